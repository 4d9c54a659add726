//! Modes of a mechanism: frequencies and shapes of small vibrations about rest.
//!
//! # What it is
//! A study of kind "modes". Mass and stiffness are those of the motion and of the equilibrium, on the rates of the joints, loads and
//! constraint forces included; about the start, which must be an equilibrium, or about the equilibrium that is found from it. With damping
//! also the damped eigenvalues. The result is a trajectory that shows one period of each mode, with the figures as channels.
//!
//! # Equations
//! K x = ω² M x (T-EQU-8), s² M x + s C x + K x = 0 (T-EQU-9).
//!
//! # Symbols
//! ω `square` · s `damped`
//!
//! # Reference
//! Ericsson and Ruhe 1980.
//!
//! # Departures from the reference
//! See `eigen.rs`.

mod eigen;
mod operator;
#[cfg(test)]
mod tests;

use self::eigen::{Mode, Spectrum, Trouble};
use self::operator::Operator;
use crate::equilibrium::loading::Part;
use crate::equilibrium::statics::{Failure, Statics};
use crate::equilibrium::{keep_rest, statics};
use crate::error::{ModelError, ModelErrors};
use crate::model::{About, Model, Study, suggest};
use crate::record::Recorder;
use crate::simulate::{Progress, cpu_time, provenance, study_path};
use crate::step::{Formulation, Twist};
use crate::trajectory::{Channel, LedgerEntry, Status, Trajectory, Verdict};
use alembert_math::Space;
use nalgebra::Complex;
use std::f64::consts::TAU;
use std::time::Instant;

/// Modes when the study does not say how many.
const COUNT: u32 = 10;
/// Residuals of modes that are doubtful, and broken.
const RESIDUAL: [f64; 2] = [1e-6, 1e-2];
/// Frames of one period.
const FRAMES: usize = 16;
/// Largest motion that is shown: rotation [rad], translation by the characteristic length.
const AMPLITUDE: f64 = 0.15;
/// Residual of a start, relative to the largest single force, that is an equilibrium.
const AT_REST: f64 = 1e-8;
/// Squares below this, relative to the lowest other one, are zero: rigid motions.
const RIGID: f64 = 1e-6;
/// Asymmetry of the stiffness that is round-off.
const ASYMMETRY: f64 = 1e-6;

/// Everything known of one mode.
struct Figures<const T: usize> {
    /// Undamped angular frequency; zero for rigid motions and where the square is negative [rad/s].
    frequency: f64,
    /// Growth rate of an instability [1/s].
    growth: f64,
    /// With damping or follower loads: the eigenvalue [1/s].
    damped: Option<Complex<f64>>,
    /// Rates of the joints at full amplitude.
    shape: Vec<Twist<T>>,
}

/// Runs a study of modes.
pub(crate) fn simulate<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    monitor: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Trajectory, ModelErrors>
where
    S: Space<D, A, T>,
{
    let (mut rest, (joints, frames, node_of, assembly)) = statics::<S, D, A, T>(model, study)?;
    rest.factor = 1.0;
    let count = study.count.unwrap_or(COUNT) as usize;
    let stepper = &rest.stepper;
    let mut recorder = Recorder::new(model, stepper, joints, frames, node_of, count * FRAMES + 1);
    let clock = (Instant::now(), cpu_time());
    let mut ledger = vec![];
    let mut figures = vec![];
    let status = match settle(model, study, &mut rest)? {
        Some(failure) => {
            let (body, joint) = recorder.body_name(model, failure.body);
            let message = format!(
                "no equilibrium was found: the largest residual is {:.3e} N at body \"{body}\". The frame kept is the start, no \
                 equilibrium. Run a study of kind \"equilibrium\" with load steps to see how far it goes.",
                failure.residual
            );
            rest.settle(0);
            recorder.record(&mut rest.stepper);
            Status::Stalled {
                time: 0.0,
                body,
                joint,
                residual: failure.residual,
                message,
            }
        }
        None => {
            let spectrum = find(model, study, &mut rest, (count, assembly.dof))?;
            ledger.push(residual_entry(&spectrum.0));
            figures = spectrum.1;
            show(&mut rest, &mut recorder, &figures, monitor)
        }
    };
    let wall = clock.0.elapsed().as_secs_f64();
    let cpu = cpu_time()
        .zip(clock.1)
        .map_or(wall, |(end, start)| end - start);
    let mut origin = provenance(model, study, Formulation::NullSpace, rest.tolerance);
    (origin.step, origin.duration, origin.record_every) = (0.0, count as f64, 1);
    (origin.scheme, origin.axis) = ("modes".into(), "mode".into());
    let mut out = recorder.finish(&rest.stepper, status, origin, &assembly, [wall, cpu]);
    keep_rest(&mut out);
    out.channels.retain(|c| {
        let reaction = c.name.starts_with("joint.")
            && (c.name.contains(".force") || c.name.contains(".torque"));
        !reaction
            && !["force.", "energy.", "constraint.", "newton."]
                .iter()
                .any(|p| c.name.starts_with(p))
    });
    add_figures(&mut out, &figures);
    ledger.extend(figures.iter().enumerate().map(|(k, f)| mode_entry(k, f)));
    out.ledger = ledger;
    Ok(out)
}

/// Puts the mechanism into the equilibrium about which it vibrates; the failure if there is none.
fn settle<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    rest: &mut Statics<S, D, A, T>,
) -> Result<Option<Failure>, ModelErrors>
where
    S: Space<D, A, T>,
{
    match study.about.unwrap_or_default() {
        About::Equilibrium => Ok(rest.find().err()),
        About::Start => {
            // multipliers of closures must be known: one linear problem gives them, the configuration stays
            rest.balance_closures();
            rest.assemble_rows(Part::At(1.0));
            let (residual, _) = rest.residual();
            let relative = rest.relative_residual();
            if relative <= AT_REST {
                return Ok(None);
            }
            let message = format!(
                "the start of study \"{}\" is no equilibrium: {residual:.3e} N are not balanced",
                suggest::shorten(&study.name)
            );
            let help = "use about = \"equilibrium\", which finds the one nearby; or leave out what acts (without)";
            let path = format!("{}.kind", study_path(model, study));
            Err(ModelError::new(path, message).with_help(help).into())
        }
    }
}

/// Modes with their figures.
fn find<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    rest: &mut Statics<S, D, A, T>,
    (count, freedom): (usize, Option<usize>),
) -> Result<(Spectrum, Vec<Figures<T>>), ModelErrors>
where
    S: Space<D, A, T>,
{
    let place = study_path(model, study);
    let trouble = |t: Trouble| -> ModelErrors {
        let (message, help) = match t {
            Trouble::NoInertia => (
                "a motion of the model has no inertia: its mass matrix is singular",
                "give every body that can turn a positive inertia about that axis",
            ),
            Trouble::Failed => (
                "the eigenvalue problem could not be solved",
                "look for stiffnesses or masses that differ by more than 15 decades",
            ),
        };
        ModelError::new(place.clone(), message)
            .with_help(help)
            .into()
    };
    let length = rest.stepper.mech.length;
    let mut op = Operator::new(rest, freedom);
    if op.size() == 0 {
        return Err(
            ModelError::new(place, "nothing in the model can move: it has no modes").into(),
        );
    }
    let spectrum = eigen::lowest(&mut op, count).map_err(trouble)?;
    let symmetric = spectrum.asymmetry <= ASYMMETRY;
    if !symmetric && !spectrum.complete {
        let message = format!(
            "loads that follow a body make the stiffness unsymmetric; that is solved for up to {} rates, the model has {}",
            eigen::DENSE,
            op.size()
        );
        return Err(ModelError::new(place, message)
            .with_help("use fewer elements")
            .into());
    }
    let damped = if op.is_damped() || !symmetric {
        eigen::damped(&mut op, &spectrum, symmetric).map_err(trouble)?
    } else {
        vec![]
    };
    // round-off of the stiffest motions is no stiffness; nor is much less than the softest other mode
    let noise = 1e-13 * op.top();
    let softest = spectrum.modes.iter().map(|m| m.square.abs());
    let softest = softest.filter(|s| *s > noise).fold(f64::INFINITY, f64::min);
    let zero = if softest.is_finite() {
        noise.max(RIGID * softest)
    } else {
        noise
    };
    let modes = spectrum.modes.iter().take(count).enumerate();
    let figures = modes.map(|(k, mode)| {
        let square = if mode.square.abs() <= zero {
            0.0
        } else {
            mode.square
        };
        Figures {
            frequency: square.max(0.0).sqrt(),
            growth: (-square).max(0.0).sqrt(),
            damped: damped.get(k).copied(),
            shape: full_shape(&mut op, mode, length),
        }
    });
    let figures = figures.collect();
    Ok((spectrum, figures))
}

/// Rates at full amplitude.
fn full_shape<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    mode: &Mode,
    length: f64,
) -> Vec<Twist<T>>
where
    S: Space<D, A, T>,
{
    let (rates, twists) = op.spread(&mode.shape);
    let mut largest = f64::MIN_POSITIVE;
    for t in &twists {
        for k in 0..T {
            largest = largest.max(t[k].abs() * if k < D { 1.0 / length } else { 1.0 });
        }
    }
    rates.iter().map(|r| r * (AMPLITUDE / largest)).collect()
}

/// Records one period of each mode.
fn show<S, const D: usize, const A: usize, const T: usize>(
    rest: &mut Statics<S, D, A, T>,
    recorder: &mut Recorder<S, D, A, T>,
    figures: &[Figures<T>],
    monitor: &mut dyn FnMut(&Progress) -> bool,
) -> Status
where
    S: Space<D, A, T>,
{
    let still = vec![Twist::<T>::zeros(); rest.closures.len()];
    let middle = rest.save();
    for (k, mode) in figures.iter().enumerate() {
        for frame in 0..FRAMES {
            let phase = frame as f64 / FRAMES as f64;
            rest.restore(&middle);
            rest.advance(&mode.shape, &still, (TAU * phase).sin());
            rest.settle(0);
            rest.stepper.state.time = (k + 1) as f64 + phase;
            recorder.record(&mut rest.stepper);
        }
        let progress = Progress {
            step: k as u64 + 1,
            steps: figures.len() as u64,
            time: (k + 1) as f64,
        };
        if !monitor(&progress) {
            return Status::Interrupted {
                time: progress.time,
            };
        }
    }
    rest.restore(&middle);
    Status::Completed
}

/// Figures of the modes as channels, constant over the frames.
fn add_figures<const T: usize>(out: &mut Trajectory, figures: &[Figures<T>]) {
    let frames = out.time.len();
    let mut add = |name: String, unit: &str, value: f64| {
        out.channels.push(Channel {
            name,
            unit: unit.into(),
            values: vec![value; frames],
        });
    };
    for (k, f) in figures.iter().enumerate() {
        let base = format!("mode.{}", k + 1);
        add(format!("{base}.angular_frequency"), "rad/s", f.frequency);
        add(format!("{base}.frequency"), "Hz", f.frequency / TAU);
        let decay = f.damped.map_or(-f.growth, |s| -s.re);
        add(format!("{base}.decay_rate"), "1/s", decay);
        if let Some(s) = f.damped {
            add(format!("{base}.damped_frequency"), "rad/s", s.im);
        }
    }
}

fn residual_entry(spectrum: &Spectrum) -> LedgerEntry {
    let note = match spectrum.complete {
        true => "of the modes; all motions of the model were used",
        false => "of the modes, found on a Krylov space",
    };
    LedgerEntry {
        name: "residual of modes".into(),
        largest: spectrum.residual,
        relative: Some(spectrum.residual),
        unit: "1".into(),
        note: note.into(),
        ..LedgerEntry::default()
    }
    .judged(
        Verdict::of(spectrum.residual, RESIDUAL),
        "the modes do not solve their equations: ask for fewer modes, or for all of a smaller model",
    )
}

fn mode_entry<const T: usize>(k: usize, f: &Figures<T>) -> LedgerEntry {
    let mut note = if f.growth > 0.0 {
        format!("unstable: grows with {:.9} 1/s", f.growth)
    } else if f.frequency == 0.0 {
        "a motion without resistance".to_owned()
    } else {
        format!("{:.9} rad/s, {:.9} Hz", f.frequency, f.frequency / TAU)
    };
    if let Some(s) = f.damped {
        note += &format!("; damped {:.9} rad/s, decay {:.9} 1/s", s.im, -s.re);
    }
    LedgerEntry {
        name: format!("mode {}", k + 1),
        largest: f.frequency,
        relative: None,
        unit: "rad/s".into(),
        note,
        ..LedgerEntry::default()
    }
}
