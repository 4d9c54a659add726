//! Joints with one rate: the pivot is a number, rows and columns are vectors.
//!
//! The special case of T-RED-5 and T-RED-6 for f = 1, one time node: linkages are made of hinges and slides. Rows stand in the first row and columns in
//! the first column of their blocks.

use super::elimination::{Elimination, Mat, TreeNode, Vect};
use super::small::{shift_cols, shift_rows, shift_wrench};
use alembert_math::{Space, mv, tmv};
use nalgebra::SVector;

impl TreeNode {
    /// Whether it is a joint with one rate that moves with its parent.
    #[inline]
    pub(super) fn is_hinge(&self) -> bool {
        let free = self.freedom.absolute_position() || self.freedom.absolute_rotation();
        self.dof == 1 && !free
    }
}

/// The first row of a block.
#[inline]
fn row<const T: usize>(m: &Mat<T>) -> Vect<T> {
    Vect::from_fn(|c, _| m[(0, c)])
}

/// The first column of a block.
#[inline]
fn column<const T: usize>(m: &Mat<T>) -> Vect<T> {
    Vect::from_fn(|r, _| m[(r, 0)])
}

#[inline]
fn set_row<const T: usize>(m: &mut Mat<T>, v: &Vect<T>) {
    for c in 0..T {
        m[(0, c)] = v[c];
    }
}

#[inline]
fn set_column<const T: usize>(m: &mut Mat<T>, v: &Vect<T>) {
    for r in 0..T {
        m[(r, 0)] = v[r];
    }
}

/// m -= a bᵀ.
#[inline]
fn subtract_dyad<const T: usize>(m: &mut Mat<T>, a: &Vect<T>, b: &Vect<T>) {
    for c in 0..T {
        for r in 0..T {
            m[(r, c)] -= a[r] * b[c];
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Elimination<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    /// Factorises a body on a joint with one rate.
    pub(super) fn factor_hinge(&mut self, i: usize) -> bool {
        let (levers, motions) = (self.levers[i], &self.motions[i]);
        let (test, end) = (levers.test[0], levers.end[0]);
        let (st, se) = (column(&motions.test[0]), column(&motions.end[0]));
        let mut k = self.blocks[i][0][0];
        shift_rows::<S, D, A, T>(&mut k, &-test.r2);
        shift_cols::<S, D, A, T>(&mut k, &-end.r2);
        let (mut l, mut c) = (tmv(&k, &st), mv(&k, &se));
        if levers.geometric {
            l += row(&self.geometric[i].row[0][0]);
        }
        let mut d = l.dot(&se);
        if levers.geometric {
            d += self.geometric[i].d[0][0][(0, 0)];
        }
        if !self.lu[i].set_one(d) {
            return false;
        }
        let inverse = 1.0 / d;
        if !self.tree[i].single {
            let pivots = std::array::from_fn(|_| Vect::repeat(d.abs()));
            self.add_natural(i, &pivots);
            self.factor_hinge_neighbors(i, &st, &se, inverse);
        }
        let Some(p) = self.tree[i].parent else {
            return true;
        };
        // virtual and actual motions of the parent
        shift_rows::<S, D, A, T>(&mut k, &test.lever);
        shift_cols::<S, D, A, T>(&mut k, &end.lever);
        shift_wrench::<S, D, A, T>(&mut c, &test.lever);
        shift_wrench::<S, D, A, T>(&mut l, &end.lever);
        if levers.geometric {
            c += column(&self.geometric[i].up[0][0]);
        }
        l *= inverse;
        subtract_dyad(&mut k, &c, &l);
        self.blocks[p][0][0] += k;
        let plan = &self.plan[i];
        for (neighbor, (pk, kp)) in plan.neighbors.iter().zip(&plan.parent_targets) {
            let right = row(&self.blocks[neighbor.row][0][0]);
            subtract_dyad(&mut self.blocks[*pk][0][0], &c, &right);
            let left = column(&self.blocks[neighbor.col][0][0]);
            subtract_dyad(&mut self.blocks[*kp][0][0], &left, &l);
        }
        set_row(&mut self.u_parent[i][0][0], &l);
        set_column(&mut self.c_parent[i][0][0], &c);
        true
    }

    /// Rows and columns of the neighbours, what passes through the parent's motion, and what is taken from the blocks between them.
    fn factor_hinge_neighbors(&mut self, i: usize, st: &Vect<T>, se: &Vect<T>, inverse: f64) {
        let levers = &self.levers[i];
        let (test, end) = (&levers.test[0], &levers.end[0]);
        let passes_on = self.tree[i].parent.is_some();
        let plan = &self.plan[i];
        for (a, neighbor) in plan.neighbors.iter().enumerate() {
            let (mut kr, mut kc) = (
                self.blocks[neighbor.row][0][0],
                self.blocks[neighbor.col][0][0],
            );
            shift_rows::<S, D, A, T>(&mut kr, &-test.r2);
            shift_cols::<S, D, A, T>(&mut kc, &-end.r2);
            let (u, l) = (tmv(&kr, st) * inverse, mv(&kc, se));
            set_row(&mut self.blocks[neighbor.row][0][0], &u);
            set_column(&mut self.blocks[neighbor.col][0][0], &l);
            if passes_on {
                shift_rows::<S, D, A, T>(&mut kr, &test.lever);
                shift_cols::<S, D, A, T>(&mut kc, &end.lever);
                let (pk, kp) = plan.parent_targets[a];
                self.blocks[pk][0][0] += kr;
                self.blocks[kp][0][0] += kc;
            }
        }
        let m = plan.neighbors.len();
        for a in 0..m {
            let left = column(&self.blocks[plan.neighbors[a].col][0][0]);
            for b in 0..m {
                let right = row(&self.blocks[plan.neighbors[b].row][0][0]);
                let to = plan.targets[a * m + b];
                subtract_dyad(&mut self.blocks[to][0][0], &left, &right);
            }
        }
    }

    #[inline]
    pub(super) fn forward_hinge(&mut self, i: usize, rate: f64) {
        let levers = &self.levers[i].test[0];
        let mut b = self.b[i][0];
        shift_wrench::<S, D, A, T>(&mut b, &-levers.r2);
        let s = column(&self.motions[i].test[0]);
        let y = (rate + s.dot(&b)) * self.lu[i].one();
        self.y[i][0][0] = y;
        for k in &self.plan[i].neighbors {
            self.b[k.node][0] -= column(&self.blocks[k.col][0][0]) * y;
        }
        if let Some(p) = self.tree[i].parent {
            shift_wrench::<S, D, A, T>(&mut b, &levers.lever);
            b -= column(&self.c_parent[i][0][0]) * y;
            self.b[p][0] += b;
        }
    }

    /// Returns the rate.
    #[inline]
    pub(super) fn back_hinge(&mut self, i: usize) -> f64 {
        let levers = &self.levers[i].end[0];
        let mut z = self.y[i][0][0];
        for k in &self.plan[i].neighbors {
            z -= row(&self.blocks[k.row][0][0]).dot(&self.b[k.node][0]);
        }
        let turn = |x: &Vect<T>| SVector::<f64, A>::from_fn(|s, _| x[D + s]);
        let mut twist = Vect::<T>::zeros();
        if let Some(p) = self.tree[i].parent {
            twist = self.b[p][0];
            z -= row(&self.u_parent[i][0][0]).dot(&twist);
            let v = S::rate(&turn(&twist), &levers.lever);
            (0..D).for_each(|s| twist[s] += v[s]);
        }
        twist += column(&self.motions[i].end[0]) * z;
        let v = S::rate(&turn(&twist), &levers.r2);
        (0..D).for_each(|s| twist[s] -= v[s]);
        self.b[i][0] = twist;
        z
    }
}
