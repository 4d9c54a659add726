//! A pendulum built in code: its period against the elliptic integral, its energy, its report.

use alembert::model::{Body, Joint, Marker, Model, Shape, Study};
use alembert::{report, run};

/// Amplitude [rad].
const AMPLITUDE: f64 = 1.0;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // a slender rod of 1 m, held at its upper end; a positive angle swings it towards +x
    let (s, c) = AMPLITUDE.sin_cos();
    let model = Model::planar("pendulum")
        .with_title("A pendulum, built in code")
        .with_gravity([0.0, -9.81])
        .with_body(
            Body::rigid("rod", 1.0, 1.0 / 12.0)
                .at([0.5 * s, -0.5 * c])
                .turned(AMPLITUDE)
                .drawn_as(Shape::cuboid([0.03, 1.0])),
        )
        .with_joint(Joint::revolute("pivot", ["ground", "rod"]).at([0.0, 0.0]))
        .with_marker(Marker::new("tip", "rod", [0.0, -0.5]))
        .with_study(Study::motion(1e-3, 10.0).recorded_every(1))
        .checked()?;
    let trajectory = run(&model, &model.studies[0])?;

    // the period from two passages of the tip through the vertical in the same direction
    let x = trajectory
        .channel("marker.tip.position.x")
        .ok_or("no tip")?;
    let t = &trajectory.time;
    let passages: Vec<f64> = (1..x.len())
        .filter(|&k| x[k - 1] > 0.0 && x[k] <= 0.0)
        .map(|k| t[k - 1] + (t[k] - t[k - 1]) * x[k - 1] / (x[k - 1] - x[k]))
        .collect();
    let [first, .., last] = passages[..] else {
        return Err("too short for a period".into());
    };
    println!("period {} s", (last - first) / (passages.len() - 1) as f64);
    for entry in &trajectory.ledger {
        println!("{}: {:.1e} {}", entry.name, entry.largest, entry.unit);
    }
    report::of(&model, &[trajectory]).write("pendulum.html")?;
    Ok(())
}
