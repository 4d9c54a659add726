//! `alembert run`: from a model file to results, ledger and report.

use crate::args::RunOptions;
use crate::check_problem;
use crate::files;
use crate::notes;
use crate::output;
use crate::progress::Monitor;
use crate::resume::Resumed;
use crate::room::{self, Wanted};
use crate::vtk;
use crate::{BadInput, CommandResult, Outcome, interrupt};
use alembert::Checkpoints;
use alembert::model::{Model, Study};
use alembert::report::scene;
use alembert::trajectory::{Status, Trajectory, Verdict};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Runs the command: all files are read before the first one runs.
pub fn run(options: &RunOptions) -> CommandResult {
    let mut models = vec![];
    let mut folders: Vec<PathBuf> = vec![];
    for file in &options.files {
        if check_problem::is_problem(file) {
            return Err(files::other_command(file, "problem", "solve"));
        }
        let model = files::load(file, &options.overrides)?;
        chosen(&model, options.study.as_deref())?;
        let name = files::model_name(&model);
        let folder = match &options.out {
            Some(out) if options.files.len() > 1 => out.join(files::file_name(name)),
            _ => files::out_folder(options.out.as_ref(), name),
        };
        if folders.contains(&folder) {
            return Err(BadInput(format!(
                "error: the results of {} and of another file would be in the same folder, {}\n   = help: give the models                  different names, or run the files one by one with --out",
                file.display(),
                folder.display()
            )));
        }
        folders.push(folder);
        models.push((file, model));
    }
    let (mut outcome, mut objects) = (Outcome::Good, vec![]);
    for ((file, model), folder) in models.iter().zip(&folders) {
        let (ended, object) = run_model(options, file, model, folder)?;
        outcome = outcome.max(ended);
        objects.push(object);
        if outcome == Outcome::Interrupted {
            break;
        }
    }
    if options.json {
        output::print_json(&output::one_or_several(objects, options.files.len()));
    }
    Ok(outcome)
}

/// Runs the studies of one model.
fn run_model(
    options: &RunOptions,
    file: &Path,
    model: &Model,
    folder: &Path,
) -> Result<(Outcome, Value), BadInput> {
    let studies = chosen(model, options.study.as_deref())?;
    interrupt::listen();
    let quiet = options.quiet || options.json;
    let name = files::model_name(model).to_owned();
    let notes = notes::tell(file, model.notes(), options.quiet);
    let stems = stems(&name, &studies);
    files::probe(folder)?;
    let wanted = Wanted {
        report: !options.no_report,
        csv: options.csv,
    };
    room::check_memory(model, &studies, wanted)?;
    room::check_disk(model, &studies, folder, wanted)?;
    // what is wrong with a later study is found before the first one is computed
    for study in studies.iter().skip(1) {
        alembert::prepare(model, study).map_err(|e| files::located(file, e))?;
    }
    let resumed = Resumed::new(options, file, model, &studies, &stems, folder)?;
    let limit = files::megabytes(options.report_size);

    let mut outcome = Outcome::Good;
    let (mut runs, mut scenes) = (vec![], vec![]);
    for (study, stem) in studies.iter().zip(&stems) {
        let trajectory = resumed.trajectory(study, stem)?;
        // the folder appears with the first result: bad input leaves nothing behind
        files::create_folder(folder)?;
        let mut paths = files::write_results(folder, stem, &trajectory, model, options.csv)?;
        if options.vtk {
            paths.push(vtk::write(folder, stem, model, &trajectory)?);
        }
        if !quiet {
            output::print(&output::ledger(&name, &trajectory));
            for path in &paths {
                output::print(&format!("  results: {}\n", path.display()));
            }
            output::print("\n");
        }
        outcome = outcome.max(strictly(&trajectory, options.strict));
        let paths: Vec<String> = paths.iter().map(|p| p.display().to_string()).collect();
        runs.push(output::run_json(&trajectory, &paths));
        if !options.no_report {
            let mut scene = scene::build(model, &trajectory, vec![]);
            scene.fit(limit);
            scenes.push(scene);
        }
        // only now is everything on the disk
        resumed.done(&trajectory, stem)?;
        if outcome == Outcome::Interrupted {
            break;
        }
    }

    let mut report = None;
    if !options.no_report {
        let path = folder.join(format!("{}.html", files::file_name(&name)));
        files::write_report_within(&path, scenes, limit)?;
        report = Some(path.display().to_string());
        if options.open {
            files::open(&path);
        }
    }
    if let (false, Some(path)) = (quiet, &report) {
        output::print(&format!("report: {path}\n"));
    }
    let object = json!({"model": name, "report": report, "notes": notes, "runs": runs});
    Ok((outcome, object))
}

/// The studies to run.
pub fn chosen<'m>(model: &'m Model, name: Option<&str>) -> Result<Vec<&'m Study>, BadInput> {
    if model.studies.is_empty() {
        return Err(BadInput(
            "error: the model has no study, so there is nothing to run\n   = help: add to the file\n           \
             [[study]]\n           step = 1e-3\n           duration = 10"
                .to_owned(),
        ));
    }
    let Some(name) = name else {
        return Ok(model.studies.iter().collect());
    };
    let names: Vec<&str> = model.studies.iter().map(|s| s.name.as_str()).collect();
    model.study(name).map(|s| vec![s]).ok_or_else(|| {
        BadInput(format!(
            "error: no study is called \"{name}\"\n   = help: {}",
            suggestion(name, &names)
        ))
    })
}

/// The nearest valid name, or all of them.
pub fn suggestion(wrong: &str, valid: &[&str]) -> String {
    let nearest = valid
        .iter()
        .map(|name| (strsim::osa_distance(wrong, name), *name))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, name)| *distance <= 1 + name.chars().count() / 3);
    match nearest {
        Some((_, name)) => format!("did you mean \"{name}\"?"),
        None => format!("there are: {}", valid.join(", ")),
    }
}

/// File names of the results, unique even where names differ only in odd characters.
fn stems(model: &str, studies: &[&Study]) -> Vec<String> {
    let mut stems: Vec<String> = vec![];
    for study in studies {
        let plain = files::file_name(&format!("{model}-{}", study.name));
        let mut stem = plain.clone();
        let mut count = 2;
        while stems.contains(&stem) {
            stem = format!("{plain}-{count}");
            count += 1;
        }
        stems.push(stem);
    }
    stems
}

/// Runs one study with a progress bar.
pub fn simulate(
    file: &Path,
    model: &Model,
    study: &Study,
    quiet: bool,
) -> Result<Trajectory, BadInput> {
    simulate_with(file, model, study, None, quiet)
}

/// The same with checkpoints.
pub fn simulate_with(
    file: &Path,
    model: &Model,
    study: &Study,
    checkpoints: Option<&mut Checkpoints>,
    quiet: bool,
) -> Result<Trajectory, BadInput> {
    let mut monitor = Monitor::new(
        &format!("{} / {}", files::model_name(model), study.name),
        quiet,
    );
    alembert::simulate_with(model, study, checkpoints, &mut |progress| {
        monitor.see(progress)
    })
    .map_err(|errors| files::located(file, errors))
}

/// What a run means for the exit code.
pub fn outcome_of(trajectory: &Trajectory) -> Outcome {
    match trajectory.status {
        Status::Completed => Outcome::Good,
        Status::Stalled { .. } => Outcome::Failed,
        Status::Interrupted { .. } => Outcome::Interrupted,
    }
}

/// The same where doubtful and broken balances count.
pub fn strictly(trajectory: &Trajectory, strict: bool) -> Outcome {
    let outcome = outcome_of(trajectory);
    match strict && trajectory.verdict() > Verdict::Good {
        true => outcome.max(Outcome::Doubtful),
        false => outcome,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_nearest_names() {
        assert_eq!(
            suggestion("heavy-topp", &["bricard", "heavy-top"]),
            "did you mean \"heavy-top\"?"
        );
        assert_eq!(
            suggestion("zzz", &["bricard", "heavy-top"]),
            "there are: bricard, heavy-top"
        );
    }

    #[test]
    fn id_file_names_are_unique() {
        let study = |name: &str| Study {
            name: name.into(),
            ..Study::default()
        };
        let (a, b) = (study("a b"), study("a_b"));
        assert_eq!(stems("m", &[&a, &b]), ["m-a_b", "m-a_b-2"]);
    }
}
