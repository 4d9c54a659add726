//! The general step against the special ones, and its Newton matrix against differences.

use super::{Engine, Galerkin};
use crate::schemes::galerkin::polynomial;
use crate::schemes::{Table, midpoint, trapezoidal};
use crate::step::Twist;
use crate::step::tests::{Spatial6, model, with_table};
use alembert_math::Spatial;

const KINDS: [&str; 5] = [
    "revolute",
    "spherical",
    "universal",
    "prismatic",
    "cylindrical",
];

/// Two independent implementations of the same scheme.
#[test]
fn id_one_node_is_the_midpoint_and_the_trapezoidal_scheme() {
    for closed in [false, true] {
        for (on_nodes, special) in [(false, midpoint::table()), (true, trapezoidal::table())] {
            let m = model(&KINDS, closed);
            let mut a = with_table(&m, special);
            let mut b = with_table(&m, polynomial("general", 1, on_nodes));
            for step in 0..50 {
                a.step(0.004).unwrap_or_else(|e| panic!("{e:?}"));
                b.step(0.004).unwrap_or_else(|e| panic!("{e:?}"));
                for (x, y) in a.state.q.iter().zip(&b.state.q) {
                    // dampers are evaluated from rates here and from changes there: equal for linear dampers up to h²
                    let error = (x.x - y.x).amax().max((x.r - y.r).amax());
                    assert!(error < 2e-5, "step {step}, nodes {on_nodes}: {error:e}");
                }
            }
        }
    }
}

fn shifted<const N: usize>(
    g: &mut Galerkin<Spatial, 3, 3, 6, N>,
    s: &mut Spatial6,
    h: f64,
    by: &dyn Fn(usize, usize, usize) -> f64,
) {
    for i in 0..s.mech.n() {
        for m in 0..N {
            let dof = s.mech.links[i].dof();
            g.rates[i][m] = Twist::from_fn(|k, _| if k < dof { by(i, m, k) } else { 0.0 });
        }
    }
    g.move_nodes(s, 1.0);
    g.assemble_rows(s, h);
}

/// Solves J δ = (difference of rows) and returns the error of δ.
fn newton_error<const N: usize>(
    mut g: Box<Galerkin<Spatial, 3, 3, 6, N>>,
    s: &mut Spatial6,
    h: f64,
) -> f64 {
    let e = 1e-6;
    let wave = |i: usize, m: usize, k: usize| (1.7 * i as f64 + 0.9 * k as f64 + m as f64).sin();
    let start = |i: usize, m: usize, k: usize| 0.05 * wave(i + 1, m, k);
    for l in &mut g.lambda {
        *l = [Twist::from_element(0.02); N];
    }
    let mut rows = vec![];
    for sign in [1.0, -1.0] {
        g.begin(s, h);
        shifted(&mut g, s, h, &start);
        shifted(&mut g, s, h, &|i, m, k| sign * e * wave(i, m, k));
        rows.push((g.rates.clone(), g.closure_rhs.clone()));
    }
    g.begin(s, h);
    shifted(&mut g, s, h, &start);
    g.factor(s, h)
        .unwrap_or_else(|node| panic!("singular at {node}"));
    for i in 0..g.rates.len() {
        for m in 0..N {
            g.rates[i][m] = (rows[1].0[i][m] - rows[0].0[i][m]) / (2.0 * e);
        }
    }
    for c in 0..g.closure_rhs.len() {
        for m in 0..N {
            g.closure_rhs[c][m] = (rows[1].1[c][m] - rows[0].1[c][m]) / (2.0 * e);
        }
    }
    g.elimination
        .solve(&mut g.rates, &mut g.closure_rhs, &mut g.twists);
    let mut error = 0.0_f64;
    for i in 0..s.mech.n() {
        for m in 0..N {
            for k in 0..s.mech.links[i].dof() {
                error = error.max((g.rates[i][m][k] - wave(i, m, k)).abs());
            }
        }
    }
    error
}

fn error_of(kinds: &[&str], closed: bool, table: Table) -> f64 {
    let h = 0.01;
    let mut s = with_table(&model(kinds, closed), table);
    match s.galerkin.take() {
        Some(Engine::One(g)) => newton_error(g, &mut s, h),
        Some(Engine::Two(g)) => newton_error(g, &mut s, h),
        Some(Engine::Three(g)) => newton_error(g, &mut s, h),
        None => f64::NAN,
    }
}

#[test]
fn diff_newton_matrix_of_several_nodes() {
    for degree in 1..=3 {
        for on_nodes in [false, true] {
            for closed in [false, true] {
                let table = || polynomial("general", degree, on_nodes);
                // the derivative of damping by position, and of sliding test directions, is left out
                for (kinds, limit) in [
                    (&["revolute", "spherical", "universal", "weld"][..], 2e-2),
                    (&KINDS[..], 5e-2),
                ] {
                    let error = error_of(kinds, closed, table());
                    assert!(
                        error < limit,
                        "degree {degree}, nodes {on_nodes}, closed {closed}, {kinds:?}: {error:e}"
                    );
                }
            }
        }
    }
}
