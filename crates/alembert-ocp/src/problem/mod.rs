//! The problem file: its tables, reading, checks.

mod build;
mod load;
mod parameters;
mod types;
mod validate;

pub use crate::objectives::Objective;
pub use load::{Loaded, schema};
pub use parameters::{Parameter, Places};
pub use types::*;
pub(crate) use validate::Checker;
pub use validate::validate;
