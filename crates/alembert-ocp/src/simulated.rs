//! A first motion from the simulator: the model left to itself.

use crate::compile::Ocp;
use crate::guess::Motion;
use crate::playback::{actuators, contacts};
use crate::problem::Loaded;
use crate::scalar::{M3, product, transposed};
use crate::solve::Plan;
use alembert::error::ModelErrors;
use alembert::joints::Move;
use alembert::replay;

/// The motion without controls from the first node of another motion.
pub fn motion(loaded: &Loaded, ocp: &Ocp, first: &Motion) -> Result<Motion, ModelErrors> {
    let values = first.parameters.clone();
    let values = values.unwrap_or_else(|| ocp.design.guesses());
    let model = &ocp.design.model(&loaded.model, &values)?;
    let file = &loaded.file;
    let (actuators, contacts) = (actuators(file, model)?, contacts(file, model)?);
    let zero = vec![0.0; ocp.control_names.len()];
    let mut intervals = vec![];
    for phase in &ocp.phases {
        for _ in 0..phase.steps {
            intervals.push(replay::Interval {
                h: phase.guess / phase.steps as f64,
                controls: &zero,
                contacts: &phase.contacts,
            });
        }
    }
    let plan = replay::Plan {
        study: "guess",
        actuators: &actuators,
        contacts: &contacts,
        intervals: &intervals,
    };
    let start = Plan::node_of(ocp, &first.theta[0], &first.refs[0]);
    let replayed = replay::replay(model, &plan, &start, replay::Start::Rest)?;
    let mut out = first.clone();
    for (n, node) in replayed.nodes.iter().enumerate() {
        read(ocp, node, &mut out.theta[n], &mut out.refs[n]);
    }
    Ok(out)
}

/// Coordinates of a configuration of the simulator.
fn read(ocp: &Ocp, node: &replay::Node, theta: &mut [f64], refs: &mut [M3<f64>]) {
    let tree = &ocp.setup.tree;
    let matrix = |b: usize| -> M3<f64> {
        let d = &node.poses[b].0;
        std::array::from_fn(|i| std::array::from_fn(|j| d[3 * j + i]))
    };
    for (b, body) in tree.bodies.iter().enumerate() {
        let free = ocp
            .setup
            .bodies
            .iter()
            .any(|s| s.node == b && s.free.is_some());
        let mut k = body.first;
        for (c, m) in body.joint.moves.iter().enumerate() {
            match *m {
                Move::Ball => {
                    let parent = body.parent.map_or(crate::scalar::IDENTITY, matrix);
                    body.turn_to(&parent, &matrix(b), refs);
                    theta[k..k + 3].fill(0.0);
                }
                Move::Slide(axis) if free => theta[k] = node.poses[b].1[usize::from(axis)],
                Move::Turn(_) if free => {
                    let file = product(&matrix(b), &transposed(&body.joint.m2t));
                    let angle = file[1][0].atan2(file[0][0]);
                    // near the angle of the first motion, over full turns
                    let turns = ((theta[k] - angle) / std::f64::consts::TAU).round();
                    theta[k] = angle + turns * std::f64::consts::TAU;
                }
                _ => {
                    if let Some(v) = node.coords[b].get(c) {
                        theta[k] = *v;
                    }
                }
            }
            k += m.dof();
        }
    }
}
