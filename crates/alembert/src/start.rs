//! The start of a study: the end of another one, accelerations, and what servos ask for there.

use crate::control::{self, ServoReport};
use crate::equilibrium;
use crate::error::{ModelError, ModelErrors};
use crate::model::{Model, Study, StudyKind};
use crate::simulate::study_path;
use crate::step::Stepper;
use crate::step::node::Motors;
use crate::system::pose::Configuration;
use alembert_math::Space;

/// A configuration in which a study starts.
#[derive(Clone, Debug)]
pub(crate) struct Start<const D: usize, const T: usize> {
    /// Poses of all nodes.
    pub q: Configuration<D>,
    /// Coordinates of the tree.
    pub coords: Vec<[f64; T]>,
    /// Followed angles [rad].
    pub angles: Vec<f64>,
}

/// The end of the equilibrium at which a study starts, if it names one; `model` holds everything that any study uses.
pub(crate) fn find_start<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
) -> Result<Option<Start<D, T>>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let Some(at) = &study.start else {
        return Ok(None);
    };
    let place = format!("{}.start.study", study_path(model, study));
    let rest = model.studies.iter();
    let mut rest = rest.filter(|s| s.kind == StudyKind::Equilibrium);
    let Some(rest) = rest.find(|s| s.name == at.study) else {
        let message = format!("there is no study \"{}\" of kind \"equilibrium\"", at.study);
        return Err(ModelError::new(place, message).into());
    };
    let of_rest = model.for_study(rest);
    of_rest
        .with_expanded(|model| equilibrium::last_point::<S, D, A, T>(model, rest, &place))
        .map(Some)
}

/// Accelerations (generalised-alpha) and motor forces at the start; what servos ask for is examined.
pub(crate) fn start_with_motors<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    stepper: &mut Stepper<S, D, A, T>,
) -> Result<Option<ServoReport>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let servos = stepper.mech.servos.len();
    if stepper.table.alpha.is_none() && servos == 0 {
        return Ok(None);
    }
    let mut velocities = stepper.new_velocities();
    stepper.velocities(&mut velocities);
    stepper.solve_node(Motors::Off);
    let outputs: Vec<f64> = (0..servos).map(|k| stepper.servo_acceleration(k)).collect();
    let report = control::examine(model, study, stepper, &outputs)?;
    stepper.solve_node(Motors::Solved);
    stepper.begin_with_node_forces();
    let index = report.as_ref().map(|r| r.index);
    stepper.servos.deep = index.map_or(stepper.motors_lack_effect(), |index| index > 3);
    Ok(report)
}
