//! `alembert dynamics`: the equations of motion of a model at a state.

use crate::args::DynamicsOptions;
use crate::{BadInput, CommandResult, Outcome, files, output};
use alembert::dynamics::{Dynamics, State, at};
use std::path::Path;

/// Columns of a mass matrix that fit on a terminal.
const MOST_COLUMNS: usize = 8;

/// Runs the command.
pub fn command(options: &DynamicsOptions) -> CommandResult {
    let model = files::load(&options.file, &options.overrides)?;
    let state = match &options.state {
        Some(path) => read(path)?,
        None => State::default(),
    };
    let found = at(&model, &state).map_err(|errors| match &options.state {
        // errors of the state name its own keys
        Some(path) => BadInput(format!("{}: {errors}", path.display())),
        None => files::located(&options.file, errors),
    })?;
    match options.json {
        true => output::print_json(&serde_json::to_value(&found)?),
        false => print(&found),
    }
    Ok(Outcome::Good)
}

fn read(path: &Path) -> Result<State, BadInput> {
    let name = path.display();
    let text = std::fs::read_to_string(path)
        .map_err(|e| BadInput(format!("error: {name} cannot be read: {e}")))?;
    serde_json::from_str(&text).map_err(|e| {
        BadInput(format!(
            "error: {name}: {e}\n   = help: write {{\"q\": {{\"JOINT\": [0.1]}}, \"v\": {{}}, \"a\": {{}}, \"tau\": {{}}}}; each may be left out"
        ))
    })
}

/// Vectors, and a mass matrix that is not too large.
fn print(found: &Dynamics) {
    let mut rows = vec![
        ["coordinate", "bias", "gravity", "forward", "inverse"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for (i, name) in found.coordinates.iter().enumerate() {
        let mut row = vec![name.clone()];
        let lists = [&found.bias, &found.gravity, &found.forward, &found.inverse];
        row.extend(lists.map(|list| output::short(list[i])));
        rows.push(row);
    }
    output::print(&output::table(&rows, &[1, 2, 3, 4]));
    if found.coordinates.len() <= MOST_COLUMNS {
        let count = found.coordinates.len();
        let mut rows = vec![vec!["mass matrix".to_owned()]];
        rows[0].extend((0..count).map(|_| String::new()));
        for (name, row) in found.coordinates.iter().zip(&found.mass_matrix) {
            let mut line = vec![name.clone()];
            line.extend(row.iter().map(|m| output::short(*m)));
            rows.push(line);
        }
        let right: Vec<usize> = (1..=count).collect();
        output::print(&output::table(&rows, &right));
    } else {
        output::print("  the mass matrix is in the output of --json\n");
    }
    output::print(&format!(
        "  kinetic energy {} J, potential energy {} J\n",
        output::short(found.kinetic_energy),
        output::short(found.potential_energy)
    ));
}
