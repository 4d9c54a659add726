//! Truncated Taylor series in time: arithmetic that carries exact derivatives through any expression.
//!
//! A [`Jet`] holds c_0, ..., c_{N-1} of f(t + s) = Σ c_k s^k, so the k-th derivative is k! c_k (T-SIG-1). Sums, products
//! and quotients are those of power series; a function y = g(u) with y' = w u' has k y_k = Σ_{j=1..k} j u_j w_{k-j}.
//! Where a function has a kink the series is the one to the right, s > 0: the sign of a series is that of its first
//! coefficient that is not zero.

use std::ops::{Add, Div, Mul, Neg, Sub};

/// A Taylor series of N terms.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Jet<const N: usize>(pub [f64; N]);

/// Largest whole exponent that is multiplied out.
const MAX_POWER: f64 = 1e6;

impl<const N: usize> Jet<N> {
    /// A constant.
    pub fn constant(value: f64) -> Self {
        let mut c = [0.0; N];
        c[0] = value;
        Self(c)
    }

    /// The time itself.
    pub fn time(t: f64) -> Self {
        let mut c = [0.0; N];
        c[0] = t;
        if let Some(slope) = c.get_mut(1) {
            *slope = 1.0;
        }
        Self(c)
    }

    /// The derivative of this order; zero beyond the series.
    pub fn derivative(&self, order: usize) -> f64 {
        let factorial: f64 = (1..=order).map(|k| k as f64).product();
        self.0.get(order).map_or(0.0, |c| c * factorial)
    }

    /// Sign just to the right: -1, 0 or 1; NaN if the series is not a number.
    pub fn sign(&self) -> f64 {
        match self.0.iter().find(|c| **c != 0.0) {
            Some(c) if c.is_nan() => f64::NAN,
            Some(c) => c.signum(),
            None => 0.0,
        }
    }

    /// The same function seen from a time that is later by `s`; terms beyond the series are missing.
    pub fn shifted(&self, s: f64) -> Self {
        let mut c = self.0;
        // repeated division by (s - shift), Horner
        for k in 0..N {
            for j in (k..N - 1).rev() {
                c[j] += s * c[j + 1];
            }
        }
        Self(c)
    }

    /// The series with another value.
    fn with_value(mut self, value: f64) -> Self {
        self.0[0] = value;
        self
    }

    /// Number times series.
    pub fn scaled(self, factor: f64) -> Self {
        Self(self.0.map(|c| factor * c))
    }

    /// y with y' = w u' and that value, where w is known.
    fn chain(self, value: f64, w: Self) -> Self {
        let mut y = Self::constant(value);
        for k in 1..N {
            y.0[k] = weighted(&self, &w, k);
        }
        y
    }

    /// |u|
    pub fn abs(self) -> Self {
        if self.sign() < 0.0 { -self } else { self }
    }

    /// The larger one just to the right; the other one if one is not a number, as for floating point numbers.
    pub fn max(self, other: Self) -> Self {
        let first = other.0[0].is_nan() || (self - other).sign() >= 0.0;
        if first { self } else { other }
    }

    /// 1 where u >= 0 just to the right, else 0.
    pub fn unit_step(self) -> Self {
        Self::constant(if self.sign() >= 0.0 { 1.0 } else { 0.0 })
    }

    /// exp u: y' = y u'
    pub fn exp(self) -> Self {
        let mut y = Self::constant(self.0[0].exp());
        for k in 1..N {
            y.0[k] = weighted(&self, &y, k);
        }
        y
    }

    /// ln u
    pub fn ln(self) -> Self {
        self.chain(self.0[0].ln(), Self::constant(1.0) / self)
    }

    /// sin u and cos u
    pub fn sin_cos(self) -> (Self, Self) {
        let (s0, c0) = (self.0[0].sin(), self.0[0].cos());
        let (mut s, mut c) = (Self::constant(s0), Self::constant(c0));
        for k in 1..N {
            s.0[k] = weighted(&self, &c, k);
            c.0[k] = -weighted(&self, &s, k);
        }
        (s, c)
    }

    /// sinh u and cosh u
    pub fn sinh_cosh(self) -> (Self, Self) {
        let (mut s, mut c) = (
            Self::constant(self.0[0].sinh()),
            Self::constant(self.0[0].cosh()),
        );
        for k in 1..N {
            s.0[k] = weighted(&self, &c, k);
            c.0[k] = weighted(&self, &s, k);
        }
        (s, c)
    }

    /// tan u
    pub fn tan(self) -> Self {
        let (s, c) = self.sin_cos();
        (s / c).with_value(self.0[0].tan())
    }

    /// tanh u: y' = (1 - y²) u'
    pub fn tanh(self) -> Self {
        let mut y = Self::constant(self.0[0].tanh());
        let mut w = Self::constant(1.0 - y.0[0] * y.0[0]);
        for k in 1..N {
            y.0[k] = weighted(&self, &w, k);
            w.0[k] = -(0..=k).map(|j| y.0[j] * y.0[k - j]).sum::<f64>();
        }
        y
    }

    /// atan u
    pub fn atan(self) -> Self {
        let w = Self::constant(1.0) / (Self::constant(1.0) + self * self);
        self.chain(self.0[0].atan(), w)
    }

    /// asin u
    pub fn asin(self) -> Self {
        self.chain(self.0[0].asin(), self.arc_slope())
    }

    /// acos u
    pub fn acos(self) -> Self {
        self.chain(self.0[0].acos(), -self.arc_slope())
    }

    /// 1/√(1 - u²)
    fn arc_slope(self) -> Self {
        let one = Self::constant(1.0);
        one / ((one - self) * (one + self)).sqrt()
    }

    /// Angle of the point (x, y) with this as y: (x y' - y x')/(x² + y²)
    pub fn atan2(self, x: Self) -> Self {
        let square = x * x + self * self;
        let along = self.chain(0.0, x / square) - x.chain(0.0, self / square);
        along.with_value(self.0[0].atan2(x.0[0]))
    }

    /// √u
    pub fn sqrt(self) -> Self {
        self.real_power(0.5).with_value(self.0[0].sqrt())
    }

    /// u^v
    pub fn power(self, exponent: Self) -> Self {
        let p = exponent.0[0];
        let value = self.0[0].powf(p);
        let fixed = exponent.0[1..].iter().all(|c| *c == 0.0);
        let power = if !fixed {
            (exponent * self.ln()).exp()
        } else if p.fract() == 0.0 && p.abs() <= MAX_POWER {
            self.whole_power(p)
        } else {
            self.real_power(p)
        };
        power.with_value(value)
    }

    /// u^p with a whole number p, by squaring; it may cross zero.
    fn whole_power(self, p: f64) -> Self {
        let (mut rest, mut square) = (p.abs() as u64, self);
        let mut y = Self::constant(1.0);
        while rest > 0 {
            if rest & 1 == 1 {
                y = y * square;
            }
            rest >>= 1;
            if rest > 0 {
                square = square * square;
            }
        }
        if p < 0.0 { Self::constant(1.0) / y } else { y }
    }

    /// u^p: u y' = p u' y. A zero of order m of u is taken out, s^(p m) times a power of what is left.
    fn real_power(self, p: f64) -> Self {
        let m = self.0.iter().take_while(|c| **c == 0.0).count();
        if m == N {
            return Self::constant(0.0_f64.powf(p));
        }
        let known = N - m;
        let mut w = [f64::NAN; N];
        w[0] = self.0[m].powf(p);
        for k in 1..known {
            let sum: f64 = (1..=k)
                .map(|j| (p * j as f64 - (k - j) as f64) * self.0[m + j] * w[k - j])
                .sum();
            w[k] = sum / (k as f64 * self.0[m]);
        }
        // back to the power of s in front; one that is not whole has derivatives without bound
        let front = p * m as f64;
        let mut y = [0.0; N];
        for (k, c) in y.iter_mut().enumerate() {
            let index = k as f64 - front;
            if index >= 0.0 {
                let whole = index.fract() == 0.0;
                *c = match w.get(index as usize) {
                    Some(c) if whole => *c,
                    _ => f64::INFINITY,
                };
            }
        }
        if front < 0.0 {
            y = [f64::INFINITY; N];
        }
        Self(y)
    }
}

/// Σ_{j=1..k} j u_j w_{k-j} / k
fn weighted<const N: usize>(u: &Jet<N>, w: &Jet<N>, k: usize) -> f64 {
    let sum: f64 = (1..=k).map(|j| j as f64 * u.0[j] * w.0[k - j]).sum();
    sum / k as f64
}

impl<const N: usize> Add for Jet<N> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a += b;
        }
        self
    }
}

impl<const N: usize> Sub for Jet<N> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl<const N: usize> Neg for Jet<N> {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.map(|c| -c))
    }
}

impl<const N: usize> Mul for Jet<N> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        let mut c = [0.0; N];
        for (k, c) in c.iter_mut().enumerate() {
            *c = (0..=k).map(|j| self.0[j] * other.0[k - j]).sum();
        }
        Self(c)
    }
}

impl<const N: usize> Div for Jet<N> {
    type Output = Self;
    fn div(self, other: Self) -> Self {
        let mut c = [0.0; N];
        for k in 0..N {
            let known: f64 = (1..=k).map(|j| other.0[j] * c[k - j]).sum();
            c[k] = (self.0[k] - known) / other.0[0];
        }
        Self(c)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Coefficients of a known series; inverse powers of 0.3 in the terms of order 7 amplify round-off to 1e-12.
    fn agree<const N: usize>(jet: Jet<N>, expected: [f64; N]) {
        for (k, (a, b)) in jet.0.iter().zip(expected).enumerate() {
            assert!((a - b).abs() <= 1e-11 * (1.0 + b.abs()), "{k}: {jet:?}");
        }
    }

    #[test]
    fn ref_series_of_functions_at_zero() {
        let t = Jet::<6>::time(0.0);
        agree(t.exp(), [1.0, 1.0, 0.5, 1.0 / 6.0, 1.0 / 24.0, 1.0 / 120.0]);
        agree(t.sin_cos().0, [0.0, 1.0, 0.0, -1.0 / 6.0, 0.0, 1.0 / 120.0]);
        agree(t.tan(), [0.0, 1.0, 0.0, 1.0 / 3.0, 0.0, 2.0 / 15.0]);
        agree(t.tanh(), [0.0, 1.0, 0.0, -1.0 / 3.0, 0.0, 2.0 / 15.0]);
        agree(t.atan(), [0.0, 1.0, 0.0, -1.0 / 3.0, 0.0, 0.2]);
        agree(t.asin(), [0.0, 1.0, 0.0, 1.0 / 6.0, 0.0, 3.0 / 40.0]);
        let one = Jet::constant(1.0);
        agree((one + t).ln(), [0.0, 1.0, -0.5, 1.0 / 3.0, -0.25, 0.2]);
        agree(
            (one + t).sqrt(),
            [1.0, 0.5, -0.125, 1.0 / 16.0, -5.0 / 128.0, 7.0 / 256.0],
        );
        agree(one / (one - t), [1.0; 6]);
        agree(t.atan2(one), t.atan().0);
    }

    #[test]
    fn id_inverse_functions_come_back() {
        let u = Jet::<8>([0.3, 0.7, -0.2, 0.5, 0.1, -0.3, 0.2, 0.4]);
        agree(u.asin().sin_cos().0, u.0);
        agree(u.acos().sin_cos().1, u.0);
        agree(u.exp().ln(), u.0);
        agree(u.atan().tan(), u.0);
        agree(u.sqrt() * u.sqrt(), u.0);
        agree(
            u.power(Jet::constant(-3.0)) * u * u * u,
            [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        );
        // a variable exponent: u^u = exp(u ln u), a constant one by both ways
        agree(u.power(u), (u * u.ln()).exp().0);
        agree(u.power(Jet::constant(2.5)), (u.ln().scaled(2.5)).exp().0);
        let (s, c) = u.sinh_cosh();
        agree(c * c - s * s, [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        agree(s / c, u.tanh().0);
        // seen from later and back
        agree(u.shifted(0.4).shifted(-0.4), u.0);
    }

    #[test]
    fn ref_kinks_are_seen_from_the_right() {
        let t = Jet::<4>::time(0.0);
        agree((-t).abs(), [0.0, 1.0, 0.0, 0.0]);
        agree((-t).max(Jet::constant(0.0)), [0.0; 4]);
        // the last term of the root is beyond the series of t²
        assert_eq!((t * t).sqrt().0[..3], [0.0, 1.0, 0.0]);
        assert!(t.sqrt().0[1].is_infinite());
        agree(t.unit_step(), [1.0, 0.0, 0.0, 0.0]);
        agree((-t).unit_step(), [0.0; 4]);
    }
}
