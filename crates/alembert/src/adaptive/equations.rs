//! Equations of motion in the rates of the joints, as ordinary differential equations.
//!
//! # What it is
//! The accelerations of the spanning tree at a time, a configuration and rates: those that the simulator solves for at a recorded node (T-SCH-13), by
//! the same elimination, linear in the number of bodies. Closed loops are kept by the multipliers of their closures in the accelerations.
//!
//! # Equations
//! With y = (θ, ν) of `layout.rs` and T-SCH-13 for ν̇:
//! ```text
//! ẏ = f(π(y), t),   π: the nearest configuration that closes the loops, and the nearest rates that keep them closed           (T-ADA-2)
//! ```
//! π(y) = y for a tree. The solution of the equations stays where it starts, on the closed loops, and a solver leaves them by its error only; since f looks at π(y)
//! this error neither grows by itself nor reaches the results, which are taken at π(y). Nearest is meant by the mass matrix.
//!
//! # Symbols
//! See `layout.rs` and `step/node.rs`.
//!
//! # Reference
//! Eich 1993 (projection); Haug and Yen 1992 (tree coordinates).
//!
//! # Departures from the reference
//! The state of the solver is not changed by the projection, so that multistep methods keep their past.

use super::layout::Layout;
use crate::step::{Power, Stepper, Twist};
use alembert_math::Space;
use std::cell::RefCell;

/// Relative increment of the differences that replace second derivatives; √ε of double precision, to one third.
const INCREMENT: f64 = 6e-6;

/// The right-hand side.
#[derive(Debug)]
pub struct Equations<S, const D: usize, const A: usize, const T: usize> {
    layout: Layout<D>,
    inner: RefCell<Inner<S, D, A, T>>,
}

#[derive(Debug)]
struct Inner<S, const D: usize, const A: usize, const T: usize> {
    stepper: Stepper<S, D, A, T>,
    rates: Vec<Twist<T>>,
    accelerations: Vec<Twist<T>>,
    shifted: Vec<f64>,
    ends: [Vec<f64>; 2],
    evaluations: u64,
}

impl<S, const D: usize, const A: usize, const T: usize> Equations<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// The equations of a mechanism, and the unknowns at its state.
    pub fn new(stepper: Stepper<S, D, A, T>) -> (Self, Vec<f64>) {
        let state = &stepper.state;
        let layout = Layout::new(&stepper.mech, &state.q);
        let start = layout.start(
            &stepper.mech,
            (&state.q, &state.coords),
            &stepper.start_rates(),
        );
        let (n, length) = (stepper.mech.n(), layout.length());
        let inner = Inner {
            stepper,
            rates: vec![Twist::zeros(); n],
            accelerations: vec![Twist::zeros(); n],
            shifted: vec![0.0; length],
            ends: [vec![0.0; length], vec![0.0; length]],
            evaluations: 0,
        };
        let equations = Self {
            layout,
            inner: RefCell::new(inner),
        };
        (equations, start)
    }

    /// Rates of the unknowns; not numbers where there is no inertia.
    pub fn rates(&self, time: f64, y: &[f64], out: &mut [f64]) {
        let mut inner = self.inner.borrow_mut();
        self.fill(&mut inner, time, y, out);
    }

    fn fill(&self, inner: &mut Inner<S, D, A, T>, time: f64, y: &[f64], out: &mut [f64]) {
        inner.evaluations += 1;
        if !self.set(inner, time, y) {
            return out.fill(f64::NAN);
        }
        let mech = &inner.stepper.mech;
        self.layout
            .derivative(y, mech, [&inner.rates, &inner.accelerations], out);
    }

    /// Puts the mechanism at π(y) and solves for its accelerations there.
    fn set(&self, inner: &mut Inner<S, D, A, T>, time: f64, y: &[f64]) -> bool {
        let stepper = &mut inner.stepper;
        stepper.state.time = time;
        let (q, coords) = (&mut stepper.state.q, &mut stepper.state.coords);
        self.layout.place(y, &stepper.mech, q, coords);
        stepper.mech.place_anchors(time, q);
        self.layout.rates(y, &stepper.mech, &mut inner.rates);
        stepper.accelerate(&mut inner.rates, &mut inner.accelerations)
    }

    /// Derivative of the rates in a direction, by central differences: it only steers an implicit solver's iteration.
    pub fn jacobian(&self, time: f64, y: &[f64], direction: &[f64], out: &mut [f64]) {
        let largest = |v: &[f64]| v.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        let size = largest(direction);
        if size == 0.0 {
            return out.fill(0.0);
        }
        let h = INCREMENT * largest(y).max(f64::MIN_POSITIVE) / size;
        let mut inner = self.inner.borrow_mut();
        let mut shifted = std::mem::take(&mut inner.shifted);
        let mut ends = std::mem::take(&mut inner.ends);
        for (sign, end) in [1.0, -1.0].into_iter().zip(&mut ends) {
            for ((x, y), d) in shifted.iter_mut().zip(y).zip(direction) {
                *x = y + sign * h * d;
            }
            self.fill(&mut inner, time, &shifted, end);
        }
        for ((out, plus), minus) in out.iter_mut().zip(&ends[0]).zip(&ends[1]) {
            *out = (plus - minus) / (2.0 * h);
        }
        inner.shifted = shifted;
        inner.ends = ends;
    }

    /// What forces do at a time.
    pub fn power(&self, time: f64, y: &[f64]) -> Power<T> {
        let mut inner = self.inner.borrow_mut();
        self.set(&mut inner, time, y);
        inner.stepper.power()
    }

    /// Adds what forces have done.
    pub fn add(&self, done: &Power<T>) {
        let totals = &mut self.inner.borrow_mut().stepper.state.totals;
        totals.work += done.work;
        totals.dissipated += done.dissipated;
        totals.impulse += done.wrench;
    }

    /// Lets `record` see the mechanism at π(y), with its velocities there.
    pub fn at<R>(
        &self,
        time: f64,
        y: &[f64],
        step: f64,
        record: impl FnOnce(&mut Stepper<S, D, A, T>) -> R,
    ) -> R {
        let mut inner = self.inner.borrow_mut();
        self.set(&mut inner, time, y);
        let stepper = &mut inner.stepper;
        let twists = stepper.node_twists().to_vec();
        stepper.set_velocities(&twists, step);
        record(stepper)
    }

    /// The stepper, and how often the equations were evaluated.
    pub fn into_parts(self) -> (Stepper<S, D, A, T>, u64) {
        let inner = self.inner.into_inner();
        (inner.stepper, inner.evaluations)
    }
}
