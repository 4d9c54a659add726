//! Where results go, and how they get there.

use crate::BadInput;
use crate::output;
use alembert::error::{ModelError, ModelErrors};
use alembert::model::{Model, locate_errors};
use alembert::report::together;
use alembert::trajectory::files::{remove_stale, why_not_a_file, write_whole};
use alembert::trajectory::{Trajectory, csv, npz};
use alembert_report::{Picture, Report, Run};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Reads a model file and applies `--set PATH=VALUE`.
pub fn load(file: &Path, overrides: &[String]) -> Result<Model, BadInput> {
    Ok(model(file, overrides)?)
}

/// The same with a list of errors.
pub fn model(file: &Path, overrides: &[String]) -> Result<Model, ModelErrors> {
    let model = Model::from_path(file)?;
    if overrides.is_empty() {
        return Ok(model);
    }
    model.with_overrides(&pairs(overrides)?)
}

/// The file is of the other kind: names the command for it.
pub fn other_command(file: &Path, what: &str, command: &str) -> BadInput {
    let name = file.display();
    BadInput(format!(
        "error: {name} is a {what} file\n   = help: `alembert {command} {name}`"
    ))
}

/// Path and value of each `--set PATH=VALUE`.
pub fn pairs(overrides: &[String]) -> Result<Vec<(&str, &str)>, ModelErrors> {
    let mut pairs = Vec::with_capacity(overrides.len());
    for text in overrides {
        let pair = text.split_once('=').ok_or_else(|| {
            let help = "write --set PATH=VALUE, for example --set study.main.step=1e-4";
            ModelError::new("", format!("`--set {text}` has no value")).with_help(help)
        })?;
        pairs.push((pair.0.trim(), pair.1.trim()));
    }
    Ok(pairs)
}

/// Errors of the assembly with their lines in the file.
pub fn located(file: &Path, errors: ModelErrors) -> BadInput {
    placed(file, errors).into()
}

/// The same, still a list.
pub fn placed(file: &Path, errors: ModelErrors) -> ModelErrors {
    if why_not_a_file(file).is_some() {
        return errors;
    }
    match fs::read_to_string(file) {
        Ok(text) => locate_errors(&text, &file.display().to_string(), errors),
        Err(_) => errors,
    }
}

/// Name of the model for people and files.
pub fn model_name(model: &Model) -> &str {
    model.name.as_deref().unwrap_or("model")
}

/// A text as part of a file name: letters, digits, dot, dash and underscore stay.
pub fn file_name(text: &str) -> String {
    let clean: String = text
        .chars()
        .map(|c| {
            if c.is_alphanumeric() || "._-".contains(c) {
                c
            } else {
                '_'
            }
        })
        .collect();
    // no hidden files and no way up
    let clean = clean.trim_start_matches('.');
    let short: String = clean.chars().take(80).collect();
    if short.is_empty() {
        "model".to_owned()
    } else {
        short
    }
}

/// The folder for results: as given, or `out/<name>`.
pub fn out_folder(given: Option<&PathBuf>, name: &str) -> PathBuf {
    given
        .cloned()
        .unwrap_or_else(|| Path::new("out").join(file_name(name)))
}

/// Makes sure, before a long run, that the folder can be created and written; leaves no trace.
pub fn probe(folder: &Path) -> Result<(), BadInput> {
    let bad = |e: std::io::Error| failed("folder", folder, &e);
    let missing: Vec<&Path> = folder
        .ancestors()
        .take_while(|place| !place.as_os_str().is_empty() && !place.exists())
        .collect();
    fs::create_dir_all(folder).map_err(bad)?;
    let trial = folder.join(format!(".alembert-{}.tmp", std::process::id()));
    let result = fs::write(&trial, []).and_then(|()| fs::remove_file(&trial));
    for place in missing {
        // what someone else has filled in the meantime stays
        let _ = fs::remove_dir(place);
    }
    result.map_err(bad)
}

/// Creates the folder for results; what killed processes left there half written goes.
pub fn create_folder(folder: &Path) -> Result<(), BadInput> {
    fs::create_dir_all(folder).map_err(|e| failed("folder", folder, &e))?;
    remove_stale(folder);
    Ok(())
}

/// Writes a trajectory as NPZ and, if wanted, as CSV; gives back the paths.
pub fn write_results(
    folder: &Path,
    stem: &str,
    trajectory: &Trajectory,
    model: &Model,
    with_csv: bool,
) -> Result<Vec<PathBuf>, BadInput> {
    let path = folder.join(format!("{stem}.npz"));
    write_whole(&path, |out| npz::write(out, trajectory, model))
        .map_err(|e| failed("file", &path, &e))?;
    let mut paths = vec![path];
    if with_csv {
        let path = folder.join(format!("{stem}.csv"));
        write_whole(&path, |out| csv::write(out, trajectory))
            .map_err(|e| failed("file", &path, &e))?;
        paths.push(path);
    }
    Ok(paths)
}

/// Writes the report.
pub fn write_report(path: &Path, runs: Vec<Run>) -> Result<(), BadInput> {
    write_report_within(path, runs, alembert_report::LIMIT)
}

/// Writes the report; of what is larger, frames are left out [bytes].
pub fn write_report_within(path: &Path, runs: Vec<Run>, limit: usize) -> Result<(), BadInput> {
    write(path, runs, vec![], limit)
}

/// Writes a report that begins with figures of publications.
pub fn write_illustrated(
    path: &Path,
    runs: Vec<Run>,
    pictures: Vec<Picture>,
) -> Result<(), BadInput> {
    write(path, runs, pictures, alembert_report::LIMIT)
}

fn write(
    path: &Path,
    runs: Vec<Run>,
    pictures: Vec<Picture>,
    limit: usize,
) -> Result<(), BadInput> {
    let report = Report {
        pictures,
        ..together(runs, limit)
    };
    write_text(path, &report.html())
}

/// Bytes of so many megabytes.
pub fn megabytes(count: u32) -> usize {
    (count as usize).saturating_mul(1_000_000)
}

/// Opens a report in the browser: that of `BROWSER`, else that of the desktop. Nothing depends on it.
pub fn open(path: &Path) {
    let (program, first): (String, &[&str]) = match std::env::var("BROWSER") {
        Ok(browser) if !browser.is_empty() => (browser, &[]),
        _ if cfg!(target_os = "macos") => ("open".to_owned(), &[]),
        _ if cfg!(windows) => ("cmd".to_owned(), &["/C", "start", ""]),
        _ => ("xdg-open".to_owned(), &[]),
    };
    let mut command = std::process::Command::new(&program);
    let command = command.args(first).arg(path);
    let quiet = std::process::Stdio::null;
    if let Err(error) = command.stdout(quiet()).stderr(quiet()).spawn() {
        output::tell(&format!(
            "note: the report is not opened, {program} does not start: {error}\n   = help: open {} yourself, or name your browser in BROWSER",
            path.display()
        ));
    }
}

/// Writes a text file.
pub fn write_text(path: &Path, text: &str) -> Result<(), BadInput> {
    write_whole(path, |out| out.write_all(text.as_bytes())).map_err(|e| failed("file", path, &e))
}

/// A result that cannot be written, with what to do; the command ends with its own exit code.
fn failed(what: &str, path: &Path, error: &std::io::Error) -> BadInput {
    output::lose();
    BadInput(format!(
        "error: the {what} {} cannot be written: {}",
        path.display(),
        output::why(error)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_names_stay_in_the_folder() {
        assert_eq!(file_name("slider-crank_2.b"), "slider-crank_2.b");
        assert_eq!(file_name("../../etc/x y"), "_.._etc_x_y");
        assert_eq!(file_name(".."), "model");
        assert_eq!(file_name(&"a".repeat(500)).len(), 80);
    }
}
