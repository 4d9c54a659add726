//! Compilation: from the model (what the user says) to a mechanism at its initial state.
//!
//! The path: inertia and directors of each body (`bodies.rs`) · spanning tree (`tree.rs`) · joint frames, tree links and
//! constraint rows (`joints.rs`) · augmented coordinates and servos (`coordinates.rs`) · couplings (`couplings.rs`) · force elements (`forces.rs`, and each in its own file) · consistent positions and velocities (`assembly.rs`, `closing.rs`).

mod assembly;
mod bodies;
mod closing;
mod coordinates;
mod couplings;
mod custom;
mod forces;
mod joints;
mod kinetic;
mod loops;
mod rates;
mod sparse;
mod speeds;
mod swaps;
mod tree;

use super::mechanism::{Measure, Mechanism};
use super::pose::Configuration;
use crate::error::{ModelError, ModelErrors};
use crate::model::{Model, validate_parts};
use crate::reduction::elimination::CLOSURE_TOLERANCE;
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

pub use assembly::AssemblyReport;
pub(crate) use assembly::{
    closure_wrenches, least_norm, rate_units, scaled_jacobian, tree_coordinates, tree_signs,
    wrench_unit,
};
pub use bodies::BodyFrame;
pub(crate) use closing::fill as fill_mass;
pub(crate) use coordinates::Builder;
pub(crate) use rates::{jacobian, offsets, reduce};
pub(crate) use speeds::check_branch;
pub use tree::{Roles, roles};

/// A joint of the model as the results see it.
#[derive(Debug)]
pub struct JointInfo<S, const D: usize, const A: usize, const T: usize> {
    /// Coordinates in the order of the model file.
    pub measures: Vec<Measure<S, D, A, T>>,
    /// Nodes of first and second body.
    pub nodes: [usize; 2],
    /// Joint point and frame on the first body, from its centre of mass.
    pub first: Frame<D>,
    /// Joint point and frame on the second body.
    pub second: Frame<D>,
    /// The axis of its frame along which it is drawn; nothing for the normal of the plane.
    pub shown: Option<usize>,
    /// How the joint is realised.
    pub role: JointRole,
}

/// How a joint is realised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JointRole {
    /// Tree joint of a body; `reversed` when that body is the first one.
    Tree {
        /// Body in tree order.
        body: usize,
        /// The child is the first body of the joint.
        reversed: bool,
    },
    /// Loop closure.
    Closure(usize),
    /// No constraint.
    Free,
}

/// A joint frame on a body.
#[derive(Clone, Copy, Debug)]
pub struct Frame<const D: usize> {
    /// Origin from the centre of mass, director axes [m].
    pub origin: SVector<f64, D>,
    /// Axes as columns, director axes.
    pub axes: SMatrix<f64, D, D>,
}

/// A compiled model at its consistent initial state.
#[derive(Debug)]
pub struct Compiled<S, const D: usize, const A: usize, const T: usize> {
    /// The mechanism.
    pub mech: Mechanism<S, D, A, T>,
    /// Initial configuration.
    pub q: Configuration<D>,
    /// Initial tree coordinates.
    pub coords: Vec<[f64; T]>,
    /// Wanted initial twists of the bodies, tree order.
    pub twists: Vec<SVector<f64, T>>,
    /// Body frames, in the order of the model (bodies, then points).
    pub frames: Vec<BodyFrame<D>>,
    /// Node of each body and point of the model.
    pub node_of: Vec<usize>,
    /// Joints, in the order of the model.
    pub joints: Vec<JointInfo<S, D, A, T>>,
    /// What the assembly did.
    pub assembly: AssemblyReport,
}

/// Compiles a model for a space; what a program made is validated here, rods where they are expanded.
pub fn compile<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
) -> Result<Compiled<S, D, A, T>, ModelErrors>
where
    S: Space<D, A, T>,
{
    if model.rod_parts().is_empty() {
        let errors = validate_parts(model);
        if !errors.is_empty() {
            return Err(ModelErrors(errors));
        }
    }
    let frames = bodies::frames::<D>(model)?;
    let tree = tree::span(model, &frames);
    let mut parts = joints::build::<S, D, A, T>(model, &frames, &tree)?;
    let coordinates = coordinates::build(model, &frames, &tree, &mut parts);
    couplings::add(model, &mut parts, &coordinates)?;
    let servos = coordinates::servos(model, &parts, &coordinates)?;
    let (forces, loads) = forces::build(model, &frames, &tree, &parts, &coordinates)?;
    let gravity = model.gravity_xyz();
    let mech = Mechanism {
        bodies: tree.order.iter().map(|&k| frames[k].inertia).collect(),
        links: parts.links,
        tree_rows: parts.tree_rows,
        closures: parts.closures,
        forces,
        loads,
        coordinates,
        servos,
        angles: parts.angles,
        anchors: bodies::anchors(model)?,
        gravity: vector(gravity),
        length: bodies::length(model, &frames),
        closure_tolerance: model.closure_tolerance.unwrap_or(CLOSURE_TOLERANCE),
        redundant: 0,
    };
    assembly::assemble(model, mech, frames, &tree, parts.joints)
}

/// The first D components.
pub(crate) fn vector<const D: usize>(v: [f64; 3]) -> SVector<f64, D> {
    SVector::from_fn(|i, _| v[i])
}

fn one(path: String, message: String, help: &str) -> ModelErrors {
    ModelErrors(vec![ModelError::new(path, message).with_help(help)])
}
