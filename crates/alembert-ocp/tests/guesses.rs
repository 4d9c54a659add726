//! First motions: each kind of guess does what docs/problem-file.md says of it.

#![allow(clippy::unwrap_used)]

mod common;

use alembert_ocp::compile::compile;
use alembert_ocp::guess::Motion;
use alembert_ocp::problem::{Loaded, ProblemFile};
use alembert_ocp::result::Stored;
use alembert_ocp::study::{self, Unwatched, first_motion};
use common::{CART, CART_MOVES, loaded, phase};
use std::path::{Path, PathBuf};

fn motion(loaded: &Loaded) -> Motion {
    let ocp = compile(&loaded.file, &loaded.model).unwrap();
    first_motion(loaded, &ocp).unwrap()
}

/// The only coordinate of the cart at all nodes.
fn places(motion: &Motion) -> Vec<f64> {
    motion.theta.iter().map(|t| t[0]).collect()
}

#[test]
fn ocp_interpolated_guess_is_a_straight_line() {
    let moves = |end: &str| CART_MOVES.replace("rest = true", end);
    for (end, values) in [
        // s²: it begins at rest; s² (3 - 2 s): it ends at rest too
        ("rest = false", [0.0, 0.0625, 0.25, 0.5625, 1.0]),
        ("rest = true", [0.0, 0.15625, 0.5, 0.84375, 1.0]),
    ] {
        let line = motion(&loaded(CART, &(phase(4, 1.0) + &moves(end))));
        assert_eq!(places(&line), values, "{end}");
    }
    // with speeds that are free at both ends it is straight in time too
    let free = phase(4, 1.0) + &moves("rest = false") + "[start]\nrest = false\n";
    let line = motion(&loaded(CART, &free));
    assert_eq!(places(&line), [0.0, 0.25, 0.5, 0.75, 1.0]);
}

/// Between the nodes of a coarser grid the motion is cubic: what is quadratic in time stays so to the last digit, up to the ends.
#[test]
fn ocp_a_finer_grid_has_no_kinks() {
    let loaded = loaded(CART, &(phase(4, 1.0) + CART_MOVES));
    let mut coarse = motion(&loaded);
    let parabola = |s: f64| 0.3 + s - 2.0 * s * s;
    for (n, theta) in coarse.theta.iter_mut().enumerate() {
        theta[0] = parabola(n as f64 / 4.0);
    }
    coarse.tau = Some((0..4).map(|n| vec![n as f64 + 0.5]).collect());
    coarse.costates = Some((0..5).map(|n| vec![n as f64]).collect());
    let fine = coarse.resample(&[4], &[12]);
    for (n, x) in places(&fine).into_iter().enumerate() {
        assert!((x - parabola(n as f64 / 12.0)).abs() < 1e-14, "{n} {x}");
        let costate = fine.costates.as_ref().unwrap()[n][0];
        assert!((costate - n as f64 / 3.0).abs() < 1e-14, "{n} {costate}");
    }
    // linear between the middles of the steps, constant beyond the first and the last of them
    for (n, tau) in fine.tau.unwrap().iter().enumerate() {
        let straight = ((n as f64 + 0.5) / 3.0).clamp(0.5, 3.5);
        assert!((tau[0] - straight).abs() < 1e-14, "{n} {}", tau[0]);
    }
}

#[test]
fn ocp_static_guess_stays_at_the_start_until_the_last_node() {
    let problem = phase(4, 1.0) + CART_MOVES + "[guess]\nkind = 'static'\n";
    let loaded = loaded(CART, &problem);
    assert_eq!(places(&motion(&loaded)), [0.0, 0.0, 0.0, 0.0, 1.0]);
    // 6/(1 - 1/N²), from there as from anywhere
    let solved = study::run(&loaded, &Unwatched).unwrap();
    assert!((solved.plan.solution.objective - 6.4).abs() < 1e-9);
}

#[test]
fn ocp_simulated_guess_is_the_motion_without_controls() {
    // a constant acceleration a along the rail: the scheme from rest has x = a t²/2 at its nodes
    let falls = CART.replace("space = \"planar\"", "space = \"planar\"\ngravity = [3, 0]");
    let problem = phase(5, 2.0) + CART_MOVES + "[guess]\nkind = 'simulate'\n";
    let loaded = loaded(&falls, &problem);
    for (n, x) in places(&motion(&loaded)).into_iter().enumerate() {
        let time = 2.0 * n as f64 / 5.0;
        assert!((x - 1.5 * time * time).abs() < 1e-12, "{n} {x}");
    }
    // the end of the problem is met by the solution, not by the guess
    let solved = study::run(&loaded, &Unwatched).unwrap();
    assert!(
        solved.plan.solution.is_optimal(),
        "{}",
        solved.plan.explanation
    );
    assert!((places(&solved.plan.motion())[5] - 1.0).abs() < 1e-9);
}

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        std::fs::write(self.0.join(name), text).unwrap();
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn ocp_guess_from_a_solution_is_that_solution() {
    let folder = Folder::new("guess-solution");
    folder.write("model.toml", CART);
    let cold = loaded(CART, &(phase(10, 1.0) + CART_MOVES));
    let first = study::run(&cold, &Unwatched).unwrap().plan;
    let text = serde_json::to_string(&Stored::of(&first)).unwrap();
    folder.write("old.plan.json", &text);
    let with = |steps: usize| {
        let problem =
            phase(steps, 1.0) + CART_MOVES + "[guess]\nkind = 'solution'\nfile = 'old.plan.json'\n";
        ProblemFile::from_path(folder.write("problem.toml", &problem)).unwrap()
    };
    // on the same grid to the last bit, controls too, and there is nothing left to do
    let warm = with(10);
    let begun = motion(&warm);
    assert_eq!(begun.theta, first.motion().theta);
    assert_eq!(begun.tau, first.motion().tau);
    let again = study::run(&warm, &Unwatched).unwrap().plan;
    assert!(again.solution.is_optimal());
    assert!((again.solution.objective - first.solution.objective).abs() < 1e-12);
    // on a finer grid the old nodes are where they were
    let fine = places(&motion(&with(20)));
    for (n, x) in places(&first.motion()).into_iter().enumerate() {
        assert!((fine[2 * n] - x).abs() < 1e-12, "{n}");
    }
    // a plan of another mechanism does not fit, and what is no plan is not read
    folder.write("model.toml", &CART.replace("rail", "track"));
    let other =
        (phase(10, 1.0) + CART_MOVES + "[guess]\nkind = 'solution'\nfile = 'old.plan.json'\n")
            .replace("rail", "track");
    let other = ProblemFile::from_path(folder.write("problem.toml", &other)).unwrap();
    let refused = study::run(&other, &Unwatched).unwrap_err();
    assert_eq!(refused.0[0].path, "guess.file");
    assert!(
        refused.to_string().contains("other coordinates"),
        "{refused}"
    );
    folder.write("old.plan.json", "{ \"format\": 1 }");
    let refused = study::run(&other, &Unwatched).unwrap_err();
    assert_eq!(refused.0[0].path, "guess.file");
    assert!(refused.to_string().contains("alembert solve"), "{refused}");
}

/// Memory is in proportion to the steps, and what does not fit is refused with a number of steps that does.
#[test]
fn claim_memory_is_estimated_before_the_layout() {
    use alembert_ocp::size::Estimate;
    let of = |steps: usize, starts: usize| {
        let loaded = loaded(CART, &(phase(steps, 1.0) + CART_MOVES));
        Estimate::of(&compile(&loaded.file, &loaded.model).unwrap(), starts).unwrap()
    };
    let one = of(1000, 1).bytes;
    // a step of the cart: two unknowns and one row
    assert!(one > 1e6 && one < 1e7, "{one}");
    assert!((of(10_000_000, 1).bytes / one - 1e4).abs() < 1e-6);
    assert!((of(1000, 4).bytes / one - 4.0).abs() < 1e-9);
    let free = 1e9;
    assert!(of(1000, 1).check(free).is_ok());
    let large = of(10_000_000, 1).check(free).unwrap_err().to_string();
    assert!(large.contains("1.0 GB are free"), "{large}");
    let number = large.split("phase.main.steps = ").nth(1).unwrap();
    let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
    assert!(
        of(digits.parse().unwrap(), 1).check(free).is_ok(),
        "{large}"
    );
}
