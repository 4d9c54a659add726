//! # What it is
//! Mechanical work of actuators as a term of the objective: value, gradient and Hessian.
//!
//! # Equations
//! T-OCP-25: over step n a control τ on a coordinate turns by Δ = θ_{n+1} - θ_n. With u = τ Δ and v = s h, s a power that does not count,
//! ```text
//! Σ_n w (√(u² + v²) - v),       0 ≤ |u| - (√(u² + v²) - v) ≤ v
//! ```
//! A torque on a rotation of three coordinates has u = τ · a, 2 a the axial vector of Q - Qᵀ, Q = cay(θ_{n+1}) C_{n+1} C_nᵀ cay(θ_n)ᵀ.
//!
//! # Symbols
//! w weight; C reference rotations; a has the length sin|φ| of the turn φ: of second order in the step.
//!
//! # Reference
//! Maas and Leyendecker 2012 (physiologically motivated cost functions).
//!
//! # Departures from the reference
//! |u| has no derivative at 0; the root has all of them.

use super::second::{Sink, emit};
use super::{NONE, Transcription};
use crate::compile::{Along, Work, WorkPart};
use crate::scalar::{Dual, IDENTITY, M3, Scalar, V3, cay, dot, product, product_f, transposed};

/// Most numbers on which the work of one step depends: three torques, three coordinates at each end, the length of the step.
const MOST: usize = 10;

impl WorkPart {
    /// Components of the control, which are also those of the coordinates.
    fn components(&self) -> usize {
        match self.along {
            Along::Coordinate(..) => 1,
            Along::Ball(..) => 3,
        }
    }

    /// Work of a step from its controls, coordinates at both ends and length; `turn` is C_{n+1} C_nᵀ.
    fn work<S: Scalar>(&self, z: &[S; MOST], turn: &M3<f64>, smooth: f64) -> S {
        let (u, h) = match self.along {
            Along::Coordinate(_, sign) => (z[0] * (z[2] - z[1]) * sign, z[3]),
            Along::Ball(..) => {
                let v = |k: usize| -> V3<S> { [z[k], z[k + 1], z[k + 2]] };
                let q = product(&product_f(&cay(&v(6)), turn), &transposed(&cay(&v(3))));
                let twice = [q[2][1] - q[1][2], q[0][2] - q[2][0], q[1][0] - q[0][1]];
                (dot(&v(0), &twice) * 0.5, z[9])
            }
        };
        let v = h * smooth;
        (u * u + v * v).sqrt() - v
    }
}

impl Transcription {
    /// Numbers on which the work of a part in a step depends, where they are among the variables, and the factor of the derivative by the last.
    fn work_place(
        &self,
        x: &[f64],
        n: usize,
        part: &WorkPart,
    ) -> ([f64; MOST], [usize; MOST], f64) {
        let (mut z, mut at) = ([0.0; MOST], [NONE; MOST]);
        let (count, tree) = (part.components(), &self.ocp.setup.tree);
        let first = match part.along {
            Along::Coordinate(i, _) => i,
            Along::Ball(ball) => tree.balls[ball],
        };
        let starts = [
            self.tau_at[n] + part.control,
            self.theta_at[n] + first,
            self.theta_at[n + 1] + first,
        ];
        for (k, start) in starts.iter().enumerate() {
            for c in 0..count {
                (z[k * count + c], at[k * count + c]) = (x[start + c], start + c);
            }
        }
        z[3 * count] = self.step(x, n);
        let stretch = self.stretch(n);
        at[3 * count] = stretch.map_or(NONE, |(duration, _)| duration);
        (z, at, stretch.map_or(0.0, |(_, k)| k))
    }

    /// C_{n+1} C_nᵀ of a part.
    fn work_turn(&self, n: usize, part: &WorkPart) -> M3<f64> {
        match part.along {
            Along::Coordinate(..) => IDENTITY,
            Along::Ball(ball) => product(&self.refs[n + 1][ball], &transposed(&self.refs[n][ball])),
        }
    }

    /// The work of all steps.
    pub(super) fn calc_work(&self, x: &[f64], work: &Work) -> f64 {
        let mut sum = 0.0;
        for n in 0..self.steps() {
            for part in &work.parts {
                let (z, _, _) = self.work_place(x, n, part);
                sum += part.weight * part.work(&z, &self.work_turn(n, part), work.smooth);
            }
        }
        sum
    }

    /// Visits (variable, derivative).
    pub(super) fn visit_work(&self, x: &[f64], work: &Work, out: &mut dyn FnMut(usize, f64)) {
        for n in 0..self.steps() {
            for part in &work.parts {
                let (z, at, by_h) = self.work_place(x, n, part);
                let (turn, last) = (self.work_turn(n, part), 3 * part.components());
                let unit = |k: usize| if k == last { by_h } else { 1.0 };
                for i in (0..=last).filter(|i| at[*i] != NONE) {
                    let mut lifted = z.map(Dual::<f64>::constant);
                    lifted[i].eps = unit(i);
                    let value = part.work(&lifted, &turn, work.smooth);
                    out(at[i], part.weight * value.eps);
                }
            }
        }
    }

    /// Visits the second derivatives: dual numbers of dual numbers.
    pub(super) fn visit_work_second(
        &self,
        x: &[f64],
        work: &Work,
        weight: f64,
        out: &mut Sink<'_>,
    ) {
        for n in 0..self.steps() {
            for part in &work.parts {
                let (z, at, by_h) = self.work_place(x, n, part);
                let (turn, last) = (self.work_turn(n, part), 3 * part.components());
                let unit = |k: usize| if k == last { by_h } else { 1.0 };
                for i in (0..=last).filter(|i| at[*i] != NONE) {
                    for j in (0..=i).filter(|j| at[*j] != NONE) {
                        let mut lifted = z.map(Dual::<Dual>::constant);
                        lifted[i].eps.re = unit(i);
                        lifted[j].re.eps = unit(j);
                        let value = part.work(&lifted, &turn, work.smooth);
                        emit(out, at[i], at[j], weight * part.weight * value.eps.eps);
                    }
                }
            }
        }
    }
}
