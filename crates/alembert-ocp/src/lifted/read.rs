//! Back to joint coordinates.

use super::Lifted;
use super::bodies::{self, Motion as Kind, relative_rotation};
use crate::guess::Motion;
use crate::scalar::M3;
use crate::transcription::Pressed;
use crate::tree::CoordinateKind;
use std::f64::consts::TAU;

impl Lifted {
    /// Duration of a phase [s].
    pub fn duration(&self, x: &[f64], phase: usize) -> f64 {
        self.duration_at[phase].map_or(self.reduced.ocp.phases[phase].duration[0], |at| x[at])
    }

    /// The motion in joint coordinates; angles follow on from node to node, rotations are in the references.
    pub fn motion(&self, x: &[f64]) -> Motion {
        let (t, ocp) = (&self.reduced, &self.reduced.ocp);
        let controls = ocp.control_names.len();
        let mut near = t.theta(&t.start, 0).to_vec();
        let (mut theta, mut refs) = (vec![], vec![]);
        for n in 0..=t.steps() {
            let mut own = t.refs[n].clone();
            self.read(self.q(x, n), n, &mut near, &mut own);
            theta.push(near.clone());
            refs.push(own);
        }
        let tau = |at: &usize| x[*at..at + controls].to_vec();
        let forces = |pressed: &Vec<Pressed>| -> Vec<f64> {
            let count = |p: &Pressed| ocp.touches[p.touch].axes.len();
            let each = pressed.iter();
            each.flat_map(|p| x[p.first..p.first + count(p)].to_vec())
                .collect()
        };
        Motion {
            theta,
            refs,
            tau: Some(self.tau_at.iter().map(tau).collect()),
            contact: Some(self.pressed.iter().map(forces).collect()),
            costates: None,
            parameters: None,
            durations: (0..ocp.phases.len()).map(|p| self.duration(x, p)).collect(),
        }
    }

    /// Coordinates of a configuration, angles nearest to those in `theta`.
    fn read(&self, q: &[f64], n: usize, theta: &mut [f64], refs: &mut [M3<f64>]) {
        let tree = &self.reduced.ocp.setup.tree;
        for (i, motion) in self.bodies.motions.iter().enumerate() {
            match motion {
                Kind::Slide(_, value) => theta[i] = bodies::value(value, q),
                Kind::Turn(_, cosine, sine) => {
                    let angle = bodies::value(sine, q).atan2(bodies::value(cosine, q));
                    theta[i] = angle + TAU * ((theta[i] - angle) / TAU).round();
                }
                Kind::Ball(_) => {
                    theta[i] = 0.0;
                    let CoordinateKind::Ball(ball, 0) = tree.kinds[i] else {
                        continue;
                    };
                    // the reference of a rotation that is given is its value
                    let at = self.reduced.theta_at[n] + i;
                    if self.reduced.lower[at] < self.reduced.upper[at] {
                        let link = &self.bodies.links[tree.owner[i]];
                        refs[ball] = relative_rotation(link, q);
                    }
                }
            }
        }
    }

    /// A point of the reduced program as a point of this one, with the multipliers that balance it best.
    pub fn lift(&mut self, reduced: &[f64]) -> Vec<f64> {
        let mut x = self.start.clone();
        let t = &self.reduced;
        let tree = &t.ocp.setup.tree;
        let mut node = crate::tree::Node::<f64>::new(tree);
        for (n, at) in self.q_at.iter().enumerate() {
            node.place(tree, t.theta(reduced, n), &t.refs[n]);
            let q = self.entries_of(&node);
            x[*at..at + q.len()].copy_from_slice(&q);
        }
        for (to, from) in self.origin.iter().enumerate() {
            if let Some(from) = from {
                x[to] = reduced[*from];
            }
        }
        self.with_multipliers(&x)
    }
}
