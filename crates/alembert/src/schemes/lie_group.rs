//! Explicit variational scheme on SE(3), synchronous and asynchronous.
//!
//! # What it is
//! The promises of the scheme; the step itself is `lie_group/`, because its unknowns are twists of single nodes.
//!
//! # Equations
//! T-LIE-7 and T-LIE-9.
//!
//! # Symbols
//! See `lie_group/mod.rs`.
//!
//! # Reference
//! Demoures et al. 2015 and LTD report 2011-2012.
//!
//! # Departures from the reference
//! See `lie_group/mod.rs`.

use super::{Claims, EnergyClaim, Table};
use crate::model::Study;

/// The table: no stages of its own. Events at different times have an order in time, which reversal turns around only where
/// all of them coincide: the asynchronous scheme is not claimed to be reversible.
pub fn table(study: &Study) -> Table {
    Table {
        name: "lie-group",
        stages: &[],
        claims: Claims {
            order: 2,
            symplectic: true,
            linear_momentum: true,
            angular_momentum: true,
            energy: EnergyClaim::Bounded,
            reversible: !study.asynchronous,
            constraints: true,
            velocity_constraints: true,
        },
        ..super::midpoint::table()
    }
}
