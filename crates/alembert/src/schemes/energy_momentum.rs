//! Energy-momentum scheme with discrete gradients.
//!
//! # What it is
//! Midpoint rule in which gradients of potentials and constraints are discrete gradients: energy and
//! momentum are exact for any potential of invariants.
//!
//! # Equations
//! ```text
//! q_{n+1} - q_n = h (v_n + v_{n+1})/2
//! M (v_{n+1} - v_n) = -h ∇̄V - h G(q_{n+1/2})ᵀ λ,    g(q_{n+1}) = 0
//! ```
//! In the form T-SCH-1: τ = 1/2, one stage b = 1/2, and p_{n+1} = 2 M (q_{n+1} - q_n)/h - p_n.
//! Constraints are quadratic, so G(q_{n+1/2}) is their discrete gradient and G(q_{n+1/2}) Δq = Δg = 0: constraint
//! forces do no work.
//!
//! # Symbols
//! See `schemes/mod.rs`.
//!
//! # Reference
//! Gonzalez 1999; Betsch and Uhlar 2007; Uhlar and Betsch 2009, eq. (3).
//!
//! # Departures from the reference
//! The sign in Uhlar and Betsch (14) is a misprint. Hidden velocity constraints hold at mid-step, not at the nodes.

use super::{Claims, EnergyClaim, Gradient, Stage, Table};

const STAGES: &[Stage] = &[Stage {
    at: 0.5,
    minus: 0.5,
    plus: 0.5,
}];

/// The table.
pub fn table() -> Table {
    Table {
        name: "energy-momentum",
        test: 0.5,
        stages: STAGES,
        gradient: Gradient::Discrete,
        alpha: None,
        path: None,
        claims: Claims {
            order: 2,
            symplectic: false,
            momentum: true,
            energy: EnergyClaim::Exact,
            reversible: true,
            constraints: true,
            velocity_constraints: false,
        },
    }
}
