//! Reactions of redundant joints: those of least norm.
//!
//! # What it is
//! Where closures are redundant, motion does not determine all reactions: a table on four legs stands with any share of one diagonal. Of all reactions
//! that give every body the same resultant, those with the smallest sum of squares over *all* joints are taken, tree joints and closures alike, so the
//! result does not depend on which joint closes the loop. It is what joints carry that are all equally stiff, between rigid bodies.
//!
//! # Equations
//! With rows g_r of all joints at the configuration where constraint forces act, weights w (1 for forces, 1/L² for moments) and the resultants b
//! of any reactions that belong to the motion:
//! ```text
//! min ½ Σ w_r λ_r²   with   Σ g_r λ_r = b      ⇒      λ_r = g_r·ξ / w_r,     ( Σ g_r g_rᵀ / w_r ) ξ = b                 (T-RED-21)
//! ```
//! The matrix is the stiffness of the bodies on springs in place of joints. It is singular for the motions of the mechanism, on which b does no work: it is
//! factorised with a shift, which is iterated away.
//!
//! # Symbols
//! λ `lambda` · ξ `motion` · b `wrench` · w `1/stiffness`
//!
//! # Reference
//! Moore 1920, Penrose 1955 (least norm); Wojtyra 2009 (uniqueness of joint reactions); García de Jalón and Gutiérrez-López 2013 (least norm and stiffness).
//!
//! # Departures from the reference
//! None.

use super::{Stepper, Twist};
use crate::joints::Freedom;
use crate::reduction::elimination::{Elimination, TreeNode, one_node};
use crate::reduction::small::shift_wrench;
use crate::system::link::{Frames, Levers};
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use crate::system::row::{ENDS, EndWrenches, Ends, Row};
use alembert_math::Space;
use nalgebra::SMatrix;

/// Shift of the stiffness matrix, relative to that of one joint.
const SHIFT: f64 = 1e-10;
/// Solutions with the shifted matrix, each for what the last has left.
const REFINEMENTS: usize = 4;
/// Steps after which the multipliers become those of least norm.
const PERIOD: u64 = 64;
/// Part of a multiplier that can change without changing resultants, above which it is not determined.
const FREE: f64 = 1e-6;

/// What a joint carries that motion does not determine: force, torque.
pub(crate) type Undetermined = [bool; 2];

/// A configuration, and both ends of the step if it lies between them.
type Place<'a, const D: usize> = (&'a [Pose<D>], Option<(&'a [Pose<D>], &'a [Pose<D>])>);

/// Scratch memory; see the module documentation.
#[derive(Debug)]
pub(super) struct Distribution<S, const D: usize, const A: usize, const T: usize> {
    elimination: Elimination<S, D, A, T>,
    /// Wrenches of the tree rows and of the closure rows, and their stiffness.
    tree: Vec<EndWrenches<T>>,
    stiffness: Vec<f64>,
    /// Wrenches of the closure rows at a node.
    directions: Vec<EndWrenches<T>>,
    /// Nodes of all rows, tree rows first.
    nodes: Vec<Ends>,
    wrench: Vec<Twist<T>>,
    motion: Vec<Twist<T>>,
    rest: Vec<Twist<T>>,
    twists: Vec<Twist<T>>,
}

impl<S, const D: usize, const A: usize, const T: usize> Distribution<S, D, A, T>
where
    S: Space<D, A, T>,
{
    pub(super) fn new(mech: &Mechanism<S, D, A, T>) -> Box<Self> {
        let (n, zero) = (mech.n(), Twist::<T>::zeros());
        let body = TreeNode {
            parent: None,
            freedom: Freedom::FREE,
            dof: T,
            single: false,
        };
        let nodes: Vec<Ends> = mech.rows().map(|(nodes, _)| nodes).collect();
        let mut couplings: Vec<(usize, usize)> = vec![];
        for ends in &nodes {
            let moving = || ends.iter().copied().filter(|b| *b < n);
            couplings.extend(moving().flat_map(|a| moving().map(move |b| (a, b))));
        }
        couplings.retain(|(a, b)| a < b);
        let mut elimination = Elimination::new(vec![body; n], &couplings, &[]);
        for motion in &mut elimination.motions {
            motion.test = [SMatrix::identity()];
            motion.end = [SMatrix::identity()];
        }
        let tree = mech.tree_rows.iter().map(Vec::len).sum();
        Box::new(Self {
            elimination,
            tree: vec![[zero; ENDS]; tree],
            stiffness: vec![0.0; nodes.len()],
            directions: vec![[zero; ENDS]; nodes.len() - tree],
            nodes,
            wrench: vec![zero; mech.n_nodes()],
            motion: vec![zero; n],
            rest: vec![zero; n],
            twists: vec![zero; n],
        })
    }

    /// Fills and factorises the stiffness of all joints; `closures` are the wrenches of the closure rows.
    fn factor(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        closures: &[EndWrenches<T>],
        gradient: impl Fn(&Row<S, D, A, T>) -> EndWrenches<T>,
    ) -> bool {
        let (n, square) = (mech.n(), mech.length * mech.length);
        for (row, g) in mech.tree_rows.iter().flatten().zip(&mut self.tree) {
            *g = gradient(row);
        }
        let e = &mut self.elimination;
        e.clear();
        let shift = SMatrix::<f64, T, T>::from_fn(|r, c| match r == c {
            true if r < D => SHIFT,
            true => SHIFT * square,
            false => 0.0,
        });
        e.blocks[..n].fill([[shift]]);
        let rows = self.tree.iter().chain(closures).zip(&self.nodes);
        for ((g, nodes), stiffness) in rows.zip(&mut self.stiffness) {
            let force = g.iter().any(|g| g.rows(0, D).amax() > 0.0);
            *stiffness = if force { 1.0 } else { square };
            for (i, &row) in nodes.iter().enumerate().filter(|(_, b)| **b < n) {
                for (j, &col) in nodes.iter().enumerate().filter(|(_, b)| **b < n) {
                    if let Some(at) = e.slot(row, col) {
                        e.blocks[at][0][0] += g[i] * g[j].transpose() * *stiffness;
                    }
                }
            }
        }
        e.factor().is_ok()
    }

    /// Multiplier of row `k` with these wrenches at the motion found.
    fn multiplier(&self, k: usize, g: &EndWrenches<T>) -> f64 {
        let ends = self.nodes[k].iter().zip(g);
        let strain: f64 = ends
            .map(|(&b, g)| self.motion.get(b).map_or(0.0, |x| g.dot(x)))
            .sum();
        strain * self.stiffness[k]
    }

    /// The motion of bodies on springs under the resultants in `wrench`.
    fn solve(&mut self, closures: &[EndWrenches<T>]) {
        let n = self.motion.len();
        self.motion.fill(Twist::zeros());
        self.rest.copy_from_slice(&self.wrench[..n]);
        for refinement in 0..REFINEMENTS {
            let list = one_node(&mut self.rest);
            self.elimination
                .solve(list, &mut [], one_node(&mut self.twists));
            for (x, dx) in self.motion.iter_mut().zip(&self.rest) {
                *x += dx;
            }
            if refinement + 1 == REFINEMENTS {
                break;
            }
            self.rest.copy_from_slice(&self.wrench[..n]);
            let tree = self.tree.len();
            for k in 0..self.nodes.len() {
                let g = if k < tree {
                    &self.tree[k]
                } else {
                    &closures[k - tree]
                };
                let l = self.multiplier(k, g);
                for (&b, g) in self.nodes[k].iter().zip(g) {
                    if b < n {
                        self.rest[b] -= g * l;
                    }
                }
            }
        }
    }

    /// Replaces what tree joints transmit and the multipliers of the closures by reactions of least norm with the same resultants, at a
    /// configuration and, for screws between nodes, with both ends of the step.
    fn replace(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        (q, ends): Place<'_, D>,
        directions: &[EndWrenches<T>],
        transmitted: &mut [Twist<T>],
        multipliers: &mut [Twist<T>],
    ) {
        if !self.factor(mech, directions, |row| row.gradient(q, q, ends)) {
            return;
        }
        self.wrench.fill(Twist::zeros());
        let mut at = 0;
        for (c, closure) in mech.closures.iter().enumerate() {
            for r in 0..closure.rows.len() {
                for (&b, g) in closure.nodes.iter().zip(&directions[at]) {
                    self.wrench[b] += g * multipliers[c][r];
                }
                at += 1;
            }
        }
        add_tree_joints(mech, q, transmitted, &mut self.wrench);
        self.solve(directions);
        // the change of the closures goes down the tree
        self.wrench.fill(Twist::zeros());
        let (mut at, tree) = (0, self.tree.len());
        for (c, closure) in mech.closures.iter().enumerate() {
            for r in 0..closure.rows.len() {
                let g = &directions[at];
                let l = self.multiplier(tree + at, g);
                let change = l - multipliers[c][r];
                multipliers[c][r] = l;
                for (&b, g) in closure.nodes.iter().zip(g) {
                    self.wrench[b] += g * change;
                }
                at += 1;
            }
        }
        add_transmitted(mech, q, &mut self.wrench, transmitted);
    }

    /// Which multipliers can change without changing resultants, at a configuration: per tree joint (by its body) and per closure.
    fn undetermined(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        q: &[Pose<D>],
    ) -> (Vec<Undetermined>, Vec<Undetermined>) {
        let closures: Vec<EndWrenches<T>> = mech
            .closures
            .iter()
            .flat_map(|c| &c.rows)
            .map(|row| row.gradient(q, q, None))
            .collect();
        let mut tree = vec![[false; 2]; mech.n()];
        let mut closed = vec![[false; 2]; mech.closures.len()];
        if !self.factor(mech, &closures, |row| row.gradient(q, q, None)) {
            return (tree, closed);
        }
        let owners: Vec<(bool, usize)> = (mech.tree_rows.iter().enumerate())
            .flat_map(|(i, rows)| rows.iter().map(move |_| (true, i)))
            .chain(
                (mech.closures.iter().enumerate())
                    .flat_map(|(c, closure)| closure.rows.iter().map(move |_| (false, c))),
            )
            .collect();
        let all: Vec<EndWrenches<T>> = self.tree.iter().chain(&closures).copied().collect();
        // what is left of arbitrary multipliers when their part of least norm is taken away
        for probe in 0..3 {
            let value = |k: usize| ((k * 3 + probe) as f64 * 12.9898 + 0.5).sin();
            self.wrench.fill(Twist::zeros());
            for (k, g) in all.iter().enumerate() {
                for (&b, g) in self.nodes[k].iter().zip(g) {
                    self.wrench[b] += g * (value(k) * self.stiffness[k].sqrt());
                }
            }
            self.solve(&closures);
            for (k, g) in all.iter().enumerate() {
                let size = self.stiffness[k].sqrt();
                let left = value(k) - self.multiplier(k, g) / size;
                if left.abs() > FREE {
                    let (of_tree, at) = owners[k];
                    let list = if of_tree { &mut tree } else { &mut closed };
                    let turns =
                        self.stiffness[k] != 1.0 || g.iter().all(|g| g.rows(0, D).amax() == 0.0);
                    list[at][usize::from(turns)] = true;
                }
            }
        }
        (tree, closed)
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Which reactions motion does not determine, at the current node: per tree joint (by its body) and per closure. Nothing without redundant closures.
    pub(crate) fn undetermined(&self) -> Option<(Vec<Undetermined>, Vec<Undetermined>)> {
        self.distribution.as_ref()?;
        Some(Distribution::new(&self.mech).undetermined(&self.mech, &self.state.q))
    }

    /// Replaces the reactions of the candidate by those of least norm. Frames do this for the forces at their node; the multipliers, from which the
    /// next step starts, must only not wander along what motion does not determine. A replay reads those of its contacts in every step.
    pub(super) fn distribute(&mut self) {
        let due = self.counters.steps.is_multiple_of(PERIOD) || !self.controls.is_empty();
        if self.distribution.is_none() || !due {
            return;
        }
        let at = match self.table.test {
            0.0 => &mut self.state.q,
            1.0 => &mut self.q1,
            _ => &mut self.q_mid,
        };
        let q = std::mem::take(at);
        // a screw between nodes needs both ends of the step, which are at hand there
        let q1 = std::mem::take(&mut self.q1);
        let start = std::mem::take(&mut self.state.q);
        let ends = (self.table.test == 0.5).then_some((&start[..], &q1[..]));
        self.distribute_at(&q, ends);
        (self.q1, self.state.q) = (q1, start);
        match self.table.test {
            0.0 => self.state.q = q,
            1.0 => self.q1 = q,
            _ => self.q_mid = q,
        }
    }

    /// Replaces the reactions, given with the directions of closure forces at `q`, by those of least norm; `ends` of the step for screws between nodes.
    pub(super) fn distribute_at(&mut self, q: &[Pose<D>], ends: Option<(&[Pose<D>], &[Pose<D>])>) {
        if let Some(d) = &mut self.distribution {
            let (tree, closures) = (&mut self.joint_wrench, &mut self.lambda);
            d.replace(&self.mech, (q, ends), &self.closure_forces, tree, closures);
        }
    }

    /// Replaces the reactions at the node by those of least norm.
    pub(super) fn distribute_node(&mut self) {
        if let Some(d) = &mut self.distribution {
            let (mech, q, node) = (&self.mech, &self.state.q, &mut self.node);
            let mut directions = std::mem::take(&mut d.directions);
            let rows = mech.closures.iter().flat_map(|c| &c.rows);
            for (to, row) in directions.iter_mut().zip(rows) {
                *to = row.gradient(q, q, None);
            }
            let (tree, closures) = (&mut node.transmitted, &mut node.multipliers);
            d.replace(mech, (q, None), &directions, tree, closures);
            d.directions = directions;
        }
    }
}

fn levers<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    i: usize,
) -> Levers<D> {
    let link = &mech.links[i];
    let (mut levers, mut frames) = (Levers::zero(), Frames::zero());
    link.world(&q[link.parent], &q[i], &mut levers, &mut frames);
    levers
}

/// Adds what tree joints do to their two bodies: they take the transmitted wrench from the child and hand it to the parent.
fn add_tree_joints<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    transmitted: &[Twist<T>],
    wrench: &mut [Twist<T>],
) {
    for (i, link) in mech.links.iter().enumerate() {
        if link.freedom.absolute_position() {
            continue;
        }
        let lever = levers(mech, q, i);
        let mut w = transmitted[i];
        if link.freedom.absolute_rotation() {
            w.rows_mut(D, A).fill(0.0);
        }
        let mut on_parent = w;
        shift_wrench::<S, D, A, T>(&mut on_parent, &lever.lever);
        shift_wrench::<S, D, A, T>(&mut w, &lever.r2);
        wrench[i] -= w;
        wrench[link.parent] += on_parent;
    }
}

/// Adds what tree joints transmit of wrenches on the bodies, which are used up.
fn add_transmitted<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    wrench: &mut [Twist<T>],
    transmitted: &mut [Twist<T>],
) {
    for (i, link) in mech.links.iter().enumerate().rev() {
        if link.freedom.absolute_position() {
            continue;
        }
        let lever = levers(mech, q, i);
        let mut w = wrench[i];
        shift_wrench::<S, D, A, T>(&mut w, &-lever.r2);
        transmitted[i] += w;
        if link.freedom.absolute_rotation() {
            w.rows_mut(D, A).fill(0.0);
        }
        shift_wrench::<S, D, A, T>(&mut w, &lever.lever);
        wrench[link.parent] += w;
    }
}
