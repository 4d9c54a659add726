//! A machine with many joints: derivatives, agreement of the factorisations and with the library.

use crate::control::Pendulum;
use crate::links::Links;
use alembert_nlp::{
    InteriorPoint, LinearChoice, NlpSolver, Options, Pounce, Problem, Silent, Status, derivatives,
};

fn cases() -> [Links; 4] {
    let bounded = |steps, joints, torques, turn| Links {
        torque: 12.0,
        turn,
        ..Links::new(steps, joints, torques)
    };
    [
        bounded(12, 3, 3, f64::INFINITY),
        bounded(12, 3, 3, 0.11),
        bounded(20, 5, 3, f64::INFINITY),
        bounded(16, 4, 2, 0.09),
    ]
}

#[test]
fn diff_links() {
    for mut problem in cases() {
        let x: Vec<f64> = (0..problem.variables())
            .map(|i| 0.3 + 0.5 * (i as f64 * 0.7).sin())
            .collect();
        let check = derivatives::check(&mut problem, &x).expect("domain");
        assert_eq!(check.differences, []);
    }
}

/// Both factorisations make the same iterations, and the library comes to the same end.
#[test]
fn id_links_agree() {
    for mut problem in cases() {
        let mut solve = |solver: &dyn NlpSolver, linear| {
            let options = Options {
                linear,
                ..Options::default()
            };
            let solution = solver
                .solve(&mut problem, &options, &mut Silent)
                .expect("valid");
            assert!(solution.is_optimal(), "{}", solution.explain(&mut problem));
            (solution.objective, solution.iterations())
        };
        let stages = solve(&InteriorPoint, LinearChoice::Stages);
        let sparse = solve(&InteriorPoint, LinearChoice::Sparse);
        let library = solve(&Pounce, LinearChoice::Automatic);
        assert!((stages.0 - sparse.0).abs() < 1e-8 * stages.0);
        // The library loosens bounds by 1e-8 of their size.
        assert!((stages.0 - library.0).abs() < 1e-6 * stages.0);
        // Rounding may decide about an iteration or two.
        assert!(
            stages.1.abs_diff(sparse.1) <= 2 && stages.1.abs_diff(library.1) <= 3,
            "{stages:?} {sparse:?} {library:?}"
        );
    }
}

/// Swing-up with little torque from random starts. The violation has minima that are not zero, and either method ends in one of them from
/// some starts, not the same ones: of 600 starts ours solved 442 and the library 462. No other end, and not many fewer than the library.
#[test]
fn claim_random_starts_end_like_the_library() {
    for (noise, duration, torque) in [(1.0, 4.0, 3.0), (3.0, 4.0, 4.0)] {
        let (mut lines, mut ours_failed, mut library_failed) = (Vec::new(), 0, 0);
        for seed in 0..20 {
            let mut problem = Pendulum {
                noise: (noise, seed),
                ..Pendulum::new(100, duration, torque)
            };
            let options = Options {
                max_iterations: 1500,
                ..Options::default()
            };
            let mut solve = |solver: &dyn NlpSolver| {
                solver
                    .solve(&mut problem, &options, &mut Silent)
                    .expect("valid")
            };
            let (ours, library) = (solve(&InteriorPoint), solve(&Pounce));
            ours_failed += usize::from(!ours.is_optimal());
            library_failed += usize::from(!library.is_optimal());
            assert!(ours.is_optimal() || ours.status == Status::Infeasible);
            lines.push(format!(
                "{seed:3} {:?} {} {:.4}   {:?} {} {:.4}",
                ours.status,
                ours.iterations(),
                ours.objective,
                library.status,
                library.iterations(),
                library.objective
            ));
        }
        // Three standard deviations of the difference of two counts of 20.
        assert!(ours_failed <= library_failed + 9, "{}", lines.join("\n"));
    }
}
