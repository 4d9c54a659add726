//! A coordinate that follows a given motion.

#![allow(clippy::unwrap_used)]

mod common;

use alembert_nlp::derivatives;
use alembert_ocp::guess::Motion;
use alembert_ocp::problem::ProblemFile;
use alembert_ocp::study;
use alembert_ocp::transcription::Transcription;
use common::CART;
use nalgebra::{DMatrix, DVector};

const FOLLOW: &str = r#"
model = "model.toml"
[[phase]]
name = "main"
steps = 30
duration = 1.5
[[actuator]]
name = "u"
joint = "rail"
[[objective]]
kind = "tracking"
joint = "rail"
motion = "0.3*sin(4*t) + 0.1"
weight = 50
[[objective]]
kind = "effort"
"#;

#[test]
fn ref_a_cart_follows_a_sine() {
    let loaded = common::loaded(CART, FOLLOW);
    let solved = study::run(&loaded, &study::Unwatched).unwrap();
    let plan = &solved.plan;
    assert!(plan.solution.is_optimal());
    // linear and quadratic: places q, forces u, multipliers, in one system of equations
    let (n, h) = (30, 1.5 / 30.0);
    let (size, rows) = (2 * n + 1, n);
    let mut kkt = DMatrix::<f64>::zeros(size + rows + 1, size + rows + 1);
    let mut right = DVector::<f64>::zeros(size + rows + 1);
    let around = |k: usize| if k == 0 || k == n { 0.5 * h } else { h };
    for k in 0..=n {
        kkt[(k, k)] = 50.0 * around(k);
        right[k] = 50.0 * around(k) * (0.3 * (4.0 * h * k as f64).sin() + 0.1);
    }
    (0..n).for_each(|e| kkt[(n + 1 + e, n + 1 + e)] = h);
    // momenta of the nodes before the last one: from rest, and balanced
    for k in 0..n {
        let mut row = vec![(k, 1.0 / h), (k + 1, -1.0 / h), (n + 1 + k, 0.5 * h)];
        if k > 0 {
            row.extend([(k, 1.0 / h), (k - 1, -1.0 / h), (n + k, 0.5 * h)]);
        }
        for (j, v) in row {
            kkt[(size + k, j)] += v;
            kkt[(j, size + k)] += v;
        }
    }
    // the first place is given
    (kkt[(size + rows, 0)], kkt[(0, size + rows)]) = (1.0, 1.0);
    let s = kkt.lu().solve(&right).unwrap();
    for k in 0..=n {
        let own = plan.program.theta(&plan.solution.x, k)[0];
        assert!((own - s[k]).abs() < 1e-8, "{k}: {own} {}", s[k]);
    }
    let far: f64 = (0..=n)
        .map(|k| 0.5 * around(k) * (s[k] - 0.3 * (4.0 * h * k as f64).sin() - 0.1).powi(2))
        .sum();
    assert!(
        (plan.terms[0] - far).abs() < 1e-9 * far,
        "{} {far}",
        plan.terms[0]
    );
}

#[test]
fn diff_tracking_against_differences() {
    let ocp = common::ocp(CART, FOLLOW);
    let motion = Motion::interpolate(&ocp, &[]);
    let mut t = Transcription::new(ocp, &motion.theta, motion.refs, false).unwrap();
    let x: Vec<f64> = (0..t.lower.len()).map(|k| 0.3 * (k as f64).sin()).collect();
    let check = derivatives::check(&mut t, &x).unwrap();
    assert!(check.largest < 1e-5, "{}", check.largest);
}

#[test]
fn e2e_motions_come_from_files() {
    let folder = std::env::temp_dir().join(format!("tracking-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("model.toml"), CART).unwrap();
    std::fs::write(
        folder.join("way.csv"),
        "time [s],place [m]\n0,0\n1,0.5\n2,0.5\n",
    )
    .unwrap();
    let csv = "{ csv = \"way.csv\", column = \"place\", interpolation = \"linear\" }";
    let text = FOLLOW
        .replace("\"0.3*sin(4*t) + 0.1\"", csv)
        .replace("weight = 50", "weight = 1e7");
    std::fs::write(folder.join("problem.toml"), &text).unwrap();
    let loaded = ProblemFile::from_path(folder.join("problem.toml")).unwrap();
    let solved = study::run(&loaded, &study::Unwatched).unwrap();
    let place = |n: usize| solved.plan.program.theta(&solved.plan.solution.x, n)[0];
    for (n, row) in [(10, 0.25), (30, 0.5)] {
        assert!((place(n) - row).abs() < 0.01, "{}", place(n));
    }
    // what is not there is named, with its line
    std::fs::write(
        folder.join("problem.toml"),
        text.replace("way.csv", "no.csv"),
    )
    .unwrap();
    let error = ProblemFile::from_path(folder.join("problem.toml")).unwrap_err();
    assert!(error.to_string().contains("no.csv"), "{error}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn e2e_wrong_motions_are_refused() {
    let refused = |from: &str, to: &str, words: &str| {
        let model = alembert::model::Model::from_toml_str(CART, "model.toml").unwrap();
        let text = FOLLOW.replace(from, to);
        assert_ne!(text, FOLLOW);
        let error = ProblemFile::from_toml_str(&text, "problem.toml", &model).unwrap_err();
        assert!(error.to_string().contains(words), "{error}");
    };
    refused("joint = \"rail\"\nmotion", "motion", "has no `joint`");
    refused("motion = \"0.3*sin(4*t) + 0.1\"", "", "has no `motion`");
    refused("sin(4*t)", "sinn(4*t)", "sinn");
    refused(
        "duration = 1.5",
        "duration = { min = 1, max = 2 }",
        "shifts the clock",
    );
    refused(
        "joint = \"rail\"\nmotion",
        "joint = \"rali\"\nmotion",
        "rali",
    );
}
