//! A joint coordinate.
//!
//! # What it is
//! Limits of a joint: bounds of the coordinate itself, which is an unknown at every node.
//!
//! # Equations
//! θ_L ≤ θ_n ≤ θ_U.
//!
//! # Symbols
//! θ coordinate, with the sign of the joint where the tree runs against it.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Asked, Component, Condition, Kind, Resolving};
use crate::compile::{signed, wrong};
use crate::problem::{Checker, coordinate_unit, joint_scalars};
use crate::transcription::Units;
use crate::tree::CoordinateKind;
use alembert::error::ModelErrors;
use alembert::model::{JointKind, Model, suggest};

/// Name of the joint.
pub type Key = String;

pub(super) struct Quantity;

impl Kind for Quantity {
    type Key = Key;
    type Law = Law;

    const TAKES: &'static [&'static str] = &["coordinate"];

    fn check(name: &Key, c: &mut Checker<'_>, of: &Asked<'_>) -> Option<usize> {
        let place = format!("{}.joint", of.path);
        let joint = c.tree_joint(&place, name)?;
        if joint.kind == JointKind::Spherical {
            let message = format!(
                "joint \"{}\" is spherical: its rotation has no bounds by component",
                suggest::shorten(name)
            );
            let help = "bound the place of a point of its body, or give the rotation under [start] or [end]";
            c.error(place, message, help);
            return None;
        }
        c.chosen_coordinates(of, joint)
    }

    fn scalars(name: &Key, of: &Condition, model: &Model) -> Vec<String> {
        joint_scalars(model, name, of.coordinate.as_deref())
    }

    fn unit(name: &Key, of: &Condition, model: &Model) -> Option<&'static str> {
        coordinate_unit(model, name, of.coordinate.as_deref())
    }

    fn resolve(name: &Key, to: &Resolving<'_>) -> Result<Vec<Component<Law>>, ModelErrors> {
        let list = to
            .names
            .coordinates(name, to.condition.coordinate.as_deref(), to.path)?;
        let each = list.into_iter().map(|(i, sign)| {
            if matches!(to.ocp.setup.tree.kinds[i], CoordinateKind::Ball(..)) {
                return Err(wrong(
                    to.path,
                    format!(
                        "the rotation of the spherical joint \"{name}\" has no bounds by component"
                    ),
                    "bound the place of a point of its body, or use a universal joint",
                ));
            }
            Ok(Component {
                name: format!("limit of {}", to.ocp.coordinate_names[i]),
                law: Law(i, sign),
            })
        });
        each.collect()
    }
}

/// A coordinate, times a sign.
#[derive(Clone, Debug, PartialEq)]
pub struct Law(usize, f64);

impl super::Law for Law {
    fn bounds(&self, file: [f64; 2]) -> [f64; 2] {
        signed(file, self.1)
    }

    fn size(&self, u: &Units) -> f64 {
        u.coordinates[self.0]
    }

    fn coordinate(&self) -> Option<(usize, f64)> {
        Some((self.0, self.1))
    }
}
