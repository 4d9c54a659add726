//! Mass, centre of mass and inertia tensor of bodies, also from shapes.
//!
//! Closed forms of homogeneous solids of mass m, about their centre of mass:
//!
//! ```text
//! box       m/12 (b² + c²) about the edge a, and so on
//! cylinder  m r²/2 along,             m (3r² + l²)/12 across
//! sphere    2/5 m r²
//! cone      3/10 m r² along,          3/20 m r² + 3/80 m h² across; centre 3/4 h from the apex
//! capsule   cylinder + sphere cut in halves: m_c r²/2 + 2/5 m_s r² along,
//!           m_c (3r² + l²)/12 + m_s (2/5 r² + l²/4 + 3/8 l r) across
//! rectangle m/12 (a² + b²)            disk  m r²/2            (planar, about z)
//! ```

use std::f64::consts::PI;

use super::geometry::{Matrix3, apply, multiply, transpose};
use super::shapes::{Axis, Shape};
use super::types::{Body, Space};
use super::values::Vector;
use crate::error::ModelError;

/// Mass properties of a body.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MassProperties {
    /// Mass [kg].
    pub mass: f64,
    /// Centre of mass in the body frame [m].
    pub center_of_mass: [f64; 3],
    /// Inertia tensor about the centre of mass, body axes [kg m^2]; planar models: only the entry zz.
    pub inertia: [[f64; 3]; 3],
}

/// Which keys of a body determine its mass properties.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MassSource {
    /// `mass` and `inertia`; a shape is only drawn.
    Given,
    /// `shape` and `density`.
    Density,
    /// `shape` and `mass`.
    ShapeMass,
}

impl Body {
    /// Mass, centre of mass and inertia tensor, as given or from the shape.
    ///
    /// ```
    /// use alembert::model::{Body, Shape, Space, SphereShape};
    /// let ball = Body {
    ///     shape: Some(Shape::Sphere(SphereShape { radius: 0.5, ..SphereShape::default() })),
    ///     mass: Some(10.0),
    ///     ..Body::default()
    /// };
    /// let properties = ball.mass_properties(Space::Spatial)?;
    /// assert_eq!(properties.inertia[0][0], 1.0);
    /// # Ok::<(), alembert::error::ModelError>(())
    /// ```
    pub fn mass_properties(&self, space: Space) -> Result<MassProperties, ModelError> {
        let source = self.mass_source()?;
        let mut properties = match (source, &self.shape) {
            (MassSource::Density, Some(shape)) => {
                shape_properties(shape, space, self.density.unwrap_or(0.0))?
            }
            (MassSource::ShapeMass, Some(shape)) => {
                let unit = shape_properties(shape, space, 1.0)?;
                let mass = self.mass.unwrap_or(0.0);
                unit.scaled(mass / unit.mass)
            }
            _ => MassProperties {
                mass: self.mass.unwrap_or(0.0),
                center_of_mass: [0.0; 3],
                inertia: self
                    .inertia
                    .as_ref()
                    .map_or([[0.0; 3]; 3], super::Inertia::to_matrix),
            },
        };
        if let Some(center) = &self.center_of_mass {
            properties.center_of_mass = center.xyz();
        }
        Ok(properties)
    }

    /// Which keys count, or why their combination is refused; the path is the offending key.
    pub(crate) fn mass_source(&self) -> Result<MassSource, ModelError> {
        let ways = "give mass + inertia, or shape + density, or shape + mass";
        let refuse = |key: &str, message: &str| Err(ModelError::new(key, message).with_help(ways));
        let given = (
            self.mass.is_some(),
            self.inertia.is_some(),
            self.shape.is_some(),
            self.density.is_some(),
        );
        match given {
            (true, true, _, false) => Ok(MassSource::Given),
            (false, false, true, true) => Ok(MassSource::Density),
            (true, false, true, false) => Ok(MassSource::ShapeMass),
            (true, _, _, true) => refuse("density", "both mass and density are given"),
            (_, true, _, true) => refuse("density", "both inertia and density are given"),
            (_, _, false, true) => refuse("density", "a density without a shape"),
            (true, false, false, false) => refuse("", "a mass without inertia or shape"),
            (false, true, ..) => refuse("", "an inertia without a mass"),
            (false, false, true, false) => refuse("", "a shape without mass or density"),
            (false, false, false, false) => refuse("", "no mass and no inertia"),
        }
    }
}

impl MassProperties {
    fn scaled(self, factor: f64) -> Self {
        Self {
            mass: self.mass * factor,
            inertia: self.inertia.map(|row| row.map(|entry| entry * factor)),
            ..self
        }
    }
}

/// Mass properties of a shape of that density, in the body frame.
fn shape_properties(
    shape: &Shape,
    space: Space,
    density: f64,
) -> Result<MassProperties, ModelError> {
    let (mass, center, diagonal) = match space {
        Space::Spatial => solid(shape, density)?,
        Space::Planar => plane_figure(shape, density)?,
    };
    let mut inertia = [[0.0; 3]; 3];
    for i in 0..3 {
        inertia[i][i] = diagonal[i];
    }
    let mut center_of_mass = center;
    // from the shape frame to the body frame
    if let Some(orientation) = shape.orientation() {
        let rotation = orientation.to_matrix()?;
        inertia = multiply(&multiply(&rotation, &inertia), &transpose(&rotation));
        symmetrize(&mut inertia);
        center_of_mass = apply(&rotation, center);
    }
    let position = shape.position().map_or([0.0; 3], Vector::xyz);
    for i in 0..3 {
        center_of_mass[i] += position[i];
    }
    Ok(MassProperties {
        mass,
        center_of_mass,
        inertia,
    })
}

/// Mass, centre of mass and principal moments in the shape frame.
type Principal = (f64, [f64; 3], [f64; 3]);

fn solid(shape: &Shape, density: f64) -> Result<Principal, ModelError> {
    Ok(match shape {
        Shape::Box(s) => {
            let [a, b, c] = s.size.xyz();
            let m = density * a * b * c;
            let (aa, bb, cc) = (a * a, b * b, c * c);
            let k = m / 12.0;
            (m, [0.0; 3], [k * (bb + cc), k * (aa + cc), k * (aa + bb)])
        }
        Shape::Cylinder(s) => {
            let (r, l) = (s.radius, s.length);
            let m = density * PI * r * r * l;
            let across = m * (3.0 * r * r + l * l) / 12.0;
            (m, [0.0; 3], around(s.axis, m * r * r / 2.0, across))
        }
        Shape::Capsule(s) => {
            let (r, l) = (s.radius, s.length);
            let m_c = density * PI * r * r * l;
            let m_s = density * PI * r * r * r * 4.0 / 3.0;
            let along = m_c * r * r / 2.0 + m_s * 0.4 * r * r;
            let across = m_c * (3.0 * r * r + l * l) / 12.0
                + m_s * (0.4 * r * r + l * l / 4.0 + 0.375 * l * r);
            (m_c + m_s, [0.0; 3], around(s.axis, along, across))
        }
        Shape::Sphere(s) => {
            let m = density * PI * s.radius.powi(3) * 4.0 / 3.0;
            (m, [0.0; 3], [0.4 * m * s.radius * s.radius; 3])
        }
        Shape::Cone(s) => {
            let (r, h) = (s.radius, s.height);
            let m = density * PI * r * r * h / 3.0;
            let across = m * (0.15 * r * r + 0.0375 * h * h);
            let mut center = [0.0; 3];
            center[index(s.axis)] = 0.75 * h;
            (m, center, around(s.axis, 0.3 * m * r * r, across))
        }
        Shape::Disk(_) => {
            return Err(ModelError::new(
                "shape.kind",
                "a disk exists only in planar models",
            ));
        }
    })
}

fn plane_figure(shape: &Shape, density: f64) -> Result<Principal, ModelError> {
    Ok(match shape {
        Shape::Box(s) => {
            let [a, b, _] = s.size.xyz();
            let m = density * a * b;
            (m, [0.0; 3], [0.0, 0.0, m * (a * a + b * b) / 12.0])
        }
        Shape::Disk(s) => {
            let m = density * PI * s.radius * s.radius;
            (m, [0.0; 3], [0.0, 0.0, m * s.radius * s.radius / 2.0])
        }
        other => {
            let message = format!("a {} does not exist in planar models", other.kind());
            return Err(ModelError::new("shape.kind", message).with_help("use a box or a disk"));
        }
    })
}

fn index(axis: Axis) -> usize {
    match axis {
        Axis::X => 0,
        Axis::Y => 1,
        Axis::Z => 2,
    }
}

/// Principal moments of a solid of revolution.
fn around(axis: Axis, along: f64, across: f64) -> [f64; 3] {
    let mut diagonal = [across; 3];
    diagonal[index(axis)] = along;
    diagonal
}

/// Removes the round-off that makes a tensor not quite symmetric.
fn symmetrize(tensor: &mut Matrix3) {
    for i in 0..3 {
        for j in 0..i {
            let mean = 0.5 * (tensor[i][j] + tensor[j][i]);
            tensor[i][j] = mean;
            tensor[j][i] = mean;
        }
    }
}

#[cfg(test)]
mod tests;
