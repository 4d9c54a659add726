//! Paths of a step and their quadrature: the table of a variational scheme in general form.
//!
//! # What it is
//! A step has N + 1 time nodes at τ_0 = 0, ..., τ_N = 1. The path between them, the quadrature points and the weights give all the
//! numbers that the step needs.
//!
//! # Equations
//! ```text
//! q(c_j) = Σ_m a_jm q_m,   h q̇(c_j) = Σ_m d_jm q_m,   L_d(q_0, ..., q_N) = h Σ_j w_j L(q(c_j), q̇(c_j))              (T-GAL-1)
//! ∂L_d/∂q_r = M Σ_l k_rl q_l/h - h Σ_j w_j a_jr ∇V(q(c_j)),   k_rl = Σ_j w_j d_jr d_jl
//! P(q_0)ᵀ (p_n + ∂L_d/∂q_0) = 0,   P(q_r)ᵀ ∂L_d/∂q_r = 0 (0 < r < N),   p_{n+1} = ∂L_d/∂q_N                            (T-GAL-2)
//! ```
//!
//! # Symbols
//! c_j, w_j `rule`; a_jm, d_jm, k_rl `a`, `d`, `k` of [`NodeTable`], one number for each coordinate of a body, since frequencies may differ
//!
//! # Reference
//! Marsden and West 2001, section 2.2.6.
//!
//! # Departures from the reference
//! One form for interpolation between two ends (with or without a frequency) and for polynomials through inner nodes.

use super::interpolation::Interpolation;
use crate::model::Frequency;
use alembert_math::quadrature::{Rule, basis, basis_derivative};
use nalgebra::SVector;

/// How the path follows from the time nodes.
#[derive(Clone, Debug)]
pub enum PathKind {
    /// From the two ends.
    Ends(Interpolation, Frequency),
    /// The polynomial through nodes at these positions, 0 and 1 included.
    Nodes(Vec<f64>),
}

/// A path and its quadrature.
#[derive(Clone, Debug)]
pub struct Path {
    /// The path.
    pub kind: PathKind,
    /// The quadrature on [0, 1].
    pub rule: Rule,
}

/// The numbers of T-GAL-1 for the coordinates of one body: positions, then one for all directors.
#[derive(Clone, Debug)]
pub struct NodeTable<const T: usize> {
    /// a_jm at j (N + 1) + m.
    pub a: Vec<SVector<f64, T>>,
    /// d_jm at j (N + 1) + m.
    pub d: Vec<SVector<f64, T>>,
    /// k_rl at r (N + 1) + l.
    pub k: Vec<SVector<f64, T>>,
}

impl Path {
    /// A path with its quadrature.
    pub fn new(kind: PathKind, rule: Rule) -> Self {
        Self { kind, rule }
    }

    /// Number N of unknown time nodes of a step.
    pub fn unknown_nodes(&self) -> usize {
        match &self.kind {
            PathKind::Ends(..) => 1,
            PathKind::Nodes(nodes) => nodes.len() - 1,
        }
    }

    /// Position of time node `m` in the step.
    pub fn position(&self, m: usize) -> f64 {
        match &self.kind {
            PathKind::Ends(..) => m as f64,
            PathKind::Nodes(nodes) => nodes[m],
        }
    }

    /// Whether shifting all time nodes shifts the path: linear momentum is kept then.
    pub fn shifts(&self) -> bool {
        match &self.kind {
            PathKind::Ends(interpolation, frequency) => {
                *interpolation == Interpolation::Linear || *frequency == Frequency::Value(0.0)
            }
            PathKind::Nodes(_) => true,
        }
    }

    /// An empty table of the right size.
    pub fn empty_table<const T: usize>(&self) -> NodeTable<T> {
        let (nodes, stages) = (self.unknown_nodes() + 1, self.rule.len());
        NodeTable {
            a: vec![SVector::zeros(); nodes * stages],
            d: vec![SVector::zeros(); nodes * stages],
            k: vec![SVector::zeros(); nodes * nodes],
        }
    }

    /// Fills coordinate `k` of a table, for u = ω h; the last coordinate of positions is followed by that of the directors.
    pub fn fill<const T: usize>(&self, coordinate: usize, u: f64, out: &mut NodeTable<T>) {
        let n = self.unknown_nodes() + 1;
        match &self.kind {
            PathKind::Ends(interpolation, _) => {
                for (j, c) in self.rule.nodes.iter().enumerate() {
                    let shape = interpolation.at(*c, u);
                    (
                        out.a[2 * j][coordinate],
                        out.a[2 * j + 1][coordinate],
                        out.d[2 * j][coordinate],
                        out.d[2 * j + 1][coordinate],
                    ) = (shape.g0, shape.g1, shape.d0, shape.d1);
                }
            }
            PathKind::Nodes(nodes) => {
                for (j, c) in self.rule.nodes.iter().enumerate() {
                    let (value, slope) = (basis(nodes, *c), basis_derivative(nodes, *c));
                    for m in 0..n {
                        out.a[j * n + m][coordinate] = value[m];
                        out.d[j * n + m][coordinate] = slope[m];
                    }
                }
            }
        }
        self.fill_kinetic(coordinate, out);
    }

    /// k_rl = Σ_j w_j d_jr d_jl, symmetric to the last bit. Where shifting all nodes shifts the path, rows add up to zero to the last bit too: entries are
    /// rounded to a grid on which their sums are exact. Such rounding changes the scheme by round-off, but not that it is variational;
    /// without it, energy and momentum drift by round-off of one sign.
    fn fill_kinetic<const T: usize>(&self, coordinate: usize, out: &mut NodeTable<T>) {
        const GRID: f64 = (1_u64 << 44) as f64;
        let (n, shifts) = (self.unknown_nodes() + 1, self.shifts());
        for r in 0..n {
            for l in r..n {
                let term = |(j, w): (usize, &f64)| {
                    w * out.d[j * n + r][coordinate] * out.d[j * n + l][coordinate]
                };
                let mut k: f64 = self.rule.weights.iter().enumerate().map(term).sum();
                if shifts {
                    k = (k * GRID).round() / GRID;
                }
                out.k[r * n + l][coordinate] = k;
                out.k[l * n + r][coordinate] = k;
            }
        }
        for r in 0..if shifts { n } else { 0 } {
            let others = (0..n).filter(|l| *l != r);
            let sum: f64 = others.map(|l| out.k[r * n + l][coordinate]).sum();
            out.k[r * n + r][coordinate] = -sum;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alembert_math::quadrature::{gauss, lobatto};

    #[test]
    fn ref_kinetic_matrix_of_the_quadratic_path() {
        let path = Path::new(PathKind::Nodes(vec![0.0, 0.5, 1.0]), gauss(2));
        let mut t = path.empty_table::<1>();
        path.fill(0, 0.0, &mut t);
        let expected = [7.0, -8.0, 1.0, -8.0, 16.0, -8.0, 1.0, -8.0, 7.0];
        for (k, e) in t.k.iter().zip(expected) {
            // the grid of the weights
            assert!((k[0] - e / 3.0).abs() < 2e-13, "{k} {e}");
        }
    }

    #[test]
    fn id_lobatto_points_are_the_nodes() {
        let rule = lobatto(4);
        let path = Path::new(PathKind::Nodes(rule.nodes.clone()), rule);
        let mut t = path.empty_table::<1>();
        path.fill(0, 0.0, &mut t);
        for j in 0..4 {
            for m in 0..4 {
                let one = if j == m { 1.0 } else { 0.0 };
                assert!((t.a[j * 4 + m][0] - one).abs() < 1e-14);
            }
        }
    }
}
