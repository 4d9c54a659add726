//! Tests of plans that are played back: against runs, against balances, and against themselves.

mod contacts;

use super::{
    Actuator, Contact, Interval, Node, Plan, Replayed, Start, compile_planar, compile_spatial,
    record, replay,
};
use crate::model::{Model, Space};
use crate::trajectory::{Status, Trajectory};
use nalgebra::Vector3;

fn model(text: &str) -> Model {
    Model::from_toml_str(text, "test").unwrap_or_else(|e| panic!("{e}"))
}

/// The first node of a model as it is drawn, and its velocities.
fn start(model: &Model) -> (Node, Vec<[f64; 6]>) {
    match model.space {
        Space::Spatial => {
            let c = compile_spatial(model).unwrap_or_else(|e| panic!("{e}"));
            let twists = c.twists.iter().map(|t| std::array::from_fn(|i| t[i]));
            (Node::new(&c.mech, &c.q, &c.coords), twists.collect())
        }
        Space::Planar => {
            let c = compile_planar(model).unwrap_or_else(|e| panic!("{e}"));
            let twists = c.twists.iter().map(|t| [t[0], t[1], 0.0, 0.0, 0.0, t[2]]);
            (Node::new(&c.mech, &c.q, &c.coords), twists.collect())
        }
    }
}

/// What a test plays: lengths, controls and contacts of the intervals.
#[derive(Default)]
struct Script {
    actuators: Vec<(String, Actuator)>,
    contacts: Vec<(String, Contact)>,
    steps: Vec<(f64, Vec<f64>, Vec<usize>)>,
}

impl Script {
    fn with_plan<R>(&self, work: impl FnOnce(&Plan<'_>) -> R) -> R {
        let intervals: Vec<Interval<'_>> = self
            .steps
            .iter()
            .map(|(h, controls, contacts)| Interval {
                h: *h,
                controls,
                contacts,
            })
            .collect();
        work(&Plan {
            study: "plan",
            actuators: &self.actuators,
            contacts: &self.contacts,
            intervals: &intervals,
        })
    }

    fn replay(&self, model: &Model) -> Replayed {
        let (node, twists) = start(model);
        let run = self.with_plan(|plan| replay(model, plan, &node, Start::Twists(&twists)));
        let run = run.unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(run.trajectory.status, Status::Completed);
        run
    }
}

fn channel<'a>(t: &'a Trajectory, name: &str) -> &'a [f64] {
    t.channel(name).unwrap_or_else(|| panic!("no {name}"))
}

fn largest_change(values: &[f64]) -> f64 {
    values.iter().fold(0.0, |m, v| m.max((v - values[0]).abs()))
}

/// Largest difference of two channels, relative to the size of the first or 1.
fn difference(a: &[f64], b: &[f64]) -> f64 {
    assert_eq!(a.len(), b.len());
    let size = a.iter().fold(1.0_f64, |m, v| m.max(v.abs()));
    let pairs = a.iter().zip(b);
    pairs.fold(0.0_f64, |m, (a, b)| m.max((a - b).abs())) / size
}

/// A ledger line.
fn balance(t: &Trajectory, name: &str) -> f64 {
    let entry = t.ledger.iter().find(|e| e.name == name);
    entry.map_or(f64::NAN, |e| e.largest)
}

const ARM: &str = r#"
    gravity = [0.3, -0.2, -9.81]
    [[body]]
    name = "a"
    mass = 2.0
    inertia = [0.1, 0.2, 0.25]
    center_of_mass = [0.1, 0.02, 0]
    position = [0.5, 0, 0]
    [[body]]
    name = "b"
    mass = 1.0
    inertia = [0.05, 0.08, 0.06]
    position = [1.3, 0.1, 0]
    orientation = { axis = [1, 2, 3], angle = 0.7 }
    [[joint]]
    name = "shoulder"
    kind = "universal"
    bodies = ["ground", "a"]
    at = [0, 0, 0]
    axis = [0, 0, 1]
    second_axis = [0, 1, 0]
    speeds = [0.4, -0.2]
    [[joint]]
    name = "elbow"
    kind = "cylindrical"
    bodies = ["b", "a"]
    at = [1, 0, 0]
    axis = [0.1, 1, 0.2]
    speeds = [0.2, 0.8]
    [[study]]
    step = 0.01
    duration = 0.3
"#;

const PLANAR: &str = r#"
    space = "planar"
    gravity = [0, -9.81]
    [[body]]
    name = "a"
    mass = 2.0
    inertia = 0.2
    position = [0.5, 0]
    angular_velocity = 0.3
    [[body]]
    name = "b"
    mass = 1.0
    inertia = 0.06
    position = [1.4, 0.1]
    [[joint]]
    name = "hinge"
    kind = "revolute"
    bodies = ["a", "b"]
    at = [1, 0]
    speeds = [0.8]
    [[force]]
    name = "s"
    kind = "spring"
    bodies = ["a", "b"]
    points = [[0.5, 0.3], [1.4, 0.3]]
    stiffness = 20
    length = 0.5
    [[study]]
    step = 0.01
    duration = 0.3
"#;

fn joint(name: &str, joint: usize, coordinate: Option<usize>) -> (String, Actuator) {
    (name.to_owned(), Actuator::Joint { joint, coordinate })
}

#[test]
fn id_without_controls_it_is_the_simulation() {
    for text in [ARM, PLANAR] {
        let m = model(text);
        let run =
            crate::simulate(&m, &m.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
        let script = Script {
            steps: vec![(0.01, vec![], vec![]); 30],
            ..Script::default()
        };
        let played = script.replay(&m).trajectory;
        assert_eq!(run.channels.len(), played.channels.len());
        // a replay solves its steps more closely, which may take another increment
        let compared = run
            .channels
            .iter()
            .filter(|c| c.name != "newton.iterations");
        for c in compared {
            // reactions divide round-off of positions by the square of the step
            let d = difference(&c.values, channel(&played, &c.name));
            assert!(d < 1e-10, "{}: {d:.1e}", c.name);
        }
        assert!(difference(&run.time, &played.time) < 1e-14);
        assert_eq!(played.provenance.scheme, "midpoint");
        assert_eq!(played.provenance.study, "plan");
    }
}

/// Two free bodies with a joint between them, no gravity.
fn free_pair(joint: &str) -> Model {
    model(&format!(
        r#"
        [[body]]
        name = "a"
        mass = 2.0
        inertia = [0.1, 0.2, 0.25]
        velocity = [0.1, 0.2, -0.1]
        angular_velocity = [0.3, -0.2, 0.5]
        [[body]]
        name = "b"
        mass = 1.0
        inertia = [0.05, 0.08, 0.06]
        position = [0.9, 0.1, 0.2]
        velocity = [0.01, 0.59, 0.11]
        angular_velocity = [0.3, -0.2, 0.5]
        [[joint]]
        name = "j"
        bodies = ["a", "b"]
        at = [0.5, 0, 0]
        {joint}
        [[study]]
        step = 0.01
        duration = 0.3
    "#
    ))
}

#[test]
fn claim_inner_forces_keep_momentum() {
    let kinds = [
        ("kind = \"revolute\"\naxis = [1, 2, 0]", 1),
        ("kind = \"spherical\"", 3),
        ("kind = \"prismatic\"\naxis = [1, 2, 0]", 1),
        ("kind = \"cylindrical\"\naxis = [1, 2, 0]", 2),
        ("kind = \"planar\"\naxis = [1, 2, 0]", 3),
        ("kind = \"screw\"\naxis = [1, 2, 0]\npitch = 0.4", 1),
        (
            "kind = \"universal\"\naxis = [0, 0, 1]\nsecond_axis = [0, 1, 0]",
            2,
        ),
    ];
    for (kind, count) in kinds {
        let m = free_pair(kind);
        let steps = (0..60).map(|k| {
            let u = |c: usize| (0.3 * k as f64 + c as f64).sin();
            (
                0.005 + 0.005 * f64::from(k % 2),
                (0..count).map(u).collect(),
                vec![],
            )
        });
        let script = Script {
            actuators: vec![joint("u", 0, None)],
            steps: steps.collect(),
            ..Script::default()
        };
        let t = script.replay(&m).trajectory;
        for axis in ["x", "y", "z"] {
            for what in ["linear", "angular"] {
                let c = channel(&t, &format!("momentum.{what}.{axis}"));
                let d = largest_change(c);
                assert!(d < 1e-12, "{kind} {what} {axis}: {d:.1e}");
            }
        }
        assert!(balance(&t, "linear momentum balance") < 1e-12);
        assert!(balance(&t, "angular momentum balance") < 1e-12);
        // the controls did something
        assert!(
            channel(&t, "energy.work").iter().any(|w| w.abs() > 1e-3),
            "{kind}"
        );
    }
}

#[test]
fn claim_impulses_of_outer_forces_are_balanced() {
    let m = free_pair("kind = \"spherical\"");
    let force = |body_axes| Actuator::BodyForce {
        body: 1,
        point: [0.2, 0.1, -0.3],
        body_axes,
    };
    let torque = |body_axes| Actuator::BodyTorque { body: 0, body_axes };
    let steps = (0..60).map(|k| {
        let u = (0..12).map(|c| (0.2 * k as f64 + c as f64).cos());
        (0.01 - 0.004 * f64::from(k % 2), u.collect(), vec![])
    });
    let script = Script {
        actuators: vec![
            ("f".into(), force(false)),
            ("g".into(), force(true)),
            ("m".into(), torque(false)),
            ("n".into(), torque(true)),
        ],
        steps: steps.collect(),
        ..Script::default()
    };
    let t = script.replay(&m).trajectory;
    assert!(balance(&t, "linear momentum balance") < 1e-12);
    assert!(balance(&t, "angular momentum balance") < 1e-12);
    assert!(largest_change(channel(&t, "momentum.angular.x")) > 0.01);
    assert_eq!(channel(&t, "actuator.g.y")[3], (0.6_f64 + 4.0).cos());
}

#[test]
fn claim_impulses_are_balanced_in_the_plane() {
    let m = model(PLANAR);
    let force = Actuator::BodyForce {
        body: 1,
        point: [0.2, 0.1, 0.0],
        body_axes: true,
    };
    let torque = Actuator::BodyTorque {
        body: 0,
        body_axes: false,
    };
    let steps = (0..60).map(|k| {
        let u = (0..4).map(|c| (0.2 * f64::from(k) + f64::from(c)).cos());
        (0.01, u.collect(), vec![])
    });
    let script = Script {
        actuators: vec![
            ("f".into(), force),
            ("m".into(), torque),
            joint("h", 0, None),
        ],
        steps: steps.collect(),
        ..Script::default()
    };
    let t = script.replay(&m).trajectory;
    assert!(balance(&t, "linear momentum balance") < 1e-12);
    assert!(balance(&t, "angular momentum balance") < 1e-12);
    assert_eq!(channel(&t, "actuator.m")[60], (11.8_f64 + 2.0).cos());
}

/// Largest energy balance of an arm that is driven smoothly, with steps of 0.4 s / n.
fn energy_defect(m: &Model, actuators: &[(String, Actuator)], count: usize, n: usize) -> f64 {
    let h = 0.4 / n as f64;
    let steps = (0..n).map(|k| {
        let t = (k as f64 + 0.5) * h;
        let u = (0..count).map(|c| 2.0 * (5.0 * t + c as f64).sin());
        (h, u.collect(), vec![])
    });
    let script = Script {
        actuators: actuators.to_vec(),
        steps: steps.collect(),
        ..Script::default()
    };
    let t = script.replay(m).trajectory;
    channel(&t, "energy.balance")
        .iter()
        .fold(0.0, |m, v| m.max(v.abs()))
}

#[test]
fn claim_work_of_controls_is_of_second_order() {
    let body = |body| Actuator::BodyForce {
        body,
        point: [0.2, 0.1, 0.0],
        body_axes: true,
    };
    let turn = Actuator::BodyTorque {
        body: 0,
        body_axes: true,
    };
    let cases = [
        (
            model(ARM),
            vec![joint("s", 0, None), joint("e", 1, None)],
            4,
        ),
        (
            model(ARM),
            vec![("f".into(), body(1)), ("m".into(), turn.clone())],
            6,
        ),
        (
            free_pair("kind = \"spherical\""),
            vec![joint("s", 0, None)],
            3,
        ),
        (
            model(PLANAR),
            vec![
                joint("h", 0, None),
                ("f".into(), body(1)),
                ("m".into(), turn),
            ],
            4,
        ),
    ];
    for (m, actuators, count) in cases {
        let e = [40, 80].map(|n| energy_defect(&m, &actuators, count, n));
        let order = (e[0] / e[1]).log2();
        assert!((1.8..2.3).contains(&order), "{e:?}");
    }
}

#[test]
fn id_joint_torque_is_as_the_file_counts_it() {
    // a drive of the model does the same work on the same coordinate; the joint is reversed in the tree
    let text = ARM.replace(
        "[[study]]",
        "[[force]]\nname = \"d\"\nkind = \"drive\"\njoint = \"elbow\"\ncoordinate = 1\nvalue = 1.5\n[[study]]",
    );
    let with = |m: &Model, u: f64, n: usize| {
        let script = Script {
            actuators: vec![joint("e", 1, Some(1))],
            steps: vec![(0.3 / n as f64, vec![u], vec![]); n],
            ..Script::default()
        };
        let t = script.replay(m).trajectory;
        (t.channel("joint.elbow.angle").unwrap_or(&[])[n], t)
    };
    let gap = |n| (with(&model(&text), 0.0, n).0 - with(&model(ARM), 1.5, n).0).abs();
    // the coordinate at the middle of a step is that of its two ends: halves of the impulse at both are the same
    let (coarse, fine) = (gap(30), gap(60));
    assert!(coarse < 1e-12 && fine < 1e-12, "{coarse:.1e} {fine:.1e}");
    let (free, (driven, t)) = (with(&model(ARM), 0.0, 30).0, with(&model(ARM), 1.5, 30));
    assert!(driven > free + 0.05);
    assert_eq!(channel(&t, "actuator.e"), vec![1.5; 31].as_slice());
}

#[test]
fn ref_body_force_in_body_axes() {
    // a rocket that turns: the force follows it, m v = ∫ R(t) f dt (second order)
    let m = model(
        r#"
        [[body]]
        name = "rocket"
        mass = 2.0
        inertia = [0.1, 0.1, 0.1]
        orientation = { axis = [0, 0, 1], angle = 0.5 }
        angular_velocity = [0, 0, 2]
        [[study]]
        step = 0.01
        duration = 1
    "#,
    );
    let script = Script {
        actuators: vec![(
            "f".into(),
            Actuator::BodyForce {
                body: 0,
                point: [0.3, 0.0, 0.0],
                body_axes: true,
            },
        )],
        steps: vec![(0.01, vec![3.0, 0.0, 0.0], vec![]); 100],
        ..Script::default()
    };
    let run = script.replay(&m);
    let t = &run.trajectory;
    // half of each impulse in the axes of either node, to round-off
    let mut sum = Vector3::zeros();
    for pair in run.nodes.windows(2) {
        for node in pair {
            let d1 = Vector3::from_column_slice(&node.poses[0].0[..3]);
            sum += d1 * (3.0 * 0.005);
        }
    }
    for (k, axis) in ["x", "y", "z"].iter().enumerate() {
        let got = channel(t, &format!("momentum.linear.{axis}"))[100];
        assert!((got - sum[k]).abs() < 1e-12, "{got} {}", sum[k]);
    }
    let (a, b) = (0.5_f64, 2.5_f64);
    let exact = [
        3.0 * (b.sin() - a.sin()) / 2.0,
        3.0 * (a.cos() - b.cos()) / 2.0,
    ];
    for (axis, p) in ["x", "y"].iter().zip(exact) {
        let got = channel(t, &format!("momentum.linear.{axis}"))[100];
        assert!((got - p).abs() < 2e-4, "{got} {p}");
    }
    // along a line through the centre it does not turn the body
    let w = channel(t, "body.rocket.angular_velocity.z");
    assert!(largest_change(w) < 1e-3);
}

#[test]
fn ref_torque_of_a_spherical_joint() {
    // in the axes of the first body, which is turned about z: the second turns about that x axis, the first the other way
    let m = model(
        r#"
        [[body]]
        name = "a"
        mass = 1.0
        inertia = [0.2, 0.2, 0.2]
        orientation = { axis = [0, 0, 1], angle = 0.5 }
        [[body]]
        name = "b"
        mass = 1.0
        inertia = [0.1, 0.1, 0.1]
        [[joint]]
        name = "j"
        kind = "spherical"
        bodies = ["a", "b"]
        at_first = [0, 0, 0]
        at_second = [0, 0, 0]
        [[study]]
        step = 0.001
        duration = 0.001
    "#,
    );
    let script = Script {
        actuators: vec![joint("u", 0, None)],
        steps: vec![(0.001, vec![2.0, 0.0, 0.0], vec![])],
        ..Script::default()
    };
    let t = script.replay(&m).trajectory;
    for (body, rate) in [("a", -0.01), ("b", 0.02)] {
        for (axis, e) in [("x", 0.5_f64.cos()), ("y", 0.5_f64.sin()), ("z", 0.0)] {
            let w = channel(&t, &format!("body.{body}.angular_velocity.{axis}"))[1];
            assert!((w - rate * e).abs() < 1e-9, "{body} {axis} {w}");
        }
    }
    assert_eq!(channel(&t, "actuator.u.x"), [2.0, 2.0]);
}

#[test]
fn id_start_with_momenta() {
    // momenta of the first step, backwards: -D₁L_d = M Δq/h here without forces
    let m = free_pair("kind = \"revolute\"\naxis = [1, 2, 0]");
    let script = Script {
        steps: vec![(0.01, vec![], vec![]); 20],
        ..Script::default()
    };
    let run = script.replay(&m);
    let c = compile_spatial(&m).unwrap_or_else(|e| panic!("{e}"));
    let (a, b) = (&run.nodes[0].poses, &run.nodes[1].poses);
    let momenta: Vec<([f64; 9], [f64; 3])> = a
        .iter()
        .zip(b)
        .zip(&c.mech.bodies)
        .map(|((a, b), body)| {
            (
                std::array::from_fn(|i| body.euler[i / 3] * (b.0[i] - a.0[i]) / 0.01),
                std::array::from_fn(|i| body.mass * (b.1[i] - a.1[i]) / 0.01),
            )
        })
        .collect();
    let again = script.with_plan(|plan| replay(&m, plan, &run.nodes[0], Start::Momenta(&momenta)));
    let again = again.unwrap_or_else(|e| panic!("{e}"));
    for (a, b) in run.nodes.iter().zip(&again.nodes) {
        for (a, b) in a.poses.iter().zip(&b.poses) {
            assert!(difference(&a.0, &b.0).max(difference(&a.1, &b.1)) < 1e-12);
        }
    }
}

#[test]
fn id_wrong_plans_are_refused() {
    let m = model(ARM);
    let (node, _) = start(&m);
    let refused = |script: &Script, node: &Node, words: &str| {
        let result = script.with_plan(|plan| replay(&m, plan, node, Start::Rest));
        match result {
            Ok(_) => panic!("accepted: {words}"),
            Err(e) => assert!(e.to_string().contains(words), "{e}"),
        }
    };
    let script = |actuators, steps| Script {
        actuators,
        steps,
        ..Script::default()
    };
    refused(&script(vec![], vec![]), &node, "empty");
    refused(&script(vec![], vec![(0.0, vec![], vec![])]), &node, "long");
    refused(
        &script(vec![], vec![(0.1, vec![1.0], vec![])]),
        &node,
        "components",
    );
    refused(
        &script(vec![], vec![(0.1, vec![], vec![0])]),
        &node,
        "contact 0",
    );
    let step = || vec![(0.1, vec![1.0], vec![])];
    refused(&script(vec![joint("u", 7, None)], step()), &node, "joint 7");
    refused(
        &script(vec![joint("u", 0, Some(2))], step()),
        &node,
        "coordinate 2",
    );
    let mut off = node.clone();
    off.poses[1].1[0] += 0.1;
    refused(&script(vec![], vec![(0.1, vec![], vec![])]), &off, "off by");
    off.poses.pop();
    refused(&script(vec![], vec![(0.1, vec![], vec![])]), &off, "poses");
    let plan = script(vec![], vec![(0.1, vec![], vec![])]);
    let result = plan.with_plan(|plan| record(&m, plan, &[], Start::Rest));
    assert!(result.is_err());
}
