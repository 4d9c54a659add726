//! The problem file: its tables, reading, checks.

mod types;

pub use types::*;
