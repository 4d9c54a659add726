//! Kinetic energy.
//!
//! # What it is
//! The integral of the kinetic energy: a calm motion.
//!
//! # Equations
//! Σ_n h_n T_n, T_n that of the action (T-OCP-2), so its derivatives are those of the action too.
//!
//! # Symbols
//! T kinetic energy, h lengths of the steps.
//!
//! # Reference
//! Maas and Leyendecker 2012.
//!
//! # Departures from the reference
//! None.

use super::{Kind, Resolving};
use crate::compile::Ocp;
use crate::transcription::Units;
use alembert::error::ModelErrors;

table! {}

impl Kind for Keys {
    type Law = Law;

    fn resolve(&self, _: &Resolving<'_>) -> Result<Law, ModelErrors> {
        Ok(Law)
    }
}

/// The kinetic energy of everything.
#[derive(Clone, Debug)]
pub struct Law;

impl super::Law for Law {
    fn unit(&self, _: &Ocp) -> String {
        "J s".to_owned()
    }

    fn size(&self, u: &Units) -> f64 {
        u.energy() * u.duration
    }

    fn is_kinetic_energy(&self) -> bool {
        true
    }
}
