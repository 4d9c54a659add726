//! Poses, twists and composite moments of all bodies at one node.

use super::Tree;
use super::plane::Spread;
use crate::scalar::{
    Dual, IDENTITY, M3, Scalar, V3, add, add_dyad, add_matrix, apply_f, cross, dot,
};
use alembert::system::placement::Twist;

/// Everything that depends on the configuration of one node.
#[derive(Clone, Debug)]
pub struct Node<S> {
    /// Directors (columns) of each body.
    pub r: Vec<M3<S>>,
    /// Centres of mass [m].
    pub x: Vec<V3<S>>,
    /// The coordinates themselves.
    pub theta: Vec<S>,
    /// Twists (w, v) of the coordinates.
    pub twist: Vec<Twist<S>>,
    /// Their changes by the pairs of [`Tree::bends`].
    pub bends: Vec<Twist<S>>,
    /// Σ m x over the bodies that a body carries, itself included.
    pub moment: Vec<V3<S>>,
    /// Σ R E Rᵀ + m x xᵀ over the same.
    pub second: Vec<M3<S>>,
    /// Σ m over the same.
    pub mass: Vec<f64>,
    /// In place of the last three for planar mechanisms.
    pub(super) spread: Vec<Spread<S>>,
}

/// A point of a body: body (none: ground) and place from the centre of mass, along the directors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Points {
    /// Body.
    pub body: Option<usize>,
    /// Place [m].
    pub at: V3<f64>,
}

impl<S: Scalar> Node<S> {
    /// Room for a tree.
    pub fn new(tree: &Tree) -> Self {
        let (n, d, z) = (tree.bodies.len(), tree.dof, S::zero());
        let mut mass: Vec<f64> = tree.bodies.iter().map(|b| b.mass).collect();
        for b in (0..n).rev() {
            if let Some(p) = tree.bodies[b].parent {
                mass[p] += mass[b];
            }
        }
        Self {
            r: vec![IDENTITY.map(|row| row.map(S::constant)); n],
            x: vec![[z; 3]; n],
            theta: vec![z; d],
            twist: vec![[[z; 3]; 2]; d],
            bends: vec![[[z; 3]; 2]; tree.bends.len()],
            moment: vec![[z; 3]; n],
            second: vec![[[z; 3]; 3]; n],
            mass,
            spread: vec![Spread::zero(); n],
        }
    }

    /// Poses and twists at coordinates θ with reference rotations C.
    pub fn place(&mut self, tree: &Tree, theta: &[S], refs: &[M3<f64>]) {
        self.theta.clear();
        self.theta.extend_from_slice(theta);
        for (b, body) in tree.bodies.iter().enumerate() {
            let parent = body.parent.map(|p| (&self.r[p], &self.x[p]));
            let q = &theta[body.first..];
            let (twists, bends) = (
                &mut self.twist[body.first..],
                &mut self.bends[body.first_bend..],
            );
            (self.r[b], self.x[b]) = if tree.planar {
                body.joint.place_planar(parent, q, twists, bends)
            } else {
                let reference = body.ball.map_or(&IDENTITY, |ball| &refs[ball]);
                body.joint.place(parent, q, reference, twists, bends)
            };
        }
    }

    /// Composite moments; needs poses.
    pub fn compose(&mut self, tree: &Tree) {
        if tree.planar {
            return self.compose_planar(tree);
        }
        for (b, body) in tree.bodies.iter().enumerate() {
            let x = self.x[b];
            let mx = x.map(|v| v * body.mass);
            let mut y = weighted(&self.r[b], &body.euler, &self.r[b]);
            add_dyad(&mut y, &mx, &x);
            (self.moment[b], self.second[b]) = (mx, y);
            self.mass[b] = body.mass;
        }
        for b in (0..tree.bodies.len()).rev() {
            if let Some(p) = tree.bodies[b].parent {
                let (m, y) = (self.moment[b], self.second[b]);
                self.moment[p] = add(&self.moment[p], &m);
                add_matrix(&mut self.second[p], &y);
                self.mass[p] += self.mass[b];
            }
        }
    }

    /// Place of a point.
    #[inline]
    pub fn point(&self, p: &Points) -> V3<S> {
        match p.body {
            Some(b) => add(&self.x[b], &apply_f(&self.r[b], &p.at)),
            None => p.at.map(S::constant),
        }
    }

    /// Velocity of a place under coordinate i: ∂x/∂θ_i = w × x + v.
    #[inline]
    pub fn velocity(&self, i: usize, x: &V3<S>) -> V3<S> {
        let [w, v] = &self.twist[i];
        add(&cross(w, x), v)
    }
}

impl Node<f64> {
    /// Takes the plain part of numbers with derivatives.
    pub fn copy_plain(&mut self, from: &Node<Dual>) {
        let vector = |v: &V3<Dual>| v.map(|c| c.re);
        let matrix = |m: &M3<Dual>| m.map(|row| row.map(|c| c.re));
        self.mass.copy_from_slice(&from.mass);
        for b in 0..self.r.len() {
            self.r[b] = matrix(&from.r[b]);
            self.x[b] = vector(&from.x[b]);
            self.moment[b] = vector(&from.moment[b]);
            self.second[b] = matrix(&from.second[b]);
            self.spread[b] = from.spread[b].plain();
        }
        for (to, twist) in self.twist.iter_mut().zip(&from.twist) {
            *to = [vector(&twist[0]), vector(&twist[1])];
        }
        for (to, bend) in self.bends.iter_mut().zip(&from.bends) {
            *to = [vector(&bend[0]), vector(&bend[1])];
        }
    }
}

/// A diag(e) Bᵀ.
#[inline]
pub fn weighted<S: Scalar>(a: &M3<S>, e: &V3<f64>, b: &M3<S>) -> M3<S> {
    let ae = a.map(|r| [r[0] * e[0], r[1] * e[1], r[2] * e[2]]);
    ae.map(|r| [dot(&r, &b[0]), dot(&r, &b[1]), dot(&r, &b[2])])
}
