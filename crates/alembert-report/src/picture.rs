//! Figures and tables of publications, as this program shows them.

use crate::data::Figure;
use crate::numbers;
use crate::plot::Plot;
use serde::{Deserialize, Serialize};

/// A figure or table of a publication: what corresponds to it is shown before everything else.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Picture {
    /// Which one, for example `Figure 2 (left)`.
    pub title: String,
    /// The publication.
    pub source: String,
    /// What is seen.
    pub caption: String,
    /// Index of the run that is shown at first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub run: Option<usize>,
    /// Times of the animation that are shown at once, as pale pictures \[s\].
    #[serde(with = "numbers::list", skip_serializing_if = "Vec::is_empty")]
    pub snapshots: Vec<f64>,
    /// From one of them to the next, so that they stand side by side, the first beside the animation \[m\].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub apart: Option<[f64; 3]>,
    /// Standard view of the animation: `oblique`, `front`, `side` or `top`; empty for the usual one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub view: String,
    /// Times of the curves \[s\], increasing.
    #[serde(with = "numbers::list", skip_serializing_if = "Vec::is_empty")]
    pub time: Vec<f64>,
    /// The diagrams.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plots: Vec<Plot>,
    /// The rows of a table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Figure>,
}
