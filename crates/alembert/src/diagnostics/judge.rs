//! Verdicts: what the balances of a motion say about it (T-LED-2).
//!
//! # What it is
//! A balance is judged by what the scheme promises, relative to the energy or momentum that is there, above what round-off
//! can do in so many steps.
//!
//! # Equations
//! ```text
//! E = min( max(T, |V - V₀|),  T₀ + max(V₀ - V) + max |W| ),    P = √(2 M T),   L = r P             (T-LED-1)
//! good  b ≤ d s + ρ,   doubtful  b ≤ c s + ρ,   broken above                                     (T-LED-2)
//! ```
//!
//! # Symbols
//! b largest balance; s its size (E, P, L, a length or a speed); d, c the bounds of the claim; ρ round-off: ε times the sum of
//! forces F times the extent r for energies, ε F t for momenta, ε r for positions. T, V, W kinetic and potential energy and
//! work, M all mass. The second term of E is what the model had to spend: an error cannot hide behind the energy that it made.
//!
//! # Reference
//! Own rules; the bounds are those that all runs of the gallery and the runs of `alembert verify` keep.
//!
//! # Departures from the reference
//! None.

use super::{energy_scale, largest, values};
use crate::schemes::{Claims, EnergyClaim};
use crate::trajectory::{Channel, LedgerEntry, Provenance, Verdict};

/// Bounds of accuracy, for what a scheme keeps up to its order.
const ACCURATE: [f64; 2] = [0.02, 0.3];
/// Part of the energy that numerical dissipation may take unmentioned.
const TAKEN: f64 = 0.2;
/// Bounds of what a scheme keeps to the tolerance of its solver, for a short run.
const EXACT: [f64; 2] = [1e-7, 1e-3];
/// An error of the energy that grows so much from the first half of a run to the second is not bounded.
const GROWTH: f64 = 5.0;
/// Steps in a period that resolve a vibration.
const RESOLVED: f64 = 10.0;
/// Round-off of a few hundred operations.
const ROUND_OFF: f64 = 1e3 * f64::EPSILON;

/// The fastest vibration of a single force element.
#[derive(Clone, Debug, PartialEq)]
pub struct Fastest {
    /// Name of the element.
    pub name: String,
    /// Angular frequency [rad/s].
    pub omega: f64,
}

/// What a run is measured against.
pub struct Sizes<'a> {
    /// Characteristic length [m].
    pub length: f64,
    /// Largest distance from the origin [m].
    pub extent: f64,
    /// Mass of all bodies [kg].
    pub mass: f64,
    /// Sum of all weights and forces of elements [N].
    pub force: f64,
    /// Accepted steps.
    pub steps: u64,
    /// The fastest vibration; looked for only where it is needed.
    pub fastest: &'a dyn Fn() -> Option<Fastest>,
}

/// Judges the balances of a motion.
pub struct Judge<'a> {
    /// What the scheme promises.
    pub claims: &'a Claims,
    /// Scheme, step and tolerance.
    pub provenance: &'a Provenance,
    /// What the run is measured against.
    pub sizes: &'a Sizes<'a>,
}

impl Judge<'_> {
    /// Bounds of what is kept to the tolerance of the solver, over so many steps.
    fn exact(&self) -> [f64; 2] {
        let each = self.provenance.tolerance.max(f64::EPSILON);
        let sum = 100.0 * each * (self.sizes.steps as f64).max(1.0);
        [(EXACT[0] + sum).min(EXACT[1]), 10.0 * EXACT[1]]
    }

    /// Verdict on a balance of this size.
    fn verdict(&self, entry: &LedgerEntry, bounds: [f64; 2], size: f64, round_off: f64) -> Verdict {
        Verdict::of(entry.largest, bounds.map(|b| b * size + round_off))
    }

    /// The energy balance.
    pub fn energy(&self, entry: LedgerEntry, channels: &[Channel]) -> LedgerEntry {
        let balance = values(channels, "energy.balance");
        let size = energy_scale(channels);
        let round_off = ROUND_OFF * self.sizes.force * self.sizes.extent
            + self.sizes.mass * self.trembling().powi(2);
        let verdict = match self.claims.energy {
            EnergyClaim::Exact => self.verdict(&entry, self.exact(), size, round_off),
            // what is lost is the scheme's; what is won is nobody's
            EnergyClaim::Dissipative => {
                let won = balance.iter().fold(0.0_f64, |m, b| m.max(*b));
                let bounds = ACCURATE.map(|b| b * size + round_off);
                let lost = Verdict::of(entry.largest, [TAKEN * size + round_off, f64::INFINITY]);
                Verdict::of(won, bounds).max(lost)
            }
            EnergyClaim::Bounded | EnergyClaim::None => {
                let verdict = self.verdict(&entry, ACCURATE, size, round_off);
                let seen = entry.largest > 0.1 * ACCURATE[0] * size + round_off;
                let grows = seen && growth(channels) > GROWTH;
                verdict.max(if grows {
                    Verdict::Doubtful
                } else {
                    Verdict::Good
                })
            }
        };
        if verdict == Verdict::Good {
            return entry;
        }
        let part = part(entry.largest / size);
        let remedy = format!(
            "the energy is off by {part} the {} J in the system; {}",
            short(size),
            self.advice()
        );
        entry.judged(verdict, &remedy)
    }

    /// What to do against an error of the energy: a step that resolves the fastest vibration, another scheme.
    fn advice(&self) -> String {
        let step = self.provenance.step;
        let exact = self.claims.energy == EnergyClaim::Exact;
        let limit = |w: f64| std::f64::consts::TAU / (RESOLVED * w);
        let fast = (self.sizes.fastest)().filter(|f| step > limit(f.omega));
        let smaller = match fast {
            Some(f) => format!(
                "\"{}\" vibrates with {} rad/s: take a step of at most {:.1e} s, which resolves it",
                f.name,
                short(f.omega),
                limit(f.omega)
            ),
            None if self.claims.energy == EnergyClaim::None => {
                "take a smaller tolerance".to_owned()
            }
            None => "take a smaller step".to_owned(),
        };
        match exact {
            true => format!("{smaller}, or a smaller tolerance of Newton's iteration"),
            false => format!(
                "{smaller}, or scheme = \"energy-momentum\", which keeps the energy for any step"
            ),
        }
    }

    /// Speed of positions that change by round-off in every step: what is at rest trembles with it [m/s].
    fn trembling(&self) -> f64 {
        64.0 * f64::EPSILON * self.sizes.extent / self.provenance.step
    }

    /// Size of the momenta of all that moves, linear or angular about the origin.
    pub(super) fn momentum_size(&self, kinetic: f64, angular: bool) -> f64 {
        let lever = if angular { self.sizes.extent } else { 1.0 };
        lever * (2.0 * self.sizes.mass * kinetic).sqrt()
    }

    /// A balance of momentum: linear, or angular about the origin.
    pub fn momentum(&self, entry: LedgerEntry, kinetic: f64, angular: bool) -> LedgerEntry {
        let s = self.sizes;
        let lever = if angular { s.extent } else { 1.0 };
        let size = self.momentum_size(kinetic, angular);
        let round_off =
            lever * (ROUND_OFF * s.force * self.provenance.duration + s.mass * self.trembling());
        let kept = match angular {
            true => self.claims.angular_momentum,
            false => self.claims.linear_momentum,
        };
        let bounds = if kept { self.exact() } else { ACCURATE };
        let verdict = self.verdict(&entry, bounds, size, round_off);
        let part = part(entry.largest / size);
        let remedy = match kept {
            true => format!(
                "the momentum is off by {part} what moves, which this scheme keeps as well as Newton's iteration is solved: \
                 take a smaller tolerance or a smaller step"
            ),
            false => format!(
                "the momentum is off by {part} what moves: take a smaller step, or scheme = \"energy-momentum\", which keeps it"
            ),
        };
        entry.judged(verdict, &remedy)
    }

    /// Constraints at the nodes: positions, or velocities where the scheme promises them.
    pub fn constraints(&self, entry: LedgerEntry, kinetic: f64, velocity: bool) -> LedgerEntry {
        let s = self.sizes;
        // angles have the size one, lengths that of the model
        let length = s.length.min(1.0);
        let round_off = ROUND_OFF * s.extent.max(length);
        let (verdict, what) = if velocity && self.claims.velocity_constraints {
            let speed = (2.0 * kinetic / s.mass).sqrt();
            let size = if speed.is_finite() {
                speed.max(speed / s.length)
            } else {
                0.0
            };
            let each = round_off / self.provenance.step;
            (self.verdict(&entry, self.exact(), size, each), "velocities")
        } else if velocity {
            return entry;
        } else {
            (
                self.verdict(&entry, self.exact(), length, round_off),
                "positions",
            )
        };
        let remedy = format!(
            "the {what} do not fulfil the joints: take a smaller tolerance of Newton's iteration, or a smaller step"
        );
        entry.judged(verdict, &remedy)
    }
}

/// A part of something in words: "4.4 % of", "6.04e9 times".
fn part(x: f64) -> String {
    if x < 1.0 {
        format!("{} % of", short(100.0 * x))
    } else {
        format!("{} times", short(x))
    }
}

/// A number in four digits.
fn short(x: f64) -> String {
    if !(1e-3..1e6).contains(&x) {
        return format!("{x:.2e}");
    }
    let decimals = (3 - x.log10().floor() as i32).clamp(0, 6) as usize;
    let text = format!("{x:.decimals$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

/// How much more the energy is off in the second half of the run than in the first, each relative to what moves in it.
fn growth(channels: &[Channel]) -> f64 {
    let [balance, kinetic, potential] =
        ["energy.balance", "energy.kinetic", "energy.potential"].map(|n| values(channels, n));
    let middle = balance.len() / 2;
    let first = potential.first().copied().unwrap_or(0.0);
    let part = |range: std::ops::Range<usize>| {
        let of = |v: &[f64]| v.get(range.clone()).map_or(0.0, largest);
        let change = potential.get(range.clone()).unwrap_or_default();
        let change = change.iter().fold(0.0_f64, |m, v| m.max((v - first).abs()));
        of(balance) / of(kinetic).max(change)
    };
    part(middle..balance.len()) / part(0..middle)
}
