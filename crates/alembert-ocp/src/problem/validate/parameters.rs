//! Checks of parameters: places, bounds, and whether the model can be built at them.

use alembert::model::document::Change;
use alembert::model::suggest;

use super::Checker;
use crate::problem::Parameter;

impl Checker<'_> {
    pub(super) fn parameters(&mut self) {
        let file = self.file;
        for (index, parameter) in file.parameters.iter().enumerate() {
            let path = format!("parameter[{index}]");
            let subject = format!("parameter \"{}\"", suggest::shorten(&parameter.name));
            if parameter.path.list().next().is_none() {
                let help = "path = \"force.spring.stiffness\", a place as --set names it";
                let message = format!("{subject} names no place of the model");
                self.error(format!("{path}.path"), message, help);
                continue;
            }
            if let Some(bounds) = self.parameter_bounds(&path, &subject, parameter) {
                self.buildable(&path, &subject, parameter, bounds);
            }
        }
        self.places_taken_twice();
    }

    /// Both bounds, if they are there and in order.
    fn parameter_bounds(&mut self, path: &str, subject: &str, p: &Parameter) -> Option<[f64; 2]> {
        for (key, bound, what) in [("min", p.min, "lower"), ("max", p.max, "upper")] {
            if bound.is_none() {
                let message = format!("{subject} has no {what} bound");
                let help = format!(
                    "add {key} = ..., what can be built: without bounds a design may run to zero or to infinity"
                );
                self.error(path, message, help);
            }
        }
        let (min, max) = (p.min?, p.max?);
        if min > max {
            let message = format!("`min` of {subject} is above its `max`: {min} and {max}");
            let help = "exchange them; equal bounds give the parameter this value";
            self.error(format!("{path}.max"), message, help);
            return None;
        }
        if let Some(guess) = p.guess.filter(|guess| !(min..=max).contains(guess)) {
            let message = format!("`guess` of {subject} is not between its bounds, found {guess}");
            let help = format!("a number from {min} to {max}");
            self.error(format!("{path}.guess"), message, help);
            return None;
        }
        if let Some(scale) = p.scale.filter(|scale| *scale <= 0.0) {
            let message = format!("`scale` of {subject} must be above zero, found {scale}");
            let help = "leave it out, or give the order of magnitude of the parameter";
            self.error(format!("{path}.scale"), message, help);
            return None;
        }
        Some([min, max])
    }

    /// The model must be possible at both bounds.
    fn buildable(&mut self, path: &str, subject: &str, p: &Parameter, bounds: [f64; 2]) {
        let wrong = |value: f64| {
            let changes: Vec<Change> = p.changes(value).collect();
            self.written.with_changes(&changes).err()
        };
        let errors = bounds.map(wrong);
        let Some(first) = errors.iter().flatten().flat_map(|e| e.iter()).next() else {
            return;
        };
        let help = first.help.clone().unwrap_or_default();
        // a place that takes no number takes none of both
        let (key, message) = match (&errors[0], &errors[1]) {
            (Some(_), Some(_)) => ("path", format!("{subject}: {}", first.message)),
            (Some(_), None) => (
                "min",
                format!("{subject} at its lower bound: {}", first.message),
            ),
            _ => (
                "max",
                format!("{subject} at its upper bound: {}", first.message),
            ),
        };
        let at = format!("{path}.{key}");
        match help.as_str() {
            "" => self.error(
                at,
                message,
                "see docs/model-file.md for what this place takes",
            ),
            help => self.error(at, message, help),
        }
    }

    /// A place has one value.
    fn places_taken_twice(&mut self) {
        let mut seen: Vec<&str> = vec![];
        for (index, parameter) in self.file.parameters.iter().enumerate() {
            for place in parameter.path.list() {
                if seen.contains(&place) {
                    let name = suggest::shorten(place);
                    let message = format!("two parameters, or one twice, choose `{name}`");
                    let help =
                        "one parameter may have several places, but each place one parameter";
                    self.error(format!("parameter[{index}].path"), message, help);
                }
                seen.push(place);
            }
        }
    }
}
