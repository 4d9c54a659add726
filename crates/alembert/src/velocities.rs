//! The start of a motion: velocities as the model gives them, or a refusal.
//!
//! Velocities are projected on what joints allow, with the mass matrix. A velocity that is given for a body must come out of it as
//! it went in; one that does not contradicts a joint.

use crate::error::{ModelError, ModelErrors};
use crate::model::{BeamAxes, Force, Model, Scheme, StudyKind};
use crate::simulate::Simulation;
use crate::step::{Stepper, Twist};
use crate::system::compile::{AssemblyReport, BodyFrame, compile};
use alembert_math::Space;
use nalgebra::SVector;
use std::collections::BTreeSet;

/// Part of the largest speed by which given velocities may miss what joints allow: data of four digits.
pub(crate) const TOLERANCE: f64 = 1e-3;

/// The same on the staggered grid, whose segments meet a field of velocities only as well as they can.
const OF_A_GRID: f64 = 0.1;

/// Compiles a model and, if it is to move, looks at its velocities.
pub(crate) fn assembled<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
) -> Result<AssemblyReport, ModelErrors>
where
    S: Space<D, A, T>,
{
    let mut studies = model.studies.iter();
    let Some(study) = studies.find(|s| s.kind == StudyKind::Motion) else {
        return Ok(compile::<S, D, A, T>(model)?.assembly);
    };
    let (_, parts) = Simulation::<S, D, A, T>::stepper(model, study, Scheme::Midpoint, None)?;
    Ok(parts.3)
}

/// Sets the initial velocities; refuses those that a joint does not allow.
pub(crate) fn set_velocities<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    stepper: &mut Stepper<S, D, A, T>,
    twists: &[Twist<T>],
    (frames, node_of): (&[BodyFrame<D>], &[usize]),
    step: f64,
) -> Result<(), ModelErrors>
where
    S: Space<D, A, T>,
{
    if stepper.set_velocities(twists, step).is_none() {
        return Err(no_inertia());
    }
    let mut found = stepper.new_velocities();
    stepper.velocities(&mut found);
    // the largest speed that was asked for, of centres and of what turns about them
    let speed = twists.iter().map(parts::<D, A, T>);
    let speed = speed.fold(0.0_f64, |m, (v, w)| {
        m.max(v.norm()).max(w.norm() * stepper.mech.length)
    });
    let staggered = staggered_rods(model);
    let (mut errors, mut told) = (vec![], None);
    for (k, (frame, &node)) in frames.iter().zip(node_of).enumerate() {
        let (Some((v, w)), true) = (&frame.velocity, node < stepper.mech.n()) else {
            continue;
        };
        let rod = model.bodies.get(k).and_then(|b| b.name.rsplit_once('.'));
        let rod = rod.map_or("", |(rod, _)| rod);
        // of the nodes of a rod the first one is enough
        if !rod.is_empty() && told.replace(rod) == Some(rod) {
            continue;
        }
        let (center, spin) = parts::<D, A, T>(&found.twists[node]);
        let arm = stepper.state.q[node].r * (frame.directors.transpose() * frame.center);
        let origin = center - S::rate(&spin, &arm);
        let given = SVector::<f64, D>::from_fn(|i, _| v[i]);
        let turning = SVector::<f64, A>::from_fn(|i, _| if A == 3 { w[i] } else { w[2] });
        let (off, turn) = (origin - given, spin - turning);
        let allowed = speed
            * match staggered.contains(rod) {
                true => OF_A_GRID,
                false => TOLERANCE,
            };
        let before = errors.len();
        if !frame.turns_only && off.norm() > allowed {
            errors.push(contradiction(
                model,
                k,
                "velocity",
                (&given, &origin),
                "m/s",
            ));
        } else if turn.norm() * stepper.mech.length > allowed && !frame.point {
            let key = "angular_velocity";
            errors.push(contradiction(model, k, key, (&turning, &spin), "rad/s"));
        }
        if errors.len() == before {
            told = None;
        }
    }
    match errors.is_empty() {
        true => Ok(()),
        false => Err(ModelErrors(errors)),
    }
}

/// Velocity and angular velocity.
fn parts<const D: usize, const A: usize, const T: usize>(
    t: &Twist<T>,
) -> (SVector<f64, D>, SVector<f64, A>) {
    let v = SVector::from_fn(|k, _| t[k]);
    (v, SVector::from_fn(|k, _| t[D + k]))
}

/// Rods whose elements are told by segments.
fn staggered_rods(model: &Model) -> BTreeSet<&str> {
    let beams = model.forces.iter().filter_map(|f| match f {
        Force::Beam(b) if b.axes == BeamAxes::Second => b.name.split_once('.'),
        _ => None,
    });
    beams.map(|(rod, _)| rod).collect()
}

/// The mass matrix is singular.
pub(crate) fn no_inertia() -> ModelErrors {
    let message = "a motion of the model has no inertia: its mass matrix is singular";
    let help = "give every body that can turn a positive inertia about that axis";
    ModelError::new("", message).with_help(help).into()
}

/// A velocity that a joint does not allow: what was given, what is left of it.
fn contradiction<const N: usize>(
    model: &Model,
    k: usize,
    key: &str,
    (given, found): (&SVector<f64, N>, &SVector<f64, N>),
    unit: &str,
) -> ModelError {
    let count = model.bodies.len();
    let (place, name) = match k < count {
        true => (format!("body[{k}]"), &model.bodies[k].name),
        false => (
            format!("point[{}]", k - count),
            &model.points[k - count].name,
        ),
    };
    let text = |v: &SVector<f64, N>| {
        let list: Vec<String> = v.iter().map(|x| format!("{x:.6}")).collect();
        list.join(", ")
    };
    let joint = model.joints.iter().find(|j| j.bodies.contains(name));
    let held = joint.map_or(String::new(), |j| format!(" of joint \"{}\"", j.name));
    ModelError::new(
        format!("{place}.{key}"),
        format!(
            "`{key}` of \"{name}\" contradicts its joints: ({}) {unit} was given, at most ({}) is possible",
            text(given),
            text(found)
        ),
    )
    .with_help(format!(
        "leave it out and give `speeds`{held}, or give velocities that all joints allow (to {:.1} % of the largest speed)",
        100.0 * TOLERANCE
    ))
}
