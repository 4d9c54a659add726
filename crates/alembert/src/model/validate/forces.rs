//! Checks of force elements.

use super::{Checker, Target};
use crate::model::{
    AppliedForce, AppliedTorque, Bushing, Combination, Force, Frame, GROUND, LennardJones,
    NumberOrVector, Signal, Space, Spring, TorqueValue, Vector, suggest,
};

impl Checker<'_> {
    pub(super) fn forces(&mut self) {
        for (index, force) in self.model.forces.iter().enumerate() {
            let path = format!("force[{index}]");
            let subject = format!("{} \"{}\"", force.kind(), suggest::shorten(force.name()));
            match force {
                Force::Spring(spring) => self.spring(&path, &subject, spring),
                Force::Torsion(torsion) => {
                    self.coordinate(&path, &subject, &torsion.joint, torsion.coordinate);
                    self.coefficients(&path, &subject, torsion.stiffness, torsion.damping);
                }
                Force::Bushing(bushing) => self.bushing(&path, &subject, bushing),
                Force::Gravitation(element) => {
                    self.two_points(&path, &subject, &element.points);
                    let locals = [&element.at_first, &element.at_second];
                    self.between(&path, &subject, &element.bodies, &element.points, locals);
                    if element.constant == 0.0 {
                        let message = format!("the constant of {subject} is zero");
                        self.error(format!("{path}.constant"), message);
                    }
                }
                Force::LennardJones(element) => self.lennard_jones(&path, &subject, element),
                Force::Combination(element) => self.combination(&path, &subject, element),
                Force::Force(element) => self.applied_force(&path, &subject, element),
                Force::Torque(element) => self.applied_torque(&path, &subject, element),
                Force::Drive(drive) => {
                    self.coordinate(&path, &subject, &drive.joint, drive.coordinate);
                    self.signal(&format!("{path}.value"), &subject, &drive.value);
                }
            }
        }
    }

    fn spring(&mut self, path: &str, subject: &str, spring: &Spring) {
        self.two_points(path, subject, &spring.points);
        let locals = [&spring.at_first, &spring.at_second];
        self.between(path, subject, &spring.bodies, &spring.points, locals);
        self.coefficients(path, subject, spring.stiffness, spring.damping);
        if let Some(length) = spring.length {
            let what = format!("the rest length of {subject}");
            self.not_negative(&format!("{path}.length"), &what, length);
        }
    }

    fn lennard_jones(&mut self, path: &str, subject: &str, element: &LennardJones) {
        for (key, value) in [("epsilon", element.epsilon), ("sigma", element.sigma)] {
            self.positive(
                &format!("{path}.{key}"),
                &format!("`{key}` of {subject}"),
                value,
            );
        }
        match (element.points.is_empty(), element.pairs.is_empty()) {
            (false, false) => self.error_help(
                format!("{path}.pairs"),
                format!("{subject} has both `points` and `pairs`"),
                "give a list of points, each two of which interact, or the pairs; for both write two elements",
            ),
            (true, true) => self.error_help(
                path,
                format!("{subject} acts on nothing"),
                "add points = [...] (each two interact) or pairs = [[\"A\", \"B\"], ...]",
            ),
            (false, true) if element.points.len() < 2 => self.error_help(
                format!("{path}.points"),
                format!("{subject} has only one point"),
                "name two points or more",
            ),
            _ => {}
        }
        let points = element.points.iter().enumerate();
        let mut names: Vec<(String, &str)> = points
            .map(|(i, name)| (format!("{path}.points[{i}]"), name.as_str()))
            .collect();
        for (i, pair) in element.pairs.iter().enumerate() {
            for (k, name) in pair.iter().enumerate() {
                names.push((format!("{path}.pairs[{i}][{k}]"), name));
            }
        }
        for (path, name) in names {
            self.must_be_point(&path, subject, name);
        }
        for (i, [a, b]) in element.each_pair().into_iter().enumerate() {
            if a == b {
                let place = if element.pairs.is_empty() {
                    format!("{path}.points")
                } else {
                    format!("{path}.pairs[{i}]")
                };
                let name = suggest::shorten(a);
                self.error(place, format!("{subject} pairs \"{name}\" with itself"));
            }
        }
    }

    /// The element acts on coordinates of points only.
    fn must_be_point(&mut self, path: &str, subject: &str, name: &str) {
        if let Some(target) = self.target(path, name)
            && !target.is_point()
        {
            let message = format!("{subject}: \"{}\" is not a point", suggest::shorten(name));
            self.error_help(
                path,
                message,
                "this element acts between points: use [[point]]",
            );
        }
    }

    fn combination(&mut self, path: &str, subject: &str, element: &Combination) {
        if self.pair(path, subject, &element.bodies).is_some() {
            self.must_be_point(&format!("{path}.bodies[0]"), subject, &element.bodies[0]);
            if element.bodies[1] != GROUND {
                self.must_be_point(&format!("{path}.bodies[1]"), subject, &element.bodies[1]);
            }
        }
        let of = |key: &str| format!("`{key}` of {subject}");
        self.direction(
            &format!("{path}.first"),
            &of("first"),
            &Some(element.first.clone()),
        );
        self.vector(&format!("{path}.second"), &of("second"), &element.second);
        if element.bodies[1] == GROUND && element.second.is_some() {
            let message = format!("`second` of {subject} weighs coordinates of the ground");
            let help = "leave it out, or shift `rest`";
            self.error_help(format!("{path}.second"), message, help);
        }
        self.coefficients(path, subject, element.stiffness, element.damping);
        if element.stiffness == 0.0 && element.quartic == 0.0 && element.damping == 0.0 {
            let help = "add stiffness, quartic or damping";
            self.error_help(path, format!("{subject} has no effect"), help);
        }
    }

    /// Two bodies and where the element is attached to them.
    fn between(
        &mut self,
        path: &str,
        subject: &str,
        bodies: &[String; 2],
        points: &Option<[Vector; 2]>,
        locals: [&Option<Vector>; 2],
    ) {
        self.local_vectors(path, subject, locals);
        if let Some(targets) = self.pair(path, subject, bodies) {
            self.attachment(path, subject, points, locals, targets, true);
        }
    }

    fn local_vectors(&mut self, path: &str, subject: &str, locals: [&Option<Vector>; 2]) {
        for (key, vector) in ["at_first", "at_second"].iter().zip(locals) {
            self.vector(
                &format!("{path}.{key}"),
                &format!("`{key}` of {subject}"),
                vector,
            );
        }
    }

    fn coefficients(&mut self, path: &str, subject: &str, stiffness: f64, damping: f64) {
        let what = format!("the stiffness of {subject}");
        self.not_negative(&format!("{path}.stiffness"), &what, stiffness);
        let what = format!("the damping of {subject}");
        self.not_negative(&format!("{path}.damping"), &what, damping);
    }

    fn bushing(&mut self, path: &str, subject: &str, bushing: &Bushing) {
        self.vector(
            &format!("{path}.at"),
            &format!("`at` of {subject}"),
            &bushing.at,
        );
        let locals = [&bushing.at_first, &bushing.at_second];
        self.local_vectors(path, subject, locals);
        if let Some(targets) = self.pair(path, subject, &bushing.bodies) {
            if let Some(index) = targets.iter().position(|target| target.is_point()) {
                let message =
                    format!("{subject} is attached to a point mass, which has no orientation");
                let help = "use a spring";
                self.error_help(format!("{path}.bodies[{index}]"), message, help);
            } else if let (Some(_), Some(key)) = (&bushing.at, first_given(locals)) {
                let message = format!("{subject} has both `at` and `{key}`");
                let help = "give the place either in the world (at) or in the two bodies (at_first, at_second)";
                self.error_help(format!("{path}.{key}"), message, help);
            } else {
                self.location(path, subject, &bushing.at, locals, targets, true);
            }
        }
        for (key, vector) in [
            ("stiffness", &bushing.stiffness),
            ("damping", &bushing.damping),
        ] {
            let path = format!("{path}.{key}");
            let what = format!("`{key}` of {subject}");
            self.vector(&path, &what, vector);
            self.entries(
                &path,
                &what,
                vector.as_ref().map_or(&[], |vector| &vector.0),
            );
        }
        for (key, value) in [
            ("rotational_stiffness", &bushing.rotational_stiffness),
            ("rotational_damping", &bushing.rotational_damping),
        ] {
            self.rotational(
                &format!("{path}.{key}"),
                &format!("`{key}` of {subject}"),
                value,
            );
        }
        let nothing = bushing.stiffness.is_none()
            && bushing.damping.is_none()
            && bushing.rotational_stiffness.is_none()
            && bushing.rotational_damping.is_none();
        if nothing {
            let help = "add stiffness, damping, rotational_stiffness or rotational_damping";
            self.error_help(path, format!("{subject} has no effect"), help);
        }
    }

    fn rotational(&mut self, path: &str, what: &str, value: &Option<NumberOrVector>) {
        match (value, self.space) {
            (Some(NumberOrVector::Number(_)), Space::Spatial) => {
                self.error(
                    path,
                    format!("{what} must have three entries in a 3d model"),
                );
            }
            (Some(NumberOrVector::Vector(_)), Space::Planar) => {
                self.error(path, format!("{what} must be one number in a planar model"));
            }
            (Some(NumberOrVector::Number(value)), _) => self.not_negative(path, what, *value),
            (Some(NumberOrVector::Vector(values)), _) => self.entries(path, what, values),
            (None, _) => {}
        }
    }

    fn entries(&mut self, path: &str, what: &str, entries: &[f64]) {
        for (index, value) in entries.iter().enumerate() {
            self.not_negative(
                &format!("{path}[{index}]"),
                &format!("{what}, entry {index},"),
                *value,
            );
        }
    }

    /// A coordinate of a joint.
    fn coordinate(&mut self, path: &str, subject: &str, joint: &str, coordinate: usize) {
        let Some(&index) = self.joints.get(joint) else {
            let names: Vec<&str> = self.joints.keys().copied().collect();
            let message = format!("there is no joint \"{}\"", suggest::shorten(joint));
            let help = suggest::did_you_mean(joint, &names, "joints");
            self.error_help(format!("{path}.joint"), message, help);
            return;
        };
        let kind = self.model.joints[index].kind;
        let names = kind.coordinate_names();
        if names.is_empty() {
            let message = format!(
                "{subject} acts on a coordinate of joint \"{}\", but a {} joint has none",
                suggest::shorten(joint),
                kind.name()
            );
            let help = "joints with coordinates: revolute, prismatic, cylindrical, universal, planar, screw";
            self.error_help(format!("{path}.joint"), message, help);
        } else if coordinate >= names.len() {
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
        }
    }

    fn applied_force(&mut self, path: &str, subject: &str, force: &AppliedForce) {
        self.vector(
            &format!("{path}.at"),
            &format!("`at` of {subject}"),
            &force.at,
        );
        if self.loaded(path, subject, &force.body) == Some(true) {
            self.no_offset(&format!("{path}.at"), subject, &force.at);
            if force.frame == Frame::Body {
                let message = format!("{subject}: a point mass has no body axes");
                self.error_help(format!("{path}.frame"), message, "use frame = \"world\"");
            }
        }
        self.components(&format!("{path}.value"), subject, "value", &force.value);
    }

    /// As many signals as the space has directions.
    pub(super) fn components(&mut self, path: &str, subject: &str, key: &str, signals: &[Signal]) {
        let wanted = self.space.dimension();
        if signals.len() != wanted {
            let message = format!(
                "`{key}` of {subject} must have {wanted} components, found {}",
                signals.len()
            );
            self.error(path, message);
        }
        for (index, signal) in signals.iter().enumerate() {
            self.signal(&format!("{path}[{index}]"), subject, signal);
        }
    }

    fn applied_torque(&mut self, path: &str, subject: &str, torque: &AppliedTorque) {
        if self.loaded(path, subject, &torque.body) == Some(true) {
            let message = format!("{subject} acts on a point mass, which does not rotate");
            self.error_help(format!("{path}.body"), message, "a torque acts on a body");
        }
        let path = format!("{path}.value");
        match (&torque.value, self.space) {
            (TorqueValue::Planar(signal), Space::Planar) => self.signal(&path, subject, signal),
            (TorqueValue::Spatial(signals), Space::Spatial) => {
                for (index, signal) in signals.iter().enumerate() {
                    self.signal(&format!("{path}[{index}]"), subject, signal);
                }
            }
            (TorqueValue::Planar(_), Space::Spatial) => self.error_help(
                path,
                format!("`value` of {subject} must have three components in a 3d model"),
                "write [Mx, My, Mz]",
            ),
            (TorqueValue::Spatial(_), Space::Planar) => self.error_help(
                path,
                format!("`value` of {subject} must be one signal in a planar model"),
                "write the torque about z without brackets",
            ),
        }
    }

    /// Whether the loaded body exists and is a point; the ground cannot be loaded.
    fn loaded(&mut self, path: &str, subject: &str, name: &str) -> Option<bool> {
        let path = format!("{path}.body");
        let is_point = match self.target(&path, name)? {
            Target::Ground => {
                let message = format!("{subject} acts on the {GROUND}, which does not move");
                self.error_help(path, message, "name a body or a point");
                return None;
            }
            Target::Point(_) => true,
            Target::Body(_) => false,
        };
        Some(is_point)
    }
}

/// The first of `at_first` and `at_second` that is given.
fn first_given(locals: [&Option<Vector>; 2]) -> Option<&'static str> {
    let keys = ["at_first", "at_second"];
    (0..2).find(|&i| locals[i].is_some()).map(|i| keys[i])
}
