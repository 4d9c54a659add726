//! Viscoelastic spring on a coordinate: a spring with Maxwell branches beside it.
//!
//! # What it is
//! The generalised Maxwell model (one branch: standard linear solid; without the spring: Maxwell fluid). Each branch is a spring in series with
//! a dashpot. A held coordinate relaxes, a held force creeps, a vibration loses energy by its frequency. On a distance it acts between points.
//!
//! # Equations
//! F = k (y - L) + Σ_b k_b (y - z_b), with the elongations z_b of the dashpots as states, τ_b ż_b = y - z_b. Over a step, by the midpoint rule
//! ```text
//! r_b = z_b¹ - z_b⁰ - (h/τ_b) (ȳ - z̄_b) = 0,      F̄ = k (ȳ - L) + Σ_b k_b (ȳ - z̄_b),      ȳ = (y₀ + y₁)/2          (T-ELM-21)
//! F̄ (y₁ - y₀) = U₁ - U₀ + Σ_b k_b τ_b (z_b¹ - z_b⁰)²/h,      U = k (y - L)²/2 + Σ_b k_b (y - z_b)²/2
//! ```
//! so it dissipates exactly what the dashpots do. At rest z_b = y: the branches are without force, and the spring is all that acts.
//! A vibration with the frequency ω sees the moduli
//! ```text
//! K' = k + Σ_b k_b ω²τ_b²/(1 + ω²τ_b²),      K'' = Σ_b k_b ωτ_b/(1 + ω²τ_b²)                                      (T-ELM-22)
//! ```
//!
//! # Symbols
//! k `stiffness` [N m/rad, N/m] · L `rest` [rad, m] · k_b `branches` [N m/rad, N/m] · τ_b `times` [s] · z_b states `creep_1`, ...
//!
//! # Reference
//! Christensen, Theory of Viscoelasticity (1982), chapter 1 (relaxation functions as sums of exponentials).
//!
//! # Departures from the reference
//! None; the time discretisation is that of the schemes.

use super::kind::{Checker, Compiling, Kind};
use super::on_coordinate::{Course, Law, Slope};
use super::{MAX_STATES, States};
use crate::error::ModelErrors;
use crate::model::{CoordinateRef, On, on};
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Viscoelastic spring on a joint coordinate: a spring, and beside it branches of a spring and a dashpot in series.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Maxwell", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Stiffness that is left when all has relaxed [N m/rad]; on a displacement [N/m].
    #[serde(default)]
    pub stiffness: f64,
    /// Coordinate without force [rad]; on a displacement [m].
    #[serde(default)]
    pub rest: f64,
    /// Stiffness of each branch, at most 8 [N m/rad]; on a displacement [N/m].
    pub branches: Vec<f64>,
    /// Relaxation time of each branch, viscosity over stiffness [s].
    pub times: Vec<f64>,
    /// Elongation of the spring of each branch at the start [rad]; on a displacement [m]; without one they have relaxed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Vec<f64>>,
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
        let stiffness = format!("`stiffness` of {subject}");
        c.not_negative(&format!("{path}.stiffness"), &stiffness, self.stiffness);
        let count = self.branches.len();
        if count == 0 || count > MAX_STATES {
            let message = format!("{subject} has {count} branches, it can have 1 to {MAX_STATES}");
            let help =
                "give `branches` a stiffness for each branch; without branches it is a torsion";
            c.error_help(format!("{path}.branches"), message, help);
        }
        let lists = [("times", Some(&self.times)), ("start", self.start.as_ref())];
        for (key, list) in lists {
            let own = list.map_or(count, Vec::len);
            if own != count {
                let message = format!(
                    "`{key}` of {subject} has {own} values, but there are {count} branches"
                );
                let help = "one value for each branch";
                c.error_help(format!("{path}.{key}"), message, help);
            }
        }
        for (key, list) in [("branches", &self.branches), ("times", &self.times)] {
            for (k, value) in list.iter().enumerate() {
                let what = format!("`{key}` of {subject}");
                c.positive(&format!("{path}.{key}[{k}]"), &what, *value);
            }
        }
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let branches = self.branches.iter().zip(&self.times).enumerate();
        let start = |k: usize| self.start.as_ref().and_then(|s| s.get(k)).copied();
        let law = Maxwell {
            stiffness: self.stiffness,
            rest: self.rest,
            branches: branches
                .map(|(k, (stiffness, time))| Branch {
                    stiffness: *stiffness,
                    time: *time,
                    start: start(k).unwrap_or(0.0),
                })
                .collect(),
        };
        out.on_coordinate(self.on(), law);
        Ok(())
    }

    fn states(&self, [unit, _]: [&'static str; 2]) -> Vec<(String, &'static str)> {
        let names = 1..=self.branches.len();
        names.map(|k| (format!("creep_{k}"), unit)).collect()
    }

    #[cfg(test)]
    fn sample(_planar: bool) -> &'static str {
        "joint = \"hinge\"\nstiffness = 3\nrest = 0.2\nbranches = [5, 2]\ntimes = [0.3, 0.05]\nstart = [0.1, 0]"
    }
}

/// A spring and a dashpot in series.
#[derive(Clone, Copy, Debug)]
pub struct Branch {
    /// Stiffness k_b [N m/rad, N/m].
    pub stiffness: f64,
    /// Relaxation time τ_b [s].
    pub time: f64,
    /// Elongation of the spring at the start [rad, m].
    pub start: f64,
}

/// Viscoelastic spring on a coordinate; see the module documentation.
#[derive(Clone, Debug)]
pub struct Maxwell {
    /// Stiffness that is left when all has relaxed.
    pub stiffness: f64,
    /// Coordinate without spring force.
    pub rest: f64,
    /// Branches.
    pub branches: Vec<Branch>,
}

impl Law for Maxwell {
    fn energy<R: Scalar>(&self, y: R) -> R {
        let stretch = y - self.rest;
        stretch * stretch * (0.5 * self.stiffness)
    }

    fn force(&self, _t: f64, y: f64) -> Slope {
        [self.stiffness * (y - self.rest), self.stiffness]
    }

    fn mean_force(&self, c: &Course) -> Slope {
        let middle = 0.5 * (c.y0 + c.y1);
        [self.stiffness * (middle - self.rest), 0.5 * self.stiffness]
    }

    fn states(&self) -> usize {
        self.branches.len()
    }

    fn begin<R: Scalar>(&self, y: R, z: &mut [R]) {
        for (z, b) in z.iter_mut().zip(&self.branches) {
            *z = y - b.start;
        }
    }

    fn at_rest<R: Scalar>(&self, y: R, z: &mut [R]) {
        z.fill(y);
    }

    fn state_rows<R: Scalar>(&self, c: &Course<R>, z: &States<'_, R>, out: &mut [R]) {
        let middle = (c.y0 + c.y1) * 0.5;
        for (k, b) in self.branches.iter().enumerate() {
            let mean = (z.z0[k] + z.z1[k]) * 0.5;
            out[k] = z.z1[k] - z.z0[k] - (middle - mean) * c.step / b.time;
        }
    }

    fn state_energy<R: Scalar>(&self, y: R, z: &[R]) -> R {
        let mut sum = R::zero();
        for (z, b) in z.iter().zip(&self.branches) {
            let e = y - *z;
            sum += e * e * (0.5 * b.stiffness);
        }
        sum
    }

    fn state_force<R: Scalar>(&self, c: &Course<R>, z: &States<'_, R>) -> R {
        let mut sum = R::zero();
        for (k, b) in self.branches.iter().enumerate() {
            sum += (c.y0 + c.y1 - z.z0[k] - z.z1[k]) * (0.5 * b.stiffness);
        }
        sum
    }

    fn state_force_at<R: Scalar>(&self, y: R, _rate: R, z: &[R], _u: &[R]) -> R {
        let mut sum = R::zero();
        for (z, b) in z.iter().zip(&self.branches) {
            sum += (y - *z) * b.stiffness;
        }
        sum
    }

    fn condensed(&self, c: &Course, z0: &[f64], z1: &mut [f64]) -> Option<Slope> {
        let (sum, mut force, mut slope) = (c.y0 + c.y1, 0.0, 0.0);
        for (k, b) in self.branches.iter().enumerate() {
            let a = 0.5 * c.step / b.time;
            z1[k] = ((1.0 - a) * z0[k] + a * sum) / (1.0 + a);
            force += 0.5 * b.stiffness * (sum - z0[k] - z1[k]);
            slope += 0.5 * b.stiffness / (1.0 + a);
        }
        Some([force, slope])
    }

    fn state_loss(&self, c: &Course, z: &States<'_>) -> Option<f64> {
        let ways = z.z0.iter().zip(z.z1).zip(&self.branches);
        let each = ways.map(|((z0, z1), b)| b.stiffness * b.time * (z1 - z0) * (z1 - z0) / c.step);
        Some(each.sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::states::Condensing;
    use crate::elements::{Change, Coefficients, Coordinate, Element, OnCoordinate};

    fn law() -> Maxwell {
        let branch = |stiffness, time| Branch {
            stiffness,
            time,
            start: 0.0,
        };
        Maxwell {
            stiffness: 2.0,
            rest: 0.1,
            branches: vec![branch(5.0, 0.4), branch(1.5, 0.03)],
        }
    }

    /// Steps along a given motion on a coordinate; visits force, change of energy, loss and way.
    fn follow(
        coordinate: Coordinate,
        motion: impl Fn(f64) -> f64,
        (step, count): (f64, usize),
        mut visit: impl FnMut(usize, f64, f64, f64, f64),
    ) {
        let e = OnCoordinate {
            coordinate,
            law: law(),
        };
        let s = |y: f64| match coordinate {
            Coordinate::Displacement => vec![y],
            Coordinate::Distance => vec![y * y],
            Coordinate::Angle => vec![0.3 * y.cos(), 0.3 * y.sin()],
        };
        let mut z0 = [0.0; 2];
        e.begin(&s(motion(0.0)), motion(0.0), &mut z0);
        for k in 0..count {
            let [y0, y1] = [k, k + 1].map(|k| motion(step * k as f64));
            let (s0, s1, n) = (s(y0), s(y1), coordinate.count());
            let change = Change {
                time: 0.0,
                step,
                s0: &s0,
                s1: &s1,
                phase: y0,
            };
            let (mut z1, mut c) = ([0.0; 2], Coefficients::default());
            e.discrete_gradient(&change, &mut c);
            let condensing = Condensing {
                law: &e,
                change,
                z0: &z0,
                u: &[],
            };
            condensing.condense(&mut z1, &mut c);
            let states = States {
                z0: &z0,
                z1: &z1,
                u: &[],
            };
            let energy =
                |s: &[f64], phase, z: &[f64]| e.energy(s, phase) + e.state_energy(s, phase, z);
            let gain: f64 = energy(&s1, y1, &z1) - energy(&s0, y0, &z0);
            let loss = e.state_loss(&change, &states).expect("a loss");
            let work: f64 = (0..n).map(|i| c.g[i] * (s1[i] - s0[i])).sum();
            visit(k, work, gain, loss, y1 - y0);
            z0 = z1;
        }
    }

    #[test]
    fn id_what_is_not_stored_is_dissipated() {
        for coordinate in [
            Coordinate::Displacement,
            Coordinate::Distance,
            Coordinate::Angle,
        ] {
            let motion = |t: f64| 1.0 + 0.4 * (3.0 * t).sin() + 0.1 * (11.0 * t).cos();
            let mut lost = 0.0;
            follow(coordinate, motion, (0.05, 400), |_, work, gain, loss, _| {
                assert!(loss >= 0.0);
                assert!((work - gain - loss).abs() < 1e-13, "{work} {gain} {loss}");
                lost += loss;
            });
            assert!(lost > 1.0, "{lost}");
        }
    }

    #[test]
    fn ref_relaxation_and_loss_modulus() {
        // closed forms of the continuous model; the error is of second order
        let mut errors = vec![];
        for step in [0.02, 0.01] {
            let omega = 2.5;
            let period = std::f64::consts::TAU / omega;
            let h = period / (period / step).round();
            let cycle = (period / h).round() as usize;
            let mut lost = 0.0;
            let motion = |t: f64| 0.1 + 0.2 * (omega * t).sin();
            follow(
                Coordinate::Displacement,
                motion,
                (h, 12 * cycle),
                |k, _, _, loss, _| {
                    if k >= 11 * cycle {
                        lost += loss;
                    }
                },
            );
            let modulus = |k: f64, tau: f64| k * omega * tau / (1.0 + (omega * tau).powi(2));
            let exact = std::f64::consts::PI * 0.04 * (modulus(5.0, 0.4) + modulus(1.5, 0.03));
            errors.push(lost - exact);
            assert!((lost - exact).abs() < 1e-3 * exact, "{lost} {exact}");
        }
        let order = (errors[0] / errors[1]).log2();
        assert!((order - 2.0).abs() < 0.1, "{order}");
    }

    #[test]
    fn conf_tangent_of_the_condensation_matches_differences() {
        for coordinate in [
            Coordinate::Displacement,
            Coordinate::Distance,
            Coordinate::Angle,
        ] {
            let e = OnCoordinate {
                coordinate,
                law: law(),
            };
            let n = coordinate.count();
            let (s0, s1) = ([0.9, 0.4], [0.7, 0.8]);
            let phase = 0.4_f64.atan2(0.9);
            let at = |s1: &[f64], end: bool| {
                let change = Change {
                    time: 0.0,
                    step: 0.2,
                    s0: &s0[..n],
                    s1: &s1[..n],
                    phase,
                };
                let (mut z1, mut c) = ([0.0; 2], Coefficients::default());
                let condensing = Condensing {
                    law: &e,
                    change,
                    z0: &[0.3, 0.6],
                    u: &[],
                };
                match end {
                    false => condensing.condense(&mut z1, &mut c),
                    true => condensing.condense_at_end(&[0.0; 2], 0.0, &mut z1, &mut c),
                }
                c
            };
            for end in [false, true] {
                let c = at(&s1, end);
                for j in 0..n {
                    let d = 1e-6;
                    let (mut p, mut m) = (s1, s1);
                    p[j] += d;
                    m[j] -= d;
                    let (p, m) = (at(&p, end), at(&m, end));
                    for i in 0..n {
                        let fd = (p.g[i] - m.g[i]) / (2.0 * d);
                        let gap = (c.h[i][j] - fd).abs();
                        assert!(gap < 1e-8 * (1.0 + fd.abs()), "{coordinate:?} {end}");
                    }
                }
            }
        }
    }
}
