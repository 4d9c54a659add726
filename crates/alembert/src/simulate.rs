//! The simulator: drives the step residual to zero step after step and records.

mod clock;
mod ended;

pub(crate) use clock::Clock;
pub(crate) use ended::fault_message;

use crate::adaptive;
use crate::checkpoint::{Carried, Checkpoints};
use crate::control::ServoReport;
use crate::diagnostics::servo_entry;
use crate::error::{ModelError, ModelErrors};
use crate::estimate;
use crate::lie_group;
use crate::model::{self, Frequency, Model, Study};
use crate::multirate::{Multirate, Summary};
use crate::record::{Recorder, check_asked};
use crate::schemes::{self, path::PathKind};
use crate::start::{Start, find_start, start_with_motors};
use crate::step::{Formulation, MAX_TURN, Newton, StepFailure, Stepper, Twist};
use crate::system::compile::{AssemblyReport, Compiled, check_branch, compile};
use crate::trajectory::{Provenance, Status, Trajectory};
use crate::velocities;
use crate::{equilibrium, modes};
use alembert_math::{Planar, Space, Spatial};
use sha2::{Digest, Sha256};

/// Levels of halving within a step before the run stops.
const MAX_DIVISION: u32 = 8;

/// What the monitor of a run sees.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Steps done.
    pub step: u64,
    /// Steps in all.
    pub steps: u64,
    /// Time reached [s].
    pub time: f64,
}

/// Runs a study to its end. A run that stalls is no error: its trajectory has a status and what was computed until then.
///
/// Who wants to see progress or to interrupt asks [`simulate`].
pub fn run(model: &Model, study: &Study) -> Result<Trajectory, ModelErrors> {
    simulate(model, study, &mut |_| true)
}

/// Runs a study. The monitor is called about every 64 steps; when it returns `false` the run ends and keeps what it has.
///
/// ```
/// use alembert::model::Model;
/// let model = Model::from_toml_str(r#"
///     gravity = [0, 0, -9.81]
///     [[body]]
///     name = "bob"
///     mass = 1.0
///     inertia = [0.1, 0.1, 0.1]
///     position = [1, 0, 0]
///     [[joint]]
///     name = "pivot"
///     kind = "revolute"
///     bodies = ["ground", "bob"]
///     at = [0, 0, 0]
///     axis = [0, 1, 0]
///     [[study]]
///     step = 1e-2
///     duration = 1.0
/// "#, "pendulum.toml")?;
/// let run = alembert::simulate(&model, &model.studies[0], &mut |_| true)?;
/// assert_eq!(run.time.len(), 101);
/// # Ok::<(), alembert::error::ModelErrors>(())
/// ```
pub fn simulate(
    model: &Model,
    study: &Study,
    monitor: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Trajectory, ModelErrors> {
    simulate_with(model, study, None, monitor)
}

/// The same with [`Checkpoints`], for studies that can go on from one ([`Checkpoints::can_resume`]).
pub fn simulate_with(
    model: &Model,
    study: &Study,
    checkpoints: Option<&mut Checkpoints>,
    monitor: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Trajectory, ModelErrors> {
    check_asked(model)?;
    let errors = model::validate_study(model, study);
    if !errors.is_empty() {
        return Err(ModelErrors(errors));
    }
    let all = model;
    model.for_study(study).with_expanded(|model| {
        estimate::reserve(model, study)?;
        match (study.kind, model.space) {
            (model::StudyKind::Motion, _) => {}
            (model::StudyKind::Equilibrium, model::Space::Spatial) => {
                let start = find_start::<Spatial, 3, 3, 6>(all, study)?;
                let start = start.as_ref();
                return equilibrium::simulate::<Spatial, 3, 3, 6>(model, study, start, monitor);
            }
            (model::StudyKind::Equilibrium, model::Space::Planar) => {
                let start = find_start::<Planar, 2, 1, 3>(all, study)?;
                let start = start.as_ref();
                return equilibrium::simulate::<Planar, 2, 1, 3>(model, study, start, monitor);
            }
            (model::StudyKind::Modes, model::Space::Spatial) => {
                let start = find_start::<Spatial, 3, 3, 6>(all, study)?;
                return modes::simulate::<Spatial, 3, 3, 6>(model, study, start.as_ref(), monitor);
            }
            (model::StudyKind::Modes, model::Space::Planar) => {
                let start = find_start::<Planar, 2, 1, 3>(all, study)?;
                return modes::simulate::<Planar, 2, 1, 3>(model, study, start.as_ref(), monitor);
            }
        }
        let adaptive = study.scheme.is_adaptive();
        if study.scheme == model::Scheme::LieGroup {
            return lie_group::simulate(model, study, checkpoints, monitor);
        }
        match (model.space, adaptive) {
            (model::Space::Spatial, true) => {
                let start = find_start::<Spatial, 3, 3, 6>(all, study)?;
                adaptive::simulate::<Spatial, 3, 3, 6>(model, study, start.as_ref(), monitor)
            }
            (model::Space::Planar, true) => {
                let start = find_start::<Planar, 2, 1, 3>(all, study)?;
                adaptive::simulate::<Planar, 2, 1, 3>(model, study, start.as_ref(), monitor)
            }
            (model::Space::Spatial, false) => {
                let start = find_start::<Spatial, 3, 3, 6>(all, study)?;
                Simulation::<Spatial, 3, 3, 6>::starting(model, study, start.as_ref())?
                    .run_with(checkpoints, monitor)
            }
            (model::Space::Planar, false) => {
                let start = find_start::<Planar, 2, 1, 3>(all, study)?;
                Simulation::<Planar, 2, 1, 3>::starting(model, study, start.as_ref())?
                    .run_with(checkpoints, monitor)
            }
        }
    })
}

/// Everything that a study refuses before its first step; where a study starts at the end of another one, that is not computed
/// here. For several studies of which none shall be run in vain.
pub fn prepare(model: &Model, study: &Study) -> Result<(), ModelErrors> {
    fn look<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
        model: &Model,
        study: &Study,
    ) -> Result<(), ModelErrors> {
        if study.kind != model::StudyKind::Motion {
            return equilibrium::prepare::<S, D, A, T>(model, study);
        }
        if study.scheme == model::Scheme::LieGroup {
            return lie_group::Engine::new(model, study).map(drop);
        }
        Simulation::<S, D, A, T>::starting(model, study, None).map(drop)
    }
    check_asked(model)?;
    let errors = model::validate_study(model, study);
    if !errors.is_empty() {
        return Err(ModelErrors(errors));
    }
    if study.start.is_some() {
        return Ok(());
    }
    let study = &estimate::unrecorded(study);
    model
        .for_study(study)
        .with_expanded(|model| match model.space {
            model::Space::Spatial => look::<Spatial, 3, 3, 6>(model, study),
            model::Space::Planar => look::<Planar, 2, 1, 3>(model, study),
        })
}

/// Compiles and assembles a model without running it.
pub fn assemble(model: &Model) -> Result<AssemblyReport, ModelErrors> {
    check_asked(model)?;
    model.with_expanded(|model| match model.space {
        model::Space::Spatial => velocities::assembled::<Spatial, 3, 3, 6>(model),
        model::Space::Planar => velocities::assembled::<Planar, 2, 1, 3>(model),
    })
}

/// What the servos of a model ask for in a study; refuses what cannot work. `None` without servos.
pub fn examine_servos(model: &Model, study: &Study) -> Result<Option<ServoReport>, ModelErrors> {
    let model = &*model.for_study(study);
    if model.servos.is_empty() {
        return Ok(None);
    }
    let study = &estimate::unrecorded(study);
    model.with_expanded(|model| match model.space {
        model::Space::Spatial => Ok(Simulation::<Spatial, 3, 3, 6>::new(model, study)?.servos),
        model::Space::Planar => Ok(Simulation::<Planar, 2, 1, 3>::new(model, study)?.servos),
    })
}

/// What the multirate scheme makes of a study: which coordinates are slow, and what it refuses.
pub fn examine_multirate(model: &Model, study: &Study) -> Result<Summary, ModelErrors> {
    fn look<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
        model: &Model,
        study: &Study,
    ) -> Result<Summary, ModelErrors> {
        let c = compile::<S, D, A, T>(model)?;
        let settings = crate::multirate::Settings::of(study);
        let place = study_path(model, study);
        Ok(Multirate::new(model, &c.mech, &c.node_of, &c.q, settings, &place)?.summary())
    }
    model.with_expanded(|model| match model.space {
        model::Space::Spatial => look::<Spatial, 3, 3, 6>(model, study),
        model::Space::Planar => look::<Planar, 2, 1, 3>(model, study),
    })
}

/// A run of one study, for callers who want to step themselves.
#[derive(Debug)]
pub struct Simulation<'m, S, const D: usize, const A: usize, const T: usize> {
    pub(crate) model: &'m Model,
    study: &'m Study,
    /// The stepper.
    pub stepper: Stepper<S, D, A, T>,
    pub(crate) recorder: Recorder<S, D, A, T>,
    pub(crate) assembly: AssemblyReport,
    /// What is known of the servos, if there are any.
    pub servos: Option<ServoReport>,
    /// Time at the start [s].
    pub(crate) begin: f64,
}

impl<'m, S, const D: usize, const A: usize, const T: usize> Simulation<'m, S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Compiles the model and prepares the initial state; what the study leaves out is not in the model any more
    /// ([`Model::for_study`]), and its rods are bodies ([`Model::expanded`]).
    pub fn new(model: &'m Model, study: &'m Study) -> Result<Self, ModelErrors> {
        let start = find_start::<S, D, A, T>(model, study)?;
        Self::starting(model, study, start.as_ref())
    }

    /// The same, from a configuration that is known.
    pub(crate) fn starting(
        model: &'m Model,
        study: &'m Study,
        start: Option<&Start<D, T>>,
    ) -> Result<Self, ModelErrors> {
        if study.scheme == model::Scheme::LieGroup {
            let path = format!("{}.scheme", study_path(model, study));
            let error = ModelError::new(path, "the lie-group scheme has its own integrator");
            return Err(error.with_help("step it by lie_group::Engine").into());
        }
        let (mut stepper, parts) = Self::stepper(model, study, study.scheme, start)?;
        let servos = start_with_motors(model, study, &mut stepper)?;
        let frames = study.step_count() / study.recording_interval() + 2;
        let (joints, body_frames, node_of, assembly) = parts;
        let recorder = Recorder::new(
            model,
            &stepper,
            joints,
            body_frames,
            node_of,
            frames as usize,
        );
        Ok(Self {
            model,
            study,
            begin: stepper.state.time,
            stepper,
            recorder,
            assembly,
            servos,
        })
    }

    #[allow(clippy::type_complexity)] // the parts of a compiled model, taken apart once
    pub(crate) fn stepper(
        model: &Model,
        study: &Study,
        scheme: model::Scheme,
        start: Option<&Start<D, T>>,
    ) -> Result<(Stepper<S, D, A, T>, crate::record::Parts<S, D, A, T>), ModelErrors> {
        if !model.rods.is_empty() {
            let error = ModelError::new("rod[0]", "the rods of the model are not expanded");
            return Err(error.with_help("give it Model::expanded()").into());
        }
        let compiled = compile::<S, D, A, T>(model)?;
        let Compiled {
            mech,
            mut q,
            mut coords,
            twists,
            frames,
            node_of,
            joints,
            assembly,
        } = compiled;
        if let Some(start) = start {
            q.clone_from(&start.q);
            coords.clone_from(&start.coords);
        }
        let multirate = scheme == model::Scheme::Multirate;
        let settings = crate::multirate::Settings::of(study);
        let table = match multirate {
            true => schemes::multirate::table(settings.symmetric(), !mixed_axes(model)),
            false => schemes::table(&Study {
                scheme,
                ..study.clone()
            }),
        };
        let frequencies = frequencies(model, &table, &node_of, mech.n());
        let formulation = match study.formulation {
            model::Formulation::Multipliers => Formulation::Multipliers,
            model::Formulation::NullSpace => Formulation::NullSpace,
            model::Formulation::Auto => Formulation::fastest(&mech, &table),
        };
        let default = Newton::default();
        let newton = Newton {
            tolerance: study.tolerance.unwrap_or(default.tolerance),
            max_iterations: study.max_iterations.unwrap_or(default.max_iterations),
        };
        let engine = match multirate {
            true => Some(Box::new(Multirate::new(
                model,
                &mech,
                &node_of,
                &q,
                settings,
                &study_path(model, study),
            )?)),
            false => None,
        };
        let mut stepper = Stepper::new(mech, table, formulation, newton, q, coords, &frequencies);
        // full turns are known where the same angles are followed
        if let Some(start) = start
            && start.angles.len() == stepper.state.angles.len()
        {
            stepper.state.angles.copy_from_slice(&start.angles);
        }
        stepper.max_turn = study.max_turn.unwrap_or(MAX_TURN);
        stepper.multirate = engine;
        let places = (frames.as_slice(), node_of.as_slice());
        match start.and_then(|start| start.moving.as_ref()) {
            Some(moving) => moving.go_on(model, &mut stepper, study.step)?,
            None => {
                velocities::set_velocities(model, &mut stepper, &twists, places, study.step)?;
            }
        }
        check_branch(model, &assembly, &stepper)?;
        Ok((stepper, (joints, frames, node_of, assembly)))
    }

    /// Advances one step of the study, dividing it when it does not converge.
    pub fn advance(&mut self) -> Result<(), StepFailure> {
        divided_step(&mut self.stepper, self.study.macro_step(), 0)
    }

    /// Runs the whole study.
    pub fn run(
        self,
        monitor: &mut dyn FnMut(&Progress) -> bool,
    ) -> Result<Trajectory, ModelErrors> {
        self.run_with(None, monitor)
    }

    /// The same, with checkpoints.
    pub(crate) fn run_with(
        mut self,
        checkpoints: Option<&mut Checkpoints>,
        monitor: &mut dyn FnMut(&Progress) -> bool,
    ) -> Result<Trajectory, ModelErrors> {
        let (stepper, recorder) = (&mut self.stepper, &mut self.recorder);
        let (clock, done) = Clock::start(checkpoints.as_deref(), |bag| {
            stepper.carry(bag);
            recorder.carry(bag);
        })?;
        let status = self.drive(done, &clock, checkpoints, monitor);
        let times = clock.times();
        let provenance = provenance(
            self.model,
            self.study,
            self.stepper.formulation(),
            self.stepper.newton.tolerance,
        );
        let mut trajectory =
            self.recorder
                .finish(&mut self.stepper, status, provenance, &self.assembly, times);
        if !self.model.servos.is_empty() {
            let (channels, servos) = (&trajectory.channels, self.servos.as_ref());
            let entry = servo_entry(channels, servos, self.study);
            trajectory.ledger.push(entry);
        }
        Ok(trajectory)
    }

    /// All steps after those that are done.
    fn drive(
        &mut self,
        done: u64,
        clock: &Clock,
        mut checkpoints: Option<&mut Checkpoints>,
        monitor: &mut dyn FnMut(&Progress) -> bool,
    ) -> Status {
        let (steps, every) = (self.study.step_count(), self.study.recording_interval());
        if done == 0 {
            self.recorder.record(&mut self.stepper);
        }
        for step in done + 1..=steps {
            if let Err(failure) = self.advance() {
                return self.stalled(&failure);
            }
            // the grid is t = n h, free of accumulated round-off
            let time = self.begin + self.study.macro_step() * step as f64;
            self.stepper.state.time = time;
            if let Some((force, fault)) = self.stepper.fault {
                self.recorder.record(&mut self.stepper);
                return self.broken(force, fault);
            }
            if step % every == 0 || step == steps {
                self.recorder.record(&mut self.stepper);
                if !self.recorder.last_is_finite() {
                    self.recorder.drop_last();
                    return self.not_finite();
                }
            }
            if step % 64 != 0 {
                continue;
            }
            let goes_on = monitor(&Progress { step, steps, time });
            if let Some(checkpoints) = &mut checkpoints {
                let (stepper, recorder) = (&mut self.stepper, &mut self.recorder);
                checkpoints.save((step, time), clock, !goes_on, |bag| {
                    stepper.carry(bag);
                    recorder.carry(bag);
                });
            }
            if !goes_on {
                return Status::Interrupted { time };
            }
        }
        Status::Completed
    }
}

/// Frequencies of the coordinates of each moving body, if the path of the scheme is fitted to given ones [rad/s].
fn frequencies<const T: usize>(
    model: &Model,
    table: &schemes::Table,
    node_of: &[usize],
    n: usize,
) -> Vec<Twist<T>> {
    let Some(PathKind::Ends(_, frequency)) = table.path.as_ref().map(|p| &p.kind) else {
        return vec![];
    };
    match frequency {
        Frequency::Estimate(_) => vec![],
        Frequency::Value(w) if *w == 0.0 => vec![],
        Frequency::Value(w) => vec![Twist::from_element(*w); n],
        Frequency::Each(list) => {
            let mut all = vec![Twist::zeros(); n];
            // model order: bodies, then points
            let bodies = model.bodies.iter().map(|b| &b.name);
            let names = bodies.chain(model.points.iter().map(|p| &p.name));
            for (name, &node) in names.zip(node_of) {
                if let Some(w) = list.get(name)
                    && node < n
                {
                    all[node] = Twist::from_fn(|k, _| w.along(k));
                }
            }
            all
        }
    }
}

/// Whether a point has fast and slow axes.
fn mixed_axes(model: &Model) -> bool {
    let axes = model.space.dimension();
    let mixed = |f: &model::FastAxes| (1..axes).any(|k| f.contains(k) != f.contains(0));
    model
        .points
        .iter()
        .any(|p| p.fast.as_ref().is_some_and(mixed))
}

/// Path of a study in its model; studies that are not part of it have none.
pub(crate) fn study_path(model: &Model, study: &Study) -> String {
    let position = model.studies.iter().position(|s| s.name == study.name);
    position.map_or(String::new(), |k| format!("study[{k}]"))
}

/// Processor time of this thread [s], where the system tells it.
pub fn cpu_time() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: u64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds as f64 * 1e-9)
}

/// A step, divided in halves where it does not converge.
fn divided_step<S, const D: usize, const A: usize, const T: usize>(
    stepper: &mut Stepper<S, D, A, T>,
    h: f64,
    level: u32,
) -> Result<(), StepFailure>
where
    S: Space<D, A, T>,
{
    match stepper.step(h) {
        Ok(()) => Ok(()),
        Err(failure) if level >= MAX_DIVISION => Err(failure),
        Err(_) => {
            if level == 0 {
                stepper.counters.divided += 1;
            }
            divided_step(stepper, 0.5 * h, level + 1)?;
            divided_step(stepper, 0.5 * h, level + 1)
        }
    }
}

pub(crate) fn provenance(
    model: &Model,
    study: &Study,
    formulation: Formulation,
    tolerance: f64,
) -> Provenance {
    let text = serde_json::to_string(model).unwrap_or_default();
    let hash = Sha256::digest(text.as_bytes());
    Provenance {
        model: model.name.clone().unwrap_or_default(),
        model_hash: hash.iter().map(|b| format!("{b:02x}")).collect(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        platform: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        study: study.name.clone(),
        scheme: schemes::table(study).name.to_owned(),
        formulation: match formulation {
            Formulation::NullSpace => "null-space".to_owned(),
            Formulation::Multipliers => "multipliers".to_owned(),
        },
        step: study.step,
        duration: study.duration,
        record_every: study.recording_interval(),
        tolerance,
        axis: String::new(),
    }
}
