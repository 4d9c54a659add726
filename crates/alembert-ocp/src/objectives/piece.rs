//! Small functions of a few unknowns, of which terms are sums, and their derivatives.
//!
//! Places are found once; derivatives are dual numbers of the functions, those of second order dual numbers of dual numbers.

use crate::scalar::{Dual, M3, Scalar};
use crate::transcription::NONE;

/// Most entries of a piece: three controls, three coordinates at each end, the length of the step.
pub(crate) const MOST: usize = 10;

/// A number on which a piece depends: a variable times a factor, or a constant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The variable, or none.
    pub at: usize,
    /// Its factor, or the constant.
    pub factor: f64,
}

impl Entry {
    /// A variable.
    pub fn variable(at: usize) -> Self {
        Self { at, factor: 1.0 }
    }

    /// A number.
    pub fn constant(factor: f64) -> Self {
        Self { at: NONE, factor }
    }

    /// The number, if it is none of the unknowns.
    pub fn given(&self) -> Option<f64> {
        (self.at == NONE).then_some(self.factor)
    }

    #[inline]
    fn value(&self, x: &[f64]) -> f64 {
        match self.at {
            NONE => self.factor,
            at => self.factor * x[at],
        }
    }
}

/// A small function: which one, and its entries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    /// Step, where it has one.
    pub step: usize,
    /// Its number among those of the step.
    pub part: usize,
    first: usize,
    count: usize,
}

/// What small functions are made of, for any scalar.
pub(crate) trait Small {
    /// A small function of its entries; `refs` are the reference rotations at the nodes.
    fn value<S: Scalar>(&self, piece: &Piece, z: &[S], refs: &[Vec<M3<f64>>]) -> S;
}

/// The small functions of a term.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pieces {
    list: Vec<Piece>,
    entries: Vec<Entry>,
}

/// The unknowns of a program, for pieces.
pub(crate) trait Unknowns {
    /// Number of steps.
    fn steps(&self) -> usize;
    /// Number of phases.
    fn phases(&self) -> usize;
    /// A component of the controls of a step.
    fn control(&self, n: usize, c: usize) -> Entry;
    /// A coordinate at a node, where the program has coordinates.
    fn coordinate(&self, n: usize, i: usize) -> Option<Entry>;
    /// First coordinate of a rotation of three.
    fn ball(&self, ball: usize) -> usize;
    /// Length of a step.
    fn length(&self, n: usize) -> Entry;
    /// Duration of a phase.
    fn duration(&self, p: usize) -> Entry;
    /// A parameter of the model, where the program has parameters.
    fn parameter(&self, k: usize) -> Option<Entry>;
    /// Normal impulses where contacts close; of one contact or of all.
    fn impulses(&self, touch: Option<usize>) -> Vec<Entry>;
}

/// A call with as much room as the entries need.
macro_rules! sized {
    ($entries:ident, $call:ident($($arg:expr),*)) => {
        match $entries.len() {
            0..=2 => $call::<2>($entries, $($arg),*),
            3..=4 => $call::<4>($entries, $($arg),*),
            _ => $call::<MOST>($entries, $($arg),*),
        }
    };
}

impl Pieces {
    /// Adds a function, at most [`MOST`] entries.
    pub fn push(&mut self, step: usize, part: usize, entries: &[Entry]) {
        debug_assert!(entries.len() <= MOST);
        let (first, count) = (self.entries.len(), entries.len());
        self.entries.extend_from_slice(entries);
        self.list.push(Piece {
            step,
            part,
            first,
            count,
        });
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    fn get(&self, k: usize) -> (&Piece, &[Entry]) {
        let piece = &self.list[k];
        (piece, &self.entries[piece.first..piece.first + piece.count])
    }

    /// The unknowns of one function.
    pub fn unknowns(&self, k: usize) -> impl Iterator<Item = usize> {
        variables(self.get(k).1).map(|(_, entry)| entry.at)
    }

    /// One function.
    pub fn value_of(&self, k: usize, law: &impl Small, x: &[f64], refs: &[Vec<M3<f64>>]) -> f64 {
        let (piece, entries) = self.get(k);
        sized!(entries, plain(law, piece, x, refs))
    }

    /// Visits (variable, derivative) of one function.
    pub fn first_of(
        &self,
        k: usize,
        law: &impl Small,
        x: &[f64],
        refs: &[Vec<M3<f64>>],
        mut out: impl FnMut(usize, f64),
    ) {
        let (piece, entries) = self.get(k);
        sized!(entries, first(law, piece, x, refs, &mut out));
    }

    /// Visits (variable, variable, second derivative) of one function, every pair once.
    pub fn second_of(
        &self,
        k: usize,
        law: &impl Small,
        x: &[f64],
        refs: &[Vec<M3<f64>>],
        mut out: impl FnMut(usize, usize, f64),
    ) {
        let (piece, entries) = self.get(k);
        sized!(entries, second(law, piece, x, refs, &mut out));
    }

    /// The sum of the functions.
    pub fn value(&self, law: &impl Small, x: &[f64], refs: &[Vec<M3<f64>>]) -> f64 {
        (0..self.len())
            .map(|k| self.value_of(k, law, x, refs))
            .sum()
    }

    /// Visits (variable, derivative).
    pub fn visit_first(
        &self,
        law: &impl Small,
        x: &[f64],
        refs: &[Vec<M3<f64>>],
        mut out: impl FnMut(usize, f64),
    ) {
        for k in 0..self.len() {
            self.first_of(k, law, x, refs, &mut out);
        }
    }

    /// Visits (variable, variable, second derivative), every pair once.
    pub fn visit_second(
        &self,
        law: &impl Small,
        x: &[f64],
        refs: &[Vec<M3<f64>>],
        mut out: impl FnMut(usize, usize, f64),
    ) {
        for k in 0..self.len() {
            self.second_of(k, law, x, refs, &mut out);
        }
    }
}

/// A function of at most N entries.
#[inline]
fn plain<const N: usize>(
    entries: &[Entry],
    law: &impl Small,
    piece: &Piece,
    x: &[f64],
    refs: &[Vec<M3<f64>>],
) -> f64 {
    let z: [f64; N] = lifted(entries, x);
    law.value(piece, &z, refs)
}

/// First derivatives of a function of at most N entries.
#[inline]
fn first<const N: usize>(
    entries: &[Entry],
    law: &impl Small,
    piece: &Piece,
    x: &[f64],
    refs: &[Vec<M3<f64>>],
    out: &mut impl FnMut(usize, f64),
) {
    let plain: [Dual; N] = lifted(entries, x);
    for (i, entry) in variables(entries) {
        let mut z = plain;
        z[i].eps = entry.factor;
        out(entry.at, law.value(piece, &z, refs).eps);
    }
}

/// Second derivatives of a function of at most N entries.
#[inline]
fn second<const N: usize>(
    entries: &[Entry],
    law: &impl Small,
    piece: &Piece,
    x: &[f64],
    refs: &[Vec<M3<f64>>],
    out: &mut impl FnMut(usize, usize, f64),
) {
    let plain: [Dual<Dual>; N] = lifted(entries, x);
    for (i, a) in variables(entries) {
        for (j, b) in variables(&entries[..=i]) {
            let mut z = plain;
            z[i].eps.re = a.factor;
            z[j].re.eps = b.factor;
            // a pair of entries of one variable stands for both orders
            let twice = if i != j && a.at == b.at { 2.0 } else { 1.0 };
            out(a.at, b.at, twice * law.value(piece, &z, refs).eps.eps);
        }
    }
}

/// Entries that are variables.
fn variables(entries: &[Entry]) -> impl Iterator<Item = (usize, &Entry)> {
    entries.iter().enumerate().filter(|(_, e)| e.at != NONE)
}

/// Values of entries, without derivatives.
#[inline]
fn lifted<S: Scalar, const N: usize>(entries: &[Entry], x: &[f64]) -> [S; N] {
    let mut z = [S::zero(); N];
    for (z, entry) in z.iter_mut().zip(entries) {
        *z = S::constant(entry.value(x));
    }
    z
}
