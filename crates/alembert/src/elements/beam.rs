//! Beam element: extension, shear, bending and torsion between two nodes with directors.
//!
//! # What it is
//! The geometrically exact beam with one quadrature point, elastic and Kelvin-Voigt damped. One element serves both grids of a
//! rod: nodes with frames, and the staggered grid with frames between the vertices (T-ROD-1, T-ROD-3).
//!
//! # Equations
//! Invariants: three displacements δ_i along the axes of the element, three sines σ_k (the skew part of the relative rotation) and
//! its trace τ, with C = cos φ = (τ - 1)/2, in the plane τ/2. Rotations ρ_k = c(C) σ_k with one of four measures (T-ROD-2):
//! - `half-angle`: c = √(2/(1 + C)), |ρ| = 2 sin(φ/2), the quaternion measure 2 Im(p̄q);
//! - `angle`: c = φ/sin φ, |ρ| = φ, the rotation vector;
//! - `tangent`: c = 2/(1 + C), |ρ| = 2 tan(φ/2), the Cayley measure;
//! - `sine`: c = 1, |ρ| = sin φ.
//!
//! Displacements between nodes with frames: δ is along the means of the directors, which are shorter across the axis of rotation,
//! by cos(φ/2). Measured is the displacement along the curve of constant strain, the logarithm on SE(3) (T-ROD-5):
//! v = c δ - g σ (σ·δ), c = φ/sin φ, g = (c - 1)/sin² φ; in the plane v = c δ. A tension so never gains by turning the ends against
//! each other. On the staggered grid v = δ, along the axes of one body.
//!
//! U = Σ k_i (v_i - v⁰_i)²/2 + Σ κ_k (ρ_k - ρ⁰_k)²/2 with k = C/l, κ = D/l. The rest rotation is part of the sines and the trace of ρ;
//! if there is one, v has sines and a trace of its own, of the whole rotation.
//! Discrete gradient: with means over the step (bars) and divided differences f[C₀, C₁] all changes are exact,
//! ```text
//! Δρ = c̄ Δσ + σ̄ c[C₀, C₁] ΔC
//! Δv = c̄ Δδ + δ̄ c[C₀, C₁] ΔC - w̄ Δσ - σ̄ Δw,   w = g m,  Δw = ḡ Δm + m̄ g[C₀, C₁] ΔC,   m = σ·δ,  Δm = σ̄·Δδ + δ̄·Δσ
//! ```
//! so that the energy-momentum scheme is exact. Dissipation: forces d Δv/h, d Δρ/h through the same differences, so what is lost is
//! Σ d (Δ)²/h ≥ 0.
//!
//! # Symbols
//! v⁰, ρ⁰ `rest` [m, 1] · k, κ `stiffness` [N/m, N m] · d `damping` [N s/m, N m s]; displacements first
//!
//! # Reference
//! Betsch and Steinmann 2002; Romero and Armero 2002 (directors); Lang, Linn and Arnold 2011 (half-angle measure, staggered grid);
//! Sonneville, Cardona and Brüls 2014 (elements of constant strain on SE(3)).
//!
//! # Departures from the reference
//! Quaternions are not coordinates: ρ is taken from the directors, which needs one square root (`half-angle`), and keeps the
//! constant mass matrix. The energy is the same number (`tests/rod_quaternions.rs`). A natural curvature is a rest rotation, K is
//! measured from it; the reference subtracts K⁰, which agrees with order 2. The logarithm is written in quadratic invariants.

mod measure;
mod resultants;
mod table;

use super::{Change, Coefficients, Element, MAX_INVARIANTS};
use alembert_math::scalar::Scalar;
pub use measure::Curvature;
use measure::{Function, Ratio};
pub use table::Keys;

/// Cosine of a turn of the ends beyond which the element counts as folded: 170 degrees.
const FOLDED: f64 = -0.985;

/// Part of the length below which it is looked at closely.
const NEAR: f64 = 0.25;

/// Why an element can no longer be followed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// Its length has passed through zero.
    NoLength,
    /// Its ends are turned against each other by half a turn, or nearly so; the angle [rad].
    Folded(f64),
}

/// Largest number of deformations.
const MAX: usize = 6;

/// Derivatives of the deformations by the invariants, one row each.
type Slopes<R = f64> = [[R; MAX_INVARIANTS]; MAX];

/// Beam element; see the module documentation.
#[derive(Clone, Debug)]
pub struct Beam {
    /// 2 or 3.
    pub dimension: usize,
    /// How rotations are measured.
    pub curvature: Curvature,
    /// Whether displacements are along mean directors of both bodies; else along directors of one.
    pub between: bool,
    /// Whether the rotation beyond the one without stress has sines and a trace of its own, after those of the whole rotation.
    pub curved: bool,
    /// Lengths over which it is stretched and sheared, and bent and twisted [m].
    pub lengths: [f64; 2],
    /// Stiffness of each deformation.
    pub stiffness: [f64; MAX],
    /// Damping of each deformation.
    pub damping: [f64; MAX],
    /// Each deformation without force.
    pub rest: [f64; MAX],
}

/// What the deformations are made of at some values of the invariants.
#[derive(Clone, Copy, Debug, Default)]
struct Place<R = f64> {
    delta: [R; 3],
    /// Sines of the whole rotation; none in the plane, where no displacement is along the axis.
    sigma: [R; 3],
    along: Ratio<R>,
    axial: Ratio<R>,
    /// m = σ·δ and w = g m.
    m: R,
    w: R,
    /// Sines and ratio of the curvature.
    bent: [R; 3],
    ratio: Ratio<R>,
}

/// Both ends of a step with divided differences and their derivatives by the end; or one place twice, with derivatives.
struct Step<R = f64> {
    start: Place<R>,
    end: Place<R>,
    along: (R, R),
    axial: (R, R),
    ratio: (R, R),
}

impl Step {
    /// A place with itself: divided differences become derivatives.
    fn still(place: Place) -> Self {
        let limit = |r: Ratio| (r.d1, 0.5 * r.d2);
        Self {
            start: place,
            end: place,
            along: limit(place.along),
            axial: limit(place.axial),
            ratio: limit(place.ratio),
        }
    }
}

impl<R: Scalar> Step<R> {
    #[inline]
    fn mean(&self, f: impl Fn(&Place<R>) -> R) -> R {
        (f(&self.start) + f(&self.end)) * 0.5
    }

    #[inline]
    fn means(&self, f: impl Fn(&Place<R>) -> [R; 3]) -> [R; 3] {
        let (a, b) = (f(&self.start), f(&self.end));
        std::array::from_fn(|i| (a[i] + b[i]) * 0.5)
    }
}

fn dot<R: Scalar>(a: [R; 3], b: [R; 3]) -> R {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

impl Beam {
    /// Number of displacements.
    fn shifts(&self) -> usize {
        self.dimension
    }

    /// Number of rotations.
    fn turns(&self) -> usize {
        if self.dimension == 3 { 3 } else { 1 }
    }

    /// Number of deformations: displacements, then rotations.
    pub fn deformations(&self) -> usize {
        self.shifts() + self.turns()
    }

    /// First sine of the curvature among the invariants.
    fn bent(&self) -> usize {
        let own = if self.curved { self.turns() + 1 } else { 0 };
        self.shifts() + own
    }

    /// Cosine of a rotation from its trace, which stands after its sines.
    fn cosine<R: Scalar>(&self, s: &[R], first: usize) -> R {
        let trace = s[first + self.turns()];
        if self.dimension == 3 {
            (trace - 1.0) * 0.5
        } else {
            trace * 0.5
        }
    }

    /// What the deformations are made of, with the derivatives of its functions.
    #[inline]
    fn place(&self, s: &[f64]) -> Place {
        self.place_by(s, |f, c| f.at(c), |f, c| f.at(c))
    }

    /// The same with first derivatives only.
    #[inline]
    fn place_first(&self, s: &[f64]) -> Place {
        let curvature = |f: Curvature, c| match f {
            Curvature::Angle => Function::Angle.first(c),
            _ => f.at(c),
        };
        self.place_by(s, curvature, |f, c| f.first(c))
    }

    /// The same without them, for any scalar.
    fn place_of<R: Scalar>(&self, s: &[R]) -> Place<R> {
        self.place_by(
            s,
            |f, c| Ratio::plain(f.value(c)),
            |f, c| Ratio::plain(f.value(c)),
        )
    }

    #[inline]
    fn place_by<R: Scalar>(
        &self,
        s: &[R],
        curvature: impl Fn(Curvature, R) -> Ratio<R>,
        function: impl Fn(Function, R) -> Ratio<R>,
    ) -> Place<R> {
        let (d, b) = (self.shifts(), self.bent());
        let mut place = Place {
            ratio: curvature(self.curvature, self.cosine(s, b)),
            ..Place::default()
        };
        place.delta[..d].copy_from_slice(&s[..d]);
        place.bent[..self.turns()].copy_from_slice(&s[b..b + self.turns()]);
        if self.between {
            let cosine = self.cosine(s, d);
            place.along = function(Function::Angle, cosine);
            if d == 3 {
                place.axial = function(Function::Along, cosine);
                place.sigma.copy_from_slice(&s[d..d + 3]);
                place.m = dot(place.sigma, place.delta);
                place.w = place.axial.c * place.m;
            }
        } else {
            place.along.c = R::constant(1.0);
        }
        place
    }

    /// Both ends of a step.
    #[inline]
    fn step(&self, c: &Change<'_>) -> Step {
        let (d, b) = (self.shifts(), self.bent());
        let divided = |first: usize, f: &dyn Fn(f64, f64) -> (f64, f64)| {
            f(self.cosine(c.s0, first), self.cosine(c.s1, first))
        };
        let (mut along, mut axial) = ((0.0, 0.0), (0.0, 0.0));
        if self.between {
            along = divided(d, &|a, b| Function::Angle.divided(a, b));
        }
        if self.between && d == 3 {
            axial = divided(d, &|a, b| Function::Along.divided(a, b));
        }
        Step {
            start: self.place(c.s0),
            end: self.place(c.s1),
            along,
            axial,
            ratio: divided(b, &|a, b| self.curvature.divided(a, b)),
        }
    }

    /// Both ends of a step for any scalar, with all that [`Self::slopes`] needs.
    fn step_of<R: Scalar>(&self, c: &Change<'_, R>) -> Step<R> {
        let (d, b, zero) = (self.shifts(), self.bent(), R::zero());
        let ends = |first: usize| [self.cosine(c.s0, first), self.cosine(c.s1, first)];
        let [mut along, mut axial] = [zero; 2];
        if self.between {
            along = measure::divided(|c| Function::Angle.value(c), ends(d));
        }
        if self.between && d == 3 {
            axial = measure::divided(|c| Function::Along.value(c), ends(d));
        }
        let ratio = measure::divided(|c| self.curvature.value(c), ends(b));
        Step {
            start: self.place_of(c.s0),
            end: self.place_of(c.s1),
            along: (along, zero),
            axial: (axial, zero),
            ratio: (ratio, zero),
        }
    }

    /// Displacements and rotations.
    #[inline]
    fn deformed<R: Scalar>(&self, p: &Place<R>) -> [R; MAX] {
        let (d, mut out) = (self.shifts(), [R::zero(); MAX]);
        for (i, out) in out[..d].iter_mut().enumerate() {
            *out = p.along.c * p.delta[i] - p.w * p.sigma[i];
        }
        for (k, out) in out[d..d + self.turns()].iter_mut().enumerate() {
            *out = p.ratio.c * p.bent[k];
        }
        out
    }

    /// Displacements and rotations at these values of the invariants.
    pub fn drawn<R: Scalar>(&self, s: &[R]) -> [R; MAX] {
        self.deformed(&self.place_of(s))
    }

    /// Displacements and rotations beyond those without force: strains times the length of the element.
    pub fn strains(&self, s: &[f64]) -> [f64; MAX] {
        let mut d = self.drawn(s);
        d.iter_mut().zip(&self.rest).for_each(|(d, r)| *d -= r);
        d
    }

    /// How the deformations change with the invariants, over a step.
    #[inline]
    fn slopes<R: Scalar>(&self, v: &Step<R>) -> Slopes<R> {
        let (d, n, b) = (self.shifts(), self.turns(), self.bent());
        let mut out = [[R::zero(); MAX_INVARIANTS]; MAX];
        let (c, g) = (v.mean(|p| p.along.c), v.mean(|p| p.axial.c));
        let (m, w) = (v.mean(|p| p.m), v.mean(|p| p.w));
        let (delta, sigma) = (v.means(|p| p.delta), v.means(|p| p.sigma));
        for (i, row) in out[..d].iter_mut().enumerate() {
            row[i] = c;
            if !self.between {
                continue;
            }
            // dC/dτ = 1/2
            row[d + n] = (delta[i] * v.along.0 - sigma[i] * m * v.axial.0) * 0.5;
            if d == 3 {
                row[d + i] = -w;
                for j in 0..3 {
                    row[j] -= sigma[i] * g * sigma[j];
                    row[d + j] -= sigma[i] * g * delta[j];
                }
            }
        }
        let (c, bent) = (v.mean(|p| p.ratio.c), v.means(|p| p.bent));
        for (k, row) in out[d..d + n].iter_mut().enumerate() {
            row[b + k] = c;
            row[b + n] = bent[k] * v.ratio.0 * 0.5;
        }
        out
    }

    /// Adds `factor` times the change of the slopes with the invariants at the end, for forces `f` along the deformations.
    #[inline]
    fn add_bending(
        &self,
        v: &Step,
        f: &[f64; MAX],
        factor: f64,
        h: &mut [[f64; MAX_INVARIANTS]; MAX_INVARIANTS],
    ) {
        let (d, n, b) = (self.shifts(), self.turns(), self.bent());
        let half = 0.5 * factor;
        if self.between {
            let mut force = [0.0; 3];
            force[..d].copy_from_slice(&f[..d]);
            let (delta, sigma) = (v.means(|p| p.delta), v.means(|p| p.sigma));
            let (m, pull) = (v.mean(|p| p.m), dot(force, sigma));
            let (end, t) = (&v.end, d + n);
            let along = v.along.1 * dot(force, delta) - pull * m * v.axial.1;
            h[t][t] += 0.25 * factor * along;
            for i in 0..d {
                let by_end = end.along.d1 * force[i] - pull * end.axial.d1 * sigma[i];
                let by_shift = v.along.0 * force[i] - pull * v.axial.0 * end.sigma[i];
                h[i][t] += 0.5 * half * by_end;
                h[t][i] += 0.5 * half * by_shift;
            }
            if d == 3 {
                self.add_axial(v, force, half, h);
            }
        }
        let bent = v.means(|p| p.bent);
        for k in 0..n {
            let m = f[d + k];
            h[b + k][b + n] += 0.5 * half * m * v.end.ratio.d1;
            h[b + n][b + k] += 0.5 * half * m * v.ratio.0;
            h[b + n][b + n] += 0.25 * factor * m * bent[k] * v.ratio.1;
        }
    }

    /// The part of [`Self::add_bending`] that belongs to the sines of the whole rotation, in space.
    #[inline]
    fn add_axial(
        &self,
        v: &Step,
        force: [f64; 3],
        half: f64,
        h: &mut [[f64; MAX_INVARIANTS]; MAX_INVARIANTS],
    ) {
        let (delta, sigma) = (v.means(|p| p.delta), v.means(|p| p.sigma));
        let (m, g) = (v.mean(|p| p.m), v.mean(|p| p.axial.c));
        let (pull, end) = (dot(force, sigma), &v.end);
        for i in 0..3 {
            h[3 + i][i] -= half * pull * g;
            h[i][3 + i] -= half * pull * g;
            for j in 0..3 {
                h[3 + i][j] -= half * force[i] * end.axial.c * end.sigma[j];
                h[i][3 + j] -= half * force[j] * g * sigma[i];
                let shifted = force[i] * end.axial.c * end.delta[j] + force[j] * g * delta[i];
                h[3 + i][3 + j] -= half * shifted;
            }
            let by_end = force[i] * end.m * end.axial.d1 + pull * end.axial.d1 * delta[i];
            h[3 + i][6] -= 0.5 * half * by_end;
            let by_turn = force[i] * m * v.axial.0 + pull * v.axial.0 * end.delta[i];
            h[6][3 + i] -= 0.5 * half * by_turn;
        }
    }

    /// Strains per length, those without force subtracted: shear along both section axes and extension \[1\], bending about both section
    /// axes and torsion \[1/m\]; zero where a planar beam has none.
    pub fn strains_per_length(&self, s: &[f64]) -> [f64; 6] {
        let mut d = self.strains(s);
        for (i, d) in d.iter_mut().enumerate() {
            *d /= self.lengths[usize::from(i >= self.shifts())];
        }
        // planar: extension, shear, bending
        match self.dimension {
            3 => d,
            _ => [d[1], 0.0, d[0], 0.0, d[2], 0.0],
        }
    }

    /// Angle between the ends beyond the one without stress [rad].
    pub fn bend(&self, s: &[f64]) -> f64 {
        self.cosine(s, self.bent()).clamp(-1.0, 1.0).acos()
    }

    /// What is wrong after a step, if the element cannot be followed any longer.
    pub fn fault(&self, s0: &[f64], s1: &[f64]) -> Option<Fault> {
        // far from zero the mean directors tell it
        let tangent = if self.dimension == 3 { 2 } else { 0 };
        let rest = self.rest[tangent];
        if rest != 0.0 && s1[tangent] * rest < NEAR * rest * rest {
            let length = self.drawn(s1)[tangent];
            if length * rest <= 0.0 {
                return Some(Fault::NoLength);
            }
        }
        // near half a turn, or across it: the sines have changed their sign
        let own = [self.shifts(), self.bent()];
        own.into_iter().find_map(|first| {
            let (c0, c1) = (self.cosine(s0, first), self.cosine(s1, first));
            let sines = first..first + self.turns();
            let same: f64 = sines.map(|k| s0[k] * s1[k]).sum();
            let across = c0 < 0.0 && c1 < 0.0 && same < 0.0;
            (c1 < FOLDED || across).then(|| Fault::Folded(c1.clamp(-1.0, 1.0).acos()))
        })
    }
}

impl Element for Beam {
    fn count(&self) -> usize {
        self.bent() + self.turns() + 1
    }

    fn energy<R: Scalar>(&self, s: &[R], _phase: f64) -> R {
        let (drawn, mut sum) = (self.drawn(s), R::zero());
        for i in 0..self.deformations() {
            let strain = drawn[i] - self.rest[i];
            sum += strain * strain * (0.5 * self.stiffness[i]);
        }
        sum
    }

    fn dissipation_of<R: Scalar>(&self, c: &Change<'_, R>, out: &mut [R]) {
        let v = self.step_of(c);
        let (d0, d1) = (self.deformed(&v.start), self.deformed(&v.end));
        let slopes = self.slopes(&v);
        for (i, row) in slopes.iter().enumerate().take(self.deformations()) {
            let force = (d1[i] - d0[i]) / c.step * self.damping[i];
            for (out, slope) in out.iter_mut().zip(row) {
                *out += force * *slope;
            }
        }
    }

    fn gradient(&self, _t: f64, s: &[f64], _phase: f64, out: &mut Coefficients) {
        let v = Step::still(self.place(s));
        let d = self.deformed(&v.end);
        let force = std::array::from_fn(|i| self.stiffness[i] * (d[i] - self.rest[i]));
        let slopes = self.slopes(&v);
        self.push([&slopes, &slopes], &force, &self.stiffness, out);
        // both ends move, and the slopes over a step depend on both alike
        self.add_bending(&v, &force, 2.0, &mut out.h);
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        let v = self.step(c);
        self.push_over(&v, &self.stored(&v), &self.stiffness.map(|k| 0.5 * k), out);
    }

    fn dissipation(&self, c: &Change<'_>, out: &mut Coefficients) {
        let v = self.step(c);
        let slope = self.damping.map(|d| d / c.step);
        self.push_over(&v, &self.lost(&v, c.step), &slope, out);
    }

    fn dissipation_rate(&self, s: &[f64], _phase: f64, s_dot: &[f64], out: &mut Coefficients) {
        let slopes = self.slopes(&Step::still(self.place(s)));
        let force = std::array::from_fn(|i| {
            let rate: f64 = slopes[i].iter().zip(s_dot).map(|(k, s)| k * s).sum();
            self.damping[i] * rate
        });
        self.push([&slopes, &slopes], &force, &self.damping, out);
    }

    fn dissipates(&self) -> bool {
        self.damping != [0.0; MAX]
    }
}

#[cfg(test)]
mod tests;
