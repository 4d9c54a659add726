//! Checks of `[[coordinate]]` tables, and of the places that name a coordinate.

use super::joints::parallel;
use super::{Checker, Target};
use crate::error::ModelError;
use crate::model::geometry::dot;
use crate::model::{
    Angle, Coordinate, CoordinateRef, Cosine, Displacement, Distance, GROUND, JointCoordinate,
    Position, Space, Vector, suggest,
};

/// A coordinate that exists; a joint coordinate has the same key under every name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Key {
    /// Coordinate of a joint: index of the joint, index of the coordinate.
    Joint(usize, usize),
    /// A `[[coordinate]]`, by its index.
    Named(usize),
}

impl<'a> Checker<'a> {
    pub(super) fn coordinates(&mut self) {
        for (index, coordinate) in self.model.coordinates.iter().enumerate() {
            let path = format!("coordinate[{index}]");
            let subject = format!("coordinate \"{}\"", suggest::shorten(coordinate.name()));
            self.rate_channel(&path, coordinate.name());
            match coordinate {
                Coordinate::Joint(c) => {
                    self.joint_coordinate(&path, &subject, &c.joint, c.coordinate);
                }
                Coordinate::Distance(c) => self.distance_coordinate(&path, &subject, c),
                Coordinate::Position(c) => self.position_coordinate(&path, &subject, c),
                Coordinate::Displacement(c) => self.displacement_coordinate(&path, &subject, c),
                Coordinate::Angle(c) => self.angle_coordinate(&path, &subject, c),
                Coordinate::Cosine(c) => self.cosine_coordinate(&path, &subject, c),
            }
        }
    }

    /// The channel of the rate of a coordinate must not be the channel of another one.
    fn rate_channel(&mut self, path: &str, name: &str) {
        if let Some(other) = name.strip_suffix("_rate")
            && self.coordinates.contains_key(other)
        {
            let message = format!(
                "the name \"{}\" is taken: coordinate.{}_rate is the rate of coordinate \"{}\"",
                suggest::shorten(name),
                suggest::shorten(other),
                suggest::shorten(other)
            );
            self.error_help(format!("{path}.name"), message, "choose another name");
        }
    }

    fn distance_coordinate(&mut self, path: &str, subject: &str, c: &Distance) {
        let before = self.errors.len();
        self.two_points(path, subject, &c.points);
        let locals = [&c.at_first, &c.at_second];
        self.between(path, subject, &c.bodies, &c.points, locals);
        // initial joint coordinates may still move the two points apart
        let drawn_is_final = self.model.joints.iter().all(|j| j.coordinates.is_none());
        if let Some([a, b]) = &c.points
            && self.errors.len() == before
            && drawn_is_final
            && a == b
        {
            let message = format!("{subject} is zero: its two points coincide");
            let help =
                "a distance of zero has no direction; move a point, or use kind = \"displacement\"";
            self.error_help(format!("{path}.points"), message, help);
        }
    }

    fn position_coordinate(&mut self, path: &str, subject: &str, c: &Position) {
        self.vector(&format!("{path}.at"), &format!("`at` of {subject}"), &c.at);
        self.direction_of(path, subject, "direction", &c.direction);
        match self.target(&format!("{path}.body"), &c.body) {
            Some(Target::Ground) => self.error_help(
                format!("{path}.body"),
                format!("{subject} is the position of the {GROUND}, which does not move"),
                "name a body or a point",
            ),
            Some(Target::Point(_)) => self.no_offset(&format!("{path}.at"), subject, &c.at),
            _ => {}
        }
    }

    fn displacement_coordinate(&mut self, path: &str, subject: &str, c: &Displacement) {
        self.two_points(path, subject, &c.points);
        self.direction_of(path, subject, "direction", &c.direction);
        if let Some(Target::Point(_)) = self.targets.get(c.bodies[0].as_str()) {
            let message = format!(
                "{subject}: the point mass \"{}\" has no orientation, so no axis along which to measure",
                suggest::shorten(&c.bodies[0])
            );
            let help = "name a body or \"ground\" first, the point second; or use kind = \"position\" or \"distance\"";
            self.error_help(format!("{path}.bodies[0]"), message, help);
            return;
        }
        let locals = [&c.at_first, &c.at_second];
        self.between(path, subject, &c.bodies, &c.points, locals);
    }

    fn angle_coordinate(&mut self, path: &str, subject: &str, c: &Angle) {
        let targets = self.oriented_pair(path, subject, &c.bodies);
        match (&c.axis, self.space) {
            (None, Space::Spatial) => self.error_help(
                path,
                format!("{subject} has no `axis`"),
                "add axis = [..] in the world; it is fixed in the first body",
            ),
            (Some(_), Space::Planar) => {
                let message = format!("{subject}: `axis` has no meaning in a planar model");
                let help = "in planar models the axis is always +z; leave the key out";
                let error = ModelError::new(format!("{path}.axis"), message);
                self.errors.push(error.with_help(help).at_key());
            }
            (Some(axis), Space::Spatial) => self.direction_of(path, subject, "axis", axis),
            (None, Space::Planar) => {}
        }
        for (key, x) in [("x_first", &c.x_first), ("x_second", &c.x_second)] {
            self.direction(
                &format!("{path}.{key}"),
                &format!("`{key}` of {subject}"),
                x,
            );
        }
        if c.x_first.is_some() != c.x_second.is_some() {
            let message = format!("{subject} has only one of `x_first` and `x_second`");
            let help = "the zero angle needs a direction in both bodies";
            self.error_help(path, message, help);
        }
        // the axis is fixed in the first body, so this holds in every configuration
        if let (Some([first, _]), Some(axis), Some(x)) = (targets, &c.axis, &c.x_first)
            && self.space == Space::Spatial
            && let Some(axis) = first.into_frame(axis.xyz())
            && parallel(axis, x.xyz())
        {
            let message = format!("`x_first` of {subject} is parallel to the axis");
            let help = "it gives the direction of the zero angle and must point away from the axis";
            self.error_help(format!("{path}.x_first"), message, help);
        }
    }

    fn cosine_coordinate(&mut self, path: &str, subject: &str, c: &Cosine) {
        self.oriented_pair(path, subject, &c.bodies);
        self.direction_of(path, subject, "first", &c.first);
        self.direction_of(path, subject, "second", &c.second);
    }

    /// Two different bodies with orientation, one of which may be the ground.
    fn oriented_pair(
        &mut self,
        path: &str,
        subject: &str,
        bodies: &[String; 2],
    ) -> Option<[Target<'a>; 2]> {
        let targets = self.pair(path, subject, bodies)?;
        if let Some(index) = targets.iter().position(|target| target.is_point()) {
            let message = format!(
                "{subject}: the point mass \"{}\" has no orientation",
                suggest::shorten(&bodies[index])
            );
            let help = "name a body or \"ground\"";
            self.error_help(format!("{path}.bodies[{index}]"), message, help);
            return None;
        }
        Some(targets)
    }

    fn direction_of(&mut self, path: &str, subject: &str, key: &str, vector: &Vector) {
        let what = format!("`{key}` of {subject}");
        self.direction(&format!("{path}.{key}"), &what, &Some(vector.clone()));
    }

    /// What the keys `joint` and `coordinate` of a table name; says so if it is nothing.
    pub(crate) fn names_coordinate(
        &mut self,
        path: &str,
        subject: &str,
        joint: &Option<String>,
        coordinate: &Option<CoordinateRef>,
    ) -> Option<Key> {
        match (joint, coordinate) {
            (Some(joint), None) => self.joint_coordinate(path, subject, joint, 0),
            (Some(joint), Some(CoordinateRef::Index(k))) => {
                self.joint_coordinate(path, subject, joint, *k)
            }
            (None, Some(CoordinateRef::Name(name))) => {
                self.named_coordinate(&format!("{path}.coordinate"), name)
            }
            (Some(joint), Some(CoordinateRef::Name(name))) => {
                let (joint, name) = (suggest::shorten(joint), suggest::shorten(name));
                let message =
                    format!("{subject} names both joint \"{joint}\" and coordinate \"{name}\"");
                let help = "with a joint, `coordinate` is the index of one of its coordinates, from 0; keep the joint or the name of the [[coordinate]]";
                self.error_help(format!("{path}.coordinate"), message, help);
                None
            }
            (None, Some(CoordinateRef::Index(k))) => {
                let message = format!("{subject} has `coordinate` = {k} but no `joint`");
                let help = "an index counts the coordinates of a joint: add joint = \"NAME\"; or name a [[coordinate]]: coordinate = \"NAME\"";
                self.error_help(format!("{path}.coordinate"), message, help);
                None
            }
            (None, None) => {
                let message = format!("{subject} does not name a coordinate");
                let help = "add joint = \"NAME\" (and coordinate = 1 for its second coordinate), or coordinate = \"NAME\" of a [[coordinate]]";
                self.error_help(path, message, help);
                None
            }
        }
    }

    /// A coordinate of a joint.
    fn joint_coordinate(
        &mut self,
        path: &str,
        subject: &str,
        joint: &str,
        coordinate: usize,
    ) -> Option<Key> {
        let Some(&index) = self.joints.get(joint) else {
            let names: Vec<&str> = self.joints.keys().copied().collect();
            let short = suggest::shorten(joint);
            let help = if self.coordinates.contains_key(joint) {
                format!("\"{short}\" is a [[coordinate]]: write coordinate = \"{short}\"")
            } else {
                suggest::did_you_mean(joint, &names, "joints")
            };
            let message = format!("there is no joint \"{short}\"");
            self.error_help(format!("{path}.joint"), message, help);
            return None;
        };
        let kind = self.model.joints[index].kind;
        let names = kind.coordinate_names();
        if names.is_empty() {
            self.without_coordinates(&format!("{path}.joint"), subject, index);
            return None;
        }
        if coordinate >= names.len() {
            let message = format!(
                "{subject}: joint \"{}\" has no coordinate {coordinate}",
                suggest::shorten(joint)
            );
            let list: Vec<String> = names
                .iter()
                .enumerate()
                .map(|(i, n)| format!("{i} = {n}"))
                .collect();
            let help = format!(
                "coordinates of a {} joint: {}",
                kind.name(),
                list.join(", ")
            );
            self.error_help(format!("{path}.coordinate"), message, help);
            return None;
        }
        Some(Key::Joint(index, coordinate))
    }

    /// A joint of a kind without coordinates.
    fn without_coordinates(&mut self, path: &str, subject: &str, joint: usize) {
        let joint = &self.model.joints[joint];
        let message = format!(
            "{subject} needs a coordinate of joint \"{}\", but a {} joint has none",
            suggest::shorten(&joint.name),
            joint.kind.name()
        );
        let help = "joints with coordinates: revolute, prismatic, cylindrical, universal, planar, screw; or define a [[coordinate]]";
        self.error_help(path, message, help);
    }

    /// A `[[coordinate]]` by its name.
    fn named_coordinate(&mut self, path: &str, name: &str) -> Option<Key> {
        if let Some(&index) = self.coordinates.get(name) {
            return self.key_of(index);
        }
        let short = suggest::shorten(name);
        let names: Vec<&str> = self.coordinates.keys().copied().collect();
        let help = if self.joints.contains_key(name) {
            format!("\"{short}\" is a joint: write joint = \"{short}\"")
        } else {
            suggest::did_you_mean(name, &names, "coordinates")
        };
        self.error_help(path, format!("there is no coordinate \"{short}\""), help);
        None
    }

    /// A `[[coordinate]]`, or a joint whose first coordinate is meant.
    pub(super) fn named_input(&mut self, path: &str, subject: &str, name: &str) -> Option<Key> {
        if let Some(&index) = self.coordinates.get(name) {
            return self.key_of(index);
        }
        if let Some(&index) = self.joints.get(name) {
            if self.model.joints[index].kind.coordinate_names().is_empty() {
                self.without_coordinates(path, subject, index);
                return None;
            }
            return Some(Key::Joint(index, 0));
        }
        let joints = self.joints.iter();
        let moving = joints
            .filter(|(_, k)| !self.model.joints[**k].kind.coordinate_names().is_empty())
            .map(|(name, _)| *name);
        let names: Vec<&str> = self.coordinates.keys().copied().chain(moving).collect();
        let message = format!(
            "{subject}: there is no coordinate or joint \"{}\"",
            suggest::shorten(name)
        );
        let help = suggest::did_you_mean(name, &names, "coordinates and joints");
        self.error_help(path, message, help);
        None
    }

    /// The key of a `[[coordinate]]`; that of the joint coordinate if it is one.
    ///
    /// Nothing for a joint coordinate that does not exist; that is reported at its own table.
    fn key_of(&self, index: usize) -> Option<Key> {
        let Coordinate::Joint(JointCoordinate {
            joint, coordinate, ..
        }) = &self.model.coordinates[index]
        else {
            return Some(Key::Named(index));
        };
        let joint = *self.joints.get(joint.as_str())?;
        let names = self.model.joints[joint].kind.coordinate_names();
        (*coordinate < names.len()).then_some(Key::Joint(joint, *coordinate))
    }

    /// A coordinate in words: `the angle of joint "hinge"`, `coordinate "reach"`.
    pub(super) fn describe(&self, key: Key) -> String {
        match key {
            Key::Joint(joint, k) => {
                let joint = &self.model.joints[joint];
                let names = joint.kind.coordinate_names();
                let name = names.get(k).copied().unwrap_or("coordinate");
                format!("the {name} of joint \"{}\"", suggest::shorten(&joint.name))
            }
            Key::Named(index) => {
                let name = self.model.coordinates[index].name();
                format!("coordinate \"{}\"", suggest::shorten(name))
            }
        }
    }
}

impl Target<'_> {
    /// A vector of the world in the axes of the frame, drawn configuration; nothing if there is no frame.
    fn into_frame(self, v: [f64; 3]) -> Option<[f64; 3]> {
        match self {
            Target::Ground => Some(v),
            Target::Point(_) => None,
            Target::Body(body) => {
                let r = body.rotation().ok()?;
                Some([0, 1, 2].map(|i| dot([r[0][i], r[1][i], r[2][i]], v)))
            }
            Target::Node { rotation, .. } => {
                let r = rotation?;
                Some([0, 1, 2].map(|i| dot([r[0][i], r[1][i], r[2][i]], v)))
            }
        }
    }
}
