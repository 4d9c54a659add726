//! The sparse matrix of the multiplier formulation: its entries in a fixed order, and its factorisation.

use faer::Par;
use faer::dyn_stack::{MemBuffer, MemStack};
use faer::sparse::linalg::lu::{LuRef, NumericLu, SymbolicLu, factorize_symbolic_lu};
use faer::sparse::{SparseColMatRef, SymbolicSparseColMat};

/// Entries of the saddle matrix, in a fixed order of emission.
#[derive(Debug, Default)]
pub(super) struct Entries {
    /// While recording: (row, column) of each emission.
    pub recorded: Option<Vec<(usize, usize)>>,
    /// Position in the values of each emission.
    pub map: Vec<usize>,
    pub values: Vec<f64>,
    pub cursor: usize,
}

impl Entries {
    pub fn emit(&mut self, row: usize, col: usize, value: f64) {
        match &mut self.recorded {
            Some(list) => list.push((row, col)),
            None => {
                self.values[self.map[self.cursor]] += value;
                self.cursor += 1;
            }
        }
    }
}

/// The factorisation with its memory.
pub(super) struct Factorization {
    pattern: SymbolicSparseColMat<usize>,
    symbolic: SymbolicLu<usize>,
    numeric: NumericLu<usize, f64>,
    factor_memory: MemBuffer,
    solve_memory: MemBuffer,
}

impl std::fmt::Debug for Factorization {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Factorization")
            .field("size", &self.pattern.ncols())
            .finish()
    }
}

impl Factorization {
    /// Factorises the matrix with these values.
    pub fn factor(&mut self, values: &[f64]) -> Result<(), ()> {
        let matrix = SparseColMatRef::new(self.pattern.as_ref(), values);
        self.symbolic
            .factorize_numeric_lu(
                &mut self.numeric,
                matrix,
                Par::Seq,
                MemStack::new(&mut self.factor_memory),
                Default::default(),
            )
            .map(|_| ())
            .map_err(|_| ())
    }

    /// Solves in place with the last factorisation.
    pub fn solve(&mut self, rhs: &mut [f64]) {
        let lu = LuRef::new_unchecked(&self.symbolic, &self.numeric);
        let size = rhs.len();
        let rhs = faer::MatMut::from_column_major_slice_mut(rhs, size, 1);
        lu.solve_in_place_with_conj(
            faer::Conj::No,
            rhs,
            Par::Seq,
            MemStack::new(&mut self.solve_memory),
        );
    }
}

/// Compressed pattern of the recorded entries, symbolic factorisation and memory.
pub(super) fn analyse(
    size: usize,
    recorded: &[(usize, usize)],
    entries: &mut Entries,
) -> Result<Factorization, ()> {
    let mut order: Vec<(usize, usize)> = recorded.iter().map(|&(r, c)| (c, r)).collect();
    order.sort_unstable();
    order.dedup();
    let mut col_ptr = vec![0; size + 1];
    for &(c, _) in &order {
        col_ptr[c + 1] += 1;
    }
    for c in 0..size {
        col_ptr[c + 1] += col_ptr[c];
    }
    let row_idx: Vec<usize> = order.iter().map(|&(_, r)| r).collect();
    entries.map = recorded
        .iter()
        .map(|&(r, c)| order.binary_search(&(c, r)).unwrap_or(0))
        .collect();
    entries.values = vec![0.0; order.len()];
    let pattern = SymbolicSparseColMat::new_checked(size, size, col_ptr, None, row_idx);
    let symbolic = factorize_symbolic_lu(pattern.as_ref(), Default::default()).map_err(|_| ())?;
    let factor_memory =
        MemBuffer::new(symbolic.factorize_numeric_lu_scratch::<f64>(Par::Seq, Default::default()));
    let solve_memory = MemBuffer::new(symbolic.solve_in_place_scratch::<f64>(1, Par::Seq));
    Ok(Factorization {
        pattern,
        symbolic,
        numeric: NumericLu::new(),
        factor_memory,
        solve_memory,
    })
}
