//! Studies that start at the end of a recorded run: two halves are the whole, and what does not fit is refused.

use alembert::model::{Model, Scheme, Study};
use alembert::simulate;
use alembert::trajectory::{Status, Trajectory, npz};
use std::fs::{self, File};
use std::path::PathBuf;

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("alembert-start-{name}-{}", std::process::id()));
    fs::create_dir_all(&path).expect("folder");
    path
}

fn run(model: &Model, study: &Study) -> Trajectory {
    let run = simulate(model, study, &mut |_| true).expect("runs");
    assert_eq!(run.status, Status::Completed, "{}", study.name);
    run
}

fn write(path: &std::path::Path, run: &Trajectory, model: &Model) {
    let file = File::create(path).expect("file");
    npz::write(file, run, model).expect("written");
}

/// Reads a model file that is written into the folder first.
fn read(folder: &std::path::Path, text: &str) -> Model {
    let path = folder.join("m.toml");
    fs::write(&path, text).expect("written");
    match Model::from_path(&path) {
        Ok(model) => model,
        Err(errors) => panic!("{errors}"),
    }
}

/// A driven loop in space with spring, damper, friction, a load that depends on time, full turns and a free body.
const MECHANISM: &str = r#"
gravity = [0, 0, -9.81]

[[body]]
name = "crank"
mass = 1.3
inertia = [0.02, 0.05, 0.04]
center_of_mass = [0.02, 0.01, 0]
position = [0.1, 0, 0]
orientation = { axis = [0, 1, 0], angle = 0.1 }

[[body]]
name = "rod"
mass = 0.7
inertia = [0.01, 0.06, 0.05]
position = [0.5, 0, 0.1]

[[body]]
name = "slider"
mass = 2
inertia = [0.1, 0.1, 0.1]
position = [0.8, 0, 0]

[[body]]
name = "top"
mass = 0.5
inertia = [0.01, 0.02, 0.03]
position = [0, 1, 0]
velocity = [0.3, 0, 2]
angular_velocity = [3, 2, 1]

[[joint]]
name = "a"
kind = "revolute"
bodies = ["ground", "crank"]
at = [0, 0, 0]
axis = [0, 1, 0]
speeds = [14]

[[joint]]
name = "b"
kind = "revolute"
bodies = ["crank", "rod"]
at = [0.2, 0, 0]
axis = [0, 1, 0]

[[joint]]
name = "c"
kind = "revolute"
bodies = ["rod", "slider"]
at = [0.8, 0, 0]
axis = [0, 1, 0]

[[joint]]
name = "d"
kind = "prismatic"
bodies = ["ground", "slider"]
at = [0.8, 0, 0]
axis = [1, 0, 0]

[[force]]
name = "spring"
kind = "spring"
bodies = ["ground", "top"]
points = [[0, 1, 2], [0, 1, 0]]
stiffness = 20
damping = 0.4
length = 1.5

[[force]]
name = "push"
kind = "force"
body = "slider"
value = ["5*sin(7*t)", 0, 0]
"#;

const FRICTION: &str = r#"
[[force]]
name = "brake"
kind = "friction"
joint = "d"
stiffness = 3000
yield = 1.5
"#;

/// Largest difference at the end, in any position, orientation, velocity, angle of a joint, or time.
fn difference(a: &Trajectory, b: &Trajectory) -> f64 {
    let wanted = |name: &str| {
        (name.starts_with("body.") || name.starts_with("joint.") || name.starts_with("point."))
            && !name.contains(".force")
            && !name.contains(".torque")
            && !name.contains(".kinetic")
    };
    let mut worst = (a.time.last().expect("time") - b.time.last().expect("time")).abs();
    for channel in a.channels.iter().filter(|c| wanted(&c.name)) {
        let other = b
            .channels
            .iter()
            .find(|c| c.name == channel.name)
            .expect("same");
        let (x, y) = (channel.values.last(), other.values.last());
        let off = (x.expect("value") - y.expect("value")).abs();
        worst = worst.max(off);
    }
    worst
}

/// Runs a motion at once, and in two halves with a file between them.
fn halves(name: &str, text: &str, scheme: Scheme) -> f64 {
    let folder = folder(name);
    let study = |name: &str, duration: f64, start: &str| {
        format!(
            "[[study]]\nname = \"{name}\"\nstep = 2e-3\ntolerance = 1e-13\nduration = {duration}\n{start}\n"
        )
    };
    let text = format!(
        "{text}\n{}{}{}",
        study("whole", 1.2, ""),
        study("first", 0.6, ""),
        study("second", 0.6, "start = { file = \"first.npz\" }")
    );
    let mut model = read(&folder, &text);
    for study in &mut model.studies {
        study.scheme = scheme;
    }
    let [whole, first, second] = &model.studies[..] else {
        panic!("three studies")
    };
    let (whole, first) = (run(&model, whole), run(&model, first));
    write(&folder.join("first.npz"), &first, &model);
    let second = run(&model, second);
    assert_eq!(second.time[0], 0.6);
    let off = difference(&second, &whole);
    fs::remove_dir_all(folder).expect("removed");
    off
}

#[test]
fn id_two_halves_are_the_whole() {
    let friction = format!("{MECHANISM}{FRICTION}");
    for (name, text, scheme) in [
        ("em", &friction, Scheme::EnergyMomentum),
        ("mid", &friction, Scheme::Midpoint),
        ("trap", &friction, Scheme::Trapezoidal),
        ("gauss", &MECHANISM.to_owned(), Scheme::Gauss4),
        ("lobatto", &MECHANISM.to_owned(), Scheme::Lobatto4),
    ] {
        let off = halves(name, text, scheme);
        // not to the last bit: momenta become velocities and momenta again, and Newton's iteration begins elsewhere
        assert!(off < 1e-9, "{name}: {off:e}");
    }
}

/// Generalised-alpha has accelerations of its own, which begin anew: an error of second order, as at its first start.
#[test]
fn ord_generalised_alpha_begins_its_accelerations_anew() {
    let off = halves("alpha", MECHANISM, Scheme::GeneralizedAlpha);
    assert!(off < 1e-2 && off > 1e-12, "{off:e}");
}

/// A cable in the wind: nodes of rods are stored in full precision.
#[test]
fn id_two_halves_of_a_rod_are_the_whole() {
    let text = r#"
gravity = [0, 0, -9.81]
[[rod]]
name = "cable"
start = [0, 0, 0]
end = [1, 0, 0]
elements = 8
section = { kind = "circle", radius = 0.01 }
density = 2000
youngs_modulus = 1e6
poisson_ratio = 0.3
[[joint]]
name = "pin"
kind = "spherical"
bodies = ["ground", "cable.start"]
at = [0, 0, 0]
[[force]]
name = "wind"
kind = "force"
body = "cable.end"
value = [0, "0.1*sin(9*t)", 0]
"#;
    let off = halves("rod", text, Scheme::EnergyMomentum);
    assert!(off < 1e-8, "{off:e}");
}

#[test]
fn id_what_does_not_fit_is_refused() {
    let folder = folder("refused");
    let study = "[[study]]\nname = \"s\"\nstep = 1e-3\nduration = 1e-2\n";
    let start = format!("{study}start = {{ file = \"run.npz\" }}\n");
    let arm = |length: f64, name: &str| {
        format!(
            "gravity = [0, 0, -9.81]\n[[body]]\nname = \"{name}\"\nmass = 1\ninertia = [0.1, 0.1, 0.1]\nposition = [{length}, 0, 0]\n\
             [[joint]]\nname = \"pivot\"\nkind = \"revolute\"\nbodies = [\"ground\", \"{name}\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n"
        )
    };
    let refusal = |text: &str| -> String {
        let model = read(&folder, text);
        let study = model.studies.last().expect("study");
        let errors = simulate(&model, study, &mut |_| true).expect_err("refused");
        errors.to_string()
    };
    let fits = format!("{}{start}", arm(1.0, "bob"));
    assert!(refusal(&fits).contains("run the study that writes it first"));
    let first = read(&folder, &format!("{}{study}", arm(1.0, "bob")));
    let done = run(&first, &first.studies[0]);
    write(&folder.join("run.npz"), &done, &first);
    let again = read(&folder, &fits);
    run(&again, &again.studies[0]);

    let other = refusal(&format!("{}{start}", arm(1.0, "bill")));
    assert!(other.contains("it has no body \"bill\""), "{other}");
    let more = format!(
        "{}[[point]]\nname = \"p\"\nmass = 1\nposition = [3, 0, 0]\n{start}",
        arm(1.0, "bob")
    );
    assert!(refusal(&more).contains("it has no point \"p\""));
    let longer = refusal(&format!("{}{start}", arm(1.1, "bob")));
    assert!(longer.contains("joint \"pivot\" does not hold"), "{longer}");
    let plane = "space = \"planar\"\n[[body]]\nname = \"bob\"\nmass = 1\ninertia = 1\n";
    let plane = refusal(&format!("{plane}{start}"));
    assert!(
        plane.contains("of a spatial model, this one is planar"),
        "{plane}"
    );

    // a part of its state at the end, and none
    let mut short = done.clone();
    if let Some(last) = &mut short.last {
        last.pose.clear();
        last.velocity.clear();
        last.coordinates.clear();
    }
    write(&folder.join("run.npz"), &short, &first);
    assert!(refusal(&fits).contains("does not hold the state at the end"));
    let mut bare = done;
    bare.last = None;
    write(&folder.join("run.npz"), &bare, &first);
    assert!(refusal(&fits).contains("does not hold the state at the end"));
    fs::write(folder.join("run.npz"), "no archive").expect("written");
    assert!(refusal(&fits).contains("no NPZ file"));
    // neither, both, and schemes with an integrator of their own
    for (words, keys) in [
        ("must name either", "start = {}"),
        (
            "must name either",
            "start = { study = \"s\", file = \"run.npz\" }",
        ),
        (
            "no meaning for its scheme",
            "start = { file = \"run.npz\" }\nscheme = \"lie-group\"",
        ),
    ] {
        let text = format!("{}{study}{keys}\n", arm(1.0, "bob"));
        let errors = Model::from_toml_str(&text, "m.toml").expect_err("refused");
        assert!(errors.to_string().contains(words), "{errors}");
    }
    fs::remove_dir_all(folder).expect("removed");
}

/// The other rest of a truss that has snapped through: an equilibrium that starts where a motion came to rest.
#[test]
fn id_an_equilibrium_starts_from_a_file() {
    let folder = folder("truss");
    let text = r#"
space = "planar"
[[body]]
name = "top"
mass = 1
inertia = 0.01
position = [0, 0.5]
[[joint]]
name = "guide"
kind = "prismatic"
bodies = ["ground", "top"]
at = [0, 0.5]
axis = [0, 1]
[[force]]
name = "left"
kind = "spring"
bodies = ["ground", "top"]
points = [[-1, 0], [0, 0.5]]
stiffness = 1000
[[force]]
name = "right"
kind = "spring"
bodies = ["ground", "top"]
points = [[1, 0], [0, 0.5]]
stiffness = 1000
[[force]]
name = "push"
kind = "force"
body = "top"
value = [0, -300]
[[study]]
name = "through"
kind = "equilibrium"
arc_length = true
stop = { channel = "body.top.position.y", value = -0.4 }
[[study]]
name = "below"
kind = "equilibrium"
without = ["push"]
start = { file = "through.npz" }
"#;
    let model = read(&folder, text);
    let through = run(&model, &model.studies[0]);
    write(&folder.join("through.npz"), &through, &model);
    let below = run(&model, &model.studies[1]);
    let y = below
        .channels
        .iter()
        .find(|c| c.name == "body.top.position.y")
        .expect("y");
    let end = y.values.last().expect("end");
    assert!((end + 0.5).abs() < 1e-9, "{end}");
    fs::remove_dir_all(folder).expect("removed");
}
