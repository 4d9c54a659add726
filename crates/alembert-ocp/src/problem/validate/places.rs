//! Contradictions: two tables that bound the same scalar at the same node and leave no value.

use std::collections::BTreeMap;

use alembert::error::ModelError;
use alembert::model::{Model, suggest};
use alembert::system::compile::roles;

use super::{coordinate_count, dimension};
use crate::conditions::Condition;
use crate::problem::types::{Boundary, Configuration, PointOf, ProblemFile, Target};

/// Relative difference below which two values are the same.
const SAME: f64 = 1e-9;

/// Bounds of a scalar on a part of the time.
struct Bound {
    /// From and to, counted in phases.
    time: [usize; 2],
    min: f64,
    max: f64,
    /// Where it stands; empty for the model.
    path: String,
}

/// All bounds of each scalar, by its name.
#[derive(Default)]
struct Bounds(BTreeMap<String, Vec<Bound>>);

/// Pairs of bounds that cannot both hold.
pub(super) fn contradictions(file: &ProblemFile, model: &Model) -> Vec<ModelError> {
    let mut bounds = Bounds::default();
    let last = file.phases.len();
    bounds.boundary(&file.start, "start", 0, model);
    bounds.boundary(&file.end, "end", last, model);
    for (index, condition) in file.conditions.iter().enumerate() {
        bounds.condition(condition, format!("condition[{index}]"), file, model);
    }
    bounds.model_start(file, model);
    let mut errors = Vec::new();
    for (scalar, list) in &bounds.0 {
        for (k, second) in list.iter().enumerate() {
            if let Some(first) = list[..k].iter().find(|first| first.excludes(second)) {
                errors.push(contradiction(scalar, first, second, file));
            }
        }
    }
    errors
}

fn contradiction(scalar: &str, first: &Bound, second: &Bound, file: &ProblemFile) -> ModelError {
    let message = format!(
        "{scalar} is {} here and {} elsewhere, at the same time",
        first.text(),
        second.text()
    );
    let error = ModelError::new(&first.path, message);
    if second.path.is_empty() {
        let help = "the second is the start in the model file: give the joint another value under [start].joints";
        return error.with_help(help);
    }
    let help = format!("change one of them; the other is {}", second.place(file));
    error.with_help(help).and_at(&second.path)
}

impl Bound {
    /// Whether no value meets both, at a common time.
    fn excludes(&self, other: &Self) -> bool {
        let together = self.time[0].max(other.time[0]) <= self.time[1].min(other.time[1]);
        let (min, max) = (self.min.max(other.min), self.max.min(other.max));
        let room = SAME * (1.0 + min.abs().min(max.abs()));
        together && min > max + room
    }

    /// The table for people: a condition by its name, if it has one.
    fn place(&self, file: &ProblemFile) -> String {
        let mut all = file.conditions.iter().enumerate();
        let own = all.find(|(index, _)| self.path == format!("condition[{index}]"));
        match own.and_then(|(_, condition)| condition.name.as_ref()) {
            Some(name) => format!("condition \"{}\"", suggest::shorten(name)),
            None => format!("`{}`", self.path),
        }
    }

    fn text(&self) -> String {
        match (self.min.is_finite(), self.max.is_finite()) {
            (true, true) if self.min == self.max => format!("{}", self.min),
            (true, true) => format!("between {} and {}", self.min, self.max),
            (true, false) => format!("at least {}", self.min),
            _ => format!("at most {}", self.max),
        }
    }
}

impl Bounds {
    fn add(&mut self, scalar: String, time: [usize; 2], [min, max]: [f64; 2], path: &str) {
        let path = path.to_owned();
        let bound = Bound {
            time,
            min,
            max,
            path,
        };
        self.0.entry(scalar).or_default().push(bound);
    }

    fn boundary(&mut self, boundary: &Option<Boundary>, place: &str, at: usize, model: &Model) {
        let Some(boundary) = boundary else {
            return;
        };
        for (name, target) in &boundary.joints {
            let path = format!("{place}.joints.{name}");
            for (k, bounds) in components(target).enumerate() {
                for scalar in target_scalars(model, name, k, target) {
                    self.add(scalar, [at, at], bounds, &path);
                }
            }
        }
        for (name, pose) in &boundary.bodies {
            let path = format!("{place}.bodies.{name}.position");
            let entries = pose.position.iter().flat_map(|position| &position.0);
            for (k, value) in entries.enumerate() {
                let scalar = point_scalar(name, [0.0; 3], k);
                self.add(scalar, [at, at], [*value; 2], &path);
            }
        }
    }

    fn condition(
        &mut self,
        condition: &Condition,
        path: String,
        file: &ProblemFile,
        model: &Model,
    ) {
        let time = when(condition.at.as_deref().unwrap_or("path"), file);
        let target = condition.value.clone().unwrap_or({
            Target::Range(crate::problem::types::Range {
                min: condition.min,
                max: condition.max,
            })
        });
        let scalars = condition.scalars(model);
        let bounds: Vec<[f64; 2]> = components(&target).collect();
        for (k, scalar) in scalars.into_iter().enumerate() {
            // one pair of bounds holds for all components
            if let Some(bounds) = bounds.get(k).or(bounds.first()) {
                self.add(scalar, time, *bounds, &path);
            }
        }
    }

    /// Joints that start with the coordinates of the model file.
    fn model_start(&mut self, file: &ProblemFile, model: &Model) {
        let start = file.start.as_ref();
        if start.is_some_and(|start| start.configuration == Some(Configuration::Free)) {
            return;
        }
        // where a coordinate of a loop is given, others of it follow
        if start.is_some_and(|start| !start.joints.is_empty()) && !roles(model).closing.is_empty() {
            return;
        }
        for joint in &model.joints {
            let named = start.is_some_and(|start| start.joints.contains_key(&joint.name));
            let values = joint.coordinates.iter().flatten();
            for (k, value) in values.enumerate().filter(|_| !named) {
                let scalar = joint_scalar(model, &joint.name, k);
                self.add(scalar, [0, 0], [*value; 2], "");
            }
        }
    }
}

/// Bounds of the components of a target.
fn components(target: &Target) -> impl Iterator<Item = [f64; 2]> {
    let list = match target {
        Target::Value(value) => vec![[*value; 2]],
        Target::Values(values) => values.iter().map(|value| [*value; 2]).collect(),
        Target::Range(range) => vec![[
            range.min.unwrap_or(f64::NEG_INFINITY),
            range.max.unwrap_or(f64::INFINITY),
        ]],
    };
    list.into_iter()
}

/// From and to, counted in phases, of a place in time.
fn when(at: &str, file: &ProblemFile) -> [usize; 2] {
    let last = file.phases.len();
    let phase = |name: &str| file.phases.iter().position(|phase| phase.name == name);
    match (at, at.rsplit_once('.')) {
        ("start", _) => [0, 0],
        ("end", _) => [last, last],
        (_, Some((name, "start"))) => phase(name).map_or([0, last], |k| [k, k]),
        (_, Some((name, "end"))) => phase(name).map_or([0, last], |k| [k + 1, k + 1]),
        (name, _) => phase(name).map_or([0, last], |k| [k, k + 1]),
    }
}

/// The coordinates of a joint in words, or the one that is chosen.
pub(crate) fn joint_scalars(model: &Model, name: &str, chosen: Option<&str>) -> Vec<String> {
    let joint = model.joints.iter().find(|joint| joint.name == *name);
    let kind = joint.map(|joint| joint.kind);
    let count = kind.map_or(0, coordinate_count);
    let names = kind.map_or(&[][..], |kind| kind.coordinate_names());
    let chosen = chosen.and_then(|chosen| names.iter().position(|name| *name == chosen));
    let all = (0..count).filter(|k| chosen.is_none_or(|chosen| chosen == *k));
    all.map(|k| joint_scalar(model, name, k)).collect()
}

/// The axes that a condition means.
pub(crate) fn axes(condition: &Condition, model: &Model) -> Vec<usize> {
    let all = 0..dimension(model);
    let chosen = condition.axis.map(|axis| axis as usize);
    all.filter(|k| chosen.is_none_or(|chosen| chosen == *k))
        .collect()
}

/// A coordinate of the centre of mass in words.
pub(crate) fn center_scalar(axis: usize) -> String {
    format!("{} of the centre of mass", AXES[axis])
}

const AXES: [&str; 3] = ["x", "y", "z"];

/// Place of a point on its body.
pub(crate) fn place(point: &PointOf) -> [f64; 3] {
    point.at.as_ref().map_or([0.0; 3], |at| at.xyz())
}

/// A coordinate of a point in words.
pub(crate) fn point_scalar(body: &str, at: [f64; 3], axis: usize) -> String {
    let body = suggest::shorten(body);
    let axis = AXES.get(axis).copied().unwrap_or_default();
    match at {
        [0.0, 0.0, 0.0] => format!("{axis} of \"{body}\""),
        [x, y, z] => format!("{axis} of the point [{x}, {y}, {z}] of \"{body}\""),
    }
}

/// A coordinate of a joint in words.
fn joint_scalar(model: &Model, name: &str, k: usize) -> String {
    let joint = model.joints.iter().find(|joint| joint.name == name);
    let names = joint.map_or(&[][..], |joint| joint.kind.coordinate_names());
    let short = suggest::shorten(name);
    match names {
        [] => format!("component {} of joint \"{short}\"", k + 1),
        names => format!(
            "{} of joint \"{short}\"",
            names.get(k).copied().unwrap_or_default()
        ),
    }
}

/// The scalars of component k of a target: bounds hold for all components.
fn target_scalars(model: &Model, name: &str, k: usize, target: &Target) -> Vec<String> {
    let joint = model.joints.iter().find(|joint| joint.name == name);
    let count = joint.map_or(0, |joint| coordinate_count(joint.kind));
    match target {
        Target::Range(_) => (0..count).map(|k| joint_scalar(model, name, k)).collect(),
        _ => vec![joint_scalar(model, name, k)],
    }
}
