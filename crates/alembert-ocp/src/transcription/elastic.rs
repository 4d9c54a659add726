//! # What it is
//! What can be reached: the program with all equations of motion and limits, but the conditions of the file elastic (T-OCP-12).
//!
//! # Equations
//! ```text
//! minimise Σ (p + n) + ε f(x)   subject to   c_L ≤ c(x) - p + n ≤ c_U for conditions and end momenta,   p, n ≥ 0,   all else as it is
//! ```
//! Where the sum vanishes there is a motion that meets everything, and it is a good one to begin with. Where it does not, the rows with p or n
//! are those that stand against each other and against the mechanics, and c(x) is how far they can be met.

use super::scaling::Scaled;
use super::{NONE, Transcription};
use alembert_nlp::explain::Named;
use alembert_nlp::{Monitor, NlpSolver, Options, OutOfDomain, Problem, ProblemError, Stages};

/// Weight ε of the objective.
const OBJECTIVE: f64 = 1e-2;

/// Optimality error at which the search ends: it need not be sharp.
const TOLERANCE: f64 = 3e-5;

/// What counts as met, in units of the problem.
const MET: f64 = 1e-3;

/// The nearest motion.
#[derive(Debug, Clone)]
pub struct Nearest {
    /// Variables.
    pub x: Vec<f64>,
    /// Conditions that are not met, worst first.
    pub missed: Vec<Named>,
    /// Iterations.
    pub iterations: usize,
}

struct Elastic<'p, 'a> {
    inner: &'p mut Scaled<'a>,
    /// Elastic rows.
    rows: Vec<usize>,
    n: usize,
}

impl Transcription {
    /// Rows that the file asks for: conditions and momenta at the end.
    fn asked_rows(&self) -> Vec<usize> {
        let cyclic = self.ocp.period.as_ref().is_some_and(|p| p.momentum);
        let last = self.steps();
        let end = (0..self.ocp.setup.tree.dof)
            .map(|i| self.motion_row(last, i))
            .filter(|row| *row != NONE && !cyclic);
        let demands = self.layout.demands.iter().map(|d| d.row);
        demands.chain(end).collect()
    }

    /// Looks for the motion that misses the conditions least; none if it is not found.
    pub fn find_nearest(
        &mut self,
        solver: &dyn NlpSolver,
        options: &Options,
        monitor: &mut dyn Monitor,
    ) -> Result<Option<Nearest>, ProblemError> {
        let rows = self.asked_rows();
        if rows.is_empty() {
            return Ok(None);
        }
        let n = self.lower.len();
        let mut scaled = Scaled::new(self);
        let options = Options {
            tolerance: TOLERANCE,
            acceptable_tolerance: 10.0 * TOLERANCE,
            warm_start: None,
            ..options.clone()
        };
        let mut elastic = Elastic {
            inner: &mut scaled,
            rows: rows.clone(),
            n,
        };
        let s = solver.solve(&mut elastic, &options, monitor)?;
        let x = scaled.physical(&s.x[..n]);
        let units = scaled.row_units_of(&rows);
        if !s.is_optimal() {
            return Ok(None);
        }
        let mut c = vec![0.0; self.constraints()];
        if self.constraint_values(&x, &mut c).is_err() {
            return Ok(None);
        }
        let mut missed = vec![];
        for (row, unit) in rows.iter().zip(units) {
            let (value, low, high) = (c[*row], self.layout.lower[*row], self.layout.upper[*row]);
            let off = (low - value).max(value - high);
            if off <= MET * unit {
                continue;
            }
            let (sign, bound) = match value < low {
                _ if low == high => ("=", low),
                true => ("≥", low),
                false => ("≤", high),
            };
            let name = self.calc_constraint_name(*row);
            let text = format!(
                "{name}: the nearest that can be reached is {value:.6e}, it must be {sign} {bound:.6e}"
            );
            missed.push((
                off / unit,
                Named {
                    name,
                    value: off,
                    text,
                },
            ));
        }
        missed.sort_by(|a, b| b.0.total_cmp(&a.0));
        Ok(Some(Nearest {
            x,
            missed: missed.into_iter().map(|m| m.1).collect(),
            iterations: s.iterations(),
        }))
    }
}

impl Elastic<'_, '_> {
    fn elastic(&self) -> usize {
        self.rows.len()
    }
}

impl Problem for Elastic<'_, '_> {
    fn variables(&self) -> usize {
        self.n + 2 * self.elastic()
    }

    fn constraints(&self) -> usize {
        self.inner.constraints()
    }

    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        self.inner
            .variable_bounds(&mut lower[..self.n], &mut upper[..self.n]);
        lower[self.n..].fill(0.0);
        upper[self.n..].fill(f64::INFINITY);
    }

    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        self.inner.constraint_bounds(lower, upper);
    }

    fn start(&self, x: &mut [f64]) {
        self.inner.start(&mut x[..self.n]);
        x[self.n..].fill(0.1);
    }

    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        let misses: f64 = x[self.n..].iter().sum();
        Ok(misses + OBJECTIVE * self.inner.objective(&x[..self.n])?)
    }

    fn gradient(&mut self, x: &[f64], gradient: &mut [f64]) -> Result<(), OutOfDomain> {
        let (own, misses) = gradient.split_at_mut(self.n);
        self.inner.gradient(&x[..self.n], own)?;
        own.iter_mut().for_each(|g| *g *= OBJECTIVE);
        misses.fill(1.0);
        Ok(())
    }

    fn constraint_values(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        self.inner.constraint_values(&x[..self.n], values)?;
        let count = self.elastic();
        for (k, row) in self.rows.iter().enumerate() {
            values[*row] += x[self.n + count + k] - x[self.n + k];
        }
        Ok(())
    }

    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        let mut places = self.inner.jacobian_structure();
        let both = self.rows.iter().chain(&self.rows).enumerate();
        places.extend(both.map(|(k, row)| (*row, self.n + k)));
        places
    }

    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        let count = self.elastic();
        let (own, misses) = values.split_at_mut(values.len() - 2 * count);
        self.inner.jacobian(&x[..self.n], own)?;
        misses[..count].fill(-1.0);
        misses[count..].fill(1.0);
        Ok(())
    }

    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        self.inner.hessian_structure()
    }

    fn hessian(
        &mut self,
        x: &[f64],
        factor: f64,
        multipliers: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        let factor = factor * OBJECTIVE;
        self.inner
            .hessian(&x[..self.n], factor, multipliers, values)
    }

    fn variable_name(&self, i: usize) -> String {
        match i.checked_sub(self.n) {
            None => self.inner.variable_name(i),
            Some(k) => format!(
                "miss of {}",
                self.inner.constraint_name(self.rows[k % self.elastic()])
            ),
        }
    }

    fn constraint_name(&self, i: usize) -> String {
        self.inner.constraint_name(i)
    }

    fn stages(&self) -> Option<Stages> {
        let mut stages = self.inner.stages()?;
        for row in self.rows.iter().chain(&self.rows) {
            stages.variables.push(stages.constraints[*row]);
        }
        Some(stages)
    }
}
