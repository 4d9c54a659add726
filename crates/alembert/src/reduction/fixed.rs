//! Triangular factors of small matrices in loops of fixed length, which the compiler unrolls; sizes beyond six in loops of any length.
//!
//! Matrices are stored column by column, with the inverse of each pivot in its place.

use nalgebra::SMatrix;

/// LU factorisation with partial pivoting; `false` when a pivot vanishes or is not finite.
pub(super) fn factor<const M: usize>(lu: &mut [f64], pivot: &mut [usize]) -> bool {
    let Some(columns) = lu.as_chunks_mut::<M>().0.first_chunk_mut::<M>() else {
        return false;
    };
    for k in 0..M {
        let mut p = k;
        for i in k + 1..M {
            if columns[k][i].abs() > columns[k][p].abs() {
                p = i;
            }
        }
        pivot[k] = p;
        if p != k {
            for column in columns.iter_mut() {
                column.swap(k, p);
            }
        }
        let d = columns[k][k];
        if d == 0.0 || !d.is_finite() {
            return false;
        }
        let inv = 1.0 / d;
        columns[k][k] = inv;
        // factors below the pivot, zero above: whole columns are worked on
        let mut l = [0.0; M];
        columns[k][k + 1..].iter_mut().for_each(|x| *x *= inv);
        l[k + 1..].copy_from_slice(&columns[k][k + 1..]);
        for column in &mut columns[k + 1..] {
            let c = column[k];
            for i in 0..M {
                column[i] -= l[i] * c;
            }
        }
    }
    true
}

/// The same for any size.
pub(super) fn factor_any(lu: &mut [f64], pivot: &mut [usize], n: usize) -> bool {
    for k in 0..n {
        let mut p = k;
        for i in k + 1..n {
            if lu[k * n + i].abs() > lu[k * n + p].abs() {
                p = i;
            }
        }
        pivot[k] = p;
        if p != k {
            for j in 0..n {
                lu.swap(j * n + k, j * n + p);
            }
        }
        let d = lu[k * n + k];
        if d == 0.0 || !d.is_finite() {
            return false;
        }
        let inv = 1.0 / d;
        lu[k * n + k] = inv;
        for l in &mut lu[k * n + k + 1..(k + 1) * n] {
            *l *= inv;
        }
        let (left, right) = lu.split_at_mut((k + 1) * n);
        let l = &left[k * n + k + 1..];
        for column in right[..(n - k - 1) * n].chunks_exact_mut(n) {
            let c = column[k];
            for (x, l) in column[k + 1..].iter_mut().zip(l) {
                *x -= l * c;
            }
        }
    }
    true
}

/// Solves with the factors in place.
#[inline(always)]
fn solve_one<const M: usize>(lu: &[[f64; M]; M], pivot: &[usize; M], x: &mut [f64; M]) {
    for k in 0..M {
        x.swap(k, pivot[k].min(M - 1));
    }
    for k in 0..M {
        for i in k + 1..M {
            x[i] -= lu[k][i] * x[k];
        }
    }
    for k in (0..M).rev() {
        x[k] *= lu[k][k];
        for i in 0..k {
            x[i] -= lu[k][i] * x[k];
        }
    }
}

/// Solves in place.
pub(super) fn solve<const M: usize>(lu: &[f64], pivot: &[usize], x: &mut [f64]) {
    let columns = lu.as_chunks::<M>().0.first_chunk::<M>();
    if let (Some(lu), Some(pivot), Some(x)) =
        (columns, pivot.first_chunk::<M>(), x.first_chunk_mut::<M>())
    {
        solve_one(lu, pivot, x);
    }
}

/// Solves in place for the first `M` entries of every column.
pub(super) fn solve_columns<const M: usize, const T: usize>(
    lu: &[f64],
    pivot: &[usize],
    m: &mut SMatrix<f64, T, T>,
) {
    let columns = lu.as_chunks::<M>().0.first_chunk::<M>();
    let (Some(lu), Some(pivot)) = (columns, pivot.first_chunk::<M>()) else {
        return;
    };
    for column in m.as_mut_slice().as_chunks_mut::<T>().0 {
        if let Some(x) = column.first_chunk_mut::<M>() {
            solve_one(lu, pivot, x);
        }
    }
}

/// Solves in place for any size.
pub(super) fn solve_any(lu: &[f64], pivot: &[usize], x: &mut [f64]) {
    let n = x.len();
    for k in 0..n {
        x.swap(k, pivot[k]);
    }
    for k in 0..n {
        let xk = x[k];
        let column = &lu[k * n..(k + 1) * n];
        for i in k + 1..n {
            x[i] -= column[i] * xk;
        }
    }
    for k in (0..n).rev() {
        let column = &lu[k * n..(k + 1) * n];
        let xk = x[k] * column[k];
        x[k] = xk;
        for i in 0..k {
            x[i] -= column[i] * xk;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both ways give the same numbers.
    fn compare<const M: usize>() {
        let entry = |i: usize, j: usize| ((3 * i + 7 * j + 1) as f64).sin() + 0.1 * i as f64;
        let m: Vec<f64> = (0..M * M).map(|k| entry(k % M, k / M)).collect();
        let (mut a, mut b) = (m.clone(), m);
        let (mut p, mut q) = ([0; M], [0; M]);
        assert!(factor::<M>(&mut a, &mut p) && factor_any(&mut b, &mut q, M));
        assert_eq!((&a, p), (&b, q));
        let mut x: [f64; M] = std::array::from_fn(|k| (k as f64).cos());
        let mut y = x;
        solve::<M>(&a, &p, &mut x);
        solve_any(&b, &q, &mut y);
        assert_eq!(x, y);
        let mut columns = SMatrix::<f64, 6, 6>::from_fn(|r, _| (r as f64).cos());
        solve_columns::<M, 6>(&a, &p, &mut columns);
        for k in 0..6 {
            assert_eq!(columns.column(k).as_slice()[..M], x);
        }
        let mut zero = vec![0.0; M * M];
        assert!(!factor::<M>(&mut zero, &mut p));
    }

    #[test]
    fn id_fixed_and_any_size_agree() {
        compare::<2>();
        compare::<3>();
        compare::<4>();
        compare::<5>();
        compare::<6>();
    }
}
