//! How a run ends that cannot go on: what happened, where, and what to try.

use super::{MAX_DIVISION, Simulation};
use crate::elements::{AnyElement, Coefficients, Fault};
use crate::model::{Force, Signal};
use crate::step::{Cause, StepFailure};
use crate::trajectory::Status;
use alembert_math::Space;

/// Angle between the ends of a beam element from which a failure is blamed on it [rad].
const LARGE_BEND: f64 = 1.5;

/// Loops that a message names.
const NAMED: usize = 3;

/// Times of a failed step at which forces are looked at.
const LOOKS: u32 = 64;

impl<S, const D: usize, const A: usize, const T: usize> Simulation<'_, S, D, A, T>
where
    S: Space<D, A, T>,
{
    pub(super) fn stalled(&self, failure: &StepFailure) -> Status {
        let time = self.stepper.state.time;
        if let Some(status) = self.bad_number(time, time + self.study.macro_step()) {
            return status;
        }
        let (body, carrying) = self.recorder.body_name(self.model, failure.body);
        // a joint that closes a loop is meant itself
        let closing = failure.closure.and_then(|k| self.model.closing_part(k));
        let joint = closing.or(carrying);
        if let (Cause::Singular | Cause::Diverged, Some(at)) = (failure.cause, self.falling()) {
            return self.passed(body, joint, at);
        }
        let cause = match failure.cause {
            Cause::Passed(force, least, way) => {
                return self.passed(body, joint, (force, least, way));
            }
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
            "the step after t = {time:.6} s failed, divided {MAX_DIVISION} times: {cause}{at}, body \"{body}\"{} \
             (last increment {:.1e}). {}",
            self.loops_through(failure),
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

    /// The joints that close the loops in which the body at fault is, in words: what cannot be met may be one of them, though the
    /// largest motion is that of a joint of the tree.
    fn loops_through(&self, failure: &StepFailure) -> String {
        let (links, body) = (&self.stepper.mech.links, failure.body);
        if failure.closure.is_some() {
            return String::new();
        }
        let carried = |end: usize| {
            let up = |&i: &usize| links.get(i).map(|l| l.parent);
            std::iter::successors(Some(end), up).any(|i| i == body)
        };
        let through = self.stepper.mech.closures.iter().filter(|c| {
            let count = c.nodes.iter().filter(|end| carried(**end)).count();
            count > 0 && count < c.nodes.len()
        });
        let names = through.filter_map(|c| self.model.closing_part(c.joint));
        let names: Vec<String> = names.take(NAMED).map(|n| format!("\"{n}\"")).collect();
        match names.len() {
            0 => String::new(),
            1 => format!(", in the loop that joint {} closes", names[0]),
            _ => format!(", in loops that joints {} close", names.join(", ")),
        }
    }

    /// What to try after a step that failed.
    fn advice(&self) -> String {
        let (mech, q) = (&self.stepper.mech, &self.stepper.state.q);
        let bends = mech.forces.iter().filter_map(|f| {
            let AnyElement::Beam(beam) = f.law() else {
                return None;
            };
            Some((beam.bend(&f.values(q)), f.force))
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
        if let Some(status) = self.bad_number(time - self.study.macro_step(), time) {
            return status;
        }
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

    /// An attraction whose centre is reached within the step, at the speed of its start: force, distance, way of the step.
    fn falling(&self) -> Option<(usize, f64, f64)> {
        let (mech, state) = (&self.stepper.mech, &self.stepper.state);
        mech.forces.iter().filter(|f| f.attracts()).find_map(|f| {
            let squared = &f.invariants[0];
            let distance = squared.value(&state.q).sqrt();
            let mut rate = 0.0;
            for (node, g) in [squared.a, squared.b]
                .into_iter()
                .zip(squared.gradient(&state.q, &state.q))
            {
                if node < mech.n() {
                    let v = state.p[node].linear / mech.bodies[node].mass;
                    rate += (0..D).map(|k| g[k] * v[k]).sum::<f64>();
                }
            }
            let way = -0.5 * rate / distance * self.study.macro_step();
            (way > distance).then_some((f.force, distance, way))
        })
    }

    /// A point that fell into a centre of attraction.
    fn passed(&self, body: String, joint: Option<String>, at: (usize, f64, f64)) -> Status {
        let (force, least, way) = at;
        let time = self.stepper.state.time;
        let name = self.model.forces[force].name();
        let message = format!(
            "body \"{body}\" falls into the centre of \"{name}\" after t = {time:.6} s: the distance is {least:.1e} m, the way of a step \
             {way:.1e} m, and the force has no bound there. Parts of the step did not help. End the study before, or let the \
             motion pass the centre at a distance that steps of this size resolve."
        );
        Status::Stalled {
            time,
            body,
            joint,
            residual: way,
            message,
        }
    }

    /// A force, torque, drive or motion that is not a number between two times.
    fn bad_number(&self, from: f64, to: f64) -> Option<Status> {
        let times = (0..=LOOKS).map(|k| from + (to - from) * f64::from(k) / f64::from(LOOKS));
        let (time, what, node) = times
            .map(|t| (t, self.bad_part(t)))
            .find_map(|(t, part)| part.map(|(what, node)| (t, what, node)))?;
        let (body, joint) = self.recorder.body_name(self.model, node);
        let message = format!(
            "{what} is not a finite number at t = {time:.6} s. Look for divisions by zero and roots or logarithms of negative numbers \
             there, or end the study before."
        );
        Some(Status::Stalled {
            time: from,
            body,
            joint,
            residual: f64::INFINITY,
            message,
        })
    }

    /// What is not a number at a time, in words, and the node it acts on.
    fn bad_part(&self, t: f64) -> Option<(String, usize)> {
        let (mech, state) = (&self.stepper.mech, &self.stepper.state);
        for load in &mech.loads {
            if let Some(k) = load.value.iter().position(|v| !v.eval(t).is_finite()) {
                return Some((of_force(&self.model.forces[load.force], k), load.node));
            }
        }
        for (servo, motion) in mech.servos.iter().zip(&self.model.servos) {
            if !servo.motion.eval(t).is_finite() {
                return Some((format!("the motion of servo \"{}\"", motion.name), 0));
            }
        }
        let driven = self.model.points.iter().filter(|p| p.motion.is_some());
        for (point, signals) in driven.zip(&mech.anchors) {
            if signals.iter().any(|s| !s.eval(t).is_finite()) {
                return Some((format!("the motion of point \"{}\"", point.name), 0));
            }
        }
        let mut c = Coefficients::default();
        for f in &mech.forces {
            let phase = mech.angle(f.angle, &state.coords, &state.angles);
            f.gradient(t, &f.values(&state.q), phase, &mut c);
            if c.g[..f.count()].iter().any(|g| !g.is_finite()) {
                return Some((of_force(&self.model.forces[f.force], 0), f.invariants[0].b));
            }
        }
        None
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

/// A component of a force in words, with its expression.
fn of_force(force: &Force, component: usize) -> String {
    let signal = match force {
        Force::Force(f) => f.value.get(component),
        Force::Torque(f) => f.value.signals().get(component).copied(),
        Force::Drive(f) => Some(&f.value),
        _ => None,
    };
    match signal {
        Some(Signal::Expression(text)) => {
            format!("the expression \"{text}\" of force \"{}\"", force.name())
        }
        _ => format!("force \"{}\"", force.name()),
    }
}
