//! Analyses of schemes that need no model.

pub mod oscillator;
pub mod phase_lag;
mod settings;

pub use settings::{MAX_POINTS, SCHEMES, Settings};
