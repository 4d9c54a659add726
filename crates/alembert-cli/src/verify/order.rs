//! Order of convergence: slope of the error over the step, in logarithms, on nonlinear problems.
//!
//! The reference is the same scheme with a step sixteen times smaller than the smallest; errors near round-off are left out.

use super::claim::{Bench, Plan, Requirement, SCHEMES, fly};
use super::problems;
use alembert::model::Scheme;
use alembert::trajectory::Trajectory;

/// Errors below this are round-off.
const PLATEAU: f64 = 1e-11;
/// Ratio of the smallest step to that of the reference.
const FINER: u64 = 16;
/// Common times at which errors are measured.
const TIMES: u64 = 10;

/// Measures the order of every scheme.
pub fn measure(bench: &mut Bench) {
    let cases: [(&str, &str, f64, u64); 4] = [
        ("double pendulum", problems::DOUBLE_PENDULUM, 1e-2, 100),
        ("heavy top", problems::HEAVY_TOP, 1e-3, 200),
        (
            "spatial slider-crank",
            problems::SPATIAL_SLIDER_CRANK,
            5e-3,
            100,
        ),
        (
            "planar slider-crank",
            problems::PLANAR_SLIDER_CRANK,
            2e-3,
            200,
        ),
    ];
    let halvings = if bench.quick { 3 } else { 4 };
    for (name, text, step, steps) in cases {
        for scheme in SCHEMES {
            let near = Requirement::Near(2.0, 0.1);
            let claims = [
                ("order of positions", true, near),
                ("order of velocities", true, near),
            ];
            bench.measure_all(scheme, name, &claims, || {
                slopes(text, scheme, step, steps, halvings).map_or(vec![f64::NAN; 2], Vec::from)
            });
        }
    }
}

/// Slopes of position and velocity errors.
fn slopes(text: &str, scheme: Scheme, step: f64, steps: u64, halvings: u32) -> Option<[f64; 2]> {
    let run = |divide: u64| {
        let plan =
            Plan::new(scheme, step / divide as f64, steps * divide).every(steps / TIMES * divide);
        fly(text, plan)
    };
    let reference = run(2_u64.pow(halvings) * FINER)?;
    let mut points: [Vec<(f64, f64)>; 2] = [vec![], vec![]];
    for k in 0..=halvings {
        let divide = 2_u64.pow(k);
        let trajectory = run(divide)?;
        for (points, kinds) in points
            .iter_mut()
            .zip([[".position.", ".d"], [".velocity.", ".angular_velocity"]])
        {
            let error = distance(&trajectory, &reference, &kinds);
            if error > PLATEAU {
                points.push(((step / divide as f64).ln(), error.ln()));
            }
        }
    }
    Some(points.map(|p| slope(&p)))
}

/// Largest difference of the channels of bodies whose names contain one of the parts.
pub fn distance(a: &Trajectory, b: &Trajectory, parts: &[&str]) -> f64 {
    let mut worst = 0.0_f64;
    for (x, y) in a.channels.iter().zip(&b.channels) {
        if x.name.starts_with("body.") && parts.iter().any(|p| x.name.contains(p)) {
            for (u, v) in x.values.iter().zip(&y.values) {
                worst = worst.max((u - v).abs());
            }
        }
    }
    worst
}

/// Slope of the line of least squares.
fn slope(points: &[(f64, f64)]) -> f64 {
    let n = points.len() as f64;
    let mean = |f: fn(&(f64, f64)) -> f64| points.iter().map(f).sum::<f64>() / n;
    let (x, y) = (mean(|p| p.0), mean(|p| p.1));
    let top: f64 = points.iter().map(|p| (p.0 - x) * (p.1 - y)).sum();
    let bottom: f64 = points.iter().map(|p| (p.0 - x) * (p.0 - x)).sum();
    top / bottom
}
