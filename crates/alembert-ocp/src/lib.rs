//! Optimal control of constrained mechanical systems by discrete mechanics (DMOCC).
//!
//! A [`problem::ProblemFile`] (what the user says) names a model, phases, actuators, conditions and an objective; a
//! [`problem::Loaded`] is a problem with its model, read from a file or made in code. [`played::Played`] solves it and plays the plan
//! back in the simulator: a plan that the simulator does not follow is none. `report::of` makes the page that `alembert solve`
//! writes.
//!
//! ```
//! use alembert::model::{Body, Joint, Model};
//! use alembert_ocp::played::Played;
//! use alembert_ocp::problem::{Actuator, Objective, ProblemFile};
//! use alembert_ocp::study::Unwatched;
//!
//! // a block goes one metre in one second, from rest to rest, with least effort
//! let block = Model::planar("block")
//!     .with_body(Body::rigid("block", 1.0, 1.0))
//!     .with_joint(Joint::prismatic("rail", ["ground", "block"]).at([0.0, 0.0]).along([1.0, 0.0]));
//! let problem = ProblemFile::new("reach")
//!     .with_phase("main", 10, 1.0)
//!     .with_actuator(Actuator::on_joint("push", "rail"))
//!     .starting_at("rail", 0.0)
//!     .ending_at("rail", 1.0)
//!     .ending_at_rest()
//!     .minimise(Objective::effort(1.0))
//!     .with_model(block)?;
//! let plan = Played::solve("main", problem, &Unwatched)?;
//! assert!(plan.is_good());
//! // in continuous time 6; on a grid of N steps 6/(1 - 1/N^2)
//! assert!((plan.solved.plan.solution.objective - 6.0 / (1.0 - 0.01)).abs() < 1e-7);
//! let push = plan.trajectory.channel("actuator.push").expect("the control");
//! assert!(push[0] > 0.0 && push[8] < 0.0, "first forwards, then back");
//! # Ok::<(), alembert::error::ModelErrors>(())
//! ```
//!
//! [`problem::Loaded::studies`] gives the variants of a file, [`charted::Charted`] computes a front of several objectives. Who watches
//! or ends a solver implements [`study::Watch`].

pub mod actions;
pub mod charted;
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
pub mod played;
pub mod problem;
pub mod reference_point;
#[cfg(feature = "report")]
pub mod report;
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
