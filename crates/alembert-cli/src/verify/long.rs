//! A free body over 10^6 steps.

use super::claim::{Bench, Plan, Requirement, fly};
use super::problems;
use crate::expected::Reduce;
use alembert::model::Scheme;
use alembert::schemes::{EnergyClaim, plain_table};

/// Measures momentum and energy; left out when it should be quick.
pub fn measure(bench: &mut Bench) {
    if bench.quick {
        return;
    }
    for scheme in [
        Scheme::Midpoint,
        Scheme::Trapezoidal,
        Scheme::EnergyMomentum,
    ] {
        let exact = plain_table(scheme).claims.energy == EnergyClaim::Exact;
        let small = Requirement::Below(1e-11);
        let claims = [
            ("angular momentum", true, small),
            ("energy exact", exact, small),
            (
                "trend of the energy error",
                !exact,
                Requirement::Below(1e-1),
            ),
        ];
        bench.measure_all(scheme, "free body, 10^6 steps", &claims, || {
            let Some(run) = fly(
                problems::FREE_BODY,
                Plan::new(scheme, 1e-2, 1_000_000).every(97),
            ) else {
                return vec![];
            };
            let (mut change, mut size) = (0.0_f64, 0.0_f64);
            for axis in ["x", "y", "z"] {
                let values = run
                    .channel(&format!("momentum.angular.{axis}"))
                    .unwrap_or_default();
                change = change.max(Reduce::Drift.apply(values));
                size = size.max(Reduce::MaxAbs.apply(values));
            }
            let energy = run.channel("energy.total").unwrap_or_default();
            let balance = run.channel("energy.balance").unwrap_or_default();
            let trend = super::invariants::relative_trend(&run, balance);
            vec![change / size, Reduce::DriftRelative.apply(energy), trend]
        });
    }
}
