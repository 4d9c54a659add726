//! The power of an actuator.
//!
//! # What it is
//! Limits of the mechanical power of an actuator of a joint: what a battery gives, and what a motor takes back.
//!
//! # Equations
//! T-OCP-35: over step n the mean power, P = τ Δ/h, with the turn Δ of T-OCP-25.
//!
//! # Symbols
//! τ control, h length of the step.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Asked, Component, Condition, Kind, Over, Resolving};
use crate::compile::wrong;
use crate::objectives::{Along, Entry, Piece, Unknowns};
use crate::problem::Checker;
use crate::scalar::{M3, Scalar};
use crate::transcription::Units;
use alembert::error::ModelErrors;
use alembert::model::{Model, suggest};

/// Name of the actuator.
pub type Key = String;

pub(super) struct Quantity;

impl Kind for Quantity {
    type Key = Key;
    type Law = Law;

    fn check(name: &Key, c: &mut Checker<'_>, of: &Asked<'_>) -> Option<usize> {
        let place = format!("{}.power", of.path);
        let actuator = c.actuator(&place, name)?;
        if actuator.body.is_some() {
            let message = format!(
                "{}: \"{}\" acts on a body, and power is that of actuators of joints",
                of.subject,
                suggest::shorten(name)
            );
            c.error(place, message, "name an actuator of a joint");
            return None;
        }
        c.components_of(actuator).map(|[_, powers]| powers)
    }

    fn unit(_: &Key, _: &Condition, _: &Model) -> Option<&'static str> {
        Some("W")
    }

    fn resolve(name: &Key, to: &Resolving<'_>) -> Result<Vec<Component<Law>>, ModelErrors> {
        let drives = to.ocp.drives.iter().filter(|d| d.name == *name);
        let each = drives.map(|d| {
            let along = Along::of(&d.action).ok_or_else(|| {
                let help = "name an actuator of a joint";
                wrong(
                    &format!("{}.power", to.path),
                    format!("\"{name}\" acts on a body"),
                    help,
                )
            })?;
            Ok(Component {
                name: format!("power of {}", to.ocp.control_names[d.first]),
                law: Law(d.first, along),
            })
        });
        each.collect()
    }
}

/// The first component of the actuator among the controls of a step, and what it does work along.
#[derive(Clone, Debug, PartialEq)]
pub struct Law(usize, Along);

impl super::Law for Law {
    fn size(&self, u: &Units) -> f64 {
        u.energy() / u.duration
    }

    fn over(&self) -> Over {
        Over::Step
    }

    fn entries(&self, u: &dyn Unknowns, n: usize) -> Option<Vec<Entry>> {
        self.1.entries(u, n, self.0)
    }

    fn value<S: Scalar>(&self, piece: &Piece, z: &[S], refs: &[Vec<M3<f64>>]) -> S {
        let (work, h) = self.1.work(piece, z, refs);
        work / h
    }
}
