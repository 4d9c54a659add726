//! Singular positions: starts, dead positions, trees without freedom.

use super::{body, joint, last, model, run, study, values};

const MIDPOINT: [&str; 2] = ["midpoint", "null-space"];

#[test]
fn id_a_loop_on_a_tree_without_freedom() {
    let mut text = body("a", [0.0; 3]);
    text +=
        "[[joint]]\nname = \"w\"\nkind = \"weld\"\nbodies = [\"ground\", \"a\"]\nat = [0, 0, 0]\n";
    text += &joint("h", "revolute", ["ground", "a"], [0.0; 3], [0.0, 0.0, 1.0]);
    let run = run(&(text + &study(MIDPOINT, 1e-2, 0.1)));
    assert_eq!((run.counts.dof, run.counts.redundant), (Some(0), 5));
}

/// Planar four-bars by body frames: ground 2, crank 1, coupler and rocker.
fn four_bar(coupler: f64, rocker: f64) -> String {
    let bar = |name: &str| format!("[[body]]\nname = \"{name}\"\nmass = 1\ninertia = 0.1\n");
    let pin = |name: &str, bodies: [&str; 2], a: f64, b: f64| {
        format!(
            "[[joint]]\nname = \"{name}\"\nkind = \"revolute\"\nbodies = {bodies:?}\nat_first = [{a:?}, 0]\nat_second = [{b:?}, 0]\n"
        )
    };
    "space = \"planar\"\n".to_owned()
        + &bar("crank")
        + &bar("coupler")
        + &bar("rocker")
        + &pin("A", ["ground", "crank"], 0.0, 0.0)
        + &pin("B", ["crank", "coupler"], 1.0, 0.0)
        + &pin("C", ["coupler", "rocker"], coupler, rocker)
        + &pin("D", ["ground", "rocker"], 2.0, 0.0)
        + &study(MIDPOINT, 1e-3, 0.1)
}

#[test]
fn id_a_four_bar_drawn_in_one_line_is_assembled() {
    let found = alembert::assemble(&model(&four_bar(2.5, 2.5))).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.disturbed && found.misfit < 1e-12);
    assert_eq!((found.dof, found.redundant), (Some(1), 0));
    // what cannot be closed at all is refused as before
    let error = alembert::assemble(&model(&four_bar(9.0, 2.5)));
    assert!(error.is_err_and(|e| e.to_string().contains("cannot be closed")));
}

/// A parallelogram with all bars in a line, the cranks at these speeds.
fn flat(left: f64, right: f64) -> String {
    let bar = |name: &str, x: f64| {
        format!("[[body]]\nname = \"{name}\"\nmass = 1\ninertia = 0.1\nposition = [{x:?}, 0]\n")
    };
    let pin = |name: &str, bodies: [&str; 2], x: f64, speed: Option<f64>| {
        let speed = speed.map_or(String::new(), |s| format!("speeds = [{s:?}]\n"));
        format!(
            "[[joint]]\nname = \"{name}\"\nkind = \"revolute\"\nbodies = {bodies:?}\nat = [{x:?}, 0]\n{speed}"
        )
    };
    "space = \"planar\"\n".to_owned()
        + &bar("left", 0.5)
        + &bar("rod", 2.0)
        + &bar("right", 2.5)
        + &pin("A", ["ground", "left"], 0.0, Some(left))
        + &pin("D", ["ground", "right"], 2.0, Some(right))
        + &pin("B", ["left", "rod"], 1.0, None)
        + &pin("C", ["rod", "right"], 3.0, None)
        + &study(MIDPOINT, 1e-3, 0.5)
}

#[test]
fn id_speeds_of_no_branch_are_refused() {
    // both cranks alike: parallelogram; opposite with the speeds of the antiparallelogram, 1 : -3: the other branch
    let together = run(&flat(1.0, 1.0));
    assert!((last(&together, "joint.D.angle") - 0.5).abs() < 1e-6);
    assert!((last(&together, "joint.A.angle") - 0.5).abs() < 1e-6);
    let energy = values(&together, "energy.total");
    assert!(
        energy
            .iter()
            .all(|e| (e - energy[0]).abs() < 1e-9 * energy[0])
    );
    let model = model(&flat(1.0, 0.3));
    let error = alembert::simulate(&model, &model.studies[0], &mut |_| true);
    let text = error.err().map(|e| e.to_string()).unwrap_or_default();
    assert!(
        text.contains("singular position") && text.contains("belong to none"),
        "{text}"
    );
}

/// A crank driven at one turn a second from 90 degrees: the dead positions fall on time nodes.
#[test]
fn ref_a_servo_passes_dead_positions_on_time_nodes() {
    for step in [1e-3, 2e-3, 5e-3] {
        let bar = |name: &str, at: [f64; 2]| {
            format!("[[body]]\nname = \"{name}\"\nmass = 1\ninertia = 0.1\nposition = {at:?}\n")
        };
        let pin = |name: &str, bodies: [&str; 2], at: [f64; 2]| {
            format!(
                "[[joint]]\nname = \"{name}\"\nkind = \"revolute\"\nbodies = {bodies:?}\nat = {at:?}\n"
            )
        };
        let text = "space = \"planar\"\n".to_owned()
            + &bar("crank", [0.0, 0.5])
            + &bar("rod", [1.0, 1.0])
            + &bar("rocker", [2.0, 0.5])
            + &pin("A", ["ground", "crank"], [0.0, 0.0])
            + &pin("D", ["ground", "rocker"], [2.0, 0.0])
            + &pin("B", ["crank", "rod"], [0.0, 1.0])
            + &pin("C", ["rod", "rocker"], [2.0, 1.0])
            + "[[servo]]\nname = \"s\"\njoint = \"A\"\nmotion = \"2*pi*t\"\n"
            + &study(MIDPOINT, step, 3.0);
        let run = run(&text);
        let (a, d) = (values(&run, "joint.A.angle"), values(&run, "joint.D.angle"));
        // the branch is kept: both cranks turn alike
        for (a, d) in a.iter().zip(d) {
            assert!((a - d).abs() < 1e-5, "{step}: {a} {d}");
        }
    }
}

/// Flat Miura sheet of 3 × 3 panels.
#[test]
fn ref_a_flat_miura_sheet_can_be_folded() {
    let at = |i: usize, j: usize| {
        let shift = if j % 2 == 1 { 0.5 } else { 0.0 };
        [i as f64 + shift, j as f64 * 0.75_f64.sqrt(), 0.0]
    };
    let middle = |a: [f64; 3], b: [f64; 3]| std::array::from_fn(|k| 0.5 * (a[k] + b[k]));
    let mut text = String::new();
    for (i, j) in (0..3).flat_map(|i| (0..3).map(move |j| (i, j))) {
        text += &body(&format!("p{i}{j}"), middle(at(i, j), at(i + 1, j + 1)));
    }
    text += "[[joint]]\nname = \"base\"\nkind = \"weld\"\nbodies = [\"ground\", \"p00\"]\nat = [0, 0, 0]\n";
    for (i, j) in (0..3).flat_map(|i| (0..3).map(move |j| (i, j))) {
        for (di, dj, name) in [(1, 0, "x"), (0, 1, "y")] {
            if i + di < 3 && j + dj < 3 {
                let (a, b) = (at(i + di, j + dj), at(i + 1, j + 1));
                let axis: [f64; 3] = std::array::from_fn(|k| b[k] - a[k]);
                let bodies = [format!("p{i}{j}"), format!("p{}{}", i + di, j + dj)];
                let bodies = [bodies[0].as_str(), bodies[1].as_str()];
                text += &joint(
                    &format!("{name}{i}{j}"),
                    "revolute",
                    bodies,
                    middle(a, b),
                    axis,
                );
            }
        }
    }
    let found = alembert::assemble(&model(&(text + &study(MIDPOINT, 1e-2, 0.1))))
        .unwrap_or_else(|e| panic!("{e}"));
    // it folds with one degree of freedom; the two straight creases alone with two, and both motions meet where it is flat
    assert!(matches!(found.dof, Some(1 | 2)), "{:?}", found.dof);
    assert!(found.singular.is_some());
}
