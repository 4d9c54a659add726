//! Variational multirate integration: fast coordinates on micro steps, slow ones on macro steps.
//!
//! # What it is
//! The discrete Euler-Lagrange equations of a discrete Lagrangian on two grids. Every scalar director coordinate is slow or
//! fast; slow coordinates move on straight lines through a macro step H = p h, fast ones have a node at each micro step h.
//! Elements of the slow potential V and of the fast potential W have a quadrature each.
//!
//! # Equations
//! With σ_m = (1 - m/p) q_s + (m/p) q_s', the fast nodes x_0 … x_p and z_m = (σ_m, x_m):
//! ```text
//! M_f (x_{m+1} - x_m)/h - π_m + ω_m ∂_f U(z_m) + (h/2) ∂_f U(z_{m+1/2}) + G_f(z_m)ᵀ μ_m = 0             (T-MUL-3)
//! π_{m+1} = M_f (x_{m+1} - x_m)/h - (h/2) ∂_f U(z_{m+1/2}),     g_f(z_{m+1}) = 0                          (T-MUL-4)
//! M_s (q_s' - q_s)/H - p_s + Σ_m (1 - m/p) [ω_m ∂_s U(z_m) + G_s(z_m)ᵀ μ_m]
//!                          + Σ_m (1 - (m+½)/p) h ∂_s U(z_{m+1/2}) + G(q_s)ᵀ λ = 0,    g_s(q_s') = 0      (T-MUL-5)
//! ```
//! ω_m are the weights of rules at nodes, U at mid-intervals stands for midpoint rules and dissipation. Newton's method
//! linearises all at once. The fast equations are block lower triangular: one sweep over the micro steps eliminates them,
//! dx_m = a_m + B_m dy, with columns only for the *interface*, slow coordinates that a micro-grid term or a mixed
//! constraint touches (T-MUL-6). What remains is the sparse slow system. The cost of a macro step is linear in p.
//!
//! # Symbols
//! p `ratio` · h, H micro and macro step · y = q_s' · x `x` · π `pi` · μ `mu` · λ `lambda` · B `b` · A `a_pi` (of π) ·
//! S `schur` (slow rows by interface columns)
//!
//! # Reference
//! Leyendecker and Ober-Bloebaum 2013; Gail and Leyendecker (LTD report 2011-2012).
//!
//! # Departures from the reference
//! The signs of its equation (1) are corrected. The Jacobian is never formed as a whole. Gravity and applied forces are taken
//! in the middle of the micro steps under every rule (for potentials linear in q all symmetric rules agree). With linear
//! paths every quadrature of the kinetic energy gives the same.

mod build;
mod explicit;
mod finish;
mod linear;
mod partition;
pub mod propose;
mod refuse;
mod slow;
mod sweep;
mod terms;
#[cfg(test)]
mod tests;
mod watch;

pub use partition::Summary;
pub use watch::{Times, times};

use crate::checkpoint::{Bag, Carried, carry};
use crate::model::{FastPotential, FastRule, SlowPotential, SlowRule, Study};
use crate::step::{Cause, StepFailure, Stepper, Twist};
use crate::system::pose::Configuration;
use alembert_math::Space;
use linear::BlockSolver;
use partition::Partition;
use terms::Evaluator;

/// A quadrature of a potential.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rule {
    /// In the middle of each micro step.
    Midpoint,
    /// At both ends of each micro step; the weight of the left one.
    Affine(f64),
    /// At the macro nodes.
    Macro,
}

/// Settings of the scheme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Micro steps in a macro step.
    pub ratio: usize,
    /// Rule of V.
    pub slow: Rule,
    /// Rule of W.
    pub fast: Rule,
}

impl Settings {
    /// The settings of a study; what is missing is midpoint.
    pub fn of(study: &Study) -> Self {
        let slow = match study.slow_potential {
            None | Some(SlowPotential::Rule(SlowRule::Midpoint)) => Rule::Midpoint,
            Some(SlowPotential::Rule(SlowRule::Trapezoidal)) => Rule::Affine(0.5),
            Some(SlowPotential::Rule(SlowRule::Macro)) => Rule::Macro,
            Some(SlowPotential::Affine(rule)) => Rule::Affine(rule.affine),
        };
        let fast = match study.fast_potential {
            None | Some(FastPotential::Rule(FastRule::Midpoint)) => Rule::Midpoint,
            Some(FastPotential::Rule(FastRule::Trapezoidal)) => Rule::Affine(0.5),
            Some(FastPotential::Affine(rule)) => Rule::Affine(rule.affine),
        };
        Self {
            ratio: study.ratio.unwrap_or(1).max(1) as usize,
            slow,
            fast,
        }
    }

    /// Whether both rules are symmetric: order 2 and reversible.
    pub fn symmetric(&self) -> bool {
        let fair = |r: Rule| !matches!(r, Rule::Affine(a) if a != 0.5);
        fair(self.slow) && fair(self.fast)
    }
}

impl Rule {
    /// Weight of micro node `m` of `p`, in units of time.
    fn node_weight(self, m: usize, p: usize, h: f64) -> f64 {
        match self {
            Self::Midpoint => 0.0,
            Self::Affine(a) if m == 0 => a * h,
            Self::Affine(a) if m == p => (1.0 - a) * h,
            Self::Affine(_) => h,
            Self::Macro if m == 0 || m == p => 0.5 * h * p as f64,
            Self::Macro => 0.0,
        }
    }

    /// Whether inner micro nodes count.
    fn inner(self, p: usize) -> bool {
        matches!(self, Self::Affine(_)) && p > 1
    }
}

/// Gradients of V and W at a macro node, kept for the step that starts there.
#[derive(Debug)]
struct NodeForces<const D: usize, const T: usize> {
    time: f64,
    valid: bool,
    q: Configuration<D>,
    /// By all scalar coordinates; V, then W.
    gradient: [Vec<f64>; 2],
    /// Resultants about the origin.
    wrench: [Twist<T>; 2],
}

impl<const D: usize, const T: usize> Carried for NodeForces<D, T> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.time, self.valid, self.q, self.gradient, self.wrench);
    }
}

/// The engine: unknowns and memory of a macro step.
#[derive(Debug)]
pub struct Multirate<S, const D: usize, const A: usize, const T: usize> {
    settings: Settings,
    part: Partition<S, D, A, T>,
    eval: Evaluator,
    // unknowns
    y0: Vec<f64>,
    y: Vec<f64>,
    /// Increments y - y0 and x_{m+1} - x_m, kept apart: differences of positions would lose the digits of momentum.
    dy: Vec<f64>,
    dx: Vec<f64>,
    x: Vec<f64>,
    mu: Vec<f64>,
    lambda: Vec<f64>,
    // fast elimination
    block: BlockSolver,
    rhs: Vec<f64>,
    b: Vec<f64>,
    c: Vec<f64>,
    pi: Vec<f64>,
    mid_force: Vec<f64>,
    a_pi: Vec<f64>,
    pool: Vec<f64>,
    bond_pool: Vec<f64>,
    phases: Vec<f64>,
    // slow system
    slow: BlockSolver,
    slow_rhs: Vec<f64>,
    slow_base: Vec<f64>,
    schur: Vec<f64>,
    row: Vec<f64>,
    // configurations of the interval at hand: start, middle, end
    qa: Configuration<D>,
    qm: Configuration<D>,
    qb: Configuration<D>,
    start: NodeForces<D, T>,
    end: NodeForces<D, T>,
    p_slow: Vec<f64>,
    totals: crate::step::Totals<T>,
    watch: watch::Watch,
}

impl<S, const D: usize, const A: usize, const T: usize> Carried for Multirate<S, D, A, T> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.mu, self.lambda, self.phases, self.start, self.end);
        carry!(bag; self.y, self.dy, self.dx, self.x, self.pi, self.p_slow, self.totals);
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Multirate<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Whether a step needs no iteration at all.
    pub fn is_explicit(&self) -> bool {
        self.part.explicit
    }

    /// What is slow and what is fast.
    pub fn summary(&self) -> Summary {
        self.part.summary()
    }

    /// Advances the candidate end of the stepper by a macro step; returns the number of iterations.
    pub(crate) fn solve(
        &mut self,
        s: &mut Stepper<S, D, A, T>,
        macro_step: f64,
    ) -> Result<u32, StepFailure> {
        self.eval.count = 0;
        self.prepare(s, macro_step);
        let result = if self.part.explicit {
            self.explicit_steps(s, macro_step);
            Ok(0)
        } else {
            self.iterate(s, macro_step)
        };
        let result = result.and_then(|iterations| {
            self.finish(s, macro_step)?;
            self.watch.lap(|t| &mut t.rest);
            Ok(iterations)
        });
        s.counters.evaluations += self.eval.count;
        if result.is_err() {
            // the next attempt must not start from multipliers of a diverged one
            self.mu.fill(0.0);
            self.lambda.fill(0.0);
        }
        result
    }

    /// Values at the start, forces there, and what the slow equations have in common for all iterations.
    fn prepare(&mut self, s: &Stepper<S, D, A, T>, macro_step: f64) {
        let (p, h) = (self.settings.ratio, macro_step / self.settings.ratio as f64);
        let part = &self.part;
        for (k, c) in part.slow.iter().enumerate() {
            self.y0[k] = terms::component(&s.state.q[c.node], c.component);
        }
        for (k, c) in part.fast.iter().enumerate() {
            self.x[k] = terms::component(&s.state.q[c.node], c.component);
            self.pi[k] = momentum_component(&s.state.p[c.node], c.component);
        }
        for q in [&mut self.qa, &mut self.qm, &mut self.qb] {
            q.copy_from_slice(&s.state.q);
        }
        let same_time = (self.start.time - s.state.time).abs() <= 1e-9 * macro_step;
        if !(self.start.valid && same_time && self.start.q == s.state.q) {
            self.start.time = s.state.time;
            self.assemble_node_forces(s, true);
        }
        let part = &self.part;
        let weights = [self.settings.slow, self.settings.fast].map(|r| r.node_weight(0, p, h));
        for (k, c) in part.slow.iter().enumerate() {
            let scalar = part.at[c.node] + c.component;
            let mut base = -momentum_component(&s.state.p[c.node], c.component);
            base += 0.5 * macro_step * part.gravity(scalar);
            for i in 0..2 {
                base += weights[i] * self.start.gradient[i][scalar];
            }
            self.slow_base[k] = base;
            self.p_slow[k] = -0.5 * macro_step * part.gravity(scalar);
        }
        for (l, load) in part.loads.iter().enumerate() {
            let signals = &s.mech.loads[l].value;
            for m in 0..p {
                let theta = (m as f64 + 0.5) / p as f64;
                let t = s.state.time + (m as f64 + 0.5) * h;
                for &(local, axis, factor) in load {
                    if let terms::Slot::Slow(k) = local.slot {
                        let f = h * factor * signals[axis].eval(t);
                        self.slow_base[k] -= (1.0 - theta) * f;
                        self.p_slow[k] += theta * f;
                    }
                }
            }
        }
        // slow coordinates that nothing implicit touches are known at once; the others start with their velocity
        for (k, c) in part.slow.iter().enumerate() {
            let scalar = part.at[c.node] + c.component;
            let known = k >= part.n_active;
            let rate = if known {
                -self.slow_base[k]
            } else {
                momentum_component(&s.state.p[c.node], c.component)
            };
            self.dy[k] = inverse(part.mass[scalar]) * rate * macro_step;
            self.y[k] = self.y0[k] + self.dy[k];
        }
    }

    fn iterate(
        &mut self,
        s: &mut Stepper<S, D, A, T>,
        macro_step: f64,
    ) -> Result<u32, StepFailure> {
        let (tolerance, round_off) = s.tolerances();
        let limit = s.newton.max_iterations;
        let mut last = f64::INFINITY;
        for iteration in 1..=limit {
            let fail = |size: f64, at: usize, cause: Cause| StepFailure {
                body: at,
                closure: None,
                residual: size,
                iterations: iteration,
                cause,
            };
            let (swept, body) = self
                .sweep(s, macro_step, iteration == 1)
                .map_err(|()| fail(last, 0, Cause::Singular))?;
            let (moved, other) = self
                .solve_slow(s, macro_step)
                .map_err(|()| fail(last, 0, Cause::Singular))?;
            let (size, at) = if moved > swept || moved.is_nan() {
                (moved, other)
            } else {
                (swept, body)
            };
            if !size.is_finite() {
                return Err(fail(size, at, Cause::Diverged));
            }
            let contraction = size / last;
            let estimate = if iteration == 1 {
                size
            } else {
                size * contraction.min(1.0)
            };
            // the remainder is not carried over to the next step, so the iteration goes to round-off
            let floor = iteration > 2 && contraction > 0.2 && size <= round_off;
            if estimate <= 1e-2 * tolerance || floor {
                return Ok(iteration);
            }
            last = size;
        }
        Err(StepFailure {
            body: 0,
            closure: None,
            residual: last,
            iterations: limit,
            cause: Cause::Diverged,
        })
    }
}

/// Component of a momentum.
#[inline]
fn momentum_component<const D: usize>(p: &crate::step::Momentum<D>, c: usize) -> f64 {
    if c < D {
        p.linear[c]
    } else {
        p.director[((c - D) % D, (c - D) / D)]
    }
}

/// 1/m, and zero for directors without inertia.
#[inline]
fn inverse(mass: f64) -> f64 {
    if mass > 0.0 { 1.0 / mass } else { 0.0 }
}
