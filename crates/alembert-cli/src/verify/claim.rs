//! A claim, what was measured, and whether it holds.

use crate::output::number;
use alembert::model::{Formulation, Model, Scheme, Study};
use alembert::trajectory::{Status, Trajectory};
use serde_json::{Value, json};

/// The schemes, in the order of the documentation.
pub const SCHEMES: [Scheme; 4] = [
    Scheme::Midpoint,
    Scheme::Trapezoidal,
    Scheme::EnergyMomentum,
    Scheme::GeneralizedAlpha,
];

/// What a measured number must fulfil.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Requirement {
    /// Within a distance of a value.
    Near(f64, f64),
    /// Smaller than a bound in absolute value.
    Below(f64),
    /// Negative.
    Negative,
}

impl Requirement {
    fn holds(self, measured: f64) -> bool {
        match self {
            Self::Near(value, distance) => (measured - value).abs() <= distance,
            Self::Below(bound) => measured.abs() < bound,
            Self::Negative => measured < 0.0,
        }
    }

    /// As text.
    pub fn text(self) -> String {
        match self {
            Self::Near(value, distance) => format!("{value:.1} +- {distance:.1}"),
            Self::Below(bound) => format!("< {bound:.0e}"),
            Self::Negative => "< 0".to_owned(),
        }
    }
}

/// A measured claim.
#[derive(Debug, Clone)]
pub struct Claim {
    /// Name of the scheme.
    pub scheme: &'static str,
    /// The claim.
    pub claim: String,
    /// The problem.
    pub problem: String,
    /// The measured number; not a number when a run did not complete.
    pub measured: f64,
    /// What it must fulfil.
    pub requirement: Requirement,
    /// Whether the scheme claims this at all.
    pub claimed: bool,
}

impl Claim {
    /// Whether it holds; always true for what is not claimed.
    pub fn ok(&self) -> bool {
        !self.claimed || self.requirement.holds(self.measured)
    }

    /// ok, FAILED, or - for what is not claimed.
    pub fn verdict(&self) -> &'static str {
        match (self.claimed, self.ok()) {
            (false, _) => "-",
            (true, true) => "ok",
            (true, false) => "FAILED",
        }
    }

    /// The measured number as text.
    pub fn measured_text(&self) -> String {
        match self.requirement {
            Requirement::Near(..) => format!("{:.3}", self.measured),
            _ if self.measured.is_finite() => format!("{:.1e}", self.measured),
            _ => "the run did not complete".to_owned(),
        }
    }

    /// For programs.
    pub fn json(&self) -> Value {
        json!({
            "scheme": self.scheme, "claim": self.claim, "problem": self.problem,
            "measured": number(self.measured), "requirement": self.requirement.text(),
            "claimed": self.claimed, "ok": self.ok(),
        })
    }
}

/// Collects claims; knows which are wanted.
pub struct Bench {
    /// Shorter runs.
    pub quick: bool,
    /// Only claims that contain this text.
    pub only: Option<String>,
    /// What was measured.
    pub claims: Vec<Claim>,
    /// Called with the name of each measurement before it starts.
    pub watch: Box<dyn FnMut(&str)>,
}

impl Bench {
    /// Measures a claim of a scheme if it is wanted.
    pub fn measure(
        &mut self,
        scheme: Scheme,
        claim: &str,
        problem: &str,
        (claimed, requirement): (bool, Requirement),
        measure: impl FnOnce() -> f64,
    ) {
        self.measure_all(scheme, problem, &[(claim, claimed, requirement)], || {
            vec![measure()]
        });
    }

    /// Measures several claims from one set of runs.
    pub fn measure_all(
        &mut self,
        scheme: Scheme,
        problem: &str,
        claims: &[(&str, bool, Requirement)],
        measure: impl FnOnce() -> Vec<f64>,
    ) {
        let name = alembert::schemes::plain_table(scheme).name;
        let wanted = |claim: &str| {
            self.only.as_ref().is_none_or(|text| {
                [name, claim, problem]
                    .iter()
                    .any(|s| s.contains(text.as_str()))
            })
        };
        if crate::interrupt::requested() || !claims.iter().any(|c| wanted(c.0)) {
            return;
        }
        (self.watch)(&format!("{name}: {}, {problem}", claims[0].0));
        let measured = measure();
        for (k, (claim, claimed, requirement)) in claims.iter().enumerate() {
            self.claims.push(Claim {
                scheme: name,
                claim: (*claim).to_owned(),
                problem: problem.to_owned(),
                measured: measured.get(k).copied().unwrap_or(f64::NAN),
                requirement: *requirement,
                claimed: *claimed,
            });
        }
    }
}

/// How a problem is run.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Scheme.
    pub scheme: Scheme,
    /// Formulation.
    pub formulation: Formulation,
    /// Time step [s].
    pub step: f64,
    /// Number of steps.
    pub steps: u64,
    /// Steps between frames.
    pub every: u64,
    /// Newton tolerance, if not the default.
    pub tolerance: Option<f64>,
}

impl Plan {
    /// A plan that records every step.
    pub fn new(scheme: Scheme, step: f64, steps: u64) -> Self {
        Self {
            scheme,
            formulation: Formulation::Auto,
            step,
            steps,
            every: 1,
            tolerance: None,
        }
    }

    /// The same with fewer frames.
    pub fn every(self, every: u64) -> Self {
        Self { every, ..self }
    }

    /// The same with Newton driven to round-off.
    pub fn tight(self) -> Self {
        Self {
            tolerance: Some(1e-15),
            ..self
        }
    }

    /// As a study.
    pub fn study(self) -> Study {
        Study {
            name: "verify".to_owned(),
            scheme: self.scheme,
            formulation: self.formulation,
            step: self.step,
            duration: self.step * self.steps as f64,
            record_every: Some(self.every),
            tolerance: self.tolerance,
            ..Study::default()
        }
    }
}

/// A problem as a model; the problems are part of the program and valid, a test says so.
pub fn model(text: &str) -> Option<Model> {
    Model::from_toml_str(text, "verify.toml").ok()
}

/// Runs a problem; nothing when it did not complete.
pub fn fly(text: &str, plan: Plan) -> Option<Trajectory> {
    let model = model(text)?;
    let trajectory = alembert::simulate(&model, &plan.study(), &mut |_| {
        !crate::interrupt::requested()
    })
    .ok()?;
    (trajectory.status == Status::Completed).then_some(trajectory)
}

/// Largest absolute value of a channel.
pub fn largest(trajectory: &Trajectory, channel: &str) -> f64 {
    trajectory
        .channel(channel)
        .map_or(f64::NAN, |v| v.iter().fold(0.0_f64, |m, x| m.max(x.abs())))
}
