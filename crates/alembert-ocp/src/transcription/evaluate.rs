//! Values of all rows.

use super::{NONE, Scratch, Transcription};
use crate::actions::Action;
use crate::compile::Quantity;
use crate::scalar::{dot, sub};
use crate::tree::{Node, Tree};

impl Quantity {
    /// The scalar at a configuration; only poses are needed.
    pub fn value(&self, tree: &Tree, node: &Node<f64>) -> f64 {
        match self {
            Self::Coordinate(..) => 0.0,
            Self::Point(p, e) => dot(&node.point(p), e),
            Self::Distance(a, b) => {
                let d = sub(&node.point(a), &node.point(b));
                dot(&d, &d)
            }
            Self::Center(e) => {
                let sum = tree.bodies.iter().zip(&node.x);
                sum.map(|(b, x)| b.mass * dot(x, e)).sum::<f64>() / tree.mass()
            }
        }
    }
}

impl Transcription {
    /// Places node n of the sweep: the three buffers take turns.
    #[inline]
    pub(super) fn place_node(&self, x: &[f64], n: usize, nodes: &mut [Node<f64>; 3]) {
        nodes[n % 3].place(&self.ocp.setup.tree, self.theta(x, n), &self.refs[n]);
    }

    /// Adds the values of all rows.
    pub(super) fn add_values(&self, x: &[f64], s: &mut Scratch, values: &mut [f64]) {
        let (tree, last) = (&self.ocp.setup.tree, self.steps());
        self.place_node(x, 0, &mut s.nodes);
        let rows = &self.layout;
        for n in 0..=last {
            if n < last {
                self.place_node(x, n + 1, &mut s.nodes);
            }
            if n < last {
                s.act(self, x, n);
                self.add_state_values(n, &s.acting[n % 2], values);
            }
            self.control_impulse(x, n, &mut s.impulse);
            s.bind(self, x, n);
            self.assemble_forces(
                x,
                n,
                &s.nodes,
                (&s.acting, &s.bound),
                &s.impulse,
                &mut s.forces,
            );
            self.add_loop_values(&s.bound, values);
            let here = &s.nodes[n % 3];
            self.visit_couplings(here, &s.bound, |i, v| {
                let row = self.motion_row(n, i);
                if row != NONE {
                    values[row] += v;
                }
            });
            s.forces.project(tree, here, |i, v| {
                let row = self.motion_row(n, i);
                if row != NONE {
                    values[row] += v;
                }
            });
            self.add_actions(x, n, &s.impulse, values);
            for l in rows.landings_at(n) {
                let t = &self.ocp.touches[l.touch];
                values[l.row] = dot(&here.point(&t.point), &t.axes[t.axes.len() - 1]);
            }
            for d in rows.demands_at(n) {
                values[d.row] = self.ocp.demands[d.demand].quantity.value(tree, here);
            }
            self.add_holds(n, s, values);
        }
        self.add_simple_rows(x, values);
        self.add_releases(x, s, values);
    }

    /// Contact points that stay over step n.
    fn add_holds(&self, n: usize, s: &Scratch, values: &mut [f64]) {
        for hold in self.layout.holds_of(n) {
            let t = &self.ocp.touches[hold.touch];
            let a = s.nodes[n % 3].point(&t.point);
            let b = s.nodes[(n + 1) % 3].point(&t.point);
            for (c, axis) in t.axes.iter().enumerate() {
                values[hold.row + c] = dot(axis, &sub(&b, &a));
            }
        }
    }

    /// Generalised forces of actuators on coordinates.
    fn add_actions(&self, x: &[f64], n: usize, impulse: &[f64], values: &mut [f64]) {
        let mut add = |i: usize, v: f64| {
            let row = self.motion_row(n, i);
            if row != NONE {
                values[row] += v;
            }
        };
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
        self.place_node(x, 0, &mut s.nodes);
        self.place_node(x, 1, &mut s.nodes);
        s.act(self, x, 0);
        self.control_impulse(x, 0, &mut s.impulse);
        s.bind(self, x, 0);
        self.assemble_forces(
            x,
            0,
            &s.nodes,
            (&s.acting, &s.bound),
            &s.impulse,
            &mut s.forces,
        );
        let mut p = vec![0.0; tree.dof];
        s.forces.project(tree, &s.nodes[0], |i, v| p[i] -= v);
        self.visit_couplings(&s.nodes[0], &s.bound, |i, v| p[i] -= v);
        self.visit_columns(x, 0, &s.nodes[0], |i, c, b| {
            // forces in world axes are among the wrenches already
            let drive = self.ocp.drives.iter().rfind(|d| d.first <= c);
            if !drive.is_some_and(|d| matches!(d.action, Action::WorldForce(..))) {
                p[i] -= b * s.impulse[c];
            }
        });
        p
    }

    /// The multiplier of the equation of motion of a coordinate at a node; zero where there is none.
    pub fn costate(&self, multipliers: &[f64], n: usize, i: usize) -> f64 {
        let row = self.motion_row(n, i);
        multipliers.get(row).copied().unwrap_or(0.0)
    }
}
