//! Force elements: one file each, every one a function of quadratic invariants.
//!
//! An element says how its energy, its drive and its dissipation depend on a few invariants
//! ([`crate::system::invariant`]); the schemes decide where they are evaluated. To add one: a file with its table (`Keys`, an `impl
//! Kind`) and its law (a struct, an `impl Element`), and its two lines here, `mod` and that of the registry.
//! Simulation, statics, modes and optimal control have it then.
//! What acts on one coordinate (an angle, a displacement, a distance) is simpler still: an `impl Law` of one number, which
//! [`OnCoordinate`] makes an element. An element may have states beside its invariants ([`states`]).
//!
//! The discrete gradient of an element must satisfy g · (s₁ - s₀) = U(s₁) - U(s₀) exactly; the
//! energy-momentum scheme is exact because of it. `check.rs` measures this and all derivatives
//! against dual numbers, `conformance.rs` does so for the sample of every kind.

#[macro_use]
mod registry;

mod beam;
mod bushing;
mod characteristic;
mod combination;
mod coordinate;
mod drag;
mod drive;
pub mod friction;
mod gravitation;
mod kind;
mod lennard_jones;
mod limit;
mod loads;
mod maxwell;
mod motor;
pub mod on_coordinate;
mod rope;
mod spring;
pub mod states;
mod torsion;

#[cfg(test)]
pub(crate) mod check;
#[cfg(test)]
mod conformance;

pub use beam::{Beam, Curvature, Fault};
pub use bushing::Bushing;
pub use characteristic::Characteristic;
pub(crate) use characteristic::mean;
pub use combination::Combination;
pub(crate) use coordinate::kappa;
pub use coordinate::{Coordinate, Over};
pub use drag::Drag;
pub use drive::Drive;
pub use friction::Friction;
pub use gravitation::Gravitation;
pub(crate) use kind::{Compiling, Seen};
pub use lennard_jones::LennardJones;
pub use limit::Limit;
pub use maxwell::Maxwell;
pub use motor::Motor;
pub use on_coordinate::{Law, OnCoordinate};
pub use rope::{Eyelet, Rope};
pub use spring::Spring;
pub use states::{Instant, States};
pub use torsion::JointSpring;

use crate::error::ModelErrors;
use crate::model::On;
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use kind::{Checker, Kind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

kinds! {
    /// Linear spring and damper between two points.
    "spring" Spring: spring::Keys => Spring,
    /// Linear spring and damper on a joint coordinate.
    "torsion" Torsion: torsion::Keys => OnCoordinate<JointSpring>,
    /// Linear spring and damper in six directions.
    "bushing" Bushing: bushing::Keys => Bushing,
    /// Attraction with the potential -constant/r between two points.
    "gravitation" Gravitation: gravitation::Keys => Gravitation,
    /// Lennard-Jones potential between points.
    "lennard-jones" LennardJones: lennard_jones::Keys => LennardJones,
    /// Spring on a linear combination of the coordinates of one or two points.
    "combination" Combination: combination::Keys => Combination,
    /// Force on a body or point.
    "force" Force: loads::AppliedForce,
    /// Torque on a body.
    "torque" Torque: loads::AppliedTorque,
    /// Generalised force on a joint coordinate.
    "drive" Drive: drive::Keys => OnCoordinate<Drive>,
    /// Force on a joint coordinate that follows its command with a delay.
    "motor" Motor: motor::Keys => OnCoordinate<Motor>,
    /// Force on a joint coordinate as a function of that coordinate.
    "characteristic" Characteristic: characteristic::Keys => OnCoordinate<Characteristic>,
    /// Friction on a joint coordinate.
    "friction" Friction: friction::Keys => OnCoordinate<Friction>,
    /// Viscoelastic spring on a joint coordinate.
    "maxwell" Maxwell: maxwell::Keys => OnCoordinate<Maxwell>,
    /// Elastic stops of a joint coordinate.
    "limit" Limit: limit::Keys => OnCoordinate<Limit>,
    /// Geometrically exact beam element between two bodies.
    "beam" Beam: beam::Keys => Beam,
    /// Force and moment per length on a rod.
    "distributed" Distributed: loads::Distributed,
    /// Resistance of a medium to a body, a point or a rod.
    "drag" Drag: drag::Keys => Drag,
    /// Spring and damper on the length of a path over eyelets of bodies.
    "rope" Rope: rope::Keys => Rope,
}

/// Largest number of invariants of one element.
pub const MAX_INVARIANTS: usize = 11;

/// Largest number of states of one element.
pub const MAX_STATES: usize = 8;

/// Largest number of inputs of one element.
pub const MAX_INPUTS: usize = 4;

/// What an element is asked about: a pair of invariants at the ends of a step.
#[derive(Clone, Copy, Debug)]
pub struct Change<'a, R = f64> {
    /// Time at which drives are evaluated [s].
    pub time: f64,
    /// Time step [s].
    pub step: R,
    /// Invariants at the start of the step.
    pub s0: &'a [R],
    /// Invariants at the end of the step.
    pub s1: &'a [R],
    /// Unwrapped joint angle at the start of the step (elements on angles only) [rad].
    pub phase: f64,
}

/// Force coefficients: the wrench is Σ g_i ∇s_i; `h` is the derivative of `g`, row-major.
#[derive(Clone, Copy, Debug)]
pub struct Coefficients {
    /// Coefficients.
    pub g: [f64; MAX_INVARIANTS],
    /// Their derivatives with respect to the invariants they depend on.
    pub h: [[f64; MAX_INVARIANTS]; MAX_INVARIANTS],
}

impl Default for Coefficients {
    fn default() -> Self {
        Self {
            g: [0.0; MAX_INVARIANTS],
            h: [[0.0; MAX_INVARIANTS]; MAX_INVARIANTS],
        }
    }
}

impl Coefficients {
    /// Sets the part that `n` invariants use to zero.
    #[inline]
    pub fn clear(&mut self, n: usize) {
        self.g[..n].fill(0.0);
        for row in &mut self.h[..n] {
            row[..n].fill(0.0);
        }
    }
}

/// A force element on quadratic invariants.
///
/// The law itself is written once for any scalar: [`Self::energy`], [`Self::drive`] and [`Self::dissipation_of`]. What the simulator
/// needs in every iteration, first and second derivatives and the discrete gradient, is written out in closed form beside it; [`check`]
/// compares both.
pub trait Element: std::fmt::Debug + Send + Sync {
    /// Number of invariants.
    fn count(&self) -> usize;

    /// Stored energy, without that of states [J].
    fn energy<R: Scalar>(&self, _s: &[R], _phase: f64) -> R {
        R::zero()
    }

    /// What a drive does at a time: its force is the derivative of this function [J].
    fn drive<R: Scalar>(&self, _t: f64, _s: &[R], _phase: f64) -> R {
        R::zero()
    }

    /// Adds the dissipative coefficients over a step; [`Self::dissipation`] has their slopes too.
    fn dissipation_of<R: Scalar>(&self, _c: &Change<'_, R>, _out: &mut [R]) {}

    /// Adds the derivative of (energy - drive work) at `s` and time `t`.
    fn gradient(&self, t: f64, s: &[f64], phase: f64, out: &mut Coefficients);

    /// Adds the discrete gradient between the ends of the step; `h` is the derivative by `s1`.
    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients);

    /// Adds dissipative coefficients from the change over the step; `h` is the derivative by `s1`. They change their sign
    /// when the ends are exchanged, so the derivative by `s0` is minus that of the exchanged change.
    fn dissipation(&self, _c: &Change<'_>, _out: &mut Coefficients) {}

    /// Adds dissipative coefficients from rates; `h` is the derivative by the rates.
    fn dissipation_rate(&self, _s: &[f64], _phase: f64, _s_dot: &[f64], _out: &mut Coefficients) {}

    /// Whether the element dissipates by rates.
    fn dissipates(&self) -> bool {
        false
    }

    /// Work of drives, and of a medium that flows, over the step [J].
    fn work(&self, _c: &Change<'_>) -> f64 {
        0.0
    }

    /// Number of its states z; see [`states`].
    fn states(&self) -> usize {
        0
    }

    /// States at the start of a run.
    fn begin<R: Scalar>(&self, _s: &[R], _phase: f64, _z: &mut [R]) {}

    /// States that stand where nothing moves.
    fn at_rest<R: Scalar>(&self, s: &[R], phase: f64, z: &mut [R]) {
        self.begin(s, phase, z);
    }

    /// The discrete equation of the states, r_z = 0; `c.time` is the start of the step.
    fn state_rows<R: Scalar>(&self, _c: &Change<'_, R>, _z: &States<'_, R>, _out: &mut [R]) {}

    /// Energy that is stored with the states [J].
    fn state_energy<R: Scalar>(&self, _s: &[R], _phase: f64, _z: &[R]) -> R {
        R::zero()
    }

    /// Adds the coefficients of the force that depends on states, means over a step.
    fn state_force<R: Scalar>(&self, _c: &Change<'_, R>, _z: &States<'_, R>, _out: &mut [R]) {}

    /// Adds the same at an instant.
    fn state_force_at<R: Scalar>(&self, _at: &Instant<'_, R>, _out: &mut [R]) {}

    /// Number of its inputs: functions of time, or controls of a plan.
    fn inputs(&self) -> usize {
        0
    }

    /// Inputs at a time.
    fn input(&self, _t: f64, _u: &mut [f64]) {}

    /// Whether its inputs depend on time.
    fn is_timed(&self) -> bool {
        false
    }

    /// Work that it does over a step by what it is supplied with [J].
    fn supplied(&self, _c: &Change<'_>, _z: &States<'_>) -> f64 {
        0.0
    }

    /// Closed form of the condensation (T-ELM-18, T-ELM-19) where it pays: sets z₁ and adds the coefficients with their tangent.
    fn condensed(
        &self,
        _c: &Change<'_>,
        _z0: &[f64],
        _z1: &mut [f64],
        _out: &mut Coefficients,
    ) -> bool {
        false
    }

    /// What is dissipated by the force that depends on states, where that has a form without cancellation [J].
    fn state_loss(&self, _c: &Change<'_>, _z: &States<'_>) -> Option<f64> {
        None
    }

    /// Number of the values that it books when a step is accepted: for channels only, no force depends on them.
    fn booked(&self) -> usize {
        0
    }

    /// Books an accepted step; `c.time` is its start.
    fn book(&self, _c: &Change<'_>, _z: &States<'_>, _booked: &mut [f64]) {}
}
