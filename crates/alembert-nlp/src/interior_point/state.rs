//! The iterate and everything measured at it: barrier objective, violation, optimality error (T-NLP-3).

use super::scaled::Scaled;
use crate::OutOfDomain;

/// Weight that keeps variables with one bound from running away from it.
const DAMPING: f64 = 1e-5;
/// Multipliers of bounds stay within this factor of barrier over distance.
const KAPPA_SIGMA: f64 = 1e10;

/// Unknowns and multipliers.
#[derive(Debug, Clone, Default)]
pub struct Point {
    pub w: Vec<f64>,
    pub y: Vec<f64>,
    pub lower: Vec<f64>,
    pub upper: Vec<f64>,
}

impl Point {
    /// Takes over another point of the same sizes.
    pub fn copy_from(&mut self, other: &Self) {
        self.w.copy_from_slice(&other.w);
        self.y.copy_from_slice(&other.y);
        self.lower.copy_from_slice(&other.lower);
        self.upper.copy_from_slice(&other.upper);
    }
}

/// The iterate, its values and derivatives.
pub struct State {
    pub point: Point,
    pub f: f64,
    pub r: Vec<f64>,
    pub gradient: Vec<f64>,
    pub jacobian: Vec<f64>,
    /// Gradient of the Lagrangian with the multipliers of bounds.
    pub dual: Vec<f64>,
}

/// The optimality error and its parts, scaled.
#[derive(Debug, Clone, Copy)]
pub struct Errors {
    pub dual: f64,
    pub violation: f64,
    pub total: f64,
}

impl State {
    pub fn new(nlp: &Scaled<'_>) -> Self {
        let size = nlp.lower.len();
        let point = Point {
            w: vec![0.0; size],
            y: vec![0.0; nlp.rows],
            lower: vec![0.0; size],
            upper: vec![0.0; size],
        };
        let jacobian = vec![0.0; nlp.jacobian_places().count()];
        Self {
            point,
            f: 0.0,
            r: vec![0.0; nlp.rows],
            gradient: vec![0.0; size],
            jacobian,
            dual: vec![0.0; size],
        }
    }

    /// First derivatives and the gradient of the Lagrangian at the point.
    pub fn assemble_first(&mut self, nlp: &mut Scaled<'_>) -> Result<(), OutOfDomain> {
        nlp.assemble_first(&self.point.w, &mut self.gradient, &mut self.jacobian)?;
        self.assemble_dual(nlp);
        Ok(())
    }

    /// The gradient of the Lagrangian from the derivatives at hand.
    pub fn assemble_dual(&mut self, nlp: &Scaled<'_>) {
        self.dual.copy_from_slice(&self.gradient);
        nlp.add_transposed(&self.jacobian, &self.point.y, &mut self.dual);
        for k in 0..self.dual.len() {
            self.dual[k] += self.point.upper[k] - self.point.lower[k];
        }
    }

    /// Scaled optimality error for a barrier parameter (T-NLP-3).
    pub fn calc_errors(&self, nlp: &Scaled<'_>, barrier: f64) -> Errors {
        let p = &self.point;
        let mut complementarity = 0.0_f64;
        let (mut sum_z, mut count_z) = (0.0, 0.0);
        for k in 0..p.w.len() {
            for (z, distance) in [
                (p.lower[k], p.w[k] - nlp.lower[k]),
                (p.upper[k], nlp.upper[k] - p.w[k]),
            ] {
                if distance.is_finite() {
                    complementarity = complementarity.max((z * distance - barrier).abs());
                    sum_z += z;
                    count_z += 1.0;
                }
            }
        }
        let sum_y: f64 = p.y.iter().map(|v| v.abs()).sum();
        let scale = |sum: f64, count: f64| (sum / count.max(1.0)).max(100.0) / 100.0;
        let largest = |v: &[f64]| v.iter().fold(0.0_f64, |a, b| a.max(b.abs()));
        let (dual, violation) = (largest(&self.dual), largest(&self.r));
        let (s_d, s_c) = (
            scale(sum_y + sum_z, p.y.len() as f64 + count_z),
            scale(sum_z, count_z),
        );
        Errors {
            dual,
            violation,
            total: (dual / s_d).max(violation).max(complementarity / s_c),
        }
    }

    /// Diagonal Σ of the condensed system, and the gradient part of the right side.
    pub fn assemble_barrier(
        &self,
        nlp: &Scaled<'_>,
        barrier: f64,
        sigma: &mut [f64],
        rw: &mut [f64],
    ) {
        let p = &self.point;
        for k in 0..p.w.len() {
            let (low, high) = (p.w[k] - nlp.lower[k], nlp.upper[k] - p.w[k]);
            sigma[k] = p.lower[k] / low + p.upper[k] / high;
            // The multipliers of bounds are replaced by barrier over distance.
            rw[k] = self.dual[k] + p.lower[k] - p.upper[k] - barrier / low
                + barrier / high
                + damping(low, high, barrier);
        }
    }

    /// Slope of the barrier objective along a direction.
    pub fn calc_slope(&self, nlp: &Scaled<'_>, barrier: f64, dw: &[f64]) -> f64 {
        let w = &self.point.w;
        (0..w.len())
            .map(|k| {
                let (low, high) = (w[k] - nlp.lower[k], nlp.upper[k] - w[k]);
                (self.gradient[k] - barrier / low + barrier / high + damping(low, high, barrier))
                    * dw[k]
            })
            .sum()
    }

    /// Keeps multipliers of bounds near barrier over distance.
    pub fn reset_bound_multipliers(&mut self, nlp: &Scaled<'_>, barrier: f64) {
        let p = &mut self.point;
        for k in 0..p.w.len() {
            let reset = |z: f64, distance: f64| {
                let central = barrier / distance;
                if distance.is_finite() {
                    z.clamp(central / KAPPA_SIGMA, central * KAPPA_SIGMA)
                } else {
                    0.0
                }
            };
            p.lower[k] = reset(p.lower[k], p.w[k] - nlp.lower[k]);
            p.upper[k] = reset(p.upper[k], nlp.upper[k] - p.w[k]);
        }
    }
}

/// Derivative of the damping of variables with one bound.
fn damping(low: f64, high: f64, barrier: f64) -> f64 {
    match (low.is_finite(), high.is_finite()) {
        (true, false) => DAMPING * barrier,
        (false, true) => -DAMPING * barrier,
        _ => 0.0,
    }
}

/// The barrier objective φ = f - μ Σ ln(distances) + damping (T-NLP-3); infinite outside the bounds.
pub fn calc_barrier_objective(nlp: &Scaled<'_>, w: &[f64], f: f64, barrier: f64) -> f64 {
    let mut phi = f;
    for k in 0..w.len() {
        let (low, high) = (w[k] - nlp.lower[k], nlp.upper[k] - w[k]);
        for distance in [low, high] {
            if distance.is_finite() {
                if distance <= 0.0 {
                    return f64::INFINITY;
                }
                phi -= barrier * distance.ln();
            }
        }
        if low.is_finite() != high.is_finite() {
            phi += DAMPING * barrier * low.min(high);
        }
    }
    phi
}

/// Sum of the sizes of the rows.
pub fn calc_violation(r: &[f64]) -> f64 {
    r.iter().map(|v| v.abs()).sum()
}

/// Moves w away from its bounds: at least κ max(1, |bound|), at most κ times the distance of the bounds (T-NLP-3).
pub fn push_inside(w: &mut f64, lower: f64, upper: f64, kappa: f64) {
    let width = upper - lower;
    let margin = |bound: f64| (kappa * bound.abs().max(1.0)).min(kappa.min(0.49) * width);
    if lower.is_finite() {
        *w = w.max(lower + margin(lower));
    }
    if upper.is_finite() {
        *w = w.min(upper - margin(upper));
    }
}
