//! The data of a report: what is drawn, plotted and tabulated.
//!
//! Plain numbers only. Nothing here knows the physics: whoever has a trajectory fills these
//! structs, and [`crate::render`] turns them into one HTML file. All arrays over time are flat
//! and have one entry (or 3, or 9) per recorded frame. SI units, world axes.

use serde::{Deserialize, Serialize};
use std::io::Write;
use std::path::Path;
use std::{fs, io};

use crate::front::Front;
use crate::numbers;
use crate::picture::Picture;
use crate::plot::{Channels, Plot};
use crate::rod::Rod;

/// Everything one HTML file shows: one or several runs with a chooser between them.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The runs, for example the studies of one model. The first is shown first.
    pub runs: Vec<Run>,
    /// Figures of publications; the animation begins as the first one asks for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<Picture>,
    /// Curves of all runs in the same diagrams, shown with every run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comparison: Option<Comparison>,
    /// Trade-offs between objectives; its points choose the run that is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub front: Option<Front>,
}

impl Report {
    /// A report of a single run.
    pub fn single(run: Run) -> Self {
        Self {
            runs: vec![run],
            ..Self::default()
        }
    }

    /// The whole report as one HTML document, as [`crate::render`] makes it.
    pub fn html(&self) -> String {
        crate::render(self)
    }

    /// Writes the HTML file, whole or not at all: it is written beside its place first.
    pub fn write(&self, path: impl AsRef<Path>) -> io::Result<()> {
        let path = path.as_ref();
        let mut beside = path.as_os_str().to_owned();
        beside.push(format!(".{}.tmp", std::process::id()));
        let fill = || {
            let mut file = fs::File::create(&beside)?;
            file.write_all(self.html().as_bytes())?;
            file.sync_all()?;
            fs::rename(&beside, path)
        };
        fill().inspect_err(|_| {
            // the first error counts
            let _ = fs::remove_file(&beside);
        })
    }
}

/// Diagrams with a curve for each run, on times of their own.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Comparison {
    /// Headline of the part.
    pub title: String,
    /// Times of the curves \[s\], increasing.
    #[serde(with = "numbers::list")]
    pub time: Vec<f64>,
    /// The diagrams; a curve ends where its run ended.
    pub plots: Vec<Plot>,
}

/// One simulated motion with its plots, tables and provenance.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Run {
    /// Headline, usually the title of the model.
    pub title: String,
    /// Second line: study, scheme, step and so on. Also the entry in the chooser.
    pub subtitle: String,
    /// Name of the study, by which programs tell runs apart; may be empty. Not in the page, whose provenance has it.
    #[serde(skip)]
    pub study: String,
    /// Pairs of label and value: model hash, version, options.
    pub provenance: Vec<(String, String)>,
    /// How the run ended.
    pub status: Status,
    /// Spatial or planar; a planar model is shown from the front, without perspective.
    pub space: Space,
    /// Direction against gravity, world axes. Need not be normalised.
    #[serde(with = "numbers::array")]
    pub up: [f64; 3],
    /// Recorded times \[s\], increasing; `n` frames. In an analysis without motion: values of [`Run::horizontal`].
    #[serde(with = "numbers::list")]
    pub time: Vec<f64>,
    /// What the horizontal axis of the plots shows; time when missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub horizontal: Option<Horizontal>,
    /// Rigid bodies.
    pub bodies: Vec<Body>,
    /// Point masses.
    pub points: Vec<Point>,
    /// Flexible rods.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rods: Vec<Rod>,
    /// Name of the [`Quantity`](crate::Quantity) that colours the rods at first; empty for the plain colour.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub colored_by: String,
    /// Joints, drawn as glyphs.
    pub joints: Vec<Joint>,
    /// Springs between two points, drawn as coils.
    pub springs: Vec<Spring>,
    /// Markers, drawn with their trails.
    pub markers: Vec<Marker>,
    /// Arrows that come and go, for example contact forces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<Arrow>,
    /// Named parts of the time axis, marked in all plots over time and at the slider.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<Phase>,
    /// Plots over time, or over a quantity of their own.
    pub plots: Vec<Plot>,
    /// Recorded channels, each of which can become a plot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channels: Option<Channels>,
    /// The ledger: what was conserved, and how well.
    pub ledger: Vec<LedgerRow>,
    /// Explanations in words, below the ledger.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// Figures compared with references.
    pub figures: Vec<Figure>,
}

/// A horizontal axis other than time, for pages of plots and tables. A run without bodies, points, joints, springs and
/// markers is shown without the animation.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Horizontal {
    /// What it is, for example `omega h`.
    pub name: String,
    /// Unit; empty for pure numbers.
    pub unit: String,
}

/// How a run ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// One word: `completed`, `stalled`, `interrupted`, ... Anything but `completed` is shown
    /// as a banner together with the message; `no solution` is that of a plan that was not found.
    pub code: String,
    /// What happened, for people. May be empty.
    pub message: String,
}

impl Status {
    /// The run reached its end.
    pub fn completed() -> Self {
        Self::new("completed", "")
    }

    /// A status with a code and a message.
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            message: message.into(),
        }
    }
}

impl Default for Status {
    fn default() -> Self {
        Self::completed()
    }
}

/// The space a model lives in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Space {
    /// Three dimensions.
    #[default]
    #[serde(rename = "3d")]
    Spatial,
    /// The x-y plane; every vector still has three entries, the third zero.
    #[serde(rename = "planar")]
    Planar,
}

/// A rigid body: its shapes and its motion.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Body {
    /// Name, shown as a label.
    pub name: String,
    /// Shapes in the body frame. A body without shapes is drawn as its frame.
    pub shapes: Vec<Shape>,
    /// Position of the body origin \[m\], `3 n` numbers.
    #[serde(with = "numbers::list")]
    pub position: Vec<f64>,
    /// Body axes in the world, `9 n` numbers: d1x d1y d1z d2x ... d3z per frame.
    #[serde(with = "numbers::list")]
    pub directors: Vec<f64>,
}

/// A solid and where it sits in the body frame.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Shape {
    /// The solid itself.
    #[serde(flatten)]
    pub solid: Solid,
    /// Origin of the shape frame in the body frame \[m\].
    #[serde(default, with = "numbers::array")]
    pub position: [f64; 3],
    /// Rotation from the shape frame to the body frame, row-major.
    #[serde(default = "identity", with = "numbers::array")]
    pub matrix: [f64; 9],
    /// Colour as `#rrggbb`; without it the viewer chooses from its palette.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
}

impl Shape {
    /// A solid at the body origin, along the body axes, in a colour of the palette.
    pub const fn new(solid: Solid) -> Self {
        Self {
            solid,
            position: [0.0; 3],
            matrix: identity(),
            color: None,
        }
    }

    /// The same shape with its frame at `position` in the body frame.
    pub const fn with_position(mut self, position: [f64; 3]) -> Self {
        self.position = position;
        self
    }

    /// The same shape turned by a row-major rotation matrix (body from shape).
    pub const fn with_matrix(mut self, matrix: [f64; 9]) -> Self {
        self.matrix = matrix;
        self
    }

    /// The same shape in the colour `#rrggbb`.
    pub fn with_color(mut self, color: impl Into<String>) -> Self {
        self.color = Some(color.into());
        self
    }
}

/// Row-major identity matrix.
const fn identity() -> [f64; 9] {
    [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]
}

/// The solids the viewer can draw. Lengths in m.
///
/// A planar rectangle is a box with a thickness for display, a planar disk a flat cylinder.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Solid {
    /// Centred on the origin of the shape frame.
    Box {
        /// Edge lengths along the axes of the shape frame.
        size: [f64; 3],
    },
    /// Centred on the origin, along an axis.
    Cylinder {
        /// Radius.
        radius: f64,
        /// Length along the axis.
        length: f64,
        /// Axis of rotation.
        #[serde(default)]
        axis: Axis,
    },
    /// A cylinder with half spheres at both ends.
    Capsule {
        /// Radius.
        radius: f64,
        /// Length of the cylindrical part.
        length: f64,
        /// Axis of rotation.
        #[serde(default)]
        axis: Axis,
    },
    /// Centred on the origin.
    Sphere {
        /// Radius.
        radius: f64,
    },
    /// Apex at the origin, opening along the positive axis.
    Cone {
        /// Radius of the base.
        radius: f64,
        /// Distance from the apex to the base.
        height: f64,
        /// Axis of rotation.
        #[serde(default)]
        axis: Axis,
    },
}

/// An axis of the shape frame.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Axis {
    /// First axis.
    X,
    /// Second axis.
    Y,
    /// Third axis.
    #[default]
    Z,
}

/// A point mass.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Point {
    /// Name, shown as a label.
    pub name: String,
    /// Radius of the ball that is drawn \[m\]; zero lets the viewer choose.
    #[serde(with = "numbers::one")]
    pub radius: f64,
    /// Position \[m\], `3 n` numbers.
    #[serde(with = "numbers::list")]
    pub position: Vec<f64>,
}

/// A joint, drawn as a glyph that depends on its kind.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Joint {
    /// Name, shown as a label.
    pub name: String,
    /// `weld`, `revolute`, `prismatic`, `cylindrical`, `spherical`, `universal`, `planar`,
    /// `screw`, `free` (not drawn) or `distance`.
    pub kind: String,
    /// Location \[m\], `3 n` numbers.
    #[serde(with = "numbers::list")]
    pub position: Vec<f64>,
    /// Axis in the world, `3 n` numbers; empty when the kind has none. For `distance`: the
    /// vector from the first to the second attachment point \[m\], not normalised.
    #[serde(with = "numbers::list")]
    pub axis: Vec<f64>,
    /// Second axis of a universal joint, `3 n` numbers; may be empty.
    #[serde(with = "numbers::list", skip_serializing_if = "Vec::is_empty")]
    pub second_axis: Vec<f64>,
}

/// A spring between two points.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Spring {
    /// Name, shown as a label.
    pub name: String,
    /// First end \[m\], `3 n` numbers.
    #[serde(with = "numbers::list")]
    pub a: Vec<f64>,
    /// Second end \[m\], `3 n` numbers.
    #[serde(with = "numbers::list")]
    pub b: Vec<f64>,
}

/// A marker: a point whose path is drawn.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Marker {
    /// Name, shown as a label.
    pub name: String,
    /// Position \[m\], `3 n` numbers.
    #[serde(with = "numbers::list")]
    pub position: Vec<f64>,
}

/// An arrow with a moving foot; it vanishes while its vector is about zero.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Arrow {
    /// Name, shown as a label.
    pub name: String,
    /// Where the arrow begins \[m\], `3 n` numbers; not finite hides it.
    #[serde(with = "numbers::list")]
    pub position: Vec<f64>,
    /// From foot to tip \[m\] as drawn, that is, already scaled; `3 n` numbers.
    #[serde(with = "numbers::list")]
    pub vector: Vec<f64>,
    /// Colour as `#rrggbb`; without it the viewer chooses one for forces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
}

/// A named part of the time axis.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Phase {
    /// Name, for example `flight`.
    pub name: String,
    /// Where it begins \[s\].
    #[serde(with = "numbers::one")]
    pub start: f64,
    /// Where it ends \[s\].
    #[serde(with = "numbers::one")]
    pub end: f64,
}

/// An explanation: a headline and lines of plain text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Note {
    /// Headline, for example `Active bounds`.
    pub title: String,
    /// The lines, one thought each.
    pub lines: Vec<String>,
}

impl Note {
    /// A note with its lines.
    pub fn new(title: impl Into<String>, lines: Vec<String>) -> Self {
        Self {
            title: title.into(),
            lines,
        }
    }
}

/// One line of the ledger: a quantity that should be small or constant, and its largest value.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LedgerRow {
    /// What is measured, for example `energy balance`.
    pub name: String,
    /// Largest absolute value over the run.
    #[serde(with = "numbers::one")]
    pub largest: f64,
    /// The same relative to the size of the quantity, when that makes sense.
    pub relative: Option<f64>,
    /// Unit of `largest`.
    pub unit: String,
    /// A remark: what the scheme promises, or why a value is not small.
    pub note: String,
    /// `good`, `doubtful` or `broken`; empty where nobody judged.
    pub verdict: String,
    /// What is wrong and what to do, where it is not good.
    pub remedy: String,
}

/// One figure of the run compared with a reference.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Figure {
    /// Name of the figure.
    pub name: String,
    /// Computed value.
    #[serde(with = "numbers::one")]
    pub value: f64,
    /// Value it should have, if there is one.
    pub reference: Option<f64>,
    /// Allowed absolute deviation.
    pub tolerance: Option<f64>,
    /// Whether the figure holds; `None` when there is nothing to compare with.
    pub ok: Option<bool>,
    /// Where the reference comes from.
    pub source: String,
}
