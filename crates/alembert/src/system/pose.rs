//! Poses of bodies in director coordinates.
//!
//! # What it is
//! A body is the position of its centre of mass and its directors, the columns of a matrix.
//! The matrix is orthonormal at time nodes; between nodes (averages) it is not, and every formula
//! of the kernels holds for such averages too.

use nalgebra::{SMatrix, SVector};

/// Centre of mass and directors (columns of `r`), world axes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose<const D: usize> {
    /// Centre of mass φ [m].
    pub x: SVector<f64, D>,
    /// Directors d_I as columns.
    pub r: SMatrix<f64, D, D>,
}

impl<const D: usize> Pose<D> {
    /// The pose of ground.
    pub fn identity() -> Self {
        Self {
            x: SVector::zeros(),
            r: SMatrix::identity(),
        }
    }

    /// Weighted mean `(1 - b) self + b other` of the coordinates: not a rigid pose.
    #[inline]
    pub fn lerp(&self, other: &Self, b: f64) -> Self {
        Self {
            x: self.x + (other.x - self.x) * b,
            r: self.r + (other.r - self.r) * b,
        }
    }

    /// self + k other, as coordinates.
    pub fn add_scaled(&self, other: &Self, k: f64) -> Self {
        Self {
            x: self.x + other.x * k,
            r: self.r + other.r * k,
        }
    }

    /// k self, as coordinates.
    pub fn scaled(&self, k: f64) -> Self {
        Self {
            x: self.x * k,
            r: self.r * k,
        }
    }
}

/// Poses of all nodes: the moving bodies in tree order, then ground, then driven anchors.
pub type Configuration<const D: usize> = Vec<Pose<D>>;

/// Fills `out` with the weighted mean of two configurations.
pub fn lerp_into<const D: usize>(out: &mut [Pose<D>], q_n: &[Pose<D>], q_np1: &[Pose<D>], b: f64) {
    for ((o, a), c) in out.iter_mut().zip(q_n).zip(q_np1) {
        *o = a.lerp(c, b);
    }
}
