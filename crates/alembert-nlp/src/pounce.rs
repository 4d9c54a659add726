//! The back end `pounce-rs`, a port of Ipopt (EPL-2.0, used unmodified).
//!
//! The library owns its problem for all time; ours is borrowed and not shared between threads. So the library runs on a thread of its own
//! and asks for values over a channel, and the caller's thread answers. An answer costs some ten microseconds more than a call.

use crate::problem::count_freedom;
use crate::{
    Iteration, Monitor, NlpSolver, Options, OutOfDomain, Problem, ProblemError, Solution, Status,
    check_problem, kkt,
};
use pounce_rs as lib;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

/// The solver POUNCE behind [`NlpSolver`].
#[derive(Debug, Clone, Copy, Default)]
pub struct Pounce;

/// What the library asks.
enum Ask {
    Objective(Vec<f64>),
    Gradient(Vec<f64>),
    Constraints(Vec<f64>),
    Jacobian(Vec<f64>),
    Hessian(Vec<f64>, f64, Vec<f64>),
    Iteration(Iteration),
}

/// What it is told; an empty answer is a failed evaluation, or the wish to stop.
type Answer = Option<Vec<f64>>;

/// The problem as the library sees it.
struct Proxy {
    lower: Vec<f64>,
    upper: Vec<f64>,
    constraint_lower: Vec<f64>,
    constraint_upper: Vec<f64>,
    start: [Vec<f64>; 4],
    jacobian: Vec<(usize, usize)>,
    hessian: Vec<(usize, usize)>,
    ask: Sender<Ask>,
    answer: Receiver<Answer>,
    end: Option<End>,
}

/// The end as the library tells it.
#[derive(Clone)]
struct End {
    x: Vec<f64>,
    multipliers: Vec<f64>,
    lower: Vec<f64>,
    upper: Vec<f64>,
    objective: f64,
}

impl Proxy {
    fn new(
        problem: &dyn Problem,
        options: &Options,
        ask: Sender<Ask>,
        answer: Receiver<Answer>,
    ) -> Self {
        let (n, m) = (problem.variables(), problem.constraints());
        let (mut lower, mut upper) = (vec![0.0; n], vec![0.0; n]);
        problem.variable_bounds(&mut lower, &mut upper);
        let (mut constraint_lower, mut constraint_upper) = (vec![0.0; m], vec![0.0; m]);
        problem.constraint_bounds(&mut constraint_lower, &mut constraint_upper);
        let start = match &options.warm_start {
            Some(warm) => [
                warm.x.clone(),
                warm.multipliers.clone(),
                warm.lower.clone(),
                warm.upper.clone(),
            ],
            None => {
                let mut x = vec![0.0; n];
                problem.start(&mut x);
                [x, vec![0.0; m], vec![1.0; n], vec![1.0; n]]
            }
        };
        let (jacobian, hessian) = (problem.jacobian_structure(), problem.hessian_structure());
        Self {
            lower,
            upper,
            constraint_lower,
            constraint_upper,
            start,
            jacobian,
            hessian,
            ask,
            answer,
            end: None,
        }
    }

    /// Asks and waits; a caller that is gone is a failed evaluation.
    fn ask(&self, question: Ask) -> Answer {
        self.ask.send(question).ok()?;
        self.answer.recv().ok()?
    }

    fn fill(&self, question: Ask, out: &mut [f64]) -> bool {
        match self.ask(question) {
            Some(values) if values.len() == out.len() => {
                out.copy_from_slice(&values);
                true
            }
            _ => false,
        }
    }
}

/// Writes places into the library's arrays.
fn write_places(places: &[(usize, usize)], irow: &mut [i32], jcol: &mut [i32]) {
    for (k, &(i, j)) in places.iter().enumerate() {
        (irow[k], jcol[k]) = (i as i32, j as i32);
    }
}

impl lib::TNLP for Proxy {
    fn get_nlp_info(&mut self) -> Option<lib::NlpInfo> {
        let index = |v: usize| i32::try_from(v).ok();
        Some(lib::NlpInfo {
            n: index(self.lower.len())?,
            m: index(self.constraint_lower.len())?,
            nnz_jac_g: index(self.jacobian.len())?,
            nnz_h_lag: index(self.hessian.len())?,
            index_style: lib::IndexStyle::C,
        })
    }

    fn get_bounds_info(&mut self, b: lib::BoundsInfo<'_>) -> bool {
        // The library's infinity is 1e19.
        let limit = |from: &[f64], to: &mut [f64]| {
            to.iter_mut()
                .zip(from)
                .for_each(|(t, f)| *t = f.clamp(-2e19, 2e19));
        };
        limit(&self.lower, b.x_l);
        limit(&self.upper, b.x_u);
        limit(&self.constraint_lower, b.g_l);
        limit(&self.constraint_upper, b.g_u);
        true
    }

    fn get_starting_point(&mut self, sp: lib::StartingPoint<'_>) -> bool {
        let [x, y, zl, zu] = &self.start;
        if sp.init_x {
            sp.x.copy_from_slice(x);
        }
        if sp.init_lambda {
            sp.lambda.copy_from_slice(y);
        }
        if sp.init_z {
            sp.z_l.copy_from_slice(zl);
            sp.z_u.copy_from_slice(zu);
        }
        true
    }

    fn eval_f(&mut self, x: &[f64], _: bool) -> Option<f64> {
        self.ask(Ask::Objective(x.to_vec()))?.first().copied()
    }

    fn eval_grad_f(&mut self, x: &[f64], _: bool, out: &mut [f64]) -> bool {
        self.fill(Ask::Gradient(x.to_vec()), out)
    }

    fn eval_g(&mut self, x: &[f64], _: bool, out: &mut [f64]) -> bool {
        self.fill(Ask::Constraints(x.to_vec()), out)
    }

    fn eval_jac_g(&mut self, x: Option<&[f64]>, _: bool, mode: lib::SparsityRequest<'_>) -> bool {
        match mode {
            lib::SparsityRequest::Structure { irow, jcol } => {
                write_places(&self.jacobian, irow, jcol);
                true
            }
            lib::SparsityRequest::Values { values } => {
                x.is_some_and(|x| self.fill(Ask::Jacobian(x.to_vec()), values))
            }
        }
    }

    fn eval_h(
        &mut self,
        x: Option<&[f64]>,
        _: bool,
        factor: f64,
        y: Option<&[f64]>,
        _: bool,
        mode: lib::SparsityRequest<'_>,
    ) -> bool {
        match mode {
            lib::SparsityRequest::Structure { irow, jcol } => {
                write_places(&self.hessian, irow, jcol);
                true
            }
            lib::SparsityRequest::Values { values } => match (x, y) {
                (Some(x), Some(y)) => {
                    self.fill(Ask::Hessian(x.to_vec(), factor, y.to_vec()), values)
                }
                _ => false,
            },
        }
    }

    fn intermediate_callback(
        &mut self,
        s: lib::IterStats,
        _: &lib::IpoptData,
        _: &lib::IpoptCq,
    ) -> bool {
        let line = Iteration {
            number: usize::try_from(s.iter).unwrap_or(0),
            restoration: s.mode == lib::AlgorithmMode::RestorationPhaseMode,
            objective: s.obj_value,
            violation: s.inf_pr,
            dual_error: s.inf_du,
            barrier: s.mu,
            step: s.d_norm,
            regularisation: s.regularization_size,
            dual_length: s.alpha_du,
            primal_length: s.alpha_pr,
            trials: usize::try_from(s.ls_trials).unwrap_or(0),
        };
        self.ask(Ask::Iteration(line)).is_some()
    }

    fn finalize_solution(&mut self, s: lib::Solution<'_>, _: &lib::IpoptData, _: &lib::IpoptCq) {
        self.end = Some(End {
            x: s.x.to_vec(),
            multipliers: s.lambda.to_vec(),
            lower: s.z_l.to_vec(),
            upper: s.z_u.to_vec(),
            objective: s.obj_value,
        });
    }
}

/// Answers one question from the problem.
fn answer(
    problem: &mut dyn Problem,
    question: Ask,
    sizes: [usize; 4],
    monitor: &mut dyn Monitor,
    history: &mut Vec<Iteration>,
) -> Answer {
    let mut values = Vec::new();
    let done = match question {
        Ask::Objective(x) => problem.objective(&x).map(|f| values.push(f)),
        Ask::Gradient(x) => {
            values.resize(sizes[0], 0.0);
            problem.gradient(&x, &mut values)
        }
        Ask::Constraints(x) => {
            values.resize(sizes[1], 0.0);
            problem.constraint_values(&x, &mut values)
        }
        Ask::Jacobian(x) => {
            values.resize(sizes[2], 0.0);
            problem.jacobian(&x, &mut values)
        }
        Ask::Hessian(x, factor, y) => {
            values.resize(sizes[3], 0.0);
            problem.hessian(&x, factor, &y, &mut values)
        }
        Ask::Iteration(line) => {
            history.push(line);
            if monitor.iteration(&line) {
                Ok(())
            } else {
                Err(OutOfDomain)
            }
        }
    };
    done.ok()
        .filter(|()| values.iter().all(|v| v.is_finite()))
        .map(|()| values)
}

/// Runs the library on the proxy, on the thread that called.
fn run(
    proxy: Proxy,
    options: &Options,
) -> Result<(lib::ApplicationReturnStatus, Option<End>), String> {
    let mut app = lib::IpoptApplication::new();
    let mut numbers = vec![
        ("tol", options.tolerance),
        ("acceptable_tol", options.acceptable_tolerance),
        (
            "mu_init",
            options
                .warm_start
                .as_ref()
                .map_or(options.barrier, |warm| warm.barrier.max(1e-9)),
        ),
        ("max_wall_time", options.max_seconds.min(1e10)),
    ];
    if options.scaled_gradient.is_finite() {
        numbers.push(("nlp_scaling_max_gradient", options.scaled_gradient));
    }
    let list = app.options_mut();
    let limit = i32::try_from(options.max_iterations).unwrap_or(i32::MAX);
    let mut set = list
        .set_integer_value("print_level", 0, true, false)
        .and_then(|_| list.set_integer_value("max_iter", limit, true, false));
    for (name, value) in numbers {
        set = set.and_then(|_| list.set_numeric_value(name, value, true, false));
    }
    if options.warm_start.is_some() {
        set = set.and_then(|_| list.set_string_value("warm_start_init_point", "yes", true, false));
    }
    set.map_err(|e| format!("pounce: {e:?}"))?;
    app.initialize().map_err(|e| format!("pounce: {e:?}"))?;
    add_restoration(&mut app);
    let shared = Rc::new(RefCell::new(proxy));
    let status = app.optimize_tnlp(Rc::clone(&shared) as Rc<RefCell<dyn lib::TNLP>>);
    let end = shared.borrow().end.clone();
    Ok((status, end))
}

/// The library restores feasibility only if it is given the means.
fn add_restoration(app: &mut lib::IpoptApplication) {
    use lib::pounce_algorithm::application::{
        default_backend_factory_with_sink, feral_config_from_options, ma57_config_from_options,
    };
    use lib::pounce_restoration::resto_alg_builder::RestoAlgorithmBuilder;
    use lib::pounce_restoration::resto_inner_solver::{
        InnerBackendFactoryFactory, make_default_restoration_factory_provider,
    };
    let feral = feral_config_from_options(app.options());
    let ma57 = ma57_config_from_options(app.options(), "resto.");
    let sink = app.restoration_summary_sink();
    let mint = move || -> InnerBackendFactoryFactory {
        let (feral, ma57, sink) = (feral.clone(), ma57.clone(), std::sync::Arc::clone(&sink));
        Box::new(move || {
            default_backend_factory_with_sink(
                feral.clone(),
                ma57.clone(),
                std::sync::Arc::clone(&sink),
            )
        })
    };
    let builder = app.algorithm_builder_from_options();
    let provider =
        make_default_restoration_factory_provider(RestoAlgorithmBuilder::new(), builder, mint);
    app.set_restoration_factory_provider(provider);
}

/// The library's end in our words.
fn translate(status: lib::ApplicationReturnStatus, stopped: bool) -> Status {
    use lib::ApplicationReturnStatus as S;
    match status {
        S::SolveSucceeded => Status::Solved,
        S::SolvedToAcceptableLevel | S::FeasiblePointFound => Status::Acceptable,
        S::InfeasibleProblemDetected => Status::Infeasible,
        S::DivergingIterates => Status::Unbounded,
        S::UserRequestedStop => Status::Stopped,
        S::MaximumIterationsExceeded => Status::IterationLimit,
        S::MaximumCpuTimeExceeded | S::MaximumWallTimeExceeded => Status::TimeLimit,
        S::InvalidNumberDetected => Status::EvaluationFailed,
        S::NotEnoughDegreesOfFreedom => Status::TooFewDegreesOfFreedom,
        _ if stopped => Status::Stopped,
        _ => Status::NoProgress,
    }
}

impl NlpSolver for Pounce {
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
        let sizes = [
            problem.variables(),
            problem.constraints(),
            problem.jacobian_structure().len(),
            problem.hessian_structure().len(),
        ];
        let ((ask, asked), (tell, told)) = (channel(), channel());
        let proxy = Proxy::new(problem, options, ask, told);
        let mut history = Vec::new();
        let mut stopped = false;
        let outcome = std::thread::scope(|scope| {
            let worker = scope.spawn(move || run(proxy, options));
            // Until the library ends and drops its side of the channel.
            while let Ok(question) = asked.recv() {
                let is_line = matches!(question, Ask::Iteration(_));
                let reply = answer(problem, question, sizes, monitor, &mut history);
                stopped |= is_line && reply.is_none();
                if tell.send(reply).is_err() {
                    break;
                }
            }
            worker
                .join()
                .map_err(|_| "pounce ended with a panic".to_owned())
                .and_then(|r| r)
        });
        let (status, end) = outcome.map_err(ProblemError::BackEnd)?;
        let mut solution = Solution::at_start(problem, options, translate(status, stopped));
        if let Some(end) = end {
            solution.residuals =
                kkt::residuals(problem, &end.x, &end.multipliers, &end.lower, &end.upper).ok();
            solution.objective = end.objective;
            (
                solution.x,
                solution.multipliers,
                solution.lower,
                solution.upper,
            ) = (end.x, end.multipliers, end.lower, end.upper);
        }
        solution.barrier = history
            .last()
            .map_or(options.barrier, |line: &Iteration| line.barrier);
        solution.history = history;
        solution.seconds = begin.elapsed().as_secs_f64();
        Ok(solution)
    }
}
