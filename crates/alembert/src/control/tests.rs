//! Servo constraints as a whole: figures in closed form, orders, both formulations, refusals.

use crate::model::Model;
use crate::trajectory::{Status, Trajectory};
use crate::{examine_servos, simulate};

fn model(text: &str) -> Model {
    Model::from_toml_str(text, "test").unwrap_or_else(|e| panic!("{e}"))
}

fn run(text: &str) -> Trajectory {
    let model = model(text);
    simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

/// What the checks before the first step say.
fn refusal(text: &str) -> String {
    let model = model(text);
    match simulate(&model, &model.studies[0], &mut |_| true) {
        Ok(run) => panic!("not refused: {:?}", run.status),
        Err(e) => e.to_string(),
    }
}

fn channel<'a>(run: &'a Trajectory, name: &str) -> &'a [f64] {
    run.channel(name).unwrap_or_else(|| panic!("no {name}"))
}

fn largest(values: &[f64]) -> f64 {
    values.iter().fold(0.0, |m, v| m.max(v.abs()))
}

fn study(scheme: &str, step: f64, duration: f64) -> String {
    format!("[[study]]\nscheme = \"{scheme}\"\nstep = {step}\nduration = {duration}\n")
}

const ROTOR: &str = "space = \"planar\"\n\
    [[body]]\nname = \"rotor\"\nmass = 1\ninertia = 2\n\
    [[joint]]\nname = \"axle\"\nkind = \"revolute\"\nbodies = [\"ground\", \"rotor\"]\nat = [0, 0]\n\
    [[servo]]\nname = \"motor\"\njoint = \"axle\"\nmotion = \"1 - cos(2*t)\"\n";

const FRICTION: &str =
    "[[force]]\nname = \"f\"\nkind = \"friction\"\njoint = \"axle\"\nstiffness = 350\nyield = 5\n";

#[test]
fn ref_torque_of_a_rotor() {
    for scheme in [
        "energy-momentum",
        "midpoint",
        "trapezoidal",
        "generalized-alpha",
    ] {
        let run = run(&format!("{ROTOR}{}", study(scheme, 0.02, 2.0)));
        assert!(largest(channel(&run, "servo.motor.error")) < 1e-13);
        // at every frame, the first and the last too; the motion is given, so nothing but round-off is left
        for (u, t) in channel(&run, "servo.motor.input").iter().zip(&run.time) {
            let gap = (u - 8.0 * (2.0 * t).cos()).abs();
            assert!(gap < 1e-9, "{scheme} at {t}: {gap:e}");
        }
    }
}

#[test]
fn id_friction_adds_exactly_its_torque() {
    // the motion is prescribed, so torques with and without friction differ by the friction torque at the node
    let text = study("energy-momentum", 0.01, 3.0);
    let (with, without) = (
        run(&format!("{ROTOR}{FRICTION}{text}")),
        run(&format!("{ROTOR}{text}")),
    );
    let (u, plain) = (
        channel(&with, "servo.motor.input"),
        channel(&without, "servo.motor.input"),
    );
    let force = channel(&with, "force.f.force");
    for k in 0..u.len() {
        assert!((u[k] - plain[k] - force[k]).abs() < 1e-11, "{k}");
    }
    let sliding = force.iter().filter(|f| (f.abs() - 5.0).abs() < 1e-12);
    let sliding = sliding.count();
    assert!(sliding > 100 && sliding < u.len() - 3, "{sliding}");
    assert!(largest(channel(&with, "energy.balance")) < 1e-11);
}

/// A two-link arm whose hand follows a line, motors in both joints, gravity.
fn arm(scheme: &str, step: f64, more: &str, servos: bool) -> String {
    let mut text = String::from(
        "space = \"planar\"\ngravity = [0, -9.81]\n\
         [[body]]\nname = \"upper\"\nmass = 2\ninertia = 0.2\nposition = [0.5, 0]\n\
         [[body]]\nname = \"lower\"\nmass = 1\ninertia = 0.1\nposition = [1, 0.5]\nangle = 1.5707963267948966\n\
         [[joint]]\nname = \"shoulder\"\nkind = \"revolute\"\nbodies = [\"ground\", \"upper\"]\nat = [0, 0]\n\
         [[joint]]\nname = \"elbow\"\nkind = \"revolute\"\nbodies = [\"upper\", \"lower\"]\nat = [1, 0]\n",
    );
    if servos {
        text += "[[coordinate]]\nname = \"hx\"\nkind = \"position\"\nbody = \"lower\"\nat = [0.5, 0]\ndirection = [1, 0]\n\
            [[coordinate]]\nname = \"hy\"\nkind = \"position\"\nbody = \"lower\"\nat = [0.5, 0]\ndirection = [0, 1]\n\
            [[servo]]\nname = \"x\"\ncoordinate = \"hx\"\nmotion = \"1 - 0.2*(1 - cos(3*t))\"\ninput = \"shoulder\"\n\
            [[servo]]\nname = \"y\"\ncoordinate = \"hy\"\nmotion = \"1 - 0.1*sin(3*t)^2\"\ninput = \"elbow\"\n";
    }
    text + more + &study(scheme, step, 1.0)
}

#[test]
fn id_replayed_torques_follow_the_path_with_order_two() {
    for scheme in ["energy-momentum", "midpoint"] {
        let error = |h: f64| {
            let inverse = run(&arm(scheme, h, "", true));
            let table = |name: &str| {
                let u = channel(&inverse, &format!("servo.{name}.input"));
                let rows = inverse.time.iter().zip(u);
                let rows: Vec<String> = rows.map(|(t, u)| format!("[{t:e}, {u:e}]")).collect();
                format!("{{ table = [{}] }}", rows.join(", "))
            };
            let drives = format!(
                "[[force]]\nname = \"a\"\nkind = \"drive\"\njoint = \"shoulder\"\nvalue = {}\n\
                 [[force]]\nname = \"b\"\nkind = \"drive\"\njoint = \"elbow\"\nvalue = {}\n",
                table("x"),
                table("y")
            );
            let forward = run(&arm(scheme, h, &drives, false));
            let end =
                |run: &Trajectory, name: &str| *channel(run, name).last().unwrap_or(&f64::NAN);
            let gap = |name: &str| end(&forward, name) - end(&inverse, name);
            gap("joint.shoulder.angle").hypot(gap("joint.elbow.angle"))
        };
        let (coarse, fine) = (error(0.01), error(0.005));
        let order = (coarse / fine).log2();
        assert!(
            fine < 1e-3 && (1.7..3.2).contains(&order),
            "{scheme}: {coarse} {fine}"
        );
    }
}

#[test]
fn id_formulations_agree() {
    for scheme in ["energy-momentum", "midpoint", "generalized-alpha"] {
        let with = |formulation: &str| {
            run(&format!(
                "{}formulation = \"{formulation}\"\n",
                arm(scheme, 0.01, "", true)
            ))
        };
        let (a, b) = (with("null-space"), with("multipliers"));
        for name in ["servo.x.input", "servo.y.input", "joint.elbow.angle"] {
            let gaps = channel(&a, name).iter().zip(channel(&b, name));
            let gap = gaps.fold(0.0_f64, |m, (a, b)| m.max((a - b).abs()));
            assert!(gap < 1e-7, "{scheme} {name}: {gap}");
        }
    }
}

fn report(text: &str) -> super::ServoReport {
    let model = model(text);
    examine_servos(&model, &model.studies[0])
        .unwrap_or_else(|e| panic!("{e}"))
        .unwrap_or_else(|| panic!("no servos"))
}

/// A row of masses on a rail, joined by springs; the last is to move, a force acts on the first.
fn row(masses: usize, motion: &str) -> String {
    let mut text = String::from("space = \"planar\"\n");
    for k in 0..masses {
        text += &format!(
            "[[body]]\nname = \"m{k}\"\nmass = 1\ninertia = 1\nposition = [{k}, 0]\n\
             [[joint]]\nname = \"rail{k}\"\nkind = \"prismatic\"\nbodies = [\"ground\", \"m{k}\"]\nat = [{k}, 0]\naxis = [1, 0]\n"
        );
        if k > 0 {
            text += &format!(
                "[[force]]\nname = \"s{k}\"\nkind = \"spring\"\nbodies = [\"m{}\", \"m{k}\"]\nat_first = [0, 0]\nat_second = [0, 0]\nlength = 1\nstiffness = 10\n",
                k - 1
            );
        }
    }
    let last = masses - 1;
    text + &format!(
        "[[servo]]\nname = \"last\"\njoint = \"rail{last}\"\nmotion = {motion}\ninput = \"rail0\"\n"
    )
}

#[test]
fn ref_index_grows_with_the_row() {
    let smooth = "{ from = 0, to = 1, start = 0, end = 2, smoothness = 6 }";
    for (masses, index, realisation) in [
        (1, 3, super::Realisation::Orthogonal),
        (2, 5, super::Realisation::Tangential),
        (3, 7, super::Realisation::Tangential),
    ] {
        let r = report(&format!(
            "{}{}spectral_radius = 0.3\n",
            row(masses, smooth),
            study("generalized-alpha", 0.01, 3.0)
        ));
        assert_eq!((r.index, r.realisation), (index, realisation));
        assert_eq!((r.internal, r.growth), (0, 0.0));
    }
}

#[test]
fn ref_forces_on_a_row_of_two_are_flat() {
    // y the last mass: x = y + y''/k, u = x'' + y''
    let motion = "{ from = 0, to = 1, start = 0, end = 2, smoothness = 5 }";
    let error = |h: f64| {
        let run = run(&format!(
            "{}{}spectral_radius = 0.2\n",
            row(2, motion),
            study("generalized-alpha", h, 2.0)
        ));
        let model = model(&format!(
            "{}{}",
            row(2, motion),
            study("midpoint", 1.0, 2.0)
        ));
        let y = crate::model::CompiledSignal::compile(&model.servos[0].motion)
            .unwrap_or_else(|e| panic!("{e}"));
        let (mut position, mut input) = (0.0_f64, 0.0_f64);
        for (k, t) in run.time.iter().enumerate().skip(1) {
            let exact = y.eval(*t) + y.derivative(*t, 2) / 10.0;
            let force = 2.0 * y.derivative(*t, 2) + y.derivative(*t, 4) / 10.0;
            let at = channel(&run, "joint.rail0.displacement")[k];
            position = position.max((at - exact).abs());
            input = input.max((channel(&run, "servo.last.input")[k] - force).abs());
        }
        (position, input)
    };
    let (coarse, fine) = (error(0.02), error(0.01));
    let (p, u) = ((coarse.0 / fine.0).log2(), (coarse.1 / fine.1).log2());
    assert!((p - 2.0).abs() < 0.2, "positions: order {p}, {coarse:?}");
    assert!(u > 1.0, "inputs: order {u}, {coarse:?} {fine:?}");
}

/// A cart that follows a motion with a pole on it, standing or hanging.
fn cart(angle: f64, duration: f64) -> String {
    let (s, c) = (f64::sin(angle), f64::cos(angle));
    format!(
        "space = \"planar\"\ngravity = [0, -9.81]\n\
         [[body]]\nname = \"cart\"\nmass = 1\ninertia = 1\n\
         [[point]]\nname = \"bob\"\nmass = 0.5\nposition = [{}, {}]\n\
         [[joint]]\nname = \"rail\"\nkind = \"prismatic\"\nbodies = [\"ground\", \"cart\"]\nat = [0, 0]\naxis = [1, 0]\n\
         [[joint]]\nname = \"pole\"\nkind = \"distance\"\nbodies = [\"cart\", \"bob\"]\npoints = [[0, 0], [{}, {}]]\n\
         [[servo]]\nname = \"drive\"\njoint = \"rail\"\nmotion = \"0.1*sin(t)^2\"\n{}",
        2.0 * s,
        2.0 * c,
        2.0 * s,
        2.0 * c,
        study("energy-momentum", 0.01, duration)
    )
}

#[test]
fn ref_growth_of_the_standing_pole() {
    let rate = (9.81_f64 / 2.0).sqrt();
    let standing = report(&cart(0.0, 2.0));
    assert!((standing.growth - rate).abs() < 1e-3 * rate, "{standing:?}");
    assert_eq!(standing.internal, 1);
    let model = model(&cart(0.0, 2.0));
    let warning = standing.warning(&model.studies[0]).unwrap_or_default();
    assert!(warning.contains("2.21"), "{warning}");
    let hanging = report(&cart(std::f64::consts::PI, 2.0));
    assert_eq!(hanging.growth, 0.0);
    let long = refusal(&cart(0.0, 20.0));
    assert!(long.contains("growth rate 2.21"), "{long}");
}

#[test]
fn id_what_cannot_work_is_refused_by_name() {
    let em = study("energy-momentum", 0.01, 2.0);
    let jump = ROTOR.replace("1 - cos(2*t)", "step(t - 1)");
    let text = refusal(&format!("{jump}{em}"));
    assert!(text.contains("\"motor\" jumps at t = 1.0"), "{text}");
    let kink = ROTOR.replace("1 - cos(2*t)", "abs(t - 1) - 1");
    let text = refusal(&format!("{kink}{em}"));
    assert!(
        text.contains("changes its speed suddenly at t = 1.0"),
        "{text}"
    );
    let late = row(
        2,
        "{ from = 0, to = 1, start = 0, end = 1, smoothness = 2 }",
    );
    let text = refusal(&format!("{late}{}", study("generalized-alpha", 0.01, 2.0)));
    assert!(
        text.contains("order 3 that jumps") && text.contains("index 5"),
        "{text}"
    );
    let wrong = row(
        2,
        "{ from = 0, to = 1, start = 0, end = 1, smoothness = 6 }",
    );
    let text = refusal(&format!("{wrong}{em}"));
    assert!(text.contains("generalized-alpha"), "{text}");
    let sudden = row(2, "\"0.1*t^2\"");
    let text = refusal(&format!(
        "{sudden}{}",
        study("generalized-alpha", 0.01, 2.0)
    ));
    assert!(text.contains("cannot give at once"), "{text}");
    // a height that the rail fixes
    let fixed = row(1, "0").replace(
        "[[servo]]",
        "[[coordinate]]\nname = \"height\"\nkind = \"position\"\nbody = \"m0\"\ndirection = [0, 1]\n[[servo]]",
    );
    let fixed = fixed.replace(
        "joint = \"rail0\"\nmotion",
        "coordinate = \"height\"\nmotion",
    );
    let text = refusal(&format!("{fixed}{em}"));
    assert!(text.contains("already fix"), "{text}");
}

#[test]
fn id_a_path_out_of_reach_stalls_by_name() {
    // the hand is asked to go beyond the stretched arm
    let text = arm("energy-momentum", 0.01, "", true)
        .replace("1 - 0.2*(1 - cos(3*t))", "1 + 1.5*(1 - cos(3*t))/2");
    let run = run(&text);
    let Status::Stalled { time, message, .. } = &run.status else {
        panic!("{:?}", run.status);
    };
    assert!(*time > 0.2 && *time < 0.9, "{time}");
    assert!(message.contains("servo \""), "{message}");
    assert!(channel(&run, "servo.x.input").iter().all(|u| u.is_finite()));
}

#[test]
fn id_limits_stop_a_swing_and_energy_is_kept() {
    let text = format!(
        "space = \"planar\"\ngravity = [0, -9.81]\n\
         [[body]]\nname = \"bar\"\nmass = 1\ninertia = 0.1\nposition = [0.5, 0]\n\
         [[joint]]\nname = \"pin\"\nkind = \"revolute\"\nbodies = [\"ground\", \"bar\"]\nat = [0, 0]\n\
         [[force]]\nname = \"stop\"\nkind = \"limit\"\njoint = \"pin\"\nlower = -1\nstiffness = 2000\ndamping = 3\n{}",
        study("energy-momentum", 0.005, 3.0)
    );
    let run = run(&text);
    let angle = channel(&run, "joint.pin.angle");
    assert!(
        angle.iter().all(|a| *a > -1.15),
        "{:?}",
        angle.iter().copied().fold(0.0, f64::min)
    );
    assert!(
        channel(&run, "energy.dissipated")
            .last()
            .is_some_and(|d| *d > 1.0)
    );
    assert!(largest(channel(&run, "energy.balance")) < 1e-10);
}
