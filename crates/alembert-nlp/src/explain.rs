//! An outcome in words: what is violated, what is active, what depends on what, what to try.

use crate::groups::{Group, Member, group};
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
    /// All violated conditions, by kind, worst first.
    pub violated_groups: Vec<Group>,
    /// All active bounds and inequalities, by kind and side, largest multiplier first.
    pub active_groups: Vec<Group>,
    /// For an infeasible end: the conditions that contradict each other, by kind; violated ones first, then bounds, then equalities that hold.
    pub conflict: Vec<Group>,
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
        violated_groups: Vec::new(),
        active_groups: Vec::new(),
        conflict: calc_conflict(problem, solution),
        dependent: solution
            .dependent
            .iter()
            .map(|&i| problem.constraint_name(i))
            .collect(),
        suggestions: Vec::new(),
    };
    let sizes = problem.sizes();
    // Bounds of variables.
    let (mut lower, mut upper) = (vec![0.0; n], vec![0.0; n]);
    problem.variable_bounds(&mut lower, &mut upper);
    for j in 0..n.min(solution.x.len()) {
        let (x, z) = (solution.x[j], (solution.lower[j], solution.upper[j]));
        let size = sizes.variables[j];
        let name = || problem.variable_name(j);
        out.add(
            &name,
            x,
            [lower[j], upper[j]],
            z,
            [size, size, sizes.objective],
        );
    }
    // Constraints; a multiplier tells its side by its sign.
    let mut c = vec![0.0; m];
    if solution.x.len() == n && problem.constraint_values(&solution.x, &mut c).is_ok() {
        let (mut lower, mut upper) = (vec![0.0; m], vec![0.0; m]);
        problem.constraint_bounds(&mut lower, &mut upper);
        let largest = calc_row_sizes(problem, &solution.x, &sizes.constraints);
        for i in 0..m {
            let y = solution.multipliers[i];
            let z = ((-y).max(0.0), y.max(0.0));
            let name = || problem.constraint_name(i);
            let own = [sizes.constraints[i], largest[i], sizes.objective];
            out.add(&name, c[i], [lower[i], upper[i]], z, own);
        }
    }
    if solution.is_optimal() {
        // what is left is below the tolerance of the solver, in its scale: that counts as met
        out.violated.clear();
    }
    out.active_count = out.active.len();
    out.group_lists();
    for list in [&mut out.violated, &mut out.active] {
        list.sort_by(|a, b| b.value.total_cmp(&a.value));
        list.truncate(LISTED);
    }
    out.suggest(solution);
    out
}

/// The size of each constraint, at least as given: its largest change if one variable were zero, to first order.
fn calc_row_sizes(problem: &mut dyn Problem, x: &[f64], least: &[f64]) -> Vec<f64> {
    let mut sizes = least.to_vec();
    let places = problem.jacobian_structure();
    let mut values = vec![0.0; places.len()];
    if problem.jacobian(x, &mut values).is_ok() {
        for (&(i, j), value) in places.iter().zip(&values) {
            sizes[i] = sizes[i].max((value * x[j]).abs());
        }
    }
    sizes
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

/// A multiplier below this multiple of the largest one has no part in a contradiction.
const NEGLIGIBLE: f64 = 1e-4;

/// The conditions with a part in the contradiction (T-NLP-8), grouped.
fn calc_conflict(problem: &mut dyn Problem, solution: &Solution) -> Vec<Group> {
    let (n, m) = (problem.variables(), problem.constraints());
    let mut c = vec![0.0; m];
    let Some(conflict) = &solution.conflict else {
        return Vec::new();
    };
    if solution.x.len() != n || problem.constraint_values(&solution.x, &mut c).is_err() {
        return Vec::new();
    }
    let (mut lower, mut upper) = (vec![0.0; n], vec![0.0; n]);
    problem.variable_bounds(&mut lower, &mut upper);
    let (mut c_lower, mut c_upper) = (vec![0.0; m], vec![0.0; m]);
    problem.constraint_bounds(&mut c_lower, &mut c_upper);
    let largest = (conflict.multipliers.iter())
        .fold(0.0_f64, |a, y| a.max(y.abs()))
        .max(f64::MIN_POSITIVE);
    let sizes = problem.sizes();
    let mut members = Vec::new();
    // Value, bounds, multipliers of both sides and size of each condition that takes part.
    let mut add =
        |name: &dyn Fn() -> String, v: f64, (l, u): (f64, f64), z: (f64, f64), size: f64| {
            if z.0.max(z.1) <= NEGLIGIBLE * largest {
                return;
            }
            let off = (l - v).max(v - u);
            let is_violated = off > 1e-6 * l.abs().min(u.abs()).max(size);
            let state = match (l == u, z.0 > z.1) {
                _ if is_violated => "",
                (true, _) => "",
                (false, true) => "active at its lower bound",
                (false, false) => "active at its upper bound",
            };
            members.push((
                (!is_violated, l == u),
                Member {
                    name: name(),
                    state,
                    violation: if is_violated { off } else { 0.0 },
                    multiplier: z.0.max(z.1),
                },
            ));
        };
    for i in 0..m {
        let y = conflict.multipliers[i];
        let sides = ((-y).max(0.0), y.max(0.0));
        add(
            &|| problem.constraint_name(i),
            c[i],
            (c_lower[i], c_upper[i]),
            sides,
            sizes.constraints[i],
        );
    }
    for j in 0..n {
        let sides = (conflict.lower[j], conflict.upper[j]);
        add(
            &|| problem.variable_name(j),
            solution.x[j],
            (lower[j], upper[j]),
            sides,
            sizes.variables[j],
        );
    }
    members.sort_by_key(|member| member.0);
    let members: Vec<Member> = members.into_iter().map(|member| member.1).collect();
    group(&members)
}

impl Explanation {
    /// Groups what is violated and what is active.
    fn group_lists(&mut self) {
        let members = |list: &[Named], is_violated: bool| -> Vec<Member> {
            list.iter()
                .map(|entry| Member {
                    name: entry.name.clone(),
                    state: match (is_violated, entry.text.contains("at its lower bound")) {
                        (true, _) => "",
                        (false, true) => "at its lower bound",
                        (false, false) => "at its upper bound",
                    },
                    violation: if is_violated { entry.value } else { 0.0 },
                    multiplier: if is_violated { 0.0 } else { entry.value },
                })
                .collect()
        };
        self.violated_groups = group(&members(&self.violated, true));
        self.active_groups = group(&members(&self.active, false));
        (self.violated_groups).sort_by(|a, b| b.violation.total_cmp(&a.violation));
        (self.active_groups).sort_by(|a, b| b.multiplier.total_cmp(&a.multiplier));
    }

    /// Files one bounded quantity under violated or active. A violation below 1e-7 of the size of the bound is none. Active is what is
    /// nearer to its bound than 1e-5 of its size, and than the objective would change over that size: the same in any unit. `sizes`: what is told of
    /// it, what its derivatives say, and that of the objective.
    fn add(
        &mut self,
        name: &dyn Fn() -> String,
        value: f64,
        [lower, upper]: [f64; 2],
        z: (f64, f64),
        [size, size_of_row, objective]: [f64; 3],
    ) {
        let outside = (lower - value).max(value - upper);
        let size = if value < lower { lower } else { upper }.abs().max(size);
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
            let size = bound.abs().max(size_of_row);
            let distance = (value - bound).abs() / size;
            if bound.is_finite() && distance < 1e-5 && z * size_of_row > distance * objective {
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
        let conflict: Vec<String> = if self.conflict.is_empty() {
            self.violated
                .iter()
                .take(3)
                .map(|v| v.name.clone())
                .collect()
        } else {
            self.conflict
                .iter()
                .take(LISTED)
                .map(ToString::to_string)
                .collect()
        };
        let text = match solution.status {
            Status::Solved => None,
            Status::Acceptable => Some("Rounding limits the accuracy: scale variables and constraints to about 1.".to_owned()),
            Status::Infeasible => Some(format!(
                "These conditions contradict each other near this point: {}. Loosen one of them, or begin elsewhere.",
                conflict.join("; ")
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
        write_groups(f, "violated", &self.violated_groups, &self.violated)?;
        write_groups(f, "active", &self.active_groups, &self.active)?;
        for text in &self.suggestions {
            writeln!(f, "  {text}")?;
        }
        Ok(())
    }
}

/// The first groups, one line each; a group of one condition as it is told in full.
fn write_groups(
    f: &mut fmt::Formatter<'_>,
    title: &str,
    groups: &[Group],
    entries: &[Named],
) -> fmt::Result {
    for group in groups.iter().take(LISTED) {
        let alone = |entry: &&Named| group.count == 1 && entry.name.starts_with(&group.name);
        match entries.iter().find(alone) {
            Some(entry) => writeln!(f, "  {title}: {}", entry.text)?,
            None if group.multiplier > 0.0 => writeln!(
                f,
                "  {title}: {group}, multiplier up to {:.3e}",
                group.multiplier
            )?,
            None => writeln!(f, "  {title}: {group}")?,
        }
    }
    if groups.len() > LISTED {
        let rest: usize = groups[LISTED..].iter().map(|group| group.count).sum();
        writeln!(f, "  {title}: and {rest} more")?;
    }
    Ok(())
}
