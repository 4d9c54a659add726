//! Residuals of the optimality conditions (T-NLP-1), from the problem and a point alone.
//!
//! Nothing here knows a solver: no scaling, no slack, no barrier. The residuals are in the units of the problem.

use crate::{OutOfDomain, Problem};

/// By how much the first order optimality conditions fail, as largest entries.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Residuals {
    /// ∇f + Jᵀ y - z_L + z_U.
    pub stationarity: f64,
    /// Distance of x and c(x) from their bounds.
    pub violation: f64,
    /// Multiplier times distance to the bound it belongs to; the multiplier itself if there is no such bound.
    pub complementarity: f64,
    /// Largest multiplier, the measure for `stationarity`.
    pub multiplier: f64,
}

impl Residuals {
    /// The largest of the three, stationarity and complementarity relative to the multipliers where these are large.
    pub fn largest(&self) -> f64 {
        let scale = (self.multiplier / 100.0).max(1.0);
        (self.stationarity / scale)
            .max(self.violation)
            .max(self.complementarity / scale)
    }
}

/// Residuals at the point `x` with multipliers of the constraints and of the bounds (T-NLP-1).
pub fn residuals(
    problem: &mut dyn Problem,
    x: &[f64],
    y: &[f64],
    z_lower: &[f64],
    z_upper: &[f64],
) -> Result<Residuals, OutOfDomain> {
    let (n, m) = (problem.variables(), problem.constraints());
    let fits = x.len() == n && y.len() == m && z_lower.len() == n && z_upper.len() == n;
    if !fits {
        return Err(OutOfDomain);
    }
    // The gradient of the Lagrangian.
    let mut gradient = vec![0.0; n];
    problem.gradient(x, &mut gradient)?;
    let places = problem.jacobian_structure();
    let mut jacobian = vec![0.0; places.len()];
    problem.jacobian(x, &mut jacobian)?;
    for (&(i, j), value) in places.iter().zip(&jacobian) {
        gradient[j] += value * y[i];
    }
    let mut out = Residuals {
        stationarity: 0.0,
        violation: 0.0,
        complementarity: 0.0,
        multiplier: 0.0,
    };
    let (mut lower, mut upper) = (vec![0.0; n], vec![0.0; n]);
    problem.variable_bounds(&mut lower, &mut upper);
    for j in 0..n {
        // A fixed variable takes up any gradient.
        if lower[j] < upper[j] {
            out.stationarity = largest(out.stationarity, gradient[j] - z_lower[j] + z_upper[j]);
            out.add_bound(x[j], lower[j], upper[j], z_lower[j], z_upper[j]);
        } else {
            out.violation = largest(out.violation, x[j] - lower[j]);
        }
    }
    // The constraints; the sign of a multiplier tells its bound.
    let mut c = vec![0.0; m];
    problem.constraint_values(x, &mut c)?;
    let (mut lower, mut upper) = (vec![0.0; m], vec![0.0; m]);
    problem.constraint_bounds(&mut lower, &mut upper);
    for i in 0..m {
        if lower[i] < upper[i] {
            out.add_bound(c[i], lower[i], upper[i], (-y[i]).max(0.0), y[i].max(0.0));
        } else {
            out.violation = largest(out.violation, c[i] - lower[i]);
        }
        out.multiplier = largest(out.multiplier, y[i]);
    }
    Ok(out)
}

/// The larger size; not a number counts as infinite.
fn largest(a: f64, b: f64) -> f64 {
    if b.is_nan() {
        f64::INFINITY
    } else {
        a.max(b.abs())
    }
}

impl Residuals {
    /// Violation and complementarity of one bounded quantity.
    fn add_bound(&mut self, value: f64, lower: f64, upper: f64, z_lower: f64, z_upper: f64) {
        let distances = [(value - lower, z_lower), (upper - value, z_upper)];
        for (distance, z) in distances {
            self.violation = largest(self.violation, (-distance).max(0.0));
            let product = if distance.is_infinite() {
                z
            } else {
                z * distance
            };
            self.complementarity = largest(self.complementarity, product);
            // A multiplier of the wrong sign is as wrong as a gradient.
            self.stationarity = largest(self.stationarity, z.min(0.0));
            self.multiplier = largest(self.multiplier, z);
        }
    }
}

/// Most constraints for which dependence is sought; the cost grows with their cube, half a minute for 1500.
const MOST_ROWS: usize = 500;

/// Equalities whose gradients at `x` are combinations of those before them, to rounding. Nothing is sought among more than 500.
pub fn find_dependent(problem: &mut dyn Problem, x: &[f64]) -> Vec<usize> {
    let (n, m) = (problem.variables(), problem.constraints());
    let (mut lower, mut upper) = (vec![0.0; m], vec![0.0; m]);
    problem.constraint_bounds(&mut lower, &mut upper);
    let places = problem.jacobian_structure();
    let mut values = vec![0.0; places.len()];
    if m > MOST_ROWS || x.len() != n || problem.jacobian(x, &mut values).is_err() {
        return Vec::new();
    }
    let (mut low, mut high) = (vec![0.0; n], vec![0.0; n]);
    problem.variable_bounds(&mut low, &mut high);
    let mut rows = vec![Vec::new(); m];
    for (&(i, j), value) in places.iter().zip(&values) {
        if lower[i] == upper[i] && low[j] < high[j] {
            rows[i].push((j, *value));
        }
    }
    // Gram-Schmidt, twice for each row.
    let (mut basis, mut out): (Vec<Vec<f64>>, Vec<usize>) = (Vec::new(), Vec::new());
    for i in (0..m).filter(|&i| lower[i] == upper[i]) {
        let mut row = vec![0.0; n];
        rows[i].iter().for_each(|&(j, v)| row[j] += v);
        let size = row.iter().map(|v| v * v).sum::<f64>().sqrt();
        for _ in 0..2 {
            for b in &basis {
                let along: f64 = b.iter().zip(&row).map(|(b, r)| b * r).sum();
                row.iter_mut().zip(b).for_each(|(r, b)| *r -= along * b);
            }
        }
        let left = row.iter().map(|v| v * v).sum::<f64>().sqrt();
        if left <= 1e-10 * size {
            out.push(i);
        } else {
            row.iter_mut().for_each(|r| *r /= left);
            basis.push(row);
        }
    }
    out
}
