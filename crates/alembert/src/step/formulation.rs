//! How constraints are treated, and which way is the faster one for a model.

use super::Stepper;
use super::plan::plan;
use crate::reduction::elimination::Elimination;
use crate::schemes::Table;
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
    /// The faster formulation of a model. The null space is, by factors of 2 to 60, for bodies with joints; large nets of point masses
    /// have so many loops that the sparse factorisation of the multipliers wins (docs/decisions).
    pub fn fastest<S, const D: usize, const A: usize, const T: usize>(
        mech: &Mechanism<S, D, A, T>,
        table: &Table,
    ) -> Self
    where
        S: Space<D, A, T>,
    {
        let points = mech.links.iter().all(|l| l.freedom.is_point());
        if !points || table.path.is_some() {
            return Self::NullSpace;
        }
        let elimination: Elimination<S, D, A, T> = plan(mech, table.test, true);
        let closures = mech.closures.iter().map(|c| c.rows.len());
        let rows = (D * mech.n() + closures.sum::<usize>()) as f64;
        let nodes = (mech.n() + mech.closures.len()) as f64;
        let products = elimination.products();
        if products > LARGEST_FILL * nodes && products > LARGEST_SHARE * rows.powf(GROWTH) {
            Self::Multipliers
        } else {
            Self::NullSpace
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Products of numbers in a factorisation of the null space matrix: its operations, whatever the machine does beside them.
    pub fn operations(&self) -> f64 {
        self.elimination.operations()
    }
}

/// Products of blocks per node below which the null space is the faster one in any case.
const LARGEST_FILL: f64 = 130.0;

/// Growth of the time of the sparse factorisation with the number r of its rows, and the products of blocks, in units of r^GROWTH,
/// that take the same time. Measured on square nets joined by distances, midpoint: 16 × 16 points 2.6 ms a step on the null space and 2.9 ms
/// with multipliers, 24 × 24 points 8.4 and 11.8 ms, 32 × 32 points 29 and 34 ms, 40 × 40 points 55 and 49 ms; energy-momentum, which couples
/// the points too: 8 × 8 points 1.4 and 0.4 ms, 16 × 16 points 17.6 and 2.8 ms.
const GROWTH: f64 = 1.55;
const LARGEST_SHARE: f64 = 2.7;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Model;
    use crate::schemes::{energy_momentum, midpoint};
    use crate::system::compile::compile;
    use alembert_math::{Planar, Spatial};
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
    fn id_nets_use_the_faster_formulation() {
        let table = midpoint::table();
        for k in [4, 16, 24] {
            let found = Formulation::fastest(&net(k), &table);
            assert_eq!(found, Formulation::NullSpace, "{k} x {k} points");
        }
        let coupled = energy_momentum::table();
        assert_eq!(
            Formulation::fastest(&net(4), &coupled),
            Formulation::NullSpace
        );
        assert_eq!(
            Formulation::fastest(&net(16), &coupled),
            Formulation::Multipliers
        );
    }

    /// A planar scissor lift, bodies and joints as drawn, the cross joints last, all reversed, or shuffled.
    fn scissor(stages: usize, listing: usize) -> Model {
        let mut text = String::from("space = \"planar\"\n");
        let (mut ends, mut crosses) = (vec![], vec![]);
        let joint = |list: &mut Vec<String>, a: &str, b: &str, x: f64, y: f64| {
            list.push(format!(
                "[[joint]]\nname = \"{a}-{b}\"\nkind = \"revolute\"\nbodies = [\"{a}\", \"{b}\"]\nat = [{x:?}, {y:?}]\n"
            ));
        };
        joint(&mut ends, "ground", "a1", 0.0, 0.0);
        for k in 1..=stages {
            let y = 0.5 * k as f64;
            let (a, b) = (format!("a{k}"), format!("b{k}"));
            for (name, angle) in [(&a, 0.5_f64), (&b, -0.5)] {
                let _ = write!(
                    text,
                    "[[body]]\nname = \"{name}\"\nmass = 1\ninertia = 0.1\nposition = [0.5, {:?}]\nangle = {:?}\n",
                    y - 0.25,
                    angle.atan()
                );
            }
            joint(&mut crosses, &a, &b, 0.5, y - 0.25);
            if k < stages {
                joint(&mut ends, &a, &format!("b{}", k + 1), 1.0, y);
                joint(&mut ends, &b, &format!("a{}", k + 1), 0.0, y);
            }
        }
        let joints = match listing {
            0 => [crosses, ends].concat(),
            _ => [ends, crosses].concat(),
        };
        let mut model = Model::from_toml_str(&(text + &joints.concat()), "scissor")
            .unwrap_or_else(|e| panic!("{e}"));
        match listing {
            2 => {
                model.bodies.reverse();
                model.joints.reverse();
            }
            // a fixed permutation without structure: multiples of a large prime
            3 => {
                let place = |k: usize| (k + 1) * 7919 % 4099;
                let mut joints: Vec<_> = model.joints.drain(..).enumerate().collect();
                joints.sort_by_key(|(k, _)| place(*k));
                model.joints = joints.into_iter().map(|(_, j)| j).collect();
                let mut bodies: Vec<_> = model.bodies.drain(..).enumerate().collect();
                bodies.sort_by_key(|(k, _)| place(*k));
                model.bodies = bodies.into_iter().map(|(_, b)| b).collect();
            }
            _ => {}
        }
        model
    }

    /// Products of blocks per body do not grow with the number of stages, in any order of the file.
    #[test]
    fn id_chains_of_loops_have_no_fill_in_any_order() {
        let table = midpoint::table();
        for listing in 0..4 {
            let per_body = |stages: usize| {
                let mech: Mechanism<Planar, 2, 1, 3> = compile(&scissor(stages, listing))
                    .unwrap_or_else(|e| panic!("{e}"))
                    .mech;
                let e: Elimination<Planar, 2, 1, 3> = plan(&mech, table.test, true);
                e.products() / mech.n() as f64
            };
            let (few, many) = (per_body(40), per_body(160));
            // two rails from the ground would have 40 and 160 closures on their lowest bars: 500 and 8500
            assert!(many < 40.0, "listing {listing}: {many} products per body");
            assert!(many < 1.3 * few, "listing {listing}: {few} to {many}");
        }
    }
}
