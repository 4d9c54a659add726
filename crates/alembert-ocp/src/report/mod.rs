//! Plans and fronts in the report: motion, controls with their bounds, multipliers, convergence, explanation.
//!
//! [`of`] makes the report that `alembert solve` writes.

pub mod front;
pub mod plan;

use crate::played::Played;
use alembert::report::page::LIMIT;
use alembert::report::{Report, together};

/// The report of solved problems, for example the studies of one file.
pub fn of(plans: &[Played]) -> Report {
    let runs = plans.iter().map(|p| plan::run(p, vec![]));
    together(runs.collect(), LIMIT)
}
