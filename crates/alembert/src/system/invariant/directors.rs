//! The geometry of invariants for any scalar: gradients by positions and directors.
//!
//! # What it is
//! Every form is a homogeneous polynomial of degree one or two in positions and directors of its two nodes. So its gradient says all:
//! ```text
//! degree 2:  s(q) = ∇s(q)·q/2,   second derivative along t, u:  ∇s(t)·u;      degree 1:  s(q) = ∇s·q
//! ```
//! Optimal control takes it with plain and dual numbers; the multiplier formulation has the same in closed form (`director_gradient`), of
//! which this is the check. A planar node stands in space.

use super::{Form, Invariant};
use crate::system::pose::Pose;
use alembert_math::Space;
use alembert_math::scalar::{M3, Scalar, V3, add, apply_f, dot, product_f, sub};
use nalgebra::SVector;

/// Position and directors (columns of `r`) of a node, or a change of them, or a covector of them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Placed<R> {
    /// Position [m].
    pub x: V3<R>,
    /// Directors as columns: rows of the array are components in the world.
    pub r: M3<R>,
}

impl<R: Scalar> Placed<R> {
    /// The sum over all entries of products with another one.
    #[inline]
    pub fn inner(&self, o: &Self) -> R {
        let mut sum = dot(&self.x, &o.x);
        for (a, b) in self.r.iter().zip(&o.r) {
            sum += dot(a, b);
        }
        sum
    }

    /// Adds `k` times another one.
    #[inline]
    pub fn add_scaled(&mut self, o: &Self, k: R) {
        for i in 0..3 {
            self.x[i] += o.x[i] * k;
            for j in 0..3 {
                self.r[i][j] += o.r[i][j] * k;
            }
        }
    }

    /// The middle between this and another one.
    #[inline]
    pub fn middle(&self, o: &Self) -> Self {
        let mean = |i: usize, j: usize| (self.r[i][j] + o.r[i][j]) * 0.5;
        Self {
            x: std::array::from_fn(|i| (self.x[i] + o.x[i]) * 0.5),
            r: std::array::from_fn(|i| std::array::from_fn(|j| mean(i, j))),
        }
    }

    /// The values without derivatives.
    pub fn values(&self) -> Placed<f64> {
        Placed {
            x: self.x.map(R::value),
            r: self.r.map(|row| row.map(R::value)),
        }
    }
}

impl Placed<f64> {
    /// A pose; a planar one stands in the plane of the first two axes.
    #[inline]
    pub fn of<const D: usize>(pose: &Pose<D>) -> Self {
        let entry = |i: usize, j: usize| {
            if i < D && j < D {
                pose.r[(i, j)]
            } else {
                f64::from(u8::from(i == j))
            }
        };
        Self {
            x: pad(&pose.x),
            r: std::array::from_fn(|i| std::array::from_fn(|j| entry(i, j))),
        }
    }
}

/// An invariant without its nodes, in space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    form: Form,
    u: V3<f64>,
    ra: V3<f64>,
    rb: V3<f64>,
}

#[inline]
fn pad<const D: usize>(v: &SVector<f64, D>) -> V3<f64> {
    std::array::from_fn(|i| if i < D { v[i] } else { 0.0 })
}

/// a bᵀ.
#[inline]
fn dyad<R: Scalar>(a: &V3<R>, b: &V3<f64>) -> M3<R> {
    a.map(|a| b.map(|b| a * b))
}

impl Shape {
    /// Whether it is of degree two; else it is linear.
    pub fn is_quadratic(&self) -> bool {
        !matches!(self.form, Form::Gap(_) | Form::Linear)
    }

    /// Whether it is a length, or the square of one, up to a factor without unit; else it is a cosine.
    pub fn is_length(&self) -> bool {
        !matches!(self.form, Form::Dot | Form::Turn)
    }

    /// Value, from the gradient at the same place.
    #[inline]
    pub fn value<R: Scalar>(&self, gradient: &[Placed<R>; 2], q: [&Placed<R>; 2]) -> R {
        let sum = gradient[0].inner(q[0]) + gradient[1].inner(q[1]);
        if self.is_quadratic() { sum * 0.5 } else { sum }
    }

    /// Gradient by positions and directors of both nodes.
    #[inline]
    pub fn gradient<R: Scalar>(&self, [a, b]: [&Placed<R>; 2]) -> [Placed<R>; 2] {
        let (zero, none) = ([R::zero(); 3], [[R::zero(); 3]; 3]);
        let half = |m: M3<R>| m.map(|row| row.map(|c| c * 0.5));
        match self.form {
            Form::Dot => {
                let (u, w) = (apply_f(&a.r, &self.u), apply_f(&b.r, &self.rb));
                let of = |r: M3<R>| Placed { x: zero, r };
                [of(dyad(&w, &self.u)), of(dyad(&u, &self.rb))]
            }
            Form::Along => {
                let u = apply_f(&a.r, &self.u);
                let (turned, lever) = (dyad(&self.delta([a, b]), &self.u), dyad(&u, &self.ra));
                let r = std::array::from_fn(|i| sub(&turned[i], &lever[i]));
                let minus = u.map(|c| -c);
                [
                    Placed { x: minus, r },
                    Placed {
                        x: u,
                        r: dyad(&u, &self.rb),
                    },
                ]
            }
            Form::Mean => {
                let sum = add(&apply_f(&a.r, &self.u), &apply_f(&b.r, &self.rb));
                let (f, span) = (sum.map(|c| c * 0.5), sub(&b.x, &a.x));
                let of = |x: V3<R>, w: &V3<f64>| Placed {
                    x,
                    r: half(dyad(&span, w)),
                };
                [of(f.map(|c| -c), &self.u), of(f, &self.rb)]
            }
            Form::Turn => {
                // the columns of W, and those of its transposed
                let columns = [self.u, self.ra, self.rb];
                let w: M3<f64> = std::array::from_fn(|i| std::array::from_fn(|c| columns[c][i]));
                let of = |r: M3<R>| Placed { x: zero, r };
                [of(product_f(&b.r, &columns)), of(product_f(&a.r, &w))]
            }
            Form::Linear => [self.u, self.rb].map(|x| Placed {
                x: x.map(R::constant),
                r: none,
            }),
            Form::Gap(_) | Form::Square => {
                let f = if self.form == Form::Square {
                    self.delta([a, b]).map(|c| c * 2.0)
                } else {
                    self.u.map(R::constant)
                };
                let minus = f.map(|c| -c);
                [
                    Placed {
                        x: minus,
                        r: dyad(&minus, &self.ra),
                    },
                    Placed {
                        x: f,
                        r: dyad(&f, &self.rb),
                    },
                ]
            }
        }
    }

    /// From the point on the first to the point on the second body.
    #[inline]
    fn delta<R: Scalar>(&self, [a, b]: [&Placed<R>; 2]) -> V3<R> {
        let end = add(&b.x, &apply_f(&b.r, &self.rb));
        sub(&end, &add(&a.x, &apply_f(&a.r, &self.ra)))
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Invariant<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Whether it is zero everywhere: the place of an invariant in rows that have none.
    pub fn is_nothing(&self) -> bool {
        self.form == Form::Linear && self.u.amax() == 0.0 && self.rb.amax() == 0.0
    }

    /// The function without its nodes.
    #[inline]
    pub fn shape(&self) -> Shape {
        // planar weights of `Turn` have two columns
        let third = if D == 2 && self.form == Form::Turn {
            [0.0; 3]
        } else {
            pad(&self.rb)
        };
        Shape {
            form: self.form,
            u: pad(&self.u),
            ra: pad(&self.ra),
            rb: third,
        }
    }
}
