//! Figures and tables of publications that a gallery case shows: what its report begins with.

use crate::expected::{Figure, sum_of};
use crate::gallery::Compared;
use alembert::report::compare::{common_times, extremes, interpolate};
use alembert::trajectory::Trajectory;
use alembert_report::{Picture, Plot, Series};
use serde::Deserialize;

/// Most instants of a curve.
const INSTANTS: usize = 2000;

/// A figure or table of a publication.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reproduced {
    /// Which one: "Figure 2 (left)", "Table 2".
    pub figure: String,
    /// The publication, as `docs/figures.md` names it.
    pub of: String,
    /// What is seen.
    pub caption: String,
    /// The study that is shown at first; the first one when missing.
    pub study: Option<String>,
    /// Times that are shown at once, as pale pictures [s].
    #[serde(default)]
    pub snapshots: Vec<f64>,
    /// They stand side by side, so far from each other [m].
    pub apart: Option<[f64; 3]>,
    /// View of the animation.
    pub view: Option<View>,
    /// Its diagrams.
    #[serde(default, rename = "diagram")]
    pub diagrams: Vec<Diagram>,
    /// Its rows, as names of compared figures.
    #[serde(default)]
    pub table: Vec<String>,
}

/// A standard view.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum View {
    /// From in front, above and beside.
    Oblique,
    /// From in front.
    Front,
    /// From the side.
    Side,
    /// From above.
    Top,
}

/// A diagram over time.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    /// Headline.
    pub title: String,
    /// Logarithmic vertical axis.
    #[serde(default)]
    pub log: bool,
    /// Ends of the vertical axis.
    pub range: Option<[f64; 2]>,
    /// Of long runs the peaks are drawn, not samples.
    #[serde(default)]
    pub peaks: bool,
    /// Its curves.
    pub curves: Vec<Curve>,
}

/// A curve of a diagram.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Curve {
    /// Study; the first one when missing.
    pub study: Option<String>,
    /// Channel, or a sum of channels.
    pub channel: String,
    /// Name in the legend.
    pub name: String,
}

impl Reproduced {
    /// What can be checked without running anything.
    pub fn check(&self, figures: &[Figure]) -> Result<(), String> {
        let bad = |what: &str| Err(format!("`reproduces` of \"{}\": {what}", self.figure));
        if [&self.figure, &self.of, &self.caption]
            .iter()
            .any(|text| text.is_empty())
        {
            return bad("`figure`, `of` and `caption` may not be empty");
        }
        if let Some(name) = self
            .table
            .iter()
            .find(|n| figures.iter().all(|f| f.name != **n))
        {
            return bad(&format!("there is no figure \"{name}\" in this file"));
        }
        let shift = self.apart.unwrap_or_default();
        if !self.snapshots.iter().chain(&shift).all(|t| t.is_finite()) {
            return bad("`snapshots` are times in seconds");
        }
        for diagram in &self.diagrams {
            if diagram.curves.is_empty() {
                return bad(&format!("the diagram \"{}\" has no curves", diagram.title));
            }
            if diagram
                .range
                .is_some_and(|[low, high]| low.total_cmp(&high).is_ge())
            {
                return bad(&format!("the range of \"{}\" is empty", diagram.title));
            }
        }
        Ok(())
    }

    /// The studies it names.
    pub fn studies(&self) -> impl Iterator<Item = &str> {
        let curves = self.diagrams.iter().flat_map(|d| &d.curves);
        curves
            .filter_map(|c| c.study.as_deref())
            .chain(self.study.as_deref())
    }

    /// As the report shows it.
    pub fn picture(&self, runs: &[Trajectory], compared: &[Compared]) -> Result<Picture, String> {
        let place = |study: &Option<String>| match study {
            None => Some(0),
            Some(name) => runs.iter().position(|r| r.provenance.study == *name),
        };
        // a study that was interrupted or left out has no curves
        let mut drawn = vec![];
        for diagram in &self.diagrams {
            for curve in &diagram.curves {
                let Some(run) = place(&curve.study).and_then(|k| runs.get(k)) else {
                    continue;
                };
                let values = sum_of(run, &curve.channel)
                    .map_err(|why| format!("{} of {}: {why}", self.figure, self.of))?;
                drawn.push((diagram, curve, run, values));
            }
        }
        let times: Vec<&[f64]> = drawn.iter().map(|d| &*d.2.time).collect();
        let time = common_times(&times, INSTANTS);
        let plot = |diagram: &Diagram| {
            let mine = drawn.iter().filter(|d| std::ptr::eq(d.0, diagram));
            let mut plot = Plot::new(&diagram.title, "");
            (plot.log, plot.range) = (diagram.log, diagram.range);
            for (_, curve, run, values) in mine {
                let first = curve.channel.split(" - ").flat_map(|c| c.split('+')).next();
                let unit = first.and_then(|name| unit_of(run, name.trim()));
                plot.unit = unit.unwrap_or_default();
                let values = match diagram.peaks {
                    true => extremes(&run.time, values, &time),
                    false => time
                        .iter()
                        .map(|t| interpolate(&run.time, values, *t))
                        .collect(),
                };
                plot.series.push(Series::new(&curve.name, values));
            }
            plot
        };
        let row = |name: &String| compared.iter().find(|f| f.name == *name);
        Ok(Picture {
            title: self.figure.clone(),
            source: self.of.clone(),
            caption: self.caption.clone(),
            run: place(&self.study).filter(|k| *k > 0),
            snapshots: self.snapshots.clone(),
            apart: self.apart,
            view: self
                .view
                .map_or(String::new(), |v| format!("{v:?}").to_lowercase()),
            plots: self.diagrams.iter().map(plot).collect(),
            figures: self
                .table
                .iter()
                .filter_map(row)
                .map(Compared::report)
                .collect(),
            time,
        })
    }
}

/// Unit of a channel.
fn unit_of(run: &Trajectory, name: &str) -> Option<String> {
    let channel = run.channels.iter().find(|c| c.name == name)?;
    Some(channel.unit.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expected::Expected;
    use alembert::model::Model;

    const MODEL: &str = "[[point]]\nname = \"p\"\nmass = 2\nposition = [0, 0, 0]\nvelocity = [1, 0, 0]\n\
        [[study]]\nname = \"coarse\"\nstep = 0.5\nduration = 1\n[[study]]\nname = \"fine\"\nstep = 0.25\nduration = 1\n";
    const EXPECTED: &str = r#"
citation = "c"
[[reproduces]]
figure = "Figure 1"
of = "a paper"
caption = "what is seen"
study = "fine"
snapshots = [0, 0.5]
apart = [1, 0, 0]
view = "front"
table = ["end"]
[[reproduces.diagram]]
title = "way"
range = [0, 2]
curves = [
    { study = "coarse", channel = "point.p.position.x", name = "a" },
    { study = "fine", channel = "point.p.position.x + point.p.position.x - energy.kinetic", name = "b" },
    { study = "not run", channel = "point.p.position.x", name = "c" },
]
[[figure]]
name = "end"
channel = "point.p.position.x"
at = 1
reference = 1
tolerance = 1e-12
"#;

    fn runs() -> Vec<Trajectory> {
        let model = Model::from_toml_str(MODEL, "model.toml").expect("a model");
        let run = |study| alembert::simulate(&model, study, &mut |_| true).expect("a run");
        model.studies.iter().map(run).collect()
    }

    #[test]
    fn id_a_picture_has_its_curves_on_common_times() {
        let expected = Expected::parse(EXPECTED).expect("valid");
        let compared = crate::case::compare(&expected, &runs());
        let picture = expected.reproduces[0]
            .picture(&runs(), &compared)
            .expect("a picture");
        assert_eq!((picture.run, &*picture.view), (Some(1), "front"));
        assert_eq!(picture.time, [0.0, 0.25, 0.5, 0.75, 1.0]);
        assert_eq!(
            (&*picture.snapshots, picture.apart),
            (&[0.0, 0.5][..], Some([1.0, 0.0, 0.0]))
        );
        let plot = &picture.plots[0];
        assert_eq!((plot.unit.as_str(), plot.range), ("m", Some([0.0, 2.0])));
        // a study that was not run has no curve; the sum is 2 x - 1
        assert_eq!(plot.series.len(), 2);
        let near = |k: usize, values: [f64; 5]| {
            let each = plot.series[k].values.iter().zip(values);
            each.for_each(|(a, b)| assert!((a - b).abs() < 1e-12, "{a} {b}"));
        };
        near(0, [0.0, 0.25, 0.5, 0.75, 1.0]);
        near(1, [-1.0, -0.5, 0.0, 0.5, 1.0]);
        assert_eq!(picture.figures.len(), 1);
        assert_eq!(picture.figures[0].ok, Some(true));
        // a channel that is not there is said
        let wrong =
            Expected::parse(&EXPECTED.replace("energy.kinetic", "energy.kinetics")).expect("valid");
        let why = wrong.reproduces[0]
            .picture(&runs(), &compared)
            .expect_err("no channel");
        assert!(
            why.contains("energy.kinetics") && why.contains("Figure 1"),
            "{why}"
        );
    }

    #[test]
    fn id_claims_of_figures_are_read_strictly() {
        for (from, to) in [
            ("figure = \"Figure 1\"", ""),
            ("\"a paper\"", "\"\""),
            ("\"front\"", "\"back\""),
            ("[\"end\"]", "[\"ends\"]"),
            ("range = [0, 2]", "range = [2, 0]"),
            ("[0, 0.5]", "[0, nan]"),
            ("title = \"way\"", "title = \"way\"\nlogarithmic = true"),
        ] {
            assert!(EXPECTED.contains(from), "{from}");
            assert!(
                Expected::parse(&EXPECTED.replace(from, to)).is_err(),
                "{to}"
            );
        }
        let empty = EXPECTED
            .split("curves = [")
            .next()
            .expect("a start")
            .to_owned()
            + "curves = []\n";
        assert!(Expected::parse(&empty.replace("table = [\"end\"]\n", "")).is_err());
    }
}
