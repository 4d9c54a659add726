//! The model: what the user says, only data.
//!
//! A [`Model`] is read from TOML or JSON, checked, and never changes afterwards. It holds no
//! numerics of dynamics; the `System` compiled from it does.

// units stand in brackets, as in [m]; these are not links, and they go into the schema as they are
#![allow(rustdoc::broken_intra_doc_links)]

mod build;
mod check;
mod coordinates;
mod couplings;
mod curve;
pub mod document;
mod expand;
mod expression;
mod forces;
pub(crate) mod geometry;
mod grid;
mod inertia;
mod jet;
mod joints;
mod load;
mod motions;
pub(crate) mod output;
mod overrides;
mod path_spline;
mod paths;
mod read_json;
mod read_toml;
mod rod_cells;
mod rod_loads;
mod rod_motion;
mod rods;
mod scaling;
mod schema;
mod sections;
mod servos;
mod shapes;
mod signal;
mod signal_file;
mod signals;
mod smoothness;
mod studies;
pub mod suggest;
mod tree;
mod types;
mod units;
mod validate;
mod values;

pub(crate) use coordinates::on;
pub use coordinates::{
    Angle, Coordinate, CoordinateRef, Cosine, Displacement, Distance, JointCoordinate, On, Position,
};
pub use curve::RodShape;
pub use expression::ExpressionError;
pub(crate) use validate::{Checker, distance, first_given};

pub use crate::elements::Force;
pub use crate::elements::tables::*;
pub use crate::joints::JointKind;
pub use couplings::{Coupling, Follow};
pub use document::locate_errors;
pub use forces::{
    AppliedForce, AppliedTorque, BeamAxes, BeamRest, Distributed, Frame, NumberOrVector,
    TorqueValue,
};
pub use inertia::MassProperties;
pub use joints::Joint;
pub use load::MAX_FILE_SIZE;
pub use output::{OutputOptions, RodParts, matches as channel_matches};
pub use paths::{
    ArcPath, CurvaturePiece, CurvaturePieces, Handedness, HelixPath, Natural, NaturalWord,
    PointsPath, RodPath, Twist, UniformCurvature,
};
pub use rod_motion::{AlongRod, RodMotion};
pub use rods::{
    CurvatureMeasure, Grid, Lumping, Rod, RodDamping, RodProperties, RodStation, RodStiffness,
};
pub use schema::schema;
pub use sections::{
    CircleSection, EllipseSection, IBeamSection, RectangleSection, Section, TubeSection,
};
pub use servos::Servo;
pub use shapes::{Axis, BoxShape, ConeShape, CylinderShape, DiskShape, Shape, SphereShape};
pub use signal::{CompiledSignal, SignalError};
pub use signals::{
    Component, CurveKind, CurveMotion, CurveTable, Interpolation, OverCoordinate, RestToRest,
    Signal, SignalFile, SignalTable, ViaPoints,
};
pub use smoothness::{Jump, first_jump};
pub use studies::{About, StartAt, StopAt, StudyKind};
pub use types::{
    AffineRule, Body, FastAxes, FastPotential, FastRule, Formulation, Frequency, FrequencyEstimate,
    FrequencyOf, Marker, Model, Point, Quadrature, ReportOptions, Scheme, SlowPotential, SlowRule,
    Space, Study,
};
pub use validate::validate;
pub(crate) use validate::{validate_parts, validate_study};
pub use values::{AngularVelocity, Inertia, Orientation, Vector};

/// Name of the fixed world in the lists of bodies of joints and forces.
pub const GROUND: &str = "ground";
