//! Time of an iteration and of its parts on a machine with many joints, against the number of nodes.
//!
//! `cargo run --release -p alembert-nlp [--features ipopt] --example stages [pounce]`

#[path = "../tests/nlp/links.rs"]
#[allow(dead_code)]
mod links;

use alembert_nlp::{
    InteriorPoint, Iteration, NlpSolver, Options, OutOfDomain, Pounce, Problem, Stages,
};
use links::Links;
use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Counts the time that the problem itself takes.
struct Timed<'a> {
    problem: &'a mut dyn Problem,
    spent: Rc<Cell<Duration>>,
}

impl Timed<'_> {
    fn time<T>(&mut self, what: impl FnOnce(&mut dyn Problem) -> T) -> T {
        let begin = Instant::now();
        let out = what(self.problem);
        self.spent.set(self.spent.get() + begin.elapsed());
        out
    }
}

impl Problem for Timed<'_> {
    fn variables(&self) -> usize {
        self.problem.variables()
    }
    fn constraints(&self) -> usize {
        self.problem.constraints()
    }
    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        self.problem.variable_bounds(lower, upper);
    }
    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        self.problem.constraint_bounds(lower, upper);
    }
    fn start(&self, x: &mut [f64]) {
        self.problem.start(x);
    }
    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        self.time(|p| p.objective(x))
    }
    fn gradient(&mut self, x: &[f64], g: &mut [f64]) -> Result<(), OutOfDomain> {
        self.time(|p| p.gradient(x, g))
    }
    fn constraint_values(&mut self, x: &[f64], c: &mut [f64]) -> Result<(), OutOfDomain> {
        self.time(|p| p.constraint_values(x, c))
    }
    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        self.problem.jacobian_structure()
    }
    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        self.time(|p| p.jacobian(x, values))
    }
    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        self.problem.hessian_structure()
    }
    fn hessian(&mut self, x: &[f64], f: f64, y: &[f64], v: &mut [f64]) -> Result<(), OutOfDomain> {
        self.time(|p| p.hessian(x, f, y, v))
    }
    fn stages(&self) -> Option<Stages> {
        self.problem.stages()
    }
}

fn main() {
    let with_pounce = std::env::args().any(|a| a == "pounce");
    println!(
        "{:36} {:8} {:>4} {:>9} {:>9} {:>9} {:>9}",
        "problem", "solver", "iter", "ms/iter", "own/iter", "setup ms", "all ms"
    );
    for (joints, torques) in [(5, 5), (11, 11), (11, 5)] {
        for steps in [60, 1000] {
            for turn in [f64::INFINITY, 1.8 * 0.8 / steps as f64] {
                let mut problem = Links {
                    torque: 12.0,
                    turn,
                    ..Links::new(steps, joints, torques)
                };
                let name = format!("d = {joints} m = {torques} N = {steps} turn {turn:.4}");
                measure(&name, "stages", &InteriorPoint, &mut problem);
                if with_pounce {
                    measure(&name, "pounce", &Pounce, &mut problem);
                }
                #[cfg(feature = "ipopt")]
                measure(&name, "ipopt", &alembert_nlp::Ipopt, &mut problem);
            }
        }
    }
}

/// Solves five times and prints the fastest: time of an iteration, and of what comes before the first and after the last one.
fn measure(name: &str, way: &str, solver: &dyn NlpSolver, problem: &mut dyn Problem) {
    let (mut best, mut line) = (f64::INFINITY, String::new());
    for _ in 0..5 {
        let spent = Rc::new(Cell::new(Duration::ZERO));
        let mut timed = Timed {
            problem,
            spent: Rc::clone(&spent),
        };
        let begin = Instant::now();
        let mut marks = Vec::new();
        let mut watch = |_: &Iteration| {
            marks.push((begin.elapsed(), spent.get()));
            true
        };
        let outcome = solver.solve(&mut timed, &Options::default(), &mut watch);
        let total = begin.elapsed().as_secs_f64();
        let (Ok(solution), [first, .., last]) = (outcome, &marks[..]) else {
            return println!("{name}: not solved");
        };
        let each = |t: Duration| 1e3 * t.as_secs_f64() / (marks.len() - 1) as f64;
        let (all, own) = (each(last.0 - first.0), each(last.1 - first.1));
        if all - own < best {
            best = all - own;
            let setup = 1e3 * (total - (last.0 - first.0).as_secs_f64());
            line = format!(
                "{:4} {best:9.3} {own:9.3} {setup:9.2} {:9.2}  {:.9} {:?}",
                solution.iterations(),
                1e3 * total,
                solution.objective,
                solution.status
            );
        }
    }
    println!("{name:36} {way:8} {line}");
}
