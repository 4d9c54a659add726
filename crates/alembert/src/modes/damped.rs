//! Eigenvalues of damped vibrations.
//!
//! # What it is
//! The quadratic problem as one of first order in (x, s x), inverted about a positive point beside the lowest frequency. One inverse is one
//! solution with K + s₀ C + s₀² M, by the elimination.
//!
//! # Equations
//! s² M x + s C x + K x = 0; with v = s x and θ = 1/(s - s₀): (K + s₀ C + s₀² M) a = -(M v + C x + s₀ M x), b = x + s₀ a, θ (x, v) = (a, b)  (T-EQU-9).
//!
//! # Symbols
//! s₀ `at` [1/s] · unit of v `rate` [1/s]
//!
//! # Reference
//! Tisseur and Meerbergen 2001, section 5.
//!
//! # Departures from the reference
//! An eigenvalue belongs to the undamped mode whose shape is most like its own.

use super::eigen::{Spectrum, Trouble};
use super::krylov::{Found, Pencil, largest};
use super::operator::Operator;
use alembert_math::Space;
use nalgebra::{Complex, DVector};

/// Shapes that are less alike than this do not belong together.
const ALIKE: f64 = 0.1;

struct Quadratic<'o, 'a, S, const D: usize, const A: usize, const T: usize> {
    op: &'o mut Operator<'a, S, D, A, T>,
    at: f64,
    rate: f64,
}

impl<S, const D: usize, const A: usize, const T: usize> Pencil for Quadratic<'_, '_, S, D, A, T>
where
    S: Space<D, A, T>,
{
    fn size(&self) -> usize {
        2 * self.op.size()
    }

    fn apply(&mut self, z: &DVector<f64>, weighted: &DVector<f64>) -> DVector<f64> {
        let n = self.op.size();
        let x = z.rows(0, n).into_owned();
        let (mx, mv) = (weighted.rows(0, n), weighted.rows(n, n));
        let right = mv * self.rate + self.op.damping(&x) + mx * self.at;
        let a = -self.op.solve(&right);
        let b = (x + &a * self.at) / self.rate;
        let mut out = DVector::zeros(2 * n);
        out.rows_mut(0, n).copy_from(&a);
        out.rows_mut(n, n).copy_from(&b);
        out
    }

    fn weigh(&mut self, z: &DVector<f64>) -> DVector<f64> {
        let n = self.op.size();
        let mut out = DVector::zeros(2 * n);
        for at in [0, n] {
            let part = self.op.mass(&z.rows(at, n).into_owned());
            out.rows_mut(at, n).copy_from(&part);
        }
        out
    }
}

/// The damped eigenvalue of each mode, with a positive or no imaginary part, and the largest residual of those that are used.
#[allow(clippy::type_complexity)] // one value for each mode, and one for all
pub(super) fn damped<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    spectrum: &Spectrum,
) -> Result<(Vec<Option<Complex<f64>>>, f64), Trouble>
where
    S: Space<D, A, T>,
{
    let rate = spectrum.near.sqrt();
    let at = 0.3 * rate;
    if !op.shift(at * at, at) {
        return Err(Trouble::Failed);
    }
    let count = 3 * spectrum.modes.len() + 6;
    let mut pencil = Quadratic { op, at, rate };
    let found = largest(&mut pencil, count).ok_or(Trouble::Failed)?;
    Ok(assign(op, spectrum, &found, at))
}

/// Gives every mode the eigenvalue whose shape is most like its own; of two that are alike the slower one.
#[allow(clippy::type_complexity)] // as `damped`
fn assign<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    spectrum: &Spectrum,
    found: &[Found],
    at: f64,
) -> (Vec<Option<Complex<f64>>>, f64)
where
    S: Space<D, A, T>,
{
    let n = op.size();
    let mut pairs = vec![];
    for (j, f) in found.iter().enumerate() {
        let y = f.vector.each_ref().map(|z| z.rows(0, n).into_owned());
        let weighted = y.each_ref().map(|y| op.mass(y));
        let size = (weighted[0].dot(&y[0]) + weighted[1].dot(&y[1])).sqrt();
        let value = f.theta.inv() + at;
        for (k, mode) in spectrum.modes.iter().enumerate() {
            let [re, im] = &mode.shape;
            let along = Complex::new(
                re.dot(&weighted[0]) + im.dot(&weighted[1]),
                re.dot(&weighted[1]) - im.dot(&weighted[0]),
            );
            // hundredths of likeness only: a fast and a slow eigenvalue of one mode are equally like it
            let alike = (100.0 * along.norm() / size).round();
            if alike >= 100.0 * ALIKE {
                pairs.push((alike, value.norm(), k, j));
            }
        }
    }
    pairs.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.total_cmp(&b.1)));
    let mut out = vec![None; spectrum.modes.len()];
    let mut used = vec![false; found.len()];
    let mut residual = 0.0_f64;
    for (_, _, k, j) in pairs {
        if out[k].is_none() && !used[j] {
            let mut value = found[j].theta.inv() + at;
            if value.im.abs() <= 1e-9 * value.norm() {
                value.im = 0.0;
            }
            used[j] = true;
            out[k] = Some(value);
            residual = residual.max(found[j].residual);
        }
    }
    (out, residual)
}
