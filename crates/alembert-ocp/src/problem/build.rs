//! Problems made by programs: the tables of the problem file as values that can be chained.
//!
//! Every table is a plain struct whose fields are the keys of the file; what is used most has a short form here. Nothing is
//! checked while a problem is made: [`ProblemFile::with_model`] says everything that is wrong, as it is said of a file.

use super::validate::validate;
use super::{
    Actuator, Boundary, Duration, FreeDuration, Limit, Loaded, Objective, Phase, ProblemFile, Rest,
    Target,
};
use alembert::error::ModelErrors;
use alembert::model::Model;
use std::path::PathBuf;

impl ProblemFile {
    /// A problem without phases, actuators and objectives.
    ///
    /// ```
    /// use alembert::model::{Body, Joint, Model};
    /// use alembert_ocp::problem::{Actuator, Objective, ProblemFile};
    /// let rail = Model::planar("block")
    ///     .with_body(Body::rigid("block", 1.0, 1.0))
    ///     .with_joint(Joint::prismatic("rail", ["ground", "block"]).at([0.0, 0.0]).along([1.0, 0.0]));
    /// let problem = ProblemFile::new("reach")
    ///     .with_phase("main", 10, 1.0)
    ///     .with_actuator(Actuator::on_joint("push", "rail"))
    ///     .starting_at("rail", 0.0)
    ///     .ending_at("rail", 1.0)
    ///     .ending_at_rest()
    ///     .minimise(Objective::effort(1.0));
    /// assert!(problem.clone().with_model(rail.clone()).is_ok());
    /// let wrong = problem.with_actuator(Actuator::on_joint("pull", "rial"));
    /// let errors = wrong.with_model(rail).unwrap_err();
    /// assert!(errors.to_string().contains("rial"));
    /// ```
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: Some(name.into()),
            ..Self::default()
        }
    }

    /// The same with a title for people.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// The same with one more phase: its steps and its duration [s], a number or bounds.
    #[must_use]
    pub fn with_phase(
        mut self,
        name: impl Into<String>,
        steps: u32,
        duration: impl Into<Duration>,
    ) -> Self {
        self.phases.push(Phase {
            name: name.into(),
            steps,
            duration: duration.into(),
            ..Phase::default()
        });
        self
    }

    /// The same with one more actuator.
    #[must_use]
    pub fn with_actuator(mut self, actuator: Actuator) -> Self {
        self.actuators.push(actuator);
        self
    }

    /// The same beginning with this coordinate of a joint [rad, m].
    #[must_use]
    pub fn starting_at(mut self, joint: impl Into<String>, value: f64) -> Self {
        let start = self.start.get_or_insert_with(Boundary::default);
        start.joints.insert(joint.into(), Target::Value(value));
        self
    }

    /// The same ending with this coordinate of a joint [rad, m].
    #[must_use]
    pub fn ending_at(mut self, joint: impl Into<String>, value: f64) -> Self {
        let end = self.end.get_or_insert_with(Boundary::default);
        end.joints.insert(joint.into(), Target::Value(value));
        self
    }

    /// The same ending at rest.
    #[must_use]
    pub fn ending_at_rest(mut self) -> Self {
        let end = self.end.get_or_insert_with(Boundary::default);
        end.rest = Some(Rest::All(true));
        self
    }

    /// The same with one more term of the objective.
    #[must_use]
    pub fn minimise(mut self, term: Objective) -> Self {
        self.objectives.push(term);
        self
    }

    /// The problem for a model, ready to be solved; or everything that is wrong with them.
    pub fn with_model(mut self, model: Model) -> Result<Loaded, ModelErrors> {
        let model = model.checked()?;
        // a file names its model by a path
        if self.model.is_empty() {
            self.model = model.name.clone().unwrap_or_else(|| "model".to_owned());
        }
        let errors = validate(&self, &model);
        if !errors.is_empty() {
            return Err(ModelErrors(errors));
        }
        Ok(Loaded {
            file: self,
            model,
            folder: PathBuf::new(),
        })
    }
}

impl Actuator {
    /// A force or torque on the coordinates of a joint.
    pub fn on_joint(name: impl Into<String>, joint: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            joint: Some(joint.into()),
            ..Self::default()
        }
    }

    /// The same between plus and minus a limit [N, N m].
    #[must_use]
    pub fn limited(mut self, limit: f64) -> Self {
        self.limit = Some(Limit::Symmetric(limit));
        self
    }
}

impl From<f64> for Duration {
    fn from(duration: f64) -> Self {
        Self::Fixed(duration)
    }
}

/// To be chosen between these bounds.
impl From<[f64; 2]> for Duration {
    fn from([min, max]: [f64; 2]) -> Self {
        Self::Free(FreeDuration {
            min,
            max,
            guess: None,
        })
    }
}
