//! Wrong problem files: each must be refused with the right words, the right line and a way out.

mod files;
mod good;
mod parameters;
mod quantities;
mod tables;

use alembert::model::Model;
use alembert_ocp::problem::ProblemFile;

/// A planar arm of two links, a free plate, a free point.
const ARM: &str = r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "upper"
mass = 1.0
inertia = 0.1
position = [0.5, 0]
[[body]]
name = "lower"
mass = 1.0
inertia = 0.1
position = [1.5, 0]
[[body]]
name = "plate"
mass = 1.0
inertia = 0.1
position = [5, 0]
[[point]]
name = "ball"
mass = 0.1
position = [6, 0]
[[joint]]
name = "shoulder"
kind = "revolute"
bodies = ["ground", "upper"]
at = [0, 0]
[[joint]]
name = "elbow"
kind = "revolute"
bodies = ["upper", "lower"]
at = [1, 0]
"#;

/// Without gravity: a spherical, a cylindrical, a welded and a free joint, and a loop that `link` closes.
const SPACE: &str = r#"
[[body]]
name = "a"
mass = 1.0
inertia = [1, 1, 1]
[[body]]
name = "b"
mass = 1.0
inertia = [1, 1, 1]
position = [1, 0, 0]
[[body]]
name = "c"
mass = 1.0
inertia = [1, 1, 1]
position = [2, 0, 0]
[[body]]
name = "flyer"
mass = 1.0
inertia = [1, 1, 1]
position = [9, 0, 0]
[[body]]
name = "drifter"
mass = 1.0
inertia = [1, 1, 1]
position = [0, 9, 0]
[[point]]
name = "bob"
mass = 1.0
position = [0, 0, 9]
[[joint]]
name = "hip"
kind = "spherical"
bodies = ["ground", "a"]
at = [0, 0, 0]
[[joint]]
name = "tube"
kind = "cylindrical"
bodies = ["a", "b"]
at = [1, 0, 0]
axis = [1, 0, 0]
[[joint]]
name = "pin"
kind = "revolute"
bodies = ["b", "c"]
at = [1.5, 0, 0]
axis = [0, 0, 1]
[[joint]]
name = "glue"
kind = "weld"
bodies = ["ground", "flyer"]
at = [9, 0, 0]
[[joint]]
name = "link"
kind = "spherical"
bodies = ["ground", "c"]
at = [2, 0, 0]
[[joint]]
name = "nothing"
kind = "free"
bodies = ["ground", "drifter"]
"#;

/// What every problem below begins with.
const HEAD: &str = "model = 'model.toml'\n";

/// One phase `main` of 10 steps and 1 s.
const PHASE: &str = "[[phase]]\nname = 'main'\nsteps = 10\nduration = 1\n";

/// Actuators `m1` and `m2` of the arm.
const MOTORS: &str =
    "[[actuator]]\nname = 'm1'\njoint = 'shoulder'\n[[actuator]]\nname = 'm2'\njoint = 'elbow'\n";

/// A wrong problem; the wrong line carries the comment `#!`.
struct Case {
    model: &'static str,
    text: String,
    message: &'static str,
    help: &'static str,
}

/// A whole problem for the arm.
fn whole(text: &str, message: &'static str, help: &'static str) -> Case {
    Case {
        model: ARM,
        text: text.to_owned(),
        message,
        help,
    }
}

/// A case below the head, a phase and two actuators of the arm.
fn arm(text: &str, message: &'static str, help: &'static str) -> Case {
    whole(&format!("{HEAD}{PHASE}{MOTORS}{text}"), message, help)
}

/// A case below the head and a phase, for the spatial model.
fn space(text: &str, message: &'static str, help: &'static str) -> Case {
    Case {
        model: SPACE,
        ..whole(&format!("{HEAD}{PHASE}{text}"), message, help)
    }
}

fn model(text: &str) -> Model {
    Model::from_toml_str(text, "model.toml").unwrap_or_else(|errors| panic!("{errors}"))
}

/// Refused for the expected reason, at the marked line, with a way out; all failures at once.
fn check(cases: Vec<Case>) {
    let failures: Vec<String> = cases.iter().filter_map(failure).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n--------\n"));
}

fn failure(case: &Case) -> Option<String> {
    let Case {
        text,
        message,
        help,
        ..
    } = case;
    let model = model(case.model);
    let Err(errors) = ProblemFile::from_toml_str(text, "bad.toml", &model) else {
        return Some(format!("accepted, wanted: {message}\n{text}"));
    };
    let line = text.lines().position(|line| line.contains("#!"));
    let line = line.expect("a line is marked") + 1;
    let found = errors.iter().any(|error| {
        error.message.contains(message)
            && error.line() == Some(line)
            && error.help.as_deref().unwrap_or("").contains(help)
    });
    // what is wrong with a type says itself what is right
    let helps = |message: &str| message.contains("must be") || message.contains("must have");
    let helped = errors.iter().all(|e| e.help.is_some() || helps(&e.message));
    let good = found && helped && errors.0.len() <= 3;
    (!good).then(|| format!("wanted line {line}: {message} / {help}; found\n{errors}\n\n{text}"))
}
