//! Placement and motion of a joint, once for any scalar.
//!
//! # What it is
//! What a joint does to the body that it carries: the pose of the body, the twist of every coordinate, and how twists change with
//! coordinates. Optimal control takes it with plain and dual numbers; the links of the simulator, which average frames between nodes, have
//! the hinges and sliders of it in closed form (`system/link.rs`) and are compared with it.
//!
//! # Equations
//! The joint frame R with the origin o starts as R_p F at x_p + R_p r₁ and goes through the elementary motions; then
//! ```text
//! R_c = R Mᵀ,   x_c = o - R_c r₂
//! slide along a: (0, a)      turn about a: (a, o × a)      screw: (a, o × a + pitch a)
//! ball:  R ← R cay(θ) C,     w_k = R (e_k + θ × e_k/2)/(1 + |θ|²/4) about o
//! path:  w = R e(q),         v = R t'(q) + o' × w,         o' = o + R t(q)
//!        ∂w/∂q = R e'(q),    ∂v/∂q = R t''(q) + R t'(q) × w + o' × ∂w/∂q                                     (T-RIG-43)
//! ```
//! (w, v) moves a point x of the body by w × x + v. All other twists do not change with their own coordinate.
//!
//! # Symbols
//! e, t: T-RIG-41 · C: reference rotation of a ball, whose coordinates are a Cayley vector
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4 (table of kinematic pairs).
//!
//! # Departures from the reference
//! Twists about the world's origin instead of velocities of centres.

use super::path_motion::PathMotion;
use crate::joints::Move;
use alembert_math::scalar::{
    M3, Scalar, V3, add, apply, apply_f, cay, column, cross, dot, lift, lift_matrix, product,
    product_f, scale, sub, turn,
};

/// Angular velocity, and velocity at the world's origin.
pub type Twist<R> = [V3<R>; 2];

/// A joint between two bodies, with vectors from their centres of mass along their directors; a planar one stands in space.
#[derive(Clone, Debug)]
pub struct Placement {
    /// Joint origin on the parent [m].
    pub r1: V3<f64>,
    /// Joint frame on the parent.
    pub f1: M3<f64>,
    /// Joint origin on the child [m].
    pub r2: V3<f64>,
    /// Joint frame on the child, transposed.
    pub m2t: M3<f64>,
    /// Advance of a screw [m/rad].
    pub pitch: f64,
    /// Functions of a custom joint.
    pub path: PathMotion,
    /// Elementary motions, in the order in which they act.
    pub moves: Vec<Move>,
}

/// Coordinates of a ball whose twists change with each other: the twist of the first by the second.
const OF_BALL: [[usize; 2]; 6] = [[0, 0], [0, 1], [1, 1], [0, 2], [1, 2], [2, 2]];

impl Placement {
    /// Number of coordinates.
    pub fn dof(&self) -> usize {
        self.moves.iter().map(|m| m.dof()).sum()
    }

    /// Whether a rotation of three coordinates is among its motions.
    pub fn has_ball(&self) -> bool {
        self.moves.contains(&Move::Ball)
    }

    /// Pairs of its coordinates where the twist of the first changes with the second.
    pub fn bends(&self) -> Vec<[usize; 2]> {
        let (mut out, mut k) = (vec![], 0);
        for m in &self.moves {
            match m {
                Move::Ball => out.extend(OF_BALL.map(|pair| pair.map(|i| k + i))),
                Move::Path => out.push([k, k]),
                _ => {}
            }
            k += m.dof();
        }
        out
    }

    /// Directors (as columns) and centre of the child, the twists of its coordinates, and how they change by the pairs of `bends`.
    #[inline]
    pub fn place<R: Scalar>(
        &self,
        parent: Option<(&M3<R>, &V3<R>)>,
        q: &[R],
        reference: &M3<f64>,
        twists: &mut [Twist<R>],
        bends: &mut [Twist<R>],
    ) -> (M3<R>, V3<R>) {
        let (mut r, mut o) = match parent {
            Some((r, x)) => (product_f(r, &self.f1), add(x, &apply_f(r, &self.r1))),
            None => (lift_matrix(&self.f1), lift(&self.r1)),
        };
        let mut k = 0;
        for m in &self.moves {
            match *m {
                Move::Slide(axis) => {
                    let d = column(&r, axis.into());
                    twists[k] = [[R::zero(); 3], d];
                    o = add(&o, &scale(&d, q[k]));
                }
                Move::Turn(axis) => {
                    let w = column(&r, axis.into());
                    twists[k] = [w, cross(&o, &w)];
                    turn(&mut r, axis.into(), q[k]);
                }
                Move::Screw => {
                    let w = column(&r, 2);
                    let way = w.map(|c| c * self.pitch);
                    twists[k] = [w, add(&cross(&o, &w), &way)];
                    o = add(&o, &scale(&way, q[k]));
                    turn(&mut r, 2, q[k]);
                }
                Move::Ball => {
                    let t = [q[k], q[k + 1], q[k + 2]];
                    ball(&r, &o, &t, &mut twists[k..k + 3], bends);
                    r = product_f(&product(&r, &cay(&t)), reference);
                }
                Move::Path => {
                    let [at, slope, bend] =
                        [0, 1, 2].map(|order| apply(&r, &self.path.slide(q[k], order)));
                    let [w, dw] = self.path.axis(q[k]).map(|e| apply(&r, &e));
                    o = add(&o, &at);
                    twists[k] = [w, add(&slope, &cross(&o, &w))];
                    let turned = add(&cross(&slope, &w), &cross(&o, &dw));
                    bends[0] = [dw, add(&bend, &turned)];
                    self.path.rotate(&mut r, q[k]);
                }
            }
            k += m.dof();
        }
        let r = product_f(&r, &self.m2t);
        let x = sub(&o, &apply_f(&r, &self.r2));
        (r, x)
    }

    /// The same in the plane of the first two axes, with what is left of it there: the first director, and turns about the normal.
    #[inline]
    pub fn place_planar<R: Scalar>(
        &self,
        parent: Option<(&M3<R>, &V3<R>)>,
        q: &[R],
        twists: &mut [Twist<R>],
        bends: &mut [Twist<R>],
    ) -> (M3<R>, V3<R>) {
        let (zero, one, f, [a, b, _]) = (R::zero(), R::constant(1.0), &self.f1, self.r1);
        let (mut d, mut o) = match parent {
            Some((r, x)) => {
                let d = [r[0][0], r[1][0]];
                (turned(d, f), along([x[0], x[1]], d, [a, b]))
            }
            None => ([f[0][0], f[1][0]].map(R::constant), [a, b].map(R::constant)),
        };
        for (k, m) in self.moves.iter().enumerate() {
            if let Move::Slide(axis) = *m {
                let e = if axis == 0 { d } else { [-d[1], d[0]] };
                twists[k] = [[zero; 3], [e[0], e[1], zero]];
                o = [o[0] + e[0] * q[k], o[1] + e[1] * q[k]];
                continue;
            }
            // all other motions in the plane are turns
            let mut slope = [zero; 2];
            if *m == Move::Path {
                let [at, by, by_by] = [0, 1, 2].map(|order| {
                    let [x, y, _] = self.path.slide(q[k], order);
                    [d[0] * x - d[1] * y, d[1] * x + d[0] * y]
                });
                o = [o[0] + at[0], o[1] + at[1]];
                bends[0] = [[zero; 3], [by_by[0] + by[1], by_by[1] - by[0], zero]];
                slope = by;
            }
            twists[k] = [[zero, zero, one], [slope[0] + o[1], slope[1] - o[0], zero]];
            let (s, c) = q[k].sin_cos();
            d = [d[0] * c - d[1] * s, d[1] * c + d[0] * s];
        }
        let d = turned(d, &self.m2t);
        let [x, y] = along(o, d, [-self.r2[0], -self.r2[1]]);
        let r = [[d[0], -d[1], zero], [d[1], d[0], zero], [zero, zero, one]];
        (r, [x, y, zero])
    }
}

/// Twists of a Cayley vector, and how they change with it.
#[inline]
fn ball<R: Scalar>(
    r: &M3<R>,
    o: &V3<R>,
    t: &V3<R>,
    twists: &mut [Twist<R>],
    bends: &mut [Twist<R>],
) {
    let s = (R::constant(1.0) + dot(t, t) * 0.25).recip();
    let unit = |i: usize, size: f64| {
        let mut e = [R::zero(); 3];
        e[i] = R::constant(size);
        e
    };
    // a_i = e_i + θ × e_i/2
    let a = [0, 1, 2].map(|i| {
        let e = unit(i, 1.0);
        add(&e, &cross(t, &e).map(|c| c * 0.5))
    });
    for (i, twist) in twists.iter_mut().enumerate() {
        let w = apply(r, &scale(&a[i], s));
        *twist = [w, cross(o, &w)];
    }
    for (bend, [i, l]) in bends.iter_mut().zip(OF_BALL) {
        let ds = -(s * s * t[l] * 0.5);
        let da = add(
            &scale(&cross(&unit(l, 0.5), &unit(i, 1.0)), s),
            &scale(&a[i], ds),
        );
        let dw = apply(r, &da);
        *bend = [dw, cross(o, &dw)];
    }
}

/// First director of R A, for rotations.
#[inline]
fn turned<R: Scalar>(d: [R; 2], a: &M3<f64>) -> [R; 2] {
    let (c, s) = (a[0][0], a[1][0]);
    [d[0] * c - d[1] * s, d[1] * c + d[0] * s]
}

/// o + R p for the first director d of R.
#[inline]
fn along<R: Scalar>(o: [R; 2], d: [R; 2], p: [f64; 2]) -> [R; 2] {
    [
        o[0] + d[0] * p[0] - d[1] * p[1],
        o[1] + d[1] * p[0] + d[0] * p[1],
    ]
}

#[cfg(test)]
mod tests;
