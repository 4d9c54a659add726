//! Adaptive solvers on models of the gallery: joints of all kinds, loops, couplings, rods, driven points, loads and dampers. The fixed steps of
//! order 6 or 4 share nothing with them but the laws of forces and the elimination.

use alembert::model::{Model, Scheme, Study, StudyKind};
use alembert::simulate;
use alembert::trajectory::{Status, Trajectory};
use std::path::PathBuf;

/// A model of the gallery with one motion of `duration` [s].
fn case(name: &str) -> Model {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../gallery");
    let path = root.join(name).join("model.toml");
    Model::from_path(&path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn run(model: &Model, study: &Study) -> Trajectory {
    let run = simulate(model, study, &mut |_| true);
    let run = run.unwrap_or_else(|e| panic!("{:?} {}: {e}", model.name, study.name));
    assert_eq!(run.status, Status::Completed, "{:?}", model.name);
    run
}

/// Largest value and largest difference of the last frames, over channels of positions.
fn compare(a: &Trajectory, b: &Trajectory) -> (f64, f64) {
    let (mut size, mut gap) = (0.0_f64, 0.0_f64);
    for channel in &a.channels {
        if !channel.name.contains(".position.") {
            continue;
        }
        let other = b.channel(&channel.name).expect("same channels");
        let (x, y) = (channel.values.last(), other.last());
        let (x, y) = (x.expect("a frame"), y.expect("a frame"));
        size = size.max(x.abs());
        gap = gap.max((x - y).abs());
    }
    (size, gap)
}

fn motion(model: &Model, scheme: Scheme, step: f64, duration: f64) -> Study {
    let motions = model.studies.iter();
    let mut motions = motions.filter(|s| s.kind == StudyKind::Motion);
    let first = motions.next().expect("a motion");
    let mut study = Study {
        name: "compared".to_owned(),
        scheme,
        step,
        duration,
        without: first.without.clone(),
        ..Study::default()
    };
    if scheme.is_adaptive() {
        study.relative_tolerance = Some(1e-11);
        study.absolute_tolerance = Some(1e-12);
    }
    study
}

#[test]
fn id_adaptive_solvers_agree_with_fixed_steps() {
    for (name, duration, scheme) in [
        ("double-pendulum", 0.5, Scheme::Adams),
        ("heavy-top", 0.2, Scheme::RungeKutta54),
        ("free-body", 0.5, Scheme::Adams),
        ("four-bar", 0.2, Scheme::Adams),
        ("bricard", 0.5, Scheme::RungeKutta54),
        ("slider-crank-spatial", 0.1, Scheme::Adams),
        ("six-bar-ring", 0.1, Scheme::Adams),
        ("spherical-chain", 0.2, Scheme::Adams),
        ("joint-universal", 0.3, Scheme::Adams),
        ("joint-screw", 0.3, Scheme::Adams),
        ("joint-cylindrical", 0.3, Scheme::Adams),
        ("joint-planar", 0.3, Scheme::Adams),
        ("joint-distance", 0.3, Scheme::Adams),
        ("joint-slot", 0.3, Scheme::Adams),
        ("joint-weld", 0.3, Scheme::Adams),
        ("knee-custom-joint", 0.3, Scheme::RungeKutta54),
        ("gear-train", 0.3, Scheme::Adams),
        ("pulley-rope", 0.3, Scheme::Adams),
        ("car-axis", 0.2, Scheme::RungeKutta54),
        ("elastic-stop", 0.2, Scheme::RungeKutta54),
        ("falling-with-drag", 0.3, Scheme::Adams),
        ("triple-spherical-pendulum", 0.2, Scheme::Adams),
    ] {
        let model = case(name);
        let reference = run(
            &model,
            &motion(&model, Scheme::Gauss6, duration / 400.0, duration),
        );
        let adaptive = run(&model, &motion(&model, scheme, duration / 40.0, duration));
        let (size, gap) = compare(&reference, &adaptive);
        assert!(gap < 2e-8 * size, "{name}: {gap:e} of {size:e}");
        // frames of loops are closed, and the books are right
        for entry in &adaptive.ledger {
            let word = entry.name.as_str();
            let bound = match word {
                _ if word.contains("constraint") => 1e-10,
                "energy balance" => 1e-6,
                _ => continue,
            };
            let value = entry.relative.unwrap_or(entry.largest);
            assert!(value < bound, "{name}: {word} {value:e}");
        }
    }
}

#[test]
fn claim_the_error_follows_the_tolerance() {
    let model = case("bricard");
    let reference = run(&model, &motion(&model, Scheme::Gauss6, 5e-4, 0.5));
    for scheme in [
        Scheme::RungeKutta32,
        Scheme::RungeKutta54,
        Scheme::Multistep,
        Scheme::Adams,
    ] {
        let gaps = [1e-5, 1e-7, 1e-9].map(|tolerance| {
            let mut study = motion(&model, scheme, 0.05, 0.5);
            study.relative_tolerance = Some(tolerance);
            study.absolute_tolerance = Some(tolerance);
            compare(&reference, &run(&model, &study)).1
        });
        for (gap, tolerance) in gaps.into_iter().zip([1e-5, 1e-7, 1e-9]) {
            assert!(gap < 100.0 * tolerance, "{scheme:?} {tolerance:e}: {gap:e}");
        }
        assert!(gaps[2] < 0.1 * gaps[0], "{scheme:?}: {gaps:?}");
    }
}
