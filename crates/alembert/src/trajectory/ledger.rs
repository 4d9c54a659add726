//! The ledger of a run: balances that should be zero, each with a verdict.

use serde::{Deserialize, Serialize};

/// What a balance says about the run.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// As the scheme promises, or nothing that could be wrong.
    #[default]
    Good,
    /// More than the scheme promises: look twice.
    Doubtful,
    /// The run does not describe the model.
    Broken,
}

impl Verdict {
    /// Good up to the first bound, broken above the second or where it is not a number.
    pub fn of(value: f64, [doubtful, broken]: [f64; 2]) -> Self {
        if value <= doubtful {
            Self::Good
        } else if value <= broken {
            Self::Doubtful
        } else {
            Self::Broken
        }
    }

    /// good, doubtful or broken.
    pub fn name(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Doubtful => "doubtful",
            Self::Broken => "broken",
        }
    }
}

/// One line of the ledger: a balance that should be zero.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LedgerEntry {
    /// What is balanced.
    pub name: String,
    /// Largest absolute value over the recorded run.
    pub largest: f64,
    /// The same relative to the size of the quantity, where that makes sense.
    pub relative: Option<f64>,
    /// Unit.
    pub unit: String,
    /// What it means for this run.
    pub note: String,
    /// What it says about the run.
    #[serde(default)]
    pub verdict: Verdict,
    /// What is wrong and what to do; empty where the verdict is good.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub remedy: String,
}

/// How the note of a balance begins that the model does not keep, so that it has no error.
pub const NOT_CONSERVED: &str = "not conserved";

impl LedgerEntry {
    /// Whether the model keeps what is balanced: else its largest value is no error.
    pub fn is_conserved(&self) -> bool {
        !self.note.starts_with(NOT_CONSERVED)
    }

    /// The same with a verdict; the remedy is kept where it is not good.
    #[must_use]
    pub fn judged(mut self, verdict: Verdict, remedy: &str) -> Self {
        self.verdict = verdict;
        if verdict > Verdict::Good {
            remedy.clone_into(&mut self.remedy);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_verdicts_by_bounds() {
        let of = |value| Verdict::of(value, [1.0, 2.0]);
        assert_eq!([0.0, 1.0].map(of), [Verdict::Good; 2]);
        assert_eq!(of(1.5), Verdict::Doubtful);
        assert_eq!([3.0, f64::INFINITY, f64::NAN].map(of), [Verdict::Broken; 3]);
        let good = LedgerEntry::default().judged(Verdict::Good, "nothing to do");
        assert_eq!(good.remedy, "");
    }
}
