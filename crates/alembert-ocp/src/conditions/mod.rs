//! Conditions: one file for each quantity that can be bounded.
//!
//! A quantity says what stands at its key (`Kind`) and what it is (`Law`): a coordinate, whose bounds are those of an unknown; a sum of
//! functions of one or two points at a node; or a small function of a few unknowns over a step, as terms of the objective are. They are written
//! for any scalar; values, gradients and Hessians follow. To add one: a file with its key and checks (`impl Kind`) and its law (`impl Law`), and
//! its two lines here, `mod` and that of the registry.

#[macro_use]
mod registry;

mod at_points;
mod center_of_mass;
mod distance;
mod joint;
mod kind;
mod point;
mod power;
mod rate;
mod speed;

pub(crate) use at_points::{Place, second, slopes};
pub(crate) use kind::{Asked, Component, Kind, Law, Over, Resolving};

use crate::compile::Demand;
use crate::objectives::{Piece, Pieces, Small, Unknowns};
use crate::problem::{AxisName, Checker, Target};
use crate::scalar::{M3, Scalar, V3};
use crate::transcription::Units;
use crate::tree::{Node, Points};
use alembert::error::ModelErrors;
use alembert::model::Model;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

conditions! {
    /// A joint coordinate.
    Joint: joint,
    /// The place of a point in the world.
    Point: point,
    /// Distance of two points [m].
    Distance: distance,
    /// The centre of mass of everything.
    CenterOfMass: center_of_mass,
    /// Speed of the coordinates of this joint over each step; of a spherical joint the size of its angular velocity.
    Speed: speed,
    /// Mechanical power of this actuator of a joint over each step.
    Power: power,
    /// Rate of the components of this actuator, from step to step.
    Rate: rate,
}

impl Demand {
    /// What is bounded, at a configuration; only poses are needed.
    pub(crate) fn value(&self, node: &Node<f64>) -> f64 {
        let each = self.places.iter().enumerate();
        each.map(|(part, place)| place.value(&self.quantity, part, node))
            .sum()
    }

    /// Visits (point, derivative by its place).
    pub(crate) fn visit_slopes(&self, node: &Node<f64>, mut out: impl FnMut(&Points, V3<f64>)) {
        for (part, place) in self.places.iter().enumerate() {
            slopes(&self.quantity, part, place, node, &mut out);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::KINDS;

    /// One file and one line: the key of the file format, the registry and the file agree.
    #[test]
    fn conf_conditions_are_called_as_their_files() {
        let here = concat!(env!("CARGO_MANIFEST_DIR"), "/src/conditions");
        for file in KINDS {
            let path = format!("{here}/{file}.rs");
            let text = std::fs::read_to_string(&path).expect("every kind has a file");
            for part in [
                "# What it is",
                "# Equations",
                "# Symbols",
                "# Reference",
                "# Departures",
            ] {
                assert!(text.contains(part), "{path} has no part \"{part}\"");
            }
        }
    }
}
