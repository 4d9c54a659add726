//! # What it is
//! Force elements of the model, as the simulator compiles them: the same laws, on the same invariants, between the same nodes.
//!
//! # Equations
//! In the discrete action an element stands as the midpoint scheme has it, with q̄ = (q_n + q_{n+1})/2 (T-OCP-15)
//! ```text
//! ℓ ∋ -h V(s(q̄)),      and what it dissipates as the force -h D(s(q_n), s(q_{n+1}), h)·∇s(q̄), half of it at each end
//! ```
//! A node that is no body is fixed, or driven along a given way. States of elements are unknowns at the nodes (T-OCP-27).

use crate::design::Family;
use crate::scalar::{IDENTITY, Scalar, V3};
use crate::tree::{Node, Tree};
use alembert::elements::AnyElement;
use alembert::error::ModelErrors;
use alembert::model::{CompiledSignal, Force, Frame, Model};
use alembert::system::forces::state_names;
use alembert::system::invariant::{Placed, Shape};
use alembert::system::mechanism::{AngleSource, Mechanism};
use alembert_math::Space;
use std::ops::Range;

/// A node to which an element is attached.
#[derive(Clone, Debug)]
pub enum End {
    /// A body of the tree.
    Body(usize),
    /// Ground.
    Ground,
    /// A point that moves along a given way: its position over time [m].
    Driven(Vec<CompiledSignal>),
}

/// Where the full turns of an angle come from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Turns {
    /// No angle.
    None,
    /// A coordinate of the tree times a sign.
    Coordinate(usize, f64),
    /// Followed from node to node, from the first turn on.
    Followed,
}

/// An invariant and which two of the nodes of its element, or closing, it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// The function.
    pub shape: Shape,
    /// Its two nodes, among the ends.
    pub ends: [usize; 2],
}

/// A force element on some nodes.
#[derive(Clone, Debug)]
pub struct Coupling {
    /// Name in the model.
    pub name: String,
    /// The law.
    pub law: AnyElement,
    /// Its invariants.
    pub parts: Vec<Part>,
    /// Its nodes.
    pub ends: Vec<End>,
    /// Turns of its angle.
    pub turns: Turns,
    /// Coordinates that move it, and which of its ends each of them carries.
    pub coordinates: Vec<(usize, Vec<bool>)>,
    /// How the law depends on parameters, if it does.
    pub family: Option<Family>,
    /// Where its states are among those of a node.
    pub states: Range<usize>,
    /// Whether it depends on time.
    pub timed: bool,
    /// First of the controls that command its inputs, and how many there are.
    pub commanded: Option<(usize, usize)>,
    /// Names of its states, and whether they are lengths.
    pub state_names: Vec<(String, bool)>,
}

/// A force along given axes at a point of a body, over time.
#[derive(Clone, Debug)]
pub struct Push {
    /// Body.
    pub body: usize,
    /// Point from the centre of mass, along the directors [m].
    pub point: V3<f64>,
    /// Components [N].
    pub value: Vec<CompiledSignal>,
}

impl Push {
    /// The force at a time [N].
    pub fn at(&self, t: f64) -> V3<f64> {
        std::array::from_fn(|i| self.value.get(i).map_or(0.0, |v| v.eval(t)))
    }
}

impl End {
    /// A node of the mechanism.
    pub fn of<S, const D: usize, const A: usize, const T: usize>(
        node: usize,
        mech: &Mechanism<S, D, A, T>,
    ) -> Self
    where
        S: Space<D, A, T>,
    {
        match node {
            k if k < mech.n() => Self::Body(k),
            k => match mech.anchors.get(k.wrapping_sub(mech.n() + 1)) {
                Some(way) => Self::Driven(way.clone()),
                None => Self::Ground,
            },
        }
    }

    /// Its pose at a time, where the bodies are placed.
    #[inline]
    pub fn pose<R: Scalar>(&self, node: &Node<R>, t: f64) -> Placed<R> {
        let x = match self {
            Self::Body(b) => {
                let (x, r) = (node.x[*b], node.r[*b]);
                return Placed { x, r };
            }
            Self::Driven(way) => std::array::from_fn(|i| way.get(i).map_or(0.0, |s| s.eval(t))),
            Self::Ground => [0.0; 3],
        };
        Placed {
            x: x.map(R::constant),
            r: IDENTITY.map(|row| row.map(R::constant)),
        }
    }
}

/// Everything that acts in the model by itself.
#[derive(Clone, Debug, Default)]
pub struct Elements {
    /// Force elements.
    pub couplings: Vec<Coupling>,
    /// Forces over time.
    pub pushes: Vec<Push>,
    /// The first thing that depends on time.
    pub timed: Option<String>,
}

impl Elements {
    /// Number of states at a node.
    pub fn states(&self) -> usize {
        self.couplings.last().map_or(0, |c| c.states.end)
    }

    /// The first element with states.
    pub fn with_states(&self) -> Option<&Coupling> {
        self.couplings.iter().find(|c| !c.states.is_empty())
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.couplings.is_empty() && self.pushes.is_empty()
    }

    /// Reads the compiled mechanism.
    pub fn new<S, const D: usize, const A: usize, const T: usize>(
        model: &Model,
        mech: &Mechanism<S, D, A, T>,
        tree: &Tree,
    ) -> Result<Self, ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let mut out = Self::default();
        for f in &mech.forces {
            let name = model.forces[f.force].name().to_owned();
            let mut nodes: Vec<usize> = vec![];
            let mut place = |node: usize| {
                let known = nodes.iter().position(|k| *k == node);
                known.unwrap_or_else(|| {
                    nodes.push(node);
                    nodes.len() - 1
                })
            };
            let parts = f.invariants.iter();
            let parts: Vec<Part> = parts
                .map(|i| Part {
                    shape: i.shape(),
                    ends: i.nodes().map(&mut place),
                })
                .collect();
            let ends: Vec<End> = nodes.iter().map(|node| End::of(*node, mech)).collect();
            let moves = ends.iter().any(|e| matches!(e, End::Driven(_)));
            if moves || f.is_timed() {
                out.timed.get_or_insert_with(|| name.clone());
            }
            let states = out.states();
            let state_names: Vec<(String, bool)> = (state_names(model, f.force).into_iter())
                .map(|(name, unit)| {
                    (
                        format!("{name} of {}", model.forces[f.force].name()),
                        unit == "m",
                    )
                })
                .collect();
            out.couplings.push(Coupling {
                commanded: None,
                timed: f.is_timed(),
                states: states..states + state_names.len(),
                state_names,
                law: f.law().clone(),
                parts,
                turns: turns(f.angle, mech, tree),
                coordinates: carried_all(tree, &ends),
                ends,
                name,
                family: None,
            });
        }
        for load in &mech.loads {
            if load.value.iter().any(|v| v.constant().is_none()) {
                let name = model.forces[load.force].name().to_owned();
                out.timed.get_or_insert(name);
            }
            out.pushes.push(Push {
                body: load.node,
                point: std::array::from_fn(|i| if i < D { load.point[i] } else { 0.0 }),
                value: load.value.clone(),
            });
        }
        Ok(out)
    }
}

/// Where the turns of an angle of the mechanism are among the coordinates of the tree.
fn turns<S, const D: usize, const A: usize, const T: usize>(
    source: AngleSource,
    mech: &Mechanism<S, D, A, T>,
    tree: &Tree,
) -> Turns
where
    S: Space<D, A, T>,
{
    match source {
        AngleSource::None => Turns::None,
        // bodies that no joint carries have no angle in the simulator, and balls none here
        AngleSource::Tree(body, k, sign)
            if !mech.links[body].freedom.absolute_position()
                && tree.bodies[body].ball.is_none() =>
        {
            Turns::Coordinate(tree.bodies[body].first + k, sign)
        }
        _ => Turns::Followed,
    }
}

/// Coordinates on the paths to some ends, and which of them they carry.
pub(crate) fn carried_all(tree: &Tree, ends: &[End]) -> Vec<(usize, Vec<bool>)> {
    let carries = |i: usize| -> Vec<bool> {
        let on = |e: &End| matches!(e, End::Body(b) if tree.path[*b].contains(&i));
        ends.iter().map(on).collect()
    };
    (0..tree.dof)
        .map(|i| (i, carries(i)))
        .filter(|(_, on)| on.contains(&true))
        .collect()
}

/// Why a force of a model has no place in optimal control, and what to do.
pub fn unsupported(force: &Force) -> Option<[&'static str; 2]> {
    match force {
        Force::Distributed(f) if f.moment.is_some() => Some([
            "has a moment along given axes, which is the derivative of no discrete action",
            "leave out `moment`",
        ]),
        Force::Torque(_) => Some([
            "is a torque along given axes, which is the derivative of no discrete action",
            "let a drive act on the joint",
        ]),
        Force::Force(f) if f.frame == Frame::Body => Some([
            "turns with its body",
            "make it an actuator along the axes of the body",
        ]),
        _ => None,
    }
}
