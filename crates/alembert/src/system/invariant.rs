//! Quadratic invariants: the alphabet of constraints, springs and measures.
//!
//! # What it is
//! Scalars that are at most quadratic in director coordinates and do not change when the world is
//! rotated or shifted together with both bodies. Every joint constraint, every potential between
//! bodies and every joint coordinate is a function of a few of them, so one closed form of gradient
//! and second derivative serves all, in every scheme and formulation.
//!
//! # Equations
//! With Δ = (x_b + r_b) - (x_a + r_a), and u, w, r fixed in bodies:
//! - `Dot`: s = u_a · w_b
//! - `Along`: s = u_a · Δ
//! - `Gap`: s = e_k · Δ (world axis k; linear, used only as the full set Δ = 0, which is invariant)
//! - `Mean`: s = (u_a + w_b)/2 · (x_b - x_a), between centres (strain of a beam along its mean axes)
//! - `Turn`: s = Σ W_ij d_i^a · d_j^b, constant weights (`turn.rs`)
//! - `Square`: s = Δ · Δ
//! - `Linear`: s = u · x_a + w · x_b with constant world vectors (of points; not an invariant of rigid motions, so what
//!   acts on it is an outer force)
//!
//! Because s is quadratic, s(q₁) - s(q₀) = ∇s((q₀ + q₁)/2) · (q₁ - q₀) holds exactly: the midpoint
//! gradient is the discrete gradient, which the energy-momentum scheme rests on.
//!
//! The gradient is returned as wrenches P_int(q_τ)ᵀ ∇s(q_ε): `test` is where virtual motions are taken,
//! `eval` where the gradient is evaluated; a scheme may separate the two.
//!
//! # Reference
//! Betsch and Uhlar 2007 (constraints of the rotationless formulation); Gonzalez 1999 (invariants).
//!
//! # Departures from the reference
//! Constraints and potentials share the same functions; the reference writes joints one by one.

use super::pose::Pose;
use alembert_math::{Space, mv, tmm};
use nalgebra::{SMatrix, SVector};
use std::marker::PhantomData;

mod directors;
mod turn;

pub use directors::{Placed, Shape};

/// Which quadratic function.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// u_a · w_b
    Dot,
    /// u_a · Δ
    Along,
    /// World component k of Δ.
    Gap(usize),
    /// (u_a + w_b)/2 · (x_b - x_a)
    Mean,
    /// Σ W_ij d_i^a · d_j^b
    Turn,
    /// |Δ|²
    Square,
    /// u · x_a + w · x_b, constant world vectors.
    Linear,
}

/// A quadratic invariant of two nodes; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Invariant<S, const D: usize, const A: usize, const T: usize> {
    /// Which function.
    pub form: Form,
    /// First node.
    pub a: usize,
    /// Second node.
    pub b: usize,
    /// Direction fixed in the first body (`Dot`, `Along`, `Mean`), or the weights of x_a for `Linear`. `Turn` keeps the columns of
    /// its weights in `u`, `ra` and `rb`.
    pub u: SVector<f64, D>,
    /// Point on the first body from its centre of mass [m].
    pub ra: SVector<f64, D>,
    /// Point on the second body [m], or its direction w for `Dot` and `Mean`, or the weights of x_b for `Linear`.
    pub rb: SVector<f64, D>,
    space: PhantomData<S>,
}

/// Means and differences of two nodes over a step.
pub(crate) struct PairChange<const D: usize> {
    mean: [Pose<D>; 2],
    change: [Pose<D>; 2],
}

impl<const D: usize> PairChange<D> {
    #[inline]
    pub(crate) fn new(a: usize, b: usize, q0: &[Pose<D>], q1: &[Pose<D>]) -> Self {
        let change = |i: usize| Pose {
            x: q1[i].x - q0[i].x,
            r: q1[i].r - q0[i].r,
        };
        Self {
            mean: [q0[a].lerp(&q1[a], 0.5), q0[b].lerp(&q1[b], 0.5)],
            change: [change(a), change(b)],
        }
    }
}

/// Four blocks of a second derivative: rows are virtual motions of a or b, columns variations of a or b.
pub struct PairBlocks<const T: usize> {
    /// Row a, column a.
    pub aa: SMatrix<f64, T, T>,
    /// Row a, column b.
    pub ab: SMatrix<f64, T, T>,
    /// Row b, column a.
    pub ba: SMatrix<f64, T, T>,
    /// Row b, column b.
    pub bb: SMatrix<f64, T, T>,
}

impl<const T: usize> PairBlocks<T> {
    /// All zero.
    pub fn zero() -> Self {
        let z = SMatrix::zeros();
        Self {
            aa: z,
            ab: z,
            ba: z,
            bb: z,
        }
    }

    /// Adds the dyad (row_a, row_b) ⊗ (col_a, col_b) times `k`.
    #[inline]
    pub fn add_dyad(&mut self, k: f64, row: &[SVector<f64, T>; 2], col: &[SVector<f64, T>; 2]) {
        self.aa.ger(k, &row[0], &col[0], 1.0);
        self.ab.ger(k, &row[0], &col[1], 1.0);
        self.ba.ger(k, &row[1], &col[0], 1.0);
        self.bb.ger(k, &row[1], &col[1], 1.0);
    }
}

fn twist<const D: usize, const A: usize, const T: usize>(
    f: &SVector<f64, D>,
    m: &SVector<f64, A>,
) -> SVector<f64, T> {
    let mut w = SVector::<f64, T>::zeros();
    for i in 0..D {
        w[i] = f[i];
    }
    for i in 0..A {
        w[D + i] = m[i];
    }
    w
}

impl<S, const D: usize, const A: usize, const T: usize> Invariant<S, D, A, T>
where
    S: Space<D, A, T>,
{
    fn new(
        form: Form,
        a: usize,
        b: usize,
        u: SVector<f64, D>,
        ra: SVector<f64, D>,
        rb: SVector<f64, D>,
    ) -> Self {
        Self {
            form,
            a,
            b,
            u,
            ra,
            rb,
            space: PhantomData,
        }
    }

    /// u fixed in `a` dotted with w fixed in `b`.
    pub fn dot(a: usize, u: SVector<f64, D>, b: usize, w: SVector<f64, D>) -> Self {
        Self::new(Form::Dot, a, b, u, SVector::zeros(), w)
    }

    /// Component along u (fixed in `a`) of the vector from point `ra` of `a` to point `rb` of `b`.
    pub fn along(
        a: usize,
        u: SVector<f64, D>,
        ra: SVector<f64, D>,
        b: usize,
        rb: SVector<f64, D>,
    ) -> Self {
        Self::new(Form::Along, a, b, u, ra, rb)
    }

    /// World component `k` of the vector from point `ra` of `a` to point `rb` of `b`.
    pub fn gap(k: usize, a: usize, ra: SVector<f64, D>, b: usize, rb: SVector<f64, D>) -> Self {
        let mut e = SVector::zeros();
        e[k] = 1.0;
        Self::new(Form::Gap(k), a, b, e, ra, rb)
    }

    /// Component of the vector between the centres along the mean of u (fixed in `a`) and w (fixed in `b`).
    pub fn mean(a: usize, u: SVector<f64, D>, b: usize, w: SVector<f64, D>) -> Self {
        Self::new(Form::Mean, a, b, u, SVector::zeros(), w)
    }

    /// Squared distance of two points.
    pub fn square(a: usize, ra: SVector<f64, D>, b: usize, rb: SVector<f64, D>) -> Self {
        Self::new(Form::Square, a, b, SVector::zeros(), ra, rb)
    }

    /// Weighted sum of the world coordinates of two points.
    pub fn linear(a: usize, u: SVector<f64, D>, b: usize, w: SVector<f64, D>) -> Self {
        Self::new(Form::Linear, a, b, u, SVector::zeros(), w)
    }

    /// Whether the function is linear in its data, so that a weighted sum of several is one of the same form.
    #[inline]
    pub fn is_linear(&self) -> bool {
        matches!(self.form, Form::Mean | Form::Turn)
    }

    /// `k` times a function of a linear form; see [`Self::is_linear`]. No sum: small factors keep all their digits.
    #[inline]
    pub fn scaled(&self, k: f64) -> Self {
        Self {
            u: self.u * k,
            ra: self.ra * k,
            rb: self.rb * k,
            ..*self
        }
    }

    /// Adds `k` times another function of the same linear form and the same nodes; see [`Self::is_linear`].
    #[inline]
    pub fn add(&mut self, k: f64, other: &Self) {
        self.u += other.u * k;
        self.ra += other.ra * k;
        self.rb += other.rb * k;
    }

    /// Its two nodes.
    #[inline]
    pub fn nodes(&self) -> [usize; 2] {
        [self.a, self.b]
    }

    /// The same function of two other nodes.
    pub fn between(&self, a: usize, b: usize) -> Self {
        Self { a, b, ..*self }
    }

    /// From the point on the first to the point on the second body.
    #[inline]
    pub(crate) fn delta(&self, q: &[Pose<D>]) -> SVector<f64, D> {
        let (pa, pb) = (&q[self.a], &q[self.b]);
        pb.x + mv(&pb.r, &self.rb) - pa.x - mv(&pa.r, &self.ra)
    }

    /// `Mean`: the mean direction in the world, and the vector between the centres; bilinear in both.
    #[inline]
    fn mean_parts(&self, a: &Pose<D>, b: &Pose<D>) -> (SVector<f64, D>, SVector<f64, D>) {
        let direction = (mv(&a.r, &self.u) + mv(&b.r, &self.rb)) * 0.5;
        (direction, b.x - a.x)
    }

    /// Value at a configuration.
    #[inline]
    pub fn value(&self, q: &[Pose<D>]) -> f64 {
        match self.form {
            Form::Dot => (mv(&q[self.a].r, &self.u)).dot(&(mv(&q[self.b].r, &self.rb))),
            Form::Along => (mv(&q[self.a].r, &self.u)).dot(&self.delta(q)),
            Form::Gap(k) => self.delta(q)[k],
            Form::Mean => {
                let (direction, span) = self.mean_parts(&q[self.a], &q[self.b]);
                direction.dot(&span)
            }
            Form::Turn => self.turn_value(&q[self.a].r, &q[self.b].r),
            Form::Square => self.delta(q).norm_squared(),
            Form::Linear => self.u.dot(&q[self.a].x) + self.rb.dot(&q[self.b].x),
        }
    }

    /// Change s(q₁) - s(q₀), without cancellation between large values.
    #[inline]
    pub fn change(&self, q0: &[Pose<D>], q1: &[Pose<D>]) -> f64 {
        self.change_of(&PairChange::new(self.a, self.b, q0, q1))
    }

    /// The same from means and differences of the two nodes.
    #[inline]
    pub(crate) fn change_of(&self, pair: &PairChange<D>) -> f64 {
        let PairChange {
            mean: [ma, mb],
            change: [da, db],
        } = pair;
        let gap =
            |pa: &Pose<D>, pb: &Pose<D>| pb.x + mv(&pb.r, &self.rb) - pa.x - mv(&pa.r, &self.ra);
        match self.form {
            Form::Dot => {
                (mv(&da.r, &self.u)).dot(&(mv(&mb.r, &self.rb)))
                    + (mv(&ma.r, &self.u)).dot(&(mv(&db.r, &self.rb)))
            }
            Form::Along => {
                (mv(&da.r, &self.u)).dot(&gap(ma, mb)) + (mv(&ma.r, &self.u)).dot(&gap(da, db))
            }
            Form::Gap(k) => gap(da, db)[k],
            Form::Mean => {
                let (direction, span) = self.mean_parts(ma, mb);
                let (turned, stretched) = self.mean_parts(da, db);
                turned.dot(&span) + direction.dot(&stretched)
            }
            Form::Turn => self.turn_change([ma, mb], [da, db]),
            Form::Square => 2.0 * gap(ma, mb).dot(&gap(da, db)),
            Form::Linear => self.u.dot(&da.x) + self.rb.dot(&db.x),
        }
    }

    /// Rate ∇s(q)·q̇ along a motion of all poses.
    pub fn rate_along(&self, q: &[Pose<D>], rate: &[Pose<D>]) -> f64 {
        self.change_of(&PairChange {
            mean: [q[self.a], q[self.b]],
            change: [rate[self.a], rate[self.b]],
        })
    }

    /// Second derivative ∇s(q)·q̈ + 2 s(q̇) along a motion of all poses; linear functions have no second term.
    pub fn second_along_motion(&self, q: &[Pose<D>], rate: &[Pose<D>], second: &[Pose<D>]) -> f64 {
        let curved = match self.form {
            Form::Gap(_) | Form::Linear => 0.0,
            _ => 2.0 * self.value(rate),
        };
        self.rate_along(q, second) + curved
    }

    /// Wrenches on a and b: virtual motions at `test`, gradient at `eval`.
    #[inline]
    pub fn gradient(&self, test: &[Pose<D>], eval: &[Pose<D>]) -> [SVector<f64, T>; 2] {
        let (ta, tb) = (&test[self.a], &test[self.b]);
        match self.form {
            Form::Dot => {
                let ma = S::cross(&(mv(&ta.r, &self.u)), &(mv(&eval[self.b].r, &self.rb)));
                let mb = S::cross(&(mv(&tb.r, &self.rb)), &(mv(&eval[self.a].r, &self.u)));
                let zero = SVector::<f64, D>::zeros();
                [twist(&zero, &ma), twist(&zero, &mb)]
            }
            Form::Along => {
                let u = mv(&eval[self.a].r, &self.u);
                let ma = S::cross(&(mv(&ta.r, &self.u)), &self.delta(eval))
                    - S::cross(&(mv(&ta.r, &self.ra)), &u);
                let mb = S::cross(&(mv(&tb.r, &self.rb)), &u);
                [twist(&-u, &ma), twist(&u, &mb)]
            }
            Form::Gap(_) => {
                let ma = S::cross(&(mv(&ta.r, &self.ra)), &self.u);
                let mb = S::cross(&(mv(&tb.r, &self.rb)), &self.u);
                [twist(&-self.u, &-ma), twist(&self.u, &mb)]
            }
            Form::Mean => {
                let (f, span) = self.mean_parts(&eval[self.a], &eval[self.b]);
                let ma = S::cross(&(mv(&ta.r, &self.u)), &span) * 0.5;
                let mb = S::cross(&(mv(&tb.r, &self.rb)), &span) * 0.5;
                [twist(&-f, &ma), twist(&f, &mb)]
            }
            Form::Turn => self.turn_gradient([ta, tb], [&eval[self.a], &eval[self.b]]),
            Form::Square => {
                let f = self.delta(eval) * 2.0;
                let ma = S::cross(&(mv(&ta.r, &self.ra)), &f);
                let mb = S::cross(&(mv(&tb.r, &self.rb)), &f);
                [twist(&-f, &-ma), twist(&f, &mb)]
            }
            Form::Linear => {
                let none = SVector::<f64, A>::zeros();
                [twist(&self.u, &none), twist(&self.rb, &none)]
            }
        }
    }

    /// Gradient by position and directors of the two nodes, for the multiplier formulation; [`Shape::gradient`] for plain numbers.
    pub fn director_gradient(&self, q: &[Pose<D>]) -> [Pose<D>; 2] {
        let (pa, pb) = (&q[self.a], &q[self.b]);
        let zero = SVector::<f64, D>::zeros();
        match self.form {
            Form::Dot => {
                let (u, w) = (mv(&pa.r, &self.u), mv(&pb.r, &self.rb));
                [
                    Pose {
                        x: zero,
                        r: w * self.u.transpose(),
                    },
                    Pose {
                        x: zero,
                        r: u * self.rb.transpose(),
                    },
                ]
            }
            Form::Along => {
                let (u, delta) = (mv(&pa.r, &self.u), self.delta(q));
                let ra = delta * self.u.transpose() - u * self.ra.transpose();
                [
                    Pose { x: -u, r: ra },
                    Pose {
                        x: u,
                        r: u * self.rb.transpose(),
                    },
                ]
            }
            Form::Mean => {
                let (f, span) = self.mean_parts(pa, pb);
                [
                    Pose {
                        x: -f,
                        r: span * self.u.transpose() * 0.5,
                    },
                    Pose {
                        x: f,
                        r: span * self.rb.transpose() * 0.5,
                    },
                ]
            }
            Form::Turn => self.turn_director_gradient(pa, pb),
            Form::Linear => [self.u, self.rb].map(|x| Pose {
                x,
                r: SMatrix::zeros(),
            }),
            Form::Gap(_) | Form::Square => {
                let f = if self.form == Form::Square {
                    self.delta(q) * 2.0
                } else {
                    self.u
                };
                [
                    Pose {
                        x: -f,
                        r: -f * self.ra.transpose(),
                    },
                    Pose {
                        x: f,
                        r: f * self.rb.transpose(),
                    },
                ]
            }
        }
    }

    /// Adds `k` times the derivative of [`Self::gradient`] with respect to a motion of the configuration
    /// `q_np1`, on which `test` depends with the factor `c_test` and `eval` with `c_eval`.
    pub fn add_second(
        &self,
        out: &mut PairBlocks<T>,
        k: f64,
        c_test: f64,
        c_eval: f64,
        test: &[Pose<D>],
        eval: &[Pose<D>],
        q_np1: &[Pose<D>],
    ) {
        let (ta, tb) = (&test[self.a], &test[self.b]);
        let (na, nb) = (&q_np1[self.a], &q_np1[self.b]);
        let (kt, ke) = (k * c_test, k * c_eval);
        match self.form {
            Form::Dot => {
                let (u, w) = (mv(&na.r, &self.u), mv(&nb.r, &self.rb));
                add_ww::<D, A, T>(
                    &mut out.aa,
                    -kt,
                    &S::pair(&(mv(&eval[self.b].r, &self.rb)), &u),
                );
                add_ww::<D, A, T>(&mut out.ab, ke, &S::pair(&(mv(&ta.r, &self.u)), &w));
                add_ww::<D, A, T>(
                    &mut out.bb,
                    -kt,
                    &S::pair(&(mv(&eval[self.a].r, &self.u)), &w),
                );
                add_ww::<D, A, T>(&mut out.ba, ke, &S::pair(&(mv(&tb.r, &self.rb)), &u));
            }
            Form::Linear => {}
            Form::Along => self.second_along(out, kt, ke, [ta, tb], [na, nb], eval),
            Form::Mean => self.second_mean(out, 0.5 * kt, 0.5 * ke, [ta, tb], [na, nb], eval),
            Form::Turn => {
                let e = [&eval[self.a], &eval[self.b]];
                self.second_turn(out, kt, ke, [ta, tb], [na, nb], e);
            }
            Form::Gap(_) => {
                add_ww::<D, A, T>(&mut out.aa, kt, &S::pair(&self.u, &(mv(&na.r, &self.ra))));
                add_ww::<D, A, T>(&mut out.bb, -kt, &S::pair(&self.u, &(mv(&nb.r, &self.rb))));
            }
            Form::Square => {
                let f = self.delta(eval) * 2.0;
                add_ww::<D, A, T>(&mut out.aa, kt, &S::pair(&f, &(mv(&na.r, &self.ra))));
                add_ww::<D, A, T>(&mut out.bb, -kt, &S::pair(&f, &(mv(&nb.r, &self.rb))));
                // δf = 2 (δΔ): rows (-1, r_a) and (1, r_b)
                let row = [
                    point_rows::<S, D, A, T>(-1.0, &(mv(&ta.r, &self.ra))),
                    point_rows::<S, D, A, T>(1.0, &(mv(&tb.r, &self.rb))),
                ];
                let col = [
                    point_rows::<S, D, A, T>(-1.0, &(mv(&na.r, &self.ra))),
                    point_rows::<S, D, A, T>(1.0, &(mv(&nb.r, &self.rb))),
                ];
                out.aa += tmm(&row[0], &col[0]) * (2.0 * ke);
                out.ab += tmm(&row[0], &col[1]) * (2.0 * ke);
                out.ba += tmm(&row[1], &col[0]) * (2.0 * ke);
                out.bb += tmm(&row[1], &col[1]) * (2.0 * ke);
            }
        }
    }

    /// `kt` and `ke` hold the factor one half of the mean.
    fn second_mean(
        &self,
        out: &mut PairBlocks<T>,
        kt: f64,
        ke: f64,
        t: [&Pose<D>; 2],
        n: [&Pose<D>; 2],
        eval: &[Pose<D>],
    ) {
        let (_, span) = self.mean_parts(&eval[self.a], &eval[self.b]);
        let local = [&self.u, &self.rb];
        // test vectors turn
        add_ww::<D, A, T>(&mut out.aa, -kt, &S::pair(&span, &mv(&n[0].r, local[0])));
        add_ww::<D, A, T>(&mut out.bb, -kt, &S::pair(&span, &mv(&n[1].r, local[1])));
        let tested = [0, 1].map(|i| S::spin(&mv(&t[i].r, local[i])));
        let moved = [0, 1].map(|i| S::spin(&mv(&n[i].r, local[i])));
        let sign = [-ke, ke];
        for (r, c, block) in [
            (0, 0, &mut out.aa),
            (0, 1, &mut out.ab),
            (1, 0, &mut out.ba),
            (1, 1, &mut out.bb),
        ] {
            // the direction turns: forces; the span changes: moments
            for j in 0..A {
                for i in 0..D {
                    block[(i, D + j)] += sign[r] * moved[c][(i, j)];
                    block[(D + j, i)] += sign[c] * tested[r][(i, j)];
                }
            }
        }
    }

    fn second_along(
        &self,
        out: &mut PairBlocks<T>,
        kt: f64,
        ke: f64,
        t: [&Pose<D>; 2],
        n: [&Pose<D>; 2],
        eval: &[Pose<D>],
    ) {
        let (ut, un) = (mv(&t[0].r, &self.u), mv(&n[0].r, &self.u));
        let (delta, u) = (self.delta(eval), mv(&eval[self.a].r, &self.u));
        // test vectors turn: (δu) × Δ - (δr_a) × u and (δr_b) × u
        add_ww::<D, A, T>(&mut out.aa, -kt, &S::pair(&delta, &un));
        add_ww::<D, A, T>(&mut out.aa, kt, &S::pair(&u, &(mv(&n[0].r, &self.ra))));
        add_ww::<D, A, T>(&mut out.bb, -kt, &S::pair(&u, &(mv(&n[1].r, &self.rb))));
        // u turns with a: forces -δu, δu at the two points
        let row = [
            point_rows::<S, D, A, T>(-1.0, &(mv(&t[0].r, &self.ra))),
            point_rows::<S, D, A, T>(1.0, &(mv(&t[1].r, &self.rb))),
        ];
        let col = [
            point_rows::<S, D, A, T>(-1.0, &(mv(&n[0].r, &self.ra))),
            point_rows::<S, D, A, T>(1.0, &(mv(&n[1].r, &self.rb))),
        ];
        let mut du = SMatrix::<f64, D, T>::zeros();
        du.fixed_view_mut::<D, A>(0, D).copy_from(&S::spin(&un));
        out.aa += tmm(&row[0], &du) * ke;
        out.ba += tmm(&row[1], &du) * ke;
        // Δ changes: moment u × δΔ on a
        let mut ru = SMatrix::<f64, D, T>::zeros();
        ru.fixed_view_mut::<D, A>(0, D).copy_from(&S::spin(&ut));
        out.aa += tmm(&ru, &col[0]) * ke;
        out.ab += tmm(&ru, &col[1]) * ke;
    }
}

/// Matrix of the map twist ↦ sign · (v + w × r), the motion of a body point.
#[inline]
fn point_rows<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    sign: f64,
    r: &SVector<f64, D>,
) -> SMatrix<f64, D, T> {
    let mut m = SMatrix::<f64, D, T>::zeros();
    for i in 0..D {
        m[(i, i)] = sign;
    }
    m.fixed_view_mut::<D, A>(0, D)
        .copy_from(&(S::spin(r) * sign));
    m
}

#[inline]
fn add_ww<const D: usize, const A: usize, const T: usize>(
    out: &mut SMatrix<f64, T, T>,
    k: f64,
    m: &SMatrix<f64, A, A>,
) {
    for j in 0..A {
        for i in 0..A {
            out[(D + i, D + j)] += k * m[(i, j)];
        }
    }
}

#[cfg(test)]
mod tests;
