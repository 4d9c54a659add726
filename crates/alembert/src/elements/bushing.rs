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

use super::{Change, Coefficients, Element};
use alembert_math::scalar::Scalar;

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

    fn energy<R: Scalar>(&self, s: &[R], _phase: f64, _memory: &[f64]) -> R {
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
