//! Impulses of contacts.
//!
//! # What it is
//! Half the sum of squared normal impulses at the nodes where contacts close: soft landings.
//!
//! # Equations
//! Σ ½ Λ².
//!
//! # Symbols
//! Λ normal impulse of a contact that closes (T-OCP-7).
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Kind, Piece, Pieces, Resolving, Unknowns};
use crate::compile::{Ocp, wrong};
use crate::problem::{Checker, Phase, ProblemFile};
use crate::scalar::{M3, Scalar};
use crate::transcription::Units;
use alembert::error::ModelErrors;

table! {
    /// Contact; all when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
}

impl Kind for Keys {
    type Law = Law;

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        if let Some(name) = &self.contact {
            let before = c.errors.len();
            c.contact_name(&format!("{path}.contact"), name);
            if c.errors.len() > before {
                return;
            }
        }
        if !closes(c.file, self.contact.as_deref()) {
            let message = format!("{subject}: no contact closes between two phases");
            let help = "a contact closes where a phase names it and the phase before does not";
            c.error(format!("{path}.kind"), message, help);
        }
    }

    fn resolve(&self, to: &Resolving<'_>) -> Result<Law, ModelErrors> {
        let find = |name: &String| to.ocp.touches.iter().position(|t| t.name == *name);
        let contact = self.contact.as_ref().map(find);
        if contact == Some(None) {
            return Err(wrong(
                &format!("{}.contact", to.path),
                "no such contact",
                "name a [[contact]]",
            ));
        }
        Ok(Law(contact.flatten()))
    }
}

/// Whether a contact, or any, closes at a node between phases or where a period begins again.
fn closes(file: &ProblemFile, contact: Option<&str>) -> bool {
    let closed = |phase: &Phase, name: &str| phase.contacts.iter().any(|other| other == name);
    let pairs = file.phases.windows(2).map(|pair| (&pair[0], &pair[1]));
    let around = file.phases.last().zip(file.phases.first());
    let around = around.filter(|_| file.periodic.is_some());
    let mut all = pairs.chain(around);
    all.any(|(before, after)| {
        let names = after.contacts.iter().map(String::as_str);
        let mut wanted = names.filter(|name| contact.is_none_or(|contact| contact == *name));
        wanted.any(|name| !closed(before, name))
    })
}

/// Impulses of one contact, or of all.
#[derive(Clone, Debug)]
pub struct Law(Option<usize>);

impl super::Law for Law {
    fn unit(&self, _: &Ocp) -> String {
        "(N s)²".to_owned()
    }

    fn size(&self, u: &Units) -> f64 {
        0.5 * u.impulse * u.impulse
    }

    fn pieces(&self, u: &dyn Unknowns) -> Option<Pieces> {
        let mut out = Pieces::default();
        for entry in u.impulses(self.0) {
            out.push(0, 0, &[entry]);
        }
        Some(out)
    }

    #[inline]
    fn value<S: Scalar>(&self, _: &Piece, z: &[S], _: &[Vec<M3<f64>>]) -> S {
        z[0] * z[0] * 0.5
    }
}
