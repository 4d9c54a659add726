//! Every derivative of every term and condition against central differences.

#![allow(clippy::unwrap_used)]

mod common;

use alembert_nlp::{Problem, derivatives};
use alembert_ocp::guess::{Motion, Random};
use alembert_ocp::transcription::Transcription;
use common::{EVERY_JOINT, EVERY_TERM};

const PHASES: &str = r#"
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
[end]
rest = ["hinge", "ball"]
[[objective]]
kind = "effort-rate"
weight = 0.3
[[objective]]
kind = "work"
actuators = ["hinge", "ball", "tube"]
weights = { ball = 0.7 }
smooth = 0.2
[[condition]]
speed = "hinge"
min = -2.0
max = 3.0
[[condition]]
speed = "ball"
at = "two"
max = 4.0
[[condition]]
speed = "tube"
coordinate = "displacement"
at = "one.end"
min = -1.0
[[condition]]
power = "ball"
max = 20.0
[[condition]]
power = "hinge"
at = "two.start"
min = -5.0
[[condition]]
rate = "ball"
max = 30.0
"#;

fn program(model: &str, problem: &str, turns: bool) -> Transcription {
    let ocp = common::ocp(model, problem);
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
    both_at_once(&mut t, &x);
}

/// One sweep for Jacobian and Hessian gives what two give.
fn both_at_once(t: &mut Transcription, x: &[f64]) {
    let mut random = Random::new(5);
    let y: Vec<f64> = (0..t.constraints()).map(|_| random.symmetric()).collect();
    let derivatives = |t: &mut Transcription| {
        let mut first = vec![0.0; t.jacobian_structure().len()];
        let mut second = vec![0.0; t.hessian_structure().len()];
        t.jacobian(x, &mut first).unwrap();
        t.hessian(x, 0.7, &y, &mut second).unwrap();
        first.extend(second);
        first
    };
    let apart = derivatives(t);
    t.prepare(x, 0.7, &y);
    let both = derivatives(t);
    for (k, (a, b)) in apart.iter().zip(&both).enumerate() {
        assert!((a - b).abs() <= 1e-12 * (1.0 + a.abs()), "{k}: {a} {b}");
    }
    // what was prepared for other multipliers is not handed out
    t.prepare(x, 0.3, &vec![0.0; y.len()]);
    assert_eq!(derivatives(t)[..], apart[..]);
}

#[test]
fn diff_space_with_everything() {
    compare(program(
        EVERY_JOINT,
        &(PHASES.to_owned() + EVERY_TERM),
        false,
    ));
}

#[test]
fn diff_turns() {
    compare(program(
        EVERY_JOINT,
        &(PHASES.to_owned() + EVERY_TERM),
        true,
    ));
}

#[test]
fn diff_contact_up_to_the_end() {
    // some momenta of the last node are given: its force is that of a trial step
    let closed = "steps = 3\ncontacts = [\"foot\"]\n";
    compare(program(
        EVERY_JOINT,
        &(PHASES.replace("steps = 3\n", closed) + EVERY_TERM),
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
