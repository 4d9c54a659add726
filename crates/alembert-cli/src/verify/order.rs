//! Order of convergence: slope of the error over the step, in logarithms, on nonlinear problems.
//!
//! The reference is the same scheme with a step four to sixteen times smaller than the smallest; errors near round-off are left out.

use super::claim::{Bench, Plan, Requirement, SCHEMES, fly, table_of};
use super::problems;
use alembert::model::Scheme;
use alembert::trajectory::Trajectory;

/// Errors below this are round-off.
const PLATEAU: f64 = 3e-11;
/// Common times at which errors are measured.
const TIMES: u64 = 10;

/// A problem and the coarsest step for order 2, 4 and 6: small enough for the slope to show, large enough to stay above round-off.
struct Case {
    name: &'static str,
    text: &'static str,
    duration: f64,
    /// Steps of the coarsest run.
    steps: [u64; 3],
}

const CASES: [Case; 5] = [
    Case {
        name: "double pendulum",
        text: problems::DOUBLE_PENDULUM,
        duration: 1.0,
        steps: [100, 40, 30],
    },
    Case {
        name: "heavy top",
        text: problems::HEAVY_TOP,
        duration: 0.2,
        steps: [200, 40, 40],
    },
    Case {
        name: "spatial slider-crank",
        text: problems::SPATIAL_SLIDER_CRANK,
        duration: 0.5,
        steps: [100, 60, 80],
    },
    Case {
        name: "planar slider-crank",
        text: problems::PLANAR_SLIDER_CRANK,
        duration: 0.4,
        steps: [200, 40, 20],
    },
    Case {
        name: "two bodies",
        text: problems::TWO_BODIES,
        duration: 4.0,
        steps: [200, 60, 40],
    },
];

/// Measures the order of every scheme.
pub fn measure(bench: &mut Bench) {
    for case in CASES {
        for scheme in SCHEMES {
            let order = table_of(scheme).claims.order;
            let near = Requirement::Near(f64::from(order), 0.05 * f64::from(order));
            let claims = [
                ("order of positions", true, near),
                ("order of velocities", true, near),
            ];
            // high orders reach round-off soon: fewer halvings, and a reference nearer by
            let (steps, halvings, finer) = match order {
                2 => (case.steps[0], if bench.quick { 3 } else { 4 }, 16),
                4 => (case.steps[1], 3, 8),
                _ => (case.steps[2], 2, 4),
            };
            bench.measure_all(scheme, case.name, &claims, || {
                slopes(&case, scheme, steps, halvings, finer).map_or(vec![f64::NAN; 2], Vec::from)
            });
        }
    }
}

/// Slopes of position and velocity errors.
fn slopes(case: &Case, scheme: Scheme, steps: u64, halvings: u32, finer: u64) -> Option<[f64; 2]> {
    let step = case.duration / steps as f64;
    let run = |divide: u64| {
        let plan =
            Plan::new(scheme, step / divide as f64, steps * divide).every(steps / TIMES * divide);
        fly(case.text, plan)
    };
    let reference = run(2_u64.pow(halvings) * finer)?;
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
        if (x.name.starts_with("body.") || x.name.starts_with("point."))
            && parts.iter().any(|p| x.name.contains(p))
        {
            for (u, v) in x.values.iter().zip(&y.values) {
                worst = worst.max((u - v).abs());
            }
        }
    }
    worst
}

/// Slope of the line of least squares.
pub fn slope(points: &[(f64, f64)]) -> f64 {
    let n = points.len() as f64;
    let mean = |f: fn(&(f64, f64)) -> f64| points.iter().map(f).sum::<f64>() / n;
    let (x, y) = (mean(|p| p.0), mean(|p| p.1));
    let top: f64 = points.iter().map(|p| (p.0 - x) * (p.1 - y)).sum();
    let bottom: f64 = points.iter().map(|p| (p.0 - x) * (p.0 - x)).sum();
    top / bottom
}
