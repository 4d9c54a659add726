//! Accelerations at a node: constraints stay met, and they are those of a motion.

use super::Motors;
use crate::model::Scheme;
use crate::schemes;
use crate::step::tests::{model, with_table};
use crate::system::pose::Pose;

const KINDS: [&str; 9] = [
    "revolute",
    "universal",
    "screw",
    "cylindrical",
    "planar",
    "prismatic",
    "spherical",
    "weld",
    "revolute",
];

#[test]
fn id_accelerations_keep_every_constraint() {
    for scheme in [Scheme::Midpoint, Scheme::EnergyMomentum] {
        let mut s = with_table(&model(&KINDS, true), schemes::plain_table(scheme));
        for _ in 0..7 {
            assert!(s.step(2e-3).is_ok());
        }
        let mut v = s.new_velocities();
        s.velocities(&mut v);
        s.solve_node(Motors::Solved);
        let second: Vec<Pose<3>> = (0..s.mech.n_nodes())
            .map(|i| match i < s.mech.n() {
                true => {
                    let a = s.director_acceleration(i);
                    Pose {
                        x: a.linear,
                        r: a.director,
                    }
                }
                false => s.node.still[i],
            })
            .collect();
        let size = second.iter().fold(0.0_f64, |m, a| m.max(a.x.amax()));
        assert!(size > 1.0);
        let closures = s.mech.closures.iter().flat_map(|c| &c.rows);
        for row in s.mech.tree_rows.iter().flatten().chain(closures) {
            let open = row.second_rate(&s.state.q, &s.node.rate, &second);
            assert!(open.abs() < 1e-9 * size, "{open:e} of {size:e}");
        }
        // nothing is transmitted along free motions, and the equations are met
        let left = s.rates.iter().fold(0.0_f64, |m, r| m.max(r.amax()));
        assert!(left < 1e-9 * size, "{left:e}");
    }
}

#[test]
fn diff_accelerations_are_differences_of_velocities() {
    // two short steps forth and back from the same start
    let model = model(&KINDS, true);
    let h = 1e-4;
    let mut rates = vec![];
    for sign in [1.0, -1.0] {
        let mut s = with_table(&model, schemes::plain_table(Scheme::Midpoint));
        assert!(s.step(sign * h).is_ok());
        let mut v = s.new_velocities();
        s.velocities(&mut v);
        rates.push(v.twists);
    }
    let mut s = with_table(&model, schemes::plain_table(Scheme::Midpoint));
    let mut v = s.new_velocities();
    s.velocities(&mut v);
    s.solve_node(Motors::Solved);
    for i in 0..s.mech.n() {
        let found = s.node.change[i] + s.node.bias[i];
        let difference = (rates[0][i] - rates[1][i]) / (2.0 * h);
        let gap = (found - difference).amax();
        assert!(gap < 1e-5 * (1.0 + found.amax()), "{i}: {gap:e}");
    }
}
