//! The problem file: its tables, reading, checks.

mod load;
mod types;
mod validate;

pub use load::{Loaded, schema};
pub use types::*;
pub use validate::validate;
