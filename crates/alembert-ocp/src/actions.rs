//! # What it is
//! Actuators: how controls become generalised forces, Q = B(θ) τ, and the derivatives of B.
//!
//! # Equations
//! Over a step the controls are constant; half of their impulse acts at each end, with B of that end (T-OCP-5). The virtual work of a
//! control under the variation λ is λᵀ B τ. `Local` actions depend on the six (planar: three) coordinates of one joint only:
//! ```text
//! torque on a spherical joint, or in world axes:  λᵀB = T(θ) λ,          T(θ) λ = (λ + θ × λ/2)/(1 + |θ|²/4)
//! torque in body axes:                            λᵀB = D Cᵀ T(-θ) λ
//! force in body axes at p:                        λᵀB = D Cᵀ cay(θ)ᵀ λ_x + (D Cᵀ T(-θ) λ) × p
//! ```
//! with the reference rotation C and the directors D in the body frame.

use crate::scalar::{
    Dual, IDENTITY, M3, Scalar, V3, add, apply, apply_f, cay, cross, dot, product, scale,
    transposed,
};
use crate::tree::{BodyPlace, Points, Tree};

/// What an actuator does.
#[derive(Clone, Debug)]
pub enum Action {
    /// On one coordinate, with a sign.
    Direct(usize, f64),
    /// On the coordinates of one joint or free body.
    Local(Local),
    /// A force in world axes at a point; number of components.
    WorldForce(Points, usize),
    /// Inputs of a force element, by its name; it acts by its own law.
    Input(String, usize),
}

impl Action {
    /// Number of components.
    pub fn components(&self) -> usize {
        match self {
            Self::Direct(..) => 1,
            Self::Local(l) => l.components,
            Self::WorldForce(_, n) | Self::Input(_, n) => *n,
        }
    }
}

/// What a local action is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    Torque,
    BodyTorque,
    BodyForce,
}

/// An action on a rotation (and, for forces, on the displacement) of one joint or free body.
#[derive(Clone, Debug)]
pub struct Local {
    /// Coordinates, at most six: displacements, then rotation.
    pub coordinates: Vec<usize>,
    /// The rotation, if of three coordinates.
    pub ball: Option<usize>,
    components: usize,
    pub(crate) kind: Kind,
    pub(crate) directors: M3<f64>,
    pub(crate) at: V3<f64>,
}

/// Up to six numbers.
type Six<S> = [S; 6];

impl Local {
    /// Number of components.
    pub(crate) fn components(&self) -> usize {
        self.components
    }

    /// Torques between the bodies of a spherical joint.
    pub fn joint_torque(tree: &Tree, ball: usize) -> Self {
        let k = tree.balls[ball];
        Self {
            coordinates: (k..k + 3).collect(),
            ball: Some(ball),
            components: 3,
            kind: Kind::Torque,
            directors: IDENTITY,
            at: [0.0; 3],
        }
    }

    /// Torques on a free body.
    pub fn body_torque(tree: &Tree, ball: usize, body: &BodyPlace, own_axes: bool) -> Self {
        Self {
            kind: if own_axes {
                Kind::BodyTorque
            } else {
                Kind::Torque
            },
            directors: body.directors,
            ..Self::joint_torque(tree, ball)
        }
    }

    /// A force in the axes of a free body, at a place from its centre of mass.
    pub fn body_force(first: usize, ball: Option<usize>, body: &BodyPlace, at: V3<f64>) -> Self {
        let planar = ball.is_none();
        Self {
            coordinates: (first..first + if planar { 3 } else { 6 }).collect(),
            ball,
            components: if planar { 2 } else { 3 },
            kind: Kind::BodyForce,
            directors: body.directors,
            at,
        }
    }

    /// λᵀ B, for coordinates t and variations l in the order of `coordinates`.
    fn work<S: Scalar>(&self, t: &Six<S>, l: &Six<S>, reference: &M3<f64>) -> V3<S> {
        if self.ball.is_none() {
            // planar force in body axes: R(φ)ᵀ (λ_x, λ_y) + λ_φ e₃ × p
            let (s, c) = t[2].sin_cos();
            return [
                c * l[0] + s * l[1] - l[2] * self.at[1],
                c * l[1] - s * l[0] + l[2] * self.at[0],
                S::zero(),
            ];
        }
        let at = self.coordinates.len() - 3;
        let theta = [t[at], t[at + 1], t[at + 2]];
        let turn = [l[at], l[at + 1], l[at + 2]];
        let k = (S::constant(1.0) + dot(&theta, &theta) * 0.25).recip();
        let half = cross(&theta, &turn).map(|v| v * 0.5);
        if self.kind == Kind::Torque {
            return scale(&add(&turn, &half), k);
        }
        let to_body = product(&self.directors, &transposed(reference));
        let w = scale(&crate::scalar::sub(&turn, &half), k);
        let w = apply_const(&to_body, &w);
        if self.kind == Kind::BodyTorque {
            return w;
        }
        let shift = apply(&transposed(&cay(&theta)), &[l[0], l[1], l[2]]);
        add(
            &apply_const(&to_body, &shift),
            &cross(&w, &self.at.map(S::constant)),
        )
    }

    fn gather<S: Scalar>(&self, theta: &[f64], lift: impl Fn(usize, f64) -> S) -> Six<S> {
        let mut t = [S::zero(); 6];
        for (k, &i) in self.coordinates.iter().enumerate() {
            t[k] = lift(k, theta[i]);
        }
        t
    }

    /// Visits (coordinate, component, B).
    pub fn columns(&self, theta: &[f64], refs: &[M3<f64>], mut out: impl FnMut(usize, usize, f64)) {
        let (c, t) = (self.reference(refs), self.gather(theta, |_, v| v));
        for (k, &i) in self.coordinates.iter().enumerate() {
            let mut l = [0.0; 6];
            l[k] = 1.0;
            let b = self.work(&t, &l, &c);
            (0..self.components).for_each(|n| out(i, n, b[n]));
        }
    }

    /// Visits (i, j, ∂(B I)_i/∂θ_j).
    pub fn turned(
        &self,
        theta: &[f64],
        refs: &[M3<f64>],
        impulse: &[f64],
        mut out: impl FnMut(usize, usize, f64),
    ) {
        let c = self.reference(refs);
        for (m, &j) in self.coordinates.iter().enumerate() {
            let t = self.gather(theta, |k, v| Dual::new(v, f64::from(u8::from(k == m))));
            for (k, &i) in self.coordinates.iter().enumerate() {
                let mut l = [Dual::constant(0.0); 6];
                l[k] = Dual::constant(1.0);
                let b = self.work(&t, &l, &c);
                out(
                    i,
                    j,
                    (0..self.components).map(|n| b[n].eps * impulse[n]).sum(),
                );
            }
        }
    }

    /// Visits (i, component, ∂(λᵀB)/∂θ_i).
    pub fn mixed(
        &self,
        theta: &[f64],
        refs: &[M3<f64>],
        lambda: &[f64],
        mut out: impl FnMut(usize, usize, f64),
    ) {
        let c = self.reference(refs);
        let l = self.gather(lambda, |_, v| Dual::constant(v));
        for (m, &i) in self.coordinates.iter().enumerate() {
            let t = self.gather(theta, |k, v| Dual::new(v, f64::from(u8::from(k == m))));
            let b = self.work(&t, &l, &c);
            (0..self.components).for_each(|n| out(i, n, b[n].eps));
        }
    }

    /// Visits (i, j, ∂²(λᵀ B I)/∂θ_i∂θ_j), j not before i.
    pub fn second(
        &self,
        theta: &[f64],
        refs: &[M3<f64>],
        lambda: &[f64],
        impulse: &[f64],
        mut out: impl FnMut(usize, usize, f64),
    ) {
        let c = self.reference(refs);
        let l = self.gather(lambda, |_, v| Dual::<Dual>::constant(v));
        let is = |a: usize, b: usize| f64::from(u8::from(a == b));
        for (m, &j) in self.coordinates.iter().enumerate() {
            for (k, &i) in self.coordinates.iter().enumerate().take(m + 1) {
                let t = self.gather(theta, |n, v| {
                    Dual::new(Dual::new(v, is(n, k)), Dual::new(is(n, m), 0.0))
                });
                let b = self.work(&t, &l, &c);
                out(
                    i,
                    j,
                    (0..self.components)
                        .map(|n| b[n].eps.eps * impulse[n])
                        .sum(),
                );
            }
        }
    }

    fn reference(&self, refs: &[M3<f64>]) -> M3<f64> {
        self.ball.map_or(IDENTITY, |b| refs[b])
    }
}

/// Constant matrix times vector.
fn apply_const<S: Scalar>(m: &M3<f64>, v: &V3<S>) -> V3<S> {
    let row = |r: &V3<f64>| v[0] * r[0] + v[1] * r[1] + v[2] * r[2];
    [row(&m[0]), row(&m[1]), row(&m[2])]
}

/// A point in the axes of the directors, from its place in the file.
pub fn point_in_directors(body: &BodyPlace, at: &V3<f64>) -> V3<f64> {
    apply_f(
        &transposed(&body.directors),
        &crate::scalar::sub(at, &body.center),
    )
}
