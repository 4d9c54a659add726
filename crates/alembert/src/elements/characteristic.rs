//! Force on a coordinate that is a function of that coordinate.
//!
//! # What it is
//! A characteristic: the pressure in a cylinder over the crank angle, a spring that stiffens, a cam. It is conservative.
//!
//! # Equations
//! The force on the coordinate is F(y), so U(y) = -∫ F from `zero` to y; with a period p, F(y) = F(y - p ⌊y/p⌋).
//! - mean force over a step: -∫₀¹ F(y₀ + ξ (y₁ - y₀)) dξ, so that its work is U(y₀) - U(y₁) (T-ELM-15)
//! - derivative by y₁: -∫₀¹ ξ F'(y₀ + ξ (y₁ - y₀)) dξ; where the integral had to be divided [mean - F(y₁)]/(y₁ - y₀)
//!
//! Integrals are those of Lobatto with seven points, halved until both halves agree with the whole to round-off: exact for tables and
//! polynomials up to degree 11, at kinks and jumps too. The ends are among the points, so that a kink has points on both sides of it.
//!
//! # Symbols
//! F `value` [N m or N] · y coordinate [rad or m] · p `period`
//!
//! # Reference
//! Gonzalez 1996: the discrete gradient of a function of one variable is its mean derivative.
//!
//! # Departures from the reference
//! None.

use super::kind::{Checker, Compiling, Kind};
use super::on_coordinate::{Course, Law, Slope};
use crate::error::ModelErrors;
use crate::model::CompiledSignal;
use crate::model::{CoordinateRef, On, OverCoordinate, on};
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cell::Cell;

/// Force on a joint coordinate as a function of that coordinate: the pressure in a cylinder over the crank angle, a spring that stiffens.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Characteristic", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Torque [N m]; on a displacement: force [N]. Positive drives the coordinate `q` upwards. A spring pulls back: "-100*q".
    pub value: OverCoordinate,
    /// Coordinate at which its energy is zero [rad, m]; 0 when missing.
    #[serde(default)]
    pub zero: f64,
    /// Period of the value [rad, m]: it is read between 0 and the period. Not periodic when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub period: Option<f64>,
}

impl Kind for Keys {
    fn name(&self) -> &str {
        &self.name
    }

    fn on(&self) -> Option<On<'_>> {
        Some(on(&self.joint, &self.coordinate))
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.names_coordinate(path, subject, &self.joint, &self.coordinate);
        if let Some(period) = self.period {
            let what = format!("the period of {subject}");
            c.positive(&format!("{path}.period"), &what, period);
        }
        let at_zero = match (CompiledSignal::over(&self.value), self.period) {
            (Err(error), _) => return c.signal_error(&format!("{path}.value"), subject, error),
            // the energy over a period begins at zero
            (Ok(value), Some(_)) => value.eval(0.0),
            (Ok(value), None) => value.eval(self.zero),
        };
        if !at_zero.is_finite() {
            let message = format!("the value of {subject} is not finite where its energy is zero");
            let help = "write zero = ..., a coordinate at which the value is finite";
            c.error_help(format!("{path}.zero"), message, help);
        }
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let value = CompiledSignal::over(&self.value).map_err(|e| out.refused(&e))?;
        let law = Characteristic::new(value, self.zero, self.period);
        out.on_coordinate(self.on(), law);
        Ok(())
    }

    #[cfg(test)]
    fn sample(_planar: bool) -> &'static str {
        "joint = \"hinge\"\nvalue = \"-3*q - 2*q^3\""
    }
}

/// Points and weights of Lobatto with seven points on [-1, 1]: the middle, then pairs.
const POINTS: [f64; 4] = [0.0, 0.468_848_793_470_714_23, 0.830_223_896_278_567, 1.0];
const WEIGHTS: [f64; 4] = [
    256.0 / 525.0,
    0.431_745_381_209_862_6,
    0.276_826_047_361_565_96,
    1.0 / 21.0,
];

/// Most halvings: the width of a piece is then below round-off.
const DEPTH: u32 = 52;
/// Most pieces: an iterate that has lost its way asks for an integral over millions of periods, which nobody needs to round-off.
const PIECES: u32 = 4096;

/// Mean of a function between two places, to round-off: halved where it must be (see the module documentation).
pub(crate) fn mean(f: &dyn Fn(f64) -> f64, y0: f64, y1: f64) -> f64 {
    let on_way = |xi: f64| f(y0 + xi * (y1 - y0));
    let [whole, size] = Characteristic::lobatto(0.0, 1.0, &on_way);
    let halves = [[0.0, 0.5], [0.5, 1.0]].map(|[a, b]| Characteristic::lobatto(a, b, &on_way)[0]);
    let parts = halves[0] + halves[1];
    if (whole - parts).abs() <= 4.0 * f64::EPSILON * size {
        return parts;
    }
    let left = Cell::new(PIECES);
    Characteristic::halved(
        &on_way,
        [0.0, 1.0],
        2.0 * f64::EPSILON * size,
        (DEPTH, &left),
    )
}

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
    fn lobatto(a: f64, b: f64, f: &dyn Fn(f64) -> f64) -> [f64; 2] {
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

    /// Integral of F, halved where it must be: until the halves agree with the whole to round-off of everything, which shrinks
    /// against the parts, so that noise ends it and a kink or a jump is a single path of halvings.
    fn divided(&self, a: f64, b: f64) -> f64 {
        let f = |y: f64| self.at(y);
        let [_, largest] = Self::lobatto(a, b, &f);
        let size = largest * (b - a).abs();
        let left = Cell::new(PIECES);
        Self::halved(&f, [a, b], 2.0 * f64::EPSILON * size, (DEPTH, &left))
    }

    fn halved(
        f: &dyn Fn(f64) -> f64,
        [a, b]: [f64; 2],
        tolerance: f64,
        (depth, left_over): (u32, &Cell<u32>),
    ) -> f64 {
        let middle = 0.5 * (a + b);
        let [whole, _] = Self::lobatto(a, b, f);
        let ([left, _], [right, _]) = (Self::lobatto(a, middle, f), Self::lobatto(middle, b, f));
        let gap = (whole - left - right).abs();
        // what is not a number agrees with nothing
        let last = depth == 0 || left_over.get() == 0;
        if gap <= tolerance || last || !gap.is_finite() {
            return left + right;
        }
        left_over.set(left_over.get() - 1);
        let half = |ends| Self::halved(f, ends, tolerance, (depth - 1, left_over));
        half([a, middle]) + half([middle, b])
    }

    /// ∫ F from a to b.
    fn integral(&self, a: f64, b: f64) -> f64 {
        let Some([p, whole]) = self.period else {
            return self.divided(a, b);
        };
        let within = |y: f64| self.divided(0.0, self.reduced(y));
        let turns = (b / p).floor() - (a / p).floor();
        turns * whole + within(b) - within(a)
    }
}

impl Law for Characteristic {
    fn energy<R: Scalar>(&self, y: R) -> R {
        let at = y.value();
        let place = self.reduced(at);
        let [f, slope, bend] = [0, 1, 2].map(|k| self.value.derivative(place, k));
        // the series of U about the value, as far as a number with derivatives reaches: to the third order
        let d = y - at;
        let rest = (d * (bend / 6.0) + slope * 0.5) * d + f;
        R::constant(0.0 - self.integral(self.zero, at)) - rest * d
    }

    fn force(&self, _t: f64, y: f64) -> Slope {
        let y = self.reduced(y);
        [-self.value.eval(y), -self.value.derivative(y, 1)]
    }

    fn mean_force(&self, c: &Course) -> Slope {
        let way = c.y1 - c.y0;
        let smooth = |xi: f64| self.at(c.y0 + xi * way);
        let ([whole, size], [left, _], [right, _]) = (
            Self::lobatto(0.0, 1.0, &smooth),
            Self::lobatto(0.0, 0.5, &smooth),
            Self::lobatto(0.5, 1.0, &smooth),
        );
        if (whole - left - right).abs() <= 4.0 * f64::EPSILON * size || way == 0.0 {
            let slope = |xi: f64| xi * self.value.derivative(self.reduced(c.y0 + xi * way), 1);
            return [-left - right, -Self::lobatto(0.0, 1.0, &slope)[0]];
        }
        let mean = self.divided(c.y0, c.y1) / way;
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
            assert!((gas.energy(y) - exact).abs() < 1e-12 * exact.abs(), "{y}");
        }
        // a force with a mean works in every turn
        let turning = expression("2 + sin(q)", Some(std::f64::consts::TAU));
        for y in [-30.0, -1.0, 0.5, 6.0, 40.0_f64] {
            let exact = -2.0 * y - 1.0 + y.cos();
            assert!(
                (turning.energy(y) - exact).abs() < 1e-12 * (1.0 + exact.abs()),
                "{y}"
            );
        }
    }

    /// A kink just before the end of an interval, beyond all points but the last.
    #[test]
    fn id_a_kink_near_an_end_is_seen() {
        let law = expression("abs(q - 0.4)", None);
        for past in [1e-12, 1e-6, 1e-4, 3e-3, 0.1_f64] {
            let exact = 0.08 + 0.5 * past * past;
            let found = -law.energy(0.4 + past);
            assert!((found - exact).abs() < 1e-15, "{past}: {found} {exact}");
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
                    };
                    let change = law.energy(y1) - law.energy(y0);
                    let work = law.mean_force(&c)[0] * (y1 - y0);
                    assert!(
                        (work - change).abs() < 2e-12,
                        "{k} {y0} {y1}: {work} {change}"
                    );
                }
            }
        }
    }
}
