//! Fronts of several objectives: computed point by point, stored after each, shown as a plot whose points choose the motion.

use crate::args::SolveOptions;
use crate::solve::{self, Study, Watcher};
use crate::{BadInput, CommandResult, Outcome, files, output, plan_report};
use alembert::error::{ModelError, ModelErrors};
use alembert::trajectory::{Channel, Counts, Provenance, Scene, Status, Trajectory};
use alembert_ocp::compile::{TermKind, compile};
use alembert_ocp::pareto::{Ended, Front, Point, Role};
use alembert_ocp::problem::Loaded;
use alembert_ocp::solve::Plan;
use alembert_ocp::study::{self, Solved, StartSummary};
use alembert_report::{FrontPoint, Objective, Report, render};
use serde_json::{Value, json};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::time::Instant;

/// A front with the motions of its points.
pub struct Charted {
    /// The front.
    pub front: Front,
    /// How it ended.
    pub ended: Ended,
    /// Units of the objectives.
    units: Vec<String>,
    /// Which objectives are efforts.
    efforts: Vec<bool>,
    /// Plans of the points that no other dominates.
    pub plans: Vec<Study>,
    /// Time of the solver in this call: what was stored before costs nothing [s].
    pub seconds: f64,
}

/// What a front belongs to: problem and model.
fn fingerprint(loaded: &Loaded) -> String {
    let text = |v: Result<String, serde_json::Error>| v.unwrap_or_default();
    let mut hasher = DefaultHasher::new();
    text(serde_json::to_string(&loaded.file)).hash(&mut hasher);
    text(serde_json::to_string(&loaded.model)).hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// A front that was begun for the same problem. What cannot be gone on with is told, before it is replaced.
fn begun(path: &Path, own: &str) -> Option<Front> {
    let text = std::fs::read_to_string(path).ok()?;
    let why = match serde_json::from_str::<Front>(&text) {
        Ok(front) if front.problem == own => return Some(front),
        Ok(_) => "is of another problem or model".to_owned(),
        Err(e) => format!("cannot be read ({e})"),
    };
    output::tell(&format!(
        "note: the front in {} {why}: it is restarted",
        path.display()
    ));
    None
}

/// Computes a front; with a file it goes on with what is there, and stores every point.
pub fn chart(
    file: &Path,
    loaded: Loaded,
    name: &str,
    store: Option<&Path>,
    fresh: bool,
    log: bool,
) -> Result<Charted, BadInput> {
    let own = fingerprint(&loaded);
    let known = store.filter(|_| !fresh).and_then(|path| begun(path, &own));
    let mut front = known.unwrap_or_else(|| Front {
        problem: own,
        ..Front::default()
    });
    let mut keep = |front: &Front| -> Result<(), ModelErrors> {
        let Some(path) = store else { return Ok(()) };
        let bad = |text: String| ModelErrors::from(ModelError::new("", text));
        let text = serde_json::to_string(front).map_err(|e| bad(e.to_string()))?;
        files::write_text(path, &text).map_err(|BadInput(text)| bad(text))
    };
    let watcher = Watcher { log };
    let located = |e| files::located(file, e);
    let begin = Instant::now();
    let ended = study::run_front(&loaded, &mut front, &watcher, &mut keep).map_err(located)?;
    let seconds = begin.elapsed().as_secs_f64();
    let ocp = compile(&loaded.file, &loaded.model).map_err(located)?;
    let names = front.objectives.iter();
    let terms = names.filter_map(|name| ocp.terms.iter().find(|t| t.name == *name));
    let (units, efforts) = terms
        .map(|t| (t.unit.clone(), matches!(t.kind, TermKind::Effort(_))))
        .unzip();
    let mut plans = vec![];
    for (k, point) in front.nondominated().into_iter().enumerate() {
        let mut plan = restore(&loaded, &ocp, point, &format!("{name} {}", k + 1))?;
        plan.objectives.clone_from(&front.objectives);
        plans.push(plan);
    }
    Ok(Charted {
        ended,
        units,
        efforts,
        plans,
        seconds,
        front,
    })
}

/// The plan of a point, played back.
fn restore(
    loaded: &Loaded,
    ocp: &alembert_ocp::compile::Ocp,
    point: &Point,
    name: &str,
) -> Result<Study, BadInput> {
    let mut plan = Plan::restored(ocp, &point.plan)?;
    plan.iterations = point.iterations;
    let trajectory = plan.play(&loaded.file, &loaded.model, name)?.trajectory;
    let loaded = solve::chosen(loaded.clone(), &plan)?;
    let start = StartSummary {
        start: 0,
        status: plan.solution.status,
        objective: plan.solution.objective,
        violation: point.violation,
        iterations: point.iterations,
        seconds: 0.0,
        obstacle: String::new(),
    };
    Ok(Study {
        loaded,
        solved: Solved {
            plan,
            starts: vec![start],
            best: 0,
            asked: 1,
        },
        trajectory,
        seconds: 0.0,
        objectives: vec![],
    })
}

impl Charted {
    /// The front as a table over its points, so that figures can be taken from it.
    pub fn table(&self, study: &str) -> Trajectory {
        let points = self.front.nondominated();
        let mut channels = vec![];
        let mut add = |name: String, unit: &str, values: Vec<f64>| {
            channels.push(Channel {
                name,
                unit: unit.to_owned(),
                values,
            });
        };
        for (i, name) in self.front.objectives.iter().enumerate() {
            let values = points.iter().map(|p| p.values[i]).collect();
            add(format!("objective.{name}"), &self.units[i], values);
        }
        // without potential forces efforts are in proportion to 1/T³; motors that share a load add up by the roots of theirs
        let time = self.front.objectives.iter().position(|n| n == "time");
        if let Some(t) = time.filter(|_| self.efforts.contains(&true)) {
            let law = |p: &&Point| {
                let efforts = p.values.iter().zip(&self.efforts).filter(|(_, e)| **e);
                let roots: f64 = efforts.map(|(v, _)| v.max(0.0).sqrt()).sum();
                roots.powi(2) * p.values[t].powi(3)
            };
            let law = points.iter().map(law).collect();
            add("front.effort_time_cubed".to_owned(), "1", law);
        }
        add(
            "front.count".to_owned(),
            "1",
            vec![points.len() as f64; points.len()],
        );
        add("front.spacing".to_owned(), "1", self.spacing());
        let deviations = self.plans.iter().map(|s| {
            let channel = s.trajectory.channel("plan.replay_deviation");
            channel
                .and_then(<[f64]>::first)
                .copied()
                .unwrap_or(f64::NAN)
        });
        add(
            "front.replay_deviation".to_owned(),
            "m",
            deviations.collect(),
        );
        let kkt = points
            .iter()
            .map(|p| p.plan.residuals().map_or(f64::NAN, |r| r.largest()));
        add("front.kkt".to_owned(), "1", kkt.collect());
        let time: Vec<f64> = (0..points.len()).map(|k| k as f64).collect();
        Trajectory {
            time,
            channels,
            status: match &self.ended {
                Ended::Complete => Status::Completed,
                Ended::Stopped => Status::Interrupted { time: 0.0 },
                Ended::NoFront { reason, help } => Status::Stalled {
                    time: 0.0,
                    body: String::new(),
                    joint: None,
                    residual: f64::INFINITY,
                    message: output::readable(&format!("{reason}. {help}")),
                },
            },
            undetermined: vec![],
            last: None,
            ledger: vec![],
            provenance: Provenance {
                study: study.to_owned(),
                scheme: "front".to_owned(),
                axis: "point".to_owned(),
                ..Provenance::default()
            },
            counts: Counts::default(),
            scene: Scene::default(),
            rods: vec![],
        }
    }

    /// The motions of the points, called by study and number.
    pub fn motions(&self) -> impl Iterator<Item = Trajectory> + '_ {
        self.plans.iter().map(|plan| plan.trajectory.clone())
    }

    /// Distance of each point to the next one, in units of the range, divided by the mean; the last repeats.
    fn spacing(&self) -> Vec<f64> {
        let points = self.front.nondominated();
        let range = |i: usize| {
            let values = points.iter().map(|p| p.values[i]);
            let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(a, b), v| {
                (a.min(v), b.max(v))
            });
            (high - low).max(f64::MIN_POSITIVE)
        };
        let ranges: Vec<f64> = (0..self.front.objectives.len()).map(range).collect();
        let mut out: Vec<f64> = points
            .windows(2)
            .map(|w| {
                let parts = w[0].values.iter().zip(&w[1].values).zip(&ranges);
                parts
                    .map(|((a, b), r)| ((a - b) / r).powi(2))
                    .sum::<f64>()
                    .sqrt()
            })
            .collect();
        let mean = out.iter().sum::<f64>() / out.len().max(1) as f64;
        out.iter_mut()
            .for_each(|d| *d /= mean.max(f64::MIN_POSITIVE));
        out.extend(out.last().copied().or(Some(1.0)));
        out
    }

    /// The report: the front, and every plan of it.
    pub fn report(&self, title: &str, figures: Vec<alembert_report::Figure>) -> Report {
        let plans = self.plans.iter();
        let mut runs: Vec<alembert_report::Run> =
            plans.map(|s| plan_report::run(s, vec![])).collect();
        if let Some(run) = runs.first_mut() {
            run.figures = figures;
        }
        let shown = self.front.nondominated();
        let point = |p: &Point| {
            let run = shown.iter().position(|q| std::ptr::eq(*q, p));
            FrontPoint {
                values: p.values.clone(),
                run,
                label: match (run, p.role) {
                    (Some(k), _) => format!("point {}", k + 1),
                    (None, Role::Sample) => format!("feasible start {}", p.number),
                    (None, _) => "dominated".to_owned(),
                },
                dominated: run.is_none(),
            }
        };
        let objectives = self.front.objectives.iter().zip(&self.units);
        let usable = |p: &&Point| p.violation < 1e-5 && p.role != Role::Coarse;
        Report {
            front: Some(alembert_report::Front {
                title: title.to_owned(),
                objectives: objectives.map(|(n, u)| Objective::new(n, u)).collect(),
                points: self.front.points.iter().filter(usable).map(point).collect(),
            }),
            runs,
            ..Report::default()
        }
    }
}

/// Runs the command for problems with [pareto]; `read_s` is the time of reading them [s].
pub fn command(
    options: &SolveOptions,
    studies: Vec<(String, Loaded)>,
    name: &str,
    folder: &Path,
    read_s: f64,
) -> CommandResult {
    let quiet = options.quiet || options.json;
    let mut outcome = Outcome::Good;
    let mut objects = vec![];
    let several = studies.len() > 1;
    files::create_folder(folder)?;
    for (study, loaded) in studies {
        let stem = match several {
            true => files::file_name(&format!("{name}-{study}")),
            false => files::file_name(name),
        };
        let store = folder.join(format!("{stem}.front.json"));
        let title = loaded.file.title.clone();
        let title = title.unwrap_or_else(|| name.to_owned());
        let model = loaded.model.clone();
        let store_at = Some(store.as_path());
        let charted = chart(
            &options.file,
            loaded,
            &study,
            store_at,
            options.fresh,
            options.log,
        )?;
        let table = charted.table(&study);
        let mut paths = files::write_results(folder, &stem, &table, &model, options.csv)?;
        paths.push(store);
        let paths: Vec<String> = paths.iter().map(|p| p.display().to_string()).collect();
        outcome = outcome.max(match charted.ended {
            Ended::Complete => Outcome::Good,
            Ended::Stopped => Outcome::Interrupted,
            Ended::NoFront { .. } => Outcome::Failed,
        });
        if charted.plans.iter().any(Study::is_off) {
            outcome = outcome.max(Outcome::Failed);
        }
        // a report needs a motion
        let mut report = None;
        if !options.no_report && !charted.plans.is_empty() {
            let path = folder.join(format!("{stem}.html"));
            files::write_text(&path, &render(&charted.report(&title, vec![])))?;
            report = Some(path.display().to_string());
        }
        if !quiet {
            output::print(&text(name, &study, &charted));
            for path in &paths {
                output::print(&format!("  results: {path}\n"));
            }
            if let Some(path) = &report {
                output::print(&format!("report: {path}\n"));
            }
        }
        objects.push(object(&study, &charted, &paths, report));
        if charted.ended == Ended::Stopped {
            break;
        }
    }
    if options.json {
        output::print_json(&json!({"problem": name, "read_s": read_s, "studies": objects}));
    }
    Ok(outcome)
}

fn text(name: &str, study: &str, charted: &Charted) -> String {
    let front = &charted.front;
    let points = front.nondominated();
    let state = match &charted.ended {
        Ended::Complete => "complete",
        Ended::Stopped => "stopped; the same command goes on with it",
        Ended::NoFront { .. } => "not found",
    };
    let samples = front.points.iter().filter(|p| p.role == Role::Sample);
    let mut text = format!(
        "{name} / {study}: front {state}, {} that nothing dominates in {} s; {} of {} feasible\n",
        output::count(points.len(), "point"),
        output::short(charted.seconds),
        samples.clone().filter(|p| p.optimal).count(),
        output::count(samples.count(), "random start")
    );
    if let Ended::NoFront { reason, help } = &charted.ended {
        text += &format!("  {}\n   = help: {help}\n", output::readable(reason));
    }
    for plan in charted.plans.iter().filter(|p| p.is_off()) {
        let name = &plan.trajectory.provenance.study;
        text += &format!("  {name}: {}\n", plan.trajectory.status.message());
    }
    let mut header: Vec<String> = vec!["point".to_owned()];
    header.extend(
        front
            .objectives
            .iter()
            .zip(&charted.units)
            .map(|(n, u)| format!("{n} [{u}]")),
    );
    header.push("iterations".to_owned());
    let mut rows = vec![header];
    for (k, p) in points.iter().enumerate() {
        let mut row = vec![(k + 1).to_string()];
        row.extend(p.values.iter().map(|v| output::precise(*v)));
        row.push(p.iterations.to_string());
        rows.push(row);
    }
    let right: Vec<usize> = (0..rows[0].len()).collect();
    text += &output::table(&rows, &right);
    text
}

fn object(study: &str, charted: &Charted, files: &[String], report: Option<String>) -> Value {
    let front = &charted.front;
    let points: Vec<Value> = front
        .nondominated()
        .iter()
        .map(|p| json!({"values": p.values, "iterations": p.iterations, "violation": output::number(p.violation)}))
        .collect();
    let message = match &charted.ended {
        Ended::NoFront { reason, help } => output::readable(&format!("{reason}. {help}")),
        _ => String::new(),
    };
    json!({
        "study": study, "complete": front.complete, "message": message, "objectives": front.objectives, "points": points,
        "computed": front.points.len(), "all_s": charted.seconds, "file": files.last(), "files": files, "report": report,
    })
}
