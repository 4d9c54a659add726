//! Every example is run, and what it prints is compared with what is known apart from it.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder for what one example writes, removed afterwards.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        let place = std::env::temp_dir().join(format!("alembert-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&place).expect("a folder");
        Self(place)
    }

    /// What the program prints.
    fn run(&self, program: &str, arguments: &[&str]) -> String {
        let mut command = Command::new(program);
        let out = command.args(arguments).current_dir(&self.0).output();
        let out = out.expect("the program starts");
        let errors = String::from_utf8_lossy(&out.stderr);
        assert!(out.status.success(), "{program}: {errors}");
        String::from_utf8_lossy(&out.stdout).into_owned()
    }

    /// Whether a report is there.
    fn has_report(&self, file: &str) -> bool {
        let text = std::fs::read_to_string(self.0.join(file)).unwrap_or_default();
        text.starts_with("<!doctype html>") && text.contains("alembert-data")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The number after some words.
fn number(text: &str, words: &str) -> f64 {
    let after = text.split_once(words).map(|(_, after)| after.trim_start());
    let word = after.and_then(|a| a.split_whitespace().next());
    let value = word.and_then(|w| w.trim_end_matches([',', ':']).parse().ok());
    value.unwrap_or_else(|| panic!("no number after \"{words}\" in:\n{text}"))
}

fn near(value: f64, reference: f64, tolerance: f64, what: &str) {
    assert!(
        (value - reference).abs() <= tolerance,
        "{what}: {value} is not {reference}"
    );
}

/// Every program has a test here, and a line in the manifest.
#[test]
fn conf_every_example_is_run() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = std::fs::read_to_string(here.join("Cargo.toml")).expect("the manifest");
    let tests = include_str!("run_all.rs");
    let mut count = 0;
    for entry in std::fs::read_dir(here).expect("the folder").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(name) = name.strip_suffix(".rs") else {
            continue;
        };
        count += 1;
        assert!(
            manifest.contains(&format!("path = \"{name}.rs\"")),
            "{name} is not in Cargo.toml"
        );
        let run = format!("CARGO_BIN_EXE_{name}\"");
        assert!(tests.contains(&run), "{name} has no test");
    }
    assert!(count >= 10, "{count} examples");
}

#[test]
fn e2e_from_file() {
    let place = Place::new("from-file");
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gallery/four-bar/model.toml");
    let text = place.run(env!("CARGO_BIN_EXE_from_file"), &[&model.to_string_lossy()]);
    assert_eq!(number(&text, "2 of"), 2.0, "{text}");
    assert!(place.has_report("report.html"));
}

#[test]
fn ref_pendulum() {
    let place = Place::new("pendulum");
    let text = place.run(env!("CARGO_BIN_EXE_pendulum"), &[]);
    // T = 4 K(sin 1/2) sqrt(2 l/(3 g)), K by the mean of Gauss
    let (mut a, mut b) = (1.0_f64, 0.5_f64.cos());
    for _ in 0..6 {
        (a, b) = (0.5 * (a + b), (a * b).sqrt());
    }
    let exact = 2.0 * std::f64::consts::PI / a * (2.0 / (3.0 * 9.81_f64)).sqrt();
    near(number(&text, "period"), exact, 1e-5, "period");
    assert!(place.has_report("pendulum.html"));
}

#[test]
fn ref_four_bar() {
    let place = Place::new("four-bar");
    let text = place.run(env!("CARGO_BIN_EXE_four_bar"), &[]);
    assert!(text.contains("joint.rocker.angle"), "{text}");
    assert!(text.contains("status completed"), "{text}");
    near(
        number(&text, "both feet at the start"),
        4.5 * 9.81,
        1e-3,
        "weight",
    );
    assert!(number(&text, "pin carries up to") > 1.0);
    assert!(place.has_report("four_bar.html"));
}

#[test]
fn ref_robot_arm() {
    let place = Place::new("robot-arm");
    let text = place.run(env!("CARGO_BIN_EXE_robot_arm"), &[]);
    // statics of two uniform links at 1.2 and 2.1 rad from the vertical
    let g = 9.81;
    let elbow = 0.5 * g * 2.1_f64.sin();
    let shoulder = 1.5 * g * 1.2_f64.sin() + elbow;
    near(number(&text, "shoulder angle"), 1.2, 1e-9, "angle");
    near(number(&text, "shoulder torque"), shoulder, 1e-4, "shoulder");
    near(number(&text, "elbow torque"), elbow, 1e-4, "elbow");
    // the work lifts both links
    let lift = 1.5 * g * (1.0 - 1.2_f64.cos()) + 0.5 * g * (1.0 - 2.1_f64.cos());
    near(number(&text, "work of the motors"), lift, 1e-6, "work");
    near(
        number(&text, "hand height"),
        -1.2_f64.cos() - 2.1_f64.cos(),
        1e-9,
        "hand",
    );
    assert!(place.has_report("robot_arm.html"));
}

#[test]
fn ref_feedback() {
    let place = Place::new("feedback");
    let text = place.run(env!("CARGO_BIN_EXE_feedback"), &[]);
    near(number(&text, "with-feedback: angle"), 0.0, 1e-3, "balance");
    // what was stored in the controller and in the height is dissipated
    let stored = 0.5 * 20.0 * 0.01 - 0.5 * 9.81 * (1.0 - 0.1_f64.cos());
    let lost = text.split("with-feedback: dissipated Some(").nth(1);
    let lost = lost
        .and_then(|t| t.split(')').next())
        .and_then(|t| t.parse().ok());
    near(lost.unwrap_or(f64::NAN), stored, 1e-9, "dissipated");
    // without it: nearly a hyperbolic cosine
    let falls = 0.1 * (0.5 * (1.5 * 9.81_f64).sqrt()).cosh();
    near(
        number(&text, "without-feedback: angle"),
        falls,
        2e-3,
        "fall",
    );
    assert!(place.has_report("feedback.html"));
}

#[test]
fn claim_rod_keeps_its_energy() {
    let place = Place::new("rod");
    let text = place.run(env!("CARGO_BIN_EXE_rod"), &[]);
    assert!(text.contains("status completed"), "{text}");
    assert!(number(&text, "energy drift") < 1e-8, "{text}");
    let lowest = number(&text, "lowest tip");
    assert!((-1.1..-0.5).contains(&lowest), "{lowest}");
    assert!(place.has_report("rod.html"));
}

#[test]
fn ref_equilibrium() {
    let place = Place::new("equilibrium");
    let text = place.run(env!("CARGO_BIN_EXE_equilibrium"), &[]);
    // Mattiasson 1981, table 1: PL²/EI = 2, w/L = 0.49346
    near(number(&text, "\ndeflection"), 0.49346, 1e-4, "deflection");
    assert!(place.has_report("equilibrium.html"));
}

#[test]
fn ref_beam_modes() {
    let place = Place::new("beam-modes");
    let text = place.run(env!("CARGO_BIN_EXE_beam_modes"), &[]);
    // thin, but not infinitely: with 80 elements the third pair is 0.2 % low
    for (mode, tolerance) in [(1, 5e-4), (3, 1.2e-3), (5, 2.5e-3)] {
        let found = number(&text, &format!("mode.{mode}.frequency"));
        // (kl)² sqrt(EI/(rho A))/(2 pi), I/A = r²/4
        let roots = [1.875_104_07_f64, 4.694_091_13, 7.854_757_44];
        let k: f64 = roots[(mode - 1) / 2];
        let exact = k * k * (2.1e11_f64 / 7850.0).sqrt() * 2.5e-3 / std::f64::consts::TAU;
        near(found / exact, 1.0, tolerance, "frequency");
    }
    assert!(place.has_report("beam_modes.html"));
}

#[test]
fn e2e_sweep() {
    let place = Place::new("sweep");
    let text = place.run(env!("CARGO_BIN_EXE_sweep"), &[]);
    let swing = |damping: &str| number(&text, &format!("damping {damping}: swing"));
    // more damping, less swing; at most the amplitude of the linear resonance, torque/(damping frequency)
    assert!(
        swing("0.05") > swing("0.10") && swing("0.10") > swing("0.20"),
        "{text}"
    );
    let frequency = (1.5 * 9.81_f64).sqrt();
    near(swing("0.20"), 0.1 / (0.2 * frequency), 0.02, "resonance");
}

#[test]
fn claim_two_schemes() {
    let place = Place::new("two-schemes");
    let text = place.run(env!("CARGO_BIN_EXE_two_schemes"), &[]);
    let drift = |name: &str| number(&text, &format!("{name}: energy drift"));
    assert!(drift("energy-momentum") < 1e-9, "{text}");
    assert!(drift("midpoint") > 1e-6, "{text}");
    assert!(place.has_report("two_schemes.html"));
}

#[test]
fn e2e_channels() {
    let place = Place::new("channels");
    let text = place.run(env!("CARGO_BIN_EXE_channels"), &[]);
    assert!(text.contains("point.ball.position.z [m]"), "{text}");
    assert!(text.contains("the same model: true"), "{text}");
    assert!(text.contains("the same channels: true"), "{text}");
    assert_eq!(number(&text, "CSV:"), 51.0);
}

#[test]
fn ref_inverse_dynamics() {
    let place = Place::new("inverse");
    let text = place.run(env!("CARGO_BIN_EXE_inverse_dynamics"), &[]);
    near(number(&text, "largest torque"), 4.0, 1e-3, "torque");
    assert!(number(&text, "largest error") < 1e-3, "{text}");
    assert!(place.has_report("inverse_dynamics.html"));
}

#[test]
fn ocp_optimal_control() {
    let place = Place::new("optimal-control");
    let text = place.run(env!("CARGO_BIN_EXE_optimal_control"), &[]);
    // closed forms on the grid: 6/(1 - 1/N²) for N = 20, 2/sqrt(1 - 1/N²) for N = 15
    let objective = |name: &str| {
        let line = text.lines().find(|l| l.starts_with(name));
        let value = line
            .and_then(|l| l.rsplit(", ").next())
            .and_then(|v| v.parse().ok());
        value.unwrap_or(f64::NAN)
    };
    near(
        objective("effort"),
        6.0 / (1.0 - 1.0 / 400.0),
        1e-8,
        "effort",
    );
    near(
        objective("time"),
        2.0 / (1.0 - 1.0 / 225.0_f64).sqrt(),
        1e-7,
        "time",
    );
    assert!(place.has_report("optimal_control.html"));
}
