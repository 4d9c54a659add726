//! Beams as a whole against their invariants one by one.

use crate::model::Model;
use crate::schemes::Gradient;
use crate::step::forces::{StepView, add_force_blocks, add_forces};
use crate::system::compile::compile;
use crate::system::forces::BlockSink;
use crate::system::pose::{Configuration, Pose};
use alembert_math::{Planar, Space, Spatial};
use nalgebra::{DMatrix, SMatrix, SVector};

/// Blocks at their places in one matrix.
struct Whole(DMatrix<f64>);

impl<const T: usize> BlockSink<T> for Whole {
    fn add(&mut self, row: usize, col: usize, block: &SMatrix<f64, T, T>) {
        for (r, c) in (0..T).flat_map(|r| (0..T).map(move |c| (r, c))) {
            self.0[(row * T + r, col * T + c)] += block[(r, c)];
        }
    }
}

/// The poses, turned and shifted by some amount.
fn moved<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    q: &Configuration<D>,
    n: usize,
    (size, seed): (f64, f64),
) -> Configuration<D> {
    let mut q = q.clone();
    for (i, pose) in q[..n].iter_mut().enumerate() {
        let wave = |k: usize| size * ((7 * i + 3 * k) as f64 * seed).sin();
        pose.x += SVector::from_fn(|k, _| 0.1 * wave(k));
        pose.r = S::cay(&SVector::from_fn(|k, _| wave(D + k))) * pose.r;
    }
    q
}

/// Forces and their derivative of a case of the gallery, in the way of steps of all kinds.
fn compare<S, const D: usize, const A: usize, const T: usize>(case: &str)
where
    S: Space<D, A, T>,
{
    let root = env!("CARGO_MANIFEST_DIR");
    let model = Model::from_path(format!("{root}/../../gallery/{case}/model.toml"));
    let model = model.unwrap_or_else(|e| panic!("{e}"));
    let model = model.expanded();
    let compiled = || compile::<S, D, A, T>(&model).unwrap_or_else(|e| panic!("{e}"));
    let c = compiled();
    let (n, nodes) = (c.mech.n(), c.mech.n_nodes());
    assert!(c.mech.forces.iter().any(|f| f.fused), "{case}");
    let mut plain = compiled().mech;
    plain.forces.iter_mut().for_each(|f| f.fused = false);
    // a large turn from body to body, and another one over the step
    let q0 = moved::<S, D, A, T>(&c.q, n, (0.4, 1.3));
    let q1 = moved::<S, D, A, T>(&q0, n, (0.1, 0.7));
    let mid: Vec<Pose<D>> = q0.iter().zip(&q1).map(|(a, b)| a.lerp(b, 0.5)).collect();
    for (gradient, b, (test, c_test)) in [Gradient::Exact, Gradient::Discrete]
        .into_iter()
        .flat_map(|g| [0.0, 0.5, 1.0].map(|b| (g, b)))
        .flat_map(|(g, b)| [(&q0, 0.0), (&mid, 0.5)].map(|t| (g, b, t)))
    {
        let view = StepView {
            h: 0.01,
            time: 0.3,
            q0: &q0,
            q1: &q1,
            q_mid: &mid,
            test,
            c_test,
            coords: &c.coords,
            angles: &[],
            memory: &[],
            gradient,
            rates: None,
            stands: false,
        };
        let [whole, single] = [&c.mech, &plain].map(|mech| {
            let mut scratch = vec![Default::default(); 2];
            let mut wrench = vec![SVector::<f64, T>::zeros(); nodes];
            add_forces(mech, &view, b, 0.7, &mut scratch, &mut wrench);
            let mut blocks = Whole(DMatrix::zeros(n * T, n * T));
            add_force_blocks(mech, &view, b, 0.7, &mut scratch, &mut blocks);
            (wrench, blocks.0)
        });
        let size = single.0.iter().map(SVector::amax).fold(0.0, f64::max);
        let gap = whole.0.iter().zip(&single.0).map(|(a, b)| (a - b).amax());
        let gap = gap.fold(0.0, f64::max);
        assert!(gap <= 1e-12 * size, "{case} {gradient:?} {b}: {gap:e}");
        let gap = (&whole.1 - &single.1).amax();
        assert!(
            gap <= 1e-12 * single.1.amax(),
            "{case} {gradient:?} {b}: {gap:e}"
        );
    }
}

#[test]
fn id_beams_as_a_whole_are_their_invariants() {
    compare::<Spatial, 3, 3, 6>("flying-beam-space");
    compare::<Spatial, 3, 3, 6>("twisted-ring");
    compare::<Spatial, 3, 3, 6>("rod-damping");
    compare::<Planar, 2, 1, 3>("flying-beam-plane");
}
