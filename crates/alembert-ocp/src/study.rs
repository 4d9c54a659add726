//! A whole study: first motion, coarse grids first, several starts, the best of them.

use crate::compile::{Ocp, compile};
use crate::guess::{Motion, Random, Station};
use crate::pareto::{self, Ended, Front, Work};
use crate::problem::{Backend, GuessKind, Loaded, ProblemFile, SolverOptions, Target};
use crate::result::Stored;
use crate::scalar::rotation;
use crate::solve::{Plan, solve};
use alembert::error::{ModelError, ModelErrors};
use alembert_nlp::{InteriorPoint, Iteration, NlpSolver, Options, Pounce, Status, Stop};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

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
    let starts = disturbed(&loaded.file, &ocp, motion);
    let refine = loaded
        .file
        .guess
        .as_ref()
        .map_or(&[][..], |g| &g.refine[..]);
    run_starts(&ocp, starts, refine, &*solver, &options, watch)
}

/// The first motion that the file asks for.
pub fn first_motion(loaded: &Loaded, ocp: &Ocp) -> Result<Motion, ModelErrors> {
    let guess = loaded.file.guess.clone().unwrap_or_default();
    let stations = stations(&loaded.file, ocp, loaded)?;
    let motion = Motion::interpolate(ocp, &stations);
    match guess.kind {
        GuessKind::Interpolate => Ok(motion),
        GuessKind::Static => {
            let mut motion = motion;
            let (theta, refs) = (motion.theta[0].clone(), motion.refs[0].clone());
            let last = motion.theta.len() - 1;
            for n in 1..last {
                (motion.theta[n], motion.refs[n]) = (theta.clone(), refs.clone());
            }
            Ok(motion)
        }
        GuessKind::Simulate => crate::simulated::motion(loaded, ocp, &motion),
        GuessKind::Solution => {
            let name = guess.file.unwrap_or_default();
            let stored = Stored::read(&loaded.folder.join(&name))?;
            let mut motion = stored.motion_for(ocp, &name)?;
            motion.pin(ocp);
            Ok(motion)
        }
    }
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

/// A seed for start k: neighbouring seeds share no start.
pub(crate) fn mixed(seed: u64, k: u64) -> u64 {
    seed.wrapping_mul(0x0100_0000_01B3).wrapping_add(k)
}

/// The first motion, and copies of it with disturbances.
fn disturbed(file: &ProblemFile, ocp: &Ocp, motion: Motion) -> Vec<Motion> {
    let guess = file.guess.clone().unwrap_or_default();
    let spread = guess.spread.unwrap_or(0.3);
    let mut out = vec![motion];
    for k in 1..guess.starts.unwrap_or(1) {
        let mut other = out[0].clone();
        other.disturb(
            ocp,
            spread,
            &mut Random::new(mixed(guess.seed, u64::from(k))),
        );
        out.push(other);
    }
    out
}

/// Solves from all starts, on all processors; the best plan is the same for any number of threads.
pub fn run_starts(
    ocp: &Ocp,
    starts: Vec<Motion>,
    refine: &[f64],
    solver: &(dyn NlpSolver + Sync),
    options: &Options,
    watch: &dyn Watch,
) -> Result<Solved, ModelErrors> {
    let count = starts.len();
    let results: Vec<Mutex<Option<Result<Plan, ModelErrors>>>> =
        (0..count).map(|_| Mutex::new(None)).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let k = next.fetch_add(1, Ordering::Relaxed);
            if k >= count {
                return;
            }
            let plan = refined(ocp, &starts[k], refine, solver, options, k, watch);
            if let Ok(mut slot) = results[k].lock() {
                *slot = Some(plan);
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 1..threads.min(count) {
            scope.spawn(work);
        }
        work();
    });
    let mut plans = vec![];
    for slot in results {
        if let Ok(Some(plan)) = slot.into_inner() {
            plans.push(plan?);
        }
    }
    choose(plans)
}

/// Relative difference below which the objectives of two starts are the same.
const SAME: f64 = 1e-9;

/// The best of several plans.
fn choose(plans: Vec<Plan>) -> Result<Solved, ModelErrors> {
    let starts: Vec<StartSummary> = plans.iter().enumerate().map(summary).collect();
    let key = |p: &Plan| {
        let violation = p.solution.residuals.map_or(f64::INFINITY, |r| r.violation);
        match p.solution.is_optimal() {
            true => (true, p.solution.objective, p.iterations),
            false => (false, violation, p.iterations),
        }
    };
    let best = pick(&plans.iter().map(key).collect::<Vec<_>>());
    let plan = best.and_then(|k| plans.into_iter().nth(k));
    match (plan, best) {
        (Some(plan), Some(best)) => Ok(Solved { plan, starts, best }),
        _ => Err(ModelError::new("", "there was nothing to solve").into()),
    }
}

/// The best of several ends, each whether it is optimal, its objective (else its violation), its iterations: optimal before
/// not, then the least number. Of optima that are the same it is the one with the fewest iterations.
fn pick(ends: &[(bool, f64, usize)]) -> Option<usize> {
    let all = || 0..ends.len();
    let least = all().min_by(|&a, &b| {
        let (a, b) = (ends[a], ends[b]);
        b.0.cmp(&a.0).then(a.1.total_cmp(&b.1))
    })?;
    let (optimal, value, _) = ends[least];
    if !optimal {
        return Some(least);
    }
    let same = |k: &usize| ends[*k].0 && ends[*k].1 - value <= SAME * value.abs();
    all()
        .filter(same)
        .min_by_key(|&k| ends[k].2)
        .or(Some(least))
}

/// What stood in the way of an optimum; empty if nothing did.
pub(crate) fn obstacle(plan: &Plan) -> String {
    if plan.solution.is_optimal() {
        return String::new();
    }
    let worst = plan.explanation.violated.first();
    worst.map_or(plan.explanation.summary.clone(), |v| v.text.clone())
}

fn summary((start, plan): (usize, &Plan)) -> StartSummary {
    let s = &plan.solution;
    StartSummary {
        start,
        status: s.status,
        objective: s.objective,
        violation: s.residuals.map_or(f64::NAN, |r| r.violation),
        iterations: plan.iterations,
        seconds: plan.setup_seconds + plan.solve_seconds,
        obstacle: obstacle(plan),
    }
}

/// Solves on coarse grids first.
fn refined(
    ocp: &Ocp,
    start: &Motion,
    refine: &[f64],
    solver: &dyn NlpSolver,
    options: &Options,
    number: usize,
    watch: &dyn Watch,
) -> Result<Plan, ModelErrors> {
    let steps: Vec<usize> = ocp.phases.iter().map(|p| p.steps).collect();
    let mut monitor = |line: &Iteration| watch.iteration(number, line);
    let (mut motion, mut from) = (start.clone(), steps.clone());
    let (mut setup, mut seconds, mut iterations) = (0.0, 0.0, 0);
    for fraction in refine {
        let mut coarse = ocp.clone();
        let to: Vec<usize> = steps
            .iter()
            .map(|n| ((*n as f64 * fraction).round() as usize).max(2))
            .collect();
        for (phase, n) in coarse.phases.iter_mut().zip(&to) {
            phase.steps = *n;
        }
        coarse.retime(&steps, &to);
        let plan = solve(
            &coarse,
            &motion.resample(&from, &to),
            solver,
            options,
            &mut monitor,
        )?;
        setup += plan.setup_seconds;
        seconds += plan.solve_seconds;
        iterations += plan.iterations;
        if plan.solution.status == Status::Stopped {
            return Ok(plan);
        }
        if plan.solution.is_optimal() {
            motion = plan.motion();
            motion.recentre(&coarse);
            from = to;
        }
    }
    let mut plan = solve(
        ocp,
        &motion.resample(&from, &steps),
        solver,
        options,
        &mut monitor,
    )?;
    plan.setup_seconds += setup;
    plan.solve_seconds += seconds;
    plan.iterations += iterations;
    Ok(plan)
}

#[cfg(test)]
mod tests {
    use super::pick;

    #[test]
    fn id_the_shortest_way_to_the_best_optimum() {
        for (ends, best) in [
            (&[][..], None),
            // the least objective, although it took longer
            (&[(true, 2.0, 5), (true, 1.0, 50)], Some(1)),
            // equal objectives: the fewest iterations, then the first
            (
                &[(true, 1.0, 50), (true, 1.0 + 1e-11, 7), (true, 1.0, 7)],
                Some(1),
            ),
            (&[(true, -1.0, 50), (true, -1.0 + 1e-11, 7)], Some(1)),
            (&[(true, 1.0, 50), (true, 1.0 + 1e-7, 7)], Some(0)),
            // an optimum before anything else, then the least violation
            (&[(false, 0.0, 1), (true, 3.0, 50)], Some(1)),
            (&[(false, 0.2, 1), (false, 0.1, 50)], Some(1)),
        ] {
            assert_eq!(pick(ends), best, "{ends:?}");
        }
    }
}
