//! Large arrays in the embedded JSON: 16 bits a number, as base64.
//!
//! Each column is scaled to its own range over the whole run, so the error is at most 1/65534 of what the column
//! ever covers: less than a pixel, and less than a step of a colour map.

use serde::{Deserialize, Serialize};

/// Largest magnitude of a packed number; one code is left for what is not finite.
const TOP: f64 = 32767.0;
/// The code of what is not finite.
const MISSING: i16 = i16::MIN;

/// A table of numbers with a few columns and many rows.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Packed {
    /// Middle of each column.
    middle: Vec<f64>,
    /// Half the range of each column.
    half: Vec<f64>,
    /// Rows of little-endian 16 bit numbers x, value = middle + half x/32767, as base64; -32768 where there is none.
    data: String,
}

impl Packed {
    /// Packs rows of `columns` numbers; a rest that is no whole row is left out.
    ///
    /// ```
    /// let packed = alembert_report::Packed::new(&[0.0, 5.0, 1.0, f64::NAN], 2);
    /// let values = packed.values();
    /// assert_eq!((values[0], values[2]), (0.0, 1.0));
    /// assert!(values[3].is_nan());
    /// ```
    pub fn new(values: &[f64], columns: usize) -> Self {
        let columns = columns.max(1);
        let mut low = vec![f64::INFINITY; columns];
        let mut high = vec![f64::NEG_INFINITY; columns];
        let rows = values.chunks_exact(columns);
        for (k, v) in rows.clone().flat_map(|row| row.iter().enumerate()) {
            if v.is_finite() {
                low[k] = low[k].min(*v);
                high[k] = high[k].max(*v);
            }
        }
        let ends = || low.iter().zip(&high);
        let finite = |x: f64| if x.is_finite() { x } else { 0.0 };
        // halves first: the sum of two large numbers may overflow
        let middle: Vec<f64> = ends().map(|(l, h)| finite(0.5 * l + 0.5 * h)).collect();
        let half: Vec<f64> = ends().map(|(l, h)| finite(0.5 * h - 0.5 * l)).collect();
        let mut bytes = Vec::with_capacity(2 * values.len());
        for (k, v) in rows.flat_map(|row| row.iter().enumerate()) {
            let code = match (v.is_finite(), half[k] > 0.0) {
                (false, _) => MISSING,
                (true, false) => 0,
                // rounded and within the limits of i16
                (true, true) => (TOP * ((v - middle[k]) / half[k])).round().clamp(-TOP, TOP) as i16,
            };
            bytes.extend(code.to_le_bytes());
        }
        Self {
            middle,
            half,
            data: base64(&bytes),
        }
    }

    /// About how many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.data.len() + 48 * self.middle.len()
    }

    /// Keeps some of so many frames of equally many rows.
    pub(crate) fn keep(&mut self, frames: usize, kept: &[usize]) {
        let Some(bytes) = from_base64(&self.data) else {
            return;
        };
        if frames == 0 || !bytes.len().is_multiple_of(frames) {
            return;
        }
        let one = bytes.len() / frames;
        let rows = kept
            .iter()
            .filter_map(|f| bytes.get(one * f..one * (f + 1)));
        self.data = base64(&rows.flatten().copied().collect::<Vec<u8>>());
    }

    /// The numbers again, row by row, to 16 bits; empty where the text is damaged.
    pub fn values(&self) -> Vec<f64> {
        let columns = self.middle.len().min(self.half.len()).max(1);
        let bytes = from_base64(&self.data).unwrap_or_default();
        let codes = bytes
            .chunks_exact(2)
            .map(|b| i16::from_le_bytes([b[0], b[1]]));
        let value = |(at, code): (usize, i16)| {
            let k = at % columns;
            match (code, self.middle.get(k), self.half.get(k)) {
                (MISSING, _, _) => f64::NAN,
                (code, Some(middle), Some(half)) => middle + half * (f64::from(code) / TOP),
                _ => f64::NAN,
            }
        };
        codes.enumerate().map(value).collect()
    }
}

/// The letters of base64.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes as base64 (RFC 4648).
///
/// ```
/// assert_eq!(alembert_report::base64(b"rods"), "cm9kcw==");
/// ```
pub fn base64(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let at = |k: usize| u32::from(group.get(k).copied().unwrap_or(0));
        let bits = (at(0) << 16) | (at(1) << 8) | at(2);
        for k in 0..4 {
            // six bits are an index of the 64 letters
            let letter = LETTERS[(bits >> (18 - 6 * k)) as usize & 63];
            out.push(if k > group.len() {
                '='
            } else {
                char::from(letter)
            });
        }
    }
    out
}

/// Bytes of a base64 text; nothing where a letter is wrong.
fn from_base64(text: &str) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(text.len() / 4 * 3);
    for group in text.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        let mut count = 0;
        for k in 0..4 {
            let letter = group.get(k).filter(|c| **c != b'=');
            let code = match letter {
                Some(c) => LETTERS.iter().position(|l| l == c)?,
                None => 0,
            };
            count += usize::from(letter.is_some());
            bits = (bits << 6) | code as u32;
        }
        let bytes = [(bits >> 16) as u8, (bits >> 8) as u8, bits as u8];
        out.extend(bytes.get(..count.saturating_sub(1))?);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_packed_numbers_come_back_to_16_bits() {
        let values: Vec<f64> = (0..300)
            .map(|k| f64::from(k).sin() * [1e-9, 1.0, 1e12][k as usize % 3] + 3.0)
            .collect();
        let back = Packed::new(&values, 3).values();
        assert_eq!(back.len(), 300);
        for (k, (a, b)) in values.iter().zip(&back).enumerate() {
            // half a step of the range, and the round-off of the offset
            let limit = [1e-9, 1.0, 1e12][k % 3] / 65_534.0 + 1e-15;
            assert!((a - b).abs() <= 1.001 * limit, "{a} {b}");
        }
    }

    #[test]
    fn id_constants_and_gaps() {
        let values = [2.5, f64::NAN, 2.5, f64::INFINITY, 1e308, -1e308];
        let back = Packed::new(&values[..4], 2).values();
        assert_eq!((back[0], back[2]), (2.5, 2.5));
        assert!(back[1].is_nan() && back[3].is_nan());
        let back = Packed::new(&values[4..], 1).values();
        assert!((back[0] / 1e308 - 1.0).abs() < 1e-12 && back[1] < 0.0);
        assert_eq!(Packed::new(&[], 3).values(), Vec::<f64>::new());
    }

    #[test]
    fn id_base64_of_all_lengths() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64(bytes.as_bytes()), text);
            assert_eq!(from_base64(text).as_deref(), Some(bytes.as_bytes()));
        }
        assert_eq!(from_base64("a!"), None);
    }
}
