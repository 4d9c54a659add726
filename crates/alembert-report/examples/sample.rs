//! Writes a report of motions given by formulas, to try the viewer without any physics.
//!
//! `cargo run -p alembert-report --example sample -- sample.html`

use std::f64::consts::TAU;
use std::process::ExitCode;

use alembert_report::{
    Axis, Body, Figure, Joint, LedgerRow, Marker, Plot, Point, Report, Run, Shape, Solid, Space,
    Spring, Status, render,
};

type Vec3 = [f64; 3];
/// Body axes in the world.
type Frame = [Vec3; 3];

const WORLD: Frame = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: sample FILE.html");
        return ExitCode::from(2);
    };
    let report = Report {
        runs: vec![spinning_cone(), slider_crank(), collection()],
        ..Report::default()
    };
    match std::fs::write(&path, render(&report)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::from(1)
        }
    }
}

// ---- small vector helpers ----

fn add(a: Vec3, b: Vec3) -> Vec3 {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

fn scale(a: Vec3, s: f64) -> Vec3 {
    a.map(|x| x * s)
}

/// Turn a frame about one of the world axes.
fn turned(frame: Frame, axis: usize, angle: f64) -> Frame {
    let (s, c) = angle.sin_cos();
    let (i, j) = ((axis + 1) % 3, (axis + 2) % 3);
    frame.map(|d| {
        let mut out = d;
        out[i] = c * d[i] - s * d[j];
        out[j] = s * d[i] + c * d[j];
        out
    })
}

fn about_z(angle: f64) -> Frame {
    turned(WORLD, 2, angle)
}

/// Times from 0 to `end`.
fn times(end: f64, frames: usize) -> Vec<f64> {
    (0..frames)
        .map(|k| end * k as f64 / (frames - 1) as f64)
        .collect()
}

/// A path as a flat list.
fn path(time: &[f64], f: impl Fn(f64) -> Vec3) -> Vec<f64> {
    time.iter().flat_map(|&t| f(t)).collect()
}

fn body(name: &str, shapes: Vec<Shape>, time: &[f64], f: impl Fn(f64) -> (Vec3, Frame)) -> Body {
    Body {
        name: name.into(),
        shapes,
        position: path(time, |t| f(t).0),
        directors: time.iter().flat_map(|&t| f(t).1.concat()).collect(),
    }
}

fn joint(
    name: &str,
    kind: &str,
    time: &[f64],
    at: impl Fn(f64) -> Vec3,
    axis: impl Fn(f64) -> Vec3,
) -> Joint {
    Joint {
        name: name.into(),
        kind: kind.into(),
        position: path(time, at),
        axis: path(time, axis),
        second_axis: vec![],
    }
}

fn curve(time: &[f64], f: impl Fn(f64) -> f64) -> Vec<f64> {
    time.iter().map(|&t| f(t)).collect()
}

fn ledger() -> Vec<LedgerRow> {
    let row = |name: &str, largest: f64, relative: Option<f64>, unit: &str, note: &str| LedgerRow {
        name: name.into(),
        largest,
        relative,
        unit: unit.into(),
        note: note.into(),
        ..LedgerRow::default()
    };
    vec![
        row(
            "Energy balance",
            4.31e-4,
            Some(2.6e-5),
            "J",
            "bounded, no drift: symplectic",
        ),
        row(
            "Vertical angular momentum",
            3.6e-15,
            Some(8.1e-15),
            "kg m^2/s",
            "preserved exactly",
        ),
        row("Constraints, position", 8.9e-16, None, "m", ""),
        row("Constraints, velocity", 2.2e-13, None, "m/s", ""),
    ]
}

fn provenance() -> Vec<(String, String)> {
    [
        (
            "Model",
            "sha256 3f9ad7c1b2e84c0f6a5d9e71c0b34428d1e5f7a90b6c8d2e4f1a3b5c7d9e0f12",
        ),
        ("Program", "alembert 0.1.0"),
        ("Formulation", "null space, 12 unknowns"),
        ("Newton", "3.2 iterations on average, 4 at most"),
    ]
    .map(|(a, b)| (a.into(), b.into()))
    .to_vec()
}

// ---- a spinning cone on its tip ----

fn spinning_cone() -> Run {
    let time = times(10.0, 1201);
    let tilt = |t: f64| 0.42 + 0.06 * (9.0 * t).sin();
    let precession = |t: f64| 1.3 * t - 0.11 * (9.0 * t).cos();
    let frame = move |t: f64| {
        let spun = turned(WORLD, 2, 14.0 * t);
        turned(turned(spun, 1, tilt(t)), 2, precession(t))
    };
    let shape = Shape::new(Solid::Cone {
        radius: 0.05,
        height: 0.1,
        axis: Axis::Z,
    });
    let kinetic = |t: f64| 0.42 - 0.05 * (9.0 * t).sin();
    let potential = |t: f64| 0.69 * tilt(t).cos();
    let total = move |t: f64| 1.07 + 2.1e-13 * (9.0 * t).sin() + 6e-14 * (31.0 * t).cos();
    Run {
        title: "Spinning cone on its tip".into(),
        subtitle: "midpoint, step 1 ms, 10 s, null space".into(),
        provenance: provenance(),
        up: [0.0, 0.0, 9.81],
        bodies: vec![body("cone", vec![shape], &time, |t| ([0.0; 3], frame(t)))],
        joints: vec![joint(
            "tip",
            "spherical",
            &time,
            |_| [0.0; 3],
            |_| [0.0, 0.0, 1.0],
        )],
        markers: vec![Marker {
            name: "centre of the base".into(),
            position: path(&time, |t| scale(frame(t)[2], 0.1)),
        }],
        plots: vec![
            Plot::new("Energy", "J")
                .with_series("kinetic", curve(&time, kinetic))
                .with_series("potential", curve(&time, potential))
                .with_series("total", curve(&time, |t| kinetic(t) + potential(t))),
            Plot::new("Total energy", "J").with_series("total", curve(&time, total)),
            Plot::new("Constraint violation", "")
                .with_series(
                    "position",
                    curve(&time, |t| 1e-15 * (1.0 + 30.0 * t.sin().powi(2))),
                )
                .with_series(
                    "velocity",
                    curve(&time, |t| 1e-13 * (1.2 + (3.0 * t).cos())),
                )
                .with_log(),
            Plot::new("Tilt", "rad").with_series("angle", curve(&time, tilt)),
        ],
        ledger: ledger(),
        figures: cone_figures(),
        time,
        ..Run::default()
    }
}

fn cone_figures() -> Vec<Figure> {
    vec![
        Figure {
            name: "Mean precession rate".into(),
            value: 1.300_000_4,
            reference: Some(1.3),
            tolerance: Some(1e-5),
            ok: Some(true),
            source: "closed form of the steady top".into(),
        },
        Figure {
            name: "Height of the base at 10 s".into(),
            value: 0.091_276_3,
            reference: Some(0.091_271),
            tolerance: Some(1e-6),
            ok: Some(false),
            source: "published benchmark, table 2".into(),
        },
    ]
}

// ---- a planar slider-crank ----

const CRANK: f64 = 0.15;
const ROD: f64 = 0.45;

fn crank_angle(t: f64) -> f64 {
    TAU * 0.75 * t + 0.4
}

fn pin(t: f64) -> Vec3 {
    let (s, c) = crank_angle(t).sin_cos();
    [CRANK * c, CRANK * s, 0.0]
}

fn slider(t: f64) -> Vec3 {
    let [x, y, _] = pin(t);
    [x + (ROD * ROD - y * y).sqrt(), 0.0, 0.0]
}

fn crank_bodies(time: &[f64]) -> Vec<Body> {
    let lean = |t: f64| {
        let [x, y, _] = pin(t);
        (-y).atan2(slider(t)[0] - x)
    };
    let bar = |length: f64, z: f64| {
        Shape::new(Solid::Box {
            size: [length + 0.03, 0.032, 0.02],
        })
        .with_position([0.5 * length, 0.0, z])
    };
    let block = Shape::new(Solid::Box {
        size: [0.09, 0.06, 0.05],
    });
    let wheel = cylinder(0.06, 0.03, Axis::Z).with_position([0.0, 0.0, -0.026]);
    vec![
        body("crank", vec![bar(CRANK, 0.0), wheel], time, |t| {
            ([0.0; 3], about_z(crank_angle(t)))
        }),
        body("connecting rod", vec![bar(ROD, 0.022)], time, |t| {
            (pin(t), about_z(lean(t)))
        }),
        body("slider", vec![block], time, |t| (slider(t), WORLD)),
    ]
}

fn slider_crank() -> Run {
    let time = times(4.0, 801);
    let wall = [0.78, 0.0, 0.0];
    let z = |_| [0.0, 0.0, 1.0];
    Run {
        title: "Planar slider-crank".into(),
        subtitle: "generalized-alpha, step 5 ms, 4 s, multipliers".into(),
        provenance: provenance(),
        space: Space::Planar,
        up: [0.0, 1.0, 0.0],
        bodies: crank_bodies(&time),
        joints: vec![
            joint("pivot", "revolute", &time, |_| [0.0; 3], z),
            joint("crank pin", "revolute", &time, pin, z),
            joint("gudgeon", "revolute", &time, slider, z),
            joint("guide", "prismatic", &time, slider, |_| [1.0, 0.0, 0.0]),
        ],
        springs: vec![Spring {
            name: "buffer".into(),
            a: path(&time, |t| add(slider(t), [0.045, 0.0, 0.0])),
            b: path(&time, |_| wall),
        }],
        markers: vec![Marker {
            name: "middle of the rod".into(),
            position: path(&time, |t| {
                let middle = scale(add(pin(t), slider(t)), 0.5);
                add(middle, [0.0, 0.0, 0.04])
            }),
        }],
        plots: vec![
            Plot::new("Slider", "m").with_series("displacement", curve(&time, |t| slider(t)[0])),
            Plot::new("Crank pin", "m")
                .with_series("x", curve(&time, |t| pin(t)[0]))
                .with_series("y", curve(&time, |t| pin(t)[1])),
        ],
        ledger: ledger(),
        time,
        ..Run::default()
    }
}

// ---- every shape and every joint, in a run that stopped early ----

fn collection_bodies(time: &[f64]) -> Vec<Body> {
    vec![
        body("flywheel", vec![cylinder(0.3, 0.12, Axis::X)], time, |t| {
            ([-1.2, 0.0, 0.5], turned(WORLD, 0, 4.0 * t))
        }),
        body("float", vec![capsule()], time, |t| {
            (
                [-0.4, 0.0, 0.7],
                turned(turned(WORLD, 1, 0.6 * (2.0 * t).sin()), 0, 0.5 * t.cos()),
            )
        }),
        body(
            "ball",
            vec![Shape::new(Solid::Sphere { radius: 0.25 })],
            time,
            |t| ([0.4, 0.2, 0.25], turned(WORLD, 0, 1.5 * t)),
        ),
        body(
            "carriage",
            vec![Shape::new(Solid::Box {
                size: [0.4, 0.3, 0.25],
            })],
            time,
            |t| ([1.3 + 0.3 * (3.0 * t).sin(), -0.2, 0.4], WORLD),
        ),
        body("bare frame", vec![], time, |t| {
            ([0.2, -0.7, 0.6], about_z(t))
        }),
    ]
}

fn bob(t: f64) -> Vec3 {
    let a = 0.9 * (2.5 * t).cos();
    [1.2 + 0.6 * a.sin(), 0.7, 1.2 - 0.6 * a.cos()]
}

fn collection_joints(time: &[f64]) -> Vec<Joint> {
    let mut universal = joint(
        "cross",
        "universal",
        time,
        |_| [-0.4, 0.0, 0.7],
        |_| [0.0, 1.0, 0.0],
    );
    universal.second_axis = path(time, |t| [(0.6 * (2.0 * t).sin()).cos(), 0.0, 0.0]);
    let mut joints = vec![
        joint(
            "axle",
            "revolute",
            time,
            |_| [-1.2, 0.0, 0.5],
            |_| [1.0, 0.0, 0.0],
        ),
        universal,
        joint(
            "rail",
            "prismatic",
            time,
            |_| [1.3, -0.2, 0.2],
            |_| [1.0, 0.0, 0.0],
        ),
        joint(
            "rod",
            "distance",
            time,
            |_| [1.2, 0.7, 1.2],
            move |t| add(bob(t), [-1.2, -0.7, -1.2]),
        ),
    ];
    for (k, kind) in ["cylindrical", "screw", "planar", "weld", "spherical"]
        .iter()
        .enumerate()
    {
        joints.push(joint(
            kind,
            kind,
            time,
            move |_| [-1.2 + 0.4 * k as f64, -1.0, 0.5],
            |_| [0.0, 0.0, 1.0],
        ));
    }
    joints
}

fn collection() -> Run {
    let time = times(5.0, 401);
    Run {
        title: "Shapes and joints".into(),
        subtitle: "energy-momentum, step 2 ms".into(),
        status: Status::new(
            "stalled",
            "Newton's method did not converge at step 2501: residual 3.1e-4 after 20 iterations. \
             A smaller step may help.",
        ),
        provenance: provenance(),
        up: [0.0, 0.0, 1.0],
        bodies: collection_bodies(&time),
        points: vec![Point {
            name: "bob".into(),
            radius: 0.07,
            position: path(&time, bob),
        }],
        joints: collection_joints(&time),
        springs: vec![Spring {
            name: "spring".into(),
            a: path(&time, |t| [1.1 + 0.3 * (3.0 * t).sin(), -0.2, 0.4]),
            b: path(&time, |_| [0.4, -0.2, 0.4]),
        }],
        markers: vec![Marker {
            name: "bob".into(),
            position: path(&time, bob),
        }],
        plots: vec![Plot::new("Carriage", "m").with_series(
            "displacement",
            curve(&time, |t| {
                if t > 2.0 && t < 2.4 {
                    f64::NAN
                } else {
                    (3.0 * t).sin()
                }
            }),
        )],
        ledger: ledger(),
        time,
        ..Run::default()
    }
}

fn cylinder(radius: f64, length: f64, axis: Axis) -> Shape {
    Shape::new(Solid::Cylinder {
        radius,
        length,
        axis,
    })
}

fn capsule() -> Shape {
    Shape::new(Solid::Capsule {
        radius: 0.12,
        length: 0.5,
        axis: Axis::Z,
    })
    .with_color("#b07aa1")
}
