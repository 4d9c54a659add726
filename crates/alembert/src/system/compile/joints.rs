//! Joints: frames on both bodies, tree links, constraint rows, coordinates.

use super::bodies::BodyFrame;
use super::custom;
use super::tree::Tree;
use super::{Frame, JointInfo, JointRole, one, vector};
use crate::elements::Coordinate;
use crate::error::ModelErrors;
use crate::joints::{Freedom, Key, Slides, Turns};
use crate::model::{self, Joint, JointKind, Model, Vector};
use crate::system::invariant::Invariant;
use crate::system::link::Link;
use crate::system::mechanism::{AngleSource, FollowedAngle, Measure};
use crate::system::path_motion::PathMotion;
use crate::system::row::{Closure, Ends, Function, Row, Term};
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// Everything that joints contribute to a mechanism.
#[derive(Debug)]
pub struct JointParts<S, const D: usize, const A: usize, const T: usize> {
    /// Tree links.
    pub links: Vec<Link<S, D, A, T>>,
    /// Rows of the tree joints.
    pub tree_rows: Vec<Vec<Row<S, D, A, T>>>,
    /// Closures.
    pub closures: Vec<Closure<S, D, A, T>>,
    /// Angles that must be followed.
    pub angles: Vec<FollowedAngle<S, D, A, T>>,
    /// Joints as the results see them.
    pub joints: Vec<JointInfo<S, D, A, T>>,
}

/// Builds links, rows and coordinates of all joints.
pub fn build<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    frames: &[BodyFrame<D>],
    tree: &Tree,
) -> Result<JointParts<S, D, A, T>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let ground = BodyFrame::<D>::ground();
    let body = |k: usize| frames.get(k).unwrap_or(&ground);
    let mut pairs = Vec::with_capacity(model.joints.len());
    for (k, joint) in model.joints.iter().enumerate() {
        let [a, b] = tree.ends[k];
        pairs.push(joint_frames::<D>(k, joint, body(a), body(b))?);
    }
    let mut parts = JointParts {
        links: vec![],
        tree_rows: vec![],
        closures: vec![],
        angles: vec![],
        joints: vec![],
    };
    let mut roles = vec![JointRole::Free; model.joints.len()];
    for (node, carrier) in tree.carrier.iter().enumerate() {
        let parent = tree.parent[node];
        let (link, rows) = match *carrier {
            None => (free_link(parent, frames[tree.order[node]].point), vec![]),
            Some((k, reversed)) => {
                roles[k] = JointRole::Tree {
                    body: node,
                    reversed,
                };
                let path = custom::functions(k, &model.joints[k])?;
                tree_joint(&model.joints[k], path, &pairs[k], parent, node, reversed)
            }
        };
        parts.links.push(link);
        parts.tree_rows.push(rows);
    }
    for (c, &k) in tree.closing.iter().enumerate() {
        roles[k] = JointRole::Closure(c);
    }
    for (k, joint) in model.joints.iter().enumerate() {
        let nodes = tree.ends[k].map(|e| tree.node(e));
        let measures = measures(joint, &pairs[k], nodes, roles[k], &mut parts.angles);
        if let JointRole::Closure(_) = roles[k] {
            let source = measures
                .last()
                .map_or(AngleSource::None, |m: &Measure<S, D, A, T>| m.source);
            let [a, b] = tree.ends[k];
            let world = |f: &BodyFrame<D>, at: &Frame<D>| f.drawn.x + f.drawn.r * at.origin;
            let drawn = (world(body(b), &pairs[k][1]) - world(body(a), &pairs[k][0])).norm();
            let rows = rows(k, joint, &pairs[k], nodes, drawn, source)?;
            parts.closures.push(Closure {
                joint: k,
                nodes: Ends::pair(nodes),
                rows,
            });
        }
        let [first, second] = pairs[k];
        parts.joints.push(JointInfo {
            measures,
            nodes,
            first,
            second,
            shown: shown::<D>(joint.kind),
            role: roles[k],
        });
    }
    // closures were pushed in the order of the joints, as numbered above
    Ok(parts)
}

/// The space of the kernel.
fn space<const D: usize>() -> model::Space {
    match D {
        2 => model::Space::Planar,
        _ => model::Space::Spatial,
    }
}

/// The axis along which a joint is drawn: in the plane that of a slide, or the normal.
fn shown<const D: usize>(kind: JointKind) -> Option<usize> {
    let freedom = kind.freedom(space::<D>());
    match D {
        3 => Some(kind.spec().shown),
        _ if freedom.turns == Turns::Axis && !freedom.slides() => None,
        _ if freedom.follows_path() => None,
        _ => Some(0),
    }
}

fn free_link<S, const D: usize, const A: usize, const T: usize>(
    parent: usize,
    point: bool,
) -> Link<S, D, A, T>
where
    S: Space<D, A, T>,
{
    let freedom = if point { Freedom::POINT } else { Freedom::FREE };
    let origin = (SVector::zeros(), SMatrix::identity());
    Link::new(parent, freedom, origin, origin, 0.0)
}

type TreeJoint<S, const D: usize, const A: usize, const T: usize> =
    (Link<S, D, A, T>, Vec<Row<S, D, A, T>>);

/// Link and rows of a tree joint, parent first.
fn tree_joint<S, const D: usize, const A: usize, const T: usize>(
    joint: &Joint,
    path: PathMotion,
    pair: &[Frame<D>; 2],
    parent: usize,
    node: usize,
    reversed: bool,
) -> TreeJoint<S, D, A, T>
where
    S: Space<D, A, T>,
{
    let [mut on_parent, mut on_child] = *pair;
    let freedom = joint.kind.freedom(space::<D>());
    if reversed {
        std::mem::swap(&mut on_parent, &mut on_child);
        if freedom.crosses() {
            // the parent carries the second axis: exchange the roles of the first two columns
            for f in [&mut on_parent, &mut on_child] {
                f.axes.swap_columns(0, 1);
                let flipped = -f.axes.column(D - 1);
                f.axes.set_column(D - 1, &flipped);
            }
        }
    }
    let pitch = joint.pitch.unwrap_or(0.0) / std::f64::consts::TAU;
    let link = Link::new(
        parent,
        freedom,
        (on_parent.origin, on_parent.axes),
        (on_child.origin, on_child.axes),
        pitch,
    );
    let source = AngleSource::Tree(node, 0, 1.0);
    let (pair, nodes) = ([on_parent, on_child], [parent, node]);
    let rows = match freedom.follows_path() {
        true => custom::rows(&path, &pair, nodes, source),
        false => plain_rows(joint.kind, &pair, nodes, pitch, 1.0, source),
    };
    (link.with_path(path), rows)
}

/// Rows of a closure, first body first.
fn rows<S, const D: usize, const A: usize, const T: usize>(
    k: usize,
    joint: &Joint,
    pair: &[Frame<D>; 2],
    nodes: [usize; 2],
    drawn: f64,
    source: AngleSource,
) -> Result<Vec<Row<S, D, A, T>>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let length = joint.length.unwrap_or(drawn);
    if joint.kind == JointKind::Distance && length <= 0.0 {
        return Err(one(
            format!("joint[{k}]"),
            format!("the distance joint \"{}\" has no length", joint.name),
            "give `length`, or draw its two points apart",
        ));
    }
    let pitch = joint.pitch.unwrap_or(0.0) / std::f64::consts::TAU;
    if joint.kind == JointKind::Custom {
        return Ok(custom::rows(
            &custom::functions(k, joint)?,
            pair,
            nodes,
            source,
        ));
    }
    Ok(plain_rows(joint.kind, pair, nodes, pitch, length, source))
}

/// The constraints of each kind, as quadratic invariants.
fn plain_rows<S, const D: usize, const A: usize, const T: usize>(
    kind: JointKind,
    pair: &[Frame<D>; 2],
    [a, b]: [usize; 2],
    pitch: f64,
    length: f64,
    source: AngleSource,
) -> Vec<Row<S, D, A, T>>
where
    S: Space<D, A, T>,
{
    let [f, m] = pair;
    let fa = |c: usize| f.axes.column(c).into_owned();
    let ma = |c: usize| m.axes.column(c).into_owned();
    let row = Row::plain;
    let gap = |rows: &mut Vec<Row<S, D, A, T>>| {
        for k in 0..D {
            rows.push(row(Invariant::gap(k, a, f.origin, b, m.origin), 0.0, 1.0));
        }
    };
    let normal = |rows: &mut Vec<Row<S, D, A, T>>, u: usize, w: usize| {
        rows.push(row(Invariant::dot(a, fa(u), b, ma(w)), 0.0, 1.0));
    };
    let along = |u: usize| Invariant::along(a, fa(u), f.origin, b, m.origin);
    let last = D - 1;
    let mut out = vec![];
    let locked = |out: &mut Vec<Row<S, D, A, T>>| {
        if D == 3 {
            normal(out, 1, last);
            normal(out, last, 0);
            normal(out, 0, 1);
        } else {
            normal(out, 1, 0);
        }
    };
    let common_axis = |out: &mut Vec<Row<S, D, A, T>>| {
        if D == 3 {
            normal(out, last, 0);
            normal(out, last, 1);
        }
    };
    if kind == JointKind::Distance {
        let square = Invariant::square(a, f.origin, b, m.origin);
        out.push(row(square, length * length, 0.5 / length));
        return out;
    }
    let freedom = kind.freedom(space::<D>());
    if freedom.is_free() {
        return out;
    }
    if freedom.slides == Slides::No {
        gap(&mut out);
    }
    match freedom.turns {
        Turns::No => locked(&mut out),
        Turns::Axis => common_axis(&mut out),
        Turns::Cross => normal(&mut out, 0, 1),
        Turns::Ball | Turns::Point | Turns::Path => {}
    }
    // across the directions of the slides
    let held: Vec<usize> = match freedom.slides {
        Slides::No | Slides::Free | Slides::Path => vec![],
        Slides::Screw => vec![0, 1],
        Slides::Along(mask) => (0..D).filter(|c| mask & (1 << c) == 0).collect(),
    };
    for c in held {
        out.push(row(along(c), 0.0, 1.0));
    }
    if freedom.slides == Slides::Screw {
        let (cos, sin) = (
            Invariant::dot(a, fa(0), b, ma(0)),
            Invariant::dot(a, fa(1), b, ma(0)),
        );
        let angle = Measure {
            coordinate: Coordinate::Angle,
            invariants: vec![cos, sin],
            source,
        };
        let mut slide = row(along(last), 0.0, 1.0);
        let turned = Term::new(angle, Function::Factor(-pitch), &Ends::pair([a, b]));
        slide.terms.push(turned);
        out.push(slide);
    }
    out
}

/// Joint coordinates, second relative to first.
fn measures<S, const D: usize, const A: usize, const T: usize>(
    joint: &Joint,
    pair: &[Frame<D>; 2],
    [a, b]: [usize; 2],
    role: JointRole,
    angles: &mut Vec<FollowedAngle<S, D, A, T>>,
) -> Vec<Measure<S, D, A, T>>
where
    S: Space<D, A, T>,
{
    let [f, m] = pair;
    let freedom = joint.kind.freedom(space::<D>());
    let fa = |c: usize| f.axes.column(c).into_owned();
    let ma = |c: usize| m.axes.column(c).into_owned();
    let slide = |c: usize| Measure {
        coordinate: Coordinate::Displacement,
        invariants: vec![Invariant::along(a, fa(c), f.origin, b, m.origin)],
        source: AngleSource::None,
    };
    let mut angle = |k: usize, cos: Invariant<S, D, A, T>, sin: Invariant<S, D, A, T>| {
        let source = match role {
            JointRole::Tree {
                body,
                reversed: false,
            } => AngleSource::Tree(body, k, 1.0),
            JointRole::Tree {
                body,
                reversed: true,
            } => {
                let k = if freedom.crosses() { 1 - k } else { k };
                AngleSource::Tree(body, k, -1.0)
            }
            _ => {
                angles.push(FollowedAngle { cos, sin });
                AngleSource::Measured(angles.len() - 1)
            }
        };
        Measure {
            coordinate: Coordinate::Angle,
            invariants: vec![cos, sin],
            source,
        }
    };
    // which directions across the axis are drawn does not matter, for averaged directors too: (a₁·a₂ + b₁·b₂)/2, (b₁·a₂ - a₁·b₂)/2
    let turn = match D {
        3 => (
            Invariant::turn(
                a,
                b,
                &((fa(0) * ma(0).transpose() + fa(1) * ma(1).transpose()) * 0.5),
            ),
            Invariant::turn(
                a,
                b,
                &((fa(1) * ma(0).transpose() - fa(0) * ma(1).transpose()) * 0.5),
            ),
        ),
        _ => (
            Invariant::dot(a, fa(0), b, ma(0)),
            Invariant::dot(a, fa(1), b, ma(0)),
        ),
    };
    let mut out: Vec<_> = freedom.axes().map(|c| slide(usize::from(c))).collect();
    let first = out.len();
    match freedom.turns {
        Turns::Axis => out.push(angle(first, turn.0, turn.1)),
        Turns::Cross => {
            let last = D - 1;
            let cos = Invariant::dot(a, fa(1), b, ma(1));
            let sin = Invariant::dot(a, fa(last), b, ma(1));
            out.push(angle(first, cos, sin));
            let cos = Invariant::dot(a, fa(0), b, ma(0));
            let sin = Invariant::dot(a, fa(0), b, ma(last));
            out.push(angle(first + 1, cos, sin));
        }
        Turns::Path => {
            let [cos, sin] = custom::angle(pair, [a, b]);
            out.push(angle(first, cos, sin));
        }
        Turns::No | Turns::Ball | Turns::Point => {}
    }
    out
}

/// Frames of a joint on both bodies.
fn joint_frames<const D: usize>(
    k: usize,
    joint: &Joint,
    first: &BodyFrame<D>,
    second: &BodyFrame<D>,
) -> Result<[Frame<D>; 2], ModelErrors> {
    let bodies = [first, second];
    let local = [(&joint.at_first, 0), (&joint.at_second, 1)];
    let mut origins = [SVector::<f64, D>::zeros(); 2];
    for (at, i) in local {
        origins[i] = match (at, &joint.at, &joint.points) {
            (Some(p), _, _) => bodies[i].point_local(p.xyz()),
            (None, _, Some(points)) => bodies[i].point_world(points[i].xyz()),
            (None, Some(p), None) => bodies[i].point_world(p.xyz()),
            // no place given: a distance is between the points themselves, other joints are where the point is drawn, else at
            // the origin of the second body
            (None, None, None) if joint.kind == JointKind::Distance => {
                bodies[i].point_local([0.0; 3])
            }
            (None, None, None) => {
                let owner = if first.point { first } else { second };
                bodies[i].point_world(lift(owner.drawn_origin()))
            }
        };
    }
    let world_axis = joint.axis.as_ref().map(Vector::xyz);
    let two_axes = joint.kind.takes(Key::SecondAxis, space::<D>());
    if let (true, Some(a), Some(b)) = (two_axes, world_axis, &joint.second_axis) {
        let (a, b) = (vector::<D>(a).normalize(), vector::<D>(b.xyz()).normalize());
        if a.dot(&b).abs() > 1e-6 {
            return Err(one(
                format!("joint[{k}].second_axis"),
                format!(
                    "the axes of universal joint \"{}\" are not at right angles (cosine {:.3e})",
                    joint.name,
                    a.dot(&b)
                ),
                "give two perpendicular axes: `axis` fixed in the first body, `second_axis` in the second",
            ));
        }
    }
    let axes = if two_axes {
        universal_axes::<D>(joint, bodies)
    } else {
        let mut pair = [SMatrix::<f64, D, D>::identity(); 2];
        let local_axes = [&joint.axis_first, &joint.axis_second];
        let x = [&joint.x_first, &joint.x_second];
        for i in 0..2 {
            let to_local = bodies[i].drawn.r.transpose();
            pair[i] = match (local_axes[i], world_axis) {
                (Some(n), _) => {
                    bodies[i].directors.transpose() * frame(n.xyz(), x[i].as_ref().map(Vector::xyz))
                }
                (None, Some(n)) => {
                    // reference directions are given in the body frame
                    let in_body = bodies[i].directors * to_local * vector::<D>(n);
                    match x[i] {
                        Some(x) => {
                            bodies[i].directors.transpose() * frame(lift(in_body), Some(x.xyz()))
                        }
                        None => to_local * frame::<D>(n, None),
                    }
                }
                (None, None) => match x[i] {
                    Some(x) if D == 2 => {
                        bodies[i].directors.transpose() * slide_frame::<D>(x.xyz())
                    }
                    _ if joint.at_first.is_some() => bodies[i].directors.transpose(),
                    _ => to_local,
                },
            };
        }
        pair
    };
    if axes.iter().any(|m| !m.iter().all(|v| v.is_finite())) {
        return Err(one(
            format!("joint[{k}]"),
            format!("the axis of joint \"{}\" has no direction", joint.name),
            "give an axis of nonzero length that is not parallel to the reference direction",
        ));
    }
    Ok([0, 1].map(|i| Frame {
        origin: origins[i],
        axes: axes[i],
    }))
}

pub(super) fn lift<const D: usize>(v: SVector<f64, D>) -> [f64; 3] {
    let mut out = [0.0; 3];
    out[..D].copy_from_slice(v.as_slice());
    out
}

/// Joint frame about an axis: the axis is the last column in space, the first in the plane.
pub(super) fn frame<const D: usize>(axis: [f64; 3], x: Option<[f64; 3]>) -> SMatrix<f64, D, D> {
    if D == 2 {
        return slide_frame(axis);
    }
    let n = nalgebra::Vector3::from(axis).normalize();
    let x = x.map_or_else(|| perpendicular(&n), nalgebra::Vector3::from);
    let a = (x - n * n.dot(&x)).normalize();
    let b = n.cross(&a);
    SMatrix::from_fn(|r, c| [a, b, n][c.min(2)][r])
}

fn slide_frame<const D: usize>(axis: [f64; 3]) -> SMatrix<f64, D, D> {
    let l = axis[0].hypot(axis[1]);
    let (c, s) = (axis[0] / l, axis[1] / l);
    SMatrix::from_fn(|r, k| [[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]][r][k])
}

/// The world axis that follows the largest component cyclically: x for z, y for x, z for y.
fn perpendicular(n: &nalgebra::Vector3<f64>) -> nalgebra::Vector3<f64> {
    let largest = n.iamax();
    let mut e = nalgebra::Vector3::zeros();
    e[(largest + 1) % 3] = 1.0;
    e
}

/// Universal joint: first column the axis on the first body, second column the axis on the second.
fn universal_axes<const D: usize>(
    joint: &Joint,
    bodies: [&BodyFrame<D>; 2],
) -> [SMatrix<f64, D, D>; 2] {
    let [first, second] = bodies;
    let to_world = |b: &BodyFrame<D>, v: [f64; 3]| b.drawn.r * b.direction_local(v);
    let world = |v: &Option<Vector>| v.as_ref().map(|v| vector::<D>(v.xyz()));
    let a = world(&joint.axis)
        .or_else(|| joint.axis_first.as_ref().map(|v| to_world(first, v.xyz())))
        .unwrap_or_else(SVector::zeros);
    let b = world(&joint.second_axis)
        .or_else(|| {
            joint
                .axis_second
                .as_ref()
                .map(|v| to_world(second, v.xyz()))
        })
        .unwrap_or_else(SVector::zeros);
    let (a, b) = (a.normalize(), b.normalize());
    let build = |x: SVector<f64, D>, y: SVector<f64, D>| {
        let (p, q) = (
            nalgebra::Vector3::from(lift(x)),
            nalgebra::Vector3::from(lift(y)),
        );
        let n = p.cross(&q);
        SMatrix::<f64, D, D>::from_fn(|r, c| [p, q, n][c.min(2)][r])
    };
    let on_first = build(a, (b - a * a.dot(&b)).normalize());
    let on_second = build((a - b * a.dot(&b)).normalize(), b);
    [
        first.drawn.r.transpose() * on_first,
        second.drawn.r.transpose() * on_second,
    ]
}
