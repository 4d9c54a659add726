//! Claims about friction and servo constraints: balances, constraints, orders, replay.

use super::claim::{Bench, Plan, Requirement, fly, largest, model};
use super::order::slope;
use super::problems;
use alembert::model::{CompiledSignal, Formulation, Scheme, Study};
use alembert::trajectory::{Status, Trajectory};

/// Schemes that servo constraints work with.
const SCHEMES: [Scheme; 4] = [
    Scheme::Midpoint,
    Scheme::Trapezoidal,
    Scheme::EnergyMomentum,
    Scheme::GeneralizedAlpha,
];

/// Measures all of them.
pub fn measure(bench: &mut Bench) {
    friction(bench);
    for scheme in SCHEMES {
        servo(bench, scheme);
    }
    for scheme in [Scheme::Midpoint, Scheme::EnergyMomentum] {
        let claim = (true, Requirement::Near(2.0, 0.5));
        let problem = "arm with two motors, torques found and played back";
        bench.measure(scheme, "order of the replayed path", problem, claim, || {
            replay(scheme).unwrap_or(f64::NAN)
        });
    }
    index_five(bench);
}

/// Exact balance with friction, sticking, sliding and at every switch.
fn friction(bench: &mut Bench) {
    let scheme = Scheme::EnergyMomentum;
    for (step, steps) in [(1e-3, 10_000), (1e-2, 1000), (5e-2, 200)] {
        let problem = format!("double pendulum with friction, shaken, step {step}");
        let claims = [
            (
                "energy balance of a step with friction",
                true,
                Requirement::Below(1e-9),
            ),
            (
                "twenty over the number of switches",
                true,
                Requirement::Below(1.0),
            ),
        ];
        bench.measure_all(scheme, &problem, &claims, || {
            let Some(run) = fly(problems::FRICTION, Plan::new(scheme, step, steps)) else {
                return vec![];
            };
            let balance = run.channel("energy.balance").unwrap_or_default();
            let worst = balance
                .windows(2)
                .fold(0.0_f64, |m, w| m.max((w[1] - w[0]).abs()));
            let switches: f64 = ["shoulder", "elbow"]
                .iter()
                .map(|n| largest(&run, &format!("force.{n}-friction.switches")))
                .sum();
            let scale = alembert::diagnostics::energy_scale(&run.channels);
            vec![worst / scale, 20.0 / switches]
        });
    }
}

/// Constraints at every node, order of the motor forces, agreement of the formulations.
fn servo(bench: &mut Bench, scheme: Scheme) {
    let problem = "arm with two motors, hand on a given path";
    let claims = [
        ("servo constraints", true, Requirement::Below(1e-10)),
        // the motion of the arm is given, so forces at a node do not depend on the step
        (
            "motor forces against a fine step",
            true,
            Requirement::Below(1e-8),
        ),
        (
            "motor forces of both formulations",
            true,
            Requirement::Below(1e-6),
        ),
    ];
    bench.measure_all(scheme, problem, &claims, || {
        let run = |divide: u64, formulation: Formulation| {
            let plan = Plan::new(scheme, 0.02 / divide as f64, 50 * divide).every(divide);
            let study = Study {
                formulation,
                spectral_radius: (scheme == Scheme::GeneralizedAlpha).then_some(0.5),
                ..plan.study()
            };
            ride(problems::ARM, &study)
        };
        let auto = Formulation::Auto;
        let (Some(fine), Some(coarse), Some(other)) = (
            run(32, auto),
            run(1, auto),
            run(1, Formulation::Multipliers),
        ) else {
            return vec![];
        };
        let error = ["x", "y"]
            .iter()
            .map(|n| largest(&coarse, &format!("servo.{n}.error")))
            .fold(0.0, f64::max);
        let apart = inputs_apart(&coarse, &fine);
        vec![error, apart, inputs_apart(&coarse, &other)]
    });
}

/// Runs a problem with a study of its own; nothing when it did not complete.
fn ride(text: &str, study: &Study) -> Option<Trajectory> {
    let run = alembert::simulate(&model(text)?, study, &mut |_| true).ok()?;
    (run.status == Status::Completed).then_some(run)
}

/// Largest difference of motor forces, without the first and last frames.
fn inputs_apart(a: &Trajectory, b: &Trajectory) -> f64 {
    let mut worst = 0.0_f64;
    for name in ["servo.x.input", "servo.y.input"] {
        let pairs = a.channel(name).unwrap_or_default().iter();
        let pairs = pairs.zip(b.channel(name).unwrap_or_default());
        let inner = a.time.len().saturating_sub(4);
        for (u, v) in pairs.skip(2).take(inner) {
            worst = worst.max((u - v).abs());
        }
    }
    worst
}

/// Order of the path when the motor forces found drive the arm without servos.
fn replay(scheme: Scheme) -> Option<f64> {
    let mut points = vec![];
    for divide in [1, 2, 4] {
        let plan = Plan::new(scheme, 0.01 / divide as f64, 100 * divide);
        let found = fly(problems::ARM, plan)?;
        let mut text = problems::ARM.split("[[coordinate]]").next()?.to_owned();
        for (servo, joint) in [("x", "shoulder"), ("y", "elbow")] {
            let rows: Vec<String> = found
                .time
                .iter()
                .zip(found.channel(&format!("servo.{servo}.input"))?)
                .map(|(t, u)| format!("[{t:e}, {u:e}]"))
                .collect();
            text += &format!(
                "[[force]]\nname = \"drive-{joint}\"\nkind = \"drive\"\njoint = \"{joint}\"\nvalue = {{ table = [{}] }}\n",
                rows.join(", ")
            );
        }
        let driven = fly(&text, plan)?;
        let end = |run: &Trajectory, name: &str| run.channel(name)?.last().copied();
        let mut gap = 0.0_f64;
        for name in ["joint.shoulder.angle", "joint.elbow.angle"] {
            gap = gap.max((end(&driven, name)? - end(&found, name)?).abs());
        }
        points.push(((0.01 / divide as f64).ln(), gap.ln()));
    }
    Some(slope(&points))
}

/// Index 5: two masses and a spring, the far one on a given path, against the closed form.
fn index_five(bench: &mut Bench) {
    let claims = [
        ("order of positions", true, Requirement::Near(2.0, 0.2)),
        ("order of motor forces", true, Requirement::Near(2.0, 0.5)),
    ];
    let problem = "two masses and a spring, the far one on a path (index 5), closed form";
    bench.measure_all(Scheme::GeneralizedAlpha, problem, &claims, || {
        match (flat(0.02), flat(0.01)) {
            (Some(a), Some(b)) => vec![(a[0] / b[0]).log2(), (a[1] / b[1]).log2()],
            _ => vec![],
        }
    });
}

/// Errors of position and force: y the far mass, x = y + y''/k the near one, u = x'' + y''.
fn flat(step: f64) -> Option<[f64; 2]> {
    let model = model(problems::TWO_MASSES)?;
    let study = Study {
        spectral_radius: Some(0.2),
        ..Plan::new(Scheme::GeneralizedAlpha, step, (2.0 / step).round() as u64).study()
    };
    let run = ride(problems::TWO_MASSES, &study)?;
    let y = CompiledSignal::compile(&model.servos[0].motion).ok()?;
    let (near, force) = (
        run.channel("joint.near.displacement")?,
        run.channel("servo.follow.input")?,
    );
    let mut errors = [0.0_f64; 2];
    for (k, t) in run.time.iter().enumerate().skip(1) {
        let second = y.derivative(*t, 2);
        let exact = [
            y.eval(*t) + second / 10.0,
            2.0 * second + y.derivative(*t, 4) / 10.0,
        ];
        for (error, (found, exact)) in errors.iter_mut().zip([near[k], force[k]].iter().zip(exact))
        {
            *error = error.max((found - exact).abs());
        }
    }
    Some(errors)
}
