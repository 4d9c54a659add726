//! What is recorded of rods: shape, motion and strains of their nodes and elements, as blocks.

use crate::elements::{AnyElement, MAX_INVARIANTS};
use crate::model::{Beam, BeamAxes, Force, Model, OutputOptions, RodParts};
use crate::step::Stepper;
use crate::trajectory::RodRecord;
use alembert_math::Space;
use nalgebra::{Matrix3, Quaternion, Rotation3, UnitQuaternion, Vector3};

/// A rod and what is recorded of it.
#[derive(Debug)]
pub(super) struct Rod {
    /// Bodies of the model whose motion is recorded.
    pub nodes: Vec<usize>,
    /// Force elements of the mechanism whose strains are recorded.
    pub elements: Vec<usize>,
    /// Frames of the staggered grid, half an element before their vertices: the drawn frame is the mean of two of them.
    staggered: bool,
    /// The blocks.
    pub record: RodRecord,
}

/// Which nodes and elements are recorded: nodes 0, k, 2 k, … and the last; of the elements between two of them the middle one.
pub(super) fn thinned(elements: usize, most: usize) -> (Vec<usize>, Vec<usize>) {
    let stride = elements.div_ceil(most.max(1)).max(1);
    let nodes: Vec<usize> = (0..elements).step_by(stride).chain([elements]).collect();
    let between = |pair: &[usize]| pair[0] + (pair[1] - pair[0] - 1) / 2;
    let middle = nodes.windows(2).map(between).collect();
    (nodes, middle)
}

/// Plans the blocks of all rods of an expanded model; `mech_force[k]` is the element of the mechanism for force k of the model.
pub(super) fn plan(
    model: &Model,
    parts: &[RodParts],
    mech_force: &[Option<usize>],
    capacity: usize,
) -> Vec<Rod> {
    let most = model.output.as_ref().and_then(|o| o.rod_elements);
    let most = most.unwrap_or(OutputOptions::DEFAULT_ELEMENTS) as usize;
    parts
        .iter()
        .map(|part| plan_rod(model, part, mech_force, most, capacity))
        .collect()
}

fn plan_rod(
    model: &Model,
    part: &RodParts,
    mech_force: &[Option<usize>],
    most: usize,
    capacity: usize,
) -> Rod {
    let beam = |k: usize| match model.forces.get(part.elements[k]) {
        Some(Force::Beam(beam)) => Some(beam),
        _ => None,
    };
    let length = |k: usize| beam(k).and_then(|b| b.length).unwrap_or(0.0);
    let (mut nodes, elements) = thinned(part.elements.len(), most);
    let all = elements.len() == part.elements.len();
    let staggered = all && beam(0).is_some_and(|b| b.axes == BeamAxes::Second);
    // arc length where the elements begin, and where the last one ends
    let mut arc = vec![0.0];
    for k in 0..part.elements.len() {
        arc.push(arc[k] + length(k));
    }
    if part.closed {
        // the last node of a ring is the first one
        nodes.pop();
    }
    let stiffness = elements
        .iter()
        .flat_map(|&k| beam(k).map_or([0.0; 6], stiffness));
    let record = RodRecord {
        name: part.name.clone(),
        closed: part.closed,
        length: arc.last().copied().unwrap_or(0.0),
        node_arc: nodes.iter().map(|&i| arc[i]).collect(),
        element_arc: elements.iter().map(|&k| arc[k] + 0.5 * length(k)).collect(),
        stiffness: stiffness.collect(),
        position: Vec::with_capacity(3 * capacity * nodes.len()),
        orientation: Vec::with_capacity(4 * capacity * nodes.len()),
        velocity: Vec::with_capacity(3 * capacity * nodes.len()),
        angular_velocity: Vec::with_capacity(3 * capacity * nodes.len()),
        strain: Vec::with_capacity(6 * capacity * elements.len()),
    };
    let body = |i: &usize| part.nodes.get(*i).copied();
    let force = |k: &usize| mech_force.get(part.elements[*k]).copied().flatten();
    Rod {
        nodes: nodes.iter().filter_map(body).collect(),
        elements: elements.iter().filter_map(force).collect(),
        staggered,
        record,
    }
}

/// GA1, GA2, EA, EI1, EI2, GJ; zero where a planar beam has none.
fn stiffness(beam: &Beam) -> [f64; 6] {
    let entry = |list: &[f64], k: usize| list.get(k).copied().unwrap_or(0.0);
    match beam.torsion {
        Some(torsion) => [
            entry(&beam.shear, 0),
            entry(&beam.shear, 1),
            beam.extension,
            entry(&beam.bending, 0),
            entry(&beam.bending, 1),
            torsion,
        ],
        // planar: shear along the first section axis, bending about the second
        None => {
            let (shear, bending) = (entry(&beam.shear, 0), entry(&beam.bending, 0));
            [shear, 0.0, beam.extension, 0.0, bending, 0.0]
        }
    }
}

impl Rod {
    /// Records position, section frame, velocity and angular velocity of the next node.
    pub fn push_node(&mut self, x: [f64; 3], frame: Matrix3<f64>, v: [f64; 3], w: [f64; 3]) {
        let r = &mut self.record;
        let turn = Rotation3::from_matrix_unchecked(frame);
        let mut q = *UnitQuaternion::from_rotation_matrix(&turn).quaternion();
        // of the two signs the one next to the neighbour, for the first node next to the frame before
        let count = r.orientation.len();
        let back = match count / 4 % self.nodes.len().max(1) {
            0 => 4 * self.nodes.len(),
            _ => 4,
        };
        if let Some([a, b, c, d]) = count
            .checked_sub(back)
            .and_then(|at| r.orientation.get(at..at + 4))
        {
            let near = [a, b, c, d].map(|x| f64::from(*x));
            if q.dot(&Quaternion::new(near[0], near[1], near[2], near[3])) < 0.0 {
                q = -q;
            }
        }
        r.position.extend(x.map(|x| x as f32));
        r.orientation.extend([q.w, q.i, q.j, q.k].map(|x| x as f32));
        r.velocity.extend(v.map(|x| x as f32));
        r.angular_velocity.extend(w.map(|x| x as f32));
    }

    /// After the nodes of a frame on the staggered grid: from frames of segments to frames of vertices.
    pub fn centre_frames(&mut self) {
        let n = self.nodes.len();
        let list = &mut self.record.orientation;
        let Some(from) = list.len().checked_sub(4 * n).filter(|_| self.staggered) else {
            return;
        };
        let list = &mut list[from..];
        // the start of an open rod has a frame of its own, and its end none behind it
        let (first, closed) = (usize::from(!self.record.closed), self.record.closed);
        let start: [f32; 4] = std::array::from_fn(|k| list.get(k).copied().unwrap_or(0.0));
        for i in first..n {
            let next: [f32; 4] = match (i + 1 < n, closed) {
                (true, _) => std::array::from_fn(|k| list[4 * (i + 1) + k]),
                (false, true) => start,
                (false, false) => continue,
            };
            let own = &mut list[4 * i..4 * i + 4];
            let dot: f32 = own.iter().zip(&next).map(|(a, b)| a * b).sum();
            let sign = if dot < 0.0 { -1.0 } else { 1.0 };
            own.iter_mut().zip(&next).for_each(|(a, b)| *a += sign * b);
            let size = own.iter().map(|a| a * a).sum::<f32>().sqrt();
            own.iter_mut().for_each(|a| *a /= size);
        }
    }

    /// Records the strains of all elements.
    pub fn push_strains<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
        &mut self,
        stepper: &Stepper<S, D, A, T>,
    ) {
        for &k in &self.elements {
            let f = &stepper.mech.forces[k];
            let s: [f64; MAX_INVARIANTS] = f.values(&stepper.state.q);
            let strain = match &f.law() {
                AnyElement::Beam(beam) => beam.strains_per_length(&s),
                _ => [0.0; 6],
            };
            self.record.strain.extend(strain.map(|x| x as f32));
        }
    }

    /// Removes what is behind a number of frames.
    pub fn truncate(&mut self, frames: usize) {
        let (n, m) = (self.nodes.len(), self.elements.len());
        let r = &mut self.record;
        r.position.truncate(3 * n * frames);
        r.orientation.truncate(4 * n * frames);
        r.velocity.truncate(3 * n * frames);
        r.angular_velocity.truncate(3 * n * frames);
        r.strain.truncate(6 * m * frames);
    }

    /// Whether the last frame holds only finite numbers.
    pub fn last_is_finite(&self) -> bool {
        let (n, m) = (self.nodes.len(), self.elements.len());
        let r = &self.record;
        let good = |values: &[f32], count: usize| {
            let from = values.len().saturating_sub(count);
            values[from..].iter().all(|x| x.is_finite())
        };
        good(&r.position, 3 * n)
            && good(&r.orientation, 4 * n)
            && good(&r.velocity, 3 * n)
            && good(&r.angular_velocity, 3 * n)
            && good(&r.strain, 6 * m)
    }
}

/// Section axes and tangent of a node as columns; in the plane its axes are tangent and first section axis.
pub(super) fn section_frame<const D: usize>(axes: &nalgebra::SMatrix<f64, D, D>) -> Matrix3<f64> {
    let column = |c: usize| Vector3::from_fn(|i, _| if i < D { axes[(i, c)] } else { 0.0 });
    if D == 3 {
        Matrix3::from_columns(&[column(0), column(1), column(2)])
    } else {
        Matrix3::from_columns(&[column(1), Vector3::z(), column(0)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_thinned_rods_keep_their_ends() {
        assert_eq!(thinned(3, 1000), (vec![0, 1, 2, 3], vec![0, 1, 2]));
        assert_eq!(thinned(10, 4), (vec![0, 3, 6, 9, 10], vec![1, 4, 7, 9]));
        let (nodes, elements) = thinned(10_000, 1000);
        assert_eq!((nodes.len(), elements.len()), (1001, 1000));
        assert_eq!(nodes.last(), Some(&10_000));
        assert_eq!(thinned(1, 1), (vec![0, 1], vec![0]));
    }
}
