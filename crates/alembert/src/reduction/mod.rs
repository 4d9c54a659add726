//! Reduction of the equations of a step along the spanning tree.

mod ball;
pub mod dense;
pub mod elimination;
mod geometric;
mod order;
pub mod small;
mod solve;
