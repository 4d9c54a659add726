//! A spanning tree with short loops.
//!
//! # What it is
//! A closure is carried along by the elimination from its two bodies to their common ancestor, so a tree joint costs the square of the
//! closures whose loops pass it. Prim's tree of a ladder (scissors, trusses) may be two long rails, with a loop to the ground for
//! every rung. Here the joint graph is contracted instead: bodies with their neighbours become clusters, clusters with theirs larger
//! ones, until one is left. A joint between two clusters then closes a loop inside of them, however the file is sorted.
//!
//! # Equations
//! Tree joint i with f rates, below a body of T rates, passed by loops of m rows in all:  cost Σ f (f + T + m)²             (T-ASM-3)
//!
//! # Reference
//! Alon, Karp, Peleg and West 1995 (trees of low stretch by contraction of clusters).
//!
//! # Departures from the reference
//! Clusters are stars (a cluster and all its free neighbours) or pairs, whichever gives the cheaper tree, and joints have no lengths; of
//! several joints between two clusters that nearest to their centres is taken.

use super::tree::Tree;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Gain for which Prim's tree is given up.
pub(super) const WORTH: f64 = 1.4;

/// Rates of a joint, its distance from the centres of two clusters, and its index.
type Score = (usize, usize, usize);

/// The joint graph of a model; the last vertex is ground.
pub(super) struct Graph<'a> {
    pub vertices: usize,
    /// Rates of a free body.
    pub whole: usize,
    pub ends: &'a [[usize; 2]],
    /// Joints that can carry a body.
    pub carries: &'a [bool],
    /// Joints that must carry one.
    pub keep: &'a [bool],
    /// Joints that can carry their second body only.
    pub one_way: &'a [bool],
    /// Rates of each joint.
    pub rates: Vec<usize>,
    /// Constraint rows of each joint.
    pub rows: Vec<usize>,
}

impl Graph<'_> {
    /// Whether a joint of the tree must stay where it is; what is no joint stays.
    pub fn stays(&self, joint: usize) -> bool {
        self.keep.get(joint).is_none_or(|k| *k) || self.one_way[joint]
    }

    /// Work of the elimination along a tree (T-ASM-3), or infinity when it exceeds a limit.
    pub fn cost(&self, tree: &Tree, limit: f64) -> f64 {
        let n = tree.order.len();
        let up = |i: usize| Some(tree.parent[i]).filter(|p| *p < n);
        let mut depth = vec![1_usize; n];
        for i in 0..n {
            depth[i] += up(i).map_or(0, |p| depth[p]);
        }
        let rates = |i: usize| tree.carrier[i].map_or(self.whole, |(k, _)| self.rates[k]);
        let work = |i: usize, load: usize| {
            let above = up(i).map_or(0, |_| self.whole);
            (rates(i) * (rates(i) + above + load).pow(2)) as f64
        };
        let mut load = vec![0; n];
        let mut total: f64 = (0..n).map(|i| work(i, 0)).sum();
        for &k in &tree.closing {
            // both ends climb to their common ancestor, the deeper one first
            let mut at = self.ends[k].map(|e| Some(tree.node(e)).filter(|i| *i < n));
            while at[0] != at[1] {
                let deep = at.map(|i| i.map_or(0, |i| depth[i]));
                let side = usize::from(deep[1] > deep[0]);
                let Some(i) = at[side] else { break };
                total += work(i, load[i] + self.rows[k]) - work(i, load[i]);
                load[i] += self.rows[k];
                at[side] = up(i);
            }
            if total > limit {
                return f64::INFINITY;
            }
        }
        total
    }

    /// The joints of a tree that is found by contraction; `by_freedom`: joints with few rates first, `pairs`: of two clusters at a time.
    pub fn contract(&self, by_freedom: bool, pairs: bool) -> Vec<bool> {
        let mut chosen = self.keep.to_vec();
        let classes = if by_freedom { self.whole } else { 0 };
        for class in 0..=classes {
            let open: Vec<usize> = (0..self.ends.len())
                .filter(|&k| self.carries[k] && (!by_freedom || self.rates[k] <= class))
                .collect();
            while self.merge(&open, pairs, &mut chosen) {}
        }
        chosen
    }

    /// One round: clusters with many neighbours take all that are free, or those with few take the one with most joints between them.
    /// Says whether anything was joined.
    fn merge(&self, open: &[usize], pairs: bool, chosen: &mut [bool]) -> bool {
        let (cluster, distance) = self.clusters(chosen);
        let mut size = vec![0_usize; self.vertices];
        for &c in &cluster {
            size[c] += 1;
        }
        // the best joint between each two clusters, and how many there are
        let mut between: BTreeMap<(usize, usize), (Score, usize)> = BTreeMap::new();
        for &k in open {
            let [a, b] = self.ends[k];
            let (ca, cb) = (cluster[a], cluster[b]);
            if ca != cb {
                let score = (self.rates[k], distance[a] + distance[b], k);
                let best = between
                    .entry((ca.min(cb), ca.max(cb)))
                    .or_insert((score, 0));
                *best = (best.0.min(score), best.1 + 1);
            }
        }
        let mut near: BTreeMap<usize, Vec<(usize, usize, usize)>> = BTreeMap::new();
        for (&(a, b), &((_, _, k), count)) in &between {
            near.entry(a).or_default().push((b, k, count));
            near.entry(b).or_default().push((a, k, count));
        }
        let mut centers: Vec<usize> = near.keys().copied().collect();
        centers.sort_by_key(|c| match pairs {
            true => near[c].len(),
            false => usize::MAX - near[c].len(),
        });
        let mut taken = vec![false; self.vertices];
        for c in centers {
            if std::mem::replace(&mut taken[c], true) {
                continue;
            }
            let mut free: Vec<(usize, usize, usize)> = near[&c].clone();
            free.retain(|(other, ..)| !taken[*other]);
            if pairs {
                free.sort_by_key(|&(other, _, count)| (Reverse(count), size[other]));
                free.truncate(1);
            }
            for (other, k, _) in free {
                taken[other] = true;
                chosen[k] = true;
            }
        }
        !between.is_empty()
    }

    /// Cluster of each vertex, named by its centre, and the distance from there along the chosen joints.
    fn clusters(&self, chosen: &[bool]) -> (Vec<usize>, Vec<usize>) {
        let mut near: Vec<Vec<usize>> = vec![vec![]; self.vertices];
        for (k, [a, b]) in self.ends.iter().enumerate() {
            if chosen[k] {
                near[*a].push(*b);
                near[*b].push(*a);
            }
        }
        let mut cluster = vec![usize::MAX; self.vertices];
        let mut distance = vec![0; self.vertices];
        for start in (0..self.vertices).rev() {
            if cluster[start] != usize::MAX {
                continue;
            }
            let center = center(&near, start);
            let mut queue = std::collections::VecDeque::from([center]);
            cluster[center] = center;
            while let Some(v) = queue.pop_front() {
                for &w in &near[v] {
                    if cluster[w] == usize::MAX {
                        cluster[w] = center;
                        distance[w] = distance[v] + 1;
                        queue.push_back(w);
                    }
                }
            }
        }
        (cluster, distance)
    }
}

/// The middle of a longest path in the tree around a vertex.
fn center(near: &[Vec<usize>], start: usize) -> usize {
    // the last vertex of a search and the way back from it
    let far = |from: usize| {
        let mut way = BTreeMap::from([(from, from)]);
        let mut queue = std::collections::VecDeque::from([from]);
        let mut last = from;
        while let Some(v) = queue.pop_front() {
            last = v;
            for &w in &near[v] {
                if let std::collections::btree_map::Entry::Vacant(e) = way.entry(w) {
                    e.insert(v);
                    queue.push_back(w);
                }
            }
        }
        (last, way)
    };
    let (one, _) = far(start);
    let (other, way) = far(one);
    let mut path = vec![other];
    let mut v = other;
    while v != one {
        v = way[&v];
        path.push(v);
    }
    path[path.len() / 2]
}
