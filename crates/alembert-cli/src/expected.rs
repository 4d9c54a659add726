//! `expected.toml` of a gallery case: figures of a run and the values they should have.

use crate::mutation::Mutation;
use crate::pictures::Reproduced;
use alembert::trajectory::Trajectory;
use serde::Deserialize;

/// The references of a case.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// Where the references come from.
    pub citation: String,
    /// Studies that cannot reach their end, and must not.
    #[serde(default)]
    pub stalled: Vec<String>,
    /// Figures and tables of publications that the case shows, the most important one first.
    #[serde(default, rename = "reproduces")]
    pub reproduces: Vec<Reproduced>,
    /// The figures.
    #[serde(default, rename = "figure")]
    pub figures: Vec<Figure>,
    /// Wrong parameters that the figures must notice, besides those that every case has.
    #[serde(default, rename = "mutation")]
    pub mutations: Vec<Mutation>,
}

/// A figure and its reference.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// Unique name.
    pub name: String,
    /// Study, or curve of an analysis; the first one when missing.
    pub study: Option<String>,
    /// Channel, or a sum of channels: "a + b - c"; of an analysis: phase_lag, amplification, frequency_error or spectral_radius.
    pub channel: String,
    /// Value at this recorded time [s], in an analysis at this frequency [rad/s].
    pub at: Option<f64>,
    /// Or a value of the whole run.
    pub reduce: Option<Reduce>,
    /// What it should be.
    #[serde(default)]
    pub reference: f64,
    /// Allowed deviation.
    pub tolerance: f64,
    /// The tolerance is relative to the reference.
    #[serde(default)]
    pub relative: bool,
    /// The reference comes from this program itself; a source with the words "own value" or "own run" says it too.
    #[serde(default)]
    pub own: bool,
    /// Where the reference comes from, short.
    #[serde(default)]
    pub source: String,
}

/// How a channel becomes one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reduce {
    /// Largest value.
    Max,
    /// Smallest value.
    Min,
    /// Largest absolute value.
    MaxAbs,
    /// Last value.
    Final,
    /// First value.
    Initial,
    /// Largest minus smallest.
    Range,
    /// Largest distance from the first value.
    Drift,
    /// The same divided by the largest absolute value.
    DriftRelative,
    /// Mean of the frames.
    Mean,
    /// Trend over the run divided by the range: small when bounded without drift.
    SlopeRatio,
}

impl Expected {
    /// Reads and checks the text of the file.
    pub fn parse(text: &str) -> Result<Self, String> {
        let expected: Self = toml::from_str(text).map_err(|e| e.to_string())?;
        for (k, figure) in expected.figures.iter().enumerate() {
            if figure.at.is_some() == figure.reduce.is_some() {
                return Err(format!(
                    "figure \"{}\" needs either `at` or `reduce`",
                    figure.name
                ));
            }
            if !(figure.tolerance > 0.0
                && figure.tolerance.is_finite()
                && figure.reference.is_finite())
            {
                return Err(format!(
                    "figure \"{}\" needs a finite reference and a positive tolerance",
                    figure.name
                ));
            }
            if expected.figures[..k]
                .iter()
                .any(|other| other.name == figure.name)
            {
                return Err(format!("the figure \"{}\" is there twice", figure.name));
            }
        }
        for reproduced in &expected.reproduces {
            reproduced.check(&expected.figures)?;
        }
        for (k, mutation) in expected.mutations.iter().enumerate() {
            mutation.check()?;
            if expected.mutations[..k]
                .iter()
                .any(|m| m.key == mutation.key)
            {
                return Err(format!("the mutation \"{}\" is there twice", mutation.key));
            }
        }
        Ok(expected)
    }
}

impl Figure {
    /// Whether the reference comes from this program itself: it shows a change, not a mistake.
    pub fn is_own(&self) -> bool {
        let source = self.source.to_lowercase();
        self.own || source.contains("own value") || source.contains("own run")
    }

    /// The value of a run, or why there is none.
    pub fn value(&self, trajectory: &Trajectory) -> Result<f64, String> {
        let reached = |t: f64| {
            let end = trajectory.time.last();
            end.is_some_and(|end| t <= *end * (1.0 + 1e-9))
        };
        let frame = |t: f64| trajectory.frame_at(t).filter(|_| reached(t));
        let sum = sum_of(trajectory, &self.channel)?;
        self.pick(Some(&sum), frame)
    }

    /// The value of a list, which `at` or `reduce` names; `index` says where `at` is.
    pub fn pick(
        &self,
        values: Option<&[f64]>,
        index: impl Fn(f64) -> Option<usize>,
    ) -> Result<f64, String> {
        let values = values.ok_or_else(|| format!("there is no channel `{}`", self.channel))?;
        match (self.at, self.reduce) {
            (Some(at), _) => index(at)
                .and_then(|k| values.get(k).copied())
                .ok_or_else(|| format!("{at} was not reached or not recorded")),
            (None, Some(reduce)) => Ok(reduce.apply(values)),
            (None, None) => Err("neither `at` nor `reduce`".to_owned()),
        }
    }

    /// Allowed absolute deviation.
    pub fn allowed(&self) -> f64 {
        if self.relative {
            self.tolerance * self.reference.abs()
        } else {
            self.tolerance
        }
    }
}

/// A channel, or a sum of channels: "a + b - c"; the minus stands between blanks, for names have hyphens.
pub fn sum_of(trajectory: &Trajectory, channels: &str) -> Result<Vec<f64>, String> {
    let mut sum = vec![0.0; trajectory.time.len()];
    for part in channels.split('+') {
        for (k, name) in part.split(" - ").map(str::trim).enumerate() {
            let values = trajectory
                .channel(name)
                .ok_or_else(|| format!("there is no channel `{name}`"))?;
            let sign = if k == 0 { 1.0 } else { -1.0 };
            sum.iter_mut().zip(values).for_each(|(s, v)| *s += sign * v);
        }
    }
    Ok(sum)
}

impl Reduce {
    /// The number.
    pub fn apply(self, values: &[f64]) -> f64 {
        let (Some(&first), Some(&last)) = (values.first(), values.last()) else {
            return f64::NAN;
        };
        if values.iter().any(|v| !v.is_finite()) {
            return f64::NAN;
        }
        let max = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let min = values.iter().copied().fold(f64::INFINITY, f64::min);
        let size = max.abs().max(min.abs());
        let drift = (max - first).max(first - min);
        let or_zero = |x: f64, by: f64| if by > 0.0 { x / by } else { 0.0 };
        match self {
            Self::Max => max,
            Self::Min => min,
            Self::MaxAbs => size,
            Self::Final => last,
            Self::Initial => first,
            Self::Range => max - min,
            Self::Drift => drift,
            Self::DriftRelative => or_zero(drift, size),
            Self::Mean => values.iter().sum::<f64>() / values.len() as f64,
            Self::SlopeRatio => or_zero(trend(values), max - min),
        }
    }
}

/// Rise of the line of least squares from the first to the last frame.
pub fn trend(values: &[f64]) -> f64 {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let centre = 0.5 * (n - 1.0);
    let (mut top, mut bottom) = (0.0, 0.0);
    for (k, v) in values.iter().enumerate() {
        let x = k as f64 - centre;
        top += x * (v - mean);
        bottom += x * x;
    }
    if bottom > 0.0 {
        top / bottom * (n - 1.0)
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_reductions() {
        let values = [1.0, -3.0, 2.0, 2.0];
        for (reduce, value) in [
            (Reduce::Max, 2.0),
            (Reduce::Min, -3.0),
            (Reduce::MaxAbs, 3.0),
            (Reduce::Final, 2.0),
            (Reduce::Initial, 1.0),
            (Reduce::Range, 5.0),
            (Reduce::Drift, 4.0),
            (Reduce::DriftRelative, 4.0 / 3.0),
            (Reduce::Mean, 0.5),
        ] {
            assert_eq!(reduce.apply(&values), value, "{reduce:?}");
        }
        assert!((Reduce::SlopeRatio.apply(&[0.0, 1.0, 2.0]) - 1.0).abs() < 1e-15);
        assert_eq!(Reduce::SlopeRatio.apply(&[1.0, 1.0]), 0.0);
        assert!(Reduce::Max.apply(&[]).is_nan());
        assert!(Reduce::Max.apply(&[1.0, f64::NAN]).is_nan());
    }

    #[test]
    fn id_expected_files_are_read_strictly() {
        let good = "citation = \"c\"\n[[figure]]\nname = \"a\"\nchannel = \"x\"\nat = 1\ntolerance = 1e-3\n";
        assert!(Expected::parse(good).is_ok());
        for (from, to) in [
            ("at = 1\n", ""),
            ("at = 1", "at = 1\nreduce = \"max\""),
            ("at = 1", "att = 1"),
            ("at = 1", "reduce = \"largest\""),
            ("1e-3", "0"),
            ("1e-3", "nan"),
            ("citation = \"c\"", ""),
        ] {
            assert!(Expected::parse(&good.replace(from, to)).is_err(), "{to}");
        }
        let twice = format!("{good}{}", good.trim_start_matches("citation = \"c\"\n"));
        assert!(Expected::parse(&twice).is_err());
    }
}
