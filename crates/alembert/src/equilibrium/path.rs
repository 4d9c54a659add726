//! The path of equilibria: steps of the load, steps of the arc length, critical points between them.
//!
//! # What it is
//! A predictor along the tangent of the path and Newton's iteration back to it, either at a given load factor or perpendicular to the
//! tangent (pseudo-arclength), which passes limit points. A step that fails is halved, an easy one lets the next grow.
//!
//! # Equations
//! Tangent K q' = -∂R/∂λ, scaled to ⟨t, t⟩ + t_λ²/λ_end² = 1 (T-EQU-3); correction T-EQU-4. Critical points are where the number of negative
//! eigenvalues T-EQU-5 changes: a limit point if t_λ changes its sign, too, else a bifurcation (T-EQU-6).
//!
//! # Symbols
//! λ `factor` · t `direction` · arc length `arc`
//!
//! # Reference
//! Keller 1977; Riks 1979.
//!
//! # Departures from the reference
//! Steps are halved and grown by the number of iterations; critical points are found by bisection of a step.

use super::statics::{Failure, Point, Saved, Statics, Tangent};
use alembert_math::Space;

/// Iterations up to which the next step grows, and above which it shrinks.
const EASY: u32 = 6;
const HARD: u32 = 10;
/// Smallest step, relative to the first.
const SMALLEST: f64 = 1e-7;
/// Bisections to a critical point.
const BISECTIONS: u32 = 34;
/// Part of the first step below which a predictor that turns by `max_turn` is of no use.
const STRAIGHT: f64 = 0.02;
/// Cosine of the turn of the path in one step below which the step is repeated with half its length.
const SHARPEST: f64 = 0.8;

/// A critical point.
#[derive(Clone, Debug)]
pub(crate) struct Critical {
    /// Load factor.
    pub factor: f64,
    /// λ has an extremum there.
    pub limit: bool,
    /// Negative eigenvalues before and after, where they are known.
    pub negative: [Option<usize>; 2],
}

/// A step that can be tried in parts.
#[derive(Clone, Debug)]
struct Step<const T: usize> {
    /// Tangent of the path; `None` where it is not known.
    direction: Option<Tangent<T>>,
    size: f64,
    /// Correct across the direction, not at a factor.
    across: bool,
}

/// The end of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Goal {
    /// A factor that must be met exactly.
    Factor(f64),
    /// As far as a step of the arc length goes.
    Arc,
}

/// A path; see the module documentation.
#[derive(Debug)]
pub(crate) struct Path<S, const D: usize, const A: usize, const T: usize> {
    pub statics: Statics<S, D, A, T>,
    pub point: Point<T>,
    /// Length of the path so far.
    pub arc: f64,
    /// Critical points of the last step.
    pub critical: Option<Critical>,
    /// Iterations of the last step.
    pub iterations: u32,
    /// Steps that were divided.
    pub divided: u64,
    direction: Option<Tangent<T>>,
    /// Next step of the factor or of the arc.
    size: f64,
    first_size: f64,
    before: Option<(Saved<D, T>, Step<T>, f64)>,
}

impl<S, const D: usize, const A: usize, const T: usize> Path<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Finds the first point at the factor of `statics`. `part` is the first step of the factor.
    pub(crate) fn begin(
        mut statics: Statics<S, D, A, T>,
        part: f64,
        arc: bool,
    ) -> Result<Self, Box<(Statics<S, D, A, T>, Failure)>> {
        let found = statics.find();
        let iterations = match found {
            Ok(iterations) => iterations,
            Err(failure) => return Err(Box::new((statics, failure))),
        };
        let point = statics.examine();
        let mut path = Self {
            statics,
            point,
            arc: 0.0,
            critical: None,
            iterations,
            divided: 0,
            direction: None,
            size: part,
            first_size: part.abs(),
            before: None,
        };
        if arc {
            path.aim(part);
            if let Some(d) = &path.direction {
                // as far as the first step of the factor
                let size = (part / d.load).abs();
                (path.size, path.first_size) = (size, size);
            }
        }
        Ok(path)
    }

    /// Unit tangent of the path at the point, in the direction of the last one, or of `sign` for the factor.
    fn aim(&mut self, sign: f64) {
        let statics = &self.statics;
        self.direction = self.point.tangent.as_ref().map(|t| {
            let along = match &self.direction {
                Some(last) => statics.inner_path(last, t),
                None => sign,
            };
            let scale = statics.inner_path(t, t).sqrt().recip().copysign(along);
            let times = |list: &[_]| list.iter().map(|x| x * scale).collect();
            Tangent {
                rates: times(&t.rates),
                closures: times(&t.closures),
                twists: times(&t.twists),
                load: t.load * scale,
            }
        });
    }

    /// Goes to the next point.
    pub(crate) fn step(&mut self, goal: Goal) -> Result<(), Failure> {
        match goal {
            Goal::Factor(target) => self.step_to(target),
            Goal::Arc => self.step_along(),
        }
    }

    /// A step of the factor towards the target, which is met exactly when it is near enough.
    fn step_to(&mut self, target: f64) -> Result<(), Failure> {
        let from = self.statics.save();
        let tangent = self.point.tangent.clone();
        let mut size = self.size.abs();
        if let Some(t) = &tangent {
            // the predictor is good for moderate turns only
            let turn = self.statics.largest(&t.twists);
            let bound = 2.0 * self.statics.max_turn / turn.max(f64::MIN_POSITIVE);
            size = size.min(bound.max(1e-3 * self.first_size));
            if self.before.is_none() && bound < STRAIGHT * self.first_size {
                return self.go_straight(from, target, size);
            }
        }
        self.step_by(from, target, size)
    }

    /// The first step from a start that hardly resists: the path from there says nothing, the first load is gone to downhill.
    fn go_straight(&mut self, from: Saved<D, T>, target: f64, size: f64) -> Result<(), Failure> {
        let step = Step {
            direction: None,
            size: target - from.factor,
            across: false,
        };
        match self.attempt(&from, &step, 1.0, Some(target)) {
            Ok(iterations) => {
                self.accept(from, step, iterations);
                Ok(())
            }
            Err(_) => {
                self.statics.restore(&from);
                self.step_by(from, target, size)
            }
        }
    }

    /// A step of the factor of at most a size, divided where it fails.
    fn step_by(&mut self, from: Saved<D, T>, target: f64, size: f64) -> Result<(), Failure> {
        let left = target - from.factor;
        let tangent = self.point.tangent.clone();
        let mut size = size;
        loop {
            let last = left.abs() <= size * (1.0 + 1e-9);
            let step = Step {
                direction: tangent.clone(),
                size: if last { left } else { size.copysign(left) },
                across: false,
            };
            let goal = last.then_some(target);
            match self.attempt(&from, &step, 1.0, goal) {
                Ok(iterations) => {
                    self.accept(from, step, iterations);
                    self.size = self.size.abs().min(size);
                    self.adapt(iterations);
                    return Ok(());
                }
                Err(failure) => {
                    self.divided += 1;
                    size = 0.5 * size.min(left.abs());
                    if size < SMALLEST * self.first_size {
                        self.statics.restore(&from);
                        return Err(failure);
                    }
                }
            }
        }
    }

    /// A step of the arc length.
    fn step_along(&mut self) -> Result<(), Failure> {
        let from = self.statics.save();
        let Some(direction) = self.direction.clone() else {
            // the load says where to go
            let part = self.size;
            self.step_to(from.factor + part)?;
            self.aim(part);
            return Ok(());
        };
        let turn = self.statics.largest(&direction.twists);
        let bound = self.statics.max_turn / turn.max(f64::MIN_POSITIVE);
        let mut size = self.size.min(bound).max(SMALLEST * self.first_size);
        loop {
            let step = Step {
                direction: Some(direction.clone()),
                size,
                across: true,
            };
            let tried = self.attempt(&from, &step, 1.0, None).map(|iterations| {
                let point = self.statics.examine();
                (iterations, point)
            });
            let smooth = |path: &Self, point: &Point<T>| {
                point.tangent.as_ref().is_some_and(|t| {
                    let cos = path.statics.inner_path(&direction, t);
                    cos.abs() >= SHARPEST * path.statics.inner_path(t, t).sqrt()
                })
            };
            let half = 0.5 * size;
            match tried {
                Ok((iterations, point))
                    if smooth(self, &point) || half < SMALLEST * self.first_size =>
                {
                    self.arc += size;
                    self.size = size;
                    self.accept_point(from, step, iterations, point);
                    self.aim(1.0);
                    if self
                        .direction
                        .as_ref()
                        .is_some_and(|d| d.load * direction.load < 0.0)
                        && let Some(c) = &mut self.critical
                    {
                        c.limit = true;
                    }
                    self.adapt(iterations);
                    return Ok(());
                }
                Ok(_) => size = half,
                Err(failure) => {
                    self.divided += 1;
                    size = half;
                    if size < SMALLEST * self.first_size {
                        self.statics.restore(&from);
                        return Err(failure);
                    }
                }
            }
        }
    }

    /// Tries a part of a step from a point; the factor is met exactly if given.
    fn attempt(
        &mut self,
        from: &Saved<D, T>,
        step: &Step<T>,
        part: f64,
        factor: Option<f64>,
    ) -> Result<u32, Failure> {
        self.statics.restore(from);
        let size = step.size * part;
        let load = match &step.direction {
            Some(d) => {
                self.statics.advance(&d.rates, &d.closures, size);
                d.load
            }
            None => 1.0,
        };
        self.statics.factor = factor.unwrap_or(from.factor + load * size);
        if step.direction.is_none() {
            // an indifferent start: nothing says where to go, so go downhill
            return self.statics.find();
        }
        let direction = step.direction.as_ref().filter(|_| step.across);
        self.statics.correct(direction)
    }

    fn accept(&mut self, from: Saved<D, T>, step: Step<T>, iterations: u32) {
        let point = self.statics.examine();
        self.arc += step.size.abs();
        self.accept_point(from, step, iterations, point);
    }

    fn accept_point(&mut self, from: Saved<D, T>, step: Step<T>, iterations: u32, point: Point<T>) {
        let before = std::mem::replace(&mut self.point, point);
        self.iterations = iterations;
        self.critical = self.locate(&from, &step, &before);
        self.before = Some((from, step, 1.0));
    }

    fn adapt(&mut self, iterations: u32) {
        if iterations <= EASY {
            self.size *= 1.5;
        } else if iterations >= HARD {
            self.size *= 0.6;
        }
        // load steps are also the resolution of the path
        self.size = self.size.clamp(-self.first_size, self.first_size);
    }

    /// The critical point in the step just made, if there is one.
    fn locate(
        &mut self,
        from: &Saved<D, T>,
        step: &Step<T>,
        before: &Point<T>,
    ) -> Option<Critical> {
        let after = self.point.clone();
        before.tangent.as_ref()?;
        let differs = |p: &Point<T>| match (before.negative, p.negative) {
            (Some(a), Some(b)) => a != b,
            _ => before.odd != p.odd,
        };
        if !differs(&after) {
            return None;
        }
        let end = self.statics.save();
        let (mut low, mut high, mut factor) = (0.0, 1.0, end.factor);
        for _ in 0..BISECTIONS {
            let middle = 0.5 * (low + high);
            if self.attempt(from, step, middle, None).is_err() {
                break;
            }
            factor = self.statics.factor;
            let point = self.statics.examine();
            if differs(&point) {
                high = middle;
            } else {
                low = middle;
            }
        }
        self.statics.restore(&end);
        Some(Critical {
            factor,
            limit: false,
            negative: [before.negative, after.negative],
        })
    }

    /// Repeats a part of the last step; `false` when it does not converge.
    pub(crate) fn repeat(&mut self, part: f64) -> bool {
        let Some((from, step, done)) = self.before.take() else {
            return false;
        };
        let tried = self.attempt(&from, &step, part, None);
        self.arc += step.size.abs() * (part - done);
        let ok = tried.is_ok();
        if ok {
            self.point = self.statics.examine();
        }
        self.before = Some((from, step, part));
        ok
    }

    /// Makes the factor exactly this one, from a point near it.
    pub(crate) fn meet(&mut self, factor: f64) -> bool {
        let here = self.statics.save();
        self.statics.factor = factor;
        let ok = self.statics.correct(None).is_ok();
        if ok {
            self.point = self.statics.examine();
        } else {
            self.statics.restore(&here);
        }
        ok
    }
}
