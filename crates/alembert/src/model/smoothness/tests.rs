use super::*;
use crate::model::signals::{
    Component, CurveKind, CurveMotion, RestToRest, Signal, SignalTable, ViaPoints,
};

fn compile(signal: &Signal) -> CompiledSignal {
    CompiledSignal::compile(signal).expect("valid")
}

fn expression(text: &str) -> CompiledSignal {
    compile(&Signal::Expression(text.to_owned()))
}

/// The first jump on [0, 10] up to the sixth derivative.
fn found(signal: &CompiledSignal) -> Option<(usize, f64)> {
    first_jump(signal, 10.0, 6).map(|jump| (jump.derivative, jump.time))
}

/// The first jump must be this derivative at this time, to 1e-6 of the duration.
fn expect(signal: &CompiledSignal, derivative: usize, time: f64, what: &str) {
    match found(signal) {
        Some((d, t)) => assert!(
            d == derivative && (t - time).abs() < 1e-5,
            "{what}: {d} at {t}"
        ),
        None => panic!("{what}: nothing found"),
    }
}

#[test]
fn ref_kinks_of_expressions_are_found() {
    let pi = std::f64::consts::PI;
    let cases = [
        ("step(t - 1)", 0, 1.0),
        ("1e-6*step(t - 1) + sin(t)", 0, 1.0),
        ("abs(t - 1)", 1, 1.0),
        ("abs(t - pi)", 1, pi),
        ("max(0, t - 1)^2", 2, 1.0),
        ("max(0, t - pi)^2", 2, pi),
        ("t^3 + max(0, t - 2)^3", 3, 2.0),
        ("abs(t - 1)^5", 5, 1.0),
        ("abs(t - 1)^2.5", 3, 1.0),
        ("if(t - 2, sin(t), cos(t))", 0, 2.0),
        ("if(t - 2, t^2, 4*t - 4)", 2, 2.0),
        ("sin(max(t, 3))", 1, 3.0),
        // a pulse and an excursion shorter than a sample
        ("step(t - 1.00001) - step(t - 1.00003)", 0, 1.00001),
        ("max(0, 1e-8 - (t - 3.3333)^2)", 1, 3.3332),
        // at rest most of the time, with its peak between two samples
        ("max(0, 1 - abs(t - 5.00005))", 1, 4.00005),
        ("max(0, 1 - abs(t - 5.00005))^2", 1, 5.00005),
        // |t - 1| in other words, by a touch
        ("sqrt(t^2 - 2*t + 1)", 1, 1.0),
        ("sqrt((t - pi)^2)", 1, pi),
        ("asin(sin(t))", 1, 0.5 * pi),
        ("abs(sin(t))", 1, pi),
        // beyond bound
        ("1/(t - 1)", 0, 1.0),
        ("1/(t - pi)", 0, pi),
        ("1/(t - 0.30000000000000004)", 0, 0.3),
        ("1/(t - pi)^2", 0, pi),
        ("(t - pi)^-2", 0, pi),
        ("tan(t)", 0, 0.5 * pi),
        ("sin(t - 3)/(t - 3)", 0, 3.0),
        ("sqrt(4 - t)", 0, 4.0),
        ("log(t)", 0, 0.0),
        ("sqrt(t)", 1, 0.0),
        ("t^2.5", 3, 0.0),
        ("atan2(sin(t), cos(t))", 0, pi),
    ];
    for (text, derivative, time) in cases {
        expect(&expression(text), derivative, time, text);
    }
}

#[test]
fn ref_smooth_expressions_raise_no_alarm() {
    let texts = [
        "sin(50*t)",
        "exp(-t)",
        "3",
        "t^5 - 2*t^2",
        "0.2*sin(2*pi*t) + 0.1*cos(7*t)",
        "tanh(20*(t - 5))",
        "1/(1 + t^2)",
        "sin(t)/(2 + cos(3*t))",
        "sqrt(1 + sin(t)^2)",
        "atan2(sin(t)/2, 2 + cos(t))",
        "exp(-(t - 5)^2/0.01)",
        "2^t",
        // branches that do not matter: far away, equal, or smooth where they meet
        "abs(t + 1)",
        "max(t, t + 1)",
        "abs(sin(t)^2)",
        "abs(t - 1)^2",
        "if(t - 11, 5, sin(t))",
        "if(t - 3, sin(t)^2, 1 - cos(t)^2)",
        "sin(t - 11)/(t - 11)",
        "min(sin(t), 2)",
    ];
    for text in texts {
        assert_eq!(found(&expression(text)), None, "{text}");
    }
    // looked at only as far as asked
    assert_eq!(first_jump(&expression("max(0, t - 1)^2"), 10.0, 1), None);
    assert_eq!(first_jump(&expression("max(0, t - 1)^2"), 0.9, 6), None);
}

#[test]
fn ref_tables_know_their_kinks() {
    let table = |rows: &[[f64; 2]], interpolation| {
        compile(&Signal::Table(SignalTable {
            table: rows.to_vec(),
            interpolation,
        }))
    };
    let rows = [[0.0, 0.0], [2.0, 1.0], [5.0, -1.0], [10.0, 3.0]];
    expect(&table(&rows, Interpolation::Linear), 1, 2.0, "linear");
    expect(&table(&rows, Interpolation::Spline), 3, 2.0, "spline");
    // it ends inside: the speed jumps there
    let short = [[0.0, 0.0], [2.0, 1.0], [5.0, -1.0]];
    expect(&table(&short, Interpolation::Spline), 1, 5.0, "short");
    // a straight line has no kink, and one row is a constant
    let line: Vec<[f64; 2]> = (0..=30)
        .map(|i| [f64::from(i) / 3.0, 0.1 * f64::from(i)])
        .collect();
    for interpolation in [Interpolation::Linear, Interpolation::Spline] {
        assert_eq!(found(&table(&line, interpolation)), None);
        assert_eq!(found(&table(&[[4.0, 7.0]], interpolation)), None);
    }
    // samples as fine as those of a measurement are still no smooth function
    let fine: Vec<[f64; 2]> = (0..=2000)
        .map(|i| f64::from(i) / 200.0)
        .map(|t| [t, t.sin()])
        .collect();
    assert_eq!(
        found(&table(&fine, Interpolation::Spline)).map(|jump| jump.0),
        Some(3)
    );
}

#[test]
fn ref_motions_jump_in_the_derivative_after_their_smoothness() {
    for k in 1..=5 {
        for (start, end) in [(0.0, 5.0), (1.0, 2.5)] {
            let motion = RestToRest {
                from: 0.3,
                to: 1.0,
                start,
                end,
                smoothness: k,
            };
            expect(&compile(&Signal::RestToRest(motion)), k + 1, start, "rest");
        }
        let via = vec![[1.0, 0.0], [2.0, 0.3], [4.0, -1.0]];
        let motion = Signal::Via(ViaPoints { via, smoothness: k });
        expect(&compile(&motion), k + 1, 1.0, "via");
        // sin φ starts with the speed of φ
        expect(
            &compile(&curve(CurveKind::Circle, Component::Y, k)),
            k + 1,
            1.0,
            "circle y",
        );
        for component in [Component::X, Component::Y] {
            let signal = compile(&curve(CurveKind::FigureEight, component, k));
            expect(&signal, k + 1, 1.0, "figure eight");
            assert_eq!(first_jump(&signal, 10.0, k), None);
        }
    }
    // cos φ at φ = 0 begins with φ²
    let flat = compile(&curve(CurveKind::Circle, Component::X, 2));
    assert_eq!(found(&flat).map(|jump| jump.0), Some(6));
    // nothing moves, nothing jumps
    let via = vec![[0.0, 5.0], [1.0, 5.0], [3.0, 5.0]];
    let still = Signal::Via(ViaPoints { via, smoothness: 3 });
    assert_eq!(found(&compile(&still)), None);
    assert_eq!(found(&compile(&Signal::Number(3.0))), None);
}

fn curve(curve: CurveKind, component: Component, smoothness: usize) -> Signal {
    Signal::Curve(CurveMotion {
        curve,
        component,
        size: Some([0.4, 0.2]),
        radius: None,
        center: 1.0,
        start: 1.0,
        end: 6.0,
        turns: 2.0,
        phase: 0.0,
        smoothness,
    })
}
