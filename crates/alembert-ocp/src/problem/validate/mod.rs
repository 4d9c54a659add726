//! Everything about a problem that can be decided without transcribing it.
//!
//! Each error carries the path of the value it is about; the reader turns the path into a place in the file.

mod actions;
mod boundary;
mod conditions;
mod model;
mod objectives;
mod options;
mod parameters;
mod phases;
mod places;

pub(crate) use places::{axes, center_scalar, joint_scalars, place, point_scalar};

use std::collections::BTreeMap;

use alembert::error::ModelError;
use alembert::model::document::not_finite;
use alembert::model::{GROUND, Joint, JointKind, Model, Space, Vector, suggest};
use alembert::system::compile::{Roles, roles};

use super::load::validate_studies;
use super::types::{PointOf, ProblemFile, Range, Target};

/// Most errors that are collected.
const MAX_ERRORS: usize = 100;

/// All that is wrong with a problem for that model, in no particular order; empty if nothing is.
pub fn validate(file: &ProblemFile, model: &Model) -> Vec<ModelError> {
    // numbers first: what follows compares them
    let mut errors = not_finite(file);
    if errors.is_empty() {
        let expanded = model.expanded();
        let mut checker = Checker::new(file, &expanded, model);
        checker.header();
        checker.model();
        checker.names();
        checker.phases();
        checker.contacts();
        checker.actuators();
        checker.parameters();
        checker.boundaries();
        checker.periodic();
        checker.conditions();
        checker.objectives();
        checker.pareto();
        checker.guess();
        checker.solver();
        errors = checker.errors;
    }
    // contradictions and studies only of what is right by itself
    if errors.is_empty() {
        errors = places::contradictions(file, &model.expanded());
    }
    if errors.is_empty() {
        errors = validate_studies(file, model);
    }
    errors.truncate(MAX_ERRORS);
    errors
}

/// What a name in the place of a body means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Carrier {
    Ground,
    Body,
    Point,
}

/// What collects errors.
pub(crate) struct Checker<'a> {
    pub(crate) file: &'a ProblemFile,
    pub(crate) model: &'a Model,
    /// The same as its file has it.
    written: &'a Model,
    carriers: BTreeMap<&'a str, Carrier>,
    joints: BTreeMap<&'a str, &'a Joint>,
    roles: Roles,
    pub(crate) errors: Vec<ModelError>,
}

/// Number of coordinates of a joint; a spherical joint has three.
pub(crate) fn coordinate_count(kind: JointKind) -> usize {
    match kind {
        JointKind::Spherical => 3,
        _ => kind.coordinate_names().len(),
    }
}

/// Entries of a vector of the model.
pub(crate) fn dimension(model: &Model) -> usize {
    match model.space {
        Space::Spatial => 3,
        Space::Planar => 2,
    }
}

impl<'a> Checker<'a> {
    fn new(file: &'a ProblemFile, model: &'a Model, written: &'a Model) -> Self {
        let bodies = model
            .bodies
            .iter()
            .map(|b| (b.name.as_str(), Carrier::Body));
        // driven points are no unknowns
        let points = model.points.iter().filter(|p| p.motion.is_none());
        let points = points.map(|p| (p.name.as_str(), Carrier::Point));
        let ground = [(GROUND, Carrier::Ground)];
        Self {
            file,
            model,
            written,
            carriers: ground.into_iter().chain(bodies).chain(points).collect(),
            joints: model.joints.iter().map(|j| (j.name.as_str(), j)).collect(),
            roles: roles(model),
            errors: Vec::new(),
        }
    }

    pub(crate) fn error(
        &mut self,
        path: impl Into<String>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let error = ModelError::new(path, message);
        self.errors.push(error.with_help(help));
    }

    /// A key that has no meaning where it stands.
    fn meaningless(&mut self, path: &str, key: &str, subject: &str, help: &str) {
        let message = format!("`{key}` of {subject} has no meaning");
        let error = ModelError::new(format!("{path}.{key}"), message);
        self.errors.push(error.with_help(help).at_key());
    }

    fn header(&mut self) {
        let bad = |c: char| c == '/' || c == '\\' || c.is_control();
        let name = self.file.name.as_ref();
        if name.is_some_and(|name| name.trim().is_empty() || name.contains(bad)) {
            let message = "the name of the problem must not be empty or contain / or \\";
            self.error("name", message, "it becomes the name of files");
        }
        if let Some(turn) = self.file.max_turn
            && !(turn > 0.0 && turn <= std::f64::consts::FRAC_PI_2)
        {
            let message = format!("`max_turn` must be above 0 and at most pi/2, found {turn}");
            self.error("max_turn", message, "leave it out for 0.5 rad");
        }
    }

    /// Names that are illegal or used twice.
    fn names(&mut self) {
        let file = self.file;
        self.unique("phase", file.phases.iter().map(|p| p.name.as_str()));
        self.unique("actuator", file.actuators.iter().map(|a| a.name.as_str()));
        self.unique("parameter", file.parameters.iter().map(|p| p.name.as_str()));
        self.unique("contact", file.contacts.iter().map(|c| c.name.as_str()));
        self.unique("study", file.studies.iter().map(|s| s.name.as_str()));
        let conditions = file.conditions.iter();
        let named = conditions
            .enumerate()
            .filter_map(|(i, c)| Some((i, c.name.as_deref()?)));
        self.unique_at("condition", named);
    }

    fn unique<'n>(&mut self, list: &str, names: impl Iterator<Item = &'n str>) {
        self.unique_at(list, names.enumerate());
    }

    fn unique_at<'n>(&mut self, list: &str, names: impl Iterator<Item = (usize, &'n str)>) {
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for (index, name) in names {
            let path = format!("{list}[{index}].name");
            if !self.legal_name(&path, list, name) {
                continue;
            }
            if let Some(first) = seen.get(name) {
                let short = suggest::shorten(name);
                let message = format!("two tables [[{list}]] have the name \"{short}\"");
                let error = ModelError::new(path, message);
                let error = error.with_help("choose another name; it is already in use");
                self.errors
                    .push(error.and_at(format!("{list}[{first}].name")));
            } else {
                seen.insert(name, index);
            }
        }
    }

    /// Names are parts of paths; those of conditions may be sentences.
    fn legal_name(&mut self, path: &str, list: &str, name: &str) -> bool {
        let before = self.errors.len();
        let short = suggest::shorten(name);
        let sentence = list == "condition";
        let space = |c: char| (c.is_whitespace() && !sentence) || c.is_control();
        if name.trim().is_empty() {
            self.error(path, "the name is empty", "give it a name");
        } else if name.contains(|c: char| space(c) || ".[]=".contains(c)) {
            let message = format!("the name \"{short}\" contains white space or one of . [ ] =");
            self.error(path, message, "use letters, digits, - and _");
        } else if list == "phase" && ["start", "end", "path"].contains(&name) {
            let message = format!("the name \"{name}\" has a meaning of its own");
            let help = "start, end and path are places in time: choose another name";
            self.error(path, message, help);
        }
        self.errors.len() == before
    }

    /// A joint by its name; unknown names are errors.
    fn joint(&mut self, path: &str, name: &str) -> Option<&'a Joint> {
        let joint = self.joints.get(name).copied();
        if joint.is_none() {
            let names: Vec<&str> = self.joints.keys().copied().collect();
            self.unknown(path, "joint", name, &names);
        }
        joint
    }

    /// A joint whose coordinates are unknowns of the problem.
    pub(crate) fn tree_joint(&mut self, path: &str, name: &str) -> Option<&'a Joint> {
        let joint = self.joint(path, name)?;
        let short = suggest::shorten(name);
        let others = self.tree_names();
        if coordinate_count(joint.kind) == 0 {
            let kind = joint.kind.name();
            let message = format!("joint \"{short}\" is a {kind} joint, which has no coordinates");
            let help = match joint.kind {
                JointKind::Free => "a free body is named itself".to_owned(),
                _ => format!("joints with coordinates: {others}"),
            };
            self.error(path, message, help);
            return None;
        }
        if self.closes(name) {
            let message = format!(
                "joint \"{short}\" closes a loop of the model: its coordinates are no unknowns"
            );
            let help = format!(
                "take a joint that carries a body: {others}; or put \"{short}\" before the others of its loop in the model file"
            );
            self.error(path, message, help);
            return None;
        }
        Some(joint)
    }

    fn closes(&self, name: &str) -> bool {
        let mut closing = self.roles.closing.iter();
        closing.any(|&k| self.model.joints[k].name == name)
    }

    /// Names of the joints whose coordinates are unknowns.
    fn tree_names(&self) -> String {
        let joints = self.joints.iter();
        let moving = joints.filter(|(name, j)| coordinate_count(j.kind) > 0 && !self.closes(name));
        let names: Vec<&str> = moving.map(|(name, _)| *name).collect();
        if names.is_empty() {
            "none".to_owned()
        } else {
            suggest::list(&names)
        }
    }

    /// A coordinate of a joint; unknown names are errors.
    fn coordinate(&mut self, path: &str, joint: &Joint, name: &str) -> bool {
        let names = joint.kind.coordinate_names();
        if names.contains(&name) {
            return true;
        }
        let message = format!(
            "joint \"{}\" has no coordinate \"{}\"",
            suggest::shorten(&joint.name),
            suggest::shorten(name)
        );
        let help = if joint.kind == JointKind::Spherical {
            "the three components of a spherical joint have no names: leave the coordinate out"
                .to_owned()
        } else {
            suggest::did_you_mean(name, names, "coordinates")
        };
        self.error(path, message, help);
        false
    }

    /// A body, point or the ground; unknown names are errors.
    fn carrier(&mut self, path: &str, name: &str) -> Option<Carrier> {
        let carrier = self.carriers.get(name).copied();
        if carrier.is_none() {
            let names: Vec<&str> = self.carriers.keys().copied().collect();
            self.unknown(path, "body", name, &names);
        }
        carrier
    }

    pub(crate) fn unknown(&mut self, path: &str, what: &str, name: &str, valid: &[&str]) {
        let message = format!("there is no {what} \"{}\"", suggest::shorten(name));
        let names = if what == "body" {
            "bodies".to_owned()
        } else {
            format!("{what}s")
        };
        self.error(path, message, suggest::did_you_mean(name, valid, &names));
    }

    /// A point of a body that moves, or of the ground where it may be.
    pub(crate) fn point(&mut self, path: &str, subject: &str, point: &PointOf, ground: bool) {
        let carrier = self.carrier(&format!("{path}.body"), &point.body);
        if carrier == Some(Carrier::Ground) && !ground {
            let message = format!("{subject} is on the ground, which does not move");
            self.error(format!("{path}.body"), message, "name a body or a point");
        }
        self.offset(&format!("{path}.at"), subject, carrier, &point.at);
    }

    /// A place on a body: the right number of entries, and none on a point mass.
    fn offset(&mut self, path: &str, subject: &str, carrier: Option<Carrier>, at: &Option<Vector>) {
        if carrier == Some(Carrier::Point) && at.is_some() {
            let message = format!("{subject} has an offset from a point mass, which has no frame");
            self.error(
                path,
                message,
                "leave the key out: the point itself is meant",
            );
        } else {
            self.vector(path, &format!("`at` of {subject}"), at);
        }
    }

    /// A point that must be given, of a body that moves.
    pub(crate) fn needed_point(&mut self, path: &str, subject: &str, point: &Option<PointOf>) {
        match point {
            Some(point) => {
                let subject = format!("the point of {subject}");
                self.point(&format!("{path}.point"), &subject, point, false);
            }
            None => self.error(
                path,
                format!("{subject} has no `point`"),
                "add point = { body = \"...\" }",
            ),
        }
    }

    /// Right number of entries.
    pub(crate) fn vector(&mut self, path: &str, subject: &str, vector: &Option<Vector>) -> bool {
        let wanted = dimension(self.model);
        let Some(found) = vector.as_ref().map(|v| v.0.len()).filter(|n| *n != wanted) else {
            return true;
        };
        let message = format!("{subject} must have {wanted} entries, found {found}");
        let space = match self.model.space {
            Space::Spatial => "the model is spatial",
            Space::Planar => "the model is planar",
        };
        self.error(path, message, space);
        false
    }

    /// Bounds that are there and leave room.
    fn range(&mut self, path: &str, subject: &str, range: Range) {
        match (range.min, range.max) {
            (None, None) => {
                let message = format!("{subject} has neither `min` nor `max`");
                self.error(path, message, "give one of them, or both");
            }
            (Some(min), Some(max)) if min >= max => {
                let message = format!("{subject}: min {min} is not below max {max}");
                let help = if min == max {
                    "for one value write the number itself"
                } else {
                    "exchange them"
                };
                self.error(path, message, help);
            }
            _ => {}
        }
    }

    /// The right number of values, or sensible bounds.
    fn target(&mut self, path: &str, subject: &str, target: &Target, wanted: usize) {
        let found = match target {
            Target::Value(_) => 1,
            Target::Values(values) => values.len(),
            Target::Range(range) => {
                self.range(path, subject, *range);
                return;
            }
        };
        if found != wanted {
            let plural = if wanted == 1 { "" } else { "s" };
            let message = format!("{subject} must have {wanted} value{plural}, found {found}");
            let help = match wanted {
                1 => "write one number".to_owned(),
                _ => format!("write a list of {wanted} numbers"),
            };
            self.error(path, message, help);
        }
    }

    fn positive(&mut self, path: &str, subject: &str, value: f64, help: &str) {
        if value <= 0.0 {
            let message = format!("{subject} must be positive, found {value}");
            self.error(path, message, help);
        }
    }
}
