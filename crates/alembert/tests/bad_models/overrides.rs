//! Values changed from the command line: good ones take effect, wrong ones are refused like wrong files.

use super::SPATIAL;
use alembert::model::Model;

#[test]
fn e2e_overrides() {
    let text = format!("{SPATIAL}[[study]]\nstep = 0.1\nduration = 1\n");
    let model = Model::from_toml_str(&text, "good.toml").expect("good");
    let set = |path: &str, value: &str| model.with_overrides(&[(path, value)]);
    // by name, by index, missing keys, strings
    assert_eq!(
        set("body.crank.mass", "2").expect("good").bodies[0].mass,
        Some(2.0)
    );
    assert_eq!(
        set("body.1.mass", "2").expect("good").bodies[1].mass,
        Some(2.0)
    );
    assert_eq!(
        set("body[1].mass", "2").expect("good").bodies[1].mass,
        Some(2.0)
    );
    assert_eq!(
        set("study.main.step", "1e-3").expect("good").studies[0].step,
        1e-3
    );
    assert_eq!(
        set("study.main.record_every", "10").expect("good").studies[0].record_every,
        Some(10)
    );
    assert_eq!(
        set("gravity", "[0,0,-1.62]").expect("good").gravity_xyz(),
        [0.0, 0.0, -1.62]
    );
    assert_eq!(
        set("body.rod.position[0]", "5").expect("good").bodies[1].position_xyz(),
        [5.0, 0.0, 0.0]
    );
    assert_eq!(
        set("study.main.scheme", "trapezoidal")
            .expect("good")
            .studies[0]
            .scheme,
        alembert::model::Scheme::Trapezoidal
    );
    assert_eq!(
        set("report.channels", "['energy.total']")
            .expect("good")
            .report
            .expect("report")
            .channels,
        ["energy.total"]
    );
    // wrong ones
    let cases = [
        (
            "body.cranc.mass",
            "2",
            "no body is called \"cranc\"",
            "`crank`",
        ),
        ("body.crank.mas", "2", "unknown key `mas`", "`mass`"),
        ("bdy.crank.mass", "2", "unknown key `bdy`", "`body`"),
        ("body.crank.mass", "-2", "must be positive, found -2", ""),
        (
            "body.crank.mass",
            "heavy",
            "must be a number, found a string",
            "",
        ),
        ("body.crank.mass", "nan", "must be a number, found null", ""),
        ("body.7.mass", "2", "no index 7", ""),
        (
            "gravity",
            "[0, 0",
            "must be a list of numbers, found a string",
            "",
        ),
        ("gravity", "[0, 0]", "three entries", ""),
        ("body.crank.mass.x", "1", "single value", ""),
        (
            "study.other.step",
            "1",
            "no study is called \"other\"",
            "main",
        ),
        ("joint.j.axis", "[1,0,0]", "the model has no joint", ""),
        ("", "1", "the path is empty", "--set"),
    ];
    for (path, value, message, help) in cases {
        let errors = set(path, value).expect_err(path);
        let error = &errors.0[0];
        assert!(error.message.contains(message), "{path}: {errors}");
        assert!(
            error.help.as_deref().unwrap_or("").contains(help),
            "{path}: {errors}"
        );
        assert!(errors.to_string().contains("--set"), "{path}: {errors}");
    }
}
