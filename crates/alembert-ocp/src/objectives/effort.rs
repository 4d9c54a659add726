//! Effort.
//!
//! # What it is
//! Half the integral of squared controls, the standard measure of what a motion asks of its motors.
//!
//! # Equations
//! Controls are constant in a step (T-OCP-8): Σ_n ½ h_n Σ_c w_c τ_{n,c}².
//!
//! # Symbols
//! τ controls, w factors of the actuators, h lengths of the steps.
//!
//! # Reference
//! Leyendecker, Ober-Blöbaum, Marsden, Ortiz 2010.
//!
//! # Departures from the reference
//! None.

use super::weights::{largest_square, unit};
use super::{Kind, Piece, Pieces, Resolving, Unknowns};
use crate::compile::Ocp;
use crate::problem::Checker;
use crate::scalar::{M3, Scalar};
use crate::transcription::Units;
use alembert::error::ModelErrors;

table_of_controls! {}

impl Kind for Keys {
    type Law = Law;

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        self.chosen().check(c, path, subject);
    }

    fn resolve(&self, to: &Resolving<'_>) -> Result<Law, ModelErrors> {
        Ok(Law {
            weights: self.chosen().resolve(to.ocp),
        })
    }
}

/// Effort of controls.
#[derive(Clone, Debug)]
pub struct Law {
    /// Factors of the components.
    weights: Vec<f64>,
}

impl super::Law for Law {
    fn unit(&self, ocp: &Ocp) -> String {
        unit(ocp, &self.weights, "(N m)² s")
    }

    fn size(&self, u: &Units) -> f64 {
        0.5 * largest_square(&self.weights, &u.controls) * u.duration
    }

    fn pieces(&self, u: &dyn Unknowns) -> Option<Pieces> {
        let mut out = Pieces::default();
        for n in 0..u.steps() {
            for c in (0..self.weights.len()).filter(|c| self.weights[*c] != 0.0) {
                out.push(n, c, &[u.control(n, c), u.length(n)]);
            }
        }
        Some(out)
    }

    #[inline]
    fn value<S: Scalar>(&self, piece: &Piece, z: &[S], _: &[Vec<M3<f64>>]) -> S {
        z[1] * z[0] * z[0] * (0.5 * self.weights[piece.part])
    }
}
