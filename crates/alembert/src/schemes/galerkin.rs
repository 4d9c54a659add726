//! Galerkin variational schemes of order 4 and 6: inner nodes, Gauss or Lobatto quadrature.
//!
//! # What it is
//! The path of a step is the polynomial of degree N through its ends and N - 1 inner nodes at the Lobatto points; all N + 1
//! configurations satisfy the constraints, and the action is stationary with respect to all of them.
//!
//! # Equations
//! T-GAL-1 and T-GAL-2. Gauss: N points, order 2 N; Lobatto: N + 1 points, which are the nodes themselves, order 2 N. For N = 1 these are the
//! midpoint and the trapezoidal scheme.
//!
//! # Symbols
//! See `schemes/path.rs`.
//!
//! # Reference
//! Marsden and West 2001, section 2.2.6; Jay 1996 (Lobatto IIIA-IIIB with constraints); Wenger, Ober-Bloebaum and Leyendecker 2017.
//!
//! # Departures from the reference
//! Constraint forces are eliminated by the null space matrix at each time node instead of multipliers.

use super::path::{Path, PathKind};
use super::{Claims, EnergyClaim, Gradient, Table};
use crate::model::Scheme;
use alembert_math::quadrature::{gauss, lobatto};

/// The table; `None` for other schemes.
pub fn table(scheme: Scheme) -> Option<Table> {
    let (name, degree, on_nodes) = match scheme {
        Scheme::Gauss4 => ("gauss-4", 2, false),
        Scheme::Gauss6 => ("gauss-6", 3, false),
        Scheme::Lobatto4 => ("lobatto-4", 2, true),
        Scheme::Lobatto6 => ("lobatto-6", 3, true),
        _ => return None,
    };
    Some(polynomial(name, degree, on_nodes))
}

/// Path of the given degree with Lobatto (on the nodes) or Gauss quadrature.
pub(crate) fn polynomial(name: &'static str, degree: usize, on_nodes: bool) -> Table {
    let nodes = lobatto(degree + 1);
    let rule = if on_nodes {
        nodes.clone()
    } else {
        gauss(degree)
    };
    Table {
        name,
        test: 0.0,
        stages: &[],
        gradient: Gradient::Exact,
        alpha: None,
        path: Some(Path::new(PathKind::Nodes(nodes.nodes), rule)),
        claims: Claims {
            order: 2 * degree as u32,
            symplectic: true,
            momentum: true,
            energy: EnergyClaim::Bounded,
            reversible: true,
            constraints: true,
            velocity_constraints: true,
        },
    }
}
