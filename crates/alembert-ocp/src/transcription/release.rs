//! # What it is
//! The force of a contact at the node where it opens: the one that would hold the point for one step more (T-OCP-13).
//!
//! # Equations
//! With h the length of the last closed step n - 1, a trial node θ* and trial forces μ* of all contacts that are closed over that step,
//! ```text
//! D₂ℓ(θ_{n-1}, θ_n; h) + D₁ℓ(θ_n, θ*; h) + h B(θ_n) τ_{n-1} + h ∂x_c/∂θᵀ μ* = 0,     x_c(θ*) - x_c(θ_n) = 0
//! ```
//! with the forces of the model over both steps, half of each: springs, dampers and drives as in T-OCP-15, the clock running on.
//! Of these forces, those of the contacts that open act in the equation of motion of node n with the weight h/2. Nothing else of the trial
//! step enters the motion.
//!
//! # Reference
//! Hairer, Lubich and Wanner 2006, section VII.1 (RATTLE: momenta at a node are those along the constraints).
//!
//! # Departures from the reference
//! The momentum at the node of release is made to lie along the constraints by a trial step instead of a projection: no mass matrix, and the
//! simulator can do the same with its own step. Both give the force to second order.

use super::first::Sink;
use super::{Pressed, Scratch, Transcription};
use crate::actions::Action;
use crate::compile::Ocp;
use crate::problem::Release as Rule;
use crate::scalar::{M3, cay, dot, product, sub, transposed};
use crate::tree::{CoordinateKind, NodeBlock};
use nalgebra::{DMatrix, DVector};

/// A force of the trial step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    pub touch: usize,
    /// First component among the variables.
    pub first: usize,
    /// First row that holds the point.
    pub row: usize,
}

/// The trial step of contacts that open at a node.
#[derive(Clone, Debug)]
pub(crate) struct Release {
    pub node: usize,
    /// Its end, among the nodes.
    pub trial: usize,
    /// First coordinate of its end among the variables.
    pub at: usize,
    pub held: Vec<Held>,
    /// First of its equations of motion.
    pub row: usize,
}

/// A force at the last node of a period that is the one at the first node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tie {
    pub touch: usize,
    pub first: usize,
    pub last: usize,
    pub row: usize,
}

/// Contacts with a force over the half step before a node alone.
struct LastForces {
    /// Closed over the step before.
    closed: Vec<usize>,
    /// Of these, contacts that open.
    open: Vec<usize>,
    /// At the end of a period: contacts that are closed in its first step too.
    joined: Vec<usize>,
    /// At the end of the motion: all momenta are given, and determine the forces.
    determined: bool,
}

impl LastForces {
    fn new(ocp: &Ocp, phase_of: &[usize], n: usize) -> Self {
        let contacts = |e: usize| ocp.phases[phase_of[e]].contacts.clone();
        let closed = n.checked_sub(1).map_or(vec![], contacts);
        let cyclic = ocp.period.as_ref().is_some_and(|p| p.momentum);
        let (inner, given) = (n < phase_of.len(), &ocp.end.momentum);
        let after = match (inner, cyclic) {
            (true, _) => contacts(n),
            (false, true) => contacts(0),
            (false, false) => vec![],
        };
        let ends = !inner && !cyclic;
        // where no momentum is asked for, no row has the force
        let counts = !ends || given.iter().any(Option::is_some);
        let opens =
            |c: &usize| counts && !after.contains(c) && ocp.touches[*c].release == Rule::Held;
        let stays = |c: &usize| !inner && after.contains(c);
        Self {
            open: closed.iter().copied().filter(opens).collect(),
            joined: closed.iter().copied().filter(stays).collect(),
            determined: ends && given.iter().all(|m| m.is_some_and(|b| b[0] == b[1])),
            closed,
        }
    }
}

/// Number of components of the contact forces at every node.
pub(crate) fn force_counts(ocp: &Ocp) -> Vec<usize> {
    let phases = ocp.phases.iter().enumerate();
    let phase_of: Vec<usize> = phases
        .flat_map(|(k, p)| std::iter::repeat_n(k, p.steps))
        .collect();
    let sum = |list: &[usize]| {
        list.iter()
            .map(|c| ocp.touches[*c].axes.len())
            .sum::<usize>()
    };
    let count = |n: usize| {
        let last = LastForces::new(ocp, &phase_of, n);
        let closed = phase_of.get(n).map_or(0, |p| sum(&ocp.phases[*p].contacts));
        closed + sum(&last.open) + sum(&last.joined)
    };
    (0..=phase_of.len()).map(count).collect()
}

/// Newton iterations that settle the trial steps of a motion that is known.
const SETTLING: usize = 8;

impl Transcription {
    /// Forces of the half step before a node: of contacts that open there, of all contacts where the motion ends.
    pub(super) fn lay_last_forces(&mut self, n: usize, pressed: &mut Vec<Pressed>) {
        let last = LastForces::new(&self.ocp, &self.phase_of, n);
        let force = |touch: usize, first: usize| Pressed {
            touch,
            first,
            impulse: false,
            release: true,
        };
        for touch in last.joined {
            let own = self.add_force(n, touch, false);
            pressed.push(force(touch, own));
            let of = self.pressed[0].iter().find(|p| p.touch == touch);
            self.layout.ties.push(Tie {
                touch,
                first: of.map_or(own, |p| p.first),
                last: own,
                row: 0,
            });
        }
        if last.open.is_empty() {
            return;
        }
        if last.determined {
            for touch in last.open {
                pressed.push(force(touch, self.add_force(n, touch, true)));
            }
            return;
        }
        let at = self.lower.len();
        for _ in 0..self.ocp.setup.tree.dof {
            self.add_variable([f64::NEG_INFINITY, f64::INFINITY], 0.0, n);
        }
        let mut held = vec![];
        for touch in last.closed {
            let opens = last.open.contains(&touch);
            let first = self.add_force(n, touch, opens);
            held.push(Held {
                touch,
                first,
                row: 0,
            });
            if opens {
                pressed.push(force(touch, first));
            }
        }
        self.layout.releases.push(Release {
            node: n,
            trial: 0,
            at,
            held,
            row: 0,
        });
    }

    /// The ends of the trial steps as nodes after all others, where the last step leads on.
    pub(super) fn lay_trial_nodes(&mut self) {
        let tree = &self.ocp.setup.tree;
        for r in &mut self.layout.releases {
            let (n, e) = (self.theta_at[r.node], self.theta_at[r.node - 1]);
            for i in 0..tree.dof {
                self.start[r.at + i] = 2.0 * self.start[n + i] - self.start[e + i];
            }
            // rotations in the chart of where they are led
            let mut refs = self.refs[r.node].clone();
            for (ball, &k) in tree.balls.iter().enumerate() {
                let rotation = |at: usize, c: &M3<f64>| {
                    let t = &self.start[at + k..at + k + 3];
                    product(&cay(&[t[0], t[1], t[2]]), c)
                };
                let (a, b) = (
                    rotation(e, &self.refs[r.node - 1][ball]),
                    rotation(n, &self.refs[r.node][ball]),
                );
                refs[ball] = product(&product(&b, &transposed(&a)), &b);
                self.start[r.at + k..r.at + k + 3].fill(0.0);
            }
            r.trial = self.theta_at.len();
            self.theta_at.push(r.at);
            self.refs.push(refs);
        }
    }

    /// Rows of trial steps and of forces that are the same.
    pub(super) fn lay_releases(&mut self) {
        let names = self.ocp.coordinate_names.clone();
        for k in 0..self.layout.releases.len() {
            let n = self.layout.releases[k].node;
            self.layout.releases[k].row = self.layout.lower.len();
            for name in &names {
                let label = self
                    .layout
                    .label(format!("equation of motion of {name}, held a step more"));
                self.layout.add([0.0; 2], n, label, n);
            }
            for j in 0..self.layout.releases[k].held.len() {
                let touch = &self.ocp.touches[self.layout.releases[k].held[j].touch];
                let (text, count) = (
                    format!("contact {} held a step more", touch.name),
                    touch.axes.len(),
                );
                let label = self.layout.label(text);
                self.layout.releases[k].held[j].row = self.layout.lower.len();
                for _ in 0..count {
                    self.layout.add([0.0; 2], n, label, n);
                }
            }
        }
        for k in 0..self.layout.ties.len() {
            let touch = &self.ocp.touches[self.layout.ties[k].touch];
            let (text, count) = (
                format!("period of the force of contact {}", touch.name),
                touch.axes.len(),
            );
            let label = self.layout.label(text);
            self.layout.ties[k].row = self.layout.lower.len();
            for _ in 0..count {
                self.layout
                    .add([0.0; 2], super::NONE, label, self.phase_of.len());
            }
        }
    }

    /// The trial step at a node.
    pub(crate) fn release_at(&self, n: usize) -> Option<&Release> {
        self.layout.releases.iter().find(|r| r.node == n)
    }

    /// Whether a force is that of another node.
    pub(super) fn is_tied(&self, p: &Pressed) -> bool {
        self.layout.ties.iter().any(|t| t.last == p.first)
    }

    /// Units of the rows of trial steps and ties.
    pub(super) fn release_row_units(
        &self,
        out: &mut [f64],
        length: f64,
        force: f64,
        momentum: impl Fn(usize) -> f64,
    ) {
        let count = |touch: usize| self.ocp.touches[touch].axes.len();
        for r in &self.layout.releases {
            for i in 0..self.ocp.setup.tree.dof {
                out[r.row + i] = momentum(i);
            }
            for held in &r.held {
                out[held.row..held.row + count(held.touch)].fill(length);
            }
        }
        for t in &self.layout.ties {
            out[t.row..t.row + count(t.touch)].fill(force);
        }
    }

    /// Name of a variable of a trial step that no other node uses.
    pub(super) fn calc_trial_name(&self, stage: usize, i: usize) -> Option<String> {
        let r = self.release_at(stage)?;
        let own = i.checked_sub(r.at)?;
        if let Some(name) = self.ocp.coordinate_names.get(own) {
            return Some(format!("{name}, held a step more"));
        }
        let held = r.held.iter().rfind(|h| h.first <= i)?;
        let used = self.pressed[stage].iter().any(|p| p.first == held.first);
        let name = &self.ocp.touches[held.touch].name;
        (!used).then(|| format!("force of contact {name}, held a step more"))
    }

    /// Places the three nodes of a trial step: before, here, its end.
    fn place_release(&self, x: &[f64], r: &Release, s: &mut Scratch) {
        let tree = &self.ocp.setup.tree;
        for (k, n) in [r.node - 1, r.node, r.trial].into_iter().enumerate() {
            s.nodes[k].place(tree, self.theta(x, n), &self.refs[n]);
        }
        let h = self.step(x, r.node - 1);
        for (o, t) in s.impulse.iter_mut().zip(self.tau(x, r.node - 1)) {
            *o = h * t;
        }
        for span in self.trial_spans(x, r) {
            s.act_over(self, x, &span);
        }
    }

    /// Adds the values of the rows of all trial steps and ties.
    pub(super) fn add_releases(&self, x: &[f64], s: &mut Scratch, values: &mut [f64]) {
        for r in &self.layout.releases {
            self.add_release(x, r, s, values);
        }
        for t in &self.layout.ties {
            for c in 0..self.ocp.touches[t.touch].axes.len() {
                values[t.row + c] = x[t.last + c] - x[t.first + c];
            }
        }
    }

    fn add_release(&self, x: &[f64], r: &Release, s: &mut Scratch, values: &mut [f64]) {
        let tree = &self.ocp.setup.tree;
        let h = self.step(x, r.node - 1);
        self.place_release(x, r, s);
        let acting = Some((&s.acting, &s.impulse[..]));
        self.assemble_release(x, r, (1.0 / h, h), acting, &s.nodes, &mut s.forces);
        s.forces
            .project(tree, &s.nodes[1], |i, v| values[r.row + i] = v);
        for d in &self.ocp.drives {
            match &d.action {
                Action::Direct(i, sign) => values[r.row + i] += sign * s.impulse[d.first],
                Action::Local(local) => {
                    let (theta, refs) = (self.theta(x, r.node), &self.refs[r.node]);
                    local.columns(theta, refs, |i, c, b| {
                        values[r.row + i] += b * s.impulse[d.first + c];
                    });
                }
                Action::WorldForce(..) | Action::Input(..) => {}
            }
        }
        for held in &r.held {
            let t = &self.ocp.touches[held.touch];
            let way = sub(&s.nodes[2].point(&t.point), &s.nodes[1].point(&t.point));
            for (c, axis) in t.axes.iter().enumerate() {
                values[held.row + c] = dot(axis, &way);
            }
        }
    }

    /// Visits the Jacobian of the rows of all trial steps and ties.
    pub(super) fn visit_releases(&self, x: &[f64], s: &mut Scratch, out: &mut Sink<'_>) {
        for r in &self.layout.releases {
            self.visit_release(x, r, s, out);
        }
        for t in &self.layout.ties {
            for c in 0..self.ocp.touches[t.touch].axes.len() {
                out(t.row + c, t.last + c, 1.0);
                out(t.row + c, t.first + c, -1.0);
            }
        }
    }

    fn visit_release(&self, x: &[f64], r: &Release, s: &mut Scratch, out: &mut Sink<'_>) {
        let tree = &self.ocp.setup.tree;
        let (e, h) = (r.node - 1, self.step(x, r.node - 1));
        let [before, at, end] = [e, r.node, r.trial].map(|n| self.theta_at[n]);
        self.place_release(x, r, s);
        let acting = Some((&s.acting, &s.impulse[..]));
        self.assemble_release(x, r, (1.0 / h, h), acting, &s.nodes, &mut s.forces);
        s.nodes[1].compose(tree);
        NodeBlock::visit(tree, &s.nodes[1], &s.forces, 2.0 / h, |i, j, v| {
            out(r.row + i, at + j, v);
            if i != j {
                out(r.row + j, at + i, v);
            }
        });
        for span in self.trial_spans(x, r) {
            self.visit_elements(&span, &s.nodes, &s.acting, Some(out), None);
        }
        let [a, b, c] = &s.nodes;
        s.cross
            .visit(tree, a, b, 1.0 / h, |i, j, v| out(r.row + j, before + i, v));
        s.cross
            .visit(tree, b, c, 1.0 / h, |i, j, v| out(r.row + i, end + j, v));
        self.visit_columns(x, r.node, b, |i, c, v| {
            out(r.row + i, self.tau_at[e] + c, h * v);
        });
        for d in &self.ocp.drives {
            if let Action::Local(local) = &d.action {
                let (theta, refs) = (self.theta(x, r.node), &self.refs[r.node]);
                local.turned(theta, refs, &s.impulse[d.first..], |i, j, v| {
                    out(r.row + i, at + j, v);
                });
            }
        }
        for held in &r.held {
            let t = &self.ocp.touches[held.touch];
            self.visit_point(b, &t.point, |i, v| {
                for (k, axis) in t.axes.iter().enumerate() {
                    out(r.row + i, held.first + k, h * dot(&v, axis));
                    out(held.row + k, at + i, -dot(&v, axis));
                }
            });
            self.visit_point(c, &t.point, |i, v| {
                for (k, axis) in t.axes.iter().enumerate() {
                    out(held.row + k, end + i, dot(&v, axis));
                }
            });
        }
        self.visit_release_duration(x, r, s, out);
    }

    /// The equations of a trial step by a free duration.
    fn visit_release_duration(&self, x: &[f64], r: &Release, s: &mut Scratch, out: &mut Sink<'_>) {
        let e = r.node - 1;
        let (phase, h) = (self.phase_of[e], self.step(x, e));
        let Some(column) = self.duration_at[phase] else {
            return;
        };
        let by_steps = 1.0 / self.ocp.phases[phase].steps as f64;
        self.assemble_release(x, r, (-1.0 / (h * h), 1.0), None, &s.nodes, &mut s.forces);
        s.forces.project(&self.ocp.setup.tree, &s.nodes[1], |i, v| {
            out(r.row + i, column, v * by_steps);
        });
        let tau = self.tau(x, e);
        self.visit_columns(x, r.node, &s.nodes[1], |i, c, b| {
            out(r.row + i, column, b * tau[c] * by_steps);
        });
    }

    /// Solves the trial steps of the start, whose motion and controls are known.
    pub(crate) fn settle_trials(&mut self) {
        let dof = self.ocp.setup.tree.dof;
        let mut x = self.start.clone();
        let mut values = vec![0.0; self.layout.lower.len()];
        self.with_scratch(|t, s| {
            // angles of elements are followed along the motion
            t.add_values(&x, s, &mut values);
            for r in &t.layout.releases {
                // trial coordinates and forces follow each other, as their rows do
                let count: usize = r
                    .held
                    .iter()
                    .map(|h| t.ocp.touches[h.touch].axes.len())
                    .sum();
                let size = dof + count;
                let kept = x[r.at..r.at + size].to_vec();
                for round in 0..=SETTLING {
                    t.add_release(&x, r, s, &mut values);
                    let open = DVector::from_column_slice(&values[r.row..r.row + size]);
                    let mut matrix = DMatrix::<f64>::zeros(size, size);
                    t.visit_release(&x, r, s, &mut |i, j, v| {
                        if (r.at..r.at + size).contains(&j) {
                            matrix[(i - r.row, j - r.at)] += v;
                        }
                    });
                    let step = matrix.lu().solve(&open);
                    let Some(step) = step.filter(|d| round < SETTLING && d.amax().is_finite())
                    else {
                        // as it was led on
                        x[r.at..r.at + size].copy_from_slice(&kept);
                        break;
                    };
                    (0..size).for_each(|k| x[r.at + k] -= step[k]);
                    // angles beside lengths
                    let kinds = &t.ocp.setup.tree.kinds;
                    let moved = (0..dof).fold(0.0_f64, |most, i| {
                        let unit = match kinds[i] {
                            CoordinateKind::Length => t.ocp.setup.length,
                            _ => 1.0,
                        };
                        most.max(step[i].abs() / unit.max(x[r.at + i].abs()))
                    });
                    if moved < 1e-14 {
                        break;
                    }
                }
            }
        });
        self.start = x;
    }
}
