//! A four-bar linkage with a motor: reactions in its joints.

use alembert::model::{Body, Joint, Model, Servo, Shape, Study};
use alembert::{report, run};

/// A uniform bar between two points.
fn bar(name: &str, [a, b]: [[f64; 2]; 2], mass: f64) -> Body {
    let [x, y] = [b[0] - a[0], b[1] - a[1]];
    let length = x.hypot(y);
    Body::rigid(name, mass, mass * length * length / 12.0)
        .at([0.5 * (a[0] + b[0]), 0.5 * (a[1] + b[1])])
        .turned(y.atan2(x))
        .drawn_as(Shape::cuboid([length, 0.04]))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // a crank of 0.4 m stands upright on the left, a rocker of 1 m on the right
    let (o, p, q, r) = ([0.0, 0.0], [0.0, 0.4], [1.0, 1.0], [1.0, 0.0]);
    let model = Model::planar("four-bar")
        .with_gravity([0.0, -9.81])
        .with_body(bar("crank", [o, p], 1.0))
        .with_body(bar("coupler", [p, q], 2.0))
        .with_body(bar("rocker", [r, q], 1.5))
        .with_joint(Joint::revolute("base", ["ground", "crank"]).at(o))
        .with_joint(Joint::revolute("pin", ["crank", "coupler"]).at(p))
        .with_joint(Joint::revolute("knee", ["coupler", "rocker"]).at(q))
        .with_joint(Joint::revolute("foot", ["ground", "rocker"]).at(r))
        // the motor starts gently and then turns once in two seconds
        .with_servo(Servo::on_joint(
            "motor",
            "base",
            "3.141592653589793*t^3/(1 + t^2)",
        ))
        .with_plots([
            "servo.motor.input",
            "joint.foot.force.*",
            "joint.rocker.angle",
        ])
        .with_study(Study::motion(2e-3, 4.0));
    // the mistake in the last plot is told with the nearest name
    let Err(errors) = run(&model, &model.studies[0]) else {
        return Err("a channel of a joint that is not there".into());
    };
    println!("{errors}");
    let model = Model {
        report: None,
        ..model
    }
    .with_plots([
        "servo.motor.input",
        "joint.foot.force.*",
        "joint.foot.angle",
    ])
    .checked()?;

    let trajectory = run(&model, &model.studies[0])?;
    println!("status {}", trajectory.status.code());
    for joint in ["base", "pin", "knee", "foot"] {
        let of = |axis: &str| trajectory.channel(&format!("joint.{joint}.force.{axis}"));
        let (x, y) = of("x").zip(of("y")).ok_or("no reaction")?;
        let largest = x.iter().zip(y).map(|(x, y)| x.hypot(*y));
        println!("{joint} carries up to {:.3} N", largest.fold(0.0, f64::max));
    }
    // at the start the linkage rests: both feet together carry the weight
    let first = |name: &str| trajectory.channel(name).and_then(|c| c.first()).copied();
    let feet = first("joint.base.force.y").zip(first("joint.foot.force.y"));
    let (base, foot) = feet.ok_or("no reaction")?;
    println!("both feet at the start {} N", base + foot);
    report::of(&model, &[trajectory]).write("four_bar.html")?;
    Ok(())
}
