//! What of a stepper goes into a checkpoint: everything that the next step reads and does not compute anew.

use super::{AlphaState, Stepper};
use crate::checkpoint::{Bag, Carried, carry};
use crate::system::link::JointVectors;
use alembert_math::Space;

impl<const D: usize> Carried for AlphaState<D> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.v, self.a, self.acceleration);
    }
}

impl<const D: usize> Carried for JointVectors<D> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        for (levers, frames) in self.levers.iter_mut().zip(&mut self.frames) {
            carry!(bag; levers.lever, levers.r2, frames.f1, frames.m2);
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Carried for Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    fn carry(&mut self, bag: &mut Bag<'_>) {
        let s = &mut self.state;
        carry!(bag; s.time, s.q, s.coords, s.angles, s.memory, s.p, s.carry, s.totals);
        let c = &mut self.counters;
        carry!(bag; c.steps, c.iterations, c.factorizations, c.jacobians, c.solves, c.evaluations, c.divided);
        carry!(bag; self.last_iterations, self.accepted_h, self.sides, self.extent, self.largest_turn, self.pending);
        // what Newton's iteration starts from, and what round-off has left over
        carry!(bag; self.history, self.history_len, self.last_h, self.feedback, self.tracked, self.lambda);
        carry!(bag; self.order, self.convergence.measured, self.convergence.trusted);
        carry!(bag; self.q1, self.c1, self.p_hat, self.increments, self.delta, self.rates);
        carry!(bag; self.world_n, self.world_valid, self.world_1, self.world_t);
        // forces at the node, for the frame that is recorded there
        carry!(bag; self.force_wrench, self.wrench, self.anchor_force, self.joint_wrench, self.transmitted);
        carry!(bag; self.end_twists, self.closure_forces, self.node, self.servos);
        if let Some(alpha) = &mut self.alpha {
            alpha.carry(bag);
        }
        if let Some(saddle) = &mut self.saddle {
            saddle.carry(bag);
        }
        if let Some(galerkin) = &mut self.galerkin {
            galerkin.carry(bag);
        }
        if let Some(multirate) = &mut self.multirate {
            multirate.carry(bag);
        }
    }
}
