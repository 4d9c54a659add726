//! Spring on a linear combination of coordinates of one or two points.
//!
//! # What it is
//! A spring, linear and of third power, whose stretch is a weighted sum of world coordinates: what lumped models in
//! generalised coordinates need, for example a chain in coordinates of centre and stretch of its stiff links.
//!
//! # Equations
//! s = a · x_A + b · x_B, e = s - L, U = k e²/2 + c e⁴/4
//! - dU/ds = k e + c e³,   d²U/ds² = k + 3 c e²
//! - discrete gradient: [U₁ - U₀]/(s₁ - s₀) = (e₀ + e₁) [k/2 + c (e₀² + e₁²)/4]
//! - damping d ṡ: coefficient d (s₁ - s₀)/h
//!
//! # Symbols
//! k `stiffness` [N/m] · c `quartic` [N/m³] · d `damping` [N s/m] · L `rest` [m]; the weights a, b [1] are in the invariant
//!
//! # Reference
//! Hairer, Lubich and Wanner, Geometric Numerical Integration, I.5.1 (Fermi, Pasta and Ulam, modified).
//!
//! # Departures from the reference
//! None.

use super::kind::{Checker, Compiling, Kind};
use super::{Change, Coefficients, Element};
use crate::error::ModelErrors;
use crate::model::{GROUND, Vector};
use crate::system::compile::vector;
use crate::system::invariant::Invariant;
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Spring on s = first . x_A + second . x_B, a combination of the coordinates of one or two points:
/// energy stiffness e^2/2 + quartic e^4/4 with e = s - rest.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Combination", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// The two points; the second may be "ground".
    pub bodies: [String; 2],
    /// Weights of the coordinates of the first point.
    pub first: Vector,
    /// Weights of the coordinates of the second point; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Vector>,
    /// Stiffness [N/m].
    #[serde(default)]
    pub stiffness: f64,
    /// Coefficient of the fourth power [N/m^3].
    #[serde(default)]
    pub quartic: f64,
    /// Damping [N s/m].
    #[serde(default)]
    pub damping: f64,
    /// Value of s without force [m].
    #[serde(default)]
    pub rest: f64,
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

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        if c.pair(path, subject, &self.bodies).is_some() {
            c.must_be_point(&format!("{path}.bodies[0]"), subject, &self.bodies[0]);
            if self.bodies[1] != GROUND {
                c.must_be_point(&format!("{path}.bodies[1]"), subject, &self.bodies[1]);
            }
        }
        let of = |key: &str| format!("`{key}` of {subject}");
        c.direction(
            &format!("{path}.first"),
            &of("first"),
            &Some(self.first.clone()),
        );
        c.vector(&format!("{path}.second"), &of("second"), &self.second);
        if self.bodies[1] == GROUND && self.second.is_some() {
            let message = format!("`second` of {subject} weighs coordinates of the ground");
            let help = "leave it out, or shift `rest`";
            c.error_help(format!("{path}.second"), message, help);
        }
        c.coefficients(path, subject, self.stiffness, self.damping);
        if self.stiffness == 0.0 && self.quartic == 0.0 && self.damping == 0.0 {
            let help = "add stiffness, quartic or damping";
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
        let [u, w] = [
            vector(self.first.xyz()),
            vector(Vector::xyz_or_zero(&self.second)),
        ];
        let [a, b] = [0, 1].map(|i| out.node(&self.bodies[i]));
        let law = Combination {
            stiffness: self.stiffness,
            quartic: self.quartic,
            damping: self.damping,
            rest: self.rest,
        };
        out.element(vec![Invariant::linear(a, u, b, w)], law);
        Ok(())
    }

    #[cfg(test)]
    fn sample(planar: bool) -> &'static str {
        if planar {
            "bodies = [\"p\", \"r\"]\nfirst = [1, 0.5]\nsecond = [-1, 0.3]\nstiffness = 20\nquartic = 5\ndamping = 1"
        } else {
            "bodies = [\"p\", \"r\"]\nfirst = [1, 0.5, 0]\nsecond = [-1, 0, 0.3]\nstiffness = 20\nquartic = 5\ndamping = 1"
        }
    }
}

/// Spring on a linear combination; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Combination {
    /// Stiffness k [N/m].
    pub stiffness: f64,
    /// Coefficient c of the fourth power [N/m³].
    pub quartic: f64,
    /// Damping d [N s/m].
    pub damping: f64,
    /// Value L without force [m].
    pub rest: f64,
}

impl Element for Combination {
    fn count(&self) -> usize {
        1
    }

    fn energy<R: Scalar>(&self, s: &[R], _phase: f64) -> R {
        let e = s[0] - self.rest;
        let square = e * e;
        square * (0.5 * self.stiffness) + square * square * (0.25 * self.quartic)
    }

    fn gradient(&self, _t: f64, s: &[f64], _phase: f64, out: &mut Coefficients) {
        let e = s[0] - self.rest;
        out.g[0] += e * (self.stiffness + self.quartic * e * e);
        out.h[0][0] += self.stiffness + 3.0 * self.quartic * e * e;
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (e0, e1) = (c.s0[0] - self.rest, c.s1[0] - self.rest);
        let (sum, squares) = (e0 + e1, e0 * e0 + e1 * e1);
        let factor = 0.5 * self.stiffness + 0.25 * self.quartic * squares;
        out.g[0] += sum * factor;
        out.h[0][0] += factor + 0.5 * self.quartic * sum * e1;
    }

    fn dissipation_of<R: Scalar>(&self, c: &Change<'_, R>, out: &mut [R]) {
        out[0] += (c.s1[0] - c.s0[0]) / c.step * self.damping;
    }

    fn dissipation(&self, c: &Change<'_>, out: &mut Coefficients) {
        let k = self.damping / c.step;
        out.g[0] += k * (c.s1[0] - c.s0[0]);
        out.h[0][0] += k;
    }

    fn dissipation_rate(&self, _s: &[f64], _phase: f64, s_dot: &[f64], out: &mut Coefficients) {
        out.g[0] += self.damping * s_dot[0];
        out.h[0][0] += self.damping;
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
    fn conf_combination() {
        let e = Combination {
            stiffness: 40.0,
            quartic: 3.0,
            damping: 0.5,
            rest: 0.2,
        };
        check::element(&e, &[1.3], &[-0.9], 0.0, |s| e.energy(s, 0.0));
    }
}
