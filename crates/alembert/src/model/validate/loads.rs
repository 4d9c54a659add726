//! Checks of loads along rods, of drag, and of what holds the ends of rods.

use std::collections::BTreeMap;

use super::Checker;
use crate::error::ModelError;
use crate::model::{JointKind, suggest};

impl Checker<'_> {
    /// The rod that a load names.
    pub(crate) fn loaded_rod(&mut self, path: &str, subject: &str, name: &str) {
        if self.rods.contains_key(name) {
            return;
        }
        let names: Vec<&str> = self.rods.keys().copied().collect();
        let message = format!("{subject}: there is no rod \"{}\"", suggest::shorten(name));
        let help = suggest::did_you_mean(name, &names, "rods");
        self.error_help(format!("{path}.rod"), message, help);
    }

    /// An end of a rod is held once: not by two welds to things that are no rods, nor twice by welds that form a loop.
    pub(super) fn ends_held_twice(&mut self) {
        let model = self.model;
        let is_node = |name: &str| {
            let rod = name
                .rsplit_once('.')
                .and_then(|(rod, _)| self.rods.get(rod));
            rod.is_some()
        };
        // what is rigidly together: each name leads to another one of its group
        let mut groups: BTreeMap<&str, &str> = BTreeMap::new();
        let mut holders: BTreeMap<&str, usize> = BTreeMap::new();
        let mut found = Vec::new();
        let welds = model.joints.iter().enumerate();
        for (index, joint) in welds.filter(|(_, joint)| joint.kind == JointKind::Weld) {
            let [a, b] = [0, 1].map(|i| joint.bodies[i].as_str());
            let nodes = [a, b].map(is_node);
            let roots = [a, b].map(|name| root(&groups, name));
            let end = if nodes[0] { a } else { b };
            let first = if nodes.contains(&true) && a != b && roots[0] == roots[1] {
                // the loop is closed by a weld of the same end, or else by the last one of the group
                let before = model.joints[..index].iter().rposition(|other| {
                    let held = other.bodies.iter().any(|name| name == end);
                    other.kind == JointKind::Weld && held
                });
                before.or(Some(index.saturating_sub(1)))
            } else if nodes[0] != nodes[1] {
                holders.get(end).copied()
            } else {
                None
            };
            if let Some(first) = first {
                found.push((index, first, end));
            } else if nodes[0] != nodes[1] {
                holders.insert(end, index);
            }
            groups.insert(roots[0], roots[1]);
        }
        for (index, first, end) in found {
            let (end, other) = (suggest::shorten(end), &model.joints[first].name);
            let message = format!("\"{end}\" is held twice");
            let help = format!(
                "weld \"{}\" holds it already: keep one of them, or weld the other body to that one instead",
                suggest::shorten(other)
            );
            let error = ModelError::new(format!("joint[{index}].bodies"), message);
            let error = error
                .with_help(help)
                .and_at(format!("joint[{first}].bodies"));
            self.errors.push(error);
        }
    }
}

/// The name that stands for the group of a name.
fn root<'n>(groups: &BTreeMap<&'n str, &'n str>, name: &'n str) -> &'n str {
    let mut name = name;
    // links lead from older to newer groups, never in a circle
    while let Some(next) = groups.get(name).filter(|next| **next != name) {
        name = next;
    }
    name
}
