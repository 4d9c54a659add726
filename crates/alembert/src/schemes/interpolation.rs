//! Interpolation between the ends of a step: linear, cubic, trigonometric.
//!
//! # What it is
//! The functions that give configurations and velocities inside a step from those at its ends. With a quadrature rule
//! they are the table of a variational scheme.
//!
//! # Equations
//! ```text
//! q(t_n + c h) = g₁(c) q_n + g₂(c) q_{n+1},   h q̇ = g₁'(c) q_n + g₂'(c) q_{n+1},   g₁(c) = g₂(1 - c)        (T-INT-1)
//! linear         g₂ = c
//! cubic          g₂ = c + u² (c - c³)/6
//! trigonometric  g₂ = sin(c u)/sin u                                                                        (T-INT-2)
//! ```
//!
//! # Symbols
//! c position in the step, 0 to 1; u = ω h [rad]; g₁, g₂ `g0`, `g1`; g₁', g₂' `d0`, `d1` of [`Shape`]
//!
//! # Reference
//! Kosmas and Leyendecker 2012, Table 1; Kosmas and Vlachos 2010.
//!
//! # Departures from the reference
//! The trigonometric functions are written with sin(x)/x, so that u = 0 is the linear interpolation and not 0/0. Their
//! functions are numbered from the start of the step, g₁ and g₂ there, `g0` and `g1` here.

/// |sin u| below which the trigonometric interpolation counts as singular. Weights grow like 1/sin u and a step
/// takes differences of them: nearer than this, more than six digits are lost.
const SINGULAR: f64 = 1e-6;

/// How configurations inside a step follow from its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Interpolation {
    /// A straight line; independent of the frequency.
    Linear,
    /// Cubic, exact for the oscillator to one order more.
    Cubic,
    /// Exact for the oscillator of frequency ω.
    Trigonometric,
}

/// Weights of the two ends at one place of the step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    /// g₁: weight of q_n in the configuration.
    pub g0: f64,
    /// g₂: weight of q_{n+1} in the configuration.
    pub g1: f64,
    /// g₁' = h ġ₁: weight of q_n in h times the velocity.
    pub d0: f64,
    /// g₂' = h ġ₂: weight of q_{n+1} in h times the velocity.
    pub d1: f64,
}

impl Interpolation {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Linear, Self::Cubic, Self::Trigonometric];

    /// Name in model files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Linear => "linear",
            Self::Cubic => "cubic",
            Self::Trigonometric => "trigonometric",
        }
    }

    /// The weights at position `c` of the step, 0 to 1, for u = ω h. Not finite where [`singular`](Self::singular).
    pub fn at(self, c: f64, u: f64) -> Shape {
        let (g1, d1) = self.end(c, u);
        let (g0, d0) = self.end(1.0 - c, u);
        Shape {
            g0,
            g1,
            d0: -d0,
            d1,
        }
    }

    /// g₂ and its derivative at c.
    fn end(self, c: f64, u: f64) -> (f64, f64) {
        match self {
            Self::Linear => (c, 1.0),
            Self::Cubic => {
                let w = u * u / 6.0;
                (c + w * (c - c * c * c), 1.0 + w * (1.0 - 3.0 * c * c))
            }
            Self::Trigonometric => {
                let s = sinc(u);
                (c * sinc(c * u) / s, (c * u).cos() / s)
            }
        }
    }

    /// Whether the functions do not exist: sin u is (nearly) zero, u near a multiple of π other than 0. Only the
    /// trigonometric interpolation has such places.
    pub fn singular(self, u: f64) -> bool {
        self == Self::Trigonometric && u.abs() > 1.0 && u.sin().abs() < SINGULAR
    }

    /// Whether the functions depend on the frequency.
    pub fn needs_frequency(self) -> bool {
        self != Self::Linear
    }
}

/// sin(x)/x, 1 at 0. The quotient is accurate for every x but 0 itself.
fn sinc(x: f64) -> f64 {
    if x == 0.0 { 1.0 } else { x.sin() / x }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_ends_are_interpolated() {
        for kind in Interpolation::ALL {
            for u in [0.0, 1e-8, 0.3, 2.0, 4.0] {
                let (a, b) = (kind.at(0.0, u), kind.at(1.0, u));
                assert!((a.g0 - 1.0).abs() < 1e-15 && a.g1 == 0.0, "{kind:?} {u}");
                assert!((b.g1 - 1.0).abs() < 1e-15 && b.g0 == 0.0, "{kind:?} {u}");
            }
        }
    }

    #[test]
    fn diff_derivatives() {
        let h = 1e-5;
        for kind in Interpolation::ALL {
            for u in [0.0, 0.3, 2.0, 4.0] {
                for c in [0.0, 0.2, 0.5, 0.77, 1.0] {
                    let (a, s, b) = (kind.at(c - h, u), kind.at(c, u), kind.at(c + h, u));
                    // truncation h² u³/6 and round-off ε/h
                    assert!((s.d0 - (b.g0 - a.g0) / (2.0 * h)).abs() < 1e-7);
                    assert!((s.d1 - (b.g1 - a.g1) / (2.0 * h)).abs() < 1e-7);
                }
            }
        }
    }

    #[test]
    fn ref_limits_and_exact_motions() {
        for c in [0.0, 0.1, 0.6, 1.0] {
            let linear = Interpolation::Linear.at(c, 0.0);
            assert_eq!(
                (linear.g0, linear.g1, linear.d0, linear.d1),
                (1.0 - c, c, -1.0, 1.0)
            );
            for kind in [Interpolation::Cubic, Interpolation::Trigonometric] {
                assert_eq!(kind.at(c, 0.0), linear);
                // the next term is u²
                let near = kind.at(c, 1e-9);
                assert!((near.g0 - linear.g0).abs() < 1e-16 && (near.d1 - 1.0).abs() < 1e-16);
            }
            // cos and sin of frequency ω are reproduced by the trigonometric functions ...
            let u: f64 = 1.3;
            let s = Interpolation::Trigonometric.at(c, u);
            assert!((s.g0 + s.g1 * u.cos() - (c * u).cos()).abs() < 1e-15);
            assert!((s.d1 * u.sin() - u * (c * u).cos()).abs() < 1e-15);
            // ... and to u⁴ by the cubic ones
            for (u, bound) in [(0.1_f64, 2e-6), (0.05, 1.3e-7)] {
                let s = Interpolation::Cubic.at(c, u);
                assert!((s.g0 + s.g1 * u.cos() - (c * u).cos()).abs() < bound);
            }
        }
    }

    #[test]
    fn id_singular_places() {
        use std::f64::consts::PI;
        let t = Interpolation::Trigonometric;
        assert!(t.singular(PI) && t.singular(-2.0 * PI) && t.singular(3.0 * PI + 1e-8));
        assert!(!t.singular(0.0) && !t.singular(1e-12) && !t.singular(PI + 1e-3));
        assert!(!Interpolation::Linear.singular(PI) && !Interpolation::Cubic.singular(PI));
    }
}
