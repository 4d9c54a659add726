//! `alembert bench multirate`: computing time against the ratio at a constant micro step, every quadrature, all examples.
//!
//! The counts beside the times explain them: Newton iterations, Jacobians, solves, evaluations of elements; and so do the
//! times of Jacobians, of linear systems and of storing, which are measured in a run of their own. For the case with an expensive slow part the accuracy of its fast part is measured too, and the gain must be at least five.

use crate::bench::gallery;
use crate::files;
use crate::output;
use alembert::model::{FastPotential, FastRule, Model, Scheme, SlowPotential, SlowRule, Study};
use alembert::trajectory::{Status, Trajectory};
use alembert_report::{Horizontal, Picture, Plot, Run};
use serde_json::{Value, json};
use std::path::Path;
use std::process::ExitCode;

/// Ratios of the table; all divide 1000, so that every run ends at the same time.
const RATIOS: [u32; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
/// Up to here the page of plots has every ratio, then so many in each factor of ten.
const EVERY: u32 = 20;
const PER_DECADE: f64 = 24.0;
/// The ratios of the document's diagram.
const DRAWN: f64 = 100.0;
/// The document.
const GAIL: &str = "T. Gail, S. Leyendecker: Computing time investigations of variational multirate systems. \
                    Report, Chair of Applied Dynamics, Erlangen, 2011-2012";
/// Case, micro step [s], micro steps of a run, and of a run with the slow potential on the micro grid.
const CASES: [(&str, f64, u32, u32); 4] = [
    ("fermi-pasta-ulam", 2e-4, 1000, 1000),
    ("triple-spherical-pendulum", 1e-4, 1000, 1000),
    ("atomistic", 1e-5, 1000, 1000),
    ("slow-field", 1e-4, 1000, 100),
];
/// Rules for V and W.
const RULES: [(SlowRule, FastRule); 5] = [
    (SlowRule::Midpoint, FastRule::Midpoint),
    (SlowRule::Trapezoidal, FastRule::Midpoint),
    (SlowRule::Macro, FastRule::Midpoint),
    (SlowRule::Trapezoidal, FastRule::Trapezoidal),
    (SlowRule::Macro, FastRule::Trapezoidal),
];
/// The case with the expensive slow part, and its fast part: the light mass from its host.
const EXPENSIVE: &str = "slow-field";
const FAST_PART: [&str; 2] = ["point.light.position", "point.p21.position"];
/// Least gain there, against the same scheme at ratio 1 and against the midpoint scheme.
const LEAST_GAIN: f64 = 5.0;
/// The fast part is as accurate when its error is at most this multiple of that at ratio 1.
const SAME_ACCURACY: f64 = 1.1;

/// Runs of a study, time they should take together, and time after which there are no more [s].
const LEAST_RUNS: u32 = 3;
const LEAST_TIME: f64 = 0.02;
const LONG: f64 = 0.5;

/// One run.
struct Row {
    case: &'static str,
    rules: String,
    ratio: u32,
    us_per_micro_step: f64,
    /// Jacobians, linear systems, storing every macro step [us per micro step].
    parts: [f64; 3],
    counts: [f64; 4],
    error: Option<f64>,
    note: String,
}

/// Runs the command: 0 when the gain is reached, 1 when not, 2 when a model is refused or missing.
pub(crate) fn bench(json: bool, page_file: Option<&Path>) -> ExitCode {
    let written = |rows: Vec<Row>| {
        if let Some(file) = page_file {
            files::write_illustrated(file, vec![page(&rows)], vec![figure_4(&rows)])
                .map_err(|e| e.0)?;
        }
        Ok(rows)
    };
    match rows(page_file.is_some()).and_then(written) {
        Ok(rows) => report(&rows, json),
        Err(message) => {
            output::tell(&message);
            ExitCode::from(2)
        }
    }
}

fn word(rule: impl serde::Serialize) -> String {
    serde_json::to_value(rule)
        .ok()
        .and_then(|v| v.as_str().map(str::to_owned))
        .unwrap_or_default()
}

/// Ratios of a case: those of the table, or as many as a curve needs.
fn ratios(case: &str, dense: bool) -> Vec<u32> {
    if !dense || case == EXPENSIVE {
        return RATIOS.to_vec();
    }
    let spread = (0..=(3.0 * PER_DECADE) as u32).map(|k| 10.0_f64.powf(f64::from(k) / PER_DECADE));
    let spread = spread.map(|p| p.round() as u32);
    let mut all: Vec<u32> = (1..=EVERY).chain(spread).chain(RATIOS).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn rows(dense: bool) -> Result<Vec<Row>, String> {
    let folder = gallery()
        .ok_or("there is no folder `gallery` here or further up: the examples are in it")?;
    let mut all = vec![];
    for (case, step, steps, on_grid) in CASES {
        let model =
            Model::from_path(folder.join(case).join("model.toml")).map_err(|e| e.to_string())?;
        let plain = Study {
            step,
            duration: step * f64::from(on_grid.min(100)),
            record_every: Some(u64::from(on_grid)),
            ..Study::default()
        };
        all.push(measure(case, &model, &plain, None)?);
        let fine = (case == EXPENSIVE)
            .then(|| reference(&model, step, steps))
            .transpose()?;
        for (slow, fast) in RULES {
            for ratio in ratios(case, dense) {
                let least = if slow == SlowRule::Macro {
                    steps
                } else {
                    on_grid
                };
                // whole macro steps
                let micro = ratio * least.div_ceil(ratio);
                let study = study(slow, fast, step, ratio, micro);
                let fine = fine.as_ref().filter(|_| micro == steps);
                all.push(measure(case, &model, &study, fine)?);
            }
        }
    }
    Ok(all)
}

fn study(slow: SlowRule, fast: FastRule, step: f64, ratio: u32, micro: u32) -> Study {
    Study {
        scheme: Scheme::Multirate,
        step,
        ratio: Some(ratio),
        slow_potential: Some(SlowPotential::Rule(slow)),
        fast_potential: Some(FastPotential::Rule(fast)),
        duration: step * f64::from(micro),
        record_every: Some(u64::from(micro)),
        ..Study::default()
    }
}

/// End of the fast part at a tenth of the micro step.
fn reference(model: &Model, step: f64, steps: u32) -> Result<[f64; 3], String> {
    let study = study(
        SlowRule::Macro,
        FastRule::Midpoint,
        0.1 * step,
        10,
        10 * steps,
    );
    let run = alembert::simulate(model, &study, &mut |_| true).map_err(|e| e.to_string())?;
    Ok(fast_part(&run))
}

fn fast_part(run: &Trajectory) -> [f64; 3] {
    let end = |name: &str| {
        run.channel(name)
            .and_then(|v| v.last().copied())
            .unwrap_or(f64::NAN)
    };
    ["x", "y", "z"]
        .map(|a| end(&format!("{}.{a}", FAST_PART[0])) - end(&format!("{}.{a}", FAST_PART[1])))
}

/// The least time of several runs: the machine may be busy.
fn measure(
    case: &'static str,
    model: &Model,
    study: &Study,
    fine: Option<&[f64; 3]>,
) -> Result<Row, String> {
    let mut best: Option<Trajectory> = None;
    let (mut runs, mut spent) = (0, 0.0);
    while runs < LEAST_RUNS || (spent < LEAST_TIME && runs < 20 * LEAST_RUNS) {
        let run = alembert::simulate(model, study, &mut |_| true).map_err(|e| e.to_string())?;
        (runs, spent) = (runs + 1, spent + run.counts.wall_time);
        if best
            .as_ref()
            .is_none_or(|b| run.counts.wall_time < b.counts.wall_time)
        {
            best = Some(run);
        }
        if spent > LONG {
            break;
        }
    }
    let run = best.ok_or("nothing was run")?;
    let micro = study.duration / study.step;
    let parts = match study.scheme {
        Scheme::Multirate => parts(model, study)?.map(|seconds| 1e6 * seconds / micro),
        _ => [f64::NAN; 3],
    };
    let c = &run.counts;
    let rules = match (study.slow_potential, study.fast_potential) {
        (Some(SlowPotential::Rule(v)), Some(FastPotential::Rule(w))) => {
            format!("{} / {}", word(v), word(w))
        }
        _ => "midpoint scheme".to_owned(),
    };
    let error = fine.map(|fine| {
        let end = fast_part(&run);
        (0..3)
            .map(|k| (end[k] - fine[k]).powi(2))
            .sum::<f64>()
            .sqrt()
    });
    let mut note = String::new();
    if run.status != Status::Completed {
        note = "did not complete".to_owned();
    } else if c.divided > 0 {
        note = format!("{} steps divided", c.divided);
    }
    Ok(Row {
        case,
        rules,
        ratio: study.ratio.unwrap_or(1),
        us_per_micro_step: 1e6 * c.wall_time / micro,
        parts,
        counts: [c.iterations, c.jacobians, c.solves, c.evaluations].map(|n| n as f64 / micro),
        error,
        note,
    })
}

/// The least times of Jacobians, linear systems and storing in some runs [s].
fn parts(model: &Model, study: &Study) -> Result<[f64; 3], String> {
    let mut least = [f64::INFINITY; 3];
    for _ in 0..LEAST_RUNS {
        let t = alembert::multirate::times(model, study).map_err(|e| e.to_string())?;
        for (least, now) in least.iter_mut().zip([t.jacobian, t.solve, t.storing]) {
            *least = least.min(now);
        }
        if t.jacobian + t.solve + t.rest > LONG {
            break;
        }
    }
    Ok(least)
}

/// Gains of the expensive case: best ratio, against ratio 1, against the midpoint scheme; error at ratio 1 and there.
fn gain(rows: &[Row]) -> Option<(u32, [f64; 2], [f64; 2])> {
    let here = || {
        rows.iter()
            .filter(|r| r.case == EXPENSIVE && r.note.is_empty())
    };
    let plain = here().find(|r| r.rules == "midpoint scheme")?;
    let accurate = || here().filter(|r| r.rules == "macro / midpoint");
    let single = accurate().find(|r| r.ratio == 1)?;
    let first = single.error?;
    let best = accurate()
        .filter(|r| r.error.is_some_and(|e| e <= SAME_ACCURACY * first))
        .min_by(|a, b| a.us_per_micro_step.total_cmp(&b.us_per_micro_step))?;
    let gains = [single, plain].map(|r| r.us_per_micro_step / best.us_per_micro_step);
    Some((best.ratio, gains, [first, best.error?]))
}

fn report(rows: &[Row], json: bool) -> ExitCode {
    let gain = gain(rows);
    let ok = gain.is_some_and(|(_, gains, _)| gains.iter().all(|g| *g >= LEAST_GAIN));
    if json {
        let list: Vec<Value> = rows.iter().map(Row::json).collect();
        let best = gain.map(|(ratio, gains, errors)| {
            json!({
                "case": EXPENSIVE, "ratio": ratio, "against_ratio_1": gains[0], "against_midpoint": gains[1],
                "error_ratio_1": errors[0], "error": errors[1],
            })
        });
        output::print_json(
            &json!({ "runs": list, "gain": best, "least_gain": LEAST_GAIN, "ok": ok }),
        );
    } else {
        output::print(
            "computing time against the ratio at a constant micro step; counts per micro step\n",
        );
        output::print(&table(rows));
        output::print(&match gain {
            Some((ratio, [single, plain], [first, error])) => format!(
                "  {EXPENSIVE}, macro / midpoint, ratio {ratio}: {single:.1} times less time than ratio 1, {plain:.1} times less than \
                 the midpoint scheme, at least {LEAST_GAIN}: {}\n  error of the fast part: {} m at ratio 1, {} m there\n",
                if ok { "reached" } else { "NOT reached" },
                output::short(first),
                output::short(error),
            ),
            None => "  the gain could not be measured\n".to_owned(),
        });
    }
    if ok {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    }
}

impl Row {
    fn json(&self) -> Value {
        json!({
            "case": self.case, "rules": self.rules, "ratio": self.ratio,
            "us_per_micro_step": output::number(self.us_per_micro_step),
            "us_jacobian": output::number(self.parts[0]), "us_solve": output::number(self.parts[1]),
            "us_storing": output::number(self.parts[2]),
            "iterations": self.counts[0], "jacobians": self.counts[1], "solves": self.counts[2],
            "evaluations": self.counts[3], "error": self.error.map(output::number), "note": self.note,
        })
    }
}

/// A value of all rules over the ratio, on a scale of its own.
fn over_ratio(rows: &[Row], case: &str, title: &str, unit: &str, pick: fn(&Row) -> f64) -> Plot {
    let mut ratios: Vec<u32> = rows
        .iter()
        .filter(|r| r.case == case)
        .map(|r| r.ratio)
        .collect();
    ratios.sort_unstable();
    ratios.dedup();
    let mut plot = Plot::new(title, unit);
    plot.log = true;
    for (slow, fast) in RULES {
        let rules = format!("{} / {}", word(slow), word(fast));
        let value = |ratio: &u32| {
            let row = |r: &&Row| r.case == case && r.rules == rules && r.ratio == *ratio;
            rows.iter().find(row).map_or(f64::NAN, pick)
        };
        plot = plot.with_series(&rules, ratios.iter().map(value).collect());
    }
    let decades = ratios.iter().map(|p| f64::from(*p).log10()).collect();
    plot.with_x("logarithm of the ratio, log10 p", decades)
}

/// The diagram of the document: computing times of the chain for ratios up to 100, relative to that of ratio 1.
fn figure_4(rows: &[Row]) -> Picture {
    let (case, ..) = CASES[0];
    let mut plot = over_ratio(rows, case, "Computing time per micro step", "us", |r| {
        r.us_per_micro_step
    });
    let ratios: Vec<f64> = plot.x.iter().map(|x| 10.0_f64.powf(*x).round()).collect();
    let shown = ratios.partition_point(|p| *p <= DRAWN);
    for series in &mut plot.series {
        series.values.truncate(shown);
    }
    plot.log = false;
    Picture {
        title: "Figure 4".to_owned(),
        source: GAIL.to_owned(),
        caption: format!(
            "Computing times of the Fermi-Pasta-Ulam problem over the number of micro steps p in a macro step, at a \
             constant micro step of {} s, for all quadrature rules (slow / fast). The document expects that the time falls with p. It does where the slow \
             potential acts at macro nodes only (macro). With V on the micro grid every micro step costs an evaluation of V, \
             whatever p is: the time falls little (midpoint), or rises from p = 1 to p = 2 (trapezoidal), where V begins to \
             act at inner nodes and has to be linearised there. Very long macro steps take more iterations.",
            CASES[0].1
        ),
        plots: vec![plot.with_x("ratio p", ratios[..shown].to_vec())],
        ..Picture::default()
    }
}

/// Plots of the computing time over the ratio, one for each case, and of what explains it.
fn page(rows: &[Row]) -> Run {
    let plot = |case: &str, title: &str, unit: &str, pick: fn(&Row) -> f64| {
        over_ratio(rows, case, title, unit, pick)
    };
    let mut plots: Vec<Plot> = vec![];
    for (case, step, ..) in CASES {
        let title = |what: &str| format!("{case}: {what} per micro step of {step} s");
        plots.push(plot(case, &title("time"), "us", |r| r.us_per_micro_step));
        plots.push(plot(case, &title("Jacobians"), "us", |r| r.parts[0]));
        plots.push(plot(case, &title("linear systems"), "us", |r| r.parts[1]));
        plots.push(plot(case, &title("storing every macro step"), "us", |r| {
            r.parts[2]
        }));
        plots.push(plot(case, &title("Newton iterations"), "", |r| r.counts[0]));
    }
    plots.push(plot(
        EXPENSIVE,
        &format!("{EXPENSIVE}: evaluations of elements per micro step"),
        "",
        |r| r.counts[3],
    ));
    Run {
        title: "Computing time of the multirate scheme".to_owned(),
        subtitle: "constant micro step, slow / fast quadrature; the ratio is the number of micro steps in a macro step"
            .to_owned(),
        provenance: vec![
            ("measured".to_owned(), "alembert bench multirate".to_owned()),
            ("alembert".to_owned(), env!("CARGO_PKG_VERSION").to_owned()),
        ],
        time: RATIOS.iter().map(|p| f64::from(*p).log10()).collect(),
        horizontal: Some(Horizontal {
            name: "logarithm of the ratio, log10 p".to_owned(),
            unit: String::new(),
        }),
        plots,
        ..Run::default()
    }
}

fn table(rows: &[Row]) -> String {
    let head = [
        "case",
        "slow / fast",
        "ratio",
        "us",
        "Jacobian",
        "solve",
        "store",
        "iterations",
        "Jacobians",
        "solves",
        "evaluations",
        "error [m]",
        "",
    ];
    let mut lines = vec![head.map(str::to_owned).to_vec()];
    for r in rows {
        let mut line = vec![
            r.case.to_owned(),
            r.rules.clone(),
            r.ratio.to_string(),
            format!("{:.2}", r.us_per_micro_step),
        ];
        line.extend(r.parts.map(|us| match us.is_finite() {
            true => format!("{us:.3}"),
            false => String::new(),
        }));
        line.extend(r.counts.iter().map(|c| format!("{c:.3}")));
        line.push(r.error.map_or(String::new(), output::short));
        line.push(r.note.clone());
        lines.push(line);
    }
    output::table(&lines, &[2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(rules: &str, ratio: u32, us: f64, error: Option<f64>) -> Row {
        Row {
            case: EXPENSIVE,
            rules: rules.to_owned(),
            ratio,
            us_per_micro_step: us,
            parts: [0.0; 3],
            counts: [0.0; 4],
            error,
            note: String::new(),
        }
    }

    #[test]
    fn id_the_gain_counts_only_where_the_fast_part_is_as_accurate() {
        let rows = [
            row("midpoint scheme", 1, 900.0, None),
            row("macro / midpoint", 1, 100.0, Some(1e-4)),
            row("macro / midpoint", 50, 10.0, Some(1.05e-4)),
            row("macro / midpoint", 1000, 5.0, Some(1e-2)),
        ];
        let (ratio, gains, _) = gain(&rows).expect("a gain");
        assert_eq!((ratio, gains), (50, [10.0, 90.0]));
        assert!(gain(&rows[1..]).is_none());
        assert_eq!(table(&rows).lines().count(), 5);
    }

    #[test]
    fn id_every_ratio_ends_at_the_same_time() {
        assert!(RATIOS.iter().all(|r| CASES.iter().all(|c| c.2 % r == 0)));
        assert_eq!(word(SlowRule::Trapezoidal), "trapezoidal");
        // a curve has every ratio at first and some fifty beyond, and those of the table
        let dense = ratios(CASES[0].0, true);
        assert!(
            dense.windows(2).all(|p| p[0] < p[1]) && dense.len() > 60,
            "{}",
            dense.len()
        );
        assert_eq!(
            (&dense[..20], dense.last()),
            (&(1..=20).collect::<Vec<u32>>()[..], Some(&1000))
        );
        assert!(RATIOS.iter().all(|p| dense.contains(p)));
        assert_eq!(ratios(EXPENSIVE, true), RATIOS);
    }

    #[test]
    fn id_the_documents_figure_ends_at_a_hundred() {
        let mut rows: Vec<Row> = RATIOS
            .iter()
            .map(|p| row("macro / midpoint", *p, f64::from(1000 / p), None))
            .collect();
        rows.iter_mut().for_each(|r| r.case = CASES[0].0);
        let picture = figure_4(&rows);
        let plot = &picture.plots[0];
        assert_eq!(plot.x, [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0]);
        let curve = plot
            .series
            .iter()
            .find(|s| s.name == "macro / midpoint")
            .expect("a curve");
        assert_eq!(curve.values[..3], [1000.0, 500.0, 200.0]);
        assert_eq!(curve.values.len(), plot.x.len());
        // the others were not measured here
        assert!(plot.series[0].values.iter().all(|v| v.is_nan()));
    }
}
