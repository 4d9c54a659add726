//! Motion of a custom joint along its angle.
//!
//! # What it is
//! Displacement and rotation of the second body in the joint frame of the first as functions of the angle, with their derivatives at a node
//! and over a step.
//!
//! # Equations
//! ```text
//! R(q) = Rot₃(q) Rot₁(φ) Rot₂(ψ),   e(q) = n + Rot₃ (φ' e₁ + ψ' Rot₁ e₂),   t(q)                              (T-RIG-41)
//! R(q₁) = cay(ρ) R(q₀),  ρ = cay⁻¹ of the product of the turns by their changes:    e = F̄ ρ/(Δq k),  s = dual(F̄) Δt/Δq
//! k² = det M̄ (1 + |ρ|²/4)/det F̄                                                                               (T-RIG-42)
//! ```
//! s and e are the directions of the relative motion in a step; with them the discrete null space contains the step itself. The quotients
//! ρ/Δq and Δt/Δq are made of mean slopes, without a division by Δq.
//!
//! # Symbols
//! F̄, M̄ mean joint frames on parent and child · φ, ψ turns about the first and second axis · ρ increment of the rotation
//!
//! # Reference
//! Betsch and Leyendecker 2006 (discrete null space); the composition of increments is that of Rodrigues.
//!
//! # Departures from the reference
//! None.

use super::row::Curve;
use alembert_math::Space;
use alembert_math::scalar::{
    IDENTITY, M3, Scalar, V3, add, column, cross, lift_matrix, scale, turn,
};
use nalgebra::{SMatrix, SVector};

/// Functions of the angle; what is missing is zero.
#[derive(Clone, Debug, Default)]
pub struct PathMotion {
    /// Displacements along the axes of the joint frame [m].
    pub slides: [Option<Curve>; 3],
    /// Turns about the first and the second axis [rad].
    pub turns: [Option<Curve>; 2],
}

/// Where the motion is taken: at a node, or over a step.
#[derive(Clone, Copy, Debug)]
pub enum Along {
    /// At an angle [rad].
    At(f64),
    /// From one angle to another [rad].
    Over([f64; 2]),
}

impl PathMotion {
    /// t(q), or its derivative of an order up to two.
    pub fn slide<R: Scalar>(&self, q: R, order: usize) -> V3<R> {
        std::array::from_fn(|i| derivative(&self.slides[i], q, order))
    }

    /// R(q), from a frame on.
    pub fn rotate<R: Scalar>(&self, frame: &mut M3<R>, q: R) {
        turn(frame, 2, q);
        for (axis, curve) in self.turns.iter().enumerate() {
            if curve.is_some() {
                turn(frame, axis, derivative(curve, q, 0));
            }
        }
    }

    /// The axis e in the joint frame on the parent, per radian, and its derivative.
    pub fn axis<R: Scalar>(&self, q: R) -> [V3<R>; 2] {
        let mut frame = lift_matrix(&IDENTITY);
        let (mut axis, mut bend) = (column(&frame, 2), [R::zero(); 3]);
        turn(&mut frame, 2, q);
        for (k, curve) in self.turns.iter().enumerate() {
            if curve.is_none() {
                continue;
            }
            // each axis turns with those before it
            let [value, slope, second] = [0, 1, 2].map(|order| derivative(curve, q, order));
            let own = column(&frame, k);
            bend = add(&bend, &scale(&own, second));
            bend = add(&bend, &scale(&cross(&axis, &own), slope));
            axis = add(&axis, &scale(&own, slope));
            turn(&mut frame, k, value);
        }
        [axis, bend]
    }

    /// Δt/Δq, ρ/Δq and |ρ|² of a step.
    pub fn over<S, const D: usize, const A: usize, const T: usize>(
        &self,
        [q0, q1]: [f64; 2],
    ) -> (SVector<f64, D>, SVector<f64, A>, f64)
    where
        S: Space<D, A, T>,
    {
        let way = q1 - q0;
        let mean = |c: &Option<Curve>| c.as_ref().map_or(0.0, |c| c.mean_from(q0, way));
        let slide = SVector::from_fn(|i, _| mean(&self.slides[i]));
        let n = S::axis(&SMatrix::identity());
        // the turn by k times the change of q about an axis, per change of q
        let part = |axis: SVector<f64, A>, k: f64| axis * (k * half_tangent(k * way));
        let mut rho = part(n, 1.0);
        if D == 3 {
            let mut frame = lift_matrix(&IDENTITY);
            turn(&mut frame, 2, q0);
            for (k, curve) in self.turns.iter().enumerate() {
                let own = column(&frame, k);
                let next = part(SVector::from_fn(|i, _| own[i.min(2)]), mean(curve));
                turn(&mut frame, k, derivative(curve, q0, 0));
                let dot = rho.dot(&next) * way * way;
                rho = (rho + next + S::ad(&rho) * next * (0.5 * way)) / (1.0 - 0.25 * dot);
            }
        }
        (slide, rho, rho.norm_squared() * way * way)
    }
}

/// 2 tan(x/2)/x.
fn half_tangent(x: f64) -> f64 {
    if x.abs() < 1e-4 {
        1.0 + x * x / 12.0
    } else {
        2.0 * (0.5 * x).tan() / x
    }
}

fn derivative<R: Scalar>(curve: &Option<Curve>, q: R, order: usize) -> R {
    let of = |c: &Curve| c.derivative(c.read(q), order);
    curve.as_ref().map_or(R::zero(), of)
}
