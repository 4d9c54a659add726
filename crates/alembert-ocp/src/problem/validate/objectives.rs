//! Checks of objectives and fronts.

use alembert::model::suggest;

use super::Checker;
use crate::problem::types::{Duration, Objective, ObjectiveKind, Phase, ProblemFile};

impl ObjectiveKind {
    /// The tag of the file: "effort", "effort-rate", ...
    pub fn name(self) -> &'static str {
        match self {
            Self::Effort => "effort",
            Self::EffortRate => "effort-rate",
            Self::Time => "time",
            Self::KineticEnergy => "kinetic-energy",
            Self::Position => "position",
            Self::Target => "target",
            Self::ContactImpulse => "contact-impulse",
            Self::Parameter => "parameter",
            Self::Tracking => "tracking",
        }
    }

    /// Keys that have a meaning for this kind only or for few.
    fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Effort | Self::EffortRate => &["actuators", "weights", "per"],
            Self::Time | Self::KineticEnergy => &["per"],
            Self::Position => &["point", "axis"],
            Self::Target => &["point", "target"],
            Self::ContactImpulse => &["contact", "per"],
            Self::Parameter => &["parameter"],
            Self::Tracking => &["joint", "coordinate", "motion"],
        }
    }
}

impl Objective {
    /// Its name in reports and fronts: the kind when it has none.
    pub fn label(&self) -> &str {
        self.name.as_deref().unwrap_or(self.kind.name())
    }
}

impl Checker<'_> {
    pub(super) fn objectives(&mut self) {
        let file = self.file;
        for (index, objective) in file.objectives.iter().enumerate() {
            let path = format!("objective[{index}]");
            let label = suggest::shorten(objective.label());
            let subject = format!("objective \"{label}\"");
            if let Some(name) = &objective.name {
                self.legal_name(&format!("{path}.name"), "objective", name);
            }
            let before = file.objectives[..index].iter();
            if before
                .clone()
                .any(|other| other.label() == objective.label())
            {
                let message = format!("two objectives are called \"{label}\"");
                let key = if objective.name.is_some() {
                    "name"
                } else {
                    "kind"
                };
                self.error(
                    format!("{path}.{key}"),
                    message,
                    "give this one a name of its own: name = \"...\"",
                );
            }
            self.objective_keys(&path, &subject, objective);
            match objective.kind {
                ObjectiveKind::Effort | ObjectiveKind::EffortRate => {
                    self.effort(&path, &subject, objective);
                }
                ObjectiveKind::Time => self.time(&path, &subject),
                ObjectiveKind::Position | ObjectiveKind::Target => {
                    self.place(&path, &subject, objective);
                }
                ObjectiveKind::ContactImpulse => self.impulse(&path, &subject, objective),
                ObjectiveKind::KineticEnergy => {}
                ObjectiveKind::Tracking => self.tracking(&path, &subject, objective),
                ObjectiveKind::Parameter => self.parameter_term(&path, &subject, objective),
            }
            if let Some(per) = &objective.per {
                self.per(&format!("{path}.per"), per);
            }
        }
    }

    /// Keys that do not belong to the kind.
    fn objective_keys(&mut self, path: &str, subject: &str, objective: &Objective) {
        let given = [
            ("actuators", objective.actuators.is_some()),
            ("weights", !objective.weights.is_empty()),
            ("point", objective.point.is_some()),
            ("axis", objective.axis.is_some()),
            ("target", objective.target.is_some()),
            ("contact", objective.contact.is_some()),
            ("parameter", objective.parameter.is_some()),
            ("joint", objective.joint.is_some()),
            ("coordinate", objective.coordinate.is_some()),
            ("motion", objective.motion.is_some()),
            ("per", objective.per.is_some()),
        ];
        let keys = objective.kind.keys();
        for (key, _) in given
            .iter()
            .filter(|(key, given)| *given && !keys.contains(key))
        {
            let kind = objective.kind.name();
            let help = format!("kind = \"{kind}\" takes {}", keys.join(", "));
            self.meaningless(path, key, subject, &help);
        }
    }

    fn effort(&mut self, path: &str, subject: &str, objective: &Objective) {
        let actuators = self.file.actuators.iter();
        let names: Vec<&str> = actuators.map(|actuator| actuator.name.as_str()).collect();
        if names.is_empty() {
            let message = format!("{subject}: the problem has no actuators");
            self.error(format!("{path}.kind"), message, "add an [[actuator]]");
            return;
        }
        let chosen = objective.actuators.as_deref();
        if chosen.is_some_and(<[String]>::is_empty) {
            let message = format!("{subject} is of no actuator");
            self.error(
                format!("{path}.actuators"),
                message,
                "leave the key out for all of them",
            );
        }
        for (k, name) in chosen.unwrap_or_default().iter().enumerate() {
            if !names.contains(&name.as_str()) {
                self.unknown(&format!("{path}.actuators[{k}]"), "actuator", name, &names);
            }
        }
        for (name, weight) in &objective.weights {
            let path = format!("{path}.weights.{name}");
            if !names.contains(&name.as_str()) {
                let before = self.errors.len();
                self.unknown(&path, "actuator", name, &names);
                let wrong = self.errors.split_off(before);
                self.errors
                    .extend(wrong.into_iter().map(|error| error.at_key()));
            } else if chosen.is_some_and(|chosen| !chosen.contains(name)) {
                let message = format!(
                    "{subject} has a weight for \"{name}\", which is not among its actuators"
                );
                self.error(path, message, "add it to `actuators`, or leave it out");
            } else if *weight < 0.0 {
                let message = format!(
                    "{subject}: the weight of \"{name}\" must not be negative, found {weight}"
                );
                self.error(path, message, "0 leaves the actuator out");
            }
        }
    }

    fn time(&mut self, path: &str, subject: &str) {
        let free = |phase: &Phase| matches!(phase.duration, Duration::Free(_));
        if !self.file.phases.iter().any(free) {
            let message = format!("{subject}: the durations of all phases are given");
            let help = "let one be chosen: duration = { min = 0.5, max = 2 }";
            self.error(format!("{path}.kind"), message, help);
        }
    }

    /// The point of a position or target.
    fn place(&mut self, path: &str, subject: &str, objective: &Objective) {
        match &objective.point {
            Some(point) => {
                self.point(
                    &format!("{path}.point"),
                    &format!("the point of {subject}"),
                    point,
                    false,
                );
            }
            None => self.error(
                path,
                format!("{subject} has no `point`"),
                "add point = { body = \"...\" }",
            ),
        }
        if objective.kind == ObjectiveKind::Position {
            match objective.axis {
                None => self.error(
                    path,
                    format!("{subject} has no `axis`"),
                    "add axis = \"x\", for example",
                ),
                axis => self.axis(&format!("{path}.axis"), axis),
            }
        } else if objective.target.is_none() {
            let message = format!("{subject} has no `target`");
            self.error(
                path,
                message,
                "add target = [...], the place in the world [m]",
            );
        } else {
            let place = format!("{path}.target");
            self.vector(
                &place,
                &format!("the target of {subject}"),
                &objective.target,
            );
        }
    }

    fn impulse(&mut self, path: &str, subject: &str, objective: &Objective) {
        if let Some(name) = &objective.contact {
            let before = self.errors.len();
            self.contact_name(&format!("{path}.contact"), name);
            if self.errors.len() > before {
                return;
            }
        }
        let contact = objective.contact.as_deref();
        if !closes(self.file, contact) {
            let message = format!("{subject}: no contact closes between two phases");
            let help = "a contact closes where a phase names it and the phase before does not";
            self.error(format!("{path}.kind"), message, help);
        }
    }

    /// A single coordinate that advances.
    fn per(&mut self, path: &str, per: &str) {
        let periodic = self.file.periodic.as_ref();
        let names: Vec<&str> = periodic
            .map(|periodic| periodic.advance.keys().map(String::as_str).collect())
            .unwrap_or_default();
        if names.contains(&per) {
            return;
        }
        let message = format!("\"{}\" is no advance of [periodic]", suggest::shorten(per));
        let help = match names.as_slice() {
            [] => "add it: advance = { NAME = 0.5 } under [periodic]".to_owned(),
            names => suggest::did_you_mean(per, names, "advances"),
        };
        self.error(path, message, help);
    }

    pub(super) fn pareto(&mut self) {
        let Some(pareto) = &self.file.pareto else {
            return;
        };
        let names: Vec<&str> = self.file.objectives.iter().map(Objective::label).collect();
        if !(2..=3).contains(&pareto.objectives.len()) {
            let message = format!(
                "a front has two or three objectives, found {}",
                pareto.objectives.len()
            );
            self.error(
                "pareto.objectives",
                message,
                format!("objectives: {}", suggest::list(&names)),
            );
        }
        for (k, name) in pareto.objectives.iter().enumerate() {
            let path = format!("pareto.objectives[{k}]");
            if !names.contains(&name.as_str()) {
                self.unknown(&path, "objective", name, &names);
            } else if pareto.objectives[..k].contains(name) {
                let message = format!("objective \"{}\" is named twice", suggest::shorten(name));
                self.error(path, message, "a front needs different objectives");
            }
        }
        // a front has no weighted sum
        let known = pareto
            .objectives
            .iter()
            .all(|n| names.contains(&n.as_str()));
        let all = self.file.objectives.iter().enumerate();
        for (k, objective) in all.filter(|_| known && pareto.objectives.len() > 1) {
            let label = suggest::shorten(objective.label());
            if !pareto.objectives.iter().any(|n| n == objective.label()) {
                self.error(
                    format!("objective[{k}]"),
                    format!("objective \"{label}\" is not part of the front"),
                    "name it under `objectives` of `[pareto]`, or leave it out",
                );
            } else if objective.weight != 1.0 {
                self.error(
                    format!("objective[{k}].weight"),
                    format!("objective \"{label}\" has a weight, and a front has none"),
                    "leave the weight out: each objective is made small for itself",
                );
            }
        }
        for (key, value) in [("points", pareto.points), ("starts", pareto.starts)] {
            if value == Some(0) {
                let message = format!("`{key}` of `pareto` must be at least 1, found 0");
                self.error(
                    format!("pareto.{key}"),
                    message,
                    "leave it out for the default",
                );
            }
        }
    }
}

/// Whether a contact, or any, closes at a node between phases or where a period begins again.
fn closes(file: &ProblemFile, contact: Option<&str>) -> bool {
    let closed = |phase: &Phase, name: &str| phase.contacts.iter().any(|other| other == name);
    let pairs = file.phases.windows(2).map(|pair| (&pair[0], &pair[1]));
    let around = file.phases.last().zip(file.phases.first());
    let around = around.filter(|_| file.periodic.is_some());
    let mut all = pairs.chain(around);
    all.any(|(before, after)| {
        let names = after.contacts.iter().map(String::as_str);
        let mut wanted = names.filter(|name| contact.is_none_or(|contact| contact == *name));
        wanted.any(|name| !closed(before, name))
    })
}
