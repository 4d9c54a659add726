//! The operations in which planar and spatial mechanics differ.
//!
//! # What it is
//! A position has `D` components, an angular velocity `A`, a twist `T = D + A`:
//! (3, 3, 6) in space and (2, 1, 3) in the plane. All rigid-body kernels need only the products below.
//!
//! # Equations
//! With the matrix B(d) of the map w ↦ w × d:
//! - moment of a force: d × f = B(d)ᵀ f
//! - `pair(a, b)` = B(a)ᵀ B(b), so that a × (w × b) = pair(a, b) w and (w × b) × a = -pair(a, b) w
//! - Cayley map: cay(w) = (I - ŵ/2)⁻¹ (I + ŵ/2), for which cay(w) d - d = w × (d + cay(w) d)/2
//!   holds exactly. This identity is why the midpoint null space matrix reproduces the increment.
//!
//! # Reference
//! Marsden and Ratiu, Introduction to Mechanics and Symmetry, 9.2; Betsch and Leyendecker 2006.

use nalgebra::{SMatrix, SVector};

/// Planar or spatial Euclidean space; see the module documentation.
pub trait Space<const D: usize, const A: usize, const T: usize>:
    Copy + Default + Send + Sync + std::fmt::Debug + 'static
{
    /// Cross product of two position-like vectors (a moment).
    fn cross(a: &SVector<f64, D>, b: &SVector<f64, D>) -> SVector<f64, A>;
    /// Rate w × d of a body-fixed vector d.
    fn rate(w: &SVector<f64, A>, d: &SVector<f64, D>) -> SVector<f64, D>;
    /// Matrix B(d) of the map w ↦ w × d.
    fn spin(d: &SVector<f64, D>) -> SMatrix<f64, D, A>;
    /// B(a)ᵀ B(b).
    fn pair(a: &SVector<f64, D>, b: &SVector<f64, D>) -> SMatrix<f64, A, A>;
    /// Matrix of the map w ↦ m × w between angular vectors (zero in the plane).
    fn ad(m: &SVector<f64, A>) -> SMatrix<f64, A, A>;
    /// Cayley map from an angular increment to a rotation.
    fn cay(w: &SVector<f64, A>) -> SMatrix<f64, D, D>;
    /// cay(w) - 1 without cancellation: the change of the directors is this times themselves.
    fn cay_change(w: &SVector<f64, A>) -> SMatrix<f64, D, D>;
    /// Inverse of the Cayley map; large near half a turn.
    fn cay_inv(r: &SMatrix<f64, D, D>) -> SVector<f64, A>;
    /// Increment of cay(a) cay(b): the composition of two increments, without forming rotations.
    fn compose(a: &SVector<f64, A>, b: &SVector<f64, A>) -> SVector<f64, A> {
        (a + b + Self::ad(a) * b * 0.5) / (1.0 - 0.25 * a.dot(b))
    }
    /// Columns dual to those of `f`: (b × n, n × a, a × b); in the plane `f` itself.
    /// Exact also when the columns of `f` are not orthonormal (mid-step averages).
    fn dual(f: &SMatrix<f64, D, D>) -> SMatrix<f64, D, D>;
    /// Rotation axis carried by a joint frame: its last column in space, 1 in the plane.
    fn axis(f: &SMatrix<f64, D, D>) -> SVector<f64, A>;
    /// Rotation by `angle` about the joint axis, in the joint frame.
    fn turn(angle: f64) -> SMatrix<f64, D, D>;
    /// Nearest rotation to an almost orthonormal matrix.
    fn orthonormalize(r: &SMatrix<f64, D, D>) -> SMatrix<f64, D, D> {
        // one Newton-Schulz step: quadratic convergence from round-off sized errors
        let gram = crate::tmm(r, r);
        crate::mm(r, &(SMatrix::<f64, D, D>::identity() * 1.5 - gram * 0.5))
    }
    /// Column of a joint frame along which it slides: the last in space, the first in the plane.
    const SLIDE: usize;
}

/// Determinant of a 2×2 or 3×3 matrix.
pub fn det<const D: usize>(m: &SMatrix<f64, D, D>) -> f64 {
    match D {
        2 => m[(0, 0)] * m[(1, 1)] - m[(0, 1)] * m[(1, 0)],
        _ => {
            m[(0, 0)] * (m[(1, 1)] * m[(2, 2)] - m[(1, 2)] * m[(2, 1)])
                - m[(0, 1)] * (m[(1, 0)] * m[(2, 2)] - m[(1, 2)] * m[(2, 0)])
                + m[(0, 2)] * (m[(1, 0)] * m[(2, 1)] - m[(1, 1)] * m[(2, 0)])
        }
    }
}
