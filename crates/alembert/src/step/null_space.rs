//! Null space formulation: the residual tested with P(q_τ), unknowns are increments of joint rates.
//!
//! # Equations
//! P(q_τ)ᵀ [R(q_{n+1}) + G_c(q_τ)ᵀ λ] = 0, g_c(q_{n+1}) = 0 with q_{n+1} = F(u, q_n) (nodal reparametrisation)  (T-RED-1).
//! Newton increments are applied through F at the iterate, so tree constraints hold exactly and the
//! derivative is P(q_{n+1}) itself. P is never formed: products with it are recursions along the tree.
//! The residual r_n that remains after the last iteration is added to the equations of the next step (T-RED-9), so
//! neither round-off nor the tolerance of the iteration accumulates in the momenta: compensated summation.
//!
//! # Reference
//! Betsch and Leyendecker 2006; Leyendecker, Marsden and Ortiz 2008.
//!
//! # Departures from the reference
//! Loops are closed by multipliers on the reduced tree; redundant directions are left out (`reduction/closures.rs`).

use super::newton::Control;
use super::{Cause, StepFailure, Stepper, Twist};
use crate::reduction::elimination::{Elimination, one_node};
use crate::system::forces::{BlockSink, scatter};
use crate::system::invariant::PairBlocks;
use crate::system::path_motion::Along;
use crate::system::row::{Second, StepEnds};
use alembert_math::Space;
use nalgebra::SMatrix;

impl<S, const D: usize, const A: usize, const T: usize> BlockSink<T> for Elimination<S, D, A, T>
where
    S: Space<D, A, T>,
{
    #[inline]
    fn add(&mut self, row: usize, col: usize, block: &SMatrix<f64, T, T>) {
        if row == col {
            self.blocks[row][0][0] += block;
        } else if let Some(slot) = self.slot(row, col) {
            self.blocks[slot][0][0] += block;
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Newton iteration; returns the number of iterations.
    pub(super) fn solve_null_space(&mut self, h: f64) -> Result<u32, StepFailure> {
        self.predict(h);
        self.move_end(1.0);
        if self.table.test == 0.0 {
            self.set_test_joints();
            self.set_closure_forces();
            self.set_motor_forces();
        }
        let tolerance = self.tolerances().0;
        let mut control = Control::new(self.tolerances());
        let mut fresh = false;
        let limit = self.newton.max_iterations;
        let mut worst = 0;
        for iteration in 1..=limit {
            self.assemble_rows(h);
            if !fresh {
                self.factor(h)
                    .map_err(|node| self.failure(node, control.last, iteration, Cause::Singular))?;
            }
            if iteration > 1 {
                self.residual.copy_from_slice(&self.rates);
            }
            self.elimination.solve(
                one_node(&mut self.rates),
                one_node(&mut self.closure_rhs),
                one_node(&mut self.twists),
            );
            self.solve_servos(h);
            let (size, at) = self.increment_size(&self.twists);
            worst = if at == usize::MAX { worst } else { at };
            if !size.is_finite() {
                let cause = self.open_servo().unwrap_or(Cause::Diverged);
                return Err(self.failure(worst, size, iteration, cause));
            }
            if iteration == 2 {
                self.convergence.measure([control.last, size]);
            }
            // what an increment would change is known, and too little to be worth it
            if iteration > 1 && size <= tolerance && self.mech.servos.is_empty() {
                self.rates.copy_from_slice(&self.residual);
                self.keep_remainder();
                return Ok(iteration - 1);
            }
            let mut verdict = control.judge(size, iteration);
            if iteration == 1 && self.smooth {
                verdict.converged |= self.convergence.suffices(size, tolerance);
            }
            self.apply(verdict.damping);
            let singular = self.singular_servo();
            if verdict.converged && singular.is_none() {
                self.assemble_rows(h);
                self.keep_remainder();
                return Ok(iteration);
            }
            fresh = !verdict.renew && singular.is_none();
        }
        let cause = self.open_servo().unwrap_or(Cause::Diverged);
        Err(self.failure(worst, control.last, limit, cause))
    }

    /// What is left of the residual goes to the next step: it cannot add up (T-RED-9).
    fn keep_remainder(&mut self) {
        for (f, r) in self.feedback.iter_mut().zip(&self.rates) {
            *f = -r;
        }
    }

    pub(super) fn failure(
        &self,
        node: usize,
        residual: f64,
        iterations: u32,
        cause: Cause,
    ) -> StepFailure {
        let n = self.mech.n();
        // a closure stands for its second body, and for itself
        let closure = match node < n {
            true => None,
            false => self
                .mech
                .closures
                .get((node - n).min(self.mech.closures.len() - 1)),
        };
        let body = closure.map_or(node, |c| {
            *c.nodes.iter().filter(|b| **b < n).max().unwrap_or(&0)
        });
        StepFailure {
            body,
            closure: closure.map(|c| c.joint),
            residual,
            iterations,
            cause,
        }
    }

    fn apply(&mut self, damping: f64) {
        for (l, d) in self.lambda.iter_mut().zip(&self.closure_rhs) {
            l.axpy(damping, d, 1.0);
        }
        self.move_end(damping);
    }

    /// Moves the end of the step by the rates, and refreshes bodies and joint vectors there.
    pub(super) fn move_end(&mut self, damping: f64) {
        let mut largest = 0.0_f64;
        for i in 0..self.mech.n() {
            let u = self.rates[i] * damping;
            let link = &self.mech.links[i];
            let parent = self.q1[link.parent];
            let (q, c, total) = (&mut self.q1[i], &mut self.c1[i], &mut self.increments[i]);
            let world = &mut self.world_1;
            let delta = &mut self.delta[i];
            if link.freedom.absolute_rotation() {
                // from where the step began, by the whole increment
                link.accumulate(total, &u);
                delta.director = link.turned_by(total, &self.start[i]);
                q.r = self.start[i] + delta.director;
                if link.freedom.absolute_position() {
                    for k in 0..D {
                        q.x[k] += u[k];
                        delta.linear[k] = total[k];
                    }
                } else {
                    link.place_ball(&parent, q, &mut world.levers[i]);
                    delta.linear = q.x - self.state.q[i].x;
                }
            } else {
                link.advance(c, q, &u.as_slice()[..link.dof()]);
                link.accumulate(total, &u);
                link.place(&parent, c, q);
                link.world(&parent, q, &mut world.levers[i], &mut world.frames[i]);
                *delta = link.change(&self.state.q[i], q, total);
            }
            largest = largest.max(delta.director.norm_squared());
        }
        self.largest_turn = largest;
    }

    /// Joint coordinates and transmitted wrenches from the poses at the end of the step.
    pub(super) fn read_end_joints(&mut self, h: f64) {
        for i in 0..self.mech.n() {
            let link = &self.mech.links[i];
            let (parent, child) = (self.q1[link.parent], self.q1[i]);
            let world = &mut self.world_1;
            link.world(&parent, &child, &mut world.levers[i], &mut world.frames[i]);
            let mut c = link.coordinates(&parent, &child);
            for (k, c) in c.iter_mut().enumerate() {
                if link.freedom.is_angle(k) {
                    let turn = std::f64::consts::TAU;
                    *c += turn * ((self.state.coords[i][k] - *c) / turn).round();
                }
            }
            self.c1[i] = c;
        }
        if self.table.test == 0.0 {
            self.set_test_joints();
            self.set_closure_forces();
        }
        self.assemble_rows(h);
    }

    /// Joint data of virtual motions.
    pub(super) fn set_test_joints(&mut self) {
        let world = if self.table.test == 0.0 {
            &self.world_n
        } else {
            &self.world_t
        };
        for (i, link) in self.mech.links.iter().enumerate() {
            self.elimination.levers[i].test[0] = world.levers[i];
            if link.freedom.has_axes() {
                let (q0, q1) = (self.state.coords[i][0], self.c1[i][0]);
                let along = match self.table.test {
                    0.0 => Along::At(q0),
                    0.5 => Along::Over([q0, q1]),
                    tau => Along::At(q0 + tau * (q1 - q0)),
                };
                let motion = &mut self.elimination.motions[i].test[0];
                link.motion(&world.frames[i], along, motion);
            }
        }
    }

    /// Residual rows: right-hand sides in `rates` and `closure_rhs`.
    pub(super) fn assemble_rows(&mut self, h: f64) {
        self.assemble_wrenches(h);
        if self.table.test != 0.0 {
            for (i, link) in self.mech.links.iter().enumerate() {
                let axes = link.freedom.has_axes();
                self.world_t
                    .set_mean(i, axes, &self.world_n, &self.world_1, self.table.test);
            }
            self.set_test_joints();
        }
        self.add_closure_wrenches();
        self.add_motor_wrenches();
        let links = &self.mech.links;
        self.elimination.test(
            |i| links[i].parent,
            one_node(&mut self.wrench),
            one_node(&mut self.joint_wrench),
            one_node(&mut self.rates),
        );
        for (row, feedback) in self.rates.iter_mut().zip(&self.feedback) {
            *row = -(*row + feedback);
        }
    }

    /// Directions of the closure forces, at the test configuration.
    pub(crate) fn set_closure_forces(&mut self) {
        let mut out = std::mem::take(&mut self.closure_forces);
        let ends = self.step_ends();
        let test = self.test_configuration();
        let rows = self.mech.closures.iter().flat_map(|c| &c.rows);
        for (row, out) in rows.zip(out.iter_mut()) {
            *out = row.gradient(test, test, ends);
        }
        self.closure_forces = out;
    }

    /// Both ends of the step, where derivatives of functions are those over the step.
    pub(super) fn step_ends(&self) -> StepEnds<'_, D> {
        (self.table.test == 0.5).then_some((&self.state.q[..], &self.q1[..]))
    }

    fn add_closure_wrenches(&mut self) {
        if self.table.test != 0.0 {
            self.set_closure_forces();
        }
        let mut at = 0;
        for c in 0..self.mech.closures.len() {
            let closure = &self.mech.closures[c];
            let mut rhs = Twist::<T>::zeros();
            for (r, row) in closure.rows.iter().enumerate() {
                let forces = &self.closure_forces[at];
                at += 1;
                let l = self.lambda[c][r];
                rhs[r] =
                    -self
                        .mech
                        .row_value(row, &self.q1, &self.state.coords, &self.state.angles);
                for (&node, force) in closure.nodes.iter().zip(forces) {
                    self.wrench[node] += force * l;
                }
            }
            self.closure_rhs[c] = rhs;
        }
    }

    /// Fills and factorises the Newton matrix at the current iterate.
    pub(super) fn factor(&mut self, h: f64) -> Result<(), usize> {
        self.counters.factorizations += 1;
        let mut e = std::mem::replace(&mut self.elimination, Elimination::new(vec![], &[], &[]));
        e.clear();
        for i in 0..self.mech.n() {
            e.blocks[i] = [[self.kinetic_block(i, h)]];
        }
        let mut scratch = std::mem::take(&mut self.scratch);
        self.assemble_force_blocks(h, &mut scratch, &mut e);
        self.scratch = scratch;
        self.add_closure_blocks(&mut e);
        if self.table.test != 0.0 {
            for (k, servo) in self.mech.servos.iter().enumerate() {
                let [a, b] = servo.input.nodes();
                scatter(&mut e, self.mech.n(), [a, b], [a, b], &self.motor_blocks(k));
            }
        }
        self.set_joints(&mut e);
        let result = e.factor();
        self.elimination = e;
        if result.is_ok() {
            self.factor_servos();
        }
        result
    }

    fn add_closure_blocks(&self, e: &mut Elimination<S, D, A, T>) {
        let n = self.mech.n();
        let test = self.test_configuration();
        let mut at = 0;
        for (c, closure) in self.mech.closures.iter().enumerate() {
            let mut second = PairBlocks::zero();
            for (r, row) in closure.rows.iter().enumerate() {
                let force = &self.closure_forces[at];
                at += 1;
                let rate = row.gradient(&self.q1, &self.q1, None);
                for (k, &b) in closure.nodes.iter().enumerate() {
                    if b < n
                        && let (Some(bc), Some(cb)) = (e.slot(b, n + c), e.slot(n + c, b))
                    {
                        e.blocks[bc][0][0].set_column(r, &force[k]);
                        e.blocks[cb][0][0].set_row(r, &rate[k].transpose());
                    }
                }
                if self.table.test != 0.0 {
                    let l = self.lambda[c][r] * row.scale;
                    row.main.add_second(
                        &mut second,
                        l,
                        self.table.test,
                        self.table.test,
                        test,
                        test,
                        &self.q1,
                    );
                    let at = Second {
                        test,
                        tau: self.table.test,
                        end: &self.q1,
                        discrete: self.step_ends(),
                    };
                    row.second_of_terms(self.lambda[c][r], &at, |pair, blocks| {
                        scatter(e, n, pair, pair, blocks);
                    });
                }
            }
            if self.table.test != 0.0 {
                let pair = closure.nodes.of_joint();
                scatter(e, n, pair, pair, &second);
            }
        }
    }

    /// Joint data of variations, and derivatives of the test directions.
    fn set_joints(&self, e: &mut Elimination<S, D, A, T>) {
        for (i, link) in self.mech.links.iter().enumerate() {
            let levers = &mut e.levers[i];
            levers.end[0] = self.world_1.levers[i];
            levers.geometric = false;
            if link.freedom.has_axes() {
                let along = Along::At(self.c1[i][0]);
                link.motion(&self.world_1.frames[i], along, &mut e.motions[i].end[0]);
            }
            if self.table.test != 0.0 && !link.freedom.absolute_position() {
                e.add_geometric(i, [0, 0], self.table.test, &self.joint_wrench[i]);
            }
        }
    }

    /// Largest increment (rotations in rad, translations by the characteristic length) and where it is.
    pub(super) fn increment_size(&self, twists: &[Twist<T>]) -> (f64, usize) {
        let scale = 1.0 / self.mech.length;
        let (mut size, mut at) = (0.0_f64, usize::MAX);
        for (i, t) in twists.iter().enumerate() {
            let (mut shift, mut turn, mut sum) = (0.0_f64, 0.0_f64, 0.0);
            for k in 0..D {
                shift = shift.max(t[k].abs());
                sum += t[k];
            }
            for k in D..T {
                turn = turn.max(t[k].abs());
                sum += t[k];
            }
            let v = turn.max(shift * scale);
            if v > size || sum.is_nan() {
                (size, at) = (if sum.is_nan() { f64::NAN } else { v }, i);
            }
        }
        (size, at)
    }
}
