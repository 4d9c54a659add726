//! Reading any kind of file: TOML or JSON text, keys and types against a schema, errors with their places.
//!
//! A [`Kind`] knows the schema of a type; a [`Document`] is a text with the place of every key and value. Model files and
//! problem files of optimal control are read by this code.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use schemars::{JsonSchema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

pub use super::overrides::{Change, Quantities, after_changes, change, changed};
pub use super::scaling::scaling;

use super::check::check;
use super::load::MAX_FILE_SIZE;
use super::read_json::read_json;
use super::read_toml::{first_line, read_toml};
use super::schema::remove_null;
use super::tree::{Node, Value, parse_path};
pub use super::units::Fits;
use super::units::{self, Written};
use crate::error::{Location, ModelError, ModelErrors};
use crate::trajectory::files::why_not_a_file;

/// A kind of file: its name in messages, and its schema.
#[derive(Debug, Clone)]
pub struct Kind {
    pub(crate) what: &'static str,
    pub(crate) schema: Json,
    /// Keys that one may look for, and why there is none.
    pub(crate) absent: Vec<(&'static str, &'static str)>,
    /// Keys whose values are easily wrong, and what to do.
    advice: Vec<(&'static str, &'static str)>,
}

impl Kind {
    /// The kind of file that holds a type; it is called so in messages: "model", "problem".
    pub fn of<T: JsonSchema>(what: &'static str) -> Self {
        let schema = SchemaGenerator::default().into_root_schema_for::<T>();
        let mut schema = Json::from(schema);
        remove_null(&mut schema);
        Self {
            what,
            schema,
            absent: vec![],
            advice: vec![],
        }
    }

    /// Says why there is no such key, in place of a list of those there are.
    pub fn without(mut self, key: &'static str, why: &'static str) -> Self {
        self.absent.push((key, why));
        self
    }

    /// Says what to do about a wrong value of a key, where nothing better is known.
    pub fn advising(mut self, key: &'static str, help: &'static str) -> Self {
        self.advice.push((key, help));
        self
    }

    /// The JSON Schema (draft 2020-12), as text.
    pub fn schema_text(&self) -> String {
        format!("{:#}\n", self.schema)
    }

    /// The JSON Schema as a value.
    pub fn schema(&self) -> &Json {
        &self.schema
    }

    /// Whether a key of the file is a list of tables.
    pub(crate) fn is_list(&self, key: &str) -> bool {
        let property = self.schema.get("properties").and_then(|all| all.get(key));
        property.is_some_and(|property| property["type"] == "array")
    }

    /// Everything that differs from the schema in a value; empty if nothing does.
    pub(crate) fn check(&self, tree: &Node) -> Vec<ModelError> {
        let mut errors = check(tree, self);
        for error in errors.iter_mut().filter(|error| error.help.is_none()) {
            error.help = self.help(tree, error).map(str::to_owned);
        }
        errors
    }

    /// What to do about an error that does not say it.
    fn help(&self, tree: &Node, error: &ModelError) -> Option<&'static str> {
        let path = parse_path(&error.path);
        if let Some(Value::String(text)) = tree.get(&path).map(|node| &node.value)
            && error.message.contains("number")
            && number_and_unit(text)
        {
            return Some("this key has no unit: write the number alone");
        }
        let key = error.path.rsplit('.').next();
        let advice = self.advice.iter().find(|(of, _)| Some(*of) == key);
        advice.map(|(_, help)| *help)
    }
}

/// Whether a text is a number with something behind it: "20 N", "0.5m".
fn number_and_unit(text: &str) -> bool {
    let text = text.trim();
    let mut ends = text.char_indices().map(|(at, _)| at).skip(1);
    ends.any(|end| text[..end].trim_end().parse::<f64>().is_ok())
}

/// The two notations of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Syntax {
    /// TOML.
    Toml,
    /// JSON.
    Json,
}

impl Syntax {
    /// By the extension of a file.
    fn of(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        match extension.as_str() {
            "toml" => Some(Self::Toml),
            "json" => Some(Self::Json),
            _ => None,
        }
    }
}

/// A text that was read, with the place of every key and value.
#[derive(Debug)]
pub struct Document {
    pub(crate) tree: Node,
    text: String,
    source_name: String,
    /// Quantities in keys with several units.
    written: Vec<Written>,
}

impl Document {
    /// Reads a text; the name is used in messages.
    pub fn from_text(
        text: &str,
        source_name: &str,
        syntax: Syntax,
        kind: &Kind,
    ) -> Result<Self, ModelErrors> {
        let mut document = Self::plain(text, source_name, syntax)?;
        let written = units::convert(&mut document.tree, kind);
        document.written = written.map_err(|errors| document.locate(errors))?;
        Ok(document)
    }

    /// The tree as it was written, units and all.
    fn plain(text: &str, source_name: &str, syntax: Syntax) -> Result<Self, ModelErrors> {
        check_size(text.len() as u64, source_name)?;
        let tree = match syntax {
            Syntax::Json => read_json(text).map_err(|error| vec![error]),
            Syntax::Toml => read_toml(text),
        };
        let tree = tree.map_err(|errors| with_source(errors, source_name))?;
        Ok(Self {
            tree,
            text: text.to_owned(),
            source_name: source_name.to_owned(),
            written: vec![],
        })
    }

    /// Reads a file, TOML or JSON by its extension.
    pub fn from_path(path: &Path, kind: &Kind) -> Result<Self, ModelErrors> {
        let source_name = path.display().to_string();
        let Some(syntax) = Syntax::of(path) else {
            let error = ModelError::new("", "the extension of the file is not known")
                .with_help(format!("{} files end in .toml or .json", kind.what));
            return Err(error.with_source(&source_name).into());
        };
        let text = read_text(path, &source_name)?;
        Self::from_text(&text, &source_name, syntax, kind)
    }

    /// The typed value, its keys and types checked.
    ///
    /// ```
    /// use alembert::model::document::{Document, Kind, Syntax};
    /// use alembert::model::Vector;
    /// let kind = Kind::of::<Vector>("vector");
    /// let document = Document::from_text("[1, 2, \"x\"]", "my.json", Syntax::Json, &kind)?;
    /// let errors = document.typed::<Vector>(&kind).unwrap_err();
    /// assert_eq!(errors.0[0].column(), Some(8));
    /// # Ok::<(), alembert::error::ModelErrors>(())
    /// ```
    pub fn typed<T: DeserializeOwned>(&self, kind: &Kind) -> Result<T, ModelErrors> {
        let errors = kind.check(&self.tree);
        if !errors.is_empty() {
            return Err(self.locate(errors));
        }
        from_json(self.tree.to_json()).map_err(|errors| self.locate(errors))
    }

    /// Quantities whose units do not fit what they belong to, where a key may be about an angle or a length.
    pub fn misfits(&self, fits: impl Fn(&str) -> Option<Fits>) -> Vec<ModelError> {
        units::misfits(&self.written, fits)
    }

    /// Gives errors their places in the text and sorts them by place.
    pub fn locate(&self, errors: Vec<ModelError>) -> ModelErrors {
        located(errors, &self.tree, &self.text, &self.source_name)
    }
}

/// The typed value of a JSON value whose keys and types are checked.
pub(crate) fn from_json<T: DeserializeOwned>(json: Json) -> Result<T, Vec<ModelError>> {
    serde_json::from_value(json).map_err(|error| vec![ModelError::new("", error.to_string())])
}

/// Angles that look like degrees, in a value that is all right otherwise. Where a key may hold an angle or a length, the caller says.
pub fn degrees(
    value: &impl Serialize,
    kind: &Kind,
    is_angle: &dyn Fn(&str) -> bool,
) -> Vec<ModelError> {
    let Ok(json) = serde_json::to_value(value) else {
        return Vec::new();
    };
    units::degrees(&mut Node::from_json(&json), kind, is_angle)
}

/// Numbers that are not finite, in a value that a program made: JSON has none, they become null.
pub fn not_finite(value: &impl Serialize) -> Vec<ModelError> {
    let Ok(json) = serde_json::to_value(value) else {
        return Vec::new();
    };
    let mut paths = Vec::new();
    null_paths(&json, String::new(), &mut paths);
    let error = |path: String| {
        let message = format!("`{path}` is not a finite number");
        ModelError::new(path, message).with_help("write a number")
    };
    paths.into_iter().map(error).collect()
}

/// Paths of all nulls.
fn null_paths(json: &Json, path: String, found: &mut Vec<String>) {
    match json {
        Json::Null => found.push(path),
        Json::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                null_paths(item, format!("{path}[{index}]"), found);
            }
        }
        Json::Object(map) => {
            for (key, value) in map {
                let separator = if path.is_empty() { "" } else { "." };
                null_paths(value, format!("{path}{separator}{key}"), found);
            }
        }
        _ => {}
    }
}

/// Name of a thing from the path of its file: that of the folder if the file is named `model` or `problem`.
pub fn name_of(path: &Path, kind: &Kind) -> Option<String> {
    let stem = path.file_stem()?.to_str()?;
    if stem != kind.what {
        return Some(stem.to_owned());
    }
    // however the path is typed
    let path = std::path::absolute(path).ok()?;
    let folder = path.parent().map(|folder| match folder.file_name() {
        Some(_) => folder.to_owned(),
        // the way there ends with `..`
        None => folder.canonicalize().unwrap_or_default(),
    });
    let folder = folder.as_deref().and_then(Path::file_name);
    let name = folder.and_then(|folder| folder.to_str()).unwrap_or(stem);
    Some(name.to_owned())
}

/// Gives errors of a later stage (assembly, compilation) their places in the text of the file.
///
/// JSON or TOML is told by the extension of the source name. A text that cannot be read changes nothing.
pub fn locate_errors(text: &str, source_name: &str, errors: ModelErrors) -> ModelErrors {
    let syntax = Syntax::of(Path::new(source_name)).unwrap_or(Syntax::Toml);
    match Document::plain(text, source_name, syntax) {
        Ok(document) => document.locate(errors.0),
        Err(_) => errors,
    }
}

fn located(errors: Vec<ModelError>, tree: &Node, text: &str, source_name: &str) -> ModelErrors {
    let mut errors: Vec<ModelError> = errors
        .into_iter()
        .map(|error| locate(error, tree, text).with_source(source_name))
        .collect();
    errors.sort_by_key(|error| error.location.as_ref().map_or(0, |place| place.span.start));
    ModelErrors(errors)
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

/// Errors of one source.
pub(crate) fn with_source(errors: Vec<ModelError>, source_name: &str) -> ModelErrors {
    let errors = errors.into_iter();
    ModelErrors(errors.map(|error| error.with_source(source_name)).collect())
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
pub(crate) fn read_text(path: &Path, source_name: &str) -> Result<String, ModelErrors> {
    let io_error = |error: std::io::Error| -> ModelErrors {
        let message = format!("the file cannot be read: {error}");
        ModelError::new("", message).with_source(source_name).into()
    };
    // before it is opened: a pipe without a writer would wait for ever
    if let Some(why) = why_not_a_file(path) {
        return Err(ModelError::new("", why).with_source(source_name).into());
    }
    let file = File::open(path).map_err(io_error)?;
    let metadata = file.metadata().map_err(io_error)?;
    check_size(metadata.len(), source_name)?;
    // it may grow while it is read: no more than one byte beyond the limit
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_a_name_does_not_depend_on_how_the_path_is_typed() {
        let kind = Kind::of::<super::super::Vector>("model");
        let here = std::env::current_dir().expect("folder");
        let own = here.file_name().and_then(|name| name.to_str());
        let own = own.expect("name").to_owned();
        let name = |path: &str| name_of(Path::new(path), &kind);
        for path in [
            "model.toml".to_owned(),
            "./model.toml".to_owned(),
            format!("../{own}/model.toml"),
            "src/../model.toml".to_owned(),
            here.join("model.toml").display().to_string(),
        ] {
            assert_eq!(name(&path).as_ref(), Some(&own), "{path}");
        }
        assert_eq!(name("cart/model.json").as_deref(), Some("cart"));
        assert_eq!(name("cart/arm.toml").as_deref(), Some("arm"));
        assert_eq!(name("/model.toml").as_deref(), Some("model"));
    }

    #[test]
    fn id_numbers_with_units() {
        for (text, unit) in [
            ("20 N", true),
            ("0.5m", true),
            ("-1e3 kg", true),
            ("3 rad/s", true),
            ("N 20", false),
            ("twenty", false),
            ("", false),
        ] {
            assert_eq!(number_and_unit(text), unit, "{text}");
        }
    }
}
