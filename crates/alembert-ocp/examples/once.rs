//! Solves a problem file and prints the log: `cargo run --example once -- FILE [STEPS]`.

#![allow(clippy::unwrap_used)]

use alembert_nlp::{InteriorPoint, Iteration, Options};
use alembert_ocp::compile::compile;
use alembert_ocp::guess::Motion;
use alembert_ocp::problem::ProblemFile;
use alembert_ocp::solve::solve;
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let begin = Instant::now();
    let mut loaded = ProblemFile::from_path(&args[1]).unwrap_or_else(|e| panic!("{e}"));
    if let Some(n) = args.get(2) {
        loaded.file.phases[0].steps = n.parse().unwrap();
    }
    let ocp = compile(&loaded.file, &loaded.model).unwrap_or_else(|e| panic!("{e}"));
    let motion = Motion::interpolate(&ocp, &[]);
    let options = Options {
        tolerance: 1e-8,
        ..Options::default()
    };
    println!("read {:.4} s", begin.elapsed().as_secs_f64());
    let verbose = std::env::var("LOG").is_ok();
    let mut monitor = |line: &Iteration| {
        if verbose {
            println!("{line}");
        }
        true
    };
    for _ in 0..3 {
        let plan = solve(&ocp, &motion, &InteriorPoint, &options, &mut monitor)
            .unwrap_or_else(|e| panic!("{e}"));
        println!(
            "{} J = {:.10} terms {:?} {} it setup {:.4} s solve {:.4} s turn {:.3} T {:.4}",
            plan.solution.status,
            plan.solution.objective,
            plan.terms,
            plan.iterations,
            plan.setup_seconds,
            plan.solve_seconds,
            plan.turn,
            plan.duration()
        );
        if std::env::var("EXPLAIN").is_ok() {
            println!("{}", plan.explanation);
        }
    }
}
