//! Fixed-size linear algebra of the elimination: shifts of wrenches and a small LU.

use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

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

/// LU factorisation with partial pivoting of the leading n×n part.
#[derive(Clone, Copy, Debug)]
pub struct SmallLu<const T: usize> {
    lu: SMatrix<f64, T, T>,
    pivot: [usize; T],
    n: usize,
}

impl<const T: usize> SmallLu<T> {
    /// An empty factorisation.
    pub fn empty() -> Self {
        Self {
            lu: SMatrix::zeros(),
            pivot: [0; T],
            n: 0,
        }
    }

    /// Factorises; `false` when a pivot vanishes or is not finite.
    #[inline]
    pub fn factor(&mut self, m: &SMatrix<f64, T, T>, n: usize) -> bool {
        self.lu = *m;
        self.n = n;
        if n == 1 {
            let d = m[(0, 0)];
            self.lu[(0, 0)] = 1.0 / d;
            return d != 0.0 && d.is_finite();
        }
        let lu = &mut self.lu;
        for k in 0..n {
            let mut p = k;
            for i in k + 1..n {
                if lu[(i, k)].abs() > lu[(p, k)].abs() {
                    p = i;
                }
            }
            self.pivot[k] = p;
            if p != k {
                for j in 0..n {
                    let t = lu[(k, j)];
                    lu[(k, j)] = lu[(p, j)];
                    lu[(p, j)] = t;
                }
            }
            let d = lu[(k, k)];
            if d == 0.0 || !d.is_finite() {
                return false;
            }
            let inv = 1.0 / d;
            lu[(k, k)] = inv;
            for i in k + 1..n {
                lu[(i, k)] *= inv;
            }
            for j in k + 1..n {
                let c = lu[(k, j)];
                for i in k + 1..n {
                    lu[(i, j)] -= lu[(i, k)] * c;
                }
            }
        }
        true
    }

    /// Solves in place for the leading n entries.
    #[inline]
    pub fn solve(&self, b: &mut SVector<f64, T>) {
        let n = self.n;
        if n == 1 {
            b[0] *= self.lu[(0, 0)];
            return;
        }
        for k in 0..n {
            let p = self.pivot[k];
            if p != k {
                b.swap_rows(k, p);
            }
        }
        for k in 0..n {
            let bk = b[k];
            for i in k + 1..n {
                b[i] -= self.lu[(i, k)] * bk;
            }
        }
        for k in (0..n).rev() {
            let bk = b[k] * self.lu[(k, k)];
            b[k] = bk;
            for i in 0..k {
                b[i] -= self.lu[(i, k)] * bk;
            }
        }
    }

    /// Solves for every column in place.
    #[inline]
    pub fn solve_columns(&self, m: &mut SMatrix<f64, T, T>) {
        for j in 0..T {
            let mut c = m.column(j).into_owned();
            self.solve(&mut c);
            m.set_column(j, &c);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_small_lu_solves() {
        let m = SMatrix::<f64, 6, 6>::from_fn(|i, j| {
            ((i * 7 + j * 3) % 5) as f64 - 1.5 + if i == j { 0.1 } else { 0.0 }
        });
        for n in 1..=6 {
            let mut lu = SmallLu::empty();
            if !lu.factor(&m, n) {
                continue;
            }
            let x = SVector::<f64, 6>::from_fn(|i, _| if i < n { i as f64 - 2.0 } else { 0.0 });
            let mut b = SVector::<f64, 6>::zeros();
            for i in 0..n {
                b[i] = (0..n).map(|j| m[(i, j)] * x[j]).sum();
            }
            lu.solve(&mut b);
            for i in 0..n {
                assert!((b[i] - x[i]).abs() < 1e-10, "{n} {i}");
            }
        }
    }
}
