//! The lifted transcription against the reduced one: derivatives, equal optima, equal motions.

#![allow(clippy::unwrap_used)]

mod common;

use alembert_nlp::{InteriorPoint, NlpSolver, Options, Problem, Silent, derivatives};
use alembert_ocp::compile::Ocp;
use alembert_ocp::guess::{Motion, Random};
use alembert_ocp::lifted::Lifted;
use alembert_ocp::problem::Transcription as Unknowns;
use alembert_ocp::solve::{Plan, solve};
use alembert_ocp::transcription::Transcription;
use common::{EVERY_JOINT, EVERY_TERM, ocp, phase};

fn lifted(ocp: &Ocp, motion: &Motion) -> Lifted {
    let refs = motion.refs.clone();
    let mut reduced = Transcription::new(ocp.clone(), &motion.theta, refs, false).unwrap();
    reduced.begin_with(motion);
    Lifted::new(reduced).unwrap()
}

const PHASES: &str = r#"
model = "model.toml"
[[phase]]
name = "one"
steps = 2
duration = { min = 0.2, max = 1.0, guess = 0.5 }
contacts = ["foot"]
[[phase]]
name = "two"
steps = 2
duration = 0.6
[[actuator]]
name = "cross"
joint = "cross"
[end]
rest = ["hinge", "ball"]
joints = { hinge = 0.3, tube = { min = -0.5, max = 0.4 }, ball = [0.1, 0.2, 0.3] }
"#;

/// Everything that the lifted transcription has.
fn everything() -> Ocp {
    let rate = "[[objective]]\nkind = 'effort-rate'\nname = 'rate'\nweight = 0.2\n";
    ocp(EVERY_JOINT, &(PHASES.to_owned() + EVERY_TERM + rate))
}

#[test]
fn diff_lifted_with_everything() {
    let ocp = everything();
    let mut motion = Motion::interpolate(&ocp, &[]);
    motion.disturb(&ocp, 0.2, &mut Random::new(7));
    let mut program = lifted(&ocp, &motion);
    let mut random = Random::new(3);
    let mut x = program.start.clone();
    x.iter_mut().for_each(|v| *v += 0.15 * random.symmetric());
    for at in program.duration_at.iter().flatten() {
        x[*at] = x[*at].abs().max(0.3);
    }
    let check = derivatives::check(&mut program, &x).unwrap();
    // every row is a polynomial: differences are good to round-off over the step; the rate of the effort is a quotient of durations
    let worst = &check.differences[..check.differences.len().min(8)];
    assert!(check.largest < 1e-7, "{} {worst:#?}", check.largest);
}

/// Any motion, with controls and contact forces: the projected equations of the reduced program and the balanced ones of the lifted program
/// ask for the same, Pᵀ(r + Gᵀλ) = Pᵀ r, and positions read back are those written.
#[test]
fn id_coordinates_there_and_back() {
    let ocp = everything();
    let mut motion = Motion::interpolate(&ocp, &[]);
    motion.disturb(&ocp, 0.3, &mut Random::new(5));
    let mut program = lifted(&ocp, &motion);
    let x = program.reduced.start.clone();
    let point = program.lift(&x);
    let back = program.motion(&point);
    let mut values = vec![0.0; program.constraints()];
    program.constraint_values(&point, &mut values).unwrap();
    for i in 0..program.constraints() {
        let name = program.constraint_name(i);
        if name.contains("joint of") || name.contains("directors of") {
            assert!(values[i].abs() < 1e-13, "{name} {}", values[i]);
        }
    }
    for n in 0..=program.reduced.steps() {
        let theta = program.reduced.theta(&x, n);
        for (i, kind) in ocp.setup.tree.kinds.iter().enumerate() {
            if !matches!(kind, alembert_ocp::tree::CoordinateKind::Ball(..)) {
                let error = (back.theta[n][i] - theta[i]).abs();
                assert!(error < 1e-12, "{n} {i} {error}");
            }
        }
    }
}

/// At a point where the reduced program has round-off defects, the lifted one has too.
fn compare_defects(plan: &Plan, motion: &Motion) {
    let mut program = lifted(&plan.program.ocp, motion);
    program.reduced.refs.clone_from(&plan.program.refs);
    let point = program.lift(&plan.solution.x);
    let m = program.constraints();
    let (mut values, mut low, mut high) = (vec![0.0; m], vec![0.0; m], vec![0.0; m]);
    program.constraint_values(&point, &mut values).unwrap();
    program.constraint_bounds(&mut low, &mut high);
    for i in 0..m {
        let defect = (low[i] - values[i]).max(values[i] - high[i]);
        // round-off of impulses of size 1 to 100, through the least squares of the multipliers
        assert!(
            defect < 1e-11,
            "{} {defect:.3e}",
            program.constraint_name(i)
        );
    }
}

/// The same optimum from both, to 1e-8 of the objective.
fn compare(model: &str, problem: &str) {
    let mut ocp = ocp(model, problem);
    let motion = Motion::interpolate(&ocp, &[]);
    let options = Options {
        tolerance: 1e-9,
        ..Options::default()
    };
    let reduced = solve(&ocp, &motion, &InteriorPoint, &options, &mut Silent).unwrap();
    assert!(reduced.solution.is_optimal(), "{}", reduced.explanation);
    compare_defects(&reduced, &motion);
    let mut program = lifted(&ocp, &motion);
    let own = InteriorPoint
        .solve(&mut program, &options, &mut Silent)
        .unwrap();
    eprintln!(
        "reduced {} it J {:.10}; lifted {} it J {:.10}, {}",
        reduced.iterations,
        reduced.solution.objective,
        own.iterations(),
        own.objective,
        own.status
    );
    let text = own.explain(&mut program);
    assert!(own.is_optimal(), "{text}");
    let size = 1e-8 * reduced.solution.objective.abs().max(1.0);
    assert!((own.objective - reduced.solution.objective).abs() < size);
    // and through the plan
    ocp.unknowns = Unknowns::Lifted;
    let plan = solve(&ocp, &motion, &InteriorPoint, &options, &mut Silent).unwrap();
    assert!(plan.solution.is_optimal(), "{}", plan.explanation);
    assert!((plan.solution.objective - reduced.solution.objective).abs() < size);
    let lift = plan.lift.unwrap();
    eprintln!(
        "plan: {} it, of these lifted {}",
        plan.iterations, lift.iterations
    );
    // the plan is solved in units of the problem, `own` in those of the file
    assert!((lift.objective - own.objective).abs() < size);
    let residuals = plan.solution.residuals.unwrap();
    // the reduced program begins at its optimum to rounding, where the line search may end at the acceptable tolerance
    assert!(
        residuals.largest() < 1e-6,
        "{} {residuals:?}",
        plan.solution.status
    );
}

#[test]
fn ocp_lifted_double_integrator() {
    compare(common::CART, &(phase(10, 1.0) + common::CART_MOVES));
}

#[test]
fn ocp_lifted_wheel() {
    compare(common::WHEEL, &(phase(40, 1.0) + common::WHEEL_TURNS));
}

#[test]
fn ocp_lifted_three_link_arm() {
    let problem = phase(40, 1.0) + &common::actuators(3) + common::RODS_FOLD;
    compare(&common::rods(3, "[0, 0]"), &problem);
}

#[test]
fn ocp_lifted_free_body() {
    compare(common::BODY, &(phase(40, 1.0) + &common::body_turns()));
}

/// A leg that pushes off and flies: contact forces, a free duration, a bounded length, places as conditions and in the objective.
#[test]
fn ocp_lifted_hopper() {
    let model = r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "foot"
mass = 0.5
inertia = 0.05
position = [0, 0.1]
[[body]]
name = "trunk"
mass = 2.0
inertia = 0.2
position = [0, 0.6]
[[joint]]
name = "leg"
kind = "prismatic"
bodies = ["foot", "trunk"]
at = [0, 0.4]
axis = [0, 1]
"#;
    let problem = r#"
model = "model.toml"
[[phase]]
name = "push"
steps = 10
duration = { min = 0.1, max = 0.5, guess = 0.3 }
contacts = ["toe"]
[[phase]]
name = "flight"
steps = 8
duration = 0.2
[[actuator]]
name = "leg"
joint = "leg"
[[contact]]
name = "toe"
body = "foot"
at = [0.0, -0.1]
friction = 0.8
[[condition]]
joint = "leg"
min = -0.2
max = 0.3
[[condition]]
at = "end"
point = { body = "foot" }
axis = "y"
min = 0.3
[[objective]]
kind = "effort"
[[objective]]
kind = "target"
point = { body = "trunk" }
target = [0.1, 1.2]
weight = 10.0
"#;
    compare(model, problem);
}

fn bench(name: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../bench/ocp");
    let read = |file: &str| std::fs::read_to_string(format!("{folder}/{file}")).unwrap();
    compare(
        &read(&format!("{name}-model.toml")),
        &read(&format!("{name}.toml")),
    );
}

#[test]
fn ocp_lifted_chain_with_fixed_base() {
    bench("chain-fixed");
}

#[test]
fn ocp_lifted_chain_with_free_base() {
    bench("chain-free");
}

#[test]
fn ocp_lifted_refuses_what_it_does_not_do() {
    let model = "[[body]]\nname = \"nut\"\nmass = 1\ninertia = [1, 1, 1]\n[[joint]]\nname = \"thread\"\nkind = \"screw\"\npitch = 0.1\nbodies = [\"ground\", \"nut\"]\nat = [0, 0, 0]\naxis = [0, 0, 1]\n";
    let problem = phase(4, 1.0) + "[[actuator]]\nname = \"u\"\njoint = \"thread\"\n";
    let ocp = ocp(model, &problem);
    let motion = Motion::interpolate(&ocp, &[]);
    let refs = motion.refs.clone();
    let reduced = Transcription::new(ocp, &motion.theta, refs, false).unwrap();
    let text = Lifted::new(reduced).unwrap_err().to_string();
    assert!(text.contains("screw"), "{text}");
}
