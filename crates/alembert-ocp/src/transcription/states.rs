//! States of force elements in the discrete equations: unknowns at the nodes, with their equation over every step.
//!
//! # Equations
//! z_n are unknowns of node n, r_z(z_{n+1}; z_n, s_n, s_{n+1}, h) = 0 the rows of step n, and z_0 = z(s_0) those of the start (T-OCP-27). With the
//! multipliers μ of the rows the virtual work of an element is
//! ```text
//! W = -Σ_i p_i η_i + Σ_r μ_r r_r
//! ```
//! so the rows enter the second derivatives of `elements.rs` as -μ_r r_r in the place of η_i p_i: in Q, in c, and nowhere else.

use super::elements::{Acting, Along, Tangents, dot};
use super::first::Sink;
use super::site::Span;
use super::{NONE, Transcription};
use crate::elements::{Coupling, Turns};
use crate::tree::Node;
use alembert::elements::MAX_INVARIANTS;
use alembert::system::forces::{Held, states_after, states_at_start};

impl Transcription {
    /// Variables of the states at a node.
    pub(super) fn lay_states(&mut self, n: usize) {
        self.state_at.push(self.lower.len());
        for _ in 0..self.ocp.setup.elements.states() {
            self.add_variable([f64::NEG_INFINITY, f64::INFINITY], 0.0, n);
        }
    }

    /// Rows of the states: what they begin with, and their equation over every step.
    pub(super) fn lay_state_rows(&mut self) {
        let couplings = &self.ocp.setup.elements.couplings;
        let names = couplings.iter().flat_map(|c| &c.state_names);
        let names: Vec<String> = names.map(|(name, _)| name.clone()).collect();
        self.layout.states_begin = self.layout.lower.len();
        for name in &names {
            let label = self.layout.label(format!("begin of {name}"));
            self.layout.add([0.0; 2], 0, label, 0);
        }
        for n in 0..self.steps() {
            self.layout.states.push(self.layout.lower.len());
            for name in &names {
                let label = self.layout.label(format!("equation of {name}"));
                self.layout.add([0.0; 2], n, label, n);
            }
        }
    }

    /// Units of the states at a node.
    pub(super) fn state_units(&self, length: f64) -> Vec<f64> {
        let couplings = &self.ocp.setup.elements.couplings;
        let names = couplings.iter().flat_map(|c| &c.state_names);
        names
            .map(|(_, is_length)| if *is_length { length } else { 1.0 })
            .collect()
    }

    /// Name of a state at a node, if the variable is one.
    pub(super) fn state_name(&self, n: usize, variable: usize) -> Option<String> {
        let k = variable.checked_sub(self.state_at[n])?;
        let couplings = &self.ocp.setup.elements.couplings;
        let mut names = couplings.iter().flat_map(|c| &c.state_names);
        names.nth(k).map(|(name, _)| name.clone())
    }

    /// States of an element over a step.
    pub(super) fn held<'x>(&self, x: &'x [f64], e: &Coupling, span: &Span) -> Held<'x> {
        if e.states.is_empty() {
            return Held::default();
        }
        let [z0, z1] = span.nodes.map(|n| {
            let at = self.state_at[n];
            &x[at + e.states.start..at + e.states.end]
        });
        let begins = span.nodes[0] == 0;
        let u = self.commands(x, e, span.nodes[0]);
        Held { z0, z1, u, begins }
    }

    /// Inputs of an element over a step, where controls command them.
    fn commands<'x>(&self, x: &'x [f64], e: &Coupling, n: usize) -> &'x [f64] {
        e.commanded.map_or(&[], |(first, count)| {
            let at = self.tau_at[n] + first;
            &x[at..at + count]
        })
    }

    /// Multipliers of the rows of an element over a step; none, zero.
    pub(super) fn weigh_states(&self, y: &[f64], e: &Coupling, span: &Span, mu: &mut [f64]) {
        for (k, mu) in mu.iter_mut().enumerate() {
            *mu = y.get(self.state_row(e, span, k)).copied().unwrap_or(0.0);
        }
    }

    /// Row k of an element over a step: its equations, then what they begin with, if the step is the first.
    pub(super) fn state_row(&self, e: &Coupling, span: &Span, k: usize) -> usize {
        match k.checked_sub(e.states.len()) {
            None => self.layout.states[span.nodes[0]] + e.states.start + k,
            Some(k) if span.nodes[0] == 0 => self.layout.states_begin + e.states.start + k,
            Some(_) => NONE,
        }
    }

    /// Variable k of an element over a step: states at the start, then at the end, then inputs.
    pub(super) fn state_variable(&self, e: &Coupling, span: &Span, k: usize) -> usize {
        let count = e.states.len();
        if let (Some(k), Some((first, _))) = (k.checked_sub(2 * count), e.commanded) {
            return self.tau_at[span.nodes[0]] + first + k;
        }
        self.state_at[span.nodes[k / count]] + e.states.start + k % count
    }

    /// Values of the rows over step n.
    pub(super) fn add_state_values(&self, n: usize, acting: &[Acting<f64>], values: &mut [f64]) {
        let couplings = self.ocp.setup.elements.couplings.iter();
        for (e, acting) in couplings.zip(acting).filter(|(e, _)| !e.states.is_empty()) {
            let (count, rows) = (e.states.len(), &acting.law.rows);
            let at = self.layout.states[n] + e.states.start;
            values[at..at + count].copy_from_slice(&rows[..count]);
            if n == 0 {
                let at = self.layout.states_begin + e.states.start;
                values[at..at + count].copy_from_slice(&rows[count..]);
            }
        }
    }

    /// Begins with the states that follow from the first motion.
    pub(crate) fn follow_states(&mut self) {
        if self.ocp.setup.elements.states() == 0 {
            return;
        }
        let mut x = std::mem::take(&mut self.start);
        let tree = &self.ocp.setup.tree;
        let mut nodes = [0, 1].map(|_| Node::<f64>::new(tree));
        let couplings = &self.ocp.setup.elements.couplings;
        // angles are followed from node to node
        let mut angles = vec![f64::NAN; couplings.len()];
        for n in 0..self.steps() {
            for (k, node) in nodes.iter_mut().enumerate() {
                node.place(tree, self.theta(&x, n + k), &self.refs[n + k]);
            }
            let (begin, h) = (self.begins(&x, n), self.step(&x, n));
            for (e, angle) in couplings.iter().zip(&mut angles) {
                if e.states.is_empty() {
                    continue;
                }
                let s =
                    [(0, begin), (1, begin + h)].map(|(k, time)| invariants(e, &nodes[k], time));
                let s = [0, 1].map(|k| &s[k][..e.parts.len()]);
                let phase = match e.turns {
                    Turns::None => 0.0,
                    Turns::Coordinate(i, sign) => sign * self.theta(&x, n)[i],
                    Turns::Followed => {
                        *angle = nearest(s[0], *angle);
                        *angle
                    }
                };
                let at = [n, n + 1].map(|n| self.state_at[n]);
                let u = self.commands(&x, e, n).to_vec();
                let (before, after) = x.split_at_mut(at[1]);
                let z0 = &mut before[at[0] + e.states.start..at[0] + e.states.end];
                if n == 0 {
                    states_at_start(&e.law, s[0], phase, z0);
                }
                let z1 = &mut after[e.states.clone()];
                let held = Held {
                    z0,
                    u: &u,
                    ..Held::default()
                };
                states_after(&e.law, s, (begin, h), phase, held, z1);
            }
        }
        self.start = x;
    }
}

/// Invariants of an element at a node.
fn invariants(e: &Coupling, node: &Node<f64>, time: f64) -> [f64; MAX_INVARIANTS] {
    let mut s = [0.0; MAX_INVARIANTS];
    for (s, part) in s.iter_mut().zip(&e.parts) {
        let poses = part.ends.map(|end| e.ends[end].pose(node, time));
        let both = [&poses[0], &poses[1]];
        *s = part.shape.value(&part.shape.gradient(both), both);
    }
    s
}

/// The angle of two invariants on the turn nearest to that of the node before.
fn nearest(s: &[f64], before: f64) -> f64 {
    let angle = s[1].atan2(s[0]);
    if before.is_nan() {
        return angle;
    }
    let turns = ((before - angle) / std::f64::consts::TAU).round();
    angle + turns * std::f64::consts::TAU
}

impl<R: Along> Acting<R> {
    /// Derivatives of the rows of the states.
    pub(super) fn visit_state_rows(
        &self,
        v: &Tangents<R>,
        rows: impl Fn(usize) -> usize,
        place: impl Fn(usize) -> (usize, usize),
        duration: Option<(usize, f64)>,
        out: &mut Sink<'_>,
    ) {
        let (n, m) = (self.n, self.m());
        for (k, slopes) in self.law.rows_first.chunks(m).enumerate() {
            let row = rows(k);
            if row == NONE {
                continue;
            }
            for (x, z) in v.z.chunks(m).enumerate() {
                out(row, place(x).1, dot(slopes, z));
            }
            if let Some((column, by_steps)) = duration {
                out(row, column, slopes[3 * n] * by_steps);
            }
        }
    }
}
