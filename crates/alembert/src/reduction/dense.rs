//! A small dense system with complete pivoting: the coupling of all servo constraints and motors.

/// Factorisation of a square matrix that allocates only when it is made. Complete pivoting reveals the rank: what has no
/// pivot above the threshold is left out of the solution, and named.
#[derive(Clone, Debug)]
pub struct Dense {
    n: usize,
    /// Row-major; after [`Self::factor`] its triangular factors.
    pub a: Vec<f64>,
    rows: Vec<usize>,
    cols: Vec<usize>,
    work: Vec<f64>,
    rank: usize,
}

impl Dense {
    /// A system of `n` equations.
    pub fn new(n: usize) -> Self {
        Self {
            n,
            a: vec![0.0; n * n],
            rows: vec![0; n],
            cols: vec![0; n],
            work: vec![0.0; n],
            rank: 0,
        }
    }

    /// Rank found by the last factorisation.
    pub fn rank(&self) -> usize {
        self.rank
    }

    /// A row without a pivot: an equation that follows from the others, or cannot be met.
    pub fn dependent_row(&self) -> Option<usize> {
        self.rows.get(self.rank).copied()
    }

    /// Factorises `a`; pivots below `threshold` times the largest count as zero.
    pub fn factor(&mut self, threshold: f64) {
        let n = self.n;
        for k in 0..n {
            (self.rows[k], self.cols[k]) = (k, k);
        }
        let mut largest = 0.0;
        self.rank = n;
        for k in 0..n {
            let (mut pivot, mut at) = (0.0, (k, k));
            for i in k..n {
                for j in k..n {
                    let v = self.a[i * n + j].abs();
                    if v > pivot {
                        (pivot, at) = (v, (i, j));
                    }
                }
            }
            if k == 0 {
                largest = pivot;
            }
            if pivot <= threshold * largest || !pivot.is_finite() {
                self.rank = k;
                return;
            }
            for j in 0..n {
                self.a.swap(k * n + j, at.0 * n + j);
            }
            for i in 0..n {
                self.a.swap(i * n + k, i * n + at.1);
            }
            self.rows.swap(k, at.0);
            self.cols.swap(k, at.1);
            for i in k + 1..n {
                let l = self.a[i * n + k] / self.a[k * n + k];
                self.a[i * n + k] = l;
                for j in k + 1..n {
                    self.a[i * n + j] -= l * self.a[k * n + j];
                }
            }
        }
    }

    /// Solves in place; unknowns without a pivot are zero.
    pub fn solve(&mut self, b: &mut [f64]) {
        let (n, rank) = (self.n, self.rank);
        for k in 0..n {
            self.work[k] = b[self.rows[k]];
        }
        for i in 0..rank {
            for j in 0..i {
                self.work[i] -= self.a[i * n + j] * self.work[j];
            }
        }
        for i in (0..rank).rev() {
            for j in i + 1..rank {
                self.work[i] -= self.a[i * n + j] * self.work[j];
            }
            self.work[i] /= self.a[i * n + i];
        }
        b.fill(0.0);
        for k in 0..rank {
            b[self.cols[k]] = self.work[k];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_solves_what_needs_pivots() {
        let mut d = Dense::new(3);
        d.a.copy_from_slice(&[0.0, 2.0, 1.0, 1.0, 0.0, 3.0, 2.0, 1.0, 0.0]);
        let (a, x) = (d.a.clone(), [0.3, -1.2, 2.0]);
        let mut b: Vec<f64> = (0..3)
            .map(|i| (0..3).map(|j| a[3 * i + j] * x[j]).sum())
            .collect();
        d.factor(1e-12);
        d.solve(&mut b);
        assert_eq!(d.rank(), 3);
        assert!(b.iter().zip(x).all(|(b, x)| (b - x).abs() < 1e-14));
    }

    #[test]
    fn id_rank_is_revealed() {
        let mut d = Dense::new(2);
        d.a.copy_from_slice(&[4.0, 0.0, 0.0, 0.0]);
        d.factor(1e-12);
        assert_eq!((d.rank(), d.dependent_row()), (1, Some(1)));
        let mut b = [8.0, 1.0];
        d.solve(&mut b);
        assert_eq!(b, [2.0, 0.0]);
    }
}
