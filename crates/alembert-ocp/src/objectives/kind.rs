//! A kind of term as the rest of the program sees it: the table of the problem file, and what it adds up.

use super::piece::{Piece, Pieces, Small, Unknowns};
use crate::compile::{Names, Ocp, wrong};
use crate::problem::Checker;
use crate::scalar::{M3, Scalar, V3};
use crate::transcription::Units;
use crate::tree::Points;
use alembert::error::{ModelError, ModelErrors};
use std::path::Path;

/// The table of a term.
pub(crate) trait Kind {
    /// What it adds up.
    type Law: Law;

    /// Puts the content of files in the place of their names.
    fn read_files(&mut self, _folder: &Path, _path: &str) -> Result<(), ModelError> {
        Ok(())
    }

    /// Says what is wrong with it; `path` is its place in the file, `subject` what it is called.
    fn check(&self, _c: &mut Checker<'_>, _path: &str, _subject: &str) {}

    /// Names become indices.
    fn resolve(&self, to: &Resolving<'_>) -> Result<Self::Law, ModelErrors>;
}

/// What a term adds up: any of three parts.
pub(crate) trait Law: Clone {
    /// Its unit.
    fn unit(&self, ocp: &Ocp) -> String;

    /// What it is of the order of in units of the problem.
    fn size(&self, u: &Units) -> f64;

    /// Its small functions; nothing if the program has not the unknowns they need.
    fn pieces(&self, _u: &dyn Unknowns) -> Option<Pieces> {
        Some(Pieces::default())
    }

    /// A small function of its entries; `refs` are the reference rotations at the nodes.
    fn value<S: Scalar>(&self, _piece: &Piece, _z: &[S], _refs: &[Vec<M3<f64>>]) -> S {
        S::zero()
    }

    /// The point at the end that it looks at.
    fn point(&self) -> Option<&Points> {
        None
    }

    /// A function of that point, of the second degree at most: the lifted program asks for a polynomial.
    fn at_point<S: Scalar>(&self, _x: &V3<S>) -> S {
        S::zero()
    }

    /// How far that point has to go from a place.
    fn way(&self, _x: &V3<f64>) -> f64 {
        0.0
    }

    /// Whether it is the integral of the kinetic energy, which is part of the action already.
    fn is_kinetic_energy(&self) -> bool {
        false
    }
}

/// The small functions of a term.
pub(crate) struct Summands<'l, L>(pub &'l L);

impl<L: Law> Small for Summands<'_, L> {
    #[inline]
    fn value<S: Scalar>(&self, piece: &Piece, z: &[S], refs: &[Vec<M3<f64>>]) -> S {
        self.0.value(piece, z, refs)
    }
}

/// What a table needs to become a law.
pub(crate) struct Resolving<'a> {
    /// The problem, with its actuators, contacts and conditions.
    pub ocp: &'a Ocp,
    /// Names of the model.
    pub names: &'a Names<'a>,
    /// Place of the table in the file.
    pub path: &'a str,
}

impl Resolving<'_> {
    /// A key that must be there.
    pub fn needed<'k, T>(&self, key: &str, value: &'k Option<T>) -> Result<&'k T, ModelErrors> {
        value.as_ref().ok_or_else(|| {
            wrong(
                &format!("{}.{key}", self.path),
                format!("this term needs `{key}`"),
                "see docs/problem-file.md",
            )
        })
    }
}
