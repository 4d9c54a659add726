//! When an iteration is done, damped, or in need of a new matrix; the same for all formulations of a step on the null space.
//!
//! # Equations
//! With the sizes z₁ of an increment of the exact matrix and z₂ of the one after it, as they were measured last, an increment z leaves about
//! ```text
//! e(z) = max( c z²,  z₂ max(r, r²) ),     r = z/z₁,   c = 20                                          (T-RED-27)
//! ```
//! Newton's iteration converges quadratically, with a factor that is larger than c near singular positions, and linearly where multipliers change
//! much; so what was measured shrinks with r only and grows with r². It is measured again after some steps.

/// What follows from the size of an increment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Verdict {
    /// Factor with which the increment is applied.
    pub damping: f64,
    /// The step has converged once the increment is applied.
    pub converged: bool,
    /// The frozen matrix contracts slowly and is renewed.
    pub renew: bool,
}

/// Least factor of quadratic convergence that is reckoned with; 0.5 to 5 are usual.
const LEAST_FACTOR: f64 = 20.0;

/// Steps accepted by estimate, after which one is measured again.
const TRUSTED_STEPS: u32 = 15;

/// What is known of the convergence from the steps before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Convergence {
    /// z₁ and z₂; nothing is known when the first is zero.
    pub measured: [f64; 2],
    /// Steps accepted by estimate since.
    pub trusted: u32,
}

impl Convergence {
    /// Nothing is known.
    pub(super) fn unknown() -> Self {
        Self {
            measured: [0.0; 2],
            trusted: 0,
        }
    }

    /// What an increment of the exact matrix leaves, T-RED-27; without end where that is not known.
    fn estimate(&self, size: f64) -> f64 {
        let [first, second] = self.measured;
        if first == 0.0 || self.trusted >= TRUSTED_STEPS {
            return f64::INFINITY;
        }
        let ratio = size / first;
        (LEAST_FACTOR * size * size).max(second * ratio.max(ratio * ratio))
    }

    /// Whether the first increment of a step is the last one.
    pub(super) fn suffices(&mut self, size: f64, tolerance: f64) -> bool {
        let enough = self.estimate(size) <= tolerance;
        self.trusted += u32::from(enough);
        enough
    }

    /// Two increments of a step, the first by the exact matrix and undamped.
    pub(super) fn measure(&mut self, sizes: [f64; 2]) {
        self.measured = sizes;
        self.trusted = 0;
    }
}

/// Follows the increments of one step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Control {
    tolerance: f64,
    round_off: f64,
    /// Size of the last increment.
    pub last: f64,
}

impl Control {
    /// `tolerances`: largest estimated error, and the size below which increments that no longer shrink are round-off.
    pub(super) fn new(tolerances: (f64, f64)) -> Self {
        Self {
            tolerance: tolerances.0,
            round_off: tolerances.1,
            last: f64::INFINITY,
        }
    }

    /// Judges the increment of an iteration, counted from 1.
    pub(super) fn judge(&mut self, size: f64, iteration: u32) -> Verdict {
        let contraction = size / self.last;
        // a growing increment is damped
        let damping = if contraction > 2.0 && iteration > 1 {
            0.5
        } else {
            1.0
        };
        let estimate = if iteration == 1 {
            size * 0.1
        } else {
            size * contraction.min(1.0)
        };
        // converged, or at the floor of round-off where increments no longer shrink
        let floor = iteration > 2 && contraction > 0.2 && size <= self.round_off;
        self.last = size;
        Verdict {
            damping,
            converged: estimate <= self.tolerance || floor,
            renew: contraction > 0.05,
        }
    }
}

#[cfg(test)]
mod tests;
