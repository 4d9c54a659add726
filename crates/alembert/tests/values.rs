//! Values belong to their time: every channel at the first, an inner and the last frame has the order of its scheme.

use alembert::model::Model;
use alembert::trajectory::Trajectory;

fn run(text: &str) -> Trajectory {
    let model = Model::from_toml_str(text, "values.toml").unwrap_or_else(|e| panic!("{e}"));
    alembert::simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

fn channel<'a>(run: &'a Trajectory, name: &str) -> &'a [f64] {
    run.channel(name)
        .unwrap_or_else(|| panic!("no channel {name}"))
}

/// Joints of many kinds, a loop, a spring with a damper to a driven point, a drive and a load.
const MECHANISM: &str = r#"
gravity = [0.3, -0.5, -9.81]
[[body]]
name = "arm"
mass = 1.2
inertia = [0.05, 0.08, 0.06]
position = [0.5, 0, 0]
[[body]]
name = "cross"
mass = 0.7
inertia = [0.03, 0.02, 0.04]
position = [1.4, 0.1, 0]
[[body]]
name = "slider"
mass = 0.5
inertia = [0.02, 0.03, 0.02]
position = [1.9, 0.2, 0.1]
[[body]]
name = "ball"
mass = 0.9
inertia = [0.04, 0.03, 0.05]
position = [0.6, -0.6, -0.2]
[[joint]]
name = "base"
kind = "revolute"
bodies = ["ground", "arm"]
at = [0, 0, 0]
axis = [0.2, 1, 0.1]
speeds = [1.5]
[[joint]]
name = "cardan"
kind = "universal"
bodies = ["arm", "cross"]
at = [1, 0, 0]
axis = [0, 0, 1]
second_axis = [0, 1, 0]
speeds = [0.8, -0.6]
[[joint]]
name = "screw"
kind = "screw"
bodies = ["cross", "slider"]
at = [1.7, 0.1, 0]
axis = [1, 0.3, 0]
pitch = 0.4
speeds = [2]
[[joint]]
name = "socket"
kind = "spherical"
bodies = ["arm", "ball"]
at = [0.6, -0.1, 0]

[[joint]]
name = "strut"
kind = "distance"
bodies = ["slider", "ball"]
points = [[1.9, 0.2, 0.1], [0.6, -0.9, -0.2]]
[[point]]
name = "shaker"
motion = ["0.5 + 0.2*sin(3*t)", "1.2 + 0.1*t", "0.3*cos(2*t)"]
[[coordinate]]
name = "reach"
kind = "distance"
bodies = ["shaker", "arm"]
points = [[0.5, 1.2, 0.3], [0.7, 0.1, 0]]
[[force]]
name = "mount"
kind = "spring"
bodies = ["shaker", "arm"]
points = [[0.5, 1.2, 0.3], [0.7, 0.1, 0]]
stiffness = 30
damping = 1.5
length = 0.8
[[force]]
name = "motor"
kind = "drive"
joint = "base"
value = "1 + 2*cos(4*t)"
[[force]]
name = "push"
kind = "force"
body = "slider"
at = [0.1, 0, 0]
value = ["sin(3*t)", "0.5", "t"]
frame = "body"
"#;

/// A pendulum hangs on a driven point by a rod.
const HUNG: &str = r#"
space = "planar"
gravity = [0, -9.81]
[[point]]
name = "hand"
motion = ["0.3*sin(2*t)", "0.1*t^2"]
[[body]]
name = "bob"
mass = 1
inertia = 0.1
position = [0.5, -1]
[[joint]]
name = "rope"
kind = "distance"
bodies = ["hand", "bob"]
points = [[0, 0], [0.5, -0.8]]
[[coordinate]]
name = "drop"
kind = "distance"
bodies = ["hand", "bob"]
points = [[0, 0], [0.5, -1]]
"#;

const SCHEMES: [(&str, &str, f64); 13] = [
    ("midpoint", "", 2.0),
    ("midpoint", "formulation = \"multipliers\"\n", 2.0),
    ("trapezoidal", "", 2.0),
    ("linear", "", 2.0),
    ("energy-momentum", "", 2.0),
    ("energy-momentum", "formulation = \"multipliers\"\n", 2.0),
    ("generalized-alpha", "", 2.0),
    ("generalized-alpha", "spectral_radius = 1\n", 2.0),
    ("generalized-alpha", "spectral_radius = 0\n", 2.0),
    ("gauss-4", "", 4.0),
    ("lobatto-4", "", 4.0),
    ("gauss-6", "", 6.0),
    ("lobatto-6", "", 6.0),
];

fn study(scheme: &str, more: &str, step: f64, every: usize, duration: f64) -> String {
    format!(
        "[[study]]\nscheme = \"{scheme}\"\nstep = {step}\nduration = {duration}\nrecord_every = {every}\n{more}"
    )
}

/// What is no quantity of the mechanism.
fn left_out(name: &str) -> bool {
    name.starts_with("newton.")
        || name.starts_with("constraint.")
        || name == "energy.balance"
        || name.ends_with(".error")
}

/// Largest value of a channel and of those that belong with it: all of a joint, all energies, components of a vector.
fn size_of(run: &Trajectory, name: &str) -> f64 {
    let parts = if name.starts_with("joint.") {
        2
    } else {
        name.split('.').count() - 1
    };
    let stem: String = name
        .split('.')
        .take(parts)
        .map(|p| format!("{p}."))
        .collect();
    let group = run
        .channels
        .iter()
        .filter(|c| c.name.starts_with(&stem) && !left_out(&c.name));
    group
        .flat_map(|c| &c.values)
        .fold(0.0, |m, v| m.max(v.abs()))
}

/// The channels of a vector are one: its components may pass through zero error.
fn vector_of(name: &str) -> &str {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    match name.ends_with(".x") || name.ends_with(".y") || name.ends_with(".z") {
        true => stem,
        false => name,
    }
}

/// Channels whose order at the first, an inner or the last frame is lower than that of the scheme.
fn of_lower_order(text: &str, scheme: &str, more: &str, order: f64) -> Vec<String> {
    let duration = 0.48;
    let h = match scheme {
        "lie-group" => 0.001,
        _ => [0.005, 0.02, 0.04][(order / 2.0) as usize - 1],
    };
    let runs = [1, 2, 4].map(|k| {
        let every = (0.04 * f64::from(k) / h).round() as usize;
        // steps of multirate are those of the fast bodies
        let step = h / f64::from(k) / if scheme == "multirate" { 4.0 } else { 1.0 };
        run(&format!(
            "{text}{}",
            study(scheme, more, step, every, duration)
        ))
    });
    let fine = match scheme {
        // its rods are others than those of the other schemes
        "lie-group" => study(
            scheme,
            more,
            h / 32.0,
            (1.28 / h).round() as usize,
            duration,
        ),
        _ => study("gauss-6", "", 0.0025, 16, duration),
    };
    let fine = run(&format!("{text}{fine}"));
    let frames = fine.time.len();
    let mut bad = vec![];
    let mut names: Vec<&str> = fine
        .channels
        .iter()
        .filter(|c| !left_out(&c.name))
        .map(|c| vector_of(&c.name))
        .collect();
    names.dedup();
    for name in names {
        let parts: Vec<_> = fine
            .channels
            .iter()
            .filter(|c| vector_of(&c.name) == name)
            .collect();
        let size = size_of(&fine, &parts[0].name);
        for (place, at) in [("first", 0), ("inner", frames / 2), ("last", frames - 1)] {
            let errors = [0, 1, 2].map(|k| {
                let gap = |c: &&alembert::trajectory::Channel| {
                    (channel(&runs[k], &c.name)[at] - c.values[at]).abs()
                };
                parts.iter().map(gap).fold(0.0, f64::max) / size
            });
            let orders = [errors[0] / errors[1], errors[1] / errors[2]].map(f64::log2);
            let found = orders[0].max(orders[1]);
            // round-off, and what the fine run itself does not know
            if errors[2] > 1e-10 && found < order - 0.4 {
                bad.push(format!(
                    "{scheme} {more:?} {name} {place}: {errors:?} {orders:?}"
                ));
            }
        }
    }
    bad
}

#[test]
fn claim_every_channel_has_the_order_of_its_scheme_at_every_frame() {
    let mut bad = vec![];
    for (scheme, more, order) in SCHEMES {
        for text in [MECHANISM, HUNG] {
            bad.extend(of_lower_order(text, scheme, more, order));
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn claim_values_of_fast_bodies_belong_to_their_time() {
    let text = r#"
gravity = [0.3, -0.5, -9.81]
[[body]]
name = "arm"
mass = 1.2
inertia = [0.05, 0.08, 0.06]
position = [0.5, 0, 0]
[[body]]
name = "bob"
mass = 0.3
inertia = [0.01, 0.02, 0.015]
position = [1.2, 0.1, 0]
fast = true
[[joint]]
name = "base"
kind = "revolute"
bodies = ["ground", "arm"]
at = [0, 0, 0]
axis = [0.2, 1, 0.1]
speeds = [1.5]
[[joint]]
name = "socket"
kind = "spherical"
bodies = ["arm", "bob"]
at = [1, 0, 0]
speeds = [1, 2, -1]
[[force]]
name = "s"
kind = "spring"
bodies = ["arm", "bob"]
points = [[0.8, 0.3, 0], [1.3, 0.3, 0.1]]
stiffness = 200
length = 0.4
damping = 0.5
"#;
    let bad = of_lower_order(text, "multirate", "ratio = 4\n", 2.0);
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn claim_values_of_the_lie_group_scheme_belong_to_their_time() {
    let text = r#"
gravity = [0.2, 0, -9.81]
[[rod]]
name = "beam"
elements = 4
start = [0, 0, 0]
end = [0.4, 0, 0.3]
normal = [0, 1, 0]
stiffness = { extension = 125, shear = [46, 46], bending = [0.026, 0.03], torsion = 0.02 }
mass_per_length = 2.5
inertia_per_length = [5e-4, 6e-4, 1.1e-3]
[[joint]]
name = "clamp"
kind = "weld"
bodies = ["ground", "beam.start"]
at = [0, 0, 0]
"#;
    let bad = of_lower_order(text, "lie-group", "", 2.0);
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// Largest error over all frames, for a run and one with half the step.
fn errors(
    text: &dyn Fn(f64) -> String,
    h: f64,
    name: &str,
    exact: &dyn Fn(f64) -> f64,
) -> [f64; 2] {
    [h, 0.5 * h].map(|h| {
        let run = run(&text(h));
        let pairs = run.time.iter().zip(channel(&run, name));
        pairs.fold(0.0_f64, |m, (t, v)| m.max((v - exact(*t)).abs()))
    })
}

#[test]
fn ref_reaction_of_a_pendulum_at_the_last_frame() {
    // radial force m (l ω² + g cos φ), with ω² from the energy and φ from the run itself
    for (scheme, tolerance) in [
        ("gauss-6", 1e-9),
        ("midpoint", 2e-3),
        ("energy-momentum", 2e-3),
    ] {
        let text = format!(
            "space = \"planar\"\ngravity = [0, -9.81]\n[[body]]\nname = \"p\"\nmass = 1\ninertia = 0.1\ncenter_of_mass = [0, -1]\n\
             [[joint]]\nname = \"j\"\nkind = \"revolute\"\nbodies = [\"ground\", \"p\"]\nat_first = [0, 0]\nat_second = [0, 0]\n\
             coordinates = [1.5]\nspeeds = [2.0]\n{}",
            study(scheme, "", 0.01, 1, 0.5)
        );
        let run = run(&text);
        let [x, y, phi] =
            ["joint.j.force.x", "joint.j.force.y", "joint.j.angle"].map(|n| channel(&run, n));
        for k in 0..run.time.len() {
            let square = 4.0 + 2.0 * 9.81 / 1.1 * (phi[k].cos() - 1.5_f64.cos());
            let radial = square + 9.81 * phi[k].cos();
            let found = -x[k] * phi[k].sin() + y[k] * phi[k].cos();
            assert!(
                (found - radial).abs() < tolerance,
                "{scheme} {k}: {found} {radial}"
            );
        }
    }
}

#[test]
fn ref_a_damper_to_a_driven_point() {
    // y = x - t - 1: y'' = -80 y - 2 y', y(0) = 0, y'(0) = -1
    let w = 79.0_f64.sqrt();
    let exact = |t: f64| 1.0 + t - (-t).exp() * (w * t).sin() / w;
    for (scheme, more, _) in SCHEMES.iter().filter(|s| s.2 < 3.0) {
        let text = |h: f64| {
            format!(
                "[[point]]\nname = \"road\"\nmotion = [\"t\", 0, 0]\n[[point]]\nname = \"p\"\nmass = 1\nposition = [1, 0, 0]\n\
                 [[coordinate]]\nname = \"gap\"\nkind = \"distance\"\nbodies = [\"road\", \"p\"]\n\
                 [[force]]\nname = \"s\"\nkind = \"spring\"\nbodies = [\"road\", \"p\"]\nstiffness = 80\nlength = 1\ndamping = 2\n{}",
                study(scheme, more, h, 1, 0.4)
            )
        };
        let e = errors(&text, 0.01, "point.p.position.x", &exact);
        let order = (e[0] / e[1]).log2();
        assert!(
            e[1] < 5e-4 && (order - 2.0).abs() < 0.2,
            "{scheme} {more}: {e:?}"
        );
        let fixed = errors(&text, 0.01, "point.road.velocity.x", &|_| 1.0);
        assert!(fixed[0] < 1e-12, "{scheme}: {fixed:?}");
        // a rate of the coordinate that knows both ends
        let rate = |t: f64| -(-t).exp() * ((w * t).cos() - (w * t).sin() / w);
        let e = errors(&text, 0.01, "coordinate.gap_rate", &rate);
        assert!((e[0] / e[1]).log2() > 1.8, "{scheme} {more}: {e:?}");
    }
}

#[test]
fn ref_motor_torque_at_every_frame() {
    let text = |scheme: &str, more: &str, h: f64| {
        format!(
            "space = \"planar\"\n[[body]]\nname = \"rotor\"\nmass = 1\ninertia = 2\n\
             [[joint]]\nname = \"axle\"\nkind = \"revolute\"\nbodies = [\"ground\", \"rotor\"]\nat = [0, 0]\n\
             [[servo]]\nname = \"motor\"\njoint = \"axle\"\nmotion = \"1 - cos(2*t)\"\n{}",
            study(scheme, more, h, 1, 2.0)
        )
    };
    for (scheme, more, _) in SCHEMES.iter().filter(|s| s.2 < 3.0 && s.0 != "linear") {
        let e = errors(
            &|h| text(scheme, more, h),
            0.02,
            "servo.motor.input",
            &|t| 8.0 * (2.0 * t).cos(),
        );
        // the motion is given, so nothing is left but round-off
        assert!(e[0] < 1e-9, "{scheme} {more}: {e:?}");
    }
}

#[test]
fn ref_speed_at_the_end_of_a_table() {
    let text = "[[body]]\nname = \"cart\"\nmass = 2\ninertia = [1, 1, 1]\n\
        [[joint]]\nname = \"rail\"\nkind = \"prismatic\"\nbodies = [\"ground\", \"cart\"]\nat = [0, 0, 0]\naxis = [1, 0, 0]\n\
        [[servo]]\nname = \"pull\"\njoint = \"rail\"\nmotion = { table = [[0, 0], [0.3, 0.9]] }\n";
    for scheme in [
        "midpoint",
        "trapezoidal",
        "energy-momentum",
        "generalized-alpha",
    ] {
        let run = run(&format!("{text}{}", study(scheme, "", 0.01, 1, 0.3)));
        let last = run.time.len() - 1;
        assert!(
            (channel(&run, "body.cart.velocity.x")[last] - 3.0).abs() < 1e-9,
            "{scheme}"
        );
        assert!(
            (channel(&run, "energy.kinetic")[last] - 9.0).abs() < 1e-8,
            "{scheme}"
        );
    }
}

#[test]
fn id_the_start_does_not_depend_on_the_order_of_bodies() {
    let body = |name: &str, x: f64| {
        format!(
            "[[body]]\nname = \"{name}\"\nmass = 1\ninertia = [0.1, 0.1, 0.1]\nposition = [{x}, 0, 0]\n"
        )
    };
    let rest = "[[joint]]\nname = \"j\"\nkind = \"revolute\"\nbodies = [\"a\", \"b\"]\nat = [0.5, 0, 0]\naxis = [0, 0, 1]\nspeeds = [3]\n";
    let (a, b) = (body("a", 0.0), body("b", 1.0));
    let texts = [format!("{a}{b}{rest}"), format!("{b}{a}{rest}")];
    for text in texts {
        let run = run(&format!("{text}{}", study("midpoint", "", 0.01, 1, 0.1)));
        // the second body turns, the first rests
        assert!((channel(&run, "body.b.angular_velocity.z")[0] - 3.0).abs() < 1e-12);
        assert!(channel(&run, "body.a.angular_velocity.z")[0].abs() < 1e-12);
        assert!((channel(&run, "body.b.velocity.y")[0] - 1.5).abs() < 1e-12);
    }
}

#[test]
fn id_speeds_in_a_loop_do_not_depend_on_the_unit_of_length() {
    // a slider with two ways to move in its loop: the same mechanism in metres and in millimetres
    let text = |u: f64| {
        let v = |x: f64, y: f64| format!("[{}, {}]", x * u, y * u);
        let body = |name: &str, x: f64, y: f64| {
            format!(
                "[[body]]\nname = \"{name}\"\nmass = 1.5\ninertia = {}\nposition = {}\n",
                0.05 * u * u,
                v(x, y)
            )
        };
        let pin = |name: &str, a: &str, b: &str, x: f64, y: f64| {
            format!(
                "[[joint]]\nname = \"{name}\"\nkind = \"revolute\"\nbodies = [\"{a}\", \"{b}\"]\nat = {}\n",
                v(x, y)
            )
        };
        format!(
            "space = \"planar\"\n{}{}{}{}speeds = [2]\n{}{}[[joint]]\nname = \"rail\"\nkind = \"prismatic\"\nbodies = [\"c\", \"s\"]\nat = {}\naxis = [1, 0.3]\n{}{}",
            body("a", 0.0, 0.5),
            body("c", 0.6, 1.1),
            body("s", 1.5, 0.9),
            pin("p", "ground", "a", 0.0, 0.0),
            pin("q", "a", "c", 0.1, 1.0),
            "",
            v(1.2, 1.0),
            pin("r", "s", "ground", 1.8, 0.2),
            study("midpoint", "", 0.01, 1, 0.01)
        )
    };
    let start = |u: f64| {
        let run = run(&text(u));
        ["p.angle", "q.angle", "r.angle"].map(|n| channel(&run, &format!("joint.{n}_rate"))[0])
    };
    let (metres, millimetres) = (start(1.0), start(1e3));
    assert!((metres[0] - 2.0).abs() < 1e-12);
    for (a, b) in metres.iter().zip(&millimetres) {
        assert!(
            (a - b).abs() < 1e-9 * (1.0 + a.abs()),
            "{metres:?} {millimetres:?}"
        );
    }
}

#[test]
fn id_a_rotated_model_moves_alike() {
    // two bodies on hinges with springs in their angles; the same turned about an oblique axis, gravity too
    let text = |turn: [[f64; 3]; 3], scheme: &str| {
        let v = |x: [f64; 3]| {
            let y = [0, 1, 2].map(|i| (0..3).map(|k| turn[i][k] * x[k]).sum::<f64>());
            format!("[{:e}, {:e}, {:e}]", y[0], y[1], y[2])
        };
        let rows =
            [0, 1, 2].map(|i| format!("[{:e}, {:e}, {:e}]", turn[i][0], turn[i][1], turn[i][2]));
        let matrix = format!("[{}]", rows.join(", "));
        let mut text = format!("gravity = {}\n", v([0.0, 0.0, -9.81]));
        for (name, parent, x, axis) in [
            ("a", "ground", 0.0, [0.2, 1.0, 0.1]),
            ("b", "a", 1.0, [0.5, -0.3, 1.0]),
        ] {
            text += &format!(
                "[[body]]\nname = \"{name}\"\nmass = 1.3\ninertia = [0.05, 0.08, 0.06]\nposition = {}\norientation = {{ matrix = {matrix} }}\n\
                 [[joint]]\nname = \"j{name}\"\nkind = \"revolute\"\nbodies = [\"{parent}\", \"{name}\"]\nat = {}\naxis = {}\nspeeds = [2]\n\
                 [[force]]\nname = \"t{name}\"\nkind = \"torsion\"\njoint = \"j{name}\"\nstiffness = 20\nrest = 0.3\ndamping = 0.2\n",
                v([x + 0.5, 0.1, 0.0]),
                v([x, 0.0, 0.0]),
                v(axis)
            );
        }
        text + &study(scheme, "", 0.02, 1, 0.4)
    };
    let (s, c) = 0.7_f64.sin_cos();
    let (p, q) = 1.1_f64.sin_cos();
    let plain = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    let turned = [[c, -s * q, s * p], [s, c * q, -c * p], [0.0, p, q]];
    for (scheme, ..) in SCHEMES {
        let (a, b) = (run(&text(plain, scheme)), run(&text(turned, scheme)));
        for name in ["joint.ja.angle", "joint.jb.angle", "energy.total"] {
            for (x, y) in channel(&a, name).iter().zip(channel(&b, name)) {
                assert!((x - y).abs() < 1e-9, "{scheme} {name}: {x} {y}");
            }
        }
    }
}

#[test]
fn claim_multipliers_keep_momentum_as_the_null_space_does() {
    let body = |name: &str, x: f64, w: [f64; 3]| {
        format!(
            "[[body]]\nname = \"{name}\"\nmass = 1\ninertia = [0.1, 0.2, 0.15]\nposition = [{x}, 0, 0]\nangular_velocity = {w:?}\n"
        )
    };
    let text = format!(
        "{}{}{}[[joint]]\nname = \"p\"\nkind = \"revolute\"\nbodies = [\"a\", \"b\"]\nat = [0.5, 0, 0]\naxis = [0, 0, 1]\n\
         [[joint]]\nname = \"q\"\nkind = \"spherical\"\nbodies = [\"b\", \"c\"]\nat = [1.5, 0, 0]\n\
         [[force]]\nname = \"s\"\nkind = \"spring\"\nbodies = [\"a\", \"c\"]\npoints = [[0, 0.2, 0], [2, 0.3, 0]]\nstiffness = 200\nlength = 1\n",
        body("a", 0.0, [1.0, 1.0, 3.0]),
        body("b", 1.0, [1.0, 1.0, -2.0]),
        body("c", 2.0, [1.0, 0.5, 3.0])
    );
    for scheme in ["energy-momentum", "midpoint", "trapezoidal"] {
        let run = run(&format!(
            "{text}{}",
            study(scheme, "formulation = \"multipliers\"\n", 5e-3, 10, 10.0)
        ));
        for axis in ["x", "y", "z"] {
            let l = channel(&run, &format!("momentum.angular.{axis}"));
            let drift = l.iter().fold(0.0_f64, |m, v| m.max((v - l[0]).abs()));
            // two thousand steps of round-off
            assert!(drift < 1e-10, "{scheme} {axis}: {drift:e}");
        }
    }
}
