//! An equilibrium far from the start: a damped descent until Newton's iteration takes over.
//!
//! # What it is
//! Pseudo-transient continuation. The tangent gets a weight on the metric of motions; a large weight is a small step downhill, none is
//! Newton. The weight grows until the tangent is positive, so every step goes downhill and the end is a stable equilibrium.
//!
//! # Equations
//! (K + ω W) δ = -r, ω raised until no eigenvalue is negative, lowered while forces still push along the way  (T-EQU-7).
//!
//! # Symbols
//! ω `weight` [J] · W the metric T-EQU-3
//!
//! # Reference
//! Kelley and Keyes 1998.
//!
//! # Departures from the reference
//! The weight follows the signs of the pivots and the forces at the end of a step, not the residual, which grows on the way down.

use super::loading::Part;
use super::statics::{Failure, Statics};
use crate::step::Twist;
use alembert_math::Space;

/// Iterations, and iterations for every body: what swings down about a hinge turns its first element as often as it has elements.
const MOST: u32 = 500;
const MOST_EACH: u32 = 8;
/// Increment below which Newton's iteration is tried.
const NEAR: f64 = 0.05;

impl<S, const D: usize, const A: usize, const T: usize> Statics<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Goes downhill to an equilibrium at the factor; returns the number of iterations.
    pub(crate) fn relax(&mut self) -> Result<u32, Failure> {
        self.assemble_rows(Part::At(self.factor));
        let scale = self.stiffness_scale();
        let (mut weight, mut near) = (1e-3 * scale, NEAR);
        let bodies = u32::try_from(self.stepper.mech.n()).unwrap_or(u32::MAX);
        for iteration in 1..=MOST.max(bodies.saturating_mul(MOST_EACH)) {
            self.assemble_rows(Part::At(self.factor));
            let (residual, body) = self.residual();
            let failure = Failure {
                body,
                residual,
                singular: false,
            };
            if residual.is_nan() {
                return Err(failure);
            }
            if !self.make_positive(&mut weight, scale) {
                return Err(failure);
            }
            let force = self.rates.clone();
            self.solve();
            let size = self.largest(&self.twists);
            if !size.is_finite() {
                return Err(failure);
            }
            let damping = (self.max_turn / size).min(1.0);
            let (rates, closures) = (self.rates.clone(), self.closures.clone());
            self.advance(&rates, &closures, damping);
            self.assemble_rows(Part::At(self.factor));
            // too far if the forces at the end would push back
            let along = |rows: &[Twist<T>]| -> f64 {
                let pairs = rates.iter().zip(rows);
                pairs.map(|(u, f)| u.dot(f)).sum()
            };
            let back = along(&self.rates) < -0.3 * along(&force);
            weight *= if back { 4.0 } else { 0.4 };
            // a minimum is near where the tangent itself is positive; motions without resistance are not counted
            if size < near
                && self.factor_tangent(0.0, 1e-9 * scale)
                && self.elimination.signs().negative == 0
            {
                let here = self.save();
                match self.correct(None) {
                    Ok(more) => return Ok(iteration + more),
                    Err(_) => self.restore(&here),
                }
                near = 0.25 * size;
            }
        }
        let (residual, body) = self.residual();
        Err(Failure {
            body,
            residual,
            singular: false,
        })
    }

    /// Raises the weight until the tangent is positive, and factorises it.
    fn make_positive(&mut self, weight: &mut f64, scale: f64) -> bool {
        for _ in 0..80 {
            let (rates, closures) = (self.rates.clone(), self.closures.clone());
            if self.factor_tangent(0.0, *weight) && self.elimination.signs().negative == 0 {
                (self.rates, self.closures) = (rates, closures);
                return true;
            }
            (self.rates, self.closures) = (rates, closures);
            *weight = (4.0 * *weight).max(1e-9 * scale);
        }
        false
    }

    /// Size of the tangent, in the unit of an energy: mean of the diagonal in the metric, or forces times the length.
    fn stiffness_scale(&mut self) -> f64 {
        self.fill_tangent(0.0, 0.0);
        let (mech, e) = (&self.stepper.mech, &self.elimination);
        let mut sum = 0.0;
        for i in 0..mech.n() {
            for k in 0..T {
                let by = if k < D { mech.length.powi(2) } else { 1.0 };
                sum += e.blocks[i][0][0][(k, k)].abs() * by;
            }
        }
        let mean = sum / (T * mech.n().max(1)) as f64;
        let (residual, _) = self.residual();
        mean.max(residual * mech.length).max(f64::MIN_POSITIVE)
    }
}
