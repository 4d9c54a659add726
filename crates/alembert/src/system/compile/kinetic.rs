//! Rates that meet closures with the least kinetic energy.
//!
//! # Equations
//! With the mass matrix C = Pᵀ M P of the tree rates that are free, and their part J of the closure Jacobian:
//! ```text
//! min ½ νᵀ C ν   with   J ν = r:     C = L Lᵀ,   ν = L⁻ᵀ (J L⁻ᵀ)⁺ r                                          (T-RED-12)
//! ```
//! Rates of angles and of displacements have different units; energy is the same in all of them. The same motion solves
//! [ PᵀMP (GP)ᵀ; GP 0 ] (ν, μ) = (0, r), which the elimination does in linear time where there are many rows.
//!
//! # Reference
//! Featherstone 2008, section 6.2 (composite bodies, for C).
//!
//! # Departures from the reference
//! Inertias are moved along the tree as matrices of wrenches and twists.

use super::assembly::{closure_wrenches, least_change, scaled_jacobian, truncated};
use super::closing::fill;
use super::rates::{Wrenches, offsets};
use super::sparse::{Constraints, SPARSE_ROWS};
use crate::reduction::elimination::one_node;
use crate::reduction::small::{shift_cols, shift_rows, shift_wrench};
use crate::step::plan::plan_held;
use crate::step::velocity::mass_block;
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::{DMatrix, DVector, SMatrix, SVector};

/// Mass matrix of the tree rates.
pub(super) fn mass_matrix<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
) -> DMatrix<f64> {
    let (n, at) = (mech.n(), offsets(mech));
    let mut out = DMatrix::zeros(mech.n_rates(), mech.n_rates());
    // inertia of each body with all that hangs on it, at its centre
    let mut composite: Vec<SMatrix<f64, T, T>> = (0..n)
        .map(|i| mass_block::<S, D, A, T>(&mech.bodies[i], &q[i].r))
        .collect();
    for i in (0..n).rev() {
        let link = &mech.links[i];
        let (levers, s) = link.world_motion(&q[link.parent], &q[i]);
        let relative = !link.freedom.absolute_position();
        let mut k = composite[i];
        if relative {
            shift_rows::<S, D, A, T>(&mut k, &-levers.r2);
            shift_cols::<S, D, A, T>(&mut k, &-levers.r2);
        }
        for c in 0..link.dof() {
            // momentum of the subtree for a unit rate, handed down to the root
            let mut w: SVector<f64, T> = k * s.column(c);
            let (mut body, mut motion) = (i, s);
            loop {
                let here = &mech.links[body];
                for r in 0..here.dof() {
                    let value = motion.column(r).dot(&w);
                    out[(at[body] + r, at[i] + c)] = value;
                    out[(at[i] + c, at[body] + r)] = value;
                }
                if here.freedom.absolute_position() || here.parent >= n {
                    break;
                }
                let (levers, _) = here.world_motion(&q[here.parent], &q[body]);
                pass_down::<S, D, A, T>(&mut w, here.freedom.absolute_rotation(), &levers.lever);
                body = here.parent;
                let up = &mech.links[body];
                let (levers, s) = up.world_motion(&q[up.parent], &q[body]);
                motion = s;
                if !up.freedom.absolute_position() {
                    shift_wrench::<S, D, A, T>(&mut w, &-levers.r2);
                }
            }
        }
        if relative && link.parent < n {
            if link.freedom.absolute_rotation() {
                for a in 0..A {
                    k.row_mut(D + a).fill(0.0);
                    k.column_mut(D + a).fill(0.0);
                }
            }
            shift_rows::<S, D, A, T>(&mut k, &levers.lever);
            shift_cols::<S, D, A, T>(&mut k, &levers.lever);
            composite[link.parent] += k;
        }
    }
    out
}

/// A wrench at the joint point, as the parent feels it at its centre; a rotation of its own does not reach the parent.
fn pass_down<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    w: &mut SVector<f64, T>,
    absolute: bool,
    lever: &SVector<f64, D>,
) {
    if absolute {
        w.rows_mut(D, A).fill(0.0);
    }
    shift_wrench::<S, D, A, T>(w, lever);
}

/// The same motion by the elimination of a step, whose mass matrix knows which joints are held; nothing where some motion has no inertia.
fn by_elimination<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    held: &[bool],
    rhs: &DVector<f64>,
) -> Option<DVector<f64>> {
    let at = offsets(mech);
    let mut e = plan_held(mech, |i| held.get(at[i]).copied().unwrap_or(false));
    fill(mech, q, &mut e, |i| {
        mass_block::<S, D, A, T>(&mech.bodies[i], &q[i].r)
    });
    e.factor().ok()?;
    let closures = Constraints::new(mech, q, closure_wrenches(mech, q), None);
    let zero = SVector::<f64, T>::zeros();
    let mut rates = vec![zero; mech.n()];
    let mut gaps = vec![zero; mech.closures.len()];
    let mut twists = vec![zero; mech.n()];
    let mut out = DVector::<f64>::zeros(held.len());
    // once more with what round-off has left
    for _ in 0..2 {
        let left = rhs - closures.multiply(&out);
        let mut left = left.iter().copied();
        for (gap, closure) in gaps.iter_mut().zip(&mech.closures) {
            let rows = closure.rows.len();
            *gap =
                SVector::from_fn(|r, _| if r < rows { left.next() } else { None }.unwrap_or(0.0));
        }
        rates.fill(zero);
        e.solve(
            one_node(&mut rates),
            one_node(&mut gaps),
            one_node(&mut twists),
        );
        for (i, link) in mech.links.iter().enumerate() {
            for k in (0..link.dof()).filter(|k| !held[at[i] + k]) {
                out[at[i] + k] += rates[i][k];
            }
        }
    }
    out.iter().all(|v| v.is_finite()).then_some(out)
}

/// Change of the rates that are not held that gives the rows of these wrenches the values `rhs` as nearly as possible, with the least kinetic
/// energy (T-RED-12). Rows and rates are measured in lengths of the model and in rad, so that the closure tolerance is the scale of the rank.
pub(super) fn least_energy<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    wrenches: Vec<Wrenches<T>>,
    held: &[bool],
    rhs: &DVector<f64>,
) -> DVector<f64> {
    let free: Vec<usize> = (0..held.len()).filter(|&k| !held[k]).collect();
    if wrenches.len() >= SPARSE_ROWS {
        // a motion without inertia is refused later, with its name
        return by_elimination(mech, q, held, rhs)
            .unwrap_or_else(|| least_change(mech, q, wrenches, held, rhs));
    }
    let mut out = DVector::zeros(held.len());
    let (scaled, [rows, units]) = scaled_jacobian(mech, q, wrenches);
    let (j, rhs) = (scaled.select_columns(&free), rhs.component_div(&rows));
    let full = mass_matrix(mech, q);
    let mut c = DMatrix::from_fn(free.len(), free.len(), |a, b| {
        full[(free[a], free[b])] * units[free[a]] * units[free[b]]
    });
    // a motion without inertia is refused later, with its name
    for k in 0..free.len() {
        c[(k, k)] *= 1.0 + 1e-13;
    }
    let cut = mech.closure_tolerance;
    let heaviest = c.diagonal().amax().sqrt();
    let found = c.cholesky().and_then(|factor| {
        let l = factor.l();
        let weighed = l.solve_lower_triangular(&j.transpose())?.transpose();
        let y = truncated(weighed, &rhs, cut / heaviest);
        l.transpose().solve_upper_triangular(&y)
    });
    let found = found.unwrap_or_else(|| truncated(j, &rhs, cut));
    for (k, v) in free.into_iter().zip(found.iter()) {
        out[k] = *v * units[k];
    }
    out
}
