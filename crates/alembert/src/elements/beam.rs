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
//! U = Σ k_i (δ_i - δ⁰_i)²/2 + Σ κ_k (ρ_k - ρ⁰_k)²/2 with k = C/l, κ = D/l; the rest rotation is part of the invariants.
//! Discrete gradient: with means of δ, ρ, σ, c over the step and the divided difference c[C₀, C₁],
//! Δρ = c̄ Δσ + σ̄ c[C₀, C₁] ΔC exactly, so that the energy-momentum scheme is exact for every measure. Dissipation: forces
//! d Δρ/h through the same difference, so what is lost is Σ d (Δρ)²/h ≥ 0.
//!
//! # Symbols
//! δ⁰, ρ⁰ `rest` [m, 1] · k, κ `stiffness` [N/m, N m] · d `damping` [N s/m, N m s]; displacements first
//!
//! # Reference
//! Betsch and Steinmann 2002; Romero and Armero 2002 (directors); Lang, Linn and Arnold 2011 (half-angle measure, staggered grid).
//!
//! # Departures from the reference
//! Quaternions are not coordinates: ρ is taken from the directors, which needs one square root (`half-angle`), and keeps the
//! constant mass matrix. The energy is the same number (`tests/rod_quaternions.rs`). A natural curvature is a rest rotation, K is
//! measured from it; the reference subtracts K⁰, which agrees with order 2.

use super::{Change, Coefficients, Element};

/// Largest number of deformations.
const MAX: usize = 6;

/// Half an element must turn by less than half a turn: least value of 1 + C.
const LEAST: f64 = 1e-9;

/// How the rotation between two frames becomes a curvature; see the module documentation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Curvature {
    /// 2 sin(φ/2), the quaternion measure.
    #[default]
    HalfAngle,
    /// φ, the rotation vector.
    Angle,
    /// 2 tan(φ/2), the Cayley measure.
    Tangent,
    /// sin φ.
    Sine,
}

/// c at a cosine, and its first two derivatives.
#[derive(Clone, Copy, Debug)]
struct Ratio {
    c: f64,
    d1: f64,
    d2: f64,
}

impl Curvature {
    fn at(self, cosine: f64) -> Ratio {
        let sum = (1.0 + cosine).max(LEAST);
        match self {
            Self::Sine => Ratio {
                c: 1.0,
                d1: 0.0,
                d2: 0.0,
            },
            Self::HalfAngle => {
                let a = (0.5 * sum).sqrt();
                let (c, a2) = (1.0 / a, a * a);
                Ratio {
                    c,
                    d1: -0.25 * c / a2,
                    d2: 0.1875 * c / (a2 * a2),
                }
            }
            Self::Tangent => {
                let c = 2.0 / sum;
                Ratio {
                    c,
                    d1: -c / sum,
                    d2: 2.0 * c / (sum * sum),
                }
            }
            Self::Angle => angle_ratio(cosine),
        }
    }

    /// Divided difference c[C₀, C₁] and its derivative by C₁, without cancellation.
    fn divided(self, c0: f64, c1: f64) -> (f64, f64) {
        match self {
            Self::Sine => (0.0, 0.0),
            Self::HalfAngle => {
                let [a, b] = [c0, c1].map(|c| (0.5 * (1.0 + c).max(LEAST)).sqrt());
                let (ab, sum) = (a * b, a + b);
                let slope = (a + 2.0 * b) / (8.0 * ab * b * b * sum * sum);
                (-0.5 / (ab * sum), slope)
            }
            Self::Tangent => {
                let [a, b] = [c0, c1].map(|c| (1.0 + c).max(LEAST));
                (-2.0 / (a * b), 2.0 / (a * b * b))
            }
            Self::Angle => angle_divided(c0, c1),
        }
    }
}

/// Largest sin²(φ/2) for which the series of φ/sin φ is used.
const SERIES: f64 = 0.1;
/// Its number of terms: the first one left out is below 1e-18.
const TERMS: usize = 18;

/// φ/sin φ = Σ a_n yⁿ in y = sin²(φ/2) = (1 - C)/2, a₀ = 1, a_{n+1} = a_n (2n + 2)/(2n + 3).
fn series(n: usize, a: f64) -> f64 {
    a * (2.0 * n as f64 + 2.0) / (2.0 * n as f64 + 3.0)
}

fn angle_ratio(cosine: f64) -> Ratio {
    let y = 0.5 * (1.0 - cosine);
    if y < SERIES {
        let (mut c, mut d1, mut d2) = (0.0, 0.0, 0.0);
        let (mut a, mut power) = (1.0, [0.0, 0.0, 1.0]);
        for n in 0..TERMS {
            let k = n as f64;
            c += a * power[2];
            d1 += a * k * power[1];
            d2 += a * k * (k - 1.0) * power[0];
            // the second derivative converges last
            if n > 2 && k * k * power[0].abs() < 1e-17 {
                break;
            }
            power = [power[1], power[2], power[2] * y];
            a = series(n, a);
        }
        return Ratio {
            c,
            d1: -0.5 * d1,
            d2: 0.25 * d2,
        };
    }
    let cosine = cosine.clamp(LEAST - 1.0, 1.0);
    let below = 1.0 - cosine * cosine;
    let c = cosine.acos() / below.sqrt();
    let d1 = (cosine * c - 1.0) / below;
    Ratio {
        c,
        d1,
        d2: (c + 3.0 * cosine * d1) / below,
    }
}

fn angle_divided(c0: f64, c1: f64) -> (f64, f64) {
    let [y0, y1] = [c0, c1].map(|c| 0.5 * (1.0 - c));
    if y0.max(y1) < SERIES {
        // (y₁ⁿ - y₀ⁿ)/(y₁ - y₀) = Σ y₁ⁱ y₀ⁿ⁻¹⁻ⁱ, by recurrence, with its derivative by y₁
        let (mut sum, mut slope) = (0.0, 0.0);
        let (mut a, mut part, mut part_slope, mut power) = (1.0, 0.0, 0.0, 1.0);
        for n in 0..TERMS {
            sum += a * part;
            slope += a * part_slope;
            (part, part_slope) = (y1 * part + power, part + y1 * part_slope);
            power *= y0;
            a = series(n, a);
        }
        return (-0.5 * sum, 0.25 * slope);
    }
    let change = c1 - c0;
    if change.abs() > 1e-3 {
        let (r0, r1) = (angle_ratio(c0), angle_ratio(c1));
        let divided = (r1.c - r0.c) / change;
        return (divided, (r1.d1 - divided) / change);
    }
    let middle = 0.5 * (c0 + c1);
    let r = angle_ratio(middle);
    let below = (1.0 - middle * middle).max(LEAST);
    let d3 = (4.0 * r.d1 + 5.0 * middle * r.d2) / below;
    (
        r.d1 + d3 * change * change / 24.0,
        0.5 * r.d2 + d3 * change / 12.0,
    )
}

/// Beam element; see the module documentation.
#[derive(Clone, Debug)]
pub struct Beam {
    /// 2 or 3.
    pub dimension: usize,
    /// How rotations are measured.
    pub curvature: Curvature,
    /// Lengths over which it is stretched and sheared, and bent and twisted [m].
    pub lengths: [f64; 2],
    /// Stiffness of each deformation.
    pub stiffness: [f64; MAX],
    /// Damping of each deformation.
    pub damping: [f64; MAX],
    /// Each deformation without force.
    pub rest: [f64; MAX],
}

/// Rotational forces m and their slopes by ρ, and how ρ follows the invariants over a step.
struct Turning<'a> {
    m: &'a [f64],
    slope: &'a [f64],
    /// σ of the mean, and at the end with c there.
    sigma: &'a [f64],
    sigma_end: &'a [f64],
    mean: f64,
    end: Ratio,
    /// Divided difference and its derivative.
    divided: (f64, f64),
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

    fn cosine(&self, s: &[f64]) -> f64 {
        let trace = s[self.shifts() + self.turns()];
        if self.dimension == 3 {
            0.5 * (trace - 1.0)
        } else {
            0.5 * trace
        }
    }

    /// Displacements and rotations at these values of the invariants.
    pub fn drawn(&self, s: &[f64]) -> [f64; MAX] {
        self.deformed(s, self.curvature.at(self.cosine(s)).c)
    }

    #[inline]
    fn deformed(&self, s: &[f64], c: f64) -> [f64; MAX] {
        let mut d = [0.0; MAX];
        let n = self.deformations();
        d[..n].copy_from_slice(&s[..n]);
        d[self.shifts()..n].iter_mut().for_each(|r| *r *= c);
        d
    }

    /// Both ends of a step: ratios c, and deformations.
    #[inline]
    fn ends(&self, c: &Change<'_>) -> [(Ratio, [f64; MAX]); 2] {
        let end = |s: &[f64]| {
            let ratio = self.curvature.at(self.cosine(s));
            (ratio, self.deformed(s, ratio.c))
        };
        [end(c.s0), end(c.s1)]
    }

    /// Displacements and rotations beyond those without force: strains times the length of the element.
    pub fn strains(&self, s: &[f64]) -> [f64; MAX] {
        let mut d = self.drawn(s);
        d.iter_mut().zip(&self.rest).for_each(|(d, r)| *d -= r);
        d
    }

    /// Adds forces along the displacements, with slopes.
    fn push(&self, f: impl Fn(usize) -> f64, slope: impl Fn(usize) -> f64, out: &mut Coefficients) {
        for i in 0..self.shifts() {
            out.g[i] += f(i);
            out.h[i][i] += slope(i);
        }
    }

    /// Adds rotational forces; ρ = c σ with C a half of the trace.
    fn turn(&self, v: &Turning<'_>, out: &mut Coefficients) {
        let (first, trace) = (self.shifts(), self.shifts() + self.turns());
        // derivatives by the trace: dC/dτ = 1/2
        let (divided, divided_slope) = (0.5 * v.divided.0, 0.25 * v.divided.1);
        let end_slope = 0.5 * v.end.d1;
        for k in 0..self.turns() {
            let (m, slope) = (v.m[k], v.slope[k]);
            let i = first + k;
            let by_sigma = slope * v.end.c;
            let by_trace = slope * v.sigma_end[k] * end_slope;
            out.g[i] += m * v.mean;
            out.g[trace] += m * v.sigma[k] * divided;
            out.h[i][i] += by_sigma * v.mean;
            out.h[i][trace] += by_trace * v.mean + 0.5 * m * end_slope;
            out.h[trace][i] += by_sigma * v.sigma[k] * divided + 0.5 * m * divided;
            out.h[trace][trace] += by_trace * v.sigma[k] * divided + m * v.sigma[k] * divided_slope;
        }
    }

    /// Adds forces and their slopes by the deformations at the end of a step, through the difference of the deformations over it.
    fn push_over(
        &self,
        c: &Change<'_>,
        [start, end]: [Ratio; 2],
        force: impl Fn(usize) -> f64,
        slope: impl Fn(usize) -> f64,
        out: &mut Coefficients,
    ) {
        self.push(&force, &slope, out);
        let (first, n) = (self.shifts(), self.turns());
        let (mut m, mut slopes, mut sigma) = ([0.0; 3], [0.0; 3], [0.0; 3]);
        for k in 0..n {
            m[k] = force(first + k);
            slopes[k] = slope(first + k);
            sigma[k] = 0.5 * (c.s0[first + k] + c.s1[first + k]);
        }
        let turning = Turning {
            m: &m,
            slope: &slopes,
            sigma: &sigma,
            sigma_end: &c.s1[first..],
            mean: 0.5 * (start.c + end.c),
            end,
            divided: self.curvature.divided(self.cosine(c.s0), self.cosine(c.s1)),
        };
        self.turn(&turning, out);
    }
}

impl Element for Beam {
    fn count(&self) -> usize {
        self.deformations() + 1
    }

    fn energy(&self, s: &[f64], _phase: f64, _memory: &[f64]) -> f64 {
        let d = self.strains(s);
        (0..self.deformations())
            .map(|i| 0.5 * self.stiffness[i] * d[i] * d[i])
            .sum()
    }

    fn gradient(&self, _t: f64, s: &[f64], _phase: f64, out: &mut Coefficients) {
        let k = &self.stiffness;
        let Ratio { c, d1, d2 } = self.curvature.at(self.cosine(s));
        let mut d = self.deformed(s, c);
        d.iter_mut().zip(&self.rest).for_each(|(d, r)| *d -= r);
        self.push(|i| k[i] * d[i], |i| k[i], out);
        let (first, trace) = (self.shifts(), self.shifts() + self.turns());
        let (d1, d2) = (0.5 * d1, 0.25 * d2);
        for i in first..trace {
            let (m, k, sigma) = (k[i] * d[i], k[i], s[i]);
            out.g[i] += m * c;
            out.g[trace] += m * sigma * d1;
            out.h[i][i] += k * c * c;
            let mixed = k * c * sigma * d1 + m * d1;
            out.h[i][trace] += mixed;
            out.h[trace][i] += mixed;
            out.h[trace][trace] += k * sigma * sigma * d1 * d1 + m * sigma * d2;
        }
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        let k = &self.stiffness;
        let [(start, d0), (end, d1)] = self.ends(c);
        let force = |i: usize| k[i] * (0.5 * (d0[i] + d1[i]) - self.rest[i]);
        self.push_over(c, [start, end], force, |i| 0.5 * k[i], out);
    }

    fn dissipation(&self, c: &Change<'_>, out: &mut Coefficients) {
        let d = &self.damping;
        let [(start, r0), (end, r1)] = self.ends(c);
        let force = |i: usize| d[i] * (r1[i] - r0[i]) / c.step;
        self.push_over(c, [start, end], force, |i| d[i] / c.step, out);
    }

    fn dissipation_rate(&self, s: &[f64], _phase: f64, s_dot: &[f64], out: &mut Coefficients) {
        let d = &self.damping;
        self.push(|i| d[i] * s_dot[i], |i| d[i], out);
        let (first, trace) = (self.shifts(), self.shifts() + self.turns());
        let Ratio { c, d1, .. } = self.curvature.at(self.cosine(s));
        let d1 = 0.5 * d1;
        for i in first..trace {
            // ρ̇ = c σ̇ + σ c' τ̇
            let by_trace = s[i] * d1;
            let m = d[i] * (c * s_dot[i] + by_trace * s_dot[trace]);
            out.g[i] += m * c;
            out.g[trace] += m * by_trace;
            out.h[i][i] += d[i] * c * c;
            out.h[i][trace] += d[i] * c * by_trace;
            out.h[trace][i] += d[i] * c * by_trace;
            out.h[trace][trace] += d[i] * by_trace * by_trace;
        }
    }

    fn beam_strains(&self, s: &[f64]) -> Option<[f64; 6]> {
        let mut d = self.strains(s);
        for (i, d) in d.iter_mut().enumerate() {
            *d /= self.lengths[usize::from(i >= self.shifts())];
        }
        // planar: extension, shear, bending
        Some(match self.dimension {
            3 => d,
            _ => [d[1], 0.0, d[0], 0.0, d[2], 0.0],
        })
    }

    fn bend(&self, s: &[f64]) -> Option<f64> {
        Some(self.cosine(s).clamp(-1.0, 1.0).acos())
    }

    fn dissipates(&self) -> bool {
        self.damping != [0.0; MAX]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::check;
    use num_dual::{Dual2_64, DualNum};

    const CURVATURES: [Curvature; 4] = [
        Curvature::HalfAngle,
        Curvature::Angle,
        Curvature::Tangent,
        Curvature::Sine,
    ];

    fn beam(dimension: usize, measure: Curvature) -> Beam {
        Beam {
            dimension,
            curvature: measure,
            lengths: [1.0; 2],
            stiffness: [10.0, 20.0, 30.0, 1.0, 2.0, 3.0],
            damping: [0.1, 0.2, 0.3, 0.01, 0.02, 0.03],
            rest: [0.0, 0.05, 0.1, 0.0, 0.05, 0.0],
        }
    }

    fn ratio(measure: Curvature, c: Dual2_64) -> Dual2_64 {
        let two = Dual2_64::from(2.0);
        match measure {
            Curvature::Sine => Dual2_64::from(1.0),
            Curvature::HalfAngle => (two / (c + 1.0)).sqrt(),
            Curvature::Tangent => two / (c + 1.0),
            Curvature::Angle => c.acos() / (-c * c + 1.0).sqrt(),
        }
    }

    #[test]
    fn conf_beam_of_every_measure() {
        for measure in CURVATURES {
            // small and large turns: both sides of the series
            for turn in [1.0, 6.0] {
                let e = beam(3, measure);
                let s0 = [
                    0.1,
                    -0.2,
                    0.3,
                    0.05 * turn,
                    -0.04 * turn,
                    0.02,
                    3.0 - 0.3 * turn,
                ];
                let s1 = [0.2, -0.1, 0.25, 0.03, -0.02 * turn, 0.01, 2.9 - 0.25 * turn];
                check::element(&e, &s0, &s1, 0.0, |s| {
                    let c = ratio(measure, (s[6] - 1.0) * 0.5);
                    let mut u = s[0] * 0.0;
                    for i in 0..6 {
                        let d = if i < 3 { s[i] } else { s[i] * c } - e.rest[i];
                        u += d * d * (0.5 * e.stiffness[i]);
                    }
                    u
                });
                let e = beam(2, measure);
                let s0 = [0.1, -0.2, 0.05 * turn, 1.95 - 0.2 * turn];
                let s1 = [0.2, -0.1, 0.03 * turn, 1.9 - 0.15 * turn];
                check::element(&e, &s0, &s1, 0.0, |s| {
                    let c = ratio(measure, s[3] * 0.5);
                    let mut u = s[0] * 0.0;
                    for i in 0..3 {
                        let d = if i < 2 { s[i] } else { s[i] * c } - e.rest[i];
                        u += d * d * (0.5 * e.stiffness[i]);
                    }
                    u
                });
            }
        }
    }

    #[test]
    fn id_measures_of_a_turn() {
        let phi: f64 = 1.1;
        let wanted = [
            2.0 * (0.5 * phi).sin(),
            phi,
            2.0 * (0.5 * phi).tan(),
            phi.sin(),
        ];
        for (measure, wanted) in CURVATURES.into_iter().zip(wanted) {
            let rho = measure.at(phi.cos()).c * phi.sin();
            assert!((rho - wanted).abs() < 1e-15, "{measure:?}: {rho}");
            // the divided difference is one, also across the edge of the series and for tiny changes
            for (c0, c1) in [
                (0.99, 0.5),
                (0.801, 0.799),
                (0.3, 0.3 + 5e-4),
                (0.3, 0.3),
                (1.0, 1.0),
            ] {
                let (divided, slope) = measure.divided(c0, c1);
                let (r0, r1) = (measure.at(c0), measure.at(c1));
                let direct = r1.c - r0.c;
                assert!(
                    (divided * (c1 - c0) - direct).abs() < 4e-15,
                    "{measure:?} {c0} {c1}"
                );
                let by_end = |c: f64| measure.divided(c0, c).0;
                let fd = (by_end(c1 + 1e-6) - by_end(c1 - 1e-6)) / 2e-6;
                assert!(
                    (slope - fd).abs() < 2e-5 * (1.0 + slope.abs()),
                    "{measure:?} {c0} {c1}: {slope} {fd}"
                );
            }
        }
    }
}
