//! Equilibria of a mechanism under a growing load: statics with load stepping, arc length and stability.
//!
//! # What it is
//! A study of kind "equilibrium". The load factor goes from 0 to `load`; every point of the path is an equilibrium of the same elements,
//! joints and loads that a motion has, in the same null space coordinates, at a cost that is linear in the number of bodies. The result is a
//! trajectory over the load factor (or over the length of the path), with a count of unstable directions at every point.
//!
//! # Equations
//! T-EQU-1 to T-EQU-7 in `docs/theory/equilibrium.md`; `statics.rs`, `path.rs` and `relax.rs` have them beside the code.
//!
//! # Symbols
//! λ `factor`
//!
//! # Reference
//! Riks 1979; Keller 1977; Simo and Vu-Quoc 1986.
//!
//! # Departures from the reference
//! See the files.

pub(crate) mod curvature;
mod hold;
pub(crate) mod loading;
mod path;
mod relax;
pub(crate) mod statics;
mod tangent;
#[cfg(test)]
mod tests;

use self::loading::Loading;
use self::path::{Critical, Goal, Path};
use self::statics::{Failure, Statics};
use crate::elements::Fault;
use crate::error::{ModelError, ModelErrors};
use crate::model::{Model, Scheme, Study, StudyKind, suggest};
use crate::record::{Parts, Recorder};
use crate::simulate::{Progress, Simulation, cpu_time, fault_message, provenance, study_path};
use crate::start::Start;
use crate::step::{Formulation, Twist};
use crate::system::compile::AssemblyReport;
use crate::trajectory::{Channel, LedgerEntry, Status, Trajectory, Verdict};
use alembert_math::Space;
use std::time::Instant;

/// Points of a path by arc length when the study does not say.
pub(crate) const MAX_POINTS: u32 = 500;
/// Residuals, relative to the forces or the size of the model, from which an equilibrium is doubtful, and broken.
const RESIDUAL: [f64; 2] = [1e-6, 1e-2];
/// Largest residual that is excused by round-off.
const NOISE: f64 = 1e-4;
/// Largest number of critical points that the ledger names.
const NAMED: usize = 20;
/// Residual at the end above which a point is called no equilibrium.
const UNBALANCED: f64 = 1e-6;
/// Iterations to the value at which a study stops.
const STOP_ITERATIONS: u32 = 60;
/// Channels of motions that say nothing about rest.
const MOVING: [&str; 8] = [
    "energy.kinetic",
    "energy.total",
    "energy.work",
    "energy.dissipated",
    "energy.balance",
    "momentum.",
    "constraint.velocity",
    "servo.",
];

/// A mechanism at rest at its start, and what recording needs.
#[allow(clippy::type_complexity)] // the parts of a compiled model, taken apart once
pub(crate) fn statics<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    start: Option<&Start<D, T>>,
) -> Result<(Statics<S, D, A, T>, Parts<S, D, A, T>), ModelErrors>
where
    S: Space<D, A, T>,
{
    // the step only serves the first prediction of a motion, which there is not
    let plain = Study {
        step: 1e-3,
        duration: 1e-3,
        ..study.clone()
    };
    let (stepper, parts) =
        Simulation::<S, D, A, T>::stepper(model, &plain, Scheme::Midpoint, start)?;
    let loading = Loading::new(model, study, &stepper.mech);
    let mut statics = Statics::new(stepper, loading);
    statics.load_scale = study.final_load().abs();
    Ok((statics, parts))
}

/// The configuration at the end of an equilibrium study, for one that starts there; `place` is the key that asks for it.
pub(crate) fn last_point<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    place: &str,
) -> Result<Start<D, T>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let (run, statics) = Run::<S, D, A, T>::new(model, study, None)?;
    let (_, statics, status) = run.0.follow(statics, &mut |_| true);
    if status == Status::Completed {
        return Ok(statics.save().into_start());
    }
    let message = format!(
        "the study \"{}\", where this one starts, has no equilibrium at its end: {}",
        suggest::shorten(&study.name),
        status.message()
    );
    let help = "run that study alone first";
    Err(ModelError::new(place, message).with_help(help).into())
}

/// What an equilibrium study, or one of modes, refuses before it computes.
pub(crate) fn prepare<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
) -> Result<(), ModelErrors>
where
    S: Space<D, A, T>,
{
    match study.kind {
        StudyKind::Equilibrium => Run::<S, D, A, T>::new(model, study, None).map(drop),
        _ => statics::<S, D, A, T>(model, study, None).map(drop),
    }
}

/// Runs an equilibrium study.
pub(crate) fn simulate<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    start: Option<&Start<D, T>>,
    monitor: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Trajectory, ModelErrors>
where
    S: Space<D, A, T>,
{
    let ((run, assembly), statics) = Run::<S, D, A, T>::new(model, study, start)?;
    let clock = (Instant::now(), cpu_time());
    let (mut run, mut statics, status) = run.follow(statics, monitor);
    let wall = clock.0.elapsed().as_secs_f64();
    let cpu = cpu_time()
        .zip(clock.1)
        .map_or(wall, |(end, start)| end - start);
    let mut origin = provenance(model, study, Formulation::NullSpace, statics.tolerance);
    (origin.step, origin.duration, origin.record_every) = (0.0, study.final_load(), 1);
    (origin.scheme, origin.axis) = match study.arc_length {
        true => ("equilibrium by arc length".into(), "path length".into()),
        false => ("equilibrium".into(), "load factor".into()),
    };
    let (factors, negative, critical) = (
        std::mem::take(&mut run.factors),
        std::mem::take(&mut run.negative),
        std::mem::take(&mut run.critical),
    );
    let ledger = run.ledger(&statics);
    let stepper = &mut statics.stepper;
    let mut out = run
        .recorder
        .finish(stepper, status, origin, &assembly, [wall, cpu]);
    keep_rest(&mut out);
    for (name, unit, values) in [
        ("load_factor", "1", factors),
        ("stability.negative", "1", negative),
        ("stability.critical_factor", "1", critical),
    ] {
        out.channels.push(Channel {
            name: name.into(),
            unit: unit.into(),
            values,
        });
    }
    out.ledger = ledger;
    Ok(out)
}

/// Drops what belongs to motions only.
pub(crate) fn keep_rest(out: &mut Trajectory) {
    if let Some(last) = &mut out.last {
        last.about.time = 0.0;
        last.velocity.fill(0.0);
        last.rates.clear();
    }
    out.channels.retain(|c| {
        let rate = c.name.ends_with("_rate") || c.name.contains("velocity");
        let point = c.name.starts_with("point.") && c.name.contains(".kinetic");
        !rate && !point && !MOVING.iter().any(|m| c.name.starts_with(m))
    });
}

/// A run of an equilibrium study.
struct Run<'m, S, const D: usize, const A: usize, const T: usize> {
    model: &'m Model,
    study: &'m Study,
    recorder: Recorder<S, D, A, T>,
    factors: Vec<f64>,
    negative: Vec<f64>,
    /// Factor of the last critical point before each point; zero before the first.
    critical: Vec<f64>,
    events: Vec<Critical>,
    /// Relative residual of the last point.
    residual: f64,
}

impl<'m, S, const D: usize, const A: usize, const T: usize> Run<'m, S, D, A, T>
where
    S: Space<D, A, T>,
{
    #[allow(clippy::type_complexity)] // the parts of a run, taken apart once
    fn new(
        model: &'m Model,
        study: &'m Study,
        start: Option<&Start<D, T>>,
    ) -> Result<((Self, AssemblyReport), Statics<S, D, A, T>), ModelErrors> {
        let (statics, parts) = statics::<S, D, A, T>(model, study, start)?;
        let (joints, frames, node_of, assembly) = parts;
        let capacity = if study.arc_length {
            study.max_points.unwrap_or(MAX_POINTS)
        } else {
            study.load_parts() + 1
        } as usize;
        let stepper = &statics.stepper;
        let recorder = Recorder::new(model, stepper, joints, frames, node_of, capacity);
        let run = Self {
            model,
            study,
            recorder,
            factors: vec![],
            negative: vec![],
            critical: vec![],
            events: vec![],
            residual: 0.0,
        };
        run.check_stop()?;
        Ok(((run, assembly), statics))
    }

    /// The channel at which to stop must exist.
    fn check_stop(&self) -> Result<(), ModelErrors> {
        let Some(stop) = &self.study.stop else {
            return Ok(());
        };
        let mut names = self.recorder.channel_names();
        names.push("load_factor");
        if names.contains(&stop.channel.as_str()) {
            return Ok(());
        }
        let path = format!("{}.stop.channel", study_path(self.model, self.study));
        let message = format!(
            "study \"{}\" stops at the channel \"{}\", which the model does not have",
            suggest::shorten(&self.study.name),
            suggest::shorten(&stop.channel)
        );
        let help = suggest::did_you_mean(&stop.channel, &names, "channels");
        Err(ModelError::new(path, message).with_help(help).into())
    }

    /// Follows the path to its end.
    fn follow(
        mut self,
        mut statics: Statics<S, D, A, T>,
        monitor: &mut dyn FnMut(&Progress) -> bool,
    ) -> (Self, Statics<S, D, A, T>, Status) {
        let end = self.study.final_load();
        let parts = self.study.load_parts();
        let scales = statics.loading.scales();
        statics.factor = if scales { 0.0 } else { end };
        let first = end / f64::from(parts);
        let mut path = match Path::begin(statics, first, self.study.arc_length) {
            Ok(path) => path,
            Err(stuck) => {
                let (mut statics, failure) = *stuck;
                // the start itself is kept, as what it is: no equilibrium
                statics.settle(0);
                let status = self.stalled(statics.factor, &failure, true);
                self.record(&mut statics, f64::NAN, None);
                return (self, statics, status);
            }
        };
        self.record_point(&mut path);
        let mut status = Status::Completed;
        let limit = match self.study.arc_length {
            true => self.study.max_points.unwrap_or(MAX_POINTS),
            false => u32::MAX,
        };
        let (mut part, mut count) = (1, 1);
        while scales && count < limit {
            let goal = match self.study.arc_length {
                true => Goal::Arc,
                false => Goal::Factor(end * f64::from(part) / f64::from(parts)),
            };
            let before = path.statics.factor;
            let start = path.statics.stepper.state.q.clone();
            if let Err(failure) = path.step(goal) {
                status = self.stalled(path.statics.factor, &failure, false);
                break;
            }
            let factor = path.statics.factor;
            // past the end: back to it exactly
            let mut done = false;
            if self.study.arc_length && (before - end) * (factor - end) <= 0.0 {
                done = path.meet(end);
            }
            self.record_point(&mut path);
            count += 1;
            let stepper = &path.statics.stepper;
            if let Some((force, fault)) = stepper.mech.fault(&start, &stepper.state.q) {
                status = self.broken(factor, force, fault);
                break;
            }
            if self.stopped(&mut path) || done {
                break;
            }
            if let Goal::Factor(target) = goal
                && factor == target
            {
                part += 1;
                if part > parts {
                    break;
                }
            }
            let progress = Progress {
                step: u64::from(part),
                steps: u64::from(parts),
                time: factor,
            };
            if !monitor(&progress) {
                status = Status::Interrupted { time: factor };
                break;
            }
        }
        path.statics.stepper.counters.divided = path.divided;
        (self, path.statics, status)
    }

    fn record_point(&mut self, path: &mut Path<S, D, A, T>) {
        if let Some(critical) = path.critical.take() {
            self.events.push(critical);
        }
        let arc = self.study.arc_length.then_some(path.arc);
        let negative = path.point.negative.map_or(-1.0, |k| k as f64);
        path.statics.settle(path.iterations);
        self.record(&mut path.statics, negative, arc);
    }

    /// Records what is settled; a negative count that is not a number stands for no equilibrium at all.
    fn record(&mut self, statics: &mut Statics<S, D, A, T>, negative: f64, arc: Option<f64>) {
        if let Some(arc) = arc {
            statics.stepper.state.time = arc;
        }
        self.residual = statics.relative_residual();
        let weights = statics.loading.weights(statics.factor);
        self.recorder.weigh(weights);
        statics.stepper.settle_states();
        self.recorder.record(&mut statics.stepper);
        self.factors.push(statics.factor);
        self.negative
            .push(if negative.is_nan() { -1.0 } else { negative });
        self.critical
            .push(self.events.last().map_or(0.0, |e| e.factor));
    }

    /// Value of the channel at which the study stops, so many frames before the last.
    fn watched(&self, back: usize) -> Option<f64> {
        let stop = self.study.stop.as_ref()?;
        match stop.channel.as_str() {
            "load_factor" => self.factors.iter().rev().nth(back).copied(),
            name => self.recorder.value_before(name, back),
        }
    }

    fn forget(&mut self) {
        self.recorder.drop_last();
        self.factors.pop();
        self.negative.pop();
        self.critical.pop();
    }

    /// Whether the watched channel has passed its value in the last step; if so the last point is moved there.
    fn stopped(&mut self, path: &mut Path<S, D, A, T>) -> bool {
        let watched = self.watched(1).zip(self.watched(0));
        let (Some(stop), Some((low, high))) = (self.study.stop.as_ref(), watched) else {
            return false;
        };
        let gap = |v: f64| v - stop.value;
        if gap(high) == 0.0 {
            return true;
        }
        if gap(low) * gap(high) >= 0.0 {
            return false;
        }
        // bisection and secants in turn, in parts of the step
        let (mut a, mut b, mut ga, mut gb) = (0.0, 1.0, gap(low), gap(high));
        for k in 0..STOP_ITERATIONS {
            let secant = (a * gb - b * ga) / (gb - ga);
            let part = if k % 3 == 2 || !secant.is_finite() {
                0.5 * (a + b)
            } else {
                secant
            };
            if !path.repeat(part) {
                break;
            }
            self.forget();
            self.record_point(path);
            let Some(value) = self.watched(0) else { break };
            let g = gap(value);
            if g.abs() <= 1e-12 * stop.value.abs().max(gap(low).abs()) || b - a < 1e-13 {
                break;
            }
            if g * ga > 0.0 {
                (a, ga) = (part, g);
            } else {
                (b, gb) = (part, g);
            }
        }
        true
    }

    /// A force element that cannot be followed beyond a load factor.
    fn broken(&self, factor: f64, force: usize, fault: Fault) -> Status {
        let what = fault_message(self.model.forces[force].name(), fault);
        Status::Stalled {
            time: factor,
            body: String::new(),
            joint: None,
            residual: 0.0,
            message: format!("at load factor {factor:.9} {what}"),
        }
    }

    fn stalled(&self, factor: f64, failure: &Failure, start: bool) -> Status {
        let (body, joint) = self.recorder.body_name(self.model, failure.body);
        let why = match failure.singular {
            true => "the tangent is singular, something can move without resistance",
            false => "Newton does not converge",
        };
        let message = if start {
            format!(
                "no equilibrium was found at load factor {factor}: {why}; the largest residual is {:.3e} N at body \"{body}\". \
                 The frame kept is the start, no equilibrium. Start nearer to an equilibrium, hold what is free to move, or scale less at once (ramp).",
                failure.residual
            )
        } else {
            let way = match self.study.arc_length {
                true => "try a smaller max_turn, or more load_steps",
                false => {
                    "a limit point may be near: try arc_length = true, which passes it, or more load_steps"
                }
            };
            format!(
                "the last equilibrium found is at load factor {factor:.9}; the next step failed, divided down to its smallest part: {why}; \
                 the largest residual is {:.3e} N at body \"{body}\". {way}.",
                failure.residual
            )
        };
        Status::Stalled {
            time: factor,
            body,
            joint,
            residual: failure.residual,
            message,
        }
    }

    /// A motion in words: the body that moves most, and how.
    fn describe(&self, statics: &Statics<S, D, A, T>, twists: &[Twist<T>]) -> String {
        let length = statics.stepper.mech.length;
        let size = |t: &Twist<T>, turns: bool| -> f64 {
            let range = if turns { D..T } else { 0..D };
            let by = if turns { 1.0 } else { 1.0 / length };
            range.map(|k| t[k] * t[k]).sum::<f64>().sqrt() * by
        };
        let mut most = (0.0, 0, false);
        for (i, t) in twists.iter().enumerate() {
            for turns in [true, false] {
                if size(t, turns) > most.0 * (1.0 + 1e-6) {
                    most = (size(t, turns), i, turns);
                }
            }
        }
        let (_, body, turns) = most;
        let (name, _) = self.recorder.body_name(self.model, body);
        let part = if turns { D..T } else { 0..D };
        let along: Vec<f64> = part.map(|k| twists[body][k]).collect();
        let norm = along.iter().map(|x| x * x).sum::<f64>().sqrt();
        let along: Vec<String> = along
            .iter()
            .map(|x| format!("{:.3}", x / norm + 0.0))
            .collect();
        let along = along.join(", ");
        match (turns, D) {
            (true, 2) => format!("body \"{name}\" can turn"),
            (true, _) => format!("body \"{name}\" can turn about ({along})"),
            (false, _) => format!("body \"{name}\" can move along ({along})"),
        }
    }

    /// Residual, constraints, motions without resistance and critical points.
    fn ledger(&self, statics: &Statics<S, D, A, T>) -> Vec<LedgerEntry> {
        let state = &statics.stepper.state;
        let mech = &statics.stepper.mech;
        let (violation, _) = mech.violation(&state.q, &state.coords, &state.angles);
        let entry = |name: &str, largest: f64, relative, unit: &str, note: String| LedgerEntry {
            name: name.into(),
            largest,
            relative,
            unit: unit.into(),
            note,
            ..LedgerEntry::default()
        };
        let length = mech.length.min(1.0);
        let mut note = "at the end of the path, relative to the largest single force".to_owned();
        // small forces on what is stiff are known as far as round-off lets them be
        let noise = (statics.round_off() / statics.scale.max(f64::MIN_POSITIVE)).min(NOISE);
        let limits = RESIDUAL.map(|r| r.max(noise));
        if self.residual.is_nan() || self.residual > UNBALANCED.max(noise) {
            note += ". Doubtful: this is no equilibrium; a smaller tolerance or more iterations may help";
        }
        let mut out = vec![
            entry(
                "residual of equilibrium",
                self.residual,
                Some(self.residual),
                "1",
                note,
            )
            .judged(
                Verdict::of(self.residual, limits),
                "forces are left over: take a smaller tolerance, or more iterations",
            ),
            entry(
                "position constraints",
                violation,
                None,
                "m,rad",
                "at the end of the path".into(),
            )
            .judged(
                Verdict::of(violation, RESIDUAL.map(|r| r * length)),
                "the joints are open: take more load steps, or a smaller tolerance",
            ),
        ];
        for (k, held) in statics.held.iter().take(NAMED).enumerate() {
            out.push(entry(
                &format!("motion without resistance {}", k + 1),
                0.0,
                None,
                "J",
                format!(
                    "{}; held as it was, with least norm",
                    self.describe(statics, &held.twists)
                ),
            ));
        }
        for (k, event) in self.events.iter().take(NAMED).enumerate() {
            let kind = if event.limit {
                "limit point"
            } else {
                "bifurcation"
            };
            let count = |c: Option<usize>| c.map_or("unknown".to_owned(), |c| c.to_string());
            let [before, after] = event.negative.map(count);
            out.push(entry(
                &format!("critical point {}", k + 1),
                event.factor,
                None,
                "1",
                format!("{kind} at this load factor; negative eigenvalues {before}, then {after}"),
            ));
        }
        out
    }
}
