//! Derivatives of the test directions: what the Newton matrix gains when virtual motions are taken where the unknown is.
//!
//! A joint transmits the wrench (f, m) at its joint point. When the configuration of the virtual motions moves with a variation (factor c),
//! levers and axes turn: (δr₂) × f on the child, (δlever) × f on the parent, and axes fixed in the parent change the rows themselves.

use super::elimination::{Elimination, Mat, Vect};
use super::small::{force, moment};
use crate::joints::Turns;
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Elimination<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    /// Sets the derivatives of joint `i` for the virtual motions of row `cell[0]`, which follow variations of column `cell[1]`
    /// with the factor `c`, at the transmitted wrench. Levers and motions of that column are set before.
    pub fn add_geometric(&mut self, i: usize, cell: [usize; 2], c: f64, wrench: &Vect<T>) {
        let [row, col] = cell;
        let node = self.tree[i];
        let levers = self.levers[i].end[col];
        let (f, m) = (force::<D, T>(wrench), moment::<D, A, T>(wrench));
        // levers turn: - (δr₂) × f on the child, (δlever) × f on the parent
        let on_child = S::pair(&f, &levers.r2) * c;
        add_ww::<D, A, T>(&mut self.blocks[i][row][col], &on_child);
        if let Some(p) = node.parent {
            let on_parent = S::pair(&f, &levers.lever) * -c;
            add_ww::<D, A, T>(&mut self.blocks[p][row][col], &on_parent);
        }
        if node.freedom.absolute_rotation() {
            return;
        }
        self.levers[i].geometric = true;
        let ad = S::ad(&m);
        let s = &self.motions[i].end[col];
        let axis_of = |k: usize| SVector::<f64, A>::from_fn(|r, _| s[(D + r, k)]);
        let slide_of = |k: usize| SVector::<f64, D>::from_fn(|r, _| s[(r, k)]);
        let g = &mut self.geometric[i];
        for k in 0..node.dof {
            let (axis, slide) = (axis_of(k), slide_of(k));
            let turn = ad.tr_mul(&axis) * c;
            let push = S::cross(&slide, &f) * c;
            for r in 0..A {
                g.row[row][col][(k, D + r)] = turn[r] + push[r];
                g.up[row][col][(D + r, k)] = push[r];
            }
        }
        // directions fixed in the parent: ω_p = ω_c - Σ e u
        if node.freedom.crosses() {
            g.d[row][col][(0, 1)] = -c * axis_of(0).dot(&(ad * axis_of(1)));
        }
        // the motion of a custom joint bends: its derivative stands behind it
        if node.freedom.follows_path() {
            let bent = axis_of(1).dot(&m) + slide_of(1).dot(&f);
            let turned = S::cross(&slide_of(0), &f).dot(&axis_of(0));
            g.d[row][col][(0, 0)] = c * (bent - turned);
        }
        // slides along the axis keep their direction
        if node.freedom.turns == Turns::Axis {
            let turn = node.freedom.sliding(D);
            for (k, axis) in node.freedom.axes().enumerate() {
                if D == 2 || axis != 2 {
                    g.d[row][col][(k, turn)] = -c * S::cross(&slide_of(k), &f).dot(&axis_of(turn));
                }
            }
        }
    }
}

#[inline]
fn add_ww<const D: usize, const A: usize, const T: usize>(
    out: &mut Mat<T>,
    m: &SMatrix<f64, A, A>,
) {
    for j in 0..A {
        for i in 0..A {
            out[(D + i, D + j)] += m[(i, j)];
        }
    }
}
