//! Force on a coordinate that is a function of that coordinate.
//!
//! # What it is
//! A characteristic: the pressure in a cylinder over the crank angle, a spring that stiffens, a cam. It is conservative.
//!
//! # Equations
//! The force on the coordinate is F(y), so U(y) = -∫ F from `zero` to y; with a period p, F(y) = F(y - p ⌊y/p⌋).
//! - mean force over a step: -∫₀¹ F(y₀ + ξ (y₁ - y₀)) dξ, so that its work is U(y₀) - U(y₁)
//! - derivative by y₁: -∫₀¹ ξ F'(y₀ + ξ (y₁ - y₀)) dξ; where the integral had to be divided [mean - F(y₁)]/(y₁ - y₀)
//!
//! Integrals are those of Gauss with seven points, halved until both halves agree with the whole to round-off: exact for tables and
//! polynomials up to degree 13, at kinks and jumps too.
//!
//! # Symbols
//! F `value` [N m or N] · y coordinate [rad or m] · p `period`
//!
//! # Reference
//! Gonzalez 1996: the discrete gradient of a function of one variable is its mean derivative.
//!
//! # Departures from the reference
//! None.

use super::on_coordinate::{Course, Law, Slope};
use crate::model::CompiledSignal;

/// Points and weights of Gauss with seven points on [-1, 1]: the middle, then pairs.
const POINTS: [f64; 4] = [
    0.0,
    0.405_845_151_377_397_2,
    0.741_531_185_599_394_4,
    0.949_107_912_342_758_5,
];
const WEIGHTS: [f64; 4] = [
    0.417_959_183_673_469_4,
    0.381_830_050_505_118_94,
    0.279_705_391_489_276_67,
    0.129_484_966_168_869_7,
];

/// Most halvings: the width of a piece is then below round-off.
const DEPTH: u32 = 52;

/// Force as a function of its coordinate; see the module documentation.
#[derive(Clone, Debug)]
pub struct Characteristic {
    /// F(y).
    value: CompiledSignal,
    zero: f64,
    /// Period, and the integral of F over it.
    period: Option<[f64; 2]>,
}

impl Characteristic {
    /// A force with the coordinate at which its energy is zero.
    pub fn new(value: CompiledSignal, zero: f64, period: Option<f64>) -> Self {
        let mut new = Self {
            value,
            zero,
            period: None,
        };
        new.period = period.map(|p| [p, new.integral(0.0, p)]);
        new
    }

    /// The coordinate in the first period.
    fn reduced(&self, y: f64) -> f64 {
        match self.period {
            Some([p, _]) => y - p * (y / p).floor(),
            None => y,
        }
    }

    /// F(y).
    fn at(&self, y: f64) -> f64 {
        self.value.eval(self.reduced(y))
    }

    /// Σ w f over an interval, and the largest |f|.
    fn gauss(a: f64, b: f64, f: &dyn Fn(f64) -> f64) -> [f64; 2] {
        let (middle, half) = (0.5 * (a + b), 0.5 * (b - a));
        let first = f(middle);
        let (mut sum, mut largest) = (WEIGHTS[0] * first, first.abs());
        for (x, w) in POINTS.iter().zip(WEIGHTS).skip(1) {
            let (left, right) = (f(middle - half * x), f(middle + half * x));
            sum += w * (left + right);
            largest = largest.max(left.abs()).max(right.abs());
        }
        [sum * half, largest]
    }

    /// Integral of F, halved where it must be.
    fn divided(&self, a: f64, b: f64, depth: u32) -> f64 {
        let f = |y: f64| self.at(y);
        let middle = 0.5 * (a + b);
        let [whole, _] = Self::gauss(a, b, &f);
        let ([left, l], [right, r]) = (Self::gauss(a, middle, &f), Self::gauss(middle, b, &f));
        let size = l.max(r) * (b - a).abs();
        let agree = (whole - left - right).abs() <= 4.0 * f64::EPSILON * size;
        // what is not a number agrees with nothing
        if agree || depth == 0 || !size.is_finite() {
            return left + right;
        }
        self.divided(a, middle, depth - 1) + self.divided(middle, b, depth - 1)
    }

    /// ∫ F from a to b.
    fn integral(&self, a: f64, b: f64) -> f64 {
        let Some([p, whole]) = self.period else {
            return self.divided(a, b, DEPTH);
        };
        let within = |y: f64| self.divided(0.0, self.reduced(y), DEPTH);
        let turns = (b / p).floor() - (a / p).floor();
        turns * whole + within(b) - within(a)
    }
}

impl Law for Characteristic {
    fn energy(&self, y: f64, _memory: &[f64]) -> f64 {
        0.0 - self.integral(self.zero, y)
    }

    fn force(&self, _t: f64, y: f64) -> Slope {
        let y = self.reduced(y);
        [-self.value.eval(y), -self.value.derivative(y, 1)]
    }

    fn mean_force(&self, c: &Course<'_>) -> Slope {
        let way = c.y1 - c.y0;
        let smooth = |xi: f64| self.at(c.y0 + xi * way);
        let ([whole, size], [left, _], [right, _]) = (
            Self::gauss(0.0, 1.0, &smooth),
            Self::gauss(0.0, 0.5, &smooth),
            Self::gauss(0.5, 1.0, &smooth),
        );
        if (whole - left - right).abs() <= 4.0 * f64::EPSILON * size || way == 0.0 {
            let slope = |xi: f64| xi * self.value.derivative(self.reduced(c.y0 + xi * way), 1);
            return [-left - right, -Self::gauss(0.0, 1.0, &slope)[0]];
        }
        let mean = self.divided(c.y0, c.y1, DEPTH) / way;
        [-mean, (mean - self.at(c.y1)) / way]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::{Coordinate, OnCoordinate, check};
    use crate::model::{CurveTable, Interpolation, OverCoordinate};

    fn expression(text: &str, period: Option<f64>) -> Characteristic {
        let value = OverCoordinate::Expression(text.to_owned());
        let value = CompiledSignal::over(&value).expect("compiles");
        Characteristic::new(value, 0.0, period)
    }

    #[test]
    fn conf_a_cubic_spring() {
        let e = OnCoordinate {
            coordinate: Coordinate::Displacement,
            law: expression("-3*q - 5*q^3", None),
        };
        check::element(&e, &[0.8], &[0.5], 0.0, |s| {
            let y2 = s[0] * s[0];
            y2 * 1.5 + y2 * y2 * 1.25
        });
    }

    #[test]
    fn id_energies_are_closed_forms() {
        let gas = expression("100*(1 + q)^(-1.4)", None);
        for y in [-0.5, -0.1, 0.3, 2.0] {
            let exact = 100.0 * ((1.0_f64 + y).powf(-0.4) - 1.0) / 0.4;
            assert!(
                (gas.energy(y, &[]) - exact).abs() < 1e-12 * exact.abs(),
                "{y}"
            );
        }
        // a force with a mean works in every turn
        let turning = expression("2 + sin(q)", Some(std::f64::consts::TAU));
        for y in [-30.0, -1.0, 0.5, 6.0, 40.0_f64] {
            let exact = -2.0 * y - 1.0 + y.cos();
            assert!(
                (turning.energy(y, &[]) - exact).abs() < 1e-12 * (1.0 + exact.abs()),
                "{y}"
            );
        }
    }

    #[test]
    fn id_work_over_a_step_is_the_change_of_energy() {
        let table = |interpolation| {
            let table = vec![[-1.0, 2.0], [0.0, -1.0], [0.2, 3.0], [1.0, 3.5]];
            let value = OverCoordinate::Table(CurveTable {
                table,
                interpolation,
            });
            let value = CompiledSignal::over(&value).expect("compiles");
            Characteristic::new(value, 0.4, None)
        };
        let laws = [
            table(Interpolation::Linear),
            table(Interpolation::Spline),
            expression("if(q, 1, -1) + abs(q - 0.3)", None),
            expression("q", Some(0.7)),
        ];
        let points = [-1.3, -0.4, -1e-9, 0.0, 0.19, 0.2, 0.3, 0.9, 1.7];
        for (k, law) in laws.iter().enumerate() {
            for y0 in points {
                for y1 in points {
                    let c = Course {
                        time: 0.0,
                        step: 0.1,
                        y0,
                        y1,
                        memory: &[],
                    };
                    let change = law.energy(y1, &[]) - law.energy(y0, &[]);
                    let work = law.mean_force(&c)[0] * (y1 - y0);
                    assert!(
                        (work - change).abs() < 2e-14,
                        "{k} {y0} {y1}: {work} {change}"
                    );
                }
            }
        }
    }
}
