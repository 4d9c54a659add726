//! Terms of the objective of the lifted program.

use super::Lifted;
use super::form::{Form, Vector};
use super::sparse::Scale;
use crate::objectives::{Entry, TermKind, Unknowns};
use crate::scalar::{Dual, Scalar, V3};
use alembert::error::{ModelError, ModelErrors};

impl Unknowns for Lifted {
    fn steps(&self) -> usize {
        self.reduced.steps()
    }

    fn phases(&self) -> usize {
        self.duration_at.len()
    }

    fn control(&self, n: usize, c: usize) -> Entry {
        Entry::variable(self.tau_at[n] + c)
    }

    fn coordinate(&self, _: usize, _: usize) -> Option<Entry> {
        None
    }

    fn ball(&self, ball: usize) -> usize {
        self.reduced.ball(ball)
    }

    fn length(&self, n: usize) -> Entry {
        let p = self.reduced.phase_of[n];
        let whole = Unknowns::duration(self, p);
        let steps = self.reduced.ocp.phases[p].steps as f64;
        Entry {
            factor: whole.factor / steps,
            ..whole
        }
    }

    fn duration(&self, p: usize) -> Entry {
        match self.duration_at[p] {
            Some(at) => Entry::variable(at),
            None => Entry::constant(self.reduced.ocp.phases[p].duration[0]),
        }
    }

    fn parameter(&self, _: usize) -> Option<Entry> {
        None
    }

    fn impulses(&self, touch: Option<usize>) -> Vec<Entry> {
        let all = self.pressed.iter().flatten();
        all.filter(|p| p.impulse && touch.is_none_or(|t| t == p.touch))
            .map(|p| Entry::variable(p.first + self.reduced.ocp.touches[p.touch].axes.len() - 1))
            .collect()
    }
}

/// A function of a point of the second degree, as a polynomial: its value and derivatives at the origin say all.
fn polynomial(kind: &TermKind, point: &Vector) -> Form {
    let origin: V3<Dual<Dual>> = [Scalar::zero(); 3];
    let mut out = Form::constant(kind.at_point(&[0.0; 3]));
    for i in 0..3 {
        let mut along = origin;
        along[i].eps.re = 1.0;
        out.add(&point[i].scaled(kind.at_point(&along).eps.re));
        for j in 0..3 {
            let mut z = along;
            z[j].re.eps = 1.0;
            let half = 0.5 * kind.at_point(&z).eps.eps;
            out.add(&point[i].times(&point[j]).scaled(half));
        }
    }
    out
}

impl Lifted {
    /// Adds all terms with their weights.
    pub(super) fn lay_objective(&mut self) -> Result<(), ModelErrors> {
        let steps = self.reduced.steps();
        for term in self.reduced.ocp.terms.clone() {
            let Some(pieces) = term.kind.pieces(self) else {
                let message = format!("the lifted transcription has no term \"{}\"", term.name);
                return Err(ModelError::new("solver.transcription", message)
                    .with_help("use transcription = \"reduced\"")
                    .into());
            };
            self.terms.push((term.clone(), pieces));
            if term.kind.is_kinetic_energy() {
                (0..steps).for_each(|n| self.put_kinetic(n, term.weight));
            }
            if let Some(p) = term.kind.point() {
                let form = polynomial(&term.kind, &self.bodies.point(p));
                self.put(None, &form, Scale::number(term.weight), steps, steps, 0);
            }
        }
        Ok(())
    }

    /// ½ (q' - q)ᵀ M (q' - q)/h.
    fn put_kinetic(&mut self, n: usize, weight: f64) {
        let entries = self.bodies.entries;
        for i in 0..entries {
            let step = Form::variable(entries + i).minus(&Form::variable(i));
            let by_h = self.timed(n, -1, 0.5 * weight * self.bodies.mass[i]);
            self.put(None, &step.times(&step), by_h, n, n + 1, 0);
        }
    }

    /// The sum of the small functions of all terms.
    pub(super) fn calc_pieces(&self, x: &[f64]) -> f64 {
        let each = self.terms.iter();
        each.map(|(t, pieces)| t.weight * t.kind.value(pieces, x, &[]))
            .sum()
    }

    /// Visits (variable, derivative) of the small functions.
    pub(super) fn visit_pieces(&self, x: &[f64], out: &mut dyn FnMut(usize, f64)) {
        for (t, pieces) in &self.terms {
            let put = |i: usize, v: f64| out(i, t.weight * v);
            t.kind.visit_first(pieces, x, &[], put);
        }
    }

    /// Visits (row, column, second derivative), row ≥ column.
    pub(super) fn visit_second_pieces(&self, x: &[f64], out: &mut dyn FnMut(usize, usize, f64)) {
        for (t, pieces) in &self.terms {
            let put = |i: usize, j: usize, v: f64| out(i.max(j), i.min(j), t.weight * v);
            t.kind.visit_second(pieces, x, &[], put);
        }
    }
}
