//! Forward and back: motions with known forces, and forces from them.

mod driven_points;
mod refusals;

use super::{Recording, Settings, inverse};
use crate::model::Model;
use crate::trajectory::{Trajectory, csv};
use alembert_math::Spatial;

/// Which columns are kept.
type Keep = fn(&str) -> bool;

fn model(text: &str) -> Model {
    Model::from_toml_str(text, "test").unwrap_or_else(|e| panic!("{e}"))
}

fn run(model: &Model) -> Trajectory {
    let run = crate::simulate(model, &model.studies[0], &mut |_| true);
    run.unwrap_or_else(|e| panic!("{e}"))
}

/// The columns of a run whose names are kept.
fn record(run: &Trajectory, keep: impl Fn(&str) -> bool) -> Recording {
    let mut kept = run.clone();
    kept.channels.retain(|c| keep(&c.name));
    let mut bytes = vec![];
    csv::write(&mut bytes, &kept).expect("writes");
    let text = String::from_utf8(bytes).expect("text");
    Recording::from_text(&text, "motion.csv").unwrap_or_else(|e| panic!("{e}"))
}

fn settings(names: &[&str]) -> Settings {
    Settings {
        actuate: names.iter().map(|n| (*n).to_owned()).collect(),
        ..Settings::default()
    }
}

fn solve(model: &Model, recording: &Recording, names: &[&str]) -> Trajectory {
    let study = &model.studies[0];
    let found = inverse(model, study, recording, &settings(names), &mut |_| true);
    found.unwrap_or_else(|e| panic!("{e}"))
}

fn channel<'a>(run: &'a Trajectory, name: &str) -> &'a [f64] {
    run.channel(name)
        .unwrap_or_else(|| panic!("no channel {name}"))
}

/// Largest value of a channel; `ends` says whether the first and the last node count.
fn largest(run: &Trajectory, name: &str, ends: bool) -> f64 {
    let values = channel(run, name);
    let skip = usize::from(!ends);
    let inner = &values[skip..values.len() - skip];
    inner.iter().fold(0.0, |m, v| m.max(v.abs()))
}

/// Largest distance of a channel from a function of time.
fn distance(run: &Trajectory, name: &str, wanted: impl Fn(f64) -> f64) -> f64 {
    let pairs = run.time.iter().zip(channel(run, name));
    pairs.fold(0.0, |m, (t, v)| m.max((v - wanted(*t)).abs()))
}

/// Second order, or better.
fn assert_order_two(errors: [f64; 2]) {
    let order = (errors[0] / errors[1]).log2();
    // the first and the last node are better than that: then it is more
    assert!(order > 1.8, "{errors:?}: order {order}");
}

/// Two bars on hinges, spatial; `more` is added.
fn double_pendulum(step: f64, more: &str) -> Model {
    model(&format!(
        r#"
gravity = [0, 0, -9.81]
[[body]]
name = "upper"
mass = 1.2
inertia = [0.002, 0.1, 0.1]
position = [0.5, 0, 0]
[[body]]
name = "lower"
mass = 0.8
inertia = [0.002, 0.08, 0.08]
center_of_mass = [0.05, 0, 0.02]
position = [1.5, 0, 0]
[[joint]]
name = "shoulder"
kind = "revolute"
bodies = ["ground", "upper"]
at = [0, 0, 0]
axis = [0, -1, 0]
[[joint]]
name = "elbow"
kind = "revolute"
bodies = ["lower", "upper"]
at = [1, 0, 0]
axis = [0.1, -1, 0]
[[study]]
step = {step}
duration = 1
record_every = 1
{more}
"#
    ))
}

const DRIVES: &str = r#"
[[force]]
name = "a"
kind = "drive"
joint = "shoulder"
value = "6+5*sin(4*t)"
[[force]]
name = "b"
kind = "drive"
joint = "elbow"
value = "3*cos(5*t)-2"
"#;

#[test]
fn ref_drives_of_a_double_pendulum_come_back() {
    let kinds: [(&str, Keep); 2] = [
        ("joints", |n| {
            n.starts_with("joint.") && n.ends_with("angle")
        }),
        ("poses", |n| n.starts_with("body.")),
    ];
    for (kind, keep) in kinds {
        let errors = [4e-3, 2e-3].map(|step| {
            let motion = run(&double_pendulum(step, DRIVES));
            let found = solve(&double_pendulum(step, ""), &record(&motion, keep), &[]);
            assert_eq!(found.time.len(), motion.time.len());
            let a = distance(&found, "inverse.shoulder.angle", |t| {
                6.0 + 5.0 * (4.0 * t).sin()
            });
            let b = distance(&found, "inverse.elbow.angle", |t| {
                3.0 * (5.0 * t).cos() - 2.0
            });
            // what is reported beside them is that of the run, to second order
            for name in [
                "energy.kinetic",
                "joint.elbow.angle_rate",
                "joint.shoulder.force.z",
            ] {
                let pairs = channel(&found, name).iter().zip(channel(&motion, name));
                let skip = pairs.skip(1).take(motion.time.len() - 2);
                let far = skip.fold(0.0_f64, |m, (a, b)| m.max((a - b).abs()));
                assert!(far < 40.0 * step, "{kind} {name}: {far}");
            }
            a.max(b)
        });
        assert!(errors[1] < 2e-3, "{kind}: {errors:?}");
        assert_order_two(errors);
    }
}

#[test]
fn id_forces_of_the_model_count() {
    // with the drives in the model nothing is left to do at the inner nodes but round-off, which the step divides twice
    let model = double_pendulum(2e-3, DRIVES);
    let motion = run(&model);
    let found = solve(&model, &record(&motion, |n| n.starts_with("joint.")), &[]);
    for name in ["inverse.shoulder.angle", "inverse.elbow.angle"] {
        let inner = largest(&found, name, false);
        assert!(inner < 1e-8, "{name}: {inner}");
        let ends = largest(&found, name, true);
        assert!(ends < 1e-2, "{name}: {ends}");
    }
}

#[test]
fn ref_energy_balance_with_the_work_of_the_forces() {
    let balance = [4e-3, 2e-3].map(|step| {
        let motion = run(&double_pendulum(step, DRIVES));
        let keep = |n: &str| n.starts_with("joint.");
        let found = solve(&double_pendulum(step, ""), &record(&motion, keep), &[]);
        let work = largest(&found, "energy.work", true);
        assert!(work > 1.0, "{work}");
        largest(&found, "energy.balance", true)
    });
    assert!(balance[1] < 1e-3, "{balance:?}");
    assert_order_two(balance);
}

#[test]
fn ref_a_pendulum_held_still_needs_its_weight_times_the_lever() {
    let held = model(
        r#"
gravity = [0, 0, -9.81]
[[body]]
name = "bob"
mass = 2
inertia = [0.1, 0.2, 0.15]
center_of_mass = [0.1, 0, 0]
position = [0.4, 0, 0]
[[joint]]
name = "pivot"
kind = "revolute"
bodies = ["ground", "bob"]
at = [0, 0, 0]
axis = [0, -1, 0]
[[study]]
step = 1e-2
duration = 0.1
"#,
    );
    let angle = 0.6_f64;
    let rows: String = (0..=10)
        .map(|k| format!("{},{angle}\n", 0.01 * f64::from(k)))
        .collect();
    let text = format!("time [s],joint.pivot.angle [rad]\n{rows}");
    let recording = Recording::from_text(&text, "held.csv").expect("reads");
    let found = solve(&held, &recording, &[]);
    let torque = 2.0 * 9.81 * 0.5 * angle.cos();
    let far = distance(&found, "inverse.pivot.angle", |_| torque);
    assert!(far < 1e-9, "{far}");
    for (name, wanted) in [
        ("joint.pivot.force.z", 2.0 * 9.81),
        ("joint.pivot.force.x", 0.0),
        ("joint.pivot.torque.y", 0.0),
        ("energy.kinetic", 0.0),
    ] {
        let far = distance(&found, name, |_| wanted);
        assert!(far < 1e-9, "{name}: {far}");
    }
}

/// A Grashof four-bar in the plane.
fn four_bar(step: f64, more: &str) -> Model {
    model(&format!(
        r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "crank"
mass = 0.5
inertia = 0.0104
position = [0, 0.25]
angle = 1.5707963267948966
[[body]]
name = "coupler"
mass = 1.2
inertia = 0.144
position = [0.5499574045657926, 0.7398892518710606]
angle = 0.4113154613907524
[[body]]
name = "rocker"
mass = 1
inertia = 0.0833
position = [1.1999574045657926, 0.4898892518710606]
angle = 1.7722411959229114
[[joint]]
name = "pivot"
kind = "revolute"
bodies = ["ground", "crank"]
at = [0, 0]
speeds = [3]
[[joint]]
name = "pin"
kind = "revolute"
bodies = ["crank", "coupler"]
at = [0, 0.5]
[[joint]]
name = "base"
kind = "revolute"
bodies = ["ground", "rocker"]
at = [1.3, 0]
[[joint]]
name = "tip"
kind = "revolute"
bodies = ["rocker", "coupler"]
at = [1.0999148091315851, 0.9797785037421212]
[[study]]
step = {step}
duration = 1
record_every = 1
{more}
"#
    ))
}

const CRANK: &str =
    "[[force]]\nname = \"m\"\nkind = \"drive\"\njoint = \"pivot\"\nvalue = \"2+1.5*sin(6*t)\"\n";

#[test]
fn ref_crank_torque_of_a_four_bar_comes_back() {
    let torque = |t: f64| 2.0 + 1.5 * (6.0 * t).sin();
    // from all joints, from the crank alone (the rest follows from the loop), from the poses
    let kinds: [Keep; 3] = [
        |n| n.starts_with("joint."),
        |n| n == "joint.pivot.angle",
        |n| n.starts_with("body."),
    ];
    for keep in kinds {
        let errors = [4e-3, 2e-3].map(|step| {
            let motion = run(&four_bar(step, CRANK));
            let found = solve(&four_bar(step, ""), &record(&motion, keep), &["pivot"]);
            let rate = channel(&found, "joint.base.angle_rate").iter();
            let far = rate
                .zip(channel(&motion, "joint.base.angle_rate"))
                .fold(0.0_f64, |m, (a, b)| m.max((a - b).abs()));
            assert!(far < 10.0 * step, "{far}");
            assert!(largest(&found, "constraint.velocity", true) < 1e-9);
            // the crank turns fast at the end, where the motion is continued by a polynomial
            let ends = distance(&found, "inverse.pivot.angle", torque);
            assert!(ends < 2e6 * step.powi(3), "{ends}");
            let times = &found.time[1..found.time.len() - 1];
            let inner = times
                .iter()
                .zip(&channel(&found, "inverse.pivot.angle")[1..]);
            inner.fold(0.0_f64, |m, (t, v)| m.max((v - torque(*t)).abs()))
        });
        assert!(errors[1] < 1e-4, "{errors:?}");
        assert_order_two(errors);
    }
}

#[test]
fn id_least_norm_forces_of_a_loop_do_the_same_work() {
    let motion = run(&four_bar(2e-3, CRANK));
    let recording = record(&motion, |n| n.starts_with("joint."));
    let plain = four_bar(2e-3, "");
    let found = solve(&plain, &recording, &[]);
    let one = solve(&plain, &recording, &["pivot"]);
    let note = &found
        .ledger
        .iter()
        .find(|e| e.name == "forces, unexplained");
    let note = &note.expect("entry").note;
    assert!(
        note.contains("3 more") && note.contains("least norm"),
        "{note}"
    );
    let joints = ["pivot", "pin", "base", "tip"];
    for row in 0..found.time.len() {
        let power: f64 = joints
            .iter()
            .map(|j| {
                let u = channel(&found, &format!("inverse.{j}.angle"))[row];
                u * channel(&found, &format!("joint.{j}.angle_rate"))[row]
            })
            .sum();
        let crank = channel(&one, "inverse.pivot.angle")[row];
        let wanted = crank * channel(&one, "joint.pivot.angle_rate")[row];
        // virtual work at the node: exact but for the projection of the velocities
        assert!(
            (power - wanted).abs() < 1e-6 * wanted.abs().max(1.0),
            "{power} {wanted}"
        );
        let norm = |run: &Trajectory, joints: &[&str]| -> f64 {
            let u = joints
                .iter()
                .map(|j| channel(run, &format!("inverse.{j}.angle"))[row]);
            u.map(|u| u * u).sum()
        };
        assert!(norm(&found, &joints) <= norm(&one, &["pivot"]) * (1.0 + 1e-9));
    }
}

#[test]
fn id_servo_and_inverse_dynamics_agree() {
    let servos = r#"
[[servo]]
name = "s"
joint = "shoulder"
motion = "0.3*sin(3*t)"
[[servo]]
name = "e"
joint = "elbow"
motion = "0.5*cos(2*t)-0.5"
"#;
    let model = double_pendulum(2e-3, servos);
    let motion = run(&model);
    let found = solve(&model, &record(&motion, |n| n.starts_with("joint.")), &[]);
    // motor forces as the steps have them; those of a node come from the step that starts there
    let mut steps = crate::simulate::Simulation::<Spatial, 3, 3, 6>::new(&model, &model.studies[0])
        .unwrap_or_else(|e| panic!("{e}"));
    let mut forces = [vec![], vec![]];
    for _ in 0..model.studies[0].step_count() {
        assert!(steps.advance().is_ok());
        for (k, list) in forces.iter_mut().enumerate() {
            list.push(steps.stepper.motor_force(k));
        }
    }
    for (a, force) in forces.iter().zip(["shoulder", "elbow"]) {
        let b = channel(&found, &format!("inverse.{force}.angle"));
        let size = a.iter().fold(0.0_f64, |m, v| m.max(v.abs()));
        for k in 1..a.len() {
            // the same discrete equations: round-off of positions over the square of the step
            assert!((a[k] - b[k]).abs() < 1e-7 * size, "{k}: {} {}", a[k], b[k]);
        }
    }
}

#[test]
fn ref_a_body_without_forces_has_no_residual() {
    let body = |step: f64| {
        model(&format!(
            r#"
gravity = [0, 0, -9.81]
[[body]]
name = "brick"
mass = 1.5
inertia = [0.02, 0.05, 0.06]
center_of_mass = [0.1, -0.2, 0.05]
velocity = [1, 2, 5]
angular_velocity = [1, 6, 2]
[[study]]
scheme = "gauss-6"
step = {step}
duration = 1
record_every = 1
"#
        ))
    };
    let errors = [4e-3, 2e-3].map(|step| {
        let model = body(step);
        let found = solve(
            &model,
            &record(&run(&model), |n| n.starts_with("body.")),
            &[],
        );
        let force = largest(&found, "residual.brick.force.z", true);
        assert!(force < 1e-6, "{force}");
        let torque = |axis: &str| largest(&found, &format!("residual.brick.torque.{axis}"), true);
        torque("x").max(torque("y")).max(torque("z"))
    });
    assert!(errors[1] < 1e-3, "{errors:?}");
    assert_order_two(errors);
}

#[test]
fn ref_a_heavy_top_needs_no_torque() {
    let top = |step: f64| {
        model(&format!(
            r#"
gravity = [0, 0, -9.81]
[[body]]
name = "top"
mass = 0.5
inertia = [0.002, 0.002, 0.0008]
position = [0.05, 0, 0.1]
orientation = {{ axis = [0, 1, 0], angle = 0.4636476090008061 }}
angular_velocity_body = [0, 0.2, 60]
[[joint]]
name = "foot"
kind = "spherical"
bodies = ["ground", "top"]
at = [0, 0, 0]
[[study]]
scheme = "gauss-6"
step = {step}
duration = 0.5
record_every = 1
"#
        ))
    };
    let errors = [1e-3, 5e-4].map(|step| {
        let model = top(step);
        let found = solve(
            &model,
            &record(&run(&model), |n| n.starts_with("body.")),
            &[],
        );
        let torque = |axis: &str| largest(&found, &format!("inverse.foot.torque.{axis}"), true);
        torque("x").max(torque("y")).max(torque("z"))
    });
    assert!(errors[1] < 2e-2, "{errors:?}");
    assert_order_two(errors);
}

/// A chain with every kind of joint, some with the child as first body.
fn chain(gravity: &str, forces: bool) -> Model {
    let kinds = [
        "revolute",
        "universal",
        "planar",
        "screw",
        "cylindrical",
        "prismatic",
        "spherical",
        "revolute",
    ];
    let mut text = format!("gravity = {gravity}\n");
    for (i, kind) in kinds.iter().enumerate() {
        let parent = if i == 0 {
            "ground".to_owned()
        } else {
            format!("b{}", i - 1)
        };
        let bodies = match i % 2 {
            0 => format!("\"b{i}\", \"{parent}\""),
            _ => format!("\"{parent}\", \"b{i}\""),
        };
        let axis = match *kind {
            "spherical" => "",
            "universal" => "axis = [0, 0, 1]\nsecond_axis = [0, 1, 0]",
            "screw" => "axis = [0.2, 0.3, 1]\npitch = 0.7",
            _ => "axis = [0.2, 0.3, 1]",
        };
        text += &format!(
            "[[body]]\nname = \"b{i}\"\nmass = {}\ninertia = [0.3, 0.4, 0.5]\nposition = [{}, 0.05, 0.02]\n\
             [[joint]]\nname = \"j{i}\"\nkind = \"{kind}\"\nbodies = [{bodies}]\nat = [{i}, 0, 0]\n{axis}\n",
            1.0 + 0.2 * i as f64,
            i as f64 + 0.5
        );
    }
    if forces {
        text += "[[force]]\nname = \"s\"\nkind = \"spring\"\nbodies = [\"b0\", \"b5\"]\npoints = [[0.4, 0.3, 0], [5.2, 0.5, 0.1]]\n\
                 stiffness = 40\ndamping = 2\nlength = 4\n\
                 [[force]]\nname = \"push\"\nkind = \"force\"\nbody = \"b7\"\nat = [0.1, 0.2, 0]\nvalue = [1, \"2+t\", 3]\nframe = \"body\"\n";
    }
    text += "[[study]]\nstep = 2e-3\nduration = 0.2\nrecord_every = 1\n";
    model(&text)
}

#[test]
fn id_every_kind_of_joint() {
    let full = chain("[0.3, -9.81, 1]", true);
    let motion = run(&full);
    let recording = record(&motion, |n| {
        n.starts_with("joint.") || n.starts_with("body.b6")
    });
    let found = solve(&full, &recording, &[]);
    let names: Vec<String> = found
        .channels
        .iter()
        .map(|c| c.name.clone())
        .filter(|n| n.starts_with("inverse."))
        .collect();
    assert_eq!(names.len(), 14, "{names:?}");
    // forward and back through the same equations: round-off over the square of the step, times masses
    for name in &names {
        let inner = largest(&found, name, false);
        assert!(inner < 1e-6, "{name}: {inner}");
    }
    // the poses alone say the same
    let poses = solve(&full, &record(&motion, |n| n.starts_with("body.")), &[]);
    for name in &names {
        let inner = largest(&poses, name, false);
        assert!(inner < 1e-6, "{name}: {inner}");
    }
    // without the forces in the model the actuators do their work; recursion and least squares agree
    let bare = chain("[0, 0, 0]", false);
    let all: Vec<String> = (0..8).map(|i| format!("j{i}")).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let (direct, dense) = (
        solve(&bare, &recording, &[]),
        solve(&bare, &recording, &all),
    );
    for name in &names {
        let size = largest(&direct, name, true);
        assert!(size > 1e-2, "{name}: {size}");
        for (a, b) in channel(&direct, name).iter().zip(channel(&dense, name)) {
            assert!((a - b).abs() < 1e-7 * (1.0 + size), "{name}: {a} {b}");
        }
    }
    let balance = largest(&direct, "energy.balance", true);
    let work = largest(&direct, "energy.work", true);
    assert!(work > 0.1 && balance < 1e-3 * work, "{balance} {work}");
}
