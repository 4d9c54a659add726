//! Quadrature rules on [0, 1] and Lagrange polynomials through given nodes.
//!
//! A rule with nodes C_j and weights w_j has degree m when Σ_j w_j C_jᵏ = 1/(k + 1) for k = 0 .. m.

use std::f64::consts::PI;

/// Newton iterations for a node; a handful is enough, the limit only ends what cannot improve.
const MAX_ITERATIONS: usize = 50;

/// Highest degree that [`Rule::degree`] looks for.
const MAX_DEGREE: usize = 40;

/// Nodes and weights of a quadrature rule on [0, 1], symmetric about 1/2.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// Nodes C_j, increasing.
    pub nodes: Vec<f64>,
    /// Weights w_j.
    pub weights: Vec<f64>,
}

impl Rule {
    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no node, as for a rule that does not exist.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Σ_j w_j f(C_j).
    pub fn integrate(&self, mut f: impl FnMut(f64) -> f64) -> f64 {
        self.nodes
            .iter()
            .zip(&self.weights)
            .map(|(&c, &w)| w * f(c))
            .sum()
    }

    /// Highest degree (at most 40) to which the rule is exact up to round-off; `None` for an empty rule.
    pub fn degree(&self) -> Option<usize> {
        let size: f64 = self.weights.iter().map(|w| w.abs()).sum();
        // round-off of a sum of that size; the error constants of rules of practical degree are far above it
        let tolerance = 8.0 * f64::EPSILON * size.max(1.0);
        (0..=MAX_DEGREE)
            .take_while(|&m| self.moment_error(m).abs() <= tolerance)
            .last()
            .filter(|_| !self.is_empty())
    }

    /// Error of the integral of the Legendre polynomial of degree m on [0, 1]: the moment conditions in a basis
    /// that keeps them apart (powers of x would hide a defect of high degree).
    pub fn moment_error(&self, m: usize) -> f64 {
        let exact = if m == 0 { 1.0 } else { 0.0 };
        self.integrate(|c| legendre(m, 2.0 * c - 1.0).0) - exact
    }
}

/// The closed Newton-Cotes rule on the s + 1 nodes j/s: weights of maximal algebraic order. `equidistant(0)` is the
/// midpoint rule, the best rule of one node. Weights become negative at s = 8 and grow beyond.
pub fn equidistant(s: usize) -> Rule {
    if s == 0 {
        return gauss(1);
    }
    let nodes = (0..=s).map(|j| j as f64 / s as f64).collect();
    interpolatory(nodes)
}

/// The rule of maximal algebraic order on given symmetric nodes: w_j = ∫ ℓ_j, which solves the moment conditions
/// without their ill-conditioned matrix.
pub fn interpolatory(nodes: Vec<f64>) -> Rule {
    let n = nodes.len();
    let exact = gauss(n / 2 + 1);
    let mut weights = vec![0.0; n];
    for (&x, &w) in exact.nodes.iter().zip(&exact.weights) {
        for (sum, value) in weights.iter_mut().zip(basis(&nodes, x)) {
            *sum += w * value;
        }
    }
    symmetrize(&mut weights);
    Rule { nodes, weights }
}

/// Gauss-Legendre rule of n nodes, degree 2n - 1. `gauss(0)` does not exist and is empty.
pub fn gauss(n: usize) -> Rule {
    let mut rule = Rule {
        nodes: vec![0.5; n],
        weights: vec![1.0; n],
    };
    for j in 0..n.div_ceil(2) {
        // Newton on the Legendre polynomial, from a guess that separates the roots
        let mut x = (PI * (j as f64 + 0.75) / (n as f64 + 0.5)).cos();
        if 2 * j + 1 == n {
            x = 0.0;
        }
        for _ in 0..MAX_ITERATIONS {
            let (p, dp) = legendre(n, x);
            let dx = p / dp;
            x -= dx;
            if dx.abs() <= f64::EPSILON {
                break;
            }
        }
        let (_, dp) = legendre(n, x);
        place(&mut rule, j, x, 1.0 / ((1.0 - x * x) * dp * dp));
    }
    rule
}

/// Gauss-Lobatto rule of n nodes with both ends, degree 2n - 3. It exists for n ≥ 2 and is empty otherwise.
pub fn lobatto(n: usize) -> Rule {
    let n = if n < 2 { 0 } else { n };
    let mut rule = Rule {
        nodes: vec![0.5; n],
        weights: vec![1.0; n],
    };
    let scale = 1.0 / (n as f64 * (n as f64 - 1.0));
    for j in 0..n.div_ceil(2) {
        // Newton on (1 - x²) P'_{n-1}(x) = (n - 1)(P_{n-2} - x P_{n-1}), whose derivative is -n (n - 1) P_{n-1}
        let mut x = (PI * j as f64 / (n as f64 - 1.0)).cos();
        if 2 * j + 1 == n {
            x = 0.0;
        }
        for _ in 0..MAX_ITERATIONS {
            let (p, _) = legendre(n - 1, x);
            let (lower, _) = legendre(n - 2, x);
            let dx = (x * p - lower) / (n as f64 * p);
            x -= dx;
            if dx.abs() <= f64::EPSILON {
                break;
            }
        }
        let (p, _) = legendre(n - 1, x);
        place(&mut rule, j, x, scale / (p * p));
    }
    rule
}

/// Puts a node x > 0 of [-1, 1] and its mirror image into the rule on [0, 1].
fn place(rule: &mut Rule, j: usize, x: f64, weight: f64) {
    let mirror = rule.nodes.len() - 1 - j;
    rule.nodes[j] = 0.5 * (1.0 - x);
    rule.nodes[mirror] = 0.5 * (1.0 + x);
    rule.weights[j] = weight;
    rule.weights[mirror] = weight;
}

/// Averages with the mirror image.
fn symmetrize(weights: &mut [f64]) {
    let n = weights.len();
    for j in 0..n / 2 {
        let mean = 0.5 * (weights[j] + weights[n - 1 - j]);
        weights[j] = mean;
        weights[n - 1 - j] = mean;
    }
}

/// Legendre polynomial of degree n and its derivative at x in [-1, 1].
fn legendre(n: usize, x: f64) -> (f64, f64) {
    let (mut p, mut lower) = (1.0, 0.0);
    let mut dp = 0.0;
    for k in 0..n {
        let k = k as f64;
        // P'_{k+1} = x P'_k + (k + 1) P_k holds at the ends too
        dp = x * dp + (k + 1.0) * p;
        (p, lower) = (((2.0 * k + 1.0) * x * p - k * lower) / (k + 1.0), p);
    }
    (p, dp)
}

/// Values at x of the Lagrange polynomials ℓ_j through the nodes, ℓ_j(x_i) = δ_ij.
pub fn basis(nodes: &[f64], x: f64) -> Vec<f64> {
    (0..nodes.len())
        .map(|j| {
            (0..nodes.len())
                .filter(|&i| i != j)
                .map(|i| (x - nodes[i]) / (nodes[j] - nodes[i]))
                .product()
        })
        .collect()
}

/// Derivatives at x of the Lagrange polynomials through the nodes.
pub fn basis_derivative(nodes: &[f64], x: f64) -> Vec<f64> {
    let n = nodes.len();
    let without = |j: usize, k: usize| -> f64 {
        (0..n)
            .filter(|&i| i != j && i != k)
            .map(|i| (x - nodes[i]) / (nodes[j] - nodes[i]))
            .product()
    };
    (0..n)
        .map(|j| {
            (0..n)
                .filter(|&k| k != j)
                .map(|k| without(j, k) / (nodes[j] - nodes[k]))
                .sum()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moment conditions up to the claimed degree, and not one higher.
    fn exact_to(rule: &Rule, degree: usize) {
        for m in 0..=degree {
            let error = rule.integrate(|c| c.powi(m as i32)) - 1.0 / (m as f64 + 1.0);
            // a few roundings of a sum of weights
            let size: f64 = rule.weights.iter().map(|w| w.abs()).sum();
            assert!(error.abs() < 4e-16 * (1.0 + size), "moment {m}: {error:e}");
        }
        let beyond = rule.integrate(|c| c.powi(degree as i32 + 1)) - 1.0 / (degree as f64 + 2.0);
        assert!(beyond.abs() > 1e-12, "exact beyond degree {degree}");
        assert_eq!(rule.degree(), Some(degree));
    }

    #[test]
    fn ref_rules_have_their_degree_and_not_more() {
        for s in 1..=10 {
            // a symmetric rule of an odd number of nodes gains one degree
            exact_to(&equidistant(s), if s % 2 == 0 { s + 1 } else { s });
        }
        for n in 1..=8 {
            exact_to(&gauss(n), 2 * n - 1);
        }
        for n in 2..=8 {
            exact_to(&lobatto(n), 2 * n - 3);
        }
        exact_to(&equidistant(0), 1);
    }

    #[test]
    fn ref_known_rules() {
        let close = |a: &[f64], b: &[f64]| {
            assert_eq!(a.len(), b.len());
            for (x, y) in a.iter().zip(b) {
                assert!((x - y).abs() < 3e-16, "{x} {y}");
            }
        };
        close(&equidistant(2).weights, &[1.0 / 6.0, 2.0 / 3.0, 1.0 / 6.0]);
        close(&equidistant(3).weights, &[0.125, 0.375, 0.375, 0.125]);
        let boole = [7.0, 32.0, 12.0, 32.0, 7.0].map(|w| w / 90.0);
        close(&equidistant(4).weights, &boole);
        let eight = [989.0, 5888.0, -928.0, 10496.0, -4540.0];
        close(&equidistant(8).weights[..5], &eight.map(|w| w / 28350.0));
        close(&gauss(1).nodes, &[0.5]);
        let r = 0.5 / 3.0_f64.sqrt();
        close(&gauss(2).nodes, &[0.5 - r, 0.5 + r]);
        close(&gauss(3).weights, &[5.0 / 18.0, 4.0 / 9.0, 5.0 / 18.0]);
        close(&lobatto(2).nodes, &[0.0, 1.0]);
        close(&lobatto(3).weights, &[1.0 / 6.0, 2.0 / 3.0, 1.0 / 6.0]);
        let r = 0.5 / 5.0_f64.sqrt();
        close(&lobatto(4).nodes, &[0.0, 0.5 - r, 0.5 + r, 1.0]);
        assert!(gauss(0).is_empty() && lobatto(1).is_empty() && lobatto(0).is_empty());
        assert_eq!(gauss(0).degree(), None);
    }

    #[test]
    fn ref_rules_of_many_nodes() {
        for n in [20, 64, 200] {
            for rule in [gauss(n), lobatto(n)] {
                assert!(rule.nodes.windows(2).all(|p| p[0] < p[1]), "{n}");
                let error = rule.integrate(f64::exp) - (std::f64::consts::E - 1.0);
                assert!(error.abs() < 1e-14, "{n}: {error:e}");
            }
        }
    }

    #[test]
    fn diff_lagrange_basis() {
        let nodes = lobatto(5).nodes;
        for (i, &x) in nodes.iter().enumerate() {
            for (j, value) in basis(&nodes, x).into_iter().enumerate() {
                assert_eq!(value, if i == j { 1.0 } else { 0.0 });
            }
        }
        for x in [0.0, 0.123, 0.5, 0.9, 1.0] {
            assert!((basis(&nodes, x).iter().sum::<f64>() - 1.0).abs() < 1e-14);
            // central differences: h² ~ 1e-10 beside the exact derivative
            let h = 1e-5;
            let (a, b) = (basis(&nodes, x - h), basis(&nodes, x + h));
            for (j, d) in basis_derivative(&nodes, x).into_iter().enumerate() {
                assert!((d - (b[j] - a[j]) / (2.0 * h)).abs() < 1e-7, "{x} {j}");
            }
        }
        assert_eq!(basis_derivative(&[0.3], 0.7), [0.0]);
        assert_eq!(basis(&[0.3], 0.7), [1.0]);
    }
}
