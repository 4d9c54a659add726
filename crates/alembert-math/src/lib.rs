//! Numbers with derivatives, rotations, small dense algebra and quadrature for alembert; no physics.
//!
//! The one idea here is [`Space`]: the handful of operations in which planar and spatial
//! mechanics differ. Every kernel above is written once over it.

mod planar;
mod product;
pub mod quadrature;
pub mod scalar;
pub mod se3;
mod space;
mod spatial;

pub use planar::Planar;
pub use product::{mm, mv, tmm, tmv};
pub use space::{Space, det};
pub use spatial::Spatial;
