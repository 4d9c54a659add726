//! Weights of actuators in terms that add up controls.

use crate::compile::{Drive, Ocp};
use crate::problem::Checker;
use alembert::model::suggest;
use std::collections::BTreeMap;

/// Names of actuators and their factors.
pub(super) struct Chosen<'k> {
    /// Only these.
    pub actuators: &'k Option<Vec<String>>,
    /// Factors; 1 when missing.
    pub weights: &'k BTreeMap<String, f64>,
}

impl Chosen<'_> {
    /// Says what is wrong with them.
    pub fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        let actuators = c.file.actuators.iter();
        let names: Vec<&str> = actuators.map(|actuator| actuator.name.as_str()).collect();
        if names.is_empty() {
            let message = format!("{subject}: the problem has no actuators");
            c.error(format!("{path}.kind"), message, "add an [[actuator]]");
            return;
        }
        let chosen = self.actuators.as_deref();
        if chosen.is_some_and(<[String]>::is_empty) {
            let message = format!("{subject} is of no actuator");
            let help = "leave the key out for all of them";
            c.error(format!("{path}.actuators"), message, help);
        }
        for (k, name) in chosen.unwrap_or_default().iter().enumerate() {
            if !names.contains(&name.as_str()) {
                c.unknown(&format!("{path}.actuators[{k}]"), "actuator", name, &names);
            }
        }
        for (name, weight) in self.weights {
            let path = format!("{path}.weights.{name}");
            if !names.contains(&name.as_str()) {
                let before = c.errors.len();
                c.unknown(&path, "actuator", name, &names);
                let wrong = c.errors.split_off(before);
                c.errors
                    .extend(wrong.into_iter().map(|error| error.at_key()));
            } else if chosen.is_some_and(|chosen| !chosen.contains(name)) {
                let name = suggest::shorten(name);
                let message = format!(
                    "{subject} has a weight for \"{name}\", which is not among its actuators"
                );
                c.error(path, message, "add it to `actuators`, or leave it out");
            } else if *weight < 0.0 {
                let message = format!(
                    "{subject}: the weight of \"{name}\" must not be negative, found {weight}"
                );
                c.error(path, message, "0 leaves the actuator out");
            }
        }
    }

    /// Whether an actuator counts.
    pub fn counts(&self, name: &String) -> bool {
        let chosen = self.actuators.as_ref();
        chosen.is_none_or(|chosen| chosen.contains(name)) && self.weights.get(name) != Some(&0.0)
    }

    /// Factors of the components of the controls.
    pub fn resolve(&self, ocp: &Ocp) -> Vec<f64> {
        let mut w = vec![0.0; ocp.control_names.len()];
        for d in ocp.drives.iter().filter(|d| self.counts(&d.name)) {
            let factor = self.weights.get(&d.name).copied().unwrap_or(1.0);
            w[d.first..d.first + d.action.components()].fill(factor);
        }
        w
    }
}

/// A unit with (N m) for torques, put right for the controls that count.
pub(super) fn unit(ocp: &Ocp, w: &[f64], own: &str) -> String {
    let counts = |d: &&Drive| {
        let own = &w[d.first..d.first + d.action.components()];
        own.iter().any(|w| *w != 0.0)
    };
    let mut units: Vec<&str> = ocp.drives.iter().filter(counts).map(|d| d.unit).collect();
    units.dedup();
    match units.as_slice() {
        ["N"] => own.replace("(N m)", "N"),
        [_] => own.to_owned(),
        _ => own.replace("(N m)", "(N, N m)"),
    }
}

/// The largest w c², c the unit of a control.
pub(super) fn largest_square(w: &[f64], controls: &[f64]) -> f64 {
    let all = w.iter().zip(controls).map(|(w, c)| w * c * c);
    all.fold(0.0, f64::max)
}
