//! Linear spring and damper between two points.
//!
//! # What it is
//! Energy of the length of the line between two body points, with a rest length, and a viscous force along it.
//!
//! # Equations
//! s = |Δ|², l = √s, U = k (l - L)²/2
//! - dU/ds = k (1 - L/l)/2
//! - discrete gradient: [U(s₁) - U(s₀)]/(s₁ - s₀) = k (1 - 2L/(l₀ + l₁))/2, free of cancellation
//! - damping c l̇: coefficient c (l₁ - l₀)/(h (l₀ + l₁)); its work over the step is c (l₁ - l₀)²/h ≥ 0
//!
//! # Symbols
//! k `stiffness` [N/m] · c `damping` [N s/m] · L `rest` [m]
//!
//! # Reference
//! Gonzalez 1996, eq. for central potentials.
//!
//! # Departures from the reference
//! None. At l = 0 the direction of the force is undefined; coefficients are kept finite by a floor on l.

use super::{Change, Coefficients, Element};
use alembert_math::scalar::Scalar;

/// Linear spring and damper; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Spring {
    /// Stiffness k [N/m].
    pub stiffness: f64,
    /// Damping c [N s/m].
    pub damping: f64,
    /// Rest length L [m].
    pub rest: f64,
}

/// Lengths below this are treated as this [m]: far below any model, so that only a division by zero is kept off.
const FLOOR: f64 = 1e-90;

fn length<R: Scalar>(s: R) -> R {
    s.larger(R::constant(FLOOR * FLOOR)).sqrt()
}

impl Element for Spring {
    fn count(&self) -> usize {
        1
    }

    fn energy<R: Scalar>(&self, s: &[R], _phase: f64, _memory: &[f64]) -> R {
        let e = length(s[0]) - self.rest;
        e * e * (0.5 * self.stiffness)
    }

    fn gradient(&self, _t: f64, s: &[f64], _phase: f64, out: &mut Coefficients) {
        let l = length(s[0]);
        out.g[0] += 0.5 * self.stiffness * (1.0 - self.rest / l);
        out.h[0][0] += 0.25 * self.stiffness * self.rest / (l * l * l);
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (l0, l1) = (length(c.s0[0]), length(c.s1[0]));
        let sum = l0 + l1;
        out.g[0] += 0.5 * self.stiffness * (1.0 - 2.0 * self.rest / sum);
        out.h[0][0] += 0.5 * self.stiffness * self.rest / (sum * sum * l1);
    }

    fn dissipation_of<R: Scalar>(&self, c: &Change<'_, R>, out: &mut [R]) {
        let (l0, l1) = (length(c.s0[0]), length(c.s1[0]));
        out[0] += (l1 - l0) / (c.step * (l0 + l1)) * self.damping;
    }

    fn dissipation(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (l0, l1) = (length(c.s0[0]), length(c.s1[0]));
        let sum = l0 + l1;
        let k = self.damping / c.step;
        out.g[0] += k * (l1 - l0) / sum;
        out.h[0][0] += k * l0 / (l1 * sum * sum);
    }

    fn dissipation_rate(&self, s: &[f64], _phase: f64, s_dot: &[f64], out: &mut Coefficients) {
        let s = s[0].max(FLOOR * FLOOR);
        out.g[0] += 0.25 * self.damping * s_dot[0] / s;
        out.h[0][0] += 0.25 * self.damping / s;
    }

    fn dissipates(&self) -> bool {
        self.damping > 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::check;

    #[test]
    fn conf_spring() {
        let e = Spring {
            stiffness: 120.0,
            damping: 3.0,
            rest: 0.7,
        };
        check::element(&e, &[1.3], &[1.1], 0.0, |s| e.energy(s, 0.0, &[]));
    }
}
