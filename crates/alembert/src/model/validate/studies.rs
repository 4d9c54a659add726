//! Checks of studies.

use super::Checker;
use crate::lie_group;
use crate::model::{
    AffineRule, FastPotential, Force, Formulation, Frequency, FrequencyOf, Scheme, SlowPotential,
    Study, StudyKind, suggest,
};
use crate::schemes;
use crate::schemes::interpolation::Interpolation;

/// How far, in steps, the duration may be from a multiple of the step.
const MULTIPLE_TOLERANCE: f64 = 1e-6;

impl Checker<'_> {
    pub(super) fn studies(&mut self) {
        for (index, study) in self.model.studies.iter().enumerate() {
            self.study(&format!("study[{index}]"), study);
        }
    }

    /// A study, of the file or made by a program.
    pub(super) fn study(&mut self, path: &str, study: &Study) {
        let subject = format!("study \"{}\"", suggest::shorten(&study.name));
        self.keys_of_kind(path, &subject, study);
        if study.kind == StudyKind::Motion {
            self.motion(path, &subject, study);
        } else {
            self.at_rest(path, &subject, study);
        }
        self.left_out(path, &subject, study);
        self.loads_of(path, &subject, study);
        self.start_of(path, &subject, study);
    }

    /// A motion over time.
    fn motion(&mut self, path: &str, subject: &str, study: &Study) {
        self.given(path, subject, "step", study.step, "Time step [s]");
        let what = "Length of the run [s], a multiple of the step";
        self.given(path, subject, "duration", study.duration, what);
        self.multirate(path, subject, study);
        if study.step > 0.0 && study.duration > 0.0 && study.ratio != Some(0) {
            self.steps(path, subject, study);
        }
        self.numbers(path, subject, study);
        self.lie_group(path, subject, study);
        self.supported(path, subject, study);
    }

    /// A positive number that motions need.
    fn given(&mut self, path: &str, subject: &str, key: &str, value: f64, what: &str) {
        if Study::is_missing(&value) {
            let help = format!("add {key}: {what}; or kind = \"equilibrium\" or \"modes\"");
            self.error_help(path, format!("{subject} has no `{key}`"), help);
        } else {
            let of = format!("the {key} of {subject}");
            self.positive(&format!("{path}.{key}"), &of, value);
        }
    }

    /// What a study leaves out must exist.
    fn left_out(&mut self, path: &str, subject: &str, study: &Study) {
        let model = self.model;
        let forces = model.forces.iter().map(Force::name);
        let names: Vec<&str> = forces
            .chain(model.servos.iter().map(|s| s.name.as_str()))
            .collect();
        for (index, name) in study.without.iter().enumerate() {
            if !names.contains(&name.as_str()) {
                let message = format!(
                    "{subject} leaves out \"{}\", but there is no such force or servo",
                    suggest::shorten(name)
                );
                let help = suggest::did_you_mean(name, &names, "forces and servos");
                self.error_help(format!("{path}.without[{index}]"), message, help);
            }
        }
    }

    /// Elements of the model that only some schemes know.
    fn supported(&mut self, path: &str, subject: &str, study: &Study) {
        let one_stage = matches!(
            study.scheme,
            Scheme::Midpoint
                | Scheme::Trapezoidal
                | Scheme::EnergyMomentum
                | Scheme::GeneralizedAlpha
        );
        let model = self.model.for_study(study);
        if study.scheme == Scheme::LieGroup {
            self.errors.extend(lie_group::refusals(&model, path));
            return;
        }
        let path = format!("{path}.scheme");
        let mut forces = model.forces.iter();
        if let (Some(servo), false) = (model.servos.first(), one_stage) {
            let message = format!(
                "{subject}: its scheme has no servo constraints, but the model has servo \"{}\"",
                suggest::shorten(&servo.name)
            );
            let help = "use scheme = \"midpoint\", \"trapezoidal\", \"energy-momentum\" or \"generalized-alpha\"";
            self.error_help(path, message, help);
        } else if (study.scheme.is_adaptive() || study.scheme == Scheme::Multirate)
            && let Some(friction) = forces.find(|f| f.has_states())
        {
            let kind = friction.kind();
            let message = format!(
                "{subject}: its scheme has no {kind}, but the model has {kind} \"{}\"",
                suggest::shorten(friction.name())
            );
            let help = "use scheme = \"energy-momentum\" (the energy balance closes), \"midpoint\" or another scheme with one fixed step";
            self.error_help(path, message, help);
        }
    }

    /// Keys of the Lie group scheme, and keys that it does not have.
    fn lie_group(&mut self, path: &str, subject: &str, study: &Study) {
        let own = study.scheme == Scheme::LieGroup;
        let queue = own && study.asynchronous;
        let steps = !study.element_steps.is_empty();
        let queue_help = "it belongs to scheme = \"lie-group\" with asynchronous = true";
        let round_off = "the lie-group scheme solves for each node to round-off; leave it out";
        for (key, wrong, help) in [
            (
                "asynchronous",
                study.asynchronous && !own,
                "it belongs to scheme = \"lie-group\"; leave it out",
            ),
            ("element_steps", steps && !queue, queue_help),
            ("courant", study.courant.is_some() && !queue, queue_help),
            (
                "formulation",
                own && study.formulation != Formulation::Auto,
                "the nodes of the lie-group scheme have no constraints; leave it out",
            ),
            ("tolerance", own && study.tolerance.is_some(), round_off),
            (
                "max_iterations",
                own && study.max_iterations.is_some(),
                round_off,
            ),
            (
                "max_turn",
                own && study.max_turn.is_some(),
                "the lie-group scheme does not divide steps; leave it out",
            ),
        ] {
            if wrong {
                let message = format!("`{key}` of {subject} has no meaning for its scheme");
                self.error_help(format!("{path}.{key}"), message, help);
            }
        }
        if let Some(courant) = study.courant
            && !(courant > 0.0 && courant <= 1.0)
        {
            let message =
                format!("`courant` of {subject} must be above 0 and at most 1, found {courant}");
            let help =
                "it is the part of its largest stable step that an element takes; 0.5 is usual";
            self.error_help(format!("{path}.courant"), message, help);
        }
        for (name, list) in &study.element_steps {
            self.element_steps(&format!("{path}.element_steps.{name}"), subject, name, list);
        }
    }

    /// Steps of the elements of a rod, or of a single beam.
    fn element_steps(&mut self, path: &str, subject: &str, name: &str, list: &[f64]) {
        let model = self.model;
        let rods = model
            .rods
            .iter()
            .map(|r| (r.name.as_str(), r.elements as usize));
        let beams = model.forces.iter().filter(|f| matches!(f, Force::Beam(_)));
        let known: Vec<(&str, usize)> = rods.chain(beams.map(|f| (f.name(), 1))).collect();
        let short = suggest::shorten(name);
        let Some((_, count)) = known.iter().find(|(other, _)| *other == name) else {
            let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
            let message = format!(
                "{subject} has element steps for \"{short}\", but there is no such rod or beam"
            );
            let help = suggest::did_you_mean(name, &names, "rods and beams");
            self.error_help(path, message, help);
            return;
        };
        if list.len() != *count {
            let message = format!(
                "{subject} has {} element steps for \"{short}\", which has {count} elements",
                list.len()
            );
            self.error_help(path, message, "give one step [s] for each element");
            return;
        }
        let what = format!("an element step of \"{short}\" in {subject}");
        for (k, step) in list.iter().enumerate() {
            self.positive(&format!("{path}[{k}]"), &what, *step);
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
        self.adaptive(path, subject, study);
        if let Some(turn) = study.max_turn {
            let path = format!("{path}.max_turn");
            let what = format!("the largest turn of {subject}");
            self.positive(&path, &what, turn);
            if turn > Study::LARGEST_TURN {
                let message = format!(
                    "the largest turn of {subject} must not exceed {}, found {turn}",
                    Study::LARGEST_TURN
                );
                let help = "averaged directors vanish at half a turn, where the discrete equations have false solutions";
                self.error_help(path, message, help);
            }
        }
        self.path_keys(path, subject, study);
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
        if study.scheme.is_adaptive() && study.formulation != Formulation::Auto {
            let message = format!("`formulation` of {subject} has no meaning for its scheme");
            let help = "adaptive solvers know no constraints; leave it out";
            self.error_help(format!("{path}.formulation"), message, help);
        }
        for (key, value, adaptive) in [
            ("relative_tolerance", study.relative_tolerance, true),
            ("absolute_tolerance", study.absolute_tolerance, true),
            ("tolerance", study.tolerance, false),
            ("max_iterations", study.max_iterations.map(f64::from), false),
            ("max_turn", study.max_turn, false),
        ] {
            let Some(value) = value else { continue };
            let path = format!("{path}.{key}");
            if study.scheme.is_adaptive() != adaptive {
                let message = format!("`{key}` of {subject} has no meaning for its scheme");
                let help = if adaptive {
                    "it belongs to the adaptive solvers \"runge-kutta-32\", \"runge-kutta-54\", \"multistep\" and \"adams\"; leave it out"
                } else {
                    "adaptive solvers have `relative_tolerance` and `absolute_tolerance`; leave it out"
                };
                self.error_help(path, message, help);
            } else if adaptive {
                self.positive(&path, &format!("`{key}` of {subject}"), value);
            }
        }
    }

    /// Keys of schemes with a choice of interpolation and quadrature.
    fn path_keys(&mut self, path: &str, subject: &str, study: &Study) {
        let fitted = matches!(study.scheme, Scheme::Cubic | Scheme::Trigonometric);
        let chosen = fitted || study.scheme == Scheme::Linear;
        for (key, given, meant, schemes) in [
            (
                "points",
                study.points.is_some(),
                chosen,
                "linear, cubic and trigonometric",
            ),
            (
                "quadrature",
                study.quadrature.is_some(),
                chosen,
                "linear, cubic and trigonometric",
            ),
            (
                "frequency",
                study.frequency.is_some(),
                fitted,
                "cubic and trigonometric",
            ),
        ] {
            if given && !meant {
                let message = format!("`{key}` of {subject} has no meaning for its scheme");
                let help = format!("it belongs to the schemes {schemes}; leave it out");
                self.error_help(format!("{path}.{key}"), message, help);
            }
        }
        let inner = matches!(
            study.scheme,
            Scheme::Gauss4 | Scheme::Gauss6 | Scheme::Lobatto4 | Scheme::Lobatto6
        );
        if (chosen || inner) && study.formulation == Formulation::Multipliers {
            let message = format!("{subject}: this scheme has no formulation with multipliers");
            let help = "leave `formulation` out, or use scheme = \"midpoint\"";
            self.error_help(format!("{path}.formulation"), message, help);
        }
        if !chosen {
            return;
        }
        let rule = schemes::rule_of(study);
        // the cubic weights are consistent to their order only with degree 2
        let needed = if study.scheme == Scheme::Cubic { 2 } else { 1 };
        let key = format!("{path}.points");
        if !(1..=20).contains(&study.points.unwrap_or(5)) {
            let message = format!("`points` of {subject} must be between 1 and 20");
            self.error(key, message);
        } else if rule.degree().unwrap_or(0) < needed {
            let message = format!(
                "`points` of {subject} is too small: the quadrature is exact to degree {} only, the interpolation needs {needed}",
                rule.degree().unwrap_or(0)
            );
            let help = "use points = 2 or more (points = 5 is usual)";
            self.error_help(key, message, help);
        }
        if fitted {
            self.frequency(path, subject, study);
        }
    }

    fn frequency(&mut self, path: &str, subject: &str, study: &Study) {
        let path = format!("{path}.frequency");
        match &study.frequency {
            None => {
                let message = format!("{subject} needs a `frequency` for its scheme");
                let help = "give a number [rad/s], \"start\" or \"middle\" (estimated), or a table of bodies; zero is linear";
                self.error_help(path, message, help);
            }
            Some(Frequency::Value(w)) => self.one_frequency(&path, subject, study, *w),
            Some(Frequency::Estimate(_)) => {
                let model = self.model;
                if !(model.bodies.is_empty() && model.rods.is_empty() && model.joints.is_empty()) {
                    let message =
                        format!("{subject}: the frequency can be estimated for free points only");
                    let help = "the formula uses applied forces, not reactions: give the frequency as a number or as a table of bodies";
                    self.error_help(path, message, help);
                }
            }
            Some(Frequency::Each(table)) => {
                for (name, value) in table {
                    let path = format!("{path}.{name}");
                    let points = self.model.points.iter().any(|p| &p.name == name);
                    let bodies = self.model.bodies.iter().any(|b| &b.name == name);
                    if !points && !bodies && self.node(name).is_none() {
                        let names = self.model.bodies.iter().map(|b| b.name.as_str());
                        let names = names.chain(self.model.points.iter().map(|p| p.name.as_str()));
                        let help = suggest::nearest(name, names)
                            .map_or("name a body or point of the model".to_owned(), |n| {
                                format!("did you mean \"{n}\"?")
                            });
                        self.error_help(
                            path,
                            format!("{subject}: there is no body or point \"{name}\""),
                            help,
                        );
                        continue;
                    }
                    let axes = self.model.space.dimension();
                    match value {
                        FrequencyOf::Value(w) => self.one_frequency(&path, subject, study, *w),
                        FrequencyOf::Axes(list) if !points || list.len() != axes => {
                            let message = format!(
                                "{subject}: frequencies by axis are {axes} numbers for a point"
                            );
                            self.error_help(path, message, "give one number");
                        }
                        FrequencyOf::Axes(list) => {
                            for w in list {
                                self.one_frequency(&path, subject, study, *w);
                            }
                        }
                    }
                }
            }
        }
    }

    /// A number that can be used with the step.
    fn one_frequency(&mut self, path: &str, subject: &str, study: &Study, w: f64) {
        let u = w * study.step;
        if !(w.is_finite() && w >= 0.0) {
            let message =
                format!("the frequency of {subject} must be finite and not negative, found {w}");
            self.error(path.to_owned(), message);
        } else if study.scheme == Scheme::Trigonometric && Interpolation::Trigonometric.singular(u)
        {
            let message = format!(
                "{subject}: frequency times step is {u}, a multiple of pi, where the trigonometric interpolation is singular"
            );
            let help = format!("use a step below {:.4e} s", std::f64::consts::PI / w);
            self.error_help(path.to_owned(), message, help);
        }
    }
}
