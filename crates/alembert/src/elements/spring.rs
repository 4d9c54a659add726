//! Linear spring and damper between two points.
//!
//! # What it is
//! Energy of the length of the line between two body points, with a rest length, and a viscous force along it.
//!
//! # Equations
//! s = |Δ|², l = √s, U = k (l - L)²/2
//! - dU/ds = k (1 - L/l)/2
//! - discrete gradient: [U(s₁) - U(s₀)]/(s₁ - s₀) = k (1 - 2L/(l₀ + l₁))/2, free of cancellation
//! - damping c l̇: coefficient c (l₁ - l₀)/(h (l₀ + l₁)); its work over the step is c (l₁ - l₀)²/h ≥ 0
//!
//! # Symbols
//! k `stiffness` [N/m] · c `damping` [N s/m] · L `rest` [m]
//!
//! # Reference
//! Gonzalez 1996, eq. for central potentials.
//!
//! # Departures from the reference
//! None. At l = 0 the direction of the force is undefined; coefficients are kept finite by a floor on l.

use super::kind::{Checker, Compiling, Kind, Seen};
use super::{Change, Coefficients, Element};
use crate::error::ModelErrors;
use crate::model::Vector;
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Linear spring and damper between two points.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Spring", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// First and second body: a body, a point or "ground".
    pub bodies: [String; 2],
    /// The two attachment points in the world, drawn configuration [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[Vector; 2]>,
    /// Attachment in the frame of the first body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_first: Option<Vector>,
    /// Attachment in the frame of the second body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_second: Option<Vector>,
    /// Stiffness [N/m].
    pub stiffness: f64,
    /// Damping [N s/m].
    #[serde(default)]
    pub damping: f64,
    /// Rest length [m]; the drawn distance when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<f64>,
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

    fn needs_axes(&self) -> Vec<&String> {
        let off = |at: &Option<Vector>| at.as_ref().is_some_and(|at| at.xyz() != [0.0; 3]);
        let pairs = self.bodies.iter().zip([&self.at_first, &self.at_second]);
        pairs.filter(|(_, at)| off(at)).map(|(b, _)| b).collect()
    }

    fn line(&self) -> Option<(&'static str, usize)> {
        Some(("spring", 1))
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.two_points(path, subject, &self.points);
        let locals = [&self.at_first, &self.at_second];
        c.between(path, subject, &self.bodies, &self.points, locals);
        c.coefficients(path, subject, self.stiffness, self.damping);
        if let Some(length) = self.length {
            let what = format!("the rest length of {subject}");
            c.not_negative(&format!("{path}.length"), &what, length);
        }
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let world = [0, 1].map(|i| self.points.as_ref().map(|p| p[i].xyz()));
        let p = out
            .bodies
            .points(&self.bodies, world, [&self.at_first, &self.at_second]);
        let bodies = [0, 1].map(|i| self.bodies[i].as_str());
        let (square, drawn) = out.square(bodies, p);
        let law = Spring {
            stiffness: self.stiffness,
            damping: self.damping,
            rest: self.length.unwrap_or(drawn),
        };
        out.element(vec![square], law);
        Ok(())
    }

    fn channels(&self, _dimension: usize, _unit: &'static str) -> Vec<(String, &'static str)> {
        let list = [("force", "N"), ("length", "m"), ("rate", "m/s")];
        list.map(|(name, unit)| (name.to_owned(), unit)).to_vec()
    }

    /// Force that pulls, length and its rate.
    fn observe(&self, seen: &Seen<'_>, push: &mut dyn FnMut(f64)) {
        let l = length(seen.s[0]);
        push(2.0 * l * seen.g[0]);
        push(seen.s[0].sqrt());
        push(0.5 * seen.s_dot[0] / l);
    }

    #[cfg(test)]
    fn sample(planar: bool) -> &'static str {
        if planar {
            "bodies = [\"a\", \"b\"]\nat_first = [0.1, 0.3]\nat_second = [-0.2, 0.1]\nstiffness = 70\ndamping = 2\nlength = 0.8"
        } else {
            "bodies = [\"a\", \"b\"]\nat_first = [0.1, 0.3, 0.2]\nat_second = [-0.2, 0.1, 0.1]\nstiffness = 70\ndamping = 2\nlength = 0.8"
        }
    }
}

/// Linear spring and damper; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Spring {
    /// Stiffness k [N/m].
    pub stiffness: f64,
    /// Damping c [N s/m].
    pub damping: f64,
    /// Rest length L [m].
    pub rest: f64,
}

/// Lengths below this are treated as this [m]: far below any model, so that only a division by zero is kept off.
const FLOOR: f64 = 1e-90;

fn length<R: Scalar>(s: R) -> R {
    s.larger(R::constant(FLOOR * FLOOR)).sqrt()
}

impl Element for Spring {
    fn count(&self) -> usize {
        1
    }

    fn energy<R: Scalar>(&self, s: &[R], _phase: f64) -> R {
        let e = length(s[0]) - self.rest;
        e * e * (0.5 * self.stiffness)
    }

    fn gradient(&self, _t: f64, s: &[f64], _phase: f64, out: &mut Coefficients) {
        let l = length(s[0]);
        out.g[0] += 0.5 * self.stiffness * (1.0 - self.rest / l);
        out.h[0][0] += 0.25 * self.stiffness * self.rest / (l * l * l);
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (l0, l1) = (length(c.s0[0]), length(c.s1[0]));
        let sum = l0 + l1;
        out.g[0] += 0.5 * self.stiffness * (1.0 - 2.0 * self.rest / sum);
        out.h[0][0] += 0.5 * self.stiffness * self.rest / (sum * sum * l1);
    }

    fn dissipation_of<R: Scalar>(&self, c: &Change<'_, R>, out: &mut [R]) {
        let (l0, l1) = (length(c.s0[0]), length(c.s1[0]));
        out[0] += (l1 - l0) / (c.step * (l0 + l1)) * self.damping;
    }

    fn dissipation(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (l0, l1) = (length(c.s0[0]), length(c.s1[0]));
        let sum = l0 + l1;
        let k = self.damping / c.step;
        out.g[0] += k * (l1 - l0) / sum;
        out.h[0][0] += k * l0 / (l1 * sum * sum);
    }

    fn dissipation_rate(&self, s: &[f64], _phase: f64, s_dot: &[f64], out: &mut Coefficients) {
        let s = s[0].max(FLOOR * FLOOR);
        out.g[0] += 0.25 * self.damping * s_dot[0] / s;
        out.h[0][0] += 0.25 * self.damping / s;
    }

    fn dissipates(&self) -> bool {
        self.damping > 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::check;

    #[test]
    fn conf_spring() {
        let e = Spring {
            stiffness: 120.0,
            damping: 3.0,
            rest: 0.7,
        };
        check::element(&e, &[1.3], &[1.1], 0.0, |s| e.energy(s, 0.0));
    }
}
