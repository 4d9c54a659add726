//! Tracking.
//!
//! # What it is
//! Half the integral of the squared distance of a joint coordinate from a given motion.
//!
//! # Equations
//! By the trapezoidal rule: Σ_n ½ w_n (θ_n - γ(t_n))², w_n half the time around the node.
//!
//! # Symbols
//! θ coordinate, γ motion.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Entry, Kind, Piece, Pieces, Resolving, Unknowns};
use crate::compile::{Ocp, wrong};
use crate::problem::{Checker, Duration};
use crate::scalar::{M3, Scalar};
use crate::transcription::Units;
use crate::tree::CoordinateKind;
use alembert::error::{ModelError, ModelErrors};
use alembert::model::{CompiledSignal, Signal};
use std::path::Path;

table! {
    /// Joint that follows the motion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Which coordinate of the joint, where it has several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<String>,
    /// The motion [rad, m]: an expression of the time, a table, or a column of a CSV file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub motion: Option<Signal>,
}

impl Kind for Keys {
    type Law = Law;

    fn read_files(&mut self, folder: &Path, path: &str) -> Result<(), ModelError> {
        if let Some(motion) = &mut self.motion {
            *motion = motion.with_file_read(folder, &format!("{path}.motion"))?;
        }
        Ok(())
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        match &self.joint {
            Some(name) => {
                if let Some(joint) = c.tree_joint(&format!("{path}.joint"), name) {
                    self.check_coordinate(c, path, subject, joint.kind.coordinate_names());
                }
            }
            None => c.error(
                path,
                format!("{subject} has no `joint`"),
                "add joint = \"...\", whose coordinate follows the motion",
            ),
        }
        match self.motion.as_ref().map(CompiledSignal::compile) {
            Some(Ok(_)) => {}
            Some(Err(error)) => {
                let help = "a number, an expression of t, a table or a column of a CSV file";
                c.error(format!("{path}.motion"), error.to_string(), help);
            }
            None => c.error(
                path,
                format!("{subject} has no `motion`"),
                "add motion = \"0.5*sin(t)\", a table or { csv = \"...\", column = \"...\" }",
            ),
        }
        let mut phases = c.file.phases.iter();
        if phases.any(|p| matches!(p.duration, Duration::Free(_))) {
            let message = format!("{subject}: a free duration shifts the clock of the motion");
            let help = "give all phases a duration";
            c.error(format!("{path}.kind"), message, help);
        }
    }

    fn resolve(&self, to: &Resolving<'_>) -> Result<Law, ModelErrors> {
        let joint = to.needed("joint", &self.joint)?;
        let motion = CompiledSignal::compile(to.needed("motion", &self.motion)?);
        let motion = motion.map_err(|e| {
            let help = "a number, an expression of t, a table or a column of a CSV file";
            wrong(&format!("{}.motion", to.path), e.to_string(), help)
        })?;
        let own = self.coordinate.as_deref();
        let list = to.names.coordinates(joint, own, to.path)?;
        let &(coordinate, sign) = to.needed("coordinate", &list.first())?;
        Ok(Law {
            coordinate: *coordinate,
            sign: *sign,
            motion,
        })
    }
}

impl Keys {
    /// Which coordinate it is.
    fn check_coordinate(&self, c: &mut Checker<'_>, path: &str, subject: &str, names: &[&str]) {
        match (&self.coordinate, names) {
            (_, []) => {
                let message =
                    format!("{subject}: a rotation is no coordinate that can be followed");
                let help = "name a joint with angles or displacements";
                c.error(format!("{path}.joint"), message, help);
            }
            (None, [_]) => {}
            (None, _) => {
                let message = format!("{subject}: the joint has several coordinates");
                let help = format!("add coordinate = \"...\", one of {}", names.join(", "));
                c.error(path, message, help);
            }
            (Some(own), names) if !names.contains(&own.as_str()) => {
                c.unknown(&format!("{path}.coordinate"), "coordinate", own, names);
            }
            _ => {}
        }
    }
}

/// A coordinate that follows a motion.
#[derive(Clone, Debug)]
pub struct Law {
    /// The coordinate.
    coordinate: usize,
    /// Its sign, seen from the joint.
    sign: f64,
    /// The motion.
    motion: CompiledSignal,
}

impl super::Law for Law {
    fn unit(&self, ocp: &Ocp) -> String {
        match ocp.setup.tree.kinds[self.coordinate] {
            CoordinateKind::Length => "m² s".to_owned(),
            _ => "rad² s".to_owned(),
        }
    }

    fn size(&self, u: &Units) -> f64 {
        0.5 * u.coordinates[self.coordinate].powi(2) * u.duration
    }

    fn pieces(&self, u: &dyn Unknowns) -> Option<Pieces> {
        let mut out = Pieces::default();
        let lengths: Option<Vec<f64>> = (0..u.steps()).map(|n| u.length(n).given()).collect();
        let lengths = lengths?;
        let mut time = 0.0;
        for n in 0..=lengths.len() {
            let before = n.checked_sub(1).map_or(0.0, |e| lengths[e]);
            let after = lengths.get(n).copied().unwrap_or(0.0);
            let wanted = self.sign * self.motion.eval(time);
            let coordinate = u.coordinate(n, self.coordinate)?;
            let around = Entry::constant(0.5 * (before + after));
            out.push(n, 0, &[coordinate, Entry::constant(wanted), around]);
            time += after;
        }
        Some(out)
    }

    #[inline]
    fn value<S: Scalar>(&self, _: &Piece, z: &[S], _: &[Vec<M3<f64>>]) -> S {
        let apart = z[0] - z[1];
        apart * apart * z[2] * 0.5
    }
}
