//! `alembert solve`: from a problem file to plan, replay and report.

use crate::args::SolveOptions;
use crate::notes;
use crate::{BadInput, CommandResult, Outcome};
use crate::{check_problem, files, front, interrupt, output, plan_report, run};
use alembert::trajectory::{Status, Trajectory};
use alembert_nlp::Iteration;
use alembert_ocp::problem::{Loaded, ProblemFile, Variant};
use alembert_ocp::result::Stored;
use alembert_ocp::solve::Plan;
use alembert_ocp::study::{self, Solved, Watch};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Instant;

/// A solved study with its motion.
pub struct Study {
    /// Problem of the study.
    pub loaded: Loaded,
    /// What the solver found.
    pub solved: Solved,
    /// The motion.
    pub trajectory: Trajectory,
    /// From the problem as read to the plan [s].
    pub seconds: f64,
    /// Objectives of the front that the plan is a point of; none for a plan of its own.
    pub objectives: Vec<String>,
}

/// The word for a plan that solves the program and that the simulator does not follow.
pub const NOT_REPRODUCED: &str = "not reproduced";

impl Study {
    /// Whether the program is solved, but the simulator does not follow the plan.
    pub fn is_off(&self) -> bool {
        self.solved.plan.solution.is_optimal()
            && matches!(self.trajectory.status, Status::Stalled { .. })
    }

    /// Whether there is a plan that can be used.
    fn is_good(&self) -> bool {
        self.solved.plan.solution.is_optimal() && !self.is_off()
    }

    /// How it ended, in words.
    pub fn status(&self) -> String {
        match self.is_off() {
            true => NOT_REPRODUCED.to_owned(),
            false => self.solved.plan.solution.status.to_string(),
        }
    }
}

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
    let main = Variant {
        name: "main".to_owned(),
        ..Variant::default()
    };
    let all = match loaded.file.studies.is_empty() {
        true => vec![main],
        false => loaded.file.studies.clone(),
    };
    let names: Vec<&str> = all.iter().map(|s| s.name.as_str()).collect();
    if let Some(name) = name
        && !names.contains(&name)
    {
        return Err(BadInput(format!(
            "error: no study is called \"{name}\"\n   = help: {}",
            run::suggestion(name, &names)
        )));
    }
    let wanted = all.iter().filter(|s| name.is_none_or(|n| n == s.name));
    wanted
        .map(|s| Ok((s.name.clone(), loaded.variant(s)?)))
        .collect()
}

/// Solves one study, the fastest of `repeat` times, and plays it back.
pub fn solve_study(
    file: &Path,
    name: &str,
    loaded: Loaded,
    log: bool,
    repeat: u32,
) -> Result<Study, BadInput> {
    let run = || {
        let begin = Instant::now();
        let solved = study::run(&loaded, &Watcher { log }).map_err(|e| files::located(file, e))?;
        Ok::<_, BadInput>((begin.elapsed().as_secs_f64(), solved))
    };
    let (mut seconds, mut solved) = run()?;
    for _ in 1..repeat {
        let again = run()?;
        if again.0 < seconds {
            (seconds, solved) = again;
        }
    }
    let played = solved.plan.play(&loaded.file, &loaded.model, name)?;
    // results and report are about the model that was found
    let loaded = chosen(loaded, &solved.plan)?;
    let mut trajectory = played.trajectory;
    trajectory.status = status(&solved, &trajectory);
    Ok(Study {
        loaded,
        solved,
        trajectory,
        seconds,
        objectives: vec![],
    })
}

/// The problem with the parameters of its plan in the model.
pub fn chosen(loaded: Loaded, plan: &Plan) -> Result<Loaded, BadInput> {
    Ok(Loaded {
        model: plan.model(&loaded.model)?,
        ..loaded
    })
}

/// The end of the solver as the end of a run.
fn status(solved: &Solved, trajectory: &Trajectory) -> Status {
    let (plan, time) = (&solved.plan, trajectory.time.last().copied().unwrap_or(0.0));
    match plan.solution.status {
        _ if plan.solution.is_optimal() => trajectory.status.clone(),
        alembert_nlp::Status::Stopped => Status::Interrupted { time },
        _ => Status::Stalled {
            time,
            body: String::new(),
            joint: None,
            residual: plan
                .solution
                .residuals
                .map_or(f64::INFINITY, |r| r.violation),
            message: output::readable(&format!(
                "{}. {}",
                plan_report::summary(plan, &[]),
                plan.explanation.suggestions.join(" ")
            )),
        },
    }
}

/// Name of the problem for people and files.
pub fn problem_name(loaded: &Loaded) -> String {
    loaded
        .file
        .name
        .clone()
        .unwrap_or_else(|| "problem".to_owned())
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
    let name = problem_name(&loaded);
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
            runs.push(plan_report::run(&study, vec![]));
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
fn kept(folder: &Path, stem: &str, study: &Study) -> Option<String> {
    let path = folder.join(format!("{stem}.plan.json"));
    let good = || Stored::read(&path).is_ok_and(|stored| stored.optimal);
    (!study.is_good() && good()).then(|| path.display().to_string())
}

/// Writes trajectory and plan.
fn write(folder: &Path, stem: &str, study: &Study, csv: bool) -> Result<Vec<String>, BadInput> {
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
fn text(name: &str, study: &Study) -> String {
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
    for note in plan_report::notes(&study.solved, &[]).iter().skip(1) {
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
fn object(study: &Study, files: &[String], kept: Option<&str>) -> Value {
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
