//! Reduction of the equations of a step along the spanning tree.

pub mod elimination;
mod geometric;
mod order;
pub mod small;
mod solve;
