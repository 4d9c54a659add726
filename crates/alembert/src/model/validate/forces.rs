//! Checks of force elements.

use super::{Checker, Target};
use crate::model::{
    AppliedForce, AppliedTorque, Bushing, Characteristic, Combination, CompiledSignal, Force,
    Frame, Friction, GROUND, LennardJones, Limit, NumberOrVector, Signal, Space, Spring,
    TorqueValue, Vector, suggest,
};

impl Checker<'_> {
    pub(super) fn forces(&mut self) {
        for (index, force) in self.model.forces.iter().enumerate() {
            let path = format!("force[{index}]");
            let subject = format!("{} \"{}\"", force.kind(), suggest::shorten(force.name()));
            match force {
                Force::Spring(spring) => self.spring(&path, &subject, spring),
                Force::Torsion(torsion) => {
                    self.names_coordinate(&path, &subject, &torsion.joint, &torsion.coordinate);
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
                    self.names_coordinate(&path, &subject, &drive.joint, &drive.coordinate);
                    self.signal(&format!("{path}.value"), &subject, &drive.value);
                }
                Force::Characteristic(curve) => self.characteristic(&path, &subject, curve),
                Force::Friction(friction) => self.friction(&path, &subject, friction),
                Force::Beam(beam) => self.beam(&path, &subject, beam),
                Force::Limit(limit) => self.limit(&path, &subject, limit),
                Force::Distributed(load) => self.distributed(&path, &subject, load),
                Force::Drag(drag) => self.drag(&path, &subject, drag),
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

    fn characteristic(&mut self, path: &str, subject: &str, f: &Characteristic) {
        self.names_coordinate(path, subject, &f.joint, &f.coordinate);
        if let Some(period) = f.period {
            let what = format!("the period of {subject}");
            self.positive(&format!("{path}.period"), &what, period);
        }
        let at_zero = match (CompiledSignal::over(&f.value), f.period) {
            (Err(error), _) => return self.signal_error(&format!("{path}.value"), subject, error),
            // the energy over a period begins at zero
            (Ok(value), Some(_)) => value.eval(0.0),
            (Ok(value), None) => value.eval(f.zero),
        };
        if !at_zero.is_finite() {
            let message = format!("the value of {subject} is not finite where its energy is zero");
            let help = "write zero = ..., a coordinate at which the value is finite";
            self.error_help(format!("{path}.zero"), message, help);
        }
    }

    fn friction(&mut self, path: &str, subject: &str, f: &Friction) {
        self.names_coordinate(path, subject, &f.joint, &f.coordinate);
        let before = self.errors.len();
        let what = |key: &str| format!("`{key}` of {subject}");
        self.positive(
            &format!("{path}.stiffness"),
            &what("stiffness"),
            f.stiffness,
        );
        for (key, value) in [
            ("yield", f.r#yield),
            ("hardening", f.hardening),
            ("viscous", f.viscous),
        ] {
            self.not_negative(&format!("{path}.{key}"), &what(key), value);
        }
        match (f.at_rest, f.stribeck_velocity) {
            (Some(_), None) => self.error_help(
                format!("{path}.static"),
                format!("{subject} has `static` but no `stribeck_velocity`"),
                "add stribeck_velocity = ..., the speed at which the force has fallen from `static` towards `yield`",
            ),
            (None, Some(_)) => self.error_help(
                format!("{path}.stribeck_velocity"),
                format!("{subject} has `stribeck_velocity` but no `static`"),
                "add static = ..., the friction force at rest, or leave `stribeck_velocity` out",
            ),
            (Some(at_rest), Some(speed)) => {
                let key = "stribeck_velocity";
                self.positive(&format!("{path}.{key}"), &what(key), speed);
                if at_rest < f.r#yield {
                    let message = format!(
                        "`static` of {subject} is smaller than `yield`: {at_rest} < {}",
                        f.r#yield
                    );
                    let help = "friction at rest is at least that in sliding; `yield` is the force in sliding";
                    self.error_help(format!("{path}.static"), message, help);
                }
            }
            (None, None) => {}
        }
        let nothing = [f.r#yield, f.at_rest.unwrap_or(0.0), f.hardening, f.viscous];
        if self.errors.len() == before && nothing == [0.0; 4] {
            let help = "give a `yield` force or a `viscous` coefficient, or leave the element out";
            self.error_help(path, format!("{subject} has no effect"), help);
        }
    }

    fn limit(&mut self, path: &str, subject: &str, limit: &Limit) {
        self.names_coordinate(path, subject, &limit.joint, &limit.coordinate);
        let what = format!("the stiffness of {subject}");
        self.positive(&format!("{path}.stiffness"), &what, limit.stiffness);
        let what = format!("the damping of {subject}");
        self.not_negative(&format!("{path}.damping"), &what, limit.damping);
        match (limit.lower, limit.upper) {
            (None, None) => self.error_help(
                path,
                format!("{subject} has neither `lower` nor `upper`"),
                "add lower = ..., upper = ... or both",
            ),
            (Some(lower), Some(upper)) if lower >= upper => {
                let message = format!(
                    "`upper` of {subject} must be larger than `lower`: {upper} and {lower}"
                );
                let help = "to hold a coordinate at a value use a torsion with `rest`, or a servo";
                self.error_help(format!("{path}.upper"), message, help);
            }
            _ => {}
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
    pub(super) fn between(
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
        self.torque_value(&format!("{path}.value"), subject, "value", &torque.value);
    }

    /// One signal in the plane, three in space.
    pub(super) fn torque_value(
        &mut self,
        path: &str,
        subject: &str,
        key: &str,
        value: &TorqueValue,
    ) {
        match (value, self.space) {
            (TorqueValue::Planar(signal), Space::Planar) => self.signal(path, subject, signal),
            (TorqueValue::Spatial(signals), Space::Spatial) => {
                for (index, signal) in signals.iter().enumerate() {
                    self.signal(&format!("{path}[{index}]"), subject, signal);
                }
            }
            (TorqueValue::Planar(_), Space::Spatial) => self.error_help(
                path,
                format!("`{key}` of {subject} must have three components in a 3d model"),
                "write [Mx, My, Mz]",
            ),
            (TorqueValue::Spatial(_), Space::Planar) => self.error_help(
                path,
                format!("`{key}` of {subject} must be one signal in a planar model"),
                "write the torque about z without brackets",
            ),
        }
    }

    /// Whether the loaded body exists and is a point; the ground cannot be loaded.
    pub(super) fn loaded(&mut self, path: &str, subject: &str, name: &str) -> Option<bool> {
        let path = format!("{path}.body");
        let is_point = match self.target(&path, name)? {
            Target::Ground => {
                let message = format!("{subject} acts on the {GROUND}, which does not move");
                self.error_help(path, message, "name a body or a point");
                return None;
            }
            Target::Point(_) => true,
            Target::Body(_) | Target::Node { .. } => false,
        };
        Some(is_point)
    }
}

/// The first of `at_first` and `at_second` that is given.
fn first_given(locals: [&Option<Vector>; 2]) -> Option<&'static str> {
    let keys = ["at_first", "at_second"];
    (0..2).find(|&i| locals[i].is_some()).map(|i| keys[i])
}
