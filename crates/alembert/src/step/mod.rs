//! One time step of a scheme: residual, Newton iteration, acceptance.
//!
//! The [`Stepper`] owns the mechanism, the state at the last node and all scratch memory; a step allocates nothing.
//! The residual (`forces.rs`, T-SCH-1) is shared by both formulations: `null_space.rs` tests it with the null space matrix,
//! `multipliers.rs` completes it with constraint forces in director coordinates. Schemes with other paths than straight lines, or
//! with inner time nodes, have their own residual in `galerkin/`.

mod accelerate;
mod accept;
mod carry;
mod controls;
mod distribute;
pub(crate) mod forces;
mod formulation;
mod galerkin;
mod generalized;
mod impose;
mod momentum;
mod multipliers;
mod newton;
pub(crate) mod node;
mod null_space;
mod passage;
pub(crate) mod plan;
mod predictor;
mod rest;
mod servo;
mod sparse;
#[cfg(test)]
mod tests;
pub(crate) mod velocity;
mod work;

pub use accelerate::Power;
pub(crate) use controls::{Control, UnitForce};
pub use formulation::Formulation;
pub(crate) use generalized::Generalized;
pub(crate) use impose::Input;
pub use momentum::Momentum;
pub use multipliers::Saddle;
pub use servo::Servos;
pub use velocity::Velocities;

use self::plan::{floating_roots, plan_with_motions};
use crate::elements::{Coefficients, Fault};
use crate::multirate::Multirate;
use crate::reduction::elimination::Elimination;
use crate::schemes::Table;
use crate::system::link::JointVectors;
use crate::system::mechanism::Mechanism;
use crate::system::pose::{Configuration, Pose};
use crate::system::row::{ENDS, EndWrenches};
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// Twist or wrench.
pub type Twist<const T: usize> = SVector<f64, T>;

/// Rates of the generalised-alpha scheme, in director coordinates.
#[derive(Clone, Debug)]
pub(crate) struct AlphaState<const D: usize> {
    pub v: Vec<Momentum<D>>,
    pub a: Vec<Momentum<D>>,
    pub acceleration: Vec<Momentum<D>>,
}

/// Totals kept along the run, for the ledger.
#[derive(Clone, Copy, Debug)]
pub struct Totals<const T: usize> {
    /// Work of applied loads, drives and driven anchors [J].
    pub work: f64,
    /// Dissipated energy [J].
    pub dissipated: f64,
    /// Impulse of gravity, force elements and loads: linear, and angular about the origin.
    pub impulse: Twist<T>,
}

/// State at a time node.
#[derive(Clone, Debug)]
pub struct State<const D: usize, const T: usize> {
    /// Time [s].
    pub time: f64,
    /// Poses of all nodes.
    pub q: Configuration<D>,
    /// Tree joint coordinates.
    pub coords: Vec<[f64; T]>,
    /// Followed angles [rad].
    pub angles: Vec<f64>,
    /// Internal variables of the force elements.
    pub memory: Vec<f64>,
    /// Director momenta (before projection).
    pub p: Vec<Momentum<D>>,
    /// Impulses of the last half step, as wrenches at this node.
    pub carry: Vec<Twist<T>>,
    /// Ledger totals.
    pub totals: Totals<T>,
}

/// Newton settings.
#[derive(Clone, Copy, Debug)]
pub struct Newton {
    /// Largest estimated error of the increments (rad, or relative to the characteristic length).
    pub tolerance: f64,
    /// Largest number of iterations.
    pub max_iterations: u32,
}

impl Default for Newton {
    fn default() -> Self {
        Self {
            tolerance: 1e-14,
            max_iterations: 30,
        }
    }
}

/// Why a step did not converge.
#[derive(Clone, Copy, Debug)]
pub struct StepFailure {
    /// Moving body (tree order) whose joint has the largest residual.
    pub body: usize,
    /// The joint of the model that closes a loop there, if it is one.
    pub closure: Option<usize>,
    /// Size of the last increment there.
    pub residual: f64,
    /// Iterations spent.
    pub iterations: u32,
    /// What went wrong.
    pub cause: Cause,
}

/// What went wrong in a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cause {
    /// Newton did not converge.
    Diverged,
    /// A matrix was singular.
    Singular,
    /// A body turned further than a step can resolve, by this angle [rad].
    Turned(f64),
    /// A servo constraint cannot be met; it is off by this much [m, rad].
    Servo(usize, f64),
    /// An attraction passes its centre: force of the model, least distance and way of the step [m].
    Passed(usize, f64, f64),
}

/// Default of the largest turn of a body in one (sub)step [rad]. Averaged directors shrink with the turn and vanish at half a
/// turn, where the discrete equations have spurious solutions; a step that turns further is divided.
pub const MAX_TURN: f64 = 0.4;

/// Counters over the run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counters {
    /// Accepted steps.
    pub steps: u64,
    /// Newton iterations.
    pub iterations: u64,
    /// Factorisations.
    pub factorizations: u64,
    /// Evaluations of the Jacobian (multirate scheme).
    pub jacobians: u64,
    /// Linear systems solved (multirate scheme).
    pub solves: u64,
    /// Evaluations of force elements (multirate scheme).
    pub evaluations: u64,
    /// Steps that had to be divided.
    pub divided: u64,
}

/// The stepper; see the module documentation.
#[derive(Debug)]
pub struct Stepper<S, const D: usize, const A: usize, const T: usize> {
    /// The mechanism.
    pub mech: Mechanism<S, D, A, T>,
    /// The scheme.
    pub table: Table,
    /// Newton settings.
    pub newton: Newton,
    /// State at the last accepted node.
    pub state: State<D, T>,
    /// Counters.
    pub counters: Counters,
    /// Iterations of the last step.
    pub last_iterations: u32,
    pub(crate) alpha: Option<AlphaState<D>>,
    saddle: Option<Box<Saddle<S, D, A, T>>>,
    galerkin: Option<galerkin::Engine<S, D, A, T>>,
    /// Reactions of least norm, where closures are redundant.
    distribution: Option<Box<distribute::Distribution<S, D, A, T>>>,
    /// Largest turn of a body in one (sub)step [rad].
    pub max_turn: f64,
    /// Motors of the servo constraints.
    pub(crate) servos: Servos<T>,
    /// The engine of the multirate scheme, if that is the scheme.
    pub multirate: Option<Box<Multirate<S, D, A, T>>>,
    /// A force element that the last step left where it cannot be followed, by its index in the model, and why.
    pub fault: Option<(usize, Fault)>,
    /// Velocities of an imposed motion at the node, if the motion is imposed.
    imposed: Option<Vec<Twist<T>>>,
    /// Controlled forces, and the half of their impulse at hand; nothing without controls.
    controls: Vec<Control<S, D, A, T>>,
    kick: Vec<Twist<T>>,
    // candidate end of the step
    pub(crate) q1: Configuration<D>,
    pub(crate) c1: Vec<[f64; T]>,
    q_mid: Configuration<D>,
    p_hat: Vec<Momentum<D>>,
    // joint vectors at the start, the end and for virtual motions
    world_n: JointVectors<D>,
    world_valid: bool,
    world_1: JointVectors<D>,
    world_t: JointVectors<D>,
    // wrenches on all nodes: forces alone, and everything
    force_wrench: Vec<Twist<T>>,
    wrench: Vec<Twist<T>>,
    /// Generalised-alpha: forces on all nodes that drive the driven points, at the node.
    anchor_force: Vec<Twist<T>>,
    /// Forces of constraints and motors at the node.
    pub(crate) node: node::NodeForces<D, T>,
    /// Wrench transmitted by each tree joint at its joint point, in residual scaling.
    pub(crate) joint_wrench: Vec<Twist<T>>,
    /// The same where velocities are projected, of no use to anyone.
    transmitted: Vec<Twist<T>>,
    /// Multipliers of the closures, in residual scaling.
    pub(crate) lambda: Vec<Twist<T>>,
    elimination: Elimination<S, D, A, T>,
    rates: Vec<Twist<T>>,
    closure_rhs: Vec<Twist<T>>,
    twists: Vec<Twist<T>>,
    history: [Vec<Twist<T>>; predictor::KEPT],
    history_len: usize,
    last_h: f64,
    /// Order of the prediction.
    order: usize,
    /// What is known of Newton's convergence, and whether all laws are smooth enough to go by it.
    convergence: newton::Convergence,
    smooth: bool,
    end_twists: Vec<Twist<T>>,
    closure_forces: Vec<EndWrenches<T>>,
    /// Residual rows left over by the last step.
    feedback: Vec<Twist<T>>,
    /// Residual rows of the iteration at hand.
    residual: Vec<Twist<T>>,
    /// Change of position and directors over the step.
    delta: Vec<Momentum<D>>,
    /// Accumulated increments of joints with absolute position or rotation: exact where differences would cancel.
    increments: Vec<Twist<T>>,
    /// Directors at the start of the step, of bodies with absolute rotation.
    start: Vec<SMatrix<f64, D, D>>,
    /// Root of each body whose tree floats freely, with nothing but known impulses from outside; else `usize::MAX`.
    root_of: Vec<usize>,
    /// Whether there is such a tree.
    floats: bool,
    /// Momentum about the origin that each floating tree must have, at the index of its root.
    tracked: Vec<Twist<T>>,
    /// Largest |R' - R|² of the candidate.
    largest_turn: f64,
    /// Largest coordinate of a position, looked up now and then [m].
    extent: f64,
    /// Length of the last accepted (sub)step [s].
    accepted_h: f64,
    /// Work on driven points that is not booked yet [J].
    pending: f64,
    /// Time over which forces at the start of the step act, in steps: half of those on both sides, at the first node half a step.
    sides: f64,
    /// Conservative and dissipative force coefficients of the element at hand.
    scratch: Vec<Coefficients>,
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// A stepper at rest in the given configuration; velocities are set by [`Self::set_velocities`]. Paths that are fitted to
    /// frequencies get them per body, one for each coordinate of the position and one for the directors [rad/s].
    pub fn new(
        mech: Mechanism<S, D, A, T>,
        table: Table,
        formulation: Formulation,
        newton: Newton,
        q: Configuration<D>,
        coords: Vec<[f64; T]>,
        frequencies: &[Twist<T>],
    ) -> Self {
        let (n, nodes, nc) = (mech.n(), mech.n_nodes(), mech.closures.len());
        let zero = Twist::<T>::zeros();
        let roots = floating_roots(&mech);
        let elimination = plan_with_motions(&mech, &table);
        let angles: Vec<f64> = mech.angles.iter().map(|a| a.value(&q)).collect();
        let memory = mech.initial_memory(&q, &coords, &angles);
        let servos = Servos::new(&mech, &q, &coords, &angles);
        let node = node::NodeForces::new(n, nodes, nc, mech.servos.len());
        let state = State {
            time: 0.0,
            q: q.clone(),
            coords: coords.clone(),
            angles,
            memory,
            p: vec![Momentum::zero(); n],
            carry: vec![zero; n],
            totals: Totals {
                work: 0.0,
                dissipated: 0.0,
                impulse: zero,
            },
        };
        let alpha = table.alpha.map(|_| {
            let z = vec![Momentum::zero(); n];
            AlphaState {
                v: z.clone(),
                a: z.clone(),
                acceleration: z,
            }
        });
        let saddle = (formulation == Formulation::Multipliers)
            .then(|| Box::new(Saddle::new(&mech, table.test != 0.0)));
        let galerkin = table
            .path
            .as_ref()
            .map(|path| galerkin::Engine::new(&mech, path, &q, &coords, frequencies));
        let distribution = (mech.redundant > 0).then(|| distribute::Distribution::new(&mech));
        Self {
            table,
            newton,
            counters: Counters::default(),
            last_iterations: 0,
            alpha,
            saddle,
            galerkin,
            distribution,
            max_turn: MAX_TURN,
            servos,
            multirate: None,
            fault: None,
            imposed: None,
            controls: vec![],
            kick: vec![],
            q1: q.clone(),
            c1: coords,
            q_mid: q,
            p_hat: vec![Momentum::zero(); n],
            world_n: JointVectors::new(n),
            world_valid: false,
            world_1: JointVectors::new(n),
            world_t: JointVectors::new(n),
            force_wrench: vec![zero; nodes],
            wrench: vec![zero; nodes],
            anchor_force: vec![zero; nodes],
            node,
            joint_wrench: vec![zero; n],
            lambda: vec![zero; nc],
            elimination,
            rates: vec![zero; n],
            closure_rhs: vec![zero; nc],
            twists: vec![zero; n],
            history: std::array::from_fn(|_| vec![zero; n]),
            history_len: 0,
            last_h: 0.0,
            order: predictor::USUAL,
            convergence: newton::Convergence::unknown(),
            smooth: mech.is_smooth(),
            residual: vec![zero; n],
            end_twists: vec![zero; nodes],
            closure_forces: vec![[zero; ENDS]; mech.closures.iter().map(|c| c.rows.len()).sum()],
            feedback: vec![zero; n],
            delta: vec![Momentum::zero(); n],
            increments: vec![zero; n],
            start: vec![SMatrix::identity(); n],
            floats: roots.iter().any(|r| *r != usize::MAX),
            root_of: roots,
            tracked: vec![zero; n],
            largest_turn: 0.0,
            extent: 0.0,
            accepted_h: 0.0,
            pending: 0.0,
            sides: 0.5,
            transmitted: vec![zero; n],
            scratch: vec![Coefficients::default(); 2],
            state,
            mech,
        }
    }

    /// Which formulation is used.
    pub fn formulation(&self) -> Formulation {
        if self.saddle.is_some() || self.multirate.is_some() {
            Formulation::Multipliers
        } else {
            Formulation::NullSpace
        }
    }

    /// Advances by `h`; on failure the state is unchanged.
    pub fn step(&mut self, h: f64) -> Result<(), StepFailure> {
        if let Some(mut engine) = self.multirate.take() {
            let result = self.multirate_step(&mut engine, h);
            self.multirate = Some(engine);
            return result;
        }
        self.prepare(h);
        let iterations = self.solve(h)?;
        self.last_iterations = iterations;
        self.counters.iterations += u64::from(iterations);
        self.counters.steps += 1;
        self.accept(h);
        Ok(())
    }

    /// Finds the end of the step in the formulation of the run.
    fn solve(&mut self, h: f64) -> Result<u32, StepFailure> {
        if let Some(mut engine) = self.galerkin.take() {
            let result = engine.solve(self, h);
            self.galerkin = Some(engine);
            return result;
        }
        let iterations = match self.saddle.take() {
            None => self.solve_null_space(h)?,
            Some(mut saddle) => {
                let result = saddle.solve(self, h);
                self.saddle = Some(saddle);
                result?
            }
        };
        self.check_turns(iterations)?;
        self.check_passages(iterations)?;
        Ok(iterations)
    }

    /// Momentum known at the start of the step: p_n, or its combination for generalised-alpha.
    #[inline]
    fn known_momentum(&self, i: usize) -> &Momentum<D> {
        if self.alpha.is_some() {
            &self.p_hat[i]
        } else {
            &self.state.p[i]
        }
    }

    /// Refuses a step in which a body turns too far for averages of its directors.
    fn check_turns(&self, iterations: u32) -> Result<(), StepFailure> {
        // half a turn is the largest there is
        if self.max_turn >= std::f64::consts::PI {
            return Ok(());
        }
        // |R' - R|² = 4 (1 - cos), in space and in the plane
        let limit = 4.0 * (1.0 - self.max_turn.cos());
        if self.largest_turn <= limit {
            return Ok(());
        }
        for i in 0..self.mech.n() {
            let square = self.delta[i].director.norm_squared();
            if square > limit || square.is_nan() {
                let turn = (1.0 - 0.25 * square).clamp(-1.0, 1.0).acos();
                return Err(StepFailure {
                    body: i,
                    closure: None,
                    residual: turn,
                    iterations,
                    cause: Cause::Turned(turn),
                });
            }
        }
        Ok(())
    }

    /// Newton tolerance, and the size below which increments that no longer shrink are round-off; both with the
    /// round-off of positions far from the origin.
    pub(crate) fn tolerances(&self) -> (f64, f64) {
        let position = f64::EPSILON * self.extent / self.mech.length;
        (
            self.newton.tolerance + 0.25 * position,
            1e3 * self.newton.tolerance + 64.0 * position,
        )
    }

    /// Whether gravity is the only force: its wrenches are known without evaluating elements.
    #[inline]
    fn gravity_only(&self) -> bool {
        self.mech.forces.is_empty() && self.mech.loads.is_empty()
    }

    /// Start of a step: known momentum and vectors at the start.
    pub(crate) fn prepare(&mut self, h: f64) {
        self.sides = match self.counters.steps {
            0 => 0.5,
            _ => 0.5 + 0.5 * (self.accepted_h / h),
        };
        if self.counters.steps.is_multiple_of(64) {
            let positions = self.state.q[..self.mech.n()].iter().map(|q| q.x.amax());
            self.extent = positions.fold(0.0, f64::max);
        }
        if !self.world_valid {
            for i in 0..self.mech.n() {
                let link = &self.mech.links[i];
                link.world(
                    &self.state.q[link.parent],
                    &self.state.q[i],
                    &mut self.world_n.levers[i],
                    &mut self.world_n.frames[i],
                );
            }
            self.world_valid = true;
        }
        if let (Some(rates), Some(c)) = (&self.alpha, self.table.alpha) {
            // p̂ = M (v + h (1/2 - β) a) - σ M (α_m a - α_f q̈)/(1 - α_f)
            let sigma = c.scale(h);
            for i in 0..self.mech.n() {
                let (ka, kq) = (
                    h * (0.5 - c.beta) - sigma * c.m / (1.0 - c.f),
                    sigma * c.f / (1.0 - c.f),
                );
                let rate = Momentum {
                    linear: rates.v[i].linear
                        + rates.a[i].linear * ka
                        + rates.acceleration[i].linear * kq,
                    director: rates.v[i].director
                        + rates.a[i].director * ka
                        + rates.acceleration[i].director * kq,
                };
                self.p_hat[i] = self.mech.bodies[i].momentum(&rate);
            }
        }
        let t1 = self.state.time + h;
        if self.saddle.is_some() {
            self.q1.copy_from_slice(&self.state.q);
            self.c1.copy_from_slice(&self.state.coords);
        }
        self.mech.place_anchors(t1, &mut self.q1);
        self.assemble_kick(h, false);
    }

    /// Overall weight of forces in the residual: h, or σ for generalised-alpha.
    fn force_scale(&self, h: f64) -> f64 {
        self.table.alpha.map_or(h, |a| a.scale(h))
    }

    /// Factor from residual scaling of motor forces in the last step to newtons.
    pub fn reaction_scale(&self) -> f64 {
        self.reaction_scale_of(self.accepted_h)
    }

    fn reaction_scale_of(&self, h: f64) -> f64 {
        if h == 0.0 {
            return 0.0;
        }
        match self.table.alpha {
            Some(a) => 1.0 / a.scale(h),
            None if self.table.test > 0.0 => 2.0 / h,
            None => 1.0 / (h * self.sides),
        }
    }

    /// Directions of the forces of closure `c`, per row: wrenches on its nodes.
    pub(crate) fn closure_forces(&self, c: usize) -> &[EndWrenches<T>] {
        let at: usize = self.mech.closures[..c].iter().map(|c| c.rows.len()).sum();
        &self.closure_forces[at..at + self.mech.closures[c].rows.len()]
    }

    /// Configuration where constraint forces act.
    fn test_configuration(&self) -> &[Pose<D>] {
        if self.table.test == 0.0 {
            &self.state.q
        } else if self.table.test == 1.0 {
            &self.q1
        } else {
            &self.q_mid
        }
    }
}
