//! A study that a program made is checked before it runs, as one of a file is.

use alembert::model::{Model, Study};

const BOB: &str = r#"
gravity = [0, 0, -9.81]
[[point]]
name = "bob"
mass = 1
[[study]]
step = 0.1
duration = 1
"#;

fn refusal(change: impl Fn(&mut Study)) -> String {
    let model = Model::from_toml_str(BOB, "bob.toml").unwrap_or_else(|e| panic!("{e}"));
    let mut study = model.studies[0].clone();
    change(&mut study);
    match alembert::simulate(&model, &study, &mut |_| true) {
        Ok(run) => panic!("ran: {:?}", run.status),
        Err(errors) => errors.to_string(),
    }
}

#[test]
fn id_a_study_built_in_code_is_checked() {
    for step in [-1.0, 0.0, f64::INFINITY, f64::NAN] {
        let message = refusal(|s| s.step = step);
        assert!(message.contains("step"), "{message}");
        let message = refusal(|s| s.duration = step);
        assert!(message.contains("duration"), "{message}");
    }
}

#[test]
fn id_unknown_channels_of_a_model_built_in_code_are_refused() {
    let text = format!("{BOB}[report]\nchannels = [\"energy.total\"]\n");
    let mut model = Model::from_toml_str(&text, "bob.toml").unwrap_or_else(|e| panic!("{e}"));
    if let Some(report) = &mut model.report {
        report.channels = vec!["energy.furlong".to_owned()];
    }
    let study = model.studies[0].clone();
    let refused = alembert::simulate(&model, &study, &mut |_| true);
    let message = refused.map_or_else(|e| e.to_string(), |_| "ran".to_owned());
    assert!(message.contains("energy.furlong"), "{message}");
}
