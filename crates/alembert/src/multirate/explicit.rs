//! The step when nothing is implicit: slow forces at the macro nodes, fast ones at the micro nodes, no constraints on the
//! micro grid, no slow coordinate in a fast element. No iteration, no Jacobian, no matrix (T-MUL-9).

use super::sweep::End;
use super::terms::Slot;
use super::{Multirate, Rule};
use crate::step::Stepper;
use alembert_math::Space;

impl<S, const D: usize, const A: usize, const T: usize> Multirate<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// All micro steps; leaves the momentum before the last kick in `pi`, and books inner impulses.
    pub(super) fn explicit_steps(&mut self, s: &Stepper<S, D, A, T>, macro_step: f64) {
        let (nf, p) = (self.part.fast.len(), self.settings.ratio);
        let h = macro_step / p as f64;
        let rules = [self.settings.slow, self.settings.fast];
        let start = rules.map(|r: Rule| r.node_weight(0, p, h));
        self.start_phases(s);
        self.totals.impulse.fill(0.0);
        for m in 0..p {
            let time = s.state.time + m as f64 * h;
            if m == 0 {
                for (k, c) in self.part.fast.iter().enumerate() {
                    let scalar = self.part.at[c.node] + c.component;
                    let [v, w] = [0, 1].map(|i| start[i] * self.start.gradient[i][scalar]);
                    self.pi[k] -= v + w;
                }
            } else {
                self.set_node(m, End::Start);
                self.follow_phases(s);
                for t in 0..self.part.inner.len() {
                    let term = &self.part.terms[self.part.inner[t]];
                    let phase = self.phases[term.element];
                    self.eval
                        .potential(&s.mech, term, &self.qa, time, phase, false);
                    for (l, g) in term.locals.iter().zip(&self.eval.g) {
                        if let Slot::Fast(k) = l.slot {
                            self.pi[k] -= h * g;
                        }
                    }
                    self.book_impulse(self.part.inner[t], End::Start, h);
                }
            }
            self.mid_force.fill(0.0);
            for (k, c) in self.part.fast.iter().enumerate() {
                self.mid_force[k] -=
                    0.5 * h * self.part.gravity(self.part.at[c.node] + c.component);
            }
            for (l, load) in self.part.loads.iter().enumerate() {
                for &(local, axis, factor) in load {
                    if let Slot::Fast(k) = local.slot {
                        let f = s.mech.loads[l].component(axis, time + 0.5 * h);
                        self.mid_force[k] += 0.5 * h * factor * f;
                    }
                }
            }
            // half the impulse of gravity and loads before the drift, half after it
            for (k, c) in self.part.fast.iter().enumerate() {
                let mass = self.part.mass[self.part.at[c.node] + c.component];
                self.pi[k] += self.mid_force[k];
                self.x[(m + 1) * nf + k] =
                    self.x[m * nf + k] + h * super::inverse(mass) * self.pi[k];
                self.pi[k] += self.mid_force[k];
            }
        }
    }
}
