//! Pseudo-inverse of a small matrix whose rank is judged on a given scale.
//!
//! # What it is
//! The pivot of a closure whose rows depend on others. Singular directions below the threshold are left out: multipliers get no increment along
//! them, and the gaps across them are left as they are.
//!
//! # Equations
//! ```text
//! A = D U Σ Vᵀ D,  D = diag(d),   A⁺ = D⁻¹ V Σ⁺ Uᵀ D⁻¹,   Σ⁺ = 1/σ where σ > θ, else 0                         (T-RED-20)
//! ```
//! d_r² is the size that A_rr has when the row is independent (natural size), so σ is of order 1 for regular directions. U, Σ, V by rotations
//! of pairs of columns until all are perpendicular.
//!
//! # Symbols
//! A `a` · d `natural` (squared) · θ `threshold` · V `v`
//!
//! # Reference
//! Hestenes 1958 (one-sided Jacobi); Demmel and Veselić 1992 (its accuracy for small singular values).
//!
//! # Departures from the reference
//! None.

/// Sweeps over all pairs of columns; about six are needed for round-off.
const MAX_SWEEPS: usize = 40;

/// Replaces the n×n matrix `a` (column by column) by its pseudo-inverse; `v` is memory of the same size. Returns the rank.
pub(super) fn pseudo_inverse(
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
    // columns of a are u σ: V Σ⁺ Uᵀ = Σ v aᵀ / σ² over the regular ones
    let mut rank = 0;
    let mut regular = [false; MAX];
    let mut squares = [0.0; MAX];
    for k in 0..n {
        squares[k] = a[k * n..(k + 1) * n].iter().map(|x| x * x).sum();
        regular[k] = squares[k] > threshold * threshold;
        rank += usize::from(regular[k]);
    }
    let mut row = [0.0; MAX];
    for i in 0..n {
        // row i of a and of v become row i of the transposed inverse, which needs all of them: Σ_k a_ik v_jk / σ_k²
        for k in 0..n {
            row[k] = if regular[k] {
                a[k * n + i] / squares[k]
            } else {
                0.0
            };
        }
        for k in 0..n {
            a[k * n + i] = row[k];
        }
    }
    multiply_transposed(a, v, n);
    for (j, column) in a.chunks_exact_mut(n).enumerate() {
        for (i, x) in column.iter_mut().enumerate() {
            *x *= inverse(i) * inverse(j);
        }
    }
    rank
}

/// Largest matrix: six rows at three time nodes.
const MAX: usize = 18;

/// One rotation of each pair of columns; whether any was needed.
fn sweep(a: &mut [f64], v: &mut [f64], n: usize) -> bool {
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
            if gamma == 0.0 || gamma * gamma <= 1e-30 * alpha * beta {
                continue;
            }
            turned = true;
            let zeta = (beta - alpha) / (2.0 * gamma);
            let t = zeta.signum() / (zeta.abs() + zeta.hypot(1.0));
            let c = 1.0 / t.hypot(1.0);
            let s = c * t;
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

/// a ← v aᵀ, both column by column.
fn multiply_transposed(a: &mut [f64], v: &[f64], n: usize) {
    let mut out = [0.0; MAX * MAX];
    for i in 0..n {
        for j in 0..n {
            out[j * n + i] = (0..n).map(|k| v[k * n + i] * a[k * n + j]).sum();
        }
    }
    a.copy_from_slice(&out[..n * n]);
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
        let rank = pseudo_inverse(&mut flat, &mut v, &natural, 1e-12);
        assert_eq!(rank, 2);
        let expected = scaled
            .pseudo_inverse(1e-10)
            .unwrap_or_else(|e| panic!("{e}"));
        let found = DMatrix::from_column_slice(n, n, &flat);
        for (i, j) in (0..n).flat_map(|i| (0..n).map(move |j| (i, j))) {
            let wanted = expected[(i, j)] / (natural[i] * natural[j]).sqrt();
            let size = 1.0 / (natural[i] * natural[j]).sqrt();
            assert!((found[(i, j)] - wanted).abs() < 1e-12 * size, "{i} {j}");
        }
    }
}
