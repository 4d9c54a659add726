//! Rods as a whole: exact balances, order in space, equilibrium against the elastica.

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::Trajectory;

fn run(text: &str) -> Trajectory {
    let model = Model::from_toml_str(text, "rod.toml").unwrap_or_else(|e| panic!("{e}"));
    simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

fn last(run: &Trajectory, name: &str) -> f64 {
    let channel = run.channel(name).unwrap_or_else(|| panic!("no {name}"));
    *channel.last().unwrap_or(&f64::NAN)
}

fn largest(run: &Trajectory, name: &str) -> f64 {
    let channel = run.channel(name).unwrap_or_else(|| panic!("no {name}"));
    channel.iter().fold(0.0, |m, v| m.max(v.abs()))
}

/// A free beam, thrown by a force and moments at one end for half a second.
fn thrown(elements: usize, scheme: &str) -> String {
    format!(
        "[[rod]]\nname = \"beam\"\nelements = {elements}\nstart = [6, 0, 0]\nend = [0, 8, 0]\nnormal = [0, 0, 1]\n\
         stiffness = {{ extension = 1e4, shear = [1e4, 1e4], bending = [500, 500], torsion = 500 }}\n\
         mass_per_length = 1\ninertia_per_length = [10, 10, 10]\n\
         [[force]]\nname = \"push\"\nkind = \"force\"\nbody = \"beam.start\"\nvalue = [\"40*(1 - step(t - 0.5))\", 0, 0]\n\
         [[force]]\nname = \"turn\"\nkind = \"torque\"\nbody = \"beam.start\"\n\
         value = [0, \"-100*(1 - step(t - 0.5))\", \"-200*(1 - step(t - 0.5))\"]\n\
         [[marker]]\nname = \"end\"\nbody = \"beam.end\"\n\
         [[study]]\nscheme = \"{scheme}\"\nstep = 0.01\nduration = 2\n"
    )
}

#[test]
fn conf_momentum_and_energy_of_a_thrown_beam_are_exact() {
    let run = run(&thrown(8, "energy-momentum"));
    assert!((last(&run, "momentum.linear.x") - 20.0).abs() < 1e-11);
    for entry in &run.ledger[..3] {
        assert!(
            entry.relative.is_some_and(|r| r < 1e-11),
            "{}: {:?}",
            entry.name,
            entry.relative
        );
    }
}

#[test]
fn claim_rods_converge_with_order_two_in_the_number_of_elements() {
    let end = |elements: usize| {
        let run = run(&thrown(elements, "midpoint"));
        ["x", "y", "z"].map(|a| last(&run, &format!("marker.end.position.{a}")))
    };
    // over three doublings: waves that a grid does not resolve yet move the order of a single one by half
    let (a, b, c, d) = (end(8), end(16), end(32), end(64));
    let gap = |p: &[f64; 3], q: &[f64; 3]| {
        let squares = p.iter().zip(q).map(|(p, q)| (p - q) * (p - q));
        squares.sum::<f64>().sqrt()
    };
    let order = 0.5 * (gap(&a, &b) / gap(&c, &d)).log2();
    assert!((order - 2.0).abs() < 0.4, "{order}");
    // the result itself, within its own change over the last doubling: 256 elements of the staggered grid, own value
    assert!(gap(&d, &[5.390_63, 8.366_47, -1.127_32]) < 2e-3);
}

#[test]
fn ref_cantilever_comes_to_rest_at_the_elastica() {
    // P L²/EI = 2: shortening 0.16064172, deflection 0.49345748 of the length, tip angle 0.78174983
    let text = "space = \"planar\"\n\
        [[rod]]\nname = \"rod\"\nelements = 20\nstart = [0, 0]\nend = [1, 0]\n\
        stiffness = { extension = 1e5, shear = [1e5], bending = [1] }\nmass_per_length = 0.1\ninertia_per_length = 1e-4\n\
        retardation = 0.3\n\
        [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"rod.start\"]\nat = [0, 0]\n\
        [[force]]\nname = \"tip\"\nkind = \"force\"\nbody = \"rod.end\"\nvalue = [0, 2]\n\
        [[coordinate]]\nname = \"turn\"\nkind = \"angle\"\nbodies = [\"ground\", \"rod.end\"]\n\
        [[marker]]\nname = \"tip\"\nbody = \"rod.end\"\n\
        [[study]]\nscheme = \"energy-momentum\"\nstep = 0.02\nduration = 8\n";
    let run = run(text);
    assert!(largest(&run, "energy.balance") < 1e-9);
    let (x, y) = (
        last(&run, "marker.tip.position.x"),
        last(&run, "marker.tip.position.y"),
    );
    // 20 elements: second order, a few times 1e-4
    assert!((1.0 - x - 0.160_641_72).abs() < 2e-3, "{x}");
    assert!((y - 0.493_457_48).abs() < 2e-3, "{y}");
    assert!((last(&run, "coordinate.turn") - 0.781_749_83).abs() < 2e-3);
    // stiff waves of the start are left: a scheme without numerical damping does not take them out
    assert!(last(&run, "energy.kinetic") < 1e-5);
}

/// A clamped rod of rubber on the staggered grid, with its end turned slightly and let go: the frequency of torsion.
fn twisted(elements: usize, curvature: &str) -> String {
    format!(
        "[[rod]]\nname = \"r\"\nelements = {elements}\nstart = [0, 0, 0]\nend = [1, 0, 0]\nnormal = [0, 1, 0]\n\
         grid = \"staggered\"\ncurvature = \"{curvature}\"\nyoungs_modulus = 5e6\npoisson_ratio = 0.5\ndensity = 1100\n\
         section = {{ kind = \"circle\", radius = 5e-3 }}\ninitial_motion = {{ velocity = [0, 0, 0], angular_velocity = [\"1e-3*step(s - 1e-9)\", 0, 0] }}\n\
         [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n\
         [[study]]\nscheme = \"gauss-4\"\nstep = 1e-4\nduration = 0.05\n"
    )
}

#[test]
fn ref_torsion_on_the_staggered_grid_has_the_exact_discrete_frequencies() {
    // a chain of N discs from rest with the same speed: modes (2 n - 1) π/2 at the middles of the segments
    let (n, c) = (10_usize, (5e6_f64 / 3.0 / 1100.0).sqrt());
    let h = 1.0 / n as f64;
    for curvature in ["half-angle", "angle", "tangent", "sine"] {
        let run = run(&twisted(n, curvature));
        let own = last(&run, "body.r.10.angular_velocity.x");
        let mut wanted = 0.0;
        for k in 1..=n {
            let wave = (2.0 * k as f64 - 1.0) * std::f64::consts::FRAC_PI_2;
            let omega = 2.0 * c / h * (0.5 * wave * h).sin();
            let shape = |j: usize| (wave * (j as f64 - 0.5) * h).sin();
            let (part, norm) = (1..=n).fold((0.0, 0.0), |(p, q), j| {
                (p + shape(j), q + shape(j) * shape(j))
            });
            wanted += 1e-3 * part / norm * shape(n) * (omega * 0.05).cos();
        }
        assert!(
            (own - wanted).abs() < 1e-8,
            "{curvature}: {own} and {wanted}"
        );
    }
}

#[test]
fn claim_both_grids_converge_to_the_same_motion() {
    let end = |grid: &str, elements: usize| {
        let text = thrown(elements, "midpoint")
            .replace("normal =", &format!("grid = \"{grid}\"\nnormal ="));
        let run = run(&text);
        ["x", "y", "z"].map(|a| last(&run, &format!("marker.end.position.{a}")))
    };
    let gap = |n: usize| {
        let (a, b) = (end("nodes", n), end("staggered", n));
        a.iter()
            .zip(b)
            .map(|(a, b)| (a - b) * (a - b))
            .sum::<f64>()
            .sqrt()
    };
    let (coarse, fine) = (gap(16), gap(32));
    let order = (coarse / fine).log2();
    assert!(
        fine < 0.1 && (order - 2.0).abs() < 0.4,
        "{coarse} {fine}: {order}"
    );
}

#[test]
fn conf_every_measure_and_grid_keeps_the_momentum_and_the_energy() {
    for grid in ["nodes", "staggered"] {
        for curvature in ["half-angle", "angle", "tangent", "sine"] {
            let keys = format!(
                "grid = \"{grid}\"\ncurvature = \"{curvature}\"\nretardation = 0.01\nnormal ="
            );
            let run = run(&thrown(6, "energy-momentum").replace("normal =", &keys));
            assert!(
                (last(&run, "momentum.linear.x") - 20.0).abs() < 1e-11,
                "{grid} {curvature}"
            );
            for entry in &run.ledger[..3] {
                assert!(
                    entry.relative.is_some_and(|r| r < 1e-10),
                    "{grid} {curvature} {}: {:?}",
                    entry.name,
                    entry.relative
                );
            }
            let lost = run.channel("energy.dissipated").unwrap_or_default();
            assert!(lost.windows(2).all(|w| w[1] >= w[0]), "{grid} {curvature}");
        }
    }
}

#[test]
fn conf_a_rod_on_an_arm_that_its_joint_places_starts_without_stress() {
    let text = "[[body]]\nname = \"arm\"\nmass = 1\ninertia = [0.1, 0.1, 0.1]\n\
        [[joint]]\nname = \"shoulder\"\nkind = \"revolute\"\nbodies = [\"ground\", \"arm\"]\nat_first = [0, 0, 0]\n\
        axis_first = [0, 0, 1]\nx_first = [1, 0, 0]\nat_second = [-0.5, 0, 0]\naxis_second = [0, 0, 1]\nx_second = [1, 0, 0]\n\
        coordinates = [1.5707963267948966]\n\
        [[rod]]\nname = \"cable\"\nelements = 4\nstart = [0, 1, 0]\nend = [0, 1, -1]\nnormal = [1, 0, 0]\n\
        section = { kind = \"circle\", radius = 5e-3 }\nyoungs_modulus = 5e6\npoisson_ratio = 0.5\ndensity = 1100\n\
        [[joint]]\nname = \"grip\"\nkind = \"spherical\"\nbodies = [\"arm\", \"cable.start\"]\nat_first = [0.5, 0, 0]\nat_second = [0, 0, 0]\n\
        [[study]]\nstep = 1e-3\nduration = 1e-3\n";
    let run = run(text);
    let energy = run.channel("rod.cable.energy").unwrap_or_default();
    assert!(energy[0] < 1e-20, "{}", energy[0]);
}

/// A free soft beam that bends and turns, elastic.
fn tumbling(scheme: &str, step: f64, duration: f64) -> String {
    format!(
        "[[rod]]\nname = \"r\"\nelements = 4\nstart = [0, 0, 0]\nend = [1, 0, 0]\nnormal = [0, 1, 0]\n\
         stiffness = {{ extension = 100, shear = [40, 40], bending = [0.1, 0.2], torsion = 0.1 }}\n\
         mass_per_length = 1\ninertia_per_length = [1e-3, 1e-3, 2e-3]\n\
         initial_motion = {{ velocity = [0, \"0.5*sin(2*pi*s)\", \"0.4*cos(pi*s)\"], angular_velocity = [\"s\", 0, 0.5] }}\n\
         [[study]]\nscheme = \"{scheme}\"\nstep = {step}\nduration = {duration}\nrecord_every = 50\n"
    )
}

#[test]
fn claim_energy_of_elastic_rods_has_no_trend_in_100000_steps() {
    let run = run(&tumbling("midpoint", 0.01, 1000.0));
    let energy = run.channel("energy.total").unwrap_or_default();
    let n = energy.len() as f64;
    let mean = energy.iter().sum::<f64>() / n;
    let swing = energy.iter().fold(0.0_f64, |m, e| m.max((e - mean).abs()));
    // least squares line over the run, as a change from its start to its end
    let (mut top, mut below) = (0.0, 0.0);
    for (k, e) in energy.iter().enumerate() {
        let x = (k as f64 + 0.5) / n - 0.5;
        top += x * (e - mean);
        below += x * x;
    }
    let trend = top / below;
    assert!(swing < 0.02 * mean, "{swing} of {mean}");
    assert!(trend.abs() < 0.1 * swing, "{trend} against {swing}");
    for axis in ["x", "y", "z"] {
        for name in ["linear", "angular"] {
            let channel = run
                .channel(&format!("momentum.{name}.{axis}"))
                .unwrap_or_default();
            let drift = channel
                .iter()
                .fold(0.0_f64, |m, p| m.max((p - channel[0]).abs()));
            assert!(drift < 1e-11, "{name} {axis}: {drift:e}");
        }
    }
}

#[test]
fn conf_a_folded_element_is_named() {
    // many times the largest moment that an element can bear in the half-angle measure, EI/l
    let text = "[[rod]]\nname = \"r\"\nelements = 2\nstart = [0, 0, 0]\nend = [1, 0, 0]\nnormal = [0, 1, 0]\n\
        stiffness = { extension = 1e4, shear = [1e4, 1e4], bending = [1, 1], torsion = 1 }\n\
        mass_per_length = 1\ninertia_per_length = [1e-3, 1e-3, 2e-3]\n\
        [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n\
        [[force]]\nname = \"turn\"\nkind = \"torque\"\nbody = \"r.end\"\nframe = \"body\"\nvalue = [30, 0, 0]\n\
        [[study]]\nscheme = \"midpoint\"\nstep = 0.02\nduration = 5\n";
    let model = Model::from_toml_str(text, "rod.toml").unwrap_or_else(|e| panic!("{e}"));
    let run = simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    let alembert::trajectory::Status::Stalled { message, .. } = &run.status else {
        panic!("the rod folded and went on");
    };
    assert!(
        message.contains("\"r.element.") && message.contains("curvature = \"tangent\""),
        "{message}"
    );
}

#[test]
fn conf_end_corrected_lumping_gives_the_inertia_of_the_rod() {
    // turning about its middle: kinetic energy of a straight rod, ω²/2 (ρA L³/12 + ρI L)
    let kinetic = |grid: &str, lumping: &str, elements: usize| {
        let text = format!(
            "space = \"planar\"\n[[rod]]\nname = \"r\"\nelements = {elements}\nstart = [-1, 0]\nend = [1, 0]\ngrid = \"{grid}\"\n\
             lumping = \"{lumping}\"\nstiffness = {{ extension = 1e4, shear = [1e4], bending = [10] }}\nmass_per_length = 3\n\
             inertia_per_length = 0.01\nvelocity = [0, -1]\nangular_velocity = 1\n[[study]]\nstep = 1e-3\nduration = 1e-3\n"
        );
        run(&text).channel("energy.kinetic").unwrap_or_default()[0]
    };
    let exact = 0.5 * (3.0 * 8.0 / 12.0 + 0.01 * 2.0);
    for grid in ["nodes", "staggered"] {
        for n in [4, 8] {
            let plain = kinetic(grid, "plain", n) - exact;
            assert!(
                (plain - 2.0 / (n * n) as f64).abs() < 1e-12,
                "{grid} {n}: {plain}"
            );
            let corrected = kinetic(grid, "end-corrected", n) - exact;
            // what is left of the trapezoidal rule is of order 3: ρA h³/6 in the moment of inertia, both ends together
            let left = 0.25 * (2.0 / n as f64).powi(3);
            assert!((corrected - left).abs() < 1e-12, "{grid} {n}: {corrected}");
        }
    }
}
