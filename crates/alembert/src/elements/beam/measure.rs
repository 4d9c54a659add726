//! Functions of the cosine of a turn: how it becomes a curvature, and how a chord becomes a length along the curve.
//!
//! # What it is
//! The scalar functions of the beam element, each with two derivatives and a divided difference.
//!
//! # Equations
//! φ the angle between the ends, C = cos φ, y = sin²(φ/2) = (1 - C)/2:
//! ```text
//! half-angle c = √(2/(1 + C)),   angle c = φ/sin φ,   tangent c = 2/(1 + C),   sine c = 1            (T-ROD-2)
//! along      g = (φ/sin φ - 1)/sin² φ                                                                 (T-ROD-5)
//! φ/sin φ = Σ a_n yⁿ,  a₀ = 1, a_{n+1} = a_n (2n + 2)/(2n + 3);      g = Σ g_n yⁿ,  g_n = Σ_{k ≤ n} a_{k+1}/4
//! ```
//! g from (c - 1)/y = Σ a_{n+1} yⁿ and sin² φ = 4 y (1 - y). Away from zero both by (1 - C²) c' = C c - 1, (1 - C²) g' = c' + 2 C g.
//! Divided differences f[C₀, C₁] = (f(C₁) - f(C₀))/(C₁ - C₀) are without cancellation: they carry the exact discrete gradient.
//!
//! # Symbols
//! φ angle between the ends [rad] · C its cosine [1] · c ratio of a measure to the sine [1] · g part along the axis [1]
//!
//! # Reference
//! Lang, Linn and Arnold 2011 (half-angle); Sonneville, Cardona and Brüls 2014 (logarithm on SE(3)).
//!
//! # Departures from the reference
//! Functions of the cosine instead of the angle: the trace of the rotation is a quadratic invariant, the angle is not.

use alembert_math::scalar::{Dual, Scalar};

/// Half an element must turn by less than half a turn: least value of 1 + C.
const LEAST: f64 = 1e-9;

/// How the rotation between two frames becomes a curvature; see the documentation of the element.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Curvature {
    /// 2 sin(φ/2), the quaternion measure.
    #[default]
    HalfAngle,
    /// φ, the rotation vector.
    Angle,
    /// 2 tan(φ/2), the Cayley measure.
    Tangent,
    /// sin φ.
    Sine,
}

/// A function at a cosine, and its first two derivatives by the cosine.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ratio<R = f64> {
    pub(super) c: R,
    pub(super) d1: R,
    pub(super) d2: R,
}

impl<R: Scalar> Ratio<R> {
    /// A value whose derivatives are not asked for.
    pub(super) fn plain(c: R) -> Self {
        let zero = R::zero();
        Self {
            c,
            d1: zero,
            d2: zero,
        }
    }
}

/// Divided difference f[C₀, C₁] for any scalar: the quotient, or for small changes the derivative in the middle and one term more.
pub(super) fn divided<R: Scalar>(
    f: impl Fn(Dual<Dual<Dual<R>>>) -> Dual<Dual<Dual<R>>>,
    [c0, c1]: [R; 2],
) -> R {
    let change = c1 - c0;
    if change.value().abs() > 1e-3 {
        let plain = |c: R| f(marked(c, 0.0)).re.re.re;
        return (plain(c1) - plain(c0)) / change;
    }
    let at = f(marked((c0 + c1) * 0.5, 1.0));
    at.eps.re.re + at.eps.eps.eps * change * change / 24.0
}

/// A number with three derivatives along directions of one size.
fn marked<R: Scalar>(c: R, size: f64) -> Dual<Dual<Dual<R>>> {
    let first = Dual::new(c, R::constant(size));
    let second = Dual::new(first, Dual::constant(size));
    Dual::new(second, Dual::constant(size))
}

impl Curvature {
    /// The ratio c of the measure to the sine, for any scalar.
    pub(super) fn value<R: Scalar>(self, cosine: R) -> R {
        let sum = (cosine + 1.0).larger(R::constant(LEAST));
        match self {
            Self::Sine => R::constant(1.0),
            Self::HalfAngle => (sum * 0.5).sqrt().recip(),
            Self::Tangent => sum.recip() * 2.0,
            Self::Angle => Function::Angle.value(cosine),
        }
    }

    /// The ratio c of the measure to the sine.
    #[inline]
    pub(super) fn at(self, cosine: f64) -> Ratio {
        let sum = (1.0 + cosine).max(LEAST);
        match self {
            Self::Sine => Ratio {
                c: 1.0,
                d1: 0.0,
                d2: 0.0,
            },
            Self::HalfAngle => {
                let a = (0.5 * sum).sqrt();
                let (c, a2) = (1.0 / a, a * a);
                Ratio {
                    c,
                    d1: -0.25 * c / a2,
                    d2: 0.1875 * c / (a2 * a2),
                }
            }
            Self::Tangent => {
                let c = 2.0 / sum;
                Ratio {
                    c,
                    d1: -c / sum,
                    d2: 2.0 * c / (sum * sum),
                }
            }
            Self::Angle => Function::Angle.at(cosine),
        }
    }

    /// Divided difference c[C₀, C₁] and its derivative by C₁, without cancellation.
    #[inline]
    pub(super) fn divided(self, c0: f64, c1: f64) -> (f64, f64) {
        match self {
            Self::Sine => (0.0, 0.0),
            Self::HalfAngle => {
                let [a, b] = [c0, c1].map(|c| (0.5 * (1.0 + c).max(LEAST)).sqrt());
                let (ab, sum) = (a * b, a + b);
                let slope = (a + 2.0 * b) / (8.0 * ab * b * b * sum * sum);
                (-0.5 / (ab * sum), slope)
            }
            Self::Tangent => {
                let [a, b] = [c0, c1].map(|c| (1.0 + c).max(LEAST));
                (-2.0 / (a * b), 2.0 / (a * b * b))
            }
            Self::Angle => Function::Angle.divided(c0, c1),
        }
    }
}

/// Largest sin²(φ/2) for which series are used.
const SERIES: f64 = 0.1;
/// Their number of terms: the first one left out is below 1e-18.
const TERMS: usize = 19;

/// Coefficients a_n of φ/sin φ, one more than are summed.
const ANGLE: [f64; TERMS + 1] = {
    let mut a = [1.0; TERMS + 1];
    let mut n = 0;
    while n < TERMS {
        a[n + 1] = a[n] * (2.0 * n as f64 + 2.0) / (2.0 * n as f64 + 3.0);
        n += 1;
    }
    a
};

/// Coefficients g_n.
const ALONG: [f64; TERMS + 1] = {
    let (mut g, mut sum, mut n) = ([0.0; TERMS + 1], 0.0, 0);
    while n < TERMS {
        sum += 0.25 * ANGLE[n + 1];
        g[n] = sum;
        n += 1;
    }
    g
};

/// The two functions with an angle in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Function {
    /// φ/sin φ.
    Angle,
    /// (φ/sin φ - 1)/sin² φ.
    Along,
}

impl Function {
    #[inline]
    fn series(self) -> &'static [f64; TERMS + 1] {
        match self {
            Self::Angle => &ANGLE,
            Self::Along => &ALONG,
        }
    }

    /// The function at a cosine, for any scalar.
    pub(super) fn value<R: Scalar>(self, cosine: R) -> R {
        let one = R::constant(1.0);
        let y = (one - cosine) * 0.5;
        if y.value() < SERIES {
            let terms = self.series()[..TERMS].iter().rev();
            return terms.fold(R::zero(), |sum, a| sum * y + *a);
        }
        let cosine = cosine.larger(R::constant(LEAST - 1.0)).smaller(one);
        let below = one - cosine * cosine;
        let c = cosine.acos() / below.sqrt();
        match self {
            Self::Angle => c,
            Self::Along => (c - 1.0) / below,
        }
    }

    /// The function at a cosine, with derivatives.
    #[inline]
    pub(super) fn at(self, cosine: f64) -> Ratio {
        let y = 0.5 * (1.0 - cosine);
        if y < SERIES {
            return series_at(self.series(), y);
        }
        self.closed(cosine).0
    }

    /// The function at a cosine, with its first derivative only.
    #[inline]
    pub(super) fn first(self, cosine: f64) -> Ratio {
        let y = 0.5 * (1.0 - cosine);
        if y < SERIES {
            return series_first(self.series(), y);
        }
        self.closed(cosine).0
    }

    /// The function in closed form, and its third derivative.
    fn closed(self, cosine: f64) -> (Ratio, f64) {
        let cosine = cosine.clamp(LEAST - 1.0, 1.0);
        let below = 1.0 - cosine * cosine;
        let c = cosine.acos() / below.sqrt();
        let d1 = (cosine * c - 1.0) / below;
        let d2 = (c + 3.0 * cosine * d1) / below;
        let d3 = (4.0 * d1 + 5.0 * cosine * d2) / below;
        if self == Self::Angle {
            return (Ratio { c, d1, d2 }, d3);
        }
        let g = (c - 1.0) / below;
        let g1 = (d1 + 2.0 * cosine * g) / below;
        let g2 = (d2 + 2.0 * g + 4.0 * cosine * g1) / below;
        let g3 = (d3 + 6.0 * g1 + 6.0 * cosine * g2) / below;
        let ratio = Ratio {
            c: g,
            d1: g1,
            d2: g2,
        };
        (ratio, g3)
    }

    /// Divided difference and its derivative by C₁.
    #[inline]
    pub(super) fn divided(self, c0: f64, c1: f64) -> (f64, f64) {
        let [y0, y1] = [c0, c1].map(|c| 0.5 * (1.0 - c));
        if y0.max(y1) < SERIES {
            return series_divided(self.series(), y0, y1);
        }
        let change = c1 - c0;
        if change.abs() > 1e-3 {
            let (r0, r1) = (self.at(c0), self.at(c1));
            let divided = (r1.c - r0.c) / change;
            return (divided, (r1.d1 - divided) / change);
        }
        let (r, d3) = self.closed(0.5 * (c0 + c1));
        (
            r.d1 + d3 * change * change / 24.0,
            0.5 * r.d2 + d3 * change / 12.0,
        )
    }
}

fn series_at(a: &[f64; TERMS + 1], y: f64) -> Ratio {
    let (mut c, mut d1, mut d2) = (0.0, 0.0, 0.0);
    let mut power = [0.0, 0.0, 1.0];
    for (n, a) in a[..TERMS].iter().enumerate() {
        let k = n as f64;
        c += a * power[2];
        d1 += a * k * power[1];
        d2 += a * k * (k - 1.0) * power[0];
        // the second derivative converges last
        if n > 2 && k * k * power[0].abs() < 1e-17 {
            break;
        }
        power = [power[1], power[2], power[2] * y];
    }
    Ratio {
        c,
        d1: -0.5 * d1,
        d2: 0.25 * d2,
    }
}

/// The sum and its first derivative; the first term left out is below 1e-17.
#[inline]
fn series_first(a: &[f64; TERMS + 1], y: f64) -> Ratio {
    let terms = match y {
        y if y < 1e-4 => 6,
        y if y < 1e-3 => 7,
        y if y < 1e-2 => 10,
        _ => TERMS,
    };
    let (mut c, mut d1) = (0.0, 0.0);
    for a in a[..terms].iter().rev() {
        d1 = d1 * y + c;
        c = c * y + a;
    }
    Ratio {
        c,
        d1: -0.5 * d1,
        d2: 0.0,
    }
}

/// (y₁ⁿ - y₀ⁿ)/(y₁ - y₀) = Σ y₁ⁱ y₀ⁿ⁻¹⁻ⁱ, by recurrence, with its derivative by y₁.
fn series_divided(a: &[f64; TERMS + 1], y0: f64, y1: f64) -> (f64, f64) {
    let (mut sum, mut slope) = (0.0, 0.0);
    let (mut part, mut part_slope, mut power) = (0.0, 0.0, 1.0);
    let largest = y0.abs().max(y1.abs());
    let mut left = 1.0;
    for (n, a) in a[..TERMS].iter().enumerate() {
        sum += a * part;
        slope += a * part_slope;
        // terms of the slope are below n² largestⁿ⁻²
        if n > 2 {
            left *= largest;
            if (n * n) as f64 * left < 1e-17 {
                break;
            }
        }
        (part, part_slope) = (y1 * part + power, part + y1 * part_slope);
        power *= y0;
    }
    (-0.5 * sum, 0.25 * slope)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CURVATURES: [Curvature; 4] = [
        Curvature::HalfAngle,
        Curvature::Angle,
        Curvature::Tangent,
        Curvature::Sine,
    ];

    /// Pairs of cosines: far apart, across the edge of the series, tiny changes, none, and without a turn.
    const PAIRS: [(f64, f64); 5] = [
        (0.99, 0.5),
        (0.801, 0.799),
        (0.3, 0.3 + 5e-4),
        (0.3, 0.3),
        (1.0, 1.0),
    ];

    fn is_divided(name: &str, at: impl Fn(f64) -> Ratio, divided: impl Fn(f64, f64) -> (f64, f64)) {
        for (c0, c1) in PAIRS {
            let (quotient, slope) = divided(c0, c1);
            let direct = at(c1).c - at(c0).c;
            assert!(
                (quotient * (c1 - c0) - direct).abs() < 4e-15,
                "{name} {c0} {c1}"
            );
            let by_end = |c: f64| divided(c0, c).0;
            let fd = (by_end(c1 + 1e-6) - by_end(c1 - 1e-6)) / 2e-6;
            assert!(
                (slope - fd).abs() < 2e-5 * (1.0 + slope.abs()),
                "{name} {c0} {c1}: {slope} {fd}"
            );
            // derivatives, also across the edge of the series
            let Ratio { d1, d2, .. } = at(c1);
            let fd = (at(c1 + 1e-6).c - at(c1 - 1e-6).c) / 2e-6;
            assert!((d1 - fd).abs() < 1e-8 * (1.0 + d1.abs()), "{name} {c1}");
            let fd = (at(c1 + 1e-6).d1 - at(c1 - 1e-6).d1) / 2e-6;
            assert!((d2 - fd).abs() < 1e-8 * (1.0 + d2.abs()), "{name} {c1}");
        }
    }

    #[test]
    fn id_measures_of_a_turn() {
        let phi: f64 = 1.1;
        let wanted = [
            2.0 * (0.5 * phi).sin(),
            phi,
            2.0 * (0.5 * phi).tan(),
            phi.sin(),
        ];
        for (measure, wanted) in CURVATURES.into_iter().zip(wanted) {
            let rho = measure.at(phi.cos()).c * phi.sin();
            assert!((rho - wanted).abs() < 1e-15, "{measure:?}: {rho}");
            is_divided(
                &format!("{measure:?}"),
                |c| measure.at(c),
                |c0, c1| measure.divided(c0, c1),
            );
        }
        for phi in [1e-9_f64, 0.1, 0.6, 0.65, 1.1, 2.5] {
            let (c, s) = (phi / phi.sin(), phi.sin());
            let g = Function::Along.at(phi.cos()).c;
            // the quotient of small numbers loses digits; its limit is 1/6
            let wanted = if phi < 1e-4 {
                1.0 / 6.0
            } else {
                (c - 1.0) / (s * s)
            };
            assert!((g / wanted - 1.0).abs() < 3e-13, "{phi}: {g} {wanted}");
        }
        // the first derivative alone, in every range of the series
        for y in [0.0, 3e-5, 9e-4, 9e-3, 0.05, 0.099, 0.2] {
            for function in [Function::Angle, Function::Along] {
                let (whole, first) = (function.at(1.0 - 2.0 * y), function.first(1.0 - 2.0 * y));
                assert!((whole.c - first.c).abs() < 1e-15, "{function:?} {y}");
                assert!((whole.d1 - first.d1).abs() < 1e-14, "{function:?} {y}");
            }
        }
        is_divided(
            "along",
            |c| Function::Along.at(c),
            |c0, c1| Function::Along.divided(c0, c1),
        );
    }
}
