//! What the terminal sees: aligned tables, numbers that can be compared at a glance.

pub use alembert::text::{count, pace, plain, precise, readable, short, step};
use alembert::trajectory::{LEAST_NORM, LedgerEntry, Trajectory, Verdict};
use serde_json::{Value, json};
use std::io::{ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether something that the user wants could not be written.
static LOST: AtomicBool = AtomicBool::new(false);

/// Prints data on stdout; a closed pipe is nobody's mistake, a full disk is told, once.
pub fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let result = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    if let Err(error) = result
        && error.kind() != ErrorKind::BrokenPipe
        && !lose()
    {
        tell(&format!(
            "error: the output cannot be written: {}",
            why(&error)
        ));
    }
}

/// Notes that something could not be written; whether that was known before.
pub fn lose() -> bool {
    LOST.swap(true, Ordering::Relaxed)
}

/// Whether something could not be written.
pub fn lost() -> bool {
    LOST.load(Ordering::Relaxed)
}

/// Why something cannot be written, in words, with what to do.
pub fn why(error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::StorageFull => {
            "the disk is full\n   = help: make room, or choose another folder with --out".to_owned()
        }
        ErrorKind::QuotaExceeded => {
            "your quota is used up\n   = help: make room, or choose another folder with --out"
                .to_owned()
        }
        _ => error.to_string(),
    }
}

/// Prints a message on stderr; in colours where someone looks.
pub fn tell(text: &str) {
    let mut err = std::io::stderr().lock();
    let plain = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty())
        || std::env::var_os("TERM").is_some_and(|v| v == "dumb");
    let _ = match !plain && err.is_terminal() {
        true => writeln!(err, "{}", painted(text)),
        false => writeln!(err, "{text}"),
    };
}

/// A message with its kind, its marks and its way out in colours.
fn painted(text: &str) -> String {
    let paint = |line: &str| {
        let kinds = [("error:", "1;31"), ("warning:", "1;33"), ("note:", "1;36")];
        for (kind, color) in kinds {
            if let Some(rest) = line.strip_prefix(kind) {
                return format!("\x1b[{color}m{kind}\x1b[0;1m{rest}\x1b[0m");
            }
        }
        if let Some((before, after)) = line.split_once("= help:") {
            return format!("{before}\x1b[1;32m= help:\x1b[0m{after}");
        }
        match line.split_once(" | ") {
            Some((gutter, marks))
                if !marks.is_empty() && marks.trim().chars().all(|c| c == '^') =>
            {
                format!("{gutter} | \x1b[1;31m{marks}\x1b[0m")
            }
            _ => line.to_owned(),
        }
    };
    let lines: Vec<String> = text.split('\n').map(paint).collect();
    lines.join("\n")
}

/// The object of a single file as it is; those of several as a list.
pub fn one_or_several(mut objects: Vec<Value>, files: usize) -> Value {
    match (files, objects.pop()) {
        (1, Some(single)) => single,
        (_, last) => {
            objects.extend(last);
            json!({ "files": objects })
        }
    }
}

/// Prints JSON on stdout.
pub fn print_json(value: &Value) {
    print(&format!("{value:#}\n"));
}

/// A number for JSON; not finite is null.
pub fn number(value: f64) -> Value {
    if value.is_finite() {
        json!(value)
    } else {
        Value::Null
    }
}

/// A table with aligned columns; the first row is the header. `right` names columns aligned to the right.
pub fn table(rows: &[Vec<String>], right: &[usize]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |k: usize| {
        rows.iter()
            .filter_map(|r| r.get(k))
            .map(|c| c.chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::from(" ");
        for (k, cell) in row.iter().enumerate() {
            let width = widths[k];
            line += &if right.contains(&k) {
                format!(" {cell:>width$} ")
            } else {
                format!(" {cell:<width$} ")
            };
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// The ledger of a run as text: one line about the run, then the balances.
pub fn ledger(model: &str, trajectory: &Trajectory) -> String {
    let p = &trajectory.provenance;
    let mut text = if p.axis.is_empty() {
        format!(
            "{model} / {}: {}, {}, step {} s, {}\n",
            p.study,
            p.scheme,
            p.formulation,
            step(p.step),
            pace(trajectory)
        )
    } else {
        at_rest(model, trajectory)
    };
    let message = trajectory.status.message();
    if !message.is_empty() {
        text += &format!("  {}: {message}\n", trajectory.status.code());
    }
    let mut rows = vec![
        ["balance", "largest", "unit", "relative", ""]
            .map(str::to_owned)
            .to_vec(),
    ];
    for entry in &trajectory.ledger {
        rows.push(ledger_row(entry));
    }
    text + &table(&rows, &[1, 3]) + &verdicts(&trajectory.ledger) + &undetermined(trajectory)
}

/// Which reactions are not determined, and how loops fit.
fn undetermined(trajectory: &Trajectory) -> String {
    let mut text = String::new();
    let list = &trajectory.undetermined;
    if !list.is_empty() {
        let some = list.iter().take(6).map(String::as_str).collect::<Vec<_>>();
        let more = match list.len() {
            n if n > 6 => format!(" and {} more", n - 6),
            _ => String::new(),
        };
        text += &format!(
            "  reactions not determined by the motion: {}{more}; shown: {LEAST_NORM}\n",
            some.join(", ")
        );
    }
    let misfit = trajectory.counts.misfit;
    if misfit > 1e-10 {
        text += &format!(
            "  loops fit to {} m or rad (closure_tolerance)\n",
            short(misfit)
        );
    }
    text
}

/// What is not good, and what to do.
pub fn verdicts(ledger: &[LedgerEntry]) -> String {
    let bad = ledger.iter().filter(|e| e.verdict > Verdict::Good);
    bad.map(|e| format!("  {}: {}: {}\n", e.verdict.name(), e.name, e.remedy))
        .collect()
}

/// One line about a run over another axis than time.
fn at_rest(model: &str, trajectory: &Trajectory) -> String {
    let (p, c) = (&trajectory.provenance, &trajectory.counts);
    let end = trajectory.channel("load_factor").and_then(<[f64]>::last);
    let reached = end.map_or(String::new(), |f| format!(", load factor {}", precise(*f)));
    format!(
        "{model} / {}: {}{reached}, {} frames over the {}, {} factorisations in {} s\n",
        p.study,
        p.scheme,
        trajectory.time.len(),
        p.axis,
        c.factorizations,
        short(c.wall_time),
    )
}

fn ledger_row(entry: &LedgerEntry) -> Vec<String> {
    let conserved = entry.is_conserved();
    let largest = if conserved {
        short(entry.largest)
    } else {
        "-".to_owned()
    };
    let relative = entry
        .relative
        .filter(|_| conserved)
        .map_or("-".to_owned(), short);
    vec![
        entry.name.clone(),
        largest,
        entry.unit.clone(),
        relative,
        entry.note.clone(),
    ]
}

/// A run as JSON; see docs/cli.md.
pub fn run_json(trajectory: &Trajectory, files: &[String]) -> Value {
    let c = &trajectory.counts;
    let p = &trajectory.provenance;
    let steps = c.steps.max(1) as f64;
    let ledger: Vec<Value> = trajectory
        .ledger
        .iter()
        .map(|e| {
            json!({
                "name": e.name, "largest": number(e.largest), "relative": e.relative.map_or(Value::Null, number),
                "unit": e.unit, "note": e.note, "verdict": e.verdict.name(), "remedy": e.remedy,
            })
        })
        .collect();
    json!({
        "study": p.study,
        "status": trajectory.status.code(),
        "message": trajectory.status.message(),
        "scheme": p.scheme,
        "formulation": p.formulation,
        "step": p.step,
        "axis": if p.axis.is_empty() { "time" } else { p.axis.as_str() },
        "end_time": trajectory.time.last().copied().unwrap_or(0.0),
        "ledger": ledger,
        "verdict": trajectory.verdict().name(),
        "largest_absolute_energy_drift": drift(trajectory, "energy.total").0,
        "largest_relative_energy_drift": drift(trajectory, "energy.total").1,
        "largest_position_violation": largest(trajectory, "constraint.position"),
        "largest_velocity_violation": largest(trajectory, "constraint.velocity"),
        "dof": c.dof,
        "redundant": c.redundant,
        "misfit": number(c.misfit),
        "undetermined_reactions": trajectory.undetermined,
        "wall_time_s": c.wall_time,
        "steps": c.steps,
        "divided_steps": c.divided,
        "time_per_step_us": 1e6 * c.wall_time / steps,
        "iterations_per_step": c.iterations as f64 / steps,
        "factorizations": c.factorizations,
        "jacobians": c.jacobians,
        "solves": c.solves,
        "element_evaluations": c.evaluations,
        "modes": modes(trajectory),
        "files": files,
    })
}

/// Largest distance of a channel from its start, absolute and relative to the largest value.
/// Frequencies of the modes, by name of the channel; none in other studies.
fn modes(trajectory: &Trajectory) -> Vec<Value> {
    let mut list = vec![];
    for k in 1.. {
        let base = format!("mode.{k}.");
        let mut mode = serde_json::Map::new();
        for c in &trajectory.channels {
            if let (Some(what), Some(value)) = (c.name.strip_prefix(&base), c.values.last()) {
                mode.insert(what.to_owned(), number(*value));
            }
        }
        if mode.is_empty() {
            return list;
        }
        mode.insert("mode".to_owned(), json!(k));
        list.push(Value::Object(mode));
    }
    list
}

fn drift(trajectory: &Trajectory, name: &str) -> (Value, Value) {
    let values = trajectory.channel(name).unwrap_or_default();
    let first = values.first().copied().unwrap_or(0.0);
    let drift = values.iter().fold(0.0_f64, |m, v| m.max((v - first).abs()));
    let size = values.iter().fold(0.0_f64, |m, v| m.max(v.abs()));
    (
        number(drift),
        if size > 0.0 {
            number(drift / size)
        } else {
            Value::Null
        },
    )
}

fn largest(trajectory: &Trajectory, name: &str) -> Value {
    number(
        trajectory
            .channel(name)
            .unwrap_or_default()
            .iter()
            .fold(0.0_f64, |m, v| m.max(v.abs())),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_tables_are_aligned() {
        let rows = vec![
            vec!["a".to_owned(), "1".to_owned()],
            vec!["bcd".to_owned(), "23".to_owned()],
        ];
        assert_eq!(table(&rows, &[1]), "  a     1\n  bcd  23\n");
    }

    #[test]
    fn id_messages_in_colours_say_the_same() {
        let text = "error: unknown key `mas`\n  --> my.toml:12:1\n   |\n12 | mas = 1.0\n   | ^^^\n   = help: did you mean `mass`?";
        let colored = painted(text);
        assert!(colored.starts_with("\x1b[1;31merror:"));
        for part in ["\x1b[1;31m^^^\x1b[0m", "\x1b[1;32m= help:\x1b[0m did"] {
            assert!(colored.contains(part), "{colored:?}");
        }
        let mut plain = colored;
        for code in ["\x1b[1;31m", "\x1b[0;1m", "\x1b[1;32m", "\x1b[0m"] {
            plain = plain.replace(code, "");
        }
        assert_eq!(plain, text);
    }
}
