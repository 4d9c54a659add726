//! Cylindrical joint: displacement along and rotation about one axis.
//!
//! # What it is
//! A shaft in a sleeve.
//!
//! # Equations
//! t = displacement · n, R_c = R_p F Rot₃(angle) Mᵀ; four rows: common axis, and its points stay on it.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4.
//!
//! # Departures from the reference
//! None.

use super::{Key, Move, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "cylindrical",
    space: &[Move::Slide(2), Move::Turn(2)],
    names: &["displacement", "angle"],
    keys: &[Key::At, Key::Axis, Key::X],
    glyph: "cylindrical",
    ..Spec::PLAIN
};
