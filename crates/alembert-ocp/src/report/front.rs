//! The page of a front: a map of its points, each of which chooses its motion.

use super::plan;
use crate::charted::Charted;
use crate::pareto::{Point, Role};
use alembert::report::Report;
use alembert::report::page::{Figure, Front, FrontPoint, Objective, Run};

/// The report: the front, and every plan of it.
pub fn of(charted: &Charted, title: &str, figures: Vec<Figure>) -> Report {
    let plans = charted.plans.iter();
    let mut runs: Vec<Run> = plans.map(|played| plan::run(played, vec![])).collect();
    if let Some(run) = runs.first_mut() {
        run.figures = figures;
    }
    let shown = charted.front.nondominated();
    let point = |p: &Point| {
        let run = shown.iter().position(|q| std::ptr::eq(*q, p));
        FrontPoint {
            values: p.values.clone(),
            run,
            label: match (run, p.role) {
                (Some(k), _) => format!("point {}", k + 1),
                (None, Role::Sample) => format!("feasible start {}", p.number),
                (None, _) => "dominated".to_owned(),
            },
            dominated: run.is_none(),
        }
    };
    let objectives = charted.front.objectives.iter().zip(&charted.units);
    let usable = |p: &&Point| p.violation < 1e-5 && p.role != Role::Coarse;
    Report {
        front: Some(Front {
            title: title.to_owned(),
            objectives: objectives.map(|(n, u)| Objective::new(n, u)).collect(),
            points: charted
                .front
                .points
                .iter()
                .filter(usable)
                .map(point)
                .collect(),
        }),
        runs,
        ..Report::default()
    }
}
