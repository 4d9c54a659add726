//! Tests of the step with access to its parts: null space identity and Newton matrix.

use super::{Stepper, Twist};
use crate::model::Model;
use crate::reduction::elimination::one_node;
use crate::schemes;
use crate::step::{Cause, Formulation, Newton};
use crate::system::compile::compile;
use crate::system::pose::lerp_into;
use alembert_math::Spatial;
use nalgebra::SVector;

pub(super) type Spatial6 = Stepper<Spatial, 3, 3, 6>;

/// A chain with the given joint kinds, coupled by a spring, a bushing, a torsion spring and loads, optionally closed.
pub(super) fn model(kinds: &[&str], closed: bool) -> Model {
    let mut text = String::from("gravity = [0.3, -9.81, 1.0]\n");
    for (i, kind) in kinds.iter().enumerate() {
        let parent = if i == 0 {
            "ground".to_owned()
        } else {
            format!("b{}", i - 1)
        };
        let axis = match *kind {
            "spherical" | "weld" | "free" => String::new(),
            "universal" => "axis = [0, 0, 1]\nsecond_axis = [0, 1, 0]".to_owned(),
            _ => "axis = [0.2, 0.3, 1.0]".to_owned(),
        };
        let at = if *kind == "free" {
            String::new()
        } else {
            format!("at = [{i}, 0, 0]")
        };
        let pitch = if *kind == "screw" { "pitch = 0.7" } else { "" };
        text += &format!(
            "[[body]]\nname = \"b{i}\"\nmass = {}\ninertia = [0.03, 0.04, 0.05]\nposition = [{}, 0.05, 0.02]\n\
             angular_velocity = [0.4, {}, -0.3]\nvelocity = [0.1, 0.3, 0.2]\n\
             [[joint]]\nname = \"j{i}\"\nkind = \"{kind}\"\nbodies = [\"{parent}\", \"b{i}\"]\n{at}\n{axis}\n{pitch}\n",
            1.0 + 0.2 * i as f64,
            i as f64 + 0.5,
            0.5 - 0.2 * i as f64
        );
    }
    let last = kinds.len() - 1;
    text += &format!(
        "[[force]]\nname = \"s\"\nkind = \"spring\"\nbodies = [\"b0\", \"b{last}\"]\npoints = [[0.4, 0.3, 0], [{}, 0.5, 0.1]]\n\
         stiffness = 40\ndamping = 2\nlength = 0.8\n\
         [[force]]\nname = \"bush\"\nkind = \"bushing\"\nbodies = [\"b0\", \"b1\"]\nat = [1, 0, 0]\nstiffness = [3, 4, 5]\n\
         rotational_stiffness = [1, 2, 3]\ndamping = [0.1, 0.2, 0.3]\nrotational_damping = [0.1, 0.1, 0.2]\n\
         [[force]]\nname = \"push\"\nkind = \"force\"\nbody = \"b{last}\"\nat = [0.1, 0.2, 0]\nvalue = [1, \"2+t\", 3]\nframe = \"body\"\n\
         [[force]]\nname = \"twist\"\nkind = \"torque\"\nbody = \"b0\"\nvalue = [1, 0.5, \"3*t\"]\nframe = \"body\"\n",
        last as f64 + 0.2
    );
    if kinds[0] == "revolute" {
        text += "[[force]]\nname = \"t\"\nkind = \"torsion\"\njoint = \"j0\"\nstiffness = 5\ndamping = 0.3\nrest = 0.4\n";
    }
    if closed {
        text += &format!(
            "[[joint]]\nname = \"rod\"\nkind = \"distance\"\nbodies = [\"ground\", \"b{last}\"]\n\
             points = [[0.5, 2, 0.3], [{}, 0.1, 0]]\n",
            last as f64 + 0.7
        );
    }
    text += "[[study]]\nstep = 0.01\nduration = 0.1\n";
    Model::from_toml_str(&text, "test").unwrap_or_else(|e| panic!("{e}"))
}

fn stepper(model: &Model, scheme: crate::model::Scheme) -> Spatial6 {
    with_table(model, schemes::plain_table(scheme))
}

pub(super) fn with_table(model: &Model, table: schemes::Table) -> Spatial6 {
    let c = compile::<Spatial, 3, 3, 6>(model).unwrap_or_else(|e| panic!("{e}"));
    let mut s = Stepper::new(
        c.mech,
        table,
        Formulation::NullSpace,
        Newton::default(),
        c.q,
        c.coords,
        &[],
    );
    assert!(s.set_velocities(&c.twists, 0.01).is_some());
    s
}

const SCHEMES: [crate::model::Scheme; 4] = [
    crate::model::Scheme::Midpoint,
    crate::model::Scheme::Trapezoidal,
    crate::model::Scheme::EnergyMomentum,
    crate::model::Scheme::GeneralizedAlpha,
];

/// Residual rows and closure values at increments `u` from the start of the step.
fn rows(
    s: &mut Spatial6,
    u: &[Twist<6>],
    lambda: &[Twist<6>],
    h: f64,
) -> (Vec<Twist<6>>, Vec<Twist<6>>) {
    s.prepare(h);
    (0..s.mech.n()).for_each(|i| s.start_body(i));
    s.rates.copy_from_slice(u);
    s.move_end(1.0);
    s.lambda.copy_from_slice(lambda);
    if s.table.test == 0.0 {
        s.set_test_joints();
        s.set_closure_forces();
    }
    s.assemble_rows(h);
    (s.rates.clone(), s.closure_rhs.clone())
}

/// Checks J δ = (difference of rows) by solving for δ; returns the relative error.
fn newton_error(kinds: &[&str], closed: bool, scheme: crate::model::Scheme) -> f64 {
    let m = model(kinds, closed);
    let mut s = stepper(&m, scheme);
    let h = 0.05;
    let n = s.mech.n();
    let fill = |seed: f64, size: f64, s: &Spatial6| -> Vec<Twist<6>> {
        (0..n)
            .map(|i| {
                let dof = s.mech.links[i].dof();
                Twist::from_fn(|k, _| {
                    if k < dof {
                        size * ((i * 6 + k) as f64 * seed + seed).sin()
                    } else {
                        0.0
                    }
                })
            })
            .collect()
    };
    let u = fill(1.7, 0.05, &s);
    let lambda = vec![Twist::from_element(0.02); s.lambda.len()];
    let e = 1e-6;
    // Newton increments act on the iterate: q ← F(δ, q)
    let shifted = |s: &mut Spatial6, sign: f64, delta: &[Twist<6>]| {
        rows(s, &u, &lambda, h);
        for i in 0..n {
            s.rates[i] = delta[i] * (sign * e);
        }
        s.move_end(1.0);
        s.assemble_rows(h);
        (s.rates.clone(), s.closure_rhs.clone())
    };
    let delta = fill(2.3, 1.0, &s);
    let (plus, minus) = (shifted(&mut s, 1.0, &delta), shifted(&mut s, -1.0, &delta));
    rows(&mut s, &u, &lambda, h);
    s.factor(h)
        .unwrap_or_else(|node| panic!("singular at {node}"));
    let slope = |p: &[Twist<6>], m: &[Twist<6>]| -> Vec<Twist<6>> {
        p.iter().zip(m).map(|(p, m)| (m - p) / (2.0 * e)).collect()
    };
    let (mut rates, mut closures) = (slope(&plus.0, &minus.0), slope(&plus.1, &minus.1));
    let mut twists = vec![Twist::zeros(); n];
    s.elimination.solve(
        one_node(&mut rates),
        one_node(&mut closures),
        one_node(&mut twists),
    );
    let error = rates
        .iter()
        .zip(&delta)
        .map(|(a, b)| (a - b).amax())
        .fold(0.0, f64::max);
    error.max(closures.iter().map(|c| c.amax()).fold(0.0, f64::max))
}

#[test]
fn diff_newton_matrix_is_the_derivative_of_the_residual() {
    // joints whose test directions are differentiated exactly
    let kinds = ["revolute", "spherical", "universal", "revolute", "weld"];
    for scheme in SCHEMES {
        for closed in [false, true] {
            let error = newton_error(&kinds, closed, scheme);
            // generalised-alpha: the derivative of damping by position is left out
            let limit = if scheme == crate::model::Scheme::GeneralizedAlpha {
                5e-2
            } else {
                2e-6
            };
            assert!(error < limit, "{scheme:?} closed {closed}: {error:.1e}");
        }
    }
}

#[test]
fn diff_newton_matrix_of_sliding_joints() {
    // slide directions of averaged frames are differentiated approximately where test directions move
    for kinds in [
        ["prismatic", "cylindrical", "spherical"],
        ["planar", "screw", "revolute"],
        ["free", "spherical", "prismatic"],
    ] {
        for scheme in SCHEMES {
            let error = newton_error(&kinds, false, scheme);
            let exact = schemes::plain_table(scheme).test == 0.0;
            let limit = if exact { 2e-6 } else { 2e-2 };
            assert!(error < limit, "{kinds:?} {scheme:?}: {error:.1e}");
        }
    }
}

/// G(q) P(q) at nodes, and the discrete null space matrix at averages: constraint rows see no admissible motion.
#[test]
fn id_constraint_jacobian_times_null_space_vanishes_between_nodes() {
    for kind in [
        "weld",
        "revolute",
        "prismatic",
        "cylindrical",
        "spherical",
        "universal",
        "planar",
        "screw",
    ] {
        let m = model(&["revolute", kind, kind], false);
        let mut s = stepper(&m, crate::model::Scheme::EnergyMomentum);
        let n = s.mech.n();
        let u: Vec<Twist<6>> = (0..n)
            .map(|i| {
                Twist::from_fn(|k, _| {
                    if k < s.mech.links[i].dof() {
                        0.3 + 0.1 * k as f64
                    } else {
                        0.0
                    }
                })
            })
            .collect();
        let lambda = s.lambda.clone();
        rows(&mut s, &u, &lambda, 0.05);
        let mut mid = s.q_mid.clone();
        lerp_into(&mut mid, &s.state.q, &s.q1, 0.5);
        for i in 0..n {
            let ends = Some((&s.state.q[..], &s.q1[..]));
            for row in &s.mech.tree_rows[i] {
                let g = row.gradient(&mid, &mid, ends);
                // twist of the child per rate, and of both per motion of the parent
                let j = &s.elimination.levers[i].test[0];
                let motion = &s.elimination.motions[i].test[0];
                for k in 0..s.mech.links[i].dof() {
                    let w = SVector::<f64, 3>::from_fn(|r, _| motion[(3 + r, k)]);
                    let v = SVector::<f64, 3>::from_fn(|r, _| motion[(r, k)]) - w.cross(&j.r2);
                    let t = Twist::<6>::from_fn(|r, _| if r < 3 { v[r] } else { w[r - 3] });
                    assert!(
                        g[1].dot(&t).abs() < 1e-13,
                        "{kind} row, rate {k}: {:e}",
                        g[1].dot(&t)
                    );
                }
                if s.mech.links[i].parent < n && kind != "spherical" {
                    for k in 0..6 {
                        let mut parent = Twist::<6>::zeros();
                        parent[k] = 1.0;
                        let w = SVector::<f64, 3>::from_fn(|r, _| parent[3 + r]);
                        let v = SVector::<f64, 3>::from_fn(|r, _| parent[r]) + w.cross(&j.lever)
                            - w.cross(&j.r2);
                        let child = Twist::<6>::from_fn(|r, _| if r < 3 { v[r] } else { w[r - 3] });
                        let rate = g[0].dot(&parent) + g[1].dot(&child);
                        assert!(rate.abs() < 1e-13, "{kind} carried along {k}: {rate:e}");
                    }
                }
            }
        }
    }
}

/// Planar and spatial kernels agree: a planar pendulum chain in both.
#[test]
fn id_planar_and_spatial_kernels_agree() {
    let body = |i: usize, planar: bool| {
        let (j, z) = if planar {
            ("0.05".to_owned(), "")
        } else {
            ("[0.01, 0.05, 0.05]".to_owned(), ", 0")
        };
        let axis = if planar { "" } else { "axis = [0, 0, 1]" };
        let parent = if i == 0 {
            "ground".to_owned()
        } else {
            format!("b{}", i - 1)
        };
        format!(
            "[[body]]\nname = \"b{i}\"\nmass = 1.0\ninertia = {j}\nposition = [{}, 0{z}]\n[[joint]]\nname = \"j{i}\"\nkind = \"revolute\"\n\
             bodies = [\"{parent}\", \"b{i}\"]\nat = [{i}, 0{z}]\n{axis}\n",
            i as f64 + 0.5
        )
    };
    let run = |planar: bool| {
        let head = if planar {
            "space = \"planar\"\ngravity = [0, -9.81]\n"
        } else {
            "gravity = [0, -9.81, 0]\n"
        };
        let text = format!(
            "{head}{}{}{}[[study]]\nstep = 0.01\nduration = 1.0\nscheme = \"energy-momentum\"\n",
            body(0, planar),
            body(1, planar),
            body(2, planar)
        );
        let m = Model::from_toml_str(&text, "test").unwrap_or_else(|e| panic!("{e}"));
        crate::simulate(&m, &m.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
    };
    let (p, s) = (run(true), run(false));
    for name in [
        "joint.j0.angle",
        "joint.j2.angle",
        "body.b2.position.x",
        "joint.j1.force.y",
    ] {
        let (a, b) = (
            p.channel(name).unwrap_or(&[]),
            s.channel(name).unwrap_or(&[]),
        );
        assert_eq!(a.len(), 101);
        for (x, y) in a.iter().zip(b) {
            assert!((x - y).abs() < 1e-8, "{name}: {x} {y}");
        }
    }
}

#[test]
fn ref_a_bar_at_rest_hangs_with_its_weight_in_every_frame() {
    let text = "gravity = [0, 0, -9.81]\n[[body]]\nname = \"bar\"\nmass = 2\ninertia = [0.1, 0.1, 0.1]\nposition = [0, 0, -1]\n\
        [[joint]]\nname = \"pin\"\nkind = \"revolute\"\nbodies = [\"ground\", \"bar\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n";
    for scheme in [
        "midpoint",
        "trapezoidal",
        "energy-momentum",
        "generalized-alpha",
        "gauss-4",
        "lobatto-6",
        "linear",
    ] {
        let text = format!("{text}[[study]]\nscheme = \"{scheme}\"\nstep = 0.01\nduration = 0.1\n");
        let model =
            crate::model::Model::from_toml_str(&text, "bar").unwrap_or_else(|e| panic!("{e}"));
        let run = crate::simulate(&model, &model.studies[0], &mut |_| true)
            .unwrap_or_else(|e| panic!("{e}"));
        let force = run.channel("joint.pin.force.z").unwrap_or_default();
        assert_eq!(force.len(), 11);
        for f in force {
            assert!((f - 2.0 * 9.81).abs() < 1e-9, "{scheme}: {f}");
        }
    }
}

#[test]
fn id_a_singular_closure_is_named_itself() {
    let joint = |name: &str, bodies: &str, kind: &str, x: f64| {
        format!(
            "[[joint]]\nname = \"{name}\"\nkind = \"{kind}\"\nbodies = [{bodies}]\nat = [{x}, 0, 0]\naxis = [0, 0, 1]\n"
        )
    };
    let body = |name: &str, x: f64| {
        format!(
            "[[body]]\nname = \"{name}\"\nmass = 1\ninertia = [1, 1, 1]\nposition = [{x}, 0, 0]\n"
        )
    };
    let text = [
        body("a", 0.5),
        body("b", 1.5),
        joint("first", "\"ground\", \"a\"", "revolute", 0.0),
        joint("second", "\"a\", \"b\"", "revolute", 1.0),
        joint("cylinder", "\"ground\", \"b\"", "cylindrical", 2.0),
    ];
    let model = Model::from_toml_str(&text.concat(), "test").unwrap_or_else(|e| panic!("{e}"));
    let s = stepper(&model, crate::model::Scheme::Midpoint);
    // the closure is the node after the bodies; none of the joints of the tree is meant
    let n = s.mech.n();
    let closing = s.mech.closures[0].joint;
    let failure = s.failure(n, 1.0, 1, Cause::Singular);
    assert_eq!(failure.closure, Some(closing));
    assert_eq!(s.failure(0, 1.0, 1, Cause::Singular).closure, None);
}
