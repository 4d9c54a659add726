//! Ipopt itself by its C interface, behind the feature `ipopt`; needs the library (Debian: `coinor-libipopt-dev`).
//!
//! The one place with unsafe code. Every pointer that the library hands over is an array of the length that the problem told, and the
//! bridge outlives the solve; a callback that panics aborts the process, as the language does for functions called from C.

use crate::problem::count_freedom;
use crate::{
    Iteration, Monitor, NlpSolver, Options, OutOfDomain, Problem, ProblemError, Solution, Status,
    check_problem, kkt,
};
use std::ffi::{CString, c_char, c_int, c_void};
use std::slice::{from_raw_parts, from_raw_parts_mut};
use std::time::Instant;

/// The library Ipopt behind [`NlpSolver`].
#[derive(Debug, Clone, Copy, Default)]
pub struct Ipopt;

type Handle = *mut c_void;
type EvalF = extern "C" fn(c_int, *const f64, c_int, *mut f64, *mut c_void) -> c_int;
type EvalG = extern "C" fn(c_int, *const f64, c_int, c_int, *mut f64, *mut c_void) -> c_int;
type EvalJac = extern "C" fn(
    c_int,
    *const f64,
    c_int,
    c_int,
    c_int,
    *mut c_int,
    *mut c_int,
    *mut f64,
    *mut c_void,
) -> c_int;
type EvalH = extern "C" fn(
    c_int,
    *const f64,
    c_int,
    f64,
    c_int,
    *const f64,
    c_int,
    c_int,
    *mut c_int,
    *mut c_int,
    *mut f64,
    *mut c_void,
) -> c_int;
type Watch = extern "C" fn(
    c_int,
    c_int,
    f64,
    f64,
    f64,
    f64,
    f64,
    f64,
    f64,
    f64,
    c_int,
    *mut c_void,
) -> c_int;

#[link(name = "ipopt")]
unsafe extern "C" {
    fn CreateIpoptProblem(
        n: c_int,
        x_l: *const f64,
        x_u: *const f64,
        m: c_int,
        g_l: *const f64,
        g_u: *const f64,
        nele_jac: c_int,
        nele_hess: c_int,
        index_style: c_int,
        eval_f: EvalF,
        eval_g: EvalG,
        eval_grad_f: EvalF,
        eval_jac_g: EvalJac,
        eval_h: EvalH,
    ) -> Handle;
    fn FreeIpoptProblem(problem: Handle);
    fn AddIpoptStrOption(problem: Handle, keyword: *const c_char, value: *const c_char) -> c_int;
    fn AddIpoptNumOption(problem: Handle, keyword: *const c_char, value: f64) -> c_int;
    fn AddIpoptIntOption(problem: Handle, keyword: *const c_char, value: c_int) -> c_int;
    fn SetIntermediateCallback(problem: Handle, watch: Watch) -> c_int;
    fn IpoptSolve(
        problem: Handle,
        x: *mut f64,
        g: *mut f64,
        objective: *mut f64,
        mult_g: *mut f64,
        mult_x_l: *mut f64,
        mult_x_u: *mut f64,
        user_data: *mut c_void,
    ) -> c_int;
}

/// What the callbacks work on.
struct Bridge<'a> {
    problem: &'a mut dyn Problem,
    monitor: &'a mut dyn Monitor,
    history: Vec<Iteration>,
    jacobian: Vec<(usize, usize)>,
    hessian: Vec<(usize, usize)>,
    began: Instant,
    max_seconds: f64,
    late: bool,
}

/// The bridge behind the pointer that the library hands back.
fn bridge<'a>(user_data: *mut c_void) -> &'a mut Bridge<'a> {
    // SAFETY: `user_data` is the bridge of the solve that is running, and callbacks do not overlap.
    unsafe { &mut *user_data.cast::<Bridge<'a>>() }
}

/// An array of the library.
fn array<'a>(from: *const f64, length: c_int) -> &'a [f64] {
    let length = usize::try_from(length).unwrap_or(0);
    if from.is_null() || length == 0 {
        return &[];
    }
    // SAFETY: the library tells the length of its array.
    unsafe { from_raw_parts(from, length) }
}

/// An array of the library to be filled.
fn array_mut<'a, T>(from: *mut T, length: c_int) -> &'a mut [T] {
    let length = usize::try_from(length).unwrap_or(0);
    if from.is_null() || length == 0 {
        return &mut [];
    }
    // SAFETY: as above; the array is ours to write until the callback ends.
    unsafe { from_raw_parts_mut(from, length) }
}

/// Whether an evaluation is done and all values are numbers.
fn done(outcome: Result<(), OutOfDomain>, values: &[f64]) -> c_int {
    c_int::from(outcome.is_ok() && values.iter().all(|v| v.is_finite()))
}

fn write_places(places: &[(usize, usize)], rows: &mut [c_int], columns: &mut [c_int]) -> c_int {
    for (k, &(i, j)) in places.iter().enumerate() {
        (rows[k], columns[k]) = (i as c_int, j as c_int);
    }
    1
}

extern "C" fn eval_f(
    n: c_int,
    x: *const f64,
    _: c_int,
    value: *mut f64,
    user: *mut c_void,
) -> c_int {
    let outcome = bridge(user).problem.objective(array(x, n));
    match (outcome, array_mut(value, 1)) {
        (Ok(f), [out]) if f.is_finite() => {
            *out = f;
            1
        }
        _ => 0,
    }
}

extern "C" fn eval_grad_f(
    n: c_int,
    x: *const f64,
    _: c_int,
    out: *mut f64,
    user: *mut c_void,
) -> c_int {
    let out = array_mut(out, n);
    let outcome = bridge(user).problem.gradient(array(x, n), out);
    done(outcome, out)
}

extern "C" fn eval_g(
    n: c_int,
    x: *const f64,
    _: c_int,
    m: c_int,
    out: *mut f64,
    user: *mut c_void,
) -> c_int {
    let out = array_mut(out, m);
    let outcome = bridge(user).problem.constraint_values(array(x, n), out);
    done(outcome, out)
}

extern "C" fn eval_jac_g(
    n: c_int,
    x: *const f64,
    _: c_int,
    _: c_int,
    count: c_int,
    rows: *mut c_int,
    columns: *mut c_int,
    out: *mut f64,
    user: *mut c_void,
) -> c_int {
    let bridge = bridge(user);
    if out.is_null() && count > 0 {
        let (rows, columns) = (array_mut(rows, count), array_mut(columns, count));
        return write_places(&bridge.jacobian, rows, columns);
    }
    let out = array_mut(out, count);
    let outcome = bridge.problem.jacobian(array(x, n), out);
    done(outcome, out)
}

extern "C" fn eval_h(
    n: c_int,
    x: *const f64,
    _: c_int,
    factor: f64,
    m: c_int,
    y: *const f64,
    _: c_int,
    count: c_int,
    rows: *mut c_int,
    columns: *mut c_int,
    out: *mut f64,
    user: *mut c_void,
) -> c_int {
    let bridge = bridge(user);
    if out.is_null() && count > 0 {
        let (rows, columns) = (array_mut(rows, count), array_mut(columns, count));
        return write_places(&bridge.hessian, rows, columns);
    }
    let out = array_mut(out, count);
    let outcome = (bridge.problem).hessian(array(x, n), factor, array(y, m), out);
    done(outcome, out)
}

extern "C" fn watch(
    mode: c_int,
    number: c_int,
    objective: f64,
    violation: f64,
    dual_error: f64,
    barrier: f64,
    step: f64,
    regularisation: f64,
    dual_length: f64,
    primal_length: f64,
    trials: c_int,
    user: *mut c_void,
) -> c_int {
    let bridge = bridge(user);
    let line = Iteration {
        number: usize::try_from(number).unwrap_or(0),
        restoration: mode == 1,
        objective,
        violation,
        dual_error,
        barrier,
        step,
        regularisation,
        dual_length,
        primal_length,
        trials: usize::try_from(trials).unwrap_or(0),
    };
    bridge.history.push(line);
    let goes_on = bridge.monitor.iteration(&line);
    // Older versions of the library know no limit on the time of the clock.
    bridge.late = goes_on && bridge.began.elapsed().as_secs_f64() >= bridge.max_seconds;
    c_int::from(goes_on && !bridge.late)
}

/// The library's problem, freed at the end.
struct Owned(Handle);

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the handle came from the library and is freed once.
        unsafe { FreeIpoptProblem(self.0) }
    }
}

impl Owned {
    /// Hands over sizes and bounds.
    fn new(problem: &dyn Problem, bridge_sizes: [usize; 2]) -> Result<Self, ProblemError> {
        let (n, m) = (problem.variables(), problem.constraints());
        let pair = |length| (vec![0.0; length], vec![0.0; length]);
        let ((mut xl, mut xu), (mut gl, mut gu)) = (pair(n), pair(m));
        problem.variable_bounds(&mut xl, &mut xu);
        problem.constraint_bounds(&mut gl, &mut gu);
        // The library's infinity is 1e19.
        for list in [&mut xl, &mut xu, &mut gl, &mut gu] {
            list.iter_mut().for_each(|v| *v = v.clamp(-2e19, 2e19));
        }
        let sizes = [n, m, bridge_sizes[0], bridge_sizes[1]].map(c_int::try_from);
        let [Ok(n), Ok(m), Ok(jacobian), Ok(hessian)] = sizes else {
            return Err(ProblemError::BackEnd(
                "Ipopt: the problem is too large".to_owned(),
            ));
        };
        let [xl, xu, gl, gu] = [&xl, &xu, &gl, &gu].map(|v| v.as_ptr());
        // SAFETY: the arrays have the lengths told, and the library copies them.
        let handle = unsafe {
            CreateIpoptProblem(
                n,
                xl,
                xu,
                m,
                gl,
                gu,
                jacobian,
                hessian,
                0,
                eval_f,
                eval_g,
                eval_grad_f,
                eval_jac_g,
                eval_h,
            )
        };
        if handle.is_null() {
            return Err(ProblemError::BackEnd(
                "Ipopt refuses the problem".to_owned(),
            ));
        }
        Ok(Self(handle))
    }

    /// Sets one option.
    fn set(&self, name: &str, value: &Value<'_>) -> Result<(), ProblemError> {
        let failed = || ProblemError::BackEnd(format!("Ipopt refuses the option {name}"));
        let text = |s: &str| CString::new(s).map_err(|_| failed());
        let keyword = text(name)?;
        // SAFETY: the handle is alive, and the texts end with zero.
        let good = unsafe {
            match value {
                Value::Number(v) => AddIpoptNumOption(self.0, keyword.as_ptr(), *v),
                Value::Count(v) => AddIpoptIntOption(self.0, keyword.as_ptr(), *v),
                Value::Text(v) => AddIpoptStrOption(self.0, keyword.as_ptr(), text(v)?.as_ptr()),
            }
        };
        if good == 0 { Err(failed()) } else { Ok(()) }
    }

    /// Sets all options.
    fn set_all(&self, o: &Options) -> Result<(), ProblemError> {
        let limit = c_int::try_from(o.max_iterations).unwrap_or(c_int::MAX);
        let steps = c_int::try_from(o.acceptable_iterations).unwrap_or(c_int::MAX);
        let barrier = (o.warm_start.as_ref()).map_or(o.barrier, |warm| warm.barrier.max(1e-9));
        let mut list = vec![
            ("print_level", Value::Count(0)),
            ("sb", Value::Text("yes")),
            ("max_iter", Value::Count(limit)),
            ("acceptable_iter", Value::Count(steps)),
            ("tol", Value::Number(o.tolerance)),
            ("acceptable_tol", Value::Number(o.acceptable_tolerance)),
            ("mu_init", Value::Number(barrier)),
        ];
        if o.scaled_gradient.is_finite() {
            list.push(("nlp_scaling_max_gradient", Value::Number(o.scaled_gradient)));
        } else {
            list.push(("nlp_scaling_method", Value::Text("none")));
        }
        if o.warm_start.is_some() {
            list.push(("warm_start_init_point", Value::Text("yes")));
        }
        list.iter()
            .try_for_each(|(name, value)| self.set(name, value))
    }
}

/// The value of an option.
enum Value<'a> {
    Number(f64),
    Count(c_int),
    Text(&'a str),
}

/// The library's end in our words.
fn translate(code: c_int, late: bool) -> Status {
    match code {
        0 => Status::Solved,
        1 | 6 => Status::Acceptable,
        2 => Status::Infeasible,
        4 => Status::Unbounded,
        5 if late => Status::TimeLimit,
        5 => Status::Stopped,
        -1 => Status::IterationLimit,
        -4 | -5 => Status::TimeLimit,
        -10 => Status::TooFewDegreesOfFreedom,
        -13 => Status::EvaluationFailed,
        _ => Status::NoProgress,
    }
}

impl NlpSolver for Ipopt {
    fn solve(
        &self,
        problem: &mut dyn Problem,
        options: &Options,
        monitor: &mut dyn Monitor,
    ) -> Result<Solution, ProblemError> {
        let began = Instant::now();
        check_problem(problem)?;
        options.check(problem)?;
        if count_freedom(problem).is_none() {
            let status = Status::TooFewDegreesOfFreedom;
            return Ok(Solution::at_start(problem, options, status));
        }
        let mut solution = Solution::at_start(problem, options, Status::NoProgress);
        let (jacobian, hessian) = (problem.jacobian_structure(), problem.hessian_structure());
        let owned = Owned::new(problem, [jacobian.len(), hessian.len()])?;
        owned.set_all(options)?;
        if let Some(warm) = &options.warm_start {
            solution.multipliers.copy_from_slice(&warm.multipliers);
            solution.lower.copy_from_slice(&warm.lower);
            solution.upper.copy_from_slice(&warm.upper);
        }
        let mut bridge = Bridge {
            problem,
            monitor,
            history: Vec::new(),
            jacobian,
            hessian,
            began,
            max_seconds: options.max_seconds,
            late: false,
        };
        // SAFETY: all arrays have the lengths told, and the bridge outlives the call.
        let code = unsafe {
            SetIntermediateCallback(owned.0, watch);
            IpoptSolve(
                owned.0,
                solution.x.as_mut_ptr(),
                std::ptr::null_mut(),
                &raw mut solution.objective,
                solution.multipliers.as_mut_ptr(),
                solution.lower.as_mut_ptr(),
                solution.upper.as_mut_ptr(),
                (&raw mut bridge).cast(),
            )
        };
        let (history, late) = (bridge.history, bridge.late);
        solution.status = translate(code, late);
        let s = &solution;
        let residuals = kkt::residuals(problem, &s.x, &s.multipliers, &s.lower, &s.upper);
        solution.residuals = residuals.ok();
        solution.barrier = (history.last()).map_or(options.barrier, |line| line.barrier);
        solution.history = history;
        solution.seconds = began.elapsed().as_secs_f64();
        Ok(solution)
    }
}
