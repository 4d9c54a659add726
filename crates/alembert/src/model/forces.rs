//! Loads among the `[[force]]` tables, and values that several tables share; elements have theirs in `elements/`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::signals::Signal;
use super::values::Vector;

/// A force on a body or point.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AppliedForce {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the body or point.
    pub body: String,
    /// Point of attack in the body frame, from the body origin [m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
    /// Components [N], functions of time; planar models: two.
    pub value: Vec<Signal>,
    /// Axes of the components; world when missing.
    #[serde(default)]
    pub frame: Frame,
}

/// A torque on a body.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AppliedTorque {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the body.
    pub body: String,
    /// Components [N m], functions of time; planar models: one signal instead of a list.
    pub value: TorqueValue,
    /// Axes of the components; world when missing.
    #[serde(default)]
    pub frame: Frame,
}

/// Axes of a beam element.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BeamAxes {
    /// Half way between the axes of both bodies.
    #[default]
    Mean,
    /// The axes of the second body.
    Second,
}

/// Where the second body of a beam element is without stress.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeamRest {
    /// From the centre of the first body to that of the second, in the axes of the first [m].
    pub displacement: Vector,
    /// Rotation vector from the first to the second body, in the axes of the first [rad]; planar models: one number.
    pub rotation: NumberOrVector,
}

/// A force or a moment per length on a rod, or on a part of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Distributed {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the rod.
    pub rod: String,
    /// Components of the force per length [N/m], functions of time; planar models: two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<Vec<Signal>>,
    /// Components of the moment per length [N], functions of time; planar models: one signal instead of a list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<TorqueValue>,
    /// Axes of the components, those of the world or of the section; world when missing.
    #[serde(default)]
    pub frame: Frame,
    /// Where the load begins, as a fraction of the length; 0 when missing.
    #[serde(default)]
    pub from: f64,
    /// Where the load ends, as a fraction of the length; 1 when missing.
    #[serde(default = "whole")]
    pub to: f64,
    /// Nodes and the lengths of the rod that they stand for [m]; known when the rod is expanded.
    #[serde(skip)]
    pub(crate) shares: Vec<(String, f64)>,
    /// The same for moments.
    #[serde(skip)]
    pub(crate) turned: Vec<(String, f64)>,
}

fn whole() -> f64 {
    1.0
}

/// Axes in which components are given.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Frame {
    /// The world axes.
    #[default]
    World,
    /// The body axes.
    Body,
}

/// Rotational quantity: three entries in 3d models, one number in planar models.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum NumberOrVector {
    /// Planar models: about +z.
    Number(f64),
    /// 3d models: about the three axes.
    Vector([f64; 3]),
}

impl NumberOrVector {
    /// The components x, y, z.
    pub fn xyz(&self) -> [f64; 3] {
        match self {
            Self::Number(value) => [0.0, 0.0, *value],
            Self::Vector(values) => *values,
        }
    }
}

/// Components of a torque: three signals in 3d models, one signal in planar models.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum TorqueValue {
    /// Planar models: about +z.
    Planar(Signal),
    /// 3d models: three components.
    Spatial([Signal; 3]),
}

impl TorqueValue {
    /// The signals of the components.
    pub fn signals(&self) -> Vec<&Signal> {
        match self {
            Self::Planar(signal) => vec![signal],
            Self::Spatial(signals) => signals.iter().collect(),
        }
    }
}

impl Default for TorqueValue {
    fn default() -> Self {
        Self::Planar(Signal::default())
    }
}
