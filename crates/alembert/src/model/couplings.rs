//! Couplings of coordinates: the `[[coupling]]` tables.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::coordinates::{CoordinateRef, On, on};
use super::signals::OverCoordinate;
use super::types::Model;

/// A coordinate that follows others, whoever moves them: gears, a rack and its pinion, a knee whose translation follows its flexion.
///
/// coordinate = offset + the sum of what it follows; the constraint transmits forces in both directions and does no work.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Coupling {
    /// Unique among joints, forces, coordinates, servos and couplings.
    pub name: String,
    /// Name of the joint whose coordinate follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of its coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// What it follows, added up.
    pub follows: Vec<Follow>,
    /// Constant [rad, m]; when missing, zero if it follows a function, else what the start makes it: gears mesh as they are placed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<f64>,
}

/// A coordinate that another one follows, and how: by a factor or by a function.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Follow {
    /// Name of the joint whose coordinate is followed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of its coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Gear ratio: the factor with which it is followed, over any number of turns; without units [1].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub factor: Option<f64>,
    /// The function with which it is followed: an expression of the coordinate `q`, or a table, smooth. An angle is read within half a turn
    /// of zero, or of the middle of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<OverCoordinate>,
}

impl Coupling {
    /// The coordinate that follows.
    pub fn on(&self) -> On<'_> {
        on(&self.joint, &self.coordinate)
    }

    /// Whether it only knows factors: then it meshes as the parts are placed.
    pub(crate) fn is_gear(&self) -> bool {
        self.follows.iter().all(|f| f.value.is_none())
    }
}

impl Model {
    /// The name alone of what a closure belongs to.
    pub(crate) fn closing_part(&self, k: usize) -> Option<String> {
        let after = k.saturating_sub(self.joints.len());
        let joint = self.joints.get(k).map(|j| &j.name);
        joint
            .or_else(|| Some(&self.couplings.get(after)?.name))
            .cloned()
    }

    /// Path and name of what a closure belongs to: joints first, then couplings.
    pub(crate) fn closure_name(&self, k: usize) -> (String, String) {
        let after = k.saturating_sub(self.joints.len());
        match (self.joints.get(k), self.couplings.get(after)) {
            (Some(joint), _) => (format!("joint[{k}]"), format!("joint \"{}\"", joint.name)),
            (None, Some(c)) => (
                format!("coupling[{after}]"),
                format!("coupling \"{}\"", c.name),
            ),
            (None, None) => (String::new(), "a contact".to_owned()),
        }
    }
}

impl Follow {
    /// The coordinate that is followed.
    pub fn on(&self) -> On<'_> {
        on(&self.joint, &self.coordinate)
    }
}
