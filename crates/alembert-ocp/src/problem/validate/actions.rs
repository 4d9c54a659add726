//! Checks of actuators.

use alembert::model::{Space, suggest};

use super::{Carrier, Checker, coordinate_count, dimension};
use crate::problem::types::{ActionFrame, Actuator, BodyAction, Limit};

impl Checker<'_> {
    pub(super) fn actuators(&mut self) {
        for (index, actuator) in self.file.actuators.iter().enumerate() {
            let path = format!("actuator[{index}]");
            let subject = format!("actuator \"{}\"", suggest::shorten(&actuator.name));
            let components = match (&actuator.joint, &actuator.body) {
                (None, None) if actuator.force.is_some() => {
                    self.on_force(&path, &subject, actuator)
                }
                (Some(joint), None) => self.on_joint(&path, &subject, actuator, joint),
                (None, Some(body)) => self.on_body(&path, &subject, actuator, body),
                (None, None) => {
                    let message = format!("{subject} acts on nothing");
                    self.error(
                        &path,
                        message,
                        "add joint = \"...\", body = \"...\" or force = \"...\"",
                    );
                    None
                }
                (Some(_), Some(_)) => {
                    let message = format!("{subject} acts on a joint and on a body");
                    let help = "leave one of them out: a joint for a motor, a body for a force from outside";
                    self.error(format!("{path}.body"), message, help);
                    None
                }
            };
            if actuator.force.is_some() && (actuator.joint.is_some() || actuator.body.is_some()) {
                let message = format!("{subject} commands a force and acts by itself");
                let help = "leave one of them out: `force` is for a motor of the model, which acts by its own law";
                self.error(format!("{path}.force"), message, help);
            }
            if let (Some(limit), Some(components)) = (&actuator.limit, components) {
                self.limit(&format!("{path}.limit"), &subject, limit, components);
            }
        }
    }

    /// Number of inputs of the force that an actuator commands.
    fn on_force(&mut self, path: &str, subject: &str, actuator: &Actuator) -> Option<usize> {
        let keys = [
            ("coordinate", actuator.coordinate.is_some()),
            ("kind", actuator.kind.is_some()),
            ("frame", actuator.frame != ActionFrame::World),
            ("at", actuator.at.is_some()),
        ];
        for (key, _) in keys.iter().filter(|(_, given)| *given) {
            let why = "it commands a force of the model; the key belongs to actuators on joints or bodies";
            self.meaningless(path, key, subject, why);
        }
        let name = actuator.force.as_deref()?;
        let inputs = |f: &alembert::model::Force| f.inputs([""; 2]).len();
        let forces = self.model.forces.iter().filter(|f| inputs(f) > 0);
        let known: Vec<&str> = forces.map(|f| f.name()).collect();
        let own = self.model.forces.iter().find(|f| f.name() == name);
        let count = own.map_or(0, inputs);
        if count == 0 {
            let message = format!(
                "{subject} commands \"{}\", but there is no such force with an input",
                suggest::shorten(name)
            );
            let help = suggest::did_you_mean(name, &known, "motors");
            self.error(format!("{path}.force"), message, help);
            return None;
        }
        Some(count)
    }

    /// Number of components of an actuator on a joint.
    fn on_joint(
        &mut self,
        path: &str,
        subject: &str,
        actuator: &Actuator,
        name: &str,
    ) -> Option<usize> {
        let keys = [
            ("kind", actuator.kind.is_some()),
            ("frame", actuator.frame != ActionFrame::World),
            ("at", actuator.at.is_some()),
        ];
        for (key, _) in keys.iter().filter(|(_, given)| *given) {
            self.meaningless(
                path,
                key,
                subject,
                "it acts on a joint; the key belongs to actuators on bodies",
            );
        }
        let place = format!("{path}.joint");
        let joint = self.tree_joint(&place, name)?;
        match &actuator.coordinate {
            Some(coordinate) => self
                .coordinate(&format!("{path}.coordinate"), joint, coordinate)
                .then_some(1),
            None => Some(coordinate_count(joint.kind)),
        }
    }

    /// Number of components of an actuator on a body.
    fn on_body(
        &mut self,
        path: &str,
        subject: &str,
        actuator: &Actuator,
        name: &str,
    ) -> Option<usize> {
        if actuator.coordinate.is_some() {
            self.meaningless(
                path,
                "coordinate",
                subject,
                "it acts on a body; only joints have coordinates",
            );
        }
        let torque = actuator.kind == Some(BodyAction::Torque);
        let carrier = self.carrier(&format!("{path}.body"), name)?;
        if carrier == Carrier::Ground {
            let message = format!("{subject} acts on the ground, which does not move");
            self.error(format!("{path}.body"), message, "name a body or a point");
            return None;
        }
        if torque && actuator.at.is_some() {
            self.meaningless(path, "at", subject, "a torque acts on the body as a whole");
        } else {
            self.offset(&format!("{path}.at"), subject, Some(carrier), &actuator.at);
        }
        if carrier == Carrier::Point && torque {
            let message =
                format!("{subject} is a torque on a point mass, which has no orientation");
            self.error(format!("{path}.kind"), message, "kind = \"force\"");
        }
        if carrier == Carrier::Point && actuator.frame == ActionFrame::Body {
            let message = format!("{subject} acts along the axes of a point mass, which has none");
            self.error(format!("{path}.frame"), message, "frame = \"world\"");
        }
        let outside = torque || actuator.frame == ActionFrame::Body;
        let free = self.free_bodies().contains(&name);
        if carrier == Carrier::Body && outside && !free {
            let message = format!(
                "{subject}: torques and forces along body axes act on free bodies only, a joint carries \"{name}\""
            );
            self.error(
                format!("{path}.body"),
                message,
                "let it act on the joint, or be a force in world axes",
            );
        }
        match (torque, self.model.space) {
            (true, Space::Planar) => Some(1),
            _ => Some(dimension(self.model)),
        }
    }

    fn limit(&mut self, path: &str, subject: &str, limit: &Limit, components: usize) {
        let subject = format!("the limit of {subject}");
        match limit {
            Limit::Symmetric(limit) => {
                self.positive(
                    path,
                    &subject,
                    *limit,
                    "it means plus and minus; leave it out for no limit",
                );
            }
            Limit::Range(range) => self.range(path, &subject, *range),
            Limit::Each(limits) if limits.len() != components => {
                let message = format!(
                    "{subject} must have {components} entries, found {}",
                    limits.len()
                );
                self.error(
                    path,
                    message,
                    "one for each component, or one number for all",
                );
            }
            Limit::Each(limits) => {
                for (k, limit) in limits.iter().enumerate() {
                    let path = format!("{path}[{k}]");
                    self.positive(&path, &subject, *limit, "it means plus and minus");
                }
            }
        }
    }
}
