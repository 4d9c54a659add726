//! Trial steps of contacts that open (T-OCP-13), in directors.
//!
//! Their ends are nodes after all others, with multipliers of their own; see `transcription/release.rs`.

use super::form::inner;
use super::sparse::Scale;
use super::{Lifted, Source};
use crate::transcription::Pressed;
use alembert_nlp::Stage;

impl Lifted {
    /// Variables of the forces that act over the half step before a node, and of the trial step that determines them.
    pub(super) fn lay_last_forces(&mut self, n: usize, pressed: &mut Vec<Pressed>) {
        let (own, release) = (
            self.reduced.pressed[n].clone(),
            self.reduced.release_at(n).cloned(),
        );
        let mut copies = vec![];
        if let Some(r) = release {
            let tree = &self.reduced.ocp.setup.tree;
            let mut node = crate::tree::Node::<f64>::new(tree);
            let theta = self.reduced.theta(&self.reduced.start, r.trial);
            node.place(tree, theta, &self.reduced.refs[r.trial]);
            let q_at = self.lower.len();
            for v in self.entries_of(&node) {
                self.add_variable([f64::NEG_INFINITY, f64::INFINITY], v, Stage::At(n));
            }
            let lambda_at = self.lower.len();
            for _ in 0..self.bodies.constraints.len() {
                self.add_variable([f64::NEG_INFINITY, f64::INFINITY], 0.0, Stage::At(n));
            }
            for held in &r.pressed {
                copies.push((held.first, self.copy_force(n, held.touch, held.first)));
            }
            let forces = copies.iter().map(|c| c.1).collect();
            self.trials.push((q_at, lambda_at, forces));
        }
        for p in own.into_iter().filter(|p| p.release) {
            let found = copies.iter().find(|c| c.0 == p.first).map(|c| c.1);
            let first = found.unwrap_or_else(|| self.copy_force(n, p.touch, p.first));
            pressed.push(Pressed { first, ..p });
        }
    }

    /// Components of a contact force of the reduced program.
    pub(super) fn copy_force(&mut self, n: usize, touch: usize, first: usize) -> usize {
        let at = self.lower.len();
        for c in 0..self.reduced.ocp.touches[touch].axes.len() {
            self.copy_variable(first + c, Stage::At(n));
        }
        at
    }

    /// The ends of the trial steps as nodes after all others.
    pub(super) fn lay_trial_nodes(&mut self) {
        for (q_at, lambda_at, _) in &self.trials {
            self.q_at.push(*q_at);
            self.lambda_at.push(Some(*lambda_at));
        }
    }

    /// Rows of the trial steps.
    pub(super) fn lay_releases(&mut self) {
        let (entries, g) = (self.bodies.entries, self.weights());
        let one = Scale::number(1.0);
        self.motion_at.resize(self.q_at.len(), None);
        for k in 0..self.trials.len() {
            let r = self.reduced.layout.releases[k].clone();
            let (n, e) = (r.node, r.node - 1);
            let (_, lambda, forces) = self.trials[k].clone();
            for j in 0..self.bodies.constraints.len() {
                let form = self.bodies.constraints[j].form.clone();
                let source = Source::Constraint(r.trial, j);
                let row = self.add_row([0.0; 2], Stage::At(n), source);
                self.put(Some(row), &form, one, r.trial, r.trial, 0);
            }
            self.motion_at[r.trial] = Some(self.row_lower.len());
            let (by_h, h) = (self.timed(e, -1, 1.0), self.timed(e, 1, 1.0));
            for i in 0..entries {
                let row = Some(self.add_row([0.0; 2], Stage::At(n), Source::Entry(r.trial, i)));
                let step = super::form::Form::variable(i)
                    .minus(&super::form::Form::variable(entries + i))
                    .scaled(self.bodies.mass[i]);
                self.put(row, &step, by_h, n, e, 0);
                self.put(row, &step, by_h, n, r.trial, 0);
                self.put(row, &super::form::Form::constant(g[i]), h, n, n, 0);
                let form = self.forces.drive[i].clone();
                self.put(row, &form, h, n, n, self.tau_at[e]);
                let form = self.forces.pull[i].clone();
                self.put(row, &form, one, n, n, lambda);
                for (held, first) in r.pressed.iter().zip(&forces) {
                    let form = self.forces.press[held.touch][i].clone();
                    self.put(row, &form, h, n, n, *first);
                }
            }
            for held in &r.holds {
                let t = self.reduced.ocp.touches[held.touch].clone();
                let place = self.bodies.point(&t.point);
                for (c, axis) in t.axes.iter().enumerate() {
                    let row = Some(self.copy_row(held.row + c));
                    let form = inner(&place, &super::form::constants(axis));
                    self.put(row, &form, one, r.trial, r.trial, 0);
                    self.put(row, &form, Scale::number(-1.0), n, n, 0);
                }
            }
        }
    }

    /// Node of the motion, and what is said of it: the ends of trial steps count behind all nodes.
    pub(super) fn place_of(&self, n: usize) -> (usize, &'static str) {
        match n.checked_sub(self.reduced.steps() + 1) {
            None => (n, ""),
            Some(k) => (self.reduced.layout.releases[k].node, ", held a step more"),
        }
    }
}
