//! Motions from rest to rest: between two values, through via points, along a curve.
//!
//! # What it is
//!
//! Piecewise polynomials of degree n = 2k + 1 whose derivatives 1 to k vanish at both ends; the value is constant before
//! and after. The smoothest one through given points is a natural generalisation of the clamped cubic spline (k = 1).
//!
//! # Equations
//!
//! A piece of length h in x = (t - t_i)/h is Σ b_j B_j(x) with the Bernstein polynomials of degree n (T-SIG-2). It is at
//! rest at an end where k + 1 control points are equal (T-SIG-3). The spline through via points makes ∫ (f^(k+1))² dt
//! least and has continuous derivatives up to 2k at inner points (T-SIG-4); it is found in B-splines, whose first and
//! last k + 1 coefficients are the first and last value, from one equation for each inner point. A curve is a sine or
//! cosine of the law from 0 to 1 (T-SIG-5).
//!
//! # Symbols
//!
//! k `smoothness`, n `degree`, b_j `controls`, h length of a piece, τ `Basis::knots`, c_j coefficients of B-splines.
//!
//! # Reference
//!
//! C. de Boor, A Practical Guide to Splines, Springer 1978, chapters X to XIII (B-splines, interpolation without
//! pivoting); L. Ramshaw, Blossoms are polar forms, Comput. Aided Geom. Des. 6 (1989), for the control points of pieces.
//!
//! # Departures from the reference
//!
//! Rest at the ends instead of general end conditions, which leaves as many unknowns as inner points. The spline is
//! evaluated by its pieces in control points, not by B-splines: each piece then has its derivatives in closed form.

use super::jet::Jet;
use super::signal::SignalError;
use super::signals::{Component, CurveKind, CurveMotion, RestToRest, ViaPoints};

/// Largest number of derivatives that vanish at the ends.
pub(crate) const MAX_SMOOTHNESS: usize = 6;

/// Most control points of a piece.
const MAX_CONTROLS: usize = 2 * MAX_SMOOTHNESS + 2;

/// Polynomials on intervals, at rest at both ends.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Spline {
    /// Times between the pieces, with both ends [s].
    pub knots: Vec<f64>,
    /// n + 1 control points for each piece.
    controls: Vec<f64>,
    pub smoothness: usize,
}

impl Spline {
    /// From one value to another.
    pub fn rest_to_rest(motion: &RestToRest) -> Result<Self, SignalError> {
        finite("from", motion.from)?;
        finite("to", motion.to)?;
        Self::law(
            [motion.from, motion.to],
            [motion.start, motion.end],
            motion.smoothness,
        )
    }

    /// From one value to another in a time.
    fn law(values: [f64; 2], times: [f64; 2], smoothness: usize) -> Result<Self, SignalError> {
        check_smoothness(smoothness)?;
        finite("start", times[0])?;
        finite("end", times[1])?;
        if times[1] <= times[0] {
            return Err(SignalError::Interval);
        }
        let count = smoothness + 1;
        let controls = [vec![values[0]; count], vec![values[1]; count]].concat();
        Ok(Self {
            knots: times.to_vec(),
            controls,
            smoothness,
        })
    }

    /// Through via points.
    pub fn via(motion: &ViaPoints) -> Result<Self, SignalError> {
        let (points, k) = (&motion.via, motion.smoothness);
        check_smoothness(k)?;
        if points.len() < 2 {
            return Err(SignalError::FewPoints(points.len()));
        }
        for (index, [t, value]) in points.iter().enumerate() {
            if !(t.is_finite() && value.is_finite()) {
                return Err(SignalError::PointNotFinite(index));
            }
            if index > 0 && *t <= points[index - 1][0] {
                return Err(SignalError::PointTimes(index));
            }
        }
        let basis = Basis::new(points, k);
        let coefficients = basis.interpolate(points).ok_or(SignalError::Uneven)?;
        let pieces = points.len() - 1;
        let mut controls = Vec::with_capacity(pieces * (2 * k + 2));
        for piece in 0..pieces {
            for right in 0..2 * k + 2 {
                controls.push(basis.control_point(&coefficients, piece, right));
            }
        }
        if !controls.iter().all(|b| b.is_finite()) {
            return Err(SignalError::Uneven);
        }
        Ok(Self {
            knots: points.iter().map(|point| point[0]).collect(),
            controls,
            smoothness: k,
        })
    }

    /// Number of control points of a piece.
    fn count(&self) -> usize {
        2 * self.smoothness + 2
    }

    /// The piece that holds from this time on, and the place in it; nothing where the value is constant.
    fn place(&self, t: f64) -> Option<(usize, f64)> {
        let after = self.knots.partition_point(|knot| *knot <= t);
        let end = self.knots.get(after).filter(|_| after > 0)?;
        let start = self.knots[after - 1];
        Some((after - 1, (t - start) / (end - start)))
    }

    /// Value before the first or after the last knot.
    fn outside(&self, t: f64) -> f64 {
        if t.is_nan() {
            f64::NAN
        } else if t < self.knots[0] {
            self.controls[0]
        } else {
            self.controls[self.controls.len() - 1]
        }
    }

    /// The value at a time.
    pub fn eval(&self, t: f64) -> f64 {
        let Some((piece, x)) = self.place(t) else {
            return self.outside(t);
        };
        let (mut work, count) = self.piece(piece);
        casteljau(&mut work[..count], x)
    }

    /// The Taylor series at a time, from the right.
    pub fn jet<const N: usize>(&self, t: f64) -> Jet<N> {
        match self.place(t) {
            Some((piece, x)) => self.piece_jet(piece, x),
            None => Jet::constant(self.outside(t)),
        }
    }

    /// The series of the two sides of a knot.
    pub fn sides<const N: usize>(&self, knot: usize) -> [Jet<N>; 2] {
        let last = self.knots.len() - 1;
        let ends = [self.controls[0], self.controls[self.controls.len() - 1]];
        let left = match knot {
            0 => Jet::constant(ends[0]),
            _ => self.piece_jet(knot - 1, 1.0),
        };
        let right = if knot == last {
            Jet::constant(ends[1])
        } else {
            self.piece_jet(knot, 0.0)
        };
        [left, right]
    }

    /// Control points of a piece, on the stack.
    fn piece(&self, piece: usize) -> ([f64; MAX_CONTROLS], usize) {
        let count = self.count();
        let mut work = [0.0; MAX_CONTROLS];
        work[..count].copy_from_slice(&self.controls[piece * count..(piece + 1) * count]);
        (work, count)
    }

    /// Taylor series of a piece at x: c_m = C(n, m) h^-m Σ Δ^m b_j B_j of degree n - m (T-SIG-2).
    fn piece_jet<const N: usize>(&self, piece: usize, x: f64) -> Jet<N> {
        let (mut differences, count) = self.piece(piece);
        let h = self.knots[piece + 1] - self.knots[piece];
        let n = count - 1;
        let mut c = [0.0; N];
        let mut factor = 1.0;
        for (m, c) in c.iter_mut().enumerate().take(count) {
            let mut work = differences;
            *c = factor * casteljau(&mut work[..count - m], x);
            for j in 0..n - m {
                differences[j] = differences[j + 1] - differences[j];
            }
            factor *= (n - m) as f64 / ((m + 1) as f64 * h);
        }
        Jet(c)
    }
}

/// Σ b_j B_j(x) by repeated averages; overwrites the control points.
fn casteljau(b: &mut [f64], x: f64) -> f64 {
    for n in (1..b.len()).rev() {
        for j in 0..n {
            b[j] = (1.0 - x) * b[j] + x * b[j + 1];
        }
    }
    b[0]
}

/// B-splines of degree n with simple inner knots at the via points (T-SIG-4).
struct Basis {
    k: usize,
    /// Both ends n + 1 times.
    knots: Vec<f64>,
}

impl Basis {
    fn new(points: &[[f64; 2]], k: usize) -> Self {
        let (first, last) = (points[0][0], points[points.len() - 1][0]);
        let inner = points[1..points.len() - 1].iter().map(|point| point[0]);
        let mut knots = vec![first; 2 * k + 2];
        knots.extend(inner);
        knots.extend(vec![last; 2 * k + 2]);
        Self { k, knots }
    }

    /// The n + 1 B-splines that do not vanish on a piece, at a time in it, by the recurrence of de Boor and Cox.
    fn values(&self, piece: usize, t: f64) -> [f64; MAX_CONTROLS] {
        let n = 2 * self.k + 1;
        let at = n + piece;
        let mut values = [0.0; MAX_CONTROLS];
        values[0] = 1.0;
        for degree in 1..=n {
            let mut saved = 0.0;
            for r in 0..degree {
                let right = self.knots[at + r + 1] - t;
                let left = t - self.knots[at + 1 + r - degree];
                let share = values[r] / (right + left);
                values[r] = saved + right * share;
                saved = left * share;
            }
            values[degree] = saved;
        }
        values
    }

    /// Coefficients of the spline through the points that is at rest at both ends; nothing if the numbers do not allow it.
    fn interpolate(&self, points: &[[f64; 2]]) -> Option<Vec<f64>> {
        let (k, last) = (self.k, points.len() - 1);
        let ends = [points[0][1], points[last][1]];
        let count = last - 1;
        // one row for each inner point: the unknowns from k before to k after it, the others are the ends
        let mut rows = vec![[0.0; MAX_CONTROLS]; count];
        let mut right = vec![0.0; count];
        for i in 0..count {
            let values = self.values(i + 1, points[i + 1][0]);
            // only the distance from the first value matters
            right[i] = points[i + 1][1] - ends[0];
            for (j, value) in values.iter().enumerate().take(2 * k + 1) {
                // column among the unknowns, shifted by k
                let column = i + j;
                if column >= k && column - k < count {
                    rows[i][j] = *value;
                } else if column >= k {
                    right[i] -= value * (ends[1] - ends[0]);
                }
            }
        }
        solve_band(&mut rows, &mut right, k);
        let inner = right.iter().map(|c| c + ends[0]);
        let first = std::iter::repeat_n(ends[0], k + 1);
        let coefficients: Vec<f64> = first
            .chain(inner)
            .chain(std::iter::repeat_n(ends[1], k + 1))
            .collect();
        let all_finite = coefficients.iter().all(|c| c.is_finite());
        all_finite.then_some(coefficients)
    }

    /// The control point of a piece with this many of its arguments at the right end: the blossom of the piece.
    fn control_point(&self, coefficients: &[f64], piece: usize, right: usize) -> f64 {
        let n = 2 * self.k + 1;
        let at = n + piece;
        let mut d = [0.0; MAX_CONTROLS];
        d[..=n].copy_from_slice(&coefficients[piece..=piece + n]);
        for r in 1..=n {
            let t = self.knots[if r <= right { at + 1 } else { at }];
            for j in (r..=n).rev() {
                let (start, end) = (self.knots[j + at - n], self.knots[j + 1 + at - r]);
                let x = (t - start) / (end - start);
                d[j] = (1.0 - x) * d[j - 1] + x * d[j];
            }
        }
        d[n]
    }
}

/// Solves equations with a band of k on both sides in place. The matrix is totally positive: no pivoting is needed.
fn solve_band(rows: &mut [[f64; MAX_CONTROLS]], right: &mut [f64], k: usize) {
    let count = rows.len();
    for i in 0..count {
        let pivot_row = rows[i];
        for below in i + 1..(i + k + 1).min(count) {
            // column i in the row below, and on to the end of the band
            let shift = below - i;
            let factor = rows[below][k - shift] / pivot_row[k];
            for j in 0..=k {
                rows[below][k - shift + j] -= factor * pivot_row[k + j];
            }
            right[below] -= factor * right[i];
        }
    }
    for i in (0..count).rev() {
        let after = (1..=k).take_while(|j| i + j < count);
        let known: f64 = after.map(|j| rows[i][k + j] * right[i + j]).sum();
        right[i] = (right[i] - known) / rows[i][k];
    }
}

/// A sine or cosine of a law from rest to rest (T-SIG-5).
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Curve {
    /// S(t), from 0 to 1.
    pub law: Spline,
    center: f64,
    pub amplitude: f64,
    /// Change of the angle from start to end [rad].
    rate: f64,
    /// Angle at the start [rad].
    phase: f64,
    cosine: bool,
}

impl Curve {
    /// Makes a curve ready.
    pub fn new(motion: &CurveMotion) -> Result<Self, SignalError> {
        let is_circle = motion.curve == CurveKind::Circle;
        let size = match (motion.size, motion.radius) {
            (Some(_), Some(_)) => return Err(SignalError::SizeAndRadius),
            (None, Some(_)) if !is_circle => return Err(SignalError::RadiusOfEight),
            (None, Some(radius)) => {
                positive("radius", radius)?;
                [radius; 2]
            }
            (Some(size), None) => {
                positive("size", size[0])?;
                positive("size", size[1])?;
                size
            }
            (None, None) => return Err(SignalError::NoSize),
        };
        finite("center", motion.center)?;
        finite("phase", motion.phase)?;
        finite("turns", motion.turns)?;
        if motion.turns == 0.0 {
            return Err(SignalError::NoTurns);
        }
        // the second coordinate of a figure eight runs twice as fast
        let is_x = motion.component == Component::X;
        let times = if is_circle || is_x { 1.0 } else { 2.0 };
        Ok(Self {
            law: Spline::law([0.0, 1.0], [motion.start, motion.end], motion.smoothness)?,
            center: motion.center,
            amplitude: if is_x { size[0] } else { size[1] },
            rate: times * std::f64::consts::TAU * motion.turns,
            phase: times * motion.phase,
            cosine: is_circle && is_x,
        })
    }

    /// The value at a time.
    pub fn eval(&self, t: f64) -> f64 {
        let angle = self.rate * self.law.eval(t) + self.phase;
        let wave = if self.cosine {
            angle.cos()
        } else {
            angle.sin()
        };
        self.center + self.amplitude * wave
    }

    /// The Taylor series at a time, from the right.
    pub fn jet<const N: usize>(&self, t: f64) -> Jet<N> {
        self.along(self.law.jet(t))
    }

    /// The Taylor series for that of the law.
    pub fn along<const N: usize>(&self, law: Jet<N>) -> Jet<N> {
        let angle = law.scaled(self.rate) + Jet::constant(self.phase);
        let (sine, cosine) = angle.sin_cos();
        let wave = if self.cosine { cosine } else { sine };
        wave.scaled(self.amplitude) + Jet::constant(self.center)
    }
}

fn check_smoothness(smoothness: usize) -> Result<(), SignalError> {
    if (1..=MAX_SMOOTHNESS).contains(&smoothness) {
        Ok(())
    } else {
        Err(SignalError::Smoothness(smoothness))
    }
}

fn finite(key: &'static str, value: f64) -> Result<(), SignalError> {
    if value.is_finite() {
        Ok(())
    } else {
        Err(SignalError::KeyNotFinite(key))
    }
}

fn positive(key: &'static str, value: f64) -> Result<(), SignalError> {
    finite(key, value)?;
    if value > 0.0 {
        Ok(())
    } else {
        Err(SignalError::NotPositive(key))
    }
}

#[cfg(test)]
mod tests;
