//! Lowest modes by shift and invert.
//!
//! # What it is
//! K x = ω² M x on the rates of the joints. Up to some hundred rates the whole problem is solved as a dense one; larger ones on a block Krylov
//! space of (K - σ M)⁻¹ M with the elimination along the tree, at a cost linear in the number of bodies. Both are one projection with
//! different bases. Blocks, because symmetric rods have pairs of equal frequencies.
//!
//! # Equations
//! θ x = (K - σ M)⁻¹ M x, ω² = σ + 1/θ, with V of M-orthonormal columns: (V'M S M V) y = θ y, S = (K - σ M)⁻¹  (T-EQU-8). Damped, on all modes X found:
//! s² y + s XᵀCX y + XᵀKX y = 0 (T-EQU-9).
//!
//! # Symbols
//! σ `sigma` [1/s²] · θ `theta` [s²] · V `basis` · S M V `images`
//!
//! # Reference
//! Ericsson and Ruhe 1980; Grimes, Lewis and Simon 1994.
//!
//! # Departures from the reference
//! No restarts: the space grows until the wanted modes have converged.

use super::operator::Operator;
use alembert_math::Space;
use faer::Side;
use nalgebra::{Complex, DMatrix, DVector};

/// Rates up to which the problem is solved as a dense one.
pub(super) const DENSE: usize = 300;
/// Vectors of a block.
const BLOCK: usize = 6;
/// Residual of a mode that has converged.
const CONVERGED: f64 = 1e-10;
/// Part of the largest θ that counts as none: without closures, and with them, whose regularisation (T-RED-7) leaves a little.
const NONE: [f64; 2] = [1e-13, 1e-9];

/// A mode without damping.
#[derive(Clone, Debug)]
pub(super) struct Mode {
    /// ω² [1/s²].
    pub square: f64,
    /// Rates of the joints, M-orthonormal.
    pub shape: DVector<f64>,
}

/// Why there are no modes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Trouble {
    /// A motion without inertia.
    NoInertia,
    /// K - σ M is singular, or an eigenvalue iteration failed.
    Failed,
}

/// The lowest modes, and how well they fulfil their equation.
pub(super) struct Spectrum {
    /// Lowest first.
    pub modes: Vec<Mode>,
    /// Largest relative residual of the wanted ones.
    pub residual: f64,
    /// Asymmetry of the projected problem, relative.
    pub asymmetry: f64,
    /// All motions were used.
    pub complete: bool,
}

/// At least `count` of the lowest modes, if there are so many.
pub(super) fn lowest<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    count: usize,
) -> Result<Spectrum, Trouble>
where
    S: Space<D, A, T>,
{
    let top = op.top();
    let floor = if top > 0.0 { 1e-9 * top } else { 1.0 };
    let first = pass(op, -floor, count)?;
    // a shift beside the lowest frequency that is not zero keeps the digits of the others
    let clear = |m: &&Mode| m.square.abs() > 1e-2 * floor;
    let Some(near) = first.modes.iter().find(clear).map(|m| m.square.abs()) else {
        return Ok(first);
    };
    let sigma = -0.05 * near;
    if (sigma / floor).abs() > 0.5 && (sigma / floor).abs() < 20.0 {
        return Ok(first);
    }
    pass(op, sigma, count)
}

fn pass<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    sigma: f64,
    count: usize,
) -> Result<Spectrum, Trouble>
where
    S: Space<D, A, T>,
{
    if !op.shift(sigma) {
        return Err(Trouble::Failed);
    }
    if op.size() <= DENSE {
        let space = Projection::whole(op)?;
        return space.spectrum(op, sigma, count, true);
    }
    let mut space = Projection::random(op);
    let mut wanted = 3 * count + 5 * BLOCK;
    loop {
        space.grow(op, wanted);
        let spectrum = space.spectrum(op, sigma, count, false)?;
        if spectrum.residual <= CONVERGED || wanted > 40 * count + 400 {
            return Ok(spectrum);
        }
        wanted += wanted / 2;
    }
}

/// A space of motions with its images.
struct Projection {
    /// M-orthonormal.
    basis: Vec<DVector<f64>>,
    /// M times the basis.
    weighted: Vec<DVector<f64>>,
    /// S M times the basis.
    images: Vec<DVector<f64>>,
}

impl Projection {
    /// All motions: the columns of L⁻ᵀ, M = L Lᵀ.
    fn whole<S, const D: usize, const A: usize, const T: usize>(
        op: &mut Operator<'_, S, D, A, T>,
    ) -> Result<Self, Trouble>
    where
        S: Space<D, A, T>,
    {
        let n = op.size();
        let mut mass = DMatrix::zeros(n, n);
        for k in 0..n {
            let mut unit = DVector::zeros(n);
            unit[k] = 1.0;
            mass.set_column(k, &op.mass(&unit));
        }
        let mass = (&mass + mass.transpose()) * 0.5;
        let lower = mass.cholesky().ok_or(Trouble::NoInertia)?.unpack();
        let inverse = lower
            .transpose()
            .solve_upper_triangular(&DMatrix::identity(n, n))
            .ok_or(Trouble::NoInertia)?;
        let columns = |m: &DMatrix<f64>| (0..n).map(|k| m.column(k).into_owned()).collect();
        let (basis, weighted): (Vec<_>, Vec<DVector<f64>>) = (columns(&inverse), columns(&lower));
        let images = weighted.iter().map(|w| op.solve(w)).collect();
        Ok(Self {
            basis,
            weighted,
            images,
        })
    }

    /// A block of arbitrary motions that closures allow.
    fn random<S, const D: usize, const A: usize, const T: usize>(
        op: &mut Operator<'_, S, D, A, T>,
    ) -> Self
    where
        S: Space<D, A, T>,
    {
        let n = op.size();
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        let mut out = Self {
            basis: vec![],
            weighted: vec![],
            images: vec![],
        };
        for _ in 0..BLOCK {
            let x = DVector::from_fn(n, |_, _| {
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                (state >> 33) as f64 / f64::from(1_u32 << 31) - 0.5
            });
            let x = op.solve(&x);
            out.add(op, x);
        }
        out
    }

    /// Adds a direction, made M-orthogonal to the others, if anything is left of it.
    fn add<S, const D: usize, const A: usize, const T: usize>(
        &mut self,
        op: &mut Operator<'_, S, D, A, T>,
        mut x: DVector<f64>,
    ) where
        S: Space<D, A, T>,
    {
        let before = op.mass(&x).dot(&x).max(0.0).sqrt();
        for _ in 0..2 {
            for (v, w) in self.basis.iter().zip(&self.weighted) {
                let along = w.dot(&x);
                x.axpy(-along, v, 1.0);
            }
        }
        let size = op.mass(&x).dot(&x).max(0.0).sqrt();
        if size <= 1e-11 * before || size == 0.0 || !size.is_finite() {
            return;
        }
        x /= size;
        let weighted = op.mass(&x);
        self.images.push(op.solve(&weighted));
        self.weighted.push(weighted);
        self.basis.push(x);
    }

    /// Grows to a number of directions, or until there are no more.
    fn grow<S, const D: usize, const A: usize, const T: usize>(
        &mut self,
        op: &mut Operator<'_, S, D, A, T>,
        wanted: usize,
    ) where
        S: Space<D, A, T>,
    {
        while self.basis.len() < wanted {
            let from = self.basis.len().saturating_sub(BLOCK);
            let block: Vec<_> = self.images[from..].to_vec();
            let before = self.basis.len();
            for x in block {
                self.add(op, x);
            }
            if self.basis.len() == before {
                return;
            }
        }
    }

    /// Modes in the space.
    fn spectrum<S, const D: usize, const A: usize, const T: usize>(
        &self,
        op: &mut Operator<'_, S, D, A, T>,
        sigma: f64,
        count: usize,
        complete: bool,
    ) -> Result<Spectrum, Trouble>
    where
        S: Space<D, A, T>,
    {
        let m = self.basis.len();
        let projected = DMatrix::from_fn(m, m, |i, j| self.weighted[i].dot(&self.images[j]));
        let size = projected.amax().max(f64::MIN_POSITIVE);
        let asymmetry = (&projected - projected.transpose()).amax() / size;
        let copy = faer::Mat::from_fn(m, m, |i, j| 0.5 * (projected[(i, j)] + projected[(j, i)]));
        let solved = copy.self_adjoint_eigen(Side::Lower);
        let solved = solved.map_err(|_| Trouble::Failed)?;
        let theta: Vec<f64> = (0..m).map(|k| solved.S().column_vector()[k]).collect();
        let largest = theta.iter().fold(0.0_f64, |a, t| a.max(t.abs()));
        let none = NONE[usize::from(op.has_closures())] * largest;
        let mut order: Vec<usize> = (0..m).filter(|k| theta[*k].abs() > none).collect();
        if let Some(freedom) = op.freedom() {
            order.sort_by(|a, b| theta[*b].abs().total_cmp(&theta[*a].abs()));
            order.truncate(freedom);
        }
        let square = |k: usize| sigma + 1.0 / theta[k];
        order.sort_by(|a, b| square(*a).total_cmp(&square(*b)));
        let combine = |list: &[DVector<f64>], k: usize| combined(list, &solved, k);
        // the wanted ones must be modes; of a complete space all are
        let mut residual = 0.0_f64;
        for &k in order.iter().take(count) {
            let left = combine(&self.images, k) - combine(&self.basis, k) * theta[k];
            let left = op_norm(op, &left) / theta[k].abs();
            residual = residual.max(left);
        }
        let kept = if complete {
            order.len()
        } else {
            order.len().min(4 * count)
        };
        let modes = order[..kept].iter().map(|&k| Mode {
            square: square(k),
            shape: combine(&self.basis, k),
        });
        Ok(Spectrum {
            modes: modes.collect(),
            residual,
            asymmetry,
            complete,
        })
    }
}

fn op_norm<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    x: &DVector<f64>,
) -> f64
where
    S: Space<D, A, T>,
{
    op.mass(x).dot(x).max(0.0).sqrt()
}

/// Eigenvalues of the damped problem, or of one whose stiffness is not symmetric: s with a positive or no imaginary part, smallest first.
pub(super) fn damped<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    spectrum: &Spectrum,
    symmetric: bool,
) -> Result<Vec<Complex<f64>>, Trouble>
where
    S: Space<D, A, T>,
{
    let (modes, m) = (&spectrum.modes, spectrum.modes.len());
    let mut block = DMatrix::zeros(2 * m, 2 * m);
    for j in 0..m {
        let c = op.damping(&modes[j].shape);
        let k = (!symmetric).then(|| op.stiffness(&modes[j].shape));
        block[(j, m + j)] = 1.0;
        for i in 0..m {
            let stiff = match &k {
                Some(k) => k.dot(&modes[i].shape),
                None if i == j => modes[i].square,
                None => 0.0,
            };
            block[(m + i, j)] = -stiff;
            block[(m + i, m + j)] = -c.dot(&modes[i].shape);
        }
    }
    // inverted about a point near the lowest: small eigenvalues keep their digits
    let near = modes.iter().map(|s| s.square.abs()).find(|s| *s > 0.0);
    let at = 0.3 * near.unwrap_or(1.0).sqrt();
    for k in 0..2 * m {
        block[(k, k)] -= at;
    }
    let inverse = block.try_inverse().ok_or(Trouble::Failed)?;
    let copy = faer::Mat::from_fn(2 * m, 2 * m, |i, j| inverse[(i, j)]);
    let values = copy.eigenvalues().map_err(|_| Trouble::Failed)?;
    let mut out: Vec<Complex<f64>> = vec![];
    for v in &values {
        let s = Complex::new(v.re, v.im).inv() + at;
        let small = s.im.abs() <= 1e-9 * s.norm();
        if s.re.is_finite() && (s.im > 0.0 || small) {
            out.push(if small { Complex::new(s.re, 0.0) } else { s });
        }
    }
    out.sort_by(|a, b| a.norm().total_cmp(&b.norm()));
    Ok(out)
}

/// The vector of an eigenvector of the projected problem.
fn combined(
    basis: &[DVector<f64>],
    solved: &faer::linalg::solvers::SelfAdjointEigen<f64>,
    k: usize,
) -> DVector<f64> {
    let mut x = DVector::zeros(basis.first().map_or(0, DVector::len));
    for (j, v) in basis.iter().enumerate() {
        x.axpy(solved.U()[(j, k)], v, 1.0);
    }
    x
}
