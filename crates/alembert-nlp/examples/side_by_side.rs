//! Time and iterations of the embedded solver, with either factorisation, and of `pounce`, on the same problems in one run.
//!
//! `cargo run --release -p alembert-nlp --example side_by_side`

#[path = "../tests/nlp/control.rs"]
mod control;

use alembert_nlp::{InteriorPoint, LinearChoice, NlpSolver, Options, Pounce, Problem, Silent};
use control::{DoubleIntegrator, Pendulum};

fn main() {
    let integrator = |steps| DoubleIntegrator {
        force: 4.5,
        ..DoubleIntegrator::effort(steps)
    };
    let pendulum = |steps| Pendulum::new(steps, 4.0, 3.0);
    println!(
        "{:34} {:>10} {:>5} {:>10} {:>12} {:>16}",
        "problem", "solver", "iter", "seconds", "ms per iter", "objective"
    );
    for steps in [2000, 4000, 8000, 16_000] {
        compare(
            &format!("double integrator N = {steps}"),
            &mut integrator(steps),
        );
    }
    for steps in [200, 2000] {
        compare(
            &format!("pendulum swing-up N = {steps}"),
            &mut pendulum(steps),
        );
        compare(
            &format!("pendulum in 1 s N = {steps}"),
            &mut Pendulum::new(steps, 1.0, 14.0),
        );
    }
    compare(
        "least time N = 2000",
        &mut DoubleIntegrator::time(2000, 1.5),
    );
}

/// Solves with all three, the best of three times each.
fn compare(name: &str, problem: &mut dyn Problem) {
    let pounce: &dyn NlpSolver = &Pounce;
    let ways = [
        ("stages", &InteriorPoint as _, LinearChoice::Stages),
        ("sparse", &InteriorPoint as _, LinearChoice::Sparse),
    ];
    for (way, solver, linear) in
        ways.into_iter()
            .chain([("pounce", pounce, LinearChoice::Automatic)])
    {
        let options = Options {
            linear,
            ..Options::default()
        };
        let mut seconds = f64::INFINITY;
        for _ in 0..3 {
            match solver.solve(problem, &options, &mut Silent) {
                Ok(solution) => {
                    seconds = seconds.min(solution.seconds);
                    if seconds == solution.seconds {
                        let (count, each) = (
                            solution.iterations(),
                            1e3 * seconds / solution.iterations().max(1) as f64,
                        );
                        println!(
                            "{name:34} {way:>10} {count:5} {seconds:10.4} {each:12.3} {:16.9} {:?}",
                            solution.objective, solution.status
                        );
                    }
                }
                Err(error) => println!("{name}: {error}"),
            }
        }
    }
}
