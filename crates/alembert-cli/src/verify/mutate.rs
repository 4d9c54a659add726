//! `alembert verify --mutate`: every case with a few wrong parameters, and how many of its figures notice.

mod page;

use crate::analysis::Analysis;
use crate::args::VerifyOptions;
use crate::case::run_changed;
use crate::expected::Expected;
use crate::gallery::Compared;
use crate::mutation::{self, Mutation};
use crate::run::suggestion;
use crate::{BadInput, CommandResult, Outcome, files, gallery, interrupt, output, solve};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Share of all pairs that must be noticed.
const SHARE: f64 = 0.9;

/// A case with its wrong parameters.
struct Plan {
    case: String,
    /// Each with whether the case names it.
    mutations: Vec<(Mutation, bool)>,
}

/// What a run of a case gave: its figures, or why there are none; and the seconds it took.
struct Verdicts {
    figures: Result<Vec<Compared>, String>,
    seconds: f64,
}

/// Part of its tolerance by which a figure may move when a parameter without influence is made wrong.
const STILL: f64 = 0.1;
/// Figures with a smaller tolerance measure round-off, which moves by itself.
const ROUND_OFF: f64 = 1e-9;

/// A pair of a case and a wrong parameter.
struct Pair {
    case: String,
    mutation: Mutation,
    /// Figures that notice, and all that hold with the right parameter.
    counts: Result<(usize, usize), String>,
    seconds: f64,
}

/// All pairs, and what they say together.
struct Measured {
    pairs: Vec<Pair>,
    /// Cases that do not hold as they are.
    broken: Vec<String>,
    seconds: f64,
}

impl Measured {
    /// Pairs noticed, and all that count.
    fn share(&self) -> (usize, usize) {
        let counted = self.pairs.iter().filter(|p| p.counts_for());
        (
            counted.clone().filter(|p| p.noticed()).count(),
            counted.count(),
        )
    }

    /// One sentence.
    fn summary(&self) -> String {
        let (noticed, counted) = self.share();
        let share = 100.0 * noticed as f64 / counted.max(1) as f64;
        format!(
            "{noticed} of {counted} wrong parameters noticed ({share:.1} %, at least {:.0} % must be)",
            100.0 * SHARE
        )
    }

    /// Entries that say that a parameter has no influence, although a figure moves.
    fn not_blind(&self) -> Vec<&Pair> {
        let wrong = |p: &&Pair| p.mutation.blind.is_some() && p.noticed();
        self.pairs.iter().filter(wrong).collect()
    }

    fn ok(&self) -> bool {
        let (noticed, counted) = self.share();
        noticed as f64 >= SHARE * counted as f64
            && blind_cases(&self.pairs).is_empty()
            && self.broken.is_empty()
            && self.not_blind().is_empty()
    }
}

impl Pair {
    /// Whether it belongs to the share: it could be run, and is not named as one without influence.
    fn counts_for(&self) -> bool {
        self.counts.is_ok() && self.mutation.blind.is_none()
    }

    fn noticed(&self) -> bool {
        self.counts.as_ref().is_ok_and(|(noticed, _)| *noticed > 0)
    }

    fn json(&self) -> Value {
        let (noticed, figures) = match &self.counts {
            Ok((noticed, figures)) => (json!(noticed), json!(figures)),
            Err(_) => (Value::Null, Value::Null),
        };
        json!({
            "case": self.case, "parameter": self.mutation.key, "factor": self.mutation.factor(),
            "noticed": noticed, "figures": figures, "seconds": self.seconds, "blind": self.mutation.blind, "refused": self.counts.as_ref().err(),
        })
    }

    fn row(&self) -> Vec<String> {
        let (noticed, verdict) = match &self.counts {
            Ok((noticed, all)) => (
                format!("{noticed} of {all}"),
                match (&self.mutation.blind, *noticed > 0) {
                    (None, true) => "noticed".to_owned(),
                    (None, false) => "NOT NOTICED".to_owned(),
                    (Some(_), true) => "HAS INFLUENCE".to_owned(),
                    (Some(why), false) => format!("not counted: {why}"),
                },
            ),
            Err(why) => {
                let first = why.lines().next().unwrap_or_default();
                ("-".to_owned(), format!("refused, not counted: {first}"))
            }
        };
        let factor = output::plain(self.mutation.factor());
        vec![
            self.case.clone(),
            self.mutation.key.clone(),
            factor,
            noticed,
            verdict,
        ]
    }
}

/// Runs the command.
pub fn mutate(options: &VerifyOptions) -> CommandResult {
    let folder = gallery::find(options.dir.as_deref())?;
    let begin = Instant::now();
    let plans = plans(&folder, &options.mutate.clone().unwrap_or_default())?;
    interrupt::listen();
    let results = run_all(&folder, &plans)?;
    if interrupt::requested() {
        output::tell("interrupted");
        return Ok(Outcome::Interrupted);
    }
    let (pairs, broken) = judge(plans, results)?;
    let measured = Measured {
        pairs,
        broken,
        seconds: begin.elapsed().as_secs_f64(),
    };
    if let Some(path) = &options.write {
        files::write_text(path, &page::markdown(&measured))?;
    }
    if options.json {
        output::print_json(&json(&measured));
    } else {
        output::print(&text(&measured));
    }
    Ok(match measured.ok() {
        true => Outcome::Good,
        false => Outcome::Failed,
    })
}

/// For programs.
fn json(measured: &Measured) -> Value {
    let (noticed, counted) = measured.share();
    json!({
        "pairs": measured.pairs.iter().map(Pair::json).collect::<Vec<_>>(),
        "noticed": noticed, "counted": counted,
        "cases_that_notice_nothing": blind_cases(&measured.pairs),
        "cases_that_fail_unchanged": measured.broken, "seconds": measured.seconds,
    })
}

/// For the terminal.
fn text(measured: &Measured) -> String {
    let head = ["case", "parameter", "factor", "figures that notice", ""].map(str::to_owned);
    let rows = std::iter::once(head.to_vec()).chain(measured.pairs.iter().map(Pair::row));
    let mut text = output::table(&rows.collect::<Vec<_>>(), &[2]);
    let seconds = output::short(measured.seconds);
    text += &format!("\n{} in {seconds} s\n", measured.summary());
    for case in blind_cases(&measured.pairs) {
        text += &format!("FAILED: {case} notices nothing\n");
    }
    for case in &measured.broken {
        text += &format!("FAILED: {case} does not hold unchanged\n");
    }
    for pair in measured.not_blind() {
        text += &format!(
            "FAILED: {}: {} is called without influence, and a figure moves\n",
            pair.case, pair.mutation.key
        );
    }
    text
}

/// Whether a figure moves, be it within its tolerance.
fn moves(right: &Compared, wrong: &Compared) -> bool {
    let moved = (wrong.value - right.value).abs() > STILL * right.tolerance;
    !wrong.ok || (moved && right.tolerance >= ROUND_OFF)
}

/// Cases none of whose wrong parameters was noticed.
fn blind_cases(pairs: &[Pair]) -> Vec<String> {
    let mut cases: Vec<String> = pairs.iter().map(|p| p.case.clone()).collect();
    cases.dedup();
    cases.retain(|case| {
        !pairs
            .iter()
            .any(|p| p.case == *case && p.counts_for() && p.noticed())
    });
    cases
}

/// The cases with their wrong parameters.
fn plans(folder: &Path, wanted: &[String]) -> Result<Vec<Plan>, BadInput> {
    let names = gallery::cases(folder)?;
    let valid: Vec<&str> = names.iter().map(String::as_str).collect();
    for name in wanted {
        if !valid.contains(&name.as_str()) {
            return Err(BadInput(format!(
                "error: the gallery has no case \"{name}\"\n   = help: {}",
                suggestion(name, &valid)
            )));
        }
    }
    let chosen = names
        .iter()
        .filter(|n| wanted.is_empty() || wanted.contains(n));
    chosen.map(|name| plan(folder, name)).collect()
}

/// Named parameters first, then those that every case has.
fn plan(folder: &Path, name: &str) -> Result<Plan, BadInput> {
    let place = folder.join(name);
    let path = place.join("expected.toml");
    let text = std::fs::read_to_string(&path)
        .map_err(|e| BadInput(format!("error: {}: {e}", path.display())))?;
    let expected =
        Expected::parse(&text).map_err(|e| BadInput(format!("error: {}: {e}", path.display())))?;
    let channels: Vec<&str> = expected
        .figures
        .iter()
        .flat_map(|f| f.channel.split('+').map(str::trim))
        .collect();
    let standard = standard(&place, name, &expected, &channels)?;
    let mut mutations: Vec<(Mutation, bool)> = expected
        .mutations
        .iter()
        .map(|m| (m.clone(), true))
        .collect();
    let own = |key: &str| expected.mutations.iter().any(|m| m.key == key);
    mutations.extend(
        standard
            .into_iter()
            .filter(|m| !own(&m.key))
            .map(|m| (m, false)),
    );
    if mutations.iter().all(|(m, _)| m.blind.is_some()) {
        return Err(BadInput(format!(
            "error: {}: the case has no parameter to make wrong\n   = help: add a table [[mutation]] with key = \"...\"",
            path.display()
        )));
    }
    Ok(Plan {
        case: name.to_owned(),
        mutations,
    })
}

/// The parameters that every case has; those that the case names are tried before.
fn standard(
    place: &Path,
    name: &str,
    expected: &Expected,
    channels: &[&str],
) -> Result<Vec<Mutation>, BadInput> {
    // what the case names is made wrong once before anything is run
    let early = |try_one: &dyn Fn(&Mutation) -> Result<(), BadInput>| {
        expected.mutations.iter().try_for_each(|wrong| {
            try_one(wrong).map_err(|BadInput(why)| misnamed(&why, name, &wrong.key))
        })
    };
    let problem = place.join("problem.toml");
    if problem.is_file() {
        let loaded = solve::load(&problem, &[])?;
        early(&|wrong| {
            wrong.check_joint(&loaded.model).map_err(BadInput)?;
            if !wrong.is_reaction() {
                loaded.with_changes(loaded.scaling(&wrong.key, wrong.factor())?)?;
            }
            Ok(())
        })?;
        mutation::standard(&loaded.model, "model.", channels)
    } else if place.join("analysis.toml").is_file() {
        let file = place.join("analysis.toml");
        early(&|wrong| Analysis::read_scaled(&file, &wrong.key, wrong.factor()).map(|_| ()))?;
        Ok(vec![])
    } else {
        let model = files::load(&place.join("model.toml"), &[])?;
        early(&|wrong| {
            wrong.check_joint(&model).map_err(BadInput)?;
            if !wrong.is_reaction() {
                model.with_changes(&model.scaling(&wrong.key, wrong.factor())?)?;
            }
            Ok(())
        })?;
        mutation::standard(&model, "", channels)
    }
}

/// A parameter that a case names and that cannot be made wrong.
fn misnamed(why: &str, case: &str, key: &str) -> BadInput {
    BadInput(format!(
        "{why}\n   = help: {case}/expected.toml: `[[mutation]]` with key = \"{key}\" names this parameter; name another \
         one, or another factor"
    ))
}

/// Runs each case as it is and with each wrong parameter, on all processors; results in the order of the plans.
fn run_all(folder: &Path, plans: &[Plan]) -> Result<Vec<Vec<Verdicts>>, BadInput> {
    let jobs: Vec<(usize, Option<&Mutation>)> = plans
        .iter()
        .enumerate()
        .flat_map(|(k, plan)| {
            let wrong = plan.mutations.iter().map(move |(m, _)| (k, Some(m)));
            std::iter::once((k, None)).chain(wrong)
        })
        .collect();
    let bar = ProgressBar::new(jobs.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{elapsed} {pos} of {len} runs {msg}") {
        bar.set_style(style);
    }
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<Option<Verdicts>>> = Mutex::new(jobs.iter().map(|_| None).collect());
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::SeqCst);
            let Some((k, wrong)) = jobs.get(at) else {
                break;
            };
            if interrupt::requested() {
                break;
            }
            bar.set_message(plans[*k].case.clone());
            let begin = Instant::now();
            let case = run_changed(folder, &plans[*k].case, true, *wrong);
            let verdicts = Verdicts {
                figures: case.map(|case| case.figures).map_err(|bad| bad.0),
                seconds: begin.elapsed().as_secs_f64(),
            };
            if let Ok(mut done) = done.lock() {
                done[at] = Some(verdicts);
            }
            bar.inc(1);
        }
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(work);
        }
    });
    bar.finish_and_clear();
    let done = done
        .into_inner()
        .map_err(|e| BadInput(format!("error: {e}")))?;
    let mut done = done.into_iter();
    let lost = || Verdicts {
        figures: Err("interrupted".to_owned()),
        seconds: 0.0,
    };
    let of = |plan: &Plan| {
        let count = 1 + plan.mutations.len();
        done.by_ref()
            .take(count)
            .map(|v| v.unwrap_or_else(lost))
            .collect()
    };
    Ok(plans.iter().map(of).collect())
}

/// The pairs, and the cases that do not hold as they are. A named parameter that cannot be run is a mistake of the case.
fn judge(
    plans: Vec<Plan>,
    results: Vec<Vec<Verdicts>>,
) -> Result<(Vec<Pair>, Vec<String>), BadInput> {
    let (mut pairs, mut broken) = (vec![], vec![]);
    for (plan, results) in plans.into_iter().zip(results) {
        let mut results = results.into_iter();
        let right = match results.next().map(|v| v.figures) {
            Some(Ok(right)) => right,
            Some(Err(why)) => return Err(BadInput(why)),
            None => continue,
        };
        if right.iter().any(|f| !f.ok) {
            broken.push(plan.case.clone());
        }
        for ((mutation, named), wrong) in plan.mutations.into_iter().zip(results) {
            let counts = wrong.figures.map(|wrong| {
                let holding = right.iter().zip(&wrong).filter(|(right, _)| right.ok);
                let notices = |(right, wrong): &(&Compared, &Compared)| match mutation.blind {
                    Some(_) => moves(right, wrong),
                    None => !wrong.ok,
                };
                let noticed = holding.clone().filter(notices).count();
                (noticed, holding.count())
            });
            if let (Err(why), true) = (&counts, named) {
                return Err(misnamed(why, &plan.case, &mutation.key));
            }
            pairs.push(Pair {
                case: plan.case.clone(),
                mutation,
                counts,
                seconds: wrong.seconds,
            });
        }
    }
    Ok((pairs, broken))
}
