//! Keys and types: compares a value tree with the schema and reports every difference.
//!
//! Understands the part of JSON Schema that the model types produce: `$ref`, `type`,
//! `properties`, `required`, `additionalProperties`, `items`, `minItems`, `maxItems`,
//! `minimum`, `maximum`, `const`, `enum`, `anyOf`, `oneOf`.

use serde_json::{Map, Value as Json};

use super::document::Kind;
use super::suggest;
use super::tree::{Entry, Node, Segment, Value, path_string};
use crate::error::ModelError;

/// Most errors that are kept.
const MAX_ERRORS: usize = 100;

/// All differences between a tree and the schema, in the order of the tree.
pub(super) fn check(root: &Node, kind: &Kind) -> Vec<ModelError> {
    let mut checker = Checker {
        root,
        kind,
        path: Vec::new(),
        errors: Vec::new(),
    };
    checker.node(root, &kind.schema);
    checker.errors
}

struct Checker<'a> {
    root: &'a Node,
    kind: &'a Kind,
    path: Vec<Segment>,
    errors: Vec<ModelError>,
}

type Schema = Map<String, Json>;

impl<'a> Checker<'a> {
    fn full(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
    }

    fn push(&mut self, message: String, help: Option<String>) {
        self.push_at(message, help, false);
    }

    fn push_at(&mut self, message: String, help: Option<String>, at_key: bool) {
        let span = self.root.locate(&self.path, at_key);
        let mut error = ModelError::new(path_string(&self.path), message).at_span(span);
        error.help = help;
        self.errors.push(error);
    }

    /// Where the current value is: `body "crank"`.
    fn place(&self) -> String {
        self.root.describe(&self.path, self.kind.what)
    }

    /// The key that holds the current value, and where: "`mass` of body "crank"".
    fn subject(&self) -> String {
        match self.path.iter().rposition(|s| matches!(s, Segment::Key(_))) {
            Some(index) if index > 0 || self.path.len() == 1 => {
                let key = path_string(&self.path[index..]);
                let whole = self.root.describe(&self.path[..index], self.kind.what);
                format!("`{key}` of {whole}")
            }
            _ => self.place(),
        }
    }

    fn node(&mut self, node: &Node, schema: &Json) {
        let Some(schema) = resolve(schema, self.kind) else {
            return;
        };
        if self.full() {
            return;
        }
        if let Some(choices) = choices(schema, self.kind) {
            self.choose(node, &choices);
        } else if self.has_type(node, schema) {
            self.content(node, schema);
        }
    }

    /// Whether the value has the type of the schema; says so if not.
    fn has_type(&mut self, node: &Node, schema: &Schema) -> bool {
        if fits_type(node, schema) {
            return true;
        }
        let message = format!(
            "{} must be {}, found {}",
            self.subject(),
            describe_schema(schema, self.kind),
            node.type_name()
        );
        let help = type_help(node, schema, &self.path);
        self.push(message, help);
        false
    }

    /// Checks inside a value of the right type.
    fn content(&mut self, node: &Node, schema: &Schema) {
        match &node.value {
            Value::Table(entries) => self.table(entries, schema),
            Value::Array(nodes) => self.array(nodes, schema),
            Value::String(text) => self.word(text, schema),
            Value::Float(number) if !number.is_finite() => {
                let message = format!("{} is not a finite number", self.subject());
                self.push(message, Some("write a number".to_owned()));
            }
            Value::Integer(integer) => self.bounds(*integer as f64, schema),
            Value::Float(number) => self.bounds(*number, schema),
            _ => {}
        }
    }

    fn bounds(&mut self, number: f64, schema: &Schema) {
        let bound = |name: &str| schema.get(name).and_then(Json::as_f64);
        let is_u32 = schema.get("format").is_some_and(|name| name == "uint32");
        let largest = is_u32.then_some(f64::from(u32::MAX));
        if let Some(minimum) = bound("minimum").filter(|minimum| number < *minimum) {
            let message = format!(
                "{} must be at least {minimum}, found {number}",
                self.subject()
            );
            self.push(message, None);
        }
        if let Some(maximum) = bound("maximum")
            .or(largest)
            .filter(|maximum| number > *maximum)
        {
            let message = format!(
                "{} must be at most {maximum}, found {number}",
                self.subject()
            );
            self.push(message, None);
        }
    }

    fn word(&mut self, text: &str, schema: &Schema) {
        let words = words(schema);
        if !words.is_empty() && !words.contains(&text) {
            self.unknown_word(text, &words);
        }
    }

    fn unknown_word(&mut self, text: &str, words: &[&str]) {
        let message = format!(
            "unknown value \"{}\" for {}",
            suggest::shorten(text),
            self.subject()
        );
        let help = match suggest::nearest(text, words.iter().copied()) {
            Some(word) => format!("did you mean \"{word}\"? possible: {}", words.join(", ")),
            None => format!("possible: {}", words.join(", ")),
        };
        self.push(message, Some(help));
    }

    fn array(&mut self, nodes: &[Node], schema: &Schema) {
        let length = |name: &str| schema.get(name).and_then(Json::as_u64);
        let least = length("minItems").unwrap_or(0);
        let most = length("maxItems").unwrap_or(u64::MAX);
        let found = nodes.len() as u64;
        if found < least || found > most {
            let entries = if least == most {
                format!("{least} entries")
            } else if most == u64::MAX {
                format!("at least {least} entries")
            } else {
                format!("{least} or {most} entries")
            };
            let message = format!("{} must have {entries}, found {found}", self.subject());
            self.push(message, None);
            return;
        }
        let Some(items) = schema.get("items") else {
            return;
        };
        for (index, node) in nodes.iter().enumerate() {
            self.path.push(Segment::Index(index));
            self.node(node, items);
            self.path.pop();
            if self.full() {
                return;
            }
        }
    }

    fn table(&mut self, entries: &[Entry], schema: &Schema) {
        let no_keys = Schema::new();
        let properties = schema
            .get("properties")
            .and_then(Json::as_object)
            .unwrap_or(&no_keys);
        // where nothing is said about keys, anything may stand
        let anything = Json::Object(Schema::new());
        let any_key = match (schema.get("properties"), schema.get("additionalProperties")) {
            (None, None) => Some(&anything),
            (_, others) => others.filter(|any| any.is_object()),
        };
        // keys that are there
        for entry in entries {
            if self.full() {
                return;
            }
            match properties.get(&entry.key) {
                Some(property) => {
                    self.path.push(Segment::Key(entry.key.clone()));
                    self.node(&entry.node, property);
                    self.path.pop();
                }
                // a table whose keys are names of the user's
                None => match any_key {
                    Some(any) => {
                        self.path.push(Segment::Key(entry.key.clone()));
                        self.node(&entry.node, any);
                        self.path.pop();
                    }
                    None => self.unknown_key(entry, properties),
                },
            }
        }
        // keys that must be there
        let required = schema.get("required").and_then(Json::as_array);
        for key in required.into_iter().flatten().filter_map(Json::as_str) {
            if !entries.iter().any(|entry| entry.key == key) {
                let message = format!("{} has no `{key}`", self.place());
                let help = missing_help(key, properties.get(key));
                self.push(message, Some(help));
            }
        }
    }

    fn unknown_key(&mut self, entry: &Entry, properties: &Schema) {
        let key = suggest::shorten(&entry.key);
        let keys: Vec<&str> = properties.keys().map(String::as_str).collect();
        let message = format!("unknown key `{key}` in {}", self.place());
        let near = suggest::nearest(&entry.key, keys.iter().copied());
        let absent = self.kind.absent.iter().find(|(k, _)| *k == entry.key);
        let help = match (absent, near) {
            (Some((_, why)), _) => (*why).to_owned(),
            (_, Some(name)) => format!("did you mean `{name}`?"),
            // a key of the file below the first header belongs to that header
            _ if !self.path.is_empty() && self.is_root_key(&entry.key) => format!(
                "`{key}` belongs to the {} itself: move it to the top of the file, above the first [[...]]",
                self.kind.what
            ),
            _ => format!("keys: {}", suggest::list(&keys)),
        };
        self.path.push(Segment::Key(entry.key.clone()));
        self.push_at(message, Some(help), true);
        self.path.pop();
    }

    fn is_root_key(&self, key: &str) -> bool {
        let properties = self.kind.schema.get("properties");
        properties.is_some_and(|properties| properties.get(key).is_some())
    }

    /// One of several alternatives.
    fn choose(&mut self, node: &Node, choices: &[&Schema]) {
        // a list of words
        let all_words: Vec<&str> = choices.iter().flat_map(|choice| words(choice)).collect();
        if let (Value::String(text), false) = (&node.value, all_words.is_empty()) {
            if !all_words.contains(&text.as_str()) {
                self.unknown_word(text, &all_words);
            }
            return;
        }
        // a table with a tag
        if let Value::Table(entries) = &node.value
            && choices.iter().all(|choice| tag(choice).is_some())
        {
            self.choose_by_tag(entries, choices);
            return;
        }
        // by type
        let fitting: Vec<&Schema> = choices
            .iter()
            .copied()
            .filter(|choice| fits_type(node, choice))
            .collect();
        match fitting.as_slice() {
            [] => {
                let mut kinds: Vec<String> = choices
                    .iter()
                    .map(|c| describe_schema(c, self.kind))
                    .collect();
                kinds.dedup();
                let message = format!(
                    "{} must be {}, found {}",
                    self.subject(),
                    join_or(&kinds),
                    node.type_name()
                );
                self.push(message, None);
            }
            [single] => self.content(node, single),
            several => self.choose_by_content(node, several),
        }
    }

    fn choose_by_tag(&mut self, entries: &[Entry], choices: &[&Schema]) {
        let tags: Vec<&str> = choices.iter().filter_map(|choice| tag(choice)).collect();
        let Some(entry) = entries.iter().find(|entry| entry.key == "kind") else {
            let message = format!("{} has no `kind`", self.place());
            let wrong = entries.iter().find(|entry| entry.key == "type");
            let help = match wrong {
                Some(_) => format!(
                    "`type` is called `kind` here; possible: {}",
                    tags.join(", ")
                ),
                None => format!("add kind = \"...\"; possible: {}", tags.join(", ")),
            };
            self.push(message, Some(help));
            return;
        };
        self.path.push(Segment::Key("kind".to_owned()));
        let chosen = match &entry.node.value {
            Value::String(kind) => {
                let chosen = choices.iter().find(|choice| tag(choice) == Some(kind));
                if chosen.is_none() {
                    self.unknown_word(kind, &tags);
                }
                chosen
            }
            _ => {
                let found = entry.node.type_name();
                let message = format!("{} must be a string, found {found}", self.subject());
                self.push(message, Some(format!("possible: {}", tags.join(", "))));
                None
            }
        };
        self.path.pop();
        if let Some(chosen) = chosen {
            self.table(entries, chosen);
        }
    }

    /// Several alternatives of the same type: the one with the fewest differences is meant.
    fn choose_by_content(&mut self, node: &Node, choices: &[&Schema]) {
        // keys of different alternatives cannot be mixed
        if let Value::Table(entries) = &node.value
            && self.mixed_keys(entries, choices)
        {
            return;
        }
        let before = self.errors.len();
        let mut best: Option<Vec<ModelError>> = None;
        for choice in choices {
            self.content(node, choice);
            let errors = self.errors.split_off(before);
            if errors.is_empty() {
                return;
            }
            let better = best
                .as_ref()
                .is_none_or(|best| badness(&errors) < badness(best));
            if better {
                best = Some(errors);
            }
        }
        self.errors.extend(best.unwrap_or_default());
    }

    fn mixed_keys(&mut self, entries: &[Entry], choices: &[&Schema]) -> bool {
        let knows = |choice: &Schema, key: &str| {
            choice
                .get("properties")
                .is_some_and(|properties| properties.get(key).is_some())
        };
        let known: Vec<&str> = entries
            .iter()
            .map(|entry| entry.key.as_str())
            .filter(|key| choices.iter().any(|choice| knows(choice, key)))
            .collect();
        let fits = choices
            .iter()
            .any(|choice| known.iter().all(|key| knows(choice, key)));
        if fits && !known.is_empty() {
            return false;
        }
        let ways: Vec<String> = choices
            .iter()
            .map(|choice| {
                let keys = choice.get("required").and_then(Json::as_array);
                let keys = keys.into_iter().flatten().filter_map(Json::as_str);
                keys.collect::<Vec<_>>().join(" + ")
            })
            .collect();
        let message = if known.is_empty() {
            format!("{} has none of its keys", self.subject())
        } else {
            format!(
                "{} mixes keys that exclude each other: {}",
                self.subject(),
                known.join(", ")
            )
        };
        self.push(message, Some(format!("use one of: {}", ways.join(" | "))));
        true
    }
}

/// How wrong an alternative is: a wrong type deep inside is nearer than a wrong length.
fn badness(errors: &[ModelError]) -> (usize, usize) {
    let shallowest = errors.iter().map(|e| e.path.len()).min().unwrap_or(0);
    (errors.len(), usize::MAX - shallowest)
}

/// Follows `$ref`; other keywords beside it are only descriptions.
pub(super) fn resolve<'s>(schema: &'s Json, kind: &'s Kind) -> Option<&'s Schema> {
    let mut schema = schema.as_object()?;
    while let Some(reference) = schema.get("$ref").and_then(Json::as_str) {
        let name = reference.strip_prefix("#/$defs/")?;
        schema = kind.schema.get("$defs")?.get(name)?.as_object()?;
    }
    Some(schema)
}

/// The alternatives of a schema, with nested alternatives unfolded.
pub(super) fn choices<'s>(schema: &'s Schema, kind: &'s Kind) -> Option<Vec<&'s Schema>> {
    let list = schema.get("anyOf").or_else(|| schema.get("oneOf"))?;
    let mut unfolded = Vec::new();
    for choice in list.as_array()? {
        let choice = resolve(choice, kind)?;
        match choices(choice, kind) {
            Some(inner) => unfolded.extend(inner),
            None => unfolded.push(choice),
        }
    }
    Some(unfolded)
}

/// The words a string may be; empty when any string will do.
fn words(schema: &Schema) -> Vec<&str> {
    if let Some(word) = schema.get("const").and_then(Json::as_str) {
        return vec![word];
    }
    let list = schema.get("enum").and_then(Json::as_array);
    list.into_iter()
        .flatten()
        .filter_map(Json::as_str)
        .collect()
}

/// The tag of an alternative: the constant of its key `kind`.
pub(super) fn tag(schema: &Schema) -> Option<&str> {
    schema
        .get("properties")?
        .get("kind")?
        .get("const")?
        .as_str()
}

fn fits_type(node: &Node, schema: &Schema) -> bool {
    let Some(name) = schema.get("type").and_then(Json::as_str) else {
        return true;
    };
    match (&node.value, name) {
        (Value::Null, "null")
        | (Value::Bool(_), "boolean")
        | (Value::Integer(_), "integer" | "number")
        | (Value::Float(_), "number")
        | (Value::String(_), "string")
        | (Value::Array(_), "array")
        | (Value::Table(_), "object") => true,
        // 10.0 and 1e3 are integers too
        (Value::Float(number), "integer") => number.fract() == 0.0 && number.abs() < 9e15,
        _ => false,
    }
}

/// What a schema wants, in words.
fn describe_schema(schema: &Schema, kind: &Kind) -> String {
    let words = words(schema);
    if !words.is_empty() {
        return format!("\"{}\"", words.join("\" or \""));
    }
    match schema.get("type").and_then(Json::as_str) {
        Some("number") => "a number".to_owned(),
        Some("integer") => "a whole number".to_owned(),
        Some("string") => "a string".to_owned(),
        Some("boolean") => "true or false".to_owned(),
        Some("object") => "a table".to_owned(),
        Some("array") => {
            let items = schema.get("items").and_then(|items| resolve(items, kind));
            let what = match items
                .and_then(|items| items.get("type"))
                .and_then(Json::as_str)
            {
                Some("number") => " of numbers",
                Some("string") => " of strings",
                Some("array") => " of lists",
                Some("object") => " of tables",
                _ => "",
            };
            let length = |name: &str| schema.get(name).and_then(Json::as_u64);
            match (length("minItems"), length("maxItems")) {
                (Some(least), Some(most)) if least == most => {
                    format!(
                        "a list of {most}{}",
                        what.strip_prefix(" of").unwrap_or(" entries")
                    )
                }
                _ => format!("a list{what}"),
            }
        }
        _ => "something else".to_owned(),
    }
}

fn join_or(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [single] => single.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// What to do about a wrong type.
fn type_help(node: &Node, schema: &Schema, path: &[Segment]) -> Option<String> {
    let wanted = schema.get("type").and_then(Json::as_str)?;
    match (&node.value, wanted, path) {
        (Value::Table(_), "array", [Segment::Key(key)]) => Some(format!(
            "write [[{key}]] with double brackets; in JSON a list \"{key}\": [{{...}}]"
        )),
        (Value::Array(_), "object", [Segment::Key(key)]) => {
            Some(format!("write [{key}] with single brackets"))
        }
        (Value::String(text), "number" | "integer", _) if text.trim().parse::<f64>().is_ok() => {
            Some("write the number without quotes".to_owned())
        }
        (Value::Null, ..) => Some("leave the key out instead".to_owned()),
        _ => None,
    }
}

/// What to do about a missing key.
fn missing_help(key: &str, property: Option<&Json>) -> String {
    let description = property
        .and_then(|property| property.get("description"))
        .and_then(Json::as_str)
        .and_then(|text| text.lines().next());
    match description {
        Some(text) => format!("add `{key}`: {text}"),
        None => format!("add `{key}`"),
    }
}
