//! Second derivatives of trial steps: the derivative along the multipliers λ of their equations, as in `second.rs`. Only the node of release
//! moves along λ.

use super::release::Release;
use super::second::{Sink, emit};
use super::wrenches::contact_force;
use super::{Scratch, Transcription};
use crate::actions::Action;
use crate::scalar::{Dual, dot};
use crate::tree::NodeBlock;

impl Transcription {
    /// Visits the part of all trial steps.
    pub(super) fn visit_second_releases(
        &self,
        x: &[f64],
        y: &[f64],
        s: &mut Scratch,
        out: &mut Sink<'_>,
    ) {
        for r in &self.layout.releases {
            self.place_dual_release(x, y, r, s);
            self.visit_second_trial(x, r, s, out);
            self.visit_second_inputs(x, r, s, out);
            self.visit_second_held(y, r, s, out);
            self.visit_second_duration(x, r, s, out);
        }
    }

    /// The three nodes of a trial step, in plain numbers and with the node of release at θ + ε λ.
    fn place_dual_release(&self, x: &[f64], y: &[f64], r: &Release, s: &mut Scratch) {
        let tree = &self.ocp.setup.tree;
        let dof = tree.dof;
        s.lambda[1].copy_from_slice(&y[r.row..r.row + dof]);
        for (k, n) in [r.node - 1, r.node, r.trial].into_iter().enumerate() {
            let theta = self.theta(x, n);
            for i in 0..dof {
                let along = if k == 1 { s.lambda[1][i] } else { 0.0 };
                s.theta[i] = Dual::new(theta[i], along);
            }
            s.duals[k].place(tree, &s.theta, &self.refs[n]);
            s.duals[k].compose(tree);
            s.nodes[k].place(tree, theta, &self.refs[n]);
        }
        let h = self.step(x, r.node - 1);
        for (o, t) in s.impulse.iter_mut().zip(self.tau(x, r.node - 1)) {
            *o = h * t;
        }
        for span in self.trial_spans(x, r) {
            s.act_dual_over(self, x, &[], &span);
        }
    }

    /// Wrenches of a trial step at one of its nodes: inertia with the factor `by_h`, at the node of release forces over the time `h`, and
    /// where `acts` elements and drives.
    fn assemble_dual_release(
        &self,
        x: &[f64],
        r: &Release,
        k: usize,
        factors: (f64, f64),
        acts: bool,
        s: &mut Scratch,
    ) {
        let f = &mut s.dual_forces;
        if k == 1 {
            let acting = acts.then_some((&s.dual_acting, &s.impulse[..]));
            self.assemble_release(x, r, factors, acting, &s.duals, f);
            return;
        }
        let tree = &self.ocp.setup.tree;
        f.clear();
        f.add_inertia(tree, &s.duals[k], &[(&s.duals[1], factors.0)]);
        if acts {
            // the step before node 1, or the one after it
            let steps = k / 2..k / 2 + 1;
            self.add_elements(k, steps, &s.duals[k], &s.dual_acting, f);
        }
        f.collect(tree);
    }

    /// Coordinates with coordinates.
    fn visit_second_trial(&self, x: &[f64], r: &Release, s: &mut Scratch, out: &mut Sink<'_>) {
        let tree = &self.ocp.setup.tree;
        let h = self.step(x, r.node - 1);
        let at = [r.node - 1, r.node, r.trial].map(|n| self.theta_at[n]);
        for k in 0..3 {
            self.assemble_dual_release(x, r, k, (1.0 / h, h), true, s);
            let kappa = if k == 1 { 2.0 / h } else { 1.0 / h };
            NodeBlock::visit(tree, &s.duals[k], &s.dual_forces, kappa, |i, j, v| {
                emit(out, at[k] + i, at[k] + j, v.eps);
            });
        }
        for k in 0..2 {
            let (a, b) = (&s.duals[k], &s.duals[k + 1]);
            s.dual_cross.visit(tree, a, b, 1.0 / h, |i, j, v| {
                emit(out, at[k] + i, at[k + 1] + j, v.eps);
            });
        }
        for span in self.trial_spans(x, r) {
            self.visit_elements(&span, &s.duals, &s.dual_acting, None, Some(out));
        }
    }

    /// Controls and trial forces with coordinates, and coordinates where B turns with them.
    fn visit_second_inputs(&self, x: &[f64], r: &Release, s: &Scratch, out: &mut Sink<'_>) {
        let (n, e) = (r.node, r.node - 1);
        let (at, theta, refs, h) = (
            self.theta_at[n],
            self.theta(x, n),
            &self.refs[n],
            self.step(x, e),
        );
        let lambda = &s.lambda[1];
        for d in &self.ocp.drives {
            let mut mixed = |i: usize, c: usize, v: f64| {
                emit(out, at + i, self.tau_at[e] + d.first + c, h * v);
            };
            match &d.action {
                Action::Direct(..) | Action::Input(..) => {}
                Action::WorldForce(p, count) => {
                    self.visit_dual_point(&s.duals[1], p, |i, v| {
                        (0..*count).for_each(|c| mixed(i, c, v[c]));
                    });
                }
                Action::Local(local) => {
                    local.mixed(theta, refs, lambda, &mut mixed);
                    let impulse = &s.impulse[d.first..];
                    local.second(theta, refs, lambda, impulse, |i, j, v| {
                        emit(out, at + i, at + j, v);
                    });
                }
            }
        }
        for held in &r.held {
            let t = &self.ocp.touches[held.touch];
            self.visit_dual_point(&s.duals[1], &t.point, |i, v| {
                for (c, axis) in t.axes.iter().enumerate() {
                    emit(out, at + i, held.first + c, h * dot(&v, axis));
                }
            });
        }
    }

    /// Points that the trial step holds.
    fn visit_second_held(&self, y: &[f64], r: &Release, s: &mut Scratch, out: &mut Sink<'_>) {
        let tree = &self.ocp.setup.tree;
        for (k, n, sign) in [(1, r.node, -1.0), (2, r.trial, 1.0)] {
            let (here, f, at) = (&s.nodes[k], &mut s.forces, self.theta_at[n]);
            f.clear();
            for held in &r.held {
                let t = &self.ocp.touches[held.touch];
                if let Some(body) = t.point.body {
                    let force = contact_force(&t.axes, &y[held.row..], sign);
                    f.add_force(body, &here.point(&t.point), &force);
                }
            }
            f.collect(tree);
            NodeBlock::visit(tree, here, f, 0.0, |i, j, v| emit(out, at + i, at + j, v));
        }
    }

    /// A free duration with everything.
    fn visit_second_duration(&self, x: &[f64], r: &Release, s: &mut Scratch, out: &mut Sink<'_>) {
        let tree = &self.ocp.setup.tree;
        let (n, e) = (r.node, r.node - 1);
        let (phase, h) = (self.phase_of[e], self.step(x, e));
        let Some(column) = self.duration_at[phase] else {
            return;
        };
        let by_steps = 1.0 / self.ocp.phases[phase].steps as f64;
        let at = [e, n, r.trial].map(|n| self.theta_at[n]);
        for k in 0..3 {
            self.assemble_dual_release(x, r, k, (-1.0 / (h * h), 1.0), false, s);
            s.dual_forces.project(tree, &s.duals[k], |i, v| {
                emit(out, column, at[k] + i, v.eps * by_steps);
            });
        }
        // with itself: only inertia is not linear in h
        self.assemble_dual_release(x, r, 1, (2.0 / (h * h * h), 0.0), false, s);
        let lambda = &s.lambda[1];
        let mut sum = 0.0;
        s.dual_forces
            .project(tree, &s.duals[1], |i, v| sum += lambda[i] * v.re);
        emit(out, column, column, sum * by_steps * by_steps);
        self.visit_columns(x, n, &s.nodes[1], |i, c, b| {
            emit(out, column, self.tau_at[e] + c, by_steps * lambda[i] * b);
        });
        for held in &r.held {
            let t = &self.ocp.touches[held.touch];
            self.visit_point(&s.nodes[1], &t.point, |i, v| {
                for (c, axis) in t.axes.iter().enumerate() {
                    let v = by_steps * lambda[i] * dot(&v, axis);
                    emit(out, column, held.first + c, v);
                }
            });
        }
        let tau = self.tau(x, e);
        for d in &self.ocp.drives {
            let mut mixed = |i: usize, c: usize, v: f64| {
                emit(out, column, at[1] + i, by_steps * v * tau[d.first + c]);
            };
            match &d.action {
                Action::Direct(..) | Action::Input(..) => {}
                Action::WorldForce(p, count) => {
                    self.visit_dual_point(&s.duals[1], p, |i, v| {
                        (0..*count).for_each(|c| mixed(i, c, v[c]));
                    });
                }
                Action::Local(local) => {
                    local.mixed(self.theta(x, n), &self.refs[n], lambda, mixed);
                }
            }
        }
    }
}
