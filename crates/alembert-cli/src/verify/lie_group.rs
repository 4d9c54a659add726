//! Claims of the Lie group scheme: order, momentum, energy, reversal, synchronous and asynchronous.

use super::claim::{Bench, Requirement, model};
use super::invariants::relative_trend;
use super::order::{distance, slope};
use crate::expected::Reduce;
use alembert::model::{Scheme, Study};
use alembert::trajectory::{Status, Trajectory};

/// A free soft beam that bends, twists and stretches.
pub const BEAM: &str = r#"
[[rod]]
name = "beam"
elements = 6
start = [0, 0, 0]
end = [0, 0, 1]
normal = [1, 0, 0]
stiffness = { extension = 125, shear = [46, 46], bending = [0.026, 0.03], torsion = 0.02 }
mass_per_length = 2.5
inertia_per_length = [5e-4, 6e-4, 1.1e-3]
initial_motion = { velocity = ["0.8*sin(pi*s)", 0.3, 0.1], angular_velocity = ["1.5*s", 0.5, "2*s"] }
"#;

/// Step [s]: stable, with elements that take it and others that take parts of it.
const STEP: f64 = 1e-3;

/// Measures all of them.
pub fn measure(bench: &mut Bench) {
    let scheme = Scheme::LieGroup;
    let long = if bench.quick { 10_000 } else { 100_000 };
    for (asynchronous, name) in [(false, "one step"), (true, "a step for each element")] {
        let problem = format!("free beam, {name}");
        let near = Requirement::Near(2.0, 0.1);
        let claims = [
            ("order of positions", true, near),
            ("order of velocities", true, near),
        ];
        bench.measure_all(scheme, &problem, &claims, || {
            slopes(asynchronous).map_or(vec![f64::NAN; 2], Vec::from)
        });
        let problem = format!("{problem}, {long} steps");
        let claims = [
            ("linear momentum", true, Requirement::Below(1e-11)),
            ("angular momentum", true, Requirement::Below(1e-11)),
            ("energy error", true, Requirement::Below(1e-3)),
            ("trend of the energy error", true, Requirement::Below(1e-1)),
        ];
        bench.measure_all(scheme, &problem, &claims, || {
            let Some(run) = fly(asynchronous, STEP, long, 7) else {
                return vec![];
            };
            let balance = run.channel("energy.balance").unwrap_or_default();
            let drift = |kind: &str| {
                let each = ["x", "y", "z"].map(|a| {
                    let name = format!("momentum.{kind}.{a}");
                    Reduce::Drift.apply(run.channel(&name).unwrap_or_default())
                });
                each.into_iter().fold(0.0, f64::max)
            };
            let scale = alembert::diagnostics::energy_scale(&run.channels);
            vec![
                drift("linear"),
                drift("angular"),
                Reduce::MaxAbs.apply(balance) / scale,
                relative_trend(&run, balance),
            ]
        });
    }
}

fn fly(asynchronous: bool, step: f64, steps: u64, every: u64) -> Option<Trajectory> {
    // from 0.5 to 1 of the step
    let parts = [1.0, 0.8, 0.5, 0.6, 1.0, 0.5];
    let mut study = Study {
        name: "verify".to_owned(),
        scheme: Scheme::LieGroup,
        asynchronous,
        step,
        duration: step * steps as f64,
        record_every: Some(every),
        ..Study::default()
    };
    if asynchronous {
        let each = parts.iter().map(|p| p * step).collect();
        study.element_steps.insert("beam".to_owned(), each);
    }
    let model = model(BEAM)?;
    let run = alembert::simulate(&model, &study, &mut |_| !crate::interrupt::requested()).ok()?;
    (run.status == Status::Completed).then_some(run)
}

/// Slopes of position and velocity errors.
fn slopes(asynchronous: bool) -> Option<[f64; 2]> {
    let steps = 500;
    let run = |divide: u64| {
        let n = steps * divide;
        fly(asynchronous, STEP / divide as f64, n, n / 10)
    };
    let reference = run(64)?;
    let mut points: [Vec<(f64, f64)>; 2] = [vec![], vec![]];
    for divide in [1, 2, 4, 8] {
        let trajectory = run(divide)?;
        for (points, kind) in points.iter_mut().zip([".position.", ".velocity."]) {
            let error = distance(&trajectory, &reference, &[kind]);
            points.push(((STEP / divide as f64).ln(), error.ln()));
        }
    }
    Some(points.map(|p| slope(&p)))
}
