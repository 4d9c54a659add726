//! From a trajectory and its model to a run of the report: what is drawn, plotted and tabulated.

use super::{labels, plots, rods};
use crate::model::{self, Axis, Force, GROUND, Gravitation, Model, Shape, Space};
use crate::text;
use crate::trajectory::{LEAST_NORM, Named, Trajectory};
use alembert_report as page;
use alembert_report::{Figure, LedgerRow, Run, Solid};
use std::collections::BTreeMap;

/// Thickness of planar shapes relative to their smaller side, where the model gives none.
const THICKNESS: f64 = 0.4;

/// Whose effort a run shows: steps, time, iterations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// That of the run.
    #[default]
    Run,
    /// That of the replay of a plan, which is not that of the solver.
    Replay,
    /// None: a plan that was not played back.
    Hidden,
}

impl Effort {
    /// Headline or label of an effort; nothing where it is not shown.
    pub(super) fn label(self, of_run: &str) -> Option<String> {
        match self {
            Self::Run => Some(of_run.to_owned()),
            Self::Replay => Some(format!("{of_run} of the replay")),
            Self::Hidden => None,
        }
    }
}

/// A run of the report.
pub fn build(model: &Model, trajectory: &Trajectory, figures: Vec<Figure>) -> Run {
    build_with(model, trajectory, figures, Effort::Run)
}

/// The same, with the effort of something else.
pub fn build_with(
    model: &Model,
    trajectory: &Trajectory,
    figures: Vec<Figure>,
    effort: Effort,
) -> Run {
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
        format!(", step {} s", text::step(p.step))
    };
    Run {
        title,
        subtitle: format!("{study}{}{step}, {}", p.scheme, p.formulation),
        study: p.study.clone(),
        provenance: provenance(model, trajectory, effort),
        status: page::Status::new(trajectory.status.code(), trajectory.status.message()),
        space: match model.space {
            Space::Spatial => page::Space::Spatial,
            Space::Planar => page::Space::Planar,
        },
        up: up(model),
        time: trajectory.time.clone(),
        horizontal: at_rest.then(|| page::Horizontal {
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
        plots: plots::plots(model, trajectory, effort),
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

fn provenance(model: &Model, trajectory: &Trajectory, effort: Effort) -> Vec<(String, String)> {
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
            text::count(trajectory.time.len(), "frame"),
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
    if let Some(label) = effort.label("effort") {
        add(&label, text::pace(trajectory));
    }
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
pub fn bodies(model: &Model, trajectory: &Trajectory) -> Vec<page::Body> {
    let unit = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    let (named, frames) = (trajectory.named(), trajectory.time.len());
    let body = |b: &model::Body| {
        let base = format!("body.{}", b.name);
        let directors: Vec<_> = (0..3)
            .map(|k| (format!("{base}.d{}", k + 1), unit[k]))
            .collect();
        page::Body {
            name: b.name.clone(),
            shapes: b.shape.iter().map(|s| shape(s, model.space)).collect(),
            position: position(&named, frames, &base),
            directors: interleaved(&named, frames, &directors),
        }
    };
    model.bodies.iter().map(body).collect()
}

fn shape(shape: &Shape, space: Space) -> page::Shape {
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
            axis: page::Axis::Z,
        },
    };
    let mut out = page::Shape::new(solid);
    out.position = shape.position().map_or([0.0; 3], model::Vector::xyz);
    out.color = shape.color().map(str::to_owned);
    if let Some(Ok(m)) = shape.orientation().map(model::Orientation::to_matrix) {
        out.matrix = std::array::from_fn(|k| m[k / 3][k % 3]);
    }
    out
}

fn axis(axis: Axis) -> page::Axis {
    match axis {
        Axis::X => page::Axis::X,
        Axis::Y => page::Axis::Y,
        Axis::Z => page::Axis::Z,
    }
}

fn points(model: &Model, trajectory: &Trajectory) -> Vec<page::Point> {
    let (named, frames) = (trajectory.named(), trajectory.time.len());
    let point = |p: &model::Point| page::Point {
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
fn centre(force: &Gravitation, frames: usize) -> Option<page::Point> {
    let end = force.bodies.iter().position(|body| body == GROUND)?;
    let own = [&force.at_first, &force.at_second][end].as_ref();
    let at = own.or_else(|| force.points.as_ref().map(|points| &points[end]));
    Some(page::Point {
        name: force.name.clone(),
        radius: 0.0,
        position: at.map_or([0.0; 3], model::Vector::xyz).repeat(frames),
    })
}

fn joints(trajectory: &Trajectory) -> Vec<page::Joint> {
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
            page::Joint {
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
fn ropes(trajectory: &Trajectory) -> impl Iterator<Item = page::Joint> {
    let lines = trajectory.scene.lines.iter().filter(|l| l.kind == "rope");
    lines.map(|l| page::Joint {
        name: l.name.clone(),
        kind: "distance".to_owned(),
        position: l.a.clone(),
        axis: l.a.iter().zip(&l.b).map(|(a, b)| b - a).collect(),
        second_axis: vec![],
    })
}

fn springs(trajectory: &Trajectory) -> Vec<page::Spring> {
    let lines = trajectory.scene.lines.iter().filter(|l| l.kind == "spring");
    lines
        .map(|l| page::Spring {
            name: l.name.clone(),
            a: l.a.clone(),
            b: l.b.clone(),
        })
        .collect()
}

fn markers(model: &Model, trajectory: &Trajectory) -> Vec<page::Marker> {
    let (named, frames) = (trajectory.named(), trajectory.time.len());
    let marker = |m: &model::Marker| page::Marker {
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
            largest: if e.is_conserved() {
                e.largest
            } else {
                f64::NAN
            },
            relative: e.relative,
            unit: e.unit.clone(),
            note: e.note.clone(),
            verdict: e.verdict.name().to_owned(),
            remedy: e.remedy.clone(),
        })
        .collect()
}
