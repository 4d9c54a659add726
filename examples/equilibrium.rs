//! An equilibrium: a cantilever with a force at its tip, from the linear range into the nonlinear one.

use alembert::model::{AppliedForce, Joint, Marker, Model, Rod, RodStiffness, Study};
use alembert::{report, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // bending stiffness 1 N m^2 and length 1 m: the force is the dimensionless load
    let model = Model::new("cantilever")
        .with_rod(Rod {
            name: "beam".into(),
            elements: 40,
            start: Some([0.0, 0.0, 0.0].into()),
            end: Some([1.0, 0.0, 0.0].into()),
            normal: Some([0.0, 0.0, 1.0].into()),
            stiffness: Some(RodStiffness {
                extension: 1e6,
                shear: vec![1e6, 1e6],
                bending: vec![1.0, 1.0],
                torsion: Some(1.0),
            }),
            mass_per_length: Some(1.0),
            inertia_per_length: Some([1e-3, 1e-3, 1e-3].into()),
            ..Rod::default()
        })
        .with_joint(Joint::weld("clamp", ["ground", "beam.start"]).at([0.0; 3]))
        .with_marker(Marker::new("tip", "beam.end", [0.0; 3]))
        .with_force(AppliedForce {
            name: "push".into(),
            body: "beam.end".into(),
            value: vec![0.0.into(), 1.0.into(), 0.0.into()],
            ..AppliedForce::default()
        })
        .with_study(Study {
            load: Some(2.0),
            load_steps: Some(20),
            ..Study::equilibrium()
        })
        .checked()?;
    let trajectory = run(&model, &model.studies[0])?;
    let tip = trajectory
        .channel("marker.tip.position.y")
        .ok_or("no tip")?;
    let load = trajectory.channel("load_factor").ok_or("no load")?;
    for (load, y) in load.iter().zip(tip).skip(1).step_by(3) {
        println!(
            "load {load:.2}: deflection {y:.6} m, linear theory {:.6} m",
            load / 3.0
        );
    }
    println!("deflection {} m", tip.last().copied().unwrap_or_default());
    report::of(&model, &[trajectory]).write("equilibrium.html")?;
    Ok(())
}
