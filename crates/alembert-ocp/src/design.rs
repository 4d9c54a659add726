//! # What it is
//! Parameters of the model as unknowns: how laws and masses depend on them.
//!
//! # Equations
//! A law whose coefficients are polynomials of the parameters π is a sum of laws at fixed values π_k of them (T-OCP-22)
//! ```text
//! V(s; π) = Σ_k w_k(π) V(s; π_k),      w_k(π) = Π_a L_{k_a}(π_a)
//! ```
//! with Lagrange's polynomials L on as many values between the bounds as the degree asks for: the laws stay those of the simulator, and all
//! derivatives by π are those of w. Invariants are polynomials of the places where an element is attached, so they are such sums themselves,
//! s(q; π) = Σ_k w_k(π) s_k(q) (T-OCP-38). Masses and director masses are linear, m(π) = m(π⁰) + Σ_a m_a (π_a - π⁰_a).
//!
//! # Reference
//! Own; Lagrange interpolation.
//!
//! # Departures from the reference
//! None.

use crate::problem::Parameter as Table;
use crate::scalar::{Dual, V3};
use crate::tree::Tree;
use alembert::elements::AnyElement;
use alembert::error::ModelErrors;
use alembert::model::Model;
use alembert::model::document::Change;

/// A parameter.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Name.
    pub name: String,
    /// Smallest and largest value.
    pub bounds: [f64; 2],
    /// Value to begin with.
    pub guess: f64,
    /// What it is of the order of.
    pub unit: f64,
    /// As the file says it.
    pub table: Table,
}

/// The laws of an element whose coefficients are polynomials of some parameters.
#[derive(Clone, Debug)]
pub struct Family {
    /// Its parameters: those of the law, then those of its attachments.
    pub parameters: Vec<usize>,
    /// Values of each of those of the law.
    pub values: Vec<Vec<f64>>,
    /// The law at every combination of values, those of the last parameter next to each other.
    pub laws: Vec<AnyElement>,
    /// How its invariants depend on the places where it is attached, if these are chosen.
    pub attached: Option<Attached>,
}

/// Invariants as sums of those at fixed places: the parts of the element are those of every combination of values, one after the other.
#[derive(Clone, Debug)]
pub struct Attached {
    /// Its parameters.
    pub parameters: Vec<usize>,
    /// Values of each of them.
    pub values: Vec<Vec<f64>>,
    /// Number of invariants of the law.
    pub count: usize,
}

/// Which value of each parameter combination k has.
pub fn places(values: &[Vec<f64>], k: usize) -> Vec<usize> {
    let (mut rest, mut out) = (k, vec![0; values.len()]);
    for (place, values) in out.iter_mut().zip(values).rev() {
        *place = rest % values.len();
        rest /= values.len();
    }
    out
}

impl Attached {
    /// Number of combinations.
    pub fn combinations(&self) -> usize {
        self.values.iter().map(Vec::len).product()
    }

    /// Weights of all combinations, differentiated by one or two of its parameters.
    pub fn weights(&self, all: &[f64], by: [usize; 2]) -> Vec<f64> {
        let own = self.parameters.iter().zip(&self.values);
        let basis: Vec<_> = own.map(|(j, values)| basis(values, all[*j])).collect();
        let weight = |k: usize| -> f64 {
            let order = |j: usize| by.iter().filter(|b| **b == j).count();
            let each = places(&self.values, k).into_iter().zip(&basis).enumerate();
            each.map(|(j, (place, l))| l[place][order(j)]).product()
        };
        (0..self.combinations()).map(weight).collect()
    }
}

/// Lagrange's polynomials on some values: each with its first and second derivative at x.
pub fn basis(values: &[f64], x: f64) -> Vec<[f64; 3]> {
    let x = Dual::new(Dual::new(x, 1.0), Dual::new(1.0, 0.0));
    let polynomial = |i: usize| {
        let others = values.iter().enumerate().filter(|(j, _)| *j != i);
        let one = Dual::new(Dual::new(1.0, 0.0), Dual::new(0.0, 0.0));
        let p = others.fold(one, |p, (_, v)| p * ((x - *v) / (values[i] - v)));
        [p.re.re, p.eps.re, p.eps.eps]
    };
    (0..values.len()).map(polynomial).collect()
}

impl Family {
    /// Which value of each of the parameters of the law law k has.
    pub fn places(&self, k: usize) -> Vec<usize> {
        places(&self.values, k)
    }

    /// Lagrange's polynomials of each of its parameters, at values of all parameters.
    pub fn basis(&self, all: &[f64]) -> Vec<Vec<[f64; 3]>> {
        let own = self.parameters.iter().zip(&self.values);
        own.map(|(j, values)| basis(values, all[*j])).collect()
    }
}

/// How the masses of a body depend on a parameter.
#[derive(Clone, Copy, Debug)]
pub struct Weight {
    /// Body of the tree.
    pub body: usize,
    /// Mass and director masses per unit of the parameter.
    pub slope: (f64, V3<f64>),
    /// The same at the first value of all parameters.
    pub base: (f64, V3<f64>),
}

/// How all masses depend on a parameter.
#[derive(Clone, Debug)]
pub struct Masses {
    /// The parameter.
    pub parameter: usize,
    /// Bodies that it changes.
    pub weights: Vec<Weight>,
    /// The tree with the slopes in the place of masses.
    pub tree: Tree,
}

/// What of a model is chosen. The laws that depend on it are with their elements.
#[derive(Clone, Debug, Default)]
pub struct Design {
    /// The parameters.
    pub parameters: Vec<Parameter>,
    /// Those that change masses.
    pub masses: Vec<Masses>,
}

impl Design {
    /// Values to begin with.
    pub fn guesses(&self) -> Vec<f64> {
        self.parameters.iter().map(|p| p.guess).collect()
    }

    /// The model with given values.
    pub fn model(&self, model: &Model, values: &[f64]) -> Result<Model, ModelErrors> {
        let own = self.parameters.iter().zip(values);
        let changes: Vec<Change> = own.flat_map(|(p, v)| p.table.changes(*v)).collect();
        match changes.is_empty() {
            true => Ok(model.clone()),
            false => model.with_changes(&changes),
        }
    }

    /// Sets the masses of a tree.
    pub fn weigh(&self, tree: &mut Tree, values: &[f64]) {
        for weight in self.masses.iter().flat_map(|m| &m.weights) {
            let body = &mut tree.bodies[weight.body];
            (body.mass, body.euler) = weight.base;
        }
        for masses in &self.masses {
            let by = values[masses.parameter] - self.parameters[masses.parameter].guess;
            for weight in &masses.weights {
                let body = &mut tree.bodies[weight.body];
                body.mass += by * weight.slope.0;
                for (e, slope) in body.euler.iter_mut().zip(weight.slope.1) {
                    *e += by * slope;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_polynomials_and_derivatives_are_exact() {
        // x³ - 2 x on four values
        let values = [0.5, 1.0, 2.0, 4.0];
        let f = |x: f64| x.powi(3) - 2.0 * x;
        let x = 1.7;
        let mut sum = [0.0; 3];
        for (v, own) in values.iter().zip(basis(&values, x)) {
            (0..3).for_each(|k| sum[k] += f(*v) * own[k]);
        }
        let exact = [f(x), 3.0 * x * x - 2.0, 6.0 * x];
        for (a, b) in sum.iter().zip(exact) {
            assert!((a - b).abs() < 1e-12, "{a} {b}");
        }
    }
}
