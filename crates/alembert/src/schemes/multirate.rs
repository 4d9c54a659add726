//! Variational multirate scheme.
//!
//! # What it is
//! The promises of the scheme; the step itself is `multirate/`, because its unknowns live on two grids.
//!
//! # Equations
//! T-MUL-3, T-MUL-4 and T-MUL-5; with p = 1 and midpoint rules they are the midpoint scheme, T-SCH-1 with τ = 0.
//!
//! # Symbols
//! See `multirate/mod.rs`.
//!
//! # Reference
//! Leyendecker and Ober-Bloebaum 2013.
//!
//! # Departures from the reference
//! See `multirate/mod.rs`.

use super::{Claims, EnergyClaim, Table};

/// The table: no stages of its own. An affine rule other than the trapezoidal one is of order 1 and not reversible. Points
/// with axes of different rates (not `isotropic`) are not treated alike under rotations: angular momentum is then not kept.
pub fn table(symmetric: bool, isotropic: bool) -> Table {
    Table {
        name: "multirate",
        stages: &[],
        claims: Claims {
            order: if symmetric { 2 } else { 1 },
            symplectic: true,
            linear_momentum: true,
            angular_momentum: isotropic,
            energy: EnergyClaim::Bounded,
            reversible: symmetric,
            constraints: true,
            velocity_constraints: true,
        },
        ..super::midpoint::table()
    }
}
