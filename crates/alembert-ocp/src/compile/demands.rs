//! Conditions at nodes, and what repeats over a period.

use super::names::Names;
use super::phases::nodes_of;
use super::types::{Advance, Demand, Ocp, Period, Quantity};
use super::{bounds_of, signed, unit, wrong};
use crate::problem::{AxisName, Condition, Periodic, Range, Target};
use crate::tree::CoordinateKind;
use alembert::error::ModelErrors;

/// Adds the scalars of a condition.
pub(super) fn add_demands(
    ocp: &mut Ocp,
    names: &Names<'_>,
    c: &Condition,
    path: &str,
) -> Result<(), ModelErrors> {
    let at = nodes_of(&ocp.phases, c.at.as_deref(), path)?;
    let axes: Vec<AxisName> = match c.axis {
        Some(axis) => vec![axis],
        None if ocp.setup.tree.planar => vec![AxisName::X, AxisName::Y],
        None => vec![AxisName::X, AxisName::Y, AxisName::Z],
    };
    let label = |axis: &AxisName| format!("{axis:?}").to_lowercase();
    let mut parts: Vec<(String, Quantity)> = vec![];
    if let Some(joint) = &c.joint {
        for (i, sign) in names.coordinates(joint, c.coordinate.as_deref(), path)? {
            if matches!(ocp.setup.tree.kinds[i], CoordinateKind::Ball(..)) {
                return Err(wrong(
                    path,
                    format!(
                        "the rotation of the spherical joint \"{joint}\" has no bounds by component"
                    ),
                    "bound the place of a point of its body, or use a universal joint",
                ));
            }
            parts.push((
                format!("limit of {}", ocp.coordinate_names[i]),
                Quantity::Coordinate(i, sign),
            ));
        }
    } else if let Some(p) = &c.point {
        let point = names.point(p, &format!("{path}.point"))?;
        for axis in &axes {
            parts.push((
                format!("{} of point on {}", label(axis), p.body),
                Quantity::Point(point, unit(*axis)),
            ));
        }
    } else if let Some([p, q]) = &c.distance {
        let path = format!("{path}.distance");
        let (a, b) = (names.point(p, &path)?, names.point(q, &path)?);
        parts.push((
            format!("distance of {} and {}", p.body, q.body),
            Quantity::Distance(a, b),
        ));
    } else if c.center_of_mass == Some(true) {
        for axis in &axes {
            parts.push((
                format!("{} of the centre of mass", label(axis)),
                Quantity::Center(unit(*axis)),
            ));
        }
    }
    let target = match &c.value {
        Some(target) => target.clone(),
        None => Target::Range(Range {
            min: c.min,
            max: c.max,
        }),
    };
    let bounds = bounds_of(&target, parts.len(), &format!("{path}.value"))?;
    let several = parts.len() > 1;
    for ((own, quantity), bound) in parts.into_iter().zip(bounds) {
        let bounds = match quantity {
            Quantity::Coordinate(_, sign) => signed(bound, sign),
            Quantity::Distance(..) => [bound[0].max(0.0).powi(2), bound[1].powi(2)],
            _ => bound,
        };
        let name = match &c.name {
            Some(name) if several => format!("{name}: {own}"),
            Some(name) => name.clone(),
            None => own,
        };
        ocp.demands.push(Demand {
            name,
            at,
            quantity,
            bounds,
        });
    }
    Ok(())
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
