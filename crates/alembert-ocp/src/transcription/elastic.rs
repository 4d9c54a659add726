//! # What it is
//! What can be reached: the program with all equations of motion and limits, but the conditions of the file elastic (T-OCP-12).
//!
//! # Equations
//! ```text
//! minimise Σ (p + n) + ε f(x)   subject to   c_L ≤ c(x) - p + n ≤ c_U for conditions and end momenta,
//!                                            θ_L ≤ θ_i - p + n ≤ θ_U for coordinates with a target,   p, n ≥ 0,   all else as it is
//! ```
//! Where the sum vanishes there is a motion that meets everything, and it is a good one to begin with. Where it does not, the rows with p or n
//! are those that stand against each other and against the mechanics, and c(x) is how far they can be met. Targets of coordinates are bounds of
//! unknowns in the program itself; here they are freed and have rows of their own.

use super::scaling::Scaled;
use super::{NONE, Transcription};
use crate::compile::{Ocp, Where};
use crate::tree::CoordinateKind;
use alembert_nlp::explain::Named;
use alembert_nlp::{
    Monitor, NlpSolver, Options, OutOfDomain, Problem, ProblemError, Stage, Stages,
};

/// Weight ε of the objective.
const OBJECTIVE: f64 = 1e-2;

/// Optimality error at which the search ends: it need not be sharp.
const TOLERANCE: f64 = 3e-5;

/// What counts as met, in units of the problem.
const MET: f64 = 1e-3;

/// The nearest motion.
#[derive(Debug, Clone)]
pub struct Nearest {
    /// Variables.
    pub x: Vec<f64>,
    /// Conditions that are not met, worst first.
    pub missed: Vec<Named>,
    /// Iterations.
    pub iterations: usize,
}

/// Values that the file asks of a coordinate at one node: those of `[end]`, or of a condition.
#[derive(Debug, Clone)]
pub struct Target {
    node: usize,
    coordinate: usize,
    bounds: [f64; 2],
    /// -1 where the tree runs against the joint.
    sign: f64,
    /// Of the condition; none: `[end]`.
    condition: Option<String>,
}

/// The problem without what it asks of coordinates at single nodes, and what that is. Limits along the motion stay.
pub fn without_targets(ocp: &Ocp) -> (Ocp, Vec<Target>) {
    let mut free = ocp.clone();
    let mut targets = vec![];
    let last: usize = ocp.phases.iter().map(|p| p.steps).sum();
    for (coordinate, bounds) in free.end.theta.iter_mut().enumerate() {
        if bounds.iter().any(|b| b.is_finite()) {
            let joints = ocp.setup.joints.iter().flatten();
            let mut own = joints.filter(|j| (j.first..j.first + j.dof).contains(&coordinate));
            targets.push(Target {
                node: last,
                coordinate,
                bounds: std::mem::replace(bounds, [f64::NEG_INFINITY, f64::INFINITY]),
                sign: own.next().map_or(1.0, |j| j.sign),
                condition: None,
            });
        }
    }
    free.demands
        .retain(|d| match (d.quantity.coordinate(), d.at) {
            (Some((coordinate, sign)), Where::Node(node)) if node > 0 => {
                targets.push(Target {
                    node,
                    coordinate,
                    bounds: d.bounds,
                    sign,
                    condition: Some(d.name.clone()),
                });
                false
            }
            _ => true,
        });
    (free, targets)
}

struct Elastic<'p, 'a> {
    inner: &'p mut Scaled<'a>,
    /// Elastic rows: some of the program, then those of the targets.
    rows: Vec<usize>,
    /// Variable, stage, bounds and name of each target, in units of the problem.
    targets: Vec<(usize, usize, [f64; 2], String)>,
    n: usize,
    m: usize,
    /// ε, relative to all that the terms may be.
    weight: f64,
}

impl Transcription {
    /// Rows that the file asks for: conditions and momenta at the end.
    fn asked_rows(&self) -> Vec<usize> {
        let cyclic = self.ocp.period.as_ref().is_some_and(|p| p.momentum);
        let last = self.steps();
        let end = (0..self.ocp.setup.tree.dof)
            .map(|i| self.motion_row(last, i))
            .filter(|row| *row != NONE && !cyclic);
        let demands = self.layout.demands.iter().map(|d| d.row);
        let spans = self.layout.spans.iter().map(|s| s.row);
        demands.chain(spans).chain(end).collect()
    }

    /// Name of what is asked of a coordinate.
    fn target_name(&self, target: &Target) -> String {
        if let Some(name) = &target.condition {
            return format!(
                "{name}, node {}, phase {}",
                target.node,
                self.phase_name(target.node)
            );
        }
        let i = target.coordinate;
        let name = &self.ocp.coordinate_names[i];
        if let CoordinateKind::Ball(..) = self.ocp.setup.tree.kinds[i] {
            let joint = name.rsplit_once(".rotation").map_or(&name[..], |p| p.0);
            return format!("end of {joint}");
        }
        // positions of free bodies are given in the frame of the file, coordinates are those of the centre of mass
        let moved = self.ocp.setup.bodies.iter().any(|b| {
            let is_length = matches!(self.ocp.setup.tree.kinds[i], CoordinateKind::Length);
            let own = b.free.is_some_and(|(f, _)| (f..f + 3).contains(&i));
            own && is_length && b.center != [0.0; 3]
        });
        let what = if moved { " (centre of mass)" } else { "" };
        format!("end of {name}{what}")
    }

    /// What is missed of a target, in units of the problem, and in words; none if it is met. A rotation is told once, by its angle.
    fn missed_target(&self, x: &[f64], target: &Target, unit: f64) -> Option<(f64, Named)> {
        let theta = self.theta(x, target.node);
        let i = target.coordinate;
        let name = self.target_name(target);
        match self.ocp.setup.tree.kinds[i] {
            CoordinateKind::Ball(_, 0) => {
                let t = &theta[i..i + 3];
                let length = t.iter().map(|t| t * t).sum::<f64>().sqrt();
                let angle = 2.0 * (0.5 * length).atan();
                let text = format!(
                    "{name}: the nearest rotation that can be reached is off by {angle:.6e} rad"
                );
                let value = angle;
                (angle > MET).then_some((angle, Named { name, value, text }))
            }
            CoordinateKind::Ball(..) => None,
            _ => {
                // in the sense of the joint
                let [a, b] = target.bounds.map(|b| b * target.sign);
                missed(name, theta[i] * target.sign, [a.min(b), a.max(b)], unit)
            }
        }
    }

    /// Looks for the motion that misses the conditions and targets least; none if it is not found.
    pub fn find_nearest(
        &mut self,
        targets: &[Target],
        solver: &dyn NlpSolver,
        options: &Options,
        monitor: &mut dyn Monitor,
    ) -> Result<Option<Nearest>, ProblemError> {
        let asked = self.asked_rows();
        if asked.is_empty() && targets.is_empty() {
            return Ok(None);
        }
        let (n, m) = (self.lower.len(), self.constraints());
        let at: Vec<(usize, String)> = targets
            .iter()
            .map(|t| (self.theta_at[t.node] + t.coordinate, self.target_name(t)))
            .collect();
        let weight = OBJECTIVE * self.objective_share();
        let mut scaled = Scaled::new(self);
        let units: Vec<f64> = at.iter().map(|(j, _)| scaled.variable_unit(*j)).collect();
        let options = Options {
            tolerance: TOLERANCE,
            acceptable_tolerance: 10.0 * TOLERANCE,
            warm_start: None,
            ..options.clone()
        };
        let own = targets.iter().zip(&units).zip(at);
        let mut elastic = Elastic {
            targets: own
                .map(|((t, unit), (j, name))| (j, t.node, t.bounds.map(|b| b / unit), name))
                .collect(),
            rows: asked.iter().copied().chain(m..m + targets.len()).collect(),
            inner: &mut scaled,
            n,
            m,
            weight,
        };
        let s = solver.solve(&mut elastic, &options, monitor)?;
        let x = scaled.physical(&s.x[..n]);
        let row_units = scaled.row_units_of(&asked);
        if !s.is_optimal() {
            return Ok(None);
        }
        let mut c = vec![0.0; m];
        if self.constraint_values(&x, &mut c).is_err() {
            return Ok(None);
        }
        let own = targets.iter().zip(&units);
        let mut list: Vec<(f64, Named)> = own
            .filter_map(|(t, unit)| self.missed_target(&x, t, *unit))
            .collect();
        for (&row, unit) in asked.iter().zip(row_units) {
            let bounds = [self.layout.lower[row], self.layout.upper[row]];
            list.extend(missed(self.calc_constraint_name(row), c[row], bounds, unit));
        }
        list.sort_by(|a, b| b.0.total_cmp(&a.0));
        Ok(Some(Nearest {
            x,
            missed: list.into_iter().map(|m| m.1).collect(),
            iterations: s.iterations(),
        }))
    }
}

/// By how much a value misses its bounds, in units of the problem, and in words; none if it does not.
fn missed(name: String, value: f64, [low, high]: [f64; 2], unit: f64) -> Option<(f64, Named)> {
    let off = (low - value).max(value - high);
    if off <= MET * unit {
        return None;
    }
    let (sign, bound) = match value < low {
        _ if low == high => ("=", low),
        true => ("≥", low),
        false => ("≤", high),
    };
    let text = format!(
        "{name}: the nearest that can be reached is {value:.6e}, it must be {sign} {bound:.6e}"
    );
    let value = off;
    Some((off / unit, Named { name, value, text }))
}

impl Elastic<'_, '_> {
    fn elastic(&self) -> usize {
        self.rows.len()
    }
}

impl Problem for Elastic<'_, '_> {
    fn variables(&self) -> usize {
        self.n + 2 * self.elastic()
    }

    fn constraints(&self) -> usize {
        self.m + self.targets.len()
    }

    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        self.inner
            .variable_bounds(&mut lower[..self.n], &mut upper[..self.n]);
        lower[self.n..].fill(0.0);
        upper[self.n..].fill(f64::INFINITY);
    }

    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        let m = self.m;
        self.inner
            .constraint_bounds(&mut lower[..m], &mut upper[..m]);
        for (k, (_, _, bounds, _)) in self.targets.iter().enumerate() {
            [lower[m + k], upper[m + k]] = *bounds;
        }
    }

    fn start(&self, x: &mut [f64]) {
        self.inner.start(&mut x[..self.n]);
        x[self.n..].fill(0.1);
    }

    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        let misses: f64 = x[self.n..].iter().sum();
        Ok(misses + self.weight * self.inner.objective(&x[..self.n])?)
    }

    fn gradient(&mut self, x: &[f64], gradient: &mut [f64]) -> Result<(), OutOfDomain> {
        let (own, misses) = gradient.split_at_mut(self.n);
        self.inner.gradient(&x[..self.n], own)?;
        let weight = self.weight;
        own.iter_mut().for_each(|g| *g *= weight);
        misses.fill(1.0);
        Ok(())
    }

    fn constraint_values(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        self.inner
            .constraint_values(&x[..self.n], &mut values[..self.m])?;
        for (k, target) in self.targets.iter().enumerate() {
            values[self.m + k] = x[target.0];
        }
        let count = self.elastic();
        for (k, row) in self.rows.iter().enumerate() {
            values[*row] += x[self.n + count + k] - x[self.n + k];
        }
        Ok(())
    }

    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        let mut places = self.inner.jacobian_structure();
        let targets = self.targets.iter().enumerate();
        places.extend(targets.map(|(k, target)| (self.m + k, target.0)));
        let both = self.rows.iter().chain(&self.rows).enumerate();
        places.extend(both.map(|(k, row)| (*row, self.n + k)));
        places
    }

    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        let count = self.elastic();
        let (own, misses) = values.split_at_mut(values.len() - 2 * count);
        let (own, targets) = own.split_at_mut(own.len() - self.targets.len());
        self.inner.jacobian(&x[..self.n], own)?;
        targets.fill(1.0);
        misses[..count].fill(-1.0);
        misses[count..].fill(1.0);
        Ok(())
    }

    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        self.inner.hessian_structure()
    }

    fn hessian(
        &mut self,
        x: &[f64],
        factor: f64,
        multipliers: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        let factor = factor * self.weight;
        self.inner
            .hessian(&x[..self.n], factor, multipliers, values)
    }

    fn variable_name(&self, i: usize) -> String {
        match i.checked_sub(self.n) {
            None => self.inner.variable_name(i),
            Some(k) => format!(
                "miss of {}",
                self.constraint_name(self.rows[k % self.elastic()])
            ),
        }
    }

    fn constraint_name(&self, i: usize) -> String {
        match i.checked_sub(self.m) {
            None => self.inner.constraint_name(i),
            Some(k) => self.targets[k].3.clone(),
        }
    }

    fn stages(&self) -> Option<Stages> {
        let mut stages = self.inner.stages()?;
        let targets = self.targets.iter().map(|t| Stage::At(t.1));
        stages.constraints.extend(targets);
        for row in self.rows.iter().chain(&self.rows) {
            stages.variables.push(stages.constraints[*row]);
        }
        Some(stages)
    }
}
