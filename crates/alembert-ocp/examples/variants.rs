//! Both transcriptions on the same problems: `cargo run --profile ci -p alembert-ocp --example variants -- FILE...`.
//!
//! Each line is one solve of the program as it stands, from the first motion of the file, without rows that bound turns and without coarse
//! grids; the time is the best of three (of one, if it takes longer than five seconds). Nonzeros: places of the lower triangle of the KKT
//! matrix, each once.

use alembert::error::ModelErrors;
use alembert_nlp::{InteriorPoint, LinearChoice, NlpSolver, Options, Problem, Silent};
use alembert_ocp::compile::compile;
use alembert_ocp::lifted::Lifted;
use alembert_ocp::problem::{Loaded, ProblemFile};
use alembert_ocp::study::{first_motion, options_of};
use alembert_ocp::transcription::Transcription;
use std::time::Instant;

/// Most time of one solve [s].
const PATIENCE: f64 = 120.0;

/// Places of the KKT matrix: Hessian and diagonal, Jacobian.
fn nonzeros(problem: &dyn Problem) -> usize {
    let distinct = |mut list: Vec<(usize, usize)>| {
        list.sort_unstable();
        list.dedup();
        list.len()
    };
    let mut square = problem.hessian_structure();
    square.extend((0..problem.variables()).map(|i| (i, i)));
    distinct(square) + distinct(problem.jacobian_structure())
}

/// Time of one evaluation of values and all derivatives [s].
fn evaluation(problem: &mut dyn Problem) -> f64 {
    let (n, m) = (problem.variables(), problem.constraints());
    let (mut x, y) = (vec![0.0; n], vec![1.0; m]);
    problem.start(&mut x);
    let mut rows = vec![0.0; m];
    let mut jacobian = vec![0.0; problem.jacobian_structure().len()];
    let mut hessian = vec![0.0; problem.hessian_structure().len()];
    let mut best = f64::INFINITY;
    for _ in 0..5 {
        let begin = Instant::now();
        let done = problem
            .constraint_values(&x, &mut rows)
            .and_then(|()| problem.jacobian(&x, &mut jacobian))
            .and_then(|()| problem.hessian(&x, 1.0, &y, &mut hessian));
        if done.is_ok() {
            best = best.min(begin.elapsed().as_secs_f64());
        }
    }
    best
}

/// Solves and prints a line.
fn line<P: Problem>(
    name: &str,
    variant: &str,
    setup: f64,
    problem: &mut P,
    options: &Options,
    turn: impl Fn(&P, &[f64]) -> f64,
) {
    let (mut best, mut solution) = (f64::INFINITY, None);
    for _ in 0..3 {
        let begin = Instant::now();
        match InteriorPoint.solve(problem, options, &mut Silent) {
            Ok(s) => solution = Some(s),
            Err(e) => return println!("| {name} | {variant} | {e} |"),
        }
        best = best.min(begin.elapsed().as_secs_f64());
        if best > 5.0 {
            break;
        }
    }
    let Some(s) = solution else { return };
    let iterations = s.iterations();
    let objective = if s.is_optimal() {
        format!("{:.9}", s.objective)
    } else {
        format!("{:.6} ({})", s.objective, s.status)
    };
    println!(
        "| {name} | {variant} | {} | {} | {} | {iterations} | {:.3} | {:.3} | {:.3} | {:.4} | {:.3} | {objective} |",
        problem.variables(),
        problem.constraints(),
        nonzeros(problem),
        1e3 * best / iterations.max(1) as f64,
        1e3 * evaluation(problem),
        1e3 * setup,
        best,
        turn(problem, &s.x),
    );
}

/// The same options with an end.
fn patient(options: Options) -> Options {
    Options {
        max_seconds: options.max_seconds.min(PATIENCE),
        ..options
    }
}

/// Both variants of one file.
fn compare(name: &str, loaded: &Loaded) -> Result<(), ModelErrors> {
    let ocp = compile(&loaded.file, &loaded.model)?;
    let motion = first_motion(loaded, &ocp)?;
    let options = patient(options_of(loaded.file.solver.as_ref()));
    let sparse = Options {
        linear: LinearChoice::Sparse,
        ..options.clone()
    };
    let reduced = || -> Result<Transcription, ModelErrors> {
        let refs = motion.refs.clone();
        let mut t = Transcription::new(ocp.clone(), &motion.theta, refs, false)?;
        t.begin_with(&motion);
        Ok(t)
    };
    let own_turn = |t: &Transcription, x: &[f64]| t.largest_turn(x).0;
    let lifted_turn = |t: &Lifted, x: &[f64]| {
        let motion = t.motion(x);
        let program = Transcription::new(ocp.clone(), &motion.theta, motion.refs, false);
        program.map_or(f64::NAN, |p| p.largest_turn(&p.start).0)
    };
    let begin = Instant::now();
    let mut program = reduced()?;
    let setup = begin.elapsed().as_secs_f64();
    line(
        name,
        "reduced, chain",
        setup,
        &mut program,
        &options,
        own_turn,
    );
    line(
        name,
        "reduced, sparse",
        setup,
        &mut program,
        &sparse,
        own_turn,
    );
    let begin = Instant::now();
    let mut program = Lifted::new(reduced()?)?;
    let setup = begin.elapsed().as_secs_f64();
    line(
        name,
        "lifted, chain",
        setup,
        &mut program,
        &options,
        lifted_turn,
    );
    line(
        name,
        "lifted, sparse",
        setup,
        &mut program,
        &sparse,
        lifted_turn,
    );
    Ok(())
}

fn main() {
    println!(
        "| problem | variant | variables | constraints | nonzeros | iterations | ms per iteration | ms evaluation | ms layout | s | largest turn | objective |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|");
    for path in std::env::args().skip(1) {
        let file = std::path::Path::new(&path);
        let part = match file.file_stem().and_then(|s| s.to_str()) {
            Some("problem") | None => file.parent().and_then(|p| p.file_name()?.to_str()),
            stem => stem,
        };
        let name = part.unwrap_or_default().to_owned();
        let done = ProblemFile::from_path(&path).and_then(|loaded| compare(&name, &loaded));
        if let Err(e) = done {
            println!("| {name} | {} |", e.to_string().replace('\n', " "));
        }
    }
}
