//! Feedback: a proportional and derivative controller holds an inverted pendulum; without it the pendulum falls.

use alembert::model::{Body, Joint, Model, Scheme, Shape, Study, Torsion};
use alembert::{report, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let both = |study: Study| study.with_scheme(Scheme::EnergyMomentum);
    let model = Model::planar("balancing")
        .with_gravity([0.0, -9.81])
        .with_body(
            Body::rigid("rod", 1.0, 1.0 / 12.0)
                .at([0.0, 0.5])
                .drawn_as(Shape::cuboid([0.05, 1.0])),
        )
        // drawn upright, it begins tilted
        .with_joint(Joint {
            coordinates: Some(vec![0.1]),
            ..Joint::revolute("ankle", ["ground", "rod"]).at([0.0, 0.0])
        })
        // torque = -20 N m/rad angle - 4 N m s/rad rate
        .with_force(Torsion::on_joint("controller", "ankle", 20.0, 4.0, 0.0))
        .with_study(both(Study::motion(2e-3, 4.0)).named("with-feedback"))
        .with_study(Study {
            without: vec!["controller".into()],
            ..both(Study::motion(2e-3, 0.5)).named("without-feedback")
        })
        .checked()?;
    let mut runs = vec![];
    for study in &model.studies {
        let trajectory = run(&model, study)?;
        let angle = trajectory.channel("joint.ankle.angle").ok_or("no angle")?;
        let end = angle.last().copied().unwrap_or_default();
        println!("{}: angle {end:.6} rad at the end", study.name);
        let lost = trajectory.channel("energy.dissipated").ok_or("no energy")?;
        println!("{}: dissipated {:?} J", study.name, lost.last());
        runs.push(trajectory);
    }
    report::of(&model, &runs).write("feedback.html")?;
    Ok(())
}
