//! Parameter.
//!
//! # What it is
//! The value of a parameter of the model that is chosen with the motion: what a stiffness or a mass costs.
//!
//! # Equations
//! π.
//!
//! # Symbols
//! π the parameter (T-OCP-22).
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Kind, Piece, Pieces, Resolving, Unknowns};
use crate::compile::Ocp;
use crate::problem::Checker;
use crate::scalar::{M3, Scalar};
use crate::transcription::Units;
use alembert::error::ModelErrors;

table! {
    /// The parameter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parameter: Option<String>,
}

impl Kind for Keys {
    type Law = Law;

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        let all = c.file.parameters.iter();
        let names: Vec<&str> = all.map(|p| p.name.as_str()).collect();
        match &self.parameter {
            None => c.error(
                path,
                format!("{subject} has no `parameter`"),
                "add parameter = \"NAME\", a [[parameter]] of the problem",
            ),
            Some(name) if !names.contains(&name.as_str()) => {
                c.unknown(&format!("{path}.parameter"), "parameter", name, &names);
            }
            Some(_) => {}
        }
    }

    fn resolve(&self, to: &Resolving<'_>) -> Result<Law, ModelErrors> {
        let name = to.needed("parameter", &self.parameter)?;
        let all = &to.ocp.design.parameters;
        let found = all.iter().position(|p| p.name == *name);
        let k = *to.needed("parameter", &found)?;
        Ok(Law {
            parameter: k,
            unit: all[k].unit,
        })
    }
}

/// The value of a parameter.
#[derive(Clone, Debug)]
pub struct Law {
    /// Its number.
    parameter: usize,
    /// What it is of the order of.
    unit: f64,
}

impl super::Law for Law {
    fn unit(&self, _: &Ocp) -> String {
        "1".to_owned()
    }

    fn size(&self, _: &Units) -> f64 {
        self.unit
    }

    fn pieces(&self, u: &dyn Unknowns) -> Option<Pieces> {
        let mut out = Pieces::default();
        out.push(0, 0, &[u.parameter(self.parameter)?]);
        Some(out)
    }

    fn value<S: Scalar>(&self, _: &Piece, z: &[S], _: &[Vec<M3<f64>>]) -> S {
        z[0]
    }
}
