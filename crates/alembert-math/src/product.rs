//! Products of small fixed-size matrices, unrolled by the compiler.
//!
//! nalgebra's general products are not inlined for these sizes; in the kernels of a step they cost twice as much.

use nalgebra::{SMatrix, SVector};

/// m v.
#[inline(always)]
pub fn mv<const R: usize, const C: usize>(
    m: &SMatrix<f64, R, C>,
    v: &SVector<f64, C>,
) -> SVector<f64, R> {
    let mut out = SVector::<f64, R>::zeros();
    for c in 0..C {
        let x = v[c];
        for r in 0..R {
            out[r] += m[(r, c)] * x;
        }
    }
    out
}

/// mᵀ v.
#[inline(always)]
pub fn tmv<const R: usize, const C: usize>(
    m: &SMatrix<f64, R, C>,
    v: &SVector<f64, R>,
) -> SVector<f64, C> {
    let mut out = SVector::<f64, C>::zeros();
    for c in 0..C {
        let mut sum = 0.0;
        for r in 0..R {
            sum += m[(r, c)] * v[r];
        }
        out[c] = sum;
    }
    out
}

/// a b.
#[inline(always)]
pub fn mm<const R: usize, const K: usize, const C: usize>(
    a: &SMatrix<f64, R, K>,
    b: &SMatrix<f64, K, C>,
) -> SMatrix<f64, R, C> {
    let mut out = SMatrix::<f64, R, C>::zeros();
    for c in 0..C {
        for k in 0..K {
            let x = b[(k, c)];
            for r in 0..R {
                out[(r, c)] += a[(r, k)] * x;
            }
        }
    }
    out
}

/// aᵀ b.
#[inline(always)]
pub fn tmm<const R: usize, const K: usize, const C: usize>(
    a: &SMatrix<f64, K, R>,
    b: &SMatrix<f64, K, C>,
) -> SMatrix<f64, R, C> {
    let mut out = SMatrix::<f64, R, C>::zeros();
    for c in 0..C {
        for r in 0..R {
            let mut sum = 0.0;
            for k in 0..K {
                sum += a[(k, r)] * b[(k, c)];
            }
            out[(r, c)] = sum;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_products_agree_with_nalgebra() {
        let a = SMatrix::<f64, 3, 2>::from_fn(|r, c| (r * 5 + c * 3) as f64 - 2.0);
        let b = SMatrix::<f64, 2, 4>::from_fn(|r, c| (r * 2 + c) as f64 * 0.5 - 1.0);
        let (v, w) = (
            SVector::<f64, 2>::new(0.3, -1.2),
            SVector::<f64, 3>::new(1.0, -2.0, 0.5),
        );
        assert_eq!(mv(&a, &v), a * v);
        assert_eq!(tmv(&a, &w), a.transpose() * w);
        assert_eq!(mm(&a, &b), a * b);
        assert_eq!(tmm(&a, &a), a.transpose() * a);
    }
}
