//! `alembert inverse`: from a model file and a recorded motion to forces, reactions and report.

use crate::args::InverseOptions;
use crate::progress::Monitor;
use crate::{BadInput, CommandResult, files, interrupt, output, run};
use alembert::inverse::{Recording, Settings, inverse};
use alembert::model::{Model, Study};
use alembert::report::scene;
use alembert::trajectory::Trajectory;
use serde_json::json;

/// Runs the command.
pub fn command(options: &InverseOptions) -> CommandResult {
    let model = files::load(&options.file, &options.overrides)?;
    // the grid of one study: the named one, or the first
    let study = run::chosen(&model, options.study.as_deref())?[0];
    let settings = settings(options)?;
    let recording = Recording::from_path(&options.motion)?;
    interrupt::listen();
    let quiet = options.quiet || options.json;
    let name = files::model_name(&model).to_owned();
    let folder = files::out_folder(options.out.as_ref(), &name);
    let stem = files::file_name(&format!("{name}-{}-inverse", study.name));
    files::probe(&folder)?;

    let trajectory = solve(options, &model, study, &recording, &settings)?;
    // the folder appears with the result: bad input leaves nothing behind
    files::create_folder(&folder)?;
    let paths = files::write_results(&folder, &stem, &trajectory, &model, options.csv)?;
    let mut report = None;
    if !options.no_report {
        let path = folder.join(format!("{stem}.html"));
        files::write_report(&path, vec![scene::build(&model, &trajectory, vec![])])?;
        report = Some(path.display().to_string());
    }
    let forces = largest_forces(&trajectory);
    if options.json {
        let paths: Vec<String> = paths.iter().map(|p| p.display().to_string()).collect();
        let mut object = output::run_json(&trajectory, &paths);
        object["forces"] = forces
            .iter()
            .map(|(name, unit, value)| json!({"name": name, "unit": unit, "largest": output::number(*value)}))
            .collect();
        output::print_json(&json!({"model": name, "report": report, "runs": [object]}));
    } else if !quiet {
        output::print(&output::ledger(&name, &trajectory));
        let mut rows = vec![["force", "largest", "unit"].map(str::to_owned).to_vec()];
        for (name, unit, value) in &forces {
            rows.push(vec![name.clone(), output::short(*value), unit.clone()]);
        }
        output::print(&output::table(&rows, &[1]));
        for path in &paths {
            output::print(&format!("  results: {}\n", path.display()));
        }
        if let Some(path) = report {
            output::print(&format!("report: {path}\n"));
        }
    }
    Ok(run::strictly(&trajectory, options.strict))
}

fn settings(options: &InverseOptions) -> Result<Settings, BadInput> {
    let default = Settings::default();
    let tolerance = options.tolerance.unwrap_or(default.tolerance);
    if !(tolerance.is_finite() && tolerance > 0.0) {
        return Err(BadInput(format!(
            "error: --tolerance is {tolerance}\n   = help: give a positive number, for example {}",
            default.tolerance
        )));
    }
    Ok(Settings {
        actuate: options.actuate.clone(),
        tolerance,
    })
}

fn solve(
    options: &InverseOptions,
    model: &Model,
    study: &Study,
    recording: &Recording,
    settings: &Settings,
) -> Result<Trajectory, BadInput> {
    let title = format!("{} / {}", files::model_name(model), study.name);
    let mut monitor = Monitor::new(&title, options.quiet);
    inverse(model, study, recording, settings, &mut |p| monitor.see(p)).map_err(|errors| {
        // errors of the recording name its own lines
        let of_motion = errors.iter().any(|e| !e.source_name.is_empty());
        match of_motion {
            true => errors.into(),
            false => files::located(&options.file, errors),
        }
    })
}

/// Name, unit and largest value of every force that was found.
fn largest_forces(trajectory: &Trajectory) -> Vec<(String, String, f64)> {
    let found = |name: &str| name.starts_with("inverse.") || name.starts_with("residual.");
    let channels = trajectory.channels.iter().filter(|c| found(&c.name));
    channels
        .map(|c| {
            let largest = c.values.iter().fold(0.0_f64, |m, v| m.max(v.abs()));
            (c.name.clone(), c.unit.clone(), largest)
        })
        .collect()
}
