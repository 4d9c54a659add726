//! Servo constraints before the first step: what the motors can do, how smooth the motion must be, what it leaves free.
//!
//! # What it is
//! A servo constraint b(q) = γ(t) with motors along other coordinates may act at once (orthogonal realisation, index 3), only through
//! the motion of other bodies (tangential, index 5 and more), or both (mixed). The index decides which scheme can follow
//! and how many derivatives of γ must be continuous. What the constraint leaves free moves by itself, the internal
//! dynamics; if that is unstable, no causal solution stays bounded.
//!
//! # Equations
//! Linearised at the start, at rest, on the constraints of the joints, in mass-orthonormal coordinates:
//! z̈ = A z + B w, δb = R z, transfer function G(s) = R (s² I - A)⁻¹ B.
//! ```text
//! relative degrees r_i:  σ_i(G(s)) ~ s^{-r_i} for s → ∞;   index = max r_i + 1                                     (T-SRV-3)
//! internal dynamics:     det [ A - s² I, B; R, 0 ] = 0;    growth rate = max Re s                                 (T-SRV-4)
//! ```
//!
//! # Reference
//! Blajer and Kolodziejczyk 2004; Seifried and Blajer 2013 (internal dynamics of servo constraints).
//!
//! # Departures from the reference
//! The realisation is found from the linearisation, not by hand; friction and dampers are left out of it.

mod linear;
#[cfg(test)]
mod tests;

use crate::error::{ModelError, ModelErrors};
use crate::model::{Model, Scheme, Study, first_jump};
use crate::step::Stepper;
use alembert_math::Space;
use linear::Linear;

/// Above this many rates the linearisation (dense algebra) is left out.
const LARGEST: usize = 100;
/// Amplification of errors over the run that is not accepted any more.
const LARGEST_GROWTH: f64 = 1e4;

/// What the motors can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Realisation {
    /// All of them act on the prescribed coordinates at once.
    Orthogonal,
    /// None does.
    Tangential,
    /// Some do.
    Mixed,
}

impl Realisation {
    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Self::Orthogonal => "orthogonal",
            Self::Tangential => "tangential",
            Self::Mixed => "mixed",
        }
    }
}

/// What is known of the servos of a model at its start.
#[derive(Clone, Debug)]
pub struct ServoReport {
    /// Differentiation index of the equations of motion with the servo constraints.
    pub index: usize,
    /// How the motors act.
    pub realisation: Realisation,
    /// Degrees of freedom that the servos leave free.
    pub internal: usize,
    /// Growth rate of the internal dynamics [1/s]; zero when it is stable, not a number when it could not be found.
    pub growth: f64,
}

impl ServoReport {
    /// What a user should know, if anything.
    pub fn warning(&self, study: &Study) -> Option<String> {
        if self.growth.is_nan() {
            return Some(
                "whether the motion that the servos leave free is stable could not be found"
                    .to_owned(),
            );
        }
        (self.growth > 0.0).then(|| {
            format!(
                "the motion that the servos leave free is unstable: deviations grow with {:.3} 1/s, by a factor of {:.1e} over \
                 this run",
                self.growth,
                (self.growth * study.duration).exp()
            )
        })
    }
}

/// Looks at the servos of a model at the start of a study; refuses what cannot work.
pub(crate) fn examine<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    stepper: &Stepper<S, D, A, T>,
    outputs_without_motors: &[f64],
) -> Result<Option<ServoReport>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let mech = &stepper.mech;
    if mech.servos.is_empty() {
        return Ok(None);
    }
    if mech.n_rates() > LARGEST {
        // nothing but what every index asks for
        smooth(model, study, stepper, 3)?;
        return Ok(None);
    }
    let mut linear = Linear::new(stepper, study.duration)?;
    independent(model, &linear)?;
    let wanted: Vec<f64> = mech
        .servos
        .iter()
        .zip(outputs_without_motors)
        .map(|(s, without)| s.motion.derivative(stepper.state.time, 2) - without)
        .collect();
    linear.linearise(stepper, &wanted);
    let degrees = linear.relative_degrees();
    if degrees.contains(&usize::MAX) {
        return Err(no_effect(model));
    }
    let index = degrees.iter().max().copied().unwrap_or(2) + 1;
    let direct = degrees.iter().filter(|r| **r == 2).count();
    let realisation = match direct {
        n if n == degrees.len() => Realisation::Orthogonal,
        0 => Realisation::Tangential,
        _ => Realisation::Mixed,
    };
    smooth(model, study, stepper, index)?;
    consistent(model, &linear, &wanted, stepper, index)?;
    fitting_scheme(model, study, index, realisation)?;
    let bound = degrees.iter().sum::<usize>() / 2;
    let internal = linear.freedom().saturating_sub(bound);
    let report = ServoReport {
        index,
        realisation,
        internal,
        growth: linear.growth(internal),
    };
    bounded(study, &report)?;
    Ok(Some(report))
}

/// Each servo must prescribe something that joints and other servos leave free, and each motor move something of its own.
fn independent(model: &Model, linear: &Linear) -> Result<(), ModelErrors> {
    let name = |k: usize| &model.servos[k].name;
    if let Some(k) = linear.fixed_output() {
        return Err(error(
            format!("servo[{k}]"),
            format!(
                "servo \"{}\" prescribes what the joints already fix",
                name(k)
            ),
            "leave it out, or prescribe a coordinate that can move",
        ));
    }
    if let Some(k) = linear.dependent_output() {
        return Err(error(
            format!("servo[{k}]"),
            format!(
                "servo \"{}\" prescribes what the other servos already determine: they repeat or contradict each other",
                name(k)
            ),
            "prescribe at most as many coordinates as there are degrees of freedom, each free of the others",
        ));
    }
    if let Some(k) = linear.idle_input() {
        return Err(error(
            format!("servo[{k}].input"),
            format!(
                "the motor of servo \"{}\" moves nothing that the motors of the other servos do not move alike",
                name(k)
            ),
            "let it act on a coordinate that can move, one of its own",
        ));
    }
    Ok(())
}

/// The motion must have as many continuous derivatives as the index asks for.
fn smooth<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    stepper: &Stepper<S, D, A, T>,
    index: usize,
) -> Result<(), ModelErrors>
where
    S: Space<D, A, T>,
{
    let needed = index - 2;
    for servo in &stepper.mech.servos {
        let Some(jump) = first_jump(&servo.motion, stepper.state.time + study.duration, needed)
        else {
            continue;
        };
        let what = match jump.derivative {
            0 => "jumps".to_owned(),
            1 => "changes its speed suddenly".to_owned(),
            k => format!("has a derivative of order {k} that jumps"),
        };
        return Err(error(
            format!("servo[{}].motion", servo.servo),
            format!(
                "the motion of servo \"{}\" {what} at t = {:.6} s; with index {index} its first {needed} derivatives must be continuous",
                model.servos[servo.servo].name, jump.time
            ),
            "use a smooth expression, a rest-to-rest polynomial or a spline with a larger `smoothness`",
        ));
    }
    Ok(())
}

/// What motors cannot do at once must fit at the start.
fn consistent<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    linear: &Linear,
    wanted: &[f64],
    stepper: &Stepper<S, D, A, T>,
    index: usize,
) -> Result<(), ModelErrors>
where
    S: Space<D, A, T>,
{
    if index <= 3 {
        return Ok(());
    }
    let servos = &stepper.mech.servos;
    let jerk: Vec<f64> = servos
        .iter()
        .map(|s| s.motion.derivative(stepper.state.time, 3))
        .collect();
    let moves = linear.outputs_move(stepper);
    for (order, values) in [(2_i32, wanted), (3, &jerk[..])] {
        // from a moving start the third derivative also comes from the motion itself, which is not worked out here
        if order == 3 && moves {
            continue;
        }
        let (gap, k) = linear.out_of_reach(values);
        let largest = values.iter().fold(0.0_f64, |m, v| m.max(v.abs()));
        if gap > 1e-4 * (linear.natural(k, order) + largest) {
            return Err(error(
                format!("servo[{k}].motion"),
                format!(
                    "the motion of servo \"{}\" begins with a derivative of order {order} that its motors cannot give at once \
                     (off by {gap:.3e})",
                    model.servos[k].name
                ),
                "let the motion begin at rest and smoothly (a rest-to-rest polynomial), with the model drawn in equilibrium",
            ));
        }
    }
    Ok(())
}

fn fitting_scheme(
    model: &Model,
    study: &Study,
    index: usize,
    realisation: Realisation,
) -> Result<(), ModelErrors> {
    if index <= 3 || study.scheme == Scheme::GeneralizedAlpha {
        return Ok(());
    }
    let place = model.studies.iter().position(|s| s.name == study.name);
    Err(error(
        place.map_or(String::new(), |k| format!("study[{k}].scheme")),
        format!(
            "the motors act on the prescribed coordinates only through other bodies ({} realisation, index {index}); the scheme of \
             study \"{}\" would answer with oscillating forces",
            realisation.name(),
            study.name
        ),
        "use scheme = \"generalized-alpha\" with spectral_radius = 0.3 or less",
    ))
}

fn bounded(study: &Study, report: &ServoReport) -> Result<(), ModelErrors> {
    let factor = (report.growth * study.duration).exp();
    if factor <= LARGEST_GROWTH || factor.is_nan() {
        return Ok(());
    }
    Err(error(
        "servo".to_owned(),
        format!(
            "the motion that the servos leave free is unstable (growth rate {:.3} 1/s): over {} s deviations grow by a factor of {factor:.1e}",
            report.growth, study.duration
        ),
        "prescribe other coordinates (nearer to the motors), add motors, or shorten the run",
    ))
}

fn no_effect(model: &Model) -> ModelErrors {
    let names: Vec<&str> = model.servos.iter().map(|s| s.name.as_str()).collect();
    error(
        "servo".to_owned(),
        format!(
            "the motors cannot make the prescribed motion of {}: some combination of it is out of their reach",
            names.join(", ")
        ),
        "let the motors act on coordinates that move the prescribed ones; the configuration may also be singular",
    )
}

fn error(path: String, message: String, help: &str) -> ModelErrors {
    ModelErrors(vec![ModelError::new(path, message).with_help(help)])
}
