//! Force elements of a mechanism: the one caller of their laws.
//!
//! # What it is
//! A force element is a law (`elements/`) on invariants of its nodes. Every scheme, formulation and analysis asks it here, each in its way:
//! at a configuration, over a step, by rates. Nothing else calls a law; `states.rs` has what depends on states, `midpoint.rs` is the way of
//! optimal control.
//!
//! # Equations
//! The force is minus Σ g_i ∇s_i, and its derivative
//! ```text
//! Σ_ij ∇s_i h_ij ∇s_jᵀ + Σ_i g_i ∇²s_i                                                                              (T-ELM-16)
//! ```
//! Each invariant is a function of two nodes, an element one of any number: the first sum couples the nodes of every invariant with those of
//! every other one, the second only its own two. Neighbouring invariants of the same two nodes are one `pair`, so an element
//! between two bodies is one pair and has four blocks.
//!
//! # Symbols
//! s invariants · g, h coefficients and their derivatives ([`Coefficients`])
//!
//! # Reference
//! Gonzalez 1999 (invariants).
//!
//! # Departures from the reference
//! None.

pub(crate) mod beam;
mod midpoint;
mod states;

pub use midpoint::{Held, MidpointStep, states_after, states_at_start};
pub use states::{input_names, state_names};

use super::invariant::{Invariant, PairBlocks, PairChange};
use super::mechanism::AngleSource;
use super::pose::Pose;
use crate::elements::{
    AnyElement, Change, Coefficients, Element, Fault, MAX_INPUTS, MAX_INVARIANTS,
};
use alembert_math::Space;
use alembert_math::scalar::Dual;
use nalgebra::{SMatrix, SVector};
use std::ops::Range;

/// Receives blocks of the derivative: row and column are moving bodies.
pub(crate) trait BlockSink<const T: usize> {
    fn add(&mut self, row: usize, col: usize, block: &SMatrix<f64, T, T>);
}

/// Adds the blocks of two pairs of nodes, those of the rows and those of the columns, where both move.
#[inline]
pub(crate) fn scatter<const T: usize>(
    sink: &mut impl BlockSink<T>,
    n: usize,
    [a, b]: [usize; 2],
    [c, d]: [usize; 2],
    blocks: &PairBlocks<T>,
) {
    if a < n && c < n {
        sink.add(a, c, &blocks.aa);
    }
    if b < n && d < n {
        sink.add(b, d, &blocks.bb);
    }
    if a < n && d < n {
        sink.add(a, d, &blocks.ab);
    }
    if b < n && c < n {
        sink.add(b, c, &blocks.ba);
    }
}

/// A force element on invariants.
#[derive(Clone, Debug)]
pub struct ForceElement<S, const D: usize, const A: usize, const T: usize> {
    /// Index of the force in the model.
    pub force: usize,
    /// Its invariants; those of an angle are between the same two nodes.
    pub invariants: Vec<Invariant<S, D, A, T>>,
    /// Angle to be unwrapped, if any.
    pub angle: AngleSource,
    /// Where its states, and after them what it books, are in the memory of the state.
    pub memory: Range<usize>,
    /// Inputs that a plan gives in the place of its own.
    pub given: Option<[f64; MAX_INPUTS]>,
    law: AnyElement,
    /// Neighbouring invariants of the same two nodes.
    pairs: Vec<Range<usize>>,
    /// A beam, evaluated as a whole.
    fused: bool,
}

/// The invariants of an element over a step.
#[derive(Clone, Copy, Debug)]
pub struct Travel<'a> {
    /// Time at which drives are evaluated [s].
    pub time: f64,
    /// Start of the step [s].
    pub begin: f64,
    /// Time step [s].
    pub step: f64,
    /// Invariants at the start of the step.
    pub s0: [f64; MAX_INVARIANTS],
    /// Invariants at the end of the step.
    pub s1: [f64; MAX_INVARIANTS],
    /// Unwrapped angle at the start of the step [rad].
    pub phase: f64,
    /// States at the start of the step, and what is booked.
    pub memory: &'a [f64],
}

impl Travel<'_> {
    /// As the law sees it.
    #[inline]
    fn change(&self, count: usize) -> Change<'_> {
        Change {
            time: self.time,
            step: self.step,
            s0: &self.s0[..count],
            s1: &self.s1[..count],
            phase: self.phase,
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize> ForceElement<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// An element; its memory is numbered when all of them are known.
    pub fn new(
        force: usize,
        invariants: Vec<Invariant<S, D, A, T>>,
        law: AnyElement,
        angle: AngleSource,
    ) -> Self {
        let mut pairs: Vec<Range<usize>> = vec![];
        for (i, inv) in invariants.iter().enumerate() {
            match pairs.last_mut() {
                Some(last) if invariants[last.start].nodes() == inv.nodes() => last.end = i + 1,
                _ => pairs.push(i..i + 1),
            }
        }
        Self {
            force,
            fused: Self::is_beam(&law, &invariants),
            invariants,
            angle,
            memory: 0..0,
            given: None,
            law,
            pairs,
        }
    }

    /// What it is.
    pub fn law(&self) -> &AnyElement {
        &self.law
    }

    /// Number of its invariants.
    #[inline]
    pub fn count(&self) -> usize {
        self.invariants.len()
    }

    /// The two nodes of a pair.
    #[inline]
    fn nodes(&self, pair: &Range<usize>) -> [usize; 2] {
        self.invariants[pair.start].nodes()
    }

    /// The two nodes of every pair.
    #[inline]
    pub(crate) fn pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        self.pairs.iter().map(|pair| self.nodes(pair))
    }

    /// Pairs of different nodes below `n` that it couples, each once or more.
    pub fn couplings(&self, n: usize) -> Vec<(usize, usize)> {
        let mut nodes: Vec<usize> = self.invariants.iter().flat_map(|i| i.nodes()).collect();
        nodes.sort_unstable();
        nodes.dedup();
        nodes.retain(|k| *k < n);
        let pairs = nodes.iter().enumerate();
        pairs
            .flat_map(|(k, a)| nodes[k + 1..].iter().map(|b| (*a, *b)))
            .collect()
    }

    /// Values of its invariants.
    #[inline]
    pub fn values(&self, q: &[Pose<D>]) -> [f64; MAX_INVARIANTS] {
        let mut s = [0.0; MAX_INVARIANTS];
        for (si, inv) in s.iter_mut().zip(&self.invariants) {
            *si = inv.value(q);
        }
        s
    }

    /// Its invariants over a step; those at the end from the change, so that small changes keep their digits. `memory` is that of the
    /// state; an element that is asked for nothing that depends on states may be given none.
    #[inline]
    pub fn travel<'a>(
        &self,
        (time, step): (f64, f64),
        [q0, q1]: [&[Pose<D>]; 2],
        phase: f64,
        memory: &'a [f64],
    ) -> Travel<'a> {
        let s0 = self.values(q0);
        let mut s1 = s0;
        for pair in &self.pairs {
            let [a, b] = self.nodes(pair);
            let change = PairChange::new(a, b, q0, q1);
            for i in pair.clone() {
                s1[i] += self.invariants[i].change_of(&change);
            }
        }
        Travel {
            time,
            begin: time,
            step,
            s0,
            s1,
            phase,
            memory: memory.get(self.memory.clone()).unwrap_or_default(),
        }
    }

    /// Visits Σ g_i s_i, as few invariants with weights as possible: neighbours of a form that is linear in its data are one.
    #[inline]
    pub fn sums(
        &self,
        g: impl Fn(usize) -> f64,
        mut visit: impl FnMut(&Invariant<S, D, A, T>, f64),
    ) {
        for pair in &self.pairs {
            self.sums_of(pair, &g, &mut visit);
        }
    }

    /// The same of one pair.
    #[inline]
    pub(crate) fn sums_of(
        &self,
        pair: &Range<usize>,
        g: impl Fn(usize) -> f64,
        mut visit: impl FnMut(&Invariant<S, D, A, T>, f64),
    ) {
        let own = &self.invariants[pair.clone()];
        let g = |i: usize| g(pair.start + i);
        let mut i = 0;
        while let Some(inv) = own.get(i) {
            let k = g(i);
            i += 1;
            let next = |i: usize| own.get(i).filter(|n| n.form == inv.form);
            if !inv.is_linear() || next(i).is_none() {
                if k != 0.0 {
                    visit(inv, k);
                }
                continue;
            }
            let mut sum = inv.scaled(k);
            while let Some(other) = next(i) {
                sum.add(g(i), other);
                i += 1;
            }
            visit(&sum, 1.0);
        }
    }

    /// Gradients of its invariants; see [`Invariant::gradient`].
    #[inline]
    pub fn gradients(
        &self,
        test: &[Pose<D>],
        eval: &[Pose<D>],
    ) -> [[SVector<f64, T>; 2]; MAX_INVARIANTS] {
        std::array::from_fn(|i| match self.invariants.get(i) {
            Some(inv) => inv.gradient(test, eval),
            None => [SVector::zeros(); 2],
        })
    }

    /// Scatters a derivative by two pairs of nodes at a time, those of its rows and those of its columns: `fill` adds to their blocks what
    /// the invariants in the two ranges give.
    #[inline]
    pub(crate) fn add_blocks(
        &self,
        n: usize,
        sink: &mut impl BlockSink<T>,
        mut fill: impl FnMut(&Range<usize>, &Range<usize>, &mut PairBlocks<T>),
    ) {
        for rows in &self.pairs {
            for cols in &self.pairs {
                let mut blocks = PairBlocks::zero();
                fill(rows, cols, &mut blocks);
                scatter(sink, n, self.nodes(rows), self.nodes(cols), &blocks);
            }
        }
    }

    /// Adds T-ELM-16 at a configuration, with weights of its two sums.
    pub(crate) fn add_stiffness(
        &self,
        n: usize,
        q: &[Pose<D>],
        c: &Coefficients,
        [elastic, stress]: [f64; 2],
        sink: &mut impl BlockSink<T>,
    ) {
        let gradients = self.gradients(q, q);
        self.add_blocks(n, sink, |rows, cols, blocks| {
            for i in rows.clone() {
                let mut along = [SVector::<f64, T>::zeros(); 2];
                for (h, g) in c.h[i][cols.clone()].iter().zip(&gradients[cols.clone()]) {
                    if elastic * h != 0.0 {
                        along[0] += g[0] * (elastic * h);
                        along[1] += g[1] * (elastic * h);
                    }
                }
                blocks.add_dyad(1.0, &gradients[i], &along);
            }
            if rows == cols {
                let second = |inv: &Invariant<S, D, A, T>, g: f64| {
                    inv.add_second(blocks, g, 1.0, 1.0, q, q, q);
                };
                self.sums_of(rows, |i| stress * c.g[i], second);
            }
        });
    }
}

/// What the law says.
impl<S, const D: usize, const A: usize, const T: usize> ForceElement<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Whether it dissipates by rates.
    #[inline]
    pub fn dissipates(&self) -> bool {
        self.law.dissipates()
    }

    /// Whether it is known to be a smooth function of its invariants, and moderate; without memory.
    pub fn is_smooth(&self) -> bool {
        matches!(
            &self.law,
            AnyElement::Spring(_)
                | AnyElement::Torsion(_)
                | AnyElement::Bushing(_)
                | AnyElement::Drive(_)
                | AnyElement::Beam(_)
        )
    }

    /// Whether it attracts without bound as its invariant, a squared distance, goes to zero.
    pub fn attracts(&self) -> bool {
        matches!(&self.law, AnyElement::Gravitation(g) if g.constant > 0.0)
    }

    /// Why it cannot be followed any longer after a step.
    pub fn fault(&self, q0: &[Pose<D>], q1: &[Pose<D>]) -> Option<Fault> {
        let AnyElement::Beam(beam) = &self.law else {
            return None;
        };
        let [s0, s1] = match self.beam() {
            Some(view) => [q0, q1].map(|q| view.values(view.of(q))),
            None => [q0, q1].map(|q| self.values(q)),
        };
        beam.fault(&s0[..self.count()], &s1[..self.count()])
    }

    /// Whether it depends on time.
    pub fn is_timed(&self) -> bool {
        let drives = matches!(&self.law, AnyElement::Drive(d) if d.law.value.constant().is_none());
        drives || self.law.is_timed()
    }

    /// Coefficients of energy minus drive at values of the invariants.
    #[inline]
    pub fn gradient(&self, time: f64, s: &[f64], phase: f64, out: &mut Coefficients) {
        let n = self.count();
        out.clear(n);
        self.law.gradient(time, &s[..n], phase, out);
    }

    /// The same as discrete gradient over a step.
    #[inline]
    pub fn discrete_gradient(&self, t: &Travel<'_>, out: &mut Coefficients) {
        out.clear(self.count());
        self.law.discrete_gradient(&t.change(self.count()), out);
    }

    /// Coefficients of what is dissipated by rates over a step.
    #[inline]
    pub fn dissipation(&self, t: &Travel<'_>, out: &mut Coefficients) {
        out.clear(self.count());
        self.law.dissipation(&t.change(self.count()), out);
    }

    /// The same of a step from its end to its start.
    #[inline]
    pub fn dissipation_back(&self, t: &Travel<'_>, phase: f64, out: &mut Coefficients) {
        let (s0, s1) = (t.s1, t.s0);
        self.dissipation(
            &Travel {
                s0,
                s1,
                phase,
                ..*t
            },
            out,
        );
    }

    /// Adds the coefficients of what is dissipated at rates of the invariants; `h` is the derivative by the rates.
    #[inline]
    pub fn damping(&self, s: &[f64], phase: f64, s_dot: &[f64], out: &mut Coefficients) {
        let n = self.count();
        self.law.dissipation_rate(&s[..n], phase, &s_dot[..n], out);
    }

    /// Work of drives over a step [J].
    #[inline]
    pub fn work(&self, t: &Travel<'_>) -> f64 {
        self.law.work(&t.change(self.count()))
    }

    /// Power of its drive, and what its dissipative part takes, when the nodes move with these twists [W]; `scratch` is memory.
    pub(crate) fn power(
        &self,
        time: f64,
        q: &[Pose<D>],
        twists: &[SVector<f64, T>],
        phase: f64,
        scratch: &mut Coefficients,
    ) -> [f64; 2] {
        let n = self.count();
        let s = self.values(q);
        let mut s_dot = [0.0; MAX_INVARIANTS];
        for (rate, inv) in s_dot.iter_mut().zip(&self.invariants) {
            let [a, b] = inv.gradient(q, q);
            *rate = a.dot(&twists[inv.a]) + b.dot(&twists[inv.b]);
        }
        let moving: [Dual; MAX_INVARIANTS] = std::array::from_fn(|i| Dual::new(s[i], s_dot[i]));
        let work = self.law.drive(time, &moving[..n], phase).eps;
        let mut dissipated = 0.0;
        if self.dissipates() {
            scratch.clear(n);
            self.damping(&s, phase, &s_dot, scratch);
            dissipated = scratch
                .g
                .iter()
                .zip(&s_dot)
                .take(n)
                .map(|(g, v)| g * v)
                .sum();
        }
        [work, dissipated]
    }

    /// Energy that is dissipated over a step by rates: what its forces take, less what a medium that flows has given [J].
    pub fn lost(&self, t: &Travel<'_>) -> f64 {
        if !self.dissipates() {
            return 0.0;
        }
        let mut c = Coefficients::default();
        self.dissipation(t, &mut c);
        let ways = t.s1.iter().zip(&t.s0).zip(&c.g).take(self.count());
        let taken: f64 = ways.map(|((s1, s0), g)| g * (s1 - s0)).sum();
        taken + self.work(t)
    }
}
