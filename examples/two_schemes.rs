//! Two schemes on one model: both with the same step, their energy compared, and both in one report.

use alembert::model::{Model, Point, Scheme, Spring, Study};
use alembert::{report, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut swinging = Point::new("ball", 1.0, [1.0, 0.0, 0.0]);
    swinging.velocity = Some([0.0, 2.0, 0.0].into());
    let study = |scheme, name: &str| {
        let study = Study::motion(0.02, 20.0).named(name);
        study.with_scheme(scheme).recorded_every(1)
    };
    let model = Model::new("elastic-pendulum")
        .with_gravity([0.0, 0.0, -9.81])
        .with_point(swinging)
        .with_force(Spring::new(
            "cord",
            ["ground", "ball"],
            [[0.0; 3], [1.0, 0.0, 0.0]],
            200.0,
        ))
        .with_study(study(Scheme::Midpoint, "midpoint"))
        .with_study(study(Scheme::EnergyMomentum, "energy-momentum"))
        .checked()?;
    let runs: Result<Vec<_>, _> = model.studies.iter().map(|s| run(&model, s)).collect();
    let runs = runs?;
    for run in &runs {
        let total = run.channel("energy.total").ok_or("no energy")?;
        let drift = total.iter().map(|e| (e - total[0]).abs());
        let drift = drift.fold(0.0, f64::max);
        println!("{}: energy drift {drift:e} J", run.provenance.study);
    }
    report::of(&model, &runs).write("two_schemes.html")?;
    Ok(())
}
