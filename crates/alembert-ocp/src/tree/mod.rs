//! # What it is
//! The kinematic tree in minimal coordinates: joint coordinates θ, and the poses H(θ) of all bodies.
//!
//! # Equations
//! Every coordinate moves all bodies after it by a twist ξ = (w, v) about the world's origin (T-OCP-3):
//! ```text
//! ∂H_b/∂θ_i = ξ̂_i H_b,    ∂²H_b/∂θ_i∂θ_j = (ξ̂_i ξ̂_j + ∂ξ̂_i/∂θ_j) H_b,    i before j on the path to body b
//! ```
//! ∂ξ_i/∂θ_j vanishes unless both belong to the same rotation of three coordinates, or to a custom joint. Poses, twists and their changes are
//! those of the simulator's joints ([`alembert::system::placement::Placement`], T-RIG-43).
//!
//! Joints have the coordinates of the simulator, but spherical joints and free bodies, which have a Cayley vector θ about a reference rotation
//! C of their own at every node: Rot = cay(θ) C. The chart ends at half a turn from C; whoever solves moves C to the solution when it comes near
//! (`recentre`).
//!
//! # Reference
//! Betsch and Leyendecker 2006 (null space matrices of kinematic pairs); Penner and Leyendecker 2020 (reparametrisation as their source).
//!
//! # Departures from the reference
//! Unknowns are coordinates at the nodes, not increments: the Jacobian stays block tridiagonal. Planar mechanisms are embedded in space,
//! with director mass zero along the normal.

mod build;
mod node;
mod plane;
mod second;

pub use build::{BodyPlace, JointPlace, Setup, build};
pub use node::{Node, Points};
pub use second::{CrossBlock, NodeBlock, Wrenches};

use crate::scalar::{M3, V3, product, transposed};
use alembert::joints::Move;
use alembert::system::placement::Placement;

/// A body and the joint that carries it.
#[derive(Clone, Debug)]
pub struct Body {
    /// Mass [kg].
    pub mass: f64,
    /// Director masses, principal values of the Euler tensor [kg m²].
    pub euler: V3<f64>,
    /// Parent body; none: ground.
    pub parent: Option<usize>,
    /// The joint that carries it.
    pub joint: Placement,
    /// First coordinate.
    pub first: usize,
    /// Its rotation of three coordinates among all of them.
    pub ball: Option<usize>,
    /// First pair of coordinates among `Tree::bends`.
    pub first_bend: usize,
}

impl Body {
    /// Sets its reference rotation, if it has one, so that it stands with directors R_c on a parent with R_p: C = (R_p F)ᵀ R_c M.
    pub fn turn_to(&self, parent: &M3<f64>, r: &M3<f64>, refs: &mut [M3<f64>]) {
        if let Some(ball) = self.ball {
            let frame = product(parent, &self.joint.f1);
            let own = product(r, &transposed(&self.joint.m2t));
            refs[ball] = product(&transposed(&frame), &own);
        }
    }
}

/// The tree.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Bodies, parents first, as the simulator numbers them.
    pub bodies: Vec<Body>,
    /// Number of coordinates.
    pub dof: usize,
    /// Body of each coordinate.
    pub owner: Vec<usize>,
    /// Coordinates on the path from ground to each coordinate, itself last.
    pub before: Vec<Vec<usize>>,
    /// Coordinates that move each body.
    pub path: Vec<Vec<usize>>,
    /// First coordinate of each rotation of three coordinates.
    pub balls: Vec<usize>,
    /// Pairs of coordinates where the twist of the first changes with the second.
    pub bends: Vec<[usize; 2]>,
    /// Whether a coordinate is an angle (else a length, or part of a Cayley vector).
    pub kinds: Vec<CoordinateKind>,
    /// Gravity [m/s²].
    pub gravity: V3<f64>,
    /// Whether the model is planar.
    pub planar: bool,
}

/// What a coordinate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoordinateKind {
    /// An angle [rad].
    Angle,
    /// A length [m].
    Length,
    /// A component of a Cayley vector; index of the rotation and component.
    Ball(usize, usize),
}

impl Tree {
    /// The longest arm: radii of gyration, and joints from centres of mass [m]; zero if there is none.
    pub fn arm(&self) -> f64 {
        let norm = |v: &V3<f64>| crate::scalar::dot(v, v).sqrt();
        let bodies = self.bodies.iter().map(|b| {
            let euler = b.euler.iter().fold(0.0_f64, |a, e| a.max(*e));
            let gyration = (2.0 * euler / b.mass).sqrt();
            let gyration = if gyration.is_finite() { gyration } else { 0.0 };
            let joint = b.parent.map_or(0.0, |_| norm(&b.joint.r1));
            gyration.max(joint).max(norm(&b.joint.r2))
        });
        bodies.fold(0.0, f64::max)
    }

    /// Pairs (i, j) of coordinates with i before or equal to j on one path: the places of all second derivatives.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.before
            .iter()
            .enumerate()
            .flat_map(|(j, list)| list.iter().map(move |&i| (i, j)))
    }

    /// Total mass [kg].
    pub fn mass(&self) -> f64 {
        self.bodies.iter().map(|b| b.mass).sum()
    }

    /// Sets what follows from bodies and moves: coordinates, owners, paths.
    pub(crate) fn index(&mut self) {
        (self.owner, self.before, self.path) = (vec![], vec![], vec![]);
        (self.balls, self.bends, self.kinds) = (vec![], vec![], vec![]);
        for (b, body) in self.bodies.iter_mut().enumerate() {
            body.first = self.owner.len();
            let mut path = body.parent.map_or(vec![], |p| self.path[p].clone());
            let first = body.first;
            let bends = body.joint.bends().into_iter();
            body.first_bend = self.bends.len();
            self.bends.extend(bends.map(|pair| pair.map(|i| first + i)));
            for m in &body.joint.moves {
                if *m == Move::Ball {
                    body.ball = Some(self.balls.len());
                    self.balls.push(self.owner.len());
                }
                for c in 0..m.dof() {
                    path.push(self.owner.len());
                    self.owner.push(b);
                    self.before.push(path.clone());
                    self.kinds.push(match m {
                        Move::Slide(_) => CoordinateKind::Length,
                        Move::Turn(_) | Move::Screw | Move::Path => CoordinateKind::Angle,
                        Move::Ball => CoordinateKind::Ball(self.balls.len() - 1, c),
                    });
                }
            }
            self.path.push(path);
        }
        self.dof = self.owner.len();
    }
}

#[cfg(test)]
mod tests;
