//! Positions and frames along a rod, as drawn and without stress.
//!
//! # What it is
//! The line of a rod by its arc length, and an orthonormal frame on it. Straight lines, arcs and helices in closed form; a curve
//! through points as a spline.
//!
//! # Equations
//! σ is the arc length, L that of the rod, s = σ/L; R₀ the frame at the start, T₀ its tangent.
//! ```text
//! straight  x = x₀ + σ T₀,                                R = R₀
//! arc       x = x₀ + r (sin φ T₀ + (1 - cos φ) n),        R = Rot(T₀ × n, φ) R₀,      φ = σ/r, n towards the centre
//! helix     x = c + Rot(a, ±φ)(x₀ - c) + a p φ/(2π),      R = Rot(a, ±φ) R₀,          φ = σ/√(r² + (p/2π)²)
//! points    x: cubic spline over the chord length, R: frame without rotation about the tangent
//! ```
//! The frame of the helix turns with it: seen from the frame curvature and torsion are constant, r/(r² + (p/2π)²) and
//! ±(p/2π)/(r² + (p/2π)²). All frames are turned about the tangent by the twist of the rod at the end.
//!
//! Arcs and helices are T-SHP-1, natural shapes T-SHP-2. Natural shape with curvature κ and strain γ constant on a piece: R' = R κ̂, x' = R (e + γ), e the axis of the tangent; with θ = κ σ:
//! ```text
//! R = R₀ exp(θ̂),  x = x₀ + σ R₀ [I + (1 - cos θ)/θ² θ̂ + (θ - sin θ)/θ³ θ̂²] (e + γ)          (θ = |θ| in the fractions)
//! ```
//!
//! # Reference
//! Frames of curves: Wang, Jüttler, Zheng, Liu, Computation of rotation minimizing frames, ACM Trans. Graph. 27 (2008), double
//! reflection. Splines: `path_spline.rs`.
//!
//! # Departures from the reference
//! None.

use std::f64::consts::TAU;

use super::geometry::{
    Matrix3, apply, cross, dot, multiply, norm, rotation_matrix, transpose, unit,
};
use super::path_spline::PathSpline;
use super::paths::{Handedness, RodPath, Twist};
use super::rods::Rod;
use super::types::Space;

/// Least sine of the angle between two directions that must span a plane.
const LEAST_SINE: f64 = 1e-6;

/// A rod's line and frames, ready for evaluation; made by [`Rod::shape`].
#[derive(Debug, Clone)]
pub struct RodShape {
    space: Space,
    line: Line,
    twist: Option<Twist>,
    /// Arc length as drawn [m].
    drawn_length: f64,
    /// Arc length without stress [m].
    length: f64,
    /// Pieces of constant natural curvature, if the natural shape is not the drawn one.
    pieces: Option<Vec<Piece>>,
    /// Direction of the centre line in the frame, natural: tangent plus strain.
    stretch: [f64; 3],
}

/// A piece of constant natural curvature.
#[derive(Debug, Clone)]
struct Piece {
    /// Where it begins and ends, as fractions of the length.
    from: f64,
    to: f64,
    curvature: [f64; 3],
    /// Position and frame at its start.
    position: [f64; 3],
    frame: Matrix3,
}

/// The line of a rod with the frame at its start (columns: section axes and tangent; planar: tangent, section axis, z).
#[derive(Debug, Clone)]
enum Line {
    Straight {
        start: [f64; 3],
        end: [f64; 3],
        frame: Matrix3,
    },
    /// A rotation about an axis through `center`, with an advance along it: arcs and helices.
    Screw {
        center: [f64; 3],
        axis: [f64; 3],
        /// Angle of the whole rod with its sign [rad].
        angle: f64,
        /// Advance of the whole rod along the axis [m].
        advance: f64,
        start: [f64; 3],
        frame: Matrix3,
    },
    Spline {
        spline: PathSpline,
        frame: Matrix3,
    },
}

impl Rod {
    /// The line and the frames of the rod, ready for many evaluations; nothing for a rod that validation refuses.
    pub fn shape(&self, space: Space) -> Option<RodShape> {
        let line = Line::new(self, space)?;
        let drawn_length = line.length();
        if !(drawn_length.is_finite() && drawn_length > 0.0) {
            return None;
        }
        let tangent = match space {
            Space::Spatial => [0.0, 0.0, 1.0],
            Space::Planar => [1.0, 0.0, 0.0],
        };
        let natural = self.natural.as_ref();
        let strain = natural
            .and_then(|n| n.strain())
            .map_or([0.0; 3], |v| v.xyz());
        let stretch = [0, 1, 2].map(|i| tangent[i] + strain[i]);
        let mut shape = RodShape {
            space,
            line,
            twist: self.twist.clone(),
            drawn_length,
            length: drawn_length * norm(stretch),
            pieces: None,
            stretch,
        };
        shape.pieces = natural
            .and_then(|n| n.pieces())
            .map(|pieces| shape.natural_pieces(&pieces));
        Some(shape)
    }
}

impl RodShape {
    /// Arc length of the stress-free shape [m].
    pub fn length(&self) -> f64 {
        self.length
    }

    /// Arc length as drawn [m].
    pub fn drawn_length(&self) -> f64 {
        self.drawn_length
    }

    /// Drawn position [m] and axes at the fraction `s` in [0, 1] of the length, as [`Rod::pose_at`].
    pub fn drawn(&self, s: f64) -> ([f64; 3], Matrix3) {
        let (position, frame) = self.line.at(s);
        match &self.twist {
            Some(twist) if self.space == Space::Spatial => {
                let turn = rotation_matrix([0.0, 0.0, twist.at(s)]);
                (position, multiply(&frame, &turn))
            }
            _ => (position, frame),
        }
    }

    /// Position [m] and axes of the stress-free shape at the fraction `s` in [0, 1] of the length, as [`Rod::natural_at`].
    pub fn natural(&self, s: f64) -> ([f64; 3], Matrix3) {
        let Some(pieces) = &self.pieces else {
            return self.drawn(s);
        };
        let index = pieces
            .partition_point(|p| p.to < s)
            .min(pieces.len().saturating_sub(1));
        match pieces.get(index) {
            Some(piece) => self.along(piece, s),
            None => self.drawn(s),
        }
    }

    /// Whether the stress-free shape is the drawn one.
    pub fn is_natural_as_drawn(&self) -> bool {
        self.pieces.is_none()
    }

    fn natural_pieces(&self, pieces: &[(f64, [f64; 3])]) -> Vec<Piece> {
        let (mut position, mut frame) = self.drawn(0.0);
        let mut from = 0.0;
        let mut list = Vec::with_capacity(pieces.len());
        for (to, curvature) in pieces {
            let piece = Piece {
                from,
                to: *to,
                curvature: *curvature,
                position,
                frame,
            };
            (position, frame) = self.along(&piece, *to);
            from = *to;
            list.push(piece);
        }
        list
    }

    /// Pose on a piece of constant curvature.
    fn along(&self, piece: &Piece, s: f64) -> ([f64; 3], Matrix3) {
        let way = (s - piece.from) * self.drawn_length;
        let theta = piece.curvature.map(|k| k * way);
        let once = cross(theta, self.stretch);
        let twice = cross(theta, once);
        let (b, c) = bend_factors(norm(theta));
        let local = [0, 1, 2].map(|i| way * (self.stretch[i] + b * once[i] + c * twice[i]));
        let moved = apply(&piece.frame, local);
        let position = [0, 1, 2].map(|i| piece.position[i] + moved[i]);
        (position, multiply(&piece.frame, &rotation_matrix(theta)))
    }
}

/// (1 - cos θ)/θ² and (θ - sin θ)/θ³, without cancellation.
fn bend_factors(theta: f64) -> (f64, f64) {
    let square = theta * theta;
    if theta < 0.1 {
        // the first terms left out are below 1e-17
        let b = 0.5
            - square / 24.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0 * (1.0 - square / 90.0)));
        let c = 1.0 / 6.0
            - square / 120.0
                * (1.0 - square / 42.0 * (1.0 - square / 72.0 * (1.0 - square / 110.0)));
        return (b, c);
    }
    let half = (0.5 * theta).sin();
    (
        2.0 * half * half / square,
        (theta - theta.sin()) / (theta * square),
    )
}

impl Line {
    fn new(rod: &Rod, space: Space) -> Option<Self> {
        match &rod.path {
            None => {
                let (start, end) = (rod.start.as_ref()?.xyz(), rod.end.as_ref()?.xyz());
                let tangent = unit([0, 1, 2].map(|i| end[i] - start[i]))?;
                let frame = first_frame(rod, space, tangent, None)?;
                Some(Self::Straight { start, end, frame })
            }
            Some(RodPath::Arc(path)) => {
                let start = rod.start.as_ref()?.xyz();
                let tangent = unit(path.tangent.xyz())?;
                let toward = across(path.toward.xyz(), tangent)?;
                Some(Self::Screw {
                    center: [0, 1, 2].map(|i| start[i] + path.radius * toward[i]),
                    axis: cross(tangent, toward),
                    angle: path.angle,
                    advance: 0.0,
                    start,
                    frame: first_frame(rod, space, tangent, Some(toward))?,
                })
            }
            Some(RodPath::Helix(path)) => {
                let start = rod.start.as_ref()?.xyz();
                let axis = unit(path.axis.xyz())?;
                let toward = across(path.toward.xyz(), axis)?;
                let sign = match path.handedness {
                    Handedness::Right => 1.0,
                    Handedness::Left => -1.0,
                };
                // the velocity of the start in the screw motion
                let around = cross(axis, toward).map(|x| -sign * TAU * path.radius * x);
                let tangent = unit([0, 1, 2].map(|i| around[i] + path.pitch * axis[i]))?;
                Some(Self::Screw {
                    center: [0, 1, 2].map(|i| start[i] + path.radius * toward[i]),
                    axis,
                    angle: sign * TAU * path.turns,
                    advance: path.pitch * path.turns,
                    start,
                    frame: first_frame(rod, space, tangent, Some(toward))?,
                })
            }
            Some(RodPath::Points(path)) => {
                let points: Vec<[f64; 3]> = path.points.iter().map(|p| p.xyz()).collect();
                let spline = PathSpline::new(&points, rod.closed)?;
                let frame = first_frame(rod, space, spline.tangent_at_start(), None)?;
                Some(Self::Spline { spline, frame })
            }
        }
    }

    fn length(&self) -> f64 {
        match self {
            Self::Straight { start, end, .. } => norm([0, 1, 2].map(|i| end[i] - start[i])),
            Self::Screw {
                center,
                angle,
                advance,
                start,
                ..
            } => {
                let radius = norm([0, 1, 2].map(|i| start[i] - center[i]));
                (radius * angle).hypot(*advance)
            }
            Self::Spline { spline, .. } => spline.length(),
        }
    }

    /// Position and frame at a fraction of the length; exact at both ends of a straight line.
    fn at(&self, s: f64) -> ([f64; 3], Matrix3) {
        match self {
            Self::Straight { start, end, frame } => {
                let position = [0, 1, 2].map(|i| (1.0 - s) * start[i] + s * end[i]);
                (position, *frame)
            }
            Self::Screw {
                center,
                axis,
                angle,
                advance,
                start,
                frame,
            } => {
                let turn = rotation_matrix(axis.map(|x| x * s * angle));
                let arm = apply(&turn, [0, 1, 2].map(|i| start[i] - center[i]));
                let position = [0, 1, 2].map(|i| center[i] + arm[i] + s * advance * axis[i]);
                (position, multiply(&turn, frame))
            }
            Self::Spline { spline, frame } => spline.at(s, frame),
        }
    }
}

/// The part of a vector across a unit vector, with length one; nothing if there is hardly any.
fn across(wanted: [f64; 3], axis: [f64; 3]) -> Option<[f64; 3]> {
    let wanted = unit(wanted)?;
    let along = dot(wanted, axis);
    let across = [0, 1, 2].map(|i| wanted[i] - along * axis[i]);
    if norm(across) < LEAST_SINE {
        return None;
    }
    unit(across)
}

/// The frame at the start of a rod with this tangent: first section axis along `normal`, else along `usual`, else along the world
/// axis that is nearest to normal. Nothing if the normal is along the tangent.
fn first_frame(rod: &Rod, space: Space, t: [f64; 3], usual: Option<[f64; 3]>) -> Option<Matrix3> {
    if space == Space::Planar {
        let z = [0.0, 0.0, 1.0];
        return Some(transpose(&[t, cross(z, t), z]));
    }
    let wanted = match (&rod.normal, usual) {
        (Some(normal), _) => normal.xyz(),
        (None, Some(usual)) => usual,
        (None, None) => {
            // the first of the axes with the least part along the tangent
            let least = (1..3).fold(0, |k, i| if t[i].abs() < t[k].abs() { i } else { k });
            [0, 1, 2].map(|i| if i == least { 1.0 } else { 0.0 })
        }
    };
    let n = across(wanted, t)?;
    Some(transpose(&[n, cross(t, n), t]))
}

#[cfg(test)]
mod tests;
