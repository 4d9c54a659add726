//! Force elements and loads.

use super::bodies::BodyFrame;
use super::joints::JointParts;
use super::tree::{Tree, names};
use super::{one, vector};
use crate::elements::{
    Bushing, Combination, Coordinate, Element, Gravitation, JointForce, LennardJones, Spring,
};
use crate::error::ModelErrors;
use crate::model::{
    CompiledSignal, Force, Frame as Axes, Model, On, Signal, TorqueValue, Vector, on,
};
use crate::system::invariant::Invariant;
use crate::system::mechanism::{AngleSource, ForceElement, Load};
use alembert_math::Space;
use nalgebra::SVector;
use std::collections::BTreeMap;

/// Force elements and loads of a mechanism.
type Built<S, const D: usize, const A: usize, const T: usize> =
    (Vec<ForceElement<S, D, A, T>>, Vec<Load<D>>);

struct Builder<'a, const D: usize> {
    frames: &'a [BodyFrame<D>],
    tree: &'a Tree,
    index: BTreeMap<&'a str, usize>,
    ground: BodyFrame<D>,
}

impl<const D: usize> Builder<'_, D> {
    fn frame(&self, name: &str) -> &BodyFrame<D> {
        self.index
            .get(name)
            .and_then(|&k| self.frames.get(k))
            .unwrap_or(&self.ground)
    }

    fn node(&self, name: &str) -> usize {
        self.index
            .get(name)
            .map_or(self.tree.ground(), |&k| self.tree.node(k))
    }

    /// Attachment points in director axes.
    fn points(
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

fn signal(k: usize, s: &Signal) -> Result<CompiledSignal, ModelErrors> {
    CompiledSignal::compile(s).map_err(|e| {
        one(
            format!("force[{k}].value"),
            e.to_string(),
            "write a number, an expression of t or a table",
        )
    })
}

/// Builds force elements and loads.
pub fn build<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    frames: &[BodyFrame<D>],
    tree: &Tree,
    parts: &mut JointParts<S, D, A, T>,
) -> Result<Built<S, D, A, T>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let b = Builder {
        frames,
        tree,
        index: names(model),
        ground: BodyFrame::ground(),
    };
    let (mut elements, mut loads) = (vec![], vec![]);
    for (k, force) in model.forces.iter().enumerate() {
        match force {
            Force::Spring(f) => {
                let world = [0, 1].map(|i| f.points.as_ref().map(|p| p[i].xyz()));
                let p = b.points(&f.bodies, world, [&f.at_first, &f.at_second]);
                let square = square(&b, &f.bodies, p);
                let rest = f.length.unwrap_or_else(|| drawn_distance(&b, &f.bodies, p));
                let law = Spring {
                    stiffness: f.stiffness,
                    damping: f.damping,
                    rest,
                };
                elements.push(element(k, vec![square], Box::new(law), AngleSource::None));
            }
            Force::Gravitation(f) => {
                let world = [0, 1].map(|i| f.points.as_ref().map(|p| p[i].xyz()));
                let p = b.points(&f.bodies, world, [&f.at_first, &f.at_second]);
                let square = square(&b, &f.bodies, p);
                let law = Gravitation {
                    constant: f.constant,
                };
                elements.push(element(k, vec![square], Box::new(law), AngleSource::None));
            }
            Force::LennardJones(f) => {
                let law = LennardJones {
                    epsilon: f.epsilon,
                    sigma: f.sigma,
                };
                for [first, second] in f.each_pair() {
                    let zero = SVector::zeros();
                    let square = Invariant::square(b.node(first), zero, b.node(second), zero);
                    elements.push(element(k, vec![square], Box::new(law), AngleSource::None));
                }
            }
            Force::Combination(f) => {
                let weights = [
                    vector(f.first.xyz()),
                    vector(Vector::xyz_or_zero(&f.second)),
                ];
                let nodes = [0, 1].map(|i| b.node(&f.bodies[i]));
                let sum = Invariant::linear(nodes[0], weights[0], nodes[1], weights[1]);
                let law = Combination {
                    stiffness: f.stiffness,
                    quartic: f.quartic,
                    damping: f.damping,
                    rest: f.rest,
                };
                elements.push(element(k, vec![sum], Box::new(law), AngleSource::None));
            }
            Force::Bushing(f) => elements.push(bushing(k, f, &b)),
            Force::Torsion(f) => {
                let (invariants, coordinate, source) =
                    coordinate(model, parts, on(&f.joint, &f.coordinate));
                let law = JointForce {
                    coordinate,
                    stiffness: f.stiffness,
                    damping: f.damping,
                    rest: f.rest,
                    drive: None,
                };
                elements.push(element(k, invariants, Box::new(law), source));
            }
            Force::Drive(f) => {
                let (invariants, coordinate, source) =
                    coordinate(model, parts, on(&f.joint, &f.coordinate));
                let drive = Some(signal(k, &f.value)?);
                let law = JointForce {
                    coordinate,
                    stiffness: 0.0,
                    damping: 0.0,
                    rest: 0.0,
                    drive,
                };
                elements.push(element(k, invariants, Box::new(law), source));
            }
            Force::Friction(_) | Force::Limit(_) => {}
            Force::Force(f) => {
                let at = f.at.as_ref().map_or([0.0; 3], Vector::xyz);
                let value: Result<Vec<_>, _> = f.value.iter().map(|s| signal(k, s)).collect();
                loads.push(Load {
                    force: k,
                    node: b.node(&f.body),
                    point: b.frame(&f.body).point_local(at),
                    value: value?,
                    to_directors: b.frame(&f.body).directors.transpose(),
                    follower: f.frame == Axes::Body,
                    torque: false,
                });
            }
            Force::Torque(f) => {
                let list: Vec<&Signal> = match &f.value {
                    TorqueValue::Planar(s) => vec![s],
                    TorqueValue::Spatial(l) => l.iter().collect(),
                };
                let value: Result<Vec<_>, _> = list.into_iter().map(|s| signal(k, s)).collect();
                loads.push(Load {
                    force: k,
                    node: b.node(&f.body),
                    point: SVector::zeros(),
                    value: value?,
                    to_directors: b.frame(&f.body).directors.transpose(),
                    follower: f.frame == Axes::Body,
                    torque: true,
                });
            }
        }
    }
    // what acts on ground or on a driven anchor moves nothing
    loads.retain(|l| l.node < tree.ground());
    Ok((elements, loads))
}

fn element<S, const D: usize, const A: usize, const T: usize>(
    force: usize,
    invariants: Vec<Invariant<S, D, A, T>>,
    law: Box<dyn Element>,
    angle: AngleSource,
) -> ForceElement<S, D, A, T> {
    ForceElement {
        force,
        invariants,
        law,
        angle,
    }
}

fn square<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    b: &Builder<'_, D>,
    bodies: &[String; 2],
    p: [SVector<f64, D>; 2],
) -> Invariant<S, D, A, T> {
    Invariant::square(b.node(&bodies[0]), p[0], b.node(&bodies[1]), p[1])
}

fn drawn_distance<const D: usize>(
    b: &Builder<'_, D>,
    bodies: &[String; 2],
    p: [SVector<f64, D>; 2],
) -> f64 {
    let world = [0, 1].map(|i| {
        let f = b.frame(&bodies[i]);
        f.drawn.x + f.drawn.r * p[i]
    });
    (world[1] - world[0]).norm()
}

type CoordinateParts<S, const D: usize, const A: usize, const T: usize> =
    (Vec<Invariant<S, D, A, T>>, Coordinate, AngleSource);

/// Invariants of a joint coordinate; existence was validated.
fn coordinate<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    parts: &JointParts<S, D, A, T>,
    on: On<'_>,
) -> CoordinateParts<S, D, A, T>
where
    S: Space<D, A, T>,
{
    let On::Joint(joint, coordinate) = on else {
        return (vec![], Coordinate::Displacement, AngleSource::None);
    };
    let measure = model
        .joints
        .iter()
        .position(|j| j.name == joint)
        .and_then(|k| parts.joints[k].measures.get(coordinate));
    match measure {
        Some(m) => (m.invariants.clone(), m.coordinate, m.source),
        None => (vec![], Coordinate::Displacement, AngleSource::None),
    }
}

fn bushing<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    k: usize,
    f: &crate::model::Bushing,
    b: &Builder<'_, D>,
) -> ForceElement<S, D, A, T> {
    let world = [f.at.as_ref().map(Vector::xyz); 2];
    let p = b.points(&f.bodies, world, [&f.at_first, &f.at_second]);
    let nodes = [0, 1].map(|i| b.node(&f.bodies[i]));
    let (first, second) = (b.frame(&f.bodies[0]), b.frame(&f.bodies[1]));
    // axes of the first body, and the directions of the second that lie along them in the drawn configuration
    let axis = |c: usize| {
        let mut e = [0.0; 3];
        e[c] = 1.0;
        first.direction_local(e)
    };
    let image = |c: usize| second.drawn.r.transpose() * (first.drawn.r * axis(c));
    let mut invariants = vec![];
    for c in 0..D {
        invariants.push(Invariant::along(nodes[0], axis(c), p[0], nodes[1], p[1]));
    }
    let dot = |u: usize, w: usize| Invariant::dot(nodes[0], axis(u), nodes[1], image(w));
    if D == 3 {
        for (u, w) in [(2, 1), (0, 2), (1, 0)] {
            invariants.push(dot(u, w));
            invariants.push(dot(w, u));
        }
    } else {
        invariants.push(dot(1, 0));
    }
    let linear = |v: &Option<Vector>| v.as_ref().map_or([0.0; 3], Vector::xyz);
    let angular = |v: &Option<crate::model::NumberOrVector>| {
        v.as_ref()
            .map_or([0.0; 3], crate::model::NumberOrVector::xyz)
    };
    let join = |t: [f64; 3], r: [f64; 3]| {
        let mut out = t[..D].to_vec();
        out.extend(if D == 3 { r.to_vec() } else { vec![r[2]] });
        out
    };
    let law = Bushing {
        dimension: D,
        stiffness: join(linear(&f.stiffness), angular(&f.rotational_stiffness)),
        damping: join(linear(&f.damping), angular(&f.rotational_damping)),
    };
    element(k, invariants, Box::new(law), AngleSource::None)
}
