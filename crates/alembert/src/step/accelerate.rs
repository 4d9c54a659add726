//! Accelerations of the joint rates at any configuration and rates, and the power of forces there.
//!
//! # What it is
//! What adaptive solvers ask (`adaptive/`): the state is a configuration near a closed one, and rates near those that keep it closed. Both are
//! projected first, then T-SCH-13 is solved.
//!
//! # Equations
//! With Pᵀ M P, the closures g and their derivatives G at the configuration, repeated until g = 0:
//! ```text
//! Pᵀ M P u + Pᵀ Gᵀ λ = 0,  G P u = -g                                                                               (T-ADA-3)
//! Pᵀ M P ν + Pᵀ Gᵀ λ = Pᵀ M P ν',  G P ν = -∂g/∂t
//! ```
//! Power of loads f · v, of drives by their partial derivative of the energy, of driven points by the forces on them; dissipated: g_i ṡ_i of
//! what depends on rates.
//!
//! # Symbols
//! NOTATION.md.
//!
//! # Reference
//! Eich 1993.
//!
//! # Departures from the reference
//! None.

use super::forces::{StepView, add_forces, load_wrench};
use super::node::Motors;
use super::velocity::mass_block;
use super::{Stepper, Twist};
use crate::reduction::elimination::one_node;
use crate::schemes::Gradient;
use alembert_math::Space;
use nalgebra::SVector;

/// Iterations to close loops that a solver leaves open by its error.
const CLOSING: usize = 8;

/// A closure is closed to this part of its unit.
const CLOSED: f64 = 1e-13;

/// What forces do: work and dissipated energy [J, or W at a time], and the wrench about the origin with its impulse.
#[derive(Clone, Copy, Debug)]
pub struct Power<const T: usize> {
    /// Of loads, drives and driven points.
    pub work: f64,
    /// Of everything that depends on rates.
    pub dissipated: f64,
    /// Of gravity, force elements and loads on the bodies.
    pub wrench: Twist<T>,
}

impl<const T: usize> Power<T> {
    /// Nothing.
    pub fn zero() -> Self {
        Self {
            work: 0.0,
            dissipated: 0.0,
            wrench: Twist::zeros(),
        }
    }

    /// The sum with `k` times another one.
    pub fn plus(&self, other: &Self, k: f64) -> Self {
        Self {
            work: self.work + k * other.work,
            dissipated: self.dissipated + k * other.dissipated,
            wrench: self.wrench + other.wrench * k,
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Projects the configuration of the state and `rates` on closed loops and solves for the accelerations of the joint rates;
    /// false when there is no inertia.
    pub(crate) fn accelerate(
        &mut self,
        rates: &mut [Twist<T>],
        accelerations: &mut [Twist<T>],
    ) -> bool {
        if !self.admit(rates) {
            return false;
        }
        self.solve_accelerations(Motors::Off, None, Some(accelerations));
        true
    }

    /// Projects the configuration of the state and `rates` on closed loops, and takes the velocities over.
    pub(super) fn admit(&mut self, rates: &mut [Twist<T>]) -> bool {
        self.world_valid = false;
        self.set_anchor_twists();
        if !self.close() {
            return false;
        }
        self.project_rates(rates);
        self.follow_rest_angles();
        let n = self.mech.n();
        let (elimination, twists) = (&self.elimination, &mut self.twists);
        elimination.spread(rates, twists);
        self.node.twists[..n].copy_from_slice(twists);
        true
    }

    /// Twists of the moving bodies at the node.
    pub(crate) fn node_twists(&self) -> &[Twist<T>] {
        &self.node.twists[..self.mech.n()]
    }

    /// Closes the loops at the configuration of the state; leaves the mass matrix there factorised.
    fn close(&mut self) -> bool {
        if !self.factor_mass() {
            return false;
        }
        for _ in 0..CLOSING {
            let mut open = 0.0_f64;
            for (c, closure) in self.mech.closures.iter().enumerate() {
                for (r, row) in closure.rows.iter().enumerate() {
                    let state = &self.state;
                    let g = self
                        .mech
                        .row_value(row, &state.q, &state.coords, &state.angles);
                    open = open.max(g.abs() / row.unit(self.mech.length));
                    self.closure_rhs[c][r] = -g;
                }
            }
            if open <= CLOSED {
                break;
            }
            self.rates.fill(Twist::zeros());
            self.elimination.solve(
                one_node(&mut self.rates),
                one_node(&mut self.closure_rhs),
                one_node(&mut self.twists),
            );
            let state = &mut self.state;
            for (i, link) in self.mech.links.iter().enumerate() {
                link.advance(
                    &mut state.coords[i],
                    &mut state.q[i],
                    self.rates[i].as_slice(),
                );
            }
            self.mech.place_bodies(&state.coords, &mut state.q);
            if !self.factor_mass() {
                return false;
            }
        }
        true
    }

    /// The nearest rates that keep the loops closed.
    fn project_rates(&mut self, rates: &mut [Twist<T>]) {
        if self.mech.closures.is_empty() {
            return;
        }
        let (elimination, twists) = (&self.elimination, &mut self.twists);
        elimination.spread(rates, twists);
        self.project_momenta(|s, i| {
            mass_block::<S, D, A, T>(&s.mech.bodies[i], &s.state.q[i].r) * s.twists[i]
        });
        rates.copy_from_slice(&self.rates);
    }

    /// What forces do at the node, right after [`Self::accelerate`].
    pub(crate) fn power(&mut self) -> Power<T> {
        let mut out = std::mem::take(&mut self.wrench);
        let mut scratch = std::mem::take(&mut self.scratch);
        let (q, twists) = (&self.state.q, &self.node.twists);
        let view = StepView {
            q0: q,
            q1: q,
            q_mid: q,
            test: q,
            gradient: Gradient::Exact,
            rates: Some((twists, 0.0)),
            stands: true,
            ..self.view(1.0)
        };
        out.fill(Twist::zeros());
        add_forces(&self.mech, &view, 0.0, 1.0, &mut scratch, &mut out);
        let (n, mut power) = (self.mech.n(), Power::zero());
        for (pose, w) in q.iter().zip(&out).take(n) {
            let force = SVector::<f64, D>::from_fn(|k, _| -w[k]);
            let moment = S::cross(&pose.x, &force);
            for k in 0..D {
                power.wrench[k] += force[k];
            }
            for k in 0..A {
                power.wrench[D + k] += moment[k] - w[D + k];
            }
        }
        // driven points take what is put into them
        for k in n + 1..self.mech.n_nodes() {
            power.work += out[k].dot(&twists[k]);
        }
        for (c, closure) in self.mech.closures.iter().enumerate() {
            for (r, row) in closure.rows.iter().enumerate() {
                let g = row.gradient(q, q, None);
                power.work += self.node.multipliers[c][r] * self.anchor_part(&closure.nodes, &g);
            }
        }
        let time = self.state.time;
        for load in &self.mech.loads {
            let pose = &q[load.node];
            let wrench = load_wrench::<S, D, A, T>(load, time, pose, pose);
            power.work += wrench.dot(&twists[load.node]);
        }
        for f in &self.mech.forces {
            let phase = self
                .mech
                .angle(f.angle, &self.state.coords, &self.state.angles);
            let [work, dissipated] = f.power(time, q, twists, phase, &mut scratch[0]);
            power.work += work;
            power.dissipated += dissipated;
        }
        self.wrench = out;
        self.scratch = scratch;
        power
    }
}
