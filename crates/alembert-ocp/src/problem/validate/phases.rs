//! Checks of phases and contacts.

use alembert::error::ModelError;
use alembert::model::suggest;

use super::{Carrier, Checker};
use crate::problem::types::{Contact, Duration, FreeDuration, Phase};

/// A minimal phase for people who start with an empty file.
const EXAMPLE: &str = "add a phase, for example
[[phase]]
name = \"main\"
steps = 50
duration = 1.0";

impl Checker<'_> {
    pub(super) fn phases(&mut self) {
        if self.file.phases.is_empty() {
            // nothing to point at but the start of the file
            let error = ModelError::new("", "the problem has no phases").at_span(0..0);
            self.errors.push(error.with_help(EXAMPLE));
        }
        for (index, phase) in self.file.phases.iter().enumerate() {
            let path = format!("phase[{index}]");
            let subject = format!("phase \"{}\"", suggest::shorten(&phase.name));
            if phase.steps == 0 {
                let message = format!("{subject} has no steps");
                self.error(format!("{path}.steps"), message, "at least one step");
            }
            self.duration(&format!("{path}.duration"), &subject, &phase.duration);
            self.closed_contacts(&path, &subject, phase);
        }
    }

    fn duration(&mut self, path: &str, subject: &str, duration: &Duration) {
        match duration {
            Duration::Fixed(duration) => {
                let subject = format!("the duration of {subject}");
                self.positive(
                    path,
                    &subject,
                    *duration,
                    "in seconds; or { min, max } to let it be chosen",
                );
            }
            Duration::Free(free) => self.free_duration(path, subject, free),
        }
    }

    fn free_duration(&mut self, path: &str, subject: &str, free: &FreeDuration) {
        let FreeDuration { min, max, guess } = free;
        if *min <= 0.0 {
            let message =
                format!("the shortest duration of {subject} must be positive, found {min}");
            self.error(
                format!("{path}.min"),
                message,
                "a phase cannot vanish: min = 0.01, for example",
            );
        } else if min >= max {
            let message = format!("the duration of {subject}: min {min} is not below max {max}");
            self.error(
                path,
                message,
                "for a given duration write the number itself",
            );
        } else if let Some(guess) = guess.filter(|guess| guess < min || guess > max) {
            let message = format!(
                "the guess {guess} of the duration of {subject} is not between {min} and {max}"
            );
            self.error(
                format!("{path}.guess"),
                message,
                "leave it out for the geometric mean",
            );
        }
    }

    fn closed_contacts(&mut self, path: &str, subject: &str, phase: &Phase) {
        for (k, name) in phase.contacts.iter().enumerate() {
            let path = format!("{path}.contacts[{k}]");
            self.contact_name(&path, name);
            if phase.contacts[..k].contains(name) {
                let message = format!(
                    "{subject} closes contact \"{}\" twice",
                    suggest::shorten(name)
                );
                self.error(path, message, "name it once");
            }
        }
    }

    pub(crate) fn contact_name(&mut self, path: &str, name: &str) {
        let contacts = self.file.contacts.iter();
        let names: Vec<&str> = contacts.map(|contact| contact.name.as_str()).collect();
        if !names.contains(&name) {
            self.unknown(path, "contact", name, &names);
        }
    }

    pub(super) fn contacts(&mut self) {
        for (index, contact) in self.file.contacts.iter().enumerate() {
            let path = format!("contact[{index}]");
            let subject = format!("contact \"{}\"", suggest::shorten(&contact.name));
            let carrier = self.carrier(&format!("{path}.body"), &contact.body);
            if carrier == Some(Carrier::Ground) {
                let message = format!("{subject} belongs to the ground");
                self.error(
                    format!("{path}.body"),
                    message,
                    "name the body whose point touches the ground",
                );
            }
            self.offset(&format!("{path}.at"), &subject, carrier, &contact.at);
            self.contact_ground(&path, &subject, contact);
        }
    }

    /// Normal and friction.
    fn contact_ground(&mut self, path: &str, subject: &str, contact: &Contact) {
        let normal = format!("{path}.normal");
        let gravity = self.model.gravity_xyz().iter().any(|g| *g != 0.0);
        let right = self.vector(
            &normal,
            &format!("the normal of {subject}"),
            &contact.normal,
        );
        match &contact.normal {
            Some(vector) if right && vector.0.iter().all(|entry| *entry == 0.0) => {
                let message = format!("the normal of {subject} has no length");
                self.error(
                    normal,
                    message,
                    "a direction away from the ground; its length does not matter",
                );
            }
            None if !gravity => {
                let message = format!("{subject} has no normal, and the model has no gravity");
                self.error(
                    path,
                    message,
                    "add normal = ..., the direction away from the ground",
                );
            }
            _ => {}
        }
        let Some(friction) = contact.friction else {
            return;
        };
        let path = format!("{path}.friction");
        if friction < 0.0 {
            let message =
                format!("the friction of {subject} must not be negative, found {friction}");
            self.error(path, message, "leave it out for no cone");
        } else if contact.pulls {
            let message = format!("{subject} has friction, but its ground also pulls");
            self.error(
                path,
                message,
                "a force that pulls is in no cone: leave out `friction` or `pulls`",
            );
        }
    }
}
