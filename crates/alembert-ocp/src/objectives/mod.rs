//! Terms of the objective: one file each.
//!
//! A kind says which keys its table takes (`Kind`) and what it adds up (`Law`): small functions of a few unknowns, a function of a point at
//! the end, or the kinetic energy. They are written for any scalar; values, gradients and Hessians of both programs follow. To add one: a file
//! with its table (`table!`, an `impl Kind`) and its law (a struct, an `impl Law`), and its two lines here, `mod` and that of the registry.

#[macro_use]
mod registry;

mod along;
mod contact_impulse;
mod effort;
mod effort_rate;
mod kind;
mod kinetic_energy;
mod parameter;
mod piece;
mod position;
mod target;
mod time;
mod tracking;
mod weights;
mod work;

pub(crate) use along::{Along, turn_of_ball};
pub(crate) use kind::{Kind, Law, Resolving};
pub(crate) use piece::{Entry, Piece, Pieces, Small, Unknowns};

use kind::Summands;

use crate::compile::Ocp;
use crate::problem::Checker;
use crate::scalar::{M3, Scalar, V3};
use crate::transcription::Units;
use crate::tree::Points;
use alembert::error::{ModelError, ModelErrors};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

objectives! {
    /// Half the integral of squared controls.
    "effort" Effort: effort,
    /// Half the integral of squared rates of the controls.
    "effort-rate" EffortRate: effort_rate,
    /// The sum of the durations.
    "time" Time: time,
    /// The integral of the kinetic energy.
    "kinetic-energy" KineticEnergy: kinetic_energy,
    /// A coordinate of a point at the end: jump height or width with a negative weight.
    "position" Position: position,
    /// Half the squared distance of a point to a target at the end.
    "target" Target: target,
    /// Half the sum of squared normal impulses at the nodes where contacts close.
    "contact-impulse" ContactImpulse: contact_impulse,
    /// Mechanical work of the actuators: the integral of the absolute values of their powers, smoothed.
    "work" Work: work,
    /// The value of a parameter: what a stiffness or a mass costs.
    "parameter" Parameter: parameter,
    /// Half the integral of the squared distance of a joint coordinate from a given motion.
    "tracking" Tracking: tracking,
}

/// Without a weight a term counts once.
fn one() -> f64 {
    1.0
}

impl Objective {
    /// Half the integral of the squares of all controls, with a weight.
    pub fn effort(weight: f64) -> Self {
        Self::Effort(effort::Keys {
            name: None,
            weight,
            per: None,
            actuators: None,
            weights: BTreeMap::new(),
        })
    }

    /// The sum of the durations, with a weight.
    pub fn time(weight: f64) -> Self {
        Self::Time(time::Keys {
            name: None,
            weight,
            per: None,
        })
    }

    /// Its name in reports and fronts: the kind when it has none.
    pub fn label(&self) -> &str {
        self.name().unwrap_or(self.kind())
    }
}

#[cfg(test)]
mod tests {
    use super::KINDS;

    /// One file and one line: the tag of the file format, the registry and the file agree.
    #[test]
    fn conf_terms_are_called_as_their_files() {
        let here = concat!(env!("CARGO_MANIFEST_DIR"), "/src/objectives");
        for (tag, file) in KINDS {
            assert_eq!(tag.replace('-', "_"), **file);
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
