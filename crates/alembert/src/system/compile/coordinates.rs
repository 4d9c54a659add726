//! Augmented coordinates, and the servos that prescribe them.

use super::bodies::BodyFrame;
use super::forces::square;
use super::joints::{JointParts, frame, lift};
use super::tree::{Tree, names};
use super::{one, vector};
use crate::elements::Coordinate as Kind;
use crate::error::ModelErrors;
use crate::model::{Angle, CompiledSignal, Coordinate, Model, On, Vector, on};
use crate::system::invariant::Invariant;
use crate::system::mechanism::{AngleSource, FollowedAngle, Measure, Servo};
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};
use std::collections::BTreeMap;

/// Bodies by name, for whatever is attached to them.
pub struct Builder<'a, const D: usize> {
    frames: &'a [BodyFrame<D>],
    tree: &'a Tree,
    index: BTreeMap<&'a str, usize>,
    ground: BodyFrame<D>,
}

impl<'a, const D: usize> Builder<'a, D> {
    /// For a model.
    pub fn new(model: &'a Model, frames: &'a [BodyFrame<D>], tree: &'a Tree) -> Self {
        Self {
            frames,
            tree,
            index: names(model),
            ground: BodyFrame::ground(),
        }
    }

    /// The body of that name; ground when there is none.
    pub fn frame(&self, name: &str) -> &BodyFrame<D> {
        self.index
            .get(name)
            .and_then(|&k| self.frames.get(k))
            .unwrap_or(&self.ground)
    }

    /// Its node.
    pub fn node(&self, name: &str) -> usize {
        self.index
            .get(name)
            .map_or(self.tree.ground(), |&k| self.tree.node(k))
    }

    /// Attachment points in director axes.
    pub fn points(
        &self,
        bodies: &[String; 2],
        world: [Option<[f64; 3]>; 2],
        local: [&Option<Vector>; 2],
    ) -> [SVector<f64, D>; 2] {
        [0, 1].map(|i| {
            let body = self.frame(&bodies[i]);
            match (local[i], world[i]) {
                (Some(p), _) => body.point_local(p.xyz()),
                (None, Some(p)) => body.point_world(p),
                (None, None) => body.point_local([0.0; 3]),
            }
        })
    }
}

/// Builds the augmented coordinates; angles among them are followed over full turns.
pub fn build<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    frames: &[BodyFrame<D>],
    tree: &Tree,
    parts: &mut JointParts<S, D, A, T>,
) -> Vec<Measure<S, D, A, T>>
where
    S: Space<D, A, T>,
{
    let b = Builder::new(model, frames, tree);
    let plain = |coordinate, invariant| Measure {
        coordinate,
        invariants: vec![invariant],
        source: AngleSource::None,
    };
    let unit = |v: &Vector| vector::<D>(v.xyz()).normalize();
    let mut out = Vec::with_capacity(model.coordinates.len());
    for c in &model.coordinates {
        out.push(match c {
            Coordinate::Joint(c) => measure(model, parts, &[], On::Joint(&c.joint, c.coordinate)),
            Coordinate::Distance(c) => {
                let world = [0, 1].map(|i| c.points.as_ref().map(|p| p[i].xyz()));
                let p = b.points(&c.bodies, world, [&c.at_first, &c.at_second]);
                plain(Kind::Distance, square(&b, &c.bodies, p))
            }
            Coordinate::Position(c) => {
                let at = c.at.as_ref().map_or([0.0; 3], Vector::xyz);
                let (ground, point) = (tree.ground(), b.frame(&c.body).point_local(at));
                let origin = SVector::zeros();
                let (node, u) = (b.node(&c.body), unit(&c.direction));
                plain(
                    Kind::Displacement,
                    Invariant::along(ground, u, origin, node, point),
                )
            }
            Coordinate::Displacement(c) => {
                let world = [0, 1].map(|i| c.points.as_ref().map(|p| p[i].xyz()));
                let p = b.points(&c.bodies, world, [&c.at_first, &c.at_second]);
                let nodes = [0, 1].map(|i| b.node(&c.bodies[i]));
                let u = b
                    .frame(&c.bodies[0])
                    .direction_local(lift(unit(&c.direction)));
                plain(
                    Kind::Displacement,
                    Invariant::along(nodes[0], u, p[0], nodes[1], p[1]),
                )
            }
            Coordinate::Cosine(c) => {
                let nodes = [0, 1].map(|i| b.node(&c.bodies[i]));
                let u = b.frame(&c.bodies[0]).direction_local(lift(unit(&c.first)));
                let w = b.frame(&c.bodies[1]).direction_local(lift(unit(&c.second)));
                plain(Kind::Displacement, Invariant::dot(nodes[0], u, nodes[1], w))
            }
            Coordinate::Angle(c) => angle(c, &b, &mut parts.angles),
        });
    }
    out
}

fn angle<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    c: &Angle,
    b: &Builder<'_, D>,
    angles: &mut Vec<FollowedAngle<S, D, A, T>>,
) -> Measure<S, D, A, T> {
    let nodes = [0, 1].map(|i| b.node(&c.bodies[i]));
    let [first, second] = [0, 1].map(|i| b.frame(&c.bodies[i]));
    // directions in the world, drawn configuration
    let reference = |body: &BodyFrame<D>, x: &Option<Vector>| {
        x.as_ref()
            .map(|x| body.drawn.r * body.direction_local(x.xyz()))
    };
    let x = reference(first, &c.x_first);
    let axes: SMatrix<f64, D, D> = match &c.axis {
        Some(axis) if D == 3 => frame(axis.xyz(), x.map(lift)),
        _ => x.map_or_else(SMatrix::identity, |x| frame(lift(x), None)),
    };
    let to_second = reference(second, &c.x_second).unwrap_or_else(|| axes.column(0).into_owned());
    let on_first = |k: usize| first.drawn.r.transpose() * axes.column(k);
    let on_second = second.drawn.r.transpose() * to_second;
    let cos = Invariant::dot(nodes[0], on_first(0), nodes[1], on_second);
    let sin = Invariant::dot(nodes[0], on_first(1), nodes[1], on_second);
    angles.push(FollowedAngle { cos, sin });
    Measure {
        coordinate: Kind::Angle,
        invariants: vec![cos, sin],
        source: AngleSource::Measured(angles.len() - 1),
    }
}

/// The coordinate that a table names; its existence was validated.
pub fn measure<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    parts: &JointParts<S, D, A, T>,
    coordinates: &[Measure<S, D, A, T>],
    on: On<'_>,
) -> Measure<S, D, A, T>
where
    S: Space<D, A, T>,
{
    let found = match on {
        On::Joint(joint, k) => model
            .joints
            .iter()
            .position(|j| j.name == joint)
            .and_then(|j| parts.joints[j].measures.get(k)),
        On::Coordinate(name) => model
            .coordinates
            .iter()
            .position(|c| c.name() == name)
            .and_then(|c| coordinates.get(c)),
        On::Unclear => None,
    };
    found.cloned().unwrap_or(Measure {
        coordinate: Kind::Displacement,
        invariants: vec![],
        source: AngleSource::None,
    })
}

/// Builds the servos.
pub fn servos<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    parts: &JointParts<S, D, A, T>,
    coordinates: &[Measure<S, D, A, T>],
) -> Result<Vec<Servo<S, D, A, T>>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let named = |name: &str| {
        let coordinate = model.coordinates.iter().any(|c| c.name() == name);
        let on = if coordinate {
            On::Coordinate(name)
        } else {
            On::Joint(name, 0)
        };
        measure(model, parts, coordinates, on)
    };
    let build = |(k, servo): (usize, &crate::model::Servo)| {
        let output = measure(
            model,
            parts,
            coordinates,
            on(&servo.joint, &servo.coordinate),
        );
        let motion = CompiledSignal::compile(&servo.motion).map_err(|e| {
            one(
                format!("servo[{k}].motion"),
                e.to_string(),
                "write a number, an expression of t or a table",
            )
        })?;
        let input = servo.input.as_deref().map_or_else(|| output.clone(), named);
        Ok(Servo {
            servo: k,
            output,
            motion,
            input,
        })
    };
    model.servos.iter().enumerate().map(build).collect()
}
