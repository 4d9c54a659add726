//! # What it is
//! Rods in optimal control: their nodes are free bodies of the tree, their beam elements force elements like others.
//!
//! # Equations
//! A rod stands undeformed on the body that a joint carries, with the pose (R, x) there and (R⁰, x⁰) in the model, if every node b has
//! ```text
//! x_b = x + R R⁰ᵀ (x_b⁰ - x⁰),      R_b = R R⁰ᵀ R_b⁰
//! ```
//!
//! # Reference
//! Own.
//!
//! # Departures from the reference
//! None.

use crate::elements::End;
use crate::scalar::{IDENTITY, M3, add, apply, product, sub, transposed};
use crate::tree::{CoordinateKind, Node, Setup};
use alembert::elements::AnyElement;
use alembert::joints::Move;

/// Free bodies that hang on a carried one by beam elements.
#[derive(Clone, Debug)]
pub struct Chain {
    /// The carried body of the tree.
    pub root: usize,
    /// The free ones.
    pub nodes: Vec<usize>,
}

/// Rods of a mechanism that hang on a body that a joint carries, or that is fixed.
pub fn chains(setup: &Setup) -> Vec<Chain> {
    let beams: Vec<[usize; 2]> = (setup.elements.couplings.iter())
        .filter(|c| matches!(c.law, AnyElement::Beam(_)))
        .filter_map(|c| match c.ends[..] {
            [End::Body(a), End::Body(b)] => Some([a, b]),
            _ => None,
        })
        .collect();
    let free = |b: usize| (setup.bodies.iter()).any(|s| s.node == b && s.free.is_some());
    // nothing on its way to ground is free
    let carried = |b: &usize| {
        let up = |b: &usize| setup.tree.bodies[*b].parent;
        !std::iter::successors(Some(*b), up).any(free)
    };
    let mut known = vec![false; setup.tree.bodies.len()];
    let mut out = vec![];
    for root in (0..known.len()).filter(carried) {
        let mut chain = Chain {
            root,
            nodes: vec![],
        };
        let mut left = vec![root];
        while let Some(b) = left.pop() {
            for pair in beams.iter().filter(|pair| pair.contains(&b)) {
                let other = pair[0] + pair[1] - b;
                if free(other) && !known[other] {
                    known[other] = true;
                    chain.nodes.push(other);
                    left.push(other);
                }
            }
        }
        if !chain.nodes.is_empty() {
            out.push(chain);
        }
    }
    out
}

impl Chain {
    /// Sets the coordinates of its nodes so that it stands undeformed on its root, whose coordinates are given.
    pub fn carry(&self, setup: &Setup, theta: &mut [f64], refs: &mut [M3<f64>]) {
        let tree = &setup.tree;
        let (mut now, mut drawn) = (Node::<f64>::new(tree), Node::<f64>::new(tree));
        now.place(tree, theta, refs);
        drawn.place(tree, &setup.theta, &setup.refs);
        let turn = product(&now.r[self.root], &transposed(&drawn.r[self.root]));
        // full turns are those of the joints that carry it
        let path = tree.path[self.root].iter();
        let angles = path.filter(|i| tree.kinds[**i] == CoordinateKind::Angle);
        let angle: f64 = angles.map(|i| theta[*i] - setup.theta[*i]).sum();
        for &b in &self.nodes {
            let arm = sub(&drawn.x[b], &drawn.x[self.root]);
            let x = add(&now.x[self.root], &apply(&turn, &arm));
            let body = &tree.bodies[b];
            let mut k = body.first;
            for m in &body.joint.moves {
                match *m {
                    Move::Slide(axis) => theta[k] = x[usize::from(axis)],
                    Move::Turn(_) | Move::Screw | Move::Path => theta[k] = setup.theta[k] + angle,
                    Move::Ball => {
                        let r = product(&turn, &drawn.r[b]);
                        body.turn_to(&IDENTITY, &r, refs);
                        theta[k..k + 3].fill(0.0);
                    }
                }
                k += m.dof();
            }
        }
    }
}
