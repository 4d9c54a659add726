//! Trade-offs between objectives: points of which some have a run to look at.

use serde::{Deserialize, Serialize};

use crate::numbers;

/// A front and the samples around it, drawn over two or three objectives.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Front {
    /// Headline of the part.
    pub title: String,
    /// The axes: two or three.
    pub objectives: Vec<Objective>,
    /// The points. Those that are not dominated are joined in the order of the first objective when there are two.
    pub points: Vec<FrontPoint>,
}

/// One axis of a front.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Objective {
    /// What it is, for example `energy`.
    pub name: String,
    /// Unit; empty for pure numbers.
    pub unit: String,
}

impl Objective {
    /// An axis with its unit.
    pub fn new(name: impl Into<String>, unit: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            unit: unit.into(),
        }
    }
}

/// One point of a front, or a sample behind it.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct FrontPoint {
    /// One value per objective; a point with one that is not finite is left out.
    #[serde(with = "numbers::list")]
    pub values: Vec<f64>,
    /// Index of its run in [`Report::runs`](crate::Report::runs); choosing the point shows that run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub run: Option<usize>,
    /// What it is, for people. May be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// Another point is better in everything: drawn small and grey.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub dominated: bool,
}
