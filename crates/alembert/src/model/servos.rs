//! Control (servo) constraints: the `[[servo]]` tables.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::coordinates::CoordinateRef;
use super::signals::Signal;

/// A coordinate that follows a given motion, and the motor that makes it: b(q) = motion(t).
///
/// The servos of a model are solved together, so it does not matter which motor belongs to which of them.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Servo {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint whose coordinate is prescribed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of its coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// The motion [m, rad], a function of time.
    pub motion: Signal,
    /// Name of the `[[coordinate]]`, or of the joint (its first coordinate), on which the motor acts; the prescribed coordinate itself when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<String>,
}
