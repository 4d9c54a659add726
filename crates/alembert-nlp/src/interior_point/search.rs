//! The line search: fraction to the boundary, filter, switching condition, second order correction (T-NLP-6).

use super::Run;
use super::filter::Filter;
use super::state::{calc_barrier_objective, calc_violation};

/// Most second order corrections of one step.
const CORRECTIONS: usize = 4;
/// Slope of the test of decrease.
const ETA: f64 = 1e-8;

/// Direction and trial point.
pub struct Trial {
    pub dw: Vec<f64>,
    pub dy: Vec<f64>,
    /// Corrected direction.
    cw: Vec<f64>,
    cy: Vec<f64>,
    w: Vec<f64>,
    r: Vec<f64>,
    corrected: Vec<f64>,
    f: f64,
}

impl Trial {
    pub fn new(size: usize, rows: usize) -> Self {
        let (w, r) = (|| vec![0.0; size], || vec![0.0; rows]);
        Self {
            dw: w(),
            dy: r(),
            cw: w(),
            cy: r(),
            w: w(),
            r: r(),
            corrected: r(),
            f: 0.0,
        }
    }
}

/// How a trial was judged.
enum Verdict {
    /// Accepted because the objective falls; the filter stays.
    Decrease,
    /// Accepted; the filter grows.
    Filter,
    Rejected,
}

impl Run<'_> {
    /// The longest step of w that keeps the fraction 1 - τ of every distance.
    fn calc_longest(&self, dw: &[f64]) -> f64 {
        let (tau, w) = ((1.0 - self.barrier).max(0.99), &self.state.point.w);
        let mut alpha = 1.0_f64;
        for k in 0..w.len() {
            if dw[k] < 0.0 {
                alpha = alpha.min(tau * (w[k] - self.nlp.lower[k]) / -dw[k]);
            } else if dw[k] > 0.0 {
                alpha = alpha.min(tau * (self.nlp.upper[k] - w[k]) / dw[k]);
            }
        }
        alpha
    }

    /// Violation and barrier objective at w + α d; `None` outside the domain.
    fn try_point(&mut self, alpha: f64, corrected: bool) -> Option<(f64, f64)> {
        let t = &mut self.trial;
        let direction = if corrected { &t.cw } else { &t.dw };
        for k in 0..t.w.len() {
            t.w[k] = self.state.point.w[k] + alpha * direction[k];
        }
        self.nlp.assemble_rows(&t.w, &mut t.r).ok()?;
        t.f = self.nlp.objective(&t.w).ok()?;
        let phi = calc_barrier_objective(&self.nlp, &t.w, t.f, self.barrier);
        phi.is_finite().then(|| (calc_violation(&t.r), phi))
    }

    /// Judges a trial by the filter and the current point.
    fn judge(&self, trial: (f64, f64), now: (f64, f64), slope: f64, alpha: f64) -> Verdict {
        if !self.filter.accepts(trial.0, trial.1) {
            return Verdict::Rejected;
        }
        let switches = slope < 0.0 && alpha * (-slope).powf(2.3) > now.0.powf(1.1);
        if now.0 <= self.theta_min && switches {
            let falls = trial.1 - now.1 - 10.0 * f64::EPSILON * now.1.abs() <= ETA * alpha * slope;
            return if falls {
                Verdict::Decrease
            } else {
                Verdict::Rejected
            };
        }
        if Filter::improves(trial.0, trial.1, now) {
            Verdict::Filter
        } else {
            Verdict::Rejected
        }
    }

    /// Searches along the direction; `false` if feasibility must be restored.
    pub(super) fn search(&mut self) -> bool {
        let theta = calc_violation(&self.state.r);
        let now = (
            theta,
            calc_barrier_objective(&self.nlp, &self.state.point.w, self.state.f, self.barrier),
        );
        let slope = self
            .state
            .calc_slope(&self.nlp, self.barrier, &self.trial.dw);
        let longest = self.calc_longest(&self.trial.dw);
        let w = &self.state.point.w;
        self.line.step = self.trial.dw.iter().fold(0.0, |a, b| a.max(b.abs()));
        let relative = self
            .trial
            .dw
            .iter()
            .zip(w)
            .map(|(d, w)| d.abs() / (1.0 + w.abs()))
            .fold(0.0, f64::max);
        // A step below rounding is taken as it is.
        if relative < 10.0 * f64::EPSILON {
            self.tiny += 1;
            if self.try_point(longest, false).is_some() {
                self.take(longest, longest, false, 1);
                return true;
            }
            return false;
        }
        self.tiny = 0;
        let least = Filter::smallest_length(theta, slope, self.theta_min);
        let mut alpha = longest;
        for trials in 1.. {
            if let Some(trial) = self.try_point(alpha, false) {
                let verdict = self.judge(trial, now, slope, alpha);
                if self.accept(verdict, now, (alpha, alpha), false, trials) {
                    return true;
                }
                if trials == 1 && trial.0 >= theta && self.correct(alpha, now, slope) {
                    return true;
                }
            }
            alpha *= 0.5;
            if alpha < least.max(1e-14) {
                break;
            }
        }
        false
    }

    /// Takes an accepted trial, and lets the filter grow if the objective did not fall.
    fn accept(
        &mut self,
        verdict: Verdict,
        now: (f64, f64),
        lengths: (f64, f64),
        corrected: bool,
        trials: usize,
    ) -> bool {
        match verdict {
            Verdict::Rejected => return false,
            Verdict::Filter => self.filter.add(now.0, now.1),
            Verdict::Decrease => {}
        }
        self.take(lengths.0, lengths.1, corrected, trials);
        true
    }

    /// Second order corrections with the factorisation at hand; `true` if one is accepted.
    fn correct(&mut self, alpha: f64, now: (f64, f64), slope: f64) -> bool {
        let mut before = now.0;
        for i in 0..self.trial.r.len() {
            self.trial.corrected[i] = alpha * self.state.r[i] + self.trial.r[i];
        }
        for _ in 0..CORRECTIONS {
            let t = &mut self.trial;
            if !self.newton.solve(
                &self.nlp,
                &self.sigma,
                &self.rw,
                &t.corrected,
                &mut t.cw,
                &mut t.cy,
            ) {
                return false;
            }
            let length = self.calc_longest(&self.trial.cw);
            let Some(trial) = self.try_point(length, true) else {
                return false;
            };
            let verdict = self.judge(trial, now, slope, alpha);
            if self.accept(verdict, now, (length, alpha), true, 1) {
                return true;
            }
            if trial.0 > 0.99 * before {
                return false;
            }
            before = trial.0;
            for i in 0..self.trial.r.len() {
                self.trial.corrected[i] = length * self.trial.corrected[i] + self.trial.r[i];
            }
        }
        false
    }

    /// Moves to the trial point; multipliers of bounds go their own length.
    fn take(&mut self, alpha: f64, alpha_y: f64, corrected: bool, trials: usize) {
        let (tau, p, t) = (
            (1.0 - self.barrier).max(0.99),
            &mut self.state.point,
            &mut self.trial,
        );
        let (dw, dy) = if corrected {
            (&t.cw, &t.cy)
        } else {
            (&t.dw, &t.dy)
        };
        // Steps of the bound multipliers, then their length.
        let step = |z: f64, distance: f64, toward: f64| {
            if distance.is_finite() {
                (self.barrier - z * toward) / distance - z
            } else {
                0.0
            }
        };
        let mut dual = 1.0_f64;
        for k in 0..p.w.len() {
            let dl = step(p.lower[k], p.w[k] - self.nlp.lower[k], dw[k]);
            let du = step(p.upper[k], self.nlp.upper[k] - p.w[k], -dw[k]);
            for (z, d) in [(p.lower[k], dl), (p.upper[k], du)] {
                if d < 0.0 {
                    dual = dual.min(tau * z / -d);
                }
            }
        }
        for k in 0..p.w.len() {
            let dl = step(p.lower[k], p.w[k] - self.nlp.lower[k], dw[k]);
            let du = step(p.upper[k], self.nlp.upper[k] - p.w[k], -dw[k]);
            p.lower[k] += dual * dl;
            p.upper[k] += dual * du;
        }
        p.y.iter_mut().zip(dy).for_each(|(y, d)| *y += alpha_y * d);
        p.w.copy_from_slice(&t.w);
        self.state.r.copy_from_slice(&t.r);
        self.state.f = t.f;
        (
            self.line.primal_length,
            self.line.dual_length,
            self.line.trials,
            self.line.restoration,
        ) = (alpha, dual, trials, false);
    }
}
