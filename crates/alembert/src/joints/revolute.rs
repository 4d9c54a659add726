//! Revolute joint: rotation about one axis.
//!
//! # What it is
//! A hinge. In the plane its axis is the normal.
//!
//! # Equations
//! R_c = R_p F Rot₃(angle) Mᵀ; five rows, in the plane two: common point, common axis.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4.
//!
//! # Departures from the reference
//! Angles are added up and not wrapped.

use super::{Key, Move, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "revolute",
    space: &[Move::Turn(2)],
    plane: Some(&[Move::Turn(2)]),
    names: &["angle"],
    keys: &[Key::At, Key::Axis, Key::X],
    plane_keys: &[Key::At, Key::X],
    glyph: "revolute",
    ..Spec::PLAIN
};
