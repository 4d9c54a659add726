//! Wrong functions of time: each must be refused with the right words, the right line and a way out.

use alembert::model::{Force, Model, Signal};
use std::fs;
use std::path::PathBuf;

/// A planar body on a rail, driven by a signal in line 12.
fn driven(signal: &str) -> String {
    format!(
        r#"space = "planar"
[[body]]
name = "cart"
mass = 1
inertia = 1
[[joint]]
name = "rail"
kind = "prismatic"
bodies = ["ground", "cart"]
axis = [1, 0]
[[force]]
value = {signal}
name = "motor"
kind = "drive"
joint = "rail"
"#
    )
}

/// The one error of a signal: message, help and line.
fn refused(signal: &str) -> (String, String, Option<usize>) {
    let errors = Model::from_toml_str(&driven(signal), "bad.toml").expect_err(signal);
    assert_eq!(errors.0.len(), 1, "one mistake, one error: {errors}");
    let error = &errors.0[0];
    let help = error.help.clone().unwrap_or_default();
    (error.message.clone(), help, error.line())
}

#[test]
fn e2e_wrong_signals_are_refused() {
    let cases = [
        // keys
        (
            "{ from = 0, end = 1 }",
            "has no `to`",
            "Value from the end on",
        ),
        (
            "{ from = 0, to = 1, end = 1, smothness = 2 }",
            "unknown key `smothness`",
            "`smoothness`",
        ),
        (
            "{ from = 0, to = 1, end = 1, via = [[0, 0], [1, 1]] }",
            "exclude each other",
            "use one of",
        ),
        (
            "{ curve = \"circel\", component = \"x\", radius = 1, end = 1 }",
            "unknown value \"circel\"",
            "circle",
        ),
        (
            "{ curve = \"circle\", component = \"z\", radius = 1, end = 1 }",
            "unknown value \"z\"",
            "possible: x, y",
        ),
        ("{ via = [[0, 0], [1, 1, 1]] }", "must have 2 entries", ""),
        (
            "{ via = [[0, 0], [1, 1]], smoothness = 2.5 }",
            "must be a whole number",
            "",
        ),
        // times and degrees
        (
            "{ from = 0, to = 1, start = 2, end = 2 }",
            "`end` must be after `start`",
            "`start`",
        ),
        (
            "{ from = 0, to = 1, end = -1 }",
            "`end` must be after `start`",
            "when it is missing",
        ),
        (
            "{ from = 0, to = 1, end = 1, smoothness = 0 }",
            "from 1 to 6, found 0",
            "3 is right",
        ),
        (
            "{ via = [[0, 0], [1, 1]], smoothness = 7 }",
            "from 1 to 6, found 7",
            "3 is right",
        ),
        (
            "{ via = [[0, 0]] }",
            "at least two, found 1",
            "write points",
        ),
        ("{ via = [] }", "at least two, found 0", "write points"),
        ("{ via = [[0, 0], [1, 1], [1, 2]] }", "point 3 does not", ""),
        ("{ from = 0, to = inf, end = 1 }", "not a finite number", ""),
        ("{ via = [[0, 0], [nan, 1]] }", "not a finite number", ""),
        (
            "{ via = [[0, 0], [1e-300, 1], [1e300, 2]], smoothness = 6 }",
            "too unevenly",
            "lower `smoothness`",
        ),
        // curves
        (
            "{ curve = \"circle\", component = \"x\", end = 1 }",
            "no size",
            "radius = r",
        ),
        (
            "{ curve = \"circle\", component = \"x\", radius = 0, end = 1 }",
            "`radius` must be positive",
            "",
        ),
        (
            "{ curve = \"figure-eight\", component = \"x\", size = [1, -2], end = 1 }",
            "`size` must be positive",
            "",
        ),
        (
            "{ curve = \"figure-eight\", component = \"x\", radius = 1, end = 1 }",
            "no radius",
            "size = [a, b]",
        ),
        (
            "{ curve = \"circle\", component = \"x\", radius = 1, size = [1, 1], end = 1 }",
            "both `size` and `radius`",
            "leave one",
        ),
        (
            "{ curve = \"circle\", component = \"x\", radius = 1, turns = 0, end = 1 }",
            "`turns` must not be zero",
            "constant",
        ),
        (
            "{ curve = \"circle\", component = \"x\", radius = 1, start = 3, end = 1 }",
            "`end` must be after",
            "",
        ),
        // a file, but the model is a text without a place
        (
            "{ csv = \"motion.csv\", column = \"x\" }",
            "is not read",
            "save the model in a file",
        ),
        (
            "{ csv = \"motion.csv\" }",
            "has no `column`",
            "add `column`",
        ),
        ("{ csv = 3, column = \"x\" }", "must be a string", ""),
    ];
    for (signal, message, help) in cases {
        let found = refused(signal);
        assert!(
            found.0.contains(message) && found.1.contains(help) && found.2 == Some(12),
            "{signal}: wanted \"{message}\" / \"{help}\", found {found:?}"
        );
    }
}

/// A folder of this process that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("alembert-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    /// Writes the model and its CSV file, and reads the model.
    fn read(&self, signal: &str, csv: &str) -> Result<Model, alembert::error::ModelErrors> {
        fs::write(self.0.join("model.toml"), driven(signal)).expect("written");
        fs::write(self.0.join("motion.csv"), csv).expect("written");
        Model::from_path(self.0.join("model.toml"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn e2e_columns_of_files_become_tables_of_the_model() {
    let folder = Folder::new("columns");
    let signal = r#"{ csv = "motion.csv", time = "time", column = "joint.knee.angle", interpolation = "linear" }"#;
    let csv = "time [s],joint.knee.angle [rad]\n0,0.25\n1,0.5\n2.5,-1\n";
    let model = folder.read(signal, csv).unwrap_or_else(|e| panic!("{e}"));
    let table = match &model.forces[0] {
        Force::Drive(drive) => &drive.value,
        other => panic!("{other:?}"),
    };
    match table {
        Signal::Table(table) => {
            assert_eq!(table.table, [[0.0, 0.25], [1.0, 0.5], [2.5, -1.0]]);
            assert_eq!(table.interpolation, alembert::model::Interpolation::Linear);
        }
        other => panic!("{other:?}"),
    }
    // the model holds the rows: its text is complete, and another file is another model
    let text = model.to_toml_string().expect("written");
    let mut again = Model::from_toml_str(&text, "again.toml").unwrap_or_else(|e| panic!("{e}"));
    again.name.clone_from(&model.name);
    assert_eq!(again, model);
    let other = folder
        .read(signal, &csv.replace("0.25", "0.26"))
        .expect("valid");
    assert_ne!(
        other.to_json_string().expect("written"),
        model.to_json_string().expect("written")
    );
    // a change of something else keeps them
    let changed = model
        .with_overrides(&[("body.cart.mass", "2")])
        .expect("valid");
    assert_eq!(changed.forces, model.forces);
    // but no file can be named by a change
    let errors = model
        .with_overrides(&[(
            "force.motor.value",
            "{ csv = \"motion.csv\", column = \"x\" }",
        )])
        .expect_err("no place");
    assert!(errors.to_string().contains("is not read"), "{errors}");
}

#[test]
fn e2e_wrong_files_are_refused() {
    let folder = Folder::new("files");
    let good = "time,angle\n0,1\n1,2\n";
    let named = r#"{ csv = "motion.csv", column = "angle" }"#;
    let cases = [
        (
            named,
            "time,angle\n0,1\n0,2\n",
            "force \"motor\"",
            "line 3: the times must increase",
            "",
        ),
        (
            named,
            "time,angle\n0,1\n1,x\n",
            "motion.csv",
            "line 3: \"x\" is not a number",
            "",
        ),
        (named, "", "motion.csv", "empty", ""),
        (
            r#"{ csv = "motion.csv", column = "angel" }"#,
            good,
            "no column",
            "\"angel\"",
            "did you mean `angle`?",
        ),
        (
            r#"{ csv = "motion.csv", column = "angle", time = "t" }"#,
            good,
            "no column",
            "\"t\"",
            "time",
        ),
        (
            r#"{ csv = "missing.csv", column = "angle" }"#,
            good,
            "missing.csv",
            "cannot be read",
            "folder of the model file",
        ),
        (
            r#"{ csv = ".", column = "angle" }"#,
            good,
            "a folder",
            "not a file",
            "folder of the model file",
        ),
    ];
    for (signal, csv, subject, words, help) in cases {
        let errors = folder.read(signal, csv).expect_err(signal);
        let error = &errors.0[0];
        assert!(
            errors.0.len() == 1
                && error.message.contains(subject)
                && error.message.contains(words)
                && error.help.as_deref().unwrap_or("").contains(help)
                && error.line() == Some(12)
                && error.source_name.ends_with("model.toml"),
            "{signal}: {errors}"
        );
    }
    // not text
    fs::write(folder.0.join("motion.csv"), [0xff, 0xfe, 0x00]).expect("written");
    let errors = Model::from_path(folder.0.join("model.toml"));
    assert!(errors.is_err());
}
