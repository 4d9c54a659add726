//! From a trajectory and its model to a run of the report: what is drawn, plotted and tabulated.

use crate::{labels, rods};
use alembert::model::{Axis, Force, GROUND, Gravitation, Model, Shape, Space};
use alembert::trajectory::{LEAST_NORM, Named, Trajectory};
use alembert_report as report;
use alembert_report::{Figure, LedgerRow, Plot, Run, Solid};
use std::collections::BTreeMap;

/// Thickness of planar shapes relative to their smaller side, where the model gives none.
const THICKNESS: f64 = 0.4;

/// Diagram of the Newton iterations.
pub const NEWTON: &str = "Newton iterations";
/// Steps, time and iterations among the provenance.
pub const EFFORT: &str = "effort";

/// A run of the report.
pub fn build(model: &Model, trajectory: &Trajectory, figures: Vec<Figure>) -> Run {
    let p = &trajectory.provenance;
    let title = model
        .title
        .clone()
        .or_else(|| model.name.clone())
        .unwrap_or_default();
    let study = if p.study == p.scheme {
        String::new()
    } else {
        format!("{}: ", p.study)
    };
    let at_rest = !p.axis.is_empty();
    let step = if at_rest {
        String::new()
    } else {
        format!(", step {} s", crate::output::step(p.step))
    };
    Run {
        title,
        subtitle: format!("{study}{}{step}, {}", p.scheme, p.formulation),
        provenance: provenance(model, trajectory),
        status: report::Status::new(trajectory.status.code(), trajectory.status.message()),
        space: match model.space {
            Space::Spatial => report::Space::Spatial,
            Space::Planar => report::Space::Planar,
        },
        up: up(model),
        time: trajectory.time.clone(),
        horizontal: at_rest.then(|| report::Horizontal {
            name: p.axis.clone(),
            unit: String::new(),
        }),
        bodies: bodies(model, trajectory),
        points: points(model, trajectory),
        rods: rods::rods(model, trajectory),
        colored_by: rods::colored_by(model, trajectory),
        joints: joints(trajectory),
        springs: springs(trajectory),
        markers: markers(model, trajectory),
        plots: plots(model, trajectory),
        channels: labels::offered(&trajectory.channels, trajectory.time.len()),
        ledger: ledger(trajectory),
        figures,
        ..Run::default()
    }
}

/// Against gravity; without gravity z, in the plane y.
fn up(model: &Model) -> [f64; 3] {
    let g = model.gravity_xyz();
    if g.iter().any(|x| *x != 0.0) {
        return g.map(|x| 0.0 - x);
    }
    match model.space {
        Space::Spatial => [0.0, 0.0, 1.0],
        Space::Planar => [0.0, 1.0, 0.0],
    }
}

fn provenance(model: &Model, trajectory: &Trajectory) -> Vec<(String, String)> {
    let (p, c) = (&trajectory.provenance, &trajectory.counts);
    let mut pairs = vec![];
    let mut add = |label: &str, value: String| pairs.push((label.to_owned(), value));
    add("model", p.model.clone());
    if let Some(text) = &model.description {
        add("description", text.clone());
    }
    add("study", p.study.clone());
    add("scheme", p.scheme.clone());
    add("formulation", p.formulation.clone());
    if p.axis.is_empty() {
        add("step", format!("{} s", p.step));
        add("duration", format!("{} s", p.duration));
    } else {
        add("axis", p.axis.clone());
    }
    add(
        "recorded",
        format!(
            "{}, every {}",
            crate::output::count(trajectory.time.len(), "frame"),
            match p.record_every {
                1 => "step".to_owned(),
                n => format!("{n} steps"),
            }
        ),
    );
    add("Newton tolerance", format!("{:e}", p.tolerance));
    if let Some(dof) = c.dof {
        add("degrees of freedom", dof.to_string());
    }
    add("redundant constraints", c.redundant.to_string());
    if c.misfit > 0.0 && c.redundant > 0 {
        add("misfit of the loops", format!("{:.2e} m or rad", c.misfit));
    }
    if !trajectory.undetermined.is_empty() {
        add(
            "reactions not determined",
            format!(
                "{}; shown: {LEAST_NORM}",
                trajectory.undetermined.join(", ")
            ),
        );
    }
    add(EFFORT, crate::output::pace(trajectory));
    add("alembert", p.version.clone());
    add("platform", p.platform.clone());
    add("SHA-256 of the model", p.model_hash.clone());
    pairs
}

/// Components of a vector channel, interleaved; missing components are constant.
fn interleaved(named: &Named<'_>, frames: usize, bases: &[(String, [f64; 3])]) -> Vec<f64> {
    let mut columns: Vec<Result<&[f64], f64>> = vec![];
    for (base, fallback) in bases {
        for (k, axis) in ["x", "y", "z"].into_iter().enumerate() {
            columns.push(named.channel(&format!("{base}.{axis}")).ok_or(fallback[k]));
        }
    }
    let mut out = Vec::with_capacity(columns.len() * frames);
    for frame in 0..frames {
        for column in &columns {
            out.push(match column {
                Ok(values) => values.get(frame).copied().unwrap_or(f64::NAN),
                Err(constant) => *constant,
            });
        }
    }
    out
}

/// Positions of something over time, three numbers per frame.
pub fn position(named: &Named<'_>, frames: usize, base: &str) -> Vec<f64> {
    interleaved(named, frames, &[(format!("{base}.position"), [0.0; 3])])
}

/// The rigid bodies; nodes of rods are not among them.
pub fn bodies(model: &Model, trajectory: &Trajectory) -> Vec<report::Body> {
    let unit = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    let (named, frames) = (trajectory.named(), trajectory.time.len());
    let body = |b: &alembert::model::Body| {
        let base = format!("body.{}", b.name);
        let directors: Vec<_> = (0..3)
            .map(|k| (format!("{base}.d{}", k + 1), unit[k]))
            .collect();
        report::Body {
            name: b.name.clone(),
            shapes: b.shape.iter().map(|s| shape(s, model.space)).collect(),
            position: position(&named, frames, &base),
            directors: interleaved(&named, frames, &directors),
        }
    };
    model.bodies.iter().map(body).collect()
}

fn shape(shape: &Shape, space: Space) -> report::Shape {
    let thickness = |given: Option<f64>, side: f64| given.unwrap_or(THICKNESS * side);
    let solid = match shape {
        Shape::Box(s) => {
            let mut size = s.size.xyz();
            if space == Space::Planar {
                size[2] = thickness(s.thickness, size[0].min(size[1]));
            }
            Solid::Box { size }
        }
        Shape::Cylinder(s) => Solid::Cylinder {
            radius: s.radius,
            length: s.length,
            axis: axis(s.axis),
        },
        Shape::Capsule(s) => Solid::Capsule {
            radius: s.radius,
            length: s.length,
            axis: axis(s.axis),
        },
        Shape::Sphere(s) => Solid::Sphere { radius: s.radius },
        Shape::Cone(s) => Solid::Cone {
            radius: s.radius,
            height: s.height,
            axis: axis(s.axis),
        },
        Shape::Disk(s) => Solid::Cylinder {
            radius: s.radius,
            length: thickness(s.thickness, s.radius),
            axis: report::Axis::Z,
        },
    };
    let mut out = report::Shape::new(solid);
    out.position = shape
        .position()
        .map_or([0.0; 3], alembert::model::Vector::xyz);
    out.color = shape.color().map(str::to_owned);
    if let Some(Ok(m)) = shape
        .orientation()
        .map(alembert::model::Orientation::to_matrix)
    {
        out.matrix = std::array::from_fn(|k| m[k / 3][k % 3]);
    }
    out
}

fn axis(axis: Axis) -> report::Axis {
    match axis {
        Axis::X => report::Axis::X,
        Axis::Y => report::Axis::Y,
        Axis::Z => report::Axis::Z,
    }
}

fn points(model: &Model, trajectory: &Trajectory) -> Vec<report::Point> {
    let (named, frames) = (trajectory.named(), trajectory.time.len());
    let point = |p: &alembert::model::Point| report::Point {
        name: p.name.clone(),
        radius: 0.0,
        position: position(&named, frames, &format!("point.{}", p.name)),
    };
    let centres = model.forces.iter().filter_map(|force| match force {
        Force::Gravitation(g) => centre(g, frames),
        _ => None,
    });
    model.points.iter().map(point).chain(centres).collect()
}

/// A fixed centre of attraction is drawn as a ball that rests.
fn centre(force: &Gravitation, frames: usize) -> Option<report::Point> {
    let end = force.bodies.iter().position(|body| body == GROUND)?;
    let own = [&force.at_first, &force.at_second][end].as_ref();
    let at = own.or_else(|| force.points.as_ref().map(|points| &points[end]));
    Some(report::Point {
        name: force.name.clone(),
        radius: 0.0,
        position: at
            .map_or([0.0; 3], alembert::model::Vector::xyz)
            .repeat(frames),
    })
}

fn joints(trajectory: &Trajectory) -> Vec<report::Joint> {
    let lines = trajectory.scene.lines.iter().filter(|l| l.kind == "rod");
    let rods: BTreeMap<&str, _> = lines.rev().map(|l| (l.name.as_str(), l)).collect();
    trajectory
        .scene
        .joints
        .iter()
        // those within rods are no joints of the model
        .filter(|j| !j.name.contains('.'))
        .map(|j| {
            // a rod is drawn from end to end
            let (position, axis) = match rods.get(j.name.as_str()) {
                Some(line) => (
                    line.a.clone(),
                    line.a.iter().zip(&line.b).map(|(a, b)| b - a).collect(),
                ),
                None => (j.position.clone(), j.axis.clone()),
            };
            report::Joint {
                name: j.name.clone(),
                kind: j.kind.clone(),
                position,
                axis,
                second_axis: vec![],
            }
        })
        .chain(ropes(trajectory))
        .collect()
}

/// Measured distances, drawn like the massless links of distance joints.
fn ropes(trajectory: &Trajectory) -> impl Iterator<Item = report::Joint> {
    let lines = trajectory.scene.lines.iter().filter(|l| l.kind == "rope");
    lines.map(|l| report::Joint {
        name: l.name.clone(),
        kind: "distance".to_owned(),
        position: l.a.clone(),
        axis: l.a.iter().zip(&l.b).map(|(a, b)| b - a).collect(),
        second_axis: vec![],
    })
}

fn springs(trajectory: &Trajectory) -> Vec<report::Spring> {
    let lines = trajectory.scene.lines.iter().filter(|l| l.kind == "spring");
    lines
        .map(|l| report::Spring {
            name: l.name.clone(),
            a: l.a.clone(),
            b: l.b.clone(),
        })
        .collect()
}

fn markers(model: &Model, trajectory: &Trajectory) -> Vec<report::Marker> {
    let (named, frames) = (trajectory.named(), trajectory.time.len());
    let marker = |m: &alembert::model::Marker| report::Marker {
        name: m.name.clone(),
        position: position(&named, frames, &format!("marker.{}", m.name)),
    };
    model.markers.iter().map(marker).collect()
}

fn ledger(trajectory: &Trajectory) -> Vec<LedgerRow> {
    trajectory
        .ledger
        .iter()
        .map(|e| LedgerRow {
            name: e.name.clone(),
            // what is not conserved has no error
            largest: if e.note.starts_with("not conserved") {
                f64::NAN
            } else {
                e.largest
            },
            relative: e.relative,
            unit: e.unit.clone(),
            note: e.note.clone(),
            verdict: e.verdict.name().to_owned(),
            remedy: e.remedy.clone(),
        })
        .collect()
}

/// A curve of a standard diagram: name in the legend, channel.
type Curve = (&'static str, &'static str);

/// Diagrams of the ledger: title, unit, logarithmic, curves. Channels that are not there are left out.
const LEDGER_PLOTS: [(&str, &str, bool, &[Curve]); 6] = [
    (
        "Energy",
        "J",
        false,
        &[
            ("kinetic", "energy.kinetic"),
            ("potential", "energy.potential"),
            ("total", "energy.total"),
        ],
    ),
    (
        "Energy balance",
        "J",
        false,
        &[("balance", "energy.balance")],
    ),
    (
        "Work and dissipation",
        "J",
        false,
        &[
            ("work of applied forces", "energy.work"),
            ("dissipated", "energy.dissipated"),
        ],
    ),
    (
        "Linear momentum",
        "kg m/s",
        false,
        &[
            ("x", "momentum.linear.x"),
            ("y", "momentum.linear.y"),
            ("z", "momentum.linear.z"),
        ],
    ),
    (
        "Angular momentum",
        "kg m^2/s",
        false,
        &[
            ("x", "momentum.angular.x"),
            ("y", "momentum.angular.y"),
            ("z", "momentum.angular.z"),
            ("z", "momentum.angular"),
        ],
    ),
    (
        "Constraint violation",
        "m, rad, m/s, rad/s",
        true,
        &[
            ("position", "constraint.position"),
            ("velocity", "constraint.velocity"),
        ],
    ),
];

/// Diagrams: what the model asks for, or coordinates and forces; then those of the ledger, the effort last.
fn plots(model: &Model, trajectory: &Trajectory) -> Vec<Plot> {
    let works = active(trajectory, "energy.work") || active(trajectory, "energy.dissipated");
    let mut plots = labels::chosen_plots(model, trajectory);
    let first = plots.len();
    for (title, unit, log, curves) in LEDGER_PLOTS {
        if title == "Work and dissipation" && !works {
            continue;
        }
        let mut plot = Plot::new(title, unit);
        plot.log = log;
        for (name, channel) in curves {
            if let Some(values) = trajectory.channel(channel) {
                plot = plot.with_series(*name, values.to_vec());
            }
        }
        // without constraints there is nothing to violate
        if log
            && !plot
                .series
                .iter()
                .flat_map(|s| &s.values)
                .any(|v| *v != 0.0)
        {
            continue;
        }
        plots.push(plot);
        if title == "Energy" {
            plots.extend(stacked_energies(model, trajectory));
        }
    }
    let iterations = trajectory.channel("newton.iterations").unwrap_or_default();
    plots.push(Plot::new(NEWTON, "").with_series("iterations", iterations.to_vec()));
    for plot in &mut plots[first..] {
        plot.ledger = true;
    }
    plots
}

/// Where the energy is: parts upon each other, against what there was at the start and the work since. Gravity, whose zero
/// means nothing, and parts that are negative are counted from their lowest value.
fn stacked_energies(model: &Model, trajectory: &Trajectory) -> Option<Plot> {
    let channel = |name: &str| trajectory.channel(&format!("energy.{name}"));
    let (kinetic, gravity) = (channel("kinetic")?, channel("gravity")?);
    let (potential, dissipated) = (channel("potential")?, channel("dissipated")?);
    let (total, work) = (channel("total")?, channel("work")?);
    let stored: Vec<f64> = potential.iter().zip(gravity).map(|(v, g)| v - g).collect();
    let elastic = model.forces.iter().all(|f| {
        let other = matches!(f, Force::Gravitation(_) | Force::LennardJones(_));
        !other
    });
    let parts = [
        ("kinetic", kinetic),
        ("gravity", gravity),
        (if elastic { "elastic" } else { "force elements" }, &stored),
        ("dissipated", dissipated),
    ];
    let mut plot = Plot::new("Energy, stacked", "J");
    let mut offset = 0.0;
    for (name, values) in parts {
        if values.iter().all(|v| *v == 0.0) {
            continue;
        }
        let least = values.iter().copied().fold(f64::INFINITY, f64::min);
        let lowest = match name {
            "gravity" => least,
            _ => least.min(0.0),
        };
        offset -= lowest;
        let note = if lowest != 0.0 {
            ", from its lowest"
        } else {
            ""
        };
        let above = values.iter().map(|v| v - lowest).collect();
        plot = plot.with_series(format!("{name}{note}"), above);
    }
    plot.stacked = plot.series.len();
    // one part alone is the plot of the energy again
    if plot.stacked < 2 {
        return None;
    }
    let start = total.first()? + offset;
    let line = work.iter().map(|w| start + w).collect();
    Some(plot.with_series("start and work", line))
}

fn active(trajectory: &Trajectory, channel: &str) -> bool {
    trajectory
        .channel(channel)
        .is_some_and(|values| values.iter().any(|v| *v != 0.0))
}
