//! Order of the elimination.

use super::elimination::TreeNode;

/// Bodies from the leaves to the root; each closure as soon as all bodies of its loop below the common ancestor are gone.
pub(super) fn elimination_order(tree: &[TreeNode], closures: &[(Vec<usize>, usize)]) -> Vec<usize> {
    let n = tree.len();
    let path = |mut i: usize| {
        let mut p = vec![i];
        while let Some(q) = tree[i].parent {
            p.push(q);
            i = q;
        }
        p
    };
    // after which body a closure goes: the loop body nearest to the common ancestor
    let mut after: Vec<Vec<usize>> = vec![vec![]; n];
    for (c, (bodies, _)) in closures.iter().enumerate() {
        let paths: Vec<Vec<usize>> = bodies.iter().map(|&b| path(b)).collect();
        let in_all = |b: &usize| paths.len() > 1 && paths.iter().all(|p| p.contains(b));
        let first = paths.iter().flatten().filter(|b| !in_all(b)).min();
        // when one body is the ancestor of the other only the branch below it counts
        if let Some(&b) = first {
            after[b].push(n + c);
        }
    }
    let mut order = Vec::with_capacity(n + closures.len());
    for i in (0..n).rev() {
        order.push(i);
        order.extend(&after[i]);
    }
    order
}
