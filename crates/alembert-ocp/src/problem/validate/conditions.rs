//! Checks of conditions: one quantity each, the right number of values, a place in time.

use alembert::model::{JointKind, Space, suggest};

use super::{Checker, coordinate_count, dimension};
use crate::problem::types::{AxisName, Condition, PointOf, Range, Target};

/// The four quantities, for messages.
const QUANTITIES: &str = "give one of joint, point, distance, center_of_mass";

impl Checker<'_> {
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
        let given: Vec<&str> = [
            ("joint", condition.joint.is_some()),
            ("point", condition.point.is_some()),
            ("distance", condition.distance.is_some()),
            ("center_of_mass", condition.center_of_mass == Some(true)),
        ]
        .iter()
        .filter(|(_, given)| *given)
        .map(|(key, _)| *key)
        .collect();
        match given.as_slice() {
            [_] => {}
            [] => self.error(path, format!("{subject} is about nothing"), QUANTITIES),
            [_, second, ..] => {
                let message = format!(
                    "{subject} is about several quantities: {}",
                    given.join(", ")
                );
                self.error(
                    format!("{path}.{second}"),
                    message,
                    "write one condition for each",
                );
            }
        }
        let &[key] = given.as_slice() else {
            return None;
        };
        if condition.coordinate.is_some() && key != "joint" {
            self.meaningless(path, "coordinate", subject, "only joints have coordinates");
        }
        if condition.axis.is_some() && !matches!(key, "point" | "center_of_mass") {
            self.meaningless(
                path,
                "axis",
                subject,
                "a point and the centre of mass have axes",
            );
        }
        if let Some(joint) = &condition.joint {
            return self.joint_quantity(path, condition, joint);
        }
        if let Some(points) = &condition.distance {
            self.distance(path, subject, points);
            return Some(1);
        }
        if let Some(point) = &condition.point {
            self.point(
                &format!("{path}.point"),
                &format!("the point of {subject}"),
                point,
                false,
            );
        }
        self.axis(&format!("{path}.axis"), condition.axis);
        Some(condition.axis.map_or(dimension(self.model), |_| 1))
    }

    fn joint_quantity(&mut self, path: &str, condition: &Condition, name: &str) -> Option<usize> {
        let place = format!("{path}.joint");
        let joint = self.tree_joint(&place, name)?;
        if joint.kind == JointKind::Spherical {
            let message = format!(
                "joint \"{}\" is spherical: its rotation has no bounds by component",
                suggest::shorten(name)
            );
            let help = "bound the place of a point of its body, or give the rotation under [start] or [end]";
            self.error(place, message, help);
            return None;
        }
        match &condition.coordinate {
            Some(coordinate) => self
                .coordinate(&format!("{path}.coordinate"), joint, coordinate)
                .then_some(1),
            None => Some(coordinate_count(joint.kind)),
        }
    }

    fn distance(&mut self, path: &str, subject: &str, points: &[PointOf; 2]) {
        for (k, point) in points.iter().enumerate() {
            let path = format!("{path}.distance[{k}]");
            self.point(&path, &format!("point {} of {subject}", k + 1), point, true);
        }
        if points[0].body == points[1].body {
            let message = format!(
                "both points of {subject} belong to \"{}\"",
                suggest::shorten(&points[0].body)
            );
            self.error(
                format!("{path}.distance"),
                message,
                "their distance does not change: name two bodies",
            );
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
        if condition.distance.is_some() && negative {
            let message = format!("the distance of {subject} would be negative");
            self.error(path, message, "a distance is not negative");
        }
    }
}
