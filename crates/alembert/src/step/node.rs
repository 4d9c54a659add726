//! Accelerations, constraint forces and motor forces at a node, from the state there alone.
//!
//! # What it is
//! A step determines impulses: of a constraint over the two half steps about a node, over a step, or at its end, as the scheme has it. What
//! results show is a force at a time. It follows from the equations of motion at that time, from position and velocity of the
//! node, and so has the order of the scheme at every node, the first and the last one too, in every scheme alike.
//!
//! # Equations
//! With twists ξ = P ν of admissible motions and ξ̇ = P ν̇ + b, b what the accelerations are while the joint rates keep still:
//! ```text
//! Pᵀ M P ν̇ + Pᵀ G_cᵀ λ = Pᵀ ( -F(q, ξ, t) - M b - gyroscopic moments + B_uᵀ u )
//! G_c P ν̇ = -( G_c b + second derivative of g_c along the motion ),     B P ν̇ = γ̈ - ( B b + ... )                  (T-SCH-13)
//! transmitted = M ξ̇ + gyroscopic moments + F + G_cᵀ λ - B_uᵀ u,  of everything beyond the joint
//! ```
//! A child c of p, with s the relative velocity at the joint point and e_k u_k the relative turns about the axes of the joint:
//! ```text
//! ω_b,c = ω_b,p + Σ ė_k u_k,      v_b,c = v_b,p + ω_b,p × l + ω_p × (ω_p × l) + 2 ω_p × s - ω_b,c × r₂ - ω_c × (ω_c × r₂)
//! ```
//! Invariants are quadratic: s̈ = ∇s(q)·q̈ + 2 s(q̇), without the last term for the linear ones.
//! The elimination is that of the velocities (T-RED-8) and is repeated with what is left of the equations, so that regularised closures
//! leave nothing.
//!
//! # Symbols
//! NOTATION.md; l, r₂ `Levers` · q̇ `rate` · q̈ with ν̇ = 0 `still` · b `bias` · ξ̇ - b `change`
//!
//! # Reference
//! Featherstone 2008, chapters 3 (velocity-product accelerations) and 8 (closed loops).
//!
//! # Departures from the reference
//! Second derivatives of constraints are read off the director coordinates, where all of them are quadratic.

use super::forces::{StepView, add_forces};
use super::velocity::{mass_block, rate_of};
use super::{Momentum, Stepper, Twist};
use crate::checkpoint::{Bag, Carried, carry};
use crate::reduction::elimination::one_node;
use crate::schemes::Gradient;
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// Solutions with what is left of the equations: closures are regularised, servos are a border.
const ROUNDS: usize = 3;

/// Where the motor forces at a node come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Motors {
    /// There are none.
    Off,
    /// They give the servo coordinates the accelerations of their motions, as far as motors reach.
    Solved,
    /// They are those of the step that ended here.
    Known,
}

/// Forces at a node, and the scratch memory of finding them; see the module documentation.
#[derive(Clone, Debug)]
pub(crate) struct NodeForces<const D: usize, const T: usize> {
    /// Wrench that each tree joint transmits to its child, at the joint point [N, N m].
    pub transmitted: Vec<Twist<T>>,
    /// Multipliers of the closures [N, N m].
    pub multipliers: Vec<Twist<T>>,
    /// Motor forces [N, N m].
    pub motors: Vec<f64>,
    /// They are given: at rest, or of an imposed motion.
    pub given: bool,
    /// Admissible twists of all nodes.
    pub twists: Vec<Twist<T>>,
    /// First derivatives of the poses, and second ones while the joint rates keep still.
    rate: Vec<Pose<D>>,
    still: Vec<Pose<D>>,
    bias: Vec<Twist<T>>,
    /// Right-hand side on the bodies, and change of the twists.
    applied: Vec<Twist<T>>,
    pub(super) change: Vec<Twist<T>>,
}

impl<const D: usize, const T: usize> Carried for NodeForces<D, T> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.transmitted, self.multipliers, self.motors, self.given, self.twists);
    }
}

impl<const D: usize, const T: usize> NodeForces<D, T> {
    pub(super) fn new(n: usize, nodes: usize, closures: usize, motors: usize) -> Self {
        let zero = Twist::<T>::zeros();
        let none = Pose {
            x: SVector::zeros(),
            r: SMatrix::zeros(),
        };
        Self {
            transmitted: vec![zero; n],
            multipliers: vec![zero; closures],
            motors: vec![0.0; motors],
            given: false,
            twists: vec![zero; nodes],
            rate: vec![none; nodes],
            still: vec![none; nodes],
            bias: vec![zero; nodes],
            applied: vec![zero; nodes],
            change: vec![zero; nodes],
        }
    }
}

/// The time just before `t`, as far as round-off can tell.
pub(crate) fn before(t: f64) -> f64 {
    t - 8.0 * f64::EPSILON * t.abs()
}

fn parts<const D: usize, const A: usize, const T: usize>(
    t: &Twist<T>,
) -> (SVector<f64, D>, SVector<f64, A>) {
    let v = SVector::from_fn(|i, _| t[i]);
    (v, SVector::from_fn(|i, _| t[D + i]))
}

fn joined<const D: usize, const A: usize, const T: usize>(
    v: &SVector<f64, D>,
    w: &SVector<f64, A>,
) -> Twist<T> {
    Twist::from_fn(|i, _| if i < D { v[i] } else { w[i - D] })
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// The time at which rates of given motions are read: at a kink those before it, at the start those after it.
    pub(crate) fn rate_time(&self) -> f64 {
        let t = self.state.time;
        match self.counters.steps {
            0 => t,
            _ => before(t),
        }
    }

    /// Velocities of the driven points at the node.
    pub(super) fn set_anchor_twists(&mut self) {
        let time = self.rate_time();
        for k in self.mech.n() + 1..self.mech.n_nodes() {
            let v = self.mech.anchor_rate(k, time, 1);
            self.node.twists[k] = joined(&v, &SVector::<f64, A>::zeros());
        }
    }

    /// Part that driven points have in the rate of something with these wrenches on two nodes.
    pub(super) fn anchor_part(&self, nodes: &[usize], g: &[Twist<T>]) -> f64 {
        let moved = nodes.iter().copied().zip(g);
        let moved = moved.filter(|(node, _)| *node > self.mech.n());
        moved.map(|(node, g)| g.dot(&self.node.twists[node])).sum()
    }

    /// Constraint and motor forces at the node; right after [`Self::velocities`], which has factorised the mass matrix.
    pub fn assemble_node_forces(&mut self) {
        let motors = match self.servos.deep {
            true => Motors::Known,
            false => Motors::Solved,
        };
        if !self.node.given {
            self.solve_node(motors);
        }
    }

    /// The same with motors of choice.
    pub(crate) fn solve_node(&mut self, motors: Motors) {
        self.solve_accelerations(motors, None, None);
        // what the bodies beyond a joint still lack is what the joint transmits
        self.assemble_node_rows();
        for (to, from) in self.node.transmitted.iter_mut().zip(&self.transmitted) {
            *to = -from;
        }
        self.distribute_node();
    }

    /// Changes of the twists and multipliers, under forces on the joint rates too, if there are any; and the accelerations of the joint
    /// rates, if somebody asks for them.
    pub(super) fn solve_accelerations(
        &mut self,
        motors: Motors,
        forces: Option<&[Twist<T>]>,
        mut accelerations: Option<&mut [Twist<T>]>,
    ) {
        self.set_node_rates();
        self.set_node_applied();
        let (n, m) = (self.mech.n(), self.mech.servos.len());
        self.node.change.fill(Twist::zeros());
        self.node.multipliers.fill(Twist::zeros());
        for k in 0..m {
            self.node.motors[k] = match motors {
                Motors::Known => self.motor_force(k),
                _ => 0.0,
            };
        }
        let solved = motors == Motors::Solved && m > 0;
        if m > 0 {
            self.respond_to_motors(solved);
        }
        let bordered = solved || !self.mech.closures.is_empty();
        let rounds = if bordered { ROUNDS } else { 1 };
        for round in 0..rounds {
            self.assemble_node_rows();
            for (row, force) in self.rates.iter_mut().zip(forces.unwrap_or_default()) {
                *row += force;
            }
            self.elimination.solve(
                one_node(&mut self.rates),
                one_node(&mut self.closure_rhs),
                one_node(&mut self.twists),
            );
            if solved {
                self.add_motor_accelerations();
            }
            if let Some(sum) = &mut accelerations {
                for (sum, rate) in sum.iter_mut().zip(&self.rates) {
                    *sum = if round == 0 { *rate } else { *sum + rate };
                }
            }
            for i in 0..n {
                self.node.change[i] += self.twists[i];
            }
            for (l, d) in self.node.multipliers.iter_mut().zip(&self.closure_rhs) {
                *l += d;
            }
        }
    }

    /// Derivatives of all poses along the motion, while the joint rates keep still.
    pub(super) fn set_node_rates(&mut self) {
        let n = self.mech.n();
        let time = self.rate_time();
        let node = &mut self.node;
        for k in n + 1..self.mech.n_nodes() {
            let a = self.mech.anchor_rate(k, time, 2);
            node.bias[k] = joined(&a, &SVector::<f64, A>::zeros());
            node.rate[k].x = parts::<D, A, T>(&node.twists[k]).0;
            node.still[k].x = a;
        }
        for i in 0..n {
            let link = &self.mech.links[i];
            let (v, w) = parts::<D, A, T>(&node.twists[i]);
            let (vp, wp) = parts::<D, A, T>(&node.twists[link.parent]);
            let (bp, tp) = parts::<D, A, T>(&node.bias[link.parent]);
            let levers = &self.elimination.levers[i].test[0];
            let (mut b, mut turn) = (SVector::zeros(), SVector::zeros());
            if !link.freedom.absolute_position() {
                let (l, r2) = (&levers.lever, &levers.r2);
                let slide = v + S::rate(&w, r2) - vp - S::rate(&wp, l);
                if !link.freedom.absolute_rotation() {
                    let relative = w - wp;
                    turn = tp + S::ad(&wp) * relative;
                    if link.freedom.crosses() {
                        // the second axis turns with the child
                        let motion = &self.elimination.motions[i].test[0];
                        let e = SVector::<f64, A>::from_fn(|k, _| motion[(D + k, 1)]);
                        let second = e * e.dot(&relative);
                        turn += S::ad(&(relative - second)) * second;
                    }
                }
                let mut bent = SVector::zeros();
                if link.freedom.follows_path() {
                    // its motion bends with the square of the rate
                    let motion = &self.elimination.motions[i].test[0];
                    let (slides, axes) = (motion.fixed_rows::<D>(0), motion.fixed_rows::<A>(D));
                    let axis = axes.column(0).into_owned();
                    let rate = axis.dot(&(w - wp)) / axis.norm_squared();
                    turn += axes.column(1) * (rate * rate);
                    bent = slides.column(1) * (rate * rate);
                }
                b = bp + bent + S::rate(&tp, l) + S::rate(&wp, &(S::rate(&wp, l) + slide * 2.0))
                    - S::rate(&turn, r2)
                    - S::rate(&w, &S::rate(&w, r2));
            }
            node.bias[i] = joined(&b, &turn);
            let q = &self.state.q[i];
            let rate = rate_of::<S, D, A, T>(&q.r, &node.twists[i]);
            (node.rate[i].x, node.rate[i].r) = (rate.linear, rate.director);
            node.still[i].x = b;
            for k in 0..D {
                let (d, rate) = (q.r.column(k).into_owned(), rate.director.column(k));
                let second = S::rate(&turn, &d) + S::rate(&w, &rate.into_owned());
                node.still[i].r.set_column(k, &second);
            }
        }
    }

    /// Forces on the bodies without those of constraints and motors, minus the inertia of accelerations with still joint rates.
    pub(super) fn set_node_applied(&mut self) {
        let mut out = std::mem::take(&mut self.node.applied);
        let mut scratch = std::mem::take(&mut self.scratch);
        let q = &self.state.q;
        let view = StepView {
            q0: q,
            q1: q,
            q_mid: q,
            test: q,
            gradient: Gradient::Exact,
            rates: Some((&self.node.twists, 0.0)),
            stands: true,
            ..self.view(1.0)
        };
        out.fill(Twist::zeros());
        add_forces(&self.mech, &view, 0.0, 1.0, &mut scratch, &mut out);
        out.iter_mut().for_each(|w| *w = -*w);
        self.add_controls(&mut out);
        for (i, body) in self.mech.bodies.iter().enumerate() {
            let (q, still) = (&self.state.q[i], &self.node.still[i]);
            let mut m = SVector::<f64, A>::zeros();
            for k in 0..D {
                let second = still.r.column(k) * body.euler[k];
                m += S::cross(&q.r.column(k).into_owned(), &second);
            }
            out[i] -= joined::<D, A, T>(&(still.x * body.mass), &m);
        }
        self.node.applied = out;
        self.scratch = scratch;
    }

    /// What is left of the equations: rows of the joint rates in `rates`, of the closures in `closure_rhs`; and what is
    /// transmitted, with the other sign.
    pub(super) fn assemble_node_rows(&mut self) {
        let (n, q, node) = (self.mech.n(), &self.state.q, &self.node);
        self.wrench.copy_from_slice(&node.applied);
        for i in 0..n {
            let mass = mass_block::<S, D, A, T>(&self.mech.bodies[i], &q[i].r);
            self.wrench[i] -= mass * node.change[i];
        }
        for (c, closure) in self.mech.closures.iter().enumerate() {
            for (r, row) in closure.rows.iter().enumerate() {
                let g = row.gradient(q, q, None);
                let mut open = -row.second_rate(q, &node.rate, &node.still);
                for (g, &b) in g.iter().zip(closure.nodes.iter()) {
                    self.wrench[b] -= g * node.multipliers[c][r];
                    if b < n {
                        open -= g.dot(&node.change[b]);
                    }
                }
                self.closure_rhs[c][r] = open;
            }
        }
        for (k, servo) in self.mech.servos.iter().enumerate() {
            let g = servo.input.gradient(q);
            for (node, g) in servo.input.nodes().into_iter().zip(&g) {
                self.wrench[node] += g * self.node.motors[k];
            }
        }
        let links = &self.mech.links;
        self.elimination.test(
            |i| links[i].parent,
            one_node(&mut self.wrench),
            one_node(&mut self.transmitted),
            one_node(&mut self.rates),
        );
    }

    /// Acceleration of the coordinate of servo `k`.
    pub(crate) fn servo_acceleration(&self, k: usize) -> f64 {
        let (output, node) = (&self.mech.servos[k].output, &self.node);
        let q = &self.state.q;
        output.second_rate(q, &node.rate, &node.still) + output.rate(q, &node.change)
    }

    /// Accelerations of position and directors of body `i`.
    pub(crate) fn director_acceleration(&self, i: usize) -> Momentum<D> {
        let change = rate_of::<S, D, A, T>(&self.state.q[i].r, &self.node.change[i]);
        let still = &self.node.still[i];
        Momentum {
            linear: change.linear + still.x,
            director: change.director + still.r,
        }
    }
}

#[cfg(test)]
mod tests;
