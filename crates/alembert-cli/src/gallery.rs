//! `alembert gallery`: cases with references, listed, run and compared.

use crate::analysis::Analysis;
use crate::args::GalleryOptions;
use crate::expected::Expected;
use crate::output::{self, number};
use crate::plan_report::{self, NO_SOLUTION};
use crate::run::{outcome_of, simulate, suggestion};
use crate::{BadInput, CommandResult, Outcome, files, front, interrupt, scene, solve};
use alembert::model::Model;
use alembert::trajectory::{Status, Trajectory};
use alembert_ocp::problem::{Loaded, ProblemFile};
use serde_json::{Map, Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// A compared figure.
#[derive(Debug, Clone)]
pub struct Compared {
    /// Name of the figure.
    pub name: String,
    /// Computed value; not a number when there is none.
    pub value: f64,
    /// What it should be.
    pub reference: f64,
    /// Allowed absolute deviation.
    pub tolerance: f64,
    /// Within tolerance.
    pub ok: bool,
    /// Where the reference comes from.
    pub source: String,
    /// Why there is no value.
    pub problem: Option<String>,
    /// Index of the run it belongs to.
    pub run: usize,
}

/// What a case is made of.
pub enum Content {
    /// Studies of a model.
    Motion(Box<Model>),
    /// An analysis of schemes.
    Analysis(Analysis),
    /// Studies of an optimal control problem.
    Plans(Vec<solve::Study>),
    /// Fronts of an optimal control problem.
    Fronts(Vec<front::Charted>),
}

/// A case that was run.
pub struct Case {
    /// Name of the folder.
    pub name: String,
    /// Title for people.
    pub title: String,
    /// Model or analysis.
    pub content: Content,
    /// Runs, in the order of the studies; none for an analysis.
    pub runs: Vec<Trajectory>,
    /// Figures, in the order of the file.
    pub figures: Vec<Compared>,
    /// Where the references come from.
    pub citation: String,
    /// Studies that must not reach their end.
    pub stalled: Vec<String>,
}

impl Case {
    /// How a run ended, against how it should.
    pub fn outcome_of(&self, run: &Trajectory) -> Outcome {
        let must_stall = self.stalled.contains(&run.provenance.study);
        match (outcome_of(run), must_stall) {
            (Outcome::Good, true) => Outcome::Failed,
            (Outcome::Failed, true) => Outcome::Good,
            (outcome, _) => outcome,
        }
    }

    /// All figures hold and all runs ended as they should.
    pub fn outcome(&self) -> Outcome {
        let runs = self.runs.iter().map(|run| self.outcome_of(run));
        let runs = runs.max().unwrap_or(Outcome::Good);
        let figures = self.figures.iter().all(|f| f.ok);
        runs.max(if figures {
            Outcome::Good
        } else {
            Outcome::Failed
        })
    }

    /// For programs; see docs/cli.md.
    pub fn json(&self) -> Value {
        let mut figures = Map::new();
        for f in &self.figures {
            let entry = json!({
                "value": number(f.value), "reference": number(f.reference),
                "tolerance": number(f.tolerance), "ok": f.ok,
            });
            figures.insert(f.name.clone(), entry);
        }
        json!({"case": self.name, "figures": figures})
    }

    /// What run k has cost: a simulation, a plan or a front.
    fn effort(&self, k: usize, run: &Trajectory) -> String {
        let (plan, front) = match &self.content {
            Content::Plans(studies) => (studies.get(k), None),
            Content::Fronts(fronts) => (None, fronts.get(k)),
            Content::Motion(_) | Content::Analysis(_) => (None, None),
        };
        if let Some(front) = front {
            let points = output::count(front.plans.len(), "point");
            return format!("{points} in {} s", output::short(front.seconds));
        }
        let Some(study) = plan else {
            return output::pace(run);
        };
        let starts = match study.solved.starts.len() {
            0 | 1 => String::new(),
            n => format!(
                " from the best of {n} starts, all in {} s",
                output::short(study.seconds)
            ),
        };
        let plan = &study.solved.plan;
        format!(
            "{} in {} s{starts}",
            output::count(plan.iterations, "iteration"),
            output::short(plan.setup_seconds + plan.solve_seconds)
        )
    }

    /// How run k ended, in a word.
    fn code(&self, k: usize, run: &Trajectory) -> &'static str {
        match &self.content {
            Content::Plans(studies) => studies.get(k).map_or("", |s| match run.status {
                _ if s.is_off() => crate::solve::NOT_REPRODUCED,
                Status::Stalled { .. } if !s.solved.plan.solution.is_optimal() => NO_SOLUTION,
                _ => run.status.code(),
            }),
            Content::Fronts(_) if matches!(run.status, Status::Stalled { .. }) => "no front",
            _ => run.status.code(),
        }
    }

    fn text(&self) -> String {
        let mut rows = vec![
            ["figure", "value", "reference", "tolerance", "ok", "source"]
                .map(str::to_owned)
                .to_vec(),
        ];
        for f in &self.figures {
            rows.push(vec![
                f.name.clone(),
                f.problem
                    .as_ref()
                    .map_or_else(|| output::precise(f.value), |_| "-".to_owned()),
                output::precise(f.reference),
                output::short(f.tolerance),
                if f.ok { "ok" } else { "FAILED" }.to_owned(),
                f.problem.clone().unwrap_or_else(|| f.source.clone()),
            ]);
        }
        let mut text = format!("{}: {}\n", self.name, self.title);
        for (k, run) in self.runs.iter().enumerate() {
            text += &format!("  {}: {}\n", run.provenance.study, self.effort(k, run));
            if !run.status.message().is_empty() {
                text += &format!("  {}: {}\n", self.code(k, run), run.status.message());
            }
            if self.outcome_of(run) == Outcome::Failed && outcome_of(run) == Outcome::Good {
                text += "  FAILED: this study should have stalled\n";
            }
        }
        text + &output::table(&rows, &[1, 2, 3])
    }
}

/// Runs the command.
pub fn gallery(options: &GalleryOptions) -> CommandResult {
    let folder = find(options.dir.as_deref())?;
    let names = cases(&folder)?;
    let Some(name) = &options.name else {
        return list(&folder, &names, options.json);
    };
    let chosen: Vec<&String> = if name == "all" {
        names.iter().collect()
    } else {
        names.iter().filter(|n| *n == name).collect()
    };
    if chosen.is_empty() {
        let valid: Vec<&str> = names.iter().map(String::as_str).collect();
        return Err(BadInput(format!(
            "error: the gallery has no case \"{name}\"\n   = help: {}",
            suggestion(name, &valid)
        )));
    }
    if !options.no_report {
        files::probe(&files::out_folder(options.out.as_ref(), chosen[0]))?;
    }
    interrupt::listen();
    let mut outcome = Outcome::Good;
    let mut all = vec![];
    for name in &chosen {
        let case = match run_case(&folder, name, options.json) {
            Ok(case) => case,
            Err(bad) if chosen.len() == 1 => return Err(bad),
            Err(BadInput(message)) => {
                // one bad case does not hide the others
                output::tell(&format!("{name}: {message}"));
                outcome = outcome.max(Outcome::Failed);
                continue;
            }
        };
        outcome = outcome.max(case.outcome());
        if !options.json {
            output::print(&case.text());
        }
        if !options.no_report {
            let path = write_report(options, &case)?;
            if !options.json {
                output::print(&format!("  report: {}\n\n", path.display()));
            }
        }
        all.push(case);
        if interrupt::requested() {
            break;
        }
    }
    if options.json && name == "all" {
        output::print_json(&all.iter().map(Case::json).collect());
    } else if options.json {
        output::print_json(&all.first().map_or(Value::Null, Case::json));
    } else if name == "all" {
        output::print(&summary(&all));
    }
    Ok(outcome)
}

/// One line on all cases.
fn summary(all: &[Case]) -> String {
    let figures: usize = all.iter().map(|c| c.figures.len()).sum();
    let good: usize = all.iter().flat_map(|c| &c.figures).filter(|f| f.ok).count();
    let failed: Vec<&str> = all
        .iter()
        .filter(|c| c.outcome() != Outcome::Good)
        .map(|c| c.name.as_str())
        .collect();
    let failed = if failed.is_empty() {
        String::new()
    } else {
        format!("; not good: {}", failed.join(", "))
    };
    format!(
        "{good} of {figures} figures hold in {} cases{failed}\n",
        all.len()
    )
}

/// The folder with the cases: as given, or `gallery` here or further up.
pub fn find(given: Option<&Path>) -> Result<PathBuf, BadInput> {
    if let Some(folder) = given {
        return match folder.is_dir() {
            true => Ok(folder.to_owned()),
            false => Err(BadInput(format!(
                "error: there is no folder {}",
                folder.display()
            ))),
        };
    }
    let here = std::env::current_dir()?;
    let mut places = here.ancestors().map(|place| place.join("gallery"));
    let found = places.find(|place| cases(place).is_ok_and(|names| !names.is_empty()));
    found.ok_or_else(|| {
        BadInput("error: there is no folder `gallery` with cases here or further up\n   = help: name it with --dir".to_owned())
    })
}

/// Names of the cases: folders with a model file, an analysis or a problem.
pub fn cases(folder: &Path) -> Result<Vec<String>, BadInput> {
    let entries = fs::read_dir(folder).map_err(|e| {
        BadInput(format!(
            "error: the folder {} cannot be read: {e}",
            folder.display()
        ))
    })?;
    let mut names: Vec<String> = entries
        .flatten()
        .filter(|entry| {
            ["model.toml", "analysis.toml", "problem.toml"]
                .iter()
                .any(|file| entry.path().join(file).is_file())
        })
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    Ok(names)
}

fn list(folder: &Path, names: &[String], as_json: bool) -> CommandResult {
    let mut rows = vec![];
    let mut values = vec![];
    for name in names {
        let (title, line) = about(&folder.join(name));
        values.push(json!({"case": name, "title": title, "description": line}));
        rows.push(vec![name.clone(), title, line]);
    }
    if as_json {
        output::print_json(&Value::Array(values));
    } else {
        output::print(&output::table(&rows, &[]));
        output::print("\nrun one with `alembert gallery NAME`, all with `alembert gallery all`\n");
    }
    Ok(Outcome::Good)
}

/// Title and description of a case.
fn about(folder: &Path) -> (String, String) {
    let problem = folder.join("problem.toml");
    if problem.is_file() {
        return match ProblemFile::from_path(&problem) {
            Ok(Loaded { file, .. }) => (
                file.title.unwrap_or_default(),
                file.description.unwrap_or_default(),
            ),
            Err(_) => ("(the problem file has errors)".to_owned(), String::new()),
        };
    }
    let analysis = folder.join("analysis.toml");
    if analysis.is_file() {
        return match Analysis::read(&analysis) {
            Ok(analysis) => (analysis.title, analysis.description),
            Err(_) => ("(the analysis file has errors)".to_owned(), String::new()),
        };
    }
    match Model::from_path(folder.join("model.toml")) {
        Ok(model) => (
            model.title.unwrap_or_default(),
            model.description.unwrap_or_default(),
        ),
        Err(_) => ("(the model file has errors)".to_owned(), String::new()),
    }
}

/// The references of a case, whose studies or curves exist.
fn read_expected(folder: &Path, studies: &[&str]) -> Result<Expected, BadInput> {
    let path = folder.join("expected.toml");
    let bad = |e: &dyn std::fmt::Display| BadInput(format!("error: {}: {e}", path.display()));
    let text = fs::read_to_string(&path).map_err(|e| bad(&e))?;
    let expected = Expected::parse(&text).map_err(|e| bad(&e))?;
    let known = |what: &str, study: &str| match studies.contains(&study) {
        true => Ok(()),
        false => Err(bad(&format!(
            "{what}: no study is called \"{study}\"; {}",
            suggestion(study, studies)
        ))),
    };
    for figure in &expected.figures {
        if let Some(study) = &figure.study {
            known(&format!("figure \"{}\"", figure.name), study)?;
        }
    }
    for study in &expected.stalled {
        known("`stalled`", study)?;
    }
    Ok(expected)
}

/// Runs a case and compares it with its references.
pub fn run_case(folder: &Path, name: &str, quiet: bool) -> Result<Case, BadInput> {
    let folder = folder.join(name);
    let analysis = folder.join("analysis.toml");
    let problem = folder.join("problem.toml");
    if problem.is_file() {
        return run_problem(&folder, name, &problem);
    }
    match (analysis.is_file(), folder.join("model.toml").is_file()) {
        (true, true) => Err(BadInput(format!(
            "error: {} has both a model.toml and an analysis.toml\n   = help: a case is one of them; keep one",
            folder.display()
        ))),
        (true, false) => run_analysis(&folder, name, &analysis),
        _ => run_model(&folder, name, quiet),
    }
}

/// A case that is an analysis.
fn run_analysis(folder: &Path, name: &str, file: &Path) -> Result<Case, BadInput> {
    let analysis = Analysis::read(file)?;
    let names: Vec<&str> = analysis.curves.iter().map(|c| c.name.as_str()).collect();
    let expected = read_expected(folder, &names)?;
    let figures = expected.figures.iter().map(|figure| {
        let curve = figure.study.as_ref().map_or(Some(0), |study| {
            analysis.curves.iter().position(|c| c.name == *study)
        });
        let value = curve
            .and_then(|k| analysis.curves.get(k))
            .ok_or_else(|| "there is no such curve".to_owned())
            .and_then(|c| figure.pick(c.channel(&figure.channel).as_deref(), |w| c.index(w)));
        compared(figure, value, 0)
    });
    Ok(Case {
        name: name.to_owned(),
        title: analysis.title.clone(),
        figures: figures.collect(),
        content: Content::Analysis(analysis),
        runs: vec![],
        citation: expected.citation,
        stalled: expected.stalled,
    })
}

/// A case that is an optimal control problem.
fn run_problem(folder: &Path, name: &str, file: &Path) -> Result<Case, BadInput> {
    let loaded = solve::load(file, &[])?;
    let all = solve::studies(&loaded, None)?;
    let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    let expected = read_expected(folder, &names)?;
    if loaded.file.pareto.is_some() {
        return run_fronts(file, name, &loaded, all, expected);
    }
    let mut studies = vec![];
    for (name, loaded) in all {
        studies.push(solve::solve_study(file, &name, loaded, false, 1)?);
        if interrupt::requested() {
            break;
        }
    }
    let runs: Vec<Trajectory> = studies.iter().map(|s| s.trajectory.clone()).collect();
    let figures = compare(&expected, &runs);
    Ok(Case {
        name: name.to_owned(),
        title: loaded.file.title.clone().unwrap_or_default(),
        content: Content::Plans(studies),
        runs,
        figures,
        citation: expected.citation,
        stalled: expected.stalled,
    })
}

/// A case that is a problem with several objectives.
fn run_fronts(
    file: &Path,
    name: &str,
    loaded: &Loaded,
    all: Vec<(String, Loaded)>,
    expected: Expected,
) -> Result<Case, BadInput> {
    let (mut fronts, mut runs) = (vec![], vec![]);
    for (study, loaded) in all {
        let charted = front::chart(file, loaded, &study, None, true, false)?;
        runs.push(charted.table(&study));
        fronts.push(charted);
        if interrupt::requested() {
            break;
        }
    }
    let figures = compare(&expected, &runs);
    Ok(Case {
        name: name.to_owned(),
        title: loaded.file.title.clone().unwrap_or_default(),
        content: Content::Fronts(fronts),
        runs,
        figures,
        citation: expected.citation,
        stalled: expected.stalled,
    })
}

/// A case that is a model.
fn run_model(folder: &Path, name: &str, quiet: bool) -> Result<Case, BadInput> {
    let file = folder.join("model.toml");
    let mut model = files::load(&file, &[])?;
    model.name.get_or_insert_with(|| name.to_owned());
    let names: Vec<&str> = model.studies.iter().map(|s| s.name.as_str()).collect();
    let expected = read_expected(folder, &names)?;
    let mut runs = vec![];
    for study in &model.studies {
        runs.push(simulate(&file, &model, study, quiet)?);
        if interrupt::requested() {
            break;
        }
    }
    let figures = compare(&expected, &runs);
    Ok(Case {
        name: name.to_owned(),
        title: model.title.clone().unwrap_or_default(),
        content: Content::Motion(Box::new(model)),
        runs,
        figures,
        citation: expected.citation,
        stalled: expected.stalled,
    })
}

/// The figures of the runs beside their references.
fn compare(expected: &Expected, runs: &[Trajectory]) -> Vec<Compared> {
    let one = |figure: &crate::expected::Figure| {
        let run = figure.study.as_ref().map_or(Some(0), |s| {
            runs.iter().position(|r| r.provenance.study == *s)
        });
        let value = run
            .and_then(|k| runs.get(k))
            .ok_or_else(|| "the study was not run".to_owned())
            .and_then(|trajectory| figure.value(trajectory));
        compared(figure, value, run.unwrap_or(0))
    };
    expected.figures.iter().map(one).collect()
}

/// A figure beside its reference.
fn compared(figure: &crate::expected::Figure, value: Result<f64, String>, run: usize) -> Compared {
    let (value, problem) = match value {
        Ok(value) => (value, None),
        Err(problem) => (f64::NAN, Some(problem)),
    };
    Compared {
        name: figure.name.clone(),
        value,
        reference: figure.reference,
        tolerance: figure.allowed(),
        ok: (value - figure.reference).abs() <= figure.allowed(),
        source: figure.source.clone(),
        problem,
        run,
    }
}

fn write_report(options: &GalleryOptions, case: &Case) -> Result<PathBuf, BadInput> {
    let folder = files::out_folder(options.out.as_ref(), &case.name);
    files::create_folder(&folder)?;
    let path = folder.join(format!("{}.html", files::file_name(&case.name)));
    let figures = |k: usize| -> Vec<alembert_report::Figure> {
        let own = case.figures.iter().filter(|f| f.run == k);
        own.map(report_figure).collect()
    };
    let mut runs: Vec<alembert_report::Run> = match &case.content {
        Content::Motion(model) => {
            let each = case.runs.iter().enumerate();
            each.map(|(k, run)| scene::build(model, run, figures(k)))
                .collect()
        }
        Content::Analysis(analysis) => vec![analysis.report(figures(0))],
        Content::Fronts(fronts) => {
            // one page holds one front: that of the first study
            let Some(first) = fronts.first() else {
                return Ok(path);
            };
            let title = match case.title.is_empty() {
                true => &case.name,
                false => &case.title,
            };
            let report = first.report(title, figures(0));
            files::write_text(&path, &alembert_report::render(&report))?;
            return Ok(path);
        }
        Content::Plans(studies) => {
            let each = studies.iter().enumerate();
            each.map(|(k, study)| plan_report::run(study, figures(k)))
                .collect()
        }
    };
    for run in &mut runs {
        run.provenance
            .push(("references".to_owned(), case.citation.clone()));
    }
    files::write_report(&path, runs)?;
    Ok(path)
}

fn report_figure(f: &Compared) -> alembert_report::Figure {
    alembert_report::Figure {
        name: f.name.clone(),
        value: f.value,
        reference: Some(f.reference),
        tolerance: Some(f.tolerance),
        ok: Some(f.ok),
        source: f.source.clone(),
    }
}
