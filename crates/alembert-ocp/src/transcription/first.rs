//! The Jacobian of all rows, visited in a fixed order.

use super::{NONE, Pressed, Scratch, Transcription};
use crate::actions::Action;
use crate::compile::Quantity;
use crate::scalar::{V3, add, cross, dot, sub};
use crate::tree::{Node, NodeBlock, Points};

/// Receives (row, variable, value).
pub(super) type Sink<'s> = dyn FnMut(usize, usize, f64) + 's;

impl Transcription {
    /// Visits all entries.
    pub(super) fn visit_jacobian(&self, x: &[f64], s: &mut Scratch, out: &mut Sink<'_>) {
        let (tree, last) = (&self.ocp.setup.tree, self.steps());
        self.place_node(x, 0, &mut s.nodes);
        for n in 0..=last {
            if n < last {
                self.place_node(x, n + 1, &mut s.nodes);
            }
            if n < last {
                s.act(self, x, n);
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
            s.nodes[n % 3].compose(tree);
            self.visit_motion(x, n, s, out);
            self.visit_forces(x, n, s, out);
        }
        self.visit_simple_rows(x, out);
        self.visit_releases(x, s, out);
    }

    /// All entries of a node but those of the action; needs plain numbers.
    pub(super) fn visit_forces(&self, x: &[f64], n: usize, s: &mut Scratch, out: &mut Sink<'_>) {
        self.visit_actions(x, n, s, out);
        for p in &self.pressed[n] {
            self.visit_pressed(x, n, p, &s.nodes[n % 3], out);
        }
        self.visit_durations(x, n, s, out);
        self.visit_masses(x, n, s, out);
        self.visit_conditions(n, s, out);
    }

    /// The second derivatives of the action, as derivatives of the equations of motion.
    fn visit_motion(&self, x: &[f64], n: usize, s: &mut Scratch, out: &mut Sink<'_>) {
        let tree = &self.ocp.setup.tree;
        let (at, here) = (self.theta_at[n], &s.nodes[n % 3]);
        let kappa: f64 = self.steps_at(n).map(|e| 1.0 / self.step(x, e)).sum();
        let mut emit = |n: usize, i: usize, column: usize, v: f64| {
            let row = self.motion_row(n, i);
            if row != NONE {
                out(row, column, v);
            }
        };
        NodeBlock::visit(tree, here, &s.forces, kappa, |i, j, v| {
            emit(n, i, at + j, v);
            if i != j {
                emit(n, j, at + i, v);
            }
        });
        if n < self.steps() {
            let (next, by_h) = (self.theta_at[n + 1], 1.0 / self.step(x, n));
            s.cross
                .visit(tree, here, &s.nodes[(n + 1) % 3], by_h, |i, j, v| {
                    emit(n, i, next + j, v);
                    emit(n + 1, j, at + i, v);
                });
            let span = self.span(x, n);
            self.visit_elements(&span, &s.nodes, &s.acting, Some(out), None);
        }
        self.visit_loops(n, &s.nodes[n % 3], &s.bound, Some(out), None);
    }

    /// Derivatives of the generalised forces by controls and, for those that turn, by coordinates.
    fn visit_actions(&self, x: &[f64], n: usize, s: &Scratch, out: &mut Sink<'_>) {
        let (theta, refs, here) = (self.theta(x, n), &self.refs[n], &s.nodes[n % 3]);
        for d in &self.ocp.drives {
            let mut emit = |i: usize, c: usize, b: f64| {
                let row = self.motion_row(n, i);
                if row == NONE {
                    return;
                }
                for e in self.steps_at(n) {
                    out(row, self.tau_at[e] + d.first + c, 0.5 * self.step(x, e) * b);
                }
            };
            match &d.action {
                Action::Input(..) => {}
                Action::Direct(i, sign) => emit(*i, 0, *sign),
                Action::WorldForce(p, count) => self.visit_point(here, p, |i, v| {
                    (0..*count).for_each(|c| emit(i, c, v[c]));
                }),
                Action::Local(local) => {
                    local.columns(theta, refs, &mut emit);
                    let impulse = &s.impulse[d.first..];
                    local.turned(theta, refs, impulse, |i, j, v| {
                        let row = self.motion_row(n, i);
                        if row != NONE {
                            out(row, self.theta_at[n] + j, v);
                        }
                    });
                }
            }
        }
    }

    /// Visits (coordinate, velocity of a point).
    pub(super) fn visit_point(
        &self,
        node: &Node<f64>,
        p: &Points,
        mut out: impl FnMut(usize, V3<f64>),
    ) {
        let Some(body) = p.body else { return };
        let place = node.point(p);
        for &i in &self.ocp.setup.tree.path[body] {
            out(i, node.velocity(i, &place));
        }
    }

    /// Contact forces in the equations of motion.
    fn visit_pressed(
        &self,
        x: &[f64],
        n: usize,
        p: &Pressed,
        node: &Node<f64>,
        out: &mut Sink<'_>,
    ) {
        let t = &self.ocp.touches[p.touch];
        let weight = self.contact_weight(x, n, p);
        self.visit_point(node, &t.point, |i, v| {
            let row = self.motion_row(n, i);
            if row != NONE {
                for (c, axis) in t.axes.iter().enumerate() {
                    out(row, p.first + c, weight * dot(&v, axis));
                }
            }
        });
    }

    /// The equations of motion by free durations.
    fn visit_durations(&self, x: &[f64], n: usize, s: &mut Scratch, out: &mut Sink<'_>) {
        for e in self.steps_at(n) {
            let phase = self.phase_of[e];
            let Some(column) = self.duration_at[phase] else {
                continue;
            };
            let by_steps = 1.0 / self.ocp.phases[phase].steps as f64;
            self.assemble_by_step(x, n, e, &s.nodes, &mut s.forces);
            let here = &s.nodes[n % 3];
            s.forces.project(&self.ocp.setup.tree, here, |i, v| {
                let row = self.motion_row(n, i);
                if row != NONE {
                    out(row, column, v * by_steps);
                }
            });
            let tau = self.tau(x, e);
            self.visit_columns(x, n, here, |i, c, b| {
                let row = self.motion_row(n, i);
                if row != NONE {
                    out(row, column, 0.5 * b * tau[c] * by_steps);
                }
            });
        }
    }

    /// Visits (coordinate, control, B) of all actuators.
    pub(super) fn visit_columns(
        &self,
        x: &[f64],
        n: usize,
        node: &Node<f64>,
        mut out: impl FnMut(usize, usize, f64),
    ) {
        for d in &self.ocp.drives {
            match &d.action {
                Action::Input(..) => {}
                Action::Direct(i, sign) => out(*i, d.first, *sign),
                Action::WorldForce(p, count) => self.visit_point(node, p, |i, v| {
                    (0..*count).for_each(|c| out(i, d.first + c, v[c]));
                }),
                Action::Local(local) => {
                    local.columns(self.theta(x, n), &self.refs[n], |i, c, b| {
                        out(i, d.first + c, b);
                    });
                }
            }
        }
    }

    /// Rows of contact points and conditions.
    fn visit_conditions(&self, n: usize, s: &Scratch, out: &mut Sink<'_>) {
        let (at, here) = (self.theta_at[n], &s.nodes[n % 3]);
        for l in self.layout.landings_at(n) {
            let t = &self.ocp.touches[l.touch];
            let normal = &t.axes[t.axes.len() - 1];
            self.visit_point(here, &t.point, |i, v| out(l.row, at + i, dot(&v, normal)));
        }
        for d in self.layout.demands_at(n) {
            let quantity = &self.ocp.demands[d.demand].quantity;
            self.visit_quantity(quantity, here, |i, v| out(d.row, at + i, v));
        }
        for hold in self.layout.holds_of(n) {
            let t = &self.ocp.touches[hold.touch];
            for (k, sign) in [(n, -1.0), (n + 1, 1.0)] {
                self.visit_point(&s.nodes[k % 3], &t.point, |i, v| {
                    for (c, axis) in t.axes.iter().enumerate() {
                        out(hold.row + c, self.theta_at[k] + i, sign * dot(&v, axis));
                    }
                });
            }
        }
    }

    /// Visits (coordinate, derivative) of a scalar of the configuration.
    pub(super) fn visit_quantity(
        &self,
        quantity: &Quantity,
        node: &Node<f64>,
        mut out: impl FnMut(usize, f64),
    ) {
        let tree = &self.ocp.setup.tree;
        match quantity {
            Quantity::Coordinate(..) => {}
            Quantity::Point(p, e) => self.visit_point(node, p, |i, v| out(i, dot(&v, e))),
            Quantity::Distance(a, b) => {
                let d = sub(&node.point(a), &node.point(b));
                self.visit_point(node, a, |i, v| out(i, 2.0 * dot(&v, &d)));
                self.visit_point(node, b, |i, v| out(i, -2.0 * dot(&v, &d)));
            }
            Quantity::Center(e) => {
                // Σ m (w × x + v) over what the coordinate carries
                for (b, body) in tree.bodies.iter().enumerate() {
                    let share = body.mass / tree.mass();
                    for &i in &tree.path[b] {
                        let [w, v] = &node.twist[i];
                        out(i, share * dot(&add(&cross(w, &node.x[b]), v), e));
                    }
                }
            }
        }
    }

    /// Friction, turns, periodicity.
    pub(super) fn visit_simple_rows(&self, x: &[f64], out: &mut Sink<'_>) {
        for cone in &self.layout.cones {
            let t = &self.ocp.touches[cone.touch];
            let (c, k) = (t.friction.unwrap_or(0.0), cone.first);
            if t.axes.len() == 2 {
                for (r, sign) in [(0, -1.0), (1, 1.0)] {
                    out(cone.row + r, k, sign);
                    out(cone.row + r, k + 1, c);
                }
            } else {
                out(cone.row, k, -2.0 * x[k]);
                out(cone.row, k + 1, -2.0 * x[k + 1]);
                out(cone.row, k + 2, 2.0 * c * c * x[k + 2]);
            }
        }
        for turn in &self.layout.turns {
            self.visit_turn(x, turn, |j, v| out(turn.row, j, v));
        }
        for r in &self.layout.repeats {
            out(r.row, self.theta_at[self.steps()] + r.coordinate, 1.0);
            out(r.row, self.theta_at[0] + r.coordinate, -1.0);
            if let Some(at) = r.advance {
                out(r.row, at, -1.0);
            }
        }
    }
}
