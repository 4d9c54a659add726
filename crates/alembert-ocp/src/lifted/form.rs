//! # What it is
//! Polynomials of degree three at most: how every row of the lifted program is written down before it is laid out.
//!
//! # Equations
//! Σ c · x_i x_j x_k. Constraints of rigid bodies and joints are quadratic in the directors, torques on them cubic with the control.
//!
//! # Symbols
//! A key holds the variables of a product in ascending order, `NONE` last.

use crate::scalar::V3;

/// No variable.
pub(crate) const NONE: u32 = u32::MAX;

/// The variables of a product.
pub(crate) type Key = [u32; 3];

/// Terms below this share of the largest one are round-off of frames.
const NOISE: f64 = 1e-15;

/// A polynomial; every key once.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Form {
    terms: Vec<(Key, f64)>,
}

/// A vector of polynomials.
pub(crate) type Vector = [Form; 3];

impl Form {
    /// A number.
    pub fn constant(c: f64) -> Self {
        Self::collect(vec![([NONE; 3], c)])
    }

    /// A variable.
    pub fn variable(i: usize) -> Self {
        Self {
            terms: vec![([i as u32, NONE, NONE], 1.0)],
        }
    }

    /// Variables and factors of all terms.
    pub fn terms(&self) -> &[(Key, f64)] {
        &self.terms
    }

    /// Whether no variable occurs.
    pub fn is_constant(&self) -> bool {
        self.terms.iter().all(|(key, _)| key[0] == NONE)
    }

    /// Adds up equal keys and drops what vanishes.
    fn collect(mut list: Vec<(Key, f64)>) -> Self {
        list.sort_unstable_by_key(|t| t.0);
        let mut terms: Vec<(Key, f64)> = vec![];
        let mut largest = 0.0_f64;
        for (key, c) in list {
            largest = largest.max(c.abs());
            match terms.last_mut() {
                Some(last) if last.0 == key => last.1 += c,
                _ => terms.push((key, c)),
            }
        }
        terms.retain(|t| t.1.abs() > NOISE * largest);
        Self { terms }
    }

    /// The sum.
    pub fn plus(&self, o: &Self) -> Self {
        Self::collect([&self.terms[..], &o.terms[..]].concat())
    }

    /// Adds another one.
    pub fn add(&mut self, o: &Self) {
        if !o.terms.is_empty() {
            *self = self.plus(o);
        }
    }

    /// The difference.
    pub fn minus(&self, o: &Self) -> Self {
        self.plus(&o.scaled(-1.0))
    }

    /// A multiple.
    pub fn scaled(&self, k: f64) -> Self {
        Self::collect(self.terms.iter().map(|(key, c)| (*key, k * c)).collect())
    }

    /// The product; the degrees must add up to three at most.
    pub fn times(&self, o: &Self) -> Self {
        let mut list = Vec::with_capacity(self.terms.len() * o.terms.len());
        for (a, ca) in &self.terms {
            for (b, cb) in &o.terms {
                let mut all = [a[0], a[1], a[2], b[0], b[1], b[2]];
                all.sort_unstable();
                debug_assert!(all[3] == NONE, "degree above three");
                list.push(([all[0], all[1], all[2]], ca * cb));
            }
        }
        Self::collect(list)
    }

    /// The derivative by a variable.
    pub fn derivative(&self, i: usize) -> Self {
        let mut list = vec![];
        for (key, c) in &self.terms {
            for k in 0..3 {
                if key[k] == i as u32 {
                    let mut rest = *key;
                    rest[k] = NONE;
                    rest.sort_unstable();
                    list.push((rest, *c));
                }
            }
        }
        Self::collect(list)
    }
}

/// A vector of numbers.
pub(crate) fn constants(v: &V3<f64>) -> Vector {
    v.map(Form::constant)
}

/// a + b.
pub(crate) fn sum(a: &Vector, b: &Vector) -> Vector {
    std::array::from_fn(|i| a[i].plus(&b[i]))
}

/// a - b.
pub(crate) fn difference(a: &Vector, b: &Vector) -> Vector {
    std::array::from_fn(|i| a[i].minus(&b[i]))
}

/// k a.
pub(crate) fn multiple(a: &Vector, k: f64) -> Vector {
    std::array::from_fn(|i| a[i].scaled(k))
}

/// f a.
pub(crate) fn stretched(a: &Vector, f: &Form) -> Vector {
    std::array::from_fn(|i| a[i].times(f))
}

/// a·b.
pub(crate) fn inner(a: &Vector, b: &Vector) -> Form {
    let [x, y, z] = std::array::from_fn(|i| a[i].times(&b[i]));
    x.plus(&y).plus(&z)
}

/// a × b.
pub(crate) fn outer(a: &Vector, b: &Vector) -> Vector {
    std::array::from_fn(|i| {
        let (j, k) = ((i + 1) % 3, (i + 2) % 3);
        a[j].times(&b[k]).minus(&a[k].times(&b[j]))
    })
}

/// Σ v_I a_I.
pub(crate) fn combined(a: &[Vector; 3], v: &V3<f64>) -> Vector {
    let [x, y, z] = std::array::from_fn(|i| multiple(&a[i], v[i]));
    sum(&sum(&x, &y), &z)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_products_and_derivatives() {
        let (x, y) = (Form::variable(0), Form::variable(1));
        let f = x.plus(&y.scaled(2.0)).times(&x.minus(&Form::constant(3.0)));
        // x² + 2xy - 3x - 6y
        assert_eq!(f.terms().len(), 4);
        let by_x = x
            .scaled(2.0)
            .plus(&y.scaled(2.0))
            .minus(&Form::constant(3.0));
        assert_eq!(f.derivative(0), by_x);
        assert!(f.minus(&f).is_constant());
    }
}
