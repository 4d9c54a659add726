//! Order of the elimination, chosen by the fill that it leaves.
//!
//! # What it is
//! Bodies and closures are the nodes of a graph; eliminating one joins all its neighbours. A body may go when its children in the tree
//! are gone, a closure when all bodies of its loop below the common ancestor are: then its block is the Schur complement
//! of T-RED-7, regular unless the closure depends on others. Within these rules the node with the fewest rows around it goes first
//! (minimum degree), so the cost does not depend on the order of bodies and joints in the file.
//!
//! # Equations
//! Node i with f rates and neighbours k of sizes m_k, the parent among them, has the degree Σ m_k and costs f (f + Σ m_k)² products. (T-RED-11)
//!
//! # Reference
//! Tinney and Walker 1967 (minimum degree); George and Liu 1989 (its growth on nets).
//!
//! # Departures from the reference
//! The rules above restrict the choice. The order from the last body to the first, in which small mechanisms are eliminated without
//! a search, is kept unless it costs more than [`WORTH`] times as much.

use super::elimination::TreeNode;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

/// Gain for which the order of the tree is given up.
const WORTH: f64 = 1.2;

/// What the order depends on: the tree, the closures and the graph of couplings.
#[derive(Clone, Debug)]
pub(super) struct Pattern {
    /// Parent of each body.
    parent: Vec<Option<usize>>,
    /// Rows of the pivot block of each node.
    rates: Vec<usize>,
    /// Rows of the blocks that couple others with a node.
    size: Vec<usize>,
    /// Bodies that must be gone before a closure: those of its loop next to the common ancestor.
    tops: Vec<Vec<usize>>,
    /// Neighbours that are not yet eliminated, without the parent.
    pub adjacent: Vec<BTreeSet<usize>>,
}

impl Pattern {
    /// `size` is the number of rows of each body's blocks; `closures` as in [`super::elimination::Elimination::new`].
    pub fn new(
        tree: &[TreeNode],
        size: Vec<usize>,
        couplings: &[(usize, usize)],
        closures: &[(Vec<usize>, usize)],
    ) -> Self {
        let n = tree.len();
        let mut adjacent: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); n + closures.len()];
        for &(a, b) in couplings.iter().filter(|(a, b)| a != b) {
            adjacent[a].insert(b);
            adjacent[b].insert(a);
        }
        for (c, (bodies, _)) in closures.iter().enumerate() {
            for &b in bodies {
                adjacent[n + c].insert(b);
                adjacent[b].insert(n + c);
            }
        }
        let parent: Vec<Option<usize>> = tree.iter().map(|t| t.parent).collect();
        let rows = || closures.iter().map(|c| c.1);
        Self {
            rates: tree.iter().map(|t| t.dof).chain(rows()).collect(),
            size: size.into_iter().chain(rows()).collect(),
            tops: closures.iter().map(|c| tops(&parent, &c.0)).collect(),
            parent,
            adjacent,
        }
    }

    /// Parent of a node, nothing for closures.
    pub fn parent(&self, i: usize) -> Option<usize> {
        self.parent.get(i).copied().flatten()
    }

    /// Rows of the blocks of each node.
    pub fn sizes(&self) -> &[usize] {
        &self.size
    }

    /// Takes a node out of the graph: its neighbours, now joined to each other and to its parent.
    pub fn eliminate(&mut self, i: usize) -> Vec<usize> {
        let near: Vec<usize> = std::mem::take(&mut self.adjacent[i]).into_iter().collect();
        let parent = self.parent(i);
        for &k in &near {
            self.adjacent[k].remove(&i);
            self.adjacent[k].extend(near.iter().copied().filter(|l| *l != k));
            if let Some(p) = parent.filter(|p| *p != k) {
                self.adjacent[p].insert(k);
                self.adjacent[k].insert(p);
            }
        }
        near
    }

    /// Rows of the nodes that are coupled with a node now.
    fn degree(&self, i: usize) -> usize {
        let near = self.adjacent[i].iter().map(|&k| self.size[k]);
        let up = self.parent(i).map_or(0, |p| self.size[p]);
        up + near.sum::<usize>()
    }

    /// Products to eliminate a node now.
    fn work(&self, i: usize) -> usize {
        let f = self.rates[i];
        f * (f + self.degree(i)).pow(2)
    }

    /// The order with the least work that was found.
    pub fn order(&self) -> Vec<usize> {
        let natural = self.natural();
        // a tree without couplings has no fill
        if self.adjacent.iter().all(BTreeSet::is_empty) {
            return natural;
        }
        let (greedy, least) = self.clone().greedy();
        let limit = WORTH * least as f64;
        if self.clone().costs_more(&natural, limit) {
            greedy
        } else {
            natural
        }
    }

    /// Bodies from the last to the first, each closure as soon as it may go.
    fn natural(&self) -> Vec<usize> {
        let n = self.parent.len();
        let mut after: Vec<Vec<usize>> = vec![vec![]; n];
        for (c, tops) in self.tops.iter().enumerate() {
            if let Some(&b) = tops.iter().min() {
                after[b].push(n + c);
            }
        }
        let mut order = Vec::with_capacity(self.rates.len());
        for i in (0..n).rev() {
            order.push(i);
            order.extend(&after[i]);
        }
        order
    }

    fn costs_more(mut self, order: &[usize], limit: f64) -> bool {
        let mut total = 0.0;
        for &i in order {
            total += self.work(i) as f64;
            if total > limit {
                return true;
            }
            self.eliminate(i);
        }
        false
    }

    /// The node of least degree first (closures before bodies, later nodes before earlier ones), and the work of all.
    fn greedy(mut self) -> (Vec<usize>, usize) {
        let (n, total) = (self.parent.len(), self.rates.len());
        // what a node waits for, and who waits for it
        let mut waits: Vec<usize> = vec![0; total];
        let mut holds: Vec<Vec<usize>> = vec![vec![]; n];
        for i in 0..n {
            if let Some(p) = self.parent[i] {
                waits[p] += 1;
                holds[i].push(p);
            }
        }
        for (c, tops) in self.tops.iter().enumerate() {
            // a closure without moving bodies has no equation
            waits[n + c] = tops.len() + usize::from(tops.is_empty());
            for &b in tops {
                holds[b].push(n + c);
            }
        }
        let mut heap: BinaryHeap<Reverse<(usize, Reverse<usize>)>> = (0..total)
            .filter(|&i| waits[i] == 0)
            .map(|i| Reverse((self.degree(i), Reverse(i))))
            .collect();
        let mut gone = vec![false; total];
        let (mut order, mut sum) = (Vec::with_capacity(total), 0);
        while let Some(Reverse((degree, Reverse(i)))) = heap.pop() {
            // entries whose degree has changed are old: another one follows
            if gone[i] || degree != self.degree(i) {
                continue;
            }
            gone[i] = true;
            order.push(i);
            sum += self.work(i);
            let mut changed = self.eliminate(i);
            changed.extend(self.parent(i));
            for &k in holds.get(i).into_iter().flatten() {
                waits[k] -= 1;
                changed.push(k);
            }
            for k in changed {
                if waits[k] == 0 && !gone[k] {
                    heap.push(Reverse((self.degree(k), Reverse(k))));
                }
            }
        }
        (order, sum)
    }
}

/// The bodies of a loop next to the common ancestor of its ends: one for each branch; up to the roots if there is none.
fn tops(parent: &[Option<usize>], ends: &[usize]) -> Vec<usize> {
    if let [end] = ends {
        return vec![root(parent, *end)];
    }
    let path = |end: usize| std::iter::successors(Some(end), |i| parent[*i]);
    // each end, how deep it is, and the body below it on its way
    let start = |&end: &usize| (end, path(end).count(), None);
    let mut at: Vec<(usize, usize, Option<usize>)> = ends.iter().map(start).collect();
    let mut tops = vec![];
    // the deepest end climbs until all meet
    while at.iter().any(|a| a.0 != at[0].0) {
        let deepest = at.iter().map(|a| a.1).max().unwrap_or(0);
        let Some(k) = at.iter().rposition(|a| a.1 == deepest) else {
            break;
        };
        let (i, depth, _) = at[k];
        match parent[i] {
            Some(p) => at[k] = (p, depth - 1, Some(i)),
            None => {
                // several trees: every end climbs to its root
                tops.extend(ends.iter().map(|&e| root(parent, e)));
                tops.sort_unstable();
                tops.dedup();
                return tops;
            }
        }
    }
    tops.extend(at.into_iter().filter_map(|a| a.2));
    tops.sort_unstable();
    tops.dedup();
    tops
}

fn root(parent: &[Option<usize>], mut i: usize) -> usize {
    while let Some(p) = parent[i] {
        i = p;
    }
    i
}
