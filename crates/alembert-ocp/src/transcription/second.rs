//! The Hessian of the Lagrangian, visited in a fixed order.
//!
//! λ_n are the multipliers of the equations of motion of node n. Their part of the Lagrangian is the derivative of the action along λ, so
//! its Hessian is the derivative along λ of the Hessian of the action: a sweep with dual numbers θ + ε λ (T-OCP-6). What is a function of the
//! configuration alone (conditions, places in the objective) enters the same formulas with plain numbers, as forces y ∂c/∂x.

use super::wrenches::contact_force;
use super::{NONE, Scratch, Transcription};
use crate::actions::Action;
use crate::compile::Quantity;
use crate::scalar::{Dual, IDENTITY, M3, V3, apply, dot, scale, sub};
use crate::tree::{Node, NodeBlock, Points};

/// Receives (row, column, value), row ≥ column.
pub(super) type Sink<'s> = dyn FnMut(usize, usize, f64) + 's;

/// Puts an entry into the lower triangle.
#[inline]
pub(super) fn emit(out: &mut Sink<'_>, a: usize, b: usize, v: f64) {
    out(a.max(b), a.min(b), v);
}

impl Transcription {
    /// Visits all entries of `factor` ∇²f + Σ y ∇²c.
    pub(super) fn visit_hessian(
        &self,
        x: &[f64],
        factor: f64,
        y: &[f64],
        s: &mut Scratch,
        out: &mut Sink<'_>,
    ) {
        self.visit_both(x, factor, y, s, None, out);
    }

    /// The same, and all entries of the Jacobian, in the order of `visit_jacobian`: the plain part of the derivatives of the action.
    pub(super) fn visit_both(
        &self,
        x: &[f64],
        factor: f64,
        y: &[f64],
        s: &mut Scratch,
        mut first: Option<&mut Sink<'_>>,
        out: &mut Sink<'_>,
    ) {
        let (last, both) = (self.steps(), first.is_some());
        self.place_dual(x, y, 0, both, s);
        for n in 0..=last {
            if n < last {
                self.place_dual(x, y, n + 1, both, s);
            }
            if n < last {
                s.act_dual(self, x, y, n);
            }
            self.control_impulse(x, n, &mut s.impulse);
            s.bind_dual(self, x, y, n);
            let acting = (&s.dual_acting, &s.dual_bound[..]);
            self.assemble_forces(x, n, &s.duals, acting, &s.impulse, &mut s.dual_forces);
            self.visit_second_motion(x, n, s, &mut first, out);
            if let Some(first) = &mut first {
                self.visit_forces(x, n, s, first);
            }
            self.visit_second_actions(x, n, s, out);
            self.visit_second_pressed(x, n, s, out);
            self.visit_second_durations(x, n, s, out);
            self.visit_second_masses(x, n, s, out);
            self.visit_second_conditions(x, n, factor, y, s, out);
        }
        if let Some(first) = first {
            self.visit_simple_rows(x, first);
            self.visit_releases(x, s, first);
        }
        self.visit_second_rows(x, y, out);
        self.visit_objective_hessian(x, factor, s, out);
        self.visit_second_releases(x, y, s, out);
    }

    /// Node n at θ + ε λ, and plain where conditions need it.
    fn place_dual(&self, x: &[f64], y: &[f64], n: usize, both: bool, s: &mut Scratch) {
        let tree = &self.ocp.setup.tree;
        let theta = self.theta(x, n);
        for i in 0..tree.dof {
            let row = self.motion_row(n, i);
            s.lambda[n % 3][i] = if row == NONE { 0.0 } else { y[row] };
            s.theta[i] = Dual::new(theta[i], s.lambda[n % 3][i]);
        }
        let node = &mut s.duals[n % 3];
        node.place(tree, &s.theta, &self.refs[n]);
        node.compose(tree);
        if self.needs_plain(n) || (both && self.pushes()) {
            s.nodes[n % 3].copy_plain(node);
        }
    }

    /// Whether there are forces at points.
    fn pushes(&self) -> bool {
        let mut drives = self.ocp.drives.iter();
        !self.ocp.touches.is_empty() || drives.any(|d| matches!(d.action, Action::WorldForce(..)))
    }

    /// Whether plain numbers of a node are needed beside dual ones.
    fn needs_plain(&self, n: usize) -> bool {
        self.layout.conditions_at[n]
            || n == self.steps()
            || self.weighs_kinetic_energy()
            || !self.ocp.design.masses.is_empty()
            || self.duration_at.iter().any(Option::is_some)
    }

    /// Coordinates with coordinates.
    fn visit_second_motion(
        &self,
        x: &[f64],
        n: usize,
        s: &mut Scratch,
        first: &mut Option<&mut Sink<'_>>,
        out: &mut Sink<'_>,
    ) {
        let tree = &self.ocp.setup.tree;
        let (at, here) = (self.theta_at[n], &s.duals[n % 3]);
        let kappa: f64 = self.steps_at(n).map(|e| 1.0 / self.step(x, e)).sum();
        let mut plain = |n: usize, i: usize, column: usize, v: f64| {
            if let Some(first) = first {
                let row = self.motion_row(n, i);
                if row != NONE {
                    first(row, column, v);
                }
            }
        };
        NodeBlock::visit(tree, here, &s.dual_forces, kappa, |i, j, v| {
            emit(out, at + i, at + j, v.eps);
            plain(n, i, at + j, v.re);
            if i != j {
                plain(n, j, at + i, v.re);
            }
        });
        if n < self.steps() {
            let (next, by_h) = (self.theta_at[n + 1], 1.0 / self.step(x, n));
            s.dual_cross
                .visit(tree, here, &s.duals[(n + 1) % 3], by_h, |i, j, v| {
                    emit(out, at + i, next + j, v.eps);
                    plain(n, i, next + j, v.re);
                    plain(n + 1, j, at + i, v.re);
                });
            let first = first.as_deref_mut();
            let span = self.span(x, n);
            self.visit_elements(&span, &s.duals, &s.dual_acting, first, Some(out));
        }
        let first = first.as_deref_mut();
        self.visit_loops(n, &s.duals[n % 3], &s.dual_bound, first, Some(out));
    }

    /// Visits (coordinate, component, derivative of λ·∂x/∂θ by the coordinate) of a point.
    pub(super) fn visit_dual_point(
        &self,
        node: &Node<Dual>,
        p: &Points,
        mut out: impl FnMut(usize, V3<f64>),
    ) {
        let Some(body) = p.body else { return };
        let place = node.point(p);
        for &i in &self.ocp.setup.tree.path[body] {
            out(i, node.velocity(i, &place).map(|v| v.eps));
        }
    }

    /// Controls with coordinates, and coordinates where B turns with them.
    fn visit_second_actions(&self, x: &[f64], n: usize, s: &Scratch, out: &mut Sink<'_>) {
        let (at, theta, refs) = (self.theta_at[n], self.theta(x, n), &self.refs[n]);
        let lambda = &s.lambda[n % 3];
        for d in &self.ocp.drives {
            let mut mixed = |i: usize, c: usize, v: f64| {
                for e in self.steps_at(n) {
                    let column = self.tau_at[e] + d.first + c;
                    emit(out, at + i, column, 0.5 * self.step(x, e) * v);
                }
            };
            match &d.action {
                Action::Direct(..) | Action::Input(..) => {}
                Action::WorldForce(p, count) => {
                    self.visit_dual_point(&s.duals[n % 3], p, |i, v| {
                        (0..*count).for_each(|c| mixed(i, c, v[c]));
                    });
                }
                Action::Local(local) => {
                    local.mixed(theta, refs, lambda, &mut mixed);
                    let impulse = &s.impulse[d.first..];
                    local.second(theta, refs, lambda, impulse, |i, j, v| {
                        emit(out, at + i, at + j, v);
                    });
                }
            }
        }
    }

    /// Contact forces with coordinates.
    fn visit_second_pressed(&self, x: &[f64], n: usize, s: &Scratch, out: &mut Sink<'_>) {
        for p in &self.pressed[n] {
            let t = &self.ocp.touches[p.touch];
            let weight = self.contact_weight(x, n, p);
            self.visit_dual_point(&s.duals[n % 3], &t.point, |i, v| {
                for (c, axis) in t.axes.iter().enumerate() {
                    emit(
                        out,
                        self.theta_at[n] + i,
                        p.first + c,
                        weight * dot(&v, axis),
                    );
                }
            });
        }
    }

    /// Free durations with everything.
    fn visit_second_durations(&self, x: &[f64], n: usize, s: &mut Scratch, out: &mut Sink<'_>) {
        let tree = &self.ocp.setup.tree;
        for e in self.steps_at(n) {
            let phase = self.phase_of[e];
            let Some(column) = self.duration_at[phase] else {
                continue;
            };
            let (by_steps, h) = (1.0 / self.ocp.phases[phase].steps as f64, self.step(x, e));
            let other = if e == n { (n + 1) % 3 } else { (n + 2) % 3 };
            // with coordinates: the derivative of the forces along λ
            self.assemble_by_step(x, n, e, &s.duals, &mut s.dual_forces);
            let (here, f) = (&s.duals[n % 3], &mut s.dual_forces);
            let at = self.theta_at[n];
            f.project(tree, here, |i, v| {
                emit(out, column, at + i, v.eps * by_steps);
            });
            // with itself: λ·∂k/∂θ 2/h³, half of the step's derivative along λ at each of its ends
            f.clear();
            f.add_inertia(tree, here, &[(&s.duals[other], 2.0 / (h * h * h))]);
            f.collect(tree);
            let lambda = &s.lambda[n % 3];
            let mut sum = 0.0;
            f.project(tree, here, |i, v| sum += lambda[i] * v.re);
            emit(out, column, column, sum * by_steps * by_steps);
            self.visit_duration_forces(x, n, e, column, by_steps, s, out);
        }
    }

    /// Free durations with controls and contact forces, and with coordinates through B.
    fn visit_duration_forces(
        &self,
        x: &[f64],
        n: usize,
        e: usize,
        column: usize,
        by_steps: f64,
        s: &Scratch,
        out: &mut Sink<'_>,
    ) {
        let (node, lambda) = (&s.nodes[n % 3], &s.lambda[n % 3]);
        self.visit_columns(x, n, node, |i, c, b| {
            let v = 0.5 * by_steps * lambda[i] * b;
            emit(out, column, self.tau_at[e] + c, v);
        });
        for p in self.pressed[n].iter().filter(|p| p.spans(n, e)) {
            let t = &self.ocp.touches[p.touch];
            self.visit_point(node, &t.point, |i, v| {
                for (c, axis) in t.axes.iter().enumerate() {
                    let v = 0.5 * by_steps * lambda[i] * dot(&v, axis);
                    emit(out, column, p.first + c, v);
                }
            });
        }
        let (tau, at) = (self.tau(x, e), self.theta_at[n]);
        for d in &self.ocp.drives {
            let mut mixed = |i: usize, c: usize, v: f64| {
                emit(out, column, at + i, 0.5 * by_steps * v * tau[d.first + c]);
            };
            match &d.action {
                Action::Direct(..) | Action::Input(..) => {}
                Action::WorldForce(p, count) => {
                    self.visit_dual_point(&s.duals[n % 3], p, |i, v| {
                        (0..*count).for_each(|c| mixed(i, c, v[c]));
                    });
                }
                Action::Local(local) => {
                    local.mixed(self.theta(x, n), &self.refs[n], lambda, |i, c, v| {
                        mixed(i, c, v);
                    });
                }
            }
        }
    }

    /// Second derivatives of conditions and of places in the objective at node n.
    fn visit_second_conditions(
        &self,
        x: &[f64],
        n: usize,
        factor: f64,
        y: &[f64],
        s: &mut Scratch,
        out: &mut Sink<'_>,
    ) {
        let tree = &self.ocp.setup.tree;
        if !self.needs_plain(n) {
            return;
        }
        let (at, here) = (self.theta_at[n], &s.nodes[n % 3]);
        let f = &mut s.forces;
        f.clear();
        let mut push = |p: &Points, force: V3<f64>| {
            if let Some(body) = p.body {
                f.add_force(body, &here.point(p), &force);
            }
        };
        for l in self.layout.landings_at(n) {
            let t = &self.ocp.touches[l.touch];
            push(&t.point, scale(&t.axes[t.axes.len() - 1], y[l.row]));
        }
        let before = n
            .checked_sub(1)
            .map_or(&[][..], |e| self.layout.holds_of(e));
        let after = if n < self.steps() {
            self.layout.holds_of(n)
        } else {
            &[]
        };
        for (holds, sign) in [(before, 1.0), (after, -1.0)] {
            for hold in holds {
                let t = &self.ocp.touches[hold.touch];
                push(&t.point, contact_force(&t.axes, &y[hold.row..], sign));
            }
        }
        for d in self.layout.demands_at(n) {
            let quantity = &self.ocp.demands[d.demand].quantity;
            quantity.push(tree, here, y[d.row], &mut push);
        }
        self.push_objective(x, n, factor, here, &mut push);
        let kappa = self.add_kinetic_energy(x, n, factor, &s.nodes, f);
        f.collect(tree);
        NodeBlock::visit(tree, here, f, kappa, |i, j, v| emit(out, at + i, at + j, v));
        if self.weighs_kinetic_energy() && n < self.steps() {
            // the next node of the sweep is placed already
            let by_h = self.kinetic_weight(x, factor) / self.step(x, n);
            let next = self.theta_at[n + 1];
            s.cross
                .visit(tree, here, &s.nodes[(n + 1) % 3], by_h, |i, j, v| {
                    emit(out, at + i, next + j, v);
                });
        }
        // squared distances: products of first derivatives
        for d in self.layout.demands_at(n) {
            if let Quantity::Distance(a, b) = &self.ocp.demands[d.demand].quantity {
                let h = IDENTITY.map(|row| scale(&row, 2.0 * y[d.row]));
                self.visit_dyads(here, [Some(a), Some(b)], &h, at, out);
            }
        }
        self.visit_objective_dyads(x, n, factor, here, out);
    }

    /// weight Σ (∂a - ∂b)_i·(∂a - ∂b)_j over all pairs.
    pub(super) fn visit_dyads(
        &self,
        node: &Node<f64>,
        [a, b]: [Option<&Points>; 2],
        h: &M3<f64>,
        at: usize,
        out: &mut Sink<'_>,
    ) {
        let mut list: Vec<(usize, V3<f64>)> = vec![];
        for (p, sign) in [(a, 1.0), (b, -1.0)] {
            if let Some(p) = p {
                self.visit_point(node, p, |i, v| list.push((i, scale(&v, sign))));
            }
        }
        for (k, (i, v)) in list.iter().enumerate() {
            for (j, w) in &list[..=k] {
                // an entry off the diagonal of the list stands for two
                let twice = if i == j && !std::ptr::eq(v, w) {
                    2.0
                } else {
                    1.0
                };
                emit(out, at + i, at + j, twice * dot(v, &apply(h, w)));
            }
        }
    }

    /// Friction and turns.
    fn visit_second_rows(&self, x: &[f64], y: &[f64], out: &mut Sink<'_>) {
        for cone in &self.layout.cones {
            let t = &self.ocp.touches[cone.touch];
            if t.axes.len() == 3 {
                let (c, k, y) = (t.friction.unwrap_or(0.0), cone.first, y[cone.row]);
                for (j, v) in [(0, -2.0), (1, -2.0), (2, 2.0 * c * c)] {
                    out(k + j, k + j, v * y);
                }
            }
        }
        for turn in &self.layout.turns {
            self.visit_turn_second(x, turn, |a, b, v| emit(out, a, b, v * y[turn.row]));
        }
    }
}

impl Quantity {
    /// The forces y ∂c/∂x whose geometric stiffness is the second derivative of the scalar, up to products of first derivatives.
    fn push(
        &self,
        tree: &crate::tree::Tree,
        node: &Node<f64>,
        y: f64,
        push: &mut impl FnMut(&Points, V3<f64>),
    ) {
        match self {
            Self::Coordinate(..) => {}
            Self::Point(p, e) => push(p, scale(e, y)),
            Self::Distance(a, b) => {
                let d = scale(&sub(&node.point(a), &node.point(b)), 2.0 * y);
                push(a, d);
                push(b, scale(&d, -1.0));
            }
            Self::Center(e) => {
                for (b, body) in tree.bodies.iter().enumerate() {
                    let center = Points {
                        body: Some(b),
                        at: [0.0; 3],
                    };
                    push(&center, scale(e, y * body.mass / tree.mass()));
                }
            }
        }
    }
}
