//! The start of a study: the end of another one, accelerations, and what servos ask for there.

mod file;

use crate::control::{self, ServoReport};
use crate::equilibrium;
use crate::error::{ModelError, ModelErrors};
use crate::model::{Model, Study, StudyKind};
use crate::simulate::study_path;
use crate::step::node::Motors;
use crate::step::{Momentum, Stepper, Twist};
use crate::system::pose::Configuration;
use crate::velocities::{TOLERANCE, no_inertia};
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
    /// What goes on there, if a run has led to it.
    pub moving: Option<Moving<D, T>>,
}

/// The motion that goes on at a start.
#[derive(Clone, Debug)]
pub(crate) struct Moving<const D: usize, const T: usize> {
    /// Time [s].
    pub time: f64,
    /// Velocities of the moving bodies.
    pub twists: Vec<Twist<T>>,
    /// Rates of their directors, of schemes that carry them; else empty.
    pub rates: Vec<Momentum<D>>,
    /// Internal variables of force elements, by name.
    pub memory: Vec<(String, Vec<f64>)>,
    /// The key that asks for it.
    pub place: String,
}

/// The end of the equilibrium or of the recorded run at which a study starts, if it names one; `model` holds everything that any study uses.
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
    if at.file.is_some() {
        let seen = model.for_study(study);
        return seen
            .with_expanded(|model| file::read::<S, D, A, T>(model, study, at))
            .map(Some);
    }
    let place = format!("{}.start.study", study_path(model, study));
    let name = at.study.as_deref().unwrap_or_default();
    let rest = model.studies.iter();
    let mut rest = rest.filter(|s| s.kind == StudyKind::Equilibrium);
    let Some(rest) = rest.find(|s| s.name == name) else {
        let message = format!("there is no study \"{}\" of kind \"equilibrium\"", name);
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

impl<const D: usize, const T: usize> Moving<D, T> {
    /// Sets time, memory and velocities; those that a joint does not allow are refused.
    pub(crate) fn go_on<S: Space<D, A, T>, const A: usize>(
        &self,
        model: &Model,
        stepper: &mut Stepper<S, D, A, T>,
        step: f64,
    ) -> Result<(), ModelErrors> {
        stepper.state.time = self.time;
        for force in stepper.mech.forces.iter().filter(|f| !f.memory.is_empty()) {
            let name = model.forces[force.force].name();
            let kept = self.memory.iter().find(|(kept, _)| kept == name);
            let room = &mut stepper.state.memory[force.memory.clone()];
            if let Some((_, kept)) = kept.filter(|(_, kept)| kept.len() == room.len()) {
                room.copy_from_slice(kept);
            }
        }
        if stepper.set_velocities(&self.twists, step).is_none() {
            return Err(no_inertia());
        }
        let mut found = stepper.new_velocities();
        stepper.velocities(&mut found);
        // as speeds: of centres, and of what turns about them
        let length = stepper.mech.length;
        let speed = |t: &Twist<T>| {
            let parts = t.iter().enumerate();
            parts.fold(0.0_f64, |most, (k, v)| {
                most.max(v.abs() * if k < D { 1.0 } else { length })
            })
        };
        let largest = self.twists.iter().map(speed).fold(0.0, f64::max);
        let pairs = self.twists.iter().zip(&found.twists);
        let change = pairs
            .map(|(given, left)| speed(&(left - given)))
            .fold(0.0, f64::max);
        if change <= TOLERANCE * largest {
            if stepper.table.test != 0.0 && !self.rates.is_empty() {
                stepper.set_rates(&self.rates);
            }
            return Ok(());
        }
        let message = format!(
            "the joints of the model do not allow the velocities of the file: {change:.3e} m/s of {largest:.3e} m/s are lost"
        );
        let help = "start from a run of a model with the same joints and driven points";
        Err(ModelError::new(&self.place, message).with_help(help).into())
    }
}
