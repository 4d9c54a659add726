//! Errors: a wrong question, told with the place in the file and a way out.
//!
//! A run that stalls is no error but a trajectory with a status.

use std::fmt;
use std::ops::Range;

/// Most errors of one file that are printed.
const MAX_PRINTED: usize = 20;

/// Most characters of a source line that are printed.
const MAX_EXCERPT: usize = 120;

/// One thing that is wrong with a model.
///
/// Its `Display` shows the message, the line of the file and a way out:
///
/// ```text
/// error: unknown key `mas` in body "crank"
///   --> my.toml:12:1
///    |
/// 12 | mas = 1.0
///    | ^^^
///    = help: did you mean `mass`?
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ModelError {
    /// What is wrong, one sentence.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
    /// Where in the model, e.g. `body[2].mass`; empty for the model as a whole.
    pub path: String,
    /// Name of the file, or how else the model came in; empty for a model made by a program.
    pub source_name: String,
    /// Where in the text, when there is a text.
    pub location: Option<Box<Location>>,
    /// What helps to find the place in the text.
    pub(crate) hint: Option<Box<Hint>>,
}

/// What an error knows about its place before the text is at hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Hint {
    /// Byte offset inside the string at the path, for mistakes in expressions.
    pub offset: Option<usize>,
    /// Whether the key at the end of the path is meant rather than its value.
    pub at_key: bool,
    /// Bytes of the text.
    pub span: Option<Range<usize>>,
    /// Path of a second place whose line is told in the help.
    pub also: Option<String>,
}

/// A place in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Location {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// Bytes of the text.
    pub span: Range<usize>,
    /// The line itself, shortened around the column if it is very long.
    pub excerpt: String,
    /// First marked character of the excerpt, from 0.
    pub mark_start: usize,
    /// Number of marked characters, at least 1.
    pub mark_length: usize,
}

impl ModelError {
    /// An error at a path of the model.
    pub fn new(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            path: path.into(),
            ..Self::default()
        }
    }

    /// The same error with a way out.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The same error, pointing at bytes of a text.
    #[must_use]
    pub fn with_span(mut self, text: &str, span: Range<usize>) -> Self {
        self.location = Some(Box::new(Location::new(text, span)));
        self
    }

    /// The same error, from that source.
    #[must_use]
    pub fn with_source(mut self, source_name: &str) -> Self {
        source_name.clone_into(&mut self.source_name);
        self
    }

    /// The same error, meaning the key and not the value.
    #[must_use]
    pub fn at_key(mut self) -> Self {
        self.hint.get_or_insert_default().at_key = true;
        self
    }

    /// The same error, pointing into the string at `path`.
    pub(crate) fn at_offset(mut self, offset: usize) -> Self {
        self.hint.get_or_insert_default().offset = Some(offset);
        self
    }

    /// The same error, at bytes of a text that comes later.
    #[must_use]
    pub fn at_span(mut self, span: Range<usize>) -> Self {
        self.hint.get_or_insert_default().span = Some(span);
        self
    }

    /// The same error, whose help tells the line of a second place.
    #[must_use]
    pub fn and_at(mut self, path: impl Into<String>) -> Self {
        self.hint.get_or_insert_default().also = Some(path.into());
        self
    }

    /// Line in the text, from 1.
    pub fn line(&self) -> Option<usize> {
        self.location.as_ref().map(|location| location.line)
    }

    /// Column in the text, from 1.
    pub fn column(&self) -> Option<usize> {
        self.location.as_ref().map(|location| location.column)
    }
}

impl Location {
    /// The place of some bytes of a text; a span outside the text is moved inside.
    pub fn new(text: &str, span: Range<usize>) -> Self {
        let start = floor_char_boundary(text, span.start);
        let end = floor_char_boundary(text, span.end).max(start);
        // the line around the start
        let line_start = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
        let line_end = text[start..]
            .find('\n')
            .map_or(text.len(), |newline| start + newline);
        let line_text = text[line_start..line_end].trim_end_matches('\r');
        let column = text[line_start..start].chars().count();
        let marked = text[start..end.min(line_end).max(start)].trim_end_matches('\r');
        // a very long line is cut around the mark
        let first = column.saturating_sub(MAX_EXCERPT / 2);
        let excerpt: String = line_text
            .chars()
            .skip(first)
            .take(MAX_EXCERPT)
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        let mark_start = column - first;
        let room = excerpt.chars().count().saturating_sub(mark_start).max(1);
        Self {
            line: text[..start].bytes().filter(|&b| b == b'\n').count() + 1,
            column: column + 1,
            span: start..end,
            mark_start,
            mark_length: marked.chars().count().clamp(1, room),
            excerpt,
        }
    }
}

/// Largest character boundary that is not after the index.
fn floor_char_boundary(text: &str, index: usize) -> usize {
    let mut index = index.min(text.len());
    while !text.is_char_boundary(index) {
        index -= 1;
    }
    index
}

impl fmt::Display for ModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error: {}", self.message)?;
        // where: file, line and column; or as much as is known
        let gutter = match &self.location {
            Some(location) => {
                let gutter = location.line.to_string().len().max(2);
                let source = if self.source_name.is_empty() {
                    "model"
                } else {
                    &self.source_name
                };
                write!(
                    f,
                    "\n{:gutter$}--> {source}:{}:{}",
                    "", location.line, location.column
                )?;
                write!(f, "\n{:gutter$} |", "")?;
                write!(f, "\n{:>gutter$} | {}", location.line, location.excerpt)?;
                write!(
                    f,
                    "\n{:gutter$} | {:start$}{}",
                    "",
                    "",
                    "^".repeat(location.mark_length),
                    start = location.mark_start
                )?;
                gutter
            }
            None => {
                let separator = if self.source_name.is_empty() || self.path.is_empty() {
                    ""
                } else {
                    ": "
                };
                if !(self.source_name.is_empty() && self.path.is_empty()) {
                    write!(f, "\n  --> {}{separator}{}", self.source_name, self.path)?;
                }
                2
            }
        };
        // the way out, further lines indented
        if let Some(help) = &self.help {
            for (index, line) in help.lines().enumerate() {
                if index == 0 {
                    write!(f, "\n{:gutter$} = help: {line}", "")?;
                } else {
                    write!(f, "\n{:gutter$}         {line}", "")?;
                }
            }
        }
        Ok(())
    }
}

impl std::error::Error for ModelError {}

/// Everything that is wrong with a model; never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModelErrors(pub Vec<ModelError>);

impl ModelErrors {
    /// The errors, in the order of the text.
    pub fn iter(&self) -> std::slice::Iter<'_, ModelError> {
        self.0.iter()
    }
}

impl From<ModelError> for ModelErrors {
    fn from(error: ModelError) -> Self {
        Self(vec![error])
    }
}

impl fmt::Display for ModelErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().take(MAX_PRINTED).enumerate() {
            if index > 0 {
                f.write_str("\n\n")?;
            }
            error.fmt(f)?;
        }
        if self.0.len() > MAX_PRINTED {
            write!(f, "\n\n... and {} more errors", self.0.len() - MAX_PRINTED)?;
        }
        Ok(())
    }
}

impl std::error::Error for ModelErrors {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_error_is_rendered_like_a_compiler_does() {
        let text = "name = \"x\"\n\n[[body]]\nmas = 1.0\n";
        let error = ModelError::new("body[0].mas", "unknown key `mas` in body 1")
            .with_help("did you mean `mass`?\nkeys: ...")
            .with_source("my.toml")
            .with_span(text, 21..24);
        assert_eq!(
            error.to_string(),
            "error: unknown key `mas` in body 1\n  --> my.toml:4:1\n   |\n 4 | mas = 1.0\n   | ^^^\n   = help: did you mean `mass`?\n           keys: ..."
        );
    }

    #[test]
    fn id_location_survives_any_span() {
        let text = "\u{e9}\u{e9}\r\nb\tc";
        for start in 0..12 {
            for end in 0..12 {
                let location = Location::new(text, start..end);
                assert!(location.mark_length >= 1);
                assert!(!location.excerpt.contains('\n'));
            }
        }
        let long = "x".repeat(100_000);
        let location = Location::new(&long, 50_000..50_001);
        assert_eq!(location.column, 50_001);
        assert_eq!(location.excerpt.len(), MAX_EXCERPT);
    }

    #[test]
    fn id_many_errors_are_counted() {
        let errors = ModelErrors(vec![ModelError::new("a", "b"); 25]);
        let text = errors.to_string();
        assert_eq!(text.matches("error: b").count(), MAX_PRINTED);
        assert!(text.ends_with("... and 5 more errors"));
    }
}
