//! What a nonlinear program must tell.
//!
//! Equalities are constraints with equal bounds; a bound of infinite size is no bound. Derivatives are sparse: the places are told once, as
//! triplets, the values go into a slice in the same order. Places that occur twice add up.

use std::fmt;

/// The point lies outside the domain of a function: a logarithm of a negative number, a step that does not converge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfDomain;

/// Where an unknown or a constraint stands along the time axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// At this stage; it may be coupled with its own stage, the stage before and the stage after.
    At(usize),
    /// Coupled with any stage: a free duration, a condition of periodicity.
    Global,
}

/// The stages of all variables and constraints.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stages {
    /// One entry for each variable.
    pub variables: Vec<Stage>,
    /// One entry for each constraint.
    pub constraints: Vec<Stage>,
}

/// Typical sizes, in the units of a problem.
#[derive(Debug, Clone, PartialEq)]
pub struct Sizes {
    /// One entry for each variable.
    pub variables: Vec<f64>,
    /// One entry for each constraint.
    pub constraints: Vec<f64>,
    /// Of the objective.
    pub objective: f64,
}

/// A nonlinear program: minimise f(x) subject to x_L ≤ x ≤ x_U and c_L ≤ c(x) ≤ c_U.
///
/// Evaluations take `&mut self`, so that a problem may keep its scratch memory. The lengths of all slices are those that the problem told.
pub trait Problem {
    /// Number of variables.
    fn variables(&self) -> usize;
    /// Number of constraints.
    fn constraints(&self) -> usize;
    /// Bounds of the variables; infinite where there is none.
    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]);
    /// Bounds of the constraints; equal for an equality.
    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]);
    /// Where the iteration begins.
    fn start(&self, x: &mut [f64]);
    /// f(x).
    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain>;
    /// ∇f(x).
    fn gradient(&mut self, x: &[f64], gradient: &mut [f64]) -> Result<(), OutOfDomain>;
    /// c(x).
    fn constraint_values(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain>;
    /// Places (constraint, variable) of the Jacobian of c.
    fn jacobian_structure(&self) -> Vec<(usize, usize)>;
    /// Values of the Jacobian of c at the places told.
    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain>;
    /// Places (row, column), row ≥ column, of the Hessian of the Lagrangian.
    fn hessian_structure(&self) -> Vec<(usize, usize)>;
    /// Values of `objective_factor` ∇²f + Σ multipliers_i ∇²c_i, lower triangle, at the places told.
    fn hessian(
        &mut self,
        x: &[f64],
        objective_factor: f64,
        multipliers: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain>;
    /// Says that the Jacobian at `x` and the Hessian at `x` with these multipliers are asked for next: a problem that finds both in one
    /// sweep may do so now. Without obligation on either side.
    fn prepare(&mut self, _x: &[f64], _objective_factor: f64, _multipliers: &[f64]) {}
    /// The name of a variable, for explanations.
    fn variable_name(&self, i: usize) -> String {
        format!("x[{i}]")
    }
    /// The name of a constraint, for explanations.
    fn constraint_name(&self, i: usize) -> String {
        format!("c[{i}]")
    }
    /// What is neither small nor large, for explanations; all one if it is not told.
    fn sizes(&self) -> Sizes {
        Sizes {
            variables: vec![1.0; self.variables()],
            constraints: vec![1.0; self.constraints()],
            objective: 1.0,
        }
    }
    /// The order along the time axis, if there is one.
    fn stages(&self) -> Option<Stages> {
        None
    }
}

/// A problem that contradicts itself before anything is computed.
#[derive(Debug, Clone, PartialEq)]
pub enum ProblemError {
    /// A lower bound above its upper bound, or a bound that is no number.
    Bounds {
        /// Name of the variable or constraint.
        name: String,
        /// Its lower bound.
        lower: f64,
        /// Its upper bound.
        upper: f64,
    },
    /// A place of a derivative that does not exist.
    Structure(String),
    /// A start or a warm start that is no number or has the wrong length.
    Start(String),
    /// An option that makes no sense.
    Option(String),
    /// The back end failed.
    BackEnd(String),
}

impl fmt::Display for ProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bounds { name, lower, upper } => {
                write!(
                    f,
                    "the bounds of {name} are [{lower}, {upper}]: the lower one must not exceed the upper one"
                )
            }
            Self::Structure(text)
            | Self::Start(text)
            | Self::Option(text)
            | Self::BackEnd(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for ProblemError {}

/// Refuses crossed bounds, places out of range, entries above the diagonal, a start that is no number, and stages of the wrong length.
pub fn check_problem(problem: &dyn Problem) -> Result<(), ProblemError> {
    let (n, m) = (problem.variables(), problem.constraints());
    let (mut lower, mut upper) = (vec![0.0; n], vec![0.0; n]);
    problem.variable_bounds(&mut lower, &mut upper);
    check_bounds(&lower, &upper, |i| problem.variable_name(i))?;
    let (mut lower, mut upper) = (vec![0.0; m], vec![0.0; m]);
    problem.constraint_bounds(&mut lower, &mut upper);
    check_bounds(&lower, &upper, |i| problem.constraint_name(i))?;
    if let Some(&(i, j)) = problem
        .jacobian_structure()
        .iter()
        .find(|&&(i, j)| i >= m || j >= n)
    {
        return Err(ProblemError::Structure(format!(
            "the Jacobian has {m} rows and {n} columns; the place ({i}, {j}) does not exist"
        )));
    }
    if let Some(&(i, j)) = problem
        .hessian_structure()
        .iter()
        .find(|&&(i, j)| i >= n || j > i)
    {
        return Err(ProblemError::Structure(format!(
            "the Hessian has {n} rows and holds its lower triangle; the place ({i}, {j}) is not in it"
        )));
    }
    let mut x = vec![0.0; n];
    problem.start(&mut x);
    if let Some(i) = x.iter().position(|v| !v.is_finite()) {
        return Err(ProblemError::Start(format!(
            "the start of {} is {}",
            problem.variable_name(i),
            x[i]
        )));
    }
    match problem.stages() {
        Some(s) if s.variables.len() != n || s.constraints.len() != m => {
            Err(ProblemError::Structure(format!(
                "stages are told for {} variables and {} constraints; there are {n} and {m}",
                s.variables.len(),
                s.constraints.len()
            )))
        }
        _ => Ok(()),
    }
}

/// Every pair must be ordered, and no bound may be the infinity of the wrong side.
fn check_bounds(
    lower: &[f64],
    upper: &[f64],
    name: impl Fn(usize) -> String,
) -> Result<(), ProblemError> {
    let wrong = |(&l, &u): (&f64, &f64)| {
        l.is_nan() || u.is_nan() || l > u || l == f64::INFINITY || u == f64::NEG_INFINITY
    };
    match lower.iter().zip(upper).position(wrong) {
        Some(i) => Err(ProblemError::Bounds {
            name: name(i),
            lower: lower[i],
            upper: upper[i],
        }),
        None => Ok(()),
    }
}

/// Free variables minus equalities; `None` if there are more equalities than free variables.
pub(crate) fn count_freedom(problem: &dyn Problem) -> Option<usize> {
    let (n, m) = (problem.variables(), problem.constraints());
    let (mut lower, mut upper) = (vec![0.0; n], vec![0.0; n]);
    problem.variable_bounds(&mut lower, &mut upper);
    let free = lower.iter().zip(&upper).filter(|(l, u)| l < u).count();
    let (mut lower, mut upper) = (vec![0.0; m], vec![0.0; m]);
    problem.constraint_bounds(&mut lower, &mut upper);
    free.checked_sub(lower.iter().zip(&upper).filter(|(l, u)| l == u).count())
}
