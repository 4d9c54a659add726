//! Forces from the equations that an imposed motion leaves open.
//!
//! # What it is
//! Generalised impulses Q = h Q_n on the rates of the tree are to be made by actuators u (directions C), constraint forces of
//! the closures λ (Jacobian J) and, on bodies that no joint carries, by forces f from outside (unit columns E).
//!
//! # Equations
//! ```text
//! C u + E f - Jᵀ λ = Q
//! Π = I - J⁺ J:   Π C u + Π E f = Π Q                       motions that the loops allow
//! Π' = I - (Π C)(Π C)⁺:   f = (Π' Π E)⁺ Π' Π Q              as little as possible from outside
//! u = (Π C)⁺ Π (Q - E f),   λ = -(Jᵀ)⁺ (Q - C u - E f)      of least norm where they are not unique
//! ```
//! What is left, Π (Q - C u - E f), no actuator can make. Translations are measured by the characteristic length, so that forces
//! and torques have one unit. In a tree where every joint is actuated the matrix is triangular: a recursion from the leaves to the
//! root, the discrete counterpart of the recursive Newton-Euler algorithm, finds u and f in time proportional to the number of bodies.
//!
//! # Symbols
//! ⁺ pseudoinverse; otherwise NOTATION.md.
//!
//! # Reference
//! Featherstone 2008, chapters 5 and 8 (recursive Newton-Euler; closed loops).
//!
//! # Departures from the reference
//! Discrete equations of the variational midpoint scheme instead of accelerations.

use super::actuators::{Actuator, Actuators};
use crate::reduction::small::shift_wrench;
use crate::step::{Input, Stepper, Twist};
use crate::system::compile::{jacobian, offsets, reduce};
use crate::system::mechanism::Mechanism;
use alembert_math::Space;
use nalgebra::{DMatrix, DVector};

/// Pivots below this, relative to the norm of the matrix, count as zero.
const RANK: f64 = 1e-9;

/// Forces of one node, in residual scaling.
#[derive(Clone, Debug, Default)]
pub(super) struct Forces {
    /// Of the actuators, then from outside [N s, N m s].
    pub values: Vec<f64>,
    /// Of the closures.
    pub multipliers: Vec<f64>,
    /// Largest part that nothing can make, and its rate.
    pub left: (f64, usize),
    /// Size of the impulses that are balanced.
    pub scale: f64,
    /// Number of actuators beyond what determines them.
    pub surplus: usize,
}

/// Forces that make the imposed step.
pub(super) fn forces<S, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    actuators: &Actuators<S, D, A, T>,
    inputs: &[Input<T>],
) -> Option<Forces>
where
    S: Space<D, A, T>,
{
    let wrenches = stepper.imposed_impulses();
    if !wrenches.iter().all(|w| w.iter().all(|v| v.is_finite())) {
        return None;
    }
    match actuators.direct {
        true => Some(along_the_tree(stepper, actuators, inputs)),
        false => dense(stepper, actuators, inputs),
    }
}

/// Recursion from the leaves to the root: what each joint transmits, and what of it its actuators make.
fn along_the_tree<S, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    actuators: &Actuators<S, D, A, T>,
    inputs: &[Input<T>],
) -> Forces
where
    S: Space<D, A, T>,
{
    let (mech, q) = (&stepper.mech, &stepper.state.q);
    let n = mech.n();
    let mut wrench = stepper.imposed_impulses().to_vec();
    let all: Vec<&Actuator<S, D, A, T>> = actuators.list.iter().chain(&actuators.outside).collect();
    // the actuators of each body
    let mut of = vec![vec![]; n];
    for (k, a) in all.iter().enumerate() {
        if let Some(list) = a.body.and_then(|b| of.get_mut(b)) {
            list.push(k);
        }
    }
    let mut forces = Forces {
        values: vec![0.0; all.len()],
        ..Forces::default()
    };
    for i in (0..n).rev() {
        let link = &mech.links[i];
        let (world, s) = link.world_motion(&q[link.parent], &q[i]);
        let relative = !link.freedom.absolute_position();
        let at_joint = |w: &Twist<T>| {
            let mut w = *w;
            if relative {
                shift_wrench::<S, D, A, T>(&mut w, &-world.r2);
            }
            w
        };
        let mut w = at_joint(&wrench[i]);
        let dof = link.dof();
        let rows = DVector::from_fn(dof, |k, _| s.column(k).dot(&w));
        forces.scale = forces.scale.max(rows.amax());
        // unit forces of this joint on its own rates
        let mut columns = DMatrix::zeros(dof, of[i].len());
        for (c, &k) in of[i].iter().enumerate() {
            for (node, g) in inputs[k].nodes.into_iter().zip(&inputs[k].force) {
                if node == i {
                    let g = at_joint(g);
                    for r in 0..dof {
                        columns[(r, c)] += s.column(r).dot(&g);
                    }
                }
            }
        }
        if dof == 1 && of[i].len() == 1 {
            forces.values[of[i][0]] = rows[0] / columns[(0, 0)];
        } else if dof > 0 {
            let u = columns.lu().solve(&rows);
            for (c, &k) in of[i].iter().enumerate() {
                forces.values[k] = u.as_ref().map_or(f64::NAN, |u| u[c]);
            }
        }
        if relative {
            // all of it goes to the parent, with the torque of a spherical joint too
            shift_wrench::<S, D, A, T>(&mut w, &world.lever);
            wrench[link.parent] += w;
        }
    }
    forces
}

/// Size of a unit of each rate: the characteristic length for translations [m], 1 for rotations.
fn rate_units<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
) -> DVector<f64> {
    let mut units = DVector::from_element(mech.n_rates(), 1.0);
    for (i, at) in offsets(mech).into_iter().enumerate() {
        let link = &mech.links[i];
        for k in (0..link.dof()).filter(|&k| k < link.freedom.sliding(D)) {
            units[at + k] = mech.length;
        }
    }
    units
}

/// Least squares on the whole mechanism; see the module documentation.
fn dense<S, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    actuators: &Actuators<S, D, A, T>,
    inputs: &[Input<T>],
) -> Option<Forces>
where
    S: Space<D, A, T>,
{
    let (mech, q) = (&stepper.mech, &stepper.state.q);
    let units = rate_units(mech);
    let scaled = |v: DVector<f64>| v.component_mul(&units);
    let mut wrench = stepper.imposed_impulses().to_vec();
    let rhs = scaled(reduce(mech, q, &mut wrench));
    wrench.fill(Twist::zeros());
    for (i, w) in wrench.iter_mut().enumerate().take(mech.n()) {
        *w = stepper.model_impulses(i);
    }
    let model = scaled(reduce(mech, q, &mut wrench));
    // columns of actuators and of forces from outside
    let rows: Vec<_> = inputs.iter().map(|i| (i.nodes, i.force)).collect();
    let mut columns = jacobian(mech, q, rows).transpose();
    let all: Vec<&Actuator<S, D, A, T>> = actuators.list.iter().chain(&actuators.outside).collect();
    let size = |a: &Actuator<S, D, A, T>| if a.is_force() { mech.length } else { 1.0 };
    for (c, a) in all.iter().enumerate() {
        let scaled = columns.column(c).component_mul(&units) / size(a);
        columns.set_column(c, &scaled);
    }
    let rows = mech.closures.iter().enumerate().flat_map(|(c, closure)| {
        let forces = stepper.closure_forces(c).iter();
        forces.map(move |f| (closure.nodes, *f))
    });
    let mut closures = jacobian(mech, q, rows.collect());
    for mut row in closures.row_iter_mut() {
        row.component_mul_assign(&units.transpose());
    }
    let split = actuators.list.len();
    let c = columns.columns(0, split).into_owned();
    let e = columns.columns(split, columns.ncols() - split).into_owned();
    let mut parts = c.iter().chain(&e).chain(&closures).chain(&rhs);
    if !parts.all(|v| v.is_finite()) {
        return None;
    }
    // motions that the loops allow
    let loops = column_space(&closures.transpose(), closures.norm());
    let allowed = |m: &DMatrix<f64>| m - &loops * (loops.transpose() * m);
    let as_matrix = |v: &DVector<f64>| DMatrix::from_column_slice(v.len(), 1, v.as_slice());
    let right = allowed(&as_matrix(&rhs));
    let (pc, pe) = (allowed(&c), allowed(&e));
    // as little as possible from outside
    let made = column_space(&pc, c.norm());
    let beyond = |m: &DMatrix<f64>| m - &made * (made.transpose() * m);
    let f = pseudo_solve(&beyond(&pe), &beyond(&right), e.norm());
    let rest = &right - &pe * &f;
    let u = pseudo_solve(&pc, &rest, c.norm());
    let left = &rest - &pc * &u;
    let full = as_matrix(&rhs) - &c * &u - &e * &f - &left;
    let multipliers = -pseudo_solve(&closures.transpose(), &full, closures.norm());
    let values = u.iter().chain(f.iter()).zip(&all);
    let worst = if left.is_empty() {
        0
    } else {
        left.iamax_full().0
    };
    Some(Forces {
        values: values.map(|(v, a)| v / size(a)).collect(),
        multipliers: multipliers.iter().copied().collect(),
        left: (left.amax(), worst),
        scale: right.amax().max(allowed(&as_matrix(&model)).amax()),
        surplus: split - made.ncols(),
    })
}

/// Rank of a matrix from the diagonal of its triangular factor; `size` is that of the matrix before anything was projected away.
fn rank(r: &DMatrix<f64>, size: f64) -> usize {
    let diagonal = (0..r.nrows().min(r.ncols())).map(|k| r[(k, k)].abs());
    diagonal.take_while(|d| *d > RANK * size).count()
}

/// Orthonormal basis of the column space.
fn column_space(m: &DMatrix<f64>, size: f64) -> DMatrix<f64> {
    if m.is_empty() || size == 0.0 {
        return DMatrix::zeros(m.nrows(), 0);
    }
    let qr = m.clone().col_piv_qr();
    let rank = rank(&qr.r(), size);
    qr.q().columns(0, rank).into_owned()
}

/// Least squares solution of least norm, by complete orthogonal decomposition.
fn pseudo_solve(m: &DMatrix<f64>, rhs: &DMatrix<f64>, size: f64) -> DMatrix<f64> {
    let zero = || DMatrix::zeros(m.ncols(), rhs.ncols());
    if m.is_empty() || size == 0.0 {
        return zero();
    }
    // M P = Q R with the first rows of R independent
    let (q, r, p) = m.clone().col_piv_qr().unpack();
    let rank = rank(&r, size);
    if rank == 0 {
        return zero();
    }
    let right = q.columns(0, rank).transpose() * rhs;
    // R = Lᵀ Q₂ᵀ: the solution of least norm is Q₂ L⁻ᵀ
    let qr = r.rows(0, rank).transpose().qr();
    let Some(z) = qr.r().transpose().solve_lower_triangular(&right) else {
        return zero();
    };
    let mut x = qr.q() * z;
    p.inv_permute_rows(&mut x);
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_least_norm_solution() {
        // rank 2, four columns
        let m = DMatrix::from_row_slice(
            3,
            4,
            &[1.0, 2.0, 3.0, 4.0, 0.0, 1.0, 1.0, 5.0, 1.0, 3.0, 4.0, 9.0],
        );
        let x = DMatrix::from_column_slice(4, 1, &[0.3, -1.0, 2.0, 0.7]);
        let rhs = &m * &x;
        let y = pseudo_solve(&m, &rhs, m.norm());
        assert!((&m * &y - &rhs).amax() < 1e-13);
        // the solution of least norm has no part that the matrix does not see
        let seen = column_space(&m.transpose(), m.norm());
        assert_eq!(seen.ncols(), 2);
        assert!((&seen * (seen.transpose() * &y) - &y).amax() < 1e-13);
    }
}
