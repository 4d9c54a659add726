//! What the Lie group scheme has no equations for.

use crate::error::ModelError;
use crate::model::{BeamAxes, Force, Grid, JointKind, Model, Space, suggest};

const REMEDY: &str = "it steps rods and rigid bodies in 3d, free, welded together or welded to ground, under gravity, forces and torques; use scheme = \"midpoint\" for this model, or name it in `without` if it is a force or servo";

/// What the scheme refuses in a model; `path` is that of the study.
pub(crate) fn refusals(model: &Model, path: &str) -> Vec<ModelError> {
    let mut out = vec![];
    let mut add = |what: String| {
        let message = format!("the lie-group scheme has no equations for {what}");
        out.push(ModelError::new(format!("{path}.scheme"), message).with_help(REMEDY));
    };
    if model.space == Space::Planar {
        add("planar models".to_owned());
    }
    let named = |kind: &str, name: &str| format!("{kind} \"{}\"", suggest::shorten(name));
    if let Some(point) = model.points.first() {
        add(named("point", &point.name));
    }
    for joint in &model.joints {
        if !matches!(joint.kind, JointKind::Weld | JointKind::Free) {
            add(named(
                &format!("the {} joint", joint.kind.name()),
                &joint.name,
            ));
        }
    }
    for force in &model.forces {
        let known = matches!(
            force,
            Force::Beam(_) | Force::Force(_) | Force::Torque(_) | Force::Distributed(_)
        );
        let staggered = matches!(force, Force::Beam(f) if f.axes != BeamAxes::Mean || f.bending_length.is_some());
        if !known || staggered {
            add(named(&format!("the {}", force.kind()), force.name()));
        }
    }
    for rod in model.rods.iter().filter(|r| r.grid == Grid::Staggered) {
        add(named("the staggered grid of rod", &rod.name));
    }
    for coupling in &model.couplings {
        add(named("coupling", &coupling.name));
    }
    for servo in &model.servos {
        add(named("servo", &servo.name));
    }
    out
}
