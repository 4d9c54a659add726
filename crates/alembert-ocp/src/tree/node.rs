//! Poses, twists and composite moments of all bodies at one node.

use super::plane::Spread;
use super::{Move, Tree};
use crate::scalar::{
    Dual, IDENTITY, M3, Scalar, V3, add, add_dyad, add_matrix, apply_f, cay, column, cross, dot,
    product, product_f, scale, sub,
};

/// Centre of a rotation of three coordinates, and ∂w_k/∂θ_l.
pub type Pivot<S> = (V3<S>, [[V3<S>; 3]; 3]);

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
    pub twist: Vec<[V3<S>; 2]>,
    /// Of each rotation of three coordinates: centre, and ∂w_k/∂θ_l.
    pub balls: Vec<Pivot<S>>,
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
            balls: vec![([z; 3], [[[z; 3]; 3]; 3]); tree.balls.len()],
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
        if tree.planar {
            return self.place_planar(tree, theta);
        }
        for (b, body) in tree.bodies.iter().enumerate() {
            let (mut r, mut o) = match body.parent {
                Some(p) => (
                    product_f(&self.r[p], &body.f1),
                    add(&self.x[p], &apply_f(&self.r[p], &body.r1)),
                ),
                None => (
                    body.f1.map(|row| row.map(S::constant)),
                    body.r1.map(S::constant),
                ),
            };
            let mut k = body.first;
            for m in &body.moves {
                match *m {
                    Move::Slide(axis) => {
                        let d = column(&r, axis);
                        self.twist[k] = [[S::zero(); 3], d];
                        o = add(&o, &scale(&d, theta[k]));
                    }
                    Move::Turn(axis) => {
                        let w = column(&r, axis);
                        self.twist[k] = [w, cross(&o, &w)];
                        turn(&mut r, axis, theta[k]);
                    }
                    Move::Screw(pitch) => {
                        let w = column(&r, 2);
                        self.twist[k] = [w, add(&cross(&o, &w), &w.map(|c| c * pitch))];
                        o = add(&o, &scale(&w, theta[k] * pitch));
                        turn(&mut r, 2, theta[k]);
                    }
                    Move::Ball(ball) => {
                        let t = [theta[k], theta[k + 1], theta[k + 2]];
                        self.place_ball(&r, &o, &t, ball, k);
                        r = product_f(&product(&r, &cay(&t)), &refs[ball]);
                    }
                }
                k += m.dof();
            }
            self.r[b] = product_f(&r, &body.m2t);
            self.x[b] = sub(&o, &apply_f(&self.r[b], &body.r2));
        }
    }

    /// Twists of a Cayley vector, and how they change with it: w_k = (e_k + θ × e_k / 2)/(1 + |θ|²/4).
    fn place_ball(&mut self, r: &M3<S>, o: &V3<S>, t: &V3<S>, ball: usize, k: usize) {
        let s = (S::constant(1.0) + dot(t, t) * 0.25).recip();
        let z = S::zero();
        let mut c = [[[z; 3]; 3]; 3];
        for i in 0..3 {
            // a_i = e_i + θ × e_i / 2, and e_l × e_i for the derivatives
            let mut e = [z; 3];
            e[i] = S::constant(1.0);
            let a = add(&e, &cross(t, &e).map(|v| v * 0.5));
            for l in 0..3 {
                let mut f = [z; 3];
                f[l] = S::constant(0.5);
                let ds = -(s * s * t[l] * 0.5);
                let da = add(&scale(&cross(&f, &e), s), &scale(&a, ds));
                c[i][l] = crate::scalar::apply(r, &da);
            }
            let w = crate::scalar::apply(r, &scale(&a, s));
            self.twist[k + i] = [w, cross(o, &w)];
        }
        self.balls[ball] = (*o, c);
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
        for (to, (center, change)) in self.balls.iter_mut().zip(&from.balls) {
            let change = change.each_ref().map(|row| row.each_ref().map(vector));
            *to = (vector(center), change);
        }
    }
}

/// A diag(e) Bᵀ.
#[inline]
pub fn weighted<S: Scalar>(a: &M3<S>, e: &V3<f64>, b: &M3<S>) -> M3<S> {
    let ae = a.map(|r| [r[0] * e[0], r[1] * e[1], r[2] * e[2]]);
    ae.map(|r| [dot(&r, &b[0]), dot(&r, &b[1]), dot(&r, &b[2])])
}

/// Multiplies by a turn about an axis of the frame.
#[inline]
fn turn<S: Scalar>(r: &mut M3<S>, axis: usize, angle: S) {
    let (s, c) = angle.sin_cos();
    let (i, j) = ((axis + 1) % 3, (axis + 2) % 3);
    for row in r {
        let (a, b) = (row[i], row[j]);
        row[i] = a * c + b * s;
        row[j] = b * c - a * s;
    }
}
