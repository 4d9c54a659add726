//! # What it is
//! The distance of several objectives to a reference point, as one nonlinear program.
//!
//! # Equations
//! T-OCP-10: one more variable z_i and one more row (J_i(x) - z_i)/s_i = 0 for each objective; minimise ½ Σ ((z_i - R_i)/s_i)². With the rows the
//! Hessian of the distance stays sparse: Σ y_i/s_i ∇²J_i in the old unknowns and 1/s_i² for z_i.
//!
//! # Reference
//! Miettinen 1999 (reference points); Ringkamp, Leyendecker, Ober-Bloebaum 2012 (continuation of Pareto sets in optimal control).
//!
//! # Departures from the reference
//! The distance is not squared in x but in z.

use crate::transcription::Transcription;
use alembert_nlp::{OutOfDomain, Problem, Stage, Stages};

/// The program of a reference point.
#[derive(Debug)]
pub struct ReferencePoint<'t> {
    /// The problem itself; the weights of its terms are overwritten.
    pub program: &'t mut Transcription,
    /// Terms of the objectives.
    pub terms: Vec<usize>,
    /// The reference point R.
    pub reference: Vec<f64>,
    /// Sizes s of the objectives.
    pub scale: Vec<f64>,
    /// Values of the objectives to begin with.
    pub begin: Vec<f64>,
    columns: Vec<Vec<usize>>,
}

impl<'t> ReferencePoint<'t> {
    /// A program for some terms of a problem.
    pub fn new(
        program: &'t mut Transcription,
        terms: Vec<usize>,
        reference: Vec<f64>,
        scale: Vec<f64>,
    ) -> Self {
        let columns = terms.iter().map(|&k| program.term_columns(k)).collect();
        Self {
            program,
            terms,
            begin: reference.clone(),
            reference,
            scale,
            columns,
        }
    }

    fn inner(&self) -> usize {
        self.program.variables()
    }

    fn rows(&self) -> usize {
        self.program.constraints()
    }

    /// Gives every term the weight that `weight` says for its objective; others none.
    fn weigh(&mut self, weight: impl Fn(usize) -> f64) {
        for (k, term) in self.program.ocp.terms.iter_mut().enumerate() {
            term.weight = self.terms.iter().position(|t| *t == k).map_or(0.0, &weight);
        }
    }
}

impl Problem for ReferencePoint<'_> {
    fn variables(&self) -> usize {
        self.inner() + self.terms.len()
    }

    fn constraints(&self) -> usize {
        self.rows() + self.terms.len()
    }

    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        let n = self.inner();
        self.program
            .variable_bounds(&mut lower[..n], &mut upper[..n]);
        lower[n..].fill(f64::NEG_INFINITY);
        upper[n..].fill(f64::INFINITY);
    }

    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        let m = self.rows();
        self.program
            .constraint_bounds(&mut lower[..m], &mut upper[..m]);
        lower[m..].fill(0.0);
        upper[m..].fill(0.0);
    }

    fn start(&self, x: &mut [f64]) {
        let n = self.inner();
        self.program.start(&mut x[..n]);
        x[n..].copy_from_slice(&self.begin);
    }

    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        let z = &x[self.inner()..];
        let parts = z.iter().zip(&self.reference).zip(&self.scale);
        Ok(0.5 * parts.map(|((z, r), s)| ((z - r) / s).powi(2)).sum::<f64>())
    }

    fn gradient(&mut self, x: &[f64], gradient: &mut [f64]) -> Result<(), OutOfDomain> {
        let n = self.inner();
        gradient[..n].fill(0.0);
        for i in 0..self.terms.len() {
            gradient[n + i] = (x[n + i] - self.reference[i]) / self.scale[i].powi(2);
        }
        Ok(())
    }

    fn constraint_values(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        let (n, m) = (self.inner(), self.rows());
        self.program.constraint_values(&x[..n], &mut values[..m])?;
        let terms = self.program.term_values(&x[..n]);
        for (i, &k) in self.terms.iter().enumerate() {
            values[m + i] = (terms[k] - x[n + i]) / self.scale[i];
        }
        if values.iter().all(|v| v.is_finite()) {
            Ok(())
        } else {
            Err(OutOfDomain)
        }
    }

    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        let (n, m) = (self.inner(), self.rows());
        let mut places = self.program.jacobian_structure();
        for (i, columns) in self.columns.iter().enumerate() {
            places.extend(columns.iter().map(|&j| (m + i, j)));
            places.push((m + i, n + i));
        }
        places
    }

    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        let n = self.inner();
        let mut at = self.program.jacobian_structure().len();
        self.program.jacobian(&x[..n], &mut values[..at])?;
        let mut gradient = vec![0.0; n];
        for i in 0..self.terms.len() {
            self.weigh(|k| f64::from(u8::from(k == i)));
            self.program.gradient(&x[..n], &mut gradient)?;
            for &j in &self.columns[i] {
                values[at] = gradient[j] / self.scale[i];
                at += 1;
            }
            values[at] = -1.0 / self.scale[i];
            at += 1;
        }
        Ok(())
    }

    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        let n = self.inner();
        let mut places = self.program.hessian_structure();
        places.extend((0..self.terms.len()).map(|i| (n + i, n + i)));
        places
    }

    fn hessian(
        &mut self,
        x: &[f64],
        objective_factor: f64,
        multipliers: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        let (n, m) = (self.inner(), self.rows());
        let at = values.len() - self.terms.len();
        let weights: Vec<f64> = (0..self.terms.len())
            .map(|i| multipliers[m + i] / self.scale[i])
            .collect();
        self.weigh(|k| weights[k]);
        self.program
            .hessian(&x[..n], 1.0, &multipliers[..m], &mut values[..at])?;
        for (v, s) in values[at..].iter_mut().zip(&self.scale) {
            *v = objective_factor / (s * s);
        }
        Ok(())
    }

    fn variable_name(&self, i: usize) -> String {
        match i.checked_sub(self.inner()) {
            Some(k) => format!("objective {}", self.program.ocp.terms[self.terms[k]].name),
            None => self.program.variable_name(i),
        }
    }

    fn constraint_name(&self, i: usize) -> String {
        match i.checked_sub(self.rows()) {
            Some(k) => format!("value of {}", self.program.ocp.terms[self.terms[k]].name),
            None => self.program.constraint_name(i),
        }
    }

    fn stages(&self) -> Option<Stages> {
        let mut stages = self.program.stages()?;
        let more = std::iter::repeat_n(Stage::Global, self.terms.len());
        stages.variables.extend(more.clone());
        stages.constraints.extend(more);
        Some(stages)
    }
}
