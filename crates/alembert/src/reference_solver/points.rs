//! Equations of motion of point masses as ordinary differential equations: ẋ = v, m v̇ = -∇V.

use crate::elements::Coefficients;
use crate::step::Twist;
use crate::system::mechanism::Mechanism;
use crate::system::pose::Configuration;
use alembert_math::Space;
use nalgebra::SVector;
use std::cell::RefCell;

/// Relative increment of the differences that replace second derivatives; √ε of double precision, to one third.
const INCREMENT: f64 = 6e-6;

/// The right-hand side; the state is (x, v) of all points, in tree order.
#[derive(Debug)]
pub struct Points<S, const D: usize, const A: usize, const T: usize> {
    mech: Mechanism<S, D, A, T>,
    scratch: RefCell<Scratch<D, T>>,
}

#[derive(Debug)]
struct Scratch<const D: usize, const T: usize> {
    q: Configuration<D>,
    wrench: Vec<Twist<T>>,
    coefficients: Coefficients,
    shifted: Vec<f64>,
    rates: [Vec<f64>; 2],
}

impl<S, const D: usize, const A: usize, const T: usize> Points<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// The equations of a mechanism whose nodes are at `q`.
    pub fn new(mech: Mechanism<S, D, A, T>, q: Configuration<D>) -> Self {
        let length = 2 * D * mech.n();
        let scratch = Scratch {
            wrench: vec![Twist::zeros(); q.len()],
            q,
            coefficients: Coefficients::default(),
            shifted: vec![0.0; length],
            rates: [vec![0.0; length], vec![0.0; length]],
        };
        Self {
            mech,
            scratch: RefCell::new(scratch),
        }
    }

    /// Number of points.
    pub fn count(&self) -> usize {
        self.mech.n()
    }

    /// Rates of the state.
    pub fn rates(&self, time: f64, state: &[f64], out: &mut [f64]) {
        let mut scratch = self.scratch.borrow_mut();
        self.fill(&mut scratch, time, state, out);
    }

    fn fill(&self, scratch: &mut Scratch<D, T>, time: f64, state: &[f64], out: &mut [f64]) {
        let half = D * self.count();
        self.forces(scratch, time, state);
        for i in 0..self.count() {
            for k in 0..D {
                out[D * i + k] = state[half + D * i + k];
                out[half + D * i + k] = scratch.wrench[i][k] / self.mech.bodies[i].mass;
            }
        }
    }

    /// Forces on the points, in `scratch.wrench`.
    fn forces(&self, scratch: &mut Scratch<D, T>, time: f64, state: &[f64]) {
        for (i, body) in self.mech.bodies.iter().enumerate() {
            scratch.q[i].x = SVector::from_fn(|k, _| state[D * i + k]);
            scratch.wrench[i] = Twist::zeros();
            for k in 0..D {
                scratch.wrench[i][k] = body.mass * self.mech.gravity[k];
            }
        }
        for f in &self.mech.forces {
            let s = f.values(&scratch.q);
            f.gradient(time, &s, 0.0, &mut scratch.coefficients);
            for (i, invariant) in f.invariants.iter().enumerate() {
                let [a, b] = invariant.gradient(&scratch.q, &scratch.q);
                scratch.wrench[invariant.a] -= a * scratch.coefficients.g[i];
                scratch.wrench[invariant.b] -= b * scratch.coefficients.g[i];
            }
        }
    }

    /// Derivative of the rates in a direction, by central differences: it only steers an implicit solver's iteration.
    pub fn jacobian(&self, time: f64, state: &[f64], direction: &[f64], out: &mut [f64]) {
        let largest = |v: &[f64]| v.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        let size = largest(direction);
        if size == 0.0 {
            out.fill(0.0);
            return;
        }
        let h = INCREMENT * largest(state).max(f64::MIN_POSITIVE) / size;
        let mut scratch = self.scratch.borrow_mut();
        let mut shifted = std::mem::take(&mut scratch.shifted);
        let mut rates = std::mem::take(&mut scratch.rates);
        for (sign, rates) in [1.0, -1.0].into_iter().zip(&mut rates) {
            for ((x, s), d) in shifted.iter_mut().zip(state).zip(direction) {
                *x = s + sign * h * d;
            }
            self.fill(&mut scratch, time, &shifted, rates);
        }
        for ((out, plus), minus) in out.iter_mut().zip(&rates[0]).zip(&rates[1]) {
            *out = (plus - minus) / (2.0 * h);
        }
        scratch.shifted = shifted;
        scratch.rates = rates;
    }

    /// Force and moment about the origin of all forces on the points.
    pub fn total(&self, time: f64, state: &[f64]) -> Twist<T> {
        let mut scratch = self.scratch.borrow_mut();
        self.forces(&mut scratch, time, state);
        let mut total = Twist::zeros();
        for i in 0..self.count() {
            let force = SVector::<f64, D>::from_fn(|k, _| scratch.wrench[i][k]);
            let moment = S::cross(&scratch.q[i].x, &force);
            for k in 0..D {
                total[k] += force[k];
            }
            for k in 0..A {
                total[D + k] += moment[k];
            }
        }
        total
    }
}
