//! `alembert bench`: what a step costs, and that the cost is linear in the number of bodies.
//!
//! Chains of 10 to 10000 spherical links are built in memory and fall from the horizontal for a few steps; then the
//! linkages of the gallery run, if the gallery is there. Times are the least of several runs: the machine may be busy.

use crate::output;
use alembert::model::{Model, Scheme, Study};
use alembert::trajectory::{Status, Trajectory};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Links, steps and runs of the chains.
const CHAINS: [(usize, u64, u32); 4] = [
    (10, 1000, 10),
    (100, 200, 10),
    (1000, 100, 10),
    (10_000, 50, 6),
];
/// Newton tolerance of the chains: above the round-off of a chain 1 km long, so that every size takes the same iterations.
pub(crate) const CHAIN_TOLERANCE: f64 = 1e-10;
/// Largest growth of the time per step from 1000 to 10000 links.
const LARGEST_RATIO: f64 = 12.0;
/// Linkages of the gallery.
const CASES: [&str; 4] = [
    "four-bar-grashof",
    "four-bar",
    "bricard",
    "andrews-squeezer",
];
/// Runs of a linkage.
const CASE_RUNS: u32 = 3;

/// One measured run.
pub(crate) struct Measured {
    name: String,
    scheme: String,
    bodies: usize,
    steps: u64,
    pub us_per_step: f64,
    iterations_per_step: f64,
    pub completed: bool,
}

/// Runs the command; 0 when the cost is linear, 1 when it is not or a run did not complete, 2 when a model is refused.
pub(crate) fn bench(json: bool) -> ExitCode {
    match (chains(), linkages()) {
        (Ok(chains), Ok(linkages)) => report(&chains, &linkages, json),
        (Err(message), _) | (_, Err(message)) => {
            output::tell(&message);
            ExitCode::from(2)
        }
    }
}

fn report(chains: &[Measured], linkages: &[Measured], json: bool) -> ExitCode {
    let time = |n: usize| {
        chains
            .iter()
            .find(|m| m.bodies == n)
            .map_or(f64::NAN, |m| m.us_per_step)
    };
    let ratio = time(10_000) / time(1000);
    let completed = chains.iter().chain(linkages).all(|m| m.completed);
    let linear = ratio <= LARGEST_RATIO;
    if json {
        let list = |runs: &[Measured]| runs.iter().map(Measured::json).collect::<Vec<Value>>();
        output::print_json(&json!({
            "chains": list(chains), "linkages": list(linkages),
            "ratio_10000_1000": output::number(ratio), "largest_ratio": LARGEST_RATIO, "ok": linear && completed,
        }));
    } else {
        output::print(&format!(
            "chains of spherical links, falling from the horizontal; Newton tolerance {CHAIN_TOLERANCE:e}\n"
        ));
        output::print(&table(chains));
        output::print(&format!(
            "  time(10000) / time(1000) = {ratio:.2}, at most {LARGEST_RATIO}: {}\n",
            if linear { "linear" } else { "NOT linear" }
        ));
        if linkages.is_empty() {
            output::print("no gallery here or further up: the linkages are left out\n");
        } else {
            output::print("\nlinkages of the gallery\n");
            output::print(&table(linkages));
        }
    }
    if linear && completed {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    }
}

fn chains() -> Result<Vec<Measured>, String> {
    let mut all = vec![];
    for scheme in [Scheme::Midpoint, Scheme::EnergyMomentum] {
        for (links, steps, runs) in CHAINS {
            // the ratio is taken from the default scheme; the other shows the price of exact energy for the short chain
            if scheme == Scheme::EnergyMomentum && links > 10 {
                continue;
            }
            let model = Model::from_toml_str(&chain(links), "chain").map_err(|e| e.to_string())?;
            let step = 1e-3;
            let study = Study {
                scheme,
                step,
                duration: step * steps as f64,
                record_every: Some(steps),
                tolerance: Some(CHAIN_TOLERANCE),
                ..Study::default()
            };
            all.push(measure(&format!("chain of {links}"), &model, &study, runs)?);
        }
    }
    all.sort_by_key(|m| m.bodies);
    Ok(all)
}

/// A horizontal chain of links of 0.1 m and 0.1 kg, cylinders of radius 5 mm.
pub(crate) fn chain(links: usize) -> String {
    let mut text = String::from("gravity = [0, 0, -9.81]\n");
    for i in 0..links {
        let parent = if i == 0 {
            "ground".to_owned()
        } else {
            format!("link{}", i - 1)
        };
        // writing to a string does not fail
        let _ = write!(
            text,
            "[[body]]\nname = \"link{i}\"\nmass = 0.1\ninertia = [1.25e-6, 8.3958e-5, 8.3958e-5]\nposition = [{:?}, 0, 0]\n\
             [[joint]]\nname = \"ball{i}\"\nkind = \"spherical\"\nbodies = [\"{parent}\", \"link{i}\"]\nat = [{:?}, 0, 0]\n",
            0.1 * (i as f64 + 0.5),
            0.1 * i as f64,
        );
    }
    text
}

fn linkages() -> Result<Vec<Measured>, String> {
    let Some(gallery) = gallery() else {
        return Ok(vec![]);
    };
    let mut all = vec![];
    for case in CASES {
        let file = gallery.join(case).join("model.toml");
        if !file.is_file() {
            continue;
        }
        let model = Model::from_path(&file).map_err(|e| e.to_string())?;
        for study in &model.studies {
            all.push(measure(case, &model, study, CASE_RUNS)?);
        }
    }
    Ok(all)
}

/// The folder `gallery` here or further up.
pub(crate) fn gallery() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    here.ancestors()
        .map(|place| place.join("gallery"))
        .find(|place| place.is_dir())
}

/// The least time of several runs.
pub(crate) fn measure(
    name: &str,
    model: &Model,
    study: &Study,
    runs: u32,
) -> Result<Measured, String> {
    let mut best: Option<Trajectory> = None;
    for _ in 0..runs {
        let run = alembert::simulate(model, study, &mut |_| true).map_err(|e| e.to_string())?;
        if best
            .as_ref()
            .is_none_or(|b| run.counts.wall_time < b.counts.wall_time)
        {
            best = Some(run);
        }
    }
    let run = best.ok_or_else(|| format!("{name}: nothing was run"))?;
    let whole = model.expanded();
    let steps = run.counts.steps.max(1) as f64;
    Ok(Measured {
        name: name.to_owned(),
        scheme: run.provenance.scheme.clone(),
        bodies: whole.bodies.len() + whole.points.len(),
        steps: run.counts.steps,
        us_per_step: 1e6 * run.counts.wall_time / steps,
        iterations_per_step: run.counts.iterations as f64 / steps,
        completed: run.status == Status::Completed,
    })
}

impl Measured {
    fn us_per_body(&self) -> f64 {
        self.us_per_step / self.bodies.max(1) as f64
    }

    pub fn json(&self) -> Value {
        json!({
            "name": self.name, "scheme": self.scheme, "bodies": self.bodies, "steps": self.steps,
            "us_per_step": output::number(self.us_per_step), "us_per_body_and_step": output::number(self.us_per_body()),
            "iterations_per_step": output::number(self.iterations_per_step), "completed": self.completed,
        })
    }
}

pub(crate) fn table(runs: &[Measured]) -> String {
    let head = [
        "",
        "scheme",
        "bodies",
        "steps",
        "us/step",
        "us/step/body",
        "iterations/step",
        "",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for m in runs {
        rows.push(vec![
            m.name.clone(),
            m.scheme.clone(),
            m.bodies.to_string(),
            m.steps.to_string(),
            format!("{:.2}", m.us_per_step),
            format!("{:.3}", m.us_per_body()),
            format!("{:.2}", m.iterations_per_step),
            if m.completed {
                String::new()
            } else {
                "did not complete".to_owned()
            },
        ]);
    }
    output::table(&rows, &[2, 3, 4, 5, 6])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_the_chain_is_a_model_that_runs() {
        let model = Model::from_toml_str(&chain(3), "chain").expect("a model");
        let study = Study {
            duration: 5e-3,
            ..Study::default()
        };
        let m = measure("chain", &model, &study, 2).expect("a run");
        assert!(m.completed && m.bodies == 3 && m.steps == 5 && m.us_per_step > 0.0);
        assert_eq!(table(&[m]).lines().count(), 2);
    }
}
