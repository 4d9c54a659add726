//! Shapes of bodies: for mass properties and for the picture.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::values::{Orientation, Vector};

/// A solid. 3d models: box, cylinder, capsule, sphere, cone. Planar models: box, disk.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Shape {
    /// A box, centred on the origin of the shape frame; planar models: a rectangle.
    Box(BoxShape),
    /// A cylinder, centred on the origin of the shape frame.
    Cylinder(CylinderShape),
    /// A cylinder with two half spheres, centred on the origin of the shape frame.
    Capsule(CylinderShape),
    /// A sphere.
    Sphere(SphereShape),
    /// A cone with its apex at the origin of the shape frame.
    Cone(ConeShape),
    /// A disk (planar models).
    Disk(DiskShape),
}

/// One of the three axes of a frame.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Axis {
    /// The first axis.
    X,
    /// The second axis.
    Y,
    /// The third axis.
    #[default]
    Z,
}

/// A box, centred on the origin of the shape frame, edges along its axes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoxShape {
    /// Lengths of the edges [m]; planar models: two.
    pub size: Vector,
    /// Planar models: thickness in the picture [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thickness: Option<f64>,
    /// Origin of the shape frame in the body frame [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Vector>,
    /// Orientation of the shape frame in the body frame (3d models).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orientation: Option<Orientation>,
    /// Colour "#rrggbb".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
}

/// A cylinder or capsule, centred on the origin of the shape frame.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CylinderShape {
    /// Radius [m].
    pub radius: f64,
    /// Length [m]; capsule: of the cylindrical part.
    pub length: f64,
    /// Direction of the length; z when missing.
    #[serde(default)]
    pub axis: Axis,
    /// Origin of the shape frame in the body frame [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Vector>,
    /// Orientation of the shape frame in the body frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orientation: Option<Orientation>,
    /// Colour "#rrggbb".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
}

/// A sphere, centred on the origin of the shape frame.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SphereShape {
    /// Radius [m].
    pub radius: f64,
    /// Centre in the body frame [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Vector>,
    /// Orientation of the shape frame in the body frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orientation: Option<Orientation>,
    /// Colour "#rrggbb".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
}

/// A cone with its apex at the origin of the shape frame, opening along the positive axis.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ConeShape {
    /// Radius of the base [m].
    pub radius: f64,
    /// Height [m].
    pub height: f64,
    /// Direction from the apex to the base; z when missing.
    #[serde(default)]
    pub axis: Axis,
    /// Apex in the body frame [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Vector>,
    /// Orientation of the shape frame in the body frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orientation: Option<Orientation>,
    /// Colour "#rrggbb".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
}

/// A disk of a planar model.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DiskShape {
    /// Radius [m].
    pub radius: f64,
    /// Thickness in the picture [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thickness: Option<f64>,
    /// Centre in the body frame [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Vector>,
    /// Colour "#rrggbb".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
}

impl Shape {
    /// The tag of the file: "box", "cylinder", ...
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Box(_) => "box",
            Self::Cylinder(_) => "cylinder",
            Self::Capsule(_) => "capsule",
            Self::Sphere(_) => "sphere",
            Self::Cone(_) => "cone",
            Self::Disk(_) => "disk",
        }
    }

    /// Origin of the shape frame in the body frame, if given [m].
    pub fn position(&self) -> Option<&Vector> {
        match self {
            Self::Box(s) => s.position.as_ref(),
            Self::Cylinder(s) | Self::Capsule(s) => s.position.as_ref(),
            Self::Sphere(s) => s.position.as_ref(),
            Self::Cone(s) => s.position.as_ref(),
            Self::Disk(s) => s.position.as_ref(),
        }
    }

    /// Orientation of the shape frame in the body frame, if given.
    pub fn orientation(&self) -> Option<&Orientation> {
        match self {
            Self::Box(s) => s.orientation.as_ref(),
            Self::Cylinder(s) | Self::Capsule(s) => s.orientation.as_ref(),
            Self::Sphere(s) => s.orientation.as_ref(),
            Self::Cone(s) => s.orientation.as_ref(),
            Self::Disk(_) => None,
        }
    }

    /// Colour "#rrggbb", if given.
    pub fn color(&self) -> Option<&str> {
        match self {
            Self::Box(s) => s.color.as_deref(),
            Self::Cylinder(s) | Self::Capsule(s) => s.color.as_deref(),
            Self::Sphere(s) => s.color.as_deref(),
            Self::Cone(s) => s.color.as_deref(),
            Self::Disk(s) => s.color.as_deref(),
        }
    }
}
