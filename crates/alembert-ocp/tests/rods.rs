//! Rods in optimal control: the simulator's motions of rods have no defect in the program, whose derivatives are exact.

#![allow(clippy::unwrap_used)]

mod common;

use alembert::replay;
use alembert_nlp::{Problem, derivatives};
use alembert_ocp::guess::{Motion, Random};
use alembert_ocp::problem::ProblemFile;
use alembert_ocp::study;
use alembert_ocp::transcription::Transcription;
use common::random::{PROBLEM, both_at_once, defect, simulated};

/// A damped rod on a hub, with a bob at its end.
fn planar(extra: &str) -> String {
    format!(
        r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "hub"
mass = 0.8
inertia = 0.02
position = [0, 0]
[[body]]
name = "bob"
mass = 0.1
inertia = 0.001
position = [1.05, 0]
[[rod]]
name = "arm"
elements = 4
start = [0.05, 0]
{extra}
stiffness = {{ extension = 900, shear = [300], bending = [2] }}
mass_per_length = 0.6
inertia_per_length = 2e-3
retardation = 0.01
[[joint]]
name = "motor"
kind = "revolute"
bodies = ["ground", "hub"]
at = [0, 0]
[[joint]]
name = "clamp"
kind = "weld"
bodies = ["hub", "arm.start"]
at = [0.05, 0]
"#
    )
}

fn with_bob() -> String {
    let mount = "[[joint]]\nname = \"mount\"\nkind = \"weld\"\nbodies = [\"arm.end\", \"bob\"]\nat = [1.05, 0]\n";
    planar("end = [1.05, 0]") + mount
}

fn spatial(extra: &str) -> String {
    format!(
        r#"
gravity = [0, 1, -9.81]
[[rod]]
name = "arm"
elements = 3
start = [0, 0, 0]
{extra}
stiffness = {{ extension = 800, shear = [222, 250], bending = [2, 3], torsion = 1.5 }}
mass_per_length = 0.7
inertia_per_length = [2e-3, 1e-3, 3e-3]
retardation = 0.01
shear_retardation = 0.02
[[joint]]
name = "socket"
kind = "spherical"
bodies = ["ground", "arm.start"]
at = [0, 0, 0]
"#
    )
}

fn models() -> Vec<(&'static str, String)> {
    vec![
        ("plane", with_bob()),
        (
            "plane, curved",
            planar(
                "path = { kind = \"arc\", tangent = [1, 0], toward = [0, 1], radius = 1, angle = 1 }",
            ),
        ),
        ("space", spatial("end = [1, 0, 0]\nnormal = [0, 0, 1]")),
        (
            "space, curved",
            spatial(
                "path = { kind = \"arc\", tangent = [1, 0, 0], toward = [0, 0, 1], radius = 1, angle = 1 }",
            ),
        ),
        (
            "space, staggered",
            spatial("end = [1, 0, 0]\nnormal = [0, 0, 1]\ngrid = \"staggered\""),
        ),
        ("space, free", {
            let text = spatial("end = [1, 0, 0]\nnormal = [0, 0, 1]");
            let (rod, _) = text.split_once("[[joint]]").unwrap();
            format!(
                "{rod}initial_motion = {{ velocity = [0, 0, 0], angular_velocity = [0, 0, 0] }}\n[[force]]\nkind = \"spring\"\nname = \"pull\"\nbodies = [\"ground\", \"arm.2\"]\nat_first = [0.2, 1, 0]\nat_second = [0, 0, 0]\nstiffness = 40\nlength = 0.2\n"
            )
        }),
    ]
}

#[test]
fn ocp_simulated_rods_have_no_defect() {
    for (name, model) in models() {
        let mut t = simulated(&model, PROBLEM);
        let [worst, size] = defect(&mut t);
        println!("{name}: {worst:e} of {size:e}");
        assert!(size > 0.05, "{name}: nothing moves");
        // round-off of stiff elements, and Newton's 1e-13
        assert!(worst < 1e-10 * size, "{name}: {worst:e} of {size:e}");
    }
}

#[test]
fn diff_rods_against_differences() {
    for (name, model) in models() {
        let problem = PROBLEM.replace(
            "steps = 25\nduration = 0.5",
            "steps = 2\nduration = { min = 0.2, max = 0.5, guess = 0.3 }",
        );
        // coefficients of all elements at once, and masses of all nodes
        let chosen = "[[parameter]]\nname = \"mass\"\npath = \"rod.arm.mass_per_length\"\nmin = 0.3\nmax = 2\n\
                      [[parameter]]\nname = \"axial\"\npath = \"rod.arm.stiffness.extension\"\nmin = 500\nmax = 2000\n";
        let problem = problem.replace("kinetic-energy", "time") + chosen;
        let ocp = common::ocp(&model, &problem);
        let mut motion = Motion::interpolate(&ocp, &[]);
        motion.disturb(&ocp, 0.05, &mut Random::new(7));
        let mut t = Transcription::new(ocp, &motion.theta, motion.refs, false).unwrap();
        let mut x = vec![0.0; t.variables()];
        t.start(&mut x);
        let mut random = Random::new(3);
        x.iter_mut().for_each(|v| *v += 0.05 * random.symmetric());
        let check = derivatives::check(&mut t, &x).unwrap();
        assert!(
            check.largest < 2e-5,
            "{name}: {} {:#?}",
            check.largest,
            &check.differences[..check.differences.len().min(8)]
        );
        both_at_once(&mut t, &x);
    }
}

#[test]
fn id_rods_move_with_what_carries_them() {
    let problem = PROBLEM.replace("configuration = \"free\"", "joints = { motor = 0.2 }")
        + "[end]\nconfiguration = \"model\"\njoints = { motor = 7.0 }\nrest = true\n";
    let ocp = common::ocp(&planar("end = [1.05, 0]"), &problem);
    let motion = Motion::interpolate(&ocp, &[]);
    let at = |name: &str| ocp.coordinate_names.iter().position(|n| n == name).unwrap();
    for (n, theta) in motion.theta.iter().enumerate() {
        let angle = theta[at("motor")];
        for (node, x) in [("arm.1", 0.3), ("arm.4", 1.05)] {
            let c = |axis: &str| theta[at(&format!("{node}.{axis}"))];
            assert!((c("x") - x * angle.cos()).abs() < 1e-12, "{n}");
            assert!((c("y") - x * angle.sin()).abs() < 1e-12, "{n}");
            // full turns go with the motor
            assert!((c("angle") - angle).abs() < 1e-12, "{n}");
        }
    }
    assert_eq!(ocp.end.theta[at("arm.4.angle")], [7.0, 7.0]);
}

#[test]
fn ref_the_torque_of_a_rigid_arm_leaves_vibration() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../gallery/slewing-rod/problem.toml"
    );
    let loaded = ProblemFile::from_path(file).unwrap();
    let loaded = loaded
        .with_overrides(&[("phase.main.steps", "160")])
        .unwrap();
    let solved = study::run(&loaded, &study::Unwatched).unwrap();
    let plan = &solved.plan;
    assert!(plan.solution.is_optimal());
    // least effort of a rigid arm: 6 I a/T² (1 - 2t/T), with I = 0.05 + 0.6/3
    let h = 1.0 / 160.0;
    let torque = |n: usize| 6.0 * 0.25 * 0.01 * (1.0 - 2.0 * h * (n as f64 + 0.5));
    let own: Vec<[f64; 1]> = (0..160).map(|n| [torque(n)]).collect();
    let best: Vec<[f64; 1]> = (0..160)
        .map(|n| [plan.program.tau(&plan.solution.x, n)[0]])
        .collect();
    let actuators = alembert_ocp::playback::actuators(&loaded.file, &loaded.model).unwrap();
    let left = |torques: &[[f64; 1]]| {
        let step = |controls| replay::Interval {
            h,
            controls,
            contacts: &[],
        };
        let intervals: Vec<_> = torques.iter().map(|t| step(&t[..])).collect();
        let played = replay::Plan {
            study: "main",
            actuators: &actuators,
            contacts: &[],
            intervals: &intervals,
        };
        let run = replay::replay(
            &loaded.model,
            &played,
            &plan.nodes()[0],
            replay::Start::Rest,
        );
        let trajectory = run.unwrap().trajectory;
        *trajectory.channel("energy.total").unwrap().last().unwrap()
    };
    // the modes of eight linear elements (bench/slewing_rod.py); the rest is the time step
    let (rigid, best) = (left(&own), left(&best));
    assert!((rigid - 2.368e-5).abs() < 0.01 * 2.368e-5, "{rigid:e}");
    assert!(best < 1e-7 * rigid, "{best:e}");
}
