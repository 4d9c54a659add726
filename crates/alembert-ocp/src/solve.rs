//! From a resolved problem to a plan: transcribe, solve, check what the grid allows, explain.

use crate::compile::Ocp;
use crate::guess::Motion;
use crate::lifted::{Lift, solve_lifted};
use crate::problem::Transcription as Unknowns;
use crate::result::Stored;
use crate::transcription::Transcription;
use alembert::error::{ModelError, ModelErrors};
use alembert_nlp::{Explanation, Monitor, NlpSolver, Options, Problem, ProblemError, Solution};
use std::time::Instant;

/// Cayley vectors longer than this are taken into the reference rotation, and the problem is solved again from there.
const FAR: f64 = 1.2;

/// How often reference rotations are moved.
const MOVES: usize = 8;

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
        self.program.motion(&self.solution.x)
    }

    /// A plan that was stored, as it was found.
    pub fn restored(ocp: &Ocp, stored: &Stored) -> Result<Self, ModelErrors> {
        let motion = stored.motion_for(ocp, "stored plan")?;
        let mut program =
            Transcription::new(ocp.clone(), &motion.theta, motion.refs.clone(), false)?;
        program.begin_with(&motion);
        let x = program.start.clone();
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
            refs: self.refs.clone(),
            tau: Some((0..self.steps()).map(|n| self.tau(x, n).to_vec()).collect()),
            contact: Some((0..=self.steps()).map(forces).collect()),
            durations: (0..self.ocp.phases.len())
                .map(|k| self.duration(x, k))
                .collect(),
        }
    }

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
        if let Some(contact) = &motion.contact {
            for (pressed, own) in self.pressed.iter().zip(contact) {
                if let Some(p) = pressed.first() {
                    self.start[p.first..p.first + own.len()].copy_from_slice(own);
                }
            }
            return;
        }
        // contacts share the weight
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

/// Solves a problem in joint coordinates.
pub(crate) fn solve_reduced(
    ocp: &Ocp,
    motion: &Motion,
    solver: &dyn NlpSolver,
    options: &Options,
    monitor: &mut dyn Monitor,
) -> Result<Plan, ModelErrors> {
    solve_with(
        ocp,
        motion,
        options,
        monitor,
        &|program, options, monitor| solver.solve(program, options, monitor),
    )
}

/// Solves a problem from a first motion in joint coordinates, in a way of the caller's.
pub fn solve_with(
    ocp: &Ocp,
    motion: &Motion,
    options: &Options,
    monitor: &mut dyn Monitor,
    solver: &SolveProgram<'_>,
) -> Result<Plan, ModelErrors> {
    // most problems stay below the largest turn by themselves: its rows are added only if not
    let plan = attempt(ocp, motion, false, solver, options, monitor)?;
    let stopped = plan.solution.status == alembert_nlp::Status::Stopped;
    if plan.turn <= ocp.max_turn * (1.0 + 1e-9) || stopped {
        return Ok(plan);
    }
    let (setup, seconds, iterations) = (plan.setup_seconds, plan.solve_seconds, plan.iterations);
    let mut plan = attempt(ocp, motion, true, solver, options, monitor)?;
    plan.setup_seconds += setup;
    plan.solve_seconds += seconds;
    plan.iterations += iterations;
    Ok(plan)
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
    let mut options = options.clone();
    for round in 0.. {
        let begin = Instant::now();
        let mut program =
            Transcription::new(ocp.clone(), &motion.theta, motion.refs.clone(), bounded)?;
        program.begin_with(&motion);
        setup_seconds += begin.elapsed().as_secs_f64();
        let begin = Instant::now();
        let solution = solver(&mut program, &options, monitor).map_err(bad)?;
        solve_seconds += begin.elapsed().as_secs_f64();
        iterations += solution.iterations();
        let far = program.farthest_rotation(&solution.x) > FAR;
        let again = far && round < MOVES && solution.status != alembert_nlp::Status::Stopped;
        let terms = program.term_values(&solution.x);
        let turn = program.largest_turn(&solution.x).0;
        if !again {
            let explanation = solution.explain(&mut program);
            return Ok(Plan {
                program,
                solution,
                explanation,
                terms,
                turn,
                bounded,
                setup_seconds,
                solve_seconds,
                iterations,
                lift: None,
            });
        }
        let was_solved = solution.is_optimal();
        motion = program.motion(&solution.x);
        motion.recentre(ocp);
        if was_solved {
            // the rows of rotations change with their chart, their multipliers with them: begin near, with a small barrier
            options.barrier = options.barrier.min(1e-4);
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
