//! `alembert bench modes`: what the lowest modes of a rod cost.
//!
//! Clamped rods of 100 to 10000 elements, without load and under a force that follows their end, whose stiffness is not symmetric. The time is
//! that of the whole study, recording included; of several runs the least counts, because the machine may be busy.

use crate::output;
use alembert::model::Model;
use alembert::trajectory::{Status, Trajectory};
use serde_json::{Value, json};
use std::process::ExitCode;

/// Elements and runs.
const SIZES: [(u32, u32); 5] = [(100, 5), (400, 5), (1000, 3), (4000, 2), (10_000, 2)];
/// Largest growth of the time per element: beyond the caches memory counts.
const LARGEST_GROWTH: f64 = 4.0;
/// Lowest frequencies with EI = m = L = 1: without load, and at P = 10 (Beck 1952).
const EXACT: [f64; 2] = [3.516_015, 5.175_762];
/// Departure of the lowest frequency, of which the grid of 100 elements has the most.
const DEPARTURE: f64 = 1e-3;

/// One kind of rod at all sizes.
struct Growth {
    text: String,
    json: Value,
    good: bool,
}

/// Runs the command; 0 when the cost is linear and the frequencies are right, 1 when not, 2 when a model is refused.
pub(crate) fn bench(json: bool) -> ExitCode {
    let parts: Result<Vec<Growth>, String> = [false, true].into_iter().map(growth).collect();
    let parts = match parts {
        Ok(parts) => parts,
        Err(message) => {
            output::tell(&message);
            return ExitCode::from(2);
        }
    };
    let good = parts.iter().all(|p| p.good);
    if json {
        let all: Vec<&Value> = parts.iter().map(|p| &p.json).collect();
        output::print_json(&json!({ "parts": all, "ok": good }));
    } else {
        for part in &parts {
            output::print(&part.text);
            output::print("\n");
        }
    }
    ExitCode::from(u8::from(!good))
}

/// A clamped rod in the plane, with a force that follows its end or without.
fn rod(elements: u32, follows: bool) -> Result<Model, String> {
    let load = "[[force]]\nname = \"p\"\nkind = \"force\"\nbody = \"r.end\"\nvalue = [-10, 0]\nframe = \"body\"\n";
    let about = if follows { "equilibrium" } else { "start" };
    let text = format!(
        "space = \"planar\"\n[[rod]]\nname = \"r\"\nelements = {elements}\nstart = [0, 0]\nend = [1, 0]\n\
         stiffness = {{ extension = 1e6, shear = [1e6], bending = [1] }}\nmass_per_length = 1\ninertia_per_length = 1e-6\n\
         [[joint]]\nname = \"c\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0]\n{}\
         [[study]]\nkind = \"modes\"\nabout = \"{about}\"\ncount = 4\n",
        if follows { load } else { "" }
    );
    Model::from_toml_str(&text, "rod").map_err(|e| e.to_string())
}

fn run(model: &Model) -> Result<Trajectory, String> {
    let study = &model.studies[0];
    let run = alembert::simulate(model, study, &mut |_| true).map_err(|e| e.to_string())?;
    match &run.status {
        Status::Completed => Ok(run),
        other => Err(format!(
            "a rod of the benchmark did not complete: {other:?}"
        )),
    }
}

/// Times of all sizes.
fn growth(follows: bool) -> Result<Growth, String> {
    let name = match follows {
        true => "four modes of a clamped rod under a force that follows",
        false => "four modes of a clamped rod",
    };
    let head = [
        "elements",
        "ms",
        "us/element",
        "factorisations",
        "residual",
        "rad/s",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let (mut list, mut times, mut right) = (vec![], vec![], true);
    for (elements, runs) in SIZES {
        let model = rod(elements, follows)?;
        let mut best = f64::INFINITY;
        let mut found = None;
        for _ in 0..runs {
            let done = run(&model)?;
            best = best.min(done.counts.cpu_time);
            found = Some(done);
        }
        let Some(found) = found else { continue };
        let frequency = found.channel("mode.1.angular_frequency");
        let frequency = frequency
            .and_then(|v| v.first())
            .copied()
            .unwrap_or(f64::NAN);
        let residual = found.ledger.first().map_or(f64::NAN, |e| e.largest);
        right &= (frequency / EXACT[usize::from(follows)] - 1.0).abs() <= DEPARTURE;
        let each = 1e6 * best / f64::from(elements);
        rows.push(vec![
            elements.to_string(),
            format!("{:.2}", 1e3 * best),
            format!("{each:.2}"),
            found.counts.factorizations.to_string(),
            format!("{residual:.1e}"),
            format!("{frequency:.6}"),
        ]);
        list.push(json!({
            "elements": elements, "seconds": output::number(best), "us_per_element": output::number(each),
            "residual": output::number(residual), "frequency": output::number(frequency),
        }));
        times.push(each);
    }
    let least = times.iter().copied().fold(f64::INFINITY, f64::min);
    let growth = times.last().map_or(f64::NAN, |last| last / least);
    let good = growth <= LARGEST_GROWTH && right;
    let text = format!(
        "{name}\n{}  time per element at 10000 elements over the least one: {growth:.2}, at most {LARGEST_GROWTH}: {}; frequencies: {}\n",
        output::table(&rows, &[0, 1, 2, 3, 4, 5]),
        if growth <= LARGEST_GROWTH {
            "linear"
        } else {
            "NOT linear"
        },
        if right { "right" } else { "WRONG" },
    );
    let json = json!({ "name": name, "runs": list, "growth": output::number(growth), "limit": LARGEST_GROWTH, "ok": good });
    Ok(Growth { text, json, good })
}
