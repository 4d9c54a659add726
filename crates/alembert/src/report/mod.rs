//! From trajectories to one HTML file: what is drawn, plotted and tabulated.
//!
//! [`of`] makes the report that `alembert run` writes; [`Report::write`] puts it into a file that any browser opens. The page
//! itself, plain data and its viewer, is the crate `alembert_report` ([`page`]), which does not know the library.
//!
//! ```
//! use alembert::{Model, report, run};
//! let model = Model::from_toml_str(r#"
//!     gravity = [0, 0, -9.81]
//!     [[point]]
//!     name = "ball"
//!     mass = 1
//!     velocity = [1, 0, 3]
//!     [[study]]
//!     step = 0.01
//!     duration = 1
//! "#, "ball.toml")?;
//! let trajectory = run(&model, &model.studies[0])?;
//! let html = report::of(&model, &[trajectory]).html();
//! assert!(html.starts_with("<!doctype html>"));
//! # Ok::<(), alembert::error::ModelErrors>(())
//! ```

pub mod compare;
pub mod labels;
mod plots;
mod rods;
pub mod scene;

use crate::model::Model;
use crate::trajectory::Trajectory;
pub use alembert_report as page;
pub use alembert_report::Report;

/// The report of runs of one model: each with its animation, diagrams and ledger, and what they have in common.
pub fn of(model: &Model, runs: &[Trajectory]) -> Report {
    within(model, runs, page::LIMIT)
}

/// The same with at most so many bytes: of what is larger, frames are left out.
pub fn within(model: &Model, runs: &[Trajectory], limit: usize) -> Report {
    let one = |trajectory: &Trajectory| {
        let mut run = scene::build(model, trajectory, vec![]);
        run.fit(limit);
        run
    };
    together(runs.iter().map(one).collect(), limit)
}

/// The report of runs that are made already, compared where they are studies of one model, with at most so many bytes.
pub fn together(runs: Vec<page::Run>, limit: usize) -> Report {
    let comparison = compare::energies(&runs);
    let mut report = Report {
        runs,
        comparison,
        ..Report::default()
    };
    report.fit(limit);
    report
}
