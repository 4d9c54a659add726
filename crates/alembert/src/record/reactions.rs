//! What joints transmit, and which momenta nothing from outside can change.

use crate::model::Model;
use crate::step::{Stepper, Twist};
use crate::system::compile::{JointInfo, JointRole};
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::SVector;

/// Reaction on the second body at the joint point at the time of the node, world axes.
pub(super) fn reaction<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    joint: &JointInfo<S, D, A, T>,
) -> (SVector<f64, D>, SVector<f64, A>) {
    let split = |w: &Twist<T>, k: f64| {
        (
            SVector::from_fn(|i, _| k * w[i]),
            SVector::from_fn(|i, _| k * w[D + i]),
        )
    };
    match joint.role {
        JointRole::Tree { body, reversed } => {
            let sign = if reversed { -1.0 } else { 1.0 };
            split(&stepper.node.transmitted[body], sign)
        }
        JointRole::Closure(c) => {
            let q = &stepper.state.q;
            let mut w = Twist::<T>::zeros();
            let rows = stepper.mech.closures[c].rows.iter();
            for (row, l) in rows.zip(stepper.node.multipliers[c].iter()) {
                w += row.gradient(q, q, None)[1] * *l;
            }
            let arm = -(q[joint.nodes[1]].r * joint.second.origin);
            crate::reduction::small::shift_wrench::<S, D, A, T>(&mut w, &arm);
            split(&w, -1.0)
        }
        JointRole::Free => (SVector::zeros(), SVector::zeros()),
    }
}

/// Reactions that the motion does not determine, as the beginnings of their channels.
pub(super) fn undetermined<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    stepper: &Stepper<S, D, A, T>,
    joints: &[JointInfo<S, D, A, T>],
) -> Vec<String> {
    let Some((tree, closures)) = stepper.undetermined() else {
        return vec![];
    };
    let mut names = vec![];
    for (joint, info) in model.joints.iter().zip(joints) {
        let free = match info.role {
            JointRole::Tree { body, .. } => tree[body],
            JointRole::Closure(c) => closures[c],
            JointRole::Free => [false; 2],
        };
        for (what, free) in ["force", "torque"].into_iter().zip(free) {
            if free {
                names.push(format!("joint.{}.{what}", joint.name));
            }
        }
    }
    names
}

/// Rigid motions of the whole model (translations, rotations about the origin) that all joints to ground allow, and on which
/// no motor works.
pub(super) fn symmetries<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
) -> [bool; T] {
    let (n, q) = (stepper.mech.n(), &stepper.state.q);
    let mut out = [true; T];
    for (nodes, row) in stepper.mech.rows() {
        if nodes.iter().all(|node| *node < n) {
            continue;
        }
        let g = row.gradient(q, q, None);
        for (k, out) in out.iter_mut().enumerate() {
            *out &= allows::<S, D, A, T>(k, &nodes, &g, &q[..n]);
        }
    }
    for servo in &stepper.mech.servos {
        let g = servo.input.gradient(q);
        for (k, out) in out.iter_mut().enumerate() {
            *out &= allows::<S, D, A, T>(k, &servo.input.nodes(), &g, &q[..n]);
        }
    }
    out
}

/// Whether a force along `g` on two nodes does no work on rigid motion `k`, up to round-off; only nodes of `q` move.
fn allows<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    k: usize,
    nodes: &[usize],
    g: &[Twist<T>],
    q: &[Pose<D>],
) -> bool {
    let (mut rate, mut size) = (0.0, 0.0);
    for (&node, g) in nodes.iter().zip(g) {
        if let Some(pose) = q.get(node) {
            let motion = generator::<S, D, A, T>(k, &pose.x);
            rate += g.dot(&motion);
            size += g.rows(0, D).norm() * motion.rows(0, D).norm();
            size += g.rows(D, A).norm() * motion.rows(D, A).norm();
        }
    }
    rate.abs() <= 1e-9 * size
}

/// Twist at `x` of rigid motion `k` of the world.
fn generator<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    k: usize,
    x: &SVector<f64, D>,
) -> Twist<T> {
    let mut t = Twist::<T>::zeros();
    t[k] = 1.0;
    if k >= D {
        let w = SVector::<f64, A>::from_fn(|i, _| if i == k - D { 1.0 } else { 0.0 });
        let v = S::rate(&w, x);
        for i in 0..D {
            t[i] = v[i];
        }
    }
    t
}
