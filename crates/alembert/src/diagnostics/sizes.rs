//! What a run is measured against: mass, extent, forces, and the fastest vibration of its elements.

use super::judge::Fastest;
use crate::elements::{Coefficients, Element};
use crate::multirate::propose::{element_stiffness, largest_of_pencil};
use crate::step::velocity::mass_block;
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
        let count = f.invariants.len();
        c.clear(count);
        let phase = mech.angle(f.angle, coords, &angles);
        f.law.gradient(0.0, &f.values(q)[..count], phase, &mut c);
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

/// The force element whose two bodies vibrate fastest against each other, with everything else left out.
pub fn fastest<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    (q, coords): (&[Pose<D>], &[[f64; T]]),
    names: &[String],
) -> Option<Fastest> {
    let mut c = Coefficients::default();
    let angles: Vec<f64> = mech.angles.iter().map(|a| a.value(q)).collect();
    let mut best = (0.0, 0);
    for f in &mech.forces {
        let invariant = f.invariants.first()?;
        let phase = mech.angle(f.angle, coords, &angles);
        let k = element_stiffness(f, q, phase, &mut c);
        // ground and driven points do not vibrate
        let blocks = [[k.aa, k.ab], [k.ba, k.bb]];
        let ends = [(0, invariant.a), (1, invariant.b)];
        let moving: Vec<(usize, usize)> = ends.into_iter().filter(|e| e.1 < mech.n()).collect();
        let size = T * moving.len();
        let part = |block: &dyn Fn(usize, usize) -> SMatrix<f64, T, T>| {
            DMatrix::from_fn(size, size, |i, j| block(i / T, j / T)[(i % T, j % T)])
        };
        let stiffness = part(&|i, j| blocks[moving[i].0][moving[j].0]);
        let mass = part(&|i, j| {
            let node = moving[i].1;
            match i == j {
                true => mass_block::<S, D, A, T>(&mech.bodies[node], &q[node].r),
                false => SMatrix::zeros(),
            }
        });
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
