//! What was measured, as text, JSON and Markdown.

use super::claim::Claim;
use crate::Outcome;
use crate::gallery::Case;
use crate::output::{precise, short, table};
use serde_json::{Map, Value, json};

/// Everything that was measured.
pub struct Results {
    /// Claims of schemes.
    pub claims: Vec<Claim>,
    /// Gallery cases, or why one could not be run.
    pub cases: Vec<(String, Result<Case, String>)>,
    /// Shorter runs were asked for.
    pub quick: bool,
}

impl Results {
    /// Claims that fail.
    pub fn failed_claims(&self) -> usize {
        self.claims.iter().filter(|c| !c.ok()).count()
    }

    /// Figures that fail; a case that cannot be run or a run that does not complete counts as one.
    pub fn failed_figures(&self) -> usize {
        let failed = |case: &Case| {
            let stalled = case
                .runs
                .iter()
                .filter(|r| case.outcome_of(r) != Outcome::Good)
                .count();
            stalled + case.figures.iter().filter(|f| !f.ok).count()
        };
        self.cases
            .iter()
            .map(|(_, case)| case.as_ref().map_or(1, failed))
            .sum()
    }

    fn figures(&self) -> usize {
        self.cases
            .iter()
            .map(|(_, case)| case.as_ref().map_or(1, |c| c.figures.len()))
            .sum()
    }

    /// All is well.
    pub fn ok(&self) -> bool {
        self.failed_claims() + self.failed_figures() == 0
    }

    /// For programs; see docs/cli.md.
    pub fn json(&self) -> Value {
        let references: Vec<Value> = self
            .cases
            .iter()
            .map(|(name, case)| match case {
                Ok(case) => case.json(),
                Err(problem) => json!({"case": name, "figures": Map::new(), "problem": problem}),
            })
            .collect();
        json!({
            "ok": self.ok(),
            "failed_claims": self.failed_claims(),
            "failed_figures": self.failed_figures(),
            "claims": self.claims.iter().map(Claim::json).collect::<Vec<_>>(),
            "references": references,
        })
    }

    /// For the terminal.
    pub fn text(&self) -> String {
        let mut rows = vec![words(&[
            "scheme", "claim", "problem", "measured", "required", "ok",
        ])];
        for c in &self.claims {
            rows.push(vec![
                c.scheme.to_owned(),
                c.claim.clone(),
                c.problem.clone(),
                c.measured_text(),
                c.requirement.text(),
                c.verdict().to_owned(),
            ]);
        }
        let mut text = table(&rows, &[3, 4]);
        if !self.cases.is_empty() {
            let mut rows = vec![words(&[
                "case",
                "figures",
                "hold",
                "worst: error over tolerance",
                "ok",
            ])];
            for (name, case) in &self.cases {
                rows.push(case_row(name, case));
            }
            text += "\n";
            text += &table(&rows, &[1, 2]);
        }
        for (name, figure, problem) in self.failures() {
            text += &format!("FAILED: {name}: {figure}{problem}\n");
        }
        text + &format!("\n{}\n", self.summary())
    }

    /// Failed figures with their values.
    fn failures(&self) -> Vec<(String, String, String)> {
        let mut list = vec![];
        for (name, case) in &self.cases {
            match case {
                Err(problem) => list.push((name.clone(), problem.clone(), String::new())),
                Ok(case) => {
                    for run in &case.runs {
                        if case.outcome_of(run) != Outcome::Good {
                            let why = match run.status.message() {
                                text if text.is_empty() => "it should have stalled".to_owned(),
                                text => format!("{}: {text}", run.status.code()),
                            };
                            list.push((name.clone(), format!("{}: ", run.provenance.study), why));
                        }
                    }
                    for f in case.figures.iter().filter(|f| !f.ok) {
                        let value = f.problem.clone().unwrap_or_else(|| {
                            format!(
                                "{} instead of {} +- {}",
                                precise(f.value),
                                precise(f.reference),
                                short(f.tolerance)
                            )
                        });
                        list.push((name.clone(), format!("{}: ", f.name), value));
                    }
                }
            }
        }
        list
    }

    /// One sentence.
    pub fn summary(&self) -> String {
        let claimed = self.claims.iter().filter(|c| c.claimed).count();
        let figures = self.figures();
        let cases = self.cases.iter().filter_map(|(_, case)| case.as_ref().ok());
        let own = cases.flat_map(|c| &c.figures).filter(|f| f.own).count();
        format!(
            "{} of {claimed} claims hold, {} of {figures} figures of {} gallery cases ({own} of them own values)",
            claimed - self.failed_claims(),
            figures.saturating_sub(self.failed_figures()),
            self.cases.len()
        )
    }

    /// The page docs/verification.md.
    pub fn markdown(&self) -> String {
        let command = if self.quick {
            "alembert verify --quick"
        } else {
            "alembert verify"
        };
        let mut text = format!(
            "# Verification\n\nGenerated by `{command} --write`; do not edit. {}.\n\n\
             A dash means that the scheme does not claim the property; the number is measured all the same.\n\
             What the columns mean and how each number is measured stands below the tables.\n",
            self.summary()
        );
        let mut claims: Vec<&str> = vec![];
        for c in &self.claims {
            if !claims.contains(&c.claim.as_str()) {
                claims.push(&c.claim);
            }
        }
        text += "\n## Claims of the schemes\n";
        for claim in claims {
            text += &self.claim_section(claim);
        }
        text += "\n## References of the gallery\n";
        for (name, case) in &self.cases {
            text += &case_section(name, case);
        }
        text + METHOD
    }

    /// One table: problems down, schemes across.
    fn claim_section(&self, claim: &str) -> String {
        let of_claim: Vec<&Claim> = self.claims.iter().filter(|c| c.claim == claim).collect();
        let (mut schemes, mut problems): (Vec<&str>, Vec<&str>) = (vec![], vec![]);
        for c in &of_claim {
            if !schemes.contains(&c.scheme) {
                schemes.push(c.scheme);
            }
            if !problems.contains(&c.problem.as_str()) {
                problems.push(&c.problem);
            }
        }
        // requirements may differ by scheme, as orders do
        let mut required: Vec<String> = vec![];
        for c in &of_claim {
            let text = c.requirement.text();
            if !required.contains(&text) {
                required.push(text);
            }
        }
        let by_scheme = if required.len() > 1 {
            " (by the scheme)"
        } else {
            ""
        };
        let required = required.join("; ") + by_scheme;
        let mut heading = claim.to_owned();
        if let Some(first) = heading.get_mut(0..1) {
            first.make_ascii_uppercase();
        }
        let mut text = format!(
            "\n### {heading}\n\nRequired: {required}.\n\n| problem | {} |\n|---|",
            schemes.join(" | ")
        );
        text += &"---|".repeat(schemes.len());
        text.push('\n');
        for problem in problems {
            text += &format!("| {problem} |");
            for scheme in &schemes {
                let cell = of_claim
                    .iter()
                    .find(|c| c.scheme == *scheme && c.problem == problem);
                text += &cell.map_or(" |".to_owned(), |c| {
                    format!(" {} {} |", c.measured_text(), c.verdict())
                });
            }
            text.push('\n');
        }
        text
    }
}

fn words(list: &[&str]) -> Vec<String> {
    list.iter().map(|w| (*w).to_owned()).collect()
}

fn case_row(name: &str, case: &Result<Case, String>) -> Vec<String> {
    let Ok(case) = case else {
        return words(&[name, "0", "0", "the case could not be run", "FAILED"]);
    };
    let hold = case.figures.iter().filter(|f| f.ok).count();
    let ratio = |f: &crate::gallery::Compared| (f.value - f.reference).abs() / f.tolerance;
    let worst = case
        .figures
        .iter()
        .max_by(|a, b| ratio(a).total_cmp(&ratio(b)));
    let worst = worst.map_or(String::new(), |f| match &f.problem {
        Some(problem) => format!("{}: {problem}", f.name),
        None => format!("{:.2} ({})", ratio(f), f.name),
    });
    let ok = if hold == case.figures.len() {
        "ok"
    } else {
        "FAILED"
    };
    vec![
        name.to_owned(),
        case.figures.len().to_string(),
        hold.to_string(),
        worst,
        ok.to_owned(),
    ]
}

/// Where a reference comes from, or why there is no value.
fn source(f: &crate::gallery::Compared) -> String {
    match &f.problem {
        Some(problem) => problem.clone(),
        None if f.own && !f.source.contains("own ") => format!("own value: {}", f.source),
        None => f.source.clone(),
    }
}

fn case_section(name: &str, case: &Result<Case, String>) -> String {
    let case = match case {
        Ok(case) => case,
        Err(problem) => return format!("\n### {name}\n\nThe case could not be run: {problem}\n"),
    };
    let title = &case.title;
    let mut text = format!(
        "\n### {name}\n\n{title}. References: {}.\n\n| figure | value | reference | tolerance | ok | source |\n|---|---|---|---|---|---|\n",
        case.citation.trim_end_matches('.')
    );
    for f in &case.figures {
        // what is only round-off is not printed to more digits than it has
        let value = if f.reference == 0.0 {
            format!("{:.1e}", f.value)
        } else {
            precise(f.value)
        };
        text += &format!(
            "| {} | {} | {} | {:e} | {} | {} |\n",
            f.name,
            if f.problem.is_some() {
                "-".to_owned()
            } else {
                value
            },
            precise(f.reference),
            f.tolerance,
            if f.ok { "ok" } else { "FAILED" },
            source(f).replace('|', "\\|"),
        );
    }
    text
}

const METHOD: &str = "
## How it is measured

- **Order**: slope of the line of least squares through the logarithms of error and step; the reference is the same scheme with a step sixteen times smaller than the smallest one; errors below 1e-11 (round-off) are left out. Errors are the largest differences of positions and directors, or of velocities and angular velocities, of all bodies at ten common times.
- **Momentum**: largest change of the total linear and angular momentum of a free system with inner forces, relative to its size (angular: plus linear momentum times distance from the origin), with Newton's iteration driven to round-off (tolerance 1e-15; the default leaves a small impulse in every step).
- **Impulse**: the momentum must change by the impulse of the applied force, summed with the quadrature of the scheme independently of the stepper; relative to the largest impulse.
- **Energy exact**: largest error of the energy balance, relative to the energy that is exchanged. **Energy error** and **trend**: for schemes with bounded error; the trend is the rise of the line of least squares over the whole run divided by the range of the error (an error below 1e-9 is round-off and has no trend; below 1e-8 the trend is the mean over five neighbouring steps, because walks of round-off have either sign and a drift has one). **Energy decays**: change of the energy at the end, relative to the energy that is exchanged.
- **Constraints**: largest violation over all recorded nodes [m, rad, m/s, rad/s].
- **Reversible**: distance from the start (positions, directors, velocities) after 100 steps forth and 100 steps back with the negative step.
- **Symplectic**: largest entry of J^T Omega J - Omega, where J is the derivative of one step of 0.1 s in joint angles and conjugate momenta, by central differences of fourth order.
- **Formulations agree**: largest difference of positions and directors between the null space formulation and multipliers.
- **References**: the figures of every gallery case, as in its `expected.toml`.
";
