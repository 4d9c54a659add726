//! Actuators, and the controls they add.

use super::names::Names;
use super::types::{Drive, Ocp};
use super::{FREE, wrong};
use crate::actions::{Action, Local};
use crate::problem::{ActionFrame, Actuator, BodyAction, Limit, PointOf};
use crate::scalar::sub;
use crate::tree::CoordinateKind;
use alembert::error::ModelErrors;
use alembert::system::forces::input_names;

/// Adds an actuator and its controls.
pub(super) fn add_drive(
    ocp: &mut Ocp,
    names: &Names<'_>,
    a: &Actuator,
    path: &str,
) -> Result<(), ModelErrors> {
    let planar = ocp.setup.tree.planar;
    let mut parts: Vec<(Action, Vec<String>, &'static str)> = vec![];
    match (&a.joint, &a.body) {
        (None, None) if a.force.is_some() => parts.push(input(ocp, names, a, path)?),
        (Some(joint), None) => {
            let path = format!("{path}.joint");
            let k = names.joint(joint, &path)?;
            let place = ocp.setup.joints[k].clone();
            if let Some(ball) = place.as_ref().and_then(|p| p.ball) {
                let local = Local::joint_torque(&ocp.setup.tree, ball);
                let own = ["x", "y", "z"].map(|c| format!("{}.{c}", a.name));
                parts.push((Action::Local(local), own.to_vec(), "N m"));
            } else {
                let list = names.coordinates(joint, a.coordinate.as_deref(), &path)?;
                let known = names.model.joints[k].kind.coordinate_names();
                let single = list.len() == 1;
                for (i, sign) in list {
                    let own = known.get(i - place.as_ref().map_or(0, |p| p.first));
                    let name = match own {
                        Some(own) if !single => format!("{}.{own}", a.name),
                        _ => a.name.clone(),
                    };
                    let angle = ocp.setup.tree.kinds[i] == CoordinateKind::Angle;
                    let unit = if angle { "N m" } else { "N" };
                    parts.push((Action::Direct(i, sign), vec![name], unit));
                }
            }
        }
        (None, Some(body)) => {
            let k = names.body(body, &format!("{path}.body"))?;
            parts.push(body_action(names, a, k, planar, path)?);
        }
        _ => {
            return Err(wrong(
                path,
                "an actuator acts on a joint, on a body, or on a force",
                "give `joint`, `body` or `force`",
            ));
        }
    }
    let count: usize = parts.iter().map(|p| p.1.len()).sum();
    let limits = match &a.limit {
        None => vec![FREE; count],
        Some(Limit::Symmetric(v)) => vec![[-v, *v]; count],
        Some(Limit::Each(list)) if list.len() == count => list.iter().map(|v| [-v, *v]).collect(),
        Some(Limit::Each(list)) => {
            return Err(wrong(
                &format!("{path}.limit"),
                format!("{} limits for {count} components", list.len()),
                "give one number, or one for each component",
            ));
        }
        Some(Limit::Range(r)) => vec![
            [
                r.min.unwrap_or(f64::NEG_INFINITY),
                r.max.unwrap_or(f64::INFINITY)
            ];
            count
        ],
    };
    ocp.limits.extend(limits);
    for (action, own, unit) in parts {
        ocp.drives.push(Drive {
            name: a.name.clone(),
            action,
            first: ocp.control_names.len(),
            unit,
        });
        ocp.control_names.extend(own);
    }
    Ok(())
}

/// The inputs of a force element; from here on it is commanded.
fn input(
    ocp: &mut Ocp,
    names: &Names<'_>,
    a: &Actuator,
    path: &str,
) -> Result<(Action, Vec<String>, &'static str), ModelErrors> {
    let path = format!("{path}.force");
    let name = a.force.as_deref().unwrap_or_default();
    let found = names.model.forces.iter().position(|f| f.name() == name);
    let inputs = found.map_or(vec![], |k| input_names(names.model, k));
    let Some((_, unit)) = inputs.first().copied() else {
        let message = format!("no force of the model with an input is called \"{name}\"");
        return Err(wrong(&path, message, "name a motor of the model"));
    };
    let first = ocp.control_names.len();
    let mut own = ocp.setup.elements.couplings.iter_mut();
    if let Some(coupling) = own.find(|c| c.name == name) {
        if coupling.timed {
            let message = format!("the command of \"{name}\" is a function of time in the model");
            let help = "leave `value` of the motor out: the plan commands it";
            return Err(wrong(&path, message, help));
        }
        if coupling.commanded.is_some() {
            let message = format!("another actuator commands \"{name}\" already");
            return Err(wrong(&path, message, "leave one of them out"));
        }
        coupling.commanded = Some((first, inputs.len()));
    }
    let label = |(input, _): &(&str, &str)| match inputs.len() {
        1 => a.name.clone(),
        _ => format!("{}.{input}", a.name),
    };
    let action = Action::Input(name.to_owned(), inputs.len());
    Ok((action, inputs.iter().map(label).collect(), unit))
}

/// An action on a body from outside.
fn body_action(
    names: &Names<'_>,
    a: &Actuator,
    k: usize,
    planar: bool,
    path: &str,
) -> Result<(Action, Vec<String>, &'static str), ModelErrors> {
    let body = &names.setup.bodies[k];
    let tree = &names.setup.tree;
    let own =
        |list: &[&str]| -> Vec<String> { list.iter().map(|c| format!("{}.{c}", a.name)).collect() };
    let at = a.at.as_ref().map_or([0.0; 3], |v| v.xyz());
    let kind = a.kind.unwrap_or_default();
    let axes: &[&str] = if planar {
        &["x", "y"]
    } else {
        &["x", "y", "z"]
    };
    if kind == BodyAction::Force && a.frame == ActionFrame::World {
        let point = PointOf {
            body: a.body.clone().unwrap_or_default(),
            at: a.at.clone(),
        };
        let point = names.point(&point, path)?;
        return Ok((Action::WorldForce(point, axes.len()), own(axes), "N"));
    }
    let Some((first, ball)) = body.free else {
        return Err(wrong(
            path,
            format!(
                "\"{}\" is carried by a joint: forces in its own axes and torques from outside act on free bodies only",
                a.body.as_deref().unwrap_or_default()
            ),
            "let the actuator act on the joint, or use a force in world axes",
        ));
    };
    match (kind, ball) {
        (BodyAction::Torque, None) => {
            Ok((Action::Direct(first + 2, 1.0), vec![a.name.clone()], "N m"))
        }
        (BodyAction::Torque, Some(ball)) => {
            let local = Local::body_torque(tree, ball, body, a.frame == ActionFrame::Body);
            Ok((Action::Local(local), own(axes), "N m"))
        }
        (BodyAction::Force, _) => {
            let local = Local::body_force(first, ball, body, sub(&at, &body.center));
            Ok((Action::Local(local), own(axes), "N"))
        }
    }
}
