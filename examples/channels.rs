//! Channels of a run: which there are, as CSV for a spreadsheet, as NPZ for NumPy, and back.

use alembert::model::{Model, Point, Study};
use alembert::run;
use alembert::trajectory::{csv, npz};
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut ball = Point::new("ball", 1.0, [0.0, 0.0, 2.0]);
    ball.velocity = Some([1.0, 0.0, 3.0].into());
    let model = Model::new("throw")
        .with_gravity([0.0, 0.0, -9.81])
        .with_point(ball)
        .with_study(Study::motion(0.01, 0.5))
        .checked()?;
    let trajectory = run(&model, &model.studies[0])?;
    for channel in &trajectory.channels {
        println!("{} [{}]", channel.name, channel.unit);
    }
    let mut out = BufWriter::new(File::create("throw.csv")?);
    csv::write(&mut out, &trajectory)?;
    out.flush()?;
    npz::write(
        BufWriter::new(File::create("throw.npz")?),
        &trajectory,
        &model,
    )?;

    // a result file knows its model
    let (back, of) = npz::read(BufReader::new(File::open("throw.npz")?))?;
    println!("the same model: {}", of == model);
    println!(
        "the same channels: {}",
        back.channels == trajectory.channels
    );
    let (time, columns) = csv::read(&mut File::open("throw.csv")?)?;
    println!("CSV: {} rows, {} columns", time.len(), columns.len());
    Ok(())
}
