//! The objective: value, gradient and Hessian of the weighted sum of its terms (T-OCP-8), whatever they are (`crate::objectives`).

use super::second::{Sink, emit};
use super::{Scratch, Transcription};
use crate::compile::{Term, wrong};
use crate::objectives::{Entry, TermKind, Unknowns};
use crate::scalar::{Dual, M3, Scalar, V3, dot, scale, sub};
use crate::tree::{Node, Points, Wrenches};
use alembert::error::ModelErrors;

impl Unknowns for Transcription {
    fn steps(&self) -> usize {
        self.phase_of.len()
    }

    fn phases(&self) -> usize {
        self.ocp.phases.len()
    }

    fn control(&self, n: usize, c: usize) -> Entry {
        Entry::variable(self.tau_at[n] + c)
    }

    fn coordinate(&self, n: usize, i: usize) -> Option<Entry> {
        Some(Entry::variable(self.theta_at[n] + i))
    }

    fn ball(&self, ball: usize) -> usize {
        self.ocp.setup.tree.balls[ball]
    }

    fn length(&self, n: usize) -> Entry {
        let (at, factor) = self.lengths[n];
        Entry { at, factor }
    }

    fn duration(&self, p: usize) -> Entry {
        match self.duration_at[p] {
            Some(at) => Entry::variable(at),
            None => Entry::constant(self.ocp.phases[p].duration[0]),
        }
    }

    fn parameter(&self, k: usize) -> Option<Entry> {
        Some(Entry::variable(self.parameter_at[k]))
    }

    fn impulses(&self, touch: Option<usize>) -> Vec<Entry> {
        let all = self.pressed.iter().flatten();
        all.filter(|p| p.impulse && touch.is_none_or(|t| t == p.touch))
            .map(|p| Entry::variable(p.first + self.ocp.touches[p.touch].axes.len() - 1))
            .collect()
    }
}

/// The gradient of a function of a point.
fn slope_at(kind: &TermKind, x: &V3<f64>) -> V3<f64> {
    std::array::from_fn(|i| {
        let mut z = x.map(Dual::<f64>::constant);
        z[i].eps = 1.0;
        kind.at_point(&z).eps
    })
}

/// Its second derivatives.
fn curvature_at(kind: &TermKind, x: &V3<f64>) -> M3<f64> {
    std::array::from_fn(|i| {
        std::array::from_fn(|j| {
            let mut z = x.map(Dual::<Dual>::constant);
            z[i].eps.re = 1.0;
            z[j].re.eps = 1.0;
            kind.at_point(&z).eps.eps
        })
    })
}

impl Transcription {
    /// Finds the small functions of all terms.
    pub(super) fn lay_objective(&mut self) -> Result<(), ModelErrors> {
        let terms = self.ocp.terms.iter().enumerate();
        let pieces = terms.map(|(k, t)| {
            t.kind.pieces(self).ok_or_else(|| {
                wrong(
                    &format!("objective[{k}]"),
                    format!("\"{}\" needs durations that are given", t.name),
                    "give the phases durations",
                )
            })
        });
        self.pieces = pieces.collect::<Result<_, ModelErrors>>()?;
        Ok(())
    }

    /// Whether the kinetic energy is a term.
    pub(super) fn weighs_kinetic_energy(&self) -> bool {
        self.ocp.terms.iter().any(|t| t.kind.is_kinetic_energy())
    }

    /// Factor of a term: its weight, divided by its advance.
    fn factor(&self, x: &[f64], term: &Term) -> f64 {
        term.weight / term.per.map_or(1.0, |k| x[self.advance_at[k]])
    }

    /// Values of all terms, without weights, divided by their advances.
    pub fn term_values(&mut self, x: &[f64]) -> Vec<f64> {
        self.weigh(x);
        self.with_scratch(|t, s| {
            let each = (0..t.ocp.terms.len()).map(|k| {
                let per = t.ocp.terms[k].per.map_or(1.0, |k| x[t.advance_at[k]]);
                t.calc_term(x, k, s) / per
            });
            each.collect()
        })
    }

    /// Variables on which a term depends.
    pub fn term_columns(&mut self, k: usize) -> Vec<usize> {
        let x = self.start.clone();
        let mut columns = vec![];
        self.with_scratch(|t, s| {
            t.visit_term(&x, k, s, &mut |j, _| columns.push(j));
            columns.extend(t.ocp.terms[k].per.map(|k| t.advance_at[k]));
        });
        columns.sort_unstable();
        columns.dedup();
        columns
    }

    pub(super) fn calc_objective(&self, x: &[f64], s: &mut Scratch) -> f64 {
        let terms = self.ocp.terms.iter().enumerate();
        terms
            .map(|(k, t)| self.factor(x, t) * self.calc_term(x, k, s))
            .sum()
    }

    /// A term without weight.
    fn calc_term(&self, x: &[f64], k: usize, s: &mut Scratch) -> f64 {
        let (kind, steps) = (&self.ocp.terms[k].kind, self.steps());
        let mut sum = kind.value(&self.pieces[k], x, &self.refs);
        if kind.is_kinetic_energy() {
            self.place_node(x, 0, &mut s.nodes);
            for n in 0..steps {
                self.place_node(x, n + 1, &mut s.nodes);
                sum += self.kinetic(&s.nodes[n % 3], &s.nodes[(n + 1) % 3]) / self.step(x, n);
            }
        }
        if let Some(p) = kind.point() {
            self.place_node(x, steps, &mut s.nodes);
            sum += kind.at_point(&s.nodes[steps % 3].point(p));
        }
        sum
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

    pub(super) fn add_gradient(&self, x: &[f64], s: &mut Scratch, gradient: &mut [f64]) {
        for (k, term) in self.ocp.terms.iter().enumerate() {
            let factor = self.factor(x, term);
            self.visit_term(x, k, s, &mut |j, v| gradient[j] += factor * v);
            if let Some(per) = term.per {
                let at = self.advance_at[per];
                gradient[at] -= factor / x[at] * self.calc_term(x, k, s);
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
    fn visit_term(&self, x: &[f64], k: usize, s: &mut Scratch, out: &mut dyn FnMut(usize, f64)) {
        let (kind, last) = (&self.ocp.terms[k].kind, self.steps());
        kind.visit_first(&self.pieces[k], x, &self.refs, &mut *out);
        if kind.is_kinetic_energy() {
            self.visit_kinetic_energy(x, s, out);
        }
        if let Some(p) = kind.point() {
            self.place_node(x, last, &mut s.nodes);
            let node = &s.nodes[last % 3];
            let (at, slope) = (self.theta_at[last], slope_at(kind, &node.point(p)));
            self.visit_point(node, p, |i, v| out(at + i, dot(&v, &slope)));
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
            .filter(|t| t.kind.is_kinetic_energy())
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

    /// Forces of points at the end in the objective.
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
            if let Some(p) = term.kind.point() {
                let weight = factor * self.factor(x, term);
                push(p, scale(&slope_at(&term.kind, &node.point(p)), weight));
            }
        }
    }

    /// Products of first derivatives of points at the end.
    pub(super) fn visit_objective_dyads(
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
            if let Some(p) = term.kind.point() {
                let weight = factor * self.factor(x, term);
                let curvature = curvature_at(&term.kind, &node.point(p));
                let mut h = [[[[0.0; 3]; 3]; 2]; 2];
                h[0][0] = curvature.map(|row| scale(&row, weight));
                self.visit_dyads(node, &[*p], &h, self.theta_at[n], out);
            }
        }
    }

    /// Second derivatives of small functions, of the kinetic energy by durations, and of quotients.
    pub(super) fn visit_objective_hessian(
        &self,
        x: &[f64],
        factor: f64,
        s: &mut Scratch,
        out: &mut Sink<'_>,
    ) {
        for (k, term) in self.ocp.terms.iter().enumerate() {
            let weight = factor * self.factor(x, term);
            let pieces = &self.pieces[k];
            let mut put = |i: usize, j: usize, v: f64| emit(out, i, j, weight * v);
            term.kind.visit_second(pieces, x, &self.refs, &mut put);
            if term.kind.is_kinetic_energy() {
                self.visit_kinetic_durations(x, weight, s, out);
            }
            if let Some(per) = term.per {
                let at = self.advance_at[per];
                self.visit_term(x, k, s, &mut |j, v| {
                    emit(out, at, j, -weight * v / x[at]);
                });
                let value = self.calc_term(x, k, s);
                out(at, at, 2.0 * weight * value / (x[at] * x[at]));
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
