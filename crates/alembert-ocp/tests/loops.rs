//! Loops in optimal control: the simulator's motions obey rows and equations of motion, redundant rows are left out, and plans are replayed.

#![allow(clippy::unwrap_used)]

mod common;

use alembert::error::ModelErrors;
use alembert::model::Model;
use alembert_nlp::{Problem, derivatives};
use alembert_ocp::guess::{Motion, Random};
use alembert_ocp::study::{self, Unwatched};
use alembert_ocp::transcription::Transcription;
use common::random::{PROBLEM, PROBLEM_FREE, Tree, both_at_once, defect, releases, simulated};

#[test]
fn ocp_simulated_motions_of_loops_have_no_defect() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..10 {
        for planar in [true, false] {
            let tree = Tree::closed(seed, planar, true);
            kinds.extend(tree.used.iter().copied());
            let mut t = simulated(&tree.text, PROBLEM);
            assert_eq!(t.ocp.setup.loops.len(), 2, "{}", tree.text);
            let [worst, size] = defect(&mut t);
            println!("{seed} {planar}: {worst:e} of {size:e}");
            assert!(size > 0.1, "nothing moves\n{}", tree.text);
            assert!(
                worst < 1e-11 * size.max(1.0),
                "{worst:e} of {size:e}\n{}",
                tree.text
            );
        }
    }
    assert_eq!(kinds.len(), 11, "{kinds:?}");
}

#[test]
fn diff_loops_against_differences() {
    // screws and custom joints close loops too
    for seed in [0, 1, 4, 7, 8] {
        for planar in [true, false] {
            for (timed, problem) in [
                (true, PROBLEM.replace("25", "3")),
                (false, PROBLEM_FREE.to_owned()),
                (true, releases(true)),
                (false, releases(false)),
            ] {
                let tree = Tree::closed(seed, planar, timed);
                // two points that meet in the potential r^-12 leave differences without digits
                let text = tree.text.replace("sigma = 0.2", "sigma = 0.002");
                let ocp = common::ocp(&text, &problem);
                let mut motion = Motion::interpolate(&ocp, &[]);
                motion.disturb(&ocp, 0.2, &mut Random::new(7));
                let mut t = Transcription::new(ocp, &motion.theta, motion.refs, false).unwrap();
                let mut x = vec![0.0; t.variables()];
                t.start(&mut x);
                let mut random = Random::new(3 + seed);
                let durations: Vec<usize> = t.duration_at.iter().flatten().copied().collect();
                let given: Vec<f64> = durations.iter().map(|at| x[*at]).collect();
                x.iter_mut().for_each(|v| *v += 0.1 * random.symmetric());
                // nor with a duration near zero
                for (at, given) in durations.iter().zip(given) {
                    x[*at] = given * (1.0 + 0.1 * random.symmetric());
                }
                let check = derivatives::check(&mut t, &x).unwrap();
                assert!(
                    check.largest < 2e-5,
                    "{seed} {planar} {timed}: {} {:#?}\n{}",
                    check.largest,
                    &check.differences[..check.differences.len().min(8)],
                    tree.text
                );
                both_at_once(&mut t, &x);
            }
        }
    }
}

#[test]
fn ocp_one_percent_of_a_stiffness_in_a_loop_is_seen() {
    // the test of the defect can fail
    let tree = Tree::closed(1, false, true);
    let motion_of = simulated(&tree.text, PROBLEM);
    let mut x = vec![0.0; motion_of.variables()];
    motion_of.start(&mut x);
    let motion = motion_of.motion(&x);
    let defect_of = |text: &str| {
        let ocp = common::ocp(text, PROBLEM);
        let mut t = Transcription::new(ocp, &motion.theta, motion.refs.clone(), false).unwrap();
        t.begin_with(&motion);
        defect(&mut t)
    };
    let [same, size] = defect_of(&tree.text);
    assert!(same < 1e-11 * size.max(1.0), "{same:e}");
    let other = tree.text.replace("stiffness = 40.0", "stiffness = 40.4");
    assert_ne!(other, tree.text);
    assert!(defect_of(&other)[0] > 1e-6 * size);
}

/// The text of a model of the gallery.
fn gallery(name: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../gallery");
    std::fs::read_to_string(folder.join(name).join("model.toml")).unwrap()
}

/// Redundant rows are left out: what is left and the freedom of the tree give that of the mechanism.
#[test]
fn ocp_rows_of_loops_are_independent() {
    for (name, freedom) in [
        ("four-bar", 1),
        ("four-bar-3d", 1),
        ("bennett", 1),
        ("bricard", 1),
        ("six-bar-ring", 9),
        ("scissor-lift", 1),
        ("door-on-two-hinges", 1),
        ("slider-crank-spatial", 1),
        ("stewart-platform", 6),
        ("miura-fold", 1),
    ] {
        let model = Model::from_toml_str(&gallery(name), "model.toml").unwrap();
        let setup = alembert_ocp::tree::build(&model).unwrap_or_else(|e| panic!("{name}: {e}"));
        let rows: usize = setup.loops.iter().map(|c| c.rows.len()).sum();
        assert_eq!(
            setup.tree.dof - rows,
            freedom,
            "{name}: {} - {rows}",
            setup.tree.dof
        );
    }
}

const CRANK: &str = r#"
model = "model.toml"
[[phase]]
name = "main"
steps = 20
duration = 0.5
[[actuator]]
name = "motor"
joint = "crank_pivot"
[end]
rest = true
joints = { crank_pivot = 2.5 }
[[objective]]
kind = "effort"
"#;

/// Least effort of a crank, and how far the simulator is from its plan.
fn effort(model: &str) -> [f64; 2] {
    let loaded = common::loaded(model, CRANK);
    let solved = study::run(&loaded, &Unwatched).unwrap();
    let plan = solved.plan;
    assert!(plan.solution.is_optimal(), "{}", plan.explanation);
    let played = plan.play(&loaded.file, &loaded.model, "main").unwrap();
    [plan.solution.objective, played.deviation.unwrap()]
}

#[test]
fn ocp_a_four_bar_has_one_optimum_in_plane_and_space() {
    // in space three rows of the closing hinge are redundant
    let [planar, spatial] = ["four-bar-grashof", "four-bar-3d"].map(|name| effort(&gallery(name)));
    println!("{planar:?} {spatial:?}");
    assert!(planar[1] < 1e-9 && spatial[1] < 1e-9);
    assert!((planar[0] - spatial[0]).abs() < 1e-7 * planar[0]);
}

#[test]
fn ocp_a_distance_joint_is_a_rod_without_mass() {
    let text = gallery("four-bar-grashof");
    let light = text
        .replace("mass = 1.2\n", "mass = 1e-7\n")
        .replace("inertia = 0.144", "inertia = 1e-8");
    assert_ne!(light, text);
    let (begin, end) = (
        text.find("[[joint]]\nname = \"crank_pin\"").unwrap(),
        text.find("[[marker]]").unwrap(),
    );
    let pivot = text.find("[[joint]]\nname = \"rocker_pivot\"").unwrap();
    let pin = text.find("[[joint]]\nname = \"rocker_pin\"").unwrap();
    let coupler = text.find("[[body]]\nname = \"coupler\"").unwrap();
    let rocker = text.find("[[body]]\nname = \"rocker\"").unwrap();
    let rod = "[[joint]]\nname = \"rod\"\nkind = \"distance\"\nbodies = [\"crank\", \"rocker\"]\npoints = [[0, 0.5], [1.0999148091315851, 0.9797785037421212]]\n";
    let rest = [
        &text[..coupler],
        &text[rocker..begin],
        &text[pivot..pin],
        rod,
    ]
    .concat();
    assert!(end > pin);
    let [massless, distance] = [light, rest].map(|model| effort(&model));
    println!("{massless:?} {distance:?}");
    assert!(massless[1] < 1e-9 && distance[1] < 1e-9);
    assert!((massless[0] - distance[0]).abs() < 1e-5 * distance[0]);
}

fn refused(model: &str, problem: &str) -> ModelErrors {
    let loaded = common::loaded(model, problem);
    study::check(&loaded).expect_err(problem)
}

#[test]
fn ocp_what_a_loop_cannot_do_is_named() {
    let text = gallery("four-bar-grashof");
    let more = |extra: &str| format!("{CRANK}{extra}");
    for (problem, path, words) in [
        // the end can be reached from below only
        (
            CRANK.replace("crank_pivot = 2.5", "rocker_pivot = 3.0"),
            "guess",
            "the first motion has at node",
        ),
        // the rocker does not reach that far
        (
            CRANK.replace("crank_pivot = 2.5", "rocker_pivot = 1.4"),
            "end",
            "\"rocker_pin\" cannot close its loop where [end] asks for",
        ),
        (
            more("[start]\njoints = { rocker_pivot = -2.0 }\n"),
            "start",
            "\"rocker_pin\" cannot close",
        ),
        (
            more("[solver]\ntranscription = \"lifted\"\n"),
            "solver.transcription",
            "no loops",
        ),
        (
            more("[start]\nmomentum = { crank_pivot = 1.0 }\n"),
            "start.momentum",
            "only that of the whole loop",
        ),
    ] {
        let e = refused(&text, &problem);
        assert_eq!(e.0[0].path, path, "{e}");
        assert!(e.to_string().contains(words), "{e}");
        assert!(e.to_string().contains("help"), "{e}");
    }
}
