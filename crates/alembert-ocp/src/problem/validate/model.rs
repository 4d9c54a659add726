//! What of a model optimal control does not support.

use alembert::model::suggest;

use super::Checker;
use crate::elements::unsupported;

/// What is supported, for messages.
const SUPPORTED: &str = "optimal control takes bodies, points (also driven ones), rods, joints, also those that close loops, gravity and force elements; actuators are tables of the problem";

impl Checker<'_> {
    pub(super) fn model(&mut self) {
        let model = self.model;
        if self.file.model.trim().is_empty() {
            self.error(
                "model",
                "the path of the model is empty",
                "model = \"model.toml\"",
            );
        }
        let servos = model
            .servos
            .iter()
            .map(|servo| ("servo", servo.name.as_str()));
        // one message for each kind
        let mut last = "";
        for (what, name) in servos {
            if what != last {
                let message = format!("the model has {what} \"{}\"", suggest::shorten(name));
                self.error("model", message, SUPPORTED);
            }
            last = what;
        }
        for force in &model.forces {
            if let Some([what, help]) = unsupported(force) {
                let name = suggest::shorten(force.name());
                self.error("model", format!("the force \"{name}\" {what}"), help);
            }
        }
    }
}
