//! Tree rates as one stacked vector: products with the null space matrix along the tree, for code outside a step.

use crate::reduction::small::shift_wrench;
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use crate::system::row::{EndWrenches, Ends};
use alembert_math::Space;
use nalgebra::{DMatrix, DVector, SVector};

/// Offsets of the rates of each link in a stacked vector.
pub(crate) fn offsets<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
) -> Vec<usize> {
    let mut at = 0;
    mech.links
        .iter()
        .map(|l| {
            at += l.dof();
            at - l.dof()
        })
        .collect()
}

/// Wrenches of a scalar on its nodes.
pub(crate) type Wrenches<const T: usize> = (Ends, EndWrenches<T>);

/// Jacobian of scalars with the given wrenches by the tree rates.
pub(crate) fn jacobian<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    rows: Vec<(impl AsRef<[usize]>, impl AsRef<[SVector<f64, T>]>)>,
) -> DMatrix<f64> {
    let mut jacobian = DMatrix::zeros(rows.len(), mech.n_rates());
    let mut wrench = vec![SVector::<f64, T>::zeros(); mech.n_nodes()];
    for (r, (nodes, g)) in rows.into_iter().enumerate() {
        wrench.fill(SVector::zeros());
        for (&node, g) in nodes.as_ref().iter().zip(g.as_ref()) {
            wrench[node] += g;
        }
        jacobian.set_row(r, &reduce(mech, q, &mut wrench).transpose());
    }
    jacobian
}

/// Generalised forces Pᵀ w of wrenches on all nodes, by the tree rates; the wrenches are used up.
pub(crate) fn reduce<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    wrench: &mut [SVector<f64, T>],
) -> DVector<f64> {
    let at = offsets(mech);
    let mut out = DVector::zeros(mech.n_rates());
    for i in (0..mech.n()).rev() {
        let link = &mech.links[i];
        let (world, s) = link.world_motion(&q[link.parent], &q[i]);
        let mut w = wrench[i];
        let relative = !link.freedom.absolute_position();
        if relative {
            shift_wrench::<S, D, A, T>(&mut w, &-world.r2);
        }
        for k in 0..link.dof() {
            out[at[i] + k] = s.column(k).dot(&w);
        }
        if relative {
            if link.freedom.absolute_rotation() {
                w.rows_mut(D, A).fill(0.0);
            }
            shift_wrench::<S, D, A, T>(&mut w, &world.lever);
            wrench[link.parent] += w;
        }
    }
    out
}
