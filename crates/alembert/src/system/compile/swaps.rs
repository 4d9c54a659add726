//! A spanning tree made cheaper by exchanging joints.
//!
//! # What it is
//! A joint that closes a loop takes the place of a joint of the tree in that loop, where this makes the elimination cheaper. Only the joints
//! of the loop get other loads, so a trial costs the square of its length.
//!
//! # Equations
//! With the tree joint r taken out of a loop and its closure put in, a closure passes joint x of the loop afterwards if it passed x or r
//! before, but not both, and so does r itself:  m_x' = m_x + m_r - 2 m_xr + rows of r,  m_xr rows of the closures that pass both. The
//! exchange is made if Σ f (f + T + m)² (T-ASM-3) falls.                                                          (T-RED-24)
//!
//! # Reference
//! Deo, Prabhu and Krishnamoorthy 1982 (short fundamental cycles by exchanges).
//!
//! # Departures from the reference
//! The measure is the work of the elimination, not the length of the cycles; the search ends when it has cost as much as a few eliminations.

use super::loops::Graph;
use super::tree::Tree;

/// Work of an elimination that is not worth a search: some ten microseconds.
pub(super) const SMALL: f64 = 2e4;
/// Operations of the search, relative to those of one elimination along the tree at the start.
const BUDGET: f64 = 4.0;
/// Times that all closures are tried.
const SWEEPS: usize = 8;
/// Stands for no joint: what carries a floating body, and the joint above ground.
const NONE: usize = usize::MAX;

/// The tree while it changes; vertices are the nodes of the tree at the start, ground is the last.
pub(super) struct Swaps<'a> {
    graph: &'a Graph<'a>,
    ends: Vec<[usize; 2]>,
    /// Of each vertex: its parent, the joint to it, how deep it is.
    parent: Vec<usize>,
    carrier: Vec<usize>,
    depth: Vec<usize>,
    /// Tree joints at each vertex.
    near: Vec<Vec<usize>>,
    /// Closures that pass the joint above each vertex.
    passing: Vec<Vec<usize>>,
    /// Number of operations so far.
    spent: f64,
}

/// A loop: its tree joints, named by the vertices below them, from the first end of the closure to the second, and what passes them.
struct Cycle {
    edges: Vec<usize>,
    /// Number of joints before the common ancestor.
    turn: usize,
    /// Closures that pass, and the first and the last joint of the loop that each of them passes.
    others: Vec<(usize, usize, usize)>,
    /// Rows of the closures that pass joint i and joint j > i, at i n + j; all that pass joint i at i n + i.
    shared: Vec<usize>,
}

impl<'a> Swaps<'a> {
    pub fn new(graph: &'a Graph<'a>, tree: &Tree) -> Self {
        let n = tree.order.len();
        let ends: Vec<[usize; 2]> = graph
            .ends
            .iter()
            .map(|e| e.map(|v| tree.node(v).min(n)))
            .collect();
        let carrier: Vec<usize> = (0..n)
            .map(|i| tree.carrier[i].map_or(NONE, |(k, _)| k))
            .chain([NONE])
            .collect();
        let mut near = vec![vec![]; n + 1];
        for &k in carrier.iter().filter(|k| **k != NONE) {
            for v in ends[k] {
                near[v].push(k);
            }
        }
        let mut depth = vec![0; n + 1];
        for i in 0..n {
            depth[i] = 1 + if tree.parent[i] < n {
                depth[tree.parent[i]]
            } else {
                0
            };
        }
        let mut parent: Vec<usize> = tree.parent.iter().map(|p| (*p).min(n)).collect();
        parent.push(n);
        let mut swaps = Self {
            graph,
            ends,
            parent,
            carrier,
            depth,
            near,
            passing: vec![vec![]; n + 1],
            spent: 0.0,
        };
        for &k in &tree.closing {
            for v in swaps.path(k).0 {
                swaps.passing[v].push(k);
            }
        }
        swaps
    }

    /// Exchanges joints while that helps; returns which joints are in the tree then.
    pub fn improve(mut self, closing: &[usize], cost: f64) -> Vec<bool> {
        let mut chosen = vec![false; self.graph.ends.len()];
        for &k in self.carrier.iter().filter(|k| **k != NONE) {
            chosen[k] = true;
        }
        let mut open: Vec<usize> = closing.to_vec();
        for _ in 0..SWEEPS {
            let mut moved = false;
            for at in &mut open {
                if self.spent > BUDGET * cost {
                    return chosen;
                }
                let k = *at;
                if !self.graph.carries[k] || self.graph.stays(k) {
                    continue;
                }
                let cycle = self.cycle(k);
                if let Some(r) = self.best(k, &cycle) {
                    let out = self.carrier[cycle.edges[r]];
                    (chosen[k], chosen[out]) = (true, false);
                    self.exchange(k, &cycle, r);
                    (*at, moved) = (out, true);
                }
            }
            if !moved {
                break;
            }
        }
        chosen
    }

    /// The tree joints between the ends of a joint, and how many of them come before the common ancestor.
    fn path(&self, k: usize) -> (Vec<usize>, usize) {
        let [mut a, mut b] = self.ends[k];
        let (mut up, mut down) = (vec![], vec![]);
        while a != b {
            if self.depth[a] >= self.depth[b] {
                up.push(a);
                a = self.parent[a];
            } else {
                down.push(b);
                b = self.parent[b];
            }
        }
        let turn = up.len();
        up.extend(down.into_iter().rev());
        (up, turn)
    }

    /// The loop that a closure closes.
    fn cycle(&mut self, k: usize) -> Cycle {
        let (edges, turn) = self.path(k);
        let n = edges.len();
        let mut passes: Vec<(usize, usize)> = vec![];
        for (x, &v) in edges.iter().enumerate() {
            passes.extend(self.passing[v].iter().map(|&q| (q, x)));
        }
        passes.sort_unstable();
        // what a closure shares with a loop of a tree is one piece
        let mut others: Vec<(usize, usize, usize)> = vec![];
        for (q, x) in passes.into_iter().filter(|p| p.0 != k) {
            match others.last_mut() {
                Some(last) if last.0 == q => last.2 = x,
                _ => others.push((q, x, x)),
            }
        }
        // pieces that begin at i or before and end at j or behind, by sums over both
        let mut shared = vec![0; n * n];
        for &(q, first, last) in &others {
            shared[first * n + last] += self.graph.rows[q];
        }
        for i in 0..n {
            let mut sum = 0;
            for j in (i..n).rev() {
                sum += shared[i * n + j];
                shared[i * n + j] = sum;
            }
        }
        for i in 1..n {
            for j in i..n {
                shared[i * n + j] += shared[(i - 1) * n + j];
            }
        }
        self.spent += (2 * n * n + 4 * others.len() + 4 * n) as f64;
        Cycle {
            edges,
            turn,
            others,
            shared,
        }
    }

    /// Work of a joint that carries a body and is passed by so many rows.
    fn work(&self, joint: usize, load: usize) -> usize {
        let (whole, ground) = (self.graph.whole, self.parent.len() - 1);
        let (rates, above) = match self.graph.rates.get(joint) {
            Some(&f) if self.ends[joint].contains(&ground) => (f, 0),
            Some(&f) => (f, whole),
            None => (whole, 0),
        };
        rates * (rates + above + load).pow(2)
    }

    /// The joint of a loop for which its closure is best exchanged; nothing if all is well.
    fn best(&mut self, k: usize, cycle: &Cycle) -> Option<usize> {
        let n = cycle.edges.len();
        let joint = |x: usize| self.carrier[cycle.edges[x]];
        let load = |x: usize| cycle.shared[x * n + x];
        // joints that cannot be turned over, or that say where bodies begin
        if (0..n).any(|x| self.graph.stays(joint(x))) {
            return None;
        }
        let rows = self.graph.rows[k];
        let now: usize = (0..n).map(|x| self.work(joint(x), load(x) + rows)).sum();
        let mut best = (now, None);
        for r in 0..n {
            let own = self.graph.rows[joint(r)];
            let mut sum = self.work(k, load(r) + own);
            for x in (0..n).filter(|x| *x != r) {
                let both = cycle.shared[x.min(r) * n + x.max(r)];
                sum += self.work(joint(x), load(x) + load(r) - 2 * both + own);
                if sum >= best.0 {
                    break;
                }
            }
            if sum < best.0 {
                best = (sum, Some(r));
            }
        }
        self.spent += (n * n) as f64;
        best.1
    }

    /// Puts closure `k` into the tree for joint `r` of its loop.
    fn exchange(&mut self, k: usize, cycle: &Cycle, r: usize) {
        let out = self.carrier[cycle.edges[r]];
        let covers = |q: &(usize, usize, usize), x: usize| (q.1..=q.2).contains(&x);
        let after: Vec<Vec<usize>> = (0..cycle.edges.len())
            .map(|x| {
                let passes = |q: &&(usize, usize, usize)| match x == r {
                    true => covers(q, r),
                    false => covers(q, x) != covers(q, r),
                };
                let others = cycle.others.iter().filter(passes).map(|q| q.0);
                others.chain([out]).collect()
            })
            .collect();
        self.spent += (cycle.edges.len() * cycle.others.len()) as f64;
        // the part that hung on joint r hangs on the closure now: what lies between turns over
        let [a, b] = self.ends[k];
        let (from, to, turned) = match r < cycle.turn {
            true => (a, b, (0..=r).rev().collect::<Vec<_>>()),
            false => (b, a, (r..cycle.edges.len()).collect()),
        };
        for (x, list) in after.into_iter().enumerate() {
            self.passing[cycle.edges[x]] = list;
        }
        let mut passing = std::mem::take(&mut self.passing[cycle.edges[r]]);
        for pair in turned.windows(2) {
            let (top, below) = (cycle.edges[pair[0]], cycle.edges[pair[1]]);
            // the joint above `below` is now the one above `top`
            self.parent[top] = below;
            self.carrier[top] = self.carrier[below];
            self.passing[top] = std::mem::take(&mut self.passing[below]);
        }
        std::mem::swap(&mut self.passing[from], &mut passing);
        (self.parent[from], self.carrier[from]) = (to, k);
        for v in self.ends[out] {
            self.near[v].retain(|j| *j != out);
        }
        self.near[a].push(k);
        self.near[b].push(k);
        self.sink(from);
    }

    /// Depths below a vertex.
    fn sink(&mut self, from: usize) {
        let mut list = vec![from];
        while let Some(v) = list.pop() {
            self.depth[v] = self.depth[self.parent[v]] + 1;
            self.spent += 1.0;
            for &j in self.near[v].iter().filter(|j| **j != self.carrier[v]) {
                let [a, b] = self.ends[j];
                list.push(if a == v { b } else { a });
            }
        }
    }
}
