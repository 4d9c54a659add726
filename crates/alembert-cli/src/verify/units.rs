//! Claims about optimal control: its result does not depend on the units of its data.

use super::claim::{Bench, Requirement};
use alembert::model::{Model, Scheme};
use alembert_ocp::problem::{Loaded, ProblemFile};
use alembert_ocp::study::{self, Unwatched};
use std::path::PathBuf;

/// What was one is now so many metres, kilograms, seconds.
#[derive(Clone, Copy)]
struct Units {
    length: f64,
    mass: f64,
    time: f64,
}

/// Measures all of them.
pub fn measure(bench: &mut Bench) {
    let one = Units {
        length: 1.0,
        mass: 1.0,
        time: 1.0,
    };
    let decades = [1e-6, 1e-3, 1e3, 1e6];
    for (name, change) in [
        (
            "length",
            &(|k| Units { length: k, ..one }) as &dyn Fn(f64) -> Units,
        ),
        ("mass", &|k| Units { mass: k, ..one }),
        ("time", &|k| Units { time: k, ..one }),
        ("length, mass and time", &|k| Units {
            length: k,
            mass: k,
            time: k,
        }),
    ] {
        let problem = format!("least effort of an arm of two links, {name} by 1e-6 to 1e6");
        // of the order of the tolerance of the solver, 1e-9
        let claim = (true, Requirement::Below(1e-8));
        let title = "objective in other units, relative";
        bench.measure(Scheme::Midpoint, title, &problem, claim, || {
            let reference = objective(one);
            let worst = decades.iter().try_fold(0.0_f64, |worst, k| {
                let off = (objective(change(*k))? / reference? - 1.0).abs();
                Some(worst.max(off))
            });
            worst.unwrap_or(f64::NAN)
        });
    }
}

/// Least effort in units of the torque squared times the time; none if there is no plan.
fn objective(units: Units) -> Option<f64> {
    let model = Model::from_toml_str(&arm(units), "model.toml").ok()?;
    let file = ProblemFile::from_toml_str(&reach(units), "problem.toml", &model).ok()?;
    let loaded = Loaded {
        file,
        model,
        folder: PathBuf::new(),
    };
    let plan = study::run(&loaded, &Unwatched).ok()?.plan;
    let torque = units.mass * (units.length / units.time).powi(2);
    let good = plan.solution.is_optimal();
    good.then(|| plan.solution.objective / (torque * torque * units.time))
}

fn arm(u: Units) -> String {
    let (l, m) = (u.length, u.mass);
    let mut text = format!(
        "space = \"planar\"\ngravity = [0, {:e}]\n",
        -9.81 * l / (u.time * u.time)
    );
    for name in ["upper", "lower"] {
        let inertia = m * l * l / 12.0;
        text += &format!("[[body]]\nname = \"{name}\"\nmass = {m:e}\ninertia = {inertia:e}\n");
    }
    for (name, bodies, at) in [
        ("shoulder", "\"ground\", \"upper\"", 0.0),
        ("elbow", "\"upper\", \"lower\"", -0.5 * l),
    ] {
        text += &format!(
            "[[joint]]\nname = \"{name}\"\nkind = \"revolute\"\nbodies = [{bodies}]\nat_first = [0, {at:e}]\nat_second = [0, {:e}]\n",
            0.5 * l
        );
    }
    text
}

fn reach(u: Units) -> String {
    let mut text = format!(
        "model = \"model.toml\"\n[[phase]]\nname = \"main\"\nsteps = 30\nduration = {:e}\n",
        u.time
    );
    for name in ["shoulder", "elbow"] {
        text += &format!("[[actuator]]\nname = \"{name}\"\njoint = \"{name}\"\n");
    }
    text + "[end]\nrest = true\njoints = { shoulder = 1.2, elbow = 0.7 }\n[[objective]]\nkind = \"effort\"\n"
}
