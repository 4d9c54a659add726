//! Values of all rows.

use super::site::Site;
use super::{Scratch, Transcription};
use crate::actions::Action;
use crate::scalar::{dot, sub};
use crate::tree::Node;

impl Transcription {
    /// Places node n of the sweep: the three buffers take turns.
    #[inline]
    pub(super) fn place_node(&self, x: &[f64], n: usize, nodes: &mut [Node<f64>; 3]) {
        nodes[n % 3].place(&self.ocp.setup.tree, self.theta(x, n), &self.refs[n]);
    }

    /// Adds the values of all rows.
    pub(super) fn add_values(&self, x: &[f64], s: &mut Scratch, values: &mut [f64]) {
        let rows = &self.layout;
        for site in self.sites(x) {
            self.add_site(x, &site, s, values);
            let (n, here) = (site.node, site.here(&s.nodes));
            for l in rows.landings_at(n) {
                let t = &self.ocp.touches[l.touch];
                values[l.row] = dot(&here.point(&t.point), &t.axes[t.axes.len() - 1]);
            }
            for d in rows.demands_at(n) {
                values[d.row] = self.ocp.demands[d.demand].value(here);
            }
        }
        self.add_simple_rows(x, values);
        self.add_releases(x, s, values);
    }

    /// Equations of motion, loops, and contact points that stay over the step after a site.
    pub(super) fn add_site(&self, x: &[f64], site: &Site<'_>, s: &mut Scratch, values: &mut [f64]) {
        self.prepare_site(x, site, s);
        if let (Some(after), false) = (&site.spans[1], site.is_trial()) {
            self.add_state_values(after.step, &s.acting[after.buffer % 2], values);
        }
        self.add_loop_values(&s.bound, values);
        let here = site.here(&s.nodes);
        let mut add = |i: usize, v: f64| self.emit_row(site, i, |row| values[row] += v);
        self.visit_couplings(here, &s.bound, &mut add);
        s.forces.project(&self.ocp.setup.tree, here, &mut add);
        self.visit_actions_on_coordinates(x, site.node, &s.impulse, &mut add);
        for hold in site.holds[1] {
            let t = &self.ocp.touches[hold.touch];
            let way = sub(
                &site.other(1, &s.nodes).point(&t.point),
                &here.point(&t.point),
            );
            for (c, axis) in t.axes.iter().enumerate() {
                values[hold.row + c] = dot(axis, &way);
            }
        }
    }

    /// Visits the generalised forces of actuators on coordinates.
    fn visit_actions_on_coordinates(
        &self,
        x: &[f64],
        n: usize,
        impulse: &[f64],
        mut add: impl FnMut(usize, f64),
    ) {
        for d in &self.ocp.drives {
            match &d.action {
                Action::Direct(i, sign) => add(*i, sign * impulse[d.first]),
                Action::Local(local) => {
                    local.columns(self.theta(x, n), &self.refs[n], |i, c, b| {
                        add(i, b * impulse[d.first + c]);
                    });
                }
                Action::WorldForce(..) | Action::Input(..) => {}
            }
        }
    }

    /// Rows of variables alone: friction, turns, periodicity.
    fn add_simple_rows(&self, x: &[f64], values: &mut [f64]) {
        for cone in &self.layout.cones {
            let t = &self.ocp.touches[cone.touch];
            let c = t.friction.unwrap_or(0.0);
            let mu = &x[cone.first..cone.first + t.axes.len()];
            if let [tangent, normal] = mu {
                values[cone.row] = c * normal - tangent;
                values[cone.row + 1] = c * normal + tangent;
            } else {
                let normal = mu[2];
                values[cone.row] = c * c * normal * normal - mu[0] * mu[0] - mu[1] * mu[1];
            }
        }
        for turn in &self.layout.turns {
            values[turn.row] = self.calc_turn(x, turn);
        }
        self.add_span_values(x, values);
        let last = self.steps();
        for r in &self.layout.repeats {
            let advance = r.advance.map_or(0.0, |at| x[at]);
            values[r.row] =
                self.theta(x, last)[r.coordinate] - self.theta(x, 0)[r.coordinate] - advance;
        }
    }

    /// The momentum conjugate to the coordinates before the first node: what the first step asks for.
    pub fn start_momentum(&self, x: &[f64]) -> Vec<f64> {
        let tree = &self.ocp.setup.tree;
        let mut s = Scratch::new(tree, self.ocp.control_names.len());
        let site = self.site(x, 0);
        self.prepare_site(x, &site, &mut s);
        let (here, mut p) = (site.here(&s.nodes), vec![0.0; tree.dof]);
        s.forces.project(tree, here, |i, v| p[i] -= v);
        self.visit_couplings(here, &s.bound, |i, v| p[i] -= v);
        self.visit_actions_on_coordinates(x, 0, &s.impulse, |i, v| p[i] -= v);
        p
    }

    /// The multiplier of the equation of motion of a coordinate at a node; zero where there is none.
    pub fn costate(&self, multipliers: &[f64], n: usize, i: usize) -> f64 {
        let row = self.motion_row(n, i);
        multipliers.get(row).copied().unwrap_or(0.0)
    }
}
