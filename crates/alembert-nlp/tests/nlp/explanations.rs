//! What an explanation says of a solution: dependent rows, active rows in any unit.

use crate::formula::{Formula, INF};
use alembert_math::scalar::Scalar;
use alembert_nlp::{
    InteriorPoint, NlpSolver, Options, OutOfDomain, Problem, Silent, Solution, Stage, Stages,
    Status,
};

/// A formula with one stage, for the factorisation along stages.
struct Staged(Formula);

impl Problem for Staged {
    fn variables(&self) -> usize {
        self.0.variables()
    }
    fn constraints(&self) -> usize {
        Problem::constraints(&self.0)
    }
    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        self.0.variable_bounds(lower, upper);
    }
    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        self.0.constraint_bounds(lower, upper);
    }
    fn start(&self, x: &mut [f64]) {
        self.0.start(x);
    }
    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        self.0.objective(x)
    }
    fn gradient(&mut self, x: &[f64], gradient: &mut [f64]) -> Result<(), OutOfDomain> {
        self.0.gradient(x, gradient)
    }
    fn constraint_values(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        self.0.constraint_values(x, values)
    }
    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        self.0.jacobian_structure()
    }
    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        self.0.jacobian(x, values)
    }
    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        self.0.hessian_structure()
    }
    fn hessian(
        &mut self,
        x: &[f64],
        factor: f64,
        multipliers: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        self.0.hessian(x, factor, multipliers, values)
    }
    fn stages(&self) -> Option<Stages> {
        Some(Stages {
            variables: vec![Stage::At(0); self.0.variables()],
            constraints: vec![Stage::At(0); Problem::constraints(&self.0)],
        })
    }
}

/// The reach of an arm of two links that begins straight: the gradient of its reach is zero there, but not at the solution.
#[test]
fn claim_rows_dependent_only_at_the_start_are_not_named() {
    let mut problem = Staged(
        Formula::new(&[0.0, 0.0], |x| {
            let (a, b) = (x[0] - 0.3, x[1] - 0.5);
            vec![a * a + b * b, x[0].cos() + (x[0] + x[1]).cos()]
        })
        .constraints(&[(1.5, 1.5)]),
    );
    let solution = InteriorPoint
        .solve(&mut problem, &Options::default(), &mut Silent)
        .expect("valid");
    let explanation = solution.explain(&mut problem);
    assert!(solution.is_optimal(), "{explanation}");
    assert!(solution.dependent.is_empty(), "{explanation}");
}

/// The same equality twice along stages: dependent at the solution too, and one of the two is named.
#[test]
fn claim_rows_dependent_at_the_solution_are_named() {
    let mut problem = Staged(
        Formula::new(&[0.5, 3.0], |x| {
            let sum = x[0] + x[1];
            vec![x[0] * x[0] + x[1] * x[1], sum, sum]
        })
        .constraints(&[(1.0, 1.0), (1.0, 1.0)]),
    );
    let solution = InteriorPoint
        .solve(&mut problem, &Options::default(), &mut Silent)
        .expect("valid");
    let explanation = solution.explain(&mut problem);
    assert!(solution.is_optimal(), "{explanation}");
    assert_eq!(solution.dependent.len(), 1, "{explanation}");
}

/// Solved to a loose tolerance: what is left of a condition is below it, and is not called violated.
#[test]
fn claim_what_is_solved_has_no_violated_conditions() {
    let mut problem = Formula::new(&[2.0, 0.5], |x| {
        vec![x[0] * x[0] + x[1] + x[1] + x[1], x[0] * x[0] * x[1] * x[1]]
    })
    .constraints(&[(1.0, 1.0)]);
    let options = Options {
        tolerance: 1e-2,
        ..Options::default()
    };
    let solution = InteriorPoint
        .solve(&mut problem, &options, &mut Silent)
        .expect("valid");
    let explanation = solution.explain(&mut problem);
    assert!(solution.is_optimal(), "{explanation}");
    let left = solution.residuals.expect("measured").violation;
    assert!(left > 1e-6, "{left}: nothing would be listed anyway");
    assert!(explanation.violated.is_empty(), "{explanation}");
    // the same point, if the solver had not called it solved
    let cut = Solution {
        status: Status::IterationLimit,
        ..solution
    };
    assert_eq!(cut.explain(&mut problem).violated.len(), 1);
}

/// A friction cone in squares of newtons: the friction presses on its bound, and the cone is named as active.
#[test]
fn claim_active_rows_are_found_in_large_units() {
    let mut problem = Formula::new(&[500.0, 100.0], |x| {
        let (normal, friction) = (x[0] * 1e-3, x[1] * 1e-3 - 1.0);
        vec![
            normal * normal + friction * friction,
            x[0] * x[0] * 0.25 - x[1] * x[1],
        ]
    })
    .constraints(&[(0.0, INF)])
    .bounds(&[(1.0, INF), (-INF, INF)]);
    let solution = InteriorPoint
        .solve(&mut problem, &Options::default(), &mut Silent)
        .expect("valid");
    let explanation = solution.explain(&mut problem);
    assert!(solution.is_optimal(), "{explanation}");
    // on the cone, from 2 n + (n/2 - 1) = 0 in kilonewtons; the barrier leaves a millinewton
    assert!((solution.x[0] - 400.0).abs() < 0.1, "{explanation}");
    assert_eq!(explanation.active_count, 1, "{explanation}");
    assert!(explanation.active[0].name.contains("c["), "{explanation}");
}
