//! Shape of a rod as the model file says it: the line it follows as drawn, and its natural (stress-free) shape.
//!
//! The geometry itself, positions and frames along the rod, is in `curve.rs`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::forces::NumberOrVector;
use super::values::Vector;

/// The line that a curved rod follows as drawn, from its `start`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum RodPath {
    /// An arc of a circle.
    Arc(ArcPath),
    /// A helix (3d models).
    Helix(HelixPath),
    /// A smooth curve through points.
    Points(PointsPath),
}

/// An arc of a circle. The section keeps its place in the plane of the arc and turns with the tangent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArcPath {
    /// Direction of the rod at its start, world axes.
    pub tangent: Vector,
    /// Direction from the start to the centre of the circle, world axes; its part along the tangent does not matter.
    pub toward: Vector,
    /// Radius [m].
    pub radius: f64,
    /// Angle of the arc [rad], positive; 6.283185307179586 is a full circle.
    pub angle: f64,
}

/// A helix (3d models). The section turns with the helix: its axes keep their angles with the axis of the helix.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HelixPath {
    /// Direction along which the helix advances, world axes.
    pub axis: Vector,
    /// Direction from the start to the axis of the helix, world axes; its part along the axis does not matter.
    pub toward: Vector,
    /// Radius of the centre line [m].
    pub radius: f64,
    /// Advance in one turn [m].
    pub pitch: f64,
    /// Number of turns, also broken.
    pub turns: f64,
    /// Like a common screw (right) or its mirror image (left); right when missing.
    #[serde(default)]
    pub handedness: Handedness,
}

/// Handedness of a helix.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Handedness {
    /// Like a common screw.
    #[default]
    Right,
    /// The mirror image of a common screw.
    Left,
}

/// A smooth curve (cubic spline) through points. The section does not turn about the tangent but by `twist`.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointsPath {
    /// Points in the world [m], at least two; the first is the start. Of a closed rod the last one is the first again.
    pub points: Vec<Vector>,
}

/// The shape of a rod without stress: a word, one curvature for the whole rod, or pieces with curvatures of their own.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Natural {
    /// A known shape.
    Word(NaturalWord),
    /// The same curvature all along.
    Uniform(UniformCurvature),
    /// Curvature piece by piece.
    Pieces(CurvaturePieces),
}

/// A known natural shape.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum NaturalWord {
    /// As drawn.
    #[default]
    Drawn,
    /// Straight and without twist, as long as drawn.
    Straight,
}

/// A natural shape with the same curvature all along: an arc or, with torsion, a helix.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UniformCurvature {
    /// Curvature about the first and second section axis and torsion about the tangent [rad/m]; planar models: one number, about z.
    pub curvature: NumberOrVector,
    /// Shear along the section axes and extension, of the natural against the drawn length [1]; planar models: extension and shear.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strain: Option<Vector>,
}

/// A natural shape whose curvature is constant on each of several pieces.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CurvaturePieces {
    /// The pieces, from the start to the end of the rod.
    pub pieces: Vec<CurvaturePiece>,
    /// Shear along the section axes and extension, of the natural against the drawn length [1]; planar models: extension and shear.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strain: Option<Vector>,
}

/// A piece of a natural shape.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CurvaturePiece {
    /// Where the piece ends, as a fraction of the length; increasing, the last is 1.
    pub to: f64,
    /// Curvature about the first and second section axis and torsion about the tangent [rad/m]; planar models: one number, about z.
    pub curvature: NumberOrVector,
}

/// An angle along a rod: its value at the end, growing evenly from zero; or a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Twist {
    /// Value at the end of the rod [rad].
    Total(f64),
    /// Rows [fraction of the length, angle in rad], from fraction 0 to 1, straight lines between them.
    Table(Vec<[f64; 2]>),
}

impl Twist {
    /// The angle at the fraction `s` of the length [rad].
    pub fn at(&self, s: f64) -> f64 {
        match self {
            Self::Total(angle) => s * angle,
            Self::Table(rows) => interpolated(rows, s),
        }
    }
}

/// Straight lines between rows, constant outside; zero without rows.
fn interpolated(rows: &[[f64; 2]], s: f64) -> f64 {
    let after = rows.partition_point(|row| row[0] <= s);
    let [before, next] = [after.checked_sub(1), Some(after)].map(|i| rows.get(i?));
    match (before, next) {
        (Some([s0, a]), Some([s1, b])) => a + (b - a) * (s - s0) / (s1 - s0),
        (Some([_, a]), None) | (None, Some([_, a])) => *a,
        (None, None) => 0.0,
    }
}

impl Natural {
    /// Pieces of constant curvature: where each ends, and its curvature. Nothing for the shape as drawn.
    pub(super) fn pieces(&self) -> Option<Vec<(f64, [f64; 3])>> {
        match self {
            Self::Word(NaturalWord::Drawn) => None,
            Self::Word(NaturalWord::Straight) => Some(vec![(1.0, [0.0; 3])]),
            Self::Uniform(u) => Some(vec![(1.0, u.curvature.xyz())]),
            Self::Pieces(p) => {
                let pieces = p.pieces.iter();
                Some(pieces.map(|p| (p.to, p.curvature.xyz())).collect())
            }
        }
    }

    /// Natural shear and extension, if given.
    pub(super) fn strain(&self) -> Option<&Vector> {
        match self {
            Self::Word(_) => None,
            Self::Uniform(u) => u.strain.as_ref(),
            Self::Pieces(p) => p.strain.as_ref(),
        }
    }
}
