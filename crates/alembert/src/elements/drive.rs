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
    fn drive(&self, t: f64) -> f64 {
        self.value.eval(t)
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::{Coordinate, OnCoordinate, check};
    use crate::model::Signal;

    #[test]
    fn conf_drive_stores_nothing_and_is_a_force() {
        let value = CompiledSignal::compile(&Signal::Expression("2 + t".into())).expect("valid");
        let e = OnCoordinate {
            coordinate: Coordinate::Angle,
            law: Drive { value },
        };
        let (y0, y1) = (0.9_f64, 1.25_f64);
        let at = |y: f64| [y.cos(), y.sin()];
        check::element(&e, &at(y0), &at(y1), y0, |s| s[0] * 0.0);
    }
}
