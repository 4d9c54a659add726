//! Closures in the elimination: their pivots, and the scale on which rows count as dependent.
//!
//! # What it is
//! A closure is eliminated when the bodies of its loop are gone; what is left is its compliance B. Rows that follow from others leave singular
//! directions in it, up to round-off or to the accuracy with which the mechanism is drawn. What is small needs a scale, and a block that is small
//! as a whole does not have one: hinges on one axis give B = 10⁻³² or 0. The scale is what the rows would have if moments did not cancel.
//!
//! # Equations
//! For row r with force f and moment m on the body at hand, motions s = (s_v, s_ω) of the rates with pivots D:
//! ```text
//! b_r = Σ_bodies Σ_rates ( |s_v| |f| + |s_ω| ρ )² / D,    ρ ← max(ρ, |m|) + |r₂| |f|,   ρ ← ρ + |lever| |f| on the way up     (T-RED-20)
//! ```
//! A direction of B, measured by b, below θ = (closure tolerance)² is left out of the pivot.
//!
//! # Symbols
//! b `natural` · ρ `reach` · B the block of the closure, with the opposite sign
//!
//! # Reference
//! Golub and Van Loan 2013, section 5.5 (rank by singular values); the scale is ours.
//!
//! # Departures from the reference
//! None.

use super::elimination::{Elimination, Stack, subtract_product};
use alembert_math::Space;

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Elimination<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    /// Number of independent closure rows at the last factorisation.
    pub fn closure_rank(&self) -> usize {
        self.ranks.iter().sum()
    }

    pub(super) fn factor_closure(&mut self, i: usize) -> bool {
        let c = i - self.tree.len();
        let rows = self.closure_rows[c];
        let threshold = self.tolerance * self.tolerance;
        let d = &self.blocks[i];
        let rank = self.lu[i].factor_regular(d, rows, &self.natural[c], threshold);
        let Some(rank) = rank else {
            return false;
        };
        self.ranks[c] = rank;
        let plan = &self.plan[i];
        for k in &plan.neighbors {
            self.lu[i].solve_columns(&mut self.blocks[k.row]);
        }
        let m = plan.neighbors.len();
        for k in 0..m {
            for l in 0..m {
                let (left, right) = (&plan.neighbors[k], &plan.neighbors[l]);
                let at = [plan.targets[k * m + l], left.col, right.row];
                let size = [self.size[left.node], rows, self.size[right.node]];
                subtract_product(&mut self.blocks, at, size);
            }
        }
        true
    }

    /// Adds to the natural compliance of the closures beside body `i` what its rates would give to rows whose moments do not cancel,
    /// with the pivots D of these rates (T-RED-20).
    pub(super) fn add_natural(&mut self, i: usize, pivots: &Stack<T, N>) {
        let (n, node) = (self.tree.len(), self.tree[i]);
        if self.compliance.is_some() {
            return;
        }
        for neighbor in self.plan[i].neighbors.iter().filter(|k| k.node >= n) {
            let c = neighbor.node - n;
            for m in 0..N {
                let (levers, motion) = (&self.levers[i].test[m], &self.motions[i].test[m]);
                let (arm, lever) = match node.freedom.absolute_position() {
                    true => (0.0, 0.0),
                    false => (levers.r2.norm(), levers.lever.norm()),
                };
                for r in 0..self.closure_rows[c] {
                    let w = self.blocks[neighbor.row][m][m].column(r);
                    let force = w.rows(0, D).norm();
                    let reach = &mut self.reach[c][m][r];
                    *reach = reach.max(w.rows(D, A).norm()) + arm * force;
                    for a in 0..node.dof {
                        let s = motion.column(a);
                        let rate = s.rows(0, D).norm() * force + s.rows(D, A).norm() * *reach;
                        if pivots[m][a] > 0.0 {
                            self.natural[c][m][r] += rate * rate / pivots[m][a];
                        }
                    }
                    *reach += lever * force;
                }
            }
        }
    }
}
