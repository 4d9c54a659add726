//! The regularisation of the constraint block, and what is redundant of gaps and multipliers.
//!
//! # What it is
//! Constraints have different units: directors are unit vectors, joints keep lengths and angles. The compliance that a constraint
//! naturally has, 1/mass or 1/inertia, makes the regularisation the same part of all of them, in any unit of length.
//!
//! # Equations
//! ```text
//! E = ε diag(b),   b = 1/m where a constraint keeps a length, 1/J where it keeps a direction                      (T-RED-23)
//! ```
//! with the largest mass and inertia of the mechanism, and for directors those of their body.
//!
//! # Symbols
//! b `natural` · ε `epsilon`
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Saddle, all_rows};
use crate::step::Stepper;
use crate::system::mechanism::Mechanism;
use alembert_math::Space;

/// Relative regularisation of the constraint block.
const REGULARIZATION: f64 = 1e-10;

impl<S, const D: usize, const A: usize, const T: usize> Saddle<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// What a unit force on a constraint moves at least: of the heaviest body where it acts, of the largest inertia where it turns. Directors are
    /// constrained body by body.
    pub(super) fn set_natural(&mut self, mech: &Mechanism<S, D, A, T>) {
        let heaviest = mech.bodies.iter().fold(0.0_f64, |m, b| m.max(b.mass));
        let bulkiest = mech
            .bodies
            .iter()
            .fold(0.0_f64, |m, b| m.max(b.euler.amax()));
        let part = |inertia: f64| match inertia > 0.0 {
            true => 1.0 / inertia,
            // points only, or rods without thickness
            false => 1.0 / (heaviest * mech.length * mech.length),
        };
        for (i, body) in mech.bodies.iter().enumerate() {
            self.natural[self.internal_at[i]..self.tree_at[i]].fill(part(body.euler.amax()));
        }
        for (at, _, row) in all_rows(mech, &self.tree_at, &self.closure_at) {
            self.natural[at] = match row.turns() {
                true => part(bulkiest),
                false => 1.0 / heaviest,
            };
        }
    }

    /// ε of the constraint block by the natural compliance; where closures are redundant well above the compliance of rows that agree to the
    /// closure tolerance.
    pub(super) fn regularization(&self, s: &Stepper<S, D, A, T>, h: f64) -> f64 {
        let part = match s.mech.redundant {
            0 => REGULARIZATION,
            _ => REGULARIZATION.max(1e3 * s.mech.closure_tolerance.powi(2)),
        };
        part * h
    }

    /// Leaves in `redundant` what is redundant of gaps: n ← (3 N² - 2 N³) n with N = E (B + E)⁻¹, the compliance B of the constraints and E = ε times the
    /// natural one; of multipliers, with Nᵀ. It is 1 up to 3 (β/ε)² on redundant directions and 3 (ε/β)² on others (T-RED-22).
    fn keep_redundant(&mut self, epsilon: f64, multipliers: bool) {
        let mut n = std::mem::take(&mut self.redundant);
        let mut sum = std::mem::take(&mut self.filtered);
        sum.fill(0.0);
        for weight in [0.0, 3.0, -2.0] {
            let weigh = |n: &mut [f64], natural: &[f64]| {
                for (n, natural) in n.iter_mut().zip(natural) {
                    *n *= -epsilon * natural;
                }
            };
            if multipliers {
                weigh(&mut n, &self.natural);
            }
            if let Some(f) = &mut self.factorization {
                f.solve(&mut n);
            }
            if !multipliers {
                weigh(&mut n, &self.natural);
            }
            for ((n, sum), natural) in n.iter_mut().zip(&mut sum).zip(&self.natural) {
                *n = if *natural > 0.0 { *n } else { 0.0 };
                *sum += weight * *n;
            }
        }
        (self.redundant, self.filtered) = (sum, n);
    }

    /// Takes from the gaps what no motion can close: redundant rows may not fit exactly.
    pub(super) fn drop_misfit(&mut self, epsilon: f64) {
        for k in 0..self.size {
            let keep = self.natural[k] > 0.0;
            self.redundant[k] = if keep { self.rhs[k] } else { 0.0 };
        }
        self.keep_redundant(epsilon, false);
        for (rhs, n) in self.rhs.iter_mut().zip(&self.redundant) {
            *rhs -= n;
        }
    }

    /// Takes from the multipliers what does nothing, so that it cannot add up.
    pub(super) fn drop_redundant(&mut self, epsilon: f64) {
        for k in 0..self.size {
            let keep = self.natural[k] > 0.0;
            self.redundant[k] = if keep { self.lambda[k] } else { 0.0 };
        }
        self.keep_redundant(epsilon, true);
        for (l, n) in self.lambda.iter_mut().zip(&self.redundant) {
            *l -= n;
        }
    }
}
