//! Playing back a planned motion: piecewise constant controls and contacts, on the grid of the plan.
//!
//! # What it is
//! An optimal control problem ends with a plan: controls and contacts of each interval, and configurations at its nodes. [`replay()`] computes the motion of
//! these controls with the simulator's own step, so that nothing of the plan but its controls is believed; [`record()`] takes the
//! configurations as they are, for plans that are not finished. Both give a [`Trajectory`] like that of a run.
//!
//! # Equations
//! The variational midpoint scheme (`schemes/midpoint.rs`) with controls in halves (`step/controls.rs`); one step for each interval, never
//! divided. A contact holds a point of a body where it is when the contact closes: D rows g = x + r - x_c = 0 from the next node on, with constraint
//! forces from this node on. Momentum along them is lost at once: a perfectly plastic impact without sliding, whose energy counts as dissipated.
//! Where a contact opens, it still acts over the half interval before: with half of the impulse that would hold the point for one interval more
//! of the same length and with the same controls (T-OCP-13), or with none if it is force-free.
//!
//! # Symbols
//! NOTATION.md.
//!
//! # Reference
//! Leyendecker, Ober-Blöbaum, Marsden and Ortiz 2010; Leyendecker, Pekarek and Marsden 2013.
//!
//! # Departures from the reference
//! None.

mod actuators;
mod nodes;
mod player;
#[cfg(test)]
mod tests;

pub use nodes::Node;

use crate::error::{ModelError, ModelErrors};
use crate::model::{Model, Space};
use crate::system::compile::{Compiled, compile};
use crate::trajectory::Trajectory;
use alembert_math::{Planar, Spatial};
use player::Player;

/// Where controls act. Bodies are numbered as in the model: bodies, then points.
#[derive(Clone, Debug, PartialEq)]
pub enum Actuator {
    /// Forces on the coordinates of a joint, as the model file counts them: the work is Σ u_k δq_k. A spherical joint takes three torques on
    /// its second body (and the opposite ones on its first), in the axes of the joint on its first body.
    Joint {
        /// Index among the joints of the model.
        joint: usize,
        /// Only this coordinate (or torque); all of them when `None`.
        coordinate: Option<usize>,
    },
    /// A force on a point of a body, three components (two in the plane) [N].
    BodyForce {
        /// Index of the body or point.
        body: usize,
        /// In the frame of the body as the file has it, from its origin [m].
        point: [f64; 3],
        /// Components in the axes of the body as the file has them; else in world axes.
        body_axes: bool,
    },
    /// A torque on a body, three components (one in the plane) [N m].
    BodyTorque {
        /// Index of the body.
        body: usize,
        /// Components in the axes of the body as the file has them; else in world axes.
        body_axes: bool,
    },
    /// The inputs of a force element, in their order.
    Input {
        /// Index among the forces of the model.
        force: usize,
    },
}

/// A point of a body that can be held by the ground.
#[derive(Clone, Debug, PartialEq)]
pub struct Contact {
    /// Index of the body or point of the model.
    pub body: usize,
    /// In the frame of the body as the file has it, from its origin [m].
    pub point: [f64; 3],
    /// No force over the half interval before the contact opens.
    pub force_free: bool,
}

/// A step of the plan.
#[derive(Clone, Copy, Debug)]
pub struct Interval<'a> {
    /// Its length [s].
    pub h: f64,
    /// Components of all actuators, one after the other [N, N m].
    pub controls: &'a [f64],
    /// Contacts that are closed, by their place in [`Plan::contacts`]. One that was closed in the interval before stays where it is.
    pub contacts: &'a [usize],
}

/// What is played back.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// Name of the study in the provenance.
    pub study: &'a str,
    /// Actuators with their names.
    pub actuators: &'a [(String, Actuator)],
    /// Contacts with their names.
    pub contacts: &'a [(String, Contact)],
    /// Steps.
    pub intervals: &'a [Interval<'a>],
}

/// Motion at the first node.
#[derive(Clone, Copy, Debug)]
pub enum Start<'a> {
    /// At rest.
    Rest,
    /// Velocity of the centre of mass and angular velocity of each body in tree order, world axes (in the plane components 0, 1 and 5);
    /// projected on what joints and contacts allow [m/s, rad/s].
    Twists(&'a [[f64; 6]]),
    /// Momenta of directors and centre of mass, laid out like [`Node::poses`]; taken as they are [kg m²/s, kg m/s].
    Momenta(&'a [([f64; 9], [f64; 3])]),
}

/// A plan that was played back.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// Every node with all channels of a run, and `actuator.NAME...`, `contact.NAME.force.x|y|z`.
    pub trajectory: Trajectory,
    /// Configurations at the nodes, as far as the motion went.
    pub nodes: Vec<Node>,
}

/// Plays back a plan: the motion that its controls and contacts make. A step that cannot be solved ends the motion with the status stalled.
///
/// Channels beside those of a run: `actuator.NAME` (one component), `actuator.NAME.COORDINATE` or `actuator.NAME.x|y|z` hold at node k
/// the control of interval k, at the last node that of the last interval. `contact.NAME.force.x|y|z` is the force of the ground on the
/// body: the impulse at the node by the half intervals beside it in which the contact is closed; at the last node that of the node before.
/// `energy.dissipated` contains what impacts take.
pub fn replay(
    model: &Model,
    plan: &Plan<'_>,
    start: &Node,
    motion: Start<'_>,
) -> Result<Replayed, ModelErrors> {
    model.with_expanded(|model| match model.space {
        Space::Spatial => Player::<Spatial, 3, 3, 6>::new(model, plan, start, motion, true)?.play(),
        Space::Planar => Player::<Planar, 2, 1, 3>::new(model, plan, start, motion, true)?.play(),
    })
}

/// The same channels from configurations that are given, at all nodes of the plan: nothing is solved but the constraint forces, in the sense of
/// least squares. What the equations of motion leave over is a line of the ledger.
pub fn record(
    model: &Model,
    plan: &Plan<'_>,
    nodes: &[Node],
    motion: Start<'_>,
) -> Result<Trajectory, ModelErrors> {
    Ok(imposed(model, plan, nodes, motion, false)?.trajectory)
}

/// The same, and where each step ends that is solved from the nodes of the plan before it: the plan is tried step by step, so that no deviation
/// grows from one step to the next. There are fewer ends than nodes if a step cannot be solved.
pub fn retrace(
    model: &Model,
    plan: &Plan<'_>,
    nodes: &[Node],
    motion: Start<'_>,
) -> Result<Replayed, ModelErrors> {
    imposed(model, plan, nodes, motion, true)
}

fn imposed(
    model: &Model,
    plan: &Plan<'_>,
    nodes: &[Node],
    motion: Start<'_>,
    solved: bool,
) -> Result<Replayed, ModelErrors> {
    let Some(start) = nodes
        .first()
        .filter(|_| nodes.len() == plan.intervals.len() + 1)
    else {
        let message = format!(
            "the plan has {} intervals and {} nodes",
            plan.intervals.len(),
            nodes.len()
        );
        return Err(refuse(
            "nodes",
            message,
            "give one node more than intervals",
        ));
    };
    model.with_expanded(|model| match model.space {
        Space::Spatial => Player::<Spatial, 3, 3, 6>::new(model, plan, start, motion, false)?
            .record(nodes, solved),
        Space::Planar => {
            Player::<Planar, 2, 1, 3>::new(model, plan, start, motion, false)?.record(nodes, solved)
        }
    })
}

/// Compiles a spatial model without rods.
pub fn compile_spatial(model: &Model) -> Result<Compiled<Spatial, 3, 3, 6>, ModelErrors> {
    compile(model)
}

/// Compiles a planar model without rods.
pub fn compile_planar(model: &Model) -> Result<Compiled<Planar, 2, 1, 3>, ModelErrors> {
    compile(model)
}

/// An error of a plan, at a place of it.
fn refuse(path: &str, message: impl Into<String>, help: &str) -> ModelErrors {
    ModelError::new(path, message).with_help(help).into()
}
