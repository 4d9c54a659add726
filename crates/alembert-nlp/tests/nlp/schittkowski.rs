//! Problems of Hock and Schittkowski, Test Examples for Nonlinear Programming Codes (1981), with their published optima.

use crate::formula::{Formula, H, INF};
use alembert_math::scalar::Scalar;
use alembert_nlp::{NlpSolver, Options, Pounce, Silent, derivatives, kkt};

const FREE: (f64, f64) = (-INF, INF);
const EQUAL: (f64, f64) = (0.0, 0.0);
const POSITIVE: (f64, f64) = (0.0, INF);

fn sq(x: H) -> H {
    x * x
}

/// Number of the problem, formula, optimal objective as published.
pub fn problems() -> Vec<(usize, Formula, f64)> {
    let mut all = unconstrained_and_equalities();
    all.extend(inequalities());
    all
}

fn unconstrained_and_equalities() -> Vec<(usize, Formula, f64)> {
    let rosenbrock: fn(&[H]) -> Vec<H> = |x| vec![sq(x[1] - sq(x[0])) * 100.0 + sq(-x[0] + 1.0)];
    vec![
        (
            1,
            Formula::new(&[-2.0, 1.0], rosenbrock).bounds(&[FREE, (-1.5, INF)]),
            0.0,
        ),
        (
            3,
            Formula::new(&[10.0, 1.0], |x| vec![x[1] + sq(x[1] - x[0]) * 1e-5])
                .bounds(&[FREE, POSITIVE]),
            0.0,
        ),
        (
            4,
            Formula::new(&[1.125, 0.125], |x| vec![(x[0] + 1.0).powi(3) / 3.0 + x[1]])
                .bounds(&[(1.0, INF), POSITIVE]),
            8.0 / 3.0,
        ),
        (
            5,
            Formula::new(&[0.0, 0.0], |x| {
                vec![(x[0] + x[1]).sin() + sq(x[0] - x[1]) - x[0] * 1.5 + x[1] * 2.5 + 1.0]
            })
            .bounds(&[(-1.5, 4.0), (-3.0, 3.0)]),
            -1.913_222_954_98,
        ),
        (
            6,
            Formula::new(&[-1.2, 1.0], |x| {
                vec![sq(-x[0] + 1.0), (x[1] - sq(x[0])) * 10.0]
            })
            .constraints(&[EQUAL]),
            0.0,
        ),
        (
            7,
            Formula::new(&[2.0, 2.0], |x| {
                vec![
                    (sq(x[0]) + 1.0).ln() - x[1],
                    sq(sq(x[0]) + 1.0) + sq(x[1]) - 4.0,
                ]
            })
            .constraints(&[EQUAL]),
            -3.0_f64.sqrt(),
        ),
        (
            9,
            Formula::new(&[0.0, 0.0], |x| {
                let pi = std::f64::consts::PI;
                vec![
                    (x[0] * (pi / 12.0)).sin() * (x[1] * (pi / 16.0)).cos(),
                    x[0] * 4.0 - x[1] * 3.0,
                ]
            })
            .constraints(&[EQUAL]),
            -0.5,
        ),
        (
            26,
            Formula::new(&[-2.6, 2.0, 2.0], |x| {
                vec![
                    sq(x[0] - x[1]) + (x[1] - x[2]).powi(4),
                    (sq(x[1]) + 1.0) * x[0] + x[2].powi(4) - 3.0,
                ]
            })
            .constraints(&[EQUAL]),
            0.0,
        ),
        (
            28,
            Formula::new(&[-4.0, 1.0, 1.0], |x| {
                vec![
                    sq(x[0] + x[1]) + sq(x[1] + x[2]),
                    x[0] + x[1] * 2.0 + x[2] * 3.0 - 1.0,
                ]
            })
            .constraints(&[EQUAL]),
            0.0,
        ),
        (
            39,
            Formula::new(&[2.0; 4], |x| {
                vec![
                    -x[0],
                    x[1] - x[0].powi(3) - sq(x[2]),
                    sq(x[0]) - x[1] - sq(x[3]),
                ]
            })
            .constraints(&[EQUAL, EQUAL]),
            -1.0,
        ),
        (
            40,
            Formula::new(&[0.8; 4], |x| {
                vec![
                    -x[0] * x[1] * x[2] * x[3],
                    x[0].powi(3) + sq(x[1]) - 1.0,
                    sq(x[0]) * x[3] - x[2],
                    sq(x[3]) - x[1],
                ]
            })
            .constraints(&[EQUAL; 3]),
            -0.25,
        ),
        (
            48,
            Formula::new(&[3.0, 5.0, -3.0, 2.0, -2.0], |x| {
                let sum = x[0] + x[1] + x[2] + x[3] + x[4];
                vec![
                    sq(x[0] - 1.0) + sq(x[1] - x[2]) + sq(x[3] - x[4]),
                    sum - 5.0,
                    x[2] - (x[3] + x[4]) * 2.0 + 3.0,
                ]
            })
            .constraints(&[EQUAL, EQUAL]),
            0.0,
        ),
    ]
}

fn inequalities() -> Vec<(usize, Formula, f64)> {
    vec![
        (
            10,
            Formula::new(&[-10.0, 10.0], |x| {
                vec![
                    x[0] - x[1],
                    -sq(x[0]) * 3.0 + x[0] * x[1] * 2.0 - sq(x[1]) + 1.0,
                ]
            })
            .constraints(&[POSITIVE]),
            -1.0,
        ),
        (
            11,
            Formula::new(&[4.9, 0.1], |x| {
                vec![sq(x[0] - 5.0) + sq(x[1]) - 25.0, x[1] - sq(x[0])]
            })
            .constraints(&[POSITIVE]),
            -8.498_464_223,
        ),
        (
            12,
            Formula::new(&[0.0, 0.0], |x| {
                vec![
                    sq(x[0]) * 0.5 + sq(x[1]) - x[0] * x[1] - (x[0] + x[1]) * 7.0,
                    -sq(x[0]) * 4.0 - sq(x[1]) + 25.0,
                ]
            })
            .constraints(&[POSITIVE]),
            -30.0,
        ),
        // The multipliers of problem 13 do not exist: a cusp.
        (
            14,
            Formula::new(&[2.0, 2.0], |x| {
                vec![
                    sq(x[0] - 2.0) + sq(x[1] - 1.0),
                    -sq(x[0]) * 0.25 - sq(x[1]) + 1.0,
                    x[0] - x[1] * 2.0 + 1.0,
                ]
            })
            .constraints(&[POSITIVE, EQUAL]),
            9.0 - 2.875 * 7.0_f64.sqrt(),
        ),
        (
            21,
            Formula::new(&[-1.0, -1.0], |x| {
                vec![
                    sq(x[0]) * 0.01 + sq(x[1]) - 100.0,
                    x[0] * 10.0 - x[1] - 10.0,
                ]
            })
            .bounds(&[(2.0, 50.0), (-50.0, 50.0)])
            .constraints(&[POSITIVE]),
            -99.96,
        ),
        (
            24,
            Formula::new(&[1.0, 0.5], |x| {
                let root = 3.0_f64.sqrt();
                vec![
                    (sq(x[0] - 3.0) - 9.0) * x[1].powi(3) / (27.0 * root),
                    x[0] / root - x[1],
                    x[0] + x[1] * root,
                    -x[0] - x[1] * root + 6.0,
                ]
            })
            .bounds(&[POSITIVE, POSITIVE])
            .constraints(&[POSITIVE; 3]),
            -1.0,
        ),
        (
            35,
            Formula::new(&[0.5; 3], |x| {
                let quadratic = sq(x[0]) * 2.0
                    + sq(x[1]) * 2.0
                    + sq(x[2])
                    + x[0] * x[1] * 2.0
                    + x[0] * x[2] * 2.0;
                vec![
                    quadratic - x[0] * 8.0 - x[1] * 6.0 - x[2] * 4.0 + 9.0,
                    -x[0] - x[1] - x[2] * 2.0 + 3.0,
                ]
            })
            .bounds(&[POSITIVE; 3])
            .constraints(&[POSITIVE]),
            1.0 / 9.0,
        ),
        (
            43,
            Formula::new(&[0.0; 4], |x| {
                let f = sq(x[0]) + sq(x[1]) + sq(x[2]) * 2.0 + sq(x[3])
                    - x[0] * 5.0
                    - x[1] * 5.0
                    - x[2] * 21.0
                    + x[3] * 7.0;
                let squares = sq(x[0]) + sq(x[1]) + sq(x[2]);
                vec![
                    f,
                    -squares - sq(x[3]) - x[0] + x[1] - x[2] + x[3] + 8.0,
                    -squares - sq(x[1]) - sq(x[3]) * 2.0 + x[0] + x[3] + 10.0,
                    -squares - sq(x[0]) - x[0] * 2.0 + x[1] + x[3] + 5.0,
                ]
            })
            .constraints(&[POSITIVE; 3]),
            -44.0,
        ),
        (
            65,
            Formula::new(&[-5.0, 5.0, 0.0], |x| {
                vec![
                    sq(x[0] - x[1]) + sq(x[0] + x[1] - 10.0) / 9.0 + sq(x[2] - 5.0),
                    -sq(x[0]) - sq(x[1]) - sq(x[2]) + 48.0,
                ]
            })
            .bounds(&[(-4.5, 4.5), (-4.5, 4.5), (-5.0, 5.0)])
            .constraints(&[POSITIVE]),
            0.953_528_856_8,
        ),
        (
            71,
            Formula::new(&[1.0, 5.0, 5.0, 1.0], |x| {
                let squares = sq(x[0]) + sq(x[1]) + sq(x[2]) + sq(x[3]);
                vec![
                    x[0] * x[3] * (x[0] + x[1] + x[2]) + x[2],
                    x[0] * x[1] * x[2] * x[3],
                    squares,
                ]
            })
            .bounds(&[(1.0, 5.0); 4])
            .constraints(&[(25.0, INF), (40.0, 40.0)]),
            17.014_017_3,
        ),
        (
            76,
            Formula::new(&[0.5; 4], |x| {
                let f = sq(x[0]) + sq(x[1]) * 0.5 + sq(x[2]) + sq(x[3]) * 0.5 - x[0] * x[2]
                    + x[2] * x[3];
                vec![
                    f - x[0] - x[1] * 3.0 + x[2] - x[3],
                    -x[0] - x[1] * 2.0 - x[2] - x[3] + 5.0,
                    -x[0] * 3.0 - x[1] - x[2] * 2.0 + x[3] + 4.0,
                    x[1] + x[2] * 4.0 - 1.5,
                ]
            })
            .bounds(&[POSITIVE; 4])
            .constraints(&[POSITIVE; 3]),
            -4.681_818_181,
        ),
    ]
}

/// Solves all, compares with the published optimum, with derivatives checked and the optimality conditions measured independently.
pub fn solve_all(solver: &dyn NlpSolver) {
    for (number, mut problem, published) in problems() {
        let start = problem.start.clone();
        let check = derivatives::check(&mut problem, &start).expect("start in the domain");
        assert!(
            check.differences.is_empty(),
            "{number}: {:?}",
            check.differences
        );
        let solution = solver
            .solve(&mut problem, &Options::default(), &mut Silent)
            .expect("a valid problem");
        let lines: Vec<String> = solution.history.iter().map(ToString::to_string).collect();
        assert!(
            solution.is_optimal(),
            "{number}: {}\n{}",
            solution.explain(&mut problem),
            lines.join("\n")
        );
        // Published digits, and the flat minimum of problem 26.
        let error = (solution.objective - published).abs() / published.abs().max(1.0);
        assert!(
            error < 2e-7,
            "{number}: {} instead of {published}",
            solution.objective
        );
        let again = kkt::residuals(
            &mut problem,
            &solution.x,
            &solution.multipliers,
            &solution.lower,
            &solution.upper,
        )
        .expect("domain");
        // The solvers scale the gradients to 100: residuals in the problem's units may be larger than the tolerance 1e-8 by the scale.
        assert!(again.largest() < 1e-5, "{number}: {again:?}");
    }
}

#[test]
fn ref_hock_schittkowski_by_pounce() {
    solve_all(&Pounce);
}

#[test]
fn ref_hock_schittkowski_by_interior_point() {
    solve_all(&alembert_nlp::InteriorPoint);
}

#[cfg(feature = "ipopt")]
#[test]
fn ref_hock_schittkowski_by_ipopt() {
    solve_all(&alembert_nlp::Ipopt);
}

/// Ipopt itself makes nearly the same number of iterations, can be stopped, and begins where another solve ended.
#[cfg(feature = "ipopt")]
#[test]
fn claim_ipopt_agrees_and_obeys() {
    use alembert_nlp::{InteriorPoint, Ipopt, Iteration, Status};
    for (number, mut problem, _) in problems() {
        let mut solve = |solver: &dyn NlpSolver| {
            let outcome = solver.solve(&mut problem, &Options::default(), &mut Silent);
            outcome.expect("valid")
        };
        let (ours, library) = (solve(&InteriorPoint), solve(&Ipopt));
        assert_eq!(ours.is_optimal(), library.is_optimal(), "problem {number}");
        let size = library.objective.abs().max(1.0);
        assert!((ours.objective - library.objective).abs() < 1e-5 * size);
    }
    let mut problem = crate::control::Pendulum::new(50, 1.0, 14.0);
    let mut stop = |line: &Iteration| line.number < 5;
    let solution = Ipopt.solve(&mut problem, &Options::default(), &mut stop);
    assert_eq!(solution.expect("valid").status, Status::Stopped);
    let timed = Options {
        max_seconds: 1e-9,
        ..Options::default()
    };
    let solution = Ipopt.solve(&mut problem, &timed, &mut Silent);
    assert_eq!(solution.expect("valid").status, Status::TimeLimit);
    let cold = InteriorPoint.solve(&mut problem, &Options::default(), &mut Silent);
    let cold = cold.expect("valid");
    let again = Options {
        warm_start: Some(cold.warm_start()),
        ..Options::default()
    };
    let warm = Ipopt.solve(&mut problem, &again, &mut Silent);
    let warm = warm.expect("valid");
    assert!(warm.is_optimal() && warm.iterations() < cold.iterations());
}
