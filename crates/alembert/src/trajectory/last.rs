//! The state at the last frame of a run, in full precision: what another run needs to start there.

use serde::{Deserialize, Serialize};

/// Poses and velocities of all bodies, then of all points, in the order of the model without its rods ([`crate::model::Model::expanded`]);
/// body frames of the user, world axes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LastState {
    /// What is told in words.
    pub about: AboutLast,
    /// Of each body or point: position [m], then the columns of its orientation; 12 numbers, in the plane 6.
    pub pose: Vec<f64>,
    /// Of each body or point: velocity of the origin [m/s], angular velocity [rad/s]; 6 numbers, in the plane 3.
    pub velocity: Vec<f64>,
    /// Of schemes that carry velocities of directors, which hold joints at the nodes only up to the error of the scheme: those of each body or
    /// point, rates of the numbers in `pose`; else empty.
    pub rates: Vec<f64>,
    /// Of each body or point: coordinates of the joint that carries it, zeros where there is none; they tell full turns. 6 numbers, in the plane 3.
    pub coordinates: Vec<f64>,
}

/// What of a last state is no array of its own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AboutLast {
    /// Time [s]; zero for equilibria.
    pub time: f64,
    /// Angles that are followed over full turns beside those of the tree [rad].
    pub angles: Vec<f64>,
    /// Internal variables of force elements that have any, by name.
    pub memory: Vec<(String, Vec<f64>)>,
}
