//! Motions without resistance: found, held with least norm, named.
//!
//! # What it is
//! A rod on ball joints can spin about itself, a wheel can turn, a free ring can go anywhere: the tangent is singular, though the equilibrium
//! is a clear one. Such motions z are found where a solution with the tangent says that there may be some, and increments are taken
//! perpendicular to them.
//!
//! # Equations
//! K z = 0 up to round-off (T-EQU-10). With W the metric T-EQU-3: (K + ω W) u = -(r - W z zᵀr), u ← u - z zᵀW u, ω far below the least
//! resistance of the other motions (T-EQU-11). At the end r itself must vanish: a load along z has no equilibrium.
//!
//! # Symbols
//! z `rates`, `twists` · W z `dual` · ω `hold` [J]
//!
//! # Reference
//! Golub and Van Loan 2013, section 5.5 (least norm).
//!
//! # Departures from the reference
//! The motions are renewed by one inverse iteration with every tangent, and looked for again when one of them meets resistance.

use super::statics::{Statics, metric};
use crate::modes;
use crate::reduction::elimination::one_node;
use crate::step::Twist;
use alembert_math::Space;

/// Weight that takes the place of the missing resistance, relative to the least one.
const WEIGHT: f64 = 1e-3;
/// Residual, relative to the largest single force, near the end of an iteration.
const NEAR_REST: f64 = 1e-6;
/// Searches in one iteration.
const SEARCHES: u32 = 3;
/// Round-off of the assembled tangent, in units of ε.
const NOISE: f64 = 64.0;

/// A motion without resistance.
#[derive(Clone, Debug)]
pub(crate) struct Held<const T: usize> {
    /// Rates of the joints.
    pub rates: Vec<Twist<T>>,
    /// Twists of the bodies.
    pub twists: Vec<Twist<T>>,
    /// The metric times it, as rows.
    dual: Vec<Twist<T>>,
}

fn dot<const T: usize>(a: &[Twist<T>], b: &[Twist<T>]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a.dot(b)).sum()
}

fn add<const T: usize>(to: &mut [Twist<T>], k: f64, from: &[Twist<T>]) {
    for (x, y) in to.iter_mut().zip(from) {
        x.axpy(k, y, 1.0);
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Statics<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Factorises the tangent, with motions without resistance held; `false` when it is singular nevertheless. Right-hand sides stay.
    /// They are looked for once, and again near the end of an iteration, because forces that are not balanced resist what turns the whole;
    /// otherwise they are renewed.
    pub(super) fn factor_held(&mut self, searches: &mut u32) -> bool {
        let kept = (self.rates.clone(), self.closures.clone());
        let (residual, _) = self.residual();
        let near = residual <= (NEAR_REST * self.scale).max(self.round_off());
        let mut good = self.factor_tangent(0.0, self.hold);
        let calm = good && self.renew_held(residual);
        if !calm && (*searches == 0 || (near && *searches < SEARCHES)) {
            *searches += 1;
            good = self.find_held();
        }
        (self.rates, self.closures) = kept;
        good
    }

    /// Looks for all motions without resistance and factorises with them held.
    fn find_held(&mut self) -> bool {
        let found = modes::neutral(self);
        self.held.clear();
        self.hold = 0.0;
        if !found.motions.is_empty() && found.softest > 0.0 {
            self.hold = WEIGHT * found.softest;
            for [rates, twists] in found.motions {
                let dual = self.dual(&twists);
                let held = Held {
                    rates,
                    twists,
                    dual,
                };
                self.held.push(held);
            }
        }
        self.factor_tangent(0.0, self.hold)
    }

    /// Renews the held motions by the tangent just factorised and drops those that meet resistance; `false` if there are any, or if another one
    /// may meet none.
    fn renew_held(&mut self, residual: f64) -> bool {
        let unbalanced = 2.0 * residual * self.stepper.mech.length;
        let mut all = true;
        let mut held: Vec<Held<T>> = Vec::with_capacity(self.held.len());
        for k in 0..self.held.len() {
            self.rates.copy_from_slice(&self.held[k].dual);
            self.closures.fill(Twist::zeros());
            self.solve();
            let inverse = dot(&self.held[k].dual, &self.rates);
            let (mut rates, mut twists) = (self.rates.clone(), self.twists.clone());
            for other in &held {
                let along = dot(&other.dual, &rates);
                add(&mut rates, -along, &other.rates);
                add(&mut twists, -along, &other.twists);
            }
            let size = dot(&self.dual(&twists), &rates).sqrt();
            if !size.is_finite() || size == 0.0 {
                all = false;
                continue;
            }
            for x in rates.iter_mut().chain(&mut twists) {
                *x /= size;
            }
            let resistance = 1.0 / inverse - self.hold;
            let least = self.noise(&twists).max(1e-3 * self.hold);
            if resistance.abs() > least.max(unbalanced) {
                all = false;
                continue;
            }
            let dual = self.dual(&twists);
            held.push(Held {
                rates,
                twists,
                dual,
            });
        }
        self.held = held;
        if self.held.is_empty() {
            self.hold = 0.0;
        }
        all && !self.may_be_free()
    }

    /// Whether an arbitrary force moves the mechanism as if nothing resisted.
    fn may_be_free(&mut self) -> bool {
        let force = self.arbitrary(3);
        self.rates.copy_from_slice(&force);
        self.closures.fill(Twist::zeros());
        self.solve_held();
        let square = self.inner(&self.twists, &self.twists) * self.twists.len() as f64;
        let work = dot(&force, &self.rates);
        let resists =
            work.abs() > self.noise(&self.twists) && work.abs() / square > 2.0 * self.hold;
        !resists
    }

    /// Solves as [`Self::solve`] with the right-hand sides and the solution perpendicular to the held motions.
    pub(super) fn solve_held(&mut self) {
        let held = std::mem::take(&mut self.held);
        for z in &held {
            let along = dot(&z.rates, &self.rates);
            add(&mut self.rates, -along, &z.dual);
        }
        self.solve();
        for z in &held {
            let along = dot(&z.dual, &self.rates);
            add(&mut self.rates, -along, &z.rates);
            add(&mut self.twists, -along, &z.twists);
        }
        self.held = held;
    }

    /// Part of the right-hand sides along the held motions, relative to all of them.
    pub(super) fn part_along_held(&self) -> f64 {
        let along = self.held.iter().map(|z| {
            let (mut sum, mut size) = (0.0, 0.0);
            for (a, b) in z.rates.iter().zip(&self.rates) {
                sum += a.dot(b);
                size += a.component_mul(b).abs().sum();
            }
            if size > 0.0 {
                f64::abs(sum) / size
            } else {
                0.0
            }
        });
        along.fold(0.0, f64::max)
    }

    /// The metric times a motion, as rows of the rates.
    fn dual(&self, twists: &[Twist<T>]) -> Vec<Twist<T>> {
        let links = &self.stepper.mech.links;
        let length = self.stepper.mech.length;
        let zero = Twist::<T>::zeros();
        let mut wrenches = vec![zero; self.wrench.len()];
        for (w, t) in wrenches.iter_mut().zip(twists) {
            *w = Twist::from_fn(|k, _| t[k] * metric::<D>(k, length));
        }
        let mut transmitted = vec![zero; links.len()];
        let mut rows = vec![zero; links.len()];
        self.elimination.test(
            |i| links[i].parent,
            one_node(&mut wrenches),
            one_node(&mut transmitted),
            one_node(&mut rows),
        );
        rows
    }

    /// What a quotient of the assembled tangent cannot resolve.
    fn noise(&self, twists: &[Twist<T>]) -> f64 {
        let terms = twists.iter().zip(&self.diagonal);
        let squares = terms.map(|(t, d)| d.dot(&t.component_mul(t)).powi(2));
        NOISE * f64::EPSILON * squares.sum::<f64>().sqrt()
    }
}
