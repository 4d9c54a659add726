//! How deviations grow along a plan whose controls are played back without feedback.
//!
//! # Equations
//! With the equations of motion F_n(θ_{n-1}, θ_n, θ_{n+1}) = 0 of the inner nodes, controls and step lengths held, and a deviation ξ_n that every step
//! adds (T-OCP-20):
//! ```text
//! w_{n+1} = -(∂F_n/∂θ_{n+1})⁻¹ (∂F_n/∂θ_{n-1} w_{n-1} + ∂F_n/∂θ_n w_n) + ξ_{n+1},     w_0 = 0
//! ```
//! The growth at node n is the size of w_n for ξ of size one. A free motion has about n^(3/2); a motion about an unstable position
//! e^(λ t), so round-off alone leads away from a plan that is right.
//!
//! # Symbols
//! w `deviation` · ξ `noise` · ∂F `Blocks`

use crate::transcription::Transcription;
use crate::tree::CoordinateKind;
use nalgebra::{DMatrix, DVector};

/// Random deviations that are followed; the largest counts.
const DRAWS: u64 = 3;

/// Derivatives of the equations of motion of a node by the coordinates of the node before, its own, and of the node after.
type Blocks = [DMatrix<f64>; 3];

/// Growth of a deviation of size one in every step, at every node; angles count in radians, lengths in sizes of the model. `None` with contacts,
/// loops and states of elements, where steps have more unknowns, and where a step cannot be solved.
pub(crate) fn growth(p: &Transcription, x: &[f64]) -> Option<Vec<f64>> {
    let states = p.ocp.setup.elements.states();
    if p.loop_rows() > 0 || states > 0 || p.pressed.iter().any(|list| !list.is_empty()) {
        return None;
    }
    let (blocks, units) = (blocks(p, x), units(p));
    let mut most = vec![0.0_f64; p.steps() + 1];
    for draw in 0..DRAWS {
        let mut noise = Noise(draw + 1);
        let mut deviation = [DVector::zeros(units.len()), noise.of(&units)];
        for (n, [before, own, after]) in blocks.iter().enumerate() {
            most[n + 1] = most[n + 1].max(deviation[1].component_div(&units).amax());
            let led = -(before * &deviation[0] + own * &deviation[1]);
            let next = after.clone().lu().solve(&led)? + noise.of(&units);
            let [_, last] = deviation;
            deviation = [last, next];
        }
        let end = deviation[1].component_div(&units).amax();
        most[p.steps()] = most[p.steps()].max(end);
    }
    most.iter().all(|g| g.is_finite()).then_some(most)
}

/// What one is for each coordinate.
fn units(p: &Transcription) -> DVector<f64> {
    let size = p.size();
    let kinds = p.ocp.setup.tree.kinds.iter().map(|kind| match kind {
        CoordinateKind::Length => size,
        _ => 1.0,
    });
    DVector::from_iterator(p.ocp.setup.tree.dof, kinds)
}

/// The derivatives of all inner nodes.
fn blocks(p: &Transcription, x: &[f64]) -> Vec<Blocks> {
    let dof = p.ocp.setup.tree.dof;
    let mut rows = vec![None; p.rows()];
    for n in 1..p.steps() {
        for i in 0..dof {
            rows[p.motion_row(n, i)] = Some((n, i));
        }
    }
    let zero = || std::array::from_fn(|_| DMatrix::zeros(dof, dof));
    let mut out: Vec<Blocks> = (1..p.steps()).map(|_| zero()).collect();
    p.derivatives(x, &mut |row, column, value| {
        let Some((n, i)) = rows[row] else {
            return;
        };
        for (block, m) in out[n - 1].iter_mut().zip(n - 1..) {
            if let Some(j) = column.checked_sub(p.theta_at[m]).filter(|j| *j < dof) {
                block[(i, j)] += value;
            }
        }
    });
    out
}

/// Numbers between -1 and 1 that are the same in every run.
struct Noise(u64);

impl Noise {
    fn of(&mut self, units: &DVector<f64>) -> DVector<f64> {
        units.map(|unit| {
            self.0 = self
                .0
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            unit * ((self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_noise_is_seeded_and_within_its_units() {
        let units = DVector::from_vec(vec![1.0, 2.0, 0.5]);
        let list: Vec<_> = (0..100)
            .map({
                let mut noise = Noise(1);
                move |_| noise.of(&units)
            })
            .collect();
        assert!(
            list.iter()
                .all(|v| v[0].abs() <= 1.0 && v[1].abs() <= 2.0 && v[2].abs() <= 0.5)
        );
        let mean: f64 = list.iter().map(|v| v[0]).sum::<f64>() / 100.0;
        assert!(mean.abs() < 0.2 && list[0] != list[1], "{mean}");
    }
}
