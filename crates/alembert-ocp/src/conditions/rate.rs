//! The rate of an actuator.
//!
//! # What it is
//! Limits of how fast a force or torque changes: jerk, valves, muscles.
//!
//! # Equations
//! T-OCP-36: at node n between two steps, (τ_n - τ_{n-1})/(½ (h_{n-1} + h_n)), as the rates of the effort are (T-OCP-8).
//!
//! # Symbols
//! τ controls, h lengths of the steps.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Asked, Component, Condition, Kind, Over, Resolving};
use crate::objectives::{Entry, Piece, Unknowns};
use crate::problem::Checker;
use crate::scalar::{M3, Scalar};
use crate::transcription::Units;
use alembert::error::ModelErrors;
use alembert::model::Model;

/// Name of the actuator.
pub type Key = String;

pub(super) struct Quantity;

impl Kind for Quantity {
    type Key = Key;
    type Law = Law;

    fn check(name: &Key, c: &mut Checker<'_>, of: &Asked<'_>) -> Option<usize> {
        let actuator = c.actuator(&format!("{}.rate", of.path), name)?;
        let at = of.condition.at.as_deref();
        if matches!(at, Some("start" | "end")) {
            let message = format!("{}: a rate is that between two steps", of.subject);
            let help = "leave `at` out for the whole motion, or name a phase";
            c.error(format!("{}.at", of.path), message, help);
        }
        c.components_of(actuator).map(|[components, _]| components)
    }

    fn unit(_: &Key, _: &Condition, _: &Model) -> Option<&'static str> {
        None
    }

    fn resolve(name: &Key, to: &Resolving<'_>) -> Result<Vec<Component<Law>>, ModelErrors> {
        let drives = to.ocp.drives.iter().filter(|d| d.name == *name);
        let own = drives.flat_map(|d| d.first..d.first + d.action.components());
        let each = own.map(|c| Component {
            name: format!("rate of {}", to.ocp.control_names[c]),
            law: Law(c),
        });
        Ok(each.collect())
    }
}

/// A component of the controls.
#[derive(Clone, Debug, PartialEq)]
pub struct Law(usize);

impl super::Law for Law {
    fn size(&self, u: &Units) -> f64 {
        u.controls[self.0] / u.duration
    }

    fn over(&self) -> Over {
        Over::TwoSteps
    }

    fn entries(&self, u: &dyn Unknowns, n: usize) -> Option<Vec<Entry>> {
        let before = n.checked_sub(1)?;
        Some(vec![
            u.control(before, self.0),
            u.control(n, self.0),
            u.length(before),
            u.length(n),
        ])
    }

    fn value<S: Scalar>(&self, _: &Piece, z: &[S], _: &[Vec<M3<f64>>]) -> S {
        (z[1] - z[0]) / (z[2] + z[3]) * 2.0
    }
}
