//! Plans and the simulator, problems without solution, fronts that are stopped and gone on with.

mod common;

use alembert_nlp::{Iteration, Status};
use alembert_ocp::compile::compile;
use alembert_ocp::pareto::{Ended, Front};
use alembert_ocp::study::{self, Unwatched, Watch, first_motion};
use alembert_ocp::transcription::Transcription;
use common::loaded;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A free body with a revolute, a universal and a spherical joint, under gravity and with a turn at the start from its drawn pose.
const CHAIN: &str = r#"
gravity = [0, 0, -9.81]
[[body]]
name = "a"
mass = 1.0
inertia = [0.1, 0.2, 0.25]
position = [0.5, 0, 0]
[[body]]
name = "b"
mass = 0.8
inertia = [0.1, 0.05, 0.12]
center_of_mass = [0.05, 0.02, 0.01]
position = [1.5, 0.1, 0]
[[body]]
name = "c"
mass = 0.5
inertia = [0.02, 0.05, 0.04]
position = [2.5, 0, 0.3]
[[joint]]
name = "hinge"
kind = "revolute"
bodies = ["ground", "a"]
at = [0, 0, 0]
axis = [0, 1, 0.2]
[[joint]]
name = "cross"
kind = "universal"
bodies = ["a", "b"]
at = [1, 0, 0]
axis = [0, 0, 1]
second_axis = [0, 1, 0]
[[joint]]
name = "ball"
kind = "spherical"
bodies = ["b", "c"]
at = [2, 0, 0]
"#;

#[test]
fn ocp_simulated_motion_has_no_defect() {
    let problem = "model = 'model.toml'\n[[phase]]\nname = 'main'\nsteps = 60\nduration = 0.6\n[[actuator]]\nname = 'u'\njoint = 'hinge'\n[[objective]]\nkind = 'effort'\n[guess]\nkind = 'simulate'\n";
    let loaded = loaded(CHAIN, problem);
    let ocp = compile(&loaded.file, &loaded.model).expect("a good problem");
    let motion = first_motion(&loaded, &ocp).expect("a good problem");
    let mut program =
        Transcription::new(ocp, &motion.theta, motion.refs.clone(), false).expect("a good problem");
    program.begin_with(&motion);
    let moved = (motion.theta[60][0] - motion.theta[0][0]).abs();
    assert!(moved > 0.3, "{moved}");
    let x = program.start.clone();
    // forces are of order ten newton, their impulses of order 0.1
    let defect = program.largest_defect(&x);
    assert!(defect < 1e-12, "{defect}");
}

/// Two rods of 1 m in the plane.
const ARM: &str = r#"
space = "planar"
[[body]]
name = "upper"
mass = 1.0
inertia = 0.0833
position = [0.5, 0]
[[body]]
name = "lower"
mass = 1.0
inertia = 0.0833
position = [1.5, 0]
[[joint]]
name = "shoulder"
kind = "revolute"
bodies = ["ground", "upper"]
at = [0, 0]
[[joint]]
name = "elbow"
kind = "revolute"
bodies = ["upper", "lower"]
at = [1, 0]
"#;

const REACH: &str = r#"
model = "model.toml"
[[phase]]
name = "main"
steps = 20
duration = 1.0
[[actuator]]
name = "shoulder"
joint = "shoulder"
limit = 20
[[actuator]]
name = "elbow"
joint = "elbow"
limit = 20
[end]
rest = true
[[condition]]
name = "hand at the target"
at = "end"
point = { body = "lower", at = [0.5, 0] }
value = [TARGET]
[[objective]]
kind = "effort"
"#;

#[test]
fn ocp_target_out_of_reach_is_named() {
    let good = loaded(ARM, &REACH.replace("TARGET", "0.5, 1.2"));
    let solved = study::run(&good, &Unwatched).expect("a good problem");
    assert!(
        solved.plan.solution.is_optimal(),
        "{}",
        solved.plan.explanation
    );
    let played = solved
        .plan
        .play(&good.file, &good.model, "main")
        .expect("a good problem");
    assert!(
        played.deviation.is_some_and(|d| d < 1e-10),
        "{:?}",
        played.deviation
    );
    let far = loaded(ARM, &REACH.replace("TARGET", "1.5, 2.2"));
    let solved = study::run(&far, &Unwatched).expect("a good problem");
    assert_eq!(solved.plan.solution.status, Status::Infeasible);
    let text = solved.plan.explanation.to_string();
    assert!(text.contains("hand at the target"), "{text}");
}

/// A bar of 1 m and 1 kg on a hinge, hanging.
const BAR: &str = r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "bar"
mass = 1.0
inertia = 0.08333333333333333
position = [0, -0.5]
[[joint]]
name = "hinge"
kind = "revolute"
bodies = [BODIES]
at = [0, 0]
"#;

/// Held there, its weight needs 4.9 N m.
const HOLD: &str = r#"
model = "model.toml"
[[phase]]
name = "main"
steps = 20
duration = 0.5
[[actuator]]
name = "motor"
joint = "hinge"
limit = 4.0
[end]
rest = true
TARGET
[[objective]]
kind = "effort"
"#;

/// What cannot be met, of a problem with a target that is too far for its motor.
fn missed(model: &str, target: &str) -> (alembert_ocp::study::Solved, Vec<String>) {
    let weak = loaded(model, &HOLD.replace("TARGET", target));
    let solved = study::run(&weak, &Unwatched).expect("a good problem");
    assert_eq!(solved.plan.solution.status, Status::Infeasible, "{target}");
    let e = &solved.plan.explanation;
    // one list, of the nearest motion and not of the attempt before
    assert!(e.conflict.is_empty() && e.active_groups.is_empty(), "{e}");
    assert_eq!((e.active_count, e.suggestions.len()), (0, 1), "{e}");
    assert!(!e.to_string().contains("equation of motion"), "{e}");
    let texts = e.violated.iter().map(|v| v.text.clone()).collect();
    (solved, texts)
}

#[test]
fn ocp_end_out_of_reach_of_a_weak_motor_is_named() {
    let model = BAR.replace("BODIES", "\"ground\", \"bar\"");
    // as a given pose, as a condition on the joint, and as one on the point: the same place
    let (solved, given) = missed(&model, "joints = { hinge = 1.5707963267948966 }");
    let start = "end of hinge: the nearest that can be reached is ";
    let text = given.iter().find(|t| t.starts_with(start));
    let text = text.unwrap_or_else(|| panic!("{given:?}"));
    assert!(text.ends_with("it must be = 1.570796e0"), "{text}");
    let theta = &solved.plan.motion().theta;
    let reached = theta[20][0];
    assert!(reached > 0.1 && reached < 1.5, "{reached}");
    assert!(text.contains(&format!("{reached:.6e}")), "{text}");
    // the plan obeys mechanics and limits: the pose is all that is off
    let torque = solved.plan.motion().tau.expect("controls");
    assert!(torque.iter().all(|t| t[0].abs() <= 4.0 + 1e-6));
    // it has no multipliers, so there is no measure of its optimality
    let weak = loaded(
        &model,
        &HOLD.replace("TARGET", "joints = { hinge = 1.5707963267948966 }"),
    );
    let played = solved.plan.play(&weak.file, &weak.model, "main");
    let trajectory = played.expect("a plan").trajectory;
    assert!(trajectory.channel("plan.kkt").is_none());
    assert!(trajectory.channel("plan.violation").is_some());
    assert!(!trajectory.ledger.iter().any(|l| l.name.contains("KKT")));
    let stored = alembert_ocp::result::Stored::of(&solved.plan);
    let text = serde_json::to_string(&stored).expect("text");
    let back: alembert_ocp::result::Stored = serde_json::from_str(&text).expect("plan");
    assert_eq!(back, stored);

    let (_, asked) = missed(
        &model,
        "[[condition]]\nname = \"horizontal\"\nat = \"end\"\njoint = \"hinge\"\nvalue = 1.5707963267948966",
    );
    assert!(
        asked.iter().any(|t| t.starts_with("horizontal")),
        "{asked:?}"
    );
    let (_, point) = missed(
        &model,
        "[[condition]]\nname = \"tip\"\nat = \"end\"\npoint = { body = \"bar\", at = [0, -0.5] }\nvalue = [1, 0]",
    );
    assert!(point.iter().any(|t| t.starts_with("tip")), "{point:?}");
}

/// A point mass on an arm: the only length of the model is the arm.
#[test]
fn ocp_reach_of_a_point_mass_is_found() {
    let model = r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "bob"
mass = 1.0
inertia = 1e-9
position = [0, -1]
[[joint]]
name = "hinge"
kind = "revolute"
bodies = ["ground", "bob"]
at = [0, 0]
"#;
    let (solved, given) = missed(model, "joints = { hinge = 1.5707963267948966 }");
    assert!(given.iter().any(|t| t.starts_with("end of hinge")));
    let reached = solved.plan.motion().theta[20][0];
    assert!(reached > 0.1 && reached < 1.5, "{reached}");
}

#[test]
fn ocp_end_out_of_reach_has_the_sign_of_the_joint() {
    let model = BAR.replace("BODIES", "\"bar\", \"ground\"");
    let (_, given) = missed(&model, "joints = { hinge = -1.5707963267948966 }");
    let text = given.iter().find(|t| t.starts_with("end of hinge: "));
    let text = text.unwrap_or_else(|| panic!("{given:?}"));
    assert!(text.contains("reached is -"), "{text}");
    assert!(text.ends_with("it must be = -1.570796e0"), "{text}");
}

#[test]
fn ocp_rotation_out_of_reach_is_named_by_its_angle() {
    let model = r#"
[[body]]
name = "box"
mass = 1.0
inertia = [1.0, 1.0, 1.0]
"#;
    let problem = r#"
model = "model.toml"
[[phase]]
name = "main"
steps = 10
duration = 1.0
[[actuator]]
name = "wheels"
kind = "torque"
body = "box"
limit = 0.4
[end]
rest = true
bodies = { box = { position = [0, 0, 0], rotation = [0, 0, 0.5] } }
[[objective]]
kind = "effort"
"#;
    let weak = loaded(model, problem);
    let solved = study::run(&weak, &Unwatched).expect("a good problem");
    assert_eq!(solved.plan.solution.status, Status::Infeasible);
    let e = &solved.plan.explanation;
    let text = &e.violated[0].text;
    assert!(
        text.starts_with("end of box: the nearest rotation that can be reached is off by "),
        "{e}"
    );
    // as a first motion of another problem it ends where that one says, not where it came to
    let other = problem.replace("0.5]", "0.05]");
    let ocp = common::ocp(model, &other);
    let stored = alembert_ocp::result::Stored::of(&solved.plan);
    let mut motion = stored.motion_for(&ocp, "plan").expect("the same grid");
    assert!(Some(motion.refs[10][0]) != ocp.end.rotations[0]);
    motion.pin(&ocp);
    assert_eq!(Some(motion.refs[10][0]), ocp.end.rotations[0]);
    assert_eq!(motion.theta[10][3..6], [0.0; 3]);
}

/// Stops after some iterations.
struct Limited(AtomicUsize, usize);

impl Watch for Limited {
    fn iteration(&self, _: usize, _: &Iteration) -> bool {
        self.0.fetch_add(1, Ordering::Relaxed) < self.1
    }
}

#[test]
fn ocp_front_goes_on_where_it_was_stopped() {
    let problem = "model = 'model.toml'\n[[phase]]\nname = 'main'\nsteps = 10\nduration = { min = 1.0, max = 3.0 }\n[[actuator]]\nname = 'shoulder'\njoint = 'shoulder'\n[[actuator]]\nname = 'elbow'\njoint = 'elbow'\n[end]\nrest = true\njoints = { shoulder = 0.5, elbow = 0.4 }\n[[objective]]\nkind = 'effort'\n[[objective]]\nkind = 'time'\n[pareto]\nobjectives = ['effort', 'time']\npoints = 9\nstarts = 3\n";
    let loaded = loaded(ARM, problem);
    let mut whole = Front::default();
    let status =
        study::run_front(&loaded, &mut whole, &Unwatched, &mut |_| Ok(())).expect("a good problem");
    assert_eq!(status, Ended::Complete);
    // stopped again and again, from what was kept
    let (mut kept, mut rounds) = (Front::default(), 0);
    loop {
        let mut front = kept.clone();
        let watch = Limited(AtomicUsize::new(0), 400);
        let mut keep = |f: &Front| {
            kept = f.clone();
            Ok(())
        };
        let status =
            study::run_front(&loaded, &mut front, &watch, &mut keep).expect("a good problem");
        rounds += 1;
        if status == Ended::Complete {
            break;
        }
        assert!(rounds < 100);
    }
    assert!(rounds > 1, "{rounds}");
    assert_eq!(kept.points.len(), whole.points.len());
    for (a, b) in kept.points.iter().zip(&whole.points) {
        assert_eq!(a.values, b.values);
    }
    // the law of the front, every point converged, monotone
    let points = whole.nondominated();
    assert!(points.len() >= 9);
    let law = |v: &[f64]| v[0] * v[1].powi(3);
    for pair in points.windows(2) {
        assert!(pair[0].optimal && pair[0].values[1] > pair[1].values[1]);
        assert!((law(&pair[0].values) / law(&pair[1].values) - 1.0).abs() < 1e-6);
    }
}

#[test]
fn ocp_front_of_three_objectives_has_its_closed_form() {
    let problem = r#"
model = "model.toml"
[[phase]]
name = "main"
steps = 10
duration = { min = 1.0, max = 3.0 }
[[actuator]]
name = "left"
joint = "rail"
[[actuator]]
name = "right"
joint = "rail"
[end]
rest = true
joints = { rail = 1.0 }
[[objective]]
name = "left"
kind = "effort"
actuators = ["left"]
[[objective]]
name = "right"
kind = "effort"
actuators = ["right"]
[[objective]]
kind = "time"
[pareto]
objectives = ["left", "right", "time"]
points = 15
starts = 2
"#;
    let loaded = loaded(common::CART, problem);
    let mut front = Front::default();
    let ended =
        study::run_front(&loaded, &mut front, &Unwatched, &mut |_| Ok(())).expect("a good problem");
    assert_eq!(ended, Ended::Complete);
    // two motors share the effort 6/(T³ (1 - 1/N²)) of the sum by the squares of their shares
    let points = front.nondominated();
    assert!(points.len() >= 15, "{}", points.len());
    for p in &points {
        let law = (p.values[0].sqrt() + p.values[1].sqrt()).powi(2) * p.values[2].powi(3);
        assert!(
            (law * (1.0 - 0.01) / 6.0 - 1.0).abs() < 1e-7,
            "{:?}",
            p.values
        );
    }
    // both motors do little somewhere, and much elsewhere: the surface, not its middle
    for i in [0, 1] {
        let values = points.iter().map(|p| p.values[i]);
        let (low, high) = values.fold((f64::INFINITY, 0.0_f64), |(a, b), v| (a.min(v), b.max(v)));
        assert!(low < 1e-4 && high > 6.0, "{low} {high}");
    }
    // its edge of the shortest time too: corners, and points of the lattice between them
    let quick = points.iter().filter(|p| p.values[2] < 1.0 + 1e-6);
    let between = quick.filter(|p| p.role == alembert_ocp::pareto::Role::Front);
    let shares: Vec<f64> = between.map(|p| p.values[0]).collect();
    assert!(shares.len() >= 3, "{shares:?}");
    assert!(shares.iter().any(|j| *j < 1.0) && shares.iter().any(|j| *j > 3.0));
    // gone on with from any place: among the samples, the corners, the lattice
    for count in [1, 4, 7, 10, 20] {
        let mut part = Front {
            points: front.points[..count].to_vec(),
            complete: false,
            ..front.clone()
        };
        study::run_front(&loaded, &mut part, &Unwatched, &mut |_| Ok(())).expect("a good problem");
        assert_eq!(part.points.len(), front.points.len());
        for (a, b) in part.points.iter().zip(&front.points) {
            assert_eq!((a.role, a.number, &a.values), (b.role, b.number, &b.values));
        }
    }
    // a violation that could not be computed is kept as that, and the front is read again
    front.points[0].violation = f64::INFINITY;
    let text = serde_json::to_string(&front).expect("text");
    let back: Front = serde_json::from_str(&text).expect("front");
    assert!(!back.points[0].violation.is_finite());
    assert_eq!(back.points[1..], front.points[1..]);
}
