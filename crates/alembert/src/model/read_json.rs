//! JSON text to the value tree: a small parser that keeps the places (RFC 8259).

use std::collections::BTreeSet;

use super::suggest;
use super::tree::{Entry, Node, Value};
use crate::error::ModelError;

/// Deepest nesting of lists and objects; no model needs more than six.
const MAX_DEPTH: usize = 40;

/// The tree of a JSON document, or its first syntax error.
pub(crate) fn read_json(text: &str) -> Result<Node, ModelError> {
    let mut parser = Parser { text, at: 0 };
    parser.skip_space();
    let node = parser.value(0)?;
    parser.skip_space();
    if parser.at < text.len() {
        return Err(parser.error("text after the end of the JSON value"));
    }
    Ok(node)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_space(&mut self) {
        // a byte order mark at the start is harmless
        if self.at == 0 && self.text.starts_with('\u{feff}') {
            self.at = '\u{feff}'.len_utf8();
        }
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            self.at += 1;
        }
    }

    fn error(&self, message: &str) -> ModelError {
        self.error_at(self.at, message)
    }

    fn error_at(&self, start: usize, message: &str) -> ModelError {
        ModelError::new("", format!("JSON syntax: {message}"))
            .with_span(self.text, start..start + 1)
    }

    fn value(&mut self, depth: usize) -> Result<Node, ModelError> {
        let start = self.at;
        if depth > MAX_DEPTH {
            return Err(self.error(&format!("nested deeper than {MAX_DEPTH} levels")));
        }
        let value = match self.peek() {
            Some(b'{') => self.object(depth)?,
            Some(b'[') => self.array(depth)?,
            Some(b'"') => Value::String(self.string()?),
            Some(b'-' | b'0'..=b'9') => self.number()?,
            Some(byte) if byte.is_ascii_alphabetic() => self.word()?,
            Some(b'\'') => {
                return Err(self
                    .error("a string in single quotes")
                    .with_help("use double quotes"));
            }
            Some(b'/' | b'#') => {
                return Err(self
                    .error("a comment")
                    .with_help("JSON has no comments; TOML has"));
            }
            Some(_) => return Err(self.error("expected a value")),
            None => return Err(self.error("the text ends where a value is expected")),
        };
        Ok(Node {
            value,
            span: start..self.at,
        })
    }

    fn object(&mut self, depth: usize) -> Result<Value, ModelError> {
        let mut entries = Vec::new();
        let mut keys = BTreeSet::new();
        self.at += 1;
        self.skip_space();
        if self.peek() == Some(b'}') {
            self.at += 1;
            return Ok(Value::Table(entries));
        }
        loop {
            // key
            let start = self.at;
            if self.peek() != Some(b'"') {
                return Err(self
                    .error("expected a key in double quotes")
                    .with_help("a comma after the last entry is not allowed either"));
            }
            let key = self.string()?;
            let key_span = start..self.at;
            if !keys.insert(key.clone()) {
                let message = format!("the key `{}` occurs twice", suggest::shorten(&key));
                return Err(ModelError::new("", message).with_span(self.text, key_span));
            }
            // colon and value
            self.skip_space();
            if self.peek() != Some(b':') {
                return Err(self.error("expected a colon after the key"));
            }
            self.at += 1;
            self.skip_space();
            let node = self.value(depth + 1)?;
            entries.push(Entry {
                key,
                key_span,
                node,
            });
            // comma or end
            self.skip_space();
            match self.peek() {
                Some(b',') => self.at += 1,
                Some(b'}') => {
                    self.at += 1;
                    return Ok(Value::Table(entries));
                }
                _ => return Err(self.error("expected a comma or `}`")),
            }
            self.skip_space();
        }
    }

    fn array(&mut self, depth: usize) -> Result<Value, ModelError> {
        let mut nodes = Vec::new();
        self.at += 1;
        self.skip_space();
        if self.peek() == Some(b']') {
            self.at += 1;
            return Ok(Value::Array(nodes));
        }
        loop {
            nodes.push(self.value(depth + 1)?);
            self.skip_space();
            match self.peek() {
                Some(b',') => self.at += 1,
                Some(b']') => {
                    self.at += 1;
                    return Ok(Value::Array(nodes));
                }
                _ => return Err(self.error("expected a comma or `]`")),
            }
            self.skip_space();
        }
    }

    fn string(&mut self) -> Result<String, ModelError> {
        let start = self.at;
        let mut text = String::new();
        self.at += 1;
        loop {
            // a run of plain characters
            let run = self.at;
            while self
                .peek()
                .is_some_and(|b| b != b'"' && b != b'\\' && b >= 0x20)
            {
                self.at += 1;
            }
            text.push_str(&self.text[run..self.at]);
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(text);
                }
                Some(b'\\') => {
                    self.at += 1;
                    text.push(self.escape()?);
                }
                Some(_) => return Err(self.error("a control character in a string")),
                None => return Err(self.error_at(start, "a string without end")),
            }
        }
    }

    fn escape(&mut self) -> Result<char, ModelError> {
        let escaped = match self.peek() {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode_escape(),
            _ => return Err(self.error("an unknown escape")),
        };
        self.at += 1;
        Ok(escaped)
    }

    fn unicode_escape(&mut self) -> Result<char, ModelError> {
        let start = self.at;
        let first = self.hex4()?;
        // a pair of surrogates makes one character
        let code = if (0xd800..0xdc00).contains(&first) && self.text[self.at..].starts_with("\\u") {
            self.at += 1;
            let second = self.hex4()?;
            if !(0xdc00..0xe000).contains(&second) {
                return Err(self.error_at(start, "an unpaired surrogate"));
            }
            0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00)
        } else {
            first
        };
        char::from_u32(code).ok_or_else(|| self.error_at(start, "an unpaired surrogate"))
    }

    /// Four digits behind the `u` at the cursor.
    fn hex4(&mut self) -> Result<u32, ModelError> {
        self.at += 1;
        let digits = self.text.get(self.at..self.at + 4).unwrap_or("");
        let valid = digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_hexdigit());
        let code = if valid {
            u32::from_str_radix(digits, 16).ok()
        } else {
            None
        };
        let code = code.ok_or_else(|| self.error("expected four hexadecimal digits"))?;
        self.at += 4;
        Ok(code)
    }

    fn number(&mut self) -> Result<Value, ModelError> {
        let start = self.at;
        if self.peek() == Some(b'-') {
            self.at += 1;
        }
        // integer part without leading zeros
        let leading_zero = self.peek() == Some(b'0');
        let integer_digits = self.digits();
        if integer_digits == 0 || (leading_zero && integer_digits > 1) {
            return Err(self.error_at(start, "not a number"));
        }
        let mut is_integer = true;
        if self.peek() == Some(b'.') {
            is_integer = false;
            self.at += 1;
            if self.digits() == 0 {
                return Err(self.error("expected a digit after the point"));
            }
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            is_integer = false;
            self.at += 1;
            if matches!(self.peek(), Some(b'+' | b'-')) {
                self.at += 1;
            }
            if self.digits() == 0 {
                return Err(self.error("expected a digit in the exponent"));
            }
        }
        let digits = &self.text[start..self.at];
        if let (true, Ok(integer)) = (is_integer, digits.parse()) {
            return Ok(Value::Integer(integer));
        }
        Ok(Value::Float(digits.parse().unwrap_or(f64::NAN)))
    }

    /// Skips digits and counts them.
    fn digits(&mut self) -> usize {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        self.at - start
    }

    fn word(&mut self) -> Result<Value, ModelError> {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_alphanumeric()) {
            self.at += 1;
        }
        match &self.text[start..self.at] {
            "true" => Ok(Value::Bool(true)),
            "false" => Ok(Value::Bool(false)),
            "null" => Ok(Value::Null),
            word => {
                let message = format!("unknown word `{}`", suggest::shorten(word));
                Err(self
                    .error_at(start, &message)
                    .with_help("strings stand in double quotes"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_agrees_with_serde_json() {
        for text in [
            "{}",
            " [1, -2.5e-3, 0, \"a\\u00e9\\ud83d\\ude00\\n\", true, null, {\"k\": []}] ",
            "\"\\\"\\\\\\/\\b\\f\\r\\t\"",
            "123456789012345678901234567890",
        ] {
            let node = read_json(text).expect(text);
            let reference: serde_json::Value = serde_json::from_str(text).expect(text);
            assert_eq!(node.to_json(), reference);
        }
    }

    #[test]
    fn id_refuses_what_serde_json_refuses() {
        let texts = [
            "",
            "{",
            "[1,]",
            "{\"a\":1,}",
            "01",
            "1.",
            "-",
            "+1",
            ".5",
            "1e",
            "nan",
            "'a'",
            "\"a",
            "\"\\x\"",
            "\"\\ud800\"",
            "{\"a\" 1}",
            "[1 2]",
            "{} x",
            "tru",
            "\"\t\"",
            "// c\n{}",
            "\"\\u12\u{e9}\"",
        ];
        for text in texts {
            assert!(
                serde_json::from_str::<serde_json::Value>(text).is_err(),
                "{text}"
            );
            let error = read_json(text).expect_err(text);
            assert!(error.location.is_some(), "{text}");
        }
    }

    #[test]
    fn id_duplicates_and_depth_are_refused() {
        let error = read_json("{\"a\": 1,\n \"a\": 2}").expect_err("twice");
        assert_eq!((error.line(), error.column()), (Some(2), Some(2)));
        assert!(read_json(&"[".repeat(1_000_000)).is_err());
        assert!(read_json(&"{\"a\":".repeat(1_000_000)).is_err());
    }
}
