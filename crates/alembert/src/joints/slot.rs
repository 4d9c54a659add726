//! Slot: a pin that slides in a slot and turns in it.
//!
//! # What it is
//! The slot belongs to the first body, the pin to the second: the crank of a Scotch yoke, a Geneva wheel, a cam follower.
//!
//! # Equations
//! t = displacement · a, R_c = R_p F Rot₃(angle) Mᵀ with a normal to the axis of rotation; four rows: common axis, constant height, and the
//! point of the pin on the slot. In the plane one row: (x_c + r₂ - x_p - r₁)·b = 0 for the direction b across the slot.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4.
//!
//! # Departures from the reference
//! The reference has no such pair; its rows are those of the planar pair and the one of a prismatic pair.

use super::{Key, Move, Reverse, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "slot",
    space: &[Move::Slide(0), Move::Turn(2)],
    plane: Some(&[Move::Slide(0), Move::Turn(2)]),
    names: &["displacement", "angle"],
    keys: &[Key::At, Key::Axis, Key::X],
    plane_keys: &[Key::At, Key::Axis],
    reverse: Reverse::Never,
    glyph: "prismatic",
    shown: 0,
    ..Spec::PLAIN
};
