//! Rods become bodies and beam elements; names of their ends become names of nodes.
//!
//! # Equations
//! N elements of length h = L/N, nodes i = 0 … N. Lumped: node i has the mass w h ρA and the moments of inertia w h (ρI₁, ρI₂, ρI₃)
//! about its own axes, w = 1 inside and 1/2 at both ends. Element i, of length h, is between the nodes i and i + 1 (T-ROD-1).
//! Rigid motion at the start: v_i = v + ω × (x_i - x_0), ω_i = ω.
//!
//! Bodies and elements of rods come after those of the file, so that indices in the lists of the file keep their meaning; errors
//! about the others are turned back into errors about their rod.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::coordinates::Coordinate;
use super::forces::{Beam, Force};
use super::geometry::cross;
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
            ("body[", self.bodies.len(), 1),
            ("force[", self.forces.len(), 0),
        ] {
            let index = error.path.strip_prefix(list).and_then(|rest| {
                let (index, _) = rest.split_once(']')?;
                index.parse::<usize>().ok()?.checked_sub(own)
            });
            let Some(mut index) = index else { continue };
            for (k, rod) in self.rods.iter().enumerate() {
                let count = rod.elements as usize + more;
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
        END => Some(format!("{}.{}", rod.name, rod.elements)),
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
            Force::Torsion(_) | Force::Drive(_) | Force::Friction(_) | Force::Limit(_) => {}
        }
    }
    for marker in &mut model.markers {
        visit(&mut marker.body);
    }
}

/// Adds nodes and elements of a rod. A rod that validation refuses adds nothing.
fn add_rod(model: &mut Model, rod: &Rod) {
    let space = model.space;
    let Some((properties, rotation)) = rod.properties(space).zip(rod.rotation(space)) else {
        return;
    };
    let h = rod.length() / f64::from(rod.elements.max(1));
    let omega = rod.angular_velocity.as_ref();
    let moving = rod.velocity.is_some() || omega.is_some();
    for i in 0..=rod.elements {
        let end = i == 0 || i == rod.elements;
        let share = if end { 0.5 * h } else { h };
        let position = rod.node_position(i);
        let place = f64::from(i) / f64::from(rod.elements.max(1));
        let motion = rod.initial_motion.as_ref().map(|m| m.at(place, &rotation));
        model.bodies.push(Body {
            name: format!("{}.{i}", rod.name),
            mass: Some(share * properties.mass),
            inertia: Some(scaled(&properties.inertia, share)),
            shape: Some(shape(rod, &properties, space, i, h)),
            position: Some(of_space(position, space)),
            orientation: (space == Space::Spatial)
                .then_some(Orientation::Matrix { matrix: rotation }),
            angle: (space == Space::Planar).then(|| rotation[1][0].atan2(rotation[0][0])),
            velocity: match motion {
                Some((v, _)) => Some(of_space(v, space)),
                None => moving.then(|| of_space(velocity(rod, position), space)),
            },
            angular_velocity: match motion {
                Some((_, w)) => Some(AngularVelocity::Vector(w)),
                None => omega.cloned(),
            },
            ..Body::default()
        });
    }
    let RodStiffness {
        extension,
        shear,
        bending,
        torsion,
    } = properties.stiffness;
    for i in 0..rod.elements {
        model.forces.push(Force::Beam(Beam {
            name: format!("{}.element.{i}", rod.name),
            bodies: [i, i + 1].map(|k| format!("{}.{k}", rod.name)),
            length: Some(h),
            extension,
            shear: shear.clone(),
            bending: bending.clone(),
            torsion,
            retardation: rod.retardation,
            shear_retardation: rod.shear_retardation,
        }));
    }
}

/// Velocity of a point of the rod in its rigid motion at the start.
fn velocity(rod: &Rod, position: [f64; 3]) -> [f64; 3] {
    let start = rod.start.xyz();
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

/// What is drawn of a node: the part of the rod that is nearest to it.
fn shape(rod: &Rod, properties: &RodProperties, space: Space, node: u32, h: f64) -> Shape {
    // half an element on each side of the node, where there is one
    let behind = if node == 0 { 0.0 } else { 0.5 * h };
    let ahead = if node == rod.elements { 0.0 } else { 0.5 * h };
    let (length, middle) = (behind + ahead, 0.5 * (ahead - behind));
    let color = rod.color.clone();
    let [a, b] = match &rod.section {
        Some(section) => section.extent(),
        None => [2.0 * drawn_radius(rod, &properties.stiffness); 2],
    };
    let is_box = matches!(
        rod.section,
        Some(super::Section::Rectangle(_) | super::Section::Ellipse(_))
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
fn drawn_radius(rod: &Rod, stiffness: &RodStiffness) -> f64 {
    let bending = stiffness
        .bending
        .iter()
        .copied()
        .fold(f64::INFINITY, f64::min);
    let radius = 2.0 * (bending / stiffness.extension).sqrt();
    let length = rod.length();
    radius.max(1e-4 * length).min(DRAWN_RADIUS * length)
}
