//! `alembert new`: something to begin with.

use crate::args::{NewOptions, Template};
use crate::{BadInput, CommandResult, Outcome, files, output};
use std::path::{Path, PathBuf};

/// Names and texts of the files of a template, and the command that comes next.
type Files = (&'static [(&'static str, &'static str)], &'static str);

fn template(which: Template) -> (&'static str, Files) {
    match which {
        Template::Pendulum => (
            "pendulum",
            (
                &[("model.toml", include_str!("../templates/pendulum.toml"))],
                "run",
            ),
        ),
        Template::FourBar => (
            "four-bar",
            (
                &[("model.toml", include_str!("../templates/four-bar.toml"))],
                "run",
            ),
        ),
        Template::SpringDamper => (
            "spring-damper",
            (
                &[(
                    "model.toml",
                    include_str!("../templates/spring-damper.toml"),
                )],
                "run",
            ),
        ),
        Template::Rod => (
            "rod",
            (
                &[("model.toml", include_str!("../templates/rod.toml"))],
                "run",
            ),
        ),
        Template::Control => (
            "control",
            (
                &[
                    ("model.toml", include_str!("../templates/cart.toml")),
                    ("problem.toml", include_str!("../templates/control.toml")),
                ],
                "solve",
            ),
        ),
    }
}

/// Runs the command.
pub fn new(options: &NewOptions) -> CommandResult {
    let (name, (list, command)) = template(options.template);
    let folder = options
        .folder
        .clone()
        .unwrap_or_else(|| PathBuf::from(name));
    let paths: Vec<PathBuf> = list.iter().map(|(file, _)| folder.join(file)).collect();
    if let Some(there) = paths.iter().find(|path| path.exists()) {
        return Err(BadInput(format!(
            "error: {} is there already and is not overwritten\n   = help: alembert new {name} ANOTHER-FOLDER",
            there.display()
        )));
    }
    files::create_folder(&folder)?;
    for ((_, text), path) in list.iter().zip(&paths) {
        files::write_text(path, text)?;
        output::print(&format!("written: {}\n", path.display()));
    }
    let last = paths.last().map_or(Path::new(""), |path| path);
    output::print(&format!("next: alembert {command} {}\n", last.display()));
    Ok(Outcome::Good)
}
