//! An analysis of schemes: `analysis.toml` of a gallery case, or one curve from the command line.

use crate::BadInput;
use alembert::analysis::Settings;
use alembert::analysis::oscillator::Method;
use alembert::analysis::phase_lag::{PhaseLag, phase_lag};
use alembert::error::ModelError;
use alembert::model::{Quadrature, document};
use alembert_report::{Figure, Horizontal, Plot, Run};
use serde::Deserialize;
use std::path::Path;

/// Points of a plotted curve.
const SAMPLES: usize = 300;

/// The file, as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AnalysisFile {
    analysis: Kind,
    title: String,
    #[serde(default)]
    description: String,
    /// Time step [s].
    step: f64,
    /// Plots reach up to this omega*h [rad].
    to: Option<f64>,
    curve: Vec<CurveFile>,
}

/// Kinds of analysis.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    PhaseLag,
}

/// One scheme of the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CurveFile {
    name: toml::Spanned<String>,
    scheme: String,
    /// Frequencies of the oscillation [rad/s].
    omega: Vec<f64>,
    /// Whether the curve is drawn; its figures are there in any case.
    plot: Option<bool>,
    points: Option<u32>,
    quadrature: Option<Quadrature>,
    order: Option<u32>,
    frequency: Option<f64>,
    spectral_radius: Option<f64>,
}

/// A computed analysis.
#[derive(Debug)]
pub struct Analysis {
    /// Title for people.
    pub title: String,
    /// One line about it.
    pub description: String,
    /// Time step [s].
    pub step: f64,
    /// The schemes.
    pub curves: Vec<Curve>,
    /// omega*h of the plots [rad].
    grid: Vec<f64>,
}

/// One scheme: values at the frequencies that were asked for, and over the range of the plots.
#[derive(Debug)]
pub struct Curve {
    /// Name in figures and legends.
    pub name: String,
    /// Values at the frequencies.
    pub rows: Vec<PhaseLag>,
    /// Values over the grid of the plots; none where the scheme is singular, empty when it is not drawn.
    sweep: Vec<Option<PhaseLag>>,
}

impl Curve {
    /// Computes a scheme.
    fn new(
        name: &str,
        settings: &Settings,
        omegas: &[f64],
        step: f64,
        grid: Option<&[f64]>,
    ) -> Result<Self, ModelError> {
        let method: Method = settings.method()?;
        let at = |omega: f64| phase_lag(&method, omega, step, settings.frequency);
        let rows: Result<Vec<PhaseLag>, ModelError> = omegas.iter().map(|&w| at(w)).collect();
        Ok(Self {
            name: name.to_owned(),
            rows: rows?,
            // a plotted curve has a gap where the scheme is singular
            sweep: (grid.unwrap_or_default().iter())
                .map(|u| at(u / step).ok())
                .collect(),
        })
    }

    /// A column of the table.
    pub fn channel(&self, name: &str) -> Option<Vec<f64>> {
        let pick = column(name)?;
        Some(self.rows.iter().map(pick).collect())
    }

    /// Row of a frequency.
    pub fn index(&self, omega: f64) -> Option<usize> {
        self.rows.iter().position(|r| r.omega == omega)
    }
}

/// How a channel of the analysis is read.
fn column(name: &str) -> Option<fn(&PhaseLag) -> f64> {
    match name {
        "phase_lag" => Some(|r| r.phase_lag),
        "amplification" => Some(|r| r.amplification),
        "frequency_error" => Some(|r| r.frequency_error.unwrap_or(f64::NAN)),
        "spectral_radius" => Some(|r| r.spectral_radius),
        _ => None,
    }
}

/// omega*h of the plots.
fn grid(to: f64) -> Result<Vec<f64>, ModelError> {
    if !(to > 0.0 && to.is_finite()) {
        let message = format!("the end of the plots must be positive, found {to}");
        return Err(ModelError::new("to", message).with_help("give omega*h in rad, for example 3"));
    }
    Ok((1..=SAMPLES)
        .map(|k| to * k as f64 / SAMPLES as f64)
        .collect())
}

impl Analysis {
    /// Reads and computes `analysis.toml`.
    pub fn read(path: &Path) -> Result<Self, BadInput> {
        let name = path.display().to_string();
        let text =
            std::fs::read_to_string(path).map_err(|e| BadInput(format!("error: {name}: {e}")))?;
        Self::parse(&text, &name)
    }

    /// The same with a value of the file times a factor.
    pub fn read_scaled(path: &Path, key: &str, factor: f64) -> Result<Self, BadInput> {
        let name = path.display().to_string();
        let bad = |e: &dyn std::fmt::Display| BadInput(format!("error: {name}: {e}"));
        let text = std::fs::read_to_string(path).map_err(|e| bad(&e))?;
        let file: serde_json::Value = toml::from_str(&text).map_err(|e| bad(&e))?;
        let kind = document::Kind::of::<serde_json::Value>("analysis");
        let changes = document::scaling(&file, &kind, key, factor)?;
        let file = document::change(&file, &kind, &changes)?;
        let text = toml::to_string(&file).map_err(|e| bad(&e))?;
        Self::parse(&text, &name)
    }

    /// The same from the text of the file.
    fn parse(text: &str, name: &str) -> Result<Self, BadInput> {
        let file: AnalysisFile =
            toml::from_str(text).map_err(|e| BadInput(format!("error: {name}: {e}")))?;
        let Kind::PhaseLag = file.analysis;
        let bad = |e: ModelError| BadInput::from(e.with_source(name));
        let grid = grid(file.to.unwrap_or(3.0)).map_err(bad)?;
        let mut curves: Vec<Curve> = vec![];
        for c in file.curve {
            let (span, label) = (c.name.span(), c.name.into_inner());
            let here = |e: ModelError| bad(e.with_span(text, span.clone()));
            if curves.iter().any(|other| other.name == label) {
                let message = format!("the curve \"{label}\" is there twice");
                return Err(here(
                    ModelError::new("name", message).with_help("give each curve its own name"),
                ));
            }
            let settings = Settings {
                scheme: c.scheme,
                points: c.points,
                quadrature: c.quadrature,
                order: c.order,
                frequency: c.frequency,
                spectral_radius: c.spectral_radius,
            };
            let drawn = c.plot.unwrap_or(true).then_some(grid.as_slice());
            curves.push(Curve::new(&label, &settings, &c.omega, file.step, drawn).map_err(here)?);
        }
        if !curves.is_empty() && curves.iter().all(|c| c.sweep.is_empty()) {
            let message = "no curve is drawn: all of them have `plot = false`";
            let help = "take out `plot` for the curves of the plots";
            return Err(bad(ModelError::new("curve", message).with_help(help)));
        }
        Ok(Self {
            title: file.title,
            description: file.description,
            step: file.step,
            curves,
            grid,
        })
    }

    /// One scheme, from the command line.
    pub fn single(
        settings: &Settings,
        omegas: &[f64],
        step: f64,
        to: f64,
    ) -> Result<Self, ModelError> {
        let grid = grid(to)?;
        let curve = Curve::new(&settings.scheme, settings, omegas, step, Some(&grid))?;
        Ok(Self {
            title: format!("Phase lag of the scheme {}", settings.scheme),
            description: describe(settings),
            step,
            curves: vec![curve],
            grid,
        })
    }

    /// A page of plots and tables.
    pub fn report(&self, figures: Vec<Figure>) -> Run {
        let plot = |title: &str, unit: &str, log: bool, channel: &str| {
            let mut plot = Plot::new(title, unit);
            plot.log = log;
            for curve in self.curves.iter().filter(|c| !c.sweep.is_empty()) {
                let value = |r: &Option<PhaseLag>| match (r, column(channel)) {
                    (Some(r), Some(pick)) if log => pick(r).abs(),
                    (Some(r), Some(pick)) => pick(r),
                    _ => f64::NAN,
                };
                plot = plot.with_series(&curve.name, curve.sweep.iter().map(value).collect());
            }
            plot
        };
        Run {
            title: self.title.clone(),
            subtitle: self.description.clone(),
            provenance: vec![
                ("analysis".to_owned(), "phase lag".to_owned()),
                ("step".to_owned(), format!("{} s", self.step)),
                ("alembert".to_owned(), env!("CARGO_PKG_VERSION").to_owned()),
            ],
            time: self.grid.clone(),
            horizontal: Some(Horizontal {
                name: "ω h".to_owned(),
                unit: "rad".to_owned(),
            }),
            plots: vec![
                plot(
                    "Size of the phase lag of one step",
                    "rad",
                    true,
                    "phase_lag",
                ),
                plot("Amplification of one step", "", false, "amplification"),
                plot(
                    "Size of the frequency error per step",
                    "rad",
                    true,
                    "frequency_error",
                ),
                plot("Spectral radius", "", false, "spectral_radius"),
            ],
            figures,
            ..Run::default()
        }
    }
}

/// The options of a scheme in words.
fn describe(settings: &Settings) -> String {
    let mut parts = vec![];
    if let Some(points) = settings.points {
        parts.push(format!("S = {points}"));
    }
    if let Some(quadrature) = settings.quadrature {
        parts.push(format!(
            "{} quadrature",
            format!("{quadrature:?}").to_lowercase()
        ));
    }
    if let Some(order) = settings.order {
        parts.push(format!("order {order}"));
    }
    if let Some(frequency) = settings.frequency {
        parts.push(format!("fitted to {frequency} rad/s"));
    }
    if let Some(radius) = settings.spectral_radius {
        parts.push(format!("spectral radius {radius}"));
    }
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "analysis = \"phase-lag\"\ntitle = \"t\"\nstep = 0.01\n[[curve]]\nname = \"a\"\nscheme = \"linear\"\nomega = [1, 10]\n";

    #[test]
    fn id_analysis_files_are_read_strictly() {
        let good = Analysis::parse(FILE, "f").expect("good");
        assert_eq!(good.curves[0].rows.len(), 2);
        assert_eq!(good.curves[0].index(10.0), Some(1));
        assert!(good.curves[0].channel("phase_lag").is_some());
        assert!(good.curves[0].channel("lag").is_none());
        for (from, to, word) in [
            ("omega = [1, 10]", "omega = [1, 10]\npoint = 3", "point"),
            ("\"linear\"", "\"linaer\"", "did you mean \"linear\""),
            ("\"linear\"", "\"cubic\"\npoints = 1", "S = 2"),
            ("0.01", "0", "positive"),
            ("0.01", "nan", "positive"),
            ("phase-lag", "phaselag", "phase-lag"),
            ("omega =", "plot = false\nomega =", "no curve is drawn"),
        ] {
            let error = Analysis::parse(&FILE.replace(from, to), "f.toml").expect_err(to);
            assert!(error.0.contains(word), "{}", error.0);
        }
        // a curve that is not drawn keeps its figures
        let other = FILE.split_once("[[curve]]").expect("a curve").1;
        let other = other.replace("\"a\"", "\"b\"");
        let both = format!("{FILE}[[curve]]{other}plot = false\n");
        let both = Analysis::parse(&both, "f").expect("good");
        assert_eq!(both.curves[1].rows.len(), 2);
        let drawn = &both.report(vec![]).plots[0].series;
        assert_eq!(drawn.len(), 1);
        assert_eq!(drawn[0].values.len(), SAMPLES);
        // the place is named
        let error = Analysis::parse(&FILE.replace("linear", "linaer"), "f.toml").expect_err("bad");
        assert!(error.0.contains("f.toml:5:"), "{}", error.0);
    }
}
