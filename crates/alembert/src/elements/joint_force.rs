//! Spring, damper and drive on a joint coordinate (an angle or a displacement).
//!
//! # What it is
//! A generalised force on one joint coordinate y: stiffness about a rest value, viscous damping, and a
//! drive Q(t). Angles are unwrapped: they count full turns.
//!
//! # Equations
//! Displacement: y = s₀ (an `Along` invariant). Angle: y = atan2(s₁, s₀) with s₀ = cos y, s₁ = sin y as `Dot` invariants.
//! The discrete gradient of the angle is, with averages c̄, s̄ over the step and Δ = y₁ - y₀,
//! ```text
//! ∂y = (Δ / sin Δ) (-s̄, c̄),     because  -s̄ (c₁ - c₀) + c̄ (s₁ - s₀) = sin Δ  exactly        (T-ELM-4)
//! ```
//! so any U(y) has the discrete gradient [U(y₁) - U(y₀)]/Δ · ∂y: energy exact, and momentum too since cos y and sin y are
//! invariants. Damping d ẏ enters with ẏ = Δ/h: work d Δ²/h ≥ 0. A drive does the work Q Δ exactly.
//!
//! # Symbols
//! `stiffness` [N m/rad or N/m] · `damping` [N m s/rad or N s/m] · `rest` [rad or m] · `drive` Q(t) [N m or N]
//!
//! # Reference
//! Uhlar and Betsch 2009, section 3.1 (augmented angle); Gonzalez 1996 (discrete gradient of invariants).
//!
//! # Departures from the reference
//! No augmented unknown is needed, and the singular angles of their eq. (11) do not arise: T-ELM-4 is regular for |Δ| < π.

use super::{Change, Coefficients, Element};
use crate::model::CompiledSignal;

/// What the coordinate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinate {
    /// One invariant, the coordinate itself [m].
    Displacement,
    /// Two invariants, cosine and sine of the coordinate [rad].
    Angle,
}

/// Spring, damper and drive on a joint coordinate; see the module documentation.
#[derive(Clone, Debug)]
pub struct JointForce {
    /// Which coordinate.
    pub coordinate: Coordinate,
    /// Stiffness.
    pub stiffness: f64,
    /// Damping.
    pub damping: f64,
    /// Coordinate without spring force.
    pub rest: f64,
    /// Drive Q(t).
    pub drive: Option<CompiledSignal>,
}

impl Coordinate {
    /// Coordinate at invariants `s`; an angle is the one nearest to `phase`.
    #[inline]
    pub fn value(self, s: &[f64], phase: f64) -> f64 {
        match self {
            Self::Displacement => s[0],
            Self::Angle => {
                let (sin, cos) = phase.sin_cos();
                phase + (s[1] * cos - s[0] * sin).atan2(s[0] * cos + s[1] * sin)
            }
        }
    }

    /// Derivative of the coordinate by its invariants.
    #[inline]
    pub fn slope(self, s: &[f64]) -> [f64; 2] {
        match self {
            Self::Displacement => [1.0, 0.0],
            Self::Angle => {
                let r2 = s[0] * s[0] + s[1] * s[1];
                [-s[1] / r2, s[0] / r2]
            }
        }
    }

    /// Number of invariants.
    pub fn count(self) -> usize {
        match self {
            Self::Displacement => 1,
            Self::Angle => 2,
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

impl JointForce {
    fn drive(&self, t: f64) -> f64 {
        self.drive.as_ref().map_or(0.0, |q| q.eval(t))
    }

    /// Adds `f` times the discrete slope T-ELM-4, where `f` has the derivative `df` by the end value.
    fn add_discrete(&self, c: &Change<'_>, y1: f64, f: f64, df: f64, out: &mut Coefficients) {
        match self.coordinate {
            Coordinate::Displacement => {
                out.g[0] += f;
                out.h[0][0] += df;
            }
            Coordinate::Angle => {
                let (k, dk) = kappa(y1 - c.phase);
                let m = [-0.5 * (c.s0[1] + c.s1[1]), 0.5 * (c.s0[0] + c.s1[0])];
                let slope = self.coordinate.slope(c.s1);
                for i in 0..2 {
                    out.g[i] += f * k * m[i];
                    for j in 0..2 {
                        out.h[i][j] += (df * k + f * dk) * m[i] * slope[j];
                    }
                }
                out.h[0][1] -= 0.5 * f * k;
                out.h[1][0] += 0.5 * f * k;
            }
        }
    }
}

impl Element for JointForce {
    fn count(&self) -> usize {
        self.coordinate.count()
    }

    fn energy(&self, s: &[f64], phase: f64) -> f64 {
        let e = self.coordinate.value(s, phase) - self.rest;
        0.5 * self.stiffness * e * e
    }

    fn gradient(&self, t: f64, s: &[f64], phase: f64, out: &mut Coefficients) {
        // the angle itself is only needed by the spring
        let mut f = -self.drive(t);
        if self.stiffness != 0.0 {
            f += self.stiffness * (self.coordinate.value(s, phase) - self.rest);
        }
        let a = self.coordinate.slope(s);
        let n = self.count();
        for i in 0..n {
            out.g[i] += f * a[i];
            for j in 0..n {
                out.h[i][j] += self.stiffness * a[i] * a[j];
            }
        }
        if self.coordinate == Coordinate::Angle {
            let r4 = (s[0] * s[0] + s[1] * s[1]).powi(2);
            let (cs, d) = (2.0 * s[0] * s[1] / r4, (s[1] * s[1] - s[0] * s[0]) / r4);
            out.h[0][0] += f * cs;
            out.h[0][1] += f * d;
            out.h[1][0] += f * d;
            out.h[1][1] -= f * cs;
        }
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        let y0 = self.coordinate.value(c.s0, c.phase);
        let y1 = self.coordinate.value(c.s1, c.phase);
        let f = self.stiffness * (0.5 * (y0 + y1) - self.rest) - self.drive(c.time);
        self.add_discrete(c, y1, f, 0.5 * self.stiffness, out);
    }

    fn dissipation(&self, c: &Change<'_>, out: &mut Coefficients) {
        let y0 = self.coordinate.value(c.s0, c.phase);
        let y1 = self.coordinate.value(c.s1, c.phase);
        let d = self.damping / c.step;
        self.add_discrete(c, y1, d * (y1 - y0), d, out);
    }

    fn dissipation_rate(&self, s: &[f64], s_dot: &[f64], out: &mut Coefficients) {
        let a = self.coordinate.slope(s);
        let n = self.count();
        let rate: f64 = (0..n).map(|i| a[i] * s_dot[i]).sum();
        for i in 0..n {
            out.g[i] += self.damping * rate * a[i];
            for j in 0..n {
                out.h[i][j] += self.damping * a[i] * a[j];
            }
        }
    }

    fn dissipates(&self) -> bool {
        self.damping > 0.0
    }

    fn work(&self, c: &Change<'_>) -> f64 {
        if self.drive.is_none() {
            return 0.0;
        }
        let y0 = self.coordinate.value(c.s0, c.phase);
        self.drive(c.time) * (self.coordinate.value(c.s1, c.phase) - y0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::check;
    use num_dual::DualNum;

    #[test]
    fn conf_torsion_on_an_angle() {
        let e = JointForce {
            coordinate: Coordinate::Angle,
            stiffness: 7.0,
            damping: 0.4,
            rest: 0.3,
            drive: None,
        };
        let (y0, y1) = (0.9_f64, 1.25_f64);
        check::element(&e, &[y0.cos(), y0.sin()], &[y1.cos(), y1.sin()], y0, |s| {
            let y = s[1].atan2(s[0]) - 0.3;
            y * y * 3.5
        });
    }

    #[test]
    fn conf_spring_on_a_displacement() {
        let e = JointForce {
            coordinate: Coordinate::Displacement,
            stiffness: 7.0,
            damping: 0.4,
            rest: 0.3,
            drive: None,
        };
        check::element(&e, &[0.8], &[0.5], 0.0, |s| {
            let y = s[0] - 0.3;
            y * y * 3.5
        });
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
}
