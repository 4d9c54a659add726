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
    /// t(q).
    pub fn translation<const D: usize>(&self, q: f64) -> SVector<f64, D> {
        SVector::from_fn(|i, _| of(&self.slides[i], q))
    }

    /// R(q).
    pub fn rotation<S, const D: usize, const A: usize, const T: usize>(
        &self,
        q: f64,
    ) -> SMatrix<f64, D, D>
    where
        S: Space<D, A, T>,
    {
        let [phi, psi] = [0, 1].map(|k| of(&self.turns[k], q));
        let first = S::turn(q);
        if D == 2 {
            return first;
        }
        first * about::<D>(0, phi) * about::<D>(1, psi)
    }

    /// Slide and axis in the joint frame on the parent, per radian, at an angle; and their derivatives.
    pub fn tangent<S, const D: usize, const A: usize, const T: usize>(
        &self,
        q: f64,
    ) -> [(SVector<f64, D>, SVector<f64, A>); 2]
    where
        S: Space<D, A, T>,
    {
        let slide = |order| SVector::from_fn(|i, _| derivative(&self.slides[i], q, order));
        let n = S::axis(&SMatrix::identity());
        if D == 2 {
            return [(slide(1), n), (slide(2), SVector::zeros())];
        }
        let [[phi1, phi2], [psi1, psi2]] =
            [0, 1].map(|k| [1, 2].map(|order| derivative(&self.turns[k], q, order)));
        let first = S::turn(q);
        let second = first * about::<D>(0, of(&self.turns[0], q));
        let (a, b) = (angular::<D, A>(&first, 0), angular::<D, A>(&second, 1));
        let axis = n + a * phi1 + b * psi1;
        // each axis turns with those before it
        let bend = a * phi2 + b * psi2 + S::ad(&n) * a * phi1 + S::ad(&(n + a * phi1)) * b * psi1;
        [(slide(1), axis), (slide(2), bend)]
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
        let turn = |axis: SVector<f64, A>, k: f64| axis * (k * half_tangent(k * way));
        let mut rho = turn(n, 1.0);
        if D == 3 {
            let first = S::turn(q0);
            let second = first * about::<D>(0, of(&self.turns[0], q0));
            for (frame, k) in [(first, 0), (second, 1)] {
                let next = turn(angular::<D, A>(&frame, k), mean(&self.turns[k]));
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

fn of(curve: &Option<Curve>, q: f64) -> f64 {
    curve.as_ref().map_or(0.0, |c| c.value(c.read(q)))
}

fn derivative(curve: &Option<Curve>, q: f64, order: usize) -> f64 {
    let at = |c: &Curve| match order {
        1 => c.slope(c.read(q)),
        _ => c.bend(c.read(q)),
    };
    curve.as_ref().map_or(0.0, at)
}

/// Rotation about the first or second axis in space.
fn about<const D: usize>(k: usize, angle: f64) -> SMatrix<f64, D, D> {
    let (s, c) = angle.sin_cos();
    let m = match k {
        0 => [[1.0, 0.0, 0.0], [0.0, c, -s], [0.0, s, c]],
        _ => [[c, 0.0, s], [0.0, 1.0, 0.0], [-s, 0.0, c]],
    };
    SMatrix::from_fn(|i, j| m[i.min(2)][j.min(2)])
}

/// A column of a frame in space as an angular vector.
fn angular<const D: usize, const A: usize>(
    frame: &SMatrix<f64, D, D>,
    k: usize,
) -> SVector<f64, A> {
    SVector::from_fn(|i, _| frame[(i.min(D - 1), k)])
}
