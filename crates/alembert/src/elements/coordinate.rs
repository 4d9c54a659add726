//! Augmented coordinates: scalars that are functions of one or two quadratic invariants.
//!
//! # What it is
//! A displacement, a distance or an angle y that a force, a measurement or a servo constraint refers to. It is a function of
//! invariants, with a discrete derivative over a step; no unknown and no constraint is added to the step for it.
//!
//! # Equations
//! With the invariants s of the coordinate:
//! - displacement (or a cosine): y = s
//! - distance: y = √s, discrete derivative 1/(y₀ + y₁)
//! - angle: y = atan2(s₂, s₁), where s₁ ∝ cos y and s₂ ∝ sin y, r = |(s₁, s₂)|, and the turn nearest to the start of the step.
//!   With averages s̄ over the step and Δ = y₁ - y₀,
//! ```text
//! ∂y = Δ / (r₀ r₁ sin Δ) (-s̄₂, s̄₁),   because  -s̄₂ (s₁₁ - s₁₀) + s̄₁ (s₂₁ - s₂₀) = r₀ r₁ sin Δ  exactly    (T-ELM-4)
//! ```
//! In all cases ∂y · (s₁ - s₀) = y₁ - y₀ exactly, so a force F on y does the work F (y₁ - y₀) over the step; the limit of equal
//! values is the derivative. ∂y is regular for |Δ| < π, at every y: steps are divided long before that.
//!
//! # Symbols
//! y the coordinate [m, rad, 1] · s invariants · Δ change over the step
//!
//! # Reference
//! Uhlar and Betsch 2009, section 3.1 (augmented angle); Gonzalez 1996 (discrete gradient of invariants).
//!
//! # Departures from the reference
//! The reference makes Θ an unknown with the constraint d₂²·(d₁¹ + d₂¹) + sin Θ - cos Θ = 0, whose derivative by Θ, √2 cos(Θ - π/4),
//! vanishes at Θ = 3π/4 + kπ: there the Jacobian loses rank. Here Θ is eliminated: nothing is singular and nothing is added to the system.

use super::Change;
use alembert_math::scalar::Scalar;

/// What the coordinate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinate {
    /// One invariant, the coordinate itself [m, 1].
    Displacement,
    /// One invariant, the square of the coordinate [m].
    Distance,
    /// Two invariants, proportional to cosine and sine of the coordinate [rad].
    Angle,
}

/// A coordinate over a step: both values, and the discrete derivative by the invariants with its own derivative by the end values.
#[derive(Clone, Copy, Debug)]
pub struct Over {
    /// Value at the start.
    pub y0: f64,
    /// Value at the end.
    pub y1: f64,
    /// ∂y by each invariant.
    pub slope: [f64; 2],
    /// Derivative of ∂y by the invariants at the end, row-major.
    pub bend: [[f64; 2]; 2],
    /// Derivative of y₁ by the invariants at the end.
    pub end: [f64; 2],
}

/// Distances below this are treated as this [m]: far below any model, so that only a division by zero is kept off.
const FLOOR: f64 = 1e-90;

impl Coordinate {
    /// Number of invariants.
    pub fn count(self) -> usize {
        match self {
            Self::Displacement | Self::Distance => 1,
            Self::Angle => 2,
        }
    }

    /// Coordinate at invariants `s`; an angle is the one nearest to `phase`.
    #[inline]
    pub fn value<R: Scalar>(self, s: &[R], phase: f64) -> R {
        match self {
            Self::Displacement => s[0],
            Self::Distance => s[0].larger(R::constant(FLOOR * FLOOR)).sqrt(),
            Self::Angle => {
                let (sin, cos) = phase.sin_cos();
                (s[1] * cos - s[0] * sin).atan2(s[0] * cos + s[1] * sin) + phase
            }
        }
    }

    /// Derivative of the coordinate by its invariants.
    #[inline]
    pub fn slope(self, s: &[f64]) -> [f64; 2] {
        self.slope_of(s)
    }

    /// The same for any scalar.
    #[inline]
    pub fn slope_of<R: Scalar>(self, s: &[R]) -> [R; 2] {
        match self {
            Self::Displacement => [R::constant(1.0), R::zero()],
            Self::Distance => [R::constant(0.5) / self.value(s, 0.0), R::zero()],
            Self::Angle => {
                let r2 = s[0] * s[0] + s[1] * s[1];
                [-s[1] / r2, s[0] / r2]
            }
        }
    }

    /// Second derivative of the coordinate by its invariants.
    #[inline]
    pub fn bend(self, s: &[f64]) -> [[f64; 2]; 2] {
        match self {
            Self::Displacement => [[0.0; 2]; 2],
            Self::Distance => {
                let y = self.value(s, 0.0);
                [[-0.25 / (y * y * y), 0.0], [0.0; 2]]
            }
            Self::Angle => {
                let r4 = (s[0] * s[0] + s[1] * s[1]).powi(2);
                let (a, b) = (2.0 * s[0] * s[1] / r4, (s[1] * s[1] - s[0] * s[0]) / r4);
                [[a, b], [b, -a]]
            }
        }
    }

    /// The discrete derivative T-ELM-4 by its invariants, from both values; [`Self::over`] has its slopes too.
    #[inline]
    pub fn discrete_slope<R: Scalar>(self, c: &Change<'_, R>, [y0, y1]: [R; 2]) -> [R; 2] {
        match self {
            Self::Displacement => [R::constant(1.0), R::zero()],
            Self::Distance => [(y0 + y1).recip(), R::zero()],
            Self::Angle => {
                let square = |s: &[R]| s[0] * s[0] + s[1] * s[1];
                let k = turn_ratio(y1 - y0) / (square(c.s0) * square(c.s1)).sqrt() * 0.5;
                [-((c.s0[1] + c.s1[1]) * k), (c.s0[0] + c.s1[0]) * k]
            }
        }
    }

    /// The coordinate over a step, with its discrete derivative T-ELM-4.
    #[inline]
    pub fn over(self, c: &Change<'_>) -> Over {
        let (y0, y1) = (self.value(c.s0, c.phase), self.value(c.s1, c.phase));
        match self {
            Self::Displacement => Over {
                y0,
                y1,
                slope: [1.0, 0.0],
                bend: [[0.0; 2]; 2],
                end: [1.0, 0.0],
            },
            Self::Distance => {
                let (sum, end) = (y0 + y1, 0.5 / y1);
                Over {
                    y0,
                    y1,
                    slope: [1.0 / sum, 0.0],
                    bend: [[-end / (sum * sum), 0.0], [0.0; 2]],
                    end: [end, 0.0],
                }
            }
            Self::Angle => {
                let square = |s: &[f64]| s[0] * s[0] + s[1] * s[1];
                let (r0, r1) = (square(c.s0), square(c.s1));
                let radii = (r0 * r1).sqrt();
                let (k, dk) = kappa(y1 - y0);
                let end = self.slope(c.s1);
                let mean = [-0.5 * (c.s0[1] + c.s1[1]), 0.5 * (c.s0[0] + c.s1[0])];
                let mut bend = [[0.0; 2]; 2];
                for (i, row) in bend.iter_mut().enumerate() {
                    for (j, b) in row.iter_mut().enumerate() {
                        *b = mean[i] * (dk * end[j] - k * c.s1[j] / r1) / radii;
                    }
                }
                bend[0][1] -= 0.5 * k / radii;
                bend[1][0] += 0.5 * k / radii;
                Over {
                    y0,
                    y1,
                    slope: mean.map(|m| k * m / radii),
                    bend,
                    end,
                }
            }
        }
    }
}

/// Δ/sin Δ and its derivative by Δ.
pub(crate) fn kappa(delta: f64) -> (f64, f64) {
    if delta.abs() < 1e-4 {
        let d2 = delta * delta;
        (1.0 + d2 / 6.0, delta / 3.0 + 7.0 * d2 * delta / 90.0)
    } else {
        let (s, c) = delta.sin_cos();
        (delta / s, (s - delta * c) / (s * s))
    }
}

/// Δ/sin Δ for any scalar.
fn turn_ratio<R: Scalar>(delta: R) -> R {
    if delta.value().abs() < 1e-2 {
        // the first term left out is below 1e-24, its third derivative below 1e-15
        let d2 = delta * delta;
        let inner = (d2 * (127.0 / 604_800.0) + 31.0 / 15120.0) * d2 + 7.0 / 360.0;
        (inner * d2 + 1.0 / 6.0) * d2 + 1.0
    } else {
        delta / delta.sin()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change<'a>(s0: &'a [f64], s1: &'a [f64], phase: f64) -> Change<'a> {
        Change {
            time: 0.0,
            step: 0.1,
            s0,
            s1,
            phase,
        }
    }

    #[test]
    fn id_angle_counts_full_turns() {
        let mut phase = 0.0;
        for k in 1..=100 {
            let y = 0.3 * f64::from(k);
            phase = Coordinate::Angle.value(&[y.cos(), y.sin()], phase);
        }
        assert!((phase - 30.0).abs() < 1e-12);
    }

    #[test]
    fn id_discrete_derivative_is_exact_and_regular_everywhere() {
        // also where the reference's constraint has no derivative by the angle, and for equal values
        for k in 0..64 {
            let y0 = 0.1 * f64::from(k) - 3.2;
            for dy in [0.0, 1e-9, 1e-3, 0.4, -1.3] {
                let at = |y: f64, r: f64| [r * y.cos(), r * y.sin()];
                for (r0, r1) in [(1.0, 1.0), (0.8, 0.9)] {
                    let (s0, s1) = (at(y0, r0), at(y0 + dy, r1));
                    let o = Coordinate::Angle.over(&change(&s0, &s1, y0));
                    let work = o.slope[0] * (s1[0] - s0[0]) + o.slope[1] * (s1[1] - s0[1]);
                    assert!((o.y1 - o.y0 - dy).abs() < 1e-14);
                    assert!((work - dy).abs() < 1e-15 + 1e-14 * dy.abs());
                    assert!(o.slope[0].hypot(o.slope[1]) > 0.5);
                }
            }
        }
        let reference = |theta: f64| theta.sin() + theta.cos();
        assert!(reference(0.75 * std::f64::consts::PI).abs() < 1e-15);
    }

    #[test]
    fn id_derivatives_match_differences() {
        let cases: [(Coordinate, Vec<f64>, Vec<f64>); 3] = [
            (Coordinate::Displacement, vec![0.3], vec![0.5]),
            (Coordinate::Distance, vec![1.3], vec![1.7]),
            (Coordinate::Angle, vec![0.5, 0.7], vec![0.2, 0.9]),
        ];
        for (coordinate, s0, s1) in cases {
            let phase = if coordinate == Coordinate::Angle {
                s0[1].atan2(s0[0])
            } else {
                0.0
            };
            let o = coordinate.over(&change(&s0, &s1, phase));
            let work: f64 = (0..s0.len()).map(|i| o.slope[i] * (s1[i] - s0[i])).sum();
            assert!((work - (o.y1 - o.y0)).abs() < 1e-14);
            let bend = coordinate.bend(&s1);
            for j in 0..s0.len() {
                let d = 1e-6;
                let (mut p, mut m) = (s1.clone(), s1.clone());
                p[j] += d;
                m[j] -= d;
                let (op, om) = (
                    coordinate.over(&change(&s0, &p, phase)),
                    coordinate.over(&change(&s0, &m, phase)),
                );
                assert!((o.end[j] - (op.y1 - om.y1) / (2.0 * d)).abs() < 1e-8);
                for i in 0..s0.len() {
                    let fd = (op.slope[i] - om.slope[i]) / (2.0 * d);
                    assert!((o.bend[i][j] - fd).abs() < 1e-8, "{coordinate:?}");
                    let fd = (coordinate.slope(&p)[i] - coordinate.slope(&m)[i]) / (2.0 * d);
                    assert!((bend[i][j] - fd).abs() < 1e-8, "{coordinate:?}");
                }
            }
        }
    }
}
