//! Force elements: the `[[force]]` tables.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::coordinates::{CoordinateRef, On, on};
use super::rods::{CurvatureMeasure, RodDamping};
use super::signals::{OverCoordinate, Signal};
use super::values::Vector;

/// A force element.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Force {
    /// Linear spring and damper between two points.
    Spring(Spring),
    /// Linear spring and damper on a joint coordinate.
    Torsion(Torsion),
    /// Linear spring and damper in six directions.
    Bushing(Bushing),
    /// Attraction with the potential -constant/r between two points.
    Gravitation(Gravitation),
    /// Lennard-Jones potential between points.
    #[serde(rename = "lennard-jones")]
    LennardJones(LennardJones),
    /// Spring on a linear combination of the coordinates of one or two points.
    Combination(Combination),
    /// Force on a body or point.
    Force(AppliedForce),
    /// Torque on a body.
    Torque(AppliedTorque),
    /// Generalised force on a joint coordinate.
    Drive(Drive),
    /// Force on a joint coordinate as a function of that coordinate.
    Characteristic(Characteristic),
    /// Friction on a joint coordinate.
    Friction(Friction),
    /// Elastic stops of a joint coordinate.
    Limit(Limit),
    /// Geometrically exact beam element between two bodies.
    Beam(Beam),
    /// Force and moment per length on a rod.
    Distributed(Distributed),
    /// Resistance of a medium to a body, a point or a rod.
    Drag(Drag),
}

/// Linear spring and damper between two points.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spring {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// First and second body: a body, a point or "ground".
    pub bodies: [String; 2],
    /// The two attachment points in the world, drawn configuration [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[Vector; 2]>,
    /// Attachment in the frame of the first body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_first: Option<Vector>,
    /// Attachment in the frame of the second body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_second: Option<Vector>,
    /// Stiffness [N/m].
    pub stiffness: f64,
    /// Damping [N s/m].
    #[serde(default)]
    pub damping: f64,
    /// Rest length [m]; the drawn distance when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<f64>,
    /// Scheme multirate: on the grid of the fast coordinates (true) or with the slow forces (false).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast: Option<bool>,
}

/// Linear spring and damper on a joint coordinate.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Torsion {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Stiffness [N m/rad]; on a displacement [N/m].
    pub stiffness: f64,
    /// Damping [N m s/rad]; on a displacement [N s/m].
    #[serde(default)]
    pub damping: f64,
    /// Coordinate without torque [rad]; on a displacement [m].
    #[serde(default)]
    pub rest: f64,
    /// Scheme multirate: on the grid of the fast coordinates (true) or with the slow forces (false).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast: Option<bool>,
}

/// Linear spring and damper in six directions, along the axes of the first body.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bushing {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// First and second body: a body or "ground".
    pub bodies: [String; 2],
    /// Location in the world, drawn configuration [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
    /// Location in the frame of the first body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_first: Option<Vector>,
    /// Location in the frame of the second body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_second: Option<Vector>,
    /// Stiffness along the axes of the first body [N/m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stiffness: Option<Vector>,
    /// Stiffness about the axes of the first body [N m/rad]; planar models: one number. Zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotational_stiffness: Option<NumberOrVector>,
    /// Damping along the axes of the first body [N s/m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damping: Option<Vector>,
    /// Damping about the axes of the first body [N m s/rad]; planar models: one number. Zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotational_damping: Option<NumberOrVector>,
    /// Scheme multirate: on the grid of the fast coordinates (true) or with the slow forces (false).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast: Option<bool>,
}

/// Attraction with the potential -constant/r between two points.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gravitation {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// First and second body: a body, a point or "ground".
    pub bodies: [String; 2],
    /// The two points in the world, drawn configuration [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[Vector; 2]>,
    /// Point in the frame of the first body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_first: Option<Vector>,
    /// Point in the frame of the second body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_second: Option<Vector>,
    /// Gravitational constant times both masses [N m^2].
    pub constant: f64,
    /// Scheme multirate: on the grid of the fast coordinates (true) or with the slow forces (false).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast: Option<bool>,
}

/// Lennard-Jones potential 4 epsilon [(sigma/r)^12 - (sigma/r)^6] between points: of given pairs, or of all pairs of a list.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LennardJones {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Points of which each two interact.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<String>,
    /// Pairs of points that interact, instead of `points`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pairs: Vec<[String; 2]>,
    /// Depth of the well [J].
    pub epsilon: f64,
    /// Distance at which the energy is zero [m].
    pub sigma: f64,
    /// Scheme multirate: on the grid of the fast coordinates (true) or with the slow forces (false).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast: Option<bool>,
}

impl LennardJones {
    /// The pairs that interact.
    pub fn each_pair(&self) -> Vec<[&str; 2]> {
        let mut list: Vec<[&str; 2]> = self
            .pairs
            .iter()
            .map(|[a, b]| [a.as_str(), b.as_str()])
            .collect();
        for (i, a) in self.points.iter().enumerate() {
            list.extend(
                self.points[i + 1..]
                    .iter()
                    .map(|b| [a.as_str(), b.as_str()]),
            );
        }
        list
    }
}

/// Spring on s = first . x_A + second . x_B, a combination of the coordinates of one or two points:
/// energy stiffness e^2/2 + quartic e^4/4 with e = s - rest.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Combination {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// The two points; the second may be "ground".
    pub bodies: [String; 2],
    /// Weights of the coordinates of the first point.
    pub first: Vector,
    /// Weights of the coordinates of the second point; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Vector>,
    /// Stiffness [N/m].
    #[serde(default)]
    pub stiffness: f64,
    /// Coefficient of the fourth power [N/m^3].
    #[serde(default)]
    pub quartic: f64,
    /// Damping [N s/m].
    #[serde(default)]
    pub damping: f64,
    /// Value of s without force [m].
    #[serde(default)]
    pub rest: f64,
    /// Scheme multirate: on the grid of the fast coordinates (true) or with the slow forces (false).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast: Option<bool>,
}

/// A force on a body or point.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AppliedForce {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the body or point.
    pub body: String,
    /// Point of attack in the body frame, from the body origin [m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
    /// Components [N], functions of time; planar models: two.
    pub value: Vec<Signal>,
    /// Axes of the components; world when missing.
    #[serde(default)]
    pub frame: Frame,
}

/// A torque on a body.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AppliedTorque {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the body.
    pub body: String,
    /// Components [N m], functions of time; planar models: one signal instead of a list.
    pub value: TorqueValue,
    /// Axes of the components; world when missing.
    #[serde(default)]
    pub frame: Frame,
}

/// Generalised force on a joint coordinate; acts on the second body, the reaction on the first.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Drive {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Torque [N m]; on a displacement: force [N]. A function of time.
    pub value: Signal,
}

/// Force on a joint coordinate as a function of that coordinate: the pressure in a cylinder over the crank angle, a spring that stiffens.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Characteristic {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Torque [N m]; on a displacement: force [N]. Positive drives the coordinate `q` upwards. A spring pulls back: "-100*q".
    pub value: OverCoordinate,
    /// Coordinate at which its energy is zero [rad, m]; 0 when missing.
    #[serde(default)]
    pub zero: f64,
    /// Period of the value [rad, m]: it is read between 0 and the period. Not periodic when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub period: Option<f64>,
}

/// Friction on a joint coordinate: elastic stick with stiffness, and slip where the force reaches the yield force
/// F_y(v) = yield + (static - yield) exp(-(v/stribeck_velocity)^2) + hardening * slip; and a viscous force.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Friction {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Stiffness of the stick [N m/rad]; on a displacement [N/m].
    pub stiffness: f64,
    /// Yield force: the friction force in sliding [N m]; on a displacement [N].
    pub r#yield: f64,
    /// Friction force at rest [N m, N]; the yield force when missing.
    #[serde(default, rename = "static", skip_serializing_if = "Option::is_none")]
    pub at_rest: Option<f64>,
    /// Speed at which the force has fallen from `static` towards `yield` [rad/s, m/s].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stribeck_velocity: Option<f64>,
    /// Increase of the yield force with the slip [N m/rad, N/m].
    #[serde(default)]
    pub hardening: f64,
    /// Viscous friction [N m s/rad, N s/m].
    #[serde(default)]
    pub viscous: f64,
}

/// Elastic stops of a joint coordinate: a spring and damper that acts only outside the limits.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Lower limit [rad, m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lower: Option<f64>,
    /// Upper limit [rad, m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upper: Option<f64>,
    /// Stiffness of the stops [N m/rad]; on a displacement [N/m].
    pub stiffness: f64,
    /// Damping while in the stops [N m s/rad]; on a displacement [N s/m].
    #[serde(default)]
    pub damping: f64,
}

/// Geometrically exact beam element between the centres of mass of two bodies: extension, shear, bending and torsion of any size.
///
/// Its axes are those of the bodies: the tangent is the third axis (planar models: the first). The drawn configuration is
/// without force, unless `rest` says otherwise.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Beam {
    /// Unique among joints and forces.
    pub name: String,
    /// First and second body, each with its axes along those of the cross section.
    pub bodies: [String; 2],
    /// Length of the element [m]; the drawn distance of the centres when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<f64>,
    /// Length over which it bends and twists [m]; `length` when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bending_length: Option<f64>,
    /// Along which axes extension and shear are measured.
    #[serde(default)]
    pub axes: BeamAxes,
    /// How the rotation between the bodies becomes a curvature; half-angle when missing.
    #[serde(default)]
    pub curvature: CurvatureMeasure,
    /// Where the second body is without stress; as drawn when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<BeamRest>,
    /// Extensional stiffness EA [N].
    pub extension: f64,
    /// Shear stiffness along the first and second axis, GA1 and GA2 [N]; planar models: one entry.
    pub shear: Vec<f64>,
    /// Bending stiffness about the first and second axis, EI1 and EI2 [N m^2]; planar models: one entry.
    pub bending: Vec<f64>,
    /// Torsional stiffness GJ [N m^2]; not in planar models.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub torsion: Option<f64>,
    /// Retardation time of extension and bending: Kelvin-Voigt damping [s].
    #[serde(default)]
    pub retardation: f64,
    /// Retardation time of shear and torsion [s]; that of extension when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shear_retardation: Option<f64>,
    /// Kelvin-Voigt damping by coefficients, instead of retardation times.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damping: Option<RodDamping>,
}

/// Axes of a beam element.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BeamAxes {
    /// Half way between the axes of both bodies.
    #[default]
    Mean,
    /// The axes of the second body.
    Second,
}

/// Where the second body of a beam element is without stress.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeamRest {
    /// From the centre of the first body to that of the second, in the axes of the first [m].
    pub displacement: Vector,
    /// Rotation vector from the first to the second body, in the axes of the first [rad]; planar models: one number.
    pub rotation: NumberOrVector,
}

/// A force or a moment per length on a rod, or on a part of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Distributed {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the rod.
    pub rod: String,
    /// Components of the force per length [N/m], functions of time; planar models: two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<Vec<Signal>>,
    /// Components of the moment per length [N], functions of time; planar models: one signal instead of a list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<TorqueValue>,
    /// Axes of the components, those of the world or of the section; world when missing.
    #[serde(default)]
    pub frame: Frame,
    /// Where the load begins, as a fraction of the length; 0 when missing.
    #[serde(default)]
    pub from: f64,
    /// Where the load ends, as a fraction of the length; 1 when missing.
    #[serde(default = "whole")]
    pub to: f64,
    /// Nodes and the lengths of the rod that they stand for [m]; known when the rod is expanded.
    #[serde(skip)]
    pub(crate) shares: Vec<(String, f64)>,
    /// The same for moments.
    #[serde(skip)]
    pub(crate) turned: Vec<(String, f64)>,
}

/// Resistance of a medium: a force (linear + quadratic |u|) u against the velocity u of a point relative to the medium.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Drag {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the body or point; or `rod`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// Name of the rod, all along which the drag acts; or `body`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rod: Option<String>,
    /// Point of a body at which it acts, in the body frame, from the body origin [m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
    /// Linear coefficient [N s/m]; on a rod per length [N s/m^2].
    #[serde(default)]
    pub linear: f64,
    /// Quadratic coefficient [N s^2/m^2]; on a rod per length [N s^2/m^3].
    #[serde(default)]
    pub quadratic: f64,
    /// Velocity of the medium, world axes [m/s]; at rest when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flow: Option<Vector>,
    /// Nodes and the lengths of the rod that they stand for [m]; known when the rod is expanded.
    #[serde(skip)]
    pub(crate) shares: Vec<(String, f64)>,
}

fn whole() -> f64 {
    1.0
}

/// Axes in which components are given.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Frame {
    /// The world axes.
    #[default]
    World,
    /// The body axes.
    Body,
}

/// Rotational quantity: three entries in 3d models, one number in planar models.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum NumberOrVector {
    /// Planar models: about +z.
    Number(f64),
    /// 3d models: about the three axes.
    Vector([f64; 3]),
}

impl NumberOrVector {
    /// The components x, y, z.
    pub fn xyz(&self) -> [f64; 3] {
        match self {
            Self::Number(value) => [0.0, 0.0, *value],
            Self::Vector(values) => *values,
        }
    }
}

/// Components of a torque: three signals in 3d models, one signal in planar models.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum TorqueValue {
    /// Planar models: about +z.
    Planar(Signal),
    /// 3d models: three components.
    Spatial([Signal; 3]),
}

impl TorqueValue {
    /// The signals of the components.
    pub fn signals(&self) -> Vec<&Signal> {
        match self {
            Self::Planar(signal) => vec![signal],
            Self::Spatial(signals) => signals.iter().collect(),
        }
    }
}

impl Default for TorqueValue {
    fn default() -> Self {
        Self::Planar(Signal::default())
    }
}

impl Force {
    /// Name of the element.
    pub fn name(&self) -> &str {
        match self {
            Self::Spring(f) => &f.name,
            Self::Torsion(f) => &f.name,
            Self::Bushing(f) => &f.name,
            Self::Gravitation(f) => &f.name,
            Self::LennardJones(f) => &f.name,
            Self::Combination(f) => &f.name,
            Self::Force(f) => &f.name,
            Self::Torque(f) => &f.name,
            Self::Drive(f) => &f.name,
            Self::Characteristic(f) => &f.name,
            Self::Friction(f) => &f.name,
            Self::Limit(f) => &f.name,
            Self::Beam(f) => &f.name,
            Self::Distributed(f) => &f.name,
            Self::Drag(f) => &f.name,
        }
    }

    /// The coordinate that it acts on, if it acts on one.
    pub(crate) fn on(&self) -> Option<On<'_>> {
        match self {
            Self::Torsion(f) => Some(on(&f.joint, &f.coordinate)),
            Self::Drive(f) => Some(on(&f.joint, &f.coordinate)),
            Self::Characteristic(f) => Some(on(&f.joint, &f.coordinate)),
            Self::Friction(f) => Some(on(&f.joint, &f.coordinate)),
            Self::Limit(f) => Some(on(&f.joint, &f.coordinate)),
            _ => None,
        }
    }

    /// Whether the element has an energy.
    pub fn stores_energy(&self) -> bool {
        !matches!(
            self,
            Self::Force(_)
                | Self::Torque(_)
                | Self::Drive(_)
                | Self::Distributed(_)
                | Self::Drag(_)
        )
    }

    /// Whether the element is marked as fast or slow (scheme multirate).
    pub fn fast(&self) -> Option<bool> {
        match self {
            Self::Spring(f) => f.fast,
            Self::Torsion(f) => f.fast,
            Self::Bushing(f) => f.fast,
            Self::Gravitation(f) => f.fast,
            Self::LennardJones(f) => f.fast,
            Self::Combination(f) => f.fast,
            Self::Force(_)
            | Self::Torque(_)
            | Self::Drive(_)
            | Self::Characteristic(_)
            | Self::Friction(_)
            | Self::Limit(_)
            | Self::Beam(_)
            | Self::Distributed(_)
            | Self::Drag(_) => None,
        }
    }

    /// The tag of the file: "spring", "torsion", ...
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Spring(_) => "spring",
            Self::Torsion(_) => "torsion",
            Self::Bushing(_) => "bushing",
            Self::Gravitation(_) => "gravitation",
            Self::LennardJones(_) => "lennard-jones",
            Self::Combination(_) => "combination",
            Self::Force(_) => "force",
            Self::Torque(_) => "torque",
            Self::Drive(_) => "drive",
            Self::Characteristic(_) => "characteristic",
            Self::Friction(_) => "friction",
            Self::Limit(_) => "limit",
            Self::Beam(_) => "beam",
            Self::Distributed(_) => "distributed",
            Self::Drag(_) => "drag",
        }
    }
}
