//! Redundant closures: motion as without them, reactions that do not drift.

use super::claim::{Bench, Plan, Requirement, SCHEMES, fly};
use alembert::model::{Formulation, Scheme};
use alembert::trajectory::Trajectory;

/// A parallelogram in a plane tilted about z, turning at 1 rad/s without gravity: the pins of ground carry 1 N.
pub const PARALLELOGRAM: &str = r#"
[[body]]
name = "left"
mass = 1
inertia = [0.1, 0.1, 0.1]
position = [0, 0, 0.5]
[[body]]
name = "rod"
mass = 1
inertia = [0.1, 0.1, 0.1]
position = [0.6, 0.8, 1]
[[body]]
name = "right"
mass = 1
inertia = [0.1, 0.1, 0.1]
position = [1.2, 1.6, 0.5]
[[joint]]
name = "A"
kind = "revolute"
bodies = ["ground", "left"]
at = [0, 0, 0]
axis = [0.8, -0.6, 0]
speeds = [1]
[[joint]]
name = "B"
kind = "revolute"
bodies = ["left", "rod"]
at = [0, 0, 1]
axis = [0.8, -0.6, 0]
[[joint]]
name = "C"
kind = "revolute"
bodies = ["rod", "right"]
at = [1.2, 1.6, 1]
axis = [0.8, -0.6, 0]
[[joint]]
name = "D"
kind = "revolute"
bodies = ["ground", "right"]
at = [1.2, 1.6, 0]
axis = [0.8, -0.6, 0]
"#;

/// A door, its first hinge, and a second one that is `gap` metres beside its axis.
pub fn door(gap: Option<f64>) -> String {
    let hinge = |name: &str, x: f64, z: f64| {
        format!(
            "[[joint]]\nname = \"{name}\"\nkind = \"revolute\"\nbodies = [\"ground\", \"door\"]\nat = [{x:?}, 0, {z:?}]\naxis = [0, 0, 1]\n"
        )
    };
    let body = "gravity = [0, -9.81, 0]\n[[body]]\nname = \"door\"\nmass = 1\ninertia = [1, 1, 1]\nposition = [0.5, 0, 0]\n";
    let second = gap.map_or(String::new(), |gap| hinge("lower", 0.3 + gap, 1.0));
    format!("{body}{}{second}", hinge("upper", 0.3, 0.0))
}

/// Gaps between the axes: none, one unit in the last place, and up to a thousandth of the closure tolerance [m]. The second hinge carries its share
/// of the load beside the axis, so angles change by a few tens of the gap.
const GAPS: [f64; 5] = [0.0, 5.6e-17, 1e-14, 1e-11, 1e-9];

/// Measures both.
pub fn measure(bench: &mut Bench) {
    let null_space = SCHEMES.map(|scheme| (scheme, Formulation::NullSpace));
    let multipliers = [
        Scheme::Midpoint,
        Scheme::EnergyMomentum,
        Scheme::GeneralizedAlpha,
    ];
    let multipliers = multipliers.map(|scheme| (scheme, Formulation::Multipliers));
    let steps = if bench.quick { 2000 } else { 20_000 };
    for (scheme, formulation) in null_space.into_iter().chain(multipliers) {
        let how = match formulation {
            Formulation::Multipliers => ", multipliers",
            _ => "",
        };
        let plan = |steps: u64, every: u64| Plan {
            formulation,
            ..Plan::new(scheme, 1e-2, steps).every(every)
        };
        let problem = format!("door on two hinges, gaps to 1e-9 m{how}");
        let claimed = (true, Requirement::Below(1e-7));
        bench.measure(
            scheme,
            "coaxial hinges move as one",
            &problem,
            claimed,
            || apart(plan(200, 10)).unwrap_or(f64::NAN),
        );
        let problem = format!("tilted parallelogram, {steps} steps{how}");
        let claimed = (true, Requirement::Below(1e-3));
        bench.measure(
            scheme,
            "redundant reactions do not drift [N]",
            &problem,
            claimed,
            || fly(PARALLELOGRAM, plan(steps, 1)).map_or(f64::NAN, |run| departure(&run)),
        );
    }
}

/// Largest distance of the angle from that of the door on one hinge [rad].
fn apart(plan: Plan) -> Option<f64> {
    let one = fly(&door(None), plan)?;
    let one = one.channel("joint.upper.angle")?;
    let mut worst = 0.0_f64;
    for gap in GAPS {
        let two = fly(&door(Some(gap)), plan)?;
        let two = two.channel("joint.upper.angle")?;
        for (a, b) in one.iter().zip(two) {
            worst = worst.max((a - b).abs());
        }
    }
    Some(worst)
}

/// Largest departure of the forces in the last turn from the centripetal ones, away from dead positions [N].
fn departure(run: &Trajectory) -> f64 {
    let angle = run.channel("joint.A.angle").unwrap_or_default();
    let mut worst = 0.0_f64;
    for (name, wanted) in [("A", 1.0), ("B", 0.5), ("C", 0.5), ("D", 1.0)] {
        let part = |axis: &str| {
            run.channel(&format!("joint.{name}.force.{axis}"))
                .unwrap_or_default()
        };
        let (x, y, z) = (part("x"), part("y"), part("z"));
        // the last frames wait for a step that does not come
        let end = angle.len().saturating_sub(2);
        for k in end.saturating_sub(700)..end {
            let force = (x[k] * x[k] + y[k] * y[k] + z[k] * z[k]).sqrt();
            if angle[k].cos().abs() > 0.3 {
                worst = worst.max((force - wanted).abs());
            }
        }
    }
    worst
}
