//! Wrong parameters on purpose: values of a model or problem times a factor, addressed as in `--set`.
//!
//! `body.crank.mass` means one value; `body.*.mass` the masses of all bodies that have one. Vectors and tables are scaled
//! as a whole. What comes out is a list of [`Change`]s, so that the changed thing is checked as after `--set`.

use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::document::Kind;
use super::overrides::{Change, element_index};
use super::schema::kind;
use super::suggest;
use super::tree::{Segment, dotted_key, parse_path};
use super::types::Model;
use crate::error::{ModelError, ModelErrors};

/// The segment of a path that means every element of a list.
const ALL: &str = "*";

/// The changes that multiply what a path names by a factor. Refused: names that are not there, and values whose scaling
/// changes nothing.
pub fn scaling<T: Serialize>(
    thing: &T,
    kind: &Kind,
    path: &str,
    factor: f64,
) -> Result<Vec<Change>, ModelErrors> {
    let source = format!("{path} times {factor}");
    let refuse = |error: ModelError| ModelErrors::from(error.with_source(&source));
    let json = serde_json::to_value(thing).map_err(|error| {
        let message = format!("the {} cannot be changed: {error}", kind.what);
        refuse(ModelError::new("", message))
    })?;
    let mut search = Search {
        what: kind.what,
        source: &source,
        typed: kind.schema.get("properties").is_some(),
        factor,
        changes: vec![],
        found: false,
    };
    search
        .walk(&json, &parse_path(path), String::new(), kind.what)
        .map_err(refuse)?;
    if search.changes.is_empty() {
        let (message, help) = match search.found {
            true => (
                format!("`{path}` times {factor} changes nothing"),
                "name a number that is not zero, or another factor",
            ),
            false => (
                format!("nothing in the {} is called `{path}`", kind.what),
                "write it as after --set, body.NAME.mass, or body.*.mass for all of them",
            ),
        };
        return Err(refuse(ModelError::new("", message).with_help(help)));
    }
    Ok(search.changes)
}

impl Model {
    /// The changes that multiply what a path names by a factor: `body.crank.mass`, `rod.*.youngs_modulus`, `gravity`.
    ///
    /// ```
    /// # use alembert::model::Model;
    /// # let text = "[[point]]\nname = \"a\"\nmass = 1\n[[point]]\nname = \"b\"\nmass = 2\n";
    /// let model = Model::from_toml_str(text, "my.toml")?;
    /// let wrong = model.with_changes(&model.scaling("point.*.mass", 1.5)?)?;
    /// assert_eq!(wrong.points[1].mass, 3.0);
    /// # Ok::<(), alembert::error::ModelErrors>(())
    /// ```
    pub fn scaling(&self, path: &str, factor: f64) -> Result<Vec<Change>, ModelErrors> {
        scaling(self, kind(), path, factor)
    }
}

/// What is looked for, and what was found.
struct Search<'a> {
    what: &'static str,
    source: &'a str,
    /// Whole numbers are counts; in a file without types they may also be quantities.
    typed: bool,
    factor: f64,
    changes: Vec<Change>,
    found: bool,
}

impl Search<'_> {
    /// Follows a path from a value on; `at` is the way to it, `name` what it is called.
    fn walk(
        &mut self,
        json: &Json,
        rest: &[Segment],
        at: String,
        name: &str,
    ) -> Result<(), ModelError> {
        let Some(segment) = rest.first() else {
            self.found = true;
            if self.typed && (json.is_i64() || json.is_u64()) {
                let message = format!("`{at}` is a whole number, a factor does not apply to it");
                return Err(ModelError::new("", message)
                    .with_help("name a quantity, or write another number with --set"));
            }
            if let Some(value) = scaled(json, self.factor) {
                self.changes.push(Change {
                    path: at,
                    value,
                    source: self.source.to_owned(),
                });
            }
            return Ok(());
        };
        match json {
            Json::Array(elements) if *segment == Segment::Key(ALL.to_owned()) => {
                // elements of other kinds need not have the key
                for (k, element) in elements.iter().enumerate() {
                    if has(element, &rest[1..]) {
                        self.walk(element, &rest[1..], format!("{at}[{k}]"), name)?;
                    }
                }
                Ok(())
            }
            Json::Array(elements) => {
                let k = element_index(elements, segment, name)?;
                self.walk(&elements[k], &rest[1..], format!("{at}[{k}]"), name)
            }
            Json::Object(map) => {
                let Some((key, count)) = dotted_key(rest, |key| map.contains_key(key)) else {
                    return Err(self.unknown(map, segment, &at));
                };
                let dot = if at.is_empty() { "" } else { "." };
                self.walk(&map[&key], &rest[count..], format!("{at}{dot}{key}"), &key)
            }
            _ => {
                let message = format!("`{name}` is a single value and has no parts");
                Err(ModelError::new("", message))
            }
        }
    }

    fn unknown(&self, map: &Map<String, Json>, segment: &Segment, at: &str) -> ModelError {
        let key = match segment {
            Segment::Key(key) => suggest::shorten(key),
            Segment::Index(index) => index.to_string(),
        };
        let place = match at.is_empty() {
            true => format!("the {}", self.what),
            false => format!("`{at}`"),
        };
        let keys: Vec<&str> = map.keys().map(String::as_str).collect();
        ModelError::new("", format!("{place} has no `{key}`"))
            .with_help(suggest::did_you_mean(&key, &keys, "keys"))
    }
}

/// Whether a path of keys leads somewhere.
fn has(json: &Json, rest: &[Segment]) -> bool {
    match (rest, json) {
        ([], _) => true,
        ([Segment::Key(key), ..], Json::Array(elements)) if key == ALL => {
            elements.iter().any(|e| has(e, &rest[1..]))
        }
        ([Segment::Index(k), ..], Json::Array(elements)) => {
            elements.get(*k).is_some_and(|e| has(e, &rest[1..]))
        }
        (_, Json::Object(map)) => dotted_key(rest, |key| map.contains_key(key))
            .is_some_and(|(key, count)| has(&map[&key], &rest[count..])),
        _ => false,
    }
}

/// All numbers of a value times a factor; none when that changes nothing.
fn scaled(json: &Json, factor: f64) -> Option<Json> {
    match json {
        Json::Number(number) => {
            let old = number.as_f64()?;
            let new = old * factor;
            (new != old).then(|| Json::from(new))
        }
        Json::Array(parts) => {
            let each: Vec<Option<Json>> = parts.iter().map(|p| scaled(p, factor)).collect();
            each.iter().any(Option::is_some).then(|| {
                let all = each.into_iter().zip(parts);
                all.map(|(new, old)| new.unwrap_or_else(|| old.clone()))
                    .collect()
            })
        }
        Json::Object(map) => {
            let mut new = map.clone();
            let mut changed = false;
            for (key, value) in map {
                // counts, as `smoothness` of a motion
                if value.is_i64() || value.is_u64() {
                    continue;
                }
                if let Some(value) = scaled(value, factor) {
                    new.insert(key.clone(), value);
                    changed = true;
                }
            }
            changed.then_some(Json::Object(new))
        }
        _ => None,
    }
}
