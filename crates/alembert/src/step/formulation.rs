//! How constraints are treated, and which way is the faster one for a model.

use super::plan::plan;
use crate::reduction::elimination::Elimination;
use crate::schemes::Table;
use crate::system::link::LinkKind;
use crate::system::mechanism::Mechanism;
use alembert_math::Space;

/// How constraints are treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formulation {
    /// Null space matrix and nodal reparametrisation.
    NullSpace,
    /// Multipliers on redundant coordinates.
    Multipliers,
}

impl Formulation {
    /// The faster formulation of a model. The null space is, by factors of 5 to 60, for bodies with joints; nets of point masses
    /// have so many loops that their fill lets the sparse factorisation of the multipliers win (docs/decisions).
    pub fn fastest<S, const D: usize, const A: usize, const T: usize>(
        mech: &Mechanism<S, D, A, T>,
        table: &Table,
    ) -> Self
    where
        S: Space<D, A, T>,
    {
        let points = mech.links.iter().all(|l| l.kind == LinkKind::Translation);
        if !points || table.path.is_some() {
            return Self::NullSpace;
        }
        let elimination: Elimination<S, D, A, T> = plan(mech, table.test, true);
        if elimination.fill() > LARGEST_FILL {
            Self::Multipliers
        } else {
            Self::NullSpace
        }
    }
}

/// Fill above which a net of point masses is solved with multipliers. Measured on square nets joined by distances: 10 × 10 points (fill 97) take the
/// same time both ways, 16 × 16 points (fill 216) are 10 percent faster with multipliers, smaller nets slower.
const LARGEST_FILL: f64 = 130.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Model;
    use crate::schemes::midpoint;
    use crate::system::compile::compile;
    use alembert_math::Spatial;
    use std::fmt::Write;

    /// A net of k × k points joined by distances.
    fn net(k: usize) -> Mechanism<Spatial, 3, 3, 6> {
        let at = |i: usize, j: usize| format!("[{}, {}, {}]", 0.1 * i as f64, 0.1 * j as f64, 0.0);
        let mut text = String::from("gravity = [0, 0, -9.81]\n");
        for (i, j) in (0..k).flat_map(|i| (0..k).map(move |j| (i, j))) {
            let _ = write!(
                text,
                "[[point]]\nname = \"p{i}_{j}\"\nmass = 0.1\nposition = {}\n",
                at(i, j)
            );
            for (a, b) in [(i + 1, j), (i, j + 1)] {
                if a < k && b < k {
                    let _ = write!(
                        text,
                        "[[joint]]\nname = \"d{i}_{j}_{a}_{b}\"\nkind = \"distance\"\nbodies = [\"p{i}_{j}\", \"p{a}_{b}\"]\n\
                         points = [{}, {}]\n",
                        at(i, j),
                        at(a, b)
                    );
                }
            }
        }
        let model = Model::from_toml_str(&text, "net").unwrap_or_else(|e| panic!("{e}"));
        compile(&model).unwrap_or_else(|e| panic!("{e}")).mech
    }

    #[test]
    fn id_large_nets_use_multipliers() {
        let table = midpoint::table();
        assert_eq!(
            Formulation::fastest(&net(4), &table),
            Formulation::NullSpace
        );
        assert_eq!(
            Formulation::fastest(&net(16), &table),
            Formulation::Multipliers
        );
    }
}
