//! The shared conformance suite of elements.

use super::{Change, Coefficients, Element};
use num_dual::{Dual2_64, Dual64, DualNum};

/// Checks gradient and second derivative against dual numbers, the discrete gradient against the energy
/// difference, its derivative against central differences, and dissipation against its sign and rate form.
pub fn element<F>(e: &dyn Element, s0: &[f64], s1: &[f64], phase: f64, energy: F)
where
    F: Fn(&[Dual2_64]) -> Dual2_64,
{
    let n = e.count();
    assert_eq!(n, s0.len());

    // gradient and Hessian at s0; mixed derivatives by polarisation of directional ones
    let mut c = Coefficients::default();
    e.gradient(0.0, s0, phase, &mut c);
    let directional = |d: &[f64]| {
        let s: Vec<Dual2_64> = (0..n).map(|i| Dual2_64::new(s0[i], d[i], 0.0)).collect();
        energy(&s)
    };
    for i in 0..n {
        for j in 0..n {
            let (mut dp, mut dm) = (vec![0.0; n], vec![0.0; n]);
            dp[i] += 1.0;
            dm[i] += 1.0;
            dp[j] += 1.0;
            dm[j] -= 1.0;
            let mixed = (directional(&dp).v2 - directional(&dm).v2) / 4.0;
            let expected = if i == j {
                directional(&dp).v2 / 4.0
            } else {
                mixed
            };
            assert!(
                (c.h[i][j] - expected).abs() < 1e-9 * (1.0 + expected.abs()),
                "h[{i}][{j}]: {} {}",
                c.h[i][j],
                expected
            );
        }
        let mut d = vec![0.0; n];
        d[i] = 1.0;
        let g = directional(&d).v1;
        assert!(
            (c.g[i] - g).abs() < 1e-11 * (1.0 + g.abs()),
            "g[{i}]: {} {g}",
            c.g[i]
        );
    }

    // discrete gradient: exact energy difference
    let change = |s1: &[f64]| -> Coefficients {
        let mut c = Coefficients::default();
        e.discrete_gradient(
            &Change {
                time: 0.0,
                step: 0.1,
                s0,
                s1,
                phase,
                memory: &[],
            },
            &mut c,
        );
        c
    };
    let c = change(s1);
    let work: f64 = (0..n).map(|i| c.g[i] * (s1[i] - s0[i])).sum();
    let du = e.energy(s1, phase, &[]) - e.energy(s0, phase, &[]);
    assert!(
        (work - du).abs() < 1e-12 * (1.0 + du.abs()),
        "discrete gradient: {work} {du}"
    );
    check_slope(n, s1, &c, &change);

    // dissipation: never negative, derivative, and agreement with the rate form for small changes
    if e.dissipates() {
        let dissipation = |s1: &[f64]| -> Coefficients {
            let mut c = Coefficients::default();
            e.dissipation(
                &Change {
                    time: 0.0,
                    step: 0.1,
                    s0,
                    s1,
                    phase,
                    memory: &[],
                },
                &mut c,
            );
            c
        };
        let c = dissipation(s1);
        assert!((0..n).map(|i| c.g[i] * (s1[i] - s0[i])).sum::<f64>() >= 0.0);
        check_slope(n, s1, &c, &dissipation);
        // exchanged ends, the angle being that of the new start
        let mut back = Coefficients::default();
        let exchanged = Change {
            time: 0.0,
            step: 0.1,
            s0: s1,
            s1: s0,
            phase: if n == 2 { s1[1].atan2(s1[0]) } else { phase },
            memory: &[],
        };
        e.dissipation(&exchanged, &mut back);
        for i in 0..n {
            assert!((c.g[i] + back.g[i]).abs() < 1e-12 * (1.0 + c.g[i].abs()));
        }
        let s_dot: Vec<f64> = (0..n).map(|i| (s1[i] - s0[i]) * 1e-6 / 0.1).collect();
        let near: Vec<f64> = (0..n).map(|i| s0[i] + 1e-6 * (s1[i] - s0[i])).collect();
        let mut rate = Coefficients::default();
        e.dissipation_rate(s0, phase, &s_dot, &mut rate);
        let fine = dissipation(&near);
        for i in 0..n {
            assert!(
                (rate.g[i] - fine.g[i]).abs() < 1e-5 * (rate.g[i].abs() + 1e-9),
                "rate form {i}"
            );
        }
    }
    let _ = Dual64::from(0.0).sqrt();
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
            assert!(
                (c.h[i][j] - fd).abs() < 1e-6 * (1.0 + fd.abs()),
                "slope [{i}][{j}]: {} {fd}",
                c.h[i][j]
            );
        }
    }
}
