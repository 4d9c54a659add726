//! Where Newton's iteration begins: increments of the joints, extrapolated from those of the last steps.
//!
//! # Equations
//! With backward differences ∇ of the increments u of steps of one size, the prediction of order k and its error are
//! ```text
//! u_{n+1} ≈ Σ_{j<k} ∇ʲ u_n = Σ_j (-1)ʲ (k over j+1) u_{n-j},        error  ∇ᵏ u_{n+1}                          (T-RED-28)
//! ```
//! Each order gains a factor h where the motion is smooth, and loses up to 2 where it is not; so the order is the one whose last prediction would have
//! been the best.
//!
//! # Symbols
//! u `history`, newest first · k `order`
//!
//! # Reference
//! Hairer, Nørsett and Wanner 1993, section III.1 (extrapolation by backward differences).
//!
//! # Departures from the reference
//! None.

use super::{Stepper, Twist};
use alembert_math::Space;

/// Increments that are kept: one more than the highest order uses, to measure its error.
pub(super) const KEPT: usize = 6;

/// Order of a prediction without experience.
pub(super) const USUAL: usize = 3;

/// Steps after which the order is chosen anew.
const PERIOD: u64 = 8;

/// (-1)ʲ (k over j+1), the weights of the order k.
const fn weights(k: usize) -> [f64; KEPT] {
    let (mut w, mut j, mut binomial) = ([0.0; KEPT], 0, 1.0);
    while j < k {
        binomial = binomial * (k - j) as f64 / (j + 1) as f64;
        w[j] = if j % 2 == 0 { binomial } else { -binomial };
        j += 1;
    }
    w
}

const WEIGHTS: [[f64; KEPT]; KEPT] = {
    let (mut table, mut k) = ([[0.0; KEPT]; KEPT], 0);
    while k < KEPT {
        table[k] = weights(k);
        k += 1;
    }
    table
};

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// The step begins at the last node, with predicted increments.
    pub(super) fn predict(&mut self, h: f64) {
        let ratio = match self.last_h > 0.0 {
            true => h / self.last_h,
            false => 1.0,
        };
        let same = (ratio - 1.0).abs() < 1e-9;
        let order = match same {
            true => self.history_len.min(self.order),
            false => self.history_len.min(1),
        };
        let mut weights = WEIGHTS[order];
        if !same {
            weights[0] *= ratio;
        }
        for i in 0..self.mech.n() {
            let mut rate = Twist::<T>::zeros();
            for (u, w) in self.history.iter().zip(&weights).take(order) {
                rate += u[i] * *w;
            }
            self.rates[i] = rate;
            self.start_body(i);
        }
    }

    /// Puts a body of the candidate where the step begins.
    #[inline]
    pub(super) fn start_body(&mut self, i: usize) {
        self.increments[i] = Twist::zeros();
        self.q1[i] = self.state.q[i];
        // round-off in the directors is removed before the iteration, so that the converged step stays as it is
        if self.mech.links[i].freedom.absolute_rotation() {
            self.q1[i].r = S::orthonormalize(&self.q1[i].r);
            self.start[i] = self.q1[i].r;
        } else {
            self.c1[i] = self.state.coords[i];
        }
    }

    /// Keeps the increments of an accepted step for the prediction.
    pub(super) fn remember_increments(&mut self, h: f64) {
        self.history.rotate_right(1);
        for i in 0..self.mech.n() {
            let link = &self.mech.links[i];
            self.history[0][i] =
                if link.freedom.absolute_position() || link.freedom.absolute_rotation() {
                    self.increments[i]
                } else {
                    Twist::from_fn(|k, _| self.c1[i][k] - self.state.coords[i][k])
                };
        }
        let same = (h / self.last_h - 1.0).abs() < 1e-9;
        self.history_len = match same {
            true => (self.history_len + 1).min(KEPT),
            false => 1,
        };
        self.last_h = h;
        if !same {
            self.order = USUAL;
        } else if self.counters.steps.is_multiple_of(PERIOD) || self.last_iterations > 1 {
            self.choose_order();
        }
    }

    /// The order whose prediction of the newest increment would have been the best.
    fn choose_order(&mut self) {
        let highest = self.history_len.saturating_sub(1);
        if highest < USUAL {
            return;
        }
        let scale = 1.0 / self.mech.length;
        let mut errors = [0.0_f64; KEPT];
        for i in 0..self.mech.n() {
            let mut list: [Twist<T>; KEPT] = std::array::from_fn(|j| self.history[j][i]);
            for k in 1..=highest {
                // differences of the order k, the newest first
                for j in 0..=highest - k {
                    list[j] -= list[j + 1];
                }
                let size = |r: usize| list[0][r].abs() * if r < D { scale } else { 1.0 };
                errors[k] = (0..T).map(size).fold(errors[k], f64::max);
            }
        }
        let mut best = 1;
        for k in 2..=highest {
            if errors[k] < errors[best] {
                best = k;
            }
        }
        self.order = best;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The order k is exact for polynomials below the degree k, and not above.
    #[test]
    fn id_orders_of_the_prediction() {
        for k in 1..KEPT {
            for degree in 0..=k {
                let u = |n: i32| f64::from(n).powi(degree as i32);
                let sum: f64 = (0..KEPT).map(|j| WEIGHTS[k][j] * u(-(j as i32) - 1)).sum();
                let error = u(0) - sum;
                assert_eq!(error.abs() < 1e-9, degree < k, "{k} {degree} {error}");
            }
        }
    }
}
