//! Steps of the general variational form: any path between the nodes, inner nodes, any quadrature (T-GAL-1, T-GAL-2).
//!
//! All N unknown configurations of a step satisfy the tree constraints through the nodal reparametrisation; the equations at each time
//! node are tested with the null space matrix there, and Newton solves for all of them at once (`reduction/elimination.rs` with N×N
//! grids). Closures have a multiplier at each time node. With N = 1 and a straight path this is the midpoint or
//! the trapezoidal scheme again: a test compares the two implementations.

mod accept;
mod matrix;
mod residual;
#[cfg(test)]
mod tests;

use super::newton::Control;
use super::plan::plan;
use super::{Cause, Momentum, StepFailure, Stepper, Twist};
use crate::checkpoint::{Bag, Carried, carry};
use crate::elements::Coefficients;
use crate::model::{Frequency, FrequencyEstimate};
use crate::reduction::elimination::{Elimination, Stack};
use crate::schemes::path::{NodeTable, Path, PathKind};
use crate::system::link::JointVectors;
use crate::system::mechanism::Mechanism;
use crate::system::path_motion::Along;
use crate::system::pose::{Configuration, Pose};
use crate::system::row::{ENDS, EndWrenches};
use alembert_math::Space;

/// Part of a step over which rates of invariants are taken as differences: exact for them, nearly so for angles.
const SPREAD: f64 = 1.0 / 64.0;

/// A step with one, two or three unknown time nodes.
#[derive(Debug)]
pub(super) enum Engine<S, const D: usize, const A: usize, const T: usize> {
    One(Box<Galerkin<S, D, A, T, 1>>),
    Two(Box<Galerkin<S, D, A, T, 2>>),
    Three(Box<Galerkin<S, D, A, T, 3>>),
}

impl<S, const D: usize, const A: usize, const T: usize> Engine<S, D, A, T>
where
    S: Space<D, A, T>,
{
    pub(super) fn new(
        mech: &Mechanism<S, D, A, T>,
        path: &Path,
        q: &[Pose<D>],
        coords: &[[f64; T]],
        frequencies: &[Twist<T>],
    ) -> Self {
        match path.unknown_nodes() {
            1 => Self::One(Galerkin::new(mech, path, q, coords, frequencies)),
            2 => Self::Two(Galerkin::new(mech, path, q, coords, frequencies)),
            _ => Self::Three(Galerkin::new(mech, path, q, coords, frequencies)),
        }
    }

    pub(super) fn solve(
        &mut self,
        s: &mut Stepper<S, D, A, T>,
        h: f64,
    ) -> Result<u32, StepFailure> {
        match self {
            Self::One(g) => g.solve(s, h),
            Self::Two(g) => g.solve(s, h),
            Self::Three(g) => g.solve(s, h),
        }
    }

    pub(super) fn accept(&mut self, s: &mut Stepper<S, D, A, T>, h: f64) {
        match self {
            Self::One(g) => g.accept(s, h),
            Self::Two(g) => g.accept(s, h),
            Self::Three(g) => g.accept(s, h),
        }
    }

    pub(super) fn carry(&mut self, bag: &mut Bag<'_>) {
        match self {
            Self::One(g) => g.carry(bag),
            Self::Two(g) => g.carry(bag),
            Self::Three(g) => g.carry(bag),
        }
    }
}

/// Scratch memory of a step; see the module documentation.
#[derive(Debug)]
pub(super) struct Galerkin<S, const D: usize, const A: usize, const T: usize, const N: usize> {
    path: Path,
    shifts: bool,
    /// One table for all bodies, or one for each.
    tables: Vec<NodeTable<T>>,
    /// The table without frequency, for ground and anchors.
    plain: NodeTable<T>,
    /// Frequencies of the coordinates of each body [rad/s]; empty when the path has none.
    frequencies: Vec<Twist<T>>,
    estimate: Option<FrequencyEstimate>,
    /// Step for which the tables were made [s].
    tables_for: f64,
    /// Configurations at the N + 1 time nodes.
    q: Vec<Configuration<D>>,
    /// Tree coordinates at the N unknown time nodes.
    c: Vec<Vec<[f64; T]>>,
    /// Joint vectors at the N + 1 time nodes.
    world: Vec<JointVectors<D>>,
    world_valid: bool,
    /// Configurations at the quadrature points, and a little before and after.
    stages: Vec<Configuration<D>>,
    before: Vec<Configuration<D>>,
    after: Vec<Configuration<D>>,
    /// Accumulated increments of joints with absolute position or rotation, per time node.
    increments: Vec<Stack<T, N>>,
    /// Change of position and directors since the start of the step, per time node.
    delta: Vec<[Momentum<D>; N]>,
    /// Impulses of forces on all bodies, per time node, the last included.
    forces: Vec<Vec<Twist<T>>>,
    wrench: Vec<Stack<T, N>>,
    joint_wrench: Vec<Stack<T, N>>,
    rates: Vec<Stack<T, N>>,
    twists: Vec<Stack<T, N>>,
    lambda: Vec<Stack<T, N>>,
    closure_rhs: Vec<Stack<T, N>>,
    /// Directions of closure forces, per constraint and time node.
    closure_forces: Vec<[EndWrenches<T>; N]>,
    history: [Vec<Stack<T, N>>; 3],
    history_len: usize,
    last_h: f64,
    elimination: Elimination<S, D, A, T, N>,
    scratch: Vec<Coefficients>,
}

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Carried
    for Galerkin<S, D, A, T, N>
{
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.history, self.history_len, self.last_h, self.lambda, self.frequencies);
        carry!(bag; self.world, self.world_valid, self.q, self.c, self.rates, self.increments);
        carry!(bag; self.joint_wrench, self.closure_forces, self.forces, self.delta);
    }
}

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Galerkin<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    fn new(
        mech: &Mechanism<S, D, A, T>,
        path: &Path,
        q: &[Pose<D>],
        coords: &[[f64; T]],
        frequencies: &[Twist<T>],
    ) -> Box<Self> {
        let (n, nodes, closures) = (mech.n(), mech.n_nodes(), mech.closures.len());
        let zero = [Twist::<T>::zeros(); N];
        let estimate = match &path.kind {
            PathKind::Ends(_, Frequency::Estimate(estimate)) => Some(*estimate),
            _ => None,
        };
        let mut plain = path.empty_table::<T>();
        (0..T).for_each(|k| path.fill(k, 0.0, &mut plain));
        let fitted = estimate.is_some() || !frequencies.is_empty();
        let tables = vec![plain.clone(); if fitted { n } else { 1 }];
        let stages = vec![q.to_vec(); path.rule.len()];
        // closures couple their bodies where virtual motions follow the unknowns
        let test = if N > 1 { 1.0 } else { 0.0 };
        let mut elimination = plan(mech, test, true);
        for (link, m) in mech.links.iter().zip(&mut elimination.motions) {
            m.end = [link.motion_template(); N];
            m.test = m.end;
        }
        let rows = mech.closures.iter().map(|c| c.rows.len()).sum();
        Box::new(Self {
            shifts: path.shifts(),
            path: path.clone(),
            tables,
            plain,
            frequencies: if estimate.is_some() {
                vec![Twist::zeros(); n]
            } else {
                frequencies.to_vec()
            },
            estimate,
            tables_for: 0.0,
            q: vec![q.to_vec(); N + 1],
            c: vec![coords.to_vec(); N],
            world: vec![JointVectors::new(n); N + 1],
            world_valid: false,
            before: stages.clone(),
            after: stages.clone(),
            stages,
            increments: vec![zero; n],
            delta: vec![[Momentum::zero(); N]; n],
            forces: vec![vec![Twist::zeros(); nodes]; N + 1],
            wrench: vec![zero; nodes],
            joint_wrench: vec![zero; n],
            rates: vec![zero; n],
            twists: vec![zero; n],
            lambda: vec![zero; closures],
            closure_rhs: vec![zero; closures],
            closure_forces: vec![[[Twist::zeros(); ENDS]; N]; rows],
            history: [vec![zero; n], vec![zero; n], vec![zero; n]],
            history_len: 0,
            last_h: 0.0,
            elimination,
            scratch: vec![Coefficients::default(); 3],
        })
    }

    /// Newton iteration; returns the number of iterations.
    fn solve(&mut self, s: &mut Stepper<S, D, A, T>, h: f64) -> Result<u32, StepFailure> {
        self.begin(s, h);
        self.move_nodes(s, 1.0);
        let mut control = Control::new(s.tolerances());
        let mut fresh = false;
        let limit = s.newton.max_iterations;
        let mut worst = 0;
        for iteration in 1..=limit {
            self.assemble_rows(s, h);
            if !fresh {
                self.factor(s, h)
                    .map_err(|node| s.failure(node, control.last, iteration, Cause::Singular))?;
            }
            self.elimination
                .solve(&mut self.rates, &mut self.closure_rhs, &mut self.twists);
            let (size, at) = s.increment_size(self.twists.as_flattened());
            worst = if at == usize::MAX { worst } else { at / N };
            if !size.is_finite() {
                return Err(s.failure(worst, size, iteration, Cause::Diverged));
            }
            let verdict = control.judge(size, iteration);
            for (l, d) in self.lambda.iter_mut().zip(&self.closure_rhs) {
                for m in 0..N {
                    l[m].axpy(verdict.damping, &d[m], 1.0);
                }
            }
            self.move_nodes(s, verdict.damping);
            if verdict.converged {
                self.check_turns(s, iteration)?;
                s.q1.copy_from_slice(&self.q[N]);
                s.check_passages(iteration)?;
                // what is left of the residual goes to the next step (T-RED-9)
                self.assemble_rows(s, h);
                for (f, r) in s.feedback.iter_mut().zip(&self.rates) {
                    *f = -r.iter().sum::<Twist<T>>();
                }
                return Ok(iteration);
            }
            fresh = !verdict.renew;
        }
        Err(s.failure(worst, control.last, limit, Cause::Diverged))
    }

    /// Start of a step: time nodes at its start, predicted increments, known tables.
    fn begin(&mut self, s: &Stepper<S, D, A, T>, h: f64) {
        let n = s.mech.n();
        self.q[0].copy_from_slice(&s.state.q);
        if !self.world_valid {
            for (i, link) in s.mech.links.iter().enumerate() {
                let (q, world) = (&self.q[0], &mut self.world[0]);
                link.world(
                    &q[link.parent],
                    &q[i],
                    &mut world.levers[i],
                    &mut world.frames[i],
                );
            }
            self.world_valid = true;
        }
        for m in 1..=N {
            let t = s.state.time + self.path.position(m) * h;
            s.mech.place_anchors(t, &mut self.q[m]);
            for i in 0..n {
                let mut pose = s.state.q[i];
                if s.mech.links[i].freedom.absolute_rotation() {
                    pose.r = S::orthonormalize(&pose.r);
                }
                self.q[m][i] = pose;
            }
            self.c[m - 1].copy_from_slice(&s.state.coords);
        }
        for i in 0..n {
            self.increments[i] = [Twist::zeros(); N];
            for m in 0..N {
                self.rates[i][m] = self.predicted(s, i, m, h);
            }
        }
        self.set_levers(s, 0);
        self.begin_tables(s, h);
    }

    /// Predicted increment of a joint to time node `m` + 1: extrapolation over the last three steps.
    fn predicted(&self, s: &Stepper<S, D, A, T>, i: usize, m: usize, h: f64) -> Twist<T> {
        let [a, b, c] = [0, 1, 2].map(|k| self.history[k][i][m]);
        let same = (h / self.last_h - 1.0).abs() < 1e-9;
        match self.history_len {
            // the velocity at the start is known
            0 => s.history[0][i] * (self.path.position(m + 1) * h / s.last_h),
            _ if !same => a * (h / self.last_h),
            1 => a,
            2 => a * 2.0 - b,
            _ => (a - b) * 3.0 + c,
        }
    }

    /// Moves the unknown time nodes by the rates, and refreshes bodies and joint vectors there.
    fn move_nodes(&mut self, s: &Stepper<S, D, A, T>, damping: f64) {
        for m in 0..N {
            let (known, q) = (&s.state.q, &mut self.q[m + 1]);
            let (c, world) = (&mut self.c[m], &mut self.world[m + 1]);
            for (i, link) in s.mech.links.iter().enumerate() {
                let u = self.rates[i][m] * damping;
                let parent = q[link.parent];
                let (q, c, total) = (&mut q[i], &mut c[i], &mut self.increments[i][m]);
                link.advance(c, q, &u.as_slice()[..link.dof()]);
                link.accumulate(total, &u);
                link.place(&parent, c, q);
                link.world(&parent, q, &mut world.levers[i], &mut world.frames[i]);
                self.delta[i][m] = link.change(&known[i], q, total);
            }
        }
        for m in 1..N {
            self.set_levers(s, m);
        }
    }

    /// Joint data of virtual motions at time node `row`.
    fn set_levers(&mut self, s: &Stepper<S, D, A, T>, row: usize) {
        let world = &self.world[row];
        for (i, link) in s.mech.links.iter().enumerate() {
            self.elimination.levers[i].test[row] = world.levers[i];
            if link.freedom.has_axes() {
                let motion = &mut self.elimination.motions[i].test[row];
                // node 0 is the start of the step
                let at = match row {
                    0 => s.state.coords[i][0],
                    _ => self.c[row - 1][i][0],
                };
                link.motion(&world.frames[i], Along::At(at), motion);
            }
        }
    }

    /// Refuses a step in which a body turns too far between two time nodes.
    fn check_turns(&self, s: &Stepper<S, D, A, T>, iterations: u32) -> Result<(), StepFailure> {
        let limit = 4.0 * (1.0 - s.max_turn.cos());
        for m in 0..N {
            for i in 0..s.mech.n() {
                let square = (self.q[m + 1][i].r - self.q[m][i].r).norm_squared();
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
        }
        Ok(())
    }

    /// The table of a node: ground and anchors have no frequency.
    #[inline]
    fn table(&self, node: usize, n: usize) -> &NodeTable<T> {
        if node >= n {
            &self.plain
        } else if self.tables.len() == 1 {
            &self.tables[0]
        } else {
            &self.tables[node]
        }
    }
}
