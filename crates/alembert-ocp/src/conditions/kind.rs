//! A quantity as the rest of the program sees it: what stands at its key, and what it is.

use super::{Condition, Place};
use crate::compile::{Names, Ocp};
use crate::objectives::{Entry, Piece, Unknowns};
use crate::problem::{AxisName, Checker};
use crate::scalar::{M3, Scalar, V3};
use crate::transcription::Units;
use crate::tree::Points;
use alembert::error::ModelErrors;
use alembert::model::Model;

/// What stands at the key of a quantity.
pub(crate) trait Kind {
    /// Its type.
    type Key;
    /// What is bounded.
    type Law: Law;

    /// Keys beside its own that it takes: `coordinate`, `axis`.
    const TAKES: &'static [&'static str] = &[];

    /// Whether it says anything.
    fn is_given(_key: &Self::Key) -> bool {
        true
    }

    /// Says what is wrong; the number of components where their number is known.
    fn check(key: &Self::Key, c: &mut Checker<'_>, of: &Asked<'_>) -> Option<usize>;

    /// Says what is wrong with values or bounds of which some are negative.
    fn check_negative(_key: &Self::Key, _c: &mut Checker<'_>, _of: &Asked<'_>) {}

    /// The components in words, the same for the same scalar, so that contradictions are found; none: they are not compared.
    fn scalars(_key: &Self::Key, _of: &Condition, _model: &Model) -> Vec<String> {
        vec![]
    }

    /// Unit of its numbers, if it is one for all of them.
    fn unit(key: &Self::Key, of: &Condition, model: &Model) -> Option<&'static str>;

    /// Names become indices: the components.
    fn resolve(
        key: &Self::Key,
        to: &Resolving<'_>,
    ) -> Result<Vec<Component<Self::Law>>, ModelErrors>;
}

/// A condition that is checked.
pub(crate) struct Asked<'a> {
    /// Place of the table in the file.
    pub path: &'a str,
    /// What it is called.
    pub subject: &'a str,
    /// The table.
    pub condition: &'a Condition,
}

/// A component of a quantity.
pub(crate) struct Component<L> {
    /// Name in explanations.
    pub name: String,
    /// What it is.
    pub law: L,
}

/// What a key needs to become a law.
pub(crate) struct Resolving<'a> {
    /// The problem, with its actuators and contacts.
    pub ocp: &'a Ocp,
    /// Names of the model.
    pub names: &'a Names<'a>,
    /// Place of the table in the file.
    pub path: &'a str,
    /// The table.
    pub condition: &'a Condition,
}

impl Resolving<'_> {
    /// The axes that are meant, all of the space when there is no `axis`.
    pub fn axes(&self) -> Vec<(&'static str, AxisName)> {
        let all = [("x", AxisName::X), ("y", AxisName::Y), ("z", AxisName::Z)];
        let space = if self.ocp.setup.tree.planar { 2 } else { 3 };
        let chosen = |a: AxisName| self.condition.axis.is_none_or(|own| own == a);
        all.into_iter()
            .enumerate()
            .filter(|(k, (_, a))| (*k < space || self.condition.axis.is_some()) && chosen(*a))
            .map(|(_, axis)| axis)
            .collect()
    }
}

/// Where a quantity is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Over {
    /// At a node.
    Node,
    /// Over a step.
    Step,
    /// At a node, over the steps before and after it.
    TwoSteps,
}

/// What is bounded: a coordinate, a sum of functions of points, or a small function of unknowns.
pub(crate) trait Law: Clone + PartialEq {
    /// Bounds of the scalar from those of the file.
    fn bounds(&self, file: [f64; 2]) -> [f64; 2] {
        file
    }

    /// What it is of the order of in units of the problem.
    fn size(&self, u: &Units) -> f64;

    /// Where it is.
    fn over(&self) -> Over {
        Over::Node
    }

    /// The coordinate whose bounds these are, and its sign.
    fn coordinate(&self) -> Option<(usize, f64)> {
        None
    }

    /// The point and direction whose place it is.
    fn component(&self) -> Option<(&Points, &V3<f64>)> {
        None
    }

    /// Whether it is a place in the world [m]: how far the motion has to lead.
    fn is_place(&self) -> bool {
        false
    }

    /// Whether masses enter.
    fn has_masses(&self) -> bool {
        false
    }

    /// Points of the functions at a node of which it is the sum.
    fn places(&self) -> Vec<Place> {
        vec![]
    }

    /// One of these functions, of the second degree at most: the lifted program asks for a polynomial.
    fn at_points<S: Scalar>(&self, _part: usize, _x: &[V3<S>]) -> S {
        S::zero()
    }

    /// Whether these functions are of the first degree.
    fn is_linear(&self) -> bool {
        false
    }

    /// Unknowns of the small function over step n, or around node n; nothing if the program has them not.
    fn entries(&self, _u: &dyn Unknowns, _n: usize) -> Option<Vec<Entry>> {
        None
    }

    /// This function; `refs` are the reference rotations at the nodes.
    fn value<S: Scalar>(&self, _piece: &Piece, _z: &[S], _refs: &[Vec<M3<f64>>]) -> S {
        S::zero()
    }
}
