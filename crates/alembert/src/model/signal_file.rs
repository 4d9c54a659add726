//! Signals from CSV files: the columns that a model names become tables of the model, before it is checked.
//!
//! The first line of the file holds the names of its columns, with or without a unit in brackets, as in the files that
//! `alembert run` writes. Fields are separated by commas, else by semicolons, else by tabs. Empty lines and lines that
//! start with `#` are left out.

use std::path::Path;

use serde_json::{Map, Value as Json};

use super::Signal;
use super::document::read_text;
use super::suggest;
use super::tree::{Node, parse_path};
use crate::error::{ModelError, ModelErrors};

/// Puts tables in the place of all signals that name a CSV file, found in that folder.
pub(super) fn read_signal_files(json: &mut Json, tree: &Node, folder: &Path) -> Vec<ModelError> {
    let mut errors = Vec::new();
    replace(json, String::new(), &mut |file, path| {
        read_signal(file, folder).map_err(|(key, message, help)| {
            let subject = tree.describe(&parse_path(path), "model");
            let mut error =
                ModelError::new(format!("{path}.{key}"), format!("{subject}: {message}"));
            error.help = help;
            errors.push(error);
        })
    });
    errors
}

impl Signal {
    /// The signal with the column of its CSV file, if it names one, as a table; `path` is its place in messages.
    pub fn with_file_read(&self, folder: &Path, path: &str) -> Result<Self, ModelError> {
        let Self::File(_) = self else {
            return Ok(self.clone());
        };
        let bad = |error: serde_json::Error| ModelError::new(path, error.to_string());
        let mut json = serde_json::to_value(self).map_err(bad)?;
        let mut wrong = None;
        replace(&mut json, path.to_owned(), &mut |file, path| {
            read_signal(file, folder).map_err(|(key, message, help)| {
                let mut error = ModelError::new(format!("{path}.{key}"), message);
                error.help = help;
                wrong = Some(error);
            })
        });
        match wrong {
            Some(error) => Err(error),
            None => serde_json::from_value(json).map_err(bad),
        }
    }
}

/// What reads a signal at a path; `Err` when it has said what is wrong.
type Reader<'r> = dyn FnMut(&Map<String, Json>, &str) -> Result<Vec<[f64; 2]>, ()> + 'r;

/// Walks through a model. Its keys and types are already checked, so only a signal has these two texts.
fn replace(json: &mut Json, path: String, read: &mut Reader) {
    match json {
        Json::Object(map) => {
            if map.get("csv").is_some_and(Json::is_string)
                && map.get("column").is_some_and(Json::is_string)
            {
                if let Ok(rows) = read(map, &path) {
                    let interpolation = map.remove("interpolation");
                    map.clear();
                    let rows: Vec<Json> = rows.iter().map(|row| Json::from(row.to_vec())).collect();
                    map.insert("table".to_owned(), Json::from(rows));
                    map.extend(interpolation.map(|value| ("interpolation".to_owned(), value)));
                }
                return;
            }
            for (key, value) in map {
                let separator = if path.is_empty() { "" } else { "." };
                replace(value, format!("{path}{separator}{key}"), read);
            }
        }
        Json::Array(items) => {
            for (index, item) in items.iter_mut().enumerate() {
                replace(item, format!("{path}[{index}]"), read);
            }
        }
        _ => {}
    }
}

/// The key that is wrong, why, and what to do.
type Refusal = (&'static str, String, Option<String>);

fn read_signal(file: &Map<String, Json>, folder: &Path) -> Result<Vec<[f64; 2]>, Refusal> {
    let word = |key: &str| file.get(key).and_then(Json::as_str);
    let name = word("csv").unwrap_or_default();
    let column = word("column").unwrap_or_default();
    let time = word("time").unwrap_or("time");
    let path = folder.join(name);
    let text = read_text(&path, name).map_err(|ModelErrors(errors)| {
        let reason = errors.into_iter().next().unwrap_or_default();
        let message = format!("\"{}\": {}", suggest::shorten(name), reason.message);
        let help = "the path of a CSV file starts in the folder of the model file";
        ("csv", message, Some(reason.help.unwrap_or(help.to_owned())))
    })?;
    rows(&text, time, column).map_err(|(key, message, help)| {
        (
            key,
            format!("\"{}\": {message}", suggest::shorten(name)),
            help,
        )
    })
}

/// The rows of two columns.
fn rows(text: &str, time: &str, column: &str) -> Result<Vec<[f64; 2]>, Refusal> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
    let Some((_, header)) = lines.next() else {
        return Err(("csv", "the file is empty".to_owned(), None));
    };
    let separator = [',', ';', '\t']
        .into_iter()
        .find(|separator| header.contains(*separator))
        .unwrap_or(',');
    let names = fields(header, separator);
    if names.iter().all(|name| name.parse::<f64>().is_ok()) {
        let help = "write the names of the columns into the first line";
        let message = "the file has no names of columns".to_owned();
        return Err(("csv", message, Some(help.to_owned())));
    }
    let columns = [find(&names, "time", time)?, find(&names, "column", column)?];
    let time_scale = unit_size("time", &names[columns[0]], &TIMES)?;
    let scale = unit_size("column", &names[columns[1]], &UNITS)?;
    let mut rows: Vec<[f64; 2]> = Vec::new();
    for (index, line) in lines {
        let [t, value] = row(line, separator, names.len(), columns)
            .map_err(|message| ("csv", format!("line {}: {message}", index + 1), None))?;
        let row = [t * time_scale, value * scale];
        if let Some(last) = rows.last().filter(|last| row[0] <= last[0]) {
            let message = format!(
                "line {}: the times must increase, but {} follows {}",
                index + 1,
                row[0],
                last[0]
            );
            return Err(("csv", message, None));
        }
        rows.push(row);
    }
    if rows.is_empty() {
        return Err(("csv", "the file has no rows".to_owned(), None));
    }
    Ok(rows)
}

/// Time and value of a line.
fn row(line: &str, separator: char, count: usize, columns: [usize; 2]) -> Result<[f64; 2], String> {
    let fields = fields(line, separator);
    if fields.len() != count {
        return Err(format!(
            "{} fields, but the first line names {count} columns",
            fields.len()
        ));
    }
    let mut row = [0.0_f64; 2];
    for (entry, column) in row.iter_mut().zip(columns) {
        let field = &fields[column];
        *entry = match field.parse() {
            Ok(number) => number,
            Err(_) => return Err(format!("\"{}\" is not a number", suggest::shorten(field))),
        };
        if !entry.is_finite() {
            return Err(format!("\"{}\" is not finite", suggest::shorten(field)));
        }
    }
    Ok(row)
}

/// Index of a column: by its whole name, else by its name without unit.
fn find(names: &[String], key: &'static str, wanted: &str) -> Result<usize, Refusal> {
    let bare: Vec<&str> = names.iter().map(|name| without_unit(name)).collect();
    let whole: Vec<&str> = names.iter().map(String::as_str).collect();
    for list in [whole, bare.clone()] {
        let mut hits = (0..list.len()).filter(|index| list[*index] == wanted);
        match (hits.next(), hits.next()) {
            (Some(index), None) => return Ok(index),
            (Some(_), Some(_)) => {
                let message = format!(
                    "several columns are called \"{}\"",
                    suggest::shorten(wanted)
                );
                let help = "give every column its own name".to_owned();
                return Err((key, message, Some(help)));
            }
            (None, _) => {}
        }
    }
    let message = format!("there is no column \"{}\"", suggest::shorten(wanted));
    Err((
        key,
        message,
        Some(suggest::did_you_mean(wanted, &bare, "columns")),
    ))
}

/// "joint.knee.angle [rad]" without its unit.
fn without_unit(name: &str) -> &str {
    match name.rsplit_once('[') {
        Some((bare, unit)) if unit.ends_with(']') && !bare.trim().is_empty() => bare.trim_end(),
        _ => name,
    }
}

/// Units of times, with their size in SI.
const TIMES: [(&str, f64); 2] = [("s", 1.0), ("ms", 1e-3)];

/// Units of columns: those that recordings come in, and those that results are written in.
const UNITS: [(&str, f64); 23] = [
    ("m", 1.0),
    ("cm", 1e-2),
    ("mm", 1e-3),
    ("rad", 1.0),
    ("deg", std::f64::consts::PI / 180.0),
    ("m/s", 1.0),
    ("rad/s", 1.0),
    ("m/s^2", 1.0),
    ("rad/s^2", 1.0),
    ("N", 1.0),
    ("N m", 1.0),
    ("N/m", 1.0),
    ("J", 1.0),
    ("1", 1.0),
    ("s", 1.0),
    ("ms", 1e-3),
    ("kg", 1.0),
    ("kg m/s", 1.0),
    ("kg m^2/s", 1.0),
    ("1/s", 1.0),
    ("1/m", 1.0),
    ("Hz", 1.0),
    ("", 1.0),
];

/// Size in SI of the unit behind a name; no unit is SI, an unknown one is refused.
fn unit_size(key: &'static str, name: &str, units: &[(&str, f64)]) -> Result<f64, Refusal> {
    let unit = match without_unit(name) == name {
        true => return Ok(1.0),
        false => name.rsplit_once('[').map_or("", |(_, unit)| unit),
    };
    let unit = unit.trim_end_matches(']').trim();
    if let Some((_, size)) = units.iter().find(|(known, _)| *known == unit) {
        return Ok(*size);
    }
    let known: Vec<&str> = units
        .iter()
        .map(|u| u.0)
        .filter(|u| !u.is_empty())
        .collect();
    let message = format!(
        "the unit [{}] of the column \"{}\" is not known",
        suggest::shorten(unit),
        suggest::shorten(without_unit(name))
    );
    let help = format!(
        "convert the column, or leave the unit out where it is SI; known units: {}",
        known.join(", ")
    );
    Err((key, message, Some(help)))
}

/// Fields of a line without quotes and surrounding space.
fn fields(line: &str, separator: char) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut inside = false;
    for c in line.chars() {
        if c == '"' {
            inside = !inside;
        } else if c == separator && !inside {
            fields.push(String::new());
        } else if let Some(field) = fields.last_mut() {
            field.push(c);
        }
    }
    for field in &mut fields {
        *field = field.trim().to_owned();
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ref_columns_are_found() {
        let expected = Ok(vec![[0.0, 1.5], [0.5, -2e-3]]);
        for text in [
            "time,a,b\n0,9,1.5\n0.5,9,-2e-3\n",
            "time [s],a [m],b [rad]\r\n0,9,1.5\r\n\r\n0.5,9,-2e-3",
            "\u{feff}# recorded\ntime; a; \"b\"\n0; 9; 1.5\n# half\n0.5; 9; -2e-3\n",
            "b\ttime\ta\n1.5\t0\t9\n-2e-3\t0.5\tx\n",
        ] {
            assert_eq!(rows(text, "time", "b"), expected, "{text}");
        }
        let degrees = rows("time [ms],b [deg]\n0,180\n500,90\n", "time", "b").expect("valid");
        assert_eq!(degrees[1][0], 0.5);
        assert!((degrees[0][1] - std::f64::consts::PI).abs() < 1e-15);
        // by the whole name, where the unit tells two columns apart
        let text = "time [s],x [m],x [rad]\n0,1,2\n";
        assert_eq!(rows(text, "time", "x [rad]"), Ok(vec![[0.0, 2.0]]));
        let doubled = rows(text, "time", "x").expect_err("two");
        assert!(doubled.1.contains("several"));
    }

    #[test]
    fn id_bad_files_are_refused_with_the_line() {
        let cases = [
            ("", "csv", "empty"),
            ("time,b\n", "csv", "no rows"),
            ("0,1\n1,2\n", "csv", "no names"),
            ("tme,b\n0,1\n", "time", "no column \"time\""),
            ("time,a\n0,1\n", "column", "no column \"b\""),
            ("time,b\n0,1\n\n1\n", "csv", "line 4: 1 fields"),
            ("time,b\n0,x\n", "csv", "line 2: \"x\" is not a number"),
            ("time,b [furlong]\n0,1\n", "column", "unit [furlong]"),
            (
                "time [m],b\n0,1\n",
                "time",
                "unit [m] of the column \"time\"",
            ),
            ("time,b\n0,inf\n", "csv", "line 2: \"inf\" is not finite"),
            (
                "time,b\n0,1\n1,1\n1,2\n",
                "csv",
                "line 4: the times must increase",
            ),
        ];
        for (text, key, words) in cases {
            let (found, message, _) = rows(text, "time", "b").expect_err(text);
            assert!(
                found == key && message.contains(words),
                "{text}: {found} {message}"
            );
        }
        let help = rows("tme,b\n0,1\n", "time", "b").expect_err("time").2;
        assert_eq!(help.as_deref(), Some("did you mean `tme`?"));
    }
}
