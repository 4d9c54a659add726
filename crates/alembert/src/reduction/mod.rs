//! Reduction of the equations of a step along the spanning tree.

mod ball;
mod closures;
pub mod dense;
pub mod elimination;
mod fixed;
mod free;
mod geometric;
pub(crate) mod givens;
mod hinge;
pub mod inertia;
mod order;
mod product;
pub mod small;
mod solve;
mod symbolic;
mod truncated;

use elimination::TreeNode;

/// Closures in the order in which the elimination of least fill takes them; `size` is that of a body's blocks.
pub(crate) fn closure_order(
    tree: &[TreeNode],
    size: usize,
    closures: &[(Vec<usize>, usize)],
) -> Vec<usize> {
    let pattern = order::Pattern::new(tree, vec![size; tree.len()], &[], closures);
    let order = pattern.order().into_iter();
    order.filter_map(|i| i.checked_sub(tree.len())).collect()
}
