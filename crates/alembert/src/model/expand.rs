//! Rods become bodies and beam elements; names of their ends become names of nodes.
//!
//! # Equations
//! N elements of length h = L/N, L without stress, nodes i = 0 … N. Lumped: a node has half of the mass h ρA and of the moments of
//! inertia h (ρI₁, ρI₂, ρI₃) of each element beside it, about its own axes; ρA, ρI and the stiffnesses of an element are those in its
//! middle. Element i is between the nodes i and i + 1 (T-ROD-1); of a ring the last one is between the nodes N - 1 and 0.
//! Rigid motion at the start: v_i = v + ω × (x_i - x_0), ω_i = ω.
//!
//! Bodies and elements of rods come after those of the file, so that indices in the lists of the file keep their meaning; errors
//! about the others are turned back into errors about their rod.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::coordinates::Coordinate;
use super::forces::{Beam, BeamNatural, Drag, Force};
use super::geometry::{Matrix3, apply, cross, multiply, transpose};
use super::rods::{Rod, RodProperties, RodStiffness};
use super::shapes::{Axis, BoxShape, CylinderShape, Shape};
use super::types::{Body, Model, Space};
use super::validate::validate_rods;
use super::values::{AngularVelocity, Inertia, Orientation, Vector};
use crate::error::{ModelError, ModelErrors};

/// Name of the first node of a rod beside its number.
pub(crate) const START: &str = "start";
/// Name of the last node of a rod beside its number.
pub(crate) const END: &str = "end";

/// Largest radius in the picture of a rod without a section, relative to its length.
const DRAWN_RADIUS: f64 = 0.05;

impl Model {
    /// The model without rods: each one has become its nodes (bodies `ROD.0` ... `ROD.N`) and beam elements
    /// (forces `ROD.element.0` ...). The model itself when it has no rods.
    ///
    /// ```
    /// use alembert::model::Model;
    /// let model = Model::from_toml_str(r#"
    ///     [[rod]]
    ///     name = "cable"
    ///     elements = 10
    ///     start = [0, 0, 0]
    ///     end = [1, 0, 0]
    ///     section = { kind = "circle", radius = 1e-3 }
    ///     youngs_modulus = 2.1e11
    ///     poisson_ratio = 0.3
    ///     density = 7850
    ///     [[joint]]
    ///     name = "clamp"
    ///     kind = "weld"
    ///     bodies = ["ground", "cable.start"]
    ///     at = [0, 0, 0]
    /// "#, "cable.toml")?;
    /// let whole = model.expanded();
    /// assert_eq!(whole.bodies.len(), 11);
    /// assert_eq!(whole.forces[9].name(), "cable.element.9");
    /// assert_eq!(whole.joints[0].bodies[1], "cable.0");
    /// # Ok::<(), alembert::error::ModelErrors>(())
    /// ```
    pub fn expanded(&self) -> Cow<'_, Self> {
        if self.rods.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut model = self.with_node_names().into_owned();
        share_loads(&mut model);
        for rod in std::mem::take(&mut model.rods) {
            add_rod(&mut model, &rod);
        }
        Cow::Owned(model)
    }

    /// Does something with the expanded model; its errors name places of the model as it is.
    pub(crate) fn with_expanded<R>(
        &self,
        work: impl FnOnce(&Self) -> Result<R, ModelErrors>,
    ) -> Result<R, ModelErrors> {
        if self.rods.is_empty() {
            return work(self);
        }
        // a model made by a program may hold rods that cannot be expanded
        let errors = validate_rods(self);
        if !errors.is_empty() {
            return Err(ModelErrors(errors));
        }
        work(&self.expanded()).map_err(|errors| {
            let errors = errors.0.into_iter();
            ModelErrors(errors.map(|e| self.of_the_file(e)).collect())
        })
    }

    /// The same model with the ends of rods named by their numbers.
    pub(crate) fn with_node_names(&self) -> Cow<'_, Self> {
        if self.rods.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut model = self.clone();
        let rods = self.rods_by_name();
        each_body_name(&mut model, &mut |name| {
            if let Some(node) = node_name(&rods, name) {
                *name = node;
            }
        });
        Cow::Owned(model)
    }

    fn rods_by_name(&self) -> BTreeMap<&str, &Rod> {
        self.rods.iter().map(|r| (r.name.as_str(), r)).collect()
    }

    /// An error about a node or element as an error about its rod.
    fn of_the_file(&self, mut error: ModelError) -> ModelError {
        for (list, own, more) in [
            ("body[", self.bodies.len(), true),
            ("force[", self.forces.len(), false),
        ] {
            let index = error.path.strip_prefix(list).and_then(|rest| {
                let (index, _) = rest.split_once(']')?;
                index.parse::<usize>().ok()?.checked_sub(own)
            });
            let Some(mut index) = index else { continue };
            for (k, rod) in self.rods.iter().enumerate() {
                let count = if more { rod.nodes() } else { rod.elements } as usize;
                if index < count {
                    error.path = format!("rod[{k}]");
                    break;
                }
                index -= count;
            }
        }
        error
    }
}

/// `ROD.0` for `ROD.start`, `ROD.N` for `ROD.end`; nothing for other names.
fn node_name(rods: &BTreeMap<&str, &Rod>, name: &str) -> Option<String> {
    let (rod, which) = name.rsplit_once('.')?;
    let rod = rods.get(rod)?;
    match which {
        START => Some(format!("{}.0", rod.name)),
        END if !rod.closed => Some(format!("{}.{}", rod.name, rod.elements)),
        _ => None,
    }
}

/// Visits every place where a body is named.
fn each_body_name(model: &mut Model, visit: &mut dyn FnMut(&mut String)) {
    for joint in &mut model.joints {
        joint.bodies.iter_mut().for_each(&mut *visit);
    }
    for coordinate in &mut model.coordinates {
        match coordinate {
            Coordinate::Joint(_) => {}
            Coordinate::Distance(c) => c.bodies.iter_mut().for_each(&mut *visit),
            Coordinate::Position(c) => visit(&mut c.body),
            Coordinate::Displacement(c) => c.bodies.iter_mut().for_each(&mut *visit),
            Coordinate::Angle(c) => c.bodies.iter_mut().for_each(&mut *visit),
            Coordinate::Cosine(c) => c.bodies.iter_mut().for_each(&mut *visit),
        }
    }
    for force in &mut model.forces {
        match force {
            Force::Spring(f) => f.bodies.iter_mut().for_each(&mut *visit),
            Force::Bushing(f) => f.bodies.iter_mut().for_each(&mut *visit),
            Force::Gravitation(f) => f.bodies.iter_mut().for_each(&mut *visit),
            Force::Combination(f) => f.bodies.iter_mut().for_each(&mut *visit),
            Force::Beam(f) => f.bodies.iter_mut().for_each(&mut *visit),
            Force::LennardJones(f) => {
                f.points.iter_mut().for_each(&mut *visit);
                f.pairs.iter_mut().flatten().for_each(&mut *visit);
            }
            Force::Force(f) => visit(&mut f.body),
            Force::Torque(f) => visit(&mut f.body),
            Force::Drag(f) => f.body.iter_mut().for_each(&mut *visit),
            Force::Torsion(_)
            | Force::Drive(_)
            | Force::Friction(_)
            | Force::Limit(_)
            | Force::Distributed(_) => {}
        }
    }
    for marker in &mut model.markers {
        visit(&mut marker.body);
    }
}

/// Gives what acts per length its nodes.
fn share_loads(model: &mut Model) {
    for force in &mut model.forces {
        let (name, ends, shares) = match force {
            Force::Distributed(f) => (&f.rod, [f.from, f.to], &mut f.shares),
            Force::Drag(Drag {
                rod: Some(rod),
                shares,
                ..
            }) => (&*rod, [0.0, 1.0], shares),
            _ => continue,
        };
        if let Some(rod) = model.rods.iter().find(|rod| rod.name == *name) {
            *shares = rod_shares(rod, ends);
        }
    }
}

/// Lengths of a part of a rod for which its nodes stand: of each element what the linear shape functions give,
/// h ∫ (1 - ξ) dξ to its first and h ∫ ξ dξ to its second node. Their sum is the length of the part.
fn rod_shares(rod: &Rod, [from, to]: [f64; 2]) -> Vec<(String, f64)> {
    let n = f64::from(rod.elements.max(1));
    let h = rod.length() / n;
    let mut lengths = vec![0.0; rod.nodes() as usize];
    let count = lengths.len().max(1);
    for i in 0..rod.elements {
        let start = f64::from(i);
        let [a, b] = [from, to].map(|s| (s * n - start).clamp(0.0, 1.0));
        let (all, second) = (b - a, 0.5 * (b - a) * (b + a));
        for (node, part) in [(i as usize, all - second), (i as usize + 1, second)] {
            if let Some(length) = lengths.get_mut(node % count) {
                *length += h * part;
            }
        }
    }
    let named = (0..).zip(lengths).filter(|(_, length)| *length > 0.0);
    named
        .map(|(i, length): (u32, f64)| (format!("{}.{i}", rod.name), length))
        .collect()
}

/// Adds nodes and elements of a rod. A rod that validation refuses adds nothing.
fn add_rod(model: &mut Model, rod: &Rod) {
    let space = model.space;
    let count = rod.elements.max(1);
    let Some(line) = rod.shape(space) else { return };
    let place = |i: f64| i / f64::from(count);
    // what an element is, is what the rod is in its middle
    let middles = (0..count).map(|i| rod.properties_at(place(f64::from(i) + 0.5), space));
    let Some(elements) = middles.collect::<Option<Vec<_>>>() else {
        return;
    };
    let h = line.length() / f64::from(count);
    let omega = rod.angular_velocity.as_ref();
    let moving = rod.velocity.is_some() || omega.is_some();
    let (start, _) = line.drawn(0.0);
    for i in 0..rod.nodes() {
        // half of the elements on both sides
        let behind = match i.checked_sub(1) {
            None if rod.closed => elements.last(),
            before => before.and_then(|k| elements.get(k as usize)),
        };
        let sides = [behind, elements.get(i as usize)];
        let (position, rotation) = line.drawn(place(f64::from(i)));
        let (mass, inertia) = lumped(sides, 0.5 * h);
        model.bodies.push(Body {
            name: format!("{}.{i}", rod.name),
            mass: Some(mass),
            inertia: Some(inertia),
            shape: Some(shape(rod, sides, space, h)),
            position: Some(of_space(position, space)),
            orientation: (space == Space::Spatial)
                .then_some(Orientation::Matrix { matrix: rotation }),
            angle: (space == Space::Planar).then(|| rotation[1][0].atan2(rotation[0][0])),
            velocity: moving.then(|| of_space(velocity(rod, start, position), space)),
            angular_velocity: omega.cloned(),
            ..Body::default()
        });
    }
    for (i, properties) in (0..).zip(elements) {
        let ends = [place(f64::from(i)), place(f64::from(i) + 1.0)];
        let RodStiffness {
            extension,
            shear,
            bending,
            torsion,
        } = properties.stiffness;
        let damped = rod.damping.is_some();
        model.forces.push(Force::Beam(Beam {
            name: format!("{}.element.{i}", rod.name),
            bodies: [i, (i + 1) % rod.nodes()].map(|k| format!("{}.{k}", rod.name)),
            length: Some(h),
            extension,
            shear,
            bending,
            torsion,
            retardation: if damped { 0.0 } else { rod.retardation },
            shear_retardation: rod.shear_retardation.filter(|_| !damped),
            damping: damped.then_some(properties.damping),
            natural: (!line.is_natural_as_drawn())
                .then(|| natural_element(ends.map(|s| line.natural(s)), space)),
        }));
    }
}

/// Mass and moments of inertia of a node: `half` an element on each side where there is one.
fn lumped(sides: [Option<&RodProperties>; 2], half: f64) -> (f64, Inertia) {
    let parts = || sides.into_iter().flatten();
    let mass = parts().map(|p| half * p.mass).sum();
    let inertia = parts().map(|p| scaled(&p.inertia, half)).reduce(|a, b| {
        let (x, y) = (a.to_matrix(), b.to_matrix());
        match a {
            Inertia::Scalar(_) => Inertia::Scalar(x[2][2] + y[2][2]),
            _ => Inertia::Diagonal([0, 1, 2].map(|k| x[k][k] + y[k][k])),
        }
    });
    (mass, inertia.unwrap_or(Inertia::Scalar(0.0)))
}

/// The second of two poses seen from the first.
fn natural_element([a, b]: [([f64; 3], Matrix3); 2], space: Space) -> BeamNatural {
    let back = transpose(&a.1);
    let position = apply(&back, [0, 1, 2].map(|k| b.0[k] - a.0[k]));
    let matrix = multiply(&back, &b.1);
    BeamNatural {
        position: of_space(position, space),
        orientation: (space == Space::Spatial).then_some(Orientation::Matrix { matrix }),
        angle: (space == Space::Planar).then(|| matrix[1][0].atan2(matrix[0][0])),
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

/// What is drawn of a node: half an element on each side, where there is one.
fn shape(rod: &Rod, sides: [Option<&RodProperties>; 2], space: Space, h: f64) -> Shape {
    let [behind, ahead] = sides.map(|side| if side.is_some() { 0.5 * h } else { 0.0 });
    let (length, middle) = (behind + ahead, 0.5 * (ahead - behind));
    let color = rod.color.clone();
    let extents = sides.into_iter().flatten().map(|p| match p.extent {
        Some(extent) => extent,
        None => [2.0 * drawn_radius(h * f64::from(rod.elements), &p.stiffness); 2],
    });
    let [a, b] = extents
        .reduce(|a, b| [0, 1].map(|k| 0.5 * (a[k] + b[k])))
        .unwrap_or([h; 2]);
    let first = rod.stations.first().and_then(|s| s.section.as_ref());
    let is_box = matches!(
        rod.section.as_ref().or(first),
        Some(super::Section::Rectangle(_) | super::Section::Ellipse(_) | super::Section::IBeam(_))
    );
    match space {
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
    }
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
