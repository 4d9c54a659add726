//! Checks of the first and last node, and of periodicity.

use alembert::model::{JointKind, Space, suggest};

use super::{Carrier, Checker, coordinate_count};
use crate::problem::types::{BodyPose, Boundary, Periodic, Rest, RotationTarget, Target};

impl<'a> Checker<'a> {
    pub(super) fn boundaries(&mut self) {
        let file = self.file;
        for (place, boundary) in [("start", &file.start), ("end", &file.end)] {
            if let Some(boundary) = boundary {
                self.boundary(place, boundary);
            }
        }
    }

    fn boundary(&mut self, place: &str, boundary: &Boundary) {
        for (name, target) in &boundary.joints {
            let path = format!("{place}.joints.{name}");
            let Some(joint) = self.tree_joint_key(&path, name) else {
                continue;
            };
            let subject = format!("`{place}` of joint \"{name}\"");
            self.target(&path, &subject, target, coordinate_count(joint.kind));
            if joint.kind == JointKind::Spherical && matches!(target, Target::Range(_)) {
                let message = format!("{subject}: a rotation has no bounds by component");
                self.error(&path, message, "give the rotation vector, three numbers");
            }
        }
        for (name, pose) in &boundary.bodies {
            self.pose(&format!("{place}.bodies.{name}"), name, pose);
        }
        for (name, target) in &boundary.momentum {
            let path = format!("{place}.momentum.{name}");
            if let Some(joint) = self.tree_joint_key(&path, name) {
                let subject = format!("the momentum of joint \"{name}\" at the {place}");
                self.target(&path, &subject, target, coordinate_count(joint.kind));
            }
        }
        match &boundary.rest {
            Some(Rest::Named(names)) => self.rest(place, boundary, names),
            Some(Rest::All(true)) if !boundary.momentum.is_empty() => {
                let message =
                    format!("everything is at rest at the {place}, but `momentum` is given");
                let help =
                    "leave out `momentum` or `rest`; or name what is at rest: rest = [\"...\"]";
                self.error(format!("{place}.rest"), message, help);
            }
            _ => {}
        }
    }

    /// What is at rest: joints and free bodies, without a momentum.
    fn rest(&mut self, place: &str, boundary: &Boundary, names: &[String]) {
        let (free, advancing) = (self.free_bodies(), self.advancing_names());
        for (k, name) in names.iter().enumerate() {
            let path = format!("{place}.rest[{k}]");
            let short = suggest::shorten(name);
            if self.joints.contains_key(name.as_str()) {
                self.tree_joint(&path, name);
            } else if self.carriers.contains_key(name.as_str()) {
                self.free_body(&path, name);
            } else if advancing.contains(name) {
                // one coordinate
            } else {
                let all: Vec<&str> = self
                    .joints
                    .keys()
                    .copied()
                    .chain(free.iter().copied())
                    .collect();
                let message = format!("there is no joint or free body \"{short}\"");
                self.error(
                    &path,
                    message,
                    suggest::did_you_mean(name, &all, "joints and free bodies"),
                );
            }
            if boundary.momentum.contains_key(name) {
                let message = format!(
                    "joint \"{short}\" is at rest at the {place}, but its `momentum` is given"
                );
                self.error(path, message, "leave one of them out");
            }
        }
    }

    /// The pose of a free body.
    fn pose(&mut self, path: &str, name: &str, pose: &BodyPose) {
        if !self.free_body(path, name) {
            return;
        }
        let subject = format!("body \"{}\"", suggest::shorten(name));
        if pose.position.is_none() && pose.rotation.is_none() {
            let message = format!("the pose of {subject} says nothing");
            self.error(path, message, "give `position`, `rotation` or both");
        }
        self.vector(
            &format!("{path}.position"),
            &format!("the position of {subject}"),
            &pose.position,
        );
        let Some(rotation) = &pose.rotation else {
            return;
        };
        let path = format!("{path}.rotation");
        let point = self.carriers.get(name) == Some(&Carrier::Point);
        match (rotation, self.model.space) {
            _ if point => {
                let message = format!("{subject} is a point mass, which has no orientation");
                self.error(path, message, "leave out `rotation`");
            }
            (RotationTarget::Vector(_), Space::Planar) => {
                let message = format!("the rotation of {subject} in a planar model is one angle");
                self.error(path, message, "write one number");
            }
            (RotationTarget::Angle(_), Space::Spatial) => {
                let message = format!("the rotation of {subject} is a vector in a spatial model");
                self.error(path, message, "axis times angle: three numbers");
            }
            _ => {}
        }
    }

    /// Names of bodies and points that no joint carries.
    pub(super) fn free_bodies(&self) -> Vec<&'a str> {
        let model = self.model;
        let name = |k: &usize| match model.bodies.get(*k) {
            Some(body) => Some(body.name.as_str()),
            None => model
                .points
                .get(k - model.bodies.len())
                .map(|p| p.name.as_str()),
        };
        self.roles.free.iter().filter_map(name).collect()
    }

    /// Whether that body is free; says so if not.
    pub(super) fn free_body(&mut self, path: &str, name: &str) -> bool {
        let free = self.free_bodies();
        if free.contains(&name) {
            return true;
        }
        let short = suggest::shorten(name);
        if self.carriers.contains_key(name) {
            let message = format!("body \"{short}\" is not free: a joint carries it");
            let help = "name its joint instead, with coordinates under `joints`";
            self.error(path, message, help);
        } else {
            self.unknown(path, "body", name, &free);
        }
        false
    }

    /// A joint of the tree, named by a key.
    fn tree_joint_key(&mut self, path: &str, name: &str) -> Option<&'a alembert::model::Joint> {
        let before = self.errors.len();
        let joint = self.tree_joint(path, name);
        // the key is wrong, not its value
        let wrong = self.errors.split_off(before);
        self.errors
            .extend(wrong.into_iter().map(|error| error.at_key()));
        joint
    }

    pub(super) fn periodic(&mut self) {
        let Some(periodic) = &self.file.periodic else {
            return;
        };
        let coordinates = self.advancing_names();
        let names: Vec<&str> = coordinates.iter().map(String::as_str).collect();
        for (name, target) in &periodic.advance {
            let path = format!("periodic.advance.{name}");
            let before = self.errors.len();
            if !names.contains(&name.as_str()) {
                let message = format!(
                    "there is no coordinate \"{}\" that can advance",
                    suggest::shorten(name)
                );
                self.error(
                    &path,
                    message,
                    suggest::did_you_mean(name, &names, "coordinates"),
                );
                let error = self.errors.split_off(before);
                self.errors
                    .extend(error.into_iter().map(|error| error.at_key()));
                continue;
            }
            self.target(&path, &format!("the advance of \"{name}\""), target, 1);
        }
        self.periodic_end(periodic);
    }

    /// Coordinates that may advance: "JOINT", "JOINT.COORDINATE" where there are several, "BODY.x".
    pub(super) fn advancing_names(&self) -> Vec<String> {
        let mut names = Vec::new();
        for joint in self.model.joints.iter().filter(|j| !self.closes(&j.name)) {
            match joint.kind.coordinate_names() {
                [] => {}
                [_] => names.push(joint.name.clone()),
                several => names.extend(several.iter().map(|c| format!("{}.{c}", joint.name))),
            }
        }
        for body in self.free_bodies() {
            let point = self.carriers.get(body) == Some(&Carrier::Point);
            let axes: &[&str] = match (self.model.space, point) {
                (Space::Spatial, _) => &["x", "y", "z"],
                (Space::Planar, true) => &["x", "y"],
                (Space::Planar, false) => &["x", "y", "angle"],
            };
            names.extend(axes.iter().map(|axis| format!("{body}.{axis}")));
        }
        names
    }

    /// The end of a period is given by its start.
    fn periodic_end(&mut self, periodic: &Periodic) {
        let Some(end) = &self.file.end else {
            return;
        };
        let moving = [
            ("joints", !end.joints.is_empty()),
            ("bodies", !end.bodies.is_empty()),
            (
                "configuration",
                end.configuration == Some(crate::problem::types::Configuration::Model),
            ),
        ];
        let momenta = [
            ("momentum", !end.momentum.is_empty()),
            (
                "rest",
                end.rest.is_some() && end.rest != Some(Rest::All(false)),
            ),
        ];
        let momenta = momenta.into_iter().filter(|_| periodic.momentum);
        for (key, _) in moving
            .into_iter()
            .chain(momenta)
            .filter(|(_, given)| *given)
        {
            let message = format!(
                "`{key}` of the end, but the problem is periodic: the end repeats the start"
            );
            let help = "give it under [start]; how far a coordinate goes in a period stands in periodic.advance";
            let error = alembert::error::ModelError::new(format!("end.{key}"), message);
            self.errors.push(error.with_help(help).at_key());
        }
    }
}
