//! The Hessian of the Lagrangian, visited in a fixed order.
//!
//! λ_n are the multipliers of the equations of motion of node n. Their part of the Lagrangian is the derivative of the action along λ, so
//! its Hessian is the derivative along λ of the Hessian of the action: a sweep with dual numbers θ + ε λ (T-OCP-6). What is a function of the
//! configuration alone (conditions, places in the objective) enters the same formulas with plain numbers, as forces y ∂c/∂x.

use super::site::{Rows, Site, Span};
use super::wrenches::contact_force;
use super::{NONE, Scratch, Transcription};
use crate::actions::Action;
use crate::scalar::{Dual, M3, V3, apply, dot, scale};
use crate::tree::{Node, NodeBlock, Points, Wrenches};

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
        for site in self.sites(x) {
            self.visit_both_site(x, y, &site, s, &mut first, out);
            self.visit_second_conditions(x, &site, factor, y, s, out);
        }
        if let Some(first) = &mut first {
            self.visit_simple_rows(x, first);
            self.visit_ties(first);
        }
        self.visit_second_rows(x, y, out);
        for r in &self.layout.releases {
            for site in self.trial_sites(x, r) {
                self.visit_both_site(x, y, &site, s, &mut first, out);
                self.visit_second_holds(&site, y, s, out);
            }
        }
        self.visit_objective_hessian(x, factor, s, out);
    }

    /// All entries of a site but those of conditions.
    fn visit_both_site(
        &self,
        x: &[f64],
        y: &[f64],
        site: &Site<'_>,
        s: &mut Scratch,
        first: &mut Option<&mut Sink<'_>>,
        out: &mut Sink<'_>,
    ) {
        self.prepare_dual_site(x, y, site, first.is_some(), s);
        self.visit_second_motion(site, s, first, out);
        if let Some(first) = first {
            self.visit_forces(x, site, s, first);
        }
        if site.rows != Rows::None {
            self.visit_second_actions(x, site, s, out);
            self.visit_second_pressed(site, s, out);
        }
        self.visit_second_durations(x, site, s, out);
        self.visit_second_masses(site, s, out);
    }

    /// Whether there are forces at points.
    pub(super) fn pushes(&self) -> bool {
        let mut drives = self.ocp.drives.iter();
        !self.ocp.touches.is_empty() || drives.any(|d| matches!(d.action, Action::WorldForce(..)))
    }

    /// Whether plain numbers of a node are needed beside dual ones.
    pub(super) fn needs_plain(&self, n: usize) -> bool {
        self.layout.conditions_at[n]
            || n == self.steps()
            || self.weighs_kinetic_energy()
            || !self.ocp.design.masses.is_empty()
            || self.duration_at.iter().any(Option::is_some)
    }

    /// Coordinates with coordinates.
    fn visit_second_motion(
        &self,
        site: &Site<'_>,
        s: &mut Scratch,
        first: &mut Option<&mut Sink<'_>>,
        out: &mut Sink<'_>,
    ) {
        let tree = &self.ocp.setup.tree;
        let (at, here) = (self.theta_at[site.node], site.here(&s.duals));
        let mut plain = |(rows, n): (Rows, usize), i: usize, column: usize, v: f64| {
            if let Some(first) = first {
                let row = self.row(rows, n, i);
                if row != NONE {
                    first(row, column, v);
                }
            }
        };
        let own = (site.rows, site.node);
        NodeBlock::visit(tree, here, &s.dual_forces, site.kappa(), |i, j, v| {
            emit(out, at + i, at + j, v.eps);
            plain(own, i, at + j, v.re);
            if i != j {
                plain(own, j, at + i, v.re);
            }
        });
        if let Some(span) = &site.spans[1] {
            let (end, next) = ((span.rows[1], span.nodes[1]), self.theta_at[span.nodes[1]]);
            let (there, by_h) = (site.other(1, &s.duals), 1.0 / span.h);
            s.dual_cross.visit(tree, here, there, by_h, |i, j, v| {
                emit(out, at + i, next + j, v.eps);
                plain(own, i, next + j, v.re);
                plain(end, j, at + i, v.re);
            });
            let first = first.as_deref_mut();
            self.visit_elements(span, &s.duals, &s.dual_acting, first, Some(out));
        }
        let first = first.as_deref_mut();
        self.visit_loops(site, here, &s.dual_bound, first, Some(out));
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

    /// Visits (coordinate, control, derivative of λᵀB by the coordinate) of all actuators.
    fn visit_turned_columns(
        &self,
        x: &[f64],
        site: &Site<'_>,
        s: &Scratch,
        mut out: impl FnMut(usize, usize, f64),
    ) {
        let (theta, refs) = (self.theta(x, site.node), &self.refs[site.node]);
        for d in &self.ocp.drives {
            let mut mixed = |i: usize, c: usize, v: f64| out(i, d.first + c, v);
            match &d.action {
                Action::Direct(..) | Action::Input(..) => {}
                Action::WorldForce(p, count) => {
                    self.visit_dual_point(site.here(&s.duals), p, |i, v| {
                        (0..*count).for_each(|c| mixed(i, c, v[c]));
                    });
                }
                Action::Local(local) => {
                    local.mixed(theta, refs, &s.lambda[site.buffer % 3], mixed);
                }
            }
        }
    }

    /// Controls with coordinates, and coordinates where B turns with them.
    fn visit_second_actions(&self, x: &[f64], site: &Site<'_>, s: &Scratch, out: &mut Sink<'_>) {
        let (at, lambda) = (self.theta_at[site.node], &s.lambda[site.buffer % 3]);
        self.visit_turned_columns(x, site, s, |i, c, v| {
            for (_, span) in site.steps() {
                emit(out, at + i, self.tau_at[span.step] + c, 0.5 * span.h * v);
            }
        });
        for d in &self.ocp.drives {
            if let Action::Local(local) = &d.action {
                let (theta, refs) = (self.theta(x, site.node), &self.refs[site.node]);
                let impulse = &s.impulse[d.first..];
                local.second(theta, refs, lambda, impulse, |i, j, v| {
                    emit(out, at + i, at + j, v);
                });
            }
        }
    }

    /// Contact forces with coordinates.
    fn visit_second_pressed(&self, site: &Site<'_>, s: &Scratch, out: &mut Sink<'_>) {
        let at = self.theta_at[site.node];
        for p in site.pressed {
            let t = &self.ocp.touches[p.touch];
            let weight = site.weight(p);
            self.visit_dual_point(site.here(&s.duals), &t.point, |i, v| {
                for (c, axis) in t.axes.iter().enumerate() {
                    emit(out, at + i, p.first + c, weight * dot(&v, axis));
                }
            });
        }
    }

    /// Free durations with everything.
    fn visit_second_durations(
        &self,
        x: &[f64],
        site: &Site<'_>,
        s: &mut Scratch,
        out: &mut Sink<'_>,
    ) {
        let (tree, at) = (&self.ocp.setup.tree, self.theta_at[site.node]);
        for (k, span) in site.steps() {
            let Some((column, by_steps)) = self.duration_of(span) else {
                continue;
            };
            // with coordinates: the derivative of the forces along λ
            let h = span.h;
            self.assemble_by_step(x, site, (k, h), &s.duals, &mut s.dual_forces);
            let (here, f) = (site.here(&s.duals), &mut s.dual_forces);
            f.project(tree, here, |i, v| {
                emit(out, column, at + i, v.eps * by_steps);
            });
            if site.rows == Rows::None {
                continue;
            }
            // with itself: λ·∂k/∂θ 2/h³, half of the step's derivative along λ at each of its ends
            f.clear();
            f.add_inertia(tree, here, &[(site.other(k, &s.duals), 2.0 / (h * h * h))]);
            f.collect(tree);
            let lambda = &s.lambda[site.buffer % 3];
            let mut sum = 0.0;
            f.project(tree, here, |i, v| sum += lambda[i] * v.re);
            emit(out, column, column, sum * by_steps * by_steps);
            self.visit_duration_forces(x, site, (k, span), (column, by_steps), s, out);
        }
    }

    /// Free durations with controls and contact forces, and with coordinates through B.
    fn visit_duration_forces(
        &self,
        x: &[f64],
        site: &Site<'_>,
        (k, span): (usize, &Span),
        (column, by_steps): (usize, f64),
        s: &Scratch,
        out: &mut Sink<'_>,
    ) {
        let (node, lambda) = (site.here(&s.nodes), &s.lambda[site.buffer % 3]);
        let half = 0.5 * by_steps;
        self.visit_columns(x, site.node, node, |i, c, b| {
            emit(
                out,
                column,
                self.tau_at[span.step] + c,
                half * lambda[i] * b,
            );
        });
        for p in site.pressed.iter().filter(|p| p.spans(k)) {
            let t = &self.ocp.touches[p.touch];
            self.visit_point(node, &t.point, |i, v| {
                for (c, axis) in t.axes.iter().enumerate() {
                    let v = half * lambda[i] * dot(&v, axis);
                    emit(out, column, p.first + c, v);
                }
            });
        }
        let (tau, at) = (self.tau(x, span.step), self.theta_at[site.node]);
        self.visit_turned_columns(x, site, s, |i, c, v| {
            emit(out, column, at + i, half * v * tau[c]);
        });
    }

    /// Contact points that stay over the steps of a site.
    fn visit_second_holds(&self, site: &Site<'_>, y: &[f64], s: &mut Scratch, out: &mut Sink<'_>) {
        if site.holds.iter().all(|list| list.is_empty()) {
            return;
        }
        let (here, at, f) = (site.here(&s.nodes), self.theta_at[site.node], &mut s.forces);
        f.clear();
        self.push_holds(site, y, here, f);
        f.collect(&self.ocp.setup.tree);
        NodeBlock::visit(&self.ocp.setup.tree, here, f, 0.0, |i, j, v| {
            emit(out, at + i, at + j, v);
        });
    }

    /// Adds the forces y ∂c/∂x of contact points that stay.
    fn push_holds(&self, site: &Site<'_>, y: &[f64], here: &Node<f64>, f: &mut Wrenches<f64>) {
        for (holds, sign) in site.holds.into_iter().zip([1.0, -1.0]) {
            for hold in holds {
                let t = &self.ocp.touches[hold.touch];
                if let Some(body) = t.point.body {
                    let force = contact_force(&t.axes, &y[hold.row..], sign);
                    f.add_force(body, &here.point(&t.point), &force);
                }
            }
        }
    }

    /// Second derivatives of conditions and of places in the objective at a node of the motion.
    fn visit_second_conditions(
        &self,
        x: &[f64],
        site: &Site<'_>,
        factor: f64,
        y: &[f64],
        s: &mut Scratch,
        out: &mut Sink<'_>,
    ) {
        let (tree, n) = (&self.ocp.setup.tree, site.node);
        if !self.needs_plain(n) {
            return;
        }
        let (at, here) = (self.theta_at[n], site.here(&s.nodes));
        let f = &mut s.forces;
        f.clear();
        self.push_holds(site, y, here, f);
        let mut push = |p: &Points, force: V3<f64>| {
            if let Some(body) = p.body {
                f.add_force(body, &here.point(p), &force);
            }
        };
        for l in self.layout.landings_at(n) {
            let t = &self.ocp.touches[l.touch];
            push(&t.point, scale(&t.axes[t.axes.len() - 1], y[l.row]));
        }
        for d in self.layout.demands_at(n) {
            let demand = &self.ocp.demands[d.demand];
            demand.visit_slopes(here, |p, slope| push(p, scale(&slope, y[d.row])));
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
        self.visit_demand_dyads(n, y, here, out);
        self.visit_objective_dyads(x, n, factor, here, out);
    }

    /// Conditions that are curved in the places of their points: products of first derivatives.
    fn visit_demand_dyads(&self, n: usize, y: &[f64], node: &Node<f64>, out: &mut Sink<'_>) {
        for d in self.layout.demands_at(n) {
            let demand = &self.ocp.demands[d.demand];
            if demand.quantity.is_linear() {
                continue;
            }
            for (part, place) in demand.places.iter().enumerate() {
                let h = place.curvature(&demand.quantity, part, node);
                let h = h.map(|row| row.map(|m| m.map(|r| scale(&r, y[d.row]))));
                self.visit_dyads(node, place.points(), &h, self.theta_at[n], out);
            }
        }
    }

    /// Σ ∂x_k·H_kl ∂x_l over all pairs of coordinates, x_k the places of the points.
    pub(super) fn visit_dyads(
        &self,
        node: &Node<f64>,
        points: &[Points],
        h: &[[M3<f64>; 2]; 2],
        at: usize,
        out: &mut Sink<'_>,
    ) {
        let mut list: Vec<(usize, usize, V3<f64>)> = vec![];
        for (k, p) in points.iter().enumerate() {
            self.visit_point(node, p, |i, v| list.push((k, i, v)));
        }
        for (m, (k, i, v)) in list.iter().enumerate() {
            for (l, j, w) in &list[..=m] {
                // an entry off the diagonal of the list stands for two
                let twice = if i == j && !std::ptr::eq(v, w) {
                    2.0
                } else {
                    1.0
                };
                emit(out, at + i, at + j, twice * dot(v, &apply(&h[*k][*l], w)));
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
        self.visit_second_spans(x, y, out);
    }
}
