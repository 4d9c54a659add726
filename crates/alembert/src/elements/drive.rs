//! Drive on a coordinate: a generalised force that is a function of time.
//!
//! # What it is
//! A motor or an actuator with a known force or torque Q(t) on one coordinate.
//!
//! # Equations
//! The force on the coordinate is Q(t), evaluated where the scheme evaluates; its work over a step is Q (y₁ - y₀) exactly.
//!
//! # Symbols
//! Q `value` [N m or N]
//!
//! # Reference
//! None; the usual engineering model.
//!
//! # Departures from the reference
//! None.

use super::kind::{Checker, Compiling, Kind};
use super::on_coordinate::{Course, Law, Slope};
use crate::error::ModelErrors;
use crate::model::CompiledSignal;
use crate::model::{CoordinateRef, On, Signal, on};
use alembert_math::Space;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Generalised force on a joint coordinate; acts on the second body, the reaction on the first.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Drive", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Torque [N m]; on a displacement: force [N]. A function of time.
    pub value: Signal,
}

impl Kind for Keys {
    fn name(&self) -> &str {
        &self.name
    }

    fn on(&self) -> Option<On<'_>> {
        Some(on(&self.joint, &self.coordinate))
    }

    fn stores_energy(&self) -> bool {
        false
    }

    fn is_load(&self) -> bool {
        true
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.names_coordinate(path, subject, &self.joint, &self.coordinate);
        c.signal(&format!("{path}.value"), subject, &self.value);
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let value = out.signal(&self.value)?;
        out.on_coordinate(self.on(), Drive { value });
        Ok(())
    }

    #[cfg(test)]
    fn sample(_planar: bool) -> &'static str {
        "joint = \"hinge\"\nvalue = \"2*cos(3*t)\""
    }
}

/// Drive on a coordinate; see the module documentation.
#[derive(Clone, Debug)]
pub struct Drive {
    /// Q(t).
    pub value: CompiledSignal,
}

impl Law for Drive {
    fn drive(&self, t: f64) -> f64 {
        self.value.eval(t)
    }

    fn force(&self, t: f64, _y: f64) -> Slope {
        [-self.value.eval(t), 0.0]
    }

    fn mean_force(&self, c: &Course) -> Slope {
        [-self.value.eval(c.time), 0.0]
    }

    fn work(&self, c: &Course) -> f64 {
        self.value.eval(c.time) * (c.y1 - c.y0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::{Coordinate, OnCoordinate, check};
    use crate::model::Signal;

    #[test]
    fn conf_drive_stores_nothing_and_is_a_force() {
        let value = CompiledSignal::compile(&Signal::Expression("2 + t".into())).expect("valid");
        let e = OnCoordinate {
            coordinate: Coordinate::Angle,
            law: Drive { value },
        };
        let (y0, y1) = (0.9_f64, 1.25_f64);
        let at = |y: f64| [y.cos(), y.sin()];
        check::element(&e, &at(y0), &at(y1), y0, |s| s[0] * 0.0);
    }
}
