//! Weld: no relative motion.
//!
//! # What it is
//! Two bodies become one.
//!
//! # Equations
//! r₁ + x_p = r₂ + x_c, three products of the axes of both frames vanish: six rows, in the plane three.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4.
//!
//! # Departures from the reference
//! None.

use super::{Key, Spec};

pub(super) const SPEC: Spec = Spec {
    name: "weld",
    plane: Some(&[]),
    keys: &[Key::MayAt],
    plane_keys: &[Key::MayAt],
    ..Spec::PLAIN
};
