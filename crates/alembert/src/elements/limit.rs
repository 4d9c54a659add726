//! Elastic stops of a coordinate.
//!
//! # What it is
//! A spring and damper that acts only where the coordinate is outside its limits.
//!
//! # Equations
//! Penetration p(y) = max(y - b, 0) + min(y - a, 0), U = k p²/2.
//! - mean force over a step: [U(y₁) - U(y₀)]/(y₁ - y₀); on one side of the stop k (p₀ + p₁)/2, and nowhere a quotient of small
//!   differences, since |y₁ - y₀| ≥ |p₁ - p₀|
//! - damping c ṗ: force c (p₁ - p₀)²/(h (y₁ - y₀)), continuous at contact, work c (p₁ - p₀)²/h ≥ 0
//!
//! # Symbols
//! a `lower`, b `upper` [rad or m] · k `stiffness` [N m/rad or N/m] · c `damping` [N m s/rad or N s/m]
//!
//! # Reference
//! None; the usual engineering model.
//!
//! # Departures from the reference
//! None. The damper may pull while the stop is left, as long as there is penetration.

use super::kind::{Checker, Compiling, Kind};
use super::on_coordinate::{Course, Law, Slope};
use crate::error::ModelErrors;
use crate::model::{CoordinateRef, On, on};
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Elastic stops of a joint coordinate: a spring and damper that acts only outside the limits.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Limit", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Lower limit [rad, m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lower: Option<f64>,
    /// Upper limit [rad, m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upper: Option<f64>,
    /// Stiffness of the stops [N m/rad]; on a displacement [N/m].
    pub stiffness: f64,
    /// Damping while in the stops [N m s/rad]; on a displacement [N s/m].
    #[serde(default)]
    pub damping: f64,
}

impl Kind for Keys {
    fn name(&self) -> &str {
        &self.name
    }

    fn on(&self) -> Option<On<'_>> {
        Some(on(&self.joint, &self.coordinate))
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.names_coordinate(path, subject, &self.joint, &self.coordinate);
        let what = format!("the stiffness of {subject}");
        c.positive(&format!("{path}.stiffness"), &what, self.stiffness);
        let what = format!("the damping of {subject}");
        c.not_negative(&format!("{path}.damping"), &what, self.damping);
        match (self.lower, self.upper) {
            (None, None) => c.error_help(
                path,
                format!("{subject} has neither `lower` nor `upper`"),
                "add lower = ..., upper = ... or both",
            ),
            (Some(lower), Some(upper)) if lower >= upper => {
                let message = format!(
                    "`upper` of {subject} must be larger than `lower`: {upper} and {lower}"
                );
                let help = "to hold a coordinate at a value use a torsion with `rest`, or a servo";
                c.error_help(format!("{path}.upper"), message, help);
            }
            _ => {}
        }
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let law = Limit {
            lower: self.lower.unwrap_or(f64::NEG_INFINITY),
            upper: self.upper.unwrap_or(f64::INFINITY),
            stiffness: self.stiffness,
            damping: self.damping,
        };
        out.on_coordinate(self.on(), law);
        Ok(())
    }

    #[cfg(test)]
    fn sample(_planar: bool) -> &'static str {
        "joint = \"hinge\"\nlower = -0.5\nupper = 0.1\nstiffness = 30\ndamping = 0.4"
    }
}

/// Elastic stops; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// Lower limit, or minus infinity.
    pub lower: f64,
    /// Upper limit, or infinity.
    pub upper: f64,
    /// Stiffness.
    pub stiffness: f64,
    /// Damping.
    pub damping: f64,
}

impl Limit {
    fn penetration<R: Scalar>(&self, y: R) -> R {
        if y.value() > self.upper {
            y - self.upper
        } else if y.value() < self.lower {
            y - self.lower
        } else {
            R::zero()
        }
    }
}

impl Law for Limit {
    fn energy<R: Scalar>(&self, y: R) -> R {
        let p = self.penetration(y);
        p * p * (0.5 * self.stiffness)
    }

    fn force(&self, _t: f64, y: f64) -> Slope {
        let p = self.penetration(y);
        [
            self.stiffness * p,
            if p == 0.0 { 0.0 } else { self.stiffness },
        ]
    }

    fn mean_force(&self, c: &Course) -> Slope {
        let (p0, p1) = (self.penetration(c.y0), self.penetration(c.y1));
        let k = self.stiffness;
        if p0 * p1 > 0.0 {
            return [0.5 * k * (p0 + p1), 0.5 * k];
        }
        if p0 == 0.0 && p1 == 0.0 {
            return [0.0; 2];
        }
        let way = c.y1 - c.y0;
        let f = 0.5 * k * (p1 - p0) * (p1 + p0) / way;
        [f, (k * p1 - f) / way]
    }

    fn viscous_of<R: Scalar>(&self, c: &Course<R>) -> R {
        let (p0, p1) = (self.penetration(c.y0), self.penetration(c.y1));
        let way = c.y1 - c.y0;
        if p0.value() * p1.value() > 0.0 {
            return way / c.step * self.damping;
        }
        let dp = p1 - p0;
        if dp.value() == 0.0 {
            return R::zero();
        }
        dp * dp / (way * c.step) * self.damping
    }

    fn viscous(&self, c: &Course) -> Slope {
        let (p0, p1) = (self.penetration(c.y0), self.penetration(c.y1));
        let (dp, way, d) = (p1 - p0, c.y1 - c.y0, self.damping / c.step);
        if p0 * p1 > 0.0 {
            return [d * way, d];
        }
        if dp == 0.0 {
            return [0.0; 2];
        }
        let f = d * dp * dp / way;
        let moving = if p1 == 0.0 { 0.0 } else { 2.0 * d * dp };
        [f, (moving - f) / way]
    }

    fn viscous_rate(&self, y: f64, rate: f64) -> Slope {
        if self.penetration(y) == 0.0 {
            [0.0; 2]
        } else {
            [self.damping * rate, self.damping]
        }
    }

    fn dissipates(&self) -> bool {
        self.damping > 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::{Coordinate, OnCoordinate, check};

    #[test]
    fn conf_stop_in_contact() {
        let e = OnCoordinate {
            coordinate: Coordinate::Displacement,
            law: Limit {
                lower: -1.0,
                upper: 0.3,
                stiffness: 7.0,
                damping: 0.4,
            },
        };
        check::element(&e, &[0.8], &[0.5], 0.0, |s| {
            let y = s[0] - 0.3;
            y * y * 3.5
        });
    }

    #[test]
    fn id_energy_is_exact_through_contact() {
        let law = Limit {
            lower: -1.0,
            upper: 0.3,
            stiffness: 7.0,
            damping: 0.4,
        };
        let points = [-1.4, -1.0, -0.2, 0.3, 0.300_001, 0.7];
        for y0 in points {
            for y1 in points {
                let c = Course {
                    time: 0.0,
                    step: 0.1,
                    y0,
                    y1,
                };
                let change = law.energy(y1) - law.energy(y0);
                assert!((law.mean_force(&c)[0] * (y1 - y0) - change).abs() < 1e-15);
                assert!(law.viscous(&c)[0] * (y1 - y0) >= 0.0);
                let d = 1e-7;
                let at = |y1: f64| Course { y1, ..c };
                // away from the kinks the slopes are derivatives
                if (y1 + 1.0).abs() > 1e-3 && (y1 - 0.3).abs() > 1e-3 {
                    for f in [Limit::mean_force, Limit::viscous] {
                        let fd = (f(&law, &at(y1 + d))[0] - f(&law, &at(y1 - d))[0]) / (2.0 * d);
                        let slope = f(&law, &c)[1];
                        assert!((slope - fd).abs() < 1e-5 * (1.0 + fd.abs()), "{y0} {y1}");
                    }
                }
            }
        }
    }
}
