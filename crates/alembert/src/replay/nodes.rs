//! Nodes of a plan: configurations in three dimensions, whatever the space of the model.

use super::refuse;
use crate::error::ModelErrors;
use crate::model::Model;
use crate::step::Momentum;
use crate::system::mechanism::Mechanism;
use crate::system::pose::{Configuration, Pose};
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};
use std::f64::consts::TAU;

/// Configuration of a mechanism at a node, by moving bodies in tree order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node {
    /// Directors d₁, d₂, d₃ of the principal frame, one after the other, and centre of mass [m], world axes. Planar models: third components
    /// zero, d₃ the normal.
    pub poses: Vec<([f64; 9], [f64; 3])>,
    /// Coordinates of the tree joints [m, rad]; empty for free and spherical ones. If it is empty where there are some, they are read from the
    /// poses, near those of the node before.
    pub coords: Vec<Vec<f64>>,
}

/// Most that a start may be off its joints and closures, by the characteristic length.
const OFF: f64 = 1e-6;

impl Node {
    /// A configuration of a mechanism with its tree coordinates.
    pub fn new<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
        mech: &Mechanism<S, D, A, T>,
        q: &[Pose<D>],
        coords: &[[f64; T]],
    ) -> Self {
        let pose = |p: &Pose<D>| {
            let mut directors = [0.0; 9];
            directors[8] = 1.0;
            let mut center = [0.0; 3];
            for c in 0..D {
                center[c] = p.x[c];
                for r in 0..D {
                    directors[3 * c + r] = p.r[(r, c)];
                }
            }
            (directors, center)
        };
        let coords = mech.links.iter().zip(coords).map(|(link, c)| {
            let count = if link.freedom.has_axes() {
                link.dof()
            } else {
                0
            };
            c[..count].to_vec()
        });
        Self {
            poses: q.iter().take(mech.n()).map(pose).collect(),
            coords: coords.collect(),
        }
    }

    /// Poses of all nodes of the mechanism at a time, and tree coordinates; those that are not given near the given ones.
    pub(super) fn configuration<
        S: Space<D, A, T>,
        const D: usize,
        const A: usize,
        const T: usize,
    >(
        &self,
        mech: &Mechanism<S, D, A, T>,
        time: f64,
        near: &[[f64; T]],
    ) -> Result<(Configuration<D>, Vec<[f64; T]>), ModelErrors> {
        let n = mech.n();
        if self.poses.len() != n {
            let message = format!(
                "a node has {} poses, the mechanism has {n} moving bodies",
                self.poses.len()
            );
            return Err(refuse(
                "nodes",
                message,
                "give one pose for every moving body, in tree order",
            ));
        }
        let mut q = vec![Pose::identity(); mech.n_nodes()];
        for (q, pose) in q.iter_mut().zip(&self.poses) {
            let Momentum { linear, director } = columns::<D>(pose);
            *q = Pose {
                x: linear,
                r: director,
            };
        }
        mech.place_anchors(time, &mut q);
        let coords = self.coordinates(mech, &q, near)?;
        Ok((q, coords))
    }

    /// Tree coordinates: as given, else read from the poses.
    fn coordinates<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
        &self,
        mech: &Mechanism<S, D, A, T>,
        q: &[Pose<D>],
        near: &[[f64; T]],
    ) -> Result<Vec<[f64; T]>, ModelErrors> {
        let mut coords = near.to_vec();
        let with_axes = mech.links.iter().enumerate();
        for (i, link) in with_axes.filter(|(_, l)| l.freedom.has_axes()) {
            let given = self.coords.get(i).map_or(&[][..], Vec::as_slice);
            if given.len() == link.dof() {
                coords[i][..given.len()].copy_from_slice(given);
                continue;
            }
            if !given.is_empty() {
                let message = format!(
                    "body {i} (tree order) has {} joint coordinates at a node, its joint has {}",
                    given.len(),
                    link.dof()
                );
                return Err(refuse("nodes", message, "give all of them, or none"));
            }
            // angles in the turn of the node before
            let mut c = link.coordinates(&q[link.parent], &q[i]);
            for k in (0..link.dof()).filter(|k| link.freedom.is_angle(*k)) {
                c[k] += TAU * ((near[i][k] - c[k]) / TAU).round();
            }
            coords[i] = c;
        }
        Ok(coords)
    }
}

/// Position-like and director-like parts in the space of the model.
pub(super) fn columns<const D: usize>((directors, center): &([f64; 9], [f64; 3])) -> Momentum<D> {
    Momentum {
        linear: SVector::from_fn(|i, _| center[i]),
        director: SMatrix::from_fn(|r, c| directors[3 * c + r]),
    }
}

/// Refuses a start that joints or closures do not allow.
pub(super) fn check_start<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    coords: &[[f64; T]],
) -> Result<(), ModelErrors> {
    let angles: Vec<f64> = mech.angles.iter().map(|a| a.value(q)).collect();
    let (gap, joint) = mech.violation_in(mech.length, q, coords, &angles);
    let mut worst = (
        gap,
        joint.and_then(|k| model.joints.get(k)).map(|j| &j.name),
    );
    // coordinates and poses must tell the same
    let mut placed = q.to_vec();
    mech.place_bodies(coords, &mut placed);
    for (a, b) in placed.iter().zip(q) {
        let off = ((a.x - b.x).amax() / mech.length).max((a.r - b.r).amax());
        if off > worst.0 || off.is_nan() {
            worst = (off, None);
        }
    }
    if worst.0 <= OFF {
        return Ok(());
    }
    let place = worst.1.map_or(String::new(), |name| {
        format!(", most of all joint \"{name}\"")
    });
    Err(refuse(
        "start",
        format!(
            "the start is no configuration of the mechanism: it is off by {:.1e} (lengths of {:.1e} m, or rad){place}",
            worst.0, mech.length
        ),
        "give directors at right angles, poses that the joints allow, and the joint coordinates of these poses",
    ))
}
