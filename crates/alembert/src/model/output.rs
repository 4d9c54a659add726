//! What of the rods is in the results: the `[output]` table.
//!
//! A rod with thousands of nodes has far more numbers than anybody reads. Its shape and strains are recorded as blocks of
//! single precision (`crate::trajectory::RodRecord`), thinned where it has many elements; channels of full precision exist for
//! the nodes at both ends and in the middle, and for all that is asked for here or in `[report]`.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Force;
use super::expand::END;
use super::rods::Rod;
use super::types::{Model, Space};

/// What of the rods is in the results.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OutputOptions {
    /// Channels of nodes and elements of rods to record, beside those of both ends and the middle: patterns with `*` (any characters) and `?` (one), e.g. "body.cable.*.position.?".
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub channels: Vec<String>,
    /// Most elements of a rod in its block of shapes and strains, 1000 when missing; of longer rods every second, third, ... is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rod_elements: Option<u32>,
}

impl OutputOptions {
    /// Elements of a rod that are recorded when nothing is said.
    pub const DEFAULT_ELEMENTS: u32 = 1000;
}

/// Channels of a body behind its name, with units.
pub(crate) fn body_channels(space: Space) -> Vec<(String, &'static str)> {
    let axes = &["x", "y", "z"][..space.dimension()];
    let mut list = vec![];
    let mut vector = |base: &str, unit: &'static str| {
        list.extend(axes.iter().map(|a| (format!("{base}.{a}"), unit)));
    };
    vector("position", "m");
    for d in &["d1", "d2", "d3"][..space.dimension()] {
        vector(d, "1");
    }
    vector("velocity", "m/s");
    if space == Space::Spatial {
        vector("angular_velocity", "rad/s");
    } else {
        list.push(("angular_velocity".to_owned(), "rad/s"));
        list.push(("angle".to_owned(), "rad"));
    }
    list
}

/// Whether a pattern names a channel of a node or an element of a rod.
pub(crate) fn names_rod_channel(pattern: &str, rod: &Rod, space: Space) -> bool {
    let parts = body_channels(space);
    let node = |i: u32| {
        let base = format!("body.{}.{i}", rod.name);
        parts
            .iter()
            .any(|(part, _)| matches(pattern, &format!("{base}.{part}")))
    };
    let element = |i: u32| matches(pattern, &format!("force.{}.element.{i}.energy", rod.name));
    (0..rod.elements).any(element) || (0..rod.elements + u32::from(!rod.closed)).any(node)
}

/// Whether a name matches a pattern: `*` stands for any characters, also none, `?` for one.
pub fn matches(pattern: &str, name: &str) -> bool {
    let (pattern, name): (Vec<char>, Vec<char>) =
        (pattern.chars().collect(), name.chars().collect());
    let (mut p, mut n) = (0, 0);
    // where the last star is, and how much of the name it has taken
    let mut star: Option<(usize, usize)> = None;
    while n < name.len() {
        match pattern.get(p) {
            Some('*') => {
                star = Some((p, n));
                p += 1;
            }
            Some(c) if *c == '?' || *c == name[n] => {
                p += 1;
                n += 1;
            }
            _ => {
                let Some((at, taken)) = star else {
                    return false;
                };
                star = Some((at, taken + 1));
                p = at + 1;
                n = taken + 1;
            }
        }
    }
    pattern[p..].iter().all(|c| *c == '*')
}

/// A rod of an expanded model: its bodies and force elements, as indices of the lists of the model.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RodParts {
    /// Name of the rod.
    pub name: String,
    /// Nodes, from the start to the end.
    pub nodes: Vec<usize>,
    /// Beam elements, in the same order.
    pub elements: Vec<usize>,
    /// The element without length between the last node and a frame of its own at the end (staggered grid).
    pub end_element: Option<usize>,
    /// Whether the last element leads back to the first node.
    pub closed: bool,
}

impl RodParts {
    /// Nodes whose channels are always recorded: both ends and the middle.
    pub(crate) fn shown(&self) -> [usize; 3] {
        let last = self.nodes.len().saturating_sub(1);
        [0, last / 2, last].map(|i| self.nodes.get(i).copied().unwrap_or(usize::MAX))
    }
}

impl Model {
    /// The rods that an expanded model ([`Model::expanded`]) was made of. A name with a dot is never the user's.
    ///
    /// ```
    /// # use alembert::model::Model;
    /// let model = Model::from_toml_str(r#"
    ///     [[rod]]
    ///     name = "cable"
    ///     elements = 10
    ///     start = [0, 0, 0]
    ///     end = [1, 0, 0]
    ///     section = { kind = "circle", radius = 1e-3 }
    ///     youngs_modulus = 2.1e11
    ///     poisson_ratio = 0.3
    ///     density = 7850
    /// "#, "cable.toml")?;
    /// let parts = &model.expanded().rod_parts()[0];
    /// assert_eq!((parts.nodes.len(), parts.elements.len()), (11, 10));
    /// # Ok::<(), alembert::error::ModelErrors>(())
    /// ```
    pub fn rod_parts(&self) -> Vec<RodParts> {
        let mut rods: Vec<RodParts> = vec![];
        let mut found: BTreeMap<&str, usize> = BTreeMap::new();
        let mut first = "";
        for (k, force) in self.forces.iter().enumerate() {
            let (Force::Beam(beam), Some((name, _))) = (force, force.name().split_once('.')) else {
                continue;
            };
            let rod = *found.entry(name).or_insert_with(|| {
                first = &beam.bodies[0];
                rods.push(RodParts {
                    name: name.to_owned(),
                    ..RodParts::default()
                });
                rods.len() - 1
            });
            // what is not stretched has no length
            if beam.extension == 0.0 {
                rods[rod].end_element = Some(k);
                continue;
            }
            rods[rod].elements.push(k);
            rods[rod].closed = beam.bodies[1] == first;
        }
        for (k, body) in self.bodies.iter().enumerate() {
            let Some((rod, node)) = body.name.split_once('.') else {
                continue;
            };
            if let (Some(&rod), true) = (found.get(rod), node != END) {
                rods[rod].nodes.push(k);
            }
        }
        rods
    }

    /// Patterns of the channels that are asked for: those of `[output]` and `[report]`.
    pub(crate) fn wanted_channels(&self) -> Vec<&str> {
        let output = self.output.iter().flat_map(|o| &o.channels);
        let report = self.report.iter().flat_map(|r| &r.channels);
        output.chain(report).map(String::as_str).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn id_patterns_match_whole_names() {
        for (pattern, name, good) in [
            ("body.r.*.position.?", "body.r.12.position.x", true),
            ("body.r.*.position.?", "body.r.12.velocity.x", false),
            ("*", "", true),
            ("*", "anything", true),
            ("?", "", false),
            ("a*b*c", "a-bb-c", true),
            ("a*b*c", "a-bb-d", false),
            ("a*", "ba", false),
            ("abc", "abcd", false),
            (
                "force.r.element.1?.energy",
                "force.r.element.12.energy",
                true,
            ),
        ] {
            assert_eq!(matches(pattern, name), good, "{pattern} {name}");
        }
    }
}
