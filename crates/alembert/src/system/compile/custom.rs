//! Rows and functions of custom joints.

use super::couplings::curve;
use super::{Frame, vector};
use crate::elements::Coordinate;
use crate::error::ModelErrors;
use crate::model::{Joint, OverCoordinate};
use crate::system::invariant::Invariant;
use crate::system::mechanism::{AngleSource, Measure};
use crate::system::path_motion::PathMotion;
use crate::system::row::{Curve, Ends, Function, Row, Term};
use alembert_math::Space;
use nalgebra::SVector;

/// The functions of a joint; none for kinds that have none.
pub(super) fn functions(k: usize, joint: &Joint) -> Result<PathMotion, ModelErrors> {
    let mut out = PathMotion::default();
    let lists = [
        ("slides", &joint.slides, &mut out.slides[..]),
        ("turns", &joint.turns, &mut out.turns[..]),
    ];
    for (key, given, to) in lists {
        for (i, (value, to)) in given.iter().flatten().zip(to).enumerate() {
            // what is always zero needs no row of its own
            if *value != OverCoordinate::Number(0.0) {
                *to = Some(curve(&format!("joint[{k}].{key}[{i}]"), value, 1.0)?);
            }
        }
    }
    Ok(out)
}

/// Cosine and sine of the turn about the axis, times the cosine of the turn about x.
pub(super) fn angle<S, const D: usize, const A: usize, const T: usize>(
    [f, m]: &[Frame<D>; 2],
    [a, b]: [usize; 2],
) -> [Invariant<S, D, A, T>; 2]
where
    S: Space<D, A, T>,
{
    let second = m.axes.column(1).into_owned();
    let of = |u: SVector<f64, D>| Invariant::dot(a, u, b, second);
    [
        of(f.axes.column(1).into_owned()),
        of(-f.axes.column(0).into_owned()),
    ]
}

/// The rows T-RIG-41.
pub(super) fn rows<S, const D: usize, const A: usize, const T: usize>(
    path: &PathMotion,
    pair: &[Frame<D>; 2],
    [a, b]: [usize; 2],
    source: AngleSource,
) -> Vec<Row<S, D, A, T>>
where
    S: Space<D, A, T>,
{
    let [f, m] = pair;
    let ends = Ends::pair([a, b]);
    let fa = |c: usize| f.axes.column(c).into_owned();
    let ma = |c: usize| m.axes.column(c).into_owned();
    let measured = |[cos, sin]: [Invariant<S, D, A, T>; 2], source| Measure {
        coordinate: Coordinate::Angle,
        invariants: vec![cos, sin],
        source,
    };
    let follows = |row: &mut Row<S, D, A, T>, curve: &Option<Curve>, sine: bool| {
        if let Some(curve) = curve {
            let curve = Curve {
                factor: -1.0,
                sine,
                ..curve.clone()
            };
            let own = measured(angle(pair, [a, b]), source);
            let function = Function::Curve(Box::new(curve));
            row.terms.push(Term::new(own, function, &ends));
        }
    };
    let mut out = vec![];
    if D == 3 {
        // b₂ leaves the plane of the first turn by the second one
        let mut row = Row::plain(Invariant::dot(a, fa(2), b, ma(1)), 0.0, 1.0);
        follows(&mut row, &path.turns[0], true);
        out.push(row);
        let mut row = Row::plain(Invariant::dot(a, fa(2), b, ma(0)), 0.0, 1.0);
        if path.turns[1].is_some() {
            let zero = vector::<D>([0.0; 3]);
            row.main = Invariant::linear(a, zero, b, zero);
            let third = [
                Invariant::dot(a, fa(2), b, ma(2)),
                Invariant::dot(a, -fa(2), b, ma(0)),
            ];
            let third = measured(third, AngleSource::None);
            row.terms
                .push(Term::new(third, Function::Factor(1.0), &ends));
            follows(&mut row, &path.turns[1], false);
        }
        out.push(row);
    }
    for (c, slide) in path.slides.iter().enumerate().take(D) {
        let along = Invariant::along(a, fa(c), f.origin, b, m.origin);
        let mut row = Row::plain(along, 0.0, 1.0);
        follows(&mut row, slide, false);
        out.push(row);
    }
    out
}
