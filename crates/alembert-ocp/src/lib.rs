//! Optimal control of constrained mechanical systems by discrete mechanics (DMOCC).
//!
//! A [`problem::ProblemFile`] (what the user says) names a model, phases, actuators, conditions and an objective.

pub mod actions;
pub mod compile;
pub mod guess;
pub mod problem;
pub mod scalar;
pub mod solve;
pub mod transcription;
pub mod tree;
