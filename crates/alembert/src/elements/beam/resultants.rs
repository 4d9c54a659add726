//! Forces of the beam element along its invariants, from those along its deformations.
//!
//! # What it is
//! What a residual needs are the coefficients alone; they follow without the matrix of slopes. Their derivatives are sums of dyads, in loops of
//! fixed length.
//!
//! # Equations
//! T-ROD-6.
//!
//! # Symbols
//! Those of the beam (`beam.rs`).
//!
//! # Reference
//! As `beam.rs`.
//!
//! # Departures from the reference
//! None.

use super::{Beam, Coefficients, MAX, MAX_INVARIANTS, Slopes, Step, dot};
use crate::elements::Change;

impl Beam {
    /// Elastic forces along the deformations, means over a step.
    pub(super) fn stored(&self, v: &Step) -> [f64; MAX] {
        let (d0, d1) = (self.deformed(&v.start), self.deformed(&v.end));
        std::array::from_fn(|i| self.stiffness[i] * (0.5 * (d0[i] + d1[i]) - self.rest[i]))
    }

    /// Forces of damping along the deformations.
    pub(super) fn lost(&self, v: &Step, h: f64) -> [f64; MAX] {
        let (d0, d1) = (self.deformed(&v.start), self.deformed(&v.end));
        std::array::from_fn(|i| self.damping[i] * (d1[i] - d0[i]) / h)
    }

    /// Forces over a step along the deformations: elastic ones if they are asked for, and those of damping.
    fn both(&self, v: &Step, h: f64, elastic: bool) -> [f64; MAX] {
        let mut force = match elastic {
            true => self.stored(v),
            false => [0.0; MAX],
        };
        if self.damping != [0.0; MAX] {
            let lost = self.lost(v, h);
            force.iter_mut().zip(&lost).for_each(|(f, l)| *f += l);
        }
        force
    }

    /// Coefficients of the energy at values of the invariants.
    #[inline]
    pub(crate) fn forces_at(&self, s: &[f64]) -> [f64; MAX_INVARIANTS] {
        let v = Step::still(self.place_first(s));
        let d = self.deformed(&v.end);
        let force = std::array::from_fn(|i| self.stiffness[i] * (d[i] - self.rest[i]));
        self.resultants(&v, &force)
    }

    /// Coefficients over a step: the discrete gradient if `elastic`, and what damping takes.
    #[inline]
    pub(crate) fn forces_over(&self, c: &Change<'_>, elastic: bool) -> [f64; MAX_INVARIANTS] {
        let v = self.step(c);
        self.resultants(&v, &self.both(&v, c.step, elastic))
    }

    /// The same with their derivatives by the end of the step.
    pub(crate) fn coefficients_over(&self, c: &Change<'_>, elastic: bool, out: &mut Coefficients) {
        out.clear(c.s0.len());
        let v = self.step(c);
        let stored = if elastic { 0.5 } else { 0.0 };
        let slope = std::array::from_fn(|i| stored * self.stiffness[i] + self.damping[i] / c.step);
        self.push_over(&v, &self.both(&v, c.step, elastic), &slope, out);
    }

    /// Forces along the invariants for forces `f` along the deformations: Σ f_i times the slopes of deformation i.
    #[inline]
    fn resultants(&self, v: &Step, f: &[f64; MAX]) -> [f64; MAX_INVARIANTS] {
        let (d, n, b) = (self.shifts(), self.turns(), self.bent());
        let mut out = [0.0; MAX_INVARIANTS];
        let mut force = [0.0; 3];
        force[..d].copy_from_slice(&f[..d]);
        let c = v.mean(|p| p.along.c);
        for i in 0..d {
            out[i] = c * force[i];
        }
        if self.between {
            let delta = v.means(|p| p.delta);
            let mut turned = dot(force, delta) * v.along.0;
            if d == 3 {
                let sigma = v.means(|p| p.sigma);
                let (g, m, w) = (v.mean(|p| p.axial.c), v.mean(|p| p.m), v.mean(|p| p.w));
                let pull = dot(force, sigma);
                for j in 0..3 {
                    out[j] -= pull * g * sigma[j];
                    out[3 + j] -= w * force[j] + pull * g * delta[j];
                }
                turned -= pull * m * v.axial.0;
            }
            out[d + n] += 0.5 * turned;
        }
        let (c, bent) = (v.mean(|p| p.ratio.c), v.means(|p| p.bent));
        let mut turned = 0.0;
        for k in 0..n {
            out[b + k] += c * f[d + k];
            turned += bent[k] * f[d + k];
        }
        out[b + n] += 0.5 * turned * v.ratio.0;
        out
    }

    /// Adds forces along the deformations and their slopes by the deformations at the end: `mean` is how these change over the step,
    /// `end` how they change at its end.
    #[inline]
    pub(super) fn push(
        &self,
        slopes: [&Slopes; 2],
        force: &[f64; MAX],
        slope: &[f64; MAX],
        out: &mut Coefficients,
    ) {
        let deformations = self.deformations();
        let (force, slope) = (&force[..deformations], &slope[..deformations]);
        match self.bent() + self.turns() + 1 {
            4 => push_all::<4>(slopes, force, slope, out),
            6 => push_all::<6>(slopes, force, slope, out),
            7 => push_all::<7>(slopes, force, slope, out),
            _ => push_all::<MAX_INVARIANTS>(slopes, force, slope, out),
        }
    }

    /// Adds forces over a step.
    pub(super) fn push_over(
        &self,
        v: &Step,
        force: &[f64; MAX],
        slope: &[f64; MAX],
        out: &mut Coefficients,
    ) {
        let slopes = [self.slopes(v), self.slopes(&Step::still(v.end))];
        self.push([&slopes[0], &slopes[1]], force, slope, out);
        self.add_bending(v, force, 1.0, &mut out.h);
    }
}

/// [`Beam::push`] for `N` invariants.
#[inline]
fn push_all<const N: usize>(
    [mean, end]: [&Slopes; 2],
    force: &[f64],
    slope: &[f64],
    out: &mut Coefficients,
) {
    for (i, (f, k)) in force.iter().zip(slope).enumerate() {
        for r in 0..N {
            let by = mean[i][r];
            if by == 0.0 {
                continue;
            }
            out.g[r] += f * by;
            let (by, row) = (k * by, &mut out.h[r]);
            for c in 0..N {
                row[c] += by * end[i][c];
            }
        }
    }
}
