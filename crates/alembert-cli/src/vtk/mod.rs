//! Trajectories for ParaView and other readers of VTK: a collection `STEM.pvd` and, in the folder `STEM-vtk`, polygonal data
//! (`.vtp`, XML) for each recorded frame: rods as polylines, bodies as surfaces, points and markers as vertices.
//!
//! Strains and stress resultants belong to elements; a polyline has its data at the nodes, so each node gets the mean of the
//! elements on both sides of it.

mod mesh;
mod xml;

use crate::{BadInput, files};
use alembert::model::Model;
use alembert::report::scene;
use alembert::trajectory::{Named, RodRecord, STRAINS, Trajectory};
use alembert_report as report;
use mesh::Mesh;
use std::path::{Path, PathBuf};
use xml::{Cells, Piece};

/// Writes all frames; gives back the path of the collection.
pub fn write(
    folder: &Path,
    stem: &str,
    model: &Model,
    trajectory: &Trajectory,
) -> Result<PathBuf, BadInput> {
    let part_folder = format!("{stem}-vtk");
    files::create_folder(&folder.join(&part_folder))?;
    let scene = Scene::new(model, trajectory);
    let mut list = vec![];
    for (frame, time) in trajectory.time.iter().enumerate() {
        for (part, (name, piece)) in scene.pieces(frame).into_iter().enumerate() {
            let file = format!("{part_folder}/{name}_{frame:05}.vtp");
            files::write_text(&folder.join(&file), &piece.document(*time))?;
            list.push((*time, part, name, file));
        }
    }
    // the collection comes last: it names only files that are there
    let path = folder.join(format!("{stem}.pvd"));
    files::write_text(&path, &xml::collection(&list))?;
    Ok(path)
}

/// What is exported of a run.
struct Scene<'a> {
    trajectory: &'a Trajectory,
    bodies: Vec<Drawn<'a>>,
    points: Vec<Drawn<'a>>,
}

/// Something that moves, with its surface in its own frame.
struct Drawn<'a> {
    mesh: Mesh,
    /// Three numbers per frame.
    position: Vec<f64>,
    /// Nine numbers per frame; empty for points.
    directors: Vec<f64>,
    velocity: [Option<&'a [f64]>; 3],
    angular_velocity: [Option<&'a [f64]>; 3],
}

impl<'a> Drawn<'a> {
    fn new(named: &Named<'a>, base: &str, mesh: Mesh, body: report::Body) -> Self {
        let vector = |part: &str| {
            ["x", "y", "z"].map(|axis| named.channel(&format!("{base}.{part}.{axis}")))
        };
        let mut angular_velocity = vector("angular_velocity");
        // planar bodies turn about z only
        angular_velocity[2] =
            angular_velocity[2].or_else(|| named.channel(&format!("{base}.angular_velocity")));
        Self {
            mesh,
            position: body.position,
            directors: body.directors,
            velocity: vector("velocity"),
            angular_velocity,
        }
    }

    /// Position, axes, velocity and angular velocity in a frame.
    fn motion(&self, frame: usize) -> ([f64; 3], [[f64; 3]; 3], [f64; 3], [f64; 3]) {
        let at = |list: &[f64], k: usize| list.get(k).copied().unwrap_or(0.0);
        let x = [0, 1, 2].map(|k| at(&self.position, 3 * frame + k));
        let axes = [0, 1, 2].map(|d| [0, 1, 2].map(|k| at(&self.directors, 9 * frame + 3 * d + k)));
        let channel = |list: &[Option<&[f64]>; 3]| list.map(|c| c.map_or(0.0, |c| at(c, frame)));
        (
            x,
            axes,
            channel(&self.velocity),
            channel(&self.angular_velocity),
        )
    }
}

impl<'a> Scene<'a> {
    fn new(model: &Model, trajectory: &'a Trajectory) -> Self {
        let mut bodies = vec![];
        let mut points = vec![];
        let (named, frames) = (trajectory.named(), trajectory.time.len());
        for body in scene::bodies(model, trajectory) {
            let base = format!("body.{}", body.name);
            let mut mesh = Mesh::default();
            for shape in &body.shapes {
                mesh.add(shape);
            }
            let place = if body.shapes.is_empty() {
                &mut points
            } else {
                &mut bodies
            };
            place.push(Drawn::new(&named, &base, mesh, body));
        }
        let list = model.points.iter().map(|p| format!("point.{}", p.name));
        let list = list.chain(model.markers.iter().map(|m| format!("marker.{}", m.name)));
        for base in list {
            let body = report::Body {
                position: scene::position(&named, frames, &base),
                ..report::Body::default()
            };
            points.push(Drawn::new(&named, &base, Mesh::default(), body));
        }
        Self {
            trajectory,
            bodies,
            points,
        }
    }

    /// The parts that are there, with their names.
    fn pieces(&self, frame: usize) -> Vec<(&'static str, Piece)> {
        let mut list = vec![];
        if !self.trajectory.rods.is_empty() {
            list.push(("rods", rods(&self.trajectory.rods, frame)));
        }
        if !self.bodies.is_empty() {
            list.push(("bodies", self.surfaces(frame)));
        }
        if !self.points.is_empty() {
            list.push(("points", self.vertices(frame)));
        }
        list
    }

    /// Surfaces of bodies; every point has the velocity of the body there.
    fn surfaces(&self, frame: usize) -> Piece {
        let mut piece = Piece::new(Cells::Polygons);
        let (mut velocity, mut angular, mut index) = (vec![], vec![], vec![]);
        for (k, body) in self.bodies.iter().enumerate() {
            let (x, axes, v, w) = body.motion(frame);
            let first = piece.points.len();
            for p in &body.mesh.points {
                let arm = [0, 1, 2].map(|c| (0..3).map(|d| axes[d][c] * p[d]).sum::<f64>());
                piece.points.push([0, 1, 2].map(|c| x[c] + arm[c]));
                let turning = cross(w, arm);
                velocity.extend([0, 1, 2].map(|c| v[c] + turning[c]));
                angular.extend(w);
                index.push(k as f64);
            }
            let cells = body.mesh.faces.iter();
            piece
                .cells
                .extend(cells.map(|face| face.iter().map(|i| first + i).collect()));
        }
        piece.add("velocity", 3, velocity);
        piece.add("angular_velocity", 3, angular);
        piece.add("body", 1, index);
        piece
    }

    /// Points, markers and bodies without shape; these with their axes.
    fn vertices(&self, frame: usize) -> Piece {
        let mut piece = Piece::new(Cells::Vertices);
        let mut velocity = vec![];
        let mut axes_of = [vec![], vec![], vec![]];
        for (k, point) in self.points.iter().enumerate() {
            let (x, axes, v, _) = point.motion(frame);
            piece.points.push(x);
            piece.cells.push(vec![k]);
            velocity.extend(v);
            for d in 0..3 {
                axes_of[d].extend(axes[d]);
            }
        }
        piece.add("velocity", 3, velocity);
        for (d, values) in axes_of.into_iter().enumerate() {
            piece.add(["axis_1", "axis_2", "axis_3"][d], 3, values);
        }
        piece
    }
}

/// Rods as polylines with data at their nodes.
fn rods(rods: &[RodRecord], frame: usize) -> Piece {
    let mut piece = Piece::new(Cells::Lines);
    let mut data = RodData::default();
    for (k, rod) in rods.iter().enumerate() {
        let first = piece.points.len();
        let n = rod.nodes();
        let wide = |list: &[f32], node: usize, width: usize, c: usize| {
            let at = width * (frame * n + node) + c;
            list.get(at).map_or(0.0, |x| f64::from(*x))
        };
        for i in 0..n {
            piece
                .points
                .push([0, 1, 2].map(|c| wide(&rod.position, i, 3, c)));
            let q = [0, 1, 2, 3].map(|c| wide(&rod.orientation, i, 4, c));
            for (list, axis) in data.axes.iter_mut().zip(axes(q)) {
                list.extend(axis);
            }
            data.velocity
                .extend([0, 1, 2].map(|c| wide(&rod.velocity, i, 3, c)));
            let w = [0, 1, 2].map(|c| wide(&rod.angular_velocity, i, 3, c));
            data.angular_velocity.extend(w);
            data.arc.push(rod.node_arc[i]);
            data.rod.push(k as f64);
            data.push_strains(rod, frame, i);
        }
        let back = rod.closed.then_some(first);
        piece.cells.push((first..first + n).chain(back).collect());
    }
    data.into_piece(&mut piece);
    piece
}

/// Data at the nodes of rods.
#[derive(Default)]
struct RodData {
    axes: [Vec<f64>; 3],
    velocity: Vec<f64>,
    angular_velocity: Vec<f64>,
    arc: Vec<f64>,
    rod: Vec<f64>,
    strain: [Vec<f64>; 6],
    stress: [Vec<f64>; 6],
    energy: Vec<f64>,
}

impl RodData {
    /// Means of the elements on both sides of a node.
    fn push_strains(&mut self, rod: &RodRecord, frame: usize, node: usize) {
        let m = rod.elements();
        let before = match node {
            0 if rod.closed => m.checked_sub(1),
            0 => None,
            node => Some(node - 1),
        };
        let sides: Vec<usize> = before
            .into_iter()
            .chain([node])
            .filter(|k| *k < m)
            .collect();
        let share = 1.0 / sides.len().max(1) as f64;
        let (mut strain, mut stress, mut energy) = ([0.0; 6], [0.0; 6], 0.0);
        for k in sides {
            let (e, s) = (rod.strain_of(frame, k), rod.stress_of(frame, k));
            let (e, s) = (e.unwrap_or_default(), s.unwrap_or_default());
            for c in 0..6 {
                strain[c] += share * e[c];
                stress[c] += share * s[c];
                energy += 0.5 * share * e[c] * s[c];
            }
        }
        for c in 0..6 {
            self.strain[c].push(strain[c]);
            self.stress[c].push(stress[c]);
        }
        self.energy.push(energy);
    }

    fn into_piece(self, piece: &mut Piece) {
        let names = ["section_axis_1", "section_axis_2", "tangent"];
        for (name, values) in names.into_iter().zip(self.axes) {
            piece.add(name, 3, values);
        }
        piece.add("velocity", 3, self.velocity);
        piece.add("angular_velocity", 3, self.angular_velocity);
        piece.add("arc_length", 1, self.arc);
        piece.add("rod", 1, self.rod);
        for (k, values) in self.strain.into_iter().enumerate() {
            piece.add(&STRAINS[k][0].replace(' ', "_"), 1, values);
        }
        for (k, values) in self.stress.into_iter().enumerate() {
            piece.add(&STRAINS[k][2].replace(' ', "_"), 1, values);
        }
        piece.add("energy_per_length", 1, self.energy);
    }
}

fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

/// Columns of the rotation of a unit quaternion.
fn axes([w, x, y, z]: [f64; 4]) -> [[f64; 3]; 3] {
    [
        [
            1.0 - 2.0 * (y * y + z * z),
            2.0 * (x * y + w * z),
            2.0 * (x * z - w * y),
        ],
        [
            2.0 * (x * y - w * z),
            1.0 - 2.0 * (x * x + z * z),
            2.0 * (y * z + w * x),
        ],
        [
            2.0 * (x * z + w * y),
            2.0 * (y * z - w * x),
            1.0 - 2.0 * (x * x + y * y),
        ],
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring(closed: bool) -> RodRecord {
        let nodes = if closed { 3 } else { 4 };
        RodRecord {
            name: "r".into(),
            closed,
            length: 3.0,
            node_arc: (0..nodes).map(f64::from).collect(),
            element_arc: vec![0.5, 1.5, 2.5],
            stiffness: vec![2.0; 18],
            position: (0..3 * nodes).map(|k| k as f32).collect(),
            orientation: [1.0, 0.0, 0.0, 0.0].repeat(nodes as usize),
            velocity: vec![0.0; 3 * nodes as usize],
            angular_velocity: vec![0.0; 3 * nodes as usize],
            strain: (0..18).map(|k| (k / 6) as f32).collect(),
        }
    }

    #[test]
    fn id_nodes_have_the_mean_of_their_elements() {
        let data = |closed: bool| {
            let piece = rods(&[ring(closed)], 0);
            let torsion = piece.data.iter().find(|d| d.name == "torsion");
            (
                piece.cells[0].clone(),
                torsion.map(|d| d.values.clone()).unwrap_or_default(),
            )
        };
        assert_eq!(data(false), (vec![0, 1, 2, 3], vec![0.0, 0.5, 1.5, 2.0]));
        assert_eq!(data(true), (vec![0, 1, 2, 0], vec![1.0, 0.5, 1.5]));
    }

    #[test]
    fn id_axes_of_quaternions() {
        // a third of a turn about the diagonal takes x to y to z
        let found = axes([0.5; 4]);
        assert_eq!(found, [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]);
    }
}
