//! Numbers of the kernels: plain, or with derivatives along one direction or, nested, along several.
//!
//! # What it is
//! Everything that is differentiated is written once over [`Scalar`]. [`Dual`] is the one dual number of the project: `Dual<f64>` has one
//! derivative, `Dual<Dual<f64>>` two along two directions with the mixed one, and so on.
//!
//! # Equations
//! (a + ε a')(b + ε b') = a b + ε (a b' + a' b), and f(a + ε a') = f(a) + ε f'(a) a', where f and f' are taken in the numbers a is made of.
//!
//! Comparisons look at the value alone: a branch belongs to a value, not to a derivative.

use std::fmt::Debug;
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

mod vectors;

pub use vectors::*;

/// A real number, perhaps with derivatives.
pub trait Scalar:
    Copy
    + Debug
    + Default
    + PartialEq
    + Send
    + Sync
    + 'static
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Add<f64, Output = Self>
    + Sub<f64, Output = Self>
    + Mul<f64, Output = Self>
    + Div<f64, Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
{
    /// How many directions have derivatives: how often dual numbers are nested.
    const DEPTH: usize;

    /// A constant.
    fn constant(value: f64) -> Self;
    /// The value without derivative.
    fn value(self) -> f64;
    /// The derivative along the outermost direction, without derivatives of its own; zero of a plain number.
    fn slope(self) -> f64;
    /// Sine and cosine.
    fn sin_cos(self) -> (Self, Self);
    /// 1/x.
    fn recip(self) -> Self;
    /// Square root.
    fn sqrt(self) -> Self;
    /// eˣ.
    fn exp(self) -> Self;
    /// Natural logarithm.
    fn ln(self) -> Self;
    /// xⁿ.
    fn powi(self, n: i32) -> Self;
    /// xᵖ.
    fn powf(self, p: f64) -> Self;
    /// The angle of the point (x, y = self).
    fn atan2(self, x: Self) -> Self;
    /// Inverse cosine.
    fn acos(self) -> Self;
    /// Hyperbolic tangent.
    fn tanh(self) -> Self;

    /// Zero.
    #[inline]
    fn zero() -> Self {
        Self::constant(0.0)
    }
    /// Sine.
    #[inline]
    fn sin(self) -> Self {
        self.sin_cos().0
    }
    /// Cosine.
    #[inline]
    fn cos(self) -> Self {
        self.sin_cos().1
    }
    /// The one of two numbers that has the larger value; the first where they are equal.
    #[inline]
    fn larger(self, o: Self) -> Self {
        if o.value() > self.value() { o } else { self }
    }
    /// The one of two numbers that has the smaller value; the first where they are equal.
    #[inline]
    fn smaller(self, o: Self) -> Self {
        if o.value() < self.value() { o } else { self }
    }
}

/// The functions that plain numbers have already.
macro_rules! plain {
    ($($name:ident($($arg:ident: $kind:ty),*) -> $out:ty;)*) => {
        $(#[inline]
        fn $name(self $(, $arg: $kind)*) -> $out {
            Self::$name(self $(, $arg)*)
        })*
    };
}

impl Scalar for f64 {
    const DEPTH: usize = 0;

    #[inline]
    fn constant(value: f64) -> Self {
        value
    }
    #[inline]
    fn value(self) -> f64 {
        self
    }
    #[inline]
    fn slope(self) -> f64 {
        0.0
    }
    plain! {
        sin_cos() -> (Self, Self);
        recip() -> Self;
        sqrt() -> Self;
        exp() -> Self;
        ln() -> Self;
        powi(n: i32) -> Self;
        powf(p: f64) -> Self;
        atan2(x: Self) -> Self;
        acos() -> Self;
        tanh() -> Self;
    }
}

/// A number with its derivative along one direction; nested, with more.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Dual<S = f64> {
    /// Value.
    pub re: S,
    /// Derivative.
    pub eps: S,
}

impl<S> Dual<S> {
    /// A number with its derivative.
    #[inline]
    pub const fn new(re: S, eps: S) -> Self {
        Self { re, eps }
    }
}

impl<S: Scalar> Dual<S> {
    /// A function of this number, from its value and its derivative.
    #[inline]
    fn chain(self, value: S, slope: S) -> Self {
        Self::new(value, self.eps * slope)
    }
}

impl<S: Scalar> From<f64> for Dual<S> {
    #[inline]
    fn from(value: f64) -> Self {
        Self::constant(value)
    }
}

impl<S: Scalar> Add for Dual<S> {
    type Output = Self;
    #[inline]
    fn add(self, o: Self) -> Self {
        Self::new(self.re + o.re, self.eps + o.eps)
    }
}

impl<S: Scalar> Sub for Dual<S> {
    type Output = Self;
    #[inline]
    fn sub(self, o: Self) -> Self {
        Self::new(self.re - o.re, self.eps - o.eps)
    }
}

impl<S: Scalar> Mul for Dual<S> {
    type Output = Self;
    #[inline]
    fn mul(self, o: Self) -> Self {
        Self::new(self.re * o.re, self.re * o.eps + self.eps * o.re)
    }
}

impl<S: Scalar> Div for Dual<S> {
    type Output = Self;
    #[inline]
    fn div(self, o: Self) -> Self {
        let quotient = self.re / o.re;
        Self::new(quotient, (self.eps - quotient * o.eps) / o.re)
    }
}

impl<S: Scalar> Add<f64> for Dual<S> {
    type Output = Self;
    #[inline]
    fn add(self, o: f64) -> Self {
        Self::new(self.re + o, self.eps)
    }
}

impl<S: Scalar> Sub<f64> for Dual<S> {
    type Output = Self;
    #[inline]
    fn sub(self, o: f64) -> Self {
        Self::new(self.re - o, self.eps)
    }
}

impl<S: Scalar> Mul<f64> for Dual<S> {
    type Output = Self;
    #[inline]
    fn mul(self, o: f64) -> Self {
        Self::new(self.re * o, self.eps * o)
    }
}

impl<S: Scalar> Div<f64> for Dual<S> {
    type Output = Self;
    #[inline]
    fn div(self, o: f64) -> Self {
        Self::new(self.re / o, self.eps / o)
    }
}

impl<S: Scalar> Neg for Dual<S> {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self::new(-self.re, -self.eps)
    }
}

impl<S: Scalar> AddAssign for Dual<S> {
    #[inline]
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}

impl<S: Scalar> SubAssign for Dual<S> {
    #[inline]
    fn sub_assign(&mut self, o: Self) {
        *self = *self - o;
    }
}

impl<S: Scalar> MulAssign for Dual<S> {
    #[inline]
    fn mul_assign(&mut self, o: Self) {
        *self = *self * o;
    }
}

impl<S: Scalar> Scalar for Dual<S> {
    const DEPTH: usize = S::DEPTH + 1;

    #[inline]
    fn constant(value: f64) -> Self {
        Self::new(S::constant(value), S::zero())
    }
    #[inline]
    fn value(self) -> f64 {
        self.re.value()
    }
    #[inline]
    fn slope(self) -> f64 {
        self.eps.value()
    }
    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (s, c) = self.re.sin_cos();
        (self.chain(s, c), self.chain(c, -s))
    }
    #[inline]
    fn recip(self) -> Self {
        let r = self.re.recip();
        self.chain(r, -(r * r))
    }
    #[inline]
    fn sqrt(self) -> Self {
        let r = self.re.sqrt();
        self.chain(r, (r * 2.0).recip())
    }
    #[inline]
    fn exp(self) -> Self {
        let e = self.re.exp();
        self.chain(e, e)
    }
    #[inline]
    fn ln(self) -> Self {
        self.chain(self.re.ln(), self.re.recip())
    }
    #[inline]
    fn powi(self, n: i32) -> Self {
        // the derivative of a constant is zero at every place, also where x⁻¹ is not
        let slope = if n == 0 {
            S::zero()
        } else {
            self.re.powi(n - 1) * f64::from(n)
        };
        self.chain(self.re.powi(n), slope)
    }
    #[inline]
    fn powf(self, p: f64) -> Self {
        let slope = if p == 0.0 {
            S::zero()
        } else {
            self.re.powf(p - 1.0) * p
        };
        self.chain(self.re.powf(p), slope)
    }
    #[inline]
    fn atan2(self, x: Self) -> Self {
        let square = (self.re * self.re + x.re * x.re).recip();
        let slope = (x.re * self.eps - self.re * x.eps) * square;
        Self::new(self.re.atan2(x.re), slope)
    }
    #[inline]
    fn acos(self) -> Self {
        let root = (S::constant(1.0) - self.re * self.re).sqrt();
        self.chain(self.re.acos(), -root.recip())
    }
    #[inline]
    fn tanh(self) -> Self {
        let t = self.re.tanh();
        self.chain(t, S::constant(1.0) - t * t)
    }
}

#[cfg(test)]
mod tests;
