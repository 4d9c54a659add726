//! A run that goes on from a checkpoint is the run that was never interrupted, to the last bit.

use alembert::model::{Model, Study};
use alembert::trajectory::{Status, Trajectory};
use alembert::{Checkpoints, simulate, simulate_with};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Long after the test.
const LATER: Duration = Duration::from_secs(3600);
/// Steps of the runs; the monitor is asked after 64 and after 128.
const STEPS: f64 = 150.0;

/// A file that is removed at the end.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        let file = format!("alembert-{name}-{}.checkpoint", std::process::id());
        Self(std::env::temp_dir().join(file))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Everything but the times of computing; as text, which tells -0 from 0.
fn text(mut run: Trajectory) -> String {
    (run.counts.wall_time, run.counts.cpu_time) = (0.0, 0.0);
    format!("{run:?}")
}

/// The run interrupted after 64 steps, and again after 128.
fn in_parts(model: &Model, study: &Study, path: &Path) -> Trajectory {
    let part = |resumes: bool, goes_on: bool| {
        let mut checkpoints = Checkpoints::new(path, LATER, model, study);
        assert_eq!(checkpoints.resume(), Ok(resumes));
        simulate_with(model, study, Some(&mut checkpoints), &mut |_| goes_on).expect("runs")
    };
    let mut run = part(false, false);
    for goes_on in [false, true] {
        // a run that stalls has ended
        if interrupted(&run) {
            run = part(true, goes_on);
        }
    }
    run
}

fn interrupted(run: &Trajectory) -> bool {
    matches!(run.status, Status::Interrupted { .. })
}

/// Motions of all cases of the gallery, shortened.
fn studies() -> Vec<(String, Model, Study)> {
    let gallery = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../gallery");
    let mut folders: Vec<PathBuf> = fs::read_dir(gallery)
        .expect("gallery")
        .flatten()
        .map(|entry| entry.path().join("model.toml"))
        .filter(|path| path.is_file())
        .collect();
    folders.sort();
    let mut list = vec![];
    for path in folders {
        let Ok(model) = Model::from_path(&path) else {
            continue;
        };
        let mut seen = BTreeSet::new();
        for study in &model.studies {
            let kind = format!(
                "{:?} {:?} {:?}",
                study.scheme, study.formulation, study.start
            );
            if !Checkpoints::can_resume(study) || !seen.insert(kind) {
                continue;
            }
            let study = Study {
                duration: STEPS * study.macro_step(),
                record_every: Some(3),
                ..study.clone()
            };
            let name = path.parent().and_then(Path::file_name);
            let name = name.map(|n| n.to_string_lossy().into_owned());
            list.push((name.unwrap_or_default(), model.clone(), study));
        }
    }
    list
}

#[test]
fn conf_every_scheme_goes_on_to_the_last_bit() {
    let mut schemes = BTreeSet::new();
    for (k, (name, model, study)) in studies().into_iter().enumerate() {
        let place = Place::new(&format!("gallery-{k}"));
        let whole = simulate(&model, &study, &mut |_| true).expect("runs");
        let parts = in_parts(&model, &study, &place.0);
        let case = format!("{name} / {} ({:?})", study.name, study.scheme);
        assert_eq!(whole.time.len(), parts.time.len(), "{case}");
        assert!(text(whole) == text(parts), "{case} differs");
        schemes.insert(format!("{:?}", study.scheme));
    }
    // one step, inner nodes, two rates, explicit on a Lie group
    for scheme in [
        "Midpoint",
        "EnergyMomentum",
        "GeneralizedAlpha",
        "Gauss4",
        "Multirate",
        "LieGroup",
    ] {
        assert!(schemes.contains(scheme), "{scheme} is not in {schemes:?}");
    }
}

fn pendulum(mass: f64) -> Model {
    let text = format!(
        "gravity = [0, 0, -9.81]\n[[body]]\nname = \"b\"\nmass = {mass}\ninertia = [0.1, 0.1, 0.1]\nposition = [1, 0, 0]\n\
         [[joint]]\nname = \"j\"\nkind = \"revolute\"\nbodies = [\"ground\", \"b\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n\
         [[study]]\nstep = 1e-3\nduration = 1\n[[study]]\nname = \"other\"\nstep = 1e-3\nduration = 2\n"
    );
    Model::from_toml_str(&text, "p.toml").expect("valid")
}

#[test]
fn id_a_checkpoint_of_something_else_is_refused() {
    let (model, place) = (pendulum(1.0), Place::new("other"));
    let study = &model.studies[0];
    let mut own = Checkpoints::new(&place.0, LATER, &model, study);
    assert_eq!(own.resume(), Ok(false));
    simulate_with(&model, study, Some(&mut own), &mut |_| false).expect("runs");
    let whole = fs::read(&place.0).expect("there");
    let refusal = |model: &Model, study: &Study| {
        let result = Checkpoints::new(&place.0, LATER, model, study).resume();
        let text = result.expect_err("refused");
        assert!(text.contains("run without --resume"), "{text}");
        text
    };
    assert!(refusal(&pendulum(1.1), study).contains("another model"));
    assert!(refusal(&model, &model.studies[1]).contains("another model"));
    // damage of any kind: none panics
    for place_of in (0..whole.len()).step_by(97) {
        let mut bytes = whole.clone();
        bytes[place_of] ^= 0x11;
        fs::write(&place.0, &bytes).expect("writes");
        refusal(&model, study);
        fs::write(&place.0, &whole[..place_of]).expect("writes");
        refusal(&model, study);
    }
    let text = String::from_utf8_lossy(&whole);
    let newer = text.find("\"version\":\"").expect("version") + 11;
    let mut bytes = whole.clone();
    bytes[newer] = b'9';
    fs::write(&place.0, &bytes).expect("writes");
    assert!(refusal(&model, study).contains("was written by alembert 9"));
    fs::write(&place.0, &whole).expect("writes");
    assert_eq!(
        Checkpoints::new(&place.0, LATER, &model, study).resume(),
        Ok(true)
    );
}

#[test]
fn id_no_checkpoint_where_none_is_wanted() {
    let (model, place) = (pendulum(1.0), Place::new("none"));
    let study = &model.studies[0];
    let mut off = Checkpoints::new(&place.0, Duration::ZERO, &model, study);
    simulate_with(&model, study, Some(&mut off), &mut |_| false).expect("runs");
    assert!(!place.0.exists());
}
