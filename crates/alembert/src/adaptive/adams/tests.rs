//! The Adams method on closed forms: coefficients, order, proportionality to the tolerance, interpolation.

use super::*;

/// A closed form.
type Exact<'f> = dyn Fn(f64) -> Vec<f64> + 'f;

/// Runs to the end; steps taken and the largest error against a closed form, at the nodes and between them.
fn errors(mut solver: Adams<'_>, exact: &dyn Fn(f64) -> Vec<f64>) -> (u32, f64, f64) {
    let gap = |y: &[f64], t: f64| {
        let each = y.iter().zip(exact(t)).map(|(a, b)| (a - b).abs());
        each.fold(0.0, f64::max)
    };
    let (mut steps, mut nodes, mut between) = (0, 0.0_f64, 0.0_f64);
    loop {
        let done = solver.advance().expect("a step");
        let (t, h) = (solver.time, solver.last_step);
        steps += 1;
        nodes = nodes.max(gap(&solver.y, t));
        for share in [0.2, 0.5, 0.8] {
            let t = t - share * h;
            between = between.max(gap(&solver.at(t), t));
        }
        if done {
            return (steps, nodes, between);
        }
    }
}

fn oscillator(_t: f64, y: &[f64], out: &mut [f64]) {
    (out[0], out[1]) = (y[1], -y[0]);
}

fn circle(t: f64) -> Vec<f64> {
    vec![t.cos(), -t.sin()]
}

/// y' = -2 t y², y = 1/(1 + t²): nonlinear, and depending on time.
fn bell(t: f64, y: &[f64], out: &mut [f64]) {
    out[0] = -2.0 * t * y[0] * y[0];
}

#[test]
fn ref_coefficients_for_equal_steps_are_those_of_adams() {
    // Hairer, Norsett, Wanner I, section III.1: 1/2, 1/12, 1/24, 19/720, 3/160, 863/60480
    let table = [
        1.0,
        1.0 / 2.0,
        1.0 / 12.0,
        1.0 / 24.0,
        19.0 / 720.0,
        3.0 / 160.0,
        863.0 / 60480.0,
    ];
    for (have, want) in moulton().iter().zip(table) {
        assert!((have - want).abs() < 1e-15, "{have} {want}");
    }
    // the predictor: 1, 1/2, 5/12, 3/8, 251/720 after as many equal steps
    let constant = |_: f64, _: &[f64], out: &mut [f64]| out[0] = 1.0;
    let mut solver = Adams::new(&constant, &[0.0], 100.0, [1e-3, 1e-3]);
    solver.order = 4;
    for k in 1..=5 {
        solver.set_coefficients(0.1);
        (solver.last_order, solver.last_step) = (4, 0.1);
        assert_eq!(solver.equal, k);
    }
    for (have, want) in solver.g[1..6]
        .iter()
        .zip([1.0, 0.5, 5.0 / 12.0, 3.0 / 8.0, 251.0 / 720.0])
    {
        assert!((have - want).abs() < 1e-14, "{have} {want}");
    }
}

#[test]
fn claim_the_error_is_proportional_to_the_tolerance() {
    let problems: [(&Rates<'_>, Vec<f64>, &Exact<'_>); 2] = [
        (&oscillator, vec![1.0, 0.0], &circle),
        (&bell, vec![1.0], &|t| vec![1.0 / (1.0 + t * t)]),
    ];
    for (rates, start, exact) in problems {
        for power in [3, 4, 5, 6, 7, 8, 9, 10, 11] {
            let tolerance = 10.0_f64.powi(-power);
            let solver = Adams::new(rates, &start, 20.0, [tolerance, tolerance]);
            let (_, nodes, between) = errors(solver, exact);
            // a local error below the tolerance in each of some hundred steps: the sum stays within two decades of it
            assert!(
                nodes < 100.0 * tolerance && nodes > 1e-3 * tolerance,
                "{power}: {nodes:e}"
            );
            assert!(between < 100.0 * tolerance, "between {power}: {between:e}");
        }
    }
}

#[test]
fn claim_steps_and_error_have_the_order() {
    // at order k at most: e = c hᵏ⁺¹ is kept at the tolerance, so there are as many steps as tolerance^(-1/(k + 1))
    for highest in [2, 4, 6] {
        let run = |tolerance: f64| {
            let mut solver = Adams::new(&oscillator, &[1.0, 0.0], 100.0, [tolerance, tolerance]);
            solver.highest = highest;
            let (steps, error, _) = errors(solver, &circle);
            (f64::from(steps), error)
        };
        let decades = 6.0;
        let (coarse, fine) = (run(1e-4), run(1e-10));
        let rate = (fine.0 / coarse.0).log10() / decades;
        let expected = 1.0 / (highest as f64 + 1.0);
        // steps only double, so that their number is known up to a factor of two
        assert!(
            (rate - expected).abs() < 2.0_f64.log10() / decades,
            "{highest}: {rate} {expected}"
        );
        // the corrected solution is one order higher than its estimate: error ~ hᵏ⁺¹ over the whole interval
        let order = (coarse.1 / fine.1).log10() / (fine.0 / coarse.0).log10();
        let gap = order - (highest as f64 + 1.0);
        assert!((-0.5..1.0).contains(&gap), "{highest}: {order}");
    }
}

#[test]
fn snap_high_orders_pay() {
    let mut solver = Adams::new(&oscillator, &[1.0, 0.0], 100.0, [1e-11, 1e-11]);
    let mut most = 0;
    while !solver.advance().expect("a step") {
        most = most.max(solver.last_order);
    }
    assert!(most >= 10, "{most}");
    let steps = |highest: usize| {
        let mut solver = Adams::new(&oscillator, &[1.0, 0.0], 100.0, [1e-11, 1e-11]);
        solver.highest = highest;
        errors(solver, &circle).0
    };
    assert!(3 * steps(MOST) < steps(5), "{} {}", steps(MOST), steps(5));
}

#[test]
fn id_steps_grow_and_shrink_with_the_motion() {
    // an orbit of eccentricity 0.9: its period is met, and steps at the pericentre are far smaller
    let kepler = |_: f64, y: &[f64], out: &mut [f64]| {
        let cube = y[0].hypot(y[1]).powi(3);
        out.copy_from_slice(&[y[2], y[3], -y[0] / cube, -y[1] / cube]);
    };
    let start = [0.1, 0.0, 0.0, 19.0_f64.sqrt()];
    let end = std::f64::consts::TAU;
    let mut solver = Adams::new(&kepler, &start, end, [1e-10, 1e-10]);
    let (mut least, mut most) = (f64::INFINITY, 0.0_f64);
    let mut done = false;
    while !done {
        done = solver.advance().expect("a step");
        if solver.time > 0.1 {
            (least, most) = (least.min(solver.last_step), most.max(solver.last_step));
        }
    }
    assert!(most > 20.0 * least, "{least} {most}");
    for (have, want) in solver.y.iter().zip(start) {
        assert!((have - want).abs() < 1e-5, "{have} {want}");
    }
}

#[test]
fn id_what_has_no_solution_is_said() {
    // y' = y² from 1 has a pole at 1; rates that are not numbers have no step at all
    let pole = |_: f64, y: &[f64], out: &mut [f64]| out[0] = y[0] * y[0];
    let mut solver = Adams::new(&pole, &[1.0], 2.0, [1e-6, 1e-6]);
    let end = loop {
        match solver.advance() {
            Ok(done) => assert!(!done, "passed the pole"),
            Err(message) => break message,
        }
    };
    assert!(end.contains("step") && (solver.time - 1.0).abs() < 1e-3);
    let nothing = |_: f64, _: &[f64], out: &mut [f64]| out[0] = f64::NAN;
    let mut solver = Adams::new(&nothing, &[1.0], 2.0, [1e-6, 1e-6]);
    assert!(solver.advance().is_err());
}
