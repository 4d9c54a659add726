//! The order of bodies and joints in the file is not part of the model.

use alembert::model::{Model, Study};
use alembert::trajectory::{Status, Trajectory};
use std::path::Path;

/// A model of the gallery.
fn gallery(case: &str) -> Model {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../gallery");
    Model::from_path(root.join(case).join("model.toml")).expect("a model")
}

/// Fisher-Yates with Knuth's linear congruential generator.
fn shuffle<X>(list: &mut [X], seed: &mut u64) {
    for k in (1..list.len()).rev() {
        *seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        list.swap(k, (*seed >> 33) as usize % (k + 1));
    }
}

fn run(model: &Model, study: &Study) -> Trajectory {
    let run = alembert::simulate(model, study, &mut |_| true).expect("a run");
    assert_eq!(run.status, Status::Completed);
    run
}

/// Largest difference of channels over all frames, relative to the largest value of those of the same unit.
fn difference(a: &Trajectory, b: &Trajectory, names: &[String]) -> f64 {
    let values = |t: &Trajectory, n: &String| t.channel(n).expect("a channel").to_vec();
    let (mut worst, mut size) = (0.0_f64, 0.0_f64);
    for name in names {
        for (x, y) in values(a, name).iter().zip(values(b, name)) {
            worst = worst.max((x - y).abs());
            size = size.max(x.abs());
        }
    }
    worst / size
}

/// Runs a study in several orders of bodies, points and joints and compares positions and reactions.
fn permuted(case: &str, study: &str, reactions: &[&str], tolerance: [f64; 2]) {
    let model = gallery(case);
    let study = model.studies.iter().find(|s| s.name == study);
    let study = study.expect("a study").clone();
    let reference = run(&model, &study);
    let places: Vec<String> = model
        .bodies
        .iter()
        .flat_map(|b| ["x", "y"].map(|k| format!("body.{}.position.{k}", b.name)))
        .collect();
    let forces: Vec<String> = reactions
        .iter()
        .flat_map(|j| ["x", "y"].map(|k| format!("joint.{j}.force.{k}")))
        .collect();
    let mut seed = 1;
    for round in 0..4 {
        let mut other = model.clone();
        if round == 0 {
            other.bodies.reverse();
            other.joints.reverse();
        } else {
            shuffle(&mut other.bodies, &mut seed);
            shuffle(&mut other.joints, &mut seed);
        }
        let found = run(&other, &study);
        for (names, tolerance) in [&places, &forces].into_iter().zip(tolerance) {
            let worst = difference(&reference, &found, names);
            assert!(
                worst <= tolerance,
                "{case}, round {round}: {worst:e} over {tolerance:e}"
            );
        }
    }
}

/// The same motion and the same forces: Newton's tolerance is 1e-12 of the length, forces divide by the square of the step.
#[test]
fn id_a_scissor_lift_moves_alike_in_any_order() {
    permuted(
        "scissor-lift",
        "fall",
        &["pin", "foot", "cross3", "right5"],
        [1e-9, 1e-6],
    );
}

/// A statically determinate truss has the same forces in its bars.
#[test]
fn id_a_truss_carries_alike_in_any_order() {
    let bars = ["joint5-bar5-7", "joint6-bar6-8", "joint3-bar3-4", "foot"];
    permuted("warren-truss", "main", &bars, [1e-12, 1e-8]);
}

/// Two free bodies with a speed in their joint: the second one turns, whichever is listed first.
#[test]
fn id_speeds_describe_the_second_body_in_any_order() {
    let text = |names: [&str; 2]| {
        let body = |n: &str| {
            let x = if n == "a" { 0 } else { 1 };
            format!(
                "[[body]]\nname = \"{n}\"\nmass = 1\ninertia = [0.1, 0.1, 0.1]\nposition = [{x}, 0, 0]\n"
            )
        };
        format!(
            "{}{}[[joint]]\nname = \"j\"\nkind = \"revolute\"\nbodies = [\"a\", \"b\"]\nat = [0.5, 0, 0]\naxis = [0, 0, 1]\nspeeds = [3]\n\
             [[study]]\nstep = 0.01\nduration = 0.1\n",
            body(names[0]),
            body(names[1])
        )
    };
    for names in [["a", "b"], ["b", "a"]] {
        let model = Model::from_toml_str(&text(names), "order").expect("a model");
        let run = run(&model, &model.studies[0]);
        let first = |name: &str| run.channel(name).expect("a channel")[0];
        assert!(
            (first("body.b.angular_velocity.z") - 3.0).abs() < 1e-12,
            "{names:?}"
        );
        assert!(
            first("body.a.angular_velocity.z").abs() < 1e-12,
            "{names:?}"
        );
        assert!(
            (first("body.b.velocity.y") - 1.5).abs() < 1e-12,
            "{names:?}"
        );
    }
}
