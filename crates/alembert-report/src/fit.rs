//! Keeps a report small enough for a browser and for mail: frames of the largest runs are left out, and the report says so.

use crate::data::{Note, Report, Run};
use crate::numbers::round_run;
use crate::render;
use serde::Serialize;
use std::io;

/// Largest report if nothing else is asked for [bytes].
pub const LIMIT: usize = 30_000_000;

/// Bytes of a number in the JSON, at most.
const NUMBER: usize = 24;
/// Rounds in which frames are left out; the first one nearly meets the limit.
const ROUNDS: u32 = 12;

impl Report {
    /// Leaves out frames until the page has at most so many bytes; each run that is changed has a note about it.
    pub fn fit(&mut self, limit: usize) {
        let guess = |run: &Run| bound(run);
        if self.runs.iter().map(guess).sum::<usize>() <= limit {
            return;
        }
        // what is there beside the runs
        let runs = std::mem::take(&mut self.runs);
        let rest = render(self).len();
        self.runs = runs;
        self.runs.iter_mut().for_each(round_run);
        let sizes: Vec<usize> = self.runs.iter().map(size).collect();
        let share = share(&sizes, limit.saturating_sub(rest));
        for run in &mut self.runs {
            fit_run(run, share);
        }
    }
}

impl Run {
    /// Leaves out frames until the run alone has at most so many bytes in a page.
    pub fn fit(&mut self, limit: usize) {
        if bound(self) > limit {
            round_run(self);
            fit_run(self, limit);
        }
    }
}

/// The largest size of a run with which all together keep the limit.
fn share(sizes: &[usize], limit: usize) -> usize {
    let mut sorted = sizes.to_vec();
    sorted.sort_unstable();
    let mut left = limit;
    for (k, size) in sorted.iter().enumerate() {
        let equal = left / (sorted.len() - k);
        if *size > equal {
            return equal;
        }
        left -= size;
    }
    limit
}

fn fit_run(run: &mut Run, limit: usize) {
    let frames = run.time.len();
    for _ in 0..ROUNDS {
        let (now, frames) = (size(run), run.time.len());
        if now <= limit || frames <= 2 {
            break;
        }
        // names and shapes stay, so a little more than the ratio
        let stride = (now.div_ceil(limit.max(1)) + 1).min(frames - 1);
        keep_frames(run, stride);
    }
    let kept = run.time.len();
    let mut lines = vec![];
    if kept < frames {
        lines.push(format!(
            "{kept} of {frames} recorded frames are shown, in the animation and in the plots; peaks between them are not. The file of results \
             has all."
        ));
    }
    if size(run) > limit {
        lines.push(format!(
            "The animation is left out: {} bodies and points, {} joints and {} springs are too many for a report of this size.",
            run.bodies.len() + run.points.len(),
            run.joints.len(),
            run.springs.len()
        ));
        leave_out_scene(run);
    }
    if size(run) > limit && run.channels.take().is_some() {
        lines.push("The choice of further channels is left out, too.".to_owned());
    }
    if size(run) > limit {
        lines.push(format!(
            "{} diagrams are left out, too.",
            run.plots.len().saturating_sub(FEW)
        ));
        run.plots.truncate(FEW);
    }
    if !lines.is_empty() {
        lines.push("`alembert report FILE.npz --report-size MB` makes a larger one.".to_owned());
        run.notes
            .insert(0, Note::new("Left out of this report", lines));
    }
}

/// Diagrams that always stay.
const FEW: usize = 12;

fn leave_out_scene(run: &mut Run) {
    run.bodies.clear();
    run.points.clear();
    run.rods.clear();
    run.joints.clear();
    run.springs.clear();
    run.markers.clear();
    run.arrows.clear();
}

/// Every so many frames, and the last one.
fn keep_frames(run: &mut Run, stride: usize) {
    let frames = run.time.len();
    let mut kept: Vec<usize> = (0..frames).step_by(stride).collect();
    if kept.last() != Some(&(frames - 1)) {
        kept.push(frames - 1);
    }
    let thin = |list: &mut Vec<f64>, columns: usize| pick(list, columns, frames, &kept);
    for body in &mut run.bodies {
        thin(&mut body.position, 3);
        thin(&mut body.directors, 9);
    }
    run.points.iter_mut().for_each(|p| thin(&mut p.position, 3));
    for joint in &mut run.joints {
        thin(&mut joint.position, 3);
        thin(&mut joint.axis, 3);
        thin(&mut joint.second_axis, 3);
    }
    for spring in &mut run.springs {
        thin(&mut spring.a, 3);
        thin(&mut spring.b, 3);
    }
    run.markers
        .iter_mut()
        .for_each(|m| thin(&mut m.position, 3));
    for arrow in &mut run.arrows {
        thin(&mut arrow.position, 3);
        thin(&mut arrow.vector, 3);
    }
    for rod in &mut run.rods {
        for packed in [&mut rod.position, &mut rod.orientation, &mut rod.values] {
            packed.keep(frames, &kept);
        }
    }
    for plot in run.plots.iter_mut().filter(|p| p.x.is_empty()) {
        for series in &mut plot.series {
            // the last value of a curve with steps may be left out
            if series.values.len() + 1 == frames {
                series.values.extend(series.values.last().copied());
            }
            thin(&mut series.values, 1);
        }
    }
    if let Some(channels) = &mut run.channels {
        channels.values.keep(frames, &kept);
    }
    thin(&mut run.time, 1);
}

/// Rows of a list over time; other lists stay.
fn pick(list: &mut Vec<f64>, columns: usize, frames: usize, kept: &[usize]) {
    if list.len() == columns * frames {
        let rows = kept.iter().flat_map(|f| columns * f..columns * (f + 1));
        *list = rows.map(|at| list[at]).collect();
    }
}

/// A size that the JSON of a run does not exceed, found without writing it.
fn bound(run: &Run) -> usize {
    let bodies = run.bodies.iter();
    let mut numbers: usize = bodies.map(|b| b.position.len() + b.directors.len()).sum();
    numbers += run.points.iter().map(|p| p.position.len()).sum::<usize>();
    numbers += run.markers.iter().map(|m| m.position.len()).sum::<usize>();
    let joints = run.joints.iter();
    numbers += joints
        .map(|j| j.position.len() + j.axis.len() + j.second_axis.len())
        .sum::<usize>();
    let springs = run.springs.iter();
    numbers += springs.map(|s| s.a.len() + s.b.len()).sum::<usize>();
    let arrows = run.arrows.iter();
    numbers += arrows
        .map(|a| a.position.len() + a.vector.len())
        .sum::<usize>();
    let series = run.plots.iter().flat_map(|p| &p.series);
    numbers += series.map(|s| s.values.len()).sum::<usize>();
    let things = run.bodies.len() + run.points.len() + run.joints.len() + run.springs.len();
    let rods = run.rods.iter();
    let packed = rods
        .map(|r| r.position.bytes() + r.orientation.bytes() + r.values.bytes())
        .sum::<usize>();
    let offered = run.channels.as_ref();
    let offered = offered.map_or(0, |c| c.values.bytes() + 200 * c.names.len());
    // names, shapes and keys
    NUMBER * numbers + 1000 * things + packed + offered + (1 << 20)
}

/// Bytes of a run as JSON.
fn size(run: &Run) -> usize {
    let mut count = Count(0);
    // nothing can fail: the structs hold only strings, numbers and lists
    let written = run.serialize(&mut serde_json::Serializer::new(&mut count));
    written.map_or(0, |()| count.0)
}

/// Counts bytes.
struct Count(usize);

impl io::Write for Count {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Body, Packed, Plot, Rod};

    /// A run of many frames.
    fn long(frames: usize, bodies: usize) -> Run {
        let wave = |n: usize| (0..n).map(|k| (k as f64).sin() / 3.0).collect::<Vec<_>>();
        let body = Body {
            name: "b".into(),
            position: wave(3 * frames),
            directors: wave(9 * frames),
            ..Body::default()
        };
        let rod = Rod {
            position: Packed::new(&wave(6 * frames), 3),
            ..Rod::default()
        };
        Run {
            time: (0..frames).map(|k| k as f64).collect(),
            bodies: vec![body; bodies],
            rods: vec![rod],
            plots: vec![
                Plot::new("a", "m").with_series("a", wave(frames)),
                Plot::new("steps", "m").with_series("s", wave(frames - 1)),
                Plot::new("own", "")
                    .with_x("k", vec![1.0, 2.0])
                    .with_series("o", vec![1.0, 2.0]),
            ],
            ..Run::default()
        }
    }

    #[test]
    fn id_a_large_report_keeps_its_limit_and_says_so() {
        let limit = 1_500_000;
        let mut report = Report {
            runs: vec![long(10_000, 8), long(20, 1)],
            ..Report::default()
        };
        assert!(render(&report).len() > 2 * limit);
        let small = report.runs[1].clone();
        report.fit(limit);
        let page = render(&report).len();
        assert!(page <= limit, "{page}");
        // it is used, not thrown away
        assert!(page > limit / 2, "{page}");
        let run = &report.runs[0];
        let frames = run.time.len();
        assert_eq!((run.time[0], run.time[frames - 1]), (0.0, 9999.0));
        assert_eq!(run.bodies[7].directors.len(), 9 * frames);
        assert_eq!(run.rods[0].position.values().len(), 6 * frames);
        assert_eq!(run.plots[0].series[0].values.len(), frames);
        assert_eq!(run.plots[1].series[0].values.len(), frames);
        assert_eq!(run.plots[2].series[0].values.len(), 2);
        assert!(run.notes[0].lines[0].starts_with(&format!("{frames} of 10000 ")));
        // the small one is as it was
        assert_eq!(report.runs[1].time, small.time);
        assert!(report.runs[1].notes.is_empty());
    }

    #[test]
    fn id_what_is_too_much_in_two_frames_has_no_animation() {
        let mut run = long(3, 5000);
        run.fit(200_000);
        assert!(run.bodies.is_empty() && size(&run) <= 200_000);
        assert!(run.notes[0].lines.iter().any(|l| l.contains("5000 bodies")));
        let mut fine = long(20, 2);
        let before = fine.clone();
        fine.fit(LIMIT);
        assert_eq!(fine, before);
    }

    #[test]
    fn id_shares_are_fair() {
        assert_eq!(share(&[10, 50, 100], 90), 40);
        assert_eq!(share(&[10, 20], 90), 90);
        assert_eq!(share(&[], 90), 90);
    }
}
