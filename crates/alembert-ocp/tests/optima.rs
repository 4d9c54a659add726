//! Closed forms and published figures of discrete optima.

#![allow(clippy::unwrap_used)]

mod common;

use alembert_nlp::{InteriorPoint, Options, Silent};
use alembert_ocp::guess::Motion;
use alembert_ocp::solve::{Plan, solve};
use common::{actuators, ocp, phase, rods};

fn plan(model: &str, problem: &str) -> Plan {
    let ocp = ocp(model, problem);
    let motion = Motion::interpolate(&ocp, &[]);
    let options = Options {
        tolerance: 1e-9,
        ..Options::default()
    };
    let plan = solve(&ocp, &motion, &InteriorPoint, &options, &mut Silent).unwrap();
    assert!(plan.solution.is_optimal(), "{}", plan.explanation);
    let residual = plan.solution.residuals.unwrap().largest();
    assert!(residual < 1e-8, "{residual}");
    plan
}

#[test]
fn ocp_double_integrator() {
    for (n, j) in [(5, 6.25), (10, 6.060_606_060_606), (20, 6.015_037_593_985)] {
        let p = plan(common::CART, &(phase(n, 1.0) + common::CART_MOVES));
        assert!(
            (p.solution.objective - j).abs() < 1e-9,
            "{} {j}",
            p.solution.objective
        );
    }
}

#[test]
fn ocp_rotation_about_an_axis() {
    for (n, j) in [
        (10, 14.765_388_648),
        (20, 14.794_500_811),
        (40, 14.801_921_074),
        (80, 14.803_784_658),
    ] {
        let p = plan(common::WHEEL, &(phase(n, 1.0) + common::WHEEL_TURNS));
        assert!(
            (p.solution.objective - j).abs() < 1e-8,
            "{} {j}",
            p.solution.objective
        );
    }
}

/// The limits are those of direct collocation of order ten in relative angles (gallery/three-link-arm): the reference file extrapolated
/// its own figures before their asymptotic range. Here the grid converges to them with order two.
fn check_order(values: &[f64], limit: f64) {
    let errors: Vec<f64> = values.iter().map(|j| (j - limit).abs()).collect();
    for pair in errors.windows(2) {
        let order = (pair[0] / pair[1]).log2();
        assert!((order - 2.0).abs() < 0.15, "{order} {errors:?}");
    }
}

#[test]
fn ocp_three_link_arm() {
    let cost = |n: usize, t: f64| {
        let problem = phase(n, t) + &actuators(3) + common::RODS_FOLD;
        plan(&rods(3, "[0, 0]"), &problem).solution.objective
    };
    let values: Vec<f64> = [80, 160, 320].map(|n| cost(n, 1.0)).to_vec();
    check_order(&values, 132.521_717);
    // J T³ is constant at equal N
    assert!((8.0 * cost(80, 2.0) / values[0] - 1.0).abs() < 1e-10);
}

#[test]
fn ocp_two_link_arm_in_gravity() {
    let ends = "[start]\njoints = { j0 = 0.7853981633974483, j1 = 1.5707963267948966 }\n[end]\nrest = true\njoints = { j0 = 2.356194490192345, j1 = -1.5707963267948966 }\n";
    // angles from the downward vertical: gravity along +x
    let cost = |n: usize| {
        let problem = phase(n, 1.0) + &actuators(2) + ends;
        plan(&rods(2, "[9.81, 0]"), &problem).solution.objective
    };
    let values: Vec<f64> = [80, 160, 320].map(cost).to_vec();
    check_order(&values, 129.559_047);
}

#[test]
fn ocp_free_rigid_body() {
    let p = plan(common::BODY, &(phase(40, 1.0) + &common::body_turns()));
    assert!(
        (p.solution.objective - 60.4260).abs() < 0.2,
        "{}",
        p.solution.objective
    );
}

/// Many steps: coarser grids come first, and what they found, multipliers too, makes the finest grid a matter of a few iterations. The number
/// of iterations does not grow with the number of steps, so their cost is linear in it.
#[test]
fn claim_fine_grids_take_few_iterations() {
    use alembert_ocp::study::{self, Unwatched};
    let run = |steps: usize, more: &str| {
        let problem = phase(steps, 1.0) + &actuators(3) + common::RODS_FOLD + more;
        let loaded = common::loaded(&rods(3, "[0, -9.81]"), &problem);
        let plan = study::run(&loaded, &Unwatched).unwrap().plan;
        assert!(plan.solution.is_optimal(), "{steps}: {}", plan.explanation);
        plan
    };
    // 400 steps have no coarser grid; 3200 begin with 50 and 400
    let few = run(400, "");
    let many = run(3200, "");
    let finest = many.solution.iterations();
    assert!(finest <= 6, "{finest} iterations on the finest grid");
    let (a, b) = (few.solution.objective, many.solution.objective);
    assert!((a - b).abs() < 1e-3 * b, "{a} {b}");
    // the same optimum, to what the solver leaves, as from the grid alone
    let alone = run(800, "[guess]\nrefine = []\n").solution.objective;
    let chosen = run(800, "").solution.objective;
    assert!((alone - chosen).abs() < 1e-8 * chosen, "{alone} {chosen}");
}
