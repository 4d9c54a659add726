//! Every derivative of every term and condition against central differences.

#![allow(clippy::unwrap_used)]

use alembert::model::Model;
use alembert_nlp::{Problem, derivatives};
use alembert_ocp::compile::compile;
use alembert_ocp::guess::{Motion, Random};
use alembert_ocp::problem::ProblemFile;
use alembert_ocp::transcription::Transcription;

/// A free base, all kinds of joints.
const MODEL: &str = r#"
gravity = [0.3, -0.2, -9.81]
[[body]]
name = "base"
mass = 2.0
inertia = [[0.3, 0.02, 0.01], [0.02, 0.4, 0.03], [0.01, 0.03, 0.5]]
center_of_mass = [0.05, 0.02, -0.03]
position = [0.1, 0.2, 0.3]
[[body]]
name = "a"
mass = 1.0
inertia = [0.1, 0.2, 0.15]
position = [0.6, 0.2, 0.3]
[[body]]
name = "b"
mass = 0.7
inertia = [0.05, 0.06, 0.07]
position = [1.1, 0.2, 0.4]
[[body]]
name = "c"
mass = 0.5
inertia = [0.03, 0.02, 0.04]
position = [0.6, 0.7, 0.3]
[[body]]
name = "d"
mass = 0.4
inertia = [0.03, 0.02, 0.04]
position = [0.6, 1.2, 0.3]
[[joint]]
name = "hinge"
kind = "revolute"
bodies = ["base", "a"]
at = [0.3, 0.2, 0.3]
axis = [0, 1, 1]
[[joint]]
name = "ball"
kind = "spherical"
bodies = ["a", "b"]
at = [0.9, 0.2, 0.3]
[[joint]]
name = "cross"
kind = "universal"
bodies = ["base", "c"]
at = [0.3, 0.5, 0.3]
axis = [1, 0, 0]
second_axis = [0, 0, 1]
[[joint]]
name = "tube"
kind = "cylindrical"
bodies = ["c", "d"]
at = [0.6, 0.9, 0.3]
axis = [0, 1, 0]
"#;

const PROBLEM: &str = r#"
model = "model.toml"
[[phase]]
name = "one"
steps = 2
duration = { min = 0.2, max = 1.0, guess = 0.5 }
contacts = ["foot"]
[[phase]]
name = "two"
steps = 3
duration = { min = 0.2, max = 1.0, guess = 0.6 }
[[actuator]]
name = "hinge"
joint = "hinge"
[[actuator]]
name = "ball"
joint = "ball"
[[actuator]]
name = "tube"
joint = "tube"
[[actuator]]
name = "thrust"
body = "base"
kind = "force"
frame = "body"
at = [0.1, -0.2, 0.3]
[[actuator]]
name = "twist"
body = "base"
kind = "torque"
frame = "body"
[[actuator]]
name = "spin"
body = "base"
kind = "torque"
[[actuator]]
name = "pull"
body = "d"
kind = "force"
at = [0.0, 0.1, 0.2]
[[contact]]
name = "foot"
body = "b"
at = [0.2, 0.1, -0.1]
friction = 0.7
[start]
configuration = "free"
[end]
rest = ["hinge", "ball"]
[[condition]]
point = { body = "d", at = [0.1, 0.2, 0.3] }
axis = "z"
min = -1.0
[[condition]]
at = "two"
distance = [{ body = "b", at = [0.1, 0, 0] }, { body = "d" }]
min = 0.1
[[condition]]
at = "one.end"
center_of_mass = true
axis = "x"
max = 3.0
[[objective]]
kind = "effort"
weights = { ball = 3.0 }
[[objective]]
kind = "effort-rate"
weight = 0.3
[[objective]]
kind = "time"
weight = 0.7
[[objective]]
kind = "kinetic-energy"
weight = 1.3
[[objective]]
kind = "position"
point = { body = "b", at = [0.1, 0.2, 0.0] }
axis = "z"
weight = -2.0
[[objective]]
kind = "target"
point = { body = "d", at = [0.1, 0.2, 0.0] }
target = [1, 2, 3]
"#;

fn program(model: &str, problem: &str, turns: bool) -> Transcription {
    let model = Model::from_toml_str(model, "model.toml").unwrap();
    let file = ProblemFile::from_toml_str(problem, "problem.toml", &model).unwrap();
    let ocp = compile(&file, &model).unwrap();
    let mut motion = Motion::interpolate(&ocp, &[]);
    motion.disturb(&ocp, 0.2, &mut Random::new(7));
    Transcription::new(ocp, &motion.theta, motion.refs, turns).unwrap()
}

/// A point where nothing vanishes.
fn anywhere(t: &Transcription) -> Vec<f64> {
    let mut random = Random::new(3);
    let mut x = vec![0.0; t.variables()];
    t.start(&mut x);
    for v in &mut x {
        *v += 0.15 * random.symmetric();
    }
    for at in t.duration_at.iter().flatten() {
        x[*at] = x[*at].abs().max(0.3);
    }
    for at in &t.advance_at {
        x[*at] = 0.7;
    }
    x
}

fn compare(mut t: Transcription) {
    let x = anywhere(&t);
    let check = derivatives::check(&mut t, &x).unwrap();
    assert!(
        check.largest < 1e-5,
        "{} {:#?}",
        check.largest,
        &check.differences[..check.differences.len().min(12)]
    );
    assert!(check.entries > 1000);
}

#[test]
fn diff_space_with_everything() {
    compare(program(MODEL, PROBLEM, false));
}

#[test]
fn diff_turns() {
    compare(program(MODEL, PROBLEM, true));
}

#[test]
fn diff_contact_up_to_the_end() {
    // some momenta of the last node are given: its force is that of a trial step
    let closed = "steps = 3\ncontacts = [\"foot\"]\n";
    compare(program(
        MODEL,
        &PROBLEM.replace("steps = 3\n", closed),
        false,
    ));
}

const PLANAR: &str = r#"
space = "planar"
gravity = [0.5, -9.81]
[[body]]
name = "foot"
mass = 1.0
inertia = 0.2
position = [0.0, 0.2]
[[body]]
name = "leg"
mass = 2.0
inertia = 0.3
center_of_mass = [0.1, 0.05]
position = [0.0, 0.5]
[[body]]
name = "cart"
mass = 1.0
inertia = 0.2
position = [1.0, 0.2]
[[joint]]
name = "knee"
kind = "revolute"
bodies = ["foot", "leg"]
at = [0.0, 0.4]
[[joint]]
name = "rail"
kind = "prismatic"
bodies = ["leg", "cart"]
at = [0.4, 0.4]
axis = [1, 1]
"#;

const STRIDE: &str = r#"
model = "model.toml"
[[phase]]
name = "one"
steps = 3
duration = { min = 0.2, max = 1.0, guess = 0.5 }
contacts = ["left"]
[[phase]]
name = "two"
steps = 2
duration = 0.4
contacts = ["right"]
[[actuator]]
name = "knee"
joint = "knee"
limit = 5.0
[[actuator]]
name = "push"
body = "foot"
kind = "force"
frame = "body"
at = [0.1, 0.3]
[[actuator]]
name = "turn"
body = "foot"
kind = "torque"
[[contact]]
name = "left"
body = "foot"
at = [0.0, -0.2]
friction = 0.5
[[contact]]
name = "right"
body = "cart"
at = [0.1, -0.2]
[start]
configuration = "free"
rest = false
[periodic]
advance = { "foot.x" = { min = 0.2, max = 2.0 } }
[[objective]]
kind = "effort"
per = "foot.x"
[[objective]]
kind = "contact-impulse"
weight = 0.1
"#;

#[test]
fn diff_planar_stride() {
    compare(program(PLANAR, STRIDE, true));
}

#[test]
fn diff_stride_with_a_foot_that_stays() {
    // the left foot is closed over the joint of the period, and in the trial step of the right one
    let both = STRIDE.replace("contacts = [\"right\"]", "contacts = [\"right\", \"left\"]");
    compare(program(PLANAR, &both, false));
}
