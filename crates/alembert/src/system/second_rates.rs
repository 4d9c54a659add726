//! Second derivatives of coordinates and constraints along a motion.
//!
//! # Equations
//! y = y(s) with quadratic invariants s: ÿ = ∂y · s̈ + ṡ · ∂²y ṡ, s̈ = ∇s(q)·q̈ + 2 s(q̇) (without the last term for linear ones).
//!
//! # Reference
//! None; the chain rule.
//!
//! # Departures from the reference
//! None.

use super::invariant::Invariant;
use super::mechanism::Measure;
use super::pose::Pose;
use super::row::Row;
use crate::elements::Coordinate;
use alembert_math::Space;

impl<S, const D: usize, const A: usize, const T: usize> Measure<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Second derivative of the coordinate along a motion with these derivatives of all poses.
    pub fn second_rate(&self, q: &[Pose<D>], rate: &[Pose<D>], second: &[Pose<D>]) -> f64 {
        along(self.coordinate, &self.invariants, q, rate, second)
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Row<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Second derivative of the row along a motion with these derivatives of all poses.
    pub fn second_rate(&self, q: &[Pose<D>], rate: &[Pose<D>], second: &[Pose<D>]) -> f64 {
        let mut value = self.main.second_along_motion(q, rate, second);
        for term in &self.terms {
            value += term.second_rate(q, rate, second);
        }
        value * self.scale
    }
}

/// Second derivative of a coordinate of invariants along a motion: ∂y · s̈ + ṡ · ∂²y ṡ.
fn along<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    coordinate: Coordinate,
    invariants: &[Invariant<S, D, A, T>],
    q: &[Pose<D>],
    rate: &[Pose<D>],
    second: &[Pose<D>],
) -> f64 {
    let of = |f: &dyn Fn(&Invariant<S, D, A, T>) -> f64| {
        [0, 1].map(|k| invariants.get(k).map_or(0.0, f))
    };
    let s = of(&|inv| inv.value(q));
    let s1 = of(&|inv| inv.rate_along(q, rate));
    let s2 = of(&|inv| inv.second_along_motion(q, rate, second));
    let (slope, bend) = (coordinate.slope(&s), coordinate.bend(&s));
    let curved = |i: usize| s1[i] * (bend[i][0] * s1[0] + bend[i][1] * s1[1]);
    (0..coordinate.count())
        .map(|i| slope[i] * s2[i] + curved(i))
        .sum()
}
