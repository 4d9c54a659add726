//! Checks of motions that are followed.

use alembert::model::CompiledSignal;

use super::Checker;
use crate::problem::types::{Duration, Objective};

impl Checker<'_> {
    /// One coordinate, its motion, and a clock that stands.
    pub(super) fn tracking(&mut self, path: &str, subject: &str, objective: &Objective) {
        let Some(name) = &objective.joint else {
            let help = "add joint = \"...\", whose coordinate follows the motion";
            return self.error(path, format!("{subject} has no `joint`"), help);
        };
        if let Some(joint) = self.tree_joint(&format!("{path}.joint"), name) {
            self.tracked(path, subject, joint.kind.coordinate_names(), objective);
        }
        match &objective.motion {
            None => self.error(
                path,
                format!("{subject} has no `motion`"),
                "add motion = \"0.5*sin(t)\", a table or { csv = \"...\", column = \"...\" }",
            ),
            Some(motion) => {
                if let Err(error) = CompiledSignal::compile(motion) {
                    let help = "a number, an expression of t, a table or a column of a CSV file";
                    self.error(format!("{path}.motion"), error.to_string(), help);
                }
            }
        }
        let phases = self.file.phases.iter();
        if phases
            .clone()
            .any(|p| matches!(p.duration, Duration::Free(_)))
        {
            let message = format!("{subject}: a free duration shifts the clock of the motion");
            self.error(
                format!("{path}.kind"),
                message,
                "give all phases a duration",
            );
        }
    }

    /// Which coordinate it is.
    fn tracked(&mut self, path: &str, subject: &str, names: &[&str], objective: &Objective) {
        let list = names.join(", ");
        match (&objective.coordinate, names) {
            (_, []) => {
                let message =
                    format!("{subject}: a rotation is no coordinate that can be followed");
                self.error(
                    format!("{path}.joint"),
                    message,
                    "name a joint with angles or displacements",
                );
            }
            (None, [_]) => {}
            (None, _) => {
                let message = format!("{subject}: the joint has several coordinates");
                self.error(
                    path,
                    message,
                    format!("add coordinate = \"...\", one of {list}"),
                );
            }
            (Some(own), names) if !names.contains(&own.as_str()) => {
                self.unknown(&format!("{path}.coordinate"), "coordinate", own, names);
            }
            _ => {}
        }
    }
}
