//! The kernels of the plane against those of space, on the same mechanism.

use super::{Body, CrossBlock, Node, NodeBlock, Tree, Wrenches};
use crate::scalar::{Dual, IDENTITY, Scalar, rotation};
use alembert::joints::Move;
use alembert::model::{CompiledSignal, Signal};
use alembert::system::path_motion::PathMotion;
use alembert::system::placement::Placement;
use alembert::system::row::Curve;

/// Displacements that follow an angle.
fn path() -> PathMotion {
    let of = |text: &str| {
        let signal = CompiledSignal::compile(&Signal::Expression(text.into()));
        Curve {
            factor: 1.0,
            signal: signal.expect("an expression"),
            sine: false,
            around: 0.0,
        }
    };
    let slides = [Some(of("0.2*t^2 - 0.1*t^3")), Some(of("0.3*sin(t)")), None];
    PathMotion {
        slides,
        turns: [None, None],
    }
}

/// A free body with a slider, two branches of hinges, and a custom joint.
fn tree() -> Tree {
    let turned = |angle: f64| rotation(&[0.0, 0.0, angle]);
    let body = |parent, moves: &[Move], k: f64| Body {
        mass: 1.0 + 0.3 * k,
        euler: [0.2 + 0.1 * k, 0.05 * k + 0.02, 0.0],
        parent,
        joint: Placement {
            r1: [0.3, -0.1 * k, 0.0],
            f1: turned(0.4 * k),
            r2: [-0.2 - 0.1 * k, 0.07, 0.0],
            m2t: if k > 1.0 { turned(-0.3 * k) } else { IDENTITY },
            pitch: 0.0,
            path: path(),
            moves: moves.to_vec(),
        },
        first: 0,
        ball: None,
        first_bend: 0,
    };
    let free = [Move::Slide(0), Move::Slide(1), Move::Turn(2)];
    let mut tree = Tree {
        bodies: vec![
            body(None, &free, 0.5),
            body(Some(0), &[Move::Turn(2)], 1.0),
            body(Some(1), &[Move::Slide(0)], 1.5),
            body(Some(0), &[Move::Turn(2)], 2.0),
            body(Some(3), &[Move::Path], 2.5),
            body(Some(4), &[Move::Turn(2)], 0.7),
        ],
        dof: 0,
        owner: vec![],
        before: vec![],
        path: vec![],
        balls: vec![],
        bends: vec![],
        kinds: vec![],
        gravity: [0.5, -9.81, 0.0],
        planar: true,
    };
    tree.index();
    tree
}

/// Everything that the kernels give for three nodes in a row, at the one in the middle.
fn results<S: Scalar>(tree: &Tree, thetas: &[Vec<S>; 3]) -> Vec<S> {
    let [before, here, after] = thetas.each_ref().map(|theta| {
        let mut node = Node::<S>::new(tree);
        node.place(tree, theta, &[]);
        node.compose(tree);
        node
    });
    let mut out = vec![];
    let mut forces = Wrenches::new(tree);
    forces.clear();
    forces.add_inertia(tree, &here, &[(&before, 7.0)]);
    forces.add_inertia(tree, &here, &[(&before, 2.0), (&after, 5.0)]);
    forces.add_gravity(tree, &here, 0.3);
    let f = [S::constant(0.4), S::constant(-1.2), S::zero()];
    forces.add_force(2, &here.x[2], &f);
    forces.collect(tree);
    forces.project(tree, &here, |_, v| out.push(v));
    NodeBlock::visit(tree, &here, &forces, 12.0, |_, _, v| out.push(v));
    NodeBlock::visit(tree, &here, &forces, 0.0, |_, _, v| out.push(v));
    CrossBlock::new(tree).visit(tree, &here, &after, 5.0, |_, _, v| out.push(v));
    for (x, r) in here.x.iter().zip(&here.r) {
        out.extend(x);
        out.extend(r.iter().flatten());
    }
    out.extend(here.twist.iter().flatten().flatten());
    out.extend(here.bends.iter().flatten().flatten());
    out
}

#[test]
fn form_the_plane_is_a_part_of_space() {
    let plane = tree();
    let space = Tree {
        planar: false,
        ..plane.clone()
    };
    let thetas = [0.0, 0.9, 2.1].map(|shift: f64| {
        (0..plane.dof)
            .map(|i| {
                Dual::new(
                    (shift + 1.3 * i as f64).sin(),
                    (2.0 * shift + i as f64).cos(),
                )
            })
            .collect::<Vec<_>>()
    });
    let (a, b) = (results(&plane, &thetas), results(&space, &thetas));
    assert_eq!(a.len(), b.len());
    assert!(a.len() > 100);
    for (k, (a, b)) in a.iter().zip(&b).enumerate() {
        let off = (a.re - b.re).abs().max((a.eps - b.eps).abs());
        assert!(
            off < 1e-12 * (1.0 + b.re.abs() + b.eps.abs()),
            "{k}: {a:?} {b:?}"
        );
    }
}
