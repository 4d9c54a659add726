//! What a solver returns, whatever happened.

use crate::kkt::{self, Residuals};
use crate::{Explanation, Iteration, Options, Problem, WarmStart, explain};
use std::fmt;

/// How the solver ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// The optimality conditions hold to the tolerance.
    Solved,
    /// They hold to the acceptable tolerance, and further iterations do not help.
    Acceptable,
    /// The violation of the constraints has a local minimum that is not zero.
    Infeasible,
    /// The objective falls, or the variables grow, without limit.
    Unbounded,
    /// The limit on iterations.
    IterationLimit,
    /// The limit on time.
    TimeLimit,
    /// The monitor stopped.
    Stopped,
    /// The start, or every point near the last one, is outside the domain of a function.
    EvaluationFailed,
    /// More equalities than free variables.
    TooFewDegreesOfFreedom,
    /// No acceptable step was found, and restoration did not help.
    NoProgress,
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Solved => "solved",
            Self::Acceptable => "solved to the acceptable tolerance",
            Self::Infeasible => {
                "infeasible: the violation of the constraints has a local minimum that is not zero"
            }
            Self::Unbounded => "unbounded: the objective falls or the variables grow without limit",
            Self::IterationLimit => "stopped at the limit on iterations",
            Self::TimeLimit => "stopped at the limit on time",
            Self::Stopped => "stopped on request",
            Self::EvaluationFailed => "a function cannot be evaluated here",
            Self::TooFewDegreesOfFreedom => {
                "too few degrees of freedom: more equalities than free variables"
            }
            Self::NoProgress => "no acceptable step was found",
        })
    }
}

/// Multipliers that prove the contradiction at a stationary point of the violation, T-NLP-8: Jᵀ multipliers - lower + upper = 0.
///
/// A condition whose multiplier is zero has no part in it. The largest multiplier of a constraint is 1 where it is violated.
#[derive(Debug, Clone, PartialEq)]
pub struct Conflict {
    /// Of the constraints; positive where the upper bound presses.
    pub multipliers: Vec<f64>,
    /// Of the lower bounds of the variables, fixed ones too.
    pub lower: Vec<f64>,
    /// Of the upper bounds of the variables, fixed ones too.
    pub upper: Vec<f64>,
}

/// The outcome of a solve. Signs: ∇f + Jᵀ multipliers - lower + upper = 0, with lower, upper ≥ 0.
#[derive(Debug, Clone, PartialEq)]
pub struct Solution {
    /// How it ended.
    pub status: Status,
    /// The variables: the optimum, or the best point found.
    pub x: Vec<f64>,
    /// Objective there.
    pub objective: f64,
    /// Multipliers of the constraints; positive where the upper bound presses.
    pub multipliers: Vec<f64>,
    /// Multipliers of the lower bounds of the variables.
    pub lower: Vec<f64>,
    /// Multipliers of the upper bounds of the variables.
    pub upper: Vec<f64>,
    /// Barrier parameter at the end.
    pub barrier: f64,
    /// Residuals of the optimality conditions, measured from the problem alone; `None` if it cannot be evaluated there.
    pub residuals: Option<Residuals>,
    /// For an infeasible end: how far the point is from a stationary point of the violation; the smaller, the more certain.
    pub certificate: Option<f64>,
    /// For an infeasible end: the conditions that contradict each other.
    pub conflict: Option<Conflict>,
    /// Constraints that depend linearly on others at this point; sought if the solver had to regularise for such.
    pub dependent: Vec<usize>,
    /// The log.
    pub history: Vec<Iteration>,
    /// Time spent [s].
    pub seconds: f64,
}

impl Solution {
    /// An outcome with nothing in it yet.
    pub(crate) fn empty(problem: &dyn Problem, options: &Options, status: Status) -> Self {
        let (n, m) = (problem.variables(), problem.constraints());
        Self {
            status,
            x: vec![0.0; n],
            objective: f64::NAN,
            multipliers: vec![0.0; m],
            lower: vec![0.0; n],
            upper: vec![0.0; n],
            barrier: options.barrier,
            residuals: None,
            certificate: None,
            conflict: None,
            dependent: Vec::new(),
            history: Vec::new(),
            seconds: 0.0,
        }
    }

    /// An outcome without any iteration.
    pub(crate) fn at_start(problem: &mut dyn Problem, options: &Options, status: Status) -> Self {
        let mut s = Self::empty(problem, options, status);
        match &options.warm_start {
            Some(warm) => s.x.copy_from_slice(&warm.x),
            None => problem.start(&mut s.x),
        }
        s.objective = problem.objective(&s.x).unwrap_or(f64::NAN);
        s.residuals = kkt::residuals(problem, &s.x, &s.multipliers, &s.lower, &s.upper).ok();
        s
    }
}

impl Solution {
    /// Number of iterations.
    pub fn iterations(&self) -> usize {
        self.history.last().map_or(0, |line| line.number)
    }

    /// Whether the point may be used as an optimum.
    pub fn is_optimal(&self) -> bool {
        matches!(self.status, Status::Solved | Status::Acceptable)
    }

    /// The largest violated constraints, active bounds, dependent constraints and what to try, by name.
    pub fn explain(&self, problem: &mut dyn Problem) -> Explanation {
        explain::calc_explanation(problem, self)
    }

    /// The end of this solve as the start of another one.
    pub fn warm_start(&self) -> WarmStart {
        WarmStart {
            x: self.x.clone(),
            multipliers: self.multipliers.clone(),
            lower: self.lower.clone(),
            upper: self.upper.clone(),
            barrier: self.barrier.max(f64::MIN_POSITIVE),
        }
    }
}
