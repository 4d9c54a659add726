//! From a resolved problem to a plan: transcribe, solve, check what the grid allows, explain.

use crate::compile::Ocp;
use crate::guess::Motion;
use crate::transcription::Transcription;
use alembert::error::{ModelError, ModelErrors};
use alembert_nlp::{
    Explanation, Monitor, NlpSolver, Options, Problem, ProblemError, Solution, Status,
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
    /// Iterations of all attempts.
    pub iterations: usize,
}

impl Plan {
    /// The motion, as a first motion for another problem.
    pub fn motion(&self) -> Motion {
        let (p, x) = (&self.program, &self.solution.x);
        Motion {
            theta: (0..=p.steps()).map(|n| p.theta(x, n).to_vec()).collect(),
            refs: p.refs.clone(),
            tau: Some((0..p.steps()).map(|n| p.tau(x, n).to_vec()).collect()),
            durations: (0..p.ocp.phases.len()).map(|k| p.duration(x, k)).collect(),
        }
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
fn bad(error: ProblemError) -> ModelErrors {
    ModelError::new("", error.to_string()).into()
}

impl Transcription {
    /// Begins with a motion: controls, durations and weight on the contacts.
    pub fn begin_with(&mut self, motion: &Motion) {
        for p in 0..self.ocp.phases.len() {
            if let Some(at) = self.duration_at[p] {
                self.start[at] = motion.durations[p];
            }
        }
        if let Some(tau) = &motion.tau {
            for (at, own) in self.tau_at.iter().zip(tau) {
                self.start[*at..at + own.len()].copy_from_slice(own);
            }
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

impl Transcription {
    /// Begins with the contact forces of another point of the same program.
    fn begin_with_forces(&mut self, x: &[f64]) {
        for p in self.pressed.iter().flatten() {
            let range = p.first..p.first + self.ocp.touches[p.touch].axes.len();
            self.start[range.clone()].copy_from_slice(&x[range]);
        }
    }
}

/// Solves a problem from a first motion.
pub fn solve(
    ocp: &Ocp,
    motion: &Motion,
    solver: &dyn NlpSolver,
    options: &Options,
    monitor: &mut dyn Monitor,
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
    solver: &dyn NlpSolver,
    options: &Options,
    monitor: &mut dyn Monitor,
) -> Result<Plan, ModelErrors> {
    let mut motion = motion.clone();
    let (mut setup_seconds, mut solve_seconds, mut iterations) = (0.0, 0.0, 0);
    let mut barrier = options.barrier;
    let mut last: Option<Vec<f64>> = None;
    for round in 0.. {
        let begin = Instant::now();
        let mut program =
            Transcription::new(ocp.clone(), &motion.theta, motion.refs.clone(), bounded)?;
        program.begin_with(&motion);
        if let Some(x) = &last {
            program.begin_with_forces(x);
        }
        setup_seconds += begin.elapsed().as_secs_f64();
        let begin = Instant::now();
        let options = Options {
            barrier,
            ..rest_of(options, iterations, solve_seconds)
        };
        let solution = program
            .solve_scaled(solver, &options, monitor)
            .map_err(bad)?;
        solve_seconds += begin.elapsed().as_secs_f64();
        iterations += solution.iterations();
        let optimal = solution.is_optimal();
        let far = if optimal { FARTHEST } else { FAR };
        let ended = matches!(
            solution.status,
            Status::Stopped | Status::IterationLimit | Status::TimeLimit
        );
        let again = !ended && round < MOVES && program.farthest_rotation(&solution.x) > far;
        let explanation = solution.explain(&mut program);
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
        };
        if !again {
            return Ok(plan);
        }
        motion = plan.motion();
        motion.recentre(ocp);
        last = Some(plan.solution.x);
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

    /// Largest defect of the equations of motion at a point.
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
