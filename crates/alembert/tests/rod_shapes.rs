//! Curved and pre-stressed rods, loads along them and drag, as a whole: closed forms and exact balances.

use std::f64::consts::PI;

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::Trajectory;

fn run(text: &str) -> Trajectory {
    let model = Model::from_toml_str(text, "rod.toml").unwrap_or_else(|e| panic!("{e}"));
    simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

fn channel<'t>(run: &'t Trajectory, name: &str) -> &'t [f64] {
    run.channel(name).unwrap_or_else(|| panic!("no {name}"))
}

fn last(run: &Trajectory, name: &str) -> f64 {
    *channel(run, name).last().unwrap_or(&f64::NAN)
}

fn first(run: &Trajectory, name: &str) -> f64 {
    channel(run, name)[0]
}

#[track_caller]
fn near(value: f64, exact: f64, tolerance: f64) {
    let error = (value - exact).abs();
    assert!(error < tolerance, "{value} and {exact}: {error:e}");
}

const SCHEMES: [&str; 4] = [
    "energy-momentum",
    "midpoint",
    "gauss-4",
    "generalized-alpha",
];

/// A point falls through a medium.
fn falling(drag: &str, scheme: &str, step: f64) -> Trajectory {
    run(&format!(
        "gravity = [0, 0, -9.81]\n[[point]]\nname = \"p\"\nmass = 2\n[[marker]]\nname = \"p\"\nbody = \"p\"\n\
         [[force]]\nname = \"air\"\nkind = \"drag\"\nbody = \"p\"\n{drag}\n\
         [[study]]\nscheme = \"{scheme}\"\nstep = {step}\nduration = 1\n"
    ))
}

/// v = -(m g/c)(1 - exp(-c t/m)) and v = -w tanh(g t/w), w² = m g/c.
#[test]
fn ref_falling_through_a_medium() {
    for scheme in SCHEMES {
        let linear = |step: f64| {
            let v = last(&falling("linear = 3", scheme, step), "marker.p.velocity.z");
            v + 2.0 * 9.81 / 3.0 * (1.0 - (-1.5_f64).exp())
        };
        let quadratic = |step: f64| {
            let v = last(
                &falling("quadratic = 5", scheme, step),
                "marker.p.velocity.z",
            );
            let w = (2.0 * 9.81 / 5.0_f64).sqrt();
            v + w * (9.81 / w).tanh()
        };
        for error in [&linear as &dyn Fn(f64) -> f64, &quadratic] {
            let (a, b) = (error(0.02).abs(), error(0.01).abs());
            // order 2 or higher; round-off for order 4
            assert!(
                b < 2e-3 && (a / b > 3.0 || a < 1e-7),
                "{scheme}: {a:e} {b:e}"
            );
        }
    }
}

/// A flow takes a point along: its work and the loss are both told, and the balance is exact.
#[test]
fn ref_flow_does_work_and_loss_never_falls() {
    for scheme in SCHEMES {
        let text = format!(
            "[[point]]\nname = \"p\"\nmass = 2\nvelocity = [0, 1, 0]\n[[marker]]\nname = \"p\"\nbody = \"p\"\n\
             [[force]]\nname = \"air\"\nkind = \"drag\"\nbody = \"p\"\nlinear = 3\nflow = [4, 0, 0]\n\
             [[study]]\nscheme = \"{scheme}\"\nstep = 0.005\nduration = 1\n"
        );
        let run = run(&text);
        let decay = (-1.5_f64).exp();
        near(last(&run, "marker.p.velocity.x"), 4.0 * (1.0 - decay), 1e-4);
        near(last(&run, "marker.p.velocity.y"), decay, 1e-4);
        let lost = channel(&run, "energy.dissipated");
        assert!(lost.windows(2).all(|pair| pair[1] >= pair[0]), "{scheme}");
        // loss: integral of c |u|², u = (-4, 1) exp(-c t/m): m/2 |u₀|² (1 - exp(-2 c t/m))
        near(lost[lost.len() - 1], 17.0 * (1.0 - decay * decay), 2e-3);
        let tolerance = match scheme {
            "energy-momentum" => 1e-12,
            _ => 5e-3,
        };
        near(last(&run, "energy.balance"), 0.0, tolerance);
    }
}

/// A free rod with a load per length: momentum and angular momentum are load times length times time, exactly.
#[test]
fn ref_momentum_of_loads_per_length() {
    for grid in ["nodes", "staggered"] {
        let text = format!(
            "[[rod]]\nname = \"rod\"\nelements = 7\ngrid = \"{grid}\"\nstart = [0, 0, 0]\nend = [2, 0, 0]\nnormal = [0, 0, 1]\n\
             stiffness = {{ extension = 1e4, shear = [1e4, 1e4], bending = [50, 50], torsion = 40 }}\n\
             mass_per_length = 1\ninertia_per_length = [0.01, 0.01, 0.02]\n\
             [[force]]\nname = \"q\"\nkind = \"distributed\"\nrod = \"rod\"\nforce = [0, 3, \"t\"]\nfrom = 0.3\nto = 0.8\n\
             [[force]]\nname = \"m\"\nkind = \"distributed\"\nrod = \"rod\"\nmoment = [0.5, 0, 0]\n\
             [[study]]\nscheme = \"energy-momentum\"\nstep = 0.01\nduration = 0.5\n"
        );
        let run = run(&text);
        // half of two metres
        near(last(&run, "momentum.linear.y"), 3.0 * 0.5, 1e-10);
        near(last(&run, "momentum.linear.z"), 0.125, 1e-10);
        near(last(&run, "momentum.linear.x"), 0.0, 1e-10);
        // about the tangent through the origin; the rod hardly moves sideways: the part of q is of second order in that motion
        near(last(&run, "momentum.angular.x"), 0.5, 0.05);
        near(last(&run, "energy.balance"), 0.0, 1e-10);
    }
}

/// A drag on a rod in rigid translation is that of all its length.
#[test]
fn ref_drag_of_a_rod() {
    let text = "space = \"planar\"\n[[rod]]\nname = \"rod\"\nelements = 5\nstart = [0, 0]\nend = [2, 0]\nvelocity = [0, 3]\n\
        stiffness = { extension = 1e4, shear = [1e4], bending = [50] }\nmass_per_length = 1.5\ninertia_per_length = 0.01\n\
        [[force]]\nname = \"oil\"\nkind = \"drag\"\nrod = \"rod\"\nlinear = 0.75\n\
        [[study]]\nscheme = \"energy-momentum\"\nstep = 0.01\nduration = 1\n";
    let run = run(text);
    // mass 3, drag 1.5: every part of the rod slows down alike
    near(
        last(&run, "momentum.linear.y"),
        9.0 * (-0.5_f64).exp(),
        1e-4,
    );
    near(last(&run, "energy.balance"), 0.0, 1e-12);
}

fn bow(natural: &str, path: &str, more: &str) -> String {
    format!(
        "space = \"planar\"\n[[rod]]\nname = \"rod\"\nelements = 32\ncurvature = \"angle\"\n{path}\n{natural}\n\
         stiffness = {{ extension = 1e3, shear = [1e3], bending = [2] }}\nmass_per_length = 1\ninertia_per_length = 0.01\n{more}\n\
         [[study]]\nscheme = \"energy-momentum\"\nstep = 1e-3\nduration = 0.01\n"
    )
}

const LINE: &str = "start = [0, 0]\nend = [1, 0]";
const ARC: &str = "start = [0, 0]\npath = { kind = \"arc\", tangent = [1, 0], toward = [0, 1], radius = 0.5, angle = 2 }";

/// Energy of what is drawn against what is natural: ½ EI κ² L and ½ EA ε² L; nothing if they are the same.
#[test]
fn ref_energy_of_natural_shapes() {
    let energy =
        |natural: &str, path: &str| first(&run(&bow(natural, path, "")), "energy.potential");
    near(energy("", LINE), 0.0, 1e-20);
    near(energy("", ARC), 0.0, 1e-20);
    near(energy("natural = { curvature = 2 }", ARC), 0.0, 1e-20);
    // an arc drawn straight, and back: bending alone
    near(energy("natural = { curvature = 2 }", LINE), 4.0, 1e-12);
    near(energy("natural = \"straight\"", ARC), 4.0, 1e-12);
    let halves = "natural = { pieces = [{ to = 0.5, curvature = 2 }, { to = 1, curvature = -1 }] }";
    near(energy(halves, LINE), 0.5 * (4.0 + 1.0), 1e-12);
    // 1 % too short, so 1 % stretched; per natural length
    let strained = "natural = { curvature = 0, strain = [-0.01, 0] }";
    near(
        energy(strained, LINE),
        0.5 * 1e3 * 0.99 * (0.01_f64 / 0.99).powi(2),
        1e-12,
    );
}

/// A ring bent from a straight rod keeps its energy and, nothing holding it, its momenta.
#[test]
fn conf_rings_are_closed() {
    let circle = "start = [1, 0]\nclosed = true\npath = { kind = \"arc\", tangent = [0, 1], toward = [-1, 0], radius = 1, angle = 6.283185307179586 }";
    let ring = run(&bow("", circle, "angular_velocity = 2\nvelocity = [0, 2]"));
    near(first(&ring, "energy.potential"), 0.0, 1e-20);
    near(last(&ring, "energy.balance"), 0.0, 1e-10);
    // turning about its start with the start moving: about its centre, in place
    near(last(&ring, "momentum.linear.x"), 0.0, 1e-10);
    let inertia = 2.0 * PI * (1.0 + 0.01);
    near(last(&ring, "momentum.angular"), 2.0 * inertia, 1e-9);
    // EI π/R: lengths are those of arcs, so nothing is compressed
    let bent = run(&bow("natural = \"straight\"", circle, ""));
    near(first(&bent, "energy.potential"), 2.0 * PI, 1e-12);
    near(last(&bent, "energy.balance"), 0.0, 1e-10);
}

/// Damping by coefficients is damping by retardation times.
#[test]
fn id_coefficients_and_times_agree() {
    let throw = "angular_velocity = 3";
    let times = run(&bow(
        "retardation = 1e-3\nshear_retardation = 2e-3",
        LINE,
        throw,
    ));
    let coefficients = "damping = { extension = 1, shear = [2], bending = [2e-3] }";
    let given = run(&bow(coefficients, LINE, throw));
    let lost = last(&times, "energy.dissipated");
    assert!(lost > 1e-9);
    near(
        last(&given, "energy.dissipated"),
        lost,
        1e-12 * (1.0 + lost),
    );
}

/// A coil spring of two turns with a mass on a vertical guide sags by twice (m + m_w/2) g/k. k is the integral of the compliances of
/// the sections of the helix for all forces and moments at its end (Simpson's rule, 4000 points): 9971.669 N/m; the textbook has
/// G d⁴/(8 D³ n) = 9903.8 N/m. The weight is a hundredth of that of the gallery, so that the displacements are small.
#[test]
fn ref_stiffness_of_a_coil_spring() {
    let lowest = |elements: u32| {
        let run = run(&format!(
            "gravity = [0, 0, -0.0981]\n[[rod]]\nname = \"wire\"\nelements = {elements}\nstart = [0.01, 0, 0]\n\
             path = {{ kind = \"helix\", axis = [0, 0, -1], toward = [-1, 0, 0], radius = 0.01, pitch = 0.005, turns = 2 }}\n\
             section = {{ kind = \"circle\", radius = 1e-3 }}\nyoungs_modulus = 2.06e11\npoisson_ratio = 0.3\ndensity = 7850\n\
             [[body]]\nname = \"mass\"\nmass = 0.5\ninertia = [1e-3, 1e-3, 1e-3]\nposition = [0, 0, -0.055]\n\
             [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"wire.start\"]\nat = [0.01, 0, 0]\n\
             [[joint]]\nname = \"guide\"\nkind = \"prismatic\"\nbodies = [\"ground\", \"mass\"]\nat = [0, 0, -0.055]\naxis = [0, 0, 1]\n\
             [[joint]]\nname = \"hook\"\nkind = \"weld\"\nbodies = [\"mass\", \"wire.end\"]\nat = [0.01, 0, -0.01]\n\
             [[study]]\nscheme = \"energy-momentum\"\nstep = 2e-4\nduration = 0.03\n"
        ));
        let sag = channel(&run, "joint.guide.displacement");
        sag.iter().copied().fold(0.0, f64::min)
    };
    let exact = -9.868_456e-6;
    let (a, b) = (lowest(40), lowest(80));
    // order 2 in the angle of an element: a fourth of the error
    let ratio = (a - exact) / (b - exact);
    assert!((3.5..4.5).contains(&ratio), "{a:e} {b:e}: {ratio}");
    near(b + (b - a) / 3.0, exact, 3e-4 * exact.abs());
}
