//! Inverse dynamics of a recorded motion: joint coordinates or poses in, forces and reactions out.
//!
//! # What it is
//! A [`Recording`] (columns of a CSV file) becomes an admissible motion on the grid of a study: splines of time, loops closed by the least
//! change (`motion.rs`, `closing.rs`). The residual of the variational midpoint scheme with imposed ends (`step/impose.rs`) says which generalised
//! forces make that motion; actuators and constraint forces are found from them (`solve.rs`), beyond all forces that the
//! model has itself. The result is a trajectory like that of a run, with the channels `inverse.*` and `residual.*`.
//!
//! # Equations
//! See `step/impose.rs` and `solve.rs`. Nodes reach from -h to the end plus h: the motion is continued by one step on either side, so that the forces at the
//! first and the last node are of second order too.
//!
//! # Symbols
//! NOTATION.md.
//!
//! # Reference
//! Featherstone 2008, chapter 5; Marsden and West 2001, part 3.
//!
//! # Departures from the reference
//! Forces belong to nodes of a discrete motion; a motion simulated with the midpoint scheme gives back its drives without an error of
//! the scheme at inner nodes.

mod actuators;
mod closing;
mod motion;
mod poses;
mod recording;
mod solve;
mod spline;
#[cfg(test)]
mod tests;

pub(crate) use motion::near;
pub use recording::{FEWEST_ROWS, Recording};

use crate::error::{ModelError, ModelErrors};
use crate::model::{self, Model, Scheme, Study};
use crate::record::Recorder;
use crate::simulate::{Progress, Simulation, cpu_time, provenance};
use crate::step::velocity::twist_of;
use crate::step::{Cause, Momentum, StepFailure, Stepper};
use crate::system::compile::AssemblyReport;
use crate::system::pose::Configuration;
use crate::trajectory::{Channel, LedgerEntry, Status, Trajectory};
use actuators::Actuators;
use alembert_math::{Planar, Space, Spatial};
use closing::Open;
use motion::{Context, Motion};
use solve::Forces;
use spline::Moment;
use std::time::Instant;

/// Default of [`Settings::tolerance`].
pub const TOLERANCE: f64 = 0.01;

/// What is asked of an inverse dynamics.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Joints, coordinates or `JOINT.COORDINATE` that are actuated; if empty the motors of the servos, without servos all joints.
    pub actuate: Vec<String>,
    /// Part of the motion's forces that the actuators may leave unexplained, relative to the largest of them.
    pub tolerance: f64,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            actuate: vec![],
            tolerance: TOLERANCE,
        }
    }
}

/// Forces that make a recorded motion, on the grid of a study. The monitor is called about every 64 steps; when it returns
/// `false` the computation ends and keeps what it has.
pub fn inverse(
    model: &Model,
    study: &Study,
    recording: &Recording,
    settings: &Settings,
    monitor: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Trajectory, ModelErrors> {
    model
        .for_study(study)
        .with_expanded(|model| of_expanded(model, study, recording, settings, monitor))
}

/// The same for a model without rods, as the study sees it.
fn of_expanded(
    model: &Model,
    study: &Study,
    recording: &Recording,
    settings: &Settings,
    monitor: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Trajectory, ModelErrors> {
    // what servos prescribe is replaced by the recording; their motors may act
    let plain = Model {
        servos: vec![],
        ..model.clone()
    };
    let study = Study {
        scheme: Scheme::Midpoint,
        formulation: model::Formulation::NullSpace,
        ..study.clone()
    };
    if study.kind != model::StudyKind::Motion {
        let message = format!(
            "study \"{}\" is no motion",
            model::suggest::shorten(&study.name)
        );
        let error = ModelError::new(crate::simulate::study_path(model, &study), message);
        let help = "a recorded motion needs a study with step and duration";
        return Err(error.with_help(help).into());
    }
    check_span(&study, recording)?;
    match model.space {
        model::Space::Spatial => {
            Inverse::<Spatial, 3, 3, 6>::new(model, &plain, &study, recording, settings)?
                .run(monitor)
        }
        model::Space::Planar => {
            Inverse::<Planar, 2, 1, 3>::new(model, &plain, &study, recording, settings)?
                .run(monitor)
        }
    }
}

/// The recording must cover the study.
fn check_span(study: &Study, recording: &Recording) -> Result<(), ModelErrors> {
    let [first, last] = recording.span();
    let end = study.step * study.step_count() as f64;
    let slack = 1e-6 * study.step;
    if first > slack || last < end - slack {
        let message = format!(
            "the recording reaches from {first} s to {last} s, the study \"{}\" from 0 s to {end} s",
            study.name
        );
        let help = format!(
            "let the times of the recording begin at 0, or shorten the study: --set study.{}.duration={last}",
            study.name
        );
        return Err(recording.refuse(&message, &help));
    }
    Ok(())
}

/// An inverse dynamics under way.
struct Inverse<'m, S, const D: usize, const A: usize, const T: usize> {
    model: &'m Model,
    plain: &'m Model,
    study: &'m Study,
    stepper: Stepper<S, D, A, T>,
    recorder: Recorder<S, D, A, T>,
    assembly: AssemblyReport,
    motion: Motion<S, D, A, T>,
    actuators: Actuators<S, D, A, T>,
    channels: Vec<Channel>,
    tolerance: f64,
    /// First and last time of the recording [s].
    span: [f64; 2],
    found: Found,
    /// Configuration at the last node but one.
    before: Configuration<D>,
}

/// What is kept for the ledger.
#[derive(Default)]
struct Found {
    /// Largest part of a generalised force that nothing makes [N m], its time and rate.
    left: (f64, f64, usize),
    /// Largest generalised force [N m].
    scale: f64,
    /// Actuators beyond what determines them.
    surplus: usize,
    /// Largest row that the computed forces do not meet, by round-off [N, N m].
    defect: f64,
}

impl<'m, S, const D: usize, const A: usize, const T: usize> Inverse<'m, S, D, A, T>
where
    S: Space<D, A, T>,
{
    fn new(
        model: &'m Model,
        plain: &'m Model,
        study: &'m Study,
        recording: &Recording,
        settings: &Settings,
    ) -> Result<Self, ModelErrors> {
        let (mut stepper, parts) =
            Simulation::<S, D, A, T>::stepper(plain, study, Scheme::Midpoint, None)?;
        let (joints, frames, node_of, assembly) = parts;
        let context = Context {
            model: plain,
            mech: &stepper.mech,
            joints: &joints,
            frames: &frames,
            node_of: &node_of,
            recording,
        };
        let actuators = Actuators::new(
            model,
            &stepper.mech,
            &joints,
            |body| context.name(body).to_owned(),
            &settings.actuate,
        )?;
        let (q, coords) = (stepper.state.q.clone(), stepper.state.coords.clone());
        let mut motion = Motion::new(&context, q, coords)?;
        // the start first, so that the node before it begins near
        let start = motion.go(&stepper.mech, &Moment::inside(0.0));
        if motion.has_missing() {
            motion.check_missing(&context)?;
        }
        start.map_err(|open| open_loop(plain, open, 0.0))?;
        let (before, imposed) = begin(plain, study, &mut stepper, &mut motion, recording.span())?;
        let frames_count = study.step_count() / study.recording_interval() + 2;
        let recorder = Recorder::new(
            plain,
            &stepper,
            joints,
            frames,
            node_of,
            frames_count as usize,
        );
        let all = actuators.list.iter().chain(&actuators.outside);
        let channels = all.map(|a| Channel {
            name: a.channel.clone(),
            unit: a.unit.to_owned(),
            values: Vec::with_capacity(frames_count as usize),
        });
        let inverse = Self {
            model,
            plain,
            study,
            channels: channels.collect(),
            recorder,
            assembly,
            motion,
            actuators,
            tolerance: settings.tolerance,
            span: recording.span(),
            found: Found::default(),
            before,
            stepper,
        };
        match imposed {
            Err(failure) => Err(inverse.too_far(&failure, -study.step)),
            Ok(()) => Ok(inverse),
        }
    }

    /// All nodes.
    fn run(
        mut self,
        monitor: &mut dyn FnMut(&Progress) -> bool,
    ) -> Result<Trajectory, ModelErrors> {
        let (steps, every) = (self.study.step_count(), self.study.recording_interval());
        let (start, cpu_start) = (Instant::now(), cpu_time());
        let mut status = Status::Completed;
        for step in 0..=steps {
            self.node(step, step % every == 0 || step == steps)?;
            let time = self.stepper.state.time;
            if step % 64 == 63 && step < steps && !monitor(&Progress { step, steps, time }) {
                status = Status::Interrupted { time };
                break;
            }
        }
        self.check_left()?;
        let wall_time = start.elapsed().as_secs_f64();
        let cpu_time = cpu_time()
            .zip(cpu_start)
            .map_or(wall_time, |(end, start)| end - start);
        Ok(self.finish(status, [wall_time, cpu_time]))
    }

    /// Forces at a node, and the step to the next one.
    fn node(&mut self, step: u64, record: bool) -> Result<(), ModelErrors> {
        let (h, steps) = (self.study.step, self.study.step_count());
        let (time, last) = (h * step as f64, step == steps);
        let next = h * (step + 1) as f64;
        let moment = match last {
            true => Moment::beyond(time, -h, self.span),
            false => Moment::inside(next),
        };
        let closed = self.motion.go(&self.stepper.mech, &moment);
        // beyond the end the motion is continued: what is nearest to closed is good enough there
        if let (Err(open), false) = (closed, last) {
            return Err(open_loop(self.plain, open, next));
        }
        let imposed = self.stepper.impose(h, &self.motion.q, &self.motion.coords);
        imposed.map_err(|failure| self.too_far(&failure, time))?;
        let inputs = self
            .actuators
            .inputs(&self.stepper.state.q, self.stepper.mech.n());
        let Some(forces) = solve::forces(&self.stepper, &self.actuators, &inputs) else {
            return Err(not_finite(time));
        };
        self.keep(&forces, time);
        if step > 0 {
            let before = std::mem::take(&mut self.before);
            self.stepper
                .add_input_share(&inputs, &forces.values, &before, false);
            self.before = before;
        }
        let defect = self
            .stepper
            .complete_imposed(h, &inputs, &forces.values, &forces.multipliers);
        self.found.defect = self.found.defect.max(defect / h);
        if record {
            self.record(&forces);
            let finite = forces.values.iter().all(|v| v.is_finite());
            if !finite || !self.recorder.last_is_finite() {
                return Err(not_finite(time));
            }
        }
        if !last {
            self.stepper
                .add_input_share(&inputs, &forces.values, &self.motion.q, true);
            self.before.clone_from(&self.stepper.state.q);
            self.stepper.accept_imposed(h);
            self.stepper.state.time = next;
        }
        Ok(())
    }

    /// Records the node, with velocities from the nodes on both sides.
    fn record(&mut self, forces: &Forces) {
        let h = self.study.step;
        let (q0, q, q1) = (&self.before, self.stepper.state.q.clone(), &self.motion.q);
        self.stepper.set_imposed_twists(|i| {
            let rate = Momentum {
                linear: (q1[i].x - q0[i].x) / (2.0 * h),
                director: (q1[i].r - q0[i].r) / (2.0 * h),
            };
            twist_of::<S, D, A, T>(&q[i].r, &rate)
        });
        self.recorder.record(&mut self.stepper);
        for (channel, v) in self.channels.iter_mut().zip(&forces.values) {
            channel.values.push(v / h);
        }
    }

    fn keep(&mut self, forces: &Forces, time: f64) {
        let h = self.study.step;
        let (left, rate) = (forces.left.0 / h, forces.left.1);
        if left > self.found.left.0 {
            self.found.left = (left, time, rate);
        }
        self.found.scale = self.found.scale.max(forces.scale / h);
        self.found.surplus = self.found.surplus.max(forces.surplus);
    }

    /// Refuses a motion that the actuators cannot make.
    fn check_left(&self) -> Result<(), ModelErrors> {
        let (left, time, rate) = self.found.left;
        if left <= self.tolerance * self.found.scale {
            return Ok(());
        }
        let ats = crate::system::compile::offsets(&self.stepper.mech);
        let body = ats.iter().rposition(|at| *at <= rate).unwrap_or(0);
        let (body, joint) = self.recorder.body_name(self.plain, body);
        let place = joint.map_or(format!("body \"{body}\""), |j| format!("joint \"{j}\""));
        let names: Vec<&str> = self.actuator_names();
        let message = format!(
            "the actuators cannot make this motion: at t = {time:.6} s the forces that it asks for are missed by {:.1} percent \
             of the largest, most of all at {place}",
            100.0 * left / self.found.scale
        );
        let help = format!(
            "actuated: {}; add to --actuate what moves {place}, or allow more with --tolerance",
            names.join(", ")
        );
        Err(ModelError::new("", message).with_help(help).into())
    }

    fn actuator_names(&self) -> Vec<&str> {
        let names = self.actuators.list.iter();
        let mut names: Vec<&str> = names
            .map(|a| a.channel.trim_start_matches("inverse."))
            .take(30)
            .collect();
        if names.is_empty() {
            names.push("nothing");
        }
        names
    }

    /// A body turns further between two nodes than the scheme can resolve.
    fn too_far(&self, failure: &StepFailure, time: f64) -> ModelErrors {
        let (body, _) = self.recorder.body_name(self.plain, failure.body);
        let turn = match failure.cause {
            Cause::Turned(angle) => angle,
            _ => failure.residual,
        };
        let message = format!(
            "body \"{body}\" turns by {turn:.2} rad in the step after t = {time:.6} s (at most {})",
            self.stepper.max_turn
        );
        let help = format!(
            "use a smaller step: --set study.{}.step={}; or look for a jump in the recording there",
            self.study.name,
            0.5 * self.study.step
        );
        ModelError::new("", message).with_help(help).into()
    }

    fn finish(mut self, status: Status, times: [f64; 2]) -> Trajectory {
        let mut provenance = provenance(
            self.model,
            self.study,
            self.stepper.formulation(),
            self.tolerance,
        );
        provenance.scheme = "inverse dynamics, midpoint".to_owned();
        let mut entries = self.ledger();
        let mut trajectory =
            self.recorder
                .finish(&mut self.stepper, status, provenance, &self.assembly, times);
        trajectory.channels.extend(self.channels);
        trajectory.ledger.append(&mut entries);
        trajectory
    }

    /// What the ledger says about the forces.
    fn ledger(&self) -> Vec<LedgerEntry> {
        let (left, scale) = (self.found.left.0, self.found.scale);
        let mut note = format!("actuated: {}", self.actuators.choice);
        if self.found.surplus > 0 {
            note += &format!(
                ", {} more than the motion determines: forces of least norm",
                self.found.surplus
            );
        }
        let mut out = vec![LedgerEntry {
            name: "forces, unexplained".into(),
            largest: left.max(self.found.defect),
            relative: (scale > 0.0).then(|| left.max(self.found.defect) / scale),
            unit: "N m".into(),
            note,
            ..LedgerEntry::default()
        }];
        if !self.actuators.outside.is_empty() {
            let list = &self.channels[self.actuators.list.len()..];
            let values = list.iter().flat_map(|c| &c.values);
            out.push(LedgerEntry {
                name: "forces, residual".into(),
                largest: values.fold(0.0, |m, v| m.max(v.abs())),
                relative: None,
                unit: "N,N m".into(),
                note: "from outside, on bodies that no joint carries".into(),
                ..LedgerEntry::default()
            });
        }
        out.push(LedgerEntry {
            name: "recording, fit".into(),
            largest: self.motion.misfit.max(self.motion.correction),
            relative: None,
            unit: "m,rad".into(),
            note: "largest change that made the recording admissible".into(),
            ..LedgerEntry::default()
        });
        out
    }
}

/// The configuration before the start, and whether the step from there was possible.
type Begin<const D: usize> = (Configuration<D>, Result<(), StepFailure>);

/// Takes the step that leads to the start: momenta there are those of the motion.
fn begin<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    stepper: &mut Stepper<S, D, A, T>,
    motion: &mut Motion<S, D, A, T>,
    span: [f64; 2],
) -> Result<Begin<D>, ModelErrors> {
    let h = study.step;
    // what is nearest to closed is good enough before the start
    let _open = motion.go(&stepper.mech, &Moment::beyond(0.0, h, span));
    let before = motion.q.clone();
    stepper.begin_imposed(-h, &motion.q, &motion.coords);
    motion
        .go(&stepper.mech, &Moment::inside(0.0))
        .map_err(|open| open_loop(model, open, 0.0))?;
    let imposed = stepper.impose(h, &motion.q, &motion.coords);
    stepper.accept_imposed(h);
    stepper.state.time = 0.0;
    stepper.counters.steps = 0;
    stepper.restart_records();
    Ok((before, imposed))
}

fn open_loop(model: &Model, open: Open, time: f64) -> ModelErrors {
    let (_, name) = model.closure_name(open.joint);
    let message = format!(
        "at t = {time:.6} s the recorded motion opens {name}: its parts stay {:.1e} apart (m or rad) at best",
        open.gap
    );
    let help = "check the recording there, and that the lengths of the model are those of the recorded mechanism";
    ModelError::new("", message).with_help(help).into()
}

fn not_finite(time: f64) -> ModelErrors {
    let message = format!("a result is not a number at t = {time:.6} s");
    let help = "check forces and expressions of the model there";
    ModelError::new("", message).with_help(help).into()
}
