//! Studies of one model in one diagram: energy against time, for all of them.

use alembert_report::{Plot, Run};

/// Most runs of one report that are compared; every run carries the curves of all.
const MAX_RUNS: usize = 12;

/// Adds to every run the total energy and the energy balance of all runs of the same model.
pub fn overlay(runs: &mut [Run]) {
    let one_model = runs
        .windows(2)
        .all(|pair| pair[0].title == pair[1].title && pair[0].horizontal.is_none());
    if !(2..=MAX_RUNS).contains(&runs.len()) || !one_model {
        return;
    }
    for (from, series, title, log) in [
        (
            "Energy balance",
            "balance",
            "Size of the energy balance, all studies",
            true,
        ),
        ("Energy", "total", "Total energy, all studies", false),
    ] {
        let curves: Vec<(String, Vec<f64>, Vec<f64>)> = runs
            .iter()
            .filter_map(|run| {
                let plot = run.plots.iter().find(|p| p.title == from)?;
                let values = plot.series.iter().find(|s| s.name == series)?;
                Some((name(run), run.time.clone(), values.values.clone()))
            })
            .collect();
        for run in runs.iter_mut() {
            let mut plot = Plot::new(title, "J");
            plot.log = log;
            for (name, time, values) in &curves {
                let at = |t: &f64| {
                    let value = interpolate(time, values, *t);
                    if log { value.abs() } else { value }
                };
                plot = plot.with_series(name, run.time.iter().map(at).collect());
            }
            let after = run.plots.iter().position(|p| p.title == "Energy balance");
            run.plots.insert(after.map_or(0, |k| k + 1), plot);
        }
    }
}

/// Name of a run in the legend: its study.
fn name(run: &Run) -> String {
    let study = run.provenance.iter().find(|(label, _)| label == "study");
    study.map_or_else(|| run.subtitle.clone(), |(_, name)| name.clone())
}

/// A curve between its frames; not a number before its start and after its end.
fn interpolate(time: &[f64], values: &[f64], t: f64) -> f64 {
    let next = time.partition_point(|x| *x < t);
    let (Some(&t1), Some(&v1)) = (time.get(next), values.get(next)) else {
        return f64::NAN;
    };
    if t1 == t {
        return v1;
    }
    let Some(before) = next.checked_sub(1) else {
        return f64::NAN;
    };
    let (t0, v0) = (time[before], values[before]);
    v0 + (v1 - v0) * (t - t0) / (t1 - t0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(study: &str, time: &[f64], total: &[f64]) -> Run {
        Run {
            title: "m".into(),
            provenance: vec![("study".into(), study.into())],
            time: time.to_vec(),
            plots: vec![
                Plot::new("Energy", "J").with_series("total", total.to_vec()),
                Plot::new("Energy balance", "J").with_series("balance", total.to_vec()),
            ],
            ..Run::default()
        }
    }

    #[test]
    fn id_energies_of_all_studies_on_the_times_of_each() {
        let mut runs = [
            run("a", &[0.0, 1.0, 2.0], &[0.0, -1.0, -2.0]),
            run("b", &[0.0, 0.5, 1.5], &[5.0, 6.0, 8.0]),
        ];
        overlay(&mut runs);
        let titles: Vec<&str> = runs[0].plots.iter().map(|p| p.title.as_str()).collect();
        assert_eq!(
            titles,
            [
                "Energy",
                "Energy balance",
                "Total energy, all studies",
                "Size of the energy balance, all studies"
            ]
        );
        let plot = &runs[0].plots[2];
        assert_eq!(plot.series[0].values, [0.0, -1.0, -2.0]);
        assert_eq!(plot.series[1].name, "b");
        assert_eq!(plot.series[1].values[..2], [5.0, 7.0]);
        assert!(plot.series[1].values[2].is_nan());
        assert_eq!(runs[0].plots[3].series[0].values, [0.0, 1.0, 2.0]);
        // a single run has nothing to compare
        let mut single = [run("a", &[0.0], &[0.0])];
        overlay(&mut single);
        assert_eq!(single[0].plots.len(), 2);
    }
}
