//! The order of bodies and joints in the file is not part of the model.

use alembert::Simulation;
use alembert::model::{Model, Scheme, Study};
use alembert::trajectory::{Status, Trajectory};
use alembert_math::Spatial;
use std::fmt::Write;
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

/// A planar lift of crossed bars of 1 kg, 1 m wide and 0.5 m high a stage, on a hinge and a slider of 1 kg.
fn tall_lift(stages: usize) -> Model {
    let bar = |name: String, from: [f64; 2], to: [f64; 2]| {
        let d = [to[0] - from[0], to[1] - from[1]];
        format!(
            "[[body]]\nname = \"{name}\"\nmass = 1\ninertia = {:?}\nposition = [{:?}, {:?}]\nangle = {:?}\n",
            1.25 / 12.0,
            0.5 * (from[0] + to[0]),
            0.5 * (from[1] + to[1]),
            d[1].atan2(d[0])
        )
    };
    let joint = |name: String, bodies: [String; 2], x: f64, y: f64| {
        format!(
            "[[joint]]\nname = \"{name}\"\nkind = \"revolute\"\nbodies = [\"{}\", \"{}\"]\nat = [{x:?}, {y:?}]\n",
            bodies[0], bodies[1]
        )
    };
    let mut text = String::from(
        "space = \"planar\"\ngravity = [0, -9.81]\n[[body]]\nname = \"slider\"\nmass = 1\ninertia = 0.1\nposition = [1, 0]\n\
         [[joint]]\nname = \"rail\"\nkind = \"prismatic\"\nbodies = [\"ground\", \"slider\"]\nat = [1, 0]\naxis = [1, 0]\n",
    );
    text += &joint("pin".into(), ["ground".into(), "a1".into()], 0.0, 0.0);
    text += &joint("foot".into(), ["slider".into(), "b1".into()], 1.0, 0.0);
    for k in 1..=stages {
        let (low, high) = (0.5 * (k - 1) as f64, 0.5 * k as f64);
        let [a, b, c, d] =
            [("a", k), ("b", k), ("a", k + 1), ("b", k + 1)].map(|(n, k)| format!("{n}{k}"));
        text += &bar(a.clone(), [0.0, low], [1.0, high]);
        text += &bar(b.clone(), [1.0, low], [0.0, high]);
        text += &joint(
            format!("cross{k}"),
            [a.clone(), b.clone()],
            0.5,
            0.5 * (low + high),
        );
        if k < stages {
            text += &joint(format!("right{k}"), [a, d], 1.0, high);
            text += &joint(format!("left{k}"), [b, c], 0.0, high);
        }
    }
    text += "[[study]]\nscheme = \"midpoint\"\nstep = 1e-3\nduration = 0.02\n";
    Model::from_toml_str(&text, "lift").expect("a model")
}

/// 640 stages, 1 m wide and 320 m high: the tower tilts 10⁹ times less than one of its bars turns, and no loop is redundant for that.
/// With the angle φ of the bars: L = A φ'²/2 - V, x = ℓ cos φ of the slider, centres at ℓ/2 cos φ, (k - 1/2) ℓ sin φ.
#[test]
fn ref_a_lift_of_640_stages_sinks_as_its_lagrangian_says_in_any_order() {
    let stages = 640;
    let drawn = tall_lift(stages);
    let (w, h) = (1.0_f64, 0.5_f64);
    let (mut inertia, mut push) = (h * h, 0.0);
    for k in 1..=stages {
        let up = k as f64 - 0.5;
        inertia += 2.0 * ((0.5 * h).powi(2) + (up * w).powi(2) + 1.25 / 12.0);
        push += 2.0 * 9.81 * up * w;
    }
    // the angle changes by 5e-6, and the acceleration with it
    let sunk = 0.5 * push / inertia * 0.02_f64.powi(2) * w * (stages as f64 - 0.5);
    let top = format!("body.a{stages}.position.y");
    let mut seed = 1;
    for round in 0..4 {
        let mut model = drawn.clone();
        match round {
            0 => {}
            1 => {
                model.bodies.reverse();
                model.joints.reverse();
            }
            _ => {
                shuffle(&mut model.bodies, &mut seed);
                shuffle(&mut model.joints, &mut seed);
            }
        }
        let report = alembert::assemble(&model).expect("it closes");
        assert_eq!(
            (report.dof, report.redundant),
            (Some(1), 0),
            "round {round}"
        );
        let found = run(&model, &model.studies[0]);
        let y = found.channel(&top).expect("a channel");
        let fell = y[0] - y[y.len() - 1];
        assert!(
            (fell / sunk - 1.0).abs() < 1e-5,
            "round {round}: {fell} of {sunk}"
        );
    }
}

/// The model as drawn, reversed, and in two other orders.
fn orders(model: &Model) -> [Model; 4] {
    let mut seed = 7;
    [0, 1, 2, 3].map(|k| {
        let mut other = model.clone();
        match k {
            0 => {}
            1 => {
                other.bodies.reverse();
                other.joints.reverse();
            }
            _ => {
                shuffle(&mut other.bodies, &mut seed);
                shuffle(&mut other.joints, &mut seed);
            }
        }
        other
    })
}

/// A square net of bars on spherical joints, hung on one of its edges; all bars of a knot turn on its first.
fn net_of_bars(side: usize) -> Model {
    let mut text = String::from("gravity = [0, 0, -9.81]\n");
    let mut joints = String::new();
    // the first bar at each knot
    let mut hubs = std::collections::BTreeMap::new();
    let mut bar = |text: &mut String, from: Option<(usize, usize)>, to: (usize, usize)| {
        let name = format!("b{}", text.matches("[[body]]").count());
        let at = |(i, j): (usize, usize)| [0.1 * i as f64, 0.1 * j as f64];
        let q = at(to);
        let p = from.map_or([-0.1, q[1]], at);
        let _ = write!(
            text,
            "[[body]]\nname = \"{name}\"\nmass = 0.1\ninertia = [1e-4, 1e-4, 1e-4]\nposition = [{:?}, {:?}, 0]\n",
            0.5 * (p[0] + q[0]),
            0.5 * (p[1] + q[1])
        );
        for (knot, place) in [(from, p), (Some(to), q)] {
            let hub = match knot {
                None => "ground".to_owned(),
                Some(knot) => hubs.entry(knot).or_insert_with(|| name.clone()).clone(),
            };
            if hub != name {
                let _ = write!(
                    joints,
                    "[[joint]]\nname = \"{hub}-{name}-{:?}\"\nkind = \"spherical\"\nbodies = [\"{hub}\", \"{name}\"]\nat = [{:?}, {:?}, 0]\n",
                    knot.is_some_and(|k| k == to),
                    place[0],
                    place[1]
                );
            }
        }
    };
    for (i, j) in (0..side).flat_map(|i| (0..side).map(move |j| (i, j))) {
        if i == 0 {
            bar(&mut text, None, (i, j));
        }
        for (a, b) in [(i + 1, j), (i, j + 1)] {
            if a < side && b < side {
                bar(&mut text, Some((i, j)), (a, b));
            }
        }
    }
    Model::from_toml_str(&(text + &joints), "net").unwrap_or_else(|e| panic!("{e}"))
}

/// Minimum degree on the same net with all of its bodies free and all joints as constraints needs 3.93e6 products, 15.0e6 for 24 knots along a side
/// (counted by another program): the tree with its rules for the order needs no more, however the file is sorted.
#[test]
fn ref_a_net_of_bars_costs_no_more_than_by_minimum_degree() {
    let study = Study {
        scheme: Scheme::Midpoint,
        step: 1e-5,
        duration: 1e-3,
        ..Study::default()
    };
    for (side, most) in [(16, 3.93e6), (24, 15.0e6)] {
        for (k, model) in orders(&net_of_bars(side)).iter().enumerate() {
            let made = Simulation::<Spatial, 3, 3, 6>::new(model, &study).expect("a mechanism");
            let count = made.stepper.operations();
            assert!(count < most, "{side}, order {k}: {count:e}");
        }
    }
}
