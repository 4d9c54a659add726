//! Closed forms and published figures of discrete optima.

#![allow(clippy::unwrap_used)]

use alembert::model::Model;
use alembert_nlp::{InteriorPoint, Options, Silent};
use alembert_ocp::compile::compile;
use alembert_ocp::guess::Motion;
use alembert_ocp::problem::ProblemFile;
use alembert_ocp::solve::{Plan, solve};

fn plan(model: &str, problem: &str) -> Plan {
    let model = Model::from_toml_str(model, "model.toml").unwrap();
    let file = ProblemFile::from_toml_str(problem, "problem.toml", &model).unwrap();
    let ocp = compile(&file, &model).unwrap();
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

/// Uniform rods of mass and length 1 in the plane, carried one by the other.
fn rods(n: usize, gravity: &str) -> String {
    let mut text = format!("space = \"planar\"\ngravity = {gravity}\n");
    for k in 0..n {
        text += &format!(
            "[[body]]\nname = \"rod{k}\"\nmass = 1.0\ninertia = 0.08333333333333333\nposition = [{}, 0]\n",
            k as f64 + 0.5
        );
        let parent = if k == 0 {
            "ground".to_owned()
        } else {
            format!("rod{}", k - 1)
        };
        text += &format!(
            "[[joint]]\nname = \"j{k}\"\nkind = \"revolute\"\nbodies = [\"{parent}\", \"rod{k}\"]\nat = [{k}, 0]\n"
        );
    }
    text
}

fn actuators(n: usize) -> String {
    (0..n)
        .map(|k| format!("[[actuator]]\nname = \"j{k}\"\njoint = \"j{k}\"\n"))
        .collect()
}

fn phase(steps: usize, duration: f64) -> String {
    format!(
        "model = \"model.toml\"\n[[phase]]\nname = \"main\"\nsteps = {steps}\nduration = {duration}\n[[objective]]\nkind = \"effort\"\n"
    )
}

#[test]
fn ocp_double_integrator() {
    let model = "space = \"planar\"\n[[body]]\nname = \"cart\"\nmass = 1\ninertia = 1\n[[joint]]\nname = \"rail\"\nkind = \"prismatic\"\nbodies = [\"ground\", \"cart\"]\nat = [0, 0]\naxis = [1, 0]\n";
    for (n, j) in [(5, 6.25), (10, 6.060_606_060_606), (20, 6.015_037_593_985)] {
        let problem = phase(n, 1.0)
            + "[[actuator]]\nname = \"u\"\njoint = \"rail\"\n[end]\nrest = true\njoints = { rail = 1.0 }\n";
        let p = plan(model, &problem);
        assert!(
            (p.solution.objective - j).abs() < 1e-9,
            "{} {j}",
            p.solution.objective
        );
    }
}

#[test]
fn ocp_rotation_about_an_axis() {
    let model = "[[body]]\nname = \"wheel\"\nmass = 1\ninertia = [1, 1, 1]\n[[joint]]\nname = \"axle\"\nkind = \"revolute\"\nbodies = [\"ground\", \"wheel\"]\nat = [0, 0, 0]\naxis = [0, 0, 1]\n";
    for (n, j) in [
        (10, 14.765_388_648),
        (20, 14.794_500_811),
        (40, 14.801_921_074),
        (80, 14.803_784_658),
    ] {
        let problem = phase(n, 1.0)
            + "[[actuator]]\nname = \"u\"\njoint = \"axle\"\n[end]\nrest = true\njoints = { axle = 1.5707963267948966 }\n";
        let p = plan(model, &problem);
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
    let end = "[end]\nrest = true\njoints = { j0 = 1.5707963267948966, j1 = 0.7853981633974483, j2 = -1.0471975511965976 }\n";
    let cost = |n: usize, t: f64| {
        let problem = phase(n, t) + &actuators(3) + end;
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
    let model = "[[body]]\nname = \"body\"\nmass = 1\ninertia = [1, 2, 3]\n";
    let angle = std::f64::consts::FRAC_PI_2 / 3f64.sqrt();
    let problem = phase(40, 1.0)
        + &format!(
            "[[actuator]]\nname = \"u\"\nbody = \"body\"\nkind = \"torque\"\nframe = \"body\"\n[end]\nrest = true\nbodies = {{ body = {{ rotation = [{angle}, {angle}, {angle}] }} }}\n"
        );
    let p = plan(model, &problem);
    assert!(
        (p.solution.objective - 60.4260).abs() < 0.2,
        "{}",
        p.solution.objective
    );
}
