//! Attraction of two points with the inverse square of their distance.
//!
//! # What it is
//! The Kepler potential between two body points; a potential that is not quadratic.
//!
//! # Equations
//! s = r², U = -c/r; discrete gradient [U₁ - U₀]/(s₁ - s₀) = c/(r₀ r₁ (r₀ + r₁))
//!
//! # Symbols
//! c `constant` = G m₁ m₂ [N m²]
//!
//! # Reference
//! Hairer, Lubich and Wanner, Geometric Numerical Integration, V.5.
//!
//! # Departures from the reference
//! None.

use super::kind::{Checker, Compiling, Kind};
use super::{Change, Coefficients, Element};
use crate::error::ModelErrors;
use crate::model::Vector;
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Attraction with the potential -constant/r between two points.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Gravitation", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// First and second body: a body, a point or "ground".
    pub bodies: [String; 2],
    /// The two points in the world, drawn configuration [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[Vector; 2]>,
    /// Point in the frame of the first body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_first: Option<Vector>,
    /// Point in the frame of the second body, from its origin [m].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_second: Option<Vector>,
    /// Gravitational constant times both masses [N m^2].
    pub constant: f64,
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

    fn line(&self) -> Option<(&'static str, usize)> {
        Some(("gravitation", 1))
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.two_points(path, subject, &self.points);
        let locals = [&self.at_first, &self.at_second];
        c.between(path, subject, &self.bodies, &self.points, locals);
        if self.constant == 0.0 {
            let message = format!("the constant of {subject} is zero");
            c.error(format!("{path}.constant"), message);
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
        let (square, _) = out.square(bodies, p);
        out.element(
            vec![square],
            Gravitation {
                constant: self.constant,
            },
        );
        Ok(())
    }

    #[cfg(test)]
    fn sample(planar: bool) -> &'static str {
        if planar {
            "bodies = [\"a\", \"b\"]\nat_first = [0.1, 0.3]\nat_second = [-0.2, 0.1]\nconstant = 3"
        } else {
            "bodies = [\"a\", \"b\"]\nat_first = [0.1, 0.3, 0.2]\nat_second = [-0.2, 0.1, 0.1]\nconstant = 3"
        }
    }
}

/// Inverse-square attraction; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Gravitation {
    /// c = G m₁ m₂ [N m²].
    pub constant: f64,
}

impl Element for Gravitation {
    fn count(&self) -> usize {
        1
    }

    fn energy<R: Scalar>(&self, s: &[R], _phase: f64) -> R {
        s[0].sqrt().recip() * (-self.constant)
    }

    fn gradient(&self, _t: f64, s: &[f64], _phase: f64, out: &mut Coefficients) {
        let r = s[0].sqrt();
        out.g[0] += 0.5 * self.constant / (s[0] * r);
        out.h[0][0] -= 0.75 * self.constant / (s[0] * s[0] * r);
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (r0, r1) = (c.s0[0].sqrt(), c.s1[0].sqrt());
        let p = r1 * (r0 + r1);
        out.g[0] += self.constant / (r0 * p);
        out.h[0][0] -= self.constant * (r0 + 2.0 * r1) / (2.0 * r1 * r0 * p * p);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::check;

    #[test]
    fn conf_gravitation() {
        let e = Gravitation { constant: 2.5 };
        check::element(&e, &[1.3], &[0.9], 0.0, |s| e.energy(s, 0.0));
    }
}
