//! A sweep over two parameters on all processors: the largest swing of a damped pendulum that a motor shakes.

use alembert::model::{Body, Drive, Joint, Model, Study, Torsion};
use alembert::run;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// A pendulum with a damper and a motor of this frequency [rad/s].
fn model(damping: f64, frequency: f64) -> Model {
    Model::planar("shaken")
        .with_gravity([0.0, -9.81])
        .with_body(Body::rigid("rod", 1.0, 1.0 / 12.0).at([0.0, -0.5]))
        .with_joint(Joint::revolute("pivot", ["ground", "rod"]).at([0.0, 0.0]))
        .with_force(Torsion::on_joint("damper", "pivot", 0.0, damping, 0.0))
        .with_force(Drive::on_joint(
            "motor",
            "pivot",
            format!("0.1*sin({frequency}*t)"),
        ))
        .with_study(Study::motion(5e-3, 20.0))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let points: Vec<(f64, f64)> = (0..4)
        .flat_map(|i| (0..12).map(move |k| (0.05 * f64::from(i + 1), 2.0 + 0.25 * f64::from(k))))
        .collect();
    // every thread takes the next point; the order of the results does not depend on them
    let next = AtomicUsize::new(0);
    let found = Mutex::new(vec![f64::NAN; points.len()]);
    let work = || -> Result<(), String> {
        loop {
            let k = next.fetch_add(1, Ordering::Relaxed);
            let Some(&(damping, frequency)) = points.get(k) else {
                return Ok(());
            };
            let model = model(damping, frequency);
            let trajectory = run(&model, &model.studies[0]).map_err(|e| e.to_string())?;
            let angle = trajectory.channel("joint.pivot.angle").ok_or("no angle")?;
            let largest = angle.iter().fold(0.0_f64, |m, a| m.max(a.abs()));
            found.lock().map_err(|e| e.to_string())?[k] = largest;
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let ended = all.into_iter().map(|t| t.join());
        ended
            .map(|result| result.unwrap_or(Err("a thread ended".to_owned())))
            .collect::<Result<Vec<()>, String>>()
    })?;
    let found = found.into_inner().map_err(|_| "a thread ended")?;
    for (row, values) in found.chunks(12).enumerate() {
        let best = (0..12).fold(0, |best, k| if values[k] > values[best] { k } else { best });
        let (damping, frequency) = points[12 * row + best];
        println!(
            "damping {damping:.2}: swing {:.4} rad at {frequency} rad/s",
            values[best]
        );
    }
    Ok(())
}
