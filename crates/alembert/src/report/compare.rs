//! Studies of one model in one diagram: motor forces, controls and energy against time, for all of them.

use super::labels::label;
use crate::trajectory::ChannelId;
use alembert_report::{Comparison, Plot, Run, Series};

/// Most runs of one report that are compared.
const MAX_RUNS: usize = 12;
/// Most motors whose forces are compared.
const MAX_MOTORS: usize = 6;
/// Most instants of a curve: more cannot be seen.
const INSTANTS: usize = 1000;
/// Times closer than this share of the whole are the same.
const SAME: f64 = 1e-9;
/// Share of the values at each end of the total energy that may lie outside the diagram.
const OUTSIDE: f64 = 0.01;

/// One study: what is read of its run.
struct Study<'a> {
    name: &'a str,
    time: &'a [f64],
    total: &'a [f64],
    balance: &'a [f64],
}

impl<'a> Study<'a> {
    fn new(run: &'a Run) -> Option<Self> {
        let curve = |channel: &str| {
            let mut all = run.plots.iter().flat_map(|p| &p.series);
            all.find(|s| s.channel == channel)
                .map(|s| s.values.as_slice())
        };
        Some(Self {
            name: match run.study.is_empty() {
                true => &run.subtitle,
                false => &run.study,
            },
            time: &run.time,
            total: curve("energy.total")?,
            balance: curve("energy.balance")?,
        })
    }

    /// The largest size up to each instant; not a number after the end of the study.
    fn largest_so_far(&self, instants: &[f64]) -> Vec<f64> {
        let mut largest = 0.0_f64;
        let grow = |value: f64| {
            largest = largest.max(value.abs());
            if value.is_finite() { largest } else { f64::NAN }
        };
        let sizes = extremes(self.time, self.balance, instants);
        sizes.into_iter().map(grow).collect()
    }
}

/// On each piece of the time that ends at an instant: the value farthest from the first one, so that no peak is lost; not a
/// number after the end of the study.
pub fn extremes(time: &[f64], values: &[f64], instants: &[f64]) -> Vec<f64> {
    let first = values.first().copied().unwrap_or(f64::NAN);
    let slack = SAME * instants.last().copied().unwrap_or(0.0).abs();
    let mut from = 0;
    let piece = |&t: &f64| {
        let to = time.partition_point(|x| *x <= t + slack);
        let inside = values.get(from..to).unwrap_or_default();
        from = to;
        let far = |a: f64, b: f64| {
            if (b - first).abs() > (a - first).abs() {
                b
            } else {
                a
            }
        };
        match inside.iter().copied().reduce(far) {
            Some(value) => value,
            None => interpolate(time, values, t),
        }
    };
    instants.iter().map(piece).collect()
}

/// Motor forces, controls, total energy and energy balance of all runs, when they are studies of one model.
pub fn energies(runs: &[Run]) -> Option<Comparison> {
    let one_model = runs
        .windows(2)
        .all(|pair| pair[0].title == pair[1].title && pair[0].horizontal.is_none());
    if !(2..=MAX_RUNS).contains(&runs.len()) || !one_model {
        return None;
    }
    let studies: Vec<Study> = runs.iter().filter_map(Study::new).collect();
    let times: Vec<&[f64]> = studies.iter().map(|s| s.time).collect();
    let time = common_times(&times, INSTANTS);
    if studies.len() != runs.len() || time.len() < 2 {
        return None;
    }
    let mut total = Plot::new("Total energy", "J");
    let mut balance = Plot::new("Size of the energy balance, largest so far", "J").with_log();
    for study in &studies {
        total = total.with_series(study.name, extremes(study.time, study.total, &time));
        balance = balance.with_series(study.name, study.largest_so_far(&time));
    }
    total.range = range_of_most(&total);
    // forces are what servos and plans are asked for: first
    let mut plots = motors(runs, &studies, &time);
    plots.extend([total, balance]);
    Some(Comparison {
        title: "All studies".to_owned(),
        time,
        plots,
    })
}

/// A curve that is compared: motor forces of servos, controls of plans.
struct Curve<'a> {
    title: String,
    unit: &'a str,
    series: &'a Series,
}

/// What the report of a study shows of motors and controls; controls are the curves that hold for a step.
fn forces(run: &Run) -> Vec<Curve<'_>> {
    let mut curves = vec![];
    for plot in &run.plots {
        let unit = plot.unit.as_str();
        let motors = plot.series.iter();
        let motors = motors.filter(|s| ChannelId::of(&s.channel).is_motor());
        curves.extend(motors.map(|series| Curve {
            title: label(&series.channel, unit),
            unit,
            series,
        }));
        let controls = plot.series.iter().filter(|s| s.step);
        curves.extend(controls.map(|series| Curve {
            title: format!("Control {}", series.name),
            unit,
            series,
        }));
    }
    curves
}

/// Motor forces and controls that several studies have: what friction, a limit or another scheme changes in them.
fn motors(runs: &[Run], studies: &[Study], time: &[f64]) -> Vec<Plot> {
    let all: Vec<Vec<Curve>> = runs.iter().map(forces).collect();
    let mut plots: Vec<Plot> = vec![];
    for curve in all.iter().flatten() {
        if plots.len() < MAX_MOTORS && plots.iter().all(|p| p.title != curve.title) {
            plots.push(Plot::new(&curve.title, curve.unit));
        }
    }
    for plot in &mut plots {
        let mut bounds = vec![];
        for (curves, study) in all.iter().zip(studies) {
            let Some(curve) = curves.iter().find(|c| c.title == plot.title) else {
                continue;
            };
            let (given, values) = (curve.series, &curve.series.values);
            let series = if given.step {
                let values = time.iter().map(|t| held(study.time, values, *t));
                Series::new(study.name, values.collect()).with_step()
            } else {
                let values = time.iter().map(|t| interpolate(study.time, values, *t));
                Series::new(study.name, values.collect())
            };
            plot.series.push(series);
            bounds.push(given.bounds);
        }
        // bounds are drawn where they are the same for all
        if bounds.windows(2).all(|pair| pair[0] == pair[1])
            && let Some(first) = plot.series.first_mut()
        {
            first.bounds = bounds.first().copied().flatten();
        }
    }
    plots.retain(|p| p.series.len() > 1);
    plots
}

/// A value that holds from frame to frame, the last one to the end; not a number outside.
fn held(time: &[f64], values: &[f64], t: f64) -> f64 {
    let (Some(first), Some(last)) = (time.first(), time.last()) else {
        return f64::NAN;
    };
    let slack = SAME * (last - first).abs();
    let next = time.partition_point(|x| *x <= t + slack);
    match next.checked_sub(1) {
        Some(k) if t <= last + slack => {
            let k = k.min(values.len().saturating_sub(1));
            values.get(k).copied().unwrap_or(f64::NAN)
        }
        _ => f64::NAN,
    }
}

/// Instants of the diagrams: all recorded times, thinned out; every study keeps its first and last one.
pub fn common_times(times: &[&[f64]], most: usize) -> Vec<f64> {
    let mut all: Vec<f64> = times.iter().copied().flatten().copied().collect();
    all.sort_by(f64::total_cmp);
    let (Some(&first), Some(&last)) = (all.first(), all.last()) else {
        return vec![];
    };
    let apart = SAME * (last - first);
    all.dedup_by(|next, kept| *next - *kept <= apart);
    let stride = all.len().div_ceil(most).max(1);
    let ends = |t: f64| {
        let near = |x: Option<&f64>| x.is_some_and(|x| (x - t).abs() <= apart);
        times.iter().any(|s| near(s.first()) || near(s.last()))
    };
    let chosen = all.iter().enumerate();
    chosen
        .filter(|(k, t)| k % stride == 0 || ends(**t))
        .map(|(_, t)| *t)
        .collect()
}

/// Where one study leaves all others far behind: the range of most values, so that the others can be told apart.
fn range_of_most(plot: &Plot) -> Option<[f64; 2]> {
    let curves = plot.series.iter().flat_map(|s| &s.values);
    let mut values: Vec<f64> = curves.copied().filter(|v| v.is_finite()).collect();
    values.sort_by(f64::total_cmp);
    let (low, high) = (*values.first()?, *values.last()?);
    let outside = (OUTSIDE * values.len() as f64) as usize;
    let (from, to) = (values[outside], values[values.len() - 1 - outside]);
    let air = 0.1 * (to - from);
    (air > 0.0 && high - low > 5.0 * (to - from)).then_some([from - air, to + air])
}

/// A curve between its frames; not a number before its start and after its end.
pub fn interpolate(time: &[f64], values: &[f64], t: f64) -> f64 {
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
            study: study.into(),
            time: time.to_vec(),
            plots: vec![
                Plot::new("Energy", "J")
                    .with(Series::new("total", total.to_vec()).of_channel("energy.total")),
                Plot::new("Energy balance", "J")
                    .with(Series::new("balance", total.to_vec()).of_channel("energy.balance")),
            ],
            ..Run::default()
        }
    }

    #[test]
    fn id_energies_of_all_studies_on_common_times() {
        let runs = [
            run("a", &[0.0, 1.0, 2.0], &[0.0, -1.0, 0.5]),
            run("b", &[0.0, 0.5, 1.5], &[5.0, 6.0, 8.0]),
        ];
        let both = energies(&runs).expect("two studies");
        assert_eq!(both.time, [0.0, 0.5, 1.0, 1.5, 2.0]);
        let total = &both.plots[0];
        assert_eq!(total.series[0].values, [0.0, -0.5, -1.0, -0.25, 0.5]);
        assert_eq!(total.series[1].name, "b");
        assert_eq!(total.series[1].values[..4], [5.0, 6.0, 7.0, 8.0]);
        // a study ends where it ended
        assert!(total.series[1].values[4].is_nan());
        let balance = &both.plots[1];
        assert!(balance.log);
        assert_eq!(balance.series[0].values, [0.0, 0.5, 1.0, 1.0, 1.0]);
        assert!(balance.series[1].values[4].is_nan());
        // a single run has nothing to compare
        assert!(energies(&runs[..1]).is_none());
    }

    #[test]
    fn id_controls_of_all_studies_hold_for_their_steps() {
        let control = |run: Run, values: &[f64], limit: f64| {
            let series = Series::new("push", values.to_vec());
            let series = series.with_step().with_bounds(-limit, limit);
            let mut run = run;
            run.plots.insert(0, Plot::new("Controls", "N").with(series));
            run
        };
        let runs = |limit: f64| {
            [
                control(run("a", &[0.0, 1.0, 2.0], &[0.0; 3]), &[5.0, -5.0], 9.0),
                control(run("b", &[0.0, 0.5, 1.0], &[0.0; 3]), &[7.0, -7.0], limit),
            ]
        };
        let both = energies(&runs(9.0)).expect("two studies");
        let plot = &both.plots[0];
        assert_eq!(
            (plot.title.as_str(), plot.unit.as_str()),
            ("Control push", "N")
        );
        assert_eq!(both.time, [0.0, 0.5, 1.0, 2.0]);
        assert!(plot.series.iter().all(|s| s.step));
        assert_eq!(plot.series[0].values, [5.0, 5.0, -5.0, -5.0]);
        assert_eq!(plot.series[1].values[..3], [7.0, -7.0, -7.0]);
        assert!(plot.series[1].values[3].is_nan());
        assert_eq!(plot.series[0].bounds, Some([-9.0, 9.0]));
        // limits that differ are not those of all
        let both = energies(&runs(8.0)).expect("two studies");
        assert!(both.plots[0].series.iter().all(|s| s.bounds.is_none()));
    }

    #[test]
    fn id_long_runs_keep_their_peaks_and_their_ends() {
        let time: Vec<f64> = (0..=20_000).map(|k| f64::from(k) * 0.1).collect();
        let mut values = vec![1.0; time.len()];
        values[777] = 3.0;
        let short = &time[..=333];
        let runs = [run("a", &time, &values), run("b", short, &values[..=333])];
        let both = energies(&runs).expect("two studies");
        assert!(both.time.len() < INSTANTS + 5, "{}", both.time.len());
        let peak = |p: &Plot| p.series[0].values.iter().copied().fold(0.0, f64::max);
        assert_eq!(peak(&both.plots[0]), 3.0);
        let end = both.plots[0].series[1].values.iter();
        let end = end.take_while(|v| v.is_finite()).count();
        assert_eq!(both.time[end - 1], short[333]);
    }

    #[test]
    fn id_a_study_that_falls_away_does_not_flatten_the_others() {
        let time: Vec<f64> = (0..500).map(f64::from).collect();
        let calm: Vec<f64> = time.iter().map(|t| 0.1 * t.sin()).collect();
        let mut lost = calm.clone();
        lost[499] = -60.0;
        let both = energies(&[run("a", &time, &calm), run("b", &time, &lost)]).expect("two");
        let [low, high] = both.plots[0].range.expect("a range");
        assert!(low > -0.2 && high < 0.2, "{low} {high}");
        let both = energies(&[run("a", &time, &calm), run("b", &time, &calm)]).expect("two");
        assert!(both.plots[0].range.is_none());
    }
}
