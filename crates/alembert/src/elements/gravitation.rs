//! Attraction of two points with the inverse square of their distance.
//!
//! # What it is
//! The Kepler potential between two body points; a potential that is not quadratic.
//!
//! # Equations
//! s = r², U = -c/r; discrete gradient [U₁ - U₀]/(s₁ - s₀) = c/(r₀ r₁ (r₀ + r₁))
//!
//! # Symbols
//! c `constant` = G m₁ m₂ [N m²]
//!
//! # Reference
//! Hairer, Lubich and Wanner, Geometric Numerical Integration, V.5.
//!
//! # Departures from the reference
//! None.

use super::{Change, Coefficients, Element};
use alembert_math::scalar::Scalar;

/// Inverse-square attraction; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Gravitation {
    /// c = G m₁ m₂ [N m²].
    pub constant: f64,
}

impl Element for Gravitation {
    fn count(&self) -> usize {
        1
    }

    fn energy<R: Scalar>(&self, s: &[R], _phase: f64, _memory: &[f64]) -> R {
        s[0].sqrt().recip() * (-self.constant)
    }

    fn gradient(&self, _t: f64, s: &[f64], _phase: f64, out: &mut Coefficients) {
        let r = s[0].sqrt();
        out.g[0] += 0.5 * self.constant / (s[0] * r);
        out.h[0][0] -= 0.75 * self.constant / (s[0] * s[0] * r);
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (r0, r1) = (c.s0[0].sqrt(), c.s1[0].sqrt());
        let p = r1 * (r0 + r1);
        out.g[0] += self.constant / (r0 * p);
        out.h[0][0] -= self.constant * (r0 + 2.0 * r1) / (2.0 * r1 * r0 * p * p);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::check;

    #[test]
    fn conf_gravitation() {
        let e = Gravitation { constant: 2.5 };
        check::element(&e, &[1.3], &[0.9], 0.0, |s| e.energy(s, 0.0, &[]));
    }
}
