//! # What it is
//! A primal-dual interior point method with a filter line search, for large sparse problems with exact second derivatives.
//!
//! # Equations
//! T-NLP-2 (slacks), T-NLP-3 (barrier problem and optimality error), T-NLP-4 (condensed Newton system), T-NLP-6 (filter), T-NLP-7
//! (restoration of feasibility).
//!
//! # Symbols
//! w: free variables and slacks; r: rows; y, z_L, z_U: multipliers; μ: barrier parameter; θ = |r|₁; φ: barrier objective; Σ: z over
//! distances; α: length of a step; τ: fraction of the way to a bound that a step may go.
//!
//! # Reference
//! Wächter and Biegler 2006, with the constants printed there unless said otherwise.
//!
//! # Departures from the reference
//! Slacks are condensed into the rows before the factorisation. Multipliers that regularisation has spoilt begin anew. Bounds are not loosened. The restoration problem is an ordinary problem
//! for the same method, with its own rows for p and n; it ends as soon as the violation has fallen enough. There is no watchdog and no
//! soft restoration.

mod direction;
mod filter;
mod restoration;
mod scaled;
mod search;
mod state;

use crate::problem::count_freedom;
use crate::{
    Conflict, Deadline, Iteration, Monitor, NlpSolver, Options, Problem, ProblemError, Solution,
    Status, check_problem, kkt,
};
use direction::Newton;
use filter::Filter;
use scaled::Scaled;
use search::Trial;
use state::{Errors, Point, State, calc_violation, push_inside};
use std::time::Instant;

/// A step towards the bounds: κ of the initial push.
const PUSH: f64 = 1e-2;
const PUSH_WARM: f64 = 1e-9;

/// Regularisation has spoilt the multipliers if the gradient of the Lagrangian is this many times larger than without them: half of the
/// digits of the objective are lost in it.
const SPOILT: f64 = 1e8;

/// The embedded solver.
#[derive(Debug, Clone, Copy, Default)]
pub struct InteriorPoint;

/// What the owner of a run says after an iteration.
pub(crate) enum Flow {
    Go,
    Stop,
    /// Restoration: the violation has fallen enough.
    Enough,
}

/// Sees the line, the variables and the constraint values without scale.
pub(crate) type Hook<'h> = dyn FnMut(&Iteration, &[f64], &[f64]) -> Flow + 'h;

/// How a run ended inside.
pub(crate) struct End {
    pub status: Option<Status>,
    pub x: Vec<f64>,
    pub multipliers: Vec<f64>,
    pub lower: Vec<f64>,
    pub upper: Vec<f64>,
    pub barrier: f64,
    pub error: f64,
    pub certificate: Option<f64>,
    pub conflict: Option<Conflict>,
    pub dependent: Vec<usize>,
    pub was_singular: bool,
    pub history: Vec<Iteration>,
}

impl NlpSolver for InteriorPoint {
    fn solve(
        &self,
        problem: &mut dyn Problem,
        options: &Options,
        monitor: &mut dyn Monitor,
    ) -> Result<Solution, ProblemError> {
        let begin = Instant::now();
        check_problem(problem)?;
        options.check(problem)?;
        if count_freedom(problem).is_none() {
            return Ok(Solution::at_start(
                problem,
                options,
                Status::TooFewDegreesOfFreedom,
            ));
        }
        let mut hook = |line: &Iteration, _: &[f64], _: &[f64]| {
            if monitor.iteration(line) {
                Flow::Go
            } else {
                Flow::Stop
            }
        };
        let end = run(problem, options, begin, true, &mut hook)?;
        let mut solution =
            Solution::empty(problem, options, end.status.unwrap_or(Status::NoProgress));
        solution.objective = problem.objective(&end.x).unwrap_or(f64::NAN);
        solution.residuals =
            kkt::residuals(problem, &end.x, &end.multipliers, &end.lower, &end.upper).ok();
        (
            solution.x,
            solution.multipliers,
            solution.lower,
            solution.upper,
        ) = (end.x, end.multipliers, end.lower, end.upper);
        (solution.barrier, solution.certificate, solution.history) =
            (end.barrier, end.certificate, end.history);
        (solution.dependent, solution.conflict) = (end.dependent, end.conflict);
        if end.was_singular && solution.dependent.is_empty() {
            solution.dependent = kkt::find_dependent(problem, &solution.x);
        }
        solution.seconds = begin.elapsed().as_secs_f64();
        Ok(solution)
    }
}

/// One run of the method; `restores` allows the restoration of feasibility.
pub(crate) fn run(
    problem: &mut dyn Problem,
    options: &Options,
    begin: Instant,
    restores: bool,
    hook: &mut Hook<'_>,
) -> Result<End, ProblemError> {
    let mut start = vec![0.0; problem.variables()];
    match &options.warm_start {
        Some(warm) => start.copy_from_slice(&warm.x),
        None => problem.start(&mut start),
    }
    let mut nlp = Scaled::new(problem, &start);
    if nlp.set_scales(options).is_err() {
        let solver = Run::new(nlp, options, begin, restores)?;
        return Ok(solver.finish(Some(Status::EvaluationFailed)));
    }
    let mut solver = Run::new(nlp, options, begin, restores)?;
    let status = if solver.begin_point(&start) {
        solver.iterate(hook)?
    } else {
        Some(Status::EvaluationFailed)
    };
    Ok(solver.finish(status))
}

/// The memory of one run.
struct Run<'a> {
    nlp: Scaled<'a>,
    options: &'a Options,
    began: Instant,
    restores: bool,
    newton: Newton,
    state: State,
    filter: Filter,
    barrier: f64,
    /// Limits of the violation: above, never accepted; below, the objective decides.
    theta_max: f64,
    theta_min: f64,
    best: Best,
    history: Vec<Iteration>,
    line: Iteration,
    certificate: Option<f64>,
    conflict: Option<Conflict>,
    acceptable: usize,
    tiny: usize,
    // Scratch.
    sigma: Vec<f64>,
    rw: Vec<f64>,
    trial: Trial,
}

/// The point that a run returns if it does not get to the end.
struct Best {
    total: f64,
    violation: f64,
    point: Point,
}

impl Best {
    fn new(point: &Point) -> Self {
        Self {
            total: f64::INFINITY,
            violation: f64::INFINITY,
            point: point.clone(),
        }
    }

    fn keep(&mut self, errors: &Errors, point: &Point) {
        (self.total, self.violation) = (errors.total, errors.violation);
        self.point.copy_from(point);
    }

    /// Acceptable points are compared by their whole error. Before there is one, the violation decides, by decades, and of the same decade the
    /// later point is better: the whole error is small at the start too, where the multipliers are.
    fn is_beaten_by(&self, errors: &Errors, acceptable: f64) -> bool {
        if self.total <= acceptable || errors.total <= acceptable {
            return errors.total < self.total;
        }
        let decade = |violation: f64| violation.max(acceptable).log10().floor();
        decade(errors.violation) <= decade(self.violation)
    }
}

/// What follows after a direction.
enum Next {
    Continue,
    Restore,
    End(Status),
}

impl<'a> Run<'a> {
    fn new(
        nlp: Scaled<'a>,
        options: &'a Options,
        began: Instant,
        restores: bool,
    ) -> Result<Self, ProblemError> {
        let newton = Newton::new(&nlp, options.linear, Deadline::new(began, options))?;
        let state = State::new(&nlp);
        let size = nlp.lower.len();
        Ok(Self {
            newton,
            filter: Filter::default(),
            barrier: options
                .warm_start
                .as_ref()
                .map_or(options.barrier, |w| w.barrier),
            theta_max: f64::INFINITY,
            theta_min: 0.0,
            best: Best::new(&state.point),
            history: Vec::with_capacity(options.max_iterations.min(10_000) + 1),
            line: Iteration::default(),
            certificate: None,
            conflict: None,
            acceptable: 0,
            tiny: 0,
            sigma: vec![0.0; size],
            rw: vec![0.0; size],
            trial: Trial::new(size, nlp.rows),
            state,
            nlp,
            options,
            began,
            restores,
        })
    }

    /// Start inside the bounds, slacks from the constraints, multipliers given or by least squares.
    fn begin_point(&mut self, start: &[f64]) -> bool {
        let push = if self.options.warm_start.is_some() {
            PUSH_WARM
        } else {
            PUSH
        };
        let (nlp, p) = (&mut self.nlp, &mut self.state.point);
        for (k, &j) in nlp.free.iter().enumerate() {
            p.w[k] = start[j];
            push_inside(&mut p.w[k], nlp.lower[k], nlp.upper[k], push);
        }
        if nlp.assemble_rows(&p.w, &mut self.state.r).is_err() {
            return false;
        }
        self.place_slacks(push);
        let p = &mut self.state.point;
        for k in 0..p.w.len() {
            p.lower[k] = f64::from(u8::from(self.nlp.lower[k].is_finite()));
            p.upper[k] = f64::from(u8::from(self.nlp.upper[k].is_finite()));
        }
        if !self.evaluate_here() {
            return false;
        }
        match &self.options.warm_start {
            Some(warm) => {
                let scale = self.nlp.objective_scale;
                for (k, &j) in self.nlp.free.iter().enumerate() {
                    self.state.point.lower[k] = warm.lower[j].max(0.0) * scale;
                    self.state.point.upper[k] = warm.upper[j].max(0.0) * scale;
                }
                for i in 0..self.nlp.rows {
                    let y = warm.multipliers[i] * scale / self.nlp.row_scale[i];
                    self.state.point.y[i] = y;
                    if let Some(s) = self.nlp.slack_of[i] {
                        (self.state.point.lower[s], self.state.point.upper[s]) =
                            ((-y).max(0.0), y.max(0.0));
                    }
                }
                self.state.reset_bound_multipliers(&self.nlp, self.barrier);
            }
            None => self.begin_multipliers(),
        }
        self.state.assemble_dual(&self.nlp);
        let theta = calc_violation(&self.state.r);
        self.theta_max = 1e4 * theta.max(1.0);
        self.theta_min = 1e-4 * theta.max(1.0);
        self.filter.reset(self.theta_max);
        true
    }

    /// Slacks at the constraint values, pushed inside their bounds.
    fn place_slacks(&mut self, push: f64) {
        for i in 0..self.nlp.rows {
            if let Some(s) = self.nlp.slack_of[i] {
                let w = &mut self.state.point.w[s];
                *w = self.nlp.row_scale[i] * self.nlp.c[i];
                push_inside(w, self.nlp.lower[s], self.nlp.upper[s], push);
            }
        }
    }

    /// Values and first derivatives at the point.
    fn evaluate_here(&mut self) -> bool {
        let Ok(f) = self.nlp.objective(&self.state.point.w) else {
            return false;
        };
        self.state.f = f;
        self.nlp
            .assemble_rows(&self.state.point.w, &mut self.state.r)
            .is_ok()
            && self.state.assemble_first(&mut self.nlp).is_ok()
    }

    /// Multipliers as given, with those of the bounds in the middle of their barrier; without them by least squares.
    fn begin_multipliers(&mut self) {
        let Some(given) = &self.options.multipliers else {
            return self.estimate_multipliers();
        };
        let (nlp, p) = (&self.nlp, &mut self.state.point);
        for k in 0..p.w.len() {
            let central = |distance: f64| match distance.is_finite() {
                true => self.barrier / distance,
                false => 0.0,
            };
            (p.lower[k], p.upper[k]) = (
                central(p.w[k] - nlp.lower[k]),
                central(nlp.upper[k] - p.w[k]),
            );
        }
        for i in 0..nlp.rows {
            p.y[i] = given[i] * nlp.objective_scale / nlp.row_scale[i];
        }
    }

    /// Multipliers by least squares; zero if they come out large.
    fn estimate_multipliers(&mut self) {
        for k in 0..self.rw.len() {
            self.rw[k] =
                self.state.gradient[k] - self.state.point.lower[k] + self.state.point.upper[k];
        }
        let good = self.newton.solve_multipliers(
            &self.nlp,
            &self.state.jacobian,
            &self.rw,
            &mut self.state.point.y,
        );
        if !good || self.state.point.y.iter().any(|y| y.abs() > 1e3) {
            self.state.point.y.fill(0.0);
        }
    }

    /// Begins the multipliers of the rows anew if regularisation has spoilt them (T-NLP-4).
    fn renew_spoilt_multipliers(&mut self) {
        if self.newton.regularisation == 0.0 {
            return;
        }
        let s = &self.state;
        let largest = |v: f64, x: f64| v.max(x.abs());
        let without = (s.gradient.iter().zip(&s.point.lower).zip(&s.point.upper))
            .map(|((g, l), u)| g - l + u)
            .fold(1.0, largest);
        if s.dual.iter().copied().fold(0.0, largest) > SPOILT * without {
            self.estimate_multipliers();
            self.state.assemble_dual(&self.nlp);
            self.newton.forget_regularisation();
        }
    }

    /// The main loop; `None`: restoration ended early because its owner had enough.
    fn iterate(&mut self, hook: &mut Hook<'_>) -> Result<Option<Status>, ProblemError> {
        loop {
            let errors = self.state.calc_errors(&self.nlp, 0.0);
            self.record(&errors);
            match hook(&self.line, &self.nlp.x, &self.nlp.c) {
                Flow::Go => {}
                Flow::Stop => return Ok(Some(Status::Stopped)),
                Flow::Enough => {
                    self.best.keep(&errors, &self.state.point);
                    return Ok(None);
                }
            }
            if let Some(status) = self.calc_status(&errors) {
                return Ok(Some(status));
            }
            self.lower_barrier();
            let next = match self.advance() {
                Next::Restore if self.restores => self.restore(hook)?,
                Next::Restore => Next::End(self.calc_stalled()),
                next => next,
            };
            if let Next::End(status) = next {
                return Ok(Some(status));
            }
            self.line.number += 1;
        }
    }

    /// Writes the line of the log and keeps the best point.
    fn record(&mut self, errors: &Errors) {
        self.line.objective = self.state.f / self.nlp.objective_scale;
        (self.line.violation, self.line.dual_error, self.line.barrier) =
            (errors.violation, errors.dual, self.barrier);
        self.history.push(self.line);
        if self
            .best
            .is_beaten_by(errors, self.options.acceptable_tolerance)
        {
            self.best.keep(errors, &self.state.point);
        }
        self.acceptable = if errors.total <= self.options.acceptable_tolerance {
            self.acceptable + 1
        } else {
            0
        };
    }

    /// Whether the run ends here.
    fn calc_status(&self, errors: &Errors) -> Option<Status> {
        let o = self.options;
        let far = self.state.point.w.iter().any(|v| v.abs() > 1e20);
        if errors.total <= o.tolerance {
            Some(Status::Solved)
        } else if self.acceptable >= o.acceptable_iterations {
            Some(Status::Acceptable)
        } else if far || (self.state.f < -1e20 && errors.violation <= 1e-4) {
            Some(Status::Unbounded)
        } else if self.line.number >= o.max_iterations {
            Some(Status::IterationLimit)
        } else {
            self.newton.must_end()
        }
    }

    /// The end of a run that finds no step.
    fn calc_stalled(&self) -> Status {
        if self.best.total <= self.options.acceptable_tolerance {
            Status::Acceptable
        } else {
            Status::NoProgress
        }
    }

    /// Lowers the barrier parameter while its problem is solved well enough (T-NLP-3).
    fn lower_barrier(&mut self) {
        let least = self.options.tolerance / 11.0;
        while self.barrier > least
            && self.state.calc_errors(&self.nlp, self.barrier).total <= 10.0 * self.barrier
        {
            self.barrier = (0.2 * self.barrier).min(self.barrier.powf(1.5)).max(least);
            self.filter.reset(self.theta_max);
        }
    }

    /// Direction and line search.
    fn advance(&mut self) -> Next {
        if self
            .nlp
            .assemble_hessian(
                &self.state.point.w,
                &self.state.point.y,
                self.newton.hessian_mut(),
            )
            .is_err()
        {
            return Next::End(Status::EvaluationFailed);
        }
        self.state
            .assemble_barrier(&self.nlp, self.barrier, &mut self.sigma, &mut self.rw);
        let factored = self.newton.factor(
            &self.nlp,
            &self.state.jacobian,
            &self.sigma,
            self.barrier,
            self.options.largest_regularisation,
        );
        self.line.regularisation = self.newton.regularisation;
        let t = &mut self.trial;
        if !factored
            || !self.newton.solve(
                &self.nlp,
                &self.sigma,
                &self.rw,
                &self.state.r,
                &mut t.dw,
                &mut t.dy,
            )
        {
            // a factorisation that was left in the middle says nothing about the step
            return self.newton.must_end().map_or(Next::Restore, Next::End);
        }
        if !self.search() {
            return Next::Restore;
        }
        self.state.reset_bound_multipliers(&self.nlp, self.barrier);
        self.nlp.prepare(&self.state.point.w, &self.state.point.y);
        if self.state.assemble_first(&mut self.nlp).is_err() {
            return Next::End(Status::EvaluationFailed);
        }
        self.renew_spoilt_multipliers();
        // Steps below rounding: the barrier problem is solved as well as it can be.
        if self.tiny >= 3 {
            self.tiny = 0;
            let least = self.options.tolerance / 11.0;
            if self.barrier <= least {
                return Next::End(self.calc_stalled());
            }
            self.barrier = (0.2 * self.barrier).max(least);
            self.filter.reset(self.theta_max);
        }
        Next::Continue
    }

    /// The end in the units of the problem.
    fn finish(mut self, status: Option<Status>) -> End {
        let takes_last = matches!(
            status,
            None | Some(Status::Solved | Status::Infeasible | Status::Unbounded)
        );
        let point = if takes_last || self.best.total.is_infinite() {
            self.state.point.clone()
        } else {
            self.best.point
        };
        // Rows that depend on others are those of this point, not of a point on the way.
        let (nlp, s) = (&mut self.nlp, &mut self.state);
        let seeks = self.restores && self.newton.was_singular;
        let dependent =
            if seeks && (nlp.assemble_first(&point.w, &mut s.gradient, &mut s.jacobian)).is_ok() {
                self.newton.find_dependent(nlp, &s.jacobian)
            } else {
                Vec::new()
            };
        let nlp = self.nlp;
        let (mut x, scale) = (nlp.x, nlp.objective_scale);
        let (mut lower, mut upper) = (vec![0.0; x.len()], vec![0.0; x.len()]);
        for (k, &j) in nlp.free.iter().enumerate() {
            (x[j], lower[j], upper[j]) =
                (point.w[k], point.lower[k] / scale, point.upper[k] / scale);
        }
        let multipliers = point
            .y
            .iter()
            .zip(&nlp.row_scale)
            .map(|(y, d)| y * d / scale)
            .collect();
        End {
            status,
            x,
            multipliers,
            lower,
            upper,
            barrier: self.barrier,
            error: self.best.total,
            certificate: self.certificate,
            conflict: self.conflict,
            dependent,
            was_singular: self.newton.was_singular,
            history: self.history,
        }
    }
}
