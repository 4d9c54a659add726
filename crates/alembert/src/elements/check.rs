//! The shared conformance suite of elements.
//!
//! The law for any scalar is the reference: closed forms are compared with its dual numbers, and it with the formula of the documentation.

use super::states::Condensing;
use super::{Change, Coefficients, Element, MAX_STATES, States};
use alembert_math::scalar::{Dual, Scalar};

/// A number with two derivatives.
pub type Second = Dual<Dual>;

/// Step of the changes below [s].
const STEP: f64 = 0.1;

/// Numbers with derivatives along two coordinates.
fn marked(s: &[f64], i: usize, j: usize) -> Vec<Second> {
    let one = |k: usize, i: usize| f64::from(u8::from(k == i));
    let number =
        |(k, s): (usize, &f64)| Dual::new(Dual::new(*s, one(k, j)), Dual::constant(one(k, i)));
    s.iter().enumerate().map(number).collect()
}

fn change<'a, R: Scalar>(s0: &'a [R], s1: &'a [R], step: R, phase: f64) -> Change<'a, R> {
    Change {
        time: 0.3,
        step,
        s0,
        s1,
        phase,
    }
}

fn near(a: f64, b: f64, tolerance: f64, what: &str) {
    assert!(
        (a - b).abs() < tolerance * (1.0 + b.abs()),
        "{what}: {a} {b}"
    );
}

/// Checks the energy against a formula, gradient, second derivative and dissipation in closed form against dual numbers of the law, and
/// the discrete gradient against the energy difference.
pub fn element<F>(e: &impl Element, s0: &[f64], s1: &[f64], phase: f64, formula: F)
where
    F: Fn(&[Second]) -> Second,
{
    let n = e.count();
    assert_eq!(n, s0.len());
    first_and_second(e, s0, phase, formula);

    // discrete gradient: exact energy difference, less the work of a drive
    let over = |s1: &[f64]| -> Coefficients {
        let mut c = Coefficients::default();
        e.discrete_gradient(&change(s0, s1, STEP, phase), &mut c);
        c
    };
    let c = over(s1);
    let work: f64 = (0..n).map(|i| c.g[i] * (s1[i] - s0[i])).sum();
    let potential = |s: &[f64]| e.energy(s, phase) - e.drive(0.3, s, phase);
    near(
        work,
        potential(s1) - potential(s0),
        1e-12,
        "discrete gradient",
    );
    check_slope(n, s1, &c, &over);
    if e.dissipates() {
        dissipation(e, s0, s1, phase);
    }
}

/// Energy and drive: formula, law and closed forms agree.
fn first_and_second<F>(e: &impl Element, s: &[f64], phase: f64, formula: F)
where
    F: Fn(&[Second]) -> Second,
{
    let n = e.count();
    let mut c = Coefficients::default();
    e.gradient(0.3, s, phase, &mut c);
    for i in 0..n {
        for j in 0..n {
            let d = marked(s, i, j);
            let stored = e.energy(&d, phase);
            let wanted = formula(&d);
            near(stored.re.re, wanted.re.re, 1e-14, "energy");
            near(stored.eps.re, wanted.eps.re, 1e-11, "its derivative");
            near(
                stored.eps.eps,
                wanted.eps.eps,
                1e-9,
                "its second derivative",
            );
            let law = stored - e.drive(0.3, &d, phase);
            near(c.h[i][j], law.eps.eps, 1e-9, &format!("h[{i}][{j}]"));
            near(c.g[i], law.eps.re, 1e-11, &format!("g[{i}]"));
        }
    }
}

/// Dissipation: the closed form and its slope against the law, its sign, exchanged ends, and the form for rates.
fn dissipation(e: &impl Element, s0: &[f64], s1: &[f64], phase: f64) {
    let n = e.count();
    let over = |s1: &[f64]| -> Coefficients {
        let mut c = Coefficients::default();
        e.dissipation(&change(s0, s1, STEP, phase), &mut c);
        c
    };
    let c = over(s1);
    assert!((0..n).map(|i| c.g[i] * (s1[i] - s0[i])).sum::<f64>() >= 0.0);
    let still: Vec<Dual> = s0.iter().map(|s| Dual::constant(*s)).collect();
    for j in 0..n {
        let mut moved: Vec<Dual> = s1.iter().map(|s| Dual::constant(*s)).collect();
        moved[j].eps = 1.0;
        let mut law = vec![Dual::default(); n];
        e.dissipation_of(
            &change(&still, &moved, Dual::constant(STEP), phase),
            &mut law,
        );
        for i in 0..n {
            near(c.g[i], law[i].re, 1e-12, &format!("dissipation {i}"));
            near(c.h[i][j], law[i].eps, 1e-9, &format!("slope {i} {j}"));
        }
    }
    // exchanged ends, the angle being that of the new start
    let mut back = Coefficients::default();
    let turned = if n == 2 { s1[1].atan2(s1[0]) } else { phase };
    e.dissipation(&change(s1, s0, STEP, turned), &mut back);
    for i in 0..n {
        assert!((c.g[i] + back.g[i]).abs() < 1e-12 * (1.0 + c.g[i].abs()));
    }
    let s_dot: Vec<f64> = (0..n).map(|i| (s1[i] - s0[i]) * 1e-6 / STEP).collect();
    let near_start: Vec<f64> = (0..n).map(|i| s0[i] + 1e-6 * (s1[i] - s0[i])).collect();
    let mut rate = Coefficients::default();
    e.dissipation_rate(s0, phase, &s_dot, &mut rate);
    let fine = over(&near_start);
    for i in 0..n {
        assert!(
            (rate.g[i] - fine.g[i]).abs() < 1e-5 * (rate.g[i].abs() + 1e-9),
            "rate form {i}"
        );
    }
}

/// Compares `h` with central differences of `g` by the end values.
fn check_slope(n: usize, s1: &[f64], c: &Coefficients, f: &dyn Fn(&[f64]) -> Coefficients) {
    for j in 0..n {
        let d = 1e-6;
        let (mut p, mut m) = (s1.to_vec(), s1.to_vec());
        p[j] += d;
        m[j] -= d;
        let (p, m) = (f(&p), f(&m));
        for i in 0..n {
            let fd = (p.g[i] - m.g[i]) / (2.0 * d);
            near(c.h[i][j], fd, 1e-6, &format!("slope [{i}][{j}]"));
        }
    }
}

/// Checks the states of an element over a step: the equation is met, the closed form is its condensation, the tangents match differences, and
/// the work of the force is what is stored, lost and supplied.
pub fn states(e: &impl Element, s0: &[f64], s1: &[f64], phase: f64) {
    let (n, k) = (e.count(), e.states());
    let mut z0 = [0.0; MAX_STATES];
    e.begin(s0, phase, &mut z0[..k]);
    let mut u = vec![0.0; e.inputs()];
    e.input(0.0, &mut u);
    let s_dot: Vec<f64> = s0.iter().zip(s1).map(|(a, b)| (b - a) / STEP).collect();
    let over = |s1: &[f64], end: bool| {
        let condensing = Condensing {
            law: e,
            change: change(s0, s1, STEP, phase),
            z0: &z0[..k],
            u: &u,
        };
        let (mut z1, mut c) = ([0.0; MAX_STATES], Coefficients::default());
        match end {
            false => condensing.condense(&mut z1[..k], &mut c),
            true => condensing.condense_at_end(&s_dot, 0.0, &mut z1[..k], &mut c),
        }
        (z1, c)
    };
    let (z1, c) = over(s1, false);
    let plain = change(s0, s1, STEP, phase);
    let z = States {
        z0: &z0[..k],
        z1: &z1[..k],
        u: &u,
    };
    let mut rows = [0.0; MAX_STATES];
    e.state_rows(&plain, &z, &mut rows[..k]);
    rows.iter()
        .for_each(|r| near(*r, 0.0, 1e-14, "equation of the states"));
    for end in [false, true] {
        check_slope(n, s1, &over(s1, end).1, &|s1| over(s1, end).1);
    }
    let (mut closed, mut z_closed) = (Coefficients::default(), [0.0; MAX_STATES]);
    if e.condensed(&plain, &z0[..k], &mut z_closed[..k], &mut closed) {
        (0..k).for_each(|i| near(z_closed[i], z1[i], 1e-14, "closed form"));
        for i in 0..n {
            near(closed.g[i], c.g[i], 1e-12, "closed force");
            (0..n).for_each(|j| near(closed.h[i][j], c.h[i][j], 1e-9, "closed slope"));
        }
    }
    // at rest nothing moves
    let (mut z_rest, mut left) = ([0.0; MAX_STATES], [0.0; MAX_STATES]);
    e.at_rest(s0, phase, &mut z_rest[..k]);
    let still = States {
        z0: &z_rest[..k],
        z1: &z_rest[..k],
        u: &u,
    };
    e.state_rows(&change(s0, s0, STEP, phase), &still, &mut left[..k]);
    left.iter()
        .for_each(|r| near(*r, 0.0, 1e-14, "equation of the states at rest"));
    // what is lost in a form of its own is what the balance leaves
    let energy = |s: &[f64], z: &[f64]| e.state_energy::<f64>(s, phase, z);
    let taken: f64 = (0..n).map(|i| c.g[i] * (s1[i] - s0[i])).sum();
    let lost = taken + e.supplied(&plain, &z) - energy(s1, z.z1) + energy(s0, z.z0);
    if let Some(own) = e.state_loss(&plain, &z) {
        near(own, lost, 1e-12, "loss");
    }
}
