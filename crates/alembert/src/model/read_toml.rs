//! TOML text to the value tree.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::tree::{Entry, Node, Value};
use crate::error::ModelError;

/// Deepest nesting of dotted keys; no model needs more than four.
const MAX_KEY_DEPTH: usize = 16;

/// Largest text of which all syntax errors are collected [bytes].
const MAX_RECOVERY_SIZE: usize = 1024 * 1024;

/// Most syntax errors that are kept.
const MAX_ERRORS: usize = 100;

/// The tree of a TOML document, or its syntax errors.
pub(crate) fn read_toml(text: &str) -> Result<Node, Vec<ModelError>> {
    // the parser limits the depth of brackets but not of dotted keys
    if let Some(start) = deep_key(text) {
        let message = format!("a dotted key with more than {MAX_KEY_DEPTH} parts");
        return Err(vec![
            ModelError::new("", message).with_span(text, start..start + 1),
        ]);
    }
    let first = match DeTable::parse(text) {
        Ok(table) => {
            let span = table.span();
            let value = convert_table(table.into_inner());
            return Ok(Node { value, span });
        }
        Err(error) => error,
    };
    // all errors at once, unless the text is so large that it is probably no model at all
    if text.len() > MAX_RECOVERY_SIZE {
        return Err(vec![syntax_error(text, &first)]);
    }
    let (_, errors) = DeTable::parse_recoverable(text);
    let errors = errors.iter().take(MAX_ERRORS);
    Err(errors.map(|error| syntax_error(text, error)).collect())
}

/// A single TOML value, as on the right of an equals sign.
pub(crate) fn read_toml_value(text: &str) -> Option<Node> {
    if deep_key(text).is_some() {
        return None;
    }
    DeValue::parse(text).ok().map(convert)
}

/// A syntax error with its place.
fn syntax_error(text: &str, error: &toml::de::Error) -> ModelError {
    let message = error.message().replace('\n', ", ");
    let model_error = ModelError::new("", format!("TOML syntax: {message}"));
    let start = error.span().map_or(0, |span| span.start);
    let length = error.span().map_or(0, |span| span.len());
    model_error.with_span(text, start..start + length)
}

fn convert(value: Spanned<DeValue<'_>>) -> Node {
    let span = value.span();
    let value = match value.into_inner() {
        DeValue::String(text) => Value::String(text.into_owned()),
        DeValue::Integer(integer) => i64::from_str_radix(integer.as_str(), integer.radix())
            .map_or_else(
                // beyond 64 bits: as good as a floating point number can
                |_| Value::Float(integer.as_str().parse().unwrap_or(f64::INFINITY)),
                Value::Integer,
            ),
        DeValue::Float(float) => Value::Float(float.as_str().parse().unwrap_or(f64::NAN)),
        DeValue::Boolean(value) => Value::Bool(value),
        DeValue::Datetime(_) => Value::Datetime,
        DeValue::Array(array) => Value::Array(array.into_iter().map(convert).collect()),
        DeValue::Table(table) => convert_table(table),
    };
    Node { value, span }
}

fn convert_table(table: DeTable<'_>) -> Value {
    let mut entries: Vec<Entry> = table
        .into_iter()
        .map(|(key, node)| Entry {
            key_span: key.span(),
            key: key.into_inner().into_owned(),
            node: convert(node),
        })
        .collect();
    // the order of the text, so that errors come in that order
    entries.sort_by_key(|entry| entry.key_span.start);
    Value::Table(entries)
}

/// Start of a dotted key with too many parts.
///
/// Works on bytes and errs on the safe side, since quotes cannot be told apart without parsing:
/// it counts the dots of a run of bare parts, and the dots next to a quote on one line.
fn deep_key(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut run = Run::default();
    let mut quoted_dots = 0;
    let mut last = b'\n';
    for (index, &byte) in bytes.iter().enumerate() {
        match byte {
            b'.' => {
                quoted_dots += usize::from(is_quote(last));
                run.dot();
            }
            b' ' | b'\t' => {
                run.space();
                continue;
            }
            b'\n' => {
                quoted_dots = 0;
                run = Run::default();
            }
            b'"' | b'\'' => {
                quoted_dots += usize::from(last == b'.');
                run = Run::default();
            }
            _ if byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-' => run.part(index),
            _ => run = Run::default(),
        }
        if run.dots > MAX_KEY_DEPTH {
            return Some(run.start);
        }
        if quoted_dots > 4 * MAX_KEY_DEPTH {
            return Some(index);
        }
        last = byte;
    }
    None
}

fn is_quote(byte: u8) -> bool {
    byte == b'"' || byte == b'\''
}

/// A run of bare parts and dots.
#[derive(Default)]
struct Run {
    start: usize,
    dots: usize,
    last: Last,
}

#[derive(Default, PartialEq)]
enum Last {
    #[default]
    Nothing,
    Part,
    PartThenSpace,
    Dot,
}

impl Run {
    fn part(&mut self, index: usize) {
        if matches!(self.last, Last::Nothing | Last::PartThenSpace) {
            self.start = index;
            self.dots = 0;
        }
        self.last = Last::Part;
    }

    fn space(&mut self) {
        if self.last == Last::Part {
            self.last = Last::PartThenSpace;
        }
    }

    fn dot(&mut self) {
        match self.last {
            Last::Part | Last::PartThenSpace => {
                self.dots += 1;
                self.last = Last::Dot;
            }
            _ => *self = Self::default(),
        }
    }
}

/// The bytes of the first line of a span: a table reaches over many lines.
pub(crate) fn first_line(text: &str, span: Range<usize>) -> Range<usize> {
    let end = text
        .get(span.clone())
        .and_then(|part| part.find('\n'))
        .map_or(span.end, |newline| span.start + newline);
    span.start..end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_deep_keys_are_refused_without_recursion() {
        for text in [
            format!("{} = 1", vec!["a"; 100_000].join(".")),
            format!("[{}]", vec!["a"; 100_000].join(" . ")),
            format!("[[{}]]", vec!["\"a b\""; 100_000].join(".")),
            format!("x = {{ {} = 1 }}", vec!["'a'"; 100_000].join(".")),
        ] {
            let errors = read_toml(&text).expect_err("too deep");
            assert!(
                errors[0].message.contains("dotted key"),
                "{}",
                errors[0].message
            );
        }
        assert!(read_toml(&format!("x = {}", "[".repeat(100_000))).is_err());
        assert!(read_toml("text = '''\n. . . a.b ... 1.2 .... \n'''\n").is_ok());
    }

    #[test]
    fn id_values_keep_their_place() {
        let node = read_toml("a = 1\nb = [1.5, 'x']\n[c]\nd = 0x10\n").expect("valid");
        let b = node.entry("b").expect("b");
        assert_eq!(b.key_span, 6..7);
        assert_eq!(b.node.span, 10..20);
        assert_eq!(
            node.entry("c")
                .and_then(|c| c.node.entry("d"))
                .map(|d| &d.node.value),
            Some(&Value::Integer(16))
        );
    }
}
