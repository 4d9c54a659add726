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

use super::{Change, Coefficients, Coordinate, Element, Instant, Over, States};
use alembert_math::scalar::Scalar;

/// A force with its derivative.
pub type Slope = [f64; 2];

/// A step as a law sees it.
#[derive(Clone, Copy, Debug)]
pub struct Course<R = f64> {
    /// Time at which drives are evaluated, or of the start of the step where states go on [s].
    pub time: f64,
    /// Time step [s].
    pub step: R,
    /// Coordinate at the start.
    pub y0: R,
    /// Coordinate at the end.
    pub y1: R,
}

/// A scalar law: force and energy as functions of one coordinate. Forces have the sign of an energy gradient; slopes are
/// derivatives by y, by the end of the step, or by the rate.
pub trait Law: std::fmt::Debug + Send + Sync {
    /// Stored energy, without that of states [J].
    fn energy<R: Scalar>(&self, _y: R) -> R {
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
    fn mean_force(&self, _c: &Course) -> Slope {
        [0.0; 2]
    }

    /// Whether there is an energy or a drive besides what depends on states.
    fn acts_by_itself(&self) -> bool {
        true
    }

    /// Viscous force over a step for any scalar; [`Self::viscous`] has its slope too.
    fn viscous_of<R: Scalar>(&self, _c: &Course<R>) -> R {
        R::zero()
    }

    /// Viscous force over a step.
    fn viscous(&self, _c: &Course) -> Slope {
        [0.0; 2]
    }

    /// Viscous force at a rate.
    fn viscous_rate(&self, _y: f64, _rate: f64) -> Slope {
        [0.0; 2]
    }

    /// Whether the law has a viscous force.
    fn dissipates(&self) -> bool {
        false
    }

    /// Work of the drive over the step [J].
    fn work(&self, _c: &Course) -> f64 {
        0.0
    }

    /// Number of states.
    fn states(&self) -> usize {
        0
    }

    /// States at the start of a run.
    fn begin<R: Scalar>(&self, _y: R, _z: &mut [R]) {}

    /// States that stand where nothing moves.
    fn at_rest<R: Scalar>(&self, y: R, z: &mut [R]) {
        self.begin(y, z);
    }

    /// The discrete equation of the states, r_z = 0.
    fn state_rows<R: Scalar>(&self, _c: &Course<R>, _z: &States<'_, R>, _out: &mut [R]) {}

    /// Energy that is stored with the states [J].
    fn state_energy<R: Scalar>(&self, _y: R, _z: &[R]) -> R {
        R::zero()
    }

    /// Force that depends on states, its mean over a step.
    fn state_force<R: Scalar>(&self, _c: &Course<R>, _z: &States<'_, R>) -> R {
        R::zero()
    }

    /// The same at a value and a rate of the coordinate.
    fn state_force_at<R: Scalar>(&self, _y: R, _rate: R, _z: &[R], _u: &[R]) -> R {
        R::zero()
    }

    /// Number of inputs.
    fn inputs(&self) -> usize {
        0
    }

    /// Inputs at a time.
    fn input(&self, _t: f64, _u: &mut [f64]) {}

    /// Whether its inputs depend on time.
    fn is_timed(&self) -> bool {
        false
    }

    /// Work that the law does over a step by what it is supplied with [J].
    fn supplied(&self, _c: &Course, _z: &States<'_>) -> f64 {
        0.0
    }

    /// Closed form of the states at the end of a step, and of the mean force with them in place.
    fn condensed(&self, _c: &Course, _z0: &[f64], _z1: &mut [f64]) -> Option<Slope> {
        None
    }

    /// What the force that depends on states dissipates over a step, where that has a form without cancellation [J].
    fn state_loss(&self, _c: &Course, _z: &States<'_>) -> Option<f64> {
        None
    }

    /// Number of values that are booked when a step is accepted.
    fn booked(&self) -> usize {
        0
    }

    /// Books an accepted step.
    fn book(&self, _c: &Course, _z: &States<'_>, _booked: &mut [f64]) {}
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
    fn course<R: Scalar>(&self, c: &Change<'_, R>) -> Course<R> {
        Course {
            time: c.time,
            step: c.step,
            y0: self.coordinate.value(c.s0, c.phase),
            y1: self.coordinate.value(c.s1, c.phase),
        }
    }

    /// Adds a force over the step.
    fn add_over(
        &self,
        c: &Change<'_>,
        force: impl Fn(&L, &Course) -> Slope,
        out: &mut Coefficients,
    ) {
        let o = self.coordinate.over(c);
        let slope = force(&self.law, &Self::course_of(c, &o));
        self.add_force(&o, slope, out);
    }

    /// The step of a coordinate.
    fn course_of(c: &Change<'_>, o: &Over) -> Course {
        Course {
            time: c.time,
            step: c.step,
            y0: o.y0,
            y1: o.y1,
        }
    }

    /// Adds a force over the step of the coordinate.
    fn add_force(&self, o: &Over, [f, df]: Slope, out: &mut Coefficients) {
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

    fn energy<R: Scalar>(&self, s: &[R], phase: f64) -> R {
        self.law.energy(self.coordinate.value(s, phase))
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

    fn states(&self) -> usize {
        self.law.states()
    }

    fn begin<R: Scalar>(&self, s: &[R], phase: f64, z: &mut [R]) {
        self.law.begin(self.coordinate.value(s, phase), z);
    }

    fn at_rest<R: Scalar>(&self, s: &[R], phase: f64, z: &mut [R]) {
        self.law.at_rest(self.coordinate.value(s, phase), z);
    }

    fn state_rows<R: Scalar>(&self, c: &Change<'_, R>, z: &States<'_, R>, out: &mut [R]) {
        self.law.state_rows(&self.course(c), z, out);
    }

    fn state_energy<R: Scalar>(&self, s: &[R], phase: f64, z: &[R]) -> R {
        self.law.state_energy(self.coordinate.value(s, phase), z)
    }

    fn state_force<R: Scalar>(&self, c: &Change<'_, R>, z: &States<'_, R>, out: &mut [R]) {
        let course = self.course(c);
        let slope = (self.coordinate).discrete_slope(c, [course.y0, course.y1]);
        let force = self.law.state_force(&course, z);
        for (out, slope) in out.iter_mut().zip(slope).take(self.count()) {
            *out += slope * force;
        }
    }

    fn state_force_at<R: Scalar>(&self, at: &Instant<'_, R>, out: &mut [R]) {
        let slope = self.coordinate.slope_of(at.s);
        let n = self.count();
        let mut rate = R::zero();
        for (slope, s_dot) in slope.iter().zip(at.s_dot).take(n) {
            rate += *slope * *s_dot;
        }
        let y = self.coordinate.value(at.s, at.phase);
        let force = self.law.state_force_at(y, rate, at.z, at.u);
        for (out, slope) in out.iter_mut().zip(slope).take(n) {
            *out += slope * force;
        }
    }

    fn inputs(&self) -> usize {
        self.law.inputs()
    }

    fn input(&self, t: f64, u: &mut [f64]) {
        self.law.input(t, u);
    }

    fn is_timed(&self) -> bool {
        self.law.is_timed()
    }

    fn supplied(&self, c: &Change<'_>, z: &States<'_>) -> f64 {
        self.law.supplied(&self.course(c), z)
    }

    fn condensed(
        &self,
        c: &Change<'_>,
        z0: &[f64],
        z1: &mut [f64],
        out: &mut Coefficients,
    ) -> bool {
        let o = self.coordinate.over(c);
        let Some(force) = self.law.condensed(&Self::course_of(c, &o), z0, z1) else {
            return false;
        };
        self.add_force(&o, force, out);
        true
    }

    fn state_loss(&self, c: &Change<'_>, z: &States<'_>) -> Option<f64> {
        self.law.state_loss(&self.course(c), z)
    }

    fn booked(&self) -> usize {
        self.law.booked()
    }

    fn book(&self, c: &Change<'_>, z: &States<'_>, booked: &mut [f64]) {
        self.law.book(&self.course(c), z, booked);
    }
}
