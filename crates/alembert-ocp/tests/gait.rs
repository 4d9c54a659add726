//! A walk without motors: a periodic problem without objective, with as many equations as unknowns but a few.

mod common;

use alembert_nlp::Status;
use alembert_ocp::study::{self, Unwatched};

/// The compass gait on a slope.
const MODEL: &str = r#"
space = "planar"
gravity = [0.4279061900539462, -9.800663053718026]
[[body]]
name = "left"
mass = 10.0
inertia = 0.625
center_of_mass = [0, -0.25]
position = [-0.2520385454897277, 0.9677171960792174]
angle = 0.25478623
[[body]]
name = "right"
mass = 10.0
inertia = 0.625
center_of_mass = [0, -0.25]
[[joint]]
name = "hip"
kind = "revolute"
bodies = ["left", "right"]
at_first = [0, 0]
at_second = [0, 0]
coordinates = [-0.50957246]
"#;

const PROBLEM: &str = r#"
model = "model.toml"
[[phase]]
name = "left"
steps = 336
duration = 0.47
contacts = ["left"]
[[phase]]
name = "left-late"
steps = 224
duration = { min = 0.2056, max = 0.32125, guess = 0.257 }
contacts = ["left"]
[[phase]]
name = "right"
steps = 336
duration = 0.47
contacts = ["right"]
[[phase]]
name = "right-late"
steps = 224
duration = { min = 0.2056, max = 0.32125, guess = 0.257 }
contacts = ["right"]
[[contact]]
name = "left"
body = "left"
at = [0, -1]
normal = [0, 1]
[[contact]]
name = "right"
body = "right"
at = [0, -1]
normal = [0, 1]
[start]
configuration = "free"
[[condition]]
at = "start"
point = { body = "left", at = [0, -1] }
axis = "x"
value = 0
[periodic]
advance = { "left.x" = { min = 0.8065, max = 1.2098 } }
[guess.via]
start = { "left.x" = -0.18902890911729578, "left.y" = 0.725787897059413, "left.angle" = 0.25478623, hip = -0.50957246 }
left = { "left.x" = 0.01910689985350895, "left.y" = 0.7497565780825054, "left.angle" = -0.025478623, hip = 0.27 }
left-late = { "left.x" = 0.18902890911729578, "left.y" = 0.725787897059413, "left.angle" = -0.25478623, hip = 0.50957246 }
right = { "left.x" = 0.6048062775960376, "left.y" = 0.761269580394092, "left.angle" = 0.305743476, hip = -0.27 }
right-late = { "left.x" = 0.8191252728416151, "left.y" = 0.725787897059413, "left.angle" = 0.25478623, hip = -0.50957246 }
[solver]
tolerance = 1e-9
max_seconds = 100
"#;

/// Multipliers run away on the first iterations, rows differ by many decades, and unknowns without a pivot would be carried along by the
/// hundred. The duration of the step is that of `pounce` (29 iterations, run apart).
#[test]
fn ref_walk_without_motors() {
    let loaded = common::loaded(MODEL, PROBLEM);
    let solved = study::run(&loaded, &Unwatched).expect("a good problem");
    let plan = &solved.plan;
    assert_eq!(plan.solution.status, Status::Solved, "{}", plan.explanation);
    assert!(
        (plan.duration() - 1.454_244_595).abs() < 1e-8,
        "{}",
        plan.duration()
    );
    let played = plan.play(&loaded.file, &loaded.model, "main");
    let deviation = played.expect("a good plan").deviation;
    // round-off over 1120 steps: 1.4e-13 seen
    assert!(deviation.is_some_and(|d| d < 1e-10), "{deviation:?}");
}
