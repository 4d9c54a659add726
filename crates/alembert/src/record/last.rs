//! The state at the end of a run, for another one that starts there.

use super::{BodyMotion, Recorder};
use crate::step::velocity::rate_of;
use crate::step::{Stepper, Velocities};
use crate::trajectory::{AboutLast, LastState};
use alembert_math::Space;

impl<S, const D: usize, const A: usize, const T: usize> Recorder<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// The state at the last node; nothing if it is not finite.
    pub(super) fn last_state(&mut self, stepper: &mut Stepper<S, D, A, T>) -> Option<LastState> {
        let mut velocities = std::mem::replace(&mut self.velocities, super::empty());
        stepper.velocities(&mut velocities);
        let (mech, state) = (&stepper.mech, &stepper.state);
        let mut last = LastState::default();
        for k in 0..self.frames.len() {
            let BodyMotion { x, axes, v, w } = self.motion(k, stepper, &velocities);
            last.pose.extend(x.iter().chain(axes.iter()));
            last.velocity.extend(v.iter().chain(w.iter()));
            if stepper.table.test != 0.0 {
                self.push_rates(k, stepper, &velocities, &mut last.rates);
            }
            let coordinates = state.coords.get(self.node_of[k]);
            last.coordinates.extend(coordinates.unwrap_or(&[0.0; T]));
        }
        self.velocities = velocities;
        let with_memory = mech.forces.iter().filter(|f| !f.memory.is_empty());
        let memory = with_memory.filter_map(|f| {
            let name = self.force_names.get(f.force)?;
            Some((name.clone(), state.memory[f.memory.clone()].to_vec()))
        });
        last.about = AboutLast {
            time: state.time,
            angles: state.angles.clone(),
            memory: memory.collect(),
        };
        let mut numbers = last.pose.iter().chain(&last.velocity);
        numbers.all(|v| v.is_finite()).then_some(last)
    }

    /// Rates of the body frame that the momenta of the scheme stand for; those without inertia are the ones of the twist.
    fn push_rates(
        &self,
        k: usize,
        stepper: &Stepper<S, D, A, T>,
        velocities: &Velocities<A, D, T>,
        out: &mut Vec<f64>,
    ) {
        let (frame, node) = (&self.frames[k], self.node_of[k]);
        let pose = stepper.state.q[node];
        let mut rate = rate_of::<S, D, A, T>(&pose.r, &velocities.twists[node]);
        if let (Some(p), Some(body)) = (stepper.state.p.get(node), stepper.mech.bodies.get(node)) {
            if body.mass > 0.0 {
                rate.linear = p.linear / body.mass;
            }
            for c in (0..D).filter(|c| body.euler[*c] > 0.0) {
                rate.director
                    .set_column(c, &(p.director.column(c) / body.euler[c]));
            }
        }
        let axes = rate.director * frame.directors.transpose();
        let origin = rate.linear - axes * frame.center;
        out.extend(origin.iter().chain(axes.iter()));
    }
}
