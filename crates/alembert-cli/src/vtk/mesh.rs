//! Surfaces of the solids of the report, as points and faces in the frame of the body.

use alembert_report::{Axis, Shape, Solid};
use std::f64::consts::{PI, TAU};

/// Corners of a circle.
const AROUND: usize = 32;
/// Rows of points of a half sphere.
const ROWS: usize = 8;

/// A surface.
#[derive(Debug, Default, Clone)]
pub struct Mesh {
    pub points: Vec<[f64; 3]>,
    pub faces: Vec<Vec<usize>>,
}

impl Mesh {
    /// Adds a shape.
    pub fn add(&mut self, shape: &Shape) {
        let mut own = Self::default();
        let axis = match &shape.solid {
            Solid::Box { size } => {
                own.block(*size);
                Axis::Z
            }
            Solid::Sphere { radius } => {
                own.revolve(&capsule(*radius, 0.0));
                Axis::Z
            }
            Solid::Cylinder {
                radius,
                length,
                axis,
            } => {
                let h = 0.5 * length;
                own.revolve(&[(0.0, -h), (*radius, -h), (*radius, h), (0.0, h)]);
                *axis
            }
            Solid::Capsule {
                radius,
                length,
                axis,
            } => {
                own.revolve(&capsule(*radius, *length));
                *axis
            }
            Solid::Cone {
                radius,
                height,
                axis,
            } => {
                own.revolve(&[(0.0, 0.0), (*radius, *height), (0.0, *height)]);
                *axis
            }
        };
        let first = self.points.len();
        for [x, y, z] in own.points {
            // from the axis of revolution, z, to the wanted one
            let p = match axis {
                Axis::Z => [x, y, z],
                Axis::X => [z, x, y],
                Axis::Y => [y, z, x],
            };
            let m = &shape.matrix;
            let turned = |r: usize| (0..3).map(|c| m[3 * r + c] * p[c]).sum::<f64>();
            self.points
                .push([0, 1, 2].map(|r| shape.position[r] + turned(r)));
        }
        let faces = own.faces.into_iter();
        self.faces
            .extend(faces.map(|face| face.into_iter().map(|i| first + i).collect()));
    }

    fn block(&mut self, size: [f64; 3]) {
        for k in 0..8_usize {
            let side = |bit: usize| if k & bit == 0 { -0.5 } else { 0.5 };
            self.points
                .push([side(1) * size[0], side(2) * size[1], side(4) * size[2]]);
        }
        let faces = [
            [0, 2, 3, 1],
            [4, 5, 7, 6],
            [0, 1, 5, 4],
            [2, 6, 7, 3],
            [0, 4, 6, 2],
            [1, 3, 7, 5],
        ];
        self.faces.extend(faces.map(|face| face.to_vec()));
    }

    /// Turns a meridian of (radius, height), from one pole to the other, about z.
    fn revolve(&mut self, meridian: &[(f64, f64)]) {
        // the points of each row; a pole has one
        let mut rows: Vec<Vec<usize>> = vec![];
        for (radius, height) in meridian {
            let count = if *radius > 0.0 { AROUND } else { 1 };
            let first = self.points.len();
            for k in 0..count {
                let (s, c) = (TAU * k as f64 / AROUND as f64).sin_cos();
                self.points.push([radius * c, radius * s, *height]);
            }
            rows.push((0..AROUND).map(|k| first + k % count).collect());
        }
        for pair in rows.windows(2) {
            for k in 0..AROUND {
                let next = (k + 1) % AROUND;
                let mut face = vec![pair[0][k], pair[0][next], pair[1][next], pair[1][k]];
                face.dedup();
                if face.first() == face.last() {
                    face.pop();
                }
                if face.len() > 2 {
                    self.faces.push(face);
                }
            }
        }
    }
}

/// The meridian of a cylinder with half spheres at its ends.
fn capsule(radius: f64, length: f64) -> Vec<(f64, f64)> {
    let mut list = vec![];
    for (from, middle) in [(-0.5 * PI, -0.5 * length), (0.0, 0.5 * length)] {
        for k in 0..=ROWS {
            let angle = from + 0.5 * PI * k as f64 / ROWS as f64;
            list.push((radius * angle.cos(), middle + radius * angle.sin()));
        }
    }
    // both poles are on the axis, and a ball has its equator once
    if let (Some(first), n) = (list.first_mut(), 2 * ROWS + 1) {
        first.0 = 0.0;
        list[n].0 = 0.0;
    }
    list.dedup();
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Volume by the divergence theorem, with outward faces positive.
    fn volume(mesh: &Mesh) -> f64 {
        let mut sum = 0.0;
        for face in &mesh.faces {
            for k in 1..face.len() - 1 {
                let [a, b, c] = [face[0], face[k], face[k + 1]].map(|i| mesh.points[i]);
                sum += a[0] * (b[1] * c[2] - b[2] * c[1])
                    + a[1] * (b[2] * c[0] - b[0] * c[2])
                    + a[2] * (b[0] * c[1] - b[1] * c[0]);
            }
        }
        sum / 6.0
    }

    #[test]
    fn ref_volumes_of_closed_surfaces() {
        let (r, l) = (0.5, 2.0);
        let ball = 4.0 / 3.0 * PI * r * r * r;
        let rod = PI * r * r * l;
        let axis = Axis::X;
        let cases = [
            (
                Solid::Box {
                    size: [1.0, 2.0, 3.0],
                },
                6.0,
                1e-12,
            ),
            (Solid::Sphere { radius: r }, ball, 0.03),
            (
                Solid::Cylinder {
                    radius: r,
                    length: l,
                    axis,
                },
                rod,
                0.01,
            ),
            (
                Solid::Capsule {
                    radius: r,
                    length: l,
                    axis,
                },
                rod + ball,
                0.02,
            ),
            (
                Solid::Cone {
                    radius: r,
                    height: l,
                    axis,
                },
                rod / 3.0,
                0.01,
            ),
        ];
        for (solid, wanted, tolerance) in cases {
            let mut mesh = Mesh::default();
            mesh.add(&Shape::new(solid.clone()).with_position([3.0, 4.0, 5.0]));
            // polygons inside a circle are smaller by (2π/32)²/6, half a percent
            let found = volume(&mesh);
            assert!(
                (found / wanted - 1.0).abs() < tolerance,
                "{solid:?}: {found} {wanted}"
            );
        }
    }
}
