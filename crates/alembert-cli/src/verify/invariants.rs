//! Momentum, energy and constraints over long runs.

use super::claim::{Bench, Plan, Requirement, SCHEMES, fly, largest, table_of};
use super::problems;
use crate::expected::{Reduce, trend};
use alembert::model::{CompiledSignal, Scheme, Signal};
use alembert::schemes::{EnergyClaim, Table};
use alembert::trajectory::Trajectory;
use alembert_math::quadrature::Rule;

/// Momentum to round-off. A remainder of Newton's iteration is a small impulse in every step, so it is driven to round-off here.
const MOMENTUM: Requirement = Requirement::Below(1e-11);
/// Impulses are summed here a second time, over all steps, which adds round-off of its own.
const IMPULSE: Requirement = Requirement::Below(1e-10);
/// Energy to solver tolerance, relative to the energy that is exchanged.
const ENERGY: Requirement = Requirement::Below(1e-10);

/// Measures all of them.
pub fn measure(bench: &mut Bench) {
    for scheme in SCHEMES {
        momentum(bench, scheme);
        impulse(bench, scheme);
        energy(bench, scheme);
        constraints(bench, scheme);
    }
}

/// Momentum of a free chain with inner forces.
fn momentum(bench: &mut Bench, scheme: Scheme) {
    let kept = table_of(scheme).claims;
    let steps = if bench.quick { 2_000 } else { 10_000 };
    let text = format!("{}{}", problems::FREE_CHAIN, problems::INNER_FORCES);
    // the momentum at a node is a difference of positions with weights up to 20/h where a step has inner nodes
    let inner = table_of(scheme).path.is_some_and(|p| p.unknown_nodes() > 1);
    let bound = if inner {
        Requirement::Below(1e-10)
    } else {
        MOMENTUM
    };
    let claims = [
        ("linear momentum", kept.linear_momentum, bound),
        ("angular momentum", kept.angular_momentum, bound),
    ];
    bench.measure_all(
        scheme,
        &format!("free chain with springs, {steps} steps"),
        &claims,
        || {
            let Some(run) = fly(&text, Plan::new(scheme, 5e-3, steps).every(10).tight()) else {
                return vec![];
            };
            vec![
                vector_drift(&run, "momentum.linear"),
                vector_drift(&run, "momentum.angular"),
            ]
        },
    );
}

/// Largest change of a momentum relative to its size. Angular momentum is a sum of levers times momenta:
/// the size counts the lever of the whole system, which drifts away from the origin.
fn vector_drift(run: &Trajectory, base: &str) -> f64 {
    let reduced = |base: &str, reduce: Reduce| {
        let axes = ["x", "y", "z"].into_iter();
        let values = axes.map(|a| run.channel(&format!("{base}.{a}")).unwrap_or_default());
        values.map(|v| reduce.apply(v)).fold(0.0_f64, f64::max)
    };
    let mut size = reduced(base, Reduce::MaxAbs);
    if base == "momentum.angular" {
        size +=
            reduced("body.a.position", Reduce::MaxAbs) * reduced("momentum.linear", Reduce::MaxAbs);
    }
    reduced(base, Reduce::Drift) / size
}

/// Discrete Lagrange-d'Alembert: momentum changes by the applied impulse and nothing else.
fn impulse(bench: &mut Bench, scheme: Scheme) {
    let kept = table_of(scheme).claims;
    let value = "[\"0.2*sin(3*t)\", \"0.1*exp(-t)\", 0.04]";
    for (claim, kind, base, claimed) in [
        (
            "linear impulse of a force",
            "force",
            "momentum.linear",
            kept.linear_momentum,
        ),
        (
            "angular impulse of a torque",
            "torque",
            "momentum.angular",
            // a path that does not shift weighs impulses too
            kept.linear_momentum && kept.angular_momentum,
        ),
    ] {
        let load = format!(
            "[[force]]\nname = \"load\"\nkind = \"{kind}\"\nbody = \"b\"\nvalue = {value}\n"
        );
        let text = format!("{}{}{load}", problems::FREE_CHAIN, problems::INNER_FORCES);
        bench.measure(
            scheme,
            claim,
            "free chain with springs, 1000 steps",
            (claimed, IMPULSE),
            || {
                fly(&text, Plan::new(scheme, 5e-3, 1000).tight())
                    .map_or(f64::NAN, |run| impulse_error(&run, scheme, base))
            },
        );
    }
}

/// Momentum minus its start minus the impulse, summed here and not by the stepper, relative to the impulse.
fn impulse_error(run: &Trajectory, scheme: Scheme, base: &str) -> f64 {
    let signals = [
        Signal::Expression("0.2*sin(3*t)".to_owned()),
        Signal::Expression("0.1*exp(-t)".to_owned()),
        Signal::Number(0.04),
    ];
    let rule = quadrature_of(&table_of(scheme));
    let (mut error, mut size) = (0.0_f64, 0.0_f64);
    for (axis, signal) in ["x", "y", "z"].into_iter().zip(&signals) {
        let (Ok(signal), Some(values)) = (
            CompiledSignal::compile(signal),
            run.channel(&format!("{base}.{axis}")),
        ) else {
            return f64::NAN;
        };
        let mut sum = 0.0;
        for n in 1..run.time.len() {
            let (t0, t1) = (run.time[n - 1], run.time[n]);
            sum += (t1 - t0) * rule.integrate(|c| signal.eval(t0 + c * (t1 - t0)));
            error = error.max((values[n] - values[0] - sum).abs());
            size = size.max(sum.abs());
        }
    }
    error / size
}

/// Where a scheme evaluates forces.
fn quadrature_of(table: &Table) -> Rule {
    table.path.as_ref().map_or_else(
        || Rule {
            nodes: table.stages.iter().map(|s| s.at).collect(),
            weights: table.stages.iter().map(|s| s.minus + s.plus).collect(),
        },
        |path| path.rule.clone(),
    )
}

/// Energy: exact, bounded without drift, or decaying.
fn energy(bench: &mut Bench, scheme: Scheme) {
    let claim = table_of(scheme).claims.energy;
    let exact = claim == EnergyClaim::Exact;
    let chain = format!(
        "gravity = [0, 0, -9.81]\n{}{}{}{}",
        problems::FREE_CHAIN,
        problems::INNER_FORCES,
        problems::BUSHING,
        problems::OUTER_FORCES
    );
    // exact also for potentials that are not quadratic
    let steps = if bench.quick { 1_000 } else { 10_000 };
    for (problem, text, step) in [
        (
            "hanging chain with springs, torsion, bushing and gravitation",
            chain.as_str(),
            2e-3,
        ),
        ("four-bar with springs", problems::FOUR_BAR, 2e-3),
        ("double pendulum", problems::DOUBLE_PENDULUM, 5e-3),
        ("heavy top", problems::HEAVY_TOP, 2e-4),
    ] {
        let problem = format!("{problem}, {steps} steps");
        bench.measure(scheme, "energy exact", &problem, (exact, ENERGY), || {
            fly(text, Plan::new(scheme, step, steps).every(5))
                .map_or(f64::NAN, |run| energy_drift(&run))
        });
    }
    match claim {
        EnergyClaim::Bounded => bounded(bench, scheme),
        EnergyClaim::Dissipative => decays(bench, scheme),
        EnergyClaim::Exact | EnergyClaim::None => {}
    }
}

/// Largest balance error relative to the energy that is exchanged.
pub fn energy_drift(run: &Trajectory) -> f64 {
    largest(run, "energy.balance") / alembert::diagnostics::energy_scale(&run.channels)
}

/// No trend over 10^5 steps: rise of the line of least squares over the range of the error.
fn bounded(bench: &mut Bench, scheme: Scheme) {
    let steps = if bench.quick { 20_000 } else { 100_000 };
    for (problem, text, step) in [
        ("free body", problems::FREE_BODY, 2e-2),
        (
            "body that spins about its resting centre",
            problems::SPINNING_BODY,
            2e-2,
        ),
        ("heavy top", problems::HEAVY_TOP, 2e-4),
        ("four-bar with springs", problems::FOUR_BAR, 2e-3),
        ("planar slider-crank", problems::PLANAR_SLIDER_CRANK, 2e-3),
    ] {
        // A fitted path does not shift with its nodes: it pushes what flies off with an exponential growth (T-INT-8).
        // The energy has no bound there, and the growth no trend; the same body is claimed where its centre rests.
        let near = table_of(scheme).claims.linear_momentum || problem != "free body";
        let problem = format!("{problem}, {steps} steps");
        let claims = [
            ("energy error", near, Requirement::Below(2e-2)),
            ("trend of the energy error", near, Requirement::Below(1e-1)),
        ];
        bench.measure_all(scheme, &problem, &claims, || {
            let at = |step| fly(text, Plan::new(scheme, step, steps).every(7).tight());
            let Some(run) = at(step) else {
                return vec![];
            };
            let trend = |run: &Trajectory| {
                relative_trend(run, run.channel("energy.balance").unwrap_or_default())
            };
            let (error, mut mean) = (energy_drift(&run), trend(&run));
            if error < NEAR_ROUND_OFF {
                let others = (1..NEIGHBOURS).map(|k| at(step * (1.0 + 1e-5 * f64::from(k))));
                let others: Option<Vec<f64>> = others.map(|run| Some(trend(&run?))).collect();
                let Some(others) = others else {
                    return vec![];
                };
                mean = (mean + others.iter().sum::<f64>()) / f64::from(NEIGHBOURS);
            }
            vec![error, mean]
        });
    }
}

/// Energy errors below this are walks of round-off, whose trend has either sign: it is the mean over neighbouring steps, where a
/// drift of one sign stays and walks cancel.
const NEAR_ROUND_OFF: f64 = 1e-8;
const NEIGHBOURS: u32 = 5;

/// Rise of the line of least squares over the range of the error. An error at round-off has no trend:
/// the range counts as at least 1e-9 of the energy that is exchanged.
pub fn relative_trend(run: &Trajectory, balance: &[f64]) -> f64 {
    let floor = 1e-9 * alembert::diagnostics::energy_scale(&run.channels);
    trend(balance) / Reduce::Range.apply(balance).max(floor)
}

/// Numerical dissipation takes energy out of fast vibrations.
fn decays(bench: &mut Bench, scheme: Scheme) {
    let steps = if bench.quick { 2_000 } else { 10_000 };
    for (problem, text, step) in [
        ("pendulum on a stiff spring", problems::STIFF_PENDULUM, 5e-3),
        (
            "hanging spherical chain",
            problems::spherical_chain().as_str(),
            2e-3,
        ),
    ] {
        let problem = format!("{problem}, {steps} steps");
        bench.measure(
            scheme,
            "energy decays",
            &problem,
            (true, Requirement::Negative),
            || {
                let Some(run) = fly(text, Plan::new(scheme, step, steps).every(10)) else {
                    return f64::NAN;
                };
                let balance = run.channel("energy.balance").unwrap_or_default();
                Reduce::Final.apply(balance) / alembert::diagnostics::energy_scale(&run.channels)
            },
        );
    }
}

/// Constraints at position and velocity level.
fn constraints(bench: &mut Bench, scheme: Scheme) {
    let claims = table_of(scheme).claims;
    let steps = if bench.quick { 1_000 } else { 10_000 };
    let chain = problems::spherical_chain();
    for (problem, text, step) in [
        ("hanging spherical chain", chain.as_str(), 2e-3),
        ("spatial slider-crank", problems::SPATIAL_SLIDER_CRANK, 2e-3),
        ("four-bar with springs", problems::FOUR_BAR, 2e-3),
    ] {
        let problem = format!("{problem}, {steps} steps");
        let rows = [
            (
                "position constraints",
                claims.constraints,
                Requirement::Below(1e-10),
            ),
            (
                "velocity constraints",
                claims.velocity_constraints,
                Requirement::Below(1e-10),
            ),
        ];
        bench.measure_all(scheme, &problem, &rows, || {
            let Some(run) = fly(text, Plan::new(scheme, step, steps).every(3)) else {
                return vec![];
            };
            vec![
                largest(&run, "constraint.position"),
                largest(&run, "constraint.velocity"),
            ]
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ref_fitted_paths_push_a_free_body() {
        // T-INT-8: x(N)/x(N/2) = sinh(N s)/sinh(N s/2) = 2 cosh(N s/2)
        let (step, steps) = (2e-2, 20_000_u32);
        let plan = Plan::new(Scheme::Trigonometric, step, u64::from(steps)).every(10_000);
        let run = fly(problems::FREE_BODY, plan).expect("the run is valid");
        let x = run.channel("body.plate.position.x").expect("a body");
        let u: f64 = 2.0 * step;
        let c = (0.5 + (2.0 * u).sin() / (4.0 * u)) / (0.5 * u.cos() + u.sin() / (2.0 * u));
        let expected = 2.0 * (0.5 * f64::from(steps) * c.acosh()).cosh();
        let measured = x[2] / x[1];
        assert!(
            (measured / expected - 1.0).abs() < 1e-3,
            "{measured} {expected}"
        );
    }
}
