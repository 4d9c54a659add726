//! Actuators of a plan: their names and units, and the unit forces that they are for the mechanism.

use super::{Actuator, Contact, Plan, refuse};
use crate::error::ModelErrors;
use crate::model::{Model, On, Space as ModelSpace};
use crate::record::{force_unit, unit_of};
use crate::step::UnitForce;
use crate::system::compile::{BodyFrame, JointInfo};
use crate::system::forces::input_names;
use crate::system::invariant::Invariant;
use crate::system::pose::Pose;
use crate::system::row::{Closure, Ends, Row};
use alembert_math::Space;
use nalgebra::SVector;

const AXES: [&str; 3] = ["x", "y", "z"];

/// Where a contact is: node and point from the centre of mass [m].
pub(super) type Point<const D: usize> = (usize, SVector<f64, D>);

/// What a plan means for a compiled model.
pub(super) struct Context<'a, S, const D: usize, const A: usize, const T: usize> {
    pub model: &'a Model,
    pub joints: &'a [JointInfo<S, D, A, T>],
    pub frames: &'a [BodyFrame<D>],
    pub node_of: &'a [usize],
    /// Node of ground, the number of moving bodies.
    pub ground: usize,
    /// Force of the model of each element.
    pub forces: &'a [usize],
}

impl Actuator {
    /// Channels and units of its components, in their order.
    pub fn channels(
        &self,
        model: &Model,
        name: &str,
    ) -> Result<Vec<(String, &'static str)>, ModelErrors> {
        let spatial = model.space == ModelSpace::Spatial;
        let axes = |count: usize, unit: &'static str| match count {
            1 => vec![(format!("actuator.{name}"), unit)],
            _ => AXES[..count]
                .iter()
                .map(|a| (format!("actuator.{name}.{a}"), unit))
                .collect(),
        };
        match self {
            Self::Joint { joint, coordinate } => {
                let all = joint_channels(model, name, *joint)?;
                let Some(k) = coordinate else {
                    return Ok(all);
                };
                let Some((_, unit)) = all.get(*k) else {
                    let message = format!(
                        "actuator \"{name}\" acts on coordinate {k} of a joint that has {}",
                        all.len()
                    );
                    return Err(refuse("actuators", message, "count coordinates from 0"));
                };
                Ok(vec![(format!("actuator.{name}"), *unit)])
            }
            Self::BodyForce { .. } => Ok(axes(if spatial { 3 } else { 2 }, "N")),
            Self::BodyTorque { .. } => Ok(axes(if spatial { 3 } else { 1 }, "N m")),
            Self::Input { force } => {
                let inputs = match model.forces.get(*force) {
                    Some(_) => input_names(model, *force),
                    None => vec![],
                };
                if inputs.is_empty() {
                    let message =
                        format!("actuator \"{name}\" commands force {force}, which has no input");
                    let help = "count forces as in the model, from 0; motors have an input";
                    return Err(refuse("actuators", message, help));
                }
                let label = |input: &str| match inputs.len() {
                    1 => format!("actuator.{name}"),
                    _ => format!("actuator.{name}.{input}"),
                };
                Ok(inputs
                    .iter()
                    .map(|(input, unit)| (label(input), *unit))
                    .collect())
            }
        }
    }
}

/// Channels of all freedoms of a joint.
fn joint_channels(
    model: &Model,
    name: &str,
    joint: usize,
) -> Result<Vec<(String, &'static str)>, ModelErrors> {
    let Some(joint) = model.joints.get(joint) else {
        let message = format!("actuator \"{name}\" acts on joint {joint}, which is not there");
        return Err(refuse(
            "actuators",
            message,
            "count joints as in the model, from 0",
        ));
    };
    let ball = joint.kind.freedom(model.space).is_ball();
    let names = match ball {
        true => &AXES[..],
        false => joint.kind.coordinate_names(),
    };
    if names.is_empty() {
        let message = format!(
            "actuator \"{name}\" acts on joint \"{}\" ({}), which has no coordinates",
            joint.name,
            joint.kind.name()
        );
        return Err(refuse("actuators", message, "let it act on a body"));
    }
    let unit = |k: usize| match ball {
        true => "N m",
        false => force_unit(unit_of(model, On::Joint(&joint.name, k))),
    };
    let label = |end: &str| match names.len() {
        1 => format!("actuator.{name}"),
        _ => format!("actuator.{name}.{end}"),
    };
    let ends = names.iter().enumerate();
    Ok(ends.map(|(k, end)| (label(end), unit(k))).collect())
}

impl<S, const D: usize, const A: usize, const T: usize> Context<'_, S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Unit forces of all components of all actuators.
    pub fn units(&self, plan: &Plan<'_>) -> Result<Vec<UnitForce<S, D, A, T>>, ModelErrors> {
        let mut out = vec![];
        for (name, actuator) in plan.actuators {
            let count = actuator.channels(self.model, name)?.len();
            match actuator {
                Actuator::Joint { joint, coordinate } => {
                    let first = coordinate.unwrap_or(0);
                    for k in first..first + count {
                        out.push(self.on_joint(name, *joint, k)?);
                    }
                }
                Actuator::BodyForce {
                    body,
                    point,
                    body_axes,
                } => {
                    let (node, frame) = self.body("actuators", name, *body)?;
                    for k in 0..count {
                        let (carrier, axis) = self.axis(*body_axes, node, frame, k);
                        out.push(UnitForce::Force {
                            node,
                            point: frame.point_local(*point),
                            carrier,
                            axis,
                        });
                    }
                }
                Actuator::Input { force } => {
                    let element = self.forces.iter().position(|f| f == force);
                    for input in 0..count {
                        out.extend(element.map(|element| UnitForce::Input { element, input }));
                    }
                }
                Actuator::BodyTorque { body, body_axes } => {
                    let (node, frame) = self.body("actuators", name, *body)?;
                    if frame.point {
                        let message = format!("actuator \"{name}\" turns a point");
                        return Err(refuse("actuators", message, "let a force act on it"));
                    }
                    for k in 0..count {
                        let (carrier, axis) = self.axis(*body_axes, node, frame, k);
                        out.push(UnitForce::Torque {
                            nodes: [self.ground, node],
                            carrier,
                            axis,
                        });
                    }
                }
            }
        }
        Ok(out)
    }

    /// Points of all contacts.
    pub fn points(&self, contacts: &[(String, Contact)]) -> Result<Vec<Point<D>>, ModelErrors> {
        let point = |(name, c): &(String, Contact)| {
            let (node, frame) = self.body("contacts", name, c.body)?;
            Ok((node, frame.point_local(c.point)))
        };
        contacts.iter().map(point).collect()
    }

    /// Component `k` of axes of the body or of the world: the node that carries it, and the axis there.
    fn axis(
        &self,
        body_axes: bool,
        node: usize,
        frame: &BodyFrame<D>,
        k: usize,
    ) -> (usize, SVector<f64, D>) {
        let mut e = [0.0; 3];
        e[k] = 1.0;
        match body_axes {
            true => (node, frame.direction_local(e)),
            false => (self.ground, SVector::from_fn(|i, _| e[i])),
        }
    }

    /// Node and frame of a body or point that moves freely.
    fn body(
        &self,
        path: &str,
        name: &str,
        body: usize,
    ) -> Result<(usize, &BodyFrame<D>), ModelErrors> {
        match (self.node_of.get(body), self.frames.get(body)) {
            (Some(&node), Some(frame)) if node < self.ground => Ok((node, frame)),
            _ => Err(refuse(
                path,
                format!("\"{name}\" is on body {body}, which is not there or is driven"),
                "count bodies, then points, as in the model, from 0",
            )),
        }
    }

    /// Force on coordinate `k` of a joint, or one of the torques of a spherical one.
    fn on_joint(
        &self,
        name: &str,
        joint: usize,
        k: usize,
    ) -> Result<UnitForce<S, D, A, T>, ModelErrors> {
        let info = &self.joints[joint];
        let driven = |node: &usize| *node > self.ground;
        let point = |node: &usize| {
            let at = self.node_of.iter().position(|n| n == node);
            at.is_some_and(|k| self.frames[k].point)
        };
        let turns = self.model.joints[joint]
            .kind
            .freedom(self.model.space)
            .is_ball();
        if info.nodes.iter().any(driven) || (turns && info.nodes.iter().any(point)) {
            let message = format!(
                "actuator \"{name}\" acts on joint \"{}\" of a point that it cannot drive",
                self.model.joints[joint].name
            );
            return Err(refuse("actuators", message, "let a force act on the body"));
        }
        match info.measures.get(k) {
            Some(measure) => Ok(UnitForce::Coordinate(measure.clone())),
            None => Ok(UnitForce::Torque {
                nodes: info.nodes,
                carrier: info.nodes[0],
                axis: info.first.axes.column(k.min(D - 1)).into_owned(),
            }),
        }
    }
}

/// A point held by the ground where it is.
pub(super) fn hold<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    ground: usize,
    &(node, point): &Point<D>,
    q: &[Pose<D>],
) -> Closure<S, D, A, T> {
    let place = q[node].x + q[node].r * point;
    let row = |k| Row::plain(Invariant::gap(k, ground, place, node, point), 0.0, 1.0);
    Closure {
        joint: usize::MAX,
        nodes: Ends::pair([ground, node]),
        rows: (0..D).map(row).collect(),
    }
}
