//! Everything about a model that can be decided without assembling it.
//!
//! Each error carries the path of the value it is about; the loader turns the path into a place
//! in the file.

mod bodies;
mod coordinates;
mod couplings;
mod forces;
mod joints;
mod loads;
mod output;
mod rod_motion;
mod rod_shapes;
mod rods;
mod servos;
mod signals;
mod staggered;
mod statics;
mod studies;

pub(crate) use forces::first_given;

use std::collections::BTreeMap;

use super::curve::RodShape;
use super::document::not_finite;
use super::geometry::{Matrix3, apply, entries_name, norm};
use super::rods::Rod;
use super::suggest;
use super::types::{Body, Model, Point, Space, Study};
use super::values::Vector;
use super::{GROUND, Marker};
use crate::error::ModelError;

/// Most errors that are collected.
const MAX_ERRORS: usize = 100;

/// A minimal model for people who start with an empty file.
const MINIMAL_EXAMPLE: &str = "add a body, for example
[[body]]
name = \"pendulum\"
shape = { kind = \"box\", size = [0.1, 0.1, 1.0] }
density = 1000
[[joint]]
name = \"pivot\"
kind = \"revolute\"
bodies = [\"ground\", \"pendulum\"]
at = [0, 0, 0.5]
axis = [0, 1, 0]";

/// All that is wrong with a model, in no particular order; empty if nothing is.
///
/// ```
/// use alembert::model::{Model, validate};
/// let errors = validate(&Model::default());
/// assert!(errors[0].message.contains("no bodies"));
/// ```
pub fn validate(model: &Model) -> Vec<ModelError> {
    // ends of rods are meant by the numbers of their nodes
    let model = &*model.with_node_names();
    let mut checker = Checker::new(model);
    // numbers first: what follows compares them
    checker.finite();
    if checker.errors.is_empty() {
        checker.header();
        checker.names();
        checker.bodies();
        checker.rods();
        checker.joints();
        checker.coordinates();
        checker.couplings();
        checker.forces();
        checker.staggered();
        checker.servos();
        checker.markers();
        checker.studies();
        checker.output();
    }
    checker.errors.truncate(MAX_ERRORS);
    checker.errors
}

/// What is wrong with the parts of a model, its studies left out: what must be known before it can be compiled. A model that
/// was read is good; one that a program made may hold anything.
pub(crate) fn validate_parts(model: &Model) -> Vec<ModelError> {
    let model = &*model.with_node_names();
    let mut checker = Checker::new(model);
    checker.finite();
    if checker.errors.is_empty() {
        checker.names();
        checker.bodies();
        checker.rods();
        checker.joints();
        checker.coordinates();
        checker.couplings();
        checker.forces();
        checker.servos();
        checker.markers();
    }
    checker.errors.truncate(MAX_ERRORS);
    checker.errors
}

/// What is wrong with a study that is to run with a model. One that was read is good; one that a program made may hold anything.
pub(crate) fn validate_study(model: &Model, study: &Study) -> Vec<ModelError> {
    let mut checker = Checker::new(model);
    let place = model.studies.iter().position(|s| s.name == study.name);
    let place = format!("study[{}]", place.unwrap_or(model.studies.len()));
    // numbers first: what follows compares them
    let alone = Model {
        studies: vec![study.clone()],
        ..Model::default()
    };
    for mut error in not_finite(&alone) {
        error.path = error.path.replacen("study[0]", &place, 1);
        checker.errors.push(error);
    }
    if checker.errors.is_empty() {
        checker.study(&place, study);
    }
    checker.errors.truncate(MAX_ERRORS);
    checker.errors
}

/// What a name in a list of bodies means.
#[derive(Clone, Copy)]
pub(crate) enum Target<'a> {
    Ground,
    Body(&'a Body),
    Point(&'a Point),
    /// Node of a rod: drawn position, and axes if the rod has any.
    Node {
        position: [f64; 3],
        rotation: Option<Matrix3>,
    },
}

pub(crate) struct Checker<'a> {
    model: &'a Model,
    pub(crate) space: Space,
    targets: BTreeMap<&'a str, Target<'a>>,
    rods: BTreeMap<&'a str, &'a Rod>,
    /// Shapes of the rods; nothing where the rod is wrong.
    shapes: BTreeMap<&'a str, Option<RodShape>>,
    joints: BTreeMap<&'a str, usize>,
    coordinates: BTreeMap<&'a str, usize>,
    pub(crate) errors: Vec<ModelError>,
}

impl<'a> Checker<'a> {
    fn new(model: &'a Model) -> Self {
        let mut targets = BTreeMap::from([(GROUND, Target::Ground)]);
        for point in &model.points {
            targets.entry(&point.name).or_insert(Target::Point(point));
        }
        for body in &model.bodies {
            targets.entry(&body.name).or_insert(Target::Body(body));
        }
        let shape = |r: &'a Rod| (r.name.as_str(), r.shape(model.space));
        let joints = model.joints.iter().enumerate();
        let coordinates = model.coordinates.iter().enumerate();
        Self {
            model,
            space: model.space,
            targets,
            rods: model.rods.iter().map(|r| (r.name.as_str(), r)).collect(),
            shapes: model.rods.iter().map(shape).collect(),
            joints: joints.map(|(i, joint)| (joint.name.as_str(), i)).collect(),
            coordinates: coordinates.map(|(i, c)| (c.name(), i)).collect(),
            errors: Vec::new(),
        }
    }

    pub(crate) fn error(&mut self, path: impl Into<String>, message: impl Into<String>) {
        self.errors.push(ModelError::new(path, message));
    }

    pub(crate) fn error_help(
        &mut self,
        path: impl Into<String>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.errors
            .push(ModelError::new(path, message).with_help(help));
    }

    /// Numbers that are not finite: JSON has none, they become null.
    fn finite(&mut self) {
        self.errors.extend(not_finite(self.model));
    }

    fn header(&mut self) {
        if let Some(format) = self.model.format.filter(|format| *format != 1) {
            let message = format!("format {format} is not known to this version");
            self.error_help("format", message, "the only format is 1");
        }
        if let Some(name) = &self.model.name
            && (name.trim().is_empty()
                || name.contains(['/', '\\'])
                || name.contains(char::is_control))
        {
            let message = "the name of the model must not be empty or contain / or \\";
            self.error("name", message);
        }
        self.vector("gravity", "gravity", &self.model.gravity);
        if let Some(part) = self.model.closure_tolerance
            && !(1e-7..=1e-2).contains(&part)
        {
            let message =
                format!("the closure tolerance is {part}, which is not between 1e-7 and 1e-2");
            let help = "it is a part of the model's lengths: 1e-5 for numbers with six digits, 1e-6 when missing";
            self.error_help("closure_tolerance", message, help);
        }
        let empty = self.model.bodies.is_empty() && self.model.points.is_empty();
        if empty && self.model.rods.is_empty() {
            // nothing to point at but the start of the file
            let error = ModelError::new("", "the model has no bodies").at_span(0..0);
            self.errors.push(error.with_help(MINIMAL_EXAMPLE));
        }
        let channels = self.model.report.iter().flat_map(|report| &report.channels);
        for (index, channel) in channels.enumerate() {
            if channel.trim().is_empty() {
                let help = "write the name of a channel, e.g. \"joint.pivot.angle\"";
                self.error_help(
                    format!("report.channels[{index}]"),
                    "an empty channel",
                    help,
                );
            }
        }
    }

    fn names(&mut self) {
        let model = self.model;
        let bodies = names("body", model.bodies.iter().map(|b| b.name.as_str()));
        let points = names("point", model.points.iter().map(|p| p.name.as_str()));
        let rods = names("rod", model.rods.iter().map(|r| r.name.as_str()));
        self.unique(bodies.chain(points).chain(rods), "bodies, points and rods");
        let joints = names("joint", model.joints.iter().map(|j| j.name.as_str()));
        let forces = names("force", model.forces.iter().map(super::Force::name));
        let coordinates = model.coordinates.iter().map(super::Coordinate::name);
        let coordinates = names("coordinate", coordinates);
        let servos = names("servo", model.servos.iter().map(|s| s.name.as_str()));
        let couplings = names("coupling", model.couplings.iter().map(|c| c.name.as_str()));
        let all = joints.chain(forces).chain(coordinates).chain(servos);
        self.unique(
            all.chain(couplings),
            "joints, forces, coordinates and servos, or the couplings",
        );
        let markers = names("marker", model.markers.iter().map(|m| m.name.as_str()));
        self.unique(markers, "markers");
        let studies = names("study", model.studies.iter().map(|s| s.name.as_str()));
        self.unique(studies, "studies");
    }

    /// Names must be legal and different from each other.
    fn unique<'n>(&mut self, names: impl Iterator<Item = (String, &'n str)>, among: &str) {
        let mut seen: BTreeMap<&str, String> = BTreeMap::new();
        for (element, name) in names {
            let path = format!("{element}.name");
            self.legal_name(&path, name);
            if let Some(first) = seen.get(name) {
                let short = suggest::shorten(name);
                let message = format!("the name \"{short}\" is used twice among the {among}");
                self.error_help(path, message, format!("it is the name of {first} already"));
            } else {
                seen.insert(name, element);
            }
        }
    }

    fn legal_name(&mut self, path: &str, name: &str) {
        let short = suggest::shorten(name);
        if name.is_empty() {
            self.error(path, "the name is empty");
        } else if name == GROUND {
            let message = "the name \"ground\" is reserved for the fixed world";
            self.error_help(path, message, "choose another name");
        } else if let Some(bad) = name
            .chars()
            .find(|c| c.is_whitespace() || c.is_control() || ".[]=".contains(*c))
        {
            let what = if bad.is_whitespace() || bad.is_control() {
                "white space".to_owned()
            } else {
                format!("`{bad}`")
            };
            let message = format!("the name \"{short}\" contains {what}");
            let help = "names are parts of channel names such as body.NAME.position.x: use letters, digits, - and _";
            self.error_help(path, message, help);
        }
    }

    fn markers(&mut self) {
        for (index, marker) in self.model.markers.iter().enumerate() {
            let path = format!("marker[{index}]");
            let Marker { name, body, at } = marker;
            let subject = format!("marker \"{}\"", suggest::shorten(name));
            self.vector(&format!("{path}.at"), &format!("`at` of {subject}"), at);
            match self.target(&format!("{path}.body"), body) {
                Some(Target::Ground) => self.error_help(
                    format!("{path}.body"),
                    format!("{subject} is on the ground, which does not move"),
                    "a marker belongs to a body or a point",
                ),
                Some(Target::Point(_)) => self.no_offset(&format!("{path}.at"), &subject, at),
                _ => {}
            }
        }
    }

    /// A point mass has no frame, so no offset from it.
    pub(crate) fn no_offset(&mut self, path: &str, subject: &str, at: &Option<Vector>) {
        if at.is_some() {
            let message = format!("{subject} has an offset from a point mass, which has no frame");
            self.error_help(
                path,
                message,
                "leave the key out: the point itself is meant",
            );
        }
    }

    /// What a name means; unknown names are errors.
    pub(crate) fn target(&mut self, path: &str, name: &str) -> Option<Target<'a>> {
        let target = self.targets.get(name).copied().or_else(|| self.node(name));
        if target.is_some() {
            return target;
        }
        if let Some((message, help)) = self.no_node(name) {
            self.error_help(path, message, help);
        } else {
            let names: Vec<&str> = self.targets.keys().copied().collect();
            let message = format!("there is no body or point \"{}\"", suggest::shorten(name));
            let help = suggest::did_you_mean(name, &names, "bodies and points");
            self.error_help(path, message, help);
        }
        target
    }

    /// Right number of entries.
    pub(crate) fn vector(&mut self, path: &str, subject: &str, vector: &Option<Vector>) -> bool {
        let Some(Vector(entries)) = vector else {
            return true;
        };
        let right = entries.len() == self.space.dimension();
        if !right {
            let wanted = entries_name(self.space);
            let (model, help) = match self.space {
                Space::Spatial => ("3d", "for a model in the plane set space = \"planar\""),
                Space::Planar => (
                    "planar",
                    "for a model in three dimensions set space = \"3d\"",
                ),
            };
            let message = format!(
                "{subject} must have {wanted} in a {model} model, found {}",
                entries.len()
            );
            self.error_help(path, message, help);
        }
        right
    }

    /// Right number of entries and not zero.
    pub(crate) fn direction(&mut self, path: &str, subject: &str, vector: &Option<Vector>) {
        if self.vector(path, subject, vector)
            && let Some(vector) = vector
            && vector.0.iter().all(|entry| *entry == 0.0)
        {
            self.error_help(
                path,
                format!("{subject} has no length"),
                "give a direction, e.g. [0, 0, 1]; its length does not matter",
            );
        }
    }

    pub(crate) fn positive(&mut self, path: &str, subject: &str, value: f64) {
        if value <= 0.0 {
            self.error(path, format!("{subject} must be positive, found {value}"));
        }
    }

    pub(crate) fn not_negative(&mut self, path: &str, subject: &str, value: f64) {
        if value < 0.0 {
            self.error(
                path,
                format!("{subject} must not be negative, found {value}"),
            );
        }
    }
}

impl Target<'_> {
    /// Drawn centre of mass; nothing for a point, or if the body is broken.
    pub(crate) fn center(self, space: Space) -> Option<[f64; 3]> {
        match self {
            Target::Ground => Some([0.0; 3]),
            Target::Point(_) => None,
            Target::Node { position, .. } => Some(position),
            Target::Body(body) => {
                let local = body.mass_properties(space).ok()?.center_of_mass;
                let turned = apply(&body.rotation().ok()?, local);
                let origin = body.position_xyz();
                Some([0, 1, 2].map(|i| origin[i] + turned[i]))
            }
        }
    }

    /// A location of the frame in the world, drawn configuration; nothing if the frame is broken.
    pub(crate) fn world_point(self, at: &Option<Vector>) -> Option<[f64; 3]> {
        let local = Vector::xyz_or_zero(at);
        match self {
            Target::Ground => Some(local),
            Target::Point(point) => Some(point.drawn_position()),
            Target::Body(body) => {
                let rotation: Matrix3 = body.rotation().ok()?;
                let turned = apply(&rotation, local);
                let origin = body.position_xyz();
                Some([0, 1, 2].map(|i| origin[i] + turned[i]))
            }
            Target::Node { position, rotation } => {
                let turned = apply(&rotation?, local);
                Some([0, 1, 2].map(|i| position[i] + turned[i]))
            }
        }
    }

    pub(crate) fn is_point(self) -> bool {
        matches!(self, Target::Point(_))
    }
}

/// Distance of two points.
pub(crate) fn distance(a: [f64; 3], b: [f64; 3]) -> f64 {
    norm([a[0] - b[0], a[1] - b[1], a[2] - b[2]])
}

/// Elements with their names: `("body[2]", "crank")`.
fn names<'n>(
    list: &'static str,
    names: impl Iterator<Item = &'n str>,
) -> impl Iterator<Item = (String, &'n str)> {
    names
        .enumerate()
        .map(move |(index, name)| (format!("{list}[{index}]"), name))
}
