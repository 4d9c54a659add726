//! One residual: null space, multipliers and the transcription agree on random trees and loops with all kinds of elements, for every scheme
//! that is a table of stages.

#![allow(clippy::unwrap_used)]

mod common;

use alembert::model::{Formulation, Model, Scheme, Study};
use alembert::trajectory::Trajectory;
use alembert_ocp::tree::Node;
use common::random::{PROBLEM, Tree, defect, simulated};

/// Schemes with stages: they have both formulations.
const SCHEMES: [Scheme; 4] = [
    Scheme::Midpoint,
    Scheme::Trapezoidal,
    Scheme::EnergyMomentum,
    Scheme::GeneralizedAlpha,
];

/// Steps, those of the problem, and their length [s], at which the explicit one of the schemes is stable.
const STEPS: usize = 50;
const OF_PROBLEM: usize = 25;
const STEP: f64 = 0.004;

/// A random mechanism: a tree or two branches that meet, in the plane or in space, with a flexible rod on its last body.
fn mechanism(seed: u64) -> Tree {
    let (planar, closed) = (seed.is_multiple_of(2), seed % 4 >= 2);
    let mut tree = match closed {
        true => Tree::closed(seed, planar, true),
        false => Tree::new(seed, planar, true),
    };
    tree.add_rod();
    tree
}

fn run(text: &str, scheme: Scheme, formulation: Formulation) -> Trajectory {
    let model = Model::from_toml_str(text, "model.toml").unwrap_or_else(|e| panic!("{e}\n{text}"));
    let study = Study {
        name: "agreement".to_owned(),
        scheme,
        formulation,
        step: STEP,
        duration: STEP * STEPS as f64,
        record_every: Some(1),
        tolerance: Some(1e-13),
        ..Study::default()
    };
    let out = alembert::simulate(&model, &study, &mut |_| true);
    let out = out.unwrap_or_else(|e| panic!("{scheme:?} {formulation:?}: {e}\n{text}"));
    assert_eq!(
        out.channels[0].values.len(),
        STEPS + 1,
        "{scheme:?} {formulation:?}\n{text}"
    );
    out
}

/// Largest difference of places and directors, and how far anything moves.
fn distance(a: &Trajectory, b: &Trajectory) -> [f64; 2] {
    let mut out = [0.0_f64; 2];
    for (x, y) in a.channels.iter().zip(&b.channels) {
        let own = x.name.starts_with("body.") || x.name.starts_with("point.");
        if !own
            || ![".position.", ".d"]
                .iter()
                .any(|part| x.name.contains(part))
        {
            continue;
        }
        assert_eq!(x.name, y.name);
        for (u, v) in x.values.iter().zip(&y.values) {
            out[0] = out[0].max((u - v).abs());
            out[1] = out[1].max((u - x.values[0]).abs());
        }
    }
    out
}

#[test]
fn id_formulations_agree_on_random_mechanisms() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let tree = mechanism(seed);
        kinds.extend(tree.used.iter().copied());
        for scheme in SCHEMES {
            let [a, b] = [Formulation::NullSpace, Formulation::Multipliers]
                .map(|formulation| run(&tree.text, scheme, formulation));
            let [apart, way] = distance(&a, &b);
            println!("{seed} {scheme:?}: {apart:e} of {way:e}");
            assert!(way > 0.05, "nothing moves\n{}", tree.text);
            // Newton's 1e-13 of each of 50 steps, carried on by a motion of stiff elements
            assert!(
                apart < 1e-9 * way.max(1.0),
                "{seed} {scheme:?}: {apart:e}\n{}",
                tree.text
            );
        }
    }
    // all joints of trees and loops of the random mechanisms
    assert_eq!(kinds.len(), 12, "{kinds:?}");
}

#[test]
fn id_motions_of_both_formulations_have_no_defect() {
    let problem = PROBLEM.replace("duration = 0.5", "duration = 0.1");
    assert_ne!(problem, PROBLEM);
    for seed in 0..20 {
        let tree = mechanism(seed);
        let mut t = simulated(&tree.text, &problem);
        let [worst, size] = defect(&mut t);
        println!("{seed}: {worst:e} of {size:e}");
        assert!(size > 0.1, "nothing moves\n{}", tree.text);
        assert!(
            worst < 1e-10 * size.max(1.0),
            "{seed}: {worst:e} of {size:e}\n{}",
            tree.text
        );
        // that motion is the one of both formulations: their bodies are at the same places
        let mut x = vec![0.0; alembert_nlp::Problem::variables(&t)];
        alembert_nlp::Problem::start(&t, &mut x);
        let mut node = Node::<f64>::new(&t.ocp.setup.tree);
        node.place(
            &t.ocp.setup.tree,
            t.theta(&x, OF_PROBLEM),
            &t.refs[OF_PROBLEM],
        );
        let mut places: Vec<[f64; 3]> = node.x.clone();
        places.sort_by(|a, b| a.partial_cmp(b).unwrap());
        for formulation in [Formulation::NullSpace, Formulation::Multipliers] {
            let out = run(&tree.text, Scheme::Midpoint, formulation);
            for k in 0..4 {
                let place: Vec<f64> = ["x", "y", "z"]
                    .iter()
                    .filter_map(|axis| out.channel(&format!("body.b{k}.position.{axis}")))
                    .map(|values| values[OF_PROBLEM])
                    .collect();
                let near = |p: &&[f64; 3]| {
                    place
                        .iter()
                        .zip(p.iter())
                        .all(|(a, b)| (a - b).abs() < 1e-9)
                };
                assert!(
                    places.iter().any(|p| near(&p)),
                    "{seed} b{k}: {place:?}\n{places:?}"
                );
            }
        }
    }
}
