//! From a resolved problem to a plan: transcribe, solve, check what the grid allows, explain.

use crate::compile::Ocp;
use crate::guess::Motion;
use crate::lifted::{Lift, solve_lifted};
use crate::problem::Transcription as Unknowns;
use crate::result::Stored;
use crate::transcription::{Nearest, Transcription, without_targets};
use alembert::error::{ModelError, ModelErrors};
use alembert::model::Model;
use alembert_nlp::groups::{Member, group};
use alembert_nlp::{
    Explanation, Iteration, Monitor, NlpSolver, Options, Problem, ProblemError, Solution, Status,
};
use std::time::Instant;

/// A run that ends without an optimum and with Cayley vectors longer than this begins again, with reference rotations where it ended.
const FAR: f64 = 1.2;

/// The same for an optimum: it is one in any chart, but near the end of the chart, half a turn away, rounding grows.
const FARTHEST: f64 = 8.0;

/// How often reference rotations are moved.
const MOVES: usize = 4;

/// A solved problem, or how far it came.
#[derive(Debug)]
pub struct Plan {
    /// The program.
    pub program: Transcription,
    /// The outcome of the solver.
    pub solution: Solution,
    /// In words.
    pub explanation: Explanation,
    /// Values of the terms of the objective, without weights.
    pub terms: Vec<f64>,
    /// Largest turn of a joint in a step [rad].
    pub turn: f64,
    /// Whether the turn had to be bounded by rows of the program.
    pub bounded: bool,
    /// Time to lay out the program [s].
    pub setup_seconds: f64,
    /// Time of the solver [s].
    pub solve_seconds: f64,
    /// Iterations of all attempts, and of the lifted program.
    pub iterations: usize,
    /// How the lifted program was solved, if it was asked for.
    pub lift: Option<Lift>,
}

impl Plan {
    /// The motion, as a first motion for another problem.
    pub fn motion(&self) -> Motion {
        let mut motion = self.program.motion(&self.solution.x);
        if self.solution.is_optimal() {
            motion.costates = Some(self.program.costates(&self.solution.multipliers));
        }
        motion
    }

    /// A plan that was stored, as it was found.
    pub fn restored(ocp: &Ocp, stored: &Stored) -> Result<Self, ModelErrors> {
        let motion = stored.motion_for(ocp, "stored plan")?;
        let mut program =
            Transcription::new(ocp.clone(), &motion.theta, motion.refs.clone(), false)?;
        program.begin_with(&motion);
        let x = program.start.clone();
        program.weigh(&x);
        let status = match stored.optimal {
            true => alembert_nlp::Status::Solved,
            false => alembert_nlp::Status::NoProgress,
        };
        let (n, m) = (program.variables(), program.constraints());
        let solution = Solution {
            status,
            objective: program.objective(&x).unwrap_or(f64::NAN),
            multipliers: vec![0.0; m],
            lower: vec![0.0; n],
            upper: vec![0.0; n],
            barrier: 1e-9,
            residuals: stored.residuals(),
            certificate: None,
            conflict: None,
            dependent: vec![],
            history: vec![],
            seconds: 0.0,
            x,
        };
        Ok(Self {
            explanation: solution.explain(&mut program),
            terms: program.term_values(&solution.x),
            turn: program.largest_turn(&solution.x).0,
            bounded: false,
            setup_seconds: 0.0,
            solve_seconds: 0.0,
            iterations: 0,
            lift: None,
            program,
            solution,
        })
    }

    /// Values of the parameters.
    pub fn parameters(&self) -> Vec<f64> {
        self.program.parameters(&self.solution.x)
    }

    /// The model with the chosen parameters.
    pub fn model(&self, model: &Model) -> Result<Model, ModelErrors> {
        self.program.ocp.design.model(model, &self.parameters())
    }

    /// Total duration [s].
    pub fn duration(&self) -> f64 {
        let p = &self.program;
        (0..p.ocp.phases.len())
            .map(|k| p.duration(&self.solution.x, k))
            .sum()
    }
}

/// A problem of the solver as an error of the file.
pub(crate) fn bad(error: ProblemError) -> ModelErrors {
    ModelError::new("", error.to_string()).into()
}

impl Transcription {
    /// The motion of a point of the program.
    pub fn motion(&self, x: &[f64]) -> Motion {
        let forces = |n: usize| -> Vec<f64> {
            let pressed = self.pressed[n].iter();
            let each = pressed
                .flat_map(|p| x[p.first..p.first + self.ocp.touches[p.touch].axes.len()].to_vec());
            each.collect()
        };
        Motion {
            theta: (0..=self.steps())
                .map(|n| self.theta(x, n).to_vec())
                .collect(),
            refs: self.refs[..=self.steps()].to_vec(),
            tau: Some((0..self.steps()).map(|n| self.tau(x, n).to_vec()).collect()),
            contact: Some((0..=self.steps()).map(forces).collect()),
            costates: None,
            parameters: Some(self.parameters(x)),
            durations: (0..self.ocp.phases.len())
                .map(|k| self.duration(x, k))
                .collect(),
        }
    }

    /// Multipliers of the equations of motion, node after node; zero where there is no row.
    fn costates(&self, multipliers: &[f64]) -> Vec<Vec<f64>> {
        let own = |row: &usize| multipliers.get(*row).copied().unwrap_or(0.0);
        let rows = self.layout.motion.chunks(self.ocp.setup.tree.dof.max(1));
        rows.map(|node| node.iter().map(own).collect()).collect()
    }

    /// Multipliers to begin with, if the motion has some: those of other rows are zero, the first step finds them.
    fn first_multipliers(&self, motion: &Motion) -> Option<Vec<f64>> {
        let list = motion.costates.as_ref()?;
        let mut out = vec![0.0; self.layout.lower.len()];
        for (row, y) in self.layout.motion.iter().zip(list.iter().flatten()) {
            if *row != crate::transcription::NONE {
                out[*row] = *y;
            }
        }
        Some(out)
    }

    /// Begins with a motion: controls, durations, weight on the contacts and impulses of loops.
    pub fn begin_with(&mut self, motion: &Motion) {
        for p in 0..self.ocp.phases.len() {
            if let Some(at) = self.duration_at[p] {
                self.start[at] = motion.durations[p];
            }
        }
        let parameters = motion.parameters.iter().flatten();
        for (&at, value) in self.parameter_at.iter().zip(parameters) {
            self.start[at] = value.max(self.lower[at]).min(self.upper[at]);
        }
        if let Some(tau) = &motion.tau {
            for (at, own) in self.tau_at.iter().zip(tau) {
                self.start[*at..at + own.len()].copy_from_slice(own);
            }
        }
        self.load_contacts(motion);
        self.follow_states();
        self.balance_loops();
    }

    /// Forces of the contacts to begin with.
    fn load_contacts(&mut self, motion: &Motion) {
        if let Some(contact) = &motion.contact {
            for (pressed, own) in self.pressed.iter().zip(contact) {
                let mut own = &own[..];
                for p in pressed {
                    let count = self.ocp.touches[p.touch].axes.len().min(own.len());
                    let (force, rest) = own.split_at(count);
                    self.start[p.first..p.first + count].copy_from_slice(force);
                    own = rest;
                }
            }
            self.settle_trials();
            return;
        }
        // contacts share the weight, until forces are known
        let g = self.ocp.setup.tree.gravity;
        let weight = self.ocp.setup.tree.mass() * crate::scalar::dot(&g, &g).sqrt();
        for pressed in &self.pressed {
            for p in pressed {
                let normal = p.first + self.ocp.touches[p.touch].axes.len() - 1;
                self.start[normal] = if p.impulse {
                    0.1 * weight
                } else {
                    weight / pressed.len() as f64
                };
            }
        }
    }
}

/// How a laid out program is solved.
pub type SolveProgram<'s> =
    dyn Fn(&mut Transcription, &Options, &mut dyn Monitor) -> Result<Solution, ProblemError> + 's;

/// Solves a problem from a first motion, in the unknowns that it asks for.
pub fn solve(
    ocp: &Ocp,
    motion: &Motion,
    solver: &dyn NlpSolver,
    options: &Options,
    monitor: &mut dyn Monitor,
) -> Result<Plan, ModelErrors> {
    match ocp.unknowns {
        Unknowns::Reduced => solve_reduced(ocp, motion, solver, options, monitor),
        Unknowns::Lifted => solve_lifted(ocp, motion, solver, options, monitor),
    }
}

/// Iterations of restoration after which an attempt is left for the search of the nearest motion.
const RESTORING: usize = 15;

/// Iterations of the search of the nearest motion.
const SEARCHING: usize = 400;

/// Solves a problem from a first motion. If that does not lead to an optimum, the nearest motion is sought that obeys mechanics and limits: a
/// better first motion if it meets all conditions, the explanation if it does not.
pub(crate) fn solve_reduced(
    ocp: &Ocp,
    motion: &Motion,
    solver: &dyn NlpSolver,
    options: &Options,
    monitor: &mut dyn Monitor,
) -> Result<Plan, ModelErrors> {
    // newtons stand against radians: every problem is solved in units of its own
    let scaled = |program: &mut Transcription, options: &Options, monitor: &mut dyn Monitor| {
        program.solve_scaled(solver, options, monitor)
    };
    let (mut restoring, mut left) = (0, false);
    let mut guarded = |line: &Iteration| {
        restoring += usize::from(line.restoration);
        left = restoring > RESTORING;
        monitor.iteration(line) && !left
    };
    let plan = solve_with(ocp, motion, options, &mut guarded, &scaled)?;
    let ended = matches!(plan.solution.status, Status::Stopped | Status::TimeLimit);
    if plan.solution.is_optimal() || (ended && !left) {
        return Ok(plan);
    }
    let spent = plan.iterations;
    let mut search = rest_of(options, 0, plan.solve_seconds);
    search.max_iterations = search.max_iterations.min(SEARCHING);
    let begin = Instant::now();
    let (nearest, program) = find_nearest(ocp, motion, solver, &search, monitor)?;
    let seconds = plan.solve_seconds + begin.elapsed().as_secs_f64();
    let mut next = match &nearest {
        Some(near) if !near.missed.is_empty() => {
            return Ok(conflict(plan, program, near, seconds));
        }
        Some(near) => {
            let options = rest_of(options, spent.min(options.max_iterations / 2), seconds);
            let mut motion = program.motion(&near.x);
            motion.recentre(ocp);
            solve_with(ocp, &motion, &options, monitor, &scaled)?
        }
        None if left => {
            let options = rest_of(options, spent.min(options.max_iterations / 2), seconds);
            solve_with(ocp, motion, &options, monitor, &scaled)?
        }
        None => return Ok(plan),
    };
    next.solve_seconds += seconds;
    next.iterations += spent + nearest.map_or(0, |n| n.iterations);
    Ok(next)
}

/// The nearest motion, and the program that its unknowns belong to. First with given coordinates as they are; if there is no such motion, with
/// them elastic like the conditions.
fn find_nearest(
    ocp: &Ocp,
    motion: &Motion,
    solver: &dyn NlpSolver,
    options: &Options,
    monitor: &mut dyn Monitor,
) -> Result<(Option<Nearest>, Transcription), ModelErrors> {
    let lay = |ocp: &Ocp| {
        let mut program =
            Transcription::new(ocp.clone(), &motion.theta, motion.refs.clone(), true)?;
        program.begin_with(motion);
        Ok::<_, ModelErrors>(program)
    };
    let mut program = lay(ocp)?;
    let (free, targets) = without_targets(ocp);
    if targets.is_empty() {
        let nearest = program.find_nearest(&[], solver, options, monitor);
        return Ok((nearest.map_err(bad)?, program));
    }
    let begin = Instant::now();
    let (mut restoring, mut spent, mut goes_on) = (0, 0, true);
    let mut guarded = |line: &Iteration| {
        restoring += usize::from(line.restoration);
        spent += 1;
        goes_on = monitor.iteration(line);
        goes_on && restoring <= RESTORING
    };
    let nearest = program
        .find_nearest(&[], solver, options, &mut guarded)
        .map_err(bad)?;
    if !goes_on || nearest.is_some() {
        return Ok((nearest, program));
    }
    let options = rest_of(options, 0, begin.elapsed().as_secs_f64());
    let other = lay(&free)?
        .find_nearest(&targets, solver, &options, monitor)
        .map_err(bad)?;
    let Some(mut other) = other.filter(|o| o.x.len() == program.lower.len()) else {
        return Ok((nearest, program));
    };
    other.iterations += spent;
    if other.missed.is_empty() {
        // near enough: the rest is for the solver
        let bounds = program.lower.iter().zip(&program.upper);
        for (x, (low, high)) in other.x.iter_mut().zip(bounds) {
            *x = x.max(*low).min(*high);
        }
    }
    Ok((Some(other), program))
}

/// The plan of conditions that cannot be met: the nearest motion, and which conditions it misses by how much.
fn conflict(mut plan: Plan, mut program: Transcription, near: &Nearest, seconds: f64) -> Plan {
    let s = &mut plan.solution;
    s.status = Status::Infeasible;
    s.x.clone_from(&near.x);
    s.objective = program.objective(&near.x).unwrap_or(f64::NAN);
    s.multipliers = vec![0.0; program.constraints()];
    (s.lower, s.upper) = (vec![0.0; near.x.len()], vec![0.0; near.x.len()]);
    s.residuals = program.calc_residuals(s);
    if let Some(r) = &mut s.residuals {
        // it is no optimum and has no multipliers: only its violation means something
        (r.stationarity, r.complementarity) = (f64::NAN, f64::NAN);
    }
    s.dependent.clear();
    s.conflict = None;
    plan.terms = program.term_values(&near.x);
    program.weigh(&near.x);
    plan.turn = program.largest_turn(&near.x).0;
    (plan.program, plan.bounded) = (program, true);
    let e = &mut plan.explanation;
    (e.active, e.active_count, e.dependent) = (vec![], 0, vec![]);
    (e.active_groups, e.conflict) = (vec![], vec![]);
    e.violated = near.missed.iter().take(8).cloned().collect();
    let members: Vec<Member> = near
        .missed
        .iter()
        .map(|m| Member {
            name: m.name.clone(),
            state: "",
            violation: m.value,
            multiplier: 0.0,
        })
        .collect();
    e.violated_groups = group(&members);
    e.summary = format!(
        "infeasible: with these limits and from this first motion the nearest motion misses {} of the conditions, most of all {}",
        near.missed.len(),
        near.missed.first().map_or("", |m| m.name.as_str())
    );
    e.suggestions = vec![
        "Loosen what cannot be met, or widen limits of actuators, joints or durations; if it can be met, begin with another motion."
            .to_owned(),
    ];
    plan.solve_seconds = seconds;
    plan.iterations += near.iterations;
    plan
}

/// Conditions that contradict each other have a list of their own: the suggestion names the first only.
pub(crate) fn shorten(e: &mut Explanation) {
    let Some(first) = e.conflict.first() else {
        return;
    };
    let lists = |s: &&mut String| s.starts_with("These conditions contradict each other");
    if let Some(text) = e.suggestions.iter_mut().find(lists) {
        let more = match e.conflict.len() - 1 {
            0 => String::new(),
            1 => ", and one more condition".to_owned(),
            n => format!(", and {n} more conditions"),
        };
        *text = format!(
            "What stands against each other near this point: {first}{more}. Loosen one of them, or begin elsewhere."
        );
    }
}

/// Solves a problem from a first motion in a way of the caller's, with turns bounded where they must be.
pub fn solve_with(
    ocp: &Ocp,
    motion: &Motion,
    options: &Options,
    monitor: &mut dyn Monitor,
    solver: &SolveProgram<'_>,
) -> Result<Plan, ModelErrors> {
    // most problems stay below the largest turn by themselves: its rows are added only if not
    let plan = attempt(ocp, motion, false, solver, options, monitor)?;
    let stopped = plan.solution.status == Status::Stopped;
    if plan.turn <= ocp.max_turn * (1.0 + 1e-9) || stopped {
        return Ok(plan);
    }
    let (setup, seconds, iterations) = (plan.setup_seconds, plan.solve_seconds, plan.iterations);
    let options = rest_of(options, iterations, seconds);
    let mut plan = attempt(ocp, motion, true, solver, &options, monitor)?;
    plan.setup_seconds += setup;
    plan.solve_seconds += seconds;
    plan.iterations += iterations;
    Ok(plan)
}

/// What is left of the limits on iterations and time.
fn rest_of(options: &Options, iterations: usize, seconds: f64) -> Options {
    Options {
        max_iterations: options.max_iterations.saturating_sub(iterations).max(1),
        max_seconds: (options.max_seconds - seconds).max(1e-3),
        ..options.clone()
    }
}

/// One attempt; reference rotations follow the solution.
fn attempt(
    ocp: &Ocp,
    motion: &Motion,
    bounded: bool,
    solver: &SolveProgram<'_>,
    options: &Options,
    monitor: &mut dyn Monitor,
) -> Result<Plan, ModelErrors> {
    let mut motion = motion.clone();
    let (mut setup_seconds, mut solve_seconds, mut iterations) = (0.0, 0.0, 0);
    let mut barrier = options.barrier;
    for round in 0.. {
        let begin = Instant::now();
        let mut program =
            Transcription::new(ocp.clone(), &motion.theta, motion.refs.clone(), bounded)?;
        program.begin_with(&motion);
        setup_seconds += begin.elapsed().as_secs_f64();
        let begin = Instant::now();
        let options = Options {
            barrier,
            multipliers: program.first_multipliers(&motion),
            ..rest_of(options, iterations, solve_seconds)
        };
        let solution = solver(&mut program, &options, monitor).map_err(bad)?;
        solve_seconds += begin.elapsed().as_secs_f64();
        iterations += solution.iterations();
        program.weigh(&solution.x);
        let optimal = solution.is_optimal();
        let far = if optimal { FARTHEST } else { FAR };
        let ended = matches!(
            solution.status,
            Status::Stopped | Status::IterationLimit | Status::TimeLimit
        );
        let again = !ended && round < MOVES && program.farthest_rotation(&solution.x) > far;
        let mut explanation = solution.explain(&mut program);
        shorten(&mut explanation);
        let plan = Plan {
            terms: program.term_values(&solution.x),
            turn: program.largest_turn(&solution.x).0,
            program,
            solution,
            explanation,
            bounded,
            setup_seconds,
            solve_seconds,
            iterations,
            lift: None,
        };
        if !again {
            return Ok(plan);
        }
        motion = plan.motion();
        motion.recentre(ocp);
        if optimal {
            // the rows of rotations change with their chart, their multipliers with them: begin near, with a small barrier
            barrier = barrier.min(1e-4);
        }
    }
    Err(ModelError::new("", "the reference rotations could not be placed").into())
}

impl Transcription {
    /// Length of the longest Cayley vector.
    pub fn farthest_rotation(&self, x: &[f64]) -> f64 {
        let mut far = 0.0_f64;
        for n in 0..=self.steps() {
            let theta = self.theta(x, n);
            for &k in &self.ocp.setup.tree.balls {
                let t = &theta[k..k + 3];
                far = far.max((t[0] * t[0] + t[1] * t[1] + t[2] * t[2]).sqrt());
            }
        }
        far
    }

    /// Largest violation of a row at a point.
    pub fn largest_defect(&mut self, x: &[f64]) -> f64 {
        let m = self.constraints();
        let mut values = vec![0.0; m];
        if self.constraint_values(x, &mut values).is_err() {
            return f64::INFINITY;
        }
        let (mut lower, mut upper) = (vec![0.0; m], vec![0.0; m]);
        self.constraint_bounds(&mut lower, &mut upper);
        values
            .iter()
            .zip(lower.iter().zip(&upper))
            .map(|(v, (l, u))| (l - v).max(v - u).max(0.0))
            .fold(0.0, f64::max)
    }
}
