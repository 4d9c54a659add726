//! Functions of time as the model file says them; made ready for evaluation by `CompiledSignal`.

use schemars::JsonSchema;
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::marker::PhantomData;

/// A function of time: a number, an expression such as "2*sin(3*t)", a table, a motion from rest to rest, through via
/// points or along a curve, or a column of a CSV file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Signal {
    /// A constant.
    Number(f64),
    /// An expression of the time `t` [s].
    Expression(String),
    /// Values at times, interpolated.
    #[serde(deserialize_with = "by_keys")]
    Table(SignalTable),
    /// From one value to another, at rest at both ends.
    #[serde(deserialize_with = "by_keys")]
    RestToRest(RestToRest),
    /// Through via points, at rest at both ends.
    #[serde(deserialize_with = "by_keys")]
    Via(ViaPoints),
    /// A component of a curve in the plane, at rest at both ends.
    #[serde(deserialize_with = "by_keys")]
    Curve(CurveMotion),
    /// A column of a CSV file; a table as soon as the model is read.
    #[serde(deserialize_with = "by_keys")]
    File(SignalFile),
}

/// A function of a coordinate: a number, an expression of the coordinate `q` such as "-3*q - 5*q^3", or a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum OverCoordinate {
    /// A constant.
    Number(f64),
    /// An expression of the coordinate `q`.
    Expression(String),
    /// Values over the coordinate, interpolated.
    #[serde(deserialize_with = "by_keys")]
    Table(CurveTable),
}

impl Default for OverCoordinate {
    fn default() -> Self {
        Self::Number(0.0)
    }
}

/// Values over a coordinate; constant before the first and after the last.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CurveTable {
    /// Rows: coordinate in rad or m, value; coordinates increasing. Numbers without units [1].
    pub table: Vec<[f64; 2]>,
    /// How values between rows are found; spline when missing.
    #[serde(default)]
    pub interpolation: Interpolation,
}

/// Reads a table of keys and nothing else: a list of three expressions is no file with its columns.
fn by_keys<'de, T, D>(input: D) -> Result<T, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct Keys<T>(PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for Keys<T> {
        type Value = T;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("a table of keys")
        }

        fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<T, M::Error> {
            T::deserialize(MapAccessDeserializer::new(map))
        }
    }
    input.deserialize_map(Keys(PhantomData))
}

impl Default for Signal {
    fn default() -> Self {
        Self::Number(0.0)
    }
}

/// Values at times; constant before the first and after the last.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignalTable {
    /// Rows [time in s, value], times increasing.
    pub table: Vec<[f64; 2]>,
    /// How values between rows are found; spline when missing.
    #[serde(default)]
    pub interpolation: Interpolation,
}

/// How values between the rows of a table are found.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Interpolation {
    /// Natural cubic spline.
    #[default]
    Spline,
    /// Straight lines.
    Linear,
}

/// A polynomial of degree 2 k + 1 from one value to another whose derivatives 1 to k vanish at both ends; constant
/// before and after.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RestToRest {
    /// Value until the start.
    pub from: f64,
    /// Value from the end on.
    pub to: f64,
    /// Time of the start [s]; zero when missing.
    #[serde(default)]
    pub start: f64,
    /// Time of the end [s].
    pub end: f64,
    /// Number k of derivatives that vanish at both ends, 1 to 6; 3 when missing.
    #[serde(default = "usual_smoothness")]
    pub smoothness: usize,
}

/// The smoothest spline of degree 2 k + 1 through points: derivatives up to 2 k are continuous inside, derivatives 1 to
/// k vanish at both ends; constant before and after.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ViaPoints {
    /// Points [time in s, value], times increasing, at least two.
    pub via: Vec<[f64; 2]>,
    /// Number k of derivatives that vanish at both ends, 1 to 6; 3 when missing.
    #[serde(default = "usual_smoothness")]
    pub smoothness: usize,
}

/// One coordinate of a point that runs along a curve in a plane, from rest to rest. With the law S(t) from 0 at the
/// start to 1 at the end and φ = 2 π turns S + phase: circle x = center + a cos φ, y = center + b sin φ;
/// figure-eight x = center + a sin φ, y = center + b sin 2 φ.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CurveMotion {
    /// The curve.
    pub curve: CurveKind,
    /// The coordinate.
    pub component: Component,
    /// Half extents [a, b] of the curve along x and y.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<[f64; 2]>,
    /// Radius of a circle, instead of its size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub radius: Option<f64>,
    /// This coordinate of the centre of the curve; zero when missing.
    #[serde(default)]
    pub center: f64,
    /// Time of the start [s]; zero when missing.
    #[serde(default)]
    pub start: f64,
    /// Time of the end [s].
    pub end: f64,
    /// How often the curve is run through [1], negative backwards; 1 when missing.
    #[serde(default = "one_turn")]
    pub turns: f64,
    /// Where on the curve the motion starts [rad]; zero when missing.
    #[serde(default)]
    pub phase: f64,
    /// Number k of derivatives that vanish at both ends, 1 to 6; 3 when missing.
    #[serde(default = "usual_smoothness")]
    pub smoothness: usize,
}

/// A curve in a plane.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CurveKind {
    /// A circle or, with two half extents, an ellipse.
    #[default]
    Circle,
    /// A figure eight that lies along x.
    FigureEight,
}

/// A coordinate in the plane of a curve.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Component {
    /// The first coordinate.
    #[default]
    X,
    /// The second coordinate.
    Y,
}

/// Two columns of a CSV file; its rows become a table when the model is read from a file.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignalFile {
    /// Path of the file, from the folder of the model file.
    pub csv: String,
    /// Name of the column with the times [s], increasing; "time" when missing.
    #[serde(default = "time_column")]
    pub time: String,
    /// Name of the column with the values.
    pub column: String,
    /// How values between rows are found; spline when missing.
    #[serde(default)]
    pub interpolation: Interpolation,
}

pub(super) fn usual_smoothness() -> usize {
    3
}

fn one_turn() -> f64 {
    1.0
}

fn time_column() -> String {
    "time".to_owned()
}
