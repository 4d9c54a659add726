//! Terms of the objective.

use super::names::Names;
use super::types::{Drive, Ocp, Term, TermKind};
use super::{unit, wrong};
use crate::problem::{Objective, ObjectiveKind};
use crate::tree::{CoordinateKind, Points};
use alembert::error::ModelErrors;
use alembert::model::CompiledSignal;

/// Unit of a term: that of its controls, per metre or radian of its advance.
fn unit_of(ocp: &Ocp, kind: &TermKind, own: &str, per: Option<usize>) -> String {
    let mut unit = own.to_owned();
    if let TermKind::Effort(w) | TermKind::EffortRate(w) = kind {
        let counts = |d: &&Drive| {
            w[d.first..d.first + d.action.components()]
                .iter()
                .any(|w| *w != 0.0)
        };
        let mut units: Vec<&str> = ocp.drives.iter().filter(counts).map(|d| d.unit).collect();
        units.dedup();
        unit = match units.as_slice() {
            ["N"] => own.replace("(N m)", "N"),
            [_] => own.to_owned(),
            _ => own.replace("(N m)", "(N, N m)"),
        };
    }
    let advance = per.and_then(|k| ocp.period.as_ref()?.advance.get(k));
    match advance.map(|a| ocp.setup.tree.kinds[a.coordinate]) {
        Some(CoordinateKind::Angle) => format!("{unit}/rad"),
        Some(_) => format!("{unit}/m"),
        None => unit,
    }
}

/// A term of the objective.
pub(super) fn term(
    ocp: &Ocp,
    names: &Names<'_>,
    o: &Objective,
    path: &str,
) -> Result<Term, ModelErrors> {
    let weights = || -> Vec<f64> {
        let mut w = vec![0.0; ocp.control_names.len()];
        for d in &ocp.drives {
            let chosen = o
                .actuators
                .as_ref()
                .is_none_or(|list| list.contains(&d.name));
            let factor = o.weights.get(&d.name).copied().unwrap_or(1.0);
            if chosen {
                w[d.first..d.first + d.action.components()].fill(factor);
            }
        }
        w
    };
    let missing = |key: &str| {
        wrong(
            &format!("{path}.{key}"),
            format!("this term needs `{key}`"),
            "see docs/problem-file.md",
        )
    };
    let point = |key: &str| -> Result<Points, ModelErrors> {
        let p = o.point.as_ref().ok_or_else(|| missing(key))?;
        names.point(p, &format!("{path}.point"))
    };
    let (kind, own, unit_name) = match o.kind {
        ObjectiveKind::Effort => (TermKind::Effort(weights()), "effort", "(N m)² s"),
        ObjectiveKind::EffortRate => (TermKind::EffortRate(weights()), "effort-rate", "(N m)²/s"),
        ObjectiveKind::Time => (TermKind::Time, "time", "s"),
        ObjectiveKind::KineticEnergy => (TermKind::KineticEnergy, "kinetic-energy", "J s"),
        ObjectiveKind::Position => {
            let axis = o.axis.ok_or_else(|| missing("axis"))?;
            (
                TermKind::Position(point("point")?, unit(axis)),
                "position",
                "m",
            )
        }
        ObjectiveKind::Target => {
            let target = o.target.as_ref().ok_or_else(|| missing("target"))?;
            (
                TermKind::Target(point("point")?, target.xyz()),
                "target",
                "m²",
            )
        }
        ObjectiveKind::ContactImpulse => {
            let contact = o
                .contact
                .as_ref()
                .map(|n| ocp.touches.iter().position(|t| t.name == *n));
            if contact == Some(None) {
                return Err(wrong(
                    &format!("{path}.contact"),
                    "no such contact",
                    "name a [[contact]]",
                ));
            }
            (
                TermKind::ContactImpulse(contact.flatten()),
                "contact-impulse",
                "(N s)²",
            )
        }
        ObjectiveKind::Tracking => {
            let joint = o.joint.as_ref().ok_or_else(|| missing("joint"))?;
            let motion = o.motion.as_ref().ok_or_else(|| missing("motion"))?;
            let motion = CompiledSignal::compile(motion)
                .map_err(|e| wrong(&format!("{path}.motion"), e.to_string(), "see docs"))?;
            let list = names.coordinates(joint, o.coordinate.as_deref(), path)?;
            let Some(&(i, sign)) = list.first() else {
                return Err(missing("coordinate"));
            };
            let unit = match ocp.setup.tree.kinds[i] {
                CoordinateKind::Length => "m² s",
                _ => "rad² s",
            };
            (TermKind::Tracking(i, sign, motion), "tracking", unit)
        }
        ObjectiveKind::Parameter => {
            let mut all = ocp.design.parameters.iter();
            let k = all.position(|p| Some(&p.name) == o.parameter.as_ref());
            let k = k.ok_or_else(|| missing("parameter"))?;
            (TermKind::Parameter(k), "parameter", "1")
        }
    };
    let per = match &o.per {
        None => None,
        Some(name) => {
            let list = ocp.period.as_ref().map_or(&[][..], |p| &p.advance[..]);
            Some(list.iter().position(|a| a.name == *name).ok_or_else(|| {
                wrong(
                    &format!("{path}.per"),
                    format!("\"{name}\" is no advance of [periodic]"),
                    "name a coordinate of periodic.advance",
                )
            })?)
        }
    };
    Ok(Term {
        unit: unit_of(ocp, &kind, unit_name, per),
        name: o.name.clone().unwrap_or_else(|| own.to_owned()),
        weight: o.weight,
        kind,
        per,
    })
}
