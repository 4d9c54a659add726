//! Parameters of the model as unknowns: exact derivatives, the simulator's motion at any value, an optimum in closed form, refusals.

#![allow(clippy::unwrap_used)]

mod common;

use alembert::model::Model;
use alembert_nlp::{Problem, derivatives};
use alembert_ocp::compile::compile;
use alembert_ocp::guess::{Motion, Random};
use alembert_ocp::problem::{Loaded, ProblemFile};
use alembert_ocp::study;
use alembert_ocp::transcription::Transcription;
use common::random::{PROBLEM, PROBLEM_FREE, Tree, both_at_once, simulated};

/// Two elements on a random tree, whose coefficients are chosen.
fn with_elements(seed: u64, planar: bool) -> String {
    let (hook, stiffness, turning) = match planar {
        true => ("[0.2, 0.3]", "[30, 20]", "4.0"),
        false => ("[0.2, 0.3, -0.1]", "[30, 20, 10]", "[4, 5, 6]"),
    };
    let mut text = Tree::new(seed, planar, false).text;
    text += &format!(
        "[[force]]\nkind = \"spring\"\nname = \"strut\"\nbodies = [\"ground\", \"b1\"]\nat_first = {hook}\nat_second = {hook}\nstiffness = 12.0\ndamping = 0.7\nlength = 0.6\n\
         [[force]]\nkind = \"bushing\"\nname = \"mount\"\nbodies = [\"b0\", \"b1\"]\nat_first = {hook}\nat_second = {hook}\nstiffness = {stiffness}\nrotational_stiffness = {turning}\ndamping = {stiffness}\n"
    );
    text
}

/// Coefficients of one element, of another in several places, and a mass.
const CHOSEN: &str = r#"
[[parameter]]
name = "k"
path = "force.strut.stiffness"
min = 5
max = 40
guess = 17
[[parameter]]
name = "l"
path = "force.strut.length"
min = 0.2
max = 1.3
guess = 0.9
[[parameter]]
name = "c"
path = "model.force.strut.damping"
min = 0
max = 2
guess = 0.3
[[parameter]]
name = "mount"
path = ["force.mount.stiffness[0]", "force.mount.damping[1]"]
min = 10
max = 60
scale = 20
guess = 33
"#;

const MASS: &str = r#"
[[parameter]]
name = "m"
path = "body.b1.mass"
min = 0.3
max = 3
guess = 1.7
"#;

/// The program at a point where nothing vanishes.
fn anywhere(model: &str, problem: &str, seed: u64) -> (Transcription, Vec<f64>) {
    let ocp = common::ocp(model, problem);
    let mut motion = Motion::interpolate(&ocp, &[]);
    motion.disturb(&ocp, 0.2, &mut Random::new(7));
    let t = Transcription::new(ocp, &motion.theta, motion.refs, false).unwrap();
    let mut x = vec![0.0; t.variables()];
    t.start(&mut x);
    let mut random = Random::new(3 + seed);
    x.iter_mut().for_each(|v| *v += 0.1 * random.symmetric());
    (t, x)
}

#[test]
fn diff_parameters_against_differences() {
    let plain = PROBLEM_FREE.replace("kinetic-energy", "effort");
    let closed = plain.replace("name = \"one\"\n", "name = \"one\"\ncontacts = [\"toe\"]\n")
        + "[[contact]]\nname = \"toe\"\nbody = \"b1\"\npulls = true\n";
    let price = "[[objective]]\nkind = \"parameter\"\nparameter = \"l\"\nweight = 0.3\n";
    for seed in 0..3 {
        for planar in [true, false] {
            // masses are refused with the kinetic energy
            for problem in [
                format!("{plain}{CHOSEN}{price}{MASS}"),
                format!("{closed}{CHOSEN}{price}{MASS}"),
                format!(
                    "{}{CHOSEN}{price}",
                    closed.replace("effort", "kinetic-energy")
                ),
            ] {
                let model = with_elements(seed, planar);
                let (mut t, x) = anywhere(&model, &problem, seed);
                assert!(t.parameter_at.len() >= 4);
                let check = derivatives::check(&mut t, &x).unwrap();
                // what central differences leave
                assert!(
                    check.largest < 2e-5,
                    "{seed} {planar}: {} {:#?}\n{model}",
                    check.largest,
                    &check.differences[..check.differences.len().min(8)]
                );
                both_at_once(&mut t, &x);
            }
        }
    }
}

/// Largest defect of the equations of motion, and the largest momentum of a coordinate.
fn defect(t: &mut Transcription) -> [f64; 2] {
    let mut x = vec![0.0; t.variables()];
    t.start(&mut x);
    let mut rows = vec![0.0; t.constraints()];
    t.constraint_values(&x, &mut rows).unwrap();
    let own = |k: &usize| t.constraint_name(*k).starts_with("equation of motion");
    let worst = (0..rows.len()).filter(own);
    let worst = worst.fold(0.0_f64, |a, k| a.max(rows[k].abs()));
    // a mass of one that moves as the coordinates do
    let (inner, h) = (t.steps() / 2, t.step(&x, 0));
    let pairs = t.theta(&x, inner).iter().zip(t.theta(&x, inner + 1));
    [
        worst,
        pairs.fold(0.0, |a, (p, q)| f64::max(a, (q - p).abs() / h)),
    ]
}

#[test]
fn ocp_motions_of_the_simulator_have_no_defect_at_any_value() {
    // the first values are not those of the model: what the program makes of them is what the simulator makes of the changed model
    for seed in 0..4 {
        for planar in [true, false] {
            let model = with_elements(seed, planar);
            let problem = PROBLEM.replace("kinetic-energy", "effort")
                + "[[actuator]]\nname = \"u\"\nbody = \"b0\"\nkind = \"force\"\n";
            let mut t = simulated(&model, &format!("{problem}{CHOSEN}{MASS}"));
            let [worst, size] = defect(&mut t);
            assert!(size > 0.1, "nothing moves\n{model}");
            assert!(worst < 1e-10 * size, "{worst:e} of {size:e}\n{model}");
            // and another value of any of them is seen
            for k in 0..t.parameter_at.len() {
                let at = t.parameter_at[k];
                let kept = t.start[at];
                t.start[at] *= 1.01;
                let [worst, size] = defect(&mut t);
                assert!(worst > 1e-6 * size, "{k}: {worst:e} of {size:e}\n{model}");
                t.start[at] = kept;
            }
        }
    }
}

/// A slider between spring and damper goes from rest to rest.
const SLIDER: &str = r#"
space = "planar"
[[body]]
name = "slider"
mass = 2.0
inertia = 0.01
[[joint]]
name = "rail"
kind = "prismatic"
bodies = ["ground", "slider"]
at = [0, 0]
axis = [1, 0]
[[force]]
kind = "torsion"
name = "spring"
joint = "rail"
stiffness = 10.0
damping = 3.0
"#;

const ACROSS: &str = r#"
model = "model.toml"
[[phase]]
name = "main"
steps = 40
duration = 1
[[actuator]]
name = "push"
joint = "rail"
[start]
joints = { rail = -0.5 }
[end]
joints = { rail = 0.5 }
rest = true
[[objective]]
kind = "effort"
[[parameter]]
name = "k"
path = "force.spring.stiffness"
min = 1
max = 100
[[parameter]]
name = "rest"
path = "force.spring.rest"
min = -0.5
max = 0.5
"#;

#[test]
fn ref_a_spring_that_needs_no_force() {
    let loaded = common::loaded(SLIDER, ACROSS);
    let solved = study::run(&loaded, &study::Unwatched).unwrap();
    let plan = &solved.plan;
    assert!(plan.solution.is_optimal());
    // half a damped oscillation of the midpoint rule: its root a ± ib per step has the angle pi/N
    let (h, n, m, c) = (1.0 / 40.0, 40.0, 2.0, 3.0);
    let t = (std::f64::consts::PI / n).tan();
    // m (1 - 2z + z²)/h² + c (z² - 1)/(2h) + k (1 + z)²/4 = 0, |Im z| = t Re z
    let root = |k: f64| {
        let a = m / (h * h) + c / (2.0 * h) + k / 4.0;
        let b = -2.0 * m / (h * h) + k / 2.0;
        let d = m / (h * h) - c / (2.0 * h) + k / 4.0;
        let re = -b / (2.0 * a);
        ((4.0 * a * d - b * b).sqrt() / (2.0 * a) - t * re, re)
    };
    let (mut low, mut high) = (10.0, 40.0);
    for _ in 0..100 {
        let middle = 0.5 * (low + high);
        if root(middle).0 < 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let [k, rest] = [0, 1].map(|j| plan.parameters()[j]);
    let shrinks = (root(low).1 * (1.0 + t * t).sqrt()).powf(n);
    assert!((k - low).abs() < 1e-5 * low, "{k} {low}");
    let expected = 0.5 * (1.0 - shrinks) / (1.0 + shrinks);
    assert!((rest - expected).abs() < 1e-6, "{rest} {expected}");
    assert!(plan.solution.objective < 1e-9);
    // the simulator moves with the chosen spring, and a stored plan begins with it
    let played = plan.play(&loaded.file, &loaded.model, "main").unwrap();
    assert!(played.deviation.unwrap() < 1e-10);
    let stored = alembert_ocp::result::Stored::of(plan);
    let again = stored.motion_for(&plan.program.ocp, "plan").unwrap();
    assert_eq!(again.parameters, Some(plan.parameters()));
}

/// Places where elements are attached: of a spring both, together with its law; of a rope, of drag, and two of one parameter.
const ATTACHED: &str = r#"
[[parameter]]
name = "k"
path = "force.strut.stiffness"
min = 5
max = 40
guess = 17
[[parameter]]
name = "a"
path = "force.strut.at_first[0]"
min = -0.4
max = 0.9
guess = 0.3
[[parameter]]
name = "b"
path = "force.strut.at_second[1]"
min = -0.5
max = 0.8
guess = 0.1
[[parameter]]
name = "eyes"
path = ["force.tackle.path[1].at[0]", "force.tackle.path[2].at[1]"]
min = -0.2
max = 0.3
guess = 0.1
[[parameter]]
name = "centre"
path = "force.drag.at[1]"
min = -0.3
max = 0.4
guess = 0.2
"#;

#[test]
fn diff_attachments_against_differences() {
    let plain = PROBLEM_FREE.replace("kinetic-energy", "effort");
    for seed in 0..4 {
        for planar in [true, false] {
            let model = with_elements(seed, planar);
            let (mut t, x) = anywhere(&model, &(plain.clone() + ATTACHED + MASS), seed);
            let designed = t.ocp.setup.elements.couplings.iter();
            let attached = designed.filter_map(|c| c.family.as_ref()?.attached.as_ref());
            assert_eq!(attached.count(), 3);
            let check = derivatives::check(&mut t, &x).unwrap();
            assert!(
                check.largest < 2e-5,
                "{seed} {planar}: {} {:#?}\n{model}",
                check.largest,
                &check.differences[..check.differences.len().min(8)]
            );
            both_at_once(&mut t, &x);
        }
    }
}

/// The simulator, with the values of the parameters in its model, has no defect in the program; with others it has.
#[test]
fn ocp_attachments_are_those_of_the_simulator() {
    for seed in 0..4 {
        for planar in [true, false] {
            let model = with_elements(seed, planar);
            let problem = PROBLEM.replace("kinetic-energy", "effort")
                + "[[actuator]]\nname = \"u\"\nbody = \"b0\"\nkind = \"force\"\n";
            let mut t = simulated(&model, &(problem + ATTACHED));
            let [worst, size] = defect(&mut t);
            assert!(
                worst < 1e-11 * size.max(1.0),
                "{seed} {planar}: {worst:e} of {size:e}"
            );
            // one percent is seen, but where a rope or drag acts on a body that does not turn
            let mut seen = vec![];
            for at in t.parameter_at.clone() {
                let own = t.start[at];
                t.start[at] = 1.01 * own;
                let [worst, size] = defect(&mut t);
                seen.push(worst > 1e-8 * size);
                t.start[at] = own;
            }
            assert!(seen[..3] == [true; 3], "{seed} {planar}: {seen:?}");
            assert!(seen[3] || seen[4], "{seed} {planar}: {seen:?}");
        }
    }
}

/// A link of 2 kg on a hinge, and a spring without free length from a mast to the link.
fn balanced(mast: f64) -> String {
    format!(
        r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "link"
mass = 2
inertia = 0.1
position = [0.5, 0]
[[joint]]
name = "hinge"
kind = "revolute"
bodies = ["ground", "link"]
at = [0, 0]
[[force]]
kind = "spring"
name = "spring"
bodies = ["ground", "link"]
at_first = [0, {mast}]
at_second = [-0.1, 0]
stiffness = 100
length = 0
"#
    )
}

/// Holds the link, or moves it.
fn holds(end: f64) -> String {
    format!(
        "model = \"model.toml\"\n[[phase]]\nname = \"main\"\nsteps = 20\nduration = 0.5\n[[actuator]]\nname = \"motor\"\njoint = \"hinge\"\n[start]\njoints = {{ hinge = 0.3 }}\n[end]\njoints = {{ hinge = {end} }}\nrest = true\n[[objective]]\nkind = \"effort\"\n"
    )
}

const MAST: &str = "[[parameter]]\nname = \"mast\"\npath = \"force.spring.at_first[1]\"\nmin = 0.1\nmax = 0.5\nguess = 0.4\n";

fn chosen(model: &str, problem: &str) -> (f64, Vec<f64>) {
    let loaded = common::loaded(model, problem);
    let out = study::run(&loaded, &study::Unwatched).unwrap();
    let plan = &out.plan;
    assert!(plan.solution.is_optimal(), "{}", plan.explanation);
    (plan.solution.objective, plan.parameters())
}

/// Gravity balancing: with k a b = m g l a link stays everywhere without effort (b = 0.4 m, l = 0.5 m).
#[test]
fn ref_the_mast_of_a_balanced_link() {
    let (effort, mast) = chosen(&balanced(0.4), &(holds(0.3) + MAST));
    let exact = 2.0 * 9.81 * 0.5 / (100.0 * 0.4);
    assert!((mast[0] - exact).abs() < 1e-7, "{} {exact}", mast[0]);
    assert!(effort < 1e-10, "{effort}");
    // the least effort of a motion: both neighbours, as models of their own, need more; in the middle between them the slope is nothing
    let problem = holds(1.2);
    let (least, mast) = chosen(&balanced(0.4), &(problem.clone() + MAST));
    let [below, above] = [0.99, 1.01].map(|s| chosen(&balanced(s * mast[0]), &problem).0);
    let same = chosen(&balanced(mast[0]), &problem).0;
    assert!((same - least).abs() < 1e-8 * least, "{same} {least}");
    assert!(below > least && above > least, "{below} {least} {above}");
    let curved = below + above - 2.0 * least;
    assert!(
        (above - below).abs() < 0.02 * curved,
        "{below} {least} {above}"
    );
}

/// What is refused when names become indices.
fn refusal(model: &str, problem: &str) -> String {
    let model = Model::from_toml_str(model, "model.toml").unwrap();
    let file = ProblemFile::from_toml_str(problem, "problem.toml", &model).unwrap();
    let loaded = Loaded {
        file,
        model,
        folder: "".into(),
    };
    compile(&loaded.file, &loaded.model)
        .unwrap_err()
        .to_string()
}

#[test]
fn e2e_what_has_no_derivative_is_refused_by_name() {
    let tree = with_elements(1, false)
        + "[[body]]\nname = \"loose\"\nmass = 1\ninertia = [1, 1, 1]\nposition = [9, 0, 0]\n\
           [[force]]\nkind = \"drag\"\nname = \"air\"\nbody = \"loose\"\nlinear = 1.0\n";
    let choose = |path: &str, min: f64, max: f64| {
        format!(
            "{PROBLEM}[[parameter]]\nname = \"p\"\npath = \"{path}\"\nmin = {min}\nmax = {max}\n"
        )
        .replace("kinetic-energy", "time")
        .replace("duration = 0.5", "duration = { min = 0.4, max = 0.5 }")
    };
    for (path, min, max, words) in [
        ("force.mount.at_second[0]", 0.0, 1.0, "too many attachments"),
        ("joint.j1.at[0]", 0.0, 1.0, "moves a joint"),
        ("gravity[2]", -9.0, -1.0, "gravity"),
        ("body.loose.position[1]", 0.0, 1.0, "drawn configuration"),
    ] {
        let text = refusal(&tree, &choose(path, min, max));
        assert!(
            text.contains(words) && text.contains("\"p\""),
            "{path}: {text}"
        );
    }
    let kinetic = choose("body.b1.mass", 0.5, 1.0).replace("\"time\"", "\"kinetic-energy\"");
    assert!(refusal(&tree, &kinetic).contains("kinetic energy"));
    let lifted = format!("{ACROSS}[solver]\ntranscription = \"lifted\"\n");
    let text = refusal(SLIDER, &lifted);
    assert!(text.contains("lifted"), "{text}");
    // a stop that moves has a kink
    let stop = format!(
        "{SLIDER}[[force]]\nkind = \"limit\"\nname = \"stop\"\njoint = \"rail\"\nlower = -1.0\nstiffness = 100\n"
    );
    let moved = ACROSS.replace("force.spring.rest", "force.stop.lower");
    let text = refusal(&stop, &moved);
    assert!(
        text.contains("no polynomial") && text.contains("\"stop\""),
        "{text}"
    );
}
