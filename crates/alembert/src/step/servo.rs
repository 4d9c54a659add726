//! Control (servo) constraints in a step: b(q_{n+1}) = γ(t_{n+1}), kept by motors along given coordinates.
//!
//! # What it is
//! Motor forces u are unknowns beside the joint rates. They act along the derivative of their own coordinates, which need not be
//! the prescribed ones, so the system is not symmetric and its blocks do not lie on the tree: it is bordered.
//!
//! # Equations
//! With the Newton matrix K of the step (tree and closures), force directions C at q_τ and rows R = ∂b at q_{n+1}:
//! ```text
//! [ K  -C ] [Δx]   [ r         ]          Δx = K⁻¹ r + K⁻¹ C Δu
//! [ R   0 ] [Δu] = [ γ - b     ]     ⇒    (R K⁻¹ C) Δu = γ - b - R K⁻¹ r                                    (T-SRV-2)
//! ```
//! K⁻¹ C is found once per factorisation, one solution along the tree for each motor; the coupling R K⁻¹ C is small and dense.
//! Where motors act: at q_n in variational schemes, like constraint forces, with the whole of h; over the step with the
//! discrete derivative (T-ELM-4) in the energy-momentum scheme, so that a motor does the work u (y₁ - y₀) exactly; at q_{n+1} in
//! generalised-alpha.
//!
//! # Reference
//! Uhlar and Betsch 2009, section 5 (eq. 28); Blajer and Kolodziejczyk 2004 (realisations of servo constraints).
//!
//! # Departures from the reference
//! In eq. (27) the same B is Jacobian and input matrix; their own example needs two, and has two here.

use super::{Cause, Stepper, Twist};
use crate::checkpoint::{Bag, Carried, carry};
use crate::elements::Over;
use crate::reduction::dense::Dense;
use crate::reduction::elimination::{Elimination, one_node};
use crate::system::invariant::PairBlocks;
use crate::system::mechanism::{Mechanism, Servo};
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::SVector;

/// Pivots of the coupling below this, relative to the largest, count as zero.
const SINGULAR: f64 = 1e-13;

/// State and scratch memory of the servos of a stepper.
#[derive(Clone, Debug)]
pub struct Servos<const T: usize> {
    /// Motor forces of the last step, in residual scaling.
    pub(crate) input: Vec<f64>,
    /// Motor forces at the start of the run [N, N m].
    pub(crate) initial: Vec<f64>,
    /// Motors act only through the motion of other bodies: their forces do not follow from the state of a node.
    pub(crate) deep: bool,
    /// Full turns between the coordinate and its motion [rad].
    pub(crate) offset: Vec<f64>,
    /// Ways of the motor coordinates, and motor forces [N, N m], in the step before the last.
    before: Vec<[f64; 2]>,
    /// Directions of the motor forces, wrenches on the two nodes.
    force: Vec<[Twist<T>; 2]>,
    wrench: Vec<Twist<T>>,
    transmitted: Vec<Twist<T>>,
    /// Response K⁻¹ C: rates, closures and twists for each motor.
    rates: Vec<Vec<Twist<T>>>,
    closures: Vec<Vec<Twist<T>>>,
    twists: Vec<Vec<Twist<T>>>,
    coupling: Dense,
    change: Vec<f64>,
    /// Largest violation of a servo constraint in the last iteration, and which.
    pub(super) worst: (f64, usize),
}

impl<const T: usize> Carried for Servos<T> {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.input, self.initial, self.deep, self.offset, self.before);
    }
}

impl<const T: usize> Servos<T> {
    pub(super) fn new<S: Space<D, A, T>, const D: usize, const A: usize>(
        mech: &Mechanism<S, D, A, T>,
        q: &[Pose<D>],
        coords: &[[f64; T]],
        angles: &[f64],
    ) -> Self {
        let (m, n, nc) = (mech.servos.len(), mech.n(), mech.closures.len());
        let zero = Twist::<T>::zeros();
        let turn = std::f64::consts::TAU;
        let offset = |s: &Servo<S, D, A, T>| match s.output.coordinate {
            crate::elements::Coordinate::Angle => {
                let now = mech.measure(&s.output, q, coords, angles);
                turn * ((now - s.motion.eval(0.0)) / turn).round()
            }
            _ => 0.0,
        };
        Self {
            input: vec![0.0; m],
            initial: vec![0.0; m],
            deep: false,
            offset: mech.servos.iter().map(offset).collect(),
            before: vec![[0.0; 2]; m],
            force: vec![[zero; 2]; m],
            wrench: vec![zero; if m > 0 { mech.n_nodes() } else { 0 }],
            transmitted: vec![zero; if m > 0 { n } else { 0 }],
            rates: vec![vec![zero; n]; m],
            closures: vec![vec![zero; nc]; m],
            twists: vec![vec![zero; n]; m],
            coupling: Dense::new(m),
            change: vec![0.0; m],
            worst: (0.0, 0),
        }
    }

    /// Responses of the factorised system to a unit force along each direction in `force`.
    fn respond<S: Space<D, A, T>, const D: usize, const A: usize>(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        ends: impl Fn(&Servo<S, D, A, T>) -> [usize; 2],
        elimination: &mut Elimination<S, D, A, T>,
    ) {
        for (j, servo) in mech.servos.iter().enumerate() {
            self.wrench.fill(Twist::zeros());
            for (node, g) in ends(servo).into_iter().zip(&self.force[j]) {
                self.wrench[node] += g;
            }
            elimination.test(
                |i| mech.links[i].parent,
                one_node(&mut self.wrench),
                one_node(&mut self.transmitted),
                one_node(&mut self.rates[j]),
            );
            self.closures[j].fill(Twist::zeros());
            elimination.solve(
                one_node(&mut self.rates[j]),
                one_node(&mut self.closures[j]),
                one_node(&mut self.twists[j]),
            );
        }
    }

    /// Factorises the coupling R K⁻¹ C with rows at `q`.
    fn couple<S: Space<D, A, T>, const D: usize, const A: usize>(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        q: &[Pose<D>],
    ) {
        let m = mech.servos.len();
        for (i, servo) in mech.servos.iter().enumerate() {
            for j in 0..m {
                self.coupling.a[i * m + j] = servo.output.rate(q, &self.twists[j]);
            }
        }
        self.coupling.factor(SINGULAR);
    }

    /// Adds the responses times `change` to a solution of the system without motors.
    fn add_responses(
        &self,
        rates: &mut [Twist<T>],
        closures: &mut [Twist<T>],
        twists: &mut [Twist<T>],
    ) {
        for (j, u) in self.change.iter().enumerate() {
            for (to, from) in [
                (&mut *rates, &self.rates[j]),
                (&mut *closures, &self.closures[j]),
                (&mut *twists, &self.twists[j]),
            ] {
                for (to, from) in to.iter_mut().zip(from) {
                    to.axpy(*u, from, 1.0);
                }
            }
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Motor coordinate `k` over the candidate step.
    fn motor_over(&self, k: usize) -> Over {
        let m = &self.mech.servos[k].input;
        let phase = self
            .mech
            .angle(m.source, &self.state.coords, &self.state.angles);
        m.over(&self.state.q, &self.q1, phase)
    }

    /// Directions of the motor forces at the test configuration.
    pub(super) fn set_motor_forces(&mut self) {
        for k in 0..self.mech.servos.len() {
            let input = &self.mech.servos[k].input;
            let force = if self.table.test == 0.5 {
                input.combine(&self.motor_over(k).slope, &self.q_mid)
            } else {
                input.gradient(self.test_configuration())
            };
            self.servos.force[k] = force;
        }
    }

    /// Nodes of motor `k`, and its unit force by position and directors, at the test configuration.
    pub(super) fn motor_gradient(&self, k: usize) -> ([usize; 2], [Pose<D>; 2]) {
        let input = &self.mech.servos[k].input;
        let test = self.test_configuration();
        let slope = if self.table.test == 0.5 {
            self.motor_over(k).slope
        } else {
            input.slope(test)
        };
        (input.nodes(), input.combine_directors(&slope, test))
    }

    /// How far the end of the step is from the motion of servo `k`; the largest is kept.
    pub(super) fn servo_gap(&mut self, k: usize, h: f64) -> f64 {
        let servo = &self.mech.servos[k];
        let (coords, angles) = (&self.state.coords, &self.state.angles);
        let value = self.mech.measure(&servo.output, &self.q1, coords, angles);
        let gap = servo.motion.eval(self.state.time + h) + self.servos.offset[k] - value;
        if k == 0 || gap.abs() >= self.servos.worst.0 || gap.is_nan() {
            self.servos.worst = (gap.abs(), k);
        }
        gap
    }

    /// Wrenches of the motors in the residual.
    pub(super) fn add_motor_wrenches(&mut self) {
        if self.table.test != 0.0 {
            self.set_motor_forces();
        }
        for (k, servo) in self.mech.servos.iter().enumerate() {
            let u = self.servos.input[k];
            for (node, g) in servo.input.nodes().into_iter().zip(&self.servos.force[k]) {
                self.wrench[node] -= g * u;
            }
        }
    }

    /// Derivative of the motor wrenches by motions of the end of the step.
    pub(super) fn motor_blocks(&self, k: usize) -> PairBlocks<T> {
        let mut blocks = PairBlocks::zero();
        let input = &self.mech.servos[k].input;
        let (u, tau) = (-self.servos.input[k], self.table.test);
        let test = self.test_configuration();
        let (slope, bend) = if tau == 0.5 {
            let over = self.motor_over(k);
            (over.slope, over.bend)
        } else {
            (input.slope(test), input.bend(test))
        };
        for (i, inv) in input.invariants.iter().enumerate() {
            let row = inv.gradient(test, test);
            for (j, other) in input.invariants.iter().enumerate() {
                let col = other.gradient(&self.q1, &self.q1);
                blocks.add_dyad(u * bend[i][j], &row, &col);
            }
            inv.add_second(&mut blocks, u * slope[i], tau, tau, test, test, &self.q1);
        }
        blocks
    }

    /// Responses to the motors with the Newton matrix just factorised.
    pub(super) fn factor_servos(&mut self) {
        if !self.mech.servos.is_empty() {
            self.servos
                .respond(&self.mech, |s| s.input.nodes(), &mut self.elimination);
        }
    }

    /// Completes the increment in `rates`, `closure_rhs` and `twists` so that it meets the servo constraints: T-SRV-2.
    pub(super) fn solve_servos(&mut self, h: f64) {
        if self.mech.servos.is_empty() {
            return;
        }
        self.servos.couple(&self.mech, &self.q1);
        for k in 0..self.mech.servos.len() {
            let gap = self.servo_gap(k, h);
            let output = &self.mech.servos[k].output;
            self.servos.change[k] = gap - output.rate(&self.q1, &self.twists);
        }
        let servos = &mut self.servos;
        servos.coupling.solve(&mut servos.change);
        for (u, du) in servos.input.iter_mut().zip(&servos.change) {
            *u += du;
        }
        servos.add_responses(&mut self.rates, &mut self.closure_rhs, &mut self.twists);
    }

    /// Whether the motors do not reach all servo coordinates at once.
    pub(crate) fn motors_lack_effect(&self) -> bool {
        self.singular_servo().is_some()
    }

    /// The servo whose motor has lost its effect in the last iteration, if any.
    pub(super) fn singular_servo(&self) -> Option<usize> {
        let m = self.mech.servos.len();
        (m > 0 && self.servos.coupling.rank() < m).then(|| {
            self.servos
                .coupling
                .dependent_row()
                .unwrap_or(self.servos.worst.1)
        })
    }

    /// The cause of a failure when a servo constraint is still open.
    pub(super) fn open_servo(&self) -> Option<Cause> {
        let (gap, worst) = self.servos.worst;
        let singular = self.singular_servo();
        let open = gap.is_nan() || gap > 1e-8 * self.mech.length;
        (singular.is_some() || (!self.mech.servos.is_empty() && open))
            .then(|| Cause::Servo(singular.unwrap_or(worst), gap))
    }

    /// Makes velocities (momenta projected by `factor_mass`) follow the motions: `along` the motors, or else with the least
    /// change of kinetic energy. Returns whether that is possible.
    pub(super) fn project_servos(&mut self, along: bool) -> bool {
        if self.mech.servos.is_empty() || (along && self.servos.deep) {
            return true;
        }
        let q = &self.state.q;
        for (k, servo) in self.mech.servos.iter().enumerate() {
            let m = if along { &servo.input } else { &servo.output };
            self.servos.force[k] = m.gradient(q);
        }
        let ends = |s: &Servo<S, D, A, T>| {
            if along {
                s.input.nodes()
            } else {
                s.output.nodes()
            }
        };
        self.servos.respond(&self.mech, ends, &mut self.elimination);
        self.servos.couple(&self.mech, &self.state.q);
        let (time, q) = (self.rate_time(), &self.state.q);
        for (k, servo) in self.mech.servos.iter().enumerate() {
            let (output, wanted) = (&servo.output, servo.motion.derivative(time, 1));
            let driven = self.anchor_part(&output.nodes(), &output.gradient(q));
            self.servos.change[k] = wanted - driven - output.rate(q, &self.twists);
        }
        let servos = &mut self.servos;
        servos.coupling.solve(&mut servos.change);
        servos.add_responses(&mut self.rates, &mut self.closure_rhs, &mut self.twists);
        servos.coupling.rank() == self.mech.servos.len()
    }

    /// Responses of the mechanism at the node to unit forces of the motors, and their coupling; the mass matrix is factorised.
    pub(super) fn respond_to_motors(&mut self, coupled: bool) {
        for (k, servo) in self.mech.servos.iter().enumerate() {
            self.servos.force[k] = servo.input.gradient(&self.state.q);
        }
        if coupled {
            let servos = &mut self.servos;
            servos.respond(&self.mech, |s| s.input.nodes(), &mut self.elimination);
            servos.couple(&self.mech, &self.state.q);
        }
    }

    /// Completes accelerations in `rates`, `closure_rhs` and `twists`, found beside those of the node, so that the servo coordinates
    /// have those of their motions; the motor forces of the node change with them.
    pub(super) fn add_motor_accelerations(&mut self) {
        let time = self.rate_time();
        for k in 0..self.mech.servos.len() {
            let servo = &self.mech.servos[k];
            let more = servo.output.rate(&self.state.q, &self.twists);
            self.servos.change[k] =
                servo.motion.derivative(time, 2) - self.servo_acceleration(k) - more;
        }
        let servos = &mut self.servos;
        servos.coupling.solve(&mut servos.change);
        for (u, du) in self.node.motors.iter_mut().zip(&servos.change) {
            *u += du;
        }
        servos.add_responses(&mut self.rates, &mut self.closure_rhs, &mut self.twists);
    }

    /// Motor forces of the last step [N, N m]; before the first step those of the start.
    pub fn motor_force(&self, k: usize) -> f64 {
        if self.accepted_h == 0.0 {
            self.servos.initial[k]
        } else {
            self.servos.input[k] * self.reaction_scale()
        }
    }

    /// Distance of a servo coordinate from its motion at the last node.
    pub fn servo_error(&self, k: usize) -> f64 {
        let (servo, state) = (&self.mech.servos[k], &self.state);
        let value = self
            .mech
            .measure(&servo.output, &state.q, &state.coords, &state.angles);
        value - servo.motion.eval(state.time) - self.servos.offset[k]
    }

    /// Work of the motors over the candidate step [J].
    pub(super) fn motor_work(&mut self, h: f64) -> f64 {
        let first = self.accepted_h == 0.0;
        let scale = self.reaction_scale_of(h);
        let mut work = 0.0;
        for k in 0..self.mech.servos.len() {
            let over = self.motor_over(k);
            let way = over.y1 - over.y0;
            let u = self.servos.input[k] * scale;
            let [way_before, u_before] = self.servos.before[k];
            work += match self.table.test {
                0.5 => u * way,
                // at the end of the step: trapezoidal rule
                1.0 if first => 0.5 * (self.servos.initial[k] + u) * way,
                1.0 => 0.5 * (u_before + u) * way,
                // at its start: half of the ways on both sides of the node, the next force taken to be this one
                _ if first => u * way,
                _ => u * way + 0.5 * (u - u_before) * way_before,
            };
            self.servos.before[k] = [way, u];
        }
        work
    }

    /// Rates of the servo coordinates and their motions differ by this much at most [m/s, rad/s].
    pub(super) fn servo_rate_violation(&self, twists: &[SVector<f64, T>]) -> f64 {
        let (servos, time) = (self.mech.servos.iter(), self.rate_time());
        let gap = |s: &Servo<S, D, A, T>| {
            s.output.rate(&self.state.q, twists) - s.motion.derivative(time, 1)
        };
        servos.map(|s| gap(s).abs()).fold(0.0, f64::max)
    }
}
