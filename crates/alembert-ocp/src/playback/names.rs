//! Actuators and contacts of a problem file as the simulator knows them: names become indices.

use crate::compile::wrong;
use crate::problem::{ActionFrame, BodyAction, ProblemFile, Release};
use alembert::error::ModelErrors;
use alembert::model::Model;
use alembert::replay;

/// Position of a body or point of the model by name.
fn body_index(model: &Model, path: &str, name: &str) -> Result<usize, ModelErrors> {
    let bodies = model.bodies.iter().map(|b| &b.name);
    let mut all = bodies.chain(model.points.iter().map(|p| &p.name));
    all.position(|n| n == name).ok_or_else(|| {
        wrong(
            path,
            format!("no body or point is called \"{name}\""),
            "name a body of the model",
        )
    })
}

/// The actuators of the file.
pub fn actuators(
    file: &ProblemFile,
    model: &Model,
) -> Result<Vec<(String, replay::Actuator)>, ModelErrors> {
    let model = &*model.expanded();
    let mut out = vec![];
    for (k, a) in file.actuators.iter().enumerate() {
        let path = format!("actuator[{k}]");
        let actuator = match (&a.joint, &a.body) {
            (Some(name), _) => {
                let found = model.joints.iter().position(|j| j.name == *name);
                let joint = found.ok_or_else(|| {
                    wrong(
                        &format!("{path}.joint"),
                        format!("no joint is called \"{name}\""),
                        "name a joint of the model",
                    )
                })?;
                let names = model.joints[joint].kind.coordinate_names();
                let wanted = a.coordinate.as_ref();
                replay::Actuator::Joint {
                    joint,
                    coordinate: wanted.and_then(|c| names.iter().position(|n| n == c)),
                }
            }
            (None, None) if a.force.is_some() => {
                let name = a.force.as_deref().unwrap_or_default();
                let found = model.forces.iter().position(|f| f.name() == name);
                let force = found.ok_or_else(|| {
                    wrong(
                        &format!("{path}.force"),
                        format!("no force is called \"{name}\""),
                        "name a motor of the model",
                    )
                })?;
                replay::Actuator::Input { force }
            }
            (None, body) => {
                let name = body.as_deref().unwrap_or_default();
                let body = body_index(model, &format!("{path}.body"), name)?;
                let body_axes = a.frame == ActionFrame::Body;
                match a.kind.unwrap_or_default() {
                    BodyAction::Torque => replay::Actuator::BodyTorque { body, body_axes },
                    BodyAction::Force => replay::Actuator::BodyForce {
                        body,
                        point: a.at.as_ref().map_or([0.0; 3], |v| v.xyz()),
                        body_axes,
                    },
                }
            }
        };
        out.push((a.name.clone(), actuator));
    }
    Ok(out)
}

/// The contacts of the file.
pub fn contacts(
    file: &ProblemFile,
    model: &Model,
) -> Result<Vec<(String, replay::Contact)>, ModelErrors> {
    let model = &*model.expanded();
    let mut out = vec![];
    for (k, c) in file.contacts.iter().enumerate() {
        let contact = replay::Contact {
            body: body_index(model, &format!("contact[{k}].body"), &c.body)?,
            point: c.at.as_ref().map_or([0.0; 3], |v| v.xyz()),
            force_free: c.release == Release::ForceFree,
        };
        out.push((c.name.clone(), contact));
    }
    Ok(out)
}
