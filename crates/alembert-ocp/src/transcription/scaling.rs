//! # What it is
//! The program in units of its own: variables, rows and objective of the order of one, whatever the mechanism weighs and measures (T-OCP-11).
//!
//! # Equations
//! x = (unit) x̃ for every unknown, c̃ = c/(unit) for every row, f̃ = f/(unit), with the units of `units.rs`.

use super::units::Units;
use super::{NONE, Transcription};
use alembert_nlp::{
    Iteration, Monitor, NlpSolver, Options, OutOfDomain, Problem, ProblemError, Sizes, Solution,
    Stages, WarmStart, kkt,
};

/// Multipliers that need more regularisation than this, in units of the problem, have run away.
const RUNAWAY: f64 = 1e6;

/// A program in units of its own.
pub(crate) struct Scaled<'a> {
    inner: &'a mut dyn Problem,
    /// Unit of each variable.
    variables: Vec<f64>,
    /// One over the unit of each row.
    rows: Vec<f64>,
    /// One over the unit of the objective.
    objective: f64,
    // Scratch.
    x: Vec<f64>,
    y: Vec<f64>,
    jacobian: Vec<(usize, usize)>,
    hessian: Vec<(usize, usize)>,
}

impl Transcription {
    /// Solves in units of the problem; the solution is in those of the file, its residuals are in units of the problem.
    pub fn solve_scaled(
        &mut self,
        solver: &dyn NlpSolver,
        options: &Options,
        monitor: &mut dyn Monitor,
    ) -> Result<Solution, ProblemError> {
        Scaled::new(self).solve(solver, options, monitor)
    }

    /// Residuals of the optimality conditions in units of the problem.
    pub fn calc_residuals(&mut self, s: &Solution) -> Option<kkt::Residuals> {
        let scaled = Scaled::new(self);
        let warm = scaled.take(&s.warm_start());
        let mut scaled = scaled;
        let (x, y) = (&warm.x, &warm.multipliers);
        kkt::residuals(&mut scaled, x, y, &warm.lower, &warm.upper).ok()
    }

    /// Units of variables, rows and objective.
    pub(crate) fn calc_sizes(&self) -> Sizes {
        let units = self.units();
        Sizes {
            variables: self.variable_units(&units),
            constraints: self.row_units(&units),
            objective: self.objective_unit(&units),
        }
    }

    /// Units of places [m] and of impulses [N s].
    pub(crate) fn calc_scales(&self) -> (f64, f64) {
        let units = self.units();
        (units.length, units.impulse)
    }

    fn variable_units(&self, u: &Units) -> Vec<f64> {
        let mut out = vec![1.0; self.lower.len()];
        for &at in &self.theta_at {
            out[at..at + u.coordinates.len()].copy_from_slice(&u.coordinates);
        }
        for &at in &self.tau_at {
            out[at..at + u.controls.len()].copy_from_slice(&u.controls);
        }
        for p in self.pressed.iter().flatten() {
            let unit = if p.impulse { u.impulse } else { u.force };
            let count = self.ocp.touches[p.touch].axes.len();
            out[p.first..p.first + count].fill(unit);
        }
        for held in self.layout.releases.iter().flat_map(|r| &r.pressed) {
            out[held.first..held.first + self.ocp.touches[held.touch].axes.len()].fill(u.force);
        }
        let turns = self.ocp.setup.loops.iter().flat_map(|c| &c.rows);
        let impulses = turns.map(|r| match r.is_length {
            true => u.impulse,
            false => u.impulse * u.length,
        });
        let trials = self.layout.releases.iter().map(|r| &r.impulse);
        for &at in self
            .impulse_at
            .iter()
            .chain(trials)
            .filter(|at| **at != NONE)
        {
            let own = out[at..].iter_mut();
            own.zip(impulses.clone()).for_each(|(o, unit)| *o = unit);
        }
        let states = self.state_units(u.length);
        for &at in &self.state_at {
            out[at..at + states.len()].copy_from_slice(&states);
        }
        for (at, phase) in self.duration_at.iter().zip(&self.ocp.phases) {
            if let Some(at) = at {
                out[*at] = phase.guess;
            }
        }
        let list = self.ocp.period.as_ref().map_or(&[][..], |p| &p.advance);
        for (&at, a) in self.advance_at.iter().zip(list) {
            out[at] = u.coordinates[a.coordinate];
        }
        for (&at, p) in self.parameter_at.iter().zip(&self.ocp.design.parameters) {
            out[at] = p.unit;
        }
        out
    }

    fn row_units(&self, u: &Units) -> Vec<f64> {
        let rows = &self.layout;
        let mut out = vec![1.0; rows.lower.len()];
        for (k, &row) in rows.motion.iter().enumerate() {
            if row != NONE {
                out[row] = u.momenta[k % self.ocp.setup.tree.dof];
            }
        }
        for hold in &rows.holds {
            let count = self.ocp.touches[hold.touch].axes.len();
            out[hold.row..hold.row + count].fill(u.length);
        }
        rows.landings.iter().for_each(|l| out[l.row] = u.length);
        let states = self.state_units(u.length);
        let begins = (!states.is_empty()).then_some(rows.states_begin);
        for &row in rows.states.iter().chain(&begins) {
            out[row..row + states.len()].copy_from_slice(&states);
        }
        self.loop_row_units(&rows.loops, &mut out, u.length);
        self.release_row_units(&mut out, u.length, u.force, |i| u.momenta[i]);
        for cone in &rows.cones {
            let planar = self.ocp.touches[cone.touch].axes.len() == 2;
            let pressed = self.pressed.iter().flatten();
            let impulse = pressed.filter(|p| p.first == cone.first).any(|p| p.impulse);
            let force = if impulse { u.impulse } else { u.force };
            if planar {
                out[cone.row..cone.row + 2].fill(force);
            } else {
                out[cone.row] = force * force;
            }
        }
        for d in &rows.demands {
            out[d.row] = self.ocp.demands[d.demand].quantity.size(u);
        }
        for s in &rows.spans {
            out[s.row] = self.ocp.demands[s.demand].quantity.size(u);
        }
        for r in &rows.repeats {
            out[r.row] = u.coordinates[r.coordinate];
        }
        out
    }
}

impl<'a> Scaled<'a> {
    pub(super) fn new(inner: &'a mut Transcription) -> Self {
        let sizes = inner.calc_sizes();
        Self::around(inner, sizes)
    }

    /// Any program, in the units given.
    pub(crate) fn around(inner: &'a mut dyn Problem, units: Sizes) -> Self {
        let (variables, rows) = (units.variables, units.constraints);
        Self {
            objective: 1.0 / units.objective,
            x: vec![0.0; variables.len()],
            y: vec![0.0; rows.len()],
            jacobian: inner.jacobian_structure(),
            hessian: inner.hessian_structure(),
            variables,
            rows: rows.iter().map(|r| 1.0 / r).collect(),
            inner,
        }
    }

    /// Solves in these units; the solution is in those of the program inside, its residuals are left as they are.
    pub(crate) fn solve(
        mut self,
        solver: &dyn NlpSolver,
        options: &Options,
        monitor: &mut dyn Monitor,
    ) -> Result<Solution, ProblemError> {
        let mut options = Options {
            largest_regularisation: options.largest_regularisation.min(RUNAWAY),
            ..options.clone()
        };
        if let Some(warm) = &options.warm_start {
            options.warm_start = Some(self.take(warm));
        }
        let by = self.objective;
        for (y, r) in options.multipliers.iter_mut().flatten().zip(&self.rows) {
            *y *= by / r;
        }
        let own = |line: &Iteration| Iteration {
            objective: line.objective / by,
            ..*line
        };
        let mut told = |line: &Iteration| monitor.iteration(&own(line));
        let mut s = solver.solve(&mut self, &options, &mut told)?;
        s.history.iter_mut().for_each(|line| *line = own(line));
        s.objective /= by;
        s.x = self.physical(&s.x);
        for (j, v) in self.variables.iter().enumerate() {
            s.lower[j] /= v * by;
            s.upper[j] /= v * by;
        }
        for (y, r) in s.multipliers.iter_mut().zip(&self.rows) {
            *y *= r / by;
        }
        Ok(s)
    }

    /// A warm start in units of the problem.
    fn take(&self, warm: &WarmStart) -> WarmStart {
        let (v, by) = (&self.variables, self.objective);
        let each = |list: &[f64], f: &dyn Fn(f64, f64) -> f64| -> Vec<f64> {
            list.iter().zip(v).map(|(a, v)| f(*a, *v)).collect()
        };
        let multipliers = warm.multipliers.iter().zip(&self.rows);
        WarmStart {
            x: each(&warm.x, &|x, v| x / v),
            multipliers: multipliers.map(|(y, r)| y * by / r).collect(),
            lower: each(&warm.lower, &|z, v| z * v * by),
            upper: each(&warm.upper, &|z, v| z * v * by),
            barrier: warm.barrier,
        }
    }

    /// Variables in the units of the file; bounds are met exactly, not to the rounding of a product.
    pub(super) fn physical(&self, x: &[f64]) -> Vec<f64> {
        let n = self.variables.len();
        let (mut lower, mut upper) = (vec![0.0; n], vec![0.0; n]);
        self.inner.variable_bounds(&mut lower, &mut upper);
        let all = x.iter().zip(&self.variables).zip(lower.iter().zip(&upper));
        all.map(|((x, v), (l, u))| (x * v).max(*l).min(*u))
            .collect()
    }

    /// Units of rows.
    pub(super) fn row_units_of(&self, rows: &[usize]) -> Vec<f64> {
        rows.iter().map(|r| 1.0 / self.rows[*r]).collect()
    }

    /// Unit of a variable.
    pub(super) fn variable_unit(&self, j: usize) -> f64 {
        self.variables[j]
    }

    fn set(&mut self, x: &[f64]) {
        for (out, (x, v)) in self.x.iter_mut().zip(x.iter().zip(&self.variables)) {
            *out = x * v;
        }
    }

    fn set_multipliers(&mut self, multipliers: &[f64]) {
        for (out, (y, r)) in self.y.iter_mut().zip(multipliers.iter().zip(&self.rows)) {
            *out = y * r;
        }
    }
}

impl Problem for Scaled<'_> {
    fn variables(&self) -> usize {
        self.variables.len()
    }

    fn constraints(&self) -> usize {
        self.rows.len()
    }

    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        self.inner.variable_bounds(lower, upper);
        for (j, v) in self.variables.iter().enumerate() {
            lower[j] /= v;
            upper[j] /= v;
        }
    }

    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        self.inner.constraint_bounds(lower, upper);
        for (i, r) in self.rows.iter().enumerate() {
            lower[i] *= r;
            upper[i] *= r;
        }
    }

    fn start(&self, x: &mut [f64]) {
        self.inner.start(x);
        x.iter_mut().zip(&self.variables).for_each(|(x, v)| *x /= v);
    }

    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        self.set(x);
        Ok(self.inner.objective(&self.x)? * self.objective)
    }

    fn gradient(&mut self, x: &[f64], gradient: &mut [f64]) -> Result<(), OutOfDomain> {
        self.set(x);
        self.inner.gradient(&self.x, gradient)?;
        for (g, v) in gradient.iter_mut().zip(&self.variables) {
            *g *= v * self.objective;
        }
        Ok(())
    }

    fn constraint_values(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        self.set(x);
        self.inner.constraint_values(&self.x, values)?;
        values.iter_mut().zip(&self.rows).for_each(|(c, r)| *c *= r);
        Ok(())
    }

    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        self.jacobian.clone()
    }

    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        self.set(x);
        self.inner.jacobian(&self.x, values)?;
        for (value, &(i, j)) in values.iter_mut().zip(&self.jacobian) {
            *value *= self.rows[i] * self.variables[j];
        }
        Ok(())
    }

    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        self.hessian.clone()
    }

    fn hessian(
        &mut self,
        x: &[f64],
        objective_factor: f64,
        multipliers: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        self.set(x);
        self.set_multipliers(multipliers);
        let factor = objective_factor * self.objective;
        self.inner.hessian(&self.x, factor, &self.y, values)?;
        for (value, &(i, j)) in values.iter_mut().zip(&self.hessian) {
            *value *= self.variables[i] * self.variables[j];
        }
        Ok(())
    }

    fn prepare(&mut self, x: &[f64], objective_factor: f64, multipliers: &[f64]) {
        self.set(x);
        self.set_multipliers(multipliers);
        let factor = objective_factor * self.objective;
        self.inner.prepare(&self.x, factor, &self.y);
    }

    fn variable_name(&self, i: usize) -> String {
        self.inner.variable_name(i)
    }

    fn constraint_name(&self, i: usize) -> String {
        self.inner.constraint_name(i)
    }

    fn stages(&self) -> Option<Stages> {
        self.inner.stages()
    }
}
