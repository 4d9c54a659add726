//! Numbers and efforts in words, for the terminal and for reports.

use crate::trajectory::Trajectory;

/// A number in few digits: 0, 12.3, 1.2e-13.
pub fn short(value: f64) -> String {
    let size = value.abs();
    if value == 0.0 {
        "0".to_owned()
    } else if !value.is_finite() {
        "not finite".to_owned()
    } else if (1e-3..1e5).contains(&size) {
        let decimals = (3 - size.log10().floor() as i32).clamp(0, 6) as usize;
        format!("{value:.decimals$}")
    } else {
        format!("{value:.2e}")
    }
}

/// A time step: 0.001, 1e-4.
pub fn step(value: f64) -> String {
    if value >= 1e-3 {
        value.to_string()
    } else {
        format!("{value:e}")
    }
}

/// A number with the digits that matter for a comparison.
pub fn precise(value: f64) -> String {
    let size = value.abs();
    if value == 0.0 || (1e-2..1e6).contains(&size) {
        let text = format!("{value:.9}");
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else if value.is_finite() {
        format!("{value:.5e}")
    } else {
        "-".to_owned()
    }
}

/// A number as people write it: 4.5, and powers of ten only for very small or large ones.
pub fn plain(value: f64) -> String {
    let trimmed = |digits: &str| {
        digits
            .trim_end_matches('0')
            .trim_end_matches('.')
            .to_owned()
    };
    let size = value.abs();
    if value == 0.0 {
        return "0".to_owned();
    }
    if (1e-3..1e6).contains(&size) {
        // seven digits that count, at least one of them after the point
        let decimals = (6 - size.log10().floor() as i32).clamp(1, 9) as usize;
        return trimmed(&format!("{value:.decimals$}"));
    }
    match format!("{value:.6e}").split_once('e') {
        Some((digits, power)) => format!("{}e{power}", trimmed(digits)),
        None => value.to_string(),
    }
}

/// A text of the solver for people: its numbers with powers of ten (4.500000e0) become plain ones (4.5).
pub fn readable(text: &str) -> String {
    let inside = |c: char| c.is_ascii_alphanumeric() || ".-+_".contains(c);
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(inside) {
        out += &rest[..start];
        let word = &rest[start..];
        let end = word.find(|c| !inside(c)).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        // a sentence may end with a number
        let core = word.trim_end_matches('.');
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let scientific = core.split_once('e').is_some_and(|(mantissa, power)| {
            let mantissa = mantissa.trim_start_matches('-');
            let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, "0"));
            digits(whole) && digits(part) && digits(power.trim_start_matches(['-', '+']))
        });
        match core.parse::<f64>() {
            Ok(value) if scientific => {
                out += &plain(value);
                out += &word[core.len()..];
            }
            _ => out += word,
        }
        rest = after;
    }
    out + rest
}

/// So many of something: 1 step, 2 steps.
pub fn count(number: usize, what: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {what}{plural}")
}

/// Steps, time and effort of a run in words.
pub fn pace(trajectory: &Trajectory) -> String {
    let c = &trajectory.counts;
    let steps = c.steps.max(1) as f64;
    let divided = if c.divided > 0 {
        format!(", {} divided", count(c.divided as usize, "step"))
    } else {
        String::new()
    };
    format!(
        "{} in {} s ({} us a step, {:.2} iterations{divided})",
        count(c.steps as usize, "step"),
        short(c.wall_time),
        short(1e6 * c.wall_time / steps),
        c.iterations as f64 / steps
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_numbers_as_people_write_them() {
        for (value, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (f64::INFINITY, "inf"),
            (4.5, "4.5"),
            (-2.2, "-2.2"),
            (100.0, "100"),
            (1.0 / 3.0, "0.3333333"),
            (123_456.789, "123456.8"),
            (0.00125, "0.00125"),
            (1.2e-7, "1.2e-7"),
            (-3e12, "-3e12"),
        ] {
            assert_eq!(plain(value), text);
        }
    }

    #[test]
    fn id_only_numbers_with_powers_of_ten_change() {
        for (before, after) in [
            ("x = 4.500000e0 must be = 0.000000e0", "x = 4.5 must be = 0"),
            ("off by 1.200e-7.", "off by 1.2e-7."),
            (
                "bound -2.000000e1, multiplier 3.1e2)",
                "bound -20, multiplier 310)",
            ),
            (
                "node 20, phase e1, 12 of m2e5 in 1.25 s",
                "node 20, phase e1, 12 of m2e5 in 1.25 s",
            ),
            ("größer als 1.000000e0 m²", "größer als 1 m²"),
            ("", ""),
        ] {
            assert_eq!(readable(before), after);
        }
    }

    #[test]
    fn id_numbers_are_short() {
        for (value, text) in [
            (0.0, "0"),
            (1.0, "1.000"),
            (1234.5, "1234"),
            (1.26e-13, "1.26e-13"),
            (f64::NAN, "not finite"),
        ] {
            assert_eq!(short(value), text);
        }
        assert_eq!(precise(0.328_458_112), "0.328458112");
        assert_eq!(precise(-2.0), "-2");
        assert_eq!(precise(1e-10), "1.00000e-10");
    }

    #[test]
    fn id_one_has_no_plural() {
        let texts = [0, 1, 2].map(|n| count(n, "iteration"));
        assert_eq!(texts, ["0 iterations", "1 iteration", "2 iterations"]);
    }
}
