//! Forces on an augmented coordinate: any scalar law on any coordinate.
//!
//! # What it is
//! The bridge between elements, which know invariants, and laws, which know one number y: springs, drives, stops, friction.
//! A law is a few functions of y; the chain rule over the step is written here once.
//!
//! # Equations
//! A force F on y has the coefficients F ∂y of its invariants, with ∂y the derivative of y, or over a step its discrete
//! derivative (T-ELM-4); hence any law whose discrete force satisfies F (y₁ - y₀) = U₁ - U₀ makes an element that does.
//! Derivative by the end values: ∂F/∂y₁ ∂y ⊗ ∂y₁ + F ∂(∂y).
//!
//! # Symbols
//! y `Over` the step · F the generalised force, with the sign of an energy gradient (it resists)
//!
//! # Reference
//! Uhlar and Betsch 2009, sections 3.1 and 4.1.
//!
//! # Departures from the reference
//! See `coordinate.rs`: the coordinate is eliminated.

use super::{Change, Coefficients, Coordinate, Element, Remembers};
use alembert_math::scalar::Scalar;

/// A force with its derivative.
pub type Slope = [f64; 2];

/// A step as a law sees it.
#[derive(Clone, Copy, Debug)]
pub struct Course<'a, R = f64> {
    /// Time at which drives are evaluated, or of the start of the step where memory is updated [s].
    pub time: f64,
    /// Time step [s].
    pub step: R,
    /// Coordinate at the start.
    pub y0: R,
    /// Coordinate at the end.
    pub y1: R,
    /// Memory of the law at the start.
    pub memory: &'a [f64],
}

/// A scalar law: force and energy as functions of one coordinate. Forces have the sign of an energy gradient; slopes are
/// derivatives by y, by the end of the step, or by the rate.
pub trait Law: std::fmt::Debug + Send + Sync {
    /// Stored energy [J].
    fn energy<R: Scalar>(&self, _y: R, _memory: &[f64]) -> R {
        R::zero()
    }

    /// Force of the drive, which does work: against the sign of an energy gradient.
    fn drive(&self, _t: f64) -> f64 {
        0.0
    }

    /// Force of the energy minus the drive at y.
    fn force(&self, _t: f64, _y: f64) -> Slope {
        [0.0; 2]
    }

    /// Its mean over a step: F (y₁ - y₀) is the change of energy minus the work of the drive.
    fn mean_force(&self, _c: &Course<'_>) -> Slope {
        [0.0; 2]
    }

    /// Whether there is an energy or a drive besides friction.
    fn acts_by_itself(&self) -> bool {
        true
    }

    /// Viscous force over a step for any scalar; [`Self::viscous`] has its slope too.
    fn viscous_of<R: Scalar>(&self, _c: &Course<'_, R>) -> R {
        R::zero()
    }

    /// Viscous force over a step.
    fn viscous(&self, _c: &Course<'_>) -> Slope {
        [0.0; 2]
    }

    /// Viscous force at a rate.
    fn viscous_rate(&self, _y: f64, _rate: f64) -> Slope {
        [0.0; 2]
    }

    /// Whether the law has a viscous force or a memory.
    fn dissipates(&self) -> bool {
        false
    }

    /// Work of the drive over the step [J].
    fn work(&self, _c: &Course<'_>) -> f64 {
        0.0
    }

    /// Number of internal variables.
    fn memory(&self) -> usize {
        0
    }

    /// Internal variables at the start of a run.
    fn begin(&self, _y: f64, _memory: &mut [f64]) {}

    /// Force with memory, its mean over a step.
    fn friction(&self, _c: &Course<'_>) -> Slope {
        [0.0; 2]
    }

    /// Force with memory at the end of a step.
    fn friction_at_end(&self, _c: &Course<'_>) -> Slope {
        [0.0; 2]
    }

    /// Energy that the force with memory dissipates over a step [J].
    fn friction_loss(&self, _c: &Course<'_>) -> f64 {
        0.0
    }

    /// Internal variables at the end of an accepted step.
    fn remember(&self, _c: &Course<'_>, _memory: &mut [f64]) {}
}

/// A law on a coordinate; see the module documentation.
#[derive(Clone, Debug)]
pub struct OnCoordinate<L> {
    /// The coordinate.
    pub coordinate: Coordinate,
    /// The law.
    pub law: L,
}

impl<L: Law> OnCoordinate<L> {
    fn course<'a, R: Scalar>(&self, c: &Change<'a, R>) -> Course<'a, R> {
        Course {
            time: c.time,
            step: c.step,
            y0: self.coordinate.value(c.s0, c.phase),
            y1: self.coordinate.value(c.s1, c.phase),
            memory: c.memory,
        }
    }

    /// Adds a force over the step.
    fn add_over(
        &self,
        c: &Change<'_>,
        force: impl Fn(&L, &Course<'_>) -> Slope,
        out: &mut Coefficients,
    ) {
        let o = self.coordinate.over(c);
        let course = Course {
            time: c.time,
            step: c.step,
            y0: o.y0,
            y1: o.y1,
            memory: c.memory,
        };
        let [f, df] = force(&self.law, &course);
        for i in 0..self.coordinate.count() {
            out.g[i] += f * o.slope[i];
            for j in 0..self.coordinate.count() {
                out.h[i][j] += df * o.slope[i] * o.end[j] + f * o.bend[i][j];
            }
        }
    }
}

impl<L: Law> Element for OnCoordinate<L> {
    fn count(&self) -> usize {
        self.coordinate.count()
    }

    fn energy<R: Scalar>(&self, s: &[R], phase: f64, memory: &[f64]) -> R {
        self.law.energy(self.coordinate.value(s, phase), memory)
    }

    fn drive<R: Scalar>(&self, t: f64, s: &[R], phase: f64) -> R {
        self.coordinate.value(s, phase) * self.law.drive(t)
    }

    fn dissipation_of<R: Scalar>(&self, c: &Change<'_, R>, out: &mut [R]) {
        let course = self.course(c);
        let slope = (self.coordinate).discrete_slope(c, [course.y0, course.y1]);
        let force = self.law.viscous_of(&course);
        for (out, slope) in out.iter_mut().zip(slope).take(self.count()) {
            *out += slope * force;
        }
    }

    fn gradient(&self, t: f64, s: &[f64], phase: f64, out: &mut Coefficients) {
        if !self.law.acts_by_itself() {
            return;
        }
        let [f, df] = self.law.force(t, self.coordinate.value(s, phase));
        let (a, b) = (self.coordinate.slope(s), self.coordinate.bend(s));
        for i in 0..self.count() {
            out.g[i] += f * a[i];
            for j in 0..self.count() {
                out.h[i][j] += df * a[i] * a[j] + f * b[i][j];
            }
        }
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        if self.law.acts_by_itself() {
            self.add_over(c, L::mean_force, out);
        }
    }

    fn dissipation(&self, c: &Change<'_>, out: &mut Coefficients) {
        self.add_over(c, L::viscous, out);
    }

    fn dissipation_rate(&self, s: &[f64], phase: f64, s_dot: &[f64], out: &mut Coefficients) {
        let a = self.coordinate.slope(s);
        let n = self.count();
        let rate: f64 = (0..n).map(|i| a[i] * s_dot[i]).sum();
        let [f, df] = self.law.viscous_rate(self.coordinate.value(s, phase), rate);
        for i in 0..n {
            out.g[i] += f * a[i];
            for j in 0..n {
                out.h[i][j] += df * a[i] * a[j];
            }
        }
    }

    fn dissipates(&self) -> bool {
        self.law.dissipates()
    }

    fn work(&self, c: &Change<'_>) -> f64 {
        self.law.work(&self.course(c))
    }

    fn remembers(&self) -> Option<&dyn Remembers> {
        (self.law.memory() > 0).then_some(self)
    }
}

impl<L: Law> Remembers for OnCoordinate<L> {
    fn memory(&self) -> usize {
        self.law.memory()
    }

    fn begin(&self, s: &[f64], phase: f64, memory: &mut [f64]) {
        self.law.begin(self.coordinate.value(s, phase), memory);
    }

    fn friction(&self, c: &Change<'_>, out: &mut Coefficients) {
        self.add_over(c, L::friction, out);
    }

    fn friction_at_end(&self, c: &Change<'_>, out: &mut Coefficients) {
        let [f, df] = self.law.friction_at_end(&self.course(c));
        let (a, b) = (self.coordinate.slope(c.s1), self.coordinate.bend(c.s1));
        for i in 0..self.count() {
            out.g[i] += f * a[i];
            for j in 0..self.count() {
                out.h[i][j] += df * a[i] * a[j] + f * b[i][j];
            }
        }
    }

    fn loss(&self, c: &Change<'_>) -> f64 {
        self.law.friction_loss(&self.course(c))
    }

    fn remember(&self, c: &Change<'_>, memory: &mut [f64]) {
        self.law.remember(&self.course(c), memory);
    }
}
