//! Drag: resistance of a medium to the motion of a point.
//!
//! # What it is
//! A force against the velocity of a point of a body relative to a medium that rests or flows evenly; linear (creeping flow) and
//! quadratic (fast flow). Without flow it only takes energy out; a flow also does work.
//!
//! # Equations
//! The invariants are the world coordinates s of the point. With its velocity against the medium u = ṡ - w:
//! - force against the motion: g = (c₁ + c₂ |u|) u (T-ELM-13)
//! - over a step u = (s₁ - s₀)/h - w, and the derivative of g by s₁ is [(c₁ + c₂ |u|) I + c₂ u uᵀ/|u|]/h
//! - loss h g · u = h (c₁ + c₂ |u|) |u|² ≥ 0, work of the medium -h g · w; together they are -g · (s₁ - s₀), the work on the body
//!
//! # Symbols
//! c₁ `linear` [N s/m] · c₂ `quadratic` [N s²/m²] · w `flow` [m/s]
//!
//! # Reference
//! Batchelor, An Introduction to Fluid Dynamics, sections 4.9 (linear) and 5.11 (quadratic).
//!
//! # Departures from the reference
//! The coefficients are the user's; they do not depend on the direction of the flow against the body.

use super::kind::{Checker, Compiling, Kind};
use super::{Change, Coefficients, Element};
use crate::error::ModelErrors;
use crate::model::{GROUND, Vector};
use crate::system::invariant::Invariant;
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use nalgebra::SVector;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Resistance of a medium: a force (linear + quadratic |u|) u against the velocity u of a point relative to the medium.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Drag", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the body or point; or `rod`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// Name of the rod, all along which the drag acts; or `body`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rod: Option<String>,
    /// Point of a body at which it acts, in the body frame, from the body origin [m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
    /// Linear coefficient [N s/m]; on a rod per length [N s/m^2].
    #[serde(default)]
    pub linear: f64,
    /// Quadratic coefficient [N s^2/m^2]; on a rod per length [N s^2/m^3].
    #[serde(default)]
    pub quadratic: f64,
    /// Velocity of the medium, world axes [m/s]; at rest when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flow: Option<Vector>,
    /// Nodes and the lengths of the rod that they stand for [m]; known when the rod is expanded.
    #[serde(skip)]
    pub(crate) shares: Vec<(String, f64)>,
}

impl Kind for Keys {
    fn name(&self) -> &str {
        &self.name
    }

    fn stores_energy(&self) -> bool {
        false
    }

    fn each_body(&mut self, visit: &mut dyn FnMut(&mut String)) {
        self.body.iter_mut().for_each(visit);
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        for (key, value) in [("linear", self.linear), ("quadratic", self.quadratic)] {
            let what = format!("`{key}` of {subject}");
            c.not_negative(&format!("{path}.{key}"), &what, value);
        }
        if self.linear == 0.0 && self.quadratic == 0.0 {
            let help = "add a linear or a quadratic coefficient";
            c.error_help(path, format!("{subject} has no effect"), help);
        }
        c.vector(
            &format!("{path}.at"),
            &format!("`at` of {subject}"),
            &self.at,
        );
        let what = format!("`flow` of {subject}");
        c.vector(&format!("{path}.flow"), &what, &self.flow);
        match (&self.body, &self.rod) {
            (Some(body), None) => {
                if c.loaded(path, subject, body) == Some(true) {
                    c.no_offset(&format!("{path}.at"), subject, &self.at);
                }
            }
            (None, Some(rod)) => {
                c.loaded_rod(path, subject, rod);
                if self.at.is_some() {
                    let message = format!("{subject} acts all along a rod and has a point `at`");
                    let help = "leave `at` out, or name a node of the rod as `body`";
                    c.error_help(format!("{path}.at"), message, help);
                }
            }
            (Some(_), Some(_)) => c.error_help(
                format!("{path}.rod"),
                format!("{subject} has both `body` and `rod`"),
                "keep one of them",
            ),
            (None, None) => c.error_help(
                path,
                format!("{subject} acts on nothing"),
                "add body = \"...\" or rod = \"...\"",
            ),
        }
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let at = self.at.as_ref().map_or([0.0; 3], Vector::xyz);
        let whole = self.body.iter().map(|body| (body, 1.0));
        let parts = self.shares.iter().map(|(body, share)| (body, *share));
        // a point of a body: its world coordinates, from the origin of the ground
        for (body, share) in whole.chain(parts) {
            let (node, point) = (out.node(body), out.body(body).point_local(at));
            let ground = out.node(GROUND);
            let gap = |axis: usize| Invariant::gap(axis, ground, SVector::zeros(), node, point);
            let law = Drag {
                dimension: D,
                linear: share * self.linear,
                quadratic: share * self.quadratic,
                flow: Vector::xyz_or_zero(&self.flow),
            };
            out.element((0..D).map(gap).collect(), law);
        }
        Ok(())
    }

    #[cfg(test)]
    fn sample(planar: bool) -> &'static str {
        if planar {
            "body = \"a\"\nat = [0.1, 0.3]\nlinear = 2\nquadratic = 3"
        } else {
            "body = \"a\"\nat = [0.1, 0.3, 0.2]\nlinear = 2\nquadratic = 3"
        }
    }
}

/// Drag; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Drag {
    /// 2 or 3.
    pub dimension: usize,
    /// Linear coefficient c₁ [N s/m].
    pub linear: f64,
    /// Quadratic coefficient c₂ [N s²/m²].
    pub quadratic: f64,
    /// Velocity w of the medium [m/s].
    pub flow: [f64; 3],
}

impl Drag {
    /// Adds the force against a velocity; `slope` is the derivative of the velocity by what `h` belongs to.
    fn add(&self, velocity: impl Fn(usize) -> f64, slope: f64, out: &mut Coefficients) {
        let mut u = [0.0; 3];
        for (i, u) in u.iter_mut().enumerate().take(self.dimension) {
            *u = velocity(i) - self.flow[i];
        }
        let speed = u[0].hypot(u[1]).hypot(u[2]);
        let c = self.linear + self.quadratic * speed;
        // the direction at rest does not matter: c₂ u uᵀ/|u| vanishes there
        let along = if speed > 0.0 {
            self.quadratic / speed
        } else {
            0.0
        };
        for i in 0..self.dimension {
            out.g[i] += c * u[i];
            out.h[i][i] += c * slope;
            for j in 0..self.dimension {
                out.h[i][j] += along * u[i] * u[j] * slope;
            }
        }
    }
}

impl Element for Drag {
    fn count(&self) -> usize {
        self.dimension
    }

    fn dissipation_of<R: Scalar>(&self, c: &Change<'_, R>, out: &mut [R]) {
        let mut u = [R::zero(); 3];
        for (i, u) in u.iter_mut().enumerate().take(self.dimension) {
            *u = (c.s1[i] - c.s0[i]) / c.step - self.flow[i];
        }
        let square = u[0] * u[0] + u[1] * u[1] + u[2] * u[2];
        let mut factor = R::constant(self.linear);
        // at rest the quadratic part vanishes with its slope; its root has none there
        if square.value() > 0.0 {
            factor += square.sqrt() * self.quadratic;
        }
        for (out, u) in out.iter_mut().zip(&u[..self.dimension]) {
            *out += *u * factor;
        }
    }

    fn gradient(&self, _t: f64, _s: &[f64], _phase: f64, _out: &mut Coefficients) {}

    fn discrete_gradient(&self, _c: &Change<'_>, _out: &mut Coefficients) {}

    fn dissipation(&self, c: &Change<'_>, out: &mut Coefficients) {
        self.add(|i| (c.s1[i] - c.s0[i]) / c.step, 1.0 / c.step, out);
    }

    fn dissipation_rate(&self, _s: &[f64], _phase: f64, s_dot: &[f64], out: &mut Coefficients) {
        self.add(|i| s_dot[i], 1.0, out);
    }

    fn dissipates(&self) -> bool {
        self.linear > 0.0 || self.quadratic > 0.0
    }

    fn work(&self, c: &Change<'_>) -> f64 {
        if self.flow == [0.0; 3] {
            return 0.0;
        }
        let mut out = Coefficients::default();
        self.dissipation(c, &mut out);
        let power = out.g.iter().zip(self.flow).map(|(g, w)| g * w);
        -c.step * power.sum::<f64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::check;

    const DRAG: Drag = Drag {
        dimension: 3,
        linear: 0.7,
        quadratic: 2.0,
        flow: [0.0; 3],
    };

    #[test]
    fn conf_drag() {
        let (s0, s1) = ([0.1, -0.2, 0.3], [0.4, 0.1, -0.5]);
        check::element(&DRAG, &s0, &s1, 0.0, |s| s[0] * 0.0);
        // the exact force: |u| = h⁻¹ sqrt(0.09 + 0.09 + 0.64)
        let mut c = Coefficients::default();
        let change = Change {
            time: 0.0,
            step: 0.1,
            s0: &s0,
            s1: &s1,
            phase: 0.0,
        };
        DRAG.dissipation(&change, &mut c);
        let speed = 10.0 * 0.82_f64.sqrt();
        assert!((c.g[2] + 8.0 * (0.7 + 2.0 * speed)).abs() < 1e-12);
    }

    /// In a flow: loss and work of the medium are together what the body gets, and the loss is never negative.
    #[test]
    fn id_flow_does_work() {
        let drag = Drag {
            flow: [3.0, -1.0, 0.5],
            ..DRAG
        };
        for s1 in [
            [0.0; 3],
            [0.3, -0.1, 0.05],
            [1.0, 2.0, -1.0],
            [0.1, 0.0, 0.0],
        ] {
            let change = Change {
                time: 0.0,
                step: 0.1,
                s0: &[0.0; 3],
                s1: &s1,
                phase: 0.0,
            };
            let mut c = Coefficients::default();
            drag.dissipation(&change, &mut c);
            let on_body: f64 = -(0..3).map(|i| c.g[i] * s1[i]).sum::<f64>();
            let way = |i: usize| s1[i] - drag.flow[i] * 0.1;
            let loss: f64 = (0..3).map(|i| c.g[i] * way(i)).sum();
            assert!(loss >= 0.0, "{loss}");
            assert!((drag.work(&change) - loss - on_body).abs() < 1e-12);
        }
        // carried along there is no force
        let mut c = Coefficients::default();
        drag.dissipation_rate(&[0.0; 3], 0.0, &drag.flow, &mut c);
        assert_eq!(c.g, [0.0; crate::elements::MAX_INVARIANTS]);
    }
}
