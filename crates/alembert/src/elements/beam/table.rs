//! The table of a beam element: its keys, its checks, its invariants and its state without stress.
//!
//! # What it is
//! What stands in the file becomes coefficients of the law and weights of its invariants.
//!
//! # Equations
//! Those of `beam.rs`; without stress the invariants are those of the drawn configuration, or of `rest` (T-ROD-1 to 3).
//!
//! # Symbols
//! Those of `beam.rs`.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{Beam, Curvature};
use crate::elements::kind::{Checker, Compiling, Kind};
use crate::error::ModelErrors;
use crate::model::geometry::{apply, multiply, norm, rotation_matrix, rotation_vector, transpose};
use crate::model::{
    BeamAxes, BeamRest, CurvatureMeasure, NumberOrVector, RodDamping, RodStiffness, Space as Kinds,
    distance,
};
use crate::system::compile::BodyFrame;
use crate::system::invariant::Invariant;
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Geometrically exact beam element between the centres of mass of two bodies: extension, shear, bending and torsion of any size.
///
/// Its axes are those of the bodies: the tangent is the third axis (planar models: the first). The drawn configuration is
/// without force, unless `rest` says otherwise.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Beam", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints and forces.
    pub name: String,
    /// First and second body, each with its axes along those of the cross section.
    pub bodies: [String; 2],
    /// Length of the element [m]; the drawn distance of the centres when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<f64>,
    /// Length over which it bends and twists [m]; `length` when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bending_length: Option<f64>,
    /// Along which axes extension and shear are measured.
    #[serde(default)]
    pub axes: BeamAxes,
    /// How the rotation between the bodies becomes a curvature; half-angle when missing.
    #[serde(default)]
    pub curvature: CurvatureMeasure,
    /// Where the second body is without stress; as drawn when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<BeamRest>,
    /// Extensional stiffness EA [N].
    pub extension: f64,
    /// Shear stiffness along the first and second axis, GA1 and GA2 [N]; planar models: one entry.
    pub shear: Vec<f64>,
    /// Bending stiffness about the first and second axis, EI1 and EI2 [N m^2]; planar models: one entry.
    pub bending: Vec<f64>,
    /// Torsional stiffness GJ [N m^2]; not in planar models.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub torsion: Option<f64>,
    /// Retardation time of extension and bending: Kelvin-Voigt damping [s].
    #[serde(default)]
    pub retardation: f64,
    /// Retardation time of shear and torsion [s]; that of extension when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shear_retardation: Option<f64>,
    /// Kelvin-Voigt damping by coefficients, instead of retardation times.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damping: Option<RodDamping>,
}

impl Kind for Keys {
    fn name(&self) -> &str {
        &self.name
    }

    fn each_body(&mut self, visit: &mut dyn FnMut(&mut String)) {
        self.bodies.iter_mut().for_each(visit);
    }

    fn holds(&self) -> Vec<&String> {
        self.bodies.iter().collect()
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        let stiffness = RodStiffness {
            extension: self.extension,
            shear: self.shear.clone(),
            bending: self.bending.clone(),
            torsion: self.torsion,
        };
        c.stiffnesses(path, subject, &stiffness);
        c.retardations(path, subject, self.retardation, self.shear_retardation);
        let times = (self.retardation, self.shear_retardation);
        c.damping(path, subject, times, self.damping.as_ref());
        if let Some(length) = self.bending_length {
            let what = format!("the bending length of {subject}");
            c.positive(&format!("{path}.bending_length"), &what, length);
        }
        if let Some(rest) = &self.rest {
            c.beam_rest(&format!("{path}.rest"), subject, rest);
        }
        if let Some(length) = self.length {
            let what = format!("the length of {subject}");
            c.positive(&format!("{path}.length"), &what, length);
        }
        let Some(targets) = c.pair(path, subject, &self.bodies) else {
            return;
        };
        if let Some(index) = targets.iter().position(|target| target.is_point()) {
            let message =
                format!("{subject} is attached to a point mass, which has no orientation");
            c.error_help(format!("{path}.bodies[{index}]"), message, "use a spring");
        } else if let (None, [Some(a), Some(b)]) =
            (self.length, targets.map(|target| target.center(c.space)))
            && distance(a, b) == 0.0
        {
            let message =
                format!("{subject} has no length: the centres of mass of its bodies coincide");
            let help =
                "place the bodies at the two ends of the element, or give its length = ... [m]";
            c.error_help(path, message, help);
        }
    }

    /// Beam element (T-ROD-1 to 3): displacements along the axes of the element; sines and trace of the rotation between the bodies; the
    /// same of the rotation beyond the one without stress, about the axes half way, where it is another one.
    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let nodes = [0, 1].map(|i| out.node(&self.bodies[i]));
        let [first, second] = [0, 1].map(|i| out.body(&self.bodies[i]));
        let (displacement, rotation) = match &self.rest {
            Some(rest) => (
                rest.displacement.xyz(),
                rotation_matrix(rest.rotation.xyz()),
            ),
            None => drawn(first, second),
        };
        let mut law = law::<D>(self, displacement);
        law.between = self.axes == BeamAxes::Mean;
        let turned = rotation_vector(&rotation).iter().any(|v| v.abs() > NO_TURN);
        law.curved = law.between && turned;
        let mut invariants = vec![];
        for c in 0..D {
            let (u, w) = match self.axes {
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
        out.element(invariants, law);
        Ok(())
    }

    #[cfg(test)]
    fn sample(planar: bool) -> &'static str {
        if planar {
            "bodies = [\"a\", \"b\"]\nextension = 90\nshear = [50]\nbending = [5]\nretardation = 0.02"
        } else {
            "bodies = [\"a\", \"b\"]\nextension = 90\nshear = [50, 60]\nbending = [5, 6]\ntorsion = 4\nretardation = 0.02"
        }
    }
}

impl Checker<'_> {
    fn beam_rest(&mut self, path: &str, subject: &str, rest: &BeamRest) {
        let what = format!("`displacement` of {subject}");
        self.vector(
            &format!("{path}.displacement"),
            &what,
            &Some(rest.displacement.clone()),
        );
        let key = format!("{path}.rotation");
        match (&rest.rotation, self.space) {
            (NumberOrVector::Vector(_), Kinds::Planar) => self.error_help(
                key,
                format!("`rotation` of {subject} has three entries in a planar model"),
                "give one number, about +z",
            ),
            (NumberOrVector::Number(_), Kinds::Spatial) => self.error_help(
                key,
                format!("`rotation` of {subject} is one number in a 3d model"),
                "give a rotation vector of three entries",
            ),
            (turn, _) if norm(turn.xyz()) >= std::f64::consts::PI => self.error_help(
                key,
                format!("{subject} turns by half a turn or more without stress"),
                "use more elements",
            ),
            _ => {}
        }
    }
}

/// Three numbers and a matrix: where the second body is without stress, as the first one sees it.
type Rest = ([f64; 3], [[f64; 3]; 3]);

/// Largest angle of a rotation that is none [rad]: round-off of the axes it is taken from.
const NO_TURN: f64 = 8.0 * f64::EPSILON;

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
fn law<const D: usize>(f: &Keys, displacement: [f64; 3]) -> Beam {
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
