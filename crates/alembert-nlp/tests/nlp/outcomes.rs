//! Ends that are not an optimum, degenerate problems, warm start, stop, refusals.

use crate::control::{DoubleIntegrator, Pendulum};
use crate::formula::{Formula, INF};
use alembert_math::scalar::Scalar;
use alembert_nlp::groups::{Member, group};
use alembert_nlp::{
    InteriorPoint, Iteration, LinearChoice, NlpSolver, Options, Pounce, ProblemError, Silent,
    Status, derivatives,
};

fn solvers() -> [&'static dyn NlpSolver; 2] {
    [&InteriorPoint, &Pounce]
}

/// x + y = 1 and x + y ≥ 3 cannot both hold; both are named, and the certificate is small.
#[test]
fn claim_infeasible_names_the_conflict() {
    let mut problem = Formula::new(&[0.3, 0.2], |x| {
        vec![x[0] * x[0] + x[1], x[0] + x[1], x[0] + x[1] * 1.0]
    })
    .constraints(&[(1.0, 1.0), (3.0, INF)]);
    let solution = InteriorPoint
        .solve(&mut problem, &Options::default(), &mut Silent)
        .expect("valid");
    assert_eq!(
        solution.status,
        Status::Infeasible,
        "{}",
        solution.explain(&mut problem)
    );
    let explanation = solution.explain(&mut problem);
    assert!(
        !explanation.violated.is_empty() && explanation.suggestions[0].contains("c["),
        "{explanation}"
    );
    // Anywhere between the two lines the sum of the violations is 2, its minimum.
    let sum: f64 = solution
        .explain(&mut problem)
        .violated
        .iter()
        .map(|v| v.value)
        .sum();
    assert!(
        (sum - 2.0).abs() < 1e-5,
        "{}",
        solution.explain(&mut problem)
    );
    assert!(solution.certificate.expect("a certificate") < 1e-6);
}

/// A disc and a curve that does not meet it: the library agrees that there is no feasible point.
#[test]
fn claim_infeasible_nonlinear() {
    let mut problem = Formula::new(&[0.3, 0.2], |x| {
        vec![
            x[0],
            x[0] * x[0] + x[1] * x[1],
            x[0] * x[1] + x[0] * 2.0 + x[1],
        ]
    })
    .constraints(&[(-INF, 1.0), (9.0, INF)]);
    for solver in solvers() {
        let solution = solver
            .solve(&mut problem, &Options::default(), &mut Silent)
            .expect("valid");
        let explanation = solution.explain(&mut problem);
        let lines: Vec<String> = solution.history.iter().map(ToString::to_string).collect();
        assert_eq!(
            solution.status,
            Status::Infeasible,
            "{explanation}{}",
            lines.join("\n")
        );
        assert!(explanation.suggestions[0].contains("c["), "{explanation}");
    }
}

/// A distance that the force bound does not allow; along the stages, with a restoration of the same structure.
#[test]
fn claim_infeasible_control_problem() {
    for steps in [20, 200] {
        let mut problem = DoubleIntegrator {
            force: 3.0,
            ..DoubleIntegrator::effort(steps)
        };
        let options = Options {
            linear: LinearChoice::Stages,
            ..Options::default()
        };
        let solution = InteriorPoint
            .solve(&mut problem, &options, &mut Silent)
            .expect("valid");
        let explanation = solution.explain(&mut problem);
        assert_eq!(solution.status, Status::Infeasible, "{explanation}");
        assert!(
            explanation.violated[0].name.contains("node"),
            "{explanation}"
        );
        // Full force forwards and backwards (near the switch it matters little), and both ends of the motion, against the equations of motion.
        let find = |name: &str, state: &str| {
            (explanation.conflict.iter()).find(|g| g.name == name && g.state.contains(state))
        };
        let last = steps - 1;
        let forwards = &find("force", "upper").expect("full force").nodes;
        let backwards = &find("force", "lower").expect("full force").nodes;
        assert!(forwards.len() == 1 && forwards[0].0 == 0, "{explanation}");
        assert!(
            backwards.len() == 1 && backwards[0].1 == last,
            "{explanation}"
        );
        assert!(
            20 * forwards[0].1 > 8 * steps && 20 * backwards[0].0 < 12 * steps,
            "{explanation}"
        );
        let ends = find("position", "").expect("the ends");
        assert_eq!(ends.nodes, [(0, 0), (steps, steps)], "{explanation}");
        let text = explanation.to_string();
        assert!(
            text.contains("contradict each other") && text.contains("upper bound at nodes 0-"),
            "{text}"
        );
    }
}

/// Only what takes part in a contradiction is named; the multipliers are those of Farkas.
#[test]
fn claim_conflict_leaves_out_bystanders() {
    let mut problem = Formula::new(&[0.3, 0.2, 0.1], |x| {
        vec![
            x[0] * x[0] + x[1] * x[1] + x[2] * x[2],
            x[0] + x[1],
            x[0] - x[2],
            x[2] + x[1] * x[1],
        ]
    })
    .constraints(&[(6.0, INF), (-1.0, 1.0), (-5.0, 70.0)])
    .bounds(&[(-INF, 2.0), (-3.0, 3.0), (-1.0, 50.0)]);
    let solution = InteriorPoint
        .solve(&mut problem, &Options::default(), &mut Silent)
        .expect("valid");
    let explanation = solution.explain(&mut problem);
    assert_eq!(solution.status, Status::Infeasible, "{explanation}");
    // x + y >= 6 with x <= 2, y <= 3: off by one.
    let names: Vec<&str> = (explanation.conflict.iter().map(|g| g.name.as_str())).collect();
    assert_eq!(names, ["c[0]", "x[0]", "x[1]"], "{explanation}");
    assert!((explanation.conflict[0].violation - 1.0).abs() < 1e-5);
    let conflict = solution.conflict.expect("a conflict");
    // The barrier and the pull towards the last point are small beside the violation.
    assert!((conflict.multipliers[0] + 1.0).abs() < 1e-2, "{conflict:?}");
    assert!((conflict.upper[0] - 1.0).abs() < 1e-2 && (conflict.upper[1] - 1.0).abs() < 1e-2);
}

/// Names that agree up to the first comma, in the same phase, are one group with ranges of nodes.
#[test]
fn claim_names_are_grouped() {
    let member = |name: &str, violation: f64| Member {
        name: name.to_owned(),
        state: "",
        violation,
        multiplier: 0.0,
    };
    let members = [
        member("end position of hand", 0.31),
        member("torque limit of shoulder, node 4, phase lift", 0.0),
        member("torque limit of shoulder, node 2, phase lift", 0.0),
        member("torque limit of shoulder, node 3, phase lift", 0.0),
        member("torque limit of shoulder, node 9, phase lift", 0.0),
        member("torque limit of shoulder, node 1, phase drop", 0.02),
    ];
    let texts: Vec<String> = group(&members).iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "end position of hand (off by 0.310)",
            "torque limit of shoulder of phase lift (nodes 2-4, 9)",
            "torque limit of shoulder of phase drop (node 1, off by 0.020)",
        ]
    );
}

/// The same equality twice: solved, and the second one is named as dependent.
#[test]
fn claim_redundant_equalities_are_found() {
    let mut problem = Formula::new(&[0.5, 3.0, 1.0], |x| {
        let sum = x[0] + x[1] + x[2];
        vec![
            x[0] * x[0] + x[1] * x[1] * 2.0 + x[2] * x[2] * 3.0,
            sum,
            sum * 2.0,
        ]
    })
    .constraints(&[(1.0, 1.0), (2.0, 2.0)]);
    let solution = InteriorPoint
        .solve(&mut problem, &Options::default(), &mut Silent)
        .expect("valid");
    assert!(solution.is_optimal(), "{}", solution.explain(&mut problem));
    // Lagrange: x_i = λ/w_i with Σ x_i = 1, objective λ = 6/11.
    assert!(
        (solution.objective - 6.0 / 11.0).abs() < 1e-8,
        "{}",
        solution.objective
    );
    assert_eq!(
        solution.dependent,
        [1],
        "{}",
        solution.explain(&mut problem)
    );
}

#[test]
fn claim_unbounded_is_reported() {
    let mut problem = Formula::new(&[1.0, 1.0], |x| vec![-x[0] - x[1], x[0] - x[1]])
        .constraints(&[(0.0, 0.0)])
        .bounds(&[(0.0, INF); 2]);
    for solver in solvers() {
        let solution = solver
            .solve(&mut problem, &Options::default(), &mut Silent)
            .expect("valid");
        assert_eq!(
            solution.status,
            Status::Unbounded,
            "{}",
            solution.explain(&mut problem)
        );
    }
}

/// More equalities than variables; a convex problem with a closed form; Rosenbrock from far away.
#[test]
fn ref_closed_forms() {
    let mut three = Formula::new(&[0.0, 0.0], |x| vec![x[0], x[0] + x[1], x[0] - x[1], x[0]])
        .constraints(&[(0.0, 0.0); 3]);
    for solver in solvers() {
        let solution = solver
            .solve(&mut three, &Options::default(), &mut Silent)
            .expect("valid");
        assert_eq!(solution.status, Status::TooFewDegreesOfFreedom);
        let mut rosenbrock = Formula::new(&[-12.0, 30.0], |x| {
            let (a, b) = (x[1] - x[0] * x[0], -x[0] + 1.0);
            vec![a * a * 100.0 + b * b]
        });
        // far away the gradient is large, and the tolerance is in units of it
        let options = Options {
            tolerance: 1e-11,
            ..Options::default()
        };
        let solution = solver
            .solve(&mut rosenbrock, &options, &mut Silent)
            .expect("valid");
        assert!(
            solution.x.iter().all(|x| (x - 1.0).abs() < 1e-6),
            "{:?}",
            solution.x
        );
        // Nearest point of the simplex to (0.9, 0.8, -0.5): (0.55, 0.45, 0).
        let mut quadratic = Formula::new(&[0.2; 3], |x| {
            let d = |x: crate::formula::H, v: f64| (x - v) * (x - v) * 0.5;
            vec![
                d(x[0], 0.9) + d(x[1], 0.8) + d(x[2], -0.5),
                x[0] + x[1] + x[2],
            ]
        })
        .bounds(&[(0.0, INF); 3])
        .constraints(&[(1.0, 1.0)]);
        let solution = solver
            .solve(&mut quadratic, &Options::default(), &mut Silent)
            .expect("valid");
        let off = solution
            .x
            .iter()
            .zip([0.55, 0.45, 0.0])
            .map(|(a, b)| (a - b).abs())
            .fold(0.0, f64::max);
        assert!(off < 1e-7, "{:?}", solution.x);
        // By hand: y = 0.35, z = 0.35 + 0.5.
        assert!(
            (solution.multipliers[0] - 0.35).abs() < 1e-6
                && (solution.lower[2] - 0.85).abs() < 1e-6,
            "{solution:?}"
        );
    }
}

/// The end of a solve as the start of the next one: fewer iterations, same optimum.
#[test]
fn claim_warm_start_saves_iterations() {
    let mut problem = Pendulum::new(100, 1.0, 14.0);
    let cold = InteriorPoint
        .solve(&mut problem, &Options::default(), &mut Silent)
        .expect("valid");
    problem.torque = 13.99;
    let again = InteriorPoint
        .solve(&mut problem, &Options::default(), &mut Silent)
        .expect("valid");
    let options = Options {
        warm_start: Some(cold.warm_start()),
        ..Options::default()
    };
    let warm = InteriorPoint
        .solve(&mut problem, &options, &mut Silent)
        .expect("valid");
    assert!(warm.is_optimal() && (warm.objective - again.objective).abs() < 1e-6);
    assert!(
        3 * warm.iterations() <= 2 * again.iterations(),
        "{} of {}",
        warm.iterations(),
        again.iterations()
    );
}

/// A monitor that stops, a limit on iterations, a start outside the domain.
#[test]
fn claim_early_ends_keep_the_best_point() {
    for solver in solvers() {
        let mut problem = Pendulum::new(50, 1.0, 14.0);
        let mut stop = |line: &Iteration| line.number < 5;
        let solution = solver
            .solve(&mut problem, &Options::default(), &mut stop)
            .expect("valid");
        assert_eq!(solution.status, Status::Stopped);
        assert!(solution.x.iter().all(|x| x.is_finite()) && solution.iterations() == 5);
        let options = Options {
            max_iterations: 3,
            ..Options::default()
        };
        let solution = solver
            .solve(&mut problem, &options, &mut Silent)
            .expect("valid");
        assert_eq!(solution.status, Status::IterationLimit);
        let mut outside = Formula::new(&[-1.0], |x| vec![x[0].ln()]);
        let solution = solver
            .solve(&mut outside, &Options::default(), &mut Silent)
            .expect("valid");
        assert_eq!(solution.status, Status::EvaluationFailed);
    }
}

/// What a stopped run returns is as near to feasible as anything it saw, to a decade; not the start, whose multipliers are small.
#[test]
fn claim_a_stopped_run_keeps_what_it_gained() {
    for last in [3, 5, 7, 9] {
        let mut problem = Pendulum::new(50, 1.0, 14.0);
        let mut stop = |line: &Iteration| line.number < last;
        let solution = InteriorPoint
            .solve(&mut problem, &Options::default(), &mut stop)
            .expect("valid");
        let seen = solution.history.iter().map(|line| line.violation);
        let (first, least) = (solution.history[0].violation, seen.fold(1e300, f64::min));
        let kept = solution.residuals.expect("finite").violation;
        assert!(kept <= 10.0 * least.max(1e-6), "{last}: {kept} of {least}");
        assert!(kept < first, "{last}: {kept} of {first}");
    }
}

/// A step that leaves the domain is shortened: minimum of x - ln x at 1, from 50.
#[test]
fn claim_domain_is_respected() {
    let mut problem = Formula::new(&[50.0], |x| vec![x[0] - x[0].ln()]);
    let solution = InteriorPoint
        .solve(&mut problem, &Options::default(), &mut Silent)
        .expect("valid");
    assert!(
        solution.is_optimal() && (solution.x[0] - 1.0).abs() < 1e-6,
        "{}",
        solution.explain(&mut problem)
    );
}

/// Contradictions are refused before anything is computed.
#[test]
fn claim_refusals_name_the_place() {
    let good = Formula::new(&[1.0, 2.0], |x| vec![x[0] + x[1]]);
    for solver in solvers() {
        let error = solver.solve(
            &mut good.clone().bounds(&[(0.0, 1.0), (3.0, 2.0)]),
            &Options::default(),
            &mut Silent,
        );
        assert_eq!(
            error,
            Err(ProblemError::Bounds {
                name: "x[1]".to_owned(),
                lower: 3.0,
                upper: 2.0
            })
        );
        let options = Options {
            tolerance: -1.0,
            ..Options::default()
        };
        assert!(matches!(
            solver.solve(&mut good.clone(), &options, &mut Silent),
            Err(ProblemError::Option(_))
        ));
        let mut nan = good.clone();
        nan.start[0] = f64::NAN;
        assert!(matches!(
            solver.solve(&mut nan, &Options::default(), &mut Silent),
            Err(ProblemError::Start(_))
        ));
    }
    let options = Options {
        linear: LinearChoice::Stages,
        ..Options::default()
    };
    assert!(matches!(
        InteriorPoint.solve(&mut good.clone(), &options, &mut Silent),
        Err(ProblemError::Structure(_))
    ));
}

/// A wrong derivative is found and named.
#[test]
fn claim_wrong_derivatives_are_named() {
    struct Wrong(Pendulum);
    impl alembert_nlp::Problem for Wrong {
        fn variables(&self) -> usize {
            self.0.variables()
        }
        fn constraints(&self) -> usize {
            self.0.constraints()
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
        fn objective(&mut self, x: &[f64]) -> Result<f64, alembert_nlp::OutOfDomain> {
            self.0.objective(x)
        }
        fn gradient(&mut self, x: &[f64], g: &mut [f64]) -> Result<(), alembert_nlp::OutOfDomain> {
            self.0.gradient(x, g)
        }
        fn constraint_values(
            &mut self,
            x: &[f64],
            c: &mut [f64],
        ) -> Result<(), alembert_nlp::OutOfDomain> {
            self.0.constraint_values(x, c)
        }
        fn jacobian_structure(&self) -> Vec<(usize, usize)> {
            self.0.jacobian_structure()
        }
        fn jacobian(
            &mut self,
            x: &[f64],
            values: &mut [f64],
        ) -> Result<(), alembert_nlp::OutOfDomain> {
            self.0.jacobian(x, values)?;
            values[1] += 0.1;
            Ok(())
        }
        fn hessian_structure(&self) -> Vec<(usize, usize)> {
            self.0.hessian_structure()
        }
        fn hessian(
            &mut self,
            x: &[f64],
            f: f64,
            y: &[f64],
            values: &mut [f64],
        ) -> Result<(), alembert_nlp::OutOfDomain> {
            self.0.hessian(x, f, y, values)
        }
    }
    use alembert_nlp::Problem as _;
    let mut wrong = Wrong(Pendulum::new(4, 1.0, 5.0));
    let mut x = vec![0.0; wrong.variables()];
    wrong.start(&mut x);
    let check = derivatives::check(&mut wrong, &x).expect("domain");
    assert_eq!(check.differences.len(), 1, "{:?}", check.differences);
    assert_eq!(check.differences[0].entry, "derivative of c[0] by x[2]");
}

/// No degree of freedom is left: the equalities alone decide. A row without bounds changes nothing. No time: the start comes back.
#[test]
fn claim_square_free_and_timed() {
    let square = Formula::new(&[2.0, 0.5], |x| {
        vec![x[0] * 0.0, x[0] * x[0] + x[1] * x[1], x[0] - x[1]]
    })
    .constraints(&[(2.0, 2.0), (0.0, 0.0)]);
    let mut with_free = square.clone();
    with_free.values = |x| {
        vec![
            x[0] * x[1] * 3.0,
            x[0] * x[0] + x[1] * x[1],
            x[0] - x[1],
            x[0] * x[1],
        ]
    };
    with_free.constraints.push((-INF, INF));
    for mut problem in [square, with_free] {
        let solution = InteriorPoint
            .solve(&mut problem, &Options::default(), &mut Silent)
            .expect("valid");
        assert!(solution.is_optimal(), "{}", solution.explain(&mut problem));
        assert!(
            solution.x.iter().all(|x| (x - 1.0).abs() < 1e-7),
            "{:?}",
            solution.x
        );
    }
    let options = Options {
        max_seconds: 1e-9,
        ..Options::default()
    };
    let mut problem = Pendulum::new(20, 1.0, 14.0);
    let solution = InteriorPoint
        .solve(&mut problem, &options, &mut Silent)
        .expect("valid");
    assert_eq!(solution.status, Status::TimeLimit);
    // Nothing to solve is solved, or refused, but never a panic.
    let mut nothing = Formula::new(&[], |_| vec![crate::formula::H::from(0.0)]);
    let outcome = InteriorPoint.solve(&mut nothing, &Options::default(), &mut Silent);
    assert!(outcome.is_err() || outcome.is_ok_and(|solution| solution.x.is_empty()));
}

/// A request to end from outside is obeyed although no monitor says so.
#[test]
fn claim_a_request_ends_the_solve() {
    let options = Options::default();
    options.stop.request();
    let mut problem = Formula::new(&[0.3, 0.2], |x| vec![x[0] * x[0] + x[1] * x[1]]);
    let solution = InteriorPoint
        .solve(&mut problem, &options, &mut Silent)
        .expect("valid");
    assert_eq!(solution.status, Status::Stopped);
}
