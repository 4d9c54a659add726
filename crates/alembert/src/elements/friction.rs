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
//! c `viscous` · memory: yᵖ slip, α hardening variable, and what results report
//!
//! # Reference
//! Uhlar and Betsch 2009, section 4.2 (eqs. 15 to 26); Simo and Hughes 1998, box 1.4 (return mapping).
//!
//! # Departures from the reference
//! Eq. (26) is a quotient of two small differences; T-FRI-2 is the same number without cancellation. Its sign in eq. (14) is
//! corrected: the force resists. Stribeck and hardening are added.

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

    /// Its force is a channel of its memory.
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

/// Places of the internal variables in the memory of the element.
pub mod memory {
    /// Slip yᵖ.
    pub const SLIP: usize = 0;
    /// Hardening variable α.
    pub const HARDENED: usize = 1;
    /// 1 while it slips.
    pub const SLIDING: usize = 2;
    /// Number of switches between stick and slip.
    pub const SWITCHES: usize = 3;
    /// Time of the last switch [s].
    pub const SWITCH_TIME: usize = 4;
    /// Dissipated energy, viscous part included [J].
    pub const LOSS: usize = 5;
    /// Rate of the coordinate in the last step.
    pub const RATE: usize = 6;
    /// Force E yᵉ at the end of the last step [N m, N].
    pub const FORCE: usize = 7;
    /// Number of internal variables.
    pub const COUNT: usize = 8;
}

/// Result of the return mapping over a step.
#[derive(Clone, Copy, Debug)]
struct Mapped {
    /// Mean force and its slope.
    force: Slope,
    /// Force at the end and its slope.
    end: Slope,
    /// Slip Δλ ≥ 0, and its sign.
    slip: f64,
    sign: f64,
    /// Dissipated energy, without the viscous part.
    loss: f64,
    /// Part of the step before the slip begins.
    before: f64,
}

impl Friction {
    /// Yield force at the rate of the step, and its derivative by the end of the step.
    fn yield_force(&self, c: &Course<'_>) -> Slope {
        let excess = self.at_rest - self.level;
        if excess == 0.0 {
            return [self.level, 0.0];
        }
        let x = (c.y1 - c.y0) / (c.step * self.stribeck_velocity);
        let e = excess * (-x * x).exp();
        let slope = -2.0 * x * e / (c.step * self.stribeck_velocity);
        [self.level + e, slope]
    }

    /// Return mapping T-FRI-1 and the force that balances it.
    fn map(&self, c: &Course<'_>) -> Mapped {
        let (stiffness, h) = (self.stiffness, self.hardening);
        let (slip0, alpha) = (c.memory[memory::SLIP], c.memory[memory::HARDENED]);
        let (e0, trial) = (c.y0 - slip0, c.y1 - slip0);
        let [level, fall] = self.yield_force(c);
        let excess = stiffness * trial.abs() - level - h * alpha;
        if excess <= 0.0 {
            return Mapped {
                force: [0.5 * stiffness * (e0 + trial), 0.5 * stiffness],
                end: [stiffness * trial, stiffness],
                slip: 0.0,
                sign: 0.0,
                loss: 0.0,
                before: 1.0,
            };
        }
        let sign = trial.signum();
        let slip = excess / (stiffness + h);
        let slip_rate = (stiffness * sign - fall) / (stiffness + h);
        let e1 = trial - sign * slip;
        let e1_rate = 1.0 - sign * slip_rate;
        let loaded = sign * (e1 - e0);
        let mean = 0.5 * stiffness * (e0 + e1);
        let end = [stiffness * e1, stiffness * e1_rate];
        let plastic = sign * (level + h * (alpha + 0.5 * slip));
        if loaded < 0.0 {
            return Mapped {
                force: [plastic, sign * (fall + 0.5 * h * slip_rate)],
                end,
                slip,
                sign,
                loss: level * slip + 0.5 * loaded * (stiffness * loaded - h * slip),
                before: 0.0,
            };
        }
        let way = loaded + slip;
        let force = (loaded * mean + slip * plastic) / way;
        let slope = 0.5 * (stiffness * loaded * loaded + h * slip * slip) / (way * way)
            + sign * fall * slip / way;
        Mapped {
            force: [force, slope],
            end,
            slip,
            sign,
            loss: level * slip,
            before: loaded / way,
        }
    }
}

impl Law for Friction {
    fn energy<R: Scalar>(&self, y: R, memory: &[f64]) -> R {
        let (e, alpha) = (y - memory[memory::SLIP], memory[memory::HARDENED]);
        e * e * (0.5 * self.stiffness) + 0.5 * self.hardening * alpha * alpha
    }

    fn acts_by_itself(&self) -> bool {
        false
    }

    fn viscous_of<R: Scalar>(&self, c: &Course<'_, R>) -> R {
        (c.y1 - c.y0) / c.step * self.viscous
    }

    fn viscous(&self, c: &Course<'_>) -> Slope {
        let d = self.viscous / c.step;
        [d * (c.y1 - c.y0), d]
    }

    fn viscous_rate(&self, _y: f64, rate: f64) -> Slope {
        [self.viscous * rate, self.viscous]
    }

    fn dissipates(&self) -> bool {
        true
    }

    fn memory(&self) -> usize {
        memory::COUNT
    }

    fn begin(&self, y: f64, memory: &mut [f64]) {
        memory.fill(0.0);
        memory[memory::SLIP] = y;
    }

    fn friction(&self, c: &Course<'_>) -> Slope {
        self.map(c).force
    }

    fn friction_at_end(&self, c: &Course<'_>) -> Slope {
        self.map(c).end
    }

    fn friction_loss(&self, c: &Course<'_>) -> f64 {
        self.map(c).loss
    }

    fn remember(&self, c: &Course<'_>, memory: &mut [f64]) {
        let m = self.map(c);
        let rate = (c.y1 - c.y0) / c.step;
        memory[memory::SLIP] += m.sign * m.slip;
        memory[memory::HARDENED] += m.slip;
        memory[memory::LOSS] += m.loss + self.viscous * rate * (c.y1 - c.y0);
        let sliding = if m.slip > 0.0 { 1.0 } else { 0.0 };
        if sliding != memory[memory::SLIDING] {
            memory[memory::SLIDING] = sliding;
            memory[memory::SWITCHES] += 1.0;
            let last = memory[memory::RATE];
            // slip begins where the force reaches the yield force; stick where the rate, linear between the middles of the steps, is zero
            memory[memory::SWITCH_TIME] = if sliding == 1.0 {
                c.time + m.before * c.step
            } else if last * rate < 0.0 {
                c.time + c.step * (last / (last - rate) - 0.5)
            } else {
                c.time
            };
        }
        memory[memory::RATE] = rate;
        memory[memory::FORCE] = m.end[0];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRY: Friction = Friction {
        stiffness: 350.0,
        level: 50.0,
        at_rest: 50.0,
        stribeck_velocity: 1.0,
        hardening: 0.0,
        viscous: 0.0,
    };

    fn kinds() -> [Friction; 3] {
        [
            DRY,
            Friction {
                hardening: 40.0,
                viscous: 0.3,
                ..DRY
            },
            Friction {
                at_rest: 80.0,
                stribeck_velocity: 0.7,
                hardening: 5.0,
                ..DRY
            },
        ]
    }

    /// Pseudo-random numbers in -1..1.
    fn noise(seed: &mut u64) -> f64 {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (*seed >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }

    #[test]
    fn id_energy_balances_and_nothing_is_gained() {
        let mut seed = 7;
        for law in kinds() {
            let mut memory = [0.0; memory::COUNT];
            let mut y0 = 0.0;
            law.begin(y0, &mut memory);
            let mut switches = 0.0;
            for k in 0..20_000 {
                // sizes from round-off to several yield elongations, and now and then no motion at all
                let size = 10.0_f64.powf(-7.0 + 6.8 * (noise(&mut seed) + 1.0) / 2.0);
                let dy = if k % 17 == 0 {
                    0.0
                } else {
                    size * noise(&mut seed)
                };
                let y1 = y0 + dy;
                let start = memory;
                let c = Course {
                    time: 0.0,
                    step: 0.01,
                    y0,
                    y1,
                    memory: &start,
                };
                let before = law.energy(y0, &memory);
                let loss = law.friction_loss(&c);
                law.remember(&c, &mut memory);
                let balance =
                    law.energy(y1, &memory) - before + loss - law.friction(&c)[0] * (y1 - y0);
                assert!(balance.abs() < 1e-13 * (1.0 + before), "{law:?} {balance}");
                assert!(loss >= 0.0);
                // Kuhn-Tucker: the force is at or below the yield force, at it where there is slip
                let limit = law.yield_force(&c)[0] + law.hardening * memory[memory::HARDENED];
                let force = law.stiffness * (y1 - memory[memory::SLIP]).abs();
                assert!(force <= limit * (1.0 + 1e-12));
                if memory[memory::SLIDING] == 1.0 {
                    assert!((force - limit).abs() < 1e-9);
                }
                switches = memory[memory::SWITCHES];
                y0 = y1;
            }
            assert!(switches > 100.0, "{switches}");
        }
    }

    #[test]
    fn conf_tangent_matches_differences() {
        let mut seed = 3;
        for law in kinds() {
            for _ in 0..2000 {
                let mut memory = [0.0; memory::COUNT];
                memory[memory::SLIP] = 0.1 * noise(&mut seed);
                let y0 = memory[0] + 0.14 * noise(&mut seed);
                let y1 = y0 + 0.3 * noise(&mut seed);
                let at = |y1: f64| Course {
                    time: 0.0,
                    step: 0.3,
                    y0,
                    y1,
                    memory: &memory,
                };
                let d = 1e-7;
                let (p, m) = (law.map(&at(y1 + d)), law.map(&at(y1 - d)));
                let kink = (p.slip > 0.0) != (m.slip > 0.0) || (p.before > 0.0) != (m.before > 0.0);
                if kink || p.sign != m.sign || (y1 - y0).abs() < 1e-3 {
                    continue;
                }
                for f in [Friction::friction, Friction::friction_at_end] {
                    let fd = (f(&law, &at(y1 + d))[0] - f(&law, &at(y1 - d))[0]) / (2.0 * d);
                    let slope = f(&law, &at(y1))[1];
                    assert!((slope - fd).abs() < 1e-4 * (1.0 + fd.abs()), "{slope} {fd}");
                }
            }
        }
    }

    #[test]
    fn conf_the_smooth_part_is_the_law_for_any_scalar() {
        use alembert_math::scalar::Dual;
        for law in kinds() {
            let plain = Course {
                time: 0.0,
                step: 0.3,
                y0: 0.2,
                y1: -0.5,
                memory: &[],
            };
            let marked = Course {
                time: 0.0,
                step: Dual::constant(0.3),
                y0: Dual::constant(0.2),
                y1: Dual::new(-0.5, 1.0),
                memory: &[],
            };
            let (closed, dual) = (law.viscous(&plain), law.viscous_of(&marked));
            assert!((closed[0] - dual.re).abs() < 1e-15 && (closed[1] - dual.eps).abs() < 1e-15);
        }
    }

    #[test]
    fn ref_algorithmic_force_of_the_paper() {
        // eq. (26) as printed, where its differences are not small
        let memory = [0.0; memory::COUNT];
        let c = Course {
            time: 0.0,
            step: 0.01,
            y0: 0.1,
            y1: 0.4,
            memory: &memory,
        };
        let (psi0, psi1) = (0.5 * 350.0 * 0.01, 50.0 * 50.0 / 700.0);
        let slip = 0.4 - 50.0 / 350.0;
        let paper = (psi1 - psi0 + 50.0 * slip) / 0.3;
        assert!((DRY.friction(&c)[0] - paper).abs() < 1e-12);
        let still = Course { y1: 0.1, ..c };
        assert!((DRY.friction(&still)[0] - 35.0).abs() < 1e-12);
    }

    /// Way of a mass that slides on a Stribeck curve under a growing load, energy-momentum step, by secants.
    fn slide(law: &Friction, steps: u32) -> f64 {
        let (mass, h) = (3.0, 0.8 / f64::from(steps));
        let load = |t: f64| 15.0 + 10.0 * (4.0 * t).sin();
        let (mut y, mut v) = (0.0, 0.3);
        // slides from the start, on the yield force of its speed
        let x: f64 = v / law.stribeck_velocity;
        let start = law.level + (law.at_rest - law.level) * (-x * x).exp();
        let mut memory = [0.0; memory::COUNT];
        memory[memory::SLIP] = -start / law.stiffness;
        memory[memory::SLIDING] = 1.0;
        for n in 0..steps {
            let time = f64::from(n) * h;
            let kept = memory;
            let course = |y1: f64| Course {
                time,
                step: h,
                y0: y,
                y1,
                memory: &kept,
            };
            let rest = |y1: f64| {
                2.0 * mass * ((y1 - y) / h - v) / h - load(time + 0.5 * h)
                    + law.friction(&course(y1))[0]
            };
            let (mut a, mut b) = (y + h * v, y + h * v * 1.001);
            for _ in 0..20 {
                let (ra, rb) = (rest(a), rest(b));
                if rb == ra {
                    break;
                }
                (a, b) = (b, b - rb * (b - a) / (rb - ra));
            }
            law.remember(&course(b), &mut memory);
            (v, y) = (2.0 * (b - y) / h - v, b);
        }
        assert_eq!(memory[memory::SWITCHES], 0.0);
        y
    }

    #[test]
    fn claim_sliding_on_a_stribeck_curve_is_of_second_order() {
        let law = Friction {
            stiffness: 1e4,
            level: 10.0,
            at_rest: 20.0,
            stribeck_velocity: 0.5,
            hardening: 0.0,
            viscous: 0.0,
        };
        let ways = [80, 160, 320].map(|n| slide(&law, n));
        let order = ((ways[0] - ways[1]) / (ways[1] - ways[2])).log2();
        assert!((order - 2.0).abs() < 0.05, "{order}");
    }
}
