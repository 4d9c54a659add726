//! Small mechanisms and problems that several tests share.

#![allow(dead_code, clippy::unwrap_used)] // each test file uses its part, and may fail

pub mod random;

use alembert::model::Model;
use alembert_ocp::compile::{Ocp, compile};
use alembert_ocp::problem::{Loaded, ProblemFile};
use std::path::PathBuf;

/// A model and a problem as they would be read.
pub fn loaded(model: &str, problem: &str) -> Loaded {
    let model = Model::from_toml_str(model, "model.toml").unwrap_or_else(|e| panic!("{e}"));
    let file = ProblemFile::from_toml_str(problem, "problem.toml", &model);
    Loaded {
        file: file.unwrap_or_else(|e| panic!("{e}")),
        model,
        folder: PathBuf::new(),
    }
}

/// A resolved problem.
pub fn ocp(model: &str, problem: &str) -> Ocp {
    let loaded = loaded(model, problem);
    compile(&loaded.file, &loaded.model).unwrap()
}

/// One phase of least effort.
pub fn phase(steps: usize, duration: f64) -> String {
    format!(
        "model = \"model.toml\"\n[[phase]]\nname = \"main\"\nsteps = {steps}\nduration = {duration}\n[[objective]]\nkind = \"effort\"\n"
    )
}

/// One kilogram on a rail.
pub const CART: &str = r#"
space = "planar"
[[body]]
name = "cart"
mass = 1
inertia = 1
[[joint]]
name = "rail"
kind = "prismatic"
bodies = ["ground", "cart"]
at = [0, 0]
axis = [1, 0]
"#;

/// It moves by one metre, from rest to rest.
pub const CART_MOVES: &str = r#"
[[actuator]]
name = "u"
joint = "rail"
[end]
rest = true
joints = { rail = 1.0 }
"#;

/// A wheel on an axle.
pub const WHEEL: &str = r#"
[[body]]
name = "wheel"
mass = 1
inertia = [1, 1, 1]
[[joint]]
name = "axle"
kind = "revolute"
bodies = ["ground", "wheel"]
at = [0, 0, 0]
axis = [0, 0, 1]
"#;

/// It turns by a quarter, from rest to rest.
pub const WHEEL_TURNS: &str = r#"
[[actuator]]
name = "u"
joint = "axle"
[end]
rest = true
joints = { axle = 1.5707963267948966 }
"#;

/// A free body with three different inertias.
pub const BODY: &str = r#"
[[body]]
name = "body"
mass = 1
inertia = [1, 2, 3]
"#;

/// It turns by a quarter about the axis (1, 1, 1), with torques along its own axes.
pub fn body_turns() -> String {
    let angle = std::f64::consts::FRAC_PI_2 / 3f64.sqrt();
    format!(
        "[[actuator]]\nname = \"u\"\nbody = \"body\"\nkind = \"torque\"\nframe = \"body\"\n[end]\nrest = true\nbodies = {{ body = {{ rotation = [{angle}, {angle}, {angle}] }} }}\n"
    )
}

/// Uniform rods of mass and length 1 in the plane, carried one by the other.
pub fn rods(n: usize, gravity: &str) -> String {
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

/// A motor in each of their joints.
pub fn actuators(n: usize) -> String {
    (0..n)
        .map(|k| format!("[[actuator]]\nname = \"j{k}\"\njoint = \"j{k}\"\n"))
        .collect()
}

/// Three of them fold, from rest to rest.
pub const RODS_FOLD: &str = r#"
[end]
rest = true
joints = { j0 = 1.5707963267948966, j1 = 0.7853981633974483, j2 = -1.0471975511965976 }
"#;

/// A free base, all kinds of joints that have quadratic rows.
pub const EVERY_JOINT: &str = r#"
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

/// For it, without phases and without an end: actuators, a contact, conditions, terms of every kind that both transcriptions have.
pub const EVERY_TERM: &str = r#"
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
