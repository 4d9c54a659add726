//! Derivatives and exactness of every measure, and the logarithm against an independent one.

use super::*;
use crate::elements::check::{self, Second};
use nalgebra::{Matrix3, Matrix4, Rotation3, Vector3};

const CURVATURES: [Curvature; 4] = [
    Curvature::HalfAngle,
    Curvature::Angle,
    Curvature::Tangent,
    Curvature::Sine,
];

fn beam(dimension: usize, measure: Curvature, between: bool, curved: bool) -> Beam {
    Beam {
        dimension,
        curvature: measure,
        between,
        curved,
        lengths: [1.0; 2],
        stiffness: [10.0, 20.0, 30.0, 1.0, 2.0, 3.0],
        damping: [0.1, 0.2, 0.3, 0.01, 0.02, 0.03],
        rest: [0.0, 0.05, 0.1, 0.0, 0.05, 0.0],
    }
}

fn ratio(measure: Curvature, c: Second) -> Second {
    let two = Second::constant(2.0);
    match measure {
        Curvature::Sine => Second::constant(1.0),
        Curvature::HalfAngle => (two / (c + 1.0)).sqrt(),
        Curvature::Tangent => two / (c + 1.0),
        Curvature::Angle => c.acos() / (-c * c + 1.0).sqrt(),
    }
}

/// Energy from the formulas of the module documentation.
fn energy(e: &Beam, s: &[Second]) -> Second {
    let (d, n) = (e.dimension, e.turns());
    let cosine = |trace: Second| (trace - (d as f64 - 2.0)) * 0.5;
    let bent = if e.curved { d + n + 1 } else { d };
    let mut u = s[0] * 0.0;
    let mut add = |i: usize, value: Second| {
        let strain = value - e.rest[i];
        u += strain * strain * (0.5 * e.stiffness[i]);
    };
    let whole = cosine(s[d + n]);
    let c = ratio(Curvature::Angle, whole);
    let g = (c - 1.0) / (-whole * whole + 1.0);
    for i in 0..d {
        add(
            i,
            match (e.between, d) {
                (false, _) => s[i],
                (true, 2) => c * s[i],
                _ => {
                    let m = s[0] * s[3] + s[1] * s[4] + s[2] * s[5];
                    c * s[i] - g * s[3 + i] * m
                }
            },
        );
    }
    let c = ratio(e.curvature, cosine(s[bent + n]));
    for k in 0..n {
        add(d + k, c * s[bent + k]);
    }
    u
}

#[test]
fn conf_beam_of_every_measure() {
    for measure in CURVATURES {
        // small and large turns: both sides of the series
        for turn in [1.0, 6.0] {
            for (between, curved) in [(false, false), (true, false), (true, true)] {
                let whole0 = [0.05 * turn, -0.04 * turn, 0.02, 3.0 - 0.3 * turn];
                let whole1 = [0.03, -0.02 * turn, 0.01, 2.9 - 0.25 * turn];
                let own = if curved { 2 } else { 1 };
                let with = |shift: [f64; 3], turn: [f64; 4]| {
                    let mut s = shift.to_vec();
                    (0..own).for_each(|k| s.extend(turn.map(|x| x * (1.0 - 0.1 * k as f64))));
                    s
                };
                let s0 = with([0.1, -0.2, 0.3], whole0);
                let s1 = with([0.2, -0.1, 0.25], whole1);
                let e = beam(3, measure, between, curved);
                check::element(&e, &s0, &s1, 0.0, |s| energy(&e, s));
                let flat = |s: &[f64]| {
                    let mut out = s[..2].to_vec();
                    for k in 0..own {
                        out.extend([s[3 + 4 * k], s[6 + 4 * k] - 1.0]);
                    }
                    out
                };
                let e = beam(2, measure, between, curved);
                check::element(&e, &flat(&s0), &flat(&s1), 0.0, |s| energy(&e, s));
            }
        }
    }
}

/// Invariants of two poses: means of directors, sines, trace.
fn invariants(turn: Vector3<f64>, span: Vector3<f64>) -> [f64; 7] {
    let q = Rotation3::from_scaled_axis(turn).into_inner();
    let mean = (Matrix3::identity() + q) * 0.5;
    let delta = mean.transpose() * span;
    let skew = (q - q.transpose()) * 0.5;
    [
        delta[0],
        delta[1],
        delta[2],
        skew[(2, 1)],
        skew[(0, 2)],
        skew[(1, 0)],
        q.trace(),
    ]
}

#[test]
fn ref_displacements_are_the_logarithm() {
    // exp of a screw as a 4 by 4 matrix, by its series and squaring: independent of all formulas here
    let e = beam(3, Curvature::Angle, true, false);
    for (turn, shift) in [
        ([0.3, -0.2, 0.5], [0.1, 0.05, 0.6]),
        ([1.4, 0.9, -1.6], [0.2, -0.1, 1.0]),
        ([1e-7, 2e-7, 0.0], [0.0, 0.1, 1.0]),
    ] {
        let (turn, shift) = (Vector3::from(turn), Vector3::from(shift));
        let mut screw = Matrix4::zeros();
        screw
            .fixed_view_mut::<3, 3>(0, 0)
            .copy_from(&turn.cross_matrix());
        screw.fixed_view_mut::<3, 1>(0, 3).copy_from(&shift);
        let motion = screw.exp();
        let span = motion.fixed_view::<3, 1>(0, 3).into_owned();
        let found = e.drawn(&invariants(turn, span));
        for i in 0..3 {
            assert!((found[i] - shift[i]).abs() < 1e-14, "{found:?} {shift}");
            assert!((found[3 + i] - turn[i]).abs() < 1e-14, "{found:?} {turn}");
        }
    }
}

#[test]
fn id_tension_never_gains_by_a_turn_of_the_ends() {
    // held by a force F along the chord: the least of U - F·x over the displacement, at turns of the ends against each other
    for (measure, axis) in CURVATURES
        .into_iter()
        .flat_map(|m| [[1.0, 0.0, 0.0], [0.6, 0.8, 0.0], [0.5, 0.5, 0.7]].map(|a| (m, a)))
    {
        let mut e = beam(3, measure, true, false);
        e.stiffness = [1e9, 1e9, 1e9, 0.0, 0.0, 0.0];
        e.rest = [0.0, 0.0, 1.0, 0.0, 0.0, 0.0];
        let axis = Vector3::from(axis).normalize();
        // rigid in its strain: the chord of a turn by φ, along the middle frame
        let mut last = 1.0 + 1e-12;
        for k in 1..30 {
            let phi = 0.1 * f64::from(k);
            let q = Rotation3::from_scaled_axis(axis * phi);
            let half = Rotation3::from_scaled_axis(axis * (0.5 * phi));
            let across = Vector3::z() - axis * axis.z;
            let chord = axis * axis.z + across * ((0.5 * phi).sin() / (0.5 * phi));
            let s = invariants(q.scaled_axis(), half * chord);
            assert!(e.energy(&s, 0.0) < 1e-18, "{measure:?} {phi}");
            assert!(chord.norm() < last, "{measure:?} {phi}");
            last = chord.norm();
        }
    }
}

/// Coefficients without derivatives, at a place and over a step, elastic and damped, are those with derivatives.
#[test]
fn id_coefficients_alone_are_the_same() {
    let close = |wanted: &[f64], found: &[f64]| {
        let size = wanted.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
        for (w, f) in wanted.iter().zip(found) {
            assert!((w - f).abs() < 1e-13 * size, "{w} {f}");
        }
    };
    let kinds = [(false, false), (true, false), (true, true)];
    for (dimension, measure) in [2, 3].into_iter().flat_map(|d| CURVATURES.map(|m| (d, m))) {
        for (between, curved) in kinds {
            let law = beam(dimension, measure, between, curved);
            let n = law.count();
            let traces = [law.shifts() + law.turns(), law.bent() + law.turns()];
            let place = |shift: f64| -> Vec<f64> {
                let value = |k: usize| match traces.contains(&k) {
                    true => dimension as f64 - 0.3 + shift,
                    false => 0.3 * (1.7 * k as f64 + 9.0 * shift).sin(),
                };
                (0..n).map(value).collect()
            };
            let (s0, s1) = (place(0.0), place(0.05));
            let change = Change {
                time: 0.0,
                step: 0.1,
                s0: &s0,
                s1: &s1,
                phase: 0.0,
            };
            let [mut at, mut over, mut both, mut lost] = [Coefficients::default(); 4];
            law.gradient(0.0, &s0, 0.0, &mut at);
            close(&at.g[..n], &law.forces_at(&s0)[..n]);
            law.discrete_gradient(&change, &mut over);
            law.dissipation(&change, &mut over);
            close(&over.g[..n], &law.forces_over(&change, true)[..n]);
            law.coefficients_over(&change, true, &mut both);
            close(&over.g[..n], &both.g[..n]);
            close(over.h.as_flattened(), both.h.as_flattened());
            law.dissipation(&change, &mut lost);
            close(&lost.g[..n], &law.forces_over(&change, false)[..n]);
        }
    }
}
