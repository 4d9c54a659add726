//! What springs, dampers, bushings, stops and drives do at a node.
//!
//! # What it is
//! Forces, lengths and rates from position and velocity of the node, as constraint forces are: they have the order of the scheme at
//! every node, in every scheme alike.
//!
//! # Equations
//! An element has the coefficients g_i of its invariants s_i, of its energy minus its drive and of its damping at the rates ṡ_i:
//! ```text
//! power to the mechanism          -Σ g_i ṡ_i
//! between two points, s = l²      force 2 l g, positive pulls;  rate ṡ/(2 l)
//! on a coordinate y               force -g·∂y/|∂y|², positive drives it upwards
//! bushing                         force and torque on the first body, along its axes: g of the deformations
//! ```
//! At rest there are no rates, a drive is read at time zero, and a load factor scales what it scales in the equilibrium.

use super::Recorder;
use super::channels::{Entry, force_unit, unit_of};
use crate::elements::{Coefficients, MAX_INVARIANTS, Seen};
use crate::model::{Force, Model, On};
use crate::step::{Stepper, Twist};
use crate::system::compile::JointInfo;
use crate::system::forces::ForceElement;
use crate::system::mechanism::Measure;
use alembert_math::Space;

/// A force element whose forces are recorded.
#[derive(Debug)]
pub(super) struct Observed<S, const D: usize, const A: usize, const T: usize> {
    /// Index in the mechanism.
    element: usize,
    /// What it shows.
    table: Force,
    /// The coordinate that it acts on.
    measure: Option<Measure<S, D, A, T>>,
}

/// Names and units of the channels of forces, in the order in which they are recorded.
pub(super) fn plan_observed<const D: usize>(model: &Model) -> Vec<Entry> {
    let mut list = vec![];
    for f in &model.forces {
        let unit = f.on().map_or("N", |on| force_unit(unit_of(model, on)));
        let own = f.channels(D, unit);
        let power = (!own.is_empty()).then(|| ("power".to_owned(), "W"));
        let named = |(part, unit)| (format!("force.{}.{part}", f.name()), unit);
        list.extend(own.into_iter().chain(power).map(named));
    }
    list
}

/// The measure of a coordinate.
fn measure_of<'a, S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    joints: &'a [JointInfo<S, D, A, T>],
    coordinates: &'a [Measure<S, D, A, T>],
    on: On<'_>,
) -> Option<&'a Measure<S, D, A, T>> {
    let joint = |name: &str, k: usize| {
        let at = model.joints.iter().position(|j| j.name == name)?;
        joints.get(at)?.measures.get(k)
    };
    match on {
        On::Joint(name, k) => joint(name, k),
        On::Coordinate(name) => {
            let at = model.coordinates.iter().position(|c| c.name() == name);
            at.and_then(|c| coordinates.get(c))
                .or_else(|| joint(name, 0))
        }
        On::Unclear => None,
    }
}

/// The elements whose forces are recorded, in the order of the model.
pub(super) fn observed<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    stepper: &Stepper<S, D, A, T>,
    joints: &[JointInfo<S, D, A, T>],
) -> Vec<Observed<S, D, A, T>>
where
    S: Space<D, A, T>,
{
    let elements = stepper.mech.forces.iter().enumerate();
    elements
        .filter_map(|(element, f)| {
            let table = model.forces[f.force].clone();
            if table.channels(D, "").is_empty() {
                return None;
            }
            let coordinates = &stepper.mech.coordinates;
            let measure = match table.on() {
                Some(on) => Some(measure_of(model, joints, coordinates, on)?.clone()),
                None => None,
            };
            Some(Observed {
                element,
                table,
                measure,
            })
        })
        .collect()
}

/// Places of states and booked values that are recorded, in the order of the model.
pub(super) fn recalled<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    stepper: &Stepper<S, D, A, T>,
) -> Vec<usize>
where
    S: Space<D, A, T>,
{
    let of = |f: &ForceElement<S, D, A, T>| {
        let own = model.forces[f.force].recalled([""; 2]);
        let start = f.memory.start;
        own.into_iter().map(move |(_, _, k)| start + k)
    };
    stepper.mech.forces.iter().flat_map(of).collect()
}

/// Rates of the invariants of an element when the nodes move with these twists.
fn rates<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    f: &ForceElement<S, D, A, T>,
    twists: &[Twist<T>],
) -> [f64; MAX_INVARIANTS] {
    let q = &stepper.state.q;
    let mut out = [0.0; MAX_INVARIANTS];
    for (s, inv) in out.iter_mut().zip(&f.invariants) {
        let ends = [inv.a, inv.b].into_iter().zip(inv.gradient(q, q));
        *s = ends
            .map(|(node, g)| twists.get(node).map_or(0.0, |t| g.dot(t)))
            .sum();
    }
    out
}

impl<S, const D: usize, const A: usize, const T: usize> Recorder<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// At rest: the part of each force element that acts.
    pub(crate) fn weigh(&mut self, weights: Vec<f64>) {
        self.weights = Some(weights);
    }

    pub(super) fn record_forces(&mut self, stepper: &Stepper<S, D, A, T>, twists: &[Twist<T>]) {
        let list = std::mem::take(&mut self.observed);
        for o in &list {
            let f = &stepper.mech.forces[o.element];
            let (s, s_dot) = (f.values(&stepper.state.q), rates(stepper, f, twists));
            let state = &stepper.state;
            let phase = stepper.mech.angle(f.angle, &state.coords, &state.angles);
            let (time, weight) = match &self.weights {
                Some(w) => (0.0, w.get(o.element).copied().unwrap_or(1.0)),
                None => (state.time, 1.0),
            };
            let mut c = Coefficients::default();
            f.gradient(time, &s, phase, &mut c);
            f.damping(&s, phase, &s_dot, &mut c);
            f.state_force_at(time, &s, &s_dot, phase, &state.memory, &mut c);
            let g = c.g.map(|g| weight * g);
            let seen = Seen {
                dimension: D,
                g: &g,
                s: &s,
                s_dot: &s_dot,
                slope: (o.measure.as_ref()).map_or([0.0; 2], |m| m.slope(&state.q)),
            };
            o.table.observe(&seen, &mut |value| self.push(value));
            let power: f64 = g.iter().zip(&s_dot).map(|(g, s)| g * s).sum();
            self.push(0.0 - power);
        }
        self.observed = list;
    }
}
