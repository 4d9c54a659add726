//! The distance of two points.
//!
//! # What it is
//! The distance of points of two bodies, or of a body and the ground: within reach, out of the way.
//!
//! # Equations
//! |x_a - x_b|² between the squares of the bounds: smooth where the points meet.
//!
//! # Symbols
//! x_a, x_b the points.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Asked, Component, Condition, Kind, Place, Resolving};
use crate::problem::{Checker, PointOf, place};
use crate::scalar::{Scalar, V3};
use crate::transcription::Units;
use crate::tree::Points;
use alembert::error::ModelErrors;
use alembert::model::{Model, suggest};

/// The points.
pub type Key = [PointOf; 2];

pub(super) struct Quantity;

impl Kind for Quantity {
    type Key = Key;
    type Law = Law;

    fn check(points: &Key, c: &mut Checker<'_>, of: &Asked<'_>) -> Option<usize> {
        for (k, point) in points.iter().enumerate() {
            let path = format!("{}.distance[{k}]", of.path);
            let subject = format!("point {} of {}", k + 1, of.subject);
            c.point(&path, &subject, point, true);
        }
        if points[0].body == points[1].body {
            let message = format!(
                "both points of {} belong to \"{}\"",
                of.subject,
                suggest::shorten(&points[0].body)
            );
            let help = "their distance does not change: name two bodies";
            c.error(format!("{}.distance", of.path), message, help);
        }
        Some(1)
    }

    fn check_negative(_: &Key, c: &mut Checker<'_>, of: &Asked<'_>) {
        let message = format!("the distance of {} would be negative", of.subject);
        c.error(of.path, message, "a distance is not negative");
    }

    fn scalars([first, second]: &Key, _: &Condition, _: &Model) -> Vec<String> {
        let mut ends = [first, second].map(|point| (point.body.as_str(), place(point)));
        ends.sort_by_key(|(body, _)| *body);
        let [(first, a), (second, b)] = ends;
        vec![format!("the distance of {first} {a:?} and {second} {b:?}")]
    }

    fn unit(_: &Key, _: &Condition, _: &Model) -> Option<&'static str> {
        Some("m")
    }

    fn resolve([p, q]: &Key, to: &Resolving<'_>) -> Result<Vec<Component<Law>>, ModelErrors> {
        let path = format!("{}.distance", to.path);
        let law = Law(to.names.point(p, &path)?, to.names.point(q, &path)?);
        Ok(vec![Component {
            name: format!("distance of {} and {}", p.body, q.body),
            law,
        }])
    }
}

/// The squared distance of two points.
#[derive(Clone, Debug, PartialEq)]
pub struct Law(Points, Points);

impl super::Law for Law {
    fn bounds(&self, file: [f64; 2]) -> [f64; 2] {
        [file[0].max(0.0).powi(2), file[1].powi(2)]
    }

    fn size(&self, u: &Units) -> f64 {
        u.length * u.length
    }

    fn places(&self) -> Vec<Place> {
        vec![Place::two(self.0, self.1)]
    }

    fn at_points<S: Scalar>(&self, _: usize, x: &[V3<S>]) -> S {
        let squares = (0..3).map(|i| {
            let apart = x[0][i] - x[1][i];
            apart * apart
        });
        squares.fold(S::zero(), |a, b| a + b)
    }
}
