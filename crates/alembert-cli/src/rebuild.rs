//! `alembert report`: the HTML again, from result files alone.

use crate::args::ReportOptions;
use crate::{BadInput, CommandResult, Outcome, files, output, scene};
use alembert::trajectory::npz;
use std::fs::File;
use std::io::BufReader;
use std::path::Path;

/// Runs the command.
pub fn report(options: &ReportOptions) -> CommandResult {
    let mut runs = vec![];
    let mut name = String::new();
    for path in &options.files {
        let (trajectory, model) = read(path)?;
        if runs.is_empty() {
            name = files::model_name(&model).to_owned();
        }
        runs.push(scene::build(&model, &trajectory, vec![]));
    }
    let beside = |first: &std::path::PathBuf| {
        first.with_file_name(format!("{}.html", files::file_name(&name)))
    };
    let target = options
        .out
        .clone()
        .or_else(|| options.files.first().map(beside));
    let target = target.ok_or_else(|| BadInput("error: no result file is given".to_owned()))?;
    files::write_report(&target, runs)?;
    output::print(&format!("report: {}\n", target.display()));
    Ok(Outcome::Good)
}

fn read(
    path: &Path,
) -> Result<(alembert::trajectory::Trajectory, alembert::model::Model), BadInput> {
    let bad = |e: std::io::Error| {
        BadInput(format!(
            "error: {}: {e}\n   = help: give the .npz files that `alembert run` wrote",
            path.display()
        ))
    };
    npz::read(BufReader::new(File::open(path).map_err(bad)?)).map_err(bad)
}
