//! Numbers in the embedded JSON: short where digits are invisible, `null` where not finite.

use crate::data::{Report, Run};
use crate::plot::Plot;

/// Significant digits of positions, relative to the largest entry of the array.
const POSITION_DIGITS: i32 = 7;
/// Digits of times, relative to the last one.
const TIME_DIGITS: i32 = 11;
/// Digits after the point of directors.
const DIRECTOR_DIGITS: i32 = 6;
/// Digits of plotted values, relative to the *range* of the curve: the drift of an energy in its
/// thirteenth digit stays visible.
const PLOT_DIGITS: i32 = 6;
/// Digits of the points of a front, which are also read as numbers.
const FRONT_DIGITS: i32 = 8;

/// The same report with every array over time rounded to what can be seen.
pub fn rounded(report: &Report) -> Report {
    let mut report = report.clone();
    report.runs.iter_mut().for_each(round_run);
    for picture in &mut report.pictures {
        round_to_largest(&mut picture.time, TIME_DIGITS);
        picture.plots.iter_mut().for_each(round_plot);
    }
    if let Some(comparison) = &mut report.comparison {
        round_to_largest(&mut comparison.time, TIME_DIGITS);
        comparison.plots.iter_mut().for_each(round_plot);
    }
    for point in report.front.iter_mut().flat_map(|front| &mut front.points) {
        round_significant(&mut point.values, FRONT_DIGITS);
    }
    report
}

/// Round the arrays of one run in place.
pub fn round_run(run: &mut Run) {
    round_to_largest(&mut run.time, TIME_DIGITS);
    for body in &mut run.bodies {
        round_to_largest(&mut body.position, POSITION_DIGITS);
        round_decimals(&mut body.directors, DIRECTOR_DIGITS);
    }
    for point in &mut run.points {
        round_to_largest(&mut point.position, POSITION_DIGITS);
    }
    for rod in &mut run.rods {
        round_to_largest(&mut rod.node_arc, POSITION_DIGITS);
        round_to_largest(&mut rod.value_arc, POSITION_DIGITS);
        round_to_largest(&mut rod.outline.points, POSITION_DIGITS);
    }
    for joint in &mut run.joints {
        round_to_largest(&mut joint.position, POSITION_DIGITS);
        round_to_largest(&mut joint.axis, POSITION_DIGITS);
        round_to_largest(&mut joint.second_axis, POSITION_DIGITS);
    }
    for spring in &mut run.springs {
        round_to_largest(&mut spring.a, POSITION_DIGITS);
        round_to_largest(&mut spring.b, POSITION_DIGITS);
    }
    for marker in &mut run.markers {
        round_to_largest(&mut marker.position, POSITION_DIGITS);
    }
    for arrow in &mut run.arrows {
        round_to_largest(&mut arrow.position, POSITION_DIGITS);
        round_to_largest(&mut arrow.vector, POSITION_DIGITS);
    }
    run.plots.iter_mut().for_each(round_plot);
}

/// Round the curves of a diagram in place.
fn round_plot(plot: &mut Plot) {
    round_to_largest(&mut plot.x, TIME_DIGITS);
    for series in &mut plot.series {
        if plot.log {
            round_significant(&mut series.values, PLOT_DIGITS);
        } else {
            round_to_range(&mut series.values);
        }
    }
}

/// Round to a number of digits of the largest entry, so that zeros with round-off become zeros.
fn round_to_largest(values: &mut [f64], digits: i32) {
    let largest = values
        .iter()
        .filter(|v| v.is_finite())
        .fold(0.0_f64, |m, v| m.max(v.abs()));
    if largest > 0.0 {
        round_decimals(values, digits - 1 - magnitude(largest));
    }
}

/// Round to a number of digits of the difference between the largest and the smallest entry.
fn round_to_range(values: &mut [f64]) {
    let (low, high) = values
        .iter()
        .filter(|v| v.is_finite())
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), &v| {
            (l.min(v), h.max(v))
        });
    let range = high - low;
    if range > 0.0 && range.is_finite() {
        round_decimals(values, PLOT_DIGITS - magnitude(range));
    }
}

/// Decimal exponent of a positive number.
fn magnitude(value: f64) -> i32 {
    // the cast saturates, and exponents of floats are far below the limits of i32
    value.log10().floor() as i32
}

/// Round to a number of digits after the point (negative: before it).
fn round_decimals(values: &mut [f64], decimals: i32) {
    // beyond these powers the scaling itself would overflow: leave such numbers alone
    if decimals.abs() > 290 {
        return;
    }
    let scale = 10_f64.powi(decimals.abs());
    for value in values {
        let rounded = if decimals >= 0 {
            (*value * scale).round() / scale
        } else {
            (*value / scale).round() * scale
        };
        if rounded.is_finite() {
            // adding zero turns -0 into 0
            *value = rounded + 0.0;
        }
    }
}

/// Round each entry to a number of its own significant digits.
fn round_significant(values: &mut [f64], digits: i32) {
    for value in values {
        *value = significant(*value, digits);
    }
}

/// Round to a number of significant digits.
fn significant(value: f64, digits: i32) -> f64 {
    if value == 0.0 || !value.is_finite() {
        return value;
    }
    let mut one = [value];
    round_decimals(&mut one, digits - 1 - magnitude(value.abs()));
    one[0]
}

/// A list of numbers; not finite is `null` in JSON and comes back as not-a-number.
pub mod list {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Write a list.
    pub fn serialize<S: Serializer>(values: &[f64], out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(values.iter().map(|v| Short(*v)))
    }

    /// A number without digits that say nothing: 2 instead of 2.0.
    struct Short(f64);

    impl Serialize for Short {
        fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
            let Self(value) = *self;
            if value.fract() == 0.0 && value.abs() < 1e15 {
                // whole and far below the limits of i64
                out.serialize_i64(value as i64)
            } else {
                // serde_json writes numbers that are not finite as null
                out.serialize_f64(value)
            }
        }
    }

    /// Read a list.
    pub fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<f64>, D::Error> {
        let values = Vec::<Option<f64>>::deserialize(input)?;
        Ok(values.into_iter().map(|v| v.unwrap_or(f64::NAN)).collect())
    }
}

/// An array of fixed length, as [`list`].
pub mod array {
    use serde::de::Error;
    use serde::{Deserializer, Serializer};

    /// Write an array.
    pub fn serialize<S: Serializer, const N: usize>(
        values: &[f64; N],
        out: S,
    ) -> Result<S::Ok, S::Error> {
        super::list::serialize(values, out)
    }

    /// Read an array.
    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        input: D,
    ) -> Result<[f64; N], D::Error> {
        let values = super::list::deserialize(input)?;
        let found = values.len();
        values
            .try_into()
            .map_err(|_| D::Error::custom(format!("{N} numbers expected, {found} found")))
    }
}

/// One number, as [`list`].
pub mod one {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Write a number.
    pub fn serialize<S: Serializer>(value: &f64, out: S) -> Result<S::Ok, S::Error> {
        value.serialize(out)
    }

    /// Read a number.
    pub fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<f64, D::Error> {
        Ok(Option::<f64>::deserialize(input)?.unwrap_or(f64::NAN))
    }
}

/// Lower and upper bound: one that does not exist is `null` in JSON and infinite here.
pub mod bounds {
    use serde::{Deserialize, Deserializer, Serializer};

    /// Write both bounds.
    pub fn serialize<S: Serializer>(bounds: &Option<[f64; 2]>, out: S) -> Result<S::Ok, S::Error> {
        match bounds {
            Some(values) => super::list::serialize(values, out),
            None => out.serialize_none(),
        }
    }

    /// Read both bounds.
    pub fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Option<[f64; 2]>, D::Error> {
        let read = Option::<[Option<f64>; 2]>::deserialize(input)?;
        Ok(read.map(|[lower, upper]| {
            [
                lower.unwrap_or(f64::NEG_INFINITY),
                upper.unwrap_or(f64::INFINITY),
            ]
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_round_off_becomes_zero_and_digits_are_kept() {
        let mut values = [1.234_567_891_2, 6e-17, -6e-17];
        round_to_largest(&mut values, POSITION_DIGITS);
        assert_eq!(values, [1.234_568, 0.0, 0.0]);
        assert!(values[2].is_sign_positive());
    }

    #[test]
    fn id_small_drift_of_a_large_value_survives() {
        let mut values = [9.81, 9.81 + 3e-13, 9.81 - 2e-13];
        let before = values;
        round_to_range(&mut values);
        // two units in the last place of 9.81 are left as error
        for (a, b) in values.iter().zip(before) {
            assert!((a - b).abs() <= 4.0 * f64::EPSILON, "{a} {b}");
        }
    }

    #[test]
    fn id_extreme_and_not_finite_values_pass() {
        let mut values = [1e300, -1e-300, f64::NAN, f64::INFINITY];
        round_to_largest(&mut values, POSITION_DIGITS);
        round_to_range(&mut values);
        assert_eq!(values[0], 1e300);
        assert!(values[2].is_nan() && values[3].is_infinite());
        assert_eq!(significant(1.234_567_89e-250, 6), 1.234_57e-250);
    }
}
