//! Universal joint: rotation about an axis of each body through one point.
//!
//! # What it is
//! Two crossed axes at a right angle, as in a drive shaft.
//!
//! # Equations
//! R_c = R_p F Rot₁(angle₁) Rot₂(angle₂) Mᵀ; four rows: common point, and a₁·b₂ = 0 for the axes a₁ of the first, b₂ of the second body.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4.
//!
//! # Departures from the reference
//! None.

use super::{Key, Move, Reverse, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "universal",
    space: &[Move::Turn(0), Move::Turn(1)],
    names: &["angle_1", "angle_2"],
    keys: &[Key::At, Key::Axis, Key::SecondAxis],
    reverse: Reverse::Swap,
    glyph: "universal",
    shown: 0,
    ..Spec::PLAIN
};
