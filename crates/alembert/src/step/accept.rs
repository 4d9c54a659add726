//! Acceptance of a converged step: momentum update T-SCH-2, ledger totals, unwrapped angles.

use super::forces::{StepView, add_forces};
use super::{AlphaState, Momentum, Stepper, Totals, Twist};
use crate::elements::Coordinate;
use crate::reduction::small::shift_wrench;
use crate::schemes::generalized_alpha::Alpha;
use crate::schemes::path::Path;
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::SVector;

impl<const D: usize> AlphaState<D> {
    /// Algorithmic acceleration at the end of the step.
    fn end_acceleration(
        &self,
        i: usize,
        q0: &Pose<D>,
        q1: &Pose<D>,
        c: &Alpha,
        h: f64,
    ) -> Momentum<D> {
        let k = 1.0 / (c.beta * h * h);
        let ka = (0.5 - c.beta) * h * h;
        Momentum {
            linear: (q1.x - q0.x - self.v[i].linear * h - self.a[i].linear * ka) * k,
            director: (q1.r - q0.r - self.v[i].director * h - self.a[i].director * ka) * k,
        }
    }

    /// Velocity at the end of the step.
    pub(super) fn end_rate(
        &self,
        i: usize,
        q0: &Pose<D>,
        q1: &Pose<D>,
        c: &Alpha,
        h: f64,
    ) -> Momentum<D> {
        let a1 = self.end_acceleration(i, q0, q1, c, h);
        let (k0, k1) = (h * (1.0 - c.gamma), h * c.gamma);
        Momentum {
            linear: self.v[i].linear + self.a[i].linear * k0 + a1.linear * k1,
            director: self.v[i].director + self.a[i].director * k0 + a1.director * k1,
        }
    }

    fn advance(&mut self, i: usize, q0: &Pose<D>, q1: &Pose<D>, c: &Alpha, h: f64) {
        let a1 = self.end_acceleration(i, q0, q1, c, h);
        let v1 = self.end_rate(i, q0, q1, c, h);
        let k = 1.0 / (1.0 - c.f);
        let (a, q) = (&self.a[i], &self.acceleration[i]);
        self.acceleration[i] = Momentum {
            linear: (a1.linear * (1.0 - c.m) + a.linear * c.m - q.linear * c.f) * k,
            director: (a1.director * (1.0 - c.m) + a.director * c.m - q.director * c.f) * k,
        };
        self.a[i] = a1;
        self.v[i] = v1;
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Makes the candidate the new state.
    pub(super) fn accept(&mut self, h: f64) {
        if let Some(mut engine) = self.galerkin.take() {
            engine.accept(self, h);
            self.galerkin = Some(engine);
        } else {
            if self.saddle.is_none() {
                self.remember_increments(h);
            }
            self.add_totals(h);
            self.update_momentum(h);
            self.accept_controls(h);
            self.distribute();
            std::mem::swap(&mut self.world_n, &mut self.world_1);
        }
        self.update_memory(h);
        self.follow_angles();
        self.fault = (self.fault).or_else(|| self.mech.fault(&self.state.q, &self.q1));
        std::mem::swap(&mut self.state.coords, &mut self.c1);
        std::mem::swap(&mut self.state.q, &mut self.q1);
        self.state.time += h;
        self.accepted_h = h;
        let shifts = self.table.path.as_ref().is_none_or(Path::shifts);
        if self.floats && shifts && self.saddle.is_none() && self.alpha.is_none() {
            self.return_momentum_error();
        }
    }

    /// Makes the candidate of an engine that has updated momenta and totals itself the new state.
    pub(crate) fn accept_end(&mut self, h: f64, iterations: u32) {
        self.last_iterations = iterations;
        self.counters.iterations += u64::from(iterations);
        self.counters.steps += 1;
        self.follow_angles();
        std::mem::swap(&mut self.state.coords, &mut self.c1);
        std::mem::swap(&mut self.state.q, &mut self.q1);
        self.world_valid = false;
        self.state.time += h;
        self.accepted_h = h;
    }

    /// Floating trees: the momentum that round-off has added or taken is asked back in the next step (T-RED-9).
    fn return_momentum_error(&mut self) {
        // residual rows of the energy-momentum scheme count half the change of momentum
        let scale = if self.table.test == 0.5 { 0.5 } else { 1.0 };
        self.sum_floating_momentum();
        for i in 0..self.mech.n() {
            if self.root_of[i] == i {
                let mut error = (self.twists[i] - self.tracked[i]) * scale;
                shift_wrench::<S, D, A, T>(&mut error, &-self.state.q[i].x);
                self.feedback[i] = error;
            }
        }
    }

    /// Momentum about the origin of each floating tree, in `self.twists` at its root.
    fn sum_floating_momentum(&mut self) {
        self.twists.fill(Twist::zeros());
        for i in 0..self.mech.n() {
            let root = self.root_of[i];
            if root != usize::MAX {
                let mut w = self.momentum_wrench(i);
                shift_wrench::<S, D, A, T>(&mut w, &self.state.q[i].x);
                self.twists[root] += w;
            }
        }
    }

    /// Takes the current momentum of floating trees as the one to be kept.
    pub(super) fn track_momentum(&mut self) {
        self.sum_floating_momentum();
        self.tracked.copy_from_slice(&self.twists);
        self.feedback.fill(Twist::zeros());
    }

    fn update_momentum(&mut self, h: f64) {
        let n = self.mech.n();
        if let (Some(alpha), Some(c)) = (&mut self.alpha, self.table.alpha) {
            for i in 0..n {
                alpha.advance(i, &self.state.q[i], &self.q1[i], &c, h);
                self.state.p[i] = self.mech.bodies[i].momentum(&alpha.v[i]);
            }
            return;
        }
        let discrete = self.table.test == 0.5;
        let kappa = 1.0 / h;
        for i in 0..n {
            let mut p = self.mech.bodies[i].momentum_of_change(&self.delta[i], kappa);
            if discrete {
                // p_{n+1} = 2 M Δq/h - p_n
                p.linear = p.linear * 2.0 - self.state.p[i].linear;
                p.director = p.director * 2.0 - self.state.p[i].director;
            }
            self.state.p[i] = p;
        }
        if !discrete && self.gravity_only() {
            let weight: f64 = self.table.stages.iter().map(|s| s.plus).sum::<f64>() * h;
            for (body, carry) in self.mech.bodies.iter().zip(&mut self.state.carry) {
                *carry = Twist::zeros();
                for k in 0..D {
                    carry[k] = weight * body.mass * self.mech.gravity[k];
                }
            }
            for i in 0..n {
                self.force_wrench[i] = -self.state.carry[i];
            }
            self.add_second_impulse();
        } else if !discrete {
            // the second half of the impulse, as wrenches at the new node
            self.force_wrench.fill(Twist::zeros());
            let mut out = std::mem::take(&mut self.force_wrench);
            let mut scratch = std::mem::take(&mut self.scratch);
            let view = StepView {
                test: &self.q1,
                c_test: 1.0,
                ..self.view(h)
            };
            for stage in self.table.stages {
                if stage.plus != 0.0 {
                    add_forces(
                        &self.mech,
                        &view,
                        stage.at,
                        h * stage.plus,
                        &mut scratch,
                        &mut out,
                    );
                }
            }
            for i in 0..n {
                self.state.carry[i] = -out[i];
            }
            self.state.totals.work += self.anchor_work(&out, h);
            self.force_wrench = out;
            self.add_second_impulse();
            self.scratch = scratch;
        }
    }

    /// Ledger of the second half of the impulse, which acts at the new node.
    fn add_second_impulse(&mut self) {
        let n = self.mech.n();
        add_impulse::<S, D, A, T>(
            &mut self.state.totals,
            &self.q1,
            &self.force_wrench[..n],
            1.0,
        );
        for i in 0..if self.floats { n } else { 0 } {
            add_tracked::<S, D, A, T>(
                &mut self.tracked,
                self.root_of[i],
                &self.q1[i],
                &self.force_wrench[i],
                1.0,
            );
        }
    }

    fn add_totals(&mut self, h: f64) {
        let n = self.mech.n();
        let factor = match self.table.alpha {
            Some(a) => h / a.scale(h),
            None if self.table.test == 0.5 => 2.0,
            None => 1.0,
        };
        let mut totals = self.state.totals;
        add_impulse::<S, D, A, T>(
            &mut totals,
            self.test_configuration(),
            &self.force_wrench[..n],
            factor,
        );
        let mut tracked = std::mem::take(&mut self.tracked);
        for i in 0..if self.floats { n } else { 0 } {
            let test = &self.test_configuration()[i];
            add_tracked::<S, D, A, T>(
                &mut tracked,
                self.root_of[i],
                test,
                &self.force_wrench[i],
                factor,
            );
        }
        self.tracked = tracked;
        self.add_work(h, &mut totals);
        totals.work += self.motor_work(h);
        self.state.totals = totals;
    }

    /// States of force elements at the end of the step.
    fn update_memory(&mut self, h: f64) {
        for f in self.mech.forces.iter().filter(|f| f.has_states()) {
            let phase = self
                .mech
                .angle(f.angle, &self.state.coords, &self.state.angles);
            let (step, ends) = ((self.state.time, h), [&self.state.q[..], &self.q1]);
            let travel = f.travel(step, ends, phase, &[]);
            f.accept(&travel, &mut self.state.memory[f.memory.clone()]);
        }
    }

    /// States of force elements where nothing moves, for a study at rest.
    pub(crate) fn settle_states(&mut self) {
        let state = &mut self.state;
        for f in self.mech.forces.iter().filter(|f| f.has_states()) {
            let phase = self.mech.angle(f.angle, &state.coords, &state.angles);
            f.settle(&state.q, phase, &mut state.memory);
        }
    }

    fn follow_angles(&mut self) {
        for (angle, value) in self.mech.angles.iter().zip(&mut self.state.angles) {
            *value = Coordinate::Angle.value(
                &[angle.cos.value(&self.q1), angle.sin.value(&self.q1)],
                *value,
            );
        }
    }
}

/// Adds the impulse of a force wrench to the momentum that its floating tree must have.
pub(super) fn add_tracked<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    tracked: &mut [Twist<T>],
    root: usize,
    pose: &Pose<D>,
    wrench: &Twist<T>,
    factor: f64,
) {
    if root != usize::MAX {
        let mut w = *wrench;
        shift_wrench::<S, D, A, T>(&mut w, &pose.x);
        tracked[root] -= w * factor;
    }
}

/// Adds the impulse of force wrenches (∇V - f) acting at a configuration.
pub(super) fn add_impulse<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    totals: &mut Totals<T>,
    q: &[Pose<D>],
    wrenches: &[Twist<T>],
    factor: f64,
) {
    for (pose, w) in q.iter().zip(wrenches) {
        let f = SVector::<f64, D>::from_fn(|k, _| w[k]);
        let m = S::cross(&pose.x, &f);
        for k in 0..D {
            totals.impulse[k] -= factor * w[k];
        }
        for k in 0..A {
            totals.impulse[D + k] -= factor * (w[D + k] + m[k]);
        }
    }
}
