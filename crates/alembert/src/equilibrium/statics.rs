//! The residual at rest, its tangent, and Newton's iteration on it, in the null space coordinates of the stepper.
//!
//! # What it is
//! The static counterpart of a step: unknowns are increments of joint rates, applied by the same nodal reparametrisation (Cayley map), so
//! tree joints hold exactly; closures have multipliers. The tangent is eliminated along the tree as in a step, in linear time.
//!
//! # Equations
//! Pᵀ(q) [R(q, λ) + Gᵀ(q) μ] = 0, g(q) = 0 (T-EQU-1), R of `loading.rs`; the tangent T-EQU-2 is that of a step with test and end
//! configuration equal. With a border for the load factor: ⟨t, δq⟩ + w t_λ δλ = 0 (T-EQU-4).
//!
//! # Symbols
//! λ `factor` · μ `stepper.lambda` · t `Tangent` · T-EQU-3 `inner`
//!
//! # Reference
//! Simo and Vu-Quoc 1986; Riks 1979; Keller 1977.
//!
//! # Departures from the reference
//! Null space coordinates instead of nodal unknowns.

use super::hold::Held;
use super::loading::{At, Loading, Part};
use crate::elements::Coefficients;
use crate::reduction::elimination::{Elimination, one_node};
use crate::start::Start;
use crate::step::plan::plan;
use crate::step::{Stepper, Twist};
use crate::system::link::JointVectors;
use crate::system::path_motion::Along;
use crate::system::pose::Configuration;
use crate::system::row::{ENDS, EndWrenches};
use alembert_math::Space;
use nalgebra::SVector;

/// Largest estimated error of the increments.
const TOLERANCE: f64 = 1e-14;
/// Newton iterations.
const MAX_ITERATIONS: u32 = 25;
/// Residual of a start, relative to the largest single force, that is nearly an equilibrium.
const NEAR: f64 = 1e-6;
/// Increments of this size that no longer shrink are round-off if the residual is, too.
const STAGNATION: f64 = 1e-5;

/// Direction of the path of equilibria.
#[derive(Clone, Debug)]
pub(crate) struct Tangent<const T: usize> {
    /// Rates of the joints.
    pub rates: Vec<Twist<T>>,
    /// Multipliers of the closures.
    pub closures: Vec<Twist<T>>,
    /// Twists of the bodies.
    pub twists: Vec<Twist<T>>,
    /// Load factor.
    pub load: f64,
}

/// A state that can be returned to.
#[derive(Clone, Debug)]
pub(crate) struct Saved<const D: usize, const T: usize> {
    q: Configuration<D>,
    coords: Vec<[f64; T]>,
    angles: Vec<f64>,
    lambda: Vec<Twist<T>>,
    /// Load factor.
    pub factor: f64,
}

impl<const D: usize, const T: usize> Saved<D, T> {
    /// For a study that starts here.
    pub(crate) fn into_start(self) -> Start<D, T> {
        Start {
            q: self.q,
            coords: self.coords,
            angles: self.angles,
            moving: None,
        }
    }
}

/// Why an iteration ended without an equilibrium.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failure {
    /// Body with the largest residual.
    pub body: usize,
    /// That residual [N].
    pub residual: f64,
    /// The tangent is singular.
    pub singular: bool,
}

/// What the tangent at an equilibrium says.
#[derive(Clone, Debug)]
pub(crate) struct Point<const T: usize> {
    /// Direction of the path with the factor growing by one; `None` where the tangent is singular.
    pub tangent: Option<Tangent<T>>,
    /// Negative eigenvalues; `None` where the tangent is not symmetric or singular.
    pub negative: Option<usize>,
    /// Whether the determinant of the tangent is negative.
    pub odd: bool,
}

/// A mechanism at rest; see the module documentation.
#[derive(Debug)]
pub(crate) struct Statics<S, const D: usize, const A: usize, const T: usize> {
    /// Mechanism and state.
    pub stepper: Stepper<S, D, A, T>,
    /// What the factor scales.
    pub loading: Loading<D>,
    /// Load factor λ.
    pub factor: f64,
    /// Size of the factor in the metric of the path.
    pub load_scale: f64,
    /// Largest turn of a body in one iteration [rad].
    pub max_turn: f64,
    pub(crate) tolerance: f64,
    max_iterations: u32,
    pub(crate) elimination: Elimination<S, D, A, T>,
    world: JointVectors<D>,
    pub(crate) wrench: Vec<Twist<T>>,
    pub(super) transmitted: Vec<Twist<T>>,
    pub(crate) closure_forces: Vec<EndWrenches<T>>,
    pub(crate) rates: Vec<Twist<T>>,
    pub(crate) closures: Vec<Twist<T>>,
    pub(crate) twists: Vec<Twist<T>>,
    /// Motions without resistance at the last tangent.
    pub(crate) held: Vec<Held<T>>,
    /// What takes the place of their resistance [J].
    pub(super) hold: f64,
    /// Sizes on the diagonal of the last tangent, per body.
    pub(super) diagonal: Vec<Twist<T>>,
    /// Largest single force at the last evaluation [N].
    pub(crate) scale: f64,
    /// Largest stiffness on the diagonal of the last tangent [N/m].
    pub(super) stiffness: f64,
    /// Weight of the squared closures in the last tangent [N/m].
    pub(super) penalty: f64,
    pub(super) scratch: Coefficients,
}

impl<S, const D: usize, const A: usize, const T: usize> Statics<S, D, A, T>
where
    S: Space<D, A, T>,
{
    pub(crate) fn new(mut stepper: Stepper<S, D, A, T>, loading: Loading<D>) -> Self {
        stepper.come_to_rest();
        let mech = &stepper.mech;
        let mut elimination: Elimination<S, D, A, T> = plan(mech, 1.0, true);
        for (link, m) in mech.links.iter().zip(&mut elimination.motions) {
            m.end = [link.motion_template()];
            m.test = m.end;
        }
        let (n, zero) = (mech.n(), Twist::<T>::zeros());
        let rows = mech.closures.iter().map(|c| c.rows.len()).sum();
        let newton = stepper.newton;
        let default = crate::step::Newton::default();
        Self {
            elimination,
            loading,
            factor: 0.0,
            load_scale: 1.0,
            max_turn: stepper.max_turn,
            // what a study says, else what an equilibrium can have
            tolerance: newton.tolerance.max(TOLERANCE),
            max_iterations: if newton.max_iterations == default.max_iterations {
                MAX_ITERATIONS
            } else {
                newton.max_iterations
            },
            world: JointVectors::new(n),
            wrench: vec![zero; mech.n_nodes()],
            transmitted: vec![zero; n],
            closure_forces: vec![[zero; ENDS]; rows],
            rates: vec![zero; n],
            closures: vec![zero; mech.closures.len()],
            twists: vec![zero; n],
            held: vec![],
            hold: 0.0,
            diagonal: vec![zero; n],
            scale: 0.0,
            stiffness: 0.0,
            penalty: 0.0,
            scratch: Coefficients::default(),
            stepper,
        }
    }

    pub(crate) fn save(&self) -> Saved<D, T> {
        let state = &self.stepper.state;
        Saved {
            q: state.q.clone(),
            coords: state.coords.clone(),
            angles: state.angles.clone(),
            lambda: self.stepper.lambda.clone(),
            factor: self.factor,
        }
    }

    pub(crate) fn restore(&mut self, saved: &Saved<D, T>) {
        let state = &mut self.stepper.state;
        state.q.copy_from_slice(&saved.q);
        state.coords.copy_from_slice(&saved.coords);
        state.angles.copy_from_slice(&saved.angles);
        self.stepper.lambda.copy_from_slice(&saved.lambda);
        self.factor = saved.factor;
    }

    /// Joint vectors at the configuration.
    fn set_joints(&mut self) {
        let (mech, q) = (&self.stepper.mech, &self.stepper.state.q);
        let coords = &self.stepper.state.coords;
        for (i, link) in mech.links.iter().enumerate() {
            let world = &mut self.world;
            link.world(
                &q[link.parent],
                &q[i],
                &mut world.levers[i],
                &mut world.frames[i],
            );
            let e = &mut self.elimination;
            (e.levers[i].test[0], e.levers[i].end[0]) = (world.levers[i], world.levers[i]);
            e.levers[i].geometric = false;
            if link.freedom.has_axes() {
                let along = Along::At(coords[i][0]);
                link.motion(&world.frames[i], along, &mut e.motions[i].end[0]);
                e.motions[i].test = e.motions[i].end;
            }
        }
    }

    /// Right-hand sides -Pᵀ(...) in `rates` and -g in `closures`, of the whole residual or of its derivative by the factor.
    pub(crate) fn assemble_rows(&mut self, part: Part) {
        self.set_joints();
        self.wrench.fill(Twist::zeros());
        let (mech, state) = (&self.stepper.mech, &self.stepper.state);
        let at = At {
            q: &state.q,
            coords: &state.coords,
            angles: &state.angles,
        };
        let scratch = &mut self.scratch;
        let scale = self
            .loading
            .add_wrenches(mech, at, part, scratch, &mut self.wrench);
        self.closures.fill(Twist::zeros());
        if matches!(part, Part::At(_)) {
            self.scale = scale;
            let mut k = 0;
            for (c, closure) in mech.closures.iter().enumerate() {
                for (r, row) in closure.rows.iter().enumerate() {
                    let forces = row.gradient(&state.q, &state.q, None);
                    self.closure_forces[k] = forces;
                    k += 1;
                    let l = self.stepper.lambda[c][r];
                    for (&node, force) in closure.nodes.iter().zip(&forces) {
                        self.wrench[node] += force * l;
                    }
                    self.closures[c][r] =
                        -mech.row_value(row, &state.q, &state.coords, &state.angles);
                }
            }
        }
        self.test_wrenches(matches!(part, Part::At(_)));
        for row in &mut self.rates {
            *row = -*row;
        }
    }

    /// Rows Pᵀ w of the wrenches; what joints transmit is kept if asked.
    pub(crate) fn test_wrenches(&mut self, keep: bool) {
        let links = &self.stepper.mech.links;
        let mut other;
        let transmitted = if keep {
            &mut self.transmitted
        } else {
            other = vec![Twist::<T>::zeros(); links.len()];
            &mut other
        };
        self.elimination.test(
            |i| links[i].parent,
            one_node(&mut self.wrench),
            one_node(transmitted),
            one_node(&mut self.rates),
        );
    }

    /// Moves the configuration by `scale` times rates, multipliers by `scale` times the others.
    pub(crate) fn advance(&mut self, rates: &[Twist<T>], closures: &[Twist<T>], scale: f64) {
        let (mech, state) = (&self.stepper.mech, &mut self.stepper.state);
        for (i, link) in mech.links.iter().enumerate() {
            let u = rates[i] * scale;
            let parent = state.q[link.parent];
            let (q, c) = (&mut state.q[i], &mut state.coords[i]);
            link.advance(c, q, &u.as_slice()[..link.dof()]);
            if link.freedom.absolute_rotation() {
                q.r = S::orthonormalize(&q.r);
            }
            link.place(&parent, c, q);
        }
        for (l, d) in self.stepper.lambda.iter_mut().zip(closures) {
            l.axpy(scale, d, 1.0);
        }
        self.stepper.follow_rest_angles();
    }

    /// Inner product of motions: mean over the bodies, lengths by the characteristic one (T-EQU-3).
    pub(crate) fn inner(&self, a: &[Twist<T>], b: &[Twist<T>]) -> f64 {
        let length = self.stepper.mech.length;
        let mut sum = 0.0;
        for (a, b) in a.iter().zip(b) {
            for k in 0..T {
                sum += a[k] * b[k] * metric::<D>(k, length);
            }
        }
        sum / a.len().max(1) as f64
    }

    /// Inner product of directions of the path, with the load factor.
    pub(crate) fn inner_path(&self, a: &Tangent<T>, b: &Tangent<T>) -> f64 {
        self.inner(&a.twists, &b.twists) + a.load * b.load / self.load_scale.powi(2)
    }

    /// Largest motion of a body: rotation [rad] or translation by the length.
    pub(crate) fn largest(&self, twists: &[Twist<T>]) -> f64 {
        let scale = 1.0 / self.stepper.mech.length;
        let mut size = 0.0_f64;
        for t in twists {
            let v = SVector::<f64, D>::from_fn(|k, _| t[k]).norm() * scale;
            let w = SVector::<f64, A>::from_fn(|k, _| t[D + k]).norm();
            size = size.max(v).max(w);
            if v.is_nan() || w.is_nan() {
                return f64::NAN;
            }
        }
        size
    }

    /// Largest residual row (moments by the length) [N] and its body, of the right-hand sides in `rates`.
    pub(crate) fn residual(&self) -> (f64, usize) {
        let (mech, mut worst) = (&self.stepper.mech, (0.0_f64, 0));
        for (i, (row, link)) in self.rates.iter().zip(&mech.links).enumerate() {
            let motion = &self.elimination.motions[i].end[0];
            for k in 0..link.dof() {
                // a rate that only turns has a moment as its row
                let slides = (0..D).any(|d| motion[(d, k)] != 0.0);
                let size = row[k].abs() * if slides { 1.0 } else { 1.0 / mech.length };
                if size > worst.0 || size.is_nan() {
                    worst = (size, i);
                }
            }
        }
        worst
    }

    /// The same, relative to the largest single force.
    pub(crate) fn relative_residual(&self) -> f64 {
        let (size, _) = self.residual();
        // where no force acts, what elements can resolve is the measure
        let least = f64::EPSILON * self.stiffness * self.stepper.mech.length;
        if size == 0.0 {
            0.0
        } else {
            size / self.scale.max(least).max(f64::MIN_POSITIVE)
        }
    }

    /// An equilibrium at the factor: nearby by Newton's iteration, from further away downhill.
    pub(crate) fn find(&mut self) -> Result<u32, Failure> {
        let start = self.save();
        self.assemble_rows(Part::At(self.factor));
        let near = self.relative_residual() <= NEAR;
        let first = if near {
            self.correct(None)
        } else {
            self.relax()
        };
        if first.is_ok() {
            return first;
        }
        self.restore(&start);
        let second = if near {
            self.relax()
        } else {
            self.correct(None)
        };
        if second.is_err() {
            self.restore(&start);
        }
        second
    }

    /// Newton's iteration at the factor, or across the path where a direction is given; returns the number of iterations.
    pub(crate) fn correct(&mut self, across: Option<&Tangent<T>>) -> Result<u32, Failure> {
        let (mut last, mut searches) = (f64::INFINITY, 0);
        for iteration in 1..=self.max_iterations {
            self.assemble_rows(Part::At(self.factor));
            let (residual, body) = self.residual();
            let failure = |singular| Failure {
                body,
                residual,
                singular,
            };
            if !self.factor_held(&mut searches) {
                // nothing to correct where nothing acts
                return if residual == 0.0 {
                    Ok(iteration)
                } else {
                    Err(failure(true))
                };
            }
            let small = residual <= self.round_off();
            self.solve_held();
            let change = match across {
                None => 0.0,
                Some(t) => self.add_border(t),
            };
            let size = self
                .largest(&self.twists)
                .max((change / self.load_scale).abs());
            if !size.is_finite() {
                return Err(failure(false));
            }
            let damping = (self.max_turn / size).min(1.0);
            let (rates, closures) = (
                std::mem::take(&mut self.rates),
                std::mem::take(&mut self.closures),
            );
            self.advance(&rates, &closures, damping);
            (self.rates, self.closures) = (rates, closures);
            self.factor += change * damping;
            let contraction = size / last;
            let estimate = if iteration == 1 {
                0.1
            } else {
                contraction.min(1.0)
            };
            let done = size * estimate <= self.tolerance;
            let stagnates = iteration > 3 && contraction > 0.3 && size <= STAGNATION && small;
            if damping == 1.0 && (done || stagnates) {
                return self.accepted(iteration);
            }
            last = size;
        }
        self.assemble_rows(Part::At(self.factor));
        let (residual, body) = self.residual();
        Err(Failure {
            body,
            residual,
            singular: false,
        })
    }

    /// An end of the iteration is one only if nothing is left along motions without resistance.
    fn accepted(&mut self, iteration: u32) -> Result<u32, Failure> {
        if self.held.is_empty() {
            return Ok(iteration);
        }
        self.assemble_rows(Part::At(self.factor));
        let (residual, body) = self.residual();
        if residual <= (NEAR * self.scale).max(self.round_off()) {
            return Ok(iteration);
        }
        Err(Failure {
            body,
            residual,
            singular: true,
        })
    }

    /// Completes the increment by the load factor so that it is perpendicular to `t` (T-EQU-4); returns the change of the factor.
    fn add_border(&mut self, t: &Tangent<T>) -> f64 {
        let plain = self.take_solution(0.0);
        self.assemble_rows(Part::Slope);
        self.solve_held();
        let w = t.load / self.load_scale.powi(2);
        let bottom = self.inner(&t.twists, &self.twists) + w;
        let change = -self.inner(&t.twists, &plain.twists) / bottom;
        for (all, one) in [
            (&mut self.rates, &plain.rates),
            (&mut self.closures, &plain.closures),
            (&mut self.twists, &plain.twists),
        ] {
            for (x, y) in all.iter_mut().zip(one) {
                *x = *x * change + y;
            }
        }
        change
    }

    pub(super) fn take_solution(&self, load: f64) -> Tangent<T> {
        Tangent {
            rates: self.rates.clone(),
            closures: self.closures.clone(),
            twists: self.twists.clone(),
            load,
        }
    }

    /// Hands the equilibrium over to the stepper, for recording.
    pub(crate) fn settle(&mut self, iterations: u32) {
        self.assemble_rows(Part::At(self.factor));
        self.stepper.mech.gravity = self.loading.gravity(self.factor);
        self.stepper.state.time = self.factor;
        self.stepper.set_rest(&self.transmitted, iterations);
    }
}

/// Weight of component `k` of a twist in the metric.
pub(crate) fn metric<const D: usize>(k: usize, length: f64) -> f64 {
    if k < D { 1.0 / (length * length) } else { 1.0 }
}
