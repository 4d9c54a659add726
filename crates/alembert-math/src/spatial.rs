//! Three-dimensional space: D = A = 3, T = 6.

use crate::Space;
use nalgebra::{Matrix3, Vector3};

/// Three-dimensional space.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spatial;

impl Space<3, 3, 6> for Spatial {
    const SLIDE: usize = 2;

    #[inline]
    fn cross(a: &Vector3<f64>, b: &Vector3<f64>) -> Vector3<f64> {
        a.cross(b)
    }

    #[inline]
    fn rate(w: &Vector3<f64>, d: &Vector3<f64>) -> Vector3<f64> {
        w.cross(d)
    }

    #[inline]
    fn spin(d: &Vector3<f64>) -> Matrix3<f64> {
        Matrix3::new(0.0, d.z, -d.y, -d.z, 0.0, d.x, d.y, -d.x, 0.0)
    }

    #[inline]
    fn pair(a: &Vector3<f64>, b: &Vector3<f64>) -> Matrix3<f64> {
        // a × (w × b) = (a·b) w - b (a·w)
        let mut m = -b * a.transpose();
        let ab = a.dot(b);
        m[(0, 0)] += ab;
        m[(1, 1)] += ab;
        m[(2, 2)] += ab;
        m
    }

    #[inline]
    fn ad(m: &Vector3<f64>) -> Matrix3<f64> {
        -Self::spin(m)
    }

    #[inline]
    fn cay(w: &Vector3<f64>) -> Matrix3<f64> {
        let mut r = Self::cay_change(w);
        for i in 0..3 {
            r[(i, i)] += 1.0;
        }
        r
    }

    #[inline]
    fn cay_change(w: &Vector3<f64>) -> Matrix3<f64> {
        // 2 (a + a²)/(1 + |a|²) with a = ŵ/2
        let a = w * 0.5;
        let (xx, yy, zz) = (a.x * a.x, a.y * a.y, a.z * a.z);
        let s = 2.0 / (1.0 + xx + yy + zz);
        let (xy, xz, yz) = (a.x * a.y, a.x * a.z, a.y * a.z);
        Matrix3::new(
            -s * (yy + zz),
            s * (xy - a.z),
            s * (xz + a.y),
            s * (xy + a.z),
            -s * (xx + zz),
            s * (yz - a.x),
            s * (xz - a.y),
            s * (yz + a.x),
            -s * (xx + yy),
        )
    }

    #[inline]
    fn cay_inv(r: &Matrix3<f64>) -> Vector3<f64> {
        let s = 2.0 / (1.0 + r.trace());
        Vector3::new(
            r[(2, 1)] - r[(1, 2)],
            r[(0, 2)] - r[(2, 0)],
            r[(1, 0)] - r[(0, 1)],
        ) * s
    }

    #[inline]
    fn dual(f: &Matrix3<f64>) -> Matrix3<f64> {
        let (a, b, n) = (f.column(0), f.column(1), f.column(2));
        Matrix3::from_columns(&[b.cross(&n), n.cross(&a), a.cross(&b)])
    }

    #[inline]
    fn axis(f: &Matrix3<f64>) -> Vector3<f64> {
        f.column(2).into_owned()
    }

    #[inline]
    fn turn(angle: f64) -> Matrix3<f64> {
        let (s, c) = angle.sin_cos();
        Matrix3::new(c, -s, 0.0, s, c, 0.0, 0.0, 0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const W: Vector3<f64> = Vector3::new(0.3, -0.7, 0.4);
    const D: Vector3<f64> = Vector3::new(1.1, 0.2, -0.6);
    const F: Vector3<f64> = Vector3::new(-0.4, 0.9, 0.5);

    #[test]
    fn id_products_agree_with_cross() {
        assert!((Spatial::spin(&D) * W - W.cross(&D)).norm() < 1e-15);
        assert!((Spatial::spin(&D).transpose() * F - D.cross(&F)).norm() < 1e-15);
        assert!((Spatial::pair(&F, &D) * W - F.cross(&W.cross(&D))).norm() < 1e-15);
        assert!(
            (Spatial::pair(&F, &D) - Spatial::spin(&F).transpose() * Spatial::spin(&D)).norm()
                < 1e-15
        );
        assert!((Spatial::ad(&F) * W - F.cross(&W)).norm() < 1e-15);
    }

    #[test]
    fn id_cayley_is_a_rotation_with_exact_midpoint_increment() {
        let r = Spatial::cay(&W);
        assert!((r.transpose() * r - Matrix3::identity()).norm() < 1e-15);
        // small turns keep their digits
        let small = Spatial::cay_change(&(W * 1e-9)) / 1e-9;
        assert!((small * D - W.cross(&D)).norm() < 2e-9);
        let d1 = r * D;
        assert!((d1 - D - W.cross(&((D + d1) * 0.5))).norm() < 1e-15);
        assert!((Spatial::cay_inv(&r) - W).norm() < 1e-15);
    }

    #[test]
    fn id_composition_of_increments() {
        let (a, b) = (W, Vector3::new(0.2, 0.1, -0.5));
        let composed = Spatial::cay(&Spatial::compose(&a, &b));
        assert!((composed - Spatial::cay(&a) * Spatial::cay(&b)).norm() < 1e-15);
    }
}
