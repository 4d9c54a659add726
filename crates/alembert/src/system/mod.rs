//! The system: the model validated, indexed, frozen.

pub mod compile;
pub mod forces;
pub mod invariant;
pub mod link;
pub mod mechanism;
pub mod path_motion;
pub mod placement;
pub mod pose;
pub mod row;
mod second_rates;
