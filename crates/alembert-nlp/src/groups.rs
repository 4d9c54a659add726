//! Conditions of the same kind as one entry: `torque limit of shoulder, node 12, phase main` belongs to `torque limit of shoulder`, node 12.

use std::collections::BTreeMap;
use std::fmt;

/// Conditions whose names agree up to the first comma, and in what follows but the node.
#[derive(Debug, Clone, PartialEq)]
pub struct Group {
    /// The text before the first comma.
    pub name: String,
    /// What follows besides the node, such as `phase main`.
    pub place: String,
    /// How they are: `at its upper bound`; may be empty.
    pub state: String,
    /// First and last node of every range without a gap.
    pub nodes: Vec<(usize, usize)>,
    /// Number of conditions.
    pub count: usize,
    /// Largest violation, zero if there is none.
    pub violation: f64,
    /// Largest multiplier, not negative.
    pub multiplier: f64,
    /// Whether other groups have the same name at another place.
    pub is_one_of_many: bool,
}

/// One condition to be grouped.
#[derive(Debug, Clone, PartialEq)]
pub struct Member {
    /// Its full name.
    pub name: String,
    /// How it is; see [`Group::state`].
    pub state: &'static str,
    /// Its violation.
    pub violation: f64,
    /// Size of its multiplier.
    pub multiplier: f64,
}

/// The name before the first comma, what follows but the node, and the node.
fn split(name: &str) -> (&str, String, Option<usize>) {
    let mut parts = name.split(',').map(str::trim);
    let first = parts.next().unwrap_or(name);
    let (mut node, mut place) = (None, String::new());
    for part in parts {
        match part.strip_prefix("node ").map(str::parse) {
            Some(Ok(number)) => node = Some(number),
            _ => {
                if !place.is_empty() {
                    place.push_str(", ");
                }
                place.push_str(part);
            }
        }
    }
    (first, place, node)
}

/// Ranges of sorted numbers.
fn calc_ranges(mut nodes: Vec<usize>) -> Vec<(usize, usize)> {
    nodes.sort_unstable();
    nodes.dedup();
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for node in nodes {
        match ranges.last_mut() {
            Some(range) if range.1 + 1 == node => range.1 = node,
            _ => ranges.push((node, node)),
        }
    }
    ranges
}

/// Groups, in the order of their first members.
pub fn group(members: &[Member]) -> Vec<Group> {
    let mut places: BTreeMap<(&str, String, &str), usize> = BTreeMap::new();
    let (mut groups, mut nodes): (Vec<Group>, Vec<Vec<usize>>) = (Vec::new(), Vec::new());
    for member in members {
        let (name, place, node) = split(&member.name);
        let key = (name, place.clone(), member.state);
        let at = *places.entry(key).or_insert(groups.len());
        if at == groups.len() {
            nodes.push(Vec::new());
            groups.push(Group {
                name: name.to_owned(),
                place,
                state: member.state.to_owned(),
                nodes: Vec::new(),
                count: 0,
                violation: 0.0,
                multiplier: 0.0,
                is_one_of_many: false,
            });
        }
        let group = &mut groups[at];
        group.count += 1;
        group.violation = group.violation.max(member.violation);
        group.multiplier = group.multiplier.max(member.multiplier);
        nodes[at].extend(node);
    }
    let mut phases: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (group, nodes) in groups.iter_mut().zip(nodes) {
        group.nodes = calc_ranges(nodes);
        let list = phases.entry(group.name.clone()).or_default();
        if !list.contains(&group.place) {
            list.push(group.place.clone());
        }
    }
    for group in &mut groups {
        group.is_one_of_many = phases.get(&group.name).is_some_and(|list| list.len() > 1);
    }
    groups
}

/// Ranges of nodes that are printed.
const RANGES: usize = 4;

impl Group {
    /// The nodes in words: `nodes 0-19, 25`; empty if the names tell none.
    pub fn nodes_text(&self) -> String {
        let range = |&(a, b): &(usize, usize)| {
            if a == b {
                a.to_string()
            } else {
                format!("{a}-{b}")
            }
        };
        let mut list: Vec<String> = self.nodes.iter().take(RANGES).map(range).collect();
        if self.nodes.len() > RANGES {
            list.push(format!("{} more ranges", self.nodes.len() - RANGES));
        }
        match &self.nodes[..] {
            [] => String::new(),
            [(a, b)] if a == b => format!("node {a}"),
            _ => format!("nodes {}", list.join(", ")),
        }
    }
}

/// `torque limit of shoulder (at its upper bound at nodes 0-19)`, `end position of hand (off by 0.31)`.
impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut details = Vec::new();
        let nodes = self.nodes_text();
        match (self.state.is_empty(), nodes.is_empty()) {
            (false, false) => details.push(format!("{} at {nodes}", self.state)),
            (false, true) => details.push(self.state.clone()),
            (true, false) => details.push(nodes),
            (true, true) => {}
        }
        if self.violation > 0.0 {
            let most = if self.count > 1 { "up to " } else { "" };
            details.push(format!("off by {most}{:.3}", Short(self.violation)));
        }
        f.write_str(&self.name)?;
        if self.is_one_of_many {
            write!(f, " of {}", self.place)?;
        }
        if details.is_empty() {
            Ok(())
        } else {
            write!(f, " ({})", details.join(", "))
        }
    }
}

/// A number with three digits, by powers of ten only where it must.
struct Short(f64);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if (1e-2..1e4).contains(&self.0.abs()) {
            write!(f, "{:.3}", self.0)
        } else {
            write!(f, "{:.2e}", self.0)
        }
    }
}
