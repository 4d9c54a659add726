//! Studies at rest: equilibria against closed forms and against motions, limit points, stability, modes.

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::{Status, Trajectory};
use std::f64::consts::PI;

fn run_study(text: &str, study: usize) -> Trajectory {
    let model = Model::from_toml_str(text, "rest.toml").unwrap_or_else(|e| panic!("{e}"));
    simulate(&model, &model.studies[study], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

fn run(text: &str) -> Trajectory {
    run_study(text, 0)
}

fn channel<'a>(run: &'a Trajectory, name: &str) -> &'a [f64] {
    run.channel(name).unwrap_or_else(|| panic!("no {name}"))
}

fn last(run: &Trajectory, name: &str) -> f64 {
    *channel(run, name).last().unwrap_or(&f64::NAN)
}

fn done(run: &Trajectory) {
    assert_eq!(run.status, Status::Completed, "{}", run.status.message());
}

/// Load factors of the critical points in the ledger.
fn critical(run: &Trajectory) -> Vec<(f64, String)> {
    let entries = run.ledger.iter();
    entries
        .filter(|e| e.name.starts_with("critical"))
        .map(|e| (e.largest, e.note.clone()))
        .collect()
}

/// The two-bar truss of von Mises: half width 1, height 1/2, both bars springs.
const TRUSS: &str = "space = \"planar\"\n[[body]]\nname = \"top\"\nmass = 1\ninertia = 1\nposition = [0, 0.5]\n\
    [[joint]]\nname = \"guide\"\nkind = \"prismatic\"\nbodies = [\"ground\", \"top\"]\nat = [0, 0.5]\naxis = [0, 1]\n\
    [[force]]\nname = \"left\"\nkind = \"spring\"\nbodies = [\"ground\", \"top\"]\npoints = [[-1, 0], [0, 0.5]]\nstiffness = 1000\n\
    [[force]]\nname = \"right\"\nkind = \"spring\"\nbodies = [\"ground\", \"top\"]\npoints = [[1, 0], [0, 0.5]]\nstiffness = 1000\n\
    [[force]]\nname = \"push\"\nkind = \"force\"\nbody = \"top\"\nvalue = [0, -50]\n";

/// Force on the truss at the height y, downwards.
fn truss_force(y: f64) -> f64 {
    2000.0 * y * (1.25_f64.sqrt() / (1.0 + y * y).sqrt() - 1.0)
}

/// Height and force at the limit point: L³ = L₀ b².
fn truss_limit() -> (f64, f64) {
    let length = 1.25_f64.sqrt().cbrt();
    let y = (length * length - 1.0).sqrt();
    (y, truss_force(y))
}

#[test]
fn ref_truss_snaps_through_at_its_limit_load() {
    let text =
        format!("{TRUSS}[[study]]\nkind = \"equilibrium\"\narc_length = true\nload_steps = 20\n");
    let run = run(&text);
    done(&run);
    // every point lies on the curve of the closed form
    let heights = channel(&run, "body.top.position.y");
    let factors = channel(&run, "load_factor");
    for (y, f) in heights.iter().zip(factors) {
        assert!((truss_force(*y) - 50.0 * f).abs() < 1e-9, "{y} {f}");
    }
    assert!((factors[factors.len() - 1] - 1.0).abs() < 1e-12);
    assert!(heights[heights.len() - 1] < -0.5);
    // up to the limit, back to its mirror image, and up again: unstable between
    let limit = truss_limit().1 / 50.0;
    let points = critical(&run);
    assert_eq!(points.len(), 2, "{points:?}");
    for ((factor, note), exact) in points.iter().zip([limit, -limit]) {
        assert!((factor - exact).abs() < 1e-7, "{factor} {exact}");
        assert!(note.contains("limit point"), "{note}");
    }
    for (y, count) in heights.iter().zip(channel(&run, "stability.negative")) {
        let unstable = y.abs() < truss_limit().0;
        assert_eq!(*count, f64::from(u8::from(unstable)), "{y}");
    }
}

#[test]
fn ref_steps_of_the_load_end_at_the_limit_point() {
    let run = run(&format!("{TRUSS}[[study]]\nkind = \"equilibrium\"\n"));
    let Status::Stalled { time, message, .. } = &run.status else {
        panic!("{:?}", run.status);
    };
    let limit = truss_limit().1 / 50.0;
    // a limit load is met to the square of round-off only
    assert!(
        *time < limit + 1e-12 && *time > limit - 1e-4,
        "{time} {limit}"
    );
    assert!(message.contains("arc_length = true"), "{message}");
    assert!(message.contains("\"top\""), "{message}");
    // what is kept are equilibria
    let heights = channel(&run, "body.top.position.y");
    for (y, f) in heights.iter().zip(channel(&run, "load_factor")) {
        assert!((truss_force(*y) - 50.0 * f).abs() < 1e-8);
    }
}

#[test]
fn ref_a_path_stops_where_a_channel_has_its_value() {
    let stop = "stop = { channel = \"body.top.position.y\", value = -0.2 }";
    let text = format!("{TRUSS}[[study]]\nkind = \"equilibrium\"\narc_length = true\n{stop}\n");
    let run = run(&text);
    done(&run);
    assert!((last(&run, "body.top.position.y") + 0.2).abs() < 1e-10);
    assert!((last(&run, "load_factor") - truss_force(-0.2) / 50.0).abs() < 1e-9);
    let wrong = text.replace("position.y\"", "position.w\"");
    let model = Model::from_toml_str(&wrong, "w.toml").unwrap_or_else(|e| panic!("{e}"));
    let error = simulate(&model, &model.studies[0], &mut |_| true).expect_err("no such channel");
    assert!(error.to_string().contains("position.w"), "{error}");
}

/// A cantilever of unit stiffness with a force across its end.
fn cantilever(elements: usize, grid: &str, study: &str) -> String {
    format!(
        "space = \"planar\"\n[[rod]]\nname = \"beam\"\nelements = {elements}\nstart = [0, 0]\nend = [1, 0]\ngrid = \"{grid}\"\n\
         stiffness = {{ extension = 1e7, shear = [1e7], bending = [1] }}\nmass_per_length = 1\ninertia_per_length = 1e-3\n\
         [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"beam.start\"]\nat = [0, 0]\n\
         [[force]]\nname = \"tip\"\nkind = \"force\"\nbody = \"beam.{elements}\"\nvalue = [0, 1]\n\
         [[marker]]\nname = \"tip\"\nbody = \"beam.{elements}\"\n[[study]]\nkind = \"equilibrium\"\n{study}"
    )
}

#[test]
fn ref_cantilever_meets_the_elastica_with_order_two() {
    // P L²/EI = 4 and 10: shortening and deflection by elliptic integrals, reference-mechanics D
    let table = [(4.0, 0.32894124, 0.66996419), (10.0, 0.5549956, 0.81060903)];
    for grid in ["nodes", "staggered"] {
        let errors: Vec<[f64; 2]> = [20, 40, 80]
            .map(|n| {
                let run = run(&cantilever(n, grid, "load = 10\nload_steps = 10\n"));
                done(&run);
                let x = channel(&run, "marker.tip.position.x");
                let y = channel(&run, "marker.tip.position.y");
                table.map(|(load, u, w)| {
                    let k = run.frame_at(load).unwrap_or_else(|| panic!("{load}"));
                    (1.0 - x[k] - u).abs().max((y[k] - w).abs())
                })
            })
            .to_vec();
        for k in 0..table.len() {
            let order = |i: usize| (errors[i][k] / errors[i + 1][k]).log2();
            assert!(errors[2][k] < 3e-4, "{grid}: {errors:?}");
            assert!(
                (order(0) - 2.0).abs() < 0.2,
                "{grid} {}: {errors:?}",
                order(0)
            );
            assert!(
                (order(1) - 2.0).abs() < 0.2,
                "{grid} {}: {errors:?}",
                order(1)
            );
        }
    }
}

#[test]
fn ref_the_count_of_negative_eigenvalues_meets_the_euler_load() {
    // clamped and free: pi²/4
    let exact = PI * PI / 4.0;
    let study = "load = 3\nload_steps = 6\n";
    let found: Vec<f64> = [10, 20, 40]
        .map(|n| {
            let text = cantilever(n, "nodes", study).replace("value = [0, 1]", "value = [-1, 0]");
            let run = run(&text);
            done(&run);
            assert_eq!(channel(&run, "stability.negative")[0], 0.0);
            assert_eq!(last(&run, "stability.negative"), 1.0);
            let points = critical(&run);
            assert_eq!(points.len(), 1, "{points:?}");
            assert!(points[0].1.contains("bifurcation"), "{points:?}");
            points[0].0
        })
        .to_vec();
    let order = ((found[0] - exact) / (found[1] - exact)).abs().log2();
    assert!((order - 2.0).abs() < 0.2, "{order}: {found:?}");
    assert!((found[2] / exact - 1.0).abs() < 1e-3, "{found:?}");
}

/// A chain of three links with springs at its joints, under its weight; the study is added.
const CHAIN: &str = "gravity = [0, 0, -9.81]\n\
    [[body]]\nname = \"a\"\nmass = 1\ninertia = [0.02, 0.02, 0.02]\nposition = [0.25, 0, 0]\n\
    [[body]]\nname = \"b\"\nmass = 0.7\ninertia = [0.02, 0.02, 0.02]\nposition = [0.75, 0, 0]\n\
    [[joint]]\nname = \"first\"\nkind = \"revolute\"\nbodies = [\"ground\", \"a\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n\
    [[joint]]\nname = \"second\"\nkind = \"universal\"\nbodies = [\"a\", \"b\"]\nat = [0.5, 0, 0]\naxis = [0, 1, 0]\nsecond_axis = [0, 0, 1]\n\
    [[force]]\nname = \"spring\"\nkind = \"torsion\"\njoint = \"first\"\nstiffness = 8\ndamping = 3\n\
    [[force]]\nname = \"swing\"\nkind = \"torsion\"\njoint = \"second\"\nstiffness = 3\ndamping = 1\n\
    [[force]]\nname = \"sway\"\nkind = \"torsion\"\njoint = \"second\"\ncoordinate = 1\nstiffness = 2\ndamping = 1\n\
    [[force]]\nname = \"side\"\nkind = \"force\"\nbody = \"b\"\nat = [0.25, 0, 0]\nvalue = [0, 1.5, 0]\nframe = \"body\"\n";

#[test]
fn id_equilibrium_is_the_end_of_a_damped_motion() {
    let text = format!(
        "{CHAIN}[[study]]\nkind = \"equilibrium\"\n[[study]]\nname = \"fall\"\nstep = 0.02\nduration = 60\nrecord_every = 100\n"
    );
    let (rest, fall) = (run(&text), run_study(&text, 1));
    done(&rest);
    done(&fall);
    for name in [
        "joint.first.angle",
        "joint.second.angle_1",
        "joint.second.angle_2",
    ] {
        let (a, b) = (last(&rest, name), last(&fall, name));
        assert!((a - b).abs() < 1e-9, "{name}: {a} {b}");
    }
    // the load that follows its body makes the tangent unsymmetric: no count
    assert_eq!(last(&rest, "stability.negative"), -1.0);
    assert_eq!(channel(&rest, "stability.negative")[0], 0.0);
}

#[test]
fn ref_a_parallelogram_with_a_spring_carries_its_weight() {
    let (l, g) = (0.5, 9.81);
    let text = format!(
        "space = \"planar\"\ngravity = [0, -{g}]\n\
         [[body]]\nname = \"left\"\nmass = 1\ninertia = 0.02\nposition = [0, 0.25]\n\
         [[body]]\nname = \"right\"\nmass = 2\ninertia = 0.02\nposition = [1, 0.25]\n\
         [[body]]\nname = \"beam\"\nmass = 3\ninertia = 0.1\nposition = [0.5, 0.5]\n\
         [[joint]]\nname = \"a\"\nkind = \"revolute\"\nbodies = [\"ground\", \"left\"]\nat = [0, 0]\n\
         [[joint]]\nname = \"b\"\nkind = \"revolute\"\nbodies = [\"ground\", \"right\"]\nat = [1, 0]\n\
         [[joint]]\nname = \"c\"\nkind = \"revolute\"\nbodies = [\"left\", \"beam\"]\nat = [0, 0.5]\n\
         [[joint]]\nname = \"d\"\nkind = \"revolute\"\nbodies = [\"right\", \"beam\"]\nat = [1, 0.5]\n\
         [[force]]\nname = \"spring\"\nkind = \"torsion\"\njoint = \"a\"\nstiffness = 40\nrest = 0.3\n\
         [[study]]\nkind = \"equilibrium\"\n[[study]]\nname = \"m\"\nkind = \"modes\"\nabout = \"equilibrium\"\n"
    );
    let run = run(&text);
    done(&run);
    let weight = g * l * (3.0 + 1.5);
    let mut angle = 0.5;
    for _ in 0..50 {
        angle -=
            (40.0 * (angle - 0.3) - weight * f64::sin(angle)) / (40.0 - weight * f64::cos(angle));
    }
    assert!((last(&run, "joint.a.angle") - angle).abs() < 1e-10);
    assert!(last(&run, "constraint.position").abs() < 1e-12);
    assert_eq!(last(&run, "stability.negative"), 0.0);
    // the beam only moves along: one mode
    let modes = run_study(&text, 1);
    done(&modes);
    let inertia = 2.0 * 0.02 + (1.0 + 2.0) * 0.25 * 0.25 + 3.0 * l * l;
    let omega = ((40.0 - weight * f64::cos(angle)) / inertia).sqrt();
    let found = last(&modes, "mode.1.angular_frequency");
    assert!((found / omega - 1.0).abs() < 1e-9, "{found} {omega}");
    assert!(modes.channel("mode.2.angular_frequency").is_none());
}

#[test]
fn ref_a_pendulum_falls_to_where_it_hangs() {
    let text = "gravity = [0, 0, -9.81]\n[[body]]\nname = \"bob\"\nmass = 2\ninertia = [0.1, 0.3, 0.2]\nposition = [0.6, 0, 0.8]\n\
        [[joint]]\nname = \"pivot\"\nkind = \"revolute\"\nbodies = [\"ground\", \"bob\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n\
        [[study]]\nkind = \"equilibrium\"\n[[study]]\nname = \"m\"\nkind = \"modes\"\nabout = \"equilibrium\"\n\
        [[study]]\nname = \"start\"\nkind = \"modes\"\n";
    let run = run(text);
    done(&run);
    let height = last(&run, "body.bob.position.z");
    assert!((height + 1.0).abs() < 1e-12, "{height}");
    // the joint carries the weight
    assert!((last(&run, "joint.pivot.force.z") - 2.0 * 9.81).abs() < 1e-9);
    let modes = run_study(text, 1);
    done(&modes);
    let omega = f64::sqrt(2.0 * 9.81 / (0.3 + 2.0));
    assert!((last(&modes, "mode.1.angular_frequency") / omega - 1.0).abs() < 1e-9);
    // about a start that is no equilibrium there are no modes
    let model = Model::from_toml_str(text, "p.toml").unwrap_or_else(|e| panic!("{e}"));
    let error = simulate(&model, &model.studies[2], &mut |_| true).expect_err("no equilibrium");
    assert!(
        error.to_string().contains("about = \"equilibrium\""),
        "{error}"
    );
}

#[test]
fn ref_modes_of_two_masses_on_springs_with_a_damper() {
    // k = 100, m = 1: squares 100 (3 ∓ √5)/2; a damper 0.4 on the first spring only
    let text = "space = \"planar\"\n[[body]]\nname = \"a\"\nmass = 1\ninertia = 1\nposition = [1, 0]\n[[body]]\nname = \"b\"\nmass = 1\ninertia = 1\nposition = [2, 0]\n\
        [[joint]]\nname = \"ja\"\nkind = \"prismatic\"\nbodies = [\"ground\", \"a\"]\nat = [1, 0]\naxis = [1, 0]\n\
        [[joint]]\nname = \"jb\"\nkind = \"prismatic\"\nbodies = [\"ground\", \"b\"]\nat = [2, 0]\naxis = [1, 0]\n\
        [[force]]\nname = \"s\"\nkind = \"torsion\"\njoint = \"ja\"\nstiffness = 100\ndamping = 0.4\n\
        [[force]]\nname = \"t\"\nkind = \"spring\"\nbodies = [\"a\", \"b\"]\npoints = [[1, 0], [2, 0]]\nstiffness = 100\n\
        [[study]]\nkind = \"modes\"\n";
    let run = run(text);
    done(&run);
    for (k, sign) in [(1, -1.0), (2, 1.0)] {
        let omega = (100.0 * (3.0 + sign * 5.0_f64.sqrt()) / 2.0).sqrt();
        let found = last(&run, &format!("mode.{k}.angular_frequency"));
        assert!((found / omega - 1.0).abs() < 1e-10, "{found} {omega}");
        // roots of s⁴ + 0.4 s³ + 300 s² + 40 s + 10000
        let s = nalgebra::Complex::new(
            -last(&run, &format!("mode.{k}.decay_rate")),
            last(&run, &format!("mode.{k}.damped_frequency")),
        );
        let value = s.powi(4) + s.powi(3) * 0.4 + s * s * 300.0 + s * 40.0 + 10_000.0;
        assert!(value.norm() < 1e-6 * s.norm().powi(4), "{s}: {value}");
    }
}

#[test]
fn ref_a_free_body_and_a_free_rod_have_six_motions_without_resistance() {
    let body =
        "[[body]]\nname = \"a\"\nmass = 1\ninertia = [1, 2, 2.5]\n[[study]]\nkind = \"modes\"\n";
    let rod = "[[rod]]\nname = \"r\"\nelements = 8\nstart = [0, 0, 0]\nend = [1, 0, 0]\n\
        stiffness = { extension = 1e3, shear = [1e3, 1e3], bending = [1, 2], torsion = 1 }\nmass_per_length = 1\n\
        inertia_per_length = [1e-3, 1e-3, 2e-3]\n[[study]]\nkind = \"modes\"\ncount = 8\n";
    for text in [body, rod] {
        let run = run(text);
        done(&run);
        for k in 1..=6 {
            let omega = last(&run, &format!("mode.{k}.angular_frequency"));
            assert_eq!(omega, 0.0, "mode {k}");
        }
    }
    assert!(last(&run(rod), "mode.7.angular_frequency") > 1.0);
}

/// A clamped rod; three-dimensional, so bending frequencies come in pairs.
fn clamped(elements: usize, count: usize) -> Trajectory {
    let run = run(&format!(
        "[[rod]]\nname = \"r\"\nelements = {elements}\nstart = [0, 0, 0]\nend = [1, 0, 0]\nnormal = [0, 1, 0]\n\
         youngs_modulus = 5e6\npoisson_ratio = 0.5\ndensity = 1100\nsection = {{ kind = \"circle\", radius = 5e-3 }}\nshear_factor = 0.9\n\
         [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n\
         [[study]]\nkind = \"modes\"\ncount = {count}\n"
    ));
    done(&run);
    run
}

#[test]
fn ref_timoshenko_frequencies_of_a_rubber_rod_with_order_two() {
    // reference-mechanics D
    let exact = [0.59258696, 3.71228358, 10.38819765];
    let found: Vec<Vec<f64>> = [20, 40, 80]
        .map(|n| {
            let run = clamped(n, 6);
            let get = |k: usize| last(&run, &format!("mode.{k}.angular_frequency"));
            for pair in [1, 3, 5] {
                assert!((get(pair) / get(pair + 1) - 1.0).abs() < 1e-7, "{n} {pair}");
            }
            vec![get(1), get(3), get(5)]
        })
        .to_vec();
    for (k, exact) in exact.iter().enumerate() {
        let gap = |i: usize| (found[i][k] - exact).abs();
        assert!(gap(2) / exact < 3e-3, "{k}: {found:?}");
        for i in 0..2 {
            let order = (gap(i) / gap(i + 1)).log2();
            assert!((order - 2.0).abs() < 0.25, "mode {k}: {order} {found:?}");
        }
    }
}

#[test]
fn id_large_models_have_the_modes_of_small_ones() {
    // on Krylov spaces; both lie on the curve of order two between 20 and 80
    let (whole, krylov) = (clamped(49, 10), clamped(51, 10));
    for k in 1..=10 {
        let name = format!("mode.{k}.angular_frequency");
        let (a, b) = (last(&whole, &name), last(&krylov, &name));
        // the error of order two falls by (51/49)² of itself, which is below 2 percent of any of these
        assert!((b / a - 1.0).abs() < 3e-3, "{name}: {a} {b}");
    }
    assert!(
        krylov.ledger[0].note.contains("Krylov"),
        "{:?}",
        krylov.ledger[0]
    );
    assert!(krylov.ledger[0].largest < 1e-9, "{:?}", krylov.ledger[0]);
}

#[test]
fn ref_torsion_frequencies_of_a_clamped_rod() {
    // the chain of discs: 2 c/h sin((2 n - 1) pi h/(4 L))
    let run = clamped(20, 40);
    let c = (5e6 / 3.0 / 1100.0_f64).sqrt();
    let names: Vec<String> = (1..=40)
        .map(|k| format!("mode.{k}.angular_frequency"))
        .collect();
    for n in 1..=3 {
        let exact = 2.0 * c * 20.0 * (f64::from(2 * n - 1) * PI / 80.0).sin();
        let near = names.iter().map(|m| (last(&run, m) / exact - 1.0).abs());
        let near = near.fold(f64::INFINITY, f64::min);
        assert!(near < 1e-7, "{n}: {near}");
    }
}

#[test]
fn ref_a_column_under_a_follower_force_flutters_at_becks_load() {
    // Beck 1952: P L²/EI = 20.05; the frequencies of the first two modes meet there
    let growth = |load: f64| {
        let text = format!(
            "space = \"planar\"\n[[rod]]\nname = \"r\"\nelements = 30\nstart = [0, 0]\nend = [1, 0]\n\
             stiffness = {{ extension = 1e6, shear = [1e6], bending = [1] }}\nmass_per_length = 1\ninertia_per_length = 1e-6\n\
             [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0]\n\
             [[force]]\nname = \"beck\"\nkind = \"force\"\nbody = \"r.end\"\nvalue = [-{load}, 0]\nframe = \"body\"\n\
             [[study]]\nkind = \"modes\"\nabout = \"equilibrium\"\ncount = 4\n"
        );
        let run = run(&text);
        done(&run);
        let rates = (1..=4).map(|k| -last(&run, &format!("mode.{k}.decay_rate")));
        rates.fold(f64::NEG_INFINITY, f64::max)
    };
    assert!(growth(19.7) < 1e-3, "{}", growth(19.7));
    assert!(growth(20.4) > 0.5, "{}", growth(20.4));
}

#[test]
fn ref_a_flow_pushes_a_point_on_a_spring() {
    let text = "space = \"planar\"\n[[body]]\nname = \"a\"\nmass = 1\ninertia = 1\nposition = [1, 0]\n\
        [[joint]]\nname = \"j\"\nkind = \"prismatic\"\nbodies = [\"ground\", \"a\"]\nat = [1, 0]\naxis = [1, 0]\n\
        [[force]]\nname = \"s\"\nkind = \"torsion\"\njoint = \"j\"\nstiffness = 100\n\
        [[force]]\nname = \"w\"\nkind = \"drag\"\nbody = \"a\"\nlinear = 2\nquadratic = 1\nflow = [3, 0]\n\
        [[study]]\nkind = \"equilibrium\"\n";
    let run = run(text);
    done(&run);
    // c₁ w + c₂ w² = 15 N
    assert!((last(&run, "joint.j.displacement") - 0.15).abs() < 1e-12);
}

#[test]
fn id_interrupted_paths_keep_what_they_have() {
    let model = Model::from_toml_str(&cantilever(10, "nodes", "load = 10\n"), "i.toml");
    let model = model.unwrap_or_else(|e| panic!("{e}"));
    let mut calls = 0;
    let run = simulate(&model, &model.studies[0], &mut |_| {
        calls += 1;
        calls < 3
    });
    let run = run.unwrap_or_else(|e| panic!("{e}"));
    assert!(matches!(run.status, Status::Interrupted { .. }));
    assert_eq!(run.time.len(), 4);
    assert_eq!(channel(&run, "load_factor").len(), 4);
}
