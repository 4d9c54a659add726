//! Solving in directors, and handing the outcome on in joint coordinates.
//!
//! A plan holds the reduced program. An optimum of the lifted program is read in joint coordinates, and the reduced program is solved from
//! there: its multipliers and residuals are its own, measured by the same solver and the same check as always, and both numbers of
//! iterations are kept. If the lifted program was not solved, the plan has its end and its explanation, and no multipliers.

use super::Lifted;
use crate::compile::Ocp;
use crate::guess::Motion;
use crate::solve::{Plan, bad, shorten, solve_reduced};
use crate::transcription::{Scaled, Transcription};
use alembert::error::ModelErrors;
use alembert_nlp::{Explanation, Monitor, NlpSolver, Options, Problem, Solution, Status, kkt};
use std::time::Instant;

/// How the lifted program was solved.
#[derive(Debug, Clone, PartialEq)]
pub struct Lift {
    /// How it ended.
    pub status: Status,
    /// Number of variables.
    pub variables: usize,
    /// Number of constraints.
    pub constraints: usize,
    /// Iterations.
    pub iterations: usize,
    /// Time to lay it out [s].
    pub setup_seconds: f64,
    /// Time of the solver [s].
    pub solve_seconds: f64,
    /// Objective.
    pub objective: f64,
}

/// First barrier parameter of the reduced program where the lifted one has ended.
const NEAR: f64 = 1e-6;

/// Solves the lifted program from a first motion, then the reduced one from there.
pub fn solve_lifted(
    ocp: &Ocp,
    motion: &Motion,
    solver: &dyn NlpSolver,
    options: &Options,
    monitor: &mut dyn Monitor,
) -> Result<Plan, ModelErrors> {
    let begin = Instant::now();
    let mut reduced = Transcription::new(ocp.clone(), &motion.theta, motion.refs.clone(), false)?;
    reduced.begin_with(motion);
    let mut lifted = Lifted::new(reduced)?;
    let setup_seconds = begin.elapsed().as_secs_f64();
    let begin = Instant::now();
    let sizes = lifted.calc_sizes();
    let scaled = Scaled::around(&mut lifted, sizes);
    let solution = scaled.solve(solver, options, monitor).map_err(bad)?;
    let lift = Lift {
        status: solution.status,
        variables: lifted.variables(),
        constraints: lifted.constraints(),
        iterations: solution.iterations(),
        setup_seconds,
        solve_seconds: begin.elapsed().as_secs_f64(),
        objective: solution.objective,
    };
    let motion = lifted.motion(&solution.x);
    let mut plan = if solution.is_optimal() {
        let mut options = options.clone();
        options.barrier = options.barrier.min(NEAR);
        solve_reduced(ocp, &motion, solver, &options, monitor)?
    } else {
        let mut explanation = solution.explain(&mut lifted);
        shorten(&mut explanation);
        unsolved(ocp, &motion, solution, explanation)?
    };
    plan.setup_seconds += lift.setup_seconds;
    plan.solve_seconds += lift.solve_seconds;
    plan.iterations += lift.iterations;
    plan.lift = Some(lift);
    Ok(plan)
}

/// The end of a solve that failed, in joint coordinates and without multipliers.
fn unsolved(
    ocp: &Ocp,
    motion: &Motion,
    end: Solution,
    explanation: Explanation,
) -> Result<Plan, ModelErrors> {
    let mut program = Transcription::new(ocp.clone(), &motion.theta, motion.refs.clone(), false)?;
    program.begin_with(motion);
    let (x, n, m) = (
        program.start.clone(),
        program.variables(),
        program.constraints(),
    );
    let (y, z) = (vec![0.0; m], vec![0.0; n]);
    let residuals = kkt::residuals(&mut program, &x, &y, &z, &z).ok();
    let solution = Solution {
        objective: program.objective(&x).unwrap_or(f64::NAN),
        multipliers: y,
        lower: z.clone(),
        upper: z,
        residuals,
        dependent: vec![],
        x,
        ..end
    };
    Ok(Plan {
        terms: program.term_values(&solution.x),
        turn: program.largest_turn(&solution.x).0,
        bounded: false,
        setup_seconds: 0.0,
        solve_seconds: 0.0,
        iterations: 0,
        lift: None,
        program,
        solution,
        explanation,
    })
}
