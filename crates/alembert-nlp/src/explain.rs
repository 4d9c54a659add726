//! An outcome in words: what is violated, what is active, what depends on what, what to try.

use crate::{Problem, Solution, Status};
use std::fmt;

/// Entries of each list that are named.
const LISTED: usize = 8;

/// A constraint or bound and its number.
#[derive(Debug, Clone, PartialEq)]
pub struct Named {
    /// Name of the constraint or variable.
    pub name: String,
    /// The violation, or the multiplier.
    pub value: f64,
    /// In words.
    pub text: String,
}

/// The explanation of a solution.
#[derive(Debug, Clone, PartialEq)]
pub struct Explanation {
    /// One line on the end.
    pub summary: String,
    /// The largest violated constraints and bounds, worst first.
    pub violated: Vec<Named>,
    /// Active bounds and inequalities with their multipliers, largest first.
    pub active: Vec<Named>,
    /// Number of active bounds and inequalities, listed or not.
    pub active_count: usize,
    /// Names of constraints that depend linearly on others.
    pub dependent: Vec<String>,
    /// What to try.
    pub suggestions: Vec<String>,
}

/// Builds the explanation from the problem and its solution.
pub fn calc_explanation(problem: &mut dyn Problem, solution: &Solution) -> Explanation {
    let (n, m) = (problem.variables(), problem.constraints());
    let mut out = Explanation {
        summary: calc_summary(solution),
        violated: Vec::new(),
        active: Vec::new(),
        active_count: 0,
        dependent: solution
            .dependent
            .iter()
            .map(|&i| problem.constraint_name(i))
            .collect(),
        suggestions: Vec::new(),
    };
    // Bounds of variables.
    let (mut lower, mut upper) = (vec![0.0; n], vec![0.0; n]);
    problem.variable_bounds(&mut lower, &mut upper);
    for j in 0..n.min(solution.x.len()) {
        let (x, z) = (solution.x[j], (solution.lower[j], solution.upper[j]));
        out.add(&|| problem.variable_name(j), x, lower[j], upper[j], z);
    }
    // Constraints; a multiplier tells its side by its sign.
    let mut c = vec![0.0; m];
    if solution.x.len() == n && problem.constraint_values(&solution.x, &mut c).is_ok() {
        let (mut lower, mut upper) = (vec![0.0; m], vec![0.0; m]);
        problem.constraint_bounds(&mut lower, &mut upper);
        for i in 0..m {
            let y = solution.multipliers[i];
            out.add(
                &|| problem.constraint_name(i),
                c[i],
                lower[i],
                upper[i],
                ((-y).max(0.0), y.max(0.0)),
            );
        }
    }
    out.active_count = out.active.len();
    for list in [&mut out.violated, &mut out.active] {
        list.sort_by(|a, b| b.value.total_cmp(&a.value));
        list.truncate(LISTED);
    }
    out.suggest(solution);
    out
}

/// The end in one line.
fn calc_summary(solution: &Solution) -> String {
    let residual = match solution.residuals {
        Some(r) => format!(
            "stationarity {:.1e}, violation {:.1e}, complementarity {:.1e}",
            r.stationarity, r.violation, r.complementarity
        ),
        None => "the point cannot be evaluated".to_owned(),
    };
    format!(
        "{}; {} iterations, objective {:.8e}; {residual}",
        solution.status,
        solution.iterations(),
        solution.objective
    )
}

impl Explanation {
    /// Files one bounded quantity under violated or active. A violation below 1e-7 of the size of the bound is none.
    fn add(
        &mut self,
        name: &dyn Fn() -> String,
        value: f64,
        lower: f64,
        upper: f64,
        z: (f64, f64),
    ) {
        let outside = (lower - value).max(value - upper);
        let size = if value < lower { lower } else { upper }.abs().max(1.0);
        if outside > 1e-7 * size || value.is_nan() {
            let (relation, bound) = if lower == upper {
                ("=", lower)
            } else if value < lower {
                ("≥", lower)
            } else {
                ("≤", upper)
            };
            let name = name();
            let text = format!(
                "{name} = {value:.6e} must be {relation} {bound:.6e}, off by {outside:.3e}"
            );
            self.violated.push(Named {
                name,
                value: outside,
                text,
            });
        }
        if lower == upper {
            return;
        }
        for (z, bound, side) in [(z.0, lower, "lower"), (z.1, upper, "upper")] {
            let distance = (value - bound).abs() / bound.abs().max(1.0);
            if bound.is_finite() && distance < 1e-5 && z > distance {
                let name = name();
                let text = format!("{name} at its {side} bound {bound:.6e}, multiplier {z:.3e}");
                self.active.push(Named {
                    name,
                    value: z,
                    text,
                });
            }
        }
    }

    /// What to try, from the status and what was found.
    fn suggest(&mut self, solution: &Solution) {
        let conflict: Vec<&str> = self
            .violated
            .iter()
            .take(3)
            .map(|v| v.name.as_str())
            .collect();
        let text = match solution.status {
            Status::Solved => None,
            Status::Acceptable => Some("Rounding limits the accuracy: scale variables and constraints to about 1.".to_owned()),
            Status::Infeasible => Some(format!(
                "These conditions cannot hold together near this point: {}. Loosen one of them or a bound that is active, or begin elsewhere.",
                conflict.join(", ")
            )),
            Status::Unbounded => Some("Bound the variables that grow, or check the sign of the objective.".to_owned()),
            Status::IterationLimit | Status::TimeLimit => {
                Some("Begin with this point as a warm start and a higher limit, or with a solution on a coarser grid.".to_owned())
            }
            Status::Stopped => Some("The best point so far; it can be a warm start.".to_owned()),
            Status::EvaluationFailed => {
                Some("Bound the variables so that every function can be evaluated inside, and begin well inside.".to_owned())
            }
            Status::TooFewDegreesOfFreedom => {
                Some("Remove equalities that follow from others, or free variables that are fixed.".to_owned())
            }
            Status::NoProgress => Some("Check the derivatives, the scaling of variables and constraints, and another start.".to_owned()),
        };
        self.suggestions.extend(text);
        if !self.dependent.is_empty() {
            let some = self
                .dependent
                .iter()
                .take(3)
                .cloned()
                .collect::<Vec<_>>()
                .join(", ");
            self.suggestions.push(format!("Constraints that follow from others were found ({some}); their multipliers are not unique."));
        }
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.summary)?;
        for entry in &self.violated {
            writeln!(f, "  violated: {}", entry.text)?;
        }
        for entry in &self.active {
            writeln!(f, "  active: {}", entry.text)?;
        }
        if self.active_count > self.active.len() {
            writeln!(
                f,
                "  active: and {} more",
                self.active_count - self.active.len()
            )?;
        }
        for text in &self.suggestions {
            writeln!(f, "  {text}")?;
        }
        Ok(())
    }
}
