//! Studies at rest where it is hard: slender wires, loads that follow, motions without resistance, starts far away.

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::{Status, Trajectory};

fn run_study(text: &str, study: usize) -> Trajectory {
    let model = Model::from_toml_str(text, "rest.toml").unwrap_or_else(|e| panic!("{e}"));
    let run = simulate(&model, &model.studies[study], &mut |_| true);
    let run = run.unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(run.status, Status::Completed, "{}", run.status.message());
    run
}

fn run(text: &str) -> Trajectory {
    run_study(text, 0)
}

fn last(run: &Trajectory, name: &str) -> f64 {
    let values = run.channel(name).unwrap_or_else(|| panic!("no {name}"));
    values[values.len() - 1]
}

fn frequency(run: &Trajectory, mode: usize) -> f64 {
    last(run, &format!("mode.{mode}.angular_frequency"))
}

/// What a ledger says of an entry.
fn note<'a>(run: &'a Trajectory, name: &str) -> Vec<&'a str> {
    let entries = run.ledger.iter().filter(|e| e.name.starts_with(name));
    entries.map(|e| e.note.as_str()).collect()
}

/// A clamped steel rod.
fn steel(elements: usize, end: &str, radius: f64, count: usize) -> String {
    format!(
        "[[rod]]\nname = \"r\"\nelements = {elements}\nstart = [0, 0, 0]\nend = {end}\n\
         section = {{ kind = \"circle\", radius = {radius:e} }}\nyoungs_modulus = 2.1e11\npoisson_ratio = 0.3\ndensity = 7850\n\
         [[joint]]\nname = \"c\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n\
         [[study]]\nkind = \"modes\"\ncount = {count}\n"
    )
}

#[test]
fn ref_slender_wires_keep_their_lowest_modes() {
    // Euler and Bernoulli: 3.51602 and 22.0345 times sqrt(EI/m)/L²; 0.909 rad/s for a radius of 0.1 mm
    for radius in [1e-2, 1e-3, 1e-4] {
        let run = run(&steel(40, "[1, 0, 0]", radius, 4));
        let unit = (2.1e11_f64 / 7850.0).sqrt() * 0.5 * radius;
        for (mode, exact) in [
            (1, 3.516_015),
            (2, 3.516_015),
            (3, 22.034_49),
            (4, 22.034_49),
        ] {
            let found = frequency(&run, mode) / unit;
            // order two: 40 elements
            assert!(
                (found / exact - 1.0).abs() < 2e-3,
                "{radius}: {mode} {found}"
            );
        }
        assert!(run.ledger[0].largest < 1e-6, "{:?}", run.ledger[0]);
    }
}

#[test]
fn id_unloaded_rods_vibrate_alike_in_every_direction() {
    let straight = run(&steel(10, "[3.7416573867739413, 0, 0]", 0.01, 4));
    for end in ["[1, 2, 3]", "[-3, 1, 2]", "[0, 3.7416573867739413, 0]"] {
        let other = run(&steel(10, end, 0.01, 4));
        for mode in 1..=4 {
            let (a, b) = (frequency(&straight, mode), frequency(&other, mode));
            assert!((a / b - 1.0).abs() < 1e-9, "{end}: {a} {b}");
        }
    }
}

#[test]
fn id_arcs_and_rings_as_drawn_are_at_rest() {
    for (closed, rigid) in [("", 0), ("closed = true\n", 6)] {
        let joint = "[[joint]]\nname = \"c\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [3, 0, 0]\n";
        let (angle, joint) = match rigid {
            0 => ("2.0", joint),
            _ => ("6.283185307179586", ""),
        };
        let run = run(&format!(
            "[[rod]]\nname = \"r\"\nelements = 24\nstart = [3, 0, 0]\n\
             path = {{ kind = \"arc\", tangent = [0, 1, 0], toward = [1, 0, 0], radius = 0.5, angle = {angle} }}\n{closed}\
             section = {{ kind = \"rectangle\", size = [2e-3, 0.02] }}\nyoungs_modulus = 7e10\npoisson_ratio = 0.33\ndensity = 2700\n\
             {joint}[[study]]\nkind = \"modes\"\ncount = 8\n"
        ));
        let free = (1..=8).filter(|k| frequency(&run, *k) == 0.0).count();
        assert_eq!(free, rigid, "{closed}");
    }
}

/// A column with a force at its end that follows it.
fn follower(elements: usize, grid: &str, load: f64) -> String {
    format!(
        "[[rod]]\nname = \"r\"\nelements = {elements}\ngrid = \"{grid}\"\nstart = [0, 0, 0]\nend = [1, 0, 0]\nnormal = [0, 0, 1]\n\
         stiffness = {{ extension = 1e6, shear = [1e6, 1e6], bending = [1, 4], torsion = 1 }}\nmass_per_length = 1\n\
         inertia_per_length = [1e-6, 1e-6, 2e-6]\n\
         [[joint]]\nname = \"c\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n\
         [[force]]\nname = \"p\"\nkind = \"force\"\nbody = \"r.end\"\nvalue = [0, 0, -{load}]\nframe = \"body\"\n\
         [[study]]\nkind = \"modes\"\nabout = \"equilibrium\"\ncount = 4\n"
    )
}

#[test]
fn ref_frequencies_under_a_load_that_follows() {
    // Beck 1952 at P = 10: 5.17576 and 18.58679, roots of P² + 2ω² + 2ω² cosh a cos b + P ω sinh a sin b; twice as stiff across:
    // P = 2.5 there, 3.83116 and 21.2705 times 2
    for grid in ["nodes", "staggered"] {
        let run = run(&follower(40, grid, 10.0));
        let found: Vec<f64> = (1..=4).map(|k| frequency(&run, k)).collect();
        for exact in [5.175_76, 18.586_79] {
            let near = found.iter().map(|f| (f / exact - 1.0).abs());
            let near = near.fold(f64::INFINITY, f64::min);
            assert!(near < 4e-3, "{grid}: {exact} {found:?}");
        }
        for (k, f) in found.iter().enumerate() {
            let damped = last(&run, &format!("mode.{}.damped_frequency", k + 1));
            assert!((damped / f - 1.0).abs() < 1e-12, "{damped} {f}");
        }
        assert!(run.ledger[0].largest < 1e-8, "{:?}", run.ledger[0]);
        assert!(run.ledger[0].note.contains("not symmetric"));
    }
}

#[test]
fn snap_modes_of_long_rods_need_few_factorisations() {
    let counts = [100, 400].map(|n| {
        let run = run(&steel(n, "[1, 2, 3]", 0.01, 4));
        assert!(run.ledger[0].largest < 1e-8, "{:?}", run.ledger[0]);
        assert!((frequency(&run, 1) / 6.494 - 1.0).abs() < 2e-3);
        run.counts.factorizations
    });
    assert!(counts[1] <= counts[0] + 4 && counts[1] < 20, "{counts:?}");
}

#[test]
fn ref_many_rods_that_are_alike_are_all_found() {
    // nine equal rods: each frequency eighteen times, more than a block of the Krylov space has room for
    let mut text = String::new();
    for k in 0..9 {
        text += &steel(12, "[1, 0, 0]", 0.01, 1)
            .replace("\"r", &format!("\"r{k}"))
            .replace("\"c\"", &format!("\"c{k}\""))
            .replace("[[study]]\nkind = \"modes\"\ncount = 1\n", "");
    }
    let run = run(&format!("{text}[[study]]\nkind = \"modes\"\ncount = 20\n"));
    for k in 2..=18 {
        let ratio = frequency(&run, k) / frequency(&run, 1);
        assert!((ratio - 1.0).abs() < 1e-6, "{k}: {ratio}");
    }
    assert!(frequency(&run, 19) > 5.0 * frequency(&run, 1));
}

#[test]
fn ref_a_rod_that_can_spin_hangs_at_rest() {
    let text = "gravity = [0, 0, -9.81]\n[[rod]]\nname = \"r\"\nelements = 2\nstart = [0, 0, 0]\nend = [0, 0, -1]\n\
        stiffness = { extension = 1e3, shear = [1e3, 1e3], bending = [1, 1], torsion = 1 }\nmass_per_length = 1\n\
        inertia_per_length = [1e-6, 1e-6, 2e-6]\n\
        [[joint]]\nname = \"a\"\nkind = \"spherical\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n\
        [[marker]]\nname = \"tip\"\nbody = \"r.end\"\n[[study]]\nkind = \"equilibrium\"\n";
    let run = run(text);
    // m g L/(2 EA)
    let z = last(&run, "marker.tip.position.z");
    assert!((z + 1.0 + 9.81 / 2000.0).abs() < 1e-12, "{z}");
    let free = note(&run, "motion without resistance");
    assert_eq!(free.len(), 1, "{free:?}");
    assert!(
        free[0].contains("can turn about") && free[0].contains("1.000)"),
        "{free:?}"
    );
}

#[test]
fn id_a_suspension_rests_as_if_its_wheel_were_welded() {
    let text = |hub: &str| {
        format!(
            "gravity = [0, 0, -9.81]\n[[body]]\nname = \"arm\"\nmass = 3\ninertia = [0.1, 0.1, 0.1]\nposition = [0, 0.25, 0.3]\n\
             [[joint]]\nname = \"h\"\nkind = \"revolute\"\nbodies = [\"ground\", \"arm\"]\nat = [0, 0, 0.3]\naxis = [1, 0, 0]\n\
             [[body]]\nname = \"wheel\"\nmass = 15\ninertia = [0.5, 0.9, 0.5]\nposition = [0, 0.5, 0.3]\n\
             [[joint]]\nname = \"hub\"\nbodies = [\"arm\", \"wheel\"]\nat = [0, 0.5, 0.3]\n{hub}\n\
             [[force]]\nname = \"s\"\nkind = \"spring\"\nbodies = [\"ground\", \"arm\"]\npoints = [[0, 0.2, 0.8], [0, 0.3, 0.3]]\nstiffness = 20000\n\
             [[study]]\nkind = \"equilibrium\"\n"
        )
    };
    let free = run(&text("kind = \"revolute\"\naxis = [0, 1, 0]"));
    let welded = run(&text("kind = \"weld\""));
    let (a, b) = (last(&free, "joint.h.angle"), last(&welded, "joint.h.angle"));
    assert!(a.abs() > 0.01 && (a - b).abs() < 1e-12, "{a} {b}");
    assert!(last(&free, "joint.hub.angle").abs() < 1e-12);
    assert!(note(&free, "motion without resistance")[0].contains("\"wheel\" can turn"));
}

#[test]
fn ref_a_net_on_ball_joints_carries_its_weight() {
    // twelve rods between nine knots, corners held; every rod can spin about itself
    let mut text = String::from("gravity = [0, 0, -9.81]\n");
    let corner = |i: usize, j: usize| i.is_multiple_of(2) && j.is_multiple_of(2);
    let knot = |i: usize, j: usize| match corner(i, j) {
        true => "ground".to_owned(),
        false => format!("k{i}{j}"),
    };
    for (i, j) in (0..9)
        .map(|k| (k / 3, k % 3))
        .filter(|(i, j)| !corner(*i, *j))
    {
        text += &format!(
            "[[body]]\nname = \"k{i}{j}\"\nmass = 0.05\ninertia = [1e-5, 1e-5, 1e-5]\nposition = [{i}.0, {j}.0, 0]\n"
        );
    }
    for (i, j) in (0..9).map(|k| (k / 3, k % 3)) {
        for (k, l) in [(i + 1, j), (i, j + 1)] {
            if k > 2 || l > 2 {
                continue;
            }
            let name = format!("r{i}{j}{k}{l}");
            text += &format!(
                "[[rod]]\nname = \"{name}\"\nelements = 2\nstart = [{i}.0, {j}.0, 0]\nend = [{k}.0, {l}.0, 0]\n\
                 stiffness = {{ extension = 1e3, shear = [1e3, 1e3], bending = [0.1, 0.1], torsion = 0.1 }}\nmass_per_length = 0.1\n\
                 inertia_per_length = [1e-6, 1e-6, 2e-6]\n"
            );
            for (end, x, y) in [("start", i, j), ("end", k, l)] {
                let other = knot(x, y);
                text += &format!(
                    "[[joint]]\nname = \"{name}-{end}\"\nkind = \"spherical\"\nbodies = [\"{other}\", \"{name}.{end}\"]\nat = [{x}.0, {y}.0, 0]\n"
                );
            }
        }
    }
    let run = run(&format!("{text}[[study]]\nkind = \"equilibrium\"\n"));
    // four knots sag alike, the middle one more
    let sag = |k: &str| last(&run, &format!("body.{k}.position.z"));
    for k in ["k10", "k12", "k21"] {
        assert!(
            (sag(k) / sag("k01") - 1.0).abs() < 1e-6,
            "{k}: {} {}",
            sag(k),
            sag("k01")
        );
    }
    assert!(
        sag("k11") < sag("k01") && sag("k01") < -0.01,
        "{}",
        sag("k01")
    );
    assert!(run.ledger[0].largest < 1e-8, "{:?}", run.ledger[0]);
    assert!(note(&run, "motion without resistance").len() >= 12);
}

#[test]
fn ref_a_cable_swings_down_without_following_a_path() {
    // pinned at one end, drawn horizontal; hangs straight down, longer by m g L²/(2 EA)
    let text = "space = \"planar\"\ngravity = [0, -9.81]\n[[rod]]\nname = \"c\"\nelements = 40\nstart = [0, 0]\nend = [1, 0]\n\
        stiffness = { extension = 1e4, shear = [1e4], bending = [2e-3] }\nmass_per_length = 0.1\ninertia_per_length = 1e-6\n\
        [[joint]]\nname = \"a\"\nkind = \"revolute\"\nbodies = [\"ground\", \"c.start\"]\nat = [0, 0]\n\
        [[marker]]\nname = \"tip\"\nbody = \"c.end\"\n[[study]]\nkind = \"equilibrium\"\n";
    let run = run(text);
    let y = last(&run, "marker.tip.position.y");
    assert!((y + 1.0 + 0.981 / 2e4).abs() < 1e-9, "{y}");
    assert!(last(&run, "marker.tip.position.x").abs() < 1e-9);
    assert!(
        run.counts.factorizations < 1000,
        "{}",
        run.counts.factorizations
    );
    assert!(run.ledger[0].largest < 1e-6, "{:?}", run.ledger[0]);
}

/// A cantilever under its weight and a load that is taken away when it moves.
const RELEASED: &str = "space = \"planar\"\ngravity = [0, -9.81]\n[[rod]]\nname = \"b\"\nelements = 12\nstart = [0, 0]\nend = [1, 0]\n\
    stiffness = { extension = 1e4, shear = [1e4], bending = [1] }\nmass_per_length = 0.1\ninertia_per_length = 1e-5\n\
    [[joint]]\nname = \"a\"\nkind = \"weld\"\nbodies = [\"ground\", \"b.start\"]\nat = [0, 0]\n\
    [[force]]\nname = \"load\"\nkind = \"force\"\nbody = \"b.end\"\nvalue = [0, -0.5]\n[[marker]]\nname = \"tip\"\nbody = \"b.end\"\n\
    [[study]]\nname = \"rest\"\nkind = \"equilibrium\"\n\
    [[study]]\nname = \"still\"\nstart = { study = \"rest\" }\nscheme = \"energy-momentum\"\nstep = 1e-3\nduration = 0.05\n\
    [[study]]\nname = \"released\"\nstart = { study = \"rest\" }\nwithout = [\"load\"]\nscheme = \"energy-momentum\"\nstep = 1e-3\nduration = 0.05\n\
    [[study]]\nname = \"modes\"\nkind = \"modes\"\nstart = { study = \"rest\" }\ncount = 2\n";

#[test]
fn ref_a_motion_starts_at_the_end_of_an_equilibrium() {
    let rest = run_study(RELEASED, 0);
    let y = last(&rest, "marker.tip.position.y");
    let still = run_study(RELEASED, 1);
    for value in still.channel("marker.tip.position.y").unwrap_or_default() {
        assert!((value - y).abs() < 1e-9, "{value} {y}");
    }
    // without the load it moves, from the same place, and keeps its energy
    let released = run_study(RELEASED, 2);
    let path = released
        .channel("marker.tip.position.y")
        .unwrap_or_default();
    assert!((path[0] - y).abs() < 1e-12, "{} {y}", path[0]);
    assert!(path[path.len() - 1] - y > 1e-3);
    // about it the start is at rest for modes, too
    let modes = run_study(RELEASED, 3);
    assert!(frequency(&modes, 1) > 1.0);
}

#[test]
fn id_a_start_that_is_no_equilibrium_is_refused() {
    for (from, to, word) in [
        (
            "start = { study = \"rest\" }",
            "start = { study = \"rst\" }",
            "rest",
        ),
        (
            "start = { study = \"rest\" }",
            "start = { study = \"still\" }",
            "equilibrium",
        ),
        (
            "scheme = \"energy-momentum\"",
            "scheme = \"lie-group\"",
            "implicit",
        ),
    ] {
        let error = Model::from_toml_str(&RELEASED.replace(from, to), "s.toml").expect_err(to);
        assert!(error.to_string().contains(word), "{to}: {error}");
    }
}

/// A free ring of radius 1, bent from a straight round rod with EI = 1 and GJ = 0.8.
fn round_ring(elements: usize, more: &str) -> String {
    format!(
        "gravity = [0, 0, 0]\n[[rod]]\nname = \"ring\"\nelements = {elements}\nstart = [1, 0, 0]\n\
         path = {{ kind = \"arc\", tangent = [0, 1, 0], toward = [-1, 0, 0], radius = 1, angle = 6.283185307179586 }}\nnatural = \"straight\"\n\
         stiffness = {{ extension = 1e4, shear = [1e4, 1e4], bending = [1, 1], torsion = 0.8 }}\nmass_per_length = 1\n\
         inertia_per_length = [1e-4, 1e-4, 2e-4]\n{more}"
    )
}

/// Six motions of the whole, and all sections that turn about their tangents together.
#[test]
fn ref_free_twisted_ring_has_seven_motions_without_resistance() {
    let closed = "closed = true\ntwist = 6.283185307179586\n[[study]]\nkind = \"equilibrium\"\n";
    let run = run(&round_ring(24, closed));
    assert_eq!(note(&run, "motion without resistance").len(), 7);
    assert_eq!(last(&run, "stability.negative"), 0.0);
}

/// Michell's instability: the flat ring is stable below a twisting moment of √3 EI/R, and loses two directions there.
#[test]
fn ref_ring_twisted_at_its_seam_becomes_unstable() {
    let seam = "[[joint]]\nname = \"seam\"\nkind = \"revolute\"\nbodies = [\"ring.start\", \"ring.end\"]\nat = [1, 0, 0]\naxis = [0, 1, 0]\n\
        [[force]]\nname = \"twisting\"\nkind = \"drive\"\njoint = \"seam\"\nvalue = 1\n\
        [[study]]\nkind = \"equilibrium\"\nload = 1.7\n";
    let run = run(&round_ring(24, seam));
    let count = run.channel("stability.negative").expect("a count");
    let factor = run.channel("load_factor").expect("a factor");
    // 24 elements lower the moment by about 6 %
    let below = factor.iter().zip(count).filter(|(f, _)| **f < 1.55);
    assert!(below.map(|(_, c)| *c).all(|c| c == 0.0));
    assert_eq!(last(&run, "stability.negative"), 2.0);
}

/// The critical moment comes near √3 EI/R with the square of the elements: it lies between two loads for 24 of them and for 96.
#[test]
fn ref_michells_moment_is_met_with_order_two() {
    let seam = "[[joint]]\nname = \"seam\"\nkind = \"revolute\"\nbodies = [\"ring.start\", \"ring.end\"]\nat = [1, 0, 0]\naxis = [0, 1, 0]\n\
        [[force]]\nname = \"twisting\"\nkind = \"drive\"\njoint = \"seam\"\nvalue = 1\n";
    let errors = [(24, [1.62, 1.635]), (96, [1.7235, 1.7275])].map(|(elements, loads)| {
        for (load, negative) in loads.into_iter().zip([0.0, 2.0]) {
            let study =
                format!("{seam}[[study]]\nkind = \"equilibrium\"\nload = {load}\nload_steps = 3\n");
            let run = run(&round_ring(elements, &study));
            assert_eq!(
                last(&run, "stability.negative"),
                negative,
                "{elements} {load}"
            );
            assert_eq!(note(&run, "motion without resistance").len(), 7);
        }
        // the largest and the least that the critical moment may be off
        loads.map(|l| 1.0 - l / 3.0_f64.sqrt())
    });
    let [[most, least], [fine_most, fine_least]] = errors;
    // 16 for order two between 24 and 96 elements
    assert!(
        least / fine_most > 11.0 && most / fine_least < 26.0,
        "{errors:?}"
    );
}

/// A cable of many elements swings down from horizontal: its first element turns as often as there are elements.
#[test]
fn snap_a_long_cable_swings_down_with_few_factorisations_for_each_element() {
    for elements in [20, 200] {
        let run = run(&format!(
            "space = \"planar\"\ngravity = [0, -9.81]\n[[rod]]\nname = \"c\"\nelements = {elements}\nstart = [0, 0]\nend = [1, 0]\n\
             stiffness = {{ extension = 1e4, shear = [1e4], bending = [1e-4] }}\nmass_per_length = 0.1\ninertia_per_length = 1e-6\n\
             [[joint]]\nname = \"a\"\nkind = \"revolute\"\nbodies = [\"ground\", \"c.start\"]\nat = [0, 0]\n\
             [[marker]]\nname = \"tip\"\nbody = \"c.end\"\n[[study]]\nkind = \"equilibrium\"\nload_steps = 1\n"
        ));
        let y = last(&run, "marker.tip.position.y");
        assert!((y + 1.0 + 0.981 / 2e4).abs() < 1e-9, "{elements}: {y}");
        // 134 were counted for 20 elements
        let most = 150 + 6 * elements;
        let count = run.counts.factorizations;
        assert!(count < most, "{elements}: {count}");
    }
}
