//! Reduction of the equations of a step along the spanning tree.

pub mod elimination;
pub mod small;
