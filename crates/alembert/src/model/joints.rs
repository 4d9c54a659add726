//! Joints: the `[[joint]]` tables.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::signals::OverCoordinate;
use super::values::Vector;
use crate::joints::JointKind;

/// A joint between two bodies; its coordinates describe the second relative to the first.
///
/// The place is given in the world, in the drawn configuration (`at`, `axis`, `second_axis`, `points`),
/// or in the frames of the two bodies (`at_first`, `axis_first`, `at_second`, `axis_second`).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Joint {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Kind of joint.
    pub kind: JointKind,
    /// First and second body: a body, a point or "ground".
    pub bodies: [String; 2],
    /// Location in the world, drawn configuration [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
    /// Axis in the world; planar joint: normal of the plane; universal joint: the axis fixed in the first body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub axis: Option<Vector>,
    /// Universal joint: the axis fixed in the second body, in the world.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_axis: Option<Vector>,
    /// Distance: the two attachment points in the world [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[Vector; 2]>,
    /// Location in the frame of the first body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_first: Option<Vector>,
    /// Axis in the frame of the first body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub axis_first: Option<Vector>,
    /// Location in the frame of the second body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_second: Option<Vector>,
    /// Axis in the frame of the second body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub axis_second: Option<Vector>,
    /// Direction of the zero angle in the frame of the first body (made normal to the axis).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x_first: Option<Vector>,
    /// Direction of the zero angle in the frame of the second body (made normal to the axis).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x_second: Option<Vector>,
    /// Screw: advance per full turn [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pitch: Option<f64>,
    /// Distance: the length [m]; the drawn distance when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<f64>,
    /// Custom: displacements along x, y and the axis of the joint frame, functions of the angle `q`: numbers, expressions or tables; zero
    /// when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slides: Option<Vec<OverCoordinate>>,
    /// Custom: turns about x and then y, after the turn by the angle `q` about the axis, functions of it; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Vec<OverCoordinate>>,
    /// Initial joint coordinates [rad, m]; the second body is then placed by them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinates: Option<Vec<f64>>,
    /// Initial joint speeds [rad/s, m/s], in the order of the coordinates; spherical: relative angular velocity in world axes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speeds: Option<Vec<f64>>,
}
