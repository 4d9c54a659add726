//! Spanning tree: which joints carry bodies, which close loops.
//!
//! Prim's algorithm from ground; joints with few degrees of freedom are taken first, so that what is
//! left for closures has few constraints. Bodies not reached hang on a free joint. Where that leaves long loops, which are
//! expensive to eliminate, another tree is taken (`loops.rs`), and made better where it is large (`swaps.rs`).

use super::bodies::BodyFrame;
use super::loops;
use super::swaps::{self, Swaps};
use crate::joints::{JointKind, Reverse as Backwards};
use crate::model::{GROUND, Model, Space};
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
    kind.freedom(Space::Spatial).dof(3)
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
    let carries: Vec<bool> = (0..ends.len())
        .map(|k| {
            let kind = model.joints[k].kind;
            let solid = ends[k].iter().all(|&e| e == count || !point(e));
            kind.spec().carries && solid
        })
        .collect();
    let tree = prim(model, count, &ends, &carries, &driven);
    if tree.closing.is_empty() {
        return tree;
    }
    // joints that say where bodies begin stay in the tree
    let mut keep = vec![false; ends.len()];
    for (i, carrier) in tree.carrier.iter().enumerate() {
        if let Some((k, _)) = *carrier {
            let joint = &model.joints[k];
            let body = model.bodies.get(tree.order[i]);
            let drawn = body.is_none_or(|b| {
                b.position.is_some() || b.orientation.is_some() || b.angle.is_some()
            });
            keep[k] = joint.coordinates.is_some() || joint.speeds.is_some() || !drawn;
        }
    }
    let whole = match model.space {
        Space::Spatial => 6,
        Space::Planar => 3,
    };
    let rates = |k: usize| freedom(model.joints[k].kind).min(whole);
    let rows = |k: usize| match model.joints[k].kind {
        JointKind::Distance => 1,
        kind => whole - freedom(kind).min(whole),
    };
    let never = |k: usize| model.joints[k].kind.spec().reverse == Backwards::Never;
    let one_way: Vec<bool> = (0..ends.len()).map(never).collect();
    let graph = loops::Graph {
        vertices: count + 1,
        whole,
        ends: &ends,
        carries: &carries,
        keep: &keep,
        one_way: &one_way,
        rates: (0..ends.len()).map(rates).collect(),
        rows: (0..ends.len()).map(rows).collect(),
    };
    let mut best = (tree, f64::INFINITY);
    best.1 = graph.cost(&best.0, f64::INFINITY) / loops::WORTH;
    for (by_freedom, pairs) in [(true, false), (true, true), (false, false), (false, true)] {
        let chosen = graph.contract(by_freedom, pairs);
        let other = prim(model, count, &ends, &chosen, &driven);
        let cost = graph.cost(&other, best.1);
        if cost < best.1 {
            best = (other, cost);
        }
    }
    let cost = graph.cost(&best.0, f64::INFINITY);
    if cost > swaps::SMALL {
        let chosen = Swaps::new(&graph, &best.0).improve(&best.0.closing, cost);
        let other = prim(model, count, &ends, &chosen, &driven);
        if graph.cost(&other, best.1) < best.1 {
            best.0 = other;
        }
    }
    best.0
}

/// The body of a floating group that nothing carries: its first one, unless joints give coordinates or speeds. They describe second bodies, so
/// then it is one that is nowhere second if there is such a body; of several the first by name, so that the order of the file does not decide.
fn floating_root(model: &Model, ends: &[[usize; 2]], near: &[Vec<usize>], first: usize) -> usize {
    let (mut group, mut seen) = (vec![first], BTreeSet::from([first]));
    let mut given = false;
    let mut at = 0;
    while let Some(&v) = group.get(at) {
        at += 1;
        for &k in &near[v] {
            let joint = &model.joints[k];
            given |= joint.coordinates.is_some() || joint.speeds.is_some();
            for e in ends[k] {
                if seen.insert(e) {
                    group.push(e);
                }
            }
        }
    }
    if !given {
        return first;
    }
    let described = |v: usize, all: bool| {
        near[v].iter().any(|&k| {
            let joint = &model.joints[k];
            ends[k][1] == v && (all || joint.coordinates.is_some() || joint.speeds.is_some())
        })
    };
    let name = |v: usize| model.bodies.get(v).map_or("", |b| b.name.as_str());
    let bodies = group.into_iter();
    bodies
        .min_by_key(|&v| (described(v, false), described(v, true), name(v)))
        .unwrap_or(first)
}

/// Prim's algorithm over the joints that may carry.
fn prim(
    model: &Model,
    count: usize,
    ends: &[[usize; 2]],
    carries: &[bool],
    driven: impl Fn(usize) -> bool,
) -> Tree {
    let mut near: Vec<Vec<usize>> = vec![vec![]; count + 1];
    for k in (0..ends.len()).filter(|&k| carries[k]) {
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
                (false, true) if model.joints[k].kind.spec().reverse != Backwards::Never => {
                    (b, a, true)
                }
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
        let root = floating_root(model, ends, &near, next);
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
        ends: ends.to_vec(),
    }
}
