//! A folder of its own for every test, and the built command.

#![allow(dead_code)] // each test file uses its part

use std::path::{Path, PathBuf};
use std::process::Command;

/// A pendulum with two studies.
pub const PENDULUM: &str = r#"title = "A pendulum"
gravity = [0, 0, -9.81]

[[body]]
name = "bob"
mass = 1
inertia = [0.1, 0.1, 0.1]
shape = { kind = "sphere", radius = 0.2 }
position = [1, 0, 0]

[[joint]]
name = "pivot"
kind = "revolute"
bodies = ["ground", "bob"]
at = [0, 0, 0]
axis = [0, 1, 0]

[[study]]
step = 1e-3
duration = 1
record_every = 10

[[study]]
name = "exact"
scheme = "energy-momentum"
step = 1e-3
duration = 1
record_every = 10
"#;

/// A folder that is removed at the end.
pub struct Place(PathBuf);

impl Place {
    /// A new folder.
    pub fn new(name: &str) -> Self {
        let folder =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("folder");
        Self(folder)
    }

    /// A path inside.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a model file and gives back its name.
    pub fn model(&self, name: &str, text: &str) -> String {
        std::fs::write(self.path(name), text).expect("model");
        name.to_owned()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What a command left.
pub struct Out {
    /// Exit code.
    pub code: i32,
    /// Data.
    pub stdout: String,
    /// Messages.
    pub stderr: String,
}

/// The command, in the folder.
pub fn command(place: &Place, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_alembert"));
    command.args(args).current_dir(place.path(""));
    command
}

/// Runs the command in the folder.
pub fn alembert(place: &Place, args: &[&str]) -> Out {
    let out = command(place, args).output().expect("starts");
    Out {
        code: out.status.code().unwrap_or(-1),
        stdout: String::from_utf8_lossy(&out.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&out.stderr).into_owned(),
    }
}

/// Reads JSON.
pub fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{e} in {text}"))
}

/// Two rods of 1 m in the plane, hinged to the ground and to each other.
pub const ARM: &str = r#"space = "planar"

[[body]]
name = "upper"
mass = 1.0
inertia = 0.0833
position = [0.5, 0]

[[body]]
name = "lower"
mass = 1.0
inertia = 0.0833
position = [1.5, 0]

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

/// The arm of `arm.toml` reaches for a point.
pub const REACH: &str = r#"title = "An arm reaches"
model = "arm.toml"

[[phase]]
name = "main"
steps = 20
duration = 1.0

[[actuator]]
name = "shoulder-motor"
joint = "shoulder"
limit = 20

[[actuator]]
name = "elbow-motor"
joint = "elbow"
limit = 20

[end]
rest = true

[[condition]]
name = "hand at the target"
at = "end"
point = { body = "lower", at = [0.5, 0] }
value = [0.5, 1.2]

[[objective]]
kind = "effort"
"#;

/// The arm of `arm.toml` between effort and time.
pub const FRONT: &str = r#"title = "An arm, quick or at ease"
model = "arm.toml"

[[phase]]
name = "main"
steps = 400
duration = { min = 1.0, max = 3.0 }

[[actuator]]
name = "shoulder-motor"
joint = "shoulder"

[[actuator]]
name = "elbow-motor"
joint = "elbow"

[end]
rest = true
joints = { shoulder = 0.5, elbow = 0.4 }

[[objective]]
kind = "effort"

[[objective]]
kind = "time"

[pareto]
objectives = ["effort", "time"]
points = 15
starts = 3
"#;
