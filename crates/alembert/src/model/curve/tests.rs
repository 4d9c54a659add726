use super::*;
use crate::model::{
    ArcPath, CurvaturePiece, CurvaturePieces, HelixPath, Natural, NaturalWord, NumberOrVector,
    PointsPath, UniformCurvature, Vector,
};

fn vector(v: [f64; 3]) -> Option<Vector> {
    Some(Vector::from(v))
}

fn straight() -> Rod {
    Rod {
        elements: 4,
        start: vector([1.0, 0.0, 0.0]),
        end: vector([1.0, 2.0, 0.0]),
        ..Rod::default()
    }
}

fn curved(path: RodPath) -> Rod {
    Rod {
        end: None,
        path: Some(path),
        ..straight()
    }
}

fn helix(handedness: Handedness) -> Rod {
    curved(RodPath::Helix(HelixPath {
        axis: Vector::from([0.0, 1.0, 2.0]),
        toward: Vector::from([1.0, 1.0, 0.0]),
        radius: 0.3,
        pitch: 0.2,
        turns: 2.25,
        handedness,
    }))
}

fn arc() -> ArcPath {
    ArcPath {
        tangent: Vector::from([0.0, 2.0, 0.0]),
        toward: Vector::from([1.0, 7.0, 1.0]),
        radius: 2.0,
        angle: 1.2,
    }
}

fn spatial(rod: &Rod) -> RodShape {
    rod.shape(Space::Spatial).expect("a shape")
}

/// Seen from the frame: velocity of the position and rotation of the frame, per length, by central differences.
fn strains(pose: &dyn Fn(f64) -> ([f64; 3], Matrix3), s: f64, length: f64) -> [[f64; 3]; 2] {
    let d = 1e-4;
    let ((x0, r0), (_, r), (x1, r1)) = (pose(s - d), pose(s), pose(s + d));
    let back = transpose(&r);
    let rate = |a: f64, b: f64| (b - a) / (2.0 * d * length);
    let way = apply(&back, [0, 1, 2].map(|i| rate(x0[i], x1[i])));
    let turn = [0, 1, 2].map(|i| [0, 1, 2].map(|j| rate(r0[i][j], r1[i][j])));
    let turn = multiply(&back, &turn);
    [way, [turn[2][1], turn[0][2], turn[1][0]]]
}

#[track_caller]
fn near(a: [f64; 3], b: [f64; 3], tolerance: f64) {
    let gap = norm([0, 1, 2].map(|i| a[i] - b[i]));
    assert!(gap < tolerance, "{a:?} and {b:?}: {gap:e}");
}

#[track_caller]
fn is_rotation(r: &Matrix3) {
    let gram = multiply(&transpose(r), r);
    for (i, row) in gram.iter().enumerate() {
        for (j, entry) in row.iter().enumerate() {
            assert!((entry - f64::from(u8::from(i == j))).abs() < 1e-13);
        }
    }
    assert!(dot(r[0], cross(r[1], r[2])) > 0.0);
}

#[test]
fn id_axes_are_right_handed_and_end_at_the_tangent() {
    let mut rod = straight();
    // along y: x and z are equally far from it, the first one counts
    let (position, axes) = rod.pose_at(0.25, Space::Spatial).expect("a frame");
    assert_eq!(position, [1.0, 0.5, 0.0]);
    assert_eq!(transpose(&axes)[0], [1.0, 0.0, 0.0]);
    assert_eq!(transpose(&axes)[2], [0.0, 1.0, 0.0]);
    rod.normal = vector([0.0, 5.0, 3.0]);
    let (_, axes) = rod.pose_at(1.0, Space::Spatial).expect("a frame");
    let [n, b, t] = transpose(&axes);
    assert_eq!((n, t), ([0.0, 0.0, 1.0], [0.0, 1.0, 0.0]));
    assert_eq!(cross(n, b), t);
    rod.normal = vector([0.0, -5.0, 0.0]);
    assert!(rod.shape(Space::Spatial).is_none());
    rod.end = rod.start.clone();
    assert!(rod.shape(Space::Planar).is_none());
    assert_eq!(rod.length(), 0.0);
}

/// The tangent is the third axis at unit speed; arcs and helices have constant curvature, 1/r or that of a helix.
#[test]
fn ref_curvature_of_arcs_and_helices() {
    let round = curved(RodPath::Arc(arc()));
    let shape = spatial(&round);
    assert!((shape.length() - 2.4).abs() < 1e-15);
    // towards the centre: the first axis; it turns about the second
    let [way, turn] = strains(&|s| shape.drawn(s), 0.4, shape.length());
    near(way, [0.0, 0.0, 1.0], 1e-8);
    near(turn, [0.0, 0.5, 0.0], 1e-8);
    // the end of the arc, by trigonometry
    let n = 0.5_f64.sqrt();
    let (s, c) = 1.2_f64.sin_cos();
    let across = 2.0 * (1.0 - c);
    near(
        shape.drawn(1.0).0,
        [1.0 + across * n, 2.0 * s, across * n],
        1e-14,
    );
    for (hand, sign) in [(Handedness::Right, 1.0), (Handedness::Left, -1.0)] {
        let shape = spatial(&helix(hand));
        let p = 0.2 / TAU;
        let square = 0.3 * 0.3 + p * p;
        assert!((shape.length() - 2.25 * TAU * square.sqrt()).abs() < 1e-13);
        for s in [0.01, 0.5, 0.99] {
            let [way, turn] = strains(&|s| shape.drawn(s), s, shape.length());
            // 2e-7: differences over 1e-4 of 2.25 turns
            near(way, [0.0, 0.0, 1.0], 1e-6);
            near(turn, [0.0, 0.3 / square, sign * p / square], 1e-5);
            is_rotation(&shape.drawn(s).1);
        }
        // after whole turns the start again, shifted along the axis
        let (start, _) = shape.drawn(0.0);
        let (turned, _) = shape.drawn(2.0 / 2.25);
        let axis = unit([0.0, 1.0, 2.0]).expect("a direction");
        near(turned, [0, 1, 2].map(|i| start[i] + 0.4 * axis[i]), 1e-13);
    }
}

/// A path through points of a helix is the helix, with order 4; its frame has no rotation about the tangent.
#[test]
fn ref_points_of_a_helix() {
    let exact = spatial(&helix(Handedness::Right));
    let mut errors = vec![];
    for n in [20, 40, 80] {
        let points = (0..=n).map(|i| Vector(exact.drawn(f64::from(i) / f64::from(n)).0.to_vec()));
        let path = PointsPath {
            points: points.collect(),
        };
        let rod = Rod {
            start: None,
            ..curved(RodPath::Points(path))
        };
        let shape = spatial(&rod);
        let mut worst = (shape.length() / exact.length() - 1.0).abs();
        for k in 0..=33 {
            let s = f64::from(k) / 33.0;
            let ((a, r), (b, _)) = (shape.drawn(s), exact.drawn(s));
            worst = worst.max(norm([0, 1, 2].map(|i| a[i] - b[i])));
            is_rotation(&r);
        }
        errors.push(worst);
        let [way, turn] = strains(&|s| shape.drawn(s), 0.5, shape.length());
        near(way, [0.0, 0.0, 1.0], 1e-6);
        assert!(turn[2].abs() < 1e-4, "torsion {:e}", turn[2]);
        // the frame carried along turns back by the torsion of the helix
        let p = 0.2 / TAU;
        let torsion = p / (0.3 * 0.3 + p * p);
        let carried = apply(
            &transpose(&shape.drawn(1.0).1),
            exact.drawn(1.0).1.map(|row| row[0]),
        );
        let begin = apply(
            &transpose(&shape.drawn(0.0).1),
            exact.drawn(0.0).1.map(|row| row[0]),
        );
        let angle = |v: [f64; 3]| v[1].atan2(v[0]);
        let turned = angle(carried) - angle(begin) - torsion * exact.length();
        let turned = turned - TAU * (turned / TAU).round();
        assert!(turned.abs() < 0.5 / f64::from(n).powi(2), "{n}: {turned:e}");
    }
    let order = (errors[1] / errors[2]).log2();
    assert!(order > 3.5 && errors[2] < 1e-5, "{errors:?}");
}

/// A closed curve through points of a circle is smooth at its seam.
#[test]
fn ref_closed_points_of_a_circle() {
    let n = 12;
    let point = |k: i32| {
        let (s, c) = (f64::from(k) * TAU / f64::from(n)).sin_cos();
        Vector::from([c, s, 0.0])
    };
    let mut points: Vec<Vector> = (0..n).map(point).collect();
    points.push(point(0));
    let rod = Rod {
        start: None,
        closed: true,
        ..curved(RodPath::Points(PointsPath { points }))
    };
    let shape = spatial(&rod);
    // interpolation error of a spline with 12 points
    assert!(
        (shape.length() / TAU - 1.0).abs() < 2e-4,
        "{}",
        shape.length()
    );
    near(shape.drawn(0.0).1.map(|row| row[2]), [0.0, 1.0, 0.0], 1e-12);
    near(shape.drawn(1.0).1.map(|row| row[2]), [0.0, 1.0, 0.0], 1e-12);
    near(shape.drawn(0.25).0, [0.0, 1.0, 0.0], 1e-12);
}

#[test]
fn ref_few_points() {
    // two points: a line; three: a parabola, here through the corner of a right angle
    let of = |list: &[[f64; 3]]| {
        let points = list.iter().map(|p| Vector::from(*p)).collect();
        let path = RodPath::Points(PointsPath { points });
        Rod {
            start: None,
            ..curved(path)
        }
    };
    let line = spatial(&of(&[[0.0, 0.0, 0.0], [0.0, 3.0, 4.0]]));
    assert!((line.length() - 5.0).abs() < 1e-14);
    near(line.drawn(0.3).0, [0.0, 0.9, 1.2], 1e-14);
    let bow = spatial(&of(&[[0.0, 0.0, 0.0], [1.0, 1.0, 0.0], [2.0, 0.0, 0.0]]));
    // y = 1 - (x - 1)²: its arc length in closed form
    let exact = 5.0_f64.sqrt() + 0.5 * 2.0_f64.asinh();
    assert!((bow.length() / exact - 1.0).abs() < 1e-9);
    near(bow.drawn(0.5).0, [1.0, 1.0, 0.0], 1e-12);
    // there and back again is no rod
    let cusp = of(&[[0.0; 3], [1.0, 0.0, 0.0], [0.0; 3]]);
    assert!(cusp.shape(Space::Spatial).is_none());
    assert!(of(&[[0.0; 3], [0.0; 3]]).shape(Space::Spatial).is_none());
    assert!(of(&[[0.0; 3]]).shape(Space::Spatial).is_none());
    assert!(of(&[]).shape(Space::Spatial).is_none());
}

#[test]
fn id_twist_turns_about_the_tangent() {
    let mut rod = curved(RodPath::Arc(arc()));
    let plain = spatial(&rod);
    rod.twist = Some(Twist::Table(vec![[0.0, 0.0], [0.5, 0.4], [1.0, 0.3]]));
    let shape = spatial(&rod);
    for (s, angle) in [(0.0, 0.0), (0.25, 0.2), (0.75, 0.35), (1.0, 0.3)] {
        let turn = multiply(&transpose(&plain.drawn(s).1), &shape.drawn(s).1);
        let expected = rotation_matrix([0.0, 0.0, angle]);
        for (row, wanted) in turn.iter().zip(expected) {
            near(*row, wanted, 1e-14);
        }
    }
    // evenly: the torsion is the twist divided by the length
    rod.twist = Some(Twist::Total(0.6));
    let shape = spatial(&rod);
    let [_, turn] = strains(&|s| shape.drawn(s), 0.5, shape.length());
    let (s, c) = 0.3_f64.sin_cos();
    near(turn, [0.5 * s, 0.5 * c, 0.25], 1e-7);
}

/// What is given as natural curvature is the curvature of the natural shape; given that of the drawn shape it is the drawn shape.
#[test]
fn ref_natural_shapes() {
    let mut rod = helix(Handedness::Left);
    let drawn = spatial(&rod);
    assert_eq!(drawn.natural(0.3), drawn.drawn(0.3));
    let p = 0.2 / TAU;
    let square = 0.3 * 0.3 + p * p;
    let curvature = NumberOrVector::Vector([0.0, 0.3 / square, -p / square]);
    rod.natural = Some(Natural::Uniform(UniformCurvature {
        curvature,
        strain: None,
    }));
    let shape = spatial(&rod);
    for s in [0.0, 0.2, 0.7, 1.0] {
        let ((a, r), (b, q)) = (shape.natural(s), shape.drawn(s));
        near(a, b, 1e-12);
        near(r[1], q[1], 1e-12);
    }
    // pieces join; each has its own curvature, and the strain is everywhere
    let piece = |to: f64, k: [f64; 3]| CurvaturePiece {
        to,
        curvature: NumberOrVector::Vector(k),
    };
    let mut rod = straight();
    rod.natural = Some(Natural::Pieces(CurvaturePieces {
        pieces: vec![piece(0.3, [1.0, -2.0, 0.5]), piece(1.0, [1e-5, 0.0, 0.0])],
        strain: vector([0.1, 0.0, -0.2]),
    }));
    let shape = spatial(&rod);
    let stretch = [0.1, 0.0, 0.8];
    assert!((shape.length() - 2.0 * norm(stretch)).abs() < 1e-15);
    assert!((rod.length() - shape.length()).abs() < 1e-15);
    for (s, k) in [(0.1, [1.0, -2.0, 0.5]), (0.6, [1e-5, 0.0, 0.0])] {
        let [way, turn] = strains(&|s| shape.natural(s), s, shape.drawn_length());
        near(way, stretch, 1e-7);
        near(turn, k, 1e-6);
        is_rotation(&shape.natural(s).1);
    }
    near(shape.natural(0.3).0, shape.natural(0.3 + 1e-14).0, 1e-13);
    // a word: straight, whatever is drawn
    let mut rod = curved(RodPath::Arc(arc()));
    rod.natural = Some(Natural::Word(NaturalWord::Straight));
    let shape = spatial(&rod);
    let (a, b) = (shape.natural(0.0).0, shape.natural(1.0).0);
    assert!((norm([0, 1, 2].map(|i| b[i] - a[i])) - 2.4).abs() < 1e-14);
    rod.natural = Some(Natural::Word(NaturalWord::Drawn));
    assert!(spatial(&rod).is_natural_as_drawn());
}

/// In the plane the curvature is about z and the first axis is the tangent.
#[test]
fn ref_planar_shapes() {
    let mut rod = Rod {
        start: Some(Vector::from([0.0, 0.0])),
        ..curved(RodPath::Arc(ArcPath {
            tangent: Vector::from([1.0, 0.0]),
            toward: Vector::from([0.0, -3.0]),
            radius: 2.0,
            angle: 1.0,
        }))
    };
    let shape = rod.shape(Space::Planar).expect("a shape");
    let (s, c) = 1.0_f64.sin_cos();
    near(shape.drawn(1.0).0, [2.0 * s, -2.0 * (1.0 - c), 0.0], 1e-14);
    let [way, turn] = strains(&|s| shape.drawn(s), 0.5, 2.0);
    near(way, [1.0, 0.0, 0.0], 1e-8);
    near(turn, [0.0, 0.0, -0.5], 1e-8);
    rod.natural = Some(Natural::Uniform(UniformCurvature {
        curvature: NumberOrVector::Number(0.25),
        strain: Some(Vector::from([0.5, 0.1])),
    }));
    let shape = rod.shape(Space::Planar).expect("a shape");
    let [way, turn] = strains(&|s| shape.natural(s), 0.5, shape.drawn_length());
    near(way, [1.5, 0.1, 0.0], 1e-8);
    near(turn, [0.0, 0.0, 0.25], 1e-8);
    assert!((rod.length() - 2.0 * 1.5_f64.hypot(0.1)).abs() < 1e-14);
}

/// The factors of the closed form join without a step.
#[test]
fn id_bend_factors() {
    for theta in [1e-8, 1e-3, 0.0999, 0.1001, 3.0] {
        let (b, c) = bend_factors(theta);
        // sums of the exponential series
        let (mut eb, mut ec) = (0.0, 0.0);
        let mut term = 1.0;
        for k in 1..40_i32 {
            term /= f64::from(k);
            let power = |n: i32| theta.powi(n);
            if k % 2 == 0 && k >= 2 {
                eb += if k % 4 == 2 { 1.0 } else { -1.0 } * term * power(k - 2);
            } else if k >= 3 {
                ec += if k % 4 == 3 { 1.0 } else { -1.0 } * term * power(k - 3);
            }
        }
        assert!((b - eb).abs() < 1e-15 && (c - ec).abs() < 2e-14, "{theta}");
    }
}
