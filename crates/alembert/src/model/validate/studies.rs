//! Checks of studies.

use super::Checker;
use crate::model::{AffineRule, FastPotential, Formulation, Scheme, SlowPotential, Study, suggest};

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
            self.multirate(&path, &subject, study);
            if study.step > 0.0 && study.duration > 0.0 && study.ratio != Some(0) {
                self.steps(&path, &subject, study);
            }
            self.numbers(&path, &subject, study);
        }
    }

    /// The number of steps.
    fn steps(&mut self, path: &str, subject: &str, study: &Study) {
        let step = study.macro_step();
        let steps = study.duration / step;
        let whole = steps.round();
        let path = format!("{path}.duration");
        if steps > Study::MAX_STEPS as f64 {
            let message = format!("{subject} has {steps:.3e} steps, the limit is 1e9");
            self.error_help(path, message, "use a larger step or a shorter duration");
        } else if whole < 1.0 {
            let message = format!("the duration of {subject} is shorter than one step");
            let help = format!("use at least {step} s");
            self.error_help(path, message, help);
        } else if (steps - whole).abs() > MULTIPLE_TOLERANCE * whole.max(1.0) {
            let message = format!(
                "the duration of {subject} is not a multiple of the {}step: {steps} steps",
                if study.scheme == Scheme::Multirate {
                    "macro "
                } else {
                    ""
                }
            );
            let (below, above) = (steps.floor() * step, steps.ceil() * step);
            let help = if below > 0.0 {
                format!("use {below} or {above} s")
            } else {
                format!("use {above} s")
            };
            self.error_help(path, message, help);
        }
    }

    /// Keys of the multirate scheme.
    fn multirate(&mut self, path: &str, subject: &str, study: &Study) {
        if study.scheme != Scheme::Multirate {
            for (key, given) in [
                ("ratio", study.ratio.is_some()),
                ("slow_potential", study.slow_potential.is_some()),
                ("fast_potential", study.fast_potential.is_some()),
            ] {
                if given {
                    let message = format!("`{key}` of {subject} has no meaning for its scheme");
                    let help = "it belongs to scheme = \"multirate\"; leave it out";
                    self.error_help(format!("{path}.{key}"), message, help);
                }
            }
            return;
        }
        match study.ratio {
            None => self.error_help(
                path,
                format!("{subject} has no `ratio`"),
                "add ratio = 10: the number of micro steps (`step`) in a macro step",
            ),
            Some(0) => self.error_help(
                format!("{path}.ratio"),
                format!("the ratio of {subject} is zero: a macro step without micro steps"),
                "use ratio = 1 for a single rate, or more micro steps in a macro step",
            ),
            Some(_) => {}
        }
        if study.formulation == Formulation::NullSpace {
            let message = format!("{subject}: the multirate scheme works with multipliers only");
            let help = "leave `formulation` out";
            self.error_help(format!("{path}.formulation"), message, help);
        }
        let slow = match study.slow_potential {
            Some(SlowPotential::Affine(rule)) => Some(("slow_potential", rule)),
            _ => None,
        };
        let fast = match study.fast_potential {
            Some(FastPotential::Affine(rule)) => Some(("fast_potential", rule)),
            _ => None,
        };
        for (key, AffineRule { affine }) in slow.into_iter().chain(fast) {
            if !(0.0..=1.0).contains(&affine) {
                let message = format!(
                    "`affine` of {subject} must be between 0 and 1, found {affine}: it is the weight of the left end"
                );
                self.error(format!("{path}.{key}.affine"), message);
            }
        }
        let fast_body = self.model.bodies.iter().any(|b| b.fast);
        let fast_point = self.model.points.iter().any(|p| {
            let axes = 0..self.space.dimension();
            p.fast
                .as_ref()
                .is_some_and(|f| axes.clone().any(|k| f.contains(k)))
        });
        if !fast_body && !fast_point {
            let message =
                format!("{subject} is multirate, but no body or point of the model is fast");
            let help = "write fast = true at the fast bodies or points (points also fast = [\"y\"]); `alembert check FILE --propose-fast` proposes which";
            self.error_help(format!("{path}.scheme"), message, help);
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
}
