//! The problem file: its tables, reading, checks.

mod load;
mod parameters;
mod types;
mod validate;

pub use load::{Loaded, schema};
pub use parameters::{Parameter, Places};
pub use types::*;
pub use validate::validate;
