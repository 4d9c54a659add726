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

use super::{Change, Coefficients, Element};
use alembert_math::scalar::Scalar;

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

    fn medium(&self, i: usize) -> f64 {
        self.flow.get(i).copied().unwrap_or(0.0)
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
            memory: &[],
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
                memory: &[],
            };
            let mut c = Coefficients::default();
            drag.dissipation(&change, &mut c);
            let on_body: f64 = -(0..3).map(|i| c.g[i] * s1[i]).sum::<f64>();
            let way = |i: usize| s1[i] - drag.medium(i) * 0.1;
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
