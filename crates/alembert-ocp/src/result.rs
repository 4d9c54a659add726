//! A plan as a file: enough to begin another solve with it.

use crate::compile::Ocp;
use crate::guess::Motion;
use crate::scalar::M3;
use crate::solve::Plan;
use alembert::error::{ModelError, ModelErrors};
use alembert_nlp::kkt::Residuals;
use serde::{Deserialize, Deserializer, Serialize};
use std::path::Path;

/// What is kept of a plan.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stored {
    /// Version of the format.
    pub format: u32,
    /// How the solver ended.
    pub status: String,
    /// Whether the plan is an optimum.
    pub optimal: bool,
    /// Objective; not finite (null in a file) where it could not be computed.
    #[serde(deserialize_with = "or_nan")]
    pub objective: f64,
    /// Names and values of its terms.
    pub terms: Vec<(String, f64)>,
    /// Names of the coordinates.
    pub coordinates: Vec<String>,
    /// Names of the controls.
    pub controls: Vec<String>,
    /// Phases: name, steps, duration [s].
    pub phases: Vec<(String, usize, f64)>,
    /// Coordinates, node after node.
    pub theta: Vec<Vec<f64>>,
    /// Reference rotations, node after node, row after row.
    pub references: Vec<Vec<M3<f64>>>,
    /// Controls, step after step.
    pub tau: Vec<Vec<f64>>,
    /// Contact forces, node after node; impulses where a contact closes.
    pub contact: Vec<Vec<f64>>,
    /// Names and values of the parameters of the model.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<(String, f64)>,
    /// Residuals of the optimality conditions: stationarity, violation, complementarity, largest multiplier.
    pub residuals: Option<[f64; 4]>,
}

/// JSON has no numbers that are not finite: they are written as null.
pub(crate) fn or_nan<'d, D: Deserializer<'d>>(from: D) -> Result<f64, D::Error> {
    Ok(Option::deserialize(from)?.unwrap_or(f64::NAN))
}

/// Version of the format.
const FORMAT: u32 = 1;

impl Stored {
    /// What is kept of a plan.
    pub fn of(plan: &Plan) -> Self {
        let (ocp, motion) = (&plan.program.ocp, plan.motion());
        let names = ocp.terms.iter().map(|t| t.name.clone());
        Self {
            format: FORMAT,
            status: plan.solution.status.to_string(),
            optimal: plan.solution.is_optimal(),
            objective: plan.solution.objective,
            terms: names.zip(plan.terms.iter().copied()).collect(),
            coordinates: ocp.coordinate_names.clone(),
            controls: ocp.control_names.clone(),
            phases: ocp
                .phases
                .iter()
                .zip(&motion.durations)
                .map(|(p, t)| (p.name.clone(), p.steps, *t))
                .collect(),
            parameters: (ocp.design.parameters.iter())
                .map(|p| p.name.clone())
                .zip(plan.parameters())
                .collect(),
            theta: motion.theta,
            references: motion.refs,
            tau: motion.tau.unwrap_or_default(),
            contact: motion.contact.unwrap_or_default(),
            residuals: plan
                .solution
                .residuals
                .filter(|r| !r.stationarity.is_nan())
                .map(|r| [r.stationarity, r.violation, r.complementarity, r.multiplier]),
        }
    }

    /// Residuals of the optimality conditions when the plan was found.
    pub fn residuals(&self) -> Option<Residuals> {
        let [stationarity, violation, complementarity, multiplier] = self.residuals?;
        Some(Residuals {
            stationarity,
            violation,
            complementarity,
            multiplier,
        })
    }

    /// Reads a file.
    pub fn read(path: &Path) -> Result<Self, ModelErrors> {
        let bad = |text: String| {
            ModelErrors::from(
                ModelError::new("guess.file", format!("{}: {text}", path.display()))
                    .with_help("give a .plan.json that `alembert solve` has written"),
            )
        };
        let text = std::fs::read_to_string(path).map_err(|e| bad(e.to_string()))?;
        let stored: Self = serde_json::from_str(&text).map_err(|e| bad(e.to_string()))?;
        if stored.format != FORMAT {
            return Err(bad(format!("format {} is not known", stored.format)));
        }
        Ok(stored)
    }

    /// The motion on the grid of another problem with the same coordinates and phases.
    pub fn motion_for(&self, ocp: &Ocp, name: &str) -> Result<Motion, ModelErrors> {
        let nodes: usize = self.phases.iter().map(|p| p.1).sum::<usize>() + 1;
        let fits = self.coordinates == ocp.coordinate_names
            && self.phases.len() == ocp.phases.len()
            && nodes > 1
            && self.theta.len() == nodes
            && self.references.len() == nodes
            && self.theta.iter().all(|t| t.len() == ocp.setup.tree.dof)
            && self
                .references
                .iter()
                .all(|r| r.len() == ocp.setup.tree.balls.len())
            && self.phases.iter().all(|p| p.1 > 0);
        if !fits {
            return Err(ModelError::new(
                "guess.file",
                format!("the plan {name} has other coordinates or another number of phases"),
            )
            .with_help("begin with a plan of the same model and the same phases")
            .into());
        }
        let controls = self.tau.len() + 1 == nodes && self.controls == ocp.control_names;
        let motion = Motion {
            theta: self.theta.clone(),
            refs: self.references.clone(),
            tau: controls.then(|| self.tau.clone()),
            contact: self.contact_fits(ocp).then(|| self.contact.clone()),
            costates: None,
            parameters: Some(self.parameters_for(ocp)),
            durations: self.phases.iter().map(|p| p.2).collect(),
        };
        let from: Vec<usize> = self.phases.iter().map(|p| p.1).collect();
        let to: Vec<usize> = ocp.phases.iter().map(|p| p.steps).collect();
        let mut motion = motion;
        motion.recentre(ocp);
        Ok(motion.resample(&from, &to))
    }

    /// Values of the parameters of a problem: those of the file by their names, else first values.
    fn parameters_for(&self, ocp: &Ocp) -> Vec<f64> {
        let stored = |name: &str| self.parameters.iter().find(|(n, _)| n == name);
        let all = ocp.design.parameters.iter();
        all.map(|p| stored(&p.name).map_or(p.guess, |(_, v)| *v))
            .collect()
    }

    /// Whether the contact forces are those of the contacts of a problem on the same grid.
    fn contact_fits(&self, ocp: &Ocp) -> bool {
        let sizes = crate::transcription::force_counts(ocp);
        sizes.len() == self.contact.len()
            && self.contact.iter().zip(sizes).all(|(c, n)| c.len() == n)
    }
}
