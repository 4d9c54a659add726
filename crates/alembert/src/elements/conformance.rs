//! What every kind of force element must do, through its sample: derivatives, objectivity, formulations and schemes, in space and plane.

use super::check;
use super::{Coefficients, Element, samples};
use crate::model::Model;
use crate::step::Twist;
use crate::system::compile::{Compiled, compile};
use crate::system::forces::{BlockSink, ForceElement};
use crate::system::pose::Configuration;
use alembert_math::{Planar, Space, Spatial};
use nalgebra::{DMatrix, DVector, SMatrix, SVector};

/// What samples may refer to: free bodies "a" and "c", "b" on a hinge "hinge" of "a", points "p" and "r"; nothing is at rest.
fn text(planar: bool, kind: &str, table: &str, study: &str) -> String {
    let (head, inertia, zero) = match planar {
        true => ("space = \"planar\"", "0.2", ""),
        false => ("", "[0.1, 0.2, 0.25]", ", 0.2"),
    };
    let turns = |w: f64| match planar {
        true => format!("{w}"),
        false => format!("[0.1, {w}, 0.3]"),
    };
    let mut out = format!("{head}\n");
    let bodies = [
        ("a", "0.1, 0.2", "0.3, 0.1", 0.7),
        ("c", "1.1, -0.6", "-0.2, 0.4", -0.5),
    ];
    for (name, at, v, w) in bodies {
        let w = turns(w);
        out += &format!(
            "[[body]]\nname = \"{name}\"\nmass = 1.3\ninertia = {inertia}\nposition = [{at}{zero}]\nvelocity = [{v}{zero}]\nangular_velocity = {w}\n"
        );
    }
    out += &format!(
        "[[body]]\nname = \"b\"\nmass = 0.8\ninertia = {inertia}\nposition = [0.9, 0.4{zero}]\n"
    );
    let axis = if planar { "" } else { "axis = [0.6, 0, 0.8]\n" };
    out += &format!(
        "[[joint]]\nname = \"hinge\"\nkind = \"revolute\"\nbodies = [\"a\", \"b\"]\nat = [0.5, 0.3{zero}]\n{axis}coordinates = [0.3]\nspeeds = [-0.9]\n"
    );
    for (name, at, v) in [
        ("p", "-0.5, 0.7", "0.4, 0.1"),
        ("r", "0.4, 1.1", "-0.3, 0.2"),
    ] {
        let fast = name == "p";
        out += &format!(
            "[[point]]\nname = \"{name}\"\nmass = 0.6\nfast = {fast}\nposition = [{at}{zero}]\nvelocity = [{v}{zero}]\n"
        );
    }
    out + &format!("[[force]]\nname = \"x\"\nkind = \"{kind}\"\n{table}\n{study}")
}

fn model(planar: bool, kind: &str, table: &str, study: &str) -> Model {
    let text = text(planar, kind, table, study);
    Model::from_toml_str(&text, kind).unwrap_or_else(|e| panic!("{kind}: {e}\n{text}"))
}

/// Runs `check` on every sample that has one.
fn each(mut check: impl FnMut(bool, &'static str, &'static str)) {
    for planar in [false, true] {
        let list = samples(planar);
        assert!(list.len() >= 16);
        for (kind, table) in list {
            // a load per length is shared out to the nodes of a rod
            assert_eq!(table.is_empty(), kind == "distributed", "{kind}");
            if !table.is_empty() {
                check(planar, kind, table);
            }
        }
    }
}

/// A configuration with every body moved.
fn moved<S, const D: usize, const A: usize, const T: usize>(
    c: &Compiled<S, D, A, T>,
    size: f64,
) -> Configuration<D>
where
    S: Space<D, A, T>,
{
    let mut q = c.q.clone();
    for (k, pose) in q.iter_mut().take(c.mech.n()).enumerate() {
        let wave = |i: usize| size * (1.7 * k as f64 + 2.3 * i as f64 + 0.4).sin();
        pose.x += SVector::from_fn(|i, _| wave(i));
        let point = c.mech.links[k].freedom.is_point();
        if !point {
            pose.r = S::cay(&SVector::from_fn(|i, _| wave(i + 3))) * pose.r;
        }
    }
    q
}

/// Σ g ∇s by node, with virtual motions and gradient at a configuration.
fn wrenches<S, const D: usize, const A: usize, const T: usize>(
    f: &ForceElement<S, D, A, T>,
    nodes: usize,
    q: &Configuration<D>,
    phase: f64,
) -> Vec<Twist<T>>
where
    S: Space<D, A, T>,
{
    let mut c = Coefficients::default();
    f.gradient(0.0, &f.values(q), phase, &mut c);
    let mut out = vec![Twist::zeros(); nodes];
    f.sums(
        |i| c.g[i],
        |inv, g| {
            let [a, b] = inv.gradient(q, q);
            out[inv.a] += a * g;
            out[inv.b] += b * g;
        },
    );
    out
}

/// Closed forms of the law against its dual numbers, between two configurations.
fn derivatives<S, const D: usize, const A: usize, const T: usize>(
    c: &Compiled<S, D, A, T>,
    f: &ForceElement<S, D, A, T>,
    phase: f64,
) where
    S: Space<D, A, T>,
{
    let q1 = moved(c, 0.03);
    let t = f.travel((0.3, 0.1), [&c.q, &q1], phase, &[]);
    let n = f.count();
    let law = f.law();
    check::element(law, &t.s0[..n], &t.s1[..n], phase, |s| law.energy(s, phase));
}

/// A rigid motion of everything leaves the energy, and internal forces have neither force nor moment.
fn objectivity<S, const D: usize, const A: usize, const T: usize>(
    c: &Compiled<S, D, A, T>,
    f: &ForceElement<S, D, A, T>,
    phase: f64,
) where
    S: Space<D, A, T>,
{
    let q = moved(c, 0.05);
    let memory = vec![0.0; f.memory.end];
    let turn = S::cay(&SVector::from_fn(|i, _| 0.9 - 0.4 * i as f64));
    let mut turned = q.clone();
    for pose in &mut turned {
        pose.x = turn * pose.x + SVector::from_fn(|i, _| 0.3 + i as f64);
        pose.r = turn * pose.r;
    }
    let energies = [&q, &turned].map(|q| f.energy(q, phase, &memory));
    let size = energies[0].abs() + 1e-3;
    assert!(
        (energies[0] - energies[1]).abs() < 1e-13 * size,
        "{energies:?}"
    );
    let all = wrenches(f, q.len(), &q, phase);
    let (mut force, mut moment, mut size) =
        (SVector::<f64, D>::zeros(), SVector::<f64, A>::zeros(), 0.0);
    for (w, pose) in all.iter().zip(&q) {
        let own = SVector::<f64, D>::from_fn(|i, _| w[i]);
        force += own;
        moment += S::cross(&pose.x, &own) + SVector::<f64, A>::from_fn(|i, _| w[D + i]);
        size += w.norm();
    }
    assert!(
        force.norm() + moment.norm() < 1e-13 * (1.0 + size),
        "{force} {moment}"
    );
}

/// Blocks of a few bodies as one matrix.
struct Dense(DMatrix<f64>);

impl<const T: usize> BlockSink<T> for Dense {
    fn add(&mut self, row: usize, col: usize, block: &SMatrix<f64, T, T>) {
        let mut view = self.0.view_mut((T * row, T * col), (T, T));
        view += block;
    }
}

/// T-ELM-16 against differences of the wrenches by motions of every node.
fn stiffness<S, const D: usize, const A: usize, const T: usize>(
    c: &Compiled<S, D, A, T>,
    f: &ForceElement<S, D, A, T>,
    phase: f64,
) where
    S: Space<D, A, T>,
{
    let (n, q) = (c.mech.n(), moved(c, 0.05));
    let mut dense = Dense(DMatrix::zeros(T * n, T * n));
    let mut coefficients = Coefficients::default();
    crate::multirate::propose::add_stiffness(f, n, &q, phase, &mut coefficients, &mut dense);
    let step = 1e-6;
    for (node, k) in (0..n).flat_map(|node| (0..T).map(move |k| (node, k))) {
        let side = |sign: f64| -> DVector<f64> {
            let mut q = q.clone();
            let motion = |i: usize| if i == k { sign * step } else { 0.0 };
            q[node].x += SVector::from_fn(|i, _| motion(i));
            q[node].r = S::cay(&SVector::from_fn(|i, _| motion(D + i))) * q[node].r;
            let all = wrenches(f, q.len(), &q, phase);
            let entries = all[..n].iter().flat_map(|w| w.iter().copied());
            DVector::from_iterator(T * n, entries)
        };
        let found = (side(1.0) - side(-1.0)) / (2.0 * step);
        let column = dense.0.column(T * node + k);
        let gap = (&found - column).amax();
        assert!(
            gap < 1e-7 * (1.0 + dense.0.amax()),
            "node {node}, {k}: {gap:e}"
        );
    }
}

/// All checks of one sample in its space.
fn conforms<S, const D: usize, const A: usize, const T: usize>(model: &Model, kind: &str)
where
    S: Space<D, A, T>,
{
    let c = compile::<S, D, A, T>(model).expect("a sample compiles");
    let angles: Vec<f64> = c.mech.angles.iter().map(|a| a.value(&c.q)).collect();
    // these act from outside
    let outer = ["combination", "drag"].contains(&kind);
    assert_eq!(
        c.mech.forces.is_empty(),
        ["force", "torque"].contains(&kind)
    );
    for f in &c.mech.forces {
        let phase = c.mech.angle(f.angle, &c.coords, &angles);
        assert_eq!(f.count(), f.law().count(), "{kind}");
        derivatives(&c, f, phase);
        stiffness(&c, f, phase);
        if !outer {
            objectivity(&c, f, phase);
        }
    }
}

#[test]
fn conf_every_kind_of_element() {
    each(|planar, kind, table| {
        println!("{kind}, {}", if planar { "plane" } else { "space" });
        let model = model(planar, kind, table, "");
        match planar {
            true => conforms::<Planar, 2, 1, 3>(&model, kind),
            false => conforms::<Spatial, 3, 3, 6>(&model, kind),
        }
    });
}

/// Final positions of a run.
fn end(model: &Model, study: usize) -> Vec<f64> {
    let run = crate::simulate(model, &model.studies[study], &mut |_| true).expect("a sample runs");
    let name = &model.studies[study].name;
    assert!(
        run.status == crate::trajectory::Status::Completed,
        "{name}: {:?}",
        run.status
    );
    let mut out = vec![];
    for part in ["body.a", "body.b", "body.c", "point.p", "point.r"] {
        for axis in ["x", "y", "z"] {
            let channel = run.channel(&format!("{part}.position.{axis}"));
            out.extend(channel.and_then(|c| c.last().copied()));
        }
    }
    assert!(out.len() >= 10);
    out
}

fn apart(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).fold(0.0, |m, (a, b)| m.max((a - b).abs()))
}

/// Null space and multipliers, step for step, in two schemes.
#[test]
fn conf_every_kind_in_both_formulations() {
    let mut studies = String::new();
    for scheme in ["midpoint", "energy-momentum"] {
        for formulation in ["null-space", "multipliers"] {
            studies += &format!(
                "[[study]]\nname = \"{scheme}-{formulation}\"\nscheme = \"{scheme}\"\nformulation = \"{formulation}\"\nstep = 0.01\nduration = 0.05\n"
            );
        }
    }
    each(|planar, kind, table| {
        let model = model(planar, kind, table, &studies);
        for first in [0, 2] {
            let gap = apart(&end(&model, first), &end(&model, first + 1));
            assert!(gap < 1e-10, "{kind}, planar {planar}: {gap:e}");
        }
    });
}

/// Every scheme, against the most accurate one; multirate where it does not refuse the kind.
#[test]
fn conf_every_kind_in_every_scheme() {
    let schemes = [
        "gauss-6",
        "midpoint",
        "trapezoidal",
        "energy-momentum",
        "generalized-alpha",
        "gauss-4",
        "lobatto-4",
        "multirate",
    ];
    let study = |scheme: &str| {
        let step = match scheme {
            "multirate" => "step = 0.001\nratio = 2",
            _ => "step = 0.002",
        };
        format!("[[study]]\nname = \"{scheme}\"\nscheme = \"{scheme}\"\n{step}\nduration = 0.1\n")
    };
    each(|planar, kind, table| {
        let refused = ["force", "friction", "maxwell", "motor", "torque"].contains(&kind);
        let schemes = schemes.iter().filter(|s| **s != "multirate" || !refused);
        let studies: String = schemes.clone().map(|s| study(s)).collect();
        let model = model(planar, kind, table, &studies);
        let best = end(&model, 0);
        for (k, scheme) in schemes.enumerate().skip(1) {
            let gap = apart(&best, &end(&model, k));
            // second order, forces of some ten newtons; friction and stops have kinks
            assert!(gap < 2e-5, "{kind} with {scheme}, planar {planar}: {gap:e}");
        }
    });
}
