//! Diagrams and their curves.

use serde::{Deserialize, Serialize};

use crate::numbers;
use crate::packed::Packed;

/// One diagram over time, or over another quantity.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Plot {
    /// Headline of the diagram.
    pub title: String,
    /// Unit of the vertical axis; empty for pure numbers.
    pub unit: String,
    /// Logarithmic vertical axis; values that are not positive are left out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub log: bool,
    /// Ends of the vertical axis; the viewer chooses when missing. Curves may leave the diagram.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<[f64; 2]>,
    /// So many of the first curves are stacked: areas, each upon the sum of those before it. The others are lines.
    #[serde(skip_serializing_if = "is_zero")]
    pub stacked: usize,
    /// It belongs to the ledger and stands below it; the others come first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ledger: bool,
    /// Values of a horizontal axis of its own, increasing, for example iterations; empty for that of the run.
    #[serde(with = "numbers::list", skip_serializing_if = "Vec::is_empty")]
    pub x: Vec<f64>,
    /// What [`Plot::x`] is, for example `iteration`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub x_name: String,
    /// The curves.
    pub series: Vec<Series>,
}

/// Whether nothing is stacked.
fn is_zero(count: &usize) -> bool {
    *count == 0
}

impl Plot {
    /// An empty diagram with a linear axis.
    pub fn new(title: impl Into<String>, unit: impl Into<String>) -> Self {
        Self {
            title: title.into(),
            unit: unit.into(),
            ..Self::default()
        }
    }

    /// The same diagram with one more curve.
    pub fn with_series(self, name: impl Into<String>, values: Vec<f64>) -> Self {
        self.with(Series::new(name, values))
    }

    /// The same diagram with one more curve, which may have steps and bounds.
    pub fn with(mut self, series: Series) -> Self {
        self.series.push(series);
        self
    }

    /// The same diagram over a quantity of its own.
    pub fn with_x(mut self, name: impl Into<String>, values: Vec<f64>) -> Self {
        self.x_name = name.into();
        self.x = values;
        self
    }

    /// The same diagram with a logarithmic vertical axis.
    pub const fn with_log(mut self) -> Self {
        self.log = true;
        self
    }
}

/// Recorded channels that the viewer offers as further diagrams.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Channels {
    /// Their names in files, for example `joint.crank.angle`.
    pub names: Vec<String>,
    /// As people write them, for example `crank angle`.
    pub labels: Vec<String>,
    /// Their units.
    pub units: Vec<String>,
    /// One row a frame, one column a channel.
    pub values: Packed,
    /// So many more were recorded and are left out, to keep the file small.
    pub left_out: usize,
}

/// One curve of a diagram.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Series {
    /// Name in the legend.
    pub name: String,
    /// One value per frame; not finite leaves a gap.
    #[serde(with = "numbers::list")]
    pub values: Vec<f64>,
    /// Piecewise constant: value `k` holds from frame `k` to `k + 1`. The last one may be left out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub step: bool,
    /// Lower and upper bound, drawn as thin dashed lines; not finite where there is none.
    #[serde(with = "numbers::bounds", skip_serializing_if = "Option::is_none")]
    pub bounds: Option<[f64; 2]>,
    /// Name of the channel that it shows, by which programs find it; empty for other curves. Not in the page.
    #[serde(skip)]
    pub channel: String,
}

impl Series {
    /// A curve through its values, without bounds.
    pub fn new(name: impl Into<String>, values: Vec<f64>) -> Self {
        Self {
            name: name.into(),
            values,
            ..Self::default()
        }
    }

    /// The same curve, piecewise constant.
    pub const fn with_step(mut self) -> Self {
        self.step = true;
        self
    }

    /// The same curve, known by the channel that it shows.
    pub fn of_channel(mut self, channel: impl Into<String>) -> Self {
        self.channel = channel.into();
        self
    }

    /// The same curve with its bounds; infinite where there is none.
    pub const fn with_bounds(mut self, lower: f64, upper: f64) -> Self {
        self.bounds = Some([lower, upper]);
        self
    }
}
