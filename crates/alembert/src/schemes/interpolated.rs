//! Linear, cubic and trigonometric schemes: any interpolation between the ends of a step with any quadrature.
//!
//! # What it is
//! Variational schemes whose path between the nodes is one of [`Interpolation`], fitted to a frequency or not, and whose action is
//! evaluated by a quadrature of S + 1 points. The trigonometric one has no phase lag for its frequency.
//!
//! # Equations
//! L_d = h Σ_j w_j L(g₁ q_n + g₂ q_{n+1}, (g₁' q_n + g₂' q_{n+1})/h) with T-INT-1; as a table it is T-GAL-2 with N = 1.
//! Estimated frequency of a moving point: ω = |q̇ × q̈|/|q̇|².
//!
//! # Symbols
//! See `schemes/interpolation.rs` and `schemes/path.rs`.
//!
//! # Reference
//! Kosmas and Leyendecker 2012, eqs. (1) and (2).
//!
//! # Departures from the reference
//! The frequency may be estimated in the middle of the step, inside the Newton iteration: then the step is symmetric and energy does
//! not drift, as it does with the estimate at the start. With a frequency, g₁ + g₂ is not 1 inside a step: the schemes
//! are not invariant under shifts of the origin, and linear momentum is kept only for zero frequency.

use super::interpolation::Interpolation;
use super::path::{Path, PathKind};
use super::{Claims, EnergyClaim, Gradient, Table};
use crate::model::{Frequency, Scheme, Study};

/// The table; `None` for other schemes.
pub fn table(study: &Study) -> Option<Table> {
    let (name, interpolation) = match study.scheme {
        Scheme::Linear => ("linear", Interpolation::Linear),
        Scheme::Cubic => ("cubic", Interpolation::Cubic),
        Scheme::Trigonometric => ("trigonometric", Interpolation::Trigonometric),
        _ => return None,
    };
    let frequency = study.frequency.clone().unwrap_or(Frequency::Value(0.0));
    let fitted = interpolation != Interpolation::Linear && frequency != Frequency::Value(0.0);
    let estimated = fitted && matches!(frequency, Frequency::Estimate(_));
    let kind = PathKind::Ends(interpolation, frequency);
    Some(Table {
        name,
        test: 0.0,
        stages: &[],
        gradient: Gradient::Exact,
        alpha: None,
        path: Some(Path::new(kind, super::rule_of(study))),
        claims: Claims {
            order: 2,
            // a frequency that follows the motion makes the discrete Lagrangian depend on more than the ends
            symplectic: !estimated,
            momentum: !fitted,
            energy: EnergyClaim::Bounded,
            reversible: true,
            constraints: true,
            velocity_constraints: true,
        },
    })
}
