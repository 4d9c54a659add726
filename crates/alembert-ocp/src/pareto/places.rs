//! Where reference points of a front lie.

use super::Front;

/// Distance of reference points from the simplex of the individual minima: beyond the ideal point, so that none can be reached.
const SHIFT: f64 = 0.8;

/// Size of the lattice for three objectives, in that of the simplex: a curved front reaches beyond its minima.
const REACH: f64 = 1.5;

/// Reference points below the simplex of the minima of `count` objectives, of three also around it: at least `points`, on a lattice.
pub(super) fn simplex(count: usize, points: usize) -> Vec<Vec<f64>> {
    let shift = SHIFT / (count as f64).sqrt();
    let mut out = vec![];
    if count == 2 {
        let last = (points.max(3) - 1) as f64;
        for k in 0..points.max(3) {
            let s = k as f64 / last;
            out.push(vec![s - shift, 1.0 - s - shift]);
        }
        return out;
    }
    // divisions of the triangle that give enough points
    let divisions = (1..).find(|n| (n + 1) * (n + 2) / 2 >= points).unwrap_or(1);
    for a in 0..=divisions {
        for b in 0..=divisions - a {
            let third = 1.0 / 3.0;
            let part = |k: usize| third + REACH * (k as f64 / divisions as f64 - third) - shift;
            out.push(vec![part(a), part(b), part(divisions - a - b)]);
        }
    }
    out
}

/// Reference points at equal distances along the polygon of the first pass, shifted along its normals.
pub(super) fn equidistant(front: &Front, points: usize) -> Vec<Vec<f64>> {
    let (ideal, nadir) = front.range();
    let line: Vec<[f64; 2]> = front
        .nondominated_all()
        .iter()
        .map(|p| [0, 1].map(|i| (p.values[i] - ideal[i]) / (nadir[i] - ideal[i])))
        .collect();
    let lengths: Vec<f64> = line
        .windows(2)
        .map(|w| (w[1][0] - w[0][0]).hypot(w[1][1] - w[0][1]))
        .collect();
    let total: f64 = lengths.iter().sum();
    let mut out = vec![];
    for k in 0..points {
        let mut s = total * k as f64 / (points.max(2) - 1) as f64;
        let mut i = 0;
        while i + 1 < lengths.len() && s > lengths[i] {
            s -= lengths[i];
            i += 1;
        }
        let (a, b) = (line[i], line[(i + 1).min(line.len() - 1)]);
        let length = lengths.get(i).copied().unwrap_or(1.0).max(1e-12);
        let (t, d) = (s / length, [b[0] - a[0], b[1] - a[1]]);
        // the front falls: its normal (d₁, -d₀) points towards the ideal point
        let normal = [d[1] / length, -d[0] / length];
        let shift = 0.5 * SHIFT;
        out.push(vec![
            a[0] + t * d[0] + shift * normal[0],
            a[1] + t * d[1] + shift * normal[1],
        ]);
    }
    out
}
