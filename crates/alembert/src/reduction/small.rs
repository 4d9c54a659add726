//! Fixed-size linear algebra of the elimination: shifts of wrenches and a small LU.

use super::fixed;
use super::truncated::{apply_pseudo_inverse, factor_pseudo_inverse};
use alembert_math::Space;
use nalgebra::{DMatrix, SMatrix, SVector};
use std::cmp::Ordering;

/// Moves a wrench by `lever`: (f, m) ↦ (f, m + lever × f).
#[inline]
pub fn shift_wrench<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    w: &mut SVector<f64, T>,
    lever: &SVector<f64, D>,
) {
    let f = SVector::<f64, D>::from_fn(|i, _| w[i]);
    let m = S::cross(lever, &f);
    for i in 0..A {
        w[D + i] += m[i];
    }
}

/// Applies [`shift_wrench`] to every column.
#[inline]
pub fn shift_rows<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    k: &mut SMatrix<f64, T, T>,
    lever: &SVector<f64, D>,
) {
    for j in 0..T {
        let f = SVector::<f64, D>::from_fn(|i, _| k[(i, j)]);
        let m = S::cross(lever, &f);
        for i in 0..A {
            k[(D + i, j)] += m[i];
        }
    }
}

/// Applies [`shift_wrench`] to every row: columns then refer to twists at the shifted point.
#[inline]
pub fn shift_cols<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    k: &mut SMatrix<f64, T, T>,
    lever: &SVector<f64, D>,
) {
    for j in 0..T {
        let f = SVector::<f64, D>::from_fn(|i, _| k[(j, i)]);
        let m = S::cross(lever, &f);
        for i in 0..A {
            k[(j, D + i)] += m[i];
        }
    }
}

/// Force part of a wrench.
#[inline]
pub fn force<const D: usize, const T: usize>(w: &SVector<f64, T>) -> SVector<f64, D> {
    SVector::from_fn(|i, _| w[i])
}

/// Moment part of a wrench.
#[inline]
pub fn moment<const D: usize, const A: usize, const T: usize>(
    w: &SVector<f64, T>,
) -> SVector<f64, A> {
    SVector::from_fn(|i, _| w[D + i])
}

/// LU factorisation with partial pivoting of the leading f×f parts of an N×N grid of blocks, as one matrix of size N f.
#[derive(Clone, Copy, Debug)]
pub struct SmallLu<const T: usize, const N: usize> {
    /// Column by column, the first (N f)² numbers.
    lu: [[[[f64; T]; T]; N]; N],
    pivot: [[usize; T]; N],
    f: usize,
    /// The numbers are factors of a pseudo-inverse, not triangular ones; its other factor is `right`.
    truncated: bool,
    right: [[[[f64; T]; T]; N]; N],
}

/// Pivots below this many thresholds are looked at more closely: triangular factors hide a small singular value by a factor of
/// some thousands at most in matrices of this size.
const DOUBTFUL: f64 = 1e6;

impl<const T: usize, const N: usize> SmallLu<T, N> {
    /// An empty factorisation.
    pub fn empty() -> Self {
        Self {
            lu: [[[[0.0; T]; T]; N]; N],
            pivot: [[0; T]; N],
            f: 0,
            truncated: false,
            right: [[[[0.0; T]; T]; N]; N],
        }
    }

    /// Factorises; `false` when a pivot vanishes or is not finite.
    #[inline]
    pub fn factor(&mut self, m: &[[SMatrix<f64, T, T>; N]; N], f: usize) -> bool {
        self.f = f;
        self.truncated = false;
        let n = N * f;
        if n == 1 {
            return self.set_one(m[0][0][(0, 0)]);
        }
        self.copy(m);
        let lu = self.lu.as_flattened_mut().as_flattened_mut();
        let lu = lu.as_flattened_mut();
        let pivot = self.pivot.as_flattened_mut();
        match n {
            2 => fixed::factor::<2>(lu, pivot),
            3 => fixed::factor::<3>(lu, pivot),
            4 => fixed::factor::<4>(lu, pivot),
            5 => fixed::factor::<5>(lu, pivot),
            6 => fixed::factor::<6>(lu, pivot),
            _ => fixed::factor_any(lu, pivot, n),
        }
    }

    /// Takes one number; `false` when it is zero or not finite.
    #[inline]
    pub fn set_one(&mut self, d: f64) -> bool {
        self.f = 1;
        self.truncated = false;
        self.lu[0][0][0][0] = 1.0 / d;
        d != 0.0 && d.is_finite()
    }

    /// The inverse of the one number.
    #[inline]
    pub fn one(&self) -> f64 {
        self.lu[0][0][0][0]
    }

    /// Column by column, as one matrix.
    fn copy(&mut self, m: &[[SMatrix<f64, T, T>; N]; N]) {
        let (f, n) = (self.f, N * self.f);
        let lu = self.lu.as_flattened_mut().as_flattened_mut();
        let lu = lu.as_flattened_mut();
        for (c, j) in (0..N).flat_map(|c| (0..f).map(move |j| (c, j))) {
            let column = &mut lu[(c * f + j) * n..][..n];
            for (r, row) in m.iter().enumerate() {
                for i in 0..f {
                    column[r * f + i] = row[c][(i, j)];
                }
            }
        }
    }

    /// Factorises what is regular: singular values below `threshold`, when rows and columns are measured by their `natural`
    /// sizes on the diagonal, count as zero. Returns the rank, or `None` when a number is not finite.
    pub fn factor_regular(
        &mut self,
        m: &[[SMatrix<f64, T, T>; N]; N],
        f: usize,
        natural: &[SVector<f64, T>; N],
        threshold: f64,
    ) -> Option<usize> {
        let n = N * f;
        if (0..N).any(|r| (0..N).any(|c| m[r][c].iter().any(|x| !x.is_finite()))) {
            return None;
        }
        let mut sizes = [[0.0; T]; N];
        let sizes = &mut sizes.as_flattened_mut()[..n];
        for (r, natural) in natural.iter().enumerate() {
            sizes[r * f..(r + 1) * f].copy_from_slice(&natural.as_slice()[..f]);
        }
        if self.factor(m, f) && self.regular(sizes, DOUBTFUL * threshold) {
            return Some(n);
        }
        self.copy(m);
        self.truncated = true;
        let [a, v] = [&mut self.lu, &mut self.right]
            .map(|m| m.as_flattened_mut().as_flattened_mut().as_flattened_mut());
        let rank = factor_pseudo_inverse(&mut a[..n * n], &mut v[..n * n], sizes, threshold);
        Some(rank)
    }

    /// Whether all pivots of the triangular factors are above `least` of the sizes of their row and column.
    fn regular(&self, sizes: &[f64], least: f64) -> bool {
        let n = sizes.len();
        let lu = self.lu.as_flattened().as_flattened().as_flattened();
        if n == 1 {
            return 1.0 / lu[0].abs() > least * sizes[0];
        }
        let pivot = self.pivot.as_flattened();
        let mut rows = [[0; T]; N];
        let rows = &mut rows.as_flattened_mut()[..n];
        for (k, row) in rows.iter_mut().enumerate() {
            *row = k;
        }
        (0..n).all(|k| {
            rows.swap(k, pivot[k]);
            1.0 / lu[k * n + k].abs() > least * (sizes[rows[k]] * sizes[k]).sqrt()
        })
    }

    /// The matrix that was factorised; of one that was not regular the pseudo-inverse, whose eigenvalues have the same signs.
    pub fn matrix(&self) -> DMatrix<f64> {
        let n = N * self.f;
        let lu = self.lu.as_flattened().as_flattened().as_flattened();
        if self.truncated {
            let right = self.right.as_flattened().as_flattened().as_flattened();
            let [y, x] = [lu, right].map(|m| DMatrix::from_column_slice(n, n, &m[..n * n]));
            return x * y.transpose();
        }
        // the diagonal is kept inverted
        let upper = |i: usize, j: usize| match i.cmp(&j) {
            Ordering::Less => lu[j * n + i],
            Ordering::Equal => 1.0 / lu[j * n + i],
            Ordering::Greater => 0.0,
        };
        let lower = |i: usize, j: usize| match i.cmp(&j) {
            Ordering::Less => 0.0,
            Ordering::Equal => 1.0,
            Ordering::Greater => lu[j * n + i],
        };
        let mut m = DMatrix::from_fn(n, n, lower) * DMatrix::from_fn(n, n, upper);
        // rows were exchanged on the way; a single number has no pivot
        if n > 1 {
            for (k, p) in self.pivot.as_flattened()[..n].iter().enumerate().rev() {
                m.swap_rows(k, *p);
            }
        }
        m
    }

    /// Solves in place for the leading f entries of each vector.
    #[inline]
    pub fn solve(&self, b: &mut [SVector<f64, T>; N]) {
        let f = self.f;
        if N * f == 1 && !self.truncated {
            b[0][0] *= self.lu[0][0][0][0];
            return;
        }
        let mut x = [[0.0; T]; N];
        let x = x.as_flattened_mut();
        for (r, b) in b.iter().enumerate() {
            x[r * f..r * f + f].copy_from_slice(&b.as_slice()[..f]);
        }
        self.solve_flat(&mut x[..N * f]);
        for (r, b) in b.iter_mut().enumerate() {
            b.as_mut_slice()[..f].copy_from_slice(&x[r * f..r * f + f]);
        }
    }

    #[inline]
    fn solve_flat(&self, x: &mut [f64]) {
        let n = x.len();
        let lu = self.lu.as_flattened().as_flattened().as_flattened();
        if self.truncated {
            let right = self.right.as_flattened().as_flattened().as_flattened();
            apply_pseudo_inverse(&lu[..n * n], &right[..n * n], x);
            return;
        }
        let pivot = self.pivot.as_flattened();
        match n {
            2 => fixed::solve::<2>(lu, pivot, x),
            3 => fixed::solve::<3>(lu, pivot, x),
            4 => fixed::solve::<4>(lu, pivot, x),
            5 => fixed::solve::<5>(lu, pivot, x),
            6 => fixed::solve::<6>(lu, pivot, x),
            _ => fixed::solve_any(lu, pivot, x),
        }
    }

    /// Solves for every column in place.
    #[inline]
    pub fn solve_columns(&self, m: &mut [[SMatrix<f64, T, T>; N]; N]) {
        if N * self.f == 1 && !self.truncated {
            let inverse = self.lu[0][0][0][0];
            for j in 0..T {
                m[0][0][(0, j)] *= inverse;
            }
            return;
        }
        if N == 1 && !self.truncated {
            let (lu, pivot) = (self.lu[0][0].as_flattened(), &self.pivot[0]);
            let columns = &mut m[0][0];
            match self.f {
                2 => fixed::solve_columns::<2, T>(lu, pivot, columns),
                3 => fixed::solve_columns::<3, T>(lu, pivot, columns),
                4 => fixed::solve_columns::<4, T>(lu, pivot, columns),
                5 => fixed::solve_columns::<5, T>(lu, pivot, columns),
                6 => fixed::solve_columns::<6, T>(lu, pivot, columns),
                // no rates: nothing to solve
                _ => {}
            }
            return;
        }
        for c in 0..N {
            for j in 0..T {
                let mut b: [SVector<f64, T>; N] =
                    std::array::from_fn(|r| m[r][c].column(j).into_owned());
                self.solve(&mut b);
                for (r, b) in b.iter().enumerate() {
                    m[r][c].set_column(j, b);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_small_lu_solves() {
        let m = |i: usize, j: usize| {
            ((i * 7 + j * 3) % 5) as f64 - 1.5 + if i == j { 0.1 } else { 0.0 }
        };
        let grid: [[SMatrix<f64, 3, 3>; 2]; 2] = std::array::from_fn(|r| {
            std::array::from_fn(|c| SMatrix::from_fn(|i, j| m(3 * r + i, 3 * c + j)))
        });
        for f in 1..=3 {
            let entry = |i: usize, j: usize| grid[i / f][j / f][(i % f, j % f)];
            let mut lu = SmallLu::<3, 2>::empty();
            assert!(lu.factor(&grid, f));
            let x = |i: usize| i as f64 - 2.0;
            let mut b = [SVector::<f64, 3>::zeros(); 2];
            for i in 0..2 * f {
                b[i / f][i % f] = (0..2 * f).map(|j| entry(i, j) * x(j)).sum();
            }
            lu.solve(&mut b);
            let whole = lu.matrix();
            for (i, j) in (0..2 * f).flat_map(|i| (0..2 * f).map(move |j| (i, j))) {
                assert!((whole[(i, j)] - entry(i, j)).abs() < 1e-12, "{f} {i} {j}");
            }
            for i in 0..2 * f {
                assert!((b[i / f][i % f] - x(i)).abs() < 1e-10, "{f} {i}");
            }
        }
    }
}
