//! Flexible rods: the `[[rod]]` tables, their geometry and what they are made of.
//!
//! A rod is a row of bodies, its nodes, with beam elements between them (`expand.rs`).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::forces::NumberOrVector;
use super::geometry::{Matrix3, cross, dot, norm, transpose, unit};
use super::rod_motion::RodMotion;
use super::sections::Section;
use super::types::Space;
use super::values::{AngularVelocity, Inertia, Vector};

/// Least sine of the angle between `normal` and the tangent of a rod.
const LEAST_SINE: f64 = 1e-6;

/// A straight flexible rod: extension, shear, bending and torsion of any size.
///
/// What it is made of is given in one of two ways: `section`, `youngs_modulus`, `shear_modulus` or `poisson_ratio`, and
/// `density`; or `stiffness`, `mass_per_length` and `inertia_per_length`. Its nodes are bodies with the names `ROD.0`, `ROD.1`, ...,
/// from `ROD.start` to `ROD.end`; their z axis is the tangent (planar models: x axis).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rod {
    /// Unique among bodies, points and rods; "ground" is reserved.
    pub name: String,
    /// Number of elements, 1 to 100000.
    pub elements: u32,
    /// Where the rod begins, in the world, drawn configuration [m].
    pub start: Vector,
    /// Where the rod ends, in the world, drawn configuration [m].
    pub end: Vector,
    /// Direction of the first section axis in the world (3d models; made normal to the tangent); the world axis that is nearest to normal when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub normal: Option<Vector>,
    /// Cross section.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<Section>,
    /// Young's modulus [Pa].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub youngs_modulus: Option<f64>,
    /// Shear modulus [Pa]; or `poisson_ratio`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shear_modulus: Option<f64>,
    /// Poisson's ratio, above -1 and up to 0.5; or `shear_modulus`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poisson_ratio: Option<f64>,
    /// Density [kg/m^3], also in planar models.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub density: Option<f64>,
    /// Shear factor along both section axes; that of the section (Cowper) when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shear_factor: Option<f64>,
    /// Stiffnesses of the section, instead of section and material.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stiffness: Option<RodStiffness>,
    /// Mass per length [kg/m], with `stiffness`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mass_per_length: Option<f64>,
    /// Moments of inertia per length about the two section axes and the tangent [kg m], with `stiffness`; planar models: one number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inertia_per_length: Option<NumberOrVector>,
    /// Retardation time of extension and bending: Kelvin-Voigt damping [s].
    #[serde(default)]
    pub retardation: f64,
    /// Retardation time of shear and torsion [s]; that of extension when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shear_retardation: Option<f64>,
    /// Initial velocity of the start, world axes [m/s]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub velocity: Option<Vector>,
    /// Initial angular velocity of the whole rod, about its start, world axes [rad/s]; planar models: one number. Zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub angular_velocity: Option<AngularVelocity>,
    /// Initial motion that varies along the rod, instead of `velocity` and `angular_velocity`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_motion: Option<RodMotion>,
    /// Colour "#rrggbb".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
}

/// Stiffnesses of the section of a rod.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RodStiffness {
    /// Extensional stiffness EA [N].
    pub extension: f64,
    /// Shear stiffness along the first and second section axis, GA1 and GA2 [N]; planar models: one entry.
    pub shear: Vec<f64>,
    /// Bending stiffness about the first and second section axis, EI1 and EI2 [N m^2]; planar models: one entry.
    pub bending: Vec<f64>,
    /// Torsional stiffness GJ [N m^2]; not in planar models.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub torsion: Option<f64>,
}

/// What one metre of a rod is.
#[derive(Debug, Clone, PartialEq)]
pub struct RodProperties {
    /// Stiffnesses of the section.
    pub stiffness: RodStiffness,
    /// Mass per length [kg/m].
    pub mass: f64,
    /// Moments of inertia per length about the section axes and the tangent; planar models: about z [kg m].
    pub inertia: Inertia,
}

impl Rod {
    /// Largest number of elements of a rod.
    pub const MAX_ELEMENTS: u32 = 100_000;

    /// Length as drawn [m].
    pub fn length(&self) -> f64 {
        norm(self.chord())
    }

    fn chord(&self) -> [f64; 3] {
        let (a, b) = (self.start.xyz(), self.end.xyz());
        [0, 1, 2].map(|i| b[i] - a[i])
    }

    /// Unit tangent; nothing for a rod without length.
    pub(crate) fn tangent(&self) -> Option<[f64; 3]> {
        unit(self.chord())
    }

    /// Drawn position of a node, from 0 to `elements` [m]; exact at both ends.
    pub(crate) fn node_position(&self, node: u32) -> [f64; 3] {
        let s = f64::from(node) / f64::from(self.elements.max(1));
        let (a, b) = (self.start.xyz(), self.end.xyz());
        [0, 1, 2].map(|i| (1.0 - s) * a[i] + s * b[i])
    }

    /// Drawn axes of the nodes in the world, as columns: section axes and tangent; planar models: tangent, section axis, z.
    /// Nothing when the rod has no length, or its normal is along the tangent.
    pub(crate) fn rotation(&self, space: Space) -> Option<Matrix3> {
        let t = self.tangent()?;
        if space == Space::Planar {
            let z = [0.0, 0.0, 1.0];
            return Some(transpose(&[t, cross(z, t), z]));
        }
        let wanted = match &self.normal {
            Some(normal) => unit(normal.xyz())?,
            None => {
                // the first of the axes with the least part along the tangent
                let least = (1..3).fold(0, |k, i| if t[i].abs() < t[k].abs() { i } else { k });
                [0, 1, 2].map(|i| if i == least { 1.0 } else { 0.0 })
            }
        };
        let along = dot(wanted, t);
        let across = [0, 1, 2].map(|i| wanted[i] - along * t[i]);
        if norm(across) < LEAST_SINE {
            return None;
        }
        let n = unit(across)?;
        Some(transpose(&[n, cross(t, n), t]))
    }

    /// The shear modulus and Poisson's ratio that `youngs_modulus` and one of them give.
    pub(crate) fn shear_and_poisson(&self) -> Option<(f64, f64)> {
        let e = self.youngs_modulus?;
        match (self.shear_modulus, self.poisson_ratio) {
            (Some(g), _) => Some((g, 0.5 * e / g - 1.0)),
            (None, Some(nu)) => Some((0.5 * e / (1.0 + nu), nu)),
            (None, None) => None,
        }
    }

    /// What one metre of the rod is, as given or from section and material; nothing if keys are missing.
    pub fn properties(&self, space: Space) -> Option<RodProperties> {
        if let Some(stiffness) = &self.stiffness {
            let inertia = match (self.inertia_per_length.as_ref()?, space) {
                (given, Space::Planar) => Inertia::Scalar(given.xyz()[2]),
                (given, Space::Spatial) => Inertia::Diagonal(given.xyz()),
            };
            return Some(RodProperties {
                stiffness: stiffness.clone(),
                mass: self.mass_per_length?,
                inertia,
            });
        }
        let (section, density) = (self.section.as_ref()?, self.density?);
        let (e, (g, nu)) = (self.youngs_modulus?, self.shear_and_poisson()?);
        let (area, moments) = (section.area(), section.second_moments());
        let factors = match self.shear_factor {
            Some(k) => [k; 2],
            None => section.shear_factors(nu),
        };
        let shear = factors.map(|k| k * g * area);
        let bending = moments.map(|i| e * i);
        let [j1, j2] = moments.map(|i| density * i);
        // planar: shear along the first axis bends about the second
        let (stiffness, inertia) = match space {
            Space::Planar => (
                RodStiffness {
                    extension: e * area,
                    shear: vec![shear[0]],
                    bending: vec![bending[1]],
                    torsion: None,
                },
                Inertia::Scalar(j2),
            ),
            Space::Spatial => (
                RodStiffness {
                    extension: e * area,
                    shear: shear.to_vec(),
                    bending: bending.to_vec(),
                    torsion: Some(g * section.torsion_constant()),
                },
                Inertia::Diagonal([j1, j2, j1 + j2]),
            ),
        };
        Some(RodProperties {
            stiffness,
            mass: density * area,
            inertia,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::CircleSection;

    fn rod() -> Rod {
        Rod {
            name: "r".into(),
            elements: 4,
            start: Vector::from([1.0, 0.0, 0.0]),
            end: Vector::from([1.0, 2.0, 0.0]),
            ..Rod::default()
        }
    }

    #[test]
    fn id_axes_are_right_handed_and_end_at_the_tangent() {
        let mut rod = rod();
        // along y: x and z are equally far from it, the first one counts
        let axes = rod.rotation(Space::Spatial).expect("a frame");
        assert_eq!(transpose(&axes)[0], [1.0, 0.0, 0.0]);
        assert_eq!(transpose(&axes)[2], [0.0, 1.0, 0.0]);
        rod.normal = Some(Vector::from([0.0, 5.0, 3.0]));
        let [n, b, t] = transpose(&rod.rotation(Space::Spatial).expect("a frame"));
        assert_eq!((n, t), ([0.0, 0.0, 1.0], [0.0, 1.0, 0.0]));
        assert_eq!(cross(n, b), t);
        rod.normal = Some(Vector::from([0.0, -5.0, 0.0]));
        assert_eq!(rod.rotation(Space::Spatial), None);
        rod.end = rod.start.clone();
        assert_eq!(rod.rotation(Space::Planar), None);
    }

    /// The rubber rod of Lang, Linn and Arnold (2011): stiffnesses in the reference figures.
    #[test]
    fn ref_properties_of_the_rubber_rod() {
        let mut rod = Rod {
            section: Some(Section::Circle(CircleSection { radius: 5e-3 })),
            youngs_modulus: Some(5e6),
            poisson_ratio: Some(0.5),
            density: Some(1100.0),
            shear_factor: Some(1.0),
            ..rod()
        };
        let p = rod.properties(Space::Spatial).expect("complete");
        let near = |a: f64, b: f64| assert!((a / b - 1.0).abs() < 1e-6, "{a} and {b}");
        near(p.stiffness.extension, 392.6991);
        near(p.stiffness.shear[1], 130.8997);
        near(p.stiffness.bending[0], 2.454_369_261e-3);
        near(p.stiffness.torsion.unwrap_or(0.0), 1.636_246_174e-3);
        near(p.mass, 8.639_379_797e-2);
        let Inertia::Diagonal([j1, _, j3]) = p.inertia else {
            panic!("three entries");
        };
        near(j1, 5.399_612e-7);
        near(j3, 2.0 * j1);
        // the same material by its shear modulus
        (rod.poisson_ratio, rod.shear_modulus) = (None, Some(5e6 / 3.0));
        rod.shear_factor = None;
        let p = rod.properties(Space::Planar).expect("complete");
        near(p.stiffness.shear[0], 130.8997 * 0.9);
        assert_eq!(p.stiffness.torsion, None);
    }
}
