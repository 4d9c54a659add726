//! Prismatic joint: displacement along one axis.
//!
//! # What it is
//! A slider that does not turn.
//!
//! # Equations
//! t = displacement · a, R_c = R_p F Mᵀ; five rows, in the plane two. The axis a is the last one in space, the first one in the plane.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4.
//!
//! # Departures from the reference
//! None.

use super::{Key, Move, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "prismatic",
    space: &[Move::Slide(2)],
    plane: Some(&[Move::Slide(0)]),
    names: &["displacement"],
    keys: &[Key::MayAt, Key::Axis],
    plane_keys: &[Key::MayAt, Key::Axis],
    glyph: "prismatic",
    ..Spec::PLAIN
};
