//! The restoration of feasibility (T-NLP-7): an ordinary problem for the same method.
//!
//! Minimise ρ Σ(p + n) + ζ/2 |D (x - x_R)|² subject to d_L ≤ d c(x) - p + n ≤ d_U and p, n ≥ 0, from the point x_R where the line search
//! failed. It ends when the violation has fallen enough, or at a local minimum of the violation: then the problem is infeasible.

use super::state::calc_barrier_objective;
use super::{Flow, Hook, Next, Run, calc_violation, run};
use crate::{Conflict, Iteration, Options, OutOfDomain, Problem, ProblemError, Stages, Status};

/// Weight of the violation.
const RHO: f64 = 1000.0;
/// Multiple of the pull towards x_R when a minimum of the violation is confirmed.
const WEAK_PULL: f64 = 1e-4;

/// The problem with p and n.
struct Relaxed<'a> {
    problem: &'a mut dyn Problem,
    n: usize,
    m: usize,
    scale: Vec<f64>,
    reference: Vec<f64>,
    /// ζ D² of every variable.
    weight: Vec<f64>,
    start: Vec<f64>,
    multipliers: Vec<f64>,
    /// Row of every entry of the Jacobian.
    jacobian_rows: Vec<usize>,
    hessian: usize,
}

impl<'a> Relaxed<'a> {
    fn new(
        problem: &'a mut dyn Problem,
        reference: Vec<f64>,
        c: &[f64],
        scale: Vec<f64>,
        barrier: f64,
        pull: f64,
    ) -> Self {
        let (n, m) = (problem.variables(), problem.constraints());
        let (mut lower, mut upper) = (vec![0.0; m], vec![0.0; m]);
        problem.constraint_bounds(&mut lower, &mut upper);
        // p and n on the central path of their barrier, for the violation as it is.
        let (mut p, mut q) = (vec![0.0; m], vec![0.0; m]);
        for i in 0..m {
            let off = scale[i] * (c[i] - c[i].clamp(lower[i], upper[i]));
            let half = (barrier - RHO * off) / (2.0 * RHO);
            q[i] = half + (half * half + barrier * off.abs() / (2.0 * RHO)).sqrt();
            q[i] = q[i].max(barrier / (2.0 * RHO));
            p[i] = (off + q[i]).max(barrier / (2.0 * RHO));
        }
        let zeta = pull * barrier.sqrt();
        let weight = reference
            .iter()
            .map(|x| zeta * x.abs().max(1.0).powi(-2))
            .collect();
        let start = reference.iter().copied().chain(p).chain(q).collect();
        let jacobian_rows = problem
            .jacobian_structure()
            .iter()
            .map(|place| place.0)
            .collect();
        let hessian = problem.hessian_structure().len();
        Self {
            problem,
            n,
            m,
            scale,
            reference,
            weight,
            start,
            multipliers: vec![0.0; m],
            jacobian_rows,
            hessian,
        }
    }
}

impl Problem for Relaxed<'_> {
    fn variables(&self) -> usize {
        self.n + 2 * self.m
    }
    fn constraints(&self) -> usize {
        self.m
    }
    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        self.problem
            .variable_bounds(&mut lower[..self.n], &mut upper[..self.n]);
        lower[self.n..].fill(0.0);
        upper[self.n..].fill(f64::INFINITY);
    }
    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        self.problem.constraint_bounds(lower, upper);
        for i in 0..self.m {
            lower[i] *= self.scale[i];
            upper[i] *= self.scale[i];
        }
    }
    fn start(&self, x: &mut [f64]) {
        x.copy_from_slice(&self.start);
    }
    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        let near: f64 = (0..self.n)
            .map(|j| 0.5 * self.weight[j] * (x[j] - self.reference[j]).powi(2))
            .sum();
        Ok(RHO * x[self.n..].iter().sum::<f64>() + near)
    }
    fn gradient(&mut self, x: &[f64], gradient: &mut [f64]) -> Result<(), OutOfDomain> {
        gradient.fill(RHO);
        for j in 0..self.n {
            gradient[j] = self.weight[j] * (x[j] - self.reference[j]);
        }
        Ok(())
    }
    fn constraint_values(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        self.problem.constraint_values(&x[..self.n], values)?;
        for i in 0..self.m {
            values[i] = self.scale[i] * values[i] - x[self.n + i] + x[self.n + self.m + i];
        }
        Ok(())
    }
    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        let mut places = self.problem.jacobian_structure();
        places.extend((0..2 * self.m).map(|k| (k % self.m.max(1), self.n + k)));
        places
    }
    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        let (inner, slacks) = values.split_at_mut(self.jacobian_rows.len());
        self.problem.jacobian(&x[..self.n], inner)?;
        for (value, &i) in inner.iter_mut().zip(&self.jacobian_rows) {
            *value *= self.scale[i];
        }
        slacks[..self.m].fill(-1.0);
        slacks[self.m..].fill(1.0);
        Ok(())
    }
    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        let mut places = self.problem.hessian_structure();
        places.extend((0..self.n).map(|j| (j, j)));
        places
    }
    fn hessian(
        &mut self,
        x: &[f64],
        factor: f64,
        y: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        for i in 0..self.m {
            self.multipliers[i] = self.scale[i] * y[i];
        }
        let (inner, near) = values.split_at_mut(self.hessian);
        self.problem
            .hessian(&x[..self.n], 0.0, &self.multipliers, inner)?;
        near.iter_mut()
            .zip(&self.weight)
            .for_each(|(v, w)| *v = factor * w);
        Ok(())
    }
    fn stages(&self) -> Option<Stages> {
        let Stages {
            mut variables,
            constraints,
        } = self.problem.stages()?;
        variables.extend(constraints.iter().chain(&constraints));
        Some(Stages {
            variables,
            constraints,
        })
    }
}

impl Run<'_> {
    /// Runs the restoration from the current point; on success the point is replaced and the main iteration goes on.
    pub(super) fn restore(&mut self, hook: &mut Hook<'_>) -> Result<Next, ProblemError> {
        let theta = calc_violation(&self.state.r);
        let phi =
            calc_barrier_objective(&self.nlp, &self.state.point.w, self.state.f, self.barrier);
        // There is nothing to restore at a feasible point: the search failed by rounding.
        if theta <= 1e-2 * self.options.tolerance || self.nlp.rows == 0 {
            return Ok(Next::End(self.calc_stalled()));
        }
        self.filter.add(theta, phi);
        let (mut factor, mut pull) = (0.9, 1.0);
        // Stricter each time the point that came back is not acceptable.
        for _ in 0..4 {
            match self.restore_to(factor * theta, pull, hook)? {
                // A minimum of the violation and of the pull together: once more from there, hardly pulled.
                Some(Next::End(Status::Infeasible)) if pull == 1.0 => pull = WEAK_PULL,
                Some(next) => return Ok(next),
                None => factor *= 0.1,
            }
        }
        Ok(Next::End(self.calc_stalled()))
    }

    /// One run of the restoration until the violation is below `target`; `None`: the filter refuses the point.
    fn restore_to(
        &mut self,
        target: f64,
        pull: f64,
        hook: &mut Hook<'_>,
    ) -> Result<Option<Next>, ProblemError> {
        (self.certificate, self.conflict) = (None, None);
        let largest = self.state.r.iter().fold(0.0_f64, |a, b| a.max(b.abs()));
        let barrier = self.barrier.max(largest);
        let mut reference = self.nlp.x.clone();
        for (&j, w) in self.nlp.free.iter().zip(&self.state.point.w) {
            reference[j] = *w;
        }
        if self
            .nlp
            .assemble_rows(&self.state.point.w, &mut self.state.r)
            .is_err()
        {
            return Ok(Some(Next::End(Status::EvaluationFailed)));
        }
        let (c, scale) = (self.nlp.c.clone(), self.nlp.row_scale.clone());
        let (n, m) = (reference.len(), self.nlp.rows);
        let (mut lower, mut upper) = (vec![0.0; m], vec![0.0; m]);
        self.nlp.problem.constraint_bounds(&mut lower, &mut upper);
        let options = Options {
            barrier,
            scaled_gradient: f64::INFINITY,
            warm_start: None,
            multipliers: None,
            max_iterations: self.options.max_iterations.saturating_sub(self.line.number),
            ..self.options.clone()
        };
        // The owner sees every line, and ends the run as soon as the violation has fallen enough.
        let (first, objective, mut lines) = (self.line.number, self.line.objective, Vec::new());
        let mut inner_hook = |line: &Iteration, x: &[f64], g: &[f64]| {
            let off = |i: usize| {
                let value = (g[i] + x[n + i] - x[n + m + i]) / scale[i];
                scale[i] * (value - value.clamp(lower[i], upper[i])).abs()
            };
            let (theta, violation) = (0..m)
                .map(off)
                .fold((0.0, 0.0_f64), |(s, l), v| (s + v, l.max(v)));
            let line = Iteration {
                number: first + line.number,
                restoration: true,
                objective,
                violation,
                ..*line
            };
            if line.number > first {
                lines.push(line);
                if let Flow::Stop = hook(&line, &x[..n], g) {
                    return Flow::Stop;
                }
            }
            if theta <= target && line.number > first {
                Flow::Enough
            } else {
                Flow::Go
            }
        };
        let mut relaxed = Relaxed::new(
            self.nlp.problem,
            reference,
            &c,
            scale.clone(),
            barrier,
            pull,
        );
        let end = run(&mut relaxed, &options, self.began, false, &mut inner_hook)?;
        self.history.extend(lines);
        self.line.number = self.history.last().map_or(0, |l| l.number);
        Ok(self.take_restored(&end))
    }

    /// Multipliers of the contradiction (T-NLP-8), in the units of the problem, at the point that was just evaluated.
    fn calc_conflict(&mut self, end: &super::End) -> Conflict {
        let n = self.nlp.x.len();
        let multipliers: Vec<f64> = (end.multipliers.iter().zip(&self.nlp.row_scale))
            .map(|(y, d)| y * d / RHO)
            .collect();
        let part = |z: &[f64]| z[..n].iter().map(|z| z / RHO).collect::<Vec<_>>();
        let (mut lower, mut upper) = (part(&end.lower), part(&end.upper));
        // A fixed variable takes up what is left of the gradient.
        let (mut low, mut high) = (vec![0.0; n], vec![0.0; n]);
        self.nlp.problem.variable_bounds(&mut low, &mut high);
        let gradient = self.nlp.calc_pull(&multipliers);
        for j in (0..n).filter(|&j| low[j] == high[j]) {
            (lower[j], upper[j]) = (gradient[j].max(0.0), (-gradient[j]).max(0.0));
        }
        Conflict {
            multipliers,
            lower,
            upper,
        }
    }

    /// Goes on from the end of a restoration, or names the end of the whole.
    fn take_restored(&mut self, end: &super::End) -> Option<Next> {
        for (k, &j) in self.nlp.free.iter().enumerate() {
            let (low, high, w) = (
                self.nlp.lower[k],
                self.nlp.upper[k],
                &mut self.state.point.w[k],
            );
            *w = end.x[j];
            super::push_inside(w, low, high, 1e-12);
        }
        if self
            .nlp
            .assemble_rows(&self.state.point.w, &mut self.state.r)
            .is_err()
        {
            return Some(Next::End(Status::EvaluationFailed));
        }
        self.place_slacks((0.1 * self.barrier).min(1e-2));
        if !self.evaluate_here() {
            return Some(Next::End(Status::EvaluationFailed));
        }
        let theta = calc_violation(&self.state.r);
        let phi =
            calc_barrier_objective(&self.nlp, &self.state.point.w, self.state.f, self.barrier);
        match end.status {
            Some(Status::Solved | Status::Acceptable | Status::NoProgress)
                if theta > 100.0 * self.options.tolerance =>
            {
                self.certificate = Some(end.error / RHO);
                self.conflict = Some(self.calc_conflict(end));
                let certain = end.status != Some(Status::NoProgress);
                return Some(Next::End(if certain {
                    Status::Infeasible
                } else {
                    Status::NoProgress
                }));
            }
            // Feasible, whatever the filter of an earlier time says.
            Some(Status::Solved | Status::Acceptable | Status::NoProgress) => {
                self.filter.reset(self.theta_max);
            }
            Some(status) => return Some(Next::End(status)),
            None if !self.filter.accepts(theta, phi) => return None,
            None => {}
        }
        // Multipliers begin anew.
        for k in 0..self.state.point.w.len() {
            let p = &mut self.state.point;
            let central = |distance: f64| {
                if distance.is_finite() {
                    (self.barrier / distance).min(1e3)
                } else {
                    0.0
                }
            };
            p.lower[k] = central(p.w[k] - self.nlp.lower[k]);
            p.upper[k] = central(self.nlp.upper[k] - p.w[k]);
        }
        self.state.reset_bound_multipliers(&self.nlp, self.barrier);
        self.estimate_multipliers();
        self.state.assemble_dual(&self.nlp);
        Some(Next::Continue)
    }
}
