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

pub mod energy_momentum;
pub mod generalized_alpha;
pub mod midpoint;
pub mod multirate;
pub mod trapezoidal;

use crate::model;

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
}

/// What a scheme promises; measured by `alembert verify`.
#[derive(Clone, Copy, Debug)]
pub struct Claims {
    /// Order of convergence on nonlinear problems.
    pub order: u32,
    /// The step map preserves the symplectic form.
    pub symplectic: bool,
    /// Linear and angular momentum change only by applied impulses.
    pub momentum: bool,
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
    /// Promises.
    pub claims: Claims,
}

/// The table of a scheme of the model file.
pub fn table(scheme: model::Scheme, spectral_radius: Option<f64>) -> Table {
    match scheme {
        model::Scheme::Midpoint => midpoint::table(),
        model::Scheme::Trapezoidal => trapezoidal::table(),
        model::Scheme::EnergyMomentum => energy_momentum::table(),
        model::Scheme::Multirate => multirate::table(true, true),
        model::Scheme::GeneralizedAlpha => generalized_alpha::table(spectral_radius.unwrap_or(0.9)),
    }
}
