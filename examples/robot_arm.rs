//! A robot arm whose joints follow prescribed motions: servos find the torques, and their work is that of the energy balance.

use alembert::model::{Body, Joint, Marker, Model, RestToRest, Scheme, Servo, Shape, Study};
use alembert::{report, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let turn = |to: f64| RestToRest::new([0.0, to], [0.2, 1.2]);
    // two links of 1 m that hang at first
    let link = |name: &str, y: f64| {
        Body::rigid(name, 1.0, 1.0 / 12.0)
            .at([0.0, y])
            .drawn_as(Shape::cuboid([0.06, 1.0]))
    };
    let model = Model::planar("robot-arm")
        .with_gravity([0.0, -9.81])
        .with_body(link("upper", -0.5))
        .with_body(link("lower", -1.5))
        .with_joint(Joint::revolute("shoulder", ["ground", "upper"]).at([0.0, 0.0]))
        .with_joint(Joint::revolute("elbow", ["upper", "lower"]).at([0.0, -1.0]))
        .with_servo(Servo::on_joint("shoulder-motor", "shoulder", turn(1.2)))
        .with_servo(Servo::on_joint("elbow-motor", "elbow", turn(0.9)))
        .with_marker(Marker::new("hand", "lower", [0.0, -0.5]))
        .with_study(Study::motion(2e-3, 1.6).with_scheme(Scheme::EnergyMomentum))
        .checked()?;
    let trajectory = run(&model, &model.studies[0])?;
    let last = |name: &str| trajectory.channel(name).and_then(|c| c.last()).copied();
    let value = |name: &str| last(name).ok_or(format!("no channel {name}"));
    // in the end the motors hold the weight of the arm
    println!("shoulder angle {} rad", value("joint.shoulder.angle")?);
    println!(
        "shoulder torque {} N m",
        value("servo.shoulder-motor.input")?
    );
    println!("elbow torque {} N m", value("servo.elbow-motor.input")?);
    println!("work of the motors {} J", value("energy.work")?);
    println!("hand height {} m", value("marker.hand.position.y")?);
    report::of(&model, &[trajectory]).write("robot_arm.html")?;
    Ok(())
}
