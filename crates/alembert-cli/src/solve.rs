//! `alembert solve`: from a problem file to plan, replay and report.

use crate::args::SolveOptions;
use crate::notes;
use crate::{BadInput, CommandResult, Outcome};
use crate::{check_problem, files, front, interrupt, output, run};
use alembert_nlp::Iteration;
use alembert_ocp::played::Played;
use alembert_ocp::problem::{Loaded, ProblemFile};
use alembert_ocp::report::plan;
use alembert_ocp::result::Stored;
use alembert_ocp::study::Watch;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Instant;

/// Listens to Ctrl-C and prints the log.
pub struct Watcher {
    /// Prints iterations.
    pub log: bool,
}

impl Watch for Watcher {
    fn iteration(&self, start: usize, line: &Iteration) -> bool {
        if self.log {
            if line.number.is_multiple_of(20) {
                output::tell(alembert_nlp::log::TITLES);
            }
            let mark = if start > 0 {
                format!("  start {start}")
            } else {
                String::new()
            };
            output::tell(&format!("{line}{mark}"));
        }
        !interrupt::requested()
    }

    fn stop(&self) -> alembert_nlp::Stop {
        interrupt::stop()
    }
}

/// Reads a problem file and applies `--set PATH=VALUE`.
pub fn load(file: &Path, overrides: &[String]) -> Result<Loaded, BadInput> {
    let loaded = ProblemFile::from_path(file)?;
    if overrides.is_empty() {
        return Ok(loaded);
    }
    Ok(loaded.with_overrides(&files::pairs(overrides)?)?)
}

/// The studies of a problem: its variants, or the problem itself as "main".
pub fn studies(loaded: &Loaded, name: Option<&str>) -> Result<Vec<(String, Loaded)>, BadInput> {
    let mut all = loaded.studies()?;
    let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    if let Some(name) = name
        && !names.contains(&name)
    {
        return Err(BadInput(format!(
            "error: no study is called \"{name}\"\n   = help: {}",
            run::suggestion(name, &names)
        )));
    }
    all.retain(|(own, _)| name.is_none_or(|n| n == own));
    Ok(all)
}

/// Solves one study, the fastest of `repeat` times, and plays it back.
pub fn solve_study(
    file: &Path,
    name: &str,
    loaded: Loaded,
    log: bool,
    repeat: u32,
) -> Result<Played, BadInput> {
    Played::fastest(name, loaded, &Watcher { log }, repeat).map_err(|e| files::located(file, e))
}

/// Runs the command.
pub fn command(options: &SolveOptions) -> CommandResult {
    if check_problem::is_model(&options.file) {
        return Err(files::other_command(&options.file, "model", "run"));
    }
    let read = || {
        let begin = Instant::now();
        let loaded = load(&options.file, &[])?;
        Ok::<_, BadInput>((begin.elapsed().as_secs_f64(), loaded))
    };
    let (mut seconds, loaded) = read()?;
    for _ in 1..options.repeat {
        seconds = read()?.0.min(seconds);
    }
    let mut studies = studies(&loaded, options.study.as_deref())?;
    // the command line wins over the studies of the file
    let changes = files::pairs(&options.overrides)?;
    for (_, study) in studies.iter_mut().filter(|_| !changes.is_empty()) {
        *study = study.with_overrides(&changes)?;
    }
    interrupt::listen();
    let notes = notes::tell(&options.file, loaded.notes(), options.quiet);
    let name = loaded.problem_name();
    let folder = files::out_folder(options.out.as_ref(), &name);
    let quiet = options.quiet || options.json;
    files::probe(&folder)?;

    if loaded.file.pareto.is_some() {
        if options.repeat > 1 {
            return Err(BadInput(
                "error: a front is stored and gone on with, it cannot be solved again and again\n   = help: leave out --repeat"
                    .to_owned(),
            ));
        }
        return front::command(options, studies, &name, &folder, seconds);
    }
    // what is wrong with a later study is told before the first one is solved
    for (_, study) in &studies {
        check_problem::before(study).map_err(|e| files::located(&options.file, e))?;
    }
    let mut outcome = Outcome::Good;
    let (mut objects, mut runs) = (vec![], vec![]);
    let several = studies.len() > 1;
    let mut aside = false;
    for (study_name, loaded) in studies {
        let study = solve_study(
            &options.file,
            &study_name,
            loaded,
            options.log,
            options.repeat,
        )?;
        files::create_folder(&folder)?;
        let stem = match several {
            true => files::file_name(&format!("{name}-{study_name}")),
            false => files::file_name(&name),
        };
        let kept = kept(&folder, &stem, &study);
        let stem = match &kept {
            Some(_) => format!("{stem}{FAILED}"),
            None => stem,
        };
        aside |= kept.is_some();
        let paths = write(&folder, &stem, &study, options.csv)?;
        if !quiet {
            output::print(&text(&name, &study));
            for path in &paths {
                output::print(&format!("  results: {path}\n"));
            }
            if let Some(kept) = &kept {
                output::print(&format!(
                    "  {kept} holds a plan that was found before: it stays, and this one was written beside it\n"
                ));
            }
            output::print("\n");
        }
        outcome = outcome.max(run::strictly(&study.trajectory, options.strict));
        objects.push(object(&study, &paths, kept.as_deref()));
        if !options.no_report {
            runs.push(plan::run(&study, vec![]));
        }
        if outcome == Outcome::Interrupted {
            break;
        }
    }
    let mut report = None;
    if !options.no_report {
        let ending = if aside { FAILED } else { "" };
        let path = folder.join(format!("{}{ending}.html", files::file_name(&name)));
        files::write_report(&path, runs)?;
        report = Some(path.display().to_string());
        if options.open {
            files::open(&path);
        }
    }
    if options.json {
        output::print_json(
            &json!({"problem": name, "read_s": seconds, "report": report, "notes": notes, "studies": objects}),
        );
    } else if let (false, Some(path)) = (quiet, report) {
        output::print(&format!("report: {path}\n"));
    }
    Ok(outcome)
}

/// What the names of files end with that would have replaced a good plan by a failed one.
const FAILED: &str = "-failed";

/// The good plan of an earlier solve that a failed one must not replace.
fn kept(folder: &Path, stem: &str, study: &Played) -> Option<String> {
    let path = folder.join(format!("{stem}.plan.json"));
    let good = || Stored::read(&path).is_ok_and(|stored| stored.optimal);
    (!study.is_good() && good()).then(|| path.display().to_string())
}

/// Writes trajectory and plan.
fn write(folder: &Path, stem: &str, study: &Played, csv: bool) -> Result<Vec<String>, BadInput> {
    let model = &study.loaded.model;
    let mut paths = files::write_results(folder, stem, &study.trajectory, model, csv)?;
    let path = folder.join(format!("{stem}.plan.json"));
    let stored = Stored {
        status: study.status(),
        optimal: study.is_good(),
        ..Stored::of(&study.solved.plan)
    };
    files::write_text(&path, &serde_json::to_string(&stored)?)?;
    paths.push(path);
    Ok(paths.iter().map(|p| p.display().to_string()).collect())
}

/// What the terminal shows of a study.
fn text(name: &str, study: &Played) -> String {
    let (plan, p) = (&study.solved.plan, &study.solved.plan.program);
    let mut text = format!(
        "{name} / {}: {}\n  objective {}, {}, {} s to lay out, {} s to solve, {}, duration {} s\n",
        study.trajectory.provenance.study,
        study.status(),
        output::precise(plan.solution.objective),
        output::count(plan.iterations, "iteration"),
        output::short(plan.setup_seconds),
        output::short(plan.solve_seconds),
        output::count(p.steps(), "step"),
        output::precise(plan.duration()),
    );
    let message = study.trajectory.status.message();
    if plan.solution.is_optimal() && !message.is_empty() {
        text += &format!(
            "  the program is {}, but a plan that the simulator does not follow is none: {message}\n",
            plan.solution.status
        );
    }
    for note in plan::notes(&study.solved, &[]).iter().skip(1) {
        text += &format!("  {}\n", note.title);
        for line in note.lines.iter().take(8) {
            text += &format!("    {line}\n");
        }
    }
    let mut rows = vec![
        ["balance", "largest", "unit", ""]
            .map(str::to_owned)
            .to_vec(),
    ];
    for e in &study.trajectory.ledger {
        rows.push(vec![
            e.name.clone(),
            output::short(e.largest),
            e.unit.clone(),
            e.note.clone(),
        ]);
    }
    text + &output::table(&rows, &[1]) + &output::verdicts(&study.trajectory.ledger)
}

/// A study as JSON; see docs/cli.md.
fn object(study: &Played, files: &[String], kept: Option<&str>) -> Value {
    use alembert_nlp::Problem;
    let plan = &study.solved.plan;
    let number = output::number;
    let terms: serde_json::Map<String, Value> = plan
        .program
        .ocp
        .terms
        .iter()
        .zip(&plan.terms)
        .map(|(t, v)| (t.name.clone(), number(*v)))
        .collect();
    let parameters: serde_json::Map<String, Value> = (plan.program.ocp.design.parameters.iter())
        .zip(plan.parameters())
        .map(|(p, v)| (p.name.clone(), number(v)))
        .collect();
    let residuals = plan.solution.residuals;
    let starts: Vec<Value> = study
        .solved
        .starts
        .iter()
        .map(|s| {
            json!({
                "start": s.start, "status": s.status.to_string(), "objective": number(s.objective),
                "iterations": s.iterations, "violation": number(s.violation), "obstacle": output::readable(&s.obstacle),
                "seconds": s.seconds,
            })
        })
        .collect();
    let channel = |name: &str| {
        let values = study.trajectory.channel(name);
        values
            .and_then(<[f64]>::first)
            .map_or(Value::Null, |v| number(*v))
    };
    json!({
        "study": study.trajectory.provenance.study,
        "status": study.status(),
        "optimal": study.is_good(),
        "objective": number(plan.solution.objective),
        "terms": terms,
        "parameters": parameters,
        "duration": number(plan.duration()),
        "iterations": plan.iterations,
        "variables": plan.program.variables(),
        "constraints": plan.program.constraints(),
        "setup_s": plan.setup_seconds,
        "solve_s": plan.solve_seconds,
        "all_s": study.seconds,
        "kkt": residuals.map_or(Value::Null, |r| number(r.largest())),
        "violation": residuals.map_or(Value::Null, |r| number(r.violation)),
        "replay_deviation": channel("plan.replay_deviation"),
        "replay_growth": channel("plan.replay_growth"),
        "replay_step_defect": channel("plan.replay_step_defect"),
        "largest_turn": number(plan.turn),
        "violated": plan.explanation.violated.iter().map(|v| output::readable(&v.text)).collect::<Vec<_>>(),
        "active": plan.explanation.active_groups.iter().map(|g| output::readable(&g.to_string())).collect::<Vec<_>>(),
        "conflict": plan.explanation.conflict.iter().map(|g| output::readable(&g.to_string())).collect::<Vec<_>>(),
        "dependent": plan.explanation.dependent,
        "suggestions": plan.explanation.suggestions.iter().map(|s| output::readable(s)).collect::<Vec<_>>(),
        "starts": starts,
        "starts_asked": study.solved.asked,
        "files": files,
        "kept": kept,
    })
}
