//! Attractions that a step does not resolve.
//!
//! # What it is
//! A point that falls into a centre of gravitation meets an infinite force there. A step that jumps over the centre has a solution
//! all the same, one that means nothing. Such a step is divided, and where that does not help the run ends.
//!
//! # Equations
//! The points go from r₀ to r₁ on a straight line, s(b) = (1 - b) s₀ + b s₁ - b (1 - b) |Δ|² with s = |r|² and
//! |Δ|² = 2 (s₀ + s₁) - 4 s(1/2). Refused is |Δ| > 4 min √s(b) (T-ELM-14).
//!
//! # Symbols
//! b place in the step, 0 to 1; Δ = r₁ - r₀ [m].
//!
//! # Reference
//! Own rule: a Kepler orbit with ten steps in the time that its pericentre takes keeps it by a factor of six.
//!
//! # Departures from the reference
//! None.

use super::{Cause, StepFailure, Stepper};
use crate::system::pose::lerp_into;
use alembert_math::Space;

/// Way of a step that is too long for the least distance on it.
const WAY: f64 = 4.0;

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Refuses a step that passes a centre of attraction without resolving it.
    pub(super) fn check_passages(&mut self, iterations: u32) -> Result<(), StepFailure> {
        if !self.mech.forces.iter().any(|f| f.attracts()) {
            return Ok(());
        }
        lerp_into(&mut self.q_mid, &self.state.q, &self.q1, 0.5);
        for f in self.mech.forces.iter().filter(|f| f.attracts()) {
            let distance = &f.invariants[0];
            let ends = [&self.state.q, &self.q1].map(|q| distance.value(q));
            let (way, least) = passage(ends, distance.value(&self.q_mid));
            if way > WAY * least || !(way.is_finite() && least.is_finite()) {
                let n = self.mech.n();
                let body = [distance.a, distance.b].into_iter().find(|b| *b < n);
                return Err(StepFailure {
                    body: body.unwrap_or(0),
                    closure: None,
                    residual: way,
                    iterations,
                    cause: Cause::Passed(f.force, least, way),
                });
            }
        }
        Ok(())
    }
}

/// Length of a straight way and the least distance on it, from the squared distances at its ends and in its middle.
fn passage([s0, s1]: [f64; 2], middle: f64) -> (f64, f64) {
    let way = (2.0 * (s0 + s1) - 4.0 * middle).max(0.0);
    let b = (0.5 - 0.5 * (s1 - s0) / way).clamp(0.0, 1.0);
    let least = if way > 0.0 {
        (1.0 - b) * s0 + b * s1 - b * (1.0 - b) * way
    } else {
        s0
    };
    (way.sqrt(), least.max(0.0).sqrt())
}

#[cfg(test)]
mod tests {
    use super::passage;

    #[test]
    fn ref_passages_of_straight_lines() {
        // from (-1, 1) to (3, 1): way 4, least distance 1 above the centre
        let (way, least) = passage([2.0, 10.0], 2.0);
        assert!((way - 4.0).abs() < 1e-15 && (least - 1.0).abs() < 1e-15);
        // from 1 to 3 on a line through the centre, away from it
        assert_eq!(passage([1.0, 9.0], 4.0), (2.0, 1.0));
        // from 1 to -3: over the centre
        assert_eq!(passage([1.0, 9.0], 1.0), (4.0, 0.0));
        assert_eq!(passage([4.0, 4.0], 4.0), (0.0, 2.0));
    }
}
