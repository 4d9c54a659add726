//! Variational midpoint scheme.
//!
//! # What it is
//! The discrete Euler-Lagrange equations of the midpoint discrete Lagrangian, constraints at the nodes.
//!
//! # Equations
//! L_d = h L((q_n + q_{n+1})/2, (q_{n+1} - q_n)/h); T-SCH-1 with one stage b = 1/2, w⁻ = w⁺ = 1/2, τ = 0.
//!
//! # Symbols
//! See `schemes/mod.rs`.
//!
//! # Reference
//! Marsden and West 2001; Leyendecker, Marsden and Ortiz 2008, section 3.
//!
//! # Departures from the reference
//! Position-momentum form; the momentum is kept unprojected, its projection gives the reported velocity.

use super::{Claims, EnergyClaim, Gradient, Stage, Table};

const STAGES: &[Stage] = &[Stage {
    at: 0.5,
    minus: 0.5,
    plus: 0.5,
}];

/// The table.
pub fn table() -> Table {
    Table {
        name: "midpoint",
        test: 0.0,
        stages: STAGES,
        gradient: Gradient::Exact,
        alpha: None,
        path: None,
        claims: Claims {
            order: 2,
            symplectic: true,
            momentum: true,
            energy: EnergyClaim::Bounded,
            reversible: true,
            constraints: true,
            velocity_constraints: true,
        },
    }
}
