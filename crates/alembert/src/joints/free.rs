//! Free: no constraint.
//!
//! # What it is
//! It names two bodies and holds neither; coordinates of bodies that nothing carries are their positions and directors.
//!
//! # Equations
//! No rows.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4.
//!
//! # Departures from the reference
//! None.

use super::{Reverse, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "free",
    plane: Some(&[]),
    keys: &[],
    plane_keys: &[],
    reverse: Reverse::Never,
    carries: false,
    glyph: "free",
    ..Spec::PLAIN
};
