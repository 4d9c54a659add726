//! Constraints of large mechanisms by the tree rates: only the joints of their loops have entries.
//!
//! Small mechanisms are assembled with singular values (`assembly.rs`); from [`SPARSE_ROWS`] constraint rows on the same steps of
//! least norm are found by rotations of sparse rows (T-ASM-4), whose cost is linear in the length of a chain of loops.

use super::rates::{Wrenches, offsets};
use crate::reduction::elimination::TreeNode;
use crate::reduction::givens::{SparseQr, SparseRow};
use crate::reduction::small::shift_wrench;
use crate::system::link::Levers;
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::{DVector, SMatrix, SVector};

/// Constraint rows from which on sparse rows are faster than singular values.
pub(super) const SPARSE_ROWS: usize = 120;

/// Rows of a Jacobian, and the order in which they leave little fill.
#[derive(Debug)]
pub(super) struct Constraints {
    rates: usize,
    rows: Vec<SparseRow>,
    order: Vec<usize>,
}

impl Constraints {
    /// Rows of scalars with the given wrenches, closures first; columns of `held` rates are left out.
    pub fn new<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
        mech: &Mechanism<S, D, A, T>,
        q: &[Pose<D>],
        scalars: Vec<Wrenches<T>>,
        held: Option<&[bool]>,
    ) -> Self {
        let climb = Climb::new(mech, q);
        let count = scalars.len();
        let mut rows: Vec<SparseRow> = scalars.iter().map(|(n, g)| climb.row(n, g)).collect();
        if let Some(held) = held {
            for row in &mut rows {
                row.retain(|(k, _)| !held[*k]);
            }
        }
        // rows of closures in the order of the elimination, what follows at last
        let first: Vec<usize> = mech
            .closures
            .iter()
            .scan(0, |at, c| {
                *at += c.rows.len();
                Some(*at - c.rows.len())
            })
            .collect();
        let mut order = Vec::with_capacity(count);
        for c in closure_order(mech) {
            order.extend(first[c]..first[c] + mech.closures[c].rows.len());
        }
        let mut seen = vec![false; count];
        for &k in &order {
            seen[k] = true;
        }
        order.extend((0..count).filter(|&k| !seen[k]));
        Self {
            rates: mech.n_rates(),
            rows,
            order,
        }
    }

    /// J u.
    pub fn multiply(&self, u: &DVector<f64>) -> DVector<f64> {
        let dot = |row: &SparseRow| row.iter().map(|&(k, v)| v * u[k]).sum();
        DVector::from_iterator(self.rows.len(), self.rows.iter().map(dot))
    }

    /// The u with J u = b that is least when its rates are measured in these units.
    pub fn least_norm(mut self, b: &DVector<f64>, units: &DVector<f64>) -> DVector<f64> {
        for (rate, v) in self.rows.iter_mut().flatten() {
            *v *= units[*rate];
        }
        let qr = SparseQr::new(self.rates, &self.rows, &self.order);
        let mut lambda: Vec<f64> = self.order.iter().map(|&k| b[k]).collect();
        qr.solve(&mut lambda);
        let mut u = DVector::zeros(self.rates);
        for (l, &k) in lambda.iter().zip(&self.order) {
            for &(rate, v) in &self.rows[k] {
                u[rate] += v * l;
            }
        }
        u.component_mul(units)
    }
}

/// Closures in the order in which they are eliminated.
fn closure_order<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
) -> Vec<usize> {
    let n = mech.n();
    let tree: Vec<TreeNode> = mech
        .links
        .iter()
        .map(|l| TreeNode {
            parent: (l.parent < n).then_some(l.parent),
            freedom: l.freedom,
            dof: l.dof(),
            single: false,
        })
        .collect();
    let closures: Vec<(Vec<usize>, usize)> = mech
        .closures
        .iter()
        .map(|c| {
            let bodies = c.nodes.iter().copied().filter(|&b| b < n);
            (bodies.collect(), c.rows.len())
        })
        .collect();
    crate::reduction::closure_order(&tree, T, &closures)
}

/// Joints of all bodies, for the way from a body to the root.
struct Climb<'a, S, const D: usize, const A: usize, const T: usize> {
    mech: &'a Mechanism<S, D, A, T>,
    joints: Vec<(Levers<D>, SMatrix<f64, T, T>)>,
    at: Vec<usize>,
    depth: Vec<usize>,
}

impl<'a, S: Space<D, A, T>, const D: usize, const A: usize, const T: usize> Climb<'a, S, D, A, T> {
    fn new(mech: &'a Mechanism<S, D, A, T>, q: &[Pose<D>]) -> Self {
        let n = mech.n();
        let mut depth = vec![1; n];
        for (i, link) in mech.links.iter().enumerate() {
            if link.parent < n {
                depth[i] += depth[link.parent];
            }
        }
        let joints = mech.links.iter().enumerate();
        Self {
            joints: joints
                .map(|(i, l)| l.world_motion(&q[l.parent], &q[i]))
                .collect(),
            at: offsets(mech),
            mech,
            depth,
        }
    }

    /// Derivatives of a scalar by the rates, from its wrenches on its nodes.
    fn row(&self, nodes: &[usize], wrenches: &[SVector<f64, T>]) -> SparseRow {
        let n = self.mech.n();
        let mut row = vec![];
        let mut ends: Vec<_> = nodes
            .iter()
            .copied()
            .zip(wrenches.iter().copied())
            .collect();
        let depth = |i: usize| if i < n { self.depth[i] } else { 0 };
        let mut turned = false;
        // the deepest end climbs until all meet or have left the tree
        loop {
            merge(&mut ends);
            let Some(k) = (0..ends.len()).rev().max_by_key(|&k| depth(ends[k].0)) else {
                return row;
            };
            if ends.len() == 1 || ends[k].0 >= n {
                break;
            }
            turned |= self.mech.links[ends[k].0].freedom.absolute_rotation();
            ends[k] = self.step(ends[k], &mut row);
        }
        let [mut end] = ends[..] else {
            return row;
        };
        // moving all ends together changes nothing, except where rotations below are absolute: up to the next such joint
        while turned && end.0 < n {
            turned = !self.mech.links[end.0].freedom.absolute_rotation();
            end = self.step(end, &mut row);
        }
        row
    }

    /// Entries of the joint of a body, and the wrench on its parent.
    fn step(
        &self,
        (i, mut w): (usize, SVector<f64, T>),
        row: &mut SparseRow,
    ) -> (usize, SVector<f64, T>) {
        let link = &self.mech.links[i];
        let (levers, s) = &self.joints[i];
        let relative = !link.freedom.absolute_position();
        if relative {
            shift_wrench::<S, D, A, T>(&mut w, &-levers.r2);
        }
        row.extend((0..link.dof()).map(|k| (self.at[i] + k, s.column(k).dot(&w))));
        if !relative {
            return (self.mech.n(), SVector::zeros());
        }
        if link.freedom.absolute_rotation() {
            w.rows_mut(D, A).fill(0.0);
        }
        shift_wrench::<S, D, A, T>(&mut w, &levers.lever);
        (link.parent.min(self.mech.n()), w)
    }
}

/// Adds up what acts on the same node.
fn merge<const T: usize>(ends: &mut Vec<(usize, SVector<f64, T>)>) {
    for k in (1..ends.len()).rev() {
        if let Some(j) = (0..k).find(|&j| ends[j].0 == ends[k].0) {
            let (_, w) = ends.swap_remove(k);
            ends[j].1 += w;
        }
    }
}
