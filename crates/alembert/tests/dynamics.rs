//! Equations of motion at a state: an independent rigid-body library, identities of random trees, all kinds of joints, closed loops.

use alembert::dynamics::{Dynamics, Named, State, at};
use alembert::model::Model;

fn model(text: &str) -> Model {
    Model::from_toml_str(text, "model.toml").unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn evaluate(model: &Model, state: &State) -> Dynamics {
    at(model, state).unwrap_or_else(|e| panic!("{e}"))
}

fn named<const N: usize>(list: [(&str, &[f64]); N]) -> Named {
    list.map(|(name, v)| (name.to_owned(), v.to_vec())).into()
}

fn near(a: f64, b: f64, tolerance: f64, what: &str) {
    assert!(
        (a - b).abs() <= tolerance * (1.0 + b.abs()),
        "{what}: {a} and {b}"
    );
}

/// Document 004, section 3; figures of an independent rigid-body library: joints about z, y, x at distances along x. The third body of
/// those figures has an inertia that no mass has (0.03 > 0.0075 + 0.0095). What turns it across its joint axis turns the second body, too: 0.0065 is taken
/// from that one and given to it, which changes nothing else.
#[test]
fn ref_chain_of_three_bodies() {
    let mut text = "gravity = [0, 0, -9.81]\n".to_owned();
    let lengths = [0.5, 0.4, 0.3];
    for i in 0..3 {
        let (m, l, k) = (3.0 - i as f64, lengths[i], i as f64);
        let j = m * l * l / 12.0 + [0.0, -0.0065, 0.0065][i];
        text += &format!(
            "[[body]]\nname = \"b{i}\"\nmass = {m}\ncenter_of_mass = [{}, {}, {}]\ninertia = [{}, {j}, {}]\n",
            0.5 * l,
            0.02 * k,
            -0.01 * k,
            0.01 * (k + 1.0),
            j + 0.002
        );
        let (parent, at) = match i {
            0 => ("ground".to_owned(), 0.0),
            _ => (format!("b{}", i - 1), lengths[i - 1]),
        };
        let axis = ["[0, 0, 1]", "[0, 1, 0]", "[1, 0, 0]"][i];
        // any direction normal to the axis, the same on both bodies
        let x = ["[1, 0, 0]", "[1, 0, 0]", "[0, 1, 0]"][i];
        text += &format!(
            "[[joint]]\nname = \"j{i}\"\nkind = \"revolute\"\nbodies = [\"{parent}\", \"b{i}\"]\n\
             at_first = [{at}, 0, 0]\nat_second = [0, 0, 0]\naxis_first = {axis}\naxis_second = {axis}\nx_first = {x}\nx_second = {x}\n"
        );
    }
    let state = State {
        q: named([("j0", &[0.3]), ("j1", &[-0.5]), ("j2", &[0.8])]),
        v: named([("j0", &[1.0]), ("j1", &[-2.0]), ("j2", &[0.5])]),
        a: named([("j0", &[1.0]), ("j1", &[1.0]), ("j2", &[1.0])]),
        tau: named([("j0", &[1.0]), ("j1", &[2.0]), ("j2", &[3.0])]),
    };
    let found = evaluate(&model(&text), &state);
    assert_eq!(found.coordinates, ["j0.angle", "j1.angle", "j2.angle"]);
    let mass = [
        [2.17210525, -0.0160399296, 8.37294446e-4],
        [-0.0160399296, 0.418113727, -0.0232184646],
        [8.37294446e-4, -0.0232184646, 0.032],
    ];
    for i in 0..3 {
        for j in 0..3 {
            near(found.mass_matrix[i][j], mass[i][j], 6e-9, "mass");
        }
        near(
            found.bias[i],
            [-1.42684931, -8.57021474, 0.44717352][i],
            6e-9,
            "bias",
        );
        near(
            found.inverse[i],
            [0.73005331, -8.1913594, 0.45679235][i],
            6e-9,
            "inverse",
        );
        near(
            found.forward[i],
            [1.30685044, 31.0084223, 102.24063191][i],
            6e-9,
            "forward",
        );
    }
    near(found.kinetic_energy, 1.9819970492, 1e-10, "T");
    near(found.potential_energy, 4.4228956442, 1e-10, "V");
}

/// The same library: ten rods in a vertical plane.
#[test]
fn ref_ten_rods() {
    let mut text = "gravity = [0, 0, -9.81]\n".to_owned();
    let mut state = State::default();
    for i in 0..10 {
        let parent = if i == 0 {
            "ground".to_owned()
        } else {
            format!("b{}", i - 1)
        };
        let at = if i == 0 { 0 } else { -1 };
        text += &format!(
            "[[body]]\nname = \"b{i}\"\nmass = 1\ncenter_of_mass = [0, 0, -0.5]\ninertia = [{j}, {j}, {j}]\n\
             [[joint]]\nname = \"j{i}\"\nkind = \"revolute\"\nbodies = [\"{parent}\", \"b{i}\"]\n\
             at_first = [0, 0, {at}]\nat_second = [0, 0, 0]\naxis_first = [0, 1, 0]\naxis_second = [0, 1, 0]\nx_first = [1, 0, 0]\nx_second = [1, 0, 0]\n",
            j = 1.0 / 12.0
        );
        state.q.insert(format!("j{i}"), vec![0.1 * (i + 1) as f64]);
        state.v.insert(format!("j{i}"), vec![0.05 * i as f64]);
    }
    let wanted = [
        5.00919048,
        -8.24610785,
        0.36118383,
        -0.51078871,
        0.81921591,
        1.00928656,
        1.02095642,
        0.40923728,
        -0.00291700,
        -4.61914283,
    ];
    let found = evaluate(&model(&text), &state);
    for (a, b) in found.forward.iter().zip(wanted) {
        near(*a, b, 1e-8, "acceleration");
    }
}

/// Joints of all kinds, in both directions, with free bodies, points, springs and loads.
const MIXED: &str = r#"
    gravity = [0.3, -1, -9.81]
    [[body]]
    name = "a"
    mass = 2
    inertia = [0.1, 0.2, 0.25]
    [[body]]
    name = "b"
    mass = 1
    inertia = [0.05, 0.04, 0.03]
    position = [1, 0, 0]
    [[body]]
    name = "c"
    mass = 0.5
    inertia = [0.01, 0.02, 0.015]
    position = [2, 0, 0]
    [[body]]
    name = "d"
    mass = 0.7
    inertia = [0.01, 0.02, 0.015]
    position = [2, 1, 0]
    [[body]]
    name = "e"
    mass = 0.4
    inertia = [0.01, 0.02, 0.015]
    position = [3, 1, 0]
    [[body]]
    name = "free"
    mass = 1.5
    inertia = [0.3, 0.2, 0.4]
    center_of_mass = [0.1, 0, 0.05]
    position = [0, 4, 0]
    [[point]]
    name = "p"
    mass = 0.2
    position = [0, 0, 2]
    [[joint]]
    name = "ja"
    kind = "revolute"
    bodies = ["a", "ground"]
    at = [-0.5, 0, 0]
    axis = [0, 1, 0.2]
    [[joint]]
    name = "jb"
    kind = "universal"
    bodies = ["b", "a"]
    at = [0.5, 0, 0]
    axis = [0, 0, 1]
    second_axis = [0, 1, 0]
    [[joint]]
    name = "jc"
    kind = "spherical"
    bodies = ["b", "c"]
    at = [1.5, 0, 0]
    [[joint]]
    name = "jd"
    kind = "cylindrical"
    bodies = ["c", "d"]
    at = [2, 0.5, 0]
    axis = [0.3, 1, 0]
    [[joint]]
    name = "je"
    kind = "screw"
    bodies = ["d", "e"]
    at = [2.5, 1, 0]
    axis = [1, 0, 0.1]
    pitch = 0.2
    [[force]]
    kind = "spring"
    name = "s"
    bodies = ["e", "free"]
    at_first = [0.1, 0, 0]
    at_second = [0, 0.2, 0]
    stiffness = 30
    damping = 0.5
    length = 2
    [[force]]
    kind = "force"
    name = "f"
    body = "d"
    value = [1, 2, 3]
"#;

fn mixed_state(seed: u64) -> State {
    let mut x = seed;
    let mut next = || {
        x = x
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (x >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    };
    let mut list = |n: usize| -> Vec<f64> { (0..n).map(|_| next()).collect() };
    let mut state = State::default();
    for (name, q, v) in [
        ("ja", 1, 1),
        ("jb", 2, 2),
        ("jc", 4, 3),
        ("jd", 2, 2),
        ("je", 1, 1),
        ("free", 7, 6),
        ("p", 3, 3),
    ] {
        state.q.insert(name.to_owned(), list(q));
        state.v.insert(name.to_owned(), list(v));
        state.a.insert(name.to_owned(), list(v));
        state.tau.insert(name.to_owned(), list(v));
    }
    state
}

#[test]
fn id_forward_and_inverse_and_mass() {
    let model = model(MIXED);
    for seed in 1..20 {
        let state = mixed_state(seed);
        let found = evaluate(&model, &state);
        let n = found.coordinates.len();
        assert_eq!(n, 18);
        let list = |of: &Named| -> Vec<f64> {
            let names = found
                .coordinates
                .iter()
                .map(|c| c.split('.').next().expect("a name"));
            let mut names: Vec<&str> = names.collect();
            names.dedup();
            names.iter().flat_map(|name| of[*name].clone()).collect()
        };
        let product = |a: &[f64], i: usize| -> f64 {
            found.mass_matrix[i].iter().zip(a).map(|(m, a)| m * a).sum()
        };
        let (a, v, tau) = (list(&state.a), list(&state.v), list(&state.tau));
        for i in 0..n {
            near(
                product(&found.forward, i) + found.bias[i],
                tau[i],
                1e-11,
                "M a + bias",
            );
            near(
                product(&a, i) + found.bias[i],
                found.inverse[i],
                1e-11,
                "inverse",
            );
            for j in 0..n {
                near(
                    found.mass_matrix[i][j],
                    found.mass_matrix[j][i],
                    1e-14,
                    "symmetry",
                );
            }
        }
        let kinetic: f64 = (0..n).map(|i| 0.5 * v[i] * product(&v, i)).sum();
        near(found.kinetic_energy, kinetic, 1e-12, "kinetic energy");
    }
}

/// The bias is what Lagrange's equations say: d/dt (M v) - dT/dq + dV/dq, by differences along the motion, here as power: the energy changes
/// by the work of tau and what the damper takes.
#[test]
fn claim_the_energy_follows_the_forces() {
    let text = MIXED.replace("damping = 0.5", "damping = 0").replace(
        "kind = \"force\"\n    name = \"f\"\n    body = \"d\"\n    value = [1, 2, 3]",
        "kind = \"gravitation\"\n    name = \"f\"\n    bodies = [\"d\", \"p\"]\n    at_first = [0, 0, 0]\n    constant = 0.4",
    );
    let model = model(&text);
    let tree = ["ja", "jb", "jd", "je"];
    for seed in 30..34 {
        let mut state = mixed_state(seed);
        // bodies that turn about every axis stay as they are: their coordinates have no derivative that is a list
        for name in ["jc", "free"] {
            state
                .v
                .insert(name.to_owned(), vec![0.0; state.v[name].len()]);
        }
        let found = evaluate(&model, &state);
        let energy = |t: f64| {
            let mut later = state.clone();
            let mut at = 0;
            for (name, rates) in blocks(&found) {
                let a = &found.forward[at..at + rates];
                at += rates;
                let (q, v) = (&state.q[&name], &state.v[&name]);
                if tree.contains(&name.as_str()) || name == "p" {
                    let moved = (0..rates).map(|k| q[k] + t * v[k] + 0.5 * t * t * a[k]);
                    later.q.insert(name.clone(), moved.collect());
                }
                later
                    .v
                    .insert(name, (0..rates).map(|k| v[k] + t * a[k]).collect());
            }
            let found = evaluate(&model, &later);
            found.kinetic_energy + found.potential_energy
        };
        let h = 1e-4;
        let slope =
            (8.0 * (energy(h) - energy(-h)) - (energy(2.0 * h) - energy(-2.0 * h))) / (12.0 * h);
        let mut at = 0;
        let mut power = 0.0;
        for (name, rates) in blocks(&found) {
            at += rates;
            power += state.tau[&name]
                .iter()
                .zip(&state.v[&name])
                .map(|(t, v)| t * v)
                .sum::<f64>();
        }
        assert_eq!(at, 18);
        near(slope, power, 1e-7, "power");
    }
}

/// Names and numbers of rates, in order.
fn blocks(found: &Dynamics) -> Vec<(String, usize)> {
    let mut out: Vec<(String, usize)> = vec![];
    for coordinate in &found.coordinates {
        let name = coordinate.split('.').next().expect("a name").to_owned();
        match out.last_mut() {
            Some((last, count)) if *last == name => *count += 1,
            _ => out.push((name, 1)),
        }
    }
    out
}

#[test]
fn e2e_bad_states_are_refused_by_name() {
    let model = model(MIXED);
    for (state, word) in [
        (
            State {
                q: named([("jz", &[1.0])]),
                ..State::default()
            },
            "jz",
        ),
        (
            State {
                q: named([("jb", &[1.0])]),
                ..State::default()
            },
            "2 numbers",
        ),
        (
            State {
                v: named([("jc", &[1.0; 4])]),
                ..State::default()
            },
            "3 numbers",
        ),
        (
            State {
                tau: named([("ja", &[f64::NAN])]),
                ..State::default()
            },
            "finite",
        ),
        (
            State {
                q: named([("jc", &[0.0; 4])]),
                ..State::default()
            },
            "jc",
        ),
        (
            State {
                q: named([("a", &[0.0; 7])]),
                ..State::default()
            },
            "no joint",
        ),
    ] {
        let errors = at(&model, &state).expect_err("refused");
        assert!(errors.0[0].message.contains(word), "{errors}");
    }
}
