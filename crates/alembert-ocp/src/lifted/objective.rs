//! Terms of the objective of the lifted program.

use super::Lifted;
use super::form::{Form, constants, difference, inner};
use super::sparse::Scale;
use crate::compile::TermKind;
use alembert::error::{ModelError, ModelErrors};

impl Lifted {
    /// Adds all terms with their weights.
    pub(super) fn lay_objective(&mut self) -> Result<(), ModelErrors> {
        let steps = self.reduced.steps();
        for term in self.reduced.ocp.terms.clone() {
            let weight = term.weight;
            match &term.kind {
                TermKind::Effort(w) => {
                    for n in 0..steps {
                        self.put_inputs(n, n, w, self.timed(n, 1, 0.5 * weight));
                    }
                }
                TermKind::EffortRate(w) => {
                    for n in 0..steps - 1 {
                        let scale = self.between(n, 0.5 * weight)?;
                        self.put_inputs(n, n + 1, w, scale);
                    }
                }
                TermKind::Time => self.put_time(weight),
                TermKind::KineticEnergy => {
                    for n in 0..steps {
                        self.put_kinetic(n, weight);
                    }
                }
                TermKind::Position(p, e) => {
                    let form = inner(&self.bodies.point(p), &constants(e));
                    self.put(None, &form, Scale::number(weight), steps, steps, 0);
                }
                TermKind::Target(p, target) => {
                    let apart = difference(&self.bodies.point(p), &constants(target));
                    let form = inner(&apart, &apart);
                    self.put(None, &form, Scale::number(0.5 * weight), steps, steps, 0);
                }
                TermKind::ContactImpulse(touch) => self.put_impulses(*touch, weight),
                // the lifted program has none
                TermKind::Parameter(_) | TermKind::Tracking(..) => {}
            }
        }
        Ok(())
    }

    /// Squares of the controls of a step, or of their change to another one.
    fn put_inputs(&mut self, n: usize, other: usize, w: &[f64], scale: Scale) {
        for (c, w) in w.iter().enumerate() {
            let (a, b) = (self.tau_at[n] + c, self.tau_at[other] + c);
            let change = match a == b {
                true => Form::variable(0),
                false => Form::variable(1).minus(&Form::variable(0)),
            };
            let form = change.times(&change).scaled(*w);
            self.products
                .add(None, &form, scale, |v| if v == 0 { a } else { b });
        }
    }

    /// factor over the time between the middles of steps n and n + 1.
    fn between(&self, n: usize, factor: f64) -> Result<Scale, ModelErrors> {
        let (p, q) = (self.reduced.phase_of[n], self.reduced.phase_of[n + 1]);
        if p == q {
            return Ok(self.timed(n, -1, factor));
        }
        if self.duration_at[p].or(self.duration_at[q]).is_some() {
            return Err(ModelError::new(
                "solver.transcription",
                "the lifted transcription has no effort-rate over phases of free duration",
            )
            .with_help("use transcription = \"reduced\"")
            .into());
        }
        let h = |e: usize| self.timed(e, 1, 1.0).factor;
        Ok(Scale::number(factor / (0.5 * (h(n) + h(n + 1)))))
    }

    fn put_time(&mut self, weight: f64) {
        for p in 0..self.duration_at.len() {
            match self.duration_at[p] {
                Some(at) => {
                    let form = Form::variable(0);
                    self.products
                        .add(None, &form, Scale::number(weight), |_| at);
                }
                None => {
                    let form = Form::constant(self.reduced.ocp.phases[p].duration[0]);
                    self.products.add(None, &form, Scale::number(weight), |_| 0);
                }
            }
        }
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

    /// Half the squared normal impulses of contacts that close.
    fn put_impulses(&mut self, touch: Option<usize>, weight: f64) {
        for p in self.pressed.iter().flatten() {
            if p.impulse && touch.is_none_or(|t| t == p.touch) {
                let at = p.first + self.reduced.ocp.touches[p.touch].axes.len() - 1;
                let form = Form::variable(0).times(&Form::variable(0));
                self.products
                    .add(None, &form, Scale::number(0.5 * weight), |_| at);
            }
        }
    }
}
