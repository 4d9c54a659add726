//! Momenta of bodies in director coordinates, and how they follow from rates and changes.

use crate::system::mechanism::Inertia;
use nalgebra::{SMatrix, SVector};

/// Momentum conjugate to position and directors.
#[derive(Clone, Copy, Debug)]
pub struct Momentum<const D: usize> {
    /// Linear momentum [kg m/s].
    pub linear: SVector<f64, D>,
    /// Director momenta as columns [kg m²/s].
    pub director: SMatrix<f64, D, D>,
}

impl<const D: usize> Momentum<D> {
    /// Zero.
    pub fn zero() -> Self {
        Self {
            linear: SVector::zeros(),
            director: SMatrix::zeros(),
        }
    }
}

impl<const D: usize> Inertia<D> {
    /// M Δq κ with κ = 1/h, for the residual of a step and for the momentum at its end alike: expressions that round κ m in two
    /// ways differ by a constant factor, which would scale the momentum in every step with one sign (T-RED-10).
    #[inline]
    pub fn momentum_of_change(&self, change: &Momentum<D>, kappa: f64) -> Momentum<D> {
        let mut director = change.director;
        for k in 0..D {
            director.column_mut(k).scale_mut(kappa * self.euler[k]);
        }
        Momentum {
            linear: change.linear * (kappa * self.mass),
            director,
        }
    }

    /// M times a rate.
    #[inline]
    pub fn momentum(&self, v: &Momentum<D>) -> Momentum<D> {
        let mut director = v.director;
        for k in 0..D {
            director.column_mut(k).scale_mut(self.euler[k]);
        }
        Momentum {
            linear: v.linear * self.mass,
            director,
        }
    }
}
