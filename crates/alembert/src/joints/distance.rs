//! Distance: constant distance of two points.
//!
//! # What it is
//! A massless rod between two balls; it carries nothing, its points may belong to one body, the ground or be point masses.
//!
//! # Equations
//! (|x_b - x_a|² - l²)/(2 l) = 0, one row.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4.
//!
//! # Departures from the reference
//! The row is divided by 2 l, so that its unit is m.

use super::{Key, Reverse, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "distance",
    plane: Some(&[]),
    keys: &[Key::Points, Key::Length],
    plane_keys: &[Key::Points, Key::Length],
    reverse: Reverse::Never,
    carries: false,
    glyph: "distance",
    ..Spec::PLAIN
};
