//! Plans of unstable motions: right step by step, and said to be so; plans that are wrong are not excused by it.

mod common;

use alembert::trajectory::{Status, Verdict};
use alembert_ocp::study::{self, Unwatched};
use std::fmt::Write;

/// An arm of seven links that is moved from one upright position to another: round-off grows by 1e12 on the way.
fn upright(steps: usize) -> (String, String) {
    let mut model = "space = 'planar'\ngravity = [0, -9.81]\n".to_owned();
    let mut problem = format!(
        "model = 'model.toml'\n[[phase]]\nname = 'main'\nsteps = {steps}\nduration = 2\n[start]\nrest = true\n[end]\nrest = true\n[end.joints]\n"
    );
    let angle = |k: usize, first: f64, rest: f64| if k == 0 { first } else { rest };
    for k in 0..7 {
        writeln!(problem, "j{k} = {}", angle(k, 1.7, -0.1)).expect("text");
    }
    for k in 0..7 {
        let (before, at) = match k {
            0 => ("ground".to_owned(), 0.0),
            k => (format!("l{}", k - 1), 0.15),
        };
        write!(
            model,
            "[[body]]\nname = 'l{k}'\nmass = 1\ninertia = 0.0075\n[[joint]]\nname = 'j{k}'\nkind = 'revolute'\nbodies = ['{before}', 'l{k}']\n\
             at_first = [{at}, 0]\nat_second = [-0.15, 0]\ncoordinates = [{}]\n",
            angle(k, 1.3, 0.1)
        )
        .expect("text");
        writeln!(problem, "[[actuator]]\nname = 'm{k}'\njoint = 'j{k}'").expect("text");
    }
    (model, problem + "[[objective]]\nkind = 'effort'\n")
}

#[test]
fn claim_a_plan_of_an_unstable_motion_is_reproduced_step_by_step() {
    let (model, problem) = upright(600);
    let loaded = common::loaded(&model, &problem);
    let mut solved = study::run(&loaded, &Unwatched).expect("a good problem");
    assert!(solved.plan.solution.is_optimal());
    let played = solved
        .plan
        .play(&loaded.file, &loaded.model, "main")
        .expect("a plan");
    let amplified = played.amplified.expect("unstable");
    assert!(played.deviation.expect("played") > 0.1, "it falls");
    assert!(
        amplified.step < 1e-8 && amplified.growth > 1e9,
        "{amplified:?}"
    );
    assert_eq!(played.trajectory.status, Status::Completed);
    let mut ledger = played.trajectory.ledger.iter();
    let entry = ledger
        .find(|e| e.name == "plan against simulator")
        .expect("there");
    assert_eq!(entry.verdict, Verdict::Doubtful);
    assert!(
        entry.note.contains("the motion is unstable"),
        "{}",
        entry.note
    );
    // the motion that is reported is the plan
    let angle = played
        .trajectory
        .channel("joint.j0.angle")
        .expect("recorded");
    assert!((angle.last().expect("end") - 1.7).abs() < 1e-9);

    // a control that is off by a hundredth is no round-off
    let at = solved.plan.program.tau_at[100];
    solved.plan.solution.x[at] *= 1.01;
    let played = solved
        .plan
        .play(&loaded.file, &loaded.model, "main")
        .expect("a plan");
    assert!(played.amplified.is_none());
    assert_eq!(played.trajectory.status.code(), "stalled");
}
