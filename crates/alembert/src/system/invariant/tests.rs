//! Gradients, changes and second derivatives of every form against differences.

use super::*;
use alembert_math::Spatial;
use nalgebra::Vector3;

type Inv = Invariant<Spatial, 3, 3, 6>;

fn pose(k: f64) -> Pose<3> {
    let turn = Vector3::new(0.3 + k, -0.4 * k, 0.2 + 0.5 * k);
    Pose {
        x: Vector3::new(0.7 * k, 0.2 - k, 0.4 + k * k),
        r: Spatial::cay(&turn),
    }
}

/// Moved by a twist: the directors turn, to first order and without staying orthonormal, as variations do.
fn moved(q: &Pose<3>, t: &SVector<f64, 6>) -> Pose<3> {
    let (v, w) = (
        Vector3::new(t[0], t[1], t[2]),
        Vector3::new(t[3], t[4], t[5]),
    );
    let mut r = q.r;
    for c in 0..3 {
        let turned = Spatial::rate(&w, &q.r.column(c).into_owned());
        r.set_column(c, &(q.r.column(c) + turned));
    }
    Pose { x: q.x + v, r }
}

fn forms() -> Vec<Inv> {
    let (u, w) = (Vector3::new(0.2, 0.9, -0.4), Vector3::new(-0.5, 0.1, 0.8));
    vec![
        Inv::dot(0, u, 1, w),
        Inv::along(0, u, w, 1, u * 0.5),
        Inv::gap(1, 0, u, 1, w),
        Inv::mean(0, u, 1, w),
        Inv::square(0, u, 1, w),
        Inv::turn(0, 1, &(u * w.transpose() - pose(0.3).r)),
    ]
}

#[test]
fn conf_gradients_match_differences() {
    let q = [pose(0.1), pose(0.6)];
    for inv in forms() {
        let g = inv.gradient(&q, &q);
        for node in 0..2 {
            for k in 0..6 {
                let mut t = SVector::<f64, 6>::zeros();
                t[k] = 1e-6;
                let value = |sign: f64| {
                    let mut p = q;
                    p[node] = moved(&q[node], &(t * sign));
                    inv.value(&p)
                };
                let fd = (value(1.0) - value(-1.0)) / 2e-6;
                assert!((g[node][k] - fd).abs() < 1e-8, "{:?} {node} {k}", inv.form);
            }
        }
    }
}

#[test]
fn conf_changes_are_exact_and_use_the_middle() {
    let (q0, q1) = ([pose(0.1), pose(0.6)], [pose(0.3), pose(-0.2)]);
    for inv in forms() {
        let change = inv.change(&q0, &q1);
        let direct = inv.value(&q1) - inv.value(&q0);
        assert!((change - direct).abs() < 1e-14, "{:?}", inv.form);
        let middle = [q0[0].lerp(&q1[0], 0.5), q0[1].lerp(&q1[1], 0.5)];
        let g = inv.director_gradient(&middle);
        let along: f64 = (0..2)
            .map(|i| g[i].x.dot(&(q1[i].x - q0[i].x)) + g[i].r.dot(&(q1[i].r - q0[i].r)))
            .sum();
        assert!((change - along).abs() < 1e-14, "{:?}", inv.form);
    }
}

#[test]
fn conf_second_derivatives_match_differences() {
    // test and evaluation both follow the end of the step with a factor of one half
    let (q0, q1) = ([pose(0.1), pose(0.6)], [pose(0.2), pose(0.5)]);
    let half = |p: &[Pose<3>; 2]| [q0[0].lerp(&p[0], 0.5), q0[1].lerp(&p[1], 0.5)];
    for inv in forms() {
        let mid = half(&q1);
        let mut blocks = PairBlocks::zero();
        inv.add_second(&mut blocks, 1.0, 0.5, 0.5, &mid, &mid, &q1);
        let rows = [[&blocks.aa, &blocks.ab], [&blocks.ba, &blocks.bb]];
        for node in 0..2 {
            for k in 0..6 {
                let mut t = SVector::<f64, 6>::zeros();
                t[k] = 1e-6;
                let gradient = |sign: f64| {
                    let mut p = q1;
                    p[node] = moved(&q1[node], &(t * sign));
                    let mid = half(&p);
                    inv.gradient(&mid, &mid)
                };
                let (plus, minus) = (gradient(1.0), gradient(-1.0));
                for r in 0..2 {
                    let fd = (plus[r] - minus[r]) / 2e-6;
                    let gap = (rows[r][node].column(k) - fd).amax();
                    assert!(gap < 1e-8, "{:?} {r} {node} {k}: {gap}", inv.form);
                }
            }
        }
    }
}

/// Every form and, for the plane, the forms that beams and joints use there.
#[test]
fn conf_shapes_are_the_invariants_for_any_scalar() {
    use alembert_math::scalar::Dual;
    let mut all = forms();
    all.push(Inv::linear(
        0,
        Vector3::new(0.2, 0.9, -0.4),
        1,
        Vector3::new(0.1, -0.3, 0.7),
    ));
    let (q, way) = ([pose(0.1), pose(0.6)], [pose(-0.7), pose(0.4)]);
    let (q, way) = (q.map(|p| Placed::of(&p)), way.map(|p| Placed::of(&p)));
    for inv in &all {
        let shape = inv.shape();
        let poses = [pose(0.1), pose(0.6)];
        let value = shape.value(&shape.gradient([&q[0], &q[1]]), [&q[0], &q[1]]);
        assert!((value - inv.value(&poses)).abs() < 1e-15, "{:?}", inv.form);
        // the derivative along a way, by dual numbers and by the gradient
        let dual = [0, 1].map(|i| Placed {
            x: std::array::from_fn(|k| Dual::new(q[i].x[k], way[i].x[k])),
            r: std::array::from_fn(|k| {
                std::array::from_fn(|l| Dual::new(q[i].r[k][l], way[i].r[k][l]))
            }),
        });
        let both = [&dual[0], &dual[1]];
        let along = shape.value(&shape.gradient(both), both).eps;
        let g = shape.gradient([&q[0], &q[1]]);
        let wanted = g[0].inner(&way[0]) + g[1].inner(&way[1]);
        assert!((along - wanted).abs() < 1e-14, "{:?}", inv.form);
        // and the closed form by directors
        let closed = inv.director_gradient(&poses);
        for (a, b) in g.iter().zip(&closed) {
            for k in 0..3 {
                assert!((a.x[k] - b.x[k]).abs() < 1e-15, "{:?}", inv.form);
                for l in 0..3 {
                    let apart = a.r[k][l] - b.r[(k, l)];
                    assert!(apart.abs() < 1e-15, "{:?}", inv.form);
                }
            }
        }
    }
}

#[test]
fn id_planar_shapes_stand_in_space() {
    use alembert_math::Planar;
    use nalgebra::{Matrix2, Vector2};
    type Flat = Invariant<Planar, 2, 1, 3>;
    let at = |x: f64, y: f64, angle: f64| {
        let (s, c) = angle.sin_cos();
        Pose {
            x: Vector2::new(x, y),
            r: Matrix2::new(c, -s, s, c),
        }
    };
    let (u, w) = (Vector2::new(0.2, 0.9), Vector2::new(-0.5, 0.1));
    let q = [at(0.3, -0.2, 0.7), at(1.1, 0.4, -1.9)];
    for inv in [
        Flat::dot(0, u, 1, w),
        Flat::along(0, u, w, 1, u * 0.5),
        Flat::gap(1, 0, u, 1, w),
        Flat::mean(0, u, 1, w),
        Flat::square(0, u, 1, w),
        Flat::turn(0, 1, &(u * w.transpose())),
        Flat::linear(0, u, 1, w),
    ] {
        let placed = q.map(|p| Placed::of(&p));
        let both = [&placed[0], &placed[1]];
        let shape = inv.shape();
        let value = shape.value(&shape.gradient(both), both);
        assert!((value - inv.value(&q)).abs() < 1e-15, "{:?}", inv.form);
    }
}
