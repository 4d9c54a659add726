//! What the terminal sees: aligned tables, numbers that can be compared at a glance.

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

/// A number in few digits: 0, 12.3, 1.2e-13.
pub fn short(value: f64) -> String {
    let size = value.abs();
    if value == 0.0 {
        "0".to_owned()
    } else if !value.is_finite() {
        "not finite".to_owned()
    } else if (1e-3..1e5).contains(&size) {
        let decimals = (3 - size.log10().floor() as i32).clamp(0, 6) as usize;
        format!("{value:.decimals$}")
    } else {
        format!("{value:.2e}")
    }
}

/// A time step: 0.001, 1e-4.
pub fn step(value: f64) -> String {
    if value >= 1e-3 {
        value.to_string()
    } else {
        format!("{value:e}")
    }
}

/// A number with the digits that matter for a comparison.
pub fn precise(value: f64) -> String {
    let size = value.abs();
    if value == 0.0 || (1e-2..1e6).contains(&size) {
        let text = format!("{value:.9}");
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else if value.is_finite() {
        format!("{value:.5e}")
    } else {
        "-".to_owned()
    }
}

/// A number as people write it: 4.5, and powers of ten only for very small or large ones.
pub fn plain(value: f64) -> String {
    let trimmed = |digits: &str| {
        digits
            .trim_end_matches('0')
            .trim_end_matches('.')
            .to_owned()
    };
    let size = value.abs();
    if value == 0.0 {
        return "0".to_owned();
    }
    if (1e-3..1e6).contains(&size) {
        // seven digits that count, at least one of them after the point
        let decimals = (6 - size.log10().floor() as i32).clamp(1, 9) as usize;
        return trimmed(&format!("{value:.decimals$}"));
    }
    match format!("{value:.6e}").split_once('e') {
        Some((digits, power)) => format!("{}e{power}", trimmed(digits)),
        None => value.to_string(),
    }
}

/// A text of the solver for people: its numbers with powers of ten (4.500000e0) become plain ones (4.5).
pub fn readable(text: &str) -> String {
    let inside = |c: char| c.is_ascii_alphanumeric() || ".-+_".contains(c);
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(inside) {
        out += &rest[..start];
        let word = &rest[start..];
        let end = word.find(|c| !inside(c)).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        // a sentence may end with a number
        let core = word.trim_end_matches('.');
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let scientific = core.split_once('e').is_some_and(|(mantissa, power)| {
            let mantissa = mantissa.trim_start_matches('-');
            let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, "0"));
            digits(whole) && digits(part) && digits(power.trim_start_matches(['-', '+']))
        });
        match core.parse::<f64>() {
            Ok(value) if scientific => {
                out += &plain(value);
                out += &word[core.len()..];
            }
            _ => out += word,
        }
        rest = after;
    }
    out + rest
}

/// So many of something: 1 step, 2 steps.
pub fn count(number: usize, what: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {what}{plural}")
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
    let conserved = !entry.note.starts_with("not conserved");
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

/// Steps, time and effort of a run in words.
pub fn pace(trajectory: &Trajectory) -> String {
    let c = &trajectory.counts;
    let steps = c.steps.max(1) as f64;
    let divided = if c.divided > 0 {
        format!(", {} divided", count(c.divided as usize, "step"))
    } else {
        String::new()
    };
    format!(
        "{} in {} s ({} us a step, {:.2} iterations{divided})",
        count(c.steps as usize, "step"),
        short(c.wall_time),
        short(1e6 * c.wall_time / steps),
        c.iterations as f64 / steps
    )
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
    fn id_numbers_as_people_write_them() {
        for (value, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (f64::INFINITY, "inf"),
            (4.5, "4.5"),
            (-2.2, "-2.2"),
            (100.0, "100"),
            (1.0 / 3.0, "0.3333333"),
            (123_456.789, "123456.8"),
            (0.00125, "0.00125"),
            (1.2e-7, "1.2e-7"),
            (-3e12, "-3e12"),
        ] {
            assert_eq!(plain(value), text);
        }
    }

    #[test]
    fn id_only_numbers_with_powers_of_ten_change() {
        for (before, after) in [
            ("x = 4.500000e0 must be = 0.000000e0", "x = 4.5 must be = 0"),
            ("off by 1.200e-7.", "off by 1.2e-7."),
            (
                "bound -2.000000e1, multiplier 3.1e2)",
                "bound -20, multiplier 310)",
            ),
            (
                "node 20, phase e1, 12 of m2e5 in 1.25 s",
                "node 20, phase e1, 12 of m2e5 in 1.25 s",
            ),
            ("größer als 1.000000e0 m²", "größer als 1 m²"),
            ("", ""),
        ] {
            assert_eq!(readable(before), after);
        }
    }

    #[test]
    fn id_numbers_are_short() {
        for (value, text) in [
            (0.0, "0"),
            (1.0, "1.000"),
            (1234.5, "1234"),
            (1.26e-13, "1.26e-13"),
            (f64::NAN, "not finite"),
        ] {
            assert_eq!(short(value), text);
        }
        assert_eq!(precise(0.328_458_112), "0.328458112");
        assert_eq!(precise(-2.0), "-2");
        assert_eq!(precise(1e-10), "1.00000e-10");
    }

    #[test]
    fn id_one_has_no_plural() {
        let texts = [0, 1, 2].map(|n| count(n, "iteration"));
        assert_eq!(texts, ["0 iterations", "1 iteration", "2 iterations"]);
    }

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
