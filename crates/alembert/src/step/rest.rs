//! A state that was found at rest, not by a step: what results need to know of it.

use super::{Momentum, Stepper, Twist};
use crate::elements::Coordinate;
use alembert_math::Space;

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Stops everything: what a model says of velocities does not matter at rest.
    pub(crate) fn come_to_rest(&mut self) {
        self.state.p.fill(Momentum::zero());
        self.state.carry.fill(Twist::zeros());
        self.history.iter_mut().for_each(|h| h.fill(Twist::zeros()));
        self.track_momentum();
    }

    /// Takes over what joints transmit at the configuration of the state, in newtons as the multipliers are, and follows
    /// angles there.
    pub(crate) fn set_rest(&mut self, transmitted: &[Twist<T>], iterations: u32) {
        self.node.transmitted.copy_from_slice(transmitted);
        self.node.multipliers.copy_from_slice(&self.lambda);
        self.node.given = true;
        self.distribute_node();
        self.world_valid = false;
        self.last_iterations = iterations;
        self.counters.iterations += u64::from(iterations);
        self.counters.steps += 1;
        self.follow_rest_angles();
    }

    /// Angles at the configuration of the state, over full turns.
    pub(crate) fn follow_rest_angles(&mut self) {
        let q = &self.state.q;
        for (angle, value) in self.mech.angles.iter().zip(&mut self.state.angles) {
            let pair = [angle.cos.value(q), angle.sin.value(q)];
            *value = Coordinate::Angle.value(&pair, *value);
        }
    }
}
