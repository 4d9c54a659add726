//! `alembert bench loops`: how the cost of a step and of the assembly grows with the number of loops.
//!
//! Scissor lifts and trusses are chains of loops and must cost a linear number of operations, in whatever order the file lists
//! bodies and joints; square nets have separators of the square root of their size and cannot cost less than its power 1.5 (George
//! 1973). Models are built in memory and make a few steps; the least processor times count. Exponents are slopes of log time
//! over log bodies between the sizes from which small ones no longer matter.

use crate::output;
use alembert::Simulation;
use alembert::model::{Model, Scheme, Space, Study};
use alembert_math::{Planar, Spatial};
use serde_json::{Value, json};
use std::fmt::Write;
use std::process::ExitCode;
use std::time::Instant;

/// Stages of the scissor lifts.
const STAGES: [usize; 8] = [5, 10, 20, 40, 80, 160, 320, 640];
/// Points along a side of the nets.
const SIDES: [usize; 6] = [4, 6, 8, 12, 16, 24];
/// Bars of the trusses.
const BARS: [usize; 6] = [31, 63, 125, 249, 499, 999];
/// Largest exponent of chains of loops.
const CHAIN: f64 = 1.25;
/// Largest exponent of nets: 1.5 for the best order of elimination, and what caches add.
const NET: f64 = 1.75;
/// Largest ratio of the times of the same mechanism in different orders of the file.
const ORDERS: f64 = 2.0;
/// Least processor time of a run: the clock may tick in hundredths of a second [s].
const LEAST: f64 = 0.15;
/// Runs of each size.
const RUNS: u32 = 2;

/// How a file lists bodies and joints.
#[derive(Clone, Copy)]
enum Listing {
    Drawn,
    Reversed,
    Shuffled,
}

const LISTINGS: [(Listing, &str); 3] = [
    (Listing::Drawn, "as drawn"),
    (Listing::Reversed, "reversed"),
    (Listing::Shuffled, "shuffled"),
];

/// A family of mechanisms.
struct Family {
    name: &'static str,
    sizes: &'static [usize],
    text: fn(usize) -> String,
    /// Largest exponent of a step and of the assembly, and the first size from which it is taken.
    limit: f64,
    from: usize,
}

const FAMILIES: [Family; 4] = [
    Family {
        name: "scissor lift, cross joints last",
        sizes: &STAGES,
        text: scissor,
        limit: CHAIN,
        from: 80,
    },
    Family {
        name: "Warren truss of rigid bars",
        sizes: &BARS,
        text: truss,
        limit: CHAIN,
        from: 125,
    },
    Family {
        name: "square net of points and distances",
        sizes: &SIDES,
        text: net,
        limit: NET,
        from: 8,
    },
    Family {
        name: "square net of bars and spherical joints",
        sizes: &SIDES,
        text: mesh,
        limit: NET,
        from: 8,
    },
];

/// One size in one listing.
struct Timed {
    size: usize,
    bodies: usize,
    formulation: String,
    /// Least time to compile and assemble, and to step [s].
    compile: f64,
    step: f64,
    /// Factorisations in a step, and products of numbers in one of them.
    factorizations: f64,
    operations: f64,
}

/// Runs the command; 0 when all limits are met, 1 when one is not, 2 when a model is refused.
pub(crate) fn bench(json: bool) -> ExitCode {
    let mut parts: Vec<Value> = vec![];
    let mut good = true;
    for family in &FAMILIES {
        match measure(family, json) {
            Ok((part, fine)) => {
                parts.push(part);
                good &= fine;
            }
            Err(message) => {
                output::tell(&message);
                return ExitCode::from(2);
            }
        }
    }
    if json {
        output::print_json(&json!({ "families": parts, "ok": good }));
    }
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    }
}

/// All sizes and listings of a family: its data, and whether the limits are met.
fn measure(family: &Family, quiet: bool) -> Result<(Value, bool), String> {
    let mut lists = vec![];
    for (listing, _) in LISTINGS {
        let mut list = vec![];
        for &size in family.sizes {
            list.push(timed(family, size, listing)?);
        }
        lists.push(list);
    }
    let slopes: Vec<f64> = lists
        .iter()
        .map(|l| slope(l, family.from, |t| t.step))
        .collect();
    let compiles: Vec<f64> = lists
        .iter()
        .map(|l| slope(l, family.from, |t| t.compile))
        .collect();
    let operations: Vec<f64> = lists
        .iter()
        .map(|l| slope(l, family.from, |t| t.operations))
        .collect();
    let largest = |list: &[f64]| list.iter().copied().fold(0.0, f64::max);
    let spread = |k: usize| {
        let times = lists.iter().map(|l| l[k].step);
        times.clone().fold(0.0, f64::max) / times.fold(f64::INFINITY, f64::min)
    };
    // small mechanisms are eliminated as they are listed; there a step takes microseconds
    let ratio = (0..family.sizes.len())
        .filter(|&k| family.sizes[k] >= family.from)
        .map(spread)
        .fold(0.0, f64::max);
    let good = [&slopes, &compiles, &operations].map(|s| largest(s) <= family.limit);
    let good = good == [true; 3] && ratio <= ORDERS;
    if !quiet {
        output::print(&format!("{}\n{}", family.name, table(&lists)));
        output::print(&format!(
            "  exponent of a step {:.2}, of its operations {:.2}, of the assembly {:.2} (at most {}); slowest order of the file over the fastest {ratio:.2} (at most {ORDERS}): {}\n\n",
            largest(&slopes),
            largest(&operations),
            largest(&compiles),
            family.limit,
            if good { "good" } else { "NOT good" }
        ));
    }
    let runs: Vec<Value> = lists
        .iter()
        .zip(LISTINGS)
        .flat_map(|(list, (_, name))| list.iter().map(move |t| t.json(name)))
        .collect();
    let part = json!({
        "name": family.name, "runs": runs, "exponent": output::number(largest(&slopes)), "limit": family.limit,
        "exponent_of_operations": output::number(largest(&operations)),
        "exponent_of_assembly": output::number(largest(&compiles)), "ratio_of_orders": output::number(ratio),
        "largest_ratio": ORDERS, "ok": good,
    });
    Ok((part, good))
}

impl Timed {
    fn json(&self, listing: &str) -> Value {
        json!({
            "size": self.size, "bodies": self.bodies, "listing": listing, "formulation": self.formulation,
            "us_per_step": output::number(1e6 * self.step), "assembly_ms": output::number(1e3 * self.compile),
            "factorizations_per_step": output::number(self.factorizations), "operations": output::number(self.operations),
        })
    }
}

/// Slope of log time over log bodies by least squares.
fn slope(list: &[Timed], from: usize, time: impl Fn(&Timed) -> f64) -> f64 {
    let used = list.iter().filter(|t| t.size >= from);
    let points: Vec<[f64; 2]> = used
        .map(|t| [(t.bodies as f64).ln(), time(t).ln()])
        .collect();
    let count = points.len() as f64;
    let mean = [0, 1].map(|k| points.iter().map(|p| p[k]).sum::<f64>() / count);
    let moment = |k: usize| {
        points
            .iter()
            .map(move |p| (p[0] - mean[0]) * (p[k] - mean[k]))
    };
    moment(1).sum::<f64>() / moment(0).sum::<f64>()
}

fn table(lists: &[Vec<Timed>]) -> String {
    let mut head = vec!["size".to_owned(), "bodies".to_owned()];
    for (_, name) in LISTINGS {
        head.push(format!("us/step, {name}"));
    }
    let more = ["assembly ms", "factorisations", "formulation"];
    head.extend(more.map(str::to_owned));
    let mut rows = vec![head];
    for k in 0..lists[0].len() {
        let mut row = vec![lists[0][k].size.to_string(), lists[0][k].bodies.to_string()];
        row.extend(lists.iter().map(|l| format!("{:.1}", 1e6 * l[k].step)));
        let compile = lists.iter().map(|l| l[k].compile).fold(0.0, f64::max);
        row.push(format!("{:.1}", 1e3 * compile));
        let most = lists
            .iter()
            .map(|l| l[k].factorizations)
            .fold(0.0, f64::max);
        row.push(format!("{most:.2}"));
        row.push(lists[0][k].formulation.clone());
        rows.push(row);
    }
    output::table(&rows, &[0, 1, 2, 3, 4, 5, 6])
}

/// Compiles and steps a mechanism.
fn timed(family: &Family, size: usize, listing: Listing) -> Result<Timed, String> {
    let mut model =
        Model::from_toml_str(&(family.text)(size), family.name).map_err(|e| e.to_string())?;
    sort(&mut model, listing);
    let study = Study {
        scheme: Scheme::Midpoint,
        // so small that nothing moves far, however many steps are made
        step: 1e-5,
        duration: 1.0,
        tolerance: Some(1e-9),
        ..Study::default()
    };
    let mut best = Timed {
        size,
        bodies: model.bodies.len() + model.points.len(),
        formulation: String::new(),
        compile: f64::INFINITY,
        step: f64::INFINITY,
        factorizations: 0.0,
        operations: 0.0,
    };
    for _ in 0..RUNS {
        match model.space {
            Space::Planar => run::<Planar, 2, 1, 3>(&model, &study, &mut best)?,
            Space::Spatial => run::<Spatial, 3, 3, 6>(&model, &study, &mut best)?,
        }
    }
    Ok(best)
}

fn run<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    best: &mut Timed,
) -> Result<(), String>
where
    S: alembert_math::Space<D, A, T>,
{
    let (start, mut count) = (now(), 0);
    let mut simulation = loop {
        let made = Simulation::<S, D, A, T>::new(model, study).map_err(|e| e.to_string())?;
        count += 1;
        let time = now() - start;
        if time >= LEAST {
            best.compile = best.compile.min(time / f64::from(count));
            break made;
        }
    };
    best.formulation = format!("{:?}", simulation.stepper.formulation());
    let (start, mut steps) = (now(), 0);
    let mut time = 0.0;
    while time < LEAST {
        for _ in 0..5 {
            let done = simulation.advance();
            done.map_err(|f| format!("a step of {} bodies failed: {f:?}", best.bodies))?;
        }
        steps += 5;
        time = now() - start;
    }
    best.step = best.step.min(time / f64::from(steps));
    let counters = &simulation.stepper.counters;
    best.operations = simulation.stepper.operations();
    best.factorizations = counters.factorizations as f64 / counters.steps as f64;
    Ok(())
}

/// Processor time of this thread, or the time of day where the system does not tell it [s].
fn now() -> f64 {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    alembert::cpu_time().unwrap_or_else(|| START.get_or_init(Instant::now).elapsed().as_secs_f64())
}

/// Lists bodies, points and joints in another order.
fn sort(model: &mut Model, listing: Listing) {
    match listing {
        Listing::Drawn => {}
        Listing::Reversed => {
            model.bodies.reverse();
            model.points.reverse();
            model.joints.reverse();
        }
        Listing::Shuffled => {
            shuffle(&mut model.bodies);
            shuffle(&mut model.points);
            shuffle(&mut model.joints);
        }
    }
}

/// Fisher-Yates with a fixed sequence (Knuth's linear congruential generator).
fn shuffle<X>(list: &mut [X]) {
    let mut seed = 1_u64;
    for k in (1..list.len()).rev() {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        list.swap(k, (seed >> 33) as usize % (k + 1));
    }
}

/// A slender planar bar of 1 kg between two points.
fn bar(text: &mut String, name: &str, p: [f64; 2], q: [f64; 2]) {
    let (dx, dy) = (q[0] - p[0], q[1] - p[1]);
    // writing to a string does not fail
    let _ = write!(
        text,
        "[[body]]\nname = \"{name}\"\nmass = 1\ninertia = {:?}\nposition = [{:?}, {:?}]\nangle = {:?}\n",
        dx.hypot(dy).powi(2) / 12.0,
        0.5 * (p[0] + q[0]),
        0.5 * (p[1] + q[1]),
        dy.atan2(dx),
    );
}

fn hinge(text: &mut String, name: &str, bodies: [&str; 2], at: [f64; 2]) {
    let _ = write!(
        text,
        "[[joint]]\nname = \"{name}\"\nkind = \"revolute\"\nbodies = [\"{}\", \"{}\"]\nat = [{:?}, {:?}]\n",
        bodies[0], bodies[1], at[0], at[1],
    );
}

/// A slider on a horizontal rail, hinged to a bar.
fn slider(text: &mut String, carries: &str, at: [f64; 2]) {
    let place = format!("[{:?}, {:?}]", at[0], at[1]);
    let _ = write!(
        text,
        "[[body]]\nname = \"slider\"\nmass = 1\ninertia = 0.1\nposition = {place}\n\
         [[joint]]\nname = \"rail\"\nkind = \"prismatic\"\nbodies = [\"ground\", \"slider\"]\nat = {place}\naxis = [1, 0]\n"
    );
    hinge(text, "foot", ["slider", carries], at);
}

/// Stages of two bars crossed in their middles, the lowest on a hinge and a slider; the cross joints are listed last.
fn scissor(stages: usize) -> String {
    let (w, h) = (1.0, 0.5);
    let mut text = String::from("space = \"planar\"\ngravity = [0, -9.81]\n");
    hinge(&mut text, "pin", ["ground", "a1"], [0.0, 0.0]);
    slider(&mut text, "b1", [w, 0.0]);
    let mut crosses = String::new();
    for k in 1..=stages {
        let (low, high) = (h * (k - 1) as f64, h * k as f64);
        let (a, b) = (format!("a{k}"), format!("b{k}"));
        bar(&mut text, &a, [0.0, low], [w, high]);
        bar(&mut text, &b, [w, low], [0.0, high]);
        hinge(
            &mut crosses,
            &format!("cross{k}"),
            [&a, &b],
            [0.5 * w, 0.5 * (low + high)],
        );
        if k < stages {
            let (na, nb) = (format!("a{}", k + 1), format!("b{}", k + 1));
            hinge(&mut text, &format!("right{k}"), [&a, &nb], [w, high]);
            hinge(&mut text, &format!("left{k}"), [&b, &na], [0.0, high]);
        }
    }
    text + &crosses
}

/// A Warren truss of equal bars with sides of 1 m, on a hinge and a slider; each bar is a body, all bars of a joint turn on its first.
fn truss(bars: usize) -> String {
    let joints = bars.div_ceil(2) + 1;
    let place = |i: usize| {
        [
            0.5 * i as f64,
            if i.is_multiple_of(2) {
                0.0
            } else {
                0.75_f64.sqrt()
            },
        ]
    };
    let mut text = String::from("space = \"planar\"\ngravity = [0, -9.81]\n");
    let mut at: Vec<Vec<String>> = vec![vec![]; joints];
    for i in 0..joints {
        for j in [i + 1, i + 2].into_iter().filter(|j| *j < joints) {
            let name = format!("bar{i}_{j}");
            bar(&mut text, &name, place(i), place(j));
            at[i].push(name.clone());
            at[j].push(name);
        }
    }
    for (i, bars) in at.iter().enumerate() {
        for (k, other) in bars.iter().enumerate().skip(1) {
            hinge(
                &mut text,
                &format!("hinge{i}_{k}"),
                [&bars[0], other],
                place(i),
            );
        }
    }
    hinge(&mut text, "pin", ["ground", &at[0][0]], place(0));
    let last = (joints - 1) / 2 * 2;
    slider(&mut text, &at[last][0], place(last));
    text
}

/// Joints to the right and to the next row of a square net, and those of its first column to ground.
fn grid(side: usize, mut joint: impl FnMut(&str, [&str; 2], [[f64; 2]; 2])) {
    let place = |i: usize, j: usize| [0.1 * i as f64, 0.1 * j as f64];
    for (i, j) in (0..side).flat_map(|i| (0..side).map(move |j| (i, j))) {
        let name = format!("p{i}_{j}");
        if i == 0 {
            let hang = [-0.1, place(i, j)[1]];
            joint(&format!("edge{j}"), ["ground", &name], [hang, place(i, j)]);
        }
        for (a, b) in [(i + 1, j), (i, j + 1)] {
            if a < side && b < side {
                let other = format!("p{a}_{b}");
                let ends = [place(i, j), place(a, b)];
                joint(&format!("j{i}_{j}_{a}_{b}"), [&name, &other], ends);
            }
        }
    }
}

/// A net of side × side points joined by distances.
fn net(side: usize) -> String {
    let mut text = String::from("gravity = [0, 0, -9.81]\n");
    for (i, j) in (0..side).flat_map(|i| (0..side).map(move |j| (i, j))) {
        let (x, y) = (0.1 * i as f64, 0.1 * j as f64);
        let _ = write!(
            text,
            "[[point]]\nname = \"p{i}_{j}\"\nmass = 0.1\nposition = [{x:?}, {y:?}, 0]\n"
        );
    }
    grid(side, |name, [a, b], [p, q]| {
        let _ = write!(
            text,
            "[[joint]]\nname = \"{name}\"\nkind = \"distance\"\nbodies = [\"{a}\", \"{b}\"]\n\
             points = [[{:?}, {:?}, 0], [{:?}, {:?}, 0]]\n",
            p[0], p[1], q[0], q[1],
        );
    });
    text
}

/// The same net of bars, each one a body, on spherical joints; all bars of a knot turn on its first. (Plates that are joined at the middles of their
/// sides are no measure: their closures come near dependence exponentially with the number of plates in a row, 10⁻⁹ at 14.)
fn mesh(side: usize) -> String {
    let mut text = String::from("gravity = [0, 0, -9.81]\n");
    let mut knots: Vec<([f64; 2], Vec<String>)> = vec![];
    let mut at = std::collections::BTreeMap::new();
    let mut knot = |name: &str, place: [f64; 2], bar: &str| {
        let k = *at.entry(name.to_owned()).or_insert_with(|| {
            knots.push((place, vec![]));
            knots.len() - 1
        });
        knots[k].1.push(bar.to_owned());
    };
    grid(side, |name, [a, b], [p, q]| {
        let (along, across) = (1e-5, 0.1 * 0.01 / 12.0);
        let [x, y] = match p[1] == q[1] {
            true => [along, across],
            false => [across, along],
        };
        let _ = write!(
            text,
            "[[body]]\nname = \"{name}\"\nmass = 0.1\ninertia = [{x:?}, {y:?}, {across:?}]\nposition = [{:?}, {:?}, 0]\n",
            0.5 * (p[0] + q[0]),
            0.5 * (p[1] + q[1]),
        );
        // every bar on the edge has a place on ground of its own
        match a {
            "ground" => knot(&format!("ground {name}"), p, "ground"),
            _ => knot(a, p, name),
        }
        if a == "ground" {
            knot(&format!("ground {name}"), p, name);
        }
        knot(b, q, name);
    });
    for (k, (place, bars)) in knots.iter().enumerate() {
        for (j, other) in bars.iter().enumerate().skip(1) {
            let _ = write!(
                text,
                "[[joint]]\nname = \"knot{k}_{j}\"\nkind = \"spherical\"\nbodies = [\"{}\", \"{other}\"]\nat = [{:?}, {:?}, 0]\n",
                bars[0], place[0], place[1],
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_every_family_is_a_model_that_steps_in_every_listing() {
        for family in &FAMILIES {
            let size = if family.sizes[0] < 10 { 3 } else { 11 };
            for (listing, name) in LISTINGS {
                let t = timed(family, size, listing).unwrap_or_else(|e| panic!("{name}: {e}"));
                // compiling may take less than the clock resolves
                assert!(t.step > 0.0 && t.step.is_finite() && t.compile.is_finite());
            }
        }
    }

    #[test]
    fn id_the_slope_of_a_power_is_its_exponent() {
        let list: Vec<Timed> = [10, 20, 40]
            .map(|n| Timed {
                size: n,
                bodies: n,
                formulation: String::new(),
                compile: 1.0,
                step: (n as f64).powf(1.5),
                factorizations: 1.0,
                operations: 1.0,
            })
            .into();
        assert!((slope(&list, 10, |t| t.step) - 1.5).abs() < 1e-12);
    }
}
