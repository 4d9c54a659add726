//! Which forces may make the motion: coordinates of joints and of the model, torques of spherical joints, and what remains on
//! bodies that no joint carries.

use crate::error::{ModelError, ModelErrors};
use crate::model::suggest::{did_you_mean, shorten};
use crate::model::{Model, On, on};
use crate::record::{force_unit, unit_of};
use crate::step::{Input, Twist};
use crate::system::compile::{JointInfo, JointRole};
use crate::system::mechanism::{Measure, Mechanism};
use crate::system::pose::Pose;
use alembert_math::Space;

const AXES: [&str; 3] = ["x", "y", "z"];

/// Where a force acts.
#[derive(Clone, Debug)]
pub(super) enum Place<S, const D: usize, const A: usize, const T: usize> {
    /// On a coordinate.
    Coordinate(Measure<S, D, A, T>),
    /// Torque about a world axis between two nodes.
    Torque([usize; 2], usize),
    /// Component of the force and torque on a body from outside, at its centre of mass.
    Outside(usize, usize),
}

/// A force that may act.
#[derive(Clone, Debug)]
pub(super) struct Actuator<S, const D: usize, const A: usize, const T: usize> {
    /// Name of its channel.
    pub channel: String,
    /// Unit of its channel.
    pub unit: &'static str,
    /// The tree joint (by its body) that it belongs to alone, if any.
    pub body: Option<usize>,
    pub place: Place<S, D, A, T>,
}

/// All forces that may act.
#[derive(Debug)]
pub(super) struct Actuators<S, const D: usize, const A: usize, const T: usize> {
    /// In joints and on coordinates.
    pub list: Vec<Actuator<S, D, A, T>>,
    /// On bodies that no joint carries.
    pub outside: Vec<Actuator<S, D, A, T>>,
    /// Every freedom of every joint may act and there are no loops: forces follow joint by joint.
    pub direct: bool,
    /// How they were chosen, in words.
    pub choice: String,
}

impl<S, const D: usize, const A: usize, const T: usize> Actuator<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// A unit force at a configuration; `ground` is the node of ground.
    pub fn input(&self, q: &[Pose<D>], ground: usize) -> Input<T> {
        let unit = |k: usize, v: f64| Twist::<T>::from_fn(|i, _| if i == k { v } else { 0.0 });
        match &self.place {
            Place::Coordinate(m) => Input {
                nodes: m.nodes(),
                force: m.gradient(q),
            },
            Place::Torque(nodes, k) => Input {
                nodes: *nodes,
                force: [unit(D + k, -1.0), unit(D + k, 1.0)],
            },
            Place::Outside(body, k) => Input {
                nodes: [*body, ground],
                force: [unit(*k, 1.0), Twist::zeros()],
            },
        }
    }

    /// Whether it is a force and not a torque.
    pub fn is_force(&self) -> bool {
        self.unit == "N"
    }
}

/// Everything that joints are asked for.
struct Choice<'a, S, const D: usize, const A: usize, const T: usize> {
    model: &'a Model,
    mech: &'a Mechanism<S, D, A, T>,
    joints: &'a [JointInfo<S, D, A, T>],
}

impl<S, const D: usize, const A: usize, const T: usize> Actuators<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// The named ones; without names those of the servos of the model; without servos all freedoms of all joints.
    pub fn new(
        model: &Model,
        mech: &Mechanism<S, D, A, T>,
        joints: &[JointInfo<S, D, A, T>],
        name_of: impl Fn(usize) -> String,
        names: &[String],
    ) -> Result<Self, ModelErrors> {
        let choice = Choice {
            model,
            mech,
            joints,
        };
        let mut list = vec![];
        let mut direct = false;
        let how = if !names.is_empty() {
            for name in names {
                list.extend(choice.named(name)?);
            }
            "as asked for"
        } else if !model.servos.is_empty() {
            for servo in &model.servos {
                list.extend(choice.on(match &servo.input {
                    Some(name) if model.coordinates.iter().any(|c| c.name() == name) => {
                        On::Coordinate(name)
                    }
                    Some(name) => On::Joint(name, 0),
                    None => on(&servo.joint, &servo.coordinate),
                }));
            }
            "the motors of the servos"
        } else {
            for j in 0..joints.len() {
                list.extend(choice.joint(j));
            }
            direct = mech.closures.is_empty();
            "all joints"
        };
        for (k, a) in list.iter().enumerate() {
            if list[..k].iter().any(|b| b.channel == a.channel) {
                let what = a.channel.trim_start_matches("inverse.");
                return Err(refuse(
                    format!("\"{what}\" is actuated twice"),
                    "name every joint or coordinate once".to_owned(),
                ));
            }
        }
        let outside = outside(mech, name_of);
        Ok(Self {
            list,
            outside,
            direct,
            choice: how.to_owned(),
        })
    }

    /// Unit forces at a configuration: those of joints and coordinates, then those from outside.
    pub fn inputs(&self, q: &[Pose<D>], ground: usize) -> Vec<Input<T>> {
        let all = self.list.iter().chain(&self.outside);
        all.map(|a| a.input(q, ground)).collect()
    }
}

fn refuse(message: String, help: String) -> ModelErrors {
    ModelError::new("", message).with_help(help).into()
}

/// What may act from outside: on bodies without a tree joint, and on points.
fn outside<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    name_of: impl Fn(usize) -> String,
) -> Vec<Actuator<S, D, A, T>> {
    let mut out = vec![];
    for (i, link) in mech.links.iter().enumerate() {
        if !link.freedom.absolute_position() {
            continue;
        }
        for k in 0..link.dof() {
            let end = match k.checked_sub(D) {
                None => format!("force.{}", AXES[k]),
                Some(_) if A == 1 => "torque".to_owned(),
                Some(axis) => format!("torque.{}", AXES[axis]),
            };
            out.push(Actuator {
                channel: format!("residual.{}.{end}", name_of(i)),
                unit: if k < D { "N" } else { "N m" },
                body: Some(i),
                place: Place::Outside(i, k),
            });
        }
    }
    out
}

impl<S, const D: usize, const A: usize, const T: usize> Choice<'_, S, D, A, T>
where
    S: Space<D, A, T>,
{
    fn body(&self, j: usize) -> Option<usize> {
        match self.joints[j].role {
            JointRole::Tree { body, .. } => Some(body),
            _ => None,
        }
    }

    fn coordinate(&self, j: usize, k: usize) -> Option<Actuator<S, D, A, T>> {
        let joint = &self.model.joints[j];
        let (name, measure) = (
            joint.kind.coordinate_names().get(k)?,
            self.joints[j].measures.get(k)?,
        );
        Some(Actuator {
            channel: format!("inverse.{}.{name}", joint.name),
            unit: force_unit(unit_of(self.model, On::Joint(&joint.name, k))),
            body: self.body(j),
            place: Place::Coordinate(measure.clone()),
        })
    }

    /// All freedoms of a joint.
    fn joint(&self, j: usize) -> Vec<Actuator<S, D, A, T>> {
        let joint = &self.model.joints[j];
        if !joint.kind.freedom(self.model.space).is_ball() {
            return (0..self.joints[j].measures.len())
                .filter_map(|k| self.coordinate(j, k))
                .collect();
        }
        // a spherical joint to a point turns nothing
        let nodes = self.joints[j].nodes;
        let turns = |b: &usize| match self.mech.links.get(*b) {
            Some(link) => !link.freedom.is_point(),
            None => *b == self.mech.n(),
        };
        if !nodes.iter().all(turns) {
            return vec![];
        }
        (0..A)
            .map(|k| Actuator {
                channel: format!("inverse.{}.torque.{}", joint.name, AXES[k]),
                unit: "N m",
                body: self.body(j),
                place: Place::Torque(nodes, k),
            })
            .collect()
    }

    fn on(&self, on: On<'_>) -> Option<Actuator<S, D, A, T>> {
        match on {
            On::Joint(name, k) => {
                let j = self.model.joints.iter().position(|j| j.name == name)?;
                self.coordinate(j, k)
            }
            On::Coordinate(name) => {
                let c = self
                    .model
                    .coordinates
                    .iter()
                    .position(|c| c.name() == name)?;
                Some(Actuator {
                    channel: format!("inverse.{name}"),
                    unit: force_unit(unit_of(self.model, on)),
                    body: None,
                    place: Place::Coordinate(self.mech.coordinates.get(c)?.clone()),
                })
            }
            On::Unclear => None,
        }
    }

    /// What a name on the command line means: a joint, a coordinate of the model, or `JOINT.COORDINATE`.
    fn named(&self, name: &str) -> Result<Vec<Actuator<S, D, A, T>>, ModelErrors> {
        let find = |name: &str| self.model.joints.iter().position(|j| j.name == name);
        if let Some(j) = find(name) {
            let all = self.joint(j);
            if all.is_empty() {
                let kind = self.model.joints[j].kind.name();
                return Err(refuse(
                    format!("joint \"{name}\" ({kind}) has no freedom that a motor could drive"),
                    "name joints with coordinates, or spherical joints".to_owned(),
                ));
            }
            return Ok(all);
        }
        if let Some(a) = self.on(On::Coordinate(name)) {
            return Ok(vec![a]);
        }
        if let Some((joint, coordinate)) = name.rsplit_once('.')
            && let Some(j) = find(joint)
        {
            let names = self.model.joints[j].kind.coordinate_names();
            let k = names.iter().position(|c| *c == coordinate);
            if let Some(a) = k.and_then(|k| self.coordinate(j, k)) {
                return Ok(vec![a]);
            }
            return Err(refuse(
                format!(
                    "joint \"{joint}\" has no coordinate `{}`",
                    shorten(coordinate)
                ),
                did_you_mean(coordinate, names, "coordinates of this joint"),
            ));
        }
        let joints = self.model.joints.iter().map(|j| j.name.as_str());
        let coordinates = self.model.coordinates.iter().map(|c| c.name());
        let valid: Vec<&str> = joints.chain(coordinates).collect();
        Err(refuse(
            format!("no joint or coordinate is called \"{}\"", shorten(name)),
            did_you_mean(name, &valid, "joints and coordinates"),
        ))
    }
}
