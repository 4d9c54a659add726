//! From a model to its tree, through the simulator's own compiled mechanism: the same bodies, frames and coordinates.

use super::{Body, Tree};
use crate::elements::{Elements, End};
use crate::loops::{Closing, closings};
use crate::scalar::{IDENTITY, M3, V3, product, transposed};
use alembert::error::{ModelError, ModelErrors};
use alembert::joints::{Move, Reverse};
use alembert::model::{self, Model};
use alembert::system::compile::{Compiled, JointRole, compile};
use alembert_math::{Planar, Space, Spatial};
use nalgebra::{SMatrix, SVector};

/// Where a joint of the model is in the tree.
#[derive(Clone, Debug, PartialEq)]
pub struct JointPlace {
    /// First coordinate.
    pub first: usize,
    /// Number of coordinates.
    pub dof: usize,
    /// -1 where the tree runs against the joint.
    pub sign: f64,
    /// The rotation of a spherical joint.
    pub ball: Option<usize>,
}

/// A body or point of the model in the tree.
#[derive(Clone, Debug, PartialEq)]
pub struct BodyPlace {
    /// Body in the tree.
    pub node: usize,
    /// Centre of mass in the frame of the file [m].
    pub center: V3<f64>,
    /// Directors in the frame of the file, as columns.
    pub directors: M3<f64>,
    /// First coordinate and the rotation of a body that no joint carries.
    pub free: Option<(usize, Option<usize>)>,
}

/// A tree, its names and its configuration in the model.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The tree.
    pub tree: Tree,
    /// Coordinates in the model.
    pub theta: Vec<f64>,
    /// Reference rotations in the model.
    pub refs: Vec<M3<f64>>,
    /// Joints of the model; none: no coordinates.
    pub joints: Vec<Option<JointPlace>>,
    /// Bodies, then points, of the model.
    pub bodies: Vec<BodyPlace>,
    /// The longest arm of the model [m]; 1 if it has none.
    pub length: f64,
    /// What acts by itself.
    pub elements: Elements,
    /// Joints that close loops.
    pub loops: Vec<Closing>,
}

/// Builds the tree of a model; nodes of rods are bodies.
pub fn build(model: &Model) -> Result<Setup, ModelErrors> {
    let model = &*model.expanded();
    match model.space {
        model::Space::Spatial => convert(model, &compile::<Spatial, 3, 3, 6>(model)?),
        model::Space::Planar => convert(model, &compile::<Planar, 2, 1, 3>(model)?),
    }
}

fn v3<const D: usize>(v: &SVector<f64, D>) -> V3<f64> {
    std::array::from_fn(|i| if i < D { v[i] } else { 0.0 })
}

fn m3<const D: usize>(m: &SMatrix<f64, D, D>) -> M3<f64> {
    std::array::from_fn(|i| {
        std::array::from_fn(|j| {
            if i < D && j < D {
                m[(i, j)]
            } else {
                IDENTITY[i][j]
            }
        })
    })
}

/// Copies the mechanism into the tree.
fn convert<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    compiled: &Compiled<S, D, A, T>,
) -> Result<Setup, ModelErrors>
where
    S: Space<D, A, T>,
{
    let mech = &compiled.mech;
    let (planar, n) = (D == 2, mech.n());
    // frames of the file, per node
    let mut directors = vec![IDENTITY; n];
    for (k, &node) in compiled.node_of.iter().enumerate() {
        if node < n {
            directors[node] = m3(&compiled.frames[k].directors);
        }
    }
    let mut tree = Tree {
        bodies: vec![],
        dof: 0,
        owner: vec![],
        before: vec![],
        path: vec![],
        balls: vec![],
        bends: vec![],
        kinds: vec![],
        gravity: v3(&mech.gravity),
        planar,
    };
    for (i, link) in mech.links.iter().enumerate() {
        let free = link.freedom.absolute_position();
        let mut joint = link.placement();
        if free && planar {
            // the angle of a planar free body is that of its frame in the file
            joint.m2t = directors[i];
        }
        let mut euler = v3(&mech.bodies[i].euler);
        if planar {
            euler[2] = 0.0;
        }
        tree.bodies.push(Body {
            mass: mech.bodies[i].mass,
            euler,
            parent: (!free && link.parent < n).then_some(link.parent),
            joint,
            first: 0,
            ball: None,
            first_bend: 0,
        });
    }
    tree.index();
    let (theta, refs) = coordinates(compiled, &tree, &directors);
    let joints = joints(model, compiled, &tree)?;
    let bodies = compiled
        .node_of
        .iter()
        .zip(&compiled.frames)
        .map(|(&node, frame)| BodyPlace {
            node,
            center: v3(&frame.center),
            directors: m3(&frame.directors),
            free: (node < n && mech.links[node].freedom.absolute_position()).then(|| {
                let first = tree.bodies[node].first;
                (first, tree.bodies[node].ball)
            }),
        })
        .collect();
    let mut setup = Setup {
        elements: Elements::new(model, mech, &tree)?,
        length: Some(tree.arm()).filter(|l| *l > 0.0).unwrap_or(1.0),
        tree,
        theta,
        refs,
        joints,
        bodies,
        loops: vec![],
    };
    setup.loops = closings(model, mech, &setup)?;
    let led = |c: &&Closing| c.ends.iter().any(|e| matches!(e, End::Driven(_)));
    if let (Some(c), None) = (setup.loops.iter().find(led), &setup.elements.timed) {
        setup.elements.timed = Some(c.name.clone());
    }
    Ok(setup)
}

/// Coordinates and reference rotations of the configuration of the model.
fn coordinates<S, const D: usize, const A: usize, const T: usize>(
    compiled: &Compiled<S, D, A, T>,
    tree: &Tree,
    directors: &[M3<f64>],
) -> (Vec<f64>, Vec<M3<f64>>)
where
    S: Space<D, A, T>,
{
    let (mut theta, mut refs) = (vec![0.0; tree.dof], vec![IDENTITY; tree.balls.len()]);
    for (i, body) in tree.bodies.iter().enumerate() {
        let (pose, link) = (&compiled.q[i], &compiled.mech.links[i]);
        let r = m3(&pose.r);
        let mut k = body.first;
        for (c, m) in body.joint.moves.iter().enumerate() {
            match *m {
                Move::Ball => {
                    let parent = body.parent.map_or(IDENTITY, |p| m3(&compiled.q[p].r));
                    body.turn_to(&parent, &r, &mut refs);
                }
                Move::Slide(axis) if link.freedom.absolute_position() => {
                    theta[k] = v3(&pose.x)[usize::from(axis)];
                }
                Move::Turn(_) if link.freedom.absolute_position() => {
                    let file = product(&r, &transposed(&directors[i]));
                    theta[k] = file[1][0].atan2(file[0][0]);
                }
                _ => theta[k] = compiled.coords[i][c],
            }
            k += m.dof();
        }
    }
    (theta, refs)
}

/// Places of the joints of the model.
fn joints<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    compiled: &Compiled<S, D, A, T>,
    tree: &Tree,
) -> Result<Vec<Option<JointPlace>>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let mut out = vec![];
    for (k, info) in compiled.joints.iter().enumerate() {
        let JointRole::Tree { body, reversed } = info.role else {
            out.push(None);
            continue;
        };
        let kind = model.joints[k].kind;
        let turns_back =
            kind.spec().reverse == Reverse::Sign && !kind.freedom(model.space).is_ball();
        if reversed && !turns_back {
            return Err(ModelError::new(
                format!("joint[{k}].bodies"),
                format!(
                    "the joint \"{}\" names the body that it carries first",
                    model.joints[k].name
                ),
            )
            .with_help("exchange its two bodies: the one nearer to ground comes first")
            .into());
        }
        let b = &tree.bodies[body];
        out.push(Some(JointPlace {
            first: b.first,
            dof: b.joint.dof(),
            sign: if reversed { -1.0 } else { 1.0 },
            ball: b.ball,
        }));
    }
    Ok(out)
}
