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
//! Loops are closed by multipliers on the reduced tree; redundant closures are regularised (`reduction/elimination.rs`).

use super::forces::{BlockSink, scatter};
use super::{Cause, StepFailure, Stepper, Twist};
use crate::reduction::elimination::Elimination;
use crate::reduction::small::{force, moment, shift_wrench};
use crate::system::invariant::PairBlocks;
use crate::system::link::{LinkKind, LinkWorld};
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

impl<S, const D: usize, const A: usize, const T: usize> BlockSink<T> for Elimination<S, D, A, T>
where
    S: Space<D, A, T>,
{
    #[inline]
    fn add(&mut self, row: usize, col: usize, block: &SMatrix<f64, T, T>) {
        if row == col {
            self.blocks[row] += block;
        } else if let Some(slot) = self.slot(row, col) {
            self.blocks[slot] += block;
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
        self.place_end();
        if self.table.test == 0.0 {
            self.set_test_joints();
            self.set_closure_forces();
        }
        let (tolerance, round_off) = self.tolerances();
        let mut last = f64::INFINITY;
        let mut fresh = false;
        let limit = self.newton.max_iterations;
        let mut worst = 0;
        for iteration in 1..=limit {
            self.assemble_rows(h);
            if !fresh {
                self.factor(h)
                    .map_err(|node| self.failure(node, last, iteration, Cause::Singular))?;
                fresh = true;
            }
            self.elimination
                .solve(&mut self.rates, &mut self.closure_rhs, &mut self.twists);
            let (size, at) = self.increment_size();
            worst = if at == usize::MAX { worst } else { at };
            if !size.is_finite() {
                return Err(self.failure(worst, size, iteration, Cause::Diverged));
            }
            let contraction = size / last;
            // a frozen matrix that contracts slowly is renewed; a growing increment is damped
            let damping = if contraction > 2.0 && iteration > 1 {
                0.5
            } else {
                1.0
            };
            self.apply(damping);
            let estimate = if iteration == 1 {
                size * 0.1
            } else {
                size * contraction.min(1.0)
            };
            // converged, or at the floor of round-off where increments no longer shrink
            let floor = iteration > 2 && contraction > 0.2 && size <= round_off;
            if estimate <= tolerance || floor {
                // what is left of the residual goes to the next step: it cannot add up (T-RED-9)
                self.assemble_rows(h);
                for (f, r) in self.feedback.iter_mut().zip(&self.rates) {
                    *f = -r;
                }
                return Ok(iteration);
            }
            if contraction > 0.05 {
                fresh = false;
            }
            last = size;
        }
        Err(self.failure(worst, last, limit, Cause::Diverged))
    }

    fn failure(&self, node: usize, residual: f64, iterations: u32, cause: Cause) -> StepFailure {
        let n = self.mech.n();
        // a closure stands for its second body
        let body = if node < n {
            node
        } else {
            let c = &self.mech.closures[(node - n).min(self.mech.closures.len() - 1)];
            *c.nodes.iter().filter(|b| **b < n).max().unwrap_or(&0)
        };
        StepFailure {
            body,
            residual,
            iterations,
            cause,
        }
    }

    /// Predicted increments: extrapolation of the last three steps.
    fn predict(&mut self, h: f64) {
        let ratio = if self.last_h > 0.0 {
            h / self.last_h
        } else {
            1.0
        };
        let same = (ratio - 1.0).abs() < 1e-9;
        self.increments.fill(Twist::zeros());
        for i in 0..self.mech.n() {
            let [a, b, c] = [
                &self.history[0][i],
                &self.history[1][i],
                &self.history[2][i],
            ];
            let u = match self.history_len {
                0 => Twist::zeros(),
                _ if !same => a * ratio,
                1 => *a,
                2 => a * 2.0 - b,
                _ => (a - b) * 3.0 + c,
            };
            self.rates[i] = u;
            // round-off in the directors is removed before the iteration, so that the converged step stays as it is
            if self.mech.links[i].kind.absolute_rotation() {
                self.q1[i].r = S::orthonormalize(&self.q1[i].r);
            }
        }
        self.apply_rates(1.0);
    }

    fn apply(&mut self, damping: f64) {
        self.apply_rates(damping);
        for (l, d) in self.lambda.iter_mut().zip(&self.closure_rhs) {
            l.axpy(damping, d, 1.0);
        }
        self.place_end();
    }

    pub(super) fn apply_rates(&mut self, damping: f64) {
        for i in 0..self.mech.n() {
            let u = self.rates[i] * damping;
            let link = &self.mech.links[i];
            link.advance(
                &mut self.c1[i],
                &mut self.q1[i],
                &u.as_slice()[..link.dof()],
            );
            link.accumulate(&mut self.increments[i], &u);
        }
    }

    /// Places the bodies at the end of the step and refreshes the joint vectors there.
    pub(super) fn place_end(&mut self) {
        let mut largest = 0.0_f64;
        for i in 0..self.mech.n() {
            let link = &self.mech.links[i];
            let parent = self.q1[link.parent];
            link.place(&parent, &self.c1[i], &mut self.q1[i]);
            link.world(&parent, &self.q1[i], &mut self.world_1[i]);
            self.delta[i] = link.change(&self.state.q[i], &self.q1[i], &self.increments[i]);
            largest = largest.max(self.delta[i].director.norm_squared());
        }
        self.largest_turn = largest;
    }

    /// Joint coordinates and transmitted wrenches from the poses at the end of the step.
    pub(super) fn read_end_joints(&mut self, h: f64) {
        for i in 0..self.mech.n() {
            let link = &self.mech.links[i];
            let (parent, child) = (self.q1[link.parent], self.q1[i]);
            link.world(&parent, &child, &mut self.world_1[i]);
            let mut c = link.coordinates(&parent, &child);
            for (k, c) in c.iter_mut().enumerate() {
                if link.kind.is_angle(k) {
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
        for i in 0..self.mech.n() {
            let at_start = self.table.test == 0.0;
            let w = if at_start {
                &self.world_n[i]
            } else {
                &self.world_t[i]
            };
            let link = &self.mech.links[i];
            let factor = if link.kind == LinkKind::Screw && self.table.test == 0.5 {
                screw_factor::<S, D, A, T>(w, self.state.coords[i][0], self.c1[i][0])
            } else {
                1.0
            };
            let j = &mut self.elimination.joints[i];
            link.motion(w, factor, &mut j.s_test);
            j.lever_test = w.lever;
            j.r2_test = w.r2;
        }
    }

    /// Residual rows: right-hand sides in `rates` and `closure_rhs`.
    pub(super) fn assemble_rows(&mut self, h: f64) {
        self.assemble_wrenches(h);
        if self.table.test != 0.0 {
            for i in 0..self.mech.n() {
                self.world_t[i] = if self.table.test == 1.0 {
                    self.world_1[i]
                } else {
                    self.world_n[i].lerp(&self.world_1[i], self.table.test)
                };
            }
            self.set_test_joints();
        }
        self.add_closure_wrenches();
        // down the tree: what each joint transmits, and its rows
        for i in (0..self.mech.n()).rev() {
            let link = &self.mech.links[i];
            let j = &self.elimination.joints[i];
            let mut w = self.wrench[i];
            let relative = !link.kind.absolute_position();
            if relative {
                shift_wrench::<S, D, A, T>(&mut w, &-j.r2_test);
            }
            self.joint_wrench[i] = w;
            let mut row = -self.feedback[i];
            if link.kind == LinkKind::Spherical {
                for k in 0..A {
                    row[k] -= w[D + k];
                }
            } else {
                for k in 0..link.dof() {
                    row[k] -= j.s_test.column(k).dot(&w);
                }
            }
            self.rates[i] = row;
            if relative {
                if link.kind.absolute_rotation() {
                    for k in 0..A {
                        w[D + k] = 0.0;
                    }
                }
                shift_wrench::<S, D, A, T>(&mut w, &j.lever_test);
                self.wrench[link.parent] += w;
            }
        }
    }

    /// Directions of the closure forces, at the test configuration.
    pub(crate) fn set_closure_forces(&mut self) {
        let mut out = std::mem::take(&mut self.closure_forces);
        let ends = (self.table.test == 0.5).then_some((&self.state.q[..], &self.q1[..]));
        let test = self.test_configuration();
        let rows = self.mech.closures.iter().flat_map(|c| &c.rows);
        for (row, out) in rows.zip(out.iter_mut()) {
            *out = row.gradient(test, test, ends);
        }
        self.closure_forces = out;
    }

    fn add_closure_wrenches(&mut self) {
        if self.table.test != 0.0 {
            self.set_closure_forces();
        }
        let mut at = 0;
        for c in 0..self.mech.closures.len() {
            let closure = &self.mech.closures[c];
            let [a, b] = closure.nodes;
            let mut rhs = Twist::<T>::zeros();
            for (r, row) in closure.rows.iter().enumerate() {
                let [ga, gb] = self.closure_forces[at];
                at += 1;
                let l = self.lambda[c][r];
                rhs[r] =
                    -self
                        .mech
                        .row_value(row, &self.q1, &self.state.coords, &self.state.angles);
                self.wrench[a] += ga * l;
                self.wrench[b] += gb * l;
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
            e.blocks[i] = self.kinetic_block(i, h);
        }
        let mut scratch = std::mem::take(&mut self.scratch);
        self.assemble_force_blocks(h, &mut scratch, &mut e);
        self.scratch = scratch;
        self.add_closure_blocks(&mut e);
        self.set_joints(&mut e);
        let result = e.factor();
        self.elimination = e;
        result
    }

    fn add_closure_blocks(&self, e: &mut Elimination<S, D, A, T>) {
        let n = self.mech.n();
        let test = self.test_configuration();
        let mut at = 0;
        for (c, closure) in self.mech.closures.iter().enumerate() {
            let mut second = PairBlocks::zero();
            for (r, row) in closure.rows.iter().enumerate() {
                let force = self.closure_forces[at];
                at += 1;
                let rate = row.gradient(&self.q1, &self.q1, None);
                for k in 0..2 {
                    let b = closure.nodes[k];
                    if b < n
                        && let (Some(bc), Some(cb)) = (e.slot(b, n + c), e.slot(n + c, b))
                    {
                        e.blocks[bc].set_column(r, &force[k]);
                        e.blocks[cb].set_row(r, &rate[k].transpose());
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
                }
            }
            if self.table.test != 0.0 {
                scatter(e, n, closure.nodes[0], closure.nodes[1], &second);
            }
        }
    }

    /// Joint data of variations, and derivatives of the test directions.
    fn set_joints(&self, e: &mut Elimination<S, D, A, T>) {
        for i in 0..self.mech.n() {
            let (link, w) = (&self.mech.links[i], &self.world_1[i]);
            let j = &mut e.joints[i];
            link.motion(w, 1.0, &mut j.s);
            j.lever = w.lever;
            j.r2 = w.r2;
            j.geometric = false;
            if self.table.test != 0.0 && !link.kind.absolute_position() {
                self.set_geometric(i, e);
            }
        }
    }

    /// Derivatives of test directions and levers at the transmitted wrench (f, m').
    fn set_geometric(&self, i: usize, e: &mut Elimination<S, D, A, T>) {
        let (j, g, blocks) = (&mut e.joints[i], &mut e.geometric[i], &mut e.blocks);
        let (link, c) = (&self.mech.links[i], self.table.test);
        let w = &self.joint_wrench[i];
        let (f, m) = (force::<D, T>(w), moment::<D, A, T>(w));
        // levers turn: - (δr₂) × f on the child, (δlever) × f on the parent
        add_ww::<D, A, T>(&mut blocks[i], &(S::pair(&f, &j.r2) * c));
        if link.parent < self.mech.n() {
            add_ww::<D, A, T>(&mut blocks[link.parent], &(S::pair(&f, &j.lever) * -c));
        }
        if link.kind.absolute_rotation() {
            return;
        }
        j.geometric = true;
        let ad = S::ad(&m);
        let axis_of = |k: usize| SVector::<f64, A>::from_fn(|r, _| j.s[(D + r, k)]);
        let slide_of = |k: usize| SVector::<f64, D>::from_fn(|r, _| j.s[(r, k)]);
        for k in 0..link.dof() {
            let (axis, slide) = (axis_of(k), slide_of(k));
            let turn = ad.tr_mul(&axis) * c;
            let push = S::cross(&slide, &f) * c;
            for r in 0..A {
                g.row[(k, D + r)] = turn[r] + push[r];
                g.up[(D + r, k)] = push[r];
            }
        }
        // directions fixed in the parent: ω_p = ω_c - Σ e u
        if link.kind == LinkKind::Universal {
            g.d[(0, 1)] = -c * axis_of(0).dot(&(ad * axis_of(1)));
        }
        if link.kind == LinkKind::Planar {
            for k in 0..2 {
                g.d[(k, 2)] = -c * S::cross(&slide_of(k), &f).dot(&axis_of(2));
            }
        }
    }

    /// Largest increment (rotations in rad, translations by the characteristic length) and where it is.
    fn increment_size(&self) -> (f64, usize) {
        let scale = 1.0 / self.mech.length;
        let (mut size, mut at) = (0.0_f64, usize::MAX);
        for (i, t) in self.twists.iter().enumerate() {
            for k in 0..T {
                let v = t[k].abs() * if k < D { scale } else { 1.0 };
                if v > size || v.is_nan() {
                    size = v;
                    at = i;
                }
            }
        }
        (size, at)
    }

    /// Keeps the increments of an accepted step for the prediction.
    pub(super) fn remember_increments(&mut self, h: f64) {
        self.history.rotate_right(1);
        for i in 0..self.mech.n() {
            let link = &self.mech.links[i];
            self.history[0][i] = if link.kind.absolute_position() || link.kind.absolute_rotation() {
                self.increments[i]
            } else {
                Twist::from_fn(|k, _| self.c1[i][k] - self.state.coords[i][k])
            };
        }
        let same = (h / self.last_h - 1.0).abs() < 1e-9;
        self.history_len = if same {
            (self.history_len + 1).min(3)
        } else {
            1
        };
        self.last_h = h;
    }
}

#[inline]
fn add_ww<const D: usize, const A: usize, const T: usize>(
    out: &mut SMatrix<f64, T, T>,
    m: &SMatrix<f64, A, A>,
) {
    for j in 0..A {
        for i in 0..A {
            out[(D + i, D + j)] += m[(i, j)];
        }
    }
}

/// Slide rate per turn rate of a screw for virtual motions between the nodes: from the discrete
/// gradient of the angle, so that constraint forces do no work over the step.
fn screw_factor<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    w: &LinkWorld<D>,
    angle0: f64,
    angle1: f64,
) -> f64 {
    let k = crate::elements::kappa(angle1 - angle0).0;
    let (c, s) = (
        0.5 * (angle0.cos() + angle1.cos()),
        0.5 * (angle0.sin() + angle1.sin()),
    );
    let n = S::axis(&w.f1);
    let a2 = w.m2.column(0).into_owned();
    let along = |v: SVector<f64, D>| n.dot(&S::cross(&v, &a2));
    let rate =
        k * (-s * along(w.f1.column(0).into_owned()) + c * along(w.f1.column(1).into_owned()));
    -rate / alembert_math::det(&w.f1)
}
