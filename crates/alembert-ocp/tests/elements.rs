//! Force elements in optimal control: the simulator's trajectories obey the discrete equations of the plan, in which all derivatives are exact.

#![allow(clippy::unwrap_used)]

mod common;

use alembert_nlp::{Problem, derivatives};
use alembert_ocp::guess::{Motion, Random};
use alembert_ocp::transcription::Transcription;
use common::random::{PROBLEM, PROBLEM_FREE, Tree, both_at_once, defect, releases, simulated};

#[test]
fn ocp_simulated_motions_have_no_defect() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..10 {
        for planar in [true, false] {
            let tree = Tree::new(seed, planar, true);
            kinds.extend(tree.used.iter().copied());
            let mut t = simulated(&tree.text, PROBLEM);
            let [worst, size] = defect(&mut t);
            println!("{seed} {planar}: {worst:e} of {size:e}");
            // round-off of some hundred operations, and Newton's 1e-13
            assert!(size > 0.1, "nothing moves\n{}", tree.text);
            assert!(worst < 1e-11 * size, "{worst:e} of {size:e}\n{}", tree.text);
        }
    }
    assert_eq!(kinds.len(), 8, "{kinds:?}");
}

#[test]
fn diff_elements_against_differences() {
    for seed in 0..4 {
        for planar in [true, false] {
            for (timed, problem) in [
                (true, PROBLEM.replace("25", "3")),
                (false, PROBLEM_FREE.to_owned()),
                (true, releases(true)),
                (false, releases(false)),
            ] {
                let tree = Tree::new(seed, planar, timed);
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
fn ocp_a_defect_of_one_percent_of_a_stiffness_is_seen() {
    // the test of the defect can fail: the plan's program with another spring does not accept the simulator's motion
    let tree = Tree::new(1, false, true);
    let motion_of = simulated(&tree.text, PROBLEM);
    let other = tree.text.replace("stiffness = 40.0", "stiffness = 40.4");
    assert_ne!(other, tree.text);
    let mut x = vec![0.0; motion_of.variables()];
    motion_of.start(&mut x);
    let theta: Vec<Vec<f64>> = (0..=motion_of.steps())
        .map(|n| motion_of.theta(&x, n).to_vec())
        .collect();
    let ocp = common::ocp(&other, PROBLEM);
    let mut t = Transcription::new(ocp, &theta, motion_of.refs.clone(), false).unwrap();
    let [worst, size] = defect(&mut t);
    assert!(worst > 1e-6 * size, "{worst:e} of {size:e}");
}
