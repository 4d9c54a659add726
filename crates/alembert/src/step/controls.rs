//! Controlled forces, constant over a step, and contacts that open and close between steps.
//!
//! # What it is
//! A planned motion is played back with forces that somebody else has chosen (`replay/`). A control is a unit force with its value; the
//! value may change from step to step, and the closures of the mechanism may.
//!
//! # Equations
//! The impulse h f of a step acts in halves at its two nodes, each evaluated there:
//! ```text
//! f⁻_n = (h/2) f(q_n, u_n),   f⁺_n = (h/2) f(q_{n+1}, u_n)
//! ```
//! f⁻ is known when the step begins, and f⁺ is carried to the next one: neither enters the derivative. A closure that appears at node n
//! acts there in full, whatever the momentum is: that is the perfectly plastic impact. A closure that disappears at node n acts there over the
//! half step before: half of what it would be in a step of the same length and with the same controls that it did not leave. That step is
//! found and not taken.
//!
//! # Symbols
//! NOTATION.md.
//!
//! # Reference
//! Leyendecker, Ober-Blöbaum, Marsden and Ortiz 2010, section 2.4 (forces) and 3 (null space); Leyendecker, Pekarek and Marsden 2013 (contacts).
//!
//! # Departures from the reference
//! None. For schemes whose constraint forces act at the start of the step only.

use super::accept::{add_impulse, add_tracked};
use super::plan::{floating_roots, plan_with_motions};
use super::{Momentum, StepFailure, Stepper, Twist};
use crate::system::mechanism::Measure;
use crate::system::pose::Pose;
use crate::system::row::{Closure, ENDS};
use alembert_math::Space;
use nalgebra::SVector;

/// A unit force, in terms of nodes of the mechanism; ground stands still and takes whatever acts on it.
#[derive(Clone, Debug)]
pub(crate) enum UnitForce<S, const D: usize, const A: usize, const T: usize> {
    /// On a coordinate.
    Coordinate(Measure<S, D, A, T>),
    /// Torque about an axis, on the second node and with the other sign on the first; in the plane the axis is the normal.
    Torque {
        nodes: [usize; 2],
        /// Node in which the axis is fixed; ground for world axes.
        carrier: usize,
        axis: SVector<f64, D>,
    },
    /// Force on a point of a body.
    Force {
        node: usize,
        /// From the centre of mass [m].
        point: SVector<f64, D>,
        /// Node in which the direction is fixed; ground for world axes.
        carrier: usize,
        axis: SVector<f64, D>,
    },
    /// An input of a force element, which acts by its own law.
    Input { element: usize, input: usize },
}

/// A controlled force and its value over the step at hand [N, N m].
#[derive(Clone, Debug)]
pub(crate) struct Control<S, const D: usize, const A: usize, const T: usize> {
    pub unit: UnitForce<S, D, A, T>,
    pub value: f64,
    /// Its value at the node, where it may jump.
    at_node: f64,
}

impl<S, const D: usize, const A: usize, const T: usize> UnitForce<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Its nodes, and its wrenches on them at a configuration.
    fn wrenches(&self, q: &[Pose<D>]) -> ([usize; 2], [Twist<T>; 2]) {
        match self {
            Self::Coordinate(m) => (m.nodes(), m.gradient(q)),
            Self::Input { .. } => ([0; 2], [Twist::zeros(); 2]),
            Self::Torque {
                nodes,
                carrier,
                axis,
            } => {
                let e = q[*carrier].r * axis;
                let m = |a: usize| if A == 1 { 1.0 } else { e[a.min(D - 1)] };
                let w = Twist::<T>::from_fn(|i, _| if i < D { 0.0 } else { m(i - D) });
                (*nodes, [-w, w])
            }
            Self::Force {
                node,
                point,
                carrier,
                axis,
            } => {
                let f = q[*carrier].r * axis;
                let m = S::cross(&(q[*node].r * point), &f);
                let w = Twist::<T>::from_fn(|i, _| if i < D { f[i] } else { m[i - D] });
                ([*node; 2], [w, Twist::zeros()])
            }
        }
    }

    /// Its way over a step: the change of the coordinate, else that of the nodes along the mean force [m, rad].
    fn way(&self, q0: &[Pose<D>], q1: &[Pose<D>], moving: usize) -> f64 {
        if let Self::Coordinate(m) = self {
            let start = m.value(q0, 0.0);
            return m.value(q1, start) - start;
        }
        let ((nodes, start), (_, end)) = (self.wrenches(q0), self.wrenches(q1));
        let mut way = 0.0;
        for (k, node) in nodes.into_iter().enumerate() {
            if node < moving {
                let turn = S::cay_inv(&(q1[node].r * q0[node].r.transpose()));
                let change = q1[node].x - q0[node].x;
                let t = Twist::<T>::from_fn(|i, _| if i < D { change[i] } else { turn[i - D] });
                way += 0.5 * (start[k] + end[k]).dot(&t);
            }
        }
        way
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Takes over controlled forces, all of them zero.
    pub(crate) fn set_controls(&mut self, units: Vec<UnitForce<S, D, A, T>>) {
        let zero = |unit| Control {
            unit,
            value: 0.0,
            at_node: 0.0,
        };
        self.controls = units.into_iter().map(zero).collect();
        let acted_on = if self.controls.is_empty() {
            0
        } else {
            self.mech.n()
        };
        self.kick = vec![Twist::zeros(); acted_on];
    }

    /// Values of the controlled forces over the steps to come.
    pub(crate) fn set_control_values(&mut self, values: &[f64]) {
        for (control, value) in self.controls.iter_mut().zip(values) {
            (control.value, control.at_node) = (*value, *value);
            if let UnitForce::Input { element, input } = control.unit {
                let given = &mut self.mech.forces[element].given;
                given.get_or_insert_default()[input] = *value;
            }
        }
    }

    /// The node is between two steps with controls of their own: at it they have the mean of both.
    pub(crate) fn average_controls(&mut self, next: &[f64]) {
        for (control, next) in self.controls.iter_mut().zip(next) {
            control.at_node = 0.5 * (control.value + next);
        }
    }

    /// Wrench of everything that acts on a body with a known value, except constraint forces, in residual scaling.
    #[inline]
    pub(super) fn applied(&self, i: usize) -> Twist<T> {
        let known = self.force_wrench[i] - self.state.carry[i];
        self.kick.get(i).map_or(known, |kick| known - kick)
    }

    /// Adds the controlled forces at the node.
    pub(super) fn add_controls(&self, out: &mut [Twist<T>]) {
        for control in self.controls.iter().filter(|c| c.at_node != 0.0) {
            let (nodes, wrenches) = control.unit.wrenches(&self.state.q);
            for (node, w) in nodes.into_iter().zip(&wrenches) {
                out[node] += w * control.at_node;
            }
        }
    }

    /// Half of the impulse of the controls, at the start or at the candidate end of the step.
    pub(super) fn assemble_kick(&mut self, h: f64, at_end: bool) {
        let q = if at_end { &self.q1 } else { &self.state.q };
        self.kick.fill(Twist::zeros());
        for control in self.controls.iter().filter(|c| c.value != 0.0) {
            let (nodes, wrenches) = control.unit.wrenches(q);
            for (node, w) in nodes.into_iter().zip(&wrenches) {
                if let Some(kick) = self.kick.get_mut(node) {
                    kick.axpy(0.5 * h * control.value, w, 1.0);
                }
            }
        }
    }

    /// Accepts the controls: work and impulses of both halves; the second is carried to the next step.
    pub(super) fn accept_controls(&mut self, h: f64) {
        if self.controls.is_empty() {
            return;
        }
        let n = self.mech.n();
        for control in &self.controls {
            let way = control.unit.way(&self.state.q, &self.q1, n);
            self.state.totals.work += control.value * way;
        }
        self.add_kick(false);
        self.assemble_kick(h, true);
        self.add_kick(true);
        for (carry, kick) in self.state.carry.iter_mut().zip(&self.kick) {
            *carry += kick;
        }
    }

    /// Ledger of half an impulse of the controls.
    fn add_kick(&mut self, at_end: bool) {
        let q = if at_end { &self.q1 } else { &self.state.q };
        // the sums take forces with the sign of a gradient
        add_impulse::<S, D, A, T>(&mut self.state.totals, q, &self.kick, -1.0);
        for i in 0..if self.floats { self.kick.len() } else { 0 } {
            let root = self.root_of[i];
            add_tracked::<S, D, A, T>(&mut self.tracked, root, &q[i], &self.kick[i], -1.0);
        }
    }

    /// Other closures from this node on; those that stay must come first and in their order. For the null space formulation.
    pub(crate) fn set_closures(&mut self, closures: Vec<Closure<S, D, A, T>>) {
        let zero = Twist::<T>::zeros();
        let (count, rows) = (closures.len(), closures.iter().map(|c| c.rows.len()).sum());
        self.mech.closures = closures;
        self.lambda.resize(count, zero);
        self.node.multipliers = vec![zero; count];
        self.closure_rhs = vec![zero; count];
        self.closure_forces = vec![[zero; ENDS]; rows];
        self.elimination = plan_with_motions(&self.mech, &self.table);
        // a contact holds a tree that floated, or lets it go
        self.root_of = floating_roots(&self.mech);
        self.floats = self.root_of.iter().any(|r| *r != usize::MAX);
        if self.floats {
            self.track_momentum();
        }
    }

    /// Puts the mechanism at a configuration, at rest and at time zero.
    pub(crate) fn begin_at(&mut self, q: &[Pose<D>], coords: &[[f64; T]]) {
        self.state.time = 0.0;
        self.state.q.copy_from_slice(q);
        self.state.coords.copy_from_slice(coords);
        self.world_valid = false;
        self.restart_records();
        self.come_to_rest();
        self.history_len = 0;
    }

    /// Takes over momenta as they are: what constraints do not let through has no effect.
    pub(crate) fn set_momenta(&mut self, momenta: &[Momentum<D>]) {
        self.state.p.copy_from_slice(momenta);
        self.state.carry.fill(Twist::zeros());
        self.history_len = 0;
        self.track_momentum();
    }

    /// A step that is found and not taken: the impulses of the closures are those that it would have, all else stays.
    pub(crate) fn try_step(&mut self, h: f64) -> Result<(), StepFailure> {
        self.prepare(h);
        self.solve(h).map(|_| ())
    }

    /// Where the step that was found ends.
    pub(crate) fn found_end(&self) -> (&[Pose<D>], &[[f64; T]]) {
        (&self.q1, &self.c1)
    }

    /// Carries an impulse on a node into the step to come.
    pub(crate) fn carry_impulse(&mut self, node: usize, impulse: &Twist<T>) {
        if let Some(carry) = self.state.carry.get_mut(node) {
            *carry += impulse;
        }
    }

    /// Kinetic energy at the node, with the closures at hand [J].
    pub(crate) fn kinetic_energy(&mut self) -> f64 {
        let mut velocities = self.new_velocities();
        self.velocities(&mut velocities);
        velocities.kinetic
    }

    /// Impulse of a closure on its second node in the last step: force, and moment about its centre of mass.
    pub(crate) fn closure_impulse(&self, c: usize) -> Twist<T> {
        let forces = self.closure_forces(c).iter().zip(self.lambda[c].iter());
        forces.fold(Twist::zeros(), |sum, (force, l)| sum - force[1] * *l)
    }
}
