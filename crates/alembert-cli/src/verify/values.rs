//! Claims that values belong to their time: reactions, and what driven points do, at every frame with the order of the scheme.
//!
//! The reference is gauss-6 with a fine step. The state of the first frame is given, so there reactions are compared as they are.

use super::claim::{Bench, Plan, Requirement, SCHEMES, fly, table_of};
use alembert::model::Scheme;
use alembert::trajectory::Trajectory;

/// A three-joint chain that closes a loop, with a drive.
pub const LOOP: &str = r#"
gravity = [0.3, -0.5, -9.81]
[[body]]
name = "arm"
mass = 1.2
inertia = [0.05, 0.08, 0.06]
position = [0.5, 0, 0]
[[body]]
name = "cross"
mass = 0.7
inertia = [0.03, 0.02, 0.04]
position = [1.4, 0.1, 0]
[[body]]
name = "ball"
mass = 0.9
inertia = [0.04, 0.03, 0.05]
position = [0.6, -0.6, -0.2]
[[joint]]
name = "base"
kind = "revolute"
bodies = ["ground", "arm"]
at = [0, 0, 0]
axis = [0.2, 1, 0.1]
speeds = [1.5]
[[joint]]
name = "cardan"
kind = "universal"
bodies = ["arm", "cross"]
at = [1, 0, 0]
axis = [0, 0, 1]
second_axis = [0, 1, 0]
speeds = [0.8, -0.6]
[[joint]]
name = "socket"
kind = "spherical"
bodies = ["arm", "ball"]
at = [0.6, -0.1, 0]
[[joint]]
name = "strut"
kind = "distance"
bodies = ["cross", "ball"]
points = [[1.9, 0.2, 0.1], [0.6, -0.9, -0.2]]
[[force]]
name = "motor"
kind = "drive"
joint = "base"
value = "1 + 2*cos(4*t)"
"#;

/// A body on a damped spring to a driven point, pushed.
pub const DRIVEN: &str = r#"
gravity = [0, 0, -9.81]
[[point]]
name = "shaker"
motion = ["0.3*sin(3*t)", "0.1*t", "0.2*cos(2*t)"]
[[body]]
name = "mass"
mass = 1
inertia = [0.1, 0.1, 0.1]
position = [0.5, 0.2, -1]
[[coordinate]]
name = "reach"
kind = "distance"
bodies = ["shaker", "mass"]
points = [[0, 0, 0.2], [0.6, 0.2, -0.9]]
[[force]]
name = "mount"
kind = "spring"
bodies = ["shaker", "mass"]
points = [[0, 0, 0.2], [0.6, 0.2, -0.9]]
stiffness = 60
damping = 2
length = 1
[[force]]
name = "push"
kind = "force"
body = "mass"
value = ["cos(3*t)", "t", 0]
"#;

/// Time between frames, and duration of the runs [s].
const FRAME: f64 = 0.04;
const FRAMES: u64 = 12;

/// Measures all of them.
pub fn measure(bench: &mut Bench) {
    for scheme in SCHEMES {
        let order = f64::from(table_of(scheme).claims.order);
        let near = Requirement::Near(order, 0.15 * order);
        let claims = [
            (
                "reactions at the first frame",
                true,
                Requirement::Below(1e-9),
            ),
            ("order of reactions at an inner frame", true, near),
            ("order of reactions at the last frame", true, near),
        ];
        let forces = |n: &str| n.contains(".force.") || n.contains(".torque.");
        bench.measure_all(scheme, "chain that closes a loop", &claims, || {
            let runs = Runs::new(LOOP, scheme, order);
            runs.map_or(vec![], |runs| {
                let middle = FRAMES as usize / 2;
                let start = runs.error(1, 0, &forces);
                vec![
                    start,
                    runs.order(middle, &forces),
                    runs.order(FRAMES as usize, &forces),
                ]
            })
        });
        let claims = [
            (
                "velocity of a driven point",
                true,
                Requirement::Below(1e-12),
            ),
            ("order of positions", true, near),
            ("order of a rate to a driven point", true, near),
            ("order of the work", true, near),
        ];
        bench.measure_all(scheme, "body on a shaken spring", &claims, || {
            let runs = Runs::new(DRIVEN, scheme, order);
            runs.map_or(vec![], |runs| {
                let last = FRAMES as usize;
                vec![
                    runs.error(1, last, &|n| n.starts_with("point.shaker.velocity")),
                    runs.order(last, &|n| n.starts_with("body.mass.position")),
                    runs.order(last, &|n| n == "coordinate.reach_rate"),
                    runs.order(last, &|n| n == "energy.work"),
                ]
            })
        });
    }
}

/// Runs with a step and with half of it, and a fine one.
struct Runs {
    runs: [Trajectory; 2],
    fine: Trajectory,
}

impl Runs {
    fn new(text: &str, scheme: Scheme, order: f64) -> Option<Self> {
        // steps in a frame: large enough steps that errors of high order are no round-off
        let (coarse, tight) = match order {
            o if o < 3.0 => (32, 8),
            o if o < 5.0 => (2, 16),
            _ => (2, 16),
        };
        let run = |scheme: Scheme, per_frame: u64| {
            let step = FRAME / per_frame as f64;
            let plan = Plan::new(scheme, step, per_frame * FRAMES).every(per_frame);
            fly(text, plan.tight())
        };
        Some(Self {
            runs: [run(scheme, coarse)?, run(scheme, 2 * coarse)?],
            fine: run(Scheme::Gauss6, tight)?,
        })
    }

    /// Largest error of the channels at a frame, by the largest value of them.
    fn error(&self, run: usize, frame: usize, kept: &dyn Fn(&str) -> bool) -> f64 {
        let (mut error, mut size) = (0.0_f64, 0.0_f64);
        for c in self.fine.channels.iter().filter(|c| kept(&c.name)) {
            let found = self.runs[run].channel(&c.name).and_then(|v| v.get(frame));
            let (Some(found), Some(exact)) = (found, c.values.get(frame)) else {
                return f64::NAN;
            };
            error = error.max((found - exact).abs());
            size = c.values.iter().fold(size, |m, v| m.max(v.abs()));
        }
        error / size
    }

    fn order(&self, frame: usize, kept: &dyn Fn(&str) -> bool) -> f64 {
        (self.error(0, frame, kept) / self.error(1, frame, kept)).log2()
    }
}
