//! Closed loops in the discrete equations, with all derivatives.
//!
//! # Equations
//! The part of the Lagrangian at a node, with the multipliers λ of the equations of motion and y of the rows g (T-OCP-17), is
//! ```text
//! Σ_k (Λ_k dg_k/dε + y_k g_k),     g_k(q(θ + ε λ))
//! ```
//! which is the part along ε of ρ_k g_k with the dual number ρ_k = Λ_k + ε y_k. A row is a function of invariants s_i with the derivatives w_i
//! and c_ij (T-OCP-30). So both come out of one sweep: forces ρ w_i ∇s_i on the directors take the way of all others (`NodeBlock`), and what
//! is left are the polar forms of two tangents and products ρ c_ij (∇s_i·T_x)(∇s_j·T_y).
//!
//! # Symbols
//! T_x the tangent of all ends along coordinate x · G_x = Σ ρ w_i ∇s_i(T_x)

use super::elements::Along;
use super::first::Sink;
use super::second::emit;
use super::site::Site;
use super::{NONE, Transcription};
use crate::compile::Ends;
use crate::elements::End;
use crate::loops::{Closing, Seen, independent, linearise};
use crate::tree::{Node, Wrenches};
use alembert::system::invariant::Placed;
use nalgebra::{DMatrix, DVector};

/// The rows of a closing at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClosedRow {
    pub closing: usize,
    pub node: usize,
    /// First row.
    pub row: usize,
}

/// A closing at a node.
#[derive(Clone, Debug)]
pub(super) struct Bound<R> {
    rows: Vec<Seen<R>>,
    /// ρ.
    pull: Vec<R>,
    /// First impulse and first row, if there are any here.
    impulse: usize,
    row: usize,
}

/// Whether the coordinates of loops have equations of motion at an end, where they are at rest or repeat; else their momenta are free.
fn balances(loops: &[Closing], ends: &Ends) -> bool {
    let own = loops.iter().flat_map(|c| &c.coordinates);
    own.into_iter().all(|(i, _)| ends.momentum[*i].is_some())
}

impl Transcription {
    /// Number of rows of all loops.
    pub(crate) fn loop_rows(&self) -> usize {
        self.ocp.setup.loops.iter().map(|c| c.rows.len()).sum()
    }

    /// Impulses of the loops at a node, where there are equations of motion; the first and the last node of a period share theirs.
    pub(super) fn lay_impulses(&mut self, n: usize) {
        let cyclic = self.ocp.period.as_ref().is_some_and(|p| p.momentum);
        let loops = &self.ocp.setup.loops;
        let moves = match n {
            0 => cyclic || balances(loops, &self.ocp.start),
            n if n == self.steps() => !cyclic && balances(loops, &self.ocp.end),
            _ => true,
        };
        self.impulse_at.push(self.lower.len());
        if !moves {
            self.impulse_at[n] = NONE;
            return;
        }
        for _ in 0..self.loop_rows() {
            self.add_variable([f64::NEG_INFINITY, f64::INFINITY], 0.0, n);
        }
    }

    /// Whether a coordinate has one value at a node.
    fn is_given(&self, node: usize, i: usize) -> bool {
        let at = self.theta_at[node] + i;
        self.lower[at] == self.upper[at]
    }

    /// Rows that keep the loops closed, but not where all that moves them is given, nor where the first node says it already.
    pub(super) fn lay_loops(&mut self) {
        let last = self.steps();
        for node in 0..=last {
            self.hold_determined(node);
            for closing in 0..self.ocp.setup.loops.len() {
                let c = &self.ocp.setup.loops[closing];
                let given = |(i, _): &(usize, Vec<bool>)| self.is_given(node, *i);
                if c.coordinates.iter().all(given) || node == last && self.repeats(c) {
                    continue;
                }
                let (count, text) = (c.rows.len(), format!("loop closed by {}", c.name));
                let label = self.layout.label(text);
                let row = self.layout.lower.len();
                for _ in 0..count {
                    self.layout.add([0.0; 2], node, label, node);
                }
                let closed = ClosedRow { closing, node, row };
                self.layout.loops.push(closed);
            }
        }
    }

    /// Whether a loop is closed at the last node if it is at the first one: all repeats, or carries both ends by as much.
    fn repeats(&self, c: &Closing) -> bool {
        self.ocp.period.as_ref().is_some_and(|p| {
            let free = |i: usize| {
                let own = p.advance.iter().find(|a| a.coordinate == i);
                own.is_some_and(|a| a.bounds[0] < a.bounds[1])
            };
            c.coordinates
                .iter()
                .all(|(i, on)| !free(*i) || !on.is_empty() && on.iter().all(|on| *on))
        })
    }

    /// Where fewer coordinates are free than loops have rows, and these determine them, they have the values of the first motion: rows would
    /// say more than there is to say.
    fn hold_determined(&mut self, node: usize) {
        let setup = &self.ocp.setup;
        let own = (0..setup.tree.dof).filter(|i| {
            let moves = |c: &Closing| c.coordinates.iter().any(|(j, _)| j == i);
            !self.is_given(node, *i) && setup.loops.iter().any(moves)
        });
        let free: Vec<usize> = own.collect();
        if free.is_empty() || free.len() >= self.loop_rows() {
            return;
        }
        let mut here = Node::<f64>::new(&setup.tree);
        here.place(&setup.tree, self.theta(&self.start, node), &self.refs[node]);
        let (_, j) = linearise(
            &setup.loops,
            &setup.tree,
            &here,
            self.time_of(&self.start, node),
        );
        let columns = DMatrix::from_fn(j.nrows(), free.len(), |k, c| {
            j[(k, free[c])] * setup.unit(free[c]) / setup.length
        });
        if independent(&columns).len() < free.len() {
            return;
        }
        for i in free {
            let at = self.theta_at[node] + i;
            (self.lower[at], self.upper[at]) = (self.start[at], self.start[at]);
        }
    }

    /// Name of an impulse of a loop at a node, if the variable is one.
    pub(super) fn impulse_name(&self, n: usize, variable: usize) -> Option<String> {
        self.impulse_name_from(self.impulse_at[n], variable)
    }

    /// The same for impulses that begin at a variable.
    pub(super) fn impulse_name_from(&self, at: usize, variable: usize) -> Option<String> {
        let mut k = variable.checked_sub(at).filter(|_| at != NONE)?;
        for c in &self.ocp.setup.loops {
            if k < c.rows.len() {
                return Some(format!("impulse {k} of the loop closed by {}", c.name));
            }
            k -= c.rows.len();
        }
        None
    }

    /// Units of rows of loops that are lengths.
    pub(super) fn loop_row_units(&self, closed: &[ClosedRow], out: &mut [f64], length: f64) {
        for l in closed {
            let own = self.ocp.setup.loops[l.closing].rows.iter().enumerate();
            for (k, _) in own.filter(|(_, r)| r.is_length) {
                out[l.row + k] = length;
            }
        }
    }

    /// Evaluates all loops at a site, which is placed; with multipliers of the rows where numbers have derivatives along them.
    pub(super) fn evaluate_loops<R: Along>(
        &self,
        x: &[f64],
        y: &[f64],
        site: &Site<'_>,
        here: &Node<R>,
        out: &mut Vec<Bound<R>>,
    ) {
        let loops = &self.ocp.setup.loops;
        if loops.is_empty() {
            return;
        }
        out.clear();
        let (rows, time, mut impulse) = (site.closed, site.time, site.impulse);
        for (k, closing) in loops.iter().enumerate() {
            let row = rows.iter().find(|r| r.closing == k).map_or(NONE, |r| r.row);
            let q = closing.poses(here, time);
            let of = |list: &[f64], first: usize, j: usize| match first {
                NONE => 0.0,
                first => list.get(first + j).copied().unwrap_or(0.0),
            };
            let count = 0..closing.rows.len();
            let bound = Bound {
                rows: closing.rows.iter().map(|r| r.see(here, &q)).collect(),
                pull: count
                    .map(|j| R::with(of(x, impulse, j), of(y, row, j)))
                    .collect(),
                impulse,
                row,
            };
            out.push(bound);
            if impulse != NONE {
                impulse += closing.rows.len();
            }
        }
    }

    /// Time of a node, where a loop is led along a given way.
    fn time_of(&self, x: &[f64], n: usize) -> f64 {
        match n.checked_sub(1) {
            Some(e) if self.ocp.setup.elements.timed.is_some() => {
                self.begins(x, e) + self.step(x, e)
            }
            _ => 0.0,
        }
    }

    /// Adds the forces of the loops.
    pub(super) fn add_loops<R: Along>(
        &self,
        here: &Node<R>,
        bound: &[Bound<R>],
        f: &mut Wrenches<R>,
    ) {
        for (closing, bound) in self.ocp.setup.loops.iter().zip(bound) {
            let mut forces = vec![Placed::default(); closing.ends.len()];
            for ((row, seen), pull) in closing.rows.iter().zip(&bound.rows).zip(&bound.pull) {
                let each = seen.gradients.iter().zip(&seen.weights).zip(row.parts());
                for ((gradient, weight), part) in each {
                    for (gradient, end) in gradient.iter().zip(part.ends) {
                        forces[end].add_scaled(gradient, *pull * *weight);
                    }
                }
            }
            for (end, force) in closing.ends.iter().zip(&forces) {
                if let End::Body(b) = end {
                    f.add_director_force(*b, &here.x[*b], &here.r[*b], force);
                }
            }
        }
    }

    /// Visits the forces of couplings on coordinates: coordinate and impulse.
    pub(super) fn visit_couplings(
        &self,
        here: &Node<f64>,
        bound: &[Bound<f64>],
        mut each: impl FnMut(usize, f64),
    ) {
        for (closing, bound) in self.ocp.setup.loops.iter().zip(bound) {
            for (row, pull) in closing.rows.iter().zip(&bound.pull) {
                row.visit_tree(here, |i, [slope, _]| each(i, pull * slope));
            }
        }
    }

    /// Values of the rows at a node.
    pub(super) fn add_loop_values(&self, bound: &[Bound<f64>], values: &mut [f64]) {
        for b in bound.iter().filter(|b| b.row != NONE) {
            for (k, seen) in b.rows.iter().enumerate() {
                values[b.row + k] = seen.value;
            }
        }
    }

    /// Visits (row, variable, value) of the Jacobian and (variable, variable, value) of the Hessian, but for the forces on directors.
    pub(super) fn visit_loops<R: Along>(
        &self,
        site: &Site<'_>,
        here: &Node<R>,
        bound: &[Bound<R>],
        mut first: Option<&mut Sink<'_>>,
        mut second: Option<&mut Sink<'_>>,
    ) {
        for (closing, bound) in self.ocp.setup.loops.iter().zip(bound) {
            let moves = Moves::new(closing, here, bound);
            let at = self.theta_at[site.node];
            for (x, (i, _)) in closing.coordinates.iter().enumerate() {
                let row = self.row(site.rows, site.node, *i);
                for (y, (j, _)) in closing.coordinates[..=x].iter().enumerate() {
                    let v = moves.polar(x, y);
                    if let Some(out) = &mut second {
                        emit(out, at + i, at + j, v.slope());
                    }
                    let Some(out) = &mut first else { continue };
                    if row != NONE {
                        out(row, at + j, v.value());
                    }
                    let other = self.row(site.rows, site.node, *j);
                    if x != y && other != NONE {
                        out(other, at + i, v.value());
                    }
                }
                for (k, slope) in moves.slopes(x).iter().enumerate() {
                    if let (Some(out), true) = (&mut second, bound.impulse != NONE) {
                        emit(out, at + i, bound.impulse + k, slope.slope());
                    }
                    let Some(out) = &mut first else { continue };
                    if bound.impulse != NONE && row != NONE {
                        out(row, bound.impulse + k, slope.value());
                    }
                    if bound.row != NONE {
                        out(bound.row + k, at + i, slope.value());
                    }
                }
            }
        }
    }

    /// Begins with impulses that leave least of the equations of motion, node by node.
    pub(crate) fn balance_loops(&mut self) {
        let count = self.loop_rows();
        if count == 0 {
            return;
        }
        let mut x = std::mem::take(&mut self.start);
        let nodes = 0..=self.steps();
        let own = |n: &usize| self.impulse_at[*n] != NONE;
        let places: Vec<usize> = nodes.filter(own).collect();
        for n in &places {
            let at = self.impulse_at[*n];
            x[at..at + count].fill(0.0);
        }
        let mut values = vec![0.0; self.layout.lower.len()];
        self.with_scratch(|t, s| t.add_values(&x, s, &mut values));
        let tree = &self.ocp.setup.tree;
        let mut node = Node::<f64>::new(tree);
        for n in places {
            node.place(tree, self.theta(&x, n), &self.refs[n]);
            let time = self.time_of(&x, n);
            let (_, j) = linearise(&self.ocp.setup.loops, tree, &node, time);
            let rows = |i: usize| values.get(self.motion_row(n, i)).copied();
            let open = DVector::from_fn(tree.dof, |i, _| -rows(i).unwrap_or(0.0));
            let matrix: DMatrix<f64> = j.transpose();
            let svd = matrix.svd(true, true);
            let floor = 1e-10 * svd.singular_values.amax();
            if let Ok(impulses) = svd.solve(&open, floor) {
                let at = self.impulse_at[n];
                x[at..at + count].copy_from_slice(impulses.as_slice());
            }
        }
        self.start = x;
    }
}

/// What the coordinates of a closing do to it.
struct Moves<R> {
    tangents: Vec<Vec<Placed<R>>>,
    /// Σ ρ w ∇s(T) of the invariants s.
    turned: Vec<Vec<Placed<R>>>,
    /// ∇g·T, in rows.
    slopes: Vec<R>,
    /// Σ ρ c f'' of the functions of each coordinate of the tree.
    bends: Vec<R>,
    /// ∇s·T of the invariants in functions, and what it meets in second derivatives by them.
    along: Vec<[Vec<R>; 2]>,
    rows: usize,
}

impl<R: Along> Moves<R> {
    fn new(closing: &Closing, here: &Node<R>, bound: &Bound<R>) -> Self {
        let mut out = Self {
            tangents: vec![],
            turned: vec![],
            slopes: vec![],
            bends: vec![],
            along: vec![],
            rows: closing.rows.len(),
        };
        for (i, on) in &closing.coordinates {
            let t = closing.tangents(here, *i, on);
            let mut g = vec![Placed::default(); t.len()];
            let (mut bend, mut along) = (R::zero(), [vec![], vec![]]);
            for ((row, seen), pull) in closing.rows.iter().zip(&bound.rows).zip(&bound.pull) {
                let (mut slope, mut own) = (R::zero(), vec![]);
                let each = row.parts().zip(&seen.gradients).zip(&seen.weights);
                for ((part, gradient), weight) in each {
                    let along = part.along(gradient, &t);
                    slope += *weight * along;
                    if !seen.bends.is_empty() {
                        own.push(along);
                    }
                    if part.shape.is_quadratic() {
                        let polar = part.shape.gradient(part.ends.map(|end| &t[end]));
                        for (polar, end) in polar.iter().zip(part.ends) {
                            g[end].add_scaled(polar, *pull * *weight);
                        }
                    }
                }
                row.visit_tree(here, |j, [by, second]| {
                    if j == *i {
                        slope += by;
                        bend += *pull * second;
                    }
                });
                out.slopes.push(slope);
                if !seen.bends.is_empty() {
                    let mut meets = vec![R::zero(); own.len()];
                    for ([k, l], c) in &seen.bends {
                        meets[*l] += *pull * *c * own[*k];
                    }
                    along[0].extend(own);
                    along[1].extend(meets);
                }
            }
            out.bends.push(bend);
            out.tangents.push(t);
            out.turned.push(g);
            out.along.push(along);
        }
        out
    }

    #[inline]
    fn polar(&self, x: usize, y: usize) -> R {
        let mut sum = if x == y { self.bends[x] } else { R::zero() };
        for (turned, t) in self.turned[x].iter().zip(&self.tangents[y]) {
            sum += turned.inner(t);
        }
        for (a, b) in self.along[x][1].iter().zip(&self.along[y][0]) {
            sum += *a * *b;
        }
        sum
    }

    #[inline]
    fn slopes(&self, x: usize) -> &[R] {
        &self.slopes[x * self.rows..(x + 1) * self.rows]
    }
}
