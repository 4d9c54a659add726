//! Augmented coordinates: the `[[coordinate]]` tables, and how other tables name a coordinate.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::values::Vector;

/// A scalar of the configuration that can be reported, acted on and prescribed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Coordinate {
    /// A joint coordinate under a name of its own.
    Joint(JointCoordinate),
    /// Distance of two points.
    Distance(Distance),
    /// World component of the position of a body point.
    Position(Position),
    /// Component, along an axis of the first body, of the vector between two points.
    Displacement(Displacement),
    /// Angle of the second body about an axis of the first; it counts full turns.
    Angle(Angle),
    /// Cosine of the angle between a direction of each body.
    Cosine(Cosine),
}

/// A joint coordinate under a name of its own.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JointCoordinate {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint.
    pub joint: String,
    /// Index of the joint coordinate, from 0.
    #[serde(default)]
    pub coordinate: usize,
}

/// Distance of two points [m].
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Distance {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// First and second body: a body, a point or "ground".
    pub bodies: [String; 2],
    /// The two points in the world, drawn configuration [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[Vector; 2]>,
    /// Point in the frame of the first body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_first: Option<Vector>,
    /// Point in the frame of the second body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_second: Option<Vector>,
}

/// World component of the position of a body point [m].
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the body or point.
    pub body: String,
    /// Location in the body frame, from the body origin [m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
    /// Direction in the world; its length does not matter.
    pub direction: Vector,
}

/// Component along an axis of the first body of the vector from a point of the first to a point of the second body [m].
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Displacement {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// First and second body: a body, a point or "ground".
    pub bodies: [String; 2],
    /// The two points in the world, drawn configuration [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[Vector; 2]>,
    /// Point in the frame of the first body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_first: Option<Vector>,
    /// Point in the frame of the second body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_second: Option<Vector>,
    /// Direction in the frame of the first body; its length does not matter.
    pub direction: Vector,
}

/// Angle of the second body about an axis of the first [rad]: of the projection on the plane normal to the axis.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Angle {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// First and second body: a body or "ground".
    pub bodies: [String; 2],
    /// Axis in the world, drawn configuration, fixed in the first body (3d models only).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub axis: Option<Vector>,
    /// Direction of the zero angle in the frame of the first body (made normal to the axis); needs `x_second`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x_first: Option<Vector>,
    /// Direction of the zero angle in the frame of the second body; the drawn configuration has angle zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x_second: Option<Vector>,
}

/// Cosine of the angle between a direction of each body [1].
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cosine {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// First and second body: a body or "ground".
    pub bodies: [String; 2],
    /// Direction in the frame of the first body; its length does not matter.
    pub first: Vector,
    /// Direction in the frame of the second body; its length does not matter.
    pub second: Vector,
}

impl Coordinate {
    /// Name of the coordinate.
    pub fn name(&self) -> &str {
        match self {
            Self::Joint(c) => &c.name,
            Self::Distance(c) => &c.name,
            Self::Position(c) => &c.name,
            Self::Displacement(c) => &c.name,
            Self::Angle(c) => &c.name,
            Self::Cosine(c) => &c.name,
        }
    }

    /// The tag of the file: "joint", "distance", ...
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Joint(_) => "joint",
            Self::Distance(_) => "distance",
            Self::Position(_) => "position",
            Self::Displacement(_) => "displacement",
            Self::Angle(_) => "angle",
            Self::Cosine(_) => "cosine",
        }
    }
}

/// Which coordinate of the named joint, from 0; or the name of a `[[coordinate]]`, and then no joint is named.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum CoordinateRef {
    /// Index of a joint coordinate, from 0.
    Index(usize),
    /// Name of a `[[coordinate]]`.
    Name(String),
}

/// What the keys `joint` and `coordinate` of a table mean together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum On<'a> {
    /// Coordinate of a joint.
    Joint(&'a str, usize),
    /// A named coordinate.
    Coordinate(&'a str),
    /// Both or neither is named.
    Unclear,
}

/// Reads the keys `joint` and `coordinate` together.
pub(crate) fn on<'a>(joint: &'a Option<String>, coordinate: &'a Option<CoordinateRef>) -> On<'a> {
    match (joint, coordinate) {
        (Some(joint), None) => On::Joint(joint, 0),
        (Some(joint), Some(CoordinateRef::Index(k))) => On::Joint(joint, *k),
        (None, Some(CoordinateRef::Name(name))) => On::Coordinate(name),
        _ => On::Unclear,
    }
}
