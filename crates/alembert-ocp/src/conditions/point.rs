//! The place of a point.
//!
//! # What it is
//! Coordinates of a point of a body in the world: over a wall, on a line.
//!
//! # Equations
//! x·e.
//!
//! # Symbols
//! x the point, e the axis.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Asked, Component, Condition, Kind, Place, Resolving};
use crate::compile::unit;
use crate::problem::{Checker, PointOf, axes, dimension, place, point_scalar};
use crate::scalar::{Scalar, V3};
use crate::transcription::Units;
use crate::tree::Points;
use alembert::error::ModelErrors;
use alembert::model::Model;

/// The point.
pub type Key = PointOf;

pub(super) struct Quantity;

impl Kind for Quantity {
    type Key = Key;
    type Law = Law;

    const TAKES: &'static [&'static str] = &["axis"];

    fn check(point: &Key, c: &mut Checker<'_>, of: &Asked<'_>) -> Option<usize> {
        let subject = format!("the point of {}", of.subject);
        c.point(&format!("{}.point", of.path), &subject, point, false);
        c.axis(&format!("{}.axis", of.path), of.condition.axis);
        Some(of.condition.axis.map_or(dimension(c.model), |_| 1))
    }

    fn scalars(point: &Key, of: &Condition, model: &Model) -> Vec<String> {
        let each = axes(of, model).into_iter();
        each.map(|k| point_scalar(&point.body, place(point), k))
            .collect()
    }

    fn unit(_: &Key, _: &Condition, _: &Model) -> Option<&'static str> {
        Some("m")
    }

    fn resolve(key: &Key, to: &Resolving<'_>) -> Result<Vec<Component<Law>>, ModelErrors> {
        let point = to.names.point(key, &format!("{}.point", to.path))?;
        let each = to.axes().into_iter().map(|(label, axis)| Component {
            name: format!("{label} of point on {}", key.body),
            law: Law(point, unit(axis)),
        });
        Ok(each.collect())
    }
}

/// A component of the place of a point.
#[derive(Clone, Debug, PartialEq)]
pub struct Law(Points, V3<f64>);

impl super::Law for Law {
    fn size(&self, u: &Units) -> f64 {
        u.length
    }

    fn component(&self) -> Option<(&Points, &V3<f64>)> {
        Some((&self.0, &self.1))
    }

    fn is_place(&self) -> bool {
        true
    }

    fn places(&self) -> Vec<Place> {
        vec![Place::one(self.0)]
    }

    fn at_points<S: Scalar>(&self, _: usize, x: &[V3<S>]) -> S {
        let e = &self.1;
        x[0][0] * e[0] + x[0][1] * e[1] + x[0][2] * e[2]
    }

    fn is_linear(&self) -> bool {
        true
    }
}
