//! Spherical joints without further couplings: their rotation block is eliminated as a whole, and only forces go on to the parent.
//!
//! The special case of T-RED-5 and T-RED-6 for f = ω_c, one time node: long chains and ragdolls are made of it.

use super::elimination::{Elimination, Vect};
use super::small::{shift_cols, shift_rows, shift_wrench};
use alembert_math::{Space, mm, mv};
use nalgebra::{SMatrix, SVector};

/// A spherical joint without further couplings, eliminated as a whole.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ball<const D: usize, const A: usize> {
    /// K_ww⁻¹
    pub(super) inverse: SMatrix<f64, A, A>,
    /// K_ww⁻¹ K_wv
    pub(super) u: SMatrix<f64, A, D>,
    /// K_vw
    pub(super) c: SMatrix<f64, D, A>,
}

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Elimination<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    /// A spherical joint without further couplings: the rotation block is eliminated whole, only forces go on.
    #[inline]
    pub(super) fn factor_ball(&mut self, i: usize) -> bool {
        let j = &self.levers[i];
        let mut k = self.blocks[i][0][0];
        shift_rows::<S, D, A, T>(&mut k, &-j.test[0].r2);
        shift_cols::<S, D, A, T>(&mut k, &-j.end[0].r2);
        let kww = SMatrix::<f64, A, A>::from_fn(|r, c| k[(D + r, D + c)]);
        let Some(inverse) = kww.try_inverse() else {
            return false;
        };
        self.balls[i].inverse = inverse;
        let Some(p) = self.tree[i].parent else {
            return true;
        };
        let kwv = SMatrix::<f64, A, D>::from_fn(|r, c| k[(D + r, c)]);
        let kvw = SMatrix::<f64, D, A>::from_fn(|r, c| k[(r, D + c)]);
        let kvv = SMatrix::<f64, D, D>::from_fn(|r, c| k[(r, c)]);
        // U = K_ww⁻¹ K_wv and C = K_vw, both still at the joint point
        let u = mm(&inverse, &kwv);
        let schur = kvv - mm(&kvw, &u);
        // products with the matrices of levers are cross products with rows and columns
        let (lt, le) = (&j.test[0].lever, &j.end[0].lever);
        let mut right = SMatrix::<f64, D, A>::zeros();
        for r in 0..D {
            let row = S::cross(le, &SVector::from_fn(|c, _| schur[(r, c)]));
            (0..A).for_each(|c| right[(r, c)] = row[c]);
        }
        let mut left = SMatrix::<f64, A, D>::zeros();
        for c in 0..D {
            let column = SVector::<f64, D>::from_fn(|r, _| schur[(r, c)]);
            left.set_column(c, &S::cross(lt, &column));
        }
        let mut corner = SMatrix::<f64, A, A>::zeros();
        for c in 0..A {
            let column = SVector::<f64, D>::from_fn(|r, _| right[(r, c)]);
            corner.set_column(c, &S::cross(lt, &column));
        }
        let out = &mut self.blocks[p][0][0];
        for c in 0..D {
            for r in 0..D {
                out[(r, c)] += schur[(r, c)];
            }
            for r in 0..A {
                out[(D + r, c)] += left[(r, c)];
                out[(c, D + r)] += right[(c, r)];
            }
        }
        for c in 0..A {
            for r in 0..A {
                out[(D + r, D + c)] += corner[(r, c)];
            }
        }
        self.balls[i].u = u;
        self.balls[i].c = kvw;
        true
    }

    #[inline]
    pub(super) fn forward_ball(&mut self, i: usize, rate: &Vect<T>) {
        let (j, ball) = (&self.levers[i].test[0], &self.balls[i]);
        let mut b = self.b[i][0];
        shift_wrench::<S, D, A, T>(&mut b, &-j.r2);
        let row = SVector::<f64, A>::from_fn(|a, _| rate[a] + b[D + a]);
        let y = mv(&ball.inverse, &row);
        for a in 0..A {
            self.y[i][0][a] = y[a];
        }
        if let Some(p) = self.tree[i].parent {
            let push = mv(&ball.c, &y);
            let f = SVector::<f64, D>::from_fn(|a, _| b[a] - push[a]);
            let m = S::cross(&j.lever, &f);
            let out = &mut self.b[p][0];
            for a in 0..D {
                out[a] += f[a];
            }
            for a in 0..A {
                out[D + a] += m[a];
            }
        }
    }

    #[inline]
    pub(super) fn back_ball(&mut self, i: usize, rate: &mut Vect<T>) {
        let j = &self.levers[i].end[0];
        let mut w = SVector::<f64, A>::from_fn(|a, _| self.y[i][0][a]);
        let mut v = SVector::<f64, D>::zeros();
        if let Some(p) = self.tree[i].parent {
            let xp = &self.b[p][0];
            let wp = SVector::<f64, A>::from_fn(|s, _| xp[D + s]);
            v = S::rate(&wp, &j.lever) + SVector::<f64, D>::from_fn(|s, _| xp[s]);
            w -= mv(&self.balls[i].u, &v);
        }
        v -= S::rate(&w, &j.r2);
        let out = &mut self.b[i][0];
        for s in 0..D {
            out[s] = v[s];
        }
        for s in 0..A {
            rate[s] = w[s];
            out[D + s] = w[s];
        }
    }
}
