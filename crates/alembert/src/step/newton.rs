//! When an iteration is done, damped, or in need of a new matrix; the same for all formulations of a step on the null space.

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
