//! Writes a report as optimal control makes it, of jumps given by formulas: phases, controls with bounds, contact
//! forces, progress over iterations, explanations and a front whose points are runs.
//!
//! `cargo run -p alembert-report --example optimal -- optimal.html [OBJECTIVES]` with 2 (default) or 3 objectives

use std::process::ExitCode;

use alembert_report::{
    Arrow, Axis, Body, Front, FrontPoint, LedgerRow, Marker, Note, Objective, Phase, Plot, Report,
    Run, Series, Shape, Solid, render,
};

type Vec3 = [f64; 3];

/// Runs on the front, and samples behind it.
const RUNS: usize = 36;
const SAMPLES: usize = 150;
const FRAMES: usize = 121;
/// Lengths of thigh and shank \[m\].
const LINK: f64 = 0.42;
const GRAVITY: f64 = 9.81;
/// Frames in which a control holds.
const HOLD: usize = 5;
const KNEE_LIMIT: f64 = 120.0;
const HIP_LIMIT: f64 = 80.0;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(path) = arguments.next() else {
        eprintln!("usage: optimal FILE.html [OBJECTIVES]");
        return ExitCode::from(2);
    };
    let objectives = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(2);
    match std::fs::write(&path, render(&report(objectives))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::from(1)
        }
    }
}

/// The whole report; 2 or 3 objectives.
pub fn report(objectives: usize) -> Report {
    let jumps: Vec<Jump> = (0..RUNS).map(|k| Jump::new(k, objectives)).collect();
    Report {
        runs: jumps.iter().map(run).collect(),
        front: Some(front(&jumps, objectives)),
        ..Report::default()
    }
}

/// A number between 0 and 1 that looks like chance.
fn chance(k: usize, salt: f64) -> f64 {
    ((k as f64 * 12.9898 + salt).sin() * 43758.5453).rem_euclid(1.0)
}

fn smooth(s: f64) -> f64 {
    let s = s.clamp(0.0, 1.0);
    s * s * (3.0 - 2.0 * s)
}

// ---- one jump ----

/// A jump: how long its parts are, and how strong.
struct Jump {
    index: usize,
    push: f64,
    flight: f64,
    landing: f64,
    distance: f64,
    values: Vec<f64>,
}

impl Jump {
    fn new(index: usize, objectives: usize) -> Self {
        let share = index as f64 / (RUNS - 1) as f64;
        // a third objective needs a second direction
        let second = if objectives > 2 {
            chance(index, 0.7)
        } else {
            0.0
        };
        let push = 0.30 + 0.35 * share + 0.2 * second;
        let flight = 0.52 - 0.2 * share;
        let landing = 0.28 + 0.42 * share;
        let time = push + flight + landing;
        let energy = 31.0 + 46.0 * (1.0 - share).powf(1.7) + 9.0 * second * (1.0 - share);
        let peak = 1650.0 - 700.0 * (push - 0.3) / 0.55 - 220.0 * share;
        Self {
            index,
            push,
            flight,
            landing,
            distance: 1.1,
            values: [energy, time, peak][..objectives.clamp(2, 3)].to_vec(),
        }
    }

    fn end(&self) -> f64 {
        self.push + self.flight + self.landing
    }

    fn lands(&self) -> f64 {
        self.push + self.flight
    }

    /// Place of the hip.
    fn hip(&self, t: f64) -> Vec3 {
        let rise = 0.5 * GRAVITY * self.flight;
        let lean = 0.12 * self.distance;
        if t < self.push {
            let s = t / self.push;
            let x = lean * (s * s - 0.6);
            let dip = 0.16 * (std::f64::consts::PI * s).sin() * (1.0 - s);
            [x, 0.0, 0.66 - dip + 0.13 * smooth(s)]
        } else if t < self.lands() {
            let (s, d) = ((t - self.push) / self.flight, t - self.push);
            let x = 0.4 * lean + s * (self.distance - 0.8 * lean);
            [x, 0.0, 0.79 + rise * d - 0.5 * GRAVITY * d * d]
        } else {
            let s = (t - self.lands()) / self.landing;
            let x = self.distance - 0.4 * lean * (1.0 - smooth(s));
            let dip = 0.26 * (std::f64::consts::PI * s).sin() * (1.0 - s);
            [x, 0.0, 0.79 - dip - 0.05 * smooth(s)]
        }
    }

    /// Place of the foot.
    fn foot(&self, t: f64) -> Vec3 {
        let s = ((t - self.push) / self.flight).clamp(0.0, 1.0);
        let lift = (std::f64::consts::PI * s).sin();
        let hip = self.hip(t);
        let least = if s > 0.0 && s < 1.0 {
            hip[2] - 0.8
        } else {
            0.0
        };
        [
            self.distance * smooth(s),
            0.0,
            (0.3 * lift).max(least) + 0.12 * lift,
        ]
    }

    /// The knee bends forwards.
    fn knee(&self, t: f64) -> Vec3 {
        let (h, f) = (self.hip(t), self.foot(t));
        let (dx, dz) = (f[0] - h[0], f[2] - h[2]);
        let length = dx.hypot(dz).max(1e-9);
        let out = (LINK * LINK - 0.25 * length * length).max(0.0).sqrt();
        let (nx, nz) = (-dz / length, dx / length);
        [
            0.5 * (h[0] + f[0]) + out * nx,
            0.0,
            0.5 * (h[2] + f[2]) + out * nz,
        ]
    }

    /// Contact force, in newtons.
    fn force(&self, t: f64) -> Vec3 {
        let peak = 1500.0 - 900.0 * (self.push - 0.3) / 0.55;
        let hump = |s: f64| (std::f64::consts::PI * s).sin().max(0.0);
        if t < self.push {
            let s = t / self.push;
            let up = 320.0 * (1.0 - s) + peak * hump(s.powf(1.6));
            [0.22 * up * s, 0.0, if s > 0.985 { 0.0 } else { up }]
        } else if t > self.lands() {
            let s = (t - self.lands()) / self.landing;
            let up = 0.9 * peak * hump(s.powf(0.5)) + 320.0 * s;
            [-0.2 * up * (1.0 - s), 0.0, up]
        } else {
            [0.0; 3]
        }
    }

    /// Controls, which hold for some frames and never leave their bounds.
    fn torques(&self, time: &[f64]) -> (Vec<f64>, Vec<f64>) {
        let held = |k: usize| time[k - k % HOLD];
        let knee = |k: usize| {
            let force = self.force(held(k) + 0.02);
            (0.13 * force[2] - 20.0).clamp(-KNEE_LIMIT, KNEE_LIMIT)
        };
        let hip = |k: usize| {
            let t = held(k) / self.end();
            (95.0 * (7.5 * t + 0.4).sin() * (1.1 - t)).clamp(-HIP_LIMIT, HIP_LIMIT)
        };
        // the last frame has no interval
        let frames = 0..time.len() - 1;
        (
            frames.clone().map(knee).collect(),
            frames.map(hip).collect(),
        )
    }
}

// ---- its report ----

fn path(time: &[f64], f: impl Fn(f64) -> Vec3) -> Vec<f64> {
    time.iter().flat_map(|&t| f(t)).collect()
}

/// A body from one moving point to another; its third axis points from the second to the first.
fn limb(
    name: &str,
    shapes: Vec<Shape>,
    time: &[f64],
    a: impl Fn(f64) -> Vec3,
    b: impl Fn(f64) -> Vec3,
) -> Body {
    let directors = |t: f64| {
        let (p, q) = (a(t), b(t));
        let (dx, dz) = (p[0] - q[0], p[2] - q[2]);
        let length = dx.hypot(dz).max(1e-9);
        let (x, z) = (dx / length, dz / length);
        [z, 0.0, -x, 0.0, 1.0, 0.0, x, 0.0, z]
    };
    let middle = |t: f64| {
        let (p, q) = (a(t), b(t));
        [0.5 * (p[0] + q[0]), 0.0, 0.5 * (p[2] + q[2])]
    };
    Body {
        name: name.into(),
        shapes,
        position: path(time, middle),
        directors: time.iter().flat_map(|&t| directors(t)).collect(),
    }
}

fn bodies(jump: &Jump, time: &[f64]) -> Vec<Body> {
    let capsule = |radius: f64, length: f64| {
        Shape::new(Solid::Capsule {
            radius,
            length,
            axis: Axis::Z,
        })
    };
    let top = |t: f64| {
        let [x, y, z] = jump.hip(t);
        let lean = 0.12 * (6.0 * t / jump.end()).sin();
        [x + lean, y, z + 0.55]
    };
    let head = Shape::new(Solid::Sphere { radius: 0.1 }).with_position([0.0, 0.0, 0.36]);
    vec![
        limb("trunk", vec![capsule(0.1, 0.36), head], time, top, |t| {
            jump.hip(t)
        }),
        limb(
            "thigh",
            vec![capsule(0.06, LINK)],
            time,
            |t| jump.hip(t),
            |t| jump.knee(t),
        ),
        limb(
            "shank",
            vec![capsule(0.045, LINK)],
            time,
            |t| jump.knee(t),
            |t| jump.foot(t),
        ),
    ]
}

fn phases(jump: &Jump) -> Vec<Phase> {
    let phase = |name: &str, start: f64, end: f64| Phase {
        name: name.into(),
        start,
        end,
    };
    vec![
        phase("push-off", 0.0, jump.push),
        phase("flight", jump.push, jump.lands()),
        phase("landing", jump.lands(), jump.end()),
    ]
}

fn plots(jump: &Jump, time: &[f64]) -> Vec<Plot> {
    let (knee, hip) = jump.torques(time);
    let curve = |f: &dyn Fn(f64) -> f64| time.iter().map(|&t| f(t)).collect::<Vec<f64>>();
    let bend = |t: f64| {
        let (h, f) = (jump.hip(t), jump.foot(t));
        let share = ((h[0] - f[0]).hypot(h[2] - f[2]) / (2.0 * LINK)).clamp(0.0, 1.0);
        180.0 - 2.0 * share.asin().to_degrees()
    };
    vec![
        Plot::new("Torques", "N m")
            .with(
                Series::new("knee", knee)
                    .with_step()
                    .with_bounds(-KNEE_LIMIT, KNEE_LIMIT),
            )
            .with(
                Series::new("hip", hip)
                    .with_step()
                    .with_bounds(-HIP_LIMIT, HIP_LIMIT),
            ),
        Plot::new("Knee angle", "deg")
            .with(Series::new("bend", curve(&bend)).with_bounds(f64::NEG_INFINITY, 110.0)),
        Plot::new("Contact force", "N")
            .with_series("along", curve(&|t| jump.force(t)[0]))
            .with_series("up", curve(&|t| jump.force(t)[2])),
        convergence(jump.index),
        Plot::new("Objective over iterations", "J")
            .with_x("iteration", iterations())
            .with_series(
                "energy",
                iterations()
                    .iter()
                    .map(|k| jump.values[0] * (1.0 + 2.2 * (-0.22 * k).exp()))
                    .collect(),
            ),
    ]
}

fn iterations() -> Vec<f64> {
    (0..=34).map(f64::from).collect()
}

/// What a solver prints, as curves.
fn convergence(index: usize) -> Plot {
    let decay = |rate: f64, salt: f64, floor: f64| -> Vec<f64> {
        iterations()
            .iter()
            .enumerate()
            .map(|(k, x)| {
                let noise = 10_f64.powf(1.4 * chance(k + index, salt) - 0.7);
                (10_f64.powf(1.0 - rate * x * (1.0 + x / 60.0)) * noise).max(floor)
            })
            .collect()
    };
    let barrier = |k: &f64| 0.1 * 10_f64.powf(-((k / 4.0).floor() * 1.1)).max(1e-10);
    let dual = decay(0.18, 4.0, 3e-11);
    let mut violation = decay(0.24, 1.0, 2e-14);
    // a full step can leave nothing, which a logarithmic axis cannot show
    violation[30] = 0.0;
    Plot::new("Convergence", "")
        .with_x("iteration", iterations())
        .with_series("violation", violation)
        .with_series("dual error", dual)
        .with_series("barrier", iterations().iter().map(barrier).collect())
        .with_log()
}

fn notes(jump: &Jump) -> Vec<Note> {
    let time = times(jump);
    let (knee, hip) = jump.torques(&time);
    let mut active = Vec::new();
    for (name, values, limit) in [("knee", knee, KNEE_LIMIT), ("hip", hip, HIP_LIMIT)] {
        for (k, value) in values.iter().enumerate().step_by(HOLD) {
            if value.abs() >= limit {
                active.push(format!(
                    "{name} torque at its {} bound {value} N m from {:.3} s on, multiplier {:.2e}",
                    if *value > 0.0 { "upper" } else { "lower" },
                    time[k],
                    0.01 + 0.4 * chance(k, limit),
                ));
            }
        }
    }
    if active.is_empty() {
        active.push("No bound is active.".into());
    }
    vec![
        Note::new(
            "Result",
            vec!["Optimal to 1e-8 after 34 iterations: all constraints hold, and no direction improves the objective."
                .into()],
        ),
        Note::new("Active bounds", active),
        Note::new(
            "Suggestions",
            vec![
                "The knee torque limits the push-off: 10 N m more would save about 1.3 J.".into(),
                "Twice the number of intervals changes the objective by 0.04 J; the grid is fine enough.".into(),
            ],
        ),
    ]
}

fn ledger(jump: &Jump) -> Vec<LedgerRow> {
    let row = |name: &str, largest: f64, unit: &str, note: &str| LedgerRow {
        name: name.into(),
        largest,
        unit: unit.into(),
        note: note.into(),
        ..LedgerRow::default()
    };
    vec![
        row("Energy spent", jump.values[0], "J", "the objective"),
        row("Constraints, largest violation", 2.3e-13, "", ""),
        row("Dual error", 7.4e-11, "", "measured independently"),
    ]
}

fn times(jump: &Jump) -> Vec<f64> {
    (0..FRAMES)
        .map(|k| jump.end() * k as f64 / (FRAMES - 1) as f64)
        .collect()
}

fn run(jump: &Jump) -> Run {
    let time = times(jump);
    Run {
        title: "Jump over one metre".into(),
        subtitle: format!(
            "point {}: {:.1} J in {:.2} s",
            jump.index + 1,
            jump.values[0],
            jump.end()
        ),
        provenance: vec![("Program".into(), "alembert 0.1.0".into())],
        up: [0.0, 0.0, GRAVITY],
        bodies: bodies(jump, &time),
        markers: vec![Marker {
            name: "hip".into(),
            position: path(&time, |t| jump.hip(t)),
        }],
        arrows: vec![Arrow {
            name: "contact force".into(),
            position: path(&time, |t| jump.foot(t)),
            vector: path(&time, |t| jump.force(t).map(|f| f / 2600.0)),
            color: None,
        }],
        phases: phases(jump),
        plots: plots(jump, &time),
        ledger: ledger(jump),
        notes: notes(jump),
        time,
        ..Run::default()
    }
}

// ---- the front ----

fn front(jumps: &[Jump], objectives: usize) -> Front {
    let mut points: Vec<FrontPoint> = (0..SAMPLES)
        .map(|k| {
            let base = &jumps[(k * 7) % RUNS].values;
            let worse = |j: usize| 1.0 + 0.45 * chance(k, 3.0 + j as f64).powf(1.5) + 0.01;
            FrontPoint {
                values: base.iter().enumerate().map(|(j, v)| v * worse(j)).collect(),
                dominated: true,
                ..FrontPoint::default()
            }
        })
        .collect();
    points.extend(jumps.iter().map(|jump| FrontPoint {
        values: jump.values.clone(),
        run: Some(jump.index),
        label: format!("Point {}", jump.index + 1),
        dominated: false,
    }));
    let axes = [("energy", "J"), ("time", "s"), ("peak force", "N")];
    Front {
        title: "Trade-off".into(),
        objectives: axes[..objectives.clamp(2, 3)]
            .iter()
            .map(|(name, unit)| Objective::new(*name, *unit))
            .collect(),
        points,
    }
}
