//! Acceptance of a converged step: momentum at the last time node, ledger totals, memory for the prediction.

use super::{Galerkin, SPREAD};
use crate::step::accept::{add_impulse, add_tracked};
use crate::step::forces::load_value;
use crate::step::velocity::twist_of;
use crate::step::{Momentum, Stepper, Totals, Twist};
use crate::system::forces::{ForceElement, Travel};
use alembert_math::Space;
use nalgebra::SVector;

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Galerkin<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    /// Hands the end of the step to the stepper.
    pub(super) fn accept(&mut self, s: &mut Stepper<S, D, A, T>, h: f64) {
        let n = s.mech.n();
        self.remember(s, h);
        let mut totals = s.state.totals;
        for (r, forces) in self.forces.iter().enumerate() {
            add_impulse::<S, D, A, T>(&mut totals, &self.q[r], &forces[..n], 1.0);
            for i in 0..if s.floats && self.shifts { n } else { 0 } {
                let (root, pose) = (s.root_of[i], &self.q[r][i]);
                add_tracked::<S, D, A, T>(&mut s.tracked, root, pose, &forces[i], 1.0);
            }
        }
        self.add_work(s, h, &mut totals);
        s.state.totals = totals;
        for i in 0..n {
            s.state.p[i] = self.inertia(s, i, N, 1.0 / h);
            s.state.carry[i] = -self.forces[N][i];
        }
        self.hand_over_reactions(s);
        s.q1.copy_from_slice(&self.q[N]);
        s.c1.copy_from_slice(&self.c[N - 1]);
        self.world.swap(0, N);
    }

    /// Reactions of least norm at all time nodes; those at the first one are the stepper's.
    fn hand_over_reactions(&mut self, s: &mut Stepper<S, D, A, T>) {
        for m in (0..N).rev() {
            for (to, from) in s.joint_wrench.iter_mut().zip(&self.joint_wrench) {
                *to = from[m];
            }
            for (to, from) in s.lambda.iter_mut().zip(&self.lambda) {
                *to = from[m];
            }
            for (to, from) in s.closure_forces.iter_mut().zip(&self.closure_forces) {
                *to = from[m];
            }
            s.distribute_at(&self.q[m], None);
            for (to, from) in self.lambda.iter_mut().zip(&s.lambda) {
                to[m] = *from;
            }
        }
    }

    /// Keeps the increments for the prediction.
    fn remember(&mut self, s: &Stepper<S, D, A, T>, h: f64) {
        self.history.rotate_right(1);
        for (i, link) in s.mech.links.iter().enumerate() {
            let absolute = link.freedom.absolute_position() || link.freedom.absolute_rotation();
            for m in 0..N {
                self.history[0][i][m] = if absolute {
                    self.increments[i][m]
                } else {
                    Twist::from_fn(|k, _| self.c[m][i][k] - s.state.coords[i][k])
                };
            }
        }
        let same = (h / self.last_h - 1.0).abs() < 1e-9;
        self.history_len = if same {
            (self.history_len + 1).min(3)
        } else {
            1
        };
        self.last_h = h;
    }

    /// Work of anchors, loads and drives, and dissipated energy, by the quadrature of the step.
    fn add_work(&mut self, s: &Stepper<S, D, A, T>, h: f64, totals: &mut Totals<T>) {
        let (n, mech) = (s.mech.n(), &s.mech);
        for k in n + 1..mech.n_nodes() {
            for r in 0..=N {
                let velocity = mech.anchor_rate(k, s.state.time + self.path.position(r) * h, 1);
                let all = if r < N {
                    &self.wrench[k][r]
                } else {
                    &self.forces[N][k]
                };
                totals.work += (0..D).map(|i| all[i] * velocity[i]).sum::<f64>();
            }
        }
        for (j, weight) in self.path.rule.weights.iter().enumerate() {
            let time = s.state.time + self.path.rule.nodes[j] * h;
            let part = weight / SPREAD;
            for load in &mech.loads {
                let i = load.node;
                let (q0, q, q1) = (&self.before[j][i], &self.stages[j][i], &self.after[j][i]);
                let way = Momentum {
                    linear: q1.x - q0.x,
                    director: q1.r - q0.r,
                };
                let (f, m) = load_value::<D, A>(load, time, q);
                let twist = twist_of::<S, D, A, T>(&q.r, &way);
                let turn = SVector::<f64, A>::from_fn(|k, _| twist[D + k]);
                let way = way.linear + way.director * load.point;
                totals.work += part * (f.dot(&way) + m.dot(&turn));
            }
            for f in &mech.forces {
                let work = weight * self.drive_work(s, f, j, h);
                totals.work += work;
                if f.dissipates() {
                    let mut scratch = std::mem::take(&mut self.scratch);
                    let rates = self.coefficients(s, f, j, h, &mut scratch);
                    let taken: f64 = scratch[1].g.iter().zip(rates).map(|(g, v)| g * v).sum();
                    totals.dissipated += h * weight * taken + work;
                    self.scratch = scratch;
                }
            }
        }
        for f in mech.forces.iter().filter(|f| f.has_states()) {
            let phase = mech.angle(f.angle, &s.state.coords, &s.state.angles);
            let (step, ends) = ((s.state.time, h), [&self.q[0][..], &self.q[N]]);
            let ledger = f.state_ledger(&f.travel(step, ends, phase, &s.state.memory));
            totals.dissipated += ledger.lost;
            totals.work += ledger.work;
        }
    }

    /// Work that the drive of an element would do in a whole step at the rate that it has in stage `j`.
    fn drive_work(
        &self,
        s: &Stepper<S, D, A, T>,
        f: &ForceElement<S, D, A, T>,
        j: usize,
        h: f64,
    ) -> f64 {
        let phase = s.mech.angle(f.angle, &s.state.coords, &s.state.angles);
        let time = s.state.time + self.path.rule.nodes[j] * h;
        let ends = [&self.before[j][..], &self.after[j]];
        let whole = f.travel((time, SPREAD * h), ends, phase, &[]);
        let wide = f.work(&whole) / SPREAD;
        if wide == 0.0 {
            return 0.0;
        }
        // angles are no quadratic functions: the difference over half the spread corrects that
        let middle = f.values(&self.stages[j]);
        let mut half = Travel {
            step: 0.5 * SPREAD * h,
            s0: middle,
            s1: middle,
            ..whole
        };
        for k in 0..f.count() {
            let (s0, s1) = (whole.s0[k], whole.s1[k]);
            let curved = 0.125 * (s0 + s1 - 2.0 * middle[k]);
            half.s0[k] += curved - 0.25 * (s1 - s0);
            half.s1[k] += curved + 0.25 * (s1 - s0);
        }
        (4.0 * f.work(&half) / (0.5 * SPREAD) - wide) / 3.0
    }
}
