//! Contacts that open and the end of a motion that stands: the force of the last half step, and the order that it gives.

#![allow(clippy::unwrap_used)]

use alembert::model::Model;
use alembert_ocp::problem::{Loaded, ProblemFile};
use alembert_ocp::solve::Plan;
use alembert_ocp::study::{self, Unwatched};
use std::path::PathBuf;

/// A foot of 1 kg, and 3 kg above it on a leg that pushes.
const HOPPER: &str = r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "foot"
mass = 1.0
inertia = 0.1
[[body]]
name = "top"
mass = 3.0
inertia = 0.2
position = [0, 0.5]
[[joint]]
name = "leg"
kind = "prismatic"
bodies = ["foot", "top"]
at = [0, 0.5]
axis = [0, 1]
"#;

const PUSH: f64 = 0.4;
const FLIGHT: f64 = 0.3;

fn jump(steps: usize, more: &str) -> String {
    format!(
        r#"
model = "model.toml"
[[phase]]
name = "push"
steps = {steps}
duration = {PUSH}
contacts = ["toe"]
[[phase]]
name = "flight"
steps = {steps}
duration = {FLIGHT}
[[actuator]]
name = "leg"
joint = "leg"
[[contact]]
name = "toe"
body = "foot"
{more}
[[condition]]
at = "end"
point = {{ body = "top" }}
axis = "y"
value = 1.3
[[condition]]
at = "end"
point = {{ body = "foot" }}
axis = "y"
value = 0.5
[[objective]]
kind = "effort"
"#
    )
}

fn loaded(model: &str, problem: &str) -> Loaded {
    let model = Model::from_toml_str(model, "model.toml").unwrap();
    let file = ProblemFile::from_toml_str(problem, "problem.toml", &model).unwrap();
    Loaded {
        file,
        model,
        folder: PathBuf::new(),
    }
}

/// The plan, and how far the simulator is from it.
fn solve(problem: &str) -> (Plan, f64) {
    solve_model(HOPPER, problem)
}

fn solve_model(model: &str, problem: &str) -> (Plan, f64) {
    let loaded = loaded(model, problem);
    let plan = study::run(&loaded, &Unwatched).unwrap().plan;
    assert!(plan.solution.is_optimal(), "{}", plan.explanation.summary);
    let played = plan.play(&loaded.file, &loaded.model, "test").unwrap();
    (plan, played.deviation.unwrap())
}

/// Least ½ ∫ u² of the continuous problem: u = a (T - t) on the ground and b (T - t) in flight, from the two places at the end.
fn least_effort() -> f64 {
    let (g, end) = (9.81, PUSH + FLIGHT);
    let foot = 0.5 + 0.5 * g * FLIGHT * FLIGHT;
    let top = 3.0 * (0.8 + 0.5 * g * end * end);
    let ground = (end.powi(3) - FLIGHT.powi(3)) / 3.0;
    let flight = FLIGHT.powi(3) / 3.0;
    0.5 * (top + foot).powi(2) / ground + 0.5 * foot * foot / flight
}

/// A spring in the leg, longer by `rest` than drawn.
fn springy(stiffness: f64, rest: f64) -> String {
    format!(
        "{HOPPER}[[force]]\nkind = \"torsion\"\nname = \"spring\"\njoint = \"leg\"\ncoordinate = 0\nstiffness = {stiffness}\nrest = {rest}\n"
    )
}

/// Least ½ ∫ u² with that spring: ½ dᵀ W⁻¹ d, with d what both places at the end lack without control, and W = ∫ h hᵀ dt of their responses
/// h to an impulse at t. On the ground the top swings on the spring; in flight the centre of mass falls and the leg swings.
fn least_effort_with(k: f64, rest: f64) -> f64 {
    let (g, foot, top) = (9.81, 1.0, 3.0);
    let mass: f64 = foot + top;
    let (ground, flight) = ((k / top).sqrt(), (k * mass / (foot * top)).sqrt());
    // places of top and foot after the flight, from displacement, velocity and rest length of the leg at release
    let fly = |z: f64, v: f64, rest: f64| {
        let leg =
            rest + (z - rest) * (flight * FLIGHT).cos() + v * (flight * FLIGHT).sin() / flight;
        let center = top / mass * (z + v * FLIGHT);
        [center + foot / mass * leg, center - top / mass * leg]
    };
    let still = rest - top * g / k;
    let free = fly(
        still - still * (ground * PUSH).cos(),
        still * ground * (ground * PUSH).sin(),
        rest,
    );
    let lack = [0.8, 0.5].map(|place| place + 0.5 * g * FLIGHT * FLIGHT);
    let d = [lack[0] - free[0], lack[1] - free[1]];
    let response = |t: f64| match PUSH - t {
        s if s > 0.0 => fly(
            (ground * s).sin() / (ground * top),
            (ground * s).cos() / top,
            0.0,
        ),
        s => {
            let swing = (flight * (FLIGHT + s)).sin() / flight;
            [swing / top, -swing / foot]
        }
    };
    // Simpson's rule on both parts
    let mut w = [0.0; 3];
    for (begin, length) in [(0.0, PUSH * (1.0 - 1e-12)), (PUSH * (1.0 + 1e-12), FLIGHT)] {
        const N: usize = 400;
        for i in 0..=N {
            let [a, b] = response(begin + length * i as f64 / N as f64);
            let factor = match i {
                0 | N => 1.0,
                i if i % 2 == 1 => 4.0,
                _ => 2.0,
            };
            let weight = factor * length / (3.0 * N as f64);
            for (w, product) in w.iter_mut().zip([a * a, a * b, b * b]) {
                *w += weight * product;
            }
        }
    }
    let solved = w[2] * d[0] * d[0] - 2.0 * w[1] * d[0] * d[1] + w[0] * d[1] * d[1];
    0.5 * solved / (w[0] * w[2] - w[1] * w[1])
}

/// Errors of the least effort under N, 2N, 4N, and their orders.
fn orders(more: &str) -> ([f64; 3], [f64; 2]) {
    orders_of(HOPPER, more, least_effort())
}

fn orders_of(model: &str, more: &str, exact: f64) -> ([f64; 3], [f64; 2]) {
    let errors = [10, 20, 40].map(|steps| {
        let (plan, deviation) = solve_model(model, &jump(steps, more));
        assert!(deviation < 1e-9, "{deviation:.1e}");
        plan.solution.objective - exact
    });
    let order = |k: usize| (errors[k] / errors[k + 1]).log2();
    (errors, [order(0), order(1)])
}

#[test]
fn ocp_release_with_the_force_that_holds_is_of_second_order() {
    let (errors, orders) = orders("");
    // the optimum must not be able to play with the force of the last half step
    assert!(
        orders.iter().all(|o| (o - 2.0).abs() < 0.02),
        "{errors:?} {orders:?}"
    );
    assert!(errors[2].abs() < 0.03, "{errors:?}");
}

#[test]
fn ocp_release_with_a_spring_in_the_leg_is_of_second_order() {
    // the closed form without spring is the limit of the one with it
    let limit = least_effort_with(1e-6, 0.0);
    assert!((limit / least_effort() - 1.0).abs() < 1e-6, "{limit}");
    for (stiffness, rest) in [(60.0, 0.0), (300.0, 0.2)] {
        let exact = least_effort_with(stiffness, rest);
        let (errors, orders) = orders_of(&springy(stiffness, rest), "", exact);
        println!("{exact} {errors:?} {orders:?}");
        assert!(
            orders.iter().all(|o| (o - 2.0).abs() < 0.08),
            "{errors:?} {orders:?}"
        );
        // without its second order the effort shows 1 % of the stiffness
        let left = (4.0 * errors[2] - errors[1]) / 3.0;
        let other = least_effort_with(1.01 * stiffness, rest);
        assert!(
            left.abs() < 0.1 * (other - exact).abs(),
            "{exact} {other} {left}"
        );
    }
}

#[test]
fn ocp_release_without_force_is_of_first_order() {
    let (errors, orders) = orders("release = \"force-free\"");
    assert!(
        orders.iter().all(|o| (0.9..1.3).contains(o)),
        "{errors:?} {orders:?}"
    );
}

fn stand(end: &str) -> String {
    format!(
        r#"
model = "model.toml"
[[phase]]
name = "stand"
steps = 8
duration = 0.5
contacts = ["toe"]
[[actuator]]
name = "leg"
joint = "leg"
[[contact]]
name = "toe"
body = "foot"
friction = 0.5
[end]
configuration = "model"
{end}
[[objective]]
kind = "effort"
"#
    )
}

/// Normal forces at all nodes.
fn normal_forces(plan: &Plan) -> Vec<f64> {
    let contact = plan.motion().contact.unwrap();
    contact.iter().filter_map(|f| f.last().copied()).collect()
}

#[test]
fn ocp_standing_body_has_its_weight_on_every_node() {
    // all momenta of the last node given: the force there is determined by them; some of them: by the step that would follow
    for end in ["rest = true", "rest = [\"leg\"]", "rest = [\"foot\"]"] {
        let (plan, deviation) = solve(&stand(end));
        let forces = normal_forces(&plan);
        assert_eq!(forces.len(), 9, "{end}");
        for f in &forces {
            assert!((f - 4.0 * 9.81).abs() < 1e-6, "{end}: {forces:?}");
        }
        assert!(deviation < 1e-9, "{end}: {deviation:.1e}");
    }
}

#[test]
fn ocp_standing_over_the_joint_of_a_period() {
    // closed in the last and in the first step: one force at the node where both meet
    let problem = stand("configuration = \"free\"").replace(
        "[end]\nconfiguration = \"model\"\nconfiguration = \"free\"",
        "[start]\nrest = false\n[periodic]\n",
    );
    let (plan, deviation) = solve(&problem);
    let forces = normal_forces(&plan);
    assert_eq!(forces.len(), 9);
    for f in &forces {
        assert!((f - 4.0 * 9.81).abs() < 1e-6, "{forces:?}");
    }
    assert!(deviation < 1e-9, "{deviation:.1e}");
}

/// The leg in two stages that move alike, with a middle without mass.
const TELESCOPE: &str = r#"
[[body]]
name = "middle"
mass = 1e-9
inertia = 1e-9
position = [0, 0.25]
[[joint]]
name = "lower"
kind = "prismatic"
bodies = ["foot", "middle"]
at = [0, 0.25]
axis = [0, 1]
[[joint]]
name = "leg"
kind = "prismatic"
bodies = ["middle", "top"]
at = [0, 0.5]
axis = [0, 1]
[[coupling]]
name = "cable"
joint = "lower"
follows = [{ joint = "leg", factor = 1 }]
"#;

#[test]
fn ref_a_telescopic_leg_with_a_coupling_is_one_leg() {
    let joint = HOPPER.find("[[joint]]").unwrap();
    let model = format!("{}{TELESCOPE}", &HOPPER[..joint]);
    let problem = jump(20, "");
    let (plan, deviation) = solve_model(&model, &problem);
    let (leg, _) = solve(&problem);
    // the motor of one stage goes half the way, so its force is twice that of the leg
    let [two, one] = [&plan, &leg].map(|p| p.solution.objective);
    assert!((two - 4.0 * one).abs() < 1e-6 * two, "{two} {one}");
    assert!(deviation < 1e-9, "{deviation}");
    let exact = 4.0 * least_effort();
    assert!((two - exact).abs() < 0.01 * exact, "{two} {exact}");
}

/// A crank on the top and a rod to the foot drive the leg: a loop that stays closed over release and flight.
const CRANK: &str = r#"
[[body]]
name = "crank"
mass = 0.2
inertia = 0.001
position = [0.1, 0.5]
[[body]]
name = "rod"
mass = 0.3
inertia = 0.006
position = [0.1, 0.25]
[[joint]]
name = "motor"
kind = "revolute"
bodies = ["top", "crank"]
at = [0, 0.5]
[[joint]]
name = "pin"
kind = "revolute"
bodies = ["crank", "rod"]
at = [0.2, 0.5]
[[joint]]
name = "ankle"
kind = "revolute"
bodies = ["rod", "foot"]
at = [0, 0]
"#;

#[test]
fn ocp_a_loop_stays_closed_where_a_contact_opens() {
    let model = format!("{HOPPER}{CRANK}");
    let problem = jump(20, "").replace("joint = \"leg\"", "joint = \"motor\"");
    // a flight of half the time, to half the height: the crank turns by less than half a turn
    let problem = problem.replace("value = 1.3", "min = 0.6");
    let problem = problem.replace("value = 0.5", "min = 0.03");
    let problem = problem.replace("duration = 0.3", "duration = 0.15");
    let (plan, deviation) = solve_model(&model, &problem);
    println!("{} {deviation:e}", plan.solution.objective);
    // impulses of the loop at release are those that the simulator finds
    assert!(deviation < 1e-8, "{deviation}");
}
