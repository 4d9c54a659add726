//! Checks of initial motions along rods.

use super::Checker;
use crate::error::ModelError;
use crate::model::rods::Rod;
use crate::model::{AlongRod, Space};

impl Checker<'_> {
    /// The initial motion of a rod: three functions that have values at all nodes.
    pub(super) fn rod_motion(&mut self, path: &str, subject: &str, rod: &Rod) {
        let Some(motion) = &rod.initial_motion else {
            return;
        };
        if rod.velocity.is_some() || rod.angular_velocity.is_some() {
            let other = match rod.velocity {
                Some(_) => "velocity",
                None => "angular_velocity",
            };
            let message = format!("{subject} has both `initial_motion` and `{other}`");
            self.error_help(path, message, "keep one of them");
        }
        if self.space == Space::Planar {
            let message = format!("`initial_motion` of {subject} exists only in 3d models");
            let help = "use `velocity` and `angular_velocity`";
            self.error_help(path, message, help);
            return;
        }
        for (key, list) in motion.lists() {
            let Some(list) = list else { continue };
            let path = format!("{path}.{key}");
            if list.len() != 3 {
                let message = format!(
                    "`{key}` of the initial motion of {subject} must have three entries, found {}",
                    list.len()
                );
                let help = "write numbers or expressions of s, for example [0, \"2*s\", 0]";
                self.error_help(path, message, help);
                continue;
            }
            for (k, function) in list.iter().enumerate() {
                self.along_rod(&format!("{path}[{k}]"), subject, rod.elements, function);
            }
        }
    }

    fn along_rod(&mut self, path: &str, subject: &str, elements: u32, function: &AlongRod) {
        let places = elements.clamp(1, Rod::MAX_ELEMENTS);
        for i in 0..=places {
            let s = f64::from(i) / f64::from(places);
            match function.at(s) {
                Ok(value) if value.is_finite() => {}
                Ok(value) => {
                    let message = format!("the initial motion of {subject} is {value} at s = {s}");
                    let help = "s runs from 0 at the start to 1 at the end";
                    self.error_help(path, message, help);
                    return;
                }
                Err(inner) => {
                    let message = format!("{subject}: {} in the expression", inner.message);
                    let mut error = ModelError::new(path, message).at_offset(inner.offset);
                    error.help = inner.help;
                    self.errors.push(error);
                    return;
                }
            }
        }
    }
}
