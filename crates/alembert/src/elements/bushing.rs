//! Bushing: elastic and viscous coupling of two frames.
//!
//! # What it is
//! Three translational and three rotational springs and dampers between a frame on the first body and
//! one on the second, along the axes of the first. Rotations are meant to be small.
//!
//! # Equations
//! Displacements δ_i = u_i · Δ; rotations ρ = skew part of the relative rotation, for example ρ_x = (n₁ · b₂ - b₁ · n₂)/2 (sin of the angle for a
//! single rotation); in the plane ρ = b₁ · a₂. U = Σ k_i δ_i²/2 + Σ κ_i ρ_i²/2.
//! U is quadratic in the invariants, hence its discrete gradient is the gradient at their average.
//!
//! # Symbols
//! k, κ `stiffness` [N/m, N m/rad] · `damping` [N s/m, N m s/rad]; translational entries first
//!
//! # Reference
//! None, the usual engineering model.
//!
//! # Departures from the reference
//! None.

use super::kind::{Checker, Compiling, Kind, Seen};
use super::{Change, Coefficients, Element};
use crate::error::ModelErrors;
use crate::model::{NumberOrVector, Vector, first_given};
use crate::system::invariant::Invariant;
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Linear spring and damper in six directions, along the axes of the first body.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Bushing", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// First and second body: a body or "ground".
    pub bodies: [String; 2],
    /// Location in the world, drawn configuration [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
    /// Location in the frame of the first body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_first: Option<Vector>,
    /// Location in the frame of the second body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_second: Option<Vector>,
    /// Stiffness along the axes of the first body [N/m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stiffness: Option<Vector>,
    /// Stiffness about the axes of the first body [N m/rad]; planar models: one number. Zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotational_stiffness: Option<NumberOrVector>,
    /// Damping along the axes of the first body [N s/m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damping: Option<Vector>,
    /// Damping about the axes of the first body [N m s/rad]; planar models: one number. Zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotational_damping: Option<NumberOrVector>,
    /// Scheme multirate: on the grid of the fast coordinates (true) or with the slow forces (false).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast: Option<bool>,
}

impl Kind for Keys {
    fn name(&self) -> &str {
        &self.name
    }

    fn fast(&self) -> Option<bool> {
        self.fast
    }

    fn each_body(&mut self, visit: &mut dyn FnMut(&mut String)) {
        self.bodies.iter_mut().for_each(visit);
    }

    fn holds(&self) -> Vec<&String> {
        self.bodies.iter().collect()
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.vector(
            &format!("{path}.at"),
            &format!("`at` of {subject}"),
            &self.at,
        );
        let locals = [&self.at_first, &self.at_second];
        c.local_vectors(path, subject, locals);
        if let Some(targets) = c.pair(path, subject, &self.bodies) {
            if let Some(index) = targets.iter().position(|target| target.is_point()) {
                let message =
                    format!("{subject} is attached to a point mass, which has no orientation");
                let help = "use a spring";
                c.error_help(format!("{path}.bodies[{index}]"), message, help);
            } else if let (Some(_), Some(key)) = (&self.at, first_given(locals)) {
                let message = format!("{subject} has both `at` and `{key}`");
                let help = "give the place either in the world (at) or in the two bodies (at_first, at_second)";
                c.error_help(format!("{path}.{key}"), message, help);
            } else {
                c.location(path, subject, &self.at, locals, targets, true);
            }
        }
        for (key, vector) in [("stiffness", &self.stiffness), ("damping", &self.damping)] {
            let path = format!("{path}.{key}");
            let what = format!("`{key}` of {subject}");
            c.vector(&path, &what, vector);
            c.entries(
                &path,
                &what,
                vector.as_ref().map_or(&[], |vector| &vector.0),
            );
        }
        for (key, value) in [
            ("rotational_stiffness", &self.rotational_stiffness),
            ("rotational_damping", &self.rotational_damping),
        ] {
            c.rotational(
                &format!("{path}.{key}"),
                &format!("`{key}` of {subject}"),
                value,
            );
        }
        let nothing = self.stiffness.is_none()
            && self.damping.is_none()
            && self.rotational_stiffness.is_none()
            && self.rotational_damping.is_none();
        if nothing {
            let help = "add stiffness, damping, rotational_stiffness or rotational_damping";
            c.error_help(path, format!("{subject} has no effect"), help);
        }
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let world = [self.at.as_ref().map(Vector::xyz); 2];
        let p = out
            .bodies
            .points(&self.bodies, world, [&self.at_first, &self.at_second]);
        let nodes = [0, 1].map(|i| out.node(&self.bodies[i]));
        let (first, second) = (out.body(&self.bodies[0]), out.body(&self.bodies[1]));
        // axes of the first body, and the directions of the second that lie along them in the drawn configuration
        let axis = |c: usize| {
            let mut e = [0.0; 3];
            e[c] = 1.0;
            first.direction_local(e)
        };
        let image = |c: usize| second.drawn.r.transpose() * (first.drawn.r * axis(c));
        let mut invariants = vec![];
        for c in 0..D {
            invariants.push(Invariant::along(nodes[0], axis(c), p[0], nodes[1], p[1]));
        }
        let dot = |u: usize, w: usize| Invariant::dot(nodes[0], axis(u), nodes[1], image(w));
        if D == 3 {
            for (u, w) in [(2, 1), (0, 2), (1, 0)] {
                invariants.push(dot(u, w));
                invariants.push(dot(w, u));
            }
        } else {
            invariants.push(dot(1, 0));
        }
        let linear = |v: &Option<Vector>| v.as_ref().map_or([0.0; 3], Vector::xyz);
        let angular = |v: &Option<NumberOrVector>| v.as_ref().map_or([0.0; 3], NumberOrVector::xyz);
        let join = |t: [f64; 3], r: [f64; 3]| {
            let mut out = t[..D].to_vec();
            out.extend(if D == 3 { r.to_vec() } else { vec![r[2]] });
            out
        };
        let law = Bushing {
            dimension: D,
            stiffness: join(linear(&self.stiffness), angular(&self.rotational_stiffness)),
            damping: join(linear(&self.damping), angular(&self.rotational_damping)),
        };
        out.element(invariants, law);
        Ok(())
    }

    fn channels(&self, dimension: usize, _unit: &'static str) -> Vec<(String, &'static str)> {
        let angular = if dimension == 3 {
            &AXES[..]
        } else {
            &AXES[2..]
        };
        let linear = &AXES[..dimension];
        let parts = [
            ("force", "N", linear),
            ("torque", "N m", angular),
            ("displacement", "m", linear),
            ("rotation", "rad", angular),
        ];
        let of = |(part, unit, axes): (&str, &'static str, &[&str])| -> Vec<_> {
            axes.iter().map(|a| (format!("{part}.{a}"), unit)).collect()
        };
        parts.into_iter().flat_map(of).collect()
    }

    /// Force and torque on the first body, displacement and rotation of the second, along the axes of the first.
    fn observe(&self, seen: &Seen<'_>, push: &mut dyn FnMut(f64)) {
        let (g, s) = (seen.g, seen.s);
        let count = if seen.dimension == 3 { 6 } else { 3 };
        for k in 0..count {
            let [(i, w), (j, v)] = Bushing::rows(seen.dimension, k);
            // weights of a rotation are ±1/2: the coefficients differ by the whole torque
            push(if v == 0.0 {
                g[i]
            } else {
                g[i] / w / 2.0 + g[j] / v / 2.0
            });
        }
        for k in 0..count {
            let [(i, w), (j, v)] = Bushing::rows(seen.dimension, k);
            push(w * s[i] + v * s[j]);
        }
    }

    #[cfg(test)]
    fn sample(planar: bool) -> &'static str {
        if planar {
            "bodies = [\"a\", \"b\"]\nat_first = [0.1, 0.3]\nat_second = [-0.2, 0.1]\nstiffness = [70, 50]\ndamping = [2, 1]\nrotational_stiffness = 5\nrotational_damping = 0.2"
        } else {
            "bodies = [\"a\", \"b\"]\nat_first = [0.1, 0.3, 0.2]\nat_second = [-0.2, 0.1, 0.1]\nstiffness = [70, 50, 40]\ndamping = [2, 1, 3]\nrotational_stiffness = [5, 6, 7]\nrotational_damping = [0.2, 0.1, 0.3]"
        }
    }
}

/// Names of the axes.
const AXES: [&str; 3] = ["x", "y", "z"];

/// Largest number of deformations.
const MAX: usize = 6;

/// Bushing; see the module documentation.
#[derive(Clone, Debug)]
pub struct Bushing {
    /// 2 or 3.
    pub dimension: usize,
    /// Stiffness of each deformation.
    pub stiffness: Vec<f64>,
    /// Damping of each deformation.
    pub damping: Vec<f64>,
}

impl Bushing {
    /// Weights of the invariants in deformation `i`: at most two of them.
    pub(crate) fn rows(dimension: usize, i: usize) -> [(usize, f64); 2] {
        match (dimension, i) {
            (3, 3..) => [(3 + 2 * (i - 3), 0.5), (4 + 2 * (i - 3), -0.5)],
            _ => [(i, 1.0), (i, 0.0)],
        }
    }

    fn deformations<R: Scalar>(&self, s: &[R]) -> [R; MAX] {
        let mut d = [R::zero(); MAX];
        for (i, d) in d.iter_mut().enumerate().take(self.stiffness.len()) {
            let [(j, v), (k, w)] = Self::rows(self.dimension, i);
            *d = s[j] * v + s[k] * w;
        }
        d
    }

    /// Adds Σ f_i ∂δ_i with derivative `df_i` by the deformation itself.
    fn add(&self, f: &[f64; MAX], df: &[f64], scale: f64, out: &mut Coefficients) {
        for i in 0..self.stiffness.len() {
            let rows = Self::rows(self.dimension, i);
            for &(j, w) in &rows {
                out.g[j] += w * f[i];
                for &(k, v) in &rows {
                    out.h[j][k] += scale * df[i] * w * v;
                }
            }
        }
    }
}

impl Element for Bushing {
    fn count(&self) -> usize {
        if self.dimension == 3 { 9 } else { 3 }
    }

    fn energy<R: Scalar>(&self, s: &[R], _phase: f64) -> R {
        let mut sum = R::zero();
        for (k, d) in self.stiffness.iter().zip(self.deformations(s)) {
            sum += d * d * (0.5 * k);
        }
        sum
    }

    fn dissipation_of<R: Scalar>(&self, c: &Change<'_, R>, out: &mut [R]) {
        let (d0, d1) = (self.deformations(c.s0), self.deformations(c.s1));
        for (i, k) in self.damping.iter().enumerate() {
            let force = (d1[i] - d0[i]) / c.step * *k;
            for (j, w) in Self::rows(self.dimension, i) {
                out[j] += force * w;
            }
        }
    }

    fn gradient(&self, _t: f64, s: &[f64], _phase: f64, out: &mut Coefficients) {
        let mut f = self.deformations(s);
        f.iter_mut().zip(&self.stiffness).for_each(|(f, k)| *f *= k);
        self.add(&f, &self.stiffness, 1.0, out);
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (d0, d1) = (self.deformations(c.s0), self.deformations(c.s1));
        let mut f = [0.0; MAX];
        for (i, k) in self.stiffness.iter().enumerate() {
            f[i] = 0.5 * k * (d0[i] + d1[i]);
        }
        self.add(&f, &self.stiffness, 0.5, out);
    }

    fn dissipation(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (d0, d1) = (self.deformations(c.s0), self.deformations(c.s1));
        let mut f = [0.0; MAX];
        for (i, k) in self.damping.iter().enumerate() {
            f[i] = k * (d1[i] - d0[i]) / c.step;
        }
        self.add(&f, &self.damping, 1.0 / c.step, out);
    }

    fn dissipation_rate(&self, _s: &[f64], _phase: f64, s_dot: &[f64], out: &mut Coefficients) {
        let mut f = self.deformations(s_dot);
        f.iter_mut().zip(&self.damping).for_each(|(f, k)| *f *= k);
        self.add(&f, &self.damping, 1.0, out);
    }

    fn dissipates(&self) -> bool {
        self.damping.iter().any(|d| *d > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::check;

    #[test]
    fn conf_bushing() {
        let e = Bushing {
            dimension: 3,
            stiffness: vec![10.0, 20.0, 30.0, 1.0, 2.0, 3.0],
            damping: vec![0.1, 0.2, 0.3, 0.01, 0.02, 0.03],
        };
        let s0 = [0.1, -0.2, 0.3, 0.05, -0.04, 0.02, -0.01, 0.03, 0.06];
        let s1 = [0.2, -0.1, 0.25, 0.03, -0.02, 0.01, -0.03, 0.02, 0.05];
        check::element(&e, &s0, &s1, 0.0, |s| {
            let k = [10.0, 20.0, 30.0, 1.0, 2.0, 3.0];
            let mut u = s[0] * s[0] * 0.0;
            for i in 0..6 {
                let d = if i < 3 {
                    s[i]
                } else {
                    (s[3 + 2 * (i - 3)] - s[4 + 2 * (i - 3)]) * 0.5
                };
                u += d * d * (0.5 * k[i]);
            }
            u
        });
    }
}
