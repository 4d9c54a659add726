//! Variational trapezoidal scheme (RATTLE).
//!
//! # What it is
//! The discrete Euler-Lagrange equations of the trapezoidal discrete Lagrangian: Stoermer-Verlet with constraints.
//!
//! # Equations
//! L_d = h/2 [L(q_n, Δq/h) + L(q_{n+1}, Δq/h)]; stages b = 0 (w⁻ = 1/2) and b = 1 (w⁺ = 1/2), τ = 0. Potential
//! forces are explicit; rotation of the bodies, closures and dissipation make a step implicit.
//!
//! # Symbols
//! See `schemes/mod.rs`.
//!
//! # Reference
//! Andersen 1983; Leimkuhler and Skeel 1994; Marsden and West 2001, 3.5.
//!
//! # Departures from the reference
//! As for the midpoint scheme.

use super::{Claims, EnergyClaim, Gradient, Stage, Table};

const STAGES: &[Stage] = &[
    Stage {
        at: 0.0,
        minus: 0.5,
        plus: 0.0,
    },
    Stage {
        at: 1.0,
        minus: 0.0,
        plus: 0.5,
    },
];

/// The table.
pub fn table() -> Table {
    Table {
        name: "trapezoidal",
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
