//! Trajectories as CSV: one row per recorded time, full precision, units in the header.
//!
//! The header is `time [s],body.crank.position.x [m],...`; fields are quoted where RFC 4180 asks for it.
//! Only times and channels are kept; [`super::npz`] keeps everything.

use super::{Channel, Trajectory};
use std::io::{self, Read, Write};

/// First columns: time, and what stands in its place where nothing moves.
const AXES: [&str; 4] = ["time [s]", "load_factor [1]", "path_length [1]", "mode [1]"];

/// Writes times and channels.
pub fn write<W: Write>(out: &mut W, trajectory: &Trajectory) -> io::Result<()> {
    write!(out, "{}", trajectory.provenance.axis_label())?;
    for channel in &trajectory.channels {
        write!(
            out,
            ",{}",
            quoted(&format!("{} [{}]", channel.name, channel.unit))
        )?;
    }
    writeln!(out)?;
    for (row, time) in trajectory.time.iter().enumerate() {
        // the exponent form has as many digits as it takes to read the same number back
        write!(out, "{time:e}")?;
        for channel in &trajectory.channels {
            match channel.values.get(row) {
                Some(value) => write!(out, ",{value:e}")?,
                None => write!(out, ",")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Times and channels of a file written by [`write()`].
pub fn read<R: Read>(input: &mut R) -> io::Result<(Vec<f64>, Vec<Channel>)> {
    let mut text = String::new();
    input.read_to_string(&mut text)?;
    let mut lines = text.lines();
    let header = lines.next().ok_or_else(|| bad("the file is empty"))?;
    let mut fields = split(header, ',').into_iter();
    let known = fields.next().is_some_and(|f| AXES.contains(&f.as_str()));
    if !known {
        return Err(bad("the first column is not `time [s]`"));
    }
    let mut channels = fields
        .map(|field| column(&field))
        .collect::<io::Result<Vec<_>>>()?;
    let mut time = vec![];
    for (row, line) in lines.enumerate() {
        let mut cells = line.split(',').map(|cell| {
            cell.parse::<f64>()
                .map_err(|_| bad(&format!("line {}: `{cell}` is not a number", row + 2)))
        });
        time.push(
            cells
                .next()
                .unwrap_or_else(|| Err(bad("a line is empty")))?,
        );
        for channel in &mut channels {
            let missing = || Err(bad(&format!("line {} is too short", row + 2)));
            channel.values.push(cells.next().unwrap_or_else(missing)?);
        }
    }
    Ok((time, channels))
}

/// Name and unit of a header field.
fn column(field: &str) -> io::Result<Channel> {
    let parts = field.strip_suffix(']').and_then(|f| f.rsplit_once(" ["));
    let (name, unit) = parts.ok_or_else(|| bad(&format!("the column `{field}` has no unit")))?;
    Ok(Channel {
        name: name.to_owned(),
        unit: unit.to_owned(),
        values: vec![],
    })
}

fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

/// Fields of a header line, quotes removed.
pub(crate) fn split(line: &str, separator: char) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut inside = false;
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if inside && chars.peek() == Some(&'"') => {
                chars.next();
                if let Some(field) = fields.last_mut() {
                    field.push('"');
                }
            }
            '"' => inside = !inside,
            c if c == separator && !inside => fields.push(String::new()),
            c => {
                if let Some(field) = fields.last_mut() {
                    field.push(c);
                }
            }
        }
    }
    fields
}

fn bad(message: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, message)
}

#[cfg(test)]
mod tests {
    use super::super::npz::tests::sample;
    use super::*;

    #[test]
    fn id_csv_comes_back_to_the_last_bit() {
        let (trajectory, _) = sample();
        let mut bytes = vec![];
        write(&mut bytes, &trajectory).expect("writes");
        let text = String::from_utf8(bytes.clone()).expect("text");
        assert!(text.starts_with("time [s],"));
        let (time, channels) = read(&mut bytes.as_slice()).expect("reads");
        assert_eq!(time, trajectory.time);
        assert_eq!(channels, trajectory.channels);
    }

    #[test]
    fn id_strange_names_are_quoted() {
        let (mut trajectory, _) = sample();
        trajectory.channels.truncate(1);
        trajectory.channels[0].name = "body.a, \"b\" [c].x".into();
        let mut bytes = vec![];
        write(&mut bytes, &trajectory).expect("writes");
        let (_, channels) = read(&mut bytes.as_slice()).expect("reads");
        assert_eq!(channels, trajectory.channels);
    }

    #[test]
    fn id_bad_csv_is_refused() {
        for text in [
            "",
            "x [m]\n1",
            "time [s],a\n",
            "time [s],a [m]\n1",
            "time [s],a [m]\n1,b",
        ] {
            assert!(read(&mut text.as_bytes()).is_err(), "{text:?}");
        }
    }
}
