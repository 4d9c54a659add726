//! After convergence: momenta at the end (T-MUL-4, T-MUL-5), ledger, joints; and the seam to the stepper.

use super::sweep::End;
use super::terms::{Slot, component_mut};
use super::{Multirate, NodeForces};
use crate::step::{Cause, MAX_TURN, StepFailure, Stepper, Twist};
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// Adds `w` times the resultant, about the origin, of a gradient by the coordinates of a body.
fn add_resultant<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    out: &mut Twist<T>,
    pose: &Pose<D>,
    g: &Pose<D>,
    w: f64,
) {
    let mut m = S::cross(&pose.x, &g.x);
    for k in 0..D {
        m += S::cross(&pose.r.column(k).into_owned(), &g.r.column(k).into_owned());
    }
    for k in 0..D {
        out[k] += w * g.x[k];
    }
    for k in 0..A {
        out[D + k] += w * m[k];
    }
}

fn zero_pose<const D: usize>() -> Pose<D> {
    Pose {
        x: SVector::zeros(),
        r: SMatrix::zeros(),
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Multirate<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Books the impulse of the last evaluated gradient, acting at one end of the interval.
    pub(super) fn book_impulse(&mut self, term: usize, end: End, w: f64) {
        let q = match end {
            End::Start => &self.qa,
            End::End => &self.qb,
        };
        book::<S, D, A, T>(
            &mut self.totals.impulse,
            &self.part.terms[term].locals,
            &self.eval.g,
            q,
            w,
        );
    }

    /// Gradients of V and W at the start or the end of the macro step.
    pub(super) fn assemble_node_forces(&mut self, s: &Stepper<S, D, A, T>, start: bool) {
        let node: &mut NodeForces<D, T> = if start {
            &mut self.start
        } else {
            &mut self.end
        };
        let q: &[Pose<D>] = if start { &s.state.q } else { &self.qb };
        for i in 0..2 {
            node.gradient[i].fill(0.0);
            node.wrench[i].fill(0.0);
            for &t in &self.part.ends[i] {
                let term = &self.part.terms[t];
                let f = &s.mech.forces[term.element];
                let phase = if start {
                    s.mech.angle(f.angle, &s.state.coords, &s.state.angles)
                } else {
                    self.phases[term.element]
                };
                self.eval
                    .potential(&s.mech, term, q, node.time, phase, false);
                for (l, g) in term.locals.iter().zip(&self.eval.g) {
                    node.gradient[i][self.part.at[l.node] + l.component] += g;
                }
            }
            // resultant of all bodies at once
            for (body, at) in self.part.at.iter().enumerate() {
                let end = self
                    .part
                    .at
                    .get(body + 1)
                    .copied()
                    .unwrap_or(self.part.mass.len());
                let mut g = zero_pose::<D>();
                for (c, v) in node.gradient[i][*at..end].iter().enumerate() {
                    *component_mut(&mut g, c) = *v;
                }
                add_resultant::<S, D, A, T>(&mut node.wrench[i], &q[body], &g, 1.0);
            }
        }
        node.q.copy_from_slice(q);
        node.valid = true;
    }

    /// Momenta, totals, end of the step; refuses a step in which a body turns too far.
    pub(super) fn finish(
        &mut self,
        s: &mut Stepper<S, D, A, T>,
        macro_step: f64,
    ) -> Result<(), StepFailure> {
        let (nf, p) = (self.part.fast.len(), self.settings.ratio);
        let h = macro_step / p as f64;
        if !self.part.explicit {
            self.totals.impulse.fill(0.0);
        }
        (self.totals.work, self.totals.dissipated) = (0.0, 0.0);
        // M (q_s' - q_s)/H
        for (k, c) in self.part.slow.iter().enumerate() {
            let kappa = self.part.mass[self.part.at[c.node] + c.component] / macro_step;
            self.p_slow[k] += kappa * self.dy[k];
        }
        self.start_phases(s);
        self.set_node(0, End::Start);
        s.c1.copy_from_slice(&s.state.coords);
        for m in 0..p {
            self.set_node(m + 1, End::End);
            self.set_middle();
            self.check_fast_turns()?;
            if !self.part.explicit {
                self.finish_node(s, m, h);
                self.finish_interval(s, m, h);
            }
            self.book_outer(s, m, h);
            self.follow_coordinates(s);
            for &b in &self.part.micro_bodies {
                self.qa[b] = self.qb[b];
            }
            self.follow_phases(s);
        }
        if !self.part.explicit {
            // π_p from the last interval
            for (k, c) in self.part.fast.iter().enumerate() {
                let scalar = self.part.at[c.node] + c.component;
                let change = self.dx[(p - 1) * nf + k];
                self.pi[k] = self.part.mass[scalar] / h * change
                    - self.mid_force[k]
                    - 0.5 * h * self.part.gravity(scalar);
            }
        }
        self.set_slow_end();
        self.check_slow_turns(&s.state.q)?;
        self.finish_slow_dissipation(s, macro_step);
        self.end.time = s.state.time + macro_step;
        self.assemble_node_forces(s, false);
        self.add_end_forces(h);
        s.q1.copy_from_slice(&self.qb);
        Ok(())
    }

    /// Inner node `m`: slow momentum from forces and constraint forces there.
    fn finish_node(&mut self, s: &Stepper<S, D, A, T>, m: usize, h: f64) {
        if m == 0 {
            return;
        }
        let theta = m as f64 / self.settings.ratio as f64;
        let time = s.state.time + m as f64 * h;
        for t in 0..self.part.inner.len() {
            let term = &self.part.terms[self.part.inner[t]];
            let phase = self.phases[term.element];
            self.eval
                .potential(&s.mech, term, &self.qa, time, phase, false);
            for (l, g) in term.locals.iter().zip(&self.eval.g) {
                if let Slot::Slow(k) = l.slot {
                    self.p_slow[k] -= theta * h * g;
                }
            }
            self.book_impulse(self.part.inner[t], End::Start, h);
        }
        let mf = self.part.bonds.len();
        for (r, bond) in self.part.bonds.iter().enumerate() {
            let n = bond.locals.len();
            super::terms::bond_gradient(bond, &self.qa, &mut self.row[..n]);
            for (l, g) in bond.locals.iter().zip(&self.row) {
                if let Slot::Slow(k) = l.slot {
                    self.p_slow[k] -= theta * g * self.mu[m * mf + r];
                }
            }
        }
    }

    /// Forces in the middle of interval `m`.
    fn finish_interval(&mut self, s: &Stepper<S, D, A, T>, m: usize, h: f64) {
        let theta = (m as f64 + 0.5) / self.settings.ratio as f64;
        let time = s.state.time + (m as f64 + 0.5) * h;
        self.mid_force.fill(0.0);
        for entry in &self.part.intervals {
            let term = &self.part.terms[entry.term];
            let phase = self.phases[term.element];
            if entry.damped {
                let path = [&self.qa[..], &self.qm[..], &self.qb[..]];
                self.totals.dissipated +=
                    self.eval.dissipation(&s.mech, term, path, h, phase, false);
            } else {
                self.eval
                    .potential(&s.mech, term, &self.qm, time, phase, false);
            }
            for (l, g) in term.locals.iter().zip(&self.eval.g) {
                match l.slot {
                    Slot::Fast(k) => self.mid_force[k] += 0.5 * h * g,
                    Slot::Slow(k) => self.p_slow[k] -= theta * h * g,
                }
            }
            book::<S, D, A, T>(
                &mut self.totals.impulse,
                &term.locals,
                &self.eval.g,
                &self.qm,
                h,
            );
        }
        for (l, load) in self.part.loads.iter().enumerate() {
            for &(local, axis, factor) in load {
                if let Slot::Fast(k) = local.slot {
                    let f = s.mech.loads[l].component(axis, time);
                    self.mid_force[k] -= 0.5 * h * factor * f;
                }
            }
        }
    }

    /// Gravity, loads and drives in the ledger.
    fn book_outer(&mut self, s: &Stepper<S, D, A, T>, m: usize, h: f64) {
        let p = self.settings.ratio as f64;
        let time = s.state.time + (m as f64 + 0.5) * h;
        let theta = (m as f64 + 0.5) / p;
        let micro = |b: usize| self.part.micro_bodies.binary_search(&b).is_ok();
        if s.mech.gravity.norm_squared() > 0.0 {
            let list = &self.part.micro_bodies;
            for &b in list {
                let mut g = zero_pose::<D>();
                g.x = -s.mech.gravity * s.mech.bodies[b].mass;
                add_resultant::<S, D, A, T>(&mut self.totals.impulse, &self.qm[b], &g, -h);
            }
            for b in (0..s.mech.n()).filter(|&b| m == 0 && !micro(b)) {
                let mut g = zero_pose::<D>();
                g.x = -s.mech.gravity * s.mech.bodies[b].mass;
                let mut pose = s.state.q[b];
                self.fill_slow(b, 0.5, &mut pose);
                add_resultant::<S, D, A, T>(&mut self.totals.impulse, &pose, &g, -h * p);
            }
        }
        for (l, load) in s.mech.loads.iter().enumerate() {
            let mut pose = self.qm[load.node];
            if !micro(load.node) {
                self.fill_slow(load.node, theta, &mut pose);
            }
            let mut g = zero_pose::<D>();
            for &(local, axis, factor) in &self.part.loads[l] {
                let f = factor * load.component(axis, time);
                *component_mut(&mut g, local.component) = f;
                let way = match local.slot {
                    Slot::Fast(k) => {
                        let nf = self.part.fast.len();
                        self.x[(m + 1) * nf + k] - self.x[m * nf + k]
                    }
                    Slot::Slow(k) => (self.y[k] - self.y0[k]) / p,
                };
                self.totals.work += f * way;
            }
            add_resultant::<S, D, A, T>(&mut self.totals.impulse, &pose, &g, h);
        }
    }

    /// A slow body at position `theta` of the macro step.
    fn fill_slow(&self, body: usize, theta: f64, pose: &mut Pose<D>) {
        let end = self
            .part
            .at
            .get(body + 1)
            .copied()
            .unwrap_or(self.part.slots.len());
        for (c, slot) in self.part.slots[self.part.at[body]..end].iter().enumerate() {
            if let Slot::Slow(k) = *slot {
                *component_mut(pose, c) = self.y0[k] + theta * (self.y[k] - self.y0[k]);
            }
        }
    }

    fn finish_slow_dissipation(&mut self, s: &Stepper<S, D, A, T>, macro_step: f64) {
        for i in 0..self.part.slow_damped.len() {
            let term = &self.part.terms[self.part.slow_damped[i]];
            for l in &term.locals {
                self.qm[l.node] = s.state.q[l.node].lerp(&self.qb[l.node], 0.5);
            }
            let path = [&s.state.q[..], &self.qm[..], &self.qb[..]];
            let f = &s.mech.forces[term.element];
            let phase = s.mech.angle(f.angle, &s.state.coords, &s.state.angles);
            self.totals.dissipated += self
                .eval
                .dissipation(&s.mech, term, path, macro_step, phase, false);
            for (l, g) in term.locals.iter().zip(&self.eval.g) {
                if let Slot::Slow(k) = l.slot {
                    self.p_slow[k] -= 0.5 * macro_step * g;
                }
            }
            book::<S, D, A, T>(
                &mut self.totals.impulse,
                &term.locals,
                &self.eval.g,
                &self.qm,
                macro_step,
            );
        }
    }

    /// Forces at both macro nodes: the last kick, and the ledger of both.
    fn add_end_forces(&mut self, h: f64) {
        let p = self.settings.ratio;
        for (i, rule) in [self.settings.slow, self.settings.fast]
            .into_iter()
            .enumerate()
        {
            let (first, last) = (rule.node_weight(0, p, h), rule.node_weight(p, p, h));
            for (k, c) in self.part.fast.iter().enumerate() {
                self.pi[k] -= last * self.end.gradient[i][self.part.at[c.node] + c.component];
            }
            for (k, c) in self.part.slow.iter().enumerate() {
                self.p_slow[k] -= last * self.end.gradient[i][self.part.at[c.node] + c.component];
            }
            self.totals.impulse -= self.start.wrench[i] * first + self.end.wrench[i] * last;
        }
    }

    fn check_fast_turns(&self) -> Result<(), StepFailure> {
        let turned = |b: &&usize| turn(&self.qa[**b], &self.qb[**b]) > MAX_TURN;
        refuse_turn(self.part.fast_bodies.iter().find(turned), |b| {
            turn(&self.qa[b], &self.qb[b])
        })
    }

    fn check_slow_turns(&self, q0: &[Pose<D>]) -> Result<(), StepFailure> {
        let mut slow = 0..self.part.at.len();
        let fast = &self.part.fast_bodies;
        let found =
            slow.find(|b| fast.binary_search(b).is_err() && turn(&q0[*b], &self.qb[*b]) > MAX_TURN);
        refuse_turn(found.as_ref(), |b| turn(&q0[b], &self.qb[b]))
    }

    /// Coordinates of the tree joints of fast bodies, followed on the micro grid.
    fn follow_coordinates(&self, s: &mut Stepper<S, D, A, T>) {
        for &b in &self.part.fast_bodies {
            let parent = s.mech.links[b].parent;
            follow(&s.mech, b, &self.qb[parent], &self.qb[b], &mut s.c1[b]);
        }
    }

    /// Hands momenta and totals to the state.
    fn deliver(&mut self, s: &mut Stepper<S, D, A, T>) {
        let slow = self.part.slow.iter().zip(&self.p_slow);
        for (c, v) in slow.chain(self.part.fast.iter().zip(&self.pi)) {
            let p = &mut s.state.p[c.node];
            if c.component < D {
                p.linear[c.component] = *v;
            } else {
                let k = c.component - D;
                p.director[(k % D, k / D)] = *v;
            }
        }
        let totals = &mut s.state.totals;
        totals.work += self.totals.work;
        totals.dissipated += self.totals.dissipated;
        totals.impulse += self.totals.impulse;
        std::mem::swap(&mut self.start, &mut self.end);
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// A macro step; on failure the state is unchanged.
    pub(crate) fn multirate_step(
        &mut self,
        engine: &mut Multirate<S, D, A, T>,
        macro_step: f64,
    ) -> Result<(), StepFailure> {
        self.prepare(macro_step);
        let iterations = engine.solve(self, macro_step)?;
        for &f in &engine.part.driven {
            let work = drive_work(self, f, macro_step);
            self.state.totals.work += work;
        }
        engine.deliver(self);
        for b in 0..self.mech.n() {
            if engine.part.fast_bodies.binary_search(&b).is_err() {
                let parent = self.mech.links[b].parent;
                follow(
                    &self.mech,
                    b,
                    &self.q1[parent],
                    &self.q1[b],
                    &mut self.c1[b],
                );
            }
        }
        self.accept_end(macro_step, iterations);
        Ok(())
    }
}

/// Work of the drive of an element over the macro step.
fn drive_work<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    s: &Stepper<S, D, A, T>,
    f: usize,
    macro_step: f64,
) -> f64 {
    let f = &s.mech.forces[f];
    let phase = s.mech.angle(f.angle, &s.state.coords, &s.state.angles);
    let step = (s.state.time + 0.5 * macro_step, macro_step);
    f.work(&f.travel(step, [&s.state.q, &s.q1], phase, &[]))
}

/// Coordinates of a tree joint, angles nearest to those before.
fn follow<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    body: usize,
    parent: &Pose<D>,
    child: &Pose<D>,
    out: &mut [f64; T],
) {
    let link = &mech.links[body];
    let turn = std::f64::consts::TAU;
    for (k, c) in link.coordinates(parent, child).into_iter().enumerate() {
        let turns = if link.freedom.is_angle(k) {
            ((out[k] - c) / turn).round()
        } else {
            0.0
        };
        out[k] = c + turn * turns;
    }
}

/// Angle between two poses of a body: |R' - R|² = 4 (1 - cos), in space and in the plane.
fn turn<const D: usize>(a: &Pose<D>, b: &Pose<D>) -> f64 {
    (1.0 - 0.25 * (b.r - a.r).norm_squared())
        .clamp(-1.0, 1.0)
        .acos()
}

fn refuse_turn(body: Option<&usize>, angle: impl Fn(usize) -> f64) -> Result<(), StepFailure> {
    match body {
        None => Ok(()),
        Some(&body) => Err(StepFailure {
            body,
            closure: None,
            residual: angle(body),
            iterations: 0,
            cause: Cause::Turned(angle(body)),
        }),
    }
}

/// Subtracts `w` times the resultant of a local gradient.
fn book<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    out: &mut Twist<T>,
    locals: &[super::terms::Local],
    g: &[f64],
    q: &[Pose<D>],
    w: f64,
) {
    let mut k = 0;
    while k < locals.len() {
        let node = locals[k].node;
        let mut pose = zero_pose::<D>();
        while k < locals.len() && locals[k].node == node {
            *component_mut(&mut pose, locals[k].component) = g[k];
            k += 1;
        }
        add_resultant::<S, D, A, T>(out, &q[node], &pose, -w);
    }
}
