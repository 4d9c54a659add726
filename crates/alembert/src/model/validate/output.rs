//! Checks of `[output]`.

use super::Checker;
use crate::model::output::names_rod_channel;
use crate::model::suggest;

impl Checker<'_> {
    pub(super) fn output(&mut self) {
        let Some(output) = &self.model.output else {
            return;
        };
        if output.rod_elements == Some(0) {
            self.error_help(
                "output.rod_elements",
                "no element of a rod would be in the results",
                "give the most elements of a rod to record, at least 1",
            );
        }
        for (k, pattern) in output.channels.iter().enumerate() {
            let place = format!("output.channels[{k}]");
            if self.model.rods.is_empty() {
                let message = "the model has no rods, and all other channels are always recorded";
                self.error_help(place, message, "leave `channels` out");
                return;
            }
            let mut rods = self.model.rods.iter();
            if !rods.any(|rod| names_rod_channel(pattern, rod, self.space)) {
                let short = suggest::shorten(pattern);
                let rod = &self.model.rods[0].name;
                let help = format!(
                    "write for example \"body.{rod}.*.position.?\" or \"force.{rod}.element.*.energy\"; all channels beside those of rods are always recorded"
                );
                let message = format!("\"{short}\" matches no channel of a rod");
                self.error_help(place, message, help);
            }
        }
    }
}
