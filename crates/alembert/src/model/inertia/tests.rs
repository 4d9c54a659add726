//! Mass properties against closed forms and against integration on a fine grid.

use super::*;
use crate::model::{
    BoxShape, ConeShape, CylinderShape, DiskShape, Inertia, Orientation, SphereShape,
};

fn of(shape: Shape, density: f64) -> MassProperties {
    let body = Body {
        shape: Some(shape),
        density: Some(density),
        ..Body::default()
    };
    body.mass_properties(Space::Spatial).expect("valid")
}

fn cylinder(radius: f64, length: f64, axis: Axis) -> CylinderShape {
    CylinderShape {
        radius,
        length,
        axis,
        ..CylinderShape::default()
    }
}

/// Mass, first and second moments of a solid of revolution about z, by the midpoint rule over
/// slices and the exact moments of each disk: an integration that shares nothing with the closed forms.
fn revolve(profile: impl Fn(f64) -> f64, from: f64, to: f64) -> (f64, f64, f64, f64) {
    let n = 200_000;
    let h = (to - from) / f64::from(n);
    let (mut mass, mut first, mut along, mut across) = (0.0, 0.0, 0.0, 0.0);
    for i in 0..n {
        let z = from + (f64::from(i) + 0.5) * h;
        let r = profile(z);
        let m = PI * r * r * h;
        mass += m;
        first += m * z;
        along += m * r * r / 2.0;
        across += m * (r * r / 4.0 + z * z);
    }
    let center = first / mass;
    (mass, center, along, across - mass * center * center)
}

fn assert_near(a: f64, b: f64, relative: f64) {
    assert!((a - b).abs() <= relative * b.abs().max(1e-300), "{a} {b}");
}

#[test]
fn ref_cone_of_the_top() {
    // the symmetrical top: height 0.1, radius 0.05, density 2700, apex at the origin
    let cone = ConeShape {
        radius: 0.05,
        height: 0.1,
        ..ConeShape::default()
    };
    let p = of(Shape::Cone(cone), 2700.0);
    // printed digits
    assert_near(p.mass, 0.706858347, 1e-9);
    assert_near(p.inertia[0][0], 5.301437603e-4, 1e-9);
    assert_near(p.inertia[1][1], 5.301437603e-4, 1e-9);
    assert_near(p.inertia[2][2], 5.301437603e-4, 1e-9);
    assert_near(p.center_of_mass[2], 0.075, 1e-15);
}

#[test]
fn id_solids_of_revolution_agree_with_integration() {
    let (r, l) = (0.3_f64, 0.8_f64);
    // the midpoint rule is of second order; 1e-8 leaves room for the steep ends of the capsule
    let capsule_profile = |z: f64| {
        let beyond = (z.abs() - l / 2.0).max(0.0);
        (r * r - beyond * beyond).max(0.0).sqrt()
    };
    let cases = [
        (
            Shape::Cylinder(cylinder(r, l, Axis::Z)),
            revolve(|_| r, -l / 2.0, l / 2.0),
        ),
        (
            Shape::Capsule(cylinder(r, l, Axis::Z)),
            revolve(capsule_profile, -l / 2.0 - r, l / 2.0 + r),
        ),
        (
            Shape::Sphere(SphereShape {
                radius: r,
                ..SphereShape::default()
            }),
            revolve(|z| (r * r - z * z).max(0.0).sqrt(), -r, r),
        ),
        (
            Shape::Cone(ConeShape {
                radius: r,
                height: l,
                ..ConeShape::default()
            }),
            revolve(|z| r * z / l, 0.0, l),
        ),
    ];
    for (shape, (mass, center, along, across)) in cases {
        let p = of(shape, 1.0);
        assert_near(p.mass, mass, 1e-8);
        assert!((p.center_of_mass[2] - center).abs() < 1e-8);
        assert_near(p.inertia[2][2], along, 1e-8);
        assert_near(p.inertia[0][0], across, 1e-8);
        assert_near(p.inertia[1][1], across, 1e-8);
    }
}

#[test]
fn id_box_agrees_with_integration() {
    let size = [0.2, 0.3, 0.5];
    let shape = BoxShape {
        size: Vector::from(size),
        ..BoxShape::default()
    };
    let p = of(Shape::Box(shape), 8.0);
    // second moment of an interval: sum of midpoints squared, second order in 1/n
    let n = 100_000;
    let second = size.map(|a: f64| {
        let sum: f64 = (0..n)
            .map(|i| ((f64::from(i) + 0.5) / f64::from(n) - 0.5) * a)
            .map(|x| x * x)
            .sum();
        sum / f64::from(n)
    });
    assert_near(p.mass, 8.0 * 0.03, 1e-15);
    assert_near(p.inertia[0][0], p.mass * (second[1] + second[2]), 1e-9);
    assert_near(p.inertia[1][1], p.mass * (second[0] + second[2]), 1e-9);
    assert_near(p.inertia[2][2], p.mass * (second[0] + second[1]), 1e-9);
}

#[test]
fn id_axis_and_orientation_agree() {
    // a cylinder along x is a cylinder along z turned about y; the centre moves along
    let turned = CylinderShape {
        orientation: Some(Orientation::AxisAngle {
            axis: [0.0, 1.0, 0.0],
            angle: PI / 2.0,
        }),
        position: Some(Vector::from([1.0, 2.0, 3.0])),
        ..cylinder(0.1, 0.7, Axis::Z)
    };
    let a = of(Shape::Cylinder(turned), 5.0);
    let b = of(Shape::Cylinder(cylinder(0.1, 0.7, Axis::X)), 5.0);
    for i in 0..3 {
        for j in 0..3 {
            assert!((a.inertia[i][j] - b.inertia[i][j]).abs() < 1e-16);
        }
    }
    assert_eq!(a.center_of_mass, [1.0, 2.0, 3.0]);
    // a turned cone has its centre on the turned axis
    let cone = ConeShape {
        radius: 0.1,
        height: 0.4,
        axis: Axis::Y,
        orientation: Some(Orientation::AxisAngle {
            axis: [0.0, 0.0, 1.0],
            angle: PI / 2.0,
        }),
        ..ConeShape::default()
    };
    let p = of(Shape::Cone(cone), 1.0);
    assert!((p.center_of_mass[0] + 0.3).abs() < 1e-15);
}

#[test]
fn ref_planar_shapes() {
    let plane = |shape| Body {
        shape: Some(shape),
        density: Some(2.0),
        ..Body::default()
    };
    let rectangle = Shape::Box(BoxShape {
        size: Vector::from([0.3, 0.4]),
        ..BoxShape::default()
    });
    let p = plane(rectangle)
        .mass_properties(Space::Planar)
        .expect("valid");
    assert_near(p.mass, 0.24, 1e-15);
    assert_near(p.inertia[2][2], 0.24 * 0.25 / 12.0, 1e-15);
    let disk = Shape::Disk(DiskShape {
        radius: 0.5,
        ..DiskShape::default()
    });
    let p = plane(disk.clone())
        .mass_properties(Space::Planar)
        .expect("valid");
    assert_near(p.inertia[2][2], p.mass * 0.125, 1e-15);
    assert!(plane(disk).mass_properties(Space::Spatial).is_err());
}

#[test]
fn id_mass_scales_the_shape() {
    let shape = Shape::Cylinder(cylinder(0.1, 0.7, Axis::Z));
    let body = Body {
        shape: Some(shape.clone()),
        mass: Some(3.0),
        center_of_mass: Some(Vector::from([0.0, 0.0, 0.1])),
        ..Body::default()
    };
    let p = body.mass_properties(Space::Spatial).expect("valid");
    let q = of(
        shape,
        3.0 / of(Shape::Cylinder(cylinder(0.1, 0.7, Axis::Z)), 1.0).mass,
    );
    assert_near(p.mass, 3.0, 1e-15);
    assert_near(p.inertia[0][0], q.inertia[0][0], 1e-14);
    assert_eq!(p.center_of_mass, [0.0, 0.0, 0.1]);
}

#[test]
fn id_combinations() {
    for bits in 0..16 {
        let has = |bit: i32| bits & (1 << bit) != 0;
        let body = Body {
            mass: has(0).then_some(1.0),
            inertia: has(1).then_some(Inertia::Diagonal([1.0; 3])),
            shape: has(2).then_some(Shape::Cylinder(cylinder(1.0, 1.0, Axis::Z))),
            density: has(3).then_some(1.0),
            ..Body::default()
        };
        let legal = [0b0011, 0b0111, 0b1100, 0b0101].contains(&bits);
        assert_eq!(
            body.mass_properties(Space::Spatial).is_ok(),
            legal,
            "{bits:b}"
        );
    }
}
