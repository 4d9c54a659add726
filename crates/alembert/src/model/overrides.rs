//! Changes of single values: `--set body.crank.mass=2`.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use super::document::{Kind, from_json, with_source};
use super::read_toml::read_toml_value;
use super::schema::kind;
use super::suggest;
use super::tree::{Node, Segment, dotted_key, parse_path};
use super::types::Model;
use super::units::{self, Fits, Written, convert};
use super::validate::validate;
use crate::error::{ModelError, ModelErrors};

/// A change of one value, and how it is called in messages.
#[derive(Debug, Clone)]
pub struct Change {
    /// Where: `body.crank.mass`.
    pub path: String,
    /// The new value.
    pub value: Json,
    /// Where the change comes from: `--set body.crank.mass=2`.
    pub source: String,
}

impl Change {
    /// A change from the command line: a value is written as in TOML, what is no TOML value is a string.
    pub fn parse(path: &str, value: &str) -> Self {
        Self {
            path: path.to_owned(),
            value: parse_value(value),
            source: format!("--set {path}={value}"),
        }
    }
}

/// The quantities of values that were changed, for the check that a reader makes of those in a file.
#[derive(Debug, Clone, Default)]
pub struct Quantities(Vec<Written>);

impl Quantities {
    /// Those whose units do not fit what they belong to.
    pub fn misfits(&self, fits: impl Fn(&str) -> Option<Fits>) -> Vec<ModelError> {
        units::misfits(&self.0, fits)
    }
}

/// The same thing with some values changed, keys and types checked; not validated.
pub fn change<T>(thing: &T, kind: &Kind, changes: &[Change]) -> Result<T, ModelErrors>
where
    T: Serialize + DeserializeOwned,
{
    changed(thing, kind, changes).map(|(thing, _)| thing)
}

/// The same, with the quantities that were written with units: whether these fit is for the caller to say.
pub fn changed<T>(
    thing: &T,
    kind: &Kind,
    changes: &[Change],
) -> Result<(T, Quantities), ModelErrors>
where
    T: Serialize + DeserializeOwned,
{
    let what = kind.what;
    let mut json = serde_json::to_value(thing).map_err(|error| {
        let message = format!("the {what} cannot be changed: {error}");
        ModelErrors::from(ModelError::new("", message))
    })?;
    let original = json.clone();
    let mut errors = Vec::new();
    for change in changes {
        if let Err(error) = set(&mut json, change, kind) {
            errors.push(error.with_source(&change.source));
        }
    }
    let mut tree = Node::from_json(&json);
    let mut quantities = Quantities::default();
    if errors.is_empty() {
        match convert(&mut tree, kind) {
            Ok(written) => {
                quantities = Quantities(written);
                json = tree.to_json();
            }
            Err(list) => {
                let all: Vec<&str> = changes.iter().map(|c| c.source.as_str()).collect();
                return Err(with_source(list, &suggest::list(&all)));
            }
        }
    }
    if errors.is_empty() {
        errors = blame(original, &json, changes, kind);
    }
    if errors.is_empty() {
        let thing = from_json(json).map_err(ModelErrors)?;
        Ok((thing, quantities))
    } else {
        Err(ModelErrors(errors))
    }
}

/// Wrong keys and types after all changes, each with the change that did it.
fn blame(mut json: Json, changed: &Json, changes: &[Change], kind: &Kind) -> Vec<ModelError> {
    let wrong = kind.check(&Node::from_json(changed));
    let mut errors: Vec<ModelError> = Vec::new();
    if wrong.is_empty() {
        return errors;
    }
    for change in changes {
        // it worked before
        let _ = set(&mut json, change, kind);
        let mut tree = Node::from_json(&json);
        // all of them together could be read
        let _ = convert(&mut tree, kind);
        for mut error in kind.check(&tree) {
            let known = |list: &[ModelError]| list.iter().any(|e| e.message == error.message);
            if known(&wrong) && !known(&errors) {
                // there is no text to point at
                error.path.clear();
                error.hint = None;
                errors.push(error.with_source(&change.source));
            }
        }
    }
    errors
}

/// Errors that a validation found after changes.
pub fn after_changes(errors: Vec<ModelError>, changes: &[Change]) -> ModelErrors {
    let sources: Vec<&str> = changes
        .iter()
        .map(|change| change.source.as_str())
        .collect();
    with_source(errors, &format!("after {}", suggest::list(&sources)))
}

impl Model {
    /// The same model with some values changed, checked again.
    ///
    /// A path names a value: `gravity`, `body.crank.mass`, `study.main.step`, `gravity[2]`; an element
    /// of a list is meant by its name or its index (from 0). A value is written as in TOML;
    /// what is no TOML value is a string.
    ///
    /// ```
    /// # use alembert::model::Model;
    /// # let text = "[[point]]\nname = \"bob\"\nmass = 1.0\n";
    /// let model = Model::from_toml_str(text, "my.toml")?;
    /// let changed = model.with_overrides(&[("point.bob.mass", "2"), ("gravity", "[0, 0, -1.62]")])?;
    /// assert_eq!(changed.points[0].mass, 2.0);
    /// # Ok::<(), alembert::error::ModelErrors>(())
    /// ```
    pub fn with_overrides<P, V>(&self, overrides: &[(P, V)]) -> Result<Self, ModelErrors>
    where
        P: AsRef<str>,
        V: AsRef<str>,
    {
        let changes: Vec<Change> = overrides
            .iter()
            .map(|(path, value)| Change::parse(path.as_ref(), value.as_ref()))
            .collect();
        self.with_changes(&changes)
    }

    /// The same model with some values changed, checked again.
    pub fn with_changes(&self, changes: &[Change]) -> Result<Self, ModelErrors> {
        let (model, quantities) = changed(self, kind(), changes)?;
        let mut errors = validate(&model);
        errors.extend(quantities.misfits(|path| model.fits(path)));
        if errors.is_empty() {
            Ok(model)
        } else {
            Err(after_changes(errors, changes))
        }
    }
}

/// A TOML value, else a string. Infinite numbers become null and are refused by the check.
fn parse_value(text: &str) -> Json {
    match read_toml_value(text.trim()) {
        Some(node) => node.to_json(),
        None => Json::String(text.to_owned()),
    }
}

/// Puts a value at a path.
fn set(root: &mut Json, change: &Change, kind: &Kind) -> Result<(), ModelError> {
    let path = parse_path(&change.path);
    if path.is_empty() {
        return Err(ModelError::new("", "the path is empty")
            .with_help("write --set body.NAME.mass=2, for example"));
    }
    let mut target = root;
    let mut name = kind.what.to_owned();
    let mut rest = path.as_slice();
    while let [segment, ..] = rest {
        let count;
        (target, count) = match target {
            Json::Array(elements) => (element(elements, segment, &name)?, 1),
            Json::Object(map) => {
                let key = match segment {
                    Segment::Key(key) => key,
                    Segment::Index(index) => {
                        let message = format!("`{name}` is a table and has no index {index}");
                        return Err(ModelError::new("", message));
                    }
                };
                let known = dotted_key(rest, |key| map.contains_key(key));
                if known.is_none()
                    && rest.len() > 1
                    && path.len() == rest.len()
                    && kind.is_list(key)
                {
                    let message = format!("the {} has no {key}", kind.what);
                    let help = format!("add a table [[{key}]] to the file");
                    return Err(ModelError::new("", message).with_help(help));
                }
                let (key, count) = known.unwrap_or_else(|| (key.clone(), 1));
                name.clone_from(&key);
                let empty = Json::Object(serde_json::Map::new());
                (map.entry(key).or_insert(empty), count)
            }
            _ => {
                let message = format!("`{name}` is a single value and has no parts");
                return Err(ModelError::new("", message));
            }
        };
        rest = &rest[count..];
    }
    *target = change.value.clone();
    Ok(())
}

/// The element of a list that is meant: by name, else by index.
fn element<'a>(
    elements: &'a mut [Json],
    segment: &Segment,
    list_name: &str,
) -> Result<&'a mut Json, ModelError> {
    let index = element_index(elements, segment, list_name)?;
    Ok(&mut elements[index])
}

/// Index of the element that is meant: by name, else by index.
pub(super) fn element_index(
    elements: &[Json],
    segment: &Segment,
    list_name: &str,
) -> Result<usize, ModelError> {
    // what has no name is called by its kind
    let name_of = |element: &Json| {
        let name = element.get("name").or_else(|| element.get("kind"));
        name.and_then(Json::as_str).map(str::to_owned)
    };
    let count = elements.len();
    let index = match segment {
        Segment::Index(index) => *index,
        Segment::Key(key) => {
            let by_name = elements
                .iter()
                .position(|element| name_of(element).as_deref() == Some(key));
            match (by_name, key.parse()) {
                (Some(index), _) | (None, Ok(index)) => index,
                (None, Err(_)) => {
                    let names: Vec<String> = elements.iter().filter_map(name_of).collect();
                    let names: Vec<&str> = names.iter().map(String::as_str).collect();
                    let message = if names.is_empty() {
                        format!(
                            "`{list_name}` is a list; `{}` is no index",
                            suggest::shorten(key)
                        )
                    } else {
                        format!("no {list_name} is called \"{}\"", suggest::shorten(key))
                    };
                    let help = suggest::did_you_mean(key, &names, "names");
                    return Err(ModelError::new("", message).with_help(help));
                }
            }
        }
    };
    if index >= count {
        let message = format!("`{list_name}` has {count} entries, there is no index {index}");
        return Err(ModelError::new("", message));
    }
    Ok(index)
}
