//! A flexible rod that is clamped at one end and falls under its weight.

use alembert::model::{CircleSection, Joint, Marker, Model, Rod, Scheme, Section, Study};
use alembert::{report, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let model = Model::new("rod")
        .with_title("A rubber rod that falls under its weight")
        .with_gravity([0.0, 0.0, -9.81])
        .with_rod(Rod {
            name: "rubber".into(),
            elements: 10,
            start: Some([0.0, 0.0, 0.0].into()),
            end: Some([1.0, 0.0, 0.0].into()),
            section: Some(Section::Circle(CircleSection { radius: 0.02 })),
            youngs_modulus: Some(5e6),
            poisson_ratio: Some(0.5),
            density: Some(1100.0),
            ..Rod::default()
        })
        .with_joint(Joint::weld("clamp", ["ground", "rubber.start"]).at([0.0; 3]))
        .with_marker(Marker::new("tip", "rubber.end", [0.0; 3]))
        .with_study(Study::motion(5e-3, 1.0).with_scheme(Scheme::EnergyMomentum))
        .checked()?;
    let trajectory = run(&model, &model.studies[0])?;
    let tip = trajectory
        .channel("marker.tip.position.z")
        .ok_or("no tip")?;
    println!("status {}", trajectory.status.code());
    println!("lowest tip {} m", tip.iter().copied().fold(0.0, f64::min));
    let total = trajectory.channel("energy.total").ok_or("no energy")?;
    let drift = total.iter().map(|e| (e - total[0]).abs());
    println!("energy drift {} J", drift.fold(0.0, f64::max));
    report::of(&model, &[trajectory]).write("rod.html")?;
    Ok(())
}
