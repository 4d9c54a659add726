//! How a run ends that cannot go on: what happened, where, and what to try.

use super::{MAX_DIVISION, Simulation};
use crate::elements::Fault;
use crate::step::{Cause, StepFailure};
use crate::trajectory::Status;
use alembert_math::Space;

/// Angle between the ends of a beam element from which a failure is blamed on it [rad].
const LARGE_BEND: f64 = 1.5;

impl<S, const D: usize, const A: usize, const T: usize> Simulation<'_, S, D, A, T>
where
    S: Space<D, A, T>,
{
    pub(super) fn stalled(&self, failure: &StepFailure) -> Status {
        let (body, joint) = self.recorder.body_name(self.model, failure.body);
        let time = self.stepper.state.time;
        let cause = match failure.cause {
            Cause::Singular => "its matrix is singular".to_owned(),
            Cause::Diverged => "Newton does not converge".to_owned(),
            Cause::Servo(k, gap) => return self.open_servo(k, gap),
            Cause::Turned(angle) => {
                format!(
                    "a body turns by {angle:.2} rad in a part of the step (at most {})",
                    self.stepper.max_turn
                )
            }
        };
        let at = joint
            .as_ref()
            .map_or(String::new(), |j| format!(" at joint \"{j}\""));
        let message = format!(
            "the step after t = {time:.6} s failed, divided {MAX_DIVISION} times: {cause}{at}, body \"{body}\" \
             (last increment {:.1e}). {}",
            failure.residual,
            self.advice()
        );
        Status::Stalled {
            time,
            body,
            joint,
            residual: failure.residual,
            message,
        }
    }

    /// What to try after a step that failed.
    fn advice(&self) -> String {
        let (mech, q) = (&self.stepper.mech, &self.stepper.state.q);
        let bends = mech.forces.iter().filter_map(|f| {
            let s = f.values(q);
            Some((f.law.bend(&s[..f.invariants.len()])?, f.force))
        });
        match bends.max_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((bend, force)) if bend > LARGE_BEND => format!(
                "\"{}\" is bent by {:.0} degrees between its ends, more than an element can follow: use more elements, or \
                 curvature = \"tangent\", which resists folding.",
                self.model.forces[force].name(),
                bend.to_degrees()
            ),
            _ => "Try a smaller step, or look for a configuration there that the joints cannot follow.".to_owned(),
        }
    }

    /// A servo constraint that cannot be met after the last node.
    fn open_servo(&self, k: usize, gap: f64) -> Status {
        let time = self.stepper.state.time;
        let name = &self.model.servos[k].name;
        let message = format!(
            "the step after t = {time:.6} s failed, divided {MAX_DIVISION} times: servo \"{name}\" cannot follow its motion \
             (last off by {gap:.1e}). The configuration there is singular for its motors, or the motion leaves what the joints \
             can reach; change the motion, or let another coordinate be driven."
        );
        Status::Stalled {
            time,
            body: String::new(),
            joint: None,
            residual: gap,
            message,
        }
    }

    /// A force element that cannot be followed beyond the last node.
    pub(super) fn broken(&self, force: usize, fault: Fault) -> Status {
        let time = self.stepper.state.time;
        let message = format!(
            "at t = {time:.6} s {}",
            fault_message(self.model.forces[force].name(), fault)
        );
        Status::Stalled {
            time,
            body: String::new(),
            joint: None,
            residual: 0.0,
            message,
        }
    }

    pub(super) fn not_finite(&self) -> Status {
        let time = self.stepper.state.time;
        let (body, joint) = self.recorder.body_name(self.model, 0);
        Status::Stalled {
            time,
            body,
            joint,
            residual: f64::INFINITY,
            message: format!(
                "a result is not a number at t = {time:.6} s; check forces and expressions there"
            ),
        }
    }
}

/// What has happened to an element that cannot be followed any longer, and what to try.
pub(crate) fn fault_message(name: &str, fault: Fault) -> String {
    let happened = match fault {
        Fault::NoLength => "has been pressed through zero length".to_owned(),
        Fault::Folded(angle) => format!(
            "has folded: its ends are turned by {:.0} degrees against each other",
            angle.to_degrees()
        ),
    };
    format!(
        "\"{name}\" {happened}, and what follows would mean nothing. Use more elements, a smaller step, or curvature = \"tangent\", \
         which resists folding; or look for a load that the rod cannot carry."
    )
}
