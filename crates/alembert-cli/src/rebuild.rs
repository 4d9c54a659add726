//! `alembert report`: the HTML again, from result files alone.

use crate::args::ReportOptions;
use crate::{BadInput, CommandResult, Outcome, files, output, vtk};
use alembert::report::scene;
use alembert::trajectory::files::why_not_a_file;
use alembert::trajectory::npz;
use std::fs::File;
use std::io::BufReader;
use std::path::Path;

/// Runs the command.
pub fn report(options: &ReportOptions) -> CommandResult {
    let limit = files::megabytes(options.report_size);
    let mut runs = vec![];
    let mut name = String::new();
    let target_folder = options.out.as_ref().and_then(|out| out.parent());
    for path in &options.files {
        let (trajectory, model) = read(path)?;
        if options.vtk {
            // beside the report, and named like its results
            let beside = target_folder
                .or_else(|| path.parent())
                .unwrap_or(Path::new(""));
            let stem = path.file_stem().map(|s| s.to_string_lossy().into_owned());
            let written = vtk::write(beside, &stem.unwrap_or_default(), &model, &trajectory)?;
            output::print(&format!("frames: {}\n", written.display()));
        }
        if runs.is_empty() {
            name = files::model_name(&model).to_owned();
        }
        let mut run = scene::build(&model, &trajectory, vec![]);
        run.fit(limit);
        runs.push(run);
    }
    let beside = |first: &std::path::PathBuf| {
        first.with_file_name(format!("{}.html", files::file_name(&name)))
    };
    let target = options
        .out
        .clone()
        .or_else(|| options.files.first().map(beside));
    let target = target.ok_or_else(|| BadInput("error: no result file is given".to_owned()))?;
    files::write_report_within(&target, runs, limit)?;
    output::print(&format!("report: {}\n", target.display()));
    if options.open {
        files::open(&target);
    }
    Ok(Outcome::Good)
}

/// A result file with its model.
pub fn read(
    path: &Path,
) -> Result<(alembert::trajectory::Trajectory, alembert::model::Model), BadInput> {
    let bad = |e: std::io::Error| {
        BadInput(format!(
            "error: {}: {e}\n   = help: give the .npz files that `alembert run` wrote",
            path.display()
        ))
    };
    if let Some(why) = why_not_a_file(path) {
        return Err(bad(std::io::Error::other(why)));
    }
    npz::read(BufReader::new(File::open(path).map_err(bad)?)).map_err(bad)
}
