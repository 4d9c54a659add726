//! Rate of the effort.
//!
//! # What it is
//! Half the integral of squared rates of the controls: smooth controls.
//!
//! # Equations
//! Between the middles of two steps (T-OCP-8): Σ_n Σ_c ½ w_c (τ_{n+1,c} - τ_{n,c})²/(½ (h_n + h_{n+1})).
//!
//! # Symbols
//! τ controls, w factors of the actuators, h lengths of the steps.
//!
//! # Reference
//! Maas and Leyendecker 2012 (control change).
//!
//! # Departures from the reference
//! Divided by the time between the middles, so that it does not depend on the grid.

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

/// Change of controls.
#[derive(Clone, Debug)]
pub struct Law {
    /// Factors of the components.
    weights: Vec<f64>,
}

impl super::Law for Law {
    fn unit(&self, ocp: &Ocp) -> String {
        unit(ocp, &self.weights, "(N m)²/s")
    }

    fn size(&self, u: &Units) -> f64 {
        0.5 * largest_square(&self.weights, &u.controls) / u.duration
    }

    fn pieces(&self, u: &dyn Unknowns) -> Option<Pieces> {
        let mut out = Pieces::default();
        for n in 0..u.steps().saturating_sub(1) {
            for c in (0..self.weights.len()).filter(|c| self.weights[*c] != 0.0) {
                let controls = [u.control(n, c), u.control(n + 1, c)];
                out.push(
                    n,
                    c,
                    &[controls[0], controls[1], u.length(n), u.length(n + 1)],
                );
            }
        }
        Some(out)
    }

    #[inline]
    fn value<S: Scalar>(&self, piece: &Piece, z: &[S], _: &[Vec<M3<f64>>]) -> S {
        let change = z[1] - z[0];
        change * change / (z[2] + z[3]) * self.weights[piece.part]
    }
}
