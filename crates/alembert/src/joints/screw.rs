//! Screw joint: rotation about an axis with proportional displacement along it.
//!
//! # What it is
//! A nut on a thread.
//!
//! # Equations
//! t = pitch/(2π) · angle · n, R_c = R_p F Rot₃(angle) Mᵀ; five rows: those of the cylindrical joint, and displacement - pitch/(2π) angle = 0.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4.
//!
//! # Departures from the reference
//! In energy-momentum steps the slide per turn is the discrete derivative of the angle, so that the constraint does no work.

use super::{Key, Move, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "screw",
    space: &[Move::Screw],
    names: &["angle"],
    keys: &[Key::At, Key::Axis, Key::X, Key::Pitch],
    glyph: "screw",
    ..Spec::PLAIN
};
