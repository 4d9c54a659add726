//! Inverse dynamics: a motor moves an arm; from the recorded motion alone its torque is found again.

use alembert::inverse::{Recording, Settings, inverse};
use alembert::model::{Body, Drive, Joint, Model, Study};
use alembert::trajectory::csv;
use alembert::{report, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arm = Model::planar("arm")
        .with_gravity([0.0, -9.81])
        .with_body(Body::rigid("arm", 1.0, 1.0 / 12.0).at([0.0, -0.5]))
        .with_joint(Joint::revolute("pivot", ["ground", "arm"]).at([0.0, 0.0]))
        .with_study(Study::motion(2e-3, 1.0).recorded_every(1));
    let motor = Drive::on_joint("motor", "pivot", "4*sin(3*t)");
    let driven = arm.clone().with_force(motor).checked()?;
    let motion = run(&driven, &driven.studies[0])?;

    // only the motion goes on: a table of channels over time
    let mut table = vec![];
    csv::write(&mut table, &motion)?;
    let recording = Recording::from_text(&String::from_utf8(table)?, "motion.csv")?;
    let arm = arm.checked()?;
    let settings = Settings::default();
    let found = inverse(&arm, &arm.studies[0], &recording, &settings, &mut |_| true)?;
    let torque = found.channel("inverse.pivot.angle").ok_or("no torque")?;
    let error = found.time.iter().zip(torque);
    let error = error.map(|(t, m)| (m - 4.0 * (3.0 * t).sin()).abs());
    println!(
        "largest torque {} N m",
        torque.iter().copied().fold(0.0, f64::max)
    );
    println!("largest error {} N m", error.fold(0.0, f64::max));
    report::of(&arm, &[found]).write("inverse_dynamics.html")?;
    Ok(())
}
