//! What springs, bushings, stops and drives report, and forces that are functions of a coordinate.

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::{Status, Trajectory};

fn run(text: &str) -> Trajectory {
    let model = Model::from_toml_str(text, "forces.toml").unwrap_or_else(|e| panic!("{e}"));
    let run = simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(run.status, Status::Completed, "{}", run.status.message());
    run
}

fn channel<'a>(run: &'a Trajectory, name: &str) -> &'a [f64] {
    let channel = run.channel(name);
    channel.unwrap_or_else(|| panic!("no channel {name}"))
}

fn largest(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(0.0, |m, v| m.max(v.abs()))
}

/// A mass of 2 kg on a spring of 50 N/m and 1 m with a damper of 2 N s/m, stretched by 0.2 m.
fn oscillator(scheme: &str, step: f64) -> String {
    format!(
        "space = \"planar\"\n[[point]]\nname = \"m\"\nmass = 2\nposition = [1.2, 0]\n[[force]]\nname = \"s\"\nkind = \"spring\"\n\
         bodies = [\"ground\", \"m\"]\nat_first = [0, 0]\nstiffness = 50\ndamping = 2\nlength = 1\n\
         [[study]]\nscheme = \"{scheme}\"\nstep = {step}\nduration = 2\n"
    )
}

/// Elongation and its rate: x = 0.2 exp(-t/2) (cos w t + sin w t/(2 w)), w² = 25 - 1/4.
fn damped(t: f64) -> [f64; 2] {
    let w = 24.75_f64.sqrt();
    let (sin, cos) = (w * t).sin_cos();
    let decay = 0.2 * (-0.5 * t).exp();
    [decay * (cos + 0.5 * sin / w), -decay * 25.0 / w * sin]
}

#[test]
fn ref_force_and_rate_of_a_spring_have_the_order_of_the_scheme() {
    for scheme in [
        "midpoint",
        "trapezoidal",
        "energy-momentum",
        "generalized-alpha",
    ] {
        let errors = [0.02, 0.01, 0.005].map(|step| {
            let run = run(&oscillator(scheme, step));
            let exact = run.time.iter().map(|t| damped(*t));
            let of = |name: &str, f: &dyn Fn([f64; 2]) -> f64| {
                let values = channel(&run, &format!("force.s.{name}")).iter();
                largest(values.zip(exact.clone()).map(|(v, e)| v - f(e)))
            };
            [
                of("length", &|[x, _]| 1.0 + x),
                of("rate", &|[_, v]| v),
                of("force", &|[x, v]| 50.0 * x + 2.0 * v),
                of("power", &|[x, v]| -(50.0 * x + 2.0 * v) * v),
            ]
        });
        for k in 0..4 {
            let order = (errors[1][k] / errors[2][k]).log2();
            assert!((order - 2.0).abs() < 0.1, "{scheme} {k}: {errors:?}");
        }
        // one percent of the largest force at the coarsest step is not hidden by the order
        assert!(errors[2][2] < 0.05, "{scheme}: {errors:?}");
    }
}

#[test]
fn id_power_of_a_spring_is_what_it_loses() {
    let run = run(&oscillator("energy-momentum", 1e-3));
    let (power, h) = (channel(&run, "force.s.power"), 1e-3);
    let work: f64 = power.windows(2).map(|p| 0.5 * h * (p[0] + p[1])).sum();
    let last = |name: &str| channel(&run, name).last().copied().expect("frames");
    let first = channel(&run, "force.s.energy")[0];
    let lost = first - last("force.s.energy") - last("energy.dissipated");
    // the trapezoidal sum has order two
    assert!((work - lost).abs() < 1e-5, "{work} {lost}");
    assert!((work - last("energy.kinetic")).abs() < 1e-5);
}

#[test]
fn id_a_driven_end_is_part_of_the_rate() {
    let text = oscillator("midpoint", 1e-3).replace(
        "[[force]]",
        "[[point]]\nname = \"d\"\nmotion = [\"0.1*sin(3*t)\", 0]\n[[force]]",
    );
    let text = text.replace("\"ground\", \"m\"", "\"d\", \"m\"");
    let run = run(&text.replace("at_first = [0, 0]\n", ""));
    let (length, rate) = (
        channel(&run, "force.s.length"),
        channel(&run, "force.s.rate"),
    );
    for k in 1..length.len() - 1 {
        let slope = (length[k + 1] - length[k - 1]) / 2e-3;
        assert!((slope - rate[k]).abs() < 1e-4, "{k}: {slope} {}", rate[k]);
    }
}

const HINGED: &str = r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "b"
mass = 1
inertia = 0.1
position = [0.3, 0]
[[joint]]
name = "j"
kind = "revolute"
bodies = ["ground", "b"]
at = [0, 0]
[[force]]
name = "t"
kind = "torsion"
joint = "j"
stiffness = 3
damping = 0.4
rest = 0.2
[[force]]
name = "stop"
kind = "limit"
joint = "j"
lower = -0.5
stiffness = 100
damping = 0.3
[[force]]
name = "motor"
kind = "drive"
joint = "j"
value = "0.5*cos(2*t)"
[[study]]
step = 1e-3
duration = 2
"#;

#[test]
fn id_forces_on_coordinates_are_those_of_their_laws() {
    let run = run(HINGED);
    let (angle, rate) = (
        channel(&run, "joint.j.angle"),
        channel(&run, "joint.j.angle_rate"),
    );
    let mut touched = false;
    for (k, (y, v)) in angle.iter().zip(rate).enumerate() {
        let outside = *y < -0.5;
        touched |= outside;
        let laws = [
            ("t", -3.0 * (y - 0.2) - 0.4 * v),
            (
                "stop",
                if outside {
                    -100.0 * (y + 0.5) - 0.3 * v
                } else {
                    0.0
                },
            ),
            ("motor", 0.5 * (2.0 * run.time[k]).cos()),
        ];
        for (name, force) in laws {
            let found = channel(&run, &format!("force.{name}.force"))[k];
            assert!((found - force).abs() < 1e-10, "{name} {k}: {found} {force}");
            let power = channel(&run, &format!("force.{name}.power"))[k];
            assert!((power - force * v).abs() < 1e-9, "{name} {k}");
        }
    }
    assert!(touched);
}

#[test]
fn ref_a_bushing_carries_weight_and_moment() {
    let run = run(r#"
        gravity = [0, 0, -9.81]
        [[body]]
        name = "b"
        mass = 2
        inertia = [0.1, 0.1, 0.1]
        [[force]]
        name = "mount"
        kind = "bushing"
        bodies = ["ground", "b"]
        at = [0, 0, 0]
        stiffness = [1e3, 2e3, 4e3]
        rotational_stiffness = [50, 60, 70]
        [[force]]
        name = "twist"
        kind = "torque"
        body = "b"
        value = [0, 0, 0.07]
        [[study]]
        kind = "equilibrium"
    "#);
    let last = |name: &str| {
        *channel(&run, &format!("force.mount.{name}"))
            .last()
            .expect("frames")
    };
    // the first body is pulled to where the second one is
    assert!((last("force.z") + 2.0 * 9.81).abs() < 1e-9);
    assert!((last("displacement.z") + 2.0 * 9.81 / 4e3).abs() < 1e-12);
    // rotations are sines: of second order beside the moment
    let sine = last("rotation.z");
    assert!((last("torque.z") - 70.0 * sine).abs() < 1e-12);
    assert!(
        (70.0 * sine * (1.0 - sine * sine).sqrt() - 0.07).abs() < 1e-9,
        "{sine}"
    );
    for name in ["force.x", "force.y", "torque.x", "torque.y", "power"] {
        assert!(last(name).abs() < 1e-9, "{name}");
    }
}

#[test]
fn id_at_rest_a_drive_counts_with_the_load_factor() {
    let run = run(&HINGED.replace(
        "[[study]]\nstep = 1e-3\nduration = 2\n",
        "[[study]]\nkind = \"equilibrium\"\nload_steps = 4\nramp = [\"motor\"]\n",
    ));
    let factors = channel(&run, "load_factor");
    for (k, (force, factor)) in channel(&run, "force.motor.force")
        .iter()
        .zip(factors)
        .enumerate()
    {
        assert!(
            (force - 0.5 * factor).abs() < 1e-12,
            "{k}: {force} {factor}"
        );
        let sum = force + channel(&run, "force.t.force")[k] + channel(&run, "force.stop.force")[k];
        let weight = 0.3 * 9.81 * channel(&run, "joint.j.angle")[k].cos();
        assert!((sum - weight).abs() < 1e-8, "{k}: {sum} {weight}");
    }
}

/// A mass of 1 kg on a rail with a force over its displacement.
fn on_rail(force: &str, study: &str) -> String {
    format!(
        "space = \"planar\"\n[[body]]\nname = \"b\"\nmass = 1\ninertia = 1\n[[joint]]\nname = \"rail\"\nkind = \"prismatic\"\n\
         bodies = [\"ground\", \"b\"]\naxis = [1, 0]\nat = [0, 0]\ncoordinates = [1]\n\
         [[force]]\nname = \"f\"\nkind = \"characteristic\"\njoint = \"rail\"\n{force}\n[[study]]\n{study}\n"
    )
}

/// x¨ = -x³ from x = 1 at rest reaches zero after a quarter of the period Γ(1/4)²/√π = 7.416298709205487 s.
#[test]
fn ref_a_cubic_spring_has_the_period_of_its_elliptic_integral() {
    let quarter = 7.416_298_709_205_487 / 4.0;
    for scheme in ["midpoint", "energy-momentum"] {
        let at_end = [100.0, 200.0].map(|steps| {
            let study = format!(
                "scheme = \"{scheme}\"\nstep = {:e}\nduration = {quarter:e}",
                quarter / steps
            );
            let run = run(&on_rail("value = \"-q^3\"", &study));
            *channel(&run, "joint.rail.displacement")
                .last()
                .expect("frames")
        });
        let order = (at_end[0] / at_end[1]).abs().log2();
        assert!(
            (order - 2.0).abs() < 0.1 && at_end[1].abs() < 1e-4,
            "{scheme}: {at_end:?}"
        );
    }
}

#[test]
fn claim_energy_momentum_keeps_the_energy_of_a_characteristic() {
    let study = "scheme = \"energy-momentum\"\nstep = 0.01\nduration = 20";
    // with the places of kinks and jumps, which steps pass through
    let table =
        "value = { table = [[-1, 3], [0, 1], [0.4, -2], [1.5, -2.5]], interpolation = \"linear\" }";
    for (force, kinks) in [
        ("value = \"-q - q^3\"", vec![]),
        (table, vec![-1.0, 0.0, 0.4]),
        ("value = \"if(q, -3, 3)\"", vec![0.0]),
        (
            "value = \"-sin(q)\"\nperiod = \"2 m\"",
            (-100..=100).map(|k| 2.0 * f64::from(k)).collect(),
        ),
    ] {
        let run = run(&on_rail(force, study));
        let balance = largest(channel(&run, "energy.balance").iter().copied());
        let (x, e) = (
            channel(&run, "joint.rail.displacement"),
            channel(&run, "force.f.energy"),
        );
        // the force with a mean speeds up and up: round-off is that of the energies
        let size = 1.0 + largest(e.iter().copied());
        assert!(balance < 1e-11 * size, "{force}: {balance:e}");
        assert!(
            largest(x.windows(2).map(|x| x[1] - x[0])) > 1e-3,
            "{force}: it moves"
        );
        // the energy is the integral of the force: its slope, away from kinks
        let f = channel(&run, "force.f.force");
        let passes = |k: usize, at: f64| {
            (x[k + 1] - at) * (x[k - 1] - at) <= 0.0 || (x[k] - at) * (x[k - 1] - at) <= 0.0
        };
        let smooth = (1..x.len() - 1).filter(|k| !kinks.iter().any(|at| passes(*k, *at)));
        for k in smooth {
            let [dx, de] = [x, e].map(|c| c[k + 1] - c[k - 1]);
            let mean = (f[k + 1] + 4.0 * f[k] + f[k - 1]) / 6.0;
            assert!(
                (de + mean * dx).abs() < 2e-3 * (dx.abs() + 1e-2),
                "{force} {k}: {de} {dx}"
            );
        }
    }
}

#[test]
fn e2e_characteristics_that_cannot_be_are_refused() {
    let study = "step = 0.01\nduration = 1";
    for (force, words) in [
        ("value = \"-t\"", "q"),
        ("value = \"1/q\"", "not finite where its energy is zero"),
        ("value = { table = [[0, 1], [0, 2]] }", "must increase"),
        ("value = \"q\"\nperiod = 0", "positive"),
        ("value = \"q\"\nperiod = \"90 deg\"", "wrong dimension"),
    ] {
        let errors = Model::from_toml_str(&on_rail(force, study), "x.toml");
        let errors = errors.expect_err(force).to_string();
        assert!(errors.contains(words), "{force}: {errors}");
    }
    let gas = on_rail("value = \"1/q\"\nzero = 1", study);
    assert!(Model::from_toml_str(&gas, "x.toml").is_ok());
}
