//! Checks of objectives and fronts.

use alembert::model::suggest;

use super::Checker;
use crate::objectives::Objective;

impl Checker<'_> {
    pub(super) fn objectives(&mut self) {
        let file = self.file;
        for (index, objective) in file.objectives.iter().enumerate() {
            let path = format!("objective[{index}]");
            let label = suggest::shorten(objective.label());
            let subject = format!("objective \"{label}\"");
            if let Some(name) = objective.name() {
                self.legal_name(&format!("{path}.name"), "objective", name);
            }
            let mut before = file.objectives[..index].iter();
            if before.any(|other| other.label() == objective.label()) {
                let message = format!("two objectives are called \"{label}\"");
                let key = objective.name().map_or("kind", |_| "name");
                let help = "give this one a name of its own: name = \"...\"";
                self.error(format!("{path}.{key}"), message, help);
            }
            objective.check(self, &path, &subject);
            if let Some(per) = objective.per() {
                self.per(&format!("{path}.per"), per);
            }
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
            } else if objective.weight() != 1.0 {
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
