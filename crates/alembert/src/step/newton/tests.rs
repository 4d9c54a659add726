//! What accepted steps leave: measured by one more increment with a new matrix, across changes of regime.

use super::super::Stepper;
use crate::model::{Model, Scheme};
use crate::reduction::elimination::one_node;
use crate::schemes;
use crate::step::{Formulation, Newton};
use crate::system::compile::compile;
use alembert_math::{Planar, Space, Spatial};

/// Tolerance of the runs: far above round-off, so that what is left is seen.
const TOLERANCE: f64 = 1e-10;

/// Largest increment that is left in any step of a case of the gallery, and iterations per step.
fn left<S, const D: usize, const A: usize, const T: usize>(
    case: &str,
    scheme: Scheme,
    (h, steps): (f64, usize),
) -> (f64, f64)
where
    S: Space<D, A, T>,
{
    let root = env!("CARGO_MANIFEST_DIR");
    let model = Model::from_path(format!("{root}/../../gallery/{case}/model.toml"));
    let model = model.unwrap_or_else(|e| panic!("{e}"));
    let model = model.expanded();
    let c = compile::<S, D, A, T>(&model).unwrap_or_else(|e| panic!("{e}"));
    let newton = Newton {
        tolerance: TOLERANCE,
        ..Newton::default()
    };
    let table = schemes::plain_table(scheme);
    let mut s = Stepper::new(
        c.mech,
        table,
        Formulation::NullSpace,
        newton,
        c.q,
        c.coords,
        &[],
    );
    assert!(s.set_velocities(&c.twists, h).is_some());
    let (mut largest, mut iterations) = (0.0_f64, 0);
    for k in 0..steps {
        s.prepare(h);
        let before = s.feedback.clone();
        let found = s.solve(h);
        iterations += found.unwrap_or_else(|e| panic!("{case} {scheme:?} step {k}: {e:?}"));
        // one more increment, which is not applied
        let after = std::mem::replace(&mut s.feedback, before);
        s.assemble_rows(h);
        assert!(s.factor(h).is_ok());
        s.elimination.solve(
            one_node(&mut s.rates),
            one_node(&mut s.closure_rhs),
            one_node(&mut s.twists),
        );
        largest = largest.max(s.increment_size(&s.twists).0);
        s.feedback = after;
        s.last_iterations = 1;
        s.counters.steps += 1;
        s.accept(h);
    }
    (largest, f64::from(iterations) / steps as f64)
}

/// Matrices of the two measurements differ where a regime changes, by the stiffness over a step against the mass.
const ENOUGH: f64 = 3.0 * TOLERANCE;

const SCHEMES: [Scheme; 3] = [
    Scheme::Midpoint,
    Scheme::Trapezoidal,
    Scheme::EnergyMomentum,
];

#[test]
fn id_steps_across_a_change_of_regime_are_solved() {
    for scheme in SCHEMES {
        let run = (2e-3, 1500);
        let (found, _) = left::<Spatial, 3, 3, 6>("elastic-stop", scheme, run);
        assert!(found < ENOUGH, "{scheme:?}: {found:e}");
        let planar = [
            ("friction-oscillator", (5e-3, 1500)),
            ("double-pendulum-friction", (2e-3, 2000)),
            ("slider-crank-stribeck", (1e-3, 2000)),
        ];
        for (case, run) in planar {
            let (found, _) = left::<Planar, 2, 1, 3>(case, scheme, run);
            assert!(found < ENOUGH, "{case} {scheme:?}: {found:e}");
        }
    }
}

#[test]
fn id_smooth_motion_takes_one_increment_a_step() {
    for scheme in SCHEMES {
        for (case, run) in [("bricard", (1e-3, 1500)), ("heavy-top", (1e-3, 1500))] {
            let (found, iterations) = left::<Spatial, 3, 3, 6>(case, scheme, run);
            assert!(found < ENOUGH, "{case} {scheme:?}: {found:e}");
            assert!(iterations < 1.1, "{case} {scheme:?}: {iterations}");
        }
        let run = (1e-3, 1500);
        let (found, iterations) = left::<Planar, 2, 1, 3>("four-bar-grashof", scheme, run);
        assert!(found < ENOUGH && iterations < 1.1, "{found:e} {iterations}");
        // rods, at steps that resolve their waves and at steps that do not
        for h in [2e-4, 5e-3] {
            let (found, _) = left::<Spatial, 3, 3, 6>("flying-beam-space", scheme, (h, 300));
            assert!(found < ENOUGH, "{scheme:?} {h}: {found:e}");
        }
    }
}

#[test]
fn id_estimates() {
    let mut known = super::Convergence::unknown();
    assert!(!known.suffices(1e-12, 1e-10));
    // quadratic, and not better than the least factor
    known.measure([1e-6, 1e-13]);
    assert!(known.suffices(2e-6, 1e-10) && !known.suffices(3e-6, 1e-10));
    // what was measured shrinks linearly
    known.measure([1e-6, 5e-10]);
    assert!(known.suffices(1.9e-7, 1e-10) && !known.suffices(2.1e-7, 1e-10));
    // and is measured again
    known.measure([1e-6, 1e-13]);
    assert!((0..super::TRUSTED_STEPS).all(|_| known.suffices(1e-7, 1e-10)));
    assert!(!known.suffices(1e-7, 1e-10));
}
