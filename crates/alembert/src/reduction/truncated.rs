//! Pseudo-inverse of a small matrix whose rank is judged on a given scale.
//!
//! # What it is
//! The pivot of a closure whose rows depend on others. Singular directions below the threshold are left out: multipliers get no increment along
//! them, and the gaps across them are left as they are.
//!
//! # Equations
//! ```text
//! A = D U Σ Vᵀ D,  D = diag(d),   A⁺ = D⁻¹ V Σ⁺ Uᵀ D⁻¹ = Σ_k x_k y_kᵀ,   Σ⁺ = 1/σ where σ > θ, else 0           (T-RED-20)
//! ```
//! The product is never formed. Regular directions may differ by 10¹⁰ in size (a tower tilts less than its lowest bar turns), and
//! the rounded numbers of the product would carry ε/σ of the softest into all others: A⁺b then errs across x_k, not along it.
//!
//! d_r² is the size that A_rr has when the row is independent (natural size), so σ is of order 1 for regular directions. U, Σ, V by rotations
//! of pairs of columns until all are perpendicular.
//!
//! # Symbols
//! A, y `a` · d `natural` (squared) · θ `threshold` · V, x `v`
//!
//! # Reference
//! Hestenes 1958 (one-sided Jacobi); Demmel and Veselić 1992 (its accuracy for small singular values).
//!
//! # Departures from the reference
//! None.

/// Sweeps over all pairs of columns; about six are needed for round-off.
const MAX_SWEEPS: usize = 40;

/// Replaces the n×n matrix `a` (column by column) by the y_k of its pseudo-inverse Σ x_k y_kᵀ, with the x_k in the columns of `v`. Returns the rank.
pub(super) fn factor_pseudo_inverse(
    a: &mut [f64],
    v: &mut [f64],
    natural: &[f64],
    threshold: f64,
) -> usize {
    let n = natural.len();
    let inverse = |k: usize| match natural[k] {
        d if d > 0.0 => 1.0 / d.sqrt(),
        _ => 0.0,
    };
    for (j, column) in a.chunks_exact_mut(n).enumerate() {
        for (i, x) in column.iter_mut().enumerate() {
            *x *= inverse(i) * inverse(j);
        }
    }
    v.fill(0.0);
    for k in 0..n {
        v[k * n + k] = 1.0;
    }
    for _ in 0..MAX_SWEEPS {
        if !sweep(a, v, n) {
            break;
        }
    }
    // columns of a are u σ, so those of the inverse are a/σ² where they are regular
    let mut rank = 0;
    for (a, v) in a.chunks_exact_mut(n).zip(v.chunks_exact_mut(n)) {
        let square: f64 = a.iter().map(|x| x * x).sum();
        let regular = square > threshold * threshold;
        rank += usize::from(regular);
        for i in 0..n {
            a[i] = match regular {
                true => a[i] / square * inverse(i),
                false => 0.0,
            };
            v[i] *= inverse(i);
        }
    }
    rank
}

/// x = A⁺ b in place, with the factors of [`factor_pseudo_inverse`].
#[inline]
pub(super) fn apply_pseudo_inverse(a: &[f64], v: &[f64], x: &mut [f64]) {
    let n = x.len();
    let mut b = [0.0; MAX];
    let b = &mut b[..n];
    b.copy_from_slice(x);
    x.fill(0.0);
    for (y, v) in a.chunks_exact(n).zip(v.chunks_exact(n)) {
        let part: f64 = y.iter().zip(b.iter()).map(|(y, b)| y * b).sum();
        for (x, v) in x.iter_mut().zip(v) {
            *x += part * v;
        }
    }
}

/// Largest matrix: six rows at three time nodes.
const MAX: usize = 18;

/// One rotation of each pair of columns; whether any was needed.
fn sweep(a: &mut [f64], v: &mut [f64], n: usize) -> bool {
    match n {
        2 => sweep_fixed::<2>(a, v),
        3 => sweep_fixed::<3>(a, v),
        4 => sweep_fixed::<4>(a, v),
        5 => sweep_fixed::<5>(a, v),
        6 => sweep_fixed::<6>(a, v),
        _ => sweep_any(a, v, n),
    }
}

/// Cosine and sine of the turn that makes two columns perpendicular, with their squares and their product; `None` where they are.
#[inline(always)]
fn turn(alpha: f64, beta: f64, gamma: f64) -> Option<(f64, f64)> {
    if gamma == 0.0 || gamma * gamma <= 1e-30 * alpha * beta {
        return None;
    }
    let zeta = (beta - alpha) / (2.0 * gamma);
    let t = zeta.signum() / (zeta.abs() + (1.0 + zeta * zeta).sqrt());
    let c = 1.0 / (1.0 + t * t).sqrt();
    Some((c, c * t))
}

/// In loops of fixed length, which the compiler unrolls.
fn sweep_fixed<const M: usize>(a: &mut [f64], v: &mut [f64]) -> bool {
    let (a, v) = (a.as_chunks_mut::<M>().0, v.as_chunks_mut::<M>().0);
    let (Some(a), Some(v)) = (a.first_chunk_mut::<M>(), v.first_chunk_mut::<M>()) else {
        return false;
    };
    let mut turned = false;
    for p in 0..M {
        for q in p + 1..M {
            let (x, y) = (a[p], a[q]);
            let (mut alpha, mut beta, mut gamma) = (0.0, 0.0, 0.0);
            for i in 0..M {
                alpha += x[i] * x[i];
                beta += y[i] * y[i];
                gamma += x[i] * y[i];
            }
            if let Some((c, s)) = turn(alpha, beta, gamma) {
                turned = true;
                let (v0, v1) = (v[p], v[q]);
                for i in 0..M {
                    a[p][i] = c * x[i] - s * y[i];
                    a[q][i] = s * x[i] + c * y[i];
                    v[p][i] = c * v0[i] - s * v1[i];
                    v[q][i] = s * v0[i] + c * v1[i];
                }
            }
        }
    }
    turned
}

fn sweep_any(a: &mut [f64], v: &mut [f64], n: usize) -> bool {
    let mut turned = false;
    for p in 0..n {
        for q in p + 1..n {
            let (mut alpha, mut beta, mut gamma) = (0.0, 0.0, 0.0);
            for i in 0..n {
                let (x, y) = (a[p * n + i], a[q * n + i]);
                alpha += x * x;
                beta += y * y;
                gamma += x * y;
            }
            let Some((c, s)) = turn(alpha, beta, gamma) else {
                continue;
            };
            turned = true;
            for m in [&mut *a, &mut *v] {
                for i in 0..n {
                    let (x, y) = (m[p * n + i], m[q * n + i]);
                    m[p * n + i] = c * x - s * y;
                    m[q * n + i] = s * x + c * y;
                }
            }
        }
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::*;
    use nalgebra::DMatrix;

    /// A 4×4 matrix of rank 2 with rows of very different sizes, against nalgebra's singular values.
    #[test]
    fn id_pseudo_inverse_of_a_matrix_of_low_rank() {
        let n = 4;
        let left = DMatrix::from_fn(n, 2, |i, j| ((i * 5 + j * 3 + 1) as f64).sin());
        let right = DMatrix::from_fn(2, n, |i, j| ((i * 2 + j * 7 + 2) as f64).cos());
        let scaled = &left * &right;
        let natural = [1e6_f64, 1.0, 1e-4, 3.0];
        let a = DMatrix::from_fn(n, n, |i, j| {
            scaled[(i, j)] * (natural[i] * natural[j]).sqrt()
        });
        let mut flat = a.as_slice().to_vec();
        let mut v = vec![0.0; n * n];
        let rank = factor_pseudo_inverse(&mut flat, &mut v, &natural, 1e-12);
        assert_eq!(rank, 2);
        let expected = scaled
            .pseudo_inverse(1e-10)
            .unwrap_or_else(|e| panic!("{e}"));
        let [y, x] = [flat, v].map(|list| DMatrix::from_column_slice(n, n, &list));
        let found = x * y.transpose();
        for (i, j) in (0..n).flat_map(|i| (0..n).map(move |j| (i, j))) {
            let wanted = expected[(i, j)] / (natural[i] * natural[j]).sqrt();
            let size = 1.0 / (natural[i] * natural[j]).sqrt();
            assert!((found[(i, j)] - wanted).abs() < 1e-12 * size, "{i} {j}");
        }
    }

    /// A tower on a light bar: in one direction the compliance is 10⁻⁹ of that in the other. What acts along the large one must not
    /// feel the round-off of the small one but along it.
    #[test]
    fn id_directions_of_very_different_size_do_not_spoil_each_other() {
        let (c, s, soft) = (0.6, 0.8, 1e-9);
        let (large, small) = ([c, s], [-s, c]);
        let entry = |i: usize, j: usize| large[i] * large[j] + soft * small[i] * small[j];
        let mut a = [entry(0, 0), entry(1, 0), entry(0, 1), entry(1, 1)];
        let mut v = [0.0; 4];
        assert_eq!(factor_pseudo_inverse(&mut a, &mut v, &[1.0, 1.0], 1e-12), 2);
        for scale in [1.0, 0.7, 1.3e3] {
            let mut x = large.map(|q| q * scale);
            apply_pseudo_inverse(&a, &v, &mut x);
            // A⁻¹ q = q; round-off ε/soft may stand along the small direction only
            let along = x[0] * large[0] + x[1] * large[1];
            let across = x[0] * small[0] + x[1] * small[1];
            assert!((along / scale - 1.0).abs() < 1e-14, "{along}");
            assert!((across / scale).abs() < 1e-6, "{across}");
        }
    }
}
