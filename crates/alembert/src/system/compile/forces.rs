//! Force elements and loads.

use super::bodies::BodyFrame;
use super::coordinates::{Builder, measure};
use super::joints::JointParts;
use super::tree::Tree;
use super::{one, vector};
use crate::elements::{
    AnyElement, Bushing, Characteristic, Combination, Drag, Drive, Friction, Gravitation,
    JointSpring, LennardJones, Limit, OnCoordinate, Spring,
};
use crate::error::ModelErrors;
use crate::model::{
    CompiledSignal, Force, Frame as Axes, GROUND, Model, Signal, SignalError, Vector, on,
};
use crate::system::forces::ForceElement;
use crate::system::invariant::Invariant;
use crate::system::mechanism::{AngleSource, Load, Measure};
use alembert_math::Space;
use nalgebra::SVector;

/// Force elements and loads of a mechanism.
type Built<S, const D: usize, const A: usize, const T: usize> =
    (Vec<ForceElement<S, D, A, T>>, Vec<Load<D>>);

fn signal(k: usize, s: &Signal) -> Result<CompiledSignal, ModelErrors> {
    CompiledSignal::compile(s).map_err(|e| refused(k, &e))
}

fn refused(k: usize, error: &SignalError) -> ModelErrors {
    let help = "write a number, an expression or a table";
    one(format!("force[{k}].value"), error.to_string(), help)
}

/// Builds force elements and loads.
pub fn build<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    frames: &[BodyFrame<D>],
    tree: &Tree,
    parts: &JointParts<S, D, A, T>,
    coordinates: &[Measure<S, D, A, T>],
) -> Result<Built<S, D, A, T>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let b = Builder::new(model, frames, tree);
    let on = |joint, coordinate| measure(model, parts, coordinates, on(joint, coordinate));
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
                elements.push(ForceElement::new(
                    k,
                    vec![square],
                    law.into(),
                    AngleSource::None,
                ));
            }
            Force::Gravitation(f) => {
                let world = [0, 1].map(|i| f.points.as_ref().map(|p| p[i].xyz()));
                let p = b.points(&f.bodies, world, [&f.at_first, &f.at_second]);
                let square = square(&b, &f.bodies, p);
                let law = Gravitation {
                    constant: f.constant,
                };
                elements.push(ForceElement::new(
                    k,
                    vec![square],
                    law.into(),
                    AngleSource::None,
                ));
            }
            Force::LennardJones(f) => {
                let law = LennardJones {
                    epsilon: f.epsilon,
                    sigma: f.sigma,
                };
                for [first, second] in f.each_pair() {
                    let zero = SVector::zeros();
                    let square = Invariant::square(b.node(first), zero, b.node(second), zero);
                    elements.push(ForceElement::new(
                        k,
                        vec![square],
                        law.into(),
                        AngleSource::None,
                    ));
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
                elements.push(ForceElement::new(
                    k,
                    vec![sum],
                    law.into(),
                    AngleSource::None,
                ));
            }
            Force::Bushing(f) => elements.push(bushing(k, f, &b)),
            Force::Beam(f) => elements.push(super::beams::beam(k, f, &b)),
            Force::Torsion(f) => {
                let law = JointSpring {
                    stiffness: f.stiffness,
                    damping: f.damping,
                    rest: f.rest,
                };
                elements.push(on_coordinate(k, on(&f.joint, &f.coordinate), law));
            }
            Force::Drive(f) => {
                let value = signal(k, &f.value)?;
                elements.push(on_coordinate(
                    k,
                    on(&f.joint, &f.coordinate),
                    Drive { value },
                ));
            }
            Force::Characteristic(f) => {
                let value = CompiledSignal::over(&f.value);
                let value = value.map_err(|e| refused(k, &e))?;
                let law = Characteristic::new(value, f.zero, f.period);
                elements.push(on_coordinate(k, on(&f.joint, &f.coordinate), law));
            }
            Force::Friction(f) => {
                let law = Friction {
                    stiffness: f.stiffness,
                    level: f.r#yield,
                    at_rest: f.at_rest.unwrap_or(f.r#yield),
                    stribeck_velocity: f.stribeck_velocity.unwrap_or(1.0),
                    hardening: f.hardening,
                    viscous: f.viscous,
                };
                elements.push(on_coordinate(k, on(&f.joint, &f.coordinate), law));
            }
            Force::Limit(f) => {
                let law = Limit {
                    lower: f.lower.unwrap_or(f64::NEG_INFINITY),
                    upper: f.upper.unwrap_or(f64::INFINITY),
                    stiffness: f.stiffness,
                    damping: f.damping,
                };
                elements.push(on_coordinate(k, on(&f.joint, &f.coordinate), law));
            }
            Force::Distributed(f) => {
                let force = f.force.iter();
                let force = force.map(|list| (list.iter().collect(), false, &f.shares));
                let moment = f.moment.iter().map(|m| (m.signals(), true, &f.turned));
                for (list, torque, shares) in force.chain(moment) {
                    let list: Vec<&Signal> = list;
                    let value: Result<Vec<_>, _> = list.iter().map(|s| signal(k, s)).collect();
                    let value = value?;
                    for (body, share) in shares {
                        loads.push(Load {
                            force: k,
                            node: b.node(body),
                            point: b.frame(body).point_local([0.0; 3]),
                            value: value.clone(),
                            to_directors: b.frame(body).directors.transpose(),
                            follower: f.frame == Axes::Body,
                            torque,
                            share: *share,
                        });
                    }
                }
            }
            Force::Drag(f) => {
                let whole = f.body.iter().map(|body| (body, 1.0));
                let parts = f.shares.iter().map(|(body, share)| (body, *share));
                for (body, share) in whole.chain(parts) {
                    elements.push(drag(k, f, &b, body, share));
                }
            }
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
                    share: 1.0,
                });
            }
            Force::Torque(f) => {
                let list = f.value.signals();
                let value: Result<Vec<_>, _> = list.into_iter().map(|s| signal(k, s)).collect();
                loads.push(Load {
                    force: k,
                    node: b.node(&f.body),
                    point: SVector::zeros(),
                    value: value?,
                    to_directors: b.frame(&f.body).directors.transpose(),
                    follower: f.frame == Axes::Body,
                    torque: true,
                    share: 1.0,
                });
            }
        }
    }
    // what acts on ground or on a driven anchor moves nothing
    loads.retain(|l| l.node < tree.ground());
    let mut at = 0;
    for f in &mut elements {
        f.memory = at..at + f.internal();
        at = f.memory.end;
    }
    Ok((elements, loads))
}

/// A law on a coordinate.
fn on_coordinate<S, L, const D: usize, const A: usize, const T: usize>(
    force: usize,
    measure: Measure<S, D, A, T>,
    law: L,
) -> ForceElement<S, D, A, T>
where
    S: Space<D, A, T>,
    OnCoordinate<L>: Into<AnyElement>,
{
    let law = OnCoordinate {
        coordinate: measure.coordinate,
        law,
    };
    ForceElement::new(force, measure.invariants, law.into(), measure.source)
}

pub(super) fn square<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
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
    ForceElement::new(k, invariants, law.into(), AngleSource::None)
}

/// Drag on a point of a body: its world coordinates, from the origin of the ground.
fn drag<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    k: usize,
    f: &crate::model::Drag,
    b: &Builder<'_, D>,
    body: &str,
    share: f64,
) -> ForceElement<S, D, A, T> {
    let at = f.at.as_ref().map_or([0.0; 3], Vector::xyz);
    let (node, point) = (b.node(body), b.frame(body).point_local(at));
    let ground = b.node(GROUND);
    let gap = |axis: usize| Invariant::gap(axis, ground, SVector::zeros(), node, point);
    let law = Drag {
        dimension: D,
        linear: share * f.linear,
        quadratic: share * f.quadratic,
        flow: Vector::xyz_or_zero(&f.flow),
    };
    ForceElement::new(k, (0..D).map(gap).collect(), law.into(), AngleSource::None)
}
