//! Contacts: held points, impacts, and plans that are recorded as they are.

use super::{ARM, Script, balance, channel, difference, joint, model, start};
use crate::model::Model;
use crate::replay::{Contact, Node, Start, record};
use nalgebra::{Matrix3, Vector3};

/// Two bodies in the air, with another joint.
fn pair(joint: &str) -> Model {
    model(&format!(
        r#"
            gravity = [0, 0, -9.81]
            [[body]]
            name = "a"
            mass = 2.0
            inertia = [0.1, 0.2, 0.25]
            position = [0.5, 0, 1]
            [[body]]
            name = "b"
            mass = 1.0
            inertia = [0.05, 0.08, 0.06]
            position = [1.3, 0.1, 1]
            [[joint]]
            name = "j"
            kind = "revolute"
            bodies = ["a", "b"]
            at = [1, 0, 1]
            axis = [0, 1, 0.3]
            {joint}
            [[study]]
            step = 0.01
            duration = 0.5
        "#
    ))
}

#[test]
fn id_contact_is_a_spherical_joint_to_ground() {
    let pinned = pair(
        "[[joint]]\nname = \"pin\"\nkind = \"spherical\"\nbodies = [\"ground\", \"a\"]\nat = [0.1, 0.05, 0.8]",
    );
    let free = pair("");
    let steps = |n: u32, contacts: Vec<usize>| {
        let h = 0.5 / f64::from(n);
        let middle = move |k: u32| h * (f64::from(k) + 0.5);
        let list = (0..n).map(|k| (h, vec![(10.0 * middle(k)).sin()], contacts.clone()));
        list.collect::<Vec<_>>()
    };
    let script = |n: u32, contacts: Vec<usize>| Script {
        actuators: vec![joint("u", 0, None)],
        contacts: vec![(
            "c".into(),
            Contact {
                body: 0,
                point: [-0.4, 0.05, -0.2],
                force_free: false,
            },
        )],
        steps: steps(n, contacts),
    };
    let gaps = [50, 100].map(|n| {
        let (a, b) = (
            script(n, vec![]).replay(&pinned),
            script(n, vec![0]).replay(&free),
        );
        let (a, b) = (a.trajectory, b.trajectory);
        for body in ["a", "b"] {
            for part in ["position.x", "position.z", "d1.y", "d2.x", "d3.x"] {
                let name = format!("body.{body}.{part}");
                let d = difference(channel(&a, &name), channel(&b, &name));
                assert!(d < 1e-12, "{name} {d:.1e}");
            }
        }
        assert!(balance(&b, "constraints, position") < 1e-12);
        // the force of a contact is its impulse about the node, that of a joint the force at the node
        ["x", "y", "z"].map(|axis| {
            let joint = channel(&a, &format!("joint.pin.force.{axis}"));
            let contact = channel(&b, &format!("contact.c.force.{axis}"));
            let last = joint.len() - 1;
            difference(&joint[1..last], &contact[1..last])
        })
    });
    for (coarse, fine) in gaps[0].iter().zip(&gaps[1]) {
        let order = (coarse / fine).log2();
        assert!((order - 2.0).abs() < 0.3, "{coarse:e} {fine:e}");
    }
}

/// Angular momentum about a point at node n, from the discrete momenta of a step: of its end when `before` is the node before, of its
/// start when it is the node after.
fn about(
    c: Vector3<f64>,
    at: &Node,
    other: &Node,
    h: f64,
    bodies: &[(f64, [f64; 3])],
) -> Vector3<f64> {
    let mut sum = Vector3::zeros();
    for ((p, o), (mass, euler)) in at.poses.iter().zip(&other.poses).zip(bodies) {
        let (x, y) = (Vector3::from(p.1), Vector3::from(o.1));
        sum += (x - c).cross(&((y - x) * (*mass / h)));
        let (r, s) = (
            Matrix3::from_column_slice(&p.0),
            Matrix3::from_column_slice(&o.0),
        );
        for k in 0..3 {
            sum += r
                .column(k)
                .cross(&((s.column(k) - r.column(k)) * (euler[k] / h)));
        }
    }
    sum
}

/// A planar two-link that falls on its foot and is let go again.
fn landing() -> (Model, Script) {
    let m = model(
        r#"
        space = "planar"
        gravity = [0, -9.81]
        [[body]]
        name = "shank"
        mass = 2.0
        inertia = 0.2
        position = [0, 0.6]
        angle = 0.2
        velocity = [0.5, -2]
        [[body]]
        name = "thigh"
        mass = 3.0
        inertia = 0.3
        position = [0.1, 1.5]
        velocity = [0.5, -2]
        [[joint]]
        name = "knee"
        kind = "revolute"
        bodies = ["shank", "thigh"]
        at = [0, 1.1]
        [[study]]
        step = 0.005
        duration = 0.3
    "#,
    );
    let steps = (0..60).map(|k| {
        let contacts = if (20..45).contains(&k) {
            vec![0]
        } else {
            vec![]
        };
        (0.005, vec![0.5], contacts)
    });
    let script = Script {
        actuators: vec![joint("knee", 0, None)],
        contacts: vec![(
            "foot".into(),
            Contact {
                body: 0,
                point: [0.0, -0.5, 0.0],
                force_free: false,
            },
        )],
        steps: steps.collect(),
    };
    (m, script)
}

#[test]
fn claim_plastic_impact() {
    let (m, script) = landing();
    let run = script.replay(&m);
    let foot = |n: usize| {
        let (r, x) = &run.nodes[n].poses[0];
        [x[0] - 0.5 * r[3], x[1] - 0.5 * r[4]]
    };
    // the foot moves, is held, and moves again
    let moved = |a: usize, b: usize| {
        let (a, b) = (foot(a), foot(b));
        (a[0] - b[0]).hypot(a[1] - b[1])
    };
    assert!(moved(0, 20) > 0.1 && moved(45, 60) > 1e-3);
    for n in 21..=45 {
        assert!(moved(20, n) < 1e-12, "{n}: {:.1e}", moved(20, n));
    }
    // angular momentum about the foot: forces at node 20 are half impulses of gravity on both sides; the torque of the knee is inner
    let bodies = [(2.0, [0.1, 0.1, 0.0]), (3.0, [0.15, 0.15, 0.0])];
    let c = Vector3::new(foot(20)[0], foot(20)[1], 0.0);
    let (h, node) = (0.005, &run.nodes[20]);
    let before = about(c, node, &run.nodes[19], -h, &bodies);
    let after = about(c, node, &run.nodes[21], h, &bodies);
    let mut gravity = Vector3::zeros();
    for (p, (mass, _)) in node.poses.iter().zip(&bodies) {
        gravity += (Vector3::from(p.1) - c).cross(&Vector3::new(0.0, -9.81 * mass * h, 0.0));
    }
    let gap = (after - before - gravity).norm();
    assert!(gap < 1e-12 && before.norm() > 0.5, "{gap:.1e} of {before}");
    // energy is lost in the impact alone, and booked as dissipated
    let t = &run.trajectory;
    let (total, lost) = (channel(t, "energy.total"), channel(t, "energy.dissipated"));
    assert!(total[21] < total[20] - 1.0 && lost[20] == 0.0 && lost[21] > 1.0);
    assert_eq!(lost[21], lost[60]);
    let open = channel(t, "energy.balance")
        .iter()
        .fold(0.0, |a: f64, b| a.max(b.abs()));
    assert!(open < 0.02, "{open}");
    // the ground pushes while the foot stands, with an impulse when it lands, and over the half step before it leaves
    let force = channel(t, "contact.foot.force.y");
    assert!(force[20] > 5.0 * force[25].abs() && force[19] == 0.0 && force[46] == 0.0);
    assert!(force[30] != 0.0);
    let ahead = 2.0 * force[44] - force[43];
    assert!(
        (force[45] - ahead).abs() < 1e-3 * ahead.abs(),
        "{} {ahead}",
        force[45]
    );
}

#[test]
fn ref_rod_lands_on_its_end() {
    // a horizontal rod of length l falls with v: it turns with 3 v / (2 l) after its end is caught (Routh); without gravity the scheme
    // keeps that, up to the second order of a turning body
    let m = model(
        r#"
        space = "planar"
        [[body]]
        name = "rod"
        mass = 3.0
        inertia = 0.25
        velocity = [0, -2]
        [[study]]
        step = 0.001
        duration = 0.02
    "#,
    );
    let contacts = vec![(
        "end".into(),
        Contact {
            body: 0,
            point: [-0.5, 0.0, 0.0],
            force_free: false,
        },
    )];
    let steps = (0..20).map(|k| (0.001, vec![], if k < 10 { vec![] } else { vec![0] }));
    let script = Script {
        contacts,
        steps: steps.collect(),
        ..Script::default()
    };
    let t = script.replay(&m).trajectory;
    let w = channel(&t, "body.rod.angular_velocity");
    assert_eq!(w[10], 0.0);
    assert!((w[11] + 3.0).abs() < 1e-5, "{}", w[11]);
    // the impulse m v / 4 in half a step
    let force = channel(&t, "contact.end.force.y")[10];
    assert!((force * 0.0005 - 1.5).abs() < 1e-2, "{force}");
}

#[test]
fn id_record_of_a_replay_is_the_replay() {
    let m = model(ARM);
    let arm = Script {
        actuators: vec![joint("s", 0, None), joint("e", 1, Some(1))],
        steps: (0..30)
            .map(|k| (0.01 + 0.01 * f64::from(k % 2), vec![0.4, -0.2, 1.0], vec![]))
            .collect(),
        ..Script::default()
    };
    let (two_link, landing) = landing();
    for (m, script) in [(m, arm), (two_link, landing)] {
        let run = script.replay(&m);
        let (_, twists) = start(&m);
        let again = script.with_plan(|plan| record(&m, plan, &run.nodes, Start::Twists(&twists)));
        let again = again.unwrap_or_else(|e| panic!("{e}"));
        for c in &run.trajectory.channels {
            if c.name.contains("newton") || c.name.contains("iterations") {
                continue;
            }
            // round-off of positions over the square of the step
            let d = difference(&c.values, channel(&again, &c.name));
            assert!(d < 1e-8, "{}: {d:.1e}", c.name);
        }
        assert_eq!(run.trajectory.scene, again.scene);
        assert!(balance(&again, "plan, equations of motion") < 1e-8);
    }
}

#[test]
fn id_coordinates_may_be_left_out_of_nodes() {
    let m = model(ARM);
    let script = Script {
        actuators: vec![joint("e", 1, Some(1))],
        steps: vec![(0.02, vec![1.0], vec![]); 10],
        ..Script::default()
    };
    let run = script.replay(&m);
    let mut nodes = run.nodes.clone();
    for node in &mut nodes {
        node.coords.clear();
    }
    let (_, twists) = start(&m);
    let again = script.with_plan(|plan| record(&m, plan, &nodes, Start::Twists(&twists)));
    let again = again.unwrap_or_else(|e| panic!("{e}"));
    for name in [
        "joint.elbow.angle",
        "joint.shoulder.angle_2",
        "energy.total",
    ] {
        assert!(difference(channel(&run.trajectory, name), channel(&again, name)) < 1e-11);
    }
}
