//! Multiplier formulation: redundant director coordinates, a sparse saddle point per Newton iteration.
//!
//! # Equations
//! ```text
//! R(q_{n+1}) + G(q_τ)ᵀ λ = 0,   g(q_{n+1}) = 0                                                  (T-RED-2)
//! [ κ M + ∂F   G(q_τ)ᵀ ] [Δq]     [ R + Gᵀ λ ]
//! [ G(q_{n+1})   -E    ] [Δλ] = - [    g     ]
//! ```
//! with all constraints: orthonormality of the directors, tree joints and closures. The pattern and the symbolic
//! factorisation are found at the first step and reused. E is a tiny regularisation that makes dependent
//! constraints harmless (`multipliers/compliance.rs`): the iteration still drives g to zero.
//!
//! # Reference
//! Betsch and Uhlar 2007, section 3.
//!
//! # Departures from the reference
//! Wrenches of force elements are lifted to the directors by the smallest director force of equal moment;
//! it differs from the gradient by constraint forces only. The matrix leaves out the curvature of joint constraints
//! (that of the directors is in), so schemes with τ > 0 converge linearly with a small factor.

use super::sparse::{Entries, Factorization, analyse};
use super::{Cause, Momentum, StepFailure, Stepper};
use crate::checkpoint::{Bag, Carried};
use crate::elements::Coefficients;
use crate::system::forces::{BlockSink, scatter};
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use crate::system::row::{Ends, Row};
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};
use std::marker::PhantomData;

mod compliance;

/// Coordinates of a spatial body.
const MAX_COORDINATES: usize = 12;

/// Saddle-point solver; see the module documentation.
#[derive(Debug)]
pub struct Saddle<S, const D: usize, const A: usize, const T: usize> {
    /// First unknown of each body, and of its internal multipliers.
    body_at: Vec<usize>,
    internal_at: Vec<usize>,
    tree_at: Vec<usize>,
    closure_at: Vec<usize>,
    motor_at: usize,
    size: usize,
    lambda: Vec<f64>,
    rhs: Vec<f64>,
    /// The redundant part of gaps or multipliers, and memory for it.
    redundant: Vec<f64>,
    filtered: Vec<f64>,
    /// Natural compliance of each constraint [1/kg, 1/(kg m²)]; zero for what is none.
    natural: Vec<f64>,
    entries: Entries,
    scratch: Vec<Coefficients>,
    factorization: Option<Factorization>,
    curved: bool,
    space: PhantomData<S>,
}

/// The multipliers are what the next iteration starts from.
impl<S, const D: usize, const A: usize, const T: usize> Carried for Saddle<S, D, A, T> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        self.lambda.carry(bag);
    }
}

/// Lifts twist-level blocks to director coordinates.
struct Lift<'a, const D: usize, const A: usize, const T: usize> {
    entries: &'a mut Entries,
    body_at: &'a [usize],
    point: &'a dyn Fn(usize) -> bool,
    /// Director force per unit wrench, (coordinates × T), per body.
    lift: &'a dyn Fn(usize) -> [SVector<f64, T>; MAX_COORDINATES],
    /// Twist per unit coordinate change, per body.
    read: &'a dyn Fn(usize) -> [SVector<f64, T>; MAX_COORDINATES],
}

impl<const D: usize, const A: usize, const T: usize> BlockSink<T> for Lift<'_, D, A, T> {
    fn add(&mut self, row: usize, col: usize, block: &SMatrix<f64, T, T>) {
        let (rows, cols) = ((self.lift)(row), (self.read)(col));
        let n = |b: usize| if (self.point)(b) { D } else { D * (D + 1) };
        for j in 0..n(col) {
            let w = block * cols[j];
            for i in 0..n(row) {
                self.entries.emit(
                    self.body_at[row] + i,
                    self.body_at[col] + j,
                    rows[i].dot(&w),
                );
            }
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Saddle<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Numbers the unknowns; `curved`: constraint forces move with the end of the step.
    pub fn new(mech: &Mechanism<S, D, A, T>, curved: bool) -> Self {
        let mut at = 0;
        let mut take = |n: usize| {
            at += n;
            at - n
        };
        let (mut body_at, mut internal_at, mut tree_at) = (vec![], vec![], vec![]);
        for i in 0..mech.n() {
            let point = mech.links[i].freedom.is_point();
            body_at.push(take(if point { D } else { D * (D + 1) }));
            internal_at.push(take(if point { 0 } else { D * (D + 1) / 2 }));
            tree_at.push(take(mech.tree_rows[i].len()));
        }
        let closure_at = mech.closures.iter().map(|c| take(c.rows.len())).collect();
        let motor_at = take(mech.servos.len());
        let size = at;
        let mut saddle = Self {
            body_at,
            internal_at,
            tree_at,
            closure_at,
            motor_at,
            size,
            lambda: vec![0.0; size],
            rhs: vec![0.0; size],
            redundant: vec![0.0; size],
            filtered: vec![0.0; size],
            natural: vec![0.0; size],
            entries: Entries::default(),
            scratch: vec![Coefficients::default(); 2],
            factorization: None,
            curved,
            space: PhantomData,
        };
        saddle.set_natural(mech);
        saddle
    }

    /// Newton iteration; returns the number of iterations.
    pub(super) fn solve(
        &mut self,
        s: &mut Stepper<S, D, A, T>,
        h: f64,
    ) -> Result<u32, StepFailure> {
        self.predict(s, h);
        let (tolerance, round_off) = s.tolerances();
        let (mut last, mut before) = (f64::INFINITY, f64::INFINITY);
        let limit = s.newton.max_iterations;
        let mut near = false;
        for iteration in 1..=limit {
            self.assemble_residual(s, h);
            if !near {
                self.factor(s, h)
                    .map_err(|()| failure(0, last, iteration, Cause::Singular))?;
            }
            if s.mech.redundant > 0 {
                self.drop_misfit(self.regularization(s, h));
            }
            self.solve_in_place();
            let (size, at) = self.apply(s);
            if !size.is_finite() {
                return Err(failure(at, size, iteration, Cause::Diverged));
            }
            // round-off: small, and not smaller than two iterations ago; a slow linear convergence is
            let floor = (size > 0.5 * before || iteration == limit) && size <= round_off;
            if size <= tolerance || floor {
                if s.mech.redundant > 0 {
                    self.drop_redundant(self.regularization(s, h));
                }
                self.finish(s, h);
                return Ok(iteration);
            }
            // nothing carries the rest over to the next step here, so the iteration goes to round-off. The matrix leaves out small
            // parts: it converges fast, and in the end linearly. The last increments are found with the matrix at hand.
            let contraction = (size / last).min(1.0);
            near = contraction < 0.05 && size * contraction <= tolerance;
            (before, last) = (last, size);
        }
        let cause = s.open_servo().unwrap_or(Cause::Diverged);
        Err(failure(0, last, limit, cause))
    }

    /// Starts the iteration with the velocity of the last step.
    fn predict(&self, s: &mut Stepper<S, D, A, T>, h: f64) {
        for i in 0..s.mech.n() {
            let (p, body) = (&s.state.p[i], &s.mech.bodies[i]);
            s.q1[i].x += p.linear * (h / body.mass);
            for k in 0..D {
                if body.euler[k] > 0.0 {
                    let d = p.director.column(k) * (h / body.euler[k]);
                    let mut c = s.q1[i].r.column_mut(k);
                    c += d;
                }
            }
        }
    }

    fn assemble_residual(&mut self, s: &mut Stepper<S, D, A, T>, h: f64) {
        for i in 0..s.mech.n() {
            let (q0, q1) = (&s.state.q[i], &s.q1[i]);
            s.largest_turn =
                if i == 0 { 0.0 } else { s.largest_turn }.max((q1.r - q0.r).norm_squared());
            s.delta[i] = Momentum {
                linear: q1.x - q0.x,
                director: q1.r - q0.r,
            };
        }
        s.assemble_wrenches(h);
        self.rhs.fill(0.0);
        for i in 0..s.mech.n() {
            let at = self.body_at[i];
            for k in 0..D {
                self.rhs[at + k] = -s.wrench[i][k];
            }
            if s.mech.links[i].freedom.is_point() {
                continue;
            }
            let test = s.test_configuration()[i].r;
            let applied = s.applied(i);
            let lift = lift_matrix::<S, D, A, T>(&test);
            for k in 0..D {
                let rate = s.delta[i].director.column(k) * (s.mech.bodies[i].euler[k] * (1.0 / h))
                    - s.known_momentum(i).director.column(k);
                for r in 0..D {
                    let j = D + k * D + r;
                    let lifted: f64 = (0..A).map(|a| lift[j][D + a] * applied[D + a]).sum();
                    self.rhs[at + j] = -rate[r] - lifted;
                }
            }
            self.internal_residual(i, &test, &s.q1[i].r);
        }
        self.row_residuals(s);
        self.servo_residuals(s, h);
    }

    /// Motor forces on the coordinates, and the servo constraints at the end.
    fn servo_residuals(&mut self, s: &mut Stepper<S, D, A, T>, h: f64) {
        for k in 0..s.mech.servos.len() {
            let (nodes, force) = s.motor_gradient(k);
            for (node, g) in nodes.into_iter().zip(&force) {
                if node < s.mech.n() {
                    let point = s.mech.links[node].freedom.is_point();
                    for (j, v) in coordinates(g, point).enumerate() {
                        self.rhs[self.body_at[node] + j] += s.servos.input[k] * v;
                    }
                }
            }
            self.rhs[self.motor_at + k] = s.servo_gap(k, h);
        }
    }

    /// Orthonormality: forces at the test directors, values at the end.
    fn internal_residual(&mut self, i: usize, test: &SMatrix<f64, D, D>, end: &SMatrix<f64, D, D>) {
        let (at, mut l) = (self.body_at[i] + D, self.internal_at[i]);
        for a in 0..D {
            for b in a..D {
                let lambda = self.lambda[l];
                let target = if a == b { 1.0 } else { 0.0 };
                let half = if a == b { 0.5 } else { 1.0 };
                self.rhs[l] = -half * (end.column(a).dot(&end.column(b)) - target);
                for r in 0..D {
                    self.rhs[at + a * D + r] -= half * lambda * test[(r, b)];
                    self.rhs[at + b * D + r] -= half * lambda * test[(r, a)];
                }
                l += 1;
            }
        }
    }

    fn row_residuals(&mut self, s: &Stepper<S, D, A, T>) {
        let n = s.mech.n();
        let test = s.test_configuration();
        let ends = s.step_ends();
        for (at, nodes, row) in all_rows(&s.mech, &self.tree_at, &self.closure_at) {
            self.rhs[at] = -s
                .mech
                .row_value(row, &s.q1, &s.state.coords, &s.state.angles);
            let g = row.director_gradient(test, ends);
            for (k, &node) in nodes.iter().enumerate() {
                if node < n {
                    let point = s.mech.links[node].freedom.is_point();
                    for (j, v) in coordinates(&g[k], point).enumerate() {
                        self.rhs[self.body_at[node] + j] -= self.lambda[at] * v;
                    }
                }
            }
        }
    }

    /// Emits all entries of the matrix in a fixed order.
    fn emit(&mut self, s: &Stepper<S, D, A, T>, h: f64) {
        let mut e = std::mem::take(&mut self.entries);
        let mut scratch = std::mem::take(&mut self.scratch);
        let n = s.mech.n();
        let test = s.test_configuration();
        let ends = s.step_ends();
        let epsilon = -self.regularization(s, h);
        let natural = std::mem::take(&mut self.natural);
        for i in 0..n {
            let at = self.body_at[i];
            for k in 0..D {
                e.emit(at + k, at + k, s.mech.bodies[i].mass / h);
            }
            if !s.mech.links[i].freedom.is_point() {
                let epsilon = epsilon * natural[self.internal_at[i]];
                self.emit_directors(&mut e, i, s, &test[i].r, epsilon, h);
            }
        }
        for (at, nodes, row) in all_rows(&s.mech, &self.tree_at, &self.closure_at) {
            let force = row.director_gradient(test, ends);
            let rate = row.director_gradient(&s.q1, None);
            for (k, &node) in nodes.iter().enumerate() {
                if node < n {
                    let point = s.mech.links[node].freedom.is_point();
                    for (j, (f, r)) in coordinates(&force[k], point)
                        .zip(coordinates(&rate[k], point))
                        .enumerate()
                    {
                        e.emit(self.body_at[node] + j, at, f);
                        e.emit(at, self.body_at[node] + j, r);
                    }
                }
            }
            e.emit(at, at, epsilon * natural[at]);
        }
        self.natural = natural;
        let mut sink = Lift::<D, A, T> {
            entries: &mut e,
            body_at: &self.body_at,
            point: &|b| s.mech.links[b].freedom.is_point(),
            lift: &|b| lift_matrix::<S, D, A, T>(&test[b].r),
            read: &|b| read_matrix::<S, D, A, T>(&s.q1[b].r),
        };
        s.assemble_force_blocks(h, &mut scratch, &mut sink);
        for (k, servo) in s.mech.servos.iter().enumerate() {
            let [a, b] = servo.input.nodes();
            if self.curved {
                scatter(&mut sink, n, [a, b], [a, b], &s.motor_blocks(k));
            }
        }
        for (k, servo) in s.mech.servos.iter().enumerate() {
            let at = self.motor_at + k;
            let (nodes, force) = s.motor_gradient(k);
            let rate = servo.output.director_gradient(&s.q1);
            for (side, node) in nodes.into_iter().enumerate().filter(|(_, b)| *b < n) {
                let point = s.mech.links[node].freedom.is_point();
                for (j, v) in coordinates(&force[side], point).enumerate() {
                    e.emit(self.body_at[node] + j, at, -v);
                }
            }
            let ends = servo.output.nodes().into_iter().enumerate();
            for (side, node) in ends.filter(|(_, b)| *b < n) {
                let point = s.mech.links[node].freedom.is_point();
                for (j, v) in coordinates(&rate[side], point).enumerate() {
                    e.emit(at, self.body_at[node] + j, v);
                }
            }
            e.emit(at, at, 0.0);
        }
        self.scratch = scratch;
        self.entries = e;
    }

    fn emit_directors(
        &self,
        e: &mut Entries,
        i: usize,
        s: &Stepper<S, D, A, T>,
        test: &SMatrix<f64, D, D>,
        epsilon: f64,
        h: f64,
    ) {
        let (at, end) = (self.body_at[i] + D, &s.q1[i].r);
        for k in 0..D {
            for r in 0..D {
                e.emit(
                    at + k * D + r,
                    at + k * D + r,
                    s.mech.bodies[i].euler[k] / h,
                );
            }
        }
        let mut l = self.internal_at[i];
        for a in 0..D {
            for b in a..D {
                let half = if a == b { 0.5 } else { 1.0 };
                for r in 0..D {
                    for (own, other) in [(a, b), (b, a)] {
                        e.emit(at + own * D + r, l, half * test[(r, other)]);
                        e.emit(l, at + own * D + r, half * end[(r, other)]);
                        if self.curved {
                            let k = half * s.table.test * self.lambda[l];
                            e.emit(at + own * D + r, at + other * D + r, k);
                        }
                    }
                }
                e.emit(l, l, epsilon);
                l += 1;
            }
        }
    }

    /// Fills and factorises; the first call finds the pattern.
    fn factor(&mut self, s: &mut Stepper<S, D, A, T>, h: f64) -> Result<(), ()> {
        s.counters.factorizations += 1;
        if self.factorization.is_none() {
            self.entries.recorded = Some(vec![]);
            self.emit(s, h);
            let recorded = self.entries.recorded.take().unwrap_or_default();
            self.factorization = Some(analyse(self.size, &recorded, &mut self.entries)?);
        }
        self.entries.values.fill(0.0);
        self.entries.cursor = 0;
        self.emit(s, h);
        self.factorization
            .as_mut()
            .ok_or(())
            .and_then(|f| f.factor(&self.entries.values))
    }

    fn solve_in_place(&mut self) {
        if let Some(f) = &mut self.factorization {
            f.solve(&mut self.rhs);
        }
    }

    /// Adds the increment; returns its size and where it is largest.
    fn apply(&mut self, s: &mut Stepper<S, D, A, T>) -> (f64, usize) {
        let (mut size, mut worst) = (0.0_f64, 0);
        let scale = 1.0 / s.mech.length;
        for i in 0..s.mech.n() {
            let at = self.body_at[i];
            let point = s.mech.links[i].freedom.is_point();
            for k in 0..if point { D } else { D * (D + 1) } {
                let d = self.rhs[at + k];
                let v = d.abs() * if k < D { scale } else { 1.0 };
                if v > size || v.is_nan() {
                    (size, worst) = (v, i);
                }
                if k < D {
                    s.q1[i].x[k] += d;
                } else {
                    s.q1[i].r[((k - D) % D, (k - D) / D)] += d;
                }
            }
            for l in self.internal_at[i]..self.tree_at[i] + s.mech.tree_rows[i].len() {
                self.lambda[l] += self.rhs[l];
            }
        }
        for (c, at) in self.closure_at.iter().enumerate() {
            for r in 0..s.mech.closures[c].rows.len() {
                self.lambda[at + r] += self.rhs[at + r];
            }
        }
        for (k, u) in s.servos.input.iter_mut().enumerate() {
            *u += self.rhs[self.motor_at + k];
        }
        (size, worst)
    }

    /// Joint coordinates and transmitted wrenches of the converged step.
    fn finish(&self, s: &mut Stepper<S, D, A, T>, h: f64) {
        for (c, at) in self.closure_at.iter().enumerate() {
            for r in 0..s.mech.closures[c].rows.len() {
                s.lambda[c][r] = self.lambda[at + r];
            }
        }
        s.read_end_joints(h);
    }
}

fn failure(body: usize, residual: f64, iterations: u32, cause: Cause) -> StepFailure {
    StepFailure {
        body,
        closure: None,
        residual,
        iterations,
        cause,
    }
}

/// Coordinates of a gradient: position, then directors.
fn coordinates<const D: usize>(g: &Pose<D>, point: bool) -> impl Iterator<Item = f64> + '_ {
    let directors = if point { &[] } else { g.r.as_slice() };
    g.x.as_slice().iter().chain(directors).copied()
}

/// All rows with the number of their multiplier and their nodes.
fn all_rows<'a, S, const D: usize, const A: usize, const T: usize>(
    mech: &'a Mechanism<S, D, A, T>,
    tree_at: &'a [usize],
    closure_at: &'a [usize],
) -> impl Iterator<Item = (usize, Ends, &'a Row<S, D, A, T>)>
where
    S: Space<D, A, T>,
{
    let tree = mech.tree_rows.iter().map(Vec::len).zip(tree_at);
    let closures = mech.closures.iter().map(|c| c.rows.len()).zip(closure_at);
    let numbers = tree.chain(closures);
    let numbers = numbers.flat_map(|(rows, at)| (0..rows).map(move |r| at + r));
    let rows = mech.rows().zip(numbers);
    rows.map(|((nodes, row), at)| (at, nodes, row))
}

/// Rows: force on each coordinate per unit wrench. Directors take Ω × d with Σ d × (Ω × d) = m.
fn lift_matrix<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    r: &SMatrix<f64, D, D>,
) -> [SVector<f64, T>; MAX_COORDINATES] {
    let inverse = inertia_like::<S, D, A, T>(r);
    let mut rows = [SVector::zeros(); MAX_COORDINATES];
    for (k, row) in rows.iter_mut().enumerate().take(D) {
        row[k] = 1.0;
    }
    for k in 0..D {
        let m = S::spin(&r.column(k).into_owned()) * inverse;
        for i in 0..D {
            for a in 0..A {
                rows[D + k * D + i][D + a] = m[(i, a)];
            }
        }
    }
    rows
}

/// Columns: twist per unit change of each coordinate: ω = C⁻¹ Σ d × δd.
fn read_matrix<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    r: &SMatrix<f64, D, D>,
) -> [SVector<f64, T>; MAX_COORDINATES] {
    lift_matrix::<S, D, A, T>(r)
}

fn inertia_like<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    r: &SMatrix<f64, D, D>,
) -> SMatrix<f64, A, A> {
    let mut c = SMatrix::<f64, A, A>::zeros();
    for k in 0..D {
        let d = r.column(k).into_owned();
        c += S::pair(&d, &d);
    }
    // close to 2 I in space and 2 in the plane: inverted by Newton iteration from there
    let mut inverse = SMatrix::<f64, A, A>::identity() * 0.5;
    for _ in 0..6 {
        inverse = inverse * 2.0 - inverse * c * inverse;
    }
    inverse
}
