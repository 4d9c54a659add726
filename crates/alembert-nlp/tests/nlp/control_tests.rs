//! Optimal control: closed forms, published figures, agreement of factorisations and solvers.

use crate::control::{DoubleIntegrator, Pendulum};
use alembert_nlp::{
    InteriorPoint, LinearChoice, NlpSolver, Options, Pounce, Problem, Silent, Solution, derivatives,
};

fn solve(solver: &dyn NlpSolver, problem: &mut dyn Problem, linear: LinearChoice) -> Solution {
    let options = Options {
        linear,
        ..Options::default()
    };
    let solution = solver
        .solve(problem, &options, &mut Silent)
        .expect("a valid problem");
    let lines: Vec<String> = solution.history.iter().map(ToString::to_string).collect();
    assert!(
        solution.is_optimal(),
        "{}\n{}",
        solution.explain(problem),
        lines.join("\n")
    );
    solution
}

#[test]
fn diff_control_problems() {
    let mut integrator = DoubleIntegrator::time(7, 1.0);
    let x: Vec<f64> = (0..integrator.variables())
        .map(|i| 0.3 + (i as f64 * 0.7).sin())
        .collect();
    assert_eq!(
        derivatives::check(&mut integrator, &x)
            .expect("domain")
            .differences,
        []
    );
    for directors in [false, true] {
        let mut pendulum = Pendulum {
            directors,
            ..Pendulum::new(7, 1.0, 20.0)
        };
        assert_eq!(
            derivatives::check(&mut pendulum, &x[..15])
                .expect("domain")
                .differences,
            []
        );
    }
}

/// J_N = 6 m² D²/(T³ (1 - 1/N²)): least squares by hand for the midpoint rule with piecewise constant force.
#[test]
fn ref_least_effort_in_closed_form() {
    for steps in [10, 100, 1000, 10_000] {
        let n = steps as f64;
        let closed = 6.0 / (1.0 - 1.0 / (n * n));
        for linear in [LinearChoice::Stages, LinearChoice::Sparse] {
            let solution = solve(&InteriorPoint, &mut DoubleIntegrator::effort(steps), linear);
            // A quadratic problem is solved by one step; rounding grows with the number of steps.
            assert!(
                (solution.objective - closed).abs() < 1e-9 * closed,
                "{steps} {linear:?}: {} {closed}",
                solution.objective
            );
            assert!(
                solution.residuals.expect("domain").largest() < 1e-8,
                "{steps}: {:?}",
                solution.residuals
            );
        }
    }
}

/// Full force forwards, then backwards: T = 2 √(m D/F), exact for an even number of steps; the duration is coupled with all stages.
#[test]
fn ref_least_time_is_bang_bang() {
    for steps in [10, 100, 400] {
        let mut problem = DoubleIntegrator {
            mass: 2.0,
            distance: 3.0,
            ..DoubleIntegrator::time(steps, 1.5)
        };
        let solution = solve(&InteriorPoint, &mut problem, LinearChoice::Stages);
        // The barrier leaves a gap of about its parameter, 1e-9, for each bound of the forces.
        assert!(
            (solution.objective - 4.0).abs() < 1e-8 * steps as f64,
            "{steps}: {}",
            solution.objective
        );
        for k in 0..steps {
            let expected = if k < steps / 2 { 1.5 } else { -1.5 };
            assert!(
                (solution.x[3 * k + 2] - expected).abs() < 1e-3,
                "{steps}, force {k}: {}",
                solution.x[3 * k + 2]
            );
        }
        // Every force at a bound: they are the active ones, by name. Near the switch the multipliers are too small to tell.
        let explanation = solution.explain(&mut problem);
        assert!(
            (steps - steps / 20..=steps).contains(&explanation.active_count),
            "{explanation}"
        );
        assert!(
            explanation.active[0].name.starts_with("force, node"),
            "{explanation}"
        );
    }
}

/// Figures of the project's reference (section F3) for the swing-up in one second. Its scheme is the midpoint rule in the angle: that in the
/// coordinates of the mass gives 73.4618 for 20 steps.
#[test]
fn ref_pendulum_swing_up() {
    for (steps, reference) in [
        (20, 74.343_524_31),
        (40, 74.132_147_26),
        (80, 74.079_282_61),
        (160, 74.066_065_16),
    ] {
        for linear in [LinearChoice::Stages, LinearChoice::Sparse] {
            let solution = solve(
                &InteriorPoint,
                &mut Pendulum::new(steps, 1.0, f64::INFINITY),
                linear,
            );
            assert!(
                (solution.objective - reference).abs() < 1e-7,
                "{steps}: {}",
                solution.objective
            );
        }
    }
}

/// Figures of the project's reference (section F2) for a turn about a fixed axis with the midpoint rule in directors.
#[test]
fn ref_turn_in_directors() {
    for (steps, reference) in [
        (10, 14.765_388_648),
        (20, 14.794_500_811),
        (40, 14.801_921_074),
        (80, 14.803_784_658),
    ] {
        let angle = std::f64::consts::FRAC_PI_2;
        let mut problem = Pendulum {
            gravity: 0.0,
            angle,
            directors: true,
            ..Pendulum::new(steps, 1.0, f64::INFINITY)
        };
        let solution = solve(&InteriorPoint, &mut problem, LinearChoice::Stages);
        assert!(
            (solution.objective - reference).abs() < 1e-8,
            "{steps}: {}",
            solution.objective
        );
    }
}

/// Bounds on the torque; the reference is the port of Ipopt.
#[test]
fn ref_bounded_problems_agree_with_pounce() {
    let mut integrator = DoubleIntegrator {
        force: 4.5,
        ..DoubleIntegrator::effort(200)
    };
    let mut pendulum = Pendulum::new(100, 1.0, 14.0);
    let problems: [&mut dyn Problem; 2] = [&mut integrator, &mut pendulum];
    for problem in problems {
        let reference = solve(&Pounce, problem, LinearChoice::Automatic);
        for linear in [LinearChoice::Stages, LinearChoice::Sparse] {
            let solution = solve(&InteriorPoint, problem, linear);
            assert!(
                (solution.objective - reference.objective).abs() < 1e-6 * reference.objective,
                "{linear:?}"
            );
            // The library loosens bounds by 1e-8 of their size.
            let off = solution
                .x
                .iter()
                .zip(&reference.x)
                .map(|(a, b)| (a - b).abs())
                .fold(0.0, f64::max);
            assert!(off < 1e-3, "{linear:?}: {off}");
            assert!(
                solution.residuals.expect("domain").largest() < 1e-7,
                "{:?}",
                solution.residuals
            );
        }
    }
}
