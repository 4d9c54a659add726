//! Adaptive solvers of ordinary differential equations, for comparison on point masses.
//!
//! # What it is
//! Solvers that control the local error and know nothing of energy or momentum: Runge-Kutta pairs of order 3(2) and
//! 5(4), backward differences and an Adams method of variable order (`adams.rs`). They take the same studies and give the same trajectories, so that a
//! report shows them beside the schemes. They are no schemes of this library: the step of the study is only the grid of
//! the results.
//!
//! # Equations
//! ẋ = v, m v̇ = -∇V; local error of a component below `relative_tolerance` |y| + `absolute_tolerance`, in the mean.
//!
//! # Symbols
//! See `points.rs`.
//!
//! # Reference
//! Bogacki and Shampine 1989; Dormand and Prince 1980; Shampine and Gordon 1975; Shampine and Reichelt 1997; the crate
//! diffsol.
//!
//! # Departures from the reference
//! The multistep method is that of backward differences, orders 1 to 5, of diffsol. The impulse of all forces, for the ledger, is a Gauss quadrature over the solver's own
//! interpolation; it does not take part in the error control.

mod adams;
mod points;
mod tableau;

use crate::error::{ModelError, ModelErrors};
use crate::model::{Model, Scheme, Study};
use crate::schemes::{Claims, EnergyClaim, Table, midpoint};
use crate::simulate::{Progress, Simulation, cpu_time, provenance};
use crate::step::Twist;
use crate::system::compile::compile;
use crate::trajectory::{Status, Trajectory};
use adams::Adams;
use alembert_math::Space;
use alembert_math::quadrature::{Rule, gauss};
use diffsol::error::DiffsolError;
use diffsol::{
    NalgebraLU, NalgebraMat, NalgebraVec, OdeBuilder, OdeEquations, OdeSolverMethod,
    OdeSolverStopReason,
};
use points::Points;
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
    monitor: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Trajectory, ModelErrors>
where
    S: Space<D, A, T>,
{
    refuse(model, study)?;
    let simulation = Simulation::<S, D, A, T>::new(model, study)?;
    let compiled = compile::<S, D, A, T>(model)?;
    let mut start: Vec<f64> = vec![];
    for pose in &compiled.q[..compiled.mech.n()] {
        start.extend(pose.x.iter());
    }
    for twist in &compiled.twists[..compiled.mech.n()] {
        start.extend(twist.iter().take(D));
    }
    let points = Points::new(compiled.mech, compiled.q);
    let (begin, cpu_begin) = (Instant::now(), cpu_time());
    let mut run = Run {
        simulation,
        points: &points,
        rule: gauss(3),
        monitor,
        frame: 0,
    };
    let status = solve(study, &start, &points, &mut run)?;
    let wall_time = begin.elapsed().as_secs_f64();
    let cpu_time = cpu_time()
        .zip(cpu_begin)
        .map_or(wall_time, |(end, begin)| end - begin);
    let Simulation {
        mut stepper,
        recorder,
        assembly,
        ..
    } = run.simulation;
    let tolerance = study.relative_tolerance.unwrap_or(RELATIVE_TOLERANCE);
    let provenance = provenance(model, study, stepper.formulation(), tolerance);
    Ok(recorder.finish(
        &mut stepper,
        status,
        provenance,
        &assembly,
        [wall_time, cpu_time],
    ))
}

/// What these solvers cannot do, and the way out.
pub(crate) fn refuse(model: &Model, study: &Study) -> Result<(), ModelErrors> {
    let index = model.studies.iter().position(|s| s.name == study.name);
    let path = index.map_or(String::new(), |k| format!("study[{k}].scheme"));
    let name = table(study.scheme).name;
    let damped = |f: &crate::model::Force| match f {
        crate::model::Force::Spring(s) => s.damping != 0.0,
        _ => false,
    };
    let conservative = |f: &crate::model::Force| {
        matches!(
            f,
            crate::model::Force::Spring(_) | crate::model::Force::Gravitation(_)
        ) && !damped(f)
    };
    let what = if !model.bodies.is_empty() {
        "rigid bodies"
    } else if !model.joints.is_empty() {
        "joints"
    } else if model.points.iter().any(|p| p.motion.is_some()) {
        "driven points"
    } else if !model.forces.iter().all(conservative) {
        "dampers, loads and drives"
    } else {
        return Ok(());
    };
    let message = format!("the solver {name} has no equations for {what}");
    let help = "it is meant for comparison on point masses with gravity, springs and gravitation; use \"midpoint\"";
    Err(ModelError::new(path, message).with_help(help).into())
}

/// Chooses the solver and drives it to the end of the study.
fn solve<S, const D: usize, const A: usize, const T: usize>(
    study: &Study,
    start: &[f64],
    points: &Points<S, D, A, T>,
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
    if study.scheme == Scheme::Adams {
        let rates = |t: f64, y: &[f64], out: &mut [f64]| points.rates(t, y, out);
        let solver = Adams::new(&rates, start, end, [relative, absolute]);
        return run.drive(study, start, solver).map_err(bad);
    }
    let problem = OdeBuilder::<NalgebraMat<f64>>::new()
        .rtol(relative)
        .atol([absolute])
        .rhs_implicit(
            |y: &[f64], _p: &[f64], t: f64, out: &mut [f64]| points.rates(t, y, out),
            |y: &[f64], _p: &[f64], t: f64, v: &[f64], out: &mut [f64]| {
                points.jacobian(t, y, v, out);
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
    simulation: Simulation<'m, S, D, A, T>,
    points: &'r Points<S, D, A, T>,
    rule: Rule,
    monitor: &'r mut dyn FnMut(&Progress) -> bool,
    /// Frames recorded.
    frame: u64,
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
        let mut taken: u64 = 0;
        loop {
            let done = match solver.advance() {
                Ok(done) => done,
                Err(error) => return Ok(self.stalled(summed, &error)),
            };
            taken += 1;
            self.simulation.stepper.counters.steps = taken;
            let now = solver.time();
            while self.frame <= frames && (frame_time(self.frame) <= now || done) {
                let time = frame_time(self.frame).min(now);
                self.add_impulse(&solver, summed, time)?;
                summed = time;
                let state = solver.at(time)?;
                if !self.record(frame_time(self.frame), &state, study.step) {
                    return Ok(self.stalled(time, "a result is not a number"));
                }
            }
            self.add_impulse(&solver, summed, now)?;
            summed = now;
            if done {
                return Ok(Status::Completed);
            }
            if taken > MAX_STEPS_RATIO * steps {
                return Ok(self.stalled(now, "it takes more and more steps"));
            }
            let progress = Progress {
                step: (now / study.step) as u64,
                steps,
                time: now,
            };
            if taken.is_multiple_of(64) && !(self.monitor)(&progress) {
                return Ok(Status::Interrupted { time: now });
            }
        }
    }

    /// Adds the impulse of all forces between two times of the last step.
    fn add_impulse(
        &mut self,
        solver: &impl Adaptive,
        from: f64,
        to: f64,
    ) -> Result<(), DiffsolError> {
        let mut sum = Twist::<T>::zeros();
        if to > from {
            for (c, w) in self.rule.nodes.iter().zip(&self.rule.weights) {
                let time = from + c * (to - from);
                sum += self.points.total(time, &solver.at(time)?) * (w * (to - from));
            }
        }
        self.simulation.stepper.state.totals.impulse += sum;
        Ok(())
    }

    /// Records a frame; false, and no frame, when it holds numbers that are not finite.
    fn record(&mut self, time: f64, y: &[f64], step: f64) -> bool {
        let n = self.points.count();
        let stepper = &mut self.simulation.stepper;
        let mut twists = vec![Twist::<T>::zeros(); n];
        for i in 0..n {
            for k in 0..D {
                stepper.state.q[i].x[k] = y[D * i + k];
                twists[i][k] = y[D * (n + i) + k];
            }
        }
        stepper.state.time = time;
        stepper.set_velocities(&twists, step);
        self.simulation.recorder.record(stepper);
        self.frame += 1;
        let good = self.simulation.recorder.last_is_finite();
        if !good {
            self.simulation.recorder.drop_last();
        }
        good
    }

    fn stalled(&self, time: f64, why: &str) -> Status {
        let (body, joint) = self.simulation.recorder.body_name(self.simulation.model, 0);
        Status::Stalled {
            time,
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
