//! The result of a problem does not depend on the units of its data: lengths, masses, times and weights over twelve decades.

mod common;

use alembert_nlp::Status;
use alembert_ocp::study::{self, Solved, Unwatched};

/// A change of units: what was one is now so many metres, kilograms, seconds; and the weight of the objective.
#[derive(Clone, Copy, Debug)]
struct Units {
    length: f64,
    mass: f64,
    time: f64,
    weight: f64,
}

const ONE: Units = Units {
    length: 1.0,
    mass: 1.0,
    time: 1.0,
    weight: 1.0,
};

/// Twelve decades of each quantity, and all together.
fn changes() -> Vec<Units> {
    let mut out = vec![];
    for k in [1e-6, 1e-3, 1e3, 1e6] {
        let one = ONE;
        out.extend([
            Units { length: k, ..one },
            Units { mass: k, ..one },
            Units { time: k, ..one },
            Units { weight: k, ..one },
        ]);
    }
    let all = |length, mass, time, weight| Units {
        length,
        mass,
        time,
        weight,
    };
    // millimetres and milligrams, centimetres and tenths of grams, kilometres and 1e9 kg
    out.push(all(1e-3, 1e-6, 1.0, 1.0));
    out.push(all(1e-2, 1e-4, 1.0, 1.0));
    out.push(all(1e3, 1e9, 1.0, 1.0));
    out.push(all(1e-6, 1e-6, 1e-3, 1e-8));
    out
}

impl Units {
    fn torque(&self) -> f64 {
        self.mass * (self.length / self.time).powi(2)
    }
    fn force(&self) -> f64 {
        self.mass * self.length / self.time.powi(2)
    }
    fn gravity(&self) -> f64 {
        9.81 * self.length / self.time.powi(2)
    }
    fn inertia(&self) -> f64 {
        self.mass * self.length.powi(2)
    }
}

fn solved(model: &str, problem: &str) -> Solved {
    study::run(&common::loaded(model, problem), &Unwatched).expect("a good problem")
}

/// Solves a problem in all units; `build` writes it in units, and says what its objective is measured in.
fn compare(build: impl Fn(&Units) -> (String, String, f64), tolerance: f64) {
    let (model, problem, _) = build(&ONE);
    let first = solved(&model, &problem);
    let reference = first.plan.solution.objective;
    assert_eq!(first.plan.solution.status, Status::Solved);
    for units in changes() {
        let (model, problem, scale) = build(&units);
        let other = solved(&model, &problem);
        let plan = &other.plan;
        assert_eq!(plan.solution.status, Status::Solved, "{units:?}");
        let objective = plan.solution.objective / scale;
        assert!(
            (objective - reference).abs() <= tolerance * reference.abs(),
            "{units:?}: {objective} {reference}"
        );
        // what is told of it too
        let kkt = plan.solution.residuals.expect("measured").largest();
        assert!(kkt <= 1e-8, "{units:?}: {kkt}");
        assert!(plan.explanation.violated.is_empty(), "{units:?}");
        assert_eq!(
            plan.explanation.active_count, first.plan.explanation.active_count,
            "{units:?}"
        );
        let loaded = common::loaded(&model, &problem);
        let played = plan.play(&loaded.file, &loaded.model, "main");
        let status = played.expect("a good plan").trajectory.status;
        assert_eq!(
            status.code(),
            "completed",
            "{units:?}: {}",
            status.message()
        );
    }
}

fn arm(u: &Units) -> String {
    format!(
        r#"
space = "planar"
gravity = [0, {g:e}]
[[body]]
name = "upper"
mass = {m:e}
inertia = {i:e}
[[body]]
name = "lower"
mass = {m:e}
inertia = {i:e}
[[joint]]
name = "shoulder"
kind = "revolute"
bodies = ["ground", "upper"]
at_first = [0, 0]
at_second = [0, {l:e}]
[[joint]]
name = "elbow"
kind = "revolute"
bodies = ["upper", "lower"]
at_first = [0, {k:e}]
at_second = [0, {l:e}]
"#,
        g = -u.gravity(),
        m = u.mass,
        i = u.inertia() / 12.0,
        l = 0.5 * u.length,
        k = -0.5 * u.length,
    )
}

const MOTORS: &str = "[[actuator]]\nname = 'shoulder'\njoint = 'shoulder'\n[[actuator]]\nname = 'elbow'\njoint = 'elbow'\n";

/// The same in directors: the lifted program itself ends there, in as many iterations.
#[test]
fn claim_effort_of_an_arm_in_directors_in_any_units() {
    let build = |u: &Units| {
        let problem = format!(
            "model = 'model.toml'\n[[phase]]\nname = 'main'\nsteps = 12\nduration = {:e}\n{MOTORS}[end]\nrest = true\njoints = {{ shoulder = 1.2, elbow = 0.7 }}\n[[objective]]\nkind = 'effort'\nweight = {:e}\n[solver]\ntranscription = 'lifted'\n",
            u.time, u.weight
        );
        let scale = u.weight * u.torque().powi(2) * u.time;
        let solved = solved(&arm(u), &problem);
        let lift = solved.plan.lift.expect("in directors");
        assert_eq!(lift.status, Status::Solved, "{u:?}");
        (lift.objective / scale, lift.iterations)
    };
    let (reference, iterations) = build(&ONE);
    for units in changes() {
        let (objective, count) = build(&units);
        assert!(
            (objective / reference - 1.0).abs() < 1e-8,
            "{units:?}: {objective} {reference}"
        );
        assert!(
            count.abs_diff(iterations) <= 2,
            "{units:?}: {count} {iterations}"
        );
    }
}

/// Least effort of an arm of two links, rest to rest. Same iterations up to rounding, so the objective is the same to its last digits.
#[test]
fn claim_effort_of_an_arm_in_any_units() {
    let build = |u: &Units| {
        let problem = format!(
            "model = 'model.toml'\n[[phase]]\nname = 'main'\nsteps = 30\nduration = {:e}\n{MOTORS}[end]\nrest = true\njoints = {{ shoulder = 1.2, elbow = 0.7 }}\n[[objective]]\nkind = 'effort'\nweight = {:e}\n",
            u.time, u.weight
        );
        let scale = u.weight * u.torque().powi(2) * u.time;
        (arm(u), problem, scale)
    };
    compare(build, 1e-9);
}

/// A reach with limits of the motors, a free duration, and effort against time.
#[test]
fn claim_reach_with_limits_in_any_units() {
    let build = |u: &Units| {
        let problem = format!(
            "model = 'model.toml'\n[[phase]]\nname = 'main'\nsteps = 30\nduration = {{ min = {:e}, max = {:e}, guess = {:e} }}\n[[actuator]]\nname = 'shoulder'\njoint = 'shoulder'\nlimit = {limit:e}\n[[actuator]]\nname = 'elbow'\njoint = 'elbow'\nlimit = {limit:e}\n[end]\nrest = true\n[[condition]]\nname = 'reach'\nat = 'end'\npoint = {{ body = 'lower', at = [0, {tip:e}] }}\nvalue = [{x:e}, {y:e}]\n[[objective]]\nkind = 'effort'\nweight = {:e}\n[[objective]]\nkind = 'time'\nweight = {:e}\n",
            0.3 * u.time,
            3.0 * u.time,
            u.time,
            u.weight / (u.torque().powi(2) * u.time),
            20.0 * u.weight / u.time,
            limit = 12.0 * u.torque(),
            tip = -0.5 * u.length,
            x = 1.2 * u.length,
            y = -0.9 * u.length,
        );
        (arm(u), problem, u.weight)
    };
    // bounds are met up to the last barrier, 1e-10
    compare(build, 1e-7);
}

/// A mass on a rail, without any length in its model: least time with a limited force, 2 sqrt(d/u).
#[test]
fn ref_least_time_in_any_units() {
    let build = |u: &Units| {
        let model = format!(
            "space = 'planar'\n[[body]]\nname = 'cart'\nmass = {:e}\ninertia = {:e}\n[[joint]]\nname = 'rail'\nkind = 'prismatic'\nbodies = ['ground', 'cart']\nat = [0, 0]\naxis = [1, 0]\n",
            u.mass,
            1e-9 * u.inertia(),
        );
        let problem = format!(
            "model = 'model.toml'\n[[phase]]\nname = 'main'\nsteps = 40\nduration = {{ min = {:e}, max = {:e}, guess = {:e} }}\n[[actuator]]\nname = 'u'\njoint = 'rail'\nlimit = {:e}\n[end]\nrest = true\njoints = {{ rail = {:e} }}\n[[objective]]\nkind = 'time'\nweight = {:e}\n",
            0.1 * u.time,
            10.0 * u.time,
            u.time,
            u.force(),
            u.length,
            u.weight,
        );
        (model, problem, u.weight * u.time)
    };
    let (model, problem, _) = build(&ONE);
    // N even: exact on the grid (gallery: double-integrator)
    let time = solved(&model, &problem).plan.solution.objective;
    assert!((time - 2.0).abs() < 1e-7, "{time}");
    compare(build, 1e-7);
}

/// Two masses on each other jump: contacts, impulses, a free flight.
#[test]
fn claim_jump_in_any_units() {
    let build = |u: &Units| {
        let model = format!(
            "space = 'planar'\ngravity = [0, {:e}]\n[[body]]\nname = 'foot'\nmass = {m:e}\ninertia = {i:e}\nposition = [0, 0]\n[[body]]\nname = 'top'\nmass = {m:e}\ninertia = {i:e}\n[[joint]]\nname = 'leg'\nkind = 'prismatic'\nbodies = ['foot', 'top']\nat_first = [0, 0]\nat_second = [0, 0]\naxis_first = [0, 1]\naxis_second = [0, 1]\ncoordinates = [{l:e}]\n",
            -u.gravity(),
            m = u.mass,
            i = 0.01 * u.inertia(),
            l = 0.5 * u.length,
        );
        let problem = format!(
            "model = 'model.toml'\n[[phase]]\nname = 'push'\nsteps = 10\nduration = {t:e}\ncontacts = ['foot']\n[[phase]]\nname = 'flight'\nsteps = 10\nduration = {t:e}\n[[actuator]]\nname = 'leg'\njoint = 'leg'\n[[contact]]\nname = 'foot'\nbody = 'foot'\nat = [0, 0]\nnormal = [0, 1]\n[[condition]]\nname = 'height'\nat = 'end'\npoint = {{ body = 'top', at = [0, 0] }}\naxis = 'y'\nvalue = {h:e}\n[[objective]]\nkind = 'effort'\nweight = {:e}\n",
            u.weight,
            t = 0.3 * u.time,
            h = 1.2 * u.length,
        );
        let scale = u.weight * u.force().powi(2) * u.time;
        (model, problem, scale)
    };
    compare(build, 1e-7);
}

/// A plan whose controls do not make its motion is not taken for a plan, in any units: here one of them is off by a tenth.
#[test]
fn claim_a_plan_that_is_not_reproduced_says_so() {
    for units in [ONE, changes()[16]] {
        let problem = format!(
            "model = 'model.toml'\n[[phase]]\nname = 'main'\nsteps = 30\nduration = {:e}\n{MOTORS}[end]\nrest = true\njoints = {{ shoulder = 1.2, elbow = 0.7 }}\n[[objective]]\nkind = 'effort'\n",
            units.time
        );
        let loaded = common::loaded(&arm(&units), &problem);
        let mut solved = study::run(&loaded, &Unwatched).expect("a good problem");
        let at = solved.plan.program.tau_at[3];
        solved.plan.solution.x[at] *= 1.1;
        let played = solved.plan.play(&loaded.file, &loaded.model, "main");
        let status = played.expect("a plan").trajectory.status;
        assert_eq!(status.code(), "stalled", "{units:?}");
        assert!(
            status.message().contains("does not reproduce"),
            "{}",
            status.message()
        );
    }
}
