//! A study that a program made is checked before it runs, as one of a file is.

use alembert::model::{Joint, Model, Point, Study};

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

/// A wrong name is told in the same words, whether a file or a program says it.
#[test]
fn id_a_model_built_in_code_is_checked_as_a_file() {
    let text = format!(
        "{BOB}[[joint]]\nname = \"hook\"\nkind = \"spherical\"\nbodies = [\"ground\", \"bobb\"]\nat = [0, 0, 0]\n"
    );
    let of_file = Model::from_toml_str(&text, "bob.toml").expect_err("a wrong name");
    let built = Model::new("bob")
        .with_gravity([0.0, 0.0, -9.81])
        .with_point(Point::new("bob", 1.0, [0.0; 3]))
        .with_joint(Joint::spherical("hook", ["ground", "bobb"]).at([0.0; 3]))
        .with_study(Study::motion(0.1, 1.0));
    let checked = built.clone().checked().expect_err("a wrong name");
    let run = alembert::run(&built, &built.studies[0]).expect_err("a wrong name");
    let words = |errors: &alembert::error::ModelErrors| {
        let each = errors.iter();
        each.map(|e| (e.message.clone(), e.help.clone(), e.path.clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!(words(&of_file), words(&checked));
    assert_eq!(words(&of_file), words(&run));
    assert!(of_file.to_string().contains("bobb"), "{of_file}");
}
