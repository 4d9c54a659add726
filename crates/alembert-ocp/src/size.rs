//! # What it is
//! How much memory a problem takes, before it is laid out.
//!
//! # Equations
//! A step of a phase adds v unknowns and rows together and e entries of Jacobian and Hessian; both are counted on grids of 4 and 8 steps.
//! ```text
//! bytes = (number of starts at once) Σ over the phases N_p (200 e_p + 700 v_p + 16 v_p²)
//! ```
//! 200 and 700 are fitted to the peaks of three problems (one, seven and eleven degrees of freedom), which they meet to a quarter; 16 v² are
//! the factors of one stage (T-NLP-5).
//!
//! # Reference
//! Own.
//!
//! # Departures from the reference
//! None.

use crate::compile::Ocp;
use crate::guess::Motion;
use crate::transcription::Transcription;
use alembert::error::{ModelError, ModelErrors};
use alembert_nlp::Problem;

const BY_ENTRY: f64 = 200.0;
const BY_UNKNOWN: f64 = 700.0;
const BY_SQUARE: f64 = 16.0;

/// Steps on which is counted.
const FEW: usize = 4;

/// The memory of a problem.
#[derive(Debug, Clone, PartialEq)]
pub struct Estimate {
    /// Of all phases [bytes].
    pub bytes: f64,
    /// Names and steps of the phases.
    phases: Vec<(String, usize)>,
}

impl Estimate {
    /// Of a problem of which so many starts are solved at once.
    pub fn of(ocp: &Ocp, at_once: usize) -> Result<Self, ModelErrors> {
        let base = count(ocp, None)?;
        let mut bytes = 0.0;
        for (p, phase) in ocp.phases.iter().enumerate() {
            let more = count(ocp, Some(p))?;
            let per = |k: usize| (more[k] - base[k]) / FEW as f64;
            let (entries, unknowns) = (per(0), per(1));
            let step = BY_ENTRY * entries + BY_UNKNOWN * unknowns + BY_SQUARE * unknowns * unknowns;
            bytes += step * phase.steps as f64;
        }
        Ok(Self {
            bytes: bytes * at_once as f64,
            phases: ocp
                .phases
                .iter()
                .map(|p| (p.name.clone(), p.steps))
                .collect(),
        })
    }

    /// Refuses what does not fit into so many bytes, and names the steps that would.
    pub fn check(&self, available: f64) -> Result<(), ModelErrors> {
        if self.bytes <= available {
            return Ok(());
        }
        // a tenth of the memory is left to others
        let by = 0.9 * available / self.bytes;
        let fewer: Vec<String> = self
            .phases
            .iter()
            .map(|(name, steps)| {
                format!(
                    "phase.{name}.steps = {}",
                    ((*steps as f64 * by) as usize).max(1)
                )
            })
            .collect();
        let steps: usize = self.phases.iter().map(|p| p.1).sum();
        let gigabytes = |bytes: f64| format!("{:.1} GB", bytes / 1e9);
        Err(ModelError::new(
            "phase",
            format!(
                "{steps} steps need about {} of memory, and {} are free",
                gigabytes(self.bytes),
                gigabytes(available)
            ),
        )
        .with_help(format!("it would fit with {}", fewer.join(", ")))
        .into())
    }
}

/// Entries of Jacobian and Hessian, and unknowns with rows, on a few steps, with twice as many in one phase.
fn count(ocp: &Ocp, longer: Option<usize>) -> Result<[f64; 2], ModelErrors> {
    let mut small = ocp.clone();
    let from: Vec<usize> = ocp.phases.iter().map(|p| p.steps).collect();
    let to: Vec<usize> = (0..from.len())
        .map(|p| if longer == Some(p) { 2 * FEW } else { FEW })
        .collect();
    for (phase, n) in small.phases.iter_mut().zip(&to) {
        phase.steps = *n;
    }
    small.retime(&from, &to);
    let motion = Motion::interpolate(&small, &[]);
    let program = Transcription::new(small, &motion.theta, motion.refs, false)?;
    let entries = program.jacobian_structure().len() + program.hessian_structure().len();
    let unknowns = program.variables() + program.constraints();
    Ok([entries as f64, unknowns as f64])
}
