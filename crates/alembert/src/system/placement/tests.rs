//! Every kind of joint: against the links of the simulator, and all derivatives against dual numbers.

use super::*;
use crate::joints::JointKind;
use crate::model::{CompiledSignal, Signal, Space as World};
use crate::system::link::Link;
use crate::system::pose::Pose;
use crate::system::row::Curve;
use alembert_math::scalar::{Dual, IDENTITY, transposed};
use alembert_math::{Planar, Space, Spatial};
use nalgebra::{SMatrix, SVector};

/// Functions of a custom joint.
fn path(turns: bool) -> PathMotion {
    let of = |text: &str| {
        let signal = CompiledSignal::compile(&Signal::Expression(text.into()));
        Some(Curve {
            factor: 1.0,
            signal: signal.expect("an expression"),
            sine: false,
            around: 0.0,
        })
    };
    let slides = [of("0.3*t^2"), of("0.2*sin(t)"), of("0.1*t")];
    match turns {
        true => PathMotion {
            slides,
            turns: [of("0.4*t - 0.1*t^3"), of("0.2*cos(t)")],
        },
        false => PathMotion {
            slides: [slides[0].clone(), slides[1].clone(), None],
            turns: [None, None],
        },
    }
}

/// Numbers between -1 and 1 that look random.
fn number(k: usize) -> f64 {
    (1.7 * k as f64 + 0.4).sin()
}

/// A kind of joint between two bodies, coordinates, and the poses of both; balls turn to any orientation.
fn pair<S, const D: usize, const A: usize, const T: usize>(
    kind: JointKind,
    world: World,
) -> (Link<S, D, A, T>, Vec<f64>, [Pose<D>; 2], M3<f64>)
where
    S: Space<D, A, T>,
{
    let vector = |k: usize| SVector::<f64, D>::from_fn(|i, _| number(k + i));
    let frame = |k: usize| S::cay(&SVector::<f64, A>::from_fn(|i, _| number(k + i)));
    let freedom = kind.freedom(world);
    let link = Link::<S, D, A, T>::new(
        0,
        freedom,
        (vector(1), frame(5)),
        (vector(9), frame(13)),
        0.3,
    );
    let link = link.with_path(path(D == 3));
    let mut q = [0.0; T];
    (0..link.dof()).for_each(|k| q[k] = 0.7 * number(20 + k));
    let parent = Pose {
        x: vector(30),
        r: frame(34),
    };
    let mut child = Pose {
        x: vector(40),
        r: frame(44),
    };
    let mut theta = q[..link.dof()].to_vec();
    if freedom.is_ball() {
        // the chart begins at the orientation
        theta.fill(0.0);
    }
    link.place(&parent, &q, &mut child);
    let here = link.placement();
    let (f, c) = (matrix(&parent.r), matrix(&child.r));
    let frame = product(&f, &here.f1);
    let own = product(&c, &transposed(&here.m2t));
    let reference = product(&transposed(&frame), &own);
    (link, theta, [parent, child], reference)
}

fn matrix<const D: usize>(m: &SMatrix<f64, D, D>) -> M3<f64> {
    let entry = |i: usize, j: usize| match i < D && j < D {
        true => m[(i, j)],
        false => IDENTITY[i][j],
    };
    std::array::from_fn(|i| std::array::from_fn(|j| entry(i, j)))
}

fn vector<const D: usize>(v: &SVector<f64, D>) -> V3<f64> {
    std::array::from_fn(|i| if i < D { v[i] } else { 0.0 })
}

/// Pose, twists and their changes.
type Placed<R> = ((M3<R>, V3<R>), Vec<Twist<R>>, Vec<Twist<R>>);

fn place<R: Scalar>(
    joint: &Placement,
    parent: (&M3<R>, &V3<R>),
    q: &[R],
    reference: &M3<f64>,
    flat: bool,
) -> Placed<R> {
    let mut twists = vec![[[R::zero(); 3]; 2]; joint.dof()];
    let mut bends = vec![[[R::zero(); 3]; 2]; joint.bends().len()];
    let pose = match flat {
        true => joint.place_planar(Some(parent), q, &mut twists, &mut bends),
        false => joint.place(Some(parent), q, reference, &mut twists, &mut bends),
    };
    (pose, twists, bends)
}

fn near(name: &str, a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    for (a, b) in a.iter().zip(b) {
        // some tens of products of numbers of order one
        assert!((a - b).abs() < 2e-14 * (1.0 + b.abs()), "{name}: {a} {b}");
    }
}

/// What the simulator says of a joint at a node, and what dual numbers say of its twists.
fn check<S, const D: usize, const A: usize, const T: usize>(world: World, flat: bool) -> usize
where
    S: Space<D, A, T>,
{
    let kinds = JointKind::ALL.iter().filter(|k| k.spec().carries);
    let kinds = kinds.filter(|k| k.exists_in(world));
    let mut count = 0;
    for kind in kinds {
        let name = kind.name();
        let (link, theta, [parent, child], reference) = pair::<S, D, A, T>(*kind, world);
        let joint = link.placement();
        let (r, x) = (matrix(&parent.r), vector(&parent.x));
        let ((rc, xc), twists, bends) = place(&joint, (&r, &x), &theta, &reference, flat);
        near(name, rc.as_flattened(), matrix(&child.r).as_flattened());
        near(name, &xc, &vector(&child.x));
        let ball = world == World::Spatial && joint.has_ball();
        let (levers, motion) = link.world_motion(&parent, &child);
        for (k, [w, v]) in twists.iter().enumerate().filter(|_| !ball) {
            let axis: V3<f64> = std::array::from_fn(|i| match A {
                1 if i == 2 => motion[(D, k)],
                1 => 0.0,
                _ => motion[((D + i).min(T - 1), k)],
            });
            let slide: V3<f64> = std::array::from_fn(|i| if i < D { motion[(i, k)] } else { 0.0 });
            near(name, w, &axis);
            let center = sub(&slide, &cross(&axis, &vector(&levers.r2)));
            near(name, &add(&cross(w, &xc), v), &center);
        }
        derivatives(name, &joint, (&r, &x), &theta, &reference, flat);
        count += bends.len();
    }
    count
}

/// Twists are the derivatives of the pose, bends those of the twists.
fn derivatives(
    name: &str,
    joint: &Placement,
    parent: (&M3<f64>, &V3<f64>),
    theta: &[f64],
    reference: &M3<f64>,
    flat: bool,
) {
    let lifted = (lift_matrix::<Dual>(parent.0), lift::<Dual>(parent.1));
    let ((rc, xc), twists, bends) = place(joint, parent, theta, reference, flat);
    for j in 0..joint.dof() {
        let slope = |k: usize| f64::from(u8::from(k == j));
        let q = theta.iter().enumerate();
        let q: Vec<Dual> = q.map(|(k, v)| Dual::new(*v, slope(k))).collect();
        let place = place(joint, (&lifted.0, &lifted.1), &q, reference, flat);
        let ((r, x), along, _) = place;
        let [w, v] = &twists[j];
        near(name, &x.map(|c| c.eps), &add(&cross(w, &xc), v));
        for k in 0..3 {
            let turned = cross(w, &column(&rc, k));
            near(name, &column(&r, k).map(|c| c.eps), &turned);
        }
        for ([i, _], bend) in (joint.bends().iter().zip(&bends)).filter(|(p, _)| p[1] == j) {
            for part in 0..2 {
                near(name, &along[*i][part].map(|c| c.eps), &bend[part]);
            }
        }
    }
}

#[test]
fn id_joints_are_those_of_the_simulator() {
    // a ball has six changes, a custom joint one
    assert_eq!(check::<Spatial, 3, 3, 6>(World::Spatial, false), 7);
    assert_eq!(check::<Planar, 2, 1, 3>(World::Planar, false), 1);
    assert_eq!(check::<Planar, 2, 1, 3>(World::Planar, true), 1);
}
