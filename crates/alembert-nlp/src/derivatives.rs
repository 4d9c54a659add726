//! Check of derivatives against central differences.
//!
//! The gradient and the Jacobian against differences of values, the Hessian against differences of the gradient and the Jacobian, with
//! multipliers that differ from row to row. Entries that the structure leaves out are compared too: a missing place is found.

use crate::{OutOfDomain, Problem};
use std::collections::BTreeMap;

/// An entry that differs.
#[derive(Debug, Clone, PartialEq)]
pub struct Difference {
    /// What it is, by name.
    pub entry: String,
    /// What the problem says.
    pub told: f64,
    /// What differences say.
    pub found: f64,
}

/// Outcome of a check.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Check {
    /// Number of entries compared.
    pub entries: usize,
    /// Largest relative difference.
    pub largest: f64,
    /// Entries that differ by more than the tolerance, worst first.
    pub differences: Vec<Difference>,
}

/// Relative difference above which an entry is named: central differences with steps of ε^(1/3) are good to about 1e-9, times the
/// nonlinearity of the function.
pub const TOLERANCE: f64 = 1e-5;

/// Compares all derivatives at `x` with central differences.
pub fn check(problem: &mut dyn Problem, x: &[f64]) -> Result<Check, OutOfDomain> {
    let (n, m) = (problem.variables(), problem.constraints());
    if x.len() != n {
        return Err(OutOfDomain);
    }
    let (jacobian_places, hessian_places) =
        (problem.jacobian_structure(), problem.hessian_structure());
    let y: Vec<f64> = (0..m)
        .map(|i| 0.3 + 0.7 * ((i * 7 + 3) % 11) as f64 / 11.0)
        .collect();
    // What the problem says, by column.
    let mut gradient = vec![0.0; n];
    problem.gradient(x, &mut gradient)?;
    let mut values = vec![0.0; jacobian_places.len()];
    problem.jacobian(x, &mut values)?;
    let jacobian = by_column(&jacobian_places, &values, n, false);
    let mut values = vec![0.0; hessian_places.len()];
    problem.hessian(x, 0.8, &y, &mut values)?;
    let hessian = by_column(&hessian_places, &values, n, true);
    // One column at a time.
    let mut out = Check::default();
    let mut at = x.to_vec();
    let mut sides = [
        Side::new(n, m, jacobian_places.len()),
        Side::new(n, m, jacobian_places.len()),
    ];
    for j in 0..n {
        let step = f64::EPSILON.cbrt() * x[j].abs().max(1.0);
        for (side, sign) in sides.iter_mut().zip([1.0, -1.0]) {
            at[j] = x[j] + sign * step;
            side.evaluate(problem, &at, 0.8, &y, &jacobian_places)?;
        }
        at[j] = x[j];
        let [plus, minus] = &sides;
        let scale = 1.0 / (2.0 * step);
        out.compare(gradient[j], (plus.f - minus.f) * scale, || {
            format!("gradient of the objective by {}", problem.variable_name(j))
        });
        for i in 0..m {
            let told = jacobian[j].get(&i).copied().unwrap_or(0.0);
            out.compare(told, (plus.c[i] - minus.c[i]) * scale, || {
                format!(
                    "derivative of {} by {}",
                    problem.constraint_name(i),
                    problem.variable_name(j)
                )
            });
        }
        for i in j..n {
            let told = hessian[j].get(&i).copied().unwrap_or(0.0);
            out.compare(
                told,
                (plus.lagrangian[i] - minus.lagrangian[i]) * scale,
                || {
                    format!(
                        "second derivative by {} and {}",
                        problem.variable_name(i),
                        problem.variable_name(j)
                    )
                },
            );
        }
    }
    out.differences.sort_by(|a, b| {
        (b.told - b.found)
            .abs()
            .total_cmp(&(a.told - a.found).abs())
    });
    Ok(out)
}

/// Entries of each column; of a symmetric matrix the lower triangle.
fn by_column(
    places: &[(usize, usize)],
    values: &[f64],
    n: usize,
    symmetric: bool,
) -> Vec<BTreeMap<usize, f64>> {
    let mut columns = vec![BTreeMap::new(); n];
    for (&(i, j), value) in places.iter().zip(values) {
        let (i, j) = if symmetric {
            (i.max(j), i.min(j))
        } else {
            (i, j)
        };
        *columns[j].entry(i).or_insert(0.0) += value;
    }
    columns
}

/// Values and first derivatives at a shifted point.
struct Side {
    f: f64,
    c: Vec<f64>,
    lagrangian: Vec<f64>,
    values: Vec<f64>,
}

impl Side {
    fn new(n: usize, m: usize, entries: usize) -> Self {
        Self {
            f: 0.0,
            c: vec![0.0; m],
            lagrangian: vec![0.0; n],
            values: vec![0.0; entries],
        }
    }

    fn evaluate(
        &mut self,
        problem: &mut dyn Problem,
        x: &[f64],
        factor: f64,
        y: &[f64],
        places: &[(usize, usize)],
    ) -> Result<(), OutOfDomain> {
        self.f = problem.objective(x)?;
        problem.constraint_values(x, &mut self.c)?;
        problem.gradient(x, &mut self.lagrangian)?;
        problem.jacobian(x, &mut self.values)?;
        self.lagrangian.iter_mut().for_each(|g| *g *= factor);
        for (&(i, j), value) in places.iter().zip(&self.values) {
            self.lagrangian[j] += value * y[i];
        }
        Ok(())
    }
}

impl Check {
    /// Counts an entry, and keeps it if it differs.
    fn compare(&mut self, told: f64, found: f64, entry: impl FnOnce() -> String) {
        self.entries += 1;
        let error = (told - found).abs() / told.abs().max(found.abs()).max(1.0);
        let error = if error.is_nan() { f64::INFINITY } else { error };
        self.largest = self.largest.max(error);
        if error > TOLERANCE {
            self.differences.push(Difference {
                entry: entry(),
                told,
                found,
            });
        }
    }
}
