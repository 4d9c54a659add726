//! Checks of joints: which keys belong to which kind, places and axes, points.

use super::{Checker, Target, distance};
use crate::joints::{JointKind, Key};
use crate::model::geometry::{cross, norm, unit};
use crate::model::{GROUND, Joint, Space, Vector, suggest};

/// Allowed distance between a drawn location and the point mass it belongs to, relative to the lengths.
const PLACE_TOLERANCE: f64 = 1e-6;

/// Sine of the angle below which two axes count as parallel.
const PARALLEL_TOLERANCE: f64 = 1e-6;

impl<'a> Checker<'a> {
    pub(super) fn joints(&mut self) {
        // with initial coordinates the drawn places are not final
        let drawn_is_final = self.model.joints.iter().all(|j| j.coordinates.is_none());
        for (index, joint) in self.model.joints.iter().enumerate() {
            let path = format!("joint[{index}]");
            let before = self.errors.len();
            self.joint_keys(&path, joint);
            self.joint_vectors(&path, joint);
            let targets = self.pair(&path, &subject(joint), &joint.bodies);
            if let Some(targets) = targets {
                self.joint_points(&path, joint, targets);
                self.joint_place(&path, joint, targets);
                if self.errors.len() == before {
                    self.distance_length(&path, joint, targets, drawn_is_final);
                }
            }
            self.universal_axes(&path, joint);
            if joint.kind == JointKind::Custom {
                self.custom_functions(&path, &subject(joint), joint);
            }
        }
        if !self.rods.is_empty() {
            self.ends_held_twice();
        }
    }

    /// The two bodies of a joint or force.
    pub(crate) fn pair(
        &mut self,
        path: &str,
        subject: &str,
        bodies: &[String; 2],
    ) -> Option<[Target<'a>; 2]> {
        if bodies[0] == bodies[1] {
            let message = if bodies[0] == GROUND {
                format!("{subject} connects the ground with the ground")
            } else {
                let name = suggest::shorten(&bodies[0]);
                format!("{subject} connects \"{name}\" with itself")
            };
            let help = "`bodies` names two different bodies, one of them may be \"ground\"";
            self.error_help(format!("{path}.bodies[1]"), message, help);
            return None;
        }
        let first = self.target(&format!("{path}.bodies[0]"), &bodies[0]);
        let second = self.target(&format!("{path}.bodies[1]"), &bodies[1]);
        Some([first?, second?])
    }

    /// Kind, and keys that do not belong to it.
    fn joint_keys(&mut self, path: &str, joint: &Joint) {
        let subject = subject(joint);
        let kind = joint.kind;
        if !kind.exists_in(self.space) {
            let all = JointKind::ALL
                .iter()
                .filter(|kind| kind.exists_in(self.space));
            let names: Vec<&str> = all.map(|kind| kind.name()).collect();
            let message = format!(
                "{subject}: a {} joint does not exist in planar models",
                kind.name()
            );
            let help = format!("possible: {}", names.join(", "));
            self.error_help(format!("{path}.kind"), message, help);
            return;
        }
        for (key, given) in given_keys(joint) {
            if given && !applies(key, kind, self.space) {
                let message = format!(
                    "{subject}: `{key}` has no meaning for a {} joint",
                    kind.name()
                );
                let help = if key.starts_with("axis") && kind == JointKind::Revolute {
                    "in planar models the axis is always +z; leave the key out".to_owned()
                } else {
                    format!(
                        "a {} joint takes {}",
                        kind.name(),
                        keys_of(kind, self.space)
                    )
                };
                let error = crate::error::ModelError::new(format!("{path}.{key}"), message);
                self.errors.push(error.with_help(help).at_key());
            }
        }
        self.count(path, joint, "coordinates", kind.coordinate_names().len());
        self.count(path, joint, "speeds", kind.speed_count());
        match (kind.takes(Key::Pitch, self.space), joint.pitch) {
            (true, None) => self.error_help(
                path,
                format!("{subject} has no `pitch`"),
                "add pitch = ... , the advance per full turn [m]",
            ),
            (true, Some(0.0)) => self.error_help(
                format!("{path}.pitch"),
                format!("the pitch of {subject} is zero"),
                "a screw without advance is a revolute joint",
            ),
            _ => {}
        }
        if let Some(length) = joint.length {
            self.positive(
                &format!("{path}.length"),
                &format!("the length of {subject}"),
                length,
            );
        }
    }

    /// Number of initial coordinates or speeds.
    fn count(&mut self, path: &str, joint: &Joint, key: &str, wanted: usize) {
        let list = match key {
            "coordinates" => &joint.coordinates,
            _ => &joint.speeds,
        };
        let Some(list) = list
            .as_ref()
            .filter(|list| wanted > 0 && list.len() != wanted)
        else {
            return;
        };
        let names = match joint.kind {
            kind if kind.coordinate_names().is_empty() => {
                "x, y, z of the relative angular velocity".to_owned()
            }
            kind => kind.coordinate_names().join(", "),
        };
        let message = format!(
            "`{key}` of {} must have {wanted} entries, found {}",
            subject(joint),
            list.len()
        );
        let help = format!("the order is [{names}]");
        self.error_help(format!("{path}.{key}"), message, help);
    }

    fn joint_vectors(&mut self, path: &str, joint: &Joint) {
        let subject = subject(joint);
        for (key, vector) in [
            ("at", &joint.at),
            ("at_first", &joint.at_first),
            ("at_second", &joint.at_second),
        ] {
            self.vector(
                &format!("{path}.{key}"),
                &format!("`{key}` of {subject}"),
                vector,
            );
        }
        for (key, vector) in [
            ("axis", &joint.axis),
            ("second_axis", &joint.second_axis),
            ("axis_first", &joint.axis_first),
            ("axis_second", &joint.axis_second),
            ("x_first", &joint.x_first),
            ("x_second", &joint.x_second),
        ] {
            self.direction(
                &format!("{path}.{key}"),
                &format!("`{key}` of {subject}"),
                vector,
            );
        }
        self.two_points(path, &subject, &joint.points);
        for (axis_key, axis, x_key, x) in [
            ("axis_first", &joint.axis_first, "x_first", &joint.x_first),
            (
                "axis_second",
                &joint.axis_second,
                "x_second",
                &joint.x_second,
            ),
        ] {
            if let (Some(axis), Some(x)) = (axis, x)
                && parallel(axis.xyz(), x.xyz())
            {
                let message = format!("`{x_key}` of {subject} is parallel to `{axis_key}`");
                let help =
                    "it gives the direction of the zero angle and must point away from the axis";
                self.error_help(format!("{path}.{x_key}"), message, help);
            }
        }
    }

    /// `points`: two vectors of the right length.
    pub(crate) fn two_points(&mut self, path: &str, subject: &str, points: &Option<[Vector; 2]>) {
        for (index, point) in points.iter().flatten().enumerate() {
            let what = format!("`points[{index}]` of {subject}");
            self.vector(
                &format!("{path}.points[{index}]"),
                &what,
                &Some(point.clone()),
            );
        }
    }

    /// Point masses take only some joints.
    fn joint_points(&mut self, path: &str, joint: &Joint, targets: [Target<'_>; 2]) {
        let Some(index) = targets.iter().position(|target| target.is_point()) else {
            return;
        };
        let subject = subject(joint);
        if !matches!(joint.kind, JointKind::Distance | JointKind::Spherical) {
            let possible = match self.space {
                Space::Spatial => "distance, or spherical (the point is pinned to the other body)",
                Space::Planar => "distance",
            };
            let message = format!(
                "{subject}: a {} joint on the point mass \"{}\", which has no orientation",
                joint.kind.name(),
                suggest::shorten(&joint.bodies[index])
            );
            let help = format!("joints of points: {possible}");
            self.error_help(format!("{path}.kind"), message, help);
        } else if joint.kind == JointKind::Spherical && joint.speeds.is_some() {
            let message = format!("{subject}: `speeds` with a point mass, which does not rotate");
            self.error(format!("{path}.speeds"), message);
        }
    }

    /// Either in the world or in the two bodies, and complete.
    fn joint_place(&mut self, path: &str, joint: &Joint, targets: [Target<'_>; 2]) {
        let subject = subject(joint);
        let kind = joint.kind;
        if !kind.exists_in(self.space) || kind == JointKind::Free {
            return;
        }
        let given = given_keys(joint);
        let first_of = |keys: &[&str]| {
            let found = given
                .iter()
                .find(|(key, is_given)| *is_given && keys.contains(key));
            found.map(|(key, _)| *key)
        };
        let world = first_of(&["at", "axis", "second_axis", "points"]);
        let local = first_of(&["at_first", "at_second", "axis_first", "axis_second"]);
        if let (Some(world), Some(local)) = (world, local) {
            let message = format!("{subject} has both `{world}` and `{local}`");
            let help = "give place and axis either in the world (at, axis) or in the two bodies (at_first, at_second, axis_first, axis_second)";
            self.error_help(format!("{path}.{local}"), message, help);
            return;
        }
        let locals = [&joint.at_first, &joint.at_second];
        if kind.takes(Key::Points, self.space) {
            self.attachment(path, &subject, &joint.points, locals, targets, true);
        } else {
            let needed = kind.takes(Key::At, self.space);
            self.location(path, &subject, &joint.at, locals, targets, needed);
        }
        self.needs_axis(path, &subject, joint);
        if joint.x_first.is_some() != joint.x_second.is_some() {
            let message = format!("{subject} has only one of `x_first` and `x_second`");
            let help = "the zero angle needs a direction in both bodies";
            self.error_help(path, message, help);
        }
    }

    /// One location: `at`, or `at_first` with `at_second`.
    pub(crate) fn location(
        &mut self,
        path: &str,
        subject: &str,
        at: &Option<Vector>,
        locals: [&Option<Vector>; 2],
        targets: [Target<'_>; 2],
        needed: bool,
    ) {
        let Some(at) = at else {
            let has_point = targets.iter().any(|target| target.is_point());
            let none = locals.iter().all(|local| local.is_none());
            if none && needed && !has_point {
                let message = format!("{subject} has no place");
                let help =
                    "add at = [..] in the world, or at_first and at_second in the two bodies";
                self.error_help(path, message, help);
            } else if !none {
                self.attachment(path, subject, &None, locals, targets, needed);
            }
            return;
        };
        for target in targets {
            self.on_point(
                &format!("{path}.at"),
                &format!("`at` of {subject}"),
                at,
                target,
            );
        }
    }

    /// Two attachments: `points`, or `at_first` with `at_second`; a point mass needs none.
    pub(crate) fn attachment(
        &mut self,
        path: &str,
        subject: &str,
        points: &Option<[Vector; 2]>,
        locals: [&Option<Vector>; 2],
        targets: [Target<'_>; 2],
        needed: bool,
    ) {
        let keys = ["at_first", "at_second"];
        if let Some(points) = points {
            for (index, point) in points.iter().enumerate() {
                if locals[index].is_some() {
                    let message = format!("{subject} has both `points` and `{}`", keys[index]);
                    let help = "keep `points` (in the world) or `at_first` and `at_second` (in the bodies)";
                    self.error_help(format!("{path}.{}", keys[index]), message, help);
                }
                let what = format!("`points[{index}]` of {subject}");
                self.on_point(
                    &format!("{path}.points[{index}]"),
                    &what,
                    point,
                    targets[index],
                );
            }
            return;
        }
        for index in 0..2 {
            let key = keys[index];
            if targets[index].is_point() {
                self.no_offset(&format!("{path}.{key}"), subject, locals[index]);
            } else if locals[index].is_none() {
                let one_sided = locals[1 - index].is_some();
                let message = if one_sided {
                    format!("{subject} has `{}` but no `{key}`", keys[1 - index])
                } else {
                    format!("{subject} does not say where it is attached: `{key}` is missing")
                };
                let help = if needed && !one_sided {
                    "add at_first and at_second in the frames of the two bodies, or points = [[..], [..]] in the world"
                } else {
                    "both are needed, each in the frame of its body"
                };
                self.error_help(path, message, help);
                return;
            }
        }
    }

    /// A location in the world that belongs to a point mass must be where that is.
    pub(crate) fn on_point(&mut self, path: &str, subject: &str, at: &Vector, target: Target<'_>) {
        let Target::Point(point) = target else {
            return;
        };
        let place = point.drawn_position();
        let scale = 1.0_f64.max(norm(place));
        if distance(at.xyz(), place) > PLACE_TOLERANCE * scale {
            let message = format!(
                "{subject} is not where the point \"{}\" is: {:?} and {:?}",
                suggest::shorten(&point.name),
                at.xyz(),
                place
            );
            self.error_help(path, message, "use the position of the point");
        }
    }

    fn needs_axis(&mut self, path: &str, subject: &str, joint: &Joint) {
        if !applies("axis", joint.kind, self.space) {
            return;
        }
        let universal = joint.kind.takes(Key::SecondAxis, self.space);
        let world = joint.axis.is_some() && (!universal || joint.second_axis.is_some());
        let local = joint.axis_first.is_some() && joint.axis_second.is_some();
        if world || local {
            return;
        }
        let (message, help) = match (joint.axis_first.is_some(), joint.axis_second.is_some()) {
            (false, false) if universal && joint.axis.is_some() => (
                format!("{subject} has no `second_axis`"),
                "add second_axis = [..], the axis fixed in the second body",
            ),
            (false, false) if universal => (
                format!("{subject} has no `axis`"),
                "add axis = [..] (fixed in the first body) and second_axis = [..] (fixed in the second)",
            ),
            (false, false) => (
                format!("{subject} has no `axis`"),
                "add axis = [..] in the world, or axis_first and axis_second in the two bodies",
            ),
            _ => (
                format!("{subject} has only one of `axis_first` and `axis_second`"),
                "both are needed, each in the frame of its body",
            ),
        };
        self.error_help(path, message, help);
    }

    fn universal_axes(&mut self, path: &str, joint: &Joint) {
        if joint.kind.takes(Key::SecondAxis, self.space)
            && let (Some(first), Some(second)) = (&joint.axis, &joint.second_axis)
            && parallel(first.xyz(), second.xyz())
        {
            let message = format!("the two axes of {} are parallel", subject(joint));
            let help = "a universal joint needs two axes that cross, usually at a right angle";
            self.error_help(format!("{path}.second_axis"), message, help);
        }
    }

    /// A distance joint holds two different places apart.
    fn distance_length(
        &mut self,
        path: &str,
        joint: &Joint,
        targets: [Target<'_>; 2],
        drawn_is_final: bool,
    ) {
        if joint.kind != JointKind::Distance || joint.length.is_some() {
            return;
        }
        let places = match &joint.points {
            Some([a, b]) => Some((a.xyz(), b.xyz())),
            None if drawn_is_final => targets[0]
                .world_point(&joint.at_first)
                .zip(targets[1].world_point(&joint.at_second)),
            None => None,
        };
        if let Some((a, b)) = places
            && distance(a, b) <= 1e-12 * norm(a).max(norm(b))
        {
            let message = format!("{} has no length: its two places coincide", subject(joint));
            let help = "a distance must be positive; for coinciding places use a spherical joint";
            self.error_help(path, message, help);
        }
    }
}

fn subject(joint: &Joint) -> String {
    format!("joint \"{}\"", suggest::shorten(&joint.name))
}

/// Whether two directions are parallel or opposite; a vector without length is not.
pub(super) fn parallel(a: [f64; 3], b: [f64; 3]) -> bool {
    match (unit(a), unit(b)) {
        (Some(a), Some(b)) => norm(cross(a, b)) < PARALLEL_TOLERANCE,
        _ => false,
    }
}

/// Optional keys and whether they are given.
fn given_keys(joint: &Joint) -> [(&'static str, bool); 16] {
    [
        ("at", joint.at.is_some()),
        ("axis", joint.axis.is_some()),
        ("second_axis", joint.second_axis.is_some()),
        ("points", joint.points.is_some()),
        ("at_first", joint.at_first.is_some()),
        ("at_second", joint.at_second.is_some()),
        ("axis_first", joint.axis_first.is_some()),
        ("axis_second", joint.axis_second.is_some()),
        ("x_first", joint.x_first.is_some()),
        ("x_second", joint.x_second.is_some()),
        ("pitch", joint.pitch.is_some()),
        ("length", joint.length.is_some()),
        ("slides", joint.slides.is_some()),
        ("turns", joint.turns.is_some()),
        ("coordinates", joint.coordinates.is_some()),
        ("speeds", joint.speeds.is_some()),
    ]
}

/// Whether a key has a meaning for a kind of joint.
fn applies(key: &str, kind: JointKind, space: Space) -> bool {
    let takes = |keys: &[Key]| keys.iter().any(|&key| kind.takes(key, space));
    match key {
        "at" => takes(&[Key::At, Key::MayAt]),
        "at_first" | "at_second" => takes(&[Key::At, Key::MayAt, Key::Points]),
        "axis" | "axis_first" | "axis_second" => takes(&[Key::Axis]),
        "second_axis" => takes(&[Key::SecondAxis]),
        "points" => takes(&[Key::Points]),
        "length" => takes(&[Key::Length]),
        "x_first" | "x_second" => takes(&[Key::X]),
        "pitch" => takes(&[Key::Pitch]),
        "slides" => takes(&[Key::Slides]),
        "turns" => takes(&[Key::Turns]),
        "coordinates" => !kind.coordinate_names().is_empty(),
        "speeds" => kind.speed_count() > 0,
        _ => true,
    }
}

/// The optional keys of a kind, in words.
fn keys_of(kind: JointKind, space: Space) -> String {
    let given = given_keys(&Joint::default());
    let keys: Vec<&str> = given
        .iter()
        .map(|(key, _)| *key)
        .filter(|key| applies(key, kind, space))
        .collect();
    if keys.is_empty() {
        "no keys beside name, kind and bodies".to_owned()
    } else {
        keys.join(", ")
    }
}
