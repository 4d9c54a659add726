//! Signs of a factorised matrix: how many of its eigenvalues are negative.
//!
//! # What it is
//! By Sylvester's law of inertia the number of negative eigenvalues of a symmetric matrix is that of the pivots of any elimination.
//!
//! # Equations
//! Every node leaves a pivot block D (T-RED-5). A closure with m independent rows adds m negative ones that belong to its
//! multipliers; they do not count (T-EQU-5). Redundant rows have no pivot (T-RED-20).
//!
//! # Symbols
//! D `lu`, `balls`
//!
//! # Reference
//! Haynsworth 1968 (inertia of Schur complements).
//!
//! # Departures from the reference
//! None.

use super::elimination::Elimination;
use alembert_math::Space;
use nalgebra::DMatrix;

/// Signs of the pivots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signs {
    /// Negative eigenvalues, without those of multipliers. Of the symmetric part of the pivots if the matrix is not symmetric.
    pub negative: usize,
    /// Whether the determinant is negative (without the signs of multipliers).
    pub odd: bool,
}

impl<S, const D: usize, const A: usize, const T: usize> Elimination<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Signs of the last factorisation.
    pub fn signs(&self) -> Signs {
        let n = self.tree.len();
        let (mut negative, mut odd, mut multipliers) = (0, false, 0);
        for &i in &self.order {
            let ball = i < n && self.tree[i].freedom.is_ball() && self.tree[i].single;
            let pivot = if ball {
                let inverse = &self.balls[i].inverse;
                DMatrix::from_fn(A, A, |r, c| inverse[(r, c)])
            } else {
                self.lu[i].matrix()
            };
            if i >= n {
                let rank = self.ranks[i - n];
                multipliers += rank;
                odd ^= rank % 2 == 1;
                let count = negative_of(pivot, rank);
                negative += count;
                odd ^= count % 2 == 1;
                continue;
            }
            odd ^= pivot.determinant() < 0.0;
            let symmetric = (&pivot + pivot.transpose()) * 0.5;
            // most pivots are positive, which is cheaper to see than their eigenvalues
            if symmetric.clone().cholesky().is_none() {
                let values = symmetric.symmetric_eigenvalues();
                negative += values.iter().filter(|v| **v < 0.0).count();
            }
        }
        Signs {
            negative: negative.saturating_sub(multipliers),
            odd,
        }
    }
}

/// Negative ones of the `rank` largest eigenvalues of the symmetric part.
fn negative_of(pivot: DMatrix<f64>, rank: usize) -> usize {
    let symmetric = (&pivot + pivot.transpose()) * 0.5;
    let mut values = symmetric.symmetric_eigenvalues().as_slice().to_vec();
    values.sort_by(|a, b| b.abs().total_cmp(&a.abs()));
    values.iter().take(rank).filter(|v| **v < 0.0).count()
}
