//! Target.
//!
//! # What it is
//! Half the squared distance of a point to a place in the world at the end.
//!
//! # Equations
//! ½ |x - x*|² at the last node.
//!
//! # Symbols
//! x the point, x* the place.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Kind, Resolving};
use crate::compile::Ocp;
use crate::problem::{Checker, PointOf};
use crate::scalar::{Scalar, V3};
use crate::transcription::Units;
use crate::tree::Points;
use alembert::error::ModelErrors;
use alembert::model::Vector;

table! {
    /// The point.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<PointOf>,
    /// Where the point should be at the end [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Vector>,
}

impl Kind for Keys {
    type Law = Law;

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.needed_point(path, subject, &self.point);
        if self.target.is_none() {
            let message = format!("{subject} has no `target`");
            c.error(
                path,
                message,
                "add target = [...], the place in the world [m]",
            );
        } else {
            let place = format!("{path}.target");
            c.vector(&place, &format!("the target of {subject}"), &self.target);
        }
    }

    fn resolve(&self, to: &Resolving<'_>) -> Result<Law, ModelErrors> {
        let point = to.needed("point", &self.point)?;
        Ok(Law {
            point: to.names.point(point, &format!("{}.point", to.path))?,
            place: to.needed("target", &self.target)?.xyz(),
        })
    }
}

/// The distance of a point to a place.
#[derive(Clone, Debug)]
pub struct Law {
    point: Points,
    place: V3<f64>,
}

impl super::Law for Law {
    fn unit(&self, _: &Ocp) -> String {
        "m²".to_owned()
    }

    fn size(&self, u: &Units) -> f64 {
        0.5 * u.length * u.length
    }

    fn point(&self) -> Option<&Points> {
        Some(&self.point)
    }

    fn at_point<S: Scalar>(&self, x: &V3<S>) -> S {
        let squares = (0..3).map(|i| {
            let apart = x[i] - self.place[i];
            apart * apart * 0.5
        });
        squares.fold(S::zero(), |a, b| a + b)
    }

    fn way(&self, x: &V3<f64>) -> f64 {
        (2.0 * self.at_point(x)).sqrt()
    }
}
