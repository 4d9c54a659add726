//! The start of a study: the end of another one, accelerations, and what servos ask for there.

use crate::control::{self, ServoReport};
use crate::equilibrium;
use crate::error::{ModelError, ModelErrors};
use crate::model::{Formulation, Model, Scheme, Study, StudyKind};
use crate::simulate::{Simulation, study_path};
use crate::step::velocity::rate_of;
use crate::step::{Momentum, Stepper, Twist};
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

/// What happens at the start without motors.
struct FirstRates<const D: usize> {
    /// Accelerations of the director coordinates.
    acceleration: Vec<Momentum<D>>,
    /// Accelerations of the servo coordinates.
    outputs: Vec<f64>,
}

/// Initial accelerations without motors, from two small variational steps forth and back.
fn start_without_motors<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    at: Option<&Start<D, T>>,
) -> Result<FirstRates<D>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let h = 1e-2 * study.step;
    let plain = Study {
        formulation: Formulation::NullSpace,
        ..study.clone()
    };
    let mut rates: Vec<Vec<Momentum<D>>> = vec![];
    let mut outputs: Vec<Vec<f64>> = vec![];
    for sign in [1.0, -1.0] {
        let (mut stepper, _) =
            Simulation::<S, D, A, T>::stepper(model, &plain, Scheme::Midpoint, at)?;
        let servos = std::mem::take(&mut stepper.mech.servos);
        if stepper.step(sign * h).is_err() {
            return Err(ModelErrors(vec![
                ModelError::new("", "the initial acceleration cannot be computed")
                    .with_help("use another scheme, or a smaller step"),
            ]));
        }
        let mut v = stepper.new_velocities();
        stepper.velocities(&mut v);
        let q = &stepper.state.q;
        outputs.push(servos.iter().map(|s| s.output.rate(q, &v.twists)).collect());
        rates.push(stepper.director_rates());
    }
    let half = 0.5 / h;
    Ok(FirstRates {
        acceleration: rates[0]
            .iter()
            .zip(&rates[1])
            .map(|(p, m)| Momentum {
                linear: (p.linear - m.linear) * half,
                director: (p.director - m.director) * half,
            })
            .collect(),
        outputs: outputs[0]
            .iter()
            .zip(&outputs[1])
            .map(|(p, m)| (p - m) * half)
            .collect(),
    })
}

/// Accelerations (generalised-alpha) and motor forces at the start; what servos ask for is examined.
pub(crate) fn start_with_motors<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    stepper: &mut Stepper<S, D, A, T>,
    at: Option<&Start<D, T>>,
) -> Result<Option<ServoReport>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let driven = !stepper.mech.servos.is_empty();
    if stepper.table.alpha.is_none() && !driven {
        return Ok(None);
    }
    let mut start = start_without_motors::<S, D, A, T>(model, study, at)?;
    let report = control::examine(model, study, stepper, &start.outputs)?;
    if driven {
        let servos = stepper.mech.servos.iter().zip(&start.outputs);
        let wanted: Vec<f64> = servos
            .map(|(s, without)| s.motion.derivative(0.0, 2) - without)
            .collect();
        let mut twists = vec![Twist::<T>::zeros(); stepper.mech.n()];
        stepper.initial_motors(&wanted, &mut twists);
        for (i, a) in start.acceleration.iter_mut().enumerate() {
            let more = rate_of::<S, D, A, T>(&stepper.state.q[i].r, &twists[i]);
            a.linear += more.linear;
            a.director += more.director;
        }
    }
    stepper.set_accelerations(&start.acceleration);
    Ok(report)
}
