//! Reading and writing models.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::check::check;
use super::read_json::read_json;
use super::read_toml::{first_line, read_toml};
use super::signal_file::read_signal_files;
use super::tree::{Node, Value, parse_path};
use super::types::Model;
use super::validate::validate;
use crate::error::{Location, ModelError, ModelErrors};

/// Largest model file [bytes].
pub const MAX_FILE_SIZE: u64 = 64 * 1024 * 1024;

impl Model {
    /// Reads and checks a model from TOML text; the name is used in messages.
    ///
    /// ```
    /// use alembert::model::Model;
    /// let text = "[[body]]\nname = \"a\"\nmas = 1.0\n";
    /// let errors = Model::from_toml_str(text, "my.toml").unwrap_err();
    /// assert_eq!(errors.0[0].line(), Some(3));
    /// assert_eq!(errors.0[0].help.as_deref(), Some("did you mean `mass`?"));
    /// ```
    pub fn from_toml_str(text: &str, source_name: &str) -> Result<Self, ModelErrors> {
        from_text(text, source_name, false, None)
    }

    /// Reads and checks a model from JSON text; the name is used in messages.
    pub fn from_json_str(text: &str, source_name: &str) -> Result<Self, ModelErrors> {
        from_text(text, source_name, true, None)
    }

    /// Reads and checks a model file, TOML or JSON by its extension.
    ///
    /// A model without a name gets the name of the file, or of its folder if the file is called `model`. CSV files that
    /// its signals name are read from the folder of the file and become tables of the model.
    pub fn from_path(path: impl AsRef<Path>) -> Result<Self, ModelErrors> {
        let path = path.as_ref();
        let source_name = path.display().to_string();
        let is_json = match path.extension().and_then(|extension| extension.to_str()) {
            Some(extension) if extension.eq_ignore_ascii_case("toml") => false,
            Some(extension) if extension.eq_ignore_ascii_case("json") => true,
            _ => {
                let error = ModelError::new("", "the extension of the file is not known")
                    .with_help("model files end in .toml or .json");
                return Err(error.with_source(&source_name).into());
            }
        };
        let text = read_text(path, &source_name)?;
        let mut model = from_text(&text, &source_name, is_json, path.parent())?;
        if model.name.is_none() {
            model.name = name_of(path);
        }
        Ok(model)
    }

    /// The model as TOML text.
    pub fn to_toml_string(&self) -> Result<String, ModelErrors> {
        toml::to_string(self).map_err(|error| not_written(&error))
    }

    /// The model as JSON text, indented.
    pub fn to_json_string(&self) -> Result<String, ModelErrors> {
        serde_json::to_string_pretty(self).map_err(|error| not_written(&error))
    }
}

fn not_written(error: &dyn std::error::Error) -> ModelErrors {
    ModelError::new("", format!("the model cannot be written: {error}")).into()
}

/// Reads and checks a text; files that it names are in the folder, if there is one.
fn from_text(
    text: &str,
    source_name: &str,
    is_json: bool,
    folder: Option<&Path>,
) -> Result<Model, ModelErrors> {
    check_size(text.len() as u64, source_name)?;
    let tree = if is_json {
        read_json(text).map_err(|error| vec![error])
    } else {
        read_toml(text)
    };
    let tree = tree.map_err(|errors| with_source(errors, source_name))?;
    from_tree(&tree, folder).map_err(|errors| located(errors, &tree, text, source_name))
}

/// The typed model of a tree, checked; errors carry paths but no places.
pub(crate) fn from_tree(tree: &Node, folder: Option<&Path>) -> Result<Model, Vec<ModelError>> {
    let errors = check(tree);
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut json = tree.to_json();
    if let Some(folder) = folder {
        let errors = read_signal_files(&mut json, tree, folder);
        if !errors.is_empty() {
            return Err(errors);
        }
    }
    let model: Model = serde_json::from_value(json)
        .map_err(|error| vec![ModelError::new("", error.to_string())])?;
    let errors = validate(&model);
    if errors.is_empty() {
        Ok(model)
    } else {
        Err(errors)
    }
}

/// Gives errors their places in the text and sorts them by place.
fn located(errors: Vec<ModelError>, tree: &Node, text: &str, source_name: &str) -> ModelErrors {
    let mut errors: Vec<ModelError> = errors
        .into_iter()
        .map(|error| locate(error, tree, text).with_source(source_name))
        .collect();
    errors.sort_by_key(|error| error.location.as_ref().map_or(0, |place| place.span.start));
    ModelErrors(errors)
}

/// Gives errors of a later stage (assembly, compilation) their places in the text of the model file.
///
/// JSON or TOML is told by the extension of the source name. A text that cannot be read changes nothing.
pub fn locate_errors(text: &str, source_name: &str, errors: ModelErrors) -> ModelErrors {
    let tree = if source_name.to_ascii_lowercase().ends_with(".json") {
        read_json(text).ok()
    } else {
        read_toml(text).ok()
    };
    match tree {
        Some(tree) => located(errors.0, &tree, text, source_name),
        None => errors,
    }
}

fn locate(error: ModelError, tree: &Node, text: &str) -> ModelError {
    // nothing to point at
    if error.location.is_some() || (error.path.is_empty() && error.hint.is_none()) {
        return error;
    }
    let hint = error.hint.as_deref().cloned().unwrap_or_default();
    let path = parse_path(&error.path);
    let mut span = hint.span.unwrap_or_else(|| tree.locate(&path, hint.at_key));
    // into a string, if it stands in the text as it is
    if let (Some(offset), Some(Value::String(string))) =
        (hint.offset, tree.get(&path).map(|node| &node.value))
        && text
            .get(span.start + 1..)
            .is_some_and(|rest| rest.starts_with(string.as_str()))
    {
        let start = span.start + 1 + offset;
        span = start..start + 1;
    }
    let span = first_line(text, span);
    let mut error = error.with_span(text, span);
    if let Some(also) = hint.also {
        let second = Location::new(text, tree.locate(&parse_path(&also), false));
        let help = error.help.get_or_insert_default();
        *help = format!("{help} (line {})", second.line);
    }
    error
}

fn with_source(errors: Vec<ModelError>, source_name: &str) -> ModelErrors {
    ModelErrors(
        errors
            .into_iter()
            .map(|error| error.with_source(source_name))
            .collect(),
    )
}

/// Refuses what is too large.
fn check_size(size: u64, source_name: &str) -> Result<(), ModelErrors> {
    if size <= MAX_FILE_SIZE {
        return Ok(());
    }
    let mega = |bytes: u64| bytes.div_ceil(1024 * 1024);
    let message = format!(
        "the file is too large: {} MiB, the limit is {} MiB",
        mega(size),
        mega(MAX_FILE_SIZE)
    );
    Err(ModelError::new("", message).with_source(source_name).into())
}

/// The text of a file; refuses large files before they are read.
pub(super) fn read_text(path: &Path, source_name: &str) -> Result<String, ModelErrors> {
    let io_error = |error: std::io::Error| -> ModelErrors {
        let message = format!("the file cannot be read: {error}");
        ModelError::new("", message).with_source(source_name).into()
    };
    let file = File::open(path).map_err(io_error)?;
    let metadata = file.metadata().map_err(io_error)?;
    if metadata.is_dir() {
        let error = ModelError::new("", "this is a folder, not a file");
        return Err(error.with_source(source_name).into());
    }
    check_size(metadata.len(), source_name)?;
    // a device or pipe has no length: read no more than one byte beyond the limit
    let mut bytes = Vec::new();
    file.take(MAX_FILE_SIZE + 1)
        .read_to_end(&mut bytes)
        .map_err(io_error)?;
    check_size(bytes.len() as u64, source_name)?;
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..good]
            .iter()
            .filter(|&&b| b == b'\n')
            .count();
        let message = format!("the file is not UTF-8 text (line {line}, byte {good})");
        ModelError::new("", message)
            .with_help("save it as UTF-8; a model file is plain text")
            .with_source(source_name)
            .into()
    })
}

/// Name of a model from its path.
fn name_of(path: &Path) -> Option<String> {
    let stem = path.file_stem()?.to_str()?;
    let folder = path
        .parent()
        .and_then(Path::file_name)
        .and_then(|folder| folder.to_str());
    match folder {
        Some(folder) if stem == "model" => Some(folder.to_owned()),
        _ => Some(stem.to_owned()),
    }
}
