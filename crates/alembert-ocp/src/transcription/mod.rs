//! # What it is
//! The nonlinear program of an optimal control problem: the discrete equations of motion of all nodes, stacked, with boundary, path and
//! contact conditions, as one [`Problem`] with exact sparse derivatives.
//!
//! # Equations
//! Unknowns: coordinates θ_n at the nodes, controls τ_n of the steps, contact forces μ_n, free durations T_p (h = T_p/N_p). At every node
//! (T-OCP-2)
//! ```text
//! D₂ℓ(θ_{n-1}, θ_n) + D₁ℓ(θ_n, θ_{n+1}) + B(θ_n) (h_{n-1} τ_{n-1} + h_n τ_n)/2 + w_n ∂x_c/∂θᵀ μ_n = 0
//! ```
//! which is P(q_n)ᵀ times the equations in directors, with P = ∂q/∂θ. At the first and last node the sum is -p₀ and p_N.
//! Jacobian: Hessian of the action. Hessian of the Lagrangian: its derivative along the multipliers, by dual numbers (T-OCP-6).
//!
//! # Reference
//! Leyendecker, Ober-Bloebaum, Marsden, Ortiz 2010 (DMOCC); Koch and Leyendecker 2012 (contact phases with scaled time).

mod contacts;
mod demands;
mod elastic;
mod elements;
mod evaluate;
mod first;
mod layout;
mod loops;
mod objective;
mod parameters;
mod release;
mod scaling;
mod second;
mod site;
mod spans;
mod states;
mod turns;
mod units;
mod wrenches;

pub use elastic::{Nearest, Target, without_targets};
pub(crate) use layout::Cone;
pub use layout::{Hold, RowName};
pub(crate) use release::force_counts;
pub(crate) use scaling::Scaled;
pub(crate) use units::Units;

use crate::compile::Ocp;
use crate::objectives::Pieces;
use crate::scalar::{Dual, M3};
use crate::tree::{CrossBlock, Node, Tree, Wrenches};
use alembert_nlp::{OutOfDomain, Problem, Sizes, Stage, Stages};
use elements::Halves;
use loops::Bound;

/// No row.
pub(crate) const NONE: usize = usize::MAX;

/// A force of a contact at a node.
#[derive(Clone, Copy, Debug)]
pub struct Pressed {
    /// Contact.
    pub touch: usize,
    /// First of its force components among the variables.
    pub first: usize,
    /// The contact closes here: the unknown is an impulse, not a force.
    pub impulse: bool,
    /// The contact opens here, or the motion ends: the force acts over the half step before the node only.
    pub release: bool,
}

impl Pressed {
    /// Whether half of the step before (0) or after (1) its node is in the weight of the force.
    #[inline]
    pub(crate) fn spans(&self, k: usize) -> bool {
        !(self.impulse || self.release && k == 1)
    }
}

/// The transcribed problem.
#[derive(Debug)]
pub struct Transcription {
    /// The problem.
    pub ocp: Ocp,
    /// Phase of each step.
    pub phase_of: Vec<usize>,
    /// Reference rotations at each node, those of trial steps last.
    pub refs: Vec<Vec<M3<f64>>>,
    /// First coordinate of each node among the variables; after the nodes of the motion those of trial steps.
    pub theta_at: Vec<usize>,
    /// First control of each step among the variables.
    pub tau_at: Vec<usize>,
    /// Contact forces of each node.
    pub pressed: Vec<Vec<Pressed>>,
    /// First impulse of the loops at each node among the variables.
    pub(crate) impulse_at: Vec<usize>,
    /// First state of the elements at each node among the variables.
    pub(crate) state_at: Vec<usize>,
    /// Free durations among the variables, by phase.
    pub duration_at: Vec<Option<usize>>,
    /// Of each step: the variable of its phase's duration (or none), and the factor that makes its length; without one, the length itself.
    lengths: Vec<(usize, f64)>,
    /// Advances of the period among the variables.
    pub advance_at: Vec<usize>,
    /// Parameters of the model among the variables.
    pub parameter_at: Vec<usize>,
    /// Bounds of the variables.
    pub lower: Vec<f64>,
    /// Bounds of the variables.
    pub upper: Vec<f64>,
    /// Where the solver begins.
    pub start: Vec<f64>,
    pub(crate) layout: layout::Rows,
    /// Small functions of each term of the objective.
    pieces: Vec<Pieces>,
    /// Small functions of conditions over steps.
    span_pieces: Pieces,
    jacobian_places: Vec<(usize, usize)>,
    hessian_places: Vec<(usize, usize)>,
    scratch: Option<Box<Scratch>>,
    prepared: Prepared,
}

/// Derivatives found in one sweep before they were asked for, and for what.
#[derive(Debug, Default)]
struct Prepared {
    x: Vec<f64>,
    factor: f64,
    multipliers: Vec<f64>,
    jacobian: Vec<f64>,
    hessian: Vec<f64>,
    /// What has not been handed out: Jacobian, Hessian.
    left: [bool; 2],
}

/// Memory of the sweeps.
#[derive(Debug)]
struct Scratch {
    nodes: [Node<f64>; 3],
    duals: [Node<Dual>; 3],
    forces: Wrenches<f64>,
    dual_forces: Wrenches<Dual>,
    cross: CrossBlock<f64>,
    dual_cross: CrossBlock<Dual>,
    impulse: Vec<f64>,
    /// Elements over the last two steps, and their angles at the last node.
    acting: Halves<f64>,
    dual_acting: Halves<Dual>,
    followed: Vec<f64>,
    /// Loops at a node.
    bound: Vec<Bound<f64>>,
    dual_bound: Vec<Bound<Dual>>,
    theta: Vec<Dual>,
    lambda: [Vec<f64>; 3],
}

impl Scratch {
    fn new(tree: &Tree, controls: usize) -> Self {
        let node = || Node::<f64>::new(tree);
        let dual = || Node::<Dual>::new(tree);
        let zero = || vec![0.0; tree.dof];
        Self {
            nodes: [node(), node(), node()],
            duals: [dual(), dual(), dual()],
            forces: Wrenches::new(tree),
            dual_forces: Wrenches::new(tree),
            cross: CrossBlock::new(tree),
            dual_cross: CrossBlock::new(tree),
            impulse: vec![0.0; controls],
            acting: Default::default(),
            dual_acting: Default::default(),
            followed: vec![],
            bound: vec![],
            dual_bound: vec![],
            theta: vec![Dual::default(); tree.dof],
            lambda: [zero(), zero(), zero()],
        }
    }
}

impl Transcription {
    /// Number of steps.
    pub fn steps(&self) -> usize {
        self.phase_of.len()
    }

    /// Duration of a phase [s].
    pub fn duration(&self, x: &[f64], phase: usize) -> f64 {
        self.duration_at[phase].map_or(self.ocp.phases[phase].duration[0], |at| x[at])
    }

    /// Length of a step [s].
    #[inline]
    pub fn step(&self, x: &[f64], n: usize) -> f64 {
        let (at, factor) = self.lengths[n];
        if at == NONE { factor } else { x[at] * factor }
    }

    /// Coordinates of a node.
    #[inline]
    pub fn theta<'x>(&self, x: &'x [f64], n: usize) -> &'x [f64] {
        &x[self.theta_at[n]..self.theta_at[n] + self.ocp.setup.tree.dof]
    }

    /// Controls of a step.
    #[inline]
    pub fn tau<'x>(&self, x: &'x [f64], n: usize) -> &'x [f64] {
        &x[self.tau_at[n]..self.tau_at[n] + self.ocp.control_names.len()]
    }

    /// Number of conditions.
    pub(crate) fn rows(&self) -> usize {
        self.layout.lower.len()
    }

    /// Hands out all derivatives of the conditions, as (row, variable, value); places that occur twice add up.
    pub(crate) fn derivatives(&self, x: &[f64], out: &mut dyn FnMut(usize, usize, f64)) {
        let mut scratch = Scratch::new(&self.ocp.setup.tree, self.ocp.control_names.len());
        self.visit_jacobian(x, &mut scratch, out);
    }

    /// Times of the nodes [s].
    pub fn times(&self, x: &[f64]) -> Vec<f64> {
        let mut t = vec![0.0];
        let mut begin = 0.0;
        for (p, phase) in self.ocp.phases.iter().enumerate() {
            let duration = self.duration(x, p);
            // the grid of a phase is free of accumulated round-off
            t.extend((1..=phase.steps).map(|k| begin + duration * k as f64 / phase.steps as f64));
            begin += duration;
        }
        t
    }

    /// Row of the equation of motion of coordinate i at node n.
    #[inline]
    pub(crate) fn motion_row(&self, n: usize, i: usize) -> usize {
        self.layout.motion[n * self.ocp.setup.tree.dof + i]
    }

    /// The steps that begin or end at a node.
    #[inline]
    pub(crate) fn steps_at(&self, n: usize) -> std::ops::Range<usize> {
        n.saturating_sub(1)..(n + 1).min(self.steps())
    }
}

impl Problem for Transcription {
    fn variables(&self) -> usize {
        self.lower.len()
    }

    fn constraints(&self) -> usize {
        self.layout.lower.len()
    }

    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        lower.copy_from_slice(&self.lower);
        upper.copy_from_slice(&self.upper);
    }

    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        lower.copy_from_slice(&self.layout.lower);
        upper.copy_from_slice(&self.layout.upper);
    }

    fn start(&self, x: &mut [f64]) {
        x.copy_from_slice(&self.start);
    }

    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        self.weigh(x);
        finite(self.with_scratch(|t, s| t.calc_objective(x, s)))
    }

    fn gradient(&mut self, x: &[f64], gradient: &mut [f64]) -> Result<(), OutOfDomain> {
        gradient.fill(0.0);
        self.weigh(x);
        self.with_scratch(|t, s| t.add_gradient(x, s, gradient));
        all_finite(gradient)
    }

    fn constraint_values(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        values.fill(0.0);
        self.weigh(x);
        self.with_scratch(|t, s| t.add_values(x, s, values));
        all_finite(values)
    }

    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        self.jacobian_places.clone()
    }

    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        let p = &mut self.prepared;
        if std::mem::take(&mut p.left[0]) && p.x == x {
            values.copy_from_slice(&p.jacobian);
            return all_finite(values);
        }
        let mut k = 0;
        self.weigh(x);
        self.with_scratch(|t, s| {
            t.visit_jacobian(x, s, &mut |_, _, v| {
                values[k] = v;
                k += 1;
            });
        });
        all_finite(values)
    }

    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        self.hessian_places.clone()
    }

    fn hessian(
        &mut self,
        x: &[f64],
        objective_factor: f64,
        multipliers: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        let p = &mut self.prepared;
        let fits = p.x == x && p.factor == objective_factor && p.multipliers == multipliers;
        if std::mem::take(&mut p.left[1]) && fits {
            values.copy_from_slice(&p.hessian);
            return all_finite(values);
        }
        let mut k = 0;
        self.weigh(x);
        self.with_scratch(|t, s| {
            t.visit_hessian(x, objective_factor, multipliers, s, &mut |_, _, v| {
                values[k] = v;
                k += 1;
            });
        });
        all_finite(values)
    }

    fn prepare(&mut self, x: &[f64], objective_factor: f64, multipliers: &[f64]) {
        let mut p = std::mem::take(&mut self.prepared);
        p.x.clear();
        p.x.extend_from_slice(x);
        p.multipliers.clear();
        p.multipliers.extend_from_slice(multipliers);
        p.factor = objective_factor;
        p.jacobian.resize(self.jacobian_places.len(), 0.0);
        p.hessian.resize(self.hessian_places.len(), 0.0);
        let (mut j, mut h) = (0, 0);
        self.weigh(x);
        self.with_scratch(|t, s| {
            t.visit_both(
                x,
                objective_factor,
                multipliers,
                s,
                Some(&mut |_, _, v| {
                    p.jacobian[j] = v;
                    j += 1;
                }),
                &mut |_, _, v| {
                    p.hessian[h] = v;
                    h += 1;
                },
            );
        });
        p.left = [true; 2];
        self.prepared = p;
    }

    fn variable_name(&self, i: usize) -> String {
        self.calc_variable_name(i)
    }

    fn constraint_name(&self, i: usize) -> String {
        self.calc_constraint_name(i)
    }

    fn sizes(&self) -> Sizes {
        self.calc_sizes()
    }

    fn stages(&self) -> Option<Stages> {
        let at = |k: &usize| {
            if *k == NONE {
                Stage::Global
            } else {
                Stage::At(*k)
            }
        };
        Some(Stages {
            variables: self.layout.variable_stage.iter().map(at).collect(),
            constraints: self.layout.row_stage.iter().map(at).collect(),
        })
    }
}

impl Transcription {
    /// Lends the scratch memory to a sweep.
    fn with_scratch<R>(&mut self, f: impl FnOnce(&Self, &mut Scratch) -> R) -> R {
        let mut s = self.scratch.take().unwrap_or_else(|| {
            let tree = &self.ocp.setup.tree;
            Box::new(Scratch::new(tree, self.ocp.control_names.len()))
        });
        let result = f(self, &mut s);
        self.scratch = Some(s);
        result
    }
}

fn finite(v: f64) -> Result<f64, OutOfDomain> {
    if v.is_finite() {
        Ok(v)
    } else {
        Err(OutOfDomain)
    }
}

fn all_finite(v: &[f64]) -> Result<(), OutOfDomain> {
    if v.iter().all(|v| v.is_finite()) {
        Ok(())
    } else {
        Err(OutOfDomain)
    }
}
