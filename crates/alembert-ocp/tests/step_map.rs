//! Derivatives of the step map: against differences of the simulator's motions, and symplectic where the model is conservative.

#![allow(clippy::unwrap_used)]

mod common;

use alembert::replay;
use alembert_ocp::compile::Ocp;
use alembert_ocp::guess::{Motion, Random};
use alembert_ocp::solve::Plan;
use alembert_ocp::step_map::{State, StepMap};
use common::random::Tree;
use nalgebra::DMatrix;

const H: f64 = 0.02;

const PROBLEM: &str = r#"
model = "model.toml"
[start]
configuration = "free"
[[phase]]
name = "main"
steps = 3
duration = 0.06
[[objective]]
kind = "kinetic-energy"
"#;

/// The mechanism of a problem as it is drawn.
fn drawn(model: &str, problem: &str) -> (Ocp, State) {
    let ocp = common::ocp(model, problem);
    let motion = Motion::interpolate(&ocp, &[]);
    let state = State {
        momentum: vec![0.0; ocp.setup.tree.dof],
        theta: motion.theta[0].clone(),
        refs: motion.refs[0].clone(),
    };
    (ocp, state)
}

/// Maps of several steps with the same controls.
fn steps(ocp: &Ocp, from: &State, controls: &[f64], parameters: &[f64], n: usize) -> Vec<StepMap> {
    let mut at = from.clone();
    let mut out = vec![];
    for _ in 0..n {
        let step = StepMap::new(ocp, H, &at, controls, parameters).unwrap();
        at = step.end.clone();
        out.push(step);
    }
    out
}

/// Central differences with two steps of Richardson's extrapolation.
fn difference(f: impl Fn(f64) -> Vec<f64>, d: f64) -> Vec<f64> {
    let central = |d: f64| -> Vec<f64> {
        let (a, b) = (f(d), f(-d));
        a.iter().zip(&b).map(|(a, b)| (a - b) / (2.0 * d)).collect()
    };
    let [a, b, c] = [d, 0.5 * d, 0.25 * d].map(central);
    (0..a.len())
        .map(|i| {
            let (u, v) = ((4.0 * b[i] - a[i]) / 3.0, (4.0 * c[i] - b[i]) / 3.0);
            (16.0 * v - u) / 15.0
        })
        .collect()
}

/// Coordinates after three steps of the simulator from rest; of trees whose joints have one coordinate each.
fn simulated(text: &str, ocp: &Ocp, from: &State, controls: &[f64]) -> Vec<f64> {
    let loaded = common::loaded(text, PROBLEM_DRIVEN);
    let actuators = vec![(
        "motor".to_owned(),
        replay::Actuator::Joint {
            joint: 0,
            coordinate: None,
        },
    )];
    let interval = replay::Interval {
        h: H,
        controls,
        contacts: &[],
    };
    let plan = replay::Plan {
        study: "steps",
        actuators: &actuators,
        contacts: &[],
        intervals: &[interval; 3],
    };
    let start = Plan::node_of(ocp, &from.theta, &from.refs);
    let out = replay::replay(&loaded.model, &plan, &start, replay::Start::Rest).unwrap();
    out.nodes[3].coords.concat()
}

/// A chain in space with springs, dampers and a stop, driven at its first joint.
const CHAIN: &str = r#"
gravity = [0.3, -0.2, -9.81]
[[body]]
name = "a"
mass = 1.3
inertia = [0.1, 0.2, 0.25]
position = [0.3, 0.1, 0.0]
[[body]]
name = "b"
mass = 0.8
inertia = [0.05, 0.06, 0.07]
position = [0.9, 0.4, 0.2]
[[body]]
name = "c"
mass = 0.5
inertia = [0.03, 0.05, 0.04]
position = [1.2, 0.1, 0.5]
[[joint]]
name = "base"
kind = "revolute"
bodies = ["ground", "a"]
at = [0, 0, 0]
axis = [0.6, 0, 0.8]
[[joint]]
name = "fork"
kind = "universal"
bodies = ["a", "b"]
at = [0.6, 0.2, 0.1]
axis = [0, 0, 1]
second_axis = [1, 0, 0]
[[joint]]
name = "rail"
kind = "cylindrical"
bodies = ["b", "c"]
at = [1.0, 0.3, 0.3]
axis = [0.48, 0.6, 0.64]
[[force]]
kind = "spring"
name = "spring"
bodies = ["ground", "c"]
at_first = [1, 1, 1]
at_second = [0.1, 0, 0.2]
stiffness = 40
length = 0.4
[[force]]
kind = "torsion"
name = "coil"
joint = "rail"
coordinate = 0
stiffness = 30
[[force]]
kind = "torsion"
name = "twist"
joint = "fork"
coordinate = 1
stiffness = 9
rest = 0.2
"#;

const PROBLEM_DRIVEN: &str = r#"
model = "model.toml"
[[phase]]
name = "main"
steps = 3
duration = 0.06
[[actuator]]
name = "motor"
joint = "base"
[[objective]]
kind = "effort"
"#;

const DAMPERS: &str = r#"
[[force]]
kind = "torsion"
name = "oil"
joint = "fork"
coordinate = 0
stiffness = 1
damping = 0.8
[[force]]
kind = "spring"
name = "strut"
bodies = ["a", "c"]
at_first = [0.1, 0, 0]
at_second = [0, 0.1, 0.1]
stiffness = 20
damping = 3
length = 0.5
"#;

#[test]
fn diff_three_steps_against_the_simulator() {
    let text = CHAIN.to_owned() + DAMPERS;
    let (ocp, from) = drawn(&text, PROBLEM_DRIVEN);
    let list = steps(&ocp, &from, &[0.7], &[], 3);
    let end = simulated(&text, &ocp, &from, &[0.7]);
    for (a, b) in end.iter().zip(&list[2].end.theta) {
        assert!((a - b).abs() < 1e-12, "{a} {b}");
    }
    let all = StepMap::monodromy(&list).unwrap();
    let dof = from.theta.len();
    assert_eq!(list[0].free, (0..dof).collect::<Vec<_>>());
    // by the coordinates at the start; three steps from rest see momenta, too
    for j in 0..dof {
        let by = |d: f64| {
            let mut moved = from.clone();
            moved.theta[j] += d;
            simulated(&text, &ocp, &moved, &[0.7])
        };
        for (i, v) in difference(by, 4e-3).iter().enumerate() {
            assert!(
                (v - all[(i, j)]).abs() < 1e-8,
                "{i} {j}: {v} {}",
                all[(i, j)]
            );
        }
    }
    // by the control, the same in all steps
    let mut sum = DMatrix::zeros(2 * dof, 1);
    for step in &list {
        sum = &step.state * sum + &step.controls;
    }
    let by = |d: f64| simulated(&text, &ocp, &from, &[0.7 + d]);
    for (i, v) in difference(by, 0.5).iter().enumerate() {
        assert!((v - sum[i]).abs() < 1e-8, "{i}: {v} {}", sum[i]);
    }
    assert!(sum.rows(0, dof).amax() > 1e-4);
}

/// All derivatives of a step against differences of the step; the state of the start beside all else.
fn compare(ocp: &Ocp, from: &State, controls: &[f64], parameters: &[f64]) {
    let step = StepMap::new(ocp, H, from, controls, parameters).unwrap();
    let image = |s: StepMap| -> Vec<f64> {
        let own = |list: &[f64]| s.free.iter().map(|i| list[*i]).collect::<Vec<f64>>();
        assert_eq!(s.free, step.free);
        [own(&s.end.theta), own(&s.end.momentum)].concat()
    };
    let check = |name: &str, by: Vec<f64>, column: Vec<f64>| {
        let size = column.iter().fold(1.0_f64, |a, v| a.max(v.abs()));
        for (i, (a, b)) in by.iter().zip(&column).enumerate() {
            assert!((a - b).abs() < 1e-8 * size, "{name} {i}: {a} {b}");
        }
    };
    let column = |m: &DMatrix<f64>, j: usize| m.column(j).iter().copied().collect::<Vec<f64>>();
    let count = step.free.len();
    let unit = |j: usize| if j < count { 4e-3 } else { 4e-2 };
    // loops close after a move of a free coordinate: only those of trees are moved alone
    let first = if ocp.setup.loops.is_empty() { 0 } else { count };
    for j in first..2 * count {
        let by = |d: f64| {
            let mut moved = from.clone();
            match j < count {
                true => moved.theta[step.free[j]] += d,
                false => moved.momentum[step.free[j - count]] += d,
            }
            image(StepMap::new(ocp, H, &moved, controls, parameters).unwrap())
        };
        check("state", difference(by, unit(j)), column(&step.state, j));
    }
    for c in 0..controls.len() {
        let by = |d: f64| {
            let mut own = controls.to_vec();
            own[c] += d;
            image(StepMap::new(ocp, H, from, &own, parameters).unwrap())
        };
        check("control", difference(by, 0.1), column(&step.controls, c));
    }
    for k in 0..parameters.len() {
        let by = |d: f64| {
            let mut own = parameters.to_vec();
            own[k] += d * own[k];
            image(StepMap::new(ocp, H, from, controls, &own).unwrap())
        };
        let wanted: Vec<f64> = column(&step.parameters, k);
        let wanted = wanted.iter().map(|v| v * parameters[k]).collect();
        check("parameter", difference(by, 0.05), wanted);
    }
    let by = |d: f64| image(StepMap::new(ocp, H + d, from, controls, parameters).unwrap());
    check(
        "length",
        difference(by, 0.1 * H),
        step.length.iter().copied().collect(),
    );
}

#[test]
fn diff_random_trees_and_loops() {
    for seed in 0..3 {
        for (planar, closed) in [(true, false), (false, false), (true, true), (false, true)] {
            let tree = match closed {
                true => Tree::closed(seed, planar, false),
                false => Tree::new(seed, planar, false),
            };
            let (ocp, mut from) = drawn(&tree.text, PROBLEM);
            let mut random = Random::new(seed + 11);
            // the momenta of the coordinates that are free
            let free = StepMap::new(&ocp, H, &from, &[], &[]).unwrap().free;
            for i in free {
                from.momentum[i] = 0.3 * random.symmetric();
            }
            compare(&ocp, &from, &[], &[]);
        }
    }
}

#[test]
fn diff_controls_and_parameters() {
    let text = CHAIN.to_owned() + DAMPERS;
    let chosen = "[[parameter]]\nname = \"k\"\npath = \"model.force.spring.stiffness\"\nmin = 20\nmax = 80\n[[parameter]]\nname = \"m\"\npath = \"model.body.b.mass\"\nmin = 0.5\nmax = 2\n";
    let (ocp, mut from) = drawn(&text, &(PROBLEM_DRIVEN.to_owned() + chosen));
    from.momentum = vec![0.2, -0.1, 0.3, 0.1, -0.2];
    compare(&ocp, &from, &[0.7], &[40.0, 0.8]);
}

/// Largest entry of MᵀJM - J.
fn symplectic_error(m: &DMatrix<f64>) -> f64 {
    let n = m.nrows() / 2;
    let mut j = DMatrix::zeros(2 * n, 2 * n);
    for i in 0..n {
        j[(i, n + i)] = 1.0;
        j[(n + i, i)] = -1.0;
    }
    (m.transpose() * &j * m - j).amax()
}

/// The text of a model of the gallery.
fn gallery(name: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../gallery");
    std::fs::read_to_string(folder.join(name).join("model.toml")).unwrap()
}

#[test]
fn claim_conservative_steps_are_symplectic() {
    let loops = ["four-bar", "four-bar-3d", "six-bar-ring"].map(gallery);
    for (k, text) in [CHAIN.to_owned()].iter().chain(&loops).enumerate() {
        let (ocp, mut from) = drawn(text, PROBLEM);
        let free = StepMap::new(&ocp, H, &from, &[], &[]).unwrap().free;
        for (n, i) in free.iter().enumerate() {
            from.momentum[*i] = 0.05 * (1.0 + n as f64);
        }
        let list = steps(&ocp, &from, &[], &[], 3);
        let m = StepMap::monodromy(&list).unwrap();
        // round-off of three steps
        let error = symplectic_error(&m) / m.amax().max(1.0).powi(2);
        println!("{k}: {error:e} of {}", m.amax());
        assert!(error < 1e-11, "{k}: {error:e}");
    }
    // a damper ends that: the test can fail
    let (ocp, mut from) = drawn(&(CHAIN.to_owned() + DAMPERS), PROBLEM);
    from.momentum = vec![0.2, -0.1, 0.3, 0.1, -0.2];
    let step = StepMap::new(&ocp, H, &from, &[], &[]).unwrap();
    assert!(symplectic_error(&step.state) > 1e-3);
}

#[test]
fn e2e_what_is_no_map_is_refused() {
    let timed = CHAIN.to_owned()
        + "[[force]]\nkind = \"drive\"\nname = \"shaker\"\njoint = \"base\"\nvalue = \"sin(t)\"\n";
    let (ocp, from) = drawn(&timed, PROBLEM);
    let error = StepMap::new(&ocp, H, &from, &[], &[]).unwrap_err();
    assert!(error.to_string().contains("function of time"), "{error}");
    let (ocp, from) = drawn(CHAIN, PROBLEM);
    assert!(StepMap::new(&ocp, -H, &from, &[], &[]).is_err());
    assert!(StepMap::new(&ocp, H, &from, &[1.0], &[]).is_err());
}
