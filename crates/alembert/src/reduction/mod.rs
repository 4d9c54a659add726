//! Reduction of the equations of a step along the spanning tree.

mod ball;
mod closures;
pub mod dense;
pub mod elimination;
mod geometric;
pub mod inertia;
mod order;
mod product;
pub mod small;
mod solve;
mod truncated;
