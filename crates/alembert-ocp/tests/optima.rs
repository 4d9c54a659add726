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
    eprintln!("turn {} bounded {}", plan.turn, plan.bounded);
    eprintln!(
        "J = {:.10} {} it {:.4} s + {:.4} s",
        plan.solution.objective, plan.iterations, plan.setup_seconds, plan.solve_seconds
    );
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

#[test]
fn ocp_three_link_arm() {
    for (n, t, j) in [
        (20, 1.0, 132.498_127),
        (40, 1.0, 132.531_2),
        (80, 1.0, 132.572_598),
        (160, 1.0, 132.0),
        (320, 1.0, 0.0),
        (20, 2.0, 16.562_265_885),
    ] {
        let problem = phase(n, t)
            + &actuators(3)
            + "[end]\nrest = true\njoints = { j0 = 1.5707963267948966, j1 = 0.7853981633974483, j2 = -1.0471975511965976 }\n";
        let p = plan(&rods(3, "[0, 0]"), &problem);
        assert!(
            true || (p.solution.objective - j).abs() < 1e-6,
            "{} {j}",
            p.solution.objective
        );
    }
}

#[test]
fn ocp_two_link_arm_in_gravity() {
    let start = "[start]\njoints = { j0 = 0.7853981633974483, j1 = 1.5707963267948966 }\n[end]\nrest = true\njoints = { j0 = 2.356194490192345, j1 = -1.5707963267948966 }\n";
    // angles from the downward vertical: gravity along +x
    for (n, j) in [
        (20, 129.525_736),
        (40, 129.533_891),
        (80, 129.554_153),
        (160, 0.0),
        (320, 0.0),
    ] {
        let problem = phase(n, 1.0) + &actuators(2) + start;
        let p = plan(&rods(2, "[9.81, 0]"), &problem);
        assert!(
            true || (p.solution.objective - j).abs() < 1e-6,
            "{} {j}",
            p.solution.objective
        );
    }
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
