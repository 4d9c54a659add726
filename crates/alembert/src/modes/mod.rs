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

mod damped;
mod eigen;
mod krylov;
mod operator;
mod schur;
#[cfg(test)]
mod tests;

use self::eigen::{Mode, Spectrum, Trouble};
use self::krylov::Pencil;
use self::operator::Operator;
use crate::equilibrium::loading::Part;
use crate::equilibrium::statics::{Failure, Statics};
use crate::equilibrium::{keep_rest, statics};
use crate::error::{ModelError, ModelErrors};
use crate::model::{About, Model, Study, suggest};
use crate::record::Recorder;
use crate::simulate::{Progress, cpu_time, provenance, study_path};
use crate::start::Start;
use crate::step::{Formulation, Twist};
use crate::trajectory::{Channel, LedgerEntry, Status, Trajectory, Verdict};
use alembert_math::Space;
use nalgebra::Complex;
use std::f64::consts::TAU;
use std::time::Instant;

/// Modes when the study does not say how many.
pub(crate) const COUNT: u32 = 10;
/// Frames of one period.
pub(crate) const FRAMES: usize = 16;
/// Largest motion that is shown: rotation [rad], translation by the characteristic length.
const AMPLITUDE: f64 = 0.15;
/// Residual of a start, relative to the largest single force, that is an equilibrium.
const AT_REST: f64 = 1e-8;
/// Residual of modes above which their last digits are doubtful, and above which they are none.
const DOUBTFUL: f64 = 1e-6;
const BROKEN: f64 = 1e-3;

/// Everything known of one mode.
struct Figures<const T: usize> {
    /// Undamped angular frequency; zero for rigid motions and where the square is negative [rad/s].
    frequency: f64,
    /// Growth rate of an instability [1/s].
    growth: f64,
    /// With damping or follower loads: the eigenvalue [1/s].
    damped: Option<Complex<f64>>,
    /// Rates of the joints at full amplitude: in phase, and a quarter of a period later.
    shape: [Vec<Twist<T>>; 2],
}

/// Runs a study of modes.
pub(crate) fn simulate<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    start: Option<&Start<D, T>>,
    monitor: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Trajectory, ModelErrors>
where
    S: Space<D, A, T>,
{
    let (mut rest, (joints, frames, node_of, assembly)) =
        statics::<S, D, A, T>(model, study, start)?;
    rest.factor = 1.0;
    let count = study.count.unwrap_or(COUNT) as usize;
    let stepper = &rest.stepper;
    let mut recorder = Recorder::new(model, stepper, joints, frames, node_of, count * FRAMES + 1);
    recorder.weigh(rest.loading.weights(1.0));
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
            let shown = show(&mut rest, &mut recorder, &figures, monitor);
            match (shown, spectrum.0.residual) {
                (Status::Completed, residual) if residual.is_nan() || residual > BROKEN => {
                    not_converged(residual)
                }
                (shown, _) => shown,
            }
        }
    };
    let wall = clock.0.elapsed().as_secs_f64();
    let cpu = cpu_time()
        .zip(clock.1)
        .map_or(wall, |(end, start)| end - start);
    let mut origin = provenance(model, study, Formulation::NullSpace, rest.tolerance);
    (origin.step, origin.duration, origin.record_every) = (0.0, count as f64, 1);
    (origin.scheme, origin.axis) = ("modes".into(), "mode".into());
    let mut out = recorder.finish(&mut rest.stepper, status, origin, &assembly, [wall, cpu]);
    // shapes are no states
    out.last = None;
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
            rest.fill_tangent(0.0, 0.0);
            // where nothing acts, forces are the round-off of what is stiff
            if residual <= (AT_REST * rest.scale).max(rest.round_off()) {
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
    let mut spectrum = eigen::lowest(&mut op, count).map_err(trouble)?;
    let mut damped = vec![None; spectrum.modes.len()];
    if op.is_damped() {
        let residual;
        (damped, residual) = damped::damped(&mut op, &spectrum).map_err(trouble)?;
        spectrum.residual = spectrum.residual.max(residual);
    }
    let mut figures = vec![];
    for (mode, damped) in spectrum.modes.iter().zip(damped) {
        // s² = -ω²; of a pair of conjugates one grows, the other decays
        let square = if mode.rigid {
            Complex::new(0.0, 0.0)
        } else {
            mode.square
        };
        let s = match square.im {
            0.0 => Complex::new((-square.re).max(0.0).sqrt(), square.re.max(0.0).sqrt()),
            _ => Complex::<f64>::i() * square.sqrt(),
        };
        let follows = (!spectrum.symmetric && !op.is_damped()).then_some(s);
        figures.push(Figures {
            frequency: s.im,
            growth: s.re.max(0.0),
            damped: damped.or(follows),
            shape: full_shape(&mut op, mode, length),
        });
    }
    Ok((spectrum, figures))
}

/// Motions without resistance of a mechanism at rest.
#[derive(Debug)]
pub(crate) struct Neutral<const T: usize> {
    /// Rates of the joints and twists of the bodies, orthonormal in the metric T-EQU-3 (without the mean).
    pub motions: Vec<[Vec<Twist<T>>; 2]>,
    /// Least resistance of the other motions; zero where there are none [J].
    pub softest: f64,
}

/// Finds the motions without resistance; none where the tangent cannot be examined.
pub(crate) fn neutral<S, const D: usize, const A: usize, const T: usize>(
    rest: &mut Statics<S, D, A, T>,
) -> Neutral<T>
where
    S: Space<D, A, T>,
{
    let mut op = Operator::with_metric(rest);
    let (motions, softest) = match op.size() {
        0 => (vec![], 0.0),
        _ => eigen::neutral(&mut op).unwrap_or_default(),
    };
    let spread = |x| {
        let (rates, twists) = op.spread(x);
        [rates, twists]
    };
    Neutral {
        motions: motions.iter().map(spread).collect(),
        softest,
    }
}

/// Rates at full amplitude.
fn full_shape<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    mode: &Mode,
    length: f64,
) -> [Vec<Twist<T>>; 2]
where
    S: Space<D, A, T>,
{
    let parts = mode.shape.each_ref().map(|x| op.spread(x));
    let mut largest = f64::MIN_POSITIVE;
    for (a, b) in parts[0].1.iter().zip(&parts[1].1) {
        for k in 0..T {
            largest = largest.max(a[k].hypot(b[k]) * if k < D { 1.0 / length } else { 1.0 });
        }
    }
    let by = AMPLITUDE / largest;
    parts.map(|(rates, _)| rates.iter().map(|r| r * by).collect())
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
            let (sin, cos) = (TAU * phase).sin_cos();
            let pairs = mode.shape[0].iter().zip(&mode.shape[1]);
            let motion: Vec<_> = pairs.map(|(a, b)| a * sin + b * cos).collect();
            rest.advance(&motion, &still, 1.0);
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
        let decay = 0.0 - f.damped.map_or(f.growth, |s| s.re);
        add(format!("{base}.decay_rate"), "1/s", decay);
        if let Some(s) = f.damped {
            add(format!("{base}.damped_frequency"), "rad/s", s.im);
        }
    }
}

/// The end of a study whose modes are not to be trusted.
fn not_converged(residual: f64) -> Status {
    let message = format!(
        "the modes did not converge: their residual is {residual:.1e}, relative to the modes themselves. What is written are no modes. \
         Ask for fewer (count), use fewer elements, or look for stiffnesses and masses that differ by more than 15 decades."
    );
    Status::Stalled {
        time: 0.0,
        body: String::new(),
        joint: None,
        residual,
        message,
    }
}

fn residual_entry(spectrum: &Spectrum) -> LedgerEntry {
    let mut note = match (spectrum.complete, spectrum.symmetric) {
        (true, _) => "of the modes; all motions of the model were used",
        (false, true) => "of the modes, found on a Krylov space",
        (false, false) => "of the modes, found on a Krylov space; the stiffness is not symmetric",
    }
    .to_owned();
    if spectrum.missed > 0 {
        note += &format!(
            ". {} modes below the last one were not found: many are alike",
            spectrum.missed
        );
    }
    if spectrum.residual.is_nan() || spectrum.residual > BROKEN {
        note += ". Broken: these are no modes";
    } else if spectrum.residual > DOUBTFUL {
        note +=
            ". Doubtful: the last digits of the frequencies and the shapes are not to be trusted";
    }
    LedgerEntry {
        name: "residual of modes".into(),
        largest: spectrum.residual,
        relative: Some(spectrum.residual),
        unit: "1".into(),
        note,
        ..LedgerEntry::default()
    }
    .judged(
        Verdict::of(spectrum.residual, [DOUBTFUL, BROKEN]),
        "the modes do not solve their equations: ask for fewer modes, or for all of a smaller model",
    )
}

fn mode_entry<const T: usize>(k: usize, f: &Figures<T>) -> LedgerEntry {
    let mut note = if f.growth > 0.0 && f.frequency > 0.0 {
        let (omega, growth) = (f.frequency, f.growth);
        format!("flutters: oscillates with {omega:.9} rad/s and grows with {growth:.9} 1/s")
    } else if f.growth > 0.0 {
        format!("unstable: grows with {:.9} 1/s", f.growth)
    } else if f.frequency == 0.0 {
        "a motion without resistance".to_owned()
    } else {
        format!("{:.9} rad/s, {:.9} Hz", f.frequency, f.frequency / TAU)
    };
    let more = |s: &Complex<f64>| f.growth == 0.0 && (s.re != 0.0 || s.im != f.frequency);
    if let Some(s) = f.damped.filter(more) {
        note += &format!("; damped {:.9} rad/s, decay {:.9} 1/s", s.im, 0.0 - s.re);
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
