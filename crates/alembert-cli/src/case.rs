//! Runs a case of the gallery, as it stands or with a wrong parameter, and compares it with its references.

use crate::analysis::Analysis;
use crate::expected::Expected;
use crate::gallery::{Case, Compared, Content};
use crate::mutation::Mutation;
use crate::run::{simulate, suggestion};
use crate::{BadInput, files, front, interrupt, solve};
use alembert::trajectory::Trajectory;
use alembert_ocp::charted::Charted;
use alembert_ocp::problem::Loaded;
use std::fs;
use std::path::Path;

/// The references of a case, whose studies or curves exist.
fn read_expected(folder: &Path, studies: &[&str]) -> Result<Expected, BadInput> {
    let path = folder.join("expected.toml");
    let bad = |e: &dyn std::fmt::Display| BadInput(format!("error: {}: {e}", path.display()));
    let text = fs::read_to_string(&path).map_err(|e| bad(&e))?;
    let expected = Expected::parse(&text).map_err(|e| bad(&e))?;
    // a front has a plan for each of its points: "closed 3"
    let point = |name: &str| match name.rsplit_once(' ') {
        Some((study, number)) => studies.contains(&study) && number.parse::<usize>().is_ok(),
        None => false,
    };
    let known = |what: &str, study: &str| match studies.contains(&study) || point(study) {
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
    for reproduced in &expected.reproduces {
        for study in reproduced.studies() {
            known(&format!("`reproduces` of \"{}\"", reproduced.figure), study)?;
        }
    }
    Ok(expected)
}

/// Runs a case and compares it with its references.
pub fn run_case(folder: &Path, name: &str, quiet: bool) -> Result<Case, BadInput> {
    run_changed(folder, name, quiet, None)
}

/// The same with a wrong parameter.
pub fn run_changed(
    folder: &Path,
    name: &str,
    quiet: bool,
    wrong: Option<&Mutation>,
) -> Result<Case, BadInput> {
    let folder = folder.join(name);
    let analysis = folder.join("analysis.toml");
    let problem = folder.join("problem.toml");
    if problem.is_file() {
        return run_problem(&folder, name, &problem, wrong);
    }
    match (analysis.is_file(), folder.join("model.toml").is_file()) {
        (true, true) => Err(BadInput(format!(
            "error: {} has both a model.toml and an analysis.toml\n   = help: a case is one of them; keep one",
            folder.display()
        ))),
        (true, false) => run_analysis(&folder, name, &analysis, wrong),
        _ => run_model(&folder, name, quiet, wrong),
    }
}

/// A case that is an analysis.
fn run_analysis(
    folder: &Path,
    name: &str,
    file: &Path,
    wrong: Option<&Mutation>,
) -> Result<Case, BadInput> {
    let analysis = match wrong {
        Some(wrong) => Analysis::read_scaled(file, &wrong.key, wrong.factor())?,
        None => Analysis::read(file)?,
    };
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
        reproduces: expected.reproduces,
        stalled: expected.stalled,
    })
}

/// A case that is an optimal control problem.
fn run_problem(
    folder: &Path,
    name: &str,
    file: &Path,
    wrong: Option<&Mutation>,
) -> Result<Case, BadInput> {
    let mut loaded = solve::load(file, &[])?;
    if let Some(wrong) = wrong.filter(|w| !w.is_reaction()) {
        loaded = loaded.with_changes(loaded.scaling(&wrong.key, wrong.factor())?)?;
    }
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
    let mut runs: Vec<Trajectory> = studies.iter().map(|s| s.trajectory.clone()).collect();
    if let Some(wrong) = wrong {
        wrong.spoil(&mut runs)?;
    }
    let figures = compare(&expected, &runs);
    Ok(Case {
        name: name.to_owned(),
        title: loaded.file.title.clone().unwrap_or_default(),
        content: Content::Plans(studies),
        runs,
        figures,
        citation: expected.citation,
        reproduces: expected.reproduces,
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
    let mut all = runs.clone();
    all.extend(fronts.iter().flat_map(Charted::motions));
    let figures = compare(&expected, &all);
    Ok(Case {
        name: name.to_owned(),
        title: loaded.file.title.clone().unwrap_or_default(),
        content: Content::Fronts(fronts),
        runs,
        figures,
        citation: expected.citation,
        reproduces: expected.reproduces,
        stalled: expected.stalled,
    })
}

/// A case that is a model.
fn run_model(
    folder: &Path,
    name: &str,
    quiet: bool,
    wrong: Option<&Mutation>,
) -> Result<Case, BadInput> {
    let file = folder.join("model.toml");
    let mut model = files::load(&file, &[])?;
    if let Some(wrong) = wrong.filter(|w| !w.is_reaction()) {
        model = model.with_changes(&model.scaling(&wrong.key, wrong.factor())?)?;
    }
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
    if let Some(wrong) = wrong {
        wrong.spoil(&mut runs)?;
    }
    let figures = compare(&expected, &runs);
    Ok(Case {
        name: name.to_owned(),
        title: model.title.clone().unwrap_or_default(),
        content: Content::Motion(Box::new(model)),
        runs,
        figures,
        citation: expected.citation,
        reproduces: expected.reproduces,
        stalled: expected.stalled,
    })
}

/// The figures of the runs beside their references.
pub fn compare(expected: &Expected, runs: &[Trajectory]) -> Vec<Compared> {
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
        own: figure.is_own(),
        problem,
        run,
    }
}
