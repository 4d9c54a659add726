//! What the ledger says of a run, and what round-off does to the energy over 10^6 steps.

use super::claim::{Bench, Plan, Requirement, fly};
use super::problems;
use alembert::model::Scheme;
use alembert::trajectory::Verdict;

/// A point on a spring of 1e9 N/m: 3e4 rad/s.
pub const STIFF_SPRING: &str = r#"
space = "planar"
[[point]]
name = "p"
mass = 1
position = [1, 0]
velocity = [0, 1]
[[force]]
name = "k"
kind = "spring"
bodies = ["ground", "p"]
points = [[0, 0], [1, 0]]
stiffness = 1e9
"#;

/// A damped rod that spins freely; coarse steps of schemes that do not keep the energy make it explode.
pub const SPINNING_ROD: &str = r#"
[[rod]]
name = "r"
elements = 4
start = [-0.5, 0, 0]
end = [0.5, 0, 0]
stiffness = { extension = 1e4, shear = [1e4, 1e4], bending = [100, 100], torsion = 70 }
mass_per_length = 1
inertia_per_length = [1e-3, 1e-3, 2e-3]
retardation = 5e-3
velocity = [0, -10, 0]
angular_velocity = [0, 0, 20]
"#;

/// A planar rod on a hinge.
pub const HINGED_ROD: &str = r#"
space = "planar"
gravity = [0, -9.81]
[[rod]]
name = "r"
elements = 2
start = [0, 0]
end = [1, 0]
stiffness = { extension = 1e4, shear = [1e4], bending = [10] }
mass_per_length = 1
inertia_per_length = 1e-3
[[joint]]
name = "hinge"
kind = "revolute"
bodies = ["ground", "r.start"]
at = [0, 0]
"#;

/// Steps of the long runs.
const STEPS: u64 = 1_000_000;
/// Steps between their frames, and the shortest time over which the energy is compared.
const EVERY: u64 = 100;

/// Measures all of them.
pub fn measure(bench: &mut Bench) {
    verdicts(bench);
    if !bench.quick {
        drift(bench);
    }
}

/// Verdicts as numbers: good 0, doubtful 1, broken 2.
fn verdicts(bench: &mut Bench) {
    let [good, broken] = [0.0, 2.0].map(|v| Requirement::Near(v, 0.1));
    let spring = "spring of 1e9 N/m, step 0.1 s";
    let rod = "damped rod at 20 rad/s, step 0.01 s";
    let pendulum = "double pendulum, step 0.01 s";
    for (scheme, problem, text, plan, wanted) in [
        (Scheme::Midpoint, spring, STIFF_SPRING, (0.1, 100), broken),
        (Scheme::Midpoint, rod, SPINNING_ROD, (1e-2, 400), broken),
        (Scheme::EnergyMomentum, rod, SPINNING_ROD, (1e-2, 400), good),
        (
            Scheme::Midpoint,
            pendulum,
            problems::DOUBLE_PENDULUM,
            (1e-2, 1000),
            good,
        ),
        (
            Scheme::EnergyMomentum,
            pendulum,
            problems::DOUBLE_PENDULUM,
            (1e-2, 1000),
            good,
        ),
        (
            Scheme::Gauss4,
            pendulum,
            problems::DOUBLE_PENDULUM,
            (1e-2, 1000),
            good,
        ),
    ] {
        bench.measure(
            scheme,
            "verdict of the ledger",
            problem,
            (true, wanted),
            || {
                fly(text, Plan::new(scheme, plan.0, plan.1)).map_or(f64::NAN, |run| {
                    match run.verdict() {
                        Verdict::Good => 0.0,
                        Verdict::Doubtful => 1.0,
                        Verdict::Broken => 2.0,
                    }
                })
            },
        );
    }
}

/// Energy over 10^6 steps: small, and round-off adds up like a random walk.
fn drift(bench: &mut Bench) {
    let scheme = Scheme::EnergyMomentum;
    for (problem, text, step) in [
        ("heavy top", problems::HEAVY_TOP, 1e-4),
        ("four-bar", problems::FOUR_BAR, 1e-3),
        ("double pendulum", problems::DOUBLE_PENDULUM, 1e-3),
        ("hinged rod", HINGED_ROD, 1e-3),
    ] {
        let claims = [
            ("energy exact", true, Requirement::Below(1e-11)),
            ("growth of round-off", true, Requirement::Below(0.6)),
        ];
        bench.measure_all(scheme, &format!("{problem}, 10^6 steps"), &claims, || {
            let Some(run) = fly(text, Plan::new(scheme, step, STEPS).every(EVERY).tight()) else {
                return vec![];
            };
            let balance = run.channel("energy.balance").unwrap_or_default();
            vec![super::invariants::energy_drift(&run), exponent(balance)]
        });
    }
}

/// Exponent a of the growth n^a of the error in n frames: the slope of the root mean square of its change over n frames, n over
/// four decades, in logarithms (least squares). A random walk has 1/2, a drift of one sign 1.
fn exponent(values: &[f64]) -> f64 {
    let mut points = vec![];
    let mut lag = 1;
    while lag < values.len() {
        let changes = values.windows(lag + 1).map(|w| w[lag] - w[0]);
        let (count, sum) = changes.fold((0.0, 0.0), |(n, s), c| (n + 1.0, s + c * c));
        points.push(((lag as f64).ln(), 0.5 * (sum / count).ln()));
        lag *= 10;
    }
    let n = points.len() as f64;
    let mean = |f: &dyn Fn(&(f64, f64)) -> f64| points.iter().map(f).sum::<f64>() / n;
    let (x, y) = (mean(&|p| p.0), mean(&|p| p.1));
    mean(&|p| (p.0 - x) * (p.1 - y)) / mean(&|p| (p.0 - x).powi(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ref_exponents_of_drift_and_walk() {
        let drift: Vec<f64> = (0..=10_000).map(|k| 1e-15 * f64::from(k)).collect();
        assert!((exponent(&drift) - 1.0).abs() < 1e-9);
        // steps of a linear congruential generator (Knuth's MMIX)
        let (mut state, mut sum) = (1_u64, 0.0);
        let walk = (0..=10_000).map(|_| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            sum += (state >> 11) as f64 / (1_u64 << 53) as f64 - 0.5;
            sum
        });
        let found = exponent(&walk.collect::<Vec<f64>>());
        assert!((found - 0.5).abs() < 0.1, "{found}");
    }
}
