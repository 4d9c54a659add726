//! Adaptive solvers: error control instead of structure, in the rates of the joints.
//!
//! # What it is
//! Solvers that control the local error and know nothing of energy or momentum: Runge-Kutta pairs of order 3(2) and
//! 5(4), backward differences and an Adams method of variable order (`adams.rs`). They take the same models and give the same trajectories, so that a
//! report shows them beside the schemes. They are no schemes of this library: the step of the study is only the grid of
//! the results.
//!
//! # Equations
//! ẏ = f(y, t) with the unknowns of `layout.rs` and T-ADA-2 (`equations.rs`); local error of a component below
//! `relative_tolerance` |y| + `absolute_tolerance`, in the mean.
//!
//! # Symbols
//! See `layout.rs`.
//!
//! # Reference
//! Bogacki and Shampine 1989; Dormand and Prince 1980; Shampine and Gordon 1975; Shampine and Reichelt 1997; the crate
//! diffsol.
//!
//! # Departures from the reference
//! The multistep method is that of backward differences, orders 1 to 5, of diffsol, with dense matrices. Work, dissipated energy and impulse of all forces, for
//! the ledger, are Gauss quadratures over the solver's own interpolation; they do not take part in the error control.

mod adams;
mod equations;
mod layout;
mod tableau;

use crate::error::{ModelError, ModelErrors};
use crate::model::{Model, Scheme, Study};
use crate::record::Recorder;
use crate::schemes::{Claims, EnergyClaim, Table, midpoint};
use crate::simulate::{Progress, Simulation, cpu_time, provenance};
use crate::start::Start;
use crate::step::{Formulation, Power};
use crate::trajectory::{LedgerEntry, Status, Trajectory};
use adams::Adams;
use alembert_math::Space;
use alembert_math::quadrature::{Rule, gauss};
use diffsol::error::DiffsolError;
use diffsol::{
    NalgebraLU, NalgebraMat, NalgebraVec, OdeBuilder, OdeEquations, OdeSolverMethod,
    OdeSolverStopReason,
};
use equations::Equations;
use std::marker::PhantomData;
use std::time::Instant;

/// Default of `relative_tolerance`, the usual one of ode23, ode45 and ode113.
pub const RELATIVE_TOLERANCE: f64 = 1e-3;

/// Default of `absolute_tolerance`, likewise.
pub const ABSOLUTE_TOLERANCE: f64 = 1e-6;

/// Steps of the solver for each step of the study, before the run counts as stalled.
const MAX_STEPS_RATIO: u64 = 1000;

/// The name of a solver and what it promises: nothing but a small local error.
pub(crate) fn table(scheme: Scheme) -> Table {
    let (name, order) = match scheme {
        Scheme::RungeKutta32 => ("runge-kutta-32", 3),
        Scheme::RungeKutta54 => ("runge-kutta-54", 5),
        Scheme::Adams => ("adams", adams::MOST as u32),
        _ => ("multistep", 5),
    };
    Table {
        name,
        claims: Claims {
            order,
            symplectic: false,
            linear_momentum: false,
            angular_momentum: false,
            energy: EnergyClaim::None,
            reversible: false,
            constraints: true,
            velocity_constraints: true,
        },
        // never stepped; only records
        ..midpoint::table()
    }
}

/// Runs a study with an adaptive solver.
pub(crate) fn simulate<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    start: Option<&Start<D, T>>,
    monitor: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Trajectory, ModelErrors>
where
    S: Space<D, A, T>,
{
    let simulation = Simulation::<S, D, A, T>::starting(model, study, start)?;
    let Simulation {
        stepper,
        recorder,
        assembly,
        begin,
        ..
    } = simulation;
    let (started, cpu_begin) = (Instant::now(), cpu_time());
    let (equations, start) = Equations::new(stepper);
    let mut run = Run {
        model,
        recorder,
        equations: &equations,
        rule: gauss(3),
        monitor,
        begin,
        frame: 0,
        taken: 0,
    };
    let status = solve(study, &start, &mut run)?;
    let wall_time = started.elapsed().as_secs_f64();
    let cpu_time = cpu_time()
        .zip(cpu_begin)
        .map_or(wall_time, |(end, begin)| end - begin);
    let Run {
        recorder, taken, ..
    } = run;
    let (mut stepper, evaluations) = equations.into_parts();
    stepper.counters.steps = taken;
    let tolerance = study.relative_tolerance.unwrap_or(RELATIVE_TOLERANCE);
    let mut provenance = provenance(model, study, Formulation::NullSpace, tolerance);
    provenance.formulation = "minimal".to_owned();
    let times = [wall_time, cpu_time];
    let mut trajectory = recorder.finish(&mut stepper, status, provenance, &assembly, times);
    trajectory.ledger.push(LedgerEntry {
        name: "evaluations of forces".into(),
        largest: evaluations as f64,
        relative: None,
        unit: "1".into(),
        note: format!("in {taken} steps of the solver's own"),
        ..LedgerEntry::default()
    });
    Ok(trajectory)
}

/// Chooses the solver and drives it to the end of the study.
fn solve<S, const D: usize, const A: usize, const T: usize>(
    study: &Study,
    start: &[f64],
    run: &mut Run<'_, '_, S, D, A, T>,
) -> Result<Status, ModelErrors>
where
    S: Space<D, A, T>,
{
    let bad = |e: DiffsolError| {
        ModelErrors::from(
            ModelError::new("", format!("the adaptive solver cannot start: {e}"))
                .with_help("look at the initial positions; use another scheme"),
        )
    };
    let relative = study.relative_tolerance.unwrap_or(RELATIVE_TOLERANCE);
    let absolute = study.absolute_tolerance.unwrap_or(ABSOLUTE_TOLERANCE);
    let end = study.step * study.step_count() as f64;
    let (equations, begin) = (run.equations, run.begin);
    if study.scheme == Scheme::Adams {
        let rates = |t: f64, y: &[f64], out: &mut [f64]| equations.rates(begin + t, y, out);
        let solver = Adams::new(&rates, start, end, [relative, absolute]);
        return run.drive(study, start, solver).map_err(bad);
    }
    let problem = OdeBuilder::<NalgebraMat<f64>>::new()
        .rtol(relative)
        .atol([absolute])
        .rhs_implicit(
            |y: &[f64], _p: &[f64], t: f64, out: &mut [f64]| equations.rates(begin + t, y, out),
            |y: &[f64], _p: &[f64], t: f64, v: &[f64], out: &mut [f64]| {
                equations.jacobian(begin + t, y, v, out);
            },
        )
        .init(
            |_p: &[f64], _t: f64, y: &mut [f64]| y.copy_from_slice(start),
            start.len(),
        )
        .build()
        .map_err(bad)?;
    match study.scheme {
        Scheme::RungeKutta32 | Scheme::RungeKutta54 => {
            let tableau = match study.scheme {
                Scheme::RungeKutta32 => tableau::runge_kutta_32(),
                _ => tableau::runge_kutta_54(),
            };
            let state = problem.rk_state(&tableau).map_err(bad)?;
            let solver = problem.explicit_rk_solver(state, tableau).map_err(bad)?;
            run.drive(study, start, Diffsol::new(solver, end).map_err(bad)?)
                .map_err(bad)
        }
        _ => {
            let solver = problem.bdf::<NalgebraLU<f64>>().map_err(bad)?;
            run.drive(study, start, Diffsol::new(solver, end).map_err(bad)?)
                .map_err(bad)
        }
    }
}

/// What a run asks of a solver.
trait Adaptive {
    /// One step of its own; whether the end is reached, or why there is none.
    fn advance(&mut self) -> Result<bool, String>;
    /// Time reached [s].
    fn time(&self) -> f64;
    /// The state within the last step.
    fn at(&self, time: f64) -> Result<Vec<f64>, DiffsolError>;
}

impl Adaptive for Adams<'_> {
    fn advance(&mut self) -> Result<bool, String> {
        Adams::advance(self).map_err(str::to_owned)
    }

    fn time(&self) -> f64 {
        self.time
    }

    fn at(&self, time: f64) -> Result<Vec<f64>, DiffsolError> {
        Ok(Adams::at(self, time))
    }
}

/// A solver of diffsol, stopped at the end.
struct Diffsol<'a, E, M> {
    solver: M,
    equations: PhantomData<&'a E>,
}

impl<'a, E, M> Diffsol<'a, E, M>
where
    E: OdeEquations<T = f64, V = NalgebraVec<f64>> + 'a,
    M: OdeSolverMethod<'a, E>,
{
    fn new(mut solver: M, end: f64) -> Result<Self, DiffsolError> {
        solver.set_stop_time(end)?;
        Ok(Self {
            solver,
            equations: PhantomData,
        })
    }
}

impl<'a, E, M> Adaptive for Diffsol<'a, E, M>
where
    E: OdeEquations<T = f64, V = NalgebraVec<f64>> + 'a,
    M: OdeSolverMethod<'a, E>,
{
    fn advance(&mut self) -> Result<bool, String> {
        match self.solver.step() {
            Ok(reason) => Ok(matches!(reason, OdeSolverStopReason::TstopReached)),
            Err(error) => Err(error.to_string()),
        }
    }

    fn time(&self) -> f64 {
        self.solver.state().t
    }

    fn at(&self, time: f64) -> Result<Vec<f64>, DiffsolError> {
        let state = self.solver.interpolate(time)?;
        Ok(state.batch_as_slice(0).to_vec())
    }
}

/// A run in progress.
struct Run<'m, 'r, S, const D: usize, const A: usize, const T: usize> {
    model: &'m Model,
    recorder: Recorder<S, D, A, T>,
    equations: &'r Equations<S, D, A, T>,
    rule: Rule,
    monitor: &'r mut dyn FnMut(&Progress) -> bool,
    /// Time at the start [s].
    begin: f64,
    /// Frames recorded, and steps taken.
    frame: u64,
    taken: u64,
}

impl<S, const D: usize, const A: usize, const T: usize> Run<'_, '_, S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Steps the solver and records on the grid of the study.
    fn drive(
        &mut self,
        study: &Study,
        start: &[f64],
        mut solver: impl Adaptive,
    ) -> Result<Status, DiffsolError> {
        let (steps, every) = (study.step_count(), study.recording_interval());
        let frame_time = |frame: u64| study.step * (frame * every).min(steps) as f64;
        let frames = steps.div_ceil(every);
        self.record(0.0, start, study.step);
        let mut summed = 0.0;
        loop {
            let done = match solver.advance() {
                Ok(done) => done,
                Err(error) => return Ok(self.stalled(summed, &error)),
            };
            self.taken += 1;
            let now = solver.time();
            while self.frame <= frames && (frame_time(self.frame) <= now || done) {
                let time = frame_time(self.frame).min(now);
                self.add_power(&solver, summed, time)?;
                summed = time;
                let state = solver.at(time)?;
                if !self.record(frame_time(self.frame), &state, study.step) {
                    return Ok(self.stalled(time, "a result is not a number"));
                }
            }
            self.add_power(&solver, summed, now)?;
            summed = now;
            if done {
                return Ok(Status::Completed);
            }
            if self.taken > MAX_STEPS_RATIO * steps {
                return Ok(self.stalled(now, "it takes more and more steps"));
            }
            let progress = Progress {
                step: (now / study.step) as u64,
                steps,
                time: self.begin + now,
            };
            if self.taken.is_multiple_of(64) && !(self.monitor)(&progress) {
                return Ok(Status::Interrupted {
                    time: self.begin + now,
                });
            }
        }
    }

    /// Adds what forces do between two times of the last step.
    fn add_power(
        &mut self,
        solver: &impl Adaptive,
        from: f64,
        to: f64,
    ) -> Result<(), DiffsolError> {
        let mut sum = Power::zero();
        if to > from {
            for (c, w) in self.rule.nodes.iter().zip(&self.rule.weights) {
                let time = from + c * (to - from);
                let power = self.equations.power(self.begin + time, &solver.at(time)?);
                sum = sum.plus(&power, w * (to - from));
            }
        }
        self.equations.add(&sum);
        Ok(())
    }

    /// Records a frame; false, and no frame, when it holds numbers that are not finite.
    fn record(&mut self, time: f64, y: &[f64], step: f64) -> bool {
        let (recorder, taken) = (&mut self.recorder, self.taken);
        self.equations.at(self.begin + time, y, step, |stepper| {
            stepper.counters.steps = taken;
            recorder.record(stepper);
        });
        self.frame += 1;
        let good = self.recorder.last_is_finite();
        if !good {
            self.recorder.drop_last();
        }
        good
    }

    fn stalled(&self, time: f64, why: &str) -> Status {
        let (body, joint) = self.recorder.body_name(self.model, 0);
        Status::Stalled {
            time: self.begin + time,
            body,
            joint,
            residual: f64::INFINITY,
            message: format!(
                "the adaptive solver gave up after t = {time:.6} s: {why}. Error control does not keep the energy; \
                 try smaller tolerances, or a scheme that does"
            ),
        }
    }
}

#[cfg(test)]
mod tests;
