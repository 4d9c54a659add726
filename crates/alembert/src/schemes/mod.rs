//! Schemes: one file each, a table and its claims.
//!
//! With linear interpolation q(b) = (1 - b) q_n + b q_{n+1} a step is
//! ```text
//! P(q_τ)ᵀ [ M (q_{n+1} - q_n)/h - p_n + h Σ_j w⁻_j F(q(b_j)) ] = 0,   g(q_{n+1}) = 0            (T-SCH-1)
//! p_{n+1} = M (q_{n+1} - q_n)/h - h Σ_j w⁺_j F(q(b_j))                                          (T-SCH-2)
//! ```
//! with F = ∇V - f (conservative and applied forces), P the null space matrix of the constraints and
//! q_τ = q(τ) where constraint forces act. For a quadrature with weights w_j the discrete Lagrangian
//! gives w⁻_j = w_j (1 - b_j) and w⁺_j = w_j b_j. A scheme is this table; the elements know nothing of it.
//! Other paths between the nodes, and inner nodes, are tables of the general form in `path.rs`.

pub mod energy_momentum;
pub mod galerkin;
pub mod generalized_alpha;
pub mod interpolated;
pub mod interpolation;
pub mod lie_group;
pub mod midpoint;
pub mod multirate;
pub mod path;
pub mod trapezoidal;

use crate::model::{Quadrature, Scheme, Study};
use alembert_math::quadrature::{Rule, equidistant, gauss, lobatto};

/// One force evaluation of a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage {
    /// Position b in the step, 0 to 1.
    pub at: f64,
    /// Weight w⁻ in the step equation.
    pub minus: f64,
    /// Weight w⁺ in the momentum update.
    pub plus: f64,
}

/// How gradients of potentials are formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gradient {
    /// At the stage.
    Exact,
    /// Discrete gradient between the ends of the step.
    Discrete,
}

/// How energy behaves over long runs without dissipation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnergyClaim {
    /// Constant to solver tolerance.
    Exact,
    /// Bounded error without drift.
    Bounded,
    /// Decays: numerical dissipation.
    Dissipative,
    /// Nothing is claimed: an adaptive solver.
    None,
}

/// What a scheme promises; measured by `alembert verify`.
#[derive(Clone, Copy, Debug)]
pub struct Claims {
    /// Order of convergence on nonlinear problems.
    pub order: u32,
    /// The step map preserves the symplectic form.
    pub symplectic: bool,
    /// Linear momentum changes only by applied impulses.
    pub linear_momentum: bool,
    /// Angular momentum changes only by applied impulses.
    pub angular_momentum: bool,
    /// Energy.
    pub energy: EnergyClaim,
    /// The step is its own inverse under reversal of time.
    pub reversible: bool,
    /// Position constraints hold at every node to solver tolerance.
    pub constraints: bool,
    /// Velocity constraints hold at every node too.
    pub velocity_constraints: bool,
}

/// A scheme as data.
#[derive(Clone, Debug)]
pub struct Table {
    /// Name in the model file.
    pub name: &'static str,
    /// Where constraint forces act, τ.
    pub test: f64,
    /// Force evaluations.
    pub stages: &'static [Stage],
    /// Gradients of potentials.
    pub gradient: Gradient,
    /// Coefficients of the generalised-alpha scheme, if it is one.
    pub alpha: Option<generalized_alpha::Alpha>,
    /// Path and quadrature of schemes of the general form; then there are no `stages`.
    pub path: Option<path::Path>,
    /// Promises.
    pub claims: Claims,
}

/// The table of the scheme of a study.
pub fn table(study: &Study) -> Table {
    let general = || interpolated::table(study).or_else(|| galerkin::table(study.scheme));
    match study.scheme {
        Scheme::Trapezoidal => trapezoidal::table(),
        Scheme::EnergyMomentum => energy_momentum::table(),
        Scheme::GeneralizedAlpha => generalized_alpha::table(study.spectral_radius.unwrap_or(0.9)),
        Scheme::Multirate => {
            multirate::table(crate::multirate::Settings::of(study).symmetric(), true)
        }
        Scheme::LieGroup => lie_group::table(study),
        adaptive if adaptive.is_adaptive() => crate::adaptive::table(adaptive),
        _ => general().unwrap_or_else(midpoint::table),
    }
}

/// The table of a scheme with all its keys left out.
pub fn plain_table(scheme: Scheme) -> Table {
    table(&Study {
        scheme,
        ..Study::default()
    })
}

/// The quadrature of a study with a choice of it: S + 1 points.
pub fn rule_of(study: &Study) -> Rule {
    let s = study.points.unwrap_or(5).clamp(1, 20) as usize;
    match study.quadrature.unwrap_or_default() {
        Quadrature::Equidistant => equidistant(s),
        Quadrature::Gauss => gauss(s + 1),
        Quadrature::Lobatto => lobatto(s + 1),
    }
}
