//! Changes of single values: `--set body.crank.mass=2`.

use serde_json::Value as Json;

use super::check::check;
use super::load::from_tree;
use super::read_toml::read_toml_value;
use super::suggest;
use super::tree::{Node, Segment, parse_path};
use super::types::Model;
use crate::error::{ModelError, ModelErrors};

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
        let mut json = serde_json::to_value(self).map_err(|error| {
            ModelErrors::from(ModelError::new(
                "",
                format!("the model cannot be changed: {error}"),
            ))
        })?;
        let mut errors = Vec::new();
        for (path, value) in overrides {
            let (path, value) = (path.as_ref(), value.as_ref());
            let source = format!("--set {path}={value}");
            let segments = parse_path(path);
            if let Err(error) = set(&mut json, &segments, parse_value(value)) {
                errors.push(error.with_source(&source));
                continue;
            }
            // keys and types at once, so that the message names the change that did it
            for mut error in check(&Node::from_json(&json)) {
                if errors.iter().any(|known| known.message == error.message) {
                    continue;
                }
                error.path.clear();
                errors.push(error.with_source(&source));
            }
        }
        if !errors.is_empty() {
            return Err(ModelErrors(errors));
        }
        let names: Vec<&str> = overrides.iter().map(|(path, _)| path.as_ref()).collect();
        from_tree(&Node::from_json(&json), None).map_err(|errors| {
            let source = format!("after --set {}", suggest::list(&names));
            ModelErrors(
                errors
                    .into_iter()
                    .map(|error| error.with_source(&source))
                    .collect(),
            )
        })
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
fn set(root: &mut Json, path: &[Segment], value: Json) -> Result<(), ModelError> {
    if path.is_empty() {
        return Err(ModelError::new("", "the path is empty")
            .with_help("write --set body.NAME.mass=2, for example"));
    }
    let mut target = root;
    let mut list_name = "model".to_owned();
    for segment in path {
        target = match target {
            Json::Array(elements) => element(elements, segment, &list_name)?,
            Json::Object(map) => match segment {
                Segment::Key(key) => {
                    let tables = ["body", "point", "rod", "joint", "force", "marker", "study"];
                    if list_name == "model"
                        && tables.contains(&key.as_str())
                        && !map.contains_key(key)
                    {
                        let message = format!("the model has no {key}");
                        return Err(ModelError::new("", message));
                    }
                    list_name.clone_from(key);
                    map.entry(key.clone())
                        .or_insert(Json::Object(serde_json::Map::new()))
                }
                Segment::Index(index) => {
                    let message = format!("`{list_name}` is a table and has no index {index}");
                    return Err(ModelError::new("", message));
                }
            },
            _ => {
                let message = format!("`{list_name}` is a single value and has no parts");
                return Err(ModelError::new("", message));
            }
        };
    }
    *target = value;
    Ok(())
}

/// The element of a list that is meant: by name, else by index.
fn element<'a>(
    elements: &'a mut [Json],
    segment: &Segment,
    list_name: &str,
) -> Result<&'a mut Json, ModelError> {
    let name_of = |element: &Json| {
        element
            .get("name")
            .and_then(Json::as_str)
            .map(str::to_owned)
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
    elements.get_mut(index).ok_or_else(|| {
        let message = format!("`{list_name}` has {count} entries, there is no index {index}");
        ModelError::new("", message)
    })
}
