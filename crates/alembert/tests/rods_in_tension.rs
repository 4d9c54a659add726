//! Rods that are pulled, bent when drawn, stepped, or folded: closed forms and what must not happen.

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::{Status, Trajectory};

fn run(text: &str) -> Trajectory {
    let model = Model::from_toml_str(text, "rod.toml").unwrap_or_else(|e| panic!("{e}\n{text}"));
    simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

fn all<'a>(run: &'a Trajectory, name: &str) -> &'a [f64] {
    run.channel(name).unwrap_or_else(|| panic!("no {name}"))
}

fn last(run: &Trajectory, name: &str) -> f64 {
    *all(run, name).last().unwrap_or(&f64::NAN)
}

const CURVATURES: [&str; 4] = ["half-angle", "angle", "tangent", "sine"];

#[test]
fn ref_a_rod_that_is_pulled_only_gets_longer() {
    // P/EA for every number of elements, slenderness and measure; P L²/EI up to 4e10, 1e7 times beyond 4 EI/h²
    for planar in [true, false] {
        for (elements, bending) in [(1, 1.0), (4, 1e-2), (30, 1.0), (30, 1e-4), (100, 1e-8)] {
            for curvature in CURVATURES {
                let (space, zero, bend) = if planar {
                    ("planar", "0]", format!("[1e3], bending = [{bending}]"))
                } else {
                    let b = format!("bending = [{bending}, {bending}], torsion = {bending}");
                    ("3d", "0, 0]", format!("[1e3, 1e3], {b}"))
                };
                let inertia = if planar { "1e-4" } else { "[1e-4, 1e-4, 2e-4]" };
                let run = run(&format!(
                    "space = \"{space}\"\n[[rod]]\nname = \"r\"\nelements = {elements}\nstart = [0, {zero}\nend = [2, {zero}\n\
                     curvature = \"{curvature}\"\nstiffness = {{ extension = 1e3, shear = {bend} }}\n\
                     mass_per_length = 1\ninertia_per_length = {inertia}\n\
                     [[joint]]\nname = \"c\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, {zero}\n\
                     [[force]]\nname = \"p\"\nkind = \"force\"\nbody = \"r.end\"\nvalue = [100, {zero}\n\
                     [[marker]]\nname = \"end\"\nbody = \"r.end\"\n[[study]]\nkind = \"equilibrium\"\n"
                ));
                let case = format!("{space} {elements} {bending} {curvature}");
                assert!(matches!(run.status, Status::Completed), "{case}");
                let end = last(&run, "marker.end.position.x");
                assert!((end - 2.2).abs() < 1e-11, "{case}: {end}");
                let critical = run.ledger.iter().find(|e| e.name.contains("critical"));
                assert!(critical.is_none(), "{case}: {critical:?}");
                let negative = all(&run, "stability.negative");
                assert!(negative.iter().all(|n| *n == 0.0), "{case}: {negative:?}");
            }
        }
    }
}

/// The first rod of `docs/model-file.md`, hung on a spherical joint.
fn documented(direction: &str, bob: &str, study: &str) -> String {
    format!(
        "gravity = [0, 0, -9.81]\n[[point]]\nname = \"bob\"\nmass = 1.0\nposition = {bob}\n\
         [[rod]]\nname = \"cable\"\nelements = 20\n{direction}\nsection = {{ kind = \"circle\", radius = 5e-3 }}\n\
         youngs_modulus = 5e6\npoisson_ratio = 0.5\ndensity = 1100\nretardation = 1e-3\n\
         [[joint]]\nname = \"hook\"\nkind = \"spherical\"\nbodies = [\"cable.start\", \"bob\"]\n\
         [[joint]]\nname = \"top\"\nkind = \"spherical\"\nbodies = [\"ground\", \"cable.end\"]\nat = [2, 0, 0]\n{study}"
    )
}

#[test]
fn ref_the_documented_cable_keeps_its_length() {
    let (ea, weight) = {
        let area = std::f64::consts::PI * 25e-6;
        (5e6 * area, 1100.0 * area * 9.81)
    };
    // it swings down from the horizontal: a tension of 3 m g below, at most twice of it in the bounce, all mass at the end
    let bounce = 1.0 + 2.0 * 3.0 * (9.81 + weight) / ea;
    for scheme in ["energy-momentum", "midpoint"] {
        let drawn = "start = [1, 0, 0]\nend = [2, 0, 0]\nnormal = [0, 0, 1]";
        let study = format!("[[study]]\nscheme = \"{scheme}\"\nstep = 1e-3\nduration = 3\n");
        let run = run(&documented(drawn, "[1, 0, 0]", &study));
        assert!(matches!(run.status, Status::Completed), "{:?}", run.status);
        let [x, y, z] = ["x", "y", "z"].map(|a| all(&run, &format!("point.bob.position.{a}")));
        let far = (0..x.len()).map(|k| ((x[k] - 2.0).powi(2) + y[k].powi(2) + z[k].powi(2)).sqrt());
        let far = far.fold(0.0, f64::max);
        assert!(far > 1.05 && far < bounce, "{scheme}: {far}");
    }
    // hanging: L + (m g L + ρA g L²/2)/EA
    let drawn = "start = [2, 0, -1]\nend = [2, 0, 0]\nnormal = [1, 0, 0]";
    let study = "[[study]]\nscheme = \"energy-momentum\"\nstep = 2e-3\nduration = 40\n[report]\nchannels = [\"body.cable.0.position.z\"]\n";
    let damped =
        documented(drawn, "[2, 0, -1]", study).replace("retardation = 1e-3", "retardation = 0.05");
    let length = 1.0 + (9.81 + 0.5 * weight) / ea;
    let run = run(&damped);
    let found = -last(&run, "point.bob.position.z");
    assert!((found - length).abs() < 1e-9, "{found} {length}");
}

/// The ring of `docs/model-file.md`: bent from a straight strip.
fn ring(elements: usize, more: &str) -> String {
    format!(
        "[[rod]]\nname = \"ring\"\nelements = {elements}\nstart = [3, 0, 0]\n\
         path = {{ kind = \"arc\", tangent = [0, 1, 0], toward = [1, 0, 0], radius = 0.5, angle = 6.283185307179586 }}\n\
         closed = true\nnatural = \"straight\"\nsection = {{ kind = \"rectangle\", size = [2e-3, 0.02] }}\n\
         youngs_modulus = 7e10\npoisson_ratio = 0.33\ndensity = 2700\n{more}\n\
         [[study]]\nscheme = \"midpoint\"\nstep = 1e-5\nduration = 1e-4\n"
    )
}

#[test]
fn ref_a_ring_begins_with_the_energy_of_its_bending() {
    // EI (2π)²/(2 L) = π EI/r: the rotation vector gives it for every number of elements, the others with order 2
    let bending = 7e10 * 0.02 * 8e-9 / 12.0;
    let energy = std::f64::consts::PI * bending / 0.5;
    for elements in [6, 24, 96] {
        for grid in ["nodes", "staggered"] {
            let at_start = |curvature: &str| {
                let more = format!("grid = \"{grid}\"\ncurvature = \"{curvature}\"");
                let run = run(&ring(elements, &more));
                assert!(matches!(run.status, Status::Completed), "{:?}", run.status);
                all(&run, "energy.potential")[0] / energy - 1.0
            };
            let exact = at_start("angle");
            assert!(exact.abs() < 1e-9, "{grid} {elements}: {exact}");
            let phi = std::f64::consts::TAU / elements as f64;
            let half = (2.0 * (0.5 * phi).sin() / phi).powi(2) - 1.0;
            let found = at_start("half-angle");
            assert!((found - half).abs() < 1e-9, "{grid} {elements}: {found}");
        }
    }
}

#[test]
fn ref_a_stepped_cantilever_has_order_two_wherever_the_step_lies() {
    // EI 4 up to a, then 1: tip deflection P/3 [(L³ - (L-a)³)/4 + (L-a)³]
    let tip = |grid: &str, elements: usize, a: f64| {
        let at = |at: f64, b: f64| {
            format!(
                "{{ at = {at}, stiffness = {{ extension = 1e6, shear = [1e9, 1e9], bending = [{b}, {b}], torsion = 1 }}, \
                 mass_per_length = 1, inertia_per_length = [1e-6, 1e-6, 1e-6] }}"
            )
        };
        let run = run(&format!(
            "[[rod]]\nname = \"r\"\nelements = {elements}\ngrid = \"{grid}\"\nstart = [0, 0, 0]\nend = [1, 0, 0]\n\
             stations = [{}, {}, {}, {}]\n[[joint]]\nname = \"c\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n\
             [[force]]\nname = \"p\"\nkind = \"force\"\nbody = \"r.end\"\nvalue = [0, 0, 1e-4]\n\
             [[marker]]\nname = \"tip\"\nbody = \"r.end\"\n[[study]]\nkind = \"equilibrium\"\nload_steps = 1\n",
            at(0.0, 4.0),
            at(a, 4.0),
            at(a, 1.0),
            at(1.0, 1.0)
        ));
        let rest = (1.0 - a).powi(3);
        last(&run, "marker.tip.position.z") / (1e-4 / 3.0 * ((1.0 - rest) / 4.0 + rest)) - 1.0
    };
    for grid in ["nodes", "staggered"] {
        // on a vertex, in the middle of an element, and in between, for all of these numbers of elements alike
        for a in [0.5, 0.55, 0.53] {
            let errors = [10, 20, 40, 80].map(|n| tip(grid, n, a).abs());
            for (k, e) in errors.iter().enumerate() {
                let h = 0.1 * 0.5_f64.powi(k as i32);
                assert!(*e < 1.5 * h * h, "{grid} {a}: {errors:?}");
            }
        }
    }
}

#[test]
fn conf_an_element_that_folds_ends_the_run_and_is_named() {
    // pressed through itself: a point mass on a soft rod of one element, thrown at its clamp
    let text = "[[rod]]\nname = \"r\"\nelements = 2\nstart = [0, 0, 0]\nend = [1, 0, 0]\n\
        stiffness = { extension = 1, shear = [1, 1], bending = [1, 1], torsion = 1 }\nmass_per_length = 1\ninertia_per_length = [1e-2, 1e-2, 1e-2]\n\
        [[joint]]\nname = \"c\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n\
        [[force]]\nname = \"p\"\nkind = \"force\"\nbody = \"r.end\"\nvalue = [-5, 0, 0]\n";
    let moving = run(&format!("{text}[[study]]\nstep = 1e-3\nduration = 3\n"));
    let Status::Stalled { time, message, .. } = &moving.status else {
        panic!("{:?}", moving.status)
    };
    assert!(*time > 0.1 && *time < 2.0, "{time}");
    assert!(
        message.contains("r.element.") && message.contains("zero length"),
        "{message}"
    );
    assert!(message.contains(&format!("{time:.6} s")), "{message}");
    let resting = run(&format!(
        "{text}[[study]]\nkind = \"equilibrium\"\nload_steps = 20\n"
    ));
    let Status::Stalled { time, message, .. } = &resting.status else {
        panic!("{:?}", resting.status)
    };
    assert!(*time > 0.1 && *time <= 1.0, "{time} {message}");
    assert!(
        message.contains("r.element.") && message.contains("load factor"),
        "{message}"
    );
}
