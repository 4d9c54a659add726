//! Claims of the multirate scheme: order, momentum, energy, constraints, for every pair of rules.

use super::claim::{Bench, Requirement, largest, model};
use super::invariants::relative_trend;
use super::order::{distance, slope};
use super::problems;
use crate::expected::Reduce;
use alembert::model::{FastPotential, FastRule, Scheme, SlowPotential, SlowRule, Study};
use alembert::trajectory::{Status, Trajectory};

/// Rules for the slow and the fast potential, and their name.
const RULES: [(SlowRule, FastRule, &str); 3] = [
    (SlowRule::Midpoint, FastRule::Midpoint, "implicit"),
    (SlowRule::Macro, FastRule::Midpoint, "explicit slow"),
    (SlowRule::Macro, FastRule::Trapezoidal, "explicit"),
];
/// Micro steps in a macro step.
const RATIO: u32 = 5;

/// Measures all of them.
pub fn measure(bench: &mut Bench) {
    let scheme = Scheme::Multirate;
    let long = if bench.quick { 10_000 } else { 100_000 };
    for (slow, fast, name) in RULES {
        let problem = format!("pendulum with a fast mass, {name}, ratio {RATIO}");
        let near = Requirement::Near(2.0, 0.1);
        let claims = [
            ("order of positions", true, near),
            ("order of velocities", true, near),
        ];
        bench.measure_all(scheme, &problem, &claims, || {
            slopes(slow, fast).map_or(vec![f64::NAN; 2], Vec::from)
        });
        let problem = format!("{problem}, {long} macro steps");
        let claims = [
            ("energy error", true, Requirement::Below(2e-2)),
            ("trend of the energy error", true, Requirement::Below(1e-1)),
            ("angular momentum", true, Requirement::Below(1e-11)),
            ("position constraints", true, Requirement::Below(1e-10)),
            ("velocity constraints", true, Requirement::Below(1e-10)),
        ];
        bench.measure_all(scheme, &problem, &claims, || {
            let Some(run) = fly(slow, fast, 1e-4, long, 7) else {
                return vec![];
            };
            let balance = run.channel("energy.balance").unwrap_or_default();
            let scale = alembert::diagnostics::energy_scale(&run.channels);
            let spin = run.channel("momentum.angular.z").unwrap_or_default();
            vec![
                largest(&run, "energy.balance") / scale,
                relative_trend(&run, balance),
                Reduce::DriftRelative.apply(spin),
                largest(&run, "constraint.position"),
                largest(&run, "constraint.velocity"),
            ]
        });
    }
}

fn fly(
    slow: SlowRule,
    fast: FastRule,
    step: f64,
    macro_steps: u64,
    every: u64,
) -> Option<Trajectory> {
    let study = Study {
        name: "verify".to_owned(),
        scheme: Scheme::Multirate,
        step,
        ratio: Some(RATIO),
        slow_potential: Some(SlowPotential::Rule(slow)),
        fast_potential: Some(FastPotential::Rule(fast)),
        duration: step * f64::from(RATIO) * macro_steps as f64,
        record_every: Some(every),
        tolerance: Some(1e-15),
        ..Study::default()
    };
    let model = model(problems::FAST_MASS)?;
    let run = alembert::simulate(&model, &study, &mut |_| !crate::interrupt::requested()).ok()?;
    (run.status == Status::Completed).then_some(run)
}

/// Slopes of position and velocity errors at constant ratio.
fn slopes(slow: SlowRule, fast: FastRule) -> Option<[f64; 2]> {
    let (step, macro_steps) = (2e-4, 200);
    let run = |divide: u64| {
        let n = macro_steps * divide;
        fly(slow, fast, step / divide as f64, n, n / 10)
    };
    let reference = run(128)?;
    let mut points: [Vec<(f64, f64)>; 2] = [vec![], vec![]];
    for divide in [1, 2, 4, 8] {
        let trajectory = run(divide)?;
        for (points, kind) in points.iter_mut().zip([".position.", ".velocity."]) {
            let error = distance(&trajectory, &reference, &[kind]);
            points.push(((step / divide as f64).ln(), error.ln()));
        }
    }
    Some(points.map(|p| slope(&p)))
}
