//! # What it is
//! First and second derivatives of the discrete action by the coordinates, in O(coordinates × depth).
//!
//! # Equations
//! With J = diag(E, m) of each body and H = [R x; 0 1], a step from H₀ to H₁ has the discrete Lagrangian (T-OCP-1)
//! ```text
//! ℓ(θ₀, θ₁; h) = k/h + h u,   k = ½ Σ tr((H₁ - H₀) J (H₁ - H₀)ᵀ),   u = Σ m g·(x₀ + x₁)/2
//! ```
//! All derivatives are traces of twists with composite 4 × 4 matrices (T-OCP-4). For a generalised force tr(ξ̂ Z) with Z = [Z₃ ·; bᵀ ·]:
//! ```text
//! tr(ξ̂_i Z)       = w_i·cov(Z₃) + v_i·b,                       cov(a bᵀ) = a × b
//! tr(ξ̂_i ξ̂_j Z)   = w_i·cov(ŵ_j Z₃ + v_j bᵀ)
//! tr(ξ̂_j Y ξ̂_iᵀ)  = -w_i·cov(ŵ_j Y₃ + v_j bᵀ) + v_i·(ŵ_j a + m v_j)
//! ```
//! # Symbols
//! `Z` of a node collects the inertia of both steps, gravity, and forces at points: (x fᵀ, f). κ = 1/h₋ + 1/h₊.

use super::node::weighted;
use super::plane::{Flat, Spread, pair};
use super::{Node, Tree};
use crate::scalar::{
    M3, Scalar, V3, add, add_dyad, add_matrix, cross, dot, product, sub, transposed,
};
use alembert::system::invariant::Placed;

/// Generalised forces of each body, collected over what it carries: Z₃ and b.
#[derive(Clone, Debug)]
pub struct Wrenches<S> {
    /// Z₃.
    pub z: Vec<M3<S>>,
    /// b.
    pub b: Vec<V3<S>>,
    /// In place of both for planar mechanisms.
    plane: Option<Vec<Flat<S>>>,
}

/// cov(Z): tr(ŵ Z) = w·cov(Z).
#[inline]
pub fn cov<S: Scalar>(z: &M3<S>) -> V3<S> {
    [z[1][2] - z[2][1], z[2][0] - z[0][2], z[0][1] - z[1][0]]
}

/// ŵ Z + v bᵀ.
#[inline]
fn moved<S: Scalar>([w, v]: &[V3<S>; 2], z: &M3<S>, b: &V3<S>) -> M3<S> {
    let mut a = [
        sub(&z[2].map(|c| c * w[1]), &z[1].map(|c| c * w[2])),
        sub(&z[0].map(|c| c * w[2]), &z[2].map(|c| c * w[0])),
        sub(&z[1].map(|c| c * w[0]), &z[0].map(|c| c * w[1])),
    ];
    add_dyad(&mut a, v, b);
    a
}

impl<S: Scalar> Wrenches<S> {
    /// Room for a tree.
    pub fn new(tree: &Tree) -> Self {
        let (n, z) = (tree.bodies.len(), S::zero());
        Self {
            z: vec![[[z; 3]; 3]; n],
            b: vec![[z; 3]; n],
            plane: tree.planar.then(|| vec![Flat::zero(); n]),
        }
    }

    /// Everything zero.
    pub fn clear(&mut self) {
        if let Some(plane) = &mut self.plane {
            return plane.fill(Flat::zero());
        }
        let z = S::zero();
        self.z.fill([[z; 3]; 3]);
        self.b.fill([z; 3]);
    }

    /// Adds the inertia of steps that begin or end at `here`, with their other ends and 1/h: H J Σ (H - H')ᵀ / h.
    pub fn add_inertia(&mut self, tree: &Tree, here: &Node<S>, steps: &[(&Node<S>, f64)]) {
        if let Some(plane) = &mut self.plane {
            for (i, (flat, body)) in plane.iter_mut().zip(&tree.bodies).enumerate() {
                flat.push_inertia(i, body, here, steps);
            }
            return;
        }
        for (i, body) in tree.bodies.iter().enumerate() {
            let (r, x, zero) = (&here.r[i], &here.x[i], S::zero());
            let (mut change, mut f) = ([[zero; 3]; 3], [zero; 3]);
            for (there, by_h) in steps {
                for k in 0..3 {
                    for l in 0..3 {
                        change[k][l] += (r[k][l] - there.r[i][k][l]) * *by_h;
                    }
                    f[k] += (x[k] - there.x[i][k]) * (body.mass * by_h);
                }
            }
            add_matrix(&mut self.z[i], &weighted(r, &body.euler, &change));
            add_dyad(&mut self.z[i], x, &f);
            self.b[i] = add(&self.b[i], &f);
        }
    }

    /// Adds gravity over the time `h` at a node: half of each of its steps.
    pub fn add_gravity(&mut self, tree: &Tree, here: &Node<S>, h: f64) {
        if let Some(plane) = &mut self.plane {
            for ((flat, body), x) in plane.iter_mut().zip(&tree.bodies).zip(&here.x) {
                let [a, b, _] = tree.gravity;
                let weight = body.mass * h;
                flat.push(x, [S::constant(a * weight), S::constant(b * weight)]);
            }
            return;
        }
        for (i, body) in tree.bodies.iter().enumerate() {
            let f = tree.gravity.map(|g| S::constant(g * body.mass * h));
            add_dyad(&mut self.z[i], &here.x[i], &f);
            self.b[i] = add(&self.b[i], &f);
        }
    }

    /// Adds a force that does not depend on the configuration, at a place of a body.
    pub fn add_force(&mut self, body: usize, x: &V3<S>, f: &V3<S>) {
        if let Some(plane) = &mut self.plane {
            return plane[body].push(x, [f[0], f[1]]);
        }
        add_dyad(&mut self.z[body], x, f);
        self.b[body] = add(&self.b[body], f);
    }

    /// Adds a force on position and directors of a body: Σ d_J f_Jᵀ + x fᵀ, and f.
    pub fn add_director_force(&mut self, body: usize, x: &V3<S>, r: &M3<S>, f: &Placed<S>) {
        let z = product(r, &transposed(&f.r));
        if let Some(plane) = &mut self.plane {
            plane[body].turn(&z);
            return plane[body].push(x, [f.x[0], f.x[1]]);
        }
        add_matrix(&mut self.z[body], &z);
        add_dyad(&mut self.z[body], x, &f.x);
        self.b[body] = add(&self.b[body], &f.x);
    }

    /// Sums over what each body carries.
    pub fn collect(&mut self, tree: &Tree) {
        for i in (0..tree.bodies.len()).rev() {
            if let Some(p) = tree.bodies[i].parent {
                if let Some(plane) = &mut self.plane {
                    let own = plane[i];
                    plane[p].add(&own);
                    continue;
                }
                let (z, b) = (self.z[i], self.b[i]);
                add_matrix(&mut self.z[p], &z);
                self.b[p] = add(&self.b[p], &b);
            }
        }
    }

    /// The generalised forces tr(ξ̂_i Z); needs `collect`.
    pub fn project(&self, tree: &Tree, node: &Node<S>, mut out: impl FnMut(usize, S)) {
        for i in 0..tree.dof {
            let b = tree.owner[i];
            if let Some(plane) = &self.plane {
                out(i, plane[b].project(&node.twist[i]));
                continue;
            }
            let [w, v] = &node.twist[i];
            out(i, dot(w, &cov(&self.z[b])) + dot(v, &self.b[b]));
        }
    }
}

/// The second derivatives of the action by the coordinates of one node.
#[derive(Clone, Debug)]
pub struct NodeBlock;

impl NodeBlock {
    /// Visits (i, j, value) for i before or equal to j: tr(ξ̂_i ξ̂_j Z) + κ tr(ξ̂_j Y ξ̂_iᵀ) + tr(∂ξ̂_i/∂θ_j Z); needs composite moments and
    /// collected wrenches.
    pub fn visit<S: Scalar>(
        tree: &Tree,
        node: &Node<S>,
        forces: &Wrenches<S>,
        kappa: f64,
        mut out: impl FnMut(usize, usize, S),
    ) {
        if let Some(plane) = &forces.plane {
            for j in 0..tree.dof {
                let (body, twist) = (tree.owner[j], &node.twist[j]);
                let (mut p, mut q) = (plane[body].beside(twist), [S::zero(); 2]);
                if kappa != 0.0 {
                    let (a, b) = node.spread[body].beside(twist);
                    (p, q) = (p + a * kappa, b.map(|c| c * kappa));
                }
                for &i in &tree.before[j] {
                    out(i, j, pair(&node.twist[i], &(p, q)));
                }
            }
            for ([i, j], bend) in tree.bends.iter().zip(&node.bends) {
                out(*i, *j, plane[tree.owner[*j]].project(bend));
            }
            return;
        }
        for j in 0..tree.dof {
            let body = tree.owner[j];
            let twist = &node.twist[j];
            let mut gw = cov(&moved(twist, &forces.z[body], &forces.b[body]));
            let mut gv = [S::zero(); 3];
            if kappa != 0.0 {
                let s = &node.moment[body];
                let y = cov(&moved(twist, &node.second[body], s));
                gw = sub(&gw, &y.map(|c| c * kappa));
                gv = add(&cross(&twist[0], s), &twist[1].map(|c| c * node.mass[body]))
                    .map(|c| c * kappa);
            }
            for &i in &tree.before[j] {
                let [w, v] = &node.twist[i];
                out(i, j, dot(w, &gw) + dot(v, &gv));
            }
        }
        // twists that follow the coordinates
        for ([i, j], [w, v]) in tree.bends.iter().zip(&node.bends) {
            let body = tree.owner[*j];
            out(
                *i,
                *j,
                dot(w, &cov(&forces.z[body])) + dot(v, &forces.b[body]),
            );
        }
    }
}

/// The second derivatives of the action by the coordinates of the two ends of a step.
#[derive(Clone, Debug)]
pub struct CrossBlock<S> {
    y: Vec<M3<S>>,
    a: Vec<V3<S>>,
    b: Vec<V3<S>>,
    /// In place of these for planar mechanisms.
    spread: Vec<Spread<S>>,
}

impl<S: Scalar> CrossBlock<S> {
    /// Room for a tree.
    pub fn new(tree: &Tree) -> Self {
        let (n, z) = (tree.bodies.len(), S::zero());
        Self {
            y: vec![[[z; 3]; 3]; n],
            a: vec![[z; 3]; n],
            b: vec![[z; 3]; n],
            spread: vec![Spread::zero(); n],
        }
    }

    /// The same in the plane.
    fn visit_planar(
        &mut self,
        tree: &Tree,
        start: &Node<S>,
        end: &Node<S>,
        by_h: f64,
        mut out: impl FnMut(usize, usize, S),
    ) {
        for (i, body) in tree.bodies.iter().enumerate() {
            let ([x, y, _], [u, v, _]) = (start.x[i], end.x[i]);
            let (a, b) = (
                [x * body.mass, y * body.mass],
                [u * body.mass, v * body.mass],
            );
            let (r, s) = (&start.r[i], &end.r[i]);
            let turn = r[0][0] * s[0][0] + r[1][0] * s[1][0];
            self.spread[i] = Spread {
                trace: a[0] * u + a[1] * v + turn * (body.euler[0] + body.euler[1]),
                a,
                b,
                mass: body.mass,
            };
        }
        Spread::collect(&mut self.spread, tree);
        for j in 0..tree.dof {
            let spread = &self.spread[tree.owner[j]];
            let first = spread.beside(&end.twist[j]);
            if let [i] = tree.before[j][..] {
                out(i, j, pair(&start.twist[i], &first) * -by_h);
                continue;
            }
            let second = spread.beside_end(&start.twist[j]);
            for &i in &tree.before[j] {
                out(i, j, pair(&start.twist[i], &first) * -by_h);
                if i != j {
                    out(j, i, pair(&end.twist[i], &second) * -by_h);
                }
            }
        }
    }

    /// Visits (i, j, value): the derivative by θ₀_i and θ₁_j, -tr(ξ̂₀_i Y ξ̂₁_jᵀ)/h with Y = H₀ J H₁ᵀ.
    pub fn visit(
        &mut self,
        tree: &Tree,
        start: &Node<S>,
        end: &Node<S>,
        by_h: f64,
        mut out: impl FnMut(usize, usize, S),
    ) {
        if tree.planar {
            return self.visit_planar(tree, start, end, by_h, out);
        }
        for (i, body) in tree.bodies.iter().enumerate() {
            let mut y = weighted(&start.r[i], &body.euler, &end.r[i]);
            let a = start.x[i].map(|c| c * body.mass);
            add_dyad(&mut y, &a, &end.x[i]);
            (self.y[i], self.a[i]) = (y, a);
            self.b[i] = end.x[i].map(|c| c * body.mass);
        }
        for i in (0..tree.bodies.len()).rev() {
            if let Some(p) = tree.bodies[i].parent {
                let (y, a, b) = (self.y[i], self.a[i], self.b[i]);
                add_matrix(&mut self.y[p], &y);
                self.a[p] = add(&self.a[p], &a);
                self.b[p] = add(&self.b[p], &b);
            }
        }
        for j in 0..tree.dof {
            let body = tree.owner[j];
            let (y, a, b, m) = (
                &self.y[body],
                &self.a[body],
                &self.b[body],
                start.mass[body],
            );
            // twist of the end at j, of the start at i before j: tr(ξ̂₀_i (Y ξ̂₁_jᵀ)), Y ξ̂₁ᵀ = (ξ̂₁ Yᵀ)ᵀ
            let t1 = &end.twist[j];
            let gw = cov(&transposed(&moved(t1, &transposed(y), a)));
            let gv = add(&cross(&t1[0], b), &t1[1].map(|c| c * m));
            // twist of the start at j, of the end at i before j
            let t0 = &start.twist[j];
            let kw = cov(&moved(t0, y, b));
            let kv = add(&cross(&t0[0], a), &t0[1].map(|c| c * m));
            for &i in &tree.before[j] {
                let [w, v] = &start.twist[i];
                out(i, j, (dot(w, &gw) + dot(v, &gv)) * -by_h);
                if i != j {
                    let [w, v] = &end.twist[i];
                    out(j, i, (dot(v, &kv) - dot(w, &kw)) * -by_h);
                }
            }
        }
    }
}
