//! The two grids of a rod: which bodies and beam elements it becomes.
//!
//! # Equations
//! N elements of length h = L/N between the vertices s_j = j h.
//!
//! `nodes`: body j is the vertex x_j with the frame of the section there; it has the mass w h ρA and the moments of inertia
//! w h (ρI₁, ρI₂, ρI₃), w = 1 inside and 1/2 at both ends, or end-corrected (T-ROD-4). Element j is between the nodes j and j + 1 (T-ROD-1).
//!
//! `staggered`: body j ≥ 1 is the vertex x_j, with its mass, and the frame R_{j-1/2} of the segment before it, with the inertia of that
//! segment: the kinetic energy has no coupling of the two, so they can share a body. Element j is between the bodies j - 1 and j: Γ of
//! the segment along its own frame, and the curvature of the vertex between the two frames, of weight h (T-ROD-3). Body 0 has the frame
//! R_0 of the start, and the curvature between it and R_{1/2} has the weight h/2; the same at the end when the end has a frame,
//! `ROD.end`, which turns about x_N on a spherical joint. A frame at an end that is not welded to ground has a quarter of the
//! inertia of a segment, taken from that segment.
//!
//! The frame of a segment sees its chord, not its arc. Where drawn and natural shape are bent differently, its length without stress is the
//! natural one times the ratio of chord to arc as drawn: the segment begins with the strain of its arcs.
//!
//! A closed rod has no ends: bodies 0 … N - 1, and the last element goes back to body 0.
//!
//! Rigid motion at the start: v_i = v + ω × (x_i - x_0), ω_i = ω.

use super::GROUND;
use super::curve::RodShape;
use super::expand::{END, each_body_name};
use super::geometry::{Matrix3, apply, cross, multiply, norm, rotation_vector, transpose};
use super::joints::Joint;
use super::rods::{Grid, Lumping, Rod, RodDamping, RodProperties, RodStiffness};
use super::shapes::{Axis, BoxShape, CylinderShape, Shape};
use super::types::{Body, Model, Space};
use super::values::{AngularVelocity, Inertia, Orientation, Vector};
use super::{Beam, BeamAxes, BeamRest, Force, NumberOrVector};
use crate::joints::JointKind;

/// Largest radius in the picture of a rod without a section, relative to its length.
const DRAWN_RADIUS: f64 = 0.05;

/// A pose in the world: position and axes as columns.
type Pose = ([f64; 3], Matrix3);

/// A body of a rod before it becomes one: places of its vertex and of its frame, and its shares of mass and inertia, all as
/// fractions of the length.
struct Station {
    name: String,
    vertex: f64,
    frame: f64,
    mass: f64,
    inertia: f64,
    /// Parts of the rod whose mass and whose inertia it has.
    cells: [[f64; 2]; 2],
}

/// An element of a rod before it becomes one: its stations, the parts of the rod whose stiffnesses it has, and the weight of its curvature.
struct Span {
    stations: [usize; 2],
    /// Part of the strains Γ; nothing when the element only bends and twists.
    strained: Option<[f64; 2]>,
    bent: [f64; 2],
    weight: f64,
}

impl Rod {
    /// Drawn pose of the node with this number: position of the vertex, axes of its frame.
    pub(crate) fn node_pose(&self, node: u32, shape: &RodShape) -> Pose {
        let n = f64::from(self.elements.max(1));
        let vertex = f64::from(node) / n;
        let frame = match self.grid {
            Grid::Staggered if self.closed || node > 0 => vertex - 0.5 / n,
            _ => vertex,
        };
        (shape.drawn(vertex).0, shape.drawn(wrapped(frame)).1)
    }

    /// Mass of a vertex in masses of an element (T-ROD-4).
    fn weight(&self, vertex: usize) -> f64 {
        let from_end = vertex.min((self.elements as usize).saturating_sub(vertex));
        match (self.closed, self.lumping, from_end) {
            (true, ..) => 1.0,
            (_, Lumping::Plain, 0) => 0.5,
            (_, Lumping::EndCorrected, 0) => 5.0 / 12.0,
            (_, Lumping::EndCorrected, 1) => 13.0 / 12.0,
            _ => 1.0,
        }
    }

    /// Number of the last node.
    pub(crate) fn last_node(&self) -> u32 {
        self.elements - u32::from(self.closed && self.elements > 0)
    }
}

/// A place before the start of a closed rod is one before its end.
fn wrapped(s: f64) -> f64 {
    if s < 0.0 { s + 1.0 } else { s }
}

/// Which ends of a staggered rod have frames, and whether they are held by ground.
#[derive(Clone, Copy, Debug, PartialEq)]
enum EndFrame {
    None,
    Free,
    Clamped,
}

impl Model {
    /// Whether the end of a staggered rod has a frame of its own: a joint, a torque, a bushing or a beam holds it.
    pub(crate) fn end_frame_is_used(&self, rod: &Rod) -> bool {
        let name = format!("{}.{END}", rod.name);
        let is = |n: &String| *n == name;
        rod.grid == Grid::Staggered
            && !rod.closed
            && (self.joints.iter().any(|j| j.bodies.iter().any(is))
                || self.forces.iter().any(|f| f.holds().into_iter().any(is)))
    }

    /// Whether a body is welded to ground.
    fn is_clamped(&self, name: &str) -> bool {
        self.joints.iter().any(|j| {
            j.kind == JointKind::Weld
                && j.bodies.iter().any(|b| b == name)
                && j.bodies.iter().any(|b| b == GROUND)
        })
    }

    fn end_frame(&self, used: bool, name: &str) -> EndFrame {
        match (used, self.is_clamped(name)) {
            (false, _) => EndFrame::None,
            (true, true) => EndFrame::Clamped,
            (true, false) => EndFrame::Free,
        }
    }
}

/// Adds the bodies, joints and elements of a rod. A rod that validation refuses adds nothing.
pub(super) fn add_rod(model: &mut Model, rod: &Rod) {
    let space = model.space;
    let Some(line) = rod.shape(space) else { return };
    if rod.elements == 0 || rod.properties_at(0.0, space).is_none() {
        return;
    }
    let (stations, spans) = match rod.grid {
        Grid::Nodes => nodes(rod),
        Grid::Staggered => {
            let end_name = format!("{}.{END}", rod.name);
            let start = model.end_frame(true, &format!("{}.0", rod.name));
            let end = model.end_frame(model.end_frame_is_used(rod), &end_name);
            if end == EndFrame::None {
                let last = format!("{}.{}", rod.name, rod.last_node());
                each_body_name(model, &mut |name| {
                    if *name == end_name {
                        name.clone_from(&last);
                    }
                });
            } else {
                model.joints.push(end_joint(rod, space, &line, &end_name));
            }
            staggered(rod, start, end)
        }
    };
    for (i, station) in stations.iter().enumerate() {
        model.bodies.extend(body(rod, space, &line, station, i));
    }
    for (i, span) in spans.iter().enumerate() {
        let ends = span.stations.map(|k| &stations[k]);
        model
            .forces
            .extend(element(rod, space, &line, i, span, ends).map(Force::Beam));
    }
}

fn nodes(rod: &Rod) -> (Vec<Station>, Vec<Span>) {
    let (n, count) = (rod.elements as usize, rod.last_node() as usize + 1);
    let h = 1.0 / n as f64;
    let station = |i: usize| {
        let share = h * rod.weight(i);
        let s = i as f64 / n as f64;
        Station {
            name: format!("{}.{i}", rod.name),
            vertex: s,
            frame: s,
            mass: share,
            inertia: share,
            cells: [around(rod, s, h); 2],
        }
    };
    let span = |i: usize| Span {
        stations: [i, (i + 1) % count.max(1)],
        strained: Some(cell(i, h)),
        bent: cell(i, h),
        weight: h,
    };
    (
        (0..count).map(station).collect(),
        (0..n).map(span).collect(),
    )
}

/// Part of the rod between two vertices.
fn cell(i: usize, h: f64) -> [f64; 2] {
    [i as f64 * h, (i as f64 + 1.0) * h]
}

/// Part of the rod for which a vertex stands: half an element to both sides, as far as there is one.
fn around(rod: &Rod, s: f64, h: f64) -> [f64; 2] {
    let (from, to) = (s - 0.5 * h, s + 0.5 * h);
    if rod.closed {
        [from, to]
    } else {
        [from.max(0.0), to.min(1.0)]
    }
}

fn staggered(rod: &Rod, start: EndFrame, end: EndFrame) -> (Vec<Station>, Vec<Span>) {
    let n = rod.elements as usize;
    let h = 1.0 / n as f64;
    let count = rod.last_node() as usize + 1;
    let quarter = |frame: EndFrame| {
        if frame == EndFrame::Free {
            0.25 * h
        } else {
            0.0
        }
    };
    let mut stations: Vec<Station> = (0..count)
        .map(|j| {
            let s = j as f64 / n as f64;
            let first = j == 0 && !rod.closed;
            let mut inertia = if first { 0.25 * h } else { h };
            if !rod.closed && j == 1 {
                inertia -= quarter(start);
            }
            if !rod.closed && j == n {
                inertia -= quarter(end);
            }
            Station {
                name: format!("{}.{j}", rod.name),
                vertex: s,
                frame: if first { 0.0 } else { wrapped(s - 0.5 * h) },
                mass: h * rod.weight(j),
                inertia,
                cells: [
                    around(rod, s, h),
                    if first { [0.0, 0.5 * h] } else { [s - h, s] },
                ],
            }
        })
        .collect();
    let mut spans: Vec<Span> = (0..n)
        .map(|i| {
            let boundary = i == 0 && !rod.closed;
            Span {
                stations: [i, (i + 1) % count.max(1)],
                strained: Some(cell(i, h)),
                bent: around(rod, i as f64 * h, h),
                weight: if boundary { 0.5 * h } else { h },
            }
        })
        .collect();
    if end != EndFrame::None {
        // the mass of the last vertex is shared by its two frames
        stations[n].mass *= 0.5;
        stations.push(Station {
            name: format!("{}.{END}", rod.name),
            vertex: 1.0,
            frame: 1.0,
            mass: stations[n].mass,
            inertia: 0.25 * h,
            cells: [[1.0 - 0.5 * h, 1.0]; 2],
        });
        spans.push(Span {
            stations: [n, n + 1],
            strained: None,
            bent: [1.0 - 0.5 * h, 1.0],
            weight: 0.5 * h,
        });
    }
    (stations, spans)
}

/// The joint that holds the last vertex and the frame at the end together.
fn end_joint(rod: &Rod, space: Space, line: &RodShape, end: &str) -> Joint {
    let at = Some(of_space(line.drawn(1.0).0, space));
    Joint {
        name: format!("{}.end-frame", rod.name),
        kind: match space {
            Space::Spatial => JointKind::Spherical,
            Space::Planar => JointKind::Revolute,
        },
        bodies: [format!("{}.{}", rod.name, rod.elements), end.to_owned()],
        at,
        ..Joint::default()
    }
}

fn body(
    rod: &Rod,
    space: Space,
    line: &RodShape,
    station: &Station,
    number: usize,
) -> Option<Body> {
    let length = line.length();
    let [properties, turning] = station.cells.map(|cell| rod.properties_over(cell, space));
    let (properties, turning) = (properties?, turning?);
    let (position, rotation) = (line.drawn(station.vertex).0, line.drawn(station.frame).1);
    let omega = rod.angular_velocity.as_ref();
    let moving = rod.velocity.is_some() || omega.is_some();
    let rigid = || velocity(rod, line.drawn(0.0).0, position);
    let varying = rod.initial_motion.as_ref();
    let varying = varying.map(|m| {
        (
            m.at(station.vertex, &rotation),
            m.at(station.frame, &rotation),
        )
    });
    Some(Body {
        name: station.name.clone(),
        mass: Some(station.mass * length * properties.mass),
        inertia: Some(scaled(&turning.inertia, station.inertia * length)),
        shape: shape(rod, &turning, space, length, number),
        position: Some(of_space(position, space)),
        orientation: (space == Space::Spatial).then_some(Orientation::Matrix { matrix: rotation }),
        angle: (space == Space::Planar).then(|| rotation[1][0].atan2(rotation[0][0])),
        velocity: match varying {
            Some(((v, _), _)) => Some(of_space(v, space)),
            None => moving.then(|| of_space(rigid(), space)),
        },
        angular_velocity: match varying {
            Some((_, (_, w))) => Some(AngularVelocity::Vector(w)),
            None => omega.cloned(),
        },
        ..Body::default()
    })
}

fn element(
    rod: &Rod,
    space: Space,
    line: &RodShape,
    number: usize,
    span: &Span,
    ends: [&Station; 2],
) -> Option<Beam> {
    let (bent, bent_loss) = stiffness_and_damping(rod, span.bent, space)?;
    let (strained, strained_loss) = match span.strained {
        Some(s) => stiffness_and_damping(rod, s, space)?,
        None => {
            let shear = vec![0.0; bent.shear.len()];
            let stiffness = RodStiffness {
                shear: shear.clone(),
                ..RodStiffness::default()
            };
            let damping = RodDamping {
                shear,
                ..RodDamping::default()
            };
            (stiffness, damping)
        }
    };
    let damped = rod.damping.is_some();
    // the last element of a closed rod ends where the rod does
    let around = ends[1].vertex < ends[0].vertex;
    let at = |s: f64| if around && s == 0.0 { 1.0 } else { s };
    let pose = |vertex: f64, frame: f64| (line.natural(vertex).0, line.natural(frame).1);
    let a = pose(ends[0].vertex, ends[0].frame);
    let b = pose(at(ends[1].vertex), at(ends[1].frame));
    let length = line.length() / f64::from(rod.elements.max(1));
    let mut rest = rest(&a, &b, space);
    if rod.grid == Grid::Staggered && span.strained.is_some() {
        let drawn = [ends[0].vertex, at(ends[1].vertex)].map(|s| line.drawn(s).0);
        let drawn = chord(drawn[0], drawn[1]) / line.drawn_length();
        let bowed = drawn / (chord(a.0, b.0) / line.length());
        rest.displacement.0.iter_mut().for_each(|x| *x *= bowed);
    }
    Some(Beam {
        name: format!("{}.element.{number}", rod.name),
        bodies: ends.map(|station| station.name.clone()),
        length: Some(length),
        bending_length: (rod.grid == Grid::Staggered).then_some(span.weight * line.length()),
        axes: match rod.grid {
            Grid::Nodes => BeamAxes::Mean,
            Grid::Staggered => BeamAxes::Second,
        },
        curvature: rod.curvature,
        rest: Some(rest),
        extension: strained.extension,
        shear: strained.shear,
        bending: bent.bending,
        torsion: bent.torsion,
        retardation: if damped { 0.0 } else { rod.retardation },
        shear_retardation: rod.shear_retardation.filter(|_| !damped),
        damping: damped.then_some(RodDamping {
            extension: strained_loss.extension,
            shear: strained_loss.shear,
            ..bent_loss
        }),
    })
}

fn stiffness_and_damping(
    rod: &Rod,
    part: [f64; 2],
    space: Space,
) -> Option<(RodStiffness, RodDamping)> {
    let properties = rod.properties_over(part, space)?;
    Some((properties.stiffness, properties.damping))
}

fn chord(a: [f64; 3], b: [f64; 3]) -> f64 {
    norm([0, 1, 2].map(|i| b[i] - a[i]))
}

/// Where the second body is without stress, as the first one sees it.
fn rest(a: &Pose, b: &Pose, space: Space) -> BeamRest {
    let back = transpose(&a.1);
    let displacement = apply(&back, [0, 1, 2].map(|i| b.0[i] - a.0[i]));
    let relative = multiply(&back, &b.1);
    let turn = rotation_vector(&relative);
    BeamRest {
        displacement: of_space(displacement, space),
        rotation: match space {
            Space::Planar => NumberOrVector::Number(turn[2]),
            Space::Spatial => NumberOrVector::Vector(turn),
        },
    }
}

/// Velocity of a point of the rod in its rigid motion at the start.
fn velocity(rod: &Rod, start: [f64; 3], position: [f64; 3]) -> [f64; 3] {
    let omega = rod.angular_velocity.as_ref();
    let omega = omega.map_or([0.0; 3], AngularVelocity::xyz);
    let turning = cross(omega, [0, 1, 2].map(|k| position[k] - start[k]));
    let v = Vector::xyz_or_zero(&rod.velocity);
    [0, 1, 2].map(|k| v[k] + turning[k])
}

fn of_space(v: [f64; 3], space: Space) -> Vector {
    Vector(v[..space.dimension()].to_vec())
}

fn scaled(inertia: &Inertia, share: f64) -> Inertia {
    match inertia {
        Inertia::Scalar(j) => Inertia::Scalar(share * j),
        Inertia::Diagonal(j) => Inertia::Diagonal(j.map(|j| share * j)),
        Inertia::Tensor(j) => Inertia::Tensor(j.map(|row| row.map(|j| share * j))),
    }
}

/// What is drawn of a body: the part of the rod that its frame stands for; nothing for a frame at an end of the staggered grid.
fn shape(
    rod: &Rod,
    properties: &RodProperties,
    space: Space,
    whole: f64,
    number: usize,
) -> Option<Shape> {
    let (n, h) = (
        rod.elements as usize,
        whole / f64::from(rod.elements.max(1)),
    );
    let (behind, ahead) = match rod.grid {
        Grid::Staggered if rod.closed => (h, 0.0),
        Grid::Staggered if number == 0 || number > n => return None,
        Grid::Staggered => (h, 0.0),
        Grid::Nodes if rod.closed => (0.5 * h, 0.5 * h),
        Grid::Nodes => (
            if number == 0 { 0.0 } else { 0.5 * h },
            if number == n { 0.0 } else { 0.5 * h },
        ),
    };
    let (length, middle) = (behind + ahead, 0.5 * (ahead - behind));
    let color = rod.color.clone();
    let [a, b] = match properties.extent {
        Some(extent) => extent,
        None => [2.0 * drawn_radius(whole, &properties.stiffness); 2],
    };
    let first = rod.stations.first().and_then(|s| s.section.as_ref());
    let is_box = matches!(
        rod.section.as_ref().or(first),
        Some(super::Section::Rectangle(_) | super::Section::Ellipse(_) | super::Section::IBeam(_))
    );
    Some(match space {
        Space::Planar => Shape::Box(BoxShape {
            size: Vector::from([length, a]),
            thickness: Some(b),
            position: Some(Vector::from([middle, 0.0])),
            color,
            ..BoxShape::default()
        }),
        Space::Spatial if is_box => Shape::Box(BoxShape {
            size: Vector::from([a, b, length]),
            position: Some(Vector::from([0.0, 0.0, middle])),
            color,
            ..BoxShape::default()
        }),
        Space::Spatial => Shape::Cylinder(CylinderShape {
            radius: 0.5 * a,
            length,
            axis: Axis::Z,
            position: Some(Vector::from([0.0, 0.0, middle])),
            color,
            ..CylinderShape::default()
        }),
    })
}

/// Radius of the full circle with this ratio of bending to extensional stiffness, I/A = r²/4, within reason.
fn drawn_radius(length: f64, stiffness: &RodStiffness) -> f64 {
    let bending = stiffness
        .bending
        .iter()
        .copied()
        .fold(f64::INFINITY, f64::min);
    let radius = 2.0 * (bending / stiffness.extension).sqrt();
    radius.max(1e-4 * length).min(DRAWN_RADIUS * length)
}
