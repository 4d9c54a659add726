//! Optimal control of constrained mechanical systems by discrete mechanics (DMOCC).
//!
//! A [`problem::ProblemFile`] (what the user says) names a model, phases, actuators, conditions and an objective.

pub mod actions;
pub mod closing;
pub mod compile;
pub mod conditions;
pub mod design;
pub mod elements;
pub mod guess;
pub mod lifted;
pub mod loops;
pub mod objectives;
pub mod pareto;
pub mod playback;
pub mod problem;
pub mod reference_point;
pub mod result;
pub mod rods;
pub mod simulated;
pub mod size;
pub mod solve;
mod stability;
mod starts;
pub mod step_map;
pub mod study;
pub mod transcription;
pub mod tree;

pub(crate) use alembert_math::scalar;
