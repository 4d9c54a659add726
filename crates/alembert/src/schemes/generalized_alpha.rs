//! Generalised-alpha scheme for constrained systems, the engineering reference.
//!
//! # What it is
//! The index-3 form in redundant coordinates: q_{n+1} on the constraint manifold, Newmark relations for velocity
//! and algorithmic acceleration, numerical dissipation set by the spectral radius at infinity.
//!
//! # Equations
//! ```text
//! q' = q + h v + h² [(1/2 - β) a + β a'],   v' = v + h [(1 - γ) a + γ a']
//! (1 - α_m) a' + α_m a = (1 - α_f) q̈' + α_f q̈,   P(q')ᵀ [M q̈' + F(q', v')] = 0
//! α_m = (2ρ - 1)/(ρ + 1), α_f = ρ/(ρ + 1), γ = 1/2 + α_f - α_m, β = (γ + 1/2)²/4
//! ```
//! Solved for q' it takes the form T-SCH-1 with τ = 1, one stage b = 1 and
//! p_n replaced by a combination of v, a, q̈, and the weight h of forces by σ ([`Alpha::scale`]).
//!
//! # Symbols
//! ρ `spectral_radius` [-], 0 (annihilation) to 1 (none)
//!
//! # Reference
//! Chung and Hulbert 1993; Arnold and Bruels 2007.
//!
//! # Departures from the reference
//! Velocities and accelerations are those of the director coordinates; null space projection replaces multipliers where chosen.

use super::{Claims, EnergyClaim, Gradient, Stage, Table};

const STAGES: &[Stage] = &[Stage {
    at: 1.0,
    minus: 1.0,
    plus: 0.0,
}];

/// Coefficients of the scheme.
#[derive(Clone, Copy, Debug)]
pub struct Alpha {
    /// α_m.
    pub m: f64,
    /// α_f.
    pub f: f64,
    /// β.
    pub beta: f64,
    /// γ.
    pub gamma: f64,
}

impl Alpha {
    /// Optimal coefficients for a spectral radius.
    pub fn new(rho: f64) -> Self {
        let m = (2.0 * rho - 1.0) / (rho + 1.0);
        let f = rho / (rho + 1.0);
        let gamma = 0.5 + f - m;
        Self {
            m,
            f,
            beta: 0.25 * (gamma + 0.5) * (gamma + 0.5),
            gamma,
        }
    }

    /// Factor σ with σ M q̈' = M (q' - q)/h - p̂.
    pub fn scale(&self, h: f64) -> f64 {
        (1.0 - self.f) * self.beta * h / (1.0 - self.m)
    }
}

/// The table for a spectral radius.
pub fn table(rho: f64) -> Table {
    Table {
        name: "generalized-alpha",
        test: 1.0,
        stages: STAGES,
        gradient: Gradient::Exact,
        alpha: Some(Alpha::new(rho)),
        path: None,
        claims: Claims {
            order: 2,
            symplectic: false,
            momentum: false,
            energy: EnergyClaim::Dissipative,
            reversible: false,
            constraints: true,
            velocity_constraints: false,
        },
    }
}
