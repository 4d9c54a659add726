//! Spanning tree: which joints carry bodies, which close loops.
//!
//! Prim's algorithm from ground; joints with few degrees of freedom are taken first, so that what is
//! left for closures has few constraints. What is not reached floats: a body of it hangs on a free joint, the one that its joints name
//! first, so that coordinates and speeds move the second bodies whatever the order of the bodies in the file.

use super::bodies::BodyFrame;
use crate::model::{GROUND, JointKind, Model};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

/// The spanning tree of a model.
#[derive(Debug)]
pub struct Tree {
    /// Model index (bodies, then points) of each moving node, in tree order.
    pub order: Vec<usize>,
    /// Node of each body and point of the model; anchors come after ground.
    pub node_of: Vec<usize>,
    /// Joint that carries each moving node, and whether that node is the first body of it.
    pub carrier: Vec<Option<(usize, bool)>>,
    /// Parent node of each moving node.
    pub parent: Vec<usize>,
    /// Joints that close loops.
    pub closing: Vec<usize>,
    /// Model index of both ends of each joint; ground is the number of bodies and points.
    pub ends: Vec<[usize; 2]>,
}

impl Tree {
    /// Node of ground.
    pub fn ground(&self) -> usize {
        self.order.len()
    }

    /// Node of a model index, which may be ground.
    pub fn node(&self, model_index: usize) -> usize {
        self.node_of
            .get(model_index)
            .copied()
            .unwrap_or(self.ground())
    }
}

/// Index of a body, point or ground by name.
pub fn names(model: &Model) -> BTreeMap<&str, usize> {
    let count = model.bodies.len() + model.points.len();
    let bodies = model.bodies.iter().map(|b| b.name.as_str());
    let points = model.points.iter().map(|p| p.name.as_str());
    bodies
        .chain(points)
        .enumerate()
        .map(|(i, n)| (n, i))
        .chain([(GROUND, count)])
        .collect()
}

fn freedom(kind: JointKind) -> usize {
    match kind {
        JointKind::Weld => 0,
        JointKind::Revolute | JointKind::Prismatic | JointKind::Screw => 1,
        JointKind::Cylindrical | JointKind::Universal => 2,
        JointKind::Planar | JointKind::Spherical => 3,
        JointKind::Free | JointKind::Distance => 6,
    }
}

/// What carries and what closes, without compiling the model.
#[derive(Debug, Clone, Default)]
pub struct Roles {
    /// Indices of the joints that close loops.
    pub closing: Vec<usize>,
    /// Indices (bodies, then points) of what no joint carries.
    pub free: Vec<usize>,
}

/// The roles of joints and bodies in the spanning tree.
pub fn roles(model: &Model) -> Roles {
    let point = |e: usize| e.checked_sub(model.bodies.len());
    let driven = |e| point(e).is_some_and(|p| model.points[p].motion.is_some());
    let count = model.bodies.len() + model.points.len();
    let tree = span_of(model, count, |e| point(e).is_some(), driven);
    let carried = tree.order.iter().zip(&tree.carrier);
    Roles {
        free: carried
            .filter(|(_, carrier)| carrier.is_none())
            .map(|(&k, _)| k)
            .collect(),
        closing: tree.closing,
    }
}

/// Finds the spanning tree.
pub fn span<const D: usize>(model: &Model, frames: &[BodyFrame<D>]) -> Tree {
    span_of(
        model,
        frames.len(),
        |e| frames[e].point,
        |e| frames[e].driven,
    )
}

fn span_of(
    model: &Model,
    count: usize,
    point: impl Fn(usize) -> bool,
    driven: impl Fn(usize) -> bool,
) -> Tree {
    let index = names(model);
    let ends: Vec<[usize; 2]> = model
        .joints
        .iter()
        .map(|j| [0, 1].map(|k| index.get(j.bodies[k].as_str()).copied().unwrap_or(count)))
        .collect();
    let carries = |k: usize| {
        let kind = model.joints[k].kind;
        let solid = ends[k].iter().all(|&e| e == count || !point(e));
        kind != JointKind::Free && kind != JointKind::Distance && solid
    };
    let mut near: Vec<Vec<usize>> = vec![vec![]; count + 1];
    for k in (0..ends.len()).filter(|&k| carries(k)) {
        near[ends[k][0]].push(k);
        near[ends[k][1]].push(k);
    }

    let mut seen = vec![false; count + 1];
    let mut used = vec![false; ends.len()];
    let (mut order, mut carrier, mut parent_model) = (vec![], vec![], vec![]);
    let mut heap = BinaryHeap::new();
    let visit = |v: usize, seen: &mut Vec<bool>, heap: &mut BinaryHeap<Reverse<(usize, usize)>>| {
        seen[v] = true;
        for &k in &near[v] {
            heap.push(Reverse((freedom(model.joints[k].kind), k)));
        }
    };
    visit(count, &mut seen, &mut heap);
    let mut next = 0;
    loop {
        while let Some(Reverse((_, k))) = heap.pop() {
            let [a, b] = ends[k];
            let (from, to, reversed) = match (seen[a], seen[b]) {
                (true, false) => (a, b, false),
                (false, true) => (b, a, true),
                _ => continue,
            };
            used[k] = true;
            order.push(to);
            carrier.push(Some((k, reversed)));
            parent_model.push(from);
            visit(to, &mut seen, &mut heap);
        }
        // the next body that nothing carries
        while next < count && (seen[next] || driven(next)) {
            next += 1;
        }
        if next == count {
            break;
        }
        let root = floating_root(next, &ends, &near);
        order.push(root);
        carrier.push(None);
        parent_model.push(count);
        visit(root, &mut seen, &mut heap);
    }

    let mut node_of = vec![order.len(); count];
    for (node, &k) in order.iter().enumerate() {
        node_of[k] = node;
    }
    for (k, &anchor) in (0..count)
        .filter(|&k| driven(k))
        .collect::<Vec<_>>()
        .iter()
        .enumerate()
    {
        node_of[anchor] = order.len() + 1 + k;
    }
    let ground = order.len();
    let parent = parent_model
        .iter()
        .map(|&m| if m == count { ground } else { node_of[m] })
        .collect();
    let closing = (0..ends.len())
        .filter(|&k| !used[k] && model.joints[k].kind != JointKind::Free)
        .collect();
    Tree {
        order,
        node_of,
        carrier,
        parent,
        closing,
        ends,
    }
}

/// The root of a floating group of bodies: the first body of the first joint that names one which is second in none; else the first
/// body of its first joint, or the body itself without joints.
fn floating_root(start: usize, ends: &[[usize; 2]], near: &[Vec<usize>]) -> usize {
    let (mut group, mut joints) = (BTreeSet::from([start]), BTreeSet::new());
    let mut open = vec![start];
    while let Some(body) = open.pop() {
        for &k in &near[body] {
            joints.insert(k);
            open.extend(ends[k].into_iter().filter(|e| group.insert(*e)));
        }
    }
    let second = |body: usize| near[body].iter().any(|&k| ends[k][1] == body);
    let mut firsts = joints.iter().map(|&k| ends[k][0]);
    let leader = firsts.clone().find(|&body| !second(body));
    leader.or_else(|| firsts.next()).unwrap_or(start)
}
