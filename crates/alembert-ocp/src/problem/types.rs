//! What the user says: the tables of a problem file. Only data; names are resolved in `compile`.

use super::parameters::Parameter;
use crate::conditions::Condition;
use crate::objectives::Objective;
use alembert::model::Vector;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// An optimal control problem: a model, phases, actuators, conditions, objective.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ProblemFile {
    /// Short name, used for files; the folder's name when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Headline of the report.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What the problem is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Model file, relative to the folder of this file.
    pub model: String,
    /// The phases, in the order of time.
    #[serde(default, rename = "phase", skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<Phase>,
    /// What may be chosen: forces and torques, constant in each step.
    #[serde(default, rename = "actuator", skip_serializing_if = "Vec::is_empty")]
    pub actuators: Vec<Actuator>,
    /// What of the model may be chosen: stiffnesses, rest lengths, dampings, masses; one number each for the whole motion.
    #[serde(default, rename = "parameter", skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<Parameter>,
    /// Points that can be in contact with the ground.
    #[serde(default, rename = "contact", skip_serializing_if = "Vec::is_empty")]
    pub contacts: Vec<Contact>,
    /// The first node. Without it: the configuration of the model, at rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Boundary>,
    /// The last node. Without it: free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<Boundary>,
    /// Conditions: limits of joints and their speeds, places and distances of points, power.
    #[serde(default, rename = "condition", skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// The last node repeats the first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub periodic: Option<Periodic>,
    /// Terms of the objective; their weighted sum is minimised.
    #[serde(default, rename = "objective", skip_serializing_if = "Vec::is_empty")]
    pub objectives: Vec<Objective>,
    /// Largest turn of a joint in one step [rad]; coarse grids have spurious optima with large turns. Default 0.5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_turn: Option<f64>,
    /// Where the solver begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<Guess>,
    /// Options of the solver.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solver: Option<SolverOptions>,
    /// A front of several objectives instead of one optimum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pareto: Option<Pareto>,
    /// Variants of the problem, solved one after the other; without them there is one, "main".
    #[serde(default, rename = "study", skip_serializing_if = "Vec::is_empty")]
    pub studies: Vec<Variant>,
}

/// A part of the time with its own grid, duration and contacts.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    /// Unique among phases.
    pub name: String,
    /// Number of time steps; the phase has one node more.
    #[schemars(range(min = 1, max = 10_000_000))]
    pub steps: u32,
    /// How long it lasts [s].
    pub duration: Duration,
    /// Contacts that are closed: the point sticks where it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contacts: Vec<String>,
}

/// A duration [s]: given, or free between bounds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Duration {
    /// Given.
    Fixed(f64),
    /// To be chosen.
    Free(FreeDuration),
}

impl Default for Duration {
    fn default() -> Self {
        Self::Fixed(1.0)
    }
}

/// Bounds of a free duration [s].
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FreeDuration {
    /// Shortest.
    pub min: f64,
    /// Longest.
    pub max: f64,
    /// Where the solver begins; the geometric mean of the bounds when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<f64>,
}

/// A number to be met, one for each component, or bounds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Target {
    /// Equal to this.
    Value(f64),
    /// Components equal to these.
    Values(Vec<f64>),
    /// Between bounds; one may be missing.
    Range(Range),
}

/// Bounds; one may be missing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Range {
    /// At least [rad, m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min: Option<f64>,
    /// At most [rad, m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<f64>,
}

/// A force or torque to be chosen. It acts on a joint (`joint`, perhaps one `coordinate` of it), or on a body (`body` with `force` or
/// `torque`).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Actuator {
    /// Unique among actuators.
    pub name: String,
    /// Acts between the two bodies of this joint, on all its coordinates; a spherical joint has three torques, in the axes of the joint on
    /// its first body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Only on this coordinate of the joint: "angle", "displacement", "x", ...
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<String>,
    /// Acts on this body, from outside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// Commands this force of the model, which follows: a motor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<String>,
    /// What acts on the body: `force` (when missing) or `torque`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<BodyAction>,
    /// Axes of the components on a body: `world` or `body`.
    #[serde(default)]
    pub frame: ActionFrame,
    /// Where a force acts, in the frame of the body [m]; its origin when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
    /// Bounds of every component [N, N m]: a number means plus and minus.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
}

/// What an actuator does to a body.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum BodyAction {
    /// A force at a point.
    #[default]
    Force,
    /// A torque.
    Torque,
}

/// Axes in which components are given.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ActionFrame {
    /// World axes.
    #[default]
    World,
    /// Axes of the body.
    Body,
}

/// Bounds of an actuator.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Limit {
    /// Plus and minus this.
    Symmetric(f64),
    /// Plus and minus, for each component.
    Each(Vec<f64>),
    /// Between bounds.
    Range(Range),
}

/// A point of a body that can touch the ground. While a contact is closed the point does not move (perfectly plastic, no sliding).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    /// Unique among contacts.
    pub name: String,
    /// Body.
    pub body: String,
    /// The point, in the frame of the body [m]; its origin when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
    /// Direction away from the ground; against gravity when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub normal: Option<Vector>,
    /// Height of the ground along the normal [m].
    #[serde(default)]
    pub height: f64,
    /// Coefficient of friction: the force stays in this cone; no cone when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub friction: Option<f64>,
    /// The ground may also pull.
    #[serde(default)]
    pub pulls: bool,
    /// Force at the node where the contact opens. `held`: the one that would hold the point for one step more; second order. `force-free`: none;
    /// first order. Koch and Leyendecker 2012 ask only that the vertical component vanishes there.
    #[serde(default)]
    pub release: Release,
}

/// Force at the node where a contact opens.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Release {
    /// The force that would hold the point for one step more.
    #[default]
    Held,
    /// No force.
    ForceFree,
}

/// What holds at the first or last node.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Boundary {
    /// `model`: joints and bodies that are not named stand as in the model. `free`: they are free. Default: model at the start, free at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub configuration: Option<Configuration>,
    /// At rest: all conjugate momenta vanish, or those of the named joints and bodies. Default: true at the start unless `momentum` is given, false at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<Rest>,
    /// Joint coordinates [rad, m]; of a spherical joint the rotation vector from the drawn pose, in the axes of the first body.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub joints: BTreeMap<String, Target>,
    /// Poses of free bodies.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub bodies: BTreeMap<String, BodyPose>,
    /// Conjugate momenta of joint coordinates [kg m²/s, kg m/s].
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub momentum: BTreeMap<String, Target>,
}

/// What is taken for everything that a boundary does not name.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Configuration {
    /// As in the model.
    #[default]
    Model,
    /// Free.
    Free,
}

/// Who is at rest.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Rest {
    /// Everything, or nothing.
    All(bool),
    /// These joints and free bodies.
    Named(Vec<String>),
}

/// Pose of a free body.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BodyPose {
    /// Position of its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Vector>,
    /// Rotation vector of its axes in the world [rad]: axis times angle; planar: the angle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotation: Option<RotationTarget>,
}

/// A rotation vector, or an angle in the plane.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum RotationTarget {
    /// Planar models: the angle [rad].
    Angle(f64),
    /// Axis times angle [rad].
    Vector([f64; 3]),
}

/// A point of a body.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointOf {
    /// Body, or "ground".
    pub body: String,
    /// In the frame of the body [m]; its origin when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
}

/// A world axis.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum AxisName {
    /// First.
    #[default]
    X,
    /// Second.
    Y,
    /// Third.
    Z,
}

/// The last node repeats the first one, in configuration and momentum.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Periodic {
    /// Momenta repeat too.
    #[serde(default = "yes")]
    pub momentum: bool,
    /// Coordinates that do not repeat but advance: "JOINT", "JOINT.COORDINATE" where it has several, "BODY.x" of a free body.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub advance: BTreeMap<String, Target>,
}

fn yes() -> bool {
    true
}

/// Where the solver begins.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Guess {
    /// How the first motion is found.
    #[serde(default)]
    pub kind: GuessKind,
    /// A result to begin with, relative to the folder of this file (kind = "solution").
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// First grids: fractions of the steps, solved one after the other, for example [0.25, 0.5]; [] for none. Missing: chosen, for problems
    /// of many steps without contacts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refine: Option<Vec<f64>>,
    /// Joint coordinates at ends of phases that the first motion passes: "PHASE" (its end) or "start", then joint and value.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub via: BTreeMap<String, BTreeMap<String, Target>>,
    /// Number of starts with random disturbances; the best result is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u32>,
    /// Seed of the disturbances.
    #[serde(default)]
    pub seed: u64,
    /// Size of the disturbances of joint coordinates [rad, m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spread: Option<f64>,
}

/// Kinds of first motions.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum GuessKind {
    /// Joint coordinates go straight from the start to the end.
    #[default]
    Interpolate,
    /// The start configuration at all nodes but the last.
    Static,
    /// The motion without controls, by the simulator.
    Simulate,
    /// The solution of a result file.
    Solution,
}

/// Options of the solver.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SolverOptions {
    /// Which solver.
    #[serde(default)]
    pub backend: Backend,
    /// Unknowns of the transcription.
    #[serde(default)]
    pub transcription: Transcription,
    /// Scaled optimality error at which the problem counts as solved. Default 1e-9.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tolerance: Option<f64>,
    /// Most iterations. Default 1000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_iterations: Option<u32>,
    /// Most time [s]. Default: no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_seconds: Option<f64>,
}

/// Solvers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Backend {
    /// The embedded interior point method with the factorisation along the time axis.
    #[default]
    InteriorPoint,
    /// The port of Ipopt.
    Pounce,
    /// Ipopt itself, if built with it.
    Ipopt,
}

/// Unknowns of the transcription.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Transcription {
    /// Joint coordinates; equations projected by the null space matrix.
    #[default]
    Reduced,
    /// Director coordinates of all bodies, with multipliers.
    Lifted,
}

/// A front of several objectives.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pareto {
    /// Names of two or three terms.
    pub objectives: Vec<String>,
    /// Points of the front.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Random starts that sample the feasible set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u32>,
    /// Seed of the random starts.
    #[serde(default)]
    pub seed: u64,
}

/// A variant of the problem.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// Unique among studies.
    pub name: String,
    /// Values that differ: path and value, for example { "phase.main.steps" = 40 }.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "BTreeMap<String, AnyValue>")]
    pub set: BTreeMap<String, serde_json::Value>,
}

/// A value of any type, for the schema.
struct AnyValue;

impl JsonSchema for AnyValue {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "AnyValue".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "The value, as it would stand in the file." })
    }
}
