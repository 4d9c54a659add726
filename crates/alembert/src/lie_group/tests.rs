//! The integrator as a whole: balances, symmetry, agreement with other schemes.

mod rings;

use super::{Engine, Output};
use crate::model::{Model, Study};
use crate::simulate;
use crate::trajectory::{Status, Trajectory};
use alembert_math::se3::{RigidMotion, Screw};
use std::fmt::Write;

fn model(text: &str) -> Model {
    Model::from_toml_str(text, "rod.toml").unwrap_or_else(|e| panic!("{e}"))
}

fn run(text: &str) -> Trajectory {
    let model = model(text);
    simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

fn engine(text: &str) -> Engine {
    let model = model(text);
    let whole = model.expanded();
    Engine::new(&whole, &whole.studies[0]).unwrap_or_else(|e| panic!("{e}"))
}

fn last(run: &Trajectory, name: &str) -> f64 {
    let channel = run.channel(name).unwrap_or_else(|| panic!("no {name}"));
    *channel.last().unwrap_or(&f64::NAN)
}

fn tip(run: &Trajectory) -> [f64; 3] {
    ["x", "y", "z"].map(|a| last(run, &format!("marker.tip.position.{a}")))
}

fn distance(a: [f64; 3], b: [f64; 3]) -> f64 {
    (0..3).map(|k| (a[k] - b[k]).powi(2)).sum::<f64>().sqrt()
}

/// The free beam of the reference mechanics, section C.
const BEAM: &str = r#"
[[rod]]
name = "beam"
elements = 10
start = [0, 0, 0]
end = [0, 0, 1]
normal = [1, 0, 0]
stiffness = { extension = 125, shear = [46.2962962962963, 46.2962962962963], bending = [0.026041666666666668, 0.026041666666666668], torsion = 0.019290123456790126 }
mass_per_length = 2.5
inertia_per_length = [5.208333333333334e-4, 5.208333333333334e-4, 1.0416666666666668e-3]
initial_motion = { velocity = ["0.8*sin(pi*s)", 0.3, 0.1], angular_velocity = ["1.5*s", 0.5, "2*s"], frame = "body" }
[[marker]]
name = "tip"
body = "beam.end"
"#;

const STEPS: &str = "asynchronous = true\nelement_steps = { beam = [1e-3, 8e-4, 6e-4, 5e-4, 4e-4, 4e-4, 5e-4, 6e-4, 8e-4, 1e-3] }\n";

fn free_beam(step: f64, duration: f64, more: &str) -> String {
    format!(
        "{BEAM}[[study]]\nscheme = \"lie-group\"\nstep = {step:e}\nduration = {duration}\n{more}"
    )
}

#[test]
fn ref_free_beam_of_the_reference() {
    // energy error relative to E0 and place of the tip at t = 4 (reference mechanics, section C)
    let run = run(&free_beam(1e-3, 4.0, "record_every = 1\n"));
    let energy = run.channel("energy.total").expect("energy");
    assert!((energy[0] - 0.525_959_310).abs() < 1e-9, "{}", energy[0]);
    let error = energy
        .iter()
        .fold(0.0_f64, |m, e| m.max((e / energy[0] - 1.0).abs()));
    assert!((error / 4.63e-5 - 1.0).abs() < 0.01, "{error}");
    let gap = distance(tip(&run), [1.835_785, 1.188_096, 1.262_525]);
    assert!(gap < 2e-6, "{gap} {:?}", tip(&run));
}

#[test]
fn ref_asynchronous_free_beam_of_the_reference() {
    let run = run(&free_beam(1e-3, 4.0, STEPS));
    let gap = distance(tip(&run), [1.835_83, 1.188_12, 1.262_59]);
    assert!(gap < 2e-5, "{gap} {:?}", tip(&run));
    let energy = run.channel("energy.balance").expect("energy");
    let error = energy.iter().fold(0.0_f64, |m, e| m.max(e.abs())) / 0.526;
    assert!(error < 4e-4, "{error}");
    for entry in &run.ledger[1..3] {
        let relative = entry.relative.unwrap_or(f64::NAN);
        assert!(relative < 1e-12, "{}: {relative:e}", entry.name);
    }
}

#[test]
fn ref_load_per_length_moves_a_free_rod() {
    // force q L for any number of elements: momentum q L t, and all nodes alike, so that the work is (q L t)²/(2 ρA L)
    for elements in [1, 4, 10] {
        let beam = BEAM
            .replace("elements = 10", &format!("elements = {elements}"))
            .replace("initial_motion", "#");
        let load = "[[force]]\nname = \"wind\"\nkind = \"distributed\"\nrod = \"beam\"\nforce = [0.5, 0, 0]\n";
        let study = "[[study]]\nscheme = \"lie-group\"\nstep = 1e-3\nduration = 0.2\n";
        let run = run(&format!("{beam}{load}{study}"));
        for (channel, wanted) in [
            ("momentum.linear.x", 0.1),
            ("energy.work", 0.002),
            ("energy.kinetic", 0.002),
        ] {
            let found = last(&run, channel);
            assert!(
                (found / wanted - 1.0).abs() < 1e-9,
                "{elements} {channel}: {found}"
            );
        }
    }
}

#[test]
fn claim_momentum_to_round_off_and_energy_without_slope_over_1e5_steps() {
    let mut engine = engine(&free_beam(1e-3, 100.0, ""));
    let mut out = engine.new_output();
    engine.output(&mut out).expect("start");
    let start = out.momentum;
    let energy = |out: &Output| out.kinetic + out.energies.iter().sum::<f64>();
    let first = energy(&out);
    let (mut worst, mut error) = (0.0_f64, 0.0_f64);
    let mut halves = [0.0; 2];
    for step in 0..100_000 {
        engine.advance().expect("a step");
        if step % 10 == 9 {
            engine.output(&mut out).expect("a frame");
            let gap = out.momentum.plus(&start, -1.0);
            worst = worst.max(gap.dot(&gap).sqrt());
            let e = energy(&out) / first - 1.0;
            error = error.max(e.abs());
            halves[usize::from(step >= 50_000)] += e / 5000.0;
        }
    }
    // 1e5 steps of 11 nodes with momenta of size 1: a random walk of round-off
    assert!(worst < 3e-12, "{worst:e}");
    assert!(error < 1e-4, "{error:e}");
    // the means of both halves differ by far less than the error itself
    let slope = (halves[1] - halves[0]).abs();
    assert!(slope < 0.1 * error, "{slope:e} {error:e}");
}

#[test]
fn claim_asynchronous_momentum_to_round_off() {
    let mut engine = engine(&free_beam(1e-3, 20.0, STEPS));
    let mut out = engine.new_output();
    engine.output(&mut out).expect("start");
    let start = out.momentum;
    let mut worst = 0.0_f64;
    for _ in 0..20_000 {
        engine.advance().expect("a step");
        engine.output(&mut out).expect("a frame");
        let gap = out.momentum.plus(&start, -1.0);
        worst = worst.max(gap.dot(&gap).sqrt());
    }
    assert!(worst < 1e-12, "{worst:e}");
}

#[test]
fn claim_time_symmetry() {
    // forth, all twists turned around, and back
    let mut engine = engine(&free_beam(1e-3, 2.0, ""));
    let start: Vec<_> = engine.nodes.iter().map(|n| n.pose).collect();
    for _ in 0..2000 {
        engine.advance().expect("a step");
    }
    let mut out = engine.new_output();
    engine.output(&mut out).expect("a frame");
    for (node, flight) in engine.nodes.iter_mut().enumerate() {
        flight.momentum = out.momenta[node].scaled(-1.0);
        flight.twist = out.twists[node].scaled(-1.0);
    }
    engine.started = false;
    engine.done = 0;
    engine.times.fill(0);
    for _ in 0..2000 {
        engine.advance().expect("a step");
    }
    engine.output(&mut out).expect("a frame");
    for (pose, start) in out.poses.iter().zip(&start) {
        // round-off grows with the motion, not with the step
        assert!((pose.x - start.x).norm() < 1e-10);
        assert!((pose.r.matrix() - start.r.matrix()).norm() < 1e-10);
    }
}

#[test]
fn claim_equal_element_steps_are_the_synchronous_scheme_bit_by_bit() {
    let steps = "asynchronous = true\nelement_steps = { beam = [1e-3, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3] }\n";
    let (mut a, mut b) = (
        engine(&free_beam(1e-3, 1.0, "")),
        engine(&free_beam(1e-3, 1.0, steps)),
    );
    for _ in 0..1000 {
        a.advance().expect("a step");
        b.advance().expect("a step");
    }
    for (p, q) in a.nodes.iter().zip(&b.nodes) {
        assert_eq!(p.pose, q.pose);
        assert_eq!(p.twist, q.twist);
    }
    assert_eq!(a.updates, b.updates);
}

#[test]
fn claim_automatic_steps_are_stable_and_cheaper() {
    // a stiff, fine half of a rod beside a soft, coarse one
    let rod = |name: &str, elements: u32, [from, to]: [f64; 2], spin: &str| {
        format!(
            "[[rod]]\nname = \"{name}\"\nelements = {elements}\nstart = [0, 0, {from}]\nend = [0, 0, {to}]\nnormal = [1, 0, 0]\n\
             stiffness = {{ extension = 1e3, shear = [4e2, 4e2], bending = [2, 2], torsion = 1.5 }}\n\
             mass_per_length = 1\ninertia_per_length = [4e-3, 4e-3, 8e-3]\n\
             initial_motion = {{ angular_velocity = [1, \"{spin}\", 0.5] }}\n"
        )
    };
    let text = format!(
        "{}{}[[joint]]\nname = \"seam\"\nkind = \"weld\"\nbodies = [\"coarse.end\", \"fine.start\"]\nat = [0, 0, 0.9]\n\
         [[study]]\nscheme = \"lie-group\"\nasynchronous = true\nstep = 8e-3\nduration = 2\n",
        rod("coarse", 9, [0.0, 0.9], "s"),
        rod("fine", 10, [0.9, 1.0], "1")
    );
    let run = run(&text);
    assert_eq!(run.status, Status::Completed);
    // waves at the edge of the grid, hω up to 1, are part of the motion: their energy is known up to some percent
    let energy = &run.ledger[0];
    assert!(energy.relative.is_some_and(|r| r < 0.1), "{energy:?}");
    let engine = engine(&text);
    let (coarse, fine) = (engine.element_step(0), engine.element_step(15));
    assert!(coarse > 2.0 * fine, "{coarse} {fine}");
    // half of the stable step, and down to the next of few fractions
    let (_, limit) = engine.largest_stable_step().expect("elements");
    assert!(fine <= 0.5 * limit && fine > 0.3 * limit, "{fine} {limit}");
}

fn cantilever(scheme: &str, elements: u32, step: f64, more: &str) -> String {
    format!(
        "gravity = [0, 0, -2]\n[[rod]]\nname = \"rod\"\nelements = {elements}\nstart = [0, 0, 0]\nend = [1, 0, 0]\nnormal = [0, 1, 0]\n\
         stiffness = {{ extension = 400, shear = [150, 150], bending = [1, 1.5], torsion = 0.8 }}\n\
         mass_per_length = 1\ninertia_per_length = [1e-2, 1e-2, 2e-2]\n{more}\
         [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"rod.start\"]\nat = [0, 0, 0]\n\
         [[force]]\nname = \"push\"\nkind = \"force\"\nbody = \"rod.end\"\nvalue = [0, \"sin(3*t)\", 0]\n\
         [[force]]\nname = \"turn\"\nkind = \"torque\"\nbody = \"rod.end\"\nframe = \"body\"\nvalue = [0, 0, \"0.2*t\"]\n\
         [[marker]]\nname = \"tip\"\nbody = \"rod.end\"\n\
         [[study]]\nscheme = \"{scheme}\"\nstep = {step:e}\nduration = 1\n"
    )
}

#[test]
fn claim_agreement_with_the_midpoint_scheme_of_order_two() {
    // clamped, with gravity, a dead force and a follower torque; both grids refine together
    let gap = |n: u32| {
        let step = 0.016 / f64::from(n);
        let a = run(&cantilever("lie-group", n, step, ""));
        let b = run(&cantilever("midpoint", n, step, ""));
        assert_eq!(a.status, Status::Completed);
        for name in ["energy.balance", "constraint.position"] {
            let channel = a.channel(name).expect("a channel");
            assert!(channel.iter().all(|e| e.abs() < 0.1 * step), "{name}");
        }
        distance(tip(&a), tip(&b))
    };
    let (coarse, fine) = (gap(8), gap(16));
    assert!(coarse < 2e-2, "{coarse}");
    let order = (coarse / fine).log2();
    assert!((order - 2.0).abs() < 0.3, "{order} {coarse} {fine}");
}

#[test]
fn claim_damped_rods_agree_with_the_midpoint_scheme() {
    let damping = "retardation = 2e-3\nshear_retardation = 1e-3\n";
    let a = run(&cantilever("lie-group", 16, 5e-4, damping));
    let b = run(&cantilever("midpoint", 16, 5e-4, damping));
    let (da, db) = (last(&a, "energy.dissipated"), last(&b, "energy.dissipated"));
    assert!(db > 1e-4 && (da / db - 1.0).abs() < 0.05, "{da} {db}");
    let gap = distance(tip(&a), tip(&b));
    assert!(gap < 5e-3, "{gap}");
    // order 1 in the damping: the balance closes with the step
    let largest = |r: &Trajectory| {
        let channel = r.channel("energy.balance").expect("a channel");
        channel.iter().fold(0.0_f64, |m, e| m.max(e.abs()))
    };
    let half = run(&cantilever("lie-group", 16, 2.5e-4, damping));
    let ratio = largest(&a) / largest(&half);
    assert!(ratio > 1.7, "{ratio}");
}

#[test]
fn id_reactions_agree_with_the_midpoint_scheme() {
    // at rest the clamp carries weight and loads; a body between clamp and rod, and one at the end
    let text = |scheme: &str| {
        format!(
            "{}{}",
            cantilever(scheme, 8, 1e-3, "")
                .replace("[\"ground\", \"rod.start\"]", "[\"foot\", \"rod.start\"]"),
            "[[body]]\nname = \"foot\"\nmass = 2\ninertia = [1, 1, 1]\nposition = [-0.3, 0.1, 0]\n\
             [[joint]]\nname = \"floor\"\nkind = \"weld\"\nbodies = [\"foot\", \"ground\"]\nat = [-0.5, 0, 0]\n\
             [[body]]\nname = \"bob\"\nmass = 0.3\ninertia = [2e-3, 3e-3, 4e-3]\nposition = [1.05, 0.02, 0.01]\n\
             [[joint]]\nname = \"hold\"\nkind = \"weld\"\nbodies = [\"bob\", \"rod.end\"]\nat = [1, 0, 0]\n"
        )
    };
    let (a, b) = (run(&text("lie-group")), run(&text("midpoint")));
    for joint in ["clamp", "floor", "hold"] {
        for kind in ["force", "torque"] {
            for axis in ["x", "y", "z"] {
                let name = format!("joint.{joint}.{kind}.{axis}");
                let (p, q) = (a.channel(&name).expect("a"), b.channel(&name).expect("b"));
                let size = q.iter().fold(1.0_f64, |m, v| m.max(v.abs()));
                // the frames inside; reactions of the midpoint scheme are means of a step
                for (p, q) in p.iter().zip(q).take(400).skip(1) {
                    assert!((p - q).abs() < 0.05 * size, "{name}: {p} {q}");
                }
            }
        }
    }
    let gap = distance(tip(&a), tip(&b));
    assert!(gap < 1e-2, "{gap}");
}

#[test]
fn claim_a_free_body_agrees_with_the_energy_momentum_scheme() {
    let text = |scheme: &str, step: f64| {
        format!(
            "gravity = [0, 0, -9.81]\n[[body]]\nname = \"plate\"\nmass = 2\ninertia = [1, 2, 2.5]\ncenter_of_mass = [0.1, 0, 0.2]\n\
             velocity = [1, 2, 3]\nangular_velocity = [0.1, 5, 0.2]\n\
             [[coordinate]]\nname = \"turn\"\nkind = \"angle\"\nbodies = [\"ground\", \"plate\"]\naxis = [0, 1, 0]\n\
             [[marker]]\nname = \"tip\"\nbody = \"plate\"\nat = [0, 0, 0.5]\n\
             [[study]]\nscheme = \"{scheme}\"\nstep = {step:e}\nduration = 1\n"
        )
    };
    let gap = |step: f64| {
        let a = run(&text("lie-group", step));
        let b = run(&text("energy-momentum", 1e-4));
        assert!(
            a.ledger[1].relative.is_some_and(|r| r < 1e-13),
            "{:?}",
            a.ledger[1]
        );
        assert!((last(&a, "coordinate.turn") - last(&b, "coordinate.turn")).abs() < 0.01);
        distance(tip(&a), tip(&b))
    };
    let (coarse, fine) = (gap(4e-3), gap(2e-3));
    assert!(coarse < 1e-3, "{coarse}");
    assert!((coarse / fine).log2() > 1.7, "{coarse} {fine}");
}

#[test]
fn e2e_a_step_beyond_stability_stalls_and_says_why() {
    let run = run(&free_beam(4e-2, 4.0, ""));
    let Status::Stalled { message, time, .. } = &run.status else {
        panic!("{:?}", run.status);
    };
    assert!(
        *time < 4.0 && message.contains("is stable up to a step of about"),
        "{message}"
    );
    assert!(
        run.channels
            .iter()
            .all(|c| c.values.iter().all(|v| v.is_finite()))
    );
}

#[test]
fn id_curved_rods_are_without_force_as_drawn() {
    // a quarter of a circle of bodies joined by beams, at rest: nothing moves
    let mut text = String::new();
    for i in 0..=4 {
        let angle = 0.3 * f64::from(i);
        let _ = write!(
            text,
            "[[body]]\nname = \"n{i}\"\nmass = 1\ninertia = [0.1, 0.2, 0.3]\nposition = [{}, 0, {}]\n\
             orientation = {{ axis = [0, 1, 0], angle = {angle} }}\n",
            1.0 - angle.cos(),
            angle.sin()
        );
        if i > 0 {
            let _ = write!(
                text,
                "[[force]]\nname = \"b{i}\"\nkind = \"beam\"\nbodies = [\"n{}\", \"n{i}\"]\nextension = 100\nshear = [50, 60]\nbending = [1, 2]\ntorsion = 3\n",
                i - 1
            );
        }
    }
    text += "[[study]]\nscheme = \"lie-group\"\nstep = 1e-2\nduration = 1\n";
    let run = run(&text);
    assert!(last(&run, "energy.total").abs() < 1e-25);
}

#[test]
fn diff_forces_of_the_engine_are_those_of_its_energy() {
    // one step from rest moves the momentum by half a step of force, which is the slope of the energy
    let mut engine = engine(&free_beam(1e-3, 1.0, ""));
    for _ in 0..200 {
        engine.advance().expect("a step");
    }
    let mut out = engine.new_output();
    engine.output(&mut out).expect("a frame");
    let node = 4;
    let mut force = Screw::zero();
    for (beam, wrenches) in engine.beams.iter().zip(&out.wrenches) {
        for (end, wrench) in beam.ends.iter().zip(wrenches) {
            if end.node == node {
                force = force.plus(wrench, 1.0);
            }
        }
    }
    let e = 1e-5;
    let energy = |k: usize, sign: f64| {
        let mut unit = [0.0; 6];
        unit[k] = sign * e;
        let mut poses = out.poses.clone();
        let step = RigidMotion::cay(&Screw::from_array(&unit));
        poses[node] = poses[node].times(&step);
        let each = engine.beams.iter().map(|b| {
            let relative = b.relative(&poses[b.ends[0].node], &poses[b.ends[1].node]);
            b.energy(&relative.expect("near"))
        });
        each.sum::<f64>()
    };
    for k in 0..6 {
        let slope = (energy(k, 1.0) - energy(k, -1.0)) / (2.0 * e);
        assert!((slope + force.array()[k]).abs() < 1e-7, "{k}");
    }
}

#[test]
fn id_studies_of_programs_are_checked_too() {
    let model = model("[[point]]\nname = \"p\"\nmass = 1\n");
    let study = Study {
        scheme: crate::model::Scheme::LieGroup,
        ..Study::default()
    };
    let errors = simulate(&model, &study, &mut |_| true).expect_err("refused");
    assert!(errors.to_string().contains("point \"p\""), "{errors}");
}

#[test]
fn ref_flying_beam_in_space_at_three_grids() {
    // energy and angular momentum after 5 s, free end at 5 s and 10 s (reference mechanics, section C)
    let path = format!(
        "{}/../../gallery/flying-beam-space/model.toml",
        env!("CARGO_MANIFEST_DIR")
    );
    let mut model = Model::from_path(path).unwrap_or_else(|e| panic!("{e}"));
    for (n, energy, angular, at_5, at_10) in [
        (
            10,
            868.375,
            [0.0, -293.8584, -552.4267],
            [11.7431, 6.6571, 1.9139],
            [36.3179, 5.6463, 2.2012],
        ),
        (
            20,
            879.962,
            [0.0, -295.2231, -552.8580],
            [11.8419, 6.8250, 1.8498],
            [36.3696, 6.1648, 1.8085],
        ),
        (
            40,
            883.070,
            [0.0, -295.5818, -552.9656],
            [11.8694, 6.8672, 1.8349],
            [36.3979, 6.2929, 1.7114],
        ),
    ] {
        model.rods[0].elements = n;
        let study = Study {
            step: 0.05 / f64::from(n),
            duration: 10.0,
            record_every: Some(u64::from(n)),
            scheme: crate::model::Scheme::LieGroup,
            ..Study::default()
        };
        let run = simulate(&model, &study, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(run.status, Status::Completed);
        // the digits of the table
        let end = |frame: usize| {
            ["x", "y", "z"].map(|a| {
                let name = format!("marker.end.position.{a}");
                run.channel(&name).expect("marker")[frame]
            })
        };
        assert!(distance(end(100), at_5) < 2e-4, "{n} {:?}", end(100));
        assert!(distance(end(200), at_10) < 3e-4, "{n} {:?}", end(200));
        assert!((last(&run, "energy.total") - energy).abs() < 0.02, "{n}");
        let spin = ["x", "y", "z"].map(|a| last(&run, &format!("momentum.angular.{a}")));
        assert!(distance(spin, angular) < 1e-3, "{n} {spin:?}");
        assert!(spin[0].abs() < 1e-9, "{n} {spin:?}");
        assert!((last(&run, "momentum.linear.x") - 50.0).abs() < 1e-10);
    }
}

/// A variation of the state: of the pose of each node, in its axes, and of its momentum.
type Variation = Vec<(Screw, Screw)>;

/// Deterministic numbers of size 1.
fn numbers(count: usize, seed: f64) -> Vec<Screw> {
    let each = |k: usize| {
        let x = |i: usize| (seed + 1.7 * (6 * k + i) as f64).sin();
        Screw::from_array(&std::array::from_fn(x))
    };
    (0..count).map(each).collect()
}

/// Flight and kicks of one step, from poses and momenta after the last kicks.
fn map(engine: &mut Engine, state: &[(RigidMotion, Screw)]) -> Vec<(RigidMotion, Screw)> {
    for (node, (pose, momentum)) in state.iter().enumerate() {
        engine.nodes[node].pose = *pose;
        engine.nodes[node].momentum = *momentum;
    }
    engine.times.fill(0);
    engine.next.fill(1);
    for node in 0..state.len() {
        engine.solve(node, 0).expect("a twist");
    }
    engine.advance_all(1).expect("a step");
    let nodes = &engine.nodes[..state.len()];
    nodes.iter().map(|n| (n.pose, n.momentum)).collect()
}

/// The canonical two-form in axes of the nodes: δμ₁·ζ₂ - δμ₂·ζ₁ - μ·[ζ₁, ζ₂].
fn two_form(state: &[(RigidMotion, Screw)], a: &Variation, b: &Variation) -> f64 {
    let mut sum = 0.0;
    for ((_, mu), ((za, ma), (zb, mb))) in state.iter().zip(a.iter().zip(b)) {
        let bracket = Screw {
            w: za.w.cross(&zb.w),
            v: za.w.cross(&zb.v) - zb.w.cross(&za.v),
        };
        sum += ma.dot(zb) - mb.dot(za) - mu.dot(&bracket);
    }
    sum
}

#[test]
fn claim_the_step_is_symplectic() {
    let mut engine = engine(&free_beam(2e-3, 1.0, "").replace("elements = 10", "elements = 2"));
    let count = engine.nodes.len() - 1;
    let turned = numbers(count, 0.3);
    let state: Vec<_> = engine.nodes[..count]
        .iter()
        .zip(&turned)
        .map(|(n, z)| (n.pose.times(&RigidMotion::cay(&z.scaled(0.1))), n.momentum))
        .collect();
    let end = map(&mut engine, &state);
    let vary = |seed: f64| -> Variation {
        let (poses, momenta) = (numbers(count, seed), numbers(count, seed + 0.5));
        poses.into_iter().zip(momenta).collect()
    };
    // the image of a variation, by central differences
    let mut image = |v: &Variation| -> Variation {
        let e = 1e-5;
        let mut moved = |sign: f64| {
            let start: Vec<_> = state
                .iter()
                .zip(v)
                .map(|((g, mu), (z, m))| {
                    let g = g.times(&RigidMotion::cay(&z.scaled(sign * e)));
                    (g, mu.plus(m, sign * e))
                })
                .collect();
            map(&mut engine, &start)
        };
        let (plus, minus) = (moved(1.0), moved(-1.0));
        (0..count)
            .map(|k| {
                let at = |s: &[(RigidMotion, Screw)]| end[k].0.to(&s[k].0).cay_inv().expect("near");
                let z = at(&plus).plus(&at(&minus), -1.0).scaled(0.5 / e);
                (z, plus[k].1.plus(&minus[k].1, -1.0).scaled(0.5 / e))
            })
            .collect()
    };
    for seed in [1.0, 2.0, 3.0] {
        let (a, b) = (vary(seed), vary(seed + 10.0));
        let (ia, ib) = (image(&a), image(&b));
        let (before, after) = (two_form(&state, &a, &b), two_form(&end, &ia, &ib));
        assert!(before.abs() > 0.1, "{before}");
        // central differences: 1e-10 times third derivatives, and round-off over 1e-5
        assert!(
            (before - after).abs() < 1e-6 * before.abs().max(1.0),
            "{before} {after}"
        );
        // the map itself is far from trivial
        assert!(
            ia.iter()
                .zip(&a)
                .any(|(x, y)| (x.1.plus(&y.1, -1.0)).dot(&x.1).abs() > 1e-3)
        );
    }
}
