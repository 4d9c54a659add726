//! Beam elements: their invariants and their state without stress.

use super::bodies::BodyFrame;
use super::coordinates::Builder;
use crate::elements::{Beam, Curvature};
use crate::model::geometry::{apply, multiply, rotation_matrix, rotation_vector, transpose};
use crate::model::{self, BeamAxes, CurvatureMeasure};
use crate::system::forces::ForceElement;
use crate::system::invariant::Invariant;
use crate::system::mechanism::AngleSource;
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// Three numbers and a matrix: where the second body is without stress, as the first one sees it.
type Rest = ([f64; 3], [[f64; 3]; 3]);

/// Largest angle of a rotation that is none [rad]: round-off of the axes it is taken from.
const NO_TURN: f64 = 8.0 * f64::EPSILON;

/// Beam element (T-ROD-1 to 3): displacements along the axes of the element; sines and trace of the rotation between the bodies; the
/// same of the rotation beyond the one without stress, about the axes half way, where it is another one.
pub(super) fn beam<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    k: usize,
    f: &model::Beam,
    b: &Builder<'_, D>,
) -> ForceElement<S, D, A, T> {
    let nodes = [0, 1].map(|i| b.node(&f.bodies[i]));
    let [first, second] = [0, 1].map(|i| b.frame(&f.bodies[i]));
    let (displacement, rotation) = match &f.rest {
        Some(rest) => (
            rest.displacement.xyz(),
            rotation_matrix(rest.rotation.xyz()),
        ),
        None => drawn(first, second),
    };
    let mut law = law::<D>(f, displacement);
    law.between = f.axes == BeamAxes::Mean;
    let turned = rotation_vector(&rotation).iter().any(|v| v.abs() > NO_TURN);
    law.curved = law.between && turned;
    let mut invariants = vec![];
    for c in 0..D {
        let (u, w) = match f.axes {
            BeamAxes::Mean => (axis(first, c), axis(second, c)),
            // the mean of nothing and twice the axis
            BeamAxes::Second => (SVector::zeros(), axis(second, c) * 2.0),
        };
        invariants.push(Invariant::mean(nodes[0], u, nodes[1], w));
    }
    let mut weights = vec![];
    if law.curved {
        weights.extend(turns::<D>(first, second, &UNTURNED));
    }
    weights.extend(turns::<D>(first, second, &rotation));
    let turns = weights.iter();
    invariants.extend(turns.map(|w| Invariant::turn(nodes[0], nodes[1], w)));
    law.rest = at_rest::<D>(&law, displacement, &rotation);
    ForceElement::new(k, invariants, law.into(), AngleSource::None)
}

/// No rotation.
const UNTURNED: [[f64; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

/// Deformations without force: what the element measures where its second body is without stress.
fn at_rest<const D: usize>(law: &Beam, displacement: [f64; 3], q: &[[f64; 3]; 3]) -> [f64; 6] {
    let mut s = vec![];
    for c in 0..D {
        let along = |i: usize| match (law.between, i == c) {
            (true, own) => 0.5 * (q[i][c] + if own { 1.0 } else { 0.0 }),
            (false, _) => q[i][c],
        };
        s.push((0..3).map(|i| along(i) * displacement[i]).sum());
    }
    let skew = |i: usize, j: usize| 0.5 * (q[i][j] - q[j][i]);
    let (whole, none) = if D == 3 {
        let sines = [skew(2, 1), skew(0, 2), skew(1, 0)];
        let trace = q[0][0] + q[1][1] + q[2][2];
        ([&sines[..], &[trace]].concat(), vec![0.0, 0.0, 0.0, 3.0])
    } else {
        (vec![skew(1, 0), q[0][0] + q[1][1]], vec![0.0, 2.0])
    };
    if law.curved {
        s.extend(whole);
    }
    s.extend(none);
    law.drawn(&s)
}

fn axis<const D: usize>(body: &BodyFrame<D>, c: usize) -> SVector<f64, D> {
    body.direction_local([0, 1, 2].map(|i| if i == c { 1.0 } else { 0.0 }))
}

/// Axes of a body in the world, as drawn.
fn axes<const D: usize>(body: &BodyFrame<D>) -> [[f64; 3]; 3] {
    let r = body.drawn.r * body.directors.transpose();
    let mut m = [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 1.0]];
    for i in 0..D {
        for j in 0..D {
            m[i][j] = r[(i, j)];
        }
    }
    m
}

fn drawn<const D: usize>(first: &BodyFrame<D>, second: &BodyFrame<D>) -> Rest {
    let span = second.drawn.x - first.drawn.x;
    let span = [0, 1, 2].map(|i| span.get(i).copied().unwrap_or(0.0));
    let back = transpose(&axes(first));
    (apply(&back, span), multiply(&back, &axes(second)))
}

/// Weights of the products of directors: the sines about each axis, and the trace.
fn turns<const D: usize>(
    first: &BodyFrame<D>,
    second: &BodyFrame<D>,
    rotation: &[[f64; 3]; 3],
) -> Vec<SMatrix<f64, D, D>> {
    // half way: the two bodies see these axes alike when there is no stress
    let half = rotation_matrix(rotation_vector(rotation).map(|v| 0.5 * v));
    let column = |m: &[[f64; 3]; 3], c: usize| [0, 1, 2].map(|i| m[i][c]);
    let a = |c: usize| first.direction_local(column(&half, c));
    let b = |c: usize| second.direction_local(column(&transpose(&half), c));
    let product = |i: usize, j: usize| a(i) * b(j).transpose();
    let pairs: &[(usize, usize)] = if D == 3 {
        &[(2, 1), (0, 2), (1, 0)]
    } else {
        &[(1, 0)]
    };
    let mut weights: Vec<_> = pairs
        .iter()
        .map(|&(i, j)| (product(i, j) - product(j, i)) * 0.5)
        .collect();
    weights.push((0..D).fold(SMatrix::zeros(), |sum, i| sum + product(i, i)));
    weights
}

/// Stiffness and damping: shear, shear, extension; bending, bending, torsion. Planar: extension, shear; bending.
fn law<const D: usize>(f: &model::Beam, displacement: [f64; 3]) -> Beam {
    let length = f.length.unwrap_or_else(|| {
        let squares: f64 = displacement.iter().map(|x| x * x).sum();
        squares.sqrt()
    });
    let bending = f.bending_length.unwrap_or(length);
    let entry = |list: &[f64], i: usize| list.get(i).copied().unwrap_or(0.0);
    let parts = |extension: f64, shear: &[f64], bent: &[f64], torsion: f64| {
        let [s1, s2] = [0, 1].map(|i| entry(shear, i));
        let [b1, b2] = [0, 1].map(|i| entry(bent, i));
        if D == 3 {
            [s1, s2, extension, b1, b2, torsion]
        } else {
            [extension, s1, b1, 0.0, 0.0, 0.0]
        }
    };
    let lengths = parts(length, &[length; 2], &[bending; 2], bending);
    let stiffness = parts(f.extension, &f.shear, &f.bending, f.torsion.unwrap_or(0.0));
    let damping = match &f.damping {
        Some(d) => parts(d.extension, &d.shear, &d.bending, d.torsion.unwrap_or(0.0)),
        None => {
            let (long, slow) = (f.retardation, f.shear_retardation.unwrap_or(f.retardation));
            let times = parts(long, &[slow; 2], &[long; 2], slow);
            std::array::from_fn(|i| stiffness[i] * times[i])
        }
    };
    // nothing over nothing in the plane
    let per = |c: [f64; 6]| {
        std::array::from_fn(|i| {
            if lengths[i] > 0.0 {
                c[i] / lengths[i]
            } else {
                0.0
            }
        })
    };
    Beam {
        dimension: D,
        curvature: match f.curvature {
            CurvatureMeasure::HalfAngle => Curvature::HalfAngle,
            CurvatureMeasure::Angle => Curvature::Angle,
            CurvatureMeasure::Tangent => Curvature::Tangent,
            CurvatureMeasure::Sine => Curvature::Sine,
        },
        lengths: [length, bending],
        stiffness: per(stiffness),
        damping: per(damping),
        between: true,
        curved: false,
        rest: [0.0; 6],
    }
}
