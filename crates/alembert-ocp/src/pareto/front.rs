//! A front as data: its points, which of them no other one dominates, its range.

use crate::result::Stored;
use serde::{Deserialize, Serialize};

/// What a point of the front is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// A feasible plan from a random start.
    Sample,
    /// The least of one objective; with three also the least of one, then of another: the corners of the front.
    Anchor,
    /// A projected reference point of the first pass.
    Coarse,
    /// A projected reference point of the front.
    Front,
}

/// A plan with its objectives.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// What it is.
    pub role: Role,
    /// Number within its role.
    pub number: usize,
    /// Values of the objectives.
    pub values: Vec<f64>,
    /// Whether the solver converged.
    pub optimal: bool,
    /// Largest violation of a condition; not finite (null in a file) where it could not be computed.
    #[serde(deserialize_with = "crate::result::or_nan")]
    pub violation: f64,
    /// Iterations of the solver.
    pub iterations: usize,
    /// What stood in the way, if the solver did not converge.
    #[serde(default)]
    pub obstacle: String,
    /// The plan.
    pub plan: Stored,
}

/// Everything known of a front; can be stored at any time and gone on with.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Front {
    /// Fingerprint of the problem: a front of another one is not gone on with.
    pub problem: String,
    /// Names of the objectives.
    pub objectives: Vec<String>,
    /// All points, in the order in which they were found.
    pub points: Vec<Point>,
    /// All points that were asked for are there.
    pub complete: bool,
}

impl Front {
    /// A point by role and number.
    pub(super) fn find(&self, role: Role, number: usize) -> Option<&Point> {
        let mut points = self.points.iter();
        points.find(|p| p.role == role && p.number == number)
    }

    /// The points of the front that no other point dominates, along the first objective.
    pub fn nondominated(&self) -> Vec<&Point> {
        let good = |p: &&Point| p.optimal && p.role != Role::Sample;
        let candidates: Vec<&Point> = self.points.iter().filter(good).collect();
        let fine = candidates.iter().any(|p| p.role == Role::Front);
        let wanted = |p: &&&Point| !fine || p.role != Role::Coarse;
        let mut out: Vec<&Point> = candidates
            .iter()
            .filter(wanted)
            .filter(|p| !candidates.iter().any(|q| dominates(&q.values, &p.values)))
            .copied()
            .collect();
        out.sort_by(|a, b| a.values[0].total_cmp(&b.values[0]));
        out
    }

    /// Least and largest values of the anchors, and of corners that were found.
    pub(super) fn range(&self) -> (Vec<f64>, Vec<f64>) {
        let count = self.objectives.len();
        self.range_of(|p| p.role == Role::Anchor && (p.number < count || p.optimal))
    }

    /// The same without corners.
    pub(super) fn anchor_range(&self) -> (Vec<f64>, Vec<f64>) {
        let count = self.objectives.len();
        self.range_of(|p| p.role == Role::Anchor && p.number < count)
    }

    /// The first pass without dominated points, along the first objective.
    pub(super) fn nondominated_all(&self) -> Vec<&Point> {
        let good = |p: &&Point| p.optimal && matches!(p.role, Role::Anchor | Role::Coarse);
        let all: Vec<&Point> = self.points.iter().filter(good).collect();
        let mut out: Vec<&Point> = all
            .iter()
            .filter(|p| !all.iter().any(|q| dominates(&q.values, &p.values)))
            .copied()
            .collect();
        out.sort_by(|a, b| a.values[0].total_cmp(&b.values[0]));
        out
    }

    fn range_of(&self, known: impl Fn(&Point) -> bool) -> (Vec<f64>, Vec<f64>) {
        let count = self.objectives.len();
        let anchors: Vec<&Point> = self.points.iter().filter(|p| known(p)).collect();
        let fold = |f: fn(f64, f64) -> f64, start: f64| -> Vec<f64> {
            (0..count)
                .map(|i| anchors.iter().map(|p| p.values[i]).fold(start, f))
                .collect()
        };
        (
            fold(f64::min, f64::INFINITY),
            fold(f64::max, f64::NEG_INFINITY),
        )
    }
}

/// Whether a is at least as good in all objectives and better in one, beyond rounding.
pub fn dominates(a: &[f64], b: &[f64]) -> bool {
    let slack = |b: f64| 1e-9 * b.abs();
    let pairs = || a.iter().zip(b);
    pairs().all(|(a, b)| *a <= b + slack(*b)) && pairs().any(|(a, b)| *a < b - 1e-6 * b.abs())
}
