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

/// A block from rest to rest over one metre in the least time, with conditions.
fn fastest(steps: usize, limit: &str, conditions: &str) -> Plan {
    let free = "duration = { min = 0.1, max = 10, guess = 2 }";
    let text = phase(steps, 1.0)
        .replace("duration = 1\n", &format!("{free}\n"))
        .replace("\"effort\"", "\"time\"");
    assert!(text.contains(free));
    let moves = common::CART_MOVES.replace("[end]", &format!("{limit}\n[end]"));
    plan(common::CART, &(text + &moves + conditions))
}

/// T-OCP-34: bang, coast, bang. With k steps of full force at each end, T² U k²/N² + T (N - 2 k) V/N = D; where the force ends at a node,
/// T = D/V + V/U.
#[test]
fn ocp_least_time_with_a_limit_of_the_speed() {
    let (u, v) = (1.0, 0.5);
    for (n, k) in [(10_u32, 2_u32), (16, 3), (40, 8), (44, 9)] {
        let p = fastest(
            n as usize,
            "limit = 1",
            "[[condition]]\nspeed = \"rail\"\nmin = -0.5\nmax = 0.5\n",
        );
        let (n, k) = (f64::from(n), f64::from(k));
        let (a, b) = (u * k * k / (n * n), v * (n - 2.0 * k) / n);
        let t = ((b * b + 4.0 * a).sqrt() - b) / (2.0 * a);
        assert!(
            (p.solution.objective - t).abs() < 1e-7,
            "{n}: {} {t}",
            p.solution.objective
        );
        if n % 5.0 == 0.0 {
            assert!((t - 2.5).abs() < 1e-12, "{t}");
        }
        // another limit gives another time
        assert!((p.solution.objective - 2.51).abs() > 1e-3);
    }
}

/// T-OCP-36: the force falls as fast as it may, T³ = 12 m D/(J (1 - 1/N²)).
#[test]
fn ocp_least_time_with_a_limit_of_the_rate() {
    for n in [5_u32, 12] {
        let p = fastest(
            n as usize,
            "",
            "[[condition]]\nrate = \"u\"\nmin = -12\nmax = 12\n",
        );
        let t = (1.0 - f64::from(n).powi(-2)).powf(-1.0 / 3.0);
        assert!(
            (p.solution.objective - t).abs() < 1e-7,
            "{n}: {} {t}",
            p.solution.objective
        );
    }
}

/// T-OCP-35: the work of a step is the power times its length exactly, so a block needs V² m/(2 P) to a speed V, on every grid.
#[test]
fn ocp_least_time_with_a_limit_of_the_power() {
    for n in [4, 15] {
        let text = phase(n, 1.0)
            .replace(
                "duration = 1\n",
                "duration = { min = 0.1, max = 10, guess = 2 }\n",
            )
            .replace("\"effort\"", "\"time\"");
        let text = text
            + "[[actuator]]\nname = \"u\"\njoint = \"rail\"\n[end]\nmomentum = { rail = 1.0 }\n[[condition]]\npower = \"u\"\nmax = 0.4\n";
        let p = plan(common::CART, &text);
        assert!(
            (p.solution.objective - 1.25).abs() < 1e-7,
            "{n}: {}",
            p.solution.objective
        );
    }
}

/// Conditions that are nowhere active change nothing.
#[test]
fn ocp_conditions_without_effect() {
    let limits = "[[condition]]\nspeed = \"rail\"\nmin = -9\nmax = 9\n[[condition]]\npower = \"u\"\nmax = 90\n[[condition]]\nrate = \"u\"\nmin = -90\n[[condition]]\ndistance = [{ body = \"cart\" }, { body = \"ground\", at = [-1, 1] }]\nmax = 9\n";
    let p = plan(
        common::CART,
        &(phase(10, 1.0) + common::CART_MOVES + limits),
    );
    let free = 6.060_606_060_606;
    assert!(
        (p.solution.objective - free).abs() < 1e-8,
        "{}",
        p.solution.objective
    );
}

/// The size of the angular velocity of a spherical joint, of second order in the step: a ball of inertia 1 about one axis is a block on a
/// rail.
#[test]
fn ocp_least_time_with_a_limit_of_the_speed_of_a_spherical_joint() {
    let model = "[[body]]\nname = \"ball\"\nmass = 1\ninertia = [1, 1, 1]\n[[joint]]\nname = \"s\"\nkind = \"spherical\"\nbodies = [\"ground\", \"ball\"]\nat = [0, 0, 0]\n";
    let problem = |n: usize| {
        let text = phase(n, 1.0)
            .replace(
                "duration = 1\n",
                "duration = { min = 0.1, max = 10, guess = 2 }\n",
            )
            .replace("\"effort\"", "\"time\"");
        text + "[[actuator]]\nname = \"u\"\njoint = \"s\"\nlimit = 1\n[end]\nrest = true\njoints = { s = [0, 0, 1.0] }\n[[condition]]\nspeed = \"s\"\nmax = 0.5\n"
    };
    let error = |n: usize| (plan(model, &problem(n)).solution.objective - 2.5).abs();
    let [coarse, fine] = [10, 20].map(error);
    assert!(coarse < 5e-3 && fine < 0.3 * coarse, "{coarse} {fine}");
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

/// A chain of four boxes, free in the plane, closes to a square: CasADi and Ipopt, bench/chain_closing.py.
#[test]
fn ref_chain_that_closes() {
    let mut model = "space = \"planar\"\n".to_owned();
    let mut problem = phase(40, 1.0)
        + "[[actuator]]\nname = \"thrust\"\nbody = \"b0\"\n[[actuator]]\nname = \"turn\"\nbody = \"b0\"\nkind = \"torque\"\n";
    for k in 0..4 {
        model += &format!(
            "[[body]]\nname = \"b{k}\"\nmass = 1\nshape = {{ kind = \"box\", size = [1, 0.5] }}\nposition = [{k}, 0]\n"
        );
        if k > 0 {
            model += &format!(
                "[[joint]]\nname = \"j{k}\"\nkind = \"revolute\"\nbodies = [\"b{}\", \"b{k}\"]\nat = [{}, 0]\n",
                k - 1,
                f64::from(k) - 0.5
            );
            problem += &format!("[[actuator]]\nname = \"j{k}\"\njoint = \"j{k}\"\n");
        }
    }
    let angle = std::f64::consts::FRAC_PI_2;
    problem += &format!(
        "[end]\nrest = true\njoints = {{ j1 = {angle}, j2 = {angle}, j3 = {angle} }}\nbodies = {{ b0 = {{ position = [0, 0], rotation = 0 }} }}\n"
    );
    let through = plan(&model, &problem).solution.objective;
    assert!((through - 389.707_473_324).abs() < 1e-7, "{through}");
    // hinges with stops; Ipopt relaxes bounds by 1e-8
    for k in 1..4 {
        problem += &format!("[[condition]]\njoint = \"j{k}\"\nmin = -{angle}\nmax = {angle}\n");
    }
    let stops = plan(&model, &problem).solution.objective;
    assert!((stops - 674.089_299_18).abs() < 1e-3, "{stops}");
}

/// A cart of mass m goes the way D in the time T with at most the force F. Least work is bang, coast, bang: D = v (T - m v/F), and the
/// motor gives and takes m v²/2.
#[test]
fn ref_work_of_a_cart() {
    let work = "[[objective]]\nkind = \"work\"\nsmooth = 0.01\n";
    let effort = "[[objective]]\nkind = \"effort\"\n";
    let problem = phase(200, 1.0).replace(effort, &format!("{work}{effort}weight = 1e-5\n"));
    let limited = common::CART_MOVES.replace("joint = \"rail\"", "joint = \"rail\"\nlimit = 10");
    let p = plan(common::CART, &(problem + &limited));
    let v = 5.0 - 15f64.sqrt();
    // smoothing hides at most 0.01 W for 1 s; a little effort and the grid cost little
    let work = p.terms[0];
    assert!(
        work > v * v - 0.01 && work < v * v + 0.005,
        "{work} {}",
        v * v
    );
    // the way of least effort costs more: |F v| of a parabola of speed is 2.25
    let p = plan(
        common::CART,
        &(phase(200, 1.0)
            + "[[objective]]\nkind = \"work\"\nsmooth = 0.01\nweight = 0\n"
            + common::CART_MOVES),
    );
    assert!((p.terms[1] - 2.25).abs() < 0.01, "{}", p.terms[1]);
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
