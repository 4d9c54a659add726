//! Bodies: directors along principal axes, Euler tensor, drawn poses.

use super::{one, vector};
use crate::error::ModelErrors;
use crate::model::{CompiledSignal, Model, Space};
use crate::system::mechanism::Inertia;
use crate::system::pose::Pose;
use nalgebra::{Matrix3, SMatrix, SVector, SymmetricEigen};

/// A body or point as it stands in the model: inertia, directors, drawn pose and velocity.
#[derive(Clone, Debug)]
pub struct BodyFrame<const D: usize> {
    /// Inertia in director coordinates.
    pub inertia: Inertia<D>,
    /// Centre of mass in the body frame [m].
    pub center: SVector<f64, D>,
    /// Directors in the body frame, as columns.
    pub directors: SMatrix<f64, D, D>,
    /// Drawn pose: centre of mass and directors in the world.
    pub drawn: Pose<D>,
    /// Whether the user gave a position or orientation.
    pub placed: bool,
    /// Velocity of the body origin and angular velocity (3 components), world axes, if given.
    pub velocity: Option<([f64; 3], [f64; 3])>,
    /// Only the angular velocity is given: the velocity follows from the joint.
    pub turns_only: bool,
    /// A point mass: no orientation.
    pub point: bool,
    /// A driven anchor: no unknown at all.
    pub driven: bool,
}

impl<const D: usize> BodyFrame<D> {
    /// A point of the body frame, in director axes from the centre of mass.
    pub fn point_local(&self, p: [f64; 3]) -> SVector<f64, D> {
        self.directors.transpose() * (vector::<D>(p) - self.center)
    }

    /// A direction of the body frame in director axes.
    pub fn direction_local(&self, d: [f64; 3]) -> SVector<f64, D> {
        self.directors.transpose() * vector::<D>(d)
    }

    /// A drawn world point, in director axes from the centre of mass.
    pub fn point_world(&self, p: [f64; 3]) -> SVector<f64, D> {
        self.drawn.r.transpose() * (vector::<D>(p) - self.drawn.x)
    }

    /// Drawn position of the body origin.
    pub fn drawn_origin(&self) -> SVector<f64, D> {
        self.drawn.x - self.drawn.r * (self.directors.transpose() * self.center)
    }

    /// Ground: world frame.
    pub fn ground() -> Self {
        Self {
            inertia: Inertia {
                mass: 1.0,
                euler: SVector::zeros(),
            },
            center: SVector::zeros(),
            directors: SMatrix::identity(),
            drawn: Pose::identity(),
            placed: true,
            velocity: None,
            turns_only: false,
            point: false,
            driven: false,
        }
    }
}

/// Frames of all bodies, then of all points.
pub fn frames<const D: usize>(model: &Model) -> Result<Vec<BodyFrame<D>>, ModelErrors> {
    let mut out = Vec::with_capacity(model.bodies.len() + model.points.len());
    for body in &model.bodies {
        let one_error = |e| ModelErrors(vec![e]);
        let mass = body.mass_properties(model.space).map_err(one_error)?;
        let rotation = matrix::<D>(body.rotation().map_err(one_error)?);
        let (directors, euler) = principal::<D>(mass.inertia, model.space);
        let center = vector::<D>(mass.center_of_mass);
        let x = vector::<D>(body.position_xyz()) + rotation * center;
        let moving = body.velocity.is_some()
            || body.angular_velocity.is_some()
            || body.angular_velocity_body.is_some();
        let velocity = if moving {
            Some((
                body.velocity_xyz(),
                body.angular_velocity_xyz().map_err(one_error)?,
            ))
        } else {
            None
        };
        out.push(BodyFrame {
            inertia: Inertia {
                mass: mass.mass,
                euler,
            },
            center,
            directors,
            drawn: Pose {
                x,
                r: rotation * directors,
            },
            placed: body.position.is_some() || body.orientation.is_some() || body.angle.is_some(),
            velocity,
            turns_only: moving && body.velocity.is_none(),
            point: false,
            driven: false,
        });
    }
    for point in &model.points {
        let position = point
            .position
            .as_ref()
            .map_or([0.0; 3], crate::model::Vector::xyz);
        let velocity = point.velocity.as_ref().map(|v| (v.xyz(), [0.0; 3]));
        out.push(BodyFrame {
            inertia: Inertia {
                mass: point.mass,
                euler: SVector::zeros(),
            },
            drawn: Pose {
                x: vector(position),
                r: SMatrix::identity(),
            },
            placed: point.position.is_some(),
            velocity,
            point: true,
            driven: point.motion.is_some(),
            ..BodyFrame::ground()
        });
    }
    let anchors = anchors(model)?;
    for (frame, signals) in out.iter_mut().filter(|f| f.driven).zip(&anchors) {
        frame.drawn.x = SVector::from_fn(|i, _| signals[i].eval(0.0));
    }
    Ok(out)
}

/// Motions of driven anchors, in the order of the points.
pub fn anchors(model: &Model) -> Result<Vec<Vec<CompiledSignal>>, ModelErrors> {
    let mut out = vec![];
    for (k, point) in model.points.iter().enumerate() {
        if let Some(motion) = &point.motion {
            let signals: Result<Vec<_>, _> = motion.iter().map(CompiledSignal::compile).collect();
            out.push(signals.map_err(|e| {
                one(
                    format!("point[{k}].motion"),
                    e.to_string(),
                    "write a number, an expression of t or a table",
                )
            })?);
        }
    }
    Ok(out)
}

/// Directors (columns, in the body frame) along principal axes and the Euler tensor values.
fn principal<const D: usize>(
    inertia: [[f64; 3]; 3],
    space: Space,
) -> (SMatrix<f64, D, D>, SVector<f64, D>) {
    if space == Space::Planar {
        // J = E₁ + E₂; how it is shared does not matter in the plane
        return (
            SMatrix::identity(),
            SVector::from_element(0.5 * inertia[2][2]),
        );
    }
    let j = Matrix3::from_fn(|r, c| inertia[r][c]);
    let off = j[(0, 1)].abs().max(j[(0, 2)].abs()).max(j[(1, 2)].abs());
    let (axes, values) = if off <= 1e-14 * j.trace() {
        (Matrix3::identity(), j.diagonal())
    } else {
        let eigen = SymmetricEigen::new(j);
        let mut axes = eigen.eigenvectors;
        if axes.determinant() < 0.0 {
            axes.column_mut(2).neg_mut();
        }
        (axes, eigen.eigenvalues)
    };
    let half = 0.5 * values.sum();
    let euler = values.map(|v| (half - v).max(0.0));
    (
        SMatrix::from_fn(|r, c| axes[(r, c)]),
        SVector::from_fn(|i, _| euler[i]),
    )
}

/// The leading D×D part.
pub fn matrix<const D: usize>(m: [[f64; 3]; 3]) -> SMatrix<f64, D, D> {
    SMatrix::from_fn(|r, c| m[r][c])
}

/// Distances of bodies count up to this many times the size of the bodies themselves.
const FAR: f64 = 1e3;

/// Characteristic length, from the model alone: the largest of radii of gyration and joint points in body frames, and of drawn distances
/// of consecutive bodies up to a thousand times of these; else, of points, the largest distance from the origin; 1 m where there is
/// no length at all.
pub fn length<const D: usize>(model: &Model, frames: &[BodyFrame<D>]) -> f64 {
    let (mut size, mut far, mut out) = (0.0_f64, 0.0_f64, 0.0_f64);
    for f in frames {
        if f.inertia.mass > 0.0 {
            size = size.max((2.0 * f.inertia.euler.amax() / f.inertia.mass).sqrt());
        }
        out = out.max(f.drawn.x.norm());
    }
    for j in &model.joints {
        for p in [&j.at_first, &j.at_second].into_iter().flatten() {
            size = size.max(vector::<D>(p.xyz()).norm());
        }
    }
    for a in frames.windows(2) {
        if a[0].placed && a[1].placed {
            far = far.max((a[0].drawn.x - a[1].drawn.x).norm());
        }
    }
    let near = if size > 0.0 { far.min(FAR * size) } else { far };
    let found = [size.max(near), out].into_iter().find(|l| *l > 0.0);
    found.filter(|l| l.is_finite()).unwrap_or(1.0)
}
