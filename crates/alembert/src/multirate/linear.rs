//! Square systems with a pattern known beforehand: dense and small, or sparse with a symbolic factorisation done once.

use faer::Par;
use faer::dyn_stack::{MemBuffer, MemStack};
use faer::sparse::linalg::lu::{LuRef, NumericLu, SymbolicLu, factorize_symbolic_lu};
use faer::sparse::{SparseColMatRef, SymbolicSparseColMat};

/// Up to this size a dense factorisation is faster than a sparse one.
const DENSE_LIMIT: usize = 32;

/// A matrix that is filled, factorised and solved again and again.
#[derive(Debug)]
pub(super) struct BlockSolver {
    pub size: usize,
    /// Entries; their places are given by [`Self::index`].
    pub values: Vec<f64>,
    storage: Storage,
}

#[derive(Debug)]
enum Storage {
    Dense { lu: Vec<f64>, pivots: Vec<usize> },
    Sparse(Box<Sparse>),
}

struct Sparse {
    pattern: SymbolicSparseColMat<usize>,
    symbolic: SymbolicLu<usize>,
    numeric: NumericLu<usize, f64>,
    factor_memory: MemBuffer,
    solve_memory: MemBuffer,
}

impl std::fmt::Debug for Sparse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sparse")
            .field("size", &self.pattern.ncols())
            .finish()
    }
}

impl BlockSolver {
    /// Plans for entries at the given places (row, column) and up to `columns` right-hand sides.
    pub fn new(size: usize, mut places: Vec<(usize, usize)>, columns: usize) -> Result<Self, ()> {
        if size <= DENSE_LIMIT {
            return Ok(Self {
                size,
                values: vec![0.0; size * size],
                storage: Storage::Dense {
                    lu: vec![0.0; size * size],
                    pivots: vec![0; size],
                },
            });
        }
        for place in &mut places {
            *place = (place.1, place.0);
        }
        places.sort_unstable();
        places.dedup();
        let mut col_ptr = vec![0; size + 1];
        for &(c, _) in &places {
            col_ptr[c + 1] += 1;
        }
        for c in 0..size {
            col_ptr[c + 1] += col_ptr[c];
        }
        let row_idx: Vec<usize> = places.iter().map(|&(_, r)| r).collect();
        let values = vec![0.0; row_idx.len()];
        let pattern = SymbolicSparseColMat::new_checked(size, size, col_ptr, None, row_idx);
        let symbolic =
            factorize_symbolic_lu(pattern.as_ref(), Default::default()).map_err(|_| ())?;
        let factor_memory = MemBuffer::new(
            symbolic.factorize_numeric_lu_scratch::<f64>(Par::Seq, Default::default()),
        );
        let solve_memory =
            MemBuffer::new(symbolic.solve_in_place_scratch::<f64>(columns, Par::Seq));
        Ok(Self {
            size,
            values,
            storage: Storage::Sparse(Box::new(Sparse {
                pattern,
                symbolic,
                numeric: NumericLu::new(),
                factor_memory,
                solve_memory,
            })),
        })
    }

    /// Place of an entry in `values`; entries outside the plan share place 0 and do not occur.
    pub fn index(&self, row: usize, column: usize) -> usize {
        match &self.storage {
            Storage::Dense { .. } => column * self.size + row,
            Storage::Sparse(s) => {
                let range = s.pattern.col_range(column);
                let rows = &s.pattern.row_idx()[range.clone()];
                rows.binary_search(&row).map_or(0, |k| range.start + k)
            }
        }
    }

    /// Sets all entries to zero.
    pub fn clear(&mut self) {
        self.values.fill(0.0);
    }

    /// Factorises the entries.
    pub fn factor(&mut self) -> Result<(), ()> {
        match &mut self.storage {
            Storage::Dense { lu, pivots } => {
                lu.copy_from_slice(&self.values);
                dense_factor(self.size, lu, pivots)
            }
            Storage::Sparse(s) => {
                let matrix = SparseColMatRef::new(s.pattern.as_ref(), &self.values);
                s.symbolic
                    .factorize_numeric_lu(
                        &mut s.numeric,
                        matrix,
                        Par::Seq,
                        MemStack::new(&mut s.factor_memory),
                        Default::default(),
                    )
                    .map(|_| ())
                    .map_err(|_| ())
            }
        }
    }

    /// Solves for several right-hand sides, column after column.
    pub fn solve(&mut self, rhs: &mut [f64]) {
        if self.size == 0 {
            return;
        }
        let columns = rhs.len() / self.size;
        match &mut self.storage {
            Storage::Dense { lu, pivots } => {
                for column in rhs.chunks_exact_mut(self.size) {
                    dense_solve(lu, pivots, column);
                }
            }
            Storage::Sparse(s) => {
                let lu = LuRef::new_unchecked(&s.symbolic, &s.numeric);
                let rhs = faer::MatMut::from_column_major_slice_mut(rhs, self.size, columns);
                lu.solve_in_place_with_conj(
                    faer::Conj::No,
                    rhs,
                    Par::Seq,
                    MemStack::new(&mut s.solve_memory),
                );
            }
        }
    }
}

/// LU with partial pivoting, column-major.
fn dense_factor(n: usize, a: &mut [f64], pivots: &mut [usize]) -> Result<(), ()> {
    for k in 0..n {
        let mut p = k;
        for i in k + 1..n {
            if a[k * n + i].abs() > a[k * n + p].abs() {
                p = i;
            }
        }
        let pivot = a[k * n + p];
        if pivot == 0.0 || !pivot.is_finite() {
            return Err(());
        }
        pivots[k] = p;
        if p != k {
            for j in 0..n {
                a.swap(j * n + k, j * n + p);
            }
        }
        for i in k + 1..n {
            a[k * n + i] /= pivot;
        }
        for j in k + 1..n {
            let f = a[j * n + k];
            if f != 0.0 {
                for i in k + 1..n {
                    a[j * n + i] -= a[k * n + i] * f;
                }
            }
        }
    }
    Ok(())
}

fn dense_solve(a: &[f64], pivots: &[usize], x: &mut [f64]) {
    let n = x.len();
    // the rows of L were exchanged along with those of the matrix: all exchanges come first
    for k in 0..n {
        x.swap(k, pivots[k]);
    }
    for k in 0..n {
        let f = x[k];
        if f != 0.0 {
            for i in k + 1..n {
                x[i] -= a[k * n + i] * f;
            }
        }
    }
    for k in (0..n).rev() {
        x[k] /= a[k * n + k];
        let f = x[k];
        for i in 0..k {
            x[i] -= a[k * n + i] * f;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A matrix of the wanted size: strong entries far off the diagonal, so that rows must be exchanged, a border and a few more.
    fn fill(size: usize) -> (BlockSolver, Vec<f64>) {
        let mut places: Vec<(usize, usize)> = (0..size).map(|i| (i, i)).collect();
        for i in 0..size {
            places.extend([
                (0, i),
                (i, 0),
                (i, (i * 7 + 3) % size),
                ((i * 5 + 2) % size, i),
            ]);
        }
        let mut m = BlockSolver::new(size, places.clone(), 2).expect("a plan");
        let mut full = vec![0.0; size * size];
        places.sort_unstable();
        places.dedup();
        for (k, &(r, c)) in places.iter().enumerate() {
            let v = ((k * 37 % 11) as f64 - 5.0) + if r == (c * 5 + 2) % size { 40.0 } else { 0.3 };
            let at = m.index(r, c);
            m.values[at] += v;
            full[c * size + r] += v;
        }
        (m, full)
    }

    #[test]
    fn id_dense_and_sparse_systems_are_solved() {
        for size in [1, 7, DENSE_LIMIT - 1, DENSE_LIMIT, DENSE_LIMIT + 1, 91] {
            let (mut m, full) = fill(size);
            let x: Vec<f64> = (0..2 * size).map(|i| (i as f64).sin()).collect();
            let mut b = vec![0.0; 2 * size];
            for k in 0..2 {
                for c in 0..size {
                    for r in 0..size {
                        b[k * size + r] += full[c * size + r] * x[k * size + c];
                    }
                }
            }
            m.factor().expect("regular");
            m.solve(&mut b);
            for (a, b) in x.iter().zip(&b) {
                assert!((a - b).abs() < 1e-11, "{size}: {a} {b}");
            }
        }
        assert!(
            BlockSolver::new(2, vec![], 1)
                .expect("a plan")
                .factor()
                .is_err()
        );
    }
}
