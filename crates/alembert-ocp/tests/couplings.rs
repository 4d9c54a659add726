//! Couplings in optimal control: simulated motions have no defect, derivatives agree with differences, gears are one reduced inertia.

#![allow(clippy::unwrap_used)]

mod common;

use alembert_nlp::{Problem, derivatives};
use alembert_ocp::guess::{Motion, Random};
use alembert_ocp::study::{self, Unwatched};
use alembert_ocp::transcription::Transcription;
use common::random::{PROBLEM, PROBLEM_FREE, both_at_once, defect, simulated};

/// An arm, a forearm geared to it, and a cart that follows its angle by a function.
const ARM: &str = r#"
gravity = [0.3, -9.81, 0.2]
[[body]]
name = "b0"
mass = 2
inertia = [0.02, 0.05, 0.06]
position = [0.3, 0, 0]
[[body]]
name = "b1"
mass = 1
inertia = [0.01, 0.03, 0.02]
position = [0.8, 0.1, 0]
[[body]]
name = "b2"
mass = 3
inertia = [0.1, 0.1, 0.1]
[[joint]]
name = "shoulder"
kind = "revolute"
bodies = ["ground", "b0"]
at = [0, 0, 0]
axis = [0, 0.2, 1]
speeds = [1.5]
[[joint]]
name = "elbow"
kind = "revolute"
bodies = ["b0", "b1"]
at = [0.6, 0, 0]
axis = [0.1, 0, 1]
[[joint]]
name = "rail"
kind = "prismatic"
bodies = ["ground", "b2"]
at = [0, 0, 0]
axis = [1, 1, 0]
[[coupling]]
name = "gear"
joint = "elbow"
follows = [{ joint = "shoulder", factor = -0.7 }]
[[coupling]]
name = "cam"
joint = "rail"
follows = [{ joint = "shoulder", value = "0.3*sin(q) + 0.1*q^2" }]
"#;

#[test]
fn ocp_simulated_motions_of_couplings_have_no_defect() {
    let mut t = simulated(ARM, PROBLEM);
    assert_eq!(t.ocp.setup.loops.len(), 2);
    let [worst, size] = defect(&mut t);
    println!("{worst:e} of {size:e}");
    assert!(size > 0.1 && worst < 1e-11 * size.max(1.0), "{worst:e}");
    // a ratio that is off by one per cent is seen
    let mut x = vec![0.0; t.variables()];
    t.start(&mut x);
    let motion = t.motion(&x);
    let other = common::ocp(&ARM.replace("-0.7", "-0.707"), PROBLEM);
    let mut t = Transcription::new(other, &motion.theta, motion.refs.clone(), false).unwrap();
    t.begin_with(&motion);
    assert!(defect(&mut t)[0] > 1e-5);
}

#[test]
fn diff_couplings_against_differences() {
    differences(ARM);
}

fn differences(model: &str) {
    for problem in [PROBLEM.replace("25", "3"), PROBLEM_FREE.to_owned()] {
        let ocp = common::ocp(model, &problem);
        let mut motion = Motion::interpolate(&ocp, &[]);
        motion.disturb(&ocp, 0.2, &mut Random::new(7));
        let mut t = Transcription::new(ocp, &motion.theta, motion.refs, false).unwrap();
        let mut x = vec![0.0; t.variables()];
        t.start(&mut x);
        let mut random = Random::new(3);
        x.iter_mut().for_each(|v| *v += 0.1 * random.symmetric());
        let check = derivatives::check(&mut t, &x).unwrap();
        assert!(
            check.largest < 2e-5,
            "{} {:#?}",
            check.largest,
            &check.differences[..check.differences.len().min(8)]
        );
        both_at_once(&mut t, &x);
    }
}

/// The same arm with couplings of what is measured between bodies: a distance and an angle.
fn measured() -> String {
    let at = ARM.find("[[coupling]]").unwrap();
    format!(
        "{}{}",
        &ARM[..at],
        r#"
[[coordinate]]
name = "reach"
kind = "distance"
bodies = ["ground", "b1"]
at_first = [0.1, -0.8, 0.2]
at_second = [0.3, 0.1, 0.05]
[[coordinate]]
name = "heading"
kind = "angle"
bodies = ["b2", "b1"]
axis = [0, 0, 1]
[[coupling]]
name = "cam"
joint = "rail"
follows = [{ coordinate = "reach", value = "0.3*q + 0.1*q^2" }]
offset = 0.2
[[coupling]]
name = "gear"
coordinate = "heading"
follows = [{ joint = "shoulder", factor = -0.7 }]
"#
    )
}

#[test]
fn ocp_couplings_of_measured_coordinates() {
    let text = measured();
    let mut t = simulated(&text, PROBLEM);
    assert_eq!(t.ocp.setup.loops.len(), 2);
    let [worst, size] = defect(&mut t);
    println!("{worst:e} of {size:e}");
    assert!(size > 0.1 && worst < 1e-11 * size.max(1.0), "{worst:e}");
    let mut x = vec![0.0; t.variables()];
    t.start(&mut x);
    let motion = t.motion(&x);
    for (from, to) in [("0.3*q", "0.303*q"), ("-0.7", "-0.707")] {
        let other = common::ocp(&text.replace(from, to), PROBLEM);
        let mut t = Transcription::new(other, &motion.theta, motion.refs.clone(), false).unwrap();
        t.begin_with(&motion);
        assert!(defect(&mut t)[0] > 1e-5);
    }
    differences(&text);
}

/// A rotor of 0.01 kg m² that drives a wheel of 0.5 kg m² by 1 : 5, or the wheel alone with the rotor's inertia times 25.
fn drive(geared: bool) -> String {
    let wheel = if geared { 0.5 } else { 0.75 };
    let mut text = format!(
        "[[body]]\nname = \"wheel\"\nmass = 1\ninertia = [{wheel}, {wheel}, {wheel}]\n\
         [[joint]]\nname = \"wheel\"\nkind = \"revolute\"\nbodies = [\"ground\", \"wheel\"]\nat = [0, 0, 0]\naxis = [0, 0, 1]\n"
    );
    if geared {
        text += "[[body]]\nname = \"rotor\"\nmass = 1\ninertia = [0.01, 0.01, 0.01]\n\
                 [[joint]]\nname = \"rotor\"\nkind = \"revolute\"\nbodies = [\"ground\", \"rotor\"]\nat = [0, 0, 0]\naxis = [0, 0, 1]\n\
                 [[coupling]]\nname = \"gear\"\njoint = \"rotor\"\nfollows = [{ joint = \"wheel\", factor = -5 }]\n";
    }
    text
}

#[test]
fn ref_a_geared_drive_is_one_inertia() {
    // small angles: a discrete rotation costs as its half tangent, and the rotor turns five times as far
    let turn = 0.02_f64;
    let problem = |on: &str| {
        format!(
            "{}[[actuator]]\nname = \"u\"\njoint = \"{on}\"\n[end]\nrest = true\njoints = {{ wheel = {turn} }}\n",
            common::phase(40, 1.0)
        )
    };
    let solve = |model: &str, on: &str| {
        let loaded = common::loaded(model, &problem(on));
        let plan = study::run(&loaded, &Unwatched).unwrap().plan;
        assert!(plan.solution.is_optimal(), "{}", plan.explanation);
        let played = plan.play(&loaded.file, &loaded.model, "main").unwrap();
        assert!(played.deviation.unwrap() < 1e-10, "{:?}", played.deviation);
        plan.solution.objective
    };
    let alone = solve(&drive(false), "wheel");
    // the motor on the wheel, and on the rotor, where the torque is a fifth
    let [slow, fast] = ["wheel", "rotor"].map(|on| solve(&drive(true), on));
    assert!((slow - alone).abs() < 1e-4 * alone, "{slow} {alone}");
    assert!((25.0 * fast - alone).abs() < 1e-4 * alone, "{fast} {alone}");
    // the effort of a double integrator, 6 J² θ²/T³
    let exact = 6.0 * (0.75 * turn).powi(2);
    assert!((alone - exact).abs() < 2e-3 * exact, "{alone} {exact}");
}

/// A shank that slides and turns as functions of its flexion, with an upright on it.
const KNEE: &str = r#"
gravity = [0.3, -0.2, -9.81]
[[body]]
name = "b0"
mass = 3.7
inertia = [0.05, 0.006, 0.051]
position = [0, 0, -0.2]
[[body]]
name = "b1"
mass = 0.8
inertia = [0.01, 0.012, 0.006]
position = [0, 0, -0.5]
[[joint]]
name = "knee"
kind = "custom"
bodies = ["ground", "b0"]
at = [0, 0, 0]
axis = [0, 1, 0.1]
slides = ["0.02*q^2", "0.01*sin(2*q)", "0.05*q"]
turns = ["0.3*q", "0.1*q^2"]
coordinates = [0.6]
[[joint]]
name = "ankle"
kind = "spherical"
bodies = ["b0", "b1"]
at = [0, 0, -0.4]
"#;

#[test]
fn ocp_one_percent_of_a_slide_is_seen() {
    let mut t = simulated(KNEE, PROBLEM);
    let [worst, size] = defect(&mut t);
    println!("{worst:e} of {size:e}");
    assert!(size > 0.1 && worst < 1e-11 * size.max(1.0), "{worst:e}");
    let mut x = vec![0.0; t.variables()];
    t.start(&mut x);
    let motion = t.motion(&x);
    for (from, to) in [("0.02*q^2", "0.0202*q^2"), ("\"0.3*q\"", "\"0.303*q\"")] {
        let text = KNEE.replace(from, to);
        assert_ne!(text, KNEE);
        let other = common::ocp(&text, PROBLEM);
        let mut t = Transcription::new(other, &motion.theta, motion.refs.clone(), false).unwrap();
        t.begin_with(&motion);
        assert!(defect(&mut t)[0] > 1e-5 * size);
    }
}

#[test]
fn ref_a_custom_joint_with_a_straight_slide_is_a_screw() {
    let model = |kind: &str| {
        format!(
            "[[body]]\nname = \"nut\"\nmass = 2\ninertia = [0.3, 0.3, 0.2]\nposition = [0.1, 0, 0]\n\
             [[joint]]\nname = \"thread\"\n{kind}\nbodies = [\"ground\", \"nut\"]\nat = [0, 0, 0]\naxis = [0, 0, 1]\n"
        )
    };
    let problem = format!(
        "{}[[actuator]]\nname = \"u\"\njoint = \"thread\"\n[end]\nrest = true\njoints = {{ thread = 1.2 }}\n",
        common::phase(30, 1.0)
    );
    let solve = |text: &str| {
        let loaded = common::loaded(text, &problem);
        let plan = study::run(&loaded, &Unwatched).unwrap().plan;
        assert!(plan.solution.is_optimal(), "{}", plan.explanation);
        let played = plan.play(&loaded.file, &loaded.model, "main").unwrap();
        assert!(played.deviation.unwrap() < 1e-10, "{:?}", played.deviation);
        plan.solution.objective
    };
    let pitch = 0.4;
    let screw = solve(&model(&format!("kind = \"screw\"\npitch = {pitch}")));
    let slide = pitch / std::f64::consts::TAU;
    let custom = solve(&model(&format!(
        "kind = \"custom\"\nslides = [0, 0, \"{slide}*q\"]"
    )));
    assert!((screw - custom).abs() < 1e-9 * screw, "{screw} {custom}");
}
