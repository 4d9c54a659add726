//! Results that can be trusted without looking twice: verdicts, refusals, words, round-off.

use alembert::model::{Model, Scheme, Study};
use alembert::simulate;
use alembert::trajectory::{LedgerEntry, Status, Trajectory, Verdict};

fn model(text: &str) -> Model {
    Model::from_toml_str(text, "trust.toml").unwrap_or_else(|e| panic!("{e}"))
}

fn run(text: &str) -> Trajectory {
    let model = model(text);
    simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

fn refusal(text: &str) -> String {
    let model = model(text);
    let result = simulate(&model, &model.studies[0], &mut |_| true);
    let errors = result.expect_err("it is refused");
    assert!(alembert::assemble(&model).is_err(), "check says it too");
    errors.to_string()
}

fn entry<'t>(run: &'t Trajectory, name: &str) -> &'t LedgerEntry {
    let found = run.ledger.iter().find(|e| e.name == name);
    found.expect("the ledger has this line")
}

/// A point on a spring of 31623 rad/s.
fn spring(step: f64, scheme: &str) -> String {
    format!(
        "space = \"planar\"\n[[point]]\nname = \"p\"\nmass = 1\nposition = [1, 0]\nvelocity = [0, 1]\n\
         [[force]]\nname = \"k\"\nkind = \"spring\"\nbodies = [\"ground\", \"p\"]\npoints = [[0, 0], [1, 0]]\n\
         stiffness = 1e9\n[[study]]\nscheme = \"{scheme}\"\nstep = {step}\nduration = {}\n",
        100.0 * step
    )
}

#[test]
fn claim_an_exploding_spring_is_broken() {
    let bad = run(&spring(0.1, "midpoint"));
    assert_eq!(bad.status, Status::Completed);
    assert_eq!(bad.verdict(), Verdict::Broken);
    // relative to the half joule that is there, not to what the error has made; the frequency is √(k/m)
    let energy = entry(&bad, "energy balance");
    assert!(energy.relative.is_some_and(|r| r > 1e3), "{energy:?}");
    for words in ["\"k\" vibrates with 31623 rad/s", "energy-momentum"] {
        assert!(energy.remedy.contains(words), "{}", energy.remedy);
    }
    // what the remedies say helps: a step that resolves it
    assert_eq!(run(&spring(2e-6, "midpoint")).verdict(), Verdict::Good);
}

fn spinning_rod(scheme: &str) -> String {
    format!(
        "[[rod]]\nname = \"r\"\nelements = 4\nstart = [-0.5, 0, 0]\nend = [0.5, 0, 0]\n\
         stiffness = {{ extension = 1e4, shear = [1e4, 1e4], bending = [100, 100], torsion = 70 }}\n\
         mass_per_length = 1\ninertia_per_length = [1e-3, 1e-3, 2e-3]\nretardation = 5e-3\n\
         velocity = [0, -10, 0]\nangular_velocity = [0, 0, 20]\n\
         [[study]]\nscheme = \"{scheme}\"\nstep = 1e-2\nduration = 4\n"
    )
}

#[test]
fn claim_an_exploding_rod_is_broken_and_energy_momentum_is_not() {
    let bad = run(&spinning_rod("midpoint"));
    assert_eq!(entry(&bad, "energy balance").verdict, Verdict::Broken);
    let good = run(&spinning_rod("energy-momentum"));
    assert_eq!(good.verdict(), Verdict::Good, "{:?}", good.ledger);
}

#[test]
fn claim_an_error_that_grows_is_not_bounded() {
    let text = r#"
        gravity = [0, 0, -9.81]
        [[rod]]
        name = "r"
        elements = 4
        grid = "staggered"
        start = [0, 0, 0]
        end = [1, 0, 0]
        stiffness = { extension = 1e5, shear = [1e5, 1e5], bending = [1, 1], torsion = 1 }
        mass_per_length = 1
        inertia_per_length = [1e-6, 1e-6, 2e-6]
        retardation = 1e-3
        [[joint]]
        name = "a"
        kind = "revolute"
        bodies = ["ground", "r.start"]
        at = [0, 0, 0]
        axis = [0, 1, 0]
        [[study]]
        step = 5e-3
        duration = 10
    "#;
    assert!(run(text).verdict() > Verdict::Good);
}

#[test]
fn claim_momenta_that_a_joint_takes_up_later_are_not_called_conserved() {
    // a pendulum that starts below its pivot: at first the joint transmits nothing along x
    let pendulum = run(r#"
        gravity = [0, 0, -9.81]
        [[point]]
        name = "p"
        mass = 1
        position = [0, 0, 0]
        velocity = [1, 0.5, 0]
        [[joint]]
        name = "d"
        kind = "distance"
        bodies = ["ground", "p"]
        points = [[0, 0, 1], [0, 0, 0]]
        [[study]]
        step = 0.01
        duration = 0.5
    "#);
    let linear = entry(&pendulum, "linear momentum balance");
    assert!(linear.note.starts_with("not conserved"), "{linear:?}");
    // about the vertical through the pivot it is
    let angular = entry(&pendulum, "angular momentum balance");
    assert!(angular.note.contains("components z,"), "{angular:?}");
    assert!(angular.largest < 1e-13, "{angular:?}");
    assert_eq!(pendulum.verdict(), Verdict::Good);
}

const PENDULUM: &str = r#"
    [[body]]
    name = "a"
    mass = 1
    inertia = [0.1, 0.1, 0.1]
    position = [0.5, 0, 0]
    VELOCITY
    [[joint]]
    name = "j"
    kind = "revolute"
    bodies = ["ground", "a"]
    at = [0, 0, 0]
    axis = [0, 1, 0]
    [[study]]
    step = 1e-3
    duration = 0.1
"#;

#[test]
fn id_velocities_that_contradict_a_joint_are_refused() {
    for (given, key) in [
        (
            "velocity = [0, 2, 0]\nangular_velocity = [0, 0, 3]",
            "`velocity`",
        ),
        (
            "velocity = [0, 0, -1]\nangular_velocity = [0, 3, 0]",
            "`velocity`",
        ),
        ("angular_velocity = [0, 0, 3]", "`angular_velocity`"),
    ] {
        let words = refusal(&PENDULUM.replace("VELOCITY", given));
        for part in [
            key,
            "\"a\" contradicts its joints",
            "`speeds` of joint \"j\"",
        ] {
            assert!(words.contains(part), "{given}: {words}");
        }
    }
}

#[test]
fn id_velocities_of_rods_that_contradict_a_joint_are_refused() {
    let rod = |kind: &str, grid: &str, more: &str| {
        format!(
            "[[rod]]\nname = \"r\"\nelements = 6\nstart = [0, 0, 0]\nend = [1, 0, 0]\nsection = {{ kind = \"circle\", radius = 0.02 }}\n\
             youngs_modulus = 2e9\npoisson_ratio = 0.3\ndensity = 1000\n{grid}\n{more}\n\
             [[joint]]\nname = \"j\"\nkind = \"{kind}\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n{}\n\
             [[study]]\nstep = 1e-4\nduration = 1e-3\n",
            if kind == "revolute" {
                "axis = [0, 0, 1]"
            } else {
                ""
            }
        )
    };
    for grid in ["", "grid = \"staggered\""] {
        for (kind, given) in [
            ("weld", "velocity = [0, -10, 0]"),
            ("weld", "angular_velocity = [0, 0, 3]"),
            ("revolute", "angular_velocity = [0, 3, 0]"),
            (
                "spherical",
                "velocity = [1, 0, 0]\nangular_velocity = [0, 0, 2]",
            ),
        ] {
            let words = refusal(&rod(kind, grid, given));
            assert!(
                words.contains("\"r.0\" contradicts its joints"),
                "{kind} {grid} {given}: {words}"
            );
            assert!(words.contains("rod[0]"), "{words}");
            // one word for a rod, not one for each node
            assert_eq!(words.matches("contradicts").count(), 1, "{words}");
        }
        for (kind, given) in [
            ("revolute", "angular_velocity = [0, 0, 3]"),
            ("spherical", "angular_velocity = [0, 1, 3]"),
            (
                "weld",
                "initial_motion = { velocity = [0, \"0.5*s^2\", 0], angular_velocity = [0, 0, \"s\"] }",
            ),
        ] {
            run(&rod(kind, grid, given));
        }
    }
}

#[test]
fn ref_velocities_that_joints_allow_are_used() {
    // v = ω × r, or ω alone
    for given in [
        "velocity = [0, 0, -1.5]\nangular_velocity = [0, 3, 0]",
        "angular_velocity = [0, 3, 0]",
    ] {
        let run = run(&PENDULUM.replace("VELOCITY", given));
        let rate = run.channel("joint.j.angle_rate").expect("recorded");
        assert!((rate[0] - 3.0).abs() < 1e-12, "{given}: {}", rate[0]);
    }
}

#[test]
fn id_unknown_channels_of_the_report_are_refused() {
    let good = "angular_velocity = [0, 3, 0]";
    let text = PENDULUM.replace("VELOCITY", good);
    let words = refusal(&format!("{text}\n[report]\nchannels = [\"joint.j.angel\"]"));
    assert!(
        words.contains("no channel is called \"joint.j.angel\""),
        "{words}"
    );
    assert!(words.contains("did you mean `joint.j.angle`?"), "{words}");
    run(&format!(
        "{text}\n[report]\nchannels = [\"joint.j.angle\", \"joint.j.force.x\"]"
    ));
}

#[test]
fn id_models_made_by_a_program_are_checked() {
    let good = model(&PENDULUM.replace("VELOCITY", ""));
    let study = good.studies[0].clone();
    let (mut negative, mut unknown) = (good.clone(), good);
    negative.bodies[0].mass = Some(-1.0);
    unknown.joints[0].bodies[1] = "nobody".into();
    for (model, words) in [(negative, "mass"), (unknown, "nobody")] {
        let errors = simulate(&model, &study, &mut |_| true).expect_err(words);
        assert!(errors.to_string().contains(words), "{errors}");
    }
}

#[test]
fn id_a_force_that_is_no_number_is_named() {
    for (value, time) in [("0/0", "t = 0.000000"), ("sqrt(0.05-t)", "t = 0.050156")] {
        let end = run(&format!(
            "[[point]]\nname = \"p\"\nmass = 1\n[[force]]\nname = \"f\"\nkind = \"force\"\nbody = \"p\"\n\
             value = [\"{value}\", 0, 0]\n[[study]]\nstep = 0.01\nduration = 0.1\n"
        ));
        let words = end.status.message();
        let expression = format!("the expression \"{value}\" of force \"f\"");
        assert!(
            words.contains(&expression) && words.contains(time),
            "{words}"
        );
    }
}

#[test]
fn ref_a_fall_into_a_centre_ends_there() {
    for scheme in ["midpoint", "energy-momentum", "gauss-4"] {
        let end = run(&format!(
            "[[point]]\nname = \"p\"\nmass = 1\nposition = [1, 0, 0]\n[[force]]\nname = \"g\"\nkind = \"gravitation\"\n\
             bodies = [\"ground\", \"p\"]\npoints = [[0, 0, 0], [1, 0, 0]]\nconstant = 1\n\
             [[study]]\nscheme = \"{scheme}\"\nstep = 1e-3\nduration = 2\n"
        ));
        let Status::Stalled { time, message, .. } = &end.status else {
            panic!("{scheme}: {:?}", end.status);
        };
        // half a period of the ellipse that has become a line: π/2 √(r³/(2 c))
        let fall = std::f64::consts::FRAC_PI_2 * 0.5_f64.sqrt();
        assert!((time - fall).abs() < 2e-3, "{scheme}: {time} for {fall}");
        assert!(
            message.contains("falls into the centre of \"g\""),
            "{message}"
        );
    }
}

#[test]
fn ref_a_torque_of_three_expressions() {
    let run = run(r#"
        [[body]]
        name = "b"
        mass = 1
        inertia = [0.1, 0.2, 0.25]
        [[force]]
        name = "f"
        kind = "torque"
        body = "b"
        value = ["sin(t)", "0", "0.1*t"]
        [[study]]
        step = 1e-3
        duration = 1
    "#);
    // the angular momentum is the integral of the torque
    for (axis, wanted) in [("x", 1.0 - 1.0_f64.cos()), ("y", 0.0), ("z", 0.05)] {
        let found = run
            .channel(&format!("momentum.angular.{axis}"))
            .expect("recorded");
        let last = found.last().expect("a frame");
        assert!((last - wanted).abs() < 1e-6, "{axis}: {last} for {wanted}");
    }
}

#[test]
fn claim_round_off_of_the_momentum_has_no_sign() {
    // 20000 steps: 9e-12 where residual and momentum round M/h in two ways
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../gallery/heavy-top/model.toml"
    );
    let model = Model::from_path(path).unwrap_or_else(|e| panic!("{e}"));
    let study = Study {
        name: "long".into(),
        scheme: Scheme::EnergyMomentum,
        step: 1e-4,
        duration: 2.0,
        record_every: Some(100),
        ..Study::default()
    };
    let run = simulate(&model, &study, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    let relative = entry(&run, "energy balance").relative.expect("it moves");
    assert!(relative < 1e-12, "{relative:e}");
}

/// What is at rest trembles by round-off; that is no broken balance.
#[test]
fn claim_a_linkage_at_rest_is_good() {
    let mut text = "space = \"planar\"\n".to_owned();
    for name in ["crank", "coupler", "rocker"] {
        text += &format!("[[body]]\nname = \"{name}\"\nmass = 1\ninertia = 0.1\n");
    }
    for (name, first, second, a, b) in [
        ("A", "ground", "crank", 0.0, 0.0),
        ("B", "crank", "coupler", 1.0, 0.0),
        ("C", "coupler", "rocker", 2.5, 2.5),
        ("D", "ground", "rocker", 2.0, 0.0),
    ] {
        text += &format!(
            "[[joint]]\nname = \"{name}\"\nkind = \"revolute\"\nbodies = [\"{first}\", \"{second}\"]\n\
             at_first = [{a:?}, 0]\nat_second = [{b:?}, 0]\n"
        );
    }
    text += "[[study]]\nstep = 1e-3\nduration = 1\n";
    let run = run(&text);
    assert!(
        run.ledger.iter().all(|e| e.verdict == Verdict::Good),
        "{:?}",
        run.ledger
    );
}

/// Two bars between a pivot and a carriage that a servo pulls away: at 1 s they are in line, and the cylinder that closes the loop cannot be
/// closed any further. Its rows are products of directors, regular at any angle, so it is the loop that becomes singular; the largest
/// motion is that of a bar, and the message names the cylinder too.
#[test]
fn id_a_loop_that_cannot_be_followed_is_named_by_its_closing_joint() {
    let height = 0.4375_f64.sqrt();
    let body = |name: &str, x: f64, y: f64| {
        format!(
            "[[body]]\nname = \"{name}\"\nmass = 1\ninertia = [0.1, 0.1, 0.1]\nposition = [{x}, {y}, 0]\n"
        )
    };
    let joint = |name: &str, kind: &str, bodies: &str, at: [f64; 2], axis: &str| {
        format!(
            "[[joint]]\nname = \"{name}\"\nkind = \"{kind}\"\nbodies = [{bodies}]\nat = [{}, {}, 0]\naxis = {axis}\n",
            at[0], at[1]
        )
    };
    let z = "[0, 0, 1]";
    let text = [
        "gravity = [0, 0, 0]\n".to_owned(),
        body("a", 0.375, 0.5 * height),
        body("b", 1.125, 0.5 * height),
        body("c", 1.5, 0.0),
        joint("shoulder", "revolute", "\"ground\", \"a\"", [0.0, 0.0], z),
        joint("elbow", "revolute", "\"a\", \"b\"", [0.75, height], z),
        joint(
            "rail",
            "prismatic",
            "\"ground\", \"c\"",
            [1.5, 0.0],
            "[1, 0, 0]",
        ),
        joint("cylinder", "cylindrical", "\"b\", \"c\"", [1.5, 0.0], z),
        "[[servo]]\nname = \"pull\"\njoint = \"rail\"\nmotion = \"0.5*t\"\n".to_owned(),
        "[[study]]\nstep = 0.01\nduration = 2\n".to_owned(),
    ];
    let run = run(&text.concat());
    let message = run.status.message();
    assert!(
        matches!(run.status, Status::Stalled { time, .. } if (time - 1.0).abs() < 0.01),
        "{message}"
    );
    assert!(
        message.contains("the loop that joint \"cylinder\" closes"),
        "{message}"
    );
}
