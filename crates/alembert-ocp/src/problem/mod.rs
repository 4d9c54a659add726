//! The problem file: its tables, reading, checks.

mod build;
mod load;
mod parameters;
mod types;
mod validate;

pub use crate::conditions::Condition;
pub use crate::objectives::Objective;
pub(crate) use load::coordinate_unit;
pub use load::{Loaded, schema};
pub use parameters::{Parameter, Places};
pub use types::*;
pub use validate::validate;
pub(crate) use validate::{
    Checker, axes, center_scalar, dimension, joint_scalars, place, point_scalar,
};
