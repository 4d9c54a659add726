//! Problems written as formulas; their derivatives come from dual numbers of dual numbers, exact to rounding.

use alembert_math::scalar::{Dual, Scalar};
use alembert_nlp::{OutOfDomain, Problem};

pub type H = Dual<Dual>;
pub const INF: f64 = f64::INFINITY;

/// Objective first, then the constraints.
pub type Values = fn(&[H]) -> Vec<H>;

/// A small dense problem.
#[derive(Clone)]
pub struct Formula {
    pub start: Vec<f64>,
    pub bounds: Vec<(f64, f64)>,
    pub constraints: Vec<(f64, f64)>,
    pub values: Values,
}

impl Formula {
    pub fn new(start: &[f64], values: Values) -> Self {
        Self {
            start: start.to_vec(),
            bounds: vec![(-INF, INF); start.len()],
            constraints: Vec::new(),
            values,
        }
    }

    pub fn bounds(mut self, bounds: &[(f64, f64)]) -> Self {
        self.bounds = bounds.to_vec();
        self
    }

    pub fn constraints(mut self, constraints: &[(f64, f64)]) -> Self {
        self.constraints = constraints.to_vec();
        self
    }

    /// Values with the directions `i` and `j` marked.
    fn at(&self, x: &[f64], i: usize, j: usize) -> Result<Vec<H>, OutOfDomain> {
        let mark = |a: usize, k: usize| f64::from(u8::from(a == k));
        let point: Vec<H> = x
            .iter()
            .enumerate()
            .map(|(k, &v)| H::new(Dual::new(v, mark(j, k)), Dual::constant(mark(i, k))))
            .collect();
        let out = (self.values)(&point);
        if out.iter().all(|v| v.value().is_finite()) {
            Ok(out)
        } else {
            Err(OutOfDomain)
        }
    }
}

impl Problem for Formula {
    fn variables(&self) -> usize {
        self.start.len()
    }
    fn constraints(&self) -> usize {
        self.constraints.len()
    }
    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        for (i, b) in self.bounds.iter().enumerate() {
            (lower[i], upper[i]) = *b;
        }
    }
    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        for (i, b) in self.constraints.iter().enumerate() {
            (lower[i], upper[i]) = *b;
        }
    }
    fn start(&self, x: &mut [f64]) {
        x.copy_from_slice(&self.start);
    }
    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        Ok(self.at(x, 0, 0)?[0].value())
    }
    fn gradient(&mut self, x: &[f64], gradient: &mut [f64]) -> Result<(), OutOfDomain> {
        for j in 0..x.len() {
            gradient[j] = self.at(x, j, j)?[0].eps.re;
        }
        Ok(())
    }
    fn constraint_values(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        let out = self.at(x, 0, 0)?;
        for i in 0..values.len() {
            values[i] = out[i + 1].value();
        }
        Ok(())
    }
    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        let n = self.start.len();
        (0..n)
            .flat_map(|j| (0..self.constraints.len()).map(move |i| (i, j)))
            .collect()
    }
    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        let m = self.constraints.len();
        for j in 0..x.len() {
            let out = self.at(x, j, j)?;
            for i in 0..m {
                values[j * m + i] = out[i + 1].eps.re;
            }
        }
        Ok(())
    }
    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        (0..self.start.len())
            .flat_map(|i| (0..=i).map(move |j| (i, j)))
            .collect()
    }
    fn hessian(
        &mut self,
        x: &[f64],
        factor: f64,
        y: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        let mut k = 0;
        for i in 0..x.len() {
            for j in 0..=i {
                let out = self.at(x, i, j)?;
                values[k] = factor * out[0].eps.eps
                    + y.iter()
                        .zip(&out[1..])
                        .map(|(y, v)| y * v.eps.eps)
                        .sum::<f64>();
                k += 1;
            }
        }
        Ok(())
    }
}
