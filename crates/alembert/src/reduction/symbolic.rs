//! The pattern of the elimination with all fill, found once.

use super::elimination::TreeNode;
use super::order::Pattern;
use std::collections::BTreeMap;

/// A node that is coupled to another one when that is eliminated.
#[derive(Clone, Debug)]
pub(super) struct Neighbor {
    pub(super) node: usize,
    /// Block (this, node), later U.
    pub(super) row: usize,
    /// Block (node, this), later L.
    pub(super) col: usize,
}

/// What is touched when a node is eliminated.
#[derive(Clone, Debug, Default)]
pub(super) struct NodePlan {
    pub(super) neighbors: Vec<Neighbor>,
    /// Target slots of L_k U_l, row-major over neighbours.
    pub(super) targets: Vec<usize>,
    /// Target slots (p, k) and (k, p).
    pub(super) parent_targets: Vec<(usize, usize)>,
}

/// Order, pattern and numbering of the blocks.
#[derive(Debug)]
pub(super) struct Symbolic {
    pub(super) order: Vec<usize>,
    pub(super) plan: Vec<NodePlan>,
    /// Slots of the off-diagonal blocks of each row: (column, slot).
    pub(super) slots: Vec<Vec<(usize, usize)>>,
    /// Number of blocks.
    pub(super) count: usize,
    /// Rows of the blocks of each node.
    pub(super) size: Vec<usize>,
}

impl Symbolic {
    /// Plans the elimination; arguments as in [`Pattern::new`].
    pub(super) fn new(
        tree: &[TreeNode],
        size: Vec<usize>,
        couplings: &[(usize, usize)],
        closures: &[(Vec<usize>, usize)],
    ) -> Self {
        let mut pattern = Pattern::new(tree, size, couplings, closures);
        let total = tree.len() + closures.len();
        let order = pattern.order();
        let mut slot_of: BTreeMap<(usize, usize), usize> =
            (0..total).map(|i| ((i, i), i)).collect();
        let mut count = total;
        let mut slot = |i: usize, j: usize| {
            *slot_of.entry((i, j)).or_insert_with(|| {
                count += 1;
                count - 1
            })
        };
        let mut plan = vec![NodePlan::default(); total];
        for &i in &order {
            let parent = pattern.parent(i);
            let near = pattern.eliminate(i);
            for &k in &near {
                plan[i].neighbors.push(Neighbor {
                    node: k,
                    row: slot(i, k),
                    col: slot(k, i),
                });
                plan[i].targets.extend(near.iter().map(|&l| slot(k, l)));
                if let Some(p) = parent {
                    plan[i].parent_targets.push((slot(p, k), slot(k, p)));
                }
            }
        }
        let mut slots = vec![vec![]; total];
        for (&(i, j), &at) in slot_of.iter().filter(|((i, j), _)| i != j) {
            slots[i].push((j, at));
        }
        Self {
            order,
            plan,
            slots,
            count,
            size: pattern.sizes().to_vec(),
        }
    }
}
