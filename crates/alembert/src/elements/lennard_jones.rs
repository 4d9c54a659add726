//! Lennard-Jones potential between two points.
//!
//! # What it is
//! Repulsion of close and weak attraction of distant neutral particles, with a well of depth ε at the distance 2^(1/6) σ.
//!
//! # Equations
//! s = r², t = σ²/s, U = 4 ε (t⁶ - t³)
//! - dU/ds = -12 ε t³ (2 t³ - 1)/s,   d²U/ds² = 24 ε t³ (7 t³ - 2)/s²
//! - discrete gradient: with t₁ - t₀ = -σ² (s₁ - s₀)/(s₀ s₁), free of cancellation,
//!   [U₁ - U₀]/(s₁ - s₀) = -4 ε σ²/(s₀ s₁) (t₀² + t₀ t₁ + t₁²) (t₀³ + t₁³ - 1)
//!
//! # Symbols
//! ε `epsilon` [J] · σ `sigma` [m], the distance at which U = 0
//!
//! # Reference
//! Hairer, Lubich and Wanner, Geometric Numerical Integration, I.4 (the potential); the discrete gradient is derived here.
//!
//! # Departures from the reference
//! No cut-off radius: a cut-off makes the energy of variational schemes drift unless it is smoothed.

use super::kind::{Checker, Compiling, Kind};
use super::{Change, Coefficients, Element};
use crate::error::ModelErrors;
use crate::model::suggest;
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use nalgebra::SVector;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Lennard-Jones potential 4 epsilon [(sigma/r)^12 - (sigma/r)^6] between points: of given pairs, or of all pairs of a list.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "LennardJones", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Points of which each two interact.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<String>,
    /// Pairs of points that interact, instead of `points`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pairs: Vec<[String; 2]>,
    /// Depth of the well [J].
    pub epsilon: f64,
    /// Distance at which the energy is zero [m].
    pub sigma: f64,
    /// Scheme multirate: on the grid of the fast coordinates (true) or with the slow forces (false).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast: Option<bool>,
}

impl Keys {
    /// The pairs that interact.
    pub fn each_pair(&self) -> Vec<[&str; 2]> {
        let mut list: Vec<[&str; 2]> = self
            .pairs
            .iter()
            .map(|[a, b]| [a.as_str(), b.as_str()])
            .collect();
        for (i, a) in self.points.iter().enumerate() {
            list.extend(
                self.points[i + 1..]
                    .iter()
                    .map(|b| [a.as_str(), b.as_str()]),
            );
        }
        list
    }
}

impl Kind for Keys {
    fn name(&self) -> &str {
        &self.name
    }

    fn fast(&self) -> Option<bool> {
        self.fast
    }

    fn each_body(&mut self, visit: &mut dyn FnMut(&mut String)) {
        self.points.iter_mut().for_each(&mut *visit);
        self.pairs.iter_mut().flatten().for_each(&mut *visit);
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        for (key, value) in [("epsilon", self.epsilon), ("sigma", self.sigma)] {
            c.positive(
                &format!("{path}.{key}"),
                &format!("`{key}` of {subject}"),
                value,
            );
        }
        match (self.points.is_empty(), self.pairs.is_empty()) {
            (false, false) => c.error_help(
                format!("{path}.pairs"),
                format!("{subject} has both `points` and `pairs`"),
                "give a list of points, each two of which interact, or the pairs; for both write two elements",
            ),
            (true, true) => c.error_help(
                path,
                format!("{subject} acts on nothing"),
                "add points = [...] (each two interact) or pairs = [[\"A\", \"B\"], ...]",
            ),
            (false, true) if self.points.len() < 2 => c.error_help(
                format!("{path}.points"),
                format!("{subject} has only one point"),
                "name two points or more",
            ),
            _ => {}
        }
        let points = self.points.iter().enumerate();
        let mut names: Vec<(String, &str)> = points
            .map(|(i, name)| (format!("{path}.points[{i}]"), name.as_str()))
            .collect();
        for (i, pair) in self.pairs.iter().enumerate() {
            for (k, name) in pair.iter().enumerate() {
                names.push((format!("{path}.pairs[{i}][{k}]"), name));
            }
        }
        for (path, name) in names {
            c.must_be_point(&path, subject, name);
        }
        for (i, [a, b]) in self.each_pair().into_iter().enumerate() {
            if a == b {
                let place = if self.pairs.is_empty() {
                    format!("{path}.points")
                } else {
                    format!("{path}.pairs[{i}]")
                };
                let name = suggest::shorten(a);
                c.error(place, format!("{subject} pairs \"{name}\" with itself"));
            }
        }
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let law = LennardJones {
            epsilon: self.epsilon,
            sigma: self.sigma,
        };
        for pair in self.each_pair() {
            let (square, _) = out.square(pair, [SVector::zeros(); 2]);
            out.element(vec![square], law);
        }
        Ok(())
    }

    #[cfg(test)]
    fn sample(_planar: bool) -> &'static str {
        "pairs = [[\"p\", \"r\"]]\nepsilon = 2\nsigma = 0.9"
    }
}

/// Lennard-Jones potential; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct LennardJones {
    /// Depth of the well ε [J].
    pub epsilon: f64,
    /// Distance of zero energy σ [m].
    pub sigma: f64,
}

impl Element for LennardJones {
    fn count(&self) -> usize {
        1
    }

    fn energy<R: Scalar>(&self, s: &[R], _phase: f64) -> R {
        let t = s[0].recip() * (self.sigma * self.sigma);
        let t3 = t * t * t;
        (t3 * t3 - t3) * (4.0 * self.epsilon)
    }

    fn gradient(&self, _t: f64, s: &[f64], _phase: f64, out: &mut Coefficients) {
        let inverse = 1.0 / s[0];
        let t = self.sigma * self.sigma * inverse;
        let t3 = t * t * t;
        let k = 12.0 * self.epsilon * t3 * inverse;
        out.g[0] -= k * (2.0 * t3 - 1.0);
        out.h[0][0] += 2.0 * k * inverse * (7.0 * t3 - 2.0);
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (s0, s1) = (c.s0[0], c.s1[0]);
        let square = self.sigma * self.sigma;
        let (t0, t1) = (square / s0, square / s1);
        let k = -4.0 * self.epsilon * square / (s0 * s1);
        let sum = t0 * t0 + t0 * t1 + t1 * t1;
        let cubes = t0.powi(3) + t1.powi(3) - 1.0;
        out.g[0] += k * sum * cubes;
        // d/ds₁ = -(1/s₁) (1 + t₁ d/dt₁)
        let slope = sum * cubes + t1 * ((t0 + 2.0 * t1) * cubes + sum * 3.0 * t1 * t1);
        out.h[0][0] -= k * slope / s1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::check;

    #[test]
    fn conf_lennard_jones() {
        let e = LennardJones {
            epsilon: 0.7,
            sigma: 1.1,
        };
        check::element(&e, &[1.3], &[1.7], 0.0, |s| e.energy(s, 0.0));
        check::element(&e, &[4.0], &[1.2], 0.0, |s| e.energy(s, 0.0));
    }

    #[test]
    fn ref_the_well_has_its_depth_and_no_slope() {
        let e = LennardJones {
            epsilon: 0.7,
            sigma: 1.1,
        };
        let s = 2.0_f64.powf(1.0 / 3.0) * 1.1 * 1.1;
        let mut c = Coefficients::default();
        e.gradient(0.0, &[s], 0.0, &mut c);
        assert!((e.energy(&[s], 0.0) + 0.7).abs() < 1e-15 && c.g[0].abs() < 1e-15);
    }
}
