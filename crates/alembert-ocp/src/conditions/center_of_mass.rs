//! The centre of mass.
//!
//! # What it is
//! Coordinates of the centre of mass of everything in the world: balance.
//!
//! # Equations
//! Σ_b (m_b/m) x_b·e.
//!
//! # Symbols
//! m_b masses and x_b centres of mass of the bodies, m their sum, e the axis.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Asked, Component, Condition, Kind, Place, Resolving};
use crate::compile::unit;
use crate::problem::{Checker, axes, center_scalar, dimension};
use crate::scalar::{Scalar, V3};
use crate::transcription::Units;
use crate::tree::Points;
use alembert::error::ModelErrors;
use alembert::model::Model;

/// Whether it is meant.
pub type Key = bool;

pub(super) struct Quantity;

impl Kind for Quantity {
    type Key = Key;
    type Law = Law;

    const TAKES: &'static [&'static str] = &["axis"];

    fn is_given(key: &Key) -> bool {
        *key
    }

    fn check(_: &Key, c: &mut Checker<'_>, of: &Asked<'_>) -> Option<usize> {
        c.axis(&format!("{}.axis", of.path), of.condition.axis);
        Some(of.condition.axis.map_or(dimension(c.model), |_| 1))
    }

    fn scalars(_: &Key, of: &Condition, model: &Model) -> Vec<String> {
        axes(of, model).into_iter().map(center_scalar).collect()
    }

    fn unit(_: &Key, _: &Condition, _: &Model) -> Option<&'static str> {
        Some("m")
    }

    fn resolve(_: &Key, to: &Resolving<'_>) -> Result<Vec<Component<Law>>, ModelErrors> {
        let tree = &to.ocp.setup.tree;
        let whole = tree.mass();
        let shares: Vec<f64> = tree.bodies.iter().map(|b| b.mass / whole).collect();
        let each = to.axes().into_iter().map(|(label, axis)| Component {
            name: format!("{label} of the centre of mass"),
            law: Law(shares.clone(), unit(axis)),
        });
        Ok(each.collect())
    }
}

/// Shares of the bodies in the mass, and the axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Law(Vec<f64>, V3<f64>);

impl super::Law for Law {
    fn size(&self, u: &Units) -> f64 {
        u.length
    }

    fn is_place(&self) -> bool {
        true
    }

    fn has_masses(&self) -> bool {
        true
    }

    fn places(&self) -> Vec<Place> {
        let center = |body| Points {
            body: Some(body),
            at: [0.0; 3],
        };
        let bodies = 0..self.0.len();
        bodies.map(|body| Place::one(center(body))).collect()
    }

    fn at_points<S: Scalar>(&self, part: usize, x: &[V3<S>]) -> S {
        let e = &self.1;
        (x[0][0] * e[0] + x[0][1] * e[1] + x[0][2] * e[2]) * self.0[part]
    }

    fn is_linear(&self) -> bool {
        true
    }
}
