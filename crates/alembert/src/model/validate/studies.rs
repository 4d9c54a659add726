//! Checks of studies.

use super::Checker;
use crate::model::{Scheme, Study, suggest};

/// How far, in steps, the duration may be from a multiple of the step.
const MULTIPLE_TOLERANCE: f64 = 1e-6;

impl Checker<'_> {
    pub(super) fn studies(&mut self) {
        for (index, study) in self.model.studies.iter().enumerate() {
            let path = format!("study[{index}]");
            let subject = format!("study \"{}\"", suggest::shorten(&study.name));
            let step = format!("the step of {subject}");
            self.positive(&format!("{path}.step"), &step, study.step);
            let duration = format!("the duration of {subject}");
            self.positive(&format!("{path}.duration"), &duration, study.duration);
            if study.step > 0.0 && study.duration > 0.0 {
                self.steps(&path, &subject, study);
            }
            self.numbers(&path, &subject, study);
        }
    }

    /// The number of steps.
    fn steps(&mut self, path: &str, subject: &str, study: &Study) {
        let steps = study.duration / study.step;
        let whole = steps.round();
        let path = format!("{path}.duration");
        if steps > Study::MAX_STEPS as f64 {
            let message = format!("{subject} has {steps:.3e} steps, the limit is 1e9");
            self.error_help(path, message, "use a larger step or a shorter duration");
        } else if whole < 1.0 {
            let message = format!("the duration of {subject} is shorter than one step");
            let help = format!("use at least {} s", study.step);
            self.error_help(path, message, help);
        } else if (steps - whole).abs() > MULTIPLE_TOLERANCE * whole.max(1.0) {
            let message =
                format!("the duration of {subject} is not a multiple of the step: {steps} steps");
            let (below, above) = (steps.floor() * study.step, steps.ceil() * study.step);
            let help = if below > 0.0 {
                format!("use {below} or {above} s")
            } else {
                format!("use {above} s")
            };
            self.error_help(path, message, help);
        }
    }

    fn numbers(&mut self, path: &str, subject: &str, study: &Study) {
        for (key, value) in [
            ("record_every", study.record_every),
            ("max_iterations", study.max_iterations.map(u64::from)),
        ] {
            if value == Some(0) {
                let message = format!("`{key}` of {subject} must be at least 1, found 0");
                self.error(format!("{path}.{key}"), message);
            }
        }
        if let Some(tolerance) = study.tolerance {
            let what = format!("the tolerance of {subject}");
            self.positive(&format!("{path}.tolerance"), &what, tolerance);
        }
        self.adaptive(path, subject, study);
        if let Some(radius) = study.spectral_radius {
            let path = format!("{path}.spectral_radius");
            if study.scheme != Scheme::GeneralizedAlpha {
                let message =
                    format!("`spectral_radius` of {subject} has no meaning for its scheme");
                let help = "it belongs to scheme = \"generalized-alpha\"; leave it out";
                self.error_help(path, message, help);
            } else if !(0.0..=1.0).contains(&radius) {
                let message = format!(
                    "the spectral radius of {subject} must be between 0 and 1, found {radius}"
                );
                self.error(path, message);
            }
        }
    }
    /// Tolerances: those of Newton for schemes, those of the local error for adaptive solvers.
    fn adaptive(&mut self, path: &str, subject: &str, study: &Study) {
        for (key, value, adaptive) in [
            ("relative_tolerance", study.relative_tolerance, true),
            ("absolute_tolerance", study.absolute_tolerance, true),
            ("tolerance", study.tolerance, false),
            ("max_iterations", study.max_iterations.map(f64::from), false),
        ] {
            let Some(value) = value else { continue };
            let path = format!("{path}.{key}");
            if study.scheme.is_adaptive() != adaptive {
                let message = format!("`{key}` of {subject} has no meaning for its scheme");
                let help = if adaptive {
                    "it belongs to the adaptive solvers \"runge-kutta-32\", \"runge-kutta-54\" and \"multistep\"; leave it out"
                } else {
                    "adaptive solvers have `relative_tolerance` and `absolute_tolerance`; leave it out"
                };
                self.error_help(path, message, help);
            } else if adaptive {
                self.positive(&path, &format!("`{key}` of {subject}"), value);
            }
        }
    }
}
