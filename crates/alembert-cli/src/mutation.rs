//! Wrong parameters of a gallery case: named in `expected.toml`, or those that every case has.
//!
//! ```toml
//! [[mutation]]
//! key = "force.spring.stiffness"   # as after --set; `body.*.mass` means all of them
//! factor = 1.1                     # 1.01 when missing
//! ```
//!
//! `joint.NAME.reaction`, or `joint.*.reaction`, is the recorded reaction; its factor is -1 when missing. A key with
//! `blind = "why"` has no influence on what the case is about (the mass of a rod at rest); it is not counted, but run: when
//! a figure moves, the entry is wrong.

use crate::BadInput;
use alembert::model::Model;
use alembert::trajectory::Trajectory;
use serde::Deserialize;
use serde_json::Value;

/// Factor of a wrong parameter.
const FACTOR: f64 = 1.01;
/// All joint reactions.
const REACTIONS: &str = "joint.*.reaction";
/// Parameters of physics by their table: each that a model has is made wrong in all elements at once. A key that is a
/// table or a vector is scaled as a whole.
const PHYSICS: &[(&str, &[&str])] = &[
    ("point", &["mass"]),
    ("body", &["mass", "inertia", "density", "shape"]),
    (
        "rod",
        &[
            "mass_per_length",
            "inertia_per_length",
            "density",
            "youngs_modulus",
            "stiffness",
            "section",
            "damping",
            "retardation",
        ],
    ),
    (
        "force",
        &[
            "stiffness",
            "rotational_stiffness",
            "quartic",
            "damping",
            "length",
            "epsilon",
            "sigma",
            "constant",
            "value",
            "yield",
            "viscous",
            "linear",
            "quadratic",
            "force",
            "moment",
        ],
    ),
    ("joint", &["pitch"]),
];

/// A parameter that is made wrong on purpose.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mutation {
    /// Which value, as after `--set`.
    pub key: String,
    /// By what it is multiplied.
    factor: Option<f64>,
    /// Why no figure can notice it: it is not counted then.
    pub blind: Option<String>,
}

impl Mutation {
    fn standard(key: String) -> Self {
        Self {
            key,
            factor: None,
            blind: None,
        }
    }

    /// By what the value is multiplied.
    pub fn factor(&self) -> f64 {
        let standard = if self.is_reaction() { -1.0 } else { FACTOR };
        self.factor.unwrap_or(standard)
    }

    /// Whether the factor is the one without a word.
    pub fn is_usual(&self) -> bool {
        self.factor() == Self::standard(self.key.clone()).factor()
    }

    /// Whether recorded reactions are made wrong, and not the model.
    pub fn is_reaction(&self) -> bool {
        self.joint().is_some()
    }

    /// Name of the joint whose reaction is wrong.
    fn joint(&self) -> Option<&str> {
        self.key.strip_prefix("joint.")?.strip_suffix(".reaction")
    }

    /// What is wrong with the entry.
    pub fn check(&self) -> Result<(), String> {
        let factor = self.factor();
        if !factor.is_finite() || factor == 1.0 {
            return Err(format!(
                "mutation \"{}\": the factor {factor} changes nothing; write one like 1.01",
                self.key
            ));
        }
        match &self.blind {
            Some(why) if why.trim().is_empty() => Err(format!(
                "mutation \"{}\": `blind` says nothing; write why no figure can notice it",
                self.key
            )),
            _ => Ok(()),
        }
    }

    /// Makes recorded reactions wrong.
    pub fn spoil(&self, run: &mut Trajectory) -> Result<(), BadInput> {
        let Some(joint) = self.joint() else {
            return Ok(());
        };
        let factor = self.factor();
        let mut found = false;
        for channel in &mut run.channels {
            if is_reaction(&channel.name, joint) {
                found = true;
                channel.values.iter_mut().for_each(|v| *v *= factor);
            }
        }
        // modes have no reactions at all
        if found || !run.channels.iter().any(|c| is_reaction(&c.name, "*")) {
            return Ok(());
        }
        Err(BadInput(format!(
            "error: mutation \"{}\": the study \"{}\" records no such reaction\n   = help: name a joint of the model, \
             or write {REACTIONS}",
            self.key, run.provenance.study
        )))
    }
}

/// Whether a channel is a force or torque of a joint; `*` is any joint.
fn is_reaction(channel: &str, joint: &str) -> bool {
    let Some(rest) = channel.strip_prefix("joint.") else {
        return false;
    };
    let parts = [".force.", ".torque.", ".torque"];
    parts.iter().any(|part| {
        let at = match *part {
            ".torque" => rest.strip_suffix(part).map(str::len),
            _ => rest.rfind(part),
        };
        at.is_some_and(|at| joint == "*" || &rest[..at] == joint)
    })
}

/// The wrong parameters that every case has, as far as its model has them; `prefix` stands before each ("model.").
pub fn standard(model: &Model, prefix: &str, channels: &[&str]) -> Result<Vec<Mutation>, BadInput> {
    let json = serde_json::to_value(model)?;
    let mut all = vec![];
    if model.scaling("gravity", FACTOR).is_ok() {
        all.push(Mutation::standard(format!("{prefix}gravity")));
    }
    for (table, keys) in PHYSICS {
        for key in *keys {
            let elements = json.get(*table).and_then(Value::as_array);
            let there = elements.is_some_and(|all| all.iter().any(|e| e.get(*key).is_some()));
            let path = format!("{table}.*.{key}");
            let there = there
                && (*key != "shape" || elements.is_some_and(|all| all.iter().any(is_made_of)));
            if there && model.scaling(&path, FACTOR).is_ok() {
                all.push(Mutation::standard(format!("{prefix}{path}")));
            }
        }
    }
    if channels.iter().any(|c| is_reaction(c, "*")) {
        all.push(Mutation::standard(REACTIONS.to_owned()));
    }
    Ok(all)
}

/// Whether mass or inertia of a body follow from its shape; else the shape is only drawn.
fn is_made_of(body: &Value) -> bool {
    let given = |key: &str| body.get(key).is_some_and(|v| !v.is_null());
    given("shape") && !(given("mass") && given("inertia"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_reactions_are_told_from_other_channels() {
        for (channel, joint, is) in [
            ("joint.a.force.x", "*", true),
            ("joint.a.torque", "*", true),
            ("joint.a.torque.z", "a", true),
            ("joint.a.b.force.x", "a.b", true),
            ("joint.a.force.x", "b", false),
            ("joint.a.angle", "*", false),
            ("force.joint.energy", "*", false),
        ] {
            assert_eq!(is_reaction(channel, joint), is, "{channel} {joint}");
        }
    }
}
