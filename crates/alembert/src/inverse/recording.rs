//! A recorded motion: the columns of a CSV file, by name.
//!
//! The first line holds the names, with or without a unit in brackets, as in the files that `alembert run --csv` writes. Fields are
//! separated by commas, else by semicolons, else by tabs. Empty lines and lines that start with `#` are left out. A cell is read when
//! its column is used; what is in other columns does not matter.

use crate::error::{ModelError, ModelErrors};
use crate::model::suggest::shorten;
use crate::trajectory::files::why_not_a_file;
use std::fs::File;
use std::io::Read;
use std::ops::Range;
use std::path::Path;

/// Fewest rows that a motion needs: a cubic has four coefficients.
pub const FEWEST_ROWS: usize = 4;

/// Largest file that is read [bytes].
const MAX_FILE_SIZE: u64 = 1 << 29;

/// What a column measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quantity {
    Time,
    Length,
    Angle,
    Direction,
}

impl Quantity {
    /// Units that are understood, with their size in SI.
    fn units(self) -> &'static [(&'static str, f64)] {
        match self {
            Self::Time => &[("s", 1.0), ("ms", 1e-3)],
            Self::Length => &[("m", 1.0), ("cm", 1e-2), ("mm", 1e-3)],
            Self::Angle => &[("rad", 1.0), ("deg", std::f64::consts::PI / 180.0)],
            Self::Direction => &[("1", 1.0)],
        }
    }
}

/// Name and unit of a column.
#[derive(Clone, Debug)]
struct Header {
    name: String,
    unit: Option<String>,
}

/// A recorded motion.
#[derive(Clone, Debug)]
pub struct Recording {
    source: String,
    text: String,
    separator: char,
    headers: Vec<Header>,
    /// Bytes of the header line and of each row.
    header: Range<usize>,
    rows: Vec<Range<usize>>,
    /// Cells, row by row; what is no number is not a number.
    cells: Vec<f64>,
    /// Times of the rows [s].
    pub(super) time: Vec<f64>,
}

impl Recording {
    /// Reads a file.
    pub fn from_path(path: &Path) -> Result<Self, ModelErrors> {
        let source = path.display().to_string();
        let refuse = |message: String| -> ModelErrors {
            ModelError::new("", message).with_source(&source).into()
        };
        let failed = |e: std::io::Error| refuse(format!("the motion cannot be read: {e}"));
        if let Some(why) = why_not_a_file(path) {
            return Err(refuse(why.to_owned()));
        }
        let file = File::open(path).map_err(failed)?;
        let mut bytes = vec![];
        file.take(MAX_FILE_SIZE + 1)
            .read_to_end(&mut bytes)
            .map_err(failed)?;
        if bytes.len() as u64 > MAX_FILE_SIZE {
            let most = MAX_FILE_SIZE >> 20;
            return Err(refuse(format!("the file is larger than {most} MiB")));
        }
        let text = String::from_utf8(bytes)
            .map_err(|_| refuse("the file is not UTF-8 text".to_owned()))?;
        Self::from_text(&text, &source)
    }

    /// Reads a text; `source` is its name in messages.
    pub fn from_text(text: &str, source: &str) -> Result<Self, ModelErrors> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).to_owned();
        let mut lines = lines(&text);
        let Some(header) = lines.next() else {
            return Err(ModelError::new("", "the motion is empty")
                .with_help("write a line of names (`time`, `joint.NAME.angle`, ...) and a line for every time")
                .with_source(source)
                .into());
        };
        let first = &text[header.clone()];
        let separator = [',', ';', '\t']
            .into_iter()
            .find(|s| first.contains(*s))
            .unwrap_or(',');
        let headers: Vec<Header> = crate::trajectory::csv::split(first, separator)
            .iter()
            .map(|field| name_and_unit(field))
            .collect();
        let rows: Vec<Range<usize>> = lines.collect();
        let mut recording = Self {
            source: source.to_owned(),
            separator,
            headers,
            header,
            rows,
            cells: vec![],
            time: vec![],
            text,
        };
        recording.check_shape()?;
        for row in &recording.rows {
            let cells = recording.text[row.clone()].split(separator);
            let number = |cell: &str| cell.trim().parse::<f64>().unwrap_or(f64::NAN);
            recording.cells.extend(cells.map(number));
        }
        recording.time = recording.read_times()?;
        Ok(recording)
    }

    /// First and last time [s].
    pub fn span(&self) -> [f64; 2] {
        [
            self.time.first().copied().unwrap_or(0.0),
            self.time.last().copied().unwrap_or(0.0),
        ]
    }

    /// Every row has as many fields as the header, and there are enough of them.
    fn check_shape(&self) -> Result<(), ModelErrors> {
        if self.headers.iter().all(|h| h.name.parse::<f64>().is_ok()) {
            let help = "write the names of the columns into the first line: `time`, `joint.NAME.angle`, ...";
            return Err(self.refuse_at(
                self.header.clone(),
                "the motion has no names of columns",
                help,
            ));
        }
        for row in &self.rows {
            let count = self.text[row.clone()].split(self.separator).count();
            if count != self.headers.len() {
                let message = format!(
                    "this row has {count} fields, the header has {}",
                    self.headers.len()
                );
                return Err(self.refuse_at(row.clone(), &message, "complete the row"));
            }
        }
        if self.rows.len() < FEWEST_ROWS {
            let message = format!(
                "the motion has {} rows; at least {FEWEST_ROWS} are needed for accelerations",
                self.rows.len()
            );
            return Err(self.refuse_at(self.header.clone(), &message, "record more times"));
        }
        Ok(())
    }

    fn read_times(&self) -> Result<Vec<f64>, ModelErrors> {
        let Some(time) = self.column("time", Quantity::Time)? else {
            let help = "name one column `time` or `time [s]`";
            return Err(self.refuse_at(
                self.header.clone(),
                "the motion has no column `time`",
                help,
            ));
        };
        for (k, pair) in time.windows(2).enumerate() {
            if pair[1] <= pair[0] {
                let message = format!(
                    "the times must increase, but {} s follows {} s",
                    pair[1], pair[0]
                );
                let help = "sort the rows by time and leave out repeated ones";
                return Err(self.refuse_at(self.rows[k + 1].clone(), &message, help));
            }
        }
        Ok(time)
    }

    /// The values of a column in SI units, if there is one of that name.
    pub(super) fn column(
        &self,
        name: &str,
        quantity: Quantity,
    ) -> Result<Option<Vec<f64>>, ModelErrors> {
        let mut found = (0..self.headers.len()).filter(|&k| self.headers[k].name == name);
        let Some(k) = found.next() else {
            return Ok(None);
        };
        if found.next().is_some() {
            let message = format!("two columns are called `{name}`");
            return Err(self.refuse_at(self.header.clone(), &message, "keep one of them"));
        }
        let units = quantity.units();
        let factor = match &self.headers[k].unit {
            None => 1.0,
            Some(unit) => match units.iter().find(|(u, _)| u == unit) {
                Some((_, factor)) => *factor,
                None => {
                    let known: Vec<&str> = units.iter().map(|(u, _)| *u).collect();
                    let message = format!("the column `{name}` is in `{unit}`");
                    let help = format!("units of this column: {}", known.join(", "));
                    return Err(self.refuse_at(self.header.clone(), &message, &help));
                }
            },
        };
        let width = self.headers.len();
        let values: Vec<f64> = (0..self.rows.len())
            .map(|row| self.cells[row * width + k] * factor)
            .collect();
        if let Some(row) = values.iter().position(|v| !v.is_finite()) {
            let span = &self.rows[row];
            let cell = self.text[span.clone()].split(self.separator).nth(k);
            let message = format!(
                "`{}` in column `{name}` is not a finite number",
                shorten(cell.unwrap_or_default().trim())
            );
            let help = "complete the recording, or leave out this row";
            return Err(self.refuse_at(span.clone(), &message, help));
        }
        Ok(Some(values))
    }

    /// Whether there is a column of that name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.headers.iter().any(|h| h.name == name)
    }

    /// Several columns of one base name, all or nothing.
    pub(super) fn columns(
        &self,
        base: &str,
        ends: &[&str],
        quantity: Quantity,
    ) -> Result<Option<Vec<Vec<f64>>>, ModelErrors> {
        let mut out = Vec::with_capacity(ends.len());
        for end in ends {
            match self.column(&format!("{base}.{end}"), quantity)? {
                Some(values) => out.push(values),
                None => return Ok(None),
            }
        }
        Ok(Some(out))
    }

    /// An error about a row.
    pub(super) fn refuse_row(&self, row: usize, message: &str, help: &str) -> ModelErrors {
        let span = self.rows.get(row).unwrap_or(&self.header);
        self.refuse_at(span.clone(), message, help)
    }

    /// An error about the columns.
    pub(super) fn refuse(&self, message: &str, help: &str) -> ModelErrors {
        self.refuse_at(self.header.clone(), message, help)
    }

    fn refuse_at(&self, span: Range<usize>, message: &str, help: &str) -> ModelErrors {
        ModelError::new("", message)
            .with_help(help)
            .with_source(&self.source)
            .with_span(&self.text, span)
            .into()
    }
}

/// Bytes of the lines that hold something, without their ends.
fn lines(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut at = 0;
    text.split_inclusive('\n').filter_map(move |line| {
        let start = at;
        at += line.len();
        let body = line.trim_end();
        let empty = body.is_empty() || body.trim_start().starts_with('#');
        (!empty).then_some(start..start + body.len())
    })
}

/// `joint.pivot.angle [rad]` as name and unit.
fn name_and_unit(field: &str) -> Header {
    let field = field.trim();
    let parts = field.strip_suffix(']').and_then(|f| f.rsplit_once('['));
    let (name, unit) = match parts {
        Some((name, unit)) => (name.trim_end(), Some(unit.trim().to_owned())),
        None => (field, None),
    };
    Header {
        name: name.to_owned(),
        unit,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_columns_are_read_with_their_units() {
        let text = "# a motion\ntime [ms];joint.a.angle [deg];note\n0;0;x\n10;90;y\n\n20;180;z\n30;270;w\n";
        let r = Recording::from_text(text, "m.csv").expect("reads");
        assert_eq!(r.span(), [0.0, 0.03]);
        let angle = r.column("joint.a.angle", Quantity::Angle).expect("good");
        let angle = angle.expect("there");
        assert!((angle[3] - 1.5 * std::f64::consts::PI).abs() < 1e-15);
        assert!(
            r.column("joint.b.angle", Quantity::Angle)
                .expect("good")
                .is_none()
        );
        assert!(r.column("note", Quantity::Length).is_err());
    }

    #[test]
    fn id_bad_recordings_are_refused_with_their_line() {
        let rows = |text: &str| format!("time,joint.a.angle\n{text}");
        for (text, words) in [
            (String::new(), "empty"),
            ("0,1\n1,2\n".to_owned(), "names"),
            (rows("0,1\n1,2\n2,3\n"), "3 rows"),
            (rows("0,1\n1,2\n1,3\n3,4\n"), "m.csv:4:1"),
            (rows("0,1\n1,2\n2\n3,4\n"), "m.csv:4:1"),
            (rows("0,1\n1,2\nNaN,3\n3,4\n"), "finite"),
            ("t,a\n0,1\n1,2\n2,3\n3,4\n".to_owned(), "no column `time`"),
            ("time,time\n0,1\n1,2\n2,3\n3,4\n".to_owned(), "two columns"),
            ("time [h],a\n0,1\n1,2\n2,3\n3,4\n".to_owned(), "units"),
        ] {
            let message = match Recording::from_text(&text, "m.csv") {
                Ok(_) => panic!("accepted {text:?}"),
                Err(errors) => errors.to_string(),
            };
            assert!(message.contains(words), "{message}");
        }
        let r = Recording::from_text(&rows("0,1\n1,x\n2,3\n3,4\n"), "m.csv").expect("reads");
        let error = r
            .column("joint.a.angle", Quantity::Angle)
            .expect_err("a word");
        assert!(error.to_string().contains("m.csv:3:1"), "{error}");
    }
}
