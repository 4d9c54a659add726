//! A problem that was solved and played back: what results and reports are about.

use crate::problem::{Loaded, Variant};
use crate::solve::Plan;
use crate::study::{self, Solved, Watch};
use alembert::error::ModelErrors;
use alembert::text;
use alembert::trajectory::{Status, Trajectory};
use std::time::Instant;

/// The word for a plan that solves the program and that the simulator does not follow.
pub const NOT_REPRODUCED: &str = "not reproduced";

/// What stands in the place of "stalled" where the solver found no plan.
pub const NO_SOLUTION: &str = "no solution";

/// A solved problem with its motion.
#[derive(Debug)]
pub struct Played {
    /// The problem; its model has the parameters that were found.
    pub loaded: Loaded,
    /// What the solver found.
    pub solved: Solved,
    /// The motion.
    pub trajectory: Trajectory,
    /// From the problem as read to the plan [s].
    pub seconds: f64,
    /// Objectives of the front that the plan is a point of; none for a plan of its own.
    pub objectives: Vec<String>,
}

impl Played {
    /// Solves a problem as it stands, without its variants, and plays the plan back; `name` is that of the study.
    pub fn solve(name: &str, loaded: Loaded, watch: &dyn Watch) -> Result<Self, ModelErrors> {
        Self::fastest(name, loaded, watch, 1)
    }

    /// The same, the fastest of `repeat` times.
    pub fn fastest(
        name: &str,
        loaded: Loaded,
        watch: &dyn Watch,
        repeat: u32,
    ) -> Result<Self, ModelErrors> {
        let run = || {
            let begin = Instant::now();
            let solved = study::run(&loaded, watch)?;
            Ok::<_, ModelErrors>((begin.elapsed().as_secs_f64(), solved))
        };
        let (mut seconds, mut solved) = run()?;
        for _ in 1..repeat {
            let again = run()?;
            if again.0 < seconds {
                (seconds, solved) = again;
            }
        }
        let played = solved.plan.play(&loaded.file, &loaded.model, name)?;
        // results and report are about the model that was found
        let loaded = chosen(loaded, &solved.plan)?;
        let mut trajectory = played.trajectory;
        trajectory.status = status(&solved, &trajectory);
        Ok(Self {
            loaded,
            solved,
            trajectory,
            seconds,
            objectives: vec![],
        })
    }

    /// Whether the program is solved, but the simulator does not follow the plan.
    pub fn is_off(&self) -> bool {
        self.solved.plan.solution.is_optimal()
            && matches!(self.trajectory.status, Status::Stalled { .. })
    }

    /// Whether there is a plan that can be used.
    pub fn is_good(&self) -> bool {
        self.solved.plan.solution.is_optimal() && !self.is_off()
    }

    /// How it ended, in words.
    pub fn status(&self) -> String {
        match self.is_off() {
            true => NOT_REPRODUCED.to_owned(),
            false => self.solved.plan.solution.status.to_string(),
        }
    }

    /// Name of the problem for people and files.
    pub fn problem(&self) -> String {
        self.loaded.problem_name()
    }
}

impl Loaded {
    /// Name of the problem for people and files.
    pub fn problem_name(&self) -> String {
        let name = self.file.name.clone();
        name.unwrap_or_else(|| "problem".to_owned())
    }

    /// The studies of a problem with their names: its variants, or the problem itself as "main".
    pub fn studies(&self) -> Result<Vec<(String, Self)>, ModelErrors> {
        let main = Variant {
            name: "main".to_owned(),
            ..Variant::default()
        };
        let all = match self.file.studies.is_empty() {
            true => vec![main],
            false => self.file.studies.clone(),
        };
        let each = all.into_iter();
        each.map(|v| self.variant(&v).map(|own| (v.name, own)))
            .collect()
    }
}

/// The problem with the parameters of its plan in the model.
pub(crate) fn chosen(loaded: Loaded, plan: &Plan) -> Result<Loaded, ModelErrors> {
    Ok(Loaded {
        model: plan.model(&loaded.model)?,
        ..loaded
    })
}

/// The end of the solver as the end of a run.
fn status(solved: &Solved, trajectory: &Trajectory) -> Status {
    let (plan, time) = (&solved.plan, trajectory.time.last().copied().unwrap_or(0.0));
    match plan.solution.status {
        _ if plan.solution.is_optimal() => trajectory.status.clone(),
        alembert_nlp::Status::Stopped => Status::Interrupted { time },
        _ => Status::Stalled {
            time,
            body: String::new(),
            joint: None,
            residual: plan
                .solution
                .residuals
                .map_or(f64::INFINITY, |r| r.violation),
            message: text::readable(&format!(
                "{}. {}",
                summary(plan, &[]),
                plan.explanation.suggestions.join(" ")
            )),
        },
    }
}

/// What was reached: the objectives of a point of a front, else the objective.
pub(crate) fn reached(plan: &Plan, objectives: &[String]) -> String {
    if objectives.is_empty() {
        return format!("objective {}", text::precise(plan.solution.objective));
    }
    let terms = || plan.program.ocp.terms.iter().zip(&plan.terms);
    let names = objectives.iter();
    let own = names.filter_map(|name| terms().find(|(term, _)| term.name == *name));
    let texts = own.map(|(term, value)| format!("{} {}", term.name, text::plain(*value)));
    texts.collect::<Vec<_>>().join(", ")
}

/// The end of the solver in one line.
pub fn summary(plan: &Plan, objectives: &[String]) -> String {
    let residual = match plan.solution.residuals {
        Some(r) => format!(
            "stationarity {:.1e}, violation {:.1e}, complementarity {:.1e}",
            r.stationarity, r.violation, r.complementarity
        ),
        None => "the point cannot be evaluated".to_owned(),
    };
    format!(
        "{}; {}, {}; {residual}",
        plan.solution.status,
        text::count(plan.iterations, "iteration"),
        reached(plan, objectives)
    )
}
