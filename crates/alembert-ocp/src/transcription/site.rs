//! Equations of motion at a node with the steps beside it: those of the motion, and those of trial steps where a contact opens (T-OCP-31).
//!
//! A chain of sites is swept with three buffers of nodes that take turns. A trial step is a chain of three: the node before the release, the
//! node of release and the end of the trial step. Only the one in the middle has rows, so only it moves along the multipliers.

use super::layout::Hold;
use super::loops::ClosedRow;
use super::release::Release;
use super::{NONE, Pressed, Scratch, Transcription};
use crate::scalar::Dual;
use crate::tree::Node;

/// Which rows the equations of motion at a node are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Rows {
    /// Those of the motion.
    Motion,
    /// Those from a row on, of a trial step.
    From(usize),
    /// None, beside a trial step.
    None,
}

/// A step. Its nodes are placed in the buffers `buffer` and `buffer` + 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub buffer: usize,
    /// Its ends, among all nodes.
    pub nodes: [usize; 2],
    pub rows: [Rows; 2],
    /// Step of the motion that has its length and its controls.
    pub step: usize,
    pub begin: f64,
    pub h: f64,
}

/// A node and what acts there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site<'t> {
    /// Among all nodes.
    pub node: usize,
    /// Where it is placed.
    pub buffer: usize,
    pub rows: Rows,
    /// The step before it and the one after it.
    pub spans: [Option<Span>; 2],
    pub pressed: &'t [Pressed],
    /// Contact points that stay over these steps.
    pub holds: [&'t [Hold]; 2],
    /// First impulse of the loops.
    pub impulse: usize,
    /// Loops that are closed here, and the time.
    pub closed: &'t [ClosedRow],
    pub time: f64,
}

impl Site<'_> {
    /// Whether it is one of a trial step.
    pub fn is_trial(&self) -> bool {
        self.rows != Rows::Motion
    }

    /// The node itself.
    #[inline]
    pub fn here<'n, S>(&self, nodes: &'n [Node<S>; 3]) -> &'n Node<S> {
        &nodes[self.buffer % 3]
    }

    /// Its steps: 0 the one before, 1 the one after.
    #[inline]
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Span)> {
        let spans = self.spans.iter().enumerate();
        spans.filter_map(|(k, span)| Some((k, span.as_ref()?)))
    }

    /// The other node of a step.
    #[inline]
    pub fn other<'n, S>(&self, k: usize, nodes: &'n [Node<S>; 3]) -> &'n Node<S> {
        &nodes[(self.buffer + 2 - k) % 3]
    }

    /// Half the time around the node: the weight of forces that act there.
    #[inline]
    pub fn around(&self) -> f64 {
        self.steps().map(|(_, span)| 0.5 * span.h).sum()
    }

    /// Σ 1/h.
    #[inline]
    pub fn kappa(&self) -> f64 {
        self.steps().map(|(_, span)| 1.0 / span.h).sum()
    }

    /// Weight of a contact force: 1 for impulses, else the time around the node in which it acts.
    #[inline]
    pub fn weight(&self, p: &Pressed) -> f64 {
        let own = self.steps().filter(|(k, _)| p.spans(*k));
        let time: f64 = own.map(|(_, span)| 0.5 * span.h).sum();
        if p.impulse { 1.0 } else { time }
    }
}

impl Transcription {
    /// Step e of the motion.
    fn span(&self, x: &[f64], e: usize) -> Span {
        Span {
            buffer: e,
            nodes: [e, e + 1],
            rows: [Rows::Motion; 2],
            step: e,
            begin: self.begins(x, e),
            h: self.step(x, e),
        }
    }

    /// Node n of the motion.
    pub(super) fn site(&self, x: &[f64], n: usize) -> Site<'_> {
        let before = n.checked_sub(1).map(|e| self.span(x, e));
        let after = (n < self.steps()).then(|| self.span(x, n));
        let holds = |span: &Option<Span>| span.map_or(&[][..], |s| self.layout.holds_of(s.step));
        Site {
            node: n,
            buffer: n,
            rows: Rows::Motion,
            pressed: &self.pressed[n],
            holds: [holds(&before), holds(&after)],
            impulse: self.impulse_at[n],
            closed: self.layout.loops_at(n),
            time: before.map_or(0.0, |s| self.end_of(&s)),
            spans: [before, after],
        }
    }

    /// All nodes of the motion.
    pub(super) fn sites<'t>(&'t self, x: &'t [f64]) -> impl Iterator<Item = Site<'t>> {
        (0..=self.steps()).map(|n| self.site(x, n))
    }

    /// The last closed step and the trial step after it.
    pub(super) fn trial_sites<'t>(&'t self, x: &[f64], r: &'t Release) -> [Site<'t>; 3] {
        let rows = [Rows::None, Rows::From(r.row), Rows::None];
        let first = Span {
            buffer: 0,
            rows: [rows[0], rows[1]],
            ..self.span(x, r.node - 1)
        };
        let second = Span {
            buffer: 1,
            nodes: [r.node, r.trial],
            rows: [rows[1], rows[2]],
            begin: first.begin + first.h,
            ..first
        };
        let empty = Site {
            node: r.node - 1,
            buffer: 0,
            rows: rows[0],
            spans: [None, Some(first)],
            pressed: &[],
            holds: [&[]; 2],
            impulse: NONE,
            closed: &[],
            time: 0.0,
        };
        let release = Site {
            node: r.node,
            buffer: 1,
            rows: rows[1],
            spans: [Some(first), Some(second)],
            pressed: &r.pressed,
            holds: [&[], &r.holds],
            impulse: r.impulse,
            time: self.end_of(&first),
            ..empty
        };
        let end = Site {
            node: r.trial,
            buffer: 2,
            rows: rows[2],
            spans: [Some(second), None],
            holds: [&r.holds, &[]],
            closed: &r.closed,
            time: self.end_of(&second),
            ..empty
        };
        [empty, release, end]
    }

    /// Time of the end of a step, where something is led along a given way.
    fn end_of(&self, span: &Span) -> f64 {
        match self.ocp.setup.elements.timed {
            Some(_) => span.begin + span.h,
            None => 0.0,
        }
    }

    /// Row of the equation of motion of coordinate i.
    #[inline]
    pub(super) fn row(&self, rows: Rows, node: usize, i: usize) -> usize {
        match rows {
            Rows::Motion => self.motion_row(node, i),
            Rows::From(first) => first + i,
            Rows::None => NONE,
        }
    }

    /// Visits the rows of a site with values of its coordinates.
    #[inline]
    pub(super) fn emit_row(&self, site: &Site<'_>, i: usize, mut out: impl FnMut(usize)) {
        let row = self.row(site.rows, site.node, i);
        if row != NONE {
            out(row);
        }
    }

    /// The free duration of a step among the variables, and the derivative of the length of the step by it.
    #[inline]
    pub(super) fn duration_of(&self, span: &Span) -> Option<(usize, f64)> {
        let phase = self.phase_of[span.step];
        let by_steps = 1.0 / self.ocp.phases[phase].steps as f64;
        Some((self.duration_at[phase]?, by_steps))
    }

    /// Places a node in a buffer.
    #[inline]
    fn place(&self, x: &[f64], node: usize, buffer: usize, nodes: &mut [Node<f64>; 3]) {
        let (theta, refs) = (self.theta(x, node), &self.refs[node]);
        nodes[buffer % 3].place(&self.ocp.setup.tree, theta, refs);
    }

    /// Places the next node of a chain, and evaluates what acts at a site; the first one places its own node too.
    pub(super) fn prepare_site(&self, x: &[f64], site: &Site<'_>, s: &mut Scratch) {
        if site.spans[0].is_none() {
            self.place(x, site.node, site.buffer, &mut s.nodes);
        }
        if let Some(after) = &site.spans[1] {
            self.place(x, after.nodes[1], site.buffer + 1, &mut s.nodes);
            let acting = &mut s.acting[after.buffer % 2];
            self.evaluate_elements(x, after, &s.nodes, &mut s.followed, &[], acting);
        }
        self.control_impulse(x, site, &mut s.impulse);
        self.evaluate_loops(x, &[], site, site.here(&s.nodes), &mut s.bound);
        let acting = (&s.acting, &s.bound[..]);
        self.assemble_forces(x, site, &s.nodes, acting, &s.impulse, &mut s.forces);
    }

    /// The same on dual numbers θ + ε λ, and plain ones where conditions need them.
    pub(super) fn prepare_dual_site(
        &self,
        x: &[f64],
        y: &[f64],
        site: &Site<'_>,
        both: bool,
        s: &mut Scratch,
    ) {
        if site.spans[0].is_none() {
            self.place_dual(x, y, (site.rows, site.node, site.buffer), both, s);
        }
        if let Some(after) = &site.spans[1] {
            let next = (after.rows[1], after.nodes[1], site.buffer + 1);
            self.place_dual(x, y, next, both, s);
            let acting = &mut s.dual_acting[after.buffer % 2];
            self.evaluate_elements(x, after, &s.duals, &mut s.followed, y, acting);
        }
        self.control_impulse(x, site, &mut s.impulse);
        self.evaluate_loops(x, y, site, site.here(&s.duals), &mut s.dual_bound);
        let acting = (&s.dual_acting, &s.dual_bound[..]);
        self.assemble_forces(x, site, &s.duals, acting, &s.impulse, &mut s.dual_forces);
    }

    fn place_dual(
        &self,
        x: &[f64],
        y: &[f64],
        (rows, node, buffer): (Rows, usize, usize),
        both: bool,
        s: &mut Scratch,
    ) {
        let (tree, theta) = (&self.ocp.setup.tree, self.theta(x, node));
        let lambda = &mut s.lambda[buffer % 3];
        for i in 0..tree.dof {
            let row = self.row(rows, node, i);
            lambda[i] = if row == NONE { 0.0 } else { y[row] };
            s.theta[i] = Dual::new(theta[i], lambda[i]);
        }
        let dual = &mut s.duals[buffer % 3];
        dual.place(tree, &s.theta, &self.refs[node]);
        dual.compose(tree);
        if rows != Rows::Motion || self.needs_plain(node) || (both && self.pushes()) {
            s.nodes[buffer % 3].copy_plain(dual);
        }
    }

    /// Impulses of the controls at a site: half of each of its steps.
    pub(super) fn control_impulse(&self, x: &[f64], site: &Site<'_>, out: &mut [f64]) {
        for (c, o) in out.iter_mut().enumerate() {
            let each = site.steps();
            *o = each
                .map(|(_, span)| 0.5 * span.h * x[self.tau_at[span.step] + c])
                .sum();
        }
    }
}
