//! Kinds of studies beside motions: equilibria and modes.

use std::path::PathBuf;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::types::Study;

/// What a study computes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StudyKind {
    /// A motion over time.
    #[default]
    Motion,
    /// Equilibria under a growing load.
    Equilibrium,
    /// Frequencies and shapes of small vibrations.
    Modes,
}

impl StudyKind {
    pub(super) fn is_motion(&self) -> bool {
        *self == Self::Motion
    }

    /// The name in the model file.
    pub fn name(self) -> &'static str {
        match self {
            Self::Motion => "motion",
            Self::Equilibrium => "equilibrium",
            Self::Modes => "modes",
        }
    }
}

/// Where a path of equilibria ends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StopAt {
    /// Name of a recorded channel, e.g. "marker.tip.position.z".
    pub channel: String,
    /// Its value at the end.
    pub value: f64,
}

/// Where a motion begins, or about what a mechanism vibrates.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartAt {
    /// Name of a study of kind "equilibrium" of the same file: its last point is the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub study: Option<String>,
    /// Instead: a result file (NPZ) of a model with the same bodies and points, from the folder of the model file. Poses, velocities and time
    /// at its end are the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The folder of the model file, where it was read from one.
    #[serde(skip)]
    pub folder: Option<PathBuf>,
}

/// Two files that say the same are equal, wherever they lie.
impl PartialEq for StartAt {
    fn eq(&self, other: &Self) -> bool {
        (&self.study, &self.file) == (&other.study, &other.file)
    }
}

/// About which configuration a mechanism vibrates.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// The start, which must be an equilibrium.
    #[default]
    Start,
    /// The equilibrium that is found from the start.
    Equilibrium,
}

impl Study {
    /// A number that is not given: minus zero, which no file has reason to say.
    pub(super) fn missing() -> f64 {
        -0.0
    }

    /// Whether `step` or `duration` is not given.
    pub fn is_missing(value: &f64) -> bool {
        *value == 0.0 && value.is_sign_negative()
    }

    pub(super) fn is_false(value: &bool) -> bool {
        !*value
    }

    /// Load factor at the end of an equilibrium study.
    pub fn final_load(&self) -> f64 {
        self.load.unwrap_or(1.0)
    }

    /// Equal parts of the load that are always reached.
    pub fn load_parts(&self) -> u32 {
        self.load_steps.unwrap_or(10)
    }
}
