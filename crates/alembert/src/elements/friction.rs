//! Friction on a coordinate: elastic stick and plastic slip.
//!
//! # What it is
//! A thermodynamically consistent model of dry friction: a spring that sticks, and slips where its force reaches the yield force, which may
//! fall with the speed (Stribeck) and grow with the slip (hardening); and a viscous force beside it.
//!
//! # Equations
//! y = yᵉ + yᵖ, F = E yᵉ, Ψ = E (yᵉ)²/2 + H α²/2, |F| ≤ F_y(v) + H α with F_y(v) = F_c + (F_s - F_c) exp(-(v/v_s)²), v = (y₁ - y₀)/h.
//! Return mapping over a step: with the trial elongation ê = y₁ - yᵖ₀, its sign σ and the excess E|ê| - F_y - H α₀,
//! ```text
//! excess ≤ 0:   stick, Δλ = 0;      excess > 0:  Δλ = excess/(E + H),  yᵖ₁ = yᵖ₀ + σ Δλ,  α₁ = α₀ + Δλ,  e₁ = ê - σ Δλ     (T-FRI-1)
//! ```
//! The mean force is that which balances the energy, F (y₁ - y₀) = Ψ₁ - Ψ₀ + ΔD with ΔD = F_y Δλ. Written as a mean of the
//! elastic force and the yield force with the ways wᵉ = σ (e₁ - e₀) ≥ 0 and Δλ as weights it has no small denominator:
//! ```text
//! F = [ wᵉ E (e₀ + e₁)/2 + Δλ σ (F_y + H (α₀ + α₁)/2) ] / (wᵉ + Δλ)                                                    (T-FRI-2)
//! ∂F/∂y₁ = [ E (wᵉ)² + H Δλ² ] / [2 (wᵉ + Δλ)²] + σ F_y' Δλ / (wᵉ + Δλ)                                               (T-FRI-3)
//! ```
//! for equal values F = E e₀. When the yield force has fallen below the force (wᵉ < 0, Stribeck only) all of the step slips at it, and the
//! elastic energy that is set free is lost: F = σ (F_y + H (α₀ + α₁)/2), ΔD = F_y Δλ + wᵉ (E wᵉ - H Δλ)/2 ≥ 0; both forms agree at
//! wᵉ = 0. Viscous force: c (y₁ - y₀)/h.
//!
//! # Symbols
//! E `stiffness` [N m/rad, N/m] · F_c `level` [N m, N] · F_s `at_rest` · v_s `stribeck_velocity` [rad/s, m/s] · H `hardening` ·
//! c `viscous` · states: yᵖ slip, α hardening variable; their equation r_z is T-FRI-1, z₁ - z₀ - (σ Δλ, Δλ) = 0 (T-FRI-7)
//!
//! # Reference
//! Uhlar and Betsch 2009, section 4.2 (eqs. 15 to 26); Simo and Hughes 1998, box 1.4 (return mapping).
//!
//! # Departures from the reference
//! Eq. (26) is a quotient of two small differences; T-FRI-2 is the same number without cancellation. Its sign in eq. (14) is
//! corrected: the force resists. Stribeck and hardening are added.

use super::States;
use super::kind::{Checker, Compiling, Kind};
use super::on_coordinate::{Course, Law, Slope};
use crate::error::ModelErrors;
use crate::model::{CoordinateRef, On, on};
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Friction on a joint coordinate: elastic stick with stiffness, and slip where the force reaches the yield force
/// F_y(v) = yield + (static - yield) exp(-(v/stribeck_velocity)^2) + hardening * slip; and a viscous force.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Friction", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Stiffness of the stick [N m/rad]; on a displacement [N/m].
    pub stiffness: f64,
    /// Yield force: the friction force in sliding [N m]; on a displacement [N].
    pub r#yield: f64,
    /// Friction force at rest [N m, N]; the yield force when missing.
    #[serde(default, rename = "static", skip_serializing_if = "Option::is_none")]
    pub at_rest: Option<f64>,
    /// Speed at which the force has fallen from `static` towards `yield` [rad/s, m/s].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stribeck_velocity: Option<f64>,
    /// Increase of the yield force with the slip [N m/rad, N/m].
    #[serde(default)]
    pub hardening: f64,
    /// Viscous friction [N m s/rad, N s/m].
    #[serde(default)]
    pub viscous: f64,
}

impl Kind for Keys {
    fn name(&self) -> &str {
        &self.name
    }

    fn on(&self) -> Option<On<'_>> {
        Some(on(&self.joint, &self.coordinate))
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.names_coordinate(path, subject, &self.joint, &self.coordinate);
        let before = c.errors.len();
        let what = |key: &str| format!("`{key}` of {subject}");
        c.positive(
            &format!("{path}.stiffness"),
            &what("stiffness"),
            self.stiffness,
        );
        for (key, value) in [
            ("yield", self.r#yield),
            ("hardening", self.hardening),
            ("viscous", self.viscous),
        ] {
            c.not_negative(&format!("{path}.{key}"), &what(key), value);
        }
        match (self.at_rest, self.stribeck_velocity) {
            (Some(_), None) => c.error_help(
                format!("{path}.static"),
                format!("{subject} has `static` but no `stribeck_velocity`"),
                "add stribeck_velocity = ..., the speed at which the force has fallen from `static` towards `yield`",
            ),
            (None, Some(_)) => c.error_help(
                format!("{path}.stribeck_velocity"),
                format!("{subject} has `stribeck_velocity` but no `static`"),
                "add static = ..., the friction force at rest, or leave `stribeck_velocity` out",
            ),
            (Some(at_rest), Some(speed)) => {
                let key = "stribeck_velocity";
                c.positive(&format!("{path}.{key}"), &what(key), speed);
                if at_rest < self.r#yield {
                    let message = format!(
                        "`static` of {subject} is smaller than `yield`: {at_rest} < {}",
                        self.r#yield
                    );
                    let help = "friction at rest is at least that in sliding; `yield` is the force in sliding";
                    c.error_help(format!("{path}.static"), message, help);
                }
            }
            (None, None) => {}
        }
        let nothing = [
            self.r#yield,
            self.at_rest.unwrap_or(0.0),
            self.hardening,
            self.viscous,
        ];
        if c.errors.len() == before && nothing == [0.0; 4] {
            let help = "give a `yield` force or a `viscous` coefficient, or leave the element out";
            c.error_help(path, format!("{subject} has no effect"), help);
        }
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let law = Friction {
            stiffness: self.stiffness,
            level: self.r#yield,
            at_rest: self.at_rest.unwrap_or(self.r#yield),
            stribeck_velocity: self.stribeck_velocity.unwrap_or(1.0),
            hardening: self.hardening,
            viscous: self.viscous,
        };
        out.on_coordinate(self.on(), law);
        Ok(())
    }

    fn states(&self, [unit, _]: [&'static str; 2]) -> Vec<(String, &'static str)> {
        vec![("slip".to_owned(), unit), ("hardened".to_owned(), unit)]
    }

    /// It sticks where it came to rest.
    fn remembers(&self) -> bool {
        true
    }

    fn recalled(&self, [unit, force]: [&'static str; 2]) -> Vec<(String, &'static str, usize)> {
        let list = [
            ("force", force, state::COUNT + booked::FORCE),
            ("slip", unit, state::SLIP),
            ("dissipated", "J", state::COUNT + booked::LOSS),
            ("switches", "1", state::COUNT + booked::SWITCHES),
            ("switch_time", "s", state::COUNT + booked::SWITCH_TIME),
        ];
        list.map(|(name, unit, k)| (name.to_owned(), unit, k))
            .to_vec()
    }

    /// Its force is booked.
    fn channels(&self, _dimension: usize, _unit: &'static str) -> Vec<(String, &'static str)> {
        vec![]
    }

    #[cfg(test)]
    fn sample(_planar: bool) -> &'static str {
        "joint = \"hinge\"\nstiffness = 40\nyield = 0.6\nviscous = 0.1"
    }
}

/// Friction; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Friction {
    /// Stiffness of the stick E.
    pub stiffness: f64,
    /// Yield force in sliding F_c.
    pub level: f64,
    /// Yield force at rest F_s.
    pub at_rest: f64,
    /// Speed at which the yield force falls, v_s.
    pub stribeck_velocity: f64,
    /// Hardening H.
    pub hardening: f64,
    /// Viscous friction c.
    pub viscous: f64,
}

/// Places of the states.
pub mod state {
    /// Slip yᵖ.
    pub const SLIP: usize = 0;
    /// Hardening variable α.
    pub const HARDENED: usize = 1;
    /// Number of states.
    pub const COUNT: usize = 2;
}

/// Places of what is booked.
pub mod booked {
    /// 1 while it slips.
    pub const SLIDING: usize = 0;
    /// Number of switches between stick and slip.
    pub const SWITCHES: usize = 1;
    /// Time of the last switch [s].
    pub const SWITCH_TIME: usize = 2;
    /// Dissipated energy, viscous part included [J].
    pub const LOSS: usize = 3;
    /// Rate of the coordinate in the last step.
    pub const RATE: usize = 4;
    /// Force E yᵉ at the end of the last step [N m, N].
    pub const FORCE: usize = 5;
    /// Number of booked values.
    pub const COUNT: usize = 6;
}

/// Result of the return mapping over a step.
#[derive(Clone, Copy, Debug)]
struct Mapped<R = f64> {
    /// Mean force.
    force: R,
    /// Slip Δλ ≥ 0, and its sign.
    slip: R,
    sign: f64,
    /// Elastic way wᵉ.
    loaded: R,
    /// Dissipated energy, without the viscous part.
    loss: R,
    /// Part of the step before the slip begins.
    before: f64,
}

impl Friction {
    /// Yield force at the rate of the step.
    fn yield_force<R: Scalar>(&self, c: &Course<R>) -> R {
        let excess = self.at_rest - self.level;
        if excess == 0.0 {
            return R::constant(self.level);
        }
        let x = (c.y1 - c.y0) / (c.step * self.stribeck_velocity);
        (-x * x).exp() * excess + self.level
    }

    /// Return mapping T-FRI-1 and the force that balances it. The branch belongs to the values.
    fn map<R: Scalar>(&self, c: &Course<R>, z0: &[R]) -> Mapped<R> {
        let (stiffness, h) = (self.stiffness, self.hardening);
        let (slip0, alpha) = (z0[state::SLIP], z0[state::HARDENED]);
        let (e0, trial) = (c.y0 - slip0, c.y1 - slip0);
        let level = self.yield_force(c);
        let sign = trial.value().signum();
        let excess = trial * (sign * stiffness) - level - alpha * h;
        if excess.value() <= 0.0 {
            return Mapped {
                force: (e0 + trial) * (0.5 * stiffness),
                slip: R::zero(),
                sign: 0.0,
                loaded: R::zero(),
                loss: R::zero(),
                before: 1.0,
            };
        }
        let slip = excess / (stiffness + h);
        let e1 = trial - slip * sign;
        let loaded = (e1 - e0) * sign;
        let mean = (e0 + e1) * (0.5 * stiffness);
        let plastic = (level + (alpha + slip * 0.5) * h) * sign;
        if loaded.value() < 0.0 {
            let freed = loaded * (loaded * stiffness - slip * h) * 0.5;
            return Mapped {
                force: plastic,
                slip,
                sign,
                loaded,
                loss: level * slip + freed,
                before: 0.0,
            };
        }
        let way = loaded + slip;
        Mapped {
            force: (loaded * mean + slip * plastic) / way,
            slip,
            sign,
            loaded,
            loss: level * slip,
            before: loaded.value() / way.value(),
        }
    }

    /// Derivative of the mean force by the end of the step (T-FRI-3).
    fn slope(&self, c: &Course, m: &Mapped) -> f64 {
        let (stiffness, h) = (self.stiffness, self.hardening);
        if m.slip == 0.0 {
            return 0.5 * stiffness;
        }
        // slope of the yield force
        let x = (c.y1 - c.y0) / (c.step * self.stribeck_velocity);
        let excess = self.at_rest - self.level;
        let fall = -2.0 * x * excess * (-x * x).exp() / (c.step * self.stribeck_velocity);
        if m.loaded < 0.0 {
            let slip_rate = (stiffness * m.sign - fall) / (stiffness + h);
            return m.sign * (fall + 0.5 * h * slip_rate);
        }
        let way = m.loaded + m.slip;
        let stored = stiffness * m.loaded * m.loaded + h * m.slip * m.slip;
        0.5 * stored / (way * way) + m.sign * fall * m.slip / way
    }
}

impl Law for Friction {
    fn acts_by_itself(&self) -> bool {
        false
    }

    fn viscous_of<R: Scalar>(&self, c: &Course<R>) -> R {
        (c.y1 - c.y0) / c.step * self.viscous
    }

    fn viscous(&self, c: &Course) -> Slope {
        let d = self.viscous / c.step;
        [d * (c.y1 - c.y0), d]
    }

    fn viscous_rate(&self, _y: f64, rate: f64) -> Slope {
        [self.viscous * rate, self.viscous]
    }

    fn dissipates(&self) -> bool {
        self.viscous > 0.0
    }

    fn states(&self) -> usize {
        state::COUNT
    }

    fn begin<R: Scalar>(&self, y: R, z: &mut [R]) {
        z[state::SLIP] = y;
        z[state::HARDENED] = R::zero();
    }

    fn state_rows<R: Scalar>(&self, c: &Course<R>, z: &States<'_, R>, out: &mut [R]) {
        let m = self.map(c, z.z0);
        out[state::SLIP] = z.z1[state::SLIP] - z.z0[state::SLIP] - m.slip * m.sign;
        out[state::HARDENED] = z.z1[state::HARDENED] - z.z0[state::HARDENED] - m.slip;
    }

    fn state_energy<R: Scalar>(&self, y: R, z: &[R]) -> R {
        let (e, alpha) = (y - z[state::SLIP], z[state::HARDENED]);
        e * e * (0.5 * self.stiffness) + alpha * alpha * (0.5 * self.hardening)
    }

    fn state_force<R: Scalar>(&self, c: &Course<R>, z: &States<'_, R>) -> R {
        self.map(c, z.z0).force
    }

    fn state_force_at<R: Scalar>(&self, y: R, _rate: R, z: &[R], _u: &[R]) -> R {
        (y - z[state::SLIP]) * self.stiffness
    }

    fn condensed(&self, c: &Course, z0: &[f64], z1: &mut [f64]) -> Option<Slope> {
        let m = self.map(c, z0);
        z1[state::SLIP] = z0[state::SLIP] + m.sign * m.slip;
        z1[state::HARDENED] = z0[state::HARDENED] + m.slip;
        Some([m.force, self.slope(c, &m)])
    }

    fn state_loss(&self, c: &Course, z: &States<'_>) -> Option<f64> {
        Some(self.map(c, z.z0).loss)
    }

    fn booked(&self) -> usize {
        booked::COUNT
    }

    fn book(&self, c: &Course, z: &States<'_>, list: &mut [f64]) {
        let m = self.map(c, z.z0);
        let rate = (c.y1 - c.y0) / c.step;
        list[booked::LOSS] += m.loss + self.viscous * rate * (c.y1 - c.y0);
        let sliding = if m.slip > 0.0 { 1.0 } else { 0.0 };
        if sliding != list[booked::SLIDING] {
            list[booked::SLIDING] = sliding;
            list[booked::SWITCHES] += 1.0;
            let last = list[booked::RATE];
            // slip begins where the force reaches the yield force; stick where the rate, linear between the middles of the steps, is zero
            list[booked::SWITCH_TIME] = if sliding == 1.0 {
                c.time + m.before * c.step
            } else if last * rate < 0.0 {
                c.time + c.step * (last / (last - rate) - 0.5)
            } else {
                c.time
            };
        }
        list[booked::RATE] = rate;
        list[booked::FORCE] = self.stiffness * (c.y1 - z.z1[state::SLIP]);
    }
}

#[cfg(test)]
mod tests;
