//! Structure-preserving dynamics of rigid multibody systems.
//!
//! The path of the data: a [`model::Model`] (what the user says) is compiled into a mechanism (`system`), stepped by a
//! scheme (`schemes`, `step`) and recorded as a [`trajectory::Trajectory`] with its ledger. Start at [`simulate()`].

pub mod adaptive;
pub mod analysis;
mod checkpoint;
pub mod control;
pub mod diagnostics;
pub mod dynamics;
pub mod elements;
pub mod equilibrium;
pub mod error;
pub mod estimate;
pub mod inverse;
pub mod joints;
pub mod lie_group;
pub mod model;
pub mod modes;
pub mod multirate;
pub mod record;
pub mod reduction;
pub mod replay;
pub mod schemes;
mod simulate;
mod start;
pub mod step;
pub mod system;
pub mod trajectory;
mod velocities;

pub use checkpoint::Checkpoints;
pub use simulate::{
    Progress, Simulation, assemble, cpu_time, examine_multirate, examine_servos, prepare, simulate,
    simulate_with,
};
