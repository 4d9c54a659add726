//! States of force elements in optimal control: the simulator's trajectories obey the discrete equations of the plan, in which all derivatives
//! are exact.

#![allow(clippy::unwrap_used)]

mod common;

use alembert_nlp::{Problem, derivatives};
use alembert_ocp::guess::{Motion, Random};
use alembert_ocp::problem::ProblemFile;
use alembert_ocp::transcription::Transcription;
use common::random::{PROBLEM, PROBLEM_FREE, Tree, both_at_once, defect, simulated};

/// A motor of the model that the plan commands.
const COMMAND: &str = "[[actuator]]\nname = \"pump\"\nforce = \"pump\"\nlimit = 3\n";

/// States at the nodes: how many there are, and how far they go.
fn states(t: &Transcription) -> (usize, f64) {
    let mut x = vec![0.0; t.variables()];
    t.start(&mut x);
    let own = (0..x.len()).filter(|i| {
        let name = t.variable_name(*i);
        name.starts_with("slip of") || name.starts_with("creep_")
    });
    let values: Vec<f64> = own.map(|i| x[i]).collect();
    let per = values.len() / (t.steps() + 1);
    let ways = (0..per).map(|k| (values[values.len() - per + k] - values[k]).abs());
    (per, ways.fold(0.0, f64::max))
}

#[test]
fn ocp_simulated_motions_with_friction_and_creep_have_no_defect() {
    let mut moved = 0;
    for seed in 0..10 {
        for planar in [true, false] {
            let tree = Tree::new(seed, planar, true).with_states();
            let mut t = simulated(&tree.text, PROBLEM);
            let (count, way) = states(&t);
            let [worst, size] = defect(&mut t);
            println!("{seed} {planar}: {worst:e} of {size:e}, {count} states, {way}");
            // round-off of some hundred operations, and Newton's 1e-13
            assert!(size > 0.1 && count >= 2, "nothing moves\n{}", tree.text);
            moved += usize::from(way > 0.05);
            assert!(worst < 1e-11 * size, "{worst:e} of {size:e}\n{}", tree.text);
        }
    }
    assert!(moved > 10, "{moved}");
}

#[test]
fn diff_states_against_differences() {
    for seed in 0..4 {
        for planar in [true, false] {
            for (timed, problem) in [
                (true, PROBLEM.replace("25", "3")),
                (false, PROBLEM_FREE.to_owned()),
                (false, format!("{PROBLEM_FREE}{COMMAND}")),
            ] {
                let tree = Tree::new(seed, planar, timed).with_states();
                let ocp = common::ocp(&tree.text, &problem);
                let mut motion = Motion::interpolate(&ocp, &[]);
                motion.disturb(&ocp, 0.2, &mut Random::new(7));
                let mut t = Transcription::new(ocp, &motion.theta, motion.refs, false).unwrap();
                let mut x = vec![0.0; t.variables()];
                t.start(&mut x);
                let mut random = Random::new(3 + seed);
                x.iter_mut().for_each(|v| *v += 0.1 * random.symmetric());
                let check = derivatives::check(&mut t, &x).unwrap();
                // what central differences leave; the parameters keep potentials from varying fast
                assert!(
                    check.largest < 2e-5,
                    "{seed} {planar} {timed}: {} {:#?}\n{}",
                    check.largest,
                    &check.differences[..check.differences.len().min(8)],
                    tree.text
                );
                assert!(check.entries > 1000);
                both_at_once(&mut t, &x);
            }
        }
    }
}

#[test]
fn ocp_a_defect_of_one_percent_of_a_coefficient_is_seen() {
    // the test of the defect can fail: the plan's program with another law does not accept the simulator's motion
    let tree = Tree::new(1, false, true).with_states();
    let motion_of = simulated(&tree.text, PROBLEM);
    let mut x = vec![0.0; motion_of.variables()];
    motion_of.start(&mut x);
    let theta: Vec<Vec<f64>> = (0..=motion_of.steps())
        .map(|n| motion_of.theta(&x, n).to_vec())
        .collect();
    for (from, to) in [
        ("yield = 0.4", "yield = 0.404"),
        ("hardening = 2.0", "hardening = 2.02"),
        ("times = [0.1, 0.4]", "times = [0.101, 0.4]"),
        ("branches = [4.0, 2.0]", "branches = [4.0, 2.02]"),
    ] {
        let other = tree.text.replace(from, to);
        assert_ne!(other, tree.text);
        let ocp = common::ocp(&other, PROBLEM);
        let mut t = Transcription::new(ocp, &theta, motion_of.refs.clone(), false).unwrap();
        let [worst, size] = defect(&mut t);
        assert!(worst > 1e-6 * size, "{from}: {worst:e} of {size:e}");
    }
}

/// The message of a refusal.
fn refused(model: &str, problem: &str) -> String {
    let model = alembert::model::Model::from_toml_str(model, "model.toml").unwrap();
    let file = ProblemFile::from_toml_str(problem, "problem.toml", &model);
    match file.and_then(|file| alembert_ocp::compile::compile(&file, &model)) {
        Ok(_) => panic!("accepted"),
        Err(e) => e.to_string(),
    }
}

#[test]
fn ocp_what_states_cannot_have_is_said() {
    let tree = Tree::new(1, true, false).with_states();
    let periodic = format!("{PROBLEM}[periodic]\n");
    let message = refused(&tree.text, &periodic);
    assert!(
        message.contains("friction\" of the model has states"),
        "{message}"
    );
    // commands of motors
    for (problem, timed, wanted) in [
        (
            COMMAND.replace("force = \"pump\"", "force = \"j0-friction\""),
            false,
            "no such force",
        ),
        (format!("{COMMAND}at = [0, 0]\n"), false, "has no meaning"),
        (format!("{COMMAND}body = \"b0\"\n"), false, "acts by itself"),
        (COMMAND.to_owned(), true, "is a function of time"),
    ] {
        let tree = Tree::new(1, true, timed).with_states();
        let message = refused(&tree.text, &format!("{PROBLEM}{problem}"));
        assert!(message.contains(wanted), "{wanted}: {message}");
    }
    let contact = PROBLEM.replace("steps = 25", "steps = 25\ncontacts = [\"toe\"]")
        + "[[contact]]\nname = \"toe\"\nbody = \"b1\"\n";
    let message = refused(&tree.text, &contact);
    assert!(message.contains("a trial step at a release"), "{message}");
}
