//! # What it is
//! Fronts of two or three objectives: sampling of the feasible set, dominance, continuation by reference points.
//!
//! # Equations
//! Objectives are measured from the ideal point (the least of each) in units of the distance to the nadir point: j = (J - I)/(N - I).
//! Reference points lie below the simplex of the individual minima, shifted along its normal (`pareto/places.rs`); each is projected on the front
//! (T-OCP-10, `reference_point.rs`) from the nearest known plan. With two objectives the points are placed once more, at equal distances
//! along the polygon that was found, shifted along its normals by half of that. With three the nadir is that of the corners too: the least of
//! one objective, then of a second one, for all ordered pairs.
//!
//! # Reference
//! Ringkamp, Leyendecker, Ober-Bloebaum 2012: global sampling, then continuation by the reference point method; Das and Dennis 1998
//! (lattice of reference points).
//!
//! # Departures from the reference
//! Feasible points are the first ones that the interior point method meets from random starts, stopped there, not minimisers of a constant.

mod front;
mod places;

pub use front::{Front, Point, Role, dominates};

use crate::compile::{Ocp, TermKind};
use crate::guess::{Motion, Random};
use crate::reference_point::ReferencePoint;
use crate::result::Stored;
use crate::solve::solve;
use crate::starts::left;
use crate::study::Watch;
use crate::transcription::Scaled;
use alembert::error::{ModelError, ModelErrors};
use alembert_nlp::{Deadline, Iteration, NlpSolver, Options, Status};
use places::{equidistant, simplex};
use std::time::Instant;

/// Weights at a corner: of the objective that is the least there, of the second one, of the third.
const CORNER: [f64; 3] = [1.0, 3e-2, 3e-5];

/// Violation at which a random start counts as feasible.
const FEASIBLE: f64 = 1e-5;

/// Samples from which the least of the first objective is sought.
const STARTS: usize = 3;

/// Points of the first pass along a front of two objectives.
const COARSE: usize = 13;

/// How the computation of a front ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ended {
    /// All points that were asked for are there.
    Complete,
    /// The owner or the limit on time stopped it; it can be gone on with.
    Stopped,
    /// The objectives have no front, or its ends were not found.
    NoFront {
        /// Why.
        reason: String,
        /// What to do.
        help: String,
    },
}

/// What a front is made with.
pub struct Work<'w> {
    /// The problem.
    pub ocp: &'w Ocp,
    /// First motion.
    pub motion: &'w Motion,
    /// Terms of the objectives.
    pub terms: Vec<usize>,
    /// Points of the front.
    pub points: usize,
    /// Random starts.
    pub starts: usize,
    /// Seed.
    pub seed: u64,
    /// Size of the disturbances of random starts.
    pub spread: f64,
    /// Solver.
    pub solver: &'w dyn NlpSolver,
    /// Its options; the limit on time is that of the whole front.
    pub options: &'w Options,
    /// When this work began.
    pub began: Instant,
    /// Sees iterations and may stop.
    pub watch: &'w dyn Watch,
}

/// Computes what is missing of a front. `keep` is called after each point and stores it.
pub fn compute(
    work: &Work<'_>,
    front: &mut Front,
    keep: &mut dyn FnMut(&Front) -> Result<(), ModelErrors>,
) -> Result<Ended, ModelErrors> {
    if work.ocp.unknowns == crate::problem::Transcription::Lifted {
        return Err(ModelError::new(
            "solver.transcription",
            "fronts are computed in joint coordinates",
        )
        .with_help("use transcription = \"reduced\", or leave out [pareto]")
        .into());
    }
    let count = work.terms.len();
    for k in 0..work.starts {
        if front.find(Role::Sample, k).is_none() && !work.sample(k, front, keep)? {
            return Ok(Ended::Stopped);
        }
    }
    for k in 0..count {
        if front.find(Role::Anchor, k).is_none() && !work.anchor(k, front, keep)? {
            return Ok(Ended::Stopped);
        }
    }
    if let Some((reason, help)) = without_range(front) {
        let help = help.to_owned();
        return Ok(Ended::NoFront { reason, help });
    }
    for (k, order) in corners(count).iter().enumerate() {
        let number = count + k;
        if front.find(Role::Anchor, number).is_none()
            && !work.corner(number, *order, front, keep)?
        {
            return Ok(Ended::Stopped);
        }
    }
    let (passes, lattice) = if count == 2 {
        (2, work.points.min(COARSE))
    } else {
        (1, work.points)
    };
    for pass in 0..passes {
        let (role, references) = if pass + 1 < passes {
            (Role::Coarse, simplex(count, lattice))
        } else if count == 2 {
            (Role::Front, equidistant(front, work.points))
        } else {
            (Role::Front, simplex(count, work.points))
        };
        for (number, r) in references.iter().enumerate() {
            if front.find(role, number).is_none() && !work.project(role, number, r, front, keep)? {
                return Ok(Ended::Stopped);
            }
        }
    }
    front.complete = true;
    keep(front)?;
    Ok(Ended::Complete)
}

impl Work<'_> {
    /// Whether the time of the front is over: what was found then is not stored, the front goes on from the point before.
    fn is_over(&self) -> bool {
        Deadline::new(self.began, self.options).reason().is_some()
    }

    /// Options with what is left of the time.
    fn options(&self) -> Options {
        Options {
            max_seconds: left(self.options, self.began),
            ..self.options.clone()
        }
    }

    /// Takes a plan into the front; `false` if the solver was stopped.
    fn take(
        &self,
        role: Role,
        number: usize,
        plan: &crate::solve::Plan,
        front: &mut Front,
        keep: &mut dyn FnMut(&Front) -> Result<(), ModelErrors>,
    ) -> Result<bool, ModelErrors> {
        if plan.solution.status == Status::Stopped || self.is_over() {
            return Ok(false);
        }
        front.points.push(Point {
            role,
            number,
            values: self.terms.iter().map(|&k| plan.terms[k]).collect(),
            optimal: plan.solution.is_optimal(),
            violation: plan
                .solution
                .residuals
                .map_or(f64::INFINITY, |r| r.violation),
            iterations: plan.iterations,
            obstacle: crate::starts::obstacle(plan),
            plan: Stored::of(plan),
        });
        keep(front)?;
        Ok(true)
    }

    /// A problem with given weights.
    fn weighted(&self, weight: impl Fn(usize) -> f64) -> Ocp {
        let mut ocp = self.ocp.clone();
        for (k, term) in ocp.terms.iter_mut().enumerate() {
            term.weight = self.terms.iter().position(|t| *t == k).map_or(0.0, &weight);
        }
        ocp
    }

    /// A feasible plan from a random start: the first point on the way to an optimum that meets all conditions.
    fn sample(
        &self,
        k: usize,
        front: &mut Front,
        keep: &mut dyn FnMut(&Front) -> Result<(), ModelErrors>,
    ) -> Result<bool, ModelErrors> {
        let mut motion = self.motion.clone();
        let mut random = Random::new(crate::starts::mixed(self.seed, k as u64));
        motion.disturb(self.ocp, self.spread, &mut random);
        for (t, phase) in motion.durations.iter_mut().zip(&self.ocp.phases) {
            let s = 0.5 * (1.0 + random.symmetric());
            let [a, b] = phase.duration;
            *t = a * (b / a).powf(s);
        }
        let mut feasible = false;
        let mut monitor = |line: &Iteration| {
            feasible |= line.violation < 0.1 * FEASIBLE && !line.restoration;
            self.watch.iteration(k, line) && !feasible
        };
        let options = Options {
            max_iterations: 60,
            ..self.options()
        };
        // all count a little: one that can vanish would otherwise, and with it the size that anchors are weighed by; time
        // would press the durations to their lower bounds
        let counts = |i: usize| !matches!(self.ocp.terms[self.terms[i]].kind, TermKind::Time(_));
        let ocp = self.weighted(|i| if counts(i) { 1e-3 } else { 0.0 });
        let mut plan = solve(&ocp, &motion, self.solver, &options, &mut monitor)?;
        if feasible && plan.solution.status == Status::Stopped {
            let violation = plan
                .solution
                .residuals
                .map_or(f64::INFINITY, |r| r.violation);
            plan.solution.status = match violation < FEASIBLE {
                true => Status::Acceptable,
                false => Status::NoProgress,
            };
        }
        self.take(Role::Sample, k, &plan, front, keep)
    }

    /// The least of one objective; the others count a little, so that the point is efficient.
    fn anchor(
        &self,
        k: usize,
        front: &mut Front,
        keep: &mut dyn FnMut(&Front) -> Result<(), ModelErrors>,
    ) -> Result<bool, ModelErrors> {
        let good = |p: &&Point| p.optimal;
        let samples: Vec<&Point> = front.points.iter().filter(good).collect();
        let size = |i: usize| {
            let sum: f64 = samples.iter().map(|p| p.values[i].abs()).sum();
            let mean = sum / samples.len().max(1) as f64;
            if mean > 0.0 { mean } else { 1.0 }
        };
        let weight = |i: usize| if i == k { 1.0 } else { 1e-3 } / size(i);
        // the first from several starts, the others from the first: one branch for all
        let mut starts = vec![];
        if let Some(first) = front.find(Role::Anchor, 0).filter(|p| p.optimal) {
            starts.push(first.plan.motion_for(self.ocp, "anchor")?);
        } else {
            let mut best = samples.clone();
            best.sort_by(|a, b| a.values[k].total_cmp(&b.values[k]));
            for p in best.iter().take(STARTS) {
                starts.push(p.plan.motion_for(self.ocp, "sample")?);
            }
            starts.push(self.motion.clone());
        }
        let ocp = self.weighted(weight);
        let mut monitor = |line: &Iteration| self.watch.iteration(k, line);
        let mut found: Option<crate::solve::Plan> = None;
        for mut start in starts {
            if matches!(self.ocp.terms[self.terms[k]].kind, TermKind::Time(_)) {
                let least: f64 = self.ocp.phases.iter().map(|p| p.duration[0]).sum();
                self.stretch(&mut start, least);
            }
            let plan = solve(&ocp, &start, self.solver, &self.options(), &mut monitor)?;
            if plan.solution.status == Status::Stopped || self.is_over() {
                return Ok(false);
            }
            let rank = |p: &crate::solve::Plan| (!p.solution.is_optimal(), p.solution.objective);
            if found.as_ref().is_none_or(|f| rank(&plan) < rank(f)) {
                found = Some(plan);
            }
        }
        let Some(plan) = found else { return Ok(true) };
        self.take(Role::Anchor, k, &plan, front, keep)
    }

    /// The least of one objective, of a second one among these, and a little of the third.
    fn corner(
        &self,
        number: usize,
        order: [usize; 3],
        front: &mut Front,
        keep: &mut dyn FnMut(&Front) -> Result<(), ModelErrors>,
    ) -> Result<bool, ModelErrors> {
        let (ideal, nadir) = front.anchor_range();
        let weight = |i: usize| {
            let rank = order.iter().position(|k| *k == i).unwrap_or(2);
            CORNER[rank] / (nadir[i] - ideal[i])
        };
        let ocp = self.weighted(weight);
        let mut monitor = |line: &Iteration| self.watch.iteration(number, line);
        let mut found = None;
        // from the least of the first objective, or of the second one
        for k in [order[0], order[1]] {
            let Some(point) = front.find(Role::Anchor, k) else {
                continue;
            };
            let start = point.plan.motion_for(self.ocp, "anchor")?;
            let plan = solve(&ocp, &start, self.solver, &self.options(), &mut monitor)?;
            if plan.solution.status == Status::Stopped || self.is_over() {
                return Ok(false);
            }
            let optimal = plan.solution.is_optimal();
            found = Some(plan);
            if optimal {
                break;
            }
        }
        let Some(plan) = found else { return Ok(true) };
        self.take(Role::Anchor, number, &plan, front, keep)
    }

    /// The same path in another time: without potential forces it is a solution again, with controls in proportion to 1/T².
    fn stretch(&self, motion: &mut Motion, time: f64) {
        let total: f64 = motion.durations.iter().sum();
        let factor = time / total;
        for (t, phase) in motion.durations.iter_mut().zip(&self.ocp.phases) {
            *t = (*t * factor).clamp(phase.duration[0], phase.duration[1]);
        }
        let factor = motion.durations.iter().sum::<f64>() / total;
        for control in motion.tau.iter_mut().flatten().flatten() {
            *control /= factor * factor;
        }
    }

    /// Projects a reference point, in units of the range, on the front.
    fn project(
        &self,
        role: Role,
        number: usize,
        reference: &[f64],
        front: &mut Front,
        keep: &mut dyn FnMut(&Front) -> Result<(), ModelErrors>,
    ) -> Result<bool, ModelErrors> {
        let (ideal, nadir) = front.range();
        let scale: Vec<f64> = nadir.iter().zip(&ideal).map(|(n, i)| n - i).collect();
        let target: Vec<f64> = (0..ideal.len())
            .map(|i| ideal[i] + scale[i] * reference[i])
            .collect();
        // from the plan before, or the nearest one, in the same units; samples are far from everything
        let distance = |p: &Point| -> f64 {
            let parts = p.values.iter().zip(&target).zip(&scale);
            parts.map(|((v, r), s)| ((v - r) / s).powi(2)).sum()
        };
        let before = number.checked_sub(1).and_then(|k| front.find(role, k));
        let nearest = || {
            let known = front
                .points
                .iter()
                .filter(|p| p.optimal && p.role != Role::Sample);
            known.min_by(|a, b| distance(a).total_cmp(&distance(b)))
        };
        // one after the other, until one converges
        let anchors = (0..ideal.len()).map(|k| front.find(Role::Anchor, k));
        let mut starts: Vec<&Point> = [before.filter(|p| p.optimal), nearest()]
            .into_iter()
            .chain(anchors)
            .flatten()
            .collect();
        if ideal.len() == 2 && number == 0 {
            starts.rotate_left(1);
        }
        let is_time = |&k: &usize| matches!(self.ocp.terms[k].kind, TermKind::Time(_));
        let time = self.terms.iter().position(is_time);
        let mut plan = None;
        for p in starts {
            let mut motion = p.plan.motion_for(self.ocp, "front")?;
            if let Some(i) = time {
                self.stretch(&mut motion, target[i].max(ideal[i]));
            }
            let tried = self.solve_reference(&motion, &target, &scale)?;
            let done = tried.solution.is_optimal() || tried.solution.status == Status::Stopped;
            plan = Some(tried);
            if done {
                break;
            }
        }
        let Some(plan) = plan else { return Ok(true) };
        self.take(role, number, &plan, front, keep)
    }

    /// Solves for a reference point; the plan is that of the inner problem.
    fn solve_reference(
        &self,
        motion: &Motion,
        target: &[f64],
        scale: &[f64],
    ) -> Result<crate::solve::Plan, ModelErrors> {
        let solver = ReferenceSolver {
            terms: self.terms.clone(),
            reference: target.to_vec(),
            scale: scale.to_vec(),
            solver: self.solver,
        };
        let mut monitor = |line: &Iteration| self.watch.iteration(0, line);
        // the start is near: a small barrier, and few iterations before another start is tried
        let options = Options {
            barrier: 1e-4,
            max_iterations: self.options.max_iterations.min(150),
            ..self.options()
        };
        solver.run(self.ocp, motion, &options, &mut monitor)
    }
}

/// Orders of three objectives, one for each corner of their front; none for two.
fn corners(count: usize) -> Vec<[usize; 3]> {
    let pairs = (0..3).flat_map(|a| {
        (0..3)
            .filter(move |b| *b != a)
            .map(move |b| [a, b, 3 - a - b])
    });
    if count == 3 { pairs.collect() } else { vec![] }
}

/// Why there is no front, and what to do: the individual minima must be there and differ.
fn without_range(front: &Front) -> Option<(String, &'static str)> {
    for (k, name) in front.objectives.iter().enumerate() {
        let anchor = front.find(Role::Anchor, k);
        if anchor.is_none_or(|p| !p.optimal) {
            let why = anchor.map_or("the solver did not converge", |p| p.obstacle.as_str());
            return Some((
                format!("the least {name} was not found: {why}"),
                "solve for this objective alone first, with --log, and bound what grows",
            ));
        }
    }
    let (ideal, nadir) = front.range();
    let mut names = front.objectives.iter().enumerate();
    let (_, name) = names.find(|(i, _)| nadir[*i] - ideal[*i] <= 1e-9 * nadir[*i].abs())?;
    Some((
        format!("all objectives have their least at the same {name}: there is no front"),
        "take objectives that are in conflict",
    ))
}

/// Solves reference point problems with the checks of `solve`: turns, reference rotations.
struct ReferenceSolver<'s> {
    terms: Vec<usize>,
    reference: Vec<f64>,
    scale: Vec<f64>,
    solver: &'s dyn NlpSolver,
}

impl ReferenceSolver<'_> {
    fn run(
        &self,
        ocp: &Ocp,
        motion: &Motion,
        options: &Options,
        monitor: &mut dyn alembert_nlp::Monitor,
    ) -> Result<crate::solve::Plan, ModelErrors> {
        crate::solve::solve_with(
            ocp,
            motion,
            options,
            monitor,
            &|program, options, monitor| {
                let n = alembert_nlp::Problem::variables(program);
                let m = alembert_nlp::Problem::constraints(program);
                let x = program.start.clone();
                let values = program.term_values(&x);
                let mut units = program.calc_sizes();
                units.variables.extend(&self.scale);
                units.constraints.resize(m + self.terms.len(), 1.0);
                units.objective = 1.0;
                let weights: Vec<f64> = program.ocp.terms.iter().map(|t| t.weight).collect();
                let mut outer = ReferencePoint::new(
                    program,
                    self.terms.clone(),
                    self.reference.clone(),
                    self.scale.clone(),
                );
                outer.begin = self.terms.iter().map(|&k| values[k]).collect();
                // its rows are more than those that multipliers are known of
                let options = Options {
                    multipliers: None,
                    ..options.clone()
                };
                let scaled = Scaled::around(&mut outer, units);
                let mut solution = scaled.solve(self.solver, &options, monitor)?;
                // back to the unknowns of the problem
                solution.x.truncate(n);
                solution.lower.truncate(n);
                solution.upper.truncate(n);
                solution.multipliers.truncate(m);
                solution.dependent.retain(|row| *row < m);
                if let Some(conflict) = &mut solution.conflict {
                    conflict.multipliers.truncate(m);
                    conflict.lower.truncate(n);
                    conflict.upper.truncate(n);
                }
                for (term, weight) in program.ocp.terms.iter_mut().zip(weights) {
                    term.weight = weight;
                }
                Ok(solution)
            },
        )
    }
}
