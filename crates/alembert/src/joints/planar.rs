//! Planar joint: motion in a plane and rotation about its normal.
//!
//! # What it is
//! A book on a table.
//!
//! # Equations
//! t = (x, y, 0), R_c = R_p F Rot₃(angle) Mᵀ; three rows: common normal, constant height.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4.
//!
//! # Departures from the reference
//! None.

use super::{Key, Move, Reverse, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "planar",
    space: &[Move::Slide(0), Move::Slide(1), Move::Turn(2)],
    names: &["x", "y", "angle"],
    keys: &[Key::MayAt, Key::Axis, Key::X],
    reverse: Reverse::Frame,
    glyph: "planar",
    ..Spec::PLAIN
};
