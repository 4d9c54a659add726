//! Modes of a clamped steel beam against Euler and Bernoulli.

use alembert::model::{CircleSection, Grid, Joint, Model, Rod, Section, Study};
use alembert::{report, run};
use std::f64::consts::{PI, TAU};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (radius, young, density) = (5e-3, 2.1e11, 7850.0_f64);
    let model = Model::new("beam-modes")
        .with_rod(Rod {
            name: "beam".into(),
            elements: 80,
            start: Some([0.0; 3].into()),
            end: Some([1.0, 0.0, 0.0].into()),
            grid: Grid::Staggered,
            section: Some(Section::Circle(CircleSection { radius })),
            youngs_modulus: Some(young),
            poisson_ratio: Some(0.3),
            density: Some(density),
            ..Rod::default()
        })
        .with_joint(Joint::weld("clamp", ["ground", "beam.start"]).at([0.0; 3]))
        .with_study(Study::modes(6))
        .checked()?;
    let trajectory = run(&model, &model.studies[0])?;
    let bending = (young * PI * radius.powi(4) / 4.0 / (density * PI * radius.powi(2))).sqrt();
    // each frequency of bending occurs twice, once for each axis of the section
    for (pair, k) in [
        1.875_104_068_711_961,
        4.694_091_132_974_175,
        7.854_757_438_237_613,
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("mode.{}.frequency", 2 * pair + 1);
        let values = trajectory.channel(&name).ok_or("no mode")?;
        let frequency = values.first().copied().unwrap_or_default();
        println!(
            "{name} {frequency:.4} Hz, Euler-Bernoulli {:.4} Hz",
            k * k * bending / TAU
        );
    }
    report::of(&model, &[trajectory]).write("beam_modes.html")?;
    Ok(())
}
