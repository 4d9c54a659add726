//! A whole study: first motion, coarse grids first, several starts, the best of them.

use crate::compile::{Ocp, compile};
use crate::guess::{Motion, Station};
use crate::pareto::{self, Ended, Front, Work};
use crate::problem::{Backend, GuessKind, Loaded, ProblemFile, SolverOptions, Target};
use crate::result::Stored;
use crate::scalar::rotation;
use crate::solve::Plan;
use crate::starts::{Starts, grids};
use crate::transcription::Transcription;
use alembert::error::{ModelError, ModelErrors};
use alembert_nlp::{InteriorPoint, Iteration, NlpSolver, Options, Pounce, Status, Stop};
use std::time::Instant;

/// What the owner of a study sees and says; shared by all threads.
pub trait Watch: Sync {
    /// After each iteration of start `start`; `false` stops everything, and the best so far is returned.
    fn iteration(&self, start: usize, line: &Iteration) -> bool;

    /// A request to end that is also looked at between iterations, inside factorisations.
    fn stop(&self) -> Stop {
        Stop::default()
    }
}

/// Sees nothing and never stops.
#[derive(Debug, Clone, Copy, Default)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn iteration(&self, _: usize, _: &Iteration) -> bool {
        true
    }
}

/// How one start ended.
#[derive(Debug, Clone)]
pub struct StartSummary {
    /// Number of the start; 0 is without disturbance.
    pub start: usize,
    /// How it ended.
    pub status: Status,
    /// Objective.
    pub objective: f64,
    /// Largest violation.
    pub violation: f64,
    /// Iterations.
    pub iterations: usize,
    /// Time [s].
    pub seconds: f64,
    /// What stood in the way, if it is not optimal.
    pub obstacle: String,
}

/// The outcome of a study.
#[derive(Debug)]
pub struct Solved {
    /// The best plan.
    pub plan: Plan,
    /// All starts.
    pub starts: Vec<StartSummary>,
    /// Number of the start that the plan comes from.
    pub best: usize,
    /// Starts that were asked for; more than `starts` if time or the owner ended the study.
    pub asked: usize,
}

/// The solver of a file.
pub fn solver_of(
    options: Option<&SolverOptions>,
) -> Result<Box<dyn NlpSolver + Sync>, ModelErrors> {
    match options.map_or(Backend::default(), |o| o.backend) {
        Backend::InteriorPoint => Ok(Box::new(InteriorPoint)),
        Backend::Pounce => Ok(Box::new(Pounce)),
        Backend::Ipopt => ipopt(),
    }
}

#[cfg(feature = "ipopt")]
fn ipopt() -> Result<Box<dyn NlpSolver + Sync>, ModelErrors> {
    Ok(Box::new(alembert_nlp::Ipopt))
}

#[cfg(not(feature = "ipopt"))]
fn ipopt() -> Result<Box<dyn NlpSolver + Sync>, ModelErrors> {
    Err(
        ModelError::new("solver.backend", "this alembert was built without Ipopt")
            .with_help("build it with --features ipopt, or use \"interior-point\"")
            .into(),
    )
}

/// The options of a file.
pub fn options_of(options: Option<&SolverOptions>) -> Options {
    let default = Options {
        tolerance: 1e-9,
        max_iterations: 1000,
        // in units of the problem the objective is of the order of one: a larger barrier leads far away from any first motion
        barrier: 1e-3,
        ..Options::default()
    };
    let Some(o) = options else { return default };
    Options {
        tolerance: o.tolerance.unwrap_or(default.tolerance),
        max_iterations: o
            .max_iterations
            .map_or(default.max_iterations, |n| n as usize),
        max_seconds: o.max_seconds.unwrap_or(default.max_seconds),
        ..default
    }
}

/// Solves a study: the problem as it stands, without its variants.
pub fn run(loaded: &Loaded, watch: &dyn Watch) -> Result<Solved, ModelErrors> {
    let ocp = compile(&loaded.file, &loaded.model)?;
    let solver = solver_of(loaded.file.solver.as_ref())?;
    let options = Options {
        stop: watch.stop(),
        ..options_of(loaded.file.solver.as_ref())
    };
    let motion = first_motion(loaded, &ocp)?;
    let guess = loaded.file.guess.clone().unwrap_or_default();
    Starts {
        ocp: &ocp,
        grids: grids(&ocp, &guess),
        motion,
        guess,
        solver: &*solver,
        options: &options,
        watch,
    }
    .run()
}

/// Finds the errors that `run` would find before its first iteration.
pub fn check(loaded: &Loaded) -> Result<(), ModelErrors> {
    let ocp = compile(&loaded.file, &loaded.model)?;
    solver_of(loaded.file.solver.as_ref())?;
    let motion = first_motion(loaded, &ocp)?;
    // what the first motion cannot begin with is found on a few steps as on many
    let from: Vec<usize> = ocp.phases.iter().map(|p| p.steps).collect();
    let to: Vec<usize> = from.iter().map(|n| (*n).min(CHECKED)).collect();
    let mut small = ocp;
    for (phase, n) in small.phases.iter_mut().zip(&to) {
        phase.steps = *n;
    }
    small.retime(&from, &to);
    let motion = motion.resample(&from, &to);
    Transcription::new(small, &motion.theta, motion.refs, false)?;
    Ok(())
}

/// Steps of a phase on which a problem is looked at before it is solved.
const CHECKED: usize = 8;

/// The first motion that the file asks for, with closed loops.
pub fn first_motion(loaded: &Loaded, ocp: &Ocp) -> Result<Motion, ModelErrors> {
    let guess = loaded.file.guess.clone().unwrap_or_default();
    let stations = stations(&loaded.file, ocp, loaded)?;
    let mut motion = Motion::interpolate(ocp, &stations);
    match guess.kind {
        GuessKind::Interpolate => {}
        GuessKind::Static => {
            let (theta, refs) = (motion.theta[0].clone(), motion.refs[0].clone());
            let last = motion.theta.len() - 1;
            for n in 1..last {
                (motion.theta[n], motion.refs[n]) = (theta.clone(), refs.clone());
            }
        }
        GuessKind::Simulate => {
            // the simulator asks for a closed first node only
            match motion.close(ocp) {
                Err(open) if open.node == 0 => return Err(open.error(ocp)),
                _ => motion = crate::simulated::motion(loaded, ocp, &motion)?,
            }
        }
        GuessKind::Solution => {
            let name = guess.file.unwrap_or_default();
            let stored = Stored::read(&loaded.folder.join(&name))?;
            motion = stored.motion_for(ocp, &name)?;
            motion.pin(ocp);
        }
    }
    motion.close(ocp).map_err(|open| open.error(ocp))?;
    Ok(motion)
}

/// The front of a study; `front` holds what is known already, `keep` stores it after each point.
pub fn run_front(
    loaded: &Loaded,
    front: &mut Front,
    watch: &dyn Watch,
    keep: &mut dyn FnMut(&Front) -> Result<(), ModelErrors>,
) -> Result<Ended, ModelErrors> {
    let ocp = compile(&loaded.file, &loaded.model)?;
    let solver = solver_of(loaded.file.solver.as_ref())?;
    let options = Options {
        stop: watch.stop(),
        ..options_of(loaded.file.solver.as_ref())
    };
    let motion = first_motion(loaded, &ocp)?;
    let pareto = loaded.file.pareto.clone().unwrap_or_default();
    let spread = loaded.file.guess.as_ref().and_then(|g| g.spread);
    let term = |name: &String| ocp.terms.iter().position(|t| t.name == *name);
    let work = Work {
        ocp: &ocp,
        motion: &motion,
        terms: pareto.objectives.iter().filter_map(term).collect(),
        points: pareto.points.unwrap_or(30) as usize,
        starts: pareto.starts.unwrap_or(10) as usize,
        seed: pareto.seed,
        spread: spread.unwrap_or(0.3),
        solver: &*solver,
        options: &options,
        began: Instant::now(),
        watch,
    };
    front.objectives.clone_from(&pareto.objectives);
    pareto::compute(&work, front, keep)
}

/// Joint coordinates that the first motion passes at ends of phases.
fn stations(file: &ProblemFile, ocp: &Ocp, loaded: &Loaded) -> Result<Vec<Station>, ModelErrors> {
    let Some(guess) = &file.guess else {
        return Ok(vec![]);
    };
    let mut out = vec![];
    for (place, joints) in &guess.via {
        let node = match place.as_str() {
            "start" => 0,
            name => {
                let k = ocp
                    .phases
                    .iter()
                    .position(|p| p.name == name)
                    .ok_or_else(|| {
                        ModelErrors::from(
                            ModelError::new(
                                format!("guess.via.{name}"),
                                format!("no phase is called \"{name}\""),
                            )
                            .with_help("name a phase (its end is meant), or start"),
                        )
                    })?;
                ocp.phases[..=k].iter().map(|p| p.steps).sum()
            }
        };
        let mut station = Station {
            node,
            theta: vec![None; ocp.setup.tree.dof],
            rotations: vec![None; ocp.setup.tree.balls.len()],
        };
        for (name, target) in joints {
            pass(ocp, loaded, name, target, &mut station);
        }
        out.push(station);
    }
    Ok(out)
}

/// Puts a target into a station: a joint by its name, or a coordinate by its own.
fn pass(ocp: &Ocp, loaded: &Loaded, name: &str, target: &Target, station: &mut Station) {
    let values = match target {
        Target::Value(v) => vec![*v],
        Target::Values(list) => list.clone(),
        Target::Range(_) => return,
    };
    let joint = loaded.model.joints.iter().position(|j| j.name == name);
    let Some(place) = joint.and_then(|k| ocp.setup.joints[k].as_ref()) else {
        if let Some(i) = ocp.coordinate_names.iter().position(|n| n == name) {
            station.theta[i] = values.first().copied();
        }
        return;
    };
    if let (Some(ball), [x, y, z]) = (place.ball, values.as_slice()) {
        station.rotations[ball] = Some(rotation(&[*x, *y, *z]));
        return;
    }
    for (c, v) in values.iter().take(place.dof).enumerate() {
        station.theta[place.first + c] = Some(place.sign * v);
    }
}
