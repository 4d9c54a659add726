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

fn loaded(problem: &str) -> Loaded {
    let model = Model::from_toml_str(HOPPER, "model.toml").unwrap();
    let file = ProblemFile::from_toml_str(problem, "problem.toml", &model).unwrap();
    Loaded {
        file,
        model,
        folder: PathBuf::new(),
    }
}

/// The plan, and how far the simulator is from it.
fn solve(problem: &str) -> (Plan, f64) {
    let loaded = loaded(problem);
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

/// Errors of the least effort under N, 2N, 4N, and their orders.
fn orders(more: &str) -> ([f64; 3], [f64; 2]) {
    let exact = least_effort();
    let errors = [10, 20, 40].map(|steps| {
        let (plan, deviation) = solve(&jump(steps, more));
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
