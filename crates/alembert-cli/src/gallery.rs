//! `alembert gallery`: cases with references, listed, run and compared.

use crate::analysis::Analysis;
use crate::args::GalleryOptions;
use crate::case::run_case;
use crate::output::{self, number};
use crate::pictures::Reproduced;
use crate::run::{outcome_of, suggestion};
use crate::{BadInput, CommandResult, Outcome, files, interrupt};
use alembert::model::Model;
use alembert::report::scene;
use alembert::trajectory::{Status, Trajectory};
use alembert_ocp::charted::Charted;
use alembert_ocp::played::{NO_SOLUTION, NOT_REPRODUCED, Played};
use alembert_ocp::problem::{Loaded, ProblemFile};
use alembert_ocp::report as plans;
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
    /// From this program itself.
    pub own: bool,
    /// Why there is no value.
    pub problem: Option<String>,
    /// Index of the run it belongs to.
    pub run: usize,
}

impl Compared {
    /// As the report shows it.
    pub fn report(&self) -> alembert_report::Figure {
        alembert_report::Figure {
            name: self.name.clone(),
            value: self.value,
            reference: Some(self.reference),
            tolerance: Some(self.tolerance),
            ok: Some(self.ok),
            source: self.source.clone(),
        }
    }
}

/// What a case is made of.
pub enum Content {
    /// Studies of a model.
    Motion(Box<Model>),
    /// An analysis of schemes.
    Analysis(Analysis),
    /// Studies of an optimal control problem.
    Plans(Vec<Played>),
    /// Fronts of an optimal control problem.
    Fronts(Vec<Charted>),
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
    /// Figures and tables of publications that it shows.
    pub reproduces: Vec<Reproduced>,
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

    /// The run whose page shows a figure: that of its front, where it is of a single point.
    fn page_of(&self, figure: &Compared) -> usize {
        let Content::Fronts(fronts) = &self.content else {
            return figure.run;
        };
        let mut before = fronts.len();
        for (k, front) in fronts.iter().enumerate() {
            before += front.plans.len();
            if figure.run >= fronts.len() && figure.run < before {
                return k;
            }
        }
        figure.run
    }

    /// Title of the page of a front: with its study where there are several.
    fn headline(&self, k: usize) -> String {
        let title = match self.title.is_empty() {
            true => &self.name,
            false => &self.title,
        };
        match (&self.runs[..], self.runs.get(k)) {
            ([_, _, ..], Some(run)) => format!("{title}: {}", run.provenance.study),
            _ => title.clone(),
        }
    }

    /// For programs; see docs/cli.md.
    pub fn json(&self) -> Value {
        let mut figures = Map::new();
        for f in &self.figures {
            let entry = json!({
                "value": number(f.value), "reference": number(f.reference),
                "tolerance": number(f.tolerance), "ok": f.ok, "own": f.own,
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
                _ if s.is_off() => NOT_REPRODUCED,
                Status::Stalled { .. } if !s.solved.plan.solution.is_optimal() => NO_SOLUTION,
                _ => run.status.code(),
            }),
            Content::Fronts(_) if matches!(run.status, Status::Stalled { .. }) => "no front",
            _ => run.status.code(),
        }
    }

    fn text(&self) -> String {
        let mut rows = vec![
            [
                "figure",
                "value",
                "reference",
                "tolerance",
                "ok",
                "own",
                "source",
            ]
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
                if f.own { "own" } else { "" }.to_owned(),
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
    let own = all.iter().flat_map(|c| &c.figures).filter(|f| f.own);
    let own = own.count();
    format!(
        "{good} of {figures} figures hold in {} cases; {} have independent references, {own} are own values{failed}\n",
        all.len(),
        figures - own
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

/// The figures of publications that the case shows.
fn pictures(case: &Case) -> Result<Vec<alembert_report::Picture>, BadInput> {
    // a front shows the motions of its points
    let fronts = match &case.content {
        Content::Fronts(fronts) => &fronts[..],
        _ => &[],
    };
    let shown = fronts.first().map_or(usize::MAX, |front| front.plans.len());
    let first: Vec<Trajectory> = fronts.iter().take(1).flat_map(|f| f.motions()).collect();
    let later = fronts.iter().skip(1).flat_map(|f| f.motions());
    let all: Vec<Trajectory> = first
        .into_iter()
        .chain(case.runs.iter().cloned())
        .chain(later)
        .collect();
    let one = |r: &Reproduced| {
        let mut picture = r.picture(&all, &case.figures)?;
        picture.run = picture.run.filter(|k| *k < shown);
        Ok(picture)
    };
    let pictures: Result<_, String> = case.reproduces.iter().map(one).collect();
    pictures.map_err(|why| BadInput(format!("error: {}: {why}", case.name)))
}

fn write_report(options: &GalleryOptions, case: &Case) -> Result<PathBuf, BadInput> {
    let folder = files::out_folder(options.out.as_ref(), &case.name);
    files::create_folder(&folder)?;
    let path = folder.join(format!("{}.html", files::file_name(&case.name)));
    let figures = |k: usize| -> Vec<alembert_report::Figure> {
        let own = case.figures.iter().filter(|f| case.page_of(f) == k);
        own.map(Compared::report).collect()
    };
    let pictures = pictures(case)?;
    let mut runs: Vec<alembert_report::Run> = match &case.content {
        Content::Motion(model) => {
            let each = case.runs.iter().enumerate();
            each.map(|(k, run)| scene::build(model, run, figures(k)))
                .collect()
        }
        Content::Analysis(analysis) => vec![analysis.report(figures(0))],
        Content::Fronts(fronts) => {
            // one page holds one front: the others have pages of their own
            for (k, front) in fronts.iter().enumerate() {
                let report = alembert_report::Report {
                    pictures: if k == 0 { pictures.clone() } else { vec![] },
                    ..plans::front::of(front, &case.headline(k), figures(k))
                };
                let page = match k {
                    0 => path.clone(),
                    _ => folder.join(format!(
                        "{}.html",
                        files::file_name(&format!(
                            "{}-{}",
                            case.name, case.runs[k].provenance.study
                        ))
                    )),
                };
                files::write_text(&page, &alembert_report::render(&report))?;
            }
            return Ok(path);
        }
        Content::Plans(studies) => {
            let each = studies.iter().enumerate();
            each.map(|(k, study)| plans::plan::run(study, figures(k)))
                .collect()
        }
    };
    for run in &mut runs {
        run.provenance
            .push(("references".to_owned(), case.citation.clone()));
    }
    files::write_illustrated(&path, runs, pictures)?;
    Ok(path)
}
