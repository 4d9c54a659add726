//! The slow system that the sweep leaves: mass, interface, constraints at macro nodes (T-MUL-5, T-MUL-7).

use super::Multirate;
use super::sweep::{REGULARIZATION, heaviest, place};
use super::terms::{Slot, bond_gradient};
use crate::step::Stepper;
use alembert_math::Space;

impl<S, const D: usize, const A: usize, const T: usize> Multirate<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Solves the slow system and moves everything; returns the size of the increments.
    pub(super) fn solve_slow(
        &mut self,
        s: &mut Stepper<S, D, A, T>,
        macro_step: f64,
    ) -> Result<(f64, usize), ()> {
        let (na, ni) = (self.part.n_active, self.part.interface.len());
        if na == 0 {
            return Ok((0.0, 0));
        }
        for k in 0..na {
            let c = self.part.slow[k];
            let kappa = self.part.mass[self.part.at[c.node] + c.component] / macro_step;
            let at = self.slow.index(k, k);
            self.slow.values[at] += kappa;
            self.slow_rhs[k] += kappa * self.dy[k];
        }
        for (i, &row) in self.part.interface.iter().enumerate() {
            for (j, &column) in self.part.interface.iter().enumerate() {
                let at = self.slow.index(row, column);
                self.slow.values[at] += self.schur[i * ni + j];
            }
        }
        self.add_slow_rows(s, macro_step);
        self.slow_rhs.iter_mut().for_each(|r| *r = -*r);
        self.watch.lap(|t| &mut t.jacobian);
        self.slow.factor()?;
        self.slow.solve(&mut self.slow_rhs);
        s.counters.factorizations += 1;
        s.counters.solves += 1;
        let moved = self.apply_slow(s.mech.length);
        self.watch.lap(|t| &mut t.solve);
        Ok(moved)
    }

    /// Constraints and dissipation of slow coordinates only.
    fn add_slow_rows(&mut self, s: &Stepper<S, D, A, T>, macro_step: f64) {
        let na = self.part.n_active;
        if self.part.slow_bonds.is_empty() && self.part.slow_damped.is_empty() {
            return;
        }
        self.qa.copy_from_slice(&s.state.q);
        self.set_slow_end();
        for i in 0..self.part.slow_damped.len() {
            let term = &self.part.terms[self.part.slow_damped[i]];
            let n = term.locals.len();
            for l in &term.locals {
                self.qm[l.node] = self.qa[l.node].lerp(&self.qb[l.node], 0.5);
            }
            let path = [&self.qa[..], &self.qm[..], &self.qb[..]];
            let element = &s.mech.forces[term.element];
            let phase = s
                .mech
                .angle(element.angle, &s.state.coords, &s.state.angles);
            self.eval
                .dissipation(&s.mech, term, path, macro_step, phase, true);
            for (i, li) in term.locals.iter().enumerate() {
                if let Slot::Slow(k) = li.slot {
                    self.slow_rhs[k] += 0.5 * macro_step * self.eval.g[i];
                    for j in 0..n {
                        self.slow.values[term.places[i * n + j]] +=
                            0.5 * macro_step * self.eval.hb[i * n + j];
                    }
                }
            }
        }
        let epsilon = -REGULARIZATION * macro_step / heaviest(s);
        for (r, bond) in self.part.slow_bonds.iter().enumerate() {
            let n = bond.locals.len();
            let lambda = self.lambda[r];
            bond_gradient(bond, &self.qa, &mut self.row[..n]);
            for (l, g) in bond.locals.iter().zip(&self.row) {
                if let Slot::Slow(k) = l.slot {
                    self.slow_rhs[k] += g * lambda;
                    let at = self.slow.index(k, na + r);
                    self.slow.values[at] += g;
                }
            }
            bond_gradient(bond, &self.qb, &mut self.row[..n]);
            for (l, g) in bond.locals.iter().zip(&self.row) {
                if let Slot::Slow(k) = l.slot {
                    let at = self.slow.index(na + r, k);
                    self.slow.values[at] += g;
                }
            }
            self.slow_rhs[na + r] =
                s.mech
                    .row_value(&bond.row, &self.qb, &s.state.coords, &s.state.angles);
            let at = self.slow.index(na + r, na + r);
            self.slow.values[at] += epsilon;
        }
    }

    /// End of the macro step for all bodies.
    pub(super) fn set_slow_end(&mut self) {
        let nf = self.part.fast.len();
        let x = &self.x[self.settings.ratio * nf..];
        let y = &self.y;
        let bodies = 0..self.part.at.len();
        place(
            &self.part.at,
            &self.part.slots,
            bodies,
            &mut self.qb,
            |slot| match slot {
                Slot::Fast(k) => x[k],
                Slot::Slow(k) => y[k],
            },
        );
    }

    fn apply_slow(&mut self, length: f64) -> (f64, usize) {
        let (na, nf, ni) = (
            self.part.n_active,
            self.part.fast.len(),
            self.part.interface.len(),
        );
        let (mf, p) = (self.part.bonds.len(), self.settings.ratio);
        let (mut largest, mut worst) = (0.0_f64, 0);
        let mut note = |v: f64, component: usize, node: usize| {
            let v = v.abs() / if component < D { length } else { 1.0 };
            if v > largest || v.is_nan() {
                (largest, worst) = (v, node);
            }
        };
        for k in 0..na {
            self.dy[k] += self.slow_rhs[k];
            self.y[k] = self.y0[k] + self.dy[k];
            note(
                self.slow_rhs[k],
                self.part.slow[k].component,
                self.part.slow[k].node,
            );
        }
        for (lambda, d) in self.lambda.iter_mut().zip(&self.slow_rhs[na..]) {
            *lambda += d;
        }
        for (u, &k) in self.part.interface.iter().enumerate() {
            self.row[u] = self.slow_rhs[k];
        }
        let dot = |b: &[f64], row: &[f64]| b.iter().zip(row).map(|(b, r)| b * r).sum::<f64>();
        for m in 0..p {
            for k in 0..nf {
                let (b0, b1) = (m * nf + k, (m + 1) * nf + k);
                let d = dot(&self.b[b1 * ni..(b1 + 1) * ni], &self.row[..ni]);
                let before = dot(&self.b[b0 * ni..(b0 + 1) * ni], &self.row[..ni]);
                self.dx[b0] += d - before;
                self.x[b1] = self.x[b0] + self.dx[b0];
                note(d, self.part.fast[k].component, self.part.fast[k].node);
            }
        }
        for at in 0..p * mf {
            self.mu[at] += dot(&self.c[at * ni..(at + 1) * ni], &self.row[..ni]);
        }
        (largest, worst)
    }
}
