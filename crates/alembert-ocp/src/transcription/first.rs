//! The Jacobian of all rows, visited in a fixed order.

use super::site::{Rows, Site};
use super::{NONE, Pressed, Scratch, Transcription};
use crate::actions::Action;
use crate::scalar::{V3, dot};
use crate::tree::{Node, NodeBlock, Points};

/// Receives (row, variable, value).
pub(super) type Sink<'s> = dyn FnMut(usize, usize, f64) + 's;

impl Transcription {
    /// Visits all entries.
    pub(super) fn visit_jacobian(&self, x: &[f64], s: &mut Scratch, out: &mut Sink<'_>) {
        for site in self.sites(x) {
            self.visit_site(x, &site, s, out);
        }
        self.visit_simple_rows(x, out);
        self.visit_ties(out);
        for r in &self.layout.releases {
            self.visit_trial(x, r, s, out);
        }
    }

    /// All entries of a site.
    pub(super) fn visit_site(
        &self,
        x: &[f64],
        site: &Site<'_>,
        s: &mut Scratch,
        out: &mut Sink<'_>,
    ) {
        self.prepare_site(x, site, s);
        s.nodes[site.buffer % 3].compose(&self.ocp.setup.tree);
        self.visit_motion(site, s, out);
        self.visit_forces(x, site, s, out);
    }

    /// All entries of a site but those of the action; needs plain numbers.
    pub(super) fn visit_forces(
        &self,
        x: &[f64],
        site: &Site<'_>,
        s: &mut Scratch,
        out: &mut Sink<'_>,
    ) {
        self.visit_actions(x, site, s, out);
        for p in site.pressed {
            self.visit_pressed(site, p, site.here(&s.nodes), out);
        }
        self.visit_durations(x, site, s, out);
        self.visit_masses(site, s, out);
        self.visit_conditions(site, s, out);
    }

    /// The second derivatives of the action, as derivatives of the equations of motion.
    fn visit_motion(&self, site: &Site<'_>, s: &mut Scratch, out: &mut Sink<'_>) {
        let tree = &self.ocp.setup.tree;
        let (at, here) = (self.theta_at[site.node], site.here(&s.nodes));
        let mut emit = |(rows, n): (Rows, usize), i: usize, column: usize, v: f64| {
            let row = self.row(rows, n, i);
            if row != NONE {
                out(row, column, v);
            }
        };
        let own = (site.rows, site.node);
        NodeBlock::visit(tree, here, &s.forces, site.kappa(), |i, j, v| {
            emit(own, i, at + j, v);
            if i != j {
                emit(own, j, at + i, v);
            }
        });
        if let Some(span) = &site.spans[1] {
            let (end, next) = ((span.rows[1], span.nodes[1]), self.theta_at[span.nodes[1]]);
            let (there, by_h) = (site.other(1, &s.nodes), 1.0 / span.h);
            s.cross.visit(tree, here, there, by_h, |i, j, v| {
                emit(own, i, next + j, v);
                emit(end, j, at + i, v);
            });
            self.visit_elements(span, &s.nodes, &s.acting, Some(out), None);
        }
        self.visit_loops(site, here, &s.bound, Some(out), None);
    }

    /// Derivatives of the generalised forces by controls and, for those that turn, by coordinates.
    fn visit_actions(&self, x: &[f64], site: &Site<'_>, s: &Scratch, out: &mut Sink<'_>) {
        let n = site.node;
        self.visit_columns(x, n, site.here(&s.nodes), |i, c, b| {
            self.emit_row(site, i, |row| {
                for (_, span) in site.steps() {
                    out(row, self.tau_at[span.step] + c, 0.5 * span.h * b);
                }
            });
        });
        for d in &self.ocp.drives {
            if let Action::Local(local) = &d.action {
                let impulse = &s.impulse[d.first..];
                local.turned(self.theta(x, n), &self.refs[n], impulse, |i, j, v| {
                    self.emit_row(site, i, |row| out(row, self.theta_at[n] + j, v));
                });
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
    fn visit_pressed(&self, site: &Site<'_>, p: &Pressed, node: &Node<f64>, out: &mut Sink<'_>) {
        let t = &self.ocp.touches[p.touch];
        let weight = site.weight(p);
        self.visit_point(node, &t.point, |i, v| {
            self.emit_row(site, i, |row| {
                for (c, axis) in t.axes.iter().enumerate() {
                    out(row, p.first + c, weight * dot(&v, axis));
                }
            });
        });
    }

    /// The equations of motion by free durations.
    fn visit_durations(&self, x: &[f64], site: &Site<'_>, s: &mut Scratch, out: &mut Sink<'_>) {
        for (k, span) in site.steps() {
            let Some((column, by_steps)) = self.duration_of(span) else {
                continue;
            };
            self.assemble_by_step(x, site, (k, span.h), &s.nodes, &mut s.forces);
            let here = site.here(&s.nodes);
            s.forces.project(&self.ocp.setup.tree, here, |i, v| {
                self.emit_row(site, i, |row| out(row, column, v * by_steps));
            });
            let tau = self.tau(x, span.step);
            self.visit_columns(x, site.node, here, |i, c, b| {
                self.emit_row(site, i, |row| out(row, column, 0.5 * b * tau[c] * by_steps));
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
    fn visit_conditions(&self, site: &Site<'_>, s: &Scratch, out: &mut Sink<'_>) {
        let (n, here) = (site.node, site.here(&s.nodes));
        for hold in site.holds[1] {
            let t = &self.ocp.touches[hold.touch];
            let next = site.spans[1].map_or(n, |span| span.nodes[1]);
            let ends = [(n, here, -1.0), (next, site.other(1, &s.nodes), 1.0)];
            for (node, place, sign) in ends {
                self.visit_point(place, &t.point, |i, v| {
                    for (c, axis) in t.axes.iter().enumerate() {
                        out(hold.row + c, self.theta_at[node] + i, sign * dot(&v, axis));
                    }
                });
            }
        }
        if site.is_trial() {
            return;
        }
        let at = self.theta_at[n];
        for l in self.layout.landings_at(n) {
            let t = &self.ocp.touches[l.touch];
            let normal = &t.axes[t.axes.len() - 1];
            self.visit_point(here, &t.point, |i, v| out(l.row, at + i, dot(&v, normal)));
        }
        for d in self.layout.demands_at(n) {
            self.ocp.demands[d.demand].visit_slopes(here, |p, slope| {
                self.visit_point(here, p, |i, v| out(d.row, at + i, dot(&v, &slope)));
            });
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
        self.visit_spans(x, out);
        for r in &self.layout.repeats {
            out(r.row, self.theta_at[self.steps()] + r.coordinate, 1.0);
            out(r.row, self.theta_at[0] + r.coordinate, -1.0);
            if let Some(at) = r.advance {
                out(r.row, at, -1.0);
            }
        }
    }
}
