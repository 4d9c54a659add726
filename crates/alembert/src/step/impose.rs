//! A step whose end is given: what the equations of motion leave over is what forces must do.
//!
//! # What it is
//! The residual of the variational midpoint scheme is evaluated with imposed configurations at both ends. Nothing is solved here.
//! Recorded motions are turned into forces this way (`inverse/`).
//!
//! # Equations
//! With the slot derivatives of the discrete Lagrangian, forces f⁺, f⁻ of elements and loads, and a known motion q_n:
//! ```text
//! h Q_n = -P(q_n)ᵀ [ D₂L_d(q_{n-1}, q_n) + D₁L_d(q_n, q_{n+1}) + f⁺_{n-1} + f⁻_n ]
//! ```
//! Q_n are the generalised forces on the rates of the tree that make the motion; they act at node n with the whole of h, as constraint
//! forces and motors do in this scheme. They are exact to second order in h, and so are the velocities at the node, for which
//! the central difference is taken, projected on the constraints.
//!
//! # Symbols
//! NOTATION.md. An input is a pair of wrenches of a unit force on two nodes, with its value in residual scaling h u.
//!
//! # Reference
//! Marsden and West 2001, part 3 (discrete Lagrange-d'Alembert principle).
//!
//! # Departures from the reference
//! The equations are read from right to left.

use super::{Momentum, StepFailure, Stepper, Totals, Twist};
use crate::reduction::elimination::one_node;
use crate::reduction::small::shift_wrench;
use crate::system::pose::{Configuration, Pose};
use alembert_math::Space;

/// A unit force between two nodes: its wrenches on them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Input<const T: usize> {
    pub nodes: [usize; 2],
    pub force: [Twist<T>; 2],
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Puts the mechanism at a node of an imposed motion, with no history.
    pub(crate) fn begin_imposed(&mut self, time: f64, q: &Configuration<D>, coords: &[[f64; T]]) {
        self.state.time = time;
        self.state.q.clone_from(q);
        self.state.coords.copy_from_slice(coords);
        self.state.p.fill(Momentum::zero());
        self.state.carry.fill(Twist::zeros());
        self.feedback.fill(Twist::zeros());
        self.lambda.fill(Twist::zeros());
        self.world_valid = false;
        // whether momentum is kept is no question here
        self.floats = false;
        self.imposed = Some(vec![Twist::zeros(); self.mech.n()]);
        // forces follow from the motion, not the other way round
        self.node.given = true;
        self.restart_records();
    }

    /// Balances, followed angles and internal variables start at this node.
    pub(crate) fn restart_records(&mut self) {
        let state = &mut self.state;
        state.totals = Totals {
            work: 0.0,
            dissipated: 0.0,
            impulse: Twist::zeros(),
        };
        state.angles = self.mech.angles.iter().map(|a| a.value(&state.q)).collect();
        state.memory = self
            .mech
            .initial_memory(&state.q, &state.coords, &state.angles);
    }

    /// Velocities that the node is to have, before they are projected on the constraints.
    pub(crate) fn set_imposed_twists(&mut self, twist: impl Fn(usize) -> Twist<T>) {
        if let Some(list) = &mut self.imposed {
            for (i, t) in list.iter_mut().enumerate() {
                *t = twist(i);
            }
        }
    }

    /// Imposes the end of the step.
    pub(crate) fn impose(
        &mut self,
        h: f64,
        q1: &[Pose<D>],
        c1: &[[f64; T]],
    ) -> Result<(), StepFailure> {
        self.impose_end(h, q1, c1);
        // the node before the first one is known: forces act on both sides
        self.sides = 1.0;
        self.check_turns(0)
    }

    /// The same as part of a run that begins at the first node; a body may turn as far as it likes.
    pub(crate) fn impose_end(&mut self, h: f64, q1: &[Pose<D>], c1: &[[f64; T]]) {
        self.prepare(h);
        self.q1.copy_from_slice(q1);
        self.c1.copy_from_slice(c1);
        self.largest_turn = 0.0;
        for i in 0..self.mech.n() {
            let link = &self.mech.links[i];
            let world = &mut self.world_1;
            link.world(
                &q1[link.parent],
                &q1[i],
                &mut world.levers[i],
                &mut world.frames[i],
            );
            self.delta[i] = Momentum {
                linear: q1[i].x - self.state.q[i].x,
                director: q1[i].r - self.state.q[i].r,
            };
            self.increments[i] = Twist::zeros();
            let turn = self.delta[i].director.norm_squared();
            self.largest_turn = self.largest_turn.max(turn);
        }
        self.set_closure_forces();
        self.assemble_wrenches(h);
    }

    /// Impulses on the bodies that the imposed motion asks for and that no force of the model gives, at node n [N s, N m s].
    pub(crate) fn imposed_impulses(&self) -> &[Twist<T>] {
        &self.wrench
    }

    /// Impulses of the forces of the model at node n.
    pub(crate) fn model_impulses(&self, i: usize) -> Twist<T> {
        self.state.carry[i] - self.force_wrench[i]
    }

    /// Completes the imposed step with inputs and multipliers of the closures, both in residual scaling: forces at the node are
    /// those of both sides of it. Returns the largest row of the equations that is not met.
    pub(crate) fn complete_imposed(
        &mut self,
        h: f64,
        inputs: &[Input<T>],
        values: &[f64],
        multipliers: &[f64],
    ) -> f64 {
        self.assemble_wrenches(h);
        self.set_test_joints();
        let mut at = 0;
        for (c, closure) in self.mech.closures.iter().enumerate() {
            for r in 0..closure.rows.len() {
                let l = multipliers[at];
                self.lambda[c][r] = l;
                for (&node, force) in closure.nodes.iter().zip(&self.closure_forces[at]) {
                    self.wrench[node] += force * l;
                }
                at += 1;
            }
        }
        for (input, u) in inputs.iter().zip(values) {
            for (node, g) in input.nodes.into_iter().zip(&input.force) {
                self.wrench[node] -= g * *u;
            }
        }
        let links = &self.mech.links;
        self.elimination.test(
            |i| links[i].parent,
            one_node(&mut self.wrench),
            one_node(&mut self.joint_wrench),
            one_node(&mut self.rates),
        );
        if self.node.given {
            let wrenches = self.node.transmitted.iter_mut().zip(&self.joint_wrench);
            let multipliers = self.node.multipliers.iter_mut().zip(&self.lambda);
            wrenches
                .chain(multipliers)
                .for_each(|(to, from)| *to = from / h);
            self.distribute_node();
            self.share_anchor_work();
        }
        self.rates.iter().fold(0.0, |m, r| m.max(r.amax()))
    }

    /// Work and impulse of the inputs on one side of the node, from there to the configuration `other`: half of the
    /// force acts on either side.
    pub(crate) fn add_input_share(
        &mut self,
        inputs: &[Input<T>],
        values: &[f64],
        other: &[Pose<D>],
        forward: bool,
    ) {
        let n = self.mech.n();
        let sign = if forward { 0.5 } else { -0.5 };
        let h = self.accepted_h.max(f64::MIN_POSITIVE);
        for (input, u) in inputs.iter().zip(values) {
            for (node, g) in input.nodes.into_iter().zip(&input.force) {
                if node == n {
                    continue;
                }
                let (q0, q1) = (&self.state.q[node], &other[node]);
                let turn = S::cay_inv(&(q1.r * q0.r.transpose()));
                let mut way = 0.0;
                for k in 0..D {
                    way += g[k] * (q1.x[k] - q0.x[k]);
                }
                for k in 0..A {
                    way += g[D + k] * turn[k];
                }
                self.state.totals.work += sign * way * u / h;
                if node < n {
                    let mut w = g * (0.5 * *u);
                    shift_wrench::<S, D, A, T>(&mut w, &q0.x);
                    self.state.totals.impulse += w;
                }
            }
        }
    }

    /// Makes the imposed end the new node.
    pub(crate) fn accept_imposed(&mut self, h: f64) {
        self.last_iterations = 0;
        self.counters.steps += 1;
        self.accept(h);
    }
}
