//! Rows: scalar constraints of joints and couplings.
//!
//! # What it is
//! A row is an invariant and functions of measured coordinates that add up to a constant. Most rows of joints are an invariant alone;
//! the slide of a screw follows its angle, those of a custom joint follow its coordinate, and a coupling (a gear) has coordinates only.
//! A row acts on up to [`ENDS`] nodes.
//!
//! # Equations
//! ```text
//! c = scale (s - target + Σ f_j(y_j)),    f(y) = k y,  k f(y)  or  k sin f(y)
//! between nodes   ∂c = scale (∇s(q̄) + Σ f̄_j ∂y_j),   f̄ = ∫₀¹ f'(y₀ + ξ (y₁ - y₀)) dξ                        (T-RIG-40)
//! ```
//! With the discrete derivative ∂y of a coordinate (T-ELM-4), ∂c · (q₁ - q₀) = c(q₁) - c(q₀) exactly: the constraint does no work in an
//! energy-momentum step, whatever the functions are. A function other than a factor reads an angle in the turn about `around`.
//!
//! # Symbols
//! s invariant · y coordinate [m, rad] · f̄ mean slope of f over the step
//!
//! # Reference
//! Gonzalez 1999 (discrete derivatives of constraints); Betsch and Uhlar 2007 (constraints as quadratic invariants).
//!
//! # Departures from the reference
//! Constraints that are functions of coordinates with turns are added.

use super::invariant::{Form, Invariant, PairBlocks};
use super::mechanism::{AngleSource, Measure};
use super::pose::Pose;
use crate::elements::{Coordinate, Over, mean};
use crate::model::CompiledSignal;
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use nalgebra::{SMatrix, SVector};
use std::ops::Deref;

/// Most nodes of a row: two coordinates of any joints, or more that share bodies.
pub const ENDS: usize = 4;

/// The nodes of a row, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    list: [usize; ENDS],
    len: usize,
}

impl Ends {
    /// Of a joint.
    #[inline]
    pub fn pair([a, b]: [usize; 2]) -> Self {
        Self {
            list: [a, b, a, a],
            len: 2,
        }
    }

    /// Of any nodes, each taken once; nothing if they are too many.
    pub fn of(nodes: impl IntoIterator<Item = usize>) -> Option<Self> {
        let (mut list, mut len) = ([0; ENDS], 0);
        for node in nodes {
            if !list[..len].contains(&node) {
                *list.get_mut(len)? = node;
                len += 1;
            }
        }
        Some(Self { list, len })
    }

    /// The two of a joint.
    #[inline]
    pub fn of_joint(&self) -> [usize; 2] {
        [self.list[0], self.list[self.len.clamp(1, 2) - 1]]
    }

    /// Place of a node among them.
    fn place(&self, node: usize) -> usize {
        self.iter().position(|n| *n == node).unwrap_or(0)
    }
}

impl Deref for Ends {
    type Target = [usize];

    #[inline]
    fn deref(&self) -> &[usize] {
        &self.list[..self.len]
    }
}

impl AsRef<[usize]> for Ends {
    fn as_ref(&self) -> &[usize] {
        self
    }
}

/// Wrenches of a row on its nodes, in their order; zero beyond them.
pub type EndWrenches<const T: usize> = [SVector<f64, T>; ENDS];

/// Wrenches on two nodes as those of a row.
pub fn on_ends<const T: usize>([a, b]: [SVector<f64, T>; 2]) -> EndWrenches<T> {
    [a, b, SVector::zeros(), SVector::zeros()]
}

/// A function of a coordinate.
#[derive(Clone, Debug)]
pub enum Function {
    /// k y
    Factor(f64),
    /// k f(y), or k sin f(y)
    Curve(Box<Curve>),
}

/// A factor times a smooth function of a coordinate.
#[derive(Clone, Debug)]
pub struct Curve {
    /// Factor k.
    pub factor: f64,
    /// f.
    pub signal: CompiledSignal,
    /// Its sine instead.
    pub sine: bool,
    /// Angles are read in the turn about this one [rad].
    pub around: f64,
}

impl Curve {
    /// The angle in the turn in which it is read.
    #[inline]
    pub fn read<R: Scalar>(&self, y: R) -> R {
        let turn = std::f64::consts::TAU;
        y - turn * ((y.value() - self.around) / turn).round()
    }

    /// Mean slope over a way from an angle.
    pub fn mean_from(&self, y: f64, way: f64) -> f64 {
        let y0 = self.read(y);
        mean(&|y| self.slope(y), y0, y0 + way)
    }

    /// The value.
    pub fn value(&self, y: f64) -> f64 {
        self.derivative(y, 0)
    }

    /// First derivative.
    pub fn slope(&self, y: f64) -> f64 {
        self.derivative(y, 1)
    }

    /// Second derivative.
    pub fn bend(&self, y: f64) -> f64 {
        self.derivative(y, 2)
    }

    /// The derivative of an order, two at most, on numbers that may have derivatives themselves.
    pub fn derivative<R: Scalar>(&self, y: R, order: usize) -> R {
        let f = |order| along(&self.signal, y, order);
        let out = match (self.sine, order) {
            (false, _) => f(order),
            (true, 0) => f(0).sin(),
            (true, 1) => f(1) * f(0).cos(),
            (true, _) => f(2) * f(0).cos() - f(1) * f(1) * f(0).sin(),
        };
        out * self.factor
    }
}

/// The derivative of a signal: its Taylor polynomial, which ends where numbers have no derivatives any more.
fn along<R: Scalar>(signal: &CompiledSignal, y: R, order: usize) -> R {
    let at = y.value();
    let (mut sum, mut power) = (R::constant(signal.derivative(at, order)), y - at);
    for k in 1..=R::DEPTH {
        sum += power * signal.derivative(at, order + k);
        power = power * (y - at) / (k + 1) as f64;
    }
    sum
}

impl Function {
    /// Value and first two derivatives; an angle is read in its turn.
    pub fn series<R: Scalar>(&self, y: R) -> [R; 3] {
        match self {
            Self::Factor(k) => [y * *k, R::constant(*k), R::zero()],
            Self::Curve(c) => {
                let y = c.read(y);
                [0, 1, 2].map(|order| c.derivative(y, order))
            }
        }
    }

    /// The value; `near` is the angle followed over turns.
    #[inline]
    fn value<S, const D: usize, const A: usize, const T: usize>(
        &self,
        m: &Measure<S, D, A, T>,
        q: &[Pose<D>],
        near: f64,
    ) -> f64
    where
        S: Space<D, A, T>,
    {
        match self {
            Self::Factor(k) => k * m.value(q, near),
            Self::Curve(c) => c.value(m.value(q, c.around)),
        }
    }

    /// First and second derivative.
    #[inline]
    fn slopes(&self, y: f64) -> [f64; 2] {
        match self {
            Self::Factor(k) => [*k, 0.0],
            Self::Curve(c) => [c.slope(y), c.bend(y)],
        }
    }

    /// Mean slope between two places, and its derivative by the second one, up to the change of the second derivative.
    fn mean_slopes(&self, y0: f64, y1: f64) -> [f64; 2] {
        match self {
            Self::Factor(k) => [*k, 0.0],
            Self::Curve(c) => [mean(&|y| c.slope(y), y0, y1), 0.5 * c.bend(0.5 * (y0 + y1))],
        }
    }

    /// Where angles are read.
    fn around(&self) -> f64 {
        match self {
            Self::Factor(_) => 0.0,
            Self::Curve(c) => c.around,
        }
    }
}

/// A function of a measured coordinate in a row.
#[derive(Clone, Debug)]
pub struct Term<S, const D: usize, const A: usize, const T: usize> {
    /// The coordinate.
    pub measure: Measure<S, D, A, T>,
    /// The function.
    pub function: Function,
    /// Places of its two nodes among those of the row.
    at: [usize; 2],
}

/// Ends of a step, where derivatives are those over the step.
pub type StepEnds<'a, const D: usize> = Option<(&'a [Pose<D>], &'a [Pose<D>])>;

impl<S, const D: usize, const A: usize, const T: usize> Term<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// In a row on these nodes.
    pub fn new(measure: Measure<S, D, A, T>, function: Function, nodes: &Ends) -> Self {
        let at = measure.nodes().map(|node| nodes.place(node));
        Self {
            measure,
            function,
            at,
        }
    }

    /// The coordinate over a step.
    fn over(&self, q0: &[Pose<D>], q1: &[Pose<D>]) -> Over {
        // the angle at the start, so that the one at the end is the nearest to it
        let phase = self.measure.value(q0, self.function.around());
        self.measure.over(q0, q1, phase)
    }

    /// Weights of the invariants of the coordinate in the gradient.
    #[inline]
    fn weights(&self, eval: &[Pose<D>], discrete: StepEnds<'_, D>) -> [f64; 2] {
        match discrete {
            None => {
                let k = match &self.function {
                    Function::Factor(k) => *k,
                    Function::Curve(c) => c.slope(self.measure.value(eval, c.around)),
                };
                self.measure.slope(eval).map(|s| k * s)
            }
            Some((q0, q1)) => {
                let over = self.over(q0, q1);
                let [k, _] = self.function.mean_slopes(over.y0, over.y1);
                over.slope.map(|s| k * s)
            }
        }
    }

    /// Adds the derivative of `l` times its force directions by motions of the end of the step.
    fn add_second(&self, blocks: &mut PairBlocks<T>, l: f64, at: &Second<'_, D>) {
        let m = &self.measure;
        let (slope, bend, end, [k, dk]) = match at.discrete {
            None => {
                let y = m.value(at.test, self.function.around());
                let (slope, slopes) = (m.slope(at.test), self.function.slopes(y));
                (slope, m.bend(at.test), slope, slopes)
            }
            Some((q0, q1)) => {
                let over = self.over(q0, q1);
                let slopes = self.function.mean_slopes(over.y0, over.y1);
                (over.slope, over.bend, over.end, slopes)
            }
        };
        for (i, inv) in m.invariants.iter().enumerate() {
            let row = inv.gradient(at.test, at.test);
            for (j, other) in m.invariants.iter().enumerate() {
                let col = other.gradient(at.end, at.end);
                let curved = k * bend[i][j] + dk * slope[i] * end[j];
                blocks.add_dyad(l * curved, &row, &col);
            }
            let l = l * k * slope[i];
            inv.add_second(blocks, l, at.tau, at.tau, at.test, at.test, at.end);
        }
    }

    /// Second derivative along a motion with these derivatives of all poses.
    pub(super) fn second_rate(&self, q: &[Pose<D>], rate: &[Pose<D>], second: &[Pose<D>]) -> f64 {
        let slope = self.measure.slope(q);
        let parts = self.measure.invariants.iter().zip(slope);
        let speed: f64 = parts.map(|(inv, k)| k * inv.rate_along(q, rate)).sum();
        let [d1, d2] = self
            .function
            .slopes(self.measure.value(q, self.function.around()));
        d1 * self.measure.second_rate(q, rate, second) + d2 * speed * speed
    }
}

/// Where the derivative of a force direction is taken.
pub(crate) struct Second<'a, const D: usize> {
    /// Virtual motions.
    pub test: &'a [Pose<D>],
    /// Part of the end of the step in them.
    pub tau: f64,
    /// End of the step.
    pub end: &'a [Pose<D>],
    /// Both ends, where derivatives are those over the step.
    pub discrete: StepEnds<'a, D>,
}

/// One scalar constraint; see the module documentation.
#[derive(Clone, Debug)]
pub struct Row<S, const D: usize, const A: usize, const T: usize> {
    /// The invariant, between the first two nodes.
    pub main: Invariant<S, D, A, T>,
    /// Value to be kept.
    pub target: f64,
    /// Factor that gives the row the unit m or rad.
    pub scale: f64,
    /// Functions of coordinates that are added to it.
    pub terms: Vec<Term<S, D, A, T>>,
}

/// A joint or a coupling as a set of constraints (used for closures, and for tree joints in the multiplier formulation).
#[derive(Clone, Debug)]
pub struct Closure<S, const D: usize, const A: usize, const T: usize> {
    /// Index of the joint in the model, couplings after the joints; `usize::MAX` for a contact that a replay has closed.
    pub joint: usize,
    /// Its nodes, first and second body of a joint.
    pub nodes: Ends,
    /// Constraints.
    pub rows: Vec<Row<S, D, A, T>>,
}

impl<S, const D: usize, const A: usize, const T: usize> Closure<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Pairs of nodes that its rows couple.
    pub fn pairs(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        let nodes = &self.nodes;
        let after = move |k: usize| nodes[k + 1..].iter().map(move |b| [nodes[k], *b]);
        (0..nodes.len()).flat_map(after)
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Row<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// An invariant that keeps a value.
    pub fn plain(main: Invariant<S, D, A, T>, target: f64, scale: f64) -> Self {
        Self {
            main,
            target,
            scale,
            terms: vec![],
        }
    }

    /// Whether the value is in rad: directions alone count. A coupling has no invariant of its own and the unit of its first coordinate.
    pub fn turns(&self) -> bool {
        match (self.main.form, self.terms.first()) {
            (Form::Dot | Form::Turn, _) => true,
            (Form::Linear, Some(first)) => first.measure.coordinate == Coordinate::Angle,
            _ => false,
        }
    }

    /// Unit of the value: a length of the model, or 1 (rad).
    pub fn unit(&self, length: f64) -> f64 {
        if self.turns() { 1.0 } else { length }
    }

    /// Value of the constraint, with the angles of sources followed over turns.
    #[inline]
    pub fn value(&self, q: &[Pose<D>], angle: impl Fn(AngleSource) -> f64) -> f64 {
        let mut v = self.main.value(q) - self.target;
        for t in &self.terms {
            v += t.function.value(&t.measure, q, angle(t.measure.source));
        }
        v * self.scale
    }

    /// What the functions add to a gradient: place of the two nodes, invariant and its weight.
    #[inline]
    fn visit_terms(
        &self,
        eval: &[Pose<D>],
        discrete: StepEnds<'_, D>,
        mut each: impl FnMut([usize; 2], &Invariant<S, D, A, T>, f64),
    ) {
        for t in &self.terms {
            let weights = t.weights(eval, discrete);
            for (inv, k) in t.measure.invariants.iter().zip(weights) {
                each(t.at, inv, k * self.scale);
            }
        }
    }

    /// Wrenches of the row on its nodes; `discrete` gives the ends of the step for functions of coordinates between nodes.
    #[inline]
    pub fn gradient(
        &self,
        test: &[Pose<D>],
        eval: &[Pose<D>],
        discrete: StepEnds<'_, D>,
    ) -> EndWrenches<T> {
        let [a, b] = self.main.gradient(test, eval);
        let mut out = on_ends([a * self.scale, b * self.scale]);
        self.visit_terms(eval, discrete, |at, inv, k| {
            let [a, b] = inv.gradient(test, eval);
            out[at[0]] += a * k;
            out[at[1]] += b * k;
        });
        out
    }

    /// Gradient by position and directors; see [`Invariant::director_gradient`].
    pub fn director_gradient(&self, q: &[Pose<D>], discrete: StepEnds<'_, D>) -> [Pose<D>; ENDS] {
        let zero = Pose {
            x: SVector::zeros(),
            r: SMatrix::zeros(),
        };
        let [a, b] = self.main.director_gradient(q);
        let mut out = [a.scaled(self.scale), b.scaled(self.scale), zero, zero];
        self.visit_terms(q, discrete, |at, inv, k| {
            let [a, b] = inv.director_gradient(q);
            out[at[0]] = out[at[0]].add_scaled(&a, k);
            out[at[1]] = out[at[1]].add_scaled(&b, k);
        });
        out
    }

    /// Derivative of `l` times the force directions by motions of the end of the step: a block for the two nodes of each term.
    pub(crate) fn second_of_terms(
        &self,
        l: f64,
        at: &Second<'_, D>,
        mut each: impl FnMut([usize; 2], &PairBlocks<T>),
    ) {
        for t in &self.terms {
            let mut blocks = PairBlocks::zero();
            t.add_second(&mut blocks, l * self.scale, at);
            each(t.measure.nodes(), &blocks);
        }
    }
}
