//! Time.
//!
//! # What it is
//! The sum of the durations of all phases: the fastest motion.
//!
//! # Equations
//! Σ_p T_p.
//!
//! # Symbols
//! T durations.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Kind, Piece, Pieces, Resolving, Unknowns};
use crate::compile::Ocp;
use crate::problem::{Checker, Duration, Phase};
use crate::scalar::{M3, Scalar};
use crate::transcription::Units;
use alembert::error::ModelErrors;

table! {}

impl Kind for Keys {
    type Law = Law;

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        let free = |phase: &Phase| matches!(phase.duration, Duration::Free(_));
        if !c.file.phases.iter().any(free) {
            let message = format!("{subject}: the durations of all phases are given");
            let help = "let one be chosen: duration = { min = 0.5, max = 2 }";
            c.error(format!("{path}.kind"), message, help);
        }
    }

    fn resolve(&self, _: &Resolving<'_>) -> Result<Law, ModelErrors> {
        Ok(Law)
    }
}

/// The whole time.
#[derive(Clone, Debug)]
pub struct Law;

impl super::Law for Law {
    fn unit(&self, _: &Ocp) -> String {
        "s".to_owned()
    }

    fn size(&self, u: &Units) -> f64 {
        u.duration
    }

    fn pieces(&self, u: &dyn Unknowns) -> Option<Pieces> {
        let mut out = Pieces::default();
        for p in 0..u.phases() {
            out.push(0, p, &[u.duration(p)]);
        }
        Some(out)
    }

    #[inline]
    fn value<S: Scalar>(&self, _: &Piece, z: &[S], _: &[Vec<M3<f64>>]) -> S {
        z[0]
    }
}
