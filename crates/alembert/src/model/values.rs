//! Values that occur in several tables: vectors, orientations, inertia, angular velocity.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// A vector: three entries in 3d models, two in planar models.
///
/// ```
/// use alembert::model::Vector;
/// let v = Vector::from([1.0, 2.0]);
/// assert_eq!(v.xyz(), [1.0, 2.0, 0.0]);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Vector(pub Vec<f64>);

impl Vector {
    /// The components x, y, z; missing ones are zero.
    pub fn xyz(&self) -> [f64; 3] {
        let mut xyz = [0.0; 3];
        for (target, source) in xyz.iter_mut().zip(&self.0) {
            *target = *source;
        }
        xyz
    }

    /// The components of an optional vector; zero when it is missing.
    pub fn xyz_or_zero(vector: &Option<Self>) -> [f64; 3] {
        vector.as_ref().map_or([0.0; 3], Self::xyz)
    }
}

impl<const N: usize> From<[f64; N]> for Vector {
    fn from(entries: [f64; N]) -> Self {
        Self(entries.to_vec())
    }
}

impl JsonSchema for Vector {
    fn schema_name() -> Cow<'static, str> {
        "Vector".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A vector: three entries in 3d models, two in planar models.",
            "type": "array",
            "items": { "type": "number" },
            "minItems": 2,
            "maxItems": 3,
        })
    }
}

/// Moment of inertia about the centre of mass, along the body axes [kg m^2].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Inertia {
    /// Planar models: the moment of inertia about +z.
    Scalar(f64),
    /// 3d models: the three principal values, when the body axes are principal axes.
    Diagonal([f64; 3]),
    /// 3d models: the full symmetric tensor; an off-diagonal entry is the entry of the matrix, i.e. minus the integral of x y.
    Tensor([[f64; 3]; 3]),
}

impl Inertia {
    /// The tensor as a matrix; the number of a planar model is the entry zz.
    pub fn to_matrix(&self) -> [[f64; 3]; 3] {
        match self {
            Self::Scalar(j) => [[0.0; 3], [0.0; 3], [0.0, 0.0, *j]],
            Self::Diagonal([x, y, z]) => [[*x, 0.0, 0.0], [0.0, *y, 0.0], [0.0, 0.0, *z]],
            Self::Tensor(tensor) => *tensor,
        }
    }
}

/// An angular velocity [rad/s]: a vector in 3d models, a number (about +z) in planar models.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum AngularVelocity {
    /// Planar models: about +z.
    Scalar(f64),
    /// 3d models: three components.
    Vector([f64; 3]),
}

impl AngularVelocity {
    /// The components x, y, z.
    pub fn xyz(&self) -> [f64; 3] {
        match self {
            Self::Scalar(w) => [0.0, 0.0, *w],
            Self::Vector(w) => *w,
        }
    }
}

/// An orientation, in one of four ways.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum Orientation {
    /// Rotation by an angle [rad] about an axis (of any length but zero).
    AxisAngle {
        /// Direction of the axis.
        axis: [f64; 3],
        /// Angle [rad].
        angle: f64,
    },
    /// Rotation matrix, given by rows; its columns are the rotated axes.
    Matrix {
        /// Rows of the matrix.
        matrix: [[f64; 3]; 3],
    },
    /// Quaternion w, x, y, z (normalised by the program).
    Quaternion {
        /// The scalar part first.
        quaternion: [f64; 4],
    },
    /// Rotations about x, then the new y, then the new z axis: R = Rx(a) Ry(b) Rz(c) [rad].
    EulerXyz {
        /// The three angles [rad].
        euler_xyz: [f64; 3],
    },
}
