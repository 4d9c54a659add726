//! Energies of elements and rods, and the totals of a run.

use super::Recorder;
use crate::model::{Model, RodParts};
use crate::step::{Stepper, Twist, Velocities};
use alembert_math::Space;

impl<S, const D: usize, const A: usize, const T: usize> Recorder<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Energies of the force elements of the model; an element of the model may be many of the mechanism.
    pub(super) fn record_energies(&mut self, stepper: &Stepper<S, D, A, T>) {
        let (mech, state) = (&stepper.mech, &stepper.state);
        self.rod_energies.fill(0.0);
        // the force of the model that is summed up
        let mut sum: Option<(usize, f64)> = None;
        for f in mech.forces.iter().filter(|f| self.stores[f.force]) {
            let phase = mech.angle(f.angle, &state.coords, &state.angles);
            let energy = f.energy(&state.q, phase, &state.memory);
            if let Some(rod) = self.rod_of[f.force] {
                self.rod_energies[rod] += energy;
            }
            sum = match sum {
                Some((force, sum)) if force == f.force => Some((force, sum + energy)),
                before => {
                    self.energies.extend(before.map(|(_, sum)| sum));
                    Some((f.force, energy))
                }
            };
        }
        self.energies.extend(sum.map(|(_, sum)| sum));
        for k in 0..self.energies.len() {
            self.push(self.energies[k]);
        }
        self.energies.clear();
        for k in 0..self.rod_energies.len() {
            self.push(self.rod_energies[k]);
        }
    }

    pub(super) fn record_totals(
        &mut self,
        stepper: &Stepper<S, D, A, T>,
        velocities: &Velocities<A, D, T>,
        potential: Option<f64>,
    ) {
        let (state, mech) = (&stepper.state, &stepper.mech);
        let potential = potential.unwrap_or_else(|| {
            mech.potential(&state.q, &state.coords, &state.angles, &state.memory)
        });
        let total = velocities.kinetic + potential;
        let gravity = stepper.mech.gravity_potential(&state.q);
        let momentum = Twist::<T>::from_fn(|i, _| {
            if i < D {
                velocities.linear[i]
            } else {
                velocities.angular[i - D]
            }
        });
        if self.time.len() == 1 {
            self.start_energy = total;
            self.momentum_start = momentum;
        }
        let totals = &state.totals;
        let work = totals.work + stepper.pending_work();
        let balance = total - self.start_energy - work + totals.dissipated;
        for v in [
            velocities.kinetic,
            potential,
            gravity,
            total,
            work,
            totals.dissipated,
            balance,
        ] {
            self.push(v);
        }
        self.balance
            .push(momentum - self.momentum_start - totals.impulse);
        for k in 0..T {
            self.push(momentum[k]);
        }
        let (violation, _) = stepper
            .mech
            .violation(&state.q, &state.coords, &state.angles);
        self.push(violation);
        self.push(velocities.violation);
        self.push(f64::from(stepper.last_iterations));
    }
}

/// The first element of the mechanism for each force of the model.
pub(super) fn element_of<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    stepper: &Stepper<S, D, A, T>,
) -> Vec<Option<usize>> {
    let mut list = vec![None; model.forces.len()];
    for (k, f) in stepper.mech.forces.iter().enumerate() {
        list[f.force].get_or_insert(k);
    }
    list
}

/// The rod of each force of the model.
pub(super) fn rod_of(model: &Model, parts: &[RodParts]) -> Vec<Option<usize>> {
    let mut list = vec![None; model.forces.len()];
    for (rod, part) in parts.iter().enumerate() {
        for &k in part.elements.iter().chain(&part.end_element) {
            list[k] = Some(rod);
        }
    }
    list
}
