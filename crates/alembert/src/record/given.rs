//! What an engine of its own knows better than the stepper that carries its state.

use super::Recorder;
use crate::step::{Stepper, Twist, Velocities};
use alembert_math::Space;

/// Velocities, energies and reactions of a frame.
#[derive(Clone, Debug)]
pub struct Given<const A: usize, const D: usize, const T: usize> {
    /// Velocities and momenta.
    pub velocities: Velocities<A, D, T>,
    /// Potential energy of everything [J].
    pub potential: f64,
    /// Energies by forces of the model [J].
    pub energies: Vec<f64>,
    /// Reactions by joints of the model: force and moment on the second body at the joint point, world axes [N, N m].
    pub reactions: Vec<Twist<T>>,
}

impl<S, const D: usize, const A: usize, const T: usize> Recorder<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Records the state of an engine of its own, which the stepper only carries.
    pub fn record_given(&mut self, stepper: &Stepper<S, D, A, T>, given: &Given<A, D, T>) {
        self.record_node(stepper, &given.velocities, Some(given));
    }

    /// In the order of [`Self::record_energies`]: force elements that store energy, then rods.
    pub(super) fn record_given_energies(&mut self, energies: &[f64]) {
        self.rod_energies.fill(0.0);
        for (k, energy) in energies.iter().enumerate() {
            if let Some(rod) = self.rod_of[k] {
                self.rod_energies[rod] += energy;
            }
            if self.stores[k] {
                self.push(*energy);
            }
        }
        for k in 0..self.rod_energies.len() {
            self.push(self.rod_energies[k]);
        }
    }
}
