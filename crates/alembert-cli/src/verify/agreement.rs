//! Two formulations of the same step give the same trajectory.

use super::claim::{Bench, Plan, Requirement, SCHEMES, fly, table_of};
use super::order::distance;
use super::problems;
use alembert::model::{Formulation, Scheme};

/// Measures the distance on a chain and on closed loops.
pub fn measure(bench: &mut Bench) {
    let chain = problems::spherical_chain();
    // schemes with a path have the null space only
    let both = SCHEMES.into_iter().filter(|s| table_of(*s).path.is_none());
    for scheme in both {
        for (problem, text, step) in [
            ("spatial chain", chain.as_str(), 1e-3),
            ("spatial slider-crank", problems::SPATIAL_SLIDER_CRANK, 1e-3),
            ("four-bar with springs", problems::FOUR_BAR, 1e-3),
        ] {
            let claimed = (true, Requirement::Below(1e-8));
            let problem = format!("{problem}, 1000 steps");
            bench.measure(scheme, "formulations agree", &problem, claimed, || {
                difference(text, scheme, step).unwrap_or(f64::NAN)
            });
        }
    }
}

fn difference(text: &str, scheme: Scheme, step: f64) -> Option<f64> {
    let run = |formulation| {
        fly(
            text,
            Plan {
                formulation,
                ..Plan::new(scheme, step, 1000).every(10)
            },
        )
    };
    let (a, b) = (run(Formulation::NullSpace)?, run(Formulation::Multipliers)?);
    Some(distance(&a, &b, &[".position.", ".d"]))
}
