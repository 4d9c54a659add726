//! Checks of conditions: one quantity each, the right number of values, a place in time.

use alembert::model::{Joint, JointKind, Space, suggest};

use super::{Checker, coordinate_count, dimension};
use crate::conditions::{Asked, Condition};
use crate::problem::types::{Actuator, AxisName, BodyAction, Range, Target};

impl<'a> Checker<'a> {
    pub(super) fn conditions(&mut self) {
        for (index, condition) in self.file.conditions.iter().enumerate() {
            let path = format!("condition[{index}]");
            let subject = match &condition.name {
                Some(name) => format!("condition \"{}\"", suggest::shorten(name)),
                None => format!("condition number {}", index + 1),
            };
            if let Some(at) = &condition.at {
                self.when(&format!("{path}.at"), at);
            }
            if let Some(components) = self.quantity(&path, &subject, condition) {
                self.bounds(&path, &subject, condition, components);
            }
        }
    }

    /// A place in time: start, end, path, a phase, or an end of one.
    fn when(&mut self, path: &str, at: &str) {
        if matches!(at, "start" | "end" | "path") {
            return;
        }
        let phases = self.file.phases.iter();
        let names: Vec<&str> = phases.map(|phase| phase.name.as_str()).collect();
        let phase = match at.rsplit_once('.') {
            Some((phase, "start" | "end")) => phase,
            _ => at,
        };
        if !names.contains(&phase) {
            let message = format!("\"{}\" is no place in time", suggest::shorten(at));
            let places: Vec<&str> = ["start", "end", "path"].into_iter().chain(names).collect();
            let help = match suggest::nearest(phase, places.iter().copied()) {
                Some(name) => format!("did you mean `{name}`?"),
                None => format!(
                    "possible: {}; a phase also with .start or .end",
                    suggest::list(&places)
                ),
            };
            self.error(path, message, help);
        }
    }

    /// Number of components of the quantity.
    fn quantity(&mut self, path: &str, subject: &str, condition: &Condition) -> Option<usize> {
        let given = condition.given();
        match given.as_slice() {
            [_] => {}
            [] => {
                let help = format!("give one of {}", Condition::QUANTITIES.join(", "));
                self.error(path, format!("{subject} is about nothing"), help);
            }
            [_, second, ..] => {
                let message = format!(
                    "{subject} is about several quantities: {}",
                    given.join(", ")
                );
                let help = "write one condition for each";
                self.error(format!("{path}.{second}"), message, help);
            }
        }
        let &[key] = given.as_slice() else {
            return None;
        };
        if condition.coordinate.is_some() && !Condition::takes(key, "coordinate") {
            self.meaningless(path, "coordinate", subject, "only joints have coordinates");
        }
        if condition.axis.is_some() && !Condition::takes(key, "axis") {
            let help = "a point and the centre of mass have axes";
            self.meaningless(path, "axis", subject, help);
        }
        let of = Asked {
            path,
            subject,
            condition,
        };
        condition.check_quantity(key, self, &of)
    }

    /// Number of coordinates of a joint that a condition means.
    pub(crate) fn chosen_coordinates(&mut self, of: &Asked<'_>, joint: &Joint) -> Option<usize> {
        match &of.condition.coordinate {
            Some(coordinate) => self
                .coordinate(&format!("{}.coordinate", of.path), joint, coordinate)
                .then_some(1),
            None => Some(coordinate_count(joint.kind)),
        }
    }

    /// An actuator by its name; unknown names are errors.
    pub(crate) fn actuator(&mut self, path: &str, name: &str) -> Option<&'a Actuator> {
        let all = &self.file.actuators;
        let found = all.iter().find(|a| a.name == name);
        if found.is_none() {
            let names: Vec<&str> = all.iter().map(|a| a.name.as_str()).collect();
            self.unknown(path, "actuator", name, &names);
        }
        found
    }

    /// Number of components of the controls of an actuator, and of its powers.
    pub(crate) fn components_of(&self, actuator: &Actuator) -> Option<[usize; 2]> {
        if let Some(name) = &actuator.joint {
            let joint = self.joints.get(name.as_str())?;
            let count = match actuator.coordinate {
                Some(_) => 1,
                None => coordinate_count(joint.kind),
            };
            let spherical = joint.kind == JointKind::Spherical;
            return Some([count, if spherical { 1 } else { count }]);
        }
        let torque = actuator.kind == Some(BodyAction::Torque);
        match (torque, self.model.space) {
            (true, Space::Planar) => Some([1, 1]),
            _ => Some([dimension(self.model), 1]),
        }
    }

    pub(crate) fn axis(&mut self, path: &str, axis: Option<AxisName>) {
        if axis == Some(AxisName::Z) && self.model.space == Space::Planar {
            self.error(path, "a planar model has no axis z", "possible: x, y");
        }
    }

    /// A value, or bounds.
    fn bounds(&mut self, path: &str, subject: &str, condition: &Condition, components: usize) {
        let range = Range {
            min: condition.min,
            max: condition.max,
        };
        let bounded = range.min.is_some() || range.max.is_some();
        let place = format!("{path}.value");
        match &condition.value {
            None if bounded => self.range(&format!("{path}.min"), subject, range),
            None => {
                let message = format!("{subject} says nothing");
                self.error(path, message, "give `value`, or `min`, `max` or both");
            }
            Some(_) if bounded => {
                let message = format!("{subject} has a `value` and bounds");
                self.error(place, message, "leave out `value`, or `min` and `max`");
            }
            Some(Target::Range(_)) => {
                let message = format!("`value` of {subject} is a table of bounds");
                self.error(place, message, "write min = ... and max = ... in its place");
            }
            Some(value) => self.target(&place, &format!("`value` of {subject}"), value, components),
        }
        let negative = match condition.value {
            Some(Target::Value(value)) => value < 0.0,
            _ => range.max.is_some_and(|max| max < 0.0),
        };
        if negative {
            let of = Asked {
                path,
                subject,
                condition,
            };
            condition.check_negative(self, &of);
        }
    }
}
