//! The general sparse factorisation: `feral`, multifrontal LDLᵀ with delayed pivots.

use super::{Inertia, LinearSystem, Pattern};
use feral::{CscMatrix, FactorStatus, Solver};

/// Any pattern.
pub struct General {
    matrix: CscMatrix,
    /// For each triplet its place among the stored values.
    places: Vec<usize>,
    solver: Solver,
}

impl General {
    /// Prepares the compressed pattern; the symbolic analysis comes with the first factorisation and is kept.
    pub fn new(pattern: &Pattern) -> Result<Self, String> {
        let rows: Vec<usize> = pattern.places.iter().map(|p| p.0).collect();
        let columns: Vec<usize> = pattern.places.iter().map(|p| p.1).collect();
        let ones = vec![1.0; rows.len()];
        let matrix = CscMatrix::from_triplets(pattern.size, &rows, &columns, &ones)
            .map_err(|e| format!("feral: {e:?}"))?;
        let find = |&(i, j): &(usize, usize)| {
            let range = matrix.col_ptr[j]..matrix.col_ptr[j + 1];
            matrix.row_idx[range.clone()]
                .binary_search(&i)
                .map(|k| range.start + k)
                .map_err(|_| "feral: an entry is missing".to_owned())
        };
        let places = pattern.places.iter().map(find).collect::<Result<_, _>>()?;
        Ok(Self {
            matrix,
            places,
            solver: Solver::new().with_parallel(false),
        })
    }
}

impl LinearSystem for General {
    fn factor(&mut self, values: &[f64]) -> Option<Inertia> {
        self.matrix.values.fill(0.0);
        for (&k, value) in self.places.iter().zip(values) {
            self.matrix.values[k] += value;
        }
        match self.solver.factor(&self.matrix, None) {
            FactorStatus::FatalError(_) => None,
            FactorStatus::Singular => Some(Inertia {
                negative: 0,
                zero: 1,
            }),
            _ => self.solver.inertia().map(|i| Inertia {
                negative: i.negative,
                zero: i.zero,
            }),
        }
    }

    fn solve(&mut self, right: &[f64], solution: &mut [f64]) -> bool {
        self.solver.solve_into(right, solution).is_ok()
    }

    fn zero_pivots(&self) -> &[usize] {
        &[]
    }
}
