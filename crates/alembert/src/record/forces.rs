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
use super::channels::{AXES, Entry, force_unit, unit_of};
use crate::elements::{Bushing, Coefficients, MAX_INVARIANTS};
use crate::model::{Force, Model, On};
use crate::step::{Stepper, Twist};
use crate::system::compile::JointInfo;
use crate::system::forces::ForceElement;
use crate::system::mechanism::Measure;
use alembert_math::Space;

/// Lengths below this are treated as this [m], as the spring does.
const FLOOR: f64 = 1e-90;

/// A force element whose forces are recorded.
#[derive(Debug)]
pub(super) struct Observed<S, const D: usize, const A: usize, const T: usize> {
    /// Index in the mechanism.
    element: usize,
    kind: Kind<S, D, A, T>,
}

#[derive(Debug)]
enum Kind<S, const D: usize, const A: usize, const T: usize> {
    /// Along the line between two points.
    Line,
    /// On a coordinate.
    Coordinate(Measure<S, D, A, T>),
    /// Three displacements and three rotations, or two and one.
    Bushing,
}

/// The coordinate that a force of the model acts on, if it acts on one and is recorded; friction reports its force itself.
fn coordinate(force: &Force) -> Option<On<'_>> {
    match force {
        Force::Friction(_) => None,
        _ => force.on(),
    }
}

/// Names and units of the channels of forces, in the order in which they are recorded.
pub(super) fn plan_observed<const D: usize>(model: &Model) -> Vec<Entry> {
    let mut list = vec![];
    for f in &model.forces {
        let mut add = |part: &str, unit: &'static str| {
            list.push((format!("force.{}.{part}", f.name()), unit));
        };
        match f {
            Force::Spring(_) => {
                add("force", "N");
                add("length", "m");
                add("rate", "m/s");
            }
            Force::Bushing(_) => {
                let angular = if D == 3 { &AXES[..] } else { &AXES[2..] };
                for (part, unit, axes) in [
                    ("force", "N", &AXES[..D]),
                    ("torque", "N m", angular),
                    ("displacement", "m", &AXES[..D]),
                    ("rotation", "rad", angular),
                ] {
                    for a in axes {
                        add(&format!("{part}.{a}"), unit);
                    }
                }
            }
            _ => match coordinate(f) {
                Some(on) => add("force", force_unit(unit_of(model, on))),
                None => continue,
            },
        }
        add("power", "W");
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
    let kind = |f: &Force| match f {
        Force::Spring(_) => Some(Kind::Line),
        Force::Bushing(_) => Some(Kind::Bushing),
        _ => {
            let measure = measure_of(model, joints, &stepper.mech.coordinates, coordinate(f)?)?;
            Some(Kind::Coordinate(measure.clone()))
        }
    };
    let elements = stepper.mech.forces.iter().enumerate();
    elements
        .filter_map(|(element, f)| {
            let kind = kind(&model.forces[f.force])?;
            Some(Observed { element, kind })
        })
        .collect()
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
            let g = c.g.map(|g| weight * g);
            match &o.kind {
                Kind::Line => {
                    let l = s[0].sqrt().max(FLOOR);
                    self.push(2.0 * l * g[0]);
                    self.push(s[0].sqrt());
                    self.push(0.5 * s_dot[0] / l);
                }
                Kind::Coordinate(m) => {
                    let d = m.slope(&state.q);
                    let square = d[0] * d[0] + d[1] * d[1];
                    self.push(0.0 - (g[0] * d[0] + g[1] * d[1]) / square);
                }
                Kind::Bushing => self.push_bushing(&g, &s),
            }
            let power: f64 = g.iter().zip(&s_dot).map(|(g, s)| g * s).sum();
            self.push(0.0 - power);
        }
        self.observed = list;
    }

    /// Force and torque on the first body, displacement and rotation of the second, along the axes of the first.
    fn push_bushing(&mut self, g: &[f64], s: &[f64]) {
        let count = D + A;
        for k in 0..count {
            let [(i, w), (j, v)] = Bushing::rows(D, k);
            // weights of a rotation are ±1/2: the coefficients differ by the whole torque
            self.push(if v == 0.0 {
                g[i]
            } else {
                g[i] / w / 2.0 + g[j] / v / 2.0
            });
        }
        for k in 0..count {
            let [(i, w), (j, v)] = Bushing::rows(D, k);
            self.push(w * s[i] + v * s[j]);
        }
    }
}
