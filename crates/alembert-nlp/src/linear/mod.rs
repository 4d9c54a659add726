//! Symmetric indefinite systems with inertia: the one place where the time of an interior point method goes.
//!
//! Two implementations of [`LinearSystem`]. [`General`] is the multifrontal factorisation of the crate `feral`, any pattern, order found by
//! the library. [`Chain`] eliminates along the stages of the problem, one small dense front after the other, in time linear in their
//! number. faer's sparse LDLᵀ was not taken: its simplicial form does not pivot, and its form with pivots does not delay those that fail,
//! so the count of negative pivots is not certain for saddle points. Both here delay pivots, and the count is that of the matrix.

mod chain;
mod front;
mod general;
mod kernels;
mod small;

pub use chain::Chain;
pub use general::General;

use crate::{Deadline, Stage};

/// Where the entries of the matrix are, and what its unknowns mean.
#[derive(Debug, Clone)]
pub struct Pattern {
    /// Variables; the unknowns after them are multipliers of constraints.
    pub variables: usize,
    /// Number of unknowns.
    pub size: usize,
    /// Places (row, column), row ≥ column; twice the same place adds up.
    pub places: Vec<(usize, usize)>,
    /// The stage of every unknown, if told.
    pub stages: Option<Vec<Stage>>,
}

/// Signs of the eigenvalues.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Inertia {
    /// Number of negative ones.
    pub negative: usize,
    /// Number of those that are zero to rounding.
    pub zero: usize,
}

/// A factorisation that can be renewed for new values on the same pattern.
pub trait LinearSystem {
    /// Leaves factorisations that are not done by then, as far as it can.
    fn end_by(&mut self, _deadline: &Deadline) {}
    /// Factorises; values in the order of the places. `None`: it broke down, or did not end in time.
    fn factor(&mut self, values: &[f64]) -> Option<Inertia>;
    /// Solves with the last factorisation, without refinement; `false` if there is none.
    fn solve(&mut self, right: &[f64], solution: &mut [f64]) -> bool;
    /// Unknowns whose pivots were zero in the last factorisation, as far as they are known.
    fn zero_pivots(&self) -> &[usize];
}
