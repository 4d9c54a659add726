//! Parameters of the model that are chosen: the table `[[parameter]]`.

use alembert::model::document::Change;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A number of the model that is chosen together with the motion.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Parameter {
    /// Unique among parameters.
    pub name: String,
    /// Its place in the model, as `--set` names it: "force.spring.stiffness"; several places have the same value.
    pub path: Places,
    /// Smallest value, in the unit of its place; needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min: Option<f64>,
    /// Largest value, in the unit of its place; needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<f64>,
    /// Where the solver begins; the value of the model when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<f64>,
    /// What it is of the order of, for the solver; its first value when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scale: Option<f64>,
}

/// One place of the model, or several.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Places {
    /// One.
    One(String),
    /// Several.
    Several(Vec<String>),
}

impl Default for Places {
    fn default() -> Self {
        Self::Several(vec![])
    }
}

impl Places {
    /// All of them, as paths in the model.
    pub fn list(&self) -> impl Iterator<Item = &str> {
        let list = match self {
            Self::One(path) => std::slice::from_ref(path),
            Self::Several(list) => list,
        };
        list.iter()
            .map(|path| path.strip_prefix("model.").unwrap_or(path))
    }
}

impl Parameter {
    /// What a value changes in the model.
    pub fn changes(&self, value: f64) -> impl Iterator<Item = Change> + '_ {
        self.path.list().map(move |path| Change {
            path: path.to_owned(),
            value: value.into(),
            source: format!("parameter \"{}\" = {value}", self.name),
        })
    }
}
