//! Couplings and custom joints: formulations agree, energy and momentum are kept, loops close, closed forms are met.

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::{Status, Trajectory};

fn run(text: &str, study: &str) -> Trajectory {
    let text = format!("{text}\n[[study]]\n{study}\n");
    let model = Model::from_toml_str(&text, "model.toml").unwrap_or_else(|e| panic!("{e}\n{text}"));
    let run = simulate(&model, &model.studies[0], &mut |_| true)
        .unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(run.status, Status::Completed, "{text}");
    run
}

fn values<'a>(run: &'a Trajectory, name: &str) -> &'a [f64] {
    run.channel(name).unwrap_or_else(|| panic!("no {name}"))
}

/// Largest difference of a channel between two runs.
fn apart(a: &Trajectory, b: &Trajectory, name: &str) -> f64 {
    let pairs = values(a, name).iter().zip(values(b, name));
    pairs.fold(0.0, |m, (a, b)| m.max((a - b).abs()))
}

fn drift(run: &Trajectory, name: &str) -> f64 {
    let list = values(run, name);
    list.iter().fold(0.0, |m, v| m.max((v - list[0]).abs()))
}

/// A body that floats freely, and one on a custom joint with all five functions, with a third on a hinge.
const FLOATING: &str = r#"
[[body]]
name = "first"
mass = 2
inertia = [0.05, 0.08, 0.06]
velocity = [0.1, -0.2, 0.3]
angular_velocity = [0.6, -1.1, 0.8]
[[body]]
name = "second"
mass = 1
inertia = [0.02, 0.03, 0.01]
position = [0.3, 0.1, 0]
[[body]]
name = "third"
mass = 0.7
inertia = [0.01, 0.02, 0.015]
position = [0.6, 0.1, 0.1]
[[joint]]
name = "knee"
kind = "custom"
bodies = ["first", "second"]
at = [0.1, 0.05, 0]
axis = [0.2, -0.3, 1]
slides = ["0.05*sin(q)", { table = [[-3, 0.02], [-1, -0.03], [0, 0], [1, 0.04], [3, 0.01]] }, "0.02*q"]
turns = ["0.3*sin(q)", "0.2*q^2 - 0.1*q"]
speeds = [1.5]
[[joint]]
name = "hinge"
kind = "revolute"
bodies = ["second", "third"]
at = [0.45, 0.1, 0]
axis = [0, 1, 0]
speeds = [-2]
"#;

const MOTION: &str = "step = 5e-3\nduration = 1\nrecord_every = 4\n";

/// One coordinate: rows with discrete derivatives and the discrete tangent of the tree have the same null space.
#[test]
fn id_formulations_agree_on_a_custom_joint_of_moving_bodies() {
    for scheme in ["energy-momentum", "midpoint", "trapezoidal"] {
        let study = |formulation: &str| {
            format!("scheme = \"{scheme}\"\nformulation = \"{formulation}\"\n{MOTION}")
        };
        let tree = run(FLOATING, &study("null-space"));
        let rows = run(FLOATING, &study("multipliers"));
        assert!(drift(&tree, "joint.knee.angle") > 0.5, "the joint moves");
        for name in [
            "joint.knee.angle",
            "joint.hinge.angle",
            "body.third.position.z",
        ] {
            let off = apart(&tree, &rows, name);
            assert!(off < 1e-9, "{scheme} {name}: {off:e}");
        }
        assert!(
            values(&tree, "constraint.position")
                .iter()
                .all(|v| *v < 1e-12)
        );
    }
}

#[test]
fn claim_custom_joints_keep_energy_and_momentum() {
    let em = run(FLOATING, &format!("scheme = \"energy-momentum\"\n{MOTION}"));
    let energy = values(&em, "energy.total")[0];
    assert!(
        drift(&em, "energy.total") < 1e-11 * energy,
        "{:e}",
        drift(&em, "energy.total")
    );
    for axis in ["x", "y", "z"] {
        for kind in ["linear", "angular"] {
            let off = drift(&em, &format!("momentum.{kind}.{axis}"));
            assert!(off < 1e-11, "{kind} {axis}: {off:e}");
        }
    }
    let mid = run(FLOATING, &format!("scheme = \"midpoint\"\n{MOTION}"));
    let bounded = drift(&mid, "energy.total");
    assert!(bounded > 1e-9 && bounded < 1e-2 * energy, "{bounded:e}");
}

/// All schemes of the stepper converge to one motion.
#[test]
fn conf_schemes_agree_on_a_custom_joint() {
    let fine = "step = 1e-3\nduration = 0.5\nrecord_every = 500\n";
    let wanted = run(FLOATING, &format!("scheme = \"gauss-4\"\n{fine}"));
    for scheme in [
        "midpoint",
        "trapezoidal",
        "energy-momentum",
        "generalized-alpha",
    ] {
        let found = run(FLOATING, &format!("scheme = \"{scheme}\"\n{fine}"));
        for name in [
            "joint.knee.angle",
            "joint.hinge.angle",
            "body.first.position.x",
        ] {
            let off = apart(&wanted, &found, name);
            assert!(off < 2e-5, "{scheme} {name}: {off:e}");
        }
    }
}

/// A four-bar linkage in the plane whose last hinge slides as it turns.
fn linkage(order: [usize; 4]) -> String {
    let bodies = r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "crank"
mass = 1
inertia = 0.01
position = [0, 0.2]
[[body]]
name = "coupler"
mass = 2
inertia = 0.1
position = [0.5, 0.5]
[[body]]
name = "rocker"
mass = 1.5
inertia = 0.05
position = [1, 0.3]
"#;
    let joints = [
        "name = \"a\"\nkind = \"revolute\"\nbodies = [\"ground\", \"crank\"]\nat = [0, 0]\n",
        "name = \"b\"\nkind = \"revolute\"\nbodies = [\"crank\", \"coupler\"]\nat = [0, 0.4]\n",
        "name = \"c\"\nkind = \"custom\"\nbodies = [\"coupler\", \"rocker\"]\nat = [1, 0.6]\nslides = [\"0.05*sin(2*q)\", \"0.04*q\"]\n",
        "name = \"d\"\nkind = \"revolute\"\nbodies = [\"ground\", \"rocker\"]\nat = [1, 0]\n",
    ];
    let joints = order.map(|k| format!("[[joint]]\n{}", joints[k]));
    bodies.to_owned() + &joints.concat()
}

#[test]
fn id_a_custom_joint_closes_a_loop() {
    let study = "scheme = \"energy-momentum\"\nstep = 2e-3\nduration = 1\nrecord_every = 10\n";
    let runs = [[0, 1, 2, 3], [0, 1, 3, 2], [2, 0, 3, 1]].map(|order| run(&linkage(order), study));
    for other in &runs[1..] {
        for name in [
            "body.coupler.position.x",
            "body.rocker.position.y",
            "joint.c.angle",
        ] {
            assert!(apart(&runs[0], other, name) < 1e-9, "{name}");
        }
    }
    for run in &runs {
        assert!(drift(run, "joint.c.angle") > 0.3);
        assert!(drift(run, "energy.total") < 1e-9);
        assert!(
            values(run, "constraint.position")
                .iter()
                .all(|v| *v < 1e-11)
        );
    }
    // one of the three has it as the closure
    let closing = |order| {
        let model = Model::from_toml_str(&linkage(order), "m.toml").expect("reads");
        alembert::system::compile::roles(&model)
            .closing
            .iter()
            .map(|&k| model.joints[k].name.clone())
            .collect::<Vec<_>>()
    };
    let all = [[0, 1, 2, 3], [0, 1, 3, 2], [2, 0, 3, 1]].map(closing);
    assert!(all.iter().any(|c| c == &["c"]), "{all:?}");
}

/// A slider that follows a wheel by a function: (J + m f'²) ω²/2 is constant.
const CAM: &str = r#"
[[body]]
name = "shaft"
mass = 1
inertia = [0.02, 0.02, 0.02]
[[body]]
name = "valve"
mass = 3
inertia = [0.01, 0.01, 0.01]
[[joint]]
name = "shaft"
kind = "revolute"
bodies = ["ground", "shaft"]
at = [0, 0, 0]
axis = [0, 0, 1]
speeds = [4]
[[joint]]
name = "guide"
kind = "prismatic"
bodies = ["ground", "valve"]
at = [0, 0, 0]
axis = [0, 1, 0]
[[coupling]]
name = "cam"
joint = "guide"
follows = [{ joint = "shaft", value = "0.1*sin(q)" }]
"#;

#[test]
fn ref_a_cam_exchanges_energy_with_its_valve() {
    for formulation in ["null-space", "multipliers"] {
        let study = format!(
            "scheme = \"energy-momentum\"\nformulation = \"{formulation}\"\nstep = 1e-3\nduration = 3\nrecord_every = 10\n"
        );
        let run = run(CAM, &study);
        assert!(drift(&run, "energy.total") < 1e-11);
        let angle = values(&run, "joint.shaft.angle");
        assert!(angle.last().is_some_and(|q| *q > 7.0), "more than a turn");
        let place = values(&run, "joint.guide.displacement");
        for (q, y) in angle.iter().zip(place) {
            assert!((y - 0.1 * q.sin()).abs() < 1e-12, "{q}: {y}");
        }
        // time over the first turn by the energy integral, Simpson
        let (j, m, energy) = (0.02, 3.0, values(&run, "energy.total")[0]);
        let at = |q: f64| ((j + m * (0.1 * q.cos()).powi(2)) / (2.0 * energy)).sqrt();
        let n = 2000;
        let h = std::f64::consts::TAU / f64::from(n);
        let weight = |k: i32| {
            if k == 0 || k == n {
                1.0
            } else if k % 2 == 1 {
                4.0
            } else {
                2.0
            }
        };
        let time: f64 = (0..=n)
            .map(|k| weight(k) * at(h * f64::from(k)))
            .sum::<f64>()
            * h
            / 3.0;
        let k = angle
            .iter()
            .position(|q| *q > std::f64::consts::TAU)
            .expect("a turn");
        let part = (std::f64::consts::TAU - angle[k - 1]) / (angle[k] - angle[k - 1]);
        let found = run.time[k - 1] + part * (run.time[k] - run.time[k - 1]);
        assert!((found - time).abs() < 2e-4 * time, "{found} {time}");
    }
}

/// Starts: speeds of one coordinate move the others; contradictions are refused.
#[test]
fn id_speeds_and_places_follow() {
    let run = run(CAM, "scheme = \"midpoint\"\nstep = 1e-3\nduration = 2e-3\n");
    let rate = values(&run, "joint.guide.displacement_rate")[0];
    assert!((rate - 0.4).abs() < 1e-12, "{rate}");
    let text = CAM.replace("axis = [0, 1, 0]", "axis = [0, 1, 0]\nspeeds = [1]");
    let text = format!("{text}\n[[study]]\nstep = 1e-3\nduration = 1\n");
    let model = Model::from_toml_str(&text, "model.toml").expect("reads");
    let error = simulate(&model, &model.studies[0], &mut |_| true).expect_err("contradiction");
    let error = error.to_string();
    assert!(
        error.contains("coupling \"cam\"") && error.contains("speeds"),
        "{error}"
    );
}
