//! Checks of studies at rest: equilibria and modes.

use super::Checker;
use crate::model::{Force, Scheme, Study, StudyKind, suggest};

/// Name of gravity in the list of what a load factor scales.
pub(crate) const GRAVITY: &str = "gravity";

/// Largest number of modes, load steps and points of one study.
const MOST: u32 = 100_000;
/// Smallest and largest load factor: parts of the smallest and squares of both are numbers.
const SMALLEST_LOAD: f64 = 1e-100;
const LARGEST_LOAD: f64 = 1e100;

impl Checker<'_> {
    /// Keys that belong to another kind of study.
    pub(super) fn keys_of_kind(&mut self, path: &str, subject: &str, study: &Study) {
        use StudyKind::{Equilibrium, Modes, Motion};
        let plain = Study::default();
        let all: [(&str, bool, &[StudyKind]); 25] = [
            ("step", !Study::is_missing(&study.step), &[Motion]),
            ("duration", !Study::is_missing(&study.duration), &[Motion]),
            ("scheme", study.scheme != plain.scheme, &[Motion]),
            (
                "formulation",
                study.formulation != plain.formulation,
                &[Motion],
            ),
            ("record_every", study.record_every.is_some(), &[Motion]),
            (
                "spectral_radius",
                study.spectral_radius.is_some(),
                &[Motion],
            ),
            ("points", study.points.is_some(), &[Motion]),
            ("quadrature", study.quadrature.is_some(), &[Motion]),
            ("frequency", study.frequency.is_some(), &[Motion]),
            ("ratio", study.ratio.is_some(), &[Motion]),
            ("slow_potential", study.slow_potential.is_some(), &[Motion]),
            ("fast_potential", study.fast_potential.is_some(), &[Motion]),
            (
                "relative_tolerance",
                study.relative_tolerance.is_some(),
                &[Motion],
            ),
            (
                "absolute_tolerance",
                study.absolute_tolerance.is_some(),
                &[Motion],
            ),
            ("asynchronous", study.asynchronous, &[Motion]),
            ("element_steps", !study.element_steps.is_empty(), &[Motion]),
            ("courant", study.courant.is_some(), &[Motion]),
            ("load", study.load.is_some(), &[Equilibrium]),
            ("ramp", study.ramp.is_some(), &[Equilibrium]),
            ("load_steps", study.load_steps.is_some(), &[Equilibrium]),
            ("arc_length", study.arc_length, &[Equilibrium]),
            ("max_points", study.max_points.is_some(), &[Equilibrium]),
            ("stop", study.stop.is_some(), &[Equilibrium]),
            ("about", study.about.is_some(), &[Modes]),
            ("count", study.count.is_some(), &[Modes]),
        ];
        for (key, given, kinds) in all {
            if given && !kinds.contains(&study.kind) {
                let message = format!(
                    "`{key}` of {subject} has no meaning for kind = \"{}\"",
                    study.kind.name()
                );
                let help = format!("it belongs to kind = \"{}\"; leave it out", kinds[0].name());
                self.error_help(format!("{path}.{key}"), message, help);
            }
        }
    }

    /// The study at whose end another one begins.
    pub(super) fn start_of(&mut self, path: &str, subject: &str, study: &Study) {
        let Some(start) = &study.start else {
            return;
        };
        if study.kind == StudyKind::Motion && study.scheme == Scheme::LieGroup {
            let message = format!("`start` of {subject} has no meaning for its scheme");
            let help = "use an implicit scheme, such as energy-momentum";
            self.error_help(format!("{path}.start"), message, help);
        }
        let wanted = match (&start.study, &start.file) {
            (Some(wanted), None) => wanted,
            (None, Some(_)) => return,
            _ => {
                let message = format!("`start` of {subject} must name either a study or a file");
                let help = "write start = { study = \"rest\" } or start = { file = \"run.npz\" }";
                return self.error_help(format!("{path}.start"), message, help);
            }
        };
        if study.kind == StudyKind::Equilibrium {
            let message =
                format!("`start.study` of {subject} has no meaning for kind = \"equilibrium\"");
            let help = "let the load of one study reach further, or start from its file";
            return self.error_help(format!("{path}.start.study"), message, help);
        }
        let model = self.model;
        let rests = model.studies.iter();
        let rests = rests.filter(|s| s.kind == StudyKind::Equilibrium);
        let names: Vec<&str> = rests.map(|s| s.name.as_str()).collect();
        if !names.contains(&wanted.as_str()) {
            let name = suggest::shorten(wanted);
            let message = format!(
                "{subject} starts at the end of \"{name}\", which is no study of kind \"equilibrium\""
            );
            let help = suggest::did_you_mean(wanted, &names, "equilibria");
            self.error_help(format!("{path}.start.study"), message, help);
        }
    }

    /// Equilibria and modes.
    pub(super) fn at_rest(&mut self, path: &str, subject: &str, study: &Study) {
        for (key, value) in [
            ("load_steps", study.load_steps),
            ("max_points", study.max_points),
            ("count", study.count),
            ("max_iterations", study.max_iterations),
        ] {
            if value.is_some_and(|v| !(1..=MOST).contains(&v)) {
                let message = format!("`{key}` of {subject} must be between 1 and {MOST}");
                self.error(format!("{path}.{key}"), message);
            }
        }
        for (key, value) in [("tolerance", study.tolerance), ("max_turn", study.max_turn)] {
            if let Some(value) = value {
                let what = format!("`{key}` of {subject}");
                self.positive(&format!("{path}.{key}"), &what, value);
            }
        }
        if study.max_turn.is_some_and(|t| t > Study::LARGEST_TURN) {
            let message = format!(
                "`max_turn` of {subject} must not exceed {}",
                Study::LARGEST_TURN
            );
            self.error(format!("{path}.max_turn"), message);
        }
        if let Some(load) = study.load
            && (load == 0.0 || !load.is_finite())
        {
            let message = format!("the load factor of {subject} must not be zero, found {load}");
            let help = "it is the multiple of the loads at the end; leave it out for 1";
            self.error_help(format!("{path}.load"), message, help);
        }
        if let Some(load) = study.load.filter(|l| *l != 0.0 && l.is_finite())
            && !(SMALLEST_LOAD..=LARGEST_LOAD).contains(&load.abs())
        {
            let message = format!(
                "the load factor of {subject} must be between {SMALLEST_LOAD:e} and {LARGEST_LOAD:e} in size, found {load:e}: its parts could not \
                 be told from zero, or their squares from infinity"
            );
            let help = "scale the loads themselves, and leave `load` out for 1";
            self.error_help(format!("{path}.load"), message, help);
        }
        if study.max_points.is_some() && !study.arc_length {
            let message = format!("`max_points` of {subject} needs arc_length = true");
            let help = "steps of the load end at `load`; leave it out";
            self.error_help(format!("{path}.max_points"), message, help);
        }
        if let Some(stop) = &study.stop
            && !stop.value.is_finite()
        {
            let message = format!("the value at which {subject} stops is no number");
            self.error(format!("{path}.stop.value"), message);
        }
        self.only_at_rest(path, subject, study);
    }

    /// Elements that have no place at rest.
    fn only_at_rest(&mut self, path: &str, subject: &str, study: &Study) {
        let model = self.model.for_study(study);
        let path = format!("{path}.kind");
        if let Some(servo) = model.servos.first() {
            let message = format!(
                "{subject} is at rest, but the model has servo \"{}\"",
                suggest::shorten(&servo.name)
            );
            let help = format!("leave it out: without = [\"{}\"]", servo.name);
            self.error_help(path.clone(), message, help);
        }
        let friction = model.forces.iter().find(|f| f.remembers());
        if let Some(friction) = friction {
            let message = format!(
                "{subject} is at rest, but the equilibrium with {} \"{}\" depends on how it was reached",
                friction.kind(),
                suggest::shorten(friction.name())
            );
            let help = format!(
                "leave it out: without = [\"{}\"]; or run a motion to its end",
                friction.name()
            );
            self.error_help(path, message, help);
        }
    }

    /// Names in `loads` and `ramp`.
    pub(super) fn loads_of(&mut self, path: &str, subject: &str, study: &Study) {
        let loads = self.model.forces.iter().filter(|f| f.is_load());
        let loads: Vec<&str> = loads.map(Force::name).collect();
        for (index, name) in study.loads.iter().flatten().enumerate() {
            if !loads.contains(&name.as_str()) {
                let message = format!(
                    "{subject}: `loads` names \"{}\", but there is no such applied load",
                    suggest::shorten(name)
                );
                let help = suggest::did_you_mean(name, &loads, "applied loads");
                self.error_help(format!("{path}.loads[{index}]"), message, help);
            }
        }
        let mut scaled = loads;
        scaled.push(GRAVITY);
        for (index, name) in study.ramp.iter().flatten().enumerate() {
            if !scaled.contains(&name.as_str()) {
                let message = format!(
                    "{subject}: `ramp` names \"{}\", but there is no such applied load",
                    suggest::shorten(name)
                );
                let help = suggest::did_you_mean(name, &scaled, "loads with a factor");
                self.error_help(format!("{path}.ramp[{index}]"), message, help);
            }
        }
    }
}
