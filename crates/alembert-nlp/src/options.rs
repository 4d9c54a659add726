//! What a solver may be told, and the trait of all solvers.

use crate::{Iteration, Problem, ProblemError, Solution, Status};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Which factorisation solves for the directions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LinearChoice {
    /// Along the stages if the problem tells them, else general.
    #[default]
    Automatic,
    /// Along the stages; an error if the problem tells none.
    Stages,
    /// The general sparse one.
    Sparse,
}

/// A point and multipliers to begin with.
#[derive(Debug, Clone, PartialEq)]
pub struct WarmStart {
    /// Variables.
    pub x: Vec<f64>,
    /// Multipliers of the constraints.
    pub multipliers: Vec<f64>,
    /// Multipliers of the lower bounds of the variables, not negative.
    pub lower: Vec<f64>,
    /// Multipliers of the upper bounds of the variables, not negative.
    pub upper: Vec<f64>,
    /// Barrier parameter to begin with.
    pub barrier: f64,
}

/// A request to end, from another thread or a signal; copies share it. It is looked at inside factorisations too, where no monitor is asked.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks to end.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked for.
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl PartialEq for Stop {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// When work must end, whether or not it is done.
#[derive(Debug, Clone, Default)]
pub struct Deadline {
    at: Option<Instant>,
    stop: Stop,
}

impl Deadline {
    /// That of a run which began at `begin`.
    pub fn new(begin: Instant, options: &Options) -> Self {
        let left = Duration::try_from_secs_f64(options.max_seconds).ok();
        Self {
            at: left.and_then(|d| begin.checked_add(d)),
            stop: options.stop.clone(),
        }
    }

    /// Why work must end now; none: it may go on.
    pub fn reason(&self) -> Option<Status> {
        if self.stop.is_requested() {
            Some(Status::Stopped)
        } else if self.at.is_some_and(|at| Instant::now() >= at) {
            Some(Status::TimeLimit)
        } else {
            None
        }
    }
}

/// Limits and tolerances.
#[derive(Debug, Clone, PartialEq)]
pub struct Options {
    /// The scaled optimality error at which the problem counts as solved.
    pub tolerance: f64,
    /// The error that is acceptable after `acceptable_iterations` iterations in a row.
    pub acceptable_tolerance: f64,
    /// See `acceptable_tolerance`.
    pub acceptable_iterations: usize,
    /// Most iterations.
    pub max_iterations: usize,
    /// Most time [s]; a factorisation that would take longer is left too.
    pub max_seconds: f64,
    /// A request to end that is looked at inside factorisations.
    pub stop: Stop,
    /// First barrier parameter.
    pub barrier: f64,
    /// Largest gradient after scaling; infinite: no scaling.
    pub scaled_gradient: f64,
    /// Largest multiple of the identity that is added to the Hessian; beyond it feasibility is restored and multipliers begin anew.
    pub largest_regularisation: f64,
    /// Which factorisation.
    pub linear: LinearChoice,
    /// A point to begin with instead of the problem's own start.
    pub warm_start: Option<WarmStart>,
    /// Multipliers of the constraints near the solution, where only the start is not one; else they are estimated. A hint that other back
    /// ends than the embedded solver do not need.
    pub multipliers: Option<Vec<f64>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            tolerance: 1e-8,
            acceptable_tolerance: 1e-6,
            acceptable_iterations: 15,
            max_iterations: 3000,
            max_seconds: f64::INFINITY,
            stop: Stop::default(),
            barrier: 0.1,
            scaled_gradient: 100.0,
            largest_regularisation: 1e40,
            linear: LinearChoice::Automatic,
            warm_start: None,
            multipliers: None,
        }
    }
}

impl Options {
    /// Refuses numbers that make no sense, and a warm start that does not fit the problem.
    pub fn check(&self, problem: &dyn Problem) -> Result<(), ProblemError> {
        let positive = [
            (self.tolerance, "tolerance"),
            (self.acceptable_tolerance, "acceptable_tolerance"),
            (self.max_seconds, "max_seconds"),
            (self.barrier, "barrier"),
            (self.scaled_gradient, "scaled_gradient"),
            (self.largest_regularisation, "largest_regularisation"),
        ];
        if let Some((value, name)) = positive
            .into_iter()
            .find(|(value, _)| value.is_nan() || *value <= 0.0)
        {
            return Err(ProblemError::Option(format!(
                "the option {name} is {value}; it must be a positive number"
            )));
        }
        if let Some(y) = &self.multipliers
            && (y.len() != problem.constraints() || y.iter().any(|v| !v.is_finite()))
        {
            return Err(ProblemError::Start(format!(
                "there must be {} multipliers to begin with, all finite",
                problem.constraints()
            )));
        }
        let Some(warm) = &self.warm_start else {
            return Ok(());
        };
        let (n, m) = (problem.variables(), problem.constraints());
        let parts = [
            (&warm.x, n),
            (&warm.multipliers, m),
            (&warm.lower, n),
            (&warm.upper, n),
        ];
        if parts
            .iter()
            .any(|(part, length)| part.len() != *length || part.iter().any(|v| !v.is_finite()))
        {
            return Err(ProblemError::Start(format!(
                "the warm start must hold {n} variables, {m} multipliers and twice {n} multipliers of bounds, all finite"
            )));
        }
        if warm.barrier.is_nan() || warm.barrier <= 0.0 {
            return Err(ProblemError::Start(
                "the barrier parameter of the warm start must be positive".to_owned(),
            ));
        }
        Ok(())
    }
}

/// Sees every iteration and may stop the solver.
pub trait Monitor {
    /// Called after each iteration; `false` stops, and the best point so far is returned.
    fn iteration(&mut self, iteration: &Iteration) -> bool;
}

/// A monitor that says nothing and never stops.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl Monitor for Silent {
    fn iteration(&mut self, _: &Iteration) -> bool {
        true
    }
}

impl<F: FnMut(&Iteration) -> bool> Monitor for F {
    fn iteration(&mut self, iteration: &Iteration) -> bool {
        self(iteration)
    }
}

/// A solver for nonlinear programs.
pub trait NlpSolver {
    /// Solves, or says how far it came. An error is a problem that contradicts itself, not one without solution.
    fn solve(
        &self,
        problem: &mut dyn Problem,
        options: &Options,
        monitor: &mut dyn Monitor,
    ) -> Result<Solution, ProblemError>;
}
