//! Couplings of coordinates as rows: c = y - Σ f_j(x_j) - offset.

use super::coordinates::measure;
use super::joints::JointParts;
use super::one;
use crate::error::ModelErrors;
use crate::model::{CompiledSignal, CurveTable, Model, OverCoordinate};
use crate::system::invariant::Invariant;
use crate::system::mechanism::Measure;
use crate::system::row::{Closure, Curve, ENDS, Ends, Function, Row, Term};
use alembert_math::Space;
use nalgebra::SVector;

/// Adds the couplings to the closures, after those of the joints.
pub fn add<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    parts: &mut JointParts<S, D, A, T>,
    coordinates: &[Measure<S, D, A, T>],
) -> Result<(), ModelErrors>
where
    S: Space<D, A, T>,
{
    for (k, coupling) in model.couplings.iter().enumerate() {
        let path = format!("coupling[{k}]");
        let mut terms = vec![(
            measure(model, parts, coordinates, coupling.on()),
            Function::Factor(1.0),
        )];
        for (j, follow) in coupling.follows.iter().enumerate() {
            let function = match &follow.value {
                None => Function::Factor(-follow.factor.unwrap_or(1.0)),
                Some(value) => {
                    let path = format!("{path}.follows[{j}].value");
                    Function::Curve(Box::new(curve(&path, value, -1.0)?))
                }
            };
            terms.push((measure(model, parts, coordinates, follow.on()), function));
        }
        let Some(nodes) = Ends::of(terms.iter().flat_map(|(m, _)| m.nodes())) else {
            let message = format!(
                "coupling \"{}\" has coordinates between more than {ENDS} bodies",
                coupling.name
            );
            let help = "couple two coordinates at once: let a wheel without load follow some of them, and another coupling that wheel";
            return Err(one(format!("{path}.follows"), message, help));
        };
        let zero = SVector::zeros();
        let [a, b] = nodes.of_joint();
        let terms = terms.into_iter();
        let row = Row {
            // no invariant of its own
            main: Invariant::linear(a, zero, b, zero),
            target: coupling.offset.unwrap_or(0.0),
            scale: 1.0,
            terms: terms.map(|(m, f)| Term::new(m, f, &nodes)).collect(),
        };
        parts.closures.push(Closure {
            joint: model.joints.len() + k,
            nodes,
            rows: vec![row],
        });
    }
    Ok(())
}

/// A function that a constraint follows, times a factor.
pub fn curve(path: &str, value: &OverCoordinate, factor: f64) -> Result<Curve, ModelErrors> {
    let signal = CompiledSignal::over(value).map_err(|e| {
        let help = "write a number, an expression of q or a table";
        one(path.to_owned(), e.to_string(), help)
    })?;
    let around = match value {
        OverCoordinate::Table(CurveTable { table, .. }) => match (table.first(), table.last()) {
            (Some(first), Some(last)) => 0.5 * (first[0] + last[0]),
            _ => 0.0,
        },
        _ => 0.0,
    };
    Ok(Curve {
        factor,
        signal,
        sine: false,
        around,
    })
}
