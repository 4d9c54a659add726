//! Wrong questions.

use super::{CRANK, DRIVES, double_pendulum, four_bar, record, run, settings};
use crate::inverse::{Recording, inverse};
use crate::model::Model;

fn refusal(model: &Model, recording: &Recording, names: &[&str]) -> String {
    let study = &model.studies[0];
    match inverse(model, study, recording, &settings(names), &mut |_| true) {
        Ok(_) => panic!("accepted"),
        Err(errors) => errors.to_string(),
    }
}

#[test]
fn id_bad_questions_are_refused() {
    let driven = double_pendulum(4e-3, DRIVES);
    let plain = double_pendulum(4e-3, "");
    let motion = run(&driven);
    let joints = record(&motion, |n| n.starts_with("joint."));
    let shoulder = record(&motion, |n| n == "joint.shoulder.angle");
    for (recording, names, words) in [
        (
            &shoulder,
            &[][..],
            &["\"elbow\"", "joint.elbow.angle", "body.lower.d1.x"][..],
        ),
        (&joints, &["elbw"], &["elbw", "did you mean `elbow`"]),
        (&joints, &["elbow.agle"], &["agle", "did you mean `angle`"]),
        (&joints, &["elbow", "elbow"], &["twice"]),
        (
            &joints,
            &["elbow"],
            &["cannot make", "\"shoulder\"", "--actuate"],
        ),
    ] {
        let message = refusal(&plain, recording, names);
        for word in words {
            assert!(message.contains(word), "{word}: {message}");
        }
    }
    let mut longer = plain.clone();
    longer.studies[0].duration = 2.0;
    let message = refusal(&longer, &joints, &[]);
    assert!(
        message.contains("2 s") && message.contains("duration=1"),
        "{message}"
    );
    // a jump
    let mut jump = motion.clone();
    for c in jump
        .channels
        .iter_mut()
        .filter(|c| c.name == "joint.elbow.angle")
    {
        c.values[100..].iter_mut().for_each(|v| *v += 1.0);
    }
    let message = refusal(&plain, &record(&jump, |n| n.starts_with("joint.")), &[]);
    assert!(
        message.contains("\"lower\"") && message.contains("jump"),
        "{message}"
    );
}

#[test]
fn id_a_loop_that_cannot_close_is_named() {
    let plain = four_bar(4e-3, "");
    let motion = run(&four_bar(4e-3, CRANK));
    let poses = record(&motion, |n| n == "joint.base.angle_rate");
    let message = refusal(&plain, &poses, &["pivot"]);
    assert!(
        message.contains("does not follow from the loops"),
        "{message}"
    );
    // the crank turned where the rocker cannot go along
    let rows: String = (0..=250)
        .map(|k| {
            let t = 4e-3 * f64::from(k);
            format!("{t},{},{}\n", 0.3 * t, 3.0 * t)
        })
        .collect();
    let text = format!("time,joint.pivot.angle,joint.base.angle\n{rows}");
    let recording = Recording::from_text(&text, "m.csv").expect("reads");
    let message = refusal(&plain, &recording, &["pivot"]);
    assert!(
        message.contains("joint \"tip\"") || message.contains("turns by"),
        "{message}"
    );
}
