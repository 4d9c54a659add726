//! The plane: D = 2, A = 1, T = 3; rotations about the normal that points to the viewer.

use crate::Space;
use nalgebra::{Matrix1, Matrix2, Matrix2x1, Vector1, Vector2};

/// The plane.
#[derive(Clone, Copy, Debug, Default)]
pub struct Planar;

impl Space<2, 1, 3> for Planar {
    const SLIDE: usize = 0;

    #[inline]
    fn cross(a: &Vector2<f64>, b: &Vector2<f64>) -> Vector1<f64> {
        Vector1::new(a.x * b.y - a.y * b.x)
    }

    #[inline]
    fn rate(w: &Vector1<f64>, d: &Vector2<f64>) -> Vector2<f64> {
        Vector2::new(-w.x * d.y, w.x * d.x)
    }

    #[inline]
    fn spin(d: &Vector2<f64>) -> Matrix2x1<f64> {
        Matrix2x1::new(-d.y, d.x)
    }

    #[inline]
    fn pair(a: &Vector2<f64>, b: &Vector2<f64>) -> Matrix1<f64> {
        Matrix1::new(a.dot(b))
    }

    #[inline]
    fn ad(_m: &Vector1<f64>) -> Matrix1<f64> {
        Matrix1::new(0.0)
    }

    #[inline]
    fn cay(w: &Vector1<f64>) -> Matrix2<f64> {
        let a = 0.5 * w.x;
        let s = 1.0 / (1.0 + a * a);
        let (cos, sin) = ((1.0 - a * a) * s, 2.0 * a * s);
        Matrix2::new(cos, -sin, sin, cos)
    }

    #[inline]
    fn cay_change(w: &Vector1<f64>) -> Matrix2<f64> {
        let a = 0.5 * w.x;
        let s = 2.0 / (1.0 + a * a);
        let (change, sin) = (-a * a * s, a * s);
        Matrix2::new(change, -sin, sin, change)
    }

    #[inline]
    fn cay_inv(r: &Matrix2<f64>) -> Vector1<f64> {
        // 2 tan(θ/2)
        Vector1::new(2.0 * (r[(1, 0)] - r[(0, 1)]) / (2.0 + r[(0, 0)] + r[(1, 1)]))
    }

    #[inline]
    fn dual(f: &Matrix2<f64>) -> Matrix2<f64> {
        *f
    }

    #[inline]
    fn axis(_f: &Matrix2<f64>) -> Vector1<f64> {
        Vector1::new(1.0)
    }

    #[inline]
    fn turn(angle: f64) -> Matrix2<f64> {
        let (s, c) = angle.sin_cos();
        Matrix2::new(c, -s, s, c)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_products_agree() {
        let (w, d, f) = (
            Vector1::new(0.7),
            Vector2::new(1.1, 0.2),
            Vector2::new(-0.4, 0.9),
        );
        assert!((Planar::spin(&d) * w - Planar::rate(&w, &d)).norm() < 1e-15);
        assert!((Planar::spin(&d).transpose() * f - Planar::cross(&d, &f)).norm() < 1e-15);
        assert!(
            (Planar::pair(&f, &d) * w - Planar::cross(&f, &Planar::rate(&w, &d))).norm() < 1e-15
        );
    }

    #[test]
    fn id_cayley_is_a_rotation_with_exact_midpoint_increment() {
        let (w, d) = (Vector1::new(0.7), Vector2::new(1.1, 0.2));
        let r = Planar::cay(&w);
        assert!((r.transpose() * r - Matrix2::identity()).norm() < 1e-15);
        let d1 = r * d;
        assert!((d1 - d - Planar::rate(&w, &((d + d1) * 0.5))).norm() < 1e-15);
        assert!((Planar::cay_inv(&r) - w).norm() < 1e-15);
    }

    #[test]
    fn id_composition_of_increments() {
        let (a, b) = (Vector1::new(0.7), Vector1::new(-0.4));
        let composed = Planar::cay(&Planar::compose(&a, &b));
        assert!((composed - Planar::cay(&a) * Planar::cay(&b)).norm() < 1e-15);
    }
}
