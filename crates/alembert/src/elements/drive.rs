//! Drive on a coordinate: a generalised force that is a function of time.
//!
//! # What it is
//! A motor or an actuator with a known force or torque Q(t) on one coordinate.
//!
//! # Equations
//! The force on the coordinate is Q(t), evaluated where the scheme evaluates; its work over a step is Q (y₁ - y₀) exactly.
//!
//! # Symbols
//! Q `value` [N m or N]
//!
//! # Reference
//! None; the usual engineering model.
//!
//! # Departures from the reference
//! None.

use super::on_coordinate::{Course, Law, Slope};
use crate::model::CompiledSignal;

/// Drive on a coordinate; see the module documentation.
#[derive(Clone, Debug)]
pub struct Drive {
    /// Q(t).
    pub value: CompiledSignal,
}

impl Law for Drive {
    fn force(&self, t: f64, _y: f64) -> Slope {
        [-self.value.eval(t), 0.0]
    }

    fn mean_force(&self, c: &Course<'_>) -> Slope {
        [-self.value.eval(c.time), 0.0]
    }

    fn work(&self, c: &Course<'_>) -> f64 {
        self.value.eval(c.time) * (c.y1 - c.y0)
    }
}
