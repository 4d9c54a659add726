use super::*;
use crate::model::signal::CompiledSignal;
use crate::model::signals::Signal;

fn rest(k: usize) -> Spline {
    Spline::rest_to_rest(&RestToRest {
        from: 2.0,
        to: -1.0,
        start: 1.0,
        end: 5.0,
        smoothness: k,
    })
    .expect("valid")
}

#[test]
fn ref_rest_to_rest_polynomials() {
    // the polynomials in powers of x: 3x² - 2x³, 10x³ - 15x⁴ + 6x⁵, 35x⁴ - 84x⁵ + 70x⁶ - 20x⁷
    let known: [(usize, &[f64]); 3] = [
        (1, &[3.0, -2.0]),
        (2, &[10.0, -15.0, 6.0]),
        (3, &[35.0, -84.0, 70.0, -20.0]),
    ];
    for (k, coefficients) in known {
        let spline = rest(k);
        for i in 0..=40 {
            let x = f64::from(i) / 40.0;
            let powers = (k as i32 + 1..).map(|power| x.powi(power));
            let s: f64 = coefficients.iter().zip(powers).map(|(c, x)| c * x).sum();
            let exact = 2.0 - 3.0 * s;
            // the powers cancel to about 1e-14 near x = 1
            assert!((spline.eval(1.0 + 4.0 * x) - exact).abs() < 1e-13);
        }
    }
    for k in 1..=MAX_SMOOTHNESS {
        let spline = rest(k);
        for (t, value) in [
            (-1.0, 2.0),
            (1.0, 2.0),
            (3.0, 0.5),
            (5.0, -1.0),
            (9.0, -1.0),
        ] {
            assert!((spline.eval(t) - value).abs() < 1e-15, "{k} {t}");
        }
        assert!(spline.eval(f64::NAN).is_nan());
        // at rest at both ends, and k + 1 is the first derivative that is not zero there
        for sides in [spline.sides::<16>(0), spline.sides::<16>(1)] {
            for order in 1..=k {
                assert!(sides.iter().all(|side| side.0[order].abs() < 1e-15));
            }
            assert!((sides[0].0[k + 1] - sides[1].0[k + 1]).abs() > 0.1);
        }
    }
}

#[test]
fn id_via_splines_are_as_smooth_as_they_say() {
    let sets: [&[[f64; 2]]; 4] = [
        &[[0.0, 0.0], [1.0, 0.3], [2.0, 0.0]],
        &[[-1.0, 5.0], [0.5, 5.3], [1.0, 4.0], [4.0, 4.5], [4.5, 4.4]],
        &[[0.0, 1e-3], [0.01, 2e-3], [0.02, 0.0], [0.05, 1e-3]],
        // very uneven
        &[
            [0.0, 0.0],
            [1.0, 1.0],
            [1.01, 1.02],
            [3.0, 0.0],
            [20.0, 2.0],
        ],
    ];
    for (set, points) in sets.iter().enumerate() {
        for k in 1..=MAX_SMOOTHNESS {
            let via = points.to_vec();
            let spline = Spline::via(&ViaPoints { via, smoothness: k }).expect("valid");
            let last = points.len() - 1;
            let size = points.iter().fold(0.0_f64, |most, p| most.max(p[1].abs()));
            for (i, [t, value]) in points.iter().enumerate() {
                assert!((spline.eval(*t) - value).abs() < 1e-12 * size);
                let [left, right] = spline.sides::<16>(i);
                let is_end = i == 0 || i == last;
                let smooth = if is_end { k } else { 2 * k };
                let h = (points[i.max(1)][0] - points[i.max(1) - 1][0])
                    .min(points[(i + 1).min(last)][0] - points[(i + 1).min(last) - 1][0]);
                for order in 0..=smooth {
                    // in terms of the shorter piece; the differences of up to 14 control points, which may be larger
                    // than the values by far, lose digits
                    let jump = (left.0[order] - right.0[order]) * h.powi(order as i32);
                    let terms =
                        left.0[order].abs().max(right.0[order].abs()) * h.powi(order as i32);
                    assert!(
                        jump.abs() < 1e-9 * (size + terms),
                        "set {set} k {k} point {i} order {order}: {jump:e}"
                    );
                    if is_end && order > 0 {
                        assert!(
                            left.0[order].abs().max(right.0[order].abs()) * h.powi(order as i32)
                                < 1e-10 * size
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn ref_via_splines_with_one_inner_point_and_two_points() {
    // clamped cubic spline through (0,0), (1,1), (2,0): slope 0 in the middle, 3x² - 2x³
    let via = vec![[0.0, 0.0], [1.0, 1.0], [2.0, 0.0]];
    let spline = Spline::via(&ViaPoints { via, smoothness: 1 }).expect("valid");
    for x in [0.1, 0.4, 0.9_f64] {
        let exact = x * x * (3.0 - 2.0 * x);
        assert!((spline.eval(x) - exact).abs() < 1e-15);
        assert!((spline.eval(2.0 - x) - exact).abs() < 1e-15);
    }
    // clamped cubic through (0,0), (1,1), (3,0): slope m of 2(1/1 + 1/2) m = 3 (1/1² - 1/2²) · 1, so m = 3/4
    let via = vec![[0.0, 0.0], [1.0, 1.0], [3.0, 0.0]];
    let spline = Spline::via(&ViaPoints { via, smoothness: 1 }).expect("valid");
    assert!((spline.jet::<4>(1.0).0[1] - 0.75).abs() < 1e-14);
    // two points are a motion from rest to rest
    let via = vec![[1.0, 2.0], [5.0, -1.0]];
    let spline = Spline::via(&ViaPoints { via, smoothness: 4 }).expect("valid");
    for t in [0.0, 1.7, 3.3, 4.9, 6.0] {
        assert!((spline.eval(t) - rest(4).eval(t)).abs() < 1e-14);
    }
}

#[test]
fn id_many_via_points_converge_to_a_smooth_motion() {
    // sin⁴ is at rest at both ends for k = 3: order 2k + 2 = 8
    let exact = |t: f64| t.sin().powi(4);
    let error = |n: usize| {
        let h = std::f64::consts::PI / n as f64;
        let via = (0..=n)
            .map(|i| i as f64 * h)
            .map(|t| [t, exact(t)])
            .collect();
        let spline = Spline::via(&ViaPoints { via, smoothness: 3 }).expect("valid");
        (0..1000)
            .map(|i| f64::from(i) * std::f64::consts::PI / 1000.0)
            .map(|t| (spline.eval(t) - exact(t)).abs())
            .fold(0.0, f64::max)
    };
    let order = (error(20) / error(40)).log2();
    assert!((order - 8.0).abs() < 0.5, "{order}");
    // a thousand points, as of a recorded path
    assert!(error(1000) < 1e-13);
}

#[test]
fn ref_curves() {
    let motion = CurveMotion {
        curve: CurveKind::Circle,
        component: Component::X,
        size: None,
        radius: Some(0.5),
        center: 1.0,
        start: 1.0,
        end: 3.0,
        turns: 1.5,
        phase: 0.7,
        smoothness: 3,
    };
    let make = |change: &dyn Fn(&mut CurveMotion)| {
        let mut motion = motion.clone();
        change(&mut motion);
        Curve::new(&motion).expect("valid")
    };
    let x = make(&|_| {});
    let y = make(&|m| m.component = Component::Y);
    let eight = |m: &mut CurveMotion| {
        m.curve = CurveKind::FigureEight;
        (m.size, m.radius) = (Some([0.4, 0.2]), None);
    };
    let eight_x = make(&|m| eight(m));
    let eight_y = make(&|m| {
        eight(m);
        m.component = Component::Y;
    });
    for i in 0..50 {
        let t = f64::from(i) / 10.0;
        // on the circle, and on the curve y = 2 b x/a √(1 - x²/a²)
        let (dx, dy) = (x.eval(t) - 1.0, y.eval(t) - 1.0);
        assert!((dx.hypot(dy) - 0.5).abs() < 1e-15);
        let (u, v) = ((eight_x.eval(t) - 1.0) / 0.4, (eight_y.eval(t) - 1.0) / 0.2);
        assert!((v * v - 4.0 * u * u * (1.0 - u * u)).abs() < 1e-14);
    }
    // where it starts and ends: 1.5 turns later is opposite
    assert!((x.eval(0.0) - 1.0 - 0.5 * 0.7_f64.cos()).abs() < 1e-15);
    assert!((x.eval(4.0) - 1.0 + 0.5 * 0.7_f64.cos()).abs() < 1e-15);
    assert!((eight_x.eval(1.0) - 1.0 - 0.4 * 0.7_f64.sin()).abs() < 1e-15);
    assert!((eight_y.eval(1.0) - 1.0 - 0.2 * 1.4_f64.sin()).abs() < 1e-15);
}

#[test]
fn diff_derivatives_agree_with_differences() {
    let via = vec![[0.0, 0.0], [1.0, 0.3], [2.5, -0.2]];
    let signals = [
        Signal::Via(ViaPoints { via, smoothness: 4 }),
        Signal::RestToRest(RestToRest {
            from: 0.0,
            to: 1.0,
            start: 0.0,
            end: 2.0,
            smoothness: 5,
        }),
        Signal::Curve(CurveMotion {
            curve: CurveKind::FigureEight,
            component: Component::Y,
            size: Some([0.4, 0.2]),
            radius: None,
            center: 0.1,
            start: 0.0,
            end: 2.0,
            turns: 0.5,
            phase: 0.3,
            smoothness: 3,
        }),
        Signal::Expression("sin(3*t)*exp(-t/2)".to_owned()),
        Signal::Table(crate::model::SignalTable {
            table: vec![[0.0, 0.0], [1.0, 2.0], [2.0, 1.0], [4.0, 0.0]],
            ..Default::default()
        }),
    ];
    for signal in &signals {
        let compiled = CompiledSignal::compile(signal).expect("valid");
        let (t, h) = (1.4, 1e-4);
        for order in 1..=8 {
            let below = |t| compiled.derivative(t, order - 1);
            let slope = (below(t + h) - below(t - h)) / (2.0 * h);
            let exact = compiled.derivative(t, order);
            // h² times the derivative two orders above, which grows with the order
            let scale = 1.0 + exact.abs() + compiled.derivative(t, order + 2).abs();
            assert!(
                (slope - exact).abs() < 1e-7 * scale,
                "{signal:?} {order}: {slope} {exact}"
            );
        }
        // series of all lengths are the same function
        for order in [1, 2, 3, 6] {
            let long = compiled.jet::<16>(t).derivative(order);
            let short = compiled.derivative(t, order);
            assert!((long - short).abs() <= 1e-12 * (1.0 + long.abs()));
        }
    }
    // from the right at a kink, and beyond all orders
    let kink =
        CompiledSignal::compile(&Signal::Expression("abs(t - 1)".to_owned())).expect("valid");
    assert_eq!(
        [kink.derivative(1.0, 1), kink.derivative(0.9, 1)],
        [1.0, -1.0]
    );
    assert!(kink.derivative(1.0, 15).is_nan());
    let motion = CompiledSignal::compile(&signals[1]).expect("valid");
    assert_eq!(motion.derivative(1.0, 15), 0.0);
}

#[test]
fn id_bad_motions_are_refused() {
    let via = |points: &[[f64; 2]], smoothness| {
        let via = points.to_vec();
        Spline::via(&ViaPoints { via, smoothness }).err()
    };
    assert_eq!(via(&[[0.0, 1.0]], 3), Some(SignalError::FewPoints(1)));
    assert_eq!(
        via(&[[0.0, 1.0], [0.0, 2.0]], 3),
        Some(SignalError::PointTimes(1))
    );
    assert_eq!(
        via(&[[0.0, f64::NAN], [1.0, 2.0]], 3),
        Some(SignalError::PointNotFinite(0))
    );
    assert_eq!(
        via(&[[0.0, 1.0], [1.0, 2.0]], 0),
        Some(SignalError::Smoothness(0))
    );
    assert_eq!(
        via(&[[0.0, 1.0], [1.0, 2.0]], 7),
        Some(SignalError::Smoothness(7))
    );
    // lengths of which the powers leave the range of numbers
    let extreme = [[0.0, 0.0], [1e-300, 1.0], [1e300, 0.0]];
    assert_eq!(via(&extreme, 6), Some(SignalError::Uneven));
}
