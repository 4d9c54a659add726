//! What is allowed but probably not meant.

use crate::{files, output};
use alembert::error::{ModelError, ModelErrors};
use serde_json::{Value, json};
use std::path::Path;

/// Tells notes with their places in the file, on stderr unless it should be quiet; gives them back for JSON.
pub fn tell(file: &Path, notes: Vec<ModelError>, quiet: bool) -> Vec<Value> {
    if notes.is_empty() {
        return vec![];
    }
    let notes = files::placed(file, ModelErrors(notes)).0;
    if !quiet {
        for note in &notes {
            output::tell(&note.to_string().replacen("error:", "note:", 1));
        }
    }
    notes.iter().map(object).collect()
}

/// A note or an error as JSON.
pub fn object(error: &ModelError) -> Value {
    json!({
        "message": error.message, "help": error.help, "path": error.path,
        "line": error.line(), "column": error.column(),
    })
}
