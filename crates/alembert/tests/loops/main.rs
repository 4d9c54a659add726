//! Loops whose conditions depend on each other: rank, motion, reactions, singular positions.

mod reactions;
mod singular;

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::{Status, Trajectory};
use std::fmt::Write;

fn model(text: &str) -> Model {
    Model::from_toml_str(text, "loops.toml").unwrap_or_else(|e| panic!("{e}"))
}

fn run(text: &str) -> Trajectory {
    let model = model(text);
    let run = simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(run.status, Status::Completed, "{}", run.status.message());
    run
}

fn values<'a>(run: &'a Trajectory, name: &str) -> &'a [f64] {
    run.channel(name).unwrap_or_else(|| panic!("no {name}"))
}

fn last(run: &Trajectory, name: &str) -> f64 {
    *values(run, name).last().unwrap_or(&f64::NAN)
}

/// Schemes and formulations that have joints with closures.
const WAYS: [[&str; 2]; 10] = [
    ["midpoint", "null-space"],
    ["midpoint", "multipliers"],
    ["trapezoidal", "null-space"],
    ["energy-momentum", "null-space"],
    ["energy-momentum", "multipliers"],
    ["generalized-alpha", "null-space"],
    ["generalized-alpha", "multipliers"],
    ["gauss-4", "null-space"],
    ["lobatto-4", "null-space"],
    ["gauss-6", "null-space"],
];

fn study(way: [&str; 2], step: f64, duration: f64) -> String {
    let [scheme, formulation] = way;
    format!(
        "[[study]]\nscheme = \"{scheme}\"\nformulation = \"{formulation}\"\nstep = {step:e}\nduration = {duration:e}\n"
    )
}

fn body(name: &str, at: [f64; 3]) -> String {
    format!("[[body]]\nname = \"{name}\"\nmass = 1\ninertia = [0.1, 0.1, 0.1]\nposition = {at:?}\n")
}

fn joint(name: &str, kind: &str, bodies: [&str; 2], at: [f64; 3], axis: [f64; 3]) -> String {
    format!(
        "[[joint]]\nname = \"{name}\"\nkind = \"{kind}\"\nbodies = {bodies:?}\nat = {at:?}\naxis = {axis:?}\n"
    )
}

/// A door of 1 kg and 1 kg m² about its centre at x = 0.5; the second hinge is `gap` beside the axis x = 0.3 of the first.
fn door(gap: Option<f64>, way: [&str; 2]) -> String {
    let mut text = "gravity = [0, -9.81, 0]\n[[body]]\nname = \"door\"\nmass = 1\ninertia = [1, 1, 1]\nposition = [0.5, 0, 0]\n".to_owned();
    let z = [0.0, 0.0, 1.0];
    text += &joint("upper", "revolute", ["ground", "door"], [0.3, 0.0, 0.0], z);
    if let Some(gap) = gap {
        let at = [0.3 + gap, 0.0, 1.0];
        text += &joint("lower", "revolute", ["ground", "door"], at, z);
    }
    text + &study(way, 1e-3, 0.5)
}

#[test]
fn ref_a_door_on_two_hinges_swings_as_on_one() {
    for way in WAYS {
        let one = last(&run(&door(None, way)), "joint.upper.angle");
        // it falls from the horizontal: nobody can take a door at rest for it
        assert!((one + 0.235_381_4).abs() < 1e-5, "{way:?} {one}");
        for gap in [0.0, 5.6e-17, 1e-15, 1e-12, 1e-9, 1e-7] {
            let two = run(&door(Some(gap), way));
            assert_eq!((two.counts.dof, two.counts.redundant), (Some(1), 5));
            let angle = last(&two, "joint.upper.angle");
            // the second hinge carries its share of 10 N beside the axis
            let limit = 1e-12 + 20.0 * gap;
            assert!(
                (angle - one).abs() < limit,
                "{way:?} {gap:e}: {angle} for {one}"
            );
        }
    }
}

#[test]
fn ref_a_car_on_two_rails_slides() {
    // y = -g t²/4 on a slope of 45 degrees
    let wanted = -9.81 * 0.25 / 4.0;
    let root = std::f64::consts::FRAC_1_SQRT_2;
    for way in WAYS {
        for axis in [
            [root, root, 0.0],
            [root * (1.0 - 1e-16), root, 0.0],
            [root, root + 1e-9, 1e-9],
        ] {
            let mut text = "gravity = [0, -9.81, 0]\n".to_owned() + &body("car", [0.0; 3]);
            text += &joint(
                "rail1",
                "prismatic",
                ["ground", "car"],
                [0.0, 0.1, 0.0],
                [1.0, 1.0, 0.0],
            );
            text += &joint(
                "rail2",
                "prismatic",
                ["ground", "car"],
                [0.3, -0.1, 0.2],
                axis,
            );
            let y = last(
                &run(&(text + &study(way, 1e-3, 0.5))),
                "body.car.position.y",
            );
            assert!((y - wanted).abs() < 1e-8, "{way:?} {axis:?}: {y}");
        }
    }
}

/// Two panels hinged to a floating hub by two hinges each, unfolding.
#[test]
fn id_a_panel_on_two_hinges_unfolds_as_on_one() {
    let text = |hinges: usize| {
        let mut text = body("hub", [0.0; 3]) + &body("panel", [1.1, 0.3, 0.2]);
        for k in 0..hinges {
            let at = [0.6 + 1e-16 * k as f64, 0.1, 0.1 + 0.7 * k as f64];
            text += &joint(
                &format!("h{k}"),
                "revolute",
                ["hub", "panel"],
                at,
                [0.0, 0.0, 1.0],
            );
            if k == 0 {
                text += "speeds = [1]\n";
            }
        }
        text + &study(["energy-momentum", "null-space"], 1e-3, 1.0)
    };
    let (one, two) = (run(&text(1)), run(&text(2)));
    for axis in ["x", "y", "z"] {
        let name = format!("body.panel.position.{axis}");
        assert!(
            (last(&one, &name) - last(&two, &name)).abs() < 1e-12,
            "{name}"
        );
    }
}

/// A parallelogram of given numbers of decimals in an oblique plane.
fn rounded(decimals: i32, tolerance: &str) -> String {
    let unit = 10.0_f64.powi(decimals);
    let round = |v: [f64; 3]| v.map(|x| (x * unit).round() / unit);
    let (e1, e2) = (
        [2.0 / 3.0, 1.0 / 3.0, 2.0 / 3.0],
        [-1.0 / 3.0, -2.0 / 3.0, 2.0 / 3.0],
    );
    let n = [2.0 / 3.0, -2.0 / 3.0, -1.0 / 3.0];
    let at = |x: f64, y: f64| round(std::array::from_fn(|k| x * e1[k] + y * e2[k]));
    let mut text = format!("{tolerance}\ngravity = [0, 0, -9.81]\n");
    text += &body("left", at(0.0, 0.5));
    text += &body("rod", at(1.0, 1.0));
    text += &body("right", at(2.0, 0.5));
    let pins = [
        ("A", ["ground", "left"], at(0.0, 0.0)),
        ("B", ["left", "rod"], at(0.0, 1.0)),
        ("C", ["rod", "right"], at(2.0, 1.0)),
    ];
    for (k, (name, bodies, at)) in pins.into_iter().enumerate() {
        // every axis has its own last digit
        let axis = round(n.map(|x| x + (k as f64 - 1.0) * 0.4 / unit));
        text += &joint(name, "revolute", bodies, at, axis);
    }
    text += &joint("D", "revolute", ["ground", "right"], at(2.0, 0.0), round(n));
    text + &study(["midpoint", "null-space"], 1e-3, 0.5)
}

#[test]
fn id_rounded_numbers_need_a_coarser_closure_tolerance() {
    let exact = run(&rounded(15, ""));
    let angle = last(&exact, "joint.A.angle");
    assert!(angle.abs() > 0.5, "{angle}");
    let coarse = run(&rounded(6, "closure_tolerance = 1e-4"));
    assert_eq!((coarse.counts.dof, coarse.counts.redundant), (Some(1), 3));
    // six digits in, six digits out
    assert!((last(&coarse, "joint.A.angle") - angle).abs() < 1e-5);
    let gap = values(&coarse, "constraint.position")
        .iter()
        .fold(0.0_f64, |m, v| m.max(*v));
    assert!((1e-9..1e-4).contains(&gap), "{gap}");
    // without the key it is what the numbers say: rigid, or not to be closed
    let strict = alembert::assemble(&model(&rounded(5, "closure_tolerance = 1e-7")));
    assert!(strict.is_err() || strict.is_ok_and(|a| a.dof == Some(0)));
}

/// Five bars of a row are tied to the next row at both ends: n parallelograms side by side, drawn in space.
fn rungs(n: usize) -> String {
    let mut text = String::new();
    let z = [0.0, 0.0, 1.0];
    for k in 0..n {
        text += &body(&format!("post{k}"), [k as f64, 0.5, 0.0]);
        text += &joint(
            &format!("foot{k}"),
            "revolute",
            ["ground", &format!("post{k}")],
            [k as f64, 0.0, 0.0],
            z,
        );
    }
    for k in 1..n {
        text += &body(&format!("beam{k}"), [k as f64 - 0.5, 1.0, 0.0]);
        let beam = format!("beam{k}");
        for (end, post) in [("l", k - 1), ("r", k)] {
            let at = [post as f64, 1.0, 0.0];
            text += &joint(
                &format!("{end}{k}"),
                "revolute",
                [&format!("post{post}"), &beam],
                at,
                z,
            );
        }
    }
    let _ = write!(text, "{}", study(["midpoint", "null-space"], 1e-2, 0.1));
    text
}

#[test]
fn ref_redundant_rows_are_counted_in_large_models() {
    // a beam between two posts that turn with one another: one degree of freedom in all; of 5 rows of a planar loop in space 3 are redundant
    for n in [3, 140] {
        let found = alembert::assemble(&model(&rungs(n))).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(found.closure_rows, 5 * (n - 1));
        assert_eq!((found.dof, found.redundant), (Some(1), 3 * (n - 1)));
    }
}
