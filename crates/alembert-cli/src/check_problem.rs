//! `alembert check` of a problem file: what it asks for, its size, and its derivatives.

use crate::args::CheckOptions;
use crate::check::{self, Found};
use crate::output::{self, count, short, table};
use crate::{BadInput, Outcome, files, room, solve};
use alembert::error::ModelErrors;
use alembert::trajectory::files::why_not_a_file;
use alembert_nlp::{Problem, derivatives};
use alembert_ocp::compile::{Ocp, compile};
use alembert_ocp::guess::Random;
use alembert_ocp::problem::{Loaded, ProblemFile};
use alembert_ocp::size::Estimate;
use alembert_ocp::study::{self, first_motion};
use alembert_ocp::transcription::Transcription;
use serde_json::json;
use std::path::Path;

/// Steps of each phase where derivatives are compared: every row and term occurs, and the cost grows with the square of the steps.
const STEPS: usize = 4;

/// Whether a file is a problem, not a model: it names a model.
pub fn is_problem(file: &Path) -> bool {
    keys(file).iter().any(|key| key == "model")
}

/// Whether a file is a model, not a problem: it names no model and has something that moves.
pub fn is_model(file: &Path) -> bool {
    let keys = keys(file);
    let moves = |key: &String| ["body", "point", "rod"].contains(&key.as_str());
    keys.iter().any(moves) && !keys.iter().any(|key| key == "model")
}

/// The first keys of a file; none if it cannot be read.
fn keys(file: &Path) -> Vec<String> {
    // a pipe is refused where it is read as what it should be
    if why_not_a_file(file).is_some() {
        return vec![];
    }
    let Ok(text) = std::fs::read_to_string(file) else {
        return vec![];
    };
    let json = file
        .extension()
        .is_some_and(|e| e.eq_ignore_ascii_case("json"));
    if json {
        let map = serde_json::from_str::<serde_json::Map<_, _>>(&text);
        return map.unwrap_or_default().into_iter().map(|e| e.0).collect();
    }
    let table = toml::from_str::<toml::Table>(&text);
    table.unwrap_or_default().into_iter().map(|e| e.0).collect()
}

/// What a problem asks for, study by study.
pub fn examine(options: &CheckOptions, file: &Path) -> Result<Found, ModelErrors> {
    let plain = |bad: BadInput| check::refused(bad.0.trim_start_matches("error: "), "");
    let loaded = ProblemFile::from_path(file)?;
    let loaded = match options.overrides.is_empty() {
        true => loaded,
        false => loaded.with_overrides(&files::pairs(&options.overrides)?)?,
    };
    let (mut text, mut outcome, mut studies) = (String::new(), Outcome::Good, vec![]);
    let notes = loaded.notes();
    let problem = loaded.problem_name();
    for (name, loaded) in solve::studies(&loaded, None).map_err(plain)? {
        let located = |e| files::placed(file, e);
        let ocp = compile(&loaded.file, &loaded.model).map_err(located)?;
        fits(&loaded, &ocp).map_err(located)?;
        let motion = first_motion(&loaded, &ocp).map_err(located)?;
        let program =
            Transcription::new(ocp.clone(), &motion.theta, motion.refs, false).map_err(located)?;
        text += &describe(&problem, &name, &loaded, &ocp, &program);
        let phases = ocp.phases.iter();
        let phases = phases.map(|p| json!({ "name": p.name, "steps": p.steps, "duration": p.duration.map(output::number) }));
        let mut study = json!({
            "name": name, "dof": ocp.setup.tree.dof, "controls": ocp.control_names,
            "variables": program.variables(), "constraints": program.constraints(),
            "phases": phases.collect::<Vec<_>>(),
        });
        if options.derivatives {
            let (told, good) = compare(&loaded, &ocp).map_err(plain)?;
            text += &told;
            study["derivatives_agree"] = json!(good);
            if !good {
                outcome = Outcome::Failed;
            }
        }
        studies.push(study);
    }
    Ok(Found {
        text,
        object: json!({ "problem": problem, "studies": studies }),
        notes,
        outcome,
    })
}

/// Below this number of steps no problem is too large.
const MANY: usize = 1000;

/// What is wrong with a study, as far as it can be known before it is solved.
pub fn before(loaded: &Loaded) -> Result<(), ModelErrors> {
    fits(loaded, &compile(&loaded.file, &loaded.model)?)?;
    study::check(loaded)
}

/// Refuses a problem that does not fit into the memory, before it is laid out.
pub fn fits(loaded: &Loaded, ocp: &Ocp) -> Result<(), ModelErrors> {
    let steps: usize = ocp.phases.iter().map(|p| p.steps).sum();
    let Some(available) = room::available_memory().filter(|_| steps > MANY) else {
        return Ok(());
    };
    let starts = loaded.file.guess.as_ref().and_then(|g| g.starts);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    Estimate::of(ocp, threads.min(starts.unwrap_or(1) as usize))?.check(available)
}

/// The problem in words.
fn describe(
    problem: &str,
    study: &str,
    loaded: &Loaded,
    ocp: &Ocp,
    program: &Transcription,
) -> String {
    let mut text = format!(
        "{problem} / {study}: {} of freedom, {}, {}, {}, {} of the Jacobian, {} of the Hessian\n",
        count(ocp.setup.tree.dof, "degree"),
        count(ocp.control_names.len(), "control"),
        count(program.variables(), "variable"),
        count(program.constraints(), "constraint"),
        match program.jacobian_structure().len() {
            1 => "1 entry".to_owned(),
            n => format!("{n} entries"),
        },
        program.hessian_structure().len()
    );
    let mut rows = vec![
        ["phase", "steps", "duration [s]", "contacts"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for phase in &ocp.phases {
        let [a, b] = phase.duration;
        let names: Vec<&str> = phase
            .contacts
            .iter()
            .map(|k| ocp.touches[*k].name.as_str())
            .collect();
        rows.push(vec![
            phase.name.clone(),
            phase.steps.to_string(),
            if a == b {
                short(a)
            } else {
                format!("{} to {}", short(a), short(b))
            },
            names.join(", "),
        ]);
    }
    text += &table(&rows, &[1]);
    let mut rows = vec![
        ["control", "unit", "from", "to"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for drive in &ocp.drives {
        for c in drive.first..drive.first + drive.action.components() {
            let bound = |v: f64| {
                if v.is_finite() {
                    short(v)
                } else {
                    "-".to_owned()
                }
            };
            let [low, high] = ocp.limits[c];
            rows.push(vec![
                ocp.control_names[c].clone(),
                drive.unit.to_owned(),
                bound(low),
                bound(high),
            ]);
        }
    }
    text += &table(&rows, &[2, 3]);
    text += &parameters(ocp);
    let mut rows = vec![["objective", "weight", "unit"].map(str::to_owned).to_vec()];
    for term in &ocp.terms {
        rows.push(vec![
            term.name.clone(),
            short(term.weight),
            term.unit.clone(),
        ]);
    }
    text += &table(&rows, &[1]);
    if let Some(pareto) = &loaded.file.pareto {
        text += &format!("  front of {}\n", pareto.objectives.join(", "));
    }
    text
}

/// What of the model is chosen.
fn parameters(ocp: &Ocp) -> String {
    if ocp.design.parameters.is_empty() {
        return String::new();
    }
    let titles = ["parameter", "place", "from", "to", "begins with"];
    let mut rows = vec![titles.map(str::to_owned).to_vec()];
    for p in &ocp.design.parameters {
        let places: Vec<&str> = p.table.path.list().collect();
        let [low, high] = p.bounds;
        let numbers = [low, high, p.guess].map(short);
        rows.push([vec![p.name.clone(), places.join(", ")], numbers.to_vec()].concat());
    }
    table(&rows, &[2, 3, 4])
}

/// Derivatives against differences on a short grid, at a point where nothing vanishes.
fn compare(loaded: &Loaded, ocp: &Ocp) -> Result<(String, bool), crate::BadInput> {
    let mut small = ocp.clone();
    let from: Vec<usize> = ocp.phases.iter().map(|p| p.steps).collect();
    let to: Vec<usize> = from.iter().map(|n| (*n).min(STEPS)).collect();
    for (phase, n) in small.phases.iter_mut().zip(&to) {
        phase.steps = *n;
    }
    small.retime(&from, &to);
    let motion = first_motion(loaded, ocp)?.resample(&from, &to);
    let mut program = Transcription::new(small, &motion.theta, motion.refs.clone(), true)?;
    program.begin_with(&motion);
    let mut random = Random::new(1);
    let mut x = program.start.clone();
    for v in &mut x {
        *v += 0.1 * random.symmetric() * v.abs().max(1.0);
    }
    for at in program
        .duration_at
        .iter()
        .flatten()
        .chain(&program.advance_at)
    {
        x[*at] = x[*at].abs().max(0.1);
    }
    // a parameter is compared with itself
    let parameters = program.ocp.design.parameters.iter();
    for (at, p) in program.parameter_at.iter().zip(parameters) {
        x[*at] = program.start[*at] + 0.1 * random.symmetric() * p.unit;
    }
    let check = derivatives::check(&mut program, &x).map_err(|_| {
        crate::BadInput("error: the problem cannot be evaluated near its start".to_owned())
    })?;
    let mut text = format!(
        "  derivatives: {} entries compared with central differences, largest relative difference {:.1e} (allowed {:.0e})\n",
        check.entries,
        check.largest,
        derivatives::TOLERANCE
    );
    for d in check.differences.iter().take(10) {
        text += &format!("    {}: {} told, {} found\n", d.entry, d.told, d.found);
    }
    Ok((text, check.differences.is_empty()))
}
