//! Spring and damper on a coordinate.
//!
//! # What it is
//! A generalised force on one coordinate y: stiffness about a rest value, and viscous damping. Angles count full turns.
//!
//! # Equations
//! U = k (y - L)²/2; mean force over a step k ((y₀ + y₁)/2 - L); damping d (y₁ - y₀)/h, work d (y₁ - y₀)²/h ≥ 0.
//!
//! # Symbols
//! k `stiffness` [N m/rad or N/m] · d `damping` [N m s/rad or N s/m] · L `rest` [rad or m]
//!
//! # Reference
//! None; the usual engineering model.
//!
//! # Departures from the reference
//! None.

use super::kind::{Checker, Compiling, Kind};
use super::on_coordinate::{Course, Law, Slope};
use crate::error::ModelErrors;
use crate::model::{CoordinateRef, On, on};
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Linear spring and damper on a joint coordinate.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Torsion", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Stiffness [N m/rad]; on a displacement [N/m].
    pub stiffness: f64,
    /// Damping [N m s/rad]; on a displacement [N s/m].
    #[serde(default)]
    pub damping: f64,
    /// Coordinate without torque [rad]; on a displacement [m].
    #[serde(default)]
    pub rest: f64,
    /// Scheme multirate: on the grid of the fast coordinates (true) or with the slow forces (false).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast: Option<bool>,
}

impl Kind for Keys {
    fn name(&self) -> &str {
        &self.name
    }

    fn on(&self) -> Option<On<'_>> {
        Some(on(&self.joint, &self.coordinate))
    }

    fn fast(&self) -> Option<bool> {
        self.fast
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.names_coordinate(path, subject, &self.joint, &self.coordinate);
        c.coefficients(path, subject, self.stiffness, self.damping);
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let law = JointSpring {
            stiffness: self.stiffness,
            damping: self.damping,
            rest: self.rest,
        };
        out.on_coordinate(self.on(), law);
        Ok(())
    }

    #[cfg(test)]
    fn sample(_planar: bool) -> &'static str {
        "joint = \"hinge\"\nstiffness = 5\ndamping = 0.3\nrest = 0.2"
    }
}

/// Spring and damper on a coordinate; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct JointSpring {
    /// Stiffness.
    pub stiffness: f64,
    /// Damping.
    pub damping: f64,
    /// Coordinate without spring force.
    pub rest: f64,
}

impl Law for JointSpring {
    fn energy<R: Scalar>(&self, y: R) -> R {
        let stretch = y - self.rest;
        stretch * stretch * (0.5 * self.stiffness)
    }

    fn force(&self, _t: f64, y: f64) -> Slope {
        [self.stiffness * (y - self.rest), self.stiffness]
    }

    fn mean_force(&self, c: &Course) -> Slope {
        let middle = 0.5 * (c.y0 + c.y1);
        [self.stiffness * (middle - self.rest), 0.5 * self.stiffness]
    }

    fn viscous_of<R: Scalar>(&self, c: &Course<R>) -> R {
        (c.y1 - c.y0) / c.step * self.damping
    }

    fn viscous(&self, c: &Course) -> Slope {
        let d = self.damping / c.step;
        [d * (c.y1 - c.y0), d]
    }

    fn viscous_rate(&self, _y: f64, rate: f64) -> Slope {
        [self.damping * rate, self.damping]
    }

    fn dissipates(&self) -> bool {
        self.damping > 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::{Coordinate, OnCoordinate, check};

    const LAW: JointSpring = JointSpring {
        stiffness: 7.0,
        damping: 0.4,
        rest: 0.3,
    };

    #[test]
    fn conf_spring_on_an_angle() {
        let e = OnCoordinate {
            coordinate: Coordinate::Angle,
            law: LAW,
        };
        let (y0, y1) = (0.9_f64, 1.25_f64);
        check::element(&e, &[y0.cos(), y0.sin()], &[y1.cos(), y1.sin()], y0, |s| {
            let y = s[1].atan2(s[0]) - 0.3;
            y * y * 3.5
        });
    }

    #[test]
    fn conf_spring_on_a_displacement() {
        let e = OnCoordinate {
            coordinate: Coordinate::Displacement,
            law: LAW,
        };
        check::element(&e, &[0.8], &[0.5], 0.0, |s| {
            let y = s[0] - 0.3;
            y * y * 3.5
        });
    }

    #[test]
    fn conf_spring_on_a_distance() {
        let e = OnCoordinate {
            coordinate: Coordinate::Distance,
            law: LAW,
        };
        check::element(&e, &[0.8], &[0.5], 0.0, |s| {
            let y = s[0].sqrt() - 0.3;
            y * y * 3.5
        });
    }
}
