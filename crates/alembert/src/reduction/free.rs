//! Free bodies: nothing passes on to a parent, and the rates are the twist itself. Rods, particles and bodies held by closures are made of them.
//!
//! The special case of T-RED-5 for S = 1: the block of the body is the pivot, and those of its neighbours are rows and columns as they are.

use super::elimination::{Elimination, Stack, subtract_product};
use alembert_math::Space;

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Elimination<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    /// Factorises a free body.
    pub(super) fn factor_free(&mut self, i: usize) -> bool {
        if !self.lu[i].factor(&self.blocks[i], T) {
            return false;
        }
        let n = self.tree.len();
        if self.plan[i].neighbors.iter().any(|k| k.node >= n) {
            let d = &self.blocks[i];
            let pivots = std::array::from_fn(|m| d[m][m].diagonal().map(f64::abs));
            self.add_natural(i, &pivots);
        }
        let plan = &self.plan[i];
        for neighbor in &plan.neighbors {
            self.lu[i].solve_columns(&mut self.blocks[neighbor.row]);
        }
        let m = plan.neighbors.len();
        for a in 0..m {
            for b in 0..m {
                let (left, right) = (&plan.neighbors[a], &plan.neighbors[b]);
                let at = [plan.targets[a * m + b], left.col, right.row];
                let size = [self.size[left.node], T, self.size[right.node]];
                subtract_product(&mut self.blocks, at, size);
            }
        }
        true
    }

    /// Forward: its rates are known up to those of its neighbours.
    #[inline]
    pub(super) fn forward_free(&mut self, i: usize, rates: &Stack<T, N>) {
        let mut y = *rates;
        for (y, b) in y.iter_mut().zip(&self.b[i]) {
            *y += b;
        }
        self.lu[i].solve(&mut y);
        self.y[i] = y;
        for k in &self.plan[i].neighbors {
            let to = &mut self.b[k.node];
            for row in 0..N {
                for (l, y) in self.blocks[k.col][row].iter().zip(&y) {
                    for a in 0..T {
                        for r in 0..T {
                            to[row][r] -= l[(r, a)] * y[a];
                        }
                    }
                }
            }
        }
    }

    /// Back: its rates are its twist.
    #[inline]
    pub(super) fn back_free(&mut self, i: usize, rates: &mut Stack<T, N>) {
        let mut z = self.y[i];
        for k in &self.plan[i].neighbors {
            for (row, z) in z.iter_mut().enumerate() {
                for (u, x) in self.blocks[k.row][row].iter().zip(&self.b[k.node]) {
                    for c in 0..T {
                        for a in 0..T {
                            z[a] -= u[(a, c)] * x[c];
                        }
                    }
                }
            }
        }
        self.b[i] = z;
        *rates = z;
    }
}
