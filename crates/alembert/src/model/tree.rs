//! A value tree that remembers where each key and value stands in the text.
//!
//! TOML and JSON are both read into it, so that one pass checks both.

use std::ops::Range;

use super::suggest;

/// A value and its bytes in the text.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Node {
    pub value: Value,
    pub span: Range<usize>,
}

/// A value of TOML or JSON.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    Integer(i64),
    Float(f64),
    String(String),
    Datetime,
    Array(Vec<Node>),
    Table(Vec<Entry>),
}

/// A key with its value.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Entry {
    pub key: String,
    pub key_span: Range<usize>,
    pub node: Node,
}

/// One step from a value to a part of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Segment {
    Key(String),
    Index(usize),
}

impl Node {
    /// The entry of a table.
    pub fn entry(&self, key: &str) -> Option<&Entry> {
        match &self.value {
            Value::Table(entries) => entries.iter().find(|entry| entry.key == key),
            _ => None,
        }
    }

    fn is_table(&self) -> bool {
        matches!(self.value, Value::Table(_))
    }

    /// What the value is, for messages.
    pub fn type_name(&self) -> &'static str {
        match &self.value {
            Value::Null => "null",
            Value::Bool(_) => "a boolean",
            Value::Integer(_) | Value::Float(_) => "a number",
            Value::String(_) => "a string",
            Value::Datetime => "a date",
            Value::Array(_) => "a list",
            Value::Table(_) => "a table",
        }
    }

    /// The value without places, for serde. Numbers that JSON does not know become null.
    pub fn to_json(&self) -> serde_json::Value {
        use serde_json::Value as Json;
        match &self.value {
            Value::Null | Value::Datetime => Json::Null,
            Value::Bool(value) => Json::Bool(*value),
            Value::Integer(value) => Json::from(*value),
            // 10.0 is a whole number too, and serde takes it for a floating point number as well
            Value::Float(value)
                if value.fract() == 0.0
                    && value.abs() < 9e15
                    && value.to_bits() != (-0.0_f64).to_bits() =>
            {
                Json::from(*value as i64)
            }
            Value::Float(value) => Json::from(*value),
            Value::String(value) => Json::String(value.clone()),
            Value::Array(nodes) => Json::Array(nodes.iter().map(Self::to_json).collect()),
            Value::Table(entries) => Json::Object(
                entries
                    .iter()
                    .map(|entry| (entry.key.clone(), entry.node.to_json()))
                    .collect(),
            ),
        }
    }

    /// A tree without places.
    pub fn from_json(value: &serde_json::Value) -> Self {
        use serde_json::Value as Json;
        let value = match value {
            Json::Null => Value::Null,
            Json::Bool(value) => Value::Bool(*value),
            Json::Number(number) => match number.as_i64() {
                Some(integer) => Value::Integer(integer),
                None => Value::Float(number.as_f64().unwrap_or(f64::NAN)),
            },
            Json::String(value) => Value::String(value.clone()),
            Json::Array(values) => Value::Array(values.iter().map(Self::from_json).collect()),
            Json::Object(map) => Value::Table(
                map.iter()
                    .map(|(key, value)| Entry {
                        key: key.clone(),
                        key_span: 0..0,
                        node: Self::from_json(value),
                    })
                    .collect(),
            ),
        };
        Self { value, span: 0..0 }
    }

    /// The part of a value that a path begins with, its key, and how many segments name it: a key may contain dots itself.
    fn part(&self, path: &[Segment]) -> Option<(&Self, Option<&Range<usize>>, usize)> {
        match (path.first()?, &self.value) {
            (Segment::Index(index), Value::Array(nodes)) => {
                nodes.get(*index).map(|node| (node, None, 1))
            }
            (Segment::Key(_), Value::Table(entries)) => {
                let known = |key: &str| entries.iter().any(|entry| entry.key == key);
                let (key, count) = dotted_key(path, known)?;
                let entry = self.entry(&key)?;
                Some((&entry.node, Some(&entry.key_span), count))
            }
            _ => None,
        }
    }

    /// The bytes of the value at a path, or of its key; where the path ends early, of the last part that exists.
    pub fn locate(&self, path: &[Segment], at_key: bool) -> Range<usize> {
        let mut node = self;
        let mut span = self.span.clone();
        let mut rest = path;
        while let Some((next, key_span, count)) = node.part(rest) {
            span = match key_span {
                Some(key_span) if at_key => key_span.clone(),
                _ => next.span.clone(),
            };
            node = next;
            rest = &rest[count..];
        }
        span
    }

    /// The value at a path.
    pub fn get(&self, path: &[Segment]) -> Option<&Self> {
        let mut node = self;
        let mut rest = path;
        while !rest.is_empty() {
            let (next, _, count) = node.part(rest)?;
            node = next;
            rest = &rest[count..];
        }
        Some(node)
    }

    /// Where a path is, in words: `body "crank"`, `shape of body "crank"`, "the model" for a whole of that name.
    pub fn describe(&self, path: &[Segment], whole: &str) -> String {
        match path {
            [] => format!("the {whole}"),
            [Segment::Key(list), Segment::Index(index), rest @ ..]
                if self.get(&path[..2]).is_some_and(Self::is_table) =>
            {
                let name = self
                    .get(&path[..2])
                    .and_then(|node| node.entry("name"))
                    .map(|entry| &entry.node.value);
                let element = match name {
                    Some(Value::String(name)) => {
                        format!("{list} \"{}\"", suggest::shorten(name))
                    }
                    _ => format!("{list} number {}", index + 1),
                };
                if rest.is_empty() {
                    element
                } else {
                    format!("{} of {element}", path_string(rest))
                }
            }
            _ => format!("`{}`", path_string(path)),
        }
    }
}

/// The shortest known key that a path begins with, and the number of its segments: `a.b` is two segments, or one key with a dot.
pub(crate) fn dotted_key(
    path: &[Segment],
    known: impl Fn(&str) -> bool,
) -> Option<(String, usize)> {
    (1..=path.len())
        .map(|count| (key_string(&path[..count]), count))
        .find(|(key, _)| known(key))
}

/// A path as text, e.g. `body[2].mass`.
pub(crate) fn path_string(path: &[Segment]) -> String {
    joined(path, suggest::shorten)
}

/// A path as it was written.
fn key_string(path: &[Segment]) -> String {
    joined(path, str::to_owned)
}

fn joined(path: &[Segment], part: impl Fn(&str) -> String) -> String {
    let mut text = String::new();
    for segment in path {
        match segment {
            Segment::Key(key) => {
                if !text.is_empty() {
                    text.push('.');
                }
                text.push_str(&part(key));
            }
            Segment::Index(index) => text.push_str(&format!("[{index}]")),
        }
    }
    text
}

/// The parts of a path such as `body[2].mass` or `body.crank.mass`.
pub(crate) fn parse_path(text: &str) -> Vec<Segment> {
    let mut path = Vec::new();
    for part in text.split('.') {
        let mut rest = part;
        // a name, then any number of indices in brackets
        if let Some(open) = rest.find('[') {
            let (name, brackets) = rest.split_at(open);
            if let Some(indices) = parse_brackets(brackets) {
                if !name.is_empty() {
                    path.push(Segment::Key(name.to_owned()));
                }
                path.extend(indices);
                continue;
            }
        }
        rest = rest.trim();
        if !rest.is_empty() {
            path.push(Segment::Key(rest.to_owned()));
        }
    }
    path
}

/// The indices of `[1][2]`.
fn parse_brackets(text: &str) -> Option<Vec<Segment>> {
    text.strip_prefix('[')?
        .strip_suffix(']')?
        .split("][")
        .map(|index| index.trim().parse().ok().map(Segment::Index))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_keys_with_dots_are_found() {
        let tree = Node::from_json(&serde_json::json!({ "set": { "a.b[0].c": 1 } }));
        let found = tree.get(&parse_path("set.a.b[0].c"));
        assert_eq!(found.map(|node| &node.value), Some(&Value::Integer(1)));
    }

    #[test]
    fn id_paths_round_trip() {
        for text in ["", "body[2].mass", "inertia[1][2]", "a.b.c[0]"] {
            assert_eq!(path_string(&parse_path(text)), text);
        }
    }
}
