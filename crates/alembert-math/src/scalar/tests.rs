//! Every function against its closed derivatives: the first, the second and the third.

use super::*;

type Third = Dual<Dual<Dual>>;

/// x with derivatives along three equal directions.
fn marked(x: f64) -> Third {
    let one = |v: f64| Dual::new(v, 1.0);
    let two = Dual::new(one(x), Dual::constant(1.0));
    Dual::new(two, Dual::constant(1.0))
}

/// Value and first three derivatives.
fn jet(f: Third) -> [f64; 4] {
    [f.re.re.re, f.eps.re.re, f.eps.eps.re, f.eps.eps.eps]
}

fn agree(name: &str, found: Third, wanted: [f64; 4]) {
    for (k, (f, w)) in jet(found).into_iter().zip(wanted).enumerate() {
        // a few operations on numbers of the size of the result
        assert!(
            (f - w).abs() < 1e-13 * (1.0 + w.abs()),
            "{name}, derivative {k}: {f} {w}"
        );
    }
}

#[test]
fn diff_every_function_has_its_closed_derivatives() {
    for x in [0.3, 0.7, 0.95_f64] {
        let d = marked(x);
        let (s, c) = x.sin_cos();
        agree("sin", d.sin(), [s, c, -s, -c]);
        agree("cos", d.cos(), [c, -s, -c, s]);
        let r = 1.0 / x;
        agree(
            "recip",
            d.recip(),
            [r, -r * r, 2.0 * r.powi(3), -6.0 * r.powi(4)],
        );
        let q = x.sqrt();
        agree(
            "sqrt",
            d.sqrt(),
            [q, 0.5 / q, -0.25 / q.powi(3), 0.375 / q.powi(5)],
        );
        agree("exp", d.exp(), [x.exp(); 4]);
        agree("ln", d.ln(), [x.ln(), r, -r * r, 2.0 * r.powi(3)]);
        agree(
            "powi",
            d.powi(5),
            [x.powi(5), 5.0 * x.powi(4), 20.0 * x.powi(3), 60.0 * x * x],
        );
        agree(
            "powf",
            d.powf(1.5),
            [x.powf(1.5), 1.5 * q, 0.75 / q, -0.375 / q.powi(3)],
        );
        let u = 1.0 / (1.0 + x * x);
        agree(
            "atan2",
            d.atan2(Third::constant(1.0)),
            [
                x.atan(),
                u,
                -2.0 * x * u * u,
                (6.0 * x * x - 2.0) * u.powi(3),
            ],
        );
        let w = (1.0 - x * x).sqrt();
        agree(
            "acos",
            d.acos(),
            [
                x.acos(),
                -1.0 / w,
                -x / w.powi(3),
                -(1.0 + 2.0 * x * x) / w.powi(5),
            ],
        );
        let t = x.tanh();
        let p = 1.0 - t * t;
        agree(
            "tanh",
            d.tanh(),
            [t, p, -2.0 * t * p, (6.0 * t * t - 2.0) * p],
        );
    }
    agree("constant power", marked(0.0).powi(0), [1.0, 0.0, 0.0, 0.0]);
    agree(
        "constant power",
        marked(0.0).powf(0.0),
        [1.0, 0.0, 0.0, 0.0],
    );
}

#[test]
fn diff_products_and_quotients() {
    // Leibniz and the quotient rule, on x² / (2 + x³) with x³ by products
    let x = 0.8;
    let d = marked(x);
    let found = d * d / (d * d * d + 2.0) - d * 3.0 / 4.0;
    // x²/(2 + x³) = x² u: derivatives by hand
    let u = 1.0 / (2.0 + x * x * x);
    let first = (4.0 * x - x.powi(4)) * u * u;
    let second = (8.0 - 28.0 * x.powi(3) + 2.0 * x.powi(6)) * u.powi(3);
    assert!((jet(found)[0] - (x * x * u - 0.75 * x)).abs() < 1e-15);
    assert!((jet(found)[1] - (first - 0.75)).abs() < 1e-15);
    assert!(
        (jet(found)[2] - second).abs() < 1e-14,
        "{} {second}",
        jet(found)[2]
    );
}

#[test]
fn diff_angles_in_every_quadrant() {
    // the angle of (r cos φ, r sin φ) is φ: derivative 1 by φ, 0 by r
    for k in 0..8 {
        let phi = 0.4 + 0.7 * f64::from(k);
        let turned = Dual::new(phi, 1.0);
        let (s, c) = turned.sin_cos();
        let angle = (s * 1.7).atan2(c * 1.7);
        assert!((angle.eps - 1.0).abs() < 1e-15);
        // the value is the angle itself but for full turns
        assert!((angle.re - phi).sin().abs() < 1e-14 && (angle.re - phi).cos() > 0.0);
        let (s, c) = phi.sin_cos();
        let grown = Dual::new(1.7, 1.0);
        assert!((grown * s).atan2(grown * c).eps.abs() < 1e-16);
    }
}

#[test]
fn id_comparisons_look_at_values() {
    let (a, b) = (Dual::new(1.0, 5.0), Dual::new(2.0, -1.0));
    assert_eq!(a.larger(b), b);
    assert_eq!(a.smaller(b), a);
    // of equal values the first one stays, with its derivative
    assert_eq!(a.larger(Dual::new(1.0, 7.0)), a);
    assert_eq!(Dual::<Dual>::constant(3.0).value(), 3.0);
    assert_eq!(
        Dual::new(Dual::new(1.0, 2.0), Dual::new(3.0, 4.0)).slope(),
        3.0
    );
}
