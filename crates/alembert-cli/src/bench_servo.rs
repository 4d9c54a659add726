//! `alembert bench servo`: what servo constraints and friction add to a step.
//!
//! Machines of the gallery run with their servos and friction, and again without either, moved along the same path by the
//! motor forces just found, as drives. Both runs alternate, the least times count: the machine may be busy.

use crate::bench::{Measured, gallery, measure, table};
use crate::output;
use alembert::model::{Drive, Force, Interpolation, Model, Signal, SignalTable, Study};
use serde_json::{Value, json};
use std::process::ExitCode;

/// Machines of the gallery and the study that runs.
const CASES: [(&str, &str); 4] = [
    ("rpr-platform", "conservative"),
    ("rpr-platform", "friction"),
    ("two-link-tracking", "energy-momentum"),
    ("stewart-platform", "energy-momentum"),
];
/// Rounds of two runs each.
const ROUNDS: u32 = 8;
/// Largest cost of a step with servos and friction, in steps without.
const LARGEST_RATIO: f64 = 2.0;

/// Runs the command; 0 when the cost is within the limit, 1 when it is not, 2 when there is nothing to run.
pub(crate) fn bench(json: bool) -> ExitCode {
    match run() {
        Ok(pairs) => report(&pairs, json),
        Err(message) => {
            output::tell(&message);
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<Vec<[Measured; 2]>, String> {
    let folder = gallery().ok_or("no gallery here or further up")?;
    let mut pairs = vec![];
    for (case, study) in CASES {
        let file = folder.join(case).join("model.toml");
        let model = Model::from_path(&file).map_err(|e| e.to_string())?;
        let study = model.studies.iter().find(|s| s.name == study);
        let study = Study {
            record_every: Some(u64::MAX),
            ..study
                .ok_or_else(|| format!("{case}: no such study"))?
                .clone()
        };
        let replayed = replayed(&model, &study)?;
        let plain = Study {
            without: vec![],
            ..study.clone()
        };
        let mut best: Option<[Measured; 2]> = None;
        for _ in 0..ROUNDS {
            let pair = [
                measure(&format!("{case}, {}", study.name), &model, &study, 1)?,
                measure("  the same path, drives only", &replayed, &plain, 1)?,
            ];
            best = Some(match best {
                None => pair,
                Some([a, b]) => {
                    let [c, d] = pair;
                    [faster(a, c), faster(b, d)]
                }
            });
        }
        pairs.extend(best);
    }
    Ok(pairs)
}

fn faster(a: Measured, b: Measured) -> Measured {
    if a.us_per_step < b.us_per_step { a } else { b }
}

/// The model without servos and friction, its motors drives with the forces that the motion needs without friction.
fn replayed(model: &Model, study: &Study) -> Result<Model, String> {
    let mut plain = model.for_study(study).into_owned();
    plain.forces.retain(|f| !matches!(f, Force::Friction(_)));
    let every = Study {
        record_every: Some(1),
        without: vec![],
        ..study.clone()
    };
    let run = alembert::simulate(&plain, &every, &mut |_| true).map_err(|e| e.to_string())?;
    let servos = std::mem::take(&mut plain.servos);
    for servo in servos {
        let inputs = run
            .channel(&format!("servo.{}.input", servo.name))
            .unwrap_or_default();
        let rows = run.time.iter().zip(inputs).map(|(t, u)| [*t, *u]);
        let named = servo.input.as_ref();
        let joint = named.filter(|name| plain.joints.iter().any(|j| j.name == **name));
        let coordinate = named.filter(|_| joint.is_none());
        plain.forces.push(Force::Drive(Drive {
            name: format!("drive-{}", servo.name),
            joint: joint
                .cloned()
                .or(if named.is_none() { servo.joint } else { None }),
            coordinate: match coordinate {
                Some(name) => Some(alembert::model::CoordinateRef::Name(name.clone())),
                None if named.is_none() => servo.coordinate,
                None => None,
            },
            value: Signal::Table(SignalTable {
                table: rows.collect(),
                interpolation: Interpolation::Linear,
            }),
        }));
    }
    Ok(plain)
}

fn report(pairs: &[[Measured; 2]], json: bool) -> ExitCode {
    let ratio = |[with, without]: &[Measured; 2]| with.us_per_step / without.us_per_step;
    let worst = pairs.iter().map(ratio).fold(0.0, f64::max);
    let completed = pairs.iter().flatten().all(|m| m.completed);
    let good = worst <= LARGEST_RATIO && completed;
    if json {
        let list: Vec<Value> = pairs
            .iter()
            .map(|p| json!({ "with": p[0].json(), "without": p[1].json(), "ratio": output::number(ratio(p)) }))
            .collect();
        output::print_json(&json!({
            "cases": list, "largest_ratio": output::number(worst), "limit": LARGEST_RATIO, "ok": good,
        }));
    } else {
        for pair in pairs {
            output::print(&table(pair));
            output::print(&format!("  ratio {:.2}\n\n", ratio(pair)));
        }
        output::print(&format!(
            "largest ratio {worst:.2}, at most {LARGEST_RATIO}: {}\n",
            if good { "good" } else { "NOT good" }
        ));
    }
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    }
}
