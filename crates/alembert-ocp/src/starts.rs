//! # What it is
//! The starts of a study, on all processors: each from coarse grids to fine ones, the best of them kept.
//!
//! Starts are made when they are begun, and of plans only those are kept that can still be the best: neither the number of starts nor their
//! order costs memory. The limit on time is that of the study, not of each start.

use crate::compile::Ocp;
use crate::guess::{Motion, Random};
use crate::problem::{Guess, GuessKind};
use crate::solve::{Plan, solve};
use crate::study::{Solved, StartSummary, Watch};
use alembert::error::{ModelError, ModelErrors};
use alembert_nlp::{Deadline, Iteration, NlpSolver, Options, Status};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// With more steps than this, coarser grids come first if the file says nothing: the way to an optimum takes many iterations, and they cost as
/// many times less. With fewer the way is short anyway.
const FEW: usize = 400;

/// How much finer each grid is than the one before.
const FINER: usize = 8;

/// The starts of a study.
pub(crate) struct Starts<'s> {
    pub ocp: &'s Ocp,
    /// First motion.
    pub motion: Motion,
    pub guess: Guess,
    /// Fractions of the steps, increasing.
    pub grids: Vec<f64>,
    pub solver: &'s (dyn NlpSolver + Sync),
    pub options: &'s Options,
    pub watch: &'s dyn Watch,
}

/// The first grids of a study: as asked, or chosen. Contacts and plans from a file begin on their own grid: forces and what is known of a
/// solution belong to it.
pub(crate) fn grids(ocp: &Ocp, guess: &Guess) -> Vec<f64> {
    if let Some(asked) = &guess.refine {
        return asked.clone();
    }
    if !ocp.touches.is_empty() || guess.kind == GuessKind::Solution {
        return vec![];
    }
    let steps: usize = ocp.phases.iter().map(|p| p.steps).sum();
    let mut out = vec![];
    let mut by = FINER;
    while steps * FINER / by > FEW {
        out.insert(0, 1.0 / by as f64);
        by = by.saturating_mul(FINER);
    }
    out
}

/// A seed for start k: neighbouring seeds share no start.
pub(crate) fn mixed(seed: u64, k: u64) -> u64 {
    seed.wrapping_mul(0x0100_0000_01B3).wrapping_add(k)
}

/// What is known of the starts so far.
#[derive(Default)]
struct Known {
    summaries: Vec<StartSummary>,
    /// Plans that can still be the best, by their starts.
    plans: Vec<(usize, Plan)>,
    error: Option<(usize, ModelErrors)>,
}

impl Starts<'_> {
    /// Solves from all starts; the best plan is the same for any number of threads, unless time or the owner ends the study.
    pub fn run(&self) -> Result<Solved, ModelErrors> {
        let asked = self.guess.starts.unwrap_or(1).max(1) as usize;
        let began = Instant::now();
        let deadline = Deadline::new(began, self.options);
        let known = Mutex::new(Known::default());
        let next = AtomicUsize::new(0);
        let work = || {
            loop {
                let k = next.fetch_add(1, Ordering::Relaxed);
                if k >= asked || (k > 0 && deadline.reason().is_some()) {
                    return;
                }
                let plan = self.refined(k, began);
                let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
                if !known.take(k, plan) {
                    return;
                }
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 1..threads.min(asked) {
                scope.spawn(work);
            }
            work();
        });
        known
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner)
            .best(asked)
    }

    /// The first motion, or a copy of it with disturbances.
    fn start(&self, k: usize) -> Motion {
        let mut motion = self.motion.clone();
        if k > 0 {
            let spread = self.guess.spread.unwrap_or(0.3);
            let mut random = Random::new(mixed(self.guess.seed, k as u64));
            motion.disturb(self.ocp, spread, &mut random);
        }
        motion
    }

    /// Solves start k, on coarse grids first.
    fn refined(&self, k: usize, began: Instant) -> Result<Plan, ModelErrors> {
        let ocp = self.ocp;
        let steps: Vec<usize> = ocp.phases.iter().map(|p| p.steps).collect();
        let mut monitor = |line: &Iteration| self.watch.iteration(k, line);
        let (mut motion, mut from) = (self.start(k), steps.clone());
        let (mut setup, mut seconds, mut iterations) = (0.0, 0.0, 0);
        let mut options = self.options.clone();
        for fraction in &self.grids {
            let mut coarse = ocp.clone();
            let to: Vec<usize> = steps
                .iter()
                .map(|n| ((*n as f64 * fraction).round() as usize).max(2))
                .collect();
            for (phase, n) in coarse.phases.iter_mut().zip(&to) {
                phase.steps = *n;
            }
            coarse.retime(&steps, &to);
            options.max_seconds = left(self.options, began);
            let first = closed(motion.resample(&from, &to), &coarse);
            let plan = solve(&coarse, &first, self.solver, &options, &mut monitor)?;
            setup += plan.setup_seconds;
            seconds += plan.solve_seconds;
            iterations += plan.iterations;
            if plan.solution.status == Status::Stopped {
                return Ok(plan);
            }
            if plan.solution.is_optimal() {
                motion = plan.motion();
                motion.recentre(&coarse);
                from = to;
                // near the solution a large barrier would lead away from it
                options.barrier = options.barrier.min(NEAR);
            }
        }
        options.max_seconds = left(self.options, began);
        let first = closed(motion.resample(&from, &steps), ocp);
        let mut plan = solve(ocp, &first, self.solver, &options, &mut monitor)?;
        plan.setup_seconds += setup;
        plan.solve_seconds += seconds;
        plan.iterations += iterations;
        Ok(plan)
    }
}

/// A motion on another grid, its loops closed as far as they can be.
fn closed(mut motion: Motion, ocp: &Ocp) -> Motion {
    // what stays open is for the solver
    let _ = motion.close(ocp);
    motion
}

/// First barrier parameter where a coarser grid is solved.
const NEAR: f64 = 1e-4;

/// What is left of the time of a study [s].
pub(crate) fn left(options: &Options, began: Instant) -> f64 {
    (options.max_seconds - began.elapsed().as_secs_f64()).max(1e-3)
}

impl Known {
    /// Takes the end of a start; `false` after an error.
    fn take(&mut self, start: usize, plan: Result<Plan, ModelErrors>) -> bool {
        let plan = match plan {
            Ok(plan) => plan,
            Err(e) => {
                if self.error.as_ref().is_none_or(|(k, _)| start < *k) {
                    self.error = Some((start, e));
                }
                return false;
            }
        };
        self.summaries.push(summary(start, &plan));
        self.plans.push((start, plan));
        self.plans.sort_by_key(|p| p.0);
        let keep = candidates(&self.ends());
        let mut keep = keep.iter();
        self.plans.retain(|_| keep.next().is_some_and(|k| *k));
        true
    }

    fn ends(&self) -> Vec<(bool, f64, usize)> {
        self.plans.iter().map(|(_, p)| end(p)).collect()
    }

    fn best(mut self, asked: usize) -> Result<Solved, ModelErrors> {
        if let Some((_, e)) = self.error {
            return Err(e);
        }
        self.summaries.sort_by_key(|s| s.start);
        let ends: Vec<_> = self.plans.iter().map(|(_, p)| end(p)).collect();
        let best = pick(&ends).and_then(|k| self.plans.into_iter().nth(k));
        let Some((best, plan)) = best else {
            return Err(ModelError::new("", "there was nothing to solve").into());
        };
        Ok(Solved {
            plan,
            starts: self.summaries,
            best,
            asked,
        })
    }
}

/// Whether a plan is optimal, its objective (else its violation), its iterations.
fn end(plan: &Plan) -> (bool, f64, usize) {
    let violation = plan
        .solution
        .residuals
        .map_or(f64::INFINITY, |r| r.violation);
    match plan.solution.is_optimal() {
        true => (true, plan.solution.objective, plan.iterations),
        false => (false, violation, plan.iterations),
    }
}

/// Which of several ends, in the order of their starts, can still be the best, whatever the others are: no other one is before it both in its
/// value and in iterations, and of what is no optimum the first of the best.
fn candidates(ends: &[(bool, f64, usize)]) -> Vec<bool> {
    let Some(picked) = pick(ends) else {
        return vec![];
    };
    let least = |v: f64| v + SAME * v.abs();
    let value = ends
        .iter()
        .filter(|e| e.0)
        .fold(f64::INFINITY, |a, e| a.min(e.1));
    let keeps = |(k, own): (usize, &(bool, f64, usize))| match own.0 {
        false => k == picked,
        true => {
            let before =
                |(j, e): (usize, &(bool, f64, usize))| e.0 && e.1 <= own.1 && (e.2, j) < (own.2, k);
            own.1 <= least(value) && !ends.iter().enumerate().any(before)
        }
    };
    ends.iter().enumerate().map(keeps).collect()
}

/// Relative difference below which the objectives of two starts are the same.
const SAME: f64 = 1e-9;

/// The best of several ends, each whether it is optimal, its objective (else its violation), its iterations: optimal before
/// not, then the least number. Of optima that are the same it is the one with the fewest iterations.
fn pick(ends: &[(bool, f64, usize)]) -> Option<usize> {
    let all = || 0..ends.len();
    let least = all().min_by(|&a, &b| {
        let (a, b) = (ends[a], ends[b]);
        b.0.cmp(&a.0).then(a.1.total_cmp(&b.1))
    })?;
    let (optimal, value, _) = ends[least];
    if !optimal {
        return Some(least);
    }
    let same = |k: &usize| ends[*k].0 && ends[*k].1 - value <= SAME * value.abs();
    all()
        .filter(same)
        .min_by_key(|&k| ends[k].2)
        .or(Some(least))
}

/// What stood in the way of an optimum; empty if nothing did.
pub(crate) fn obstacle(plan: &Plan) -> String {
    if plan.solution.is_optimal() {
        return String::new();
    }
    let worst = plan.explanation.violated.first();
    worst.map_or(plan.explanation.summary.clone(), |v| v.text.clone())
}

fn summary(start: usize, plan: &Plan) -> StartSummary {
    let s = &plan.solution;
    StartSummary {
        start,
        status: s.status,
        objective: s.objective,
        violation: s.residuals.map_or(f64::NAN, |r| r.violation),
        iterations: plan.iterations,
        seconds: plan.setup_seconds + plan.solve_seconds,
        obstacle: obstacle(plan),
    }
}

#[cfg(test)]
mod tests {
    use super::{candidates, pick};

    #[test]
    fn id_the_shortest_way_to_the_best_optimum() {
        for (ends, best) in [
            (&[][..], None),
            // the least objective, although it took longer
            (&[(true, 2.0, 5), (true, 1.0, 50)], Some(1)),
            // equal objectives: the fewest iterations, then the first
            (
                &[(true, 1.0, 50), (true, 1.0 + 1e-11, 7), (true, 1.0, 7)],
                Some(1),
            ),
            (&[(true, -1.0, 50), (true, -1.0 + 1e-11, 7)], Some(1)),
            (&[(true, 1.0, 50), (true, 1.0 + 1e-7, 7)], Some(0)),
            // an optimum before anything else, then the least violation
            (&[(false, 0.0, 1), (true, 3.0, 50)], Some(1)),
            (&[(false, 0.2, 1), (false, 0.1, 50)], Some(1)),
        ] {
            assert_eq!(pick(ends), best, "{ends:?}");
        }
    }

    /// Ends that come one by one lead to the same as all at once, in any order.
    #[test]
    fn id_plans_that_are_dropped_are_never_the_best() {
        let mut random = crate::guess::Random::new(7);
        for _ in 0..2000 {
            let count = 1 + ((1.0 + random.symmetric()) * 5.0) as usize;
            let ends: Vec<(bool, f64, usize)> = (0..count)
                .map(|_| {
                    let near = (random.symmetric() * 3.0).round() * 4e-10;
                    let far = f64::from(u8::from(random.symmetric() > 0.6));
                    let iterations = ((1.0 + random.symmetric()) * 4.0) as usize;
                    (random.symmetric() > -0.5, 1.0 + near + far, iterations)
                })
                .collect();
            let mut order: Vec<usize> = (0..count).collect();
            for k in (1..count).rev() {
                let other = ((1.0 + random.symmetric()) * 0.5 * (k + 1) as f64) as usize;
                order.swap(k, other.min(k));
            }
            let mut kept: Vec<usize> = vec![];
            for k in order {
                kept.push(k);
                kept.sort_unstable();
                let known: Vec<_> = kept.iter().map(|k| ends[*k]).collect();
                let keep = candidates(&known);
                let mut keep = keep.iter();
                kept.retain(|_| keep.next().is_some_and(|k| *k));
            }
            let known: Vec<_> = kept.iter().map(|k| ends[*k]).collect();
            assert_eq!(pick(&known).map(|k| kept[k]), pick(&ends), "{ends:?}");
        }
    }
}
