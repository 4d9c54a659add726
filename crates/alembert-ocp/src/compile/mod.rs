//! From the problem file to numbers: names become indices, targets become bounds.

mod contacts;
mod demands;
mod drives;
mod ends;
mod names;
mod parameters;
mod phases;
mod types;

pub use crate::conditions::Quantity;
use crate::objectives::Resolving;
pub use crate::objectives::TermKind;
use crate::problem::{AxisName, Objective, ProblemFile, Target};
use crate::scalar::V3;
use crate::tree::CoordinateKind;
use alembert::error::{ModelError, ModelErrors};
use alembert::model::Model;
use contacts::touch;
use demands::{add_demands, period};
use drives::add_drive;
use ends::ends;
pub(crate) use names::Names;
use names::coordinate_names;
use phases::phases;
pub use types::{Advance, Demand, Drive, Ends, MAX_TURN, Ocp, Period, Phase, Term, Touch, Where};

/// Resolves a problem.
pub fn compile(file: &ProblemFile, model: &Model) -> Result<Ocp, ModelErrors> {
    let (design, setup) = parameters::design(file, model)?;
    let model = &*model.expanded();
    let names = Names {
        model,
        setup: &setup,
    };
    let mut ocp = Ocp {
        phases: phases(file)?,
        drives: vec![],
        control_names: vec![],
        limits: vec![],
        touches: vec![],
        start: ends(&names, file.start.as_ref(), true)?,
        end: ends(&names, file.end.as_ref(), false)?,
        demands: vec![],
        period: None,
        terms: vec![],
        max_turn: file.max_turn.unwrap_or(MAX_TURN),
        coordinate_names: coordinate_names(model, &setup),
        unknowns: file
            .solver
            .as_ref()
            .map_or_else(Default::default, |s| s.transcription),
        setup: setup.clone(),
        design,
    };
    for (k, actuator) in file.actuators.iter().enumerate() {
        add_drive(&mut ocp, &names, actuator, &format!("actuator[{k}]"))?;
    }
    for (k, contact) in file.contacts.iter().enumerate() {
        let touch = touch(&names, contact, &format!("contact[{k}]"))?;
        ocp.touches.push(touch);
    }
    for (k, condition) in file.conditions.iter().enumerate() {
        add_demands(&mut ocp, &names, condition, &format!("condition[{k}]"))?;
    }
    if let Some(p) = &file.periodic {
        ocp.period = Some(period(p, &ocp.coordinate_names)?);
    }
    for (k, objective) in file.objectives.iter().enumerate() {
        let path = format!("objective[{k}]");
        let to = Resolving {
            ocp: &ocp,
            names: &names,
            path: &path,
        };
        let term = term(&to, objective)?;
        ocp.terms.push(term);
    }
    check_elements(&ocp)?;
    parameters::check(&ocp)?;
    check_loops(&ocp)?;
    Ok(ocp)
}

/// A term of the objective.
fn term(to: &Resolving<'_>, objective: &Objective) -> Result<Term, ModelErrors> {
    let kind = objective.resolve(to)?;
    let mut unit = kind.unit(to.ocp);
    let list = to.ocp.period.as_ref().map_or(&[][..], |p| &p.advance[..]);
    let per = match objective.per() {
        None => None,
        Some(name) => {
            let found = list.iter().position(|a| a.name == name);
            let k = found.ok_or_else(|| {
                wrong(
                    &format!("{}.per", to.path),
                    format!("\"{name}\" is no advance of [periodic]"),
                    "name a coordinate of periodic.advance",
                )
            })?;
            unit += match to.ocp.setup.tree.kinds[list[k].coordinate] {
                CoordinateKind::Angle => "/rad",
                _ => "/m",
            };
            Some(k)
        }
    };
    Ok(Term {
        name: objective.label().to_owned(),
        weight: objective.weight(),
        kind,
        per,
        unit,
    })
}

/// What forces of the model and the problem cannot have together.
fn check_elements(ocp: &Ocp) -> Result<(), ModelErrors> {
    let elements = &ocp.setup.elements;
    let free = ocp
        .phases
        .iter()
        .position(|p| p.duration[0] < p.duration[1]);
    if let (Some(name), Some(k)) = (&elements.timed, free) {
        return Err(wrong(
            &format!("phase[{k}].duration"),
            format!(
                "\"{name}\" of the model is a function of time, and a free duration shifts its clock"
            ),
            "give the duration a number, or make the force constant",
        ));
    }
    if let Some(e) = elements.with_states() {
        let refused = [
            (
                !ocp.touches.is_empty(),
                "contact[0]",
                "has contacts: a trial step at a release would need states of its own",
                "leave out the contacts or the element",
            ),
            (
                ocp.period.is_some(),
                "periodic",
                "is periodic: what begins at rest does not repeat",
                "ask for the same configuration at both ends by conditions, or leave out the element",
            ),
        ];
        if let Some((_, path, what, help)) = refused.into_iter().find(|r| r.0) {
            let message = format!(
                "\"{}\" of the model has states, and the problem {what}",
                e.name
            );
            return Err(wrong(path, message, help));
        }
    }
    if ocp.unknowns == crate::problem::Transcription::Lifted && !elements.is_empty() {
        return Err(wrong(
            "solver.transcription",
            "the lifted program has no force elements",
            "transcription = \"reduced\"",
        ));
    }
    Ok(())
}

/// What loops of the model and the problem cannot have together.
fn check_loops(ocp: &Ocp) -> Result<(), ModelErrors> {
    let loops = &ocp.setup.loops;
    let Some((what, first)) = loops.first().map(|c| (c.what, c.name.as_str())) else {
        return Ok(());
    };
    if ocp.unknowns == crate::problem::Transcription::Lifted {
        return Err(wrong(
            "solver.transcription",
            format!("the lifted program has no loops, and the {what} \"{first}\" closes one"),
            "transcription = \"reduced\"",
        ));
    }
    // impulses of loops carry momentum from coordinate to coordinate
    for (ends, place) in [(&ocp.start, "start"), (&ocp.end, "end")] {
        let own = loops.iter().flat_map(|c| &c.coordinates);
        let own: Vec<_> = own.map(|(i, _)| ends.momentum[*i]).collect();
        let same = |m: &Option<[f64; 2]>| own.iter().all(|o| o == m);
        if !same(&None) && !same(&Some([0.0; 2])) {
            return Err(wrong(
                &format!("{place}.momentum"),
                format!(
                    "some coordinates of the loop that \"{first}\" closes have a momentum: only that of the whole loop is defined"
                ),
                "rest = true, or no momentum and no rest for joints of the loop",
            ));
        }
    }
    Ok(())
}

const FREE: [f64; 2] = [f64::NEG_INFINITY, f64::INFINITY];

pub(crate) fn wrong(path: &str, message: impl Into<String>, help: &str) -> ModelErrors {
    ModelError::new(path, message).with_help(help).into()
}

/// Bounds of each of `n` components.
fn bounds_of(target: &Target, n: usize, path: &str) -> Result<Vec<[f64; 2]>, ModelErrors> {
    match target {
        Target::Value(v) => Ok(vec![[*v; 2]; n]),
        Target::Values(list) if list.len() == n => Ok(list.iter().map(|v| [*v; 2]).collect()),
        Target::Values(list) => Err(wrong(
            path,
            format!("{} numbers for {n} components", list.len()),
            "give one number for each component",
        )),
        Target::Range(r) => Ok(vec![
            [
                r.min.unwrap_or(f64::NEG_INFINITY),
                r.max.unwrap_or(f64::INFINITY)
            ];
            n
        ]),
    }
}

/// Bounds of sign · quantity.
pub(crate) fn signed(b: [f64; 2], sign: f64) -> [f64; 2] {
    if sign < 0.0 { [-b[1], -b[0]] } else { b }
}

/// Direction of a world axis.
pub(crate) fn unit(axis: AxisName) -> V3<f64> {
    match axis {
        AxisName::X => [1.0, 0.0, 0.0],
        AxisName::Y => [0.0, 1.0, 0.0],
        AxisName::Z => [0.0, 0.0, 1.0],
    }
}
