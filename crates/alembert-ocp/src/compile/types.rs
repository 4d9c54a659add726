//! The resolved problem: what the transcription reads.

use crate::actions::Action;
use crate::conditions::{Place, Quantity};
use crate::design::Design;
use crate::objectives::TermKind;
use crate::problem::{Release, Transcription};
use crate::scalar::{M3, V3};
use crate::tree::{Points, Setup};

/// A phase on the grid.
#[derive(Clone, Debug)]
pub struct Phase {
    /// Name.
    pub name: String,
    /// Steps.
    pub steps: usize,
    /// Shortest and longest duration [s]; equal if given.
    pub duration: [f64; 2],
    /// Duration to begin with [s].
    pub guess: f64,
    /// Closed contacts.
    pub contacts: Vec<usize>,
}

/// An actuator: its action and its components among the controls.
#[derive(Clone, Debug)]
pub struct Drive {
    /// Name.
    pub name: String,
    /// What it does.
    pub action: Action,
    /// First component among the controls of a step.
    pub first: usize,
    /// Unit of its components.
    pub unit: &'static str,
}

/// A contact point and its frame.
#[derive(Clone, Debug)]
pub struct Touch {
    /// Name.
    pub name: String,
    /// The point.
    pub point: Points,
    /// Directions of the components of its force: tangents, then the normal.
    pub axes: Vec<V3<f64>>,
    /// Height of the ground along the normal [m].
    pub height: f64,
    /// Coefficient of friction.
    pub friction: Option<f64>,
    /// The ground may pull.
    pub pulls: bool,
    /// Force at the node where it opens.
    pub release: Release,
}

/// Bounds at the first or last node.
#[derive(Clone, Debug)]
pub struct Ends {
    /// Of the coordinates.
    pub theta: Vec<[f64; 2]>,
    /// Given rotations, in place of the coordinates of spherical joints and free bodies.
    pub rotations: Vec<Option<M3<f64>>>,
    /// Of the conjugate momenta; none: free.
    pub momentum: Vec<Option<[f64; 2]>>,
}

/// Nodes of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// One node.
    Node(usize),
    /// From a node to a node, both included; of what is over steps, the steps between.
    Nodes(usize, usize),
    /// The step that begins at a node.
    After(usize),
    /// The step that ends at a node.
    Before(usize),
}

/// A condition on a scalar at nodes or over steps.
#[derive(Clone, Debug)]
pub struct Demand {
    /// Name.
    pub name: String,
    /// Nodes.
    pub at: Where,
    /// What is bounded.
    pub quantity: Quantity,
    /// Points of the functions at a node of which it is the sum.
    pub(crate) places: Vec<Place>,
    /// Bounds.
    pub bounds: [f64; 2],
}

/// A coordinate that advances over a period.
#[derive(Clone, Debug)]
pub struct Advance {
    /// Name as the file writes it.
    pub name: String,
    /// Coordinate.
    pub coordinate: usize,
    /// Bounds of the advance.
    pub bounds: [f64; 2],
}

/// Periodicity.
#[derive(Clone, Debug)]
pub struct Period {
    /// Momenta repeat.
    pub momentum: bool,
    /// What advances.
    pub advance: Vec<Advance>,
}

/// A term of the objective.
#[derive(Clone, Debug)]
pub struct Term {
    /// Name.
    pub name: String,
    /// Factor.
    pub weight: f64,
    /// What it is.
    pub kind: TermKind,
    /// Divided by this advance.
    pub per: Option<usize>,
    /// Unit.
    pub unit: String,
}

/// A resolved problem.
#[derive(Clone, Debug)]
pub struct Ocp {
    /// Tree and names.
    pub setup: Setup,
    /// Phases.
    pub phases: Vec<Phase>,
    /// Actuators.
    pub drives: Vec<Drive>,
    /// Names of the components of the controls.
    pub control_names: Vec<String>,
    /// Bounds of the controls.
    pub limits: Vec<[f64; 2]>,
    /// Contacts.
    pub touches: Vec<Touch>,
    /// First node.
    pub start: Ends,
    /// Last node.
    pub end: Ends,
    /// Conditions.
    pub demands: Vec<Demand>,
    /// Periodicity.
    pub period: Option<Period>,
    /// Objective.
    pub terms: Vec<Term>,
    /// Largest turn in a step [rad].
    pub max_turn: f64,
    /// Names of the coordinates.
    pub coordinate_names: Vec<String>,
    /// Unknowns of the program.
    pub unknowns: Transcription,
    /// What of the model is chosen.
    pub design: Design,
}

impl Ocp {
    /// Moves conditions to another number of steps in each phase.
    pub fn retime(&mut self, from: &[usize], to: &[usize]) {
        let moved = |n: usize| {
            let (mut a, mut b) = (0, 0);
            for (f, t) in from.iter().zip(to) {
                if n <= a + f {
                    return b + ((n - a) as f64 * *t as f64 / *f as f64).round() as usize;
                }
                (a, b) = (a + f, b + t);
            }
            b
        };
        for demand in &mut self.demands {
            demand.at = match demand.at {
                Where::Node(n) => Where::Node(moved(n)),
                Where::Nodes(a, b) => Where::Nodes(moved(a), moved(b)),
                Where::After(n) => Where::After(moved(n)),
                Where::Before(n) => Where::Before(moved(n)),
            };
        }
    }
}

/// Default of the largest turn of a joint in a step [rad].
pub const MAX_TURN: f64 = 0.5;
