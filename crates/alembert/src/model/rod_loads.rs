//! What acts per length of a rod becomes shares of its nodes.
//!
//! # Equations
//! Of each element, of length h, the part from a to b (fractions of it) carries the load. Linear shape functions give
//! h ∫ (1 - ξ) dξ to its first and h ∫ ξ dξ to its second node, so total and first moment are exact. Frames of the staggered grid lie in
//! the segments: a moment per length there goes to the frame of its segment, h (b - a).

use super::rods::{Grid, Rod};
use super::types::Model;
use super::{Drag, Force};

/// Nodes and the lengths for which they stand [m].
type Shares = Vec<(String, f64)>;

/// Gives what acts per length its nodes.
pub(super) fn share_loads(model: &mut Model) {
    let rods = &model.rods;
    let find = |name: &str| rods.iter().find(|rod| rod.name == name);
    for force in &mut model.forces {
        match force {
            Force::Distributed(f) => {
                if let Some(rod) = find(&f.rod) {
                    let ends = [f.from, f.to];
                    f.shares = at_vertices(rod, ends);
                    f.turned = match rod.grid {
                        Grid::Nodes => f.shares.clone(),
                        Grid::Staggered => at_segments(rod, ends),
                    };
                }
            }
            Force::Drag(Drag {
                rod: Some(rod),
                shares,
                ..
            }) => {
                if let Some(rod) = find(rod) {
                    *shares = at_vertices(rod, [0.0, 1.0]);
                }
            }
            _ => {}
        }
    }
}

/// Shares of the vertices.
fn at_vertices(rod: &Rod, ends: [f64; 2]) -> Shares {
    collected(rod, ends, |[a, b]| {
        let second = 0.5 * (b - a) * (b + a);
        [b - a - second, second]
    })
}

/// Shares of the frames in the segments; that of a segment is in the body at its end.
fn at_segments(rod: &Rod, ends: [f64; 2]) -> Shares {
    collected(rod, ends, |[a, b]| [0.0, b - a])
}

/// Sums what the part from a to b of each element gives to its two nodes, in lengths of an element.
fn collected(rod: &Rod, ends: [f64; 2], part: impl Fn([f64; 2]) -> [f64; 2]) -> Shares {
    let n = f64::from(rod.elements.max(1));
    let h = rod.length() / n;
    let count = rod.last_node() as usize + 1;
    let mut lengths = vec![0.0; count];
    for i in 0..rod.elements {
        let inside = ends.map(|s| (s * n - f64::from(i)).clamp(0.0, 1.0));
        for (k, share) in part(inside).into_iter().enumerate() {
            if let Some(length) = lengths.get_mut((i as usize + k) % count) {
                *length += h * share;
            }
        }
    }
    let named = lengths.into_iter().enumerate();
    named
        .filter(|(_, length)| *length > 0.0)
        .map(|(i, length)| (format!("{}.{i}", rod.name), length))
        .collect()
}
