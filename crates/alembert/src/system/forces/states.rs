//! What depends on the states of elements: forces, energy, and what is written when a step is accepted.
//!
//! # Equations
//! T-ELM-18 to T-ELM-20. The memory of the state has the states of every element, and after them what it books.

use super::{ForceElement, Travel};
use crate::elements::states::{self, Condensing};
use crate::elements::{
    Coefficients, Element, Instant, MAX_INPUTS, MAX_INVARIANTS, MAX_STATES, States,
};
use crate::model::Model;
use crate::record::{force_unit, unit_of};
use crate::system::pose::Pose;
use alembert_math::Space;

/// Names and units of the states of a force of the model.
pub fn state_names(model: &Model, force: usize) -> Vec<(String, &'static str)> {
    let force = &model.forces[force];
    let unit = force.on().map_or("m", |on| unit_of(model, on));
    force.states([unit, force_unit(unit)])
}

/// Names and units of the inputs of a force of the model.
pub fn input_names(model: &Model, force: usize) -> Vec<(&'static str, &'static str)> {
    let force = &model.forces[force];
    let unit = force.on().map_or("m", |on| unit_of(model, on));
    force.inputs([unit, force_unit(unit)])
}

/// What states do to the ledger over a step [J].
#[derive(Clone, Copy, Debug, Default)]
pub struct Ledger {
    /// Dissipated.
    pub lost: f64,
    /// Work of the element.
    pub work: f64,
}

impl<S, const D: usize, const A: usize, const T: usize> ForceElement<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Whether it has states.
    #[inline]
    pub fn has_states(&self) -> bool {
        self.law.states() > 0
    }

    /// Number of its states and of what it books.
    pub fn internal(&self) -> usize {
        self.law.states() + self.law.booked()
    }

    /// States at the start of a run, into the memory of the state.
    pub fn begin(&self, q: &[Pose<D>], phase: f64, memory: &mut [f64]) {
        let s = self.values(q);
        let own = &mut memory[self.memory.clone()];
        own.fill(0.0);
        let states = self.law.states();
        self.law
            .begin(&s[..self.count()], phase, &mut own[..states]);
    }

    /// States that stand where nothing moves, into the memory of the state.
    pub fn settle(&self, q: &[Pose<D>], phase: f64, memory: &mut [f64]) {
        let (s, states) = (self.values(q), self.law.states());
        let own = &mut memory[self.memory.clone()];
        self.law
            .at_rest(&s[..self.count()], phase, &mut own[..states]);
    }

    /// Adds the coefficients that depend on states, where these stand, with their derivatives by the invariants; inputs are read at time zero.
    pub fn gradient_at_rest(&self, s: &[f64], phase: f64, out: &mut Coefficients) {
        if self.has_states() {
            let u = self.inputs(0.0);
            let u = &u[..self.law.inputs()];
            states::gradient_at_rest(&self.law, &s[..self.count()], phase, u, out);
        }
    }

    /// Stored energy [J].
    pub fn energy(&self, q: &[Pose<D>], phase: f64, memory: &[f64]) -> f64 {
        let s = self.values(q);
        let s = &s[..self.count()];
        let plain = self.law.energy(s, phase);
        match memory[self.memory.clone()].get(..self.law.states()) {
            Some(z) if self.has_states() => plain + self.law.state_energy(s, phase, z),
            _ => plain,
        }
    }

    /// Inputs at a time.
    fn inputs(&self, time: f64) -> [f64; MAX_INPUTS] {
        self.given.unwrap_or_else(|| {
            let mut u = [0.0; MAX_INPUTS];
            self.law.input(time, &mut u[..self.law.inputs()]);
            u
        })
    }

    /// Solves for the states at the end of a step; no states, none.
    fn over<R>(
        &self,
        t: &Travel<'_>,
        what: impl FnOnce(&Condensing<'_, crate::elements::AnyElement>, &mut [f64]) -> R,
    ) -> Option<R> {
        let states = self.law.states();
        let z0 = t.memory.get(..states).filter(|_| states > 0)?;
        let u = self.inputs(t.begin + 0.5 * t.step);
        let mut change = t.change(self.count());
        change.time = t.begin;
        let condensing = Condensing {
            law: &self.law,
            change,
            z0,
            u: &u[..self.law.inputs()],
        };
        let mut z1 = [0.0; MAX_STATES];
        Some(what(&condensing, &mut z1[..states]))
    }

    /// Adds the coefficients that depend on states, means over a step, with their tangent (T-ELM-19).
    #[inline]
    pub fn state_force(&self, t: &Travel<'_>, out: &mut Coefficients) {
        self.over(t, |c, z1| {
            if !self.law.condensed(&c.change, c.z0, z1, out) {
                c.condense(z1, out);
            }
        });
    }

    /// The same at the end of a step with rates there; `slope` is their derivative by the invariants.
    pub fn state_force_at_end(
        &self,
        t: &Travel<'_>,
        s_dot: &[f64],
        slope: f64,
        out: &mut Coefficients,
    ) {
        let s_dot = &s_dot[..self.count()];
        self.over(t, |c, z1| c.condense_at_end(s_dot, slope, z1, out));
    }

    /// Adds the coefficients that depend on states at a node, without their slopes; `memory` is that of the state.
    pub fn state_force_at(
        &self,
        time: f64,
        s: &[f64; MAX_INVARIANTS],
        s_dot: &[f64; MAX_INVARIANTS],
        phase: f64,
        memory: &[f64],
        out: &mut Coefficients,
    ) {
        let (n, states) = (self.count(), self.law.states());
        let own = memory.get(self.memory.clone());
        let Some(z) = own.and_then(|m| m.get(..states)).filter(|z| !z.is_empty()) else {
            return;
        };
        let u = self.inputs(time);
        let at = Instant {
            s: &s[..n],
            s_dot: &s_dot[..n],
            phase,
            z,
            u: &u[..self.law.inputs()],
        };
        self.law.state_force_at(&at, &mut out.g[..n]);
    }

    /// States at the end of a step.
    fn end(&self, c: &Condensing<'_, crate::elements::AnyElement>, z1: &mut [f64]) {
        let mut unused = Coefficients::default();
        if !self.law.condensed(&c.change, c.z0, z1, &mut unused) {
            c.solve(z1);
        }
    }

    /// What states do to the ledger: the energy that is not stored is dissipated (T-ELM-20).
    pub fn state_ledger(&self, t: &Travel<'_>) -> Ledger {
        let ledger = self.over(t, |c, z1| {
            self.end(c, z1);
            let z = States {
                z0: c.z0,
                z1,
                u: c.u,
            };
            let work = self.law.supplied(&c.change, &z);
            let lost = self.law.state_loss(&c.change, &z).unwrap_or_else(|| {
                let mut g = [0.0; MAX_INVARIANTS];
                self.law.state_force(&c.change, &z, &mut g[..self.count()]);
                let ways = c.change.s1.iter().zip(c.change.s0).zip(&g);
                let taken: f64 = ways.map(|((s1, s0), g)| g * (s1 - s0)).sum();
                let energy = |s, z| self.law.state_energy::<f64>(s, t.phase, z);
                taken + work - energy(c.change.s1, z.z1) + energy(c.change.s0, z.z0)
            });
            Ledger { lost, work }
        });
        ledger.unwrap_or_default()
    }

    /// States at the end of an accepted step, and what is booked, in its part of the memory.
    pub fn accept(&self, t: &Travel<'_>, memory: &mut [f64]) {
        let (mut z0, states) = ([0.0; MAX_STATES], self.law.states());
        z0[..states].copy_from_slice(&memory[..states]);
        let t = Travel {
            memory: &z0[..states],
            ..*t
        };
        self.over(&t, |c, z1| {
            self.end(c, z1);
            let z = States {
                z0: c.z0,
                z1,
                u: c.u,
            };
            self.law.book(&c.change, &z, &mut memory[states..]);
            memory[..states].copy_from_slice(z1);
        });
    }
}
