//! `alembert bench rods`: what a step of a rod costs.
//!
//! Implicit steps and the Lie group scheme: the time of a step is linear in the number of elements. Steps of its own for each
//! element against one step for all, on rods with a part that is ten times finer. The machine may be busy: runs alternate, and
//! the least processor times count. Every part is a list of [`Verdict`]s, so that others can be added.

use crate::output;
use alembert::Simulation;
use alembert::lie_group::Engine;
use alembert::model::{Model, Scheme, Study};
use alembert::trajectory::{Status, Trajectory};
use alembert_math::Spatial;
use serde_json::{Value, json};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

/// Elements, steps and runs of the rods for the linear cost.
const SIZES: [(u32, u64, u32); 5] = [
    (10, 20_000, 5),
    (100, 2000, 5),
    (1000, 200, 5),
    (10_000, 50, 3),
    (100_000, 20, 3),
];
/// Largest growth of the time per element and step from the cheapest size to 100000 elements: beyond the caches memory counts.
const LARGEST_GROWTH: f64 = 4.0;
/// Least gain of asynchronous steps where a tenth of the elements is ten times finer.
const LEAST_GAIN: f64 = 3.0;
/// Rounds of the comparison.
const ROUNDS: u32 = 5;

/// A rod with a fine part.
struct Seam {
    name: &'static str,
    /// Elements of the coarse and of the fine part.
    elements: [u32; 2],
    /// Length of the fine part, as a part of all.
    fine: f64,
    /// Least gain that is asked for, in updates and in time.
    least: Option<f64>,
}

const SEAMS: [Seam; 2] = [
    // 90 coarse and 10 fine elements
    Seam {
        name: "a tenth of the elements ten times finer",
        elements: [90, 10],
        fine: 1.0 / 91.0,
        least: Some(LEAST_GAIN),
    },
    // 90 coarse and 100 fine elements: the fine part alone is more than half of all elements, so the gain cannot exceed 1.9
    Seam {
        name: "a tenth of the length ten times finer",
        elements: [90, 100],
        fine: 0.1,
        least: None,
    },
];

/// A measured number and whether it is good enough.
struct Verdict {
    text: String,
    json: Value,
    good: bool,
}

/// Runs the command; 0 when all limits are met, 1 when one is not, 2 when a model is refused.
pub(crate) fn bench(json: bool) -> ExitCode {
    let parts = linear().and_then(|mut list| {
        for seam in &SEAMS {
            list.push(compare(seam)?);
        }
        Ok(list)
    });
    match parts {
        Ok(list) => report(&list, json),
        Err(message) => {
            output::tell(&message);
            ExitCode::from(2)
        }
    }
}

fn report(list: &[Verdict], json: bool) -> ExitCode {
    let good = list.iter().all(|v| v.good);
    if json {
        let all: Vec<&Value> = list.iter().map(|v| &v.json).collect();
        output::print_json(&json!({ "parts": all, "ok": good }));
    } else {
        for verdict in list {
            output::print(&verdict.text);
            output::print("\n");
        }
    }
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    }
}

/// A straight free rod along z with waves of all kinds in it; limited by axial waves, c = 100 m/s.
fn rod(name: &str, elements: u32, from: f64, to: f64, motion: &str) -> String {
    format!(
        "[[rod]]\nname = \"{name}\"\nelements = {elements}\nstart = [0, 0, {from:?}]\nend = [0, 0, {to:?}]\nnormal = [1, 0, 0]\n\
         stiffness = {{ extension = 1e4, shear = [100, 100], bending = [2e3, 2e3], torsion = 4e3 }}\n\
         mass_per_length = 1\ninertia_per_length = [1, 1, 2]\ninitial_motion = {{ {motion} }}\n"
    )
}

fn load(text: &str) -> Result<Model, String> {
    Model::from_toml_str(text, "rod").map_err(|e| e.to_string())
}

fn run(model: &Model, study: &Study) -> Result<Trajectory, String> {
    let run = alembert::simulate(model, study, &mut |_| true).map_err(|e| e.to_string())?;
    match &run.status {
        Status::Completed => Ok(run),
        other => Err(format!(
            "a rod of the benchmark did not complete: {other:?}"
        )),
    }
}

/// Processor time of this thread, or the time of day where the system does not tell it [s].
fn now() -> f64 {
    let clock = || {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0.0, |d| d.as_secs_f64())
    };
    alembert::cpu_time().unwrap_or_else(clock)
}

/// Time per step and element from 10 to 100000 elements, explicit and implicit; no frames are recorded.
fn linear() -> Result<Vec<Verdict>, String> {
    let explicit = growth(
        "lie-group, one step for all elements",
        2e-4,
        1,
        |model, study| {
            let engine = Engine::new(model, study).map_err(|e| e.to_string())?;
            let mut engine = Box::new(engine);
            Ok(Box::new(move || {
                let done = engine.advance();
                done.map(|_| ())
                    .map_err(|f| format!("a step failed: {f:?}"))
            }))
        },
    );
    // five times the largest stable step of the explicit scheme
    let implicit = growth("energy-momentum", 5e-3, 10, |model, study| {
        let simulation = Simulation::<Spatial, 3, 3, 6>::new(model, study);
        let mut stepper = simulation.map_err(|e| e.to_string())?.stepper;
        let step = study.step;
        Ok(Box::new(move || {
            let done = stepper.step(step);
            done.map(|_| ())
                .map_err(|f| format!("a step failed: {f:?}"))
        }))
    });
    Ok(vec![explicit?, implicit?])
}

/// One step of a rod.
type Advance = Box<dyn FnMut() -> Result<(), String>>;

/// Steps of rods of all sizes with one scheme; `fewer` divides the number of steps.
fn growth(
    name: &str,
    step: f64,
    fewer: u64,
    start: impl Fn(&Model, &Study) -> Result<Advance, String>,
) -> Result<Verdict, String> {
    let mut rows = vec![
        ["elements", "steps", "us/step", "ns/step/element"]
            .map(str::to_owned)
            .to_vec(),
    ];
    let (mut list, mut times) = (vec![], vec![]);
    for (elements, steps, runs) in SIZES {
        let steps = (steps / fewer).max(5);
        let length = 0.1 * f64::from(elements);
        let motion =
            "velocity = [\"0.1*sin(9*s)\", 0.2, 0], angular_velocity = [0, \"0.1*cos(7*s)\", 0.1]";
        let model = load(&rod("rod", elements, 0.0, length, motion))?;
        let study = Study {
            scheme: if fewer == 1 {
                Scheme::LieGroup
            } else {
                Scheme::EnergyMomentum
            },
            step,
            duration: step,
            ..Study::default()
        };
        let mut advance = start(&model.expanded(), &study)?;
        let mut best = f64::INFINITY;
        for _ in 0..runs {
            let start = now();
            for _ in 0..steps {
                advance()?;
            }
            best = best.min((now() - start) / steps as f64);
        }
        let each = 1e9 * best / f64::from(elements);
        rows.push(vec![
            elements.to_string(),
            steps.to_string(),
            format!("{:.2}", 1e6 * best),
            format!("{each:.1}"),
        ]);
        list.push(json!({ "elements": elements, "steps": steps, "us_per_step": output::number(1e6 * best), "ns_per_element": output::number(each) }));
        times.push(each);
    }
    let least = times.iter().copied().fold(f64::INFINITY, f64::min);
    let growth = times.last().map_or(f64::NAN, |last| last / least);
    let good = growth <= LARGEST_GROWTH;
    let text = format!(
        "{name}\n{}  time per element at 100000 elements over the least one: {growth:.2}, at most {LARGEST_GROWTH}: {}\n",
        output::table(&rows, &[0, 1, 2, 3]),
        if good { "linear" } else { "NOT linear" }
    );
    let json = json!({ "name": name, "runs": list, "growth": output::number(growth), "limit": LARGEST_GROWTH, "ok": good });
    Ok(Verdict { text, json, good })
}

/// Asynchronous against synchronous steps to the same time, each element at the step of its own wave speed, or all of them at
/// the smallest of these.
fn compare(seam: &Seam) -> Result<Verdict, String> {
    let [coarse, fine] = seam.elements;
    let length = 10.0;
    let at = length * (1.0 - seam.fine);
    // at the seam both parts move alike
    let motion =
        "velocity = [\"0.1*sin(9*pi*s)\", 0.2, 0], angular_velocity = [0, \"0.1*sin(7*pi*s)\", 0]";
    let text = format!(
        "{}{}[[joint]]\nname = \"seam\"\nkind = \"weld\"\nbodies = [\"coarse.end\", \"fine.start\"]\nat = [0, 0, {at:?}]\n",
        rod("coarse", coarse, 0.0, at, motion),
        rod("fine", fine, at, length, "velocity = [0, 0.2, 0]"),
    );
    let model = load(&text)?;
    let own = Study {
        scheme: Scheme::LieGroup,
        asynchronous: true,
        courant: Some(0.5),
        step: 4e-3,
        duration: 1.0,
        record_every: Some(u64::MAX),
        ..Study::default()
    };
    let whole = model.expanded();
    let engine = Engine::new(&whole, &own).map_err(|e| e.to_string())?;
    let steps = (0..engine.beams().len()).map(|e| engine.element_step(e));
    let smallest = steps.fold(f64::INFINITY, f64::min);
    let all = Study {
        asynchronous: false,
        courant: None,
        step: smallest,
        ..own.clone()
    };
    let mut best: [Option<Trajectory>; 2] = [None, None];
    for _ in 0..ROUNDS {
        for (study, best) in [&own, &all].into_iter().zip(&mut best) {
            let run = run(&model, study)?;
            if best
                .as_ref()
                .is_none_or(|b| run.counts.cpu_time < b.counts.cpu_time)
            {
                *best = Some(run);
            }
        }
    }
    let [Some(own), Some(all)] = best else {
        return Err("nothing was run".to_owned());
    };
    Ok(verdict(seam, &own, &all, smallest))
}

fn verdict(seam: &Seam, own: &Trajectory, all: &Trajectory, smallest: f64) -> Verdict {
    let ratio = |f: fn(&Trajectory) -> f64| f(all) / f(own);
    let elements = ratio(|r| r.counts.evaluations as f64);
    let nodes = ratio(|r| r.counts.solves as f64);
    let time = ratio(|r| r.counts.cpu_time);
    let good = seam
        .least
        .is_none_or(|least| elements >= least && time >= least);
    let mut rows = vec![
        [
            "",
            "element updates",
            "node updates",
            "processor time [s]",
            "energy error",
        ]
        .map(str::to_owned)
        .to_vec(),
    ];
    for (name, run) in [("asynchronous", own), ("synchronous", all)] {
        let energy = run.ledger.first().and_then(|e| e.relative);
        rows.push(vec![
            name.to_owned(),
            run.counts.evaluations.to_string(),
            run.counts.solves.to_string(),
            format!("{:.4}", run.counts.cpu_time),
            format!("{:.1e}", energy.unwrap_or(f64::NAN)),
        ]);
    }
    let judged = match seam.least {
        Some(least) => format!(
            ", at least {least}: {}",
            if good { "good" } else { "NOT good" }
        ),
        None => ", for comparison".to_owned(),
    };
    let text = format!(
        "{}: {} + {} elements, smallest step {smallest:.2e} s\n{}  gain {elements:.2} in element updates, {nodes:.2} in node updates, {time:.2} in time{judged}\n",
        seam.name,
        seam.elements[0],
        seam.elements[1],
        output::table(&rows, &[1, 2, 3, 4]),
    );
    let json = json!({
        "name": seam.name, "elements": seam.elements, "smallest_step": output::number(smallest),
        "gain_elements": output::number(elements), "gain_nodes": output::number(nodes), "gain_time": output::number(time),
        "limit": seam.least, "ok": good,
    });
    Verdict { text, json, good }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_updates_of_a_rod_with_a_fine_part() {
        // counts do not depend on the machine; times do
        let seam = Seam {
            name: "small",
            elements: [9, 1],
            fine: 1.0 / 91.0,
            least: None,
        };
        let verdict = compare(&seam).expect("a run");
        let gain = verdict.json["gain_elements"].as_f64().expect("a number");
        assert!(gain > 3.0, "{gain}");
    }
}
