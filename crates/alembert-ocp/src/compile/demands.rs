//! Conditions at nodes, and what repeats over a period.

use super::names::Names;
use super::phases::nodes_of;
use super::types::{Advance, Demand, Ocp, Period, Where};
use super::{bounds_of, wrong};
use crate::conditions::{Over, Resolving};
use crate::problem::{Condition, Periodic, Range, Target};
use alembert::error::ModelErrors;

/// Adds the scalars of a condition.
pub(super) fn add_demands(
    ocp: &mut Ocp,
    names: &Names<'_>,
    c: &Condition,
    path: &str,
) -> Result<(), ModelErrors> {
    let at = nodes_of(&ocp.phases, c.at.as_deref(), path)?;
    let last = ocp.phases.iter().map(|p| p.steps).sum();
    let parts = c.resolve(&Resolving {
        ocp,
        names,
        path,
        condition: c,
    })?;
    let target = match &c.value {
        Some(target) => target.clone(),
        None => Target::Range(Range {
            min: c.min,
            max: c.max,
        }),
    };
    let bounds = bounds_of(&target, parts.len(), &format!("{path}.value"))?;
    let several = parts.len() > 1;
    for (part, bound) in parts.into_iter().zip(bounds) {
        let at = at_of(part.law.over(), at, c, last, path)?;
        let name = match &c.name {
            Some(name) if several => format!("{name}: {}", part.name),
            Some(name) => name.clone(),
            None => part.name,
        };
        ocp.demands.push(Demand {
            name,
            at,
            bounds: part.law.bounds(bound),
            places: part.law.places(),
            quantity: part.law,
        });
    }
    Ok(())
}

/// Where a quantity is bounded: at a single node a step before an end, after a start.
fn at_of(
    over: Over,
    at: Where,
    c: &Condition,
    last: usize,
    path: &str,
) -> Result<Where, ModelErrors> {
    let Where::Node(n) = at else { return Ok(at) };
    let text = c.at.as_deref().unwrap_or_default();
    match over {
        Over::Node => Ok(at),
        Over::Step if text == "end" || text.ends_with(".end") => Ok(Where::Before(n)),
        Over::Step => Ok(Where::After(n)),
        Over::TwoSteps if n > 0 && n < last => Ok(at),
        Over::TwoSteps => Err(wrong(
            &format!("{path}.at"),
            "a rate is that between two steps, and here is only one",
            "leave `at` out for the whole motion, or name a phase",
        )),
    }
}

/// What repeats, and what advances.
pub(super) fn period(p: &Periodic, coordinates: &[String]) -> Result<Period, ModelErrors> {
    let mut advance = vec![];
    for (name, target) in &p.advance {
        let path = format!("periodic.advance.{name}");
        let coordinate = coordinates.iter().position(|n| n == name).ok_or_else(|| {
            wrong(
                &path,
                format!("no coordinate is called \"{name}\""),
                &format!("there are: {}", coordinates.join(", ")),
            )
        })?;
        advance.push(Advance {
            name: name.clone(),
            coordinate,
            bounds: bounds_of(target, 1, &path)?[0],
        });
    }
    Ok(Period {
        momentum: p.momentum,
        advance,
    })
}
