//! Spherical joint: rotation about one point.
//!
//! # What it is
//! A ball in a socket; a point mass is pinned by it.
//!
//! # Equations
//! The rates are the absolute angular velocity of the second body; three rows: common point.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4.
//!
//! # Departures from the reference
//! The rotation has no coordinates of its own: the directors of the body are its orientation.

use super::{Move, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "spherical",
    space: &[Move::Ball],
    glyph: "spherical",
    ..Spec::PLAIN
};
