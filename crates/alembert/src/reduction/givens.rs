//! Least-norm solutions and ranks of sparse rows, by rotations.
//!
//! # What it is
//! QR factorisation of the transposed Jacobian Jᵀ, whose rows (one for each rate) are worked in one after the other; only their entries are
//! stored, so loops that meet few others cost a constant each. Unlike a factorisation of J Jᵀ it does not square the condition.
//!
//! # Equations
//! ```text
//! Jᵀ = Q R,   J Jᵀ λ = b  ⟺  Rᵀ R λ = b,   u = Jᵀ λ   (the least u with J u = b)                    (T-ASM-4)
//! ```
//! A constraint whose column of R stays empty depends on those before it; it gets λ = 0. The columns that are not empty count the rank.
//!
//! # Symbols
//! R `rows` (row k begins in column k)
//!
//! # Reference
//! George and Heath 1980 (rotations of sparse rows); Heath 1982 (columns that depend on others).
//!
//! # Departures from the reference
//! None.

/// Entry of a row below which it counts as zero, relative to the length of its column: distance from the span of the other constraints.
const NEGLIGIBLE: f64 = 1e-10;

/// A sparse row: columns in increasing order, and values.
pub type SparseRow = Vec<(usize, f64)>;

/// The factor R; see the module documentation.
#[derive(Clone, Debug)]
pub struct SparseQr {
    rows: Vec<SparseRow>,
    /// Below which a leading entry is zero, per column.
    small: Vec<f64>,
    memory: [SparseRow; 2],
}

impl SparseQr {
    /// Factorises Jᵀ, given by the rows of J: (rate, value), and the order in which its constraints are taken.
    pub fn new(rates: usize, jacobian: &[SparseRow], order: &[usize]) -> Self {
        let length = |row: &SparseRow| row.iter().map(|(_, v)| v * v).sum::<f64>().sqrt();
        let small = order.iter().map(|&k| NEGLIGIBLE * length(&jacobian[k]));
        let mut qr = Self {
            rows: vec![vec![]; jacobian.len()],
            small: small.collect(),
            memory: [vec![], vec![]],
        };
        // rows of the transposed matrix, with columns in the given order
        let mut transposed: Vec<SparseRow> = vec![vec![]; rates];
        for (column, &k) in order.iter().enumerate() {
            for &(rate, v) in &jacobian[k] {
                transposed[rate].push((column, v));
            }
        }
        for row in transposed {
            qr.add(row);
        }
        qr
    }

    /// Works in one more row.
    fn add(&mut self, mut row: SparseRow) {
        // entries that are zero must not decide where it begins
        while let Some(first) = row.iter().position(|(k, x)| x.abs() > self.small[*k]) {
            row.drain(..first);
            let (k, x) = row[0];
            if self.rows[k].is_empty() {
                self.rows[k] = row;
                return;
            }
            let d = self.rows[k][0].1;
            let r = d.hypot(x);
            let [mut up, mut down] = std::mem::take(&mut self.memory);
            rotate(&self.rows[k], &row, [d / r, x / r], &mut up, &mut down);
            std::mem::swap(&mut self.rows[k], &mut up);
            std::mem::swap(&mut row, &mut down);
            self.memory = [up, down];
        }
    }

    /// Number of independent constraints.
    pub fn rank(&self) -> usize {
        self.rows.iter().filter(|r| !r.is_empty()).count()
    }

    /// Solves Rᵀ R λ = b in place, in the order of the factorisation.
    pub fn solve(&self, b: &mut [f64]) {
        for k in 0..b.len() {
            let Some(&(_, d)) = self.rows[k].first() else {
                b[k] = 0.0;
                continue;
            };
            b[k] /= d;
            for &(j, v) in &self.rows[k][1..] {
                b[j] -= v * b[k];
            }
        }
        for k in (0..b.len()).rev() {
            if let Some(&(_, d)) = self.rows[k].first() {
                let rest = self.rows[k][1..].iter().map(|&(j, v)| v * b[j]);
                b[k] = (b[k] - rest.sum::<f64>()) / d;
            }
        }
    }
}

/// Two rows that begin in the same column, turned so that the second one begins later.
fn rotate(
    a: &[(usize, f64)],
    b: &[(usize, f64)],
    [c, s]: [f64; 2],
    up: &mut SparseRow,
    down: &mut SparseRow,
) {
    up.clear();
    down.clear();
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        let column = |row: &[(usize, f64)], at: usize| row.get(at).map_or(usize::MAX, |e| e.0);
        let k = column(a, i).min(column(b, j));
        let (mut x, mut y) = (0.0, 0.0);
        if column(a, i) == k {
            x = a[i].1;
            i += 1;
        }
        if column(b, j) == k {
            y = b[j].1;
            j += 1;
        }
        // the first entry of the second row vanishes
        if !up.is_empty() {
            down.push((k, c * y - s * x));
        }
        up.push((k, c * x + s * y));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nalgebra::{DMatrix, DVector};

    /// Rows of a band matrix with entries of a fixed sequence, every fifth row a combination of the two before it.
    fn band(rows: usize, rates: usize) -> Vec<SparseRow> {
        let mut list: Vec<SparseRow> = vec![];
        for r in 0..rows {
            let row = if r % 5 == 4 {
                let mut sum = vec![0.0; rates];
                for (k, v) in list[r - 1].iter().chain(&list[r - 2]) {
                    sum[*k] += v;
                }
                let all = sum.into_iter().enumerate();
                all.filter(|(_, v)| *v != 0.0).collect()
            } else {
                (r..(r + 4).min(rates))
                    .map(|k| (k, ((7 * r + 3 * k + 1) as f64).sin()))
                    .collect()
            };
            list.push(row);
        }
        list
    }

    fn dense(list: &[SparseRow], rates: usize) -> DMatrix<f64> {
        let mut m = DMatrix::zeros(list.len(), rates);
        for (r, row) in list.iter().enumerate() {
            for &(k, v) in row {
                m[(r, k)] = v;
            }
        }
        m
    }

    #[test]
    fn diff_rank_and_least_norm_are_those_of_singular_values() {
        let (rows, rates) = (40, 45);
        let list = band(rows, rates);
        let svd = dense(&list, rates).svd(true, true);
        let cut = 1e-10 * svd.singular_values.max();
        let order: Vec<usize> = (0..rows).map(|k| (k * 7) % rows).collect();
        let qr = SparseQr::new(rates, &list, &order);
        assert_eq!(
            qr.rank(),
            svd.singular_values.iter().filter(|s| **s > cut).count()
        );
        assert_eq!(qr.rank(), 32);
        // a right-hand side that the dependent rows agree with
        let wanted = DVector::from_fn(rates, |k, _| (k as f64).cos());
        let b = dense(&list, rates) * wanted;
        let mut lambda: Vec<f64> = order.iter().map(|&k| b[k]).collect();
        qr.solve(&mut lambda);
        let mut u = DVector::zeros(rates);
        for (l, &k) in lambda.iter().zip(&order) {
            for &(rate, v) in &list[k] {
                u[rate] += v * l;
            }
        }
        let reference = svd.solve(&b, cut).expect("a solution");
        // the condition number of the band is some thousands
        assert!((u - reference).amax() < 1e-10);
    }
}
