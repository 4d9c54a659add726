//! States of elements: numbers z beside position and velocity, with one discrete equation for the end of a step.
//!
//! # What it is
//! An element with states (slip of friction, creep of a viscoelastic spring, activation of a muscle) says how many there are, where they
//! begin, the equation r_z = 0 of z at the end of the step, and the force as a function of invariants and states: once, for any scalar
//! ([`super::Element`]). Optimal control has z at the nodes as unknowns and r_z as rows. The simulator solves r_z = 0 here, inside Newton's
//! iteration, element by element, and takes its tangent along; a closed form may stand in its place where it pays.
//!
//! # Equations
//! With the ends s₀, s₁ of the invariants and the inputs u of the step of length h
//! ```text
//! r_z(z₁; z₀, s₀, s₁, u, h) = 0,      ∂z₁/∂s₁ = -(∂r_z/∂z₁)⁻¹ ∂r_z/∂s₁                                             (T-ELM-18)
//! dg/ds₁ = ∂g/∂s₁ + ∂g/∂z₁ ∂z₁/∂s₁                                                                              (T-ELM-19)
//! ```
//! The energy that is not stored, g·(s₁ - s₀) - (U₁ - U₀) and the work that the element does, is booked as dissipated (T-ELM-20).
//!
//! # Symbols
//! z states · r_z their discrete equation · u inputs · g coefficients of the force, mean values over the step · U energy of the states
//!
//! # Reference
//! Simo and Hughes 1998, chapter 1 (local iteration and consistent tangent).
//!
//! # Departures from the reference
//! None.

use super::{Change, Coefficients, Element, MAX_INVARIANTS, MAX_STATES};
use alembert_math::scalar::{Dual, Scalar};
use nalgebra::{SMatrix, SVector};

/// States of an element over a step, and its inputs in the middle.
#[derive(Clone, Copy, Debug)]
pub struct States<'a, R = f64> {
    /// At the start.
    pub z0: &'a [R],
    /// At the end.
    pub z1: &'a [R],
    /// Inputs.
    pub u: &'a [R],
}

/// An element with states at an instant.
#[derive(Clone, Copy, Debug)]
pub struct Instant<'a, R = f64> {
    /// Invariants.
    pub s: &'a [R],
    /// Their rates.
    pub s_dot: &'a [R],
    /// Unwrapped joint angle nearby (elements on angles only) [rad].
    pub phase: f64,
    /// States.
    pub z: &'a [R],
    /// Inputs.
    pub u: &'a [R],
}

/// Numbers for every invariant, state or input.
type Numbers<R> = [R; MAX_INVARIANTS];
type Square = SMatrix<f64, MAX_STATES, MAX_STATES>;
type Column = SVector<f64, MAX_STATES>;

/// Iterations of the equation of the states.
const ITERATIONS: usize = 60;

/// Copies of plain numbers, one of them with the derivative 1.
fn marked(list: &[f64], one: Option<usize>) -> Numbers<Dual> {
    std::array::from_fn(|i| {
        let value = list.get(i).copied().unwrap_or(0.0);
        Dual::new(value, f64::from(u8::from(one == Some(i))))
    })
}

/// What is differentiated: an invariant at the end, its rate there, or a state at the end.
#[derive(Clone, Copy, PartialEq)]
enum By {
    End(usize),
    Rate(usize),
    State(usize),
}

impl By {
    fn end(self) -> Option<usize> {
        matches!(self, Self::End(_)).then_some(self.index())
    }

    fn rate(self) -> Option<usize> {
        matches!(self, Self::Rate(_)).then_some(self.index())
    }

    fn state(self) -> Option<usize> {
        matches!(self, Self::State(_)).then_some(self.index())
    }

    fn index(self) -> usize {
        let (Self::End(i) | Self::Rate(i) | Self::State(i)) = self;
        i
    }
}

/// An element with states over a step; `z1` is found.
pub(crate) struct Condensing<'a, E> {
    pub law: &'a E,
    pub change: Change<'a>,
    pub z0: &'a [f64],
    pub u: &'a [f64],
}

impl<E: Element> Condensing<'_, E> {
    /// Evaluates something over the step with the derivative along one number.
    fn over<T>(
        &self,
        z1: &[f64],
        by: By,
        mut what: impl FnMut(&Change<'_, Dual>, &States<'_, Dual>) -> T,
    ) -> T {
        let (n, k) = (self.law.count(), self.law.states());
        let (s0, s1) = (
            marked(self.change.s0, None),
            marked(self.change.s1, by.end()),
        );
        let (z0, z1) = (marked(self.z0, None), marked(z1, by.state()));
        let u = marked(self.u, None);
        let change = Change {
            time: self.change.time,
            step: Dual::constant(self.change.step),
            s0: &s0[..n],
            s1: &s1[..n],
            phase: self.change.phase,
        };
        let states = States {
            z0: &z0[..k],
            z1: &z1[..k],
            u: &u[..self.u.len()],
        };
        what(&change, &states)
    }

    /// r_z and its derivative along one number.
    fn rows(&self, z1: &[f64], by: By) -> [Column; 2] {
        let mut out = [Dual::default(); MAX_STATES];
        let k = self.law.states();
        self.over(z1, by, |c, z| self.law.state_rows(c, z, &mut out[..k]));
        [
            Column::from_fn(|i, _| out[i].re),
            Column::from_fn(|i, _| out[i].eps),
        ]
    }

    /// r_z and its derivative by z₁; ones where there is no state.
    fn linear(&self, z1: &[f64]) -> (Column, Square) {
        let (mut r, mut by) = (Column::zeros(), Square::identity());
        for k in 0..self.law.states() {
            let [rows, slopes] = self.rows(z1, By::State(k));
            r = rows;
            by.set_column(k, &slopes);
        }
        (r, by)
    }

    /// Solves r_z = 0 from z₀ on; numbers that are none where that fails, so that the step is divided.
    pub fn solve(&self, z1: &mut [f64]) {
        z1.copy_from_slice(self.z0);
        // of the order of a state: its values and its first change
        let (mut units, mut last) = ([0.0; MAX_STATES], f64::INFINITY);
        for iteration in 0..ITERATIONS {
            let (r, by) = self.linear(z1);
            let Some(step) = by.lu().solve(&r) else { break };
            let mut worst = 0.0_f64;
            for (k, z1) in z1.iter_mut().enumerate() {
                *z1 -= step[k];
                let values = self.z0[k].abs().max(z1.abs());
                units[k] = values.max(units[k]);
                if iteration == 0 {
                    units[k] = units[k].max(step[k].abs());
                }
                if step[k] != 0.0 {
                    worst = worst.max(step[k].abs() / units[k]);
                }
            }
            if !z1.iter().all(|z| z.is_finite()) {
                break;
            }
            // at round-off, or near it and no longer better
            if worst <= 1e-15 || worst < 1e-8 && worst >= 0.5 * last {
                return;
            }
            last = worst;
        }
        z1.fill(f64::NAN);
    }

    /// ∂z₁/∂s₁ (T-ELM-18), a column for each invariant.
    fn follow(&self, z1: &[f64]) -> [Column; MAX_INVARIANTS] {
        let mut out = [Column::zeros(); MAX_INVARIANTS];
        let (_, by) = self.linear(z1);
        let lu = by.lu();
        for (j, column) in out[..self.law.count()].iter_mut().enumerate() {
            let [_, slopes] = self.rows(z1, By::End(j));
            *column = lu.solve(&-slopes).unwrap_or(Column::repeat(f64::NAN));
        }
        out
    }

    /// Adds coefficients and T-ELM-19 of a force with derivatives along one number, and with `rate` ∂ṡ₁/∂s₁.
    fn add(&self, z1: &[f64], rate: f64, force: impl Fn(By, &mut [Dual]), out: &mut Coefficients) {
        let (n, states) = (self.law.count(), self.law.states());
        let follow = self.follow(z1);
        let mut add = |by: By, weight: &dyn Fn(usize) -> f64, plain: bool| {
            let mut g = [Dual::default(); MAX_INVARIANTS];
            force(by, &mut g[..n]);
            for (i, g) in g[..n].iter().enumerate() {
                if plain {
                    out.g[i] += g.re;
                }
                if g.eps != 0.0 {
                    for j in 0..n {
                        out.h[i][j] += g.eps * weight(j);
                    }
                }
            }
        };
        for j in 0..n {
            let own = |k: usize| f64::from(u8::from(k == j));
            add(By::End(j), &own, j == 0);
            if rate != 0.0 {
                add(By::Rate(j), &|k| rate * own(k), false);
            }
        }
        for k in 0..states {
            add(By::State(k), &|j| follow[j][k], false);
        }
    }

    /// z₁ and the coefficients of the step with their tangent, without the closed form.
    pub fn condense(&self, z1: &mut [f64], out: &mut Coefficients) {
        self.solve(z1);
        let z1 = &*z1;
        let force = |by: By, g: &mut [Dual]| {
            self.over(z1, by, |c, z| self.law.state_force(c, z, g));
        };
        self.add(z1, 0.0, force, out);
    }

    /// The same at the end of the step with rates there; `rate` is their derivative by the invariants.
    pub fn condense_at_end(
        &self,
        s_dot: &[f64],
        rate: f64,
        z1: &mut [f64],
        out: &mut Coefficients,
    ) {
        self.solve(z1);
        let z1 = &*z1;
        let (n, k) = (self.law.count(), self.law.states());
        let force = |by: By, g: &mut [Dual]| {
            let (s, s_dot) = (marked(self.change.s1, by.end()), marked(s_dot, by.rate()));
            let (z, u) = (marked(z1, by.state()), marked(self.u, None));
            let at = Instant {
                s: &s[..n],
                s_dot: &s_dot[..n],
                phase: self.change.phase,
                z: &z[..k],
                u: &u[..self.u.len()],
            };
            self.law.state_force_at(&at, g);
        };
        self.add(z1, rate, force, out);
    }
}

/// Adds the coefficients at rest of an element whose states stand where nothing moves, with their tangent.
pub(crate) fn gradient_at_rest(
    law: &impl Element,
    s: &[f64],
    phase: f64,
    u: &[f64],
    out: &mut Coefficients,
) {
    let (n, k) = (law.count(), law.states());
    let (still, inputs) = (marked(&[], None), marked(u, None));
    for j in 0..n {
        let s = marked(s, Some(j));
        let (mut z, mut g) = (
            [Dual::default(); MAX_STATES],
            [Dual::default(); MAX_INVARIANTS],
        );
        law.at_rest(&s[..n], phase, &mut z[..k]);
        let at = Instant {
            s: &s[..n],
            s_dot: &still[..n],
            phase,
            z: &z[..k],
            u: &inputs[..u.len()],
        };
        law.state_force_at(&at, &mut g[..n]);
        for (i, g) in g[..n].iter().enumerate() {
            if j == 0 {
                out.g[i] += g.re;
            }
            out.h[i][j] += g.eps;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::check;

    /// A force along an invariant, its strength following an input with delay: what activates a muscle.
    #[derive(Debug)]
    struct Activated;

    /// Largest force, and time of the delay.
    const MOST: f64 = 3.0;
    const DELAY: f64 = 0.04;

    impl Element for Activated {
        fn count(&self) -> usize {
            1
        }

        fn gradient(&self, _t: f64, _s: &[f64], _phase: f64, _out: &mut Coefficients) {}

        fn discrete_gradient(&self, _c: &Change<'_>, _out: &mut Coefficients) {}

        fn states(&self) -> usize {
            1
        }

        fn begin<R: Scalar>(&self, _s: &[R], _phase: f64, z: &mut [R]) {
            z[0] = R::constant(0.5);
        }

        fn state_rows<R: Scalar>(&self, c: &Change<'_, R>, z: &States<'_, R>, out: &mut [R]) {
            // slower where it is strong, so that the equation is not linear
            let mean = (z.z0[0] + z.z1[0]) * 0.5;
            let delay = mean * mean * DELAY + 0.5 * DELAY;
            out[0] = z.z1[0] - z.z0[0] - c.step * (z.u[0] - mean) / delay;
        }

        fn state_force<R: Scalar>(&self, _c: &Change<'_, R>, z: &States<'_, R>, out: &mut [R]) {
            out[0] += (z.z0[0] + z.z1[0]) * (0.5 * MOST);
        }

        fn state_force_at<R: Scalar>(&self, at: &Instant<'_, R>, out: &mut [R]) {
            out[0] += at.z[0] * MOST;
        }

        fn inputs(&self) -> usize {
            1
        }

        fn input(&self, _t: f64, u: &mut [f64]) {
            u[0] = 0.5;
        }

        fn supplied(&self, c: &Change<'_>, z: &States<'_>) -> f64 {
            -0.5 * MOST * (z.z0[0] + z.z1[0]) * (c.s1[0] - c.s0[0])
        }

        fn state_loss(&self, _c: &Change<'_>, _z: &States<'_>) -> Option<f64> {
            Some(0.0)
        }
    }

    #[test]
    fn conf_an_element_that_is_activated() {
        check::states(&Activated, &[0.3], &[0.5], 0.0);
    }

    #[test]
    fn ref_states_follow_their_input() {
        // the step response on fine grids, of second order against the implicit closed form t(a)
        let time = |a: f64| {
            // ∫ (a² + 1/2)/(1 - a) da
            let primitive = |a: f64| -0.5 * a * a - a - 1.5 * (1.0 - a).ln();
            DELAY * (primitive(a) - primitive(0.0))
        };
        let end = |count: usize| {
            let mut z = [0.0];
            for _ in 0..count {
                let mut z1 = [0.0];
                let condensing = Condensing {
                    law: &Activated,
                    change: Change {
                        time: 0.0,
                        step: 0.1 / count as f64,
                        s0: &[0.0],
                        s1: &[0.0],
                        phase: 0.0,
                    },
                    z0: &z,
                    u: &[1.0],
                };
                condensing.solve(&mut z1);
                z = z1;
            }
            time(z[0]) - 0.1
        };
        let errors = [40, 80].map(end);
        assert!(errors[1].abs() < 1e-4, "{errors:?}");
        let order = (errors[0] / errors[1]).log2();
        assert!((order - 2.0).abs() < 0.1, "{order}");
    }

    #[test]
    fn id_an_equation_without_solution_gives_no_numbers() {
        #[derive(Debug)]
        struct Never;
        impl Element for Never {
            fn count(&self) -> usize {
                1
            }
            fn gradient(&self, _t: f64, _s: &[f64], _phase: f64, _out: &mut Coefficients) {}
            fn discrete_gradient(&self, _c: &Change<'_>, _out: &mut Coefficients) {}
            fn states(&self) -> usize {
                1
            }
            fn state_rows<R: Scalar>(&self, _c: &Change<'_, R>, z: &States<'_, R>, out: &mut [R]) {
                out[0] = z.z1[0] * z.z1[0] + 1.0;
            }
        }
        let condensing = Condensing {
            law: &Never,
            change: Change {
                time: 0.0,
                step: 0.1,
                s0: &[0.0],
                s1: &[0.0],
                phase: 0.0,
            },
            z0: &[0.3],
            u: &[],
        };
        let mut z1 = [0.0];
        condensing.solve(&mut z1);
        assert!(z1[0].is_nan());
    }
}
