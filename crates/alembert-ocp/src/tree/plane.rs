//! # What it is
//! The kernels of `node.rs` and `second.rs` for planar mechanisms, with what is left of them in the plane.
//!
//! # Equations
//! All twists have one component w along the normal, and v in the plane. With S = [0 -1; 1 0] the traces of T-OCP-4 need only the trace and
//! the turning part of the matrices (T-OCP-14):
//! ```text
//! tr(ξ̂_i Z)        = w_i (Z₀₁ - Z₁₀) + v_i·b
//! tr(ξ̂_i ξ̂_j Z)    = w_i (v_j × b - w_j tr Z₂)
//! tr(ξ̂_i Y ξ̂_jᵀ)   = w_i w_j tr Y₂ + w_j v_i·S b + w_i v_j·S a + m v_i·v_j
//! ```
//! The second director is S times the first, so E₁ and E₂ count with their sum only, and tr(R E Rᵀ) = E₁ + E₂.
//!
//! # Symbols
//! Y = [Y₂ a; bᵀ m], Z = [Z₂ ·; bᵀ ·], sums over the bodies that a coordinate carries.

use super::{Body, Node, Tree};
use crate::scalar::{Dual, M3, Scalar, V3};

/// tr Z₂, Z₀₁ - Z₁₀ and b of the forces on a body.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flat<S> {
    trace: S,
    turning: S,
    b: [S; 2],
}

impl<S: Scalar> Flat<S> {
    pub(super) fn zero() -> Self {
        let z = S::zero();
        Self {
            trace: z,
            turning: z,
            b: [z; 2],
        }
    }

    /// Adds x fᵀ and f.
    #[inline]
    pub(super) fn push(&mut self, x: &V3<S>, f: [S; 2]) {
        self.trace += x[0] * f[0] + x[1] * f[1];
        self.turning += x[0] * f[1] - x[1] * f[0];
        self.b[0] += f[0];
        self.b[1] += f[1];
    }

    /// Adds Σ d_J f_Jᵀ, the forces on the directors.
    #[inline]
    pub(super) fn turn(&mut self, z: &M3<S>) {
        self.trace += z[0][0] + z[1][1];
        self.turning += z[0][1] - z[1][0];
    }

    /// Adds H J Σ (H - H')ᵀ / h of body i.
    #[inline]
    pub(super) fn push_inertia(
        &mut self,
        i: usize,
        body: &Body,
        here: &Node<S>,
        steps: &[(&Node<S>, f64)],
    ) {
        let (r, x, zero) = (&here.r[i], &here.x[i], S::zero());
        let d = [r[0][0], r[1][0]];
        let (mut change, mut f) = ([zero; 2], [zero; 2]);
        for (there, by_h) in steps {
            let (s, y) = (&there.r[i], &there.x[i]);
            for k in 0..2 {
                change[k] += (d[k] - s[k][0]) * *by_h;
                f[k] += (x[k] - y[k]) * *by_h;
            }
        }
        let e = body.euler[0] + body.euler[1];
        self.trace += (d[0] * change[0] + d[1] * change[1]) * e;
        self.turning += (d[0] * change[1] - d[1] * change[0]) * e;
        self.push(x, f.map(|c| c * body.mass));
    }

    /// Adds the forces on another body.
    #[inline]
    pub(super) fn add(&mut self, o: &Self) {
        self.trace += o.trace;
        self.turning += o.turning;
        self.b[0] += o.b[0];
        self.b[1] += o.b[1];
    }

    /// tr(ξ̂ Z).
    #[inline]
    pub(super) fn project(&self, [w, v]: &[V3<S>; 2]) -> S {
        w[2] * self.turning + v[0] * self.b[0] + v[1] * self.b[1]
    }

    /// What stands beside w_i in tr(ξ̂_i ξ̂_j Z).
    #[inline]
    pub(super) fn beside(&self, [w, v]: &[V3<S>; 2]) -> S {
        v[0] * self.b[1] - v[1] * self.b[0] - w[2] * self.trace
    }
}

/// tr Y₂, a, b and m of two configurations.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spread<S> {
    pub(super) trace: S,
    pub(super) a: [S; 2],
    pub(super) b: [S; 2],
    pub(super) mass: f64,
}

impl<S: Scalar> Spread<S> {
    pub(super) fn zero() -> Self {
        let z = S::zero();
        Self {
            trace: z,
            a: [z; 2],
            b: [z; 2],
            mass: 0.0,
        }
    }

    /// tr(ξ̂_i Y ξ̂_jᵀ) for the twist of j: what stands beside w_i and v_i.
    #[inline]
    pub(super) fn beside(&self, [w, v]: &[V3<S>; 2]) -> (S, [S; 2]) {
        let (a, b, w) = (self.a, self.b, w[2]);
        (
            w * self.trace + v[1] * a[0] - v[0] * a[1],
            [v[0] * self.mass - w * b[1], v[1] * self.mass + w * b[0]],
        )
    }

    /// tr(ξ̂_j Y ξ̂_iᵀ) for the twist of j, now that of the first configuration: what stands beside w_i and v_i.
    #[inline]
    pub(super) fn beside_end(&self, twist: &[V3<S>; 2]) -> (S, [S; 2]) {
        let turned = Self {
            a: self.b,
            b: self.a,
            ..*self
        };
        turned.beside(twist)
    }

    /// Sums over what each body carries.
    pub(super) fn collect(list: &mut [Self], tree: &Tree) {
        for i in (0..tree.bodies.len()).rev() {
            if let Some(p) = tree.bodies[i].parent {
                let own = list[i];
                let sum = &mut list[p];
                sum.trace += own.trace;
                for k in 0..2 {
                    sum.a[k] += own.a[k];
                    sum.b[k] += own.b[k];
                }
                sum.mass += own.mass;
            }
        }
    }
}

impl Spread<Dual> {
    /// The plain part.
    pub(super) fn plain(&self) -> Spread<f64> {
        Spread {
            trace: self.trace.re,
            a: self.a.map(|c| c.re),
            b: self.b.map(|c| c.re),
            mass: self.mass,
        }
    }
}

/// w p + v·q.
#[inline]
pub(super) fn pair<S: Scalar>([w, v]: &[V3<S>; 2], (p, q): &(S, [S; 2])) -> S {
    w[2] * *p + v[0] * q[0] + v[1] * q[1]
}

impl<S: Scalar> Node<S> {
    /// Composite moments; needs poses.
    pub(super) fn compose_planar(&mut self, tree: &Tree) {
        for (b, body) in tree.bodies.iter().enumerate() {
            let [x, y, _] = self.x[b];
            let a = [x * body.mass, y * body.mass];
            self.spread[b] = Spread {
                trace: S::constant(body.euler[0] + body.euler[1]) + a[0] * x + a[1] * y,
                a,
                b: a,
                mass: body.mass,
            };
        }
        Spread::collect(&mut self.spread, tree);
    }
}
