//! Work of a step: of loads, drives and driven points; and what is dissipated.
//!
//! # Equations
//! Loads and drives do the work of their stages along the way of the step (T-SCH-10); for generalised-alpha, whose forces stand at the nodes,
//! the trapezoidal rule. A driven point x(t) is moved by whoever drives it, with the force F = ∇V + Gᵀλ on it:
//! ```text
//! variational        f⁻·Δx/h + f⁺·Δx/h of elements,   J_n·ẋ(t_n) of the impulse J_n of constraints and motors at node n
//! energy-momentum    F·Δx, exact
//! generalised-alpha  (F_n + F_{n+1})·Δx/2                                                                        (T-SCH-14)
//! ```
//! J_n belongs to the steps before and after the node. Where the work is shown, the part of the step before is added (`pending_work`):
//! the impulse that leads from the momentum of the scheme to that of the velocity, the multipliers of its projection (T-RED-8),
//! ```text
//! M ξ = p_n - Gᵀ J,   pending J·(-∂g/∂t)                                                                              (T-SCH-15)
//! ```
//! It is the same impulse as in the kinetic energy shown, so that the work has the order of the scheme; a share of the force
//! at the node (T-SCH-13) would have order N + 1 of the path only.
//!
//! # Reference
//! Marsden and West 2001, part 3 (discrete Lagrange-d'Alembert principle).
//!
//! # Departures from the reference
//! None.

use super::forces::load_value;
use super::{Stepper, Totals, Twist};
use alembert_math::Space;

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Adds work and dissipation over the candidate step, without motors.
    pub(super) fn add_work(&mut self, h: f64, totals: &mut Totals<T>) {
        totals.work += self.driven_work(h);
        // positions in the step and weights
        let ends = [(0.0, 0.5), (1.0, 0.5)];
        let of_table = |k: usize| {
            let stages = self.table.stages.get(k)?;
            Some((stages.at, stages.minus + stages.plus))
        };
        let stage = |k: usize| match self.table.alpha {
            Some(_) => ends.get(k).copied(),
            None => of_table(k),
        };
        for load in &self.mech.loads {
            let (q0, q1) = (&self.state.q[load.node], &self.q1[load.node]);
            let way = q1.x - q0.x + (q1.r - q0.r) * load.point;
            let turn = S::cay_inv(&(q1.r * q0.r.transpose()));
            for (at, weight) in (0..).map_while(stage) {
                let (f, m) = load_value::<D, A>(load, self.state.time + at * h, &q0.lerp(q1, at));
                totals.work += weight * (f.dot(&way) + m.dot(&turn));
            }
        }
        for f in &self.mech.forces {
            if let Some(beam) = f.beam() {
                // nothing drives it
                let ends = [beam.of(&self.state.q), beam.of(&self.q1)];
                totals.dissipated += beam.lost(h, ends);
                continue;
            }
            let phase = self
                .mech
                .angle(f.angle, &self.state.coords, &self.state.angles);
            let (start, ends) = (self.state.time, [&self.state.q[..], &self.q1]);
            let mut travel = f.travel((start, h), ends, phase, &self.state.memory);
            totals.dissipated += f.lost(&travel);
            let of_states = f.state_ledger(&travel);
            totals.dissipated += of_states.lost;
            totals.work += of_states.work;
            for (at, weight) in (0..).map_while(stage) {
                travel.time = start + at * h;
                totals.work += weight * f.work(&travel);
            }
        }
    }

    /// Work on the driven points, of variational schemes without the second half of the elements.
    fn driven_work(&mut self, h: f64) -> f64 {
        let n = self.mech.n();
        if let Some(a) = self.table.alpha {
            let mut work = 0.0;
            for k in n + 1..self.mech.n_nodes() {
                let force = self.wrench[k] / a.scale(h);
                work += 0.5 * self.along_way(k, &(force + self.anchor_force[k]));
                self.anchor_force[k] = force;
            }
            return work;
        }
        if self.table.test > 0.0 {
            return 2.0 * self.anchor_work(&self.wrench, h);
        }
        self.anchor_work(&self.force_wrench, h) + self.node_work()
    }

    /// Work of impulses on the driven points along their way in the step.
    pub(super) fn anchor_work(&self, impulses: &[Twist<T>], h: f64) -> f64 {
        let nodes = self.mech.n() + 1..self.mech.n_nodes();
        nodes.map(|k| self.along_way(k, &impulses[k]) / h).sum()
    }

    fn along_way(&self, k: usize, force: &Twist<T>) -> f64 {
        let way = self.q1[k].x - self.state.q[k].x;
        (0..D).map(|i| force[i] * way[i]).sum()
    }

    /// Forces on the driven points at the start, from the forces found at the node.
    pub(super) fn begin_anchor_forces(&mut self) {
        for k in self.mech.n() + 1..self.mech.n_nodes() {
            // rows of the node have the sign of forces on the nodes
            self.anchor_force[k] = -self.wrench[k];
        }
    }

    /// Work that constraints and motors have done on the driven points in the second part of the last step; it is booked
    /// with the next step. Motors have half a step of their force at the node.
    pub(crate) fn pending_work(&self) -> f64 {
        if self.table.test != 0.0 || self.mech.anchors.is_empty() {
            return 0.0;
        }
        if self.node.given {
            return self.pending;
        }
        let q = &self.state.q;
        let mut power = 0.0;
        for (servo, u) in self.mech.servos.iter().zip(&self.node.motors) {
            power -= u * self.anchor_part(&servo.input.nodes(), &servo.input.gradient(q));
        }
        self.pending + 0.5 * self.accepted_h * power
    }

    /// Imposed motion: half of the work that is booked with the step after the node belongs to the step before it, at the first node to none.
    pub(super) fn share_anchor_work(&mut self) {
        self.pending = 0.5 * self.node_work();
        if self.counters.steps == 0 {
            self.state.totals.work -= self.pending;
        }
    }

    /// Work of constraints and motors on the driven points with their impulses at the node.
    fn node_work(&self) -> f64 {
        let at_node = |k: usize| {
            let impulse = self.wrench[k] - self.force_wrench[k];
            let rate = self.mech.anchor_rate(k, self.rate_time(), 1);
            (0..D).map(|i| impulse[i] * rate[i]).sum::<f64>()
        };
        let nodes = self.mech.n() + 1..self.mech.n_nodes();
        nodes.map(at_node).sum()
    }

    /// Finds the part of the constraints, right after the projection of the momentum: its multipliers are their impulses.
    pub(super) fn set_pending_work(&mut self) {
        // known from the forces that an imposed motion needs
        if self.node.given {
            return;
        }
        self.pending = 0.0;
        if self.mech.anchors.is_empty() {
            return;
        }
        let q = &self.state.q;
        for (closure, impulse) in self.mech.closures.iter().zip(&self.closure_rhs) {
            for (row, l) in closure.rows.iter().zip(impulse.iter()) {
                self.pending += l * self.anchor_part(&closure.nodes, &row.gradient(q, q, None));
            }
        }
    }
}
