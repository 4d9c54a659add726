//! Lowest modes by shift and invert.
//!
//! # What it is
//! K x = ω² M x on the rates of the joints. Up to some hundred rates the whole symmetric problem is solved as a dense one; larger ones on a
//! block Krylov space of (K - σ M)⁻¹ M with the elimination along the tree, at a cost linear in the number of bodies. Both are one projection
//! with different bases. Where loads follow a body K is not symmetric, and the projection is not, either.
//!
//! # Equations
//! θ x = (K - σ M)⁻¹ M x, ω² = σ + 1/θ (T-EQU-8); of symmetric problems ω² = xᵀK x with the stiffness of `curvature.rs`, an upper bound whose
//! error is the square of that of x. A motion without resistance: xᵀK x is below its own round-off (T-EQU-10).
//!
//! # Symbols
//! σ `sigma` [1/s²] · θ `theta` [s²] · ω² `square`
//!
//! # Reference
//! Ericsson and Ruhe 1980; Grimes, Lewis and Simon 1994.
//!
//! # Departures from the reference
//! The shift comes from a search: small spaces at shifts that fall until they lie beside the lowest mode that meets resistance.

use super::krylov::{BLOCK, Growth, Krylov, Pencil, largest};
use super::operator::Operator;
use alembert_math::Space;
use faer::Side;
use nalgebra::{Complex, DMatrix, DVector};

/// Rates up to which a symmetric problem is solved as a dense one.
pub(super) const DENSE: usize = 120;
/// Shifts that are tried.
const SEARCH: u32 = 24;
/// Largest block: motions that can be alike.
const MOST_ALIKE: usize = 96;
/// Shift, relative to the lowest square.
const BESIDE: f64 = -0.05;
/// Part of the largest θ that counts as none, where the degrees of freedom are not known: closures leave a little (T-RED-7).
const NONE: f64 = 1e-9;
/// Squares below this, relative to the lowest clear one, are zero if they could be round-off.
const RIGID: f64 = 1e-6;

/// A mode without damping.
#[derive(Clone, Debug)]
pub(super) struct Mode {
    /// ω² [1/s²].
    pub square: Complex<f64>,
    /// Rates of the joints, M-orthonormal; real and imaginary part.
    pub shape: [DVector<f64>; 2],
    /// A motion without resistance.
    pub rigid: bool,
    /// Round-off of the square, assembled and as it was computed.
    noise: [f64; 2],
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
    /// The stiffness is symmetric.
    pub symmetric: bool,
    /// All motions were used.
    pub complete: bool,
    /// Modes below the last one that were not found.
    pub missed: usize,
    /// Scale of the lowest squares that are not zero [1/s²].
    pub near: f64,
}

/// The `count` lowest modes, if there are so many.
pub(super) fn lowest<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    count: usize,
) -> Result<Spectrum, Trouble>
where
    S: Space<D, A, T>,
{
    let symmetric = op.is_symmetric();
    let mut whole = None;
    if op.size() <= DENSE {
        whole = Some(mass_factor(op)?);
    }
    let Search { sigma, block, .. } = search(op)?;
    if !op.shift(-sigma, 0.0) {
        return Err(Trouble::Failed);
    }
    if !symmetric {
        return unsymmetric(op, sigma, count);
    }
    if let Some([basis, weighted]) = whole {
        let images = weighted.iter().map(|w| op.solve(w)).collect();
        let space = Krylov {
            block,
            basis,
            weighted,
            images,
        };
        return project(op, &space, sigma, (count, true));
    }
    let mut block = block;
    let mut spectrum = grown(op, sigma, count, block)?;
    // as many modes as there are below: the signs of a shifted stiffness count them
    while let Some(missed) = count_missed(op, &spectrum, count) {
        spectrum.missed = missed;
        if missed == 0 || block >= MOST_ALIKE {
            break;
        }
        block *= 2;
        spectrum = grown(op, sigma, count, block)?;
    }
    spectrum.modes.truncate(count);
    Ok(spectrum)
}

/// One mode more than asked for, on a space that grows.
fn grown<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    sigma: f64,
    count: usize,
    block: usize,
) -> Result<Spectrum, Trouble>
where
    S: Space<D, A, T>,
{
    if !op.shift(-sigma, 0.0) {
        return Err(Trouble::Failed);
    }
    let mut space = Krylov::random(op, block);
    let mut growth = Growth::new(count + 1, block);
    loop {
        let more = space.grow(op, growth.wanted);
        let spectrum = project(op, &space, sigma, (count + 1, false))?;
        if growth.ends(spectrum.residual) || !more {
            return Ok(spectrum);
        }
    }
}

/// Modes below the last but one found that were not found; `None` where there is no gap to count in.
fn count_missed<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    spectrum: &Spectrum,
    count: usize,
) -> Option<usize>
where
    S: Space<D, A, T>,
{
    let at = |k: usize| spectrum.modes.get(k).map(|m| m.square.re);
    // a gap between two modes, counted from the last
    let gap = (1..=count).rev().find_map(|k| {
        let (low, high) = (at(k - 1)?, at(k)?);
        let clear = high > 0.0 && !spectrum.modes[k].rigid && high - low > 1e-4 * high;
        clear.then_some((k, 0.5 * (low + high)))
    });
    let (found, middle) = gap?;
    if !op.shift(-middle, 0.0) {
        return None;
    }
    Some(op.negative().saturating_sub(found))
}

/// What a search for the lowest modes has found.
pub(super) struct Search {
    /// A negative shift beside the lowest square that is not zero: it keeps the digits of the others.
    pub sigma: f64,
    /// Vectors of a block that has room for all motions without resistance.
    pub block: usize,
    /// Modes at the last shift.
    pub modes: Vec<Mode>,
    /// Whether any motion meets resistance.
    pub resisted: bool,
    /// More motions without resistance than a block has room for.
    pub crowded: bool,
}

/// Looks for the scale of the lowest modes by small spaces.
pub(super) fn search<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
) -> Result<Search, Trouble>
where
    S: Space<D, A, T>,
{
    let top = op.top();
    let mut out = Search {
        sigma: if top > 0.0 { -1e-9 * top } else { -1.0 },
        block: BLOCK,
        modes: vec![],
        resisted: false,
        crowded: false,
    };
    for _ in 0..SEARCH {
        if !op.shift(-out.sigma, 0.0) {
            out.sigma *= 3.0;
            continue;
        }
        let mut space = Krylov::random(op, out.block);
        space.grow(op, 4 * out.block);
        let size = space.basis.len();
        out.modes = project(op, &space, out.sigma, (size, false))?.modes;
        let rigid = out.modes.iter().filter(|m| m.rigid).count();
        // room for all motions that are alike
        if rigid >= out.block && size < op.size() {
            out.crowded = out.block >= MOST_ALIKE;
            if out.crowded {
                return Ok(out);
            }
            out.block *= 2;
            continue;
        }
        let clear = out.modes.iter().filter(|m| !m.rigid);
        let near = clear.map(|m| m.square.norm()).fold(f64::INFINITY, f64::min);
        out.resisted = near.is_finite();
        if !out.resisted {
            return Ok(out);
        }
        let beside = BESIDE * near;
        let before = std::mem::replace(&mut out.sigma, beside);
        if (0.1..10.0).contains(&(before / beside)) {
            break;
        }
    }
    Ok(out)
}

/// Motions without resistance, orthonormal in the weight of `op`, and the least resistance of the others.
pub(super) fn neutral<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
) -> Result<(Vec<DVector<f64>>, f64), Trouble>
where
    S: Space<D, A, T>,
{
    let Search {
        sigma,
        block,
        modes,
        resisted,
        crowded,
    } = search(op)?;
    if crowded {
        return Err(Trouble::Failed);
    }
    let near = if resisted { sigma / BESIDE } else { 0.0 };
    let mut space = Krylov {
        block,
        ..Krylov::default()
    };
    // a much smaller shift removes what is left of the others
    if resisted && !op.shift(1e-6 * near, 0.0) {
        return Err(Trouble::Failed);
    }
    for mode in modes.into_iter().filter(|m| m.rigid) {
        let [x, _] = mode.shape;
        let weighted = op.weigh(&x);
        let x = if resisted { op.solve(&weighted) } else { x };
        space.add(op, x);
    }
    let mut out = vec![];
    for x in space.basis {
        let (quotient, noise) = op.quotient(&x);
        if is_rigid(quotient.abs(), noise, near) {
            out.push(x);
        }
    }
    Ok((out, near))
}

/// All motions: the columns of L⁻ᵀ, and of L, M = L Lᵀ.
fn mass_factor<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
) -> Result<[Vec<DVector<f64>>; 2], Trouble>
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
    Ok([columns(&inverse), columns(&lower)])
}

/// Modes of a symmetric problem in a space.
fn project<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    space: &Krylov,
    sigma: f64,
    (count, complete): (usize, bool),
) -> Result<Spectrum, Trouble>
where
    S: Space<D, A, T>,
{
    let m = space.basis.len();
    if m == 0 {
        return Err(Trouble::Failed);
    }
    let projected = space.projected();
    let copy = faer::Mat::from_fn(m, m, |i, j| 0.5 * (projected[(i, j)] + projected[(j, i)]));
    let solved = copy.self_adjoint_eigen(Side::Lower);
    let solved = solved.map_err(|_| Trouble::Failed)?;
    let theta: Vec<f64> = (0..m).map(|k| solved.S().column_vector()[k]).collect();
    let largest = theta.iter().fold(0.0_f64, |a, t| a.max(t.abs()));
    let mut order: Vec<usize> = (0..m).filter(|k| theta[*k] != 0.0).collect();
    order.sort_by(|a, b| theta[*b].abs().total_cmp(&theta[*a].abs()));
    match op.freedom() {
        Some(freedom) => order.truncate(freedom),
        None if op.has_closures() => order.retain(|k| theta[*k].abs() > NONE * largest),
        None => {}
    }
    let inverted = |k: usize| sigma + 1.0 / theta[k];
    order.sort_by(|a, b| inverted(*a).total_cmp(&inverted(*b)));
    order.truncate(count);
    let mut residual = 0.0_f64;
    let mut modes = vec![];
    for k in order {
        let y = |j: usize| solved.U()[(j, k)];
        let shape = Krylov::combine(&space.basis, y);
        let left = Krylov::combine(&space.images, y) - &shape * theta[k];
        let size = op.mass(&left).dot(&left).max(0.0).sqrt();
        residual = residual.max(size / theta[k].abs());
        let (quotient, noise) = op.quotient(&shape);
        // both are upper bounds where there is more than round-off
        let square = if quotient > noise[1] && inverted(k) > noise[0] {
            quotient.min(inverted(k))
        } else {
            quotient
        };
        modes.push(Mode {
            square: Complex::new(square, 0.0),
            shape: [shape.clone(), DVector::zeros(shape.len())],
            rigid: false,
            noise,
        });
    }
    find_rigid(&mut modes);
    modes.sort_by(|a, b| a.square.re.total_cmp(&b.square.re));
    Ok(Spectrum {
        modes,
        residual,
        symmetric: true,
        complete,
        missed: 0,
        near: (sigma / BESIDE).abs(),
    })
}

/// Marks motions without resistance: below the round-off of their quotient, or below that of the assembled stiffness and far below all others.
fn find_rigid(modes: &mut [Mode]) {
    let sizes: Vec<f64> = modes.iter().map(|m| m.square.norm()).collect();
    let mut order: Vec<usize> = (0..modes.len()).collect();
    order.sort_by(|a, b| sizes[*b].total_cmp(&sizes[*a]));
    let clear = |m: &Mode| m.square.norm() > m.noise[0];
    let softest = modes.iter().filter(|m| clear(m)).map(|m| m.square.norm());
    let mut softest = softest.fold(f64::INFINITY, f64::min);
    for k in order {
        let mode = &mut modes[k];
        mode.rigid = is_rigid(sizes[k], mode.noise, softest);
        if !mode.rigid {
            softest = softest.min(sizes[k]);
        }
    }
}

/// Whether a square of this size is none: below its round-off, or below that of the assembled stiffness and far below the softest other.
fn is_rigid(size: f64, noise: [f64; 2], softest: f64) -> bool {
    size <= noise[1] || (size <= noise[0] && size < RIGID * softest)
}

/// Modes where the stiffness is not symmetric: squares may be complex, in pairs.
fn unsymmetric<S, const D: usize, const A: usize, const T: usize>(
    op: &mut Operator<'_, S, D, A, T>,
    sigma: f64,
    count: usize,
) -> Result<Spectrum, Trouble>
where
    S: Space<D, A, T>,
{
    let near = (sigma / BESIDE).abs();
    let found = largest(op, count + 2).ok_or(Trouble::Failed)?;
    let mut modes: Vec<(Mode, f64)> = vec![];
    for f in found {
        let square = f.theta.inv() + sigma;
        let weights = f.vector.each_ref().map(|x| op.mass(x).dot(x));
        let size = (weights[0] + weights[1]).sqrt();
        let shape = f.vector.map(|x| x / size);
        let noises = shape.each_ref().map(|x| op.quotient(x).1);
        let noise = [noises[0][0] + noises[1][0], noises[0][1] + noises[1][1]];
        let zero = noise[1].max(1e-9 * near);
        let mode = Mode {
            square,
            shape: shape.clone(),
            rigid: square.norm() <= zero,
            noise,
        };
        if square.im != 0.0 && !mode.rigid {
            let mut other = mode.clone();
            other.square = square.conj();
            other.shape[1].neg_mut();
            modes.push((other, f.residual));
        }
        modes.push((mode, f.residual));
    }
    let key = |m: &Mode| (m.square.re, m.square.im);
    modes.sort_by(|(a, _), (b, _)| {
        let (a, b) = (key(a), key(b));
        a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1))
    });
    modes.truncate(count);
    if let Some(freedom) = op.freedom() {
        modes.truncate(freedom);
    }
    let residual = modes.iter().map(|m| m.1).fold(0.0, f64::max);
    Ok(Spectrum {
        modes: modes.into_iter().map(|m| m.0).collect(),
        residual,
        symmetric: false,
        complete: false,
        missed: 0,
        near,
    })
}
