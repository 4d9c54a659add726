//! Eigenvalues and eigenvectors of a small dense matrix that is not symmetric.
//!
//! # What it is
//! The complex QR algorithm: Householder reduction to Hessenberg form, shifted QR steps by rotations, back substitution. It always ends.
//!
//! # Equations
//! H = Q T Qᴴ with T upper triangular; (T - T_kk I) y = 0 from below, x = Q y.
//!
//! # Symbols
//! H, T `t` · Q `q`
//!
//! # Reference
//! Golub and Van Loan 2013, sections 7.4 to 7.6.
//!
//! # Departures from the reference
//! Single complex shifts, for matrices of a few hundred rows.

use nalgebra::{Complex, DMatrix, DVector};

type Matrix = DMatrix<Complex<f64>>;

/// QR steps for one eigenvalue.
const MOST: u32 = 90;

/// An eigenvalue with its unit vector.
#[derive(Clone, Debug)]
pub(super) struct Pair {
    pub value: Complex<f64>,
    pub vector: DVector<Complex<f64>>,
}

/// All eigenvalues with their vectors; `None` when an entry is not finite or an eigenvalue does not converge.
pub(super) fn eigen(matrix: &DMatrix<f64>) -> Option<Vec<Pair>> {
    let n = matrix.nrows();
    let scale = matrix.amax();
    if !scale.is_finite() {
        return None;
    }
    let by = if scale > 0.0 { scale } else { 1.0 };
    let mut t = matrix.map(|x| Complex::new(x / by, 0.0));
    let mut q = Matrix::identity(n, n);
    reduce(&mut t, &mut q);
    triangulate(&mut t, &mut q)?;
    let least = f64::EPSILON * t.iter().fold(f64::MIN_POSITIVE, |a, x| a.max(x.norm()));
    let mut out = Vec::with_capacity(n);
    for k in 0..n {
        let mut y = DVector::<Complex<f64>>::zeros(n);
        y[k] = Complex::new(1.0, 0.0);
        for i in (0..k).rev() {
            let sum: Complex<f64> = (i + 1..=k).map(|j| t[(i, j)] * y[j]).sum();
            let mut gap = t[(i, i)] - t[(k, k)];
            if gap.norm() < least {
                gap = Complex::new(least, 0.0);
            }
            y[i] = -sum / gap;
        }
        let vector = &q * y;
        let size = vector.norm();
        out.push(Pair {
            value: t[(k, k)] * by,
            vector: vector.map(|x| x / size),
        });
    }
    Some(out)
}

/// Householder reduction to Hessenberg form.
fn reduce(h: &mut Matrix, q: &mut Matrix) {
    let n = h.nrows();
    for k in 0..n.saturating_sub(2) {
        let mut v = h.view((k + 1, k), (n - k - 1, 1)).into_owned();
        let size = v.norm();
        if size == 0.0 {
            continue;
        }
        // away from the first component, whatever its phase
        let phase = match v[0].norm() {
            0.0 => Complex::new(1.0, 0.0),
            r => v[0] / r,
        };
        v[0] += phase * size;
        let v = &v / Complex::new(v.norm(), 0.0);
        let two = Complex::new(2.0, 0.0);
        let mut rows = h.rows_mut(k + 1, n - k - 1);
        let along = v.adjoint() * &rows;
        rows.gemm(-two, &v, &along, Complex::new(1.0, 0.0));
        for m in [&mut *h, &mut *q] {
            let mut columns = m.columns_mut(k + 1, n - k - 1);
            let along = &columns * &v;
            columns.gemm(-two, &along, &v.adjoint(), Complex::new(1.0, 0.0));
        }
        h.view_mut((k + 2, k), (n - k - 2, 1))
            .fill(Complex::new(0.0, 0.0));
    }
}

/// Shifted QR steps to triangular form.
fn triangulate(h: &mut Matrix, q: &mut Matrix) -> Option<()> {
    let (mut high, mut count) = (h.nrows().saturating_sub(1), 0);
    while high > 0 {
        // the last subdiagonal that is small splits the matrix
        let mut low = high;
        while low > 0 {
            let near = h[(low - 1, low - 1)].norm() + h[(low, low)].norm();
            if h[(low, low - 1)].norm() <= f64::EPSILON * near.max(f64::EPSILON) {
                h[(low, low - 1)] = Complex::new(0.0, 0.0);
                break;
            }
            low -= 1;
        }
        if low == high {
            (high, count) = (high - 1, 0);
            continue;
        }
        count += 1;
        if count > MOST {
            return None;
        }
        let shift = match count % 15 {
            0 => h[(high, high)] + h[(high, high - 1)].norm(),
            _ => wilkinson(h, high),
        };
        step(h, q, low..high, shift);
    }
    Some(())
}

/// Eigenvalue of the last two by two block that is nearer to its last entry.
fn wilkinson(h: &Matrix, high: usize) -> Complex<f64> {
    let (a, b) = (h[(high - 1, high - 1)], h[(high - 1, high)]);
    let (c, d) = (h[(high, high - 1)], h[(high, high)]);
    let half = (a - d) * 0.5;
    let root = (half * half + b * c).sqrt();
    let plus = if (half + root).norm() >= (half - root).norm() {
        half + root
    } else {
        half - root
    };
    if plus.norm() == 0.0 {
        d
    } else {
        d - b * c / plus
    }
}

/// One QR step on the rows and columns of a block.
fn step(h: &mut Matrix, q: &mut Matrix, block: std::ops::Range<usize>, shift: Complex<f64>) {
    let n = h.nrows();
    for i in block.start..=block.end {
        h[(i, i)] -= shift;
    }
    let mut turns = Vec::with_capacity(block.len());
    for k in block.clone() {
        let (a, b) = (h[(k, k)], h[(k + 1, k)]);
        let size = a.norm().hypot(b.norm());
        let (c, s) = match size {
            0.0 => (Complex::new(1.0, 0.0), Complex::new(0.0, 0.0)),
            _ => (a / size, b / size),
        };
        for j in k..n {
            let (x, y) = (h[(k, j)], h[(k + 1, j)]);
            h[(k, j)] = c.conj() * x + s.conj() * y;
            h[(k + 1, j)] = c * y - s * x;
        }
        turns.push((c, s));
    }
    for (k, (c, s)) in block.clone().zip(turns) {
        for (m, rows) in [(&mut *h, k + 2), (&mut *q, n)] {
            for i in 0..rows {
                let (x, y) = (m[(i, k)], m[(i, k + 1)]);
                m[(i, k)] = x * c + y * s;
                m[(i, k + 1)] = y * c.conj() - x * s.conj();
            }
        }
    }
    for i in block.start..=block.end {
        h[(i, i)] += shift;
    }
}

#[cfg(test)]
mod tests {
    use super::eigen;
    use nalgebra::{Complex, DMatrix};

    /// |A x - λ x| over all pairs, relative.
    fn worst(a: &DMatrix<f64>) -> f64 {
        let pairs = eigen(a).unwrap_or_default();
        assert_eq!(pairs.len(), a.nrows());
        let full = a.map(|x| Complex::new(x, 0.0));
        let gap = |p: &super::Pair| (&full * &p.vector - &p.vector * p.value).norm() / a.norm();
        pairs.iter().map(gap).fold(0.0, f64::max)
    }

    #[test]
    fn id_eigenvectors_of_arbitrary_matrices() {
        let mut state = 3_u64;
        for n in [1, 2, 3, 7, 40, 90] {
            let a = DMatrix::from_fn(n, n, |_, _| crate::modes::krylov::next(&mut state));
            assert!(worst(&a) < 1e-13 * n as f64, "{n}: {}", worst(&a));
        }
    }

    #[test]
    fn ref_roots_of_unity_and_a_jordan_block() {
        // the companion matrix of zⁿ = 1 turns plain QR steps in a circle
        let n = 12;
        let a = DMatrix::from_fn(n, n, |i, j| f64::from(u8::from((j + 1) % n == i)));
        for p in eigen(&a).unwrap_or_default() {
            assert!((p.value.powi(12) - 1.0).norm() < 1e-12, "{}", p.value);
        }
        // zero three times, defective: round-off to the third root
        let jordan = DMatrix::from_fn(3, 3, |i, j| f64::from(u8::from(j == i + 1)));
        for p in eigen(&jordan).unwrap_or_default() {
            assert!(p.value.norm() < 1e-5, "{}", p.value);
        }
    }
}
