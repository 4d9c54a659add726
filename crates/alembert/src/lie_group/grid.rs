//! Element steps on one grid of ticks, so that times of events are whole numbers and coincide exactly.

/// Largest denominator of an element step as a fraction of the step of the study.
const MAX_DENOMINATOR: u64 = 1_000_000;

/// Most ticks in a step of the study.
const MAX_TICKS: u64 = 1_000_000_000;

/// How far an element step may be from its fraction, relative.
const TOLERANCE: f64 = 1e-9;

/// Finest automatic element step: the step of the study divided by two to this power.
const MAX_HALVINGS: u32 = 20;

/// A fraction of the step of the study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    /// Numerator.
    pub over: u64,
    /// Denominator.
    pub under: u64,
}

impl Fraction {
    /// The whole step.
    pub const ONE: Self = Self { over: 1, under: 1 };

    /// The simplest fraction within the tolerance of a positive number, by continued fractions.
    pub fn near(value: f64) -> Option<Self> {
        if value.is_nan() || value <= 0.0 || value > MAX_DENOMINATOR as f64 {
            return None;
        }
        let (mut last, mut now) = ((1_u64, 0_u64), (value.floor() as u64, 1_u64));
        let mut rest = value - value.floor();
        loop {
            let fraction = now.0 as f64 / now.1 as f64;
            if now.0 > 0 && (fraction - value).abs() <= TOLERANCE * value {
                return Some(Self {
                    over: now.0,
                    under: now.1,
                });
            }
            if rest < 1e-15 {
                return None;
            }
            let whole = (1.0 / rest).floor();
            if whole > MAX_DENOMINATOR as f64 {
                return None;
            }
            rest = 1.0 / rest - whole;
            let whole = whole as u64;
            let next = (whole * now.0 + last.0, whole * now.1 + last.1);
            if next.1 > MAX_DENOMINATOR {
                return None;
            }
            (last, now) = (now, next);
        }
    }

    /// The step divided by the least of 1, 2, 3, 4, 6, 8, 12, 16, ... that is not above `largest` (as a part of the step): few
    /// different steps, so that many events coincide.
    pub fn below(largest: f64) -> Option<Self> {
        (0..=MAX_HALVINGS)
            .flat_map(|k| [(1_u64 << k), 3 * (1_u64 << k) / 2])
            .find(|&n| n > 0 && 1.0 / n as f64 <= largest)
            .map(|under| Self { over: 1, under })
    }
}

/// Ticks in a step of the study, and in each element step; or the first element for which there is no common grid.
pub fn ticks(fractions: &[Fraction]) -> Result<(u64, Vec<u64>), usize> {
    let mut all = 1_u64;
    for (k, f) in fractions.iter().enumerate() {
        all = all / gcd(all, f.under) * f.under;
        if all > MAX_TICKS {
            return Err(k);
        }
    }
    let each = fractions.iter().map(|f| all / f.under * f.over).collect();
    Ok((all, each))
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fraction(over: u64, under: u64) -> Fraction {
        Fraction { over, under }
    }

    #[test]
    fn id_fractions_of_decimal_numbers() {
        for (value, over, under) in [
            (1.0, 1, 1),
            (8e-4 / 1e-3, 4, 5),
            (0.1 + 0.2, 3, 10),
            (2.5, 5, 2),
            (1.0 / 3.0, 1, 3),
            (1e-6, 1, 1_000_000),
        ] {
            assert_eq!(Fraction::near(value), Some(fraction(over, under)));
        }
        for value in [0.0, -1.0, f64::NAN, f64::INFINITY, 1e-7, 1e7] {
            assert_eq!(Fraction::near(value), None, "{value}");
        }
    }

    #[test]
    fn id_automatic_steps_are_few() {
        for (largest, under) in [(2.0, 1), (1.0, 1), (0.9, 2), (0.4, 3), (0.3, 4), (0.2, 6)] {
            assert_eq!(Fraction::below(largest), Some(fraction(1, under)));
        }
        assert_eq!(Fraction::below(1e-9), None);
        assert_eq!(Fraction::below(f64::NAN), None);
    }

    #[test]
    fn id_ticks_are_common() {
        let list = [fraction(1, 1), fraction(4, 5), fraction(1, 2)];
        assert_eq!(ticks(&list), Ok((10, vec![10, 8, 5])));
        let primes = [999_983, 999_979].map(|n| fraction(1, n));
        assert_eq!(ticks(&primes), Err(1));
    }
}
