//! The objective: value, gradient and Hessian of the weighted sum of its terms (T-OCP-8).

use super::second::{Sink, emit};
use super::{Scratch, Transcription};
use crate::compile::{Term, TermKind};
use crate::scalar::{V3, dot, scale, sub};
use crate::tree::{Node, Points, Wrenches};
use alembert::model::CompiledSignal;

impl Transcription {
    /// Whether the kinetic energy is a term.
    pub(super) fn weighs_kinetic_energy(&self) -> bool {
        let mut terms = self.ocp.terms.iter();
        terms.any(|t| matches!(t.kind, TermKind::KineticEnergy))
    }

    /// Factor of a term: its weight, divided by its advance.
    fn factor(&self, x: &[f64], term: &Term) -> f64 {
        term.weight / term.per.map_or(1.0, |k| x[self.advance_at[k]])
    }

    /// Values of all terms, without weights, divided by their advances.
    pub fn term_values(&mut self, x: &[f64]) -> Vec<f64> {
        self.weigh(x);
        self.with_scratch(|t, s| {
            let terms = t.ocp.terms.iter();
            terms
                .map(|term| {
                    let per = term.per.map_or(1.0, |k| x[t.advance_at[k]]);
                    t.calc_term(x, term, s) / per
                })
                .collect()
        })
    }

    /// Variables on which a term depends.
    pub fn term_columns(&mut self, term: usize) -> Vec<usize> {
        let x = self.start.clone();
        let mut columns = vec![];
        self.with_scratch(|t, s| {
            let term = &t.ocp.terms[term];
            t.visit_term(&x, term, s, &mut |j, _| columns.push(j));
            columns.extend(term.per.map(|k| t.advance_at[k]));
        });
        columns.sort_unstable();
        columns.dedup();
        columns
    }

    pub(super) fn calc_objective(&self, x: &[f64], s: &mut Scratch) -> f64 {
        let terms = self.ocp.terms.iter();
        terms
            .map(|t| self.factor(x, t) * self.calc_term(x, t, s))
            .sum()
    }

    /// Time between the middles of steps n and n + 1.
    fn between(&self, x: &[f64], n: usize) -> f64 {
        0.5 * (self.step(x, n) + self.step(x, n + 1))
    }

    /// A term without weight.
    fn calc_term(&self, x: &[f64], term: &Term, s: &mut Scratch) -> f64 {
        let steps = self.steps();
        match &term.kind {
            TermKind::Effort(w) => (0..steps)
                .map(|n| {
                    let squares = self.tau(x, n).iter().zip(w).map(|(t, w)| w * t * t);
                    0.5 * self.step(x, n) * squares.sum::<f64>()
                })
                .sum(),
            TermKind::EffortRate(w) => (0..steps - 1)
                .map(|n| {
                    let (a, b) = (self.tau(x, n), self.tau(x, n + 1));
                    let squares = (0..w.len()).map(|c| w[c] * (b[c] - a[c]).powi(2));
                    0.5 / self.between(x, n) * squares.sum::<f64>()
                })
                .sum(),
            TermKind::Time => (0..self.ocp.phases.len())
                .map(|p| self.duration(x, p))
                .sum(),
            TermKind::KineticEnergy => {
                self.place_node(x, 0, &mut s.nodes);
                (0..steps)
                    .map(|n| {
                        self.place_node(x, n + 1, &mut s.nodes);
                        self.kinetic(&s.nodes[n % 3], &s.nodes[(n + 1) % 3]) / self.step(x, n)
                    })
                    .sum()
            }
            TermKind::Position(p, e) => {
                self.place_node(x, steps, &mut s.nodes);
                dot(&s.nodes[steps % 3].point(p), e)
            }
            TermKind::Target(p, target) => {
                self.place_node(x, steps, &mut s.nodes);
                let d = sub(&s.nodes[steps % 3].point(p), target);
                0.5 * dot(&d, &d)
            }
            TermKind::ContactImpulse(touch) => {
                self.impulses(*touch).map(|at| 0.5 * x[at] * x[at]).sum()
            }
            TermKind::Parameter(k) => x[self.parameter_at[*k]],
            TermKind::Tracking(i, sign, motion) => {
                let mut sum = 0.0;
                self.visit_apart(x, *i, *sign, motion, |_, weight, d| {
                    sum += 0.5 * weight * d * d
                });
                sum
            }
        }
    }

    /// Visits (variable, time around the node, distance) of a coordinate that follows a motion; durations are given.
    fn visit_apart(
        &self,
        x: &[f64],
        i: usize,
        sign: f64,
        motion: &CompiledSignal,
        mut out: impl FnMut(usize, f64, f64),
    ) {
        let mut time = 0.0;
        for n in 0..=self.steps() {
            let at = self.theta_at[n] + i;
            out(at, self.around(x, n), x[at] - sign * motion.eval(time));
            if n < self.steps() {
                time += self.step(x, n);
            }
        }
    }

    /// ½ Σ tr((H₁ - H₀) J (H₁ - H₀)ᵀ): kinetic energy times h².
    fn kinetic(&self, a: &Node<f64>, b: &Node<f64>) -> f64 {
        let mut sum = 0.0;
        for (i, body) in self.ocp.setup.tree.bodies.iter().enumerate() {
            let d = sub(&b.x[i], &a.x[i]);
            sum += body.mass * dot(&d, &d);
            for k in 0..3 {
                let d = sub(
                    &crate::scalar::column(&b.r[i], k),
                    &crate::scalar::column(&a.r[i], k),
                );
                sum += body.euler[k] * dot(&d, &d);
            }
        }
        0.5 * sum
    }

    /// Variables of the normal impulses of contacts that close.
    fn impulses(&self, touch: Option<usize>) -> impl Iterator<Item = usize> + '_ {
        self.pressed
            .iter()
            .flatten()
            .filter(move |p| p.impulse && touch.is_none_or(|t| t == p.touch))
            .map(|p| p.first + self.ocp.touches[p.touch].axes.len() - 1)
    }

    pub(super) fn add_gradient(&self, x: &[f64], s: &mut Scratch, gradient: &mut [f64]) {
        for term in &self.ocp.terms {
            let factor = self.factor(x, term);
            self.visit_term(x, term, s, &mut |j, v| gradient[j] += factor * v);
            if let Some(k) = term.per {
                let at = self.advance_at[k];
                gradient[at] -= factor / x[at] * self.calc_term(x, term, s);
            }
        }
    }

    /// The duration of the phase of a step, if free, and ∂h/∂T.
    fn stretch(&self, n: usize) -> Option<(usize, f64)> {
        let p = self.phase_of[n];
        let at = self.duration_at[p]?;
        Some((at, 1.0 / self.ocp.phases[p].steps as f64))
    }

    /// Visits (variable, derivative) of a term.
    fn visit_term(&self, x: &[f64], term: &Term, s: &mut Scratch, out: &mut dyn FnMut(usize, f64)) {
        let steps = self.steps();
        match &term.kind {
            TermKind::Effort(w) => {
                for n in 0..steps {
                    let (h, tau) = (self.step(x, n), self.tau(x, n));
                    for c in 0..w.len() {
                        out(self.tau_at[n] + c, h * w[c] * tau[c]);
                        if let Some((at, k)) = self.stretch(n) {
                            out(at, 0.5 * k * w[c] * tau[c] * tau[c]);
                        }
                    }
                }
            }
            TermKind::EffortRate(w) => {
                for n in 0..steps - 1 {
                    let h = self.between(x, n);
                    for c in 0..w.len() {
                        let d = self.tau(x, n + 1)[c] - self.tau(x, n)[c];
                        out(self.tau_at[n] + c, -w[c] * d / h);
                        out(self.tau_at[n + 1] + c, w[c] * d / h);
                        for e in [n, n + 1] {
                            if let Some((at, k)) = self.stretch(e) {
                                out(at, -0.25 * k * w[c] * d * d / (h * h));
                            }
                        }
                    }
                }
            }
            TermKind::Time => self
                .duration_at
                .iter()
                .flatten()
                .for_each(|&at| out(at, 1.0)),
            TermKind::KineticEnergy => self.visit_kinetic_energy(x, s, out),
            TermKind::Position(p, e) => {
                self.place_node(x, steps, &mut s.nodes);
                let at = self.theta_at[steps];
                self.visit_point(&s.nodes[steps % 3], p, |i, v| out(at + i, dot(&v, e)));
            }
            TermKind::Target(p, target) => {
                self.place_node(x, steps, &mut s.nodes);
                let node = &s.nodes[steps % 3];
                let (at, d) = (self.theta_at[steps], sub(&node.point(p), target));
                self.visit_point(node, p, |i, v| out(at + i, dot(&v, &d)));
            }
            TermKind::ContactImpulse(touch) => self.impulses(*touch).for_each(|at| out(at, x[at])),
            TermKind::Parameter(k) => out(self.parameter_at[*k], 1.0),
            TermKind::Tracking(i, sign, motion) => {
                self.visit_apart(x, *i, *sign, motion, |at, weight, d| out(at, weight * d));
            }
        }
    }

    fn visit_kinetic_energy(&self, x: &[f64], s: &mut Scratch, out: &mut dyn FnMut(usize, f64)) {
        let (tree, steps) = (&self.ocp.setup.tree, self.steps());
        self.place_node(x, 0, &mut s.nodes);
        for n in 0..steps {
            self.place_node(x, n + 1, &mut s.nodes);
            let h = self.step(x, n);
            for (here, there) in [(n, n + 1), (n + 1, n)] {
                let (a, b) = (&s.nodes[here % 3], &s.nodes[there % 3]);
                s.forces.clear();
                s.forces.add_inertia(tree, a, &[(b, 1.0 / h)]);
                s.forces.collect(tree);
                let at = self.theta_at[here];
                s.forces.project(tree, a, |i, v| out(at + i, v));
            }
            if let Some((at, k)) = self.stretch(n) {
                let value = self.kinetic(&s.nodes[n % 3], &s.nodes[(n + 1) % 3]);
                out(at, -k * value / (h * h));
            }
        }
    }

    /// Weight of the kinetic energy in the Lagrangian.
    pub(super) fn kinetic_weight(&self, x: &[f64], factor: f64) -> f64 {
        let terms = self.ocp.terms.iter();
        terms
            .filter(|t| matches!(t.kind, TermKind::KineticEnergy))
            .map(|t| factor * self.factor(x, t))
            .sum()
    }

    /// Adds the kinetic energy of the steps at node n to the forces of conditions; the factor κ of its own moments.
    pub(super) fn add_kinetic_energy(
        &self,
        x: &[f64],
        n: usize,
        factor: f64,
        nodes: &[Node<f64>; 3],
        forces: &mut Wrenches<f64>,
    ) -> f64 {
        if !self.weighs_kinetic_energy() {
            return 0.0;
        }
        let weight = self.kinetic_weight(x, factor);
        let mut kappa = 0.0;
        for e in self.steps_at(n) {
            let by_h = weight / self.step(x, e);
            let other = if e == n { n + 1 } else { n + 2 };
            let step = (&nodes[other % 3], by_h);
            forces.add_inertia(&self.ocp.setup.tree, &nodes[n % 3], &[step]);
            kappa += by_h;
        }
        kappa
    }

    /// Forces of places at the end in the objective.
    pub(super) fn push_objective(
        &self,
        x: &[f64],
        n: usize,
        factor: f64,
        node: &Node<f64>,
        push: &mut impl FnMut(&Points, V3<f64>),
    ) {
        if n != self.steps() {
            return;
        }
        for term in &self.ocp.terms {
            let weight = factor * self.factor(x, term);
            match &term.kind {
                TermKind::Position(p, e) => push(p, scale(e, weight)),
                TermKind::Target(p, target) => {
                    push(p, scale(&sub(&node.point(p), target), weight));
                }
                _ => {}
            }
        }
    }

    /// Products of first derivatives of targets.
    pub(super) fn visit_target_dyads(
        &self,
        x: &[f64],
        n: usize,
        factor: f64,
        node: &Node<f64>,
        out: &mut Sink<'_>,
    ) {
        if n != self.steps() {
            return;
        }
        for term in &self.ocp.terms {
            if let TermKind::Target(p, _) = &term.kind {
                let weight = factor * self.factor(x, term);
                self.visit_dyads(node, Some(p), None, weight, self.theta_at[n], out);
            }
        }
    }

    /// Second derivatives of terms in controls, durations and impulses, and of quotients.
    pub(super) fn visit_objective_hessian(
        &self,
        x: &[f64],
        factor: f64,
        s: &mut Scratch,
        out: &mut Sink<'_>,
    ) {
        for term in &self.ocp.terms {
            let weight = factor * self.factor(x, term);
            match &term.kind {
                TermKind::Effort(w) => self.visit_effort(x, w, weight, out),
                TermKind::EffortRate(w) => self.visit_effort_rate(x, w, weight, out),
                TermKind::KineticEnergy => self.visit_kinetic_durations(x, weight, s, out),
                TermKind::ContactImpulse(touch) => {
                    self.impulses(*touch).for_each(|at| out(at, at, weight));
                }
                TermKind::Tracking(i, sign, motion) => {
                    self.visit_apart(x, *i, *sign, motion, |at, w, _| out(at, at, weight * w));
                }
                TermKind::Time
                | TermKind::Position(..)
                | TermKind::Target(..)
                | TermKind::Parameter(_) => {}
            }
            if let Some(k) = term.per {
                let at = self.advance_at[k];
                self.visit_term(x, term, s, &mut |j, v| {
                    emit(out, at, j, -weight * v / x[at]);
                });
                let value = self.calc_term(x, term, s);
                out(at, at, 2.0 * weight * value / (x[at] * x[at]));
            }
        }
    }

    fn visit_effort(&self, x: &[f64], w: &[f64], weight: f64, out: &mut Sink<'_>) {
        for n in 0..self.steps() {
            let (h, tau) = (self.step(x, n), self.tau(x, n));
            for c in 0..w.len() {
                let at = self.tau_at[n] + c;
                out(at, at, weight * h * w[c]);
                if let Some((t, k)) = self.stretch(n) {
                    emit(out, t, at, weight * k * w[c] * tau[c]);
                }
            }
        }
    }

    fn visit_effort_rate(&self, x: &[f64], w: &[f64], weight: f64, out: &mut Sink<'_>) {
        for n in 0..self.steps() - 1 {
            let h = self.between(x, n);
            for c in 0..w.len() {
                let (a, b) = (self.tau_at[n] + c, self.tau_at[n + 1] + c);
                let (d, v) = (x[b] - x[a], weight * w[c] / h);
                out(a, a, v);
                out(b, b, v);
                emit(out, a, b, -v);
                for e in [n, n + 1] {
                    let Some((t, k)) = self.stretch(e) else {
                        continue;
                    };
                    emit(out, t, a, 0.5 * k * v * d / h);
                    emit(out, t, b, -0.5 * k * v * d / h);
                    for f in [n, n + 1] {
                        // both orders of a pair are visited: each counts half off the diagonal
                        if let Some((u, l)) = self.stretch(f) {
                            let both = if t == u { 1.0 } else { 0.5 };
                            emit(out, t, u, both * 0.25 * k * l * v * d * d / (h * h));
                        }
                    }
                }
            }
        }
    }

    /// The kinetic energy by free durations.
    fn visit_kinetic_durations(&self, x: &[f64], weight: f64, s: &mut Scratch, out: &mut Sink<'_>) {
        let (tree, steps) = (&self.ocp.setup.tree, self.steps());
        if self.duration_at.iter().all(Option::is_none) {
            return;
        }
        self.place_node(x, 0, &mut s.nodes);
        for n in 0..steps {
            self.place_node(x, n + 1, &mut s.nodes);
            let Some((t, k)) = self.stretch(n) else {
                continue;
            };
            let h = self.step(x, n);
            for (here, there) in [(n, n + 1), (n + 1, n)] {
                let (a, b) = (&s.nodes[here % 3], &s.nodes[there % 3]);
                s.forces.clear();
                s.forces.add_inertia(tree, a, &[(b, -weight * k / (h * h))]);
                s.forces.collect(tree);
                let at = self.theta_at[here];
                s.forces.project(tree, a, |i, v| emit(out, t, at + i, v));
            }
            let value = self.kinetic(&s.nodes[n % 3], &s.nodes[(n + 1) % 3]);
            out(t, t, 2.0 * weight * k * k * value / (h * h * h));
        }
    }
}
