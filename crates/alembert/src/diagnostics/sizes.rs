//! What a run is measured against: mass, extent, forces, and the fastest vibration of its elements.

use super::judge::Fastest;
use crate::elements::Coefficients;
use crate::multirate::propose::{add_stiffness, largest_of_pencil};
use crate::step::velocity::mass_block;
use crate::system::forces::BlockSink;
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::{DMatrix, SMatrix, SVector};

/// Largest distance of a body from the origin [m].
pub fn extent<const D: usize>(q: &[Pose<D>]) -> f64 {
    q.iter().fold(0.0, |m, pose| m.max(pose.x.norm()))
}

/// Sum of all weights and forces of elements at a configuration [N].
pub fn force<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    (q, coords): (&[Pose<D>], &[[f64; T]]),
) -> f64 {
    let weights: f64 = mech.bodies.iter().map(|b| b.mass).sum::<f64>() * mech.gravity.norm();
    let mut c = Coefficients::default();
    let angles: Vec<f64> = mech.angles.iter().map(|a| a.value(q)).collect();
    let mut sum = weights;
    for f in &mech.forces {
        let phase = mech.angle(f.angle, coords, &angles);
        f.gradient(0.0, &f.values(q), phase, &mut c);
        for (invariant, g) in f.invariants.iter().zip(&c.g) {
            let row = invariant.gradient(q, q)[1];
            let linear = SVector::<f64, D>::from_fn(|i, _| row[i]).norm();
            // a moment acts with the lever of the model
            let moment = SVector::<f64, A>::from_fn(|i, _| row[D + i]).norm();
            sum += g.abs() * (linear + moment / mech.length);
        }
    }
    sum
}

/// A stiffness of a few bodies.
struct Dense {
    stiffness: DMatrix<f64>,
    nodes: Vec<usize>,
}

impl<const T: usize> BlockSink<T> for Dense {
    fn add(&mut self, row: usize, col: usize, block: &SMatrix<f64, T, T>) {
        let place = |node: usize| self.nodes.binary_search(&node).ok().map(|k| k * T);
        if let (Some(i), Some(j)) = (place(row), place(col)) {
            let mut view = self.stiffness.view_mut((i, j), (T, T));
            view += block;
        }
    }
}

/// The force element whose bodies vibrate fastest against each other, with everything else left out.
pub fn fastest<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    (q, coords): (&[Pose<D>], &[[f64; T]]),
    names: &[String],
) -> Option<Fastest> {
    let mut c = Coefficients::default();
    let angles: Vec<f64> = mech.angles.iter().map(|a| a.value(q)).collect();
    let mut best = (0.0, 0);
    for f in &mech.forces {
        let phase = mech.angle(f.angle, coords, &angles);
        // ground and driven points do not vibrate
        let mut nodes: Vec<usize> = f.invariants.iter().flat_map(|i| i.nodes()).collect();
        nodes.sort_unstable();
        nodes.dedup();
        nodes.retain(|k| *k < mech.n());
        let size = T * nodes.len();
        let mut mass = DMatrix::zeros(size, size);
        for (i, node) in nodes.iter().enumerate() {
            let own = mass_block::<S, D, A, T>(&mech.bodies[*node], &q[*node].r);
            mass.view_mut((T * i, T * i), (T, T)).copy_from(&own);
        }
        let mut dense = Dense {
            stiffness: DMatrix::zeros(size, size),
            nodes,
        };
        add_stiffness(f, mech.n(), q, phase, &mut c, &mut dense);
        let stiffness = dense.stiffness;
        if size > 0 && stiffness.iter().all(|k| k.is_finite()) {
            let square = largest_of_pencil(mass, &stiffness);
            if square > best.0 {
                best = (square, f.force);
            }
        }
    }
    (best.0 > 0.0).then(|| Fastest {
        name: names.get(best.1).cloned().unwrap_or_default(),
        omega: best.0.sqrt(),
    })
}
