//! Problem files on disk: the model beside them, names, changes.

use std::path::PathBuf;

use super::{ARM, HEAD, MOTORS, PHASE};
use alembert_ocp::problem::{Loaded, ProblemFile};

/// A folder that vanishes with the value.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, problem: &str, model: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("alembert-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("folder");
        std::fs::write(folder.join("problem.toml"), problem).expect("problem");
        std::fs::write(folder.join("model.toml"), model).expect("model");
        Self(folder)
    }

    fn load(&self) -> Result<Loaded, alembert::error::ModelErrors> {
        ProblemFile::from_path(self.0.join("problem.toml"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // best effort
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn arm() -> String {
    format!(
        "{HEAD}{PHASE}{MOTORS}[[study]]\nname = 'heavy'\nset = {{ 'model.body.upper.mass' = 7, max_turn = 0.1 }}\n"
    )
}

#[test]
fn e2e_a_problem_comes_with_its_model() {
    let folder = Folder::new("reach", &arm(), ARM);
    let loaded = folder.load().unwrap_or_else(|errors| panic!("{errors}"));
    let name = folder.0.file_name().and_then(|name| name.to_str());
    assert_eq!(loaded.file.name.as_deref(), name);
    assert_eq!(loaded.folder, folder.0);
    assert_eq!(loaded.model.bodies.len(), 3);
    // changes of the problem and of the model
    let changed = loaded
        .with_overrides(&[("phase.main.steps", "20"), ("model.body.upper.mass", "2")])
        .unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(changed.file.phases[0].steps, 20);
    assert_eq!(changed.model.bodies[0].mass, Some(2.0));
    assert_eq!(changed.file.studies.len(), 1);
    // keys that need each other come together
    let front = [("pareto.points", "4"), ("pareto.objectives", "['a', 'b']")];
    let errors = loaded
        .with_overrides(&front)
        .expect_err("unknown objectives");
    assert!(
        errors.0[0].message.contains("there is no objective \"a\""),
        "{errors}"
    );
    // a study may change the model
    let heavy = loaded.variant(&loaded.file.studies[0]).expect("good");
    assert_eq!(heavy.model.bodies[0].mass, Some(7.0));
    assert_eq!(heavy.file.max_turn, Some(0.1));
    assert!(heavy.file.studies.is_empty());
    let errors = loaded
        .file
        .variant(&loaded.file.studies[0])
        .expect_err("the model");
    assert!(
        errors.to_string().contains("model.body.upper.mass"),
        "{errors}"
    );
}

#[test]
fn e2e_wrong_overrides() {
    let folder = Folder::new("wrong", &arm(), ARM);
    let loaded = folder.load().unwrap_or_else(|errors| panic!("{errors}"));
    let cases = [
        (
            "phase.man.steps",
            "2",
            "no phase is called \"man\"",
            "`main`",
        ),
        ("phase.main.step", "2", "unknown key `step`", "`steps`"),
        ("phase.main.steps", "many", "must be a whole number", ""),
        (
            "phase.main.duration",
            "-1",
            "must be positive, found -1",
            "",
        ),
        (
            "contact.foot.friction",
            "1",
            "the problem has no contact",
            "",
        ),
        (
            "model.body.uper.mass",
            "1",
            "no body is called \"uper\"",
            "`upper`",
        ),
        ("model.body.upper.mass", "-1", "must be positive", ""),
        ("max_turn", "9", "at most pi/2", "0.5"),
        ("", "1", "the path is empty", ""),
    ];
    for (path, value, message, help) in cases {
        let errors = loaded.with_overrides(&[(path, value)]).expect_err(path);
        let error = &errors.0[0];
        assert!(error.message.contains(message), "{path}: {errors}");
        assert!(
            error.help.as_deref().unwrap_or("").contains(help),
            "{path}: {errors}"
        );
        assert!(errors.to_string().contains("--set"), "{path}: {errors}");
    }
}

#[test]
fn e2e_errors_stand_in_the_file_where_they_are() {
    // in the model
    let folder = Folder::new("model", &arm(), &ARM.replace("inertia", "inertja"));
    let errors = folder.load().expect_err("model");
    assert!(errors.0[0].source_name.ends_with("model.toml"), "{errors}");
    assert_eq!(errors.0[0].line(), Some(7), "{errors}");
    // in the problem
    let folder = Folder::new("problem", &arm().replace("'elbow'", "'elbo'"), ARM);
    let errors = folder.load().expect_err("problem");
    assert!(
        errors.0[0].source_name.ends_with("problem.toml"),
        "{errors}"
    );
    assert_eq!(errors.0[0].line(), Some(11), "{errors}");
    // no model, no solution, no problem
    let folder = Folder::new("none", &arm().replace("model.toml", "modell.toml"), ARM);
    let errors = folder.load().expect_err("no model");
    assert!(
        errors.0[0]
            .message
            .contains("no model file \"modell.toml\""),
        "{errors}"
    );
    assert_eq!(errors.0[0].line(), Some(1), "{errors}");
    let guess = format!("{}[guess]\nkind = 'solution'\nfile = 'old.npz'\n", arm());
    let folder = Folder::new("guess", &guess, ARM);
    let errors = folder.load().expect_err("no solution");
    assert!(
        errors.0[0].message.contains("no file \"old.npz\""),
        "{errors}"
    );
    assert_eq!(errors.0[0].line(), Some(17), "{errors}");
    let errors = ProblemFile::from_path(folder.0.join("problem.txt")).expect_err("extension");
    assert!(
        errors.to_string().contains("problem files end in .toml"),
        "{errors}"
    );
}
