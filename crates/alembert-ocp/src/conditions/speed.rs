//! The speed of a joint.
//!
//! # What it is
//! Limits of the speeds of joint coordinates: what a motor or a gear can follow.
//!
//! # Equations
//! T-OCP-34: over step n the mean speed, v = (θ_{n+1} - θ_n)/h. Of a rotation of three coordinates the size of the angular velocity,
//! ```text
//! |ω|² ≈ (3 - tr Q)/h² = (2 sin(φ/2)/h)²,    Q = cay(θ_{n+1}) C_{n+1} C_nᵀ cay(θ_n)ᵀ
//! ```
//! between the squares of the bounds: smooth at rest.
//!
//! # Symbols
//! h length of the step, C reference rotations, φ the turn of the step.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! 2 sin(φ/2) in the place of φ: of second order in the step.

use super::{Asked, Component, Condition, Kind, Over, Resolving};
use crate::compile::signed;
use crate::objectives::{Entry, Piece, Unknowns, turn_of_ball};
use crate::problem::{Checker, coordinate_unit};
use crate::scalar::{M3, Scalar};
use crate::transcription::Units;
use crate::tree::CoordinateKind;
use alembert::error::ModelErrors;
use alembert::model::{JointKind, Model};

/// Name of the joint.
pub type Key = String;

pub(super) struct Quantity;

impl Kind for Quantity {
    type Key = Key;
    type Law = Law;

    const TAKES: &'static [&'static str] = &["coordinate"];

    fn check(name: &Key, c: &mut Checker<'_>, of: &Asked<'_>) -> Option<usize> {
        let joint = c.tree_joint(&format!("{}.speed", of.path), name)?;
        let components = c.chosen_coordinates(of, joint);
        match joint.kind {
            JointKind::Spherical => components.map(|_| 1),
            _ => components,
        }
    }

    fn check_negative(name: &Key, c: &mut Checker<'_>, of: &Asked<'_>) {
        let spherical = |j: &&alembert::model::Joint| j.kind == JointKind::Spherical;
        let own = c.model.joints.iter().find(|j| j.name == *name);
        if own.filter(spherical).is_some() {
            let message = format!("the speed of {} would be negative", of.subject);
            c.error(
                of.path,
                message,
                "that of a spherical joint is the size of its angular velocity",
            );
        }
    }

    fn unit(name: &Key, of: &Condition, model: &Model) -> Option<&'static str> {
        match coordinate_unit(model, name, of.coordinate.as_deref())? {
            "m" => Some("m/s"),
            _ => Some("rad/s"),
        }
    }

    fn resolve(name: &Key, to: &Resolving<'_>) -> Result<Vec<Component<Law>>, ModelErrors> {
        let list = to
            .names
            .coordinates(name, to.condition.coordinate.as_deref(), to.path)?;
        let mut out = vec![];
        for (i, sign) in list {
            let own = &to.ocp.coordinate_names[i];
            let (law, name) = match to.ocp.setup.tree.kinds[i] {
                CoordinateKind::Ball(ball, 0) => (Law::Ball(i, ball), name),
                CoordinateKind::Ball(..) => continue,
                _ => (Law::Coordinate(i, sign), own),
            };
            out.push(Component {
                name: format!("speed of {name}"),
                law,
            });
        }
        Ok(out)
    }
}

/// A speed.
#[derive(Clone, Debug, PartialEq)]
pub enum Law {
    /// Of a coordinate, times a sign.
    Coordinate(usize, f64),
    /// Of a rotation of three coordinates, squared: the first of them, and which one it is.
    Ball(usize, usize),
}

impl super::Law for Law {
    fn bounds(&self, file: [f64; 2]) -> [f64; 2] {
        match self {
            Self::Coordinate(_, sign) => signed(file, *sign),
            Self::Ball(..) => [file[0].max(0.0).powi(2), file[1].powi(2)],
        }
    }

    fn size(&self, u: &Units) -> f64 {
        match self {
            Self::Coordinate(i, _) => u.coordinates[*i] / u.duration,
            Self::Ball(i, _) => (u.coordinates[*i] / u.duration).powi(2),
        }
    }

    fn over(&self) -> Over {
        Over::Step
    }

    fn entries(&self, u: &dyn Unknowns, n: usize) -> Option<Vec<Entry>> {
        let (first, count) = match self {
            Self::Coordinate(i, _) => (*i, 1),
            Self::Ball(i, _) => (*i, 3),
        };
        let mut out = vec![];
        for node in [n, n + 1] {
            for c in 0..count {
                out.push(u.coordinate(node, first + c)?);
            }
        }
        out.push(u.length(n));
        Some(out)
    }

    fn value<S: Scalar>(&self, piece: &Piece, z: &[S], refs: &[Vec<M3<f64>>]) -> S {
        match self {
            Self::Coordinate(..) => (z[1] - z[0]) / z[2],
            Self::Ball(_, ball) => {
                let q = turn_of_ball(piece, *ball, &z[..6], refs);
                (-(q[0][0] + q[1][1] + q[2][2]) + 3.0) / (z[6] * z[6])
            }
        }
    }
}
