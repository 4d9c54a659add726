//! The top of the model file: the model itself, bodies, points, markers, studies.
//!
//! Every struct here is one table of the file, every field one key. The types are plain data:
//! they may hold nonsense until [`validate`](super::validate) has looked at them.
//! The published JSON Schema and the checks of keys and types are both derived from these types,
//! so a key is described in one place only.
//!
//! All quantities are SI; angles are in radians.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Force;
use super::coordinates::Coordinate;
use super::couplings::Coupling;
use super::joints::Joint;
use super::output::OutputOptions;
use super::rods::Rod;
use super::servos::Servo;
use super::shapes::{Axis, Shape};
use super::studies::{About, StartAt, StopAt, StudyKind};
use super::values::{AngularVelocity, Inertia, Orientation, Vector};

/// A mechanical model: what the user says, only data.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Model {
    /// Version of the file format; 1 when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<u32>,
    /// Short name of the model; by default the name of the file or of its folder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Title for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Free text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Spatial ("3d", the default) or "planar".
    #[serde(default)]
    pub space: Space,
    /// Acceleration of gravity [m/s^2], zero when missing. Planar models: two entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gravity: Option<Vector>,
    /// Accuracy with which loops fit together, as a part of the model's lengths; 1e-6 when missing. Conditions that differ by less are
    /// redundant, and a gap of this size is left open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closure_tolerance: Option<f64>,
    /// Rigid bodies.
    #[serde(default, rename = "body", skip_serializing_if = "Vec::is_empty")]
    pub bodies: Vec<Body>,
    /// Point masses.
    #[serde(default, rename = "point", skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<Point>,
    /// Flexible rods.
    #[serde(default, rename = "rod", skip_serializing_if = "Vec::is_empty")]
    pub rods: Vec<Rod>,
    /// Joints between bodies, points and the ground.
    #[serde(default, rename = "joint", skip_serializing_if = "Vec::is_empty")]
    pub joints: Vec<Joint>,
    /// Augmented coordinates.
    #[serde(default, rename = "coordinate", skip_serializing_if = "Vec::is_empty")]
    pub coordinates: Vec<Coordinate>,
    /// Couplings of coordinates.
    #[serde(default, rename = "coupling", skip_serializing_if = "Vec::is_empty")]
    pub couplings: Vec<Coupling>,
    /// Force elements.
    #[serde(default, rename = "force", skip_serializing_if = "Vec::is_empty")]
    pub forces: Vec<Force>,
    /// Control constraints.
    #[serde(default, rename = "servo", skip_serializing_if = "Vec::is_empty")]
    pub servos: Vec<Servo>,
    /// Points whose motion is reported.
    #[serde(default, rename = "marker", skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<Marker>,
    /// What to compute.
    #[serde(default, rename = "study", skip_serializing_if = "Vec::is_empty")]
    pub studies: Vec<Study>,
    /// What the report shows in addition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<ReportOptions>,
    /// What of the rods is in the results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<OutputOptions>,
}

/// The space in which the model lives.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Space {
    /// Three dimensions; vectors have three entries.
    #[default]
    #[serde(rename = "3d")]
    Spatial,
    /// The x-y plane; vectors have two entries and rotations are about +z.
    #[serde(rename = "planar")]
    Planar,
}

/// A rigid body.
///
/// Allowed ways to give the inertia properties: `mass` and `inertia` (a shape is then only drawn),
/// `shape` and `density`, or `shape` and `mass` (the inertia of the shape scaled to the mass).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Body {
    /// Unique among bodies, points and rods; "ground" is reserved.
    pub name: String,
    /// Mass [kg].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mass: Option<f64>,
    /// Inertia about the centre of mass, along the body axes [kg m^2].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inertia: Option<Inertia>,
    /// Centre of mass in the body frame [m]; zero when missing, or that of the shape if the inertia comes from the shape.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub center_of_mass: Option<Vector>,
    /// Solid from which mass properties follow, or which is only drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<Shape>,
    /// Density of the shape [kg/m^3], in planar models [kg/m^2].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub density: Option<f64>,
    /// Initial position of the body origin in the world [m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Vector>,
    /// Initial orientation (3d models); the body axes are the world axes when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orientation: Option<Orientation>,
    /// Initial angle about +z [rad] (planar models); zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub angle: Option<f64>,
    /// Initial velocity of the body origin, world axes [m/s]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub velocity: Option<Vector>,
    /// Initial angular velocity, world axes [rad/s]; planar models: one number. Zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub angular_velocity: Option<AngularVelocity>,
    /// Initial angular velocity, body axes [rad/s] (3d models), instead of `angular_velocity`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub angular_velocity_body: Option<Vector>,
    /// Scheme multirate: the coordinates of this body move on the grid of micro steps.
    #[serde(default, skip_serializing_if = "Body::is_slow")]
    pub fast: bool,
}

/// A point mass.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// Unique among bodies, points and rods; "ground" is reserved.
    pub name: String,
    /// Mass [kg]; not for driven points.
    #[serde(default, skip_serializing_if = "Point::is_massless")]
    pub mass: f64,
    /// Initial position in the world [m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Vector>,
    /// Initial velocity, world axes [m/s]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub velocity: Option<Vector>,
    /// Prescribed motion: components of the position [m] as functions of time. The point is then a driven anchor without mass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub motion: Option<Vec<super::signals::Signal>>,
    /// Scheme multirate: the point, or only these of its axes, moves on the grid of micro steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast: Option<FastAxes>,
}

/// Which coordinates of a point are fast: all or none, or a list of axes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum FastAxes {
    /// All coordinates, or none.
    All(bool),
    /// These axes.
    Axes(Vec<Axis>),
}

impl FastAxes {
    /// Whether the axis is fast.
    pub fn contains(&self, axis: usize) -> bool {
        match self {
            Self::All(all) => *all,
            Self::Axes(list) => list.iter().any(|a| *a as usize == axis),
        }
    }
}

/// A point of a body whose motion is reported.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// Unique among markers.
    pub name: String,
    /// Name of the body or point that carries the marker.
    pub body: String,
    /// Location in the body frame, from the body origin [m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
}

/// One run: which scheme, which step, how long.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// Unique among studies; "main" when missing.
    #[serde(default = "Study::default_name")]
    pub name: String,
    /// What is computed: motion (when missing), equilibrium or modes.
    #[serde(default, skip_serializing_if = "StudyKind::is_motion")]
    pub kind: StudyKind,
    /// Time stepping scheme; midpoint when missing.
    #[serde(default)]
    pub scheme: Scheme,
    /// How the constraints are treated; chosen automatically when missing.
    #[serde(default)]
    pub formulation: Formulation,
    /// Time step [s]; scheme multirate: the micro step. Needed by motions, and by them only.
    #[serde(default = "Study::missing", skip_serializing_if = "Study::is_missing")]
    pub step: f64,
    /// Length of the run [s], a multiple of the step; scheme multirate: of the macro step, `ratio` times the step. Needed by
    /// motions, and by them only.
    #[serde(default = "Study::missing", skip_serializing_if = "Study::is_missing")]
    pub duration: f64,
    /// Steps (scheme multirate: macro steps) between recorded frames; by default at most 2000 frames are kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record_every: Option<u64>,
    /// Names of force elements and servos that are left out in this study.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// The applied loads (force, torque, drive, distributed) that act in this study; all when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loads: Option<Vec<String>>,
    /// Equilibrium: the load factor at the end, 1 when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub load: Option<f64>,
    /// Equilibrium: what the load factor scales, names of applied loads and "gravity"; all of them when missing. The rest acts
    /// fully from the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ramp: Option<Vec<String>>,
    /// Equilibrium: number of equal parts of the load that are always reached and recorded, 10 when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub load_steps: Option<u32>,
    /// Equilibrium: follow the path by its arc length, through limit points.
    #[serde(default, skip_serializing_if = "Study::is_false")]
    pub arc_length: bool,
    /// Equilibrium with arc length: largest number of points, 500 when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_points: Option<u32>,
    /// Equilibrium: stop where a channel takes this value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop: Option<StopAt>,
    /// Modes: about the start (when missing) or about the equilibrium that is found from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<About>,
    /// Modes: how many, the lowest first; 10 when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// Motions and modes: begin where a study of kind "equilibrium" ends; as drawn when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<StartAt>,
    /// Spectral radius at infinite frequency, 0 to 1; generalized-alpha only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectral_radius: Option<f64>,
    /// Number of intervals S of the quadrature, 1 to 20 (5 when missing); linear, cubic and trigonometric only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Where the quadrature evaluates, equidistant when missing; linear, cubic and trigonometric only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quadrature: Option<Quadrature>,
    /// Frequency that the interpolation is fitted to; cubic and trigonometric only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frequency: Option<Frequency>,
    /// Largest turn of a body in one step before the step is divided [rad], 0.4 when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_turn: Option<f64>,
    /// Micro steps in a macro step; multirate only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ratio: Option<u32>,
    /// Quadrature of the slow potential; multirate only, midpoint when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slow_potential: Option<SlowPotential>,
    /// Quadrature of the fast potential; multirate only, midpoint when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast_potential: Option<FastPotential>,
    /// Newton: largest estimated error of the increments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tolerance: Option<f64>,
    /// Newton: largest number of iterations per step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_iterations: Option<u32>,
    /// Adaptive solvers: local error relative to the state; 1e-3 when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relative_tolerance: Option<f64>,
    /// Adaptive solvers: local error [m, m/s]; 1e-6 when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absolute_tolerance: Option<f64>,
    /// Scheme lie-group: each element of a rod has its own step, at most `step`.
    #[serde(default, skip_serializing_if = "Study::is_synchronous")]
    pub asynchronous: bool,
    /// Asynchronous lie-group scheme: steps of the elements of a rod [s], by its name, one for each element; the others have
    /// the step of their local wave speed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub element_steps: BTreeMap<String, Vec<f64>>,
    /// Asynchronous lie-group scheme: part of its largest stable step that an element takes, above 0 and up to 1; 0.5 when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub courant: Option<f64>,
}

/// A time stepping scheme.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Scheme {
    /// Variational midpoint scheme.
    #[default]
    Midpoint,
    /// Variational trapezoidal scheme (Stoermer-Verlet).
    Trapezoidal,
    /// Energy-momentum scheme with discrete gradients.
    EnergyMomentum,
    /// Generalized-alpha scheme for constrained systems.
    GeneralizedAlpha,
    /// Variational, linear between the nodes, with any quadrature.
    Linear,
    /// Variational, cubic interpolation fitted to a frequency.
    Cubic,
    /// Variational, trigonometric interpolation: exact for a frequency.
    Trigonometric,
    /// Galerkin variational, quadratic path and Gauss quadrature, order 4.
    #[serde(rename = "gauss-4")]
    Gauss4,
    /// Galerkin variational, cubic path and Gauss quadrature, order 6.
    #[serde(rename = "gauss-6")]
    Gauss6,
    /// Galerkin variational, quadratic path and Lobatto quadrature, order 4.
    #[serde(rename = "lobatto-4")]
    Lobatto4,
    /// Galerkin variational, cubic path and Lobatto quadrature, order 6.
    #[serde(rename = "lobatto-6")]
    Lobatto6,
    /// Adaptive Runge-Kutta solver of order 3(2).
    #[serde(rename = "runge-kutta-32")]
    RungeKutta32,
    /// Adaptive Runge-Kutta solver of order 5(4).
    #[serde(rename = "runge-kutta-54")]
    RungeKutta54,
    /// Adaptive multistep solver of backward differences.
    Multistep,
    /// Adaptive predictor and corrector of Adams, orders 1 to 12.
    Adams,
    /// Variational multirate scheme: fast coordinates on a grid of micro steps, slow ones on macro steps.
    Multirate,
    /// Explicit variational scheme on the group of rigid motions, for rods and free bodies; synchronous or asynchronous.
    LieGroup,
}

impl Scheme {
    /// An adaptive solver: the step of the study is only the grid of its results.
    pub fn is_adaptive(self) -> bool {
        matches!(
            self,
            Self::RungeKutta32 | Self::RungeKutta54 | Self::Multistep | Self::Adams
        )
    }
}

/// Where a quadrature evaluates.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Quadrature {
    /// Equidistant points with both ends, weights of maximal algebraic order (Newton-Cotes).
    #[default]
    Equidistant,
    /// Gauss points.
    Gauss,
    /// Lobatto points: with both ends.
    Lobatto,
}

/// The frequency that an interpolation is fitted to [rad/s].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Frequency {
    /// The same for all coordinates [rad/s].
    Value(f64),
    /// Estimated along the motion.
    Estimate(FrequencyEstimate),
    /// For each body or point by its name [rad/s]; the others have zero, which is linear interpolation.
    Each(BTreeMap<String, FrequencyOf>),
}

/// Where the frequency of a moving point, |v x a|/|v|^2, is estimated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FrequencyEstimate {
    /// At the start of each step.
    Start,
    /// In the middle of each step, with the velocity of the step.
    Middle,
}

/// The frequency of one body or point [rad/s].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum FrequencyOf {
    /// The same for all its coordinates [rad/s].
    Value(f64),
    /// Points: one for each axis [rad/s].
    Axes(Vec<f64>),
}

impl FrequencyOf {
    /// The frequency along axis `k` [rad/s].
    pub fn along(&self, k: usize) -> f64 {
        match self {
            Self::Value(w) => *w,
            Self::Axes(list) => list.get(k).copied().unwrap_or(0.0),
        }
    }
}

/// Quadrature of the slow potential of the multirate scheme.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum SlowPotential {
    /// A rule by name.
    Rule(SlowRule),
    /// Weight of the left end of each micro step.
    Affine(AffineRule),
}

/// Quadrature of the fast potential of the multirate scheme.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum FastPotential {
    /// A rule by name.
    Rule(FastRule),
    /// Weight of the left end of each micro step.
    Affine(AffineRule),
}

/// Rules for the slow potential.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SlowRule {
    /// In the middle of each micro step: implicit.
    Midpoint,
    /// At the micro nodes.
    Trapezoidal,
    /// At the macro nodes only: explicit, one evaluation per macro step.
    Macro,
}

/// Rules for the fast potential.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum FastRule {
    /// In the middle of each micro step: implicit.
    Midpoint,
    /// At the micro nodes: explicit.
    Trapezoidal,
}

/// Affine combination of the two ends of a micro step.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AffineRule {
    /// Weight of the left end, 0 to 1; 1/2 is the trapezoidal rule.
    pub affine: f64,
}

/// How the constraints are treated.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Formulation {
    /// Chosen by the program.
    #[default]
    Auto,
    /// Discrete null space method: reduced equations, multipliers afterwards.
    NullSpace,
    /// Redundant coordinates with Lagrange multipliers.
    Multipliers,
}

/// What the report shows in addition to the standard plots.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportOptions {
    /// Names of channels to plot, e.g. "joint.pivot.angle".
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub channels: Vec<String>,
}

impl Model {
    /// Acceleration of gravity as three components [m/s^2], zero when not given.
    pub fn gravity_xyz(&self) -> [f64; 3] {
        Vector::xyz_or_zero(&self.gravity)
    }

    /// The model as a study sees it: without the force elements and servos that it leaves out.
    pub fn for_study(&self, study: &Study) -> Cow<'_, Self> {
        if study.without.is_empty() && study.loads.is_none() {
            return Cow::Borrowed(self);
        }
        let kept = |name: &str| !study.without.iter().any(|w| w == name);
        let mut model = self.clone();
        model.forces.retain(|f| kept(f.name()));
        if let Some(loads) = &study.loads {
            let acts = |name: &str| loads.iter().any(|l| l == name);
            model.forces.retain(|f| !f.is_load() || acts(f.name()));
        }
        model.servos.retain(|s| kept(&s.name));
        Cow::Owned(model)
    }

    /// The study of that name.
    pub fn study(&self, name: &str) -> Option<&Study> {
        self.studies.iter().find(|study| study.name == name)
    }
}

impl Body {
    fn is_slow(fast: &bool) -> bool {
        !*fast
    }
}

impl Point {
    fn is_massless(mass: &f64) -> bool {
        *mass == 0.0
    }
}

impl Space {
    /// Number of entries of a vector: 3 or 2.
    pub fn dimension(self) -> usize {
        match self {
            Self::Spatial => 3,
            Self::Planar => 2,
        }
    }
}

impl Study {
    /// Largest number of steps of one run.
    pub const MAX_STEPS: u64 = 1_000_000_000;
    /// Largest allowed `max_turn` [rad].
    pub const LARGEST_TURN: f64 = 1.5;

    fn default_name() -> String {
        "main".to_owned()
    }

    fn is_synchronous(asynchronous: &bool) -> bool {
        !*asynchronous
    }

    /// Length of a step of the run [s]: the step, or `ratio` times the step for the multirate scheme.
    pub fn macro_step(&self) -> f64 {
        match (self.scheme, self.ratio) {
            (Scheme::Multirate, Some(ratio)) => self.step * f64::from(ratio),
            _ => self.step,
        }
    }

    /// Number of time steps, `round(duration / step)`; macro steps for the multirate scheme.
    pub fn step_count(&self) -> u64 {
        // The cast saturates: validation refuses more than MAX_STEPS before anything is run.
        (self.duration / self.macro_step()).round() as u64
    }

    /// Steps between recorded frames: as given, or so that at most 2000 frames are kept.
    pub fn recording_interval(&self) -> u64 {
        self.record_every
            .unwrap_or_else(|| self.step_count().div_ceil(2000).max(1))
    }
}

impl Default for Study {
    fn default() -> Self {
        Self {
            name: Self::default_name(),
            kind: StudyKind::default(),
            scheme: Scheme::default(),
            formulation: Formulation::default(),
            step: 1e-3,
            duration: 1.0,
            record_every: None,
            without: vec![],
            loads: None,
            load: None,
            ramp: None,
            load_steps: None,
            arc_length: false,
            max_points: None,
            stop: None,
            about: None,
            count: None,
            start: None,
            spectral_radius: None,
            points: None,
            quadrature: None,
            frequency: None,
            max_turn: None,
            ratio: None,
            slow_potential: None,
            fast_potential: None,
            tolerance: None,
            max_iterations: None,
            relative_tolerance: None,
            absolute_tolerance: None,
            asynchronous: false,
            element_steps: BTreeMap::new(),
            courant: None,
        }
    }
}
