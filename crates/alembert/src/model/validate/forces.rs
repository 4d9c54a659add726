//! Checks of force elements.

use super::{Checker, Target};
use crate::model::{GROUND, NumberOrVector, Signal, Space, TorqueValue, Vector, suggest};

impl Checker<'_> {
    pub(super) fn forces(&mut self) {
        for (index, force) in self.model.forces.iter().enumerate() {
            let path = format!("force[{index}]");
            let subject = format!("{} \"{}\"", force.kind(), suggest::shorten(force.name()));
            force.check(self, &path, &subject);
        }
    }

    /// The element acts on coordinates of points only.
    pub(crate) fn must_be_point(&mut self, path: &str, subject: &str, name: &str) {
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

    /// Two bodies and where the element is attached to them.
    pub(crate) fn between(
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

    pub(crate) fn local_vectors(
        &mut self,
        path: &str,
        subject: &str,
        locals: [&Option<Vector>; 2],
    ) {
        for (key, vector) in ["at_first", "at_second"].iter().zip(locals) {
            self.vector(
                &format!("{path}.{key}"),
                &format!("`{key}` of {subject}"),
                vector,
            );
        }
    }

    pub(crate) fn coefficients(&mut self, path: &str, subject: &str, stiffness: f64, damping: f64) {
        let what = format!("the stiffness of {subject}");
        self.not_negative(&format!("{path}.stiffness"), &what, stiffness);
        let what = format!("the damping of {subject}");
        self.not_negative(&format!("{path}.damping"), &what, damping);
    }

    pub(crate) fn rotational(&mut self, path: &str, what: &str, value: &Option<NumberOrVector>) {
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

    pub(crate) fn entries(&mut self, path: &str, what: &str, entries: &[f64]) {
        for (index, value) in entries.iter().enumerate() {
            self.not_negative(
                &format!("{path}[{index}]"),
                &format!("{what}, entry {index},"),
                *value,
            );
        }
    }

    /// As many signals as the space has directions.
    pub(crate) fn components(&mut self, path: &str, subject: &str, key: &str, signals: &[Signal]) {
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

    /// One signal in the plane, three in space.
    pub(crate) fn torque_value(
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
    pub(crate) fn loaded(&mut self, path: &str, subject: &str, name: &str) -> Option<bool> {
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
pub(crate) fn first_given(locals: [&Option<Vector>; 2]) -> Option<&'static str> {
    let keys = ["at_first", "at_second"];
    (0..2).find(|&i| locals[i].is_some()).map(|i| keys[i])
}
