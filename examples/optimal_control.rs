//! An optimal control problem built in code: a block on a rail goes one metre in one second, with least effort and in least time.

use alembert::model::{Body, Joint, Marker, Model, Shape};
use alembert_ocp::played::Played;
use alembert_ocp::problem::{Actuator, Objective, ProblemFile};
use alembert_ocp::report;
use alembert_ocp::study::Unwatched;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let block = Model::planar("block")
        .with_body(Body::rigid("block", 1.0, 1.0).drawn_as(Shape::cuboid([0.16, 0.12])))
        .with_joint(
            Joint::prismatic("rail", ["ground", "block"])
                .at([0.0; 2])
                .along([1.0, 0.0]),
        )
        .with_marker(Marker::new("centre", "block", [0.0; 2]));
    let from_rest_to_rest = ProblemFile::new("block")
        .with_title("A block on a rail, from rest to rest")
        .starting_at("rail", 0.0)
        .ending_at("rail", 1.0)
        .ending_at_rest();
    let push = Actuator::on_joint("push", "rail");

    let least_effort = from_rest_to_rest
        .clone()
        .with_phase("main", 20, 1.0)
        .with_actuator(push.clone())
        .minimise(Objective::effort(1.0))
        .with_model(block.clone())?;
    let least_time = from_rest_to_rest
        .with_phase("main", 15, [0.1, 10.0])
        .with_actuator(push.limited(1.0))
        .minimise(Objective::time(1.0))
        .with_model(block)?;

    let effort = Played::solve("effort", least_effort, &Unwatched)?;
    let time = Played::solve("time", least_time, &Unwatched)?;
    for plan in [&effort, &time] {
        let name = &plan.trajectory.provenance.study;
        println!(
            "{name}: {}, {}",
            plan.status(),
            plan.solved.plan.solution.objective
        );
    }
    report::of(&[effort, time]).write("optimal_control.html")?;
    Ok(())
}
