//! Phases on the grid, and the nodes that a place in time means.

use super::types::{Phase, Where};
use super::wrong;
use crate::problem::{Duration, ProblemFile};
use alembert::error::ModelErrors;

/// The phases of a file.
pub(super) fn phases(file: &ProblemFile) -> Result<Vec<Phase>, ModelErrors> {
    let mut out = vec![];
    for (k, phase) in file.phases.iter().enumerate() {
        let (duration, guess) = match &phase.duration {
            Duration::Fixed(t) => ([*t; 2], *t),
            Duration::Free(f) => (
                [f.min, f.max],
                f.guess.unwrap_or_else(|| (f.min * f.max).sqrt()),
            ),
        };
        let mut contacts = vec![];
        for name in &phase.contacts {
            let found = file.contacts.iter().position(|c| c.name == *name);
            contacts.push(found.ok_or_else(|| {
                wrong(
                    &format!("phase[{k}].contacts"),
                    format!("no contact is called \"{name}\""),
                    "add a [[contact]] of that name",
                )
            })?);
        }
        out.push(Phase {
            name: phase.name.clone(),
            steps: phase.steps as usize,
            duration,
            guess,
            contacts,
        });
    }
    if out.is_empty() || out.iter().any(|p| p.steps == 0) {
        return Err(wrong(
            "phase",
            "a problem needs at least one phase with at least one step",
            "add [[phase]] with name, steps and duration",
        ));
    }
    Ok(out)
}

/// The nodes that `at` means.
pub(super) fn nodes_of(
    phases: &[Phase],
    at: Option<&str>,
    path: &str,
) -> Result<Where, ModelErrors> {
    let last = phases.iter().map(|p| p.steps).sum();
    let begin = |k: usize| phases[..k].iter().map(|p| p.steps).sum::<usize>();
    match at.unwrap_or("path") {
        "start" => return Ok(Where::Node(0)),
        "end" => return Ok(Where::Node(last)),
        "path" => return Ok(Where::Nodes(0, last)),
        _ => {}
    }
    let text = at.unwrap_or_default();
    let (name, side) = match text.rsplit_once('.') {
        Some((name, side @ ("start" | "end"))) => (name, Some(side)),
        _ => (text, None),
    };
    let k = phases.iter().position(|p| p.name == name).ok_or_else(|| {
        let known: Vec<&str> = phases.iter().map(|p| p.name.as_str()).collect();
        wrong(
            &format!("{path}.at"),
            format!("\"{text}\" is no place in time"),
            &format!(
                "use start, end, path, or a phase ({}), perhaps with .start or .end",
                known.join(", ")
            ),
        )
    })?;
    Ok(match side {
        Some("start") => Where::Node(begin(k)),
        Some(_) => Where::Node(begin(k + 1)),
        None => Where::Nodes(begin(k), begin(k + 1)),
    })
}
