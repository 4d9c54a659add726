//! Position.
//!
//! # What it is
//! A coordinate of a point at the end: jump height or width with a negative weight.
//!
//! # Equations
//! x·e at the last node.
//!
//! # Symbols
//! x the point, e the axis.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Kind, Resolving};
use crate::compile::{Ocp, unit};
use crate::problem::{AxisName, Checker, PointOf};
use crate::scalar::{Scalar, V3};
use crate::transcription::Units;
use crate::tree::Points;
use alembert::error::ModelErrors;

table! {
    /// The point.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<PointOf>,
    /// Component.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub axis: Option<AxisName>,
}

impl Kind for Keys {
    type Law = Law;

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.needed_point(path, subject, &self.point);
        match self.axis {
            None => c.error(
                path,
                format!("{subject} has no `axis`"),
                "add axis = \"x\", for example",
            ),
            axis => c.axis(&format!("{path}.axis"), axis),
        }
    }

    fn resolve(&self, to: &Resolving<'_>) -> Result<Law, ModelErrors> {
        let point = to.needed("point", &self.point)?;
        Ok(Law {
            point: to.names.point(point, &format!("{}.point", to.path))?,
            axis: unit(*to.needed("axis", &self.axis)?),
        })
    }
}

/// A component of a point.
#[derive(Clone, Debug)]
pub struct Law {
    point: Points,
    axis: V3<f64>,
}

impl super::Law for Law {
    fn unit(&self, _: &Ocp) -> String {
        "m".to_owned()
    }

    fn size(&self, u: &Units) -> f64 {
        u.length
    }

    fn point(&self) -> Option<&Points> {
        Some(&self.point)
    }

    fn at_point<S: Scalar>(&self, x: &V3<S>) -> S {
        x[0] * self.axis[0] + x[1] * self.axis[1] + x[2] * self.axis[2]
    }
}
