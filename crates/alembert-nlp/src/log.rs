//! The iteration log, in the columns that users of Ipopt read.

use std::fmt;

/// One line of the log.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Iteration {
    /// Number of the iteration.
    pub number: usize,
    /// Whether the line belongs to the restoration of feasibility.
    pub restoration: bool,
    /// Objective, without scaling.
    pub objective: f64,
    /// Largest violation of a constraint.
    pub violation: f64,
    /// Largest entry of the gradient of the Lagrangian.
    pub dual_error: f64,
    /// Barrier parameter.
    pub barrier: f64,
    /// Largest entry of the step.
    pub step: f64,
    /// Multiple of the identity added to the Hessian.
    pub regularisation: f64,
    /// Length of the step of the bound multipliers.
    pub dual_length: f64,
    /// Length of the step of the variables.
    pub primal_length: f64,
    /// Trial points of the line search.
    pub trials: usize,
}

/// The titles of the columns.
pub const TITLES: &str =
    "iter    objective    inf_pr   inf_du lg(mu)  ||d||  lg(rg) alpha_du alpha_pr  ls";

impl fmt::Display for Iteration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.restoration { 'r' } else { ' ' };
        let regularisation = if self.regularisation > 0.0 {
            format!("{:5.1}", self.regularisation.log10())
        } else {
            "   - ".to_owned()
        };
        write!(
            f,
            "{:4}{mark} {:14.7e} {:8.2e} {:8.2e} {:5.1} {:8.2e} {regularisation}  {:8.2e} {:8.2e} {:3}",
            self.number,
            self.objective,
            self.violation,
            self.dual_error,
            self.barrier.log10(),
            self.step,
            self.dual_length,
            self.primal_length,
            self.trials
        )
    }
}
