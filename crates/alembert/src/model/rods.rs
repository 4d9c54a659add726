//! Flexible rods: the `[[rod]]` tables, their geometry and what they are made of.
//!
//! A rod is a row of bodies, its nodes, with beam elements between them (`expand.rs`). Its line and its natural shape are in
//! `paths.rs` (data) and `curve.rs` (positions and frames), its cross sections in `sections.rs`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::forces::NumberOrVector;
use super::geometry::Matrix3;
use super::paths::{Natural, RodPath, Twist};
use super::rod_motion::RodMotion;
use super::sections::Section;
use super::types::Space;
use super::values::{AngularVelocity, Inertia, Vector};

/// A flexible rod: extension, shear, bending and torsion of any size.
///
/// It is drawn straight from `start` to `end`, or along a `path`. What it is made of is given in one of two ways: `section`,
/// `youngs_modulus`, `shear_modulus` or `poisson_ratio`, and `density`; or `stiffness`, `mass_per_length` and `inertia_per_length`; where
/// it varies along the rod, by `stations`. Its nodes are bodies with the names `ROD.0`, `ROD.1`, ..., from `ROD.start` to `ROD.end`; their
/// z axis is the tangent (planar models: x axis).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rod {
    /// Unique among bodies, points and rods; "ground" is reserved.
    pub name: String,
    /// Number of elements, 1 to 100000.
    pub elements: u32,
    /// Where the rod begins, in the world, drawn configuration [m]; not with a path through points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Vector>,
    /// Where a straight rod ends, in the world, drawn configuration [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<Vector>,
    /// The line of a curved rod as drawn, instead of `end`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<RodPath>,
    /// Direction of the first section axis at the start, in the world (3d models; made normal to the tangent); when missing towards
    /// the centre of an arc or the axis of a helix, else the world axis that is nearest to normal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub normal: Option<Vector>,
    /// Angle by which the section turns about the tangent from the start to the end, as drawn [rad], or rows
    /// [fraction of the length, angle]; 3d models.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub twist: Option<Twist>,
    /// Shape without stress; as drawn when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub natural: Option<Natural>,
    /// A ring: the end is joined to the start, and there is no `ROD.end`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
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
    /// Sections (or stiffnesses, masses and moments of inertia per length) at places of a rod that varies along its length; straight
    /// lines between them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stations: Vec<RodStation>,
    /// Retardation time of extension and bending: Kelvin-Voigt damping [s].
    #[serde(default)]
    pub retardation: f64,
    /// Retardation time of shear and torsion [s]; that of extension when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shear_retardation: Option<f64>,
    /// Kelvin-Voigt damping by coefficients, instead of retardation times.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damping: Option<RodDamping>,
    /// Initial velocity of the start, world axes [m/s]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub velocity: Option<Vector>,
    /// Initial angular velocity of the whole rod, about its start, world axes [rad/s]; planar models: one number. Zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub angular_velocity: Option<AngularVelocity>,
    /// Where the unknowns are: frames at the vertices (`nodes`, when missing), or between them (`staggered`).
    #[serde(default)]
    pub grid: Grid,
    /// How the rotation between two frames becomes a curvature; half-angle when missing.
    #[serde(default)]
    pub curvature: CurvatureMeasure,
    /// How the mass becomes masses of nodes; plain when missing.
    #[serde(default)]
    pub lumping: Lumping,
    /// Initial motion that varies along the rod, instead of `velocity` and `angular_velocity`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_motion: Option<RodMotion>,
    /// Colour "#rrggbb".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
}

/// Where positions and frames of a rod are.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grid {
    /// Positions and frames at the same nodes; strains between them.
    #[default]
    Nodes,
    /// Positions at the vertices, frames in the middle of the segments, as in the quaternion rods of Lang, Linn and Arnold.
    Staggered,
}

/// How the mass of a rod becomes masses of its nodes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lumping {
    /// That of an element inside, half of it at both ends: the moment of inertia of the whole rod is too large by 2/N².
    #[default]
    Plain,
    /// 5/12 of an element at both ends, 13/12 at the nodes beside them: its error falls with N³.
    EndCorrected,
}

/// Size of the curvature of an element whose ends are turned by an angle to each other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CurvatureMeasure {
    /// Twice the sine of half the angle, the vector part of the relative quaternion.
    #[default]
    HalfAngle,
    /// The angle: the rotation vector.
    Angle,
    /// Twice the tangent of half the angle: the Cayley map.
    Tangent,
    /// The sine of the angle.
    Sine,
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

/// Damping coefficients of the section of a rod: force or moment for a unit rate of strain or curvature. Missing ones are zero.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RodDamping {
    /// Damping of extension [N s].
    #[serde(default)]
    pub extension: f64,
    /// Damping of shear along the first and second section axis [N s]; planar models: one entry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shear: Vec<f64>,
    /// Damping of bending about the first and second section axis [N m^2 s]; planar models: one entry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bending: Vec<f64>,
    /// Damping of torsion [N m^2 s]; not in planar models.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub torsion: Option<f64>,
}

/// What a rod is at a place: a section, or stiffness, mass and moments of inertia per length.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RodStation {
    /// Fraction of the length, 0 at the start and 1 at the end; not decreasing, two at the same place are a step.
    pub at: f64,
    /// Cross section, of the same kind at all stations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<Section>,
    /// Stiffnesses of the section, instead of section and material.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stiffness: Option<RodStiffness>,
    /// Mass per length [kg/m], with `stiffness`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mass_per_length: Option<f64>,
    /// Moments of inertia per length about the two section axes and the tangent [kg m], with `stiffness`; planar models: one number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inertia_per_length: Option<NumberOrVector>,
}

/// What one metre of a rod is.
#[derive(Debug, Clone, PartialEq)]
pub struct RodProperties {
    /// Stiffnesses of the section.
    pub stiffness: RodStiffness,
    /// Damping coefficients of the section, given or from the retardation times; all entries of the space are there.
    pub damping: RodDamping,
    /// Mass per length [kg/m].
    pub mass: f64,
    /// Moments of inertia per length about the section axes and the tangent; planar models: about z [kg m].
    pub inertia: Inertia,
    /// Extent along the first and second section axis [m], if the section is given.
    pub extent: Option<[f64; 2]>,
}

impl Rod {
    /// Largest number of elements of a rod.
    pub const MAX_ELEMENTS: u32 = 100_000;

    /// Arc length of the stress-free shape [m]; zero for a rod without a line.
    pub fn length(&self) -> f64 {
        // the length does not depend on the space, but the place of the extension among the strains does
        let strain = self.natural.as_ref().and_then(|n| n.strain());
        let plane = strain.is_some_and(|v| v.0.len() == 2);
        let space = if plane { Space::Planar } else { Space::Spatial };
        self.shape(space).map_or(0.0, |shape| shape.length())
    }

    /// Drawn position [m] and axes at the fraction `s` in [0, 1] of the arc length; the axes are columns: section axes and tangent;
    /// planar models: tangent, section axis, z. Nothing when the rod has no length, or its normal is along the tangent.
    ///
    /// For many places make the [`Rod::shape`] once.
    ///
    /// ```
    /// use alembert::model::{Rod, Space, Vector};
    /// let rod = Rod {
    ///     start: Some(Vector::from([1.0, 0.0, 0.0])),
    ///     end: Some(Vector::from([3.0, 0.0, 0.0])),
    ///     ..Rod::default()
    /// };
    /// let (position, axes) = rod.pose_at(0.25, Space::Spatial).ok_or("no length")?;
    /// assert_eq!(position, [1.5, 0.0, 0.0]);
    /// assert_eq!(axes.map(|row| row[2]), [1.0, 0.0, 0.0]);
    /// # Ok::<(), &str>(())
    /// ```
    pub fn pose_at(&self, s: f64, space: Space) -> Option<([f64; 3], Matrix3)> {
        Some(self.shape(space)?.drawn(s))
    }

    /// Position [m] and axes of the stress-free shape at the fraction `s` in [0, 1] of the arc length, axes as in [`Rod::pose_at`].
    /// Only relative poses between two stations have a meaning.
    pub fn natural_at(&self, s: f64, space: Space) -> Option<([f64; 3], Matrix3)> {
        Some(self.shape(space)?.natural(s))
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

    /// What one metre of the rod is at the fraction `s` in [0, 1] of the arc length, as given or from section and material; nothing if
    /// keys are missing.
    ///
    /// ```
    /// use alembert::model::{CircleSection, Rod, RodStation, Section, Space};
    /// let station = |at, radius| RodStation {
    ///     at,
    ///     section: Some(Section::Circle(CircleSection { radius })),
    ///     ..RodStation::default()
    /// };
    /// let cone = Rod {
    ///     stations: vec![station(0.0, 0.02), station(1.0, 0.01)],
    ///     youngs_modulus: Some(1e9),
    ///     poisson_ratio: Some(0.3),
    ///     density: Some(1000.0),
    ///     ..Rod::default()
    /// };
    /// let middle = cone.properties_at(0.5, Space::Spatial).ok_or("incomplete")?;
    /// assert!((middle.mass - 1000.0 * 3.141592653589793 * 0.015 * 0.015).abs() < 1e-12);
    /// # Ok::<(), &str>(())
    /// ```
    pub fn properties_at(&self, s: f64, space: Space) -> Option<RodProperties> {
        let station = self.station_at(s)?;
        let mut properties = match (&station.stiffness, &station.section) {
            (Some(stiffness), _) => {
                let inertia = station.inertia_per_length.as_ref()?.xyz();
                RodProperties {
                    stiffness: stiffness.clone(),
                    damping: RodDamping::default(),
                    mass: station.mass_per_length?,
                    inertia: match space {
                        Space::Planar => Inertia::Scalar(inertia[2]),
                        Space::Spatial => Inertia::Diagonal(inertia),
                    },
                    extent: None,
                }
            }
            (None, Some(section)) => self.of_section(section, space)?,
            (None, None) => return None,
        };
        properties.damping = self.damping_for(&properties.stiffness);
        Some(properties)
    }

    /// What one metre is in the middle of the rod.
    pub fn properties(&self, space: Space) -> Option<RodProperties> {
        self.properties_at(0.5, space)
    }

    /// Mass of the whole rod [kg], as its nodes have it.
    pub fn mass(&self, space: Space) -> Option<f64> {
        if self.stations.is_empty() {
            return Some(self.properties_at(0.0, space)?.mass * self.length());
        }
        let n = self.elements.max(1);
        let mut sum = 0.0;
        for i in 0..=n {
            let weight = if i == 0 || i == n { 0.5 } else { 1.0 };
            let place = f64::from(i) / f64::from(n);
            sum += weight * self.properties_at(place, space)?.mass;
        }
        Some(sum / f64::from(n) * self.length())
    }

    /// What a rod without stations is, anywhere.
    pub(crate) fn as_station(&self) -> RodStation {
        RodStation {
            at: 0.0,
            section: self.section.clone(),
            stiffness: self.stiffness.clone(),
            mass_per_length: self.mass_per_length,
            inertia_per_length: self.inertia_per_length.clone(),
        }
    }

    /// What the rod is at a place, between the stations by straight lines.
    fn station_at(&self, s: f64) -> Option<RodStation> {
        if self.stations.is_empty() {
            return Some(self.as_station());
        }
        let after = self.stations.partition_point(|station| station.at <= s);
        let next = self.stations.get(after);
        let before = after.checked_sub(1).and_then(|i| self.stations.get(i));
        match (before, next) {
            (Some(a), Some(b)) => a.between(b, (s - a.at) / (b.at - a.at)),
            (only, other) => only.or(other).cloned(),
        }
    }

    /// Section and material.
    fn of_section(&self, section: &Section, space: Space) -> Option<RodProperties> {
        let density = self.density?;
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
            damping: RodDamping::default(),
            mass: density * area,
            inertia,
            extent: Some(section.extent()),
        })
    }

    /// Damping coefficients: as given, or stiffnesses times retardation times.
    pub(super) fn damping_for(&self, stiffness: &RodStiffness) -> RodDamping {
        let Some(given) = &self.damping else {
            let (time, shear_time) = (
                self.retardation,
                self.shear_retardation.unwrap_or(self.retardation),
            );
            return RodDamping {
                extension: time * stiffness.extension,
                shear: stiffness.shear.iter().map(|c| shear_time * c).collect(),
                bending: stiffness.bending.iter().map(|c| time * c).collect(),
                torsion: stiffness.torsion.map(|c| shear_time * c),
            };
        };
        let filled = |list: &[f64], like: &[f64]| -> Vec<f64> {
            let entry = |i: usize| list.get(i).copied().unwrap_or(0.0);
            (0..like.len()).map(entry).collect()
        };
        RodDamping {
            extension: given.extension,
            shear: filled(&given.shear, &stiffness.shear),
            bending: filled(&given.bending, &stiffness.bending),
            torsion: stiffness.torsion.map(|_| given.torsion.unwrap_or(0.0)),
        }
    }
}

impl RodStation {
    /// The values a part `f` of the way from this station to another one; nothing if they are of different kinds.
    fn between(&self, other: &Self, f: f64) -> Option<Self> {
        let mix = |a: f64, b: f64| (1.0 - f) * a + f * b;
        let both = |a: Option<f64>, b: Option<f64>| a.zip(b).map(|(a, b)| mix(a, b));
        let lists = |a: &[f64], b: &[f64]| -> Vec<f64> {
            a.iter().zip(b).map(|(a, b)| mix(*a, *b)).collect()
        };
        let section = match (&self.section, &other.section) {
            (Some(a), Some(b)) => Some(a.between(b, f)?),
            _ => None,
        };
        let stiffness = self.stiffness.as_ref().zip(other.stiffness.as_ref());
        let stiffness = stiffness.map(|(a, b)| RodStiffness {
            extension: mix(a.extension, b.extension),
            shear: lists(&a.shear, &b.shear),
            bending: lists(&a.bending, &b.bending),
            torsion: both(a.torsion, b.torsion),
        });
        let inertia = self.inertia_per_length.as_ref();
        let inertia = inertia.zip(other.inertia_per_length.as_ref());
        Some(Self {
            at: mix(self.at, other.at),
            section,
            stiffness,
            mass_per_length: both(self.mass_per_length, other.mass_per_length),
            inertia_per_length: inertia.map(|(a, b)| {
                let (a, b) = (a.xyz(), b.xyz());
                NumberOrVector::Vector([0, 1, 2].map(|i| mix(a[i], b[i])))
            }),
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
            start: Some(Vector::from([1.0, 0.0, 0.0])),
            end: Some(Vector::from([1.0, 2.0, 0.0])),
            ..Rod::default()
        }
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
