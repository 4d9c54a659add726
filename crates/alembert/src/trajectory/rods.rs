//! Shapes and strains of a rod over time: blocks of single precision, because they are many and are looked at as a whole.

use serde::{Deserialize, Serialize};

/// Names of the six strains, with the units of the strains and of the stress resultants, and the names of these.
pub const STRAINS: [[&str; 4]; 6] = [
    ["shear 1", "1", "shear force 1", "N"],
    ["shear 2", "1", "shear force 2", "N"],
    ["extension", "1", "normal force", "N"],
    ["bending 1", "1/m", "bending moment 1", "N m"],
    ["bending 2", "1/m", "bending moment 2", "N m"],
    ["torsion", "1/m", "torque", "N m"],
];

/// A rod over time. Of n nodes and m elements that are recorded; long rods are thinned (`[output]`).
///
/// The section frame of a node has the two section axes and the tangent as columns. Planar rods are recorded as rods in the
/// x-y plane: their first section axis lies in the plane, the second is z.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RodRecord {
    /// Name of the rod.
    pub name: String,
    /// A ring: the last element leads back to the first node.
    pub closed: bool,
    /// Length without stress [m].
    pub length: f64,
    /// Arc length of the nodes [m], n.
    pub node_arc: Vec<f64>,
    /// Arc length of the middles of the elements [m], m.
    pub element_arc: Vec<f64>,
    /// GA1, GA2, EA [N], EI1, EI2, GJ [N m^2] of the elements, 6 m.
    pub stiffness: Vec<f64>,
    /// Positions [m], 3 n per frame.
    pub position: Vec<f32>,
    /// Section frames as unit quaternions w, x, y, z, 4 n per frame.
    pub orientation: Vec<f32>,
    /// Velocities, world axes [m/s], 3 n per frame.
    pub velocity: Vec<f32>,
    /// Angular velocities, world axes [rad/s], 3 n per frame.
    pub angular_velocity: Vec<f32>,
    /// Strains beyond those without stress, see [`STRAINS`], 6 m per frame.
    pub strain: Vec<f32>,
}

impl RodRecord {
    /// Recorded nodes.
    pub fn nodes(&self) -> usize {
        self.node_arc.len()
    }

    /// Recorded elements.
    pub fn elements(&self) -> usize {
        self.element_arc.len()
    }

    /// Strains of an element in a frame; nothing where there is none.
    pub fn strain_of(&self, frame: usize, element: usize) -> Option<[f64; 6]> {
        let at = 6 * (frame * self.elements() + element);
        let strain = self.strain.get(at..at + 6)?;
        (element < self.elements()).then(|| std::array::from_fn(|k| f64::from(strain[k])))
    }

    /// Elastic stress resultants of an element in a frame: shear forces, normal force \[N\], bending moments, torque \[N m\].
    pub fn stress_of(&self, frame: usize, element: usize) -> Option<[f64; 6]> {
        let strain = self.strain_of(frame, element)?;
        let c = self.stiffness.get(6 * element..6 * element + 6)?;
        Some(std::array::from_fn(|k| c[k] * strain[k]))
    }

    /// Elastic energy per length of an element in a frame \[J/m\].
    pub fn energy_of(&self, frame: usize, element: usize) -> Option<f64> {
        let (strain, stress) = (
            self.strain_of(frame, element)?,
            self.stress_of(frame, element)?,
        );
        Some(strain.iter().zip(stress).map(|(a, b)| 0.5 * a * b).sum())
    }
}
