//! Fronts of several objectives: computed point by point, stored after each, shown as a plot whose points choose the motion.

use crate::args::SolveOptions;
use crate::solve::Watcher;
use crate::{BadInput, CommandResult, Outcome, files, output};
use alembert::error::{ModelError, ModelErrors};
use alembert_ocp::charted::Charted;
use alembert_ocp::pareto::{Ended, Front, Role};
use alembert_ocp::played::Played;
use alembert_ocp::problem::Loaded;
use alembert_ocp::report;
use serde_json::{Value, json};
use std::path::Path;

/// A front that was begun for the same problem. What cannot be gone on with is told, before it is replaced.
fn begun(path: &Path, own: &str) -> Option<Front> {
    let text = std::fs::read_to_string(path).ok()?;
    let why = match serde_json::from_str::<Front>(&text) {
        Ok(front) if front.problem == own => return Some(front),
        Ok(_) => "is of another problem or model".to_owned(),
        Err(e) => format!("cannot be read ({e})"),
    };
    output::tell(&format!(
        "note: the front in {} {why}: it is restarted",
        path.display()
    ));
    None
}

/// Computes a front; with a file it goes on with what is there, and stores every point.
pub fn chart(
    file: &Path,
    loaded: Loaded,
    name: &str,
    store: Option<&Path>,
    fresh: bool,
    log: bool,
) -> Result<Charted, BadInput> {
    let own = loaded.fingerprint();
    let known = store.filter(|_| !fresh).and_then(|path| begun(path, &own));
    let mut keep = |front: &Front| -> Result<(), ModelErrors> {
        let Some(path) = store else { return Ok(()) };
        let bad = |text: String| ModelErrors::from(ModelError::new("", text));
        let text = serde_json::to_string(front).map_err(|e| bad(e.to_string()))?;
        files::write_text(path, &text).map_err(|BadInput(text)| bad(text))
    };
    Charted::compute(name, loaded, known, &Watcher { log }, &mut keep)
        .map_err(|e| files::located(file, e))
}

/// Runs the command for problems with [pareto]; `read_s` is the time of reading them [s].
pub fn command(
    options: &SolveOptions,
    studies: Vec<(String, Loaded)>,
    name: &str,
    folder: &Path,
    read_s: f64,
) -> CommandResult {
    let quiet = options.quiet || options.json;
    let mut outcome = Outcome::Good;
    let mut objects = vec![];
    let several = studies.len() > 1;
    files::create_folder(folder)?;
    for (study, loaded) in studies {
        let stem = match several {
            true => files::file_name(&format!("{name}-{study}")),
            false => files::file_name(name),
        };
        let store = folder.join(format!("{stem}.front.json"));
        let title = loaded.file.title.clone();
        let title = title.unwrap_or_else(|| name.to_owned());
        let model = loaded.model.clone();
        let store_at = Some(store.as_path());
        let charted = chart(
            &options.file,
            loaded,
            &study,
            store_at,
            options.fresh,
            options.log,
        )?;
        let table = charted.table(&study);
        let mut paths = files::write_results(folder, &stem, &table, &model, options.csv)?;
        paths.push(store);
        let paths: Vec<String> = paths.iter().map(|p| p.display().to_string()).collect();
        outcome = outcome.max(match charted.ended {
            Ended::Complete => Outcome::Good,
            Ended::Stopped => Outcome::Interrupted,
            Ended::NoFront { .. } => Outcome::Failed,
        });
        if charted.plans.iter().any(Played::is_off) {
            outcome = outcome.max(Outcome::Failed);
        }
        // a report needs a motion
        let mut page = None;
        if !options.no_report && !charted.plans.is_empty() {
            let path = folder.join(format!("{stem}.html"));
            files::write_text(&path, &report::front::of(&charted, &title, vec![]).html())?;
            page = Some(path.display().to_string());
        }
        if !quiet {
            output::print(&text(name, &study, &charted));
            for path in &paths {
                output::print(&format!("  results: {path}\n"));
            }
            if let Some(path) = &page {
                output::print(&format!("report: {path}\n"));
            }
        }
        objects.push(object(&study, &charted, &paths, page));
        if charted.ended == Ended::Stopped {
            break;
        }
    }
    if options.json {
        output::print_json(&json!({"problem": name, "read_s": read_s, "studies": objects}));
    }
    Ok(outcome)
}

fn text(name: &str, study: &str, charted: &Charted) -> String {
    let front = &charted.front;
    let points = front.nondominated();
    let state = match &charted.ended {
        Ended::Complete => "complete",
        Ended::Stopped => "stopped; the same command goes on with it",
        Ended::NoFront { .. } => "not found",
    };
    let samples = front.points.iter().filter(|p| p.role == Role::Sample);
    let mut text = format!(
        "{name} / {study}: front {state}, {} that nothing dominates in {} s; {} of {} feasible\n",
        output::count(points.len(), "point"),
        output::short(charted.seconds),
        samples.clone().filter(|p| p.optimal).count(),
        output::count(samples.count(), "random start")
    );
    if let Ended::NoFront { reason, help } = &charted.ended {
        text += &format!("  {}\n   = help: {help}\n", output::readable(reason));
    }
    for plan in charted.plans.iter().filter(|p| p.is_off()) {
        let name = &plan.trajectory.provenance.study;
        text += &format!("  {name}: {}\n", plan.trajectory.status.message());
    }
    let mut header: Vec<String> = vec!["point".to_owned()];
    header.extend(
        front
            .objectives
            .iter()
            .zip(&charted.units)
            .map(|(n, u)| format!("{n} [{u}]")),
    );
    header.push("iterations".to_owned());
    let mut rows = vec![header];
    for (k, p) in points.iter().enumerate() {
        let mut row = vec![(k + 1).to_string()];
        row.extend(p.values.iter().map(|v| output::precise(*v)));
        row.push(p.iterations.to_string());
        rows.push(row);
    }
    let right: Vec<usize> = (0..rows[0].len()).collect();
    text += &output::table(&rows, &right);
    text
}

fn object(study: &str, charted: &Charted, files: &[String], report: Option<String>) -> Value {
    let front = &charted.front;
    let points: Vec<Value> = front
        .nondominated()
        .iter()
        .map(|p| json!({"values": p.values, "iterations": p.iterations, "violation": output::number(p.violation)}))
        .collect();
    let message = match &charted.ended {
        Ended::NoFront { reason, help } => output::readable(&format!("{reason}. {help}")),
        _ => String::new(),
    };
    json!({
        "study": study, "complete": front.complete, "message": message, "objectives": front.objectives, "points": points,
        "computed": front.points.len(), "all_s": charted.seconds, "file": files.last(), "files": files, "report": report,
    })
}
