//! Custom joint: one angle, and everything else a function of it.
//!
//! # What it is
//! A joint of the user's own making, such as a knee: it turns about its axis by the angle q, and slides in three directions and turns about
//! two more axes as functions of q. It has one degree of freedom.
//!
//! # Equations
//! R = Rot₃(q) Rot₁(φ(q)) Rot₂(ψ(q)) and t = t(q) in T-RIG-6; five rows, in the plane two: a₁×b₁·b₂ - sin φ(q) = 0, the third angle
//! - ψ(q) = 0, and the displacements minus t(q) (T-RIG-41).
//!
//! # Reference
//! Seth, Sherman, Eastman and Delp 2010 (joints of biomechanics by functions); Grood and Suntay 1983 (the three turns of a knee).
//!
//! # Departures from the reference
//! The coordinate is the turn about the axis, so it is measured from the pose and followed over turns. In energy-momentum steps the motion is
//! the discrete derivative T-RIG-42, so that the constraints do no work.

use super::{Key, Move, Reverse, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "custom",
    space: &[Move::Path],
    plane: Some(&[Move::Path]),
    names: &["angle"],
    keys: &[Key::At, Key::Axis, Key::X, Key::Slides, Key::Turns],
    plane_keys: &[Key::At, Key::X, Key::Slides],
    reverse: Reverse::Never,
    glyph: "revolute",
    ..Spec::PLAIN
};
